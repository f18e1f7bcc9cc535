### Comment une voix lit les noms

loop-spoken = bot: botte; bots: bottes; joker: jokère; jokers: jokères; be: bé; st: esse té; to: tô; Ewrard: Évrard; Tlamana: Tla-mana; Wirt: virte; Civis: Tsivis

## Commandes: le mot entier, puis des formes courtes

loop-command-score = score, sc
    .said = classement, où en est-on, quel est le score, qui gagne, qui mène, qui est en tête, combien de points ai-je, combien ai-je, mes points, combien de jetons ai-je
    .help = où en est chacun
loop-command-dice = dés, ds
    .help = les dés ou les points devant toi
loop-command-turn = tour, to
    .said = à qui le tour, à qui de jouer, qui joue, c'est à qui
    .help = à qui de jouer
loop-command-advice = conseil, co, astuce, indice
    .said = que faire, que dois-je faire, que ferais-tu, donne-moi un conseil, donne-moi un indice, pourquoi, pourquoi cela, pourquoi ça, mais pourquoi
    .help = ce que ferait le meilleur bot, et pourquoi
    .more = Redemande pour en savoir plus, là où il y a plus. Les parties où tu demandes conseil comptent à part dans les statistiques.
loop-command-rules = règles, rg
    .said = quelles sont les règles, comment gagner, comment je gagne, comment jouer, comment on joue, quel est le but
    .help = lit les règles du jeu à voix haute
    .more = Entrée lit la suite, non arrête, abréger saute le reste.
loop-advice-off = À cette table, il n'y a pas de conseil.
loop-no-advice = Ce jeu ne donne pas de conseil.
loop-nothing-to-advise = Il n'y a rien à conseiller ici.
loop-command-undo = annuler, an, annule
    .said = défaire, reprendre mon coup, annule ça, reviens en arrière
    .help = reprend ce que tu as tapé en dernier
    .more = Cela marche avec tes propres dés ou cartes, pas avec ceux du programme.

loop-set-no-dice = changer sert aux réglages, et aucun dé n'est mis de côté ici. { $allowed }
loop-works-game = { $typed } sert seulement pendant une partie.
loop-works-menu = { $typed } sert seulement dans le menu.
loop-works-score = { $typed } sert pendant une partie, et après.
loop-works-statistics = { $menu ->
        [yes] { $typed } sert dans le menu et après une partie.
       *[no] { $typed } sert après une partie.
    }
loop-works-rules = { $typed } sert dans le menu, et dès qu'un jeu est choisi.
loop-words-save = sauvegarder, enregistrer, sauver, pause, faire une pause
loop-words-why = pourquoi, pourquoi pas, comment ça, pour quelle raison
loop-commands-again = Retape aide pour entendre les autres commandes.
loop-works-why = conseil dit ce que ferait le meilleur bot, et pourquoi; aide suivi d'un mot explique ce mot.
loop-words-shorter = plus court, moins, trop long, en bref
loop-works-shorter = Pour entendre moins, tape: changer détail bref
loop-words-longer = plus long, plus de détails, en détail
loop-works-longer = Pour entendre plus, tape: changer détail complet
loop-works-save = Chaque réponse est sauvegardée aussitôt; quitter arrête et dit comment continuer.
loop-works-back = Pour revenir en arrière, tape quitter.
loop-help-in-game = Cela marche pendant une partie.
loop-help-in-club = Cela marche dans un club.

## Autour d'une partie

loop-table = { $game }. À la table: { $names }.
loop-resumed = { $game } continue. À la table: { $names }.
loop-turn = { $you ->
        [seat] C'est à toi de jouer.
       *[other] C'est à { $seat } de jouer.
    }
loop-saved = Sauvegardé. Pour continuer: { $program } resume { $number }
loop-saved-file = Sauvegardé. Pour continuer: { $program } resume --journal { $file }
loop-saved-menu = Sauvegardé. Pour continuer, tape reprendre dans le menu.
loop-left-unsaved = Cette partie n'a pas été sauvegardée.
loop-unsaved = Cette partie ne peut pas être sauvegardée dans { $folder }: { $why }. Tu peux continuer à jouer.
loop-no-guide = Ce jeu n'a pas de règles écrites.
loop-hear-more = Pour en savoir plus: aide ou règles.

## Les jetons, dans les jeux où l'on en joue

loop-round-of = Manche { $number }{ $last ->
        [0] .
       *[other] {" "}sur { $last }.
    }
    .brief = Manche { $number }{ $last ->
        [0] .
       *[other] {" "}sur { $last }.
    }
    .braille = manche { $number }{ $last ->
        [0] {""}
       *[other] {" "}sur { $last }
    }
loop-round-now = Manche { $number }{ $first ->
        [yes] { $last ->
            [0] .
           *[other] {" "}sur { $last }.
        }
       *[no] .
    }
loop-who = { $you ->
        [seat] Toi
       *[other] { $seat }
    }
loop-pot = pot
loop-takes = { $you ->
        [seat] Tu prends
       *[other] { $seat } prend
    } { $first ->
        [yes] { $whole ->
            [yes] le { loop-pot } de { $won }
           *[no] { $won } dans le { loop-pot }
        }
       *[no] { $won }
    }, total { $chips }.
    .brief = { $won } à { $you ->
        [seat] toi.
       *[other] { $seat }.
    }
    .braille = { $won } à { $seat }, { $chips }
loop-loses = { $you ->
        [seat] Tu perds { $first ->
            [yes] { $lost ->
                [one] le { $lost } que tu as payé
               *[other] les { $lost } que tu as payés
            }
           *[no] { $lost }
        }
       *[other] { $seat } perd { $lost }
    }, total { $chips }.
    .brief = { loop-who }: moins { $lost }.
    .braille = { $seat } moins { $lost }, { $chips }
loop-stays = { $chips } { $chips ->
        [one] reste
       *[other] restent
    } dans le { loop-pot }.
    .brief = { $chips } dans le { loop-pot }.
    .braille = { loop-pot } { $chips }
loop-shared-out = La partie est finie, et le { loop-pot } de { $chips } est partagé.
    .brief = { $chips } { $chips ->
        [one] partagé.
       *[other] partagés.
    }
    .braille = { loop-pot } { $chips } partagé
loop-tied = Égalité: { $winners-you ->
        [yes] tu partages la victoire avec { $winners-others }.
       *[no] { $winners } se partagent la victoire.
    }
    .brief = Égalité: { $winners-you ->
        [yes] toi et { $winners-others }.
       *[no] { $winners }.
    }
    .braille = égalité { $winners }
loop-placed = { $you ->
        [seat] Tu es
       *[other] { $seat } est
    } { $place ->
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
       *[other] à la place { $place }
    }.
    .brief = { loop-who }: place { $place }.
    .braille = { $seat } place { $place }
loop-sits-out = { $you ->
        [seat] Tu ne peux pas payer la mise: tu passes la manche.
       *[other] { $seat } ne peut pas payer la mise et passe la manche.
    }
    .brief = { $you ->
        [seat] Tu passes.
       *[other] { $seat } passe.
    }
    .braille = { $seat } passe
loop-leaves-table = { $you ->
        [seat] Tu quittes la table.
       *[other] { $seat } quitte la table.
    }
    .brief = { $you ->
        [seat] Tu pars.
       *[other] { $seat } part.
    }
    .braille = { $seat } part
loop-joins-again = { $you ->
        [seat] Te revoilà dans le jeu.
       *[other] { $seat } revient dans le jeu.
    }
    .brief = { $you ->
        [seat] Te revoilà.
       *[other] { $seat } revient.
    }
    .braille = { $seat } revient

## Questions de la maison

