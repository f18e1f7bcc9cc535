"""Credentials: passphrases, recovery codes, invitations and passkeys are made, hashed and checked.

A passkey belongs to a domain: browsers use it at its pages only. Its answers are checked by the library webauthn.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from ipaddress import ip_address
from typing import Any, Literal

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_authentication_credential_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from games.data import frozen
from games.refusals import Refused

LOCAL = "localhost"
"""The domain of pages on the club's own computer: a numerical address cannot have passkeys."""
_LABEL = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
_DOMAIN = re.compile(rf"({_LABEL}(?:\.{_LABEL})*)(:[0-9]{{1,5}})?")


@frozen
class Domain:
    """A domain, and the origin of its page: scheme, domain, and the port if it is not the usual one."""

    name: str
    origin: str

    def is_of(self, host: str) -> bool:
        """Tell whether the `Host` of a request, which includes the port, is that of the page."""
        return host.casefold() == self.origin.partition("://")[2]


def domain_of(text: str) -> Domain:
    """Return the domain of a text, perhaps with a port. Raises Refused."""
    try:
        found = _DOMAIN.fullmatch(text.strip().encode("idna").decode().casefold())
    except UnicodeError:
        found = None
    if found is None or is_address(found[1]):
        raise Refused("club-web-domain", typed=text[:60])
    name, port = found[1], found[2] or ""
    return Domain(name, f"{'http' if name == LOCAL else 'https'}://{name}{port}")


def domain_here(host: str, port: int) -> Domain | None:
    """Return the domain of a page at an address: `localhost` for a loopback address, else None."""
    is_here = host == LOCAL or (is_address(host) and ip_address(host).is_loopback)
    return Domain(LOCAL, f"http://{LOCAL}:{port}") if is_here else None


