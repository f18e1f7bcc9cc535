### Bring den Kara ins Haus in English. $you names the field whose seat is the listener's own; $first is "yes" the first time in a session.

kara = Bring den Kara ins Haus

## Answers and commands

kara-answer-run = run, r
kara-answer-all = all, a, run all
kara-answer-stop = stop, s
kara-answer-stay = stay, y
kara-answer-leave = leave, l
kara-answer-join = join, j
kara-command-house = house, ho
kara-command-who = who, wh

## Questions

kara-run-or-stop = { $dice }, { $far } { $side ->
        [over] over
       *[under] under
    }{ $first ->
        [yes] . Run?
       *[no] ?
    }
    .brief = { $dice }?
    .braille = { $dice }, { $far } { $side ->
        [over] over
       *[under] under
    }?
    .allowed = Type run and the dice to throw again, for instance run 3 3, or run all, or stop.
    .longest = run 3 3 4 5
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
    .allowed = { $inside ->
        [yes] Enter goes on. Type leave to sit the next rounds out.
       *[no] Enter goes on without you. Type join to play the next round.
    }
    .longest = { $inside ->
        [yes] leave
       *[no] join
    }

## Events

kara-stakes = { $stake ->
        [0] Played for honour, { $rounds ->
            [one] one round.
           *[other] { $rounds } rounds.
        }
       *[other] { $chips } chips each, stake { $stake }, { $rounds ->
            [one] one round.
           *[other] { $rounds } rounds.
        }
    }
    .brief = { $stake ->
        [0] For honour, rounds { $rounds }.
       *[other] { $chips } chips, stake { $stake }, rounds { $rounds }.
    }
    .braille = { $stake ->
        [0] honour, rounds { $rounds }
       *[other] { $chips } chips, stake { $stake }, rounds { $rounds }
    }
kara-house-next = { $you ->
        [thrower] Now you throw the house.
       *[other] Now { $thrower } throws the house.
    }
    .brief = The house: { $thrower }.
    .braille = house { $thrower }
kara-house = The house is { $total }: { $dice }.
    .brief = House { $total }: { $dice }.
    .braille = house { $total }: { $dice }
kara-house-by = The house is { $total }: { $dice }, thrown by { $you ->
        [seat] you
       *[other] { $seat }
    }{ $plays ->
        [yes] .
       *[no] {""}, who { $you ->
            [seat] sit this round out.
           *[other] sits this round out.
        }
    }
    .brief = House { $total }: { $dice }, by { $seat }.
    .braille = house { $total }: { $dice } { $seat }
kara-threw = { $dice }, { $far } { $side ->
        [over] over
       *[under] under
    }: { $you ->
        [seat] your Kara.
       *[other] { $seat }.
    }
    .brief = { $far } { $side ->
        [over] over
       *[under] under
    }: { $seat }.
    .braille = { $dice }, { $far } { $side ->
        [over] over
       *[under] under
    }, { $seat }
kara-in-house = { $dice }: in the house. { $you ->
        [seat] You stop.
       *[other] { $seat } stops.
    }
    .brief = In the house: { $seat }.
    .braille = { $dice } in the house. { $seat }, { $matches } alike
kara-exactly = { $dice }: exactly in the house. { $you ->
        [seat] You win the round.
       *[other] { $seat } wins the round.
    }
    .brief = Exactly in the house: { $seat }.
    .braille = { $dice } exactly, { $seat }
kara-stopped = { $you ->
        [seat] You stop
       *[other] { $seat } stops
    }, { $far } { $side ->
        [over] over.
       *[under] under.
    }
    .brief = { $seat } stops, { $far } { $side ->
        [over] over.
       *[under] under.
    }
    .braille = { $seat } stops, { $far } { $side ->
        [over] over
       *[under] under
    }
kara-last-turn = One more turn for everybody else.
    .brief = One more turn.
    .braille = the others once more
kara-too-long = A hundred times round the table: every Kara is stopped.
    .brief = A hundred times round: all stop.
    .braille = 100 times, all stop
kara-drinks = A round for all: { $chips } from the pot to the Wirt{ $first ->
        [yes] , the landlord.
       *[no] .
    }
    .brief = A round for all: { $chips }.
    .braille = drinks { $chips }
