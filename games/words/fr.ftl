### Choose Your Words en français. $you nomme le champ dont la place est celle de qui écoute; $first vaut "yes" la première fois. $hand dit les cartes avec leurs points, $hand-short sans.

words = Choose Your Words
    .help = un poker avec des cartes à lettres
words-spoken = Choose: tchouze; Your: yor; Words: oueurdz; Quiddler: kouid-leur

## Réponses et commandes

words-answer-bet = miser, m, mise
    .then = en bluffant
words-answer-call = suivre, s, suis
words-answer-raise = relancer, r, relance, miser, mise
    .then = en bluffant
words-answer-check = parole, p, checker, check
words-answer-fold = se coucher, c, coucher, me coucher, couche-toi, passer, me couche, abandonner
words-answer-swap = échanger, e, échange
    .pick = Échanger ces cartes
words-answer-lay = poser, p, pose
    .pick = Poser un mot avec ces cartes
words-answer-doubt = douter, d, doute, contester
words-answer-none = aucun, n, aucune, rien, aucun mot, aucune carte, aucun échange, tout garder, garde tout, garder
words-answer-card = carte
    .pick = C'est cette carte
words-answer-dealer = donneur
words-command-pot = pot, po
    .said = combien y a-t-il dans le pot, combien dans le pot, il y a combien dans le pot, combien il y a dans le pot, qu'y a-t-il dans le pot, combien de jetons dans le pot, combien vaut le pot
    .help = le pot, et ce qu'il faut payer pour suivre
words-command-who = qui, qi
    .help = qui est encore dans le coup, avec mises et jetons
words-command-points = points, pt
    .help = les points de tes cartes
words-command-look = vérifier, vf
    .help = si le dictionnaire connaît un mot, là où c'est convenu

## Questions

words-open = { $first ->
        [yes] Miser { words-limits } ou se coucher, pot { $pot }?
        [bare] Miser { words-limits }?
       *[no] Miser ou se coucher, pot { $pot }?
    }
    .brief = Miser { $least } à { $most }?
    .braille = miser { $least } à { $most }, pot { $pot }?
    .hand = { $hand }. Miser?
    .hand-brief = { $hand }?
    .least = Miser?
    .less = { $first ->
        [yes] Miser { words-limits }?
       *[no] Miser, pot { $pot }?
    }
    .allowed = { $only ->
        [yes] Tape { $least } pour le miser, ou se coucher.
       *[no] Tape combien, de { $least } à { $most }, ou se coucher.
    }
    .longest = 5
    .sure = Te coucher et perdre ta mise?
    .sure-brief = coucher?
    .does-fold = hors de cette manche
words-limits = { $only ->
        [yes] { $least }
       *[no] { $least } à { $most }
    }
words-call = Suivre pour { $price }{ $first ->
        [yes] { $most ->
            [0] {" "}ou se coucher
           *[other] , relancer ou se coucher
        }
       *[no] {""}
    }, pot { $pot }?
    .brief = Suivre { $price }?
    .least = suivre { $price }?
    .braille = suivre { $price }, pot { $pot }?
    .hand = { $hand }. Suivre?
    .hand-brief = { $hand }?
    .allowed = { $most ->
        [0] Tape suivre ou se coucher.
       *[other] { $only ->
            [yes] Tape suivre, relancer { $least }, ou se coucher.
           *[no] Tape suivre, ou relancer et à combien, de { $least } à { $most }, ou se coucher.
        }
    }
    .longest = { $most ->
        [0] suivre
       *[other] relancer 5
    }
    .sure = Te coucher et perdre ta mise?
    .sure-brief = coucher?
    .does-call = paie { $price } et reste
    .does-raise = relancer à{ $only ->
        [yes] {" "}{ $most }
       *[no] {""}
    }
    .does-fold = hors de cette manche
words-swap = { $hand-short }{ $first ->
        [yes] . Échanger des cartes?
       *[no] . Échanger?
    }
    .brief = { $hand-short }. Échanger?
    .least = { $hand-short }?
    .braille = { $hand } échanger?
    .allowed = Tape échanger et jusqu'à quatre de tes cartes, séparées par des espaces, ou aucune.
    .help = Tape échanger et quatre cartes au plus, séparées par des espaces, par exemple échanger { $hand-two }, ou aucune.
    .longest = e a e ch
    .does-none = garde tout
