### Was jedes Programm sagt und fragt, auf Deutsch: Fragen, Befehle, Einstellungen und was nicht geht.

## Fragen, und was erzählt wird

face-listed = { $words }.
face-or = oder
face-enter = Enter: { $value }.
face-enter-nothing = Enter: nichts.
face-from-to = { $least } bis { $most }.
face-number = Gib eine Zahl von { $least } bis { $most } ein.
face-in-list = { $most ->
        [0] Gib einen Namen
       *[other] Gib eine Zahl von 1 bis { $most }
    }{ $word ->
        [none] {" "}oder den Anfang einer Zeile ein.
       *[other] {" "}oder einen Teil eines Namens ein. Für die nächsten Zeilen: { $word }.
    }
face-by-name = Gib einen Namen ein.
face-at-least = { $least } oder mehr.
face-at-most = { $most } oder weniger.
face-not-before = { $least } oder später.
face-not-after = { $most } oder früher.
face-type-whole = Gib eine ganze Zahl ein.
face-type-decimal = Gib eine Zahl ein, zum Beispiel 2,5.
face-decimal-mark = ,
face-more-in-list = { $more ->
        [0] Das war die letzte. Von vorn geht es mit { $word }.
       *[other] Und { $more } weitere: mit { $word }, oder mit einem Teil eines Namens.
    }
face-more = mehr, mehr zeigen, die nächsten zehn
face-found = { $count } passen: { $words }{ $more ->
        [0] .
       *[other] {" "}und { $more } weitere.
    }
face-pick = Wähle { $range }
face-pick-exactly = Wähle { $count }.
face-date-parts = Tag, Monat und Jahr.
face-date = { $day }. { $month } { $year }
face-date-digits = { $day }.{ $month }.{ $year }
face-type-date = Gib ein Datum ein, zum Beispiel { $examples }.
face-months = Januar, Februar, März, April, Mai, Juni, Juli, August, September, Oktober, November, Dezember
face-days = gestern, heute, morgen
face-day-first = yes
face-yes-or-no = Gib ja oder nein ein.
face-any = Gib irgendeinen Text ein. Befehle beginnen mit einem Schrägstrich: /hilfe.
face-too-long = Das ist zu lang: { $count } Zeichen, höchstens { $most } sind möglich.
face-too-long-line = Das ist zu lang: Höchstens { $most } Zeichen passen in eine Zeile.
face-several = Gib Zahlen oder Namen ein, mit Kommas dazwischen.
face-several-names = Gib Namen ein, mit Kommas dazwischen.
face-for-nothing = { $word }: nichts.
face-none = keins, keine, keiner
face-pause = Weiter mit Enter.
face-again = Noch einmal:
face-differ = Die Eingaben sind verschieden. Gib es neu ein.
face-nothing = Gib etwas ein. Strg-C beendet.
face-refused = { $text }
face-other = { $typed } passt nicht. Gib etwas anderes ein.
face-progress = Fortschritt
face-begun = { $label }.
face-percent = { $label }: { $percent } Prozent.
face-count = { $label }: { $done }.
face-done = { $label }: fertig.
face-stopped = { $label }: bei { $percent } Prozent abgebrochen.
face-stopped-count = { $label }: nach { $done } abgebrochen.
face-row = { $name }: { $cells }.
face-empty = leer
# Behind a question of a foreign program that is answered by y or n, with what Enter means.
face-foreign-yes-no = Ja (y) oder nein (n).{ $enter ->
        [no] {" "}Enter: nein.
        [yes] {" "}Enter: ja.
       *[none] {""}
    }
# Told after the first lines of very many.
face-more-lines = { $count ->
        [one] Noch eine Zeile; die letzten:
       *[other] Noch { $count } Zeilen; die letzten:
    }
