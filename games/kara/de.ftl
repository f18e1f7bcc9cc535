### Bring den Kara ins Haus auf Deutsch. $you nennt das Feld, dessen Platz der eigene ist; $first ist beim ersten Mal "yes".

kara = Bring den Kara ins Haus

## Antworten und Befehle

kara-answer-run = laufen, l
kara-answer-all = alle, a, laufen alle
kara-answer-stop = stopp, s
kara-answer-stay = bleiben, b
kara-answer-leave = gehen, g
kara-answer-join = mitspielen, m
kara-command-house = Haus, ha
kara-command-who = wer, we

## Fragen

kara-run-or-stop = { $dice }, { $far } { $side ->
        [over] drüber
       *[under] darunter
    }{ $first ->
        [yes] . Laufen?
       *[no] ?
    }
    .brief = { $dice }?
    .braille = { $dice }, { $far } { $side ->
        [over] drüber
       *[under] darunter
    }?
    .allowed = Tippe laufen und die Würfel, die noch einmal fallen, zum Beispiel laufen 3 3, oder laufen alle, oder stopp.
    .longest = laufen 3 3
kara-stay-or-go = { $inside ->
        [yes] Nächste Runde?
       *[no] Wieder mit?
    }{ $first ->
        [yes] {" "}Enter oder { $inside ->
            [yes] gehen:
           *[no] mitspielen:
        }
       *[no] {""}
    }
    .brief = { $inside ->
        [yes] Weiter?
       *[no] Wieder?
    }
    .braille = { $inside ->
        [yes] nächste Runde?
       *[no] wieder mit?
    }
    .allowed = { $inside ->
        [yes] Enter geht weiter. Tippe gehen, um die nächsten Runden auszusetzen.
       *[no] Enter geht ohne dich weiter. Tippe mitspielen für die nächste Runde.
    }
    .longest = { $inside ->
        [yes] gehen
       *[no] mitspielen
    }

## Ereignisse

kara-stakes = { $stake ->
        [0] Gespielt wird um die Ehre, { $rounds ->
            [one] eine Runde.
           *[other] { $rounds } Runden.
        }
       *[other] { $chips } Chips für jeden, Einsatz { $stake }, { $rounds ->
            [one] eine Runde.
           *[other] { $rounds } Runden.
        }
    }
    .brief = { $stake ->
        [0] Um die Ehre, Runden { $rounds }.
       *[other] { $chips } Chips, Einsatz { $stake }, Runden { $rounds }.
    }
    .braille = { $stake ->
        [0] Ehre, Runden { $rounds }
       *[other] { $chips } Chips, Einsatz { $stake }, Runden { $rounds }
    }
kara-house-next = { $you ->
        [thrower] Jetzt wirfst du das Haus.
       *[other] Jetzt wirft { $thrower } das Haus.
    }
    .brief = Das Haus: { $thrower }.
    .braille = Haus { $thrower }
kara-house = Das Haus ist { $total }: { $dice }.
    .brief = Haus { $total }: { $dice }.
    .braille = Haus { $total }: { $dice }
kara-house-by = Das Haus ist { $total }: { $dice }, geworfen von { $you ->
        [seat] dir
       *[other] { $seat }
    }{ $plays ->
        [yes] .
       *[no] {""}. { $you ->
            [seat] Du setzt aus.
           *[other] { $seat } setzt aus.
        }
    }
    .brief = Haus { $total }: { $dice }, von { $seat }.
    .braille = Haus { $total }: { $dice } { $seat }
kara-threw = { $dice }, { $far } { $side ->
        [over] drüber
       *[under] darunter
    }: { $you ->
        [seat] dein Kara.
       *[other] { $seat }.
    }
    .brief = { $far } { $side ->
        [over] drüber
       *[under] darunter
    }: { $seat }.
    .braille = { $dice }, { $far } { $side ->
        [over] drüber
       *[under] darunter
    }, { $seat }
kara-in-house = { $dice }: im Haus. { $you ->
        [seat] Du stoppst.
       *[other] { $seat } stoppt.
    }
    .brief = Im Haus: { $seat }.
    .braille = { $dice } im Haus. { $seat }, { $matches } gleich
kara-exactly = { $dice }: genau ins Haus. { $you ->
        [seat] Du gewinnst die Runde.
       *[other] { $seat } gewinnt die Runde.
    }
    .brief = Genau ins Haus: { $seat }.
    .braille = { $dice } genau ins Haus. { $seat }
kara-stopped = { $you ->
        [seat] Du stoppst
       *[other] { $seat } stoppt
    }, { $far } { $side ->
        [over] drüber.
       *[under] darunter.
    }
    .brief = { $seat } stoppt, { $far } { $side ->
        [over] drüber.
       *[under] darunter.
    }
    .braille = { $seat } stoppt, { $far } { $side ->
        [over] drüber
       *[under] darunter
    }
kara-last-turn = Alle anderen sind noch einmal dran.
    .brief = Noch einmal.
    .braille = die anderen noch einmal
kara-too-long = Hundertmal um den Tisch: jeder Kara wird gestoppt.
    .brief = Hundertmal herum: alle stoppen.
    .braille = 100-mal, alle stoppen
kara-drinks = Eine Runde für alle: { $chips } aus dem Pot an den Wirt.
    .brief = Eine Runde für alle: { $chips }.
    .braille = Wirt { $chips }