words-swap-count = { $first ->
        [yes] Combien de cartes échanges-tu?
       *[no] Échanger combien?
    }
    .brief = Combien?
    .braille = échanger combien?
    .allowed = Tape combien de cartes tu échanges, 0 à 4.
    .longest = 4
words-lay = { $hand-short }{ $first ->
        [yes] . Poser un mot?
       *[no] . Poser?
    }
    .brief = { $hand-short }. Poser?
    .least = { $hand-short }:
    .braille = { $hand } poser:
    .first = N'importe quel mot du dictionnaire, court ou long, que tes cartes permettent; ce sont les points de ses cartes qui comptent.
    .allowed = Tape poser et un mot, ou poser et ses cartes, séparées par des espaces; ou aucun.
    .longest = poser quai
    .sure = Vraiment aucun mot?
    .sure-brief = aucun mot?
    .does-none = ne pose aucun mot
words-lay-unseen = Pot { $pot }. { $first ->
        [yes] Poser un mot?
       *[no] Poser?
    }
    .brief = Poser?
    .braille = pot { $pot }, poser?
    .allowed = Tape poser et les cartes du mot, séparées par des espaces; ou aucun.
    .longest = poser ch a t
    .sure = Vraiment aucun mot?
    .sure-brief = aucun mot?
words-show-highest = { $first ->
        [yes] Quelle est ta plus haute carte?
       *[no] Plus haute carte?
    }
    .brief = La plus haute?
    .braille = plus haute carte?
    .allowed = Tape les lettres de ta plus haute carte.
    .longest = qu
words-who-deals = Qui donne en premier?
    .brief = Qui donne?
    .braille = qui donne?
    .allowed = Tape qui donne en premier.
    .longest = Gustave
words-doubt = { $word }, { $points }, { $owner }{ $first ->
        [yes] . Douter?
       *[no] ?
    }
    .brief = { $word }, { $points }?
    .braille = { $word } { $points } { $owner }?
    .least = { $word }?
    .allowed = Tape douter, ou douter et un nom ou un mot, ou aucun.
    .longest = douter
    .does-none = crois-le

## Événements

words-agreed = { $dictionary ->
        [en] Dictionnaire anglais
        [de] Dictionnaire allemand
        [fr] Dictionnaire français
       *[own] Dictionnaire { $dictionary }
    }, { $words } mots{ $check ->
        [always] , chaque mot est vérifié avant d'être posé.
       *[challenge] . Le bluff est permis.
    }{ $deck ->
        [usual] {""}
        [en] {" "}Cartes anglaises.
        [de] {" "}Cartes allemandes.
        [fr] {" "}Cartes françaises.
       *[own] {" "}Vos propres cartes.
    }
    .brief = Dictionnaire { $dictionary }, { $words } mots.
    .braille = { $dictionary }, { $words } mots, { $check ->
        [always] vérifiés
       *[challenge] bluff
    }
words-stakes = { $chips ->
        [one] Un jeton
       *[other] { $chips } jetons
    } chacun. Ante { $ante }; mises de { $least } à { $most }.{ $first ->
        [yes] {" "}Le but: gagner les jetons des autres. À chaque manche, tu poses un mot avec tes sept cartes, et le mot dont les cartes ont le plus de points prend le pot. { loop-hear-more }
       *[no] {""}
    }
    .brief = { $chips } jetons, ante { $ante }, mises de { $least } à { $most }.
    .braille = { $chips } jetons, ante { $ante }, mises { $least } à { $most }
words-cut = { $you ->
        [seat] Tu tires
       *[other] { $seat } tire
    }{ $first ->
        [yes] {" "}la carte{" "}
       *[no] {" "}
    }{ $card }{ $first ->
        [yes] {""}, pour savoir qui donne et mise en premier: le plus de points, ou, à égalité, la lettre la plus loin dans l'alphabet.
       *[no] .
    }
    .brief = { loop-who }: { $card }.
    .braille = { $seat } tire { $card }
