### Die verflixte 6 en français. Ses termes ont des noms français; ceux de la source peuvent aussi être tapés. $you nomme le champ dont la place est celle de qui écoute; $first vaut "yes" la première fois.

verflixte6 = Die verflixte 6
    .help = un dé et quinze jokers; arrête-toi avant le 6

## Comment une voix lit les noms

verflixte6-spoken = Troll: trolle; Die: di; Verflixte: ferflixte; verflixte: ferflixte; Kälteschutz: kèlte-choutss; Frostschutz: frost-choutss; Spelunkenbold: chpé-loune-kène-bolt; Hirtenschutz: hir-tène-choutss; Rattenlord: ratène-lorte; Törtchen: teurt-chène; Höschen: heuss-chène; Runkelrüb: roune-kèle-rube; Sekante: zékante; Ventil: vène-tile; Durchgang: dourch-gangue; Freiwurf: fraï-vourfe; Freie: fraïe; Jokerwahl: djôkeur-vale; Keuler: coïleur; Jungfrau: youn-fraou; Prinzessin: prinn-tsessine; Oces: océsse; Moes: moèsse; Senigmas: sénigmass; Elas: élasse; All: ol; In: inne; Push: pouche; your: your; Cherrys: tchérisse

## Jokers: comme ils sont dits, puis comme on peut aussi les taper

verflixte6-term-plain = Sans joker
verflixte6-term-frostschutz = Antigel, Frostschutz, Kälteschutz
verflixte6-term-spelunkenbold = Troll, Spelunkenbold
verflixte6-term-anaconda = Anaconda, Oces Anaconda
verflixte6-term-hirtenschutz = Berger, Hirtenschutz
verflixte6-term-rattenlord = Roi des Rats, Rattenlord
verflixte6-term-allin = All In, Allin, Tapis
verflixte6-term-toertchen = Tartelette, Törtchen, Jules Törtchen
verflixte6-term-pony = Poney, Pony, Push your Pony
verflixte6-term-monokel = Monocle, Monokel, Moes Monokel
verflixte6-term-sekante = Sécante, Sekante, Senigmas Sekante
verflixte6-term-ventil = Valve, Ventil, Elas Ventil, Venoms Ventil, Elas Sicherheitsventil, Sicherheitsventil
verflixte6-term-tentakel = Tentacule, Tentakel, ahris Tentakel
verflixte6-term-fumo = Fumo
verflixte6-term-hoeschen = Culotte, Höschen, Cherrys Höschen
verflixte6-term-runkelrueb = Betterave, Runkelrüb
verflixte6-term-free = Choix Libre, Freie Jokerwahl

## Réponses et commandes

verflixte6-answer-on = encore, encore un lancer, e, lancer, lance, relancer, relance, continuer, continue, sans joker
verflixte6-answer-stop = stop, s, arrêter, arrête, j'arrête, m'arrête, m'arrêter, stopper, fini, assez, terminé, encaisser, prendre, prends, prendre les points, prends les points, garder les points, garde les points, finir, passer
verflixte6-answer-play = jouer, j, joue, prendre, prends
verflixte6-answer-take = prendre, t, prends
verflixte6-answer-it = le prendre, le, l
verflixte6-answer-both = les deux, d, tous, tous les deux
verflixte6-answer-none = aucun, n, non, aucune, personne, rien, sans, aucun joker
verflixte6-answer-free = libre, b, choix libre
verflixte6-answer-from = voler, v, attaquer
    .then = qui a le plus de points
verflixte6-answer-yes = oui, o
verflixte6-command-standing = classement, cl
    .help = où en est chacun, avec ses jokers
verflixte6-command-mine = miens, mi
    .help = tes jokers
verflixte6-command-joker = joker, jo
    .help = explique un joker par son nom

## Questions

verflixte6-choose = { $count ->
        [one] 1 joker, { $left }
       *[other] { $count } jokers
    }{ $free ->
        [yes] , ou libre pour trois au choix
       *[no] {""}
    }. { $count ->
        [one] Le prendre, ou aucun?
        [2] { $first ->
            [yes] Lesquels, ou aucun?
            [bare] Lesquels?
           *[no] Lesquels?
        }
       *[other] { $first ->
            [yes] { $free ->
                [yes] Trois au plus, ou aucun?
               *[no] Trois au plus pour ce tour: lesquels, ou aucun?
            }
            [bare] Trois au plus: lesquels?
           *[no] Lesquels?
        }
    }
    .less = { $count ->
        [one] 1 joker, le prendre?
       *[other] { $count } jokers, lesquels?
    }
    .brief = Jokers?
    .braille = { $count ->
        [one] { $left }, le prendre?
       *[other] { $count } jokers, lesquels?
    }
    .first = { $you ->
        [seat] C'est à toi.{" "}
       *[none] {""}
    }Un joker remplace un lancer, ou agit tout seul. Ceux que tu prends valent pour ce tour; ensuite ils sont épuisés, utilisés ou non.
    .allowed = { $count ->
        [one] Tape prendre, ou aucun
        [2] Tape un nom ou les deux, ou aucun
       *[other] Tape jusqu'à trois noms, ou aucun
    }{ $free ->
        [yes] , ou libre: une fois par finale, tu choisis trois jokers, même épuisés
       *[no] {""}
    }.{ $count ->
        [one] {""}
       *[other] {" "}Le début d'un nom suffit: { $left-begun }.
    }
    .longest = fu be mo
    .does-none = pas de joker ce tour
    .does-free = trois au choix, même utilisés
verflixte6-go = { $sum }{ $first ->
        [yes] {" "}{ verflixte6-points-on }
       *[no] { $turn ->
            [yes] {" "}{ verflixte6-points-on }
           *[no] , encore?
        }
    }
    .brief = { $sum }?
    .braille = { $sum }?
    .allowed = Tape encore ou stop{ $jokers ->
        [yes] , ou un joker: { $playable }.
       *[no] .
    }
    .longest = { $jokers ->
        [yes] encore fumo
       *[no] stop
    }
    .figure = Tour: { $sum }{ $safe ->
        [0] {""}
       *[other] , { $safe } acquis
    }
    .does-on = relance
    .does-stop = garde les points: aucun 6 ne te nuit
verflixte6-points-on = { $sum ->
        [one] point
       *[other] points
    }. Encore{ $jokers ->
        [yes] , stop, ou un joker
       *[no] {" "}ou stop
    }?
verflixte6-robs = { $eyes ->
        [1] Voler 1
        [2] Deuxième 1: voler 2
        [3] Troisième 1: voler 3
        [4] Quatrième 1: voler 4
       *[other] Cinquième 1: voler 5
    }
