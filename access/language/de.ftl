### Was das Haus selbst sagt, auf Deutsch. $you ist "seat", wenn $seat zuhört; $first ist beim ersten Mal "yes".

## Befehle: das ganze Wort, dann kurze Formen

loop-command-repeat = wiederholen, wi
loop-command-next = vorwärts, vo, vor
loop-command-score = Punkte, pu
loop-command-dice = Würfel, wü, wu
loop-command-turn = dran, dr
loop-command-help = Hilfe, hi, help, ?
loop-command-rules = Regeln, re
loop-command-undo = zurücknehmen, zu
loop-command-quit = Ende, en, quit
loop-command-rate = Tempo, te
loop-command-volume = Lautstärke, ls

loop-commands = Jederzeit: { $words }.
loop-allowed = Tippe eins von: { $words }.

## Um ein Spiel herum

loop-table = { $game }. Am Tisch: { $names }.
loop-resumed = { $game } geht weiter. Am Tisch: { $names }.
loop-turn = { $you ->
        [seat] Du bist dran.
       *[other] { $seat } ist dran.
    }
loop-saved = Gespeichert. Weiter geht es mit: taverne resume { $number }
loop-saved-file = Gespeichert. Weiter geht es mit: taverne resume --journal { $file }
loop-left-unsaved = Dieses Spiel wurde nicht gespeichert.
loop-unsaved = Dieses Spiel lässt sich nicht speichern in { $folder }: { $why }. Du kannst trotzdem weiterspielen.
loop-no-guide = Dieses Spiel bringt keine Regeln zum Lesen mit.

## Chips, in den Spielen, in denen es um sie geht

loop-takes = { $won } aus dem Pot: { $you ->
        [seat] du hast { $chips }.
       *[other] { $seat } hat { $chips }.
    }
    .brief = { $won } für { $you ->
        [seat] dich.
       *[other] { $seat }.
    }
    .braille = { $won } für { $seat }, { $chips }
loop-stays = { $chips } { $chips ->
        [one] bleibt
       *[other] bleiben
    } im Pot.
    .brief = { $chips } im Pot.
    .braille = Pot { $chips }
loop-shared-out = Das Spiel ist aus: { $chips } im Pot werden verteilt.
    .brief = { $chips } verteilt.
    .braille = Pot { $chips } verteilt
loop-sits-out = { $you ->
        [seat] Du kannst den Einsatz nicht zahlen.
       *[other] { $seat } kann den Einsatz nicht zahlen.
    }
    .brief = { $seat } setzt aus.
    .braille = { $seat } setzt aus
loop-leaves-table = { $you ->
        [seat] Du setzt aus.
       *[other] { $seat } geht vom Tisch.
    }
    .brief = { $seat } geht.
    .braille = { $seat } geht
loop-joins-again = { $you ->
        [seat] Du bist wieder dabei.
       *[other] { $seat } ist wieder dabei.
    }
    .brief = { $seat } ist dabei.
    .braille = { $seat } ist dabei

## Fragen des Hauses

loop-watched = Du bist nicht dran.
    .brief = Du bist nicht dran.
    .braille = Du bist nicht dran.
    .allowed = Tippe einen Befehl, etwa Stand; du hörst, wenn du gefragt wirst.
    .longest = { "" }
loop-typed-dice = { $seat }, { $count ->
        [one] ein Würfel
       *[other] { $count } Würfel
    }?
    .brief = { $seat }, { $count }?
    .braille = { $seat }, { $count }?
    .allowed = Tippe, was { $count ->
        [one] der Würfel zeigt
       *[other] die { $count } Würfel zeigen
    }{ $may-fall ->
        [yes] , oder gefallen, wenn einer vom Tisch fiel.
       *[no] .
    }
    .longest = 1 5 2 2 2 6
loop-answer-dice = Wurf
loop-answer-dropped = gefallen, f
loop-answer-number = Zahl

loop-menu = Spiel, weiter, Regeln, Optionen, Ende?
    .brief = Spiel, weiter, Regeln, Optionen, Ende?
    .braille = Spiel, weiter, Regeln, Optionen, Ende?
    .allowed = Tippe Spiel, weiter, Regeln, Optionen, Ende, oder 1 bis 5.
    .longest = 1
