### Bring den Kara ins Haus auf Deutsch. $you nennt das Feld, dessen Platz der eigene ist; $first ist beim ersten Mal "yes".

kara = Bring den Kara ins Haus
    .help = fünf Würfel; komm so nah ans Haus, wie du kannst
kara-spoken = Civis: Ziwis
loop-pot = Topf

## Antworten und Befehle

kara-answer-run = laufen, l, werfen, werfe, wirf, lauf, würfeln, würfle
    .pick = Mit diesen laufen
kara-answer-all = alle, a, laufen alle, alles, alle neu, alles neu, alle fünf, alle fünf Würfel, alle 5
kara-answer-stop = stopp, s, stoppen, liegen lassen, lass liegen, lass sie liegen, lass es, aufhören, hör auf, höre auf, fertig, Schluss, genug, bleiben, bleib, nichts, keine, keinen, sichern, nehmen, behalten
kara-answer-stay = bleiben, b
kara-answer-leave = gehen, g
kara-answer-join = mitspielen, m, wieder dabei, wieder, dabei
kara-command-dice = Würfel, wü, wu
    .said = wie weit, wie weit bin ich, wie weit bin ich weg, wie weit weg bin ich, wie nah bin ich, wo bin ich, wo liege ich, mein Kara
    .help = dein Kara, und wie weit er vom Haus weg ist
kara-command-house = Haus, ha
    .help = die Würfel des Hauses, und wer sie geworfen hat
kara-command-who = wer, we
    .said = wie weit sind die anderen, wie weit sind alle, wer ist am nächsten dran
    .help = wie weit jeder Kara vom Haus weg ist, und wer führt
kara-command-pot = Topf, to, Pot
    .said = wie viel ist im Topf, was ist im Topf, wie viel liegt im Topf, was liegt im Topf, wie groß ist der Topf, wie viele Steine sind im Topf, um wie viel geht es
    .help = was im Topf liegt

## Fragen

kara-run-or-stop = { $turn ->
        [yes] Dein Kara:{" "}
       *[no] {""}
    }{ $far } { $side ->
        [over] drüber
       *[under] drunter
    }, { $dice }{ $first ->
        [yes] . Laufen oder stopp?
       *[no] : welche?
    }
    .less = { $far } { $side ->
        [over] drüber
       *[under] drunter
    }, { $dice }?
    .brief = { $dice }?
    .braille = { $dice }, { $far } { $side ->
        [over] drüber
       *[under] drunter
    }?
    .first = { $you ->
        [seat] Du bist dran.{" "}
       *[none] {""}
    }Tippe laufen und die Würfel, die du noch einmal wirfst, zum Beispiel laufen 3 3, oder stopp, um sie liegen zu lassen.{ $last ->
        [yes] {""}
       *[no] {" "}Hat jemand gestoppt, hat jeder andere noch einen Zug.
    }
    .allowed = Tippe laufen und die Würfel, die du noch einmal wirfst, zum Beispiel laufen 3 3, oder laufen alle, oder stopp.
    .longest = laufen 3 3
    .figure = { $far } { $side ->
        [over] über
       *[under] unter
    } { $sum }
    .does-run = wirf diese noch einmal
    .does-all = wirf alle fünf noch einmal
    .does-stop = stopp: lass alle liegen
kara-stay-or-go = { $inside ->
        [yes] Nächste Runde?
       *[no] Wieder dabei?
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
       *[no] wieder dabei?
    }
    .sure = Gehen? Sind alle gefragt, ist das Spiel zu Ende.
    .sure-brief = Spielende?
    .allowed = { $inside ->
        [yes] Mit Enter geht es weiter. Tippe gehen, um vom Tisch zu gehen. Mitspielen bringt dich zurück.
       *[no] Mit Enter geht es ohne dich weiter. Tippe mitspielen für die nächste Runde.
    }
    .longest = { $inside ->
        [yes] gehen
       *[no] mitspielen
    }
    .does-stay = { $inside ->
        [yes] die nächste Runde
       *[no] noch eine Runde ohne dich
    }
    .does-leave = spiel vorerst nicht mehr
    .does-join = sei wieder dabei

