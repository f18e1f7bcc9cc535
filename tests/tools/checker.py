"""What players of a club are told while anything fails, held against the journals that are left in the end.

Each player keeps all that was typed and heard, with its time. Each line of a game that somebody heard must stand in the
journal of their table once, in order, at its place: what a connection heard of a game is one piece of it, and what the
next one hears comes after that.
"""

import asyncio
import json
import re
import time
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import pairwise

import asyncssh
from club_lines import Line
from host_faults import ANSWERS

from access.dialogue.conversation import Conversation
from access.dialogue.entries import Happened
from access.dialogue.requests import Listener
from access.engine.chance import Seeded
from access.engine.journal import parse, replay
from access.engine.table import Table
from access.language.phrases import Phrases
from access.play.at_table import AtTable
from access.storage import catalogue
from games.steps import Chance

SITS = re.compile(r"^.*At the table: ", re.MULTILINE)
RESUMED = "goes on. At the table: "
STANDING = 12
"""The most lines that tell how a game stands to somebody who comes back, before the first question."""
QUESTION = re.compile(r"[?:]$")
ASKED = re.compile(r"(\d+): .* It is your turn; sit \1\.")
COME_IN = r"\? $|At the table: "
"""What somebody hears who comes in: a question, or the table to which they are led back while others are asked."""
GONE = "The database has lost"
ONWARDS = ((r"Next round[^?]*[?:] $", ""),)
OTHERWISE = ("stop", "none", "yes", "1", "", "all", "throw", "pass")
THINKS = 0.3
NUDGES = 25.0
"""Seconds without a prompt after which somebody types Enter alone."""


@dataclass
class Connection:
    """One connection of a player: what was typed and heard, with the time of each."""

    began: float
    events: list[tuple[float, str, str]] = field(default_factory=list)
    """The time, `typed`, `chunk` or `closed`, and the text."""

    def add(self, kind, text=""):
        self.events.append((time.monotonic(), kind, text))

    def silences(self):
        """The ended silences: from a typed line or the connecting to the next output, or the end of the connection."""
        return self._waiting()[0]

    @property
    def waits_since(self):
        """The beginning of an open silence, or the end of the connection; None without one."""
        is_closed = self.events and self.events[-1][1] == "closed"
        return self.events[-1][0] if is_closed else self._waiting()[1]

    def _waiting(self):
        """The ended silences, and the beginning of an open one, or None."""
        found, began = [], self.began
        for number, (at, kind, _) in enumerate(self.events):
            if kind == "typed":
                began = at if began is None else began
            elif began is not None:
                found.append(Silence(began, at - began, self, number))
                began = None
        return found, began

    @property
    def text(self):
        return "".join(text if kind == "chunk" else "\n" for _, kind, text in self.events if kind != "closed")


@dataclass(frozen=True)
class Silence:
    """When somebody began to wait, for how many seconds, and the event of their connection that ended it."""

    began: float
    seconds: float
    connection: Connection
    end: int

    def __str__(self):
        near = self.connection.events[max(0, self.end - 4) : self.end + 2]
        return "\n".join(
            ["connected", *(f"{at - self.connection.began:.2f} {kind} {text[-200:]!r}" for at, kind, text in near)]
        )


class Timed(Line):
    """A connection by asyncssh that notes what it hears."""

    def __init__(self):
        super().__init__()
        self.kept = Connection(time.monotonic())

    async def _read(self):
        with suppress(asyncssh.Error, OSError):
            while data := await self.process.stdout.read(65536):
                self.text += data
                self.kept.add("chunk", data)
                self.heard.set()
        self.kept.add("closed")

    def type(self, line):
        self.kept.add("typed", line)
        super().type(line)


