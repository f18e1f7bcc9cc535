"""Programs of the face in a real terminal: under a screen reader, on a braille display, and killed."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
import readers
from feel import PATIENCE
from fingers import Fingers
from helpers import wait_until
from listen import sounding
from terminal_game import TerminalGame

pytestmark = pytest.mark.posix("a terminal of POSIX")

TOOLS = Path(__file__).parents[1] / "tools"
SAMPLES = TOOLS.with_name("samples")
BOOK = SAMPLES / "book.py"
QUIZ = SAMPLES / "quiz.py"
QUIZ_HEARD = [
    "How many legs has a spider? 0 to 99.",
    "Right.",
    "How many has an ant? 0 to 99.",
    "Ben has answered.",
    "How many has an ant? 0 to 99.",
    "No, 6.",
    "1 of 2 right.",
]
"""What is heard of a quiz: the open question stands there again below the news."""
ASKS = SAMPLES / "asks.py"
ASKS_HEARD = re.compile(
    r"Which file\? (SE )?It is asks\.py\. "
    r"Note\? Several lines; Enter alone ends\. Line 2: Line 3: Line 4: 3 lines\. "
    r"The editor opens\. Save and close it to go on\. new "
    r"Type back to go to the question before; at a question for any text, /back\. "
    r"Name\? Colour\? red or blue\. Name\? Colour\? name: Ben\. colour: red\. "
    r"Is that right\? yes, name or colour\. Enter: yes\. Ben likes red\. "
    r"Copying: \d+ percent\. (Copying: \d+ percent\. Sorting(: \d+)?\. )+Sorting: done\. Copying: done\. "
    r"All is done\."
)
"""What is heard of each question once, and of two tasks that run at once; yasr also reads what the tab key adds."""


def asks_typed(tab, enter):
    """What is typed at them, with the names that a screen reader's tool has for two keys."""
    return [
        *("type:ask", f"key:{tab}", f"key:{enter}", "Dear Anna,", "/", "all is well.", f"key:{enter}"),
        *("Anna", "back", "Ben", "red", f"key:{enter}", "expect:All is done."),
    ]


CLICKED = """
import sys, time
import click

@click.command()
def main():
    print("one")
    name = input("Name? ")
    with click.progressbar(range(40), label="Copying") as bar:
        for _ in bar:
            time.sleep(0.05)
    for n in range(30):
        sys.stdout.write(f"\\r{n} files")
        sys.stdout.flush()
    print()
    click.secho(f"Hello {name}", fg="green")
    if click.confirm("Again?"):
        click.echo("no more")

main()
"""


ENDS = """
import subprocess, sys
subprocess.run([sys.executable, *filter(None, sys.argv[1:])], check=True)
print("ended")
"""
"""Runs a program, and says when it has ended."""


