### Die verflixte 6 auf Deutsch. $you nennt das Feld, dessen Platz der eigene ist; $first ist beim ersten Mal "yes".

verflixte6 = Die verflixte 6

## Wie eine Stimme die fremden Wörter lesen soll

verflixte6-spoken = Pony: Ponni; Senigmas: Seenigmas; ahris: Aris; Oces: Ohzes

## Joker: wie sie heißen, dann wie man sie auch tippen kann

verflixte6-term-plain = ohne Joker
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

verflixte6-answer-on = weiter, w
verflixte6-answer-stop = stopp, s
verflixte6-answer-play = spielen, p
verflixte6-answer-take = nehmen, t
verflixte6-answer-none = nein, n, keine, niemand
verflixte6-answer-free = frei, f
verflixte6-answer-from = von, v
verflixte6-answer-yes = ja, j
verflixte6-command-standing = Stand, st
verflixte6-command-mine = meine, me
verflixte6-command-joker = Joker, jo

## Fragen

verflixte6-choose = { $count } Joker{ $free ->
        [yes] {" "}oder frei
       *[no] {""}
    }. { $first ->
        [yes] Welche, bis zu 3?
       *[no] Welche?
    }
    .less = { $count } Joker, welche?
    .brief = Joker?
    .braille = { $count } Joker, welche?
    .allowed = Tippe bis zu drei Namen, oder keine{ $free ->
        [yes] , oder frei für die Freie Jokerwahl
       *[no] {""}
    }. Der Anfang eines Namens genügt: fu ru mo.
    .longest = fu ru mo
