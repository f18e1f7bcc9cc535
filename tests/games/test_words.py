"""Choose Your Words, rule by rule: CW-0 to CW-18."""

import re
from pathlib import Path

import pytest
from helpers import answered, events_of

from access.engine.chance import Seeded
from access.engine.table import Table
from access.storage.catalogue import sentence
from games.cards import Card, Row, in_order, letters
from games.game import Sitting
from games.options import BadOption, with_defaults
from games.purse import Stays, Takes
from games.refusals import Illegal, Refused
from games.steps import Ask, Deal, Seat, Tell
from games.words import GAME, events
from games.words.decks import BadDeck, deck, from_file
from games.words.options import settle
from games.words.questions import CALL, FOLD, NOBODY, Call, Doubt, Lay, LayUnseen, Open, ShowHighest, Swap, SwapCount

EN, DE = deck("en"), deck("de")


def options(seats=2, language="en", persons=2, **given):
    given = {name.replace("_", "-"): value for name, value in given.items()}
    return settle(with_defaults(GAME.agreement.options, given), Sitting(persons, seats - persons, language))


def table(seats=2, **given):
    agreed = options(seats, **given)
    return Table(lambda: GAME.new(seats, agreed))


def dealt(*hands, cuts=("Z", "A"), **given):
    """A table where the first seat deals, and the hands are those of the seats in order."""
    seats = len(hands)
    made = table(seats, **given)
    for cut in (*cuts, *"AAAAAAAAAAAA")[:seats]:
        answered(made, (cut,))
    hands = [hand.split() for hand in hands]
    order = [*hands[1:], hands[0]]
    answered(made, tuple(hand[n] for n in range(7) for hand in order))
    return made


def to_showdown(made):
    """Everybody calls the least, nobody swaps."""
    while not isinstance(made.open, Lay):
        step = made.open
        answered(made, ("bet", 1) if isinstance(step, Open) else CALL if isinstance(step, Call) else ())
    return made


def total(made):
    return sum(made.play.chips) + made.play.pot()


THREE = ("A E I O U S T", "B C D F G H I", "E E E N N S T")

# Decks (CW-0) --------------------------------------------------------------------------------------------------------


def test_cw0_the_english_deck_has_118_cards_of_31_kinds():
    assert len(EN.cards) == 118
    assert len(EN.kinds) == 31
    assert [EN.card(name).points for name in ("A", "QU", "Z", "TH", "CL")] == [2, 9, 14, 9, 10]
    assert EN.cards.count("E") == 12


def test_cw0_the_german_deck_has_118_cards_with_ch_and_er_twice_and_qu_once():
    assert len(DE.cards) == 118
    assert [DE.cards.count(name) for name in ("CH", "ER", "QU", "E", "T", "J", "X", "Y")] == [2, 2, 1, 14, 6, 1, 1, 1]
    assert {kind.points for kind in DE.kinds.values()} == {2, 3, 4, 5, 6, 8, 9}


@pytest.mark.parametrize("name", ["en", "de"])
def test_cw0_the_decks_of_the_rules_are_those_that_are_dealt(name):
    rules = (Path(__file__).parents[2] / "games" / "words" / "RULES.md").read_text(encoding="utf-8")
    listed = re.search(rf"^{name}: ([^.]*)\.", rules, re.MULTILINE)[1]
    kinds = {letters: (int(count), int(points)) for letters, count, points in re.findall(r"(\w+)\s(\d+)×(\d+)", listed)}
    assert kinds == {letters: (kind.count, kind.points) for letters, kind in deck(name).kinds.items()}


def test_cw0_the_deck_follows_the_dictionary():
    assert options(language="de")["deck"] == "de"
    assert options(language="de", dictionary="en")["deck"] == "en"
    assert options(deck="de")["deck"] == "de"


def test_cw0_a_deck_with_too_few_cards_is_refused_with_the_number_it_needs():
    small = "A 10 2, B 8 3, QU 3 9"
    assert options(seats=2, deck=small)["deck"] == small
    with pytest.raises(Refused) as refused:
        options(seats=3, deck=small)
    assert refused.value.reason == "words-deck-small"
    assert refused.value.facts == {"cards": 21, "needed": 25, "seats": 3}
    assert len(EN.cards) >= 7 * 14 + 4


FILE = """
[cards]
A = { count = 10, points = 2 }
qu = { count = 2, points = 9 }
"""


def test_cw0_a_deck_file_gives_letters_count_and_points():
    line = from_file(FILE, "ours.toml")
    assert line == "A 10 2, QU 2 9"
    assert deck(line).told() == line
    assert with_defaults(GAME.agreement.options, {"deck": line})["deck"] == line


