### Ce que dit un club, en français.

## Commandes

loop-command-say = dire
    .help = dit quelque chose à la table, ou au salon
loop-command-tell = chuchoter, mp
    .help = dit quelque chose à une personne: d'abord le nom, puis le texte
loop-command-here = présents, gens, qui
    .said = qui est là, qui est ici
    .help = qui est là
    .more = Avec un nom, dit où est cette personne.
loop-command-tables = tables
    .help = les tables qu'il y a
    .more = Un nombre en donne d'autres, dix à la fois.
loop-command-invite = inviter
    .help = invite quelqu'un à ta table, par son nom
loop-command-friend = ami, amie
    .help = ajoute quelqu'un à tes amis, ou l'en retire
    .more = Sans nom, nomme tes amis.
loop-command-ignore = ignorer
    .help = tu n'entends plus quelqu'un, ou de nouveau
    .more = Sans nom, dit qui tu ignores.
loop-command-block = bloquer
    .help = aucun message de quelqu'un, aucune place à tes tables
    .more = Retaper y met fin. Sans nom, dit qui tu bloques.
loop-command-report = signaler
    .help = signale quelqu'un aux modérateurs
loop-command-standin = remplaçant
    .help = laisse un bot jouer pour quelqu'un d'absent
    .more = Tous les présents doivent être d'accord.
loop-command-summary = résumé
    .help = tu entends seulement comment la partie finit
loop-command-leaders = palmarès
    .help = les meilleurs joueurs d'un jeu
    .more = La cote monte quand tu gagnes contre des membres, surtout contre de meilleurs; elle commence à 1000. À cote égale, même place.
loop-command-statistics = statistiques
    .help = tes parties dans ce club
loop-command-welcome = accueil
    .help = redit l'accueil du club
loop-command-mute = muet
    .help = prive quelqu'un de parole pour une heure
loop-command-kick = expulser
    .help = coupe la connexion de quelqu'un
loop-command-ban = bannir
    .help = ne laisse plus entrer quelqu'un
loop-command-close = fermer
    .help = termine une table sans résultat
loop-command-reports = signalements
    .help = les signalements ouverts; un nombre en clôt un
loop-term-talk = paroles
loop-term-private = privé

## Le salon

loop-answer-club-open = ouvrir
    .help = ouvre une table; nomme ensuite le jeu
loop-answer-club-tournament = tournoi
    .help = ouvre un tournoi de Die verflixte 6
loop-answer-club-sit = rejoindre
    .said = asseoir à, m'asseoir à, place à
    .help = prend place à une table, par son numéro
loop-answer-club-watch = regarder
    .help = regarde une table, par son numéro
loop-answer-club-learn = apprendre
    .help = commence une leçon; nomme ensuite le jeu
loop-answer-club-rules = règles, rg
    .help = lit les règles d'un jeu
loop-answer-club-account = compte
    .help = ton nom, ta phrase de passe, tes clés et tes données
loop-answer-club-link = lier
    .help = fait un code avec lequel tu entres aussi par ssh ou par la page
loop-lobby = { $first ->
        [yes] Salon: tables, ouvrir, rejoindre, présents, dire ou aide?
       *[no] Salon?
    }
    .brief = Salon?
    .braille = Salon?
    .allowed = ouvrir kaques: une nouvelle table. tournoi: un tournoi de Die verflixte 6. rejoindre 2: une place à la table 2. regarder 2: tu suis sa partie. apprendre kara: une leçon. règles{ $is-guest ->
        [yes] .
       *[no] , compte. lier: un code pour entrer aussi par ssh ou par la page.
    }
    .longest = ouvrir kaques
club-welcome = Bienvenue, { $name }. Voici le club { $club }.
club-closes = Le club ferme maintenant. Tes parties sont sauvegardées; tes places t'attendent.
    .guest = Le club ferme maintenant. Un invité ne retrouve pas sa place.
club-moves = Cette machine du club ferme pour un moment. Reconnecte-toi: une autre te reçoit, et tes parties continuent.
    .guest = Cette machine du club ferme pour un moment. Reconnecte-toi: une autre te reçoit, mais un invité ne retrouve pas sa place.
club-comes = { $name } entre.
club-goes = { $name } s'en va.
club-who = { $count ->
        [one] Il n'y a que toi.
       *[other] Il y a { $count } personnes: { $names }{ $more ->
            [0] .
           *[other] {" "}et { $more } { $more ->
                [one] autre.
               *[other] autres.
            }
        }
    }
club-who-table = À la table: { $here }.{ $away ->
        [none] {""}
       *[other] {" "}Pas là: { $away }.
    }{ $watch ->
        [none] {""}
       *[other] {" "}Regardent: { $watch }.
    }
club-where = { $number ->
        [0] { $name } est ici.
       *[other] { $name } est à la table { $number }.
    }
club-who-me = suis-je, suis je, moi
club-nobody = Personne ne s'appelle { $name }.
club-not-here = { $name } n'est pas là.
club-whom = Qui? Tape un nom:
club-not-that-one = Cela ne marche pas avec cette personne.

## Paroles

talk-table = { $name }: { $text }
talk-lobby = { $name } au salon: { $text }
talk-private = { $name } à toi: { $text }
talk-again = { $ago }, { $line }
club-talk-missed = { $names } { $count ->
        [one] a
       *[other] ont
    } parlé pendant ton absence. Tape répéter paroles pour l'entendre.
club-nothing-said = { $kind ->
        [private] Personne ne t'a rien dit en privé depuis ton arrivée.
       *[talk] Personne n'a rien dit ici depuis ton arrivée.
    }
club-said = C'est dit.
club-said-to-nobody = C'est dit, mais il n'y a personne d'autre.
club-said-elsewhere = C'est dit, mais il n'y a personne d'autre { $where ->
        [lobby] au salon
       *[table] à cette table
    }. { $count ->
        [one] { $name } est ailleurs dans le club: tape chuchoter { $name } et ton texte.
       *[other] { $count } autres sont ailleurs dans le club: tape chuchoter, un nom et ton texte.
    }
club-told = C'est dit à { $name }.
club-say-what = Dire quoi?
club-tell-what = À qui, et quoi? Un nom, puis ton texte:
club-tell-text = Que dis-tu à { $name }?
    .help = Tape ton texte; seule cette personne l'entend.
club-talk-slower = Cela fait beaucoup d'un coup. Attends un moment, puis redis-le.
club-muted = Tu ne peux pas parler { $hours ->
        [0] { $minutes ->
            [0] pour l'instant
            [one] pendant une minute
           *[other] pendant { $minutes } minutes
        }
        [one] pendant une heure
       *[other] pendant { $hours } heures
    }. Tu peux continuer à jouer.
club-may-talk = Tu peux de nouveau parler.
club-role-now = { $role ->
        [moderator] Tu modères maintenant: tape muet, expulser, bannir, fermer ou signalements.
       *[other] Tu ne modères plus.
    }

## Tables

club-no-tables = Aucune table. Ouvres-en une avec ouvrir et un jeu.
club-no-free-seat = Aucune table n'a de place libre. Ouvres-en une avec ouvrir et un jeu, ou tape regarder.
club-table = { $number }: { $game }. { $names }. { $state ->
        [here] Tu y es.
        [watched] Tu la regardes.
        [gathers] Pas commencée; rejoindre { $number } pour en être.
        [asked] C'est à toi de jouer; rejoindre { $number }.
        [mine] Tu y joues; rejoindre { $number }.
        [contest] En cours aux tables du tournoi { $number }.
       *[other] En cours; regarder { $number }.
    }
club-more-tables = { $count ->
        [one] Une autre
       *[other] { $count } autres
    }: tables { $page }.
