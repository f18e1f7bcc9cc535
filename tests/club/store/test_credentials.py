"""Passkeys, their challenges and linking codes, as two hosts of one club keep them."""

import asyncio
from contextlib import asynccontextmanager
from dataclasses import replace

from clubhouse import url_of

from access.club.credentials import Challenge, Passkey, Renewal, Way
from access.club.store import postgres, sql, sqlite
from access.club.store.credentials import LINKS, MOST
from access.club.store.keeper import store_of

PHONE = Passkey("phone", 0, "public", 3, "my phone")
NEVER_CHANGED = frozenset({""})
"""The stamps of a visit to an account that nobody has changed."""


@asynccontextmanager
async def two_hosts(path):
    found = [store_of(url_of(path / "club.sqlite")) for _ in range(2)]
    try:
        yield found
    finally:
        for store in found:
            await store.close()


async def removed(store, person, way):
    return await store.ways.remove(person, way, NEVER_CHANGED, Renewal(""))


def with_two_hosts(path, work):
    async def run():
        async with two_hosts(path) as (one, two):
            anna, ben = [await one.people.register(name, "", "hash", f"code {name}") for name in ("Anna", "Ben")]
            await work(one, two, anna.id, ben.id)

    asyncio.run(run())


def test_a_passkey_is_known_at_every_host_is_one_person_s_and_goes_with_the_account(tmp_path):
    async def work(one, two, anna, ben):
        phone = replace(PHONE, person=anna)
        assert await one.passkeys.add(phone, NEVER_CHANGED)
        assert not await two.passkeys.add(replace(phone, person=ben), NEVER_CHANGED)
        (kept,) = await two.passkeys.of(anna)
        assert kept == replace(phone, added=kept.added, used=kept.used)
        assert await two.passkeys.by_id("phone") == kept
        assert await two.passkeys.by_id("other") is None
        data = await two.people.data(anna)
        assert data["passkeys"] == [{"name": "my phone", "added": kept.added, "used": kept.used}]
        await one.people.forget(anna)
        assert await two.passkeys.by_id("phone") is None

    with_two_hosts(tmp_path, work)


def test_a_passkey_that_is_used_at_two_hosts_at_once_counts_at_one(tmp_path):
    async def work(one, two, anna, ben):
        await one.passkeys.add(replace(PHONE, person=anna), NEVER_CHANGED)
        here, there = await one.passkeys.by_id("phone"), await two.passkeys.by_id("phone")
        assert await one.passkeys.count(here, 4)
        assert not await two.passkeys.count(there, 4)
        assert (await two.passkeys.by_id("phone")).counter == 4

    with_two_hosts(tmp_path, work)


def test_the_last_way_in_stays_and_nobody_removes_the_passkey_of_another(tmp_path):
    async def work(one, two, anna, ben):
        await one.passkeys.add(replace(PHONE, person=anna), NEVER_CHANGED)
        assert await removed(two, ben, Way("passkey", "phone")) == "none"
        await one.people.change(anna, secret=None)
        assert await removed(two, anna, Way("passkey", "phone")) == "last"
        await one.passkeys.add(replace(PHONE, id="tablet", person=anna), NEVER_CHANGED)
        assert await removed(two, anna, Way("passkey", "phone")) == "done"
        assert await removed(two, anna, Way("passkey", "tablet")) == "last"
        await one.people.add_key(anna, "SHA256:key", NEVER_CHANGED)
        assert await removed(two, anna, Way("passkey", "tablet")) == "done"

    with_two_hosts(tmp_path, work)


def test_a_person_has_so_many_passkeys_and_no_more(tmp_path):
    async def work(one, two, anna, ben):
        added = [
            await one.passkeys.add(replace(PHONE, id=f"p{at}", person=anna), NEVER_CHANGED) for at in range(MOST + 1)
        ]
        assert added == [True] * MOST + [False]

    with_two_hosts(tmp_path, work)


