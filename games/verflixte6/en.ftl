### Die verflixte 6 in English. $you names the field whose seat is the listener's own; $first is "yes" the first time in a session.

verflixte6 = Die verflixte 6

## How a voice is to read the names

verflixte6-spoken = Die: Dee; Verflixte: Fer-flixteh; verflixte: fer-flixteh; Frostschutz: Frost-shoots; Kälteschutz: Kelteh-shoots; Spelunkenbold: Spelunken-bolt; Hirtenschutz: Heerten-shoots; Törtchen: Tertchen; Jules: Yoolas; Höschen: Hershen; Runkelrüb: Roonkel-reeb; Sekante: Zekanta; Ventil: Ven-teel; Durchgang: Doorch-gang; Durchgänge: Doorch-gang-eh; Freiwurf: Fry-voorf; Freie: Fryer; Jokerwahl: Yokervahl; Prinzessin: Print-sessin; Jungfrau: Yoong-frow; Keuler: Koyler

## Jokers: as they are told, then as they may be typed besides

verflixte6-term-plain = no joker
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

## Answers and commands

verflixte6-answer-on = on, o
verflixte6-answer-stop = stop, s
verflixte6-answer-play = play, p
verflixte6-answer-take = take, t
verflixte6-answer-none = none, n, no
verflixte6-answer-free = free, f
verflixte6-answer-from = from, v
verflixte6-answer-yes = yes, y
verflixte6-command-standing = standing, st
verflixte6-command-mine = mine, mi
verflixte6-command-joker = joker, jo

## Questions

verflixte6-choose = { $count } jokers{ $free ->
        [yes] {" "}or free choice
       *[no] {""}
    }. { $first ->
        [yes] Which, up to 3?
       *[no] Which?
    }
    .less = { $count } jokers, which?
    .brief = Jokers?
    .braille = { $count } jokers, which?
    .allowed = Type up to three names, or none{ $free ->
        [yes] , or free for the Freie Jokerwahl
       *[no] {""}
    }. The beginning of a name will do: fu ru mo.
    .longest = fu ru mo
    .sure = No jokers in this turn?
    .sure-brief = No jokers?
verflixte6-go = { $sum } { $sum ->
        [one] point
       *[other] points
    }{ $first ->
        [yes] . On{ $jokers ->
            [yes] , stop, or a joker
           *[no] {" "}or stop
        }?
       *[no] ?
    }
    .brief = { $sum }?
    .braille = { $sum }?
    .allowed = Type on or stop{ $jokers ->
        [yes] , or a joker: { $playable }.
       *[no] .
    }
    .longest = { $jokers ->
        [yes] on fumo
       *[no] stop
    }
verflixte6-steal = { $sum }. Steal { $eyes } from { $victims }?
    .less = Steal { $eyes } from { $victims }?
    .brief = Steal { $eyes }?
    .braille = { $sum }, steal { $eyes }: { $victims }?
    .allowed = Type whom to rob, or none: { $victims }.
    .longest = Gustave
verflixte6-target = { $sum }. Sekante against { $victims }?
    .less = { $sum }. Sekante against?
    .brief = Whom?
    .braille = { $sum }, Sekante: { $victims }?
    .allowed = Type whom the Sekante hits: { $victims }.
    .longest = Gustave
verflixte6-fight = Attack { $attack }, you have { $sum }. Fight?
    .brief = { $attack }, fight?
    .braille = { $sum }, attack { $attack }, fight?
    .allowed = Type yes to throw against the Anaconda: plus 12 and the face, or minus 10. No costs 2.
    .longest = yes
verflixte6-once-more = { $die } fails, you have { $sum }. Again?
    .brief = { $die }, again?
    .braille = { $sum }, { $die } fails, again?
    .least = { $die }, again?
    .allowed = Type yes to throw once more: a 5 or 6 brings 18, else you lose 10. No costs 2.
    .longest = yes
verflixte6-keep = { $first-die } { $second }, you have { $sum }. Keep?
    .brief = { $first-die } { $second }, keep?
    .braille = { $sum }, { $first-die } { $second }, keep?
    .least = { $first-die } { $second }, keep?
    .allowed = Type yes to keep both, or no to have both thrown again.
    .longest = yes
