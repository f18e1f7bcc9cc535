"""Chips and pots: nothing is made or lost (T-3), side pots are those of a chip-by-chip split (CW-10)."""

from contextlib import suppress

import pytest
from helpers import happened
from hypothesis import given, settings
from hypothesis import strategies as st

from access.language.output import Cue
from access.language.phrases import USUAL, Here, Phrases, is_told
from games.purse import (
    Loses,
    Purses,
    Takes,
    Tied,
    dealt_out,
    left_over,
    shares,
    side_pots,
    uncalled,
)
from games.steps import Placed, Rules, Seat

EVERY = settings(max_examples=300, deadline=None, derandomize=True)


@st.composite
def rounds(draw):
    paid = draw(st.lists(st.integers(0, 12), min_size=2, max_size=6))
    playing = draw(st.sets(st.integers(0, len(paid) - 1), min_size=1))
    points = [draw(st.integers(0, 3)) for _ in paid]
    return paid, playing, points


def one_by_one(paid, playing, points):
    """What each wins when every chip of every payer goes to the best of those still in who paid as high."""
    won, odd = dict.fromkeys(playing, 0.0), 0.0
    top = max(paid[seat] for seat in playing)
    for chips in paid:
        for level in range(chips):
            able = [seat for seat in playing if paid[seat] > min(level, top - 1)]
            best = max(points[seat] for seat in able)
            winners = [seat for seat in able if points[seat] == best]
            for seat in winners:
                won[seat] += 1 / len(winners)
    return won, odd


@EVERY
@given(rounds())
def test_side_pots_give_what_a_split_chip_by_chip_gives(drawn):
    paid, playing, points = drawn
    if not any(paid[seat] for seat in playing):
        return
    won = dict.fromkeys(playing, 0.0)
    for pot in side_pots(paid, playing):
        best = max(points[seat] for seat in pot.seats)
        winners = [seat for seat in pot.seats if points[seat] == best]
        for seat in winners:
            won[seat] += pot.chips / len(winners)
    exact, _ = one_by_one(paid, playing, points)
    assert {seat: round(chips, 6) for seat, chips in won.items()} == {s: round(c, 6) for s, c in exact.items()}


@EVERY
@given(rounds(), st.integers(0, 5))
def test_all_chips_are_in_the_pots_and_what_lay_there_is_in_the_first(drawn, before):
    paid, playing, _ = drawn
    pots = side_pots(paid, playing, before)
    assert sum(pot.chips for pot in pots) == sum(paid) + before
    assert set(pots[0].seats) == playing
    assert pots[0].chips >= before


@EVERY
@given(st.integers(0, 1000), st.integers(1, 14))
def test_t3_an_even_split_loses_nothing(chips, ways):
    each, odd = shares(chips, ways)
    assert each * ways + odd == chips
    assert 0 <= odd < ways


def test_t1_clockwise_is_in_seat_order_and_begins_anew_after_the_last_seat():
    table = Purses(4, 10)
    assert table.clockwise(Seat(2)) == [2, 3, 0, 1]
    assert table.clockwise(Seat(2), {0, 3}) == [3, 0]
    assert table.next_of({0, 1}, Seat(2)) == 0
    assert table.next_of({2}, Seat(2)) == 2


def test_a_pot_is_shared_in_whole_chips_and_the_rest_is_left():
    assert shares(7, 2) == (3, 1)


def test_what_nobody_called_is_what_one_has_paid_beyond_all_others():
    assert uncalled([5, 3, 1]) == (0, 2)
    assert uncalled([1, 5, 5])[1] == 0


def test_t6_a_pot_that_is_left_is_shared_and_odd_chips_go_to_the_poorest():
    assert left_over(7, [5, 1, 9], [0, 1, 2]) == {1: 3, 0: 2, 2: 2}
    assert left_over(2, [5, 5, 5], [0, 1, 2]) == {0: 1, 1: 1, 2: 0}
    assert left_over(4, [0, 8], [1]) == {1: 4}


def test_mi3_chips_are_dealt_out_one_at_a_time_to_whoever_has_the_fewest():
    assert dealt_out(5, [9, 1, 3, 0], [2, 3, 1]) == {3: 3, 1: 2}
    assert dealt_out(2, [4, 4, 4], [2, 0, 1]) == {2: 1, 0: 1}  # ties: seat order from the leaver
    assert dealt_out(0, [4, 4], [1]) == {}


@EVERY
@given(st.integers(0, 40), st.lists(st.integers(0, 12), min_size=2, max_size=6), st.randoms(use_true_random=False))
def test_mi3_that_is_what_dealing_out_one_by_one_gives(chips, purses, chance):
    order = list(range(len(purses)))[1:]
    chance.shuffle(order)
    has = list(purses)
    for _ in range(chips):
        has[min(order, key=lambda seat: has[seat])] += 1
    assert dealt_out(chips, purses, order) == {s: has[s] - purses[s] for s in order if has[s] > purses[s]}


