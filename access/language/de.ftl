### Was das Haus selbst sagt, auf Deutsch. $you ist "seat", wenn $seat zuhört; $first ist beim ersten Mal "yes".

## Wie eine Stimme Namen und fremde Wörter lesen soll

loop-spoken = Lazare: Lasahr; Yvette: Iwett; Odile: Odihl; Bastien: Bastjeng; Margot: Margoh; Thibaut: Tiboh; Colette: Kolett; Armand: Armong; Tlamana: Telamahna; Taverne: Ta-werne; Club: Klupp; Clubs: Klupps; Bot: Bott; Bots: Botts; Pot: Pott; Pots: Potts; Sechsen: Sexen; Zombie: Zombi; Zombies: Zombis; hört: höhrt; Namens: Nahmens; Braillezeile: Braille-Zeile; Braillezeilen: Braille-Zeilen; Bildschirmleser: Bildschirm-Leser

## Befehle: das ganze Wort, dann kurze Formen

loop-command-score = Punkte, pu
    .said = Punktestand, Spielstand, Stand, wie steht es, wie steht's, wer führt, wer liegt vorn, wer gewinnt, wie viele Punkte habe ich, meine Punkte, wie viel habe ich, wie viele Steine habe ich, wie viele Chips habe ich
    .help = wie es für alle steht
loop-command-dice = Würfel, wü, wu
    .help = die Würfel oder Punkte vor dir
loop-command-turn = dran, dr
    .said = wer ist dran, wer ist am Zug, bin ich dran
    .help = wer dran ist
loop-command-advice = Tipp, ti, Rat, Ratschlag, Hinweis
    .said = was soll ich tun, was soll ich machen, was würdest du tun, gib mir einen Tipp, ein Tipp, einen Tipp, warum, wieso, weshalb, warum das, wieso das, aber warum
    .help = was der beste Bot tun würde, und warum
    .more = Frag noch einmal, wo es mehr zu sagen gibt. Spiele mit Tipps zählen in der Statistik gesondert.
loop-command-rules = Regeln, re
    .said = wie sind die Regeln, wie gewinne ich, wie spiele ich, wie spielt man, wie spielt man das, wie geht das Spiel, was ist das Ziel, Spielregeln
    .help = liest die Regeln des Spiels vor
    .more = Enter liest weiter, nein hört auf, überspringen lässt den Rest weg.
loop-advice-off = An diesem Tisch gibt es keine Tipps.
loop-no-advice = Dieses Spiel gibt keine Tipps.
loop-nothing-to-advise = Hier gibt es keinen Tipp.
loop-command-undo = zurücknehmen, zu
    .said = rückgängig, rückgängig machen, mach das rückgängig, nimm zurück, nimm das zurück
    .help = nimmt zurück, was du zuletzt getippt hast
    .more = Das geht mit eigenen Würfeln oder Karten, nicht mit denen des Programms.
loop-set-no-dice = setze ändert Einstellungen, und hier werden keine Würfel beiseitegelegt. { $allowed }
loop-works-game = { $typed } geht nur, während ein Spiel läuft.
loop-works-menu = { $typed } geht nur im Menü.
loop-works-score = { $typed } geht, während ein Spiel läuft, und danach.
loop-works-statistics = { $menu ->
        [yes] { $typed } geht im Menü und nach einem Spiel.
       *[no] { $typed } geht nach einem Spiel.
    }
loop-works-rules = { $typed } geht im Menü, und sobald ein Spiel gewählt ist.
loop-words-save = speichern, Spiel speichern, sichern, Pause, Pause machen
loop-words-why = warum, wieso, weshalb, warum nicht, wozu
loop-commands-again = Noch einmal Hilfe nennt die übrigen Befehle.
loop-works-why = Tipp sagt, was der beste Bot täte und warum; Hilfe und ein Wort erklärt dieses Wort.
loop-words-shorter = kürzer, weniger, zu lang, fass dich kurz
loop-works-shorter = Für weniger Worte tippe: setze Ausführlichkeit kurz
loop-words-longer = länger, mehr, ausführlicher, genauer
loop-works-longer = Für mehr Worte tippe: setze Ausführlichkeit voll
loop-works-save = Jede Antwort ist sofort gespeichert; Ende hört auf und sagt, wie es weitergeht.
loop-works-back = Zurück geht es mit Ende.
loop-help-in-game = Das geht, während ein Spiel läuft.
loop-help-in-club = Das geht in einem Club.

## Um ein Spiel herum

loop-table = { $game }. Am Tisch: { $names }.
loop-resumed = { $game } geht weiter. Am Tisch: { $names }.
loop-turn = { $you ->
        [seat] Du bist dran.
       *[other] { $seat } ist dran.
    }
loop-saved = Gespeichert. Weiter geht es mit: { $program } resume { $number }
loop-saved-file = Gespeichert. Weiter geht es mit: { $program } resume --journal { $file }
loop-saved-menu = Gespeichert. Um weiterzuspielen, tippe im Menü: weiter.
loop-left-unsaved = Dieses Spiel wurde nicht gespeichert.
loop-unsaved = Dieses Spiel lässt sich in { $folder } nicht speichern: { $why }. Du kannst trotzdem weiterspielen.
loop-no-guide = Zu diesem Spiel gibt es keine Regeln zum Nachlesen.
loop-hear-more = Mehr mit Hilfe oder Regeln.

## Chips, in den Spielen, in denen es um sie geht

loop-round-of = Runde { $number }{ $last ->
        [0] .
       *[other] {" "}von { $last }.
    }
    .brief = Runde { $number }{ $last ->
        [0] .
       *[other] {" "}von { $last }.
    }
    .braille = Runde { $number }{ $last ->
        [0] {""}
       *[other] {" "}von { $last }
    }
loop-round-now = Runde { $number }{ $first ->
        [yes] { $last ->
            [0] .
           *[other] {" "}von { $last }.
        }
       *[no] .
    }
loop-who = { $you ->
        [seat] Du
       *[other] { $seat }
    }
loop-pot = Pot
loop-takes = { $you ->
        [seat] Du nimmst
       *[other] { $seat } nimmt
    } { $first ->
        [yes] { $whole ->
            [yes] den { loop-pot } mit { $won }
           *[no] { $won } aus dem { loop-pot }
        }
       *[no] { $won }
    }, jetzt { $chips }.
    .brief = { $won } für { $you ->
        [seat] dich.
       *[other] { $seat }.
    }
    .braille = { $won } für { $seat }, { $chips }
loop-loses = { $you ->
        [seat] Du verlierst { $first ->
            [yes] die { $lost }, die du gezahlt hast
           *[no] { $lost }
        }
       *[other] { $seat } verliert { $lost }
    }, jetzt { $chips }.
    .brief = { loop-who }: minus { $lost }.
    .braille = { $seat } minus { $lost }, { $chips }
loop-stays = { $chips } { $chips ->
        [one] bleibt
       *[other] bleiben
    } im { loop-pot }.
    .brief = { $chips } im { loop-pot }.
    .braille = { loop-pot } { $chips }
loop-shared-out = Das Spiel ist aus, der { loop-pot } mit { $chips } wird verteilt.
    .brief = { $chips } verteilt.
    .braille = { loop-pot } { $chips } verteilt
loop-tied = Gleichstand: { $winners-you ->
        [yes] Du gewinnst zusammen mit { $winners-others }.
       *[no] { $winners } gewinnen zusammen.
    }
    .brief = Gleichstand: { $winners-you ->
        [yes] du und { $winners-others }.
       *[no] { $winners }.
    }
    .braille = gleich { $winners }
loop-placed = { $you ->
        [seat] Du bist
       *[other] { $seat } ist
    } auf Platz { $place }.
    .brief = { loop-who }: Platz { $place }.
    .braille = { $seat } Platz { $place }
loop-sits-out = { $you ->
        [seat] Du kannst den Einsatz nicht zahlen und setzt aus.
       *[other] { $seat } kann den Einsatz nicht zahlen und setzt aus.
    }
    .brief = { $you ->
        [seat] Du setzt aus.
       *[other] { $seat } setzt aus.
    }
    .braille = { $seat } setzt aus
loop-leaves-table = { $you ->
        [seat] Du setzt aus.
       *[other] { $seat } geht vom Tisch.
    }
    .brief = { $you ->
        [seat] Du setzt aus.
       *[other] { $seat } geht.
    }
    .braille = { $seat } geht
