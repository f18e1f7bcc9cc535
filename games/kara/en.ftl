### Bring den Kara ins Haus in English. $you names the field whose seat is the listener's own; $first is "yes" the first time in a session.

kara = Bring den Kara ins Haus
    .help = five dice; get as near to the house as you can
kara-spoken = ins: inss; Wirt: Veert; Civis: Tsivis
loop-pot = pot

## Answers and commands

kara-answer-run = run, r, throw, roll, reroll
    .pick = Run with these
kara-answer-all = all, a, run all, everything, all five, all five dice, all 5
kara-answer-stop = stop, s, done, enough, leave it, leave them, stay, nothing, none, bank, take, keep, hold, pass
kara-answer-stay = stay, y
kara-answer-leave = leave, l
kara-answer-join = join, j
kara-command-dice = dice, di
    .said = how far, how far am I, how far off am I, how far away am I, how near am I, where am I, my kara
    .help = your Kara, and how far it is from the house
kara-command-house = house, ho
    .help = the dice of the house, and who threw them
kara-command-who = who, wh
    .said = how far is everybody, how far are the others, who is nearest
    .help = how far each Kara is from the house, and who leads
kara-command-pot = pot, po
    .said = how much is in the pot, what is in the pot, what's in the pot, how much is the pot, how big is the pot, how many chips are in the pot, what are we playing for
    .help = what is in the pot

## Questions

kara-run-or-stop = { $turn ->
        [yes] Your Kara:{" "}
       *[no] {""}
    }{ $far } { $side ->
        [over] over
       *[under] under
    }, { $dice }{ $first ->
        [yes] . Run or stop?
       *[no] : which?
    }
    .less = { $far } { $side ->
        [over] over
       *[under] under
    }, { $dice }?
    .brief = { $dice }?
    .braille = { $dice }, { $far } { $side ->
        [over] over
       *[under] under
    }?
    .first = { $you ->
        [seat] It is your turn.{" "}
       *[none] {""}
    }Type run and the dice to throw again, for instance run 3 3, or stop to leave them as they are.{ $last ->
        [yes] {""}
       *[no] {" "}Once somebody has stopped, everybody else has one more turn.
    }
    .allowed = Type run and the dice to throw again, for instance run 3 3, or run all, or stop.
    .longest = run 3 3 4 5
    .figure = { $far } { $side ->
        [over] over
       *[under] under
    } { $sum }
    .does-run = throw these again
    .does-all = throw all five again
    .does-stop = stop: keep all five
kara-stay-or-go = { $inside ->
        [yes] Next round?
       *[no] Join again?
    }{ $first ->
        [yes] {" "}Enter, or { $inside ->
            [yes] leave:
           *[no] join:
        }
       *[no] {""}
    }
    .brief = { $inside ->
        [yes] Next?
       *[no] Join?
    }
    .braille = { $inside ->
        [yes] next round?
       *[no] join again?
    }
    .sure = Leave? The game ends once all have answered.
    .sure-brief = end game?
    .allowed = { $inside ->
        [yes] Press Enter to go on. Type leave to leave the table. Join brings you back.
       *[no] Press Enter to go on sitting out. Type join to play the next round.
    }
    .longest = { $inside ->
        [yes] leave
       *[no] join
    }
    .does-stay = { $inside ->
        [yes] the next round
       *[no] sit out the next round
    }
    .does-leave = play no more for now
    .does-join = play again

## Events

kara-stakes = { $stake ->
        [0] Playing for honour, { $rounds ->
            [one] one round.
           *[other] { $rounds } rounds.
        }
       *[other] { $chips ->
            [one] One chip
           *[other] { $chips } chips
        } each, stake { $stake }, { $rounds ->
            [one] one round.
           *[other] { $rounds } rounds.
        }
    }{ $first ->
        [yes] {" "}The aim: your five dice are your Kara; get its sum as near as you can to that of the house, five other dice. The nearest takes the pot, at a tie whoever has the most dice in common with the house; whoever has most chips at the end wins the game. { loop-hear-more }
       *[no] {""}
    }
    .brief = { $stake ->
        [0] For honour, rounds { $rounds }.
       *[other] { $chips } chips, stake { $stake }, rounds { $rounds }.
    }
    .braille = { $stake ->
        [0] honour, rounds { $rounds }
       *[other] { $chips } chips, stake { $stake }, rounds { $rounds }
    }
