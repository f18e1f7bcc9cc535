### Choose Your Words auf Deutsch. $you nennt das Feld, dessen Platz der eigene ist; $first ist beim ersten Mal "yes". $hand sagt Karten mit Punkten, $hand-short ohne.

words = Choose Your Words
    .help = Poker mit Buchstabenkarten
words-spoken = Choose: Tschuhs; Your: Jor; Words: Wörds

## Antworten und Befehle

words-answer-bet = setzen, s, setze
    .then = als Bluff
words-answer-call = mitgehen, annehmen, m, geh mit, gehe mit, dabeibleiben, bleibe dabei
words-answer-raise = erhöhen, e, erhöhe, setzen, setze
    .then = als Bluff
words-answer-check = checken, h, check, schieben, schiebe
words-answer-fold = aussteigen, a, steig aus, steige aus, passen, passe, raus
words-answer-swap = tauschen, t
    .pick = Diese tauschen
words-answer-lay = legen, l
    .pick = Aus diesen ein Wort legen
words-answer-doubt = zweifeln, z, anzweifeln
words-answer-none = keine, keins, k, nichts, keinen, kein, kein Wort, keine Karte, keine Karten, alle behalten, behalte alle, behalten
words-answer-card = karte
    .pick = Das ist die Karte
words-answer-dealer = geber
words-command-pot = Pot, po
    .said = wie viel ist im Pot, was ist im Pot, wie viel liegt im Pot, was liegt im Pot, wie groß ist der Pot, wie viele Chips sind im Pot, um wie viel geht es, wie viel ist im Topf, was ist im Topf
    .help = der Pot, und was du zum Mitgehen zahlst
words-command-who = wer, we
    .help = wer noch dabei ist, mit Einsätzen und Chips
words-command-points = Wert, wt
    .help = der Wert deiner Karten
words-command-look = prüfen, pr
    .help = ob das Wörterbuch ein Wort kennt, wo das vereinbart ist

## Fragen

words-open = { $first ->
        [yes] { words-limits } setzen oder aussteigen, Pot { $pot }?
        [bare] { words-limits } setzen?
       *[no] Setzen oder aussteigen, Pot { $pot }?
    }
    .brief = Setze { $least } bis { $most }?
    .braille = { $least } bis { $most } setzen, Pot { $pot }?
    .hand = { $hand }. Setzen?
    .hand-brief = { $hand }?
    .least = Setzen?
    .less = { $first ->
        [yes] { words-limits } setzen?
       *[no] Setzen, Pot { $pot }?
    }
    .allowed = { $only ->
        [yes] Tippe { $least }, um es zu setzen, oder aussteigen.
       *[no] Tippe, wie viel, von { $least } bis { $most }, oder aussteigen.
    }
    .longest = 5
    .sure = Aussteigen und den Einsatz verlieren?
    .sure-brief = raus?
    .does-fold = raus aus dieser Runde
words-limits = { $only ->
        [yes] { $least }
       *[no] { $least } bis { $most }
    }
words-call = Für { $price } mitgehen{ $first ->
        [yes] { $most ->
            [0] {" "}oder aussteigen
           *[other] , erhöhen oder aussteigen
        }
       *[no] {""}
    }, Pot { $pot }?
    .brief = { $price } mitgehen?
    .least = { $price }, mit?
    .braille = { $price } mitgehen, Pot { $pot }?
    .hand = { $hand }. Mitgehen?
    .hand-brief = { $hand }?
    .allowed = { $most ->
        [0] Tippe mitgehen oder aussteigen.
       *[other] { $only ->
            [yes] Tippe mitgehen, erhöhen { $least } oder aussteigen.
           *[no] Tippe mitgehen, oder erhöhen und auf wie viel, von { $least } bis { $most }, oder aussteigen.
        }
    }
    .longest = { $most ->
        [0] mitgehen
       *[other] erhöhen 5
    }
    .sure = Aussteigen und den Einsatz verlieren?
    .sure-brief = raus?
    .does-call = zahl { $price }, bleib dabei
    .does-raise = erhöhen auf{ $only ->
        [yes] {" "}{ $most }
       *[no] {""}
    }
    .does-fold = raus aus dieser Runde
