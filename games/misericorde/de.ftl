### Misericorde auf Deutsch. $you nennt das Feld, dessen Platz der eigene ist; $first ist beim ersten Mal "yes".

misericorde = Misericorde
    .help = Würfel und Steine; erhöhe, oder zieh dich zurück

## Wie eine Stimme die fremden Wörter lesen soll

misericorde-spoken = Misericorde: Miserikord; Misericordes: Miserikords; Spießgesellen: Spieß-gesellen; Huuuren: Huren; Huuurenhaus: Hurenhaus; Retret: Retrett; Panzerstecher: Panzer-stecher; putains: Pütäng; couple: Kuppel; rue: rü
loop-pot = Topf

## Antworten und Befehle

misericorde-answer-number = Zahl, z, nehmen, nehme, nimm, spielen, spiele, werfen, werfe, würfeln, würfle
misericorde-answer-pay = mitgehen, m, geh mit, gehe mit, zahlen, zahle, alles zahlen
misericorde-answer-throw = werfen, f, wirf, würfeln, würfle
misericorde-answer-part = mitgehen, m, zahlen, zahle, nur zahlen
    .then = für
misericorde-answer-short = weniger, w, weniger zahlen, zahle weniger, zahl weniger, weniger werfen, weniger Würfel, teils, t, lassen, lass, teilweise
misericorde-answer-buy = kaufen, k, kaufe, kauf, dazukaufen, zukaufen, Würfel kaufen, Würfel dazukaufen, Steine kaufen
misericorde-answer-retreat = Retret, r, Rückzug, zurückziehen, aussteigen, steig aus, steige aus, passen, passe, raus
misericorde-answer-raise = erhöhen, e, erhöhe, höher, hoch, setze
    .then = als Bluff
misericorde-answer-none = nein, n, nicht, nicht erhöhen, erhöhe nicht
misericorde-answer-stay = bleiben, b
misericorde-answer-out = aussetzen, a, setze aus, Runde aussetzen, eine Runde aussetzen, Pause, diese Runde nicht
misericorde-answer-cash = einlösen, l, Steine einlösen
misericorde-answer-leave = gehen, g
misericorde-answer-join = einsteigen, i, wieder dabei, wieder, dabei
misericorde-answer-give = schenken, s
misericorde-command-pot = Topf, to, Pot
    .said = wie viel ist im Topf, was ist im Topf, wie viel liegt im Topf, was liegt im Topf, wie groß ist der Topf, wie viele Steine sind im Topf, um wie viel geht es
    .help = was im Topf liegt, und was Mitgehen kostet
misericorde-command-who = wer, we
    .help = wer noch in der Runde ist
misericorde-command-debts = Schulden, sc
    .said = wer schuldet was, was schulde ich, wer schuldet mir was
    .help = wer wem ein Getränk schuldet

## Steine, Kupfer und Würfel in wenigen Worten

misericorde-told-chips = { $chips } { $chips ->
        [one] Stein
       *[other] Steine
    }
misericorde-told-price = { $price ->
        [one] einen Stein
       *[other] { $price } Steine
    }
misericorde-told-coppers = { $coppers } Kupfer
misericorde-told-dice = { $dice } Würfel

## Ein Wurf in Worten

misericorde-rank = { $kind ->
        [spiessgesellen] Spießgesellen aus { $value ->
            [1] Einsen
            [2] Zweien
            [3] Dreien
            [4] Vieren
            [5] Fünfen
           *[6] Sechsen
        }
        [misericordes] { $value } Misericordes
        [void] ungültig
       *[sum] { $value }
    }
misericorde-figures-list = { $pairs ->
        [0] {""}
        [one] , Pärchen
       *[other] , { $pairs } Pärchen
    }{ $triples ->
        [0] {""}
        [one] , Drilling
       *[other] , { $triples } Drillinge
    }{ $streets ->
        [0] {""}
        [one] , Straße
       *[other] , { $streets } Straßen
    }{ $allees ->
        [0] {""}
       *[other] , Allee
    }{ $cathedrale ->
        [yes] , Kathedrale
       *[no] {""}
    }
misericorde-run = { $figure ->
        [street] , vier in Folge
        [allee] , fünf in Folge
        [cathedrale] , sechs in Folge
       *[alike] {""}
    }
misericorde-figures-named = { $pairs ->
        [0] {""}
        [one] einem Pärchen
       *[other] { $pairs } Pärchen
    }{ $triples ->
        [0] {""}
        [one] { $pairs ->
            [0] {""}
           *[other] {" "}und{" "}
        }einem Drilling
       *[other] { $pairs ->
            [0] {""}
           *[other] {" "}und{" "}
        }{ $triples } Drillingen
    }{ $streets ->
        [0] {""}
        [one] { $pairs ->
            [0] { $triples ->
            [0] {""}
           *[other] {" "}und{" "}
        }
           *[other] {" "}und{" "}
        }einer Straße
       *[other] { $pairs ->
            [0] { $triples ->
            [0] {""}
           *[other] {" "}und{" "}
        }
           *[other] {" "}und{" "}
        }{ $streets } Straßen
    }{ $allees ->
        [0] {""}
       *[other] { $pairs ->
            [0] { $triples ->
            [0] { $streets ->
            [0] {""}
           *[other] {" "}und{" "}
        }
           *[other] {" "}und{" "}
        }
           *[other] {" "}und{" "}
        }einer Allee
    }{ $cathedrale ->
        [yes] { $pairs ->
            [0] { $triples ->
            [0] { $streets ->
            [0] {""}
           *[other] {" "}und{" "}
        }
           *[other] {" "}und{" "}
        }
           *[other] {" "}und{" "}
        }einer Kathedrale
       *[no] {""}
    }

## Fragen

misericorde-how-many-dice = { $number ->
        [0] {""}
       *[other] { loop-round-now }{" "}
    }{ $first ->
        [yes] Topf { $pot }. Mit wie vielen Würfeln werfen alle, 1 bis 9?
       *[no] Wie viele Würfel?
    }
    .brief = Wie viele Würfel?
    .braille = Topf { $pot }, wie viele Würfel?
    .least = Würfel?
    .allowed = Tippe, mit wie vielen Würfeln diese Runde gespielt wird, 1 bis 9.
    .longest = 6
    .does-number = Würfel
