"""No simple strategy beats the best bots of the dice games, and the levels are told apart."""

import pytest
from dice_players import STRATEGIES, share

pytestmark = pytest.mark.long

NEAR = {"kaques": "two dice left, from 600", "misericorde": "5 dice, raises 0, odds"}
"""The strategies that came nearest, of the games that are quick."""
ALL = [(name, strategy) for name, strategies in STRATEGIES.items() for strategy in strategies]
PAIRINGS = [("easy", "good"), ("good", "best"), ("easy", "best")]
CLOSE = PAIRINGS[1:]
"""The pairings that take seconds where the best bot computes long: in make test-all."""


@pytest.mark.parametrize(("name", "strategy"), NEAR.items())
def test_a_strategy_that_comes_near_does_not_beat_the_best_bot(name, strategy):
    found = share(name, strategy, 600)
    assert found.low <= 0.53, f"{strategy} won {found}"


@pytest.mark.parametrize(
    ("name", "games", "weaker", "level"),
    [
        pytest.param(name, games, *pair, marks=pytest.mark.everything if games < 100 and pair in CLOSE else [])
        for name, games in (("kaques", 600), ("misericorde", 600), ("kara", 80), ("verflixte6", 80))
        for pair in PAIRINGS
    ],
)
def test_a_weaker_level_loses_clearly(name, games, weaker, level):
    assert share(name, weaker, games, level, bound=0.42).share < 0.46


@pytest.mark.everything
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("name", "strategy"), ALL)
def test_no_strategy_beats_the_best_bot(name, strategy):
    found = share(name, strategy, 10_000)
    assert found.low <= 0.53, f"{strategy} won {found}"


@pytest.mark.everything
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("name", STRATEGIES)
@pytest.mark.parametrize(("weaker", "level"), PAIRINGS)
def test_levels_are_told_apart(name, weaker, level):
    assert share(name, weaker, 10_000, level, bound=0.42).share <= 0.42
