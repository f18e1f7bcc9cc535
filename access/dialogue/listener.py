"""Listeners: one per seat, with their phrases, their settings and their history."""

from __future__ import annotations

from dataclasses import dataclass, field

from access.dialogue.history import History
from access.language.phrases import Explained, Phrases, Verbosity
from access.language.telling import Others


@dataclass(frozen=True, slots=True)
class Reach:
    """The facts about a listener's outputs that a conversation needs.

    With `more` each line waits until it is read. `connected` means that a display answers now; `scrollback_stays` that
    the terminal keeps cleared text.
    """

    more: bool = False
    interactive: bool = True
    voice: bool = False
    display: bool = False
    connected: bool = False
    scrollback_stays: bool = False


@dataclass(slots=True, eq=False)
class Listener:
    """The listener on a seat. Listeners with equal settings share phrases and explanations.

    At the end of a game one listener may speak for others of their language: `lenders` are those whose display or voice
    is used if this listener has none.
    """

    seat: int
    phrases: Phrases
    reach: Reach = Reach()
    verbosity: Verbosity = "normal"
    explained: Explained = field(default_factory=Explained)
    history: History = field(default_factory=History)
    lenders: tuple[Listener, ...] = ()
    others: Others = "line"

    def has_settings_of(self, other: Listener) -> bool:
        """Tell whether a line made for the other is right for this listener."""
        return self.phrases is other.phrases
