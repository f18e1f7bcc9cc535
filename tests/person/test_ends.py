"""Whatever ends a program at a question: `finally` has run, the terminal is as before, and nothing reads on."""

import os
import re
import signal
import subprocess
import sys
import termios
from contextlib import suppress

import pytest
from helpers import wait_until
from terminal_game import TerminalGame

pytestmark = pytest.mark.posix("a terminal of POSIX")

QUIZ = """
import asyncio, atexit, signal, sys, threading
from pathlib import Path
from access import App

ways, kept, ended, blocked = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3]), sys.argv[4:] == ["blocked"]
atexit.register(ended.touch)

async def quiz():
    async with App("quiz").async_person(speech="off", sounds="off") as person:
        if blocked:
            threading.Thread(target=threading.Event().wait, daemon=True).start()  # it takes signals
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM, signal.SIGHUP})
        try:
            if ways == "secret":
                await person.secret("Ready?")
            elif ways == "waits":
                try:
                    await asyncio.wait_for(person.text("Ready?"), 0.2)
                except TimeoutError:
                    await person.say("Too late.")
                    print(repr(await person.text("Then?")))
            else:
                await person.text("Ready?")
        finally:
            kept.write_text("kept")

asyncio.run(quiz())
"""
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def code_of(number):
    """The exit code of a program that a signal ends: Ctrl-C is an exception of the program, as ever."""
    return 1 if number == signal.SIGINT else 128 + number


@pytest.fixture
def quiz(tmp_path):
    """Starts a quiz on a terminal."""
    (tmp_path / "quiz.py").write_text(QUIZ)
    games = []

    def start(way, term, *more):
        arguments = (way, str(tmp_path / "kept"), str(tmp_path / "ended"), *more)
        program = (str(tmp_path / "quiz.py"),)
        games.append(TerminalGame(*arguments, first=rb"Ready\?", program=program, env={"TERM": term}))
        return games[-1]

    yield start
    for game in games:
        os.close(game.terminal)


def ended(game):
    """How a program ended, once it has."""
    found = []

    def has_ended():
        found[:] = os.waitpid(game.child, os.WNOHANG)
        return found[0] == game.child

    if not wait_until(has_ended, 20):
        os.kill(game.child, signal.SIGKILL)
        os.waitpid(game.child, 0)
        return "still runs"
    return os.waitstatus_to_exitcode(found[1])


@pytest.mark.parametrize("term", ["xterm-256color", "dumb"])
@pytest.mark.parametrize("way", ["text", "secret"])
@pytest.mark.parametrize("number", SIGNALS)
def test_a_signal_ends_an_asyncio_program_at_a_question(tmp_path, quiz, way, term, number):
    game = quiz(way, term)
    os.kill(game.child, number)
    assert ended(game) in (code_of(number), -2 if number == signal.SIGINT else None)
    assert (tmp_path / "kept").read_text() == "kept"
    assert (tmp_path / "ended").exists(), "it was killed, and did not end"
    assert termios.tcgetattr(game.terminal)[3] & termios.ECHO
    assert termios.tcgetattr(game.terminal)[3] & termios.ICANON


@pytest.mark.parametrize("way", ["text", "secret"])
@pytest.mark.parametrize("number", SIGNALS)
def test_a_signal_that_another_thread_takes_ends_it_too(tmp_path, quiz, way, number):
    game = quiz(way, "xterm-256color", "blocked")
    os.kill(game.child, number)
    assert ended(game) in (code_of(number), -2 if number == signal.SIGINT else None)
    assert (tmp_path / "kept").read_text() == "kept"


@pytest.mark.parametrize("term", ["xterm-256color", "dumb"])
def test_a_question_with_a_time_limit_ends_and_the_next_one_gets_what_is_typed(tmp_path, quiz, term):
    game = quiz("waits", term)
    game.wait_for(rb"Too late\.(?s:.*)Then\?")
    game.type("Anna\r")
    game.wait_for(rb"'Anna'")
    assert ended(game) == 0
    assert b"Ready? Too" not in game.shown


