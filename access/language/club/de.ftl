### Was ein Club sagt, auf Deutsch.

## Befehle

loop-command-say = sag, sage
    .help = sagt dem Tisch oder der Lobby etwas
loop-command-tell = an
    .help = sagt einer Person etwas: erst der Name, dann der Text
loop-command-here = Leute, wer
    .said = wer ist da, wer ist hier, wer ist alles da
    .help = wer da ist
    .more = Mit einem Namen dahinter: wo diese Person ist.
loop-command-tables = Tische
    .help = welche Tische es gibt
    .more = Eine Zahl dahinter nennt weitere, je zehn.
loop-command-invite = lade, einladen
    .help = lädt jemanden an deinen Tisch ein
loop-command-friend = Freund, Freundin
    .help = macht jemanden zum Freund; noch einmal beendet es
    .more = Ohne Namen nennt es deine Freunde.
loop-command-ignore = ignorieren
    .help = du hörst jemanden nicht mehr; noch einmal beendet es
    .more = Ohne Namen nennt es, wen du ignorierst.
loop-command-block = blockieren
    .help = kein Gespräch von jemandem, kein Platz an deinen Tischen
    .more = Noch einmal beendet es. Ohne Namen nennt es, wen du blockierst.
loop-command-report = melden
    .help = meldet jemanden bei der Moderation
loop-command-standin = Vertretung
    .help = lässt einen Bot für jemanden spielen, der weg ist
    .more = Alle Anwesenden müssen zustimmen.
loop-command-summary = Zusammenfassung, kurz
    .help = du hörst nur, wie das Spiel ausgeht
loop-command-leaders = Rangliste
    .help = die Besten eines Spiels
    .more = Die Bewertung steigt, wenn du gegen Mitglieder gewinnst, gegen bessere mehr; sie beginnt bei 1000. Gleiche Bewertungen teilen einen Platz.
loop-command-statistics = Statistik
    .help = deine Spiele in diesem Club
loop-command-welcome = Begrüßung
    .help = die Begrüßung des Clubs noch einmal
loop-command-mute = stumm
    .help = jemand darf eine Stunde lang nicht reden
loop-command-kick = hinaus
    .help = trennt die Verbindung von jemandem
loop-command-ban = sperren
    .help = lässt jemanden nicht mehr herein
loop-command-close = schließen
    .help = beendet einen Tisch ohne Ergebnis
loop-command-reports = Meldungen
    .help = offene Meldungen; mit einer Zahl schließt es eine
loop-term-talk = Gespräch
loop-term-private = privat

## Die Lobby

loop-answer-club-open = öffnen, neu
    .help = öffnet einen Tisch; nenne dahinter das Spiel
loop-answer-club-tournament = Turnier
    .help = öffnet ein Turnier von Die verflixte 6
loop-answer-club-sit = Platz, hinsetzen, setzen, sitz
    .said = setze, setze mich an, setz mich an, hinsetzen an
    .help = setzt dich an einen Tisch, nach seiner Nummer
loop-answer-club-watch = zuschauen
    .help = sieht einem Tisch zu, nach seiner Nummer
loop-answer-club-learn = lernen
    .help = beginnt eine Lektion; nenne dahinter das Spiel
loop-answer-club-rules = Regeln, ru
    .help = liest die Regeln eines Spiels vor
loop-answer-club-account = Konto
    .help = dein Name, dein Passwort, Schlüssel und Daten
loop-answer-club-link = koppeln
    .help = macht einen Code, mit dem du auch mit ssh oder auf der Seite hereinkommst
loop-lobby = { $first ->
        [yes] Lobby: Tische, öffnen, Platz, Leute, sag oder Hilfe?
       *[no] Lobby?
    }
    .brief = Lobby?
    .braille = Lobby?
    .allowed = öffnen kaques: ein neuer Tisch. Turnier: Die verflixte 6 an mehreren Tischen. Platz 2: ein Stuhl an Tisch 2. zuschauen 2: du schaust dort zu. lernen kara: eine Lektion. Regeln{ $is-guest ->
        [yes] .
       *[no] , Konto. koppeln: ein Code, um auch mit ssh oder auf der Seite hereinzukommen.
    }
    .longest = öffnen kaques
club-welcome = Willkommen, { $name }. Das ist der Club { $club }.
club-closes = Der Club schließt jetzt. Eure Spiele sind gespeichert, eure Plätze warten auf euch.
    .guest = Der Club schließt jetzt. Gäste kommen nicht an ihren Platz zurück.
club-moves = Dieser Rechner des Clubs macht eine Pause. Verbinde dich neu: Du kommst bei einem anderen an, und deine Spiele gehen weiter.
    .guest = Dieser Rechner des Clubs macht eine Pause. Verbinde dich neu: Du kommst bei einem anderen an; aber Gäste kommen nicht an ihren Platz zurück.
club-comes = { $name } kommt herein.
club-goes = { $name } geht.
club-who = { $count ->
        [one] Nur du bist da.
       *[other] { $count } sind da: { $names }{ $more ->
            [0] .
           *[other] {" "}und { $more } weitere.
        }
    }
club-who-table = Am Tisch: { $here }.{ $away ->
        [none] {""}
       *[other] {" "}Nicht da: { $away }.
    }{ $watch ->
        [none] {""}
       *[other] {" "}Es schauen zu: { $watch }.
    }
club-where = { $number ->
        [0] { $name } ist da.
       *[other] { $name } sitzt an Tisch { $number }.
    }
club-who-me = bin ich, ich
club-nobody = Niemand heißt { $name }.
club-not-here = { $name } ist nicht da.
club-whom = Wen? Tippe einen Namen:
club-not-that-one = Mit dieser Person geht das nicht.

## Gespräch

talk-table = { $name }: { $text }
talk-lobby = { $name } in der Lobby: { $text }
talk-private = { $name } zu dir: { $text }
talk-again = { $ago }, { $line }
club-talk-missed = { $names } { $count ->
        [one] hat
       *[other] haben
    } etwas gesagt, während du weg warst. Mit wiederholen Gespräch hörst du es.
club-nothing-said = { $kind ->
        [private] Seit du hier bist, hat niemand etwas nur zu dir gesagt.
       *[talk] Seit du hier bist, hat niemand etwas gesagt.
    }
club-said = Gesagt.
club-said-to-nobody = Gesagt, aber sonst ist niemand da.
club-said-elsewhere = Gesagt, aber sonst ist niemand { $where ->
        [lobby] in der Lobby
       *[table] an diesem Tisch
    }. { $count ->
        [one] { $name } ist anderswo im Club: Tippe an { $name } und deinen Text.
       *[other] { $count } andere sind anderswo im Club: Tippe an, einen Namen und deinen Text.
    }
club-told = An { $name } geschickt.
club-say-what = Was willst du sagen?
club-tell-what = Wem, und was? Erst der Name, dann dein Text:
club-tell-text = Was sagst du { $name }?
    .help = Tippe deinen Text, nur { $name } hört ihn.
club-talk-slower = Das war viel auf einmal. Warte kurz und sag es noch einmal.
club-muted = Du darfst { $hours ->
        [0] { $minutes ->
            [0] vorerst
            [one] eine Minute lang
           *[other] { $minutes } Minuten lang
        }
        [one] eine Stunde lang
       *[other] { $hours } Stunden lang
    } nicht reden. Spielen kannst du weiter.
club-may-talk = Du darfst wieder reden.
club-role-now = { $role ->
        [moderator] Du moderierst jetzt: Die Befehle stumm, hinaus, sperren, schließen und Meldungen gehen bei dir.
       *[other] Du moderierst nicht mehr.
    }

## Tische

club-no-tables = Keine Tische. Öffne einen mit öffnen und einem Spiel.
club-no-free-seat = Kein Tisch hat einen freien Platz. Öffne einen mit öffnen und einem Spiel, oder tippe zuschauen.
club-table = { $number }: { $game }. { $names }. { $state ->
        [here] Hier sitzt du.
        [watched] Hier siehst du zu.
        [gathers] Noch nicht begonnen; mit Platz { $number } setzt du dich dazu.
        [asked] Du bist dran; Platz { $number }.
        [mine] Hier spielst du; Platz { $number }.
        [contest] Läuft an den Tischen von Turnier { $number }.
       *[other] Spielt schon; zuschauen { $number }.
    }
