"""The records of passkeys, and their errors."""

from __future__ import annotations

from typing import Literal

from games.data import frozen

ASKS = 300
"""Seconds for which a browser asks its person, and a challenge is valid."""
Kind = Literal["passphrase", "recovery", "key", "passkey", "link"]
Removed = Literal["done", "none", "last"]
"""The outcome of removing a key or passkey: there is none, or it is the last way in and stays."""


@frozen
class Way:
    """A way into an account: its kind, its fingerprint, hash or identifier, and the name of a passkey.

    `added` and `used` are times in seconds since 1970; a linking code is valid until it is `used`.
    """

    kind: Kind
    id: str = ""
    name: str = ""
    added: int = 0
    used: int = 0


@frozen
class Renewal:
    """A change of an account after which all other visits have to come in again, and only `kept` ways lead in.

    `stamp` is the new security stamp, `login` the mark of the browser that stays logged in. The hash of a passphrase,
    the hash of a recovery code and the fingerprint of a key are new ones; empty ones are not set.
    """

    stamp: str
    login: str = ""
    secret: str = ""
    recovery: str = ""
    key: str = ""
    kept: frozenset[Way] = frozenset()


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
    """The identifier of the passkey in an answer, and the user handle; empty if the answer has none."""

    id: str
    handle: bytes


class BadPasskey(Exception):
    """The answer of a browser proves nothing."""


class CountedBack(Exception):
    """The counter of a passkey has not grown since its last use: somebody may have a copy."""
