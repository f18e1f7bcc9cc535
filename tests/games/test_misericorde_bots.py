"""Bots and odds of Misericorde: exact, allowed, and the better ones win more."""

from dataclasses import replace
from itertools import product

import pytest
from helpers import played

from access.engine.chance import SeededLuck
from access.engine.simulation import simulate
from games.misericorde import GAME, bots
from games.misericorde.duel import worth
from games.misericorde.events import NoRound, Raised, Spiessgesellen, Starts, Threw, Void
from games.misericorde.figures import ThrowStatistics
from games.misericorde.questions import PAY, RETREAT, STAY, Between, Duel, HowManyDice, Meet, Raise
from games.misericorde.throws import Rank, chance_to_win, chances, percent_to_lead, rank
from games.options import with_defaults
from games.steps import Seat, Tell, Temper

HIGH, LOW = rank((5, 5, 6, 4)), rank((1, 2, 3, 2))


def luck(value):
    return lambda number, ways: value % ways


def new(level, temper=Temper.EVEN):
    return GAME.bots[level](Seat(0), luck(0), temper)


def meet(price=2, dice=4, chips=9, pot=5, best=LOW, others=1):
    return Meet(Seat(0), price, dice, chips, pot, best, others)


def raising(dice, most=3, pot=6, others=1):
    return Raise(Seat(0), dice, rank(dice).kind, rank(dice).value, most, 1, 0, 0, 0, False, pot, others)


# Odds ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5])
def test_chances_equal_counting_all_throws(dice):
    every = [rank(tuple(sorted(throw))) for throw in product(range(1, 7), repeat=dice)]
    assert dict(chances(dice)) == pytest.approx({each: every.count(each) / 6**dice for each in set(every)})
    for best in (None, LOW, HIGH):
        over = [each for each in every if each.kind != "void" and (best is None or each > best)]
        equal = sum(each == best for each in every)
        assert chance_to_win(dice, best) == pytest.approx((len(over) + equal / 2) / 6**dice)
        assert percent_to_lead(dice, best) == round(100 * len(over) / 6**dice)


@pytest.mark.parametrize("dice", range(1, 10))
def test_chances_add_up(dice):
    assert sum(share for _, share in chances(dice)) == pytest.approx(1)


# Bots ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", list(GAME.bots))
def test_bots_choose_what_is_allowed(level):
    for seed in range(40):
        bot = GAME.bots[level](Seat(0), SeededLuck(seed, Seat(0)))
        for question in (
            meet(price=seed % 5, dice=1 + seed % 9, chips=seed % 7, best=(None, LOW, HIGH)[seed % 3], others=seed % 3),
            HowManyDice(Seat(0), seed, 3, 1 + seed % 3),
            raising((2, 2, 3, 3, 4), most=1 + seed % 40),
            Between(Seat(0), True, seed % 12, 3, 10, int(seed % 12 == 0)),
            Between(Seat(0), True, 1 + seed % 12, 0, 10, 0),
        ):
            question.check(bot.choose(seed, question))


def test_every_bot_buys_chips_when_it_is_short_of_them():
    assert new("easy").choose(1, Between(Seat(0), True, 0, 5, 10, 2)) == ("buy", 2)
    assert new("good").choose(1, Between(Seat(0), True, 3, 5, 10, 0)) == ("buy", 1)
    assert new("best").choose(1, Between(Seat(0), True, 4, 5, 10, 0)) == STAY


def test_the_easy_bot_looks_at_its_chips_alone():
    assert new("easy").choose(1, HowManyDice(Seat(0), 3, 3, 1)) == 5
    assert new("easy").choose(1, meet(price=2, chips=9)) == PAY
    assert new("easy").choose(1, meet(price=2, chips=7)) == RETREAT
    assert new("easy").choose(1, meet(price=0, chips=0, dice=1)) == PAY
    assert new("easy").choose(1, raising((2, 2, 3))) == 1
    assert new("easy").choose(1, raising((2, 2, 3), most=0)) == 0


def test_careful_bots_pay_less_and_bold_ones_more():
    def each(level, question):
        return [new(level, temper).choose(1, question) for temper in Temper]

    assert each("easy", meet(price=2, chips=9)) == [RETREAT, PAY, PAY]
    assert each("easy", raising((2, 2, 3))) == [0, 1, 3]
    near_even = raising((2, 2, 3, 4))
    assert each("good", near_even)[0] <= each("good", near_even)[2]
    close = [each("good", meet(price=price, dice=3, best=HIGH, pot=pot)) for price in (2, 3, 4) for pot in range(3, 20)]
    assert any(careful == RETREAT != bold for careful, _, bold in close)
    assert all(careful == RETREAT or bold != RETREAT for careful, _, bold in close)
    raises = [
        each("best", raising(dice, most=12, pot=pot, others=others))
        for dice in ((3, 3, 4, 4, 5), (2, 3, 4, 5), (6, 6, 5, 4), (2, 2, 3))
        for pot in (3, 9, 20)
        for others in (1, 2, 3)
    ]
    assert all(careful <= even <= bold for careful, even, bold in raises)
    assert any(careful < bold for careful, even, bold in raises)