words-cut-again = { $card } deux fois: on tire encore.
    .brief = { $card } deux fois: on tire encore.
    .braille = { $card } deux fois, encore
words-dealer = { $you ->
        [seat] {" "}Tu donnes.
       *[other] {" "}{ $seat } donne.
    }
words-deals = { loop-round-now }{ $first ->
        [yes] { words-dealer }
       *[no] { $real ->
            [yes] { words-dealer }
           *[no] {""}
        }
    }{ $first ->
        [yes] {" "}Ante { $ante }.
       *[no] {""}
    }
    .brief = { $you ->
        [seat] Tu donnes.
       *[other] { $seat } donne.
    }
    .braille = manche { $number }, { $seat } donne
words-short = { $you ->
        [seat] Tu paies { $paid }: tapis.
       *[other] { $seat } paie { $paid }: tapis.
    }
    .brief = { $you ->
        [seat] Toi: tapis.
       *[other] { $seat }: tapis.
    }
    .braille = { $seat } tapis
words-dealt = Ta main: { $hand }.
    .brief = { $hand-short }.
    .braille = { $hand }
words-opened = { $seat } mise { $bet }{ $all-in ->
        [yes] , tapis.
       *[no] .
    }
    .brief = { $seat } mise { $bet }.
    .braille = { $seat } mise { $bet }
words-called = { $seat } suit{ $all-in ->
        [yes] , tapis.
       *[no] .
    }
    .brief = { $seat } suit.
    .braille = { $seat } suit
words-raised = { $seat } relance à { $bet }{ $all-in ->
        [yes] , tapis.
       *[no] .
    }
    .brief = { $seat } relance à { $bet }.
    .braille = { $seat } relance à { $bet }
words-bet-least = { $raises ->
        [yes] Tu relances à { $chips }.
       *[no] Tu mises { $chips }.
    }
    .brief = { $raises ->
        [yes] Tu relances à { $chips }.
       *[no] Tu mises { $chips }.
    }
    .braille = { $raises ->
        [yes] tu relances à { $chips }
       *[no] tu mises { $chips }
    }
words-folded = { $seat } se couche.
    .brief = { $seat } se couche.
    .braille = { $seat } se couche
words-goes-back = { $you ->
        [seat] Tu reprends { $chips }
       *[other] { $seat } reprend { $chips }
    }{ $first ->
        [yes] : personne n'a suivi aussi haut.
       *[no] .
    }
    .brief = { $chips } { $chips ->
        [one] revient
       *[other] reviennent
    } à { $you ->
        [seat] toi.
       *[other] { $seat }.
    }
    .braille = { $chips } de retour à { $seat }
words-swapped = { $seat } { $count ->
        [0] n'échange aucune carte.
        [one] échange une carte.
       *[other] échange { $count } cartes.
    }
    .brief = { $seat } échange { $count }.
    .braille = { $seat } échange { $count }
words-drew = Tu tires { $cards }.
    .brief = Tirage: { $cards-short }.
    .braille = tirage { $cards }
words-laid = { $you ->
        [seat] Ton mot:
       *[other] Mot { ELIDE("de", $seat) }:
    } { $word }, { $points }{ $first ->
        [yes] {" "}points.
       *[no] .
    }
    .full = { $you ->
        [seat] Ton mot:
       *[other] Mot { ELIDE("de", $seat) }:
    } { $word }, { $points } points. Cartes { $cards }.
    .brief = { loop-who }: { $word }, { $points }.
    .braille = { $seat } { $word } { $points }
words-laid-nothing = { $you ->
        [seat] Tu ne poses aucun mot.
       *[other] { $seat } ne pose aucun mot.
    }
    .brief = { loop-who }: aucun mot.
    .braille = { $seat } aucun mot
words-struck = { $you ->
        [doubter] Tu doutes
       *[other] { $doubter } doute
    }, et le mot { $word } n'est pas dans le dictionnaire. 0 point pour { $you ->
        [seat] toi.
       *[other] { $seat }.
    }
    .brief = { $word }: inconnu. 0 pour { $you ->
        [seat] toi.
       *[other] { $seat }.
    }
    .braille = { $word } inconnu, { $seat } 0