## Ereignisse

kara-stakes = { $stake ->
        [0] Gespielt wird um die Ehre, { $rounds ->
            [one] eine Runde.
           *[other] { $rounds } Runden.
        }
       *[other] { $chips } Spielsteine für jeden, Einsatz { $stake }, { $rounds ->
            [one] eine Runde.
           *[other] { $rounds } Runden.
        }
    }{ $first ->
        [yes] {" "}Das Ziel: Bring die Summe deiner fünf Würfel, deines Kara, so nah wie möglich an die des Hauses, das sind fünf andere Würfel. Wer am nächsten ist, nimmt den Topf; bei Gleichstand entscheidet, wer mehr Würfel mit dem Haus gemeinsam hat. Wer am Ende die meisten Steine hat, gewinnt das Spiel. { loop-hear-more }
       *[no] {""}
    }
    .brief = { $stake ->
        [0] Um die Ehre, Runden { $rounds }.
       *[other] { $chips } Steine, Einsatz { $stake }, Runden { $rounds }.
    }
    .braille = { $stake ->
        [0] Ehre, Runden { $rounds }
       *[other] { $chips } Steine, Einsatz { $stake }, Runden { $rounds }
    }
kara-house-next = { $neutral ->
        [yes] Jetzt wird das Haus geworfen; es gehört keinem.
       *[no] { $you ->
            [thrower] Jetzt wirfst du das Haus.
           *[other] Jetzt wirft { $thrower } das Haus.
        }
    }
    .brief = { $neutral ->
        [yes] Das Haus gehört keinem.
       *[no] { $thrower } wirft das Haus.
    }
    .braille = { $neutral ->
        [yes] Haus unparteiisch
       *[no] Haus { $thrower }
    }
kara-house = { $number ->
        [0] {""}
       *[other] { loop-round-now }{" "}
    }Haus { $total }{ $first ->
        [yes] , die Zielsumme; Würfel:
       *[no] :
    } { $dice }.
    .brief = Haus { $total }: { $dice }.
    .braille = Haus { $total }: { $dice }
kara-house-by = { $number ->
        [0] {""}
       *[other] { loop-round-now }{" "}
    }Haus { $total }{ $first ->
        [yes] , die Zielsumme; Würfel:
       *[no] :
    } { $dice }, geworfen von { $you ->
        [seat] dir
       *[other] { $seat }
    }{ $plays ->
        [yes] .
       *[no] {""}. { $you ->
            [seat] Darum setzt du diese Runde aus.
           *[other] { $seat } setzt darum diese Runde aus.
        }
    }
    .brief = Haus { $total }: { $dice }, von { $you ->
        [seat] dir.
       *[other] { $seat }.
    }
    .braille = Haus { $total }: { $dice } { $seat }
kara-threw-dice = { $you ->
        [seat] { $again ->
            [yes] , { $dice }
           *[no] : { $dice }
        }
       *[other] { $again ->
            [yes] {""}
           *[no] : { $dice }
        }
    }
kara-threw = { $again ->
        [yes] { $you ->
            [seat] Du läufst:
           *[other] { $seat } läuft:
        }
       *[no] { $you ->
            [seat] Du bist
           *[other] { $seat } ist
        }
    } { $far } { $side ->
        [over] { $first ->
            [yes] über dem Haus
           *[no] drüber
        }
       *[under] { $first ->
            [yes] unter dem Haus
           *[no] drunter
        }
    }{ kara-threw-dice }.
    .full = { $again ->
        [yes] { $you ->
            [seat] Du läufst:
           *[other] { $seat } läuft:
        }
       *[no] { $you ->
            [seat] Du bist
           *[other] { $seat } ist
        }
    } { $far } { $side ->
        [over] { $first ->
            [yes] über dem Haus
           *[no] drüber
        }
       *[under] { $first ->
            [yes] unter dem Haus
           *[no] drunter
        }
    }{ $again ->
        [yes] , { $dice }
       *[no] : { $dice }
    }.
    .brief = { loop-who }: { $far } { $side ->
        [over] drüber.
       *[under] drunter.
    }
    .braille = { $seat } { $again ->
        [yes] läuft{" "}
       *[no] {""}
    }{ $dice }, { $far } { $side ->
        [over] drüber
       *[under] drunter
    }
