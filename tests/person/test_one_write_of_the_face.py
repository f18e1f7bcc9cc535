"""What a program of the face tells leaves in one write with the question after it, and in order with all else."""

import json
import os
import queue
import re
import threading
from io import StringIO
from pathlib import Path

import pytest
from terminal_game import TerminalGame

from access.person.streams import STEPS, Holding, InOrder, printing

TOOLS = Path(__file__).parents[1] / "tools"
PROGRAM = """
import os, subprocess, sys
from access import App

with App("told").person(speech="off") as person:
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
        program=(str(TOOLS / "writes.py"), str(TOOLS.with_name("samples") / "book.py")),
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


SLOW = """
import time
from access import App

def named(choice):
    time.sleep(0.2)
    return choice

def found():
    with open({fifo!r}) as other:
        return other.read().split()

with App("slow").person(speech="off") as person:
    person.say("one")
    person.choose("Two?", ["a", "b"], names=named)
    person.say("three")
    person.choose("Four?", found)
"""


@pytest.fixture
def slow(tmp_path):
    """A program whose questions take long to make, with a note of its writes, and the pipe for its last choices."""
    program, writes, fifo = tmp_path / "slow.py", tmp_path / "writes", tmp_path / "fifo"
    os.mkfifo(fifo)
    program.write_text(SLOW.format(fifo=str(fifo)))
    game = TerminalGame(
        "", first=rb"Two\?", env={"WRITES": str(writes)}, program=(str(TOOLS / "writes.py"), str(program))
    )
    yield game, writes, fifo
    game.hang_up()


def test_a_line_leaves_in_one_write_with_a_question_that_takes_long_to_make(slow):
    _, writes, _ = slow
    told = [json.loads(line) for line in writes.read_text(encoding="utf-8").splitlines()]
    assert ["one" in write for write in told if "Two?" in write] == [True]


def test_a_line_does_not_wait_for_the_choices_of_a_program(slow):
    game, _, fifo = slow
    game.type("a\r")
    game.wait_for(rb"three")  # the program still waits for its choices
    fifo.write_text("c d")
    game.wait_for(rb"Four\?")


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


def test_a_machine_that_lets_a_program_stand_still_does_not_end_the_waiting():
    held, begun, ends = Held(), queue.SimpleQueue(), queue.SimpleQueue()

    def stands_still(called_off, seconds):
        begun.put(seconds)
        return ends.get()  # however long that takes

    holding = Holding(held, stands_still)
    holding.hold()
    for _ in range(STEPS):
        assert begun.get(timeout=20) < 0.01
        assert not held.printed.is_set()
        ends.put(False)
    assert held.printed.wait(20)
    holding.close()


def test_a_line_whose_question_fails_is_printed_soon():
    held = Held()
    holding = Holding(held)
    with pytest.raises(EOFError), holding.for_question():
        raise EOFError
    assert held.printed.wait(20)
    holding.close()


def test_our_own_print_does_not_release_what_waits():
    printed = []
    stream = InOrder(StringIO(), lambda: printed.append("before"), bool, printed.append)
    with printing():
        stream.write("ours")
    assert printed == []
    stream.write("theirs")
    assert (printed, stream.stream.getvalue()) == (["before"], "ourstheirs")
