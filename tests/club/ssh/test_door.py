"""The door of a club: who one is counts only when it is proven, and nothing but one terminal is given."""

import asyncio
import sys
import time
from contextlib import suppress
from types import SimpleNamespace

import asyncssh
import pytest
from asyncssh.constants import MSG_IGNORE
from asyncssh.packet import String
from helpers import PATIENCE

from access.club.club import Club
from access.club.gate import HOUR, MINUTE, Gate, Limits, Rates, Share, TooManyTries, Whom, stranger
from access.club.log import LineHandler, begin_logging
from access.club.port import SIGNATURE, NoHeader, client_address
from access.club.server import Serving
from access.club.ssh.login import Server, SSHDoor
from access.club.store.sqlite import sqlite_store
from games.refusals import Failed

KEYS = {name: asyncssh.generate_private_key("ssh-ed25519") for name in ("anna", "ben", "eve")}


class Forged(asyncssh.SSHKeyPair):
    """A key that somebody offers but does not have: it is signed with another one."""

    def __init__(self, offered, own):
        public = offered.convert_to_public()
        super().__init__(
            public.algorithm, public.algorithm, (public.algorithm,), (public.algorithm,), public.public_data, b"forged"
        )
        self._own = own

    def sign(self, data):
        return self._own.sign(data, b"ssh-ed25519")


class Client(asyncssh.SSHClient):
    """Tries these keys, then this passphrase. `told` is what it was told before it was in."""

    def __init__(self, keys, passphrase=None):
        self.keys, self.passphrase, self.told = list(keys), passphrase, []

    def auth_banner_received(self, msg, lang):
        self.told.append(msg)

    def public_key_auth_requested(self):
        return self.keys.pop(0) if self.keys else None

    def password_auth_requested(self):
        passphrase, self.passphrase = self.passphrase, None
        return passphrase


def served(test, tmp_path, limits=None, **options):
    """Run a test with a club that serves on loopback, with Anna (a key) and Ben (a key and a passphrase)."""

    async def run():
        store, log = sqlite_store(tmp_path / "club.sqlite"), []
        club = Club(store, limits=limits or Limits(), **options)
        for name in ("Anna", "Ben"):
            fingerprint = KEYS[name.lower()].get_fingerprint()
            secret = await club.passphrases.hashed("ten letters") if name == "Ben" else None
            await store.people.register(name, fingerprint, secret, f"code of {name}")
        unlogged = begin_logging(LineHandler(log.append, details=True))
        serving = Serving(club, time.monotonic)
        door = SSHDoor(serving, "127.0.0.1", 0)
        await serving.add(door)
        try:
            known = {"port": door.port.number, "fingerprint": door.fingerprint, "gate": serving.gate}
            await test(SimpleNamespace(club=club, log=log, store=store, **known))
        finally:
            await serving.close()
            unlogged()
        assert not [line for line in log if " ERROR " in line], log

    asyncio.run(run())


async def connected(club, name, keys=(), passphrase=None, client=None):
    """A connection of this name, or PermissionDenied."""
    return (
        await asyncssh.create_connection(
            lambda: client or Client(keys, passphrase),
            "127.0.0.1",
            club.port,
            username=name,
            known_hosts=None,
            client_keys=None,
            agent_path=None,
            config=None,
            preferred_auth="publickey,password",
        )
    )[0]


async def talks_as(connection):
    """Whom the club greets on this connection."""
    process = await connection.create_process(request_pty=False)
    text = ""
    while "?" not in text:
        text += await asyncio.wait_for(process.stdout.read(1000), PATIENCE)
    process.close()
    return text


def pair(name):
    return asyncssh.load_keypairs([KEYS[name]])[0]


def test_a_known_key_lets_its_owner_in(tmp_path):
    async def test(club):
        async with await connected(club, "whoever", [pair("anna")]) as connection:
            assert "Welcome to Taverne, Anna." in await talks_as(connection)

    served(test, tmp_path)


