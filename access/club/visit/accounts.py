"""The account of a person: name, passphrase, keys, passkeys, codes, logins, deletion, and its data in sentences."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, TypeVar

from access.answers.shapes import amount
from access.club.club import Club
from access.club.credentials import LINK_GROUPS, LONGEST, SHORTEST, Renewal, Way, kept_code, new_code, spelled
from access.club.store.names import person_name
from access.club.store.people import People
from access.club.store.sql import NameTaken
from access.club.store.tables import worth
from access.club.visit.gathering import AccountDo, KeepWay
from access.club.visitor import CLUB_SETTINGS, Visitor, stored_settings
from access.dialogue.asking import yes_or_no
from access.language.phrases import Phrases, ago, day, normal, time_left
from access.play.new_game import sure_of_name
from access.settings.wording import now as now_told
from access.storage import catalogue
from games.refusals import Leave, Refused
from games.steps import Seat

T = TypeVar("T")


def fingerprint_of(typed: str) -> str:
    """Return the fingerprint of a typed public key. Raises Refused."""
    from asyncssh import KeyImportError, import_public_key

    try:
        return import_public_key(typed.strip()).get_fingerprint()
    except (KeyImportError, ValueError):
        raise Refused("club-no-key") from None


def _numbered(typed: str, among: Sequence[T], refusal: str) -> T:
    """Return the one of these with a typed number, counted from 1. Raises Refused with a phrase."""
    number = amount(typed)
    if number is None or not 0 < number <= len(among):
        raise Refused(refusal)
    return among[number - 1]


class Accounts:
    """Asks what to do with an account, and does it. `quit` at a later question leads back to the first one."""

    def __init__(self, club: Club, visitor: Visitor) -> None:
        self.club, self.visitor = club, visitor
        self._people = club.store.people
        self.is_deleted = False
        """Whether the account was deleted."""

    async def run(self) -> None:
        """Ask what to do until the answer is `back`. Raises Leave, Refused and EOFError."""
        question = AccountDo(Seat(0), (*WAYS, "back"))
        while (answer := await self.visitor.ask(question)) != "back":
            try:
                await WAYS[answer](self)
            except Refused as refused:
                self.visitor.refuse(refused)
            except Leave:
                if self.is_deleted:
                    raise

    async def _name(self) -> None:
        """Change the name, at all tables and hosts."""
        typed = await self.visitor.ask_text("club-name-new", name=self.visitor.name)
        if not typed:
            return
        name, person = person_name(typed), self.visitor.account.id
        taken = await self._people.by_name(name)
        if (taken is not None and taken.id != person) or self.club.presence.is_called(name, besides=person):
            raise Refused("club-name-taken", name=name)
        if not await self.visitor.ask(sure_of_name(self.visitor.phrases, name)):
            return
        try:
            tables = await self._people.rename(person, name, self.visitor.stamps)
        except NameTaken:
            raise Refused("club-name-taken", name=name) from None
        await self.club.presence.look_again([person])
        await self._refreshed(tables)
        self.visitor.say("club-renamed", name=name)

    async def _refreshed(self, tables: Collection[int]) -> None:
        """Read tables again after a change of names; other hosts hear of it by the store."""
        for number in tables:
            await self.club.refresh(number)

    async def new_passphrase(self) -> str:
        """Ask twice for a new passphrase, hidden, and return its hash. Raises Refused, Leave and EOFError."""
        if not self.visitor.console.can_hide:
            raise Refused("club-passphrase-echo")  # the terminal at the other end would show it
        first = await self._unseen("club-passphrase-new")
        if not SHORTEST <= len(first) <= LONGEST:
            raise Refused("club-passphrase-short", least=SHORTEST)
        if first != await self._unseen("club-passphrase-again"):
            raise Refused("club-passphrase-differs")
        return await self.club.passphrases.hashed(first)

    async def _unseen(self, phrase: str) -> str:
        """Ask for a hidden text."""
        # The two commands are shorter than any passphrase.
        return await self.visitor.ask_text(phrase, ("quit", "help"), secret=True)

    async def _passphrase(self) -> None:
        await self.renew(self.visitor.account.id, await self.new_passphrase())

    async def renew(self, person: int, secret: str) -> None:
        """Set a new passphrase: all other visits end, and only those ways lead in that the person keeps.

        Raises Refused, Leave and EOFError.
        """
        code, kept = new_code(), await self._kept_with_code(person)
        keeps_code = Way("recovery") in kept
        change = self.renewal(secret, "" if keeps_code else kept_code(code), kept=kept)
        await self.club.store.ways.renew(person, self.visitor.stamps, change)
        await self.club.presence.look_again([person])
        self.visitor.say("club-passphrase-kept")
        self.visitor.say("club-others-out")
        if not keeps_code:
            self.visitor.say("club-recovery", code=code)

    async def _kept_with_code(self, person: int) -> frozenset[Way]:
        """Return the ways that the person keeps, perhaps with their recovery code. Raises Leave and EOFError."""
        try:
            return await self.kept_ways(person, Way("recovery"))
        except Leave:
            self.visitor.say("club-link-only-here", has="yes")
            raise

    async def kept_ways(self, person: int, *others: Way) -> frozenset[Way]:
        """Tell the ways into an account, and the others, and return those that the person keeps. Raises Leave."""
        phrases, ways = self.visitor.phrases, [*others, *await self.club.store.ways.of(person)]
        if ways:
            self.visitor.say("club-ways", count=len(ways))
        kept = set()
        for number, way in enumerate(ways, 1):
            here = "yes" if way.kind == "key" and way.id == self.visitor.fingerprint else "no"
            facts = {"added": day(way.added, phrases), "used": ago(self.club.now() - way.used, phrases), "here": here}
            minutes = max(round((way.used - self.club.now()) / 60), 1)
            told = {**facts, "key": way.id, "name": way.name or "none", "minutes": minutes}
            self.visitor.say(f"club-way-{way.kind}", number=number, **told)
            if await self.visitor.ask(KeepWay(Seat(0))):
                kept.add(way)
        return frozenset(kept)

    def renewal(self, secret: str = "", recovery: str = "", key: str = "", kept: Collection[Way] = ()) -> Renewal:
        """Return a change of the account with a new security stamp, with which this visit goes on."""
        stamp = self.club.store.random_bytes(16).hex()
        self.visitor.stamps.add(stamp)
        return Renewal(stamp, self.visitor.login, secret, recovery, key, frozenset(kept))

    async def _key(self) -> None:
        """Add a public key, which is pasted."""
        typed, visitor = await self.visitor.ask_text("club-key-which"), self.visitor
        if typed and not await self._people.add_key(visitor.account.id, fingerprint_of(typed), visitor.stamps):
            raise Refused("club-key-taken")
        if typed:
            self.visitor.say("club-key-kept")

    async def _keys(self) -> None:
        """Tell the fingerprints of the keys."""
        keys = await self._people.keys(self.visitor.account.id)
        for number, key in enumerate(keys, 1):
            self.visitor.say("club-key", number=number, key=key)
        if not keys:
            self.visitor.say("club-no-keys")

    async def _remove(self) -> None:
        """Remove a key by its number; the last way in stays."""
        keys = await self._people.keys(self.visitor.account.id)
        await self._keys()
        typed = await self.visitor.ask_text("club-key-remove") if keys else ""
        if not typed:
            return
        await self._removed(Way("key", _numbered(typed, keys, "club-key-none")))

    async def _removed(self, way: Way) -> None:
        """Remove a key or a passkey, and end all other visits. Raises Refused."""
        person = self.visitor.account.id
        removed = await self.club.store.ways.remove(person, way, self.visitor.stamps, self.renewal())
        if removed != "done":
            raise Refused(f"club-{way.kind}-{removed}")
        await self.club.presence.look_again([person])
        self.visitor.say(f"club-{way.kind}-removed")

    async def _passkeys(self) -> None:
        """Tell the passkeys, and remove one. Raises Refused, Leave and EOFError."""
        person, phrases, store = self.visitor.account.id, self.visitor.phrases, self.club.store
        own = await store.passkeys.of(person)
        if not own:
            raise Refused("club-no-passkeys")
        for number, each in enumerate(own, 1):
            facts = {"added": day(each.added, phrases), "used": ago(self.club.now() - each.used, phrases)}
            self.visitor.say("club-passkey", number=number, name=each.name or "none", **facts)
        typed = await self.visitor.ask_text("club-passkey-which")
        if not typed:
            return
        await self._removed(Way("passkey", _numbered(typed, own, "club-passkey-none").id))

    async def link(self) -> None:
        """Make a linking code, with which the person comes in by another door and adds a way in. Raises Refused."""
        code = new_code(LINK_GROUPS)
        await self.club.store.links.make(self.visitor.account.id, code, self.visitor.stamps)
        self.visitor.say("club-link", code=code, spelled=spelled(code))

    async def _recovery(self) -> None:
        """Make a new recovery code, which replaces the one before."""
        if not await self.visitor.ask(yes_or_no(self.visitor.phrases, "club-recovery-sure")):
            return
        code = new_code()
        await self._people.change(self.visitor.account.id, self.visitor.stamps, recovery=kept_code(code))
        self.visitor.say("club-recovery", code=code)

    async def _logins(self) -> None:
        """Tell the logins of browsers, and end one, or all but this one. Raises Refused, Leave and EOFError."""
        person, phrases, store = self.visitor.account.id, self.visitor.phrases, self.club.store.logins
        logins = await store.of(person)
        if not logins:
            raise Refused("club-no-logins")
        for number, login in enumerate(logins, 1):
            own = "yes" if login.mark == self.visitor.login else "no"
            facts = {"began": day(login.began, phrases), "seen": ago(self.club.now() - login.seen, phrases)}
            self.visitor.say("club-login", number=number, browser=login.browser or "none", own=own, **facts)
        typed = normal(await self.visitor.ask_text("club-login-which"))
        if typed in phrases.words("club-everywhere"):
            await store.end_all(person, besides=self.visitor.login)
            self.visitor.say("club-logins-ended")
        elif typed:
            await store.end(person, _numbered(typed, logins, "club-login-none").mark)
            self.visitor.say("club-login-ended")

    async def _data(self) -> None:
        """Tell the data of the person, and their talk page by page."""
        person, phrases, now = self.visitor.account.id, self.visitor.phrases, self.club.now()
        for line in await data_sentences(self._people, person, phrases, now, is_here=True):
            self.visitor.conversation.say_text(line)
        pages = 0
        async for page in talk_of(self._people, person, PAGE):
            lines = [phrases.text("kept-said", ago=ago(now - at, phrases), text=line) for at, line in page]
            if pages and not await self.visitor.ask(yes_or_no(phrases, "kept-more", enter=True)):
                return
            pages += 1
            for line in lines:
                self.visitor.conversation.say_text(line)
        if not pages:
            self.visitor.say("kept-nothing-said")

    async def _delete(self) -> None:
        """Delete the account. Raises Leave."""
        if await self.visitor.ask(yes_or_no(self.visitor.phrases, "club-delete-sure")):
            tables = await self._people.forget(self.visitor.account.id, self.visitor.stamps)
            self.is_deleted = True
            self.club.presence.called_now(self.visitor.account.id, None)
            await self._refreshed(tables)
            self.club.presence.dismiss(self.visitor.account.id, "club-deleted")
            raise Leave


WAYS: Mapping[str, Callable[[Accounts], Awaitable[None]]] = {
    "name": Accounts._name,
    "passphrase": Accounts._passphrase,
    "key": Accounts._key,
    "keys": Accounts._keys,
    "remove": Accounts._remove,
    "passkeys": Accounts._passkeys,
    "link": Accounts.link,
    "recovery": Accounts._recovery,
    "logins": Accounts._logins,
    "data": Accounts._data,
    "delete": Accounts._delete,
}
"""The things to do with an account, in the order of the question."""


PAGE = 20
"""The most lines of talk on a page."""
_TIMES = ("created", "seen", "added", "used", "began", "ended", "at", "muted_until")
SLICE = 500
"""The most lines of talk of one query."""


async def data_sentences(people: People, person: int, phrases: Phrases, now: float, is_here: bool) -> list[str]:
    """Return the data of a person in sentences, without their talk; `is_here` if they are in the club now."""
    data = await people.data(person)
    return [_person(data["person"], phrases, now, is_here), *_sentences(data, phrases, now)]


def _person(who: Mapping[str, Any], phrases: Phrases, now: float, is_here: bool) -> str:
    role, banned, here = who["role"], "yes" if who["banned"] else "no", "yes" if is_here else "no"
    facts = {"created": day(who["created"], phrases), "seen": ago(now - who["seen"], phrases)}
    return phrases.text("kept-person", name=who["name"], role=role, banned=banned, here=here, **facts)


def _sentences(data: Mapping[str, Any], phrases: Phrases, now: float) -> Iterator[str]:
    who = data["person"]
    if who["muted_until"] > now:
        yield phrases.text("club-muted", **time_left(who["muted_until"], now))
    for number, key in enumerate(data["keys"], 1):
        added = day(key["added"], phrases)
        yield phrases.text("kept-key", number=number, key=key["fingerprint"], day=added)
    for each in data["passkeys"]:
        facts = {"added": day(each["added"], phrases), "used": ago(now - each["used"], phrases)}
        yield phrases.text("kept-passkey", name=each["name"] or "none", **facts)
    for login in data["logins"]:
        facts = {"began": day(login["began"], phrases), "seen": ago(now - login["seen"], phrases)}
        yield phrases.text("kept-login", browser=login["browser"] or "none", **facts)
    for kind in ("friend", "ignore", "block"):
        names = [each["name"] for each in data["relations"] if each["kind"] == kind]
        if names:
            yield phrases.text(f"club-{kind}s", names=", ".join(names))
    values = stored_settings(who["wishes"]).values
    if values:
        lines = (
            now_told(setting, values[setting.name], phrases) for setting in CLUB_SETTINGS if setting.name in values
        )
        yield phrases.text("kept-settings", lines=" ".join(lines))
    yield from _games(data, phrases)
    for loss in data["losses"]:
        text = phrases.text(loss["phrase"], number=loss["table"], count=loss["steps"])
        yield phrases.text("kept-loss", number=loss["table"], ago=ago(now - loss["at"], phrases), text=text)


def _games(data: Mapping[str, Any], phrases: Phrases) -> Iterator[str]:
    ratings = {each["game"]: each for each in data["ratings"]}
    for game in dict.fromkeys(each["game"] for each in data["results"]):
        played = [each for each in data["results"] if each["game"] == game]
        name, won = catalogue.title_or_name(game, phrases.language), sum(each["won"] for each in played)
        yield phrases.text("club-games", game=name, games=len(played), won=won)
        if game in ratings:
            rating = round(worth(ratings[game]["mu"], ratings[game]["sigma"]))
            yield phrases.text("kept-rating", game=name, rating=str(rating))


async def data_as_json(people: People, person: int) -> AsyncIterator[str]:
    """Yield the data of a person as one JSON object, in parts, with times by ISO 8601."""
    data = await people.data(person)
    yield json.dumps(_iso(data), ensure_ascii=False)[:-1] + ', "talk": ['
    before = ""
    async for lines in talk_of(people, person):
        yield before + ", ".join(json.dumps(_iso({"at": at, "said": line}), ensure_ascii=False) for at, line in lines)
        before = ", "
    yield "]}"


def _iso(found: Any) -> Any:
    """Return data with its times by ISO 8601."""
    if isinstance(found, list):
        return [_iso(each) for each in found]
    if not isinstance(found, Mapping):
        return found
    times = {name: datetime.fromtimestamp(found[name], UTC).isoformat() for name in _TIMES if found.get(name)}
    return {name: times.get(name) or _iso(value) for name, value in found.items()}


async def talk_of(people: People, person: int, most: int = SLICE) -> AsyncIterator[list[tuple[int, str]]]:
    """Yield the talk of a person in slices, oldest first, each line with its time."""
    after = 0
    while slice_ := await people.said(person, after, most):
        after = slice_[-1][0]
        yield [(at, line) for _, at, line in slice_]
