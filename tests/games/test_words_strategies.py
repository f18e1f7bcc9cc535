"""No simple way to bet beats the best bot of Choose Your Words, in games of any length."""

import pytest
from helpers import agreed
from word_players import LIARS, STRATEGIES, measured, won

from games.game import Sitting
from games.words import GAME
from games.words.options import settle

LENGTHS = (5, 10, 20, 0)
"""Rounds; 0 for games to the end."""
QUICK = ("Maniac", "Spares", "points 22 18", "leader")
"""The strategies that came nearest, and those that beat an earlier bot."""


def share(name, rounds, check, most):
    options = settle(agreed(GAME, check=check, rounds=rounds), Sitting(0, 2, "en"))
    return measured(lambda seed: won("best", {**STRATEGIES, **LIARS}[name], seed, options), most)


@pytest.mark.parametrize("name", QUICK)
def test_short_games_are_not_lost_to_simple_bets(name):
    """An earlier bot lost .6 to .77 of them, so 40 games would have shown it."""
    found, wide, _ = share(name, 5, "always", 40)
    assert found - wide <= 0.53


def test_a_made_up_word_of_five_cards_wins_nothing():
    """It won .71 of the games against an earlier bot."""
    found, _, _ = share("MadeUp", 5, "challenge", 40)
    assert found < 0.4


@pytest.mark.everything
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("check", ["always", "challenge"])
@pytest.mark.parametrize("rounds", LENGTHS)
@pytest.mark.parametrize("name", [*STRATEGIES, *LIARS])
def test_no_strategy_beats_the_best_bot(name, rounds, check):
    if name in LIARS and check == "always":
        return  # a made-up word cannot be laid
    found, wide, games = share(name, rounds, check, 10_000 if rounds else 1000)
    assert found - wide <= 0.53, f"{name} won {found:.3f} of {games}"
