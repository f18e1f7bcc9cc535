"""The functions of click through a person, in a program that asks for it: they tell and ask well."""

import getpass
import importlib.util
import logging
import re
import sys
import threading
from enum import Enum
from pathlib import Path
from types import ModuleType

import click
import pytest
import rich.console
import rich.progress
import rich.prompt
from terminal_game import TerminalGame

from access import App
from access.testing import INTERRUPT, Script


class Color(Enum):
    """Members, whose names click shows."""

    RED = 1


def run_through(program):
    """Run a program through a person."""
    with App("trial").print_and_input():
        program()


def prompted(program, *typed):
    """What reaches a person of any program."""
    return Script(*typed).run(run_through, program)


def through(program, *typed, **wants):
    """What reaches a person of a click program."""
    heard = Script(*typed, **wants).run(lambda: run_through(lambda: program([], standalone_mode=False)))
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


def test_all_that_is_printed_is_told_in_its_order():
    taken = click.echo

    @click.command()
    def program():
        click.echo("no room", err=True)
        print("plain")
        print("to standard error", file=sys.stderr)
        taken("by a name taken from click before")
        click.echo("one ", nl=False)
        print("line\n")
        sys.stdout.write("10 %\r20 %\r\n")
        print("the beginning", end="")

    heard = through(program)
    assert heard.printed == [
        *("no room", "plain", "to standard error", "by a name taken from click before", "one line", "20 %"),
        "the beginning",
    ]
    assert heard.spoken == heard.printed


def test_what_is_logged_is_told_by_handlers_of_before_and_of_meanwhile():
    log = logging.getLogger("trial_of_prompts")
    handlers = [logging.StreamHandler()]

    def program():
        handlers.append(logging.StreamHandler(sys.stdout))
        log.addHandler(handlers[1])
        log.warning("hot")

    log.addHandler(handlers[0])
    before = handlers[0].stream, sys.stdout
    try:
        assert prompted(program).printed == ["hot", "hot"]
        assert (handlers[0].stream, handlers[1].stream) == before, "they write to the program's own streams again"
    finally:
        for handler in handlers:
            log.removeHandler(handler)


def test_a_bar_of_rich_is_told_once_at_its_end_and_its_prompts_are_asked():
    def program():
        for _ in rich.progress.track(range(3), description="Copying", refresh_per_second=100):
            pass
        rich.print("[red]red[/red]")
        rich.print(rich.prompt.Prompt.ask("Name", default="Ben"))

    heard = prompted(program, "Anna")
    assert [line.split()[0] for line in heard.printed] == ["Copying", "red", "Name", "Anna"]
    assert heard.printed[2] == "Name (Ben): Anna"


def test_what_another_thread_prints_at_a_question_stands_beside_it():
    def in_a_thread():
        printing = threading.Thread(target=print, args=("from afar",))
        printing.start()
        printing.join()

    def program():
        print(input("Name? "))

    heard = prompted(program, in_a_thread, "Anna")
    assert sorted(heard.printed) == ["Anna", "Name? Anna", "from afar"]
    assert heard.printed[-1] == "Anna"


@pytest.mark.parametrize(
    ("language", "stopped"),
    [("en", "Stopped by Ctrl-C."), ("de", "Mit Strg-C abgebrochen."), ("fr", "Arr\u00eat\u00e9 par Ctrl-C.")],
)
def test_ctrl_c_is_one_sentence_in_the_persons_language(language, stopped):
    @click.command()
    def program():
        click.prompt("Name")

    def at_work():
        raise KeyboardInterrupt

    script = Script(INTERRUPT, environment={"LC_ALL": f"{language}.UTF-8"})
    heard = script.run(lambda: run_through(lambda: program([])))
    assert heard.printed[1:] == [stopped]
    assert heard.left == 1
    with pytest.raises(KeyboardInterrupt) as raised:
        script.run(lambda: run_through(at_work))
    assert script.heard.printed == [stopped]
    assert raised.value.is_told


def test_the_streams_of_the_program_are_its_own_again_whatever_ends_it():
    before = sys.stdout, sys.stderr, input
    with pytest.raises(ZeroDivisionError):
        prompted(lambda: print("half a line", end="") or 1 / 0)
    assert (sys.stdout, sys.stderr, input) == before


AT_A_TERMINAL = """
import questionary
import rich.progress
from access import App

with App("trial").print_and_input(speech="off"):
    print("Before.")
    with rich.progress.Progress() as bars:
        for label in ("Copying", "Sorting"):
            bars.update(bars.add_task(label, total=1), advance=1)
            bars.refresh()
    print("Got", questionary.text("First?").ask())
    print("Got", questionary.text("Second?").ask())
    print("Own", input("Third? "))
    raise KeyboardInterrupt
"""


