"""Transactions as data: statements are written once, for SQLite and PostgreSQL.

A transaction is a generator that yields statements and is sent their results. Both databases understand the statements;
`?` stands for a value. SQLite, which has one writer, leaves out locks such as `FOR SHARE`.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Coroutine, Generator, Iterator, Sequence
from functools import wraps
from importlib import resources
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from games.data import frozen
from games.refusals import Failed

T = TypeVar("T")
P = TypeVar("P", bound="StorePart")
G = ParamSpec("G")
DAY = 24 * 3600


class Conflict(Exception):
    """A row violates a constraint, such as that it must be unique."""


@frozen
class Statement:
    """One statement with its values. Other hosts are hinted at one that is `noted`, once it is committed."""

    text: str
    values: Sequence[Any] = ()
    noted: bool = False


@frozen
class Found:
    """The rows that a statement found, and the number that it changed."""

    rows: Sequence[Sequence[Any]]
    count: int

    @property
    def one(self) -> Any:
        """The first row; None if there is none."""
        return self.rows[0] if self.rows else None


Work = Generator[Statement, Found, T]
"""A transaction that returns something."""


class Database(Protocol):
    """Runs transactions. Raises Failed if the database cannot be used now."""

    now: str
    """The time by the clock of the database, in seconds since 1970, as an expression."""
    moment: str
    """The time by the clock of the database, in microseconds since 1970, as an expression."""
    change: str
    """The column of news with the number of the transaction that wrote them."""
    open_change: str
    """The lowest `change` of an open or later transaction, as an expression."""
    server: str
    """The identifier of the server, as an expression: another one when a standby has taken over."""
    waiting: str
    """The table `w` of the batches in a JSON text; its columns are the keys."""

    async def run(self, work: Callable[[], Work[T]]) -> T:
        """Run a transaction, perhaps several times until it succeeds. Raises Conflict if nothing was changed."""

    async def one(self, text: str, *values: Any) -> Found:
        """Run one statement. Raises Conflict."""

    async def recorded_one(self, statement: Statement) -> Found:
        """Run one statement. Raises Conflict, and Unknown if its outcome is unknown."""

    async def recorded_several(self, statement: Statement) -> Found:
        """Run one statement that records several batches. Raises Conflict and Unknown."""

    async def recorded(self, work: Callable[[], Work[bool]]) -> bool:
        """Run a transaction. Raises Conflict, and Unknown if its outcome is unknown."""

    async def explained(self, failure: Failed) -> Failed:
        """Return a failure with the reason that a keeper can remove, if the database knows a better one."""

    def when_noted(self, hint: Callable[[], None]) -> None:
        """Call this from now on after each transaction with a statement that is `noted`, if there are several hosts."""

    async def announce(self, hint: str) -> None:
        """Send a hint to all hosts; it may be lost."""

    def announced(self) -> AsyncIterator[str]:
        """Yield the hints of all hosts."""

    async def scrub(self) -> None:
        """Remove deleted data from files. Raises Failed."""

    async def close(self) -> None:
        """Finish writing, and close the connections."""


class StorePart:
    """A part of the store, in a database. `note` returns the statement that tells all hosts of a change."""

    def __init__(self, database: Database, note: Callable[..., Statement]) -> None:
        self._database, self._note = database, note


def transaction(method: Callable[Concatenate[P, G], Work[T]]) -> Callable[Concatenate[P, G], Coroutine[Any, Any, T]]:
    """Return a method of a part of the store that runs its statements as a transaction, as `Database.run` does."""

    @wraps(method)
    async def run(part: P, /, *given: G.args, **named: G.kwargs) -> T:
        return await part._database.run(lambda: method(part, *given, **named))

    return run


def in_turn(work: Work[T], execute: Callable[[Statement], Found]) -> T:
    """Run a transaction with a function that executes its statements."""
    try:
        statement = next(work)
        while True:
            statement = work.send(execute(statement))
    except StopIteration as end:
        result: T = end.value
        return result
    finally:
        work.close()


def migrations(after: int) -> Iterator[tuple[int, str]]:
    """Yield the migrations after this version: one for each version of kept clubs."""
    folder = resources.files("access.club.store") / "migrations"
    files = {int(entry.name.removesuffix(".sql")): entry for entry in folder.iterdir() if entry.name.endswith(".sql")}
    for number in sorted(files):
        if number > after:
            yield number, files[number].read_text(encoding="utf-8")


def newest() -> int:
    """Return the number of the newest migration."""
    return max(number for number, _ in migrations(0))