club-more-tables = { $count } weitere: Tische { $page }.
club-no-table = Einen Tisch { $typed } gibt es nicht. Tippe Tische, um alle zu hören.
club-close-sure = { $names } an Tisch { $name }: ohne Ergebnis schließen?
    .brief = Tisch { $name } schließen?
club-which-table = Welcher Tisch?
    .help = Tippe die Nummer eines Tisches, zum Beispiel 2.
club-nothing-plays = Gerade läuft kein Spiel.
club-cannot-open = Tisch { $number } lässt sich gerade nicht öffnen. Der Grund steht im Log des Clubs.
club-lobby-only = { $word } geht nur in der Lobby. Mit Ende kommst du dorthin.
club-to-lobby = Ende führt in die Lobby.
club-in-lobby = Du bist in der Lobby. Mit Ende verlässt du den Club.
club-play-is-open = Hier heißt das öffnen, mit dem Spiel: öffnen kaques. An einen Tisch von anderen führt Platz.
club-sits-already = Du sitzt schon an Tisch { $number }.
club-seat-kept = Dein Platz bleibt dir{ $guest ->
        [yes] , bis du den Club verlässt
       *[no] {""}
    }. Zurück kommst du mit Platz { $number }.
club-no-game = Ein Spiel { $typed } gibt es nicht. { $near ->
        [none] Es gibt { $names }.
       *[other] Meinst du { $near }?
    }
club-open-game = { $help ->
        [none] {""}
       *[other] { $help };{" "}
    }etwa { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }
club-open-which = Welches Spiel?
    .help = Tippe den Namen eines Spiels oder seinen Anfang, zum Beispiel kara.
club-lesson-over = Das war die Lektion. öffnen { $game } öffnet einen Tisch für ein ganzes Spiel.
club-learn-which = Welches Spiel lernen?
    .help = Tippe den Namen eines Spiels, zum Beispiel kara; kara 2 nimmt die zweite Lektion, wenn es eine gibt.
club-new-table = { $name } öffnet { $contest ->
        [yes] Turnier
       *[no] Tisch
    } { $number }, { $game }. Mit Platz { $number } setzt du dich dazu.
club-opened = Tisch { $number } ist offen. Andere kommen mit Platz { $number } dazu.
club-too-many-tables = Du hast { $most ->
        [one] einen Tisch
       *[other] { $most } Tische
    } offen; mehr sind nicht erlaubt.
club-full = Tisch { $number } ist voll.
club-has-begun = An Tisch { $number } läuft das Spiel schon. Mit zuschauen { $number } bist du dabei.
club-began-meanwhile = Das Spiel an Tisch { $number } hat gerade begonnen. Dein Platz bleibt dir: Mit Platz { $number } spielst du mit.
club-start-gone = Die Datenbank hat den Anfang des Spiels an Tisch { $number } verloren. Mit Platz { $number } spielst du es von vorn.
club-not-invited = Dieser Tisch ist für dich nicht offen.
club-nothing-to-watch = An Tisch { $number } gibt es noch nichts zu sehen.
club-access-anyone = alle dürfen mitspielen
club-access-friends = Freunde dürfen mitspielen
club-access-invited = nur mit Einladung
club-access-words-anyone = alle
club-access-words-friends = Freunde
club-access-words-invited = Einladung, eingeladen
club-help-access = alle, Freunde oder Einladung: wer sich setzen darf.
club-setup-names = Die anderen setzen sich selbst. Lade sie ein, wenn der Tisch offen ist.
club-setup-bots-do = wie viele mitspielen; bei 0 einer, wenn niemand dazukommt
club-setup-more = mehr Optionen
club-setup-bots = Höchstens { $most ->
        [one] ein Bot.
       *[other] { $most } Bots.
    }
club-no-typed = Im Club tippt niemand echte Würfel oder Karten ein.
club-no-file = Im Club geht nur: { $names }.
club-table-is = { $game }: { $players }{ $agreed }.
loop-club-table-ready = { $game }: { $players }{ $agreed }. Öffnen?
    .brief = { $players }{ $agreed }. Öffnen?
    .braille = { $players }{ $agreed }: öffnen?
    .least = Öffnen?
    .allowed = Enter öffnet den Tisch. Oder ändere etwas: Bots 2; Stufe beste; alle, Freunde oder Einladung; oder eine Option und ihren Wert.
    .help = Enter öffnet den Tisch für andere, öffnen auch; los beginnt sofort. Um etwas zu ändern, tippe es:
    .figure = { $game }
    .does-open-it = erst können sich andere dazusetzen
    .does-start-now = { $has-bots ->
        [yes] beginnt sofort, mit den Bots
       *[no] beginnt sofort; ein Bot spielt mit
    }
    .longest = Bots 2
loop-gathered = { $first ->
        [yes] { $told ->
            [yes] {""}
           *[no] Am Tisch: { $names }.{" "}
        }{ $alone ->
            [yes] Mit los spielst du gegen Bots; oder warte auf andere.
           *[no] Mit los beginnt das Spiel; oder warte auf andere.
        } Los?
       *[no] { $told ->
            [yes] {""}
           *[no] { $names }.{" "}
        }Los?
    }
    .brief = { $told ->
        [yes] {""}
       *[no] { $names }.{" "}
    }Los?
    .least = Los?
    .braille = { $names }. Los?
    .allowed = los beginnt das Spiel; bist du allein, spielt ein Bot mit dir. Mit Ende stehst du auf.
loop-answer-open-it = öffnen
    .help = öffnet für andere, wie Enter
loop-answer-start-now = los, Start, los geht's, los gehts
    .help = beginnt sofort, mit den Bots
loop-answer-start-gathered = los, Start
    .help = beginnt das Spiel; bist du allein, spielt ein Bot mit
loop-answer-wait = warten
    .help = wartet, bis sich andere setzen; mit Ende stehst du auf
club-you-wait = Du wartest auf andere.
club-sits = Am Tisch: { $names }.
club-game-broken = In diesem Spiel steckt ein Fehler, es kann nicht beginnen. Er steht im Log des Clubs.
club-game-fault = Tisch { $number } ist geschlossen: In seinem Spiel steckt ein Fehler. Er steht im Log des Clubs.
club-table-closed = Tisch { $number } ist geschlossen.
club-table-abandoned = Tisch { $number } ist geschlossen: Von denen, die dort saßen, kann niemand mehr zurück.
club-over-meanwhile = { $game } an Tisch { $number } ist zu Ende: { $own ->
        [yes] { $names ->
            [none] Du hast gewonnen
           *[other] Du hast gewonnen, zusammen mit { $names }
        }
       *[no] { $count ->
            [0] Niemand hat gewonnen
            [one] { $names } hat gewonnen
           *[other] { $names } haben gewonnen
        }
    }.
club-bot-for-you = { $over ->
        [yes] An Tisch { $number } hat ein Bot deinen Platz übernommen.
       *[no] An Tisch { $number } spielt ein Bot für dich. Willst du selbst spielen, tippe Platz { $number }.
    }
club-table-gone = Die Datenbank hat Tisch { $number } verloren, und was dort gespielt wurde.
club-tournament-over = Turnier { $number } ist zu Ende.
club-answers-gone = Die Datenbank hat { $count ->
        [one] einen Schritt
       *[other] { $count } Schritte
    } dieses Spiels verloren. Es geht davor weiter.
club-version = Ein anderer Rechner dieses Clubs hat eine ältere Version von Taverne, die diese Regeln noch nicht kennt. Versuch es später noch einmal.
club-not-recorded = Der Club kann das gerade nicht speichern. Er versucht es weiter; du musst nichts tun.
club-takes-longer = Das dauert länger als sonst. Du musst nichts tun.
club-sits-down = { $name } setzt sich dazu.
club-gets-up = { $name } steht auf.
club-watches = { $name } schaut zu.
club-is-back = { $name } ist wieder da.
club-is-away = { $name } ist weg; der Platz wartet{ $guest ->
        [yes] , bis { $name } den Club verlässt
       *[no] {""}
    }.
