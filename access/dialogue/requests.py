"""What a conversation awaits: Read, and Keep. Requests and replies are data, so that any driver can serve them."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass
from typing import Any

from access.dialogue.listener import Listener, Reach
from access.language.forms import Question
from access.language.line import Line
from access.language.output import Said, Standing

ON = "on"
"""The key of a display that goes on while something is typed."""
NEWS = "news"
"""The key of a driver that has news for whoever watches."""
ASKED = "asked"
"""The key of a driver whose session asks whoever watches."""


@dataclass(frozen=True, slots=True)
class Told:
    """One thing told: to whoever is asked, and to the first others here whose display or voice that person lacks."""

    own: Said | None
    feels: tuple[Listener, Said] | None = None
    hears: tuple[Listener, Said] | None = None


@dataclass(frozen=True, slots=True)
class TextPrompt:
    """A prompt at which any text may be typed."""

    line: Line


@dataclass(frozen=True, slots=True)
class Watching:
    """Whoever is not asked now. A driver ends it with the key NEWS or ASKED, and with what was typed so far."""


Stop = Question | Standing | TextPrompt | Watching


@dataclass(frozen=True, slots=True)
class Typed:
    """A reply: a typed line, or a key with the line so far; `at` is the piece that stood there.

    `reach` are the facts about the outputs, where they have changed since the last reply.
    """

    text: str = ""
    key: str = ""
    at: int = 0
    reach: Reach | None = None


@dataclass(frozen=True, slots=True)
class Read:
    """Forget what the seat `forget` saw, present `lines`, then stop and wait for a line or a key.

    Without a stop nothing is waited for but the end of what is presented, with `finish`. `typed` stands in the line
    already; `again` marks a question that was asked before; `closing` marks the last lines of all.
    """

    to: Listener
    seat: int
    lines: tuple[Told, ...] = ()
    stop: Stop | None = None
    typed: str = ""
    again: bool = False
    forget: int | None = None
    closing: bool = False
    finish: bool = False

    def __await__(self) -> Generator[Read, Typed, Typed]:
        return (yield self)


@dataclass(frozen=True, slots=True)
class Failure:
    """Why something could not be kept: a phrase and its facts."""

    phrase: str
    facts: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Kept:
    """A reply: the value of a preference now, and why it could not be kept for good, if so."""

    value: int
    failure: Failure | None = None


@dataclass(frozen=True, slots=True)
class Keep:
    """Change a preference of a seat for good, or with None tell its value. A refused value is thrown in as Refused."""

    to: Listener
    seat: int
    name: str
    value: int | None

    def __await__(self) -> Generator[Keep, Kept, Kept]:
        return (yield self)


Request = Read | Keep
Reply = Typed | Kept
