"""What all commands share: how they say what goes wrong, and the options that every one of them takes."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from types import MappingProxyType
from typing import Any, TypeVar

import click

from access.language.phrases import Phrases
from access.session import catalogue
from access.settings import settings
from access.settings.wishes import Wishes, resolved
from access.system import surroundings
from access.system.surroundings import LANGUAGES
from access.terminal.terminal import nobody_reads
from games.game import Game
from games.steps import Refused

F = TypeVar("F", bound=Callable[..., Any])
RUN_TIME = (
    *(
        "settings-",
        "journal-",
        "resume-",
        "list-",
        "words-deck-",
        "words-edition",
        "emboss-back",
        "error-no-braille",
        "error-voice",
    ),
    *("error-broken-game", "error-file-exists", "tournament-", "error-journal-file", "error-no-folder", "option-file-"),
)
"""Refusals that are no wrong usage begin so: exit 1, others 2."""


def _complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    return [name for name in catalogue.names() if name.startswith(incomplete)]


a_game = click.argument("game", shell_complete=_complete)
"""The name of a game that is installed."""


class Commands(click.Group):
    """Says what goes wrong in one sentence on standard error; the whole story only with --debug.

    Commands that play does not need stand in `elsewhere`, by module, and are imported when they are asked for.
    """

    elsewhere: Mapping[str, str] = MappingProxyType({})

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All names, sorted."""
        return sorted({*super().list_commands(ctx), *self.elsewhere})

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """The command of this name, or None."""
        if name not in self.elsewhere:
            return super().get_command(ctx, name)
        command: click.Command = getattr(import_module(self.elsewhere[name]), name)
        return command

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run, and exit: 0, 1 for what went wrong at run time, 2 for wrong usage."""
        extra["standalone_mode"] = False
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")  # a terminal without our letters must not end a game
        try:
            sys.exit(super().main(*args, **extra) or 0)
        except click.exceptions.Abort:
            sys.exit(1)
        except click.UsageError as error:
            _fail(error.format_message() + self._meant(error), 2)
        except click.ClickException as error:
            _fail(error.format_message(), 1)
        except Refused as refused:
            _fail(catalogue.sentence(refused, language()), _exit_code(refused))
        except BrokenPipeError:
            nobody_reads()
            sys.exit(1)
        except KeyboardInterrupt:
            sys.exit(1)
        except Exception as error:
            if asked.debug:
                raise
            why = error.strerror if isinstance(error, OSError) else str(error)
            _fail(phrases_of().text("error-unexpected", why=why or type(error).__name__), 1)

    def _meant(self, error: click.UsageError) -> str:
        """The name of a game alone is no command."""
        name = next((name for name in catalogue.names() if f"'{name}'" in error.message), None)
        return f" Try: taverne play {name}" if name and error.message.startswith("No such command") else ""


def _exit_code(refused: Refused) -> int:
    return 1 if refused.reason.startswith(RUN_TIME) else 2


def _fail(sentence: str, code: int) -> None:
    click.echo(" ".join(sentence.split()), err=True)
    sys.exit(code)


@dataclass(slots=True)
class Asked:
    """What was asked for by options that every command takes."""

    language: str | None = None
    debug: bool = False


asked = Asked()


def language() -> str:
    """The language that was asked for, else that of the settings, else that of the system."""
    return chosen_language() or surroundings.language()


def chosen_language() -> str | None:
    """The language that was asked for, else that of the settings, where they name one."""
    if asked.language:
        return asked.language
    chosen = str(settings.read().values.get("language", "auto"))
    return None if chosen == "auto" else chosen


def phrases_of(game: Game | None = None) -> Phrases:
    """The phrases of the house and of a game, in that language."""
    return Phrases(language(), game)


def _say_language(ctx: click.Context, param: click.Parameter, value: str | None) -> None:
    asked.language = value or asked.language


def _say_debug(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    asked.debug = value or asked.debug


def common(command: F) -> F:
    """The options of every command."""
    command = click.option(
        "--debug", is_flag=True, expose_value=False, callback=_say_debug, help="Show the whole story of an error."
    )(command)
    return click.option(
        "--lang",
        type=click.Choice(LANGUAGES),
        expose_value=False,
        callback=_say_language,
        is_eager=True,
        help="Language; else that of the system.",
    )(command)


OUTLETS = (
    click.option(
        "--speech",
        type=click.Choice(["auto", "on", "off"]),
        help="Our own voice; auto is silent beside a screen reader, over SSH and without sound.",
    ),
    click.option(
        "--braille",
        type=click.Choice(["auto", "off", "display", "terminal", "brf"]),
        help="display: by brltty. terminal, brf: print each line in braille under it. auto: display on a console.",
    ),
    click.option("--grade", type=click.IntRange(0, 2), help="Braille of prose: 1, or 2 for contracted; German 0, too."),
    click.option("--braille-table", help="Braille of prose by this table of liblouis; see taverne braille --list."),
    click.option(
        "--cells",
        type=click.IntRange(8, 200),
        help="Width of the braille display; prompts get shorter to fit. Default the display's, else 40.",
    ),
    click.option(
        "--verbosity",
        type=click.Choice(["brief", "normal", "full"]),
        help="brief: fewer words. full: also each throw of the others.",
    ),
    click.option("--more/--no-more", default=None, help="Each line waits for Enter. On with --braille, else off."),
    click.option(
        "--sort",
        type=click.Choice(["vowels", "points", "alphabet"]),
        help="The order of a hand of cards: vowels first, most points first, or by alphabet.",
    ),
    click.option(
        "--private",
        type=click.Choice(["all", "braille"]),
        help="braille: hands are shown in braille alone, neither printed nor spoken.",
    ),
    click.option("--plain", is_flag=True, help="Lines in, lines out: no editing, no voice unless asked for."),
)
"""Without these, settings serve; see `access.settings.wishes`."""


def outlets(command: F) -> F:
    """How who plays wants to be told and asked."""
    for option in reversed(OUTLETS):
        command = option(command)
    return command


def wishes_of(language: str | None, given: dict[str, Any]) -> Wishes:
    """How who plays wants to be told and asked, from the options of `outlets` and from settings."""
    return resolved(language, given, settings.read(), asked.language)
