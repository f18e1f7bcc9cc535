"""No simple strategy beats the best bots of the dice games, and the levels are told apart."""

import pytest
from dice_players import STRATEGIES, share

QUICK = {
    "kaques": ("two dice left, from 600", "one die, from 300"),
    "kara": ("within 1",),
    "misericorde": ("7 dice, raises 99, odds", "7 dice, raises 0, odds"),
    "verflixte6": ("till 0, chases",),
}
"""The strategies that came nearest."""
ALL = [(name, strategy) for name, strategies in STRATEGIES.items() for strategy in strategies]


@pytest.mark.parametrize(
    ("name", "strategy"), [(name, each) for name, strategies in QUICK.items() for each in strategies]
)
def test_a_strategy_that_comes_near_does_not_beat_the_best_bot(name, strategy):
    found, wide, games = share(name, strategy, 600 if name in ("kaques", "misericorde") else 150)
    assert found - wide <= 0.53, f"{strategy} won {found:.3f} of {games}"


@pytest.mark.parametrize("name", ["kaques", "misericorde"])
@pytest.mark.parametrize(("weaker", "level"), [("easy", "good"), ("good", "best"), ("easy", "best")])
def test_a_weaker_level_loses_clearly(name, weaker, level):
    found, _, _ = share(name, weaker, 600, level, bound=0)
    assert found < 0.46


@pytest.mark.everything
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("name", "strategy"), ALL)
def test_no_strategy_beats_the_best_bot(name, strategy):
    found, wide, games = share(name, strategy, 10_000)
    assert found - wide <= 0.53, f"{strategy} won {found:.3f} of {games}"


@pytest.mark.everything
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("name", STRATEGIES)
@pytest.mark.parametrize(("weaker", "level"), [("easy", "good"), ("good", "best"), ("easy", "best")])
def test_levels_are_told_apart(name, weaker, level):
    found, _, _ = share(name, weaker, 4000, level, bound=0)
    assert 1 - found >= 0.58