CHAT = """
import asyncio, sys
from pathlib import Path
from access import App

async def chat():
    async with App("chat").async_person(speech="off", sounds="off") as person:
        asking = asyncio.create_task(person.text("You:"))
        while not Path(sys.argv[1]).exists():
            await asyncio.sleep(0.01)
        await person.say("Ben: hello")
        await person.say("Ben: are you there?")
        print(repr(await asking))

asyncio.run(chat())
"""


@pytest.mark.parametrize(("term", "again"), [("xterm-256color", "He"), ("dumb", "")])
def test_news_stand_above_an_open_question_and_nothing_typed_is_lost(tmp_path, term, again):
    (tmp_path / "chat.py").write_text(CHAT)
    program = (str(tmp_path / "chat.py"),)
    chat = TerminalGame(str(tmp_path / "news"), first=b"You:", program=program, env={"TERM": term})
    chat.type("He")
    chat.wait_for(rb"You:[^H]*He")
    (tmp_path / "news").touch()
    chat.wait_for(rb"there\?(?s:.*)You:[^H]*" + again.encode())
    chat.type("llo\r")
    chat.wait_for(b"'Hello'")
    shown = re.sub(rb"\x1b\[[0-9;?]*[a-zA-Z]", b"", chat.shown).replace(b"\x08 ", b" ").decode().replace("\r", "")
    above = rf"You: He\nBen: hello\n(?:You: {again}\n)?Ben: are you there\?\n"  # the second may come with the first
    assert re.fullmatch(rf"{above}You: {again}llo\n'Hello'\n?", shown), shown
    os.close(chat.terminal)
    os.waitpid(chat.child, 0)


AT_ONCE = """
import sys
from access.outputs.terminal.plain import Plain

class NewsAtOnce:
    def __init__(self, stream):
        self.stream, self.has_news = stream, True

    def __getattr__(self, name):
        return getattr(self.stream, name)

    def write(self, text):
        self.stream.write(text)
        if text == "You: " and self.has_news:
            self.has_news = False
            plain.write(["Ben: hello"])

plain = Plain()
sys.stdout = NewsAtOnce(sys.stdout)
print(repr(plain.read("You: ")))
"""


def test_news_that_come_while_a_prompt_is_printed_stand_above_it(tmp_path):
    (tmp_path / "at_once.py").write_text(AT_ONCE)
    news = rb"You: \r\nBen: hello\r\nYou: "
    chat = TerminalGame("", first=news, program=(str(tmp_path / "at_once.py"),), env={"TERM": "dumb"})
    chat.type("Hi\r")
    chat.wait_for(b"'Hi'")
    os.close(chat.terminal)
    os.waitpid(chat.child, 0)


IN_BETWEEN = """
import asyncio, sys, threading
from access import App

with App("elsewhere").person(speech="off", sounds="off") as person:
    person.text("name?")
    async def tell():
        person.say("In a loop.")
    asyncio.run(tell())
    person.text("name?")
    thread = threading.Thread(target=person.say, args=["In a thread."])
    thread.start()
    thread.join()
    person.text("name?")
"""


def test_between_two_questions_a_loop_of_the_program_and_other_threads_can_tell(tmp_path):
    (tmp_path / "elsewhere.py").write_text(IN_BETWEEN)
    program = TerminalGame("unused", first=b"name", program=(str(tmp_path / "elsewhere.py"),))
    for letter, told in (("A", rb"In a loop\.\r+\n(?s:.*)name"), ("B", rb"In a thread\.\r+\n(?s:.*)name")):
        program.type(letter)
        program.wait_for(letter.encode())
        program.type("\r")
        program.wait_for(told)
    program.type("C\r")
    with suppress(OSError):  # it has closed the terminal
        program.wait_for(b"never shown")
    assert b"Traceback" not in program.shown
    assert re.findall(rb"\x1b\[\?2004[hl]", program.shown)[-1] == b"\x1b[?2004l"
    os.close(program.terminal)
    assert os.waitstatus_to_exitcode(os.waitpid(program.child, 0)[1]) == 0