club-is-gone = { $name } ist gegangen, und Gäste kommen nicht an ihren Platz zurück. Tippe Vertretung { $name } für einen Bot.
club-is-deleted = { $name } hat den Club für immer verlassen und heißt jetzt { $called }. Tippe Vertretung { $called } für einen Bot.
club-waits = { $name } ist dran, aber nicht da. Warte, oder tippe { $minutes ->
        [0] {""}
        [one] nach einer Minute{" "}
       *[other] nach { $minutes } Minuten{" "}
    }Vertretung { $name } für einen Bot.
club-waits-gone = { $name } ist dran, hat aber den Club verlassen und kann nicht zurück. Tippe Vertretung { $name } für einen Bot.
club-awaits = { $name } ist dran.
club-back = { $name } ist wieder da und spielt weiter.
club-back-yourself = Ein Bot hat für dich gespielt. Jetzt spielst du wieder selbst.
club-elsewhere = Diesen Platz spielst du jetzt von einer anderen Verbindung aus.
club-offer-summary = Das Spiel geht ohne dich weiter. Mit kurz hörst du nur, wie es ausgeht.
club-summary = Du hörst nur noch, wie es ausgeht.
club-summary-where = Hier läuft kein Spiel. Kurz gilt an einem Tisch.
club-invite-where = Öffne zuerst einen Tisch oder setz dich, dann lade ein.
club-invite-whom = Wen einladen?
club-invited = { $here ->
        [yes] { $name } ist eingeladen.
       *[no] { $name } ist eingeladen, aber gerade nicht da.
    }
club-invited-you = { $name } lädt dich zu { $game } ein: Platz { $number }.
club-standin-where = Ein Bot kann nur an einem Tisch einspringen, an dem du spielst.
club-standin-whom = Ein Bot für wen?
club-standin-here = { $name } ist da und spielt. Ein Bot spielt nur für jemanden, der weg ist.
club-standin-soon = Ein Bot darf in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } für { $name } spielen. Tippe es dann noch einmal.
club-standin-bot = { $name } ist schon ein Bot.
club-standin-nobody = An diesem Tisch heißt niemand { $name }.
club-all-here = An diesem Tisch sind alle da. Ein Bot spielt nur für jemanden, der weg ist.
club-stands-in = Ein Bot spielt für { $name }{ $gone ->
        [yes] .
       *[no] , bis { $name } zurück ist.
    }
club-agrees = { $name } möchte einen Bot für { $away }. Mit Vertretung { $away } stimmst du zu.
club-agreed = Du stimmst einem Bot für { $name } zu. Die anderen hier müssen auch zustimmen.
club-again = { $name } möchte noch einmal spielen. Mit noch einmal bist du dabei.
club-again-opened = { $name } öffnet noch einen Tisch für euch, { $game }: Platz { $number }.

loop-answer-lobby = Lobby, lo
    .help = geht in die Lobby
loop-what-next-here = Noch einmal{ $reviews ->
        [yes] , Rückblick
       *[no] {""}
    } oder Lobby?
    .brief = Noch einmal oder Lobby?
    .least = Noch einmal?
    .braille = noch einmal{ $reviews ->
        [yes] , Rückblick
       *[no] {""}
    }, Lobby?
    .allowed = Noch einmal öffnet einen Tisch für dieselben Leute, { $reviews ->
        [yes] Rückblick nennt die teuersten Entscheidungen, {""}
       *[no] {""}
    }Lobby führt in die Lobby.

## Turniere

club-tournament-game = { $number ->
        [0] Turnier in { $game }
       *[other] { $game }, Turnier { $number }
    }
club-tournament-agreed = , höchstens { $size } am Tisch, { $advance ->
        [one] 1 kommt weiter
       *[other] bis zu { $advance } kommen weiter
    }{ $bots ->
        [0] {""}
        [one] , ein Bot, { $level ->
            [beste] beste Stufe
           *[other] Stufe { $level }
        }
       *[other] , { $bots } Bots, { $level ->
            [beste] beste Stufe
           *[other] Stufe { $level }
        }
    }
club-tournament-size = Größe
club-tournament-advance = weiter
club-tournament-bots = Bots
club-tournament-help-size = Größe 4: höchstens vier an einem Tisch.
club-tournament-help-advance = weiter 1: Nur wer an einem Tisch am besten ist, kommt weiter.
club-tournament-help-bots = Bots 3: Drei Bots spielen mit; Stufe beste macht sie stark.
club-tournament-help-access = alle, Freunde oder Einladung: wer mitspielen darf.
club-tournament-number = Tippe { $word } und eine Zahl.
club-tournament-range = { $word }: eine Zahl von { $least } bis { $most }.
club-tournament-opened = Turnier { $number } ist offen. Andere kommen mit Platz { $number } dazu.
club-tournament-sits = Im Turnier: { $names }.
club-tournament-leave = Dein Platz wird dann frei. Das Turnier verlassen?
    .brief = Verlassen?
club-tournament-few = Ein Turnier braucht zwei Spieler. Warte auf andere, oder öffne es mit Bots.
club-tournament-decided = Tisch { $table } ist entschieden. In der nächsten Runde: { $names }.
club-tournament-left = Alle haben Tisch { $table } verlassen. In der nächsten Runde: { $names ->
        [none] niemand von dort
       *[other] { $names }
    }.
club-tournament-out = Du bist ausgeschieden, Platz { $place } an deinem Tisch. Du kannst hier auf das Ende warten, oder tippe Ende.
club-tournament-before = Ausgeschieden in Runde { $stage }: { $names }.
club-tournament-plays = An diesem Tisch wird noch gespielt.
club-tournament-start-gone = Die Datenbank hat den Anfang von Turnier { $number } verloren. Mit Platz { $number } spielst du es von vorn.
club-tournament-closed = Das Turnier ist geschlossen, weil einer seiner Tische geschlossen wurde.
loop-tournament-ready = Turnier: { $players }{ $agreed }. Öffnen?
    .brief = { $players }{ $agreed }. Öffnen?
    .braille = { $players }{ $agreed }: öffnen?
    .least = Öffnen?
    .allowed = Enter öffnet das Turnier. Oder ändere etwas: Größe 4; weiter 1; Bots 2; Stufe beste; alle, Freunde oder Einladung.
    .help = Enter öffnet das Turnier, öffnen auch. Um etwas zu ändern, tippe es:
    .figure = Turnier
    .does-open-it = erst können andere dazukommen
    .does-start-now = { $has-bots ->
        [yes] beginnt sofort, mit den Bots
       *[no] geht nur mit Bots, oder wenn andere da sind
    }
    .longest = Größe 4
loop-between = { $out ->
        [yes] An anderen Tischen wird noch gespielt. Stand hören?
       *[no] { $first ->
            [yes] An anderen Tischen wird noch gespielt. Bist du weiter, kommt dein nächster Tisch von selbst. Stand hören?
           *[no] An anderen Tischen wird noch gespielt. Stand hören?
        }
    }
    .brief = Stand hören?
    .least = Stand?
    .braille = Stand?
    .allowed = Stand oder Enter sagt, wie die Runde steht. Ende führt in die Lobby; dein Platz bleibt dir.
loop-answer-standings = Stand
    .help = wie die Runde steht, wie Enter
loop-answer-wait-table = warten
    .help = wartet auf deinen nächsten Tisch, der von selbst kommt

## Untereinander

club-friend = { $now ->
        [yes] { $name } gehört jetzt zu deinen Freunden.
       *[no] { $name } gehört nicht mehr zu deinen Freunden.
    }
club-ignore = { $now ->
        [yes] Du hörst nicht mehr, was { $name } sagt.
       *[no] Du hörst { $name } wieder.
    }
club-block = { $now ->
        [yes] { $name } ist blockiert, kann dir nichts mehr sagen und nicht mehr an deinen Tischen sitzen.
       *[no] { $name } ist nicht mehr blockiert.
    }
club-friends = { $names ->
        [none] Noch keine Freunde. Tippe Freund und einen Namen.
       *[other] Freunde: { $names }.
    }
club-ignores = { $names ->
        [none] Du ignorierst niemanden.
       *[other] Du ignorierst { $names }.
    }
club-blocks = { $names ->
        [none] Du blockierst niemanden.
       *[other] Du blockierst { $names }.
    }
club-report-whom = Wen melden?
club-report-sure = { $name } melden, mit dem zuletzt Gesagten?
    .brief = { $name } melden?