verflixte6-steal = Tu as { $sum }. { $victims-count ->
        [one] { $first ->
            [yes] Le 1 est voleur. Voler { $eyes } à { $victims-name }, qui a { $victims-score }, oui ou non?
           *[no] { verflixte6-robs } à { $victims-name }, qui a { $victims-score }?
        }
       *[other] { $first ->
            [yes] Un 1. Voler { $eyes } à qui: { $victims }, ou personne?
           *[no] { verflixte6-robs } à qui: { $victims }?
        }
    }
    .less = { $victims-count ->
        [one] Voler { $eyes } à { $victims }?
       *[other] Voler { $eyes }: { $victims }?
    }
    .brief = Voler { $eyes }?
    .least = voler { $eyes }?
    .braille = { $sum }, voler { $eyes }: { $victims }?
    .allowed = { $victims-count ->
        [one] Tape oui ou { $victims-name } pour voler, ou non.
       *[other] Tape qui tu voles: { $victims }; ou personne.
    }
    .yes = voler
    .figure = Tour: { $sum }
    .longest = Gustave
    .does-none = { $victims-count ->
        [one] non: ne vole rien
       *[other] personne: ne vole rien
    }
verflixte6-target = Tu as { $sum }. Sécante contre { $victims-count ->
        [one] { $victims-name }, qui a { $victims-score }?
       *[other] qui: { $victims }?
    }
    .less = { $sum }. Sécante contre?
    .brief = Qui?
    .braille = { $sum }, Sécante: { $victims }?
    .allowed = Tape un nom, pour attaquer ce joueur: { $victims }.
    .figure = Tour: { $sum }
    .longest = Gustave
verflixte6-fight = Anaconda { $attack }, tu as { $sum }. { $first ->
        [yes] Renoncer coûte 2, perdre 10. Combattre pour 12?
       *[no] Combattre?
    }
    .brief = { $attack }, combat?
    .least = { $attack } combat?
    .braille = { $sum }, attaque { $attack }, combattre?
    .allowed = Tape oui pour lancer contre l'Anaconda: cela rapporte 12 et le dé, ou coûte 10. Ou non, qui coûte 2.
    .yes = combattre, combat
    .no = renoncer, renonce, refuser, refuse
    .figure = Tour: { $sum }
    .longest = oui
    .does-yes = combattre: lance contre lui
    .does-none = renoncer: perds 2
verflixte6-once-more = { $first ->
        [yes] Roi des Rats { $die }, raté. Renoncer coûte 2. Pour 18 ou moins 10, lancer?
       *[no] { $die }, raté, tu as { $sum }. À partir de 5: encore un lancer?
    }
    .first = Un second lancer de 5 ou 6 réussit.
    .less = { $die }, raté, tu as { $sum }. Encore?
    .brief = { $die }, encore?
    .braille = { $sum }, { $die } raté, encore?
    .least = { $die } encore?
    .allowed = Tape oui pour lancer encore une fois: un 5 ou un 6 rapporte 18, sinon tu perds 10. Ou non, qui coûte 2.
    .yes = encore, lancer, encore un lancer
    .no = renoncer, renonce, refuser
    .figure = Tour: { $sum }
    .longest = oui
    .does-yes = encore un lancer
    .does-none = renoncer: perds 2
verflixte6-keep = Monocle { $dice }, tu as { $sum }. { $first ->
        [yes] Garder ou relancer les deux?
       *[no] Garder les deux?
    }
    .brief = { $dice }, garder?
    .braille = { $sum }, { $dice }, garder?
    .least = { $dice } oui?
    .allowed = Tape oui pour garder les deux, ou non pour les relancer tous les deux.
    .yes = garder, garder les deux
    .no = relancer, relancer les deux, relance
    .figure = Tour: { $sum }
    .longest = oui
    .does-yes = garde les deux
    .does-none = relance les deux
verflixte6-counter = Ton attaque: { $attack }. { $first ->
        [yes] Laisser riposter?
       *[no] Jusqu'ici { $ahead } à { $behind }. Laisser riposter?
    }
    .brief = { $attack }, riposte?
    .least = { $attack } contre?
    .braille = { $sum }, attaque { $attack }, { $ahead }:{ $behind }, riposte?
    .first = Cinq duels: le lancer le plus haut prend 2 points à l'autre; à égalité, c'est toi qui les perds. Sans riposte, personne ne gagne rien.
    .allowed = Tape oui pour laisser l'autre lancer: le plus haut gagne 2 points; à égalité, c'est l'autre. Avec non, personne ne gagne rien. Duels restants: { $left }.
    .yes = riposte, riposter, laisser riposter, laisser lancer, contre
    .figure = Tour: { $sum }
    .longest = oui
    .does-yes = l'autre riposte
    .does-none = personne ne marque
verflixte6-rescue = Un { $die }, tu as { $sum }. Utiliser la Betterave?
    .less = Un { $die }, tu as { $sum }. Betterave?
    .brief = 6, Betterave?
    .braille = 6 à { $sum }, Betterave?
    .least = 6 sauver?
    .allowed = Tape oui pour deux lancers: un 3 ou plus te sauve. Avec non, tu es hors jeu avec { $level }.
    .yes = Betterave, sauver, me sauver
    .figure = Tour: { $sum }
    .longest = oui
    .does-yes = utiliser: deux lancers pour le sauver
    .does-none = hors de ce tour

## Événements: la soirée

verflixte6-durchgang = Manche { $number } sur { $last }{ $first ->
        [yes] , un tour pour chacun. Le but: le plus de points, toutes manches confondues. À ton tour, lance encore et additionne des points, ou dis stop et garde-les; un 6 prend tous ceux du tour. { loop-hear-more }
       *[no] .
    }
    .brief = Manche { $number }.
    .braille = Manche { $number } sur { $last }
verflixte6-over = Manche finie.
    .brief = Manche finie.
    .braille = Manche { $number } finie
verflixte6-result = { $you ->
        [seat] Toi
       *[other] { $seat }
    }: { $eyes }{ $number ->
        [1] .
       *[other] , en tout { $total }.
    }
    .brief = { loop-who }: { $eyes }, { $total }.
    .braille = { $seat } { $eyes }, { $total }
verflixte6-turns-zombie = Sous 0 compte pour 0: { $you ->
        [seat] te voilà
       *[other] voilà { $seat }
    } { $first ->
        [yes] zombie, c'est-à-dire hors jeu pour la manche.
       *[no] zombie.
    }
    .brief = { loop-who }: zombie, 0.
    .braille = { $seat } zombie 0
verflixte6-won = { $you ->
        [seat] Tu gagnes
       *[other] { $seat } gagne
    } avec { $total }.
    .brief = { $you ->
        [seat] Tu gagnes: { $total }.
       *[other] { $seat } gagne: { $total }.
    }
    .braille = { $seat } gagne, { $total }
verflixte6-no-points = Personne n'a de points: tout le monde partage la première place.
    .brief = Personne n'a de points.
    .braille = personne n'a de points
