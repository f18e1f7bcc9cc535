### Ce que tout programme dit et demande, en français: ses questions, ses commandes, ses réglages et ce qui échoue.

## Questions, et ce qui est dit

face-listed = { $words }.
face-or = ou
face-enter = Entrée: { $value }.
face-enter-nothing = Entrée: rien.
face-from-to = { $least } à { $most }.
face-number = Tape un nombre de { $least } à { $most }.
face-in-list = { $most ->
        [0] Tape un nom
       *[other] Tape un nombre de 1 à { $most }
    }{ $word ->
        [none] , ou le début d'une ligne.
       *[other] , ou une partie d'un nom. Pour les suivantes: { $word }.
    }
face-by-name = Tape un nom.
face-at-least = { $least } ou plus.
face-at-most = { $most } ou moins.
face-not-before = { $least } ou plus tard.
face-not-after = { $most } ou plus tôt.
face-type-whole = Tape un nombre entier.
face-type-decimal = Tape un nombre, par exemple 2,5.
face-decimal-mark = ,
face-more-in-list = { $more ->
        [0] C'était la dernière. Tape { $word } pour recommencer, ou une partie d'un nom.
        [one] Et 1 autre: tape { $word }, ou une partie d'un nom.
       *[other] Et { $more } autres: tape { $word }, ou une partie d'un nom.
    }
face-more = suite, la suite, plus, les dix suivants
face-found = { $count } conviennent: { $words }{ $more ->
        [0] .
        [one] {" "}et 1 autre.
       *[other] {" "}et { $more } autres.
    }
face-pick = Choisis { $range }
face-pick-exactly = Choisis { $count }.
face-date-parts = Jour, mois et année.
face-date = { $day } { $month } { $year }
face-date-digits = { $day }/{ $month }/{ $year }
face-type-date = Tape une date, par exemple { $examples }.
face-months = janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre
face-days = hier, aujourd'hui, demain
face-day-first = yes
face-yes-or-no = Tape oui ou non.
face-any = Tape le texte que tu veux. Les commandes commencent par une barre oblique: /aide.
face-too-long = C'est trop long: { $count } caractères, et le maximum est { $most }.
face-too-long-line = C'est trop long: le maximum par ligne est { $most }.
face-several = Tape des nombres ou des noms, séparés par des virgules.
face-several-names = Tape des noms, séparés par des virgules.
face-for-nothing = { $word }: rien.
face-none = aucun, aucune
face-pause = Appuie sur Entrée pour continuer.
face-again = Encore une fois:
face-differ = Les deux saisies sont différentes. Recommence.
face-nothing = Tape quelque chose. Ctrl-C pour quitter.
face-refused = { $text }
face-other = { $typed } ne convient pas. Tape autre chose.
face-progress = Progression
face-begun = { $label }.
face-percent = { $label }: { $percent } pour cent.
face-count = { $label }: { $done }.
face-done = { $label }: terminé.
face-stopped = { $label }: arrêt à { $percent } pour cent.
face-stopped-count = { $label }: arrêt après { $done }.
face-row = { $name }: { $cells }.
face-empty = vide
# Behind a question of a foreign program that is answered by y or n, with what Enter means.
face-foreign-yes-no = Oui (y) ou non (n).{ $enter ->
        [no] {" "}Entrée: non.
        [yes] {" "}Entrée: oui.
       *[none] {""}
    }
# Told after the first lines of very many.
face-more-lines = { $count ->
        [one] Encore une ligne; les dernières:
       *[other] Encore { $count } lignes; les dernières:
    }
