"""The files of a game that is checked, and the faults found in them.

Letters that nobody sees make a voice or a display stumble.
"""

from __future__ import annotations

import ast
import inspect
import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cached_property
from importlib import resources
from pathlib import Path
from typing import Any

from access.authoring.limits import StepWatch
from access.language.texts import MissingPhrase, languages_of, text_of
from access.play.faults import SourceLine, fault_of, place_of_phrase
from access.storage import catalogue
from games.game import Game


def fault_line(game: str, file: str, line: int, what: str) -> str:
    """Return a fault as one line: "maumau: rules.py:134: Tell is not awaited. Write await Tell(...)."."""
    place = f"{file}:{line}: " if line else f"{file}: " if file else ""
    return f"{game}: {place}{' '.join(what.split())}"


class Faults:
    """The faults found in a package of this name, each once."""

    def __init__(self, name: str, package: str) -> None:
        self.name, self.package = name, package
        self.folder = Path(str(resources.files(package)))
        self.languages = languages_of(package)
        self._faults: dict[str, None] = {}
        self._known: set[str] = set()

    @property
    def faults(self) -> tuple[str, ...]:
        """The faults so far, a line each."""
        return tuple(self._faults)

    def add(self, where: SourceLine, what: str) -> None:
        """Note a fault at a place."""
        path = Path(where.file)
        inside = path.is_relative_to(self.folder)
        file = str(path.relative_to(self.folder)) if inside else path.name
        self._faults[fault_line(self.name, file if where.file else "", where.line, what)] = None

    def add_untold(self, language: str, phrase: str, what: str, where: SourceLine | None = None) -> None:
        """Note that a phrase is missing or cannot be told, at its line if no other is given: once for a phrase."""
        self.add_once(f"{language} {phrase}", where or place_of_phrase(self.package, language, phrase), what)

    def is_noted(self, language: str, phrase: str) -> bool:
        """Tell whether a phrase is noted as missing, or as one that cannot be told."""
        return f"{language} {phrase}" in self._known

    def add_once(self, key: str, where: SourceLine, what: str) -> None:
        """Note a fault unless one of this key is known."""
        if key not in self._known:
            self._known.add(key)
            self.add(where, what)