verflixte6-counter = Attack { $attack }, { $ahead } to { $behind }. Let them counter?
    .brief = { $attack }, counter?
    .braille = { $sum }, attack { $attack }, { $ahead }:{ $behind }, counter?
    .allowed = Type yes to let the other throw: 2 points for whoever is higher, ties go to the other. No gives up the 2. { $left } to go.
    .longest = yes
verflixte6-rescue = A 6, you have { $sum }. Runkelrüb?
    .brief = 6, Runkelrüb?
    .braille = 6 at { $sum }, Runkelrüb?
    .least = Runkel?
    .allowed = Type yes for two throws: a 3 or more saves you. No puts you out with { $level }.
    .longest = yes

## Events: the evening

verflixte6-durchgang = Durchgang { $number } of { $last }{ $first ->
        [yes] , a turn for everybody.
       *[no] .
    }
    .brief = Durchgang { $number }.
    .braille = Durchgang { $number } of { $last }
verflixte6-over = Durchgang { $number } is over.
    .brief = Over.
    .braille = Durchgang { $number } over
verflixte6-result = { $you ->
        [seat] You
       *[other] { $seat }
    }: { $eyes }, { $total } in all.
    .brief = { $seat }: { $eyes }, { $total }.
    .braille = { $seat } { $eyes }, { $total }
verflixte6-turns-zombie = Below 0: { $you ->
        [seat] you are a Zombie with 0.
       *[other] { $seat } is a Zombie with 0.
    }
    .brief = { $seat }: Zombie, 0.
    .braille = { $seat } Zombie 0
verflixte6-won = { $you ->
        [seat] You win
       *[other] { $seat } wins
    } with { $total }.
    .brief = { $seat } wins: { $total }.
    .braille = { $seat } wins, { $total }
verflixte6-standing = { $you ->
        [seat] You
       *[other] { $seat }
    }: { $eyes }, { $place ->
        [jungfrau] Jungfrau
        [prinzessin] Prinzessin
       *[zombie] Zombie
    }{ $first ->
        [yes] { $place ->
            [jungfrau] {""}, yet to finish
            [prinzessin] {""}, has stopped
           *[zombie] {""}, put out
        }
       *[no] {""}
    }, { $total } from earlier rounds.
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

## Events: a turn

verflixte6-jokers-left = { $you ->
        [seat] Your jokers
       *[other] { $seat }'s jokers
    }: { $jokers }.
    .brief = Left: { $jokers }.
    .braille = left: { $jokers }
verflixte6-all-left = { $you ->
        [seat] You have
       *[other] { $seat } has
    } all { $count } jokers; help names them.
    .brief = All { $count } left.
    .braille = all { $count } left
verflixte6-free-choice = { $you ->
        [seat] You call
       *[other] { $seat } calls
    } the Freie Jokerwahl{ $first ->
        [yes] , any three jokers.
       *[no] .
    }
    .brief = { $seat }: Freie Jokerwahl.
    .braille = Freie Jokerwahl { $seat }
verflixte6-chose = { $seat } takes { $jokers }.
    .brief = { $seat }: { $jokers }.
    .braille = { $seat }: { $jokers }
verflixte6-chose-none = { $seat } takes no jokers.
    .brief = { $seat }: no jokers.
    .braille = { $seat }: no jokers
verflixte6-free-throw = { $you ->
        [seat] Your Freiwurf:
       *[other] Freiwurf
    } { $die }{ $first ->
        [yes] , which only adds its points
       *[no] {""}
    }{ $you ->
        [seat] .
       *[other] : { $seat } has { $sum }.
    }
    .brief = { $die }: { $seat }, { $sum }.
    .braille = { $die } Freiwurf, { $seat } { $sum }
verflixte6-announced = { $seat } plays { $joker }.
    .brief = { $seat }: { $joker }.
    .braille = { $seat }: { $joker }
verflixte6-aimed = { $seat } plays Sekante against { $victim }.
    .brief = Sekante: { $seat } against { $victim }.
    .braille = Sekante { $seat } against { $victim }
verflixte6-lapsed = { $seat } attacks with { $attack }, not countered.
    .brief = Not countered: { $attack }.
    .braille = { $attack } not countered, { $seat }
