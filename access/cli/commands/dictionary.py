"""The command group dictionary: word lists for Choose Your Words, with reports on them and their faults."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from access.cli.menu.picking import confirm, yes_option
from access.cli.options import common, language, phrases_of
from access.cli.types import NamedFile, NameOrFile
from access.language.phrases import echo
from access.system import files
from games.refusals import Failed
from wordlists import library
from wordlists.files import BadList
from wordlists.reading import Listed, phrased


@contextmanager
def refusing() -> Iterator[None]:
    """Raise the faults of a word list as refusals."""
    try:
        yield
    except BadList as error:
        raise Failed(error.reason, **error.facts) from None
    except OSError as error:
        raise Failed("list-unwritable", folder=str(library.folder()), why=error) from None


@contextmanager
def changing() -> Iterator[None]:
    """Change the players' own lists; other programs that want to change them wait, so that no change is lost."""
    with files.locked(library.folder() / "lists"):
        yield


def spelling(name: str) -> str:
    """Return the name of the spelling that a word list follows."""
    return phrases_of().language_name(name)


def say_left_out(listed: Listed, err: bool = False) -> None:
    """Print the numbers of words left out, by kind, and notes about the file."""
    phrases = phrases_of()
    for note in listed.notes:
        click.echo(phrases.text(note), err=True)
    if listed.left_out:
        words = ", ".join(map(echo, listed.some))
        click.echo(phrases.text("list-left-out-some", kinds=phrased(listed.left_out), words=words), err=err)


@click.group("dictionary")
@common
def command() -> None:
    """Manage word lists for Choose Your Words."""


@command.command("list")
@common
def list_dictionaries() -> None:
    """List the dictionaries."""
    phrases = phrases_of()
    for name in library.names():
        try:
            found = library.find(name)
        except BadList as error:
            reason = phrases.text(error.reason, **error.facts)
            click.echo(phrases.text("list-broken", name=name, why=reason))
            continue
        click.echo(phrases.text("list-line", name=name, words=len(found), language=spelling(found.language)))


@command.command()
@click.argument("name", type=NameOrFile())
@common
def info(name: str) -> None:
    """Say what is in the dictionary NAME."""
    with refusing():
        found = library.find(name, language())
    allowed, blocked = (len(library.own_words(name, which)) for which in ("allowed", "blocked"))
    said = {"name": found.name, "words": len(found), "language": spelling(found.language)}
    click.echo(phrases_of().text("list-info", **said, allowed=allowed, blocked=blocked))
    if found.listed is not None:
        say_left_out(found.listed)


@command.command()
@click.argument("name")
@click.argument("path", type=NamedFile())
@common
def add(name: str, path: Path) -> None:
    """Add the words of the file PATH as the dictionary NAME. --lang sets its spelling."""
    with refusing(), changing():
        listed = library.add(name, path, language())
    click.echo(phrases_of().text("list-added", name=name, words=len(listed.words)))
    say_left_out(listed)


@command.command()
@click.argument("name")
@yes_option
@common
def remove(name: str, agreed: bool) -> None:
    """Remove the dictionary NAME."""
    with refusing():
        library.own(name)
    confirm(agreed, "list-remove", name=name)
    with refusing(), changing():
        library.remove(name)
    click.echo(phrases_of().text("list-removed", name=name))


@command.command()
@click.argument("name")
@click.argument("words", nargs=-1, required=True)
@common
def allow(name: str, words: tuple[str, ...]) -> None:
    """Add WORDS to the dictionary NAME."""
    with refusing(), changing():
        library.allow(name, words)
    click.echo(phrases_of().text("list-allowed", name=name, words=", ".join(words)))


@command.command()
@click.argument("name")
@click.argument("words", nargs=-1, required=True)
@common
def block(name: str, words: tuple[str, ...]) -> None:
    """Block WORDS in the dictionary NAME."""
    with refusing(), changing():
        library.block(name, words)
    click.echo(phrases_of().text("list-blocked", name=name, words=", ".join(words)))
