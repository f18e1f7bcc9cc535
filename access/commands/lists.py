"""Shared by the commands dictionary and word: reports on word lists and their faults."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import click

from access.commands.context import phrases_of
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
        click.echo(phrases.text("list-left-out", kinds=phrased(listed.left_out)), err=err)