club-reported = { $name } ist den Moderatoren gemeldet, mit den letzten Zeilen.
club-reported-to-you = { $name } meldet { $about }.
club-report-close-sure = { $by } meldet { $whom }: Meldung { $name } schließen?
    .brief = Meldung { $name } schließen?
club-moderators-only = Das können nur Moderatoren.
club-muted-now = { $name } darf eine Stunde lang nicht reden.
club-guest-mute = Gäste vom Anschluss, von dem { $name } kommt, dürfen heute Abend nicht reden.
club-guest-ban = { $name } muss gehen. Von diesem Anschluss kommt heute Abend kein Gast mehr herein.
club-close-report = Eine Meldung schließt du mit Meldungen und ihrer Nummer.
club-open-reports = { $count ->
        [one] Eine offene Meldung
       *[other] { $count } offene Meldungen
    }. Tippe Meldungen, um sie zu hören.
club-no-reports = Keine offenen Meldungen.
club-kicked = { $name } ist getrennt und darf wieder hereinkommen. Wen du fernhalten willst: sperren und der Name.
club-ban-sure = { $who ->
        [guest] { $name } und alle Gäste vom selben Anschluss für diesen Abend sperren?
       *[member] { $name } auf Dauer sperren? Nur wer den Club betreibt, kann das zurücknehmen.
    }
    .brief = { $name } sperren?
club-banned-now = { $name } ist gesperrt, bis der Club es aufhebt.

## Zahlen

club-leaders = { $game }, Platz, Name und Bewertung: { $names }.
club-no-leaders = In { $game } ist noch niemand bewertet. Es zählen nur Spiele mit mindestens zwei Mitgliedern.
club-games = { $game }: { statistics-won }.
club-guest-statistics = Gäste haben keine Statistik. Mitglied wirst du so: Geh mit Ende hinaus, dann drück auf der Seite auf Mitglied werden, oder verbinde dich noch einmal mit ssh, mit neu vor dem @.
club-no-games = In diesem Club hast du noch kein Spiel beendet.

## Hereinkommen

club-new = Willkommen. Das ist der Club { $club }, und du bist neu hier.
club-door-language = Für Deutsch tippe { $name }.
club-new-name = Dein Name, oder wiederherstellen, wenn du schon einen hattest?
    .help = Ein Name hat bis zu 20 Buchstaben, Ziffern, Leerzeichen, Bindestriche und Apostrophe, zum Beispiel Anna Marie. Befehle und Namen von anderen gehen nicht. Hattest du hier schon einen Namen und hast Schlüssel oder Passwort verloren, tippe wiederherstellen. Bist du auf einem anderen Weg schon Mitglied, tippe koppeln. Für eine andere Sprache tippe ihren Namen, etwa English oder Français.
club-recover-words = wiederherstellen
club-new-code = Einladungscode, oder wiederherstellen, wenn du hier schon einen Namen hattest?
    .help = So einen Code gibt dir ein Mitglied oder wer den Club betreibt. Tippe ihn, wie du ihn bekommen hast. Bist du auf einem anderen Weg schon Mitglied, tippe koppeln. Für eine andere Sprache tippe ihren Namen, etwa English oder Français.
club-invited-name = Dein Name?
    .help = Ein Name hat bis zu 20 Buchstaben, Ziffern, Leerzeichen, Bindestriche und Apostrophe, zum Beispiel Anna Marie. Befehle und Namen von anderen gehen nicht. Für eine andere Sprache tippe ihren Namen, etwa English oder Français.
club-login-new = neu
club-login-guest = gast
club-reserved = club, lobby, tisch, sie, du
club-guest-called = Gast
club-code-wrong = Der Code stimmt nicht, oder er ist verbraucht.
club-passphrases-later = Von deinem Anschluss kamen gerade zu viele falsche Passwörter, darum wurde dieses nicht geprüft. Warte einen Moment, und versuch es noch einmal.
club-codes-later = Von deinem Anschluss wurden zu viele Codes versucht. Versuch es in einer Stunde noch einmal.
club-accounts-later = Von deinem Anschluss sind gerade viele Mitglied geworden. Versuch es in einer Stunde noch einmal, oder frag den Wirt.
club-recover-name = Dein Name?
    .help = Tippe den Namen, den du in diesem Club hast.
club-recover-code = Wiederherstellungscode?
    .help = Tippe deinen neuesten Wiederherstellungscode: Den ersten hast du als neues Mitglied bekommen, einen weiteren immer, wenn du ihn unter Konto gemacht hast oder damit hereingekommen bist.
club-link-words = koppeln
club-link-code = Kopplungscode?
    .help = Komm auf deinem gewohnten Weg herein und tippe dort in der Lobby koppeln: Du bekommst so einen Code, der zehn Minuten gilt.
club-link-used = Gerade ist jemand mit deinem Kopplungscode hereingekommen. Warst du das nicht, tippe in der Lobby Konto, setze ein neues Passwort, und sieh dir Schlüssel, Passkeys und Anmeldungen an.
club-link-passphrase = Ein Passwort setzen, mit dem du von jetzt an hereinkommst?
    .brief = Passwort?
club-link-new-passphrase = Du hast schon ein Passwort. Ein neues setzen?
    .brief = Passwort?
club-link-only-here = { $has ->
        [yes] Dein Passwort bleibt, wie es ist.
       *[no] Dieser Browser bleibt einen Monat angemeldet, solange du dich nicht abmeldest oder Ende tippst. Für andere Browser füge einen Passkey hinzu, oder setze unter Konto ein Passwort.
    }
club-guest-name = Dein Name für heute Abend?
    .help = Ein Name hat bis zu 20 Buchstaben, Ziffern, Leerzeichen, Bindestriche und Apostrophe, zum Beispiel Anna Marie. Befehle und Namen von anderen gehen nicht. So heißt du, bis du gehst. Für eine andere Sprache tippe ihren Namen, etwa English oder Français.
club-name-scripts = Nimm bitte Buchstaben aus nur einem Alphabet.
club-name-letters = Ein Name braucht Buchstaben, die man sehen und hören kann. Nimm einen anderen.
club-name-reserved = { $name } geht nicht als Name. Nimm einen anderen.
club-name-taken = { $name } ist vergeben oder klingt oder sieht aus wie ein vergebener Name. Nimm einen anderen.
club-registered = { $by ->
        [key] Du bist jetzt Mitglied, { $name }. Ab jetzt lässt dich dein Schlüssel herein.
       *[other] Du bist jetzt Mitglied, { $name }. Ab jetzt kommst du mit Name und Passwort herein.
    }
club-recovery = Dein Wiederherstellungscode, falls du nicht mehr hereinkommst: { $code }. Schreib ihn auf.
club-recovery-sure = Einen neuen Code machen, der den alten ersetzt?
    .brief = Code neu?
club-passphrase-new = Neues Passwort? Mindestens zehn Zeichen, es bleibt unsichtbar:
    .help = Tippe mindestens zehn Buchstaben, Ziffern oder Zeichen. Nichts davon wird gezeigt. Gut ist ein Satz, den nur du kennst.
club-passphrase-again = Dasselbe Passwort noch einmal:
    .help = Tippe das Passwort zur Sicherheit noch einmal.
club-passphrase-short = Zu kurz: { $least } Zeichen oder mehr.
club-passphrase-differs = Die beiden sind verschieden. Versuch es noch einmal.
club-passphrase-kept = Das neue Passwort gilt.
club-ways = { $count ->
        [one] Noch ein Weg führt in dein Konto. Er bleibt nur, wenn du ja sagst.
       *[other] Noch { $count } Wege führen in dein Konto. Jeder bleibt nur, wenn du ja sagst.
    }
club-way-passphrase = { $number }: dein bisheriges Passwort.
club-way-recovery = { $number }: dein bisheriger Wiederherstellungscode. Fällt er weg, bekommst du einen neuen.
club-way-key = { $number }: Schlüssel { $key }, seit dem { $added }{ $here ->
        [yes] , mit dem du jetzt hereingekommen bist
       *[no] {""}
    }.
club-way-passkey = { $number }: Passkey { $name ->
        [none] eines Geräts
       *[other] { $name }
    }, seit dem { $added }, zuletzt benutzt { $used }.