loop-joins-again = { $you ->
        [seat] Du bist wieder dabei.
       *[other] { $seat } ist wieder dabei.
    }
    .brief = { $you ->
        [seat] Du bist wieder dabei.
       *[other] { $seat } ist dabei.
    }
    .braille = { $seat } ist dabei

## Fragen des Hauses

loop-watched = Du bist nicht dran.
    .brief = Du bist nicht dran.
    .braille = Du bist nicht dran.
    .allowed = Tippe einen Befehl, etwa Punkte.{ $plays ->
        [yes] {" "}Es wird dir gesagt, wenn du dran bist.
       *[no] {" "}Du siehst zu. Ende führt in die Lobby.
    }
    .longest = { "" }
loop-typed-dice = { $seat }, { $count ->
        [one] tippe 1 Würfel
       *[other] tippe { $count } Würfel
    }{ $of ->
        [house] {" "}des Hauses
        [against] {" "}gegen dich
       *[own] {""}
    }:
    .brief = { $seat }, { $of ->
        [house] Haus{" "}
        [against] gegen{" "}
       *[own] {""}
    }{ $count }?
    .braille = { $seat }, { $of ->
        [house] Haus{" "}
        [against] gegen{" "}
       *[own] {""}
    }{ $count }?
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

loop-menu = Menü?
    .brief = Menü?
    .braille = Menü?
    .allowed = Tippe Spiel, lernen, weiter, Turnier, Statistik, Regeln, Wörterbuch, Einstellungen, Ende oder 1 bis 9.
    .longest = 1
loop-menu-also = play: neues Spiel, Spiele, Start, starten, los; learn: Lektion, Lektionen, Lehrgang; resume: fortsetzen, laden, gespeicherte Spiele, gespeichertes Spiel; statistics: Statistiken, Ergebnisse; rules: Spielregeln, Anleitung; settings: Einstellung; leave: Schluss, aus
loop-answer-play = Spiel, spielen, sp, 1
    .help = richtet einen Tisch ein und spielt
    .more = Du wählst das Spiel; dann nennt eine Zeile den Tisch, und du kannst ihn ändern.
loop-answer-resume = weiter, weiterspielen, we, 3
    .help = spielt ein gespeichertes Spiel weiter
    .more = Von mehreren wählst du eines, und du kannst eines löschen.
loop-answer-rules = Regeln, re, 6
    .help = liest die Regeln eines Spiels vor
loop-answer-settings = Einstellungen, Optionen, ei, 8
    .help = ändert Sprache, Stimme, Braille und mehr
loop-answer-leave = Ende, raus, 9
    .help = beendet Taverne
loop-answer-menu-again = Menü
    .help = sagt das Menü noch einmal

loop-pick = Welches Spiel?
loop-answer-pick = wahl
loop-pick-value = { $option ->
        [dictionary] Welches Wörterbuch?
       *[other] { $option }: welcher Wert?
    }
loop-pick-saved = { $alone ->
        [yes] Weiterspielen oder löschen? Enter: weiterspielen.
       *[no] Welche Nummer? Enter: das neueste.
    }
    .brief = { $alone ->
        [yes] Weiterspielen oder löschen?
       *[no] Welches?
    }
    .braille = { $alone ->
        [yes] Weiterspielen, löschen?
       *[no] Welches? Enter: das neueste.
    }
    .allowed = { $alone ->
        [yes] Enter allein spielt dieses Spiel weiter; tippe löschen, um es zu löschen.
       *[no] Tippe die Nummer eines gespeicherten Spiels; Enter allein nimmt das zuletzt gespielte. löschen und eine Nummer löscht eines.
    }
    .longest = 1
loop-answer-last = letztes, weiterspielen, weiter
loop-answer-more = mehr, m
    .help = nennt weitere gespeicherte Spiele
loop-answer-delete = löschen, l, entfernen
    .help = löscht ein gespeichertes Spiel nach seiner Nummer
loop-more-saved = { $count } weitere. Tippe mehr, um sie zu hören, oder löschen und eine Nummer.
loop-pick-no-saved = Das gespeicherte Spiel { $typed } gibt es nicht. Tippe eine Nummer aus der Liste.
loop-guest = Gast
loop-hand-help = Nur mit Enter geht es weiter. Oder tippe wiederholen oder Ende.
loop-confirm = { $what } Enter für { $enter ->
        [yes] ja
       *[no] nein
    }:
    .less = { $what }
    .brief = { $short }
    .braille = { $what }
    .allowed = Tippe ja oder nein.
loop-only = Weiter an { $seat }, dann Enter:
loop-screen = GNU screen behält, was weggescrollt ist. Gezeigte Karten lassen sich dort noch lesen.

## Was nicht geht

loop-wrong-count = { $count ->
        [one] Tippe einen Würfel
       *[other] Tippe { $count } Würfel
    }, nicht { $typed }.
loop-no-such-face = Kein Würfel zeigt { $face }. Tippe 1 bis 6.
loop-rules-beside = Die Regeln stehen auf einer eigenen Seite: Der Link ist unten bei Mehr. Dein Platz hier bleibt.
loop-undo-seeded = Zurücknehmen geht nur mit eigenen Würfeln oder Karten. Hier wirft und gibt das Programm.
loop-undo-nothing = Noch gibt es nichts zurückzunehmen.
loop-taken-back = Zurückgenommen{ $hidden ->
        [yes] .
       *[other] : { $what }.
    }
error-rules-unknown = Dieses Programm kennt Version { $version } der Regeln von { $game } nicht.

## Fehler

error-game-fault = Im Spiel { $game } steckt ein Fehler, deshalb endet es hier: { $what }{ $line ->
    [0] {"."}
   *[other] {" "}in { $file }, Zeile { $line }.
}
error-unexpected = Etwas ist schiefgegangen: { $why }. Mehr erfährst du mit --debug.
error-line = Zeile { $line }: { $why }
error-no-tables = liblouis hat keine Tabelle für { $language }. taverne braille --list nennt alle.
error-no-paragraph = Die Regeln von { $game } haben keinen Absatz über { $name }.
games-without-braille = Braille wurde nicht geprüft: Dafür fehlt liblouis. Woher du es bekommst, sagt taverne doctor.
games-no-faults = { $name }: keine Fehler gefunden.
games-none-there = Es gibt weder ein Spiel { $name } noch einen Ordner dieses Namens mit einem Spiel in seiner pyproject.toml. Diese Spiele gibt es hier: { $names }.
new-game-written = Der Ordner { $folder } enthält dein Spiel. So prüfst du es: taverne games --check { $folder }. Installiere es, bevor du spielst: pip install ./{ $folder }. Danach: taverne play { $folder }.
new-game-name = { $name } kann kein Spiel heißen. Nimm 2 bis 20 kleine Buchstaben und Ziffern, zuerst einen Buchstaben.
new-game-taken = Ein Spiel oder ein Python-Paket { $name } gibt es schon. Wähle einen anderen Namen.
no-name-on-windows = { $name } kann unter Windows keine Datei und kein Ordner heißen. Dort könnte es niemand benutzen. Nimm einen anderen Namen.
new-game-there = Einen Ordner { $folder } gibt es hier schon. Wähle einen anderen Namen.
new-game-unwritten = Der Ordner { $folder } lässt sich nicht schreiben: { $why }.
error-command-game = { $name } ist ein Spiel. So spielst du es: taverne play { $name }
error-missing-game = Welches Spiel? Tippe zum Beispiel: { $command } kaques. Es gibt: { $names }.
error-option-of-others = { $game } hat keine Option { $name }.{ $names ->
        [none] {""}
       *[other] {" "}Die Regeln wählst du mit { $names }.
    }
