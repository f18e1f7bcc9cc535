"""The records of passkeys, and their errors."""

from __future__ import annotations

from typing import Literal

from games.data import frozen

ASKS = 300
"""Seconds for which a browser asks its person, and after which a challenge is worth nothing."""
Removed = Literal["done", "none", "last"]
"""The outcome of removing a passkey: it may not be there, or be the last way in."""


@frozen
class Passkey:
    """A passkey: its identifier and public key in base64url, the counter of its device, and the person's name for it.

    Times are in seconds since 1970.
    """

    id: str
    person: int
    public_key: str
    counter: int
    name: str
    added: int = 0
    used: int = 0


@frozen
class Challenge:
    """A challenge that a browser has to answer: for a person, or with 0 for anybody."""

    challenge: bytes
    person: int


@frozen
class NamedPasskey:
    """The passkey that an answer names, and the person whom its device believes in; empty if it does not say."""

    id: str
    handle: bytes


class BadPasskey(Exception):
    """The answer of a browser proves nothing."""


class CountedBack(Exception):
    """A passkey was used more often than its device says: somebody may have a copy."""
