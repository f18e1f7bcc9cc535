"""The records of a club's store, and its transactions as data: statements are written once, for both databases.

A transaction is a generator that yields statements and is sent their results. SQLite and PostgreSQL understand the
statements; `?` stands for a value. SQLite, which has one writer, leaves out locks such as `FOR SHARE`.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Coroutine, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import wraps
from importlib import resources
from typing import Any, Concatenate, Literal, ParamSpec, Protocol, TypeVar

from access.engine.batches import Batch
from access.engine.journal import Header
from games.data import frozen
from games.options import Value
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


Access = Literal["anyone", "friends", "invited"]
"""The people who may sit down at a table, or watch it."""
Role = Literal["guest", "member", "moderator", "keeper"]
Relation = Literal["friend", "ignore", "block"]
Decided = Literal["done", "full", "changed", "begun", "closed"]
"""The outcome of a change to a gathering table; it is `changed` if other people sit there than the caller knew."""

CLOSED, ABANDONED = "club-table-closed", "club-table-abandoned"
"""The reasons for ending a table, as phrases: a moderator or the keeper has closed it, or nobody could come back."""
ALL = "all"
"""The news that everything must be read again: another server has taken over, which may lack some of it."""


class Unknown(Exception):
    """Nobody knows whether a batch was recorded: the same one must be sent again."""


class NameTaken(Exception):
    """Somebody has this name, or one that sounds or looks like it."""


@frozen
class Account:
    """The account of a person, with their settings by name, and the time when they were here last.

    A guest has a negative number, which is not stored. Times are in seconds since 1970. The security `stamp` changes
    when everybody has to come in again, such as with a new passphrase.
    """

    id: int
    name: str
    role: Role = "member"
    banned: bool = False
    muted_until: int = 0
    settings: Mapping[str, Value] = field(default_factory=dict)
    seen: int = 0
    stamp: str = ""

    @property
    def keeps(self) -> bool:
        """Whether they are a moderator, or the keeper."""
        return self.role in ("moderator", "keeper")


@frozen
class SeatToken:
    """The right to answer for a seat: the newest token counts. The first one of a seat `is_first`."""

    seat: int
    number: int
    is_first: bool = False


@frozen
class Sign:
    """A recorded sign of life, and its time in seconds since 1970 by the clock of the database.

    A host `was_unknown` if it is new, or was deleted with the places of its people.
    """

    was_unknown: bool
    moment: float


@frozen
class Chair:
    """A person at a table: their number, their seat once the game has begun, and whether their account was deleted."""

    person: int
    name: str
    seat: int | None = None
    is_deleted: bool = False


@frozen
class Listed:
    """A table in the store. Only a tournament that has begun has a `plan`, with its players.

    A table of a `tournament` has its number, and a `name` in it. `why` is the phrase with the reason for ending it
    without a result.
    """

    id: int
    opener: int
    access: Access
    setup: str
    header: Header | None
    chairs: tuple[Chair, ...]
    invited: frozenset[int]
    over: bool
    plan: str = ""
    tournament: int = 0
    name: str = ""
    why: str = CLOSED


@frozen
class TableResult:
    """The result of a game: its name, whether each person has won, by number, and the outcome by its rules.

    A bot has played for the `absent`: their win does not count.
    """

    game: str
    won: Mapping[int, bool]
    outcome: Mapping[str, Any] = field(default_factory=dict)
    absent: frozenset[int] = frozenset()


@frozen
class Outcome:
    """A table of a tournament, whether it is over, and the outcome of its game; empty if it was closed.

    An `abandoned` one was closed because none of its persons could come back.
    """

    table: int
    over: bool
    outcome: Mapping[str, Any]
    abandoned: bool = False


@frozen
class StoredGame:
    """A game in the store: its batches with their stored digests, its outcome, and whether each person has won.

    A game that was ended without a result is over, without an outcome.
    """

    batches: Sequence[tuple[str, Batch]]
    over: bool
    outcome: str | None
    won: Mapping[int, bool]


HostState = Literal["serves", "closes", "away"]


@frozen
class HostSeen:
    """A host: the versions of its program and games, the seconds since its last sign of life, and its people.

    It is `behind` by the number of news that it has not handled yet. While it `lives`, its people count as present.
    """

    id: str
    name: str
    version: str
    silent: int
    lives: bool
    state: HostState
    people: int
    behind: int
    games: Mapping[str, int]


@frozen
class Leader:
    """A person on the leaderboard of a game; the rating is a lower bound of their skill."""

    name: str
    rating: float
    games: int


@frozen
class Report:
    """An open report: its number, who reports whom, and the last talk of the reported person."""

    number: int
    by: str
    about: str
    talk: Sequence[str]

    @property
    def facts(self) -> dict[str, Any]:
        """The facts of the phrase `club-report-line`."""
        talk = {"talk": " / ".join(self.talk), "lines": len(self.talk)}
        return {"number": self.number, "by": self.by, "about": self.about, **talk}


@frozen
class KeptTalk:
    """A line of talk at a table: its number, its speaker's, its age in seconds, and whether one person has heard it."""

    number: int
    speaker: int
    age: int
    text: str
    was_heard: bool

    @property
    def line(self) -> tuple[int, str]:
        """Its number and text: the database may give the number of deleted talk again."""
        return self.number, self.text


@frozen
class Loss:
    """Something of a table that the store has lost: a phrase that tells it, with the number of `steps`.

    All hosts that notice it give it the same `mark`.
    """

    table: int
    mark: str
    phrase: str
    steps: int = 0


@frozen
class Unheard:
    """The news of a table for an absent person.

    The game or the table `is_over`; or a bot has taken their seat since they held the `token`, which is 0 otherwise; or
    both.
    """

    person: int
    table: int
    is_over: bool
    token: int


@frozen
class Post:
    """News for other hosts. With the same `mark` they are told once, however often they are sent."""

    what: Mapping[str, Any]
    mark: str


@frozen
class News:
    """News from a host or the keeper."""

    id: int
    what: Mapping[str, Any]


@dataclass(frozen=True, slots=True, order=True)
class Whereabouts:
    """The place of a person: their number, their name, and their table; 0 is the lobby."""

    person: int
    name: str
    table: int


def fits(listed: Listed, account: Account, friends: Iterable[int]) -> bool:
    """Tell whether a person may sit down at a table, or watch it; `friends` are those of its opener."""
    if listed.opener == account.id or account.id in listed.invited:
        return True
    return listed.access == "anyone" or (listed.access == "friends" and account.id in friends)
