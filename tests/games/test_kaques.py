"""Jaques le Kaques, rule by rule: KQ-1 to KQ-12."""

import pytest
from helpers import answered, events_of, played, told_of

from access.engine.table import Table
from games.kaques import GAME, judge
from games.kaques.rules import (
    STOP,
    THROW,
    Aside,
    Begins,
    CanKeep,
    CanStop,
    FirstThrow,
    GrandKaque,
    Grandmere,
    Holding,
    Keep,
    Kept,
    LeKaque,
    OhLala,
    Opening,
    Standing,
    Stopped,
    Threw,
    Tied,
    Won,
)
from games.kaques.scoring import keepable, points, scores_whole, scoring
from games.options import BadOption, with_defaults
from games.refusals import Illegal
from games.steps import CALL, CHOICE, COURSE, NEWS, Roll, Seat

ANN, BEN = Seat(0), Seat(1)


def game(seats=2, **options):
    return Table(lambda: GAME.new(seats, with_defaults(GAME.agreement.options, options)))


def dice(text):
    return tuple(int(face) for face in text if face != " ")


@pytest.mark.parametrize(
    ("throw", "worth"),
    [
        ("1 5 2 2 2 6", 350),
        ("1 1 1 1 5 5", 1200),
        ("2 2 2 2 2 2", 400),
        ("6 6 6 6 6 5", 650),
        ("3 3 3 3 4 4", 300),
        ("2 3 4 6 2 3", 0),
        ("1 2 3 4 5 6", 150),
        ("5 5 5 5 5 5", 1000),
        ("1 1 1 1 1 1", 2000),
        ("1", 100),
        ("5", 50),
        ("2 2 2", 200),
        ("3 3 3", 300),
        ("4 4 4", 400),
        ("5 5 5", 500),
        ("6 6 6", 600),
        ("1 1 1", 1000),
        ("4 4 4 4", 400),
        ("5 5 5 5", 550),
        ("2 2 3 3 4 4", 0),
    ],
)
def test_kq2_a_throw_is_worth(throw, worth):
    assert points(dice(throw)) == worth


def test_kq1_a_turn_begins_with_all_six_dice():
    assert game().open == Roll(ANN, 6)


def test_kq1_players_take_turns():
    table = game(3)
    for seat in (0, 1, 2, 0):
        assert table.open.seat == seat
        answered(table, dice("2 3 4 6 2 3"))


@pytest.mark.parametrize(
    ("kept", "whole"),
    [("2 2", False), ("2 2 2", True), ("5", True), ("1 5", True), ("1 2", False), ("5 5 5", True), ("2 2 2 2", False)],
)
def test_kq3_what_is_set_aside_scores_whole(kept, whole):
    assert scores_whole(dice(kept)) is whole


def test_kq3_the_rest_is_thrown_again():
    table = game()
    answered(table, dice("1 5 2 2 2 6"), dice("2 2 2"))
    assert table.open == Roll(ANN, 3)


def test_kq3_two_of_a_triple_are_refused_with_what_scores():
    table = game()
    answered(table, dice("1 5 2 2 2 6"))
    with pytest.raises(Illegal) as refused:
        table.answer(table.number, dice("2 2"))
    assert refused.value.reason == "kaques-worthless-die"
    assert refused.value.facts == {"dice": (2, 2), "scoring": (1, 5, 2, 2, 2)}


def test_kq3_dice_that_were_not_thrown_are_refused():
    table = game()
    answered(table, dice("1 5 2 2 2 6"))
    with pytest.raises(Illegal) as refused:
        table.answer(table.number, dice("1 1 5"))
    assert refused.value.facts == {"dice": (1,), "throw": (1, 5, 2, 2, 2, 6), "some": True}


def test_kq3_one_five_of_a_triple_may_be_kept():
    assert (5,) in keepable(dice("5 5 5 2 3 4"))


def test_kq4_to_throw_again_a_die_is_set_aside():
    table = game()
    answered(table, dice("1 5 2 2 2 6"))
    assert () not in keepable(table.open.throw)
    assert [offer.answer for offer in table.open.offers()] == [None, dice("1 5 2 2 2"), STOP, THROW]
    with pytest.raises(Illegal, match="kaques-keep-first"):
        answered(table, THROW)


def test_kq4_where_one_die_alone_scores_to_throw_again_is_to_keep_it():
    table = game()
    answered(table, dice("1 2 3 4 6 6"))
    assert [offer.answer for offer in table.open.offers()] == [None, (1,), STOP, (1,)]


