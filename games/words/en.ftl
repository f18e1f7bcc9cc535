### Choose Your Words in English. $you names the field whose seat is the listener's own; $first is "yes" the first time in a session. $hand tells cards with points, $hand-short without.

words = Choose Your Words
    .help = poker with letter cards
words-spoken = Quiddler: Kwiddler

## Answers and commands

words-answer-bet = bet, b
    .then = as a bluff
words-answer-call = call, c, see, see it
words-answer-raise = raise, r, bet
    .then = as a bluff
words-answer-check = check, k
words-answer-fold = fold, f, pass, out, get out
words-answer-swap = swap, s, exchange, discard
    .pick = Swap these
words-answer-lay = lay, l, play
    .pick = Lay a word of these
words-answer-doubt = doubt, d, challenge
words-answer-none = none, n, nothing, no word, no cards, keep all, keep them, keep
words-answer-card = card
    .pick = This is the card
words-answer-dealer = dealer
words-command-pot = pot, po
    .said = how much is in the pot, what is in the pot, what's in the pot, how much is the pot, how big is the pot, how many chips are in the pot, what are we playing for
    .help = the pot, and what you must pay to stay in
words-command-who = who, wh
    .help = who is still in, with bets and chips
words-command-points = points, pt
    .help = the points of your cards
words-command-look = look, lo
    .help = whether the dictionary has a word, where that is agreed

## Questions

words-open = { $first ->
        [yes] Bet { words-limits } or fold, pot { $pot }?
        [bare] Bet { words-limits }?
       *[no] Bet or fold, pot { $pot }?
    }
    .brief = Bet { $least } to { $most }?
    .braille = bet { $least } to { $most }, pot { $pot }?
    .hand = { $hand }. Bet?
    .hand-brief = { $hand }?
    .least = Bet?
    .less = { $first ->
        [yes] Bet { words-limits }?
       *[no] Bet, pot { $pot }?
    }
    .allowed = { $only ->
        [yes] Type { $least } to bet it, or fold.
       *[no] Type how much, from { $least } to { $most }, or fold.
    }
    .longest = 5
    .sure = Fold, and lose what you have paid?
    .sure-brief = fold?
    .does-fold = out of this round
words-limits = { $only ->
        [yes] { $least }
       *[no] { $least } to { $most }
    }
words-call = Call { $price }{ $first ->
        [yes] { $most ->
            [0] {" "}or fold
           *[other] , raise, fold
        }
       *[no] {""}
    }, pot { $pot }?
    .brief = { $price } to call?
    .least = { $price }, call?
    .braille = { $price } to call, pot { $pot }?
    .hand = { $hand }. Call?
    .hand-brief = { $hand }?
    .allowed = { $most ->
        [0] Type call or fold.
       *[other] { $only ->
            [yes] Type call, raise { $least }, or fold.
           *[no] Type call, or raise and to how much, from { $least } to { $most }, or fold.
        }
    }
    .longest = { $most ->
        [0] call
       *[other] raise 5
    }
    .sure = Fold, and lose what you have paid?
    .sure-brief = fold?
    .does-call = pay { $price }, stay in
    .does-raise = raise to{ $only ->
        [yes] {" "}{ $most }
       *[no] {""}
    }
    .does-fold = out of this round
words-swap = { $hand-short }{ $first ->
        [yes] . Swap cards?
       *[no] . Swap?
    }
    .brief = { $hand-short }. Swap?
    .least = { $hand-short }?
    .braille = { $hand } swap?
    .allowed = Type swap and up to four of your cards with spaces between, or none.
    .help = Type swap and up to four cards with spaces between, for instance swap { $hand-two }, or none.
    .longest = swap a e th
    .does-none = keep all
words-swap-count = { $first ->
        [yes] How many cards do you swap?
       *[no] Swap how many?
    }
    .brief = How many?
    .braille = swap how many?
    .allowed = Type how many cards you swap, 0 to 4.
    .longest = 4