club-way-link = { $number }: ein Kopplungscode, der noch { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } gilt.
loop-keep-way = Behalten? Enter für nein:
    .brief = Behalten?
    .braille = Behalten?
    .allowed = ja behält ihn, nein oder Enter nimmt ihn weg: Dann kommt auf diesem Weg niemand mehr herein.
loop-answer-keep-enter = nein
club-others-out = Alle anderen Verbindungen und Anmeldungen deines Kontos sind beendet.
club-passphrase-echo = Dein Terminal würde ein Passwort hier zeigen. Verbinde dich dafür ohne -T, oder mit einem Schlüssel.

## Das Konto

loop-answer-account-name = Name, umbenennen
    .help = ändert deinen Namen
loop-answer-account-passphrase = Passwort, Passphrase, p
    .help = setzt ein neues Passwort
loop-answer-account-key = Schlüssel, s
    .help = fügt einen öffentlichen Schlüssel hinzu
loop-answer-account-keys = Liste, Schlüsselliste
    .help = nennt deine Schlüssel
loop-answer-account-remove = entfernen
    .help = nimmt einen Schlüssel weg
loop-answer-account-passkeys = Passkeys
    .help = nennt deine Passkeys für die Seite und nimmt einen weg
loop-answer-account-link = koppeln
    .help = macht einen Code, mit dem du auch mit ssh oder auf der Seite hereinkommst
loop-answer-account-recovery = Code
    .help = macht einen neuen Wiederherstellungscode
loop-answer-account-logins = Anmeldungen
    .help = nennt die angemeldeten Browser und meldet sie ab
loop-answer-account-data = Daten
    .help = nennt alles, was über dich gespeichert ist
loop-answer-account-delete = löschen
    .help = löscht dein Konto für immer
loop-answer-account-back = zurück, z
    .help = geht in die Lobby, wie Enter
loop-answer-account-enter = zurück
loop-account-do = { $first ->
        [yes] Konto: Name, Passwort, Schlüssel, Daten, Hilfe oder zurück?
       *[no] Konto?
    }
    .brief = Konto?
    .braille = Konto?
    .allowed = Name ändert deinen, Passwort setzt ein neues, Schlüssel fügt einen hinzu, Liste nennt sie, entfernen nimmt einen weg, Passkeys nennt diese und nimmt einen weg, koppeln macht einen Code, mit dem du auch mit ssh oder auf der Seite hereinkommst, Code macht einen neuen Wiederherstellungscode, Anmeldungen nennt die angemeldeten Browser und meldet sie ab, Daten nennt alles, was über dich gespeichert ist, löschen verlässt den Club, zurück.
club-guest-account = Gäste haben kein Konto. Mitglied wirst du so: Geh mit Ende hinaus, dann drück auf der Seite auf Mitglied werden, oder verbinde dich noch einmal mit ssh, mit neu vor dem @.
club-in-account = Du bist in deinem Konto. zurück führt in die Lobby.
club-key-which = Füge die Zeile deines öffentlichen Schlüssels ein:
    .help = Das ist eine Zeile, die mit ssh-ed25519 oder ssh-rsa beginnt, aus der Datei deines Schlüssels, die auf .pub endet.
club-no-key = Das ist kein öffentlicher Schlüssel. Er beginnt mit ssh-ed25519 oder ssh-rsa.
club-key-taken = Dieser Schlüssel gehört schon jemandem.
club-key-kept = Der Schlüssel ist hinzugefügt.
club-key = { $number }: { $key }
club-no-keys = Du hast keine Schlüssel.
club-key-remove = Welcher Schlüssel soll weg? Tippe seine Nummer, oder Enter für keinen:
    .help = Die Nummer steht in der Liste. Deine anderen Besuche enden, denn jemand anders könnte den Schlüssel haben.
club-key-none = Einen Schlüssel mit dieser Nummer gibt es nicht. Liste nennt sie.
club-key-last = Ohne diesen Schlüssel kämst du nicht mehr herein. Setze zuerst ein Passwort.
club-key-removed = Der Schlüssel ist entfernt, und deine anderen Besuche sind beendet.
club-no-passkeys = Du hast keine Passkeys. Auf der Seite des Clubs fügst du unter Passkeys einen hinzu.
club-passkey = { $number }: { $name ->
        [none] ein Gerät
       *[other] { $name }
    }, seit dem { $added }, zuletzt benutzt { $used }.
club-passkey-which = Welcher Passkey soll weg? Tippe seine Nummer, oder Enter für keinen:
    .help = Die Nummer steht in der Liste. Deine anderen Besuche enden, denn ein Gerät könnte verloren sein.
club-passkey-none = Einen Passkey mit dieser Nummer gibt es nicht.
club-passkey-last = Ohne diesen Passkey kämst du nicht mehr herein. Setze zuerst ein Passwort.
club-passkey-removed = Der Passkey ist entfernt, und deine anderen Besuche sind beendet.
club-passkey-added = Zu deinem Konto kam ein Passkey hinzu: { $name ->
        [none] ein Gerät
       *[other] { $name }
    }. Warst du das nicht, tippe in der Lobby Konto, dann Passkeys, und entferne ihn.
club-link = Kopplungscode: { $code }. Buchstabiert: { $spelled }. Er gilt einmal, zehn Minuten lang. Komm am anderen Eingang als neu herein, mit ssh oder auf der Seite, und tippe koppeln.
club-login = { $number }: { $browser ->
        [none] ein Browser
       *[other] { $browser }
    }{ $own ->
        [yes] , dieser hier
       *[no] {""}
    }, seit dem { $began }, zuletzt benutzt { $seen }.
club-login-which = Welche Anmeldung soll enden? Tippe ihre Nummer, überall für alle anderen, oder Enter für keine:
    .help = Die Nummer steht in der Liste. Wer diesen Browser benutzt, meldet sich dann neu an.
club-everywhere = überall, alle
club-login-none = Eine Anmeldung mit dieser Nummer gibt es nicht.
club-login-ended = Diese Anmeldung ist beendet.
club-logins-ended = Alle anderen Anmeldungen sind beendet.
club-login-over = Du wurdest abgemeldet, hier oder anderswo. Komm mit Name und Passwort wieder herein.
club-no-logins = Kein Browser ist angemeldet.
club-name-new = Du heißt { $name }. Dein neuer Name?
    .help = Ein Name hat bis zu 20 Buchstaben, Ziffern, Leerzeichen, Bindestriche und Apostrophe, zum Beispiel Anna Marie. Befehle und Namen von anderen gehen nicht.
club-name-sure = Du heißt dann { $name }. Richtig?
    .brief = Richtig?
club-renamed = Du heißt jetzt { $name }, auch an deinen Tischen.
kept-person = { $name }, { $role ->
        [moderator] Moderator
        [keeper] Wirt
       *[other] Mitglied
    } seit dem { $created }, { $here ->
        [yes] gerade da
       *[no] zuletzt da: { $seen }
    }.{ $banned ->
        [yes] {" "}Ausgesperrt.
       *[no] {""}
    }
kept-key = Schlüssel { $number }: { $key }, seit dem { $day }.
kept-passkey = Passkey: { $name ->
        [none] ein Gerät
       *[other] { $name }
    }, seit dem { $added }, zuletzt benutzt { $used }.
kept-login = Anmeldung: { $browser ->
        [none] ein Browser
       *[other] { $browser }
    }, seit dem { $began }, zuletzt benutzt { $seen }.
kept-settings = Einstellungen: { $lines }
kept-rating = Deine Bewertung in { $game }: { $rating }, wie in der Rangliste.
kept-loss = Dir gesagt oder für dich vermerkt zu Tisch { $number }, { $ago }: { $text }
kept-said = Das hast du gesagt, { $ago }: { $text }
kept-said-by = { $name } hat gesagt, { $ago }: { $text }
kept-nothing-said = Nichts, was du gesagt hast, ist gespeichert.
kept-more = Mehr von dem, was du gesagt hast?
    .brief = Mehr?
club-delete-sure = Den Club verlassen und dein Konto für immer löschen?
    .brief = Löschen?

## Einstellungen eines Clubs