kara-in-house = { $you ->
        [seat] Du bist
       *[other] { $seat } ist
    } mit { $dice } im Haus{ $first ->
        [yes] : die Summe des Hauses, also { $you ->
            [seat] stoppst du
           *[other] stoppt { $seat }
        }
       *[no] {""}
    }.
    .brief = { $you ->
        [seat] Du bist
       *[other] { $seat } ist
    } im Haus.
    .braille = { $seat } { $dice } im Haus, { $matches } wie das Haus
kara-exactly = { $you ->
        [seat] Du triffst
       *[other] { $seat } trifft
    } mit { $dice } genau ins Haus{ $first ->
        [yes] , es sind dieselben Würfel,
       *[no] {""}
    } und { $you ->
        [seat] gewinnst
       *[other] gewinnt
    } die Runde.
    .brief = { $you ->
        [seat] Du triffst
       *[other] { $seat } trifft
    } genau ins Haus.
    .braille = { $seat } { $dice } genau ins Haus
kara-stopped = { $you ->
        [seat] Du stoppst
       *[other] { $seat } stoppt
    }, { $far } { $side ->
        [over] drüber.
       *[under] drunter.
    }
    .brief = { $you ->
        [seat] Du stoppst,
       *[other] { $seat } stoppt,
    } { $far } { $side ->
        [over] drüber.
       *[under] drunter.
    }
    .braille = { $seat } stoppt, { $far } { $side ->
        [over] drüber
       *[under] drunter
    }
kara-last-turn = Letzter Zug für { $others-you ->
        [yes] dich{ $others-others ->
            [none] {""}
           *[other] {" "}und { $others-others }
        }
       *[no] { $others }
    }.{ $wait-you ->
        [yes] {" "}Du wirfst nur einmal.
       *[no] { $wait-others ->
            [none] {""}
           *[other] {" "}Nur ein Wurf für { $wait-others }.
        }
    }
    .brief = Letzter Zug: { $others-you ->
        [yes] du{ $others-others ->
            [none] {""}
           *[other] {" "}und { $others-others }
        }
       *[no] { $others }
    }.
    .braille = letzter Zug { $others }
kara-too-long = Hundertmal um den Tisch: Jeder Kara wird gestoppt.
    .brief = Hundertmal herum: Alle stoppen.
    .braille = 100-mal, alle stoppen
kara-drinks = { $first ->
        [yes] { $cause ->
            [tie] Ein Gleichstand
           *[exactly] Ein Wurf mit denselben Würfeln
        } kostet Getränke für alle
       *[no] Getränke für alle
    }: { $chips } aus dem Topf{ $first ->
        [yes] {" "}an den Wirt
       *[no] {""}
    }.
    .brief = Getränke für alle: { $chips }.
    .braille = Wirt { $chips }
kara-wins = { $you ->
        [seat] Du gewinnst
       *[other] { $seat } gewinnt
    }{ $first ->
        [yes] {" "}die Runde
       *[no] {""}
    }: { $side ->
        [in] im Haus
        [over] { $far } drüber
       *[under] { $far } drunter
    }{ $matches ->
        [-1] {""}
        [0] {""}
       *[other] , mit den meisten Würfeln, die auch das Haus hat: { $matches }
    }.
    .brief = { $you ->
        [seat] Du gewinnst:
       *[other] { $seat } gewinnt:
    } { $side ->
        [in] im Haus
        [over] { $far } drüber
       *[under] { $far } drunter
    }{ $matches ->
        [-1] {""}
       *[other] , { $matches } wie das Haus
    }.
    .braille = { $seat } gewinnt, { $side ->
        [in] im Haus
        [over] { $far } drüber
       *[under] { $far } drunter
    }{ $matches ->
        [-1] {""}
       *[other] , { $matches } wie das Haus
    }