words-lay = { $hand-short }{ $first ->
        [yes] . Lay a word?
       *[no] . Lay?
    }
    .brief = { $hand-short }. Lay?
    .least = { $hand-short }:
    .braille = { $hand } lay:
    .first = Any word of the dictionary, short or long, that your cards can lay; the points of its cards count.
    .allowed = Type lay and a word, or lay and its cards with spaces between; or none.
    .longest = lay quiet
    .sure = Lay no word?
    .sure-brief = no word?
    .does-none = lay no word
words-lay-unseen = Pot { $pot }. { $first ->
        [yes] Lay a word?
       *[no] Lay?
    }
    .brief = Lay?
    .braille = pot { $pot }, lay?
    .allowed = Type lay and the cards of the word with spaces between; or none.
    .longest = lay th i n
    .sure = Lay no word?
    .sure-brief = no word?
words-show-highest = { $first ->
        [yes] Which is the highest card?
       *[no] Highest card?
    }
    .brief = Highest?
    .braille = highest card?
    .allowed = Type the letters of the highest card.
    .longest = qu
words-who-deals = Who deals first?
    .brief = Who deals?
    .braille = who deals?
    .allowed = Type who deals first.
    .longest = Gustave
words-doubt = { $word }, { $points }, { $owner }{ $first ->
        [yes] . Doubt?
       *[no] ?
    }
    .brief = { $word }, { $points }?
    .braille = { $word } { $points } { $owner }?
    .least = { $word }?
    .allowed = Type doubt, or doubt and a name or a word, or none.
    .longest = doubt
    .does-none = believe it

## Events

words-agreed = { $dictionary ->
        [en] English dictionary
        [de] German dictionary
        [fr] French dictionary
       *[own] Dictionary { $dictionary }
    }, { $words } words{ $check ->
        [always] , every word is looked up before it is laid.
       *[challenge] . Bluffing is allowed.
    }{ $deck ->
        [usual] {""}
        [en] {" "}English cards.
        [de] {" "}German cards.
       *[own] {" "}Your own cards.
    }
    .brief = Dictionary { $dictionary }, { $words } words.
    .braille = { $dictionary }, { $words } words, { $check ->
        [always] looked up
       *[challenge] bluffing
    }
words-stakes = { $chips ->
        [one] One chip
       *[other] { $chips } chips
    } each. Ante { $ante }, bets { $least } to { $most }.{ $first ->
        [yes] {" "}The aim: win the chips of the others. In each round you lay a word from your seven cards, and the word whose cards have the most points takes the pot. { loop-hear-more }
       *[no] {""}
    }
    .brief = { $chips } chips, ante { $ante }, bets { $least } to { $most }.
    .braille = { $chips } chips, ante { $ante }, bets { $least } to { $most }
words-cut = { $you ->
        [seat] You cut
       *[other] { $seat } cuts
    }{ $first ->
        [yes] {" "}the card{" "}
       *[no] {" "}
    }{ $card }{ $first ->
        [yes] {""}, to find who deals and bets first: the most points, or of equal ones the later letter.
       *[no] .
    }
    .brief = { loop-who }: { $card }.
    .braille = { $seat } cuts { $card }
words-cut-again = { $card } came twice: cut again.
    .brief = { $card } twice: cut again.
    .braille = { $card } twice, again
words-dealer = { $you ->
        [seat] {" "}You deal.
       *[other] {" "}{ $seat } deals.
    }
words-deals = { loop-round-now }{ $first ->
        [yes] { words-dealer }
       *[no] { $real ->
            [yes] { words-dealer }
           *[no] {""}
        }
    }{ $first ->
        [yes] {" "}Ante { $ante }.
       *[no] {""}
    }
    .brief = { $you ->
        [seat] You deal.
       *[other] { $seat } deals.
    }
    .braille = round { $number }, { $seat } deals
words-short = { $you ->
        [seat] You pay { $paid } and are all in.
       *[other] { $seat } pays { $paid } and is all in.
    }
    .brief = { $you ->
        [seat] You are all in.
       *[other] { $seat } is all in.
    }
    .braille = { $seat } all in
words-dealt = Your hand: { $hand }.
    .brief = { $hand-short }.
    .braille = { $hand }
words-opened = { $seat } bets { $bet }{ $all-in ->
        [yes] , all in.
       *[no] .
    }
    .brief = { $seat } bets { $bet }.
    .braille = { $seat } bets { $bet }
