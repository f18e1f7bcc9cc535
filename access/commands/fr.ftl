### Ce que les commandes disent d'elles-mêmes, en français.

help-usage = Usage:
help-options = Options
help-commands = Commandes
help-positional-arguments = Arguments
help-options-metavar = [OPTIONS]
help-command-metavar = COMMANDE [ARGS]...
help-kind-number = NOMBRE
help-kind-text = TEXTE
help-kind-path = FICHIER
help-metavar-path = FICHIER
help-metavar-which = NUMÉRO|JEU
help-metavar-option = RÈGLE=VALEUR
help-metavar-limit = LIMITE=NOMBRE
help-metavar-person = NOM
help-metavar-table = TABLE
help-metavar-key = RÉGLAGE
help-range = { $least } à { $most }.

help-shared = Options de nombreuses commandes: { $names }. Pour entendre ce qu'elles font: taverne help options

## D'autres mots pour options et commandes, compris quand quelqu'un se trompe

words-option = help: aide, usage, info; lang: langue, langage, français, anglais, allemand; speech: parole, voix, parler; sounds: sons, son, audio, bruit; verbosity: détail, bref, verbeux; bots: bot, ordinateur, adversaires; level: niveau, difficulté, force; seed: graine, hasard; store: base, fichier; json: machine; output: sortie; table: tables; cells: largeur, cellules; private: privé, secret, caché; journal: partie, enregistrement; person: personne, joueur, nom; version: édition; screen-reader: lecteur, orca, nvda; number: numéro; print: grand, zoom; players: joueurs, noms; yes: oui, sûr, confirmer
words-command = play: jouer, joue, commencer, partie, jeu; learn: apprendre, leçon; resume: reprendre, continuer, charger; games: jeux; settings: réglages, options, préférences, configuration; serve: serveur, ouvrir, héberger; statistics: statistiques, stats, chiffres, résultats; help: aide, manuel; rules: règles; dictionary: dictionnaire, dictionnaires; say: dire, parler; doctor: docteur, vérifier, diagnostic; report: rapport, bogue; replay: rejouer, revoir; review: revue, analyse, erreurs; score: points, compter; deck: paquet, cartes; emboss: embosser, imprimer, brf; word: mot; club: membres; simulate: simuler

## Commandes

