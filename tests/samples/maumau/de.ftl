### Mau-Mau auf Deutsch.

maumau = Mau-Mau

maumau-answer-play = spielen, sp
maumau-answer-draw = ziehen, zi
maumau-answer-suit = Farbe
maumau-term-clubs = Kreuz
maumau-term-spades = Pik
maumau-term-hearts = Herz
maumau-term-diamonds = Karo
maumau-card-c7 = Kreuz 7, kr7
    .braille = kr7
maumau-card-c8 = Kreuz 8, kr8
    .braille = kr8
maumau-card-c9 = Kreuz 9, kr9
    .braille = kr9
maumau-card-c10 = Kreuz 10, kr10
    .braille = kr10
maumau-card-cj = Kreuz Bube, krb
    .braille = krb
maumau-card-cq = Kreuz Dame, krd
    .braille = krd
maumau-card-ck = Kreuz König, krk
    .braille = krk
maumau-card-ca = Kreuz Ass, kra
    .braille = kra
maumau-card-s7 = Pik 7, p7
    .braille = p7
maumau-card-s8 = Pik 8, p8
    .braille = p8
maumau-card-s9 = Pik 9, p9
    .braille = p9
maumau-card-s10 = Pik 10, p10
    .braille = p10
maumau-card-sj = Pik Bube, pb
    .braille = pb
maumau-card-sq = Pik Dame, pd
    .braille = pd
maumau-card-sk = Pik König, pk
    .braille = pk
maumau-card-sa = Pik Ass, pa
    .braille = pa
maumau-card-h7 = Herz 7, h7
    .braille = h7
maumau-card-h8 = Herz 8, h8
    .braille = h8
maumau-card-h9 = Herz 9, h9
    .braille = h9
maumau-card-h10 = Herz 10, h10
    .braille = h10
maumau-card-hj = Herz Bube, hb
    .braille = hb
maumau-card-hq = Herz Dame, hd
    .braille = hd
maumau-card-hk = Herz König, hk
    .braille = hk
maumau-card-ha = Herz Ass, ha
    .braille = ha
maumau-card-d7 = Karo 7, k7
    .braille = k7
maumau-card-d8 = Karo 8, k8
    .braille = k8
maumau-card-d9 = Karo 9, k9
    .braille = k9
maumau-card-d10 = Karo 10, k10
    .braille = k10
maumau-card-dj = Karo Bube, kb
    .braille = kb
maumau-card-dq = Karo Dame, kd
    .braille = kd
maumau-card-dk = Karo König, kk
    .braille = kk
maumau-card-da = Karo Ass, ka
    .braille = ka

maumau-play = { $top }{ $free ->
        [yes] {""}
       *[other] , gewünscht { $wished }
    }. Du hast { $hand }{ $first ->
        [yes] . Welche spielst du, oder ziehst du?
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
    .allowed = Tippe eine deiner Karten in der Farbe oder im Wert von { $top }, oder ziehen.
    .longest = kr10
maumau-play-drawn = Gezogen: { $card }. Gleich spielen?
    .brief = { $card-short }, spielen?
    .braille = { $card } spielen?
maumau-wish = Welche Farbe wünschst du dir?
    .brief = Welche Farbe?
    .least = Farbe?
    .braille = welche Farbe?
    .allowed = Tippe Kreuz, Pik, Herz oder Karo.
    .longest = Kreuz
maumau-not-yours = Diese Karte hast du nicht.
maumau-does-not-fit = Diese Karte passt nicht. Spiel dieselbe Farbe oder denselben Wert, oder zieh.
maumau-which-suit = Tippe Kreuz, Pik, Herz oder Karo.

maumau-dealt = Deine Karten: { $hand }.
    .brief = { $hand-short }.
    .braille = { $hand }
maumau-top = Oben liegt { $card }{ $free ->
        [yes] {""}
       *[other] , gewünscht ist { $wished }
    }.
    .brief = Oben: { $card-short }{ $free ->
        [yes] {""}
       *[other] , { $wished }
    }.
    .braille = { $card }{ $free ->
        [yes] {""}
       *[other] , { $wished }
    }
maumau-played = { $you ->
        [seat] Du spielst
       *[other] { $seat } spielt
    } { $card }{ $left ->
        [0] {""}
        [1] : noch eine Karte
       *[other] , noch { $left }
    }.
    .brief = { $seat }: { $card-short }, { $left }.
    .braille = { $seat } { $card }, { $left }
maumau-wished = { $you ->
        [seat] Du wünschst dir
       *[other] { $seat } wünscht sich
    } { $suit }.
    .brief = { $seat }: { $suit }.
    .braille = { $seat } { $suit }
maumau-drew = { $you ->
        [seat] Du ziehst
       *[other] { $seat } zieht
    } { $count ->
        [0] nichts: Es gibt keine Karten mehr
        [1] eine Karte
       *[other] { $count } Karten
    }.
    .brief = { $seat } zieht { $count }.
    .braille = { $seat } zieht { $count }
maumau-got = Gezogen: { $cards }.
    .brief = { $cards-short }.
    .braille = { $cards }
maumau-skipped = { $you ->
        [seat] Du setzt aus.
       *[other] { $seat } setzt aus.
    }
    .brief = { $seat } setzt aus.
    .braille = { $seat } setzt aus
maumau-holds = { $you ->
        [seat] Du hast
       *[other] { $seat } hat
    } { $count ->
        [1] eine Karte
       *[other] { $count } Karten
    }.
    .brief = { $seat } { $count }.
    .braille = { $seat } { $count }
maumau-holding = { $hand }.
    .brief = { $hand-short }.
    .braille = { $hand }
maumau-won = { $you ->
        [seat] Du hast keine Karten mehr und gewinnst!
       *[other] { $seat } hat keine Karten mehr und gewinnt.
    }
    .brief = { $seat } gewinnt.
    .braille = { $seat } gewinnt
