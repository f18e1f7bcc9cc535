"""What a club keeps, as data, and the interface of every store.

Nothing is told or promised before it is recorded. A table is a sequence of batches; `append` adds one only if the last
one has the digest that it follows, and if the token of the seat is the newest.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from access.engine.batches import Batch
from access.engine.journal import Header
from games.options import Value

Access = Literal["anyone", "friends", "invited"]
"""Who may sit down at a table."""
Role = Literal["guest", "member", "moderator", "keeper"]
Relation = Literal["friend", "ignore", "block"]
Decided = Literal["done", "full", "changed", "begun", "closed"]
"""The outcome of a change to a table that gathers; it is `changed` if others sit there than was thought."""

ALL = "all"
"""News that everything must be read again: another server has taken over, which may not have what was read."""


class Unknown(Exception):
    """Nobody knows whether an append happened: it must be repeated as it is."""


class NameTaken(Exception):
    """Somebody has this name, or one that sounds or looks like it."""


@dataclass(frozen=True, slots=True)
class Account:
    """A person as the club knows them, with their settings by name, and when they were here last.

    A guest has no number that is kept. Times are in seconds since 1970.
    """

    id: int
    name: str
    role: Role = "member"
    banned: bool = False
    muted_until: int = 0
    wishes: Mapping[str, Value] = field(default_factory=dict)
    seen: int = 0

    @property
    def keeps(self) -> bool:
        """Whether they keep order: a moderator, or the keeper of the club."""
        return self.role in ("moderator", "keeper")


@dataclass(frozen=True, slots=True)
class SeatToken:
    """The right to answer for a seat: the newest one counts."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class Chair:
    """A person at a table: their number, and their seat once the game has begun."""

    person: int
    name: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Listed:
    """A table as it stands in the store. Only a tournament has a `plan`: who plays, once it has begun.

    A table of a tournament has its number and a name there.
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


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a game: its name, whether each person has won, by number, and what the game says of its end."""

    game: str
    won: Mapping[int, bool]
    outcome: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Outcome:
    """A table of a tournament, whether it is over, and how its game has ended; nothing if it was closed."""

    table: int
    over: bool
    outcome: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Standing:
    """A person on the leaderboard of a game: the rating is what they are worth at least, most likely."""

    name: str
    rating: float
    games: int


@dataclass(frozen=True, slots=True)
class Post:
    """Something to tell other hosts. By its `mark` it is told once, however often it is sent."""

    what: Mapping[str, Any]
    mark: str = field(default_factory=lambda: secrets.token_hex(8))


@dataclass(frozen=True, slots=True)
class News:
    """Something that a host has told."""

    id: int
    what: Mapping[str, Any]


@dataclass(frozen=True, slots=True, order=True)
class Here:
    """Somebody at another host: their number, their name, and their table; 0 is the lobby."""

    person: int
    name: str
    table: int


