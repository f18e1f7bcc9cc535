"""A device with passkeys in software: it answers the questions of a page as a browser and its authenticator do."""

import hashlib
import json
import os
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 1, 4, 64
"""Flags of what a device says of its person, and of what follows."""


def text_of(data):
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text):
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """Makes and uses passkeys. `origin` is that of the page which asks; `counter` counts what it signs."""

    def __init__(self, origin, flags=PRESENT | VERIFIED, counts=True):
        self.origin, self.flags, self.counts = origin, flags, counts
        self.keys, self.counter = {}, 0

    def create(self, asked):
        """Answer the question for a new passkey, as JSON."""
        known = {each["id"] for each in asked.get("excludeCredentials", [])}
        assert not known & self.keys.keys(), "InvalidStateError"
        name, key = os.urandom(32), ec.generate_private_key(ec.SECP256R1())
        self.keys[text_of(name)] = (key, asked["rp"]["id"], asked["user"]["id"])
        point = key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        own = bytes(16) + struct.pack(">H", len(name)) + name + cbor2.dumps(public)
        data = self._data(asked["rp"]["id"], ATTESTED) + own
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        told = {"clientDataJSON": self._client("create", asked), "attestationObject": attested}
        return self._written(text_of(name), told)

    def get(self, asked, name="", handle=None):
        """Answer the question of a page at which somebody comes in, by one of the passkeys that it asks for."""
        among = [each["id"] for each in asked.get("allowCredentials", [])] or list(self.keys)
        name = name or next((each for each in among if each in self.keys), "")
        assert name, "NotAllowedError"
        key, party, person = self.keys[name]
        data, client = self._data(asked.get("rpId", party)), self._client("get", asked)
        signature = key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        handle = bytes_of(person) if handle is None else handle
        told = {"clientDataJSON": client, "authenticatorData": data, "signature": signature, "userHandle": handle}
        return self._written(name, {part: value for part, value in told.items() if value})

    def _data(self, party, more=0):
        self.counter += self.counts
        return hashlib.sha256(party.encode()).digest() + bytes([self.flags | more]) + struct.pack(">I", self.counter)

    def _client(self, way, asked):
        told = {"type": f"webauthn.{way}", "challenge": asked["challenge"], "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def _written(self, name, told):
        response = {part: text_of(value) for part, value in told.items()}
        return json.dumps({"id": name, "rawId": name, "type": "public-key", "response": response})