help-taverne = Des jeux de table pour les oreilles et le bout des doigts. Sans commande: le menu. Les options veulent dire la même chose avant et après une commande.
help-braille = Imprime TEXTE en braille.
help-club = S'occupe d'un club, même pendant qu'il est ouvert.
help-club-people = Dit toutes les personnes du club, une ligne chacune.
help-club-tables = Dit toutes les tables dont la partie n'est pas finie, une ligne chacune.
help-club-invite = Fait un code d'invitation.
help-club-remove = Retire la personne NOM, avec tout ce que le club en garde.
help-club-rename = Appelle désormais la personne NOM NOUVEAU, à toutes ses tables aussi.
help-club-data = Dit tout ce que le club garde de la personne NOM.
help-club-ban = Ne laisse plus entrer la personne NOM.
help-club-mute = Laisse la personne NOM jouer, mais pas parler, pendant quelques heures.
help-club-role = Fait de la personne NOM un modérateur, ou de nouveau un membre.
help-club-recover = Fait un nouveau code de secours pour la personne NOM, qui a perdu clé et phrase de passe.
help-club-reports = Dit les signalements ouverts, avec ce qui a été dit.
help-club-close = Termine la table TABLE sans résultat, ou un tournoi.
help-club-welcome = Fixe le TEXTE qui accueille tout le monde.
help-club-export = Écrit le journal de la table TABLE. Tant que la partie dure, sa première ligne seule, sans la graine.
help-club-hosts = Dit toutes les machines, une ligne chacune: si elles servent, combien de personnes y sont, leur version, et leur retard.
help-club-drain = Laisse les personnes de MACHINE entrer à d'autres machines, et la ferme.
help-club-verify = Rejoue chaque journal, et nomme ceux qui ont un défaut.
help-club-backup = Copie tout ce que le club garde dans FICHIER, même pendant qu'il est ouvert.
help-club-restore = Met la sauvegarde FICHIER à la place d'un club qui n'existe plus.
help-club-doctor = Dit si le fichier du club est en ordre, et qui peut le lire.
help-serve = Ouvre un club, où l'on joue ensemble par SSH. Ctrl-C le ferme; rien n'est perdu.
help-deck = Énumère les cartes du paquet NOM: un code de langue, ou un fichier. Sans NOM, celui de la langue.
help-dictionary = Gère des listes de mots pour Choose Your Words.
help-dictionary-list = Énumère les dictionnaires.
help-dictionary-info = Dit ce qu'il y a dans le dictionnaire NOM.
help-dictionary-add = Ajoute les mots de FICHIER comme dictionnaire NOM. L'option --lang fixe son orthographe.
help-dictionary-remove = Retire le dictionnaire NOM.
help-dictionary-allow = Ajoute MOTS au dictionnaire NOM.
help-dictionary-block = Bloque MOTS dans le dictionnaire NOM.
help-doctor = Dit ce qui a été trouvé ici, et quoi faire pour ce qui manque.
help-emboss = Écrit du braille pour une embosseuse (BRF).
help-emboss-rules = Écrit les règles de JEU.
help-emboss-tableau = Écrit un tableau de points vide pour JEU avec une colonne par NOM. Sans noms, autant de colonnes qu'il en tient; sans JEU, c'est le Tableau de Kaques.
help-emboss-score = Écrit où en est une partie sauvegardée: celle de ce NUMÉRO. Sans NUMÉRO, la dernière jouée qui n'est pas finie.
help-emboss-deck = Écrit des étiquettes pour toutes les cartes de JEU, ou d'un paquet de lettres, à coller sur de vraies. Elles sont en intégral, sauf si tu nommes une autre table.
help-emboss-manual = Écrit le manuel, ou son SUJET.
help-games = Énumère les jeux. Avec --check, dit ce qui ne va pas dans l'un d'eux.
help-help = Lit le manuel: les noms de ses sujets, ou SUJET, un paragraphe à la fois.
help-new-game = Écrit un nouveau jeu NOM dans un dossier de ce nom: un petit, avec des dés ou des cartes, que tu changes.
help-play = Joue à JEU. Deux noms ou plus se partagent le clavier.
help-report = Écrit ce que dit doctor et les dernières lignes de ta dernière partie dans un fichier que tu peux nous envoyer. Taverne n'envoie rien elle-même.
help-review = Dit quelles décisions ont le plus coûté dans une partie finie: la dernière, celle d'un numéro, ou celle de FICHIER.
help-statistics = Dit ce qui a été compté dans les parties finies, de JEU ou de tous; taverne statistics clear le supprime.
help-learn = Apprend JEU par une première partie qui explique chaque chose quand elle compte pour la première fois. Certains jeux ont une deuxième leçon, NUMÉRO 2.
help-replay = Redit la partie de FICHIER, ou la partie sauvegardée de ce numéro.
help-resume = Continue une partie sauvegardée: la dernière jouée, la dernière d'un JEU, ou NUMÉRO.
help-rules = Lit les règles de JEU, un paragraphe à la fois. Avec NOM, lit seulement le paragraphe qui en parle, par exemple un joker.
help-say = Dit TEXTE avec notre propre voix, telle que tu l'as réglée.
help-score = Dit ce que valent DÉS. Avec - à la place des dés, lit un lancer par ligne.
help-settings = Change la façon dont on te parle et te demande: par des questions, ou avec set.
help-settings-show = Dit chaque réglage, et ce qui est faux dans le fichier.
help-settings-set = Met le RÉGLAGE, par son nom ou son numéro, à VALEUR. La valeur default le remet à l'origine. Sans VALEUR, dit à quoi sert le réglage, et ce qu'il peut être.
help-simulate = Fait jouer beaucoup de parties à des bots, pour des statistiques.
help-tournament = Joue un tournoi de Die verflixte 6. Sans noms, continue le dernier.
help-word = Cherche des mots, ou trouve le meilleur mot d'une main, pour une table avec de vraies cartes.
help-word-check = Dit si MOTS sont dans le dictionnaire, et leurs points. Avec -, lit un mot par ligne.
help-word-best = Dit les meilleurs mots de la main CARTES, avec leurs points. Avec -, lit une main par ligne, et dit une ligne pour chacune.

