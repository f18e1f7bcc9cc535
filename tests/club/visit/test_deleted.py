"""What is left of somebody who has deleted their account, or whom the keeper has removed: no name, and no word."""

import asyncio
import sqlite3
import time
from contextlib import closing

import clubhouse
import pytest
from clubhouse import in_house
from helpers import PATIENCE

from access.club import presence
from access.club.credentials import Passkey
from access.club.store import keeper, sqlite
from access.club.store.keeper import is_database, store_of, store_path
from access.club.store.sql import Loss

FORMER, NAME, FRIEND = "Yolandine", "Xanthippa", "Benvolio"
TRACES = (FORMER, NAME, "quokka", "capybara", f"SHA256:{FORMER}", "passkey-of-hers", "mark-of-her-login", "her browser")
DELETED = "Deleted member"


async def tables_of(store):
    """Every row of every table of a store, as text, by table."""
    if is_database(clubhouse.url_of("any")):
        named = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"
    else:
        named = "SELECT name FROM sqlite_master WHERE type = 'table'"
    names = [row[0] for row in (await store.database.one(named)).rows]
    assert {"people", "news", "talk", "reports", "chairs", "tables", "here", "logins", "passkeys"} <= {*names}
    found = {}
    for name in names:
        rows = (await store.database.one(f'SELECT * FROM "{name}"')).rows
        found[name] = [" ".join(map(str, row)) for row in rows]
    return found


async def traces_in(store):
    """The tables that name somebody or have their words, with these rows."""
    return {
        (table, trace): row
        for table, rows in (await tables_of(store)).items()
        for row in rows
        for trace in TRACES
        if trace in row
    }


async def nothing_left(club):
    """Wait until no table or file has a trace: a host deletes once more what it told before it heard of the deletion."""
    end = time.monotonic() + PATIENCE
    while found := [*await traces_in(club.store), *bytes_left(*files_of(club.url))]:
        assert time.monotonic() < end, found
        await asyncio.sleep(0.05)


def files_of(url):
    """The files of a club in SQLite."""
    path = store_path(url) if not is_database(url) else None
    return [path.with_name(f"{path.name}{ending}") for ending in ("", "-wal", "-shm")] if path is not None else []


def bytes_left(*files):
    """The traces in the bytes of files."""
    there = [path for path in files if path.exists()]
    return {(path.name, trace) for path in there for trace in TRACES if trace.encode() in path.read_bytes()}


async def evening_of(club):
    """Somebody with another name before, and everything that a club keeps of a person; a friend who stays."""
    her, friend = await club.member(FORMER), await club.member(FRIEND)
    store, person = club.store, (await club.store.people.by_name(FORMER)).id
    await her.says("account", "Account")
    await her.says("name", "Your new name")
    await her.says(NAME, "Right")
    await her.says("yes", "You are called")
    await her.says("back", "Lobby")
    await her.says("say quokka in the lobby", "Said")
    await friend.says(f"friend {NAME}", "your friend now")
    await her.says(f"friend {FRIEND}", "your friend now")
    await her.says(f"tell {FRIEND} quokka for you alone", "Told")
    await her.says("open kaques target 50, invited", "Open\\?")
    await her.says("", "Table (\\d+)")
    number = max(club.club.rooms)
    await her.says(f"invite {FRIEND}", "invited")
    await friend.says(f"sit {number}", "At the table")
    await her.says("say quokka at the table", "Said")
    await her.says("start", "At the table")
    await friend.says(f"report {NAME}", "Report")
    await friend.says("yes", "reported to the moderators")
    await her.says(f"report {FRIEND}", "Report")
    await her.says("yes", "reported to the moderators")
    await friend.says(f"tell {NAME} capybara for me alone", "Told")
    await store.passkeys.add(Passkey("passkey-of-hers", person, "public", 1, "quokka phone"), {""})
    await store.links.make(person, "code", {""})
    await store.logins.begin("mark-of-her-login", person, "her browser", {""})
    await store.hosts.lose(Loss(number, "mark", "club-table-gone"), {person: True})
    found = {table for table, _ in await traces_in(store)}
    assert {"people", "talk", "news", "here", "chairs", "tables", "reports", "keys", "passkeys", "logins"} <= found
    return her, friend, number, person


