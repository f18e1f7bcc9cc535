### Jaques le Kaques auf Deutsch. $you nennt das Feld, dessen Platz der eigene ist; $first ist beim ersten Mal "yes".

kaques = Jaques le Kaques
    .help = sechs Würfel; wirf weiter, oder hör rechtzeitig auf
kaques-tableau = Tableau de Kaques

## Antworten

kaques-answer-all = alle, a, alles
kaques-answer-stop = fertisch, f, stopp, s, aufhören, hör auf, höre auf, fertig, Schluss, genug, sichern, sichere, nehmen, nimm, nehme, Punkte nehmen, nehme Punkte, die Punkte nehmen, nimm die Punkte, Punkte behalten, behalte die Punkte, behalte Punkte, Zug beenden, passen
kaques-answer-keep = behalten, b, behalte, behalt, halten, halte, lege, leg, beiseitelegen, weglegen, nehmen, nimm, nehme
    .pick = Diese behalten
    .then = weiter, mach weiter, wirf weiter, würfle weiter, wirf, werfe, werfen, würfle, würfeln, wirf alle, wirf den Rest, würfle den Rest
kaques-answer-throw = werfen, w, wirf, werfe, würfeln, würfle, weiter, weiterwerfen, weiterwürfeln, weitermachen, mach weiter, mache weiter, wirf weiter, würfle weiter, weiter werfen, weiter würfeln, wirf den Rest, würfle den Rest, Rest werfen, Rest würfeln

## Fragen

kaques-keep = { $turn ->
        [yes] { $first ->
            [yes] { $call ->
                [grandmere] {""}
               *[none] Dein Wurf:{" "}
            }
           *[no] Dein Wurf:{" "}
        }
       *[no] {""}
    }{ $points ->
        [0] { $throw }
       *[other] { $throw }, bisher { $points }
    }{ $call ->
        [grandmere] : Grandmère, { $first ->
            [yes] { $brings }. Du: fertisch?
           *[no] { $brings }?
        }
       *[none] { $first ->
            [yes] . Behalten oder fertisch?
           *[no] ?
        }
    }
    .first = { $you ->
        [seat] Du bist dran.{" "}
       *[none] {""}
    }Tippe die Würfel, die du behältst, und wirf die anderen noch einmal; oder fertisch, und nimm alles, was zählt. Eine 1 bringt 100, eine 5 bringt 50, drei gleiche mehr. Zählt nichts, sind die Punkte des Zugs weg.
    .brief = { $throw }?
    .braille = { $points ->
        [0] { $throw }
       *[other] { $throw }, { $points }
    }{ $call ->
        [grandmere] : Grandmère { $brings }?
       *[none] ?
    }
    .less = { $points ->
        [0] { $throw }?
       *[other] { $throw }, { $points }?
    }
    .allowed = Tippe die Würfel, die du behältst, oder alle, oder fertisch.{ $call ->
        [grandmere] {" "}Ein Zug von 350 oder mehr ist eine Grandmère.
       *[none] {""}
    }
    .longest = 1 5 2 2 2 6
    .figure = { $brings ->
        [0] {""}
        [one] { $brings } Punkt
       *[other] { $brings } Punkte
    }
    .does-keep = behalte diese, wirf den Rest
    .does-all = behalte, was zählt, weiter
    .does-stop = nimm die Punkte

## Ereignisse

kaques-opening = Wer zuerst { $target } hat, gewinnt.{ $first ->
        [yes] {" "}Ein guter Zug, ab 350, heißt Grandmère.
       *[no] {""}
    }
    .brief = Bis { $target }.
    .braille = Bis { $target }

kaques-first-throw = { $you ->
        [seat] Du wirfst
       *[other] { $seat } wirft
    } eine { $die }.
    .brief = { loop-who }: { $die }.
    .braille = { $seat } { $die }

kaques-tied = Gleichstand bei { $die }: noch einmal werfen.
    .brief = Gleich bei { $die }.
    .braille = gleich { $die }

kaques-begins = { $you ->
        [seat] Du beginnst.
       *[other] { $seat } beginnt.
    }
    .brief = { $you ->
        [seat] Du beginnst.
       *[other] { $seat } beginnt.
    }
    .braille = { $seat } beginnt

kaques-threw = { $seat } wirft { $throw }.
    .brief = { $seat }: { $throw }.
    .braille = { $seat } { $throw }

kaques-kept = { $seat } behält { $dice }, { $points } beiseite.
    .brief = { $dice } behalten, { $points }.
    .braille = behält { $dice }, { $points }