# Told when a foreign program draws pictures of letters, and when it ends that.
face-whole-screen = Ein Programm zeichnet den ganzen Bildschirm.
face-screen-back = Der Bildschirm ist wieder da.
# Behind a choice in a menu of a foreign program.
face-checked = angekreuzt
face-not-checked = nicht angekreuzt
# Told after Ctrl-], and when the keys go to the foreign program again.
face-run-command = Befehl?
face-run-back = Zurück im Programm.
face-run-ended = Das Programm ist zu Ende. Enter: verlassen.
face-type-path = Gib den Pfad einer Datei oder eines Ordners ein. Die Tab-Taste ergänzt ihn und sagt, was passt.
face-no-folder = Den Ordner { $folder } gibt es nicht.
face-there-already = { $file } gibt es schon.
face-no-fit = Nichts beginnt mit { $typed }.
face-lines = Mehrere Zeilen; Enter allein beendet sie.
face-lines-allowed = Gib irgendeine Zeile ein. Ein Schrägstrich allein ist eine leere Zeile, Enter allein beendet. Befehle beginnen mit einem Schrägstrich: /hilfe.
face-next-line = Zeile { $number }:
face-form = Mit zurück kommst du zur Frage davor; bei einer Frage nach einem Text mit /zurück.
face-form-right = Stimmt das?
face-secret = geheim
face-back = zurück, back
face-edit = Der Editor öffnet sich. Speichere und schließe ihn, dann geht es weiter.
face-edit-failed = { $editor } ist gescheitert. Nichts ist gespeichert.
face-interrupted = Mit Strg-C abgebrochen.
face-drawn = Die nächste Frage wird auf den Bildschirm gezeichnet und nicht vorgelesen. Vorgelesen wird sie mit: taverne run -- { $program }
face-no-program = Hier gibt es kein Programm { $name }. Gib den Namen eines installierten Befehls oder einer Python-Datei an.
error-run = { $name } startet nicht: { $why }.
error-run-beside = { $name } ist hier eine Datei, aber kein Befehl. Gib ein: taverne run -- { $command }
error-run-here = taverne run braucht ein Terminal von Linux oder macOS; Windows hat keines. Starte das Programm für sich.
face-options = Stimme, Braille und Sprache
face-option-lang = Die Sprache, in der gesprochen und geschrieben wird.
face-option-screen-reader = Selbst nichts sprechen: Ein Screenreader liest vor.
face-option-verbosity = Wie viel gesagt wird; kurz lässt die Wörter aus dem Kopf einer Tabelle weg.
face-option-print = Wie groß Spiele ihre Würfel und Karten drucken.

## Befehle: das ganze Wort, dann kurze Formen

loop-command-repeat = wiederholen, wi
    .said = nochmal, noch mal, noch einmal, wie bitte, was ist passiert, was war das, was hast du gesagt, sag das noch mal
    .help = sagt die letzte Zeile noch einmal
    .more = Jedes wiederholen geht eine Zeile weiter zurück, vorwärts geht wieder vor. wiederholen meine nennt nur deine Züge, wiederholen andere die der anderen.
    .plain = Jedes wiederholen geht eine Zeile weiter zurück, vorwärts geht wieder vor.
loop-command-next = vorwärts, vo, vor
    .help = geht nach wiederholen eine Zeile vor
loop-command-help = Hilfe, hi, help, ?
    .said = hilf mir, was kann ich tun, was kann ich machen, was kann ich tippen, was kann ich sagen, was nun, was jetzt, und jetzt, wie geht das, wie geht das hier, erklär mir das, weiß nicht, ich weiß nicht, weiß ich nicht, keine Ahnung
    .help = was man hier tippen kann
    .more = Hilfe und ein Wort erklärt dieses Wort: einen Befehl, eine Antwort, eine Einstellung oder ein Wort des Spiels.
    .plain = Hilfe und ein Wort erklärt dieses Wort: einen Befehl oder eine Einstellung.
loop-command-quit = Ende, en, quit, exit, beenden, tschüss, menü
    .said = auf Wiedersehen, bis bald, ciao, tschüs, bye, goodbye, au revoir, aufgeben, ich gebe auf
    .help = hört auf, einen Schritt zurück
    .more = Ein Spiel wird vorher gespeichert. Vom Tisch führt Ende in die Lobby oder aus Taverne hinaus, aus einer Frage des Menüs zurück.
    .plain = Die meisten Programme enden dann.
