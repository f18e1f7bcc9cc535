"""What the keeper of a club does from outside, while it serves and while it does not."""

import asyncio
import json
import os
import re
import sqlite3

import clubhouse
import pytest
from clubhouse import house, in_house, opened
from helpers import taverne
from ssh_club import Served

from access.club.store import keeper
from access.club.store.keeper import store_path
from access.club.store.sqlite import sqlite_store
from access.system import posix
from games.refusals import Failed, Refused


def test_who_is_here_is_told_to_be_here_and_who_was_when_they_left(tmp_path):
    async def evening(club):
        def told(*words):
            return asyncio.to_thread(taverne, "club", *words, "--store", club.url)

        anna, ben = await club.member("Anna"), await club.member("Ben")
        for name in ("Anna", "Ben"):
            account = await club.store.people.by_name(name)
            await club.store.people.change(account.id, seen=account.seen - 720)
        await anna.says("account", "Account")
        await anna.says("data", "Anna, member since [^,]+, here now\\.")
        await ben.lose()
        await club.club.presence.close()
        assert (await told("people")).stdout == "Anna, member, here now.\nBen, member, last here just now.\n"
        assert [each["here"] for each in json.loads((await told("people", "--json")).stdout)] == [True, False]
        assert re.match("Anna, member since [^,]+, here now\\.", (await told("data", "anna")).stdout)
        assert re.match("Ben, member since [^,]+, last here just now\\.", (await told("data", "ben")).stdout)

    in_house(evening, tmp_path)