kaques-oh-lala = Oh, Lálá!{ $you ->
        [seat] {" "}Alle sechs noch einmal.
       *[other] {" "}{ $points } beiseite für { $seat }, alle sechs noch einmal.
    }
    .brief = Oh, Lálá! { $points }.
    .braille = Oh Lálá! { $points }

kaques-grandmere = { $you ->
        [seat] Dein Zug
       *[other] { $seat }
    }: Grandmère, { $points }.{ $first ->
        [yes] {" "}Das heißt 350 oder mehr.
       *[no] {""}
    }
    .brief = { $you ->
        [seat] Dein Zug
       *[other] { $seat }
    }: Grandmère, { $points }.
    .braille = Grandmère { $seat }: { $points }

kaques-stopped = { $first ->
        [yes] { $you ->
            [seat] { $points }, fertisch, das heißt fertig! Du hast { $score }.
           *[other] { $seat }: { $points }, fertisch, das heißt fertig! Jetzt { $score }.
        }
       *[no] { $you ->
            [seat] { $best ->
                [yes] { $points }, fertisch! Du hast { $score }.
               *[no] Du hörst mit { $points } auf und hast { $score }.
            }
           *[other] { $seat } hört mit { $points } auf und hat { $score }.
        }
    }
    .brief = { $you ->
        [seat] Du hörst mit { $points } auf: { $score }.
       *[other] { $seat } hört mit { $points } auf: { $score }.
    }
    .braille = { $points } { $seat }, { $score }

kaques-le-kaque = { $throw }: Le Kaque{ $first ->
        [yes] , nichts zählt
       *[no] {""}
    }{ $lost ->
        [0] { $you ->
            [seat] {" "}für dich
           *[other] {" "}für { $seat }
        }
       *[other] {""}
    }!{ $lost ->
        [0] {""}
       *[other] {" "}{ $you ->
            [seat] Du verlierst { $first ->
                [yes] die { $lost } aus diesem Zug
               *[no] { $lost }
            }.
           *[other] { $seat } verliert { $first ->
                [yes] die { $lost } aus diesem Zug
               *[no] { $lost }
            }.
        }
    }{ $looks ->
        [yes] {" "}Wissende Blicke und mitleidige Häme: Es war eine Grandmère.
       *[no] {""}
    }
    .brief = { loop-who }: { $throw }, Le Kaque!
    .braille = { $throw } Le Kaque! { $seat }{ $lost ->
        [0] {""}
       *[other] , { $lost } weg
    }

kaques-grand-kaque = { $throw }: Grand Kaque{ $first ->
        [yes] , nichts zählt nach einem Oh, Lálá
       *[no] {""}
    }! { $you ->
        [seat] Du verlierst { $lost }.
       *[other] { $seat } verliert { $lost }.
    }{ $looks ->
        [yes] {" "}Wissende Blicke und mitleidige Häme: Es war eine Grandmère.
       *[no] {""}
    }
    .brief = { loop-who }: { $throw }, Grand Kaque! { $lost } weg.
    .braille = { $throw } Grand Kaque! { $seat }, { $lost } weg

kaques-won = { $you ->
        [seat] Du gewinnst mit { $score }.
       *[other] { $seat } gewinnt mit { $score }.
    }
    .brief = { $you ->
        [seat] Du gewinnst, { $score }.
       *[other] { $seat } gewinnt, { $score }.
    }
    .braille = { $seat } gewinnt, { $score }

kaques-standing = { $you ->
        [seat] Du: { $score }.
       *[other] { $seat }: { $score }.
    }
    .brief = { loop-who }: { $score }.
    .braille = { $seat } { $score }
    .cells = Punkte: { $score }

kaques-holding = { $points ->
        [0] { $throw }, noch nichts beiseite.
       *[other] { $throw }, und { $points } beiseite.
    }
    .brief = { $throw }, { $points }.
    .braille = { $throw }, { $points }

kaques-aside = { $points ->
        [0] Noch nichts geworfen.
       *[other] { $points } beiseite.
    }
    .brief = { $points } beiseite.
    .braille = { $points } beiseite

kaques-can-stop = Fertisch: { $points }, dann hast du { $score }.
    .brief = Fertisch: { $points }.
    .braille = fertisch { $points }

kaques-can-keep = { $dice }: { $points }, dann { $left ->
        [one] ein Würfel.
       *[other] { $left } Würfel.
    }
    .brief = { $dice }: { $points }.
    .braille = { $dice }: { $points }

kaques-worth = { $points } Punkte
    .brief = { $points } Punkte
    .braille = { $points }

## Ablehnungen