EVERY_WAY = """
import atexit, sys
from pathlib import Path
from access import App

way, kept, ended = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])
atexit.register(ended.touch)
with App("ways").person(speech="off", sounds="off", more=way == "waiting") as person:
    try:
        match way:
            case "text": person.text("Ready?")
            case "secret": person.secret("Ready?")
            case "number": person.number("Ready?", 1, 9)
            case "pick": person.pick("Ready?", ["a", "b"])
            case "pause": person.pause("Ready?")
            case "read": person.read(["Ready?", "two"])
            case "waiting": person.say("Ready?")
    finally:
        kept.write_text("kept")
"""
ELSEWHERE = """
import signal, threading
others = threading.Thread(target=threading.Event().wait, daemon=True)
others.start()
signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGTERM])
"""


@pytest.mark.parametrize("way", ["text", "secret"])
def test_a_signal_that_another_thread_gets_ends_a_program_that_waits_for_a_line(tmp_path, way):
    """So is one that comes just before the waiting: it interrupts nothing."""
    (tmp_path / "ways.py").write_text(ELSEWHERE + EVERY_WAY)
    arguments = (way, str(tmp_path / "kept"), str(tmp_path / "ended"))
    game = TerminalGame(*arguments, first=rb"Ready\?", program=(str(tmp_path / "ways.py"),), env={"TERM": "dumb"})
    os.kill(game.child, signal.SIGTERM)
    assert ended(game) == code_of(signal.SIGTERM)
    assert (tmp_path / "kept").read_text() == "kept"
    os.close(game.terminal)


BETWEEN = """
import signal, sys
from asyncio import Handle
from pathlib import Path

own, comes = Handle._run, [True]

def run(handle):
    task = getattr(handle._callback, "__self__", None)
    if comes and Path(sys.argv[4]).exists() and "beside" in str(getattr(task, "get_coro", str)()):
        comes.clear()
        signal.raise_signal(int(sys.argv[5]))
    own(handle)

Handle._run = run
"""
BESIDE = """
async def beside():
    while True:
        await asyncio.sleep(0.01)

async def both():
    working = asyncio.create_task(beside())
    await quiz()

asyncio.run(both())
"""


@pytest.mark.parametrize(("way", "term"), [("text", "dumb"), ("secret", "dumb"), ("secret", "xterm-256color")])
@pytest.mark.parametrize("number", SIGNALS[1:])
def test_a_signal_between_two_steps_of_other_tasks_ends_an_asyncio_program(tmp_path, way, term, number):
    """Raised there, it would take the place of a step of that task, which then never ends."""
    (tmp_path / "quiz.py").write_text(BETWEEN + QUIZ.replace("asyncio.run(quiz())\n", BESIDE))
    arguments = (way, str(tmp_path / "kept"), str(tmp_path / "ended"), str(tmp_path / "now"), str(int(number)))
    game = TerminalGame(*arguments, first=rb"Ready\?", program=(str(tmp_path / "quiz.py"),), env={"TERM": term})
    (tmp_path / "now").touch()
    assert ended(game) == code_of(number)
    assert (tmp_path / "kept").read_text() == "kept"
    assert (tmp_path / "ended").exists(), "it was killed, and did not end"
    assert termios.tcgetattr(game.terminal)[3] & termios.ECHO
    os.close(game.terminal)


CLICKED = """
import sys
from pathlib import Path
import click
from access import App

@click.command()
@click.argument("kept")
def main(kept):
    try:
        with App("trial").print_and_input(speech="off"):
            click.prompt("Ready?")
    finally:
        Path(kept).write_text("kept")

main()
"""
WAYS = ("text", "secret", "number", "pick", "pause", "read", "waiting")


@pytest.mark.everything
@pytest.mark.parametrize("number", SIGNALS)
@pytest.mark.parametrize("way", WAYS)
def test_a_signal_ends_a_program_at_each_way_of_asking(tmp_path, way, number):
    (tmp_path / "ways.py").write_text(EVERY_WAY)
    arguments = (way, str(tmp_path / "kept"), str(tmp_path / "ended"))
    game = TerminalGame(*arguments, first=rb"Ready\?", program=(str(tmp_path / "ways.py"),))
    os.kill(game.child, number)
    assert ended(game) == code_of(number)
    assert (tmp_path / "kept").read_text() == "kept"
    assert (tmp_path / "ended").exists(), "it was killed, and did not end"
    assert termios.tcgetattr(game.terminal)[3] & termios.ECHO
    os.close(game.terminal)


