### Die verflixte 6 auf Deutsch. $you nennt das Feld, dessen Platz der eigene ist; $first ist beim ersten Mal "yes".

verflixte6 = Die verflixte 6
    .help = ein Würfel und fünfzehn Joker; hör auf, bevor die 6 kommt

## Wie eine Stimme die fremden Wörter lesen soll

verflixte6-spoken = Pony: Ponni; Senigmas: Seenigmas; ahris: Aris; Oces: Ohzes; Croupier: Kruppjeh; Höschen: Höhschen; Cherrys: Tscherris; your: jor; Prinzessin: Prinzessinn; Spelunkenbold: Spelunnken-Bold; Monokel: Mo-nockel; Tentakel: Tenn-tahkel

## Joker: wie sie heißen, dann wie man sie auch tippen kann

verflixte6-term-plain = Ohne Joker
verflixte6-term-frostschutz = Frostschutz, Kälteschutz
verflixte6-term-spelunkenbold = Spelunkenbold
verflixte6-term-anaconda = Anaconda, Oces Anaconda
verflixte6-term-hirtenschutz = Hirtenschutz
verflixte6-term-rattenlord = Rattenlord
verflixte6-term-allin = All In, Allin
verflixte6-term-toertchen = Törtchen, Jules Törtchen
verflixte6-term-pony = Pony, Push your Pony
verflixte6-term-monokel = Monokel, Moes Monokel
verflixte6-term-sekante = Sekante, Senigmas Sekante
verflixte6-term-ventil = Ventil, Elas Ventil, Venoms Ventil, Elas Sicherheitsventil, Sicherheitsventil
verflixte6-term-tentakel = Tentakel, ahris Tentakel
verflixte6-term-fumo = Fumo
verflixte6-term-hoeschen = Höschen, Cherrys Höschen
verflixte6-term-runkelrueb = Runkelrüb
verflixte6-term-free = Freie Jokerwahl

## Antworten und Befehle

verflixte6-answer-on = weiter, w, werfen, wirf, wirf weiter, weiter werfen, weiterwerfen, würfeln, würfle, würfle weiter, weiter würfeln, weiterwürfeln, weitermachen, mach weiter, mache weiter, ohne Joker
verflixte6-answer-stop = stopp, s, stoppen, aufhören, hör auf, höre auf, fertig, Schluss, genug, sichern, sichere, nehmen, nimm, nehme, Punkte nehmen, nehme Punkte, die Punkte nehmen, nimm die Punkte, Punkte behalten, behalte die Punkte, behalte Punkte, Zug beenden, passen
verflixte6-answer-play = spielen, p, nehmen, nimm, nehme
verflixte6-answer-take = nehmen, t, nimm
verflixte6-answer-it = ihn nehmen, ihn, i
verflixte6-answer-both = beide, b, alle, alle beide
verflixte6-answer-none = nein, n, keine, niemand, niemandem, niemanden, nicht, kein Joker, keine Joker, keinen, keiner, kein, ohne, nichts, keinen Joker
verflixte6-answer-free = frei, f, freie Jokerwahl
verflixte6-answer-from = von, v, beraube, stehlen, stiehl, bestiehl, bestehle, bestehlen, rauben, raube
    .then = dort liegen die meisten Augen
verflixte6-answer-yes = ja, j
verflixte6-command-standing = Stand, st
    .help = wie es für alle steht, mit ihren Jokern
verflixte6-command-mine = meine, me
    .help = deine Joker
verflixte6-command-joker = Joker, jo
    .help = erklärt einen Joker nach seinem Namen

## Fragen

verflixte6-choose = { $count ->
        [one] 1 Joker, { $left }
       *[other] { $count } Joker
    }{ $free ->
        [yes] {" "}oder frei für drei beliebige
       *[no] {""}
    }. { $count ->
        [one] Nehmen oder nicht?
        [2] { $first ->
            [yes] Welche, oder keine?
            [bare] Welche?
           *[no] Welche?
        }
       *[other] { $first ->
            [yes] { $free ->
                [yes] Höchstens drei oder keine?
               *[no] Höchstens drei für diesen Zug: welche, oder keine?
            }
            [bare] Höchstens drei: welche?
           *[no] Welche?
        }
    }
    .less = { $count ->
        [one] 1 Joker, nehmen?
       *[other] { $count } Joker, welche?
    }
    .brief = Joker?
    .braille = { $count ->
        [one] { $left }, nehmen?
       *[other] { $count } Joker, welche?
    }
    .first = { $you ->
        [seat] Du bist dran.{" "}
       *[none] {""}
    }Ein Joker tritt an die Stelle eines Wurfs oder hilft von selbst. Was du nimmst, gilt für diesen Zug und ist danach weg, benutzt oder nicht.
    .allowed = { $count ->
        [one] Tippe nehmen oder nein
        [2] Tippe einen Namen oder beide, oder keine
       *[other] Tippe bis zu drei Namen, oder keine
    }{ $free ->
        [yes] , oder frei: Einmal im Finale darfst du drei beliebige Joker wählen, auch verbrauchte
       *[no] {""}
    }.{ $count ->
        [one] {""}
       *[other] {" "}Der Anfang eines Namens genügt: { $left-begun }.
    }
    .longest = fu ru mo
    .does-none = keine Joker in diesem Zug
    .does-free = drei beliebige, auch verbrauchte
verflixte6-go = { $sum }{ $first ->
        [yes] {" "}{ verflixte6-points-on }
       *[no] { $turn ->
            [yes] {" "}{ verflixte6-points-on }
           *[no] , weiter?
        }
    }
    .brief = { $sum }?
    .braille = { $sum }?
    .allowed = Tippe weiter oder stopp{ $jokers ->
        [yes] , oder einen Joker: { $playable }.
       *[no] .
    }
    .longest = { $jokers ->
        [yes] w fumo
       *[no] stopp
    }
    .figure = Zug: { $sum }{ $safe ->
        [0] {""}
       *[other] , { $safe } sicher
    }
    .does-on = wirf noch einmal
    .does-stop = Punkte sichern: keine 6 schadet dir
verflixte6-points-on = { $sum ->
        [one] Auge
       *[other] Augen
    }. Weiter{ $jokers ->
        [yes] , stopp oder ein Joker
       *[no] {" "}oder stopp
    }?
verflixte6-robs = { $eyes ->
        [1] 1
        [2] mit der zweiten Eins 2
        [3] mit der dritten Eins 3
        [4] mit der vierten Eins 4
       *[other] mit der fünften Eins 5
    }
verflixte6-steal = Du hast { $sum }. { $victims-count ->
        [one] { $first ->
            [yes] Eine 1 raubt.{" "}
           *[no] {""}
        }{ $victims-name } hat { $victims-score }: { $first ->
            [yes] { $eyes } stehlen, ja oder nein?
           *[no] { verflixte6-robs } stehlen?
        }
       *[other] { $first ->
            [yes] Eine 1. Wem { $eyes } stehlen: { $victims } oder niemandem?
           *[no] Wem { verflixte6-robs } stehlen: { $victims }?
        }
    }
    .less = { $victims-count ->
        [one] { $victims }: { $eyes } stehlen?
       *[other] Wem { $eyes } stehlen: { $victims }?
    }
    .brief = { $eyes } stehlen?
    .least = { $eyes } rauben?
    .braille = { $sum }, wem { $eyes }: { $victims }?
    .allowed = { $victims-count ->
        [one] Tippe ja oder { $victims-name }, um zu stehlen, oder nein.
       *[other] Tippe, wen du beraubst, oder niemand: { $victims }.
    }
    .yes = stehlen, rauben
    .figure = Zug: { $sum }
    .longest = Gustave
    .does-none = { $victims-count ->
        [one] nein: stiehl nichts
       *[other] niemandem: stiehl nichts
    }