@pytest.mark.parametrize(
    ("text", "reason", "line"),
    [
        ("cards = [", "words-deck-toml", 1),
        ("a = " + "[" * 20000, "words-deck-toml", 1),
        ("a = " + "9" * 5001, "words-deck-toml", 1),
        ("[cards]\nA = {", "words-deck-toml", 2),
        ("name = 1", "words-deck-empty", None),
        ("cards = 1", "words-deck-empty", None),
        ("[cards]\n\nÄ = { count = 1, points = 1 }", "words-deck-toml", 3),
        ('[cards]\n\n"Ä" = { count = 1, points = 1 }', "words-deck-letters", 3),
        ("[cards]\nABCD = { count = 1, points = 1 }", "words-deck-letters", 2),
        ("[cards]\nA = 3", "words-deck-card", 2),
        ("[cards]\nA = { count = 1 }", "words-deck-card", 2),
        ("[cards]\nB = { count = 0, points = 1 }", "words-deck-count", 2),
        ("[cards]\nB = { count = true, points = 1 }", "words-deck-count", 2),
        ("[cards]\nB = { count = 1, points = 100 }", "words-deck-points", 2),
        ("[cards]\nb = { count = 1, points = 1 }\nB = { count = 1, points = 1 }", "words-deck-twice", 2),
        ("cards.B = { count = 1, points = -1 }", "words-deck-points", 1),
        ("cards = { B = { count = 1, points = 'x' } }", "words-deck-points", 1),
    ],
)
def test_cw0_a_deck_file_that_is_none_is_named_with_its_line(text, reason, line):
    with pytest.raises(BadDeck) as refused:
        from_file(text, "ours.toml")
    assert (refused.value.reason, refused.value.facts.get("line")) == (reason, line)
    assert refused.value.facts["file"] == "ours.toml"


def test_cw0_a_deck_that_cannot_be_is_no_option():
    with pytest.raises(BadOption):
        with_defaults(GAME.agreement.options, {"deck": "A ten 2"})
    with pytest.raises(BadOption):
        with_defaults(GAME.agreement.options, {"deck": "A 9999999999 2"})
    with pytest.raises(BadOption):
        with_defaults(GAME.agreement.options, {"dictionary": " "})


# Before the game (CW-1 to CW-3) --------------------------------------------------------------------------------------


def test_cw1_ante_bets_and_chips_are_agreed_and_told():
    made = table(ante=2, min_bet=3, max_bet=9, chips=20)
    assert events_of(made, events.Stakes) == [events.Stakes(20, 2, 3, 9)]
    assert made.play.chips == [20, 20]
    with pytest.raises(Refused, match="words-bets-cross"):
        options(min_bet=6, max_bet=5)


def test_cw2_the_highest_card_deals_and_of_equal_points_the_later_letter():
    made = table(4)
    answered(made, ("Z",), ("TH",), ("QU",), ("W",))
    assert events_of(made, events.Deals)[0].seat == 0
    made = table(3)
    answered(made, ("CL",), ("W",), ("A",))  # ten points each
    assert events_of(made, events.Deals)[0].seat == 1
    made = table(2)
    answered(made, ("QU",), ("TH",))  # nine points each, by their letters in order
    assert events_of(made, events.Deals)[0].seat == 1


def test_cw2_equal_cards_are_cut_again_by_those_alone_and_not_put_back():
    made = table(3)
    answered(made, ("Z",), ("A",), ("Z",))
    assert events_of(made, events.CutAgain) == [events.CutAgain(Row((Card("Z", 14),)))]
    assert isinstance(made.open, Deal)
    assert made.open.seat == 0
    assert "Z" not in made.open.pile
    with pytest.raises(Illegal):
        made.answer(made.number, ("Z",))
    answered(made, ("A",), ("E",))
    assert events_of(made, events.Deals)[0].seat == 2


def test_cw2_a_deck_of_one_kind_finds_its_dealer_all_the_same():
    made = table(2, deck="A 20 1")
    for _ in range(18):
        answered(made, ("A",))
    assert events_of(made, events.Deals) or isinstance(made.open, Deal)
    while not events_of(made, events.Deals):
        answered(made, ("A",))
    assert events_of(made, events.Deals)[0].seat == 0


def test_cw3_the_deal_skips_who_has_no_chips():
    made = short([9, 0, 9])
    answered(made, ("bet", 1), FOLD, (), ())  # the second seat is all in with the ante
    answered(made, (), ("oust", "O", "U", "S", "T"))
    while isinstance(made.open, Doubt):
        answered(made, NOBODY)
    assert events_of(made, events.Left) == [events.Left(Seat(1))]
    assert [made.play.out(Seat(seat)) for seat in range(3)] == [False, True, False]
    assert [event.seat for event in events_of(made, events.Deals)] == [0, 2]


def test_cw3_the_deal_passes_to_the_left_and_skips_who_has_no_chips():
    made = dealt(*THREE, chips=1)
    assert made.play.chips == [0, 0, 0]  # the ante took all
    while not isinstance(made.open, Lay):
        answered(made, ())
    answered(made, ("big", "B", "I", "G"), ("tens", "T", "E", "N", "S"), ())
    while isinstance(made.open, Doubt):
        answered(made, NOBODY)
    assert made.result == {"winners": (1,)}
    assert made.play.chips == [0, 3, 0]
    assert {event.seat for event in events_of(made, events.Left)} == {0, 2}


def test_cw3_with_rounds_the_most_chips_win_and_what_stayed_is_shared():
    made = to_showdown(dealt("A A E E I O U", "A A E E I O U", "B C D F G H J", rounds=1))
    answered(made, (), (), ())
    assert not made.play.stays
    assert made.result is not None
    assert sum(made.play.chips) == 150


def test_cw3_the_next_round_is_dealt_by_the_left_neighbour_with_chips():
    made = dealt(*THREE)
    answered(made, FOLD, FOLD)
    assert [event.seat for event in events_of(made, events.Deals)] == [0, 1]


# A round (CW-4 to CW-8) ----------------------------------------------------------------------------------------------


def test_cw4_everybody_pays_the_ante_and_who_has_less_pays_what_is_left():
    made = table(2, ante=3, chips=2)
    answered(made, ("Z",), ("A",))
    assert events_of(made, events.Short) == [events.Short(Seat(0), 2), events.Short(Seat(1), 2)]
    assert made.play.pot() == 4