def is_address(name: str) -> bool:
    """Tell whether this is a numerical address."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


ASKS = 300
"""Seconds for which a browser asks its person, and a challenge is valid."""
CredentialKind = Literal["passphrase", "recovery", "key", "passkey", "link"]
Removed = Literal["done", "none", "last"]
"""The outcome of removing a key or passkey: there is none, or it is the last way in and stays."""


@frozen
class Way:
    """A way into an account: its kind, its fingerprint, hash or identifier, and the name of a passkey.

    `added` and `used` are times in seconds since 1970; a linking code is valid until it is `used`.
    """

    kind: CredentialKind
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


LONGEST_ID = 1364
"""The most letters of the identifier of a passkey: 1023 bytes."""


class RelyingParty:
    """A club to which passkeys belong. From its secret `key` it derives identifiers that look random."""

    def __init__(self, domain: Domain, club: str, key: str) -> None:
        self.domain, self._club, self._key = domain, club, key.encode()[:64]

    # A new passkey

    def to_register(self, challenge: bytes, person: int, name: str, known: Iterable[Passkey]) -> str:
        """Return the question for a new passkey, as JSON; a device with a `known` one makes no other."""
        wanted = AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.PREFERRED, user_verification=UserVerificationRequirement.REQUIRED
        )
        options = generate_registration_options(
            rp_id=self.domain.name,
            rp_name=self._club,
            user_id=self.handle(person),
            user_name=name,
            challenge=challenge,
            timeout=1000 * ASKS,
            authenticator_selection=wanted,
            exclude_credentials=[_described(each.id) for each in known],
        )
        return str(options_to_json(options))

    def registered(self, answer: str, challenge: bytes) -> tuple[str, str, int]:
        """Return the identifier, the public key and the counter of a new passkey. Raises BadPasskey."""
        try:
            found: Any = verify_registration_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=self.domain.name,
                expected_origin=self.domain.origin,
                require_user_verification=True,
            )
        except Exception as error:  # the library may fail in any way for the answer of a foreign program
            raise BadPasskey from error
        name = str(bytes_to_base64url(found.credential_id))
        if len(name) > LONGEST_ID:
            raise BadPasskey
        return name, str(bytes_to_base64url(found.credential_public_key)), int(found.sign_count)

    # Coming in

    def to_come_in(self, challenge: bytes, among: Iterable[str] = ()) -> str:
        """Return the question for a passkey to come in, as JSON: for any, or for one `among` these identifiers."""
        options = generate_authentication_options(
            rp_id=self.domain.name,
            challenge=challenge,
            timeout=1000 * ASKS,
            allow_credentials=[_described(each) for each in among],
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return str(options_to_json(options))

    def shown(self, answer: str) -> NamedPasskey:
        """Return the passkey that an answer names, without proof. Raises BadPasskey."""
        try:
            found: Any = parse_authentication_credential_json(answer)
        except Exception as error:  # as above
            raise BadPasskey from error
        return NamedPasskey(str(bytes_to_base64url(found.raw_id)), bytes(found.response.user_handle or b""))

    def counted(self, answer: str, challenge: bytes, passkey: Passkey) -> int:
        """Check an answer, and return the new counter of its passkey. Raises BadPasskey and CountedBack."""
        try:
            found: Any = verify_authentication_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=self.domain.name,
                expected_origin=self.domain.origin,
                credential_public_key=base64url_to_bytes(passkey.public_key),
                credential_current_sign_count=0,
                require_user_verification=True,
            )
        except Exception as error:  # as above
            raise BadPasskey from error
        counter = int(found.new_sign_count)
        if counter <= passkey.counter and (counter or passkey.counter):  # the counter of a shared passkey stays 0
            raise CountedBack
        return counter

    # Names

    def handle(self, person: int) -> bytes:
        """Return the user handle of an account: opaque, and unique to this club."""
        return self._made("person", str(person))

    def invented(self, name: str) -> str:
        """Return the identifier of a passkey that nobody has, always the same one for a name.

        It hides whether a member has this name.
        """
        return str(bytes_to_base64url(self._made("nobody", name)))

    def _made(self, purpose: str, text: str) -> bytes:
        return blake2b(text.encode(), digest_size=32, key=self._key, person=purpose.encode()).digest()


def _described(name: str) -> PublicKeyCredentialDescriptor:
    return PublicKeyCredentialDescriptor(id=base64url_to_bytes(name))


SHORTEST, LONGEST = 10, 200
"""Letters of a passphrase."""
_LETTERS = "abcdefghkmnpqrstuvwxyz23456789"
"""The letters and digits of codes, without those that look or sound alike."""
LINK_GROUPS = 2
"""The groups of a linking code, which is valid for ten minutes only."""


class Passphrases:
    """Hashes and checks passphrases by Argon2id (19 MiB, t=2, p=1), one at a time, in a thread."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self._thread = ThreadPoolExecutor(1, "passphrases")
        self._nobodys = ""

    async def hashed(self, passphrase: str) -> str:
        """Return the hash of a passphrase."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._hasher.hash, passphrase)

    async def matches(self, kept: str | None, passphrase: str) -> bool:
        """Tell whether a passphrase has this hash. It takes as long without a hash."""
        if not self._nobodys:
            self._nobodys = await self.hashed(secrets.token_hex())
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self._thread, self._is_right, kept or self._nobodys, passphrase)
        return found and kept is not None

    def _is_right(self, kept: str, passphrase: str) -> bool:
        try:
            return self._hasher.verify(kept, passphrase)
        except (VerificationError, InvalidHashError):
            return False

    def close(self) -> None:
        """End the thread."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def new_code(groups: int = 4) -> str:
    """Return a new code, in groups of four letters with 19 bits each."""
    return "-".join("".join(secrets.choice(_LETTERS) for _ in range(4)) for _ in range(groups))


def spelled(code: str) -> str:
    """Return a code for spelling, with a pause between its groups."""
    return ", ".join(" ".join(group) for group in code.split("-"))


def kept_code(code: str) -> str:
    """Return the hash of a code, however it is typed. Codes are random, so a fast hash is safe."""
    letters = "".join(c for c in code.casefold() if c.isalnum())
    return blake2b(letters.encode(), digest_size=16, person=b"taverne code").hexdigest()
