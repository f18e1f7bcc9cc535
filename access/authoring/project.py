"""Checks what the pyproject.toml beside a game puts into its wheel: a phrase that is not installed is told nowhere.

Nothing is built: what is written there is read as setuptools, hatchling, flit and poetry read it. Those that ask git,
or that are told by a program (setup.py), are left alone; so are other builders.

Apart from checking.py: each builder reads a file of its own words, and no game has to be loaded for it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from fnmatch import fnmatch
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from access.authoring.package import Package
from access.play.faults import SourceLine
from access.storage import catalogue
from access.system.files import key_lines
from games.data import frozen
from wordlists import regular

NAME = "pyproject.toml"
DATA = ("*.ftl", "guide.*.md")
"""The files of a game besides its modules."""
OTHERS = ("setup.py", "setup.cfg")
"""Files that say to setuptools in other ways what it takes."""
TOOL = "tool.setuptools"


@frozen
class Project:
    """The pyproject.toml of a game: its path, the lines of its keys and its tables."""

    path: Path
    lines: Mapping[str, int]
    tables: Mapping[str, Any]

    def table(self, name: str) -> Mapping[str, Any]:
        """Return a table by its dotted name; an empty one if there is none."""
        return _of(self.tables, *name.split("."))

    def line(self, *wanted: tuple[str, str]) -> SourceLine:
        """Return the line of the first key that stands in its table, each wanted by both, or of a table without one."""
        numbers = (self.lines.get(f"{table}.{key}".rstrip("."), 0) for table, key in wanted)
        return SourceLine(str(self.path), next(filter(None, numbers), 0))


def check(package: Package) -> None:
    """Note what a wheel of the game would lack: its entry point, packages, phrases and guides."""
    path = path_of(package.folder, package.game.package)
    if path is None or catalogue.is_ours(package.game):
        return
    text = path.read_text(encoding="utf-8", errors="replace")
    try:
        project = Project(path, key_lines(text), tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        package.add(SourceLine(str(path), 0), f"this is not TOML: {error}.")
        return
    _check_entry(package, project)
    _check_names(package)
    builder = str(project.table("build-system").get("build-backend", "setuptools")).partition(".")[0]
    by_git = any(each in str(project.table("build-system").get("requires")) for each in ("_scm", "-scm", "-vcs"))
    if builder in BUILDERS and not by_git:
        BUILDERS[builder](package, project)


def path_of(folder: Path, name: str) -> Path | None:
    """Return the path of the pyproject.toml of a package that is not installed: beside it, or above src; or None."""
    top = folder.parents[name.count(".")]
    for above in (top, top.parent) if top.name == "src" else (top,):
        path = above / NAME
        if path.is_file():
            return path
    return None


def _of(found: Any, *names: str) -> Mapping[str, Any]:
    """Return a table by its names; an empty one if there is none."""
    for name in names:
        found = found.get(name) if isinstance(found, Mapping) else None
    return found if isinstance(found, Mapping) else {}


def entry_place(name: str, entry: str) -> SourceLine | None:
    """Return the line of an entry point in the pyproject.toml beside its package; None if there is no such file."""
    package = entry.partition(":")[0].partition(".")[0]
    found = find_spec(package)
    if found is None or not found.origin:
        return None
    path = path_of(Path(found.origin).parent, package)
    if path is None:
        return None
    lines = key_lines(path.read_text(encoding="utf-8", errors="replace"))
    return Project(path, lines, {}).line((f"project.entry-points.{catalogue.GAME_GROUP}", name))


def _check_entry(package: Package, project: Project) -> None:
    """Check that Taverne finds the game."""
    name, group = package.game.id, catalogue.GAME_GROUP
    entry = str(_of(project.tables, "project", "entry-points", group).get(name, ""))
    if not f"{entry.partition(':')[0]}.".startswith(f"{package.game.package.partition('.')[0]}."):
        points = f"project.entry-points.{group}"
        where = project.line((points, name), (points, ""), ("project", ""))
        what = f"no entry point leads to the game {name}. Write below [project.entry-points.{group!r}]: {name} ="
        package.add(where, f"{what} '{package.game.package}:GAME'.")


def _check_names(package: Package) -> None:
    """Check that the files of the game can be unpacked on Windows, too."""
    for file in (package.folder, *sorted(package.folder.rglob("*"))):
        if not regular.fits_windows(file.name):
            package.add(SourceLine(str(file), 0), "nothing on Windows can have this name. Choose another one.")


def _files(package: Package) -> list[str]:
    """Return the phrases and guides of the game."""
    return sorted(file.name for data in DATA for file in package.folder.glob(data))


def _packages(package: Package) -> Iterator[str]:
    """Yield the names of the package of a game, and of those in it."""
    for file in sorted(package.folder.rglob("__init__.py")):
        inner = file.parent.relative_to(package.folder).parts
        yield ".".join((package.game.package, *inner))


def _note_lacks(package: Package, where: SourceLine, table: str, lacks: Sequence[str], advice: str) -> None:
    if lacks:
        it = "it is" if len(lacks) == 1 else "they are"
        package.add(where, f"{table} leaves out {', '.join(lacks)}, so that {it} not installed. {advice}")


# setuptools ----------------------------------------------------------------------------------------------------------


def _check_setuptools(package: Package, project: Project) -> None:
    """Check the packages and the data that setuptools takes, unless a program or another file says which."""
    if any((project.path.parent / each).exists() for each in OTHERS):
        return
    named = project.table(TOOL).get("packages")
    every = list(_packages(package))
    if isinstance(named, list):
        where, lacks = project.line((TOOL, "packages")), [each for each in every if each not in named]
        _note_lacks(package, where, "packages", lacks, f"Add what is missing: packages = {[*named, *lacks]!r}.")
    else:
        _check_found(package, project, every)
    _check_data(package, project)


def _check_found(package: Package, project: Project, every: Sequence[str]) -> None:
    """Check that a search for packages finds all; without one setuptools looks beside the file, or into src."""
    for kind in ("find", "find-namespace"):
        table = f"{TOOL}.packages.{kind}"
        found = _of(project.tables, "tool", "setuptools", "packages").get(kind)
        if not isinstance(found, Mapping):
            continue
        top = package.folder.parents[package.game.package.count(".")]
        where = found.get("where", ["."])
        if top.resolve() not in [(project.path.parent / str(each)).resolve() for each in where]:
            line = project.line((table, "where"), (table, ""), (f"{TOOL}.packages", kind), (TOOL, "packages"))
            folder = top.relative_to(project.path.parent).as_posix()
            what = (
                f"packages are looked for in {', '.join(map(str, where))}, and {package.game.package} is in {folder}."
            )
            package.add(line, f"{what} Write where = [{folder!r}].")
            return
        include, exclude = found.get("include", ["*"]), found.get("exclude", [])
        lacks = [each for each in every if not _any(each, include) or _any(each, exclude)]
        key = "exclude" if any(_any(each, exclude) for each in lacks) else "include"
        line = project.line((table, key), (table, ""), (f"{TOOL}.packages", kind), (TOOL, "packages"))
        _note_lacks(package, line, key, lacks, f"Write patterns such as '{package.game.package}*' in include alone.")


def _check_data(package: Package, project: Project) -> None:
    """Check that setuptools takes phrases and guides."""
    name, files = package.game.package, _files(package)
    taken, left_out = (_patterns(project.table(f"{TOOL}.{table}"), name) for table in ("package-data", EXCLUDED))
    listed = _manifest(package, project) if project.table(TOOL).get("include-package-data", True) else set()
    wanted = f"{name} = {sorted({f'*{Path(file).suffix}' for file in files})!r}"
    out = [file for file in files if _any(file, left_out)]
    keys = [(f"{TOOL}.{EXCLUDED}", key) for key in (name, "*", "")]
    _note_lacks(package, project.line(*keys, (TOOL, EXCLUDED)), EXCLUDED, out, "Take that out.")
    lacks = [file for file in files if file not in (*out, *listed) and not _any(file, taken)]
    keys = [(f"{TOOL}.package-data", key) for key in (name, "*", "")]
    where = project.line(*keys, (TOOL, "package-data"), (TOOL, ""), ("build-system", ""))
    _note_lacks(package, where, "package-data", lacks, f"Write {wanted} below [{TOOL}.package-data].")


EXCLUDED = "exclude-package-data"


def _manifest(package: Package, project: Project) -> set[str]:
    """Return the phrases and guides that MANIFEST.in names, which setuptools takes besides."""
    path, taken = project.path.parent / "MANIFEST.in", set[str]()
    if not path.is_file():
        return taken
    above = package.folder.relative_to(project.path.parent).as_posix()
    files = _files(package)
    for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
        command, *patterns = line.partition("#")[0].split() or [""]
        adds, way = command in ("include", "graft") or command.endswith("-include"), command.partition("-")[0]
        if way in ("graft", "prune"):
            found = {file for file in files if _under(above, patterns[0])}
        elif way == "recursive":
            found = {file for file in files if _under(above, patterns[0]) and _any(file, patterns[1:])}
        elif way == "global":
            found = {file for file in files if _any(file, patterns)}
        else:
            found = {file for file in files if any(_is_path(f"{above}/{file}", each) for each in patterns)}
        taken = taken | found if adds else taken - found
    return taken


def _under(folder: str, above: str) -> bool:
    return f"{folder}/".startswith(f"{above.strip('/')}/") or above in (".", "")


def _is_path(path: str, pattern: str) -> bool:
    """Tell whether a pattern means this path; a star stays in one folder."""
    return path.count("/") == pattern.count("/") and fnmatch(path, pattern)


def _patterns(table: Mapping[str, Any], package: str) -> list[str]:
    found = [table.get(name, []) for name in (package, "*", "")]
    return [str(pattern) for patterns in found if isinstance(patterns, list) for pattern in patterns]


def _any(name: str, patterns: Sequence[Any]) -> bool:
    return any(fnmatch(name, str(pattern).removeprefix("**/")) for pattern in patterns)


# Builders that take all that is in a package --------------------------------------------------------------------------


def _usual(project: Project) -> str:
    """Return the package that a builder looks for where none is named: the one called as the project."""
    name = project.table("tool.poetry").get("name") or project.table("project").get("name", "")
    return re.sub(r"[-_.]+", "_", str(name)).lower()


def _check_usual(package: Package, project: Project, named: Sequence[str], table: str, key: str, value: str) -> bool:
    """Check that a builder finds the package, by these names or by that of the project; tell whether it does."""
    name = package.game.package.partition(".")[0]
    found = [Path(each).name for each in named] or [_usual(project)]
    if name in found:
        return True
    where = project.line((table, key), (table, ""), ("project", "name"), ("tool.poetry", "name"))
    what = f"the package {name} is not installed: the builder takes {', '.join(found)}. Write below [{table}]:"
    package.add(where, f"{what} {key} = {value}.")
    return False


def _check_flit(package: Package, project: Project) -> None:
    """Check that flit takes the package."""
    named = project.table("tool.flit.module").get("name")
    name = package.game.package
    _check_usual(package, project, [named] if named else [], "tool.flit.module", "name", f"'{name}'")


def _check_hatchling(package: Package, project: Project) -> None:
    """Check that hatchling takes the package, and all of its data."""
    table = "tool.hatch.build.targets.wheel"
    tables = [each for each in (table, "tool.hatch.build") if project.table(each)]
    folder = package.folder.relative_to(project.path.parent).as_posix()
    for each in tables:
        for key in ("packages", "only-include", "include"):
            named = project.table(each).get(key)
            if isinstance(named, list):
                parts = [str(pattern).strip("/").removesuffix("/**").removesuffix("/*") for pattern in named]
                if any(part and _under(folder, part) for part in parts):
                    _check_left_out(package, project, tables, folder)
                    return
                lacks = [package.game.package]
                _note_lacks(package, project.line((each, key)), key, lacks, f"Write packages = [{folder!r}].")
                return
    if _check_usual(package, project, [], table, "packages", f"[{folder!r}]"):
        _check_left_out(package, project, tables, folder)


def _check_poetry(package: Package, project: Project) -> None:
    """Check that poetry takes the package, and all of its data."""
    table, folder = "tool.poetry", package.folder.relative_to(project.path.parent).as_posix()
    named = project.table(table).get("packages")
    included = [str(each.get("include", "")) for each in named or () if isinstance(each, Mapping)]
    value = f"[{{ include = {package.game.package!r} }}]"
    if _check_usual(package, project, included, table, "packages", value):
        _check_left_out(package, project, [table], folder)


def _check_left_out(package: Package, project: Project, tables: Sequence[str], folder: str) -> None:
    """Check that no pattern leaves out phrases or guides, by its name or by its path."""
    for table in tables:
        patterns = [str(each).strip("/") for each in project.table(table).get("exclude", ())]
        lacks = [
            file
            for file in _files(package)
            if any(
                fnmatch(f"{folder}/{file}", each)
                or _under(folder, each or "-")
                or ("/" not in each and fnmatch(file, each))
                for each in patterns
            )
        ]
        _note_lacks(package, project.line((table, "exclude")), "exclude", lacks, "Take that out.")


BUILDERS: Mapping[str, Callable[[Package, Project], None]] = {
    "setuptools": _check_setuptools,
    "hatchling": _check_hatchling,
    "flit_core": _check_flit,
    "poetry": _check_poetry,
}
"""The builders whose settings are read, by the packages that they come in."""
