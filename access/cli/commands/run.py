"""The command run: any program, in any language, told line by line."""

from __future__ import annotations

import os
from typing import Any

import click

from access.cli.options import common, language, outlets, phrases_of, preferences_of
from access.desk.desk import HERE
from access.person.running import run_program
from access.system.child import HAS_TERMINALS, become, code_of_failure
from games.refusals import Failed


@click.command("run", context_settings={"allow_interspersed_args": False})
@click.argument("program", nargs=-1, type=click.UNPROCESSED, required=True)
@outlets()
@common
@click.pass_context
def command(context: click.Context, /, program: tuple[str, ...], **given: Any) -> None:
    """Run PROGRAM with its arguments; without a terminal as it is."""
    if not HAS_TERMINALS:
        raise Failed("error-run-here")
    try:
        if not os.isatty(1):
            become(program)
        preferences, phrases = preferences_of(language(), given), phrases_of()
        code = run_program(program, lambda: HERE.keyboard(preferences, phrases), preferences.rate)
    except OSError as error:
        sentence = phrases_of().text("error-run", name=program[0], why=error.strerror or str(error))
        click.echo(sentence, err=True)
        code = code_of_failure(error)
    context.exit(code)
