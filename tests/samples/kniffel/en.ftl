### Kniffel in English.

kniffel = Kniffel

kniffel-answer-keep = keep, k
kniffel-answer-all = all, a
kniffel-answer-none = none, n
kniffel-answer-write = write, w
kniffel-term-ones = ones, aces
kniffel-term-twos = twos
kniffel-term-threes = threes
kniffel-term-fours = fours
kniffel-term-fives = fives
kniffel-term-sixes = sixes
kniffel-term-three = three of a kind, 3 of a kind, triple
kniffel-term-four = four of a kind, 4 of a kind, quadruple
kniffel-term-house = full house, house
kniffel-term-small = small straight
kniffel-term-large = large straight
kniffel-term-kniffel = Kniffel
kniffel-term-chance = chance
kniffel-not-in-throw = { $dice } was not thrown; the throw is { $throw }.
kniffel-row-is-full = { $row } is written already. Choose an open row; help names them.

kniffel-keep = { $throw }, { $left } more{ $first ->
        [yes] . Which dice stay?
       *[no] ?
    }
    .brief = { $throw }, { $left }?
    .braille = { $throw }, { $left }?
    .less = { $throw }?
    .least = { $throw }?
    .allowed = Type the dice that stay, or all, or none.
    .longest = 1 1 1 1 1
kniffel-write = { $throw }{ $first ->
        [yes] : into which row?
       *[no] : which row?
    }
    .brief = { $throw }: row?
    .braille = { $throw } row?
    .least = { $throw }?
    .allowed = Type the name of an open row, or its beginning.
    .longest = chance

kniffel-threw = { $you ->
        [seat] You throw
       *[other] { $seat } throws
    } { $throw }.
    .brief = { $seat }: { $throw }.
    .braille = { $seat } { $throw }
kniffel-kept = { $you ->
        [seat] You keep
       *[other] { $seat } keeps
    } { $dice-count ->
        [0] nothing.
       *[other] { $dice }.
    }
    .brief = { $dice-count ->
        [0] nothing kept.
       *[other] { $dice } kept.
    }
    .braille = kept { $dice-count ->
        [0] nothing
       *[other] { $dice }
    }
kniffel-wrote = { $you ->
        [seat] You write
       *[other] { $seat } writes
    } { $row }: { $points }, in all { $score }.
    .brief = { $seat }, { $row }: { $points }, { $score }.
    .braille = { $seat } { $row } { $points }, { $score }
kniffel-bonus = { $you ->
        [seat] 63 above: you get 35 more and have { $score }.
       *[other] 63 above: { $seat } gets 35 more and has { $score }.
    }
    .brief = { $seat }, bonus: { $score }.
    .braille = bonus { $seat }, { $score }
kniffel-won = Won by { $winners }, with { $score }.
    .brief = Won: { $winners }, { $score }.
    .braille = won { $winners }, { $score }
kniffel-standing = { $you ->
        [seat] You have { $score }
       *[other] { $seat } has { $score }
    }, { $rows ->
        [one] one open row.
       *[other] { $rows } open rows.
    }
    .brief = { $seat }: { $score }.
    .braille = { $seat } { $score }, { $rows } open
kniffel-holding = On the table: { $throw }.
    .brief = { $throw }.
    .braille = { $throw }
kniffel-brings = { $row }: { $points }.
    .brief = { $row }: { $points }.
    .braille = { $row } { $points }

kniffel-figure-winning = Winning score
kniffel-figure-bonuses = Bonuses per game
kniffel-figure-kniffel = Points in the row Kniffel