def test_the_club_sends_nothing_that_is_to_be_ignored(tmp_path, monkeypatch):
    ignored = {"client": 0, "server": 0}

    def count(connection, *_):
        ignored["client" if connection.is_client() else "server"] += 1
        return True

    monkeypatch.setitem(asyncssh.SSHClientConnection._packet_handlers, MSG_IGNORE, count)

    async def test(club):
        async with await connected(club, "whoever", [pair("anna")]) as connection:
            assert "Welcome to Taverne, Anna." in await talks_as(connection)
        assert ignored["server"]  # asyncssh sends such packets, as the client does here
        assert not ignored["client"]

    served(test, tmp_path)


def test_a_passphrase_lets_in_and_a_wrong_one_does_not(tmp_path):
    async def test(club):
        async with await connected(club, "B E N", passphrase="ten letters") as connection:
            assert "Welcome to Taverne, Ben." in await talks_as(connection)
        for name in ("ben", "anna", "nobody"):
            with pytest.raises(asyncssh.PermissionDenied):
                await connected(club, name, passphrase="wrong letters")

    served(test, tmp_path)


def test_an_unknown_key_lets_nobody_in(tmp_path):
    async def test(club):
        with pytest.raises(asyncssh.PermissionDenied):
            await connected(club, "anna", [pair("eve")])

    served(test, tmp_path)


def test_a_key_that_is_offered_but_not_proven_is_nobodys_identity(tmp_path):
    async def test(club):
        forged = Forged(KEYS["anna"], KEYS["eve"])
        with pytest.raises(asyncssh.PermissionDenied):
            await connected(club, "whoever", [forged])
        async with await connected(club, "ben", [forged], "ten letters") as connection:
            assert "Welcome to Taverne, Ben." in await talks_as(connection)
        async with await connected(club, "whoever", [forged, pair("ben")]) as connection:
            assert "Welcome to Taverne, Ben." in await talks_as(connection)

    served(test, tmp_path)


def test_a_key_that_was_offered_is_forgotten_when_another_method_or_name_begins(tmp_path):
    async def test(club):
        gate = Gate(Limits(), time.monotonic)
        server = Server(club.club, gate, None, "127.0.0.1", gate.enter("127.0.0.1"))
        server._connection = SimpleNamespace(abort=lambda: None, data_received=None)
        anna = KEYS["anna"].convert_to_public()
        server.begin_auth("new")
        assert await server.validate_public_key("new", anna)
        server.get_kbdint_challenge("new", "", "")
        assert server._candidate is None
        assert server.validate_kbdint_response("new", [])
        server.auth_completed()
        assert (server.identity.kind, server.identity.account, server.identity.fingerprint) == ("new", None, "")
        assert await server.validate_public_key("x", anna)
        server.begin_auth("ben")
        assert server._candidate is None

    served(test, tmp_path)


@pytest.mark.parametrize("fails", [True, False], ids=["fails", "takes too long"])
def test_whoever_cannot_be_looked_up_now_is_not_left_in_silence_but_sent_away(tmp_path, monkeypatch, fails):
    """Before they are known nothing can be told to them; another host may reach the database."""
    monkeypatch.setattr("access.club.ssh.login.LOOKS", 0.05)

    async def test(club):
        by_key, answers = club.club.store.people.by_key, asyncio.Event()

        async def away(fingerprint):
            if fails:
                raise Failed("club-database", why="away")
            await answers.wait()
            return await by_key(fingerprint)

        club.club.store.people.by_key = away
        with pytest.raises((asyncssh.Error, OSError)):
            await connected(club, "anna", [pair("anna")])
        answers.set()
        club.club.store.people.by_key = by_key
        monkeypatch.setattr("access.club.ssh.login.LOOKS", PATIENCE)
        async with await connected(club, "anna", [pair("anna")]) as connection:
            assert "Welcome to Taverne, Anna." in await talks_as(connection)

    served(test, tmp_path)


def test_a_key_does_not_let_in_under_the_name_of_another_member(tmp_path):
    async def test(club):
        with pytest.raises(asyncssh.PermissionDenied):
            await connected(club, "ben", [pair("anna")])

    served(test, tmp_path)