loop-watched = Pas ton tour.
    .brief = Pas ton tour.
    .braille = Pas ton tour.
    .allowed = Tape une commande, comme score.{ $plays ->
        [yes] {" "}On te dira quand c'est à toi.
       *[no] {" "}Tu regardes. quitter va au salon.
    }
    .longest = { "" }
loop-typed-dice = { $seat }, { $count ->
        [one] tape 1 dé
       *[other] tape { $count } dés
    }{ $of ->
        [house] {" "}de la maison
        [against] {" "}contre toi
       *[own] {""}
    }:
    .brief = { $seat }, { $of ->
        [house] maison{" "}
        [against] contre{" "}
       *[own] {""}
    }{ $count }?
    .braille = { $seat }, { $of ->
        [house] maison{" "}
        [against] contre{" "}
       *[own] {""}
    }{ $count }?
    .allowed = Tape ce que { $count ->
        [one] montre le dé
       *[other] montrent les { $count } dés
    }{ $may-fall ->
        [yes] , ou tombé si un dé est tombé de la table.
       *[no] .
    }
    .longest = 1 5 2 2 2 6
loop-answer-dice = lancer
loop-answer-dropped = tombé, d
loop-answer-number = nombre

loop-menu = Menu?
    .brief = Menu?
    .braille = menu?
    .allowed = Tape jouer, apprendre, reprendre, tournoi, statistiques, règles, dictionnaire, réglages, quitter, ou 1 à 9.
    .longest = 1
loop-menu-also = play: nouvelle partie, partie, jeu, commencer; learn: leçon, leçons, tutoriel; resume: continuer, charger, parties sauvegardées, partie sauvegardée; statistics: stats, résultats; rules: règlement, mode d'emploi; settings: options, préférences; leave: fermer
loop-answer-play = jouer, j, 1
    .help = prépare une table et joue
    .more = Tu choisis le jeu; puis une ligne décrit la table, et tu peux la changer.
loop-answer-resume = reprendre, rep, 3
    .help = continue une partie sauvegardée
    .more = S'il y en a plusieurs, tu choisis, et tu peux en supprimer.
loop-answer-rules = règles, rg, 6
    .help = lit les règles d'un jeu à voix haute
loop-answer-settings = réglages, rl, 8
    .help = change langue, voix, braille et autres
loop-answer-leave = quitter, partir, 9
    .help = ferme Taverne
loop-answer-menu-again = menu
    .help = redit le menu

loop-pick = Quel jeu?
loop-answer-pick = choisir
loop-pick-value = { $option ->
        [dictionary] Quel dictionnaire?
       *[other] { $option }: lequel?
    }
loop-pick-saved = { $alone ->
        [yes] Reprendre ou supprimer? Entrée reprend.
       *[no] Quel numéro? Entrée pour la dernière jouée.
    }
    .brief = { $alone ->
        [yes] Reprendre ou supprimer?
       *[no] Laquelle?
    }
    .braille = { $alone ->
        [yes] Reprendre, supprimer? Entrée: reprendre
       *[no] Laquelle? Entrée: la dernière jouée.
    }
    .allowed = { $alone ->
        [yes] Entrée seule continue cette partie; tape supprimer pour la supprimer.
       *[no] Tape le numéro d'une partie sauvegardée; Entrée seule prend la dernière jouée. supprimer et un numéro en supprime une.
    }
    .longest = 1
loop-answer-last = dernière, reprendre, continuer
loop-answer-more = encore, e
    .help = dit d'autres parties sauvegardées
loop-answer-delete = supprimer, s, effacer, enlever
    .help = supprime une partie sauvegardée par son numéro
loop-more-saved = Il en reste { $count }. Tape encore pour les entendre, ou supprimer et un numéro.
loop-pick-no-saved = Il n'y a pas de partie sauvegardée { $typed }. Tape un numéro de la liste.
loop-guest = Invité
loop-hand-help = Seule Entrée continue. Tape répéter pour reculer, quitter pour t'en aller.
loop-confirm = { $what } Entrée pour { $enter ->
        [yes] oui
       *[no] non
    }:
    .less = { $what }
    .brief = { $short }
    .braille = { $what }
    .allowed = Tape oui ou non.
loop-only = Clavier à { $seat }, puis Entrée:
loop-screen = GNU screen garde ce qui a défilé. Des mains montrées peuvent encore y être lues.

## Ce qui n'est pas possible

loop-wrong-count = { $count ->
        [one] Tape un dé
       *[other] Tape { $count } dés
    }, pas { $typed }.
loop-no-such-face = Aucun dé ne montre { $face }: tape 1 à 6.
loop-rules-beside = Les règles sont sur une page à part: le lien est plus bas, dans Plus. Ta place ici reste la tienne.
loop-undo-seeded = Annuler ne marche qu'avec tes propres dés ou cartes. Ici, c'est le programme qui lance et qui donne.
loop-undo-nothing = Il n'y a encore rien à annuler.
loop-taken-back = Annulé{ $hidden ->
        [yes] .
       *[other] : { $what }.
    }
error-rules-unknown = Ce programme ne connaît pas la version { $version } des règles de { $game }.

## Erreurs

error-game-fault = Le jeu { $game } a un défaut et s'arrête ici: { $what }{ $line ->
    [0] {"."}
   *[other] {" "}dans { $file }, ligne { $line }.
}
error-unexpected = Quelque chose s'est mal passé: { $why }. Relance avec --debug pour les détails.
error-line = Ligne { $line }: { $why }
error-no-tables = liblouis n'a pas de table pour { $language }. taverne braille --list les nomme toutes.
error-no-paragraph = Les règles de { $game } n'ont pas de paragraphe sur { $name }.
games-no-faults = { $name }: aucun défaut trouvé.
games-without-braille = Le braille n'a pas été vérifié: il faut liblouis pour cela. taverne doctor dit où le trouver.
games-none-there = Il n'y a pas de jeu { $name }, ni de dossier de ce nom avec un jeu dans son pyproject.toml. Les jeux ici: { $names }.
new-game-written = Le dossier { $folder } contient ton jeu. Vérifie-le: taverne games --check { $folder }. Avant d'y jouer, installe-le: pip install ./{ $folder }. Puis: taverne play { $folder }.
new-game-name = { $name } ne peut pas être le nom d'un jeu. Prends 2 à 20 minuscules et chiffres, une lettre d'abord.
new-game-taken = Il y a déjà un jeu ou un paquet Python appelé { $name }. Choisis un autre nom.
no-name-on-windows = Sous Windows, aucun fichier ni dossier ne peut s'appeler { $name }: personne ne pourrait s'en servir là-bas. Choisis un autre nom.
new-game-there = Il y a déjà ici un dossier { $folder }. Choisis un autre nom.
new-game-unwritten = Le dossier { $folder } ne peut pas être écrit: { $why }.
error-command-game = { $name } est un jeu. Pour y jouer: taverne play { $name }
error-missing-game = Quel jeu? Tape par exemple: { $command } kaques. Choisis parmi: { $names }.
error-option-of-others = { $game } n'a pas d'option { $name }.{ $names ->
        [none] {""}
       *[other] {" "}Ses règles se choisissent par { $names }.
    }