verflixte6-target = Du hast { $sum }. Sekante gegen { $victims-count ->
        [one] { $victims-name }, mit { $victims-score }?
       *[other] wen: { $victims }?
    }
    .less = { $sum }. Sekante gegen?
    .brief = Gegen wen?
    .braille = { $sum }, Sekante: { $victims }?
    .allowed = Tippe, wen die Sekante trifft: { $victims }.
    .figure = Zug: { $sum }
    .longest = Gustave
verflixte6-fight = Anaconda { $attack }, du hast { $sum }. { $first ->
        [yes] Ablehnen kostet 2, verlieren 10. Für 12 antreten?
       *[no] Antreten?
    }
    .brief = Gegen { $attack }?
    .least = gegen { $attack }?
    .braille = { $sum }, Attacke { $attack }, antreten?
    .allowed = Tippe ja, um gegen die Anaconda zu werfen: plus 12 und die Augen, oder minus 10. Oder tippe nein, das kostet 2.
    .yes = antreten, kämpfen, gegen
    .no = ablehnen, lehne ab, aufgeben, gib auf
    .figure = Zug: { $sum }
    .longest = nein
    .does-yes = antreten: wirf dagegen
    .does-none = ablehnen: verlier 2
verflixte6-once-more = { $first ->
        [yes] Rattenlord { $die } reicht nicht. Aufgeben kostet 2. Für 18 oder minus 10 werfen?
       *[no] { $die } reicht nicht, du hast { $sum }. Ab 5 für 18, noch einmal werfen?
    }
    .first = Ein zweiter Wurf gelingt mit 5 oder 6.
    .less = { $die } reicht nicht, du hast { $sum }. Noch mal?
    .brief = { $die }, noch mal?
    .braille = { $sum }, { $die } reicht nicht, noch mal?
    .least = { $die } erneut?
    .allowed = Tippe ja für einen zweiten Wurf: Eine 5 oder 6 bringt 18, sonst verlierst du 10. Oder tippe nein, das kostet 2.
    .yes = noch mal, nochmal, erneut, werfen, wirf, noch einmal werfen
    .no = aufgeben, gib auf, ablehnen
    .figure = Zug: { $sum }
    .longest = nein
    .does-yes = wirf noch einmal
    .does-none = aufgeben: verlier 2
verflixte6-keep = Monokel { $dice }, du hast { $sum }. { $first ->
        [yes] Beide behalten oder beide neu?
       *[no] Beide behalten?
    }
    .brief = { $dice }, behalten?
    .braille = { $sum }, { $dice }, behalten?
    .least = { $dice }, ja?
    .allowed = Tippe ja, um beide zu behalten, oder nein für zwei neue Würfe.
    .yes = behalten, beide behalten
    .no = beide neu, neu, neu werfen, beide neu werfen
    .figure = Zug: { $sum }
    .longest = nein
    .does-yes = behalte beide
    .does-none = wirf beide neu
verflixte6-counter = Deine Attacke: { $attack }. { $first ->
        [yes] Kontern lassen?
       *[no] Bisher { $ahead } zu { $behind }. Kontern lassen?
    }
    .brief = { $attack }, Konter?
    .least = { $attack } konter?
    .braille = { $sum }, Attacke { $attack }, { $ahead }:{ $behind }, kontern?
    .first = Fünf Duelle: Der höhere Wurf nimmt dem anderen 2 Augen ab, bei Gleichstand verlierst du sie. Lässt du nicht kontern, bekommt keiner etwas.
    .allowed = Tippe ja, damit der andere kontert: 2 Augen für den Höheren, bei Gleichstand für den anderen. Nein lässt die 2 verfallen. Noch { $left } { $left ->
        [one] Duell
       *[other] Duelle
    }.
    .yes = kontern, kontern lassen, werfen lassen, Konter
    .figure = Zug: { $sum }
    .longest = ja
    .does-yes = der andere kontert
    .does-none = niemand bekommt Punkte
verflixte6-rescue = Eine { $die }, du hast { $sum }. Mit Runkelrüb retten?
    .less = Eine { $die }, du hast { $sum }. Runkelrüb?
    .brief = 6, Runkelrüb?
    .braille = 6 bei { $sum }, Runkelrüb?
    .least = 6 Runkel?
    .allowed = Tippe ja für zwei Würfe: Eine 3 oder mehr rettet dich. Bei nein bist du raus mit { $level }.
    .yes = Runkelrüb, Runkel
    .figure = Zug: { $sum }
    .longest = nein
    .does-yes = zwei Würfe zur Rettung
    .does-none = raus aus diesem Durchgang

## Ereignisse: der Abend

verflixte6-durchgang = Durchgang { $number } von { $last }{ $first ->
        [yes] , ein Zug für jeden. Das Ziel: die meisten Augen aus allen Durchgängen zusammen. In deinem Zug wirfst du weiter und zählst Augen zusammen, oder du sagst stopp und behältst sie; eine 6 nimmt dir alle Augen dieses Zugs. { loop-hear-more }
       *[no] .
    }
    .brief = Durchgang { $number }.
    .braille = Durchgang { $number } von { $last }
verflixte6-over = Durchgang zu Ende.
    .brief = Durchgang zu Ende.
    .braille = Durchgang { $number } zu Ende
verflixte6-result = { $you ->
        [seat] Du
       *[other] { $seat }
    }: { $eyes }{ $number ->
        [1] .
       *[other] , zusammen { $total }.
    }
    .brief = { loop-who }: { $eyes }, { $total }.
    .braille = { $seat } { $eyes }, { $total }
verflixte6-turns-zombie = Unter 0 zählt als 0: { $you ->
        [seat] Du bist
       *[other] { $seat } ist
    } { $first ->
        [yes] jetzt ein Zombie, also in diesem Durchgang raus.
       *[no] jetzt ein Zombie.
    }
    .brief = { loop-who }: Zombie, 0.
    .braille = { $seat } Zombie 0
verflixte6-won = { $you ->
        [seat] Du gewinnst
       *[other] { $seat } gewinnt
    } mit { $total }.
    .brief = { $you ->
        [seat] Du gewinnst: { $total }.
       *[other] { $seat } gewinnt: { $total }.
    }
    .braille = { $seat } gewinnt, { $total }
verflixte6-no-points = Niemand hat Augen gesammelt: Alle teilen sich den ersten Platz.
    .brief = Niemand hat Augen.
    .braille = niemand hat Augen
