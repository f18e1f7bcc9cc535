"""The build backend: setuptools, after the manual page taverne(1) was made from the texts of the commands.

It runs before anything is installed, so it uses the standard library and setuptools alone.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from setuptools import build_meta

TOP = Path(__file__).resolve().parents[2]
SECTIONS = {
    "en": ("NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS OF MANY COMMANDS", "FILES", "MORE"),
    "de": ("BEZEICHNUNG", "ÜBERSICHT", "BESCHREIBUNG", "BEFEHLE", "OPTIONEN VIELER BEFEHLE", "DATEIEN", "MEHR"),
}
MORE = {
    "en": "taverne COMMAND --help lists the options of a command. taverne help reads the manual by topic.",
    "de": "taverne BEFEHL --help nennt die Optionen eines Befehls. taverne help liest das Handbuch nach Themen vor.",
}
FILES = {
    "en": "~/.config/taverne/settings.toml holds the settings, ~/.local/share/taverne the saved games.",
    "de": "~/.config/taverne/settings.toml enthält die Einstellungen, ~/.local/share/taverne die Spielstände.",
}


def texts(language: str) -> dict[str, str]:
    """Return the texts of the commands, by name."""
    text = (TOP / "access" / "commands" / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^help-([\w-]+) = (.*)$", text, re.MULTILINE))


def man_page(language: str) -> str:
    """Return the manual page taverne(1) in this language, as roff."""
    said, names = texts(language), SECTIONS[language]
    commands = {
        name: text for name, text in said.items() if re.fullmatch(r"[a-z]+|new-game", name) and name not in NOT_COMMANDS
    }
    about, *rest = said["taverne"].split(". ", 1)
    lines = ['.TH TAVERNE 1 "" "Taverne"', f".SH {names[0]}", f"taverne \\- {_roff(about)}", f".SH {names[1]}"]
    lines += [f".B taverne\n{_roff(said['options-metavar'])} {_roff(said['command-metavar'])}", f".SH {names[2]}"]
    lines += [_roff(". ".join(rest) or about), f".SH {names[3]}"]
    lines += [f".TP\n.B {_roff(name)}\n{_roff(text)}" for name, text in sorted(commands.items())]
    lines.append(f".SH {names[4]}")
    every = ((name.removeprefix("option-"), text) for name, text in said.items() if name.startswith("option-"))
    lines += [f".TP\n.B \\-\\-{_roff(name)}\n{_roff(text)}" for name, text in sorted(every)]
    lines += [f".SH {names[5]}", _roff(FILES[language]), f".SH {names[6]}", _roff(MORE[language])]
    return "\n".join(lines) + "\n"


COMMAND = re.compile(r"[a-z]+|new-game")
NOT_COMMANDS = ("taverne", "usage", "options", "commands", "range")


def _roff(text: str) -> str:
    """Return text as roff takes it: hyphens stay hyphens, and no line begins with a dot."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{text}" if text.startswith((".", "'")) else text


def write_man_pages() -> None:
    """Write the manual pages where the wheel takes them from."""
    for language, folder in (("en", "man1"), ("de", "de/man1")):
        path = TOP / "build" / "man" / folder / "taverne.1"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(man_page(language), encoding="utf-8")


def build_wheel(directory: str, config: Any = None, metadata: str | None = None) -> str:
    """Build a wheel with the manual pages in it."""
    write_man_pages()
    return str(build_meta.build_wheel(directory, config, metadata))


def build_editable(directory: str, config: Any = None, metadata: str | None = None) -> str:
    """Build an editable wheel."""
    write_man_pages()
    return str(build_meta.build_editable(directory, config, metadata))


def build_sdist(directory: str, config: Any = None) -> str:
    """Build the source distribution."""
    write_man_pages()
    return str(build_meta.build_sdist(directory, config))


get_requires_for_build_wheel = build_meta.get_requires_for_build_wheel
get_requires_for_build_editable = build_meta.get_requires_for_build_editable
get_requires_for_build_sdist = build_meta.get_requires_for_build_sdist
prepare_metadata_for_build_wheel = build_meta.prepare_metadata_for_build_wheel