def test_a_challenge_is_answered_at_any_host_once_and_in_time(tmp_path):
    async def work(one, two, anna, ben):
        await one.passkeys.ask("a", Challenge(b"first", 0), 300)
        await two.passkeys.ask("a", Challenge(b"second", anna), 300)
        assert await one.passkeys.answered("a") == Challenge(b"second", anna)
        assert await two.passkeys.answered("a") is None
        await one.passkeys.ask("b", Challenge(b"late", 0), 300)
        await one.passkeys.ask("c", Challenge(b"in time", 0), 300)
        await one.database.one("UPDATE challenges SET until = until - 300 WHERE mark = 'b'")
        assert await two.passkeys.answered("b") is None
        assert await two.passkeys.answered("c") == Challenge(b"in time", 0)
        await two.passkeys.ask("d", Challenge(b"", ben), 300)
        await one.people.forget(ben)
        assert (await one.database.one("SELECT count(*) FROM challenges")).one[0] == 0

    with_two_hosts(tmp_path, work)


def test_a_challenge_of_an_earlier_visit_is_not_answered_after_a_new_passphrase(tmp_path):
    async def work(one, two, anna, ben):
        for mark, person in (("a", anna), ("b", ben)):
            await one.passkeys.ask(mark, Challenge(b"", person), 300)
        await one.ways.renew(anna, NEVER_CHANGED, Renewal("new"))
        assert await two.passkeys.answered("a") is None
        assert await two.passkeys.answered("b") == Challenge(b"", ben)

    with_two_hosts(tmp_path, work)


def test_a_linking_code_is_good_once_at_any_host_for_ten_minutes_and_a_newer_one_replaces_it(tmp_path):
    async def work(one, two, anna, ben):
        await one.links.make(anna, "aaaa-bbbb", NEVER_CHANGED)
        assert (await two.links.redeem("aaaa-bbbc"))[0] == 0
        await two.links.make(anna, "cccc-dddd", NEVER_CHANGED)
        assert (await one.links.redeem("aaaa-bbbb"))[0] == 0
        assert (await one.links.redeem("CCCC dddd"))[0] == anna
        assert (await two.links.redeem("cccc-dddd"))[0] == 0
        await one.links.make(anna, "eeee-ffff", NEVER_CHANGED)
        await one.links.make(ben, "gggg-hhhh", NEVER_CHANGED)
        stored = str((await one.database.one("SELECT * FROM links")).rows)
        assert "eeee" not in stored
        await one.database.one("UPDATE links SET until = until - ? WHERE person = ?", LINKS, anna)
        assert (await two.links.redeem("eeee-ffff"))[0] == 0
        await two.people.forget(ben)
        assert (await one.links.redeem("gggg-hhhh"))[0] == 0

    with_two_hosts(tmp_path, work)


def test_a_store_that_was_written_before_there_were_passkeys_goes_on(tmp_path, monkeypatch):
    async def before():
        async with two_hosts(tmp_path) as (one, _):
            return (await one.people.register("Anna", "", "hash", "code")).id

    async def after(anna):
        async with two_hosts(tmp_path) as (one, two):
            assert (await two.people.by_name("Anna")).id == anna
            assert await one.passkeys.add(replace(PHONE, person=anna), NEVER_CHANGED)
            await one.links.make(anna, "aaaa-bbbb", NEVER_CHANGED)
            assert (await two.links.redeem("aaaa-bbbb"))[0] == anna

    with monkeypatch.context() as earlier:
        for module in (sqlite, postgres):
            earlier.setattr(module, "newest", lambda: 3)
            earlier.setattr(
                module, "migrations", lambda after: [each for each in sql.migrations(after) if each[0] == 3]
            )
        anna = asyncio.run(before())
    asyncio.run(after(anna))


def test_of_two_ways_in_that_are_removed_at_two_hosts_at_once_the_last_one_stays(tmp_path):
    async def work(one, two, anna, ben):
        cara = await one.people.register("Cara", "SHA256:key", None, "code of Cara")
        for tried in range(10):
            await one.passkeys.add(replace(PHONE, person=cara.id), NEVER_CHANGED)
            found = await asyncio.gather(
                removed(one, cara.id, Way("key", "SHA256:key")), removed(two, cara.id, Way("passkey", PHONE.id))
            )
            assert sorted(found) == ["done", "last"], tried
            await one.people.add_key(cara.id, "SHA256:key", NEVER_CHANGED)

    with_two_hosts(tmp_path, work)