def test_cw5_seven_cards_each_one_at_a_time_from_the_left_neighbour():
    made = table(3)
    answered(made, ("Z",), ("A",), ("A",))
    assert made.open == Deal(Seat(0), 21, EN.cards)
    cards = Seeded(1)(0, made.open)
    answered(made, cards)
    assert letters(made.play.round.hands[1]) == cards[0::3]
    assert letters(made.play.round.hands[2]) == cards[1::3]
    assert letters(made.play.round.hands[0]) == cards[2::3]
    private = [tell for tell in made.told if isinstance(tell.event, events.Dealt)]
    assert [(tell.to, tell.event.hand) for tell in private] == [(s, made.play.round.hands[s]) for s in (1, 2, 0)]


def test_cw6_the_dealer_opens_within_the_limits_or_folds():
    made = dealt(*THREE)
    assert isinstance(made.open, Open)
    assert (made.open.seat, made.open.least, made.open.most, made.open.pot, made.open.others) == (0, 1, 5, 3, 2)
    for wrong in (("bet", 0), ("bet", 6), CALL, ("raise", 2), ("raise",)):
        with pytest.raises(Illegal, match="words-bet"):
            made.answer(made.number, wrong)
    answered(made, FOLD)
    assert isinstance(made.open, Open)
    assert made.open.seat == 1
    answered(made, ("bet", 2))
    assert (made.open.seat, made.open.price, made.open.least, made.open.most) == (2, 2, 3, 5)


def test_cw6_calls_raises_and_folds_go_round_until_the_last_raiser():
    made = dealt(*THREE)
    answered(made, ("bet", 4))
    with pytest.raises(Illegal, match="words-raise-only"):
        made.answer(made.number, ("raise", 4))
    made = dealt(*THREE)
    answered(made, ("bet", 1), ("raise", 3), CALL)
    assert (made.open.seat, made.open.price) == (0, 2)  # the difference
    for wrong in (("raise", 3), ("raise", 6), ("bet", 4), ("bet",)):
        with pytest.raises(Illegal, match="words-raise"):
            made.answer(made.number, wrong)
    answered(made, ("raise", 5))
    assert (made.open.seat, made.open.price, made.open.most) == (1, 2, 0)
    with pytest.raises(Illegal, match="words-no-raise"):
        made.answer(made.number, ("raise", 6))
    answered(made, CALL, CALL)
    assert isinstance(made.open, Swap)  # the raiser is not asked again
    assert made.play.chips == [44, 44, 44]


def test_cw6_an_answer_offers_what_is_usual_where_no_number_is_typed():
    made = dealt(*THREE)
    opens = {offer.name: offer for offer in made.open.offers()}
    assert opens["bet"].answer == ("bet",)
    assert opens["bet"].make(4) == ("bet", 4)
    answered(made, ("bet", 4))
    calls = {offer.name: offer for offer in made.open.offers()}
    assert calls["raise"].answer == ("raise",)
    assert calls["raise"].make(5) == ("raise", 5)
    answered(made, ("raise",))
    assert events_of(made, events.BetLeast) == [events.BetLeast(Seat(1), 5, True)]
    assert events_of(made, events.Raised) == [events.Raised(Seat(1), 5, False)]
    no_higher = {offer.name: offer for offer in made.open.offers()}["raise"]
    assert no_higher.hidden
    with pytest.raises(Illegal, match="words-no-raise"):  # who types it hears why
        made.open.check(no_higher.answer)
    assert made.open.choices() == ()


def test_cw7_one_player_left_takes_the_pot_and_nothing_is_shown():
    made = dealt(*THREE)
    answered(made, ("bet", 5), FOLD, FOLD)
    assert events_of(made, events.GoesBack) == [events.GoesBack(Seat(0), 5)]
    assert events_of(made, Takes) == [Takes(Seat(0), 3, 52)]
    assert not events_of(made, events.Laid)
    assert len(events_of(made, events.Deals)) == 2


def test_cw7_who_is_left_when_all_others_fold_is_not_asked():
    made = dealt(*THREE)
    answered(made, FOLD, FOLD)
    assert events_of(made, Takes) == [Takes(Seat(2), 3, 52)]


@pytest.mark.parametrize(
    ("language", "never", "twice"),
    [
        ("en", "You have no card Q.", "You have no card A left."),
        ("de", "Eine Karte Q hast du nicht.", "Eine Karte A hast du nicht mehr."),
        ("fr", "Tu n'as pas de carte Q.", "Tu n'as plus de carte A."),
    ],
)
def test_a_card_one_never_had_is_not_told_as_one_that_is_gone(language, never, twice):
    made = dealt(*THREE)
    answered(made, ("bet", 1), CALL, CALL)
    for swapped, told in ((("Q",), never), (("A", "A"), twice)):
        with pytest.raises(Illegal) as refused:
            made.answer(made.number, swapped)
        assert sentence(refused.value, language) == told


def test_cw8_up_to_four_cards_are_swapped_once_round_from_the_dealer():
    made = dealt(*THREE)
    answered(made, ("bet", 1), CALL, CALL)
    assert isinstance(made.open, Swap)
    assert made.open.seat == 0
    with pytest.raises(Illegal, match="words-four-at-most"):
        made.answer(made.number, ("A", "E", "I", "O", "U"))
    with pytest.raises(Illegal, match="words-no-card-left"):
        made.answer(made.number, ("A", "A"))
    answered(made, ("A", "E"))
    assert made.open.count == 2
    assert not {"A", "E"} - set(EN.rest([]))
    answered(made, ("Z", "X"))
    assert letters(made.play.round.hands[0]) == ("I", "O", "U", "S", "T", "Z", "X")
    drew = next(tell for tell in made.told if isinstance(tell.event, events.Drew))
    assert (drew.to, letters(drew.event.cards)) == (0, ("Z", "X"))
    assert events_of(made, events.Swapped) == [events.Swapped(Seat(0), 2)]
    answered(made, ())
    assert made.open.seat == 2