loop-answer-play = spielen, Spiel, 1
loop-answer-resume = weiter, weiterspielen, 2
loop-answer-rules = Regeln, 3
loop-answer-settings = Optionen, Einstellungen, 4
loop-answer-leave = 5

loop-pick = Welches Spiel, mit Nummer oder Namen?
    .brief = Welches Spiel?
    .braille = Welches Spiel?
    .allowed = Tippe die Nummer oder den Namen eines Spiels.
    .longest = 1
loop-answer-pick = wahl
loop-pick-value = { $option ->
        [dictionary] Welches Wörterbuch, nach Zahl oder Name?
       *[other] { $option }: welches, nach Zahl oder Name?
    }
    .brief = { $option ->
        [dictionary] Welches Wörterbuch?
       *[other] { $option }: welches?
    }
    .braille = { $option ->
        [dictionary] Welches Wörterbuch?
       *[other] { $option }: welches?
    }
    .allowed = { $option ->
        [dictionary] Tippe die Zahl oder den Namen eines Wörterbuchs.
       *[other] Tippe eine Zahl oder einen Namen.
    }
    .longest = en
loop-pick-saved = Welches, mit Nummer? Enter: das neueste.
    .brief = Welches?
    .braille = Welches? Enter: das neueste.
    .allowed = Tippe die Nummer eines gespeicherten Spiels; Enter allein nimmt das zuletzt gespielte.
    .longest = 1
loop-answer-last = letztes
loop-pick-no-saved = Ein solches gespeichertes Spiel gibt es nicht: { $typed }. Tippe seine Nummer.
loop-pick-line = { $number }: { $name }
loop-who = Wer spielt? Enter für { $name }:
loop-pick-no-value = { $option ->
        [dictionary] Ein solches Wörterbuch gibt es nicht: { $typed }. Tippe seine Zahl oder seinen Namen.
       *[other] { $typed } gibt es hier nicht. Tippe eine Zahl oder einen Namen.
    }
loop-pick-unknown = Das Spiel gibt es nicht: { $typed }. Tippe Nummer oder Namen.
loop-guest = Gast
loop-who-help = Tippe einen Namen oder mehrere, mit Leerzeichen dazwischen. Zwei oder mehr teilen sich die Tastatur. Enter allein: du gegen einen Bot.
loop-more = Mehr?
loop-more-no = nein, n
loop-more-stop = stopp, s
loop-wait-help = Enter geht weiter, wiederholen geht zurück, nein lässt den Rest aus, Ende hört auf.
loop-only = Nur { $seat }? Enter:
loop-screen = GNU screen behält, was vorbeigelaufen ist: eine gezeigte Hand kann dort gelesen werden.

## Was nicht geht

loop-not-understood = Nicht verstanden: { $typed }. { $allowed }
loop-wrong-count = { $count ->
        [one] Ein Würfel wird geworfen
       *[other] { $count } Würfel werden geworfen
    }, getippt sind { $typed }.
loop-no-such-face = Kein Würfel zeigt { $face }: tippe 1 bis 6.
loop-undo-seeded = Zurücknehmen geht mit eigenen Würfeln oder Karten: hier wirft und gibt das Programm.
loop-undo-nothing = Noch ist nichts getippt, was man zurücknehmen könnte.
loop-taken-back = Zurückgenommen.
loop-ambiguous = { $typed } kann heißen: { $words }.
loop-no-earlier = Davor kommt nichts.
loop-no-later = Das war die neueste Zeile.
loop-no-voice = Die Stimme geht nicht: { $why }. Das Spiel geht ohne sie weiter.
loop-no-brlapi = Für eine Braillezeile fehlt das Paket python3-brlapi. Braille wird stattdessen ins Terminal geschrieben.
loop-no-console = Eine Braillezeile braucht eine Konsole, etwa Strg-Alt-F2. Braille wird stattdessen ins Terminal geschrieben.
loop-no-brltty = Keine Braillezeile antwortet: ist sie angesteckt, und läuft brltty? Alle paar Sekunden wird nach ihr gesehen.
loop-display-gone = Die Braillezeile ist weg. Alle paar Sekunden wird nach ihr gesehen.
loop-display-back = Die Braillezeile ist wieder da.
loop-on-display = Auf der Zeile:
loop-rate = Die Stimme spricht { $value } Wörter in der Minute.
loop-volume = Die Stimme ist { $value } Prozent laut.
loop-voice-soundless = kein Tongerät und kein Tonserver ist da
loop-voice-missing = pyttsx3 oder seine Sprachausgabe fehlt
loop-voice-died = sie ist immer wieder abgebrochen
loop-voice-aplay = aplay fehlt, aus dem Paket alsa-utils
loop-no-braille = Ohne liblouis gibt es keine Brailleschrift: installiere das Paket python3-louis.

