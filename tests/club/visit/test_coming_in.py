"""Coming into a club for the first time, and what somebody does with their account: ways in, names, data, its end."""

import asyncio
import json
import re
import time

import pytest
from clubhouse import in_house, opened, play_out, short_game
from helpers import PATIENCE, taverne

from access.club.credentials import kept_code
from access.club.gate import MINUTE, Limits, Share, Whom, stranger
from access.club.store.sql import Loss, NameTaken
from access.club.store.sqlite import sqlite_store
from access.club.visitor import Identity
from games.refusals import Failed


def test_a_newcomer_needs_an_invitation_where_the_club_asks_for_one(tmp_path):
    async def evening(club):
        code = (await asyncio.to_thread(taverne, "club", "invite", "--store", club.url)).stdout.strip()
        new = club.call(Identity("new", fingerprint="SHA256:new", origin=stranger("192.0.2.1")))
        await new.until("Invitation code, or recover if you had a name here\\?")
        await new.says("wrong", "not right, or used up")
        await new.says(code.upper(), "Your name\\?")
        await new.says("Nina", "Right\\?")
        await new.says("yes", "You are a member now, Nina\\.")
        other = club.call(Identity("new", fingerprint="SHA256:other", origin=stranger("192.0.2.2")))
        await other.until("Invitation code")
        for _ in range(5):
            await other.says(code, "used up")
        await asyncio.wait_for(other.visit, PATIENCE)
        assert "name?" not in other.shown, "who has no code learns no names"
        guest = club.call(Identity("guest", origin=stranger("192.0.2.3")))
        await guest.says("Nina", "Welcome to Taverne, Guest Nina\\.")

    in_house(evening, tmp_path, invite_only=True, allows_guests=True)


def test_a_name_that_somebody_else_takes_meanwhile_uses_up_no_invitation(tmp_path):
    async def evening(club):
        await club.store.people.invitation("keeper", kept_code("code"), 1, 1)
        new = club.call(Identity("new", origin=stranger("192.0.2.1")), editing=True)
        await new.until("Invitation code")
        await new.says("code", "Your name\\?")
        await new.says("Nina", "Right\\?")
        await new.says("yes", "New passphrase\\?")
        await club.account("Nina")
        await new.says("a long enough one", "The same again\\?")
        await new.says("a long enough one", "Your name\\?")
        await new.says("Nora", "Right\\?")
        await new.says("yes", "New passphrase\\?")
        await new.says("a long enough one", "The same again\\?")
        await new.says("a long enough one", "You are a member now, Nora\\.")
        assert not await club.store.people.is_invited("code")

    in_house(evening, tmp_path, invite_only=True)


def test_only_so_many_become_members_from_one_address_unless_they_are_invited_and_others_do_not_wait(tmp_path):
    async def comes(club, name, address):
        new = club.call(Identity("new", fingerprint=f"SHA256:{name}", origin=stranger(address)))
        await new.says(name, "Right\\?")
        await new.says("yes", "You are a member now|Many have become members from where you are")
        return "Many have" not in new.shown

    async def evening(club):
        crowd = [await comes(club, f"Person {chr(97 + number)}x", "192.0.2.7") for number in range(7)]
        assert crowd == [True] * 5 + [False] * 2
        assert await comes(club, "Olga", "192.0.3.7")

    in_house(evening, tmp_path)


def test_codes_are_tried_only_so_often_from_one_address(tmp_path):
    async def evening(club):
        for number in range(4):
            new = club.call(Identity("new", fingerprint=f"SHA256:{number}", origin=stranger("192.0.2.7")))
            await new.says("recover", "Your name")
            for _ in range(3 if number < 3 else 1):
                await new.says("Nina", "Recovery code")
                await new.says("wrong", "not right")
        await new.says("Nina", "Recovery code")
        await new.says("wrong", "Too many codes were tried")
        await asyncio.wait_for(new.visit, PATIENCE)

    in_house(evening, tmp_path)


