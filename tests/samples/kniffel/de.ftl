### Kniffel auf Deutsch.

kniffel = Kniffel

kniffel-answer-keep = behalten, b
kniffel-answer-all = alle, a
kniffel-answer-none = keinen, k
kniffel-answer-write = schreiben, s
kniffel-term-ones = Einser
kniffel-term-twos = Zweier
kniffel-term-threes = Dreier
kniffel-term-fours = Vierer
kniffel-term-fives = Fünfer
kniffel-term-sixes = Sechser
kniffel-term-three = Dreierpasch
kniffel-term-four = Viererpasch
kniffel-term-house = Full House
kniffel-term-small = kleine Straße
kniffel-term-large = große Straße
kniffel-term-kniffel = Kniffel
kniffel-term-chance = Chance
kniffel-not-in-throw = { $dice } ist nicht im Wurf; der Wurf ist { $throw }.
kniffel-row-is-full = { $row } ist schon beschrieben. Nimm eine freie Zeile; Hilfe nennt sie.

kniffel-keep = { $throw }, noch { $left }{ $first ->
        [yes] . Welche Würfel bleiben liegen?
       *[no] ?
    }
    .brief = { $throw }, { $left }?
    .braille = { $throw }, { $left }?
    .less = { $throw }?
    .least = { $throw }?
    .allowed = Tippe die Würfel, die liegen bleiben, oder alle, oder keinen.
    .longest = 1 1 1 1 1
kniffel-write = { $throw }{ $first ->
        [yes] : in welche Zeile?
       *[no] : welche Zeile?
    }
    .brief = { $throw }: Zeile?
    .braille = { $throw } Zeile?
    .least = { $throw }?
    .allowed = Tippe den Namen einer freien Zeile oder seinen Anfang.
    .longest = Chance

kniffel-threw = { $you ->
        [seat] Du wirfst
       *[other] { $seat } wirft
    } { $throw }.
    .brief = { $seat }: { $throw }.
    .braille = { $seat } { $throw }
kniffel-kept = { $you ->
        [seat] Du behältst
       *[other] { $seat } behält
    } { $dice-count ->
        [0] nichts.
       *[other] { $dice }.
    }
    .brief = { $dice-count ->
        [0] nichts behalten.
       *[other] { $dice } behalten.
    }
    .braille = { $dice-count ->
        [0] nichts
       *[other] { $dice }
    } behalten
kniffel-wrote = { $you ->
        [seat] Du schreibst
       *[other] { $seat } schreibt
    } { $row }: { $points }, zusammen { $score }.
    .brief = { $seat }, { $row }: { $points }, { $score }.
    .braille = { $seat } { $row } { $points }, { $score }
kniffel-bonus = { $you ->
        [seat] Oben 63: Du bekommst 35 dazu und hast { $score }.
       *[other] Oben 63: { $seat } bekommt 35 dazu und hat { $score }.
    }
    .brief = { $seat }, Bonus: { $score }.
    .braille = Bonus { $seat }, { $score }
kniffel-won = Gewonnen: { $winners }, mit { $score }.
    .brief = Gewonnen: { $winners }, { $score }.
    .braille = gewonnen { $winners }, { $score }
kniffel-standing = { $you ->
        [seat] Du hast { $score }
       *[other] { $seat } hat { $score }
    }, { $rows ->
        [one] eine freie Zeile.
       *[other] { $rows } freie Zeilen.
    }
    .brief = { $seat }: { $score }.
    .braille = { $seat } { $score }, { $rows } frei
kniffel-holding = Auf dem Tisch: { $throw }.
    .brief = { $throw }.
    .braille = { $throw }
kniffel-brings = { $row }: { $points }.
    .brief = { $row }: { $points }.
    .braille = { $row } { $points }

kniffel-figure-winning = Punkte beim Sieg
kniffel-figure-bonuses = Boni je Spiel
kniffel-figure-kniffel = Punkte in der Zeile Kniffel