words-swap = { $hand-short }{ $first ->
        [yes] . Karten tauschen?
       *[no] . Tauschen?
    }
    .brief = { $hand-short }?
    .least = { $hand-short }?
    .braille = { $hand } tauschen?
    .allowed = Tippe tauschen und bis zu vier deiner Karten mit Leerzeichen dazwischen, oder keine.
    .help = Tippe tauschen und bis zu vier Karten mit Leerzeichen dazwischen, zum Beispiel tauschen { $hand-two }, oder keine.
    .longest = tauschen a e ch
    .does-none = behalte alle
words-swap-count = { $first ->
        [yes] Wie viele Karten tauschst du?
       *[no] Wie viele tauschen?
    }
    .brief = Wie viele?
    .braille = wie viele tauschen?
    .allowed = Tippe, wie viele Karten du tauschst, 0 bis 4.
    .longest = 4
words-lay = { $hand-short }{ $first ->
        [yes] . Wort legen?
       *[no] . Legen?
    }
    .brief = { $hand-short }. Legen?
    .least = { $hand-short }:
    .braille = { $hand } legen:
    .first = Jedes Wort aus dem Wörterbuch, kurz oder lang, das deine Karten hergeben; es zählen die Punkte seiner Karten.
    .allowed = Tippe legen und ein Wort, oder legen und seine Karten mit Leerzeichen dazwischen; oder keins.
    .longest = legen nicht
    .sure = Wirklich kein Wort legen?
    .sure-brief = kein Wort?
    .does-none = leg kein Wort
words-lay-unseen = Pot { $pot }. { $first ->
        [yes] Wort legen?
       *[no] Legen?
    }
    .brief = Legen?
    .braille = Pot { $pot }, legen?
    .allowed = Tippe legen und die Karten des Wortes mit Leerzeichen dazwischen; oder keins.
    .longest = legen n i ch t
    .sure = Wirklich kein Wort legen?
    .sure-brief = kein Wort?
words-show-highest = { $first ->
        [yes] Welche ist die höchste Karte?
       *[no] Höchste Karte?
    }
    .brief = Höchste?
    .braille = höchste Karte?
    .allowed = Tippe die Buchstaben der höchsten Karte.
    .longest = qu
words-who-deals = Wer gibt zuerst?
    .brief = Wer gibt?
    .braille = wer gibt?
    .allowed = Tippe, wer zuerst gibt.
    .longest = Gustave
words-doubt = { $word }, { $points }, { $owner }{ $first ->
        [yes] . Zweifeln?
       *[no] ?
    }
    .brief = { $word }, { $points }?
    .braille = { $word } { $points } { $owner }?
    .least = { $word }?
    .allowed = Tippe zweifeln, oder zweifeln und einen Namen oder ein Wort, oder keins.
    .longest = zweifeln
    .does-none = glaub es

## Ereignisse

words-agreed = { $dictionary ->
        [en] Englisches Wörterbuch
        [de] Deutsches Wörterbuch
        [fr] Französisches Wörterbuch
       *[own] Wörterbuch { $dictionary }
    }, { $words } Wörter{ $check ->
        [always] , jedes wird vor dem Legen nachgeschlagen.
       *[challenge] . Bluffen ist erlaubt.
    }{ $deck ->
        [usual] {""}
        [en] {" "}Englische Karten.
        [de] {" "}Deutsche Karten.
       *[own] {" "}Eigene Karten.
    }
    .brief = Wörterbuch { $dictionary }, { $words } Wörter.
    .braille = { $dictionary }, { $words } Wörter, { $check ->
        [always] nachgeschlagen
       *[challenge] Bluffen
    }
words-stakes = { $chips ->
        [one] Ein Chip
       *[other] { $chips } Chips
    } für jeden. Grundeinsatz { $ante }, Wetten { $least } bis { $most }.{ $first ->
        [yes] {" "}Das Ziel: Gewinne die Chips der anderen. In jeder Runde legst du aus deinen sieben Karten ein Wort, und das Wort, dessen Karten die meisten Punkte haben, gewinnt den Pot. { loop-hear-more }
       *[no] {""}
    }
    .brief = { $chips } Chips, Grundeinsatz { $ante }, Wetten { $least } bis { $most }.
    .braille = { $chips } Chips, Grundeinsatz { $ante }, Wetten { $least } bis { $most }
words-cut = { $you ->
        [seat] Du hebst ab:
       *[other] { $seat } hebt ab:
    }{ $first ->
        [yes] {" "}die Karte{" "}
       *[no] {" "}
    }{ $card }{ $first ->
        [yes] {""}. Wer mehr Punkte hat, gibt und setzt zuerst, bei Gleichstand der spätere Buchstabe.
       *[no] .
    }
    .brief = { loop-who }: { $card }.
    .braille = { $seat } hebt ab { $card }