## Fehler

error-output = Die Ausgabe lässt sich nicht schreiben: { $why }.
error-unexpected = Etwas ging schief: { $why }. Mit --debug ist alles zu sehen.
error-line = Zeile { $line }: { $why }
error-no-table = Die Brailletabelle { $table } gibt es nicht. taverne braille --list nennt alle, die es gibt.
error-empty-table = Die Brailletabelle { $table } hat keine Zellen für unsere Buchstaben: nimm eine andere.
error-no-tables = liblouis hat keine Tabelle für { $language }. taverne braille --list nennt alle.
error-no-braille = Ohne liblouis gibt es keine Brailleschrift: installiere das Paket python3-louis.
error-no-paragraph = Die Regeln von { $game } haben keinen Absatz über { $name }.
error-no-game = Ein Spiel { $name } gibt es nicht. Es gibt: { $names }.
error-no-level = { $game } hat keine Bots der Stärke { $level }. Es gibt: { $levels }.
error-seats = { $game } braucht { $least } oder mehr am Tisch, Bots mitgezählt.
error-too-many = An { $game } passen höchstens { $most }.
error-option-form = Optionen schreibt man als NAME=WERT, nicht { $text }.
error-score-beside = { $game } zählt neben einem anderen Wurf: gib ihn an, zum Beispiel --{ $name } "6 6 5 4 1".
error-no-judge = { $game } hat keine Würfe zu werten.
error-empty-dice = Tippe die Würfel als Ziffern von 1 bis 6.
error-no-dice = Tippe die Würfel als Ziffern von 1 bis 6, nicht { $typed }.
error-voice = Die Stimme geht nicht: { $why }.
error-broken-package = Das installierte Paket { $package } ist beschädigt: { $why }. Seine Spiele sind nicht bekannt.
error-broken-game = Das Spiel { $game } hat einen Fehler: { $why }. taverne --debug zeigt, wo.
error-folder-exists = { $file } ist ein Ordner. Nenne eine Datei darin.
error-file-exists = { $file } gibt es schon. Weiter geht es damit: taverne resume --journal { $file }
error-no-folder = Einen Ordner { $folder } gibt es nicht. Lege ihn erst an oder schreibe woandershin.
error-journal-file = { $file } lässt sich nicht schreiben: { $why }.
option-number = Die Option { $name } nimmt eine ganze Zahl von { $least } bis 999999999{ $step ->
        [1] .
       *[other] , in Schritten von { $step }.
    }
