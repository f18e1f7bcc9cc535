"""The code in the process of a table whose game is not ours: it tries rules, bots and advice before the club uses them.

It carries out orders, one after the other. The worst that a game can do here is to end this process.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection

from access.club.tables.copies import replica_of
from access.engine.batches import Batch, OutOfPlace, Replica
from access.engine.journal import Header, parse
from access.engine.seats import BotSeat
from access.engine.table import spread
from access.play.ending import review
from access.play.faults import SourceLine, fault_of
from access.storage import catalogue
from access.system import posix
from access.system.posix import end_with_parent
from games.advising import Adviser
from games.game import Game
from games.refusals import Illegal
from games.steps import Ask, Event, Seat

MEMORY = 1 << 30
"""Bytes that a game may use beyond what the process has at its start."""
STEP, BEGUN, DONE, UNFIT, FAULT = "step", "begun", "done", "unfit", "fault"
"""The kinds of replies: a step of an order is done; the process has begun; the order is done; batches do not fit the
table; and the game has failed."""


class Copy:
    """A copy of the table. `stepped` is called after each step of an order."""

    def __init__(self, header: Header, game: Game, stepped: Callable[[], None]) -> None:
        self.header, self.game, self._stepped = header, game, stepped
        self.replica: Replica = replica_of(header, game)
        self._advisers: dict[int, tuple[Adviser, int]] = {}

    def apply(self, batches: Sequence[Batch]) -> float:
        """Apply recorded batches; return the seconds for the parts that are needed at every question."""
        for batch in batches:
            self.replica.recorded(batch)
            self._stepped()
        return self._small_parts()

    def follow(self) -> tuple[int, tuple[str, ...]]:
        """Return the number of batches so far, and the lines of the next steps."""
        batch = self.replica.follow()
        return self.replica.at, batch.lines if batch is not None else ()

    def advise(self, seat: int, times: int) -> tuple[Event, ...]:
        """Return the advice for a seat at the open question."""
        if self.game.adviser is None:
            return ()
        adviser, heard = self._advisers.get(seat) or (self.game.adviser(Seat(seat)), 0)
        spread(self.replica.heard[heard:], [BotSeat(Seat(seat), adviser)])
        self._advisers[seat] = adviser, len(self.replica.heard)
        step = self.replica.open
        return adviser.advise(step, times) if isinstance(step, Ask) else ()

    def review(self, seat: int) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
        """Return the costliest decisions of a seat in the game, and its luck."""
        found = review(self.game, self.header, self.replica.table.answers(), Seat(seat))
        return found.told(), found.luck

    def _small_parts(self) -> float:
        """Compute the parts that are needed at every question, and return the seconds.

        Their errors are ignored here: they come again where the parts are used.
        """
        began = time.thread_time()
        play, step = self.replica.table.play, self.replica.open
        parts: list[Callable[[], object]] = [
            play.resumed,
            *(partial(play.refuses, each.name) for each in self.game.queries),
        ]
        for seat in range(len(self.header.participants)):
            parts += [partial(part, Seat(seat)) for part in (play.standing, play.holding, play.out)]
        if isinstance(step, Ask):
            parts += [step.offers, step.choices, step.is_private]
        for part in parts:
            with suppress(Exception):
                part()
        return time.thread_time() - began


def main(orders: Connection, places: Connection, entry: str, header: str) -> None:
    """Serve orders for the table of this header, whose game is at `entry`, until the club closes the connection."""
    end_with_parent()
    posix.tell_where_asked(places.fileno())
    posix.bound_memory(MEMORY)
    orders.send((BEGUN,))
    head = parse(f"{header}\n".encode(), "table").header
    copy: Copy | None = None
    game: Game | None = None
    while True:
        try:
            if copy is None:
                game = catalogue.loaded(entry).of_version(head.version)
                assert game is not None
                copy = Copy(head, game, lambda: orders.send((STEP,)))
                orders.send((DONE, None))
            name, given = orders.recv()
            orders.send((DONE, getattr(copy, name)(*given)))
        except EOFError:
            return
        except (OutOfPlace, Illegal):
            orders.send((UNFIT,))
        except BaseException as error:  # also SystemExit
            orders.send((FAULT, *_told(error, game)))


def _told(error: BaseException, game: Game | None) -> tuple[str, SourceLine]:
    """Return the type and the place of an error, which itself may be impossible to send."""
    fault = fault_of(error, game) if game is not None else None
    return type(error).__name__, fault.where if fault is not None else SourceLine("", 0)
