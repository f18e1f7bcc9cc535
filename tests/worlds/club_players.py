"""Players of a table in a club: each reads the store for the open question, lets a bot decide, and types that."""

import json
import re
import sqlite3
import time
from contextlib import closing

import declared
from ssh_club import PATIENCE
from two_places import meant, typed_for

from access.club.tables.bots import replica_of
from access.engine.batches import Batch
from access.engine.chance import SeededLuck
from access.engine.journal import parse
from access.engine.table import BotSeat, spread
from access.language.phrases import Phrases
from access.play.at_table import AtTable
from access.storage import catalogue
from games.steps import Ask, Seat

SHORT_GAMES = {
    "kaques": {"target": "1000"},
    "kara": {"rounds": "2"},
    "misericorde": {"rounds": "2"},
    "verflixte6": {"rounds": "1"},
    "words": {"rounds": "2"},
}
"""The options of a short game of each kind. Words has two rounds: in one, the second player may win unasked."""
PROMPT = r"[?:] $"
STARTS, AT_TABLE = r"(Start|Los|Commencer)\? ", r"(At\s+the\s+table|Am\s+Tisch|À\s+la\s+table):"
YES = {"en": "yes", "de": "ja", "fr": "oui"}


class Watcher:
    """A copy of a table, read from the store of the club while it serves."""

    def __init__(self, store, number=1, level="good"):
        self.store, self.number = store, number
        ((line,),) = self._read("SELECT header FROM tables WHERE id = ?", number)
        self.header = parse(f"{line}\n".encode(), "club").header
        self.game = catalogue.find(self.header.game)
        self.replica = replica_of(self.header, self.game)
        self.around = AtTable(self.replica.table, self.game, own_commands=declared.in_club)
        self.bots = {seat: self.game.bots[level](Seat(seat), SeededLuck(1, Seat(seat))) for seat in self.header.persons}
        self.told = []
        self._hear(list(self.replica.heard))

    def _read(self, statement, *values):
        with closing(sqlite3.connect(f"file:{self.store}?mode=ro", uri=True)) as connection:
            return connection.execute(statement, values).fetchall()

    def _hear(self, told):
        self.told += told
        spread(told, [BotSeat(Seat(seat), bot) for seat, bot in self.bots.items()])

    def look(self):
        """The open question of a person, None for none, once what stands in the store is applied."""
        rows = 'SELECT at, lines FROM batches WHERE "table" = ? AND at >= ? ORDER BY at'
        for at, lines in self._read(rows, self.number, self.replica.at):
            after, kept = json.loads(lines)
            self._hear(self.replica.recorded(Batch(at, after, tuple(kept))))
        step = self.replica.open
        asks = isinstance(step, Ask) and step.seat in self.header.persons
        return step if asks else None

    @property
    def over(self):
        return self.replica.over

    def typed(self, question, language):
        """What the bot of this seat would type, and the ways in which it is then asked whether that is meant."""
        answer = self.bots[question.seat].choose(self.replica.table.number, question)
        phrases = Phrases(language, self.game, self.header.names, (question.seat,))
        import two_places

        two_places.NAMES = self.header.names
        line = typed_for(phrases, question, self.around, answer)
        confirm = meant(phrases, question, self.around, line).confirm
        asks = (phrases.told(question, form) for form in (confirm, f"{confirm}-brief"))
        return line, tuple(filter(None, asks)) if confirm else ()


def play_out(watcher, clients, languages, extra=None):
    """Play to the end; `clients` are by seat. `extra` may return a command to type before an answer."""
    for client in clients.values():
        until_at_table(client)
    typed = {seat: [] for seat in clients}
    at, since = -1, time.monotonic()
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
        client, language = clients[seat], languages[seat]
        client.until(PROMPT)
        command = extra(seat, number) if extra else None
        if command:
            typed[seat].append(command)
            client.says(command, PROMPT)
        line, asks = watcher.typed(question, language)
        typed[seat].append(line)
        client.type(line)
        if not wait_until_moved(watcher, client, number, asks):
            typed[seat].append(YES[language])
            client.type(typed[seat][-1])
            wait_until_moved(watcher, client, number)


def until_at_table(client):
    """Wait until the game begins where this client is: what is shown before still asks for the start."""
    since = time.monotonic()
    while last(AT_TABLE, client.shown) < last(STARTS, client.shown):
        assert time.monotonic() - since < PATIENCE, client.shown[-600:]
        client._read(0.02)


def last(pattern, shown):
    """Where something stands last in what was shown; -1 if it does not."""
    return max((found.start() for found in re.finditer(pattern, shown)), default=-1)


def stalled(watcher, clients):
    """What stood in the terminals when nothing went on."""
    question = watcher.look()
    return (question, watcher.replica.at, {seat: client.shown[-600:] for seat, client in clients.items()})


def question_seat(watcher):
    step = watcher.replica.open
    return getattr(step, "seat", None)


def wait_until_moved(watcher, client, number, asks=()):
    """Wait until the answer is recorded; return False if the player is asked whether it is meant, in one of these ways.

    The same question may be shown again meanwhile, below news, and asks for nothing more.
    """
    since = time.monotonic()
    while True:
        watcher.look()
        assert time.monotonic() - since < PATIENCE, stalled(watcher, {question_seat(watcher): client})
        if watcher.over or watcher.replica.table.number != number:
            return True
        client._read(0.02)
        shown = client.shown[client.at :]
        if re.search(PROMPT, shown) and any(ask in " ".join(shown.split()) for ask in asks):
            return False