verflixte6-gone = { $you ->
        [seat] Your { $joker } is used up.
       *[other] { $seat } has used up { $joker }.
    }
    .brief = { $seat }: { $joker } is used up.
    .braille = { $joker } is used up { $seat }
verflixte6-thrown = { $you ->
        [seat] You throw { $die }.
       *[other] { $die }: { $seat } has { $sum }.
    }
    .brief = { $die }: { $sum }.
    .braille = { $die }, { $seat } { $sum }
verflixte6-sees = { $which ->
        [anaconda] { $joker } attacks { $seat } with { $dice }.
        [sekante] { $joker }: { $seat } attacks with { $dice }.
        [rattenlord] { $joker }: { $seat } throws { $dice }, which fails.
        [runkelrueb] { $seat } throws { $dice }.
       *[monokel] { $joker }: { $seat } throws { $dice }.
    }
    .brief = { $which ->
        [runkelrueb] { $seat }: { $dice }.
       *[monokel] { $seat }: { $joker }, { $dice }.
    }
    .braille = { $which ->
        [rattenlord] { $joker } { $dice } fails
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
       *[other] . { $seat } has { $sum }.
    }
    .brief = { $joker } { $dice }: { $minus ->
        [0] plus { $plus }
       *[other] minus { $minus }
    }, { $sum }.
    .braille = { $joker } { $dice }, { $minus ->
        [0] plus { $plus }
       *[other] minus { $minus }
    }, { $seat } { $sum }
verflixte6-countered = { $joker }, counters { $dice }{ $first ->
        [yes] , each 5 or 6 takes 3 back
       *[no] {""}
    }: plus { $plus }{ $you ->
        [seat] .
       *[other] . { $seat } has { $sum }.
    }
    .brief = { $joker }, counters { $dice }: { $plus }, { $sum }.
    .braille = { $joker } counters { $dice }, plus { $plus }, { $seat } { $sum }
verflixte6-costs = { $joker }: minus { $minus }{ $you ->
        [seat] .
       *[other] . { $seat } has { $sum }.
    }
    .brief = { $joker }: minus { $minus }, { $sum }.
    .braille = { $joker } minus { $minus }, { $seat } { $sum }
verflixte6-duel = { $attack } against { $die }: { $seat } { $ahead }, { $victim } { $behind }.
    .brief = { $attack } against { $die }: { $ahead } to { $behind }.
    .braille = { $attack } against { $die }, { $ahead }:{ $behind } { $seat } { $victim }
verflixte6-moved = { $minus ->
        [0] { $plus ->
            [0] No points move
           *[other] { $plus } from { $victim } to { $seat }
        }
       *[other] { $minus } from { $seat } to { $victim }
    }: { $seat } has { $sum }, { $victim } { $left }.
    .brief = { $seat } { $sum }, { $victim } { $left }.
    .braille = { $seat } { $sum }, { $victim } { $left }
verflixte6-sweet = { $sum } with the 1 from Törtchen.
    .brief = Törtchen: { $sum }.
    .braille = Törtchen { $seat } { $sum }
verflixte6-spared = { $dice }: Runkelrüb saves { $you ->
        [seat] you
       *[other] { $seat }
    } at { $sum }.
    .brief = Runkelrüb, { $dice }: { $sum }.
    .braille = { $dice } Runkelrüb, { $seat } { $sum }
verflixte6-out = { $dice }{ $sum ->
        [0] {""}
       *[other] , the Ventil keeps { $sum }
    }{ $lost ->
        [0] {""}
       *[other] , { $lost } lost
    }. { $you ->
        [seat] You are a Zombie with { $sum }.
       *[other] { $seat } is a Zombie with { $sum }.
    }
    .brief = { $dice }: Zombie with { $sum }, { $seat }.
    .braille = { $dice } { $seat } Zombie, { $sum }
verflixte6-out-by = { $joker } { $dice }{ $sum ->
        [0] {""}
       *[other] , the Ventil keeps { $sum }
    }{ $lost ->
        [0] {""}
       *[other] , { $lost } lost
    }. { $you ->
        [seat] You are a Zombie with { $sum }.
       *[other] { $seat } is a Zombie with { $sum }.
    }
    .brief = { $joker } { $dice }: Zombie with { $sum }, { $seat }.
    .braille = { $joker } { $dice } { $seat } Zombie, { $sum }
