"""Listeners: one per seat, with their phrases, their settings and their history."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from access.dialogue.history import History
from access.language.output import Kind
from access.language.phrases import Phrases, Verbosity
from access.language.telling import Explained, Others
from games.data import frozen


@frozen
class Reach:
    """The facts about a listener's outputs, for a conversation.

    With `more` each line waits until it is read. `outputs` are the kinds of outputs that others here can use, too.
    `connected` means that a device with held lines answers now, `scrollback_stays` that the terminal keeps cleared
    text.
    """

    more: bool = False
    interactive: bool = True
    outputs: tuple[Kind, ...] = ()
    connected: bool = False
    scrollback_stays: bool = False

    @property
    def holds(self) -> bool:
        """Whether one of the outputs shows a line until it is read."""
        return any(kind.holds for kind in self.outputs)

    @property
    def speaks(self) -> bool:
        """Whether one of the outputs has a rate and a volume."""
        return any(kind.speaks for kind in self.outputs)


NO_REACH = Reach()


class Listener:
    """The listener on a seat. Listeners with equal settings share phrases and explanations.

    At the end of a game one listener may speak for others of their language: `lenders` are those others, who lend the
    kinds of outputs that this listener lacks.
    """

    __slots__ = ("explained", "history", "lenders", "others", "phrases", "progress", "reach", "seat", "verbosity")

    def __init__(
        self,
        seat: int,
        phrases: Phrases,
        reach: Reach = NO_REACH,
        verbosity: Verbosity = "normal",
        explained: Explained | None = None,
        history: History | None = None,
        others: Others = "line",
        progress: int = 10,
    ) -> None:
        self.seat, self.phrases, self.reach, self.verbosity = seat, phrases, reach, verbosity
        self.explained = Explained() if explained is None else explained
        self.history = History() if history is None else history
        self.lenders: tuple[Listener, ...] = ()
        self.others = others
        self.progress = progress
        """The percentage points between two lines of a progress."""

    def has_settings_of(self, other: Listener) -> bool:
        """Tell whether a line made for the other is right for this listener."""
        return self.phrases is other.phrases

    def for_all(self, others: Iterable[Listener], reach: Reach) -> Listener:
        """Return a listener with these settings and this history who speaks for others, too."""
        own = (self.verbosity, self.explained, self.history, self.others, self.progress)
        made = Listener(self.seat, self.phrases, reach, *own)
        made.lenders = tuple(others)
        return made


def speaking_for(listeners: Sequence[Listener]) -> Listener:
    """Return a listener for the last lines of one language, with the outputs of all these listeners."""
    first, *others = listeners
    reaches = [listener.reach for listener in listeners]
    holding = next((reach for reach in reaches if reach.holds), first.reach)
    stands = holding.holds and holding.connected and first.reach.interactive
    kinds = dict.fromkeys(kind for reach in reaches for kind in reach.outputs)
    joined = replace(first.reach, more=first.reach.more or stands, outputs=tuple(kinds), connected=holding.connected)
    return first.for_all(others, joined)