loop-command-rate = Tempo, te
    .said = Geschwindigkeit, schneller, langsamer, sprich schneller, sprich langsamer, rede schneller, rede langsamer, Stimme schneller, Stimme langsamer, schnellere Stimme, langsamere Stimme, zu schnell, zu langsam, die Stimme ist zu schnell, die Stimme ist zu langsam
    .help = wie schnell die Stimme spricht
    .more = Tempo 250 heißt 250 Wörter in der Minute.
loop-command-volume = Lautstärke, ls
    .help = wie laut die Stimme ist
    .more = Lautstärke 50 ist halb so laut.
loop-command-settings = Einstellungen, ei
    .help = alle Einstellungen und ihre Werte
loop-command-set = setze, set, ändern, än
    .help = ändert eine Einstellung
    .more = Zum Beispiel: setze Ausführlichkeit kurz. Der Name allein nennt den Wert. setze überall Tempo 300 gilt für alle Programme.
loop-term-mine = meine, mein
loop-term-others = andere, anderen
loop-set-how = Tippe { $slash }setze, eine Einstellung und ihren Wert, zum Beispiel: { $slash }setze Ausführlichkeit kurz. { $slash }Hilfe Ausführlichkeit sagt, wozu sie dient.
loop-commands-few = Jederzeit: { $words }.
loop-commands = Jederzeit: { $words }. Mehr zu einem Wort: { $slash }Hilfe wiederholen.
loop-help-about = { $word }: { $help }.{ $more ->
        [none] {""}
       *[other] {" "}{ $more }
    }{ $also ->
        [none] {""}
       *[other] {" "}Auch: { $also }.
    }
loop-help-unknown = Zu { $typed } gibt es keine Hilfe. Tippe nur { $slash }Hilfe, um zu hören, was man hier tippen kann.
loop-help-line = { $word }: { $help }
loop-help-says = Tippe Hilfe, um zu hören, was man hier tippen kann.

## Was eingegeben wird

loop-allowed = Tippe eines von: { $words }.
loop-any-text = Was?
    .brief = Was?
    .braille = Was?
    .allowed = { $what }
loop-any-text-help = Tippe einen beliebigen Text.
loop-answer-text = Text
loop-answer-yes = ja, j
loop-answer-no = nein, n
loop-plain-yes = ja, j, ok, okay, in Ordnung
loop-plain-no = nein, n, nicht
loop-plain-stop = stopp, stop, halt, abbrechen, lieber nicht, doch nicht
loop-plain-on = weiter, weitermachen, nächste, nächste Runde
loop-more = Mehr?
loop-more-how = Mehr? Enter liest weiter, nein hört auf.
loop-more-yes = ja, j, mehr, alle, weiter, weiterlesen, more, on
loop-more-no = nein, n, stopp, s, q, genug
loop-more-skip = überspringen, üb
loop-wait-help = Enter: weiter. Oder tippe wiederholen, überspringen, Ende.
loop-wait-no-answer = { $typed } passt nicht zur nächsten Frage. Enter geht weiter, Hilfe sagt mehr.
loop-wait-not = { $typed } geht erst, wenn du mit Enter weitergegangen bist. Hilfe sagt mehr.
loop-reading-help = Enter liest weiter, nein hört auf, wiederholen liest es noch einmal.
loop-reading-not = { $typed } geht nicht, solange vorgelesen wird. Enter liest weiter, nein hört auf.
loop-wait-ends = Oder setze Enter je Zeile nein, dann wartet keine Zeile mehr.
loop-enter-nothing = Enter allein ist hier keine Antwort. { $allowed }
loop-needs-more = { $typed } allein reicht nicht. { $allowed }
# From zero to twenty, in order; other words for a number stand after a slash.
loop-number-words = null, eins/ein/eine/einen/einer, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf, dreizehn, vierzehn, fünfzehn, sechzehn, siebzehn, achtzehn, neunzehn, zwanzig
loop-number-large = zwanzig 20, dreißig 30, vierzig 40, fünfzig 50, sechzig 60, siebzig 70, achtzig 80, neunzig 90, hundert 100, tausend 1000
loop-and = und, plus
loop-range = bis
loop-minus = minus
loop-before-number = auf, um, mit, beginne
loop-by-number = um
loop-after-number = Würfel, Würfeln, Stein, Steine, Steinen, Chip, Chips, Kupfer, Kupferstück, Kupferstücke, Karte, Karten, Auge, Augen, Punkt, Punkte, Bot, Bots, offen
loop-left-out = danke, der, die, das, den, dem, ein, einen, noch, einmal, nochmal, nochmals, bitte, beiseite, weg, ich, bin, will, möchte, würde, gern, mal, jetzt, nur, einfach, lieber, mein, meine, meinen, diese
# Die Wörter für alle Würfel mit einer Zahl, die daliegen, 1 bis 6 der Reihe nach; Wörter davor; Wörter, die das vor einer Zahl sagen.
loop-alike = Einsen/Einser/1er/1en, Zweien/Zweier/2er/2en, Dreien/Dreier/3er/3en, Vieren/Vierer/4er/4en, Fünfen/Fünfer/5er/5en, Sechsen/Sechser/6er/6en
loop-before-alike = alle, die, beide, beiden, sämtliche, meine
loop-both = beide, die beiden
loop-not-understood = Nicht verstanden: { $typed }. { $allowed }
loop-meant = Nicht verstanden: { $typed }. Meinst du { $near }?
loop-meant-to-type = Nicht verstanden: { $typed }. Wenn du { $near } meinst, tippe { $near }.
loop-ambiguous = { $typed } kann heißen: { $words }.
loop-no-earlier = Davor kommt nichts.
loop-no-later = Das war die neueste Zeile.