option-stake = Ein Einsatz von { $stake } ist mehr, als jeder zu Beginn hat: { $chips }.
option-choice = Die Option { $name } nimmt eins von: { $values }.
option-unknown = Eine Option { $name } gibt es nicht. Es gibt: { $names }.
name-empty = Ein Name braucht wenigstens einen Buchstaben oder eine Ziffer.
name-too-long = Dieser Name hat { $letters } Buchstaben, höchstens { $most } gehen.
name-twice = { $name } sitzt schon da. Wähle einen anderen Namen.
journal-empty = In { $file } steht kein Spiel.
journal-newer = { $file } ist von einem neueren Taverne als diesem.
journal-no-head = { $file } ist kein gespeichertes Spiel von Taverne.
journal-line = { $file } ist in Zeile { $line } beschädigt. Die Datei blieb, wie sie ist.
journal-no-file = { $file } ist keine gewöhnliche Datei.
journal-too-large = { $file } ist zu groß für ein gespeichertes Spiel.
journal-unreadable = { $file } lässt sich nicht lesen: { $why }.
journal-game = { $file } ist ein Spiel { $game }, das es hier nicht gibt.
journal-version = { $file } wurde nach Regeln { $theirs } von { $game } gespielt, hier gelten { $ours }. Die Datei blieb, wie sie ist.
journal-over = Dieses Spiel ist zu Ende. Noch einmal hören: taverne replay { $file }
journal-locked = Dieses Spiel ist in einem anderen Fenster offen.
resume-all-damaged = Kein gespeichertes Spiel lässt sich fortsetzen. taverne resume --list sagt, warum.
resume-passed = Spiel { $number } lässt sich nicht fortsetzen und wurde übersprungen.
resume-none = Es gibt kein Spiel, das weitergehen könnte.
resume-unknown = Ein gespeichertes Spiel { $number } gibt es nicht. taverne resume --list sagt, welche es gibt.
resume-line = { $number }: { $game }, { $names }, { $when }
resume-damaged = { $number }: lässt sich nicht fortsetzen. { $why }

## simulate

replay-open = Dieses Spiel ist nicht zu Ende.
simulate-so-far = { $done } von { $games } Spielen.
simulate-games = { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    }, { $rate } in einer Sekunde des Prozessors.
simulate-wins = Platz { $seat-name } gewinnt { $wins }.
simulate-figure = { $name }: { $value }

## Was die Platte sagt

why-EBADF = geschlossen
why-ENOSPC = die Platte ist voll
why-EDQUOT = die Platte ist voll
why-EROFS = dort lässt sich nichts schreiben
why-EACCES = dort darfst du nicht schreiben
why-EPERM = dort darfst du nicht schreiben
why-ENOENT = die Datei gibt es nicht
why-ENOTDIR = der Ordner ist kein Ordner
why-EISDIR = es ist ein Ordner

## doctor

doctor-python = Python { $version }.
doctor-python-old = Python { $version } ist zu alt: installiere 3.11 oder neuer.
doctor-packages = Pakete: { $names }.
doctor-packages-missing = Diese Pakete fehlen: { $names }. Rufe make setup auf.
doctor-voice = Stimme: { $engine } spricht { $languages }.
doctor-voice-silent = Stimme: { $engine } spricht nicht { $languages }. Installiere mehr seiner Stimmen.
doctor-voice-missing = Keine Stimme: { $why }. Installiere espeak-ng, alsa-utils und pyttsx3; make setup tut es.
doctor-sound = Ton: ein Gerät oder ein Server ist da.
doctor-sound-missing = Kein Tongerät und kein Tonserver: unsere Stimme bleibt still.
doctor-liblouis = Braille: liblouis { $version } mit seinen Tabellen für Englisch und Deutsch.
doctor-liblouis-missing = Kein Braille: liblouis fehlt. Installiere python3-louis; make setup tut es.
doctor-table-missing = Braille: die Tabelle { $table } fehlt. Installiere liblouis-data.
doctor-reader = Screenreader: { $name }. Unsere Stimme bleibt daneben still; mit --speech on spricht sie doch.
doctor-reader-none = Kein Screenreader gefunden.
doctor-brltty = brltty hat eine Braillezeile: { $columns } Zellen, { $lines ->
        [one] eine Zeile
       *[other] { $lines } Zeilen
    }, Treiber { $driver }. { $console ->
        [yes] --braille display spielt darauf.
       *[no] Spiele auf einer Konsole, etwa Strg-Alt-F2, um Spiele darauf zu haben.
    }