def test_the_good_bot_retreats_from_what_it_cannot_beat_and_pays_where_it_can():
    assert new("good").choose(1, meet(price=6, best=rank((6, 6, 6, 6)))) == RETREAT
    assert new("good").choose(1, meet(price=1, dice=5, best=HIGH, pot=20))[0] in ("pay", "buy")
    assert new("good").choose(1, meet(price=1, dice=6, best=LOW, pot=20)) == ("short", 1)  # fewer dice are void less
    assert new("good").choose(1, raising((5, 5, 6, 4))) == 3
    assert new("good").choose(1, raising((1, 2, 2, 3))) == 0


def test_the_best_bot_counts_who_is_still_to_throw():
    alone, many = meet(price=2, dice=5, best=HIGH, pot=9, others=0), meet(price=2, dice=5, best=HIGH, pot=9, others=5)
    bot = new("best")
    assert max(bot.value(alone, move) for move in bots.moves(alone)) > max(
        bot.value(many, move) for move in bots.moves(many)
    )
    assert bot.choose(1, meet(price=6, best=rank((6, 6, 6, 6)))) == RETREAT
    assert bot.choose(1, raising((6, 6, 6, 6, 5))) > 0
    assert bot.choose(1, raising((1, 2, 2, 3), others=3)) == 0


def test_who_answers_a_throw_that_cannot_be_beaten_retreats():
    assert bots.answer_to(Rank(3, 6, "spiessgesellen"), 5, 3, 6) == (1.0, 1)
    assert bots.answer_to(Rank(3, 6, "spiessgesellen"), 5, 3, 2) == (1.0, 0)  # throws fewer dice rather than pay
    fails, pays = bots.answer_to(HIGH, 5, 20, 1)
    assert fails < 0.8
    assert pays >= 1


@pytest.mark.parametrize("seats", [2, 5, 9])
def test_bots_of_all_levels_play_games_to_their_end(seats):
    levels = (["easy", "good", "best"] * 3)[:seats]
    for seed in range(3):
        assert played(GAME, levels, seed, rounds=4)["winners"]


# Figures -------------------------------------------------------------------------------------------------------------


def test_figures_are_counted():
    statistics = ThrowStatistics()
    empty = {"rounds": None, "raised": None, "spiessgesellen_share": None, "throws": {}, "void_share": {}}
    assert statistics.figures(0) == empty
    for event in (
        Starts(Seat(0), 6, 2),
        Void(Seat(0), (1, 1, 2)),
        Threw(Seat(1), (2, 3, 4), "sum", 9),
        Raised(Seat(1), (3, 3), "sum", 6, 1),
        Spiessgesellen(Seat(1), (2,) * 5, 2),
        NoRound(),
    ):
        statistics.tell(Tell(event))
    assert statistics.figures(1) == {
        "rounds": 1,
        "raised": 1,
        "spiessgesellen_share": 1 / 4,
        "throws": {"2": 1, "3": 2, "5": 1},
        "void_share": {"2": 0, "3": 0.5, "5": 0},
    }


@pytest.mark.long
def test_void_throws_fall_as_often_as_they_should():
    figures = simulate(GAME, with_defaults(GAME.agreement.options, {"rounds": 30}), ["best", "good"], 150, 1).counted
    for dice, share in (("4", 0.1319), ("5", 0.1962), ("6", 0.2626)):
        throws = figures["throws"][dice]
        assert throws > 150
        assert abs(figures["void_share"][dice] - share) < 4 * (share * (1 - share) / throws) ** 0.5


def test_between_two_who_is_ahead_in_the_last_round_risks_nothing_and_who_is_behind_does():
    def meets(ahead):
        question = Meet(Seat(0), 2, 5, 30, 4, HIGH, 0, Duel(0, ahead))
        return new("best").choose(1, question)

    assert meets(7) in (RETREAT, ("short", 1)), "with one chip and the pot of four lost it is still ahead"
    assert meets(5) != RETREAT, "that would lose the game"
    assert meets(-3) != RETREAT
    starts = [new("best").choose(1, HowManyDice(Seat(0), 2, 30, 1, Duel(left, 0))) for left in (0, 5)]
    assert all(1 <= dice <= 9 for dice in starts)
    bold, careful = (
        new("best", temper).choose(1, replace(raising((5, 5, 6, 4)), duel=Duel(3, 0)))
        for temper in (Temper.BOLD, Temper.CAREFUL)
    )
    assert bold >= careful


def test_an_even_end_is_half_a_win():
    assert [worth(0, lead) for lead in (-1, 0, 1)] == [0, 0.5, 1]
    assert worth(5, 0) == 0.5
    assert 0.5 < worth(5, 3) < worth(1, 3) < 1