@pytest.mark.parametrize(
    ("held", "typed", "meant"),
    [
        ("CH A", ("C", "H"), ("CH",)),
        ("CH A", ("C", "H", "A"), ("CH", "A")),
        ("C H CH", ("C", "H"), ("C", "H")),
        ("C H", ("C", "H"), ("C", "H")),
        ("A E", ("C", "H"), ("C", "H")),
    ],
)
def test_cw8_letters_in_a_row_are_one_card_where_the_hand_has_no_others_for_them(held, typed, meant):
    hand = tuple(Card(name, 1) for name in held.split())
    swap, _ = Swap(Seat(0), hand, 5, None).offers()
    assert swap.make(typed) == meant


def test_cw8_who_folded_does_not_swap_and_the_next_begins():
    made = dealt(*THREE)
    answered(made, FOLD, ("bet", 1), CALL)
    assert made.open.seat == 1


def test_cw8_when_the_pile_runs_out_what_the_others_laid_is_shuffled_into_a_new_one():
    small = "A 6 1, B 6 2, C 6 3, D 7 4"
    made = table(3, deck=small)
    answered(made, ("D",), ("A",), ("B",))
    answered(made, ("A",) * 6 + ("B",) * 6 + ("C",) * 6 + ("D",) * 3)
    answered(made, ("bet", 1), CALL, CALL)
    assert sorted(made.play.round.pile) == ["D"] * 4
    first = letters(made.open.hand)[:3]
    answered(made, first)
    answered(made, ("D",) * 3)
    second = letters(made.open.hand)[:4]
    answered(made, second)
    assert made.open == Deal(Seat(1), 1, ("D",))
    answered(made, ("D",))
    assert (made.open.seat, made.open.count, sorted(made.open.pile)) == (1, 3, sorted(first))
    answered(made, first)
    assert made.play.round.pile == ()
    third = letters(made.open.hand)[:4]
    answered(made, third)
    assert (made.open.seat, made.open.count, sorted(made.open.pile)) == (2, 4, sorted(second))
    answered(made, made.open.pile)


def test_cw8_all_in_players_swap_too():
    made = dealt(*THREE, chips=1)
    assert isinstance(made.open, Swap)
    assert events_of(made, events.Short) == [events.Short(Seat(seat), 1) for seat in range(3)]  # the ante took all


# The second bets and side pots (CW-9, CW-10) -------------------------------------------------------------------------


def test_cw9_the_second_bets_begin_left_of_the_dealer_and_all_but_one_may_fold():
    made = dealt(*THREE)
    answered(made, ("bet", 1), CALL, CALL, (), (), ())
    assert isinstance(made.open, Open)
    assert made.open.seat == 1
    answered(made, FOLD)
    assert made.open.seat == 2
    answered(made, FOLD)
    assert events_of(made, Takes) == [Takes(Seat(0), 6, 54)]


def test_cw9_who_folded_before_does_not_begin():
    made = dealt(*THREE)
    answered(made, ("bet", 1), FOLD, CALL, (), ())
    assert made.open.seat == 2


def short(chips, hands=THREE, **given):
    """A table where each seat has so many chips after the ante."""
    made = table(len(hands), **given)
    made.play.chips[:] = [count + 1 for count in chips]
    for cut in ("Z", "A", "A")[: len(hands)]:
        answered(made, (cut,))
    split = [hand.split() for hand in hands]
    answered(made, tuple(hand[n] for n in range(7) for hand in [*split[1:], split[0]]))
    return made


def test_cw10_who_has_too_few_chips_calls_with_all_and_can_win_as_much_from_each():
    made = short([9, 2, 9])
    answered(made, ("bet", 5))
    assert (made.open.seat, made.open.price, made.open.most) == (1, 2, 0)
    answered(made, CALL, CALL)
    assert events_of(made, events.Called)[0] == events.Called(Seat(1), True)
    answered(made, (), (), ())
    assert made.open.seat == 2  # who is all in does not bet
    answered(made, ("bet", 1), CALL)
    answered(made, (), ("tens", "T", "E", "N", "S"), ("oust", "O", "U", "S", "T"))
    while isinstance(made.open, Doubt):
        answered(made, NOBODY)
    assert events_of(made, Takes) == [Takes(Seat(2), 17, 20)]


def test_cw10_a_side_pot_goes_to_the_best_of_those_who_paid_it():
    made = short([9, 2, 9], ("A E I O U S T", "Z I P Q X J K", "E E E N N S T"))
    answered(made, ("bet", 5), CALL, CALL, (), (), (), ("bet", 1), CALL)
    answered(made, ("zip", "Z", "I", "P"), ("tens", "T", "E", "N", "S"), ("oust", "O", "U", "S", "T"))
    while isinstance(made.open, Doubt):
        answered(made, NOBODY)
    assert set(events_of(made, Takes)) == {Takes(Seat(1), 9, 9, False), Takes(Seat(2), 8, 11, False)}