## Stimme, Klänge und Braille

loop-no-voice = Die Stimme geht nicht: { $why }. Alles andere geht ohne sie weiter.
loop-voice-soundless = es gibt kein Audiogerät und keinen Audioserver
loop-voice-missing = pyttsx3 oder seine Sprachausgabe fehlt
loop-voice-aplay = aplay aus dem Paket alsa-utils fehlt
loop-no-speechd = { $system ->
        [windows] speech-dispatcher gibt es nur unter Linux
        [macos] speech-dispatcher gibt es nur unter Linux
       *[other] das Paket python3-speechd fehlt{ $python ->
            [none] {""}
           *[other] {" "}für { $python }, das die Pakete des Systems nicht sieht
        }
    }
loop-speechd-silent = speech-dispatcher antwortet nicht
loop-voice-died = sie ist immer wieder abgebrochen
loop-voice-refused = sie ist abgebrochen oder hat den Text abgelehnt
loop-no-sounds = Es gibt keine Klänge: { $why }. Alles andere geht ohne sie weiter.
loop-sounds-missing = das Paket miniaudio fehlt; taverne doctor sagt, wie es installiert wird
loop-sounds-died = sie brechen immer wieder ab
loop-no-brlapi = { $system ->
        [windows] Unter Windows zeigt dein Screenreader alle Zeilen auf seiner Braillezeile. Braille wird stattdessen ins Terminal geschrieben.
        [macos] Unter macOS zeigt VoiceOver alle Zeilen auf seiner Braillezeile. Braille wird stattdessen ins Terminal geschrieben.
       *[other] Für eine Braillezeile fehlt das Paket python3-brlapi{ $python ->
            [none] .
           *[other] , und { $python } sieht die Pakete des Systems nicht. Nimm das Python des Systems.
        } Braille wird stattdessen ins Terminal geschrieben.
    }
loop-no-console = { $system ->
        [windows] Unter Windows zeigt dein Screenreader alle Zeilen auf seiner Braillezeile. Braille wird stattdessen ins Terminal geschrieben.
        [macos] Unter macOS zeigt VoiceOver alle Zeilen auf seiner Braillezeile. Braille wird stattdessen ins Terminal geschrieben.
       *[other] Eine Braillezeile braucht eine Konsole, etwa Strg-Alt-F2. Braille wird stattdessen ins Terminal geschrieben.
    }