club-no-table = Il n'y a pas de table { $typed }. Tape tables pour les entendre toutes.
club-close-sure = { $names } à la table { $name }: fermer sans résultat?
    .brief = Fermer la table { $name }?
club-which-table = Quelle table?
    .help = Tape le numéro d'une table, par exemple 2.
club-nothing-plays = Aucune partie n'est en cours.
club-cannot-open = La table { $number } ne peut pas s'ouvrir maintenant. Qui tient le club voit pourquoi dans le journal.
club-lobby-only = { $word } ne marche qu'au salon. Tape quitter pour y aller.
club-to-lobby = quitter t'amène au salon.
club-in-lobby = Tu es au salon. quitter te fait sortir du club.
club-play-is-open = Ici, c'est ouvrir, avec le jeu: ouvrir kaques. rejoindre mène à une autre table.
club-sits-already = Tu es déjà à la table { $number }.
club-seat-kept = Ta place est gardée{ $guest ->
        [yes] {" "}jusqu'à ce que tu quittes le club
       *[no] {""}
    }. Pour revenir, tape rejoindre { $number }.
club-no-game = Il n'y a pas de jeu { $typed }. { $near ->
        [none] Choisis parmi: { $names }.
       *[other] Voulais-tu dire { $near }?
    }
club-open-game = { $help ->
        [none] {""}
       *[other] { $help };{" "}
    }environ { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }
club-open-which = Quel jeu?
    .help = Tape le nom d'un jeu, ou son début, par exemple kara.
club-lesson-over = Leçon finie. ouvrir { $game } ouvre une table pour une partie entière.
club-learn-which = Apprendre quel jeu?
    .help = Tape le nom d'un jeu, par exemple kara; kara 2 prend sa deuxième leçon, s'il y en a une.
club-new-table = { $name } ouvre { $contest ->
        [yes] le tournoi
       *[no] la table
    } { $number }, { $game }. Pour en être, tape rejoindre { $number }.
club-opened = La table { $number } est ouverte. Pour en être, les autres tapent rejoindre { $number }.
club-too-many-tables = Tu as déjà { $most ->
        [one] une table ouverte
       *[other] { $most } tables ouvertes
    }: c'est le maximum.
club-full = La table { $number } est pleine.
club-has-begun = La partie de la table { $number } a commencé. Tape regarder { $number } pour la suivre.
club-began-meanwhile = La partie de la table { $number } vient de commencer. Ta place est gardée: rejoindre { $number } t'y mène.
club-start-gone = La base de données a perdu le début de la partie de la table { $number }. Tape rejoindre { $number } pour la jouer depuis le début.
club-not-invited = Cette table ne t'est pas ouverte.
club-nothing-to-watch = Il n'y a encore rien à regarder à la table { $number }.
club-access-anyone = tous peuvent jouer
club-access-friends = les amis peuvent jouer
club-access-invited = sur invitation
club-access-words-anyone = tous, tout le monde
club-access-words-friends = amis
club-access-words-invited = invitation, invités
club-help-access = tous, amis ou invitation: qui peut prendre place.
club-setup-names = Les autres prennent place eux-mêmes. Invite-les quand la table est ouverte.
club-setup-bots-do = combien jouent; avec 0, un seul si personne ne vient
club-setup-more = plus d'options
club-setup-bots = { $most ->
        [one] Un bot au plus.
       *[other] { $most } bots au plus.
    }
club-no-typed = Dans un club, on ne joue pas avec de vrais dés ni de vraies cartes.
club-no-file = Dans un club, ce doit être l'un de ceux-ci: { $names }.
club-table-is = { $game }: { $players }{ $agreed }.
loop-club-table-ready = { $game }: { $players }{ $agreed }. Ouvrir?
    .brief = { $players }{ $agreed }. Ouvrir?
    .braille = { $players }{ $agreed }: ouvrir?
    .least = Ouvrir?
    .allowed = Entrée ouvre la table. Ou change quelque chose: bots 2; niveau fort; tous, amis ou invitation; ou une option et sa valeur.
    .help = Entrée ouvre la table aux autres, ouvrir aussi; commencer joue tout de suite. Pour changer quelque chose, tape-le:
    .figure = { $game }
    .does-open-it = d'autres peuvent d'abord prendre place
    .does-start-now = { $has-bots ->
        [yes] commence tout de suite, avec les bots
       *[no] commence tout de suite; un bot joue avec toi
    }
    .longest = bots 2
loop-gathered = { $first ->
        [yes] { $told ->
            [yes] {""}
           *[no] Présents: { $names }.{" "}
        }{ $alone ->
            [yes] Tape commencer pour jouer contre des bots, ou attends les autres.
           *[no] Tape commencer, ou attends les autres.
        } Commencer?
       *[no] { $told ->
            [yes] {""}
           *[no] { $names }.{" "}
        }Commencer?
    }
    .brief = { $told ->
        [yes] {""}
       *[no] { $names }.{" "}
    }Commencer?
    .least = Commencer?
    .braille = { $names }. Commencer?
    .allowed = commencer lance la partie; s'il n'y a que toi, un bot joue avec toi. Pour te lever, tape quitter.
loop-answer-open-it = ouvrir
    .help = aux autres (Entrée)
loop-answer-start-now = commencer, débuter, on y va, c'est parti, go
    .help = commence tout de suite, avec les bots
loop-answer-start-gathered = commencer, go
    .help = lance la partie; s'il n'y a que toi, un bot joue avec toi
loop-answer-wait = attendre
    .help = attend que d'autres prennent place; quitter pour te lever
club-you-wait = Tu attends les autres.
club-sits = À la table: { $names }.
club-game-broken = Ce jeu a un défaut et ne peut pas commencer. Qui tient le club voit pourquoi dans le journal.
club-game-fault = La table { $number } est fermée: son jeu a un défaut. Qui tient le club voit pourquoi dans le journal.
club-table-closed = La table { $number } est fermée.
club-table-abandoned = La table { $number } est fermée: aucun de ceux qui y jouaient ne peut revenir.
club-over-meanwhile = { $game } à la table { $number }, c'est fini: { $own ->
        [yes] { $names ->
            [none] tu as gagné
           *[other] tu as gagné, avec { $names }
        }
       *[no] { $count ->
            [0] personne n'a gagné
            [one] { $names } a gagné
           *[other] { $names } ont gagné
        }
    }.
club-bot-for-you = { $over ->
        [yes] À la table { $number }, un bot a pris ta place.
       *[no] À la table { $number }, un bot joue pour toi. Pour jouer toi-même, tape rejoindre { $number }.
    }
club-table-gone = La base de données a perdu la table { $number }, et ce qui s'y est joué.
club-tournament-over = Le tournoi { $number } est fini.
club-answers-gone = La base de données a perdu { $count ->
        [one] un coup
       *[other] { $count } coups
    } de cette partie. Elle reprend juste avant.
club-version = Une autre machine de ce club a une version plus ancienne de Taverne, qui ne connaît pas encore ces règles. Réessaie dans un moment.
club-takes-longer = Cela prend plus de temps que d'habitude. Tu n'as rien à faire.
club-not-recorded = Le club ne peut pas enregistrer cela maintenant. Il réessaie; tu n'as rien à faire.
club-sits-down = { $name } prend place.
club-gets-up = { $name } se lève.
club-watches = { $name } regarde.
club-is-back = { $name } est de retour.
club-is-away = { $name } s'absente; sa place l'attend{ $guest ->
        [yes] {" "}jusqu'à son départ du club
       *[no] {""}
    }.