error-usage = Commande incorrecte. Pour entendre ce qu'on peut taper: { $command } --help
error-without-club = Un club demande le paquet { $package }. Installe ce qu'il faut à un club avec: { $advice }
error-without-sound = Les sons demandent le paquet { $package }. Installe-le avec: { $advice }
error-without-package = Le paquet { $package } manque. Installe ce qu'il faut à Taverne avec: { $advice }
error-unzipped-club = Le zip pour Windows n'ouvre pas de club. Tu peux entrer dans un club par le navigateur ou par ssh: taverne help club. Pour en ouvrir un, installe Taverne avec Python: taverne help Windows
error-unzipped-package = Il manque le paquet { $package } dans le dossier de Taverne. Extrais taverne-windows.zip encore une fois.
error-number = { $name } prend un nombre entier à partir de { $least }, pas { $typed }.
error-not-taken = La commande { $command } n'a pas d'option { $name }.
error-no-game = Il n'y a pas de jeu appelé { $name }. { $near ->
    [none] Choisis parmi: { $names }.
   *[other] Voulais-tu dire { $near }?
}
error-no-level = { $game } n'a pas de bots de niveau { $level }. Choisis parmi: { $levels }.
error-seats = { $game } demande au moins { $least } joueurs, bots compris.
error-too-many = { $game } est pour { $most } joueurs au plus.
error-option-form = Écris les options comme RÈGLE=VALEUR, pas { $text }.
error-score-beside = { $game } se compte face à { $name }: ajoute --{ $name } et ses dés, par exemple --{ $name } "6 6 5 4 1".
error-no-judge = { $game } n'a pas de lancers à compter.
error-empty-dice = Tape les dés en chiffres de 1 à 6.
error-no-dice = Tape les dés en chiffres de 1 à 6, pas { $typed }.
error-nothing-to-say = Il n'y a rien à dire dans ce texte: il n'a ni lettres ni chiffres.
error-sounds = Il n'y a pas de sons: { $why }.
error-broken-package = Le paquet installé { $package } est abîmé: { $why }. Ses jeux ne sont pas connus.
error-broken-game = Le jeu { $game } a un défaut: { $why }. taverne --debug montre où.
error-folder-exists = { $file } est un dossier. Indique un fichier dedans.
error-file-exists = { $file } existe déjà. Continue-le: taverne resume --journal { $file }
error-no-folder = Il n'y a pas de dossier { $folder }. Crée-le d'abord, ou écris ailleurs.
error-journal-file = { $file } ne peut pas être écrit: { $why }.
option-number = L'option { $name } prend un nombre entier à partir de { $least }{ $step ->
        [1] .
       *[other] , de { $step } en { $step }.
    }
option-stake = Une mise de { $stake } dépasse ce que chacun a au départ: { $chips }.
option-choice = L'option { $name } prend un de ces mots: { $values }.
option-unknown = Il n'y a pas d'option { $name }. Choisis parmi: { $names }.
name-command = { $name } est un mot de commande. Choisis un autre nom.
name-change = { $change } ne fait pas partie d'un nom. Tape les noms seuls, et { $change } à part.
name-bot = Un bot de cette table s'appelle { $name }. Choisis un autre nom, ou tape d'abord: bots 0.
name-sure = { $name } commence par une commande. Est-ce vraiment un nom?
    .brief = Un nom?
name-empty = Un nom demande au moins une lettre ou un chiffre.
name-too-long = Ce nom a { $letters } lettres; { $most } au plus.
name-twice = { $name } est déjà à la table. Choisis un autre nom.
journal-empty = { $file } ne contient pas de partie.
journal-newer = { $file } a été sauvegardé par une version plus récente de Taverne.
journal-no-head = { $file } n'est pas une partie sauvegardée de Taverne.
journal-line = { $file } est abîmé à la ligne { $line }. Le fichier est resté tel quel.
journal-unreadable = { $file } ne peut pas être lu: { $why }.
journal-game = { $file } est une partie de { $game }, qui n'est pas installé ici.
journal-version = { $file } a été joué avec la version { $theirs } des règles de { $game }; ici, c'est la version { $ours }. Le fichier est resté tel quel.
journal-rules = { $file } ne suit plus les règles de { $game } à partir de la ligne { $line }. Elles ont changé depuis, mais pas leur version: augmente-la à chaque changement de ce genre. Le fichier est resté tel quel.
journal-over = Cette partie est finie. Réécoute-la avec: taverne replay { $file }
journal-locked = La partie { $number ->
        [none] de { $game }
       *[other] { $number }, { $game },
    } est ouverte dans une autre fenêtre. Continue là-bas, ou choisis une autre partie: taverne resume --list
resume-all-damaged = Aucune partie sauvegardée ne peut être reprise. taverne resume --list dit pourquoi.
resume-passed = La partie sauvegardée { $number } ne peut pas être reprise; elle est ignorée.
resume-none = Il n'y a pas de partie à reprendre.
resume-none-of = Aucune partie de { $game } n'est sauvegardée. taverne resume --list nomme ce qui l'est.
resume-no-such = Il n'y a pas de partie sauvegardée de { $typed }. Choisis parmi: { $names }.
resume-which = Indique la partie sauvegardée à supprimer: taverne resume --delete 3
resume-deleted = La partie sauvegardée { $number } est supprimée.
resume-delete = Supprimer la partie sauvegardée { $number }?
    .brief = supprimer?
resume-unknown = Il n'y a pas de partie sauvegardée { $number }. taverne resume --list les nomme.
resume-line = { $number }: { $game }, { $names }, { $when }
resume-damaged = { $number }: ne peut pas être reprise. { $why }

## simulate

replay-open = Cette partie n'est pas finie.
simulate-so-far = { $done } parties sur { $games }.
simulate-lost = Un processus qui jouait des parties a pris fin, peut-être faute de mémoire. Essaie-en moins à la fois: --jobs 1
simulate-value = { $value }
simulate-games = { $games ->
        [one] Une partie
       *[other] { $games } parties
    }, { $rate } par seconde de processeur.
simulate-wins = Place { $seat-name }: { $wins } { $wins ->
        [one] gagnée
       *[other] gagnées
    }.
simulate-figure = { $name }: { $value }

## doctor

doctor-python = Python { $version }.
doctor-python-old = Python { $version } est trop ancien: installe 3.11 ou plus récent.
doctor-packages = Paquets: { $names }.
doctor-packages-missing = Ces paquets manquent: { $names }. Installe-les avec: { $advice }
doctor-dispatcher = speech-dispatcher tourne: Taverne parle par lui, avec ta voix habituelle et ta vitesse, sauf si speech.engine vaut own.
doctor-dispatcher-none = speech-dispatcher ne tourne pas.{ $sound ->
        [yes] {" "}La voix de Taverne parle. Avec le paquet python3-speechd, Taverne peut utiliser speech-dispatcher.
       *[no] {""}
    }
doctor-voice = Voix: { $engine } parle { $languages }.
doctor-voice-silent = Voix: { $engine } ne parle pas { $languages }. { $system ->
        [windows] Ajoute des voix dans les paramètres de Windows, sous Heure et langue, Voix.
        [macos] Ajoute des voix dans les Réglages Système, sous Accessibilité, Contenu énoncé.
       *[other] Installe d'autres de ses voix.
    }
doctor-voice-missing = Pas de voix: { $why }. { $system ->
        [windows] Installe-le avec: { $advice }
        [macos] Installe-le avec: { $advice }
       *[other] Installe espeak-ng, alsa-utils et pyttsx3{ $clone ->
                [yes] ; make setup le fait
               *[no] {""}
            }.
    }
doctor-sound = Son: il y a un périphérique ou un serveur.
doctor-sound-missing = Ni périphérique ni serveur audio: { $dispatcher ->
        [yes] seul speech-dispatcher peut parler, et il n'y a pas de sons
       *[no] la voix de Taverne et les sons se taisent
    }.
doctor-sounds = Sons: miniaudio { $version } est installé.
doctor-sounds-missing = Pas de sons: le paquet miniaudio manque. Installe-le avec: { $advice }
doctor-liblouis = Braille: liblouis { $version } avec ses tables: { $languages }.
doctor-languages = Langues: { $names }.
doctor-language-broken = La langue { $code } du paquet { $package } est inutilisable: { $why }.
doctor-and = { $first } et { $last }
doctor-liblouis-missing = Pas de braille: liblouis manque. { $system ->
        [windows] Extrais son fichier win64.zip de https://github.com/liblouis/liblouis/releases dans le dossier { $folder }
        [macos] Installe-le avec: brew install liblouis
       *[other] Installe le paquet liblouis, liblouis20 chez Debian{ $clone ->
            [yes] ; make setup le fait chez Debian
           *[no] {""}
        }.
    }
