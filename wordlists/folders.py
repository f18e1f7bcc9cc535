"""The folders of lists: ours, and those of installed packages."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

DATA = Path(__file__).parent / "data"
FOLDERS = [DATA]
"""All folders, ours first."""


def add(folders: Iterable[Path]) -> None:
    """Add folders of lists, of installed packages, before a language is looked for."""
    FOLDERS.extend(folders)
