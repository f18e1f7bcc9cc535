"""The entrance: newcomers become members, guests come for an evening, and members come in by a code.

Members need a code if they have lost their key or passphrase, or come by another door than usual.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace

from access.answers.words import normal
from access.club.club import Club
from access.club.credentials import Way, kept_code, new_code
from access.club.store.names import person_name
from access.club.store.sql import Account, Conflict, NameTaken
from access.club.understood import language_wished, words_of_club
from access.club.visit.accounts import Accounts
from access.club.visitor import Visitor
from access.dialogue.asking import yes_or_no
from access.engine.table import clean_name
from access.language.phrases import Phrases, echo
from access.play.new_game import begins_with_command, sure_of_name
from access.system.environment import LANGUAGES, facts
from games.refusals import Leave, Refused

TRIES = 5
"""The wrong codes after which a newcomer has to go."""


class TurnedAway(Leave):
    """The person has to go: too many codes were tried, their address has made too many accounts, or they are banned."""


class Entrance:
    """Asks a newcomer or guest who they are. `fingerprint` is that of their key, or empty.

    The first `answers` may have come with the login: nothing is asked for them.
    """

    def __init__(self, club: Club, visitor: Visitor, fingerprint: str, answers: Iterable[str] = ()) -> None:
        self.club, self.visitor, self.accounts = club, visitor, Accounts(club, visitor)
        self._fingerprint, self._answers = fingerprint, deque(answers)
        self._people = club.store.people
        self._tries = 0
        self._code = ""
        """The code of the newcomer's invitation."""
        self._language = ""
        """The language that the newcomer has chosen."""

    async def _typed(self, phrase: str) -> str:
        """Ask for a text; a typed language changes theirs, and they are asked again. Raises Leave and EOFError."""
        if self._answers:
            return self._answers.popleft()
        while wished := language_wished(typed := await self.visitor.ask_text(phrase)):
            self._language = wished
            self.visitor.speak(wished)
        return typed

    def _say_languages(self) -> None:
        """Say in each other language how to choose it, if the newcomer's is unknown."""
        for code in LANGUAGES if self.visitor.chooses_language else ():
            if code != self.visitor.language:
                text = Phrases(code).text("club-door-language", name=facts(code).name)
                self.visitor.conversation.say_text(text)

    def _welcome(self) -> None:
        """Welcome a newcomer, but nobody whose answers came with the login."""
        if not self._answers:
            self.visitor.say("club-new", club=self.club.name)
            self._say_languages()

    async def register(self) -> Account:
        """Ask until the newcomer is a member, and return their account. Raises Leave, Refused and EOFError.

        `quit` at a later question leads back to the first one, where it leaves.
        """
        self._welcome()
        if not (self._fingerprint or self.visitor.console.can_hide):
            raise Refused("club-passphrase-echo")
        while True:
            typed = await self._invited() if self.club.invite_only else await self._typed("club-new-name")
            try:
                if (comes_back := self._way_back(typed)) is not None:
                    return await comes_back()
                if (account := await self._named(typed)) is not None:
                    return account
            except TurnedAway:
                raise
            except Leave:
                continue
            except NameTaken:
                self.visitor.say("club-name-taken", name=echo(typed))
            except Refused as refused:
                if refused.reason == "club-passphrase-echo":
                    raise
                self.visitor.refuse(refused)

    async def _named(self, typed: str) -> Account | None:
        """Register the newcomer by this name, if they confirm it. Raises Leave, Refused and NameTaken."""
        name = person_name(typed)
        await self._check_free(name)
        if not await self.visitor.ask(sure_of_name(self.visitor.phrases, name)):
            return None
        await self._check_free(name)  # others may have come in between
        return await self._registered(name)

    async def _check_free(self, name: str) -> None:
        """Raise Refused for a name that somebody has."""
        if await self._people.by_name(name) is not None or self.club.presence.is_called(name, besides=0):
            raise Refused("club-name-taken", name=name)

    async def _registered(self, name: str) -> Account:
        secret = None if self._fingerprint else await self._passphrase()
        recovery = new_code()
        if not self._code and not self.club.counts.accounts.allows(self.visitor.counted):
            self.visitor.say("club-accounts-later")
            raise TurnedAway
        account = await self._people.register(name, self._fingerprint, secret, recovery, self._code)
        if account is None:
            self._code = ""
            raise Refused("club-code-wrong")
        self.visitor.stamps.add(account.stamp)
        if self._language:
            account = replace(account, settings={"language": self._language})
            await self.club.keep_settings(account, account.settings)
        self.visitor.say("club-registered", name=name, by="key" if self._fingerprint else "passphrase")
        self.visitor.say("club-recovery", code=recovery)
        return account

    async def _passphrase(self) -> str:
        """Ask for a passphrase until one is valid, and return its hash. Raises Refused if it cannot be hidden."""
        while True:
            try:
                return await self.accounts.new_passphrase()
            except Refused as refused:
                if refused.reason == "club-passphrase-echo":
                    raise
                self.visitor.refuse(refused)

    def _way_back(self, typed: str) -> Callable[[], Awaitable[Account]] | None:
        """Return the way in for a member that typed words ask for, or None."""
        ways = {"club-recover-words": self._recovered, "club-link-words": self._linked}
        return next((way for phrase, way in ways.items() if normal(typed) in words_of_club(phrase)), None)

    async def _invited(self) -> str:
        """Ask for an invitation code until one is right, then return a name, or the words of a way in.

        The code comes first: strangers must not learn from names who is a member. Raises TurnedAway after too many.
        """
        while not self._code:
            typed = await self._typed("club-new-code")
            if self._way_back(typed) is not None:
                return typed
            self._may_try()
            if await self._people.is_invited(typed):
                self._code = typed
            else:
                self._wrong("club-code-wrong")
        return await self._typed("club-invited-name")

    def _may_try(self) -> None:
        """Raise TurnedAway if too many codes were tried, also by other connections."""
        if not self.club.counts.recoveries.allows(self.visitor.counted):
            self.visitor.say("club-codes-later")
            raise TurnedAway

    def _look_if_banned(self, account: Account) -> None:
        """Raise TurnedAway if the account is banned."""
        if account.banned:
            self.visitor.say("club-out-banned")
            raise TurnedAway

    def _wrong(self, phrase: str) -> None:
        self._tries += 1
        self.visitor.say(phrase)
        if self._tries >= TRIES:
            raise TurnedAway

    async def _recovered(self) -> Account:
        """Let a member in by their recovery code, which is replaced; their key is added, or they set a passphrase.

        Only those other ways lead in from then on that they keep, and all visits end.
        """
        while True:
            name = await self._typed("club-recover-name")
            code = await self._typed("club-recover-code")
            self._may_try()
            account = await self._people.recovered(name, code)
            if account is not None:
                self._look_if_banned(account)
                break
            self._wrong("club-code-wrong")
        new = new_code()
        secret = "" if self._fingerprint else await self._passphrase()
        has_one = await self._people.secret(account.id) is not None
        kept = await self.accounts.kept_ways(account.id, *([Way("passphrase")] if has_one and not secret else []))
        change = self.accounts.renewal(secret, kept_code(new), self._fingerprint, kept)
        try:
            if not await self.club.store.ways.recover(account.id, code, change):
                raise Refused("club-code-wrong")
        except Conflict:
            raise Refused("club-key-taken") from None
        await self.club.presence.look_again([account.id])
        self.visitor.say("club-others-out")
        self.visitor.say("club-recovery", code=new)
        return account

    async def _linked(self) -> Account:
        """Let a member in by a linking code; their key is added, or they set a passphrase."""
        while True:
            code = await self._typed("club-link-code")
            self._may_try()
            number, stamp = await self.club.store.links.redeem(code)
            account = (await self._people.by_numbers([number])).get(number)
            if account is not None:
                self._look_if_banned(account)
                break
            self._wrong("club-code-wrong")
        self.visitor.stamps.add(stamp)
        self.club.presence.call(account.id, account.id, "club-link-used")
        if not self._fingerprint:
            await self._set_passphrase(account.id)
        elif await self._people.add_key(account.id, self._fingerprint, self.visitor.stamps):
            self.visitor.say("club-key-kept")
        return account

    async def _set_passphrase(self, person: int) -> None:
        """Set the passphrase of a member who came by a linking code, or leave it if they have another way in."""
        has_one = await self._people.secret(person) is not None
        is_at_page = bool(self.visitor.login)
        phrase = "club-link-new-passphrase" if has_one else "club-link-passphrase"
        question = yes_or_no(self.visitor.phrases, phrase)
        if (has_one or is_at_page) and not await self.visitor.ask(question):
            self.visitor.say("club-link-only-here", has="yes" if has_one else "no")
            return
        secret = await self._passphrase()
        if has_one:
            await self.accounts.renew(person, secret)
            return
        await self._people.change(person, self.visitor.stamps, secret=secret)
        self.visitor.say("club-passphrase-kept")

    def _guest_name(self, typed: str) -> str:
        """Return the name of a guest. Raises BadName.

        In a club by invitation the name says that this is a guest. So none is refused as a member's, and guests cannot
        find out who is a member.
        """
        name = person_name(typed)
        return clean_name(f"{self.visitor.phrases.text('club-guest-called')} {name}") if self.club.invite_only else name

    async def for_an_evening(self) -> Account:
        """Ask a guest for a name, and return an account that is not stored. Raises Leave, Refused and EOFError."""
        self._say_languages()
        while True:
            typed = await self._typed("club-guest-name")
            try:
                name = self._guest_name(typed)
                if begins_with_command(name) and not await self.visitor.ask(
                    yes_or_no(self.visitor.phrases, "name-sure", name=name)
                ):
                    continue
                await self._check_free(name)
                return self.club.presence.evening_account(name, self.visitor.origin)
            except Refused as refused:
                self.visitor.refuse(refused)
