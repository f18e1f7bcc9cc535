### Misericorde in English. Its terms have English names; those of the source can be typed, too. $you names the field whose seat is the listener's own; $first is "yes" the first time in a session.

misericorde = Misericorde
    .help = dice and chips; raise, or retreat

## How a voice is to read the terms

misericorde-spoken = Misericorde: Mizzeri-cord; Misericordes: Mizzeri-cords; Spießgesellen: Speess-guzzellen; Huuuren: Hooh-ren; Huuurenhaus: Hooh-ren-house; Retret: Retray; allée: allay; cathédrale: catta-drahl; putains: poo-tan; Panzerstecher: Pantser-stecker
loop-pot = pot

## Answers and commands

misericorde-answer-number = number, u, take, play, use, throw, roll
misericorde-answer-pay = pay, p, call, meet, pay all, pay it
misericorde-answer-throw = throw, w, roll
misericorde-answer-part = pay, p, call, meet, pay only
misericorde-answer-short = less, s, short, pay less, partly, part, pay part, pay a part, fewer, fewer dice, throw fewer
misericorde-answer-buy = buy, b, buy more, buy dice, buy chips
misericorde-answer-retreat = retreat, t, retret, withdraw, fold, pass, get out
misericorde-answer-raise = raise, r, up, bet
    .then = as a bluff
misericorde-answer-none = none, n, not, no raise, do not raise
misericorde-answer-stay = stay, y
misericorde-answer-out = sit out, o, sit out a round, out, break, not this round
misericorde-answer-cash = cash in, cash, c, return
misericorde-answer-leave = leave, l, leave the table
misericorde-answer-join = join, j
misericorde-answer-give = give, g
misericorde-command-pot = pot, po
    .said = how much is in the pot, what is in the pot, what's in the pot, how much is the pot, how big is the pot, how many chips are in the pot, what are we playing for
    .help = what is in the pot, and what is to be paid
misericorde-command-who = who, wh
    .help = who is still in the round
misericorde-command-debts = debts, de
    .said = who owes what, what do I owe, who owes me
    .help = who owes whom a drink

## Chips, coppers and dice in few words

misericorde-told-chips = { $chips } { $chips ->
        [one] chip
       *[other] chips
    }
misericorde-told-coppers = { $coppers } { $coppers ->
        [one] copper
       *[other] coppers
    }
misericorde-told-price = { $price } { $price ->
        [one] chip
       *[other] chips
    }
misericorde-told-dice = { $dice } { $dice ->
        [one] die
       *[other] dice
    }

## A throw in words

misericorde-rank = { $kind ->
        [spiessgesellen] cronies of { $value }s
        [misericordes] { $value } Misericordes
        [void] void
       *[sum] { $value }
    }
misericorde-figures-list = { $pairs ->
        [0] {""}
        [one] , pair
       *[other] , { $pairs } pairs
    }{ $triples ->
        [0] {""}
        [one] , triple
       *[other] , { $triples } triples
    }{ $streets ->
        [0] {""}
        [one] , straight
       *[other] , { $streets } straights
    }{ $allees ->
        [0] {""}
       *[other] , avenue
    }{ $cathedrale ->
        [yes] , cathedral
       *[no] {""}
    }
misericorde-run = { $figure ->
        [street] , four in a row
        [allee] , five in a row
        [cathedrale] , six in a row
       *[alike] {""}
    }
misericorde-figures-named = { $pairs ->
        [0] {""}
        [one] a pair
       *[other] { $pairs } pairs
    }{ $triples ->
        [0] {""}
        [one] { $pairs ->
            [0] {""}
           *[other] {" "}and{" "}
        }a triple
       *[other] { $pairs ->
            [0] {""}
           *[other] {" "}and{" "}
        }{ $triples } triples
    }{ $streets ->
        [0] {""}
        [one] { $pairs ->
            [0] { $triples ->
            [0] {""}
           *[other] {" "}and{" "}
        }
           *[other] {" "}and{" "}
        }a straight
       *[other] { $pairs ->
            [0] { $triples ->
            [0] {""}
           *[other] {" "}and{" "}
        }
           *[other] {" "}and{" "}
        }{ $streets } straights
    }{ $allees ->
        [0] {""}
       *[other] { $pairs ->
            [0] { $triples ->
            [0] { $streets ->
            [0] {""}
           *[other] {" "}and{" "}
        }
           *[other] {" "}and{" "}
        }
           *[other] {" "}and{" "}
        }an avenue
    }{ $cathedrale ->
        [yes] { $pairs ->
            [0] { $triples ->
            [0] { $streets ->
            [0] {""}
           *[other] {" "}and{" "}
        }
           *[other] {" "}and{" "}
        }
           *[other] {" "}and{" "}
        }a cathedral
       *[no] {""}
    }

## Questions

misericorde-how-many-dice = { $number ->
        [0] {""}
       *[other] { loop-round-now }{" "}
    }{ $first ->
        [yes] Pot { $pot }. With how many dice does everybody throw, 1 to 9?
       *[no] How many dice?
    }
    .brief = Dice, 1 to 9?
    .braille = pot { $pot }, how many dice?
    .least = Dice?
    .allowed = Type with how many dice this round is played, 1 to 9.
    .longest = 6
    .does-number = dice