verflixte6-standing = { $you ->
        [seat] Toi
       *[other] { $seat }
    }: { $eyes }, { $place ->
        [jungfrau] demoiselle
        [prinzessin] princesse
       *[zombie] zombie
    }{ $first ->
        [yes] { $place ->
            [jungfrau] {""}, tour pas encore fini
            [prinzessin] {""}, a dit stop
           *[zombie] {""}, hors jeu pour cette manche
        }
       *[no] {""}
    }, { $total } avant cette manche.
    .brief = { loop-who }: { $eyes }, { $total }, { $place ->
        [jungfrau] demoiselle.
        [prinzessin] princesse.
       *[zombie] zombie.
    }
    .braille = { $seat } { $eyes }, { $total } { $place ->
        [jungfrau] demoiselle
        [prinzessin] princesse
       *[zombie] zombie
    }
    .cells = Total: { $whole }; Cette manche: { $eyes }; Tour: { $place ->
        [jungfrau] { $turn ->
            [yes] maintenant
           *[no] à venir
        }
        [prinzessin] stop, princesse
       *[zombie] hors jeu, zombie
    }

## Événements: un tour

verflixte6-has = { $you ->
        [seat] Tes jokers
       *[other] Les jokers { ELIDE("de", $seat) }
    }: { $jokers }.
    .brief = Restent: { $jokers }.
    .braille = restent: { $jokers }
    .cells = Jokers: { $jokers }
verflixte6-jokers-left = { $jokers-count ->
        [1] { verflixte6-has }
        [2] { verflixte6-has }
        [3] { verflixte6-has }
        [4] { verflixte6-has }
        [5] { verflixte6-has }
       *[other] { $you ->
            [seat] Il te reste { $jokers-count } jokers
           *[other] Il reste { $jokers-count } jokers à { $seat }
        }; tape aide pour les entendre.
    }
    .brief = { $jokers-count ->
        [1] Restent: { $jokers }.
        [2] Restent: { $jokers }.
        [3] Restent: { $jokers }.
        [4] Restent: { $jokers }.
        [5] Restent: { $jokers }.
       *[other] Il reste { $jokers-count } jokers.
    }
    .braille = { $jokers-count ->
        [1] restent: { $jokers }
        [2] restent: { $jokers }
        [3] restent: { $jokers }
        [4] restent: { $jokers }
        [5] restent: { $jokers }
       *[other] restent { $jokers-count } jokers
    }
verflixte6-all-left = { $you ->
        [seat] Tu as
       *[other] { $seat } a
    } { $count ->
        [2] les deux
       *[other] les { $count }
    } jokers{ $you ->
        [seat] { $first ->
            [yes] ; tape aide pour leurs noms, joker pour savoir ce que fait chacun, conseil pour savoir lesquels prendre.
           *[no] ; tape aide pour les entendre.
        }
       *[other] .
    }
    .brief = { $count ->
        [2] Il reste les deux jokers.
       *[other] Il reste les { $count } jokers.
    }
    .braille = { $count ->
        [2] restent les deux
       *[other] restent les { $count }
    }
    .cells = Jokers: { $count }
verflixte6-free-choice = { $you ->
        [seat] Tu annonces
       *[other] { $seat } annonce
    } le choix libre{ $first ->
        [yes] : trois jokers, même épuisés.
       *[no] .
    }
    .brief = { loop-who }: choix libre.
    .braille = choix libre { $seat }
verflixte6-chose = { $you ->
        [seat] Tu prends
       *[other] { $seat } prend
    } { $jokers }{ $you ->
        [seat] { $alone-count ->
            [0] {""}
            [one] ; { $alone } agit sans toi
           *[other] ; { $alone } agissent sans toi
        }
       *[other] {""}
    }.
    .brief = { loop-who }: { $jokers }.
    .braille = { $seat }: { $jokers }
verflixte6-chose-none = { $seat } ne prend aucun joker.
    .brief = { $seat }: aucun joker.
    .braille = { $seat }: aucun joker
verflixte6-free-throw = { $you ->
        [seat] Ton lancer libre: { $die }.{ $first ->
            [yes] {" "}À ce lancer, même un 6 est sans danger.
           *[no] {""}
        }
       *[other] Lancer libre { $die }: { $seat } a { $sum }.
    }
    .brief = { $you ->
        [seat] { $die }: toi, { $sum }.
       *[other] { $die }: { $seat }, { $sum }.
    }
    .braille = { $die } lancer libre, { $seat } { $sum }
verflixte6-announced = { $seat } joue { $joker }.
    .brief = { $seat }: { $joker }.
    .braille = { $seat }: { $joker }
verflixte6-aimed = { $seat } joue Sécante contre { $victim }.
    .brief = Sécante: { $seat } contre { $victim }.
    .braille = Sécante { $seat } contre { $victim }
verflixte6-lapsed = Pas de riposte: personne ne gagne rien.
    .brief = Sans riposte: { $attack }.
    .braille = { $attack } sans riposte, { $seat }
verflixte6-ends = { $joker } est fini{ $first ->
        [yes] , car un autre joker suit
       *[no] {""}
    }.
    .brief = { $joker } est fini.
    .braille = { $joker } fini { $seat }
verflixte6-gone = { $you ->
        [seat] { $joker }: joker épuisé pour toi.
       *[other] { $joker }: joker épuisé pour { $seat }.
    }
    .brief = { loop-who }: { $joker }, joker épuisé.
    .braille = { $joker } épuisé { $seat }
verflixte6-sum-brief = { $sweet ->
        [yes] { $you ->
            [seat] {""}
           *[other] , Tartelette: { $sum }
        }
       *[no] , { $sum }
    }
verflixte6-sweet-braille = { $sweet ->
        [yes] { $you ->
            [seat] {""}
           *[other] {" "}Tartelette
        }
       *[no] {""}
    }
verflixte6-thrown = { $you ->
        [seat] { $first ->
            [yes] Tu fais un
           *[no] Un
        } { $die }.
       *[other] { $die }{ $sweet ->
            [yes] {" "}et 1 de la Tartelette
           *[no] {""}
        }: { $seat } a { $sum }.
    }
    .brief = { $die }{ $sweet ->
        [yes] { verflixte6-sum-brief }
       *[no] : { $sum }
    }.
    .braille = { $die }{ verflixte6-sweet-braille }, { $seat } { $sum }
verflixte6-sees = { $which ->
        [anaconda] { $joker } attaque { $seat } avec { $dice }.
        [sekante] { $joker }: { $seat } attaque avec { $dice }.
        [rattenlord] { $joker }: { $seat } lance { $dice }, raté.
        [runkelrueb] { $seat } lance { $dice }.
       *[monokel] { $joker }: { $seat } lance { $dice }.
    }
    .brief = { $which ->
        [runkelrueb] { $seat }: { $dice }.
       *[monokel] { $seat }: { $joker }, { $dice }.
    }
    .braille = { $which ->
        [rattenlord] { $joker } { $dice } raté
        [runkelrueb] { $dice }
       *[monokel] { $joker } { $dice }
    } { $seat }
