"""The bots of Jaques le Kaques."""

from fractions import Fraction

import pytest

from games.dice import throws
from games.kaques import GAME
from games.kaques.bots import LIMIT, expected, plan, planned, sensible
from games.kaques.figures import TurnStatistics
from games.kaques.rules import STOP, GrandKaque, Keep, LeKaque, Opening, Stopped
from games.kaques.scoring import points
from games.steps import Seat, Tell, Temper

ANN = Seat(0)


def choice(level, throw, aside=0, score=0, target=10000, temper=Temper.EVEN):
    bot = GAME.bots[level](ANN, lambda number, ways: 0, temper)
    bot.tell(Tell(Opening(target)))
    return bot.choose(0, Keep(ANN, throw, aside, score, target))


def test_the_best_turn_is_worth_446_57_points():
    assert expected(6, 0) == pytest.approx(446.57, abs=0.005)


@pytest.mark.parametrize(("dice", "least"), [(1, 250), (2, 250), (3, 400), (4, 1000), (5, 2900)])
def test_best_stops_from_the_known_thresholds_on(dice, least):
    assert expected(dice, least) <= least
    assert expected(dice, least - 50) > least - 50


def test_the_plan_ends_where_only_stopping_is_right():
    assert all(value < LIMIT for value in plan()[-1])


@pytest.mark.parametrize(
    ("dice", "share"), [(1, "2/3"), (2, "4/9"), (3, "5/18"), (4, "17/108"), (5, "25/324"), (6, "5/162")]
)
def test_a_le_kaque_is_as_likely_as_it_is(dice, share):
    busts = sum(ways for throw, ways in throws(dice) if not points(throw))
    assert Fraction(busts, 6**dice) == Fraction(share)


def test_best_keeps_one_die_of_a_poor_throw_and_stops_on_a_rich_one():
    assert choice("best", (1, 5, 2, 3, 4, 6)) == (1,)
    assert choice("best", (1, 1), aside=500) == (1, 1)
    assert choice("best", (1, 2), aside=500) == STOP


def test_best_stops_when_stopping_wins():
    assert choice("best", (1, 5, 2, 3, 4, 6), score=9850) == STOP
    assert choice("best", (1, 5, 2, 3, 4, 6), score=9800) != STOP


def test_planned_never_beats_itself_by_doing_otherwise():
    assert planned((1, 2), 500) == STOP
    assert planned((1, 1, 1, 5, 5, 5), 0) == (1, 1, 1, 5, 5, 5)


def test_good_stops_at_a_grandmere_and_when_stopping_wins():
    assert choice("good", (5, 2, 3, 3, 4, 6), aside=300) == STOP
    assert choice("good", (5, 2, 3, 3, 4, 6), aside=250, score=9700) == STOP


def test_good_throws_six_fresh_dice_and_does_not_risk_one_die():
    assert sensible((1, 5), True) == (1, 5)
    assert choice("good", (5, 2), aside=100) == STOP
    assert choice("good", (1, 5, 2, 3, 4, 6)) == (1,)


def test_easy_keeps_all_that_scores_and_does_not_see_how_few_dice_are_left():
    assert choice("easy", (1, 5, 2, 3, 4, 6)) == (1, 5)
    assert choice("easy", (5, 2), aside=300) == (5,)
    assert choice("easy", (5, 2), aside=350) == STOP


@pytest.mark.parametrize(
    ("level", "throw", "aside", "stops"),
    [
        ("easy", (5, 2), 250, (True, False, False)),
        ("easy", (5, 2), 350, (True, True, False)),
        ("good", (5, 2, 3, 3, 4, 6), 250, (True, False, False)),
        ("good", (5, 2, 3, 3, 4, 6), 300, (True, True, False)),
        ("best", (1, 2, 3), 100, (True, False, False)),
        ("best", (1, 1, 2), 50, (True, True, False)),
    ],
)
def test_careful_bots_stop_earlier_and_bold_ones_later(level, throw, aside, stops):
    found = tuple(choice(level, throw, aside, temper=temper) == STOP for temper in Temper)
    assert found == stops


def test_turns_are_counted():
    turns = TurnStatistics()
    assert turns.figures(0) == {"turn_mean": None, "turn_sd": None, "turns": None, "bust_share": None}
    turns.tell(Tell(Stopped(ANN, 300, 300)))
    assert turns.figures(1)["turn_sd"] is None
    turns.tell(Tell(LeKaque(ANN, (2,), 0, False)))
    turns.tell(Tell(GrandKaque(ANN, (2,), 0, False)))
    turns.tell(Tell(Opening(500)))
    figures = turns.figures(2)
    assert figures["turn_mean"] == 100
    assert figures["turn_sd"] == pytest.approx(173.205, abs=0.001)
    assert figures["turns"] == 1.5
    assert figures["bust_share"] == pytest.approx(2 / 3)