IN_THE_BACKGROUND = """
import signal, sys
from asyncio import Handle
from prompt_toolkit.application import Application

own, comes = Handle._run, [True]

def run(handle):
    task = getattr(handle._callback, "__self__", None)
    if comes and "_poll_output_size" in str(getattr(task, "get_coro", str)()):
        comes.clear()
        signal.raise_signal(int(sys.argv[5]))
    own(handle)

async def ends(app):
    signal.raise_signal(int(sys.argv[5]))

if sys.argv[4] == "before":
    Handle._run = run
else:
    Application._poll_output_size = ends  # a task of its own, that begins when the prompt stands there
"""


@pytest.mark.parametrize("moment", ["before", "in"])
@pytest.mark.parametrize("number", SIGNALS[1:])
def test_a_signal_that_comes_in_the_event_loop_of_a_prompt_ends_the_program(tmp_path, number, moment):
    (tmp_path / "ways.py").write_text(IN_THE_BACKGROUND + EVERY_WAY)
    arguments = ("pick", str(tmp_path / "kept"), str(tmp_path / "ended"), moment, str(int(number)))
    game = TerminalGame(*arguments, first=rb"Ready\?", program=(str(tmp_path / "ways.py"),))
    assert ended(game) == code_of(number)
    assert (tmp_path / "kept").read_text() == "kept"
    assert (tmp_path / "ended").exists(), "it was killed, and did not end"
    assert termios.tcgetattr(game.terminal)[3] & termios.ECHO
    with suppress(OSError):
        while more := os.read(game.terminal, 4096):
            game.shown += more
    assert b"exception" not in game.shown
    os.close(game.terminal)


@pytest.mark.parametrize("number", SIGNALS)
def test_a_signal_ends_a_click_program_at_its_prompt(tmp_path, number):
    (tmp_path / "clicked.py").write_text(CLICKED)
    game = TerminalGame(str(tmp_path / "kept"), first=rb"Ready\?", program=(str(tmp_path / "clicked.py"),))
    os.kill(game.child, number)
    assert ended(game) == code_of(number)
    assert (tmp_path / "kept").read_text() == "kept"
    os.close(game.terminal)


LIMITED = """
import sys, threading
from access import App

with App("quiz").person(speech="off", sounds="off") as person:
    for seconds in (0.2, 60):
        try:
            with person.within(seconds):
                print(repr(getattr(person, sys.argv[1])("Name?")))
        except TimeoutError as late:
            person.say(f"Too late: {late}.")
"""


@pytest.mark.parametrize("term", ["xterm-256color", "dumb"])
@pytest.mark.parametrize("way", ["text", "secret"])
def test_a_question_within_seconds_ends_and_the_next_one_gets_what_is_typed(tmp_path, term, way):
    (tmp_path / "limited.py").write_text(LIMITED)
    game = TerminalGame(way, first=rb"Name\?", program=(str(tmp_path / "limited.py"),), env={"TERM": term})
    game.wait_for(rb"Too late: nobody has answered in time\.(?s:.*)Name\?")
    game.type("Anna\r")
    game.wait_for(b"'Anna'")
    assert ended(game) == 0
    assert termios.tcgetattr(game.terminal)[3] & termios.ECHO
    os.close(game.terminal)


CRASHES = """
import sys, click
from access import App

with App("quiz").person(speech="off", sounds="off", braille="terminal", more=False) as person:
    if "silent" not in sys.argv:
        person.say("Hello.")
    if "group" in sys.argv:
        raise ExceptionGroup("errors in a group", [ValueError("no town")])
    raise {"click": click.ClickException, "exit": SystemExit}.get(sys.argv[1], ValueError)("no town")
"""
NO_TOWN = "\u281d\u2815\u2800\u281e\u2815\u283a\u281d"