verflixte6-standing = { $you ->
        [seat] Du
       *[other] { $seat }
    }: { $eyes }, { $place ->
        [jungfrau] Jungfrau
        [prinzessin] Prinzessin
       *[zombie] Zombie
    }{ $first ->
        [yes] { $place ->
            [jungfrau] {""}, Zug noch nicht beendet
            [prinzessin] {""}, hat gestoppt
           *[zombie] {""}, ausgeschieden
        }
       *[no] {""}
    }, { $total } aus früheren Durchgängen.
    .brief = { loop-who }: { $eyes }, { $total }, { $place ->
        [jungfrau] Jungfrau.
        [prinzessin] Prinzessin.
       *[zombie] Zombie.
    }
    .braille = { $seat } { $eyes }, { $total } { $place ->
        [jungfrau] Jungfrau
        [prinzessin] Prinzessin
       *[zombie] Zombie
    }
    .cells = Gesamt: { $whole }; Durchgang: { $eyes }; Zug: { $place ->
        [jungfrau] { $turn ->
            [yes] jetzt
           *[no] kommt noch
        }
        [prinzessin] gestoppt, Prinzessin
       *[zombie] raus, Zombie
    }

## Ereignisse: ein Zug

verflixte6-has = { $you ->
        [seat] Deine Joker
       *[other] Joker von { $seat }
    }: { $jokers }.
    .brief = Übrig: { $jokers }.
    .braille = übrig: { $jokers }
    .cells = Joker: { $jokers }
verflixte6-jokers-left = { $jokers-count ->
        [1] { verflixte6-has }
        [2] { verflixte6-has }
        [3] { verflixte6-has }
        [4] { verflixte6-has }
        [5] { verflixte6-has }
       *[other] { $you ->
            [seat] Du hast noch { $jokers-count } Joker
           *[other] { $seat } hat noch { $jokers-count } Joker
        }; Hilfe nennt sie.
    }
    .brief = { $jokers-count ->
        [1] Übrig: { $jokers }.
        [2] Übrig: { $jokers }.
        [3] Übrig: { $jokers }.
        [4] Übrig: { $jokers }.
        [5] Übrig: { $jokers }.
       *[other] Noch { $jokers-count } Joker.
    }
    .braille = { $jokers-count ->
        [1] übrig: { $jokers }
        [2] übrig: { $jokers }
        [3] übrig: { $jokers }
        [4] übrig: { $jokers }
        [5] übrig: { $jokers }
       *[other] noch { $jokers-count } Joker
    }
verflixte6-all-left = { $you ->
        [seat] Du hast
       *[other] { $seat } hat
    } { $count ->
        [2] beide
       *[other] alle { $count }
    } Joker{ $you ->
        [seat] { $first ->
            [yes] : Hilfe nennt sie, Joker sagt, was jeder tut, Tipp, welche du nehmen kannst.
           *[no] ; Hilfe nennt sie.
        }
       *[other] .
    }
    .brief = { $count ->
        [2] Beide Joker übrig.
       *[other] Alle { $count } Joker übrig.
    }
    .braille = { $count ->
        [2] beide übrig
       *[other] alle { $count } übrig
    }
    .cells = Joker: { $count }
verflixte6-free-choice = { $you ->
        [seat] Du nimmst
       *[other] { $seat } nimmt
    } die Freie Jokerwahl{ $first ->
        [yes] : drei beliebige Joker, auch verbrauchte.
       *[no] .
    }
    .brief = { loop-who }: Freie Jokerwahl.
    .braille = Freie Jokerwahl { $seat }
verflixte6-chose = { $you ->
        [seat] Du nimmst
       *[other] { $seat } nimmt
    } { $jokers }{ $you ->
        [seat] { $alone-count ->
            [0] {""}
            [one] ; { $alone } wirkt von selbst
           *[other] ; { $alone } wirken von selbst
        }
       *[other] {""}
    }.
    .brief = { loop-who }: { $jokers }.
    .braille = { $seat }: { $jokers }
verflixte6-chose-none = { $seat } nimmt keinen Joker.
    .brief = { $seat }: keinen Joker.
    .braille = { $seat }: keinen Joker
verflixte6-free-throw = { $you ->
        [seat] Dein Freiwurf: { $die }.{ $first ->
            [yes] {" "}Bei diesem Wurf schadet auch eine 6 nicht.
           *[no] {""}
        }
       *[other] Freiwurf { $die }: { $seat } hat { $sum }.
    }
    .brief = { $you ->
        [seat] { $die }: du, { $sum }.
       *[other] { $die }: { $seat }, { $sum }.
    }
    .braille = { $die } Freiwurf, { $seat } { $sum }
verflixte6-announced = { $seat } spielt { $joker }.
    .brief = { $seat }: { $joker }.
    .braille = { $seat }: { $joker }
verflixte6-aimed = { $seat } spielt Sekante gegen { $victim }.
    .brief = Sekante: { $seat } gegen { $victim }.
    .braille = Sekante { $seat } gegen { $victim }
verflixte6-lapsed = Kein Konter: Keiner bekommt etwas.
    .brief = Nicht gekontert: { $attack }.
    .braille = { $attack } nicht gekontert, { $seat }
verflixte6-ends = { $joker } ist vorbei{ $first ->
        [yes] , weil ein anderer Joker folgt
       *[no] {""}
    }.
    .brief = { $joker } ist vorbei.
    .braille = { $joker } vorbei { $seat }
verflixte6-gone = { $you ->
        [seat] Du hast den Joker { $joker } verbraucht.
       *[other] { $seat } hat den Joker { $joker } verbraucht.
    }
    .brief = { loop-who }: { $joker } verbraucht.
    .braille = { $joker } verbraucht { $seat }
verflixte6-sum-brief = { $sweet ->
        [yes] { $you ->
            [seat] {""}
           *[other] , Törtchen: { $sum }
        }
       *[no] , { $sum }
    }
verflixte6-sweet-braille = { $sweet ->
        [yes] { $you ->
            [seat] {""}
           *[other] {" "}Törtchen
        }
       *[no] {""}
    }
verflixte6-thrown = { $you ->
        [seat] { $first ->
            [yes] Du wirfst eine
           *[no] Eine
        } { $die }.
       *[other] { $die }{ $sweet ->
            [yes] {" "}und 1 vom Törtchen
           *[no] {""}
        }: { $seat } hat { $sum }.
    }
    .brief = { $die }{ $sweet ->
        [yes] { verflixte6-sum-brief }
       *[no] : { $sum }
    }.
    .braille = { $die }{ verflixte6-sweet-braille }, { $seat } { $sum }
verflixte6-sees = { $which ->
        [anaconda] { $joker } attackiert { $seat } mit { $dice }.
        [sekante] { $joker }: { $seat } attackiert mit { $dice }.
        [rattenlord] { $joker }: { $seat } wirft { $dice }, das reicht nicht.
        [runkelrueb] { $seat } wirft { $dice }.
       *[monokel] { $joker }: { $seat } wirft { $dice }.
    }
    .brief = { $which ->
        [runkelrueb] { $seat }: { $dice }.
       *[monokel] { $seat }: { $joker }, { $dice }.
    }
    .braille = { $which ->
        [rattenlord] { $joker } { $dice } reicht nicht
        [runkelrueb] { $dice }
       *[monokel] { $joker } { $dice }
    } { $seat }
