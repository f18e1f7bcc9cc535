"""Kniffel, a game of others for tests: dice, by what `games` exports alone."""

from games import Game
from kniffel.bots import Sensible
from kniffel.rules import Kniffel
from kniffel.statistics import Rows

GAME = Game(
    id="kniffel",
    version=1,
    package="kniffel",
    new=Kniffel,
    most_seats=6,
    minutes=15,
    bots={"good": Sensible},
    statistics=Rows,
)