words-called = { $seat } calls{ $all-in ->
        [yes] , all in.
       *[no] .
    }
    .brief = { $seat } calls.
    .braille = { $seat } calls
words-raised = { $seat } raises to { $bet }{ $all-in ->
        [yes] , all in.
       *[no] .
    }
    .brief = { $seat } raises to { $bet }.
    .braille = { $seat } raises to { $bet }
words-bet-least = { $raises ->
        [yes] You raise to { $chips }.
       *[no] You bet { $chips }.
    }
    .brief = { $raises ->
        [yes] You raise to { $chips }.
       *[no] You bet { $chips }.
    }
    .braille = { $raises ->
        [yes] you raise to { $chips }
       *[no] you bet { $chips }
    }
words-folded = { $seat } folds.
    .brief = { $seat } folds.
    .braille = { $seat } folds
words-goes-back = { $you ->
        [seat] You get { $chips } back
       *[other] { $seat } gets { $chips } back
    }{ $first ->
        [yes] , which nobody called.
       *[no] .
    }
    .brief = { $chips } back to { $you ->
        [seat] you.
       *[other] { $seat }.
    }
    .braille = { $chips } back to { $seat }
words-swapped = { $seat } swaps { $count ->
        [0] no cards.
        [one] one card.
       *[other] { $first ->
            [yes] { $count } cards.
           *[no] { $count }.
        }
    }
    .brief = { $seat } swaps { $count }.
    .braille = { $seat } swaps { $count }
words-drew = You draw { $cards }.
    .brief = New: { $cards-short }.
    .braille = new { $cards }
words-laid = { $you ->
        [seat] Your word:
       *[other] { $seat }'s word:
    } { $word }, { $points }{ $first ->
        [yes] {" "}points.
       *[no] .
    }
    .full = { $you ->
        [seat] Your word:
       *[other] { $seat }'s word:
    } { $word }, { $points } points. Cards { $cards }.
    .brief = { loop-who }: { $word }, { $points }.
    .braille = { $seat } { $word } { $points }
words-laid-nothing = { $you ->
        [seat] You lay no word.
       *[other] { $seat } lays no word.
    }
    .brief = { loop-who }: no word.
    .braille = { $seat } no word
words-struck = { $you ->
        [doubter] You doubt
       *[other] { $doubter } doubts
    } the word { $word }: not in the dictionary. 0 points for { $you ->
        [seat] you.
       *[other] { $seat }.
    }
    .brief = { $word }: not listed. 0 for { $you ->
        [seat] you.
       *[other] { $seat }.
    }
    .braille = { $word } not listed, { $seat } 0
words-stands = { $you ->
        [doubter] You doubt
       *[other] { $doubter } doubts
    } the word { $word }: it is in the dictionary.
    .brief = { $word }: listed.
    .braille = { $word } listed
words-no-word-counts = No word counts, so the highest cards do.
    .brief = The highest cards count.
    .braille = highest cards
words-high-card = { $you ->
        [seat] You have
       *[other] { $seat } has
    } { $card }.
    .brief = { loop-who }: { $card }.
    .braille = { $seat } { $card }
words-equal = A tie: { $winners-you ->
        [yes] you and { $winners-others } share.
       *[no] { $winners } share.
    }
    .brief = Tie: { $winners-you ->
        [yes] you and { $winners-others }.
       *[no] { $winners }.
    }
    .braille = tie { $winners }
words-left = { $you ->
        [seat] You have no chips left.
       *[other] { $seat } has no chips left.
    }
    .brief = { $you ->
        [seat] You are out.
       *[other] { $seat } is out.
    }
    .braille = { $seat } out
words-won = { $you ->
        [seat] You win with { $chips }.
       *[other] { $seat } wins with { $chips }.
    }
    .brief = { $you ->
        [seat] You win, { $chips }.
       *[other] { $seat } wins, { $chips }.
    }
    .braille = { $seat } wins, { $chips }
