### Mau-Mau in English.

maumau = Mau-Mau

maumau-answer-play = play, p
maumau-answer-draw = draw, dr
maumau-answer-suit = suit
maumau-term-clubs = clubs
maumau-term-spades = spades
maumau-term-hearts = hearts
maumau-term-diamonds = diamonds
maumau-card-c7 = clubs 7, c7
    .braille = c7
maumau-card-c8 = clubs 8, c8
    .braille = c8
maumau-card-c9 = clubs 9, c9
    .braille = c9
maumau-card-c10 = clubs 10, c10
    .braille = c10
maumau-card-cj = clubs jack, cj
    .braille = cj
maumau-card-cq = clubs queen, cq
    .braille = cq
maumau-card-ck = clubs king, ck
    .braille = ck
maumau-card-ca = clubs ace, ca
    .braille = ca
maumau-card-s7 = spades 7, s7
    .braille = s7
maumau-card-s8 = spades 8, s8
    .braille = s8
maumau-card-s9 = spades 9, s9
    .braille = s9
maumau-card-s10 = spades 10, s10
    .braille = s10
maumau-card-sj = spades jack, sj
    .braille = sj
maumau-card-sq = spades queen, sq
    .braille = sq
maumau-card-sk = spades king, sk
    .braille = sk
maumau-card-sa = spades ace, sa
    .braille = sa
maumau-card-h7 = hearts 7, h7
    .braille = h7
maumau-card-h8 = hearts 8, h8
    .braille = h8
maumau-card-h9 = hearts 9, h9
    .braille = h9
maumau-card-h10 = hearts 10, h10
    .braille = h10
maumau-card-hj = hearts jack, hj
    .braille = hj
maumau-card-hq = hearts queen, hq
    .braille = hq
maumau-card-hk = hearts king, hk
    .braille = hk
maumau-card-ha = hearts ace, ha
    .braille = ha
maumau-card-d7 = diamonds 7, d7
    .braille = d7
maumau-card-d8 = diamonds 8, d8
    .braille = d8
maumau-card-d9 = diamonds 9, d9
    .braille = d9
maumau-card-d10 = diamonds 10, d10
    .braille = d10
maumau-card-dj = diamonds jack, dj
    .braille = dj
maumau-card-dq = diamonds queen, dq
    .braille = dq
maumau-card-dk = diamonds king, dk
    .braille = dk
maumau-card-da = diamonds ace, da
    .braille = da

maumau-play = { $top }{ $free ->
        [yes] {""}
       *[other] , wished { $wished }
    }. You hold { $hand }{ $first ->
        [yes] . Play which, or draw?
       *[no] ?
    }
    .brief = { $top-short }{ $free ->
        [yes] {""}
       *[other] , { $wished }
    }?
    .less = { $top-short }{ $free ->
        [yes] {""}
       *[other] , { $wished }
    }: { $hand-short }?
    .least = { $top-short }?
    .braille = { $top }{ $free ->
        [yes] {""}
       *[other] , { $wished }
    }: { $hand }?
    .allowed = Type a card of yours of the suit or the rank of { $top }, or draw.
    .longest = h10
maumau-play-drawn = You drew { $card }. Play it?
    .brief = { $card-short }, play?
    .braille = { $card } play?
maumau-wish = Which suit do you wish for?
    .brief = Which suit?
    .least = Suit?
    .braille = which suit?
    .allowed = Type clubs, spades, hearts or diamonds.
    .longest = diamonds
maumau-not-yours = You do not hold that card.
maumau-does-not-fit = That card does not fit. Play the same suit or the same rank, or draw.
maumau-which-suit = Type clubs, spades, hearts or diamonds.

maumau-dealt = Your hand: { $hand }.
    .brief = { $hand-short }.
    .braille = { $hand }
maumau-top = { $card } lies on top{ $free ->
        [yes] {""}
       *[other] , { $wished } is wished for
    }.
    .brief = Top: { $card-short }{ $free ->
        [yes] {""}
       *[other] , { $wished }
    }.
    .braille = { $card }{ $free ->
        [yes] {""}
       *[other] , { $wished }
    }
maumau-played = { $you ->
        [seat] You play
       *[other] { $seat } plays
    } { $card }{ $left ->
        [0] {""}
        [1] : one card left
       *[other] , { $left } left
    }.
    .brief = { $seat }: { $card-short }, { $left }.
    .braille = { $seat } { $card }, { $left }
maumau-wished = { $you ->
        [seat] You wish
       *[other] { $seat } wishes
    } for { $suit }.
    .brief = { $seat }: { $suit }.
    .braille = { $seat } { $suit }
maumau-drew = { $you ->
        [seat] You draw
       *[other] { $seat } draws
    } { $count ->
        [0] nothing: there are no cards left
        [1] a card
       *[other] { $count } cards
    }.
    .brief = { $seat } draws { $count }.
    .braille = { $seat } draws { $count }
maumau-got = Drawn: { $cards }.
    .brief = { $cards-short }.
    .braille = { $cards }
maumau-skipped = { $you ->
        [seat] You are skipped.
       *[other] { $seat } is skipped.
    }
    .brief = { $seat } is skipped.
    .braille = { $seat } skipped
maumau-holds = { $you ->
        [seat] You hold
       *[other] { $seat } holds
    } { $count ->
        [1] one card
       *[other] { $count } cards
    }.
    .brief = { $seat } { $count }.
    .braille = { $seat } { $count }
maumau-holding = { $hand }.
    .brief = { $hand-short }.
    .braille = { $hand }
maumau-won = { $you ->
        [seat] You have no cards left: you win!
       *[other] { $seat } has no cards left, and wins.
    }
    .brief = { $seat } wins.
    .braille = { $seat } wins