async def deletes(club, her):
    await her.says("quit", "Lobby")
    await her.says("account", "Account")
    await her.says("delete", "for good")
    await her.says("yes", "Your account is deleted")


async def is_removed(club, her):
    """The keeper removes her, as `club remove` does, by a program of its own."""
    other = store_of(club.url)
    await other.people.forget((await keeper.person(other, NAME)).id)
    await other.close()
    await club.serving.cluster.hear_news()
    await her.until("Your account is not in this club any more")


@pytest.mark.parametrize("goes", [deletes, is_removed])
def test_who_has_gone_leaves_neither_name_nor_word_in_any_table_file_backup_or_journal(tmp_path, goes):
    async def evening(club):
        her, friend, number, person = await evening_of(club)
        await goes(club, her)
        await nothing_left(club)
        await friend.says("tables", f"{DELETED} {person}")
        await friend.says("set language de", "Deutsch")
        await friend.says("Tische", f"Gelöschtes Mitglied {person}")
        assert NAME not in friend.shown[friend.shown.rindex("Deutsch") :]
        assert f'"{DELETED} {person}"' in "".join((await tables_of(club.store))["tables"])
        journal = await keeper.journal(club.store, number)
        assert not [line for line in journal for trace in TRACES if trace in line]
        assert not [line for line in club.log for trace in TRACES if trace in line]
        (report,) = await club.store.people.reports()
        assert (report.by, report.about) == (f"{DELETED} {person}", FRIEND), "what moderators decide about others stays"
        assert await club.store.people.by_key(f"SHA256:{FORMER}") is None
        if not is_database(club.url):
            copy = tmp_path / "copy"
            keeper.backup(club.url, copy)
            assert not bytes_left(copy)

    in_house(evening, tmp_path)


def test_a_former_name_is_in_no_table_and_no_byte_of_the_file(tmp_path):
    async def evening(club):
        her, *_ = await evening_of(club)
        await her.says("repeat", "")
        found = {table for table, trace in await traces_in(club.store) if trace == FORMER}
        assert found == {"keys"}, "the key of this test has the former name in its fingerprint"
        if not is_database(club.url):
            path = store_path(club.url)
            await club.store.people.rename((await club.store.people.by_name(FRIEND)).id, "Horatio")
            read = path.read_bytes() + path.with_name(f"{path.name}-wal").read_bytes()
            assert FRIEND.encode() not in read.replace(f"SHA256:{FRIEND}".encode(), b"")

    in_house(evening, tmp_path)


def test_who_is_removed_while_away_is_gone_from_the_file_at_once(tmp_path):
    async def run():
        store = store_of(url := clubhouse.url_of(tmp_path / "club.sqlite"))
        account = await store.people.register(FORMER, f"SHA256:{FORMER}", None, "code")
        await store.people.rename(account.id, NAME)
        for number in range(200):
            await store.people.say("lobby", 0, account, 0, f"quokka {number} {'x' * 300}")
        assert await traces_in(store)
        await store.people.forget(account.id)
        assert not await traces_in(store)
        assert not bytes_left(*files_of(url))
        await store.close()

    asyncio.run(run())


def test_nobody_waits_for_a_backup_that_goes_on_and_the_name_is_gone_once_it_is_done(tmp_path, monkeypatch):
    async def run():
        store = store_of(url := clubhouse.url_of(tmp_path / "club.sqlite"))
        if is_database(url):
            await store.close()
            return
        monkeypatch.setattr(sqlite, "SCRUBS", 10**6)
        monkeypatch.setattr(sqlite, "SCRUBS_AGAIN", 0.01)
        account = await store.people.register(FORMER, f"SHA256:{FORMER}", None, "code")
        with closing(sqlite3.connect(store_path(url), isolation_level=None)) as copies:
            copies.execute("BEGIN")
            copies.execute("SELECT count(*) FROM people").fetchone()
            going = asyncio.ensure_future(store.people.forget(account.id))
            async with asyncio.timeout(sqlite.PATIENCE / 2):
                while await store.people.by_name(FORMER) is not None:
                    await asyncio.sleep(0)
                await store.set_value("welcome", "Hello")
            assert not going.done()
            assert bytes_left(*files_of(url))
        await going
        assert not bytes_left(*files_of(url))
        await store.close()

    asyncio.run(run())