loop-no-brltty = Keine Braillezeile antwortet. Ist sie angeschlossen, und läuft brltty? Alle paar Sekunden wird nach ihr gesucht.
loop-display-gone = Die Braillezeile ist weg. Alle paar Sekunden wird nach ihr gesucht.
loop-display-back = Die Braillezeile ist wieder da.
loop-on-display = Auf der Braillezeile:
loop-rate = Die Stimme spricht { $value } Wörter in der Minute.
loop-volume = Lautstärke { $value } Prozent.
error-no-table = Die Brailletabelle { $table } gibt es nicht. taverne braille --list nennt alle, die es gibt.
error-table-path = Die Variable { $table } ist zu lang für liblouis. Nenne weniger oder kürzere Ordner.
error-table-file = { $table } kann keine Brailletabelle sein: Es ist keine gewöhnliche Datei, oder sie ist zu groß.
error-empty-table = Die Brailletabelle { $table } hat keine Zellen für Buchstaben. Nimm eine andere.
error-no-braille = Für Braille fehlt liblouis. Woher du es bekommst, sagt taverne doctor.
error-voice = Die Stimme geht nicht: { $why }.

## Was die Platte sagt

number-mark = ,
error-output = Die Ausgabe lässt sich nicht schreiben: { $why }.
why-EBADF = sie ist geschlossen
why-ENOSPC = die Platte ist voll
why-EDQUOT = die Platte ist voll
why-EROFS = dort lässt sich nichts schreiben
why-EACCES = dir fehlt die Berechtigung
why-in-use = ein anderes Programm benutzt sie
why-no-name = Windows erlaubt keine Datei dieses Namens
why-EPERM = dir fehlt die Berechtigung
why-ENOENT = die Datei gibt es nicht
why-ENOTDIR = ein Teil des Pfads ist kein Ordner
why-EISDIR = es ist ein Ordner
why-EINVAL = es ist keine gewöhnliche Datei
why-EEXIST = es gibt sie schon
why-ENAMETOOLONG = der Name ist zu lang
why-ELOOP = Verknüpfungen führen im Kreis
why-EIO = die Platte hat einen Fehler
why-EADDRINUSE = ein anderes Programm benutzt diesen Port
why-EADDRNOTAVAIL = dieser Rechner hat diese Adresse nicht
why-EMFILE = zu viele Dateien sind offen
why-EFBIG = sie ist zu groß

## Einstellungen

setting-no-voice = Die Stimme { $name } gibt es nicht. taverne say --list nennt die Stimmen.
setting-file = Die Datei { $file } geht nicht: { $why }.
setting-unknown = Die Einstellung { $name } gibt es nicht. Es gibt: { $names }.
setting-number = Die Einstellung { $name } muss eine ganze Zahl von { $least } bis { $most } sein{ $words ->
        [none] .
       *[other] , oder { $words }.
    }
setting-choice = Werte der Einstellung { $name } sind: { $values }.
error-range = { $name } muss eine Zahl von { $least } bis { $most }{ $words ->
        [none] {""}
       *[other] {" "}oder { $words }
    } sein, nicht { $typed }.
error-choice = { $name } kann nicht { $typed } sein. Möglich: { $words }.
error-no-option = Die Option { $name } gibt es nicht.{ $near ->
        [none] {" "}Die Optionen nennt: { $command } --help
       *[other] {" "}Meintest du { $near }?
    }
error-no-subcommand = Sag, was geschehen soll: { $command } --help nennt die Befehle.
error-no-command = Den Befehl { $name } gibt es nicht.{ $near ->
        [none] {" "}Die Befehle nennt: { $command } --help
       *[other] {" "}Meintest du: { $near }?
    }
