"""Checks the source of a game: awaited steps, forbidden imports and calls."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from access.checking.package import Package, called
from access.play.faults import SourceLine
from access.storage import catalogue
from games.steps import Ask

CHANCE = {"random", "secrets", "uuid"}
CLOCK = {"time", "datetime", "calendar", "sched"}
OUTSIDE = {
    *("asyncio", "ctypes", "http", "io", "multiprocessing", "os", "pathlib", "pickle", "requests", "select", "shelve"),
    *("shutil", "signal", "socket", "sqlite3", "ssl", "subprocess", "sys", "tempfile", "threading", "urllib", "glob"),
}
INSTEAD = (
    (CHANCE, "Rules draw no chance: await Roll or Deal; a bot has its luck."),
    (CLOCK, "Rules know no clock: a saved game must play the same again."),
    (OUTSIDE, "Rules read and write nothing outside the game: a saved game must play the same again."),
)
"""The modules that rules must not import, with what to do instead."""
DOING = {
    "open": "Rules read and write no files. Put data into a module of the game.",
    "print": "Rules print nothing. Write await Tell(...) with an event.",
    "input": "Rules read no keys. Write await of a question.",
    "eval": "Rules run no text.",
    "exec": "Rules run no text.",
    "__import__": "Write import at the top of the file.",
}
HOUSE = ("access", "games", "wordlists")
"""The packages of the house. Games of others import two modules of them: PUBLIC, and FOR_TESTS in their tests."""
PUBLIC, FOR_TESTS = "games", "access.testing"


def check(package: Package) -> None:
    """Note steps that are not awaited, and imports and calls that rules must not make."""
    steps = {"Roll", "Deal", "Tell", *(question.__name__ for question in package.classes(Ask))}
    for where, node in package.nodes(ast.Expr):
        if isinstance(node.value, ast.Call) and called(node.value) in steps:
            name = called(node.value)
            package.add(where, f"{name} is not awaited, so nothing happens. Write await {name}(...).")
    for where, module in _imported(package):
        for modules, instead in INSTEAD:
            if module.partition(".")[0] in modules:
                package.add(where, f"import of {module}. {instead}")
    for where, call in package.calls(*DOING):
        if isinstance(call.func, ast.Name):
            package.add(where, f"call of {call.func.id}. {DOING[call.func.id]}")


def check_house(package: Package) -> None:
    """Note imports of what may change at any time. They hinder no game from being played today."""
    for where, module in () if catalogue.is_ours(package.game) else _imported(package):
        if (
            module.partition(".")[0] not in HOUSE
            or module == PUBLIC
            or f"{module}.".startswith(f"{package.game.package}.")
        ):
            continue
        if module != FOR_TESTS:
            package.add(
                where, f"import of {module}, which may change at any time. Import from games what a game needs."
            )
        elif not _is_test(Path(where.file)):
            package.add(
                where, f"import of {module}, which is for tests. Import it in a file such as tests/test_game.py."
            )


def _is_test(path: Path) -> bool:
    return path.name.startswith(("test_", "conftest")) or path.parent.name == "tests"


def _imported(package: Package) -> Iterator[tuple[SourceLine, str]]:
    for where, node in package.nodes(ast.Import):
        yield from ((where, alias.name) for alias in node.names)
    for where, node in package.nodes(ast.ImportFrom):
        if node.level == 0 and node.module:
            if node.module != "access":
                yield where, node.module
            else:
                yield from ((where, f"{node.module}.{alias.name}") for alias in node.names)
    for where, call in package.calls("import_module"):
        first = call.args[0] if call.args else None
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            yield where, first.value