club-is-gone = { $name } a quitté le club, et un invité ne retrouve pas sa place. Tape remplaçant { $name } pour un bot.
club-is-deleted = { $name } a quitté le club pour de bon et s'appelle désormais { $called }. Tape remplaçant { $called } pour un bot.
club-waits = C'est à { $name } de jouer, mais sa place est vide. Attends, ou { $minutes ->
        [0] {""}
        [one] après une minute,{" "}
       *[other] après { $minutes } minutes,{" "}
    }tape remplaçant { $name } pour un bot.
club-waits-gone = C'est à { $name } de jouer, mais { $name } a quitté le club pour de bon. Tape remplaçant { $name } pour un bot.
club-awaits = C'est à { $name } de jouer.
club-back = { $name } est de retour et continue.
club-back-yourself = Un bot a joué pour toi. C'est de nouveau toi qui joues.
club-elsewhere = Tu joues maintenant cette place depuis une autre connexion.
club-offer-summary = La partie continue sans toi. Tape résumé pour entendre seulement comment elle finit.
club-summary = Tu entendras seulement comment la partie finit.
club-summary-where = Il n'y a pas de partie ici. Tape résumé à une table.
club-invite-where = Ouvre une table ou prends place d'abord, puis invite.
club-invite-whom = Inviter qui?
club-invited = { $here ->
        [yes] { $name } a ton invitation.
       *[no] { $name } a ton invitation, mais n'est pas là maintenant.
    }
club-invited-you = { $name } t'invite à { $game }: rejoindre { $number }.
club-standin-where = Un bot ne peut remplacer quelqu'un qu'à une table où tu joues.
club-standin-whom = Un bot pour qui?
club-standin-here = { $name } est là et joue. Un bot ne joue que pour quelqu'un d'absent.
club-standin-soon = Un bot pourra jouer pour { $name } dans { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }. Retape-le alors.
club-standin-bot = { $name } est déjà un bot.
club-standin-nobody = Personne à cette table ne s'appelle { $name }.
club-all-here = Tout le monde est là. Un bot ne joue que pour quelqu'un d'absent.
club-stands-in = Un bot joue pour { $name }{ $gone ->
        [yes] .
       *[no] {" "}jusqu'à son retour.
    }
club-agrees = { $name } veut un bot pour { $away }. Tape remplaçant { $away } si tu es d'accord.
club-agreed = Tu es d'accord pour un bot à la place { ELIDE("de", $name) }. Les autres présents doivent l'être aussi.
club-again = { $name } veut rejouer. Tape encore pour en être.
club-again-opened = { $name } ouvre une autre table de { $game } pour vous: rejoindre { $number }.

loop-answer-lobby = salon, sa
    .help = va au salon
loop-what-next-here = Encore{ $reviews ->
        [yes] , revue
       *[no] {""}
    } ou salon?
    .brief = Encore ou salon?
    .least = Encore?
    .braille = encore{ $reviews ->
        [yes] , revue
       *[no] {""}
    }, salon?
    .allowed = encore ouvre une table pour les mêmes personnes, { $reviews ->
        [yes] revue dit quelles décisions ont le plus coûté, {""}
       *[no] {""}
    }salon te ramène au salon.

## Tournois

club-tournament-game = { $number ->
        [0] Tournoi de { $game }
       *[other] { $game }, tournoi { $number }
    }
club-tournament-agreed = , { $size } par table au plus, { $advance ->
        [one] un qualifié par table
       *[other] jusqu'à { $advance } qualifiés par table
    }{ $bots ->
        [0] {""}
        [one] , un bot, niveau { $level }
       *[other] , { $bots } bots, niveau { $level }
    }
club-tournament-size = taille
club-tournament-advance = qualifiés
club-tournament-bots = bots
club-tournament-help-size = taille 4: quatre joueurs au plus par table.
club-tournament-help-advance = qualifiés 1: seul le meilleur de chaque table passe.
club-tournament-help-bots = bots 3: trois bots jouent aussi; niveau fort les rend forts.
club-tournament-help-access = tous, amis ou invitation: qui peut en être.
club-tournament-number = Tape { $word } et un nombre.
club-tournament-range = { $word }: un nombre de { $least } à { $most }.
club-tournament-opened = Le tournoi { $number } est ouvert. Pour en être, les autres tapent rejoindre { $number }.
club-tournament-sits = Au tournoi: { $names }.
club-tournament-leave = Quitter le tournoi, et perdre ta place?
    .brief = Quitter?
club-tournament-few = Un tournoi demande deux joueurs. Attends les autres, ou ouvre-le avec des bots.
club-tournament-decided = La table { $table } a fini. À l'étape suivante: { $names }.
club-tournament-left = Tout le monde a quitté la table { $table }. À l'étape suivante: { $names ->
        [none] personne de cette table
       *[other] { $names }
    }.
club-tournament-out = Le tournoi est fini pour toi, place { $place } à ta table. Tu peux attendre la fin ici, ou taper quitter.
club-tournament-before = Fin à l'étape { $stage } pour: { $names }.
club-tournament-plays = Cette table joue encore.
club-tournament-start-gone = La base de données a perdu le début du tournoi { $number }. Tape rejoindre { $number } pour le jouer depuis le début.
club-tournament-closed = Le tournoi est fermé, parce qu'une de ses tables a été fermée.
loop-tournament-ready = Tournoi: { $players }{ $agreed }. Ouvrir?
    .brief = { $players }{ $agreed }. Ouvrir?
    .braille = { $players }{ $agreed }: ouvrir?
    .least = Ouvrir?
    .allowed = Entrée ouvre le tournoi. Ou change quelque chose: taille 4; qualifiés 1; bots 2; niveau fort; tous, amis ou invitation.
    .help = Entrée ouvre le tournoi, ouvrir aussi. Pour changer quelque chose, tape-le:
    .figure = Tournoi
    .does-open-it = d'autres peuvent d'abord s'inscrire
    .does-start-now = { $has-bots ->
        [yes] commence tout de suite, avec les bots
       *[no] marche avec des bots, ou quand d'autres sont là
    }
    .longest = taille 4
loop-between = { $out ->
        [yes] D'autres tables jouent encore. Entendre les résultats?
       *[no] { $first ->
            [yes] D'autres tables jouent encore. Si tu te qualifies, ta table suivante s'ouvre toute seule. Entendre les résultats?
           *[no] D'autres tables jouent encore. Entendre les résultats?
        }
    }
    .brief = Entendre les résultats?
    .least = Résultats?
    .braille = résultats?
    .allowed = résultats, ou Entrée, dit où en est l'étape. quitter va au salon; ta place reste à toi.
loop-answer-standings = résultats
    .help = où en est l'étape; Entrée aussi
loop-answer-wait-table = attendre
    .help = attend ta table suivante, qui s'ouvre toute seule

## Entre vous

club-friend = { $now ->
        [yes] { $name } est maintenant parmi tes amis.
       *[no] { $name } n'est plus parmi tes amis.
    }
club-ignore = { $now ->
        [yes] Tu n'entends plus ce que dit { $name }.
       *[no] Tu entends de nouveau { $name }.
    }
club-block = { $now ->
        [yes] Tu bloques { $name }: aucun message pour toi, aucune place à tes tables.
       *[no] Tu ne bloques plus { $name }.
    }
club-friends = { $names ->
        [none] Pas encore d'amis. Tape ami et un nom.
       *[other] Amis: { $names }.
    }
club-ignores = { $names ->
        [none] Tu n'ignores personne.
       *[other] Tu ignores { $names }.
    }
club-blocks = { $names ->
        [none] Tu ne bloques personne.
       *[other] Tu bloques { $names }.
    }