settings-club-bell = Signalton
settings-means-club-bell = Ob dein Terminal piept, wenn du dran bist.
settings-club-talk = Gespräch
settings-means-club-talk = Wann du hörst, was andere sagen und tun; automatisch: sofort, im Spiel aber mit der nächsten Zeile.
settings-club-talk-later = mit der nächsten Zeile
settings-club-talk-now = sofort
settings-club-arrivals = Kommen und Gehen
settings-means-club-arrivals = Wen du kommen und gehen hörst; aus: niemanden; Freunde: nur deine Freunde; alle: jeden.
settings-club-arrivals-on = alle
settings-club-arrivals-friends = Freunde
settings-club-rating = Bewertung
settings-means-club-rating = Ob deine Spiele für die Rangliste zählen.
settings-club-sounds = Seitenklänge
settings-means-club-sounds = Ob die Seite in deinem Browser Klänge spielt.
settings-club-question = Frage
settings-means-club-question = Wo die Seite in deinem Browser sagt, was du gefragt wirst: im Verlauf oder am Feld für deine Antwort, wo es auf der Braillezeile stehen bleibt.
settings-club-question-log = Verlauf
settings-club-question-field = Feld
settings-club-pictures = Bilder
settings-means-club-pictures = Ob die Seite in deinem Browser Würfel und Karten zeichnet; auto zeichnet sie, nur nicht in Textbrowsern. Vorleseprogramme merken nichts davon.

## Das Programm

club-cut = Das war zu lang: Nur die ersten { $most } Zeichen zählen.
club-too-late = Hier wurde eine Weile nichts getippt, darum schließt der Club die Tür. Verbinde dich neu, wann du magst.
club-gives-way = An der Tür warten andere, darum schließt der Club sie erst einmal. Bitte verbinde dich neu.
club-came-too-often = Du bist öfter verbunden, als der Club erlaubt. Diese Verbindung endet; die neueste bleibt.
club-is-full = Der Club ist voll. Bitte versuch es später noch einmal.
club-guests-full = Es sind so viele Gäste da, wie der Club erlaubt. Bitte versuch es später noch einmal.
club-out-kicked = Ein Moderator hat deine Verbindung getrennt. Du darfst wieder hereinkommen; dein Platz in einem Spiel wartet.
    .guest = Ein Moderator hat deine Verbindung getrennt. Du darfst wieder hereinkommen, aber Gäste kommen nicht an ihren Platz zurück.
club-out-banned = Du bist in diesem Club gesperrt. Nur wer ihn betreibt, kann dich wieder hereinlassen.
club-out-gone = Dein Konto gibt es in diesem Club nicht mehr. Wer den Club betreibt, weiß mehr.
club-out-anew = Das Passwort oder ein Weg in dein Konto wurde bei einem anderen Besuch geändert, darum endet dieser. Komm wieder herein. Warst du das nicht, komm als neu herein und tippe wiederherstellen.
club-account-gone = Dieses Konto wurde inzwischen gelöscht.
club-out-evening = Gäste und Neue von deinem Anschluss sind für diesen Abend gesperrt. Mitglieder kommen wie immer herein.
club-deleted = Dein Konto ist gelöscht. Leb wohl.
club-deleted-member = Gelöschtes Mitglied
club-went-wrong = Dort ist etwas schiefgegangen, deshalb bist du wieder in der Lobby. Der Grund steht im Log des Clubs.
club-error = Im Club ist etwas schiefgegangen. Bitte verbinde dich neu; deine Spiele sind gespeichert.
club-cannot-look = Der Club erreicht seine Datenbank gerade nicht; ob es so einen Tisch gibt, weiß niemand. Versuch es später noch einmal.
club-cannot-keep = Der Club kann gerade nichts speichern; der Grund steht in seinem Log. Versuch es später noch einmal.
club-store-broken = Die Datei { $file } des Clubs lässt sich nicht benutzen: { $why }.
club-store-network = Die Datei des Clubs kann nicht { $file } sein: Sie liegt auf einem anderen Rechner, und SQLite geht nicht über ein Netz. Nenne mit --store eine Datei auf diesem Rechner.
club-store-foreign = { $file } gehört einem anderen Programm. Nenne mit --store eine andere Datei; ohne --store hat der Club seine eigene.
club-no-backup = { $file } ist keine Sicherung eines Clubs.
club-store-schema = { $file } ist nicht so, wie ein Club sie macht: { $kind ->
        [table] Die Tabelle
        [index] Der Index
        [trigger] Der Trigger
        [view] Die Sicht
       *[other] { $kind }
    } { $name } ist anders, fehlt oder gehört nicht zu einem Club. Jemand hat die Datei verändert. Nimm eine frühere Sicherung.
club-backup-none = Eine Sicherung { $file } gibt es nicht.
club-store-newer = Die Datei des Clubs stammt von einer neueren Version. Aktualisiere Taverne hier.
club-gave-up = Der Club hat geschlossen, weil „{ $task }“ immer wieder scheiterte. Das Log nennt den Grund. Nichts ist verloren.
club-cannot-listen = Der Club kann unter { $address } keine Verbindungen annehmen: { $why }.{ $way ->
        [taken] {" "}Läuft dort schon ein Club von dir, schließe ihn mit Strg-C. Oder nimm einen anderen Port, zum Beispiel: taverne serve --listen 127.0.0.1:2223. In einem Klon: make serve PORT=2223
        [low] {" "}Nimm einen Port ab 1024, zum Beispiel: taverne serve --listen 127.0.0.1:2222
        [health] {" "}Nenne mit --health eine andere Adresse.
       *[none] {""}
    }
club-is-closed = Der Club ist geschlossen. Alles ist gespeichert.
club-host-is-closed = Dieser Host des Clubs ist geschlossen; andere machen weiter. Alles ist gespeichert.
club-leaves-out = Der Club macht ohne das Spiel { $name } weiter, denn die Prüfung hat Fehler gefunden. Behebe sie, oder installiere eine Fassung ohne sie.
club-listens = { $club } ist offen auf { $host }, Port { $port }.
club-come-in = Herein geht es mit: ssh -p { $port } neu@{ $host }
club-come-in-proxied = Mit ssh geht es durch deinen Proxy herein, unter seiner Adresse. An ihm vorbei kommt an diesem Port niemand herein.
club-come-as-guest = Gäste für einen Abend kommen herein mit: ssh -p { $port } gast@{ $host }
club-fingerprint = Der Schlüssel des Clubs ist: { $fingerprint }
club-file-there = { $file } gibt es schon. Nenne eine andere Datei.
club-not-open = Einen Tisch { $typed } gibt es nicht. taverne club tables nennt die offenen.
club-none-open = Keine Tische.
club-no-people = Hier hat niemand ein Konto.
club-welcome-kept = Dieser Text begrüßt ab jetzt alle, statt des üblichen.
club-welcome-usual = Ab jetzt begrüßt wieder der übliche Text alle.
club-address = { $typed } ist keine Adresse zum Lauschen. Tippe eine wie 127.0.0.1:2222.
club-web-domain = { $typed } ist keine Domain für Passkeys. Tippe den Namen aus der Adresse der Seite, zum Beispiel club.example.org.
club-limit = { $typed } ist keine Grenze. Tippe NAME=ZAHL; es gibt { $names }. Anteile haben Teile: member, address, network, strangers, seconds; zum Beispiel talk.member=20.
club-store-kind = Speicher der Art { $url } gehen nicht. Nenne eine Datei, sqlite:///DATEI oder postgresql://HOST/NAME.
club-database = Der Club erreicht seine Datenbank gerade nicht: { $why }
club-database-waits = Die Datenbank antwortet, speichert aber nichts: Sie wartet auf ihren Standby, der weg ist. Starte ihn wieder, oder mach ohne ihn weiter: Das Thema „Ein Club auf mehreren Rechnern“ sagt, wie.
club-store-none = In { $file } ist kein Club. taverne serve öffnet einen.
club-restore-there = { $file } gibt es noch. Schaffe sie zuerst beiseite.
club-restore-full = Diese Datenbank ist nicht leer. Halte alle Hosts an, lege mit createdb eine leere an und nenne sie mit --store.
club-person = { $name }, { $role ->
        [moderator] Moderator
        [keeper] Wirt
       *[other] Mitglied
    }{ $banned ->
        [yes] , ausgesperrt
       *[no] {""}
    }, { $here ->
        [yes] gerade da
       *[no] zuletzt da: { $seen }
    }.