verflixte6-shows = { $joker }: { $dice }{ $first ->
        [yes] , jede 3 oder mehr ist 3 wert
       *[no] {""}
    }.
    .brief = { $joker }: { $dice }.
    .braille = { $joker } { $dice }
verflixte6-worked = { $first ->
        [yes] { $which ->
            [frostschutz] { verflixte6-froze }
            [spelunkenbold] { $minus ->
                [0] {""} und 5
               *[other] {""}
            }
            [anaconda] { $minus ->
                [0] {""} und 12
               *[other] , zu wenig
            }
            [hirtenschutz] {""} doppelt
            [rattenlord] { $minus ->
                [0] {""} schlägt ihn
               *[other] , zu wenig
            }
            [allin] {""} verdoppelt alles
            [pony] { $minus ->
                [0] , 11 oder mehr
               *[other] , weniger als 11
            }
            [tentakel] {""} und 5
            [fumo] {""} doppelt
           *[other] {""}
        }
       *[no] { $which ->
            [frostschutz] { verflixte6-froze }
           *[other] {""}
        }
    }
verflixte6-froze = { $plus ->
        [0] { $first ->
            [yes] ; Einsatz { $use } zieht { $use ->
                [1] eine 1
               *[other] 1 bis { $use }
            } ab
           *[no] , bis { $use }
        }
        [6] , harmlos
       *[other] {""}
    }
verflixte6-safe = { $first ->
        [yes] { $which ->
            [ventil] {" "}Alles davor ist sicher.
           *[other] {""}
        }
       *[no] {""}
    }
verflixte6-brings = { $joker }, { $dice }{ verflixte6-worked }: { $minus ->
        [0] plus { $plus }
       *[other] minus { $minus }
    }{ $you ->
        [seat] .{ verflixte6-safe }
       *[other] { $sweet ->
            [yes] , und 1 vom Törtchen
           *[no] {""}
        }.{ verflixte6-safe } { $seat } hat { $sum }.
    }
    .brief = { $joker } { $dice }: { $minus ->
        [0] plus { $plus }
       *[other] minus { $minus }
    }{ verflixte6-sum-brief }.
    .braille = { $joker } { $dice }, { $minus ->
        [0] plus { $plus }
       *[other] minus { $minus }
    }{ verflixte6-sweet-braille }, { $seat } { $sum }
verflixte6-countered = { $joker }, Konter { $dice }{ $first ->
        [yes] , jede 5 oder 6 nimmt 3 zurück
       *[no] {""}
    }: plus { $plus }{ $you ->
        [seat] .
       *[other] { $sweet ->
            [yes] , und 1 vom Törtchen
           *[no] {""}
        }. { $seat } hat { $sum }.
    }
    .brief = { $joker }, Konter { $dice }: { $plus }{ verflixte6-sum-brief }.
    .braille = { $joker } Konter { $dice }, plus { $plus }{ verflixte6-sweet-braille }, { $seat } { $sum }
verflixte6-costs = { $joker }: minus { $minus }{ $you ->
        [seat] .
       *[other] { $sweet ->
            [yes] , und 1 vom Törtchen
           *[no] {""}
        }. { $seat } hat { $sum }.
    }
    .brief = { $joker }: minus { $minus }{ verflixte6-sum-brief }.
    .braille = { $joker } minus { $minus }{ verflixte6-sweet-braille }, { $seat } { $sum }
verflixte6-duel = { $you ->
        [seat] Du
       *[other] { $seat }
    } { $attack }, { $you ->
        [victim] du
       *[other] { $victim }
    } { $die }: Punkte { $ahead } zu { $behind }.
    .brief = { $attack } gegen { $die }: { $ahead } zu { $behind }.
    .braille = { $attack } gegen { $die }, { $ahead }:{ $behind } { $seat } { $victim }
verflixte6-moved = { $minus ->
        [0] { $plus ->
            [0] Die Duelle enden unentschieden, niemand verliert etwas
           *[other] { $you ->
                [seat] Du nimmst { $victim } { $plus } ab
                [victim] { $seat } nimmt dir mit der Sekante { $plus } ab
               *[other] { $seat } nimmt { $victim } { $plus } ab
            }
        }
       *[other] { $you ->
            [seat] { $victim } nimmt dir { $minus } ab
            [victim] Du nimmst { $seat } in Duellen { $minus } ab
           *[other] { $victim } nimmt { $seat } { $minus } ab
        }
    }: { $you ->
        [seat] Du hast { $sum }, { $victim } { $left }.
        [victim] Du hast { $left }, { $seat } { $sum }{ $sweet ->
            [yes] {""}, das Törtchen mitgezählt
           *[no] {""}
        }.
       *[other] { $seat } hat { $sum }{ $sweet ->
            [yes] {""}, das Törtchen mitgezählt
           *[no] {""}
        }, { $victim } { $left }.
    }
    .brief = { $you ->
        [seat] Du { $sum }, { $victim } { $left }.
        [victim] { $seat } { $sum }{ $sweet ->
            [yes] {" "}mit Törtchen
           *[no] {""}
        }, du { $left }.
       *[other] { $seat } { $sum }{ $sweet ->
            [yes] {" "}mit Törtchen
           *[no] {""}
        }, { $victim } { $left }.
    }
    .braille = { $seat } { $sum }{ verflixte6-sweet-braille }, { $victim } { $left }
verflixte6-sweet = Törtchen: 1 mehr{ $first ->
        [yes] , jedes Mal
       *[no] {""}
    }.
    .brief = Törtchen: { $sum }.
    .braille = Törtchen { $seat } { $sum }
verflixte6-spared = { $dice }{ $first ->
        [yes] , eine 3 oder mehr
       *[no] {""}
    }: Runkelrüb rettet { $you ->
        [seat] dich
       *[other] { $seat }
    }{ $fumo ->
        [yes] . Fumo ist vorbei, die Verdopplung weg: noch { $sum }.
       *[no] {""} bei { $sum }.
    }
    .brief = Runkelrüb, { $dice }: { $sum }.
    .braille = { $dice } Runkelrüb, { $seat } { $sum }
verflixte6-out = { $dice }{ $lost ->
        [0] {""}
       *[other] : { $lost } verloren
    }{ $sum ->
        [0] {""}
       *[other] , das Ventil rettet { $sum }
    }. { $you ->
        [seat] Du bist
       *[other] { $seat } ist
    } { $first ->
        [yes] jetzt ein Zombie, also in diesem Durchgang raus
       *[no] ein Zombie
    }{ $sum ->
        [0] {""}
       *[other] {" "}mit { $sum }
    }.{ $you ->
        [seat] { $frost ->
            [yes] {" "}Der Frostschutz hilft nur bei einem Wurf, für den du ihn spielst.
           *[no] {""}
        }
       *[other] {""}
    }
    .brief = { $you ->
        [seat] { $dice }: Du bist ein Zombie mit { $sum }.
       *[other] { $dice }: Zombie mit { $sum }, { $seat }.
    }
    .braille = { $dice } { $seat } Zombie, { $sum }