def test_kq5_dice_aside_never_combine_with_a_later_throw():
    table = game()
    answered(table, dice("5 5 2 3 4 6"), dice("5 5"), dice("5 2 3 4"))
    assert table.open.choices()[0] == CanStop(150, 150)


def test_kq6_stopping_adds_the_turn_with_every_scoring_die_of_the_last_throw():
    table = game()
    answered(table, dice("1 2 3 4 6 6"), (1,), dice("5 2 2 2 3"), STOP)
    assert events_of(table, Stopped) == [Stopped(ANN, 350, 350)]


def test_kq7_a_throw_in_which_nothing_scores_ends_the_turn():
    table = game()
    answered(table, dice("1 2 3 4 6 6"), (1,), dice("2 2 3 3 4"))
    assert events_of(table, LeKaque) == [LeKaque(ANN, dice("2 2 3 3 4"), 100, False)]
    assert table.play.scores == [0, 0]
    assert table.open == Roll(BEN, 6)


def test_kq8_all_six_aside_are_thrown_again_and_again():
    table = game()
    answered(table, dice("1 1 1 5 5 5"), dice("1 1 1 5 5 5"), dice("2 2 2 4 4 4"), dice("2 2 2 4 4 4"))
    assert events_of(table, OhLala) == [OhLala(ANN, 1500), OhLala(ANN, 2100)]
    assert table.open == Roll(ANN, 6)


def test_kq8_all_six_aside_over_several_throws_count_too():
    table = game()
    answered(table, dice("1 1 1 2 3 4"), dice("1 1 1"), dice("5 5 5"), dice("5 5 5"))
    assert events_of(table, OhLala) == [OhLala(ANN, 1500)]


def test_kq8_who_stops_on_six_scoring_dice_does_not_call():
    table = game()
    answered(table, dice("1 1 1 5 5 5"), STOP)
    assert events_of(table, OhLala) == []
    assert table.play.scores == [1500, 0]


def test_kq9_a_le_kaque_after_an_oh_lala_is_a_grand_kaque():
    table = game()
    answered(table, dice("1 1 1 5 5 5"), dice("1 1 1 5 5 5"), dice("2 3 4 6 2 3"))
    assert events_of(table, GrandKaque) == [GrandKaque(ANN, dice("2 3 4 6 2 3"), 1500, True)]
    assert events_of(table, LeKaque) == []


def test_kq10_a_grandmere_is_called_once_when_stopping_first_brings_350():
    table = game()
    answered(table, dice("1 1 5 5 2 3"))
    assert events_of(table, Grandmere) == []
    answered(table, dice("1 1"), dice("1 5 2 3"))
    assert events_of(table, Grandmere) == [Grandmere(ANN, 350)]
    answered(table, dice("1"), dice("1 5 2"))
    assert len(events_of(table, Grandmere)) == 1


def test_kq10_a_le_kaque_after_a_grandmere_earns_knowing_looks():
    table = game()
    answered(table, dice("4 4 4 2 3 6"), dice("4 4 4"), dice("2 3 6"))
    assert events_of(table, LeKaque) == [LeKaque(ANN, dice("2 3 6"), 400, True)]


def test_kq11_the_first_to_stop_with_the_target_wins_at_once():
    table = game(3, target=500)
    answered(table, dice("2 3 4 6 2 3"), dice("5 5 5 2 3 4"), STOP)
    assert events_of(table, Won) == [Won(BEN, 500)]
    assert [event.score for event in events_of(table, Standing)] == [0, 0]
    assert table.open is None
    assert table.result == {"winners": (BEN,)}


def test_kq11_points_within_a_turn_do_not_win():
    table = game(target=500)
    answered(table, dice("5 5 5 2 3 4"), dice("5 5 5"), dice("2 3 4"))
    assert table.open == Roll(BEN, 6)
    assert table.play.scores == [0, 0]


def test_kq11_the_target_is_told_first():
    assert events_of(game(target=2000), Opening) == [Opening(2000)]


@pytest.mark.parametrize("target", [499, 450, 525, 10001, -500])
def test_kq11_a_target_that_is_no_multiple_of_50_from_500_is_refused(target):
    with pytest.raises(BadOption):
        with_defaults(GAME.agreement.options, {"target": target})


