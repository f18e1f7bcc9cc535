"""Checks what the pyproject.toml beside a game puts into its wheel: a phrase that is not installed is told nowhere."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from access.checking.package import Package
from access.play.faults import SourceLine
from access.storage import catalogue

NAME = "pyproject.toml"
BACKEND = "setuptools"
"""The builder that leaves data out unless it is named; others take all that is in the folder."""
DATA = ("*.ftl", "guide.*.md")
"""The files of a game besides its modules."""
OTHERS = ("setup.py", "setup.cfg", "MANIFEST.in")
"""Files that say the same in other ways, each by rules of its own; so does a builder that asks git."""


def check(package: Package) -> None:
    """Note what a wheel of the game would lack: its entry point, packages, phrases and guides."""
    found = _project(package)
    if found is None:
        return
    path, text = found
    try:
        project = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        package.add(SourceLine(str(path), 0), f"this is not TOML: {error}.")
        return
    _check_entry(package, path, text, project)
    build = _of(project, "build-system")
    by_others = "_scm" in str(build.get("requires")) or any((path.parent / each).exists() for each in OTHERS)
    if str(build.get("build-backend", BACKEND)).partition(".")[0] == BACKEND and not by_others:
        _check_packages(package, path, text, _of(project, "tool", BACKEND))
        _check_data(package, path, text, _of(project, "tool", BACKEND))


def _project(package: Package) -> tuple[Path, str] | None:
    """Return the pyproject.toml of a game that is not installed, and its text: beside the package, or above src."""
    top = package.folder.parents[package.game.package.count(".")]
    for folder in (top, top.parent) if top.name == "src" else (top,):
        path = folder / NAME
        if path.is_file() and not catalogue.is_ours(package.game):
            return path, path.read_text(encoding="utf-8", errors="replace")
    return None


def _of(found: Any, *names: str) -> Mapping[str, Any]:
    """Return a table of the file by its names; an empty one if there is none."""
    for name in names:
        found = found.get(name) if isinstance(found, Mapping) else None
    return found if isinstance(found, Mapping) else {}


def _line(path: Path, text: str, *beginnings: str) -> SourceLine:
    """Return the first line that begins with the first of these that any line begins with."""
    lines = text.splitlines()
    for beginning in beginnings:
        pattern = re.compile(rf'\s*"?{re.escape(beginning)}"?')
        for number, line in enumerate(lines, 1):
            if pattern.match(line):
                return SourceLine(str(path), number)
    return SourceLine(str(path), 0)


def _check_entry(package: Package, path: Path, text: str, project: Mapping[str, Any]) -> None:
    """Check that Taverne finds the game."""
    name, group = package.game.id, catalogue.GROUP
    entries = _of(project, "project", "entry-points", group)
    entry = str(entries.get(name, ""))
    if not f"{entry.partition(':')[0]}.".startswith(f"{package.game.package.partition('.')[0]}."):
        where = _line(path, text, f"{name} =", f'[project.entry-points."{group}"]', "[project]")
        what = f"no entry point leads to the game {name}. Write below [project.entry-points.{group!r}]: {name} ="
        package.add(where, f"{what} '{package.game.package}:GAME'.")


def _check_packages(package: Package, path: Path, text: str, tool: Mapping[str, Any]) -> None:
    """Check that the package, and those in it, are installed."""
    named = tool.get("packages")
    if not isinstance(named, list):
        return  # they are searched for
    for each in _packages(package):
        if each not in named:
            what = f"packages leaves out {each}, so that it is not installed. Add it: packages = {[*named, each]!r}."
            package.add(_line(path, text, "packages", "[tool.setuptools]"), what)


def _packages(package: Package) -> Iterator[str]:
    """Yield the names of the package of a game, and of those in it."""
    for file in sorted(package.folder.rglob("__init__.py")):
        inner = file.parent.relative_to(package.folder).parts
        yield ".".join((package.game.package, *inner))


def _check_data(package: Package, path: Path, text: str, tool: Mapping[str, Any]) -> None:
    """Check that phrases and guides are installed."""
    name = package.game.package
    patterns, left_out = (_patterns(_of(tool, table), name) for table in ("package-data", "exclude-package-data"))
    files = sorted(file.name for data in DATA for file in package.folder.glob(data))
    lacks = [file for file in files if not _any(file, patterns) or _any(file, left_out)]
    if lacks:
        wanted = sorted({f"*{Path(file).suffix}" for file in files})
        where = _line(path, text, f"{name} = [", "[tool.setuptools.package-data]", "package-data", "[tool.setuptools]")
        what = f"package-data leaves out {', '.join(lacks)}, so that they are not installed. Write {name} ="
        package.add(where, f"{what} {wanted!r} below [tool.setuptools.package-data].")


def _patterns(table: Mapping[str, Any], package: str) -> list[str]:
    found = [table.get(name, []) for name in (package, "*", "")]
    return [str(pattern) for patterns in found if isinstance(patterns, list) for pattern in patterns]


def _any(file: str, patterns: list[str]) -> bool:
    return any(fnmatch(file, pattern.removeprefix("**/")) for pattern in patterns)