verflixte6-out-by = { $joker }, { $dice }{ $lost ->
        [0] {""}
       *[other] : { $lost } verloren
    }{ $sum ->
        [0] {""}
       *[other] , { $joker ->
            [Ventil] es rettet
           *[other] das Ventil rettet
        } { $sum }
    }. { $you ->
        [seat] Du bist
       *[other] { $seat } ist
    } { $first ->
        [yes] jetzt ein Zombie, also in diesem Durchgang raus
       *[no] ein Zombie
    }{ $sum ->
        [0] {""}
       *[other] {" "}mit { $sum }
    }.
    .brief = { $you ->
        [seat] { $joker } { $dice }: Du bist ein Zombie mit { $sum }.
       *[other] { $joker } { $dice }: Zombie mit { $sum }, { $seat }.
    }
    .braille = { $joker } { $dice } { $seat } Zombie, { $sum }
verflixte6-stopped = { $you ->
        [seat] Du behältst { $sum }
       *[other] { $seat } behält { $sum }
    }.{ $first ->
        [yes] {" "}Wer aufhört, ist eine Prinzessin: Keine 6 schadet ihr, aber mit einer 1 können andere sie bestehlen.
       *[no] {""}
    }
    .brief = { $you ->
        [seat] Du behältst { $sum }.
       *[other] { $seat } behält { $sum }.
    }
    .braille = { $seat } Prinzessin, { $sum } gesichert
verflixte6-turn-over = { $end ->
        [kept] { $seat } behält { $sum }{ $owed ->
            [0] {""}
           *[other] , nach einem Start bei minus { $owed }
        }
        [all] { $seat } verliert { $lost }
       *[out] Eine 6: { $seat } { $sum ->
            [0] { $lost ->
                [0] ist raus
               *[other] verliert { $lost }{ $owed ->
                    [0] {""}
                   *[other] , jetzt 0
                }
            }
           *[other] ist raus und behält { $sum }
        }
    }{ $robbed-others ->
        [none] {""}
       *[other] ; hat { $robbed-others } gestohlen
    }{ $paid-others ->
        [none] {""}
       *[other] ; hat an { $paid-others } verloren
    }.{ $some ->
        [yes] {" "}{ $jokers-count ->
            [one] Joker
           *[other] Die Joker
        }: { $jokers }.
       *[no] {""}
    }
    .brief = { $seat } { $end ->
        [kept] behält { $sum }
       *[out] { $sum ->
            [0] ist raus
           *[other] ist raus, behält { $sum }
        }
    }.
    .braille = { $seat } { $end ->
        [kept] { $sum }
       *[out] raus { $sum }
    }{ $some ->
        [yes] , { $jokers }
       *[no] {""}
    }
verflixte6-which-one = { $eyes ->
        [1] { $first ->
            [yes] {""} mit einer Eins
           *[no] {""}
        }
        [2] , mit der zweiten Eins
        [3] , mit der dritten Eins
        [4] , mit der vierten Eins
       *[other] , mit der fünften Eins
    }
verflixte6-stole = { $you ->
        [seat] Du stiehlst { $eyes }: Du hast { $sum }, { $victim } { $left }.
        [victim] { $seat } stiehlt dir { $eyes }{ verflixte6-which-one }: Du hast { $left }, { $seat } { $sum }.
       *[other] { $seat } stiehlt { $victim } { $eyes }{ verflixte6-which-one }: { $seat } hat { $sum }, { $victim } { $left }.
    }
    .brief = { $you ->
        [seat] Du stiehlst { $eyes }: { $sum }, { $victim } { $left }.
        [victim] { $seat } stiehlt dir { $eyes }: { $sum }, du { $left }.
       *[other] { $seat } stiehlt { $eyes }: { $sum }, { $victim } { $left }.
    }
    .braille = { $eyes } gestohlen, { $seat } { $sum }, { $victim } { $left }
verflixte6-keuler = { $you ->
        [victim] Du fällst unter 0.
       *[other] { $victim } fällt unter 0.
    } { $you ->
        [seat] Dafür bekommst du 5 als Keuler.
       *[other] Dafür bekommt { $seat } 5 als Keuler und hat { $sum }.
    }{ $first ->
        [yes] {" "}Keuler ist, wer eine Prinzessin unter 0 bringt.
       *[no] {""}
    }
    .brief = Keuler: { $you ->
        [seat] du
       *[other] { $seat }
    }, { $sum }.
    .braille = Keuler { $seat } { $sum }, { $victim } unter 0

## Nachgefragt

verflixte6-mine = Deine Joker: { $jokers }.
    .brief = { $jokers }.
    .braille = { $jokers }
verflixte6-no-jokers = In diesem Zug ist kein Joker mehr übrig.
    .brief = Kein Joker.
    .braille = kein Joker
verflixte6-can-play = { $joker }: { $games ->
        [yes] Das gewinnt das Spiel { $wins ->
            [0] nie
            [1] fast nie
            [99] fast immer
            [100] immer
           *[other] in etwa { $wins } von 100 Fällen
        }; der
       *[no] Der
    } Zug endet im Schnitt bei { $eyes }.
    .brief = { $joker }:{ $games ->
        [yes] {" "}{ $wins } von 100;
       *[no] {""}
    } im Schnitt { $eyes }.
    .braille = { $joker }:{ $games ->
        [yes] {" "}{ $wins } von 100,
       *[no] {""}
    } im Schnitt { $eyes }
verflixte6-holding = { $sum } { $sum ->
        [one] Auge
       *[other] Augen
    }{ $level ->
        [0] .
       *[other] , das Ventil sichert { $level }.
    }
    .brief = { $sum }, gesichert { $level }.
    .braille = { $sum }, gesichert { $level }
verflixte6-use = { $which ->
        [frostschutz] 5 Würfe, rettet vor einer 6, kleine kosten
        [spelunkenbold] 1 bis 5: plus 5; 6: minus 3
        [anaconda] minus 2, oder werfen: plus 12 oder minus 10
        [hirtenschutz] nächster Wurf doppelt
        [rattenlord] 5 oder 6 in zwei Würfen: plus 18, sonst minus 10
        [allin] 1 bis 3 doppelt, sonst 0
        [toertchen] jedes Mal plus 1
        [pony] drei Würfe, ab 11, sonst minus 5
        [monokel] zwei Würfe, behalten oder neu
        [sekante] fünf Duelle, der höhere Wurf nimmt 2
        [ventil] Summe vor 6 sicher, gleich ein Wurf
        [tentakel] 1 oder 2: plus 5
        [fumo] jeder Wurf doppelt, bis zum nächsten Joker
        [hoeschen] vier Würfe, ab 3 je 3, der Croupier kontert
       *[runkelrueb] bei einer 6 zwei Würfe
    }