kara-house-next = { $neutral ->
        [yes] Now the house is thrown; it is nobody's.
       *[no] { $you ->
            [thrower] Now you throw the house.
           *[other] Now { $thrower } throws the house.
        }
    }
    .brief = { $neutral ->
        [yes] The house is nobody's.
       *[no] { $thrower } throws the house.
    }
    .braille = { $neutral ->
        [yes] house neutral
       *[no] house { $thrower }
    }
kara-house = { $number ->
        [0] {""}
       *[other] { loop-round-now }{" "}
    }House { $total }{ $first ->
        [yes] , the sum to reach; its dice:
       *[no] :
    } { $dice }.
    .brief = House { $total }: { $dice }.
    .braille = house { $total }: { $dice }
kara-house-by = { $number ->
        [0] {""}
       *[other] { loop-round-now }{" "}
    }House { $total }{ $first ->
        [yes] , the sum to reach; its dice:
       *[no] :
    } { $dice }, thrown by { $you ->
        [seat] you
       *[other] { $seat }
    }{ $plays ->
        [yes] .
       *[no] {""}, who { $you ->
            [seat] sit
           *[other] sits
        } this round out.
    }
    .brief = House { $total }: { $dice }, by { $you ->
        [seat] you.
       *[other] { $seat }.
    }
    .braille = house { $total }: { $dice } { $seat }
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
            [seat] You run:
           *[other] { $seat } runs:
        }
       *[no] { $you ->
            [seat] You are
           *[other] { $seat } is
        }
    } { $far } { $side ->
        [over] { $first ->
            [yes] over the house
           *[no] over
        }
       *[under] { $first ->
            [yes] under the house
           *[no] under
        }
    }{ kara-threw-dice }.
    .full = { $again ->
        [yes] { $you ->
            [seat] You run:
           *[other] { $seat } runs:
        }
       *[no] { $you ->
            [seat] You are
           *[other] { $seat } is
        }
    } { $far } { $side ->
        [over] { $first ->
            [yes] over the house
           *[no] over
        }
       *[under] { $first ->
            [yes] under the house
           *[no] under
        }
    }{ $again ->
        [yes] , { $dice }
       *[no] : { $dice }
    }.
    .brief = { loop-who }: { $far } { $side ->
        [over] over.
       *[under] under.
    }
    .braille = { $seat } { $again ->
        [yes] runs{" "}
       *[no] {""}
    }{ $dice }, { $far } { $side ->
        [over] over
       *[under] under
    }
kara-in-house = { $you ->
        [seat] You are
       *[other] { $seat } is
    } in the house with { $dice }{ $first ->
        [yes] : the house's sum, so { $you ->
            [seat] you stop
           *[other] { $seat } stops
        }
       *[no] {""}
    }.
    .brief = { $you ->
        [seat] You are
       *[other] { $seat } is
    } in the house.
    .braille = { $seat } { $dice } in the house, { $matches ->
        [one] 1 matches
       *[other] { $matches } match
    }
kara-exactly = { $you ->
        [seat] You are
       *[other] { $seat } is
    } exactly in the house with { $dice }{ $first ->
        [yes] , the very same dice,
       *[no] {""}
    } and { $you ->
        [seat] win
       *[other] wins
    } the round.
    .brief = { $you ->
        [seat] You are
       *[other] { $seat } is
    } exactly in the house.
    .braille = { $seat } { $dice } exactly
kara-stopped = { $you ->
        [seat] You stop
       *[other] { $seat } stops
    }, { $far } { $side ->
        [over] over.
       *[under] under.
    }
    .brief = { $you ->
        [seat] You stop,
       *[other] { $seat } stops,
    } { $far } { $side ->
        [over] over.
       *[under] under.
    }
    .braille = { $seat } stops, { $far } { $side ->
        [over] over
       *[under] under
    }