@pytest.mark.posix("a terminal of POSIX")
def test_at_a_terminal_what_is_drawn_is_announced_once_and_works_and_a_bar_is_told_at_its_end(tmp_path):
    (tmp_path / "trial.py").write_text(AT_A_TERMINAL)
    game = TerminalGame("", first=rb"First\?", program=(str(tmp_path / "trial.py"),))
    for typed, then in (("Anna\r", rb"Second\?"), ("Ben\r", rb"Third\?"), ("Cleo\r", rb"Stopped by Ctrl-C\.")):
        since = len(game.shown)
        game.type(typed)
        game.wait_for(then, since)
    game.wait_for_end()
    plain = re.sub(rb"\x1b\[[0-9;?]*[A-Za-z]|\s+", b" ", game.shown).decode()
    told = ["Before.", "Copying", "taverne run -- trial.py", "Got Anna", "Got Ben", "Own Cleo", "Stopped by Ctrl-C."]
    assert [plain.count(line) for line in told] == [1] * len(told), plain
    assert "Traceback" not in plain
    assert re.search(rb"(?s)Got Ben.*\x1b\[\?2004h.*Third\?", game.shown), "its own question has no editor"


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
        with App("trial").print_and_input() as person:
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


LONG_AGO = click.echo, click.secho, click.style
"""Names of click as a program has them that has taken them before."""


@pytest.mark.parametrize(
    "say",
    [
        lambda: click.echo(click.style("red", fg="red")),
        lambda: print(click.style("red", fg="red")),
        lambda: LONG_AGO[0](LONG_AGO[2]("red", fg="red")),
        lambda: LONG_AGO[1]("red", fg="red"),
        lambda: rich.print("[red]red[/red]"),
        lambda: rich.console.Console().print("red", style="red"),
        lambda: rich.console.Console(stderr=True).print("red", style="red"),
    ],
)
def test_colours_of_all_who_print_stay_for_those_who_see_and_no_bar_is_drawn(say, monkeypatch):
    monkeypatch.setattr(rich, "_console", None)

    def program():
        say()
        for _ in rich.progress.track(range(3), description="Copying", refresh_per_second=100):
            pass
        with rich.console.Console().status("Waiting"):
            pass

    def heard(**environment):
        return Script(environment=environment).run(run_through, program)

    seen = heard(NO_COLOR="", TERM="xterm", COLORTERM="")
    assert seen.printed[0] == "\x1b[31mred\x1b[0m"
    assert seen.spoken[0] == "red"
    assert [line.split()[0] for line in seen.spoken[1:]] == ["Copying"]
    plain = heard(NO_COLOR="1", TERM="xterm")
    assert plain.printed[0] == "red"
    assert len(plain.printed) == len(seen.printed) == 2


def test_a_pager_reads_paragraph_by_paragraph_and_clear_clears_nothing():
    @click.command()
    def program():
        click.clear()
        click.echo_via_pager("first\n\nsecond\nthird\n")

    assert through(program, "", "no").printed == ["first", "More? Enter reads on, no ends it. ", "second", "More? no"]
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


@pytest.mark.parametrize("choices", [["", "a"], ["r", "R"]])
def test_choices_that_cannot_be_told_apart_are_typed_as_click_takes_them(choices):
    found = []
    heard = prompted(lambda: found.append(click.prompt("Which", type=click.Choice(choices))), "x", choices[1])
    assert found == [choices[1]]
    assert len(heard.printed) == 3


TYPER = """
import getpass

visible_prompt_func = input

def prompt(text, default=None, hide_input=False, confirmation_prompt=False, show_default=True, err=False):
    shown = f"{text} [{default}]: " if show_default and default is not None else f"{text}: "
    return (getpass.getpass if hide_input else visible_prompt_func)(shown) or default
"""
"""A stand-in for typer, which brings a click of its own: it asks by input, and has other types."""


@pytest.mark.parametrize(
    ("ways", "typed", "printed", "expected"),
    [
        ({"default": "Bo"}, "", "Name: Enter: Bo. ", "Bo"),
        ({"default": "Bo"}, "Anna", "Name: Enter: Bo. Anna", "Anna"),
        ({"default": "Bo", "show_default": False}, "", "Name: ", "Bo"),
        ({}, "Anna", "Name: Anna", "Anna"),
        ({"default": "hunter2", "hide_input": True}, "", "Name:", "hunter2"),
    ],
)
def test_typers_own_prompt_says_in_words_what_enter_means(monkeypatch, ways, typed, printed, expected):
    typer = ModuleType("typer._click.termui")
    exec(TYPER, vars(typer))
    monkeypatch.setitem(sys.modules, typer.__name__, typer)
    own, found = typer.prompt, []
    heard = prompted(lambda: found.extend((typer.prompt("Name", **ways), input("Then: "))), typed, "x")
    assert heard.printed == [printed, "Then: x"]
    assert found == [expected, "x"]
    assert typer.prompt is own


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