doctor-liblouis-broken = Pas de braille: { $file } ne peut pas servir de liblouis: { $why }. Remplace ce fichier, ou indiques-en un autre dans { $variable }.
doctor-table-missing = Braille: la table { $table } manque. { $system ->
        [windows] Elle fait partie de liblouis.
        [macos] Elle fait partie de liblouis.
       *[other] Installe liblouis-data.
    }
doctor-reader = Lecteur d'écran: { $name }. La voix de Taverne se tait pendant qu'il tourne; avec --speech on, elle parle quand même.
doctor-reader-orca = Il dit chaque ligne une fois, dans l'ordre; F2 redit la dernière.
doctor-reader-brltty = Il montre la ligne du curseur, où se trouve la question; sur une console, Taverne peut utiliser la plage elle-même.
doctor-reader-brltty-alone = Il n'a pas trouvé de plage.
doctor-reader-fenrir = Coupe son écho des lettres: avec lui, fenrir épelle les lignes qui viennent d'un coup.
doctor-reader-yasr = Il dit chaque ligne une fois, dans l'ordre, avec ses réglages habituels.
doctor-reader-espeakup = speakup devrait dire chaque ligne une fois, dans l'ordre; personne ne l'a encore essayé.
doctor-reader-none = Aucun lecteur d'écran trouvé.
doctor-way-console = Ici, Taverne y écrit elle-même.
doctor-way-window = Taverne y écrit elle-même dans cette fenêtre, puisque xbrlapi dit à brltty laquelle est devant.
doctor-way-no-xbrlapi = Dans cette fenêtre, brltty ne sait pas ce qui est devant: lance xbrlapi, ou passe à une console.
doctor-way-orca = Orca l'utilise dans cette fenêtre aussi: pour que Taverne l'ait seule, coupe le braille dans Orca, ou joue sur une console.
doctor-way-terminal = Ici, brltty montre le terminal; pour que Taverne l'utilise elle-même, passe à une console.
doctor-brltty = brltty a une plage braille: { $columns } cellules, { $lines ->
        [one] une ligne
       *[other] { $lines } lignes
    }, pilote { $driver }.
doctor-brltty-no-display = brltty tourne, mais ne trouve pas de plage braille. Branche-la, ou indique son pilote dans /etc/brltty.conf.
loop-first-no-brltty = { $system ->
        [windows] Sous Windows, ton lecteur d'écran montre Taverne sur sa plage braille: choisis alors non.
        [macos] Sous macOS, VoiceOver montre Taverne sur sa plage braille: choisis alors non.
       *[other] brltty ne tourne pas: aucune plage braille n'est trouvée. Lance-le d'abord, ou choisis non pour l'instant.
    }
doctor-brltty-none = { $installed ->
        [yes] brltty est installé, mais ne tourne pas. Pour une plage braille, lance-le.
       *[no] brltty ne tourne pas. Pour une plage braille, installe-le et lance-le.
    }
doctor-brltty-shut = brltty tourne, mais refuse les connexions. Es-tu dans le groupe brlapi?
doctor-brlapi-missing-only = brltty tourne. Pour que Taverne utilise elle-même sa plage, installe python3-brlapi.{ $python ->
        [none] {""}
       *[other] {" "}{ $python } ne voit pas les paquets du système: prends le Python du système.
    }
doctor-brlapi-missing = Pour une plage braille, installe brltty et python3-brlapi.{ $python ->
        [none] {""}
       *[other] {" "}{ $python } ne voit pas les paquets du système: prends le Python du système.
    }
doctor-press = Touche cette ligne, puis fais défiler en avant; appuie sur Entrée si tu ne sens rien.
doctor-display-works = La plage et ses touches marchent.
doctor-display-silent = Aucune touche n'est arrivée de la plage.
doctor-terminal = Terminal: { $kind }, { $columns } colonnes.
doctor-terminal-none = Pas de terminal: Taverne lit et écrit des lignes entières, et ce que tu tapes ne peut pas être corrigé.
doctor-saves = Parties sauvegardées: { $folder }
doctor-saves-unwritable = Rien ne peut être sauvegardé dans { $folder }: rends-le accessible en écriture, ou joue avec --journal.
doctor-settings = Réglages: { $file }{ $there ->
        [yes] .
       *[no] , pas encore là. taverne settings le crée.
    }
doctor-settings-wrong = Réglages: { $why }
doctor-test = Ceci est une ligne d'essai, et un lancer: 1 5 2 2 2 6.
doctor-system = Tous les paquets de Debian que Taverne utilise sont là.
doctor-system-missing = Paquets de Debian qui manquent: { $names }. Tape en tant que root: apt-get install { $names }
doctor-system-hidden = Installés, mais invisibles dans cet environnement: { $names }. Recrée-le avec python3 -m venv --system-site-packages.
doctor-well = Tout ce qu'il faut pour jouer est là.
doctor-ill = Il manque quelque chose pour jouer.

## Mains de cartes

loop-command-hand = main, ma, cartes
    .help = montre ta main dans la question
    .more = main 2 ne dit que la deuxième carte.
loop-command-spell = épeler, ep, épelle
    .help = épelle tes cartes avec des prénoms, A comme Anatole
    .more = épeler 2 n'épelle que la deuxième carte.
loop-one-card = { $card }.
loop-spelled = { $words }.
loop-no-such-card = Ta main a { $count ->
        [one] une carte: tape 1.
       *[other] { $count } cartes: tape un nombre de 1 à { $count }.
    }
loop-not-in-pile = Tape { $count } cartes de la pioche.
loop-alphabet = A Anatole, B Berthe, C Célestin, D Désiré, E Eugène, F François, G Gaston, H Henri, I Irma, J Joseph, K Kléber, L Louis, M Marcel, N Nicolas, O Oscar, P Pierre, Q Quintal, R Raoul, S Suzanne, T Thérèse, U Ursule, V Victor, W William, X Xavier, Y Yvonne, Z Zoé
error-private-braille = Des mains montrées en braille seulement demandent une sortie braille. Ajoute --braille terminal, ou tape dans la partie: changer braille terminal.

## Dictionnaires, mots et paquets

list-missing = Il n'y a pas de fichier { $file }.
list-folder = { $file } est un dossier, pas une liste de mots.
list-device = { $file } est un périphérique, pas une liste de mots.
list-huge = { $file } dépasse { $most } mégaoctets, trop pour une liste de mots.
list-unreadable = { $file } ne peut pas être lu: { $why }.
list-unwritable = Des dictionnaires ne peuvent pas être gardés dans { $folder }: { $why }.
list-empty = { $file } est vide.
list-gzip = { $file } est comprimé, mais abîmé. Décomprime-le, ou retélécharge-le.
list-binary = { $file } n'est pas un fichier texte, et ne peut donc pas être une liste de mots.
list-encoding = { $file }, ligne { $line }: cette ligne est dans un encodage que Taverne ne peut pas lire. Enregistre le fichier en UTF-8.
list-no-aff = { $file } est un dictionnaire Hunspell, mais { $affixes } manque. Mets-le dans le même dossier.
list-affixes = { $file } ne contient que des affixes. Indique plutôt { $words }, le fichier à côté.
list-affix-line = { $file }, ligne { $line }: cet affixe a une condition que Hunspell ne connaît pas.
list-hunspell-count = { $file }, ligne 1: un dictionnaire Hunspell commence par le nombre de ses mots. Écris-le là. Une liste simple a besoin d'une autre extension, comme .txt.
list-hunspell-encoding = { $file }, ligne { $line }: Taverne ne connaît pas l'encodage { $encoding }.
list-hunspell-table = { $file }, ligne { $line }: ce tableau { $said ->
        [0] ne dit pas combien de lignes il a
        [one] annonce une ligne, mais en a { $found }
       *[other] annonce { $said } lignes, mais en a { $found }
    }.