def test_a_passphrase_is_set_unseen_and_a_lost_one_is_recovered(tmp_path):
    async def evening(club):
        new = club.call(Identity("new"), editing=True)
        await new.says("Nina", "Your name will be Nina\\. Right\\?")
        await new.says("no", "Your name")
        await new.says("quit my", "quit my begins with a command\\. Is it really a name\\?")
        await new.says("no", "Your name")
        await new.says("help", "Your name")
        await new.says("Nina", "Right\\?")
        await new.says("yes", "New passphrase")
        await new.says("short", "Too short")
        await new.says("a long secret", "The same again\\?")
        await new.says("another secret", "The two differ")
        await new.says("a long secret", "The same again\\?")
        await new.says("a long secret", "You are a member now")
        code = (await new.until("lose your way in: (\\S+)\\.")).group(1)
        assert "secret" not in new.shown
        back = club.call(Identity("new", fingerprint="SHA256:fresh"))
        await back.says("recover", "Your name\\?")
        await back.says("Nina", "Recovery code\\?")
        await back.says("wrong", "not right")
        await back.says("Nina", "Recovery code\\?")
        await back.says(code, "1: your present passphrase\\.\\s+Keep it\\? Enter for no: $")
        await back.says("", "Welcome to Taverne, Nina\\.")
        plain = club.call(Identity("new"))
        await plain.says("Olga", "Connect without -T for this, or with a key\\.")

    in_house(evening, tmp_path)


def test_an_account_adds_and_removes_keys_takes_its_data_along_and_is_deleted(tmp_path):
    import asyncssh

    public = asyncssh.generate_private_key("ssh-ed25519").export_public_key().decode().strip()

    async def evening(club):
        anna = await club.member("Anna")
        await anna.says("account", "Account")
        await anna.says("key", "Paste the line of your public key:")
        await anna.says("nonsense", "This is not a public key")
        await anna.says("key", "Paste")
        await anna.says(public, "The key is added\\.")
        await anna.says("key", "Paste")
        await anna.says(public, "This key belongs to somebody already\\.")
        await anna.says("keys", "1: SHA256:Anna\\s+2: SHA256:")
        await anna.says("remove", "1: SHA256:Anna(?s:.*)Remove which key\\?")
        await anna.says("2", "The key is removed, and")
        await anna.says("remove", "1: SHA256:Anna(?s:.*)Remove which key\\?")
        await anna.says("1", "This key is your only way in")
        await anna.says("remove", "Remove which key\\?")
        await anna.says("", "Account\\? $")
        await anna.says("recovery", "Make a new code, which replaces the old one\\?")
        await anna.says("yes", "Your recovery code")
        await anna.says("data", "Anna, member since \\d+ \\w+ 20\\d\\d, here now\\.\\s+Key 1: SHA256:Anna, since")
        await anna.until("Nothing that you said is kept\\.")
        await anna.says("passphrase", "Your terminal would show")
        await anna.says("", "Lobby\\?")
        await anna.says("account", "Account\\?")
        await anna.says("delete", "for good\\?")
        await anna.says("yes", "Your account is deleted\\.")
        assert await club.store.people.by_name("Anna") is None

    in_house(evening, tmp_path)