error-usage = Das stimmt so nicht. Was getippt werden kann, nennt: { $command } --help
error-without-club = Für einen Club fehlt das Paket { $package }. Installiere, was ein Club braucht, mit: { $advice }
error-without-sound = Für Klänge fehlt das Paket { $package }. Installiere es mit: { $advice }
error-without-package = Das Paket { $package } fehlt. Installiere, was Taverne braucht, mit: { $advice }
error-unzipped-club = Die ZIP-Datei für Windows öffnet keinen Club. In einen hinein kommst du im Browser oder mit ssh: taverne help Club. Um einen zu öffnen, installiere Taverne mit Python: taverne help Windows
error-unzipped-package = Im Ordner von Taverne fehlt das Paket { $package }. Entpacke taverne-windows.zip noch einmal.
error-number = { $name } muss eine ganze Zahl ab { $least } sein, nicht { $typed }.
error-not-taken = Der Befehl { $command } hat keine Option { $name }.
error-no-game = Ein Spiel { $name } gibt es nicht. { $near ->
    [none] Es gibt: { $names }.
   *[other] Meinst du { $near }?
}
error-no-level = { $game } hat keine Bots der Stufe { $level }. Es gibt: { $levels }.
error-seats = { $game } braucht mindestens { $least } Spieler, Bots mitgezählt.
error-too-many = { $game } ist für höchstens { $most }.
error-option-form = Optionen schreibt man als NAME=WERT, nicht { $text }.
error-score-beside = { $game } wird an einem zweiten Wurf gemessen. Gib ihn an, zum Beispiel --{ $name } "6 6 5 4 1".
error-no-judge = In { $game } gibt es keine Würfe zu werten.
error-empty-dice = Tippe die Würfel als Ziffern von 1 bis 6.
error-no-dice = Tippe die Würfel als Ziffern von 1 bis 6, nicht { $typed }.
error-nothing-to-say = In diesem Text gibt es nichts zu sprechen: Er hat weder Buchstaben noch Ziffern.
error-sounds = Es gibt keine Klänge: { $why }.
error-broken-package = Das installierte Paket { $package } ist beschädigt: { $why }. Seine Spiele sind nicht bekannt.
error-broken-game = Das Spiel { $game } hat einen Fehler: { $why }. taverne --debug zeigt, wo.
error-folder-exists = { $file } ist ein Ordner. Nenne eine Datei darin.
error-file-exists = { $file } gibt es schon. Weiter geht es damit: taverne resume --journal { $file }
error-no-folder = Einen Ordner { $folder } gibt es nicht. Lege ihn erst an oder schreibe woandershin.
error-journal-file = { $file } lässt sich nicht schreiben: { $why }.
option-number = Die Option { $name } muss eine ganze Zahl ab { $least } sein{ $step ->
        [1] .
       *[other] , in Schritten von { $step }.
    }
option-stake = Ein Einsatz von { $stake } ist mehr, als jeder zu Beginn hat: { $chips }.
option-choice = Werte der Option { $name } sind: { $values }.
option-unknown = Eine Option { $name } gibt es nicht. Es gibt: { $names }.
name-command = { $name } ist ein Wort für Befehle. Wähle einen anderen Namen.
name-change = { $change } gehört zu keinem Namen. Tippe die Namen allein und { $change } für sich.
name-bot = So heißt ein Bot an diesem Tisch: { $name }. Nimm einen anderen Namen, oder tippe zuerst: Bots 0.
name-sure = { $name } beginnt mit einem Befehl. Ist das wirklich ein Name?
    .brief = Ein Name?
name-empty = Ein Name braucht wenigstens einen Buchstaben oder eine Ziffer.
name-too-long = Dieser Name hat { $letters } Buchstaben, erlaubt sind höchstens { $most }.
name-twice = { $name } sitzt schon am Tisch. Wähle einen anderen Namen.
journal-empty = In { $file } steht kein Spiel.
journal-newer = { $file } stammt von einer neueren Version von Taverne.
journal-no-head = { $file } ist kein gespeichertes Spiel von Taverne.
journal-line = { $file } ist in Zeile { $line } beschädigt. Die Datei blieb unverändert.
journal-unreadable = { $file } lässt sich nicht lesen: { $why }.
journal-game = { $file } ist ein Spiel von { $game }, das hier nicht installiert ist.
journal-version = { $file } wurde nach Version { $theirs } der Regeln von { $game } gespielt, hier gilt Version { $ours }. Die Datei blieb unverändert.
journal-rules = { $file } passt ab Zeile { $line } nicht mehr zu den Regeln von { $game }. Sie haben sich seither geändert, ihre Version aber nicht: Erhöhe sie bei jeder solchen Änderung. Die Datei blieb unverändert.
journal-over = Dieses Spiel ist zu Ende. Noch einmal hören: taverne replay { $file }
journal-locked = { $game }{ $number ->
        [none] {""}
       *[other] , gespeichertes Spiel { $number },
    } ist in einem anderen Fenster offen. Spiel dort weiter, oder nimm ein anderes: taverne resume --list
resume-all-damaged = Kein gespeichertes Spiel lässt sich fortsetzen. taverne resume --list sagt, warum.
resume-passed = Spiel { $number } lässt sich nicht fortsetzen und wurde übersprungen.
resume-none = Es gibt kein Spiel zum Weiterspielen.
resume-none-of = Von { $game } ist kein Spiel gespeichert. taverne resume --list nennt, was gespeichert ist.
resume-no-such = Von { $typed } ist kein Spiel gespeichert. Es gibt: { $names }.
resume-which = Nenne das gespeicherte Spiel, das gelöscht werden soll: taverne resume --delete 3
resume-deleted = Das gespeicherte Spiel { $number } ist gelöscht.
resume-delete = Gespeichertes Spiel { $number } löschen?
    .brief = Löschen?
resume-unknown = Ein gespeichertes Spiel { $number } gibt es nicht. taverne resume --list sagt, welche es gibt.
resume-line = { $number }: { $game }, { $names }, { $when }
resume-damaged = { $number }: lässt sich nicht fortsetzen. { $why }

## simulate

replay-open = Dieses Spiel ist nicht zu Ende.
simulate-so-far = { $done } von { $games } Spielen.
simulate-lost = Ein Prozess, der Spiele spielte, hat geendet, vielleicht aus Mangel an Speicher. Versuche es mit weniger zugleich: --jobs 1
simulate-value = { $value }
simulate-games = { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    }, { $rate } je Prozessorsekunde.
simulate-wins = Platz { $seat-name }: { $wins } gewonnen.
simulate-figure = { $name }: { $value }

## doctor

doctor-python = Python { $version }.
doctor-python-old = Python { $version } ist zu alt. Installiere 3.11 oder neuer.
doctor-packages = Pakete: { $names }.
doctor-packages-missing = Diese Pakete fehlen: { $names }. Installiere sie mit: { $advice }
doctor-languages = Sprachen: { $names }.
doctor-language-broken = Die Sprache { $code } aus dem Paket { $package } lässt sich nicht benutzen: { $why }.
doctor-dispatcher = speech-dispatcher läuft: Taverne spricht mit ihm, mit deiner Stimme und deinem Tempo, außer mit speech.engine own.
doctor-dispatcher-none = speech-dispatcher läuft nicht.{ $sound ->
        [yes] {" "}Taverne spricht mit einer eigenen Stimme. Mit dem Paket python3-speechd kann Taverne speech-dispatcher benutzen.
       *[no] {""}
    }
doctor-voice = Stimme: { $engine } spricht { $languages }.
doctor-voice-silent = Stimme: { $engine } spricht diese Sprachen nicht: { $languages }. { $system ->
        [windows] Stimmen kommen in den Einstellungen von Windows dazu, unter Zeit und Sprache, Spracherkennung.
        [macos] Stimmen kommen in den Systemeinstellungen dazu, unter Bedienungshilfen, Gesprochene Inhalte.
       *[other] Installiere weitere Stimmen dafür.
    }
doctor-voice-missing = Keine Stimme: { $why }. { $system ->
        [windows] So installierst du es: { $advice }
        [macos] So installierst du es: { $advice }
       *[other] Installiere espeak-ng, alsa-utils und pyttsx3{ $clone ->
                [yes] ; make setup erledigt das
               *[no] {""}
            }.
    }
doctor-sound = Ton: Ein Audiogerät oder ein Audioserver ist da.
doctor-sound-missing = Kein Audiogerät und kein Audioserver: { $dispatcher ->
        [yes] Nur speech-dispatcher kann sprechen, und Klänge gibt es nicht
       *[no] Stimme und Klänge bleiben stumm
    }.
