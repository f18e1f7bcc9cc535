"""The statements for ways into an account: passkeys, their challenges, linking codes, logins, and the change of all."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress

from access.club.credentials import Challenge, CredentialKind, Passkey, Removed, Renewal, Way, kept_code
from access.club.store.sql import DAY, Conflict, Database, Statement, StorePart, Work, transaction
from games.data import frozen
from games.refusals import Failed, Refused

Stamps = Collection[str]
"""The security stamps with which a visit came in."""

MOST = 20
"""The most passkeys of a person."""
LINKS = 600
"""The lifetime of a linking code in seconds."""
LASTS = 30 * DAY
"""The lifetime of a login in seconds, from its last use."""
MINUTE = 60
_STAMP = "(SELECT stamp FROM people WHERE people.id = person)"
"""The security stamp of the person of a row."""
_PASSKEY = "SELECT id, person, public_key, counter, name, added, used FROM passkeys"
_WAYS = (
    "SELECT (SELECT count(*) FROM passkeys WHERE person = ? AND id != ?)"
    " + (SELECT count(*) FROM keys WHERE person = ? AND fingerprint != ?)"
    " + (SELECT count(*) FROM people WHERE id = ? AND secret IS NOT NULL)"
)


def _other_ways(person: int, way: Way) -> Work[int]:
    """Return how many ways in a person has besides one; the person is locked, so of two that are removed, one waits."""
    others = [way.id if way.kind == kind else "" for kind in ("passkey", "key")]
    ways: int = (yield Statement(_WAYS, [person, others[0], person, others[1], person])).one[0]
    return ways


def still_inside(person: int, stamps: Stamps | None) -> Work[None]:
    """Lock a person for a change by a visit with these stamps; None for a change by the keeper.

    Raises Refused if the account is gone, or everybody has to come in again since the visit began.
    """
    found = (yield Statement("SELECT stamp FROM people WHERE id = ? FOR NO KEY UPDATE", [person])).one
    if found is None:
        raise Refused("club-account-gone")
    if stamps is not None and found[0] not in stamps:
        raise Refused("club-out-anew")


class Ways(StorePart):
    """The ways into accounts, all together."""

    @transaction
    def of(self, person: int) -> Work[list[Way]]:
        """Return the keys, the passkeys and the linking code of a person, the oldest first."""
        now = self._database.now
        kinds: Mapping[CredentialKind, str] = {
            "key": "SELECT fingerprint, '', added, 0 FROM keys WHERE person = ? ORDER BY added, fingerprint",
            "passkey": "SELECT id, name, added, used FROM passkeys WHERE person = ? ORDER BY added, id",
            "link": f"SELECT code, '', 0, until FROM links WHERE person = ? AND until > {now}",
        }
        ways: list[Way] = []
        for kind, statement in kinds.items():
            ways += [Way(kind, *row) for row in (yield Statement(statement, [person])).rows]
        return ways

    @transaction
    def renew(self, person: int, stamps: Stamps, change: Renewal) -> Work[None]:
        """Change an account by a visit with these stamps, and end all other visits. Raises Refused."""
        yield from still_inside(person, stamps)
        yield from self._renewed(person, change)

    @transaction
    def recover(self, person: int, code: str, change: Renewal) -> Work[bool]:
        """Change an account by its recovery code, and end all visits; return False if the code was used up meanwhile.

        Raises Conflict if somebody has the new key.
        """
        use = "UPDATE people SET recovery = NULL WHERE id = ? AND recovery = ?"
        if not (yield Statement(use, [person, kept_code(code)])).count:
            return False
        yield from self._renewed(person, change)
        return True

    def _renewed(self, person: int, change: Renewal) -> Work[None]:
        """Set what is new, delete what is not kept, and end all other visits."""
        kept = {(way.kind, way.id) for way in change.kept} | {("key", change.key)}
        yield from self._others_out(person, change)
        if change.secret or ("passphrase", "") not in kept:
            yield Statement("UPDATE people SET secret = ? WHERE id = ?", [change.secret or None, person])
        if change.recovery:
            yield Statement("UPDATE people SET recovery = ? WHERE id = ?", [change.recovery, person])
        for kind, (table, column) in _KEPT_IN.items():
            own = [name for each, name in sorted(kept) if each == kind]
            others = "".join(f" AND {column} != ?" for _ in own)
            yield Statement(f"DELETE FROM {table} WHERE person = ?{others}", [person, *own])
        if change.key:
            into = f"INSERT INTO keys SELECT ?, id, {self._database.now} FROM people WHERE id = ?"
            unless = "AND NOT EXISTS (SELECT 1 FROM keys WHERE fingerprint = ? AND person = ?)"
            yield Statement(f"{into} {unless}", [change.key, person, change.key, person])

    def _others_out(self, person: int, change: Renewal) -> Work[None]:
        """End all other visits of a person at all hosts, the logins of other browsers, and open challenges."""
        yield Statement("UPDATE people SET stamp = ? WHERE id = ?", [change.stamp, person])
        yield Statement("DELETE FROM challenges WHERE person = ?", [person])
        yield Logins(self._database, self._note).ended(person, change.login)
        yield self._note(person=person)

    @transaction
    def remove(self, person: int, way: Way, stamps: Stamps, change: Renewal) -> Work[Removed]:
        """Remove a key or a passkey, and end all other visits; the last way in stays. Raises Refused."""
        table, column = _KEPT_IN[way.kind]
        yield from still_inside(person, stamps)
        if not (yield from _other_ways(person, way)):
            return "last"
        gone = yield Statement(f"DELETE FROM {table} WHERE person = ? AND {column} = ?", [person, way.id])
        if not gone.count:
            return "none"
        yield from self._others_out(person, change)
        return "done"


_KEPT_IN: Mapping[str, tuple[str, str]] = {
    "key": ("keys", "fingerprint"),
    "passkey": ("passkeys", "id"),
    "link": ("links", "code"),
}
"""The tables of ways by kind, each with the column that names one."""


class Passkeys(StorePart):
    """The passkeys of members, and the challenges that browsers are to answer, each once."""

    async def add(self, passkey: Passkey, stamps: Stamps) -> bool:
        """Add a passkey by a visit; return False if it exists already, or its person has too many. Raises Refused."""
        now, into = self._database.now, "INSERT INTO passkeys (id, person, public_key, counter, name, added, used)"

        def do() -> Work[bool]:
            yield from still_inside(passkey.person, stamps)
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

    # Challenges

    @transaction
    def ask(self, mark: str, challenge: Challenge, seconds: int) -> Work[None]:
        """Store the challenge of a browser for so long, in place of the one before. Expired ones are deleted."""
        now = self._database.now
        yield Statement(f"DELETE FROM challenges WHERE until <= {now}")
        values = [mark, challenge.challenge.hex(), challenge.person or None, seconds]
        changed = "challenge = excluded.challenge, person = excluded.person, until = excluded.until"
        into = f"INSERT INTO challenges VALUES (?, ?, ?, {now} + ?) ON CONFLICT (mark) DO UPDATE SET {changed}"
        yield Statement(into, values)

    async def answered(self, mark: str) -> Challenge | None:
        """Return the challenge of a browser, and delete it: it can be answered once, right or wrong."""
        statement = "DELETE FROM challenges WHERE mark = ? RETURNING challenge, person, until"
        row = (await self._database.one(f"{statement} > {self._database.now}", mark)).one
        return Challenge(bytes.fromhex(row[0]), row[1] or 0) if row and row[2] else None


class Links(StorePart):
    """The linking codes of members. Only hashes of codes are stored."""

    @transaction
    def make(self, person: int, code: str, stamps: Stamps) -> Work[None]:
        """Store the linking code of a person by a visit, in place of the one before. Raises Refused."""
        now = self._database.now
        yield from still_inside(person, stamps)
        yield Statement(f"DELETE FROM links WHERE until <= {now}")
        changed = "ON CONFLICT (person) DO UPDATE SET code = excluded.code, until = excluded.until"
        yield Statement(f"INSERT INTO links VALUES (?, ?, {now} + ?) {changed}", [kept_code(code), person, LINKS])

    async def redeem(self, code: str) -> tuple[int, str]:
        """Use up a linking code, and return the number of its person, and their stamp; 0 for a wrong code."""
        use = f"DELETE FROM links WHERE code = ? AND until > {self._database.now} RETURNING person, {_STAMP}"
        row = (await self._database.one(use, kept_code(code))).one
        return (int(row[0]), row[1]) if row else (0, "")


@frozen
class Login:
    """A login: the mark of its cookie, the browser, and its first and last use, in seconds since 1970."""

    mark: str
    browser: str
    began: int
    seen: int


class Logins(StorePart):
    """The logins of members. Of a cookie only its hash is stored, the mark.

    An ended login stays for a day as an expired one: a statement to begin it may have been given up, and still run.
    """

    def __init__(self, database: Database, note: Callable[..., Statement]) -> None:
        super().__init__(database, note)
        now = database.now
        self._valid, self._expired = f"seen >= {now} - {LASTS}", f"{now} - {LASTS + MINUTE}"

    async def begin(self, mark: str, person: int, browser: str, stamps: Stamps) -> None:
        """Store a login, unless it exists or was ended, or all have to come in again; delete those of a day ago."""
        now = self._database.now

        def do() -> Work[None]:
            yield from still_inside(person, stamps)
            yield Statement(f"DELETE FROM logins WHERE seen < {now} - ?", [LASTS + DAY])
            yield Statement(f"INSERT INTO logins VALUES (?, ?, ?, {now}, {now})", [mark, person, browser])

        try:
            await self._database.run(do)
        except Failed:
            raise
        except (Conflict, Refused):
            return

    async def person(self, mark: str) -> tuple[int, str]:
        """Note a use of a login, and return the number of its person, and their stamp; 0 if it is not valid."""
        use = (
            f"UPDATE logins SET seen = {self._database.now} WHERE mark = ? AND {self._valid} RETURNING person, {_STAMP}"
        )
        row = (await self._database.one(use, mark)).one
        return (int(row[0]), row[1]) if row else (0, "")

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
        ended = self.ended(person, besides)
        await self._database.one(ended.text, *ended.values)

    def ended(self, person: int, besides: str) -> Statement:
        """Return the statement that ends all logins of a person, besides one."""
        statement = f"UPDATE logins SET seen = {self._expired} WHERE person = ? AND mark != ? AND {self._valid}"
        return Statement(statement, [person, besides])