class Tables(Protocol):
    """The tables of a club."""

    async def gather(
        self, opener: Account, access: Access, setup: str, after: int = 0, invited: Collection[int] = ()
    ) -> tuple[int, bool]:
        """Open a table at which people gather; return its number, and whether it is new.

        The opener sits there, and those `invited` may. Where the people of another table play again, `after` is that
        one; if they gather at such a table already, its number is returned, and nobody sits down.
        """

    async def listed(self, over: bool = False) -> Sequence[Listed]:
        """Return all tables that are not over, oldest first; or those that are."""

    async def table(self, number: int) -> Listed | None:
        """Return one table, over or not."""

    async def take_chair(self, table: int, account: Account, most: int) -> Decided:
        """Let a person sit down at a table that gathers, if no more than `most` sit there then."""

    async def leave_chair(self, table: int, person: int) -> Decided:
        """Let a person get up from a table that gathers; the last one closes it."""

    async def invite(self, table: int, person: int) -> None:
        """Let a person sit down at a table of any access."""

    async def open(self, table: int, header: Header, seats: Mapping[int, int]) -> Decided:
        """Begin the game of a table, if those sit there, and nobody else, whose `seats` are given by person."""

    async def close(self, table: int, done: bool = False) -> None:
        """End a table without a result, or a tournament with its tables; one that is `done` was played to its end."""

    async def closed(self, tables: Collection[int]) -> Collection[int]:
        """Return which of these tables were ended without a result."""

    async def begin(self, tournament: int, plan: str, people: Collection[int]) -> Decided:
        """Begin a tournament, if these people have gathered for it, and nobody else."""

    async def open_round(self, tournament: Listed, name: str, header: Header, chairs: Sequence[Chair]) -> bool:
        """Open a table of a tournament, with its game. Return False if there is one of this name."""

    async def outcomes(self, tournament: int) -> Mapping[str, Outcome]:
        """Return the tables of a tournament by name, with what their games say of their end."""

    async def append(self, table: int, batch: Batch, token: SeatToken | None) -> bool:
        """Add a batch; return False if it is refused. Raises Unknown: repeat the same."""

    async def changed(self, known: Mapping[int, tuple[int, str]]) -> Collection[int]:
        """Return which tables have other batches than are known: so many, the last with this digest; by number."""

    async def read(self, table: int, at: int) -> Sequence[Batch]:
        """Return the batches from this place on."""

    async def purge(self, days: int) -> int:
        """Forget the journals of games that ended so many days ago; return how many. Results stay."""

    async def sit(self, table: int, seat: int, person: int) -> SeatToken:
        """Return a new token for a seat; older ones no longer append."""

    async def finish(self, table: int, batch: Batch, result: Result, token: SeatToken | None = None) -> bool:
        """Add the last batch, with the result and the ratings that follow; return False if it is refused."""


class People(Protocol):
    """The people of a club."""

    async def by_key(self, fingerprint: str) -> Account | None:
        """Return whose key this is."""

    async def by_numbers(self, people: Collection[int]) -> Mapping[int, Account]:
        """Return those of these people whom the club has."""

    async def by_name(self, name: str) -> Account | None:
        """Return who has this name, or one that sounds or looks like it."""

    async def compare_anew(self) -> None:
        """Compare all names as this version does; two members whose names were different before keep theirs."""

    async def register(self, name: str, fingerprint: str, secret: str | None, recovery: str) -> Account:
        """Keep a new person, with a key or a passphrase. Raises NameTaken."""

    async def secret(self, person: int) -> str | None:
        """Return what is kept of a person's passphrase."""

    async def change(self, person: int, **values: str | int | None) -> None:
        """Change what is kept of a person: secret, recovery, role, banned, muted_until, seen, wishes."""

    async def recovered(self, name: str, code: str) -> Account | None:
        """Return whose recovery code this is, unless they are banned. A new code makes it useless."""

    async def add_key(self, person: int, fingerprint: str) -> bool:
        """Add a key; return False if it is somebody's already."""

    async def remove_key(self, person: int, fingerprint: str) -> bool:
        """Remove a key; return False if it is not theirs."""

    async def keys(self, person: int) -> Sequence[str]:
        """Return the fingerprints of a person's keys."""

    async def invitation(self, by: str, code: str, uses: int, days: int) -> None:
        """Keep an invitation to the club, as `kept_code` returns it."""

    async def redeem(self, code: str, use: bool = True) -> bool:
        """Use an invitation, or only look at it; return False if there is none, or it is used up."""

    async def relate(self, person: int, other: int, kind: Relation | None) -> None:
        """Keep what somebody is to a person, or nothing."""

    async def relations(self, person: int) -> Mapping[int, Relation]:
        """Return what others are to a person."""

    async def everybody(self) -> Sequence[Account]:
        """Return all people, by name."""

    async def rename(self, person: int, name: str) -> Collection[int]:
        """Change the name of a person everywhere; return their tables that are not over. Raises NameTaken."""

    async def forget(self, person: int) -> Collection[int]:
        """Forget a person and all that is kept of them; return their tables that are not over.

        There they have a name that says nothing.
        """

    async def forget_talk(self) -> None:
        """Forget what was said more than a day ago."""

    async def say(self, table: int, speaker: int, listener: int, said: str, heard: Collection[int]) -> None:
        """Keep what was said, and by whom it was heard, for a day.

        Table 0 is the lobby; listener 0 is everybody there.
        """

    async def report(self, by: Account, about: Account) -> None:
        """Keep a report, with the last lines of its person that the reporter has heard."""

    async def reports(self, without: str = "") -> Sequence[tuple[int, str]]:
        """Return the open reports by number, a line each, but those about this person."""

    async def close_report(self, number: int) -> bool:
        """Close a report; return False if there is none."""

    async def leaders(self, game: str, most: int) -> Sequence[Standing]:
        """Return the best rated of a game."""

    async def counts(self, person: int) -> Sequence[tuple[str, int, int]]:
        """Return games played and won, by game."""

    async def data(self, person: int) -> Mapping[str, Any]:
        """Return all that is kept of a person, but what they said."""

    async def said(self, person: int, after: int, most: int) -> Sequence[tuple[int, int, str]]:
        """Return so many lines that a person has said, each with its number and time: those after this number."""


