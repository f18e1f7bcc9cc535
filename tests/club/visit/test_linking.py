"""Linking codes: somebody who comes by one door comes to the same account by the other."""

import re

import pytest
from clubhouse import in_house

from access.club.credentials.passphrases import kept_code
from access.club.identity import Identity
from access.club.limits import Limits, Share, stranger

CODE = r"Linking code: (\w{4}-\w{4})\. Letter by letter: (.+?)\."


async def code_of(person, word="link", pattern=CODE):
    return (await person.says(word, pattern))[1]


def newcomer(club, key="", language="en", origin="203.0.113.9", **more):
    return club.call(Identity("new", fingerprint=key, origin=stranger(origin)), language, **more)


def test_a_code_from_the_lobby_adds_a_key_once_and_its_maker_is_told(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        await anna.says("set talk now", "\\? $")
        found = await anna.says("link", CODE)
        assert found[2] == ", ".join(" ".join(group) for group in found[1].split("-"))
        await anna.until("good once, for ten minutes.*type link")
        new = newcomer(club, "SHA256:new key")
        await new.says("link", "Linking code\\? $")
        await new.says(found[2], "The key is added\\.\\s+Welcome to Taverne, Anna\\.")
        await anna.until("Somebody has just come in with your linking code")
        assert (await club.store.people.by_key("SHA256:new key")).name == "Anna"
        thief = newcomer(club, "SHA256:thief")
        await thief.says("link", "Linking code\\? $")
        await thief.says(found[1], "That code is not right, or used up")
        assert await club.store.people.by_key("SHA256:thief") is None

    in_house(evening, tmp_path)


def test_without_a_key_a_passphrase_is_set_and_one_that_there_is_is_asked_about(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        await anna.says("account", "Account")
        new = newcomer(club, editing=True)
        await new.says("link", "Linking code\\? ")
        await new.says(await code_of(anna), "New passphrase")
        await new.says("seven brave bells", "The same again\\?")
        await new.says("seven brave bells", "Your new passphrase is kept\\..*Welcome to Taverne, Anna|kept\\.")
        account = await club.store.people.by_name("Anna")
        kept = await club.store.people.secret(account.id)
        assert await club.club.passphrases.matches(kept, "seven brave bells")
        await new.until("Lobby")
        again = newcomer(club, editing=True)
        await again.says("link", "Linking code\\? ")
        await again.says(await code_of(anna), "You have a passphrase already\\. Set a new one\\?")
        await again.says("no", "Your passphrase stays as it is\\.")
        await again.until("Welcome to Taverne, Anna")
        assert await club.store.people.secret(account.id) == kept

    in_house(evening, tmp_path)


@pytest.mark.parametrize(
    ("language", "word", "asked", "told"),
    [
        ("de", "koppeln", "Kopplungscode\\? $", "Der Schlüssel ist hinzugefügt"),
        ("fr", "lier", "Code de liaison\\? $", "La clé est ajoutée"),
    ],
)
def test_linking_is_told_in_each_language(tmp_path, language, word, asked, told):
    async def evening(club):
        account = await club.account("Anna")
        anna = club.call(Identity("member", account), language)
        await anna.until("Lobby|Salon")
        code = (await anna.says(word, r": (\w{4}-\w{4})\."))[1]
        new = newcomer(club, "SHA256:new key", language)
        await new.says(word, asked)
        await new.says(code, told)

    in_house(evening, tmp_path)


def test_a_code_of_a_deleted_person_lets_nobody_in(tmp_path):
    async def evening(club):
        code, account = await code_of(await club.member("Ben")), await club.store.people.by_name("Ben")
        await club.store.people.forget(account.id)
        new = newcomer(club, "SHA256:new key")
        await new.says("link", "Linking code\\? $")
        await new.says(code, "That code is not right, or used up")

    in_house(evening, tmp_path)


@pytest.mark.parametrize("way", ["link", "recover"])
def test_a_banned_person_hears_it_once_their_code_is_proven_and_does_not_come_in(tmp_path, way):
    async def evening(club):
        code, account = await code_of(await club.member("Anna")), await club.store.people.by_name("Anna")
        await club.store.people.change(account.id, banned=1, recovery=kept_code("abcd-efgh-ijkl-mnop"))
        new = newcomer(club, "SHA256:new key")
        new.type(way)
        if way == "recover":
            await new.until("Your name\\? $")
            await new.says("Anna", "Recovery code\\? $")
            new.type("abcd-efgh-ijkl-mnop")
        else:
            await new.until("Linking code\\? $")
            new.type(code)
        await new.until("You are banned from this club\\. Only its keeper can let you in again\\.")
        await new.visit
        assert await club.store.people.by_key("SHA256:new key") is None

    in_house(evening, tmp_path)


def test_where_invitations_are_needed_a_code_is_typed_instead_of_one(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        new = newcomer(club, "SHA256:new key")
        await new.until("Invitation code")
        await new.says("link", "Linking code\\? $")
        await new.says(await code_of(anna), "Welcome to Taverne, Anna")

    in_house(evening, tmp_path, invite_only=True)


def test_guests_have_no_account_to_link(tmp_path):
    async def evening(club):
        guest = club.call(Identity("guest"))
        await guest.says("Gus", "Lobby")
        await guest.says("link", "Guests have no account")

    in_house(evening, tmp_path, allows_guests=True)


def test_codes_are_guessed_only_so_often_by_whatever_name_and_with_recovery_codes_together(tmp_path):
    limits = Limits(recoveries=Share(0, 3, 3, 9, 3600))

    async def evening(club):
        thief = newcomer(club, "SHA256:thief")
        for code in ("aaaa-bbbb", "aaaa-bbbc"):
            await thief.says("link", "Linking code\\? $") if code == "aaaa-bbbb" else None
            await thief.says(code, "not right, or used up")
        thief.remote.lose()
        again = newcomer(club, "SHA256:thief again")
        await again.says("recover", "Your name\\? $")
        await again.says("Anna", "Recovery code\\? $")
        await again.says("aaaa-bbbb-cccc-dddd", "not right, or used up")
        last = newcomer(club, "SHA256:last")
        await last.says("link", "Linking code\\? $")
        await last.says("aaaa-bbbd", "Too many codes were tried")
        elsewhere = newcomer(club, "SHA256:else", origin="198.51.100.1")
        await elsewhere.says("link", "Linking code\\? $")
        await elsewhere.says("aaaa-bbbd", "not right, or used up")

    in_house(evening, tmp_path, limits=limits)


def test_five_wrong_codes_end_a_connection(tmp_path):
    async def evening(club):
        thief = newcomer(club, "SHA256:thief")
        thief.type("link")
        for number in range(5):
            await thief.until("Linking code\\? $")
            thief.type(f"aaaa-bbb{number}")
        await thief.visit
        assert len(re.findall("not right", thief.shown)) == 5

    in_house(evening, tmp_path)
