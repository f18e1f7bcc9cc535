"""Programs of others under `taverne run`: streams replayed by a clock of ours, and real runs in a terminal.

As a program, `runs.py LOG COMMAND...`, it runs one in this terminal, and logs what a person is told; the variable OUTLETS
has the settings of other outputs, such as `braille=display`. `runs.py table` runs the list, or programs of these names; `runs.py prepare` installs their packages.
"""

import json
import os
import pty
import re
import select
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest
from idle import TICK, Idle

from access.desk.desk import Devices, open_desk
from access.language.output import Output, OutputKind
from access.language.phrases import Phrases
from access.person.rows import LEAD
from access.person.running import run_program
from access.person.teller import Teller
from access.person.told_lines import ToldLines
from access.settings.preferences import Preferences

PART = 0.08
"""Seconds between the parts of a replayed stream."""
STEP = 0.004
LONGEST = 120
"""Seconds of a run after which something is typed though the program never rests."""
KEYS = {"<up>": "\x1b[A", "<down>": "\x1b[B", "<space>": " ", "<enter>": "\r", "<ctrl-c>": "\x03"}
PHRASES = Phrases("en")
LIST = tomllib.loads((Path(__file__).parents[1] / "samples" / "programs_of_others.toml").read_text("utf-8"))
PROGRAMS = LIST["program"]
SUITE = Path(os.environ.get("SUITE", Path(__file__).parents[2] / "build" / "suite"))
"""The folder of the packages of PyPI and npm, with the bin/ of a venv and node_modules/: `make suite` fills it."""
PATH = f"{SUITE / 'bin'}:{os.environ['PATH']}"
STREAMED = """
import os, time
for part in {!r}.split("\u00a6"):
    time.sleep({})
    os.write(1, part.encode())
"""


def command_of(program, folder):
    """The command of an entry of the list, whose file is written into this folder. Skips what is not installed."""
    source, _, package = program["source"].partition(" ")
    if source in ("PyPI", "npm") and not SUITE.is_dir():
        pytest.skip("make suite has not installed the packages")
    if package in ("vim", "bc", "ed", "gdb", "fzf") and shutil.which(package) is None:
        pytest.skip(f"not installed: {package}")
    if program["run"] == "sh":
        return ["sh", "-c", program["text"]]
    text = STREAMED.format(program["text"], PART) if program["run"] == "stream" else program["text"]
    is_node = program["run"] == "node"
    path = folder / ("program.mjs" if is_node else "program.py")
    path.write_text(text, encoding="utf-8")
    if is_node and (SUITE / "node_modules").is_dir():
        (folder / "node_modules").symlink_to(SUITE / "node_modules")
    return ["node" if is_node else "python3", str(path)]


def typed_keys(entry):
    """What an entry means that is typed: a key, or a text with Enter."""
    return KEYS.get(entry) or entry.replace("<esc>", "\x1b") + "\r"


class Found(NamedTuple):
    """The lines that were told as listed, those that were not, those told twice, and others than listed."""

    told: list[str]
    lost: list[str]
    doubled: list[str]
    beyond: list[str]


OURS = {PHRASES.text("face-whole-screen"), PHRASES.text("face-screen-back")}


def bare(text):
    return LEAD.sub("", text).strip()


def compared(program, lines):
    """What was told of a program, beside its entry in the list: a long line may go on after what is listed."""
    listed = [*map(bare, program["told"])]
    found, rest = Found([], [], [], []), [bare(line) for line in lines if line not in OURS]
    at = 0
    for told in listed:
        place = next((n for n in range(at, len(rest)) if is_told(rest[n], told)), None)
        (found.lost if place is None else found.told).append(told)
        if place is not None:
            rest[place], at = "", place + 1
    others, listed_beside = set(), [*program.get("also", ()), *program.get("seen", ())]
    for line in filter(None, rest):
        is_also = line not in others and any(re.match(also, line) for also in listed_beside)
        is_known = line in others or any(is_told(line, told) for told in listed)
        if not is_also:
            (found.doubled if is_known else found.beyond).append(line)
        others.add(line)
    return found


def is_told(line, told):
    return line == told or (len(told) > 3 and line.startswith(told))


class Person:
    """What a person is told, and the text of their terminal."""

    def __init__(self, columns=80, lines=24, reads=lambda edits: False, modes=lambda: (True, True)):
        self.told, self.printed, self.answers, self.now = [], "", [], 100.0
        self.out = ToldLines(self._print, self._tell, PHRASES.text)
        self.teller = Teller(
            self.out, (columns, lines), self.answers.append, reads, lambda: self.modes(), PHRASES.text, lambda: 10
        )
        self.modes = modes

    def _print(self, text):
        self.printed += text

    def _tell(self, kind, text):
        if kind != "typed":
            self.told.append((kind, text))

    def feed(self, text, seconds=PART):
        """The program writes, and is silent for so long."""
        self.teller.feed(text, self.now)
        self.wait(seconds)

    def wait(self, seconds):
        until = self.now + seconds
        while (due := self.teller.tick(self.now)) is not None and self.now + due < until:
            self.now += due
        self.now = until

    def key(self, text, echo=None, seconds=PART):
        """The person presses keys, and the program writes `echo`."""
        self.teller.keys.press(text.encode(), self.now)
        if echo is not None:
            self.feed(echo, seconds)

    @property
    def texts(self):
        return [text for _, text in self.told]


