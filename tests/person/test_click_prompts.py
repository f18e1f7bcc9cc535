"""The functions of click through a person, in a program that asks for it: they tell and ask well."""

import getpass
import importlib.util
import sys
from enum import Enum
from pathlib import Path
from types import ModuleType

import click
import pytest

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


def test_what_goes_to_standard_error_by_click_is_told_and_what_python_prints_is_printed_in_its_place(capsys):
    @click.command()
    def program():
        click.echo("no room", err=True)
        print("plain")
        click.echo("after")

    assert through(program).printed == ["no room", "after"]
    assert capsys.readouterr().out == "plain\n"


def test_a_name_taken_from_click_before_stays_clicks_own(capsys):
    taken = click.echo

    @click.command()
    def program():
        taken("by click")

    assert through(program).printed == []
    assert capsys.readouterr().out == "by click\n"


def test_input_and_getpass_ask_and_end_as_pythons():
    @click.command()
    def program():
        click.echo("Ready. ", nl=False)
        click.echo(input("Name? ") + getpass.getpass("Pin: "))
        for ask in (input, getpass.getpass):
            with pytest.raises(EOFError):
                ask("More? ")

    assert through(program, "Anna", "12").printed == ["Ready. Name? Anna", "Pin:", "Anna12", "More?", "More?"]


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
        (Path("/"), "", f"Enter: {Path('/')}", Path("/")),
        (Path("/srv/books/2026"), "2026", f"Enter: {Path('/srv/books/2026')}", "2026"),
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


def test_clicks_own_functions_are_back_afterwards():
    before = {name: getattr(click, name) for name in ("echo", "prompt", "confirm", "progressbar", "getchar")}

    @click.command()
    def program():
        assert click.echo is not before["echo"]

    through(program)
    assert {name: getattr(click, name) for name in before} == before
