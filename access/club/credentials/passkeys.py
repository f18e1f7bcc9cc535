"""Passkeys: the questions to a browser, and the check of its answers, by the library webauthn."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Any

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

from access.club.credentials.domain import Domain
from access.club.credentials.records import ASKS, BadPasskey, CountedBack, NamedPasskey, Passkey

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