words-cut-again = { $card } kam zweimal: noch einmal abheben.
    .brief = { $card } zweimal: noch einmal.
    .braille = { $card } zweimal
words-dealer = { $you ->
        [seat] {" "}Du gibst.
       *[other] {" "}{ $seat } gibt.
    }
words-deals = { loop-round-now }{ $first ->
        [yes] { words-dealer }
       *[no] { $real ->
            [yes] { words-dealer }
           *[no] {""}
        }
    }{ $first ->
        [yes] {" "}Grundeinsatz { $ante }.
       *[no] {""}
    }
    .brief = { $you ->
        [seat] Du gibst.
       *[other] { $seat } gibt.
    }
    .braille = Runde { $number }, { $seat } gibt
words-short = { $you ->
        [seat] Du zahlst { $paid } und hast damit alles gesetzt.
       *[other] { $seat } zahlt { $paid } und hat damit alles gesetzt.
    }
    .brief = { $you ->
        [seat] Du hast alles gesetzt.
       *[other] { $seat } hat alles gesetzt.
    }
    .braille = { $seat } alles
words-dealt = Deine Karten: { $hand }.
    .brief = { $hand-short }.
    .braille = { $hand }
words-opened = { $seat } setzt { $bet }{ $all-in ->
        [yes] , also alles.
       *[no] .
    }
    .brief = { $seat } setzt { $bet }.
    .braille = { $seat } setzt { $bet }
words-called = { $seat } geht { $all-in ->
        [yes] mit allem mit.
       *[no] mit.
    }
    .brief = { $seat } geht mit.
    .braille = { $seat } geht mit
words-raised = { $seat } erhöht auf { $bet }{ $all-in ->
        [yes] , also alles.
       *[no] .
    }
    .brief = { $seat } erhöht auf { $bet }.
    .braille = { $seat } erhöht auf { $bet }
words-bet-least = { $raises ->
        [yes] Du erhöhst auf { $chips }.
       *[no] Du setzt { $chips }.
    }
    .brief = { $raises ->
        [yes] Du erhöhst auf { $chips }.
       *[no] Du setzt { $chips }.
    }
    .braille = { $raises ->
        [yes] du erhöhst auf { $chips }
       *[no] du setzt { $chips }
    }
words-folded = { $seat } steigt aus.
    .brief = { $seat } steigt aus.
    .braille = { $seat } steigt aus
words-goes-back = { $you ->
        [seat] Du bekommst { $chips } zurück
       *[other] { $seat } bekommt { $chips } zurück
    }{ $first ->
        [yes] : So hoch ist niemand mitgegangen.
       *[no] .
    }
    .brief = { $chips } zurück an { $you ->
        [seat] dich.
       *[other] { $seat }.
    }
    .braille = { $chips } zurück an { $seat }
words-swapped = { $seat } tauscht { $count ->
        [0] nichts.
        [one] eine Karte.
       *[other] { $count } Karten.
    }
    .brief = { $seat } tauscht { $count }.
    .braille = { $seat } tauscht { $count }
words-drew = Du ziehst { $cards }.
    .brief = Neu: { $cards-short }.
    .braille = neu { $cards }
words-laid = { $you ->
        [seat] Du legst:
       *[other] { $seat } legt:
    } { $word }, { $points }{ $first ->
        [yes] {" "}Punkte.
       *[no] .
    }
    .full = { $you ->
        [seat] Du legst:
       *[other] { $seat } legt:
    } { $word }, { $points } Punkte. Karten { $cards }.
    .brief = { loop-who }: { $word }, { $points }.
    .braille = { $seat } { $word } { $points }
words-laid-nothing = { $you ->
        [seat] Du legst kein Wort.
       *[other] { $seat } legt kein Wort.
    }
    .brief = { loop-who }: kein Wort.
    .braille = { $seat } kein Wort
words-struck = { $you ->
        [doubter] Du zweifelst das Wort { $word } an
       *[other] { $doubter } zweifelt das Wort { $word } an
    }: nicht im Wörterbuch. 0 Punkte für { $you ->
        [seat] dich.
       *[other] { $seat }.
    }
    .brief = { $word }: nicht im Wörterbuch. 0 für { $you ->
        [seat] dich.
       *[other] { $seat }.
    }
    .braille = { $word } nicht im Buch, { $seat } 0