misericorde-meet = { $way ->
        [throw] { misericorde-told-dice }{ $first ->
            [yes] , a chip for each more. Enter throws. Throw, or maybe buy 2?
           *[no] . Throw?
        }
        [lack] { misericorde-told-dice }, { $price } to pay, { $chips ->
            [0] no chips
           *[other] only { misericorde-told-chips }
        }. { $first ->
            [yes] Pay less for fewer dice, or retreat?
           *[no] Less or retreat?
        }
        [caught] { misericorde-told-dice }, { $price } to pay, { $chips ->
            [0] no chips
           *[other] only { misericorde-told-chips }
        }: too few. Enter to retreat:
       *[pay] { misericorde-told-dice }, { $price ->
            [one] { $chips ->
                [one] your last chip
               *[other] 1 of { $first ->
                [yes] your{" "}
               *[no] {""}
            }{ $chips } { $chips ->
                [one] chip
               *[other] chips
            }
            }
           *[other] { $price } of { $first ->
                [yes] your{" "}
               *[no] {""}
            }{ $chips } { $chips ->
                [one] chip
               *[other] chips
            }
        }{ $first ->
            [yes] {" "}to pay. Pay, pay less, buy or retreat?
           *[no] : pay?
        }
    }
    .less = { $way ->
        [throw] { misericorde-told-dice }. Throw?
        [lack] { $price } to pay, { misericorde-told-dice }. Less?
        [caught] { $price } to pay, { misericorde-told-dice }. Retreat?
       *[pay] { $price } to pay, { misericorde-told-dice }?
    }
    .brief = { $way ->
        [throw] Throw { $dice }?
        [lack] { $price } for { $dice }, less?
        [caught] { $price } for { $dice }, retreat?
       *[pay] { $price } to pay?
    }
    .braille = { $price ->
        [0] {""}
       *[other] { $price } to pay,{" "}
    }{ misericorde-told-dice }, { misericorde-told-chips }{ $way ->
        [throw] , throw?
        [lack] , less?
        [caught] , retreat?
       *[pay] ?
    }
    .least = { $way ->
        [throw] { $dice }, throw?
        [lack] { $price }, less?
        [caught] { $price }, out?
       *[pay] { $price }, pay?
    }
    .first = { $way ->
        [throw] {""}
        [lack] Less: one die fewer for each chip that you leave unpaid. Retreat: one chip, if you have one, and you are out, however high the raise.
        [caught] {""}
       *[pay] Pay: all dice. Less 1: pay one chip less, throw one die fewer. Buy 1: pay one more, throw one more. Retreat: out for one chip, if the raise is high.
    }
    .allowed = { $way ->
        [throw] Enter throws. Or type buy and how many dice.
        [lack] Type less, which throws one die fewer for each chip that you leave unpaid, or retreat.
        [caught] Press Enter to retreat.
       *[pay] Type pay, or retreat; buy 1 pays and throws one die more, less 1 pays one chip less and throws one die fewer.
    }
    .cost = Throwing { misericorde-told-dice } costs { misericorde-told-price }. Pay?
    .cost-brief = Pay { $price }?
    .longest = { $way ->
        [throw] buy 2
        [caught] retreat
       *[pay] less 1
    }
    .does-pay = { $price } for all your dice
    .does-throw = all your dice
    .does-buy = extra dice, 1 chip each
    .does-short = pay less, throw fewer
    .does-retreat = out for one chip
misericorde-raise = { misericorde-rank }{ misericorde-figures-list }{ $first ->
        [yes] { misericorde-run }: { $dice }{ $most ->
            [one] . Raise 1, or none?
            [2] . Raise 1, raise 2, or none?
           *[other] . Raise 1 to { $most }, or none?
        }
       *[no] : { $dice }{ $most ->
            [one] . Raise 1?
            [2] . Raise 1 or 2?
           *[other] . Raise 1 to { $most }?
        }
    }
    .less = { misericorde-rank }. { $most ->
        [one] Raise 1?
       *[other] Raise 1 to { $most }?
    }
    .least = { $kind ->
        [misericordes] { $value }M, up?
       *[sum] { $value }, up?
    }
    .brief = { $kind ->
        [misericordes] { $value } sixes
       *[sum] { $value }
    }, raise { $most }?
    .braille = { $dice }, { misericorde-rank }, raise { $most }?
    .first = A pair lets you raise 1, a triple 2, paid at once; later throwers pay, throw one die fewer per chip unpaid, or retreat.
    .allowed = { $most ->
        [one] Type raise, or none.
       *[other] Type raise and how many chips, up to { $most }, or none.
    }
    .longest = { $most ->
        [one] none
       *[other] raise { $most }
    }
    .figure = { misericorde-rank }
    .does-raise = raise by{ $most ->
        [1] {" "}1
       *[other] {""}
    }
    .does-none = do not raise
misericorde-how-many = { $what ->
        [buy] Buy how many dice
        [short] Leave how many chips unpaid
        [raise] Raise by how many
       *[give] Give how many chips
    }, { $least } to { $most }?
    .brief = { $what ->
        [buy] Buy { $least } to { $most }?
        [short] { $least } to { $most } less?
        [raise] Raise { $least } to { $most }?
       *[give] Give { $least } to { $most }?
    }
    .braille = { $what ->
        [buy] buy how many
        [short] how many less
        [raise] raise by how many
       *[give] give how many
    }, { $least } to { $most }?
    .least = { $what ->
        [buy] Buy?
        [short] Unpaid?
        [raise] Raise?
       *[give] Give?
    }
    .allowed = Type a number, { $least } to { $most }, { $what ->
        [raise] or none for no raise.
       *[other] or none to go back.
    }
    .longest = { $most }
    .does-none = back
