"""Passphrases, recovery codes and invitations: making, hashing and checking them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import blake2b
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

T = TypeVar("T")
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
        return await _in(self._thread, partial(self._hasher.hash, passphrase))

    async def matches(self, kept: str | None, passphrase: str) -> bool:
        """Tell whether a passphrase has this hash. It takes as long without a hash."""
        if not self._nobodys:
            self._nobodys = await self.hashed(secrets.token_hex())
        found = await _in(self._thread, partial(self._is_right, kept or self._nobodys, passphrase))
        return found and kept is not None

    def _is_right(self, kept: str, passphrase: str) -> bool:
        try:
            return self._hasher.verify(kept, passphrase)
        except (VerificationError, InvalidHashError):
            return False

    def close(self) -> None:
        """End the thread."""
        self._thread.shutdown(wait=False, cancel_futures=True)


async def _in(thread: ThreadPoolExecutor, work: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(thread, work)


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