words-stands = { $you ->
        [doubter] Du zweifelst das Wort { $word } an
       *[other] { $doubter } zweifelt das Wort { $word } an
    }: Es steht im Wörterbuch.
    .brief = { $word }: im Wörterbuch.
    .braille = { $word } im Buch
words-no-word-counts = Kein Wort zählt: Es gelten die höchsten Karten.
    .brief = Die höchsten Karten zählen.
    .braille = höchste Karten
words-high-card = { $you ->
        [seat] Du hast
       *[other] { $seat } hat
    } { $card }.
    .brief = { loop-who }: { $card }.
    .braille = { $seat } { $card }
words-equal = Gleichstand: { $winners-you ->
        [yes] Du und { $winners-others }, ihr teilt.
       *[no] { $winners } teilen.
    }
    .brief = Gleichstand: { $winners-you ->
        [yes] du und { $winners-others }.
       *[no] { $winners }.
    }
    .braille = gleich { $winners }
words-left = { $you ->
        [seat] Du hast keine Chips mehr.
       *[other] { $seat } hat keine Chips mehr.
    }
    .brief = { $you ->
        [seat] Du bist aus dem Spiel.
       *[other] { $seat } ist aus dem Spiel.
    }
    .braille = { $seat } aus dem Spiel
words-won = { $you ->
        [seat] Du gewinnst mit { $chips }.
       *[other] { $seat } gewinnt mit { $chips }.
    }
    .brief = { $you ->
        [seat] Du gewinnst, { $chips }.
       *[other] { $seat } gewinnt, { $chips }.
    }
    .braille = { $seat } gewinnt, { $chips }
words-standing = { $you ->
        [seat] Du: { $chips }.
       *[other] { $seat }: { $chips }.
    }
    .brief = { loop-who }: { $chips }.
    .braille = { $seat } { $chips }
    .cells = Chips: { $chips }

## Nachgefragt

words-holding = { $hand }.
    .brief = { $hand-short }.
    .braille = { $hand }
words-holds-unknown = Du hältst die Karten, Taverne kennt sie nicht.
    .brief = Echte Karten: unbekannt.
    .braille = unbekannt
words-hand-points = { $hand }. Zusammen { $points } Punkte.
    .brief = { $points }: { $hand }.
    .braille = { $points }: { $hand }
words-in-pot = { $pot } im Pot{ $price ->
        [0] .
       *[other] , { $price } zum Mitgehen.
    }
    .brief = Pot { $pot }{ $price ->
        [0] .
       *[other] , { $price } zum Mitgehen.
    }
    .braille = Pot { $pot }, mit { $price }
    .cells = Pot: { $pot }; Mitgehen: { $price ->
        [0] {""}
       *[other] { $price }
    }
words-who = { $you ->
        [seat] Du
       *[other] { $seat }
    }: { $place ->
        [in] dabei mit { $bet }, noch { $chips }.
        [all-in] dabei mit allem, { $bet } gesetzt.
        [folded] ausgestiegen, noch { $chips }.
       *[out] nicht mehr im Spiel.
    }
    .brief = { loop-who }: { $place ->
        [in] dabei, { $bet }.
        [all-in] mit allem, { $bet }.
        [folded] ausgestiegen.
       *[out] nicht im Spiel.
    }
    .braille = { $seat } { $place ->
        [in] dabei, { $bet }
        [all-in] alles { $bet }
        [folded] ausgestiegen
       *[out] nicht im Spiel
    }
    .cells = Einsatz: { $place ->
        [in] { $bet }
        [all-in] { $bet }
       *[other] {""}
    }; Runde: { $place ->
        [in] dabei
        [all-in] alles gesetzt
        [folded] ausgestiegen
       *[out] nicht im Spiel
    }
words-listed = { $word }: { $listed ->
        [yes] ja, steht im Wörterbuch
       *[no] { $can-lay ->
            [yes] nein, steht nicht im Wörterbuch
           *[no] nein
        }
    }{ words-lacks }.
    .brief = { $word }: { $listed ->
        [yes] ja
       *[no] nein
    }{ words-lacks }.
    .braille = { $word } { $listed ->
        [yes] ja
       *[no] nein
    }{ words-lacks }
words-lacks = { $can-lay ->
        [yes] { $missing ->
            [none] {""}
           *[other] ; auf deiner Hand fehlt { $missing }
        }
       *[no] ; sieben Karten dieses Decks können es nicht legen
    }