verflixte6-go = { $sum }{ $first ->
        [yes] . Weiter, stopp{ $jokers ->
            [yes] , Joker
           *[no] {""}
        }?
       *[no] ?
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
verflixte6-steal = { $sum }. Stiehl { $eyes }: { $victims }?
    .less = Stiehl { $eyes }: { $victims }?
    .brief = Stiehl { $eyes }?
    .braille = { $sum }, stiehl { $eyes }: { $victims }?
    .allowed = Tippe, wen du beraubst, oder niemand: { $victims }.
    .longest = Gustave
verflixte6-target = { $sum }. Sekante: { $victims }?
    .less = { $sum }. Sekante auf?
    .brief = Auf wen?
    .braille = { $sum }, Sekante: { $victims }?
    .allowed = Tippe, wen die Sekante trifft: { $victims }.
    .longest = Gustave
verflixte6-fight = { $sum }, Attacke { $attack }. Antreten?
    .brief = Attacke { $attack }?
    .braille = { $sum }, Attacke { $attack }, antreten?
    .allowed = Tippe ja, um gegen die Anaconda zu werfen: plus 12 und die Augen, oder minus 10. Nein kostet 2.
    .longest = nein
verflixte6-once-more = { $sum }, { $die } reicht nicht. Noch mal?
    .brief = { $die }, noch mal?
    .braille = { $sum }, { $die } reicht nicht, noch mal?
    .least = { $die }, erneut?
    .allowed = Tippe ja für einen zweiten Wurf: eine 5 oder 6 bringt 18, sonst verlierst du 10. Nein kostet 2.
    .longest = nein
verflixte6-keep = { $sum }, { $first-die } { $second }. Behalten?
    .brief = { $first-die } { $second }, behalten?
    .braille = { $sum }, { $first-die } { $second }, behalten?
    .least = { $first-die } { $second }, ja?
    .allowed = Tippe ja, um beide zu behalten, oder nein für zwei neue Würfe.
    .longest = nein
verflixte6-counter = { $sum }, Attacke { $attack }, { $ahead } zu { $behind }. Kontern?
    .brief = Attacke { $attack }?
    .braille = { $sum }, Attacke { $attack }, { $ahead }:{ $behind }, kontern?
    .allowed = Tippe ja für den Konterwurf: 2 Augen für den Höheren, bei Gleichstand für den anderen. Nein lässt sie verfallen. Noch { $left }.
    .longest = ja
verflixte6-rescue = 6 bei { $sum }. Runkelrüb?
    .brief = 6, Runkelrüb?
    .braille = 6 bei { $sum }, Runkelrüb?
    .least = 6, Runkel?
    .allowed = Tippe ja für zwei Würfe, von denen eine 3 oder mehr dich rettet; oder nein, dann bist du raus mit { $level }.
    .longest = nein

## Ereignisse: der Abend

verflixte6-durchgang = Durchgang { $number } von { $last }{ $first ->
        [yes] , ein Zug für jeden.
       *[no] .
    }
    .brief = Durchgang { $number }.
    .braille = Durchgang { $number } von { $last }
verflixte6-over = Durchgang { $number } ist zu Ende.
    .brief = Zu Ende.
    .braille = Durchgang { $number } zu Ende
verflixte6-result = { $you ->
        [seat] Du
       *[other] { $seat }
    }: { $eyes }, zusammen { $total }.
    .brief = { $seat }: { $eyes }, { $total }.
    .braille = { $seat } { $eyes }, { $total }
verflixte6-turns-zombie = Unter 0: { $you ->
        [seat] du bist ein Zombie mit 0.
       *[other] { $seat } ist ein Zombie mit 0.
    }
    .brief = { $seat }: Zombie, 0.
    .braille = { $seat } Zombie 0
verflixte6-won = { $you ->
        [seat] Du gewinnst
       *[other] { $seat } gewinnt
    } mit { $total }.
    .brief = { $seat } gewinnt: { $total }.
    .braille = { $seat } gewinnt, { $total }
verflixte6-standing = { $you ->
        [seat] Du
       *[other] { $seat }
    }: { $eyes }, { $place ->
        [jungfrau] Jungfrau
        [prinzessin] Prinzessin
       *[zombie] Zombie
    }{ $first ->
        [yes] { $place ->
            [jungfrau] {""}, noch nicht fertig
            [prinzessin] {""}, hat gestoppt
           *[zombie] {""}, ausgeschieden
        }
       *[no] {""}
    }, davor { $total }.
    .brief = { $seat }: { $eyes }, { $total }, { $place ->
        [jungfrau] Jungfrau.
        [prinzessin] Prinzessin.
       *[zombie] Zombie.
    }
    .braille = { $seat } { $eyes }, { $total } { $place ->
        [jungfrau] Jungfrau
        [prinzessin] Prinzessin
       *[zombie] Zombie
    }

## Ereignisse: ein Zug

verflixte6-jokers-left = Übrig: { $jokers }.
    .brief = Übrig: { $jokers }.
    .braille = übrig: { $jokers }
verflixte6-all-left = Alle { $count } Joker sind übrig; Hilfe nennt sie.
    .brief = Alle { $count } übrig.
    .braille = alle { $count } übrig
verflixte6-free-choice = Freie Jokerwahl{ $first ->
        [yes] , drei beliebige
       *[no] {""}
    }: { $you ->
        [seat] deine.
       *[other] { $seat }.
    }
    .brief = Freie Jokerwahl: { $seat }.
    .braille = Freie Jokerwahl { $seat }
verflixte6-chose = { $jokers }: { $seat }.
    .brief = { $jokers }: { $seat }.
    .braille = { $seat }: { $jokers }
verflixte6-chose-none = Keine Joker: { $seat }.
    .brief = Keine Joker: { $seat }.
    .braille = { $seat }: keine Joker
verflixte6-free-throw = { $die }{ $first ->
        [yes] {""}, der Freiwurf, bei dem nur die Augen zählen
       *[no] {""}, Freiwurf
    }: { $you ->
        [seat] deiner.
       *[other] { $seat } hat { $sum }.
    }
    .brief = { $die }: { $seat }, { $sum }.
    .braille = { $die } Freiwurf, { $seat } { $sum }
verflixte6-announced = { $joker }: { $seat }.
    .brief = { $joker }: { $seat }.
    .braille = { $seat }: { $joker }
verflixte6-aimed = Sekante: { $seat } gegen { $victim }.
    .brief = Sekante: { $seat } gegen { $victim }.
    .braille = Sekante { $seat } gegen { $victim }
verflixte6-lapsed = Nicht gekontert: { $attack }, { $seat }.
    .brief = Nicht gekontert: { $attack }.
    .braille = { $attack } nicht gekontert, { $seat }
verflixte6-gone = { $joker } ist weg{ $you ->
        [seat] .
       *[other] : { $seat }.
    }
    .brief = { $joker } ist weg, { $seat }.
    .braille = { $joker } ist weg { $seat }
verflixte6-thrown = { $die }{ $you ->
        [seat] .
       *[other] : { $seat } hat { $sum }.
    }
    .brief = { $die }: { $sum }.
    .braille = { $die }, { $seat } { $sum }
verflixte6-sees = { $which ->
        [anaconda] { $joker }, Attacke { $dice }
        [sekante] { $joker }, Attacke { $dice }
        [rattenlord] { $joker }, { $dice } reicht nicht
        [runkelrueb] { $dice }
       *[monokel] { $joker }, { $dice }
    }: { $seat }.
    .brief = { $which ->
        [runkelrueb] { $dice }
       *[monokel] { $joker }, { $dice }
    }: { $seat }.
    .braille = { $which ->
        [rattenlord] { $joker } { $dice } reicht nicht
        [runkelrueb] { $dice }
       *[monokel] { $joker } { $dice }
    } { $seat }
verflixte6-shows = { $joker }: { $dice }.
    .brief = { $joker }: { $dice }.
    .braille = { $joker } { $dice }
verflixte6-brings = { $joker } { $dice }: { $minus ->
        [0] plus { $plus }
       *[other] minus { $minus }
    }{ $you ->
        [seat] .
       *[other] . { $seat } hat { $sum }.
    }
    .brief = { $joker } { $dice }: { $minus ->
        [0] plus { $plus }
       *[other] minus { $minus }
    }, { $sum }.
    .braille = { $joker } { $dice }, { $minus ->
        [0] plus { $plus }
       *[other] minus { $minus }
    }, { $seat } { $sum }
verflixte6-countered = { $joker }, Konter { $dice }: plus { $plus }{ $you ->
        [seat] .
       *[other] . { $seat } hat { $sum }.
    }
    .brief = { $joker }, Konter { $dice }: { $plus }, { $sum }.
    .braille = { $joker } Konter { $dice }, plus { $plus }, { $seat } { $sum }
verflixte6-costs = { $joker }: minus { $minus }{ $you ->
        [seat] .
       *[other] . { $seat } hat { $sum }.
    }
    .brief = { $joker }: minus { $minus }, { $sum }.
    .braille = { $joker } minus { $minus }, { $seat } { $sum }
verflixte6-duel = { $attack } gegen { $die }: { $ahead } zu { $behind }, { $seat } und { $victim }.
    .brief = { $attack } gegen { $die }: { $ahead } zu { $behind }.
    .braille = { $attack } gegen { $die }, { $ahead }:{ $behind } { $seat } { $victim }
verflixte6-moved = { $minus ->
        [0] { $plus ->
            [0] Keine Augen wandern
           *[other] { $plus } von { $victim } an { $seat }
        }
       *[other] { $minus } von { $seat } an { $victim }
    }: { $seat } hat { $sum }, { $victim } { $left }.
    .brief = { $seat } { $sum }, { $victim } { $left }.
    .braille = { $seat } { $sum }, { $victim } { $left }
verflixte6-sweet = Törtchen, plus 1.
    .brief = Törtchen: { $sum }.
    .braille = Törtchen { $seat } { $sum }
verflixte6-spared = { $dice }: Runkelrüb rettet { $you ->
        [seat] dich
       *[other] { $seat }
    } bei { $sum }.
    .brief = Runkelrüb, { $dice }: { $sum }.
    .braille = { $dice } Runkelrüb, { $seat } { $sum }
verflixte6-out = { $dice }{ $sum ->
        [0] {""}
       *[other] , das Ventil rettet { $sum }
    }{ $lost ->
        [0] {""}
       *[other] , { $lost } verloren
    }. { $you ->
        [seat] Du bist ein Zombie mit { $sum }.
       *[other] { $seat } ist ein Zombie mit { $sum }.
    }
    .brief = { $dice }: Zombie mit { $sum }, { $seat }.
    .braille = { $dice } { $seat } Zombie, { $sum }
verflixte6-out-by = { $joker } { $dice }{ $sum ->
        [0] {""}
       *[other] , das Ventil rettet { $sum }
    }{ $lost ->
        [0] {""}
       *[other] , { $lost } verloren
    }. { $you ->
        [seat] Du bist ein Zombie mit { $sum }.
       *[other] { $seat } ist ein Zombie mit { $sum }.
    }
    .brief = { $joker } { $dice }: Zombie mit { $sum }, { $seat }.
    .braille = { $joker } { $dice } { $seat } Zombie, { $sum }
verflixte6-stopped = { $sum } gesichert: { $you ->
        [seat] du bist eine Prinzessin.
       *[other] { $seat } ist eine Prinzessin.
    }
    .brief = { $sum } gesichert: { $seat }.
    .braille = { $seat } Prinzessin, { $sum } gesichert
verflixte6-turn-over = { $end ->
        [kept] { $seat } behält { $sum }
       *[out] { $sum ->
            [0] { $seat } ist raus, { $lost } verloren
           *[other] { $seat } ist raus und behält { $sum }
        }
    }{ $some ->
        [yes] , mit { $jokers }
       *[no] {""}
    }.
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
verflixte6-stole = { $eyes } gestohlen: { $you ->
        [seat] du hast { $sum }, { $victim } { $left }.
        [victim] { $seat } hat { $sum }, du { $left }.
       *[other] { $seat } hat { $sum }, { $victim } { $left }.
    }
    .brief = { $eyes } gestohlen: { $seat } { $sum }, { $victim } { $left }.
    .braille = { $eyes } gestohlen, { $seat } { $sum }, { $victim } { $left }
verflixte6-keuler = { $victim } fällt unter 0. { $you ->
        [seat] Du bist der Keuler, plus 5.
       *[other] { $seat } ist der Keuler und hat { $sum }.
    }
    .brief = Keuler: { $seat }, { $sum }.
    .braille = Keuler { $seat } { $sum }, { $victim } unter 0

## Nachgefragt

verflixte6-mine = Deine: { $jokers }.
    .brief = { $jokers }.
    .braille = { $jokers }
verflixte6-no-jokers = In diesem Zug ist kein Joker mehr übrig.
    .brief = Kein Joker.
    .braille = kein Joker
verflixte6-can-play = { $joker }: der Zug endet im Mittel bei { $eyes }.
    .brief = { $joker }: im Mittel { $eyes }.
    .braille = { $joker }: im Mittel { $eyes }
verflixte6-holding = { $sum }{ $level ->
        [0] .
       *[other] , das Ventil sichert { $level }.
    }
    .brief = { $sum }, gesichert { $level }.
    .braille = { $sum }, gesichert { $level }
verflixte6-explained = { $joker }: { $which ->
        [frostschutz] bis zu fünfmal schadet dir keine 6. Beim ersten Einsatz wird eine 1 abgezogen, beim zweiten auch eine 2, und so fort; hat er dich vor einer 6 bewahrt, ist er weg.
        [spelunkenbold] 1 bis 5 zählen ihre Augen und 5 dazu. Eine 6 kostet 3, und du spielst weiter.
        [anaconda] sie wirft zuerst eine Attacke. Lehne ab für 2, oder wirf: ebenso hoch oder höher bringt 12 und die Augen, weniger kostet 10.
        [hirtenschutz] der nächste Wurf zählt doppelt, auch eine 6. Eine 1 stiehlt nichts.
        [rattenlord] eine 5 oder 6 in bis zu zwei Würfen bringt 18. Misslingen beide, verlierst du 10; nach dem ersten kannst du für 2 zurücktreten.
        [allin] 1, 2 oder 3 verdoppeln deine Summe. Bei 4, 5 oder 6 ist alles verloren, und nichts hilft.
        [toertchen] jede Runde nach dem Freiwurf bringt von selbst 1 dazu. Nicht, solange Fumo läuft, und nicht nach einer 6.
        [pony] drei Würfe auf einmal. Ab 11 behältst du sie, weniger kostet 5.
        [monokel] zwei Würfe, die du behältst oder wiederholen lässt. Dann musst du sie behalten.
        [sekante] nenne einen Spieler für fünf Duelle um je 2 Augen. Du siehst jede Attacke, ehe du ihn kontern lässt; bei Gleichstand gewinnt er.
        [ventil] deine Summe ist ab jetzt gesichert, und du wirfst sofort. Bei einer 6, gleich oder später, bist du mit ihr raus; Strafen senken sie.
        [tentakel] eine 1 oder 2 außerhalb von Jokern bringt von selbst 5 dazu. Eine 1 stiehlt dann nichts.
        [fumo] ab jetzt zählt jeder Wurf doppelt, bis du stoppst oder einen anderen Joker spielst. Eine 6 wirft dich trotzdem raus.
        [hoeschen] vier Würfe, jede 3 oder mehr ist 3 wert. Für jede wirft auch der Croupier: eine 5 oder 6 nimmt 3 zurück.
       *[runkelrueb] bei einer 6 bekommst du zwei Würfe. Eine 3 oder mehr macht die 6 ungeschehen.
    }
    .brief = { $joker }: { $which ->
        [frostschutz] bis zu fünfmal schadet keine 6; Augen bis zur Zahl der Einsätze werden abgezogen.
        [spelunkenbold] 1 bis 5: die Augen und 5. 6: minus 3.
        [anaconda] ablehnen für 2, oder werfen: plus 12 und die Augen, oder minus 10.
        [hirtenschutz] der nächste Wurf zählt doppelt.
        [rattenlord] eine 5 oder 6 in zwei Würfen: plus 18, sonst minus 10.
        [allin] 1 bis 3 verdoppeln die Summe, 4 bis 6 verlieren alles.
        [toertchen] plus 1 jede Runde.
        [pony] drei Würfe: ab 11 behalten, sonst minus 5.
        [monokel] zwei Würfe, behalten oder wiederholen.
        [sekante] fünf Duelle um je 2 Augen.
        [ventil] die Summe ist gesichert, und gleich ein Wurf.
        [tentakel] 1 oder 2: plus 5.
        [fumo] jeder Wurf doppelt.
        [hoeschen] vier Würfe, 3 für jede 3 oder mehr, Konterwürfe.
       *[runkelrueb] bei einer 6 zwei Würfe: eine 3 oder mehr rettet.
    }
    .braille = { $joker }: { $which ->
        [frostschutz] 5-mal schadet keine 6
        [spelunkenbold] 1 bis 5: plus 5; 6: minus 3
        [anaconda] minus 2, oder werfen: plus 12 oder minus 10
        [hirtenschutz] nächster Wurf doppelt
        [rattenlord] 5 oder 6 in zwei Würfen: plus 18, sonst minus 10
        [allin] 1 bis 3 doppelt, sonst 0
        [toertchen] plus 1 jede Runde
        [pony] drei Würfe, ab 11, sonst minus 5
        [monokel] zwei Würfe, behalten oder neu
        [sekante] fünf Duelle um 2 Augen
        [ventil] Summe gesichert, gleich ein Wurf
        [tentakel] 1 oder 2: plus 5
        [fumo] jeder Wurf doppelt
        [hoeschen] vier Würfe, je 3, Konterwürfe
       *[runkelrueb] bei einer 6 zwei Würfe
    }

## Ablehnungen

verflixte6-no-free-choice = Jetzt gibt es keine Freie Jokerwahl.
verflixte6-not-left = Einen solchen Joker gibt es nicht: frag mit Hilfe.
verflixte6-three-at-most = Bis zu drei verschiedene Joker.
verflixte6-used-up = { $term } ist an diesem Abend schon verbraucht.
verflixte6-not-yours = { $term } gehört nicht zu den Jokern, die dir in diesem Zug bleiben: tippe meine.
verflixte6-by-itself = { $term } wirkt von selbst.
verflixte6-nobody-to-hit = Es ist niemand da, den die Sekante treffen darf.
verflixte6-on-or-stop = Tippe weiter oder stopp.
verflixte6-not-robbed = Dort kann man nichts stehlen.
verflixte6-not-hit = Die Sekante kann dort niemanden treffen.
verflixte6-yes-or-no = Tippe ja oder nein.

## Zahlen aus vielen Abenden

verflixte6-figure-turns = Züge je Abend
verflixte6-figure-turn-mean = Augen je Zug
verflixte6-figure-zombie-share = Züge, die als Zombie enden
verflixte6-figure-stolen = Gestohlen, je Zug