misericorde-between = { $inside ->
        [yes] { $needs ->
            [0] { $first ->
                [yes] { misericorde-told-chips }, { misericorde-told-coppers }. Next round? Enter, or{" "}{ $buys ->
                    [yes] buy,{" "}
                   *[no] {""}
                }{ $cashes ->
                    [yes] cash in,{" "}
                   *[no] {""}
                }sit out, leave:
               *[no] Next round?
            }
           *[other] { $first ->
                [yes] { $you ->
                    [seat] You have{" "}
                   *[none] {""}
                }
               *[no] {""}
            }{ misericorde-told-chips }, { misericorde-told-coppers }. { $first ->
                [yes] { $needs ->
                    [1] Enter buys { $rate } { $rate ->
                        [one] chip
                       *[other] chips
                    }:
                   *[other] Enter spends { $needs } coppers on chips:
                }
               *[no] Buy?
            }
        }
       *[no] { $first ->
            [yes] Join again? Enter for no, or join:
           *[no] Join again?
        }
    }
    .less = { $inside ->
        [yes] { misericorde-told-chips }. { $needs ->
            [0] Next?
           *[other] Buy?
        }
       *[no] Join?
    }
    .brief = { $inside ->
        [yes] { $needs ->
            [0] Next?
           *[other] Buy?
        }
       *[no] Join?
    }
    .braille = { $inside ->
        [yes] { misericorde-told-chips }, { misericorde-told-coppers }, { $needs ->
            [0] next?
           *[other] buy?
        }
       *[no] join again?
    }
    .first = { $way ->
        [out] {""}
        [short] { $you ->
            [seat] It is your turn.{" "}
           *[none] {""}
        }Enter alone buys, { $coppers ->
            [1] {""}
           *[other] buy 2 spends 2 coppers,{" "}
        }no sits the round out.
       *[ready] {""}
    }
    .allowed = { $inside ->
        [yes] { $needs ->
            [0] Press Enter to go on. Or type { $buys ->
                [yes] buy,{" "}
               *[no] {""}
            }{ $cashes ->
                [yes] cash in,{" "}
               *[no] {""}
            }sit out, or leave. Cash in gives a copper for { $rate } chips, sit out skips one round, leave gets up from the table.
            [1] Enter buys { $rate } chips. Or type { $coppers ->
                [1] {""}
               *[other] buy 2,{" "}
            }sit out, or leave.
           *[other] Enter spends { $needs } coppers on chips. Or type buy and how many coppers, sit out, or leave.
        }
       *[no] Press Enter to go on sitting out. Type join to play again.
    }
    .sure = Leave? The game ends once all have answered.
    .sure-brief = end game?
    .longest = { $inside ->
        [yes] leave
       *[no] join
    }
    .does-buy = buy chips; coppers to pay:
    .does-cash = coppers for chips that you give
    .does-stay = { $inside ->
        [yes] the next round
       *[no] sit out the next round
    }
    .does-out = for one round
    .does-leave = play no more
    .does-join = play again
misericorde-give-to = { $chips ->
        [one] One chip
       *[other] { $chips } chips
    } to give. { $first ->
        [yes] To whom? A name; Enter shares them:
       *[no] To whom?
    }
    .brief = Chips to whom?
    .braille = { misericorde-told-chips }, give to?
    .least = To whom?
    .allowed = Type a name. Enter deals out the rest, first to those with the fewest.
    .longest = Gustave
    .does-none = the others share them

## Events

misericorde-stakes = { $coppers ->
        [one] One copper
       *[other] { $coppers } coppers
    } each, a copper buys { $rate } chips. Stake { $stake }, { $rounds ->
        [one] one round.
       *[other] { $rounds } rounds.
    }{ $first ->
        [yes] {" "}The aim: be worth the most: chips, and { $rate } for each copper left. In each round everybody throws once, and the best throw takes the pot: the highest sum or, better than any sum, two 6s or more. Whoever throws two 1s or more is out. { loop-hear-more }
       *[no] {""}
    }
    .brief = { $coppers } coppers each, { $rate } chips a copper, stake { $stake }, rounds { $rounds }.
    .braille = { $coppers } coppers each, { $rate } chips a copper, stake { $stake }, rounds { $rounds }
misericorde-bought = { $you ->
        [seat] You buy { $got } chips{ $first ->
            [yes] {""}
           *[no] , now { $chips }
        }, { $coppers ->
            [one] one copper
           *[other] { $coppers } coppers
        } left.
       *[other] { $seat } buys { $got } chips, now { $chips }.
    }
    .brief = { $you ->
        [seat] You buy,
       *[other] { $seat } buys,
    } { misericorde-told-chips }.
    .braille = { $seat } buys { $got } chips, has { $chips }
misericorde-cashed = { $you ->
        [seat] You get { $got ->
            [one] one copper
           *[other] { $got } coppers
        } back: { $coppers } now, { $chips ->
            [one] one chip
           *[other] { $chips } chips
        } left.
       *[other] { $seat } gets { $got ->
            [one] one copper
           *[other] { $got } coppers
        } back, { $chips ->
            [one] one chip
           *[other] { $chips } chips
        } left.
    }
    .brief = { $you ->
        [seat] You change back,
       *[other] { $seat } changes back,
    } { misericorde-told-coppers }.
    .braille = { $seat } changes back { $got }, { misericorde-told-coppers }
misericorde-passes = { $you ->
        [seat] You sit this round out.
       *[other] { $seat } sits this round out.
    }
    .brief = { $you ->
        [seat] You sit out.
       *[other] { $seat } sits out.
    }
    .braille = { $seat } sits out