def test_who_is_banned_hears_it_once_their_key_or_passphrase_is_proven_and_does_not_come_in(tmp_path):
    async def test(club):
        for name in ("anna", "ben"):
            account = await club.store.people.by_name(name)
            await club.store.people.change(account.id, banned=1)
        for proven in (("anna", [pair("anna")]), ("ben", (), "ten letters")):
            async with await connected(club, *proven) as connection, asyncio.timeout(PATIENCE):
                process = await connection.create_process(term_type="dumb")
                told = await process.stdout.read()
            assert "You are banned from this club. Only its keeper can let you in again." in told
            assert "Lobby" not in told
            assert not club.club.presence.visitors
        with pytest.raises(asyncssh.PermissionDenied):
            await connected(club, "ben", passphrase="eleven letters")

    served(test, tmp_path)


def test_nothing_but_one_terminal_is_given(tmp_path):
    async def test(club):
        async with await connected(club, "anna", [pair("anna")]) as connection:
            for refused in (
                lambda: connection.create_process("ls"),
                lambda: connection.create_process(subsystem="sftp"),
                lambda: connection.open_connection("127.0.0.1", 22),
                lambda: connection.start_sftp_client(),
            ):
                with pytest.raises((asyncssh.ChannelOpenError, asyncssh.SFTPError, asyncssh.Error)):
                    await refused()
            with pytest.raises(asyncssh.ChannelListenError):
                await connection.forward_remote_port("127.0.0.1", 0, "127.0.0.1", 1)

    served(test, tmp_path)


def test_a_second_channel_is_refused(tmp_path):
    async def test(club):
        async with await connected(club, "anna", [pair("anna")]) as connection:
            await connection.create_process(request_pty=False)
            with pytest.raises(asyncssh.ChannelOpenError):
                await connection.create_process(request_pty=False)

    served(test, tmp_path)


@pytest.mark.long
def test_a_session_that_has_begun_keeps_no_environment(tmp_path):
    async def test(club):
        async with await connected(club, "anna", [pair("anna")]) as connection:
            process = await connection.create_process(request_pty=False, env={"LANG": "de_DE.UTF-8"})
            await process.stdout.readuntil("? ")
            channel = club.club.presence.visitors[0].console.remote._send.__self__._channel
            for number in range(100):
                process.channel._send_request(b"env", String(f"NAME{number}"), String("x" * 100))
            process.stdin.write("Leute\n")
            assert "Nur du bist da" in await process.stdout.readuntil("? ")
            assert not channel._env

    served(test, tmp_path)


def test_attempts_are_counted_over_names_keys_and_passphrases(tmp_path):
    async def test(club):
        keys = [asyncssh.load_keypairs([asyncssh.generate_private_key("ssh-ed25519")])[0] for _ in range(20)]
        with pytest.raises((asyncssh.Error, ConnectionError)):
            await connected(club, "anna", [*keys, pair("anna")])
        assert "too many attempts" in " ".join(club.log)

    served(test, tmp_path)


def test_the_key_of_the_club_is_made_once(tmp_path):
    found = []

    async def test(club):
        found.append(club.fingerprint)

    served(test, tmp_path)
    (tmp_path / "club.sqlite").rename(tmp_path / "other")

    async def again():
        store = sqlite_store(tmp_path / "other")
        serving = Serving(Club(store), time.monotonic)
        door = SSHDoor(serving, "127.0.0.1", 0)
        await serving.add(door)
        found.append(door.fingerprint)
        await serving.close()

    asyncio.run(again())
    assert found[0] == found[1]
    if sys.platform != "win32":
        assert (tmp_path / "other").stat().st_mode & 0o077 == 0


@pytest.mark.long
def test_who_says_nothing_is_gone_in_seconds_and_who_stays_without_a_terminal_too(tmp_path):
    async def test(club):
        reader, writer = await asyncio.open_connection("127.0.0.1", club.port)
        began = time.monotonic()
        await asyncio.wait_for(reader.read(-1), PATIENCE)
        assert time.monotonic() - began < 4
        writer.close()
        connection = await connected(club, "anna", [pair("anna")])
        process = await connection.create_process(request_pty=False)
        process.stdin.write("quit\n")
        assert "Goodbye" in await asyncio.wait_for(process.stdout.read(), PATIENCE)
        await asyncio.wait_for(connection.wait_closed(), PATIENCE)

    served(test, tmp_path, Limits(silent_seconds=1))