verflixte6-stopped = { $you ->
        [seat] You keep { $sum } and are a
       *[other] { $seat } keeps { $sum } and is a
    } Prinzessin{ $first ->
        [yes] : safe from the 6, but not from robbers.
       *[no] .
    }
    .brief = { $seat } keeps { $sum }.
    .braille = { $seat } Prinzessin, { $sum } kept
verflixte6-turn-over = { $end ->
        [kept] { $seat } keeps { $sum }
       *[out] { $sum ->
            [0] { $seat } is out, { $lost } lost
           *[other] { $seat } is out and keeps { $sum }
        }
    }{ $some ->
        [yes] , with { $jokers }
       *[no] {""}
    }.
    .brief = { $seat } { $end ->
        [kept] keeps { $sum }
       *[out] { $sum ->
            [0] is out
           *[other] is out, keeps { $sum }
        }
    }.
    .braille = { $seat } { $end ->
        [kept] { $sum }
       *[out] out { $sum }
    }{ $some ->
        [yes] , { $jokers }
       *[no] {""}
    }
verflixte6-stole = { $you ->
        [seat] You steal { $eyes }: you have { $sum }, { $victim } { $left }.
        [victim] { $seat } steals { $eyes } from you: you have { $left }, { $seat } { $sum }.
       *[other] { $seat } steals { $eyes } from { $victim }: { $seat } has { $sum }, { $victim } { $left }.
    }
    .brief = { $seat } steals { $eyes }: { $sum }, { $victim } { $left }.
    .braille = { $eyes } stolen, { $seat } { $sum }, { $victim } { $left }
verflixte6-keuler = { $you ->
        [victim] You fall below 0.
       *[other] { $victim } falls below 0.
    } { $you ->
        [seat] You are the Keuler{ $first ->
            [yes] , the one with the club
           *[no] {""}
        }, plus 5.
       *[other] { $seat } is the Keuler, { $first ->
            [yes] the one with the club,{" "}
           *[no] {""}
        }gets 5 and has { $sum }.
    }
    .brief = Keuler: { $seat }, { $sum }.
    .braille = Keuler { $seat } { $sum }, { $victim } below 0

## Asked for

verflixte6-mine = Your jokers: { $jokers }.
    .brief = { $jokers }.
    .braille = { $jokers }
verflixte6-no-jokers = No joker left in this turn.
    .brief = No joker.
    .braille = no joker
verflixte6-can-play = { $joker }: the turn ends at { $eyes } on average.
    .brief = { $joker }: { $eyes } on average.
    .braille = { $joker }: on average { $eyes }
verflixte6-holding = { $sum } { $sum ->
        [one] point
       *[other] points
    }{ $level ->
        [0] .
       *[other] , the Ventil keeps { $level }.
    }
    .brief = { $sum }, level { $level }.
    .braille = { $sum }, level { $level }