words-standing = { $you ->
        [seat] You: { $chips }.
       *[other] { $seat }: { $chips }.
    }
    .brief = { loop-who }: { $chips }.
    .braille = { $seat } { $chips }
    .cells = Chips: { $chips }

## Asked for

words-holding = { $hand }.
    .brief = { $hand-short }.
    .braille = { $hand }
words-holds-unknown = You hold the cards; Taverne does not know them.
    .brief = Real cards: unknown.
    .braille = unknown
words-hand-points = { $hand }. { $points } points in all.
    .brief = { $points }: { $hand }.
    .braille = { $points }: { $hand }
words-in-pot = { $pot } in the pot{ $price ->
        [0] .
       *[other] , { $price } to call.
    }
    .brief = Pot { $pot }{ $price ->
        [0] .
       *[other] , { $price } to call.
    }
    .braille = pot { $pot }, call { $price }
    .cells = Pot: { $pot }; To call: { $price ->
        [0] {""}
       *[other] { $price }
    }
words-who = { $you ->
        [seat] You
       *[other] { $seat }
    }: { $place ->
        [in] in, bet { $bet }, { $chips } left.
        [all-in] all in, bet { $bet }.
        [folded] folded, { $chips } left.
       *[out] out of the game.
    }
    .brief = { loop-who }: { $place ->
        [in] in, { $bet }.
        [all-in] all in, { $bet }.
        [folded] folded.
       *[out] out.
    }
    .braille = { $seat } { $place ->
        [in] in, { $bet }
        [all-in] all in { $bet }
        [folded] folded
       *[out] out
    }
    .cells = Bet: { $place ->
        [in] { $bet }
        [all-in] { $bet }
       *[other] {""}
    }; Round: { $place ->
        [in] in
        [all-in] all in
        [folded] folded
       *[out] out
    }
words-listed = { $word }: { $listed ->
        [yes] yes, listed
       *[no] { $can-lay ->
            [yes] no, not listed
           *[no] no
        }
    }{ words-lacks }.
    .brief = { $word }: { $listed ->
        [yes] yes
       *[no] no
    }{ words-lacks }.
    .braille = { $word } { $listed ->
        [yes] yes
       *[no] no
    }{ words-lacks }
words-lacks = { $can-lay ->
        [yes] { $missing ->
            [none] {""}
           *[other] ; your hand lacks { $missing }
        }
       *[no] ; seven cards of this deck cannot lay it
    }
words-can-doubt = { $seat }: { $word }, { $points }.
    .brief = { $seat }: { $word }, { $points }.
    .braille = { $seat } { $word } { $points }

## Refusals

words-no-check = You cannot check here: bet { $least } to { $most }, or fold.
words-bet = Bet from { $least } to { $most }.
words-raise-only = You can raise to { $least } only.
words-raise = Raise to between { $least } and { $most }.
words-call-or-raise = { $typed } could be a call or a raise. Type call, or raise and to how much.
words-no-raise = You cannot raise any higher: call or fold.
words-four-at-most = Swap four cards at most, not { $typed }.
words-no-such-card = You have no card { $card }.
words-no-card-left = You have no card { $card } left.
words-not-in-hand = You cannot lay { $word }{ $count ->
        [0] {" "}with your cards.
       *[other] . Missing: { $missing }.
    }{ $bound ->
        [yes] {" "}Both letters of a card are laid together.
       *[no] {""}
    }