misericorde-meet = { $way ->
        [throw] { misericorde-told-dice }{ $first ->
            [yes] , weitere je 1 Stein. Enter wirft. Werfen, oder auch kaufen 2?
           *[no] . Werfen?
        }
        [lack] { misericorde-told-dice }, { $price } zu zahlen, { $chips ->
            [0] kein Stein
           *[other] nur { misericorde-told-chips }
        }. { $first ->
            [yes] Weniger zahlen, oder raus?
           *[no] Weniger oder raus?
        }
        [caught] { misericorde-told-dice }, { $price } zu zahlen, { $chips ->
            [0] kein Stein
           *[other] nur { misericorde-told-chips }
        }: zu wenig. Raus mit Enter:
       *[pay] { misericorde-told-dice } für { $price ->
            [one] { $chips ->
                [one] deinen letzten Stein
               *[other] 1 deiner { $chips } Steine
            }
           *[other] { $price } deiner { $chips } Steine
        }{ $first ->
            [yes] . Mitgehen, weniger, kaufen, raus?
           *[no] : mitgehen?
        }
    }
    .less = { $way ->
        [throw] { misericorde-told-dice }. Werfen?
        [lack] { $price } zahlen, { misericorde-told-dice }. Weniger?
        [caught] { $price } zahlen, { misericorde-told-dice }. Raus?
       *[pay] { $price } mitgehen, { misericorde-told-dice }?
    }
    .brief = { $way ->
        [throw] { $dice } werfen?
        [lack] { $price } für { $dice }, weniger?
        [caught] { $price } für { $dice }, raus?
       *[pay] { $price } mitgehen?
    }
    .braille = { $price ->
        [0] {""}
       *[other] { $price } mitgehen,{" "}
    }{ misericorde-told-dice }, { misericorde-told-chips }{ $way ->
        [throw] , werfen?
        [lack] , weniger?
        [caught] , raus?
       *[pay] ?
    }
    .least = { $way ->
        [throw] { $dice } werfen?
        [lack] { $price }, weniger?
        [caught] { $price }, raus?
       *[pay] { $price }, mit?
    }
    .first = { $way ->
        [throw] {""}
        [lack] Weniger: für jeden Stein, den du nicht zahlst, einen Würfel weniger werfen. Raus: kostet einen Stein, wenn du noch einen hast, wie hoch auch erhöht ist, und die Runde ist für dich vorbei.
        [caught] {""}
       *[pay] Mitgehen: alle Würfel. Weniger 1: einen Stein weniger zahlen, einen Würfel weniger werfen. Kaufen 1: einen Stein mehr zahlen, einen Würfel mehr werfen. Raus: kostet einen Stein, und die Runde ist für dich vorbei; das hilft nur gegen eine hohe Erhöhung.
    }
    .allowed = { $way ->
        [throw] Enter wirft. Oder tippe kaufen und wie viele Würfel.
        [lack] Tippe weniger, dann wirfst du für jeden Stein, den du nicht zahlst, einen Würfel weniger; oder raus.
        [caught] Mit Enter ziehst du dich zurück.
       *[pay] Tippe mitgehen, oder raus; kaufen 1 geht mit und wirft einen Würfel mehr, weniger 1 zahlt einen Stein weniger und wirft einen Würfel weniger.
    }
    .cost = { misericorde-told-dice } zu werfen kostet { misericorde-told-price }. Mitgehen?
    .cost-brief = { $price } mit?
    .longest = { $way ->
        [throw] kaufen 2
        [caught] raus
       *[pay] weniger 1
    }
    .does-pay = { $price } für alle Würfel
    .does-throw = alle Würfel
    .does-buy = mehr Würfel, je 1 Stein
    .does-short = weniger zahlen und werfen
    .does-retreat = raus für einen Stein
misericorde-raise = { misericorde-rank }{ misericorde-figures-list }{ $first ->
        [yes] { misericorde-run }: { $dice }{ $most ->
            [one] . Um 1 erhöhen oder nein?
            [2] . 1 oder 2 erhöhen oder nein?
           *[other] . 1 bis { $most } erhöhen, nein?
        }
       *[no] : { $dice }{ $most ->
            [one] . Um 1 erhöhen?
            [2] . Um 1 oder 2 erhöhen?
           *[other] . Um 1 bis { $most } erhöhen?
        }
    }
    .less = { misericorde-rank }. { $most ->
        [one] Um 1 erhöhen?
       *[other] Um 1 bis { $most } erhöhen?
    }
    .least = { $kind ->
        [misericordes] { $value }M hoch?
       *[sum] { $value }, hoch?
    }
    .brief = { $kind ->
        [misericordes] { $value } Sechsen
       *[sum] { $value }
    }, um { $most } erhöhen?
    .braille = { $dice }, { misericorde-rank }, um { $most } erhöhen?
    .first = Mit einem Pärchen darfst du um 1 erhöhen, mit einem Drilling um 2; das zahlst du sofort. Wer später wirft, zahlt es auch, oder wirft für jeden Stein, den er nicht zahlt, einen Würfel weniger, oder geht raus.
    .allowed = { $most ->
        [one] Tippe erhöhen oder nein.
       *[other] Tippe erhöhen und um wie viele Steine, bis zu { $most }, oder nein.
    }
    .longest = { $most ->
        [one] nein
       *[other] e { $most }
    }
    .figure = { misericorde-rank }
    .does-raise = erhöhen um{ $most ->
        [1] {" "}1
       *[other] {""}
    }
    .does-none = erhöhe nicht
misericorde-how-many = { $what ->
        [buy] Wie viele Würfel kaufen
        [short] Wie viele Steine weniger zahlen
        [raise] Um wie viel erhöhen
       *[give] Wie viele Steine schenken
    }, { $least } bis { $most }?
    .brief = { $what ->
        [buy] { $least } bis { $most } kaufen?
        [short] { $least } bis { $most } weniger?
        [raise] Um { $least } bis { $most } erhöhen?
       *[give] { $least } bis { $most } geben?
    }
    .braille = { $what ->
        [buy] wie viele kaufen
        [short] wie viele weniger
        [raise] wie viel erhöhen
       *[give] wie viele schenken
    }, { $least } bis { $most }?
    .least = { $what ->
        [buy] Kaufen?
        [short] Weniger?
        [raise] Erhöhen?
       *[give] Schenken?
    }
    .allowed = Tippe eine Zahl, { $least } bis { $most }, { $what ->
        [raise] oder nein, um nicht zu erhöhen.
       *[other] oder nein, um zurückzugehen.
    }
    .longest = { $most }
    .does-none = zurück