doctor-brltty-no-display = brltty läuft, findet aber keine Braillezeile: stecke sie an, oder nenne ihren Treiber in /etc/brltty.conf.
doctor-brltty-none = brltty läuft nicht. Für eine Braillezeile installiere und starte es.
doctor-brltty-shut = brltty läuft, lässt aber kein Programm ein: bist du in der Gruppe brlapi?
doctor-brlapi-missing = Für eine Braillezeile installiere brltty und python3-brlapi.
doctor-press = Fühle diese Zeile, dann drücke die Taste, die weitergeht; Enter, wenn nichts da ist.
doctor-display-works = Die Zeile und ihre Tasten gehen.
doctor-display-silent = Keine Taste der Zeile kam an.
doctor-terminal = Terminal: { $kind }, { $columns } Spalten.
doctor-terminal-none = Kein Terminal: Zeilen rein, Zeilen raus, kein Bearbeiten.
doctor-saves = Gespeicherte Spiele: { $folder }
doctor-saves-unwritable = In { $folder } lässt sich nichts speichern: mach ihn beschreibbar, oder spiele mit --journal.
doctor-settings = Einstellungen: { $file }{ $there ->
        [yes] .
       *[no] , noch nicht da. taverne settings legt sie an.
    }
doctor-settings-wrong = Einstellungen: { $why }
language-en = Englisch
language-de = Deutsch
doctor-test = Das ist eine Probezeile, und ein Wurf: 1 5 2 2 2 6.
doctor-well = Alles, was man zum Spielen braucht, ist da.
doctor-ill = Etwas, das man zum Spielen braucht, fehlt.
why-EFBIG = die Datei würde zu groß

## Karten auf der Hand

loop-command-hand = Karten, ka
loop-command-spell = buchstabieren, bu
loop-one-card = { $card }.
loop-spelled = { $words }.
loop-no-such-card = Du hast { $count } Karten: tippe eine Zahl von 1 bis { $count }.
loop-not-in-pile = Das sind nicht { $count } Karten des Stapels.
loop-alphabet = A Anton, B Berta, C Cäsar, D Dora, E Emil, F Friedrich, G Gustav, H Heinrich, I Ida, J Julius, K Kaufmann, L Ludwig, M Martha, N Nordpol, O Otto, P Paula, Q Quelle, R Richard, S Samuel, T Theodor, U Ulrich, V Viktor, W Wilhelm, X Xanthippe, Y Ypsilon, Z Zacharias
error-private-braille = Karten nur in Braille brauchen Braille: nimm --braille terminal dazu.

## Wörterbücher, Wörter und Decks

list-missing = Es gibt keine Datei { $file }.
list-folder = { $file } ist ein Ordner, keine Wortliste.
list-device = { $file } ist ein Gerät, keine Wortliste.
list-huge = { $file } ist größer als { $most } Megabyte: zu groß für eine Wortliste.
list-unreadable = { $file } lässt sich nicht lesen: { $why }.
list-unwritable = Wörterbücher lassen sich in { $folder } nicht ablegen: { $why }.
list-empty = { $file } ist leer.
list-gzip = { $file } ist gepackt, aber kaputt: entpacke die Datei oder hole sie noch einmal.
list-binary = { $file } ist kein Text, also keine Wortliste.
list-encoding = { $file }, Zeile { $line }: diese Zeichen stehen in keinem Code, der hier gelesen wird. Speichere die Datei als UTF-8.
list-no-aff = { $file } ist ein Hunspell-Wörterbuch ohne seine { $affixes }. Lege sie daneben.
list-affixes = { $file } enthält nur Endungen. Nenne stattdessen { $words } daneben.
list-affix-line = { $file }, Zeile { $line }: diese Endung hat eine Bedingung, die Hunspell nicht kennt.
list-hunspell = { $file } und { $affixes } lassen sich nicht als Hunspell-Wörterbuch lesen.
list-many = { $file } hat mehr als { $most } Wörter: zu viele für eine Wortliste.
list-hunspell-huge = { $file } ergibt mehr als { $most } Wörter.
list-office = { $file } ist eine Wortliste von LibreOffice, keine einfache. Speichere ihre Wörter als Text.
list-hyphenation = { $file } enthält Trennmuster, keine Wörter.
list-markup = { $file } ist kein einfacher Text. Speichere die Liste als Text, ein Wort je Zeile.
list-only-names = In { $file } beginnen alle { $count } Wörter groß, und das heißt im Englischen: Namen. Für eine deutsche Liste nimm --lang de, oder am Tisch --option spelling=de.
list-no-words = { $file } hat { $lines ->
        [one] eine Zeile
       *[other] { $lines } Zeilen
    } und darunter kein Wort, das sich legen ließe.