error-missing = Es fehlt: { $name }.
error-extra = Das ist zu viel: { $typed }.
error-one-word = { $typed } kam als ein Wort an: Lass die Anführungszeichen darum weg.
error-not-with = { $name } und { $typed } gehen nicht zusammen.
error-argument = { $name } wird nicht verstanden: { $typed }. { $allowed }
error-like = Schreib es so: { $words }.
error-option-value = Die Option { $name } braucht einen Wert.
error-option-values = Die Option { $name } braucht { $typed } Werte.
error-option-no-value = Die Option { $name } hat keinen Wert.
error-of-program = Fehler:
# Andere Wörter für Optionen, die verstanden werden, wenn sich jemand vertippt.
words-option = help: hilfe, info; lang: sprache, deutsch, englisch; speech: stimme, sprechen, sprachausgabe; sounds: klänge, klang, töne, ton; verbosity: ausführlichkeit, ausführlich, knapp, kurz; others: andere, fremde, züge; print: druck, schrift, groß; braille: brailleschrift, punktschrift, zeile; grade: grad, stufe, kurzschrift; braille-table: brailletabelle; cells: module, zellen, breite; more: mehr, warten; private: privat, geheim, verborgen; sort: sortierung, ordnung, reihenfolge; dictionary: wörterbuch, wörter; plain: einfach, schlicht; debug: fehler; screen-reader: screenreader, bildschirmleser; bots: computer, gegner; level: stärke, schwierigkeit, spielstärke; seed: zufall; dice: würfel; journal: protokoll, datei; target: ziel; rounds: runden; store: speicher, datenbank; json: maschine; output: ausgabe; table: tabelle, tisch; person: spieler, wer; number: nummer; hand: karten; count: anzahl; delete: löschen; list: liste; force: überschreiben; lines: zeilen; width: breite; players: teilnehmer, leute; limit: grenze; guests: gäste; yes: ja; version: fassung; house: haus; uses: benutzungen; days: tage; hours: stunden; close: schließen; lift: aufheben
setting-text = Die Einstellung { $name } muss eine Zeile Text sein.
settings-fault = Einstellungen in { $file }: { $why } Es gelten die Standardwerte.
settings-more-faults = { $count } weitere Zeilen sind falsch.
settings-fault-line = Einstellungen in { $file }, Zeile { $line }: { $why } Es gilt der Standardwert.
settings-unreadable = Die Datei lässt sich nicht lesen: { $why }.
settings-unwritable = Die Einstellungen lassen sich nicht in { $file } schreiben: { $why }.
settings-no-toml = Das ist kein TOML. Eine Einstellung ist ein Name, ein Gleichheitszeichen und ein Wert; Texte stehen in Anführungszeichen.
settings-no-file = Die Einstellungsdatei ist keine gewöhnliche Datei.
settings-large = Die Einstellungsdatei ist zu groß.
settings-no-text = Die Einstellungsdatei ist keine Textdatei in UTF-8.
settings-person = Einstellungen für eine Person stehen in einem Abschnitt mit ihrem Namen, etwa person.Ann.
settings-person-name = Unter dem Namen { $name } kann niemand spielen.
settings-person-twice = Es gibt zwei Abschnitte für { $name }. Groß- und Kleinschreibung zählen nicht.
settings-broken-line = Einstellungen in { $file }, Zeile { $line }: Das ist kein TOML. Behebe das zuerst, oder lege die Datei beiseite.
settings-line = { $number }: { $title }, { $value }.
settings-about = { $title }: { $value }. { $means } Möglich: { $takes }.
settings-set = { $title }: { $value }{ $person ->
        [nobody] {""}
       *[other] , für { $person }
    }.
settings-this-time = Jetzt { $value }, wegen { $option }.
settings-without-voice = passend zur Sprache
settings-without-braille-table = passend zum Grad
settings-word-auto = automatisch
settings-everywhere = überall
settings-set-everywhere = { $title }: { $value }, in allen Programmen.
# Told in the new language and in the one before, after the language has changed.
settings-way-back = Zurück: tippe { $language }.
settings-only-here = { $name } gilt nur für dieses Programm: lass überall weg.
settings-person-everywhere = Für eine Person oder überall: lass eines davon weg.
settings-none-here = Die Einstellung { $typed } gibt es nicht. Der Befehl Einstellungen nennt alle.
settings-numbers = { $least } bis { $most }
settings-takes-voice = der Name einer Stimme
settings-takes-braille-table = der Name einer liblouis-Tabelle
settings-language = Sprache
settings-speech-play = Sprechen
settings-speech-engine = Sprechprogramm
settings-speech-engine-own = eigenes
settings-voice = Stimme
settings-rate = Tempo
    .unit = { $value } { $value ->
            [one] Wort
           *[other] Wörter
        } in der Minute