# Told when a foreign program draws pictures of letters, and when it ends that.
face-whole-screen = Un programme dessine tout l'écran.
face-screen-back = L'écran est revenu.
# Behind a choice in a menu of a foreign program.
face-checked = coché
face-not-checked = non coché
# Told after Ctrl-], and when the keys go to the foreign program again.
face-run-command = Commande?
face-run-back = De retour dans le programme.
face-run-ended = Le programme est fini. Entrée: quitter.
face-type-path = Tape le chemin d'un fichier ou d'un dossier. La touche Tab le complète, et dit ce qui convient.
face-no-folder = Le dossier { $folder } n'existe pas.
face-there-already = { $file } existe déjà.
face-no-fit = Rien ne commence par { $typed }.
face-lines = Plusieurs lignes; Entrée seule termine.
face-lines-allowed = Tape la ligne que tu veux. Une barre oblique seule est une ligne vide, Entrée seule termine. Les commandes commencent par une barre oblique: /aide.
face-next-line = Ligne { $number }:
face-form = Tape retour pour revenir à la question précédente; à une question de texte, /retour.
face-form-right = C'est juste?
face-secret = secret
face-back = retour, back
face-edit = L'éditeur s'ouvre. Enregistre, puis ferme-le.
face-edit-failed = { $editor } a échoué. Rien n'est enregistré.
face-interrupted = Arrêté par Ctrl-C.
face-drawn = La question suivante est dessinée à l'écran, et n'est pas lue. Pour l'entendre, tape: taverne run -- { $program }
face-no-program = Il n'y a pas de programme { $name } ici. Tape le nom d'une commande installée, ou d'un fichier Python.
error-run = { $name } ne démarre pas: { $why }.
error-run-beside = { $name } est un fichier d'ici, mais pas une commande. Tape: taverne run -- { $command }
error-run-here = taverne run a besoin d'un terminal de Linux ou de macOS; Windows n'en a pas. Lance le programme seul.
face-options = Voix, braille et langue
face-option-lang = La langue parlée et affichée.
face-option-screen-reader = Ne rien dire: un lecteur d'écran parle.
face-option-verbosity = Plus ou moins de détails; bref omet les mots de l'en-tête d'un tableau.
face-option-print = La taille à laquelle les jeux affichent leurs dés et leurs cartes.

## Commandes: le mot entier, puis les formes courtes

loop-command-repeat = répéter, rp
    .said = encore, encore une fois, pardon, comment, que s'est-il passé, qu'as-tu dit, redis-le
    .help = redit la dernière ligne
    .more = Chaque répéter recule d'une ligne de plus, suivant avance. répéter moi ne redit que tes tours, répéter autres ceux des autres.
    .plain = Chaque répéter recule d'une ligne de plus, suivant avance.
loop-command-next = suivant, su
    .help = avance d'une ligne, après répéter
loop-command-help = aide, ai, help, ?
    .said = aide-moi, que puis-je faire, qu'est-ce que je peux faire, que puis-je taper, et maintenant, je fais quoi, comment ça marche, explique-moi, je ne sais pas, je sais pas, aucune idée
    .help = ce qu'on peut taper ici
    .more = aide et un mot explique ce mot: une commande, une réponse, un réglage ou un mot du jeu.
    .plain = aide et un mot explique ce mot: une commande ou un réglage.
loop-command-quit = quitter, qu, quit, exit, sortir, menu
    .said = au revoir, à bientôt, salut, ciao, bye, goodbye, tschüss, abandonner, j'abandonne
    .help = quitte, un pas en arrière
    .more = Une partie est d'abord sauvegardée. D'une table, tu vas au salon ou sors de Taverne; d'une question du menu, au menu.
    .plain = La plupart des programmes se terminent alors.
loop-command-rate = vitesse, vi
    .said = plus vite, moins vite, plus lentement, plus rapide, plus lent, parle plus vite, parle moins vite, parle plus lentement, voix plus rapide, voix moins rapide, voix plus lente, une voix plus rapide, une voix plus lente, trop vite, trop lent, la voix est trop rapide, la voix est trop lente
    .help = à quelle vitesse parle la voix
    .more = vitesse 250 donne 250 mots par minute.
loop-command-volume = volume, vo
    .help = le volume de la voix
    .more = volume 50 le réduit de moitié.
loop-command-settings = réglages, rl
    .help = tous les réglages et leurs valeurs
loop-command-set = changer, ch, set
    .help = change un réglage
    .more = Par exemple: changer détail bref. Le nom seul donne la valeur. changer partout vitesse 300 vaut pour tous les programmes.