doctor-sounds = Klänge: miniaudio { $version } ist installiert.
doctor-sounds-missing = Keine Klänge: Das Paket miniaudio fehlt. Installiere es mit: { $advice }
doctor-liblouis = Braille: liblouis { $version } mit seinen Tabellen für { $languages }.
doctor-and = { $first } und { $last }
doctor-liblouis-missing = Kein Braille: liblouis fehlt. { $system ->
        [windows] Entpacke die Datei mit win64.zip von https://github.com/liblouis/liblouis/releases in den Ordner { $folder }
        [macos] Installiere es mit: brew install liblouis
       *[other] Installiere das Paket liblouis, bei Debian liblouis20{ $clone ->
            [yes] ; make setup erledigt das dort
           *[no] {""}
        }.
    }
doctor-liblouis-broken = Kein Braille: { $file } ist nicht als liblouis zu gebrauchen: { $why }. Ersetze die Datei, oder nenne eine andere in { $variable }.
doctor-table-missing = Braille: Die Tabelle { $table } fehlt. { $system ->
        [windows] Sie gehört zu liblouis.
        [macos] Sie gehört zu liblouis.
       *[other] Installiere liblouis-data.
    }
doctor-reader = Screenreader: { $name }. Taverne selbst bleibt daneben still; mit --speech on spricht es trotzdem.
doctor-reader-orca = Er liest jede Zeile einmal, der Reihe nach; F2 sagt die letzte noch einmal.
doctor-reader-brltty = Es zeigt die Zeile mit dem Cursor, in der die Frage steht; auf einer Konsole kann Taverne die Braillezeile selbst benutzen.
doctor-reader-brltty-alone = Es hat keine Braillezeile gefunden.
doctor-reader-fenrir = Schalte sein Buchstabenecho aus: Damit buchstabiert fenrir Zeilen, die schnell aufeinander folgen.
doctor-reader-yasr = Er liest jede Zeile einmal, der Reihe nach, mit seinen üblichen Einstellungen.
doctor-reader-espeakup = speakup dürfte jede Zeile einmal lesen, der Reihe nach; ausprobiert hat es noch niemand.
doctor-reader-none = Kein Screenreader gefunden.
doctor-way-console = Taverne schreibt hier selbst darauf.
doctor-way-window = Taverne schreibt in diesem Fenster selbst darauf, denn xbrlapi sagt brltty, welches Fenster vorn ist.
doctor-way-no-xbrlapi = In diesem Fenster weiß brltty nicht, was vorn ist: Starte xbrlapi, oder wechsle auf eine Konsole.
doctor-way-orca = In diesem Fenster benutzt auch Orca sie: Damit Taverne sie allein hat, schalte Braille in Orca aus, oder spiele auf einer Konsole.
doctor-way-terminal = Hier zeigt brltty das Terminal; damit Taverne sie selbst benutzt, wechsle auf eine Konsole.
doctor-brltty = brltty hat eine Braillezeile: { $columns } Zellen, { $lines ->
        [one] eine Zeile
       *[other] { $lines } Zeilen
    }, Treiber { $driver }.
doctor-brltty-no-display = brltty läuft, findet aber keine Braillezeile. Schließ sie an, oder nenne ihren Treiber in /etc/brltty.conf.
loop-first-no-brltty = { $system ->
        [windows] Unter Windows zeigt dein Screenreader Taverne auf seiner Braillezeile. Wähle dafür nein.
        [macos] Unter macOS zeigt VoiceOver Taverne auf seiner Braillezeile. Wähle dafür nein.
       *[other] brltty läuft nicht, deshalb wird keine Braillezeile gefunden. Starte es zuerst, oder nimm vorerst nein.
    }
doctor-brltty-none = { $installed ->
        [yes] brltty ist installiert, läuft aber nicht. Für eine Braillezeile starte es.
       *[no] brltty läuft nicht. Für eine Braillezeile installiere und starte es.
    }
doctor-brltty-shut = brltty läuft, lässt aber keine Verbindung zu. Bist du in der Gruppe brlapi?
doctor-brlapi-missing-only = brltty läuft. Damit Taverne die Braillezeile selbst benutzt, installiere python3-brlapi.{ $python ->
        [none] {""}
       *[other] {" "}{ $python } sieht die Pakete des Systems nicht: Nimm das Python des Systems.
    }
doctor-brlapi-missing = Für eine Braillezeile installiere brltty und python3-brlapi.{ $python ->
        [none] {""}
       *[other] {" "}{ $python } sieht die Pakete des Systems nicht: Nimm das Python des Systems.
    }
doctor-press = Ertaste diese Zeile, dann drücke die Weiter-Taste; fühlst du nichts, drücke Enter.
doctor-display-works = Die Braillezeile und ihre Tasten funktionieren.
doctor-display-silent = Von der Braillezeile kam kein Tastendruck an.
doctor-terminal = Terminal: { $kind }, { $columns } Spalten.
doctor-terminal-none = Kein Terminal: Taverne liest und schreibt ganze Zeilen; was du tippst, lässt sich nicht mehr ändern.
doctor-saves = Gespeicherte Spiele: { $folder }
doctor-saves-unwritable = In { $folder } lässt sich nichts speichern. Mach den Ordner beschreibbar, oder spiele mit --journal.
doctor-settings = Einstellungen: { $file }{ $there ->
        [yes] .
       *[no] , noch nicht da. taverne settings legt sie an.
    }
doctor-settings-wrong = Einstellungen: { $why }
doctor-test = Das ist eine Probezeile, und ein Wurf: 1 5 2 2 2 6.
doctor-system = Alle Debian-Pakete, die Taverne benutzt, sind da.
doctor-system-missing = Es fehlen Debian-Pakete: { $names }. Tippe als root: apt-get install { $names }
doctor-system-hidden = Installiert, aber in dieser Umgebung nicht sichtbar: { $names }. Lege sie neu an mit python3 -m venv --system-site-packages.
doctor-well = Alles, was man zum Spielen braucht, ist da.
doctor-ill = Es fehlt etwas, das man zum Spielen braucht.

## Karten auf der Hand

loop-command-hand = Karten, ka, hand
    .help = zeigt dein Blatt in der Frage
    .more = Eine Zahl dahinter nennt nur diese Karte.
loop-command-spell = buchstabieren, bu
    .help = buchstabiert deine Karten
    .more = Eine Zahl dahinter buchstabiert nur diese Karte.
loop-one-card = { $card }.
loop-spelled = { $words }.
loop-no-such-card = Du hast { $count ->
        [one] eine Karte. Tippe 1.
       *[other] { $count } Karten. Tippe eine Zahl von 1 bis { $count }.
    }
loop-not-in-pile = Das sind nicht { $count } Karten des Stapels.
loop-alphabet = A Anton, B Berta, C Cäsar, D Dora, E Emil, F Friedrich, G Gustav, H Heinrich, I Ida, J Julius, K Kaufmann, L Ludwig, M Martha, N Nordpol, O Otto, P Paula, Q Quelle, R Richard, S Samuel, T Theodor, U Ulrich, V Viktor, W Wilhelm, X Xanthippe, Y Ypsilon, Z Zacharias
error-private-braille = Karten nur in Braille brauchen eine Ausgabe in Braille. Nimm --braille terminal dazu, oder tippe im Spiel: setze Braille Terminal.

## Wörterbücher, Wörter und Decks

list-missing = Es gibt keine Datei { $file }.
list-folder = { $file } ist ein Ordner, keine Wortliste.
list-device = { $file } ist ein Gerät, keine Wortliste.
list-huge = { $file } ist größer als { $most } Megabyte, zu groß für eine Wortliste.
list-unreadable = { $file } lässt sich nicht lesen: { $why }.
list-unwritable = Wörterbücher lassen sich in { $folder } nicht ablegen: { $why }.
list-empty = { $file } ist leer.
list-gzip = { $file } ist gepackt, aber beschädigt. Entpacke die Datei oder lade sie noch einmal herunter.
list-binary = { $file } ist keine Textdatei, also keine Wortliste.
list-encoding = { $file }, Zeile { $line }: Diese Zeile hat eine Kodierung, die Taverne nicht lesen kann. Speichere die Datei als UTF-8.
list-no-aff = { $file } ist ein Hunspell-Wörterbuch, aber { $affixes } fehlt. Lege die Datei daneben.
list-affixes = { $file } enthält nur Endungen. Nenne stattdessen { $words }, die Datei daneben.
list-affix-line = { $file }, Zeile { $line }: Diese Endung hat eine Bedingung, die Hunspell nicht kennt.
list-hunspell-count = { $file }, Zeile 1: Ein Hunspell-Wörterbuch beginnt mit der Zahl seiner Wörter. Schreib sie dorthin. Eine einfache Liste braucht eine andere Endung, etwa .txt.
list-hunspell-encoding = { $file }, Zeile { $line }: Taverne kennt die Kodierung { $encoding } nicht.
list-hunspell-table = { $file }, Zeile { $line }: Diese Tabelle { $said ->
        [0] sagt nicht, wie viele Zeilen sie hat
        [one] nennt eine Zeile, hat aber { $found }
       *[other] nennt { $said } als Zahl ihrer Zeilen, hat aber { $found }
    }.
