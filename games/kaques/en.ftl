### Jaques le Kaques in English. $you names the field whose seat is the listener's own; $first is "yes" the first time in a session.

kaques = Jaques le Kaques
    .help = six dice; throw on, or stop in time
kaques-tableau = Tableau de Kaques

## Answers

kaques-answer-all = all, a, everything
kaques-answer-stop = stop, s, fertisch, f, done, enough, finish, bank, bank it, take, take it, take points, take the points, keep points, keep the points, end turn, cash out, pass
kaques-answer-keep = keep, k, put, lay, take
    .pick = Keep these
    .then = throw, roll, throw the rest, roll the rest, go on, continue
kaques-answer-throw = throw, t, roll, on, go on, keep going, continue, throw on, roll on, throw dice, throw the dice, roll dice, roll the dice, throw the rest, roll the rest

## Questions

kaques-keep = { $turn ->
        [yes] { $first ->
            [yes] { $call ->
                [grandmere] {""}
               *[none] Your throw:{" "}
            }
           *[no] Your throw:{" "}
        }
       *[no] {""}
    }{ $points ->
        [0] { $throw }
       *[other] { $throw }, plus { $points }
    }{ $call ->
        [grandmere] : Grandmère, { $first ->
            [yes] { $brings }. Keep or stop?
           *[no] { $brings }?
        }
       *[none] { $first ->
            [yes] . Keep or stop?
           *[no] ?
        }
    }
    .first = { $you ->
        [seat] It is your turn.{" "}
       *[none] {""}
    }Type the dice to keep and throw the others again, or stop and take the points. A 1 brings 100, a 5 brings 50, three alike more. If nothing scores, the points of the turn are lost.
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
    .allowed = Type the dice to keep, or all, or stop.{ $call ->
        [grandmere] {" "}A turn of 350 or more is a Grandmère.
       *[none] {""}
    }
    .longest = 1 5 2 2 2 6
    .figure = { $brings ->
        [0] {""}
        [one] { $brings } point
       *[other] { $brings } points
    }
    .does-keep = keep these, throw the rest
    .does-all = keep what counts, go on
    .does-stop = take the points

## Events

kaques-opening = The first to reach { $target } wins.{ $first ->
        [yes] {" "}A good turn, 350 or more, is called a Grandmère.
       *[no] {""}
    }
    .brief = To { $target }.
    .braille = To { $target }

kaques-first-throw = { $you ->
        [seat] You throw
       *[other] { $seat } throws
    } a { $die }.
    .brief = { loop-who }: { $die }.
    .braille = { $seat } { $die }

kaques-tied = A tie at { $die }: throw again.
    .brief = Tie at { $die }.
    .braille = tie { $die }

kaques-begins = { $you ->
        [seat] You begin.
       *[other] { $seat } begins.
    }
    .brief = { $you ->
        [seat] You begin.
       *[other] { $seat } begins.
    }
    .braille = { $seat } begins

kaques-threw = { $seat } throws { $throw }.
    .brief = { $seat }: { $throw }.
    .braille = { $seat } { $throw }

kaques-kept = { $seat } keeps { $dice }, { $points } aside.
    .brief = { $dice } kept, { $points }.
    .braille = kept { $dice }, { $points }

kaques-oh-lala = Oh, Lálá!{ $you ->
        [seat] {" "}All six again.
       *[other] {" "}{ $points } aside for { $seat }, all six again.
    }
    .brief = Oh, Lálá! { $points }.
    .braille = Oh Lálá! { $points }

kaques-grandmere = { $you ->
        [seat] Your
       *[other] { $seat }'s
    } turn: Grandmère, { $points }.{ $first ->
        [yes] {" "}That is 350 or more.
       *[no] {""}
    }
    .brief = { $you ->
        [seat] Your turn
       *[other] { $seat }
    }: Grandmère, { $points }.
    .braille = Grandmère { $seat }: { $points }

kaques-stopped = { $first ->
        [yes] { $you ->
            [seat] { $points }, fertisch: done! You have { $score }.
           *[other] { $seat }: { $points }, fertisch: done! Now { $score }.
        }
       *[no] { $you ->
            [seat] { $best ->
                [yes] { $points }, fertisch! You have { $score }.
               *[no] You stop with { $points } and have { $score }.
            }
           *[other] { $seat } stops with { $points } and has { $score }.
        }
    }
    .brief = { $you ->
        [seat] You stop with { $points }: { $score }.
       *[other] { $seat } stops with { $points }: { $score }.
    }
    .braille = { $points } { $seat }, { $score }