loop-term-mine = moi, miens
loop-term-others = autres, autre
loop-set-how = Tape { $slash }changer, un réglage et sa valeur, par exemple: { $slash }changer détail bref. { $slash }aide détail dit à quoi il sert.
loop-commands-few = À tout moment: { $words }.
loop-commands = À tout moment: { $words }. Pour un mot, tape { $slash }aide et ce mot.
loop-help-about = { $word }: { $help }.{ $more ->
        [none] {""}
       *[other] {" "}{ $more }
    }{ $also ->
        [none] {""}
       *[other] {" "}Autres formes: { $also }.
    }
loop-help-unknown = Il n'y a pas d'aide sur { $typed }. Tape { $slash }aide seul pour savoir ce qu'on peut taper ici.
loop-help-line = { $word }: { $help }
loop-help-says = Tape aide pour savoir ce qu'on peut taper ici.

## Ce qui est tapé

loop-allowed = Tape un de ces mots: { $words }.
loop-any-text = Quoi?
    .brief = Quoi?
    .braille = Quoi?
    .allowed = { $what }
loop-any-text-help = Tape le texte que tu veux.
loop-answer-text = texte
loop-answer-yes = oui, o
loop-answer-no = non, n
loop-plain-yes = oui, o, ok, d'accord
loop-plain-no = non, n
loop-plain-stop = stop, arrête, arrêter, annuler, annule, laisse tomber
loop-plain-on = continuer, continue, suite, suivant, suivante, manche suivante
loop-more = La suite?
loop-more-how = La suite? Entrée la lit, non arrête.
loop-more-yes = oui, o, suite, encore, tout, continuer, more, on, weiter
loop-more-no = non, n, stop, s, q, assez
loop-more-skip = abréger, ab
loop-wait-help = Appuie sur Entrée pour continuer, ou tape répéter, abréger ou quitter.
loop-wait-no-answer = { $typed } ne répond pas à la question suivante. Entrée continue, aide en dit plus.
loop-wait-not = { $typed } ne marche qu'après Entrée, qui continue. aide en dit plus.
loop-reading-help = Entrée lit la suite, non arrête la lecture, répéter relit.
loop-reading-not = { $typed } ne marche pas pendant la lecture. Entrée lit la suite, non arrête.
loop-wait-ends = Ou tape changer attente non: alors aucune ligne n'attend.
loop-enter-nothing = Entrée seule n'est pas une réponse ici. { $allowed }
loop-needs-more = { $typed } seul ne suffit pas. { $allowed }
# From zero to twenty, in order; other words for a number stand after a slash.
loop-number-words = zéro, un/une, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, treize, quatorze, quinze, seize, dix-sept, dix-huit, dix-neuf, vingt
loop-number-large = vingt 20, trente 30, quarante 40, cinquante 50, soixante 60, septante 70, octante 80, huitante 80, nonante 90, quatre-vingt 80, quatre-vingts 80, cent 100, cents 100, mille 1000
loop-and = et, plus
loop-range = à
loop-minus = moins
loop-before-number = à, de, par, avec, commence
loop-by-number = de
loop-after-number = dé, dés, jeton, jetons, sou, sous, carte, cartes, point, points, bot, bots, mot, mots, pour cent, impayé, impayés
loop-left-out = merci, le, la, les, un, une, svp, stp, je, j'ai, veux, voudrais, vais, mon, ma, mes, ces, maintenant
# Les mots pour tous les dés d'un chiffre, de 1 à 6 dans l'ordre; des mots devant; des mots qui le disent devant un chiffre.
loop-alike = les 1/les un/les uns/les as, les 2/les deux, les 3/les trois, les 4/les quatre, les 5/les cinq, les 6/les six
loop-before-alike = tous, toutes
loop-both = les deux, tous les deux
loop-not-understood = Pas compris: { $typed }. { $allowed }
loop-meant = Pas compris: { $typed }. Voulais-tu dire { $near }?
loop-meant-to-type = Pas compris: { $typed }. Si tu veux dire { $near }, tape { $near }.
loop-ambiguous = { $typed } peut vouloir dire { $words }.
loop-no-earlier = Il n'y a rien avant.
loop-no-later = C'était la ligne la plus récente.

## Voix, sons et braille

