"""Runs an installed click program through a person: `python -m access.run [OPTIONS] PROGRAM [ARGUMENTS]`."""

from __future__ import annotations

import runpy
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

import click

from access.language.phrases import Phrases
from access.person.app import App
from access.person.options import GIVEN, Misused

APP = App("access")


@click.command(context_settings={"allow_interspersed_args": False})
@APP.options
@click.argument("program")
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
@click.pass_context
def main(context: click.Context, program: str, arguments: tuple[str, ...]) -> None:
    """Run PROGRAM, an installed command or a Python file, so that it can be heard and felt."""
    given = context.meta.get(GIVEN, {})
    found = next(iter(entry_points(group="console_scripts", name=program)), None)
    if found is None and not Path(program).is_file():
        phrases = Phrases(APP.spoken(given.get("lang")))
        raise Misused(phrases.text("face-no-program", name=program), context)
    app = App(program if found is not None else Path(program).stem)
    sys.argv = [program, *arguments]
    with app.click_prompts(**given), _last_words():
        sys.modules["__main__"].__package__ = None  # else click would name it python -m access.run
        if found is not None:
            _start(found, program)
        else:
            sys.path.insert(0, str(Path(program).parent))
            runpy.run_path(program, run_name="__main__")


@contextmanager
def _last_words() -> Iterator[None]:
    """Print the exit message of a program before the voice and the display close; Python would print it after them."""
    try:
        yield
    except SystemExit as end:
        if end.code is None or isinstance(end.code, int):
            raise
        print(end.code, file=sys.stderr)  # noqa: T201 - as Python does
    except Exception as error:
        trace = error.__traceback__
        while trace is not None and trace.tb_next is not None and trace.tb_frame.f_code.co_filename in _OURS:
            trace = trace.tb_next
        sys.excepthook(type(error), error.with_traceback(trace), trace)
    else:
        return
    sys.exit(1)


_OURS = (__file__, runpy.run_path.__code__.co_filename)
"""The files of our own frames in a traceback."""


def _start(found: EntryPoint, program: str) -> None:
    """Run an installed command; a click command gets the name that was typed."""
    target = found.load()
    sys.exit(target(prog_name=program) if isinstance(target, click.Command) else target())


if __name__ == "__main__":
    main()