club-renamed-to = { $before } heißt jetzt { $name }.
club-remove = Wirklich { $name } entfernen, mit allem, was der Club über diese Person weiß?
    .brief = { $name } entfernen?
club-close = Wirklich den Tisch { $number } ohne Ergebnis schließen?
    .brief = { $number } schließen?
club-removed = { $name } ist entfernt.
club-banned = { $lifted ->
        [yes] { $name } darf wieder herein.
       *[no] { $name } darf nicht mehr herein.
    }
club-muted-hours = { $hours ->
        [0] { $name } darf wieder reden.
        [one] { $name } darf eine Stunde nicht reden.
       *[other] { $name } darf { $hours } Stunden nicht reden.
    }
club-role = { $role ->
        [moderator] { $name } moderiert jetzt.
       *[other] { $name } ist jetzt Mitglied.
    }
club-report-line = { $number }: { $by } meldet { $about }{ $lines ->
        [0] .
       *[other] : { $talk }
    }
club-report-closed = Meldung { $number } ist geschlossen.
club-report-none = Eine offene Meldung { $number } gibt es nicht.
club-backed-up = Der Club ist nach { $file } kopiert.
club-restored = Der Club ist aus { $file } wiederhergestellt.
club-host = { $name }: { $state ->
        [closes] schließt gerade
       *[serves] in Betrieb
    }, { $people ->
        [0] niemand
        [one] eine Person
       *[other] { $people } Personen
    } dort, Version { $version }, { $behind ->
        [0] auf dem neuesten Stand
        [one] eine Änderung im Rückstand
       *[other] { $behind } Änderungen im Rückstand
    }. Spiele: { $games }.
club-host-away = { $name }: weg, letztes Lebenszeichen { $seen }.
club-no-hosts = Kein Host ist in Betrieb.
club-no-host = Kein Host in Betrieb heißt { $name }. { $names ->
        [none] Keiner ist in Betrieb.
       *[other] In Betrieb sind: { $names }.
    }
club-drain = { $name } wirklich schließen? { $people ->
        [0] Niemand ist
        [one] Eine Person ist
       *[other] { $people } Personen sind
    } dort. { $others ->
        [0] Kein anderer Host ist in Betrieb, also kommt niemand herein, bis du einen startest.
       *[other] Bei einem anderen Host kommt man sofort wieder herein.
    }
    .brief = { $name } schließen?
club-drains = { $name } lässt alle ihre Zeile zu Ende tippen und schließt in etwa einer Minute.
club-journal-fault = Tisch { $number }: { $fault ->
        [order] Ein Teil des Journals fehlt.
        [digest] Ein Teil des Journals wurde verändert.
        [game] Das Spiel, oder die Regeln, nach denen es begann, gibt es hier nicht.
        [rules] Im Journal steht eine Antwort, die die Regeln nicht erlauben.
        [chance] Im Journal steht ein Wurf oder eine Karte, die nicht aus seinem Seed folgt.
       *[outcome] Das Ergebnis ist nicht das des Journals.
    }
club-no-journals = Es gibt noch keine Journale.
club-journals-sound = { $count ->
        [0] Kein Journal ist in Ordnung.
        [one] Ein Journal ist in Ordnung.
       *[other] { $count } Journale sind in Ordnung.
    }
club-journals-faulty = { $count ->
        [one] Ein Journal hat
       *[other] { $count } Journale haben
    } einen Fehler. Mach eine Sicherung, bevor du etwas änderst.
club-no-program = Hier fehlt { $program }.{ $system ->
        [windows] {""}
        [macos] {""}
       *[other] {" "}Unter Debian: apt install postgresql-client
    }
club-program-failed = { $program } ist gescheitert: { $why }
club-doctor = { $file } ist in Ordnung: { $people ->
        [one] eine Person
       *[other] { $people } Leute
    }, { $size } Byte. { $readers ->
        [you] Nur du kannst sie lesen.
        [owner] Nur ihr Besitzer kann sie lesen, und root.
       *[everybody] Andere an diesem Rechner können sie lesen; chmod 600 ändert das.
    }
club-doctor-database = Die Datenbank antwortet: { $people ->
        [one] eine Person
       *[other] { $people } Leute
    }.

## Zeiten

time-ago = { $unit ->
        [now] gerade eben
        [second] { $count ->
            [one] vor einer Sekunde
           *[other] vor { $count } Sekunden
        }
        [minute] { $count ->
            [one] vor einer Minute
           *[other] vor { $count } Minuten
        }
        [hour] { $count ->
            [one] vor einer Stunde
           *[other] vor { $count } Stunden
        }
       *[day] { $count ->
            [one] gestern
           *[other] vor { $count } Tagen
        }
    }
time-today = heute um { $clock }
time-yesterday = gestern um { $clock }
time-on = am { $day }
time-day = { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }

# Die Seite für Browser

club-listens-web = Im Browser: { $address }
club-listens-web-proxied = Im Browser durch deinen Proxy; er findet die Seite unter: { $address }
club-web-member = Ich bin Mitglied
club-web-name = Name
club-web-passphrase = Passwort
club-web-member-button = Hereinkommen
club-web-new = Ich bin neu
club-web-new-button = Mitglied werden
club-web-guest = Nur für heute Abend
club-web-guest-button = Als Gast hereinkommen
club-web-wrong = Name und Passwort passen nicht zusammen. Versuch es noch einmal. Wer nie ein Passwort gesetzt hat, kommt mit ssh oder einem Passkey herein.
club-web-was-away = Du warst zu lange weg, oder deine Anmeldung wurde beendet. Komm wieder herein.
club-web-refused = { $status ->
        [400] Dein Browser hat ein Formular geschickt, das niemand lesen kann. Geh zurück zur Seite, und schick es noch einmal.
        [403] Dieses Formular gilt nicht mehr, oder eine fremde Website hat es geschickt. Geh zurück zur Seite, und schick es noch einmal.
        [404] Unter dieser Adresse ist nichts.
        [405] Dafür ist diese Adresse nicht da.
        [408] Das kam zu langsam. Versuch es noch einmal.
        [413] Das ist zu lang.
        [415] Hier werden nur Formulare dieser Seite gelesen.
        [429] Von hier kam zu viel auf einmal. Warte einen Moment, und versuch es noch einmal.
        [503] Der Club lässt gerade niemanden herein. Versuch es in ein paar Sekunden noch einmal.
       *[other] Etwas ist schiefgegangen. Wer den Club betreibt, findet es im Log des Clubs.
    }
club-web-back = Zurück zur Seite
club-web-not-secret = Diese Seite ist nicht verschlüsselt, deshalb kann hier niemand ein Passwort tippen. Frag nach einer Adresse mit https, oder komm mit ssh.
club-web-proxy-silent = Der Proxy vor dieser Seite sagt nicht, ob deine Verbindung verschlüsselt ist, deshalb kann hier niemand ein Passwort tippen. Sag es denen, die den Club betreiben: Der Proxy muss X-Forwarded-For und X-Forwarded-Proto schicken. Mit ssh kommst du herein.
club-web-code-gone = Hier stand ein Code. Er wird nur einmal gezeigt. Einen neuen bekommst du in der Lobby mit Konto.
club-web-your-turn = Du bist dran: { $club }
club-web-log = Was geschehen ist
club-web-standing = Spielstand
club-web-won = { $own ->
        [yes] Du hast gewonnen{ $names ->
            [none] {""}
           *[other] {" "}mit { $names }
        }
       *[no] { $count ->
            [one] { $names } hat gewonnen
           *[other] { $names } haben gewonnen
        }
    }{ $points ->
        [none] {""}
       *[other] , { $points }
    }
club-web-mark-dice = erst Würfel antippen, dann hier
club-web-mark-cards = erst Karten antippen, dann hier
club-web-unmarked = Markier erst Würfel oder Karten.
club-web-dots = Kleine Punkte: dasselbe in Braille.
club-web-standing-how = F8 führt hierher und zurück. ▶ ist am Zug. ★ hat gewonnen.
club-web-player = Spieler
club-web-total = Stand
club-web-you = Du
club-web-besides = Außerdem
club-web-news = Neu
club-web-no-news = Bisher nichts Neues.
club-web-answer = Deine Antwort
club-web-nothing-asked = Gerade wirst du nichts gefragt. Du kannst einen Befehl tippen.
club-web-no-bell = Eine Seite hat keinen Signalton. Für Klänge tippe setze Seitenklänge an.
club-web-late = Das kam zu spät: Inzwischen wird etwas anderes gefragt.
club-web-field = { $free ->
        [yes] Antwort
       *[no] Antwort oder Befehl
    }