kara-wins = { $you ->
        [seat] Du gewinnst
       *[other] { $seat } gewinnt
    } die Runde: { $side ->
        [in] im Haus
        [over] { $far } drüber
       *[under] { $far } darunter
    }{ $matches ->
        [-1] {""}
        [one] , ein Würfel gleich
       *[other] , { $matches } Würfel gleich
    }.
    .brief = { $seat } gewinnt: { $side ->
        [in] im Haus
        [over] { $far } drüber
       *[under] { $far } darunter
    }{ $matches ->
        [-1] {""}
        [one] , ein Würfel gleich
       *[other] , { $matches } Würfel gleich
    }.
    .braille = { $seat } gewinnt, { $side ->
        [in] im Haus
        [over] { $far } drüber
       *[under] { $far } darunter
    }{ $matches ->
        [-1] {""}
        [one] , ein Würfel gleich
       *[other] , { $matches } Würfel gleich
    }
kara-equal = Gleich: { $winners }, { $far ->
        [0] im Haus
       *[other] { $far } entfernt
    }, { $matches ->
        [one] ein Würfel gleich
       *[other] { $matches } Würfel gleich
    }. Sie teilen.
    .brief = Gleich: { $winners }.
    .braille = gleich { $winners }, { $far ->
        [0] im Haus
       *[other] { $far } entfernt
    }, { $matches ->
        [one] ein Würfel gleich
       *[other] { $matches } Würfel gleich
    }
kara-bill = { $chips } gingen an den Wirt.
    .brief = Der Wirt: { $chips }.
    .braille = Wirt { $chips }
kara-won = { $you ->
        [seat] Du gewinnst mit { $chips }
       *[other] { $seat } gewinnt mit { $chips }
    } und { $rounds ->
        [one] einer Runde.
       *[other] { $rounds } Runden.
    }
    .brief = { $seat } gewinnt, { $chips }, Runden { $rounds }.
    .braille = { $seat } gewinnt, { $chips }, Runden { $rounds }
kara-standing = { $you ->
        [seat] Du: { $chips }
       *[other] { $seat }: { $chips }
    }, { $rounds ->
        [one] eine Runde.
       *[other] { $rounds } Runden.
    }
    .brief = { $seat } { $chips }, Runden { $rounds }.
    .braille = { $seat } { $chips }, Runden { $rounds }

## Nachgefragt

kara-holding = { $dice }, { $side ->
        [in] im Haus.
        [over] { $far } drüber.
       *[under] { $far } darunter.
    }
    .brief = { $dice }, { $side ->
        [in] im Haus.
        [over] { $far } drüber.
       *[under] { $far } darunter.
    }
    .braille = { $dice } { $side ->
        [in] im Haus
        [over] { $far } drüber
       *[under] { $far } darunter
    }
kara-not-thrown = Noch nichts geworfen.
    .brief = Noch nichts.
    .braille = noch nichts
kara-who = { $you ->
        [seat] Du
       *[other] { $seat }
    }: { $side ->
        [in] im Haus
        [over] { $far } drüber
       *[under] { $far } darunter
    }, { $matches } gleich{ $stopped ->
        [yes] , steht
       *[no] {""}
    }{ $leads ->
        [yes] { $you ->
            [seat] , du führst.
           *[other] , führt.
        }
       *[no] .
    }
    .brief = { $seat }: { $side ->
        [in] im Haus
        [over] { $far } drüber
       *[under] { $far } darunter
    }{ $stopped ->
        [yes] , steht
       *[no] {""}
    }{ $leads ->
        [yes] , führt.
       *[no] .
    }
    .braille = { $seat } { $side ->
        [in] im Haus
        [over] { $far } drüber
       *[under] { $far } darunter
    }{ $stopped ->
        [yes] {" "}steht
       *[no] {""}
    }{ $leads ->
        [yes] {" "}führt
       *[no] {""}
    }
kara-waits = { $you ->
        [seat] Du
       *[other] { $seat }
    }: noch nichts geworfen.
    .brief = { $seat }: noch nichts.
    .braille = { $seat } noch nichts
kara-can-run = laufen { $dice }: { $ways } von { $every } { $ways ->
        [one] führt
       *[other] führen
    } ins Haus.
    .brief = laufen { $dice }: { $ways } von { $every }.
    .braille = laufen { $dice }: { $ways } von { $every } ins Haus
kara-sum = { $sum }, { $side ->
        [in] im Haus
        [over] { $far } drüber
       *[under] { $far } darunter
    }, { $matches ->
        [one] ein Würfel gleich
       *[other] { $matches } Würfel gleich
    }
    .brief = { $sum }, { $side ->
        [in] im Haus
        [over] { $far } drüber
       *[under] { $far } darunter
    }, { $matches } gleich
    .braille = { $sum }, { $side ->
        [in] im Haus
        [over] { $far } drüber
       *[under] { $far } darunter
    }, { $matches } gleich
kara-exact-sum = { $sum }, genau ins Haus
    .brief = { $sum }, genau
    .braille = { $sum }, genau

## Ablehnungen

kara-not-in-kara = Keine { $dice } in { $kara }.
kara-stay-or-go-only = Enter geht weiter.
kara-five-dice = Ein Kara hat fünf Würfel, und das Haus auch, nicht { $typed }.

## Zahlen aus vielen Spielen

kara-figure-house-totals = Summen des Hauses
kara-figure-rounds = Runden je Spiel
kara-figure-in-house = Im Haus, je Runde
kara-figure-exact = Genau ins Haus, je Runde