def test_a_welcome_text_holds_until_the_keeper_brings_the_usual_one_back(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        for text, told in (("Come in!", "Come in!"), ("", "Welcome to Taverne, Anna\\.")):
            await asyncio.to_thread(taverne, "club", "welcome", text, "--store", club.url)
            await anna.says("welcome", told)

    in_house(evening, tmp_path)


def test_the_keepers_commands(tmp_path, by_store):
    async def evening(club):
        await club.member("Anna")

    in_house(evening, tmp_path)
    store = clubhouse.url_of(tmp_path / "club.sqlite")

    def club(*words):
        run = taverne("club", *words, "--store", store)
        assert run.stderr == "", run.stderr
        return run.stdout

    assert club("people") == "Anna, member, last here just now.\n"
    assert json.loads(taverne("club", "people", "--json", "--store", store).stdout)[0]["name"] == "Anna"
    assert club("role", "anna", "moderator") == "Anna moderates now.\n"
    assert club("mute", "anna", "--hours", "2") == "Anna may not talk for 2 hours.\n"
    assert club("mute", "anna", "--hours", "0") == "Anna may talk again.\n"
    assert club("ban", "anna") == "Anna may not come in any more.\n"
    assert club("ban", "anna", "--lift") == "Anna may come in again.\n"
    assert len(club("recover", "anna").strip()) == 19
    assert club("reports") == "No open reports.\n"
    none = taverne("club", "reports", "--close", "1", "--store", store)
    assert (none.returncode, none.stdout, none.stderr) == (2, "", "There is no open report 1.\n")
    assert club("tables") == "No tables.\n"
    assert club("welcome", "Come in!") == "This text greets everybody from now on, instead of the usual one.\n"
    assert club("welcome", " ") == "The usual text greets everybody again.\n"
    gone = tmp_path / "gone" / "copy"
    for word, told in (
        ("backup", f"There is no folder {gone.parent}. Make it first, or write elsewhere.\n"),
        ("restore", f"There is no backup {gone}.\n"),
    ):
        none = taverne("club", word, str(gone), "--store", store if word == "backup" else clubhouse.url_of(gone))
        assert (none.returncode, none.stderr) == (1, told)
    if by_store == "sqlite":
        assert club("backup", str(tmp_path / "copy")).startswith("The club is copied to")
        assert re.search(r"is sound: one person, \d+ bytes\. Only you can read it\.", club("doctor"))
        if posix.user() == 0:
            os.chown(store, 1, 1)
            assert club("doctor").endswith("Only its owner can read it, and root.\n")
            os.chown(store, 0, 0)
    else:
        assert club("doctor") == "The database answers: one person.\n"
        club("backup", str(tmp_path / "copy"))
        assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o600
    assert club("hosts") == "No host serves.\n"
    unknown = taverne("club", "drain", "one", "--yes", "--store", store)
    assert unknown.stderr == "No host that serves is called one. None serves.\n"
    assert club("verify") == "There are no journals yet.\n"
    for command in (("close", "9", "--yes"), ("export", "9")):
        told = taverne("club", *command, "--store", store).stderr
        assert told == "There is no table 9. taverne club tables tells those that are open.\n"
    asked = taverne("club", "remove", "anna", "--store", store)
    assert (asked.returncode, "Really remove Anna" in asked.stdout, "--yes" in asked.stderr) == (1, True, True)
    assert club("remove", "anna", "--yes") == "Anna is removed.\n"
    assert club("people") == "Nobody has an account here.\n"
    if by_store == "postgres":
        full = taverne("club", "restore", str(tmp_path / "copy"), "--store", store)
        assert (full.returncode, full.stderr[:30]) == (1, "This database is not empty. St")
        store = clubhouse.url_of(tmp_path / "anew")
    else:
        (tmp_path / "club.sqlite").rename(tmp_path / "old")
    assert club("restore", str(tmp_path / "copy")).startswith("The club is restored")
    assert club("people").startswith("Anna")
    wrong = taverne("club", "people", "--store", str(tmp_path / "none"))
    assert (wrong.returncode, wrong.stderr[:16]) == (1, "There is no club")


def test_a_game_in_which_somebody_was_renamed_goes_on_when_its_table_is_read_anew(tmp_path):
    async def run():
        async with house(tmp_path) as club:
            anna = await club.member("Anna")
            await opened(anna, "target 1000", "bots 1")
            await anna.says("start", "Keep or stop\\?")
            await anna.says("stop", "fertisch[^?]*\\? $")
            await keeper.rename(club.store, "Anna", "Berta")
        async with house(tmp_path) as club:
            berta = await club.member("Berta")
            assert "At the table: Berta" in berta.shown

    asyncio.run(run())


def test_a_store_of_another_kind_or_a_newer_one_is_refused(tmp_path, monkeypatch):
    with pytest.raises(Refused):
        store_path("mysql://x")
    path = tmp_path / "club.sqlite"
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 999")
    connection.close()
    connect, opened = sqlite3.connect, []

    def noted(*given, **named):
        opened.append(connect(*given, **{**named, "check_same_thread": False}))
        return opened[-1]

    monkeypatch.setattr(sqlite3, "connect", noted)
    with pytest.raises(Failed) as refused:
        asyncio.run(sqlite_store(path).value("x"))
    assert refused.value.reason == "club-store-newer"
    assert opened
    for connection in opened:
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            connection.execute("SELECT 1")


@pytest.mark.connected
def test_behind_a_proxy_the_header_is_read_first():
    import socket

    import asyncssh

    async def tried(port, key):
        raw = socket.create_connection(("127.0.0.1", port))
        raw.sendall(b"PROXY TCP4 192.0.2.7 127.0.0.1 5 6\r\n")
        async with asyncssh.connect(
            sock=raw, username="new", client_keys=[str(key)], known_hosts=None, config=None, agent_path=None
        ) as connection:
            process = await connection.create_process(request_pty=False)
            return await process.stdout.readuntil("?")

    async def without(port):
        await asyncssh.connect("127.0.0.1", port, known_hosts=None, config=None, connect_timeout=5)

    with Served("--proxied", "--log-addresses") as club:
        assert "Welcome" in asyncio.run(tried(club.port, club.key("Anna")))
        assert "address=192.0.2.7" in club.log
        with pytest.raises((OSError, asyncssh.Error)):
            asyncio.run(without(club.port))