club-report-whom = Signaler qui?
club-report-sure = Signaler { $name }, avec ses dernières paroles?
    .brief = Signaler { $name }?
club-reported = { $name }: signalement transmis aux modérateurs, avec les dernières paroles.
club-reported-to-you = { $name } signale { $about }.
club-report-close-sure = { $by } signale { $whom }: clore le signalement { $name }?
    .brief = Clore le signalement { $name }?
club-moderators-only = Seuls les modérateurs peuvent faire cela.
club-muted-now = { $name } ne peut plus parler pendant une heure.
club-guest-mute = Les invités de l'adresse { ELIDE("de", $name) } ne peuvent plus parler ce soir.
club-guest-ban = { $name } doit partir. Aucun invité n'entre plus depuis cette adresse ce soir.
club-close-report = Pour clore un signalement: signalements et son numéro.
club-open-reports = { $count ->
        [one] Un signalement ouvert
       *[other] { $count } signalements ouverts
    }. Tape signalements pour { $count ->
        [one] l'entendre
       *[other] les entendre
    }.
club-no-reports = Aucun signalement ouvert.
club-kicked = La connexion { ELIDE("de", $name) } est coupée, mais rien n'empêche de revenir. Pour exclure: bannir et le nom.
club-ban-sure = { $who ->
        [guest] Bannir pour ce soir { $name } et tous les invités de la même adresse?
       *[member] Bannir { $name } pour de bon? Seule la personne qui tient le club peut l'annuler.
    }
    .brief = Bannir { $name }?
club-banned-now = { $name } ne peut plus entrer, jusqu'à ce que la personne qui tient le club lève l'exclusion.

## Chiffres

club-leaders = { $game }, place, nom et cote: { $names }.
club-no-leaders = Personne n'est encore classé à { $game }. Seules comptent les parties entre deux membres ou plus.
club-games = { $game }: { statistics-won }.
club-guest-statistics = Les invités n'ont pas de statistiques. Pour devenir membre, quitte, puis appuie sur Devenir membre à la page, ou reconnecte-toi par ssh avec nouveau devant le @.
club-no-games = Tu n'as encore fini aucune partie dans ce club.

## Entrer

club-new = Bienvenue. Voici le club { $club }, et c'est ta première visite.
club-door-language = Pour le français, tape { $name }.
club-new-name = Ton nom, ou récupérer si tu en avais un?
    .help = Un nom a jusqu'à 20 lettres, chiffres, espaces, traits d'union et apostrophes, comme Anne Marie. Les commandes et les noms des autres ne conviennent pas. Si tu avais un nom ici et que ta clé ou ta phrase de passe est perdue, tape récupérer. Si tu es membre par une autre porte, tape lier. Pour une autre langue, tape son nom, comme English ou Deutsch.
club-recover-words = récupérer
club-new-code = Code d'invitation, ou récupérer si tu avais un nom ici?
    .help = Un membre ou la personne qui tient le club donne un tel code. Tape-le comme il t'a été donné. Si tu es membre par une autre porte, tape lier. Pour une autre langue, tape son nom, comme English ou Deutsch.
club-invited-name = Ton nom?
    .help = Un nom a jusqu'à 20 lettres, chiffres, espaces, traits d'union et apostrophes, comme Anne Marie. Les commandes et les noms des autres ne conviennent pas. Pour une autre langue, tape son nom, comme English ou Deutsch.
club-guest-called = Invité
club-login-new = nouveau
club-login-guest = invite
club-reserved = club, salon, table, gérant, gérante, toi, vous
club-code-wrong = Ce code n'est pas le bon, ou il a déjà servi.
club-passphrases-later = Trop de phrases de passe fausses viennent d'arriver de ton adresse: celle-ci n'a pas été vérifiée. Attends un moment, et réessaie.
club-codes-later = Trop de codes ont été essayés depuis ton adresse. Réessaie dans une heure.
club-accounts-later = Trop de comptes ont été créés depuis ton adresse à l'instant. Réessaie dans une heure, ou demande à qui tient le club.
club-recover-name = Ton nom?
    .help = Tape le nom que tu as dans ce club.
club-recover-code = Code de secours?
    .help = Tape ton code de secours le plus récent: tu en as reçu un en devenant membre, puis un autre chaque fois que tu en as fait un dans ton compte, ou qu'il t'a fait entrer.
club-link-words = lier
club-link-code = Code de liaison?
    .help = Entre par la porte que tu connais, et tape lier au salon: tu reçois un tel code, valable dix minutes.
club-link-used = Quelqu'un vient d'entrer avec ton code de liaison. Si ce n'était pas toi: au salon, tape compte, choisis une nouvelle phrase de passe, et regarde clés, accès et connexions.
club-link-passphrase = Choisir une phrase de passe, pour entrer désormais?
    .brief = Phrase?
club-link-new-passphrase = Tu as déjà une phrase de passe. En choisir une nouvelle?
    .brief = Phrase?
club-link-only-here = { $has ->
        [yes] Ta phrase de passe reste la même.
       *[no] Ce navigateur reste connecté un mois, sauf si tu te déconnectes ou tapes quitter. Pour d'autres navigateurs, ajoute une clé d'accès, ou choisis une phrase de passe dans ton compte.
    }
club-guest-name = Ton nom pour ce soir?
    .help = Un nom a jusqu'à 20 lettres, chiffres, espaces, traits d'union et apostrophes, comme Anne Marie. Les commandes et les noms des autres ne conviennent pas. Ce sera ton nom jusqu'à ton départ. Pour une autre langue, tape son nom, comme English ou Deutsch.
club-name-scripts = Prends des lettres d'un seul alphabet.
club-name-letters = Un nom demande des lettres qu'on voit et qu'on entend. Choisis-en un autre.
club-name-reserved = { $name } n'est pas possible comme nom. Choisis-en un autre.
club-name-taken = { $name } est pris, ou ressemble à un nom pris. Choisis-en un autre.
club-registered = { $by ->
        [key] Te voilà membre, { $name }. Désormais, ta clé te fait entrer.
       *[other] Te voilà membre, { $name }. Désormais, ton nom et ta phrase de passe te font entrer.
    }
club-recovery = Ton code de secours, si tu ne peux plus entrer: { $code }. Note-le.
club-recovery-sure = Faire un nouveau code, qui remplace l'ancien?
    .brief = Nouveau?
club-passphrase-new = Nouvelle phrase de passe? Au moins dix caractères, rien ne s'affiche:
    .help = Tape au moins dix lettres, chiffres ou signes. Rien ne s'affiche. Prends une phrase que personne d'autre ne connaît.
club-passphrase-again = La même encore une fois?
    .help = Tape la phrase de passe encore une fois, pour vérifier.
club-passphrase-short = Trop courte: { $least } caractères ou plus.
club-passphrase-differs = Les deux ne sont pas pareilles. Réessaie.
club-passphrase-kept = Ta nouvelle phrase de passe est gardée.
club-ways = { $count ->
        [one] Un autre accès mène à ton compte. Il reste seulement si tu dis oui.
       *[other] { $count } autres accès mènent à ton compte. Chacun reste seulement si tu dis oui.
    }
club-way-passphrase = { $number }: ta phrase de passe actuelle.
club-way-recovery = { $number }: ton code de secours actuel. S'il part, tu en reçois un nouveau.
club-way-key = { $number }: clé { $key }, depuis le { $added }{ $here ->
        [yes] , avec laquelle tu viens d'entrer
       *[no] {""}
    }.
club-way-passkey = { $number }: clé d'accès { $name ->
        [none] d'un appareil
       *[other] { $name }
    }, depuis le { $added }, dernier usage { $used }.
