"""Linking codes: somebody who comes by one door comes to the same account by the other."""

import re

import pytest
from clubhouse import in_house

from access.club.credentials import Passkey, Renewal, Way, kept_code
from access.club.gate import Limits, Share, stranger
from access.club.visitor import Identity
from games.refusals import Refused

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


# A code works once, and whoever sets a new passphrase is alone -----------------------------------------------------------

RECOVERY = "abcd-efgh-ijkl-mnop"
SECRET = "seven brave bells"


async def recovers(new, name="Anna", code=RECOVERY):
    await new.says("recover", "Your name\\? $")
    await new.says(name, "Recovery code\\? $")
    new.type(code)


async def to_recover(club, name="Anna"):
    """An account whose recovery code is known."""
    account = await club.account(name)
    await club.store.people.change(account.id, recovery=kept_code(RECOVERY))
    return account


async def sets(person, again="The same again\\? "):
    await person.says(SECRET, again)
    person.type(SECRET)


async def answers(person, *ways):
    """Say of each told way whether it stays."""
    for told, keeps in ways:
        await person.until(f"{told}(?s:.*?)Keep it\\? Enter for no: $")
        person.type(keeps)


def test_who_typed_a_recovery_code_and_waits_does_not_come_in_once_it_was_used(tmp_path):
    async def evening(club):
        account = await to_recover(club)
        thief, owner = newcomer(club, editing=True), newcomer(club, "SHA256:new key")
        await recovers(thief)
        await thief.until("New passphrase\\? ")
        await recovers(owner)
        await answers(owner, ("1: key SHA256:Anna, since", ""))
        await owner.until("All other visits and logins of your account have ended\\.(?s:.*)Welcome to Taverne, Anna")
        await sets(thief)
        await answers(thief, ("1: key SHA256:new key", "yes"))
        await thief.until("That code is not right, or used up")
        assert await club.store.people.secret(account.id) is None
        assert await club.store.people.keys(account.id) == ["SHA256:new key"]

    in_house(evening, tmp_path)


def test_of_two_who_use_a_recovery_code_at_once_one_comes_in(tmp_path):
    async def evening(club):
        account = await to_recover(club)
        both = [newcomer(club, f"SHA256:{which}") for which in "ab"]
        for each in both:
            await recovers(each)
            await each.until("1: key SHA256:Anna(?s:.*)Keep it\\? Enter for no: $")
        for each in both:
            each.type("no")
        found = [(await each.until("used up|Welcome to Taverne, Anna"))[0] for each in both]
        assert sorted(found) == ["Welcome to Taverne, Anna", "used up"]
        assert len(await club.store.people.keys(account.id)) == 1

    in_house(evening, tmp_path)


def test_who_was_let_in_by_a_linking_code_and_waits_has_to_go_once_there_is_a_new_passphrase(tmp_path):
    async def evening(club):
        owner, thief = await club.member("Anna", editing=True), newcomer(club, editing=True)
        code = await code_of(owner, pattern="Linking code: (\\w{4}-\\w{4})\\.")
        await thief.says("link", "Linking code\\? ")
        await thief.says(code, "New passphrase\\? ")
        await owner.says("account", "Account")
        await owner.says("passphrase", "New passphrase\\? ")
        await sets(owner)
        await answers(owner, ("1: your present recovery code", ""), ("2: key SHA256:Anna", "yes"))
        await owner.until("lose your way in: ")
        kept = await club.store.people.secret((await club.store.people.by_name("Anna")).id)
        await thief.says("eight brave bells", "The same again\\? ")
        await thief.says("eight brave bells", "was changed in another visit")
        assert await club.store.people.secret((await club.store.people.by_name("Anna")).id) == kept

    in_house(evening, tmp_path)


def test_after_a_new_passphrase_others_are_out_and_only_named_ways_lead_in(tmp_path):
    async def evening(club):
        account, thief = await to_recover(club), await club.member("Anna")
        store = club.store
        owner = club.call(Identity("member", account, "SHA256:Anna"), editing=True)
        await owner.until("Lobby")
        await store.people.add_key(account.id, "SHA256:thief", {""})
        for name in ("phone", "tablet"):
            await store.passkeys.add(Passkey(name, account.id, "public", 1, f"my {name}"), {""})
        await store.logins.begin("cookie", account.id, "a browser", {""})
        code = await code_of(thief)
        proven = await store.people.by_key("SHA256:thief")
        await owner.says("account", "Account")
        await owner.says("passphrase", "New passphrase\\? ")
        await sets(owner, again="again\\? ")
        await owner.until("There are 6 other ways into your account\\. Each stays only if you say yes\\.")
        ways = (
            ("1: your present recovery code", "no"),
            ("2: key SHA256:Anna, since [^,]*, with which you came in now", "yes"),
            ("3: key SHA256:thief, since [^,]*\\.", ""),
            ("4: passkey my phone", "no"),
            ("5: passkey my tablet", "yes"),
            ("6: a linking code, good for (9|10) more minutes", ""),
        )
        await answers(owner, *ways)
        await owner.until("Your new passphrase is kept\\.\\s+All other visits and logins of your account have ended")
        assert kept_code((await owner.until("lose your way in: (\\S+)\\."))[1]) != kept_code(RECOVERY)
        await thief.until("changed in another visit, so this one ends")
        await thief.visit
        assert await store.people.keys(account.id) == ["SHA256:Anna"]
        assert [each.id for each in await store.passkeys.of(account.id)] == ["tablet"]
        assert (await store.links.redeem(code))[0] == (await store.logins.person("cookie"))[0] == 0
        assert await store.people.recovered("Anna", RECOVERY) is None
        late = club.call(Identity("member", proven, "SHA256:thief"))
        await late.until("changed in another visit")
        await owner.says("back", "Lobby")

    in_house(evening, tmp_path)