misericorde-unplayed = Fewer than two want to play: round { $number } is skipped.
    .brief = Round { $number } is skipped.
    .braille = round { $number } skipped
misericorde-gave = { $you ->
        [giver] You give { $to } { $chips ->
            [one] one chip.
           *[other] { $chips } chips.
        }
        [to] { $giver } gives you { $chips }: you have { $has }.
       *[other] { $giver } gives { $to } { $chips ->
            [one] one chip.
           *[other] { $chips } chips.
        }
    }
    .brief = { $you ->
        [giver] You give { $to } { $chips }.
        [to] { $giver } gives you { $chips }.
       *[other] { $giver } gives { $to } { $chips }.
    }
    .braille = { $chips } for { $to } from { $giver }, has { $has }
misericorde-gets = { $you ->
        [seat] You get the remaining { $got } and now have { $chips }.
       *[other] { $seat } gets the remaining { $got } and now has { $chips }.
    }
    .brief = { $you ->
        [seat] You get { $got }.
       *[other] { $seat } gets { $got }.
    }
    .braille = { $got } for { $seat }, has { $chips }
misericorde-told-worth = { $worth ->
        [0] {""}
       *[other] , worth { $worth }
    }
misericorde-standing = { $you ->
        [seat] You
       *[other] { $seat }
    }: { $chips ->
        [one] one chip
       *[other] { $chips } chips
    }, { $coppers ->
        [one] one copper
       *[other] { $coppers } coppers
    }{ misericorde-told-worth }.
    .brief = { loop-who }: { misericorde-told-chips }, { misericorde-told-coppers }{ misericorde-told-worth }.
    .braille = { $seat } { misericorde-told-chips }, { misericorde-told-coppers }{ misericorde-told-worth }
    .cells = Worth: { $worth }; Chips: { $chips }; Coppers: { $coppers }
misericorde-won = { $you ->
        [seat] You win the game
       *[other] { $seat } wins the game
    }: { $chips ->
        [one] one chip
       *[other] { $chips } chips
    }, { $coppers ->
        [one] one copper
       *[other] { $coppers } coppers
    }{ misericorde-told-worth }.
    .brief = { $you ->
        [seat] You win:
       *[other] { $seat } wins:
    } { misericorde-told-chips }, { misericorde-told-coppers }{ misericorde-told-worth }.
    .braille = { $seat } wins, { misericorde-told-chips }, { misericorde-told-coppers }{ misericorde-told-worth }
misericorde-starts = { $number ->
        [0] {""}
       *[other] { loop-round-now }{" "}
    }{ $you ->
        [seat] You start,
       *[other] { $seat }{ $first ->
            [yes] {" "}starts,
           *[no] :
        }
    } { $dice ->
        [one] one die
       *[other] { $dice } dice
    }{ $first ->
        [yes] , pot { $pot }
       *[no] {""}
    }.
    .brief = { $seat }: { misericorde-told-dice }.
    .braille = { misericorde-told-dice }, pot { $pot }, { $seat }
misericorde-pays = { $seat } { $paid ->
        [0] buys { $bought ->
            [one] one die
           *[other] { $bought } dice
        }
       *[other] pays { $bought ->
            [0] { $paid ->
                [one] 1 chip
               *[other] { $paid } chips
            }
            [one] { $paid }{ $first ->
                [yes] , plus 1 for one die
               *[no] , buys one die
            }
           *[other] { $paid }{ $first ->
                [yes] , plus { $bought } for { $bought } dice
               *[no] , buys { $bought } dice
            }
        }
    }.
    .brief = { $seat } { $paid ->
        [0] buys { $bought }
       *[other] pays { $paid }{ $bought ->
            [0] {""}
           *[other] , buys { $bought }
        }
    }.
    .braille = { $seat } { $paid ->
        [0] buys { $bought }
       *[other] pays { $paid }{ $bought ->
            [0] {""}
           *[other] , buys { $bought }
        }
    }
misericorde-pays-short = { $you ->
        [seat] You
       *[other] { $seat }
    }{ $paid ->
        [0] {""}
       *[other] { $you ->
            [seat] {" "}pay { misericorde-told-paid } and
           *[other] {" "}pays { misericorde-told-paid } and
        }
    } { $you ->
        [seat] { $paid ->
                [0] pay nothing:
               *[other] throw
            }
       *[other] { $paid ->
                [0] pays nothing:
               *[other] throws
            }
    } { $fewer ->
        [one] one die fewer.
       *[other] { $fewer } dice fewer.
    }
    .brief = { $you ->
        [seat] You pay { $paid },
       *[other] { $seat } pays { $paid },
    } { $fewer } { $fewer ->
        [one] die
       *[other] dice
    } fewer.
    .braille = { $seat } pays { $paid }, { $fewer } fewer
misericorde-told-paid = { $paid ->
        [one] one chip
       *[other] { $paid } chips
    }
misericorde-retreats = { $you ->
        [seat] You retreat
       *[other] { $seat } retreats
    }: { $paid ->
        [0] {""}
        [one] one chip to the pot, and{" "}
       *[other] { $paid } chips to the pot, and{" "}
    }{ $you ->
        [seat] you are out.
       *[other] out of the round.
    }
    .brief = { $you ->
        [seat] You retreat.
       *[other] { $seat } retreats.
    }
    .braille = { $seat } retreats{ $paid ->
        [0] {""}
       *[other] , { $paid }
    }