kara-last-turn = Last turn for { $others-you ->
        [yes] you{ $others-others ->
            [none] {""}
           *[other] {" "}and { $others-others }
        }
       *[no] { $others }
    }.{ $wait-you ->
        [yes] {" "}You throw only once.
       *[no] { $wait-others ->
            [none] {""}
           *[other] {" "}Only one throw for { $wait-others }.
        }
    }
    .brief = Last turn: { $others-you ->
        [yes] you{ $others-others ->
            [none] {""}
           *[other] {" "}and { $others-others }
        }
       *[no] { $others }
    }.
    .braille = last turn { $others }
kara-too-long = A hundred times round the table: every Kara is stopped.
    .brief = A hundred times round: all stop.
    .braille = 100 times, all stop
kara-drinks = { $first ->
        [yes] { $cause ->
            [tie] A tie
           *[exactly] The very same dice
        } { $cause ->
            [tie] costs
           *[exactly] cost
        } drinks for all
       *[no] Drinks for all
    }: { $chips } from the pot{ $first ->
        [yes] {" "}to the landlord
       *[no] {""}
    }.
    .brief = Drinks for all: { $chips }.
    .braille = drinks { $chips }
kara-wins = { $you ->
        [seat] You win
       *[other] { $seat } wins
    }: { $side ->
        [in] in the house
        [over] { $far } over
       *[under] { $far } under
    }{ $matches ->
        [-1] {""}
        [0] {""}
       *[other] , with the most dice in common{ $first ->
            [yes] {" "}with the house
           *[no] {""}
        }: { $matches }
    }.
    .brief = { $you ->
        [seat] You win:
       *[other] { $seat } wins:
    } { $side ->
        [in] in the house
        [over] { $far } over
       *[under] { $far } under
    }{ $matches ->
        [-1] {""}
        [one] , 1 matches
       *[other] , { $matches } match
    }.
    .braille = { $seat } wins, { $side ->
        [in] in the house
        [over] { $far } over
       *[under] { $far } under
    }{ $matches ->
        [-1] {""}
        [one] , 1 matches
       *[other] , { $matches } match
    }
kara-equal = Tie: { $winners-you ->
        [yes] you and { $winners-others }
       *[no] { $winners }
    }{ $far ->
        [0] {""} in the house
       *[other] {""}, each { $far } away
    }{ $first ->
        [yes] . The most dice in common with the house would win, but each has { $matches ->
            [0] none
           *[other] { $matches }
        }
       *[no] , each with { $matches ->
            [0] no die
            [one] one die
           *[other] { $matches } dice
        } in common
    }.
    .brief = Tie: { $winners-you ->
        [yes] you and { $winners-others }
       *[no] { $winners }
    }.
    .braille = tie { $winners }, { $far ->
        [0] in the house
       *[other] { $far } away
    }, { $matches ->
        [one] 1 matches
       *[other] { $matches } match
    }
kara-bill = The landlord took { $chips } for drinks.
    .brief = The landlord: { $chips }.
    .braille = landlord { $chips }
kara-shared-short = { $shared ->
        [0] {""}
       *[other] , shared { $shared }
    }
kara-won = { $you ->
        [seat] You win
       *[other] { $seat } wins
    } with { $chips ->
        [one] one chip
       *[other] { $chips } chips
    }, { $rounds ->
        [0] no round won
        [one] one round won
       *[other] { $rounds } rounds won
    }{ $shared ->
        [0] .
        [one] , one shared.
       *[other] , { $shared } shared.
    }
    .brief = { $you ->
        [seat] You win,
       *[other] { $seat } wins,
    } { $chips }, rounds { $rounds }{ kara-shared-short }.
    .braille = { $seat } wins, { $chips }, rounds { $rounds }{ kara-shared-short }