list-hunspell-line = { $file }, ligne { $line }: cette ligne d'un tableau est abîmée.
list-many = { $file } a plus de { $most } mots: trop pour une liste de mots.
list-hunspell-huge = { $file } donne plus de { $most } mots. Prends une liste plus courte, ou une liste simple avec un mot par ligne.
list-hunspell-endings = { $file }: trop de terminaisons pour former tous ses mots. Prends plutôt une liste simple, avec un mot par ligne.
list-hunspell-affixes = { $file }, ligne { $line }: il y a plus de { $most } affixes, trop pour chaque mot. Prends plutôt une liste simple, avec un mot par ligne.
list-many-lines = { $file } a plus de { $most } lignes, trop pour des affixes. Prends plutôt une liste simple, avec un mot par ligne.
list-office = { $file } est une liste de mots de LibreOffice, pas une liste simple. Exporte ses mots comme texte.
list-hyphenation = { $file } contient des motifs de césure, pas des mots.
list-markup = { $file } n'est pas un simple fichier texte. Enregistre-le comme texte, un mot par ligne.
list-only-names = { $count ->
        [one] Le seul mot de { $file } commence
       *[other] Les { $count } mots de { $file } commencent tous
    } par une majuscule, qui marque un nom propre. Pour une liste allemande, ajoute --lang de, ou à la table --option orthographe=de.
list-no-words = { $file } a { $lines ->
        [one] une ligne
       *[other] { $lines } lignes
    }, mais aucun mot qui puisse être posé. { list-left-out }
list-unknown = Il n'y a pas de dictionnaire { $name }. Choisis parmi: { $names }.
list-bad-name = { $name } ne peut pas être le nom d'un dictionnaire. Prends des minuscules, des chiffres et des traits d'union. D'abord le nom, puis le fichier.
list-reserved = { $name } vient avec Taverne. Choisis un autre nom.
list-name-taken = Il y a déjà un dictionnaire { $name }. Retire-le d'abord, ou choisis un autre nom.
list-bundled = { $name } vient avec Taverne et ne peut pas être retiré. Tu peux y bloquer des mots.
list-bad-word = { $word } ne peut pas être posé avec des cartes. Un mot a 2 à 15 lettres.
list-note-column = Chaque ligne contient plus d'un mot: seul le début a été lu.
list-note-cp1252 = Le fichier n'est pas en UTF-8: il a été lu comme du texte Windows. Vérifie un mot avec un accent.
list-added = { $name }: { $words ->
        [one] un mot.
       *[other] { $words } mots.
    }
list-left-out = Laissés de côté: { $kinds }.
list-left-out-some = Laissés de côté: { $kinds }; par exemple { $words }.
list-left-out-count = { $count ->
        [one] Une ligne du dictionnaire est laissée
       *[other] { $count } lignes du dictionnaire sont laissées
    } de côté; taverne dictionary info dit pourquoi.
list-kind-apostrophe = { $count } avec une apostrophe
list-kind-hyphen = { $count } avec un trait d'union
list-kind-abbreviation = { $count } { $count ->
        [one] abréviation
       *[other] abréviations
    }
list-kind-name = { $count } { $count ->
        [one] nom propre
       *[other] noms propres
    }
list-kind-sign = { $count } avec d'autres signes
list-kind-several = { $count } { $count ->
        [one] ligne
       *[other] lignes
    } de plusieurs mots
list-kind-short = { $count } d'une lettre
list-kind-long = { $count } de plus de 15 lettres
list-line = { $name }: { $words ->
        [one] 1 mot
       *[other] { $words } mots
    }, { $language }
list-broken = { $name }: { $why }
list-info = { $name }: { $words ->
        [one] 1 mot
       *[other] { $words } mots
    }, orthographe: { $language }. { $allowed } { $allowed ->
        [one] ajouté
       *[other] ajoutés
    }, { $blocked } { $blocked ->
        [one] bloqué
       *[other] bloqués
    }.
list-removed = { $name } est retiré.
list-allowed = Ajouté à { $name }: { $words }.
list-blocked = Bloqué dans { $name }: { $words }.
word-yes = { $word }: oui, { $points } points au plus
word-unlayable = { $word }: oui, mais pas posable avec sept cartes de ce paquet
word-no = { $word }: non
word-too-long = { $word }: non, le dictionnaire n'a que ce que sept cartes peuvent poser
word-with = { $word }: oui, { $points } points avec { $cards }
word-without = { $word }: oui, mais pas avec ces cartes
word-best = { $word }, { $points }
word-none = Aucun mot.
word-no-cards = Il n'y a pas de carte { $card } dans ce paquet. Tape les cartes séparées par des espaces: QU A I S.
word-empty = Tape un mot.
word-no-card = Il n'y a pas de carte { $card } dans ce paquet.
word-too-many = { $count } cartes, c'est trop pour une main. Tapes-en { $most } au plus.
deck-line = { $card }: { $count ->
        [one] une fois
       *[other] { $count } fois
    }.
deck-head = { $cards } cartes: lettres, points, et combien il y en a de chacune.
deck-unknown = { $name } n'est pas un paquet. Tape { $decks }, ou le chemin d'un fichier.
emboss-written = { $labels } étiquettes sur { $pages ->
        [one] une page
       *[other] { $pages } pages
    } sont dans { $file }, dans l'ordre du paquet: { $first } d'abord, { $last } à la fin.
emboss-there = { $file } existe déjà. Choisis un autre nom, ou ajoute --force pour l'écraser.
emboss-pages = { $pages ->
        [one] Une page est dans { $file }.
       *[other] { $pages } pages sont dans { $file }.
    }
emboss-few-lines = Des pages de { $lines } lignes sont trop courtes pour un tableau. Donnes-en plus avec --lines.
emboss-no-cards = Il n'y a pas de cartes dans { $game }.
emboss-own-cards = { $game } a ses propres cartes: laisse --deck de côté.
emboss-narrow = { $width } cellules, c'est trop peu pour un tableau. Donnes-en plus avec --width.
emboss-eight = La table { $table } a huit points, mais le papier en a six. Choisis une autre table.
emboss-back = La table { $table } est ambiguë pour cette étiquette: { $label }. Choisis une autre table.
option-name = L'option { $name } demande un nom.
option-content = L'option { $name } prend un de ces mots: { $values }, ou le chemin d'un fichier.
option-file-text = { $file } n'est pas un fichier texte en UTF-8.
error-no-dice-here = { $game } ne se joue pas avec des dés.

## Réglages

settings-how = Pour entendre à quoi sert l'un d'eux, donne son numéro ou son nom: taverne settings set 10
settings-people = Ces personnes ont leurs propres réglages: { $names }.
settings-kept = Les réglages sont dans { $file }.
settings-without-dictionary = selon la langue
settings-none-such = Il n'y a pas de réglage { $typed }. Tape réglages pour les entendre tous.
loop-game-goes-on = La partie continue:
settings-takes-dictionary = le nom d'un dictionnaire, ou un fichier
settings-others = autres
settings-flavour = ambiance
settings-private = privé
settings-sort = tri
settings-dots = affichage des points
settings-dictionary = dictionnaire
settings-means-others = Ce qu'on te dit des tours des autres; non: rien; une ligne: une par tour; bref, normal ou complet: chaque pas, en peu ou beaucoup de mots.
settings-means-flavour = Te dire aussi, ou non, ce que veulent dire les annonces dans un jeu, et comment les autres te regardent.
settings-means-private = Où paraissent les cartes de ta main; tout: aussi à l'écran et à voix haute; braille: en braille seulement.
settings-means-dots = Dessiner ou non, en grand, le braille sous chaque carte; oui: pour apprendre le braille.
settings-means-sort = L'ordre des cartes dans ta main: les voyelles d'abord, le plus de points d'abord, ou l'alphabet.
settings-means-dictionary = Où sont cherchés les mots de Choose Your Words.
settings-word-line = une ligne
settings-word-vowels = voyelles
settings-word-points = points
settings-word-alphabet = alphabet
settings-shown = { $number }: { $title }, { $value }, { $from ->
        [usual] par défaut
        [person] choisi pour { $person }
       *[all] choisi
    }.
