"""What a program of the face tells leaves in one write with the question after it, and in order with all else."""

import json
import re
import threading
from io import StringIO
from pathlib import Path

from terminal_game import TerminalGame

from access.person.holding import Holding
from access.person.streams import InOrder, printing

TOOLS = Path(__file__).parents[1] / "tools"
PROGRAM = """
import os, subprocess, sys
from access import App

with App("told").person(speech=False) as person:
    person.say("one")
    print("two")
    person.say("three")
    subprocess.run(["echo", "four"])
    person.say("five")
    print("six", file=sys.stderr)
    person.say("seven")
    os.system("echo eight")
    person.text("Name?", empty=True)
    person.say("nine")
    sys.stdout.buffer.write(b"ten\\\\n")
    sys.stdout.flush()
    person.say("eleven")
print("twelve")
"""


def test_what_is_told_leaves_in_one_write_with_the_question_after_it(tmp_path):
    writes = tmp_path / "writes"
    book = TerminalGame(
        *("--file", str(tmp_path / "b.json"), "--speech", "off"),
        first=rb"leave\.",
        env={"WRITES": str(writes)},
        program=(str(TOOLS / "writes.py"), str(TOOLS / "book.py")),
    )
    book.type("add\r")
    book.wait_for(rb"Whose name\?")
    book.type("Quit\r")
    book.wait_for(rb"of Quit\?")
    book.type("030 12\r")
    book.wait_for(rb"(?s)030 12.*1 in the book.*What\?")
    told = [json.loads(line) for line in writes.read_text(encoding="utf-8").splitlines()]
    book.hang_up()
    with_questions = [write for write in told if re.search(r"What\?", write)]
    assert [("in the book." in write) for write in with_questions] == [True, True]
    assert "Quit: 030 12" in with_questions[1]


def test_what_a_program_prints_and_starts_itself_comes_after_what_was_told(tmp_path):
    program = tmp_path / "told.py"
    program.write_text(PROGRAM.replace("\\\\", "\\"))
    told = TerminalGame("", first=rb"Name\?", program=(str(program),))
    told.type("\r")
    told.wait_for(rb"twelve")
    words = re.findall(rb"[a-z]{3,}|Name", re.sub(rb"\x1b\[[0-9;?]*[A-Za-z]", b"", told.shown))
    told.hang_up()
    assert b" ".join(words) == b"one two three four five six seven eight Name nine ten eleven twelve"


class Held:
    """A terminal in which lines wait."""

    def __init__(self):
        self.printed = threading.Event()

    def flush(self):
        self.printed.set()

    def end_line(self):
        """End no line."""


def test_a_line_that_no_question_follows_is_printed_soon():
    held = Held()
    holding = Holding(held)
    holding.hold()
    assert held.printed.wait(20)
    holding.close()


def test_our_own_print_does_not_release_what_waits():
    printed = []
    stream = InOrder(StringIO(), lambda: printed.append("before"))
    with printing():
        stream.write("ours")
    assert printed == []
    stream.write("theirs")
    assert (printed, stream.stream.getvalue()) == (["before"], "ourstheirs")
