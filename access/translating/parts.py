"""The parts that a language consists of, each a file of phrases in English and in the language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from access.checking.phrases import Used
from access.language.sources import HOUSE, ROOMS, phrases_of, text_of
from access.storage import catalogue
from access.system.languages import FALLBACK, added
from games.data import frozen
from games.game import Game

_MARKUP = re.compile(r"\{[^{}]*\}|^\s*\*?\[[\w-]+\]|^\s*\.[\w-]+ =|[{}]", re.MULTILINE)
"""Variables, and the keys of variants and forms."""
COMMANDS = "access.commands"
"""The package of the texts of commands."""


@frozen
class Part:
    """A file of phrases: its name, its folder in the package of a language, its package, and perhaps its game."""

    name: str
    folder: str
    package: str
    room: str = ""
    game: str = ""

    def text(self, language: str) -> str:
        """Return the text of the file in a language; empty if it has none."""
        if self.package == HOUSE:
            name = f"{self.room}{language}.ftl"
            return text_of(HOUSE, name) or added(language, f"language/{name}") or ""
        return phrases_of(self.package, language, self.game)

    def messages(self, language: str) -> Mapping[str, Message]:
        """Return the phrases of the file in a language, by name."""
        return parsed(self.text(language)).messages


def parts() -> Iterator[Part]:
    """Yield all parts: the phrases of the house, of clubs and of any program, of the commands, and of each game."""
    for room in ROOMS:
        yield Part(room.rstrip("/") or "house", f"language/{room}", HOUSE, room)
    yield Part("commands", "commands/", COMMANDS)
    for game in catalogue.working():
        if text_of(game.package, f"{FALLBACK}.ftl"):
            yield Part(game.id, f"games/{game.id}/", game.package, game=game.id)


def games_told(code: str) -> Iterator[Game]:
    """Yield the games that can be told in a language: their phrases, and those of the house, are Fluent."""
    every = list(parts())
    sound = {part.name for part in every if not parsed(part.text(code)).junk}
    if all(part.name in sound for part in every if not part.game):
        yield from (catalogue.find(part.game) for part in every if part.game in sound and part.text(code))


class ToldVisitor(Visitor):
    """The variables that a phrase tells, and does not only choose by."""

    def __init__(self) -> None:
        self.variables: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - called by fluent.syntax
        """Note a variable."""
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - called by fluent.syntax
        """Go on in the variants alone."""
        for variant in node.variants:
            self.visit(variant)


@frozen
class Message:
    """A phrase in a file: its source, its line, its heading and comment, its variables, and those that it tells."""

    name: str
    source: str
    line: int
    heading: str
    comment: str
    used: frozenset[str]
    shown: frozenset[str]

    @property
    def said(self) -> str:
        """The text without its name, its variables and blanks, to be compared with other languages."""
        return " ".join(_MARKUP.sub(" ", self.source.partition("=")[2]).split())


@frozen
class Parsed:
    """The phrases of a file by name, and the lines that are not Fluent, each with its text."""

    messages: Mapping[str, Message]
    junk: tuple[tuple[int, str], ...]


@lru_cache(maxsize=64)
def parsed(text: str) -> Parsed:
    """Return the phrases of a file, and its lines that are not Fluent."""
    found: dict[str, Message] = {}
    junk: list[tuple[int, str]] = []
    heading = ""
    for entry in FluentParser(with_spans=True).parse(text).body:
        start, end = (entry.span.start, entry.span.end) if entry.span else (0, 0)
        if isinstance(entry, ast.GroupComment | ast.ResourceComment):
            heading = " ".join((entry.content or "").split())
        elif isinstance(entry, ast.Junk):
            junk.append((text.count("\n", 0, start) + 1, (entry.content or "").strip().splitlines()[0]))
        elif isinstance(entry, ast.Message):
            comment = " ".join((entry.comment.content or "").split()) if entry.comment else ""
            source = re.sub(r"\A(?:#.*\n)*", "", text[start:end]).rstrip("\n")
            used, shown = Used(), ToldVisitor()
            used.visit(entry)
            shown.visit(entry)
            line = text.count("\n", 0, start) + 1
            variables = frozenset(used.variables), frozenset(shown.variables)
            found[entry.id.name] = Message(entry.id.name, source, line, heading, comment, *variables)
    return Parsed(found, tuple(junk))