words-can-doubt = { $seat }: { $word }, { $points }.
    .brief = { $seat }: { $word }, { $points }.
    .braille = { $seat } { $word } { $points }

## Ablehnungen

words-no-check = Schieben geht hier nicht: Setze { $least } bis { $most }, oder steig aus.
words-bet = Setze { $least } bis { $most }.
words-raise-only = Erhöhen kannst du nur auf { $least }.
words-raise = Erhöhe auf { $least } bis { $most }.
words-call-or-raise = { $typed } kann mitgehen oder erhöhen heißen. Tippe mitgehen, oder erhöhen und auf wie viel.
words-no-raise = Höher geht es nicht: mitgehen oder aussteigen.
words-four-at-most = Tausche höchstens vier Karten, nicht { $typed }.
words-no-such-card = Eine Karte { $card } hast du nicht.
words-no-card-left = Eine Karte { $card } hast du nicht mehr.
words-not-in-hand = { $word } kannst du { $count ->
        [0] mit deinen Karten nicht legen.
       *[other] nicht legen. Es fehlt noch: { $missing }.
    }{ $bound ->
        [yes] {" "}Die beiden Buchstaben einer Karte werden zusammen gelegt.
       *[no] {""}
    }
words-one-card = Eine Karte ist kein Wort: Lege wenigstens zwei.
words-not-spelled = Diese Karten ergeben nicht { $word }.
words-not-listed = { $word } steht nicht im Wörterbuch. Lege ein anderes Wort oder keins.
words-which-cards = Tippe die Karten von { $word } mit Leerzeichen dazwischen, zum Beispiel { $cards }.
words-not-in-deck = Mit sieben Karten dieses Decks lässt sich { $word } nicht legen.
words-one-of-deck = Tippe eine Karte des Decks, zum Beispiel { $card }.
words-nobody-there = So heißt hier niemand.
words-no-doubt = Dort liegt kein Wort, das du anzweifeln kannst.
words-no-looking = Nachgeschlagen wird nur, wenn jemand zweifelt.
words-look-what = Tippe prüfen und ein Wort.
words-bets-cross = Die niedrigste Wette, { $least }, liegt über der höchsten, { $most }.
words-no-bots = Bots können keine echten Karten halten. Nenne mindestens zwei Spieler, zum Beispiel: taverne play words Ann Ben --cards typed
words-deck-small = Dieses Deck hat { $cards } Karten; { $seats } Spieler brauchen { $needed }.
words-edition-final = { $file } kann nicht weitergehen: Das Wörterbuch hat sich geändert, und nach dem alten lagen schon Wörter. Stelle das alte wieder her.
words-edition = Das Wörterbuch hat sich geändert, seit dieses Spiel begann.
words-deck-toml = { $file } ist kein gültiges TOML: Sieh in Zeile { $line } nach.
words-deck-empty = { $file } braucht eine Tabelle namens cards mit den Buchstaben jeder Karte.
words-deck-twice = { $file }, Zeile { $line }: Die Karte { $card } steht zweimal da.
words-deck-letters = { $file }, Zeile { $line }: Die Karte { $card } braucht ein bis { $most } Buchstaben von A bis Z.
words-deck-card = { $file }, Zeile { $line }: Schreibe die Karte als { $card } = {"{"} count = 2, points = 9 {"}"}
words-deck-count = { $file }, Zeile { $line }: count bei { $card } muss eine ganze Zahl von { $least } bis { $most } sein.
words-deck-points = { $file }, Zeile { $line }: points bei { $card } muss eine ganze Zahl von { $least } bis { $most } sein.

## Zahlen aus vielen Spielen

words-figure-rounds = Runden je Spiel
words-figure-word-mean = Punkte je Wort
words-figure-none-share = Anteil der Blätter ohne Wort
words-figure-struck-share = Anteil gestrichener Wörter
words-figure-chips = Chips am Ende, nach Plätzen

## Was für die Spieler gezählt wird

words-shared-short = { $shared ->
        [0] {""}
       *[other] , geteilt { $shared }
    }
words-words = { $words ->
        [one] Ein Wort
       *[other] { $words } Wörter
    }, im Schnitt { $average } Punkte{ $best ->
        [0] {""}
       *[other] ; das beste war { $word } mit { $best }
    }. { $pots ->
        [0] Kein Pot
        [one] Ein Pot
       *[other] { $pots } Pots
    } gewonnen{ $shared ->
        [0] .
        [one] , einer geteilt.
       *[other] , { $shared } geteilt.
    }
    .brief = Wörter { $words }, im Schnitt { $average }, das beste { $best }, Pots { $pots }{ words-shared-short }.
    .braille = Wörter { $words }, Schnitt { $average }, bestes { $word } { $best }, Pots { $pots }{ words-shared-short }