misericorde-between = { $inside ->
        [yes] { $needs ->
            [0] { $first ->
                [yes] { misericorde-told-chips }, { misericorde-told-coppers }. Enter: weiter;{" "}{ $buys ->
                    [yes] kaufen,{" "}
                   *[no] {""}
                }{ $cashes ->
                    [yes] einlösen,{" "}
                   *[no] {""}
                }aussetzen, gehen?
               *[no] Nächste Runde?
            }
           *[other] { $first ->
                [yes] { $you ->
                    [seat] Du hast{" "}
                   *[none] {""}
                }
               *[no] {""}
            }{ misericorde-told-chips }, { misericorde-told-coppers }. { $first ->
                [yes] { $needs ->
                    [1] Enter kauft { $rate } { $rate ->
                        [one] Stein
                       *[other] Steine
                    }:
                   *[other] Enter kauft Steine für { $needs } Kupfer:
                }
               *[no] Kaufen?
            }
        }
       *[no] { $first ->
            [yes] Wieder dabei? Enter für nein, oder einsteigen:
           *[no] Wieder dabei?
        }
    }
    .less = { $inside ->
        [yes] { misericorde-told-chips }. { $needs ->
            [0] Weiter?
           *[other] Kaufen?
        }
       *[no] Wieder?
    }
    .brief = { $inside ->
        [yes] { $needs ->
            [0] Weiter?
           *[other] Kaufen?
        }
       *[no] Wieder?
    }
    .braille = { $inside ->
        [yes] { misericorde-told-chips }, { misericorde-told-coppers }, { $needs ->
            [0] weiter?
           *[other] kaufen?
        }
       *[no] wieder dabei?
    }
    .first = { $way ->
        [out] {""}
        [short] { $you ->
            [seat] Du bist dran.{" "}
           *[none] {""}
        }Enter allein kauft, { $coppers ->
            [1] {""}
           *[other] kaufen 2 kauft für 2 Kupfer,{" "}
        }nein setzt diese Runde aus.
       *[ready] {""}
    }
    .allowed = { $inside ->
        [yes] { $needs ->
            [0] Mit Enter geht es weiter. Oder tippe { $buys ->
                [yes] kaufen,{" "}
               *[no] {""}
            }{ $cashes ->
                [yes] einlösen,{" "}
               *[no] {""}
            }aussetzen oder gehen. Einlösen gibt für { $rate } Steine ein Kupfer; wer aussetzt, fehlt eine Runde lang; wer geht, verlässt den Tisch.
            [1] Enter kauft { $rate } Steine. Oder tippe { $coppers ->
                [1] {""}
               *[other] kaufen 2,{" "}
            }aussetzen oder gehen.
           *[other] Enter kauft Steine für { $needs } Kupfer. Oder tippe kaufen und wie viele Kupfer, aussetzen oder gehen.
        }
       *[no] Mit Enter geht es ohne dich weiter. Tippe einsteigen, um mitzuspielen.
    }
    .sure = Gehen? Sind alle gefragt, ist das Spiel zu Ende.
    .sure-brief = Spielende?
    .longest = { $inside ->
        [yes] gehen
       *[no] i
    }
    .does-buy = Steine kaufen; Kupfer zahlen:
    .does-cash = Kupfer für Steine, die du abgibst
    .does-stay = { $inside ->
        [yes] die nächste Runde
       *[no] noch eine Runde ohne dich
    }
    .does-out = eine Runde lang
    .does-leave = spiel nicht mehr
    .does-join = spiel wieder mit
misericorde-give-to = { $chips ->
        [one] Ein Stein
       *[other] { $chips } Steine
    } zu verschenken. { $first ->
        [yes] An wen? Ein Name; Enter verteilt sie:
       *[no] An wen?
    }
    .brief = Steine an wen?
    .braille = { misericorde-told-chips }, an wen?
    .least = An wen?
    .allowed = Tippe einen Namen. Enter verteilt den Rest, die Ärmsten zuerst.
    .longest = Gustave
    .does-none = die anderen teilen sie

## Ereignisse

misericorde-stakes = { $coppers } Kupfer für jeden, für ein Kupfer gibt es { $rate } Spielsteine. Einsatz { $stake }, { $rounds ->
        [one] eine Runde.
       *[other] { $rounds } Runden.
    }{ $first ->
        [yes] {" "}Das Ziel: am meisten besitzen; am Ende zählen Steine, und jedes Kupfer { $rate }. In jeder Runde wirft jeder einmal, und der beste Wurf gewinnt den Topf: die höchste Summe oder, besser als jede Summe, zwei Sechsen oder mehr. Wer zwei Einsen oder mehr wirft, ist raus. { loop-hear-more }
       *[no] {""}
    }
    .brief = Je { $coppers } Kupfer zu { $rate } Steinen, Einsatz { $stake }, Runden { $rounds }.
    .braille = je { $coppers } Kupfer zu { $rate } Steinen, Einsatz { $stake }, Runden { $rounds }
misericorde-bought = { $you ->
        [seat] Du kaufst { $got } Spielsteine: jetzt { $chips }, noch { $coppers } Kupfer.
       *[other] { $seat } kauft { $got } Spielsteine, jetzt { $chips }.
    }
    .brief = { $you ->
        [seat] Du kaufst,
       *[other] { $seat } kauft,
    } { misericorde-told-chips }.
    .braille = { $seat } kauft { $got } Steine, hat { $chips }
misericorde-cashed = { $you ->
        [seat] Du bekommst { $got } Kupfer zurück: jetzt { $coppers }, noch { $chips ->
            [one] ein Stein.
           *[other] { $chips } Steine.
        }
       *[other] { $seat } tauscht Steine gegen { $got } Kupfer und hat noch { $chips ->
            [one] einen Stein.
           *[other] { $chips } Steine.
        }
    }
    .brief = { $you ->
        [seat] Du löst Steine ein,
       *[other] { $seat } löst Steine ein,
    } { misericorde-told-coppers }.
    .braille = { $seat } löst Steine für { $got } ein, { misericorde-told-coppers }
misericorde-passes = { $you ->
        [seat] Du setzt diese Runde aus.
       *[other] { $seat } setzt diese Runde aus.
    }
    .brief = { $you ->
        [seat] Du setzt aus.
       *[other] { $seat } setzt aus.
    }
    .braille = { $seat } setzt aus
misericorde-unplayed = Weniger als zwei wollen spielen: Runde { $number } fällt aus.
    .brief = Runde { $number } fällt aus.
    .braille = Runde { $number } fällt aus
