### Was die Befehle über sich sagen, auf Deutsch.

help-usage = Aufruf:
help-options = Optionen
help-commands = Befehle
help-positional-arguments = Argumente
help-options-metavar = [OPTIONEN]
help-command-metavar = BEFEHL [ARGUMENTE]...
help-kind-number = ZAHL
help-kind-text = TEXT
help-kind-path = DATEI
help-metavar-game = SPIEL
help-metavar-dice = WÜRFEL
help-metavar-number = NUMMER
help-metavar-file = DATEI
help-metavar-path = DATEI
help-metavar-which = NUMMER|SPIEL
help-metavar-words = WÖRTER
help-metavar-cards = KARTEN
help-metavar-topic = THEMA
help-metavar-table = TISCH
help-metavar-option = REGEL=WERT
help-metavar-limit = GRENZE=ZAHL
help-metavar-person = NAME
help-metavar-key = EINSTELLUNG
help-metavar-value = WERT
help-range = { $least } bis { $most }.

help-shared = Optionen vieler Befehle: { $names }. Was sie bewirken: taverne help Optionen

## Andere Wörter für Optionen und Befehle, die verstanden werden, wenn sich jemand vertippt

words-option = help: hilfe, info; lang: sprache, deutsch, englisch; speech: stimme, sprechen, sprachausgabe; sounds: klänge, klang, töne, ton; verbosity: ausführlichkeit, ausführlich, knapp, kurz; others: andere, fremde, züge; print: druck, schrift, groß; braille: brailleschrift, punktschrift, zeile; grade: grad, stufe, kurzschrift; braille-table: brailletabelle; cells: module, zellen, breite; more: mehr, warten; private: privat, geheim, verborgen; sort: sortierung, ordnung, reihenfolge; dictionary: wörterbuch, wörter; plain: einfach, schlicht; debug: fehler; screen-reader: screenreader, bildschirmleser; bots: computer, gegner; level: stärke, schwierigkeit, spielstärke; seed: zufall; dice: würfel; journal: protokoll, datei; target: ziel; rounds: runden; store: speicher, datenbank; json: maschine; output: ausgabe; table: tabelle, tisch; person: spieler, wer; number: nummer; hand: karten; count: anzahl; delete: löschen; list: liste; force: überschreiben; lines: zeilen; width: breite; players: teilnehmer, leute; limit: grenze; guests: gäste; yes: ja; version: fassung; house: haus; uses: benutzungen; days: tage; hours: stunden; close: schließen; lift: aufheben
words-command = play: spiel, spielen, start, neu, los; learn: lernen, lektion, lehrgang, unterricht; resume: weiter, fortsetzen, weiterspielen, laden; games: spiele, liste; settings: einstellungen, einstellung, optionen; serve: öffnen, dienen, server; statistics: statistik, statistiken, zahlen; help: hilfe, handbuch, anleitung; rules: regeln, spielregeln; dictionary: wörterbuch, wörterbücher, wortliste; say: sagen, sprechen, stimme; doctor: doktor, prüfen, test; report: bericht, meldung, fehler; replay: wiederholen, nacherzählen, nochmal; review: rückblick, nachbesprechung, auswerten; score: punkte, wert, zählen, werten; deck: karten, kartendeck; emboss: prägen, drucken, brailledruck; word: wort, nachschlagen, wörter; club: verein; simulate: simulieren, simulation; tournament: turnier; braille: punktschrift, brailleschrift; list: liste, auflisten; show: zeigen, anzeigen; set: setzen; add: hinzufügen; remove: entfernen, löschen; allow: erlauben; block: sperren; people: leute, personen; tables: tische; invite: einladen; ban: ausschließen; backup: sichern; restore: wiederherstellen; check: prüfen; best: beste

## Befehle