verflixte6-explained = { $joker }{ $which ->
        [toertchen] , ein Autojoker
        [tentakel] , ein Autojoker
       *[fumo] {""}
    }: { $which ->
        [frostschutz] Du spielst ihn bei bis zu fünf Würfen im Zug. Eine 6 schadet dann nicht, zählt 6 und verbraucht ihn. Aber bei seinem ersten Wurf wird eine 1 abgezogen, beim zweiten eine 1 oder 2, beim dritten 1 bis 3, und so fort.
        [spelunkenbold] 1 bis 5 zählen ihre Augen und 5 dazu. Eine 6 kostet 3, und du spielst weiter.
        [anaconda] Sie wirft zuerst, und du hörst ihre Zahl. Dann wirf dagegen: Ebenso hoch oder höher bringt deine Zahl und 12, weniger kostet 10. Oder gib auf, das kostet 2.
        [hirtenschutz] Der nächste Wurf zählt doppelt, auch eine 6. Eine 1 stiehlt nichts.
        [rattenlord] Eine 5 oder 6 in bis zu zwei Würfen bringt 18. Misslingen beide, verlierst du 10; nach dem ersten kannst du für 2 aussteigen.
        [allin] 1, 2 oder 3 verdoppeln deine Summe. Bei 4, 5 oder 6 ist alles verloren, und nichts hilft.
        [toertchen] Jedes Mal, wenn du weiterspielst, bringt es 1 dazu. Nicht, solange Fumo läuft, und nicht nach einer 6.
        [pony] Drei Würfe auf einmal. Ab 11 behältst du sie, weniger kostet 5.
        [monokel] Zwei Würfe auf einmal. Behalte sie, oder lass beide wiederholen; die musst du dann behalten.
        [sekante] Nenne einen Spieler für fünf Duelle um je 2 Augen. Du siehst jede Attacke, ehe du ihn kontern lässt; bei Gleichstand gewinnt er.
        [ventil] Was du jetzt hast, ist sicher, was danach kommt, nicht. Du wirfst sofort; bei einer 6, gleich oder später, bist du mit dem Gesicherten raus; Strafen senken es.
        [tentakel] Eine 1 oder 2 außerhalb von Jokern bringt 5 dazu. Eine 1 stiehlt dann nichts.
        [fumo] Ab jetzt zählt jeder Wurf doppelt, bis du stoppst oder einen anderen Joker spielst. Eine 6 wirft dich trotzdem raus.
        [hoeschen] Vier Würfe, jede 3 oder mehr ist 3 wert. Für jede davon wirft der Croupier zurück: Eine 5 oder 6 nimmt die 3.
       *[runkelrueb] Bei einer 6 bekommst du zwei Würfe. Eine 3 oder mehr macht die 6 ungeschehen.
    }
    .brief = { $joker }: { $which ->
        [frostschutz] für bis zu fünf Würfe; vor einer 6 rettet er dich einmal. Aber bei seinem ersten Wurf wird eine 1 abgezogen, beim zweiten eine 1 oder 2, beim dritten 1 bis 3, und so fort.
        [spelunkenbold] ein Wurf. 1 bis 5 bringen ihre Augen und 5 dazu; eine 6 kostet nur 3.
        [anaconda] eine Schlange wirft, und du hörst ihre Zahl. Dann wirf dagegen: Ebenso hoch oder höher bringt deine Zahl und 12, weniger kostet 10. Oder gib auf, für 2.
        [hirtenschutz] der nächste Wurf zählt doppelt, auch eine 6.
        [rattenlord] du brauchst eine 5 oder 6 in zwei Würfen: Das bringt 18, sonst verlierst du 10; nach dem ersten kannst du für 2 aufgeben.
        [allin] ein Wurf. 1 bis 3 verdoppeln deine Summe, bei 4 bis 6 ist alles weg.
        [toertchen] von selbst 1 dazu, sooft du weiterspielst.
        [pony] drei Würfe. Zusammen 11 oder mehr behältst du, weniger kostet 5.
        [monokel] zwei Würfe. Behalte beide, oder lass beide wiederholen.
        [sekante] fünf Duelle, Würfel gegen Würfel, mit jemandem, den du nennst. Der höhere Wurf nimmt dem anderen 2 Augen ab; bei Gleichstand verlierst du sie.
        [ventil] was du jetzt hast, ist sicher: Eine 6 nimmt nur, was danach kommt. Du wirfst sofort.
        [tentakel] von selbst 5 dazu für jede 1 oder 2.
        [fumo] jeder Wurf zählt doppelt, bis du einen anderen Joker spielst; eine 6 beendet den Zug trotzdem.
        [hoeschen] vier Würfe, jede 3 oder mehr bringt 3. Für jede davon wirft dann der Croupier einmal, und eine 5 oder 6 holt die 3 zurück.
       *[runkelrueb] nach einer 6 zwei Würfe; eine 3 oder mehr rettet dich.
    }
    .braille = { $joker }: { $left ->
        [0] { verflixte6-use }
        [1] noch { $left } Einsatz, 1 bis { $next } kosten
       *[other] noch { $left } Einsätze, { $next ->
            [1] 1 kostet
            [2] 1 und 2 kosten
           *[other] 1 bis { $next } kosten
        }
    }{ $ends ->
        [yes] , beendet Fumo
       *[no] {""}
    }
    .cells = { $joker }: { $left ->
        [0] { verflixte6-outlined.cells }
        [1] noch ein Wurf; 1 bis { $next } werden abgezogen
       *[other] noch { $left } Würfe; { $next ->
            [1] eine 1 wird abgezogen
            [2] eine 1 oder 2 wird abgezogen
           *[other] 1 bis { $next } werden abgezogen
        }
    }{ $ends ->
        [yes] ; beendet Fumo
       *[no] {""}
    }
verflixte6-outlined = { verflixte6-explained.brief }
    .brief = { verflixte6-explained.brief }
    .braille = { $joker }: { verflixte6-use }
    .cells = { $which ->
        [frostschutz] fünf Würfe lang: rettet vor einer 6, doch niedrige Zahlen kosten Augen
        [spelunkenbold] ein Wurf: 1 bis 5 bringen 5 mehr, 6 kostet nur 3
        [anaconda] erreiche ihren Wurf: 12 mehr; weniger kostet 10; oder zahl 2
        [hirtenschutz] der nächste Wurf zählt doppelt, auch eine 6
        [rattenlord] 5 oder 6 in zwei Würfen bringt 18, sonst verlierst du 10
        [allin] ein Wurf: 1 bis 3 verdoppeln die Summe, andere nehmen sie
        [toertchen] von selbst 1 mehr, sooft du weitermachst
        [pony] drei Würfe: ab 11 zählen sie, weniger kostet 5
        [monokel] zwei Würfe: behalte beide, oder wirf beide neu
        [sekante] fünf Duelle gegen jemanden: Der höhere Wurf holt 2 Augen
        [ventil] deine Summe ist vor einer späteren 6 sicher; du wirfst sofort
        [tentakel] von selbst, 1 oder 2 außerhalb von Jokern bringt 5 mehr
        [fumo] jeder Wurf zählt doppelt, bis zu deinem nächsten Joker
        [hoeschen] vier Würfe: jede 3 oder mehr bringt 3; der Croupier wirft dagegen
       *[runkelrueb] nach einer 6 zwei Würfe: Ab 3 bist du gerettet
    }

## Ablehnungen

verflixte6-no-free-choice = Jetzt gibt es keine Freie Jokerwahl.
verflixte6-not-left = Einen Joker mit diesem Namen gibt es nicht. Hilfe nennt alle.
verflixte6-three-at-most = Wähle bis zu drei verschiedene Joker.
verflixte6-used-up = { $term } ist in diesem Spiel schon verbraucht.
verflixte6-not-yours = { $term } hast du in diesem Zug nicht mehr. Tippe meine: Dann hörst du deine Joker.
verflixte6-by-itself = { $term } ist ein Autojoker und wirkt von selbst: Du musst ihn nicht spielen.
verflixte6-nobody-to-hit = Es ist niemand da, den die Sekante treffen darf.
verflixte6-on-or-stop = Tippe weiter oder stopp.
verflixte6-not-robbed = Dort kann man nichts stehlen.
verflixte6-not-hit = Die Sekante kann dort niemanden treffen.
verflixte6-yes-or-no = Tippe ja oder nein.