misericorde-threw = { $you ->
        [seat] You throw
       *[other] { $seat } throws
    } { misericorde-rank }{ $kind ->
        [misericordes] { $first ->
            [yes] {""}, sixes
           *[no] {""}
        }
       *[other] {""}
    }: { $dice }.
    .brief = { $you ->
        [seat] You throw
       *[other] { $seat } throws
    } { misericorde-rank }.
    .braille = { misericorde-rank } { $seat }: { $dice }
misericorde-shows = { $you ->
        [seat] You
       *[other] { $seat }
    } may raise by up to { $most }, with { misericorde-figures-named }.
    .brief = { loop-who }: up to { $most }{ misericorde-figures-list }.
    .braille = { $seat } up to { $most }{ misericorde-figures-list }
misericorde-raised = { $seat } throws { misericorde-rank }{ $kind ->
        [misericordes] { $first ->
            [yes] {""}, sixes
           *[no] {""}
        }
       *[other] {""}
    }: { $dice }.{ $by ->
        [0] {""}
       *[other] {" "}Raises { $by }.
    }
    .brief = { $seat } throws { misericorde-rank }{ $by ->
        [0] .
       *[other] , raises { $by }.
    }
    .braille = { misericorde-rank }, { $by ->
        [0] {""}
       *[other] raised { $by },{" "}
    }{ $seat }: { $dice }
misericorde-void = { $you ->
        [seat] You throw
       *[other] { $seat } throws
    } harlots{ $first ->
        [yes] , several 1s
       *[no] {""}
    }: { $dice }. Out.
    .brief = { loop-who }: harlots, out.
    .braille = harlots, void, { $seat }: { $dice }
misericorde-dropped = A die fell off the table: { $you ->
        [seat] you are out.
       *[other] { $seat } is out.
    }
    .brief = A die fell: { $you ->
        [seat] you.
       *[other] { $seat }.
    }
    .braille = die fell, { $seat } out
misericorde-spiessgesellen = Cronies of { $face }s{ $first ->
        [yes] , five or more alike
       *[no] {""}
    }: { $dice }. { $you ->
        [seat] You win the round.
       *[other] { $seat } wins the round.
    }
    .brief = Cronies of { $face }s: { $you ->
        [seat] you.
       *[other] { $seat }.
    }
    .braille = cronies { $face } { $seat }: { $dice }
misericorde-huuurenhaus = Bawdyhouse{ $first ->
        [yes] , five 1s or more, which win
       *[no] {""}
    }: { $dice }. { $you ->
        [seat] You win the round.
       *[other] { $seat } wins the round.
    }
    .brief = Bawdyhouse: { $you ->
        [seat] you.
       *[other] { $seat }.
    }
    .braille = bawdyhouse { $seat }: { $dice }
misericorde-owes-drinks = { $you ->
        [seat] You owe
       *[other] { $seat } owes
    } everybody in the round a drink.
    .brief = { $you ->
        [seat] You owe everybody a drink.
       *[other] { $seat } owes everybody a drink.
    }
    .braille = { $seat } owes drinks
misericorde-owes-pleasure = { $you ->
        [seat] You owe
       *[other] { $seat } owes
    } everybody in the round one pleasure, or a drink instead.
    .brief = { $you ->
        [seat] You owe everybody their pleasure.
       *[other] { $seat } owes everybody their pleasure.
    }
    .braille = { $seat } owes pleasures
misericorde-best = { misericorde-rank } { $kind ->
        [misericordes] win
       *[sum] wins
    }{ $first ->
        [yes] {""}, { $kind ->
            [misericordes] better than any sum
           *[sum] the highest sum
        }
       *[no] {""}
    }.
    .brief = { $you ->
        [seat] You win:
       *[other] { $seat } wins:
    } { misericorde-rank }.
    .braille = { $seat } wins, { misericorde-rank }
misericorde-tie = { $players-you ->
        [yes] You and { $players-others }
       *[no] { $players }
    } tie, { misericorde-rank }: play-off for { $pot ->
        [one] one chip
       *[other] { $pot } chips
    }.
    .brief = { misericorde-rank } each: { $players-you ->
        [yes] you and { $players-others }
       *[no] { $players }
    }, play-off.
    .braille = { misericorde-rank }: { $players } play off for { $pot }
misericorde-nobody-valid = No valid throw{ $again ->
        [yes] : the play-off is repeated.
       *[no] .
    }
    .brief = No valid throw.
    .braille = no valid throw{ $again ->
        [yes] , again
       *[no] {""}
    }

## Asked for

misericorde-holding = { misericorde-rank }: { $dice }.
    .brief = { misericorde-rank }: { $dice }.
    .braille = { $dice }, { misericorde-rank }
misericorde-not-thrown = Nothing thrown yet.
    .brief = Nothing yet.
    .braille = nothing yet
misericorde-in-pot = Pot { $pot }{ $front ->
        [0] {""}
       *[other] , and { $front } for raises
    }{ $price ->
        [0] .
        [one] . 1 chip to pay.
       *[other] . { $price } chips to pay.
    }
    .brief = Pot { $pot }{ $front ->
        [0] {""}
       *[other] , { $front } for raises
    }{ $price ->
        [0] .
       *[other] , { $price } to pay.
    }
    .braille = pot { $pot }{ $front ->
        [0] {""}
       *[other] , { $front } for raises
    }{ $price ->
        [0] {""}
       *[other] , { $price } to pay
    }
    .cells = Pot: { $pot }; Paid for raises: { $front ->
        [0] {""}
       *[other] { $front }
    }; To pay: { $price ->
        [0] {""}
       *[other] { $price }
    }