words-personal-best = Ein Wort mit { $number } Punkten: { $you ->
        [seat] dein bestes
       *[other] das beste von { $seat }
    } bisher.

words-legend = ausgestiegen: in dieser Runde nicht mehr dabei; alles gesetzt: hat alle Chips im Pot; nicht im Spiel: hat keine Chips mehr; Mitgehen: was es kostet, dabeizubleiben

## Optionen des Tisches

words-option-ante = Grundeinsatz
    .help = was jeder vor dem Geben zahlt.
words-option-min-bet = Mindestwette
    .help = die kleinste Wette.
words-option-max-bet = Höchstwette
    .help = die größte Wette.
words-option-chips = Chips
    .help = womit jeder beginnt.
words-option-rounds = Runden
    .help = wie viele es sind; mit 0, bis einer alle Chips hat.
    .shown = wie viele gespielt werden
    .shown-0 = ohne Grenze
words-option-check = Prüfung
    .help = wann Wörter nachgeschlagen werden: immer oder bei Zweifel.
words-value-check-challenge = Zweifel
words-value-check-always = immer
words-option-cards = Karten
    .help = echt heißt mit euren eigenen Karten.
words-value-cards-seeded = gegeben
words-value-cards-typed = echt
words-option-umlauts = Umlaute
    .help = ob Ä als AE oder als A gelegt wird.
words-value-umlauts-expand = AE
words-value-umlauts-plain = A
words-option-deck = Deck
    .help = die Karten: das Deck einer Sprache, etwa de, oder der Pfad einer Deckdatei.
words-option-dictionary = Wörterbuch
    .help = die Wörter: ein Name oder der Pfad einer Liste.
words-option-spelling = Schreibung
    .help = in welcher Sprache eine Liste geschrieben ist.

## Die Lektion

words-lesson-hand = Das sind deine sieben Karten, nach jeder hörst du ihre Punkte. Manche Karten haben zwei Buchstaben, E R zum Beispiel, geschrieben ER; die legst du nur zusammen. Tippe Karten, dann stehen sie wieder in der Frage.
words-lesson-open = Setze Chips, oder steig aus. Die anderen müssen ebenso viel zahlen, um dabeizubleiben.
words-lesson-call = Mit mitgehen zahlst du den Preis, mit erhöhen setzt du mehr, mit aussteigen gibst du die Runde auf.
words-lesson-raised = Wer erhöht, hat gute Karten oder blufft.
words-lesson-swap = Tausche bis zu vier Karten, die du nicht brauchst: tippe tauschen und die Karten; oder keine.
    .rest = Einmal in der Runde darfst du bis zu vier Karten tauschen.
words-lesson-swapped = Wer wenig tauscht, hat vielleicht schon ein gutes Wort.
words-lesson-lay = Tippe das Wort, das du legst. Mit prüfen und einem Wort hörst du, ob es im Wörterbuch steht.
words-lesson-laid = Das Wort mit den meisten Punkten gewinnt den Pot.
words-lesson-no-word = Wer kein Wort legt, hat 0. Die höchste Karte zählt nur, wenn niemand ein Wort legt.
    .rest = Legt niemand ein Wort, zählt die höchste Karte.
words-lesson-folded = Wer aussteigt, verliert den Einsatz, mehr nicht.
words-lesson-pot = Im Pot liegen die Grundeinsätze und alle Wetten der Runde.

## Tipps und Rückblick

words-no-look-up = Kein Tipp: Nachgeschlagen wird hier nur bei Zweifel, und für einen Tipp müsste man nachschlagen.
    .brief = Kein Tipp: Er wäre ein Nachschlagen.
    .braille = kein Tipp: er wäre ein Nachschlagen
words-advise-than = { $than ->
        [fold] auszusteigen
        [call] mitzugehen
        [raise] auf { $chips } zu erhöhen
       *[bet] { $chips } zu setzen
    }
words-advise-dear = { $than ->
        [fold] Aussteigen
        [call] Mitgehen
        [raise] Auf { $chips } erhöhen
       *[bet] { $chips } setzen
    }