misericorde-gave = { $you ->
        [giver] Du schenkst { $to } { $chips ->
            [one] einen Stein.
           *[other] { $chips } Steine.
        }
        [to] { $giver } schenkt dir { $chips }: Du hast { $has }.
       *[other] { $giver } schenkt { $to } { $chips ->
            [one] einen Stein.
           *[other] { $chips } Steine.
        }
    }
    .brief = { $you ->
        [giver] Du schenkst { $to } { $chips }.
        [to] { $giver } schenkt dir { $chips }.
       *[other] { $giver } schenkt { $to } { $chips }.
    }
    .braille = { $chips } für { $to } von { $giver }, hat { $has }
misericorde-gets = { $you ->
        [seat] Du bekommst { $got } vom Rest und hast jetzt { $chips }.
       *[other] { $seat } bekommt { $got } vom Rest und hat jetzt { $chips }.
    }
    .brief = { $you ->
        [seat] Du bekommst { $got }.
       *[other] { $seat } bekommt { $got }.
    }
    .braille = { $got } für { $seat }, hat { $chips }
misericorde-told-worth = { $worth ->
        [0] {""}
       *[other] , wert { $worth }
    }
misericorde-standing = { $you ->
        [seat] Du
       *[other] { $seat }
    }: { $chips ->
        [one] ein Stein
       *[other] { $chips } Steine
    }, { $coppers } Kupfer{ misericorde-told-worth }.
    .brief = { loop-who }: { misericorde-told-chips }, { misericorde-told-coppers }{ misericorde-told-worth }.
    .braille = { $seat } { misericorde-told-chips }, { misericorde-told-coppers }{ misericorde-told-worth }
    .cells = Wert: { $worth }; Steine: { $chips }; Kupfer: { $coppers }
misericorde-won = { $you ->
        [seat] Du gewinnst das Spiel
       *[other] { $seat } gewinnt das Spiel
    }: { $chips ->
        [one] ein Stein
       *[other] { $chips } Steine
    }, { $coppers } Kupfer{ misericorde-told-worth }.
    .brief = { $you ->
        [seat] Du gewinnst:
       *[other] { $seat } gewinnt:
    } { misericorde-told-chips }, { misericorde-told-coppers }{ misericorde-told-worth }.
    .braille = { $seat } gewinnt, { misericorde-told-chips }, { misericorde-told-coppers }{ misericorde-told-worth }
misericorde-starts = { $number ->
        [0] {""}
       *[other] { loop-round-now }{" "}
    }{ $you ->
        [seat] Du beginnst,
       *[other] { $seat } beginnt,
    } { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    }{ $first ->
        [yes] , Topf { $pot }
       *[no] {""}
    }.
    .brief = { $seat }: { misericorde-told-dice }.
    .braille = { misericorde-told-dice }, Topf { $pot }, { $seat }
misericorde-pays = { $seat } { $paid ->
        [0] kauft { $bought ->
            [one] einen Würfel
           *[other] { $bought } Würfel
        }
       *[other] { $bought ->
            [0] geht mit, { $paid ->
                [one] 1 Stein
               *[other] { $paid } Steine
            }
            [one] zahlt { $paid }{ $first ->
                [yes] {" "}und noch 1 für einen Würfel mehr
               *[no] , kauft einen Würfel dazu
            }
           *[other] zahlt { $paid }{ $first ->
                [yes] {" "}und noch { $bought } für { $bought } Würfel mehr
               *[no] , kauft { $bought } Würfel dazu
            }
        }
    }.
    .brief = { $seat } { $paid ->
        [0] kauft { $bought }
       *[other] { $bought ->
            [0] geht mit, { $paid }
           *[other] zahlt { $paid }, kauft { $bought }
        }
    }.
    .braille = { $seat } { $paid ->
        [0] kauft { $bought }
       *[other] { $bought ->
            [0] geht mit, { $paid }
           *[other] zahlt { $paid }, kauft { $bought }
        }
    }
misericorde-pays-short = { $you ->
        [seat] Du
       *[other] { $seat }
    }{ $paid ->
        [0] {""}
       *[other] { $you ->
            [seat] {" "}zahlst { misericorde-told-paid } und
           *[other] {" "}zahlt { misericorde-told-paid } und
        }
    } { $you ->
        [seat] { $paid ->
                [0] zahlst nichts:
               *[other] wirfst
            }
       *[other] { $paid ->
                [0] zahlt nichts:
               *[other] wirft
            }
    } { $fewer ->
        [one] { $paid ->
            [0] ein Würfel
           *[other] einen Würfel
        } weniger.
       *[other] { $fewer } Würfel weniger.
    }
    .brief = { $you ->
        [seat] Du zahlst { $paid },
       *[other] { $seat } zahlt { $paid },
    } { $fewer } Würfel weniger.
    .braille = { $seat } zahlt { $paid }, { $fewer } weniger
misericorde-told-paid = { $paid ->
        [one] einen Stein
       *[other] { $paid } Steine
    }
misericorde-retreats = { $you ->
        [seat] Du gehst raus
       *[other] { $seat } geht raus
    }{ $paid ->
        [0] {""}
        [one] , ein Stein in den Topf
       *[other] , { $paid } Steine in den Topf
    }.
    .brief = { $you ->
        [seat] Du gehst raus.
       *[other] { $seat } geht raus.
    }
    .braille = raus { $seat }{ $paid ->
        [0] {""}
       *[other] , { $paid }
    }
misericorde-threw = { $you ->
        [seat] Du wirfst
       *[other] { $seat } wirft
    } { misericorde-rank }{ $kind ->
        [misericordes] { $first ->
            [yes] {""}, also Sechsen
           *[no] {""}
        }
       *[other] {""}
    }: { $dice }.
    .brief = { $you ->
        [seat] Du wirfst
       *[other] { $seat } wirft
    } { misericorde-rank }.
    .braille = { misericorde-rank } { $seat }: { $dice }
misericorde-shows = { $you ->
        [seat] Du darfst
       *[other] { $seat } darf
    } um bis zu { $most } erhöhen, mit { misericorde-figures-named }.
    .brief = { loop-who }: um bis zu { $most }{ misericorde-figures-list }.
    .braille = { $seat } um { $most }{ misericorde-figures-list }