@pytest.mark.long
def test_whoever_compares_the_fingerprint_by_ear_has_the_whole_time_to_log_in(tmp_path):
    """A program that asks its person about the fingerprint sends nothing meanwhile."""

    async def test(club):
        reader, writer = await asyncio.open_connection("127.0.0.1", club.port)
        began = time.monotonic()
        writer.write(b"SSH-2.0-reads_slowly\r\n")
        await asyncio.wait_for(reader.read(-1), PATIENCE)
        assert time.monotonic() - began > 3
        writer.close()

    served(test, tmp_path, Limits(silent_seconds=1, login_seconds=4))


@pytest.mark.long
def test_a_newcomer_who_types_nothing_is_told_so_and_let_go(tmp_path):
    async def test(club):
        connection = await connected(club, "new", [pair("eve")])
        process = await connection.create_process(request_pty=False)
        text = await asyncio.wait_for(process.stdout.read(), PATIENCE)
        assert text.endswith("so the club closes this door. Connect again whenever you like.\r\n")
        await asyncio.wait_for(connection.wait_closed(), PATIENCE)

    served(test, tmp_path, Limits(entrance_silent_seconds=1))


def test_silent_connections_and_newcomers_without_a_name_keep_nobody_out(tmp_path):
    async def test(club):
        silent = [await asyncio.open_connection("127.0.0.1", club.port) for _ in range(20)]
        newcomers = [await connected(club, "new", [pair("eve")]) for _ in range(8)]
        async with await connected(club, "anna", [pair("anna")]) as connection:
            assert "Welcome to Taverne, Anna." in await talks_as(connection)
        for _, writer in silent:
            writer.close()
        for each in newcomers:
            each.abort()

    served(test, tmp_path, Limits(handshakes=PLENTY))


@pytest.mark.long
def test_a_guest_for_whom_there_is_no_place_is_told_so_and_let_go(tmp_path):
    async def comes(club, name):
        connection = await connected(club, "guest", [pair("eve")])
        process = await connection.create_process(request_pty=False)
        process.stdin.write(f"{name}\n")
        return connection, process

    async def test(club):
        first, there = await comes(club, "Xaver")
        text = ""
        while "Welcome" not in text:
            text += await asyncio.wait_for(there.stdout.read(1000), PATIENCE)
        second, process = await comes(club, "Yvonne")
        text = await asyncio.wait_for(process.stdout.read(), PATIENCE)
        assert text.endswith("There are as many guests as the club allows. Please try again later.\r\n")
        await asyncio.wait_for(second.wait_closed(), PATIENCE)
        first.abort()

    served(test, tmp_path, Limits(guests=Share(0, 1, 1, 1)), allows_guests=True)


def test_an_invite_only_club_answers_alike_for_the_keys_of_members_and_of_strangers(tmp_path):
    async def offered(club, name):
        """Whether the server would let this public key prove itself, and whether it lets it in unproven."""
        tried = []

        class Offers(asyncssh.SSHClient):
            def public_key_auth_requested(self):
                tried.append(1)
                return Forged(KEYS[name], KEYS["ben"]) if len(tried) == 1 else None

        with pytest.raises(asyncssh.PermissionDenied) as refused:
            await asyncssh.create_connection(
                Offers,
                *("127.0.0.1", club.port),
                username="whoever",
                known_hosts=None,
                client_keys=None,
                agent_path=None,
                config=None,
                preferred_auth="publickey",
            )
        return str(refused.value)

    async def test(club):
        probes = []
        validate = Server.validate_public_key

        async def watched(server, username, key):
            found = await validate(server, username, key)
            probes.append((server.proves, found))
            return found

        Server.validate_public_key = watched
        try:
            told = {name: (await offered(club, name), tuple(probes), probes.clear())[:2] for name in ("anna", "eve")}
        finally:
            Server.validate_public_key = validate
        assert told["anna"][0] == told["eve"][0]
        for name in ("anna", "eve"):
            assert [found for proves, found in told[name][1] if not proves] == [True]
        async with await connected(club, "whoever", [pair("eve"), pair("anna")]) as connection:
            assert "Welcome to Taverne, Anna." in await talks_as(connection)

    served(test, tmp_path, invite_only=True)


