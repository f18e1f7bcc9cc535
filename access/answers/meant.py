"""The meanings of typed text: an answer, a command, or neither."""

from __future__ import annotations

from typing import Any

from games.data import frozen


@frozen
class Answered:
    """An answer, not yet checked by its question. `confirm` is the form that asks whether it is really meant."""

    value: Any
    confirm: str = ""


@frozen
class Commanded:
    """A command, built in or of the game, and the value typed after it."""

    name: str
    value: Any = None


class Unclear(Exception):
    """Typed text is neither an answer nor a command; or it is the beginning of several `words`.

    `typed` is the part that was not understood; with `needs_more` something must follow it.
    """

    def __init__(self, typed: str, words: tuple[str, ...] = (), needs_more: bool = False) -> None:
        super().__init__(typed)
        self.typed, self.words, self.needs_more = typed, words, needs_more