verflixte6-explained = { $joker }: { $which ->
        [frostschutz] up to five uses a turn; it saves you from a 6 once, which then counts 6. The first use subtracts a 1, the second also a 2, and so on.
        [spelunkenbold] 1 to 5 count their face and 5 more. A 6 costs 3, and you go on.
        [anaconda] it attacks with a throw first. Decline for 2, or throw: as high or higher brings 12 and the face, lower costs 10.
        [hirtenschutz] the next throw counts double, even a 6. A 1 steals nothing.
        [rattenlord] a 5 or 6 in up to two throws brings 18. If both fail you lose 10; after the first you may withdraw for 2.
        [allin] 1, 2 or 3 double your sum. With 4, 5 or 6 all is lost, and nothing helps.
        [toertchen] every round after the Freiwurf brings 1 more, by itself. Not while Fumo runs, nor after a 6.
        [pony] three throws at once. A sum of 11 or more is kept, less costs 5.
        [monokel] two throws at once. Keep them, or have both thrown again; those you must keep.
        [sekante] name a player for five duels of 2 points each. You see each attack before you let the other counter; ties go to the other.
        [ventil] your sum is safe from now on, and you throw at once. A 6 then or later puts you out with that sum; penalties lower it.
        [tentakel] a 1 or 2 outside jokers brings 5 more, by itself. A 1 steals nothing then.
        [fumo] from now on every throw counts double, till you stop or play another joker. A 6 still puts you out.
        [hoeschen] four throws, each 3 or more is worth 3. For each of these the croupier throws back: a 5 or 6 takes the 3.
       *[runkelrueb] on a 6 you get two throws. A 3 or more undoes the 6.
    }
    .brief = { $joker }: { $which ->
        [frostschutz] up to five uses, saves from a 6 once; faces up to the number of uses are subtracted.
        [spelunkenbold] 1 to 5: the face and 5. 6: minus 3.
        [anaconda] decline for 2, or throw: plus 12 and the face, or minus 10.
        [hirtenschutz] the next throw counts double.
        [rattenlord] a 5 or 6 in two throws: plus 18, else minus 10.
        [allin] 1 to 3 double the sum, 4 to 6 lose all.
        [toertchen] plus 1 every round.
        [pony] three throws: 11 or more are kept, else minus 5.
        [monokel] two throws, keep or again.
        [sekante] five duels of 2 points.
        [ventil] your sum is safe, one throw at once.
        [tentakel] 1 or 2: plus 5.
        [fumo] every throw double.
        [hoeschen] four throws, 3 for each 3 or more, counter-throws.
       *[runkelrueb] on a 6, two throws: a 3 or more saves.
    }
    .braille = { $joker }: { $which ->
        [frostschutz] 5 uses, saves from a 6 once
        [spelunkenbold] 1 to 5: plus 5; 6: minus 3
        [anaconda] minus 2, or throw: plus 12 or minus 10
        [hirtenschutz] next throw double
        [rattenlord] 5 or 6 in two throws: plus 18, else minus 10
        [allin] 1 to 3 double, else 0
        [toertchen] plus 1 every round
        [pony] three throws, 11 or more, else minus 5
        [monokel] two throws, keep or again
        [sekante] five duels of 2 points
        [ventil] sum safe, throw at once
        [tentakel] 1 or 2: plus 5
        [fumo] every throw double
        [hoeschen] four throws, 3 each, counter-throws
       *[runkelrueb] on a 6, two throws
    }

## Refusals

verflixte6-no-free-choice = There is no Freie Jokerwahl now.
verflixte6-not-left = There is no such joker: type help for the names.
verflixte6-three-at-most = Choose up to three different jokers.
verflixte6-used-up = { $term } is used up this evening.
verflixte6-not-yours = You have no { $term } in this turn: type mine for your jokers.
verflixte6-by-itself = { $term } works by itself.
verflixte6-nobody-to-hit = There is nobody left for the Sekante to hit.
verflixte6-on-or-stop = Type on or stop.
verflixte6-not-robbed = Nothing can be stolen there.
verflixte6-not-hit = The Sekante cannot hit there.
verflixte6-yes-or-no = Type yes or no.

## Figures of many evenings

verflixte6-figure-turns = Turns per evening
verflixte6-figure-turn-mean = Points per turn
verflixte6-figure-zombie-share = Turns that end as a Zombie
verflixte6-figure-stolen = Points stolen per turn

## Advice and review

verflixte6-advise-stop = Stop: { $sum }. Going on averages { $average } at best for this turn.
    .brief = Stop: { $sum }; on: { $average }.
    .braille = stop { $sum }, on { $average }
verflixte6-advise-on = Throw: { $average } on average for this turn; stopping keeps { $sum }.
    .brief = On: { $average }; stop: { $sum }.
    .braille = on { $average }, stop { $sum }
verflixte6-advise-joker = Throw with { $joker }: { $average } on average for this turn; stopping keeps { $sum }.
    .brief = { $joker }: { $average }; stop: { $sum }.
    .braille = { $joker } { $average }, stop { $sum }
verflixte6-advise-jokers = Take { $jokers }: they bring most on average.
    .brief = Take { $jokers }.
    .braille = take { $jokers }
verflixte6-advise-yes = { $yes ->
        [yes] Yes
       *[no] No
    }: { $average } on average for this turn; { $yes ->
        [yes] no
       *[no] yes
    } brings { $other }.
    .brief = { $yes ->
        [yes] Yes
       *[no] No
    }: { $average } to { $other }.
    .braille = { $yes ->
        [yes] yes
       *[no] no
    }: { $average } to { $other }
verflixte6-advise-victim = { $victim }, who has the most points.
    .brief = { $victim } has most.
    .braille = { $victim } has most
