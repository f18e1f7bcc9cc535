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

## Fragen des Hauses

loop-typed-dice = { $seat }, { $count ->
        [one] ein Würfel
       *[other] { $count } Würfel
    }?
    .brief = { $seat }, { $count }?
    .braille = { $seat }, { $count }?
    .allowed = Tippe, was { $count ->
        [one] der Würfel zeigt.
       *[other] die { $count } Würfel zeigen.
    }
    .longest = 1 5 2 2 2 6
loop-answer-dice = Wurf

loop-menu = { $first ->
        [yes] 1 Spiel, 2 weiter, 3 Regeln, 4 Ende?
       *[no] Spiel, weiter, Regeln, Ende?
    }
    .brief = Spiel, weiter, Regeln, Ende?
    .braille = Spiel, weiter, Regeln, Ende?
    .allowed = Tippe Spiel, weiter, Regeln, Ende, oder 1 bis 4.
    .longest = 1
loop-answer-play = spielen, Spiel, 1
loop-answer-resume = weiter, weiterspielen, 2
loop-answer-rules = Regeln, 3
loop-answer-leave = 4

loop-pick = Welches Spiel, mit Nummer oder Namen?
    .brief = Welches Spiel?
    .braille = Welches Spiel?
    .allowed = Tippe die Nummer oder den Namen eines Spiels.
    .longest = 1
loop-pick-line = { $number }: { $name }
loop-who = Wer spielt? Enter für { $name }:
loop-pick-unknown = Das Spiel gibt es nicht: { $typed }. Tippe Nummer oder Namen.
loop-guest = Gast
loop-who-help = Tippe einen Namen oder mehrere, mit Leerzeichen dazwischen. Zwei oder mehr teilen sich die Tastatur. Enter allein: du gegen einen Bot.
loop-more = Mehr?
loop-more-no = nein, n, stopp, s
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
loop-undo-seeded = Zurücknehmen geht nur bei getippten Würfeln: diese hat das Programm geworfen.
loop-undo-nothing = Noch ist nichts getippt, was man zurücknehmen könnte.
loop-taken-back = Zurückgenommen.
loop-ambiguous = { $typed } kann heißen: { $words }.
loop-no-earlier = Davor kommt nichts.
loop-no-later = Das war die neueste Zeile.
loop-no-voice = Die Stimme geht nicht: { $why }. Das Spiel geht ohne sie weiter.
loop-voice-soundless = kein Tongerät und kein Tonserver ist da
loop-voice-missing = pyttsx3 oder seine Sprachausgabe fehlt
loop-voice-died = sie ist immer wieder abgebrochen
loop-voice-aplay = aplay fehlt, aus dem Paket alsa-utils
loop-no-braille = Ohne liblouis gibt es keine Brailleschrift: installiere das Paket python3-louis.

## Fehler

error-unexpected = Etwas ging schief: { $why }. Mit --debug ist alles zu sehen.
error-line = Zeile { $line }: { $why }
error-no-table = Die Brailletabelle { $table } gibt es nicht. Tabellen von liblouis enden auf .ctb oder .utb.
error-no-braille = Ohne liblouis gibt es keine Brailleschrift: installiere das Paket python3-louis.
error-no-game = Ein Spiel { $name } gibt es nicht. Es gibt: { $names }.
error-no-level = { $game } hat keine Bots der Stärke { $level }. Es gibt: { $levels }.
error-seats = { $game } braucht { $least } oder mehr am Tisch, Bots mitgezählt.
error-too-many = An { $game } passen höchstens { $most }.
error-option-form = Optionen schreibt man als NAME=WERT, nicht { $text }.
error-no-judge = { $game } hat keine Würfe zu werten.
error-empty-dice = Tippe die Würfel als Ziffern von 1 bis 6.
error-no-dice = Tippe die Würfel als Ziffern von 1 bis 6, nicht { $typed }.
error-voice = Die Stimme geht nicht: { $why }.
error-broken-game = Das Spiel { $game } hat einen Fehler: { $why }. taverne --debug zeigt, wo.
error-folder-exists = { $file } ist ein Ordner. Nenne eine Datei darin.
error-file-exists = { $file } gibt es schon. Weiter geht es damit: taverne resume --journal { $file }
error-journal-file = { $file } lässt sich nicht schreiben: { $why }.
option-number = Die Option { $name } nimmt eine ganze Zahl ab { $least }, in Schritten von { $step }.
option-choice = Die Option { $name } nimmt eins von: { $values }.
option-unknown = Eine Option { $name } gibt es nicht. Es gibt: { $names }.
name-empty = Ein Name braucht wenigstens einen Buchstaben oder eine Ziffer.
name-too-long = Dieser Name hat { $letters } Buchstaben, höchstens { $most } gehen.
name-twice = { $name } sitzt schon da. Wähle einen anderen Namen.
journal-empty = In { $file } steht kein Spiel.
journal-newer = { $file } ist von einem neueren Taverne als diesem.
journal-no-head = { $file } ist kein gespeichertes Spiel von Taverne.
journal-line = { $file } ist in Zeile { $line } beschädigt. Die Datei blieb, wie sie ist.
journal-too-large = { $file } ist zu groß für ein gespeichertes Spiel.
journal-unreadable = { $file } lässt sich nicht lesen: { $why }.
journal-game = { $file } ist ein Spiel { $game }, das es hier nicht gibt.
journal-version = { $file } wurde nach Regeln { $theirs } von { $game } gespielt, hier gelten { $ours }. Die Datei blieb, wie sie ist.
journal-over = Dieses Spiel ist zu Ende. Noch einmal hören: taverne replay { $file }
journal-locked = Dieses Spiel ist in einem anderen Fenster offen.
resume-all-damaged = Alle gespeicherten Spiele sind beschädigt. taverne resume --list nennt sie.
resume-passed = Das gespeicherte Spiel { $number } ist beschädigt und wurde übergangen.
resume-none = Es gibt kein Spiel, das weitergehen könnte.
resume-unknown = Ein gespeichertes Spiel { $number } gibt es nicht. taverne resume --list sagt, welche es gibt.
resume-line = { $number }: { $game }, { $names }, { $when }
resume-damaged = { $number }: beschädigt, { $why }

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
doctor-brltty = brltty läuft: eine Braillezeile zeigt die Zeile der Schreibmarke.
doctor-brltty-none = brltty läuft nicht. Für eine Braillezeile installiere und starte es.
doctor-terminal = Terminal: { $kind }, { $columns } Spalten.
doctor-terminal-none = Kein Terminal: Zeilen rein, Zeilen raus, kein Bearbeiten.
doctor-saves = Gespeicherte Spiele: { $folder }
doctor-saves-unwritable = In { $folder } lässt sich nichts speichern: mach ihn beschreibbar, oder spiele mit --journal.
doctor-settings = Einstellungen: { $file }, ab einer kommenden Version.
language-en = Englisch
language-de = Deutsch
doctor-test = Das ist eine Probezeile, und ein Wurf: 1 5 2 2 2 6.
doctor-well = Alles, was man zum Spielen braucht, ist da.
doctor-ill = Etwas, das man zum Spielen braucht, fehlt.
why-EFBIG = die Datei würde zu groß