list-hunspell-line = { $file }, Zeile { $line }: Diese Zeile einer Tabelle ist beschädigt.
list-many = { $file } hat mehr als { $most } Wörter: zu viele für eine Wortliste.
list-hunspell-huge = { $file } ergibt mehr als { $most } Wörter. Nimm eine kürzere Liste, oder eine einfache mit einem Wort pro Zeile.
list-hunspell-endings = { $file }: Diese Wörter haben zu viele Endungen, um sie alle zu bilden. Nimm stattdessen eine einfache Liste mit einem Wort pro Zeile.
list-hunspell-affixes = { $file }, Zeile { $line }: Das sind mehr als { $most } Endungen, zu viele für jedes Wort. Nimm stattdessen eine einfache Liste mit einem Wort pro Zeile.
list-many-lines = { $file } hat mehr als { $most } Zeilen, zu viele für Endungen. Nimm stattdessen eine einfache Liste mit einem Wort pro Zeile.
list-office = { $file } ist eine Wortliste von LibreOffice, keine einfache. Speichere ihre Wörter als Text.
list-hyphenation = { $file } enthält Trennmuster, keine Wörter.
list-markup = { $file } ist keine einfache Textdatei. Speichere die Liste als Text, ein Wort pro Zeile.
list-only-names = In { $file } { $count ->
        [one] beginnt das einzige Wort
       *[other] beginnen alle { $count } Wörter
    } groß, im Englischen also wie Namen. Für eine deutsche Liste nimm --lang de, oder am Tisch --option spelling=de.
list-no-words = { $file } hat { $lines ->
        [one] eine Zeile
       *[other] { $lines } Zeilen
    }, aber kein Wort, das sich legen lässt. { list-left-out }
list-unknown = Es gibt kein Wörterbuch { $name }. Es gibt: { $names }.
list-bad-name = { $name } kann kein Wörterbuch heißen. Nimm Kleinbuchstaben, Ziffern und Bindestriche. Erst kommt der Name, dann die Datei.
list-reserved = { $name } gehört zu Taverne. Nimm einen anderen Namen.
list-name-taken = Ein Wörterbuch { $name } gibt es schon. Entferne es zuerst oder nimm einen anderen Namen.
list-bundled = { $name } gehört zu Taverne und lässt sich nicht entfernen. Wörter darin kannst du sperren.
list-bad-word = { $word }: nur Buchstaben, 2 bis 15.
list-note-column = In den Zeilen steht mehr als ein Wort. Gelesen wurde nur, was vorn steht.
list-note-cp1252 = Die Datei ist nicht in UTF-8. Sie wurde als Windows-Text gelesen. Prüfe ein Wort mit einem Umlaut.
list-added = { $name }: { $words ->
        [one] ein Wort.
       *[other] { $words } Wörter.
    }
list-left-out = Weggelassen: { $kinds }.
list-left-out-some = Weggelassen: { $kinds }; etwa { $words }.
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
list-line = { $name }: { $words ->
        [one] 1 Wort
       *[other] { $words } Wörter
    }, { $language }
list-broken = { $name }: { $why }
list-info = { $name }: { $words ->
        [one] 1 Wort
       *[other] { $words } Wörter
    }. Rechtschreibung: { $language }. { $allowed } hinzugefügt, { $blocked } gesperrt.
list-removed = { $name } wurde entfernt.
list-allowed = Hinzugefügt zu { $name }: { $words }.
list-blocked = Gesperrt in { $name }: { $words }.
word-yes = { $word }: ja, höchstens { $points } Punkte
word-unlayable = { $word }: ja, aber sieben Karten dieses Decks können es nicht legen
word-no = { $word }: nein
word-too-long = { $word }: nein, im Wörterbuch steht nur, was sieben Karten legen können
word-with = { $word }: ja, { $points } Punkte mit { $cards }
word-without = { $word }: ja, aber nicht mit diesen Karten
word-best = { $word }, { $points }
word-none = Kein Wort.
word-no-cards = Es gibt keine Karte { $card } in diesem Deck. Tippe die Karten mit Leerzeichen dazwischen: QU I T E S.
word-empty = Tippe ein Wort.
word-no-card = Eine Karte { $card } gibt es in diesem Deck nicht.
word-too-many = { $count } Karten sind zu viele für eine Hand. Tippe höchstens { $most }.
deck-line = { $card }: { $count }-mal.
deck-head = { $cards } Karten: Buchstaben, Punkte und wie oft jede da ist.
deck-unknown = { $name } ist kein Deck. Tippe { $decks } oder den Pfad einer Deckdatei.
emboss-written = { $labels } Etiketten auf { $pages ->
        [one] einer Seite
       *[other] { $pages } Seiten
    } stehen in { $file }, in der Reihenfolge des Decks: zuerst { $first }, zuletzt { $last }.
emboss-there = { $file } gibt es schon. Nimm einen anderen Namen, oder überschreibe die Datei mit --force.
emboss-pages = { $pages ->
        [one] Eine Seite ist in { $file }.
       *[other] { $pages } Seiten sind in { $file }.
    }
emboss-few-lines = Seiten mit { $lines } Zeilen sind zu kurz für eine Tabelle. Gib mit --lines mehr an.
emboss-no-cards = { $game } hat keine Karten.
emboss-own-cards = { $game } hat eigene Karten: Lass --deck weg.
emboss-narrow = { $width } Zellen sind zu wenig für eine Tabelle. Gib mit --width mehr an.
emboss-eight = Die Tabelle { $table } hat acht Punkte, Papier hat sechs. Nimm eine andere.
emboss-back = Mit der Tabelle { $table } ist dieses Etikett nicht eindeutig: { $label }. Nimm eine andere Tabelle.
option-name = Die Option { $name } braucht einen Namen.
option-content = Werte der Option { $name } sind: { $values }, oder der Pfad einer Datei.
option-file-text = { $file } ist keine Textdatei in UTF-8.
error-no-dice-here = { $game } wird nicht mit Würfeln gespielt.

## Einstellungen

settings-how = Wozu eine dient, sagt sie bei ihrer Nummer oder ihrem Namen: taverne settings set 10
settings-people = Eigene Einstellungen haben: { $names }.
settings-kept = Die Einstellungen stehen in { $file }.
settings-without-dictionary = passend zur Sprache
settings-none-such = Die Einstellung { $typed } gibt es nicht. Tippe Einstellungen, um alle zu hören.
loop-game-goes-on = Das Spiel geht weiter:
settings-takes-dictionary = der Name eines Wörterbuchs, oder eine Datei
settings-others = Züge der anderen
settings-flavour = Ausschmückung
settings-private = verdeckte Karten
settings-sort = Reihenfolge der Karten
settings-dots = Schrift mit Punkten
settings-dictionary = Wörterbuch
settings-means-others = Was du von den Zügen der anderen hörst; aus: nichts; eine Zeile: eine pro Zug; kurz, normal oder voll: jeden Schritt, in wenigen oder vielen Worten.
settings-means-flavour = Ob du auch hörst, was die Rufe in einem Spiel bedeuten und wie dich die anderen ansehen.
settings-means-private = Wo die Karten auf deiner Hand stehen; alles: auch auf dem Bildschirm und gesprochen; Braille: nur in Braille.
settings-means-dots = Ob große Schrift unter jede Buchstabenkarte ihr Braille zeichnet; ja: um Braille zu lernen.
settings-means-sort = Wie die Karten auf deiner Hand geordnet sind: Vokale zuerst, die meisten Punkte zuerst, oder nach dem Alphabet.
settings-means-dictionary = Wo die Wörter von Choose Your Words nachgeschlagen werden.
settings-word-line = eine Zeile
settings-word-vowels = Vokale
settings-word-points = Punkte
settings-word-alphabet = Alphabet
settings-shown = { $number }: { $title }, { $value }, { $from ->
        [usual] Standard
        [person] gesetzt für { $person }
       *[all] gesetzt
    }.
