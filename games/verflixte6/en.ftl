### Die verflixte 6 in English. Its terms have English names; those of the source can be typed, too. $you names the field whose seat is the listener's own; $first is "yes" the first time in a session.

verflixte6 = Die verflixte 6
    .help = one die and fifteen jokers; stop before the 6 comes

## How a voice is to read the names

verflixte6-spoken = Die: Dee; Verflixte: Fer-flixta; verflixte: fer-flixta; Kälteschutz: Kelteh-shuts; Frostschutz: Frost-shuts; Spelunkenbold: Spelunken-bolt; Törtchen: Tertchen; Jules: Yoolas; Monocle: Monnacle; Höschen: Hershen; Runkelrüb: Roonkel-reeb; Sekante: Zekanta; Ventil: Ven-teel; Durchgang: Doork-gahng; Freiwurf: Fry-voorf; Freie: Fryer; Jokerwahl: Yokervahl; Keuler: Koyler; Jungfrau: Yoong-frow; Prinzessin: Print-sessin

## Jokers: as they are told, then as they may be typed besides

verflixte6-term-plain = No joker
verflixte6-term-frostschutz = Antifreeze, Frostschutz, Kälteschutz
verflixte6-term-spelunkenbold = Troll, Spelunkenbold
verflixte6-term-anaconda = Anaconda, Oces Anaconda
verflixte6-term-hirtenschutz = Shepherd, Hirtenschutz
verflixte6-term-rattenlord = Rat Lord, Rattenlord
verflixte6-term-allin = All In, Allin
verflixte6-term-toertchen = Cupcake, Törtchen, Jules Törtchen
verflixte6-term-pony = Pony, Push your Pony
verflixte6-term-monokel = Monocle, Monokel, Moes Monokel
verflixte6-term-sekante = Secant, Sekante, Senigmas Sekante
verflixte6-term-ventil = Valve, Ventil, Elas Ventil, Venoms Ventil, Elas Sicherheitsventil, Sicherheitsventil
verflixte6-term-tentakel = Tentacle, Tentakel, ahris Tentakel
verflixte6-term-fumo = Fumo
verflixte6-term-hoeschen = Knickers, Höschen, Cherrys Höschen
verflixte6-term-runkelrueb = Beetroot, Runkelrüb
verflixte6-term-free = Free Choice, Freie Jokerwahl

## Answers and commands

verflixte6-answer-on = on, o, throw, throw again, throw on, roll, roll on, throw the die, roll the die, throw die, roll die, roll dice, throw it, roll it, go on, keep going, continue, no joker
verflixte6-answer-stop = stop, s, done, enough, finish, bank, bank it, take, take it, take points, take the points, keep points, keep the points, end turn, cash out, pass
verflixte6-answer-play = play, p, take, use
verflixte6-answer-take = take, t
verflixte6-answer-it = take it, it, i
verflixte6-answer-both = both, b, all, all of them
verflixte6-answer-none = none, n, no, no jokers, no joker, nobody, nothing, without
verflixte6-answer-free = free, f, free choice
verflixte6-answer-from = from, v, attack, steal
    .then = who has the most points
verflixte6-answer-yes = yes, y
verflixte6-command-standing = standing, st
    .help = how everybody stands, with their jokers
verflixte6-command-mine = mine, mi
    .help = your jokers
verflixte6-command-joker = joker, jo
    .help = explains a joker by its name

## Questions

verflixte6-choose = { $count ->
        [one] 1 joker, { $left }
       *[other] { $count } jokers
    }{ $free ->
        [yes] {" "}or free for any three
       *[no] {""}
    }. { $count ->
        [one] Take it, or none?
        [2] { $first ->
            [yes] Which, or none?
            [bare] Which?
           *[no] Which?
        }
       *[other] { $first ->
            [yes] { $free ->
                [yes] Which three at most, or none?
               *[no] Which three at most for this turn, or none?
            }
            [bare] Which three at most?
           *[no] Which?
        }
    }
    .less = { $count ->
        [one] 1 joker, take it?
       *[other] { $count } jokers, which?
    }
    .brief = Jokers?
    .braille = { $count ->
        [one] { $left }, take it?
       *[other] { $count } jokers, which?
    }
    .first = { $you ->
        [seat] It is your turn.{" "}
       *[none] {""}
    }A joker takes the place of a throw, or helps by itself. Those you take are for this turn, and gone after it, used or not.
    .allowed = { $count ->
        [one] Type take, or none
        [2] Type one name or both, or none
       *[other] Type up to three names, or none
    }{ $free ->
        [yes] , or free: once in a final you may choose any three jokers, used ones too
       *[no] {""}
    }.{ $count ->
        [one] {""}
       *[other] {" "}The beginning of a name will do: { $left-begun }.
    }
    .longest = fu be mo
    .does-none = no joker this turn
    .does-free = any three, used ones too