help-taverne = Tischspiele für Ohren und Fingerspitzen. Ohne Befehl kommt das Menü. Optionen gelten vor und nach einem Befehl gleich.
help-braille = Gibt TEXT in Braille aus.
help-club = Verwaltet einen Club, auch während er läuft.
help-club-people = Nennt alle Leute des Clubs, je eine Zeile.
help-club-tables = Nennt alle Tische, an denen das Spiel nicht zu Ende ist, je eine Zeile.
help-club-invite = Macht einen Einladungscode.
help-club-remove = Entfernt die Person NAME mit allem, was der Club über sie weiß.
help-club-rename = Die Person NAME heißt ab jetzt NEU, auch an allen Tischen.
help-club-data = Nennt alles, was der Club über die Person NAME speichert.
help-club-ban = Lässt die Person NAME nicht mehr herein.
help-club-mute = Lässt die Person NAME einige Stunden spielen, aber nicht reden.
help-club-role = Macht die Person NAME zum Moderator oder wieder zum Mitglied.
help-club-recover = Macht einen neuen Wiederherstellungscode für die Person NAME, die Schlüssel und Passwort verloren hat.
help-club-reports = Nennt die offenen Meldungen mit dem, was gesagt wurde.
help-club-close = Beendet den TISCH ohne Ergebnis, oder ein Turnier.
help-club-welcome = Setzt den TEXT, der alle begrüßt.
help-club-export = Schreibt das Journal von TISCH. Solange das Spiel läuft, nur die erste Zeile ohne den Seed.
help-club-backup = Kopiert alles, was der Club aufbewahrt, in die DATEI, auch während er läuft.
help-club-restore = Setzt die Sicherung DATEI an die Stelle eines Clubs, den es nicht mehr gibt.
help-club-doctor = Sagt, ob die Datei des Clubs in Ordnung ist und wer sie lesen darf.
help-serve = Öffnet einen Club, in dem Leute über SSH zusammen spielen. Strg-C schließt ihn; nichts geht verloren.
help-deck = Nennt die Karten des Decks NAME: en, de oder eine Deckdatei. Ohne NAME ist es das Deck der Sprache.
help-dictionary = Verwaltet Wortlisten für Choose Your Words.
help-dictionary-list = Nennt die Wörterbücher.
help-dictionary-info = Sagt, was im Wörterbuch NAME steht.
help-dictionary-add = Nimmt die Wörter von DATEI als Wörterbuch NAME auf. Die Option --lang bestimmt die Rechtschreibung.
help-dictionary-remove = Entfernt das Wörterbuch NAME.
help-dictionary-allow = Fügt WÖRTER zum Wörterbuch NAME hinzu.
help-dictionary-block = Sperrt WÖRTER im Wörterbuch NAME.
help-doctor = Sagt, was hier gefunden wurde, was fehlt und was dagegen hilft.
help-emboss = Schreibt Braille für einen Brailledrucker (BRF).
help-emboss-rules = Schreibt die Regeln von SPIEL.
help-emboss-tableau = Schreibt eine leere Punktetabelle für SPIEL mit einer Spalte für jeden NAME. Ohne Namen sind es so viele Spalten, wie passen; ohne SPIEL ist es das Tableau de Kaques.
help-emboss-score = Schreibt den Stand eines gespeicherten Spiels: des Spiels mit dieser NUMMER. Ohne NUMMER ist es das zuletzt gespielte, das noch nicht aus ist.
help-emboss-deck = Schreibt Etiketten für alle Karten eines Decks, zum Aufkleben auf echte Karten. Ohne andere Tabelle sind sie ungekürzt, im Deutschen in Basisschrift.
help-emboss-manual = Schreibt das Handbuch, oder THEMA daraus.
help-games = Nennt die Spiele.
help-help = Liest das Handbuch vor: die Namen seiner Themen, oder THEMA, Absatz für Absatz.
help-play = Spielt SPIEL. Zwei oder mehr Namen teilen sich die Tastatur.
help-report = Schreibt, was doctor sagt, und die letzten Zeilen deines letzten Spiels in eine Datei, die du uns schicken kannst. Taverne selbst schickt nichts.
help-review = Nennt die Entscheidungen, die in einem beendeten Spiel am meisten gekostet haben: im letzten, in dem mit einer Nummer oder in DATEI.
help-statistics = Nennt, was in beendeten Spielen gezählt wurde, in SPIEL oder in allen; taverne statistics clear löscht es.
help-learn = Bringt dir SPIEL bei, in einem ersten Spiel, das alles erklärt, wenn es zum ersten Mal darauf ankommt. Manche Spiele haben eine zweite Lektion, NUMMER 2.
help-replay = Erzählt das Spiel in DATEI noch einmal, oder das gespeicherte Spiel mit dieser Nummer.
help-resume = Spielt ein gespeichertes Spiel weiter: das zuletzt gespielte, das letzte von SPIEL, oder NUMMER.
help-rules = Liest die Regeln von SPIEL vor, Absatz für Absatz. Mit NAME wird nur der Absatz darüber gelesen, etwa über einen Joker.
help-say = Spricht TEXT mit unserer eigenen Stimme, so wie sie eingestellt ist.
help-score = Sagt, was WÜRFEL wert sind. Mit - statt Würfeln wird ein Wurf pro Zeile gelesen.
help-settings = Ändert, wie dir etwas gesagt wird und wie du gefragt wirst: durch Fragen oder mit set.
help-settings-show = Nennt alle Einstellungen, und was in der Datei falsch ist.
help-settings-set = Setzt die EINSTELLUNG, mit Namen oder Nummer, auf WERT. Der Wert default stellt den Standard wieder her. Ohne WERT sagt der Befehl, wozu die Einstellung dient und was sie sein kann.
help-simulate = Lässt Bots viele Spiele spielen, für Statistiken.
help-tournament = Spielt ein Turnier von Die verflixte 6. Ohne Namen geht das letzte weiter.
help-word = Schlägt Wörter nach oder findet das beste Wort einer Hand, für einen Tisch mit echten Karten.
help-word-check = Sagt, ob WÖRTER im Wörterbuch stehen und wie viele Punkte sie bringen. Mit - wird ein Wort pro Zeile gelesen.
help-word-best = Nennt die besten Wörter der Hand KARTEN mit Punkten. Mit - wird eine Hand pro Zeile gelesen und mit einer Zeile beantwortet.