def test_who_recovers_by_a_key_is_asked_about_the_passphrase_too_and_enter_takes_all_away(tmp_path):
    async def evening(club):
        account, thief = await to_recover(club), await club.member("Anna")
        await club.store.people.change(account.id, secret="hash")
        owner = newcomer(club, "SHA256:new key")
        await recovers(owner)
        await answers(owner, ("1: your present passphrase", ""), ("2: key SHA256:Anna", ""))
        await owner.until("All other visits(?s:.*)Your recovery code(?s:.*)Welcome to Taverne, Anna")
        await thief.until("changed in another visit")
        assert await club.store.people.secret(account.id) is None
        assert await club.store.people.keys(account.id) == ["SHA256:new key"]

    in_house(evening, tmp_path)


@pytest.mark.parametrize("leaves", ["quit", None])
def test_who_leaves_before_the_last_answer_has_changed_nothing(tmp_path, leaves):
    async def evening(club):
        account, other = await to_recover(club), await club.member("Anna")
        owner = await club.member("Anna", editing=True)
        await owner.says("account", "Account")
        await owner.says("passphrase", "New passphrase\\? ")
        await sets(owner)
        await owner.until("Keep it\\? Enter for no: ")
        if leaves:
            await owner.says(leaves, "Your passphrase stays as it is(?s:.*)Account\\?")
        else:
            await owner.lose()
        assert await club.store.people.secret(account.id) is None
        assert await club.store.people.recovered("Anna", RECOVERY) is not None
        await other.says("people", "here")

    in_house(evening, tmp_path)


WAYS = {
    "a key": lambda store, person, old: store.people.add_key(person, "SHA256:late", old),
    "a passkey": lambda store, person, old: store.passkeys.add(Passkey("late", person, "public", 1, ""), old),
    "a linking code": lambda store, person, old: store.links.make(person, "aaaa-aaaa", old),
    "a recovery code": lambda store, person, old: store.people.change(person, old, recovery="hash"),
    "a passphrase": lambda store, person, old: store.people.change(person, old, secret="hash"),
    "all ways in": lambda store, person, old: store.ways.renew(person, old, Renewal("newer", secret="hash")),
    "one way in less": lambda store, person, old: store.ways.remove(
        person, Way("key", "SHA256:Anna"), old, Renewal("")
    ),
    "a name": lambda store, person, old: store.people.rename(person, "Zora", old),
    "nothing more": lambda store, person, old: store.people.forget(person, old),
}


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_a_visit_that_has_not_heard_yet_that_it_is_over_changes_nothing_any_more(tmp_path, way):
    async def evening(club):
        account = await club.account("Anna")
        change = Renewal("new", kept=frozenset(await club.store.ways.of(account.id)))
        await club.store.ways.renew(account.id, {""}, change)
        with pytest.raises(Refused, match="club-out-anew"):
            await way(club.store, account.id, {""})
        await club.store.logins.begin("mark", account.id, "a browser", {""})
        assert await club.store.logins.of(account.id) == []
        assert [each.id for each in await club.store.ways.of(account.id)] == ["SHA256:Anna"]

    in_house(evening, tmp_path)


def test_a_login_that_is_older_than_a_new_passphrase_does_not_come_in(tmp_path):
    async def evening(club):
        account = await club.account("Anna")
        change = Renewal("new", kept=frozenset(await club.store.ways.of(account.id)))
        await club.store.ways.renew(account.id, {""}, change)
        thief = club.call(Identity("member", account, "SHA256:Anna"))
        await thief.until("was changed in another visit")
        await thief.visit
        assert "Lobby" not in thief.shown

    in_house(evening, tmp_path)


def test_who_removes_a_key_is_alone_afterwards(tmp_path):
    async def evening(club):
        owner, thief = [await club.member("Anna") for _ in range(2)]
        await club.store.people.add_key((await club.store.people.by_name("Anna")).id, "SHA256:thief", {""})
        await owner.says("account", "Account")
        await owner.says("remove", "Remove which key\\?")
        await owner.says("2", "The key is removed, and all your other visits have ended\\.")
        await thief.until("changed in another visit")
        await owner.says("keys", "1: SHA256:Anna")

    in_house(evening, tmp_path)


def test_a_host_that_was_away_for_so_long_that_it_was_forgotten_looks_who_has_to_go(tmp_path):
    async def evening(club):
        account, thief = await club.account("Anna"), await club.member("Anna")
        await club.store.ways.renew(account.id, {""}, Renewal("new"))
        await club.store.database.one("DELETE FROM news")
        await club.store.database.one("DELETE FROM hosts")
        await club.serving.cluster.sign()
        await club.serving.cluster.compare()
        await thief.until("changed in another visit")

    in_house(evening, tmp_path)