words-stands = { $you ->
        [doubter] Tu doutes
       *[other] { $doubter } doute
    }, mais le mot { $word } est dans le dictionnaire.
    .brief = { $word }: connu.
    .braille = { $word } connu
words-no-word-counts = Aucun mot ne compte: les plus hautes cartes décident.
    .brief = Les plus hautes cartes décident.
    .braille = plus hautes cartes
words-high-card = { $you ->
        [seat] Tu as
       *[other] { $seat } a
    } { $card }.
    .brief = { loop-who }: { $card }.
    .braille = { $seat } { $card }
words-equal = Égalité: { $winners-you ->
        [yes] tu partages avec { $winners-others }.
       *[no] { $winners } partagent.
    }
    .brief = Égalité: { $winners-you ->
        [yes] toi et { $winners-others }.
       *[no] { $winners }.
    }
    .braille = égalité { $winners }
words-left = { $you ->
        [seat] Tu n'as plus de jetons.
       *[other] { $seat } n'a plus de jetons.
    }
    .brief = { $you ->
        [seat] Tu es hors jeu.
       *[other] { $seat } est hors jeu.
    }
    .braille = { $seat } hors jeu
words-won = { $you ->
        [seat] Tu gagnes avec { $chips }.
       *[other] { $seat } gagne avec { $chips }.
    }
    .brief = { $you ->
        [seat] Tu gagnes, { $chips }.
       *[other] { $seat } gagne, { $chips }.
    }
    .braille = { $seat } gagne, { $chips }
words-standing = { $you ->
        [seat] Toi: { $chips }.
       *[other] { $seat }: { $chips }.
    }
    .brief = { loop-who }: { $chips }.
    .braille = { $seat } { $chips }
    .cells = Jetons: { $chips }

## Demandé

words-holding = { $hand }.
    .brief = { $hand-short }.
    .braille = { $hand }
words-holds-unknown = C'est toi qui tiens les cartes; Taverne ne les connaît pas.
    .brief = Vraies cartes: inconnues.
    .braille = inconnu
words-hand-points = { $hand }. En tout, { $points } points.
    .brief = { $points }: { $hand }.
    .braille = { $points }: { $hand }
words-in-pot = { $pot } dans le pot{ $price ->
        [0] .
       *[other] , { $price } pour suivre.
    }
    .brief = Pot { $pot }{ $price ->
        [0] .
       *[other] , { $price } pour suivre.
    }
    .braille = pot { $pot }, suivre { $price }
    .cells = Pot: { $pot }; Pour suivre: { $price ->
        [0] {""}
       *[other] { $price }
    }
words-who = { $you ->
        [seat] Toi
       *[other] { $seat }
    }: { $place ->
        [in] dans le coup, mise { $bet }, reste { $chips }.
        [all-in] tapis, mise { $bet }.
        [folded] hors du coup, reste { $chips }.
       *[out] hors de la partie.
    }
    .brief = { loop-who }: { $place ->
        [in] dans le coup, { $bet }.
        [all-in] tapis, { $bet }.
        [folded] hors du coup.
       *[out] hors jeu.
    }
    .braille = { $seat } { $place ->
        [in] joue, { $bet }
        [all-in] tapis { $bet }
        [folded] hors du coup
       *[out] hors jeu
    }
    .cells = Mise: { $place ->
        [in] { $bet }
        [all-in] { $bet }
       *[other] {""}
    }; Manche: { $place ->
        [in] joue
        [all-in] tapis
        [folded] hors du coup
       *[out] hors jeu
    }
words-listed = { $word }: { $listed ->
        [yes] oui, dans le dictionnaire
       *[no] { $can-lay ->
            [yes] non, pas dans le dictionnaire
           *[no] non
        }
    }{ words-lacks }.
    .brief = { $word }: { $listed ->
        [yes] oui
       *[no] non
    }{ words-lacks }.
    .braille = { $word } { $listed ->
        [yes] oui
       *[no] non
    }{ words-lacks }
words-lacks = { $can-lay ->
        [yes] { $missing ->
            [none] {""}
           *[other] ; il te manque { $missing }
        }
       *[no] ; pas posable avec sept cartes de ce paquet
    }