verflixte6-shows = { $joker }: { $dice }{ $first ->
        [yes] , chaque 3 ou plus vaut 3
       *[no] {""}
    }.
    .brief = { $joker }: { $dice }.
    .braille = { $joker } { $dice }
verflixte6-worked = { $first ->
        [yes] { $which ->
            [frostschutz] { verflixte6-froze }
            [spelunkenbold] { $minus ->
                [0] {""} et 5
               *[other] {""}
            }
            [anaconda] { $minus ->
                [0] {""} et 12
               *[other] , trop peu
            }
            [hirtenschutz] {""} doublé
            [rattenlord] { $minus ->
                [0] , réussi
               *[other] , trop peu
            }
            [allin] {""} double tout
            [pony] { $minus ->
                [0] , 11 ou plus
               *[other] , moins de 11
            }
            [tentakel] {""} et 5
            [fumo] {""} doublé
           *[other] {""}
        }
       *[no] { $which ->
            [frostschutz] { verflixte6-froze }
           *[other] {""}
        }
    }
verflixte6-froze = { $plus ->
        [0] { $first ->
            [yes] ; l'usage { $use } retire { $use ->
                [1] un 1
               *[other] 1 à { $use }
            }
           *[no] , jusqu'à { $use }
        }
        [6] , sans danger
       *[other] {""}
    }
verflixte6-safe = { $first ->
        [yes] { $which ->
            [ventil] {" "}Tout ce qui précède est à l'abri.
           *[other] {""}
        }
       *[no] {""}
    }
verflixte6-brings = { $joker }, { $dice }{ verflixte6-worked }: { $minus ->
        [0] rapporte { $plus }
       *[other] coûte { $minus }
    }{ $you ->
        [seat] .{ verflixte6-safe }
       *[other] { $sweet ->
            [yes] ; Tartelette: 1 de plus
           *[no] {""}
        }.{ verflixte6-safe } { $seat } a { $sum }.
    }
    .brief = { $joker } { $dice }: { $minus ->
        [0] rapporte { $plus }
       *[other] coûte { $minus }
    }{ verflixte6-sum-brief }.
    .braille = { $joker } { $dice }, { $minus ->
        [0] plus { $plus }
       *[other] moins { $minus }
    }{ verflixte6-sweet-braille }, { $seat } { $sum }
verflixte6-countered = { $joker }, ripostes { $dice }{ $first ->
        [yes] , chaque 5 ou 6 reprend 3
       *[no] {""}
    }: rapporte { $plus }{ $you ->
        [seat] .
       *[other] { $sweet ->
            [yes] ; Tartelette: 1 de plus
           *[no] {""}
        }. { $seat } a { $sum }.
    }
    .brief = { $joker }, ripostes { $dice }: { $plus }{ verflixte6-sum-brief }.
    .braille = { $joker } ripostes { $dice }, plus { $plus }{ verflixte6-sweet-braille }, { $seat } { $sum }
verflixte6-costs = { $joker }: coûte { $minus }{ $you ->
        [seat] .
       *[other] { $sweet ->
            [yes] ; Tartelette: 1 de plus
           *[no] {""}
        }. { $seat } a { $sum }.
    }
    .brief = { $joker }: coûte { $minus }{ verflixte6-sum-brief }.
    .braille = { $joker } moins { $minus }{ verflixte6-sweet-braille }, { $seat } { $sum }
verflixte6-duel = { $you ->
        [seat] Toi
       *[other] { $seat }
    } { $attack }, { $you ->
        [victim] toi
       *[other] { $victim }
    } { $die }: points { $ahead } à { $behind }.
    .brief = { $attack } contre { $die }: { $ahead } à { $behind }.
    .braille = { $attack } contre { $die }, { $ahead }:{ $behind } { $seat } { $victim }
verflixte6-moved = { $minus ->
        [0] { $plus ->
            [0] Duels à égalité, personne ne perd rien
           *[other] { $you ->
                [seat] Tu prends { $plus } à { $victim }
                [victim] { $seat } te prend { $plus } par la Sécante
               *[other] { $seat } prend { $plus } à { $victim }
            }
        }
       *[other] { $you ->
            [seat] { $victim } te prend { $minus }
            [victim] Tu prends { $minus } à { $seat } en duel
           *[other] { $victim } prend { $minus } à { $seat }
        }
    }: { $you ->
        [seat] tu as { $sum }, { $victim } a { $left }.
        [victim] { $seat } a { $sum }{ $sweet ->
            [yes] {""}, Tartelette comprise
           *[no] {""}
        }, tu as { $left }.
       *[other] { $seat } a { $sum }{ $sweet ->
            [yes] {""}, Tartelette comprise
           *[no] {""}
        }, { $victim } a { $left }.
    }
    .brief = { $you ->
        [seat] Toi { $sum }, { $victim } { $left }.
        [victim] { $seat } { $sum }{ $sweet ->
            [yes] {" "}avec Tartelette
           *[no] {""}
        }, toi { $left }.
       *[other] { $seat } { $sum }{ $sweet ->
            [yes] {" "}avec Tartelette
           *[no] {""}
        }, { $victim } { $left }.
    }
    .braille = { $seat } { $sum }{ verflixte6-sweet-braille }, { $victim } { $left }
verflixte6-sweet = Tartelette: 1 de plus{ $first ->
        [yes] {" "}chaque fois
       *[no] {""}
    }.
    .brief = Tartelette: { $sum }.
    .braille = Tartelette { $seat } { $sum }
verflixte6-spared = { $dice }{ $first ->
        [yes] , un 3 ou plus
       *[no] {""}
    }: la Betterave { $you ->
        [seat] te sauve
       *[other] sauve { $seat }
    }{ $fumo ->
        [yes] . Fumo est fini, et ce qu'il a doublé ne l'est plus: reste { $sum }.
       *[no] {""} à { $sum }.
    }
    .brief = Betterave, { $dice }: { $sum }.
    .braille = { $dice } Betterave, { $seat } { $sum }
verflixte6-out = { $dice }{ $lost ->
        [0] {""}
       *[other] : { $lost } { $lost ->
            [one] perdu
           *[other] perdus
        }
    }{ $sum ->
        [0] {""}
       *[other] , la Valve garde { $sum }
    }. { $you ->
        [seat] Tu es
       *[other] { $seat } est
    } { $first ->
        [yes] zombie, c'est-à-dire hors jeu pour la manche
       *[no] zombie
    }{ $sum ->
        [0] {""}
       *[other] {" "}avec { $sum }
    }.{ $you ->
        [seat] { $frost ->
            [yes] {" "}L'Antigel ne sert que pour un lancer où tu le joues.
           *[no] {""}
        }
       *[other] {""}
    }
    .brief = { $you ->
        [seat] { $dice }: tu es zombie avec { $sum }.
       *[other] { $dice }: zombie avec { $sum }, { $seat }.
    }
    .braille = { $dice } { $seat } zombie, { $sum }