loop-which-setting = Welche Einstellung?
    .brief = Welche Einstellung?
    .braille = Einstellung?
    .allowed = Tippe den Namen oder die Nummer einer Einstellung. Einstellungen nennt alle.
    .help = Tippe den Namen oder die Nummer einer Einstellung, mit einem Wert setzt du sie sofort: Ausführlichkeit voll. Das Wort Einstellungen nennt alle mit ihren Werten, Hilfe Ausführlichkeit sagt, wozu eine dient. Enter allein beendet.
    .longest = 16
loop-which-setting-how = Einstellungen nennt alle; Enter beendet.
loop-which-value = { $title }: { $takes }? Jetzt { $now }; mit Enter bleibt es so.
    .brief = { $title }, { $now }?
    .braille = { $title }, { $now }: { $takes }?
    .less = { $title }, { $now }?
    .allowed = { $title }: { $takes }; Standard stellt den Standardwert wieder her. Mit Enter bleibt es bei { $now }.
    .longest = auto
loop-answer-enough = genug, zurück, fertig
loop-answer-keep = behalten
loop-answer-voice = Stimme, s
    .more = Taverne spricht selbst, solange kein Screenreader läuft
loop-answer-reader = Screenreader, Leser, Bildschirmleser, l, Orca, NVDA, JAWS
    .more = dein Screenreader spricht, Taverne selbst sagt nichts
loop-answer-none = niemand, nichts, keins, n
    .more = nichts spricht; du liest am Bildschirm oder auf einer Braillezeile
loop-answer-display = Zeile, Braillezeile, z
    .more = jeder Satz steht auf deiner Braillezeile und wartet auf Enter
loop-answer-terminal = Terminal, t
    .more = unter jeder Zeile steht sie noch einmal in Braille
loop-answer-nowhere = nein, keine, n
    .more = kein Braille
loop-answer-back = zurück
    .help = geht zur Frage davor
loop-goodbye = Bis bald.
loop-first-welcome = Willkommen in Taverne: Tischspiele zum Hören und Fühlen. Zuerst ein paar Fragen; zurück führt zur vorigen.
loop-first-nothing-before = Das ist die erste Frage. Ende verlässt Taverne.
loop-first-in-language = Taverne spricht und schreibt { $language }
loop-first-language = { $languages }?
    .braille = { $languages }?
    .longest = 1
    .allowed = Tippe eine Sprache: { $languages }. Enter allein nimmt { $default }.
loop-first-speech = Wer liest vor: Stimme, Screenreader, niemand?
    .braille = wer: Stimme, Screenreader, niemand?
    .longest = 1
    .allowed = Tippe Stimme, wenn Taverne selbst sprechen soll, Screenreader, wenn deiner spricht, oder niemand, wenn nichts sprechen soll. Enter allein nimmt { $found ->
        [reader] den Screenreader, der gefunden wurde
        [none] niemand, denn es gibt kein Audiogerät
       *[other] die Stimme von Taverne, solange kein Screenreader läuft
    }.
loop-first-braille = Braille: Zeile, Terminal, nein?
    .braille = Braille: Zeile, Terminal, nein?
    .longest = 1
    .allowed = Tippe Zeile für eine Braillezeile, Terminal für Braille unter jeder Zeile, oder nein. Enter allein nimmt { $found ->
        [display] die Zeile, die gefunden wurde
       *[other] kein Braille
    }.
loop-first-display-waits = Wählst du hier trotzdem Zeile, wartet jede Zeile auf Enter. Mit nein zeigt dein Screenreader, was im Terminal steht.
loop-first-kept = Deine Antworten sind gespeichert. Um sie zu ändern, tippe im Menü: Einstellungen.

## Turniere

tournament-table = Runde { $round }, Tisch { $table } von { $tables }: { $names }.
tournament-final = Das Finale: { $names }.
tournament-final-how = Es entscheidet das Turnier in vier Durchgängen.{ $plays ->
        [yes] {" "}Einmal, ab dem zweiten Durchgang, darfst du drei beliebige Joker nehmen, auch verbrauchte: tippe frei.
       *[no] {""}
    }
tournament-over = Dieses Turnier ist vorbei:
tournament-tie = Gleichstand: { $names }. Ein weiterer Durchgang entscheidet.
tournament-place = Platz { $place }: { $name }, { $total }{ $ties ->
        [none] {""}
       *[other] , im Stechen { $ties }
    }{ $on ->
        [yes] , kommt weiter.
       *[no] .
    }
tournament-on = In der nächsten Runde: { $names }.
tournament-goes-on = { $count ->
        [one] Wer an diesem Tisch am besten ist, kommt weiter.
       *[other] Die besten { $count } dieses Tisches kommen weiter.
    }{ $stage ->
        [1] {" "}Am Ende steht ein einziger Tisch, das Finale; es entscheidet das Turnier.
       *[other] {""}
    }
tournament-out = Ausgeschieden, { $shared ->
        [yes] Platz { $first } bis { $last } von { $players }
       *[no] Platz { $first } von { $players }
    }: { $names }.
tournament-won = { $name } gewinnt das Turnier.
tournament-fair = Der Fairnesskranz, für faires Spiel, geht an { $name }. { $dedication }
tournament-leave = Das Turnier wird gespeichert und geht ein andermal weiter. Verlassen?
    .brief = Verlassen?
tournament-left = Gespeichert. Weiter geht es mit: { $program } tournament
tournament-left-menu = Gespeichert. Um weiterzuspielen, tippe im Menü: Turnier.
tournament-written = Die Tabellen liegen in { $folder }.
tournament-no-number = Ein Turnier { $number } gibt es nicht.
manual-options = Optionen
manual-group-1 = Spielen: { $topics }.
manual-group-2 = Hören und Fühlen: { $topics }.
manual-group-3 = Clubs: { $topics }.
manual-group-4 = Selbst machen und nachschlagen: { $topics }.
manual-topics = Tippe zum Beispiel: taverne help Erste Schritte
manual-no-topic = Das Thema { $topic } gibt es nicht. { $near ->
        [none] taverne help nennt alle.
       *[other] Meinst du { $near }?
    }
tournament-none = Es gibt kein Turnier zum Weiterspielen. Nenne die Spieler für ein neues.
tournament-damaged = Das Turnier in { $file } lässt sich nicht lesen.
tournament-unsaved = Dieses Turnier lässt sich in { $folder } nicht speichern: { $why }. Ihr könnt weiterspielen.
tournament-fair-unsaved = Der Fairnesskranz lässt sich in { $folder } nicht speichern: { $why }.
tournament-unknown = In diesem Turnier heißt niemand { $name }. Es spielen: { $names }.

## Nach einem Spiel

loop-what-next = Noch einmal{ $reviews ->
        [yes] , Rückblick
       *[no] {""}
    }, Menü oder Ende?
    .brief = Noch einmal, Menü oder Ende?
    .least = Noch einmal?
    .braille = noch einmal{ $reviews ->
        [yes] , Rückblick
       *[no] {""}
    }, Menü, Ende?
    .allowed = Mit noch einmal beginnt ein weiteres Spiel, { $reviews ->
        [yes] Rückblick nennt die teuersten Entscheidungen,
       *[no] {""}
    } Menü führt zum Menü, mit Ende ist Schluss.
    .longest = Rückblick
loop-answer-again = noch einmal, noch, nochmal, noch mal, neues Spiel, noch ein Spiel
    .help = spielt noch einmal am selben Tisch
loop-answer-review = Rückblick, r
    .help = sagt, welche Entscheidungen am meisten gekostet haben
loop-answer-figures = Statistik
    .help = sagt, wie viele Spiele du gespielt und gewonnen hast, und deine besten Ergebnisse
loop-answer-menu = Menü, m, zum Menü, Schluss, zurück
    .help = geht zum Menü
review-of = { $name }:
review-most = { $count ->
        [one] Diese Entscheidung hat am meisten gekostet:
       *[other] Diese Entscheidungen haben am meisten gekostet:
    }
loop-decision = { $round ->
        [0] Zug { $turn }
       *[other] Runde { $round }
    }{ $throw ->
        [0] .
       *[other] , Wurf { $throw }.
    }
    .braille = { $round ->
        [0] Zug { $turn }
       *[other] Runde { $round }
    }{ $throw ->
        [0] {""}
       *[other] {" "}Wurf { $throw }
    }
