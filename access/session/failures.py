"""Errors with files, in words."""

from __future__ import annotations

import errno

from access.language.phrases import Phrases
from access.settings import file
from games.steps import Failed


def why(phrases: Phrases, error: OSError) -> str:
    """Return what went wrong in the language of the phrases, or in the system's words if they have none."""
    name = f"why-{errno.errorcode.get(error.errno or 0, '')}"
    return phrases.text(name) if phrases.has(name) else error.strerror or type(error).__name__


def unwritable(phrases: Phrases, error: OSError) -> Failed:
    """Return the failure for a settings file that cannot be written."""
    return Failed("settings-unwritable", file=str(file.path()), why=why(phrases, error))