misericorde-raised = { $seat } wirft { misericorde-rank }{ $kind ->
        [misericordes] { $first ->
            [yes] {""}, also Sechsen
           *[no] {""}
        }
       *[other] {""}
    }: { $dice }{ $by ->
        [0] .
       *[other] , und erhöht um { $by }.
    }
    .brief = { $seat } wirft { misericorde-rank }{ $by ->
        [0] .
       *[other] , erhöht um { $by }.
    }
    .braille = { misericorde-rank }, { $by ->
        [0] {""}
       *[other] um { $by } erhöht,{" "}
    }{ $seat }: { $dice }
misericorde-void = { $you ->
        [seat] Du wirfst
       *[other] { $seat } wirft
    } Huuuren{ $first ->
        [yes] , zwei Einsen oder mehr
       *[no] {""}
    }, raus: { $dice }.
    .brief = { loop-who }: Huuuren, raus.
    .braille = Huuuren, ungültig, { $seat }: { $dice }
misericorde-dropped = Ein Würfel fiel vom Tisch: { $you ->
        [seat] Du bist raus.
       *[other] { $seat } ist raus.
    }
    .brief = Würfel gefallen: { $you ->
        [seat] du.
       *[other] { $seat }.
    }
    .braille = Würfel fiel, { $seat } raus
misericorde-spiessgesellen = Spießgesellen aus { $face ->
        [1] Einsen
        [2] Zweien
        [3] Dreien
        [4] Vieren
        [5] Fünfen
       *[6] Sechsen
    }{ $first ->
        [yes] , fünf oder mehr gleiche
       *[no] {""}
    }: { $dice }. { $you ->
        [seat] Du gewinnst die Runde.
       *[other] { $seat } gewinnt die Runde.
    }
    .brief = Spießgesellen aus { $face ->
        [1] Einsen
        [2] Zweien
        [3] Dreien
        [4] Vieren
        [5] Fünfen
       *[6] Sechsen
    }: { $you ->
        [seat] du.
       *[other] { $seat }.
    }
    .braille = Spießgesellen { $face } { $seat }: { $dice }
misericorde-huuurenhaus = Huuurenhaus{ $first ->
        [yes] , fünf Einsen oder mehr, die gewinnen
       *[no] {""}
    }: { $dice }. { $you ->
        [seat] Du gewinnst die Runde.
       *[other] { $seat } gewinnt die Runde.
    }
    .brief = Huuurenhaus: { $you ->
        [seat] du.
       *[other] { $seat }.
    }
    .braille = Huuurenhaus { $seat }: { $dice }
misericorde-owes-drinks = { $you ->
        [seat] Du schuldest
       *[other] { $seat } schuldet
    } allen in der Runde ein Getränk.
    .brief = { $you ->
        [seat] Du schuldest Getränke.
       *[other] { $seat } schuldet Getränke.
    }
    .braille = { $seat } schuldet Getränke
misericorde-owes-pleasure = { $you ->
        [seat] Du schuldest
       *[other] { $seat } schuldet
    } allen in der Runde ein Plesier, notfalls ein Getränk.
    .brief = { $you ->
        [seat] Du schuldest Plesier.
       *[other] { $seat } schuldet Plesier.
    }
    .braille = { $seat } schuldet Plesier
misericorde-best = { misericorde-rank } { $kind ->
        [misericordes] gewinnen
       *[sum] gewinnt
    }{ $first ->
        [yes] {""}, { $kind ->
            [misericordes] besser als jede Summe
           *[sum] die höchste Summe
        }
       *[no] {""}
    }.
    .brief = { $you ->
        [seat] Du gewinnst:
       *[other] { $seat } gewinnt:
    } { misericorde-rank }.
    .braille = { $seat } gewinnt, { misericorde-rank }
misericorde-tie = Gleichstand mit { misericorde-rank }: { $players-you ->
        [yes] du und { $players-others }. Ihr werft noch einmal,
       *[no] { $players }. Sie werfen noch einmal,
    } um { $pot ->
        [one] einen Stein
       *[other] { $pot } Steine
    }.
    .brief = Gleichstand mit { misericorde-rank }: { $players-you ->
        [yes] du und { $players-others }. Noch ein Wurf.
       *[no] { $players }. Noch ein Wurf.
    }
    .braille = { misericorde-rank }: { $players } noch einmal um { $pot }
misericorde-nobody-valid = Kein gültiger Wurf{ $again ->
        [yes] : Sie werfen noch einmal.
       *[no] .
    }
    .brief = Kein gültiger Wurf.
    .braille = kein gültiger Wurf{ $again ->
        [yes] , noch einmal
       *[no] {""}
    }

## Nachgefragt

misericorde-holding = { misericorde-rank }: { $dice }.
    .brief = { misericorde-rank }: { $dice }.
    .braille = { $dice }, { misericorde-rank }
misericorde-not-thrown = Noch nichts geworfen.
    .brief = Noch nichts.
    .braille = noch nichts
misericorde-in-pot = Topf { $pot }{ $front ->
        [0] {""}
       *[other] , dazu { $front } an Erhöhungen
    }{ $price ->
        [0] .
        [one] . Mitgehen kostet 1 Stein.
       *[other] . Mitgehen kostet { $price } Steine.
    }
    .brief = Topf { $pot }{ $front ->
        [0] {""}
       *[other] , dazu { $front }
    }{ $price ->
        [0] .
       *[other] , mitgehen { $price }.
    }
    .braille = Topf { $pot }{ $front ->
        [0] {""}
       *[other] , dazu { $front }
    }{ $price ->
        [0] {""}
       *[other] , mitgehen { $price }
    }
    .cells = Topf: { $pot }; Für Erhöhungen: { $front ->
        [0] {""}
       *[other] { $front }
    }; Mitgehen: { $price ->
        [0] {""}
       *[other] { $price }
    }
misericorde-who = { $you ->
        [seat] Du
       *[other] { $seat }
    }: { $place ->
        [waits] noch nicht geworfen
        [out] raus
       *[in] { misericorde-rank }{ $leads ->
            [yes] { $you ->
                [seat] , du führst
               *[other] , führt
            }
           *[no] {""}
        }
    }{ $front ->
        [0] .
       *[other] , { $front } gezahlt.
    }
    .brief = { loop-who }: { $place ->
        [waits] wartet
        [out] raus
       *[in] { misericorde-rank }{ $leads ->
            [yes] , führt
           *[no] {""}
        }
    }{ $front ->
        [0] .
       *[other] , { $front } gezahlt.
    }
    .braille = { $seat } { $place ->
        [waits] wartet
        [out] raus
       *[in] { misericorde-rank }{ $leads ->
            [yes] {" "}führt
           *[no] {""}
        }
    }{ $front ->
        [0] {""}
       *[other] , { $front } gezahlt
    }
    .cells = Wurf: { $place ->
        [waits] { $turn ->
            [yes] wirft jetzt
           *[no] noch nichts
        }
        [out] raus
       *[in] { misericorde-rank }{ $leads ->
            [yes] {""}, führt
           *[no] {""}
        }
    }{ $front ->
        [0] {""}
       *[other] , { $front } gezahlt
    }
