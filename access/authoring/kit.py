"""The folder of a new language: a package with each phrase in English, beside a comment on what it is for."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib import resources
from pathlib import Path
from typing import Any, get_type_hints

from access.authoring.checks import Part, all_parts
from access.authoring.phrases import Message
from access.language.phrases import Phrases
from access.language.texts import phrase_name
from access.outputs.braille.translator import Installed, has_eight_dots, installed_tables
from access.storage import catalogue
from access.system.environment import FALLBACK
from games.cards import Hand, Row
from games.steps import Ask, Dice, Event, Face, FaceHand, Faces, Scores, Seat, Seats, Term, Terms

KINDS = (
    ("-command-", "command"),
    ("-answer-", "answer"),
    ("-(?:term|card)-", "term"),
    ("^settings-means-", "setting"),
    ("^doctor-", "doctor"),
    ("^help-", "help"),
    ("^(?:error|list|setting|new-game)-", "error"),
    ("-lesson-", "lesson"),
    ("-option-", "option"),
    ("-spoken$", "spoken"),
)
"""The kinds of phrases by their names, each with the suffix of the phrase that explains it."""
TYPES: Mapping[object, str] = {
    Seat: "seat",
    Seats: "seats",
    Scores: "scores",
    Dice: "dice",
    int: "number",
    bool: "yes-or-no",
    Term: "term",
    **dict.fromkeys((Hand, Row, Face, Faces, FaceHand), "cards"),
    Terms: "terms",
}
"""The types of variables, each with the end of the phrase that names it."""


def files(code: str, phrases: Phrases) -> Iterator[tuple[str, str]]:
    """Yield the path and the text of each file of the package of a new language; `phrases` are the translator's."""
    package = f"taverne_{code.lower()}"
    project = (resources.files("access.authoring") / "pyproject.toml.txt").read_text(encoding="utf-8")
    yield "pyproject.toml", project.replace("@code@", code).replace("@package@", package)
    yield f"{package}/__init__.py", ""
    yield f"{package}/{code}.toml", _facts(code, phrases)
    for part in all_parts():
        yield f"{package}/{part.folder}{code}.ftl", "\n".join(_phrases(part, phrases)) + "\n"


# Phrases --------------------------------------------------------------------------------------------------------------


def _phrases(part: Part, phrases: Phrases) -> Iterator[str]:
    """Yield the lines of a file: each phrase in English as a comment, below its purpose."""
    yield f"### {phrases.text('kit-file', part=part.name)}"
    classes = _classes(part)
    heading = ""
    for name, message in part.messages(FALLBACK).items():
        if message.heading != heading:
            heading = message.heading
            yield f"\n## {heading}"
        yield ""
        yield from (f"# {line}" for line in _about(name, message, classes.get(name), phrases))
        yield from (f"# ~ {line}".rstrip() for line in message.source.splitlines())


def _classes(part: Part) -> Mapping[str, type[Any]]:
    """Return the events and questions of a game by the names of their phrases."""
    todo: list[type[Any]] = [Event, Ask]
    found: dict[str, type[Any]] = {}
    package = catalogue.find(part.game).package if part.game else ""
    while todo:
        for told in todo.pop().__subclasses__():
            todo.append(told)
            if package and f"{told.__module__}.".startswith(f"{package}."):
                found[f"{part.game}-{phrase_name(told)}"] = told
    return found


def _about(name: str, message: Message, told: type[Any] | None, phrases: Phrases) -> Iterator[str]:
    """Yield the purpose of a phrase: when it is heard, its forms and its variables."""
    if message.comment:
        yield message.comment
    if told is not None:
        kind = "kit-question" if issubclass(told, Ask) else "kit-event"
        yield phrases.text(kind, about=" ".join((told.__doc__ or "").split("\n\n")[0].split()))
    else:
        kind = next((kind for pattern, kind in KINDS if re.search(pattern, name)), "")
        if kind:
            yield phrases.text(f"kit-{kind}")
    forms = re.findall(r"^ +\.([\w-]+) =", message.source, re.MULTILINE)
    yield from (phrases.text(f"kit-form-{form}") for form in forms if phrases.has(f"kit-form-{form}"))
    if message.used:
        listed = ", ".join(_variable(each, told, phrases) for each in sorted(message.used))
        yield phrases.text("kit-variables", variables=listed)


def _variable(name: str, told: type[Any] | None, phrases: Phrases) -> str:
    """Return a variable as it is written, with its type if that is known."""
    hints = get_type_hints(told) if told is not None else {}
    kind = TYPES.get(hints.get(name.replace("-", "_"), str))
    if name == "seat":
        kind = "seat"
    return f"${name} ({phrases.text(f'kit-type-{kind}')})" if kind else f"${name}"


# Facts ----------------------------------------------------------------------------------------------------------------


def _facts(code: str, phrases: Phrases) -> str:
    """Return the file of facts: the name and the plurals by CLDR, and braille tables of liblouis."""
    name, plurals = _by_cldr(code)
    tables = [table for table in installed_tables() if table.is_for(code.partition("_")[0])]
    lines = [f"# {phrases.text('kit-name')}", f'name = "{name}"', f'typed = ["{code}"]', *plurals]
    if tables:
        lines += ["", f"# {phrases.text('kit-tables')}"]
        lines += [f"# {table.name}: {table.title or '-'}" for table in tables]
        lines += ["[braille]", *_chosen(tables)]
    return "\n".join(lines) + "\n"


def _by_cldr(code: str) -> tuple[str, list[str]]:
    """Return the name of a language in itself, and its plurals as facts if they are as simple as that."""
    from babel import Locale, UnknownLocaleError  # its data take long to load

    try:
        locale = Locale.parse(code)
    except (UnknownLocaleError, ValueError):
        return code, []
    form = locale.plural_form
    one, millions = [n for n in range(3) if form(n) == "one"], form(1_000_000)
    simple = all(form(n) == ("one" if n in one else "other") for n in range(300)) and form(2_000_000) == millions
    name = str(locale.get_display_name() or code)
    return name[:1].upper() + name[1:], [f"one = {one}", f'millions = "{millions}"'] if simple else []


def _chosen(tables: list[Installed]) -> Iterator[str]:
    """Yield the tables that are likely to be meant, of six dots and of eight."""
    six = next((table.name for table in tables if not has_eight_dots(table.name)), None)
    eight = next((table.name for table in tables if has_eight_dots(table.name)), None)
    if six:
        yield from (f'{use} = "{six}"' for use in ("exact", "grade-0", "grade-1", "grade-2"))
    if eight:
        yield f'computer = "{eight}"'


def write_package(code: str, folder: Path, phrases: Phrases) -> None:
    """Write the package of a new language into a folder. Raises OSError; FileExistsError if it is there."""
    folder.mkdir()
    for path, text in files(code, phrases):
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(text.encode())