verflixte6-out-by = { $joker }, { $dice }{ $lost ->
        [0] {""}
       *[other] : { $lost } { $lost ->
            [one] perdu
           *[other] perdus
        }
    }{ $sum ->
        [0] {""}
       *[other] , { $joker ->
            [Valve] il reste
           *[other] la Valve garde
        } { $sum }
    }. { $you ->
        [seat] Tu es
       *[other] { $seat } est
    } { $first ->
        [yes] zombie, c'est-à-dire hors jeu pour la manche
       *[no] zombie
    }{ $sum ->
        [0] {""}
       *[other] {" "}avec { $sum }
    }.
    .brief = { $you ->
        [seat] { $joker } { $dice }: tu es zombie avec { $sum }.
       *[other] { $joker } { $dice }: zombie avec { $sum }, { $seat }.
    }
    .braille = { $joker } { $dice } { $seat } zombie, { $sum }
verflixte6-stopped = { $you ->
        [seat] Tu gardes { $sum }
       *[other] { $seat } garde { $sum }
    }.{ $first ->
        [yes] {" "}Qui s'arrête devient princesse: aucun 6 ne lui prend rien, mais avec un 1, les autres peuvent la voler.
       *[no] {""}
    }
    .brief = { $you ->
        [seat] Tu gardes { $sum }.
       *[other] { $seat } garde { $sum }.
    }
    .braille = { $seat } princesse, garde { $sum }
verflixte6-turn-over = { $end ->
        [kept] { $seat } garde { $sum }{ $owed ->
            [0] {""}
           *[other] , après un départ à moins { $owed }
        }
        [all] { $seat } perd { $lost }
       *[out] Un 6: { $seat } { $sum ->
            [0] { $lost ->
                [0] est hors jeu
               *[other] perd { $lost }{ $owed ->
                    [0] {""}
                   *[other] {" "}et se retrouve à 0
                }
            }
           *[other] est hors jeu et garde { $sum }
        }
    }{ $robbed-others ->
        [none] {""}
       *[other] ; a volé à { $robbed-others }
    }{ $paid-others ->
        [none] {""}
       *[other] ; a perdu contre { $paid-others }
    }.{ $some ->
        [yes] {" "}{ $jokers-count ->
            [one] Joker
           *[other] Jokers
        }: { $jokers }.
       *[no] {""}
    }
    .brief = { $seat } { $end ->
        [kept] garde { $sum }
       *[out] { $sum ->
            [0] est hors jeu
           *[other] est hors jeu, garde { $sum }
        }
    }.
    .braille = { $seat } { $end ->
        [kept] { $sum }
       *[out] hors jeu { $sum }
    }{ $some ->
        [yes] , { $jokers }
       *[no] {""}
    }
verflixte6-which-one = { $eyes ->
        [1] { $first ->
            [yes] {""} avec un 1
           *[no] {""}
        }
        [2] , au deuxième 1
        [3] , au troisième 1
        [4] , au quatrième 1
       *[other] , au cinquième 1
    }
verflixte6-stole = { $you ->
        [seat] Tu voles { $eyes }: tu as { $sum }, { $victim } a { $left }.
        [victim] { $seat } te vole { $eyes }{ verflixte6-which-one }: tu as { $left }, { $seat } a { $sum }.
       *[other] { $seat } vole { $eyes } à { $victim }{ verflixte6-which-one }: { $seat } a { $sum }, { $victim } a { $left }.
    }
    .brief = { $you ->
        [seat] Tu voles { $eyes }: { $sum }, { $victim } { $left }.
        [victim] { $seat } te vole { $eyes }: { $sum }, toi { $left }.
       *[other] { $seat } vole { $eyes }: { $sum }, { $victim } { $left }.
    }
    .braille = vol de { $eyes }, { $seat } { $sum }, { $victim } { $left }
verflixte6-keuler = { $you ->
        [victim] Tu tombes sous 0.
       *[other] { $victim } tombe sous 0.
    } { $you ->
        [seat] Coup de massue{ $first ->
            [yes] {""}, pour avoir fait tomber une princesse sous 0
           *[no] {""}
        }: 5 pour toi.
       *[other] Coup de massue { ELIDE("de", $seat) }{ $first ->
            [yes] {""}, qui a fait tomber une princesse sous 0
           *[no] {""}
        }: 5 de plus, total { $sum }.
    }
    .brief = Massue: { $you ->
        [seat] toi
       *[other] { $seat }
    }, { $sum }.
    .braille = massue { $seat } { $sum }, { $victim } sous 0

## Demandé

verflixte6-mine = Tes jokers: { $jokers }.
    .brief = { $jokers }.
    .braille = { $jokers }
verflixte6-no-jokers = Il ne reste aucun joker pour ce tour.
    .brief = Aucun joker.
    .braille = aucun joker
verflixte6-can-play = { $joker }: { $games ->
        [yes] { $wins ->
            [0] tu ne gagnes jamais la partie
            [1] tu ne gagnes presque jamais la partie
            [99] tu gagnes presque toujours la partie
            [100] tu gagnes toujours la partie
           *[other] tu gagnes la partie environ { $wins } fois sur 100
        }; le
       *[no] le
    } tour finit à { $eyes } en moyenne.
    .brief = { $joker }:{ $games ->
        [yes] {" "}{ $wins } sur 100;
       *[no] {""}
    } { $eyes } en moyenne.
    .braille = { $joker }:{ $games ->
        [yes] {" "}{ $wins } sur 100,
       *[no] {""}
    } en moyenne { $eyes }
verflixte6-holding = { $sum } { $sum ->
        [one] point
       *[other] points
    }{ $level ->
        [0] .
       *[other] , la Valve garde { $level }.
    }
    .brief = { $sum }, niveau { $level }.
    .braille = { $sum }, niveau { $level }
verflixte6-use = { $which ->
        [frostschutz] 5 lancers, sauve d'un 6, les petits coûtent
        [spelunkenbold] 1 à 5: plus 5; 6: moins 3
        [anaconda] moins 2, ou lancer: plus 12 ou moins 10
        [hirtenschutz] lancer suivant double
        [rattenlord] 5 ou 6 en deux lancers: plus 18, sinon moins 10
        [allin] 1 à 3 double, sinon 0
        [toertchen] plus 1 chaque fois
        [pony] trois lancers, 11 ou plus, sinon moins 5
        [monokel] deux lancers, gardés ou refaits
        [sekante] cinq duels, le plus haut prend 2
        [ventil] somme à l'abri d'un 6, lancer aussitôt
        [tentakel] 1 ou 2: plus 5
        [fumo] chaque lancer double, jusqu'au prochain joker
        [hoeschen] quatre lancers, 3 par 3 ou plus, le croupier riposte
       *[runkelrueb] sur un 6, deux lancers
    }
