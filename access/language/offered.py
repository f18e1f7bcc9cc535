"""The answers and commands of a question as data: a page makes buttons and lists of them."""

from __future__ import annotations

from games.data import frozen
from games.steps import Shape


@frozen
class Offered:
    """An answer or a command: its `word`, and the shape of the value that is typed behind it, if it takes one.

    With `alone` the word is complete without a value, with `bare` the value without the word. Enter alone means the
    `default`. An amount lies between `least` and `most`, if it has bounds. `among` are the texts that may follow, where
    they are known, such as the names of players.
    """

    word: str
    takes: Shape | None = None
    alone: bool = True
    bare: bool = False
    default: bool = False
    least: int | None = None
    most: int | None = None
    among: tuple[str, ...] = ()


@frozen
class AllOffered:
    """All that may be typed at a question: its answers, and the commands that work there.

    `picks` says what becomes of dice or cards that are picked, such as "Throw these again"; empty if none can be.
    """

    answers: tuple[Offered, ...] = ()
    commands: tuple[Offered, ...] = ()
    picks: str = ""