# Limits ---------------------------------------------------------------------------------------------------------------


class Crowd:
    """A gate, and who had to give way there."""

    def __init__(self, **limits):
        self.now, self.gone = 0.0, []
        self.gate = Gate(Limits(**limits), lambda: self.now)

    def comes(self, address):
        """Somebody new; returns their pass, or None."""
        self.now += 1
        found = self.gate.enter(address)
        if found is not None:
            found.give_way = lambda phrase: self.gone.append((address, phrase))
        return found


PLENTY = Share(9999, 9999, 9999, 9999, MINUTE)


def test_who_is_silent_longest_gives_way_to_the_next_one_of_their_address_and_to_nobody_elses():
    crowd = Crowd(doors=Share(2, 2, 4, 9), handshakes=PLENTY)
    other, *silent = [crowd.comes(address) for address in ("198.51.100.1", "192.0.2.1", "192.0.2.1")]
    crowd.now += 1
    crowd.gate.hears(silent[0])
    assert crowd.comes("192.0.2.1")
    assert crowd.gone == [("192.0.2.1", "club-gives-way")]
    assert other in crowd.gate._here
    assert silent[0] in crowd.gate._here, "the other one of this address was silent longer"


def test_one_network_that_fills_the_club_gives_way_to_everybody_else():
    crowd = Crowd(doors=Share(2, 2, 200, 20), handshakes=PLENTY)
    quiet = crowd.comes("198.51.100.1")
    for host in range(1, 40):
        assert crowd.comes(f"192.0.2.{host}")
    assert crowd.comes("203.0.113.5")
    assert {address.rpartition(".")[0] for address, _ in crowd.gone} == {"192.0.2"}
    assert quiet in crowd.gate._here


def test_members_come_in_however_many_strangers_wait_and_where_they_came_from_stays_theirs_for_a_day():
    crowd = Crowd(
        doors=Share(2, 2, 2, 2), handshakes=Share(9, 9, 9, 20, MINUTE), connections=3, guests=Share(0, 1, 2, 3)
    )
    assert crowd.gate.knows(crowd.comes("198.51.100.1"), member=7) == ""
    crowd.now += HOUR
    for host in range(1, 30):
        crowd.comes(f"192.0.{host}.1")
    assert crowd.comes("203.0.113.5") is None, "strangers together have had their handshakes"
    assert crowd.gate.knows(crowd.comes("198.51.100.1"), member=8) == ""
    assert crowd.gate.knows(crowd.comes("198.51.100.1"), member=9) == ""
    assert crowd.gate.knows(crowd.comes("198.51.100.1"), member=10) == "club-is-full"
    assert crowd.gate.knows(crowd.comes("198.51.100.1")) == ""
    assert crowd.gate.knows(crowd.comes("198.51.100.1")) == "club-guests-full"
    crowd.now += 25 * HOUR
    assert not crowd.gate.whom("198.51.100.1").familiar


def test_a_connection_that_gives_way_before_it_is_ready_ends_when_it_is(tmp_path):
    async def test(club):
        gate, ended = Gate(Limits(doors=Share(1, 1, 1, 1), handshakes=PLENTY), time.monotonic), asyncio.Event()
        first = gate.enter("192.0.2.1")
        assert gate.enter("192.0.2.1")
        server = Server(club.club, gate, None, "192.0.2.1", first)
        server.connection_made(SimpleNamespace(abort=ended.set, data_received=None))
        await asyncio.wait_for(ended.wait(), 5)
        server.connection_lost(None)

    served(test, tmp_path)