kara-standing = { $you ->
        [seat] You
       *[other] { $seat }
    }: { $chips ->
        [one] one chip
       *[other] { $chips } chips
    }, { $rounds ->
        [0] no round won
        [one] one round won
       *[other] { $rounds } rounds won
    }{ $shared ->
        [0] .
        [one] , one shared.
       *[other] , { $shared } shared.
    }
    .brief = { loop-who }: { $chips }, rounds { $rounds }{ kara-shared-short }.
    .braille = { $seat } { $chips }, rounds { $rounds }{ kara-shared-short }
    .cells = { $honour ->
        [yes] {""}
       *[no] Chips: { $chips };{" "}
    }Rounds won: { $rounds }{ kara-shared-short }

## Asked for

kara-holding = { $side ->
        [in] in the house
        [over] { $far } over
       *[under] { $far } under
    }: { $dice }.
    .brief = { $side ->
        [in] in the house
        [over] { $far } over
       *[under] { $far } under
    }: { $dice }.
    .braille = { $dice } { $side ->
        [in] in the house
        [over] { $far } over
       *[under] { $far } under
    }
kara-not-thrown = Nothing thrown yet.
    .brief = Nothing yet.
    .braille = nothing yet
kara-in-pot = { $pot ->
        [0] The pot is empty.
        [one] One chip in the pot.
       *[other] { $pot } chips in the pot.
    }
    .brief = Pot { $pot }.
    .braille = pot { $pot }
    .cells = Pot: { $pot }
kara-who = { $you ->
        [seat] You
       *[other] { $seat }
    }: { $side ->
        [in] in the house
        [over] { $far } over
       *[under] { $far } under
    }, { $matches ->
        [0] no die matches
        [one] one die matches
       *[other] { $matches } dice match
    }{ $stopped ->
        [yes] , stopped
       *[no] {""}
    }{ $leads ->
        [yes] { $you ->
            [seat] , you lead.
           *[other] , leads.
        }
       *[no] .
    }
    .brief = { loop-who }: { $side ->
        [in] in
        [over] { $far } over
       *[under] { $far } under
    }{ $stopped ->
        [yes] , stopped
       *[no] {""}
    }{ $leads ->
        [yes] , leads.
       *[no] .
    }
    .braille = { $seat } { $side ->
        [in] in
        [over] { $far } over
       *[under] { $far } under
    }{ $stopped ->
        [yes] {" "}stopped
       *[no] {""}
    }{ $leads ->
        [yes] {" "}leads
       *[no] {""}
    }
    .cells = Distance: { $side ->
        [in] in the house
        [over] { $far } over
       *[under] { $far } under
    }{ $stopped ->
        [yes] {""}, stopped
       *[no] {""}
    }{ $leads ->
        [yes] {""}, leads
       *[no] {""}
    }
kara-waits = { $you ->
        [seat] You
       *[other] { $seat }
    }: nothing thrown yet.
    .brief = { loop-who }: nothing yet.
    .braille = { $seat } nothing yet
    .cells = Distance: { $plays ->
        [yes] { $turn ->
            [yes] throws now
           *[no] nothing yet
        }
       *[no] sits out
    }
kara-can-run = run { $dice }: in the house { $percent ->
        [0] less than once in 100.
        [one] about once in 100.
       *[other] about { $percent } times in 100.
    }
    .brief = run { $dice }: { $percent } in 100.
    .braille = run { $dice }: { $percent } in 100 in the house
kara-sum = { $sum }, { $side ->
        [in] in the house
        [over] { $far } over
       *[under] { $far } under
    }, { $matches ->
        [0] no die matches the house
        [one] one die matches the house
       *[other] { $matches } dice match the house
    }
    .brief = { $sum }, { $side ->
        [in] in
        [over] { $far } over
       *[under] { $far } under
    }, { $matches ->
        [one] 1 matches
       *[other] { $matches } match
    }
    .braille = { $sum }, { $side ->
        [in] in
        [over] { $far } over
       *[under] { $far } under
    }, { $matches ->
        [one] 1 matches
       *[other] { $matches } match
    }
kara-exact-sum = { $sum }, exactly in the house
    .brief = { $sum }, exactly
    .braille = { $sum }, exactly