## Optionen vieler Befehle

help-option-help = Zeigt diesen Text.
help-option-version = Zeigt die Version.
help-option-lang = Die Sprache; sonst die des Systems.
help-option-screen-reader = Ein Screenreader läuft: Unsere eigene Stimme bleibt still.
help-option-debug = Zeigt alle Einzelheiten eines Fehlers.
help-option-yes = Fragt nicht nach: Die Antwort ist Ja.
help-option-json = Schreibt ein Objekt pro Zeile.
help-option-seed = Gleiche Zahl und gleiche Antworten ergeben das gleiche Spiel.
help-option-journal = Speichert das Spiel in dieser Datei.
help-option-option = Eine Regel des Tisches, siehe die Regeln des Spiels. --NAME WERT heißt dasselbe.
help-option-speech = Unsere eigene Stimme. auto schweigt neben einem Screenreader, über SSH und ohne Ton.
help-option-verbosity = brief braucht weniger Worte, full nennt auch, was aus einem Wurf folgt.
help-option-sounds = Welche Klänge du hörst: off: keine; some: die deines eigenen Spiels; all: auch die der anderen; bell: nur der Signalton des Terminals, wenn du dran bist; auto: wie some, solange unsere eigene Stimme spricht.
help-option-print = large zeichnet Würfel, Karten und Punkte jeder Frage fünf Zeilen hoch, außer wenn ein Screenreader oder eine Braillezeile mitliest; always zeichnet sie auch dann.
help-option-others = Was von den Zügen der anderen erzählt wird: nichts, eine Zeile pro Zug oder jeder Schritt, kurz, normal oder voll.
help-option-braille = display: eine Braillezeile, über brltty. terminal oder brf: Unter jeder Zeile steht Braille. auto: eine Braillezeile auf einer Konsole.
help-option-braille-table = Die liblouis-Tabelle für die Wörter; taverne braille --list nennt die Tabellen.
help-option-cells = Breite in Zellen. Sonst die der Braillezeile, oder 40; Fragen nutzen die Breite des Terminals.
help-option-more = Jede Zeile wartet auf Enter. Mit --braille ist das an.
help-option-private = braille zeigt Karten nur in Braille, weder gedruckt noch gesprochen.
help-option-sort = Die Reihenfolge der Karten: Vokale zuerst, die meisten Punkte zuerst, oder nach dem Alphabet.
help-option-plain = Zeilen hinein, Zeilen heraus: kein Bearbeiten, und keine Stimme, außer du verlangst sie.
help-option-grade = Grad der Brailleschrift für Wörter: 1, oder 2 für Kurzschrift, im Deutschen auch 0.
help-option-dictionary = Nachgeschlagen wird in en, de, einer eigenen Liste oder einer Datei. Sonst entscheidet die Sprache.
help-option-dice = Mit typed tippst du, was deine eigenen Würfel zeigen.
help-option-level = Wie gut die Bots spielen. Sonst sind sie good.
help-option-table = Eine liblouis-Tabelle; sonst die aus deinen Einstellungen, oder eine für die Sprache.
help-option-output = Die Datei, die geschrieben wird.
help-option-force = Überschreibt die Datei, wenn es sie schon gibt.
help-option-lines = Zeilen pro Seite, sonst 25.
help-option-width = Zellen pro Zeile, sonst 40.
help-option-deck = en, de oder eine Deckdatei. Sonst entscheidet das Wörterbuch.
help-option-umlauts = Ä wird als A E gelegt, oder als A.
help-option-store = Die Datei des Clubs, oder postgresql://HOST/NAME. Ohne sie die Datei in deinem Datenordner.
help-club-people-option-json = Schreibt eine Liste von Objekten.
help-club-data-option-json = Schreibt ein Objekt.
help-club-invite-option-uses = Wie viele Leute ihn benutzen dürfen.
help-club-invite-option-days = Wie viele Tage er gilt.
help-club-ban-option-lift = Lässt die Person wieder herein.
help-club-mute-option-hours = Für wie viele Stunden; bei 0 darf sie wieder reden.
help-club-reports-option-close = Schließt die Meldung mit dieser Nummer.
help-serve-option-listen = Die Adresse und der Port, auf dem der Club lauscht.
help-serve-option-name = Wie der Club heißt.
help-serve-option-invite-only = Neue brauchen einen Einladungscode.
help-serve-option-guests = Lässt Gäste für einen Abend herein, ohne Konto.
help-serve-option-drain = Lässt beim Beenden alle ihre Zeile zu Ende tippen und schickt sie zu einem anderen Rechner.
help-serve-option-proxied = Vor dem Club steht ein Proxy wie HAProxy, der den PROXY-Kopf schickt.
help-serve-option-limit = Ändert eine Grenze, zum Beispiel connections=100.
help-serve-option-health = Antwortet an dieser Adresse Programmen, die den Club überwachen, zum Beispiel 127.0.0.1:9100: /health sagt, ob er speichern kann, /metrics hat Zahlen für Prometheus.
help-serve-option-log-json = Schreibt das Log als ein Objekt je Zeile.
help-serve-option-log-addresses = Schreibt Adressen so ins Log, wie sie sind, nicht als Hash.
help-serve-option-log-details = Schreibt Fehlermeldungen ganz ins Log; darin kann stehen, was jemand getippt hat.
help-option-person = Nur für diese Person, die unter diesem Namen spielt.