list-unknown = Es gibt kein Wörterbuch { $name }. Es gibt: { $names }.
list-bad-name = { $name } kann kein Wörterbuch heißen: nimm kleine Buchstaben, Ziffern und Bindestriche. Zuerst kommt der Name, dann die Datei.
list-reserved = { $name } gehört zu Taverne: nimm einen anderen Namen.
list-name-taken = Ein Wörterbuch { $name } gibt es schon. Entferne es zuerst oder nimm einen anderen Namen.
list-bundled = { $name } gehört zu Taverne und bleibt. Wörter darin kannst du sperren.
list-bad-word = { $word } lässt sich nicht mit Karten legen: nimm 2 bis 15 Buchstaben.
list-note-cp1252 = Die Datei ist kein UTF-8: sie wurde als Windows-Text gelesen. Prüfe ein Wort mit Umlaut.
list-added = { $name }: { $words ->
        [one] ein Wort.
       *[other] { $words } Wörter.
    }
list-left-out = Weggelassen: { $kinds }.
list-left-out-count = { $count ->
        [one] Eine Zeile des Wörterbuchs ist weggelassen
       *[other] { $count } Zeilen des Wörterbuchs sind weggelassen
    }; warum, sagt taverne dictionary info.
list-kind-apostrophe = { $count } mit Apostroph
list-kind-hyphen = { $count } mit Bindestrich
list-kind-abbreviation = { $count } { $count ->
        [one] Abkürzung
       *[other] Abkürzungen
    }
list-kind-name = { $count } { $count ->
        [one] Name
       *[other] Namen
    }
list-kind-sign = { $count } mit anderen Zeichen
list-kind-several = { $count } { $count ->
        [one] Zeile
       *[other] Zeilen
    } mit mehreren Wörtern
list-kind-short = { $count } aus einem Buchstaben
list-kind-long = { $count } mit mehr als 15 Buchstaben
list-line = { $name }: { $words } Wörter, { $language }
list-broken = { $name }: { $why }
list-info = { $name }: { $words } Wörter, Schreibung wie { $language }. { $allowed } hinzugefügt, { $blocked } gesperrt.
list-removed = { $name } ist entfernt.
list-allowed = { $name } hat jetzt diese Wörter: { $words }.
list-blocked = { $name } hat diese Wörter nicht mehr: { $words }.
word-yes = { $word }: ja, höchstens { $points } Punkte
word-unlayable = { $word }: ja, aber sieben Karten dieses Decks können es nicht legen
word-no = { $word }: nein
word-with = { $word }: ja, { $points } Punkte mit { $cards }
word-without = { $word }: ja, aber nicht mit diesen Karten
word-best = { $word }, { $points }
word-none = Kein Wort.
word-no-card = Eine Karte { $card } gibt es in diesem Deck nicht.
word-too-many = { $count } Karten sind zu viele für eine Hand: tippe höchstens { $most }.
deck-line = { $card }: { $count }-mal.
deck-head = { $cards } Karten: Buchstaben, Punkte und wie oft jede da ist.
deck-unknown = { $name } ist kein Deck: tippe en, de oder den Pfad einer Deckdatei.
emboss-written = { $labels } Etiketten auf { $pages } Seiten stehen in { $file }, in der Reihenfolge des Decks: zuerst { $first }, zuletzt { $last }.
emboss-pages = { $pages ->
        [one] Eine Seite ist in { $file }.
       *[other] { $pages } Seiten sind in { $file }.
    }
emboss-few-lines = Seiten mit { $lines } Zeilen sind zu kurz für eine Tabelle: nimm mit --lines mehr.
emboss-narrow = { $width } Zellen sind zu wenig für eine Tabelle: nimm mit --width mehr.
emboss-eight = Die Tabelle { $table } hat acht Punkte, Papier hat sechs. Nimm eine andere.
emboss-back = Die Tabelle { $table } liest die Etiketten nicht zurück: { $label }. Nimm eine andere Tabelle.
option-name = Die Option { $name } braucht einen Namen.
option-content = Die Option { $name } nimmt eines von { $values } oder den Pfad einer Datei.
option-file-large = { $file } ist zu groß.
option-file-device = { $file } ist keine Datei, die sich ganz lesen lässt.
option-file-text = { $file } ist kein UTF-8-Text.
error-no-dice-here = { $game } wird nicht mit Würfeln gespielt.

