"""The data of a club, and the interface of every store."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from access.engine.batches import Batch
from access.engine.journal import Header
from games.data import frozen
from games.options import Value

Access = Literal["anyone", "friends", "invited"]
"""The access to a table."""
Role = Literal["guest", "member", "moderator", "keeper"]
Relation = Literal["friend", "ignore", "block"]
Decided = Literal["done", "full", "changed", "begun", "closed"]
"""The outcome of a change to a table that gathers; it is `changed` if others sit there than was thought."""

CLOSED, ABANDONED = "club-table-closed", "club-table-abandoned"
"""The phrases of tables that were ended: by the keeper or a moderator, or since nobody could come back."""
ALL = "all"
"""News that everything must be read again: another server has taken over, which may not have what was read."""


class Unknown(Exception):
    """Nobody knows whether an append happened: it must be repeated as it is."""


class NameTaken(Exception):
    """Somebody has this name, or one that sounds or looks like it."""


@frozen
class Account:
    """A person as the club knows them, with their settings by name, and when they were here last.

    A guest has no number that is kept. Times are in seconds since 1970.
    """

    id: int
    name: str
    role: Role = "member"
    banned: bool = False
    muted_until: int = 0
    settings: Mapping[str, Value] = field(default_factory=dict)
    seen: int = 0

    @property
    def keeps(self) -> bool:
        """Whether they keep order: a moderator, or the keeper of the club."""
        return self.role in ("moderator", "keeper")


@frozen
class SeatToken:
    """The right to answer for a seat: the newest one counts. The person of the `is_first` one had never sat there."""

    seat: int
    number: int
    is_first: bool = False


@frozen
class Sign:
    """A sign of life that was kept at this moment, in seconds since 1970 by the clock of the database.

    The host `was_unknown` if it is new, or was forgotten with all who were there.
    """

    was_unknown: bool
    moment: float


@frozen
class Chair:
    """A person at a table: their number, and their seat once the game has begun."""

    person: int
    name: str
    seat: int | None = None


@frozen
class Listed:
    """A table as it stands in the store. Only a tournament has a `plan`: who plays, once it has begun.

    A table of a tournament has its number and a name there. `why` is the phrase that says why
    it was ended without a result.
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
    """The end of a game: its name, whether each person has won, by number, and what the game says of its end."""

    game: str
    won: Mapping[int, bool]
    outcome: Mapping[str, Any] = field(default_factory=dict)


@frozen
class Outcome:
    """A table of a tournament, whether it is over, and how its game has ended; nothing if it was closed.

    An `abandoned` one was closed since none of its persons could come back.
    """

    table: int
    over: bool
    outcome: Mapping[str, Any]
    abandoned: bool = False


@frozen
class StoredGame:
    """A game as it is kept: its batches, each with the digest that it was kept by, its end, and who has won, by number.

    A game that was ended without a result is over and has no outcome.
    """

    batches: Sequence[tuple[str, Batch]]
    over: bool
    outcome: str | None
    won: Mapping[int, bool]


@frozen
class HostSeen:
    """A host as the others see it: the versions of its program and games, and the seconds since its last sign of life.

    It is `behind` by so many news that it has not handled yet.
    """

    id: str
    name: str
    version: str
    silent: int
    lives: bool
    people: int
    behind: int
    games: Mapping[str, int]


@frozen
class Leader:
    """A person on the leaderboard of a game: the rating is what they are worth at least, most likely."""

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
    def line(self) -> str:
        """The report in one line."""
        return f"{self.number}: {self.by}, {self.about}: {' / '.join(self.talk)}"


@frozen
class KeptTalk:
    """Talk to a table: its number, the number of its speaker, its age in seconds, and whether somebody has heard it."""

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
class Post:
    """Something to tell other hosts. By its `mark` it is told once, however often it is sent."""

    what: Mapping[str, Any]
    mark: str


@frozen
class News:
    """Something that a host has told."""

    id: int
    what: Mapping[str, Any]


@dataclass(frozen=True, slots=True, order=True)
class Whereabouts:
    """Somebody at another host: their number, their name, and their table; 0 is the lobby."""

    person: int
    name: str
    table: int


def fits(listed: Listed, account: Account, friends: Iterable[int]) -> bool:
    """Tell whether a person may sit down at a table, or watch it: `friends` are those of its opener."""
    if listed.opener == account.id or account.id in listed.invited:
        return True
    return listed.access == "anyone" or (listed.access == "friends" and account.id in friends)