misericorde-who = { $you ->
        [seat] You
       *[other] { $seat }
    }: { $place ->
        [waits] still to throw
        [out] out
       *[in] { misericorde-rank }{ $leads ->
            [yes] { $you ->
                [seat] , you lead
               *[other] , leads
            }
           *[no] {""}
        }
    }{ $front ->
        [0] .
       *[other] , { $front } paid.
    }
    .brief = { loop-who }: { $place ->
        [waits] waits
        [out] out
       *[in] { misericorde-rank }{ $leads ->
            [yes] , leads
           *[no] {""}
        }
    }{ $front ->
        [0] .
       *[other] , { $front } paid.
    }
    .braille = { $seat } { $place ->
        [waits] waits
        [out] out
       *[in] { misericorde-rank }{ $leads ->
            [yes] {" "}leads
           *[no] {""}
        }
    }{ $front ->
        [0] {""}
       *[other] , { $front } paid
    }
    .cells = Throw: { $place ->
        [waits] { $turn ->
            [yes] throws now
           *[no] nothing yet
        }
        [out] out
       *[in] { misericorde-rank }{ $leads ->
            [yes] {""}, leads
           *[no] {""}
        }
    }{ $front ->
        [0] {""}
       *[other] , { $front } paid
    }
misericorde-owes = { $you ->
        [seat] You owe
       *[other] { $seat } owes
    } { $you ->
        [to] you
       *[other] { $to }
    } { $drinks ->
        [0] {""}
        [one] a drink
       *[other] { $drinks } drinks
    }{ $pleasures ->
        [0] .
       *[other] { $drinks ->
            [0] {""}
           *[other] {" "}and {""}
        }{ $pleasures ->
            [one] one pleasure.
           *[other] { $pleasures } pleasures.
        }
    }
    .brief = { $you ->
        [seat] You to { $to }:
        [to] { $seat } to you:
       *[other] { $seat } to { $to }:
    } drinks { $drinks }, pleasures { $pleasures }.
    .braille = { $seat } to { $to }: drinks { $drinks }, pleasures { $pleasures }
misericorde-no-round = No round yet.
    .brief = No round yet.
    .braille = no round yet
misericorde-no-debts = Nobody owes anything.
    .brief = No debts.
    .braille = no debts
misericorde-can-meet = { $way ->
        [pay] pay
        [throw] throw
        [short] less { $count }
       *[buy] buy { $count }
    }: { $dice ->
        [one] one die
       *[other] { $dice } dice
    } for { $cost ->
        [one] one chip
       *[other] { $cost } chips
    }, { $percent ->
        [0] hardly ever leads.
       *[other] leads { $percent } times in 100.
    }
    .brief = { $way ->
        [pay] pay
        [throw] throw
        [short] less { $count }
       *[buy] buy { $count }
    }: { misericorde-told-dice }, cost { $cost }, { $percent } in 100.
    .braille = { $way ->
        [pay] pay
        [throw] throw
        [short] less { $count }
       *[buy] buy { $count }
    }: dice { $dice }, chips { $cost }, leads { $percent } in 100
misericorde-figures = { $cathedrale ->
        [yes] With { misericorde-figures-named } you may raise by any number.
       *[no] { $most ->
            [0] This throw allows no raise.
            [1] With { misericorde-figures-named } you may raise by 1.
           *[other] With { misericorde-figures-named } you may raise by up to { $most }.
        }
    }
    .brief = { $cathedrale ->
        [yes] any number
       *[no] { $most ->
            [0] no raise
           *[other] raise by { $most }
        }
    }{ misericorde-figures-list }
    .braille = { $cathedrale ->
        [yes] raise by any number
       *[no] { $most ->
            [0] no raise
           *[other] raise by { $most }
        }
    }{ misericorde-figures-list }
misericorde-worth = { $kind ->
        [sum] sum { $value }
       *[other] { misericorde-rank }
    }
    .brief = { $kind ->
        [sum] sum { $value }
       *[other] { misericorde-rank }
    }
    .braille = { misericorde-rank }

## Refusals

misericorde-one-to-nine = A round takes 1 to 9 dice.
misericorde-one-to-nine-dice = A throw has one to nine dice, not { $typed }.
misericorde-cannot-pay = You have only { $chips } of { $price } chips: type less for fewer dice, or retreat.
misericorde-pay-only = { $price ->
        [0] There is nothing to pay: throw.
        [one] There is only one chip to pay.
       *[other] There are only { $price } chips to pay.
    }
misericorde-no-retreat = There is no raise to retreat from: throw.
misericorde-no-buy = You cannot buy dice now.
misericorde-no-short = You cannot pay short now.
misericorde-buy = You can buy { $least } to { $most } dice.
misericorde-short = You can leave { $least } to { $most } chips unpaid.
misericorde-buy-only = You can buy only { $most ->
        [one] one die.
       *[other] { $most } dice.
    }
misericorde-short-only = Only less { $most } is possible now.
misericorde-meet-how = Type pay, buy, less or retreat.
misericorde-raise-most = You can raise by up to { $most }.
misericorde-how-many-only = Type a number, { $least } to { $most }.
misericorde-nothing-to-buy = You have no coppers.
misericorde-nothing-to-cash = A copper costs { $rate } chips, and you have fewer.
misericorde-buy-coppers-only = You have only one copper.
misericorde-cash-coppers-only = Your chips are worth only one copper.
misericorde-buy-coppers = You can spend 1 to { $most } coppers.
misericorde-cash-coppers = You can change chips back into 1 to { $most } coppers.
misericorde-buy-first = You need chips for the stake: type buy, or sit out.
misericorde-between-only = Press Enter to go on.
misericorde-nobody-there = Only players at the table can be given chips.