loop-no-voice = La voix ne marche pas: { $why }. Tout le reste continue sans elle.
loop-voice-soundless = il n'y a ni périphérique audio ni serveur audio
loop-voice-missing = il manque pyttsx3 ou sa synthèse vocale
loop-voice-aplay = il manque aplay, du paquet alsa-utils
loop-no-speechd = { $system ->
        [windows] speech-dispatcher n'existe que sous Linux
        [macos] speech-dispatcher n'existe que sous Linux
       *[other] il manque le paquet python3-speechd{ $python ->
            [none] {""}
           *[other] {" "}pour { $python }, qui ne voit pas les paquets du système
        }
    }
loop-speechd-silent = speech-dispatcher ne répond pas
loop-voice-died = elle s'arrête sans cesse
loop-voice-refused = elle s'est interrompue, ou a refusé le texte
loop-no-sounds = Il n'y a pas de sons: { $why }. Tout le reste continue sans eux.
loop-sounds-missing = il manque le paquet miniaudio; taverne doctor dit comment l'installer
loop-sounds-died = ils s'arrêtent sans cesse
loop-no-brlapi = { $system ->
        [windows] Sous Windows, ton lecteur d'écran montre toutes les lignes sur sa plage braille. En attendant, le braille s'affiche dans le terminal.
        [macos] Sous macOS, VoiceOver montre toutes les lignes sur sa plage braille. En attendant, le braille s'affiche dans le terminal.
       *[other] Une plage braille a besoin du paquet python3-brlapi{ $python ->
            [none] .
           *[other] , et { $python } ne voit pas les paquets du système. Prends le Python du système.
        } En attendant, le braille s'affiche dans le terminal.
    }
loop-no-console = { $system ->
        [windows] Sous Windows, ton lecteur d'écran montre toutes les lignes sur sa plage braille. En attendant, le braille s'affiche dans le terminal.
        [macos] Sous macOS, VoiceOver montre toutes les lignes sur sa plage braille. En attendant, le braille s'affiche dans le terminal.
       *[other] Une plage braille a besoin d'une console: Ctrl-Alt-F2. En attendant, le braille s'affiche dans le terminal.
    }
loop-no-brltty = Aucune plage braille ne répond. Est-elle branchée, et brltty est-il lancé? La recherche continue.
loop-display-gone = La plage braille a disparu. La recherche continue.
loop-display-back = La plage braille est revenue.
loop-on-display = Sur la plage braille:
loop-rate = La voix dit { $value } mots par minute.
loop-volume = Volume { $value } pour cent.
error-no-table = Il n'y a pas de table braille { $table }. taverne braille --list les nomme toutes.
error-table-path = La variable { $table } est trop longue pour liblouis. Nomme moins de dossiers, ou des dossiers plus courts.
error-table-file = { $table } ne peut pas être une table braille: ce n'est pas un fichier ordinaire, ou il est trop grand.
error-empty-table = La table braille { $table } n'a pas de cellules pour les lettres. Choisis-en une autre.
error-no-braille = Le braille a besoin de liblouis. taverne doctor dit où le trouver.
error-voice = La voix ne marche pas: { $why }.

## Ce que dit le disque

number-mark = ,
error-output = La sortie standard ne peut pas être écrite: { $why }.
why-EBADF = il est fermé
why-ENOSPC = le disque est plein
why-EDQUOT = le disque est plein
why-EROFS = on ne peut rien y écrire
why-EACCES = tu n'en as pas le droit
why-in-use = un autre programme l'utilise
why-no-name = Windows n'admet aucun fichier de ce nom
why-EPERM = tu n'en as pas le droit
why-ENOENT = ce fichier n'existe pas
why-ENOTDIR = une partie du chemin n'est pas un dossier
why-EISDIR = c'est un dossier
why-EINVAL = ce n'est pas un fichier ordinaire
why-EEXIST = ce fichier existe déjà
why-ENAMETOOLONG = son nom est trop long
why-ELOOP = des liens tournent en rond
why-EIO = le disque est en panne
why-EADDRINUSE = un autre programme utilise ce port
why-EADDRNOTAVAIL = cet ordinateur n'a pas cette adresse
why-EMFILE = trop de fichiers sont ouverts
why-EFBIG = ce fichier est trop grand

## Réglages

