"""What a club writes down about its connections: no content, and addresses only as a hash."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from hashlib import blake2b


class Log:
    """Writes a line for each event: words, or an object with `as_json`. With `addresses` they are not hashed."""

    def __init__(self, write: Callable[[str], None], as_json: bool = False, addresses: bool = False) -> None:
        self._write, self._as_json, self._addresses = write, as_json, addresses
        self._key = secrets.token_bytes(16)

    def line(self, event: str, **facts: str | int) -> None:
        """Write down an event."""
        if "address" in facts and not self._addresses:
            hashed = blake2b(str(facts["address"]).encode(), key=self._key, digest_size=4)
            facts["address"] = hashed.hexdigest()
        if self._as_json:
            self._write(json.dumps({"event": event, **facts}))
        else:
            self._write(" ".join([event, *(f"{name}={value}" for name, value in facts.items())]))