verflixte6-explained = { $joker }{ $which ->
        [frostschutz] , en allemand Frostschutz
        [spelunkenbold] , en allemand Spelunkenbold
        [hirtenschutz] , en allemand Hirtenschutz
        [rattenlord] , en allemand Rattenlord
        [toertchen] , en allemand Törtchen
        [monokel] , en allemand Monokel
        [sekante] , en allemand Sekante
        [ventil] , en allemand Ventil
        [tentakel] , en allemand Tentakel
        [hoeschen] , en allemand Höschen
        [runkelrueb] , en allemand Runkelrüb
       *[fumo] {""}
    }: { $which ->
        [frostschutz] tu le joues avec cinq lancers du tour au plus. Un 6 ne fait alors aucun mal, compte 6 et l'épuise. Mais à son premier lancer un 1 est soustrait, au deuxième un 1 ou un 2, au troisième de 1 à 3, et ainsi de suite.
        [spelunkenbold] 1 à 5 comptent leur valeur et 5 de plus. Un 6 coûte 3, et tu continues.
        [anaconda] il lance d'abord, et tu entends son chiffre. Lance alors contre lui: autant ou plus rapporte ton chiffre et 12, moins coûte 10. Ou renonce, ce qui coûte 2.
        [hirtenschutz] le lancer suivant compte double, même un 6. Un 1 ne vole rien.
        [rattenlord] un 5 ou un 6 en deux lancers au plus rapporte 18. Si les deux ratent, tu perds 10; après le premier, tu peux renoncer pour 2.
        [allin] 1, 2 ou 3 doublent ta somme. Avec 4, 5 ou 6, tout est perdu, et rien n'y fait.
        [toertchen] elle rapporte 1 de plus chaque fois que tu continues, toute seule. Pas pendant Fumo, ni après un 6.
        [pony] trois lancers d'un coup. Une somme de 11 ou plus est gardée; sinon, moins 5.
        [monokel] deux lancers d'un coup. Garde-les, ou fais-les relancer tous les deux; ceux-là, tu dois les garder.
        [sekante] nomme un joueur pour cinq duels à 2 points. Tu vois chaque attaque avant de laisser l'autre riposter; l'égalité est pour l'autre.
        [ventil] ce que tu as maintenant est à l'abri, la suite ne l'est pas. Tu lances aussitôt; un 6, tout de suite ou plus tard, te met hors jeu avec ce qui est à l'abri; les pénalités le réduisent.
        [tentakel] un 1 ou un 2 hors des jokers rapporte 5 de plus, tout seul. Un 1 ne vole alors rien.
        [fumo] désormais, chaque lancer compte double, jusqu'à un stop ou un autre joker. Un 6 te met quand même hors jeu.
        [hoeschen] quatre lancers, chaque 3 ou plus vaut 3. Pour chacun, le croupier riposte: un 5 ou un 6 reprend les 3.
       *[runkelrueb] sur un 6, tu as deux lancers. Un 3 ou plus annule le 6.
    }
    .brief = { $joker }: { $which ->
        [frostschutz] pour cinq lancers au plus; il te sauve une fois d'un 6. Mais à son premier lancer un 1 est soustrait, au deuxième un 1 ou un 2, au troisième de 1 à 3, et ainsi de suite.
        [spelunkenbold] un lancer. 1 à 5 rapportent leur valeur et 5 de plus; un 6 ne coûte que 3.
        [anaconda] un serpent lance, et tu entends son chiffre. Lance alors contre lui: autant ou plus rapporte ton chiffre et 12, moins coûte 10. Ou renonce, pour 2.
        [hirtenschutz] le lancer suivant compte double, même un 6.
        [rattenlord] il te faut un 5 ou un 6 en deux lancers: cela rapporte 18, sinon tu perds 10; après le premier, tu peux renoncer pour 2.
        [allin] un lancer. 1 à 3 doublent ta somme, 4 à 6 te la prennent.
        [toertchen] toute seule, 1 de plus chaque fois que tu continues.
        [pony] trois lancers. Tu gardes 11 points ou plus; sinon, moins 5.
        [monokel] deux lancers. Garde les deux, ou fais relancer les deux.
        [sekante] cinq duels, dé contre dé, avec un joueur que tu nommes. À chaque duel, le plus haut prend 2 points à l'autre; à égalité, c'est toi qui les perds.
        [ventil] ce que tu as maintenant est à l'abri: un 6 ne prend que la suite. Tu lances aussitôt.
        [tentakel] tout seul, 5 de plus pour chaque 1 ou 2.
        [fumo] chaque lancer compte double jusqu'à ce que tu joues un autre joker; un 6 termine quand même le tour.
        [hoeschen] quatre lancers, chaque 3 ou plus rapporte 3. Pour chacun d'eux, le croupier lance ensuite une fois, et un 5 ou un 6 reprend les 3.
       *[runkelrueb] après un 6, deux lancers; un 3 ou plus te sauve.
    }
    .braille = { $joker }: { $left ->
        [0] { verflixte6-use }
        [1] encore { $left } usage, 1 à { $next } coûtent
       *[other] encore { $left } usages, { $next ->
            [1] 1 coûte
            [2] 1 et 2 coûtent
           *[other] 1 à { $next } coûtent
        }
    }{ $ends ->
        [yes] , termine Fumo
       *[no] {""}
    }
    .cells = { $joker }: { $left ->
        [0] { verflixte6-outlined.cells }
        [1] encore un lancer; 1 à { $next } sont soustraits
       *[other] encore { $left } lancers; { $next ->
            [1] un 1 est soustrait
            [2] un 1 ou un 2 est soustrait
           *[other] 1 à { $next } sont soustraits
        }
    }{ $ends ->
        [yes] ; termine Fumo
       *[no] {""}
    }
verflixte6-outlined = { verflixte6-explained.brief }
    .brief = { verflixte6-explained.brief }
    .braille = { $joker }: { verflixte6-use }
    .cells = { $which ->
        [frostschutz] pour cinq lancers: sauve d'un 6, mais les petits chiffres coûtent
        [spelunkenbold] 1 à 5 rapportent 5 de plus, 6 ne coûte que 3
        [anaconda] atteins son lancer: 12 de plus; moins coûte 10; ou paie 2
        [hirtenschutz] le lancer suivant compte double, même un 6
        [rattenlord] 5 ou 6 en deux lancers rapporte 18, sinon moins 10
        [allin] un lancer: 1 à 3 doublent ta somme, les autres la perdent
        [toertchen] tout seul, 1 de plus chaque fois que tu continues
        [pony] trois lancers: 11 ou plus comptent, moins coûte 5
        [monokel] deux lancers: garde les deux, ou relance les deux
        [sekante] cinq duels contre quelqu'un: le plus haut lancer prend 2 points
        [ventil] ta somme est à l'abri d'un 6 à venir; tu lances aussitôt
        [tentakel] tout seul, 5 de plus pour 1 ou 2 hors jokers
        [fumo] chaque lancer compte double jusqu'à ton prochain joker
        [hoeschen] quatre lancers: chaque 3 ou plus rapporte 3; le croupier riposte
       *[runkelrueb] après un 6 deux lancers: un 3 ou plus te sauve
    }