words-one-card = One card is not a word: lay two or more.
words-not-spelled = These cards do not spell { $word }.
words-not-listed = { $word } is not in the dictionary. Lay another word, or none.
words-which-cards = Type the cards of { $word } with spaces between, for instance { $cards }.
words-not-in-deck = You cannot lay { $word } with seven cards of this deck.
words-one-of-deck = Type one card of the deck, for instance { $card }.
words-nobody-there = Nobody by that name is at the table.
words-no-doubt = That player has no word that you can doubt.
words-no-looking = Words are looked up only when somebody doubts them.
words-look-what = Type look and a word.
words-bets-cross = The lowest bet, { $least }, is above the highest, { $most }.
words-no-bots = Bots cannot hold real cards. Name two players or more, for instance: taverne play words Ann Ben --cards typed
words-deck-small = This deck has { $cards } cards; { $seats } players need { $needed }.
words-edition-final = { $file } cannot go on: the dictionary has changed, and words were already laid with the old one. Restore the old one.
words-edition = The dictionary has changed since this game began.
words-deck-toml = { $file } is not valid TOML: see line { $line }.
words-deck-empty = { $file } needs a table called cards, with the letters of each card.
words-deck-twice = { $file }, line { $line }: the card { $card } is listed twice.
words-deck-letters = { $file }, line { $line }: the card { $card } needs one to { $most } letters from A to Z.
words-deck-card = { $file }, line { $line }: write the card as { $card } = {"{"} count = 2, points = 9 {"}"}
words-deck-count = { $file }, line { $line }: the count of { $card } must be a whole number from { $least } to { $most }.
words-deck-points = { $file }, line { $line }: the points of { $card } must be a whole number from { $least } to { $most }.

## Figures of many games

words-figure-rounds = Rounds per game
words-figure-word-mean = Points per word
words-figure-none-share = Share of hands without a word
words-figure-struck-share = Share of words struck
words-figure-chips = Chips at the end, by seat

## What is counted for players

words-shared-short = { $shared ->
        [0] {""}
       *[other] , shared { $shared }
    }
words-words = { $words ->
        [one] One word
       *[other] { $words } words
    }, { $average } points on average{ $best ->
        [0] {""}
       *[other] ; the best was { $word } with { $best }
    }. { $pots ->
        [0] No pot
        [one] One pot
       *[other] { $pots } pots
    } taken{ $shared ->
        [0] .
        [one] , one shared.
       *[other] , { $shared } shared.
    }
    .brief = Words { $words }, average { $average }, best { $best }, pots { $pots }{ words-shared-short }.
    .braille = words { $words }, average { $average }, best { $word } { $best }, pots { $pots }{ words-shared-short }
words-personal-best = A word of { $number } points: { $you ->
        [seat] your
       *[other] { $seat }'s
    } best so far.

words-legend = folded: out of this round; all in: has bet all chips; out: has no chips left; To call: what it costs to stay in

## Options of the table

words-option-ante = ante
    .help = the chips each pays before the deal.
words-option-min-bet = min-bet
    .help = the least bet.
words-option-max-bet = max-bet
    .help = the highest bet.
words-option-chips = chips
    .help = what each begins with.
words-option-rounds = rounds
    .help = how many rounds; with 0 until one has all chips.
    .shown = how many the game has
    .shown-0 = no limit
words-option-check = check
    .help = when words are looked up: always, or when doubted.
words-value-check-challenge = doubt
words-value-check-always = always
words-option-cards = cards
    .help = real plays with your own cards.
words-value-cards-seeded = dealt
words-value-cards-typed = real
words-option-umlauts = umlauts
    .help = whether Ä is laid as AE or as A.
words-value-umlauts-expand = AE
words-value-umlauts-plain = A
words-option-deck = deck
    .help = the cards: the deck of a language, such as en, or the path of a deck file.
words-option-dictionary = dictionary
    .help = the words: a name, or the path of a list.
words-option-spelling = spelling
    .help = the language whose spelling a list follows.

## The lesson

words-lesson-hand = These are your seven cards, each with its points. Some cards have two letters: T H is one card, written TH, and both letters are laid together. Type hand to have your cards in the question again.
words-lesson-open = Bet a number of chips, or fold. Others must pay as much to stay in.
words-lesson-call = Call to pay the price, raise to bet more, or fold to give the round up.
words-lesson-raised = A raise may be a good hand, or a bluff.
words-lesson-swap = Swap up to four cards that you cannot use: type swap and the cards; or none.
    .rest = Once in a round you may swap up to four cards.
words-lesson-swapped = Few cards swapped may mean a good word.
words-lesson-lay = Type the word you lay. To hear whether the dictionary has a word, type look and that word.
words-lesson-laid = The word with the most points wins the pot.
words-lesson-no-word = Whoever lays no word has 0. The highest card counts only if nobody lays a word.
    .rest = If nobody lays a word, the highest card counts.