verflixte6-cost-stopped = You stopped at { $sum }. { $plain ->
        [yes] Throwing on
       *[no] Throwing with { $joker }
    } averages { $average }, { $cost } more.
    .brief = Stopped at { $sum }; { $plain ->
        [yes] on
       *[no] { $joker }
    }: { $average }.
    .braille = stopped { $sum }, { $plain ->
        [yes] on
       *[no] { $joker }
    } { $average }
verflixte6-cost-went-on = You went on at { $sum }, which averages { $did }. Stopping was worth { $cost } more.
    .brief = On at { $sum }; stopping was worth { $cost } more.
    .braille = on at { $sum }, stop: { $cost } more
verflixte6-cost-otherwise = You went on at { $sum }, which averages { $did }. { $plain ->
        [yes] Without a joker
       *[no] With { $joker }
    } it is { $average }, { $cost } more.
    .brief = On at { $sum }; { $plain ->
        [yes] without a joker
       *[no] { $joker }
    }: { $cost } more.
    .braille = on at { $sum }, { $plain ->
        [yes] without
       *[no] { $joker }
    } { $cost } more
verflixte6-luck = You threw { $sixes ->
        [0] no 6
        [one] one 6
       *[other] { $sixes } 6s
    } with { $throws } dice; the average is { $usual }.
    .brief = { $sixes } 6s with { $throws } dice; usual: { $usual }.
    .braille = { $sixes } 6s in { $throws }, usual { $usual }

## What is counted for players

verflixte6-turns = { $turns ->
        [one] One turn
       *[other] { $turns } turns
    }, { $average } points on average, { $best } at best; { $out } ended with a 6.
    .brief = { $turns } turns, average { $average }, best { $best }, out { $out }.
    .braille = { $turns } turns, average { $average }, best { $best }, out { $out }
verflixte6-personal-best = { $number } is { $you ->
        [seat] your
       *[other] { $seat }'s
    } best turn so far.

## Options of the table

verflixte6-option-final = final
    .help = yes plays four Durchgänge and the Freie Jokerwahl.
verflixte6-option-jokers = jokers
    .help = none plays without jokers.
verflixte6-value-jokers-all = all
verflixte6-value-jokers-none = none
verflixte6-value-jokers-two = two
verflixte6-option-rounds = rounds
    .help = how many Durchgänge; 0 for the usual number.

## The lesson

verflixte6-lesson-jokers = Pony and Spelunkenbold are all the jokers of this lesson. Type their names, or none. joker pony explains one.
verflixte6-lesson-free-throw = The first throw only adds, even a 6.
verflixte6-lesson-go = Throw on, or stop and keep the points. A 6 takes them all.
    .rest = You throw on, or stop and keep the points. A 6 takes them all.
verflixte6-lesson-joker = A joker's name alone throws with it.
verflixte6-lesson-announced = This joker is used up now.
    .rest = Most jokers work once.
verflixte6-lesson-steal = You threw a 1: you may steal a point from anybody who is not out. A second 1 steals two.
    .rest = A 1 lets you steal a point from another player.
verflixte6-lesson-stole = Robbers take from those who have stopped, too.
    .rest = Others can rob you, even after you have stopped.
verflixte6-lesson-stopped = Your turn in this Durchgang is over.
    .rest = Whoever stops is safe from the 6.
verflixte6-lesson-out = That was the cursed 6: nothing left of this turn.
    .rest = A 6 ends a turn with nothing.
verflixte6-lesson-other = Of the others' turns you hear how they end, and what is stolen from you.
verflixte6-lesson-result = The sums of all Durchgänge decide.
verflixte6-lesson-durchgang = A joker that you have taken is gone for the evening, used or not.
    .rest = A joker that was taken is gone for the rest of the evening.
verflixte6-lesson-all-jokers = Now there are all fifteen jokers; take up to three. joker alone reads them all, joker fumo one.
verflixte6-lesson-automatic = Some jokers work by themselves. They need no name.
verflixte6-lesson-brings = That was the joker.
    .rest = A joker tells what it brought.
verflixte6-lesson-others-jokers = Their jokers are named at the end of their line.
verflixte6-lesson-used = Jokers that you have taken before are no longer among them.