def test_cw10_an_opening_below_the_lowest_bet_stands_and_callers_pay_the_lowest():
    made = short([2, 9, 9], min_bet=3)
    assert (made.open.least, made.open.most) == (2, 2)
    answered(made, ("bet", 2))
    assert events_of(made, events.Opened) == [events.Opened(Seat(0), 2, True)]
    assert (made.open.price, made.open.least) == (3, 4)
    answered(made, CALL, FOLD)
    assert events_of(made, events.GoesBack) == [events.GoesBack(Seat(1), 1)]


def test_cw10_betting_ends_when_fewer_than_two_can_bet():
    made = short([2, 2, 9])
    answered(made, ("bet", 2), CALL)
    assert (made.open.seat, made.open.most) == (2, 0)
    answered(made, CALL, (), (), ())
    assert isinstance(made.open, Lay)


def test_cw10_an_all_in_raise_is_to_all_one_has():
    made = short([9, 3, 9])
    answered(made, ("bet", 1))
    assert made.open.most == 3
    answered(made, ("raise", 3))
    assert events_of(made, events.Raised) == [events.Raised(Seat(1), 3, True)]


# Showdown (CW-11 to CW-15) -------------------------------------------------------------------------------------------


def test_cw11_words_are_chosen_unseen_and_shown_together_from_the_left_of_the_dealer():
    made = to_showdown(dealt(*THREE))
    answered(made, ("big", "B", "I", "G"))
    assert not events_of(made, events.Laid)
    answered(made, ("tens", "T", "E", "N", "S"))
    assert not events_of(made, events.Laid)
    answered(made, ("oust", "O", "U", "S", "T"))
    assert [(event.seat, event.word, event.points) for event in events_of(made, events.Laid)] == [
        (1, "big", 16),
        (2, "tens", 13),
        (0, "oust", 12),
    ]


def test_cw12_a_word_uses_two_cards_at_least():
    made = to_showdown(dealt("IN I N A E O U", "B C D F G H J"))
    answered(made, ())
    with pytest.raises(Illegal, match="words-one-card"):
        made.answer(made.number, ("in", "IN"))
    lay = next(offer for offer in made.open.offers() if offer.name == "lay")
    assert lay.make("in") == ("in", "I", "N")
    answered(made, ("in", "I", "N"))


@pytest.mark.parametrize("word", ["ann", "bbc", "x-ray", "isn't"])
def test_cw12_names_abbreviations_hyphens_and_apostrophes_are_not_listed(word):
    assert not table().play.agreed.dictionary.lists(word)


def test_cw13_a_typed_word_is_laid_with_the_cards_that_give_most_points():
    made = to_showdown(dealt("Q U QU I T E S", "B C D F G H J"))
    answered(made, ())
    make = next(offer for offer in made.open.offers() if offer.name == "lay").make
    assert make("quit") == ("quit", "Q", "U", "I", "T")
    assert make("QU I T") == ("quit", "QU", "I", "T")
    assert make("qu,i,t") == ("quit", "QU", "I", "T")
    assert make("zip") == ("zip",)
    assert make("qu1t") == ("qu1t",)
    with pytest.raises(Illegal, match="words-not-in-hand"):
        made.answer(made.number, make("zip"))
    with pytest.raises(Illegal, match="words-not-in-hand"):
        made.answer(made.number, ("quits", "QU", "I", "T", "S", "S"))
    with pytest.raises(Illegal, match="words-not-spelled"):
        made.answer(made.number, ("quit", "QU", "T", "I"))
    answered(made, make("quit"))
    assert events_of(made, events.Laid)[0].points == 15 + 4 + 2 + 3


def test_cw13_a_word_is_laid_with_the_cards_that_count_most():
    agreed = table().play.agreed
    hand = EN.hand(("QU", "IN", "TH", "E", "R", "S", "A"))
    _, *cards = agreed.lay("thin", hand)
    assert cards == ["TH", "IN"]
    assert sum(EN.card(name).points for name in cards) == 16
    assert agreed.lay("quinte", hand) == ("quinte",)
    _, *cards = agreed.lay("quite", EN.hand(("Q", "U", "I", "T", "E", "S", "T")))
    assert sum(EN.card(name).points for name in cards) == 26


def test_cw14_without_any_word_the_highest_card_of_each_counts():
    made = to_showdown(dealt("A A E E I O U", "B C D F G H J"))
    answered(made, (), ())
    assert events_of(made, events.LaidNothing) == [events.LaidNothing(Seat(1)), events.LaidNothing(Seat(0))]
    assert [(event.seat, event.card) for event in events_of(made, events.HighCard)] == [
        (1, Row((Card("J", 13),))),
        (0, Row((Card("U", 4),))),
    ]
    assert events_of(made, Takes)[0].seat == 1


def test_cw14_no_word_counts_nothing_while_another_stands():
    made = to_showdown(dealt("A T E E I O U", "Z C D F G H J"))
    answered(made, (), ("at", "A", "T"), NOBODY)
    assert events_of(made, Takes)[0].seat == 0
    assert not events_of(made, events.HighCard)


def test_cw14_if_all_laid_words_are_struck_the_highest_cards_count():
    made = to_showdown(dealt("A T E E I O U", "Z C D F G H J"))
    answered(made, (), ("aeiou", "A", "E", "I", "O", "U"))
    assert isinstance(made.open, Doubt)
    answered(made, 0)
    assert events_of(made, events.Struck) == [events.Struck(Seat(0), "aeiou", Seat(1))]
    assert events_of(made, Takes)[0].seat == 1