words-lesson-folded = Whoever folds loses what they have paid so far, and no more.
words-lesson-pot = The antes and all bets of the round make the pot.

## Advice and review

words-no-look-up = No advice: words are looked up only when doubted here, and a tip would be a look-up.
    .brief = No advice: it would be a look-up.
    .braille = no advice: it would be a look-up
words-advise-than = { $than ->
        [fold] folding
        [call] a call
        [raise] a raise to { $chips }
       *[bet] a bet of { $chips }
    }
words-advise-dear = { $than ->
        [fold] folding
        [call] a call
        [raise] a raise to { $chips }
       *[bet] a bet of { $chips }
    }
words-advise-mixes = the best bot does so { $often } times in 100 here and otherwise
words-advise-third = { $third ->
        [none] {""}
        [fold] {" "}or folds
        [call] {" "}or calls
        [raise] {" "}or raises to { $third-chips }
       *[bet] {" "}or bets { $third-chips }
    }, so that nobody can read its hand.
words-advise-fold = Fold: { $often ->
        [100] { $more ->
            [0] nothing else wins more.
           *[other] { words-advise-dear } costs { $games ->
                [yes] { $more } of 100 games in this position.
               *[no] { $more } { $more ->
                    [one] chip
                   *[other] chips
                } in 100 such rounds.
            }
        }
       *[other] { words-advise-mixes } { $than ->
            [fold] folds
            [call] calls
            [raise] raises to { $chips }
           *[bet] bets { $chips }
        }{ words-advise-third }
    }
    .brief = Fold{ $often ->
        [100] { $more ->
            [0] : nothing wins more.
           *[other] , saves { $more } in 100.
        }
       *[other] : { $often } of 100, otherwise { $than ->
            [fold] fold
            [call] call
            [raise] raise to { $chips }
           *[bet] bet { $chips }
        }.
    }
    .braille = fold, { $often ->
        [100] saves { $more } in 100
       *[other] { $often } of 100
    }
words-advise-call = Call{ $often ->
        [100] { $more ->
            [0] , or { $than ->
                [fold] fold
                [call] call
                [raise] raise to { $chips }
               *[bet] bet { $chips }
            }: both are equally good.
           *[other] : { $games ->
                [yes] of 100 games in this position, that wins { $more } more than { words-advise-than }.
               *[no] in 100 such rounds that wins { $more } { $more ->
                    [one] chip
                   *[other] chips
                } more than { words-advise-than }.
            }
        }
       *[other] : { words-advise-mixes } { $than ->
            [fold] folds
            [call] calls
            [raise] raises to { $chips }
           *[bet] bets { $chips }
        }{ words-advise-third }
    }
    .brief = Call{ $often ->
        [100] , { $more ->
            [0] equally good
           *[other] { $more } more in 100
        }
       *[other] : { $often } of 100, otherwise { $than ->
            [fold] fold
            [call] call
            [raise] raise to { $chips }
           *[bet] bet { $chips }
        }
    }.
    .braille = call, { $often ->
        [100] { $more ->
            [0] equally good
           *[other] { $more } more in 100
        }
       *[other] { $often } of 100
    }
words-advise-bet = { $raises ->
        [yes] Raise to { $chips }
       *[no] Bet { $chips }
    }{ $bluff ->
        [yes] , as a bluff
       *[no] {""}
    }{ $often ->
        [100] { $more ->
            [0] , or { $than ->
                [fold] fold
                [call] call
                [raise] raise to { $other }
               *[bet] bet { $other }
            }: both are equally good.
           *[other] : { $games ->
                [yes] of 100 games in this position, that wins { $more } more than
               *[no] in 100 such rounds that wins { $more } { $more ->
                    [one] chip
                   *[other] chips
                } more than
            } { $than ->
                [fold] folding.
                [call] a call.
                [raise] a raise to { $other }.
               *[bet] a bet of { $other }.
            }
        }
       *[other] : { words-advise-mixes } { $than ->
            [fold] folds
            [call] calls
            [raise] raises to { $other }
           *[bet] bets { $other }
        }{ words-advise-third }
    }{ $bluff ->
        [yes] {" "}Your word beats only { $rank } of 100 hands.
       *[no] {""}
    }
    .brief = { $raises ->
        [yes] Raise to { $chips }
       *[no] Bet { $chips }
    }{ $bluff ->
        [yes] , a bluff
       *[no] {""}
    }{ $often ->
        [100] , { $more ->
            [0] equally good
           *[other] { $more } more in 100
        }
       *[other] : { $often } of 100, otherwise { $than ->
            [fold] fold
            [call] call
            [raise] raise to { $other }
           *[bet] bet { $other }
        }
    }.
    .braille = { $raises ->
        [yes] raise { $chips }
       *[no] bet { $chips }
    }{ $bluff ->
        [yes] , bluff
       *[no] {""}
    }, { $often ->
        [100] { $more ->
            [0] equally good
           *[other] { $more } more in 100
        }
       *[other] { $often } of 100
    }
