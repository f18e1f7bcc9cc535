"""Click programs, unchanged: what they print is told, what they ask is asked well, and pipes get what they always got."""

import sys

import click
import pytest
from click.testing import CliRunner

from access import App
from access.testing import Script


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
            person._clock = lambda: now[0]
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


def test_a_line_that_is_redrawn_is_told_once_and_drawn_tables_are_rows():
    from access.person.clicked import Through, in_rows

    told = []
    ours = Through.__new__(Through)
    ours._open, ours.busy = "", False
    ours.person = type("P", (), {"say": staticmethod(told.append)})
    for part in ("\r10 %", "\r20 %", "\x1b[2K\r100 %\n", "Name  Age\n"):
        ours.print_out(part)
    assert told == ["100 %", "Name  Age"]
    assert in_rows("┏━━━┳━━━┓\n┃ a ┃ b ┃\n│ 1 │ 2 │\n") == "\na, b\n1, 2\n"
    assert in_rows("a  b") == "a  b"
    ours.print_out(
        in_rows("\x1b[2K  ━━━━━ 6.0/12.0 MB\r") + in_rows("\x1b[2K  ━━━━━━━━━━ \x1b[32m12.0/12.0 MB\x1b[0m eta 0:00\n")
    )
    assert told[-1] == "12.0/12.0 MB eta 0:00"


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
    import subprocess

    from helpers import PATIENCE

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
    assert "There is no program nothing-of-this-name here." in done.output