## Options de nombreuses commandes

help-option-help = Montre ce texte et finit.
help-option-version = Montre la version et finit.
help-option-lang = La langue; sinon celle du système.
help-option-screen-reader = Un lecteur d'écran est utilisé: notre propre voix se tait.
help-option-debug = Montre tous les détails d'une erreur.
help-option-yes = Ne demande pas: la réponse est oui.
help-option-json = Écrit un objet par ligne.
help-option-seed = La même graine et les mêmes réponses donnent la même partie.
help-option-journal = Sauvegarde la partie dans ce fichier.
help-option-option = Une règle de la table, voir les règles du jeu. --RÈGLE VALEUR veut dire la même chose.
help-option-speech = Notre propre voix. auto se tait à côté d'un lecteur d'écran, par SSH et sans son.
help-option-verbosity = brief prend moins de mots, full dit aussi ce qui suit d'un lancer.
help-option-sounds = Quels sons tu entends: off, aucun; some, ceux de ton propre jeu; all, ceux des autres aussi; bell, seulement la sonnerie du terminal quand c'est à toi; auto, some tant que notre propre voix parle.
help-option-print = large dessine les dés, cartes et points de chaque question en signes de cinq lignes, sauf si un lecteur d'écran ou une plage lit avec toi; always les dessine même alors.
help-option-others = Ce qui est dit des tours des autres: rien, une ligne par tour, ou chaque pas, en mots brefs, normaux ou complets.
help-option-braille = display: une plage braille, par brltty. terminal ou brf: du braille est imprimé sous chaque ligne. auto: une plage sur une console.
help-option-braille-table = La table de liblouis pour les mots; taverne braille --list nomme les tables.
help-option-cells = La largeur en cellules. Sans cela celle de la plage, ou 40; les questions prennent la largeur du terminal.
help-option-more = Chaque ligne attend Entrée. C'est ainsi avec --braille.
help-option-private = braille montre les mains en braille seulement, ni imprimées ni dites.
help-option-sort = L'ordre d'une main: les voyelles d'abord, le plus de points d'abord, ou l'alphabet.
help-option-plain = Des lignes entrent, des lignes sortent: pas d'édition, et pas de voix sauf si tu la demandes.
help-option-grade = Le degré du braille pour les mots: 0 et 1 sont intégral, 2 est abrégé.
help-option-dictionary = Les mots sont cherchés dans celui d'une langue, par son code, une liste à toi, ou un fichier. Sans cela, la langue décide.
help-option-dice = Avec typed, tu tapes ce que montrent tes propres dés.
help-option-level = Comment jouent les bots. Sans cela, ils sont bons.
help-option-table = Une table de liblouis; sinon celle de tes réglages, ou une pour la langue.
help-option-output = Le fichier à écrire.
help-option-force = Écrase le fichier s'il existe déjà.
help-option-lines = Lignes par page, sinon 25.
help-option-width = Cellules par ligne, sinon 40.
help-option-deck = Un code de langue, ou un fichier. Sans cela, le dictionnaire décide.
help-option-umlauts = Pose Ä comme A E, ou comme A.
help-option-store = Le fichier du club, ou postgresql://MACHINE/NOM. Sans cela, le fichier dans ton dossier de données.
help-club-people-option-json = Écrit une liste d'objets.
help-club-data-option-json = Écrit un objet.
help-club-hosts-option-json = Écrit une liste d'objets.
help-club-invite-option-uses = Combien de personnes peuvent s'en servir.
help-club-invite-option-days = Combien de jours il est bon.
help-club-ban-option-lift = Laisse de nouveau entrer la personne.
help-club-mute-option-hours = Pour combien d'heures; 0 la laisse de nouveau parler.
help-club-reports-option-close = Clôt le signalement de ce numéro.
help-serve-option-listen = L'adresse et le port d'écoute.
help-serve-option-name = Le nom du club.
help-serve-option-invite-only = Qui est nouveau a besoin d'un code d'invitation.
help-serve-option-guests = Laisse entrer des invités pour un soir, sans compte.
help-serve-option-drain = À l'arrêt, laisse chacun finir sa ligne, et l'envoie à une autre machine.
help-serve-option-proxied = Un intermédiaire comme HAProxy est devant le club et envoie l'en-tête PROXY.
help-serve-option-limit = Change une limite, par exemple connections=100.
help-serve-option-web = Laisse aussi entrer des navigateurs à cette adresse, par exemple 127.0.0.1:8080: on joue sur une page. Pour d'autres que cet ordinateur, un intermédiaire la chiffre, voir keeping-a-club.
help-serve-option-health = Répond à cette adresse aux programmes qui surveillent le club, par exemple 127.0.0.1:9100: /health dit s'il peut enregistrer, /metrics a des chiffres pour Prometheus.
help-serve-option-log-json = Écrit le journal comme un objet par ligne.
help-serve-option-log-addresses = Écrit les adresses dans le journal telles quelles, sans les hacher.
help-serve-option-log-details = Écrit dans le journal ce que les erreurs disent en entier; cela peut citer ce que quelqu'un a tapé.
help-option-person = Pour cette personne seulement, qui joue sous ce nom.

