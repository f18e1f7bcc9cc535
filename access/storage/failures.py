"""Errors with files, in words."""

from __future__ import annotations

from access.settings import file
from games.refusals import Failed


def unwritable(error: OSError) -> Failed:
    """Return the failure for a settings file that cannot be written."""
    return Failed("settings-unwritable", file=str(file.path()), why=error)