loop-which-setting = Quel réglage?
    .brief = Quel réglage?
    .braille = Quel réglage?
    .allowed = Tape le nom ou le numéro d'un réglage. réglages les nomme tous.
    .help = Tape le nom ou le numéro d'un réglage, avec une valeur pour le changer aussitôt: détail complet. réglages les nomme tous avec leurs valeurs, aide détail dit à quoi sert l'un d'eux. Entrée seule termine.
    .longest = 16
loop-which-setting-how = réglages les nomme tous; Entrée termine.
loop-which-value = { $title }: { $takes }? Maintenant { $now }; Entrée le garde.
    .brief = { $title }, { $now }?
    .braille = { $title }, { $now }: { $takes }?
    .less = { $title }, { $now }?
    .allowed = { $title } prend { $takes }; défaut le réinitialise. Entrée garde { $now }.
    .longest = auto
loop-answer-enough = assez, retour, fini
loop-answer-keep = garder
loop-answer-voice = voix, v
    .more = Taverne parle elle-même, tant qu'aucun lecteur d'écran ne tourne
loop-answer-reader = lecteur d'écran, lecteur, l, Orca, NVDA, JAWS
    .more = ton lecteur d'écran parle, et Taverne ne dit rien elle-même
loop-answer-none = personne, aucun, p
    .more = rien ne parle; tu lis l'écran ou une plage braille
loop-answer-display = plage, p, plage braille
    .more = chaque ligne est sur ta plage braille, et attend Entrée
loop-answer-terminal = terminal, t
    .more = chaque ligne est affichée en braille au-dessous
loop-answer-nowhere = non, aucun, n
    .more = pas de braille
loop-answer-back = retour, précédent
    .help = revient à la question d'avant
loop-goodbye = Au revoir.
loop-first-welcome = Bienvenue dans Taverne: des jeux de société à écouter et à toucher. D'abord quelques questions; retour ramène à la précédente.
loop-first-nothing-before = C'est la première question. quitter sort de Taverne.
loop-first-in-language = Taverne parle et écrit { $language }
loop-first-language = { $languages }?
    .braille = { $languages }?
    .longest = 1
    .allowed = Tape l'une de ces langues: { $languages }. Entrée seule prend { $default }.
loop-first-speech = Qui lit les textes: voix, lecteur d'écran, personne?
    .braille = qui parle: voix, lecteur, personne?
    .longest = 1
    .allowed = Tape voix si Taverne doit parler elle-même, lecteur d'écran si le tien parle, ou personne si rien ne doit parler. Entrée seule prend { $found ->
        [reader] le lecteur d'écran qui a été trouvé
        [none] personne, puisqu'il n'y a pas de périphérique audio
       *[other] la voix de Taverne, tant qu'aucun lecteur d'écran ne tourne
    }.
loop-first-braille = Braille: plage, terminal, non?
    .braille = plage braille, terminal, non?
    .longest = 1
    .allowed = Tape plage pour une plage braille, terminal pour du braille affiché sous chaque ligne, ou non. Entrée seule prend { $found ->
        [display] la plage qui a été trouvée
       *[other] pas de braille
    }.
loop-first-display-waits = Si tu choisis quand même plage ici, chaque ligne attend Entrée. Avec non, ton lecteur montre ce qui est dans le terminal.
loop-first-kept = Tes réponses sont enregistrées. Pour les changer, tape réglages dans le menu.

## Tournois

tournament-table = Étape { $round }, table { $table } sur { $tables }: { $names }.
tournament-final = La finale: { $names }.
tournament-final-how = Elle décide du tournoi en quatre manches.{ $plays ->
        [yes] {" "}Une fois, à partir de la deuxième manche, tu peux prendre trois jokers de ton choix, même déjà joués: tape libre.
       *[no] {""}
    }
tournament-over = Ce tournoi est fini:
tournament-tie = Égalité: { $names }. Une manche de plus les départage.
tournament-place = Place { $place }: { $name }, { $total }{ $ties ->
        [none] {""}
       *[other] , au départage { $ties }
    }{ $on ->
        [yes] , se qualifie.
       *[no] .
    }
tournament-on = À l'étape suivante: { $names }.
tournament-goes-on = { $count ->
        [one] Qui joue le mieux à cette table passe à l'étape suivante.
       *[other] Les { $count } meilleurs de cette table passent à l'étape suivante.
    }{ $stage ->
        [1] {" "}La dernière étape est une seule table, la finale; elle décide du tournoi.
       *[other] {""}
    }
tournament-out = Hors du tournoi, { $shared ->
        [yes] places { $first } à { $last } sur { $players }
       *[no] place { $first } sur { $players }
    }: { $names }.
tournament-won = { $name } gagne le tournoi.
tournament-fair = La couronne du fair-play va à { $name }. { $dedication }
tournament-leave = Le tournoi est sauvegardé et pourra continuer. Le quitter?
    .brief = Le quitter?
tournament-left = Sauvegardé. Pour continuer: { $program } tournament
tournament-left-menu = Sauvegardé. Pour continuer, tape tournoi dans le menu.
tournament-written = Les résultats sont dans { $folder }.
tournament-no-number = Il n'y a pas de tournoi { $number }.
manual-options = options
manual-group-1 = Jouer: { $topics }.
manual-group-2 = Écouter et toucher: { $topics }.
manual-group-3 = Clubs: { $topics }.
manual-group-4 = Créer, et référence: { $topics }.
manual-topics = Tape par exemple: taverne help premiers pas
manual-no-topic = Il n'y a pas de sujet { $topic }. { $near ->
        [none] taverne help les nomme tous.
       *[other] Voulais-tu dire { $near }?
    }
tournament-none = Il n'y a pas de tournoi à reprendre. Nomme les joueurs pour en commencer un.
tournament-damaged = Le tournoi de { $file } ne peut pas être lu.
tournament-unsaved = Ce tournoi ne peut pas être sauvegardé dans { $folder }: { $why }. Tu peux continuer à jouer.
tournament-fair-unsaved = La couronne du fair-play ne peut pas être sauvegardée dans { $folder }: { $why }.
tournament-unknown = Personne dans ce tournoi ne s'appelle { $name }. Les joueurs sont: { $names }.

## Après une partie

loop-what-next = Encore{ $reviews ->
        [yes] , revue
       *[no] {""}
    }, menu ou quitter?
    .brief = Encore, menu ou quitter?
    .least = Encore?
    .braille = encore{ $reviews ->
        [yes] , revue
       *[no] {""}
    }, menu, quitter?
    .allowed = encore lance une autre partie, { $reviews ->
        [yes] revue dit quelles décisions ont le plus coûté,
       *[no] {""}
    } menu va au menu, quitter termine.
    .longest = quitter
loop-answer-again = encore, e, rejouer, nouvelle partie
    .help = joue une autre partie à la même table
loop-answer-review = revue, r
    .help = dit quelles décisions ont le plus coûté
loop-answer-figures = statistiques
    .help = dit combien de parties tu as jouées et gagnées, et tes meilleurs résultats
loop-answer-menu = menu, m, au menu, fini, retour
    .help = va au menu