words-can-doubt = { $seat }: { $word }, { $points }.
    .brief = { $seat }: { $word }, { $points }.
    .braille = { $seat } { $word } { $points }

## Refus

words-no-check = Pas de parole ici: mise { $least } à { $most }, ou couche-toi.
words-bet = Mise entre { $least } et { $most }.
words-raise-only = Tu ne peux relancer qu'à { $least }.
words-raise = Relance entre { $least } et { $most }.
words-call-or-raise = { $typed } peut être suivre ou relancer. Tape suivre, ou relancer et à combien.
words-no-raise = Tu ne peux pas relancer plus haut. Suis, ou couche-toi.
words-four-at-most = Échange quatre cartes au plus, pas { $typed }.
words-no-such-card = Tu n'as pas de carte { $card }.
words-no-card-left = Tu n'as plus de carte { $card }.
words-not-in-hand = Tu ne peux pas poser { $word }{ $count ->
        [0] {" "}avec tes cartes.
       *[other] . Il manque: { $missing }.
    }{ $bound ->
        [yes] {" "}Les deux lettres d'une carte se posent ensemble.
       *[no] {""}
    }
words-one-card = Une carte n'est pas un mot: poses-en deux ou plus.
words-not-spelled = Ces cartes ne forment pas { $word }.
words-not-listed = { $word } n'est pas dans le dictionnaire. Pose un autre mot, ou aucun.
words-which-cards = Tape les cartes de { $word } séparées par des espaces, par exemple { $cards }.
words-not-in-deck = On ne peut pas poser { $word } avec sept cartes de ce paquet.
words-one-of-deck = Tape une carte du paquet, par exemple { $card }.
words-nobody-there = Personne de ce nom n'est à la table.
words-no-doubt = Ce joueur n'a pas de mot dont tu puisses douter.
words-no-looking = Les mots ne sont vérifiés que si quelqu'un en doute.
words-look-what = Tape vérifier et un mot.
words-bets-cross = La plus petite mise, { $least }, dépasse la plus haute, { $most }.
words-no-bots = Les bots ne peuvent pas tenir de vraies cartes. Nomme deux joueurs ou plus, par exemple: taverne play words Ann Ben --cards typed
words-deck-small = Ce paquet a { $cards } cartes; { $seats } joueurs en demandent { $needed }.
words-edition-final = { $file } ne peut pas continuer: le dictionnaire a changé, et des mots ont déjà été posés avec l'ancien. Remets l'ancien.
words-edition = Le dictionnaire a changé depuis le début de cette partie.
words-deck-toml = { $file } n'est pas du TOML valable: voir la ligne { $line }.
words-deck-empty = { $file } demande une table appelée cards, avec les lettres de chaque carte.
words-deck-twice = { $file }, ligne { $line }: la carte { $card } figure deux fois.
words-deck-letters = { $file }, ligne { $line }: la carte { $card } demande une à { $most } lettres de A à Z.
words-deck-card = { $file }, ligne { $line }: écris la carte ainsi: { $card } = {"{"} count = 2, points = 9 {"}"}
words-deck-count = { $file }, ligne { $line }: le nombre de { $card } doit être un entier de { $least } à { $most }.
words-deck-points = { $file }, ligne { $line }: les points de { $card } doivent être un entier de { $least } à { $most }.

## Chiffres de nombreuses parties

words-figure-rounds = Manches par partie
words-figure-word-mean = Points par mot
words-figure-none-share = Part des mains sans mot
words-figure-struck-share = Part des mots rayés
words-figure-chips = Jetons à la fin, par place

## Ce qui est compté pour les joueurs

words-shared-short = { $shared ->
        [0] {""}
       *[other] , partagés { $shared }
    }
words-words = { $words ->
        [0] Aucun mot
        [one] Un mot
       *[other] { $words } mots
    }, { $average } points en moyenne{ $best ->
        [0] {""}
       *[other] ; le meilleur: { $word }, { $best }
    }. { $pots ->
        [0] Aucun pot gagné
        [one] Un pot gagné
       *[other] { $pots } pots gagnés
    }{ $shared ->
        [0] .
        [one] , un partagé.
       *[other] , { $shared } partagés.
    }
    .brief = Mots { $words }, moyenne { $average }, meilleur { $best }, pots { $pots }{ words-shared-short }.
    .braille = mots { $words }, moyenne { $average }, meilleur { $word } { $best }, pots { $pots }{ words-shared-short }