kaques-le-kaque = { $lost ->
        [0] { $you ->
            [seat] Your{" "}
           *[other] {""}
        }
       *[other] {""}
    }{ $throw }: Le Kaque{ $first ->
        [yes] , nothing scores
       *[no] {""}
    }{ $lost ->
        [0] { $you ->
            [seat] {""}
           *[other] {" "}for { $seat }
        }
       *[other] {""}
    }!{ $lost ->
        [0] {""}
       *[other] {" "}{ $you ->
            [seat] You lose { $first ->
                [yes] this turn's { $lost }
               *[no] { $lost }
            }.
           *[other] { $seat } loses { $first ->
                [yes] this turn's { $lost }
               *[no] { $lost }
            }.
        }
    }{ $looks ->
        [yes] {" "}Knowing looks: a lost Grandmère.
       *[no] {""}
    }
    .brief = { loop-who }: { $throw }, Le Kaque!
    .braille = { $throw } Le Kaque! { $seat }{ $lost ->
        [0] {""}
       *[other] , lost { $lost }
    }

kaques-grand-kaque = { $throw }: Grand Kaque{ $first ->
        [yes] , nothing scores after an Oh, Lálá
       *[no] {""}
    }! { $you ->
        [seat] You lose { $lost }.
       *[other] { $seat } loses { $lost }.
    }{ $looks ->
        [yes] {" "}Knowing looks: a lost Grandmère.
       *[no] {""}
    }
    .brief = { loop-who }: { $throw }, Grand Kaque! { $lost } lost.
    .braille = { $throw } Grand Kaque! { $seat }, lost { $lost }

kaques-won = { $you ->
        [seat] You win with { $score }.
       *[other] { $seat } wins with { $score }.
    }
    .brief = { $you ->
        [seat] You win, { $score }.
       *[other] { $seat } wins, { $score }.
    }
    .braille = { $seat } wins, { $score }

kaques-standing = { $you ->
        [seat] You: { $score }.
       *[other] { $seat }: { $score }.
    }
    .brief = { loop-who }: { $score }.
    .braille = { $seat } { $score }
    .cells = Points: { $score }

kaques-holding = { $points ->
        [0] { $throw }, nothing aside yet.
       *[other] { $throw }, and { $points } aside.
    }
    .brief = { $throw }, { $points }.
    .braille = { $throw }, { $points }

kaques-aside = { $points ->
        [0] Nothing thrown yet.
       *[other] { $points } aside.
    }
    .brief = { $points } aside.
    .braille = { $points } aside

kaques-can-stop = Stop: { $points }, then you have { $score }.
    .brief = Stop: { $points }.
    .braille = stop { $points }

kaques-can-keep = { $dice }: { $points }, then { $left ->
        [one] one die.
       *[other] { $left } dice.
    }
    .brief = { $dice }: { $points }.
    .braille = { $dice }: { $points }

kaques-worth = { $points } points
    .brief = { $points } points
    .braille = { $points }

## Refusals

kaques-keep-first = To throw again, keep dice first: type some of { $scoring }, or all.
kaques-not-in-throw = { $some ->
        [yes] Too many: there is only { $throw }.
       *[no] No { $dice } in { $throw }.
    }
kaques-worthless-die = No points for { $dice }. These score: { $scoring }.
kaques-one-to-six-dice = A throw has one to six dice, not { $typed }.

## Figures of many games

kaques-figure-turn-mean = Points per turn
kaques-figure-turn-sd = Standard deviation
kaques-figure-turns = Turns per game, all players
kaques-figure-bust-share = Share of turns lost

## How an English voice says the calls

kaques-spoken = Jaques: Zhack; Kaques: Cack; Kaque: Cack; Lálá: la-la; Grandmère: Gron-mair; fertisch: fair-tish

## Advice and review

kaques-advice-why = What decides: the points of this turn on average, over all throws that can come. Le Kaque loses what is aside.
kaques-advise-keep = Keep { $everything ->
        [yes] all and throw six again
       *[no] { $count ->
            [1] the { $dice }
           *[other] { $dice }
        }, throw { $left ->
            [1] one die
           *[other] { $left } dice
        }
    }: { $average } on average for this turn; stopping brings { $alike ->
        [yes] about the same.
       *[no] { $brings }.
    }
    .brief = Keep { $dice }: { $average }; stop: { $brings }.
    .braille = keep { $dice }: { $average }, stop { $brings }
kaques-advise-stop = Stop: { $brings }. The best way on, keeping { $count ->
        [1] the { $dice }
       *[other] { $dice }
    }, averages { $alike ->
        [yes] about the same.
       *[no] { $average } for this turn.
    }
    .brief = Stop: { $brings }; keep { $dice }: { $average }.
    .braille = stop { $brings }, keep { $dice }: { $average }
kaques-advise-win = Stop: { $score } wins.
    .brief = Stop: { $score } wins.
    .braille = stop, { $score } wins
kaques-cost-stopped = { $throw }{ $points ->
        [0] {""}
       *[other] , { $points } aside
    }: you stopped with { $brings }. Keeping { $dice-count ->
        [1] the { $dice }
       *[other] { $dice }
    } averages { $average }, { $cost } more.
    .brief = { $throw }: you stopped with { $brings }; keep { $dice }: { $average }.
    .braille = { $throw }: stopped { $brings }, keep { $dice }: { $average }
