"""The identities of people at any door, and the calls between a door and a visit."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Literal

from access.club.club import Club
from access.club.connection import Opens
from access.club.gate import NOWHERE, Gate, Pass, Whom
from access.club.store.records import Account
from games.data import frozen


async def stays() -> None:
    """Do nothing: the door has no logins."""


@dataclass(slots=True)
class Passage:
    """The calls between a door and a visit."""

    arrived: Callable[[int], str] = lambda member: ""
    """Called with the number of a member, or 0 for a guest. Returns the reason to turn them away, if any."""
    dismiss: Callable[[str], None] | None = None
    """Tells the person a phrase and closes the connection; None until the visit begins."""
    login: str = ""
    """The mark of the login of a browser."""
    stamps: set[str] = field(default_factory=set)
    """The security stamps with which the person may be inside: that of their login, and those that they have made."""
    leaves: Callable[[], Awaitable[None]] = stays
    """Ends the login of a browser, before its person hears that they have left. Raises Failed."""


@frozen
class Identity:
    """The identity of a login: a member, a newcomer or a guest, and the fingerprint of their key."""

    kind: Literal["member", "new", "guest"]
    account: Account | None = None
    fingerprint: str = ""
    origin: Whom = NOWHERE
    """Their address: the limits of guests go by it, since they may come again as somebody else."""
    passage: Passage = field(default_factory=Passage)


class TooManyTries(Exception):
    """Too many wrong passphrases came from this address lately, so this one was not checked."""


Enter = Callable[[Identity, Opens, str], Awaitable[None]]
"""Leads somebody through the club, in the language of their terminal; empty if it is unknown."""


async def by_passphrase(club: Club, gate: Gate, entered: Pass, name: str, passphrase: str) -> Account | None:
    """Return the account of a name and its passphrase, or None. It takes as long for a name that nobody has.

    The account may be banned: its person is told so. Raises TooManyTries, also for a wrong one of a member who may try
    while others at the address may not: strangers there must not learn who is a member.
    """
    account = await club.store.people.by_name(name)
    member = account.id if account is not None else 0
    kept = await club.store.people.secret(member) if member else None
    async with gate.one_by_one:
        if not gate.may_try(entered, member):
            raise TooManyTries
        if await club.passphrases.matches(kept, passphrase):
            return account
        gate.failed(entered, member)
    if not gate.may_try(entered) and gate.may_try(entered, member):
        raise TooManyTries
    return None
