"""The last table of each person and game, so that nobody types it twice."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any

from access.settings.preferences import folded
from access.system import files
from games.data import frozen
from wordlists import regular

LARGEST = 1 << 20
"""The most bytes of the file."""


@frozen
class Remembered:
    """The setup of a table: its players, the number and level of its bots, and the given options."""

    names: tuple[str, ...] = ()
    bots: int | None = None
    level: str | None = None
    options: Mapping[str, str] | None = None


def path() -> Path:
    """Return the file."""
    return files.data_folder() / "tables.json"


def last(game: str) -> Remembered:
    """Return the last table of the latest player for this game; an empty one without any."""
    found = _read()
    entry = found.get("people", {}).get(str(found.get("last")), {})
    names = tuple(map(str, entry.get("names", ()))) if isinstance(entry, dict) else ()
    with suppress(AttributeError, TypeError, ValueError, KeyError):
        return _remembered(entry["games"][game])
    return Remembered(names[:1])


def _remembered(entry: Mapping[str, Any]) -> Remembered:
    bots, level = entry["bots"], entry["level"]
    options = {str(name): str(value) for name, value in entry["options"].items()}
    names = tuple(map(str, entry["names"]))
    return Remembered(names, None if bots is None else int(bots), None if level is None else str(level), options)


def keep(game: str, person: str, table: Remembered) -> None:
    """Remember a table of this person, the latest player. Raises OSError."""
    with files.locked(path()):
        found = _read()
        people = found.setdefault("people", {})
        entry = people.setdefault(folded(person), {"games": {}})
        entry["names"] = [person]
        entry["games"][game] = {**asdict(table), "options": dict(table.options or {})}
        found["last"] = folded(person)
        files.replace(path(), json.dumps(found, ensure_ascii=False).encode())


def _is_person(entry: object) -> bool:
    return isinstance(entry, dict) and isinstance(entry.get("games"), dict) and isinstance(entry.get("names"), list)


def _read() -> dict[str, Any]:
    """Return the remembered tables; none if the file is damaged."""
    with suppress(OSError, ValueError, RecursionError):
        found = json.loads(regular.content(path(), LARGEST))
        if isinstance(found, dict) and isinstance(found.get("people"), dict):
            people = {name: entry for name, entry in found["people"].items() if _is_person(entry)}
            return {"last": str(found.get("last")), "people": people}
    return {}
