"""The teacher of a lesson, as a game sees it."""

from __future__ import annotations

from typing import Any, Protocol

from access.dialogue.conversation import Conversation
from access.dialogue.keyboard import Keyboard
from games.data import frozen
from games.steps import Ask, Tell


class Teacher(Protocol):
    """Explains a game to the person on seat 0, as a listener of the table and in front of its questions."""

    seats: frozenset[int]
    conversation: Conversation | None

    def tell(self, told: Tell) -> None:
        """Hear an event."""

    def explain(self, told: Any) -> None:
        """Explain a question before it is asked."""

    def end(self) -> None:
        """Explain no more."""

    def tell_rest(self) -> None:
        """Tell the remaining points, and the end of the lesson."""


@frozen
class Taught:
    """A person with a teacher, who explains each question first."""

    person: Keyboard
    teacher: Teacher

    def tell(self, told: Tell) -> None:
        """Hear an event, as the person does."""
        self.person.tell(told)

    def choose(self, number: int, question: Ask[Any]) -> Any:
        """Explain a question, and ask it. Raises Leave."""
        self.teacher.explain(question)
        return self.person.choose(number, question)