settings-volume = Lautstärke
    .unit = { $value } Prozent
settings-sounds-play = Klänge
settings-sounds-play-all = alle
settings-sounds-volume = Lautstärke der Klänge
    .unit = { $value } Prozent
settings-verbosity = Ausführlichkeit
settings-print = Schrift
settings-word-large = groß
settings-word-always = immer groß
settings-braille-outlet = Braille
settings-braille-grade = Braille-Grad
settings-braille-dots = Braille-Punkte
settings-braille-table = Braille-Tabelle
settings-braille-cells = Zellen
    .unit = { $value } { $value ->
            [one] Zelle
           *[other] Zellen
        }
settings-braille-more = Enter je Zeile
settings-braille-mark = Braillezeichen für mehr
settings-progress = Fortschritt
    .unit = alle { $value } Prozent
settings-means-language = Die Sprache, in der dir alles gesagt wird.
settings-means-speech-play = Ob das Programm selbst spricht; automatisch: wo kein Screenreader läuft.
settings-means-speech-engine = Womit das Programm spricht: mit speech-dispatcher und deiner gewohnten Stimme, oder mit einer eigenen; automatisch: speech-dispatcher, wo er läuft.
settings-means-voice = Der Name der Stimme, wenn das Sprechprogramm das eigene ist.
settings-means-rate = Wie schnell die Stimme spricht, in Wörtern pro Minute.
settings-means-volume = Wie laut die Stimme ist.
settings-means-sounds-play = Welche Klänge du hörst; einige: die zu dem, was du selbst tust; Signalton: das Terminal piept, wenn du dran bist; automatisch: einige, solange das Programm spricht.
settings-means-sounds-volume = Wie laut die Klänge sind.
settings-means-verbosity = Wie viel gesagt wird; voll nennt auch, was aus einem Wurf folgt.
settings-means-print = Wie groß Würfel, Karten und Punkte auf dem Bildschirm stehen; groß: fünf Zeilen hoch, aber nicht, wo ein Screenreader oder eine Braillezeile mitliest; immer groß: auch dort.
settings-means-braille-outlet = Wo Braille gezeigt wird; automatisch: auf der Braillezeile einer Konsole.
settings-means-braille-grade = Wie stark gekürzt wird: 0 Basisschrift, 1 Vollschrift, 2 Kurzschrift.
settings-means-braille-dots = Ob eine Zelle deiner Braillezeile sechs oder acht Punkte hat.
settings-means-braille-table = Die liblouis-Tabelle für Wörter.
settings-means-braille-cells = Wie viele Zellen eine Zeile hat; automatisch: so viele wie deine Braillezeile, oder 40.
settings-means-braille-more = Ob jede Zeile auf Enter wartet; automatisch: wo du Braille gewählt hast, nicht auf einer Zeile, die von selbst gefunden wird.
settings-means-braille-mark = Was du am Ende einer Zeile fühlst, die weitergeht, oder wenn noch Zeilen warten; Punkte: die Punkte 7 und 8; Zelle: eine eigene Zelle; aus: nichts.
settings-means-progress = Wie oft du hörst, wie weit eine längere Arbeit ist: jedes Mal nach so viel Prozent.
settings-word-on = an
    .said = ja
settings-word-off = aus
    .said = nein, keine, kein, ohne, nichts
settings-word-yes = ja
settings-word-no = nein
settings-word-brief = kurz
settings-word-normal = normal
settings-word-full = voll
settings-word-bell = Signalton
settings-word-some = einige
settings-word-display = Zeile
settings-word-dots = Punkte
settings-word-cell = Zelle
settings-word-all = alles
settings-in-the-way = In der Einstellungsdatei ist { $name } ein Wert, muss aber ein Abschnitt sein. Nimm ihn zuerst heraus.
language-en = Englisch
language-de = Deutsch
language-fr = Französisch