kara-equal = Gleichstand: { $winners-you ->
        [yes] du und { $winners-others }
       *[no] { $winners }
    }{ $far ->
        [0] {""} im Haus
       *[other] {""}, jeder { $far } entfernt
    }{ $first ->
        [yes] . Dann gewinnt, wer mehr Würfel mit dem Haus gemeinsam hat; doch jeder hat { $matches ->
            [0] keinen
            [one] einen
           *[other] { $matches }
        }
       *[no] , jeder mit { $matches ->
            [0] keinem Würfel, den
            [one] einem Würfel, den
           *[other] { $matches } Würfeln, die
        } auch das Haus hat
    }.
    .brief = Gleichstand: { $winners-you ->
        [yes] du und { $winners-others }
       *[no] { $winners }
    }.
    .braille = gleich { $winners }, { $far ->
        [0] im Haus
       *[other] { $far } entfernt
    }, { $matches } wie das Haus
kara-bill = Der Wirt bekam für Getränke zusammen { $chips }.
    .brief = Der Wirt: { $chips }.
    .braille = Wirt { $chips }
kara-shared-short = { $shared ->
        [0] {""}
       *[other] , geteilt { $shared }
    }
kara-won = { $you ->
        [seat] Du gewinnst das Spiel
       *[other] { $seat } gewinnt das Spiel
    } mit { $chips ->
        [one] einem Stein
       *[other] { $chips } Steinen
    }, { $rounds ->
        [0] keine Runde gewonnen
        [one] eine Runde gewonnen
       *[other] { $rounds } Runden gewonnen
    }{ $shared ->
        [0] .
        [one] , eine geteilt.
       *[other] , { $shared } geteilt.
    }
    .brief = { $you ->
        [seat] Du gewinnst,
       *[other] { $seat } gewinnt,
    } { $chips }, Runden { $rounds }{ kara-shared-short }.
    .braille = { $seat } gewinnt, { $chips }, Runden { $rounds }{ kara-shared-short }
kara-standing = { $you ->
        [seat] Du
       *[other] { $seat }
    }: { $chips ->
        [one] ein Stein
       *[other] { $chips } Steine
    }, { $rounds ->
        [0] keine Runde gewonnen
        [one] eine Runde gewonnen
       *[other] { $rounds } Runden gewonnen
    }{ $shared ->
        [0] .
        [one] , eine geteilt.
       *[other] , { $shared } geteilt.
    }
    .brief = { loop-who }: { $chips }, Runden { $rounds }{ kara-shared-short }.
    .braille = { $seat } { $chips }, Runden { $rounds }{ kara-shared-short }
    .cells = { $honour ->
        [yes] {""}
       *[no] Steine: { $chips };{" "}
    }Gewonnene Runden: { $rounds }{ kara-shared-short }

## Nachgefragt

kara-holding = { $side ->
        [in] im Haus
        [over] { $far } drüber
       *[under] { $far } drunter
    }: { $dice }.
    .brief = { $side ->
        [in] im Haus
        [over] { $far } drüber
       *[under] { $far } drunter
    }: { $dice }.
    .braille = { $dice } { $side ->
        [in] im Haus
        [over] { $far } drüber
       *[under] { $far } drunter
    }
kara-not-thrown = Noch nichts geworfen.
    .brief = Noch nichts.
    .braille = noch nichts
kara-in-pot = { $pot ->
        [0] Der Topf ist leer.
        [one] Ein Stein im Topf.
       *[other] { $pot } Steine im Topf.
    }
    .brief = Topf { $pot }.
    .braille = Topf { $pot }
    .cells = Topf: { $pot }