## Zahlen aus vielen Abenden

verflixte6-figure-turns = Züge je Spiel
verflixte6-figure-turn-mean = Augen je Zug
verflixte6-figure-zombie-share = Züge, die als Zombie enden
verflixte6-figure-stolen = Gestohlene Augen je Zug

## Tipps und Rückblick

verflixte6-advice-why = Was entscheidet: wie oft es das ganze Spiel gewinnt, nach den Augen aller; in frühen Zügen, was es im Schnitt bringt.
verflixte6-wins = { $worth ->
        [0] Das Spiel ist nicht mehr zu gewinnen
        [1] Das gewinnt das Spiel fast nie
        [99] Das gewinnt das Spiel fast immer
        [100] Das gewinnt das Spiel immer
       *[other] Das gewinnt das Spiel in etwa { $worth } von 100 Fällen
    }
verflixte6-wins-other = { $other ->
        [0] nie.
        [1] fast nie.
        [99] fast immer.
       *[other] in { $other }{ $worth ->
            [99] {" "}von 100 Fällen.
            [100] {" "}von 100 Fällen.
           *[other] .
        }
    }
verflixte6-worth-brief = { $worth }{ $games ->
        [yes] {" "}von 100
       *[no] {""}
    }
verflixte6-advise-stopping = { $games ->
        [yes] { verflixte6-wins }{ $alike ->
            [yes] { $worth ->
                [0] .
               *[other] , und aufhören ist nicht besser.
            }
           *[no] , aufhören { verflixte6-wins-other }
        }
       *[no] im Schnitt { $worth } in diesem Zug; aufhören bringt { $other }.
    }
verflixte6-advise-stop = Hör auf: { $games ->
        [yes] { verflixte6-wins }{ $alike ->
            [yes] { $worth ->
                [0] .
               *[other] , und weiter ist nicht besser.
            }
           *[no] , weiter { verflixte6-wins-other }
        }
       *[no] { $sum }. Weiter bringt im Schnitt höchstens { $alike ->
            [yes] etwa dasselbe
           *[no] { $other }
        } in diesem Zug.
    }
    .brief = Aufhören: { verflixte6-worth-brief }; weiter: { $other }.
    .braille = stopp { verflixte6-worth-brief }, weiter { $other }
verflixte6-advise-on = Wirf weiter: { verflixte6-advise-stopping }
    .brief = Weiter: { verflixte6-worth-brief }; aufhören: { $other }.
    .braille = weiter { verflixte6-worth-brief }, stopp { $other }
verflixte6-advise-joker = Wirf mit { $joker }: { verflixte6-advise-stopping }
    .brief = { $joker }: { verflixte6-worth-brief }; aufhören: { $other }.
    .braille = { $joker } { verflixte6-worth-brief }, stopp { $other }
verflixte6-advise-jokers = Nimm { $jokers }: Das bringt im Schnitt am meisten{ $more ->
        [0] .
        [one] , etwa ein Auge mehr in diesem Zug.
       *[other] , etwa { $more } Augen mehr in diesem Zug.
    }
    .brief = Nimm { $jokers }.
    .braille = nimm { $jokers }
verflixte6-advise-yes = { $yes ->
        [yes] Ja
       *[no] Nein
    }: { $games ->
        [yes] { verflixte6-wins }{ $alike ->
            [yes] { $worth ->
                [0] .
               *[other] , und { $yes ->
                    [yes] nein
                   *[no] ja
                } ist nicht besser.
            }
           *[no] , { $yes ->
                [yes] nein
               *[no] ja
            } { verflixte6-wins-other }
        }
       *[no] im Schnitt { $worth } in diesem Zug; { $yes ->
            [yes] nein
           *[no] ja
        } bringt { $alike ->
            [yes] etwa dasselbe.
           *[no] { $other }.
        }
    }
    .brief = { $yes ->
        [yes] Ja
       *[no] Nein
    }: { verflixte6-worth-brief } gegen { $other }.
    .braille = { $yes ->
        [yes] ja
       *[no] nein
    }: { verflixte6-worth-brief } gegen { $other }
verflixte6-advise-victim = { $victim }: Dort liegen die meisten Augen.
    .brief = { $victim } hat am meisten.
    .braille = { $victim } hat am meisten
verflixte6-did = das gewinnt das Spiel { $did ->
        [0] nie
        [1] fast nie
        [99] fast immer
       *[other] in { $did } von 100 Fällen
    }
verflixte6-did-brief = { $games ->
        [yes] , { $did } von 100
       *[no] {""}
    }
verflixte6-best = { $best ->
        [1] fast nie.
        [99] fast immer.
        [100] immer.
       *[other] in { $best }{ $did ->
            [0] {" "}von 100 Fällen.
            [1] {" "}von 100 Fällen.
           *[other] .
        }
    }
verflixte6-cost-stopped = Du hast bei { $sum } aufgehört{ $games ->
        [yes] ; { verflixte6-did }
       *[no] {""}
    }. { $plain ->
        [yes] Weiterwerfen
       *[no] Ein Wurf mit { $joker }
    } { $games ->
        [yes] gewinnt es { verflixte6-best }
       *[no] hätte im Schnitt { $best } gebracht, also { $cost } mehr.
    }
    .brief = Bei { $sum } aufgehört{ verflixte6-did-brief }; { $plain ->
        [yes] weiter
       *[no] { $joker }
    }: { $best }.
    .braille = Stopp bei { $sum }{ verflixte6-did-brief }, { $plain ->
        [yes] weiter
       *[no] { $joker }
    } { $best }
verflixte6-cost-went-on = Du hast bei { $sum } { $alone ->
        [yes] weitergeworfen
       *[no] { $played } gespielt
    }; { $games ->
        [yes] { verflixte6-did }. Aufhören gewinnt es { verflixte6-best }
       *[no] das bringt im Schnitt { $did }. Aufhören wäre { $cost } mehr wert gewesen.
    }
    .brief = Weiter bei { $sum }{ verflixte6-did-brief }; aufhören { $games ->
        [yes] { $best }.
       *[no] wäre { $cost } mehr wert gewesen.
    }
    .braille = weiter bei { $sum }{ verflixte6-did-brief }, stopp { $games ->
        [yes] { $best }
       *[no] { $cost } mehr
    }