def test_cw15_equal_points_share_and_what_does_not_divide_stays_for_the_next_round():
    made = to_showdown(dealt("A T E E I O U", "B C D F G H J", "A T E E I O U", ante=3))
    answered(made, (), ("at", "A", "T"), ("at", "A", "T"))
    while isinstance(made.open, Doubt):
        answered(made, NOBODY)
    assert {event.seat: event.won for event in events_of(made, Takes)} == {0: 7, 2: 7}
    assert events_of(made, Stays) == [Stays(1)]
    assert made.play.stays == 1
    assert total(made) == 150


# Challenge (CW-16) ---------------------------------------------------------------------------------------------------


def test_cw16_check_follows_who_sits_there():
    assert options(seats=2, persons=1)["check"] == "always"
    assert options(seats=2, persons=2)["check"] == "challenge"
    assert options(seats=3, persons=0)["check"] == "always"
    assert options(check="always")["check"] == "always"


def test_cw16_always_looks_a_word_up_before_it_is_laid_and_nobody_doubts():
    made = to_showdown(dealt("A T E E I O U", "B C D F G H J", check="always"))
    answered(made, ())
    with pytest.raises(Illegal, match="words-not-listed"):
        made.answer(made.number, ("aeiou", "A", "E", "I", "O", "U"))
    answered(made, ("at", "A", "T"))
    assert len(events_of(made, events.Deals)) == 2


def test_cw16_anybody_at_the_table_may_doubt_even_who_folded_and_each_word_once():
    made = dealt("A T E E I O U", "B C D F G H J", "S A E E N N T")
    answered(made, ("bet", 1), FOLD, CALL)
    made = to_showdown(made)
    answered(made, ("seat", "S", "E", "A", "T"), ("aeiou", "A", "E", "I", "O", "U"))
    question = made.open
    assert isinstance(question, Doubt)
    assert (question.seat, question.owner, question.word, question.points) == (1, 0, "aeiou", 12)
    assert [word.seat for word in question.choices()] == [2, 0]
    doubt, none = question.offers()
    assert (doubt.answer, none.answer) == (0, NOBODY)
    with pytest.raises(Illegal, match="words-no-doubt"):
        made.answer(made.number, 1)
    answered(made, 2)
    assert events_of(made, events.Stands) == [events.Stands(Seat(2), "seat", Seat(1))]
    assert [word.seat for word in made.open.doubtful] == [0]
    answered(made, NOBODY)
    assert (made.open.seat, made.open.owner) == (2, 0)
    answered(made, 0)
    # nobody is asked about a word that was looked up, nor about the own one
    assert not isinstance(made.open, Doubt)
    assert events_of(made, Takes)[0].seat == 2


# Dictionary (CW-17, CW-18) -------------------------------------------------------------------------------------------


def test_cw17_the_dictionary_follows_the_language_and_is_told_with_name_and_size():
    made = table(language="de")
    assert events_of(made, events.Agreed) == [events.Agreed("de", 106931, "usual", "challenge")]
    assert events_of(table(deck="de"), events.Agreed) == [events.Agreed("en", 46517, "de", "challenge")]
    made = table(language="xx", deck="A 30 2, B 8 3")
    assert events_of(made, events.Agreed) == [events.Agreed("en", 46517, "own", "challenge")]


def test_cw17_a_dictionary_that_is_not_there_is_refused():
    with pytest.raises(Refused, match="list-unknown"):
        options(dictionary="klingon")
    agreed = options()
    with pytest.raises(Refused, match="list-missing"):
        GAME.new(2, agreed | {"dictionary": "/nowhere/at/all.txt"})


def test_cw17_a_dictionary_that_has_changed_since_is_noticed():
    agreed = options()
    assert GAME.agreement.changed(agreed) == ""
    assert GAME.agreement.changed(agreed | {"edition": "1-abc"}) == "words-edition"
    GAME.agreement.prepare(agreed)


def test_cw18_umlauts_are_laid_as_two_letters_or_plain():
    made = table(language="de").play.agreed
    assert made.lay("Bär", DE.hand(("B", "A", "ER", "S"))) == ("Bär", "B", "A", "ER")
    assert made.dictionary.lists("Buße")
    assert made.spelled("BUSSE") == "Busse"
    assert made.spelled("buße") == "Buße"
    plain = table(language="de", umlauts="plain").play.agreed
    assert plain.lay("Bär", DE.hand(("B", "A", "R", "S"))) == ("Bär", "B", "A", "R")
    assert plain.dictionary.lists("bar")
    assert plain.dictionary.lists("Bär")


# Real cards ----------------------------------------------------------------------------------------------------------


def real(seats=2, **given):
    made = table(seats, cards="typed", **given)
    with pytest.raises(Illegal, match="words-nobody-there"):
        made.answer(made.number, 7)
    answered(made, 1)
    return made