kara-who = { $you ->
        [seat] Du
       *[other] { $seat }
    }: { $side ->
        [in] im Haus
        [over] { $far } drüber
       *[under] { $far } drunter
    }, { $matches ->
        [0] kein Würfel wie das Haus
        [one] ein Würfel wie das Haus
       *[other] { $matches } Würfel wie das Haus
    }{ $stopped ->
        [yes] , gestoppt
       *[no] {""}
    }{ $leads ->
        [yes] { $you ->
            [seat] , du führst.
           *[other] , führt.
        }
       *[no] .
    }
    .brief = { loop-who }: { $side ->
        [in] im Haus
        [over] { $far } drüber
       *[under] { $far } drunter
    }{ $stopped ->
        [yes] , gestoppt
       *[no] {""}
    }{ $leads ->
        [yes] , führt.
       *[no] .
    }
    .braille = { $seat } { $side ->
        [in] im Haus
        [over] { $far } drüber
       *[under] { $far } drunter
    }{ $stopped ->
        [yes] {" "}gestoppt
       *[no] {""}
    }{ $leads ->
        [yes] {" "}führt
       *[no] {""}
    }
    .cells = Abstand: { $side ->
        [in] im Haus
        [over] { $far } drüber
       *[under] { $far } drunter
    }{ $stopped ->
        [yes] {""}, gestoppt
       *[no] {""}
    }{ $leads ->
        [yes] {""}, führt
       *[no] {""}
    }
kara-waits = { $you ->
        [seat] Du
       *[other] { $seat }
    }: noch nichts geworfen.
    .brief = { loop-who }: noch nichts.
    .braille = { $seat } noch nichts
    .cells = Abstand: { $plays ->
        [yes] { $turn ->
            [yes] wirft jetzt
           *[no] noch nichts
        }
       *[no] setzt aus
    }
kara-can-run = laufen { $dice }: { $percent ->
        [0] in weniger als 1 von 100 Fällen im Haus.
       *[other] in etwa { $percent } von 100 Fällen im Haus.
    }
    .brief = laufen { $dice }: { $percent } von 100.
    .braille = laufen { $dice }: { $percent } von 100 ins Haus
kara-sum = { $sum }, { $side ->
        [in] im Haus
        [over] { $far } drüber
       *[under] { $far } drunter
    }, { $matches ->
        [0] kein Würfel wie das Haus
        [one] ein Würfel wie das Haus
       *[other] { $matches } Würfel wie das Haus
    }
    .brief = { $sum }, { $side ->
        [in] im Haus
        [over] { $far } drüber
       *[under] { $far } drunter
    }, { $matches } wie das Haus
    .braille = { $sum }, { $side ->
        [in] im Haus
        [over] { $far } drüber
       *[under] { $far } drunter
    }, { $matches } wie das Haus
kara-exact-sum = { $sum }, genau ins Haus
    .brief = { $sum }, genau
    .braille = { $sum }, genau

## Ablehnungen

kara-not-in-kara = { $some ->
        [yes] Zu viele: Es liegen nur { $kara } da.
       *[no] Keine { $dice } in { $kara }.
    }
kara-stay-or-go-only = Mit Enter geht es weiter.
kara-five-dice = Kara und Haus haben je fünf Würfel, nicht { $typed }.

## Zahlen aus vielen Spielen

kara-figure-house-totals = Summen des Hauses
kara-figure-rounds = Runden je Spiel
kara-figure-in-house = Im Haus, je Runde
kara-figure-exact = Genau ins Haus, je Runde

## Tipps und Rückblick

kara-advice-why = Was entscheidet: die Aussicht, diese Runde zu gewinnen, gegen die Karas, die offen liegen, und die Züge, die andere noch haben.
kara-chance = gewinnst du diese Runde { $percent ->
        [0] nie
        [1] fast nie
        [99] fast immer
        [100] immer
       *[other] in etwa { $percent } von 100 Fällen
    }
kara-advise-run = Wirf { $count ->
        [1] die { $dice }
        [5] alle fünf
       *[other] { $dice }
    } noch einmal: Damit { kara-chance }{ $alike ->
        [yes] , mit stoppen genauso oft.
       *[no] , mit stoppen { $stopping ->
            [0] nie.
            [1] fast nie.
            [99] fast immer.
           *[other] in { $stopping }{ $percent ->
                [99] {" "}von 100 Fällen.
                [100] {" "}von 100 Fällen.
               *[other] .
            }
        }
    }
    .brief = { $dice } werfen: { $percent } von 100; stoppen: { $stopping }.
    .braille = { $dice } werfen: { $percent } von 100, stopp { $stopping }