## Refusals

kara-not-in-kara = { $some ->
        [yes] Too many: there is only { $kara }.
       *[no] No { $dice } in { $kara }.
    }
kara-stay-or-go-only = Press Enter to go on.
kara-five-dice = A Kara and the house have five dice each, not { $typed }.

## Figures of many games

kara-figure-house-totals = House totals
kara-figure-rounds = Rounds per game
kara-figure-in-house = In the house, per round
kara-figure-exact = Exactly in the house, per round

## Advice and review

kara-advice-why = What decides: the chance to win this round, against the Karas that lie open and the turns that the others still have.
kara-chance = { $percent ->
        [0] never wins this round
        [1] hardly ever wins this round
        [99] nearly always wins this round
        [100] always wins this round
       *[other] wins this round about { $percent } times in 100
    }
kara-advise-run = Throw { $count ->
        [1] the { $dice }
        [5] all five
       *[other] { $dice }
    } again: that { kara-chance }{ $alike ->
        [yes] , and stopping does no better.
       *[no] , stopping { $stopping ->
            [0] never does.
            [1] hardly ever does.
            [99] nearly always does.
           *[other] { $stopping } times{ $percent ->
                [99] {" "}in 100.
                [100] {" "}in 100.
               *[other] .
            }
        }
    }
    .brief = Throw { $dice }: { $percent } of 100; stop: { $stopping }.
    .braille = run { $dice }: { $percent } of 100, stop { $stopping }
kara-advise-stop = Stop: { $tie ->
        [yes] a tie is sure
       *[no] that { kara-chance }
    }{ $alike ->
        [yes] , and nothing does better.
       *[no] . The best run, with { $count ->
            [1] the { $dice }
            [5] all five
           *[other] { $dice }
        }, { $running ->
            [0] never wins.
            [1] hardly ever wins.
            [99] nearly always wins.
           *[other] wins { $running } times{ $percent ->
                [99] {" "}in 100.
                [100] {" "}in 100.
               *[other] .
            }
        }
    }
    .brief = Stop: { $percent } of 100; throw { $dice }: { $running }.
    .braille = stop { $percent } of 100, run { $dice }: { $running }
kara-did = { $did ->
        [0] never wins
        [1] hardly ever wins
        [99] nearly always wins
       *[other] wins { $did } times in 100
    }
kara-better = { $percent ->
        [1] wins about once in 100.
        [99] nearly always wins.
        [100] always wins.
       *[other] wins { $percent } times{ $did ->
            [0] {" "}in 100.
            [1] {" "}in 100.
           *[other] .
        }
    }
kara-cost-stopped = { $kara }, { $far } { $side ->
        [over] over
        [under] under
       *[in] in the house
    }: you stopped, which { $tie ->
        [yes] is a sure tie
       *[no] { kara-did }
    }. Throwing { $dice-count ->
        [1] the { $dice }
        [5] all five
       *[other] { $dice }
    } again { kara-better }
    .brief = { $kara }: you stopped, { $did } of 100; throw { $dice }: { $percent }.
    .braille = { $kara }: stopped { $did }, run { $dice }: { $percent }
kara-cost-ran = { $kara }, { $far } { $side ->
        [over] over
        [under] under
       *[in] in the house
    }: you threw { $chosen-count ->
        [1] the { $chosen }
        [5] all five
       *[other] { $chosen }
    } again, which { kara-did }. Throwing { $dice-count ->
        [1] the { $dice }
        [5] all five
       *[other] { $dice }
    } { kara-better }
    .brief = { $kara }: you threw { $chosen }, { $did } of 100; throw { $dice }: { $percent }.
    .braille = { $kara }: ran { $chosen } { $did }, run { $dice }: { $percent }
kara-cost-went-on = { $kara }, { $far } { $side ->
        [over] over
        [under] under
       *[in] in the house
    }: you threw { $chosen-count ->
        [1] the { $chosen }
        [5] all five
       *[other] { $chosen }
    } again, which { kara-did }. Stopping { $tie ->
        [yes] is a sure tie.
       *[no] { kara-better }
    }
    .brief = { $kara }: you threw { $chosen }, { $did } of 100; stop: { $percent }.
    .braille = { $kara }: ran { $chosen } { $did }, stop { $percent }
