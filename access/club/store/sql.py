"""Transactions as data: a club's statements are written once, and run by SQLite or by PostgreSQL.

A transaction is a generator that yields statements and is sent what they found. The statements keep to what both
databases understand; `?` stands for a value, and locks such as `FOR SHARE` are left out where there is one writer only.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Generator, Iterator, Sequence
from importlib import resources
from typing import Any, Protocol, TypeVar

from games.data import frozen

T = TypeVar("T")
DAY = 24 * 3600


class Conflict(Exception):
    """A row is there already that may be there only once."""


@frozen
class Statement:
    """One statement with its values."""

    text: str
    values: Sequence[Any] = ()


@frozen
class Found:
    """The rows that a statement found, and how many it changed."""

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
    """The column by which news are in the order of the transactions that wrote them."""
    open_change: str
    """The least `change` that a transaction may still write which is open, or comes later; as an expression."""
    server: str
    """The server that answers, as an expression: another one when a standby has taken over."""
    waiting: str
    """The batches of a JSON text as the rows `w`, whose columns are the keys."""

    async def run(self, work: Callable[[], Work[T]]) -> T:
        """Run a transaction; it may be begun again. Raises Conflict, and then nothing has changed."""

    async def one(self, text: str, *values: Any) -> Found:
        """Run one statement. Raises Conflict."""

    async def recorded_one(self, statement: Statement) -> Found:
        """Run one statement whose fate matters. Raises Conflict, and Unknown if nobody knows whether it happened."""

    async def recorded_several(self, statement: Statement) -> Found:
        """Run one statement that records some batches of several. Raises as `recorded_one` does."""

    async def recorded(self, work: Callable[[], Work[bool]]) -> bool:
        """Run a transaction whose fate matters. Raises Conflict, and Unknown if nobody knows whether it happened."""

    async def announce(self, hint: str) -> None:
        """Tell all who listen a hint; it may be lost."""

    def announced(self) -> AsyncIterator[str]:
        """Yield the hints of others."""

    async def close(self) -> None:
        """Finish writing, and close the connections."""


def in_turn(work: Work[T], execute: Callable[[Statement], Found]) -> T:
    """Run a transaction by a function that executes its statements."""
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
    """Yield the numbered migrations after this one."""
    folder = resources.files("access.club.store") / "migrations"
    files = {int(entry.name.removesuffix(".sql")): entry for entry in folder.iterdir() if entry.name.endswith(".sql")}
    for number in sorted(files):
        if number > after:
            yield number, files[number].read_text(encoding="utf-8")


def newest() -> int:
    """Return the number of the newest migration."""
    return max(number for number, _ in migrations(0))