words-advise-mixes = Der beste Bot macht das hier in { $often } von 100 Fällen und
words-advise-third = { $third ->
        [none] {""}
        [fold] {" "}oder steigt aus
        [call] {" "}oder geht mit
        [raise] {" "}oder erhöht auf { $third-chips }
       *[bet] {" "}oder setzt { $third-chips }
    }, damit ihn niemand durchschaut.
words-advise-fold = Steig aus: { $often ->
        [100] { $more ->
            [0] Nichts anderes bringt mehr.
           *[other] { words-advise-dear } kostet { $games ->
                [yes] { $more } von 100 Spielen, die so stehen.
               *[no] { $more } { $more ->
                    [one] Chip
                   *[other] Chips
                } in 100 solchen Runden.
            }
        }
       *[other] { words-advise-mixes } { $than ->
            [fold] steigt sonst aus
            [call] geht sonst mit
            [raise] erhöht sonst auf { $chips }
           *[bet] setzt sonst { $chips }
        }{ words-advise-third }
    }
    .brief = Aussteigen{ $often ->
        [100] { $more ->
            [0] : Nichts bringt mehr.
           *[other] , spart { $more } in 100.
        }
       *[other] : { $often } von 100, sonst { $than ->
            [fold] aussteigen
            [call] mitgehen
            [raise] auf { $chips } erhöhen
           *[bet] { $chips } setzen
        }.
    }
    .braille = aussteigen, { $often ->
        [100] spart { $more } in 100
       *[other] { $often } von 100
    }
words-advise-call = Geh mit{ $often ->
        [100] { $more ->
            [0] , oder { $than ->
                [fold] steig aus
                [call] geh mit
                [raise] erhöhe auf { $chips }
               *[bet] setze { $chips }
            }: Beides ist gleich gut.
           *[other] : { $games ->
                [yes] Von 100 Spielen, die so stehen, gewinnt das { $more } mehr als { words-advise-than }.
               *[no] Das bringt in 100 solchen Runden { $more } { $more ->
                    [one] Chip
                   *[other] Chips
                } mehr als { words-advise-than }.
            }
        }
       *[other] : { words-advise-mixes } { $than ->
            [fold] steigt sonst aus
            [call] geht sonst mit
            [raise] erhöht sonst auf { $chips }
           *[bet] setzt sonst { $chips }
        }{ words-advise-third }
    }
    .brief = Mitgehen{ $often ->
        [100] , { $more ->
            [0] gleich gut
           *[other] { $more } mehr in 100
        }
       *[other] : { $often } von 100, sonst { $than ->
            [fold] aussteigen
            [call] mitgehen
            [raise] auf { $chips } erhöhen
           *[bet] { $chips } setzen
        }
    }.
    .braille = mitgehen, { $often ->
        [100] { $more ->
            [0] gleich gut
           *[other] { $more } mehr in 100
        }
       *[other] { $often } von 100
    }
words-advise-bet = { $raises ->
        [yes] Erhöhe auf { $chips }
       *[no] Setze { $chips }
    }{ $bluff ->
        [yes] , als Bluff
       *[no] {""}
    }{ $often ->
        [100] { $more ->
            [0] , oder { $than ->
                [fold] steig aus
                [call] geh mit
                [raise] erhöhe auf { $other }
               *[bet] setze { $other }
            }: Beides ist gleich gut.
           *[other] : { $games ->
                [yes] Von 100 Spielen, die so stehen, gewinnt das { $more } mehr als
               *[no] Das bringt in 100 solchen Runden { $more } { $more ->
                    [one] Chip
                   *[other] Chips
                } mehr als
            } { $than ->
                [fold] auszusteigen.
                [call] mitzugehen.
                [raise] auf { $other } zu erhöhen.
               *[bet] { $other } zu setzen.
            }
        }
       *[other] : { words-advise-mixes } { $than ->
            [fold] steigt sonst aus
            [call] geht sonst mit
            [raise] erhöht sonst auf { $other }
           *[bet] setzt sonst { $other }
        }{ words-advise-third }
    }{ $bluff ->
        [yes] {" "}Dein Wort schlägt nur { $rank } von 100 Blättern.
       *[no] {""}
    }
    .brief = { $raises ->
        [yes] Auf { $chips } erhöhen
       *[no] { $chips } setzen
    }{ $bluff ->
        [yes] , ein Bluff
       *[no] {""}
    }{ $often ->
        [100] , { $more ->
            [0] gleich gut
           *[other] { $more } mehr in 100
        }
       *[other] : { $often } von 100, sonst { $than ->
            [fold] aussteigen
            [call] mitgehen
            [raise] auf { $other } erhöhen
           *[bet] { $other } setzen
        }
    }.
    .braille = { $raises ->
        [yes] erhöhen { $chips }
       *[no] setzen { $chips }
    }{ $bluff ->
        [yes] , Bluff
       *[no] {""}
    }, { $often ->
        [100] { $more ->
            [0] gleich gut
           *[other] { $more } mehr in 100
        }
       *[other] { $often } von 100
    }