review-of = { $name }:
review-most = { $count ->
        [one] La décision qui a le plus coûté:
       *[other] Les décisions qui ont le plus coûté:
    }
loop-decision = { $round ->
        [0] Tour { $turn }
       *[other] Manche { $round }
    }{ $throw ->
        [0] .
       *[other] , lancer numéro { $throw }.
    }
    .braille = { $round ->
        [0] tour { $turn }
       *[other] manche { $round }
    }{ $throw ->
        [0] {""}
       *[other] {" "}lancer { $throw }
    }
review-nothing = Aucune de tes décisions n'était bien pire que la meilleure.
review-open = Cette partie n'est pas finie. taverne resume la continue.
review-no-game = Il n'y a pas de partie finie à revoir.
review-no-advice = { $game } n'a pas de revue.
statistics-won = { $games ->
        [0] encore aucune partie
        [one] une partie, { $won ->
            [0] pas de victoire
           *[other] une victoire
        }
       *[other] { $games } parties, { $won ->
            [0] aucune victoire
            [one] une victoire
           *[other] { $won } victoires
        }
    }
statistics-person = { $name }, { $game }: { $without ->
        [none] { statistics-won }
       *[other] pas encore de partie { $without }
    }.
statistics-against = { $only ->
        [yes] Seulement contre
       *[no] Contre
    } { $kind ->
        [bot] des bots, niveau { $opponent }
       *[person] { $opponent }
    }{ $only ->
        [yes] .
       *[no] : { statistics-won }.
    }
statistics-streak = { $now ->
        [0] La dernière partie n'a pas été gagnée
        [one] La dernière partie a été gagnée
       *[other] Les { $now } dernières parties ont été gagnées
    }{ $longest ->
        [0] .
        [1] .
       *[other] ; la plus longue série est de { $longest }.
    }
statistics-with = { $why ->
        [typed] avec des dés ou des cartes tapés
        [seed] avec une graine choisie
        [advice] avec conseil
       *[unknown] avec dés ou cartes tapés, graine choisie ou conseil
    }
statistics-without = { $why ->
        [typed] sans dés ni cartes tapés
        [seed] sans graine choisie
        [advice] sans conseil
       *[unknown] sans dés ni cartes tapés, graine choisie ni conseil
    }
statistics-apart = Parties comptées à part, { $reasons }: { statistics-won }.
statistics-now-apart = Tu as eu un conseil: les statistiques comptent à part les parties avec conseil.
statistics-none = Aucune partie terminée pour l'instant{ $name ->
        [all] {""}
       *[one] {" "}pour { $name }
    }.
error-not-confirmed = Personne n'a répondu: rien n'a été fait. Pour le faire sans question, ajoute --yes.
error-nothing-done = Rien n'a été fait.
statistics-clear = Vraiment supprimer les statistiques de tous, { $games ->
        [one] une partie
       *[other] { $games } parties
    }?
    .brief = Supprimer { $games }?
list-remove = Vraiment retirer le dictionnaire { $name } avec tous ses mots?
    .brief = Retirer { $name }?
statistics-unwritable = Les résultats dans { $file } ne peuvent pas être changés: { $why }.
statistics-cleared = { $games ->
        [0] Aucune partie n'a été supprimée
        [one] Une partie a été supprimée
       *[other] { $games } parties ont été supprimées
    } des statistiques.

## Le menu

loop-menu-told = Menu: 1 jouer, 2 apprendre, 3 reprendre, 4 tournoi, 5 statistiques, 6 règles, 7 dictionnaire, 8 réglages, 9 quitter.
loop-menu-shell = { $typed } est une ligne pour le shell. Tape d'abord quitter, puis cette ligne.
loop-words-how = Tape un mot pour le chercher dans le dictionnaire { $dictionary }, { $words ->
        [one] 1 mot
       *[other] { $words } mots
    }; Entrée termine. Les dictionnaires sont { $others }. À une table, l'option dictionnaire en choisit un. Pour ajouter un mot, tape dans un terminal taverne dictionary allow { $dictionary }, suivi du mot.
loop-which-word = Mot?
    .said = vérifier, vérifie, cherche, chercher, check, mot
    .help = Tape un mot pour entendre s'il est dans le dictionnaire, et ce qu'il vaut. Entrée seule termine.
loop-tournament-on = Continuer le tournoi sauvegardé?
    .brief = Continuer?
loop-tournament-new = Un nouveau, alors; celui qui est sauvegardé reste là. Pour revenir, tape quitter.
loop-tournament-who = Qui joue le tournoi? Les noms, séparés par des virgules; Entrée prend seulement { $name }:
    .help = Tape les noms de toutes les personnes qui jouent, séparés par des virgules, par exemple Anne Marie, Paul. Entrée seule prend { $name }. La question suivante porte sur les bots.
loop-tournament-bots = Combien de bots?
loop-answer-tournament = tournoi, t, 4
    .help = joue à Die verflixte 6 avec beaucoup de joueurs
    .more = On y joue à plusieurs tables, jusqu'à ce qu'un joueur ait gagné.
loop-answer-statistics = statistiques, st, 5
    .help = parties jouées et gagnées, et tes meilleurs résultats
loop-answer-words = dictionnaire, mots, mo, 7
    .help = cherche des mots
loop-answer-start = commencer
    .help = commence la partie à cette table
loop-answer-change = quoi changer, changer
loop-answer-begin = débuter, on y va, c'est parti, ok, d'accord
loop-table-ready = { $game }: { $players }{ $agreed }. Commencer?
    .brief = { $players }{ $agreed }. Commencer?
    .braille = { $players }{ $agreed }: commencer?
    .allowed = Entrée commence. Ou change quelque chose: noms Ann, Ben; bots 2; niveau fort; ou une option et sa valeur.
    .help = Entrée commence, commencer aussi; règles lit les règles. Pour changer quelque chose, tape-le:
    .longest = bots 2
loop-can-set = { $line }
    .brief = { $line }
    .braille = { $line }
setup-names = noms, nom
    .help = qui joue, les noms séparés par des virgules
setup-bots = bots, bot
    .help = combien de bots jouent, par exemple bots 2
setup-players = joueurs, joueur, personnes
setup-level = niveau
    .help = la force des bots: facile, bon ou fort
setup-against = { $persons } contre { $bots }, niveau { $level }
setup-level-easy = facile
setup-level-good = bon
setup-level-best = fort
setup-change-what = Que veux-tu changer? Tape par exemple bots 2, ou aide pour entendre tout ce qui peut l'être.
setup-not-understood = Pas compris: { $typed }. Entrée prend ce que dit la question; aide dit ce qui peut être changé.
setup-who = Qui joue? Les noms séparés par des virgules; Entrée garde { $names }:
    .help = Tape les noms de toutes les personnes qui jouent, par exemple Anne Marie, Jörg ou Ann et Ben. Entrée seule garde { $names }.
setup-agreed-rounds = { $value ->
        [one] une manche
       *[other] { $value } manches
    }
setup-now = { $title }, maintenant { $value }
setup-option-what = { $line }
setup-level-what = { $title }: { $levels }?
setup-bots-number = Tape bots et un nombre de 0 à { $most }, par exemple bots 2.
setup-help-names = noms, maintenant { $names }: qui joue, par exemple noms Anne Marie, Ben.
setup-help-bots = bots, maintenant { $bots }: combien, 0 à { $most }, par exemple bots 2.
setup-help-level = niveau, maintenant { $level }: la force des bots, facile, bon ou fort.
setup-help-words = Un de ces mots: { $words }.
setup-value-yes = oui
setup-value-no = non
setup-value-auto = auto
setup-option-advice = conseil
    .help = si tu peux demander conseil; auto: là où une seule personne joue.

## Leçons