def test_a_member_who_comes_too_often_keeps_the_newest_connections():
    crowd = Crowd(connections_of_a_member=2)
    for address in ("192.0.2.1", "192.0.2.2", "192.0.2.3"):
        assert crowd.gate.knows(crowd.comes(address), member=7) == ""
    assert crowd.gone == [("192.0.2.1", "club-came-too-often")]
    assert len(crowd.gate._here) == 2


def test_passphrases_of_one_address_are_counted_and_take_nothing_from_others():
    crowd = Crowd(passphrases=Share(2, 2, 9, 9, MINUTE))
    mallory, anna = crowd.comes("192.0.2.1"), crowd.comes("198.51.100.1")
    assert [fails(crowd, mallory) for _ in range(3)] == [True, True, False]
    assert crowd.gate.may_try(anna)
    crowd.now += MINUTE
    assert crowd.gate.may_try(mallory)


def fails(crowd, entered, member=0):
    """Somebody who may try a passphrase types a wrong one; tells whether they may."""
    may = crowd.gate.may_try(entered, member)
    if may:
        crowd.gate.failed(entered, member)
    return may


def test_right_passphrases_do_not_count_so_a_school_comes_in_by_its_one_address():
    crowd = Crowd(passphrases=Share(1, 1, 1, 1, MINUTE))
    assert all(crowd.gate.may_try(crowd.comes("192.0.2.1")) for _ in range(30))


def test_a_member_keeps_tries_of_their_own_where_they_came_in_lately_and_nowhere_else():
    crowd = Crowd(passphrases=Share(2, 2, 9, 9, MINUTE), handshakes=PLENTY)
    assert crowd.gate.knows(crowd.comes("192.0.2.1"), member=7) == ""
    school, elsewhere = crowd.comes("192.0.2.1"), crowd.comes("198.51.100.1")
    assert [fails(crowd, each) for each in (school, school, school, elsewhere, elsewhere)] == [
        *[True] * 2,
        False,
        True,
        True,
    ]
    assert not crowd.gate.may_try(school, member=8)
    assert [fails(crowd, school, member=7) for _ in range(3)] == [True, True, False]
    assert not crowd.gate.may_try(elsewhere, member=7)
    crowd.now += 25 * HOUR
    assert [fails(crowd, crowd.comes("192.0.2.1")) for _ in range(2)] == [True, True]
    assert not crowd.gate.may_try(crowd.comes("192.0.2.1"), member=7)


def test_an_address_stays_a_members_while_they_are_there():
    crowd = Crowd()
    inside = crowd.comes("192.0.2.1")
    assert crowd.gate.knows(inside, member=7) == ""
    for _ in range(3):
        crowd.now += 20 * HOUR
        crowd.gate.hears(inside)
    assert crowd.gate.whom("192.0.2.1").familiar


def test_who_had_to_give_way_or_has_gone_comes_in_by_no_door():
    crowd = Crowd(doors=Share(1, 1, 9, 9), guests=Share(0, 4, 4, 4))
    displaced, left, there = (crowd.comes("192.0.2.1") for _ in range(3))
    assert (displaced.gone, left.gone, there.gone) == (True, True, False)
    assert [crowd.gate.knows(each) for each in (displaced, left, there)] == ["club-gives-way"] * 2 + [""]
    crowd.gate.leave(there)
    assert crowd.gate.knows(there, member=7) == "club-gives-way"


def test_a_passphrase_that_was_not_checked_is_not_called_wrong(tmp_path):
    async def test(club):
        for _ in range(club.club.limits.passphrases.address):
            with pytest.raises(asyncssh.PermissionDenied):
                await connected(club, "ben", passphrase="wrong letters")
        client = Client([], "ten letters")
        with pytest.raises(asyncssh.PermissionDenied):
            await connected(club, "ben", client=client)
        assert [told.partition(",")[0] for told in client.told] == [
            "Too many wrong passphrases came from your address just now"
        ]
        assert sum("wrong passphrase" in line for line in club.log) == club.club.limits.passphrases.address

    served(test, tmp_path)


