"""What a person does with their account: passphrase, keys, recovery code, their data, leaving the club."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Any, Protocol

from access.club.club import Club
from access.club.guest import Guest
from access.club.passphrases import LONGEST, SHORTEST, kept_code, new_code
from access.club.questions import AccountDo
from access.dialogue.conversation import yes_or_no
from access.engine.table import Leave
from games.steps import Ask, Refused, Seat


class AsksText(Protocol):
    """Asks for any text."""

    def __call__(self, phrase: str, commands: Collection[str] = (), **facts: object) -> Awaitable[str]:
        """Return what was typed, at a question at which these commands work, or all. Raises Leave and EOFError."""


def fingerprint_of(typed: str) -> str:
    """Return the fingerprint of a typed public key. Raises Refused."""
    from asyncssh import KeyImportError, import_public_key

    try:
        return import_public_key(typed.strip()).get_fingerprint()
    except (KeyImportError, ValueError):
        raise Refused("club-no-key") from None


class Accounts:
    """Asks what to do with an account, and does it."""

    def __init__(self, club: Club, guest: Guest, ask: Callable[[Ask[Any]], Awaitable[Any]], ask_text: AsksText) -> None:
        self.club, self.guest, self._ask, self._ask_text = club, guest, ask, ask_text
        self._people = club.store.people
        self._ways: Mapping[str, Callable[[], Awaitable[None]]] = {
            "passphrase": self._passphrase,
            "key": self._key,
            "keys": self._keys,
            "remove": self._remove,
            "recovery": self._recovery,
            "data": self._data,
            "delete": self._delete,
        }

    async def run(self) -> None:
        """Ask what to do until the person goes back. Raises Leave, Refused and EOFError."""
        if self.guest.account.id < 0:
            raise Refused("club-guest-account")
        while (answer := await self._ask(AccountDo(Seat(0)))) != "back":
            try:
                await self._ways[answer]()
            except Refused as refused:
                self.guest.refuse(refused)

    async def new_passphrase(self) -> str:
        """Ask for a new passphrase twice, unseen, and return what is kept of it. Raises Refused, Leave and EOFError."""
        if not self.guest.remote.editing:
            raise Refused("club-passphrase-echo")  # the terminal at the other end would show it
        first = await self._unseen("club-passphrase-new")
        if not SHORTEST <= len(first) <= LONGEST:
            raise Refused("club-passphrase-short", least=SHORTEST)
        if first != await self._unseen("club-passphrase-again"):
            raise Refused("club-passphrase-differs")
        return await self.club.passphrases.hashed(first)

    async def _unseen(self, phrase: str) -> str:
        """Ask for a text that is not shown."""
        editor = self.guest.remote.editor
        editor.hidden = True
        try:
            return await self._ask_text(phrase, ("quit", "help"))  # shorter than any passphrase
        finally:
            editor.hidden = False

    async def _passphrase(self) -> None:
        await self._people.change(self.guest.account.id, secret=await self.new_passphrase())
        self.guest.say("club-passphrase-kept")

    async def _key(self) -> None:
        """Add a key, pasted as the line of its public part."""
        typed = await self._ask_text("club-key-which")
        if typed and not await self._people.add_key(self.guest.account.id, fingerprint_of(typed)):
            raise Refused("club-key-taken")
        if typed:
            self.guest.say("club-key-kept")

    async def _keys(self) -> None:
        """Tell the fingerprints of one's keys."""
        keys = await self._people.keys(self.guest.account.id)
        for number, key in enumerate(keys, 1):
            self.guest.say("club-key", number=number, key=key)
        if not keys:
            self.guest.say("club-no-keys")

    async def _remove(self) -> None:
        """Remove a key by its number; the last way in stays."""
        keys = await self._people.keys(self.guest.account.id)
        typed = await self._ask_text("club-key-remove")
        if not (typed.isascii() and typed.isdigit() and 0 < int(typed[:4]) <= len(keys)):
            raise Refused("club-key-none")
        if len(keys) == 1 and await self._people.secret(self.guest.account.id) is None:
            raise Refused("club-key-last")
        await self._people.remove_key(self.guest.account.id, keys[int(typed) - 1])
        self.guest.say("club-key-removed")

    async def _recovery(self) -> None:
        code = new_code()
        await self._people.change(self.guest.account.id, recovery=kept_code(code))
        self.guest.say("club-recovery", code=code)

    async def _data(self) -> None:
        """Print all that the club keeps of the person, as one object."""
        data = await self._people.data(self.guest.account.id)
        self.guest.conversation.say_text(json.dumps(data, ensure_ascii=False))

    async def _delete(self) -> None:
        """Leave the club for good. Raises Leave."""
        if await self._ask(yes_or_no(self.guest.phrases, "club-delete-sure")):
            await self._people.forget(self.guest.account.id)
            self.club.presence.dismiss(self.guest.account.id, "club-deleted")
            raise Leave