def replayed(text):
    """What is told of a stream with ¦ before each part."""
    person = Person()
    for part in text.split("¦"):
        person.feed(part)
    person.wait(1)
    person.teller.flush()
    return person.texts


class Recorder(Output):
    """An output that logs what it presents."""

    kind = OutputKind("recorder")

    def __init__(self, path):
        self.file = open(path, "a", encoding="utf-8")

    def _log(self, text):
        self.file.write(json.dumps(text) + "\n")
        self.file.flush()

    def present(self, lines):
        for said in lines:
            self._log({"replaces": said.line.text} if said.replaces else said.line.text)

    def ask_text(self, prompt, typed=""):
        self._log({"asks": prompt.text})


def logged(path):
    """What was told, in order: each text with its kind, such as `asks`; empty for a line."""
    for line in path.read_text(encoding="utf-8").splitlines():
        found = json.loads(line)
        yield next(iter(found.items())) if isinstance(found, dict) else ("", found)


def main(log, *command):
    devices = Devices(has_sound=lambda: False, display_is_wanted=lambda: False, outputs=(lambda _: Recorder(log),))
    given = dict(each.split("=") for each in os.environ.get("OUTLETS", "").split())
    preferences = Preferences(language="en", **{"speech": "off", "braille": "off", "sounds": "off", **given})
    sys.exit(run_program(command, lambda: open_desk(preferences, PHRASES, devices=devices).person, 200))


class Run:
    """A real run of a program: `lines` are told, `terminal` is all that was printed, `code` the exit code."""

    def __init__(self, command, folder, typed=(), patience=3.0, columns=80, rows=24, environment=None, program=()):
        self.log = folder / "told.jsonl"
        self.log.write_text("")
        work = folder / "work"
        work.mkdir()
        self.terminal = bytearray()
        ours = [sys.executable, *(program or (__file__, str(self.log))), *command]
        self.master, slave = pty.openpty()
        import fcntl
        import struct
        import termios

        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        path = f"{os.environ['PATH']}" if environment is None else environment["PATH"]
        env = {"PATH": path, "HOME": str(folder), "TERM": "xterm-256color", "LANG": "C.UTF-8", **(environment or {})}
        env["PYTHONPATH"] = str(Path(__file__).parents[2])

        def attach():
            os.setsid()
            fcntl.ioctl(0, termios.TIOCSCTTY, 0)

        self.process = subprocess.Popen(
            ours, stdin=slave, stdout=slave, stderr=slave, preexec_fn=attach, cwd=work, env=env
        )
        os.close(slave)
        for each in typed:
            self._until_told(patience)
            keys = typed_keys(each)
            for key in [keys] if each in KEYS else keys:
                os.write(self.master, key.encode())
                self._read(0.03)  # as a person types, so that a program may answer to each letter
        while self._read(60):
            pass
        self.code = self.process.wait(60)
        os.close(self.master)

    @property
    def lines(self):
        return [text for _, text in logged(self.log)]

    def _until_told(self, patience):
        """Wait until more is told, and then the program rests for a moment; or it rests for so long."""
        clock, end = Idle(self.process.pid), time.monotonic() + LONGEST
        size = before = getattr(self, "_size", 0)
        while clock.seconds < (patience if size == before else 0.4) and time.monotonic() < end:
            self._read(TICK)
            clock.look()
            if (now := len(self.log.read_bytes())) != size:
                size = now
                clock.restart()
        self._size = size

    def _read(self, seconds):
        if select.select([self.master], [], [], seconds)[0]:
            try:
                part = os.read(self.master, 65536)
            except OSError:
                return False
            self.terminal += part
            return bool(part)
        return True


def prepare():
    """Install the packages of the list, in their versions: those of npm, where it is there."""
    subprocess.run([sys.executable, "-m", "venv", SUITE], check=True)
    pip = (SUITE / "bin" / "pip", "install", "--quiet", "--disable-pip-version-check", "--only-binary=:all:")
    subprocess.run([*pip, *LIST["packages"]["PyPI"]], check=True)
    if shutil.which("npm"):
        subprocess.run(["npm", "install", "--silent", "--prefix", SUITE, *LIST["packages"]["npm"]], check=True)
    (SUITE / "ready").touch()


def table(*names):
    """Run the programs of the list, and print how many lines of each were told, lost, doubled, and beyond the list."""
    sums = [0, 0, 0, 0]
    for program in PROGRAMS:
        if names and program["name"] not in names:
            continue
        with tempfile.TemporaryDirectory() as folder:
            try:
                command = command_of(program, Path(folder))
            except pytest.skip.Exception as why:
                print(f"{program['name']}: {why}")
                continue
            lines = Run(command, Path(folder), program.get("typed", ()), environment={"PATH": PATH}).lines
        found = compared(program, lines)
        counts = [*map(len, found)]
        sums = sums if "fails" in program else [one + more for one, more in zip(sums, counts, strict=True)]
        print(
            program["name"],
            *counts,
            *(f"\n  {each}" for each in zip(Found._fields[1:], found[1:], strict=True) if each[1]),
            flush=True,
        )
    print("all that is not expected to fail", *sums)


if __name__ == "__main__":
    {"table": table, "prepare": prepare}.get(sys.argv[1], lambda *names: main(*sys.argv[1:]))(*sys.argv[2:])