## Einstellungen

setting-unknown = Die Einstellung { $name } gibt es nicht. Es gibt: { $names }.
setting-number = Die Einstellung { $name } nimmt eine ganze Zahl von { $least } bis { $most }{ $words ->
        [none] .
       *[other] , oder { $words }.
    }
setting-choice = Die Einstellung { $name } nimmt eines von: { $values }.
setting-text = Die Einstellung { $name } nimmt einen Text von einer Zeile.
settings-fault = Einstellungen in { $file }: { $why } Es gelten die üblichen.
settings-more-faults = { $count } weitere Zeilen sind falsch.
settings-fault-line = Einstellungen in { $file }, Zeile { $line }: { $why } Es gilt der übliche Wert.
settings-unreadable = Sie können nicht gelesen werden: { $why }.
settings-unwritable = Einstellungen können nicht in { $file } geschrieben werden: { $why }.
settings-no-toml = Das ist kein TOML: eine Einstellung ist ein Name, ein Gleichheitszeichen und ein Wert; Texte stehen in Anführungszeichen.
settings-no-file = Das ist keine Datei.
settings-large = Das ist zu groß für Einstellungen.
settings-no-text = Das ist kein Text in UTF-8.
settings-person = Eine Person ist ein eigener Abschnitt, person und ein Name.
settings-person-name = Unter dem Namen { $name } kann niemand spielen.
settings-person-twice = Es gibt zwei Abschnitte für { $name }: groß und klein ist dasselbe.
settings-broken-line = Einstellungen in { $file }, Zeile { $line }: das ist kein TOML. Berichtige das zuerst, oder lege die Datei beiseite.
settings-line = { $number }: { $title }, { $value }
settings-set = { $title }: { $value }{ $person ->
        [nobody] {""}
       *[other] , für { $person }
    }.
settings-people = Eigene Einstellungen haben: { $names }.
settings-kept = Die Einstellungen stehen in { $file }.
settings-without-voice = die der Sprache
settings-without-braille-table = die des Grades
settings-without-dictionary = das der Sprache
settings-word-auto = automatisch
settings-none-such = Die Einstellung { $typed } gibt es nicht. Tippe ihre Nummer oder ihren Namen.
settings-numbers = { $least } bis { $most }
settings-takes-voice = der Name einer Stimme
settings-takes-braille-table = der Name einer Tabelle von liblouis
settings-takes-dictionary = der Name eines Wörterbuchs, oder eine Datei
settings-language = Sprache
settings-speech = Sprachausgabe
settings-voice = Stimme
settings-rate = Tempo
settings-volume = Lautstärke
settings-verbosity = Ausführlichkeit
settings-braille-outlet = Braille
settings-braille-grade = Braille-Grad
settings-braille-dots = Braille-Punkte
settings-braille-table = Braille-Tabelle
settings-braille-cells = Zellen
settings-braille-more = Zeilen einzeln
settings-braille-mark = Zeichen für mehr
settings-private = verdeckte Karten
settings-sort = Reihenfolge der Karten
settings-dictionary = Wörterbuch
settings-word-en = Englisch
settings-word-de = Deutsch
settings-word-on = an
settings-word-off = aus
settings-word-yes = ja
settings-word-no = nein
settings-word-brief = kurz
settings-word-normal = normal
settings-word-full = voll
settings-word-display = Zeile
settings-word-dots = Punkte
settings-word-cell = Zelle
settings-word-all = alles
settings-word-vowels = Vokale
settings-word-points = Punkte
settings-word-alphabet = Alphabet
setting-no-voice = Die Stimme { $name } gibt es nicht. taverne say --list nennt die Stimmen.
settings-shown = { $name }: { $value }, { $from ->
        [usual] wie üblich
        [person] für { $person }
       *[all] für alle
    }
