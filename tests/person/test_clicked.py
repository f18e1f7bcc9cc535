"""Click programs, unchanged: what they print is told, what they ask is asked well, and pipes get what they always got."""

import contextlib
import importlib.util
import logging
import os
import re
import select
import subprocess
import sys
import time
from enum import Enum
from pathlib import Path
from types import ModuleType

import click
import pytest
from click.testing import CliRunner
from helpers import PATIENCE

from access import App
from access.testing import Script


class Color(Enum):
    """Members, whose names click shows."""

    RED = 1


def through(program, *typed, **wants):
    """What reaches a person of a click program."""

    def run():
        with App("trial").click_prompts():
            program([], standalone_mode=False)

    heard = Script(*typed, **wants).run(run)
    if isinstance(heard.left, Exception) and not isinstance(heard.left, click.Abort):
        raise heard.left
    return heard


def test_lines_are_told_whole_and_colours_are_not_heard():
    @click.command()
    def program():
        click.echo("one ", nl=False)
        click.secho("two", fg="red")
        click.echo("\n  three  \n\nfour")
        click.echo(b"five")

    assert [line.strip() for line in through(program).printed] == ["one two", "three", "four"]
    assert through(program).spoken[0] == "one two"


def test_prompts_say_what_enter_means_and_ask_again():
    @click.command()
    def program():
        click.echo(click.prompt("How many", default=3, type=int) + 1)
        click.echo(click.prompt("Which?", type=click.Choice(["red", "green"])))
        click.echo(click.prompt("Name"))

    heard = through(program, "many", "4", "g", "Anna")
    assert heard.printed == [
        "How many: Enter: 3. many",
        "'many' is not a valid integer.",
        "How many: 4",
        "5",
        "Which? red or green. g",
        "green",
        "Name: Anna",
        "Anna",
    ]


def test_a_password_is_told_nowhere_not_even_if_it_is_refused():
    @click.command()
    def program():
        click.echo(len(str(click.prompt("Pin", hide_input=True, type=int))))

    heard = through(program, "hunter2", "1234")
    assert heard.printed == ["Pin:", "'***' is not a valid integer.", "Pin:", "4"]
    assert "hunter2" not in "".join(heard.spoken)


def test_a_default_is_told_by_its_label():
    @click.command()
    def program():
        click.echo(click.prompt("How many", default=2, show_default="two"))
        click.echo(click.prompt("Which?", default="all of them", show_default="all"))

    heard = through(program, "", "")
    assert heard.printed == ["How many: Enter: two. ", "2", "Which? Enter: all. ", "all of them"]


def test_before_an_editor_opens_it_is_said_how_one_goes_on(tmp_path):
    @click.command()
    def program():
        click.echo(click.edit("first\n", editor=editor))

    (tmp_path / "editor.py").write_text("import sys\nopen(sys.argv[1], 'a').write('second')\n")
    editor = (
        f"{Path(sys.executable).as_posix()} {tmp_path.as_posix()}/editor.py"  # click reads a backslash as an escape
    )
    assert through(program).printed == ["The editor opens. Save and close it to go on.", "first", "second"]


def test_what_goes_to_standard_error_and_the_log_is_told():
    @click.command()
    def program():
        print("lost", file=sys.stderr)
        click.echo("no room", err=True)
        logging.getLogger("trial").warning("hot")
        handler.close()

    handler = logging.StreamHandler()
    logging.getLogger("trial").addHandler(handler)
    try:
        assert through(program).printed == ["lost", "no room", "hot"]
    finally:
        logging.getLogger("trial").removeHandler(handler)


BARS = """
import sys, time
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

errors = Console(stderr=True, width=60)
with Progress(console=errors) as progress:
    first, second = progress.add_task("Copying", total=30), progress.add_task("Packing", total=30)
    for n in range(30):
        progress.advance(first)
        progress.advance(second)
        if n == 15:
            progress.console.print("half of it")
        time.sleep(0.05)
with errors.status("Working"):
    time.sleep(1.3)
table = Table("Name", "Home", "Town")
table.add_row("Ann", "7", "Bonn")
table.add_row("Ben", "", "Celle")
Console(width=60).print(table)
"""


@pytest.mark.long
def test_bars_and_spinners_of_rich_are_a_few_lines_and_tables_keep_their_empty_cells():
    def run():
        with App("trial").click_prompts():
            exec(BARS, {})

    printed = Script(environment={"FORCE_COLOR": "1", "TERM": "xterm"}).run(run).printed
    bars = [line for line in printed if line.startswith(("Copying", "Packing"))]
    assert len(bars) == 4, printed
    assert sum("100%" in line for line in bars) == 2
    assert [line.strip() for line in printed if line not in bars] == [
        "half of it",
        "Working",
        "Name, Home, Town",
        "Ann, 7, Bonn",
        "Ben, empty, Celle",
    ]


