"""The requests of a conversation, such as Read, and the listeners at it, each with their history.

Requests and replies are plain data, so that any driver can serve them. A history keeps entries, not the lines
themselves: these are made again on request, back from the newest, and forward. Behind the entries stands the last reply
to a command, or the last error, which is heard again as a whole; behind that the open question.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Generic, Literal, TypeVar

from access.language.line import AllOffered, Line
from access.language.output import KEPT, Cue, OutputKind, Question, Said, WaitingLine
from access.language.phrases import USUAL, Explained, Hearing, Phrases
from games.data import frozen


class Entry:
    """Something to tell: a line that concerns the whole table, that everybody may know, without sounds."""

    __slots__ = ()

    @property
    def private(self) -> bool:
        """Whether only its seat may know it."""
        return False

    @property
    def seats(self) -> frozenset[int]:
        """The seats whose turn it is part of; none if it concerns the whole table."""
        return frozenset()

    @property
    def cues(self) -> tuple[Cue, ...]:
        """Its sounds, heard also if it is not told."""
        return ()

    def settled(self, to: Listener) -> Entry:
        """Return it with its present wording for this listener, so that it is the same later."""
        return self

    def said(self, to: Listener) -> Said | None:
        """Return the line for this listener; None if they are not told."""
        return None

    def repeated(self, to: Listener) -> Said | None:
        """Return the line as it is told again."""
        return self.said(to)


Make = Callable[[Entry], Said | None]
"""Makes the line for the asking listener; None for an entry not told to them."""
Wanted = Callable[[Entry], bool]
"""Tells whether an entry is among the wanted ones."""


def everything(entry: Entry) -> bool:
    """Return True: all entries are wanted."""
    return True


class History:
    """The entries told to one seat, oldest first; `at` is the place heard last.

    The place behind the last entry is that of the reply, the one behind it that of the open question.
    """

    __slots__ = ("at", "entries", "reply")

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.at = 1
        self.reply: tuple[Entry, ...] = ()
        """The last lines told if they were the reply to a command, or an error; else nothing."""

    def add(self, entry: Entry) -> None:
        """Add an entry; the next look back starts with it."""
        self.entries.append(entry)
        del self.entries[:-KEPT]
        self.reply = ()
        self.rewind()

    def replied(self, lines: Iterable[Entry]) -> None:
        """Take lines for the last reply; the next look back starts with it."""
        self.reply = tuple(lines)
        self.rewind()

    def forget_private(self) -> None:
        """Drop the private lines of this seat."""
        self.entries = [entry for entry in self.entries if not entry.private]
        self.replied(entry for entry in self.reply if not entry.private)

    def rewind(self) -> None:
        """Let the next look back start with the newest lines."""
        self.at = len(self.entries) + 1

    def is_newest(self) -> bool:
        """Tell whether the newest line is the current one."""
        return self.at > len(self.entries)

    def back(self, make: Make, wanted: Wanted = everything) -> Said | None:
        """Return the previous line that is `wanted`, or None at the first."""
        before = min(self.at, len(self.entries)) - 1
        return self._look((at for at in range(before, -1, -1) if wanted(self.entries[at])), make)

    def forward(self, make: Make) -> Said | None:
        """Return the next line of the entries, or None at the newest."""
        found = self._look(range(self.at + 1, len(self.entries)), make)
        if found is None and self.at < len(self.entries):
            self.at = len(self.entries) - 1
        return found

    def forward_to_question(self) -> bool:
        """Go on to the open question; return False if nothing was gone back."""
        was_back = not self.is_newest()
        self.rewind()
        return was_back

    def to_reply(self, make: Make, forward: bool) -> tuple[Said, ...]:
        """Return the lines of the last reply if it stands `forward` of the place heard last, or before it."""
        last = len(self.entries)
        is_next = self.at < last if forward else self.at > last
        found = tuple(said for said in map(make, self.reply if is_next else ()) if said is not None)
        self.at = last if found else self.at
        return found

    def _look(self, places: Iterable[int], make: Make) -> Said | None:
        for at in places:
            if (found := make(self.entries[at])) is not None:
                self.at = at
                return found
        return None


@frozen
class Reach:
    """The facts about a listener's outputs, for a conversation.

    With `more` each line waits until it is read. With `rules_beside` the rules of games stand on pages of their own.
    `outputs` are the kinds of outputs that others here can use, too. `connected` means that a device with held lines
    answers now, `scrollback_stays` that the terminal keeps cleared text.
    """

    more: bool = False
    interactive: bool = True
    outputs: tuple[OutputKind, ...] = ()
    connected: bool = False
    scrollback_stays: bool = False
    rules_beside: bool = False

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

    __slots__ = ("explained", "hearing", "history", "lenders", "phrases", "reach", "seat")

    def __init__(
        self,
        seat: int,
        phrases: Phrases,
        reach: Reach = NO_REACH,
        hearing: Hearing = USUAL,
        explained: Explained | None = None,
        history: History | None = None,
    ) -> None:
        self.seat, self.phrases, self.reach, self.hearing = seat, phrases, reach, hearing
        self.explained = Explained() if explained is None else explained
        self.history = History() if history is None else history
        self.lenders: tuple[Listener, ...] = ()


def speaking_for(listeners: Sequence[Listener]) -> Listener:
    """Return a listener for the last lines of one language, with the outputs of all these listeners."""
    first, *others = listeners
    reaches = [listener.reach for listener in listeners]
    holding = next((reach for reach in reaches if reach.holds), first.reach)
    stands = holding.holds and holding.connected and first.reach.interactive
    kinds = dict.fromkeys(kind for reach in reaches for kind in reach.outputs)
    joined = replace(first.reach, more=first.reach.more or stands, outputs=tuple(kinds), connected=holding.connected)
    made = Listener(first.seat, first.phrases, joined, first.hearing, first.explained, first.history)
    made.lenders = tuple(others)
    return made


ON = "on"
"""The reply key for a display that goes on while text is typed."""
SKIP = "skip"
"""The reply key for Escape: skip the waiting lines."""
TURN = "turn"
"""The command that tells whose turn it is: Enter alone does so out of turn."""
NEWS = "news"
"""The reply key of a driver that has news for a player: they are told, and the question is asked again."""
ASKED = "asked"
"""The reply key of a driver whose session asks a watching player."""


@frozen
class Beside:
    """A line for the output of another listener here, of a kind missing to the asked one."""

    to: Listener
    kind: OutputKind
    said: Said


@frozen
class Told:
    """A line for the asked listener, and `beside` it lines for outputs of others here, of missing kinds.

    `sounds` has those of the line, for the asked listener.
    """

    own: Said | None
    beside: tuple[Beside, ...] = ()
    sounds: Entry | None = None

    @property
    def cues(self) -> tuple[Cue, ...]:
        """The sounds of the line."""
        return () if self.sounds is None else self.sounds.cues


@frozen
class TextPrompt:
    """A prompt for any text. The text of a `secret` one is not echoed, and no output learns it.

    `among` are texts that may be chosen, such as the titles of games: a page has buttons for them.
    """

    line: Line
    secret: bool = False
    among: tuple[str, ...] = ()


@frozen
class Watching:
    """The stop of a player out of turn. A driver ends it with the key NEWS or ASKED, and the unfinished text.

    `offered` returns the commands that may be typed.
    """

    offered: Callable[[], AllOffered] = AllOffered


Stop = Question | WaitingLine | TextPrompt | Watching


@frozen
class Typed:
    """A reply: a typed line, or a key with the line so far; `at` is the shown piece.

    `reach` are the facts about the outputs, after a change since the last reply.
    """

    text: str = ""
    key: str = ""
    at: int = 0
    reach: Reach | None = None

    @property
    def is_enter(self) -> bool:
        """Whether it is Enter alone."""
        return not (self.key or self.text.strip())

    @property
    def reads_on(self) -> bool:
        """Whether a waiting line is read on: by the key of a display, or by Enter alone."""
        return self.key == ON or self.is_enter


R = TypeVar("R")


class Awaited(Generic[R]):
    """A request that a conversation awaits; its driver sends the reply."""

    __slots__ = ()

    def __await__(self) -> Generator[Any, R, R]:
        return (yield self)


@frozen
class Read(Awaited[Typed]):
    """Asks the driver to forget lines of the seat `forget`, present `lines`, then wait at `stop` for a line or a key.

    Without a stop the driver waits for nothing or, with `finish`, until everything is presented. `typed` is the text in
    the input line; `again` marks a repeated question; `closing` marks the very last lines.
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