## Refus

verflixte6-no-free-choice = Il n'y a pas de choix libre maintenant.
verflixte6-not-left = Il n'y a pas de joker de ce nom. Tape aide pour entendre les noms.
verflixte6-three-at-most = Choisis trois jokers différents au plus.
verflixte6-used-up = { $term }: joker épuisé pour cette partie.
verflixte6-not-yours = Tu n'as plus { $term } dans ce tour. Tape miens pour entendre tes jokers.
verflixte6-by-itself = { $term }: ce joker agit tout seul, sans que tu le joues.
verflixte6-nobody-to-hit = Il ne reste personne que la Sécante puisse toucher.
verflixte6-on-or-stop = Tape encore ou stop.
verflixte6-not-robbed = Rien à voler à ce joueur.
verflixte6-not-hit = Pas de Sécante contre ce joueur.
verflixte6-yes-or-no = Tape oui ou non.

## Chiffres de nombreuses soirées

verflixte6-figure-turns = Tours par partie
verflixte6-figure-turn-mean = Points par tour
verflixte6-figure-zombie-share = Tours qui finissent en zombie
verflixte6-figure-stolen = Points volés par tour

## Conseils et retour

verflixte6-advice-why = Ce qui décide: combien de fois cela gagne la partie entière, d'après les points de tous; dans les premiers tours, ce que cela rapporte en moyenne.
verflixte6-wins = { $worth ->
        [0] la partie est perdue
        [1] cela ne gagne presque jamais la partie
        [99] cela gagne presque toujours la partie
        [100] cela gagne toujours la partie
       *[other] cela gagne la partie environ { $worth } fois sur 100
    }
verflixte6-wins-other = { $other ->
        [0] jamais.
        [1] presque jamais.
        [99] presque toujours.
       *[other] { $other } fois{ $worth ->
            [99] {" "}sur 100.
            [100] {" "}sur 100.
           *[other] .
        }
    }
verflixte6-worth-brief = { $worth }{ $games ->
        [yes] {" "}sur 100
       *[no] {""}
    }
verflixte6-advise-stopping = { $games ->
        [yes] { verflixte6-wins }{ $alike ->
            [yes] { $worth ->
                [0] .
               *[other] , et un stop ne fait pas mieux.
            }
           *[no] , un stop { verflixte6-wins-other }
        }
       *[no] { $worth } en moyenne pour ce tour; stop garde { $other }.
    }
verflixte6-advise-stop = Stop: { $games ->
        [yes] { verflixte6-wins }{ $alike ->
            [yes] { $worth ->
                [0] .
               *[other] , et continuer ne fait pas mieux.
            }
           *[no] , continuer { verflixte6-wins-other }
        }
       *[no] { $sum }. Continuer donne au mieux { $alike ->
            [yes] à peu près autant
           *[no] { $other }
        } en moyenne pour ce tour.
    }
    .brief = Stop: { verflixte6-worth-brief }; encore: { $other }.
    .braille = stop { verflixte6-worth-brief }, encore { $other }
verflixte6-advise-on = Encore: { verflixte6-advise-stopping }
    .brief = Encore: { verflixte6-worth-brief }; stop: { $other }.
    .braille = encore { verflixte6-worth-brief }, stop { $other }
verflixte6-advise-joker = Lance avec { $joker }: { verflixte6-advise-stopping }
    .brief = { $joker }: { verflixte6-worth-brief }; stop: { $other }.
    .braille = { $joker } { verflixte6-worth-brief }, stop { $other }
verflixte6-advise-jokers = Prends { $jokers }: c'est ce qui rapporte le plus en moyenne{ $more ->
        [0] .
       *[other] , environ { $more } points de plus ce tour-ci.
    }
    .brief = Prends { $jokers }.
    .braille = prends { $jokers }
verflixte6-advise-yes = { $yes ->
        [yes] Oui
       *[no] Non
    }: { $games ->
        [yes] { verflixte6-wins }{ $alike ->
            [yes] { $worth ->
                [0] .
               *[other] , et { $yes ->
                    [yes] non
                   *[no] oui
                } ne fait pas mieux.
            }
           *[no] , { $yes ->
                [yes] non
               *[no] oui
            } { verflixte6-wins-other }
        }
       *[no] { $worth } en moyenne pour ce tour; { $yes ->
            [yes] non
           *[no] oui
        } rapporte { $alike ->
            [yes] à peu près autant.
           *[no] { $other }.
        }
    }
    .brief = { $yes ->
        [yes] Oui
       *[no] Non
    }: { verflixte6-worth-brief } contre { $other }.
    .braille = { $yes ->
        [yes] oui
       *[no] non
    }: { verflixte6-worth-brief } contre { $other }
verflixte6-advise-victim = { $victim }, qui a le plus de points.
    .brief = { $victim } a le plus.
    .braille = { $victim } a le plus
verflixte6-did = { $did ->
        [0] ne gagne jamais la partie
        [1] ne gagne presque jamais la partie
        [99] gagne presque toujours la partie
       *[other] gagne la partie { $did } fois sur 100
    }
verflixte6-did-brief = { $games ->
        [yes] , { $did } sur 100
       *[no] {""}
    }
verflixte6-best = { $best ->
        [1] gagne environ une fois sur 100.
        [99] gagne presque toujours.
        [100] gagne toujours.
       *[other] gagne { $best } fois{ $did ->
            [0] {" "}sur 100.
            [1] {" "}sur 100.
           *[other] .
        }
    }
verflixte6-cost-stopped = Tu as dit stop à { $sum }{ $games ->
        [yes] , ce qui { verflixte6-did }
       *[no] {""}
    }. { $plain ->
        [yes] Continuer
       *[no] Lancer avec { $joker }
    } { $games ->
        [yes] { verflixte6-best }
       *[no] aurait donné { $best } en moyenne, { $cost } de plus.
    }
    .brief = Stop à { $sum }{ verflixte6-did-brief }; { $plain ->
        [yes] encore
       *[no] { $joker }
    }: { $best }.
    .braille = stop { $sum }{ verflixte6-did-brief }, { $plain ->
        [yes] encore
       *[no] { $joker }
    } { $best }
verflixte6-cost-went-on = Tu as { $alone ->
        [yes] continué
       *[no] joué { $played }
    } à { $sum }, ce qui { $games ->
        [yes] { verflixte6-did }. T'arrêter { verflixte6-best }
       *[no] donne { $did } en moyenne. T'arrêter aurait rapporté { $cost } de plus.
    }
    .brief = Encore à { $sum }{ verflixte6-did-brief }; stop { $games ->
        [yes] { $best }.
       *[no] rapportait { $cost } de plus.
    }
    .braille = encore à { $sum }{ verflixte6-did-brief }, stop { $games ->
        [yes] { $best }
       *[no] { $cost } de plus
    }