kaques-keep-first = Leg erst Würfel beiseite, dann wirfst du weiter: Tippe welche von { $scoring }, oder alle.
kaques-not-in-throw = { $some ->
        [yes] Zu viele: Es liegen nur { $throw } da.
       *[no] Keine { $dice } in { $throw }.
    }
kaques-worthless-die = Keine Punkte für { $dice }. Es zählen: { $scoring }.
kaques-one-to-six-dice = Ein Wurf hat einen bis sechs Würfel, nicht { $typed }.

## Zahlen aus vielen Spielen

kaques-figure-turn-mean = Punkte je Zug
kaques-figure-turn-sd = Standardabweichung
kaques-figure-turns = Züge je Spiel, alle Spieler
kaques-figure-bust-share = Anteil verlorener Züge

## Wie eine deutsche Stimme die Rufe sagt

kaques-spoken = Jaques: Schack; Le: Lö; le: lö; Kaques: Kack; Kaque: Kack; Lálá: lala; Grandmère: Grongmähr

## Tipps und Rückblick

kaques-advice-why = Was entscheidet: die Punkte dieses Zugs im Schnitt, über alle Würfe, die kommen können. Bei einem Le Kaque ist verloren, was beiseite liegt.
kaques-advise-keep = { $everything ->
        [yes] Behalte alle und wirf alle sechs noch einmal
       *[no] Behalte { $count ->
            [1] die { $dice }
           *[other] { $dice }
        } und wirf { $left ->
            [1] einen Würfel
           *[other] { $left } Würfel
        }
    }: im Schnitt { $average } in diesem Zug; aufhören bringt { $alike ->
        [yes] etwa gleich viel.
       *[no] { $brings }.
    }
    .brief = { $dice } behalten: { $average }; aufhören: { $brings }.
    .braille = { $dice } behalten: { $average }, fertisch { $brings }
kaques-advise-stop = Hör auf: { $brings }. Weiter bringt im Schnitt { $alike ->
        [yes] etwa gleich viel
       *[no] höchstens { $average } in diesem Zug
    }, mit{ $count ->
        [1] {" "}der
       *[other] {""}
    } { $dice }.
    .brief = Aufhören: { $brings }; { $dice } behalten: { $average }.
    .braille = fertisch { $brings }, { $dice } behalten: { $average }
kaques-advise-win = Hör auf: Mit { $score } gewinnst du.
    .brief = Aufhören: { $score } gewinnt.
    .braille = fertisch, { $score } gewinnt
kaques-cost-stopped = { $throw }{ $points ->
        [0] {""}
       *[other] , { $points } beiseite
    }: Du hast mit { $brings } aufgehört. { $dice-count ->
        [1] Die { $dice }
       *[other] { $dice }
    } zu behalten bringt im Schnitt { $average }, also { $cost } mehr.
    .brief = { $throw }: mit { $brings } aufgehört; { $dice } behalten: { $average }.
    .braille = { $throw }: fertisch { $brings }, { $dice } behalten: { $average }
kaques-cost-kept = { $throw }{ $points ->
        [0] {""}
       *[other] , { $points } beiseite
    }: Du hast { $kept-count ->
        [1] die { $kept }
       *[other] { $kept }
    } behalten. { $dice-count ->
        [1] Die { $dice }
       *[other] { $dice }
    } zu behalten bringt im Schnitt { $average }, also { $cost } mehr.
    .brief = { $throw }: { $kept } behalten; { $dice } bringt { $cost } mehr.
    .braille = { $throw }: { $kept } behalten, { $dice }: { $cost } mehr
kaques-cost-went-on = { $throw }{ $points ->
        [0] {""}
       *[other] , { $points } beiseite
    }: Du hast { $kept-count ->
        [1] die { $kept }
       *[other] { $kept }
    } behalten. Mit { $brings } aufzuhören hätte im Schnitt { $cost } mehr gebracht.
    .brief = { $throw }: { $kept } behalten; aufhören hätte { $cost } mehr gebracht.
    .braille = { $throw }: { $kept } behalten, fertisch { $brings }: { $cost } mehr
kaques-cost-win = { $throw }{ $points ->
        [0] {""}
       *[other] , { $points } beiseite
    }: Du hast { $kept-count ->
        [1] die { $kept }
       *[other] { $kept }
    } behalten. Hättest du aufgehört, hättest du sofort gewonnen.
    .brief = { $throw }: Aufhören hätte gewonnen.
    .braille = { $throw }: fertisch hätte gewonnen