kara-advise-stop = Stopp: { $tie ->
        [yes] Ein Gleichstand ist sicher
       *[no] Damit { kara-chance }
    }{ $alike ->
        [yes] , und nichts anderes ist besser.
       *[no] . Der beste Lauf, mit { $count ->
            [1] der { $dice }
            [5] allen fünf
           *[other] { $dice }
        }, gewinnt sie { $running ->
            [0] nie.
            [1] fast nie.
            [99] fast immer.
           *[other] in { $running }{ $percent ->
                [99] {" "}von 100 Fällen.
                [100] {" "}von 100 Fällen.
               *[other] .
            }
        }
    }
    .brief = Stoppen: { $percent } von 100; { $dice } werfen: { $running }.
    .braille = stopp { $percent } von 100, { $dice } werfen: { $running }
kara-did = { $did ->
        [0] nie
        [1] fast nie
        [99] fast immer
       *[other] in { $did } von 100 Fällen
    }
kara-better = { $percent ->
        [1] in etwa einem von 100 Fällen.
        [99] fast immer.
        [100] immer.
       *[other] in { $percent }{ $did ->
            [0] {" "}von 100 Fällen.
            [1] {" "}von 100 Fällen.
           *[other] .
        }
    }
kara-cost-stopped = { $kara }, { $far } { $side ->
        [over] drüber
        [under] drunter
       *[in] im Haus
    }: Du hast gestoppt. Das { $tie ->
        [yes] ist sicher ein Gleichstand
       *[no] gewinnt { kara-did }
    }. { $dice-count ->
        [1] Die { $dice }
        [5] Alle fünf
       *[other] { $dice }
    } noch einmal zu werfen gewinnt { kara-better }
    .brief = { $kara }: gestoppt, { $did } von 100; { $dice } werfen: { $percent }.
    .braille = { $kara }: gestoppt { $did }, { $dice } werfen: { $percent }
kara-cost-ran = { $kara }, { $far } { $side ->
        [over] drüber
        [under] drunter
       *[in] im Haus
    }: Du hast { $chosen-count ->
        [1] die { $chosen }
        [5] alle fünf
       *[other] { $chosen }
    } noch einmal geworfen. Das gewinnt { kara-did }. { $dice-count ->
        [1] Die { $dice }
        [5] Alle fünf
       *[other] { $dice }
    } zu werfen gewinnt { kara-better }
    .brief = { $kara }: { $chosen } geworfen, { $did } von 100; { $dice } werfen: { $percent }.
    .braille = { $kara }: { $chosen } geworfen { $did }, { $dice }: { $percent }
kara-cost-went-on = { $kara }, { $far } { $side ->
        [over] drüber
        [under] drunter
       *[in] im Haus
    }: Du hast { $chosen-count ->
        [1] die { $chosen }
        [5] alle fünf
       *[other] { $chosen }
    } noch einmal geworfen. Das gewinnt { kara-did }. Stoppen { $tie ->
        [yes] ist sicher ein Gleichstand.
       *[no] gewinnt { kara-better }
    }
    .brief = { $kara }: { $chosen } geworfen, { $did } von 100; stoppen: { $percent }.
    .braille = { $kara }: { $chosen } geworfen { $did }, stopp { $percent }
kara-luck = { $throws ->
        [one] Dein einziger Wurf kam { $hits ->
            [0] nicht{" "}
           *[other] {""}
        }
       *[other] { $hits ->
            [0] Keiner
            [one] Einer
           *[other] { $hits }
        } deiner { $throws } Würfe { $hits ->
            [0] kam{" "}
            [one] kam{" "}
           *[other] kamen{" "}
        }
    }ins Haus{ $usual ->
        [0] .
       *[other] ; der Schnitt ist { $usual }.
    }
    .brief = Würfe { $throws }, im Haus { $hits }; üblich: { $usual }.
    .braille = Würfe { $throws }, im Haus { $hits }, üblich { $usual }

## Was für die Spieler gezählt wird