loop-which-setting = Welche Einstellung? Enter beendet.
    .brief = Welche Einstellung?
    .braille = Einstellung?
    .allowed = Tippe die Nummer einer Einstellung oder ihren Namen; Enter allein beendet.
    .longest = 16
loop-which-value = { $title }: { $takes }? Jetzt { $now }; Enter lässt es so.
    .brief = { $title }, { $now }?
    .braille = { $title }, { $now }: { $takes }?
    .less = { $title }, { $now }?
    .allowed = { $title }: { $takes }; üblich nimmt sie heraus. Enter lässt { $now }.
    .longest = auto
loop-answer-enough = genug
loop-answer-keep = behalten
loop-answer-found = gefunden
loop-answer-en = English, Englisch, e, en
loop-answer-de = Deutsch, d, de
loop-answer-voice = Stimme, s
loop-answer-reader = Leser, Screenreader, Bildschirmleser, l
loop-answer-none = nichts, keins, n
loop-answer-display = Zeile, Braillezeile, z
loop-answer-terminal = Terminal, t
loop-answer-nowhere = nein, keine, n
loop-first-language = English, Deutsch? Enter: { $found ->
        [de] Deutsch
       *[other] English
    }.
    .brief = English, Deutsch?
    .braille = English, Deutsch?
    .allowed = Tippe English oder Deutsch. Enter allein nimmt { $found ->
        [de] Deutsch
       *[other] English
    }.
    .longest = e
loop-first-speech = Stimme, Leser, nichts? Enter: { $found ->
        [auto-reader] Leser
       *[other] Stimme
    }.
    .brief = Stimme, Leser, nichts?
    .braille = Stimme, Leser, nichts?
    .allowed = Tippe Stimme für unsere Stimme, Leser, wo ein Screenreader spricht, oder nichts, wenn du nur Braille liest. Enter allein nimmt { $found ->
        [auto-reader] den Screenreader, der gefunden wurde
       *[other] unsere Stimme, wo kein Screenreader läuft
    }.
    .longest = s
loop-first-braille = Braille: Zeile, Terminal, nein? Enter: { $found ->
        [auto-display] Zeile
       *[other] nein
    }.
    .brief = Braille: Zeile, Terminal, nein?
    .braille = Braille: Zeile, Terminal, nein?
    .less = Braille: Zeile, Terminal, nein?
    .allowed = Tippe Zeile für eine Braillezeile, Terminal für Braille unter jeder Zeile, oder nein. Enter allein nimmt { $found ->
        [auto-display] die Zeile, die gefunden wurde
       *[other] keine Braille
    }.
    .longest = z
loop-first-kept = Gemerkt. taverne settings ändert es.
settings-in-the-way = { $name } ist in der Datei der Einstellungen ein Wert, wo ein Abschnitt stehen muss. Nimm ihn zuerst heraus.

## Turniere

tournament-table = Runde { $round }, Tisch { $table } von { $tables }: { $names }.
tournament-final = Das Finale: { $names }.
tournament-tie = Gleichstand: { $names } spielen noch einen Durchgang.
tournament-place = Platz { $place }: { $name }, { $total }.
tournament-on = In die nächste Runde kommen: { $names }.
tournament-won = { $name } gewinnt das Turnier.
tournament-fair = Der Fairnesskranz, für faires Spiel, geht an { $name }. { $dedication }
tournament-left = Gespeichert. Weiter geht es mit: taverne tournament
tournament-written = Die Tabellen liegen in { $folder }.
tournament-no-number = Ein Turnier { $number } gibt es nicht.
tournament-none = Es gibt kein Turnier, mit dem es weitergehen könnte. Nenne die Spieler.
tournament-damaged = In { $file } steht kein Turnier, das sich lesen lässt.
tournament-unsaved = Dieses Turnier lässt sich in { $folder } nicht speichern: { $why }. Ihr könnt weiterspielen.
tournament-fair-unsaved = Der Fairnesskranz lässt sich in { $folder } nicht speichern: { $why }.
tournament-unknown = In diesem Turnier heißt niemand { $name }. Es spielen: { $names }.