kaques-luck = { $more ->
        [0] { $fewer ->
            [0] Deine Würfe waren genau durchschnittlich.
           *[other] Du hattest Pech: Deine Würfe brachten { $fewer } Punkte weniger als durchschnittliche Würfe.
        }
       *[other] Du hattest Glück: Deine Würfe brachten { $more } Punkte mehr als durchschnittliche Würfe.
    }
    .brief = Würfe: { $more ->
        [0] { $fewer } weniger
       *[other] { $more } mehr
    } als im Schnitt.
    .braille = Würfe { $more ->
        [0] { $fewer } weniger
       *[other] { $more } mehr
    } als im Schnitt

## Was für die Spieler gezählt wird

kaques-turns = { $turns ->
        [one] Ein Zug
       *[other] { $turns } Züge
    }, im Schnitt { $average } Punkte, der beste { $best }; { $lost ->
        [0] nie
        [one] einmal
       *[other] { $lost }-mal
    } Le Kaque.
    .brief = Züge { $turns }, im Schnitt { $average }, der beste { $best }, Le Kaque { $lost }.
    .braille = Züge { $turns }, Schnitt { $average }, bester { $best }, Le Kaque { $lost }
kaques-personal-best = { $number }: Das ist { $you ->
        [seat] dein bester
       *[other] der beste
    } Zug{ $you ->
        [seat] {""}
       *[other] {" "}von { $seat }
    } bisher.

## Optionen des Tisches

kaques-option-target = Ziel
    .help = die Punktzahl, die gewinnt; ab 500 in Schritten von 50.
kaques-option-first = Anfang
    .help = wer beginnt: der erste Platz oder der höchste Wurf mit einem Würfel.
kaques-value-first-seat = Platz
kaques-value-first-throw = Wurf

## Die Lektion

kaques-lesson-aim = Das Ziel: Sammle mit sechs Würfeln Punkte, Zug um Zug. Du darfst immer weiterwerfen, aber ein Wurf, bei dem nichts zählt, kostet alle Punkte des Zugs.
kaques-lesson-score = Du hast { $throw } geworfen. Eine 1 zählt 100, eine 5 zählt 50. Tippe die Würfel, die du behältst: 1, oder 5, oder 1 5 für beide. Der Rest wird noch einmal geworfen. Mit fertisch hörst du auf und bekommst die Punkte.
    .rest = Eine 1 zählt 100, eine 5 zählt 50. Tippe die Würfel, die du behältst: 1, oder 5, oder 1 5 für beide. Der Rest wird noch einmal geworfen. Mit fertisch hörst du auf und bekommst die Punkte.
kaques-lesson-aside = Bisher { $points } heißt: So viel hast du in diesem Zug schon behalten. Drei gleiche in einem Wurf zählen hundertmal so viel wie ihre Zahl, drei Einsen tausend.
    .rest = Bisher 150 in einer Frage heißt: 150 hast du in diesem Zug schon behalten. Drei gleiche in einem Wurf zählen hundertmal so viel wie ihre Zahl, drei Einsen tausend.
kaques-lesson-grandmere = Was in { $throw } zählt, bringt diesen Zug auf { $brings }. Ein Zug mit 350 oder mehr ist eine Grandmère: Großmütter hören da auf. Aufhören bringt { $brings }, weiterwerfen setzt alles aufs Spiel.
    .rest = Ab 350 heißt ein Zug Grandmère: Großmütter hören da auf.
kaques-lesson-safe = Diese Punkte sind dir jetzt sicher.
kaques-lesson-le-kaque = Das kann dir auch passieren.
    .rest = Zählt bei einem Wurf nichts, heißt er Le Kaque, und die Punkte des Zugs sind weg.
kaques-lesson-lost = Nur die Punkte dieses Zugs sind weg.
    .rest = Ein Le Kaque kostet die Punkte des Zugs, nie das, womit du vorher aufgehört hast.
kaques-lesson-all-six = Alle sechs Würfel zählten, also werden alle sechs noch einmal geworfen, und die Punkte bleiben.
    .rest = Zählen alle sechs Würfel, heißt das Oh, Lálá: Alle sechs werden noch einmal geworfen, die Punkte bleiben.
kaques-lesson-grand-kaque = Nach einem Oh, Lálá tut es am meisten weh.
    .rest = Ein Le Kaque nach einem Oh, Lálá heißt Grand Kaque.
kaques-lesson-ask = Unsicher? Mit Tipp hörst du, was der beste Bot täte.
    .rest = Bei jeder Frage sagt Tipp, was der beste Bot täte.
kaques-lesson-wins = Hörst du mit { $throw } auf, gewinnst du.
    .rest = Wer aufhört und damit als Erster die Punktzahl erreicht, gewinnt.

## Zahlen in den Regeln, die Optionen ändern

kaques-guide-target = { $target }
