"""Standard streams of a program that are closed, full, without a reader, in another encoding, or read by others too."""

import os
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from io import StringIO

import pytest
from helpers import PATIENCE
from terminal_game import TerminalGame

from access import App
from access.person.streams import Passing
from access.testing import Script

pytestmark = pytest.mark.posix("descriptors of POSIX")

TELLS = """
import sys
from access import App
with App("trial").person() as person:
    for number in range(int(sys.argv[1])):
        person.say(f"Grüße {number}")
"""
ASKS = """
import os, sys
from access import App, Left
try:
    with App("trial").person() as person:
        person.say("Hello.")
        {before}
        print(person.{way}("Name?"))
except Left as left:
    print("left:", left.why)
"""


def run(program, *arguments, shell=None, **given):
    """What a program printed, its errors and its exit code; in a shell its redirections come after it."""
    command = [sys.executable, "-c", program, *arguments]
    if shell is not None:
        command = ["bash", "-c", f'"$0" "$@" {shell}', *command]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False, **given)


def test_a_program_whose_reader_is_gone_ends_without_a_word():
    found = run(TELLS, "20000", shell="| head -1; exit ${PIPESTATUS[0]}")
    assert (found.stdout, found.stderr, found.returncode) == ("Grüße 0\n", "", 1)


def test_a_full_disk_is_told_in_one_sentence():
    if not os.path.exists("/dev/full"):
        pytest.skip("no full device here")
    found = run(TELLS, "3", shell="> /dev/full", env={**os.environ, "LC_ALL": "C.UTF-8"})
    assert (found.stderr, found.returncode) == ("Standard output cannot be written: the disk is full.\n", 1)


@pytest.mark.parametrize("closed", [">&-", ">&- 2>&-", "<&-", "<&- >&-"])
def test_a_program_tells_with_closed_streams(closed):
    found = run(TELLS, "3", shell=closed)
    assert (found.stderr, found.returncode) == ("", 0)


def test_nothing_takes_the_place_of_a_closed_stream():
    same = "print([os.path.samestat(os.fstat(n), os.stat(os.devnull)) for n in (0, 1)], file=sys.stderr)"
    found = run(ASKS.format(before=same, way="text"), shell="<&- >&-")
    assert found.stderr == "[True, True]\n"


@pytest.mark.parametrize("way", ["text", "secret"])
@pytest.mark.parametrize("before", ["sys.stdin.close()", "os.close(0)", "sys.stdin = None"])
def test_a_closed_input_has_ended(before, way):
    found = run(ASKS.format(before=before, way=way), stdin=subprocess.PIPE)
    assert (found.stdout, found.stderr) == ("Hello.\nName?\nleft: end\n", "")


@pytest.mark.parametrize("term", ["xterm-256color", "dumb"])
@pytest.mark.parametrize("way", ["text", "secret"])
def test_a_terminal_whose_input_is_closed_ends_the_question(tmp_path, way, term):
    (tmp_path / "asks.py").write_text(ASKS.format(before="os.close(0)", way=way))
    program = (str(tmp_path / "asks.py"),)
    game = TerminalGame("", first=b"left: end", program=program, env={"TERM": term, "ACCESSIBLE": "1"})
    os.close(game.terminal)
    os.waitpid(game.child, 0)


def test_input_without_a_descriptor_is_read():
    found = run("import io, sys\nsys.stdin = io.StringIO('Anna\\n')\n" + ASKS.format(before="", way="text"))
    assert found.stdout == "Hello.\nName?\nAnna\n"


@pytest.mark.parametrize("encoding", ["ascii", "cp437"])
def test_a_sign_stands_for_a_letter_that_the_output_lacks(encoding):
    program = TELLS.replace("Grüße", "Grüße ✓")
    found = run(program, "1", env={**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}, encoding=encoding)
    assert (found.stdout, found.stderr) == (f"{'Grüße ✓ 0'.encode(encoding, 'replace').decode(encoding)}\n", "")


ORDER = """
import sys
from access import App
print("a", input())
with App("trial").person() as person:
    print("b", person.text("B?"))
    print("c", input())
    print("d", person.secret("D?"))
    print("e", sys.stdin.readline().strip(), sys.stdin.read(1))
    print("f", person.text("F?"))
    print("g", next(sys.stdin).strip())
print("h", input())
with App("trial").person() as person:
    print("i", person.text("I?"))
print("rest", sys.stdin.read().split())
"""


@pytest.mark.parametrize("errors", ["strict", "surrogateescape"])
@pytest.mark.parametrize("long", [1, 9000])
def test_input_and_questions_of_one_pipe_get_their_lines_in_order(tmp_path, long, errors):
    env = {**os.environ, "PYTHONIOENCODING": f"utf-8:{errors}"}
    typed = [f"{'é' * long}x{n}" for n in range(5)] + ["y6", "7", "8", "9", "10", "11"]
    text = "\n".join(typed) + "\n"
    piped = run(ORDER, input=text, env=env)
    (tmp_path / "typed").write_text(text)
    with open(tmp_path / "typed", encoding="utf-8") as file:
        from_file = run(ORDER, stdin=file, env=env)
    told = [line for line in piped.stdout.splitlines() if line[1:2] != "?"]
    named = [f"{name} {line}" for name, line in zip("abcde", typed, strict=False)]
    assert piped.stderr == ""
    assert told == [*named[:4], f"{named[4]} y", "f 6", "g 7", "h 8", "i 9", "rest ['10', '11']"]
    assert from_file.stdout == piped.stdout