club-way-link = { $number }: un code de liaison, valable encore { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }.
loop-keep-way = Garder? Entrée pour non:
    .brief = Garder?
    .braille = Garder?
    .allowed = oui le garde, non ou Entrée le retire: plus personne n'entre alors par là.
loop-answer-keep-enter = non
club-others-out = Toutes les autres visites et connexions de ton compte sont terminées.
club-passphrase-echo = Ton terminal montrerait la phrase de passe. Pour cela, connecte-toi sans -T, ou avec une clé.

## Le compte

loop-answer-account-name = nom, renommer
    .help = change ton nom
loop-answer-account-passphrase = phrase, p
    .help = change ta phrase de passe
loop-answer-account-key = clé, k
    .help = ajoute une clé publique
loop-answer-account-keys = clés
    .help = énumère tes clés
loop-answer-account-remove = retirer
    .help = retire une clé
loop-answer-account-passkeys = accès, passkeys
    .help = énumère tes clés d'accès pour la page, et en retire une
loop-answer-account-link = lier
    .help = fait un code avec lequel tu entres aussi par ssh ou par la page
loop-answer-account-recovery = secours, code
    .help = fait un nouveau code de secours
loop-answer-account-logins = connexions
    .help = énumère les navigateurs connectés, et les déconnecte
loop-answer-account-data = données
    .help = dit tout ce qui est gardé de toi
loop-answer-account-delete = supprimer
    .help = supprime ton compte pour de bon
loop-answer-account-back = retour, b
    .help = va au salon; Entrée aussi
loop-answer-account-enter = retour
loop-account-do = { $first ->
        [yes] Compte: nom, phrase, clés, secours, données, aide ou retour?
       *[no] Compte?
    }
    .brief = Compte?
    .braille = Compte?
    .allowed = nom change le tien, phrase change ta phrase de passe, clé ajoute une clé, clés les énumère, retirer en retire une, accès énumère tes clés d'accès et en retire une, lier fait un code avec lequel tu entres aussi par ssh ou par la page, secours fait un nouveau code, connexions énumère et coupe celles de tes navigateurs, données dit tout ce qui est gardé de toi, supprimer quitte le club, retour.
club-guest-account = Les invités n'ont pas de compte. Pour devenir membre, quitte, puis appuie sur Devenir membre à la page, ou reconnecte-toi par ssh avec nouveau devant le @.
club-in-account = Tu es dans ton compte. retour va au salon.
club-key-which = Colle la ligne de ta clé publique:
    .help = C'est une ligne qui commence par ssh-ed25519 ou ssh-rsa, de ton fichier de clé en .pub.
club-no-key = Ce n'est pas une clé publique. Elle commence par ssh-ed25519 ou ssh-rsa.
club-key-taken = Cette clé est déjà à quelqu'un.
club-key-kept = La clé est ajoutée.
club-key = { $number }: { $key }
club-no-keys = Tu n'as pas de clés.
club-key-remove = Quelle clé retirer? Tape son numéro, ou Entrée pour aucune:
    .help = Le numéro est celui de la liste. Tes autres visites se terminent, car quelqu'un d'autre a peut-être la clé.
club-key-none = Aucune clé n'a ce numéro. Tape clés pour les entendre.
club-key-last = Cette clé est ton seul moyen d'entrer. Choisis d'abord une phrase de passe.
club-key-removed = La clé est retirée, et tes autres visites sont terminées.
club-no-passkeys = Tu n'as pas de clé d'accès. Tu en ajoutes une à la page du club, sous Clés d'accès.
club-passkey = { $number }: { $name ->
        [none] un appareil
       *[other] { $name }
    }, depuis le { $added }, dernier usage { $used }.
club-passkey-which = Quelle clé d'accès retirer? Tape son numéro, ou Entrée pour aucune:
    .help = Le numéro est celui de la liste. Tes autres visites se terminent, car un appareil est peut-être perdu.
club-passkey-none = Aucune clé d'accès n'a ce numéro.
club-passkey-last = Cette clé d'accès est ton seul moyen d'entrer. Choisis d'abord une phrase de passe.
club-passkey-removed = La clé d'accès est retirée, et tes autres visites sont terminées.
club-passkey-added = Une clé d'accès a été ajoutée à ton compte: { $name ->
        [none] un appareil
       *[other] { $name }
    }. Si ce n'était pas toi, tape compte au salon, puis accès, et retire-la.
club-link = Code de liaison: { $code }. Lettre par lettre: { $spelled }. Il sert une fois, pendant dix minutes. Entre comme nouveau par l'autre porte, ssh ou la page, et tape lier.
club-login = { $number }: { $browser ->
        [none] un navigateur
       *[other] { $browser }
    }{ $own ->
        [yes] , celui-ci
       *[no] {""}
    }, depuis le { $began }, dernier usage { $seen }.
club-login-which = Numéro de la connexion à couper, partout pour toutes sauf celle-ci, ou Entrée pour aucune:
    .help = Le numéro est celui de la liste. Qui utilise ce navigateur devra se reconnecter.
club-everywhere = partout, toutes
club-login-none = Aucune connexion n'a ce numéro.
club-login-ended = Cette connexion est coupée.
club-logins-ended = Toutes les autres connexions sont coupées.
club-login-over = Ta connexion a été coupée, ici ou ailleurs. Reviens avec ton nom et ta phrase de passe.
club-no-logins = Aucun navigateur n'est connecté.
club-name-new = Tu t'appelles { $name }. Ton nouveau nom?
    .help = Un nom a jusqu'à 20 lettres, chiffres, espaces, traits d'union et apostrophes, comme Anne Marie. Les commandes et les noms des autres ne conviennent pas.
club-name-sure = Ton nom sera { $name }. D'accord?
    .brief = D'accord?
club-renamed = Tu t'appelles maintenant { $name }, à tes tables aussi.
kept-person = { $name }{ $role ->
        [moderator] {" "}modère
        [keeper] {" "}tient le club
       *[other] , membre
    } depuis le { $created }, { $here ->
        [yes] ici en ce moment
       *[no] dernière visite { $seen }
    }.{ $banned ->
        [yes] {" "}Accès interdit.
       *[no] {""}
    }
kept-key = Clé { $number }: { $key }, depuis le { $day }.
kept-passkey = Clé d'accès: { $name ->
        [none] un appareil
       *[other] { $name }
    }, depuis le { $added }, dernier usage { $used }.
kept-login = Connexion: { $browser ->
        [none] un navigateur
       *[other] { $browser }
    }, depuis le { $began }, dernier usage { $seen }.
kept-settings = Réglages: { $lines }
kept-rating = Ta cote à { $game }: { $rating }, comme dans le classement.
kept-loss = Dit ou noté pour toi à propos de la table { $number }, { $ago }: { $text }
kept-said = { $ago }, tu as dit: { $text }
kept-said-by = { $ago }, { $name } a dit: { $text }
kept-nothing-said = Rien de ce que tu as dit n'est gardé.
kept-more = La suite de ce que tu as dit?
    .brief = Encore?
club-delete-sure = Quitter le club et supprimer ton compte pour de bon?
    .brief = supprimer?

## Réglages d'un club