class Hosts(Protocol):
    """What the hosts of a club, and the commands of its keeper, tell each other."""

    noted: Callable[[], None]
    """Called when there is something to look at for other hosts."""

    async def begin(self) -> None:
        """Take no notice of what was told before: what is read from now on has it."""

    async def post(self, posts: Sequence[Post]) -> None:
        """Tell other hosts something that is not recorded otherwise."""

    async def news(self) -> Sequence[News]:
        """Return what was told since `begin`, and not yet `heard`: by other hosts, keepers, and changes made here."""

    def heard(self, news: News) -> None:
        """Take note that news were handled: they do not come again."""

    async def announce(self, tables: Collection[int], news: bool) -> None:
        """Hint to other hosts which tables have more, and whether there are news. A hint may be lost."""

    def announced(self) -> AsyncIterator[tuple[Collection[int], bool]]:
        """Yield the hints of other hosts: tables that have more, and whether there are news."""

    async def alive(self, versions: Mapping[str, int]) -> bool:
        """Give a sign of life, by the clock of the database, with the newest version of each game known here.

        Return whether this host was not known: it is new, or was forgotten with all who were there.
        """

    async def versions(self) -> Mapping[str, int]:
        """Return the newest version of each game that all live hosts know."""

    async def gone(self) -> None:
        """Take note that this host has closed."""

    async def place(self, session: int, who: Here) -> None:
        """Keep who is here, and at which table; 0 is the lobby."""

    async def place_all(self, here: Sequence[tuple[int, Here]]) -> None:
        """Keep who is here, by session, and nobody else."""

    async def placed(self) -> Sequence[tuple[int, Here]]:
        """Return who is here, by session, as it is kept."""

    async def leave(self, session: int) -> None:
        """Take note that somebody has gone."""

    async def elsewhere(self) -> Sequence[Here]:
        """Return who is at other hosts that are alive."""

    async def forget(self) -> None:
        """Forget old news, and hosts that are long gone."""


class Store(Protocol):
    """All that a club keeps. Several hosts can use one that is `shared`."""

    shared: bool

    async def now(self) -> int:
        """Return the time in seconds since 1970, by the clock that all hosts share."""

    @property
    def tables(self) -> Tables:
        """The tables."""

    @property
    def people(self) -> People:
        """The people."""

    @property
    def hosts(self) -> Hosts:
        """What hosts tell each other."""

    async def value(self, name: str, usual: str = "") -> str:
        """Return a value of the club, such as its name."""

    async def set_value(self, name: str, value: str) -> None:
        """Keep a value of the club."""

    async def first_value(self, name: str, value: str) -> str:
        """Keep a value unless there is one, and return the one that is kept."""

    async def keep_list(self, mark: str, text: str) -> None:
        """Keep the words of a dictionary, until for a day no game that goes by them is kept."""

    async def list_of(self, mark: str) -> str | None:
        """Return the words of a dictionary that was kept."""

    async def close(self) -> None:
        """Finish writing, and close the store."""


def fits(listed: Listed, account: Account, friends: Iterable[int]) -> bool:
    """Tell whether a person may sit down at a table, or watch it: `friends` are those of its opener."""
    if listed.opener == account.id or account.id in listed.invited:
        return True
    return listed.access == "anyone" or (listed.access == "friends" and account.id in friends)
