"""The question to a player who leaves a game before its end, while others wait for it, as in a tournament."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from access.dialogue.asking import yes_or_no
from access.dialogue.keyboard import Keyboard
from access.engine.leaving import Leave
from games.data import frozen
from games.steps import Ask, Chance, Dice, Tell

T = TypeVar("T")


@frozen
class Staying:
    """The persons at a keyboard, with the phrase of the question before one of them leaves the table."""

    person: Keyboard
    phrase: str

    def tell(self, told: Tell) -> None:
        """Hear an event."""
        self.person.tell(told)

    def choose(self, number: int, question: Ask[Any]) -> Any:
        """Return the answer to a question of the table. Raises Leave and TakeBack."""
        return self._unless_left(lambda: self.person.choose(number, question))

    def throw(self, number: int, step: Chance) -> Dice:
        """Return the typed dice of the table. Raises Leave and TakeBack."""
        return self._unless_left(lambda: self.person.throw(number, step))

    def _unless_left(self, ask: Callable[[], T]) -> T:
        while True:
            try:
                return ask()
            except Leave:
                if self.person.ask(yes_or_no(self.person.phrases, self.phrase)):
                    raise