kara-wins = { $you ->
        [seat] You win
       *[other] { $seat } wins
    } the round: { $side ->
        [in] in the house
        [over] { $far } over
       *[under] { $far } under
    }{ $matches ->
        [-1] {""}
        [one] , one die alike
       *[other] , { $matches } dice alike
    }.
    .brief = { $seat } wins: { $side ->
        [in] in the house
        [over] { $far } over
       *[under] { $far } under
    }{ $matches ->
        [-1] {""}
        [one] , one die alike
       *[other] , { $matches } dice alike
    }.
    .braille = { $seat } wins, { $side ->
        [in] in the house
        [over] { $far } over
       *[under] { $far } under
    }{ $matches ->
        [-1] {""}
        [one] , one die alike
       *[other] , { $matches } dice alike
    }
kara-equal = Equal: { $winners }, { $far ->
        [0] in the house
       *[other] { $far } away
    }, { $matches ->
        [one] one die alike
       *[other] { $matches } dice alike
    }. They share.
    .brief = Equal: { $winners }.
    .braille = equal { $winners }, { $far ->
        [0] in the house
       *[other] { $far } away
    }, { $matches ->
        [one] one die alike
       *[other] { $matches } dice alike
    }
kara-bill = { $chips } went to the Wirt for drinks.
    .brief = The Wirt: { $chips }.
    .braille = Wirt { $chips }
kara-won = { $you ->
        [seat] You win with { $chips }
       *[other] { $seat } wins with { $chips }
    } and { $rounds ->
        [one] one round.
       *[other] { $rounds } rounds.
    }
    .brief = { $seat } wins, { $chips }, rounds { $rounds }.
    .braille = { $seat } wins, { $chips }, rounds { $rounds }
kara-standing = { $you ->
        [seat] You: { $chips }
       *[other] { $seat }: { $chips }
    }, { $rounds ->
        [one] one round.
       *[other] { $rounds } rounds.
    }
    .brief = { $seat } { $chips }, rounds { $rounds }.
    .braille = { $seat } { $chips }, rounds { $rounds }

## Asked for

kara-holding = { $dice }, { $side ->
        [in] in the house.
        [over] { $far } over.
       *[under] { $far } under.
    }
    .brief = { $dice }, { $side ->
        [in] in the house.
        [over] { $far } over.
       *[under] { $far } under.
    }
    .braille = { $dice } { $side ->
        [in] in the house
        [over] { $far } over
       *[under] { $far } under
    }
kara-not-thrown = Nothing thrown yet.
    .brief = Nothing yet.
    .braille = nothing yet
kara-who = { $you ->
        [seat] You
       *[other] { $seat }
    }: { $side ->
        [in] in the house
        [over] { $far } over
       *[under] { $far } under
    }, { $matches } alike{ $stopped ->
        [yes] , stopped
       *[no] {""}
    }{ $leads ->
        [yes] { $you ->
            [seat] , you lead.
           *[other] , leads.
        }
       *[no] .
    }
    .brief = { $seat }: { $side ->
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
kara-waits = { $you ->
        [seat] You
       *[other] { $seat }
    }: nothing thrown yet.
    .brief = { $seat }: nothing yet.
    .braille = { $seat } nothing yet
kara-can-run = run { $dice }: { $ways } of { $every } { $ways ->
        [one] leads
       *[other] lead
    } into the house.
    .brief = run { $dice }: { $ways } of { $every }.
    .braille = run { $dice }: { $ways } of { $every } in the house
kara-sum = { $sum }, { $side ->
        [in] in the house
        [over] { $far } over
       *[under] { $far } under
    }, { $matches ->
        [one] one die alike
       *[other] { $matches } dice alike
    }
    .brief = { $sum }, { $side ->
        [in] in
        [over] { $far } over
       *[under] { $far } under
    }, { $matches } alike
    .braille = { $sum }, { $side ->
        [in] in
        [over] { $far } over
       *[under] { $far } under
    }, { $matches } alike
kara-exact-sum = { $sum }, exactly in the house
    .brief = { $sum }, exactly
    .braille = { $sum }, exactly

## Refusals

kara-not-in-kara = No { $dice } in { $kara }.
kara-stay-or-go-only = Enter goes on.
kara-five-dice = A Kara has five dice, and so has the house, not { $typed }.

## Figures of many games

kara-figure-house-totals = House totals
kara-figure-rounds = Rounds a game
kara-figure-in-house = In the house, a round
kara-figure-exact = Exactly in the house, a round