def test_confirm_pause_and_keys_are_lines():
    @click.command()
    def program():
        if click.confirm("Go on?", abort=True):
            click.pause()
        click.echo(click.getchar())

    heard = through(program, "ja", "", "yes")
    assert heard.printed == ["Go on? yes or no. Enter: no. ja", "Press Enter to go on. ", "? yes", "y"]
    assert isinstance(through(program, "n").left, click.Abort)
    assert isinstance(through(program, "quit").left, click.Abort)


def test_a_progress_bar_is_a_few_lines():
    @click.command()
    def program():
        with click.progressbar(range(200), label="Copying") as bar:
            for _ in bar:
                now[0] += 0.1

    def run():
        with App("trial").click_prompts() as person:
            person.clock = lambda: now[0]
            program([], standalone_mode=False)

    now = [0.0]
    first, *others, last = Script().run(run).printed
    assert (first, last) == ("Copying: 5 percent.", "Copying: done.")
    assert 2 <= len(others) <= 4


def test_colours_are_for_those_who_see():
    @click.command()
    def program():
        click.secho("red", fg="red")

    def printed(**wants):
        return through(program, **wants).printed

    assert printed(environment={"NO_COLOR": ""}) == ["\x1b[31mred\x1b[0m"]
    assert printed(environment={"NO_COLOR": "1"}) == ["red"]
    assert printed(environment={"NO_COLOR": ""}, speech=False) == ["red"]


def test_a_pager_reads_paragraph_by_paragraph_and_clear_clears_nothing():
    @click.command()
    def program():
        click.clear()
        click.echo_via_pager("first\n\nsecond\nthird\n")

    assert through(program, "", "no").printed == ["first", "More? ", "second", "More? no"]
    assert through(program, "", "q").printed[-1] == "More? q", "the key that leaves a pager is not understood"


@pytest.mark.parametrize(
    ("default", "typed", "hint", "found"),
    [
        (Path("."), "", "Enter: .", Path(".")),
        (Path("/"), "", "Enter: /", Path("/")),
        (Path("/srv/books/2026"), "2026", "Enter: /srv/books/2026", "2026"),
        (Color.RED, "", "Enter: RED", Color.RED),
        ("", "", "Enter: nothing", ""),
    ],
)
def test_a_default_is_told_as_click_shows_it_and_meant_by_enter_alone(default, typed, hint, found):
    answers = []

    @click.command()
    def program():
        answers.append(click.prompt("Which", default=default, value_proc=lambda value: value))

    assert hint in through(program, typed).printed[0]
    assert answers == [found]


def test_the_typed_label_of_a_default_is_a_text():
    @click.command()
    def program():
        click.echo(click.prompt("Which", default="everything", show_default="all"))

    assert through(program, "all").printed == ["Which: Enter: all. all", "all"]
    assert through(program, "").printed == ["Which: Enter: all. ", "everything"]


class Later:
    """A value that is looked up at its first use, which is too early."""

    def __getattr__(self, name):
        raise RuntimeError("not set up yet")

    def __call__(self):
        """Be callable, as such values are."""


def test_values_and_modules_that_are_loaded_at_their_first_use_are_left_alone(monkeypatch, tmp_path):
    (tmp_path / "slow_to_load.py").write_text("raise RuntimeError('too early')")
    monkeypatch.syspath_prepend(str(tmp_path))
    spec = importlib.util.find_spec("slow_to_load")
    spec.loader = importlib.util.LazyLoader(spec.loader)
    lazy = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(lazy)
    monkeypatch.setitem(sys.modules, "slow_to_load", lazy)
    holds = ModuleType("holds_a_value")
    holds.settings = Later()
    monkeypatch.setitem(sys.modules, "holds_a_value", holds)

    @click.command()
    def program():
        click.echo("done")

    assert through(program).printed == ["done"]


@pytest.mark.parametrize(
    ("source", "printed", "code"),
    [
        ("import sys\nprint('Looking.')\nsys.exit('fatal: no such file')", ["Looking.", "fatal: no such file"], 1),
        ("import sys\nsys.exit(3)", [], 3),
        ("print('Looking.')\n1/0", ["Looking.", "ZeroDivisionError: division by zero"], 1),
    ],
)
def test_the_message_by_which_a_program_ends_is_spoken(source, printed, code, tmp_path):
    from access.run import main

    program = tmp_path / "program.py"
    program.write_text(source)
    heard = Script(environment={"ACCESSIBLE": ""}).run(main, str(program))
    assert heard.left == code
    assert (heard.spoken[:1], heard.spoken[-1:]) == (printed[:1], printed[-1:])
    runs = [
        subprocess.run([sys.executable, *command], capture_output=True, timeout=PATIENCE, check=False)
        for command in (["-m", "access.run", str(program)], [str(program)])
    ]
    assert (runs[0].stdout, runs[0].stderr, runs[0].returncode) == (runs[1].stdout, runs[1].stderr, runs[1].returncode)