@pytest.mark.parametrize(
    ("language", "others", "own"),
    [
        ("en", "A tie: Ann, Gustave, Lazare win together.", "A tie: you win together with Gustave, Lazare."),
        (
            "de",
            "Gleichstand: Ann, Gustave, Lazare gewinnen zusammen.",
            "Gleichstand: Du gewinnst zusammen mit Gustave, Lazare.",
        ),
    ],
)
def test_who_wins_together_is_told_in_one_sentence(language, others, own):
    names, tied = ("Ann", "Gustave", "Lazare", "Ben"), Tied((Seat(0), Seat(1), Seat(2)))
    assert Phrases(language, None, names, {3}).event(tied)[0].text == others
    assert Phrases(language, None, names, {0}).event(tied)[0].text == own
    assert happened(tied, {0}).cues == (Cue("win"),)
    assert happened(tied, {3}).cues == (Cue("loss"),)


@pytest.mark.parametrize(
    ("language", "mine", "theirs"),
    [
        ("en", ("You lose the 4 you paid, now 46.", "You lose 4, now 46."), "Ben loses 4, now 46."),
        (
            "de",
            ("Du verlierst die 4, die du gezahlt hast, jetzt 46.", "Du verlierst 4, jetzt 46."),
            "Ben verliert 4, jetzt 46.",
        ),
        ("fr", ("Tu perds les 4 que tu as payés, total 46.", "Tu perds 4, total 46."), "Ben perd 4, total 46."),
    ],
)
def test_who_has_lost_chips_in_a_round_hears_that_they_paid_them_and_what_is_left(language, mine, theirs):
    lost = Loses(Seat(1), 4, 46)
    own, beside = (Phrases(language, None, ("Ann", "Ben"), seats) for seats in ((1,), (0, 1)))
    assert tuple(own.event(lost, new=new)[0].text for new in (True, False)) == mine
    assert beside.event(lost)[0].text == theirs
    assert is_told(lost, USUAL, Here(frozenset({0, 1})), True), "all hear it who sit at one keyboard"
    assert not is_told(lost, USUAL, Here(frozenset({0})), False)


def test_losses_are_those_since_the_round_began_and_winners_have_none():
    purses = Purses(3, 50)
    purses.chips = [46, 54, 49]
    told = []
    losses = purses.tell_losses([2])
    with suppress(StopIteration):
        while True:
            told.append(losses.send(None).event)
    assert told == [Loses(Seat(0), 4, 46)]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Ann takes 5 from the pot, now 50.", "You take the pot of 18, now 60.", "You take 18, now 60."]),
        (
            "de",
            ["Ann nimmt 5 aus dem Pot, jetzt 50.", "Du nimmst den Pot mit 18, jetzt 60.", "Du nimmst 18, jetzt 60."],
        ),
        ("fr", ["Ann prend 5 dans le pot, total 50.", "Tu prends le pot de 18, total 60.", "Tu prends 18, total 60."]),
    ],
)
def test_the_pot_that_is_taken_is_told_at_first_by_its_name(language, told):
    purses, events = Purses(3, 50), []
    purses.chips = [45, 45, 42]
    settles = purses.settle_round({Seat(0): 5, Seat(1): 13, Seat(2): 0})
    with suppress(StopIteration):
        while True:
            events.append(settles.send(None).event)
    assert events == [Takes(Seat(0), 5, 50, False), Takes(Seat(1), 13, 58, False), Loses(Seat(2), 8, 42)]
    phrases, alone = Phrases(language, None, ("Ann", "Ben", "Eve"), (1,)), Takes(Seat(1), 18, 60)
    assert [
        phrases.event(event, new=new)[0].text for event, new in ((events[0], True), (alone, True), (alone, False))
    ] == told


SECOND = {"en": "You are second.", "de": "Du bist auf Platz 2.", "fr": "Tu es deuxième."}


def ended(scores, standing=None):
    told, others = [], Rules().tell_others(scores, standing)
    with suppress(StopIteration):
        while True:
            told.append(others.send(None).event)
    return told


@pytest.mark.parametrize("language", SECOND)
def test_everybody_hears_at_the_end_how_they_came_out_the_best_first(language):
    has = [9, 16, 25, 9]
    told = ended(has, lambda seat: Loses(seat, 0, has[seat]))
    assert [event.seat for event in told] == [1, 1, 0, 0, 3, 3]
    assert told[1::2] == [Placed(Seat(1), 2), Placed(Seat(0), 3), Placed(Seat(3), 3)]
    phrases = Phrases(language, None, ("Ann", "Ben", "Eve", "Gus"), (0,))
    assert phrases.event(Placed(Seat(0), 2))[0].text == SECOND[language]
    assert is_told(told[3], USUAL, Here(frozenset({0})), True)
    assert not is_told(told[1], USUAL, Here(frozenset({0})), False)


def test_of_two_players_nobody_is_told_a_place_nor_where_all_win_together():
    assert ended([9, 16], lambda seat: Loses(seat, 0, 9)) == [Loses(Seat(0), 0, 9)]
    assert ended([9, 9, 9]) == []
    assert ended([0, 3, 2]) == [Placed(Seat(2), 2), Placed(Seat(0), 3)]