kara-luck = { $throws ->
        [one] Your one throw { $hits ->
            [0] did not land
           *[other] landed
        }
       *[other] { $hits ->
            [0] None
            [one] One
           *[other] { $hits }
        } of your { $throws } throws landed
    } in the house{ $usual ->
        [0] .
       *[other] ; the average is { $usual }.
    }
    .brief = Throws { $throws }, in the house { $hits }; usual: { $usual }.
    .braille = throws { $throws }, in the house { $hits }, usual { $usual }

## What is counted for players

kara-rounds = { $rounds ->
        [one] One round, { $shared ->
            [0] { $won ->
                [0] not won
               *[other] won
            }
           *[other] shared
        }
       *[other] { $rounds } rounds, { $won ->
            [0] none won
            [one] one won
           *[other] { $won } won, { $most } at most in one game
        }{ $shared ->
            [0] {""}
            [one] , one shared
           *[other] , { $shared } shared
        }
    }; { $inside ->
        [0] no Kara
        [one] 1 Kara
       *[other] { $inside } Karas
    } in the house{ $exactly ->
        [0] .
       *[other] , { $exactly } exactly.
    }
    .brief = Rounds { $rounds }, won { $won }, most { $most }{ kara-shared-short }, in the house { $inside }, exactly { $exactly }.
    .braille = rounds { $rounds }, won { $won }, most { $most }{ kara-shared-short }, in the house { $inside }, exactly { $exactly }
kara-personal-best = { $number ->
        [one] One round
       *[other] { $number } rounds
    } in one game: { $you ->
        [seat] you have never won more.
       *[other] { $seat } has never won more.
    }

kara-legend = over: more than the house; under: less than the house; in the house: just the sum of the house; stopped: throws no more this round; leads: nearest so far; sits out: does not play this round; shared: rounds won together with others

## Options of the table

kara-option-stake = stake
    .help = the chips each pays for a round; with 0 you play for honour.
kara-option-chips = chips
    .help = what each begins with.
    .agreed = { $value ->
        [one] { $value } chip each
       *[other] { $value } chips each
    }
kara-option-rounds = rounds
    .help = how many rounds you play.
kara-option-drink = drink
    .help = what a round of drinks costs for each player.
kara-option-house = house
    .help = who throws the house.
kara-value-house-player = player
kara-value-house-extra = extra
kara-value-house-neutral = neutral

## The lesson

kara-lesson-house = These five dice are the house. Their sum is what you aim at.
kara-lesson-kara = These five dice are your Kara. What counts is how far their sum is from the house.
kara-lesson-run = To throw again, for instance, the 6, type run 6; stop leaves all as it is. Advice says what wins most.
    .rest = You throw some of your dice again, all of them, or stop.
kara-lesson-last = Once somebody has stopped, everybody else has one more turn; then the round is over.
kara-lesson-in-house = In the house means the same sum, and counts as a stop.
    .rest = A Kara with the sum of the house is in the house, and stops there.
kara-lesson-exactly = The same five dice as the house win the round at once.
kara-lesson-wins = The nearest Kara takes the pot.
kara-lesson-equal = If Karas are equally near, the one with the most dice in common with the house wins. If that is equal, too, the pot is shared.
    .rest = If two are equally near, more dice in common with the house win.
kara-lesson-drinks = That happens after a tie, or after the same five dice as the house.
    .rest = After a tie, or a Kara with the very dice of the house, the pot pays drinks for all.
kara-lesson-stay = Press Enter for the next round.

## Figures in the rules, which options change

kara-guide-chips = { $chips ->
        [one] one chip
       *[other] { $chips } chips
    }
kara-guide-stake = { $stake }
kara-guide-drink = { $drink ->
        [0] nothing
        [one] one chip
       *[other] { $drink } chips
    }