@pytest.fixture
def told_soon(monkeypatch):
    """What was told by a former name is told anew at once."""
    monkeypatch.setattr(presence, "STORED", (0.1, 0.5))


async def elsewhere(club, do):
    """Let somebody do this by a store of their own; this host does not hear of it yet."""
    other = store_of(club.url)
    await do(other.people)
    await other.close()


@pytest.mark.usefixtures("told_soon")
def test_a_host_that_has_not_heard_of_a_deletion_says_so_and_keeps_nothing(tmp_path):
    async def evening(club):
        her, friend, _, person = await evening_of(club)
        await elsewhere(club, lambda people: people.forget(person))
        for line in (f"ignore {NAME}", f"block {NAME}", f"tell {NAME} capybara again"):
            await friend.says(line, "This account was deleted meanwhile\\.")
        await friend.says(f"report {NAME}", "Report")
        await friend.says("yes", "This account was deleted meanwhile\\.")
        await friend.says("people", "At the table")
        her.type("say quokka once more")
        await club.serving.cluster.hear_news()
        await her.until("This account was deleted meanwhile|Your account is not in this club any more")
        await nothing_left(club)

    in_house(evening, tmp_path)


@pytest.mark.usefixtures("told_soon")
def test_a_host_that_has_not_heard_of_a_new_name_keeps_no_former_one(tmp_path):
    async def evening(club):
        her, friend, number, person = await evening_of(club)
        await elsewhere(club, lambda people: people.rename(person, "Wilhelmine"))
        await her.says("quit", "Lobby")
        await friend.says(f"report {NAME}", "Report")
        await friend.says("yes", "reported to the moderators")
        await her.says(f"sit {number}", "At the table")
        await club.serving.cluster.hear_news()
        end = time.monotonic() + PATIENCE
        while found := {table for table, trace in await traces_in(club.store) if trace == NAME}:
            assert time.monotonic() < end, found
            await asyncio.sleep(0.05)
        assert "Wilhelmine" in {report.about for report in await club.store.people.reports()}

    in_house(evening, tmp_path)


def test_who_takes_the_name_of_a_deleted_member_inherits_nothing(tmp_path):
    async def evening(club):
        her, friend, number, person = await evening_of(club)
        await friend.says(f"ignore {NAME}", "You no longer hear")
        await deletes(club, her)
        again = await club.member(NAME)
        new = (await club.store.people.by_name(NAME)).id
        assert new != person
        await again.says("statistics", "You have not finished a game in this club yet\\.")
        await again.says("friend", "No friends yet")
        await again.says("repeat private", "\\?")
        assert not await club.store.people.relations(new)
        assert await club.store.people.keys(new) == [f"SHA256:{NAME}"]
        assert not await club.store.passkeys.of(new)
        assert not await club.store.logins.of(new)
        await friend.says("ignore", "You ignore nobody")
        (chair,) = [each for each in club.club.rooms[number].chairs if each.name.startswith(DELETED)]
        assert chair.person == person
        assert "quokka" not in again.shown
        assert "capybara" not in again.shown

    in_house(evening, tmp_path)


def test_whoever_is_removed_by_a_command_is_in_no_list_and_gets_no_messages_at_once(tmp_path):
    async def evening(club):
        her, friend, number, person = await evening_of(club)
        await is_removed(club, her)
        await friend.says("quit", "Lobby")
        await friend.says("people", "Only you are here")
        await friend.says(f"tell {NAME} hello", f"{NAME} is not here")
        await friend.says(f"where {NAME}", "is not here|Not understood")
        await friend.says("tables", f"{DELETED} {person}")
        await friend.says(f"sit {number}", "At the table")
        await friend.says("standin", f"A bot plays for {DELETED} {person}")
        assert NAME not in friend.shown[friend.shown.rindex(f"A bot plays for {DELETED}") :]

    in_house(evening, tmp_path)