words-personal-best = Un mot de { $number } points: c'est { $you ->
        [seat] ton meilleur
       *[other] le meilleur { ELIDE("de", $seat) }
    } jusqu'ici.

words-legend = hors du coup: plus dans cette manche; tapis: a misé tous ses jetons; hors jeu: n'a plus de jetons; Pour suivre: ce qu'il en coûte de rester

## Options de la table

words-option-ante = ante
    .help = les jetons que chacun paie avant la donne.
words-option-min-bet = mise-min
    .help = la plus petite mise.
words-option-max-bet = mise-max
    .help = la plus haute mise.
words-option-chips = jetons
    .help = ce que chacun a au départ.
words-option-rounds = manches
    .help = combien de manches; avec 0, jusqu'à ce qu'un seul ait tous les jetons.
    .shown = combien on en joue
    .shown-0 = sans limite
words-option-check = contrôle
    .help = quand les mots sont vérifiés: toujours, ou en cas de doute.
words-value-check-challenge = doute
words-value-check-always = toujours
words-option-cards = cartes
    .help = vraies: vous jouez avec vos propres cartes.
words-value-cards-seeded = données
words-value-cards-typed = vraies
words-option-umlauts = trémas
    .help = si Ä se pose comme AE ou comme A.
words-value-umlauts-expand = AE
words-value-umlauts-plain = A
words-option-deck = paquet
    .help = les cartes: un code de langue, ou le chemin d'un fichier.
words-option-dictionary = dictionnaire
    .help = les mots: un nom, ou le chemin d'une liste.
words-option-spelling = orthographe
    .help = la langue dont une liste suit l'orthographe.

## La leçon

words-lesson-hand = Voici tes sept cartes, chacune avec ses points. Certaines cartes ont deux lettres: C H est une seule carte, écrite CH, et les deux lettres se posent ensemble. Tape main pour que la question les redise.
words-lesson-open = Mise un nombre de jetons, ou couche-toi. Les autres doivent payer autant pour suivre.
words-lesson-call = Tape suivre pour payer le prix, relancer pour miser plus, ou se coucher pour abandonner la manche.
words-lesson-raised = Une relance peut cacher une bonne main, ou un bluff.
words-lesson-swap = Échange jusqu'à quatre cartes dont tu ne fais rien: tape échanger et les cartes; ou aucune.
    .rest = Une fois par manche, on peut échanger jusqu'à quatre cartes.
words-lesson-swapped = Qui échange peu de cartes a peut-être déjà un bon mot.
words-lesson-lay = Tape le mot que tu poses. Pour savoir si le dictionnaire a un mot, tape vérifier et ce mot.
words-lesson-laid = Le mot qui a le plus de points gagne le pot.
words-lesson-no-word = Qui ne pose aucun mot a 0. La plus haute carte ne compte que si personne ne pose de mot.
    .rest = Si personne ne pose de mot, la plus haute carte compte.
words-lesson-folded = Qui se couche perd ce qu'il a payé jusque-là, et pas plus.
words-lesson-pot = Les antes et toutes les mises de la manche font le pot.

## Conseils et retour

words-no-look-up = Pas de conseil: ici, les mots ne sont vérifiés qu'en cas de doute, et un conseil serait une vérification.
    .brief = Pas de conseil: ce serait une vérification.
    .braille = pas de conseil: ce serait une vérification
words-advise-than = { $than ->
        [fold] te coucher
        [call] suivre
        [raise] relancer à { $chips }
       *[bet] miser { $chips }
    }
words-advise-dear = { $than ->
        [fold] te coucher
        [call] suivre
        [raise] relancer à { $chips }
       *[bet] miser { $chips }
    }
words-advise-mixes = ici, le meilleur bot le fait { $often } fois sur 100; sinon, il
words-advise-third = { $third ->
        [none] {""}
        [fold] {" "}ou se couche
        [call] {" "}ou suit
        [raise] {" "}ou relance à { $third-chips }
       *[bet] {" "}ou mise { $third-chips }
    }, pour rester imprévisible.