review-nothing = Keine deiner Entscheidungen war viel schlechter als die beste.
review-open = Das Spiel ist noch nicht zu Ende. taverne resume spielt es weiter.
review-no-game = Es gibt noch kein Spiel, das zu Ende ist.
review-no-advice = Für { $game } gibt es keinen Rückblick.
statistics-won = { $games ->
        [0] noch kein Spiel
        [one] ein Spiel, { $won ->
            [0] nicht gewonnen
           *[other] gewonnen
        }
       *[other] { $games } Spiele, { $won ->
            [0] keins gewonnen
            [one] eins gewonnen
           *[other] { $won } gewonnen
        }
    }
statistics-person = { $name }, { $game }: { $without ->
        [none] { statistics-won }
       *[other] noch kein Spiel { $without }
    }.
statistics-against = { $only ->
        [yes] Nur gegen
       *[no] Gegen
    } { $kind ->
        [bot] { $opponent ->
            [beste] die besten Bots
           *[other] Bots der Stufe { $opponent }
        }
       *[person] { $opponent }
    }{ $only ->
        [yes] .
       *[no] : { statistics-won }.
    }
statistics-streak = { $now ->
        [0] Das letzte Spiel wurde nicht gewonnen
        [one] Das letzte Spiel wurde gewonnen
       *[other] Die letzten { $now } Spiele wurden gewonnen
    }{ $longest ->
        [0] .
        [1] .
       *[other] ; die längste Siegesserie ist { $longest }.
    }
statistics-with = { $why ->
        [typed] mit getippten Würfeln oder Karten
        [seed] mit gewähltem Seed
        [advice] mit Tipps
       *[unknown] mit getippten Würfeln oder Karten, gewähltem Seed oder Tipps
    }
statistics-without = { $why ->
        [typed] ohne getippte Würfel oder Karten
        [seed] ohne gewählten Seed
        [advice] ohne Tipps
       *[unknown] ohne getippte Würfel oder Karten, gewählten Seed oder Tipps
    }
statistics-apart = Gesondert gezählt, { $reasons }: { statistics-won }.
statistics-now-apart = Du hast einen Tipp gehört: Spiele mit Tipp zählt die Statistik für sich.
statistics-none = { $name ->
        [all] Es
       *[one] Für { $name }
    } ist noch kein beendetes Spiel verzeichnet.
error-not-confirmed = Niemand hat geantwortet, also ist nichts geschehen. Ohne Rückfrage geht es mit --yes.
error-nothing-done = Nichts ist geschehen.
statistics-clear = Wirklich die Statistik von allen löschen, aus { $games ->
        [one] einem Spiel
       *[other] { $games } Spielen
    }?
    .brief = { $games } löschen?
list-remove = Wirklich das Wörterbuch { $name } mit allen Wörtern entfernen?
    .brief = { $name } entfernen?
statistics-unwritable = Die Ergebnisse in { $file } lassen sich nicht ändern: { $why }.
statistics-cleared = { $games ->
        [0] Kein Spiel wurde
        [one] Ein Spiel wurde
       *[other] { $games } Spiele wurden
    } aus der Statistik gelöscht.

## Das Menü

loop-menu-told = Menü: 1 Spiel, 2 lernen, 3 weiter, 4 Turnier, 5 Statistik, 6 Regeln, 7 Wörterbuch, 8 Einstellungen, 9 Ende.
loop-menu-shell = { $typed } ist eine Zeile für die Shell. Tippe erst Ende, dann diese Zeile.
loop-words-how = Tippe ein Wort, um es nachzuschlagen; Enter hört auf. Das Wörterbuch heißt { $dictionary } und hat { $words ->
        [one] 1 Wort
       *[other] { $words } Wörter
    }. Es gibt { $others }. Am Tisch wählst du eines mit der Option Wörterbuch. Um ein Wort hinzuzufügen, tippe in der Shell taverne dictionary allow { $dictionary } und das Wort.
loop-which-word = Wort?
    .said = prüfe, prüfen, suche, nachschlagen, ist, check, Wort
    .help = Tippe ein Wort, um zu hören, ob es im Wörterbuch steht und was es wert ist. Enter allein beendet.
loop-tournament-on = Das gespeicherte Turnier weiterspielen?
    .brief = Weiter?
loop-tournament-new = Dann ein neues; das gespeicherte bleibt erhalten. Zurück geht es mit Ende.
loop-tournament-who = Wer spielt das Turnier? Namen mit Kommas dazwischen; Enter nimmt nur { $name }:
    .help = Tippe die Namen aller Personen, die spielen, mit Kommas dazwischen, zum Beispiel Anna Marie, Jörg. Enter allein nimmt { $name }. Um die Bots geht es bei der nächsten Frage.
loop-tournament-bots = Wie viele Bots?
loop-answer-tournament = Turnier, t, 4
    .help = ein Turnier in Die verflixte 6, für viele Spieler
    .more = Gespielt wird an mehreren Tischen, bis jemand gewonnen hat.
loop-answer-statistics = Statistik, st, 5
    .help = gespielte und gewonnene Spiele, und deine besten Ergebnisse
loop-answer-words = Wörterbuch, Wörter, wo, 7
    .help = schlägt Wörter nach
loop-answer-start = Start
    .help = beginnt das Spiel an diesem Tisch
loop-answer-change = was ändern, ändern
loop-answer-begin = los, los geht's, los gehts, ok, okay
loop-table-ready = { $game }: { $players }{ $agreed }. Los?
    .brief = { $players }{ $agreed }. Los?
    .braille = { $players }{ $agreed }: los?
    .allowed = Mit Enter geht es los. Oder ändere etwas: Namen Ann, Ben; Bots 2; Stufe beste; oder eine Option und ihren Wert.
    .help = Enter beginnt, Start auch; Regeln liest die Regeln vor. Um etwas zu ändern, tippe es:
    .longest = Bots 2
loop-can-set = { $line }
    .brief = { $line }
    .braille = { $line }
setup-names = Namen, Name
    .help = wer spielt, mit Kommas zwischen den Namen
setup-bots = Bots, Bot
    .help = wie viele Bots mitspielen, zum Beispiel Bots 2
setup-players = Spieler, Personen, Mitspieler
setup-level = Stufe
    .help = wie stark die Bots sind: leicht, gut oder beste
setup-against = { $persons } gegen { $bots }, { $level ->
        [beste] beste Stufe
       *[other] Stufe { $level }
    }
setup-level-easy = leicht
setup-level-good = gut
setup-level-best = beste
setup-change-what = Was soll anders sein? Tippe zum Beispiel Bots 2, oder Hilfe für alles, was sich ändern lässt.
setup-not-understood = Nicht verstanden: { $typed }. Enter nimmt, was die Frage nennt; Hilfe sagt, was sich ändern lässt.
setup-who = Wer spielt? Namen mit Kommas dazwischen; mit Enter bleibt es bei { $names }:
    .help = Tippe die Namen aller Personen, die spielen, zum Beispiel Anna Marie, Jörg oder Ann und Ben. Mit Enter allein bleibt es bei { $names }.
setup-agreed-rounds = { $value ->
        [one] eine Runde
       *[other] { $value } Runden
    }
setup-now = { $title }, jetzt { $value }
setup-option-what = { $line }
setup-level-what = { $title }: { $levels }?
setup-bots-number = Tippe Bots und eine Zahl von 0 bis { $most }, zum Beispiel Bots 2.
setup-help-names = Namen, jetzt { $names }: wer spielt, mit Kommas dazwischen: Namen Ann Marie, Ben.
setup-help-bots = Bots, jetzt { $bots }: wie viele, 0 bis { $most }, zum Beispiel Bots 2.
setup-help-level = Stufe, jetzt { $level }: wie stark die Bots sind, leicht, gut oder beste.
setup-help-words = Eines von: { $words }.
setup-value-yes = ja
setup-value-no = nein
setup-value-auto = auto
setup-option-advice = Tipps
    .help = ob ihr um Tipps bitten dürft; auto heißt: wenn einer allein spielt.

## Lektionen

loop-answer-learn = lernen, le, 2
    .help = bringt dir ein Spiel bei, während du es spielst
    .more = Alles wird erklärt, wenn es zum ersten Mal wichtig ist.