def test_kq12_the_highest_die_begins_and_ties_throw_again():
    table = game(3, first="throw")
    answered(table, (4,), (6,), (6,))
    assert table.open == Roll(BEN, 1)
    assert events_of(table, Tied) == [Tied((6,))]
    answered(table, (2,), (3,))
    assert events_of(table, Begins) == [Begins(Seat(2))]
    assert [event.die for event in events_of(table, FirstThrow)] == [(4,), (6,), (6,), (2,), (3,)]
    assert table.open == Roll(Seat(2), 6)
    answered(table, dice("2 3 4 6 2 3"))
    assert table.open == Roll(ANN, 6)


def test_kq12_by_default_the_first_seat_begins():
    assert game().open.seat == ANN


def test_a_throw_that_scores_is_told_in_the_course_of_a_turn_and_what_is_kept_as_a_choice():
    table = game()
    answered(table, dice("1 5 2 2 2 6"), (1,))
    assert events_of(table, Threw) == [Threw(ANN, dice("1 5 2 2 2 6"))]
    assert events_of(table, Kept) == [Kept(ANN, (1,), 100)]
    assert (Threw.telling, Kept.telling) == (COURSE, CHOICE)
    assert (OhLala.telling, Stopped.telling) == (CALL, NEWS)


def test_a_question_carries_all_that_its_player_needs():
    table = game(target=2000)
    answered(table, dice("1 5 2 2 2 6"), (1,), dice("5 3 3 3 4"))
    assert table.open == Keep(ANN, dice("5 3 3 3 4"), points=100, score=0, target=2000)


def test_help_names_stopping_and_all_that_may_be_kept_with_its_worth():
    question = Keep(ANN, dice("1 5 4"), points=300, score=1000, target=10000)
    assert question.choices() == (
        CanStop(450, 1450),
        CanKeep((1, 5), 150, 1),
        CanKeep((1,), 100, 2),
        CanKeep((5,), 50, 2),
    )


def test_the_worths_of_a_throw_are_its_keepable_dice_in_order_each_with_its_points():
    question = Keep(ANN, dice("5 4 1"), points=300, score=1000, target=10000)
    assert question.worths() == (((1, 5), 150), ((1,), 100), ((5,), 50))


def test_all_six_kept_leave_six_to_throw():
    assert Keep(ANN, dice("1 1"), 0, 0, 10000).choices()[1] == CanKeep((1, 1), 200, 6)


def test_standing_and_holding_tell_scores_and_the_throw_at_any_question():
    table = game()
    assert table.play.holding(ANN) == (Aside(0),)
    answered(table, dice("1 5 2 2 2 6"))
    assert table.play.holding(ANN) == (Holding(dice("1 5 2 2 2 6"), 0),)
    answered(table, (1,))
    assert table.play.holding(ANN) == (Aside(100),)
    assert table.play.standing(ANN) == (Standing(ANN, 0), Standing(BEN, 0), Opening(10000))


def test_scoring_keeps_the_order_of_the_throw():
    assert scoring(dice("6 5 2 1 2 2")) == dice("5 2 1 2 2")


def test_all_is_told_to_everybody():
    table = game(target=500)
    answered(table, dice("1 1 1 5 5 5"), dice("1 1 1 5 5 5"), dice("1 2 3 4 6 6"), STOP)
    assert {told.to for told in told_of(table)} == {None}


def test_a_throw_is_judged_for_a_table_with_real_dice():
    judged = judge(dice("1 5 4"))
    assert judged.facts == {"points": 150}
    assert judged.first.points == 150
    assert judged.lines[0] == CanKeep((1, 5), 150, 1)


@pytest.mark.parametrize("throw", [(), (1, 2, 3, 4, 5, 6, 1), (7,), (0, 1)])
def test_only_one_to_six_dice_are_judged(throw):
    with pytest.raises(Illegal):
        judge(throw)


@pytest.mark.parametrize("level", ["easy", "good", "best"])
def test_bots_play_to_the_end(level):
    result = played(GAME, [level, level, level], seed=5, target=2000)
    assert len(result["winners"]) == 1


def test_a_stop_says_whether_it_is_the_best_turn_of_its_player_so_far():
    table = game(target=10000)
    for throw in ("1 5 2 2 2 6", "1 5 2 3 4 6") * 2 + ("1 1 1 2 3 4", "5 2 3 4 6 6"):
        table.answer(table.number, dice(throw))
        table.answer(table.number, STOP)
    assert [(stop.points, stop.best) for stop in events_of(table, Stopped) if stop.seat == ANN] == [
        (350, False),
        (350, False),
        (1000, True),
    ]
