"""Names of persons as settings compare them."""

from __future__ import annotations

import unicodedata


def folded(name: str) -> str:
    """Return a name without case and with composed letters, as names are compared."""
    return unicodedata.normalize("NFC", name).casefold()
