"""The command taverne: the menu, and the group of all commands, each imported when it runs; errors in one sentence."""

from __future__ import annotations

import errno
import os
import sys
from importlib import import_module
from typing import Any, NoReturn

import click

from access.cli.options import (
    CommandLine,
    CommonOptions,
    asked_language,
    code_of,
    common,
    outlets,
    show_origin,
    tell_end,
)
from access.language.phrases import Phrases
from access.person.options import language_asked
from access.play.faults import fault_of
from access.storage import catalogue
from access.system import environment
from access.system.packages import advice, is_unzipped, part_of
from access.system.signals import CannotPrint, clean_streams, interruptible, nobody_reads
from games.refusals import Refused

COMMANDS = (
    *("braille", "club", "deck", "dictionary", "doctor", "emboss", "games", "help", "languages", "learn", "new-game"),
    *("play", "replay", "report", "resume", "review", "rules", "run", "say", "score", "serve", "settings", "simulate"),
    *("statistics", "tournament", "word"),
)
"""The commands, each a file of this folder that defines `command`."""


def module_of(name: str) -> str:
    """Return the module of a command: new_game for new-game."""
    return f"access.cli.commands.{name.replace('-', '_')}"


class CommandGroup(click.Group):
    """Runs commands. It reports errors on standard error, with a traceback only with --debug."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return all names, sorted."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """Return the command of this name, or None. Commands are imported on demand."""
        if name not in COMMANDS:
            return None
        command: click.Command = import_module(module_of(name)).command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command that was typed; set is settings set, as it is set at the questions of Taverne."""
        return super().resolve_command(ctx, ["settings", *args] if args[0] == "set" else args)

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run a command, and exit with 0, with 1 for a run-time failure, or with 2 for wrong usage."""
        extra["standalone_mode"] = False
        arguments = list(sys.argv[1:] if args[:1] == (None,) or not args else args[0])
        asked = extra["obj"] = CommonOptions(language_asked(arguments, environment.LANGUAGES, code_of), typed=arguments)
        with clean_streams() as has_output:
            try:
                interruptible()
                if not has_output:
                    raise CannotPrint(OSError(errno.EBADF, os.strerror(errno.EBADF)))
                sys.exit(super().main(*args, **extra) or 0)
            except click.UsageError as error:
                _misused(error, asked)
            except click.ClickException as error:
                _fail(error.format_message(), 1, asked)
            except Refused as refused:
                show_origin(refused, asked)
                _fail(catalogue.sentence(refused, _language(asked)), refused.exit_code, asked)
            except BrokenPipeError:
                nobody_reads()
                sys.exit(1)
            except (KeyboardInterrupt, click.exceptions.Abort):
                sys.exit(1)
            except CannotPrint as error:
                nobody_reads()
                click.echo(Phrases(_language(asked)).text("error-output", why=error.why), err=True)
                sys.exit(1)
            except Exception as error:
                if asked.debug:
                    raise
                _failed(error, asked)


def _language(asked: CommonOptions) -> str:
    return asked_language(asked) or environment.system_language()


def _misused(error: click.UsageError, asked: CommonOptions) -> NoReturn:
    """Report wrong usage, and exit; a group without a command tells its commands."""
    from access.cli.help_texts import fault, help_of  # a run without faults needs none of it

    language = _language(asked)
    phrases = Phrases(language)
    if isinstance(error, click.exceptions.NoArgsIsHelpError) and error.ctx is not None:
        click.echo(help_of(error.ctx, language), err=True)
        sys.exit(2)
    if isinstance(error, click.NoSuchCommand) and error.command_name in catalogue.names():
        _fail(phrases.text("error-command-game", name=error.command_name), 2, asked)
    _fail(fault(error, phrases), 2, asked)


def _failed(error: Exception, asked: CommonOptions) -> NoReturn:
    """Report an error; of a missing package, how to install it, and of a game, the place of its fault."""
    phrases = Phrases(_language(asked))
    if isinstance(error, ModuleNotFoundError):
        part = part_of(error.name)
        facts = {"package": error.name or str(error), "advice": advice(part or "")}
        from_zip = is_unzipped()
        _fail(phrases.text(f"error-{'unzipped' if from_zip else 'without'}-{part or 'package'}", **facts), 1, asked)
    found = fault_of(error)
    if found is not None:
        _fail(catalogue.sentence(found, _language(asked)), found.exit_code, asked)
    reason = error if isinstance(error, OSError) else str(error) or type(error).__name__
    _fail(phrases.text("error-unexpected", why=reason), 1, asked)


def _fail(sentence: str, code: int, asked: CommonOptions) -> NoReturn:
    tell_end(sentence, asked)
    sys.exit(code)


def pass_on(ctx: click.Context, given: dict[str, Any]) -> None:
    """Pass the options typed before a command on to it, or to its subcommands, as their defaults.

    Raises Refused for one that it does not take.
    """
    assert ctx.invoked_subcommand is not None
    assert isinstance(ctx.command, click.Group)
    command = ctx.command.get_command(ctx, ctx.invoked_subcommand)
    typed = {
        param.opts[0]: given[param.name] for param in ctx.command.params if given.get(param.name or "") is not None
    }
    if command is None or not typed:
        return
    defaults, taken = _defaults(ctx, command, typed)
    for flag in typed:
        if flag not in taken:
            raise Refused("error-not-taken", command=ctx.invoked_subcommand, name=flag)
    ctx.default_map = {**(ctx.default_map or {}), ctx.invoked_subcommand: defaults}


def _defaults(ctx: click.Context, command: click.Command, typed: dict[str, Any]) -> tuple[dict[str, Any], set[str]]:
    """Return the defaults of a command and its subcommands by their parameters, and the options that are among them."""
    defaults: dict[str, Any] = {}
    taken = set()
    for param in command.params:
        for flag in typed.keys() & set(param.opts):
            defaults[param.name or ""] = typed[flag]
            taken.add(flag)
    if isinstance(command, click.Group):
        for name in command.list_commands(ctx):
            inner = command.get_command(ctx, name)
            if inner is not None:
                defaults[name], more = _defaults(ctx, inner, typed)
                taken |= more
    return defaults, taken


@click.group(
    cls=CommandGroup,
    invoke_without_command=True,
    context_settings={"max_content_width": 80},
)
@outlets(table=True)
@common
@click.version_option(package_name="taverne", message="%(prog)s %(version)s")
@click.pass_context
def main(ctx: click.Context, /, **given: Any) -> None:
    """Table games for ears and fingertips.

    Without a command: the menu. Options mean the same before and after a command.
    """
    if ctx.invoked_subcommand is not None:
        pass_on(ctx, given)
        return
    from access.cli.menu import menu

    menu.run_menu(CommandLine(given))