verflixte6-cost-otherwise = Du hast bei { $sum } { $alone ->
        [yes] weitergeworfen
       *[no] { $played } gespielt
    }; { $games ->
        [yes] { verflixte6-did }
       *[no] das bringt im Schnitt { $did }
    }. { $games ->
        [yes] { $plain ->
            [yes] Ein Wurf ohne Joker
           *[no] Ein Wurf mit { $joker }
        } gewinnt es { verflixte6-best }
       *[no] { $plain ->
            [yes] Ohne Joker
           *[no] Mit { $joker }
        } wären es { $best }, also { $cost } mehr.
    }
    .brief = Weiter bei { $sum }{ verflixte6-did-brief }; { $plain ->
        [yes] ohne Joker
       *[no] { $joker }
    }: { $games ->
        [yes] { $best }.
       *[no] { $cost } mehr.
    }
    .braille = weiter bei { $sum }{ verflixte6-did-brief }, { $plain ->
        [yes] ohne Joker
       *[no] { $joker }
    } { $games ->
        [yes] { $best }
       *[no] { $cost } mehr
    }
loop-decision = Durchgang { $round }{ $throw ->
        [0] .
       *[other] , Wurf { $throw }.
    }
    .braille = Durchgang { $round }{ $throw ->
        [0] {""}
       *[other] {" "}Wurf { $throw }
    }
verflixte6-cost-refused = Du hast { $taken ->
        [0] keinen Joker
        [one] nur einen Joker
       *[other] nur { $taken } Joker
    } genommen. Mit { $joker } wären es im Schnitt etwa { $cost } mehr gewesen.
    .brief = { $taken ->
        [0] Keinen Joker
        [one] Einen Joker
       *[other] { $taken } Joker
    } genommen; { $joker }: { $cost } mehr.
    .braille = { $taken } Joker, { $joker }: { $cost } mehr
verflixte6-luck = Du hast in { $throws ->
        [one] einem Wurf
       *[other] { $throws } Würfen
    } { $sixes ->
        [0] keine 6
        [one] eine 6
       *[other] { $sixes } Sechsen
    } geworfen; üblich { $usual ->
        [0] ist weniger als eine.
        [one] ist eine.
       *[other] sind { $usual }.
    }
    .brief = Würfe { $throws }, Sechsen { $sixes }; üblich: { $usual }.
    .braille = Würfe { $throws }, Sechsen { $sixes }, üblich { $usual }

## Was für die Spieler gezählt wird

verflixte6-turns = { $turns ->
        [one] Ein Zug
       *[other] { $turns } Züge
    }, im Schnitt { $average }, der beste { $best }; { $out ->
        [0] nie
        [one] einmal
       *[other] { $out }-mal
    } mit einer 6 raus.
    .brief = Züge { $turns }, im Schnitt { $average }, der beste { $best }, raus { $out }.
    .braille = Züge { $turns }, Schnitt { $average }, bester { $best }, raus { $out }
verflixte6-personal-best = { $number }: Das ist { $you ->
        [seat] dein bester
       *[other] der beste
    } Zug{ $you ->
        [seat] {""}
       *[other] {" "}von { $seat }
    } bisher.

verflixte6-legend = raus: der Zug ist vorbei, seine Augen sind verloren; Zombie: in diesem Durchgang raus, wird nicht beraubt; gestoppt: der Zug ist vorbei, seine Augen bleiben; Prinzessin: hat gestoppt, keine 6 schadet ihr, eine 1 anderer kann sie berauben

## Optionen des Tisches

verflixte6-option-final = Finale
    .help = ja heißt vier Durchgänge und die Freie Jokerwahl.
verflixte6-option-jokers = Joker
    .help = keine heißt ohne Joker, zwei nur mit Pony und Spelunkenbold.
verflixte6-value-jokers-all = alle
verflixte6-value-jokers-none = keine
verflixte6-value-jokers-two = zwei
verflixte6-option-rounds = Durchgänge
    .help = wie viele gespielt werden; 0 heißt drei, mit Finale vier.
    .shown = wie viele gespielt werden
    .shown-0 = 3, mit Finale 4
    .agreed = { $value ->
        [one] ein Durchgang
       *[other] { $value } Durchgänge
    }

## Die Lektion

verflixte6-lesson-title-1 = mit zwei Jokern
verflixte6-lesson-title-2 = mit allen fünfzehn
verflixte6-lesson-jokers = Ein Joker ersetzt einen Wurf. In dieser Lektion gibt es nur zwei, jeder wirkt einmal. Tippe Pony Spelunkenbold, um beide zu nehmen, oder keine.
verflixte6-lesson-free-throw = Der erste Wurf eines Zugs zählt immer dazu.
verflixte6-lesson-go = Mit weiter wirfst du noch einmal, mit stopp sind die Augen sicher. Ab jetzt nimmt dir eine 6 alle.
    .rest = Du wirfst weiter, oder du hörst auf und behältst die Augen. Eine 6 nimmt alle.
verflixte6-lesson-joker = Um mit einem Joker zu werfen, tippe einfach seinen Namen.
verflixte6-lesson-announced = Dieser Joker ist damit verbraucht.
    .rest = Die meisten Joker wirken einmal.
verflixte6-lesson-steal = Das war die räuberische 1: Du darfst jemandem, der nicht raus ist, ein Auge stehlen, bei der zweiten 1 zwei.
    .rest = Mit der räuberischen 1 stiehlst du jemandem ein Auge.
verflixte6-lesson-stole = Auch wer aufgehört hat, kann bestohlen werden.
    .rest = Andere können dich berauben, auch wenn du aufgehört hast.
verflixte6-lesson-stopped = Dein Zug in diesem Durchgang ist zu Ende.
    .rest = Wer stoppt, ist vor der 6 sicher.
verflixte6-lesson-out = Das war die verflixte 6: Von diesem Zug bleibt nichts.
    .rest = Bei einer 6 ist der Zug zu Ende, und seine Augen sind weg.
verflixte6-lesson-other = Die Züge der anderen kannst du in einer Zeile hören: Tippe setze Züge der anderen eine Zeile. Um jeden Wurf zu hören, tippe setze Züge der anderen voll.
verflixte6-lesson-result = Am Ende zählen die Augen aller Durchgänge zusammen.
verflixte6-lesson-durchgang = Ein Joker, den du genommen hast, ist für das ganze Spiel weg, auch unbenutzt.
    .rest = Ein genommener Joker ist für den Rest des Spiels weg.
verflixte6-lesson-all-jokers = Jetzt gibt es alle fünfzehn Joker. In jedem Zug darfst du bis zu drei nehmen, jeden einmal im Spiel. Joker sagt, was jeder tut. Drei verschiedene zum Ausprobieren: Tippe Törtchen Monokel Runkelrüb.
verflixte6-lesson-automatic = Ein Autojoker wirkt von selbst, du musst ihn nicht ansagen.
    .rest = Manche Joker wirken von selbst; du musst sie nicht ansagen.
verflixte6-lesson-brings = So viel hat der Joker gebracht.
    .rest = Du hörst, was jeder Joker gebracht hat.
verflixte6-lesson-others-jokers = Die anderen haben dieselben Joker. Was die eben gespielten tun:
    .rest = Die anderen haben dieselben Joker; du hörst, welche sie spielen.
verflixte6-lesson-used = Joker, die du vorhin genommen hast, sind nicht mehr dabei.
    .rest = Jeden Joker kannst du einmal im Spiel nehmen.

## Zahlen in den Regeln, die Optionen ändern

verflixte6-guide-rounds = { $rounds ->
        [0] { $final ->
            [yes] vier Durchgänge
           *[no] drei Durchgänge
        }
        [one] einen Durchgang
       *[other] { $rounds } Durchgänge
    }