kaques-cost-kept = { $throw }{ $points ->
        [0] {""}
       *[other] , { $points } aside
    }: you kept { $kept-count ->
        [1] the { $kept }
       *[other] { $kept }
    }. Keeping { $dice-count ->
        [1] the { $dice }
       *[other] { $dice }
    } averages { $average }, { $cost } more.
    .brief = { $throw }: you kept { $kept }; keep { $dice }: { $cost } more.
    .braille = { $throw }: kept { $kept }, keep { $dice }: { $cost } more
kaques-cost-went-on = { $throw }{ $points ->
        [0] {""}
       *[other] , { $points } aside
    }: you kept { $kept-count ->
        [1] the { $kept }
       *[other] { $kept }
    }. Stopping with { $brings } would have brought { $cost } more on average.
    .brief = { $throw }: you kept { $kept }; stopping would bring { $cost } more.
    .braille = { $throw }: kept { $kept }, stop { $brings }: { $cost } more
kaques-cost-win = { $throw }{ $points ->
        [0] {""}
       *[other] , { $points } aside
    }: you kept { $kept-count ->
        [1] the { $kept }
       *[other] { $kept }
    }. Stopping would have won the game at once.
    .brief = { $throw }: stopping would have won.
    .braille = { $throw }: stopping would have won
kaques-luck = { $more ->
        [0] { $fewer ->
            [0] Your luck was just average.
           *[other] Your luck was bad: your throws brought { $fewer } points fewer than average throws.
        }
       *[other] Your luck was good: your throws brought { $more } points more than average throws.
    }
    .brief = Throws: { $more ->
        [0] { $fewer } fewer
       *[other] { $more } more
    } than average.
    .braille = throws { $more ->
        [0] { $fewer } fewer
       *[other] { $more } more
    } than average

## What is counted for players

kaques-turns = { $turns ->
        [one] One turn
       *[other] { $turns } turns
    }, { $average } points on average, { $best } at best; { $lost ->
        [0] none
        [one] one
       *[other] { $lost }
    } ended in Le Kaque.
    .brief = Turns { $turns }, average { $average }, best { $best }, Le Kaque { $lost }.
    .braille = turns { $turns }, average { $average }, best { $best }, Le Kaque { $lost }
kaques-personal-best = { $number } is { $you ->
        [seat] your
       *[other] { $seat }'s
    } best turn so far.

## Options of the table

kaques-option-target = target
    .help = the score that wins; from 500 in steps of 50.
kaques-option-first = first
    .help = who begins: the first seat, or the highest throw of one die.
kaques-value-first-seat = seat
kaques-value-first-throw = throw

## The lesson

kaques-lesson-aim = The aim: collect points with six dice, turn by turn. You may throw on and on, but a throw in which nothing scores loses the points of your turn.
kaques-lesson-score = You have thrown { $throw }. A 1 is worth 100, a 5 is worth 50. Type the dice to keep: 1, or 5, or 1 5 for both. The rest are thrown again. Or type stop to bank the points.
    .rest = A 1 is worth 100, a 5 is worth 50. Type the dice to keep: 1, or 5, or 1 5 for both. The rest are thrown again. Or type stop to bank the points.
kaques-lesson-aside = Plus { $points } means that { $points } are kept. Three alike in one throw are worth a hundred times their face, three 1s a thousand.
    .rest = Plus 100 in a question means that 100 are kept. Three alike in one throw are worth a hundred times their face, three 1s a thousand.
kaques-lesson-grandmere = The dice that score in { $throw } bring this turn to { $brings }. 350 or more is a Grandmère: grandmothers would stop. Stopping banks { $brings }, throwing on risks them all.
    .rest = From 350 on a turn is a Grandmère: grandmothers would stop.
kaques-lesson-safe = What you stopped with is yours for good.
kaques-lesson-le-kaque = It can happen to you, too.
    .rest = If nothing of a throw scores, it is Le Kaque, and the points of the turn are lost.
kaques-lesson-lost = Only the points of this turn are lost.
    .rest = Le Kaque costs the points of the turn, never what you stopped with before.
kaques-lesson-all-six = All six dice scored, so all six are thrown again, and the points are kept.
    .rest = If all six dice score, that is an Oh, Lálá: throw all six again, with the points kept.
kaques-lesson-grand-kaque = After an Oh, Lálá it hurts most.
    .rest = Le Kaque after an Oh, Lálá is a Grand Kaque.
kaques-lesson-ask = Not sure? Type advice to hear what the best bot would do.
    .rest = At any question, advice says what the best bot would do.
kaques-lesson-wins = With { $throw }, stopping wins the game.
    .rest = Whoever reaches the target first by stopping wins.

## Figures in the rules, which options change

kaques-guide-target = { $target }
