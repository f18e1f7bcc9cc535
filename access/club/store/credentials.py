"""The statements for passkeys, their challenges, linking codes and logins of browsers."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress

from access.club.credentials.passphrases import kept_code
from access.club.credentials.records import Challenge, Passkey, Removed
from access.club.store.sql import DAY, Conflict, Database, Statement, Work
from games.data import frozen

MOST = 20
"""The most passkeys of a person."""
LINKS = 600
"""The lifetime of a linking code in seconds."""
LASTS = 30 * DAY
"""The lifetime of a login in seconds, from its last use."""
MINUTE = 60
_PASSKEY = "SELECT id, person, public_key, counter, name, added, used FROM passkeys"
_WAYS = (
    "SELECT (SELECT count(*) FROM passkeys WHERE person = ? AND id != ?)"
    " + (SELECT count(*) FROM keys WHERE person = ? AND fingerprint != ?)"
    " + (SELECT count(*) FROM people WHERE id = ? AND secret IS NOT NULL)"
)


def other_ways(person: int, passkey: str = "", key: str = "") -> Work[int]:
    """Return how many ways in a person has besides a passkey or a key.

    The person is locked until this transaction ends: of two ways that are removed at once, one waits.
    """
    yield Statement("SELECT 1 FROM people WHERE id = ? FOR NO KEY UPDATE", [person])
    ways: int = (yield Statement(_WAYS, [person, passkey, person, key, person])).one[0]
    return ways


class Passkeys:
    """The passkeys of members, and the challenges that browsers are to answer, each once."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, passkey: Passkey) -> bool:
        """Add a passkey; return False if it exists already, or its person has too many."""
        now, into = self._database.now, "INSERT INTO passkeys (id, person, public_key, counter, name, added, used)"

        def do() -> Work[bool]:
            known = yield Statement("SELECT count(*) FROM passkeys WHERE person = ?", [passkey.person])
            if known.one[0] >= MOST:
                return False
            values = [passkey.id, passkey.person, passkey.public_key, passkey.counter, passkey.name]
            yield Statement(f"{into} VALUES (?, ?, ?, ?, ?, {now}, {now})", values)
            return True

        try:
            return await self._database.run(do)
        except Conflict:
            return False

    async def of(self, person: int) -> Sequence[Passkey]:
        """Return the passkeys of a person, the oldest first."""
        found = await self._database.one(f"{_PASSKEY} WHERE person = ? ORDER BY added, id", person)
        return [Passkey(*row) for row in found.rows]

    async def by_id(self, name: str) -> Passkey | None:
        """Return the passkey with this identifier, or None."""
        row = (await self._database.one(f"{_PASSKEY} WHERE id = ?", name)).one
        return Passkey(*row) if row else None

    async def count(self, passkey: Passkey, counter: int) -> bool:
        """Note a use of a passkey; return False if it was used elsewhere since it was read, or is gone."""
        statement = f"UPDATE passkeys SET counter = ?, used = {self._database.now} WHERE id = ? AND counter = ?"
        return (await self._database.one(statement, counter, passkey.id, passkey.counter)).count == 1

    async def remove(self, person: int, name: str) -> Removed:
        """Remove a passkey of a person; the last way in stays."""

        def do() -> Work[Removed]:
            if not (yield from other_ways(person, passkey=name)):
                return "last"
            gone = yield Statement("DELETE FROM passkeys WHERE person = ? AND id = ?", [person, name])
            return "done" if gone.count else "none"

        return await self._database.run(do)

    # Challenges

    async def ask(self, mark: str, challenge: Challenge, seconds: int) -> None:
        """Store the challenge of a browser for so long, in place of the one before. Expired ones are deleted."""
        now = self._database.now

        def do() -> Work[None]:
            yield Statement(f"DELETE FROM challenges WHERE until <= {now}")
            values = [mark, challenge.challenge.hex(), challenge.person or None, seconds]
            changed = "challenge = excluded.challenge, person = excluded.person, until = excluded.until"
            into = f"INSERT INTO challenges VALUES (?, ?, ?, {now} + ?) ON CONFLICT (mark) DO UPDATE SET {changed}"
            yield Statement(into, values)

        await self._database.run(do)

    async def answered(self, mark: str) -> Challenge | None:
        """Return the challenge of a browser, and delete it: it can be answered once, right or wrong."""
        statement = "DELETE FROM challenges WHERE mark = ? RETURNING challenge, person, until"
        row = (await self._database.one(f"{statement} > {self._database.now}", mark)).one
        return Challenge(bytes.fromhex(row[0]), row[1] or 0) if row and row[2] else None