setting-no-voice = Il n'y a pas de voix { $name }. taverne say --list nomme les voix.
setting-file = Le fichier { $file } ne va pas: { $why }.
setting-unknown = Il n'y a pas de réglage { $name }. Choisis parmi: { $names }.
setting-number = Le réglage { $name } demande un nombre entier de { $least } à { $most }{ $words ->
        [none] .
       *[other] , ou { $words }.
    }
setting-choice = Le réglage { $name } demande une de ces valeurs: { $values }.
error-range = { $name } prend un nombre de { $least } à { $most }{ $words ->
        [none] {""}
       *[other] , ou { $words }
    }, pas { $typed }.
error-choice = { $name } prend un de ces mots: { $words }, pas { $typed }.
error-no-option = Il n'y a pas d'option { $name }.{ $near ->
        [none] {" "}Pour entendre les options: { $command } --help
       *[other] {" "}Voulais-tu dire { $near }?
    }
error-no-subcommand = Dis quoi faire: { $command } --help énumère les commandes.
error-no-command = Il n'y a pas de commande { $name }.{ $near ->
        [none] {" "}Pour entendre les commandes: { $command } --help
       *[other] {" "}Voulais-tu dire { $near }?
    }
error-missing = Il manque { $name }.
error-extra = C'est trop: { $typed }.
error-one-word = { $typed } est arrivé en un seul mot: enlève les guillemets autour.
error-not-with = { $name } et { $typed } ne vont pas ensemble.
error-argument = { $name } n'est pas compris: { $typed }. { $allowed }
error-like = Écris-le ainsi: { $words }.
error-option-value = L'option { $name } demande une valeur.
error-option-values = L'option { $name } demande { $typed } valeurs.
error-option-no-value = L'option { $name } ne prend pas de valeur.
error-of-program = Erreur:
# D'autres mots pour les options, compris quand quelqu'un se trompe.
words-option = help: aide, usage, info; lang: langue, langage, français, anglais, allemand; speech: parole, voix, parler; sounds: sons, son, audio, bruit; verbosity: détail, bref, verbeux; bots: bot, ordinateur, adversaires; level: niveau, difficulté, force; seed: graine, hasard; store: base, fichier; json: machine; output: sortie; table: tables; cells: largeur, cellules; private: privé, secret, caché; journal: partie, enregistrement; person: personne, joueur, nom; version: édition; screen-reader: lecteur, orca, nvda; number: numéro; print: grand, zoom; players: joueurs, noms; yes: oui, sûr, confirmer
setting-text = Le réglage { $name } demande une ligne de texte.
settings-fault = Réglages dans { $file }: { $why } Les valeurs par défaut restent.
settings-more-faults = { $count } { $count ->
        [one] autre ligne est fausse
       *[other] autres lignes sont fausses
    }.
settings-fault-line = Réglages dans { $file }, ligne { $line }: { $why } La valeur par défaut reste.
settings-unreadable = On ne peut pas lire le fichier: { $why }.
settings-unwritable = On ne peut pas écrire les réglages dans { $file }: { $why }.
settings-no-toml = Ce n'est pas du TOML. Un réglage est un nom, un signe égal et une valeur; un texte se met entre guillemets droits.
settings-no-file = Le fichier des réglages n'est pas un fichier ordinaire.
settings-large = Le fichier des réglages est trop grand.
settings-no-text = Le fichier des réglages n'est pas un fichier de texte en UTF-8.
settings-person = Les réglages d'une personne vont dans une section à son nom, comme person.Anne.
settings-person-name = { $name } ne peut pas être le nom d'un joueur.
settings-person-twice = Il y a deux sections pour { $name }. Majuscules et minuscules ne comptent pas.
settings-broken-line = Réglages dans { $file }, ligne { $line }: ce n'est pas du TOML. Corrige-la d'abord, ou déplace le fichier.
settings-line = { $number }: { $title }, { $value }.
settings-about = { $title }: { $value }. { $means } Valeurs: { $takes }.
settings-set = { $title }: { $value }{ $person ->
        [nobody] {""}
       *[other] , pour { $person }
    }.