words-advise-swap = { $count ->
        [0] Tausche nichts: { $points ->
            [0] Kein Tausch bringt wohl ein Wort.
           *[other] Dein bestes Wort hat { $points } Punkte{ $average ->
                [0] .
               *[other] , nach dem besten Tausch im Schnitt { $average }.
            }
        }
       *[other] Tausche { $cards-short }: Dein bestes Wort hat dann im Schnitt { $average } Punkte, jetzt { $points ->
            [0] hast du keins.
           *[other] { $points }.
        }
    }
    .brief = { $count ->
        [0] Nichts tauschen
       *[other] { $cards-short } tauschen
    }: { $count ->
        [0] { $points }; der beste Tausch: { $average }.
       *[other] im Schnitt { $average }; jetzt: { $points }.
    }
    .braille = { $count ->
        [0] nichts tauschen
       *[other] { $cards-short } tauschen
    }, jetzt { $points }
words-advise-bet-why = Was entscheidet: wie oft dein bestes Wort die der anderen schlägt, und was im Pot ist gegen das, was du zahlst.
words-advise-call-why = { words-advise-bet-why }
words-advise-fold-why = { words-advise-bet-why }
words-advise-swap-why = Was entscheidet: die Punkte deines besten Wortes im Schnitt, über die Karten, die kommen können.
words-advise-letters = Dein bestes Wort hat { $letters } Buchstaben und { $points } Punkte. Frag noch einmal, dann hörst du es.
    .brief = { $letters } Buchstaben, { $points } Punkte.
    .braille = { $letters } Buchstaben, { $points } Punkte
words-advise-word = Lege { $word }, { $cards-short }: { $points } Punkte.
    .brief = Lege { $word }, { $cards-short }: { $points }.
    .braille = { $word }, { $points }
words-advise-no-word = Keins: In deinen Karten ist kein Wort.
    .brief = Keins: kein Wort.
    .braille = keins: kein Wort
words-cost-laid = { $hand-short }: { $did ->
        [0] Du hast kein Wort gelegt.
       *[other] { $made-up ->
            [yes] Du hast { $laid } gelegt, { $did }; das Wort steht nicht im Wörterbuch.
           *[no] Du hast { $laid } gelegt, { $did }.
        }
    } Das beste war { $word }, { $points }.
    .brief = { $hand-short }: { $word }, { $points }, nicht { $made-up ->
        [yes] { $laid }
       *[no] { $did }
    }.
    .braille = { $hand-short }: { $word } { $points }, nicht { $made-up ->
        [yes] { $laid }
       *[no] { $did }
    }
words-luck = { $hands ->
        [one] Dein Blatt war besser als { $rank } von 100 Blättern
       *[other] Deine { $hands } Blätter waren im Schnitt besser als { $rank } von 100 Blättern
    }; 50 wären üblich.
    .brief = Blätter besser als { $rank } von 100; üblich: 50.
    .braille = Blätter besser als { $rank } von 100, üblich 50

## Zahlen in den Regeln, die Optionen ändern

words-guide-rounds = Das Spiel { $rounds ->
        [0] dauert, bis einer alle hat, oder so viele Runden, wie ihr ausmacht.
        [one] hat eine Runde.
       *[other] hat { $rounds } Runden, wenn nicht einer vorher alle hat.
    }
words-guide-chips = { $chips ->
        [one] einem Chip
       *[other] { $chips } Chips
    }
words-guide-ante = { $ante ->
        [one] einem Chip
       *[other] { $ante } Chips
    }
words-guide-bets = { $max-bet ->
        [one] einen Chip
       *[other] { $min-bet } bis { $max-bet } Chips
    }
words-guide-swapped = { $deck ->
        [en] W TH
        [fr] W CH
       *[de] X CH
    }
words-guide-word = { $deck ->
        [en] thin
        [fr] chat
       *[de] Dach
    }
words-guide-cards = { $deck ->
        [en] TH I N
        [fr] CH A T
       *[de] D A CH
    }
words-guide-max-bet = { $max-bet }