# Signals ----------------------------------------------------------------------------------------------------------------

OWN = """
import os, signal, sys
from access import App
def own(number, frame):
    os.write(1, b"own\\n")  # print may be at work
    sys.exit(7)
{before}
with App("trial").person() as person:
    person.{way}("Ready?")
    {then}
"""


@pytest.mark.parametrize("before", [True, False])
def test_a_handler_of_the_program_is_not_replaced(before):
    handler = "signal.signal(signal.SIGTERM, own)"
    kills = "os.kill(os.getpid(), signal.SIGTERM)"
    program = OWN.format(way="say", before=handler if before else "", then=kills if before else f"{handler}; {kills}")
    found = run(program)
    assert (found.stdout, found.stderr, found.returncode) == ("Ready?\nown\n", "", 7)


def test_a_handler_that_was_set_meanwhile_stays_after_the_end():
    program = OWN.format(way="say", before="", then="signal.signal(signal.SIGTERM, own)")
    assert run(program + "os.kill(os.getpid(), signal.SIGTERM)\n").returncode == 7


@pytest.mark.parametrize("term", ["xterm-256color", "dumb"])
@pytest.mark.parametrize("way", ["text", "secret"])
def test_a_handler_of_the_program_ends_a_question(tmp_path, way, term):
    (tmp_path / "own.py").write_text(OWN.format(way=way, before="signal.signal(signal.SIGTERM, own)", then=""))
    env = {"TERM": term, "ACCESSIBLE": "1"}
    game = TerminalGame("", first=rb"Ready\?", program=(str(tmp_path / "own.py"),), env=env)
    os.kill(game.child, signal.SIGTERM)
    assert os.waitstatus_to_exitcode(os.waitpid(game.child, 0)[1]) == 7
    os.close(game.terminal)


GOES_ON = """
import os, signal, sys
from access import App
def note(number, frame):
    person.say("noted")
def ends(number, frame):
    raise TimeoutError("late")
signal.signal(signal.SIGUSR1, note)
signal.signal(signal.SIGALRM, ends)
with App("trial").person() as person:
    try:
        person.{way}("Ready?")
    except TimeoutError as late:
        print(late)
    print(repr(person.{way}("Again?")))
"""


@pytest.mark.parametrize("term", ["xterm-256color", "dumb"])
def test_a_handler_that_returns_lets_the_question_go_on_and_one_that_raises_ends_it(tmp_path, term):
    (tmp_path / "goes_on.py").write_text(GOES_ON.format(way="text"))
    env = {"TERM": term, "ACCESSIBLE": "1"}
    game = TerminalGame("", first=rb"Ready\?", program=(str(tmp_path / "goes_on.py"),), env=env)
    os.kill(game.child, signal.SIGUSR1)
    game.wait_for(rb"noted(?s:.*)Ready\?")
    os.kill(game.child, signal.SIGALRM)
    game.wait_for(rb"late(?s:.*)Again\?")
    game.type("Anna\r")
    game.wait_for(rb"'Anna'")
    os.close(game.terminal)
    os.waitpid(game.child, 0)


def test_a_hang_up_that_is_ignored_stays_ignored():
    ignores = "signal.signal(signal.SIGHUP, signal.SIG_IGN)"
    found = run(OWN.format(way="say", before=ignores, then="os.kill(os.getpid(), signal.SIGHUP); person.say('on')"))
    assert (found.stdout, found.returncode) == ("Ready?\non\n", 0)


INTERRUPTED = """
import asyncio, os, signal, time
from access import App, Left
def work():
    with App("trial").person() as person:
        person.say("Working.")
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(60)
async def work_async():
    async with App("trial").async_person() as person:
        await person.say("Working.")
        os.kill(os.getpid(), signal.SIGINT)
        await asyncio.sleep(60)
try:
    {start}
except Left as left:
    print("left:", left.why)
"""


LEAVES = """
from access import App
with App("trial").person() as person:
    person.text("Name?")
"""
IN_A_LOOP = """
import asyncio
from access import App
async def main():
    async with App("trial").async_person() as person:
        await person.text("Name?")
asyncio.run(main())
"""


IN_A_TASK = """
import asyncio
from access import App
async def main():
    async with App("trial").async_person() as person, asyncio.TaskGroup() as group:
        group.create_task(person.text("Name?"))
asyncio.run(main())
"""
IN_A_GROUP = """
import asyncio
from access import App
async def main():
    async with asyncio.TaskGroup(), App("trial").async_person() as person:
        await person.text("Name?")
asyncio.run(main())
"""


