"""Players of a table in a club: each reads the store for the open question, lets a bot decide, and types that."""

import json
import re
import sqlite3
import time

from ssh_club import PATIENCE
from two_places import typed_for

from access.club.tables.copies import replica_of
from access.engine.batches import Batch
from access.engine.chance import SeededLuck
from access.engine.drivers import spread
from access.engine.journal import parse
from access.engine.players import BotSeat
from access.language.phrases import Phrases
from access.storage import catalogue
from access.table.around import AtTable
from games.steps import Ask, Seat

PROMPT = r"[?:] $"


class Watcher:
    """A copy of a table, read from the store of the club while it serves."""

    def __init__(self, store, number=1, level="good"):
        self.connection = sqlite3.connect(f"file:{store}?mode=ro", uri=True)
        line = self.connection.execute("SELECT header FROM tables WHERE id = ?", [number]).fetchone()[0]
        self.number = number
        self.header = parse(f"{line}\n".encode(), "club").header
        self.game = catalogue.find(self.header.game)
        self.replica = replica_of(self.header, self.game)
        self.around = AtTable(self.replica.table, self.game)
        self.bots = {seat: self.game.bots[level](Seat(seat), SeededLuck(1, Seat(seat))) for seat in self.header.persons}
        self.told = []
        self._hear(self.replica.opening())

    def _hear(self, told):
        self.told += told
        spread(told, [BotSeat(Seat(seat), bot) for seat, bot in self.bots.items()])

    def look(self):
        """The open question of a person, None for none, once what stands in the store is applied."""
        rows = 'SELECT at, lines FROM batches WHERE "table" = ? AND at >= ? ORDER BY at'
        for at, lines in self.connection.execute(rows, [self.number, self.replica.at]).fetchall():
            after, kept = json.loads(lines)
            self._hear(self.replica.recorded(Batch(at, after, tuple(kept))))
        step = self.replica.open
        asks = isinstance(step, Ask) and step.seat in self.header.persons
        return step if asks else None

    @property
    def over(self):
        return self.replica.over

    def typed(self, question, language):
        """What the bot of this seat would type."""
        answer = self.bots[question.seat].choose(self.replica.table.number, question)
        phrases = Phrases(language, self.game, self.header.names, (question.seat,))
        import two_places

        two_places.NAMES = self.header.names
        return typed_for(phrases, question, self.around, answer)


def play_out(watcher, clients, languages, extra=None):
    """Play to the end; `clients` are by seat. `extra` may return a command to type before an answer."""
    typed = {seat: [] for seat in clients}
    answered, at, since = -1, -1, time.monotonic()
    while True:
        question = watcher.look()
        if watcher.over:
            return typed
        number = watcher.replica.table.number
        if watcher.replica.at != at:
            at, since = watcher.replica.at, time.monotonic()
        assert time.monotonic() - since < PATIENCE, stalled(watcher, clients)
        if question is None:
            next(iter(clients.values()))._read(0.02)
            continue
        seat = question.seat
        client = clients[seat]
        client.until(PROMPT)
        if number == answered:
            line = "yes" if languages[seat] == "en" else "ja"
        else:
            command = extra(seat, number) if extra else None
            if command:
                typed[seat].append(command)
                client.says(command, PROMPT)
            line = watcher.typed(question, languages[seat])
        typed[seat].append(line)
        client.type(line)
        answered = number
        wait_until_moved(watcher, client, number)


def stalled(watcher, clients):
    """What stood in the terminals when nothing went on."""
    question = watcher.look()
    return (question, watcher.replica.at, {seat: client.shown[-600:] for seat, client in clients.items()})


def question_seat(watcher):
    step = watcher.replica.open
    return getattr(step, "seat", None)


def wait_until_moved(watcher, client, number):
    """Until the answer is recorded, or the player is asked something else."""
    since = time.monotonic()
    while True:
        watcher.look()
        assert time.monotonic() - since < PATIENCE, stalled(watcher, {question_seat(watcher): client})
        if watcher.over or watcher.replica.table.number != number:
            return
        client._read(0.02)
        if re.search(PROMPT, client.shown[client.at :]):
            return