def said(script, *command):
    """The phrases that yasr says while the script is typed."""
    hear = [sys.executable, TOOLS / "hear.py", "--json", "--script", "-", "--settle", "0.6"]
    for name, value in {"HOME": str(Path.home()), "LANG": "C.UTF-8"}.items():
        hear += ["--env", f"{name}={value}"]
    run = subprocess.run(
        [*map(str, hear), "--", sys.executable, *map(str, command)],
        input="\n".join(script),
        capture_output=True,
        text=True,
        env=dict(os.environ),
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return [
        e["text"].strip() for e in map(json.loads, run.stdout.splitlines()) if e["kind"] == "say" and e["text"].strip()
    ]


@pytest.mark.heard
def test_an_address_book_is_heard_line_by_line_and_nothing_twice(tmp_path):
    assert said(["add", "Quit", "030 12", "find", "Quit", "leave"], BOOK, "--file", tmp_path / "b.json") == [
        "0 in the book.",
        "What? find, add, list or leave. Enter: find.",
        "Whose name?",
        "Number of Quit?",
        "Quit: 030 12",
        "1 in the book.",
        "What?",
        "Whose number?",
        "Quit: 030 12",
        "1 in the book.",
        "What?",
        "1 in the book are kept.",
    ]


@pytest.mark.heard
def test_a_click_program_is_heard_without_its_bars_and_redrawn_lines(tmp_path):
    program = tmp_path / "program.py"
    program.write_text(CLICKED)
    first, name, *progress, files, hello, again, more = said(
        ["Anna", "expect:Again", "y", "expect:no more"], "-m", "access.run", program
    )
    assert (first, name, files, hello) == ("one", "Name?", "29 files", "Hello Anna")
    assert (again, more) == ("Again? left bracket y/N right bracket :", "no more")
    assert progress[-1] == "Copying, 100%"
    assert 2 <= len(progress) <= 3


@pytest.mark.heard_by_orca
def test_an_address_book_is_heard_under_orca_and_nothing_twice(tmp_path):
    script = ["add", "Quit", "030 12", "leave"]
    heard = readers.orca(script, "--file", str(tmp_path / "b.json"), home=tmp_path, program=(str(BOOK),))
    assert heard.words == (
        "0 in the book. What? find, add, list or leave. Enter: find. Whose name? Number of Quit? "
        "Quit: 030 12 1 in the book. What? 1 in the book are kept."
    )


@pytest.mark.heard
def test_paths_lines_an_editor_a_form_and_two_tasks_are_heard_and_nothing_twice():
    heard = " ".join(said(asks_typed("tab", "enter"), ASKS))
    assert ASKS_HEARD.fullmatch(heard.replace("s.py It", "It")), heard


@pytest.mark.heard_by_orca
@pytest.mark.everything
def test_paths_lines_an_editor_a_form_and_two_tasks_are_heard_under_orca(tmp_path):
    heard = readers.orca(asks_typed("Tab", "Return"), home=tmp_path, program=(str(ASKS),)).words
    assert ASKS_HEARD.fullmatch(heard), heard


@pytest.mark.felt
@pytest.mark.everything
@pytest.mark.parametrize("cells", [20, 40])
def test_paths_lines_an_editor_and_a_form_are_felt(cells):
    questions = {
        "Which file?": "ask\t\r",
        "Note?": "Dear Anna,\r",
        "Line 2:": "/\r",
        "Line 3:": "\r",
        "Name?": "Anna\r",
        "Colour?": "back\r",
        "Name? ": "Ben\r",
        "Colour? ": "red\r",
        "Is that right?": "\r",
    }
    command = [sys.executable, str(ASKS), "--braille", "display", "--no-more", "--speech", "off"]
    with Fingers(command=command, cells=cells) as fingers:
        for question, typed in questions.items():
            fingers.display.wait_for(lambda d, q=question: " ".join(d.text().split()).startswith(q.strip()), PATIENCE)
            fingers.display.type(typed)
        fingers.display.wait_for(lambda d: "All is done" in d.terminal.screen, PATIENCE)


@pytest.mark.heard_by_orca
@pytest.mark.everything
def test_a_click_program_is_heard_under_orca_without_its_bars(tmp_path):
    program = tmp_path / "program.py"
    program.write_text(CLICKED)
    heard = readers.orca(["Anna", "expect:Again", "y"], str(program), home=tmp_path, program=("-m", "access.run"))
    assert re.fullmatch(
        r"one Name\? (Copying, \d+% )+Copying, 100% 29 files Hello Anna Again\? \[y/N\]: no more",
        heard.words,
    )


@pytest.mark.felt
def test_an_address_book_is_felt_on_twenty_cells(tmp_path):
    command = [sys.executable, str(BOOK), "--file", str(tmp_path / "b.json"), "--braille", "display", "--no-more"]
    with Fingers(command=command, cells=20) as fingers:
        fingers.display.wait_for(lambda d: " ".join(d.text().split()).startswith("What?"), PATIENCE)
        fingers.display.type("add\r")
        fingers.display.wait_for(lambda d: " ".join(d.text().split()).startswith("Whose name?"), PATIENCE)
        fingers.display.type("Anna\r")
        fingers.display.wait_for(lambda d: " ".join(d.text().split()).startswith("Number of Anna?"), PATIENCE)
        fingers.display.type("7\r")
        fingers.display.wait_for(lambda d: " ".join(d.text().split()).startswith("What?"), PATIENCE)
        fingers.display.type("leave\r")
        fingers.display.wait_for(lambda d: "kept" in d.terminal.screen, PATIENCE)
    assert json.loads((tmp_path / "b.json").read_text()) == {"Anna": "7"}


@pytest.mark.heard
def test_a_quiz_in_an_event_loop_is_heard_with_news_at_an_open_question():
    assert said(["8", "expect:Ben has answered", "5"], QUIZ) == QUIZ_HEARD


@pytest.mark.heard_by_orca
@pytest.mark.everything
def test_a_quiz_in_an_event_loop_is_heard_under_orca(tmp_path):
    heard = readers.orca(["8", "expect:Ben has answered", "5"], home=tmp_path, program=(str(QUIZ),))
    assert heard.words == " ".join(QUIZ_HEARD)


@pytest.mark.felt
@pytest.mark.everything
def test_a_quiz_in_an_event_loop_is_felt_on_twenty_cells_and_news_does_not_move_the_question():
    def stands(question):
        quiz.display.wait_for(lambda d: " ".join(d.text().split()).startswith(question), PATIENCE)

    with Fingers(command=[sys.executable, str(QUIZ), "--display"], cells=20) as quiz:
        stands("How many legs has a")
        quiz.display.type("8\r")
        stands("How many has an")
        assert wait_until(lambda: "Ben has answered." in quiz.display.terminal.screen)
        stands("How many has an")
        quiz.display.type("5\r")
        assert wait_until(lambda: "1 of 2 right." in quiz.display.terminal.screen)


LOGS = """
import asyncio, logging
from access import App
app = App("logs", languages=["en"])

async def main():
    async with app.async_person(braille="terminal", cells=20, speech="off") as person:
        logging.getLogger().addHandler(person.log_handler())
        logging.warning("A line that is longer than twenty cells.")
        print("Hello,", await person.text("Name?"))
        person.tell_now("A last line that is longer than cells.")

asyncio.run(main())
"""


def test_a_log_told_in_an_event_loop_waits_until_it_was_read():
    program = TerminalGame("", first=rb"twenty cells", program=("-c", LOGS))
    program.wait_for("⠞⠓⠁⠞".encode())
    for line, shown in (("", "⠞⠺⠑⠝⠞⠽"), ("", "⠉⠑⠇⠇⠎"), ("", "Name"), ("Ann", "Hello, Ann")):
        program.type(line + "\r")
        program.wait_for(shown.encode())
    for _ in range(4):  # each row of the last line waits, too
        program.type("\r")
    program.wait_for_end()
    assert b"longer than cells" in program.shown
    assert b"Traceback" not in program.shown


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_whatever_ends_a_program_at_a_prompt_finally_has_run(tmp_path, number):
    kept = tmp_path / "b.json"
    book = TerminalGame("--file", str(kept), "--speech", "off", first=rb"leave", program=(str(BOOK),))
    os.kill(book.child, number)
    os.waitpid(book.child, 0)
    assert json.loads(kept.read_text()) == {}


def sounds_of(sink, tmp_path, program, *options):
    """What sounds of a program beside a screen reader, until it has ended."""
    (tmp_path / "clicked.py").write_text(
        "import click\nclick.echo('Hello.')\nclick.prompt('Who leaves?')\nclick.echo('All are gone.')\n"
    )
    clicked = ("-m", "access.run", *options, str(tmp_path / "clicked.py"))
    begun = {"book": (str(BOOK), "--file", str(tmp_path / "b.json"), *options), "click": clicked}[program]
    first = len(sink.samples) // 2
    running = TerminalGame("", first=rb"leave", program=("-c", ENDS, *begun), env={**sink.env, "ACCESSIBLE": "1"})
    running.type("leave\r")
    running.wait_for(rb"ended")
    os.waitpid(running.child, 0)
    os.close(running.terminal)
    sink.settle(60)
    return sounding(sink.pcm(first))


@pytest.mark.listened
@pytest.mark.parametrize("program", ["book", pytest.param("click", marks=pytest.mark.everything)])
def test_beside_a_screen_reader_a_program_says_nothing_itself_unless_it_is_asked_to(sink, tmp_path, program):
    assert not sounds_of(sink, tmp_path, program)
    assert sounds_of(sink, tmp_path, program, "--speech", "on")
