"""What several processes have counted of their games is what one would have counted of all."""

import pytest

from access.engine.simulation import no_games, play_games
from access.storage import catalogue
from games.game import Sitting
from games.options import with_defaults

GAMES = {"kaques": 8, "kara": 2, "misericorde": 3, "verflixte6": 2, "words": 2}


@pytest.mark.parametrize("name", GAMES)
def test_figures_of_two_halves_together_are_those_of_the_whole(name):
    game = catalogue.find(name)
    chosen = with_defaults(game.agreement.options, {"rounds": 2} if name == "words" else {})
    options = game.agreement.settle(chosen, Sitting(0, 3, "en"))
    halves = range(GAMES[name]), range(GAMES[name], 2 * GAMES[name])

    def played(*seeds):
        games = no_games(game, 3)
        for some in seeds:
            assert [*play_games(games, game, options, ["easy"] * 3, some)]
        return games

    first, second = (played(half) for half in halves)
    first.add(second)
    whole = played(*halves)
    assert (first.done, first.wins) == (whole.done, whole.wins)
    assert first.figures().counted == whole.figures().counted