loop-answer-learn = apprendre, ap, 2
    .help = t'apprend un jeu en une courte première partie
    .more = Chaque chose est expliquée quand elle compte pour la première fois.
loop-command-game = partie
    .help = met fin aux explications d'une leçon
lesson-table = Leçon: { $game }. Joue comme tu veux; tape partie pour jouer sans explications.
lesson-rest = Ce que tu n'as pas vu:
lesson-over = Leçon finie. Pour une partie entière, tape: taverne play { $game }
lesson-over-menu = Leçon finie. Pour jouer une partie entière, tape dans le menu: jouer.
lesson-left = Tu quittes la leçon. Elle n'a pas été sauvegardée.
lesson-ended = Fini les explications: juste le jeu.
lesson-none = { $game } n'a pas de leçon. Ses règles l'expliquent.
lesson-number = { $game } a { $count ->
        [one] une leçon
       *[other] { $count } leçons
    }.
lesson-no-seed = Une leçon a toujours les mêmes lancers et les mêmes cartes: elle ne prend pas --seed.
lesson-number-only = Après le jeu vient au plus le numéro d'une leçon, pas { $typed }. Tape par exemple: taverne learn verflixte6 2
lesson-which = { $count } leçons: { $lessons }. Laquelle?
    .brief = Leçon?
    .braille = { $lessons }?
    .longest = 1

## Un rapport

report-player = Joueur { $number }
report-written = Le rapport est dans { $file }. Lis-le avant de l'envoyer; Taverne n'envoie rien elle-même.
report-there = { $file } existe déjà. Choisis un autre nom.
report-no-game = Aucune partie n'est sauvegardée ici.
report-game = Les dernières lignes de la partie sauvegardée { $number }, { $game }:
report-unreadable = { $file } ne peut pas être repris: { $reason }.

## Les sons, par leurs noms

sound-turn = à toi de jouer
sound-dice-1 = un dé
sound-dice-2 = deux dés
sound-dice-3 = trois dés
sound-dice-4 = quatre dés ou plus
sound-far-dice-1 = un dé d'un autre joueur
sound-far-dice-2 = deux dés d'un autre joueur
sound-far-dice-3 = trois dés d'un autre joueur
sound-far-dice-4 = des dés d'un autre joueur, quatre ou plus
sound-keep = dés gardés
sound-card = cartes
sound-swap = cartes échangées
sound-chips-out = jetons payés
sound-chips-in = jetons pour toi
sound-bank = points pris
sound-bust = points perdus
sound-crash = une grosse perte
sound-call = une annonce, comme fertisch
sound-rob = un vol
sound-joker = un joker
sound-refused = pas permis, ou pas compris
sound-saved = sauvegardé
sound-round = une manche est finie
sound-talk = quelqu'un parle
sound-win = tu gagnes
sound-loss = quelqu'un d'autre gagne

## Apporter une langue

translating-language = { $code }, { $name }: { $percent } pour cent des phrases, du manuel { $pages } sur { $of }, { $voice ->
        [yes] une voix
        [none] pas de moteur vocal ici
       *[no] pas de voix ici
    }, { $tables ->
        [yes] des tables braille
       *[no] braille par les tables de l'anglais
    }, { $deck ->
        [yes] un paquet
       *[no] pas de paquet
    }, { $dictionary ->
        [yes] un dictionnaire
       *[no] pas de dictionnaire
    }.
translating-parts = Parties incomplètes: { $parts }.
translating-no-code = { $typed } n'est pas le code d'une langue. Tapes-en un comme it ou es.
translating-there = La langue { $code } existe déjà. Pour entendre ce qui n'y va pas, tape: taverne languages --check { $code }
translating-written = Écrit dans le dossier { $folder }: chaque phrase en anglais, avec ce à quoi elle sert. Traduis-les, puis tape: taverne languages --check { $folder }
translating-none = Il n'y a pas de langue { $typed }. Tape l'une de { $names }, ou le chemin du dossier d'une langue.
translating-checked = { $count ->
        [0] Rien ne manque.
        [one] Une chose reste à faire.
       *[other] { $count } choses restent à faire.
    }
translating-heard = Voici comment sonne { $game }. Lis-le à voix haute:
translating-junk = { $file }, ligne { $line }: ce n'est pas du Fluent: { $text }
translating-missing = { $file }: { $count } phrases sur { $of } manquent: { $names }
translating-unknown = { $file }, ligne { $line }: il n'y a pas de phrase { $name }. Retire-la, ou corrige son nom.
translating-variable = { $file }, ligne { $line }: { $name } dit { $variable }, qui n'existe pas. Ses variables: { $there }.
translating-untold = { $file }, ligne { $line }: { $name } ne dit pas { $variable }, que dit l'anglais.
translating-guide-lacks = { $file } ne dit pas { $figures }, que dit le guide anglais. Écris-les là où vont les nombres.
translating-guide-unknown = { $file } contient { $figures }, que le guide anglais ne connaît pas: ce serait lu tel quel.
translating-same = { $file }: { $count ->
        [one] une phrase est la même
       *[other] { $count } phrases sont les mêmes
    } qu'en anglais: { $names }
translating-clash = { $first } et { $second } ont un mot en commun: { $words }. Donne un autre mot à l'une des deux.
translating-untypable = { $name }: { $word } n'est pas compris quand on le tape. Donne-lui un autre nom.
translating-fault = { $what }
kit-file = La partie { $part }. Sous chaque commentaire se trouve une phrase en anglais: traduis-la, et enlève # ~ devant ses lignes. Ce qui reste en commentaire est dit en anglais.
kit-name = Le nom de la langue dans cette langue, et d'autres mots pour elle; puis ses pluriels, s'ils sont aussi simples que one et other.
kit-tables = Des tables de liblouis pour cette langue. Choisis pour les dés et les nombres (exact), pour le texte par degré, et pour huit points (computer).
kit-event = Dit quand cela arrive: { $about }
kit-question = Une question: { $about }
kit-command = Les mots qu'on tape pour une commande, séparés par des virgules. Le premier est dit; le dernier a deux lettres.
kit-answer = Les mots qu'on tape pour une réponse, séparés par des virgules. Le premier est dit.
kit-term = Un nom du jeu, puis d'autres mots par lesquels on peut le taper.
kit-setting = À quoi sert un réglage, en une phrase.
kit-doctor = Une ligne de taverne doctor.
kit-help = L'aide de la ligne de commande.
kit-error = Dit ce qui n'est pas possible, et quoi faire.
kit-lesson = Dit dans une leçon.
kit-option = Une option des règles d'une table.
kit-spoken = Comment une voix de cette langue dit des mots écrits, par exemple: Kaque: Caque; Lálá: la-la.
kit-variables = Variables: { $variables }.
kit-form-brief = .brief est pour peu de mots ou de cellules.
kit-form-braille = .braille est pour une plage braille.
kit-form-full = .full est pour qui veut tout entendre.
kit-form-help = .help en dit plus quand on demande de l'aide.
kit-form-allowed = .allowed dit ce qu'on peut répondre.
kit-form-first = .first vient avant une question posée pour la première fois: ce que font ses réponses.
kit-form-longest = .longest est la plus longue réponse habituelle.
kit-form-least = .least est la forme la plus courte d'une question, pour 12 cellules.
kit-form-pick = .pick est un bouton de la page: il répond avec les dés ou les cartes cochés.
kit-form-less = .less est la question sans sa part la moins nécessaire.
kit-type-seat = le nom d'un joueur
kit-type-seats = des noms de joueurs
kit-type-scores = des noms avec des points
kit-type-dice = des dés
kit-type-cards = des cartes
kit-type-number = un nombre
kit-type-yes-or-no = yes ou no, pour choisir
kit-type-term = un nom du jeu
kit-type-terms = des noms du jeu
