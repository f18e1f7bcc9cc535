"""The statements for people: accounts, keys, invitations, relations, talk, reports and ratings."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from access.club.credentials import kept_code
from access.club.store.credentials import Stamps, still_inside
from access.club.store.names import ear, name_of_deleted, renamed, retold, still_there
from access.club.store.sql import (
    DAY,
    Account,
    Conflict,
    KeptTalk,
    Leader,
    NameTaken,
    Relation,
    Report,
    Statement,
    StorePart,
    Work,
    transaction,
)
from access.club.store.tables import worth
from games.refusals import Refused

REPORTED = 20
"""The most lines of talk in a report."""
_ACCOUNT = "SELECT id, name, role, banned, muted_until, wishes, seen, stamp FROM people"
_NUMBER = "CAST(? AS BIGINT)"
_TOLD = {"role", "banned", "muted_until"}
"""The changes that other hosts must hear of at once."""
_KEPT = ("secret", "recovery", "role", "banned", "muted_until", "seen", "wishes")


class People(StorePart):
    """The people of a club."""

    @property
    def _is_valid(self) -> str:
        """The condition for an invitation."""
        return f"code = ? AND uses > 0 AND until > {self._database.now}"

    # Accounts

    async def _account(self, where: str, *values: Any) -> Account | None:
        row = (await self._database.one(f"{_ACCOUNT} WHERE {where}", *values)).one
        return _account(row) if row else None

    async def by_key(self, fingerprint: str) -> Account | None:
        """Return the account of a key, or None."""
        return await self._account("id = (SELECT person FROM keys WHERE fingerprint = ?)", fingerprint)

    async def by_numbers(self, people: Collection[int]) -> Mapping[int, Account]:
        """Return the accounts with these numbers; unknown ones are left out."""
        found = await self._database.one(f"{_ACCOUNT} WHERE id IN ({', '.join('?' * len(people)) or 'NULL'})", *people)
        return {row[0]: _account(row) for row in found.rows}

    async def by_name(self, name: str) -> Account | None:
        """Return the account with this name, or one that sounds or looks like it."""
        return await self._account("ear = ? OR name = ? ORDER BY name = ? DESC LIMIT 1", ear(name), name, name)

    @transaction
    def compare_anew(self) -> Work[None]:
        """Store all names in this version's form for comparing; members whose names are alike now keep theirs."""
        found = (yield Statement("SELECT id, name, ear FROM people ORDER BY id")).rows
        taken: set[str] = set()
        changed = []
        for person, name, before in found:
            now = ear(name) if ear(name) not in taken else f"{ear(name)} {person}"
            taken.add(now)
            if now != before:
                changed.append((now, person))
        for _, person in changed:
            yield Statement("UPDATE people SET ear = ear || ' ' || id WHERE id = ?", [person])
        for now, person in changed:
            yield Statement("UPDATE people SET ear = ? WHERE id = ?", [now, person])

    async def register(
        self, name: str, fingerprint: str, secret: str | None, recovery: str, invitation: str = ""
    ) -> Account | None:
        """Store a new account, with a key or a passphrase; return None for a used-up invitation. Raises NameTaken."""
        now = self._database.now

        def do() -> Work[Account | None]:
            use = f"UPDATE invitations SET uses = uses - 1 WHERE {self._is_valid}"
            if invitation and not (yield Statement(use, [kept_code(invitation)])).count:
                return None
            columns, given = "(name, ear, created, seen, secret, recovery)", f"(?, ?, {now}, {now}, ?, ?)"
            values = [name, ear(name), secret, kept_code(recovery)]
            number, seen = (
                yield Statement(f"INSERT INTO people {columns} VALUES {given} RETURNING id, seen", values)
            ).one
            if fingerprint:
                yield Statement(f"INSERT INTO keys VALUES (?, ?, {now})", [fingerprint, number])
            return Account(number, name, seen=seen)

        try:
            return await self._database.run(do)
        except Conflict:
            raise NameTaken from None

    async def secret(self, person: int) -> str | None:
        """Return the hash of a person's passphrase."""
        row = (await self._database.one("SELECT secret FROM people WHERE id = ?", person)).one
        return row[0] if row else None

    @transaction
    def change(self, /, person: int, stamps: Stamps | None = None, **values: str | int | None) -> Work[None]:
        """Change the data of a person: secret, recovery, role, banned, muted_until, seen, wishes.

        With stamps, it is a change by a visit that came in with them. Raises Refused if that has to come in again.
        """
        assert set(values) <= set(_KEPT)
        columns = ", ".join(f"{name} = ?" for name in values)
        if stamps is not None:
            yield from still_inside(person, stamps)
        yield Statement(f"UPDATE people SET {columns} WHERE id = ?", [*values.values(), person])
        if values.keys() & _TOLD:
            yield self._note(person=person)

    async def recovered(self, name: str, code: str) -> Account | None:
        """Return the account of a name and its recovery code, which is not used up by this."""
        account = await self.by_name(name)
        return account and await self._account("id = ? AND recovery = ?", account.id, kept_code(code))

    async def add_key(self, person: int, fingerprint: str, stamps: Stamps) -> bool:
        """Add a key by a visit; return False if somebody has it already. Raises Refused."""

        def do() -> Work[None]:
            yield from still_inside(person, stamps)
            yield Statement(f"INSERT INTO keys VALUES (?, ?, {self._database.now})", [fingerprint, person])

        try:
            await self._database.run(do)
        except Conflict:
            return False
        return True

    async def keys(self, person: int) -> Sequence[str]:
        """Return the fingerprints of a person's keys."""
        statement = "SELECT fingerprint FROM keys WHERE person = ? ORDER BY added"
        return [row[0] for row in (await self._database.one(statement, person)).rows]

    async def invitation(self, by: str, code: str, uses: int, days: int) -> None:
        """Store an invitation to the club, by the hash of its code."""
        into = f"INSERT INTO invitations VALUES (?, ?, ?, {self._database.now} + ?)"
        await self._database.one(into, code, by, uses, days * DAY)

    async def is_invited(self, code: str) -> bool:
        """Tell whether this is the code of a valid invitation."""
        statement = f"SELECT 1 FROM invitations WHERE {self._is_valid}"
        return (await self._database.one(statement, kept_code(code))).one is not None

    async def everybody(self) -> Sequence[Account]:
        """Return all people, by name."""
        return [_account(row) for row in (await self._database.one(f"{_ACCOUNT} ORDER BY ear")).rows]

    async def rename(self, person: int, name: str, stamps: Stamps | None = None) -> Collection[int]:
        """Change the name of a person everywhere; return their open tables. Raises NameTaken and Refused."""

        def do() -> Work[list[int]]:
            yield from still_inside(person, stamps)
            before = (yield Statement("SELECT name FROM people WHERE id = ?", [person])).one
            yield Statement("UPDATE people SET name = ?, ear = ? WHERE id = ?", [name, ear(name), person])
            tables = yield from renamed(person, before[0], name, self._note)
            yield self._note(person=person)
            return tables

        try:
            found = await self._database.run(do)
        except Conflict:
            raise NameTaken from None
        await self._database.scrub()
        return found

    async def forget(self, person: int, stamps: Stamps | None = None) -> Collection[int]:
        """Delete an account and its data; return its open tables. Raises Refused.

        There, its seat belongs to nobody from now on.
        """

        def do() -> Work[list[int]]:
            yield from still_inside(person, stamps)
            before = (yield Statement("SELECT name FROM people WHERE id = ?", [person])).one[0]
            gone = name_of_deleted(person)
            yield Statement("UPDATE reports SET lines = '[]', closed = 1 WHERE about = ?", [before])
            tables = yield from renamed(person, before, gone, self._note)
            yield from retold(person, before, gone, is_gone=True)
            yield Statement("DELETE FROM talk WHERE speaker = ? OR listener = ?", [person, person])
            yield Statement("DELETE FROM chairs WHERE person = ? AND seat IS NULL", [person])
            yield Statement("DELETE FROM invited WHERE person = ?", [person])
            yield Statement("DELETE FROM here WHERE person = ?", [person])
            empty = 'NOT EXISTS (SELECT 1 FROM chairs WHERE "table" = id) AND header IS NULL AND plan IS NULL'
            yield Statement(f"UPDATE tables SET ended = {self._database.now} WHERE ended IS NULL AND {empty}")
            yield Statement("DELETE FROM people WHERE id = ?", [person])
            yield self._note(person=person)
            return tables

        found = await self._database.run(do)
        await self._database.scrub()
        return found

    async def tell_anew(self, person: int, former: str) -> None:
        """Change what a host has told by a former name before it heard of that; of a deleted account, delete it."""

        def do() -> Work[None]:
            found = (yield Statement("SELECT name FROM people WHERE id = ? FOR SHARE", [person])).one
            yield from retold(person, former, found[0] if found else name_of_deleted(person), is_gone=found is None)

        await self._database.run(do)
        await self._database.scrub()

    @transaction
    def data(self, person: int) -> Work[dict[str, Any]]:
        """Return all data of a person, without their talk. Raises Refused."""
        found: dict[str, Any] = {}
        for name, (columns, source) in _DATA.items():
            rows = (yield Statement(f"SELECT {columns} FROM {source} = ?", [person])).rows
            titles = [column.rpartition(".")[2].strip('"') for column in columns.split(", ")]
            found[name] = [dict(zip(titles, row, strict=True)) for row in rows]
        if not found["person"]:
            raise Refused("club-account-gone")
        (found["person"],) = found["person"]
        found["person"]["wishes"] = json.loads(found["person"]["wishes"])
        return found

    async def said(self, person: int, after: int, most: int) -> Sequence[tuple[int, int, str]]:
        """Return up to so many lines that a person has said after this number, each with its number and time."""
        statement = "SELECT id, at, said FROM talk WHERE speaker = ? AND id > ? ORDER BY id LIMIT ?"
        return [(row[0], row[1], row[2]) for row in (await self._database.one(statement, person, after, most)).rows]

    # Guests

    @transaction
    def decide(self, order: str, mark: str, until: int) -> Work[None]:
        """Store a ban or mute of an address, by its hash, until a time."""
        yield Statement(f"DELETE FROM evening WHERE until < {self._database.now}")
        changed = "ON CONFLICT (mark, sanction) DO UPDATE SET until = excluded.until"
        yield Statement(f"INSERT INTO evening VALUES (?, ?, ?) {changed}", [mark, order, until])
        yield self._note(evening=[order, mark, until])

    async def decisions(self) -> Sequence[tuple[str, str, int]]:
        """Return the present bans and mutes of addresses: the kind, the hash of the address, and the end."""
        statement = f"SELECT sanction, mark, until FROM evening WHERE until >= {self._database.now}"
        return [(row[0], row[1], row[2]) for row in (await self._database.one(statement)).rows]

    # Relations and talk

    async def relate(self, person: int, other: int, kind: Relation | None) -> None:
        """Store the relation of a person to another one; None for no relation. Raises Refused for a deleted account."""

        def do() -> Work[None]:
            yield Statement("DELETE FROM relations WHERE person = ? AND other = ?", [person, other])
            if kind is not None:
                yield Statement("INSERT INTO relations VALUES (?, ?, ?)", [person, other, kind])
            yield self._note(relations=person)

        try:
            await self._database.run(do)
        except Conflict:
            raise Refused("club-account-gone") from None

    async def relations(self, person: int) -> Mapping[int, Relation]:
        """Return the relations of a person."""
        found = await self._database.one("SELECT other, kind FROM relations WHERE person = ?", person)
        return {row[0]: row[1] for row in found.rows}

    async def forget_talk(self) -> None:
        """Delete talk of more than a day ago."""
        await self._database.run(self._old_talk)

    def _old_talk(self) -> Work[None]:
        yield Statement(f"DELETE FROM talk WHERE at < {self._database.now} - ?", [DAY])

    @transaction
    def say(self, kind: str, table: int, by: Account, listener: int, said: str) -> Work[Mapping[str, Any]]:
        """Store a line of talk for a day, tell all hosts, and return it as they hear it.

        Table 0 is the lobby; listener 0 is everybody there. Raises Refused for the muted, and if speaker or listener
        are deleted: a host may not have heard of that yet.
        """
        now, columns = self._database.now, '(at, "table", speaker, listener, said, heard)'
        talk = {"kind": kind, "table": table, "listener": listener, "speaker": by.id, "name": by.name, "text": said}
        talk["name"] = yield from still_there(by)
        if listener > 0:
            yield from still_there(Account(listener, ""))
        into = f"INSERT INTO talk {columns} SELECT {now}, {_NUMBER}, {_NUMBER}, {_NUMBER}, CAST(? AS TEXT), ' '"
        muted = f"SELECT 1 FROM people WHERE id = ? AND (muted_until > {now} OR banned = 1)"
        may_talk = f"{into} WHERE NOT EXISTS ({muted}) RETURNING id"
        if (recorded := (yield Statement(may_talk, [table, by.id, listener, said, by.id])).one) is None:
            raise Refused("club-muted", minutes=0, hours=0)
        yield self._note(talk={**talk, "number": recorded[0]})
        yield from self._old_talk()
        return {**talk, "number": recorded[0]}

    async def talk_at(self, table: int, person: int, most: int) -> Sequence[KeptTalk]:
        """Return the last lines of others at a table since this person sat down there, oldest first."""
        columns = f"talk.id, speaker, {self._database.now} - at, said, heard LIKE ?"
        source = f'talk JOIN chairs ON chairs."table" = talk."table" AND person = ? AND {SINCE_SEATED}'
        among = f'{source} WHERE talk."table" = ? AND listener = 0 AND speaker != person'
        statement = f"SELECT {columns} FROM {among} ORDER BY talk.id DESC LIMIT ?"
        rows = (await self._database.one(statement, f"% {person} %", person, table, most)).rows
        return [KeptTalk(row[0], row[1], row[2], row[3], bool(row[4])) for row in reversed(rows)]

    @transaction
    def hear(self, heard: Mapping[int, Collection[int]]) -> Work[None]:
        """Store the hearers of lines of talk, by the number of the line: a report has lines that its author heard."""
        for number, people in sorted(heard.items()):
            among = f"{' '.join(map(str, sorted(people)))} "
            yield Statement("UPDATE talk SET heard = heard || ? WHERE id = ?", [among, number])

    @transaction
    def report(self, by: Account, about: Account) -> Work[None]:
        """Store a report, with the last lines of the reported person that the reporter has heard. Raises Refused."""
        names = [(yield from still_there(by)), (yield from still_there(about))]
        lately = f"speaker = ? AND at >= {self._database.now} - ? AND heard LIKE ?"
        last = f"SELECT said FROM talk WHERE {lately} ORDER BY id DESC LIMIT ?"
        found = yield Statement(last, [about.id, DAY, f"% {by.id} %", REPORTED])
        kept = json.dumps([row[0] for row in found.rows][::-1], ensure_ascii=False)
        columns = f"(at, by, about, lines) VALUES ({self._database.now}, ?, ?, ?)"
        yield Statement(f"INSERT INTO reports {columns}", [*names, kept])

    async def reports(self, without: str = "") -> Sequence[Report]:
        """Return the open reports, oldest first, `without` those about a person."""
        statement = "SELECT id, by, about, lines FROM reports WHERE closed = 0 AND about != ? ORDER BY id"
        rows = (await self._database.one(statement, without)).rows
        return [Report(number, by, about, json.loads(lines)) for number, by, about, lines in rows]

    async def open_report(self, number: int, without: str = "") -> Report:
        """Return an open report that `reports` has. Raises Refused."""
        found = next((each for each in await self.reports(without) if each.number == number), None)
        if found is None:
            raise Refused("club-report-none", number=number)
        return found

    async def close_report(self, number: int) -> bool:
        """Close a report; return False if it is not open."""
        return (
            await self._database.one("UPDATE reports SET closed = 1 WHERE id = ? AND closed = 0", number)
        ).count == 1

    # Results

    async def leaders(self, game: str, most: int) -> Sequence[Leader]:
        """Return the best rated players of a game."""
        statement = "SELECT name, mu, sigma, games FROM ratings JOIN people ON people.id = person WHERE game = ?"
        rows = (await self._database.one(statement, game)).rows
        found = [Leader(name, worth(mean, deviation), games) for name, mean, deviation, games in rows]
        return sorted(found, key=lambda each: (-each.rating, each.name))[:most]

    async def counts(self, person: int) -> Sequence[tuple[str, int, int]]:
        """Return the numbers of played and won games of a person, by game."""
        statement = "SELECT game, count(*), sum(won) FROM results WHERE person = ? GROUP BY game ORDER BY game"
        return [(game, int(count), int(won)) for game, count, won in (await self._database.one(statement, person)).rows]


SINCE_SEATED = "CASE WHEN talk_before IS NULL THEN at >= since ELSE talk.id > talk_before OR at > since END"
"""Whether talk was recorded after somebody sat down: a database may give the number of deleted talk again.

A host of the version before notes no number.
"""
_DATA = {
    "person": ("name, role, created, seen, banned, muted_until, wishes", "people WHERE id"),
    "keys": ("fingerprint, added", "keys WHERE person"),
    "passkeys": ("name, added, used", "passkeys WHERE person"),
    "logins": ("browser, began, seen", "logins WHERE person"),
    "relations": ("p.name, kind", "relations JOIN people p ON p.id = other WHERE person"),
    "results": ("game, ended, won", "results WHERE person"),
    "ratings": ("game, mu, sigma, games", "ratings WHERE person"),
    "losses": ('at, "table", phrase, steps, told', "losses WHERE person"),
}
"""The data of a person by title: the columns, and the table with its column for the person."""


def _account(row: Sequence[Any]) -> Account:
    number, name, role, banned, muted_until, settings, seen, stamp = row
    return Account(number, name, role, bool(banned), muted_until, json.loads(settings), seen, stamp)