settings-this-time = Cette fois { $value }, par { $option }.
settings-without-voice = celle de la langue
settings-without-braille-table = celle du degré
settings-word-auto = auto
settings-everywhere = partout
settings-set-everywhere = { $title }: { $value }, dans tous les programmes.
# Told in the new language and in the one before, after the language has changed.
settings-way-back = Pour revenir, tape { $language }.
settings-only-here = { $name } ne vaut que pour ce programme: enlève partout.
settings-person-everywhere = Pour une personne, ou partout: enlève l'un des deux.
settings-none-here = Il n'y a pas de réglage { $typed }. réglages les nomme tous.
settings-numbers = { $least } à { $most }
settings-takes-voice = le nom d'une voix
settings-takes-braille-table = le nom d'une table de liblouis
settings-language = langue
settings-speech-play = parole
settings-speech-engine = moteur de parole
settings-speech-engine-own = le nôtre
settings-voice = voix
settings-rate = vitesse
    .unit = { $value } { $value ->
            [one] mot
           *[other] mots
        } par minute
settings-volume = volume
    .unit = { $value } pour cent
settings-sounds-play = sons
settings-sounds-play-all = tous
settings-sounds-volume = volume des sons
    .unit = { $value } pour cent
settings-verbosity = détail
settings-print = affichage
settings-word-large = grand
settings-word-always = toujours grand
settings-braille-outlet = braille
settings-braille-grade = degré braille
settings-braille-dots = points braille
settings-braille-table = table braille
settings-braille-cells = cellules braille
    .unit = { $value } { $value ->
            [one] cellule
           *[other] cellules
        }
settings-braille-more = attente
settings-braille-mark = signe braille de suite
settings-progress = progression
    .unit = tous les { $value } pour cent
settings-means-language = La langue dans laquelle le programme te parle.
settings-means-speech-play = Le programme parle lui-même ou se tait; auto: il parle là où il n'y a pas de lecteur d'écran.
settings-means-speech-engine = Avec quoi le programme parle: speech-dispatcher et ta voix habituelle, ou une voix à lui; auto: speech-dispatcher s'il est lancé.
settings-means-voice = Le nom de la voix, si le moteur est celui du programme.
settings-means-rate = La vitesse de la voix, en mots par minute.
settings-means-volume = Le volume de la voix.
settings-means-sounds-play = Les sons que tu entends; certains: ceux de ce que tu fais; sonnerie: le terminal sonne quand c'est à toi; auto: certains, tant que le programme parle.
settings-means-sounds-volume = Le volume des sons.
settings-means-verbosity = Plus ou moins de détails; complet dit aussi ce qu'entraîne un lancer.
settings-means-print = La taille des dés, des cartes et des points à l'écran; grand: sur cinq lignes, sauf là où un lecteur d'écran ou une plage braille lit aussi; toujours grand: là aussi.
settings-means-braille-outlet = Où le braille s'affiche; auto: sur la plage d'une console.
settings-means-braille-grade = À quel point le braille est abrégé: 1 est l'intégral, 2 l'abrégé.
settings-means-braille-dots = Une cellule de ta plage a six points ou huit.
settings-means-braille-table = La table de liblouis pour les mots.
settings-means-braille-cells = Le nombre de cellules d'une ligne de braille; auto: celui de ta plage, ou 40.
settings-means-braille-more = Chaque ligne attend Entrée, ou non; auto: elle attend si tu as choisi le braille, pas sur une plage trouvée toute seule.
settings-means-braille-mark = Ce que tu sens au bout d'une ligne qui continue, ou quand d'autres lignes attendent; points: les points 7 et 8; cellule: une cellule à part; non: rien.
settings-means-progress = À quel rythme, en pour cent, tu entends où en est une longue tâche.
settings-word-on = oui
    .said = oui
settings-word-off = non
    .said = non, aucun, aucune, rien
settings-word-yes = oui
settings-word-no = non
settings-word-brief = bref
settings-word-normal = normal
settings-word-full = complet
settings-word-bell = sonnerie
settings-word-some = certains
settings-word-display = plage
settings-word-dots = points
settings-word-cell = cellule
settings-word-all = tout
settings-in-the-way = Dans le fichier des réglages, { $name } est une valeur, mais doit être une section. Enlève-la d'abord.
language-en = anglais
language-de = allemand
language-fr = français