class Player:
    """Somebody who plays whatever happens: a lost connection is opened again, by the one address of all hosts."""

    def __init__(self, port, name, key, is_over):
        self.port, self.name, self.key, self._is_over = port, name, key, is_over
        self.line, self.connections, self.answered = None, [], 0
        self.rests, self._prompt, self._tried = False, "", 0

    async def connect(self):
        while not self._is_over():
            line = Timed()
            self.connections.append(line.kept)
            with suppress(OSError, asyncssh.Error, TimeoutError, AssertionError):
                await asyncio.wait_for(line.open(self.port, self.name.lower(), self.key), 10)
                self.line = line
                await line.until(COME_IN, 10)
                return
            if self.line is line:  # it would stay at the table beside the next one
                line.close()
            line.kept.add("closed")
            await asyncio.sleep(0.3)

    async def play(self):
        heard, since = "", time.monotonic()
        while not self._is_over():
            line = self.line
            if line is None or line.reading.done() or line.connection.is_closed():
                await self.connect()
                continue
            if line.text != heard:
                heard, since = line.text, time.monotonic()
            typed = self._answer(heard.rpartition("\n")[2])
            thinks = time.monotonic() - since < THINKS
            if not (self.rests or thinks) and (typed is not None or time.monotonic() - since > NUDGES):
                line.type(typed or "")
                self.answered += typed is not None
                heard, since = "", time.monotonic()
            await asyncio.sleep(0.02)

    def _answer(self, prompt):
        """What is typed at a prompt; something else each time that it stands there again. None where nothing is asked."""
        if not re.search(r"[?:] $", prompt):
            return None
        self._tried = self._tried + 1 if prompt == self._prompt else 0
        self._prompt = prompt
        usual = next((word for pattern, word in (*ONWARDS, *ANSWERS) if re.search(pattern, prompt)), "")
        return [usual, *OTHERWISE][self._tried % (len(OTHERWISE) + 1)]

    @property
    def waits(self):
        """The seconds of the open silence; 0 without one."""
        since = self.connections[-1].waits_since if self.connections else None
        return time.monotonic() - since if since is not None else 0.0

    def silences(self):
        """The ended silences of all connections."""
        return [silence for kept in self.connections for silence in kept.silences()]


# What the journals say -------------------------------------------------------------------------------------------------


class Journal:
    """A journal of a table, replayed: the lines that each seat may hear, each with and without an explanation."""

    def __init__(self, number, header, lines):
        self.number, self.header, self.game = number, header, catalogue.find(header.game)
        self.answers, self.told = 0, []
        self._replay(lines)

    def _table(self):
        return Table(lambda: self.game.new(len(self.header.participants), self.header.options))

    def _replay(self, lines):
        table, chance = self._table(), Seeded(self.header.seed)
        self.told += table.take_told()
        self.opening = len(self.told)
        """The events from before the first answer: whoever comes back then hears them again."""
        for entry in map(json.loads, lines):
            self.told += table.take_told()
            if "answer" not in entry:
                continue
            assert entry["n"] == table.number, "an answer stands at the wrong place, or twice"
            value = tuple(entry["answer"]) if isinstance(entry["answer"], list) else entry["answer"]
            if isinstance(table.open, Chance):
                assert value == tuple(chance(table.number, table.open)), "chance is not the seed's"
            self.answers += entry.get("seat") in self.header.persons and not isinstance(table.open, Chance)
            table.apply(value)
        self.told += table.take_told()
        self.over = table.open is None
        self.table = table
        replay(parse("\n".join([self.header.line(), *lines, ""]).encode(), "club"), self._table(), "club")

    def heard_at(self, seat, opening=False):
        """The lines that this seat hears in order, or those of the opening: for each event the texts that tell it."""
        phrases = Phrases("en", self.game, self.header.names, (seat,))
        listener = Listener(seat, phrases)
        talk = Conversation([listener], {seat}, AtTable(self.table, self.game))
        for told in self.told[: self.opening] if opening else self.told:
            if told.to in (None, seat):
                talk.tell(told)
        events = [entry for entry, _ in talk.outbox._pending if isinstance(entry, Happened)]
        return [found for event in events if (found := _texts(event, listener))]