class Links:
    """The linking codes of members. Only hashes of codes are stored."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def make(self, person: int, code: str) -> None:
        """Store the linking code of a person, in place of the one before."""
        now = self._database.now

        def do() -> Work[None]:
            yield Statement(f"DELETE FROM links WHERE until <= {now}")
            changed = "ON CONFLICT (person) DO UPDATE SET code = excluded.code, until = excluded.until"
            yield Statement(f"INSERT INTO links VALUES (?, ?, {now} + ?) {changed}", [kept_code(code), person, LINKS])

        await self._database.run(do)

    async def redeem(self, code: str) -> int:
        """Use up a linking code, and return the number of its person; 0 for a wrong code."""
        statement = f"DELETE FROM links WHERE code = ? AND until > {self._database.now} RETURNING person"
        row = (await self._database.one(statement, kept_code(code))).one
        return int(row[0]) if row else 0


@frozen
class Login:
    """A login: the mark of its cookie, the browser, and its first and last use, in seconds since 1970."""

    mark: str
    browser: str
    began: int
    seen: int


class Logins:
    """The logins of members. Of a cookie only its hash is stored, the mark.

    An ended login stays for a day as an expired one: a statement to begin it may have been given up, and still run.
    """

    def __init__(self, database: Database) -> None:
        self._database, now = database, database.now
        self._valid, self._expired = f"seen >= {now} - {LASTS}", f"{now} - {LASTS + MINUTE}"

    async def begin(self, mark: str, person: int, browser: str) -> None:
        """Store a login, unless it exists or was ended; those that expired a day ago are deleted."""
        now = self._database.now

        def do() -> Work[None]:
            yield Statement(f"DELETE FROM logins WHERE seen < {now} - ?", [LASTS + DAY])
            yield Statement(f"INSERT INTO logins VALUES (?, ?, ?, {now}, {now})", [mark, person, browser])

        try:
            await self._database.run(do)
        except Conflict:
            return

    async def person(self, mark: str) -> int:
        """Note a use of a login, and return the number of its person; 0 if it is not valid."""
        statement = f"UPDATE logins SET seen = {self._database.now} WHERE mark = ? AND {self._valid} RETURNING person"
        found = await self._database.one(statement, mark)
        return int(found.one[0]) if found.one else 0

    async def of(self, person: int) -> Sequence[Login]:
        """Return the logins of a person, the oldest first."""
        statement = f"SELECT mark, browser, began, seen FROM logins WHERE person = ? AND {self._valid}"
        return [Login(*row) for row in (await self._database.one(f"{statement} ORDER BY began, mark", person)).rows]

    async def kept(self, marks: Collection[str]) -> frozenset[str]:
        """Return those of these marks whose logins are valid."""
        among = ", ".join("?" * len(marks)) or "NULL"
        found = await self._database.one(f"SELECT mark FROM logins WHERE mark IN ({among}) AND {self._valid}", *marks)
        return frozenset(row[0] for row in found.rows)

    async def end(self, person: int, mark: str) -> None:
        """End a login of a person, even one that is not stored yet."""
        into = f"INSERT INTO logins VALUES (?, ?, '', {self._expired}, {self._expired})"
        ended = "ON CONFLICT (mark) DO UPDATE SET seen = excluded.seen WHERE logins.person = excluded.person"
        with suppress(Conflict):  # the account is deleted, and its logins with it
            await self._database.one(f"{into} {ended}", mark, person)

    async def end_all(self, person: int, besides: str = "") -> None:
        """End all logins of a person, besides one."""
        statement = f"UPDATE logins SET seen = {self._expired} WHERE person = ? AND mark != ? AND {self._valid}"
        await self._database.one(statement, person, besides)