## Figures of many games

misericorde-figure-rounds = Rounds per game, play-offs included
misericorde-figure-raised = Chips raised per round
misericorde-figure-spiessgesellen-share = Cronies per throw
misericorde-figure-throws = Throws, by number of dice
misericorde-figure-void-share = Void, by number of dice

## Advice and review

misericorde-advice-why = What decides: how often your dice take the lead, and what the pot and the price are worth then; between two, what wins the whole game.
misericorde-advise-more = { $games ->
        [yes] { $wins ->
            [1] that wins the game about once in 100, { $more }
            [100] that always wins the game, in 100 games { $more }
           *[other] that wins the game about { $wins } times in 100, { $more }
        }
       *[no] in 100 such rounds that wins { $more } { $more ->
            [one] chip
           *[other] chips
        }
    } more than
misericorde-advise-alike = { $games ->
        [yes] { $wins ->
            [1] both are equally good, and win the game about once in 100
            [100] both are equally good, and always win the game
           *[other] both are equally good, and win the game about { $wins } times in 100
        }
       *[no] both are equally good
    }
misericorde-advise-dice = Begin with { $dice ->
        [one] one die
       *[other] { $dice } dice
    }{ $more ->
        [0] , or with { $other }: { misericorde-advise-alike }.
       *[other] : { misericorde-advise-more } with { $other ->
            [one] one die.
           *[other] { $other } dice.
        }
    }
    .brief = { misericorde-told-dice }: { $more ->
        [0] as good as { $other }
       *[other] { $more } more in 100 than { $other }
    }.
    .braille = { misericorde-told-dice }: { $more ->
        [0] as good as { $other }
       *[other] { $more } more in 100 than { $other }
    }
misericorde-advise-meet = { $way ->
        [pay] Pay { $count }
        [throw] Throw
        [short] Less { $count }
        [buy] Buy { $count ->
            [one] one die
           *[other] { $count } dice
        }
       *[retreat] Retreat
    }{ $more ->
        [0] , or { $than ->
            [pay] pay { $other }
            [throw] just throw
            [short] less { $other }
            [buy] buy { $other ->
            [one] one die
           *[other] { $other } dice
        }
           *[retreat] retreat
        }: { misericorde-advise-alike }.
       *[other] : { misericorde-advise-more } { $than ->
            [pay] paying { $other }.
            [throw] just throwing.
            [short] less { $other }.
            [buy] buying { $other ->
            [one] one die
           *[other] { $other } dice
        }.
           *[retreat] retreating.
        }
    }{ $kept ->
        [0] {""}
        [one] {" "}You keep one chip.
       *[other] {" "}You keep { $kept } chips.
    }{ $way ->
        [retreat] {""}
       *[other] {" "}{ $dice ->
            [one] One die leads
           *[other] { $dice } dice lead
        } in this round { $percent ->
            [0] hardly ever.
           *[other] { $percent } times in 100.
        }
    }
    .brief = { $way ->
        [pay] Pay
        [throw] Throw
        [short] Less { $count }
        [buy] Buy { $count }
       *[retreat] Retreat
    }: { $more ->
        [0] equally good
       *[other] { $more } more in 100
    }.
    .braille = { $way ->
        [pay] pay
        [throw] throw
        [short] less { $count }
        [buy] buy { $count }
       *[retreat] retreat
    }: { $more ->
        [0] equally good
       *[other] { $more } more in 100
    }
misericorde-advise-raise = { $by ->
        [0] { $more ->
            [0] Do not raise, or raise by { $other }: { misericorde-advise-alike }.
           *[other] Do not raise: { misericorde-advise-more } raising by { $other }.
        }
       *[other] Raise by { $by }{ $bluff ->
            [yes] , as a bluff
           *[no] {""}
        }{ $more ->
            [0] , or { $other ->
                [0] do not raise
               *[other] by { $other }
            }: { misericorde-advise-alike }.
           *[other] : { misericorde-advise-more } { $other ->
                [0] not raising.
               *[other] raising by { $other }.
            }
        }{ $bluff ->
            [yes] {" "}{ $percent } of 100 throws beat yours.
           *[no] {""}
        }
    }
    .brief = { $by ->
        [0] No raise
       *[other] { $bluff ->
            [yes] Bluff with
           *[no] Raise
        } { $by }
    }: { $more ->
        [0] equally good
       *[other] { $more } more in 100
    }.
    .braille = { $by ->
        [0] none
       *[other] { $bluff ->
            [yes] bluff
           *[no] raise
        } { $by }
    }: { $more ->
        [0] equally good
       *[other] { $more } more in 100
    }
