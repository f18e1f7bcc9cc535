"""The command languages: the extent of each, a folder for a new one, the mistakes in one."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import click

from access.cli.options import common, phrases_of
from access.language.phrases import Phrases, echo
from access.system import environment
from access.system.environment import LANGUAGES
from access.system.packages import entries_in
from games.refusals import Failed, Refused
from wordlists import languages as words
from wordlists import regular


@click.command("languages")
@click.option("--new", "new")
@click.option("--check", "checked")
@click.option("--json", "as_json", is_flag=True)
@common
def command(new: str | None, checked: str | None, as_json: bool) -> None:
    """List the languages, write the folder of a new one, or list the mistakes in one."""
    phrases = phrases_of()
    if new is not None:
        _write(new, phrases)
    elif checked is not None:
        _check(_code_of(checked), phrases)
    else:
        _list(as_json, phrases)


def _list(as_json: bool, phrases: Phrases) -> None:
    from access.cli.extents import extents, told
    from access.desk.checking import spoken_languages

    found = list(extents(spoken_languages(LANGUAGES)))
    if as_json:
        click.echo(json.dumps([each.to_json() for each in found], ensure_ascii=False))
        return
    for each in found:
        for line in told(each, phrases):
            click.echo(line)
    for line in broken(phrases):
        click.echo(line, err=True)


def broken(phrases: Phrases) -> Iterator[str]:
    """Yield the languages of installed packages that cannot be used, each as a sentence."""
    found = [(each.code, each.package, each.why) for each in environment.broken_languages()]
    found += [(path.stem, str(path), why) for path, why in words.faults().items()]
    for code, package, why in found:
        yield phrases.text("doctor-language-broken", code=code, package=package, why=why)


def _write(code: str, phrases: Phrases) -> None:
    """Write the folder of a new language. Raises Refused and Failed."""
    from access.authoring.kit import write_package

    if not environment.is_code(code):
        raise Refused("translating-no-code", typed=echo(code))
    if code in LANGUAGES:
        raise Refused("translating-there", code=code)
    if not regular.fits_windows(code):
        raise Refused("no-name-on-windows", name=code)
    folder = f"taverne-{code}"
    try:
        write_package(code, Path(folder), phrases)
    except FileExistsError:
        raise Refused("new-game-there", folder=folder) from None
    except OSError as error:
        raise Failed("new-game-unwritten", folder=folder, why=error) from None
    click.echo(phrases.text("translating-written", folder=folder, code=code))


def _code_of(typed: str) -> str:
    """Return the code of a language, or that of the language in a folder. Raises Refused."""
    if typed in LANGUAGES:
        return typed
    for code, package in entries_in(Path(typed), environment.LANGUAGE_GROUP).items():
        try:
            environment.bring(code, Path(typed) / package.replace(".", "/"))
        except (OSError, ValueError) as error:
            why = error if isinstance(error, OSError) else str(error)
            raise Refused("doctor-language-broken", code=code, package=package, why=why) from None
        return code
    raise Refused("translating-none", typed=echo(typed, 40), names=", ".join(LANGUAGES))


def _check(code: str, phrases: Phrases) -> None:
    """List the mistakes in a language, read a game of each kind, and exit with 1 after mistakes."""
    from access.authoring.checks import remarks
    from access.cli.extents import heard

    wrong = 0
    for remark in remarks(code):
        wrong += 1
        click.echo(remark.told(phrases))
    click.echo(phrases.text("translating-checked", count=wrong))
    for game, lines in heard(code):
        click.echo("\n" + phrases.text("translating-heard", game=game))
        for line in lines:
            click.echo(line)
    sys.exit(1 if wrong else 0)
