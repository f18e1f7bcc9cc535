"""Installed packages: their entry points by group, such as those of `taverne.games`, and the optional parts of Taverne.

Entry points are read from the files that pip writes: importlib.metadata takes longer than all else that a game loads.
Nothing is imported.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from shlex import quote as quote_for_posix
from typing import Any
from urllib.parse import urlparse

from games.data import frozen

OURS = "[taverne."
"""The beginning of each group of entry points that we look for."""
LONGEST_PROJECT = 1_000_000
"""The most bytes of a pyproject.toml."""


@frozen
class Damaged:
    """A package whose metadata cannot be read, and why."""

    package: str
    why: str


@frozen
class EntryPoints:
    """Our entry points of installed packages by group and name, such as pig: pig:GAME; and damaged packages."""

    groups: Mapping[str, Mapping[str, str]]
    damaged: tuple[Damaged, ...]


def entry_points(group: str) -> Mapping[str, str]:
    """Return the entry points of a group by name; of two packages the first one's counts."""
    return installed_entry_points().groups.get(group, {})


def entries_in(folder: Path, group: str) -> Mapping[str, str]:
    """Return the entry points of a group that the pyproject.toml of a folder names; none if there is no such file."""
    from wordlists import regular  # only for checks

    project: Mapping[str, Any] = {}
    with suppress(OSError, ValueError):
        project = regular.toml(regular.content(folder / "pyproject.toml", LONGEST_PROJECT).decode()).get("project", {})
    points = project.get("entry-points", {})
    found = points.get(group, {}) if isinstance(points, dict) else {}
    return {str(name): str(entry) for name, entry in found.items()}


@lru_cache(maxsize=1)
def installed_entry_points() -> EntryPoints:
    """Look through all installed packages, once. One with damaged metadata must not hide the others."""
    groups: dict[str, dict[str, str]] = {}
    damaged = []
    for folder, package in _packages():
        path = f"{folder}/{package}/entry_points.txt"
        if not os.access(path, os.F_OK):  # most packages have none, and an exception takes longer
            continue
        try:
            with open(path, "rb", buffering=0) as file:
                text = (file.read() or b"").decode()
        except (OSError, UnicodeError) as error:
            damaged.append(Damaged(package, f"{type(error).__name__}: {error}"))
            continue
        for group, name, entry in _listed(text) if OURS in text else ():
            groups.setdefault(group, {}).setdefault(name, entry)
    return EntryPoints(groups, tuple(damaged))


def _packages() -> Iterator[tuple[str, str]]:
    """Yield the folder of each installed package, and the name of its metadata."""
    library = os.path.dirname(os.__file__)
    for folder in sys.path:
        if folder == library or folder.endswith("lib-dynload"):  # Python's own modules
            continue
        with suppress(OSError):
            names = (name for name in os.listdir(folder or ".") if name.endswith((".dist-info", ".egg-info")))
            yield from ((folder or ".", name) for name in sorted(names))


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


MODULES = {
    "club": (
        *("aiohttp", "argon2", "asyncssh", "confusable_homoglyphs", "openskill", "prometheus_client"),
        *("psycopg", "psycopg_pool", "wcwidth", "webauthn"),
    ),
    "sound": ("miniaudio",),
}
"""The modules that each part needs, by the name of the part in pyproject.toml."""
TOP = Path(__file__).resolve().parents[2]
"""The folder that Taverne runs from: a clone, or where packages are installed."""
BY_MAKE = {"": "make setup", "club": "make serve", "sound": "make setup"}
"""The commands that set up parts in a clone, by part."""
NAME = "taverne"
ZIP = "taverne-windows.zip"
"""The zip for Windows, which stands where other installers name themselves."""


def part_of(module: str | None) -> str | None:
    """Return the part that needs a module; None if the module is not optional."""
    top = (module or "").partition(".")[0]
    return next((part for part, modules in MODULES.items() if top in modules), None)