words-advise-fold = Couche-toi: { $often ->
        [100] { $more ->
            [0] rien d'autre ne rapporte davantage.
           *[other] { words-advise-dear } coûte { $games ->
                [yes] { $more } sur 100 parties dans cette situation.
               *[no] { $more } { $more ->
                    [one] jeton
                   *[other] jetons
                } en 100 manches pareilles.
            }
        }
       *[other] { words-advise-mixes } { $than ->
            [fold] se couche
            [call] suit
            [raise] relance à { $chips }
           *[bet] mise { $chips }
        }{ words-advise-third }
    }
    .brief = Coucher{ $often ->
        [100] { $more ->
            [0] : rien ne gagne plus.
           *[other] , épargne { $more } sur 100.
        }
       *[other] : { $often } sur 100, sinon { $than ->
            [fold] te coucher
            [call] suivre
            [raise] relancer à { $chips }
           *[bet] miser { $chips }
        }.
    }
    .braille = coucher, { $often ->
        [100] épargne { $more } sur 100
       *[other] { $often } sur 100
    }
words-advise-call = Suis{ $often ->
        [100] { $more ->
            [0] , ou { $than ->
                [fold] couche-toi
                [call] suis
                [raise] relance à { $chips }
               *[bet] mise { $chips }
            }: les deux se valent.
           *[other] : { $games ->
                [yes] sur 100 parties dans cette situation, cela en gagne { $more } de plus que de { words-advise-than }.
               *[no] en 100 manches pareilles, cela gagne { $more } { $more ->
                    [one] jeton
                   *[other] jetons
                } de plus que de { words-advise-than }.
            }
        }
       *[other] : { words-advise-mixes } { $than ->
            [fold] se couche
            [call] suit
            [raise] relance à { $chips }
           *[bet] mise { $chips }
        }{ words-advise-third }
    }
    .brief = Suivre{ $often ->
        [100] , { $more ->
            [0] pareil
           *[other] { $more } de plus sur 100
        }
       *[other] : { $often } sur 100, sinon { $than ->
            [fold] te coucher
            [call] suivre
            [raise] relancer à { $chips }
           *[bet] miser { $chips }
        }
    }.
    .braille = suivre, { $often ->
        [100] { $more ->
            [0] pareil
           *[other] { $more } de plus sur 100
        }
       *[other] { $often } sur 100
    }
words-advise-bet = { $raises ->
        [yes] Relance à { $chips }
       *[no] Mise { $chips }
    }{ $bluff ->
        [yes] , en bluffant
       *[no] {""}
    }{ $often ->
        [100] { $more ->
            [0] , ou { $than ->
                [fold] couche-toi
                [call] suis
                [raise] relance à { $other }
               *[bet] mise { $other }
            }: les deux se valent.
           *[other] : { $games ->
                [yes] sur 100 parties dans cette situation, cela en gagne { $more } de plus
               *[no] en 100 manches pareilles, cela gagne { $more } { $more ->
                    [one] jeton
                   *[other] jetons
                } de plus
            } que de { $than ->
                [fold] te coucher.
                [call] suivre.
                [raise] relancer à { $other }.
               *[bet] miser { $other }.
            }
        }
       *[other] : { words-advise-mixes } { $than ->
            [fold] se couche
            [call] suit
            [raise] relance à { $other }
           *[bet] mise { $other }
        }{ words-advise-third }
    }{ $bluff ->
        [yes] {" "}Sur 100 mains, ton mot n'en bat que { $rank }.
       *[no] {""}
    }
    .brief = { $raises ->
        [yes] Relancer à { $chips }
       *[no] Miser { $chips }
    }{ $bluff ->
        [yes] , un bluff
       *[no] {""}
    }{ $often ->
        [100] , { $more ->
            [0] pareil
           *[other] { $more } de plus sur 100
        }
       *[other] : { $often } sur 100, sinon { $than ->
            [fold] te coucher
            [call] suivre
            [raise] relancer à { $other }
           *[bet] miser { $other }
        }
    }.
    .braille = { $raises ->
        [yes] relancer { $chips }
       *[no] miser { $chips }
    }{ $bluff ->
        [yes] , bluff
       *[no] {""}
    }, { $often ->
        [100] { $more ->
            [0] pareil
           *[other] { $more } de plus sur 100
        }
       *[other] { $often } sur 100
    }
