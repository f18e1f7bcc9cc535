"""The pending lines of one place, and their presentation: with the next question, or one by one as they are read.

At a shared keyboard lines are told with the settings of the listener who is asked next. Public lines also go to the
missing kinds of outputs, such as a display or a voice of somebody else here, with the settings of their listener.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from access.answers.commands import AtLine
from access.answers.shapes import plain_answer_words
from access.dialogue.entries import Called, Chime, Happened, Joined, Phrase, Shown, Talked, Verbatim
from access.dialogue.requests import (
    ON,
    SKIP,
    Beside,
    Entry,
    History,
    Listener,
    Read,
    Stop,
    Told,
    Typed,
    Wanted,
    everything,
)
from access.language.output import Cue, OutputKind, Said, WaitingLine, said_text
from access.language.phrases import echo, normal, split
from games.data import frozen
from games.refusals import Leave

if TYPE_CHECKING:
    from access.answers.words import Words

Notice = tuple[str, Mapping[str, Any]]
"""A phrase and its facts, from outside the conversation: the voice failed, or the display is back."""


@frozen
class Wait:
    """A reply at a waiting line of this kind: its command, its text, and the seat that waits, with its history."""

    command: str
    typed: str
    history: History
    kind: str
    seat: int


class Outbox:
    """Lines on their way to the listeners at one place. `to` is the listener who is asked next.

    Any thread may append to `notices`; they are told before the next lines.
    """

    def __init__(
        self,
        listeners: Iterable[Listener],
        shared: Collection[int],
        commands: Callable[[], Mapping[str, AtLine]],
    ) -> None:
        self.listeners = {listener.seat: listener for listener in listeners}
        self.to = next(iter(self.listeners.values()))
        self.everybody = frozenset(shared or self.listeners)
        self.commands = commands
        """Returns the commands at a waiting line, with their functions there."""
        self.notices: list[Notice] = []
        self.ahead: str | None = None
        """The answer to the next question, typed early at a waiting line; None without one."""
        self.foresees: Callable[[], Words] | None = None
        """Returns the words of the next question; None if that is unknown."""
        self._pending: list[tuple[Entry, frozenset[int]]] = []
        self._lines: list[Told] = []
        self._reply: list[Entry] | None = None
        """The reply to the running command; None between commands."""
        self._forget: int | None = None
        self._half = ""
        self._kept = ""
        """The text typed at a waiting line, for the next question."""

    # Adding lines

    def say(self, phrase: str, **facts: Any) -> None:
        """Tell a shared phrase, to each in their own language."""
        self.add(Phrase(phrase, facts), self.everybody)

    def say_text(self, text: str) -> None:
        """Tell a text."""
        self.add(Verbatim(text), self.everybody)

    def add(self, entry: Entry, seats: frozenset[int] = frozenset()) -> None:
        """Tell something with the next question; these seats can hear it again later."""
        if self._reply is not None and not seats:
            self._reply.append(entry := entry.settled(self.to))
        last, public = self._pending[-1] if self._pending else (None, seats)
        if isinstance(entry, Happened) and entry.follows(last) and seats == public:
            entry = Joined(self._pending.pop()[0], entry)
        self._pending.append((entry, seats))

    @contextmanager
    def replying(self, history: History) -> Iterator[None]:
        """Make the private lines told within the context one reply, which a seat can hear again as a whole."""
        told: list[Entry] = []
        self._reply = told
        try:
            yield
        finally:
            self._reply = None
        history.replied(told)

    def tell_reply_again(self, history: History, forward: bool = False) -> bool:
        """Tell the last reply again; return False if it does not come next, back or forward."""
        lines = history.to_reply(self._made, forward)
        for said in lines:
            self.add(Shown(said))
        return bool(lines)

    def add_pending(self, other: Outbox) -> None:
        """Take over the untold lines of another conversation, in its words: this one may not know its game."""
        for entry, seats in other._pending:
            if isinstance(entry, (Talked, Called)):
                self._pending.append((entry, seats))
                continue
            said = entry.settled(other.to).said(other.to)
            if entry.cues:
                self.add(Chime(entry.cues))
            if said is not None:
                self._pending.append((Shown(said), seats))
        other._pending.clear()

    @property
    def has_pending(self) -> bool:
        """Whether there are pending lines."""
        return bool(self._pending)

    def is_pending(self, wanted: Wanted) -> bool:
        """Tell whether one of the pending lines is `wanted`."""
        return any(isinstance(entry, (Talked, Called)) and wanted(entry) for entry, _ in self._pending)

    def bound(self, most: int) -> int:
        """Drop the oldest pending lines of talk beyond so many; return the number of dropped lines."""
        talk = [waiting for waiting in self._pending if isinstance(waiting[0], Talked)]
        for old in talk[: max(len(talk) - most, 0)]:
            self._pending.remove(old)
        return max(len(talk) - most, 0)

    def chime(self, sound: str) -> None:
        """Let a sound of the house be heard with the next lines."""
        self.add(Chime((Cue(sound),)))

    def ready(self, said: Said) -> None:
        """Present a line with the next request, after the other ready lines."""
        self._lines.append(Told(said))

    def keep_typed(self, typed: str) -> None:
        """Keep the text typed so far as the beginning of the next input."""
        self._half = typed

    def take_kept(self) -> str:
        """Return the text typed at a waiting line, once."""
        kept, self._kept = self._kept, ""
        return kept

    def history(self, seat: int) -> History:
        """Return the history of a seat."""
        return self.listeners.get(seat, self.to).history

    def back(self, history: History, wanted: Wanted = everything) -> Said | None:
        """Return the previous line that is `wanted`, as the listener who is asked hears it."""
        return history.back(self._made, wanted)

    def forward(self, history: History) -> Said | None:
        """Return the next line, as the listener who is asked hears it."""
        return history.forward(self._made)

    def _made(self, entry: Entry) -> Said | None:
        return entry.repeated(self.to)

    def forget(self, seat: int) -> None:
        """Drop the private lines of this seat, from its history now and from the outputs with the next request."""
        self._forget = seat
        self.history(seat).forget_private()

    # Presenting lines

    async def read(self, stop: Stop | None, seat: int, typed: str = "", **how: bool) -> Typed:
        """Present the ready lines, then wait at the stop; `how` are the flags of a `Read`."""
        lines, self._lines = tuple(self._lines), []
        forget, self._forget = self._forget, None
        typed, self._half = typed or self._half, ""
        reply = await Read(self.to, seat, lines, stop, typed, forget=forget, **how)
        if reply.reach is not None:
            self.to.reach = reply.reach
        return reply

    async def flush(self, seat: int = 0) -> None:
        """Make all pending lines ready for the next request; or present each until it is read. Raises Leave."""
        while self.notices:
            phrase, facts = self.notices.pop(0)
            self.say(phrase, **facts)
        waiting = self._settled()
        goes_on, more = True, self.to.reach.more
        for said, _, entry, seats in waiting:
            stands = more and said is not None and not said.passes
            self._lines.append(self._told(None if stands else said, entry, seats))
        for at, (said, settled, entry, seats) in enumerate(waiting, 1):
            if more and goes_on and said is not None and not said.passes:
                try:
                    goes_on = await self._stand_or_tell(said, seat)
                except EOFError:  # nobody goes on to the others: they come with what is told last
                    self._lines += [self._told(each[0], *each[2:]) for each in waiting[at:] if each[0] is not None]
                    raise
            self._remember(said, settled, entry, seats)

    async def show(self) -> None:
        """Present the pending lines without asking anything."""
        await self.flush()
        if self._lines or self._forget is not None:
            await self.read(None, 0)

    async def show_beside(self) -> None:
        """Present the pending lines beside the open question of another coroutine; no line waits."""
        waiting = self._settled()
        for each in waiting:
            self._remember(*each)
        if waiting:
            await Read(self.to, 0, tuple(self._told(said, entry, seats) for said, _, entry, seats in waiting))

    def _settled(self) -> list[tuple[Said | None, Entry, Entry, frozenset[int]]]:
        """Return the pending lines, each as it is told, with its settled entry, its entry and its seats."""
        pending, self._pending = self._pending, []
        settled = [(entry.settled(self.to), entry, seats) for entry, seats in pending]
        return [(now.said(self.to), now, entry, seats) for now, entry, seats in settled]

    async def tell_in_turn(self, listeners: Iterable[Listener]) -> None:
        """Tell the pending lines to each of these listeners in turn; then everybody is here again, as before."""
        everybody, to = self.listeners, self.to
        try:
            await self.tell_last(listeners, closing=False)
        finally:
            self.listeners, self.to = everybody, to

    async def tell_last(self, listeners: Iterable[Listener], closing: bool = True) -> None:
        """Tell the pending lines to each of these listeners in turn, and to nobody else, without asking anything."""
        waiting, left = list(self._pending), list(listeners)
        self.listeners = {}
        for number, self.to in enumerate(left, 1):
            self._pending = list(waiting)
            last = number == len(left)
            with suppress(Leave, EOFError, KeyboardInterrupt):
                await self.flush()
            if number > 1:  # the first one's sounds were for all
                self._lines = [replace(told, sounds=None) for told in self._lines]
            with suppress(EOFError, KeyboardInterrupt):
                await self.read(None, 0, closing=closing and last and not self.to.reach.more, finish=not last)

    async def tell_outcome(self, seat: int) -> None:
        """Tell the last player the outcome of their turn, if the next one, on this seat, has another language.

        The lines stay pending for that one. Raises Leave.
        """
        own, asked = self.to, self.listeners.get(seat, self.to)
        if own.phrases.language == asked.phrases.language:
            return
        for entry, seats in self._pending:
            said = entry.settled(own).said(own) if seats == self.everybody and entry.seats == {own.seat} else None
            if said is not None and not await self._stand_or_tell(said, own.seat):
                break
        if self._lines:
            await self.read(None, own.seat)

    def _told(self, own: Said | None, entry: Entry, seats: frozenset[int]) -> Told:
        if len(self.listeners) < 2 or seats != self.everybody:
            return Told(own, sounds=entry)
        lent = [(each, kinds, entry.said(each)) for each, kinds in self._lent()]
        public = [(each, kinds, said) for each, kinds, said in lent if said is not None and not said.private]
        return Told(own, tuple(Beside(each, kind, said) for each, kinds, said in public for kind in kinds), entry)

    def _lent(self) -> Iterator[tuple[Listener, Sequence[OutputKind]]]:
        """Yield listeners with their outputs for the asked listener, who lacks these kinds; each kind once."""
        has = set(self.to.reach.outputs)
        for listener in self.listeners.values():
            lent = [kind for kind in listener.reach.outputs if kind not in has]
            has.update(lent)
            if lent:
                yield listener, lent

    def _remember(self, said: Said | None, settled: Entry, entry: Entry, seats: frozenset[int]) -> None:
        """Add an entry to the history of each seat: as it was told, or as the seat's own settings want it."""
        for listener in {self.listeners.get(seat, self.to) for seat in seats}:
            if listener.phrases is not self.to.phrases:
                listener.history.add(entry)
            elif said is not None:
                listener.history.add(settled)

    # Lines that wait

    async def _stand_or_tell(self, said: Said, seat: int) -> bool:
        """Present a line until it is read, or at once if lines wait no more. Return False to skip the rest."""
        if self.to.reach.more:
            return await self.stand(said, seat)
        self.ready(said)
        return True

    async def stand(self, said: Said, seat: int, history: History | None = None) -> bool:
        """Present a line until it is read. Return False if the rest is to be skipped. Raises Leave."""
        return await self.wait(WaitingLine(said, "line"), seat, history)

    async def wait(self, standing: WaitingLine, seat: int, history: History | None = None) -> bool:
        """Wait at a line until Enter, or a key of the display. Return False if the rest is to be skipped. Raises Leave.

        Lines that the listener asks for meanwhile are presented first; if each line waits, so do they. If the next
        question is known, an answer to it takes precedence over the words for a waiting line, except for `skip`;
        otherwise typed text is kept for it.
        """
        asked: WaitingLine | None = None
        while True:
            reply = await self.read(asked or standing, seat)
            if asked is None:
                standing = WaitingLine(standing.said, standing.kind, reply.at, fresh=False)
            if reply.key == ON:
                self._half = reply.text
            word = normal(reply.text) if not reply.key or (standing.kind == "hand" and reply.key == ON) else ""
            if self._ends(word, reply, standing.kind):
                return False
            command = self._command(word, reply, standing.kind)
            said = await self._reply_to(Wait(command, reply.text, history or self.history(seat), standing.kind, seat))
            if said is not None:
                asked = self._shown(said, standing.kind)
                if command == "set" and standing.kind == "line" and not self.to.reach.more:
                    return True
            elif asked is None:
                return True
            else:
                asked = None
                standing = WaitingLine(standing.said, standing.kind, standing.at, fresh=False, covered=True)

    def _ends(self, word: str, reply: Typed, kind: str) -> bool:
        """Tell whether typed text ends the waiting: a word to skip the rest, Escape, or an early answer.

        A hand waits for Enter alone: another word could open somebody else's hand. The word for skipping answers
        nothing anywhere; `no` and `stop` end only a reading with a question about going on.
        """
        if kind == "hand":
            return False
        if reply.key == SKIP or word in self._words("loop-more-skip"):
            return True
        if word and self.foresees is not None and self.foresees().has(word):
            self.ahead = reply.text
            return True
        return kind == "prompt" and word in (*self._words("loop-more-no"), *plain_answer_words(self.to.phrases, "no"))

    def _command(self, word: str, reply: Typed, kind: str) -> str:
        """Return the command typed or pressed at a waiting line; `other` for other words, nothing for Enter."""
        if kind == "hand" and (word or reply.key in (ON, SKIP)):
            meant = self._meant(word)
            return "other" if meant in ("", "set", "settings") else meant
        if reply.key == ON or word in (*self._words("loop-more-yes"), *plain_answer_words(self.to.phrases, "yes")):
            return ""
        return reply.key or self._meant(word) or ("other" if word else "")

    def _meant(self, word: str) -> str:
        """Return the command of a word at a waiting line; set alone takes something after it."""
        first, rest = split(word.lstrip("/"))
        among = [name for name in self.commands() if first in self._words(f"loop-command-{name}")]
        return next((name for name in among if bool(rest) == (name == "set") or name == "help"), "")

    def _words(self, phrase: str) -> Collection[str]:
        return tuple(map(normal, self.to.phrases.words(phrase)))

    async def _reply_to(self, at: Wait) -> Said | None:
        """Return the line in reply to a command at a waiting line; None to go on. Raises Leave."""
        does = self.commands().get("help" if at.command == "other" and at.kind == "hand" else at.command)
        if does is not None:
            said: Said | None = await does(self, at)
            return said
        if at.command == "other" and at.kind == "line" and self.foresees is None:
            self._kept = at.typed  # nobody knows yet what is asked next
            return None
        line = "loop-wait-no-answer" if at.command == "other" and at.kind == "line" else "loop-wait-not"
        phrase = "loop-reading-not" if at.kind == "prompt" else line
        return said_text(self.to.phrases.text(phrase, typed=echo(at.typed))) if at.command else None

    def _shown(self, said: Said, kind: str) -> WaitingLine | None:
        """Return a line requested at a waiting line if it waits, too; else make it ready."""
        if self.to.reach.more or (kind == "hand" and self.to.reach.holds):
            return WaitingLine(said, "line")
        self._lines.append(Told(said))
        return None