def test_many_right_passphrases_at_once_all_come_in_and_of_many_wrong_ones_few_are_checked(tmp_path, monkeypatch):
    async def test(club):
        checked = []
        usual = club.club.passphrases.matches

        async def matches(kept, passphrase):
            checked.append(passphrase)
            return await usual(kept, passphrase)

        monkeypatch.setattr(club.club.passphrases, "matches", matches)
        gate = club.gate
        school = [gate.enter("192.0.2.1") for _ in range(20)]
        right = [club.club.by_passphrase(gate, each, "Ben", "ten letters") for each in school]
        assert [account.name for account in await asyncio.gather(*right)] == ["Ben"] * 20
        wrong = [club.club.by_passphrase(gate, each, "Ben", "wrong letters") for each in school]
        found = await asyncio.gather(*wrong, return_exceptions=True)
        most = club.club.limits.passphrases.address
        assert (found.count(None), checked.count("wrong letters")) == (most, most)
        assert {type(each) for each in found if each is not None} == {TooManyTries}

    served(test, tmp_path)


def test_a_rate_slides_along_and_what_is_refused_takes_from_no_share():
    now = [0.0]
    rates = Rates(Share(2, 2, 3, 99, 10), lambda: now[0])
    one, near = stranger("192.0.2.1"), stranger("192.0.2.2")
    assert [rates.allows(one) for _ in range(9)] == [True, True, *[False] * 7]
    assert [rates.allows(near) for _ in range(2)] == [True, False], "the network has had three"
    assert rates.allows(Whom(member=3)), "members do not wait for strangers"
    now[0] = 10
    assert rates.allows(one)
    now[0] = 40
    assert rates.allows(one)
    assert len(rates._times) == 3, "who has done nothing for long is forgotten"


def test_a_door_that_closes_lets_nobody_in_whose_header_comes_later(tmp_path):
    async def run():
        club = Club(sqlite_store(tmp_path / "club.sqlite"))
        serving = Serving(club, time.monotonic)
        door = SSHDoor(serving, "127.0.0.1", 0, proxied=True)
        await serving.add(door)
        reader, writer = await asyncio.open_connection("127.0.0.1", door.port.number)
        while not door._openings:
            await asyncio.sleep(0)
        door.begin_closing()
        writer.write(b"PROXY TCP4 192.0.2.7 10.0.0.1 5000 2222\r\nSSH-2.0-late\r\n")
        greeting = b""
        with suppress(ConnectionError):
            greeting = await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()
        await serving.close()
        return greeting

    assert asyncio.run(run()) == b""


# The PROXY protocol ---------------------------------------------------------------------------------------------------


def received(data):
    left = [data]

    async def receive(count):
        found, left[0] = left[0][:count], left[0][count:]
        return found

    return asyncio.run(client_address(receive, "10.0.0.1")), left[0]


@pytest.mark.parametrize(
    ("data", "address"),
    [
        (b"PROXY TCP4 192.0.2.7 10.0.0.1 5000 2222\r\n", "192.0.2.7"),
        (b"PROXY TCP6 2001:db8::7 ::1 5000 2222\r\n", "2001:db8::7"),
        (b"PROXY UNKNOWN\r\n", "10.0.0.1"),
        (SIGNATURE + b"\x21\x11\x00\x0c" + bytes([192, 0, 2, 8, 10, 0, 0, 1, 0, 1, 0, 2]), "192.0.2.8"),
        (SIGNATURE + b"\x20\x00\x00\x00", "10.0.0.1"),
    ],
)
def test_the_address_before_a_proxy_is_read_and_nothing_more(data, address):
    assert received(data + b"SSH-2.0-x\r\n") == (address, b"SSH-2.0-x\r\n")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"SSH-2.0-OpenSSH_9.2\r\n",
        b"PROXY TCP4 nonsense x y z\r\n",
        b"PROXY " + b"x" * 200,
        SIGNATURE + b"\x11\x11\x00\x00",
        SIGNATURE + b"\x21\x11\xff\xff",
    ],
)
def test_a_connection_without_that_header_is_refused(data):
    with pytest.raises(NoHeader):
        received(data)