def need(part: str) -> None:
    """Import all modules of a part, so that none turns out to be missing later. Raises ImportError."""
    for module in MODULES[part]:
        import_module(module)


def advice(part: str = "") -> str:
    """Return the command that installs a part, or the common packages: make in a clone, else what installed Taverne.

    It names where Taverne came from. Where that is gone or unknown, it names the packages: a Taverne on an index is
    not ours.
    """
    if is_clone():
        return BY_MAKE[part]
    from importlib.metadata import PackageNotFoundError, distribution  # takes long to load

    wanted = f"[{part}]" if part else ""
    try:
        installed = distribution(NAME)
    except PackageNotFoundError:
        return f"{_installer('')[0]} {quote(f'{TOP}{wanted}')}"
    anew, added = _installer((installed.read_text("INSTALLER") or "").strip())
    if source := _source(installed.read_text("direct_url.json") or "{}", wanted):
        return f"{anew} {source}"
    return " ".join((added, *(quote(package) for package in _packages_of_part(installed.requires or (), part))))


def quote(text: str) -> str:
    """Return a text as the shell takes it for one word: that of POSIX, or cmd."""
    if sys.platform != "win32":
        return quote_for_posix(text)
    return text if re.fullmatch(r"[\w\\/:.@-]+", text) else f'"{text}"'


def is_clone() -> bool:
    """Tell whether Taverne runs in a clone of the project, where make sets it up: Windows has no make."""
    return sys.platform != "win32" and (TOP / "Makefile").is_file() and (TOP / ".setup").is_dir()


def is_unzipped() -> bool:
    """Tell whether Taverne came in the zip for Windows, which has no clubs and no installer."""
    from importlib.metadata import PackageNotFoundError, distribution  # takes long to load

    with suppress(PackageNotFoundError):
        return (distribution(NAME).read_text("INSTALLER") or "").strip() == ZIP
    return False


def _installer(name: str) -> tuple[str, str]:
    """Return the commands that install Taverne anew, and that add packages to it, for whatever installed it here."""
    from importlib.machinery import PathFinder  # setuptools' own finders warn
    from sysconfig import get_path

    prefix, python = Path(sys.prefix), quote(sys.executable)
    if (prefix / "pipx_metadata.json").is_file():
        suffix = prefix.name.removeprefix(NAME)
        return "pipx install --force" + (f" --suffix={quote(suffix)}" if suffix else ""), f"pipx inject {prefix.name}"
    by_uv = f"uv pip install --python {python}"
    if (prefix / "uv-receipt.toml").is_file():
        return "uv tool install", by_uv
    by_pip = f"{python} -m pip install" if PathFinder.find_spec("pip") else f"pip --python {python} install"
    command = by_uv if name == "uv" else by_pip
    if sys.prefix == sys.base_prefix and Path(get_path("stdlib"), "EXTERNALLY-MANAGED").is_file():
        command += " --break-system-packages"
    return command, command


def _source(direct_url: str, wanted: str) -> str:
    """Return where Taverne was installed from, as installers take it; empty if that is unknown or gone."""
    import json  # only here: a start does without
    from urllib.request import url2pathname

    found = json.loads(direct_url)
    url = found.get("url", "")
    if url.startswith("file:"):
        path = Path(url2pathname(urlparse(url).path))
        editable = "--editable " if found.get("dir_info", {}).get("editable") else ""
        return f"{editable}{quote(f'{path}{wanted}')}" if path.is_file() or (path / "pyproject.toml").is_file() else ""
    if "vcs_info" in found:
        url = f"{found['vcs_info']['vcs']}+{url}@{found['vcs_info']['commit_id']}"
    return quote(f"{NAME}{wanted} @ {url}") if url else ""


def _packages_of_part(requires: Iterable[str], part: str) -> list[str]:
    """Return the packages that a part needs, or those that are always needed, from the metadata of Taverne."""
    named = (each.partition(";") for each in requires)
    return [package.strip() for package, _, when in named if part == "".join(re.findall(r"extra == .(\w+)", when))]