@pytest.mark.brailled
@pytest.mark.parametrize("way", ["error", "error silent", "error group", "exit", "exit silent", "click"])
def test_an_error_that_nobody_catches_is_printed_once_and_brailled(tmp_path, way):
    (tmp_path / "crashes.py").write_text(CRASHES)
    first = rb"Traceback" if way.startswith("error") else rb"no town"
    game = TerminalGame(*way.split(), first=first, program=(str(tmp_path / "crashes.py"),))
    game.wait_for(NO_TOWN.encode())
    assert ended(game) == 1
    assert game.shown.count(b"no town") == {"error group": 3, "exit": 1, "exit silent": 1, "click": 1}.get(way, 2), (
        "the frames name their line, too, and a group its errors"
    )
    os.close(game.terminal)


@pytest.mark.parametrize("way", ["error", "exit"])
def test_an_error_is_printed_as_ever_where_it_goes_elsewhere(tmp_path, way):
    (tmp_path / "crashes.py").write_text(CRASHES)
    (tmp_path / "bare.py").write_text(CRASHES.replace("with App", "if True: #").replace("person.say", "print"))
    runs = [
        subprocess.run([sys.executable, name, way, "silent"], cwd=tmp_path, capture_output=True, check=False)
        for name in ("crashes.py", "bare.py")
    ]
    ours, bare = (re.sub(rb"(?s)File.*?raise", b"raise", run.stderr) for run in runs)
    assert ours == bare
    assert runs[0].returncode == runs[1].returncode == 1


TWO = """
import sys, threading, time
from pathlib import Path
from access import App

with App("quiz").person(speech="off", sounds="off") as person:
    first = threading.Thread(target=lambda: found.append(person.text("One?")))
    found = []
    first.start()
    while not person.sitting.is_asking:
        time.sleep(0.01)
    Path(sys.argv[1]).touch()
    found.append(person.text("Two?"))
    first.join()
    print(found)
"""


@pytest.mark.parametrize("term", ["xterm-256color", "dumb"])
def test_two_questions_of_two_threads_are_asked_one_after_the_other(tmp_path, term):
    (tmp_path / "two.py").write_text(TWO)
    asks = tmp_path / "asks"
    game = TerminalGame(str(asks), first=rb"One\?", program=(str(tmp_path / "two.py"),), env={"TERM": term})
    assert wait_until(asks.exists)
    game.type("Anna\r")
    game.wait_for(rb"Two\?")
    game.type("Ben\r")
    game.wait_for(rb"\['Anna', 'Ben'\]")
    assert ended(game) == 0
    assert b"Traceback" not in game.shown
    os.close(game.terminal)


SPOKEN = """
import sys
from threading import Event
from access.desk.desk import Devices, open_desk
from access.language.output import Output, OutputKind
from access.language.phrases import Phrases
from access.person.running import run_program
from access.settings.preferences import Preferences

class Speech(Output):
    "A voice that has much to say yet, until it is silenced."
    kind = OutputKind("voice of trial")

    def __init__(self):
        self.is_silent = Event()

    def hush(self):
        self.is_silent.set()

    def finish(self):
        print("speaks", end="", flush=True)
        self.is_silent.wait()

devices = Devices(has_sound=lambda: True, display_is_wanted=lambda: False, outputs=(lambda _: Speech(),))
usual = Preferences(language="en", speech="off", braille="off", sounds="off")
code = run_program(["sh", "-c", "exit 3"], lambda: open_desk(usual, Phrases("en"), devices=devices).person, 200)
print(f"over {code}", repr(input()))
"""


@pytest.mark.parametrize(("key", "then"), [("a", "\n"), ("\x03", "a\n")])
def test_a_key_after_the_end_of_a_run_silences_the_voice_and_stays_for_the_shell(tmp_path, key, then):
    (tmp_path / "spoken.py").write_text(SPOKEN)
    run = TerminalGame("", first=b"speaks", program=(str(tmp_path / "spoken.py"),))
    run.type(key)
    run.type(then)
    run.wait_for(b"over 3 'a'")
    assert ended(run) == 0
