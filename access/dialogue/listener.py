"""Listeners: one per seat, with their phrases, their settings and their history."""

from __future__ import annotations

from dataclasses import dataclass, field

from access.dialogue.history import History
from access.language.explained import Explained
from access.language.output import Kind
from access.language.phrases import Phrases, Verbosity
from access.language.telling import Others
from games.data import frozen


@frozen
class Reach:
    """The facts about a listener's outputs that a conversation needs.

    With `more` each line waits until it is read. `outputs` are the kinds of those that others here can use, too;
    `connected` means that one that holds lines answers now, `scrollback_stays` that the terminal keeps cleared text.
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


@dataclass(slots=True, eq=False)
class Listener:
    """The listener on a seat. Listeners with equal settings share phrases and explanations.

    At the end of a game one listener may speak for others of their language: `lenders` are those whose outputs are used
    if this listener has none of their kind.
    """

    seat: int
    phrases: Phrases
    reach: Reach = Reach()
    verbosity: Verbosity = "normal"
    explained: Explained = field(default_factory=Explained)
    history: History = field(default_factory=History)
    lenders: tuple[Listener, ...] = ()
    others: Others = "line"
    progress: int = 10
    """The percentage points between two lines of a progress."""

    def has_settings_of(self, other: Listener) -> bool:
        """Tell whether a line made for the other is right for this listener."""
        return self.phrases is other.phrases
