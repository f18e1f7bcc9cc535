"""Mau-Mau, a game of others for tests: playing cards, by what `games` exports alone."""

from games import Game
from maumau.bots import Sensible
from maumau.rules import FACES, MauMau

GAME = Game(
    id="maumau",
    version=1,
    package="maumau",
    new=MauMau,
    most_seats=4,
    holds="hand",
    minutes=10,
    bots={"good": Sensible},
    faces=FACES,
)