def _texts(event, listener):
    """An event as text, with its terms explained and without; nothing if the listener is not told."""
    found = [
        Happened(event.event, event.here, event.private, event.always, new).said(listener) for new in (False, True)
    ]
    return frozenset(plain(said.line.text) for said in found if said is not None)


def plain(text):
    return " ".join(text.split())


def pieces(connection):
    """What a connection heard, cut where somebody sat down, and where something was lost."""
    text = connection.text.replace("\r", "")
    cuts = sorted({0, *(found.start() for found in SITS.finditer(text)), *_lost(text), len(text)})
    for begin, end in pairwise(cuts):
        yield [plain(line) for line in text[begin:end].split("\n")]


def _lost(text):
    return [found.start() for found in re.finditer(GONE, text)]


def place_of(heard, line, after):
    """Where these lines stand in a line of texts, from a place on; None if they do not."""
    for at in range(after, len(line) - len(heard) + 1):
        if all(text in line[at + step] for step, text in enumerate(heard)):
            return at
    return None


def check_heard(player, journals):
    """Raise AssertionError unless what a player heard of their games is told in them so; returns how many lines.

    `journals` are those of their tables: of each the final one, and before it those of servers that were lost.
    """
    lines = {journal: journal.heard_at(journal.header.names.index(player.name)) for journal in journals}
    known = {text for line in lines.values() for texts in line for text in texts}
    opening = {journal: len(journal.heard_at(journal.header.names.index(player.name), True)) for journal in journals}
    final = {journal.number: journal for journal in journals}
    after, count = dict.fromkeys(journals, 0), 0
    for connection in player.connections:
        for piece in pieces(connection):
            after = {journal: at if at > opening[journal] else 0 for journal, at in after.items()}
            try:
                for journal in filter(None, map(final.get, _asked_at(piece))):
                    is_over = journal.over and after[journal] == len(lines[journal])
                    assert not is_over, f"{player.name} is asked at table {journal.number}, whose end they have heard"
                heard, standing = _heard(piece, known)
                if len(heard) > standing:
                    count += _placed(player, heard, lines, after, standing)
            except AssertionError as error:
                raise AssertionError(f"{error}\n{_told_until(player, connection, after)}") from None
    return count


def _asked_at(piece):
    """The numbers of the tables in lines of the kind "It is your turn"."""
    return [int(found[1]) for line in piece if (found := ASKED.fullmatch(line))]


def _heard(piece, known):
    """The known lines of a piece, and the number of its possible lines of standing."""
    heard = [text for text in piece if text in known]
    if RESUMED not in piece[0]:
        return heard, 0
    question = next((at for at, text in enumerate(piece) if QUESTION.search(text)), len(piece))
    return heard, min(STANDING, sum(text in known for text in piece[:question]))


def _told_until(player, connection, after):
    """The input and output of a player up to the end of a connection, with the seconds since their arrival."""
    began = player.connections[0].began
    lines = [f"so far heard: { ({each.number: at for each, at in after.items()}) }"]
    for each in player.connections[: player.connections.index(connection) + 1]:
        lines += ["connected", *(f"{at - began:.2f} {kind} {text!r}" for at, kind, text in each.events)]
    return "\n".join(lines)


def _placed(player, heard, lines, after, most):
    """Find the place of what was heard; at its beginning `most` lines may be how the game stood. Returns how many fit."""
    for skipped in range(min(most, len(heard)) + 1):
        if not heard[skipped:]:
            return 0
        for journal, line in lines.items():
            at = place_of(heard[skipped:], line, after[journal])
            if at is not None:
                after[journal] = at + len(heard) - skipped
                return len(heard) - skipped
    longest = max(
        range(len(heard)), key=lambda end: any(_stands(heard[:end], lines[each], after[each]) for each in lines) and end
    )
    raise AssertionError(f"{player.name} heard what no journal has so, from {heard[longest - 1 :][:2]} on: {heard}")


def _stands(heard, line, after):
    return place_of(heard, line, after) is not None