misericorde-owes = { $you ->
        [seat] Du schuldest
       *[other] { $seat } schuldet
    } { $you ->
        [to] dir
       *[other] { $to }
    } { $drinks ->
        [0] {""}
        [one] ein Getränk
       *[other] { $drinks } Getränke
    }{ $pleasures ->
        [0] .
       *[other] { $drinks ->
            [0] {""}
           *[other] {" "}und {""}
        }{ $pleasures ->
            [one] ein Plesier.
           *[other] { $pleasures } Plesier.
        }
    }
    .brief = { $you ->
        [seat] Du an { $to }:
        [to] { $seat } an dich:
       *[other] { $seat } an { $to }:
    } Getränke { $drinks }, Plesier { $pleasures }.
    .braille = { $seat } an { $to }: Getränke { $drinks }, Plesier { $pleasures }
misericorde-no-round = Noch keine Runde.
    .brief = Noch keine Runde.
    .braille = noch keine Runde
misericorde-no-debts = Niemand schuldet etwas.
    .brief = Keine Schulden.
    .braille = keine Schulden
misericorde-can-meet = { $way ->
        [pay] mitgehen
        [throw] werfen
        [short] weniger { $count }
       *[buy] kaufen { $count }
    }: { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    } { $cost ->
        [0] kostenlos
        [one] für einen Stein
       *[other] für { $cost } Steine
    }, führt { $percent ->
        [0] fast nie.
       *[other] { $percent }-mal von 100.
    }
    .brief = { $way ->
        [pay] mitgehen
        [throw] werfen
        [short] weniger { $count }
       *[buy] kaufen { $count }
    }: { misericorde-told-dice }, Preis { $cost }, { $percent } von 100.
    .braille = { $way ->
        [pay] mitgehen
        [throw] werfen
        [short] weniger { $count }
       *[buy] kaufen { $count }
    }: Würfel { $dice }, Steine { $cost }, führt { $percent } von 100
misericorde-figures = { $cathedrale ->
        [yes] Mit { misericorde-figures-named } darfst du beliebig erhöhen.
       *[no] { $most ->
            [0] Dieser Wurf erlaubt keine Erhöhung.
            [1] Mit { misericorde-figures-named } darfst du um 1 erhöhen.
           *[other] Mit { misericorde-figures-named } darfst du um bis zu { $most } erhöhen.
        }
    }
    .brief = { $cathedrale ->
        [yes] beliebig
       *[no] { $most ->
            [0] keine
           *[other] um { $most }
        }
    }{ misericorde-figures-list }
    .braille = { $cathedrale ->
        [yes] beliebig erhöhen
       *[no] { $most ->
            [0] keine Erhöhung
           *[other] um { $most } erhöhen
        }
    }{ misericorde-figures-list }
misericorde-worth = { $kind ->
        [sum] Summe { $value }
       *[other] { misericorde-rank }
    }
    .brief = { $kind ->
        [sum] Summe { $value }
       *[other] { misericorde-rank }
    }
    .braille = { misericorde-rank }

## Ablehnungen

misericorde-one-to-nine = Eine Runde hat 1 bis 9 Würfel.
misericorde-one-to-nine-dice = Ein Wurf hat einen bis neun Würfel, nicht { $typed }.
misericorde-cannot-pay = Du hast nur { $chips } von { $price } Steinen: Tippe weniger für weniger Würfel, oder raus.
misericorde-pay-only = { $price ->
        [0] Es ist nichts zu zahlen: Wirf.
        [one] Es ist nur ein Stein zu zahlen.
       *[other] Es sind nur { $price } Steine zu zahlen.
    }
misericorde-no-retreat = Es gibt keine Erhöhung: Wirf.
misericorde-no-buy = Du kannst jetzt keine Würfel kaufen.
misericorde-no-short = Weniger zahlen geht jetzt nicht.
misericorde-buy = Du kannst { $least } bis { $most } Würfel kaufen.
misericorde-short = Du kannst { $least } bis { $most } Steine weniger zahlen.
misericorde-buy-only = Du kannst nur { $most ->
        [one] einen Würfel
       *[other] { $most } Würfel
    } kaufen.
misericorde-short-only = Es geht nur weniger { $most }.
misericorde-meet-how = Tippe mitgehen, kaufen, weniger oder raus.
misericorde-raise-most = { $most ->
        [one] Du kannst nur um 1 erhöhen.
       *[other] Du kannst höchstens um { $most } erhöhen.
    }
misericorde-how-many-only = Tippe eine Zahl, { $least } bis { $most }.
misericorde-nothing-to-buy = Du hast kein Kupfer.
misericorde-nothing-to-cash = Ein Kupfer kostet { $rate } Steine, und du hast weniger.
misericorde-buy-coppers-only = Du hast nur ein Kupfer.
misericorde-cash-coppers-only = Deine Steine reichen nur für ein Kupfer.
misericorde-buy-coppers = Du kannst 1 bis { $most } Kupfer ausgeben.
misericorde-cash-coppers = Deine Steine reichen für 1 bis { $most } Kupfer.
misericorde-buy-first = Für den Einsatz brauchst du Steine: Tippe kaufen oder aussetzen.
misericorde-between-only = Mit Enter geht es weiter.
misericorde-nobody-there = Nur wer am Tisch ist, kann Steine bekommen.

## Zahlen aus vielen Spielen

misericorde-figure-rounds = Runden je Spiel, Stechen mitgezählt
misericorde-figure-raised = Erhöhte Steine je Runde
misericorde-figure-spiessgesellen-share = Spießgesellen je Wurf
misericorde-figure-throws = Würfe, nach Zahl der Würfel
misericorde-figure-void-share = Ungültig, nach Zahl der Würfel

## Tipps und Rückblick

