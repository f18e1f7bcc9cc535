"""Who comes in, whichever door they take, and how a door leads them through the club."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Literal

from access.club.connection import Opens
from access.club.limits import NOWHERE, Whom
from access.club.store.records import Account


@dataclass(slots=True)
class Passage:
    """The calls between the door and the visit to the club."""

    arrived: Callable[[int], str] = lambda member: ""
    """Called when the person is known: a member by their number, or a guest with 0. Returns why they have to go."""
    dismiss: Callable[[str], None] | None = None
    """Tells the person a phrase and closes the connection, once somebody leads them."""


@dataclass(frozen=True, slots=True)
class Identity:
    """A login: a member, or somebody who is new or a guest, with the key they have proven."""

    kind: Literal["member", "new", "guest"]
    account: Account | None = None
    fingerprint: str = ""
    origin: Whom = NOWHERE
    """Their address: the limits of guests go by it, since they may come again as somebody else."""
    passage: Passage = field(default_factory=Passage)


Enter = Callable[[Identity, Opens, str], Awaitable[None]]
"""Leads somebody through the club; the text is the language that their terminal asks for."""