def test_real_cards_are_never_dealt_and_words_are_typed_with_theirs():
    made = real()
    assert events_of(made, events.Deals) == [events.Deals(Seat(1), 1, 1, 0, real=True)]
    answered(made, ("bet", 2), CALL)
    assert isinstance(made.open, SwapCount)
    with pytest.raises(Illegal, match="words-four-at-most"):
        made.answer(made.number, 5)
    answered(made, 4, 0, ("bet", 1), CALL)
    assert isinstance(made.open, LayUnseen)
    make = made.open.offers()[0].make
    assert make("th i n") == ("thin", "TH", "I", "N")
    assert make("cat") == ("cat", "C", "A", "T")
    assert make("thin") == ("thin",)  # TH or T and H: nobody knows
    for typed, reason in (
        ("thin", "words-which-cards"),
        ("z z z", "words-not-in-deck"),
        ("a b c d e f g h", "words-not-in-deck"),
        ("qx th", "words-not-in-deck"),
    ):
        with pytest.raises(Illegal, match=reason):
            made.answer(made.number, make(typed))
    with pytest.raises(Illegal) as refused:
        made.answer(made.number, make("thin"))
    assert refused.value.facts["cards"] == "TH IN", "the example is of this deck, in whatever language it is told"
    with pytest.raises(Illegal, match="words-one-card"):
        made.answer(made.number, ("in", "IN"))
    with pytest.raises(Illegal, match="words-not-spelled"):
        made.answer(made.number, ("cat", "C", "A"))
    answered(made, make("th i n"), make("cat"), NOBODY, NOBODY)
    assert events_of(made, events.Laid)[0].points == 16
    assert events_of(made, Takes)[0].seat == 0


def test_real_highest_cards_are_typed_where_no_word_counts():
    made = real(check="always")
    answered(made, ("bet", 1), CALL, 0, 0, ("bet", 1), CALL, (), ())
    assert isinstance(made.open, ShowHighest)
    for wrong in ((), ("Ä",), ("A", "B")):
        with pytest.raises(Illegal, match="words-one-of-deck"):
            made.answer(made.number, wrong)
    answered(made, ("Z",), ("QU",))
    assert events_of(made, Takes)[0] == Takes(Seat(0), 6, 53)
    assert made.play.holding(Seat(0)) == (events.HoldsUnknown(),)
    assert made.play.asked(Seat(0), "points", None) == (events.HoldsUnknown(),)


def test_bots_hold_no_real_cards():
    with pytest.raises(Refused, match="words-no-bots"):
        options(seats=2, persons=1, cards="typed")


# What can be asked ---------------------------------------------------------------------------------------------------


def test_pot_who_points_hand_and_chips_can_be_asked_at_any_time():
    made = short([9, 2, 9])
    answered(made, ("bet", 5), CALL)
    play = made.play
    assert play.asked(Seat(2), "pot", None) == (events.InPot(10, 5),)
    assert play.asked(Seat(0), "pot", None) == (events.InPot(10, 0),)
    assert play.asked(Seat(2), "who", None) == (
        events.Who(Seat(1), "all-in", 2, 0),
        events.Who(Seat(2), "in", 0, 9),
        events.Who(Seat(0), "in", 5, 4),
    )
    answered(made, FOLD)
    assert play.asked(Seat(0), "who", None)[-1] == events.Who(Seat(2), "folded", 0, 9)
    assert play.asked(Seat(2), "pot", None)[0].price == 0
    assert play.asked(Seat(1), "points", None) == (events.HandPoints(play.round.hands[1], 42),)
    assert play.holding(Seat(1)) == (events.Holding(play.round.hands[1]),)
    assert [event.chips for event in play.standing(Seat(0))[1:]] == [7, 0, 9]  # 3 that nobody called came back


def test_who_has_left_is_out():
    made = dealt(*THREE)
    made.play.round.seats = (Seat(0), Seat(1))
    made.play.round.playing.remove(2)
    assert made.play.place(Seat(2)) == "out"


def test_words_are_looked_up_only_where_each_word_is():
    made = table(check="always")
    assert made.play.asked(Seat(0), "look", "QUITE") == (events.Listed("quite", True),)
    assert made.play.asked(Seat(0), "look", "qinq") == (events.Listed("qinq", False),)
    assert made.play.asked(Seat(0), "look", "responsibility") == (events.Listed("responsibility", False, False),)
    assert made.play.asked(Seat(0), "look", "th" * 500) == (events.Listed("th" * 500, False, False),)
    (found,) = dealt("A E I O U S T", "B C D F G H I", check="always").play.asked(Seat(0), "look", "seats")
    assert (found.listed, found.missing) == (True, "S")
    with pytest.raises(Illegal, match="words-look-what"):
        made.play.asked(Seat(0), "look", None)
    assert not made.play.refuses("look")
    assert table().play.refuses("look") == "words-no-looking"


def test_a_hand_is_sorted_vowels_first_by_points_or_by_alphabet():
    hand = EN.hand(("TH", "A", "N", "IN", "QU", "E"))
    assert letters(in_order(hand)) == ("A", "E", "IN", "N", "QU", "TH")
    assert letters(in_order(hand, "points")) == ("QU", "TH", "IN", "N", "A", "E")
    assert letters(in_order(hand, "alphabet")) == ("A", "E", "IN", "N", "QU", "TH")


def test_each_question_offers_its_words():
    made = dealt(*THREE)
    answered(made, ("bet", 1), CALL, CALL)
    assert [(offer.name, offer.takes) for offer in made.open.offers()] == [("swap", "cards"), ("none", None)]
    count, none = SwapCount(Seat(0)).offers()
    assert (count.takes, count.bare, none.answer) == ("amount", True, 0)
    (dealer,) = table(cards="typed").open.offers()
    assert (dealer.takes, dealer.bare) == ("seat", True)


def test_the_highest_card_may_be_typed_by_its_letters():
    made = real(check="always")
    answered(made, ("bet", 1), CALL, 0, 0, ("bet", 1), CALL, (), ())
    (card,) = made.open.offers()
    assert (card.takes, card.bare) == ("cards", True)
    assert (card.make(("T", "H")), card.make(("TH",)), card.make(("A", "B"))) == (("TH",), ("TH",), ("A", "B"))