verflixte6-go = { $sum }{ $first ->
        [yes] {" "}{ verflixte6-points-on }
       *[no] { $turn ->
            [yes] {" "}{ verflixte6-points-on }
           *[no] , on?
        }
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
    .figure = Turn: { $sum }{ $safe ->
        [0] {""}
       *[other] , { $safe } safe
    }
    .does-on = throw again
    .does-stop = bank the points: no 6 harms you
verflixte6-points-on = { $sum ->
        [one] point
       *[other] points
    }. On{ $jokers ->
        [yes] , stop, or a joker
       *[no] {" "}or stop
    }?
verflixte6-robs = { $eyes ->
        [1] Steal 1
        [2] Second 1: steal 2
        [3] Third 1: steal 3
        [4] Fourth 1: steal 4
       *[other] Fifth 1: steal 5
    }
verflixte6-steal = You have { $sum }. { $victims-count ->
        [one] { $first ->
            [yes] A 1 robs. Steal { $eyes } from { $victims-name }, who has { $victims-score }, yes or no?
           *[no] { verflixte6-robs } from { $victims-name }, who has { $victims-score }?
        }
       *[other] { $first ->
            [yes] A 1. Steal { $eyes } from whom: { $victims }, or nobody?
           *[no] { verflixte6-robs } from whom: { $victims }?
        }
    }
    .less = { $victims-count ->
        [one] Steal { $eyes } from { $victims }?
       *[other] Steal { $eyes }: { $victims }?
    }
    .brief = Steal { $eyes }?
    .least = steal { $eyes }?
    .braille = { $sum }, steal { $eyes }: { $victims }?
    .allowed = { $victims-count ->
        [one] Type yes or { $victims-name } to steal, or no.
       *[other] Type whom you rob, or none: { $victims }.
    }
    .yes = steal
    .figure = Turn: { $sum }
    .longest = Gustave
    .does-none = { $victims-count ->
        [one] no: steal nothing
       *[other] nobody: steal nothing
    }
verflixte6-target = You have { $sum }. Secant against { $victims-count ->
        [one] { $victims-name }, who has { $victims-score }?
       *[other] whom: { $victims }?
    }
    .less = { $sum }. Secant against?
    .brief = Whom?
    .braille = { $sum }, Secant: { $victims }?
    .allowed = Type whom you attack: { $victims }.
    .figure = Turn: { $sum }
    .longest = Gustave
verflixte6-fight = Anaconda throws { $attack }, you have { $sum }. { $first ->
        [yes] Refusing costs 2, losing 10. Fight for 12?
       *[no] Fight?
    }
    .brief = { $attack }, fight?
    .least = { $attack } fight?
    .braille = { $sum }, attack { $attack }, fight?
    .allowed = Type yes to throw against the Anaconda: plus 12 and the face, or minus 10. Or type no, which costs 2.
    .yes = fight
    .no = refuse, refusing, decline, give up
    .figure = Turn: { $sum }
    .longest = yes
    .does-yes = fight: throw against it
    .does-none = refuse: lose 2
verflixte6-once-more = { $first ->
        [yes] Rat Lord { $die } fails. Giving up costs 2. Throw for 18 or minus 10?
       *[no] { $die } fails, you have { $sum }. Throw again for a 5 or 6?
    }
    .first = A second throw of 5 or 6 succeeds.
    .less = { $die } fails, you have { $sum }. Again?
    .brief = { $die }, again?
    .braille = { $sum }, { $die } fails, again?
    .least = { $die }, again?
    .allowed = Type yes to throw once more: a 5 or 6 brings 18, else you lose 10. Or type no, which costs 2.
    .yes = again, throw, throw again
    .no = give up, giving up, withdraw, refuse
    .figure = Turn: { $sum }
    .longest = yes
    .does-yes = throw again
    .does-none = give up: lose 2
verflixte6-keep = Monocle { $dice }, you have { $sum }. { $first ->
        [yes] Keep, or throw again?
       *[no] Keep both?
    }
    .brief = { $dice }, keep?
    .braille = { $sum }, { $dice }, keep?
    .least = { $dice } yes?
    .allowed = Type yes to keep both, or no to have both thrown again.
    .yes = keep, keep both
    .no = throw both again, throw again, both again
    .figure = Turn: { $sum }
    .longest = yes
    .does-yes = keep both
    .does-none = throw both again
verflixte6-counter = Your attack: { $attack }. { $first ->
        [yes] Let the other counter?
       *[no] So far { $ahead } to { $behind }. Let the other counter?
    }
    .brief = { $attack }, counter?
    .least = { $attack } reply?
    .braille = { $sum }, attack { $attack }, { $ahead }:{ $behind }, counter?
    .first = Five duels: the higher throw takes 2 points from the other; on a tie you lose them. If you do not let the other counter, nobody gets points.
    .allowed = Type yes to let the other throw: 2 points for whoever is higher, ties go to the other. No gives up the 2. Duels left: { $left }.
    .yes = counter, let the other counter, let the other throw, reply
    .figure = Turn: { $sum }
    .longest = yes
    .does-yes = the other counters
    .does-none = nobody gets points
verflixte6-rescue = A { $die }, you have { $sum }. Try to save it with Beetroot?
    .less = A { $die }, you have { $sum }. Beetroot?
    .brief = 6, Beetroot?
    .braille = 6 at { $sum }, Beetroot?
    .least = Beetroot?
    .allowed = Type yes for two throws: a 3 or more saves you. No puts you out with { $level }.
    .yes = Beetroot
    .figure = Turn: { $sum }
    .longest = yes
    .does-yes = two throws to save it
    .does-none = out of this round

## Events: the evening

verflixte6-durchgang = Round { $number } of { $last }{ $first ->
        [yes] , a turn for everybody. The aim: the most points in all rounds together. In your turn throw again and add up points, or stop and bank them; a 6 loses all those of the turn. { loop-hear-more }
       *[no] .
    }
    .brief = Round { $number }.
    .braille = Round { $number } of { $last }
verflixte6-over = Round over.
    .brief = Round over.
    .braille = Round { $number } over
verflixte6-result = { $you ->
        [seat] You
       *[other] { $seat }
    }: { $eyes }{ $number ->
        [1] .
       *[other] , in all { $total }.
    }
    .brief = { loop-who }: { $eyes }, { $total }.
    .braille = { $seat } { $eyes }, { $total }
verflixte6-turns-zombie = Below 0 counts as 0: { $you ->
        [seat] you are
       *[other] { $seat } is
    } { $first ->
        [yes] a zombie now, that is, out of this round.
       *[no] a zombie now.
    }
    .brief = { loop-who }: zombie, 0.
    .braille = { $seat } zombie 0
verflixte6-won = { $you ->
        [seat] You win
       *[other] { $seat } wins
    } with { $total }.
    .brief = { $you ->
        [seat] You win: { $total }.
       *[other] { $seat } wins: { $total }.
    }
    .braille = { $seat } wins, { $total }
verflixte6-no-points = Nobody has a point, so everybody shares the first place.
    .brief = Nobody has a point.
    .braille = nobody has a point
verflixte6-standing = { $you ->
        [seat] You
       *[other] { $seat }
    }: { $eyes }, { $place ->
        [jungfrau] a maiden
        [prinzessin] a princess
       *[zombie] a zombie
    }{ $first ->
        [yes] { $place ->
            [jungfrau] {""}, turn not over yet
            [prinzessin] {""}, has stopped
           *[zombie] {""}, out of this round
        }
       *[no] {""}
    }, { $total } from earlier rounds.
    .brief = { loop-who }: { $eyes }, { $total }, { $place ->
        [jungfrau] maiden.
        [prinzessin] princess.
       *[zombie] zombie.
    }
    .braille = { $seat } { $eyes }, { $total } { $place ->
        [jungfrau] maiden
        [prinzessin] princess
       *[zombie] zombie
    }
    .cells = Total: { $whole }; This round: { $eyes }; Turn: { $place ->
        [jungfrau] { $turn ->
            [yes] now
           *[no] to come
        }
        [prinzessin] stopped, princess
       *[zombie] out, zombie
    }

## Events: a turn

verflixte6-has = { $you ->
        [seat] Your jokers
       *[other] { $seat }'s jokers
    }: { $jokers }.
    .brief = Left: { $jokers }.
    .braille = left: { $jokers }
    .cells = Jokers: { $jokers }
verflixte6-jokers-left = { $jokers-count ->
        [1] { verflixte6-has }
        [2] { verflixte6-has }
        [3] { verflixte6-has }
        [4] { verflixte6-has }
        [5] { verflixte6-has }
       *[other] { $you ->
            [seat] You have { $jokers-count } jokers left
           *[other] { $seat } has { $jokers-count } jokers left
        }; help names them.
    }
    .brief = { $jokers-count ->
        [1] Left: { $jokers }.
        [2] Left: { $jokers }.
        [3] Left: { $jokers }.
        [4] Left: { $jokers }.
        [5] Left: { $jokers }.
       *[other] { $jokers-count } jokers left.
    }
    .braille = { $jokers-count ->
        [1] left: { $jokers }
        [2] left: { $jokers }
        [3] left: { $jokers }
        [4] left: { $jokers }
        [5] left: { $jokers }
       *[other] { $jokers-count } jokers left
    }
verflixte6-all-left = { $you ->
        [seat] You have
       *[other] { $seat } has
    } { $count ->
        [2] both
       *[other] all { $count }
    } jokers{ $you ->
        [seat] { $first ->
            [yes] : help names them, joker says what each does, advice which to take.
           *[no] ; help names them.
        }
       *[other] .
    }
    .brief = { $count ->
        [2] Both jokers left.
       *[other] All { $count } jokers left.
    }
    .braille = { $count ->
        [2] both left
       *[other] all { $count } left
    }
    .cells = Jokers: { $count }
verflixte6-free-choice = { $you ->
        [seat] You call
       *[other] { $seat } calls
    } the free choice{ $first ->
        [yes] : any three jokers, used ones too.
       *[no] .
    }
    .brief = { loop-who }: free choice.
    .braille = free choice { $seat }
verflixte6-chose = { $you ->
        [seat] You take
       *[other] { $seat } takes
    } { $jokers }{ $you ->
        [seat] { $alone-count ->
            [0] {""}
           *[other] ; automatic: { $alone }
        }
       *[other] {""}
    }.
    .brief = { loop-who }: { $jokers }.
    .braille = { $seat }: { $jokers }
verflixte6-chose-none = { $seat } takes no jokers.
    .brief = { $seat }: no jokers.
    .braille = { $seat }: no jokers
verflixte6-free-throw = { $you ->
        [seat] Your free throw: { $die }.{ $first ->
            [yes] {" "}In it even a 6 is harmless.
           *[no] {""}
        }
       *[other] Free throw { $die }: { $seat } has { $sum }.
    }
    .brief = { $you ->
        [seat] { $die }: you, { $sum }.
       *[other] { $die }: { $seat }, { $sum }.
    }
    .braille = { $die } free throw, { $seat } { $sum }
verflixte6-announced = { $seat } plays { $joker }.
    .brief = { $seat }: { $joker }.
    .braille = { $seat }: { $joker }
verflixte6-aimed = { $seat } plays Secant against { $victim }.
    .brief = Secant: { $seat } against { $victim }.
    .braille = Secant { $seat } against { $victim }
verflixte6-lapsed = Not countered: nobody gets points.
    .brief = Not countered: { $attack }.
    .braille = { $attack } not countered, { $seat }
verflixte6-ends = { $joker } is over{ $first ->
        [yes] , since another joker follows
       *[no] {""}
    }.
    .brief = { $joker } is over.
    .braille = { $joker } over { $seat }
verflixte6-gone = { $you ->
        [seat] { $joker } is used up.
       *[other] { $seat } has used up { $joker }.
    }
    .brief = { loop-who }: { $joker } is used up.
    .braille = { $joker } is used up { $seat }
verflixte6-sum-brief = { $sweet ->
        [yes] { $you ->
            [seat] {""}
           *[other] , Cupcake: { $sum }
        }
       *[no] , { $sum }
    }
verflixte6-sweet-braille = { $sweet ->
        [yes] { $you ->
            [seat] {""}
           *[other] {" "}Cupcake
        }
       *[no] {""}
    }
verflixte6-thrown = { $you ->
        [seat] { $first ->
            [yes] You throw
           *[no] A
        } { $die }.
       *[other] { $die }{ $sweet ->
            [yes] {" "}and 1 from the Cupcake
           *[no] {""}
        }: { $seat } has { $sum }.
    }
    .brief = { $die }{ $sweet ->
        [yes] { verflixte6-sum-brief }
       *[no] : { $sum }
    }.
    .braille = { $die }{ verflixte6-sweet-braille }, { $seat } { $sum }
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
verflixte6-shows = { $joker }: { $dice }{ $first ->
        [yes] , each 3 or more is worth 3
       *[no] {""}
    }.
    .brief = { $joker }: { $dice }.
    .braille = { $joker } { $dice }
verflixte6-worked = { $first ->
        [yes] { $which ->
            [frostschutz] { verflixte6-froze }
            [spelunkenbold] { $minus ->
                [0] {""} and 5
               *[other] {""}
            }
            [anaconda] { $minus ->
                [0] {""} and 12
               *[other] , too low
            }
            [hirtenschutz] {""} doubled
            [rattenlord] { $minus ->
                [0] {""} beats it
               *[other] , too low
            }
            [allin] {""} doubles all
            [pony] { $minus ->
                [0] , 11 or more
               *[other] , less than 11
            }
            [tentakel] {""} and 5
            [fumo] {""} doubled
           *[other] {""}
        }
       *[no] { $which ->
            [frostschutz] { verflixte6-froze }
           *[other] {""}
        }
    }
verflixte6-froze = { $plus ->
        [0] { $first ->
            [yes] ; use { $use } subtracts { $use ->
                [1] a 1
               *[other] 1 to { $use }
            }
           *[no] , up to { $use }
        }
        [6] , harmless
       *[other] {""}
    }
verflixte6-safe = { $first ->
        [yes] { $which ->
            [ventil] {" "}All before it is safe.
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
            [yes] , and 1 from the Cupcake
           *[no] {""}
        }.{ verflixte6-safe } { $seat } has { $sum }.
    }
    .brief = { $joker } { $dice }: { $minus ->
        [0] plus { $plus }
       *[other] minus { $minus }
    }{ verflixte6-sum-brief }.
    .braille = { $joker } { $dice }, { $minus ->
        [0] plus { $plus }
       *[other] minus { $minus }
    }{ verflixte6-sweet-braille }, { $seat } { $sum }
verflixte6-countered = { $joker }, counters { $dice }{ $first ->
        [yes] , each 5 or 6 takes 3 back
       *[no] {""}
    }: plus { $plus }{ $you ->
        [seat] .
       *[other] { $sweet ->
            [yes] , and 1 from the Cupcake
           *[no] {""}
        }. { $seat } has { $sum }.
    }
    .brief = { $joker }, counters { $dice }: { $plus }{ verflixte6-sum-brief }.
    .braille = { $joker } counters { $dice }, plus { $plus }{ verflixte6-sweet-braille }, { $seat } { $sum }
verflixte6-costs = { $joker }: minus { $minus }{ $you ->
        [seat] .
       *[other] { $sweet ->
            [yes] , and 1 from the Cupcake
           *[no] {""}
        }. { $seat } has { $sum }.
    }
    .brief = { $joker }: minus { $minus }{ verflixte6-sum-brief }.
    .braille = { $joker } minus { $minus }{ verflixte6-sweet-braille }, { $seat } { $sum }
verflixte6-duel = { $you ->
        [seat] You
       *[other] { $seat }
    } { $attack }, { $you ->
        [victim] you
       *[other] { $victim }
    } { $die }: points { $ahead } to { $behind }.
    .brief = { $attack } against { $die }: { $ahead } to { $behind }.
    .braille = { $attack } against { $die }, { $ahead }:{ $behind } { $seat } { $victim }
verflixte6-moved = { $minus ->
        [0] { $plus ->
            [0] The duels even out, and no points change hands
           *[other] { $you ->
                [seat] { $plus } from { $victim } to you
                [victim] { $plus } from you to { $seat } by Secant
               *[other] { $plus } from { $victim } to { $seat }
            }
        }
       *[other] { $you ->
            [seat] { $minus } from you to { $victim }
            [victim] { $minus } from { $seat } to you in duels
           *[other] { $minus } from { $seat } to { $victim }
        }
    }: { $you ->
        [seat] you have { $sum }, { $victim } has { $left }.
        [victim] { $seat } has { $sum }{ $sweet ->
            [yes] {""}, Cupcake included
           *[no] {""}
        }, you have { $left }.
       *[other] { $seat } has { $sum }{ $sweet ->
            [yes] {""}, Cupcake included
           *[no] {""}
        }, { $victim } has { $left }.
    }
    .brief = { $you ->
        [seat] You { $sum }, { $victim } { $left }.
        [victim] { $seat } { $sum }{ $sweet ->
            [yes] {" "}with Cupcake
           *[no] {""}
        }, you { $left }.
       *[other] { $seat } { $sum }{ $sweet ->
            [yes] {" "}with Cupcake
           *[no] {""}
        }, { $victim } { $left }.
    }
    .braille = { $seat } { $sum }{ verflixte6-sweet-braille }, { $victim } { $left }
verflixte6-sweet = Cupcake: 1 more{ $first ->
        [yes] {" "}each time
       *[no] {""}
    }.
    .brief = Cupcake: { $sum }.
    .braille = Cupcake { $seat } { $sum }
verflixte6-spared = { $dice }{ $first ->
        [yes] , one 3 or more
       *[no] {""}
    }: the Beetroot saves { $you ->
        [seat] you
       *[other] { $seat }
    }{ $fumo ->
        [yes] . Fumo is over, and its doubling undone: { $sum } left.
       *[no] {""} at { $sum }.
    }
    .brief = Beetroot, { $dice }: { $sum }.
    .braille = { $dice } Beetroot, { $seat } { $sum }
verflixte6-out = { $dice }{ $lost ->
        [0] {""}
       *[other] : lost { $lost }
    }{ $sum ->
        [0] {""}
       *[other] , the Valve keeps { $sum }
    }. { $you ->
        [seat] You are
       *[other] { $seat } is
    } { $first ->
        [yes] a zombie now, that is, out of this round
       *[no] a zombie
    }{ $sum ->
        [0] {""}
       *[other] {" "}with { $sum }
    }.{ $you ->
        [seat] { $frost ->
            [yes] {" "}Antifreeze only helps in a throw for which you play it.
           *[no] {""}
        }
       *[other] {""}
    }
    .brief = { $you ->
        [seat] { $dice }: you are a zombie with { $sum }.
       *[other] { $dice }: zombie with { $sum }, { $seat }.
    }
    .braille = { $dice } { $seat } zombie, { $sum }
verflixte6-out-by = { $joker }, { $dice }{ $lost ->
        [0] {""}
       *[other] : lost { $lost }
    }{ $sum ->
        [0] {""}
       *[other] , { $joker ->
            [Valve] it keeps
           *[other] the Valve keeps
        } { $sum }
    }. { $you ->
        [seat] You are
       *[other] { $seat } is
    } { $first ->
        [yes] a zombie now, that is, out of this round
       *[no] a zombie
    }{ $sum ->
        [0] {""}
       *[other] {" "}with { $sum }
    }.
    .brief = { $you ->
        [seat] { $joker } { $dice }: you are a zombie with { $sum }.
       *[other] { $joker } { $dice }: zombie with { $sum }, { $seat }.
    }
    .braille = { $joker } { $dice } { $seat } zombie, { $sum }
verflixte6-stopped = { $you ->
        [seat] You keep { $sum }
       *[other] { $seat } keeps { $sum }
    }.{ $first ->
        [yes] {" "}Whoever stops is a princess: no 6 harms her, but others can steal from her with a 1.
       *[no] {""}
    }
    .brief = { $you ->
        [seat] You keep { $sum }.
       *[other] { $seat } keeps { $sum }.
    }
    .braille = { $seat } princess, { $sum } kept
verflixte6-turn-over = { $end ->
        [kept] { $seat } keeps { $sum }{ $owed ->
            [0] {""}
           *[other] , after starting at minus { $owed }
        }
        [all] { $seat } loses { $lost }
       *[out] A 6: { $seat } { $sum ->
            [0] { $lost ->
                [0] is out
               *[other] loses { $lost }{ $owed ->
                    [0] {""}
                   *[other] , now 0
                }
            }
           *[other] is out and keeps { $sum }
        }
    }{ $robbed-others ->
        [none] {""}
       *[other] ; stole from { $robbed-others }
    }{ $paid-others ->
        [none] {""}
       *[other] ; lost to { $paid-others }
    }.{ $some ->
        [yes] {" "}{ $jokers-count ->
            [one] Joker
           *[other] Jokers
        }: { $jokers }.
       *[no] {""}
    }
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
verflixte6-which-one = { $eyes ->
        [1] { $first ->
            [yes] {""} with a 1
           *[no] {""}
        }
        [2] , with a second 1
        [3] , with a third 1
        [4] , with a fourth 1
       *[other] , with a fifth 1
    }
verflixte6-stole = { $you ->
        [seat] You steal { $eyes }: you have { $sum }, { $victim } has { $left }.
        [victim] { $seat } steals { $eyes } from you{ verflixte6-which-one }: you have { $left }, { $seat } has { $sum }.
       *[other] { $seat } steals { $eyes } from { $victim }{ verflixte6-which-one }: { $seat } has { $sum }, { $victim } has { $left }.
    }
    .brief = { $you ->
        [seat] You steal { $eyes }: { $sum }, { $victim } { $left }.
        [victim] { $seat } steals { $eyes } from you: { $sum }, you { $left }.
       *[other] { $seat } steals { $eyes }: { $sum }, { $victim } { $left }.
    }
    .braille = { $eyes } stolen, { $seat } { $sum }, { $victim } { $left }
verflixte6-keuler = { $you ->
        [victim] You fall below 0.
       *[other] { $victim } falls below 0.
    } { $you ->
        [seat] You are the slayer{ $first ->
            [yes] {""}, who brought a princess below 0
           *[no] {""}
        }: plus 5.
       *[other] { $seat } is the slayer, { $first ->
            [yes] who brought a princess below 0,{" "}
           *[no] {""}
        }gets 5 and has { $sum }.
    }
    .brief = Slayer: { $you ->
        [seat] you
       *[other] { $seat }
    }, { $sum }.
    .braille = slayer { $seat } { $sum }, { $victim } below 0

## Asked for

verflixte6-mine = Your jokers: { $jokers }.
    .brief = { $jokers }.
    .braille = { $jokers }
verflixte6-no-jokers = No joker left in this turn.
    .brief = No joker.
    .braille = no joker
verflixte6-can-play = { $joker }: { $games ->
        [yes] { $wins ->
            [0] never wins the game
            [1] hardly ever wins the game
            [99] nearly always wins the game
            [100] always wins the game
           *[other] wins the game about { $wins } times in 100
        }; the
       *[no] the
    } turn ends at { $eyes } on average.
    .brief = { $joker }:{ $games ->
        [yes] {" "}{ $wins } of 100;
       *[no] {""}
    } { $eyes } on average.
    .braille = { $joker }:{ $games ->
        [yes] {" "}{ $wins } of 100,
       *[no] {""}
    } on average { $eyes }
verflixte6-holding = { $sum } { $sum ->
        [one] point
       *[other] points
    }{ $level ->
        [0] .
       *[other] , the Valve keeps { $level }.
    }
    .brief = { $sum }, level { $level }.
    .braille = { $sum }, level { $level }
verflixte6-use = { $which ->
        [frostschutz] 5 throws, saves from one 6, low faces cost
        [spelunkenbold] 1 to 5: plus 5; 6: minus 3
        [anaconda] minus 2, or throw: plus 12 or minus 10
        [hirtenschutz] next throw double
        [rattenlord] 5 or 6 in two throws: plus 18, else minus 10
        [allin] 1 to 3 double, else 0
        [toertchen] plus 1 each time
        [pony] three throws, 11 or more, else minus 5
        [monokel] two throws, keep or again
        [sekante] five duels, the higher throw takes 2
        [ventil] sum safe from a 6, throw at once
        [tentakel] 1 or 2: plus 5
        [fumo] every throw double, till another joker
        [hoeschen] four throws, 3 for each 3 or more, the croupier counters
       *[runkelrueb] on a 6, two throws
    }
verflixte6-explained = { $joker }{ $which ->
        [frostschutz] , in German Frostschutz
        [spelunkenbold] , in German Spelunkenbold
        [hirtenschutz] , in German Hirtenschutz
        [rattenlord] , in German Rattenlord
        [toertchen] , in German Törtchen
        [monokel] , in German Monokel
        [sekante] , in German Sekante
        [ventil] , in German Ventil
        [tentakel] , in German Tentakel
        [hoeschen] , in German Höschen
        [runkelrueb] , in German Runkelrüb
       *[fumo] {""}
    }: { $which ->
        [frostschutz] play it with up to five throws of a turn. A 6 does no harm then, counts 6 and uses it up. But in its first throw a 1 is subtracted, in its second a 1 or 2, in its third 1 to 3, and so on.
        [spelunkenbold] 1 to 5 count their face and 5 more. A 6 costs 3, and you go on.
        [anaconda] it throws first, and you hear its number. Then throw against it: as high or higher brings your number and 12, lower costs 10. Or give up, which costs 2.
        [hirtenschutz] the next throw counts double, even a 6. A 1 steals nothing.
        [rattenlord] a 5 or 6 in up to two throws brings 18. If both fail you lose 10; after the first you may withdraw for 2.
        [allin] 1, 2 or 3 double your sum. With 4, 5 or 6 all is lost, and nothing helps.
        [toertchen] it brings 1 more each time you go on, by itself. Not while Fumo runs, nor after a 6.
        [pony] three throws at once. A sum of 11 or more is kept, less costs 5.
        [monokel] two throws at once. Keep them, or have both thrown again; those you must keep.
        [sekante] name a player for five duels of 2 points each. You see each attack before you let the other counter; ties go to the other.
        [ventil] what you have now is safe, what comes later is not. You throw at once; a 6 then or later puts you out with what was safe; penalties lower it.
        [tentakel] a 1 or 2 outside jokers brings 5 more, by itself. A 1 steals nothing then.
        [fumo] from now on every throw counts double, till you stop or play another joker. A 6 still puts you out.
        [hoeschen] four throws, each 3 or more is worth 3. For each of these the croupier throws back: a 5 or 6 takes the 3.
       *[runkelrueb] on a 6 you get two throws. A 3 or more undoes the 6.
    }
    .brief = { $joker }: { $which ->
        [frostschutz] for up to five throws; it saves you from a 6 once. But in its first throw a 1 is subtracted, in its second a 1 or 2, in its third 1 to 3, and so on.
        [spelunkenbold] one throw. 1 to 5 bring the face and 5 more; a 6 costs only 3.
        [anaconda] a snake throws, and you hear its number. Then throw against it: as high or higher brings your number and 12, lower costs 10. Or give up for 2.
        [hirtenschutz] the next throw counts double, even a 6.
        [rattenlord] you need a 5 or 6 in two throws: it brings 18, else you lose 10; after the first you may give up for 2.
        [allin] one throw. 1 to 3 double your sum, 4 to 6 lose it all.
        [toertchen] by itself, 1 more each time you go on.
        [pony] three throws. 11 or more together are kept, less costs 5.
        [monokel] two throws. Keep both, or have both thrown again.
        [sekante] five duels, die against die, with a player you name. The higher throw takes 2 points from the other; on a tie you lose them.
        [ventil] what you have now is safe: a 6 takes only what comes after. You throw at once.
        [tentakel] by itself, 5 more for each 1 or 2.
        [fumo] every throw counts double until you play another joker; a 6 still ends the turn.
        [hoeschen] four throws, each 3 or more brings 3. Then for each of these the croupier throws once, and a 5 or 6 takes the 3 back.
       *[runkelrueb] after a 6, two throws; a 3 or more saves you.
    }
    .braille = { $joker }: { $left ->
        [0] { verflixte6-use }
        [1] { $left } use left, 1 to { $next } cost
       *[other] { $left } uses left, { $next ->
            [1] 1 costs
            [2] 1 and 2 cost
           *[other] 1 to { $next } cost
        }
    }{ $ends ->
        [yes] , ends Fumo
       *[no] {""}
    }
    .cells = { $joker }: { $left ->
        [0] { verflixte6-outlined.cells }
        [1] one throw left; 1 to { $next } are subtracted
       *[other] { $left } throws left; { $next ->
            [1] a 1 is subtracted
            [2] a 1 or 2 is subtracted
           *[other] 1 to { $next } are subtracted
        }
    }{ $ends ->
        [yes] ; ends Fumo
       *[no] {""}
    }
verflixte6-outlined = { verflixte6-explained.brief }
    .brief = { verflixte6-explained.brief }
    .braille = { $joker }: { verflixte6-use }
    .cells = { $which ->
        [frostschutz] for five throws: saves from one 6, but low faces cost points
        [spelunkenbold] one throw: 1 to 5 bring 5 more, 6 costs only 3
        [anaconda] reach its throw for 12 more; lower costs 10; or pay 2
        [hirtenschutz] the next throw counts double, even a 6
        [rattenlord] 5 or 6 in two throws brings 18, else you lose 10
        [allin] one throw: 1 to 3 double your sum, others lose it
        [toertchen] by itself, 1 more each time you go on
        [pony] three throws: 11 or more count, less costs 5
        [monokel] two throws: keep both, or throw both again
        [sekante] five duels against one player: the higher throw takes 2 points
        [ventil] your sum is safe from a later 6; you throw at once
        [tentakel] by itself, a 1 or 2 outside jokers brings 5 more
        [fumo] every throw counts double until your next joker
        [hoeschen] four throws: each 3 or more brings 3; the croupier throws against
       *[runkelrueb] after a 6 two throws: a 3 or more saves you
    }

## Refusals

verflixte6-no-free-choice = There is no free choice now.
verflixte6-not-left = There is no joker of that name. Type help to hear the names.
verflixte6-three-at-most = Choose up to three different jokers.
verflixte6-used-up = { $term } is used up for this game.
verflixte6-not-yours = You have no { $term } left in this turn. Type mine to hear your jokers.
verflixte6-by-itself = { $term } works by itself: you need not play it.
verflixte6-nobody-to-hit = There is nobody left for the Secant to hit.
verflixte6-on-or-stop = Type on or stop.
verflixte6-not-robbed = Nothing can be stolen there.
verflixte6-not-hit = The Secant cannot hit there.
verflixte6-yes-or-no = Type yes or no.

## Figures of many evenings

verflixte6-figure-turns = Turns per game
verflixte6-figure-turn-mean = Points per turn
verflixte6-figure-zombie-share = Turns that end as a zombie
verflixte6-figure-stolen = Points stolen per turn

## Advice and review

verflixte6-advice-why = What decides: how often it wins the whole game, from the points of all; in early turns, the points that it brings on average.
verflixte6-wins = { $worth ->
        [0] nothing wins the game any more
        [1] that hardly ever wins the game
        [99] that nearly always wins the game
        [100] that always wins the game
       *[other] that wins the game about { $worth } times in 100
    }
verflixte6-wins-other = { $other ->
        [0] never does.
        [1] hardly ever does.
        [99] nearly always does.
       *[other] { $other } times{ $worth ->
            [99] {" "}in 100.
            [100] {" "}in 100.
           *[other] .
        }
    }
verflixte6-worth-brief = { $worth }{ $games ->
        [yes] {" "}of 100
       *[no] {""}
    }
verflixte6-advise-stopping = { $games ->
        [yes] { verflixte6-wins }{ $alike ->
            [yes] { $worth ->
                [0] .
               *[other] , and stopping does no better.
            }
           *[no] , stopping { verflixte6-wins-other }
        }
       *[no] { $worth } on average for this turn; stopping keeps { $other }.
    }
verflixte6-advise-stop = Stop: { $games ->
        [yes] { verflixte6-wins }{ $alike ->
            [yes] { $worth ->
                [0] .
               *[other] , and going on does no better.
            }
           *[no] , going on { verflixte6-wins-other }
        }
       *[no] { $sum }. Going on averages { $alike ->
            [yes] about the same
           *[no] { $other }
        } at best for this turn.
    }
    .brief = Stop: { verflixte6-worth-brief }; on: { $other }.
    .braille = stop { verflixte6-worth-brief }, on { $other }
verflixte6-advise-on = Throw: { verflixte6-advise-stopping }
    .brief = On: { verflixte6-worth-brief }; stop: { $other }.
    .braille = on { verflixte6-worth-brief }, stop { $other }
verflixte6-advise-joker = Throw with { $joker }: { verflixte6-advise-stopping }
    .brief = { $joker }: { verflixte6-worth-brief }; stop: { $other }.
    .braille = { $joker } { verflixte6-worth-brief }, stop { $other }
verflixte6-advise-jokers = Take { $jokers }: on average that brings most{ $more ->
        [0] .
       *[other] , about { $more } more in this turn.
    }
    .brief = Take { $jokers }.
    .braille = take { $jokers }
verflixte6-advise-yes = { $yes ->
        [yes] Yes
       *[no] No
    }: { $games ->
        [yes] { verflixte6-wins }{ $alike ->
            [yes] { $worth ->
                [0] .
               *[other] , and { $yes ->
                    [yes] no
                   *[no] yes
                } does no better.
            }
           *[no] , { $yes ->
                [yes] no
               *[no] yes
            } { verflixte6-wins-other }
        }
       *[no] { $worth } on average for this turn; { $yes ->
            [yes] no
           *[no] yes
        } { $alike ->
            [yes] brings about the same.
           *[no] brings { $other }.
        }
    }
    .brief = { $yes ->
        [yes] Yes
       *[no] No
    }: { verflixte6-worth-brief } to { $other }.
    .braille = { $yes ->
        [yes] yes
       *[no] no
    }: { verflixte6-worth-brief } to { $other }
verflixte6-advise-victim = { $victim }, who has the most points.
    .brief = { $victim } has most.
    .braille = { $victim } has most
verflixte6-did = { $did ->
        [0] never wins the game
        [1] hardly ever wins the game
        [99] nearly always wins the game
       *[other] wins the game { $did } times in 100
    }
verflixte6-did-brief = { $games ->
        [yes] , { $did } of 100
       *[no] {""}
    }
verflixte6-best = { $best ->
        [1] does so about once in 100.
        [99] nearly always does.
        [100] always does.
       *[other] wins { $best } times{ $did ->
            [0] {" "}in 100.
            [1] {" "}in 100.
           *[other] .
        }
    }
verflixte6-cost-stopped = You stopped at { $sum }{ $games ->
        [yes] , which { verflixte6-did }
       *[no] {""}
    }. { $plain ->
        [yes] Throwing on
       *[no] Throwing with { $joker }
    } { $games ->
        [yes] { verflixte6-best }
       *[no] would have averaged { $best }, { $cost } more.
    }
    .brief = Stopped at { $sum }{ verflixte6-did-brief }; { $plain ->
        [yes] on
       *[no] { $joker }
    }: { $best }.
    .braille = stopped { $sum }{ verflixte6-did-brief }, { $plain ->
        [yes] on
       *[no] { $joker }
    } { $best }
verflixte6-cost-went-on = You { $alone ->
        [yes] threw on
       *[no] played { $played }
    } at { $sum }, which { $games ->
        [yes] { verflixte6-did }. Stopping { verflixte6-best }
       *[no] averages { $did }. Stopping would have brought { $cost } more.
    }
    .brief = On at { $sum }{ verflixte6-did-brief }; stopping { $games ->
        [yes] { $best }.
       *[no] would bring { $cost } more.
    }
    .braille = on at { $sum }{ verflixte6-did-brief }, stop { $games ->
        [yes] { $best }
       *[no] { $cost } more
    }
verflixte6-cost-otherwise = You { $alone ->
        [yes] threw on
       *[no] played { $played }
    } at { $sum }, which { $games ->
        [yes] { verflixte6-did }
       *[no] averages { $did }
    }. { $games ->
        [yes] { $plain ->
            [yes] Throwing without a joker
           *[no] Throwing with { $joker }
        } { verflixte6-best }
       *[no] { $plain ->
            [yes] Without a joker
           *[no] With { $joker }
        } it would be { $best }, { $cost } more.
    }
    .brief = On at { $sum }{ verflixte6-did-brief }; { $plain ->
        [yes] without a joker
       *[no] { $joker }
    }: { $games ->
        [yes] { $best }.
       *[no] { $cost } more.
    }
    .braille = on at { $sum }{ verflixte6-did-brief }, { $plain ->
        [yes] without
       *[no] { $joker }
    } { $games ->
        [yes] { $best }
       *[no] { $cost } more
    }
verflixte6-cost-refused = You took { $taken ->
        [0] no joker
        [one] one joker only
       *[other] { $taken } jokers only
    }. With { $joker } it would have been about { $cost } more on average.
    .brief = { $taken ->
        [0] No joker
        [one] One joker
       *[other] { $taken } jokers
    } taken; { $joker }: { $cost } more.
    .braille = took { $taken }, { $joker }: { $cost } more
verflixte6-luck = You threw { $sixes ->
        [0] no 6
        [1] a 6 once
        [2] a 6 twice
       *[other] a 6 { $sixes } times
    } in { $throws ->
        [one] one throw
       *[other] { $throws } throws
    }; the average is { $usual ->
        [0] below 1
       *[other] { $usual }
    }.
    .brief = Throws { $throws }, 6s { $sixes }; usual: { $usual }.
    .braille = throws { $throws }, 6s { $sixes }, usual { $usual }

## What is counted for players

verflixte6-turns = { $turns ->
        [one] One turn
       *[other] { $turns } turns
    }, { $average } on average, { $best } at best; { $out ->
        [0] none
        [one] one
       *[other] { $out }
    } ended with a 6.
    .brief = Turns { $turns }, average { $average }, best { $best }, out { $out }.
    .braille = turns { $turns }, average { $average }, best { $best }, out { $out }
verflixte6-personal-best = { $number } is { $you ->
        [seat] your
       *[other] { $seat }'s
    } best turn so far.

verflixte6-legend = out: the turn is over, its points are lost; zombie: out of this round, and cannot be robbed; stopped: the turn is over, its points are kept; princess: has stopped, no 6 harms her, a 1 of others can rob her

## Options of the table

verflixte6-option-final = final
    .help = yes: four rounds, and the free choice.
verflixte6-option-jokers = jokers
    .help = none: no jokers; two: Pony and Troll only.
verflixte6-value-jokers-all = all
verflixte6-value-jokers-none = none
verflixte6-value-jokers-two = two
verflixte6-option-rounds = rounds
    .help = how many; 0 means three, and four with a final.
    .shown = how many the game has
    .shown-0 = 3, with a final 4

## The lesson

verflixte6-lesson-title-1 = with two jokers
verflixte6-lesson-title-2 = with all fifteen
verflixte6-lesson-jokers = A joker replaces a throw. This lesson has only two; they work once each. Type pony troll to take both, or none.
verflixte6-lesson-free-throw = The first throw of a turn only adds points.
verflixte6-lesson-go = Type on to throw again, or stop to bank the points. From now on a 6 loses them all.
    .rest = You throw again, or stop and bank the points. A 6 loses them all.
verflixte6-lesson-joker = To throw with a joker, just type its name.
verflixte6-lesson-announced = This joker is used up now.
    .rest = Most jokers work once.
verflixte6-lesson-steal = You threw a 1, and the 1 is a robber: you may steal a point from anybody who is not out. A second 1 steals two.
    .rest = The 1 is a robber: it lets you steal a point from another player.
verflixte6-lesson-stole = Those who have stopped can be robbed, too.
    .rest = Others can rob you, even after you have stopped.
verflixte6-lesson-stopped = Your turn in this round is over.
    .rest = Whoever stops is safe from the 6.
verflixte6-lesson-out = That was the cursed 6: nothing is left of this turn.
    .rest = A 6 ends the turn, and its points are lost.
verflixte6-lesson-other = You can hear the others' turns in one line: type set others line. To hear each throw, type set others full.
verflixte6-lesson-result = The points of all rounds are added up.
verflixte6-lesson-durchgang = A joker that you have taken is gone for the whole game, used or not.
    .rest = A joker that was taken is gone for the rest of the game.
verflixte6-lesson-all-jokers = Now there are all fifteen jokers. In each turn you may take up to three, each once in a game. joker says what each does. For three that differ, type cupcake monocle beetroot.
verflixte6-lesson-automatic = A joker that works by itself need not be named.
    .rest = Some jokers work by themselves: you need not name them.
verflixte6-lesson-brings = That was what the joker brought.
    .rest = You hear what each joker brought.
verflixte6-lesson-others-jokers = The others have the same jokers. What those just played do:
    .rest = The others have the same jokers; you hear which ones they play.
verflixte6-lesson-used = Jokers that you took before are no longer among them.
    .rest = A joker can be taken once in a game.

## Figures in the rules, which options change

verflixte6-guide-rounds = { $rounds ->
        [0] { $final ->
            [yes] four rounds
           *[no] three rounds
        }
        [one] one round
       *[other] { $rounds } rounds
    }
