"""The questions of a club, besides those of its games."""

from __future__ import annotations

from typing import ClassVar

from access.dialogue.asking import Unchecked
from access.play.ending import MENU, WhatNext
from access.play.setup import START, TableReady
from games.data import frozen
from games.steps import Offer

OPEN, TOURNAMENT, SIT, WATCH, LEARN, RULES, ACCOUNT, LINK = (
    *("open", "tournament", "sit", "watch", "learn", "rules", "account", "link"),
)
LOBBY = (OPEN, TOURNAMENT, SIT, WATCH, LEARN, RULES, ACCOUNT, LINK)
"""The words that lead somewhere from the lobby."""
BREAK = "\n"
"""Separates an answer from its argument."""


def _way(name: str) -> Offer[str]:
    return Offer(f"club-{name}", f"{name}{BREAK}", takes="text", make=lambda typed: f"{name}{BREAK}{typed}")


@frozen
class Lobby(Unchecked[str]):
    """Asks what to do in the lobby."""

    explains: ClassVar[tuple[str, ...]] = ("tables", "here", "say")
    """The commands that the question itself names: help says what each does, and names the others."""

    def offers(self) -> tuple[Offer[str], ...]:
        """Return the offers that lead somewhere; everything else is a command."""
        return tuple(map(_way, LOBBY))


def opening(question: TableReady) -> tuple[Offer[str], ...]:
    """Return the offers of a table, or a tournament, that is opened for others before it starts."""
    return Offer("open-it", START, says="yes"), *TableReady.offers(question)[1:]


@frozen
class ClubTableReady(TableReady):
    """Asks whether a table is right as it is; Enter opens it."""

    def offers(self) -> tuple[Offer[str], ...]:
        """Return opening it, and the changes that a table takes."""
        return opening(self)


@frozen
class Gathered(Unchecked[str]):
    """Asks who has opened a table whether to start; `names` is told as it is then, as text."""

    names: object

    def offers(self) -> tuple[Offer[str], ...]:
        """Return the start, and waiting."""
        return Offer("start-gathered", "start", says="yes"), Offer("wait", "wait", says="no")


@frozen
class WhatNextHere(WhatNext):
    """Asks what comes after a game in a club."""

    def offers(self) -> tuple[Offer[str], ...]:
        """Return another game, a look back, and the lobby."""
        return (*(offer for offer in WhatNext.offers(self) if offer.answer != MENU), Offer("lobby", MENU, says="no"))


@frozen
class AccountDo(Unchecked[str]):
    """Asks what to do with one's account."""

    names: ClassVar[tuple[str, ...]] = (
        "name",
        "passphrase",
        "key",
        "keys",
        "remove",
        "passkeys",
        "link",
        "recovery",
        "logins",
        "data",
        "delete",
        "back",
    )

    def offers(self) -> tuple[Offer[str], ...]:
        """Return all that can be done, and going back, also by Enter."""
        return (*(Offer(f"account-{name}", name) for name in self.names), Offer("account-enter", "back", enter=True))