words-advise-swap = { $count ->
        [0] Swap none: { $points ->
            [0] no swap is likely to bring a word.
           *[other] your best word has { $points } points{ $average ->
                [0] .
               *[other] , and after the best swap { $average } on average.
            }
        }
       *[other] Swap { $cards-short }: your best word then has { $average } points on average, and now { $points ->
            [0] you have none.
           *[other] { $points }.
        }
    }
    .brief = { $count ->
        [0] Swap none
       *[other] Swap { $cards-short }
    }: { $count ->
        [0] { $points }; the best swap: { $average }.
       *[other] { $average } on average; now: { $points }.
    }
    .braille = { $count ->
        [0] swap none
       *[other] swap { $cards-short }
    }, now { $points }
words-advise-bet-why = What decides: how often your best word beats those of the others, and what is in the pot against what you pay.
words-advise-call-why = { words-advise-bet-why }
words-advise-fold-why = { words-advise-bet-why }
words-advise-swap-why = What decides: the points of your best word on average, over the cards that may come.
words-advise-letters = Your best word has { $letters } letters and { $points } points. Ask again to hear it.
    .brief = { $letters } letters, { $points } points.
    .braille = { $letters } letters, { $points } points
words-advise-word = Lay { $word }, { $cards-short }: { $points } points.
    .brief = Lay { $word }, { $cards-short }: { $points }.
    .braille = { $word }, { $points }
words-advise-no-word = None: there is no word in your hand.
    .brief = None: no word.
    .braille = none: no word
words-cost-laid = { $hand-short }: { $did ->
        [0] you laid no word.
       *[other] { $made-up ->
            [yes] you laid { $laid }, { $did }, which is not in the dictionary.
           *[no] you laid { $laid }, { $did }.
        }
    } The best was { $word }, { $points }.
    .brief = { $hand-short }: { $word }, { $points }, not { $made-up ->
        [yes] { $laid }
       *[no] { $did }
    }.
    .braille = { $hand-short }: { $word } { $points }, not { $made-up ->
        [yes] { $laid }
       *[no] { $did }
    }
words-luck = Your { $hands ->
        [one] hand was better than { $rank } of 100
       *[other] { $hands } hands were on average better than { $rank } of 100
    }; 50 would be usual.
    .brief = Hands better than { $rank } of 100; usual: 50.
    .braille = hands better than { $rank } of 100, usual 50

## Figures in the rules, which options change

words-guide-rounds = The game { $rounds ->
        [0] goes on until one player has them all, or for as many rounds as you agree on.
        [one] has one round.
       *[other] has { $rounds } rounds, unless one player has them all before.
    }
words-guide-chips = { $chips ->
        [one] one chip
       *[other] { $chips } chips
    }
words-guide-ante = { $ante ->
        [one] one chip
       *[other] { $ante } chips
    }
words-guide-bets = { $max-bet ->
        [one] one chip
       *[other] { $min-bet } to { $max-bet } chips
    }
words-guide-swapped = { $deck ->
        [de] X CH
        [fr] W CH
       *[en] W TH
    }
words-guide-word = { $deck ->
        [de] Dach
        [fr] chat
       *[en] thin
    }
words-guide-cards = { $deck ->
        [de] D A CH
        [fr] CH A T
       *[en] TH I N
    }
words-guide-max-bet = { $max-bet }
