"""The command run: any program, in any language, told line by line."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import click

from access.cli.options import asked, common, language, outlets, phrases_of, preferences_of, tell_end
from access.desk.desk import HERE
from games.refusals import Failed

if sys.platform != "win32":
    from access.person.running import run_program
    from access.system.child import become, code_of_failure


@click.command("run", context_settings={"allow_interspersed_args": False})
@click.argument("program", nargs=-1, type=click.UNPROCESSED, required=True)
@outlets()
@common
@click.pass_context
def command(context: click.Context, /, program: tuple[str, ...], **given: Any) -> None:
    """Run PROGRAM with its arguments; without a terminal as it is."""
    if context.find_root().info_name == "access.run":
        program = _of_environment(program)
    if sys.platform != "win32":
        try:
            if not os.isatty(1):
                become(program)
            chosen, phrases, inside = preferences_of(language(), given), phrases_of(), _for_inside(given)
            code = run_program(program, lambda: HERE.keyboard(chosen, phrases), chosen.rate, inside)
        except OSError as error:
            sentence = _why_not(program[0], error)
            tell_end(sentence, asked(), given)
            code = code_of_failure(error)
        context.exit(code)
    raise Failed("error-run-here")


def _why_not(name: str, error: OSError) -> str:
    """Return the sentence for a program that does not start; a file of this folder is not looked for as a command."""
    if Path(name).is_file():
        beside = name if "/" in name else f"./{name}"
        command = beside if os.access(name, os.X_OK) else f"python3 {name}" if name.endswith(".py") else name
        if command != name:
            return phrases_of().text("error-run-beside", name=name, command=command)
    return phrases_of().text("error-run", name=name, why=error)


def _for_inside(given: Mapping[str, Any]) -> str:
    """Return the given options, a line each: those of a program of ours inside, too."""
    typed = {"lang": asked().language, **given}
    found = {name: {True: "yes", False: "no"}.get(value, value) for name, value in typed.items() if value is not None}
    return "\n".join(f"{name}={value}" for name, value in found.items())


def _of_environment(program: Sequence[str]) -> tuple[str, ...]:
    """Return a command by this interpreter, for a Python file and a script of this environment; else the command."""
    from importlib.metadata import entry_points  # a shell looks nowhere else than in PATH

    name, *arguments = program
    if name.endswith(".py") and Path(name).is_file():
        return (sys.executable, *program)
    for found in entry_points(group="console_scripts", name=name):
        loads = f"import sys; sys.argv[0] = {name!r}; from {found.module} import {found.attr.partition('.')[0]}"
        return (sys.executable, "-c", f"{loads}; sys.exit({found.attr}())", *arguments)
    return tuple(program)
