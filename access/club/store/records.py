"""The records of a club's store."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from access.engine.batches import Batch
from access.engine.journal import Header
from games.data import frozen
from games.options import Value

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
    """Something at a table that a person who was not there has not heard.

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