## Optionen einzelner Befehle

help-braille-option-list = Nennt die Tabellen; mit TEXT die für diese Sprache.
help-braille-option-brf = Gibt Braille-ASCII aus.
help-braille-option-table = Eine liblouis-Tabelle; sonst die aus deinen Einstellungen, Zahlen ungekürzt.
help-deck-option-braille = Gibt die Karten auch in Braille aus.
help-doctor-option-json = Schreibt ein Objekt.
help-emboss-deck-option-deck = en, de oder eine Deckdatei. Sonst entscheidet die Sprache.
help-emboss-score-option-journal = Das Spiel in dieser Datei.
help-play-option-bots = Wie viele Bots mitspielen. Allein bekommst du einen.
help-statistics-option-person = Nur die Zahlen dieser Person.
help-statistics-option-json = Schreibt eine Liste von Objekten, eines für jede Person und jedes Spiel.
help-statistics-option-csv = Schreibt eine Zeile für jede Person in jedem Spiel.
help-report-option-output = Die Datei; ohne Angabe taverne-report-1.txt in diesem Ordner oder die nächste freie Nummer.
help-replay-option-json = Schreibt ein Objekt pro Ereignis.
help-replay-option-open = Nennt auch Karten, obwohl das Spiel nicht aus ist.
help-resume-option-list = Sagt, welche Spiele gespeichert und noch nicht aus sind.
help-resume-option-delete = Löscht das gespeicherte Spiel NUMMER.
help-resume-option-journal = Spielt diese Datei weiter.
help-say-option-list = Nennt die Stimmen mit ihren Sprachen.
help-say-option-sounds = Nennt jeden Klang und spielt ihn dann vor.
help-score-option-beside = Der Wurf, an dem die Würfel gemessen werden. Bei Kara ist es --house, die fünf Würfel des Hauses.
help-settings-show-option-json = Schreibt ein Objekt.
help-simulate-option-games = Wie viele Spiele.
help-simulate-option-bots = Die Stufe jedes Bots, nach Plätzen, mit Kommas dazwischen. Sonst sind es zwei der üblichen Stufe.
help-simulate-option-seed = Die Zahl, mit der das erste Spiel beginnt.
help-simulate-option-json = Schreibt ein Objekt.
help-tournament-option-players = Eine Datei mit einem Namen pro Zeile.
help-tournament-option-bots = Wie viele Bots außerdem mitspielen.
help-tournament-option-table = Wie viele höchstens an einem Tisch sitzen.
help-tournament-option-advance = Wie viele von jedem Tisch weiterkommen.
help-tournament-option-seed = Gleiche Zahl und gleiche Antworten ergeben das gleiche Turnier.
help-tournament-option-number = Welches Turnier. Sonst das letzte, das noch nicht aus ist.
help-tournament-option-fair = Verleiht diesem Spieler den Fairnesskranz.
help-tournament-option-dedication = Die Widmung zum Fairnesskranz.
help-word-check-option-hand = Die Karten einer Hand, mit Leerzeichen dazwischen.
help-word-best-option-count = Wie viele Wörter.