settings-club-bell = sonnerie
settings-means-club-bell = Ton terminal sonne, ou non, quand c'est à toi.
settings-club-talk = paroles
settings-means-club-talk = Quand tu entends ce que les autres disent et font; auto: aussitôt, mais dans une partie avec la ligne suivante.
settings-club-talk-later = avec la ligne suivante
settings-club-talk-now = aussitôt
settings-club-arrivals = arrivées
settings-means-club-arrivals = De qui tu entends les allées et venues; non: de personne; amis: de tes amis; tous: de tous.
settings-club-arrivals-on = tous
settings-club-arrivals-friends = amis
settings-club-rating = cote
settings-means-club-rating = Tes parties comptent, ou non, pour la cote.
settings-club-sounds = sons de la page
settings-means-club-sounds = La page de ton navigateur joue des sons, ou non.
settings-club-question = question
settings-means-club-question = Où la page de ton navigateur dit ce qu'on te demande: dans le journal, ou au champ de ta réponse, où une plage braille le garde.
settings-club-question-log = journal
settings-club-question-field = champ
settings-club-pictures = images
settings-means-club-pictures = La page de ton navigateur dessine les dés et les cartes, ou non; auto les dessine, sauf dans les navigateurs en mode texte. Rien ne change pour les lecteurs d'écran.

## Le programme

club-cut = C'était trop long: seuls les { $most } premiers caractères comptent.
club-too-late = Rien n'a été tapé ici depuis un moment, alors le club ferme cette porte. Reconnecte-toi quand tu veux.
club-gives-way = D'autres attendent, alors le club ferme cette porte pour l'instant. Reconnecte-toi.
club-came-too-often = Tu as plus de connexions que le club n'en permet. Celle-ci finit; la plus récente continue.
club-is-full = Le club est plein. Réessaie plus tard.
club-guests-full = Il y a autant d'invités que le club en permet. Réessaie plus tard.
club-out-kicked = La modération a coupé ta connexion. Tu peux revenir; si tu joues, ta place t'attend.
    .guest = La modération a coupé ta connexion. Tu peux revenir, mais un invité ne retrouve pas sa place.
club-out-banned = Tu ne peux plus entrer dans ce club. Seule la personne qui le tient peut te laisser revenir.
club-out-gone = Ton compte n'est plus dans ce club. La personne qui le tient en sait plus.
club-out-anew = La phrase de passe ou un accès à ton compte a été changé lors d'une autre visite, alors celle-ci se termine. Reviens. Si ce n'était pas toi, entre comme nouveau et tape récupérer.
club-account-gone = Ce compte a été supprimé entre-temps.
club-out-evening = Ce soir, invités et nouveaux venus de ton adresse ne peuvent pas entrer. Les membres entrent comme toujours.
club-deleted = Ton compte est supprimé. Au revoir.
club-deleted-member = Membre supprimé
club-went-wrong = Quelque chose s'est mal passé là-bas: te revoilà au salon. Qui tient le club voit pourquoi dans le journal.
club-error = Quelque chose s'est mal passé dans le club. Reconnecte-toi; tes parties sont sauvegardées.
club-cannot-look = Le club n'arrive pas à joindre sa base de données: personne ne sait si cette table existe. Réessaie dans un moment.
club-cannot-keep = Le club ne peut rien garder en ce moment; qui le tient voit pourquoi dans le journal. Réessaie dans un moment.
club-store-broken = Le fichier du club { $file } est inutilisable: { $why }.
club-store-network = Le fichier du club ne peut pas être { $file }: il est sur un autre ordinateur, et SQLite ne marche pas à travers un réseau. Indique avec --store un fichier de cet ordinateur.
club-store-foreign = { $file } appartient à un autre programme. Indique un autre fichier avec --store; sans cela, le club a le sien.
club-no-backup = { $file } n'est pas une sauvegarde d'un club.
club-store-schema = { $file } n'est pas un club intact: { $kind ->
        [table] la table
        [index] l'index
        [trigger] le déclencheur
        [view] la vue
       *[other] { $kind }
    } { $name } est différent, manque, ou ne vient pas d'un club. Quelqu'un a modifié ce fichier. Prends une sauvegarde d'avant.
club-backup-none = Il n'y a pas de sauvegarde { $file }.
club-store-newer = Le fichier du club vient d'une version plus récente. Mets Taverne à jour ici.
club-gave-up = Le club a fermé, car { $task } a échoué sans cesse. Le journal dit pourquoi. Rien n'est perdu.
club-cannot-listen = Le club ne peut pas écouter sur { $address }: { $why }.{ $way ->
        [taken] {" "}Si un club à toi y tourne déjà, ferme-le avec Ctrl-C. Ou prends un autre port, par exemple: taverne serve --listen 127.0.0.1:2223. Dans un clone: make serve PORT=2223
        [low] {" "}Prends un port à partir de 1024, par exemple: taverne serve --listen 127.0.0.1:2222
        [health] {" "}Donne une autre adresse avec --health.
       *[none] {""}
    }
club-is-closed = Le club est fermé. Tout est sauvegardé.
club-host-is-closed = Cette machine du club est fermée; d'autres continuent. Tout est sauvegardé.
club-leaves-out = Le club continue sans le jeu { $name }: la vérification y a trouvé des défauts. Corrige-les, ou installe une version qui n'en a pas.
club-listens = { $club } est ouvert sur { $host }, port { $port }.
club-come-in = On entre avec: ssh -p { $port } nouveau@{ $host }
club-come-in-proxied = Par ssh, on entre à travers ton proxy, à son adresse. Sans passer par lui, personne n'entre par ce port.
club-come-as-guest = Les invités d'un soir entrent avec: ssh -p { $port } invite@{ $host }
club-fingerprint = La clé du club est: { $fingerprint }
club-file-there = { $file } existe déjà. Indique un autre fichier.
club-not-open = Il n'y a pas de table { $typed }. taverne club tables dit celles qui sont ouvertes.
club-none-open = Aucune table.
club-no-people = Personne n'a de compte ici.
club-welcome-kept = Désormais, ce texte accueille tout le monde, à la place de l'habituel.
club-welcome-usual = Le texte habituel accueille de nouveau tout le monde.
club-address = { $typed } n'est pas une adresse d'écoute. Tape-la comme 127.0.0.1:2222.
club-web-domain = { $typed } n'est pas un domaine pour les clés d'accès. Tape le nom qui est dans l'adresse de la page, comme club.example.org.
club-limit = { $typed } n'est pas une limite. Tape NOM=NOMBRE; il y a { $names }. Les parts ont des éléments: member, address, network, strangers, seconds; par exemple talk.member=20.
club-store-kind = Les bases du genre { $url } ne conviennent pas. Indique un fichier, sqlite:///FICHIER, ou postgresql://MACHINE/NOM.
club-database = Le club n'arrive pas à joindre sa base de données en ce moment: { $why }
club-database-waits = La base de données répond, mais n'enregistre rien: elle attend son serveur de secours, qui est absent. Relance-le, ou continue sans lui: le sujet "Un club sur plusieurs machines" dit comment.
club-store-none = Il n'y a pas de club dans { $file }. taverne serve en ouvre un.
club-restore-there = { $file } est encore là. Déplace-le d'abord.
club-restore-full = Cette base de données n'est pas vide. Arrête toutes les machines, fais-en une vide avec createdb, et indique-la avec --store.
club-person = { $name }{ $role ->
        [moderator] {" "}modère
        [keeper] {" "}tient le club
       *[other] , membre
    }{ $banned ->
        [yes] , accès interdit
       *[no] {""}
    }, { $here ->
        [yes] ici en ce moment
       *[no] dernière visite { $seen }
    }.
club-renamed-to = { $before } s'appelle maintenant { $name }.
club-remove = Vraiment retirer { $name }, avec tout ce que le club en garde?
    .brief = Retirer { $name }?
club-close = Vraiment terminer la table { $number } sans résultat?
    .brief = Finir { $number }?
club-removed = { $name } n'est plus du club.
club-banned = { $lifted ->
        [yes] { $name } peut de nouveau entrer.
       *[no] { $name } ne peut plus entrer.
    }