kara-rounds = { $rounds ->
        [one] Eine Runde, { $shared ->
            [0] { $won ->
                [0] nicht gewonnen
               *[other] gewonnen
            }
           *[other] geteilt
        }
       *[other] { $rounds } Runden, { $won ->
            [0] keine gewonnen
            [one] eine gewonnen
           *[other] { $won } gewonnen, höchstens { $most } in einem Spiel
        }{ $shared ->
            [0] {""}
            [one] , eine geteilt
           *[other] , { $shared } geteilt
        }
    }; { $inside ->
        [0] kein Kara
        [one] 1 Kara
       *[other] { $inside } Karas
    } im Haus{ $exactly ->
        [0] .
       *[other] , { $exactly } genau.
    }
    .brief = Runden { $rounds }, gewonnen { $won }, höchstens { $most }{ kara-shared-short }, im Haus { $inside }, genau { $exactly }.
    .braille = Runden { $rounds }, gewonnen { $won }, höchstens { $most }{ kara-shared-short }, im Haus { $inside }, genau { $exactly }
kara-personal-best = { $number ->
        [one] Eine Runde
       *[other] { $number } Runden
    } in einem Spiel: Mehr { $you ->
        [seat] hast du
       *[other] hat { $seat }
    } noch nie gewonnen.

kara-legend = drüber: mehr als das Haus; drunter: weniger als das Haus; im Haus: genau die Summe des Hauses; gestoppt: wirft in dieser Runde nicht mehr; führt: bisher am nächsten dran; setzt aus: spielt diese Runde nicht mit; geteilt: mit anderen gewonnene Runden

## Optionen des Tisches

kara-option-stake = Einsatz
    .help = was jeder für eine Runde zahlt; mit 0 spielt ihr um die Ehre.
kara-option-chips = Spielsteine
    .help = womit jeder beginnt.
    .agreed = je { $value } Steine
kara-option-rounds = Runden
    .help = wie viele Runden gespielt werden.
kara-option-drink = Getränk
    .help = was eine Runde Getränke je Spieler kostet.
kara-option-house = Haus
    .help = wer das Haus wirft.
kara-value-house-player = Spieler
kara-value-house-extra = extra
kara-value-house-neutral = neutral

## Die Lektion

kara-lesson-house = Diese fünf Würfel sind das Haus. Auf ihre Summe zielst du.
kara-lesson-kara = Diese fünf Würfel sind dein Kara. Es zählt, wie weit seine Summe vom Haus weg ist.
kara-lesson-run = Um zum Beispiel die 6 noch einmal zu werfen, tippe laufen 6; stopp lässt alles liegen. Was sich lohnt, sagt Tipp.
    .rest = Du wirfst einige deiner Würfel noch einmal, alle, oder du stoppst.
kara-lesson-last = Hat einer gestoppt, hat jeder andere noch einen Zug; dann ist die Runde zu Ende.
kara-lesson-in-house = Im Haus heißt: die gleiche Summe. Das gilt als stopp.
    .rest = Ein Kara mit der Summe des Hauses ist im Haus und stoppt dort.
kara-lesson-exactly = Wer genau die Würfel des Hauses wirft, gewinnt die Runde sofort.
kara-lesson-wins = Der Kara, der dem Haus am nächsten ist, gewinnt den Topf.
kara-lesson-equal = Sind mehrere gleich nah, gewinnt, wer die meisten Würfel mit dem Haus gemeinsam hat. Ist auch das gleich, wird der Topf geteilt.
    .rest = Sind zwei gleich nah, gewinnt, wer mehr Würfel mit dem Haus gemeinsam hat.
kara-lesson-drinks = Das geschieht nach einem Gleichstand, oder nach denselben fünf Würfeln wie das Haus.
    .rest = Sind mehrere gleich nah, oder liegen genau die Würfel des Hauses, zahlt der Topf eine Runde Getränke für alle.
kara-lesson-stay = Mit Enter geht es in die nächste Runde.

## Zahlen in den Regeln, die Optionen ändern

kara-guide-chips = { $chips ->
        [one] einem Spielstein
       *[other] { $chips } Spielsteinen
    }
kara-guide-stake = { $stake }
kara-guide-drink = { $drink ->
        [0] nichts
        [one] einen Stein
       *[other] { $drink } Steine
    }
