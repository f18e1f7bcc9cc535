"""Questions that the house asks anywhere: yes or no, and any text."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from typing import TYPE_CHECKING, Any, TypeVar

from access.language.phrases import Phrases
from games.data import frozen
from games.steps import Ask, Offer, Seat

if TYPE_CHECKING:
    from access.answers.words import ConfirmWords

A = TypeVar("A")


class Unchecked(Ask[A]):
    """A question that accepts all its offers."""

    __slots__ = ()

    def check(self, answer: A) -> None:
        """Accept everything."""


@frozen
class Confirm(Unchecked[bool]):
    """A question: yes or no. `short` asks the same in a few cells.

    Enter alone gives the harmless answer, which the question names: no where yes ends, deletes or pays something, and
    yes (`enter`) where nothing is lost by it. A question of a game whose answers both cost something takes no Enter.
    """

    what: str
    short: str
    hidden: bool = False
    """Whether it is private to its seat."""
    repeats: Callable[[str], bool] | None = field(default=None, compare=False)
    """Tells whether a typed text repeats the answer to be confirmed: it then means yes."""
    leaves: bool = False
    """Whether yes leaves a place, and so does stop."""
    enter: bool = False
    """The answer of Enter alone."""

    @property
    def reader(self) -> type[ConfirmWords]:
        """The words that take the same answer once more for yes."""
        from access.answers.words import ConfirmWords

        return ConfirmWords

    def is_private(self) -> bool:
        """Tell whether it names private things of its seat."""
        return self.hidden

    def offers(self) -> tuple[Offer[bool], ...]:
        """Offer yes and no."""
        return Offer("yes", True, enter=self.enter), Offer("no", False, enter=not self.enter)


def yes_or_no(phrases: Phrases, phrase: str, leaves: bool = False, enter: bool = False, **facts: Any) -> Confirm:
    """Return a question by its phrase, whose form `brief` asks the same in a few cells; one whose yes `leaves`.

    Enter alone means no, or with `enter` yes, where that is the harmless answer.
    """
    short = phrases.line(phrase, "brief", **facts).text
    return Confirm(Seat(0), phrases.text(phrase, **facts), short, leaves=leaves, enter=enter)


@frozen
class AnyText(Unchecked[str]):
    """A question for any text, such as a name; `what` names its purpose."""

    what: str
    commands: tuple[str, ...] = ()

    def offers(self) -> tuple[Offer[str], ...]:
        """Offer to type a text."""
        return (Offer("text", takes="text", bare=True),)


@frozen
class Watched(Unchecked[None]):
    """The question of a player out of turn, or of a watcher: it takes only commands."""

    plays: bool = True

    def offers(self) -> tuple[Offer[None], ...]:
        """Return nothing: nothing can be answered."""
        return ()