class Package(Faults):
    """The package of a game: its modules, classes and languages, and its faults."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.id, game.package)
        self.game = game
        self.watch = StepWatch(game.package)
        self.seats = 0
        """The seats of the game in play; 0 while none is."""
        self.made: dict[type[Any], SourceLine] = {}
        """Where an event or question of each class was made last."""
        self.unclear: set[type[Any]] = set()
        """The classes of questions with answers that are not understood or not allowed."""

    def add_error(self, error: BaseException, doing: str) -> None:
        """Note an error that came out of the game while it was `doing` something."""
        found = fault_of(error, self.game)
        if isinstance(error, MissingPhrase) and found is not None:
            phrase = next((word for word in found.what.split() if word.startswith(self.game.id)), "").rstrip(":")
            self.add_untold(error.language, phrase.partition(".")[0], f"{doing}: {found.what}.", found.where)
        elif found is not None and found.what != type(error).__name__:
            self.add(found.where, f"{doing}: {found.what}.")
        else:
            said = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
            self.add(self.declared() if found is None else found.where, f"{doing} raised {said}.")

    # Places

    @cached_property
    def _nodes(self) -> Mapping[type[ast.AST], Sequence[tuple[SourceLine, Any]]]:
        """All nodes of all modules by their kind, each with its place."""
        found = defaultdict(list)
        for path in sorted(self.folder.rglob("*.py")):
            text = text_of(self.game.package, path.relative_to(self.folder).as_posix()) or ""
            for node in ast.walk(ast.parse(text, str(path))):
                found[type(node)].append((SourceLine(str(path), getattr(node, "lineno", 0)), node))
        return found

    def nodes(self, kind: type[ast.AST]) -> Sequence[tuple[SourceLine, Any]]:
        """Return all nodes of a kind, each with its place."""
        return self._nodes.get(kind, ())

    def calls(self, *names: str) -> Iterator[tuple[SourceLine, ast.Call]]:
        """Yield the calls of functions or classes of these names."""
        for where, node in self.nodes(ast.Call):
            if callee(node) in names:
                yield where, node

    def declared(self, argument: str = "") -> SourceLine:
        """Return the place of Game(...), or of one of its arguments."""
        for where, call in self.calls("Game"):
            found = next((each for each in call.keywords if each.arg == argument), None)
            return where if found is None else SourceLine(where.file, found.value.lineno)
        return SourceLine(str(self.folder / "__init__.py"), 0)

    def named(self, name: str, *classes: str) -> SourceLine:
        """Return the place where one of these classes is made with a first argument of this name, or that of Game."""
        for where, call in self.calls(*classes):
            given = [*call.args[:1], *(each.value for each in call.keywords if each.arg == "name")]
            if any(isinstance(each, ast.Constant) and each.value == name for each in given):
                return where
        return self.declared()

    def of_class(self, found: type[Any]) -> SourceLine:
        """Return the place of a class."""
        return next((where for where, _ in self._class_of(found)), SourceLine(inspect.getsourcefile(found) or "", 0))

    def _class_of(self, found: type[Any]) -> Iterator[tuple[SourceLine, ast.ClassDef]]:
        for where, node in self.nodes(ast.ClassDef):
            if node.name == found.__name__ and _module_of(Path(where.file)) in found.__module__:
                yield where, node

    def of_default(self, found: type[Any], field: str) -> SourceLine:
        """Return the place of a field with a default in a class, or that of the class."""
        for where, node in self._class_of(found):
            for each in node.body:
                if isinstance(each, ast.AnnAssign) and getattr(each.target, "id", "") == field:
                    return SourceLine(where.file, each.lineno)
        return self.of_class(found)

    def classes(self, base: type[Any]) -> tuple[type[Any], ...]:
        """Return the public classes of the package that inherit from a base."""
        return catalogue.told_by(self.game.package, base)


def fields_of(told: object) -> tuple[str, ...]:
    """Return the names of the fields of an event or question, or of its class; none if it is no dataclass."""
    return tuple(field.name for field in fields(told)) if is_dataclass(told) else ()


def is_frozen(told: type[Any]) -> bool:
    """Tell whether an event or question is a frozen dataclass by its own declaration."""
    parameters = vars(told).get("__dataclass_params__")
    return is_dataclass(told) and parameters is not None and bool(parameters.frozen)


def callee(node: ast.Call) -> str:
    """Return the name of the called function or class."""
    return getattr(node.func, "id", getattr(node.func, "attr", ""))


def _module_of(path: Path) -> str:
    return path.parent.name if path.stem == "__init__" else path.stem


FILES = ("*.ftl", "*.md", "*.py")
JOINERS = "\u200c\u200d"
"""Letters of the same kind that some languages need."""
UNSEEN = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")
"""The kinds of letters that nobody sees: control characters, directions of writing, blanks without width, lines."""
_PLAIN = re.compile(r"[\t\n\r -~]*")
_WRITTEN = re.compile(r"\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{6}))")
"""A letter by its number in a phrase, such as \\u202E."""


def check_letters(package: Faults) -> None:
    """Note letters that nobody sees, once for each line of the phrases, the guides and the source."""
    for path in sorted(path for kind in FILES for path in package.folder.rglob(kind)):
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeError) as error:
            package.add(SourceLine(str(path), 0), f"this file cannot be read as UTF-8: {error}. Save it as UTF-8.")
            continue
        for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
            for letter in _unseen(line, path.suffix == ".ftl"):
                name = unicodedata.name(letter, "a control character")
                what = (
                    f"this line has U+{ord(letter):04X}, {name.lower()}, which nobody sees and a voice stumbles over."
                )
                package.add_once(f"{path} {number}", SourceLine(str(path), number), f"{what} Take it out.")


def _unseen(line: str, escaped: bool) -> list[str]:
    """Return the letters of a line that nobody sees, in phrases also those that are written by their numbers."""
    by_number = [chr(int(short or long, 16)) for short, long in _WRITTEN.findall(line)] if escaped else []
    if not by_number and _PLAIN.fullmatch(line):
        return []
    found = [*line.rstrip("\r"), *by_number]
    return [each for each in found if unicodedata.category(each) in UNSEEN and each not in f"\t{JOINERS}"]