def test_clicks_own_functions_are_back_afterwards():
    before = {name: getattr(click, name) for name in ("echo", "prompt", "confirm", "progressbar", "getchar")}

    @click.command()
    def program():
        assert click.echo is not before["echo"]

    through(program)
    assert {name: getattr(click, name) for name in before} == before


@pytest.mark.parametrize("typed", ["2\n", "x\n2\n", ""])
def test_a_pipe_gets_byte_for_byte_what_it_always_got(typed, tmp_path):
    source = tmp_path / "program.py"
    source.write_text(
        "import click\n"
        "@click.command()\n"
        "def main():\n"
        "    click.secho('hello', fg='red')\n"
        "    print('plain')\n"
        "    n = click.prompt('Number', type=int, default=1)\n"
        "    with click.progressbar(range(n), label='Working') as bar:\n"
        "        list(bar)\n"
        "    click.echo(n)\n"
        "main()\n"
    )
    runs = [
        subprocess.run(
            [sys.executable, *command], input=typed.encode(), capture_output=True, timeout=PATIENCE, check=False
        )
        for command in (["-m", "access.run", str(source)], [str(source)])
    ]
    assert runs[0].stdout == runs[1].stdout
    assert (runs[0].returncode, runs[0].stderr) == (runs[1].returncode, runs[1].stderr)


def test_a_program_that_is_not_there_is_named():
    from access.run import main

    done = CliRunner().invoke(main, ["nothing-of-this-name"])
    assert done.exit_code == 2
    assert done.output.startswith("There is no program nothing-of-this-name here.")
    done = CliRunner().invoke(main, ["--lang", "de", "nothing-of-this-name"])
    assert done.output.startswith("Hier gibt es kein Programm nothing-of-this-name.")


def test_a_mistyped_option_before_the_program_is_named():
    from access.run import main

    done = CliRunner().invoke(main, ["--cels", "20", "program"])
    assert (done.exit_code, done.output) == (2, "There is no option --cels. Did you mean --cells?\n")


BOTH_STREAMS = """
import readline  # without it Python prints prompts of a terminal to standard error
import sys
import click

@click.command()
def main():
    click.secho("hello", fg="red")
    print("plain")
    click.echo("no room", err=True)
    print("lost", file=sys.stderr)
    click.echo(b"bytes")
    n = click.prompt("Number", type=int, default=1)
    m = click.prompt("Another", type=int, err=True)
    if click.confirm("Sure?", err=True):
        click.secho(f"{n} {m}", fg="green", err=True)
    with click.progressbar(range(n), label="Working") as bar:
        list(bar)
    with click.progressbar(range(n), label="Sorting", file=sys.stderr) as bar:
        list(bar)
    click.echo(n)
    sys.exit(3)

main()
"""


def on_a_terminal_but(redirected, folder, *command):
    """The exit code of a command on a terminal, what it printed there, and what came to the stream in a file."""
    import pty

    ours, theirs = pty.openpty()
    (folder / "stdin").write_bytes(b"2\n4\ny\n")
    with open(folder / redirected, "rb" if redirected == "stdin" else "wb") as file:
        streams = {"stdin": theirs, "stdout": theirs, "stderr": theirs, redirected: file}
        running = subprocess.Popen([sys.executable, *map(str, command)], start_new_session=True, **streams)
        os.close(theirs)
        shown, answers = (
            b"",
            [] if redirected == "stdin" else [(b"Number", b"2\n"), (b"Another", b"4\n"), (b"Sure", b"y\n")],
        )
        end = time.monotonic() + PATIENCE
        with contextlib.suppress(OSError):  # the other end is closed
            while time.monotonic() < end:
                if select.select([ours], [], [], 0.05)[0]:
                    shown += os.read(ours, 4096)
                if answers and answers[0][0] in shown + (folder / redirected).read_bytes():
                    os.write(ours, answers.pop(0)[1])
        if running.poll() is None and time.monotonic() >= end:
            running.kill()
    os.close(ours)
    return running.wait(PATIENCE), shown, (folder / redirected).read_bytes()


@pytest.mark.parametrize("redirected", ["stdout", "stderr", "stdin"])
def test_the_one_stream_that_is_no_terminal_gets_byte_for_byte_what_it_always_got(tmp_path, redirected):
    program = tmp_path / "program.py"
    program.write_text(BOTH_STREAMS)
    code, shown, got = on_a_terminal_but(redirected, tmp_path, "-m", "access.run", "--speech", "off", program)
    plain_code, plainly, plain = on_a_terminal_but(redirected, tmp_path, program)
    assert code == plain_code == 3, shown
    assert got == plain
    if redirected == "stdin":
        words = [re.sub(rb"\x1b\[[0-9;?]*[A-Za-z]", b"", each).split(b"Sure?")[0].split() for each in (shown, plainly)]
        assert words[0] == words[1]