club-muted-hours = { $hours ->
        [0] { $name } peut de nouveau parler.
        [one] { $name } ne peut pas parler pendant une heure.
       *[other] { $name } ne peut pas parler pendant { $hours } heures.
    }
club-role = { $role ->
        [moderator] { $name } modère maintenant.
       *[other] { $name } est maintenant membre.
    }
club-report-line = { $number }: { $by } signale { $about }{ $lines ->
        [0] .
       *[other] : { $talk }
    }
club-report-closed = Le signalement { $number } est clos.
club-report-none = Il n'y a pas de signalement ouvert { $number }.
club-backed-up = Le club est copié dans { $file }.
club-restored = Le club est restauré depuis { $file }.
club-host = { $name }: { $state ->
        [closes] ferme
       *[serves] en service
    }, { $people ->
        [0] personne
        [one] une personne
       *[other] { $people } personnes
    }, version { $version }, { $behind ->
        [0] à jour
        [one] un changement de retard
       *[other] { $behind } changements de retard
    }. Jeux: { $games }.
club-host-away = { $name }: absente, dernier signe { $seen }.
club-no-hosts = Aucune machine n'est en service.
club-no-host = Aucune machine en service ne s'appelle { $name }. { $names ->
        [none] Aucune n'est en service.
       *[other] Choisis parmi: { $names }.
    }
club-drain = Vraiment fermer { $name }? { $people ->
        [0] Il n'y a personne.
        [one] Une personne y est.
       *[other] { $people } personnes y sont.
    } { $others ->
        [0] Aucune autre machine n'est en service: personne ne peut entrer tant que tu n'en lances pas une.
       *[other] On peut aussitôt entrer par une autre.
    }
    .brief = Fermer { $name }?
club-drains = { $name } laisse chacun finir sa ligne, et ferme d'ici une minute environ.
club-journal-fault = Table { $number }: { $fault ->
        [order] un morceau de son journal manque.
        [digest] un morceau de son journal a été changé.
        [game] son jeu, ou les règles de son début, ne sont pas connus ici.
        [rules] son journal a une réponse que les règles ne permettent pas.
        [chance] son journal a un lancer ou une carte qui ne viennent pas de sa graine.
       *[outcome] son résultat n'est pas celui de son journal.
    }
club-no-journals = Il n'y a pas encore de journaux.
club-journals-sound = { $count ->
        [0] Aucun journal n'est en ordre.
        [one] Un journal est en ordre.
       *[other] { $count } journaux sont en ordre.
    }
club-journals-faulty = { $count ->
        [one] Un journal a
       *[other] { $count } journaux ont
    } un défaut. Garde une sauvegarde avant de changer quoi que ce soit.
club-no-program = Pas installé: { $program }.{ $system ->
        [windows] {""}
        [macos] {""}
       *[other] {" "}Sur Debian: apt install postgresql-client
    }
club-program-failed = { $program } a échoué: { $why }
club-doctor = { $file } est en ordre: { $people ->
        [0] aucune personne
        [one] une personne
       *[other] { $people } personnes
    }, { $size } octets. { $readers ->
        [you] Personne d'autre que toi ne peut le lire.
        [owner] Seul son propriétaire peut le lire, et root.
       *[everybody] D'autres sur cette machine peuvent le lire: change cela avec chmod 600.
    }
club-doctor-database = La base de données répond: { $people ->
        [0] aucune personne.
        [one] une personne.
       *[other] { $people } personnes.
    }

## Moments

time-ago = { $unit ->
        [now] à l'instant
        [second] { $count ->
            [one] il y a une seconde
           *[other] il y a { $count } secondes
        }
        [minute] { $count ->
            [one] il y a une minute
           *[other] il y a { $count } minutes
        }
        [hour] { $count ->
            [one] il y a une heure
           *[other] il y a { $count } heures
        }
       *[day] { $count ->
            [one] hier
           *[other] il y a { $count } jours
        }
    }
time-today = aujourd'hui à { $clock }
time-yesterday = hier à { $clock }
time-on = le { $day }
time-day = { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }

# La page pour les navigateurs

club-listens-web = Par un navigateur: { $address }
club-listens-web-proxied = Par un navigateur, à travers ton proxy, qui trouve la page à: { $address }
club-web-member = Je suis membre
club-web-name = Nom
club-web-passphrase = Phrase de passe
club-web-member-button = Entrer
club-web-new = C'est ma première fois
club-web-new-button = Devenir membre
club-web-guest = Seulement pour ce soir
club-web-guest-button = Entrer comme invité
club-web-wrong = Ce nom et cette phrase de passe ne vont pas ensemble. Réessaie. Sans phrase de passe, on entre par ssh ou avec une clé d'accès.
club-web-was-away = Ton absence a été trop longue, ou ta connexion a été coupée. Reviens.
club-web-refused = { $status ->
        [400] Ton navigateur a envoyé un formulaire illisible. Retourne à la page, et renvoie-le.
        [403] Ce formulaire n'est plus valable, ou un autre site l'a envoyé. Retourne à la page, et renvoie-le.
        [404] Il n'y a rien à cette adresse.
        [405] Cette adresse ne sert pas à cela.
        [408] C'est venu trop lentement. Réessaie.
        [413] C'est trop long.
        [415] Seuls les formulaires de cette page sont lus ici.
        [429] Trop de choses sont venues d'ici à la fois. Attends un moment, et réessaie.
        [503] Le club ne laisse entrer personne en ce moment. Réessaie dans quelques secondes.
       *[other] Quelque chose s'est mal passé. Qui tient le club voit pourquoi dans le journal.
    }
club-web-back = Retour à la page
club-web-not-secret = Cette page n'est pas chiffrée: personne ne peut y taper de phrase de passe. Demande à qui tient le club une adresse en https, ou entre par ssh.
club-web-proxy-silent = Le proxy devant cette page ne dit pas si ta connexion est chiffrée: personne ne peut y taper de phrase de passe. Dis-le à qui tient le club: le proxy doit envoyer X-Forwarded-For et X-Forwarded-Proto. Tu peux entrer par ssh.
club-web-code-gone = Un code se trouvait ici. Il n'est montré qu'une fois. Pour un nouveau, tape compte dans le salon.
club-web-your-turn = À toi: { $club }
club-web-log = Ce qui s'est passé
club-web-standing = Les scores
club-web-won = { $own ->
        [yes] Tu as gagné{ $names ->
            [none] {""}
           *[other] {" "}avec { $names }
        }
       *[no] { $count ->
            [one] { $names } a gagné
           *[other] { $names } ont gagné
        }
    }{ $points ->
        [none] {""}
       *[other] , { $points }
    }
club-web-mark-dice = marque des dés, puis appuie ici
club-web-mark-cards = marque des cartes, puis appuie ici
club-web-unmarked = Coche d'abord des dés ou des cartes.
club-web-dots = Petits points: la même chose en braille.
club-web-standing-how = F8 mène ici, et ramène. ▶ montre à qui le tour. ★ a gagné.
club-web-player = Joueur
club-web-total = Total
club-web-you = Tu
club-web-besides = En plus
club-web-news = Nouveau
club-web-no-news = Rien de nouveau pour l'instant.
club-web-answer = Ta réponse
club-web-nothing-asked = Personne ne te demande rien maintenant. Tu peux taper une commande.
club-web-no-bell = Une page n'a pas de sonnerie. Pour entendre des sons, tape changer sons de la page oui.
club-web-late = C'est arrivé trop tard: on demande déjà autre chose.
club-web-field = { $free ->
        [yes] Réponse
       *[no] Réponse ou commande
    }