@pytest.mark.parametrize("program", [LEAVES, IN_A_LOOP, IN_A_TASK, IN_A_GROUP])
@pytest.mark.parametrize(("typed", "code"), [("/quit\n", 0), ("", 1)])
def test_a_program_that_does_not_catch_leaving_ends_by_an_exit_code_without_frames(program, typed, code):
    left = run(program, input=typed)
    assert (left.returncode, left.stderr) == (code, "")


def test_another_error_is_told_by_the_hook_of_the_program_as_before():
    hook = "import sys\nsys.excepthook = lambda *given: print('mine', given[1])\n"
    failed = run(f"{hook}{LEAVES}raise ValueError('x')", input="Anna\n")
    assert (failed.returncode, failed.stdout.splitlines()[-1]) == (1, "mine x")


@pytest.mark.parametrize("start", ["work()", "asyncio.run(work_async())"])
def test_an_interrupt_outside_a_question_is_leaving_too(start):
    found = run(INTERRUPTED.format(start=start))
    assert (found.stdout, found.stderr) == ("Working.\nleft: interrupt\n", "")


# Threads ----------------------------------------------------------------------------------------------------------------

THREAD = """
import logging, sys, threading, time
from pathlib import Path
from access import App
logging.basicConfig(level=logging.INFO, format="%(message)s")
with App("trial").person() as person:
    def work():
        while not Path(sys.argv[1]).exists():
            time.sleep(0.01)
        print("Half", end=" ")
        print("done.")
        logging.info("All done.")
    working = threading.Thread(target=work)
    working.start()
    print(repr(person.text("Name?")))
    working.join()
    logging.info("The end.")
"""


@pytest.mark.parametrize("term", ["xterm-256color", "dumb"])
def test_what_a_thread_prints_and_logs_stands_above_the_open_question(tmp_path, term):
    (tmp_path / "thread.py").write_text(THREAD)
    env = {"TERM": term, "ACCESSIBLE": "1"}
    game = TerminalGame(str(tmp_path / "now"), first=rb"Name\?", program=(str(tmp_path / "thread.py"),), env=env)
    (tmp_path / "now").touch()
    game.wait_for(rb"Name\?(?s:.*)\nHalf done\.\r+\n(?s:.*)All done\.\r+\n(?s:.*)Name\?")
    game.type("Anna\r")
    game.wait_for(rb"'Anna'\r\nThe end\.")
    with suppress(OSError):
        os.close(game.terminal)
    os.waitpid(game.child, 0)


class OfTerminal(StringIO):
    """An output that calls itself a terminal."""

    def isatty(self):
        return True


def asks_a_name():
    with App("trial").person() as person:
        person.text("Name?")


def test_what_a_thread_prints_at_an_open_question_is_spoken(monkeypatch):
    monkeypatch.setattr(sys, "stdout", OfTerminal())

    def print_in_a_thread():
        working = threading.Thread(target=print, args=("Half", "done."))
        working.start()
        working.join()

    heard = Script(print_in_a_thread, "Anna").run(asks_a_name)
    assert heard.spoken == ["Name?", "Half done."]
    assert heard.printed == ["Half done.", "Name? Anna"]


class AtWork(StringIO):
    """A stream that a handler meets while it is at work, as Python 3.13 says it."""

    encoding = "utf-8"

    def __init__(self, file, refusal="reentrant call inside <_io.BufferedWriter>"):
        super().__init__()
        self.file, self.refusal = file, refusal

    def write(self, text):
        raise RuntimeError(self.refusal)

    def flush(self):
        raise RuntimeError(self.refusal)

    def fileno(self):
        return self.file.fileno()


def test_what_a_handler_prints_while_the_stream_is_at_work_goes_past_its_buffer(tmp_path):
    with open(tmp_path / "out", "wb") as file:
        stream = Passing(AtWork(file))
        assert stream.write("é\n") == 2
        stream.flush()
        with pytest.raises(RuntimeError, match="another"):
            Passing(AtWork(file, "another error")).write("x")
    assert (tmp_path / "out").read_text(encoding="utf-8") == "é\n"


def test_what_a_handler_prints_without_a_line_s_end_while_the_stream_is_at_work_is_not_lost(tmp_path):
    class Overwrites(StringIO):
        """A stream that a handler meets, and whose buffer then forgets what the handler wrote, as Python's may."""

        encoding = "utf-8"

        def write(self, text):
            if text == "long":
                stream.write("noted")
                stream.flush()
            return file.write(text.encode()) if text != "noted" else 5

        def fileno(self):
            return file.fileno()

    with open(tmp_path / "out", "wb", buffering=0) as file:
        stream = Passing(Overwrites())
        assert stream.write("long") == 4
        assert stream.write("er") == 2
    assert (tmp_path / "out").read_text(encoding="utf-8") == "notedlonger"


def test_the_beginning_of_a_line_that_is_printed_at_a_question_comes_at_the_end(monkeypatch):
    monkeypatch.setattr(sys, "stdout", OfTerminal())

    def begin_a_line():
        working = threading.Thread(target=print, args=("noted",), kwargs={"end": ""})
        working.start()
        working.join()

    Script(begin_a_line, "Anna").run(asks_a_name)
    assert sys.stdout.getvalue() == "noted"