words-advise-swap = { $count ->
        [0] Aucun échange: { $points ->
            [0] tu n'aurais sans doute pas de mot.
           *[other] ton meilleur mot a { $points } points{ $average ->
                [0] .
               *[other] , et { $average } en moyenne après le meilleur échange.
            }
        }
       *[other] Échange { $cards-short }: ton meilleur mot a alors { $average } points en moyenne, et maintenant { $points ->
            [0] tu n'en as pas.
           *[other] { $points }.
        }
    }
    .brief = { $count ->
        [0] Aucun échange
       *[other] Échange { $cards-short }
    }: { $count ->
        [0] { $points }; le meilleur échange: { $average }.
       *[other] { $average } en moyenne; maintenant: { $points }.
    }
    .braille = { $count ->
        [0] aucun
       *[other] échange { $cards-short }
    }, maintenant { $points }
words-advise-bet-why = Ce qui décide: combien de fois ton meilleur mot bat ceux des autres, et ce qu'il y a dans le pot face à ce que tu paies.
words-advise-call-why = { words-advise-bet-why }
words-advise-fold-why = { words-advise-bet-why }
words-advise-swap-why = Ce qui décide: les points de ton meilleur mot en moyenne, sur les cartes qui peuvent venir.
words-advise-letters = Ton meilleur mot a { $letters } lettres et { $points } points. Redemande pour l'entendre.
    .brief = { $letters } lettres, { $points } points.
    .braille = { $letters } lettres, { $points } points
words-advise-word = Pose { $word }, { $cards-short }: { $points } points.
    .brief = Pose { $word }, { $cards-short }: { $points }.
    .braille = { $word }, { $points }
words-advise-no-word = Aucun: il n'y a pas de mot dans ta main.
    .brief = Aucun: pas de mot.
    .braille = aucun: pas de mot
words-cost-laid = { $hand-short }: { $did ->
        [0] tu n'as posé aucun mot.
       *[other] { $made-up ->
            [yes] tu as posé { $laid }, { $did }, qui n'est pas dans le dictionnaire.
           *[no] tu as posé { $laid }, { $did }.
        }
    } Le meilleur était { $word }, { $points }.
    .brief = { $hand-short }: { $word }, { $points }, pas { $made-up ->
        [yes] { $laid }
       *[no] { $did }
    }.
    .braille = { $hand-short }: { $word } { $points }, pas { $made-up ->
        [yes] { $laid }
       *[no] { $did }
    }
words-luck = { $hands ->
        [one] Sur 100 mains, la tienne en battait { $rank }
       *[other] Sur 100 mains, tes { $hands } mains en battaient { $rank } en moyenne
    }; 50 serait normal.
    .brief = Mains meilleures que { $rank } sur 100; normal: 50.
    .braille = mains meilleures que { $rank } sur 100, normal 50

## Chiffres des règles, que des options changent

words-guide-rounds = La partie { $rounds ->
        [0] dure jusqu'à ce qu'un joueur les ait tous, ou le nombre de manches convenu.
        [1] a une manche.
       *[other] a { $rounds } manches, à moins qu'un joueur ne les ait tous avant.
    }
words-guide-chips = { $chips ->
        [1] un jeton
       *[other] { $chips } jetons
    }
words-guide-ante = { $ante ->
        [1] un jeton
       *[other] { $ante } jetons
    }
words-guide-bets = { $max-bet ->
        [1] un jeton
       *[other] { $min-bet } à { $max-bet } jetons
    }
words-guide-swapped = { $deck ->
        [en] W TH
        [de] X CH
       *[fr] W CH
    }
words-guide-word = { $deck ->
        [en] thin
        [de] Dach
       *[fr] chat
    }
words-guide-cards = { $deck ->
        [en] TH I N
        [de] D A CH
       *[fr] CH A T
    }
words-guide-max-bet = { $max-bet }