@frozen
class Needed:
    """The missing part of a command of the place: a phrase asks for it, and the answer follows the `given` part.

    It is a name or number, any text, or a yes; `among` are texts that may be chosen.
    """

    phrase: str
    facts: Mapping[str, Any]
    given: str = ""
    kind: Literal["name", "text", "yes"] = "name"
    among: tuple[str, ...] = ()


@frozen
class Changed:
    """A reply: the lines to tell about a change, or a command of the place. It is in effect already.

    A command with a missing part is carried out again with it.
    """

    lines: tuple[str, ...]
    asks: Needed | None = None


@frozen
class Change(Awaited[Changed]):
    """Asks to change a setting of a seat as `typed`, for good and at once; without text, for all settings.

    A `phrase` tells its `value` in other words than those of all settings. A refusal is thrown in as Refused.
    """

    to: Listener
    seat: int
    typed: str = ""
    phrase: str = ""


UNCLEAR = "unclear"
"""The name of the command for a hint about unclear text; its reply may be empty."""


@frozen
class OwnCommand(Awaited[Changed]):
    """Asks the place to carry out a command of its own, such as say, for a seat. The reply has the lines to tell.

    A refusal is thrown in as Refused; the place may also raise Leave.
    """

    to: Listener
    seat: int
    name: str
    typed: str = ""


Request = Read | Change | OwnCommand
Reply = Typed | Changed