def test_what_the_club_keeps_is_told_in_sentences_page_by_page_and_the_keeper_writes_all_of_it(tmp_path):
    async def evening(club):
        people, _ = await short_game(club, "Anna", "Ben")
        await play_out(people)
        anna = people[0]
        await anna.until("lobby\\?")
        await anna.says("lobby", "Lobby")
        await anna.says("friend Ben", "your friend now")
        await anna.says("set bell on", "bell: on")
        for number in range(30):
            await anna.says(f"say line {number};", "Said")
        await anna.says("account", "Account")
        await anna.says("data", "Friends: Ben\\.\\s+Settings: bell: on\\.\\s+Jaques le Kaques: one game, (not )?won\\.")
        await anna.until("Your rating in Jaques le Kaques: \\d+, as leaders tells it\\.")
        await anna.until("just now you said: line 0;(?s:.*)line 19;\\s+More of what you said\\?")
        await anna.says("yes", "line 20;(?s:.*)line 29;\\s+Account")
        told = await asyncio.to_thread(taverne, "club", "data", "anna", "--store", club.url)
        assert "just now Anna said: line 29;\n" in told.stdout
        written = await asyncio.to_thread(taverne, "club", "data", "anna", "--json", "--store", club.url)
        data = json.loads(written.stdout)
        assert [each["said"] for each in data["talk"]] == [f"line {number};" for number in range(30)]
        assert re.fullmatch(r"20\d\d-\d\d-\d\dT[\d:+]+", data["person"]["created"])

    in_house(evening, tmp_path)


def test_the_data_of_a_person_have_what_a_standby_has_lost_of_their_tables(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        number = (await club.store.people.by_name("Anna")).id
        await club.store.hosts.lose(Loss(7, "mark", "club-table-gone"), {number: True})
        await anna.says("account", "Account")
        await anna.says(
            "data", "Told to you, or noted for you, about table 7, just now: The database has lost table 7, and"
        )
        written = await asyncio.to_thread(taverne, "club", "data", "anna", "--json", "--store", club.url)
        (loss,) = json.loads(written.stdout)["losses"]
        assert (loss["table"], loss["phrase"], loss["steps"], loss["told"]) == (7, "club-table-gone", 0, 1)

    in_house(evening, tmp_path)


def test_a_person_who_cannot_be_looked_up_now_is_not_told_as_nobody(tmp_path):
    async def evening(club):
        club.expected = ("the store has failed",)
        anna, _ = await club.member("Anna"), await club.member("Ben")

        async def fails(name):
            raise Failed("club-store-broken", file="x", why="disk full")

        club.store.people.by_name = fails
        club.club.presence.here = lambda name: None
        await anna.says("friend Ben", "The club cannot keep anything right now")
        assert "Nobody" not in anna.shown

    in_house(evening, tmp_path)


def test_a_day_of_talk_is_told_without_anybody_waiting_and_in_little_memory(tmp_path):
    import tracemalloc

    async def evening(club):
        anna, ben = await club.member("Anna"), await club.member("Ben")
        person, now = (await club.store.people.by_name("Anna")).id, int(time.time())
        rows = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 40000)"
        said = f"SELECT {now}, 0, {person}, 0, '{'x' * 480}' || i FROM n"
        await club.store.database.one(f'INSERT INTO talk (at, "table", speaker, listener, said) {rows} {said}')
        await anna.says("account", "Account")
        tracemalloc.start()
        anna.type("data")
        await ben.says(
            "people",
            "2 are here",
        )
        await anna.until("More of what you said")
        for _ in range(5):
            await anna.says("yes", "More of what you said")
        await anna.says("no", "Account")
        assert tracemalloc.get_traced_memory()[1] < 5_000_000
        tracemalloc.stop()

    in_house(evening, tmp_path)


def test_of_two_keys_that_two_connections_remove_the_last_way_in_stays(tmp_path):
    async def evening(club):
        both = [await club.member("Anna") for _ in range(2)]
        await club.store.people.add_key((await club.store.people.by_name("Anna")).id, "SHA256:other", {""})
        for anna in both:
            await anna.says("account", "Account")
            await anna.says("remove", "Remove which key\\?")
        await both[0].says("1", "The key is removed, and")
        await both[1].until("was changed in another visit")
        assert len(await club.store.people.keys((await club.store.people.by_name("Anna")).id)) == 1

    in_house(evening, tmp_path)