@pytest.mark.parametrize(
    ("check", "means"),
    [("always", {"thin": True, "hotel": True, "xyzzy": False}), ("challenge", {"hotel": True, "xyzzy": True})],
)
def test_a_word_that_is_no_typing_error_is_meant_to_be_laid(check, means):
    laid = to_showdown(dealt("TH I N E E O U", "B C D F G H J", check=check)).open
    lay = laid.offers()[0]
    typed = real(check=check)
    answered(typed, ("bet", 1), CALL, 0, 0, ("bet", 1), CALL)
    unseen = typed.open.offers()[0]
    assert {word: lay.means(word) for word in means} == means
    assert {word: unseen.means(word) for word in means} == means
    assert not lay.means("h")
    assert not lay.means("12")


def test_the_cards_of_a_word_may_follow_it():
    made = to_showdown(dealt("TH I N E E O U", "B C D F G H J"))
    answered(made, ())
    make = made.open.offers()[0].make
    assert make("thin th i n") == make("th i n") == make("thin") == ("thin", "TH", "I", "N")
    assert make("t h i n") == ("thin", "TH", "I", "N")


def test_options_are_read_from_what_was_typed():
    known = {option.name: option for option in GAME.agreement.options}
    assert known["dictionary"].read("club") == "club"
    assert known["deck"].read("A 30 2") == "A 30 2"


def test_questions_of_a_hand_are_private():
    assert all(question.private for question in (Open, Call, Swap, Lay, LayUnseen))
    assert not Doubt.private
    assert not SwapCount(Seat(0)).is_private()
    made = dealt(*THREE)
    assert made.open.is_private()
    answered(made, ("bet", 1))
    assert made.open.is_private()
    assert not real().open.is_private()  # real cards are not shown
    made = real()
    answered(made, ("bet", 1))
    assert not made.open.is_private()
    assert not Ask.private
    assert Tell(events.Left(Seat(0))).to is None


def test_a_round_that_all_win_by_folding_pays_what_stayed_before():
    made = dealt(*THREE)
    made.play.stays = 2
    answered(made, FOLD, FOLD)
    assert events_of(made, Takes) == [Takes(Seat(2), 5, 54)]


def test_what_stays_when_the_game_ends_goes_to_those_still_in_it():
    made = dealt("A T E E I O U", "B C D F G H J", "A T E E I O U", ante=3, rounds=1)
    made = to_showdown(made)
    answered(made, (), ("at", "A", "T"), ("at", "A", "T"))
    while isinstance(made.open, Doubt):
        answered(made, NOBODY)
    assert made.result is not None
    assert sum(made.play.chips) == 150
    assert events_of(made, Takes)[-1] == Takes(Seat(1), 1, 46)


def test_what_stays_is_shared_by_those_who_have_chips():
    made = short([0, 9, 9], rounds=1)
    made.play.chips[0] = 0
    made.play.stays, made.play.round.playing = 3, []
    ended = made.play.end()
    shared = []
    with pytest.raises(StopIteration):
        while True:
            step = ended.send(None)
            if isinstance(step.event, Takes):
                shared.append((step.event.seat, step.event.won))
    assert sorted(shared) == [(1, 2), (2, 1)]


def test_a_laid_word_cannot_be_taken_back():
    made = real()
    answered(made, ("bet", 2), CALL, 0, 0, ("bet", 1), CALL)
    assert made.undo(lambda step: True)
    answered(made, CALL, ("cat", "C", "A", "T"))
    assert not made.undo(lambda step: True)
    assert made.is_final()


def test_how_the_file_of_a_dictionary_was_read_is_remarked(tmp_path):
    path = tmp_path / "alt.txt"
    path.write_bytes("Bär\nx-y\n".encode("cp1252"))
    agreed = options(language="de", dictionary=str(path))
    assert GAME.agreement.remarks(agreed) == (("list-note-cp1252", {}), ("list-left-out-count", {"count": 1}))
    assert GAME.agreement.remarks(options()) == ()


def test_the_version_of_the_rules_and_the_seats():
    assert (GAME.least_seats, GAME.most_seats) == (2, 14)


def test_with_real_cards_answers_can_be_taken_back():
    assert GAME.agreement.is_typed(options(cards="typed"))
    assert not GAME.agreement.is_typed(options())


def test_the_agreement_settles_what_was_not_said():
    given = GAME.agreement.with_defaults({})
    assert GAME.agreement.settle(given, Sitting(2, 0, "de")) == settle(given, Sitting(2, 0, "de"))


def test_beside_the_standing_stand_the_bets_and_the_pot():
    play = table().play
    assert play.beside(Seat(0)) == (play.who(Seat(0)), play.who(Seat(1)), *play.asked(Seat(0), "pot", None))


def test_a_check_is_refused_where_somebody_must_bet_or_fold():
    made = dealt("A E I O U S T", "B C D F G H I")
    offers = {offer.name: offer for offer in made.open.offers()}
    with pytest.raises(Illegal, match="words-no-check"):
        made.open.check(offers["check"].answer)
    made.open.check(offers["call"].answer)  # who stays in bets the least


def test_a_text_that_a_hand_nearly_lays_is_a_word_and_another_one_a_typing_error():
    made = dealt("A E I O U S T", "B C D F G H I", check="always")
    agreed, hand = made.play.agreed, made.play.round.hands[Seat(0)]
    assert agreed.means("seatoni", hand)  # N alone is missing
    assert not agreed.means("hlep", hand)
    assert not agreed.means("qqqq", ())
