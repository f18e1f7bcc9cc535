"""Entry points of installed packages, by group, such as the games of `taverne.games`.

They are read from the files that pip writes: importlib.metadata takes longer than all else that a game loads. Nothing
is imported.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

from games.data import frozen


@frozen
class Damaged:
    """A package whose metadata cannot be read, and why."""

    package: str
    why: str


@frozen
class EntryPoints:
    """The entry points of installed packages by group and name, such as pig: pig:GAME; and damaged packages."""

    groups: Mapping[str, Mapping[str, str]]
    damaged: tuple[Damaged, ...]


def entries(group: str) -> Mapping[str, str]:
    """Return the entry points of a group by name; of two packages the first one's counts."""
    return installed().groups.get(group, {})


@lru_cache(maxsize=1)
def installed() -> EntryPoints:
    """Look through all installed packages, once. One with damaged metadata must not hide the others."""
    groups: dict[str, dict[str, str]] = {}
    damaged = []
    for folder, package in _packages():
        try:
            with open(f"{folder}/{package}/entry_points.txt", encoding="utf-8") as file:
                text = file.read()
        except (FileNotFoundError, NotADirectoryError):
            continue  # most packages have none
        except (OSError, UnicodeError) as error:
            damaged.append(Damaged(package, f"{type(error).__name__}: {error}"))
            continue
        for group, name, entry in _listed(text):
            groups.setdefault(group, {}).setdefault(name, entry)
    return EntryPoints(groups, tuple(damaged))


def _packages() -> Iterator[tuple[str, str]]:
    """Yield the folder of each installed package, and the name of its metadata."""
    for folder in sys.path:
        with suppress(OSError):
            for name in sorted(os.listdir(folder or ".")):
                if name.endswith((".dist-info", ".egg-info")):
                    yield folder or ".", name


def _listed(text: str) -> Iterator[tuple[str, str, str]]:
    """Yield the groups, names and entry points in such a file."""
    group = ""
    for line in map(str.strip, text.splitlines()):
        name, equals, entry = line.partition("=")
        if line.startswith("["):
            group = line.strip("[]")
        elif equals and group and not line.startswith(("#", ";")):
            yield group, name.strip(), entry.partition("[")[0].strip()


def folders(module: str) -> tuple[Path, ...]:
    """Return the folders of a package, found without running it; none if there is no such package."""
    top, *inner = module.split(".")
    with suppress(ImportError, ValueError):
        spec = find_spec(top)
        places = (spec.submodule_search_locations or ()) if spec is not None else ()
        return tuple(Path(place, *inner) for place in places)
    return ()
