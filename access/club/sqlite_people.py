"""The people of a club, in SQLite."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from access.club.names import ear
from access.club.passphrases import kept_code
from access.club.rating import worth
from access.club.store import Account, NameTaken, Relation, Standing

T = TypeVar("T")
DAY = 24 * 3600
REPORTED = 20
"""Lines that a report takes along."""
_ACCOUNT = "SELECT id, name, role, banned, muted_until, wishes, seen FROM people"
_KEPT = ("secret", "recovery", "role", "banned", "muted_until", "seen", "wishes")


class Run(Protocol):
    """Does something in one transaction."""

    def __call__(self, work: Callable[[sqlite3.Connection], T]) -> Awaitable[T]:
        """Return what it returns."""


class SqlitePeople:
    """Accounts, keys, invitations, relations, talk, reports and ratings."""

    def __init__(self, run: Run, clock: Callable[[], float]) -> None:
        self._run, self._clock = run, clock

    def _now(self) -> int:
        return int(self._clock())

    # Who one is

    async def by_key(self, fingerprint: str) -> Account | None:
        """Return whose key this is."""
        where = f"{_ACCOUNT} WHERE id = (SELECT person FROM keys WHERE fingerprint = ?)"  # noqa: S608
        return await self._run(lambda c: _account(c.execute(where, [fingerprint]).fetchone()))

    async def by_number(self, person: int) -> Account | None:
        """Return who has this number."""
        return await self._run(lambda c: _account(c.execute(f"{_ACCOUNT} WHERE id = ?", [person]).fetchone()))

    async def by_name(self, name: str) -> Account | None:
        """Return who has this name, or one that sounds or looks like it."""
        return await self._run(lambda c: _account(c.execute(f"{_ACCOUNT} WHERE ear = ?", [ear(name)]).fetchone()))

    async def register(self, name: str, fingerprint: str, secret: str | None, recovery: str) -> Account:
        """Keep a new person, with a key or a passphrase. Raises NameTaken."""

        def do(c: sqlite3.Connection) -> Account:
            now = self._now()
            columns = "(name, ear, created, seen, secret, recovery)"
            values = [name, ear(name), now, now, secret, kept_code(recovery)]
            added = c.execute(f"INSERT INTO people {columns} VALUES (?, ?, ?, ?, ?, ?)", values).lastrowid  # noqa: S608
            if fingerprint:
                c.execute("INSERT INTO keys VALUES (?, ?, ?)", [fingerprint, added, now])
            return Account(int(added or 0), name, seen=now)

        try:
            return await self._run(do)
        except sqlite3.IntegrityError:
            raise NameTaken from None

    async def secret(self, person: int) -> str | None:
        """Return what is kept of a person's passphrase."""
        row = await self._run(lambda c: c.execute("SELECT secret FROM people WHERE id = ?", [person]).fetchone())
        return row[0] if row else None

    async def change(self, person: int, **values: str | int | None) -> None:
        """Change what is kept of a person: secret, recovery, role, banned, muted_until, seen, wishes."""
        assert set(values) <= set(_KEPT)
        columns = ", ".join(f"{name} = ?" for name in values)
        statement = f"UPDATE people SET {columns} WHERE id = ?"  # noqa: S608
        await self._run(lambda c: c.execute(statement, [*values.values(), person]))

    async def recovered(self, name: str, code: str) -> Account | None:
        """Return whose recovery code this is, unless they are banned. A new code makes it useless."""
        where = f"{_ACCOUNT} WHERE ear = ? AND recovery = ? AND NOT banned"
        return await self._run(lambda c: _account(c.execute(where, [ear(name), kept_code(code)]).fetchone()))

    async def add_key(self, person: int, fingerprint: str) -> bool:
        """Add a key; return False if it is somebody's already."""
        try:
            await self._run(
                lambda c: c.execute("INSERT INTO keys VALUES (?, ?, ?)", [fingerprint, person, self._now()])
            )
        except sqlite3.IntegrityError:
            return False
        return True

    async def remove_key(self, person: int, fingerprint: str) -> bool:
        """Remove a key; return False if it is not theirs."""
        statement = "DELETE FROM keys WHERE person = ? AND fingerprint = ?"
        return await self._run(lambda c: c.execute(statement, [person, fingerprint]).rowcount == 1)

    async def keys(self, person: int) -> Sequence[str]:
        """Return the fingerprints of a person's keys."""
        statement = "SELECT fingerprint FROM keys WHERE person = ? ORDER BY added"
        return await self._run(lambda c: [row[0] for row in c.execute(statement, [person])])

    async def invitation(self, by: str, code: str, uses: int, days: int) -> None:
        """Keep an invitation to the club, as `kept_code` returns it."""
        values = [code, by, uses, self._now() + days * DAY]
        await self._run(lambda c: c.execute("INSERT INTO invitations VALUES (?, ?, ?, ?)", values))

    async def redeem(self, code: str, use: bool = True) -> bool:
        """Use an invitation, or only look at it; return False if there is none, or it is used up."""
        statement = "UPDATE invitations SET uses = uses - ? WHERE code = ? AND uses > 0 AND until > ?"
        return await self._run(lambda c: c.execute(statement, [int(use), kept_code(code), self._now()]).rowcount == 1)

    async def everybody(self) -> Sequence[Account]:
        """Return all people, by name."""
        found = await self._run(lambda c: [_account(row) for row in c.execute(f"{_ACCOUNT} ORDER BY ear")])
        return [account for account in found if account is not None]

    async def forget(self, person: int) -> None:
        """Forget a person and all that is kept of them."""

        def do(c: sqlite3.Connection) -> None:
            for statement in (
                "DELETE FROM talk WHERE speaker = ? OR listener = ?",
                "DELETE FROM chairs WHERE person = ? AND seat IS NULL AND ? = ?",
                "DELETE FROM people WHERE id = ? AND ? = ?",
            ):
                c.execute(statement, [person] * statement.count("?"))

        await self._run(do)

    async def data(self, person: int) -> Mapping[str, object]:
        """Return all that is kept of a person."""

        def do(c: sqlite3.Connection) -> dict[str, object]:
            found: dict[str, object] = {}
            columns = "name, role, created, seen, banned, muted_until, wishes"
            for name, statement in {
                "person": f"SELECT {columns} FROM people WHERE id = ?",  # noqa: S608
                "keys": "SELECT fingerprint, added FROM keys WHERE person = ?",
                "relations": "SELECT p.name, kind FROM relations JOIN people p ON p.id = other WHERE person = ?",
                "results": "SELECT game, ended, won FROM results WHERE person = ?",
                "ratings": "SELECT game, mu, sigma, games FROM ratings WHERE person = ?",
                "talk": "SELECT at, said FROM talk WHERE speaker = ?",
            }.items():
                rows = c.execute(statement, [person])
                titles = [title[0] for title in rows.description]
                found[name] = [dict(zip(titles, row, strict=True)) for row in rows]
            return found

        return await self._run(do)

    # Among each other

    async def relate(self, person: int, other: int, kind: Relation | None) -> None:
        """Keep what somebody is to a person, or nothing."""

        def do(c: sqlite3.Connection) -> None:
            c.execute("DELETE FROM relations WHERE person = ? AND other = ?", [person, other])
            if kind is not None:
                c.execute("INSERT INTO relations VALUES (?, ?, ?)", [person, other, kind])

        await self._run(do)

    async def relations(self, person: int) -> Mapping[int, Relation]:
        """Return what others are to a person."""
        statement = "SELECT other, kind FROM relations WHERE person = ?"
        return await self._run(lambda c: dict(c.execute(statement, [person]).fetchall()))

    async def lowest(self) -> int:
        """Return the lowest number of a guest that is still kept somewhere; 0 for none."""
        statement = (
            "SELECT min(0, coalesce((SELECT min(person) FROM chairs), 0), coalesce((SELECT min(speaker) FROM talk), 0))"
        )
        return await self._run(lambda c: int(c.execute(statement).fetchone()[0]))

    async def forget_talk(self) -> None:
        """Forget what was said more than a day ago."""
        await self._run(lambda c: c.execute("DELETE FROM talk WHERE at < ?", [self._now() - DAY]))

    async def say(self, table: int, speaker: int, listener: int, said: str) -> None:
        """Keep what was said, for a day. Table 0 is the lobby; listener 0 is everybody there."""

        def do(c: sqlite3.Connection) -> None:
            now = self._now()
            columns = '(at, "table", speaker, listener, said)'
            c.execute(f"INSERT INTO talk {columns} VALUES (?, ?, ?, ?, ?)", [now, table, speaker, listener, said])  # noqa: S608
            c.execute("DELETE FROM talk WHERE at < ?", [now - DAY])

        await self._run(do)

    async def report(self, by: str, about: Account) -> None:
        """Keep a report, with the last lines that its person has said."""

        def do(c: sqlite3.Connection) -> None:
            last = "SELECT said FROM talk WHERE speaker = ? ORDER BY id DESC LIMIT ?"
            lines = [row[0] for row in c.execute(last, [about.id, REPORTED])]
            kept = json.dumps(lines[::-1], ensure_ascii=False)
            values = [self._now(), by, about.name, kept]
            c.execute("INSERT INTO reports (at, by, about, lines) VALUES (?, ?, ?, ?)", values)

        await self._run(do)

    async def reports(self, without: str = "") -> Sequence[tuple[int, str]]:
        """Return the open reports by number, a line each, but those about this person."""
        statement = "SELECT id, by, about, lines FROM reports WHERE NOT closed AND about != ? ORDER BY id"
        rows = await self._run(lambda c: c.execute(statement, [without]).fetchall())
        return [(number, f"{by}, {about}: {' / '.join(json.loads(lines))}") for number, by, about, lines in rows]

    async def close_report(self, number: int) -> bool:
        """Close a report; return False if there is none."""
        statement = "UPDATE reports SET closed = 1 WHERE id = ? AND NOT closed"
        return await self._run(lambda c: c.execute(statement, [number]).rowcount == 1)

    # Results

    async def leaders(self, game: str, most: int) -> Sequence[Standing]:
        """Return the best rated of a game."""
        statement = "SELECT name, mu, sigma, games FROM ratings JOIN people ON people.id = person WHERE game = ?"
        rows = await self._run(lambda c: c.execute(statement, [game]).fetchall())
        found = [Standing(name, worth(mean, deviation), games) for name, mean, deviation, games in rows]
        return sorted(found, key=lambda each: (-each.rating, each.name))[:most]

    async def counts(self, person: int) -> Sequence[tuple[str, int, int]]:
        """Return games played and won, by game."""
        statement = "SELECT game, count(*), sum(won) FROM results WHERE person = ? GROUP BY game ORDER BY game"
        return await self._run(lambda c: c.execute(statement, [person]).fetchall())


def _account(row: Any) -> Account | None:
    if row is None:
        return None
    number, name, role, banned, muted_until, wishes, seen = row
    return Account(number, name, role, bool(banned), muted_until, json.loads(wishes), seen)