def test_who_was_deleted_meanwhile_hears_it_when_they_change_their_name_or_ask_for_their_data(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        await anna.says("account", "Account")
        await anna.says("name", "Your new name\\?")
        await anna.says("Olga", "Right\\?")
        await club.store.people.forget((await club.store.people.by_name("Anna")).id)
        await anna.says("yes", "This account was deleted meanwhile\\.[^?]*Account\\?")
        await anna.says("data", "This account was deleted meanwhile\\.")

    in_house(evening, tmp_path)


def test_who_is_renamed_is_called_so_everywhere_at_once(tmp_path):
    async def evening(club):
        people, number = await short_game(club, "Anna", "Ben")
        anna, ben = people
        await anna.says("quit", "Lobby")
        await opened(anna, game="kara")
        await anna.says("quit", "Lobby")
        carl = await club.member("Carl")
        await carl.says("friend Anna", "your friend")
        await anna.says("account", "Account")
        for wrong, why in (("Ben", "is taken"), ("Gast", "is not possible"), ("Carl.", "is taken")):
            await anna.says("name", "You are called Anna\\. Your new name\\?")
            anna.type(wrong)
            await anna.until(f"Right\\?|{why}")
            if "Right" in anna.shown[-30:]:
                await anna.says("yes", why)
            await anna.until("Account\\?")
        await anna.says("name", "Your new name\\?")
        await anna.says("Olga", "Your name will be Olga\\. Right\\?")
        await anna.says("yes", "You are called Olga now, at your tables, too\\.")
        await anna.says("back", "Lobby")
        await ben.says("people", "At the table: Ben\\. Away: Olga\\.")
        await ben.says("score", "Olga")
        await carl.says("tables", "1: Jaques le Kaques\\. Olga, Ben\\.")
        await carl.says("friend", "Friends: Olga\\.")
        await carl.says("tell Olga hello", "Told Olga")
        await anna.says(f"sit {number}", "goes on|Olga, Ben")
        assert (await club.store.people.by_name("Anna")) is None
        run = await asyncio.to_thread(taverne, "club", "rename", "ben", "Bernd", "--store", club.url)
        assert run.stdout == "Ben is called Bernd now.\n", run.stderr
        await club.serving.cluster.poll()
        await carl.says("tables", "1: Jaques le Kaques\\. Olga, Bernd\\.")
        await carl.says("people", "Bernd")

    in_house(evening, tmp_path)


def test_a_name_that_a_bot_at_ones_table_has_is_taken(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        await opened(anna)
        await anna.says("start", "At the table: Anna, Gustave")
        await anna.says("quit", "Lobby")
        with pytest.raises(NameTaken):
            await club.store.people.rename((await club.store.people.by_name("Anna")).id, "Gustave")
        assert (await club.store.people.by_name("Anna")).name == "Anna"

    in_house(evening, tmp_path)


def test_nothing_names_somebody_whose_account_is_deleted(tmp_path):
    async def evening(club):
        people, _ = await short_game(club, "Anna", "Zebedee")
        anna, gone = people
        await gone.says("say remember me", "Said")
        await anna.says("report Zebedee", "Report Zebedee, with what they said last\\? Enter for no: $")
        await anna.says("yes", "is reported")
        await gone.says("quit", "Lobby")
        await opened(gone, game="kara")
        await gone.says("quit", "Lobby")
        await gone.says("account", "Account")
        await gone.says("delete", "for good\\?")
        await gone.says("yes", "deleted")
        await anna.says("people", "Away: Deleted member \\d+\\.")
        await anna.says("tables", "1: .*Anna, Deleted member \\d+\\.")
        await anna.says("score", "Deleted member")
        names = await club.store.database.one(
            "SELECT header FROM tables UNION ALL SELECT plan FROM tables UNION ALL SELECT name FROM chairs"
            " UNION ALL SELECT by || about FROM reports UNION ALL SELECT name FROM here"
        )
        assert "Zebedee" not in str(names.rows)
        await anna.says("standin deleted member 2", "A bot plays for Deleted member 2")

    in_house(evening, tmp_path)


def test_on_a_full_disk_nobody_hears_where_the_store_lies(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        new = club.call(Identity("new", fingerprint="SHA256:new"))
        await new.says("Olga", "Right\\?")
        run = club.store.database.run

        async def full(work):
            raise Failed("club-store-broken", file="/var/lib/club.sqlite", why="database or disk is full")

        club.store.database.run = full
        club.expected = ("the store has failed",)
        for person, line in ((new, "yes"), (anna, "say hello"), (anna, "set bell on"), (anna, "open kara")):
            person.type(line)
            if line == "open kara":
                await anna.until("Open\\?")
                anna.type("")
            await person.until("The club cannot keep anything right now")
        club.store.database.run = run
        assert "/var" not in anna.shown + new.shown
        await anna.says("say hello", "Said")

    in_house(evening, tmp_path, url=str(tmp_path / "club.sqlite"))


def test_two_names_that_sound_alike_cannot_both_be_kept(tmp_path):
    async def tried():
        store = sqlite_store(tmp_path / "club.sqlite")
        await store.people.register("Paul", "a", None, "x")
        with pytest.raises(NameTaken):
            await store.people.register("PauI", "b", None, "x")
        await store.close()

    asyncio.run(tried())


def test_names_that_were_different_in_an_earlier_version_stay_and_new_ones_are_compared_with_both(tmp_path):
    async def tried():
        store = sqlite_store(tmp_path / "club.sqlite")
        for name, before in (("Clara", "clara"), ("Dara", "dara"), ("Søren", "søren")):
            account = await store.people.register(before[::-1], name, None, "x")
            await store.database.one("UPDATE people SET name = ?, ear = ? WHERE id = ?", name, before, account.id)
        await store.people.compare_anew()
        assert [(await store.people.by_name(name)).name for name in ("Clara", "Dara", "Soren")] == [
            *("Clara", "Dara", "Søren"),
        ]
        for name in ("dara", "Soeren"):
            with pytest.raises(NameTaken):
                await store.people.register(name, name, None, "x")
        await store.people.compare_anew()
        assert (await store.people.recovered("Dara", "x")).name == "Dara"
        await store.close()

    asyncio.run(tried())


def test_a_guest_who_comes_again_under_another_name_has_the_same_limits(tmp_path):
    async def evening(club):
        for number, name in enumerate(("Gina", "Hans")):
            guest = club.call(Identity("guest", origin=stranger("192.0.2.1")))
            await guest.says(name, "Lobby")
            await guest.says("say hello", "Said" if number == 0 else "That was a lot at once")
            await guest.says("open kara", "Open\\?")
            await guest.says("", "is open" if number == 0 else "You have one table open, and more are not allowed\\.")
            if number == 0:
                await guest.says("start", "At the table")
                await guest.lose()
        other = club.call(Identity("guest", origin=stranger("192.0.2.2")))
        await other.says("Ida", "Lobby")
        await other.says("say hello", "Said")

    in_house(
        evening, tmp_path, allows_guests=True, limits=Limits(talk=Share(1, 1, 9, 9, MINUTE), tables=Share(1, 1, 9, 9))
    )


def test_addresses_of_one_person_are_counted_together_and_those_of_a_network_have_a_larger_share():
    one, same = stranger("2001:db8:1:2::5"), stranger("2001:db8:1:2:ffff::1")
    assert one == same
    near, far = stranger("2001:db8:1:3::5"), stranger("2001:db8:2::5")
    assert near.address != one.address
    assert near.network == one.network != far.network
    assert stranger("192.0.2.7") == stranger("::ffff:192.0.2.7") == Whom("192.0.2.7/32", "192.0.2.0/24")
    assert stranger("fe80::1%eth0").address == "fe80::/64"
    assert stranger("") == Whom("", "")
