"""The build backend: setuptools, after the manual pages were made: taverne(1) of the texts of the commands.

access-run(1) is made of the topic any-program.

It runs before anything is installed, so it uses the standard library and setuptools alone.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from setuptools import build_meta

TOP = Path(__file__).resolve().parents[2]
LANGUAGE = TOP / "access" / "language"


def headings(language: str) -> dict[str, str]:
    """Return the headings of the manual in this language. Facts are read from the clone: nothing is installed yet."""
    return dict(tomllib.loads((LANGUAGE / f"{language}.toml").read_text(encoding="utf-8"))["manual"])


def texts(language: str) -> dict[str, str]:
    """Return the texts of the commands, by name."""
    text = (TOP / "access" / "cli" / "commands" / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^help-([\w-]+) = (.*)$", text, re.MULTILINE))


def man_page(language: str) -> str:
    """Return the manual page taverne(1) in this language, as roff."""
    said, names = texts(language), headings(language)
    commands = {
        name: text for name, text in said.items() if re.fullmatch(r"[a-z]+|new-game", name) and name not in NOT_COMMANDS
    }
    about, *rest = said["taverne"].split(". ", 1)
    lines = [
        '.TH TAVERNE 1 "" "Taverne"',
        f".SH {names['name']}",
        f"taverne \\- {_roff(about)}",
        f".SH {names['synopsis']}",
    ]
    lines += [
        f".B taverne\n{_roff(said['options-metavar'])} {_roff(said['command-metavar'])}",
        f".SH {names['description']}",
    ]
    lines += [_roff(". ".join(rest) or about), f".SH {names['commands']}"]
    lines += [f".TP\n.B {_roff(name)}\n{_roff(text)}" for name, text in sorted(commands.items())]
    lines.append(f".SH {names['options']}")
    every = ((name.removeprefix("option-"), text) for name, text in said.items() if name.startswith("option-"))
    lines += [f".TP\n.B \\-\\-{_roff(name)}\n{_roff(text)}" for name, text in sorted(every)]
    lines += [f".SH {names['files']}", _roff(names["where"]), f".SH {names['more']}", _roff(names["help"])]
    return "\n".join(lines) + "\n"


def run_page(language: str) -> str:
    """Return the manual page access-run(1) in this language, as roff: the topic any-program."""
    said, names = texts(language), headings(language)
    text = (TOP / "access" / "manual" / language / "any-program.md").read_text(encoding="utf-8").replace("`", "")
    title, *blocks = (" ".join(block.split()) for block in re.split(r"\n\n|\n(?=- )", text))
    lines = ['.TH ACCESS-RUN 1 "" "Taverne"', f".SH {names['name']}", f"access-run \\- {_roff(title[2:])}"]
    usage = f"{said['options-metavar']} -- {said['metavar-program']}"
    lines += [f".SH {names['synopsis']}", f".B access run\n{_roff(usage)}", f".SH {names['description']}"]
    for block in blocks:
        kind, _, rest = block.partition(" ")
        begin = {"##": ".SH ", "-": ".IP \\(bu 2\n"}.get(kind)
        lines.append(f".PP\n{_roff(block)}" if begin is None else begin + _roff(rest))
    return "\n".join(lines) + "\n"


NOT_COMMANDS = ("taverne", "usage", "options", "commands", "range")


def _roff(text: str) -> str:
    """Return text as roff takes it: hyphens stay hyphens, and no line begins with a dot."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{text}" if text.startswith((".", "'")) else text


def write_man_pages() -> None:
    """Write the manual pages where the wheel takes them from."""
    for language in sorted(path.stem for path in LANGUAGE.glob("*.toml")):
        folder = TOP / "build" / "man" / ("" if language == "en" else language) / "man1"
        folder.mkdir(parents=True, exist_ok=True)
        for name, page in (("taverne", man_page), ("access-run", run_page)):
            (folder / f"{name}.1").write_bytes(page(language).encode())


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