club-web-send = Senden
club-web-read-on = Weiter
club-web-amount = { $word }, { $least } bis { $most }
club-web-most = Mehr als { $most } gehen nicht.
club-web-nothing = nichts { $word }
club-web-wait = Auf Neues warten
club-web-more = Mehr
club-web-commands = Befehle
club-web-leave = Abmelden
club-web-first-page = Zurück zur ersten Seite
club-web-again = Wieder hereinkommen
club-web-lost = Die Verbindung ist abgerissen. Es wird neu verbunden.
club-web-found = Wieder verbunden.
club-web-unsent = Keine Verbindung: Deine Antwort kam nicht an.
club-web-kept = Dein Text steht noch im Feld.
club-web-notify = Benachrichtigen, wenn ich dran bin
club-web-notified = Dein Browser meldet sich, wenn du dran bist.
club-web-intro = Spiel mit anderen Würfel-, Karten- und Wortspiele.
club-web-intro-how = Mit Maus oder Tastatur, mit Screenreader oder Braillezeile.{ $guests ->
        [yes] {" "}Gäste brauchen nur einen Namen.
       *[no] {""}
    }{ $members ->
        [yes] {" "}Mitglieder behalten Namen, Freunde und Spiele.
       *[no] {""}
    }
club-web-recover = Ich habe mein Passwort verloren
club-web-recover-how = Dein Wiederherstellungscode lässt dich herein: Du hast ihn bekommen, als du Mitglied wurdest.
club-web-recover-name = Dein Name
club-web-recover-code = Wiederherstellungscode
club-web-recover-button = Mit Wiederherstellungscode hereinkommen
club-web-with-passkey = Ich habe einen Passkey
club-web-passkey-enter = Mit Passkey hereinkommen
club-web-passkey-enter-no-script = Ein Passkey braucht ein Skript, und in diesem Browser läuft keines. Komm mit Name und Passwort herein.
club-web-passkey-add = Passkey hinzufügen
club-web-passkey-add-no-script = Ein Passkey braucht ein Skript, und in diesem Browser läuft keines. Mit Name und Passwort kommst du weiter herein.
club-web-passkey-asking = Dein Browser fragt jetzt nach dem Passkey.
club-web-passkey-stopped = { $way ->
        [add] Es wurde kein Passkey angelegt: Er wurde nicht bestätigt, oder die Zeit war um. Drück noch einmal auf den Knopf.
       *[enter] Es kam kein Passkey an: Keiner wurde bestätigt, oder die Zeit war um. Drück noch einmal auf den Knopf; für einen Sicherheitsschlüssel tippe vorher deinen Namen in das Feld Name. Oder komm mit Name und Passwort herein.
    }
club-web-passkey-there = Dieses Gerät hat schon einen Passkey für dein Konto.
club-web-passkey-elsewhere = Dein Browser gibt dieser Adresse keine Passkeys. Sag es denen, die den Club betreiben.
club-web-passkey-unable = { $way ->
        [add] Dieser Browser kennt keine Passkeys. Mit Name und Passwort kommst du weiter herein.
       *[enter] Dieser Browser kennt keine Passkeys. Komm mit Name und Passwort herein.
    }
club-web-passkey-unsent = Es gibt keine Verbindung zum Club. Warte einen Moment, und drück dann noch einmal auf den Knopf.
club-web-passkey-wrong = Dieser Passkey passt nicht. Versuch es noch einmal, oder komm mit Name und Passwort herein.
club-web-passkey-late = Das dauerte länger als fünf Minuten, oder es wurde zweimal gesendet. Drück noch einmal auf den Knopf.
club-web-passkey-copied = Dieser Passkey wurde öfter benutzt, als dein Gerät sagt: Vielleicht hat jemand eine Kopie. Komm mit Name und Passwort herein, und entferne ihn.
club-web-passkeys = Passkeys
club-web-passkeys-intro = Mit einem Passkey kommst du ohne Passwort herein: Dein Gerät fragt nach Finger, Gesicht oder PIN. Du kannst mehrere haben, für jedes Gerät einen.
club-web-passkeys-of-members = Passkeys sind für Mitglieder. Werde zuerst Mitglied.
club-web-passkeys-own = Deine Passkeys
club-web-passkeys-none = Du hast noch keine Passkeys.
club-web-passkey = { $name ->
        [none] Ein Gerät
       *[other] { $name }
    }, seit dem { $added }, zuletzt benutzt { $used }.
club-web-passkey-remove = { $name ->
        [none] Diesen Passkey
       *[other] { $name }
    } entfernen
club-web-passkey-new = Ein neuer Passkey
club-web-passkey-name = Sein Name in dieser Liste
club-web-passkey-there-only = { $way ->
        [add] Passkeys gehören zu einer einzigen Adresse. Füge deinen dort hinzu:
       *[enter] Passkeys gehören zu einer einzigen Adresse. Komm dort herein:
    }
club-web-passkey-added = Der Passkey ist hinzugefügt. Von jetzt an lässt er dich herein.
club-web-passkey-removed = Der Passkey ist entfernt, und deine anderen Besuche sind beendet.
club-web-passkey-taken = Dieser Passkey ließ sich nicht hinzufügen: Es gibt ihn schon, oder du hast zwanzig.
club-web-passkey-last = Ohne diesen Passkey kämst du nicht mehr herein. Setze zuerst ein Passwort: Tippe in der Lobby Konto.
club-web-passkey-none = Diesen Passkey gibt es nicht mehr.
club-web-link = Ich habe einen Code von ssh
club-web-link-how = Wer mit ssh Mitglied ist, tippt dort in der Lobby koppeln und bekommt einen Kopplungscode. Er gilt zehn Minuten.
club-web-link-code = Kopplungscode
club-web-link-button = Mit Kopplungscode hereinkommen
club-web-lobby = Lobby
club-web-to-lobby = Zur Lobby
club-web-at-table = { $game ->
        [none] Tisch { $number }
       *[other] { $game }, Tisch { $number }
    }
club-web-talk = Gespräch
club-web-say = Allen hier sagen
club-web-say-button = Sagen
club-web-unnotified = Dieser Browser zeigt keine Benachrichtigungen.
club-web-rules = { $game ->
        [none] Regeln der Spiele
       *[other] Regeln: { $game }
    }
club-web-rules-here = Antworten sind Knöpfe bei der Frage. Würfel und Karten wählst du mit einem Klick, Optionen im Formular, ehe ein Tisch öffnet. Tippen kannst du alles auch.
club-web-rules-others = Regeln der anderen Spiele
club-web-earlier = Früher an diesem Abend
club-web-accessibility = Barrierefreiheit
club-web-tested = Was geprüft ist
club-web-tested-orca = Mit dem Screenreader Orca 43 und dem Browser Chromium unter Linux, nur mit der Tastatur.
club-web-tested-no-scripts = Ohne Skripte: ganze Spiele in den Textbrowsern w3m und Lynx und in Chromium.
club-web-tested-axe = Mit axe, einem Programm, das Barrieren in Seiten findet. Es fand keine.
club-web-tested-sight = Bei 320 Pixeln Breite, dunkel und mit erzwungenen Farben; der Kontrast ist mindestens 7 zu 1, und was sich drücken lässt, ist mindestens 44 Pixel groß.
club-web-untested = Was noch nicht geprüft ist
club-web-untested-readers = NVDA, JAWS, VoiceOver und TalkBack: Hier hat sie noch niemand ausprobiert. Die Seite richtet sich nach ihren Regeln.
club-web-untested-displays = Braillezeilen am Browser: Hier hat sie noch niemand ausprobiert.
club-web-report = Wie du eine Barriere meldest
club-web-report-keeper = Sag denen, die diesen Club betreiben, was du tun wolltest, was geschah, und welchen Browser und Screenreader du hast.
club-web-report-contact = So erreichst du, wer diesen Club betreibt:
club-web-report-project = Oder eröffne ein Issue beim Projekt Taverne.