misericorde-cost-meet = { $price ->
        [0] You
       *[other] Paying cost { $price }, and you
    } { $did ->
        [pay] paid
        [throw] threw without buying
        [short] left { $did-count } unpaid
        [buy] bought { $did-count ->
            [one] one die
           *[other] { $did-count } dice
        }
       *[retreat] retreated
    }. { $way ->
        [pay] Paying
        [throw] Just throwing
        [short] Leaving { $count } unpaid
        [buy] Buying { $count ->
            [one] one die
           *[other] { $count } dice
        }
       *[retreat] Retreating
    } would have { $games ->
        [yes] won { $cost ->
            [one] one more game
           *[other] { $cost } more games
        } of 100
       *[no] been worth { $cost ->
            [one] one chip
           *[other] { $cost } chips
        } more
    }.
    .brief = { $did ->
        [pay] Paid
        [throw] Threw
        [short] Less { $did-count }
        [buy] Bought { $did-count }
       *[retreat] Retreated
    }; { $way ->
        [pay] pay
        [throw] throw
        [short] less { $count }
        [buy] buy { $count }
       *[retreat] retreat
    } would { $games ->
        [yes] win { $cost } more of 100.
       *[no] be worth { $cost } more.
    }
    .braille = { $did ->
        [pay] paid
        [throw] threw
        [short] less { $did-count }
        [buy] bought { $did-count }
       *[retreat] retreated
    }, { $way ->
        [pay] pay
        [throw] throw
        [short] less { $count }
        [buy] buy { $count }
       *[retreat] retreat
    }: { $cost } more{ $games ->
        [yes] {" "}of 100
       *[no] {""}
    }
misericorde-luck = { $throws ->
        [one] Your one throw { $void ->
            [0] was not
           *[other] was
        }
       *[other] { $void ->
            [0] None
            [one] One
           *[other] { $void }
        } of your { $throws } throws { $void ->
            [0] was
            [one] was
           *[other] were
        }
    } harlots{ $usual ->
        [0] .
       *[other] ; the average is { $usual }.
    }
    .brief = { $void } of { $throws } throws void; usual: { $usual }.
    .braille = { $void } of { $throws } void, usual { $usual }

## What is counted for players

misericorde-throws = { $throws ->
        [one] One throw
       *[other] { $throws } throws
    }, { $void ->
        [0] none
        [one] one
       *[other] { $void }
    } void; { $pots ->
        [0] no pot taken.
        [one] one pot of { $largest } chips.
       *[other] { $pots } pots, the largest of { $largest } chips.
    }
    .brief = Throws { $throws }, void { $void }, pots { $pots }, largest { $largest }.
    .braille = throws { $throws }, void { $void }, pots { $pots }, largest { $largest }
misericorde-personal-best = A pot of { $number }: the largest { $you ->
        [seat] you have
       *[other] { $seat } has
    } taken so far.

misericorde-legend = Worth: chips and coppers together; out: out of this round; void: the throw does not count; cronies: five or more alike, which win at once; Misericordes: 6s, which beat any sum; leads: the best throw so far; paid: chips for raises; To pay: what a raise costs you now

## Options of the table

misericorde-option-coppers = coppers
    .help = what each begins with.
    .agreed = { $value ->
        [one] { $value } copper each
       *[other] { $value } coppers each
    }
misericorde-option-rate = rate
    .help = the chips that a copper buys.
    .agreed = { $value ->
        [one] { $value } chip a copper
       *[other] { $value } chips a copper
    }
misericorde-option-stake = stake
    .help = the chips each pays for a round.
misericorde-option-rounds = rounds
    .help = how many rounds you play.

## The lesson

misericorde-lesson-chips = You play for chips, and buy them with coppers. Enter buys as many as the stake needs.
misericorde-lesson-dice = You start this round, so you say with how many dice everybody throws. Type 5. More dice make higher sums, but also two 1s more often, and those lose.
    .rest = The starter of a round says how many dice it is played with.
misericorde-lesson-meet = Somebody raised, so you choose. Type pay to pay the raise and throw all dice. Less 1: one chip and one die fewer. Buy 1: one chip and one die more. Retreat: one chip, and you are out. Advice says which wins most.
    .rest = You pay a raise, or pay less and throw fewer dice, or retreat for one chip.
misericorde-lesson-buy = Each chip buys one more die. Type help to hear how often each number leads.
    .rest = Before your throw you may buy more dice, a chip each.
misericorde-lesson-raise = Pairs, triples and straights let you raise: type raise { $most }, or none. Whoever throws later then pays the raise, or pays less and throws fewer dice, or retreats for one chip. With a weak throw a raise is a bluff.
    .rest = With a pair, a triple or a straight you may raise; whoever throws later pays the raise, pays less and throws fewer dice, or retreats for one chip.
misericorde-lesson-sum = The sum counts if there is nothing better.
    .rest = Most throws count by their sum.
misericorde-lesson-sixes = Two 6s or more are Misericordes, better than any sum.
misericorde-lesson-void = Two 1s are harlots: the throw is void, and its player is out of the round.
    .rest = Two 1s make a throw void, and its player is out of the round.
misericorde-lesson-retreat = A retreat costs one chip and ends the round for that player.
misericorde-lesson-best = The best throw takes the pot, and all that was paid for raises.
misericorde-lesson-tie = Tied players throw again, in a play-off.
    .rest = If the best throws are equal, their players throw again.
misericorde-lesson-nobody = Nobody has a valid throw: the pot stays for the next round.
    .rest = If nobody has a valid throw, the pot stays for the next round.
misericorde-lesson-spiessgesellen = Five alike win at once.
    .rest = Five alike are cronies, which win at once.

## Figures in the rules, which options change

misericorde-guide-rate = { $rate }
misericorde-guide-coppers = { $coppers ->
        [one] one copper
       *[other] { $coppers } coppers
    }
misericorde-guide-stake = { $stake ->
        [one] one chip
       *[other] { $stake } chips
    }