misericorde-advice-why = Was entscheidet: wie oft deine Würfel in Führung gehen, und was Topf und Preis dann wert sind; zu zweit, was das ganze Spiel gewinnt.
misericorde-advise-more = { $games ->
        [yes] { $wins ->
            [1] Das gewinnt das Spiel in etwa einem von 100 Fällen, { $more }
            [100] Das gewinnt das Spiel immer, in 100 Fällen { $more }
           *[other] Das gewinnt das Spiel in etwa { $wins } von 100 Fällen, { $more }
        }
       *[no] Das bringt in 100 solchen Runden { $more } { $more ->
            [one] Stein
           *[other] Steine
        }
    } mehr als
misericorde-advise-alike = { $games ->
        [yes] { $wins ->
            [1] Beides ist gleich gut und gewinnt das Spiel etwa einmal in 100 Fällen
            [100] Beides ist gleich gut und gewinnt das Spiel immer
           *[other] Beides ist gleich gut und gewinnt das Spiel etwa in { $wins } von 100 Fällen
        }
       *[no] Beides ist gleich gut
    }
misericorde-advise-dice = Beginne mit { $dice } { $dice ->
        [one] Würfel
       *[other] Würfeln
    }{ $more ->
        [0] , oder mit { $other }: { misericorde-advise-alike }.
       *[other] : { misericorde-advise-more } mit { $other ->
            [one] einem Würfel.
           *[other] { $other } Würfeln.
        }
    }
    .brief = { misericorde-told-dice }: { $more ->
        [0] so gut wie mit { $other }
       *[other] { $more } mehr in 100 als mit { $other }
    }.
    .braille = { misericorde-told-dice }: { $more ->
        [0] so gut wie { $other }
       *[other] { $more } mehr in 100 als { $other }
    }
misericorde-advise-meet = { $way ->
        [pay] Geh mit, für { $count }
        [throw] Wirf
        [short] Weniger { $count }
        [buy] Kaufe { $count ->
            [one] einen Würfel
           *[other] { $count } Würfel
        }
       *[retreat] Raus
    }{ $more ->
        [0] , oder { $than ->
            [pay] geh mit
            [throw] wirf einfach
            [short] weniger { $other }
            [buy] kaufe { $other ->
            [one] einen Würfel
           *[other] { $other } Würfel
        }
           *[retreat] raus
        }: { misericorde-advise-alike }.
       *[other] : { misericorde-advise-more } { $than ->
            [pay] mitzugehen.
            [throw] einfach zu werfen.
            [short] weniger { $other }.
            [buy] { $other ->
            [one] einen Würfel
           *[other] { $other } Würfel
        } zu kaufen.
           *[retreat] rauszugehen.
        }
    }{ $kept ->
        [0] {""}
        [one] {" "}Du behältst einen Stein.
       *[other] {" "}Du behältst { $kept } Steine.
    }{ $way ->
        [retreat] {""}
       *[other] {" "}Mit { $dice ->
            [one] einem Würfel
           *[other] { $dice } Würfeln
        } liegst du in dieser Runde { $percent ->
            [0] fast nie vorn.
           *[other] { $percent }-mal von 100 vorn.
        }
    }
    .brief = { $way ->
        [pay] Mitgehen
        [throw] Werfen
        [short] Weniger { $count }
        [buy] { $count } kaufen
       *[retreat] Raus
    }: { $more ->
        [0] gleich gut
       *[other] { $more } mehr in 100
    }.
    .braille = { $way ->
        [pay] mitgehen
        [throw] werfen
        [short] weniger { $count }
        [buy] { $count } kaufen
       *[retreat] raus
    }: { $more ->
        [0] gleich gut
       *[other] { $more } mehr in 100
    }
misericorde-advise-raise = { $by ->
        [0] { $more ->
            [0] Erhöhe nicht, oder um { $other }: { misericorde-advise-alike }.
           *[other] Erhöhe nicht: { misericorde-advise-more } um { $other } zu erhöhen.
        }
       *[other] Erhöhe um { $by }{ $bluff ->
            [yes] , als Bluff
           *[no] {""}
        }{ $more ->
            [0] , oder { $other ->
                [0] gar nicht
               *[other] um { $other }
            }: { misericorde-advise-alike }.
           *[other] : { misericorde-advise-more } { $other ->
                [0] nicht zu erhöhen.
               *[other] um { $other } zu erhöhen.
            }
        }{ $bluff ->
            [yes] {" "}{ $percent } von 100 Würfen schlagen deinen.
           *[no] {""}
        }
    }
    .brief = { $by ->
        [0] Nicht erhöhen
       *[other] { $bluff ->
            [yes] Bluff mit
           *[no] Erhöhen um
        } { $by }
    }: { $more ->
        [0] gleich gut
       *[other] { $more } mehr in 100
    }.
    .braille = { $by ->
        [0] nicht erhöhen
       *[other] { $bluff ->
            [yes] bluffen
           *[no] erhöhen
        } { $by }
    }: { $more ->
        [0] gleich gut
       *[other] { $more } mehr in 100
    }
misericorde-cost-meet = { $price ->
        [0] Du
       *[other] Mitgehen kostete { $price }, und du
    } { $price ->
        [0] { $did ->
            [buy] hast { $did-count ->
                [one] einen Würfel
               *[other] { $did-count } Würfel
            } gekauft
           *[throw] hast geworfen, ohne zu kaufen
        }
       *[other] { $did ->
            [pay] bist mitgegangen
            [short] hast weniger { $did-count } gewählt
            [buy] hast { $did-count ->
                [one] einen Würfel
               *[other] { $did-count } Würfel
            } gekauft
           *[retreat] bist rausgegangen
        }
    }. { $way ->
        [pay] Mitgehen
        [throw] Einfach zu werfen
        [short] Weniger { $count }
        [buy] { $count ->
            [one] Einen
           *[other] { $count }
        } Würfel zu kaufen
       *[retreat] Rauszugehen
    } { $games ->
        [yes] hätte von 100 Spielen { $cost ->
            [one] eins
           *[other] { $cost }
        } mehr gewonnen
       *[no] wäre { $cost ->
            [one] einen Stein
           *[other] { $cost } Steine
        } mehr wert gewesen
    }.
    .brief = { $did ->
        [pay] Mitgegangen
        [throw] Geworfen
        [short] Weniger { $did-count }
        [buy] { $did-count } gekauft
       *[retreat] Raus
    }; { $way ->
        [pay] mitgehen
        [throw] werfen
        [short] weniger { $count }
        [buy] { $count } kaufen
       *[retreat] raus
    } { $games ->
        [yes] gewinnt { $cost } mehr von 100.
       *[no] wäre { $cost } mehr wert.
    }
    .braille = { $did ->
        [pay] mitgegangen
        [throw] geworfen
        [short] weniger { $did-count }
        [buy] { $did-count } gekauft
       *[retreat] raus
    }, { $way ->
        [pay] mitgehen
        [throw] werfen
        [short] weniger { $count }
        [buy] { $count } kaufen
       *[retreat] raus
    }: { $cost } mehr{ $games ->
        [yes] {" "}von 100
       *[no] {""}
    }