verflixte6-cost-otherwise = Tu as { $alone ->
        [yes] continué
       *[no] joué { $played }
    } à { $sum }, ce qui { $games ->
        [yes] { verflixte6-did }
       *[no] donne { $did } en moyenne
    }. { $plain ->
        [yes] Sans joker
       *[no] Avec { $joker }
    }, { $games ->
        [yes] on { verflixte6-best }
       *[no] ce serait { $best }, soit { $cost } de plus.
    }
    .brief = Encore à { $sum }{ verflixte6-did-brief }; { $plain ->
        [yes] sans joker
       *[no] { $joker }
    }: { $games ->
        [yes] { $best }.
       *[no] { $cost } de plus.
    }
    .braille = encore à { $sum }{ verflixte6-did-brief }, { $plain ->
        [yes] sans
       *[no] { $joker }
    } { $games ->
        [yes] { $best }
       *[no] { $cost } de plus
    }
verflixte6-cost-refused = { $taken ->
        [0] Tu n'as pris aucun joker
        [one] Tu n'as pris qu'un joker
       *[other] Tu n'as pris que { $taken } jokers
    }. Avec { $joker }, tu aurais eu environ { $cost } de plus en moyenne.
    .brief = { $taken ->
        [0] Aucun joker
        [one] Un joker
       *[other] { $taken } jokers
    }; { $joker }: { $cost } de plus.
    .braille = pris { $taken }, { $joker }: { $cost } de plus
verflixte6-luck = { $sixes ->
        [0] Tu n'as fait aucun 6
        [one] Tu as fait un 6
       *[other] Tu as fait { $sixes } fois le 6
    } en { $throws ->
        [one] un lancer
       *[other] { $throws } lancers
    }; la moyenne est { $usual ->
        [0] de moins d'un
       *[other] de { $usual }
    }.
    .brief = Lancers { $throws }, 6 { $sixes }; moyenne: { $usual }.
    .braille = lancers { $throws }, 6 { $sixes }, moyenne { $usual }

## Ce qui est compté pour les joueurs

verflixte6-turns = { $turns ->
        [0] Aucun tour
        [one] Un tour
       *[other] { $turns } tours
    }, { $average } en moyenne, { $best } au mieux; { $out ->
        [0] aucun fini
        [one] un fini
       *[other] { $out } finis
    } par un 6.
    .brief = Tours { $turns }, moyenne { $average }, meilleur { $best }, hors jeu { $out }.
    .braille = tours { $turns }, moyenne { $average }, meilleur { $best }, hors jeu { $out }
verflixte6-personal-best = { $number }: c'est { $you ->
        [seat] ton meilleur tour
       *[other] le meilleur tour { ELIDE("de", $seat) }
    } jusqu'ici.

verflixte6-legend = hors jeu: le tour est fini, ses points sont perdus; zombie: hors de cette manche, on ne peut pas le voler; stop: le tour est fini, ses points restent; princesse: a dit stop, aucun 6 ne lui nuit, un 1 des autres peut la voler

## Options de la table

verflixte6-option-final = finale
    .help = oui: quatre manches, et le choix libre.
verflixte6-option-jokers = jokers
    .help = aucun: sans jokers; deux: avec Poney et Troll seulement.
verflixte6-value-jokers-all = tous
verflixte6-value-jokers-none = aucun
verflixte6-value-jokers-two = deux
verflixte6-option-rounds = manches
    .help = combien; 0 veut dire trois, ou quatre avec une finale.
    .shown = combien on en joue
    .shown-0 = 3, ou 4 avec une finale

## La leçon

verflixte6-lesson-title-1 = avec deux jokers
verflixte6-lesson-title-2 = avec les quinze
verflixte6-lesson-jokers = Un joker remplace un lancer. Cette leçon n'en a que deux, qui servent une fois chacun. Tape poney troll pour prendre les deux, ou aucun.
verflixte6-lesson-free-throw = Le premier lancer d'un tour ne fait qu'ajouter des points.
verflixte6-lesson-go = Tape encore pour relancer, ou stop pour garder les points. À partir d'ici, un 6 les prend tous.
    .rest = On lance encore, ou on dit stop et on garde les points. Un 6 les prend tous.
verflixte6-lesson-joker = Pour lancer avec un joker, tape son nom.
verflixte6-lesson-announced = Ce joker est maintenant épuisé.
    .rest = La plupart des jokers servent une fois.
verflixte6-lesson-steal = Tu as fait un 1, et le 1 est un voleur: tu peux voler un point à un joueur qui n'est pas hors jeu. Un deuxième 1 en vole deux.
    .rest = Le 1 est un voleur: il te laisse prendre un point à un autre joueur.
verflixte6-lesson-stole = On peut voler aussi ceux qui ont dit stop.
    .rest = D'autres peuvent te voler, même après un stop.
verflixte6-lesson-stopped = Ton tour de cette manche est fini.
    .rest = Qui dit stop est à l'abri du 6.
verflixte6-lesson-out = C'était le 6 maudit: il ne reste rien de ce tour.
    .rest = Un 6 termine le tour, et ses points sont perdus.
verflixte6-lesson-other = Tu peux entendre les tours des autres en une ligne: tape changer autres une ligne. Pour entendre chaque lancer, tape changer autres complet.
verflixte6-lesson-result = C'est le total de toutes les manches qui décide.
verflixte6-lesson-durchgang = Un joker que tu as pris est perdu pour toute la partie, joué ou non.
    .rest = Un joker pris est perdu pour le reste de la partie.
verflixte6-lesson-all-jokers = Voici les quinze jokers. À chaque tour, tu peux en prendre jusqu'à trois, chacun une fois par partie. Tape joker pour savoir ce que fait chacun. Pour en essayer trois différents, tape tartelette monocle betterave.
verflixte6-lesson-automatic = Un joker qui agit tout seul n'a pas besoin d'être nommé.
    .rest = Certains jokers agissent tout seuls: pas besoin de les nommer.
verflixte6-lesson-brings = Voilà ce que le joker a rapporté.
    .rest = Tu entends ce que chaque joker a rapporté.
verflixte6-lesson-others-jokers = Les autres ont les mêmes jokers. Ce que font ceux qu'ils viennent de jouer:
    .rest = Les autres ont les mêmes jokers; tu entends lesquels ils jouent.
verflixte6-lesson-used = Les jokers que tu as déjà pris n'en font plus partie.
    .rest = Chaque joker se prend une fois par partie.

## Chiffres des règles, que des options changent

verflixte6-guide-rounds = { $rounds ->
        [0] { $final ->
            [yes] quatre manches
           *[no] trois manches
        }
        [1] une manche
       *[other] { $rounds } manches
    }