loop-command-game = Spiel, nur spielen
    .help = beendet die Erklärungen einer Lektion
lesson-table = Lektion: { $game }. Spiele, wie du willst; tippe Spiel, um ohne Erklärungen zu spielen.
lesson-rest = Was nicht vorkam:
lesson-over = Das war die Lektion. taverne play { $game } spielt ein ganzes Spiel.
lesson-over-menu = Das war die Lektion. Ein ganzes Spiel beginnt im Menü mit: Spiel.
lesson-left = Du verlässt die Lektion. Sie wurde nicht gespeichert.
lesson-ended = Keine Erklärungen mehr, nur das Spiel.
lesson-none = Zu { $game } gibt es keine Lektion. Die Regeln erklären es.
lesson-number = Zu { $game } gibt es { $count ->
        [one] eine Lektion
       *[other] { $count } Lektionen
    }.
lesson-no-seed = Eine Lektion hat immer dieselben Würfe und Karten; --seed gibt es dabei nicht.
lesson-number-only = Nach dem Spiel kommt höchstens die Nummer einer Lektion, nicht { $typed }. Tippe zum Beispiel: taverne learn verflixte6 2
lesson-which = { $count } Lektionen: { $lessons }. Welche?
    .brief = Lektion?
    .braille = { $lessons }?
    .longest = 1

## Ein Bericht

report-player = Person { $number }
report-written = Der Bericht steht in { $file }. Lies ihn, bevor du ihn schickst; Taverne selbst schickt nichts.
report-there = { $file } gibt es schon. Wähle einen anderen Namen.
report-no-game = Hier ist kein Spiel gespeichert.
report-game = Die letzten Zeilen von Spiel { $number }, { $game }:
report-unreadable = { $file } lässt sich nicht weiterspielen: { $reason }.

## Klänge, mit Namen

sound-turn = du bist dran
sound-dice-1 = ein Würfel
sound-dice-2 = zwei Würfel
sound-dice-3 = drei Würfel
sound-dice-4 = vier oder mehr Würfel
sound-far-dice-1 = ein Würfel eines anderen
sound-far-dice-2 = zwei Würfel eines anderen
sound-far-dice-3 = drei Würfel eines anderen
sound-far-dice-4 = vier oder mehr Würfel eines anderen
sound-keep = Würfel behalten
sound-card = Karten
sound-swap = Karten getauscht
sound-chips-out = Chips bezahlt
sound-chips-in = Chips für dich
sound-bank = Punkte in Sicherheit
sound-bust = Punkte verloren
sound-crash = ein großer Verlust
sound-call = ein Ausruf, etwa fertisch
sound-rob = ein Raub
sound-joker = ein Joker
sound-refused = nicht erlaubt oder nicht verstanden
sound-saved = gespeichert
sound-round = eine Runde ist vorbei
sound-talk = jemand spricht
sound-win = du gewinnst
sound-loss = jemand anders gewinnt

## Übersetzen

translating-language = { $code }, { $name }: { $percent } % der Sätze, vom Handbuch { $pages } von { $of }, { $voice ->
        [yes] eine Stimme
        [none] hier keine Sprachausgabe
       *[no] hier keine Stimme
    }, { $tables ->
        [yes] Brailletabellen
       *[no] Braille nach den englischen Tabellen
    }, { $deck ->
        [yes] ein Deck
       *[no] kein Deck
    }, { $dictionary ->
        [yes] ein Wörterbuch
       *[no] kein Wörterbuch
    }.
translating-parts = Noch nicht vollständig: { $parts }.
translating-no-code = { $typed } ist kein Kürzel einer Sprache. Tippe eines wie it oder es.
translating-there = Die Sprache { $code } gibt es schon. Was an ihr nicht stimmt, sagt: taverne languages --check { $code }
translating-written = Im Ordner { $folder } steht jetzt jeder Satz auf Englisch, mit seinem Zweck. Übersetze einige, dann tippe: taverne languages --check { $folder }
translating-none = Eine Sprache { $typed } gibt es nicht. Tippe eine von { $names } oder den Pfad des Ordners einer Sprache.
translating-checked = { $count ->
        [0] Alles stimmt.
        [one] Eines ist noch zu tun.
       *[other] { $count } Dinge sind noch zu tun.
    }
translating-heard = So klingt { $game }. Lies es laut:
translating-junk = { $file }, Zeile { $line }: Das ist kein Fluent: { $text }
translating-missing = { $file }: { $count } von { $of } Sätzen fehlen: { $names }
translating-unknown = { $file }, Zeile { $line }: Einen Satz { $name } gibt es nicht. Entferne ihn oder berichtige den Namen.
translating-variable = { $file }, Zeile { $line }: { $name } nennt { $variable }, das es nicht gibt. Seine Variablen: { $there }.
translating-untold = { $file }, Zeile { $line }: { $name } nennt { $variable } nicht, anders als im Englischen.
translating-guide-lacks = { $file } nennt { $figures } nicht, anders als die englische Anleitung. Schreib sie dorthin, wo die Zahlen hingehören.
translating-guide-unknown = { $file } enthält { $figures }, was die englische Anleitung nicht kennt. Es würde so vorgelesen, wie es da steht.
translating-same = { $file }: { $count ->
        [one] Ein Satz lautet
       *[other] { $count } Sätze lauten
    } wie im Englischen: { $names }
translating-clash = { $first } und { $second } haben ein Wort gemeinsam: { $words }. Gib einem von beiden ein anderes.
translating-untypable = { $name }: { $word } wird nicht verstanden, wenn man es tippt. Gib ihm einen anderen Namen.
translating-fault = { $what }
kit-file = Der Teil { $part }. Unter jedem Kommentar steht ein Satz auf Englisch: Übersetze ihn, und nimm # ~ vor seinen Zeilen weg. Was Kommentar bleibt, wird auf Englisch gesagt.
kit-name = Der Name der Sprache in ihr selbst und andere Wörter für sie; dann ihr Plural, wenn es nur Einzahl und Mehrzahl gibt.
kit-tables = Tabellen von liblouis für diese Sprache. Wähle für Würfel und Zahlen (exact), für Text nach Grad und für acht Punkte (computer).
kit-event = Wird gesagt, wenn es geschieht: { $about }
kit-question = Eine Frage: { $about }
kit-command = Wörter, die man für einen Befehl tippt, mit Kommas dazwischen. Das erste wird genannt, das letzte hat zwei Buchstaben.
kit-answer = Wörter, die man für eine Antwort tippt, mit Kommas dazwischen. Das erste wird genannt.
kit-term = Ein Name aus dem Spiel, dann andere Wörter, mit denen man ihn tippen kann.
kit-setting = Der Zweck einer Einstellung, in einem Satz.
kit-doctor = Eine Zeile von taverne doctor.
kit-help = Hilfe der Befehlszeile.
kit-error = Sagt, was nicht geht und was zu tun ist.
kit-lesson = Wird in einer Lektion gesagt.
kit-option = Eine Option der Regeln eines Tisches.
kit-spoken = Wie eine Stimme dieser Sprache gedruckte Wörter sagt, etwa: Kaque: Kack; Lálá: lala.
kit-variables = Variablen: { $variables }.
kit-form-brief = .brief ist für wenige Wörter oder Zellen.
kit-form-braille = .braille ist für eine Braillezeile.
kit-form-full = .full ist für alle, die alles hören wollen.
kit-form-help = .help sagt mehr, wenn jemand um Hilfe bittet.
kit-form-allowed = .allowed sagt, was man antworten kann.
kit-form-first = .first kommt vor einer Frage, die zum ersten Mal gestellt wird: was ihre Antworten tun.
kit-form-longest = .longest ist die längste übliche Antwort.
kit-form-least = .least ist die kürzeste Form einer Frage, für 12 Zellen.
kit-form-pick = .pick ist eine Schaltfläche der Seite: Sie antwortet mit den ausgewählten Würfeln oder Karten.
kit-form-less = .less ist die Frage ohne den Teil, der am wenigsten nötig ist.
kit-type-seat = der Name von jemandem, der mitspielt
kit-type-seats = Namen
kit-type-scores = Namen mit Punkten
kit-type-dice = Würfel
kit-type-cards = Karten
kit-type-number = eine Zahl
kit-type-yes-or-no = yes oder no, zum Auswählen
kit-type-term = ein Name aus dem Spiel
kit-type-terms = Namen aus dem Spiel
