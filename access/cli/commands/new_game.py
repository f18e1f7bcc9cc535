"""The command new-game: writes the package of a new game, which can be played and changed."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from importlib import resources
from importlib.util import find_spec
from pathlib import Path

import click

from access.cli.options import common, phrases_of
from access.language.phrases import echo
from access.storage import catalogue
from games.refusals import Failed, Refused
from wordlists import regular

NAME = re.compile(r"[a-z][a-z0-9]{1,19}")
TEMPLATES = "access.authoring"
"""The package with the folder of templates: its files have the ending .txt, and @name@ and @Title@ in them."""


@click.command("new-game")
@click.argument("name")
@click.option("--dice", "kind", flag_value="dice", default="dice")
@click.option("--cards", "kind", flag_value="cards")
@common
def command(name: str, kind: str) -> None:
    """Write a new game NAME into a folder of this name, with dice or with cards, to be changed."""
    check_name(name)
    folder = Path(name)
    try:
        folder.mkdir()
        for path, text in files(name, kind):
            (folder / path).parent.mkdir(exist_ok=True)
            regular.write(folder / path, text.encode(), replaces=False)
    except FileExistsError:
        raise Refused("new-game-there", folder=name) from None
    except OSError as error:
        raise Failed("new-game-unwritten", folder=name, why=error) from None
    click.echo(phrases_of().text("new-game-written", folder=name))


def check_name(name: str) -> None:
    """Raise Refused unless a game and its package can have this name."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise Refused("new-game-name", name=echo(name))
    if not regular.fits_windows(name):
        raise Refused("no-name-on-windows", name=name)
    if name in catalogue.names() or find_spec(name) is not None:
        raise Refused("new-game-taken", name=name)


def files(name: str, kind: str) -> Iterator[tuple[str, str]]:
    """Yield the path and the text of each file of a new game."""
    folder = resources.files(TEMPLATES) / "templates" / kind
    beside = sorted(path.name.removesuffix(".txt") for path in folder.iterdir())
    places = {
        "pyproject.toml": "pyproject.toml",
        f"tests/test_{name}.py": "test.py",
        **{f"{name}/{file}": f"{kind}/{file}" for file in beside},
    }
    for path, place in places.items():
        text = (resources.files(TEMPLATES) / "templates" / f"{place}.txt").read_text(encoding="utf-8")
        yield path, text.replace("@name@", name).replace("@Title@", name.capitalize())