club-web-send = Envoyer
club-web-read-on = Continuer
club-web-amount = { $word }, { $least } à { $most }
club-web-most = Pas plus de { $most }.
club-web-nothing = ne rien { $word }
club-web-wait = Attendre du nouveau
club-web-more = Plus
club-web-commands = Commandes
club-web-leave = Se déconnecter
club-web-first-page = Retour à la première page
club-web-again = Revenir
club-web-lost = La connexion est perdue. Nouvelle tentative.
club-web-found = La connexion est rétablie.
club-web-unsent = Pas de connexion: ta réponse n'est pas partie.
club-web-kept = Ce que tu as tapé est encore dans le champ.
club-web-notify = Me prévenir quand c'est à moi
club-web-notified = Ton navigateur te prévient quand c'est à toi.
club-web-intro = Joue avec d'autres aux dés, aux cartes et aux mots.
club-web-intro-how = À la souris ou au clavier, avec un lecteur d'écran ou une plage braille.{ $guests ->
        [yes] {" "}À un invité, un nom suffit.
       *[no] {""}
    }{ $members ->
        [yes] {" "}Les membres gardent leur nom, leurs amis et leurs parties.
       *[no] {""}
    }
club-web-recover = J'ai perdu ma phrase de passe
club-web-recover-how = Ton code de secours te fait entrer: tu l'as reçu en devenant membre.
club-web-recover-name = Ton nom
club-web-recover-code = Code de secours
club-web-recover-button = Entrer avec le code de secours
club-web-with-passkey = J'ai une clé d'accès
club-web-passkey-enter = Entrer avec une clé d'accès
club-web-passkey-enter-no-script = Une clé d'accès demande un script, et ce navigateur n'en exécute pas. Entre avec ton nom et ta phrase de passe.
club-web-passkey-add = Ajouter une clé d'accès
club-web-passkey-add-no-script = Une clé d'accès demande un script, et ce navigateur n'en exécute pas. Tu entres toujours avec ton nom et ta phrase de passe.
club-web-passkey-asking = Ton navigateur demande maintenant la clé d'accès.
club-web-passkey-stopped = { $way ->
        [add] Aucune clé d'accès n'a été créée: rien n'a été confirmé, ou c'est trop tard. Appuie encore sur le bouton.
       *[enter] Aucune clé d'accès n'est arrivée: rien n'a été confirmé, ou c'est trop tard. Appuie encore sur le bouton; pour une clé de sécurité, tape d'abord ton nom dans le champ Nom. Ou entre avec ton nom et ta phrase de passe.
    }
club-web-passkey-there = Cet appareil a déjà une clé d'accès pour ton compte.
club-web-passkey-elsewhere = Ton navigateur ne donne pas de clé d'accès à cette adresse. Dis-le à qui tient le club.
club-web-passkey-unable = { $way ->
        [add] Ce navigateur n'a pas de clés d'accès. Tu entres toujours avec ton nom et ta phrase de passe.
       *[enter] Ce navigateur n'a pas de clés d'accès. Entre avec ton nom et ta phrase de passe.
    }
club-web-passkey-unsent = Il n'y a pas de connexion avec le club. Attends un moment, puis appuie encore sur le bouton.
club-web-passkey-wrong = Cette clé d'accès ne convient pas. Réessaie, ou entre avec ton nom et ta phrase de passe.
club-web-passkey-late = Cela a pris plus de cinq minutes, ou a été envoyé deux fois. Appuie encore sur le bouton.
club-web-passkey-copied = Cette clé d'accès a servi plus souvent que ton appareil ne le dit: quelqu'un en a peut-être une copie. Entre avec ton nom et ta phrase de passe, et retire-la.
club-web-passkeys = Clés d'accès
club-web-passkeys-intro = Avec une clé d'accès, tu entres sans phrase de passe: ton appareil demande un doigt, ton visage ou un code PIN. Tu peux en avoir plusieurs, une par appareil.
club-web-passkeys-of-members = Les clés d'accès sont pour les membres. Deviens d'abord membre.
club-web-passkeys-own = Tes clés d'accès
club-web-passkeys-none = Tu n'as pas encore de clé d'accès.
club-web-passkey = { $name ->
        [none] Un appareil
       *[other] { $name }
    }, depuis le { $added }, dernier usage { $used }.
club-web-passkey-remove = Retirer { $name ->
        [none] cette clé d'accès
       *[other] { $name }
    }
club-web-passkey-new = Une nouvelle clé d'accès
club-web-passkey-name = Son nom dans cette liste
club-web-passkey-there-only = { $way ->
        [add] Les clés d'accès vont avec une seule adresse. Ajoute la tienne là:
       *[enter] Les clés d'accès vont avec une seule adresse. Entre là:
    }
club-web-passkey-added = La clé d'accès est ajoutée. Désormais, elle te fait entrer.
club-web-passkey-removed = La clé d'accès est retirée, et tes autres visites sont terminées.
club-web-passkey-taken = Cette clé d'accès n'a pas pu être ajoutée: elle y est déjà, ou tu en as vingt.
club-web-passkey-last = Cette clé d'accès est ton seul moyen d'entrer. Choisis d'abord une phrase de passe: au salon, tape compte.
club-web-passkey-none = Cette clé d'accès n'est plus là.
club-web-link = J'ai un code de ssh
club-web-link-how = Qui est membre par ssh tape lier au salon, là-bas, et reçoit un code de liaison. Il est valable dix minutes.
club-web-link-code = Code de liaison
club-web-link-button = Entrer avec le code de liaison
club-web-lobby = Salon
club-web-to-lobby = Au salon
club-web-at-table = { $game ->
        [none] Table { $number }
       *[other] { $game }, table { $number }
    }
club-web-talk = Conversation
club-web-say = Dire à tous ceux qui sont ici
club-web-say-button = Dire
club-web-unnotified = Ce navigateur n'affiche pas de notifications.
club-web-rules = { $game ->
        [none] Règles des jeux
       *[other] Règles: { $game }
    }
club-web-rules-here = Les réponses sont des boutons près de la question. Les dés et les cartes se choisissent d'un clic, les options dans le formulaire, avant d'ouvrir une table. Tout peut aussi se taper.
club-web-rules-others = Règles des autres jeux
club-web-earlier = Plus tôt ce soir
club-web-accessibility = Accessibilité
club-web-tested = Ce qui a été essayé
club-web-tested-orca = Avec le lecteur d'écran Orca 43 et le navigateur Chromium sous Linux, au clavier seul.
club-web-tested-no-scripts = Sans scripts: des parties entières dans les navigateurs de texte w3m et Lynx, et dans Chromium.
club-web-tested-axe = Avec axe, un programme qui cherche les défauts d'accessibilité des pages. Il n'en a trouvé aucun.
club-web-tested-sight = À une largeur de 320 pixels, sur fond sombre et avec des couleurs imposées; le contraste est d'au moins 7 pour 1, et ce sur quoi on appuie mesure au moins 44 pixels.
club-web-untested = Ce qui n'a pas encore été essayé
club-web-untested-readers = NVDA, JAWS, VoiceOver et TalkBack: personne ne les a encore essayés ici. La page suit leurs règles.
club-web-untested-displays = Les plages braille avec un navigateur: personne ne les a encore essayées ici.
club-web-report = Comment signaler un défaut d'accessibilité
club-web-report-keeper = Dis à qui tient ce club ce que tu voulais faire, ce qui s'est passé, et quels navigateur et lecteur d'écran tu as.
club-web-report-contact = Pour joindre qui tient ce club:
club-web-report-project = Ou ouvre un ticket auprès du projet Taverne.