misericorde-luck = { $throws ->
        [one] Dein einziger Wurf war { $void ->
            [0] nicht{" "}
           *[other] {""}
        }
       *[other] { $void ->
            [0] Keiner
            [one] Einer
           *[other] { $void }
        } deiner { $throws } Würfe { $void ->
            [0] war{" "}
            [one] war{" "}
           *[other] waren{" "}
        }
    }Huuuren{ $usual ->
        [0] .
       *[other] ; der Schnitt ist { $usual }.
    }
    .brief = Würfe { $throws }, ungültig { $void }; üblich: { $usual }.
    .braille = Würfe { $throws }, ungültig { $void }, üblich { $usual }

## Was für die Spieler gezählt wird

misericorde-throws = { $throws ->
        [one] Ein Wurf
       *[other] { $throws } Würfe
    }, { $void ->
        [0] keiner
        [one] einer
       *[other] { $void }
    } ungültig; { $pots ->
        [0] kein Topf gewonnen.
        [one] ein Topf mit { $largest } Steinen.
       *[other] { $pots } Töpfe, der größte mit { $largest } Steinen.
    }
    .brief = Würfe { $throws }, ungültig { $void }, Töpfe { $pots }, der größte { $largest }.
    .braille = Würfe { $throws }, ungültig { $void }, Töpfe { $pots }, größter { $largest }
misericorde-personal-best = Ein Topf von { $number }: der größte, den { $you ->
        [seat] du bisher gewonnen hast.
       *[other] { $seat } bisher gewonnen hat.
    }

misericorde-legend = Wert: Steine und Kupfer zusammen; raus: in dieser Runde nicht mehr dabei; ungültig: der Wurf zählt nicht; Spießgesellen: fünf oder mehr gleiche, die sofort gewinnen; Misericordes: Sechsen, die jede Summe schlagen; führt: der beste Wurf bisher; gezahlt: Steine für Erhöhungen; Mitgehen: was dich die Erhöhung jetzt kostet

## Optionen des Tisches

misericorde-option-coppers = Kupfer
    .help = womit jeder beginnt.
    .agreed = je { $value } Kupfer
misericorde-option-rate = Kurs
    .help = wie viele Spielsteine es für ein Kupfer gibt.
    .agreed = { $value } Steine für ein Kupfer
misericorde-option-stake = Einsatz
    .help = was jeder für eine Runde zahlt.
misericorde-option-rounds = Runden
    .help = wie viele Runden gespielt werden.

## Die Lektion

misericorde-lesson-chips = Gespielt wird um Steine, und die kaufst du für Kupfer. Enter kauft so viele, wie der Einsatz braucht.
misericorde-lesson-dice = Du beginnst diese Runde, also sagst du, mit wie vielen Würfeln alle werfen. Tippe 5. Mehr Würfel bringen höhere Summen, aber auch öfter zwei Einsen, und die verlieren.
    .rest = Wer die Runde beginnt, sagt, mit wie vielen Würfeln gespielt wird.
misericorde-lesson-meet = Jemand hat erhöht, also wählst du. Tippe mitgehen, um die Erhöhung zu zahlen und alle Würfel zu werfen. Weniger 1: einen Stein und einen Würfel weniger. Kaufen 1: einen Stein und einen Würfel mehr. Raus kostet einen Stein, und die Runde ist für dich vorbei. Tipp sagt, was am meisten gewinnt.
    .rest = Bei einer Erhöhung gehst du mit, zahlst einen Teil und wirfst weniger Würfel, oder gehst für einen Stein raus.
misericorde-lesson-buy = Jeder Stein kauft einen Würfel dazu. Hilfe sagt, mit wie vielen Würfeln du wie oft führst.
    .rest = Vor deinem Wurf darfst du Würfel kaufen, jeder kostet einen Stein.
misericorde-lesson-raise = Mit Pärchen, Drillingen und Straßen darfst du erhöhen: Tippe erhöhen { $most }, oder nein. Wer später wirft, zahlt dann die Erhöhung, oder wirft weniger Würfel, oder zieht sich für einen Stein zurück. Mit einem schwachen Wurf zu erhöhen ist ein Bluff.
    .rest = Mit einem Pärchen, einem Drilling oder einer Straße darfst du erhöhen; wer später wirft, zahlt die Erhöhung, oder wirft weniger Würfel, oder zieht sich für einen Stein zurück.
misericorde-lesson-sum = Die Summe zählt, wenn es nichts Besseres gibt.
    .rest = Die meisten Würfe zählen mit ihrer Summe.
misericorde-lesson-sixes = Zwei Sechsen oder mehr sind Misericordes, besser als jede Summe.
misericorde-lesson-void = Zwei Einsen sind Huuuren: Der Wurf ist ungültig, und wer ihn warf, ist raus.
    .rest = Zwei Einsen machen einen Wurf ungültig, und wer ihn warf, ist raus.
misericorde-lesson-retreat = Raus kostet einen Stein, und die Runde ist für diesen Spieler vorbei.
misericorde-lesson-best = Der beste Wurf bekommt den Topf und alle Erhöhungen.
misericorde-lesson-tie = Bei gleichen Würfen wird gestochen, ohne neuen Einsatz.
    .rest = Sind die besten Würfe gleich, werfen sie noch einmal, das Stechen.
misericorde-lesson-nobody = Niemand hat einen gültigen Wurf: Der Topf bleibt für die nächste Runde.
    .rest = Hat niemand einen gültigen Wurf, bleibt der Topf liegen.
misericorde-lesson-spiessgesellen = Fünf gleiche gewinnen sofort.
    .rest = Fünf gleiche sind Spießgesellen und gewinnen sofort.

## Zahlen in den Regeln, die Optionen ändern

misericorde-guide-rate = { $rate }
misericorde-guide-coppers = { $coppers }
misericorde-guide-stake = { $stake ->
        [one] einem Stein
       *[other] { $stake } Steinen
    }