## Options d'une commande

help-braille-option-list = Nomme les tables; avec TEXTE, celles de cette langue.
help-braille-option-brf = Imprime du braille ASCII.
help-braille-option-table = Une table de liblouis; sinon celle de tes réglages, avec les nombres en intégral.
help-deck-option-braille = Imprime aussi les cartes en braille.
help-doctor-option-json = Écrit un objet.
help-emboss-deck-option-deck = Un code de langue, ou un fichier. Sans cela, la langue décide.
help-emboss-score-option-journal = La partie de ce fichier.
help-games-option-check = Vérifie ce jeu, par son nom, son dossier ou son point d'entrée comme pig:GAME. Chaque défaut est une ligne, avec son fichier et sa ligne.
help-new-game-option-dice = Un jeu de dés. C'est ainsi sans option.
help-new-game-option-cards = Un jeu de cartes.
help-play-option-bots = Combien de bots jouent. Seul, tu en as un.
help-statistics-option-person = Les chiffres de cette personne seulement.
help-statistics-option-json = Écrit une liste d'objets, un par personne et par jeu.
help-statistics-option-csv = Écrit une ligne par personne et par jeu.
help-report-option-output = Le fichier à écrire; sans cela, taverne-report-1.txt dans ce dossier, ou le prochain numéro libre.
help-replay-option-json = Écrit un objet par événement.
help-replay-option-open = Dit aussi les mains, bien que la partie ne soit pas finie.
help-resume-option-list = Dit quelles parties sont sauvegardées et pas finies.
help-resume-option-delete = Supprime la partie sauvegardée NUMÉRO.
help-resume-option-journal = Continue ce fichier.
help-say-option-list = Nomme les voix, avec leurs langues.
help-say-option-sounds = Dit le nom de chaque son, puis le joue.
help-score-option-beside = Le lancer face auquel les dés sont comptés. Dans Kara, c'est --house, les cinq dés de la maison.
help-settings-show-option-json = Écrit un objet.
help-simulate-option-games = Combien de parties.
help-simulate-option-bots = Le niveau de chaque bot, par place, avec des virgules. Sans cela, il y en a deux du niveau habituel.
help-simulate-option-seed = La graine de la première partie.
help-simulate-option-json = Écrit un objet.
help-tournament-option-players = Un fichier avec un nom par ligne.
help-tournament-option-bots = Combien de bots jouent aussi.
help-tournament-option-table = Le plus grand nombre de joueurs à une table.
help-tournament-option-advance = Combien de chaque table passent.
help-tournament-option-seed = La même graine et les mêmes réponses donnent le même tournoi.
help-tournament-option-number = Quel tournoi. Sans cela, le dernier qui n'est pas fini.
help-tournament-option-fair = Donne à ce joueur la couronne du fair-play.
help-tournament-option-dedication = Ce que dit la dédicace de la couronne du fair-play.
help-word-check-option-hand = Les cartes d'une main, séparées par des espaces.
help-word-best-option-count = Combien de mots.
