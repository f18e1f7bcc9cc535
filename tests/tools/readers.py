"""A program under real screen readers: what each says, compared with what a pipe prints."""

import difflib
import json
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

TOOLS = Path(__file__).resolve().parent
PROGRAM = ("-m", "access")
EVENING = (str(TOOLS / "evening.py"),)
PACED = (str(TOOLS / "paced.py"),)
"""The program as Python runs it, with chance that is the same each time, and with pauses that wait for the reader."""
LINE_END = r"\s,(?=\s|$)"
"""What fenrir puts between two lines."""
SETTINGS = Path(".config") / "taverne" / "settings.toml"


@dataclass(frozen=True)
class Heard:
    """What a screen reader said, in order: the lines of the program, and what it said while keys were pressed."""

    lines: tuple[str, ...]
    echoed: tuple[str, ...]

    @property
    def words(self):
        return spaced(" ".join(self.lines))


def spaced(text):
    """Text as words with one space between: a reader may join or cut lines."""
    return " ".join(text.split())


def orca(script, *arguments, home, rows=24, columns=80, program=PROGRAM, beside=()):
    """What Orca says while the script is typed."""
    size = ("--rows", str(rows), "--cols", str(columns), *_beside(beside))
    said = _heard("/usr/bin/python3", "orca_hear.py", script, (*program, *arguments), home, *size)
    return Heard(
        tuple(event["text"] for event in said if event["kind"] == "say" and event["key"] in ("Return", "(start)")),
        tuple(event["text"] for event in said if event["key"] not in ("Return", "(start)", "(setup)")),
    )


def fenrir(script, *arguments, home, columns=80, program=PROGRAM):
    """What fenrir says while the script is typed. It spells bursts with its key echo on, so that is off."""
    said = _heard(
        sys.executable,
        "hear.py",
        script,
        (*program, *arguments),
        home,
        "--reader",
        "fenrir",
        "--no-echo",
        "--settle",
        "0.6",
        "--cols",
        str(columns),
    )
    lines = (re.sub(LINE_END, " ", event["text"]) for event in said if event["key"] in ("enter", "(start)"))
    return Heard(tuple(lines), ())


def yasr(script, *arguments, home, columns=80, program=PROGRAM, beside=()):
    """What yasr says while the script is typed."""
    quiet = ("--no-echo", "--settle", "0.6", "--cols", str(columns), *_beside(beside))
    said = _heard(sys.executable, "hear.py", script, (*program, *arguments), home, *quiet)
    return Heard(tuple(event["text"] for event in said if event["key"] in ("enter", "(start)")), ())


def _beside(processes):
    """Options that name servers, which may be at work while nothing is heard."""
    return [option for process in processes for option in ("--beside", str(process))]


def _heard(python, harness, script, arguments, home, *options):
    """The events of a harness that are lines, and names of keys."""
    _settle(home)
    command = [python, str(TOOLS / harness), "--json", "--script", "-", *options]
    for variable in (
        f"HOME={home}",
        "LANG=C.UTF-8",
        f"XDG_CONFIG_HOME={home}/.config",
        f"XDG_DATA_HOME={home}/.local/share",
    ):
        command += ["--env", variable]
    enter = "key:Return" if harness == "orca_hear.py" else "key:enter"
    run = subprocess.run(
        [*command, "--", sys.executable, *arguments],
        input="\n".join(line or enter for line in script),
        capture_output=True,
        text=True,
        env=dict(os.environ),
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return [event for event in map(json.loads, run.stdout.splitlines()) if event["kind"] in ("say", "key")]


def printed(script, *arguments, home, columns=80, program=PROGRAM):
    """What a pipe prints for the same script, as words: the lines and the prompts."""
    _settle(home)
    run = subprocess.run(
        [sys.executable, *program, *arguments, "--cells", str(columns)],
        input="\n".join([*script, ""]),
        capture_output=True,
        text=True,
        env={**os.environ, "HOME": str(home), "LANG": "C.UTF-8"},
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return spaced(run.stdout)


def _settle(home):
    """Make the settings in a home: this is no first start."""
    (home / SETTINGS).parent.mkdir(parents=True, exist_ok=True)
    (home / SETTINGS).touch()


def lost_and_doubled(printed, heard):
    """Which words were printed but not heard, and which were heard but not printed."""
    ours, theirs = printed.split(), heard.split()
    changes = difflib.SequenceMatcher(None, ours, theirs, autojunk=False).get_opcodes()
    lost = [word for what, a, b, _, _ in changes if what != "equal" for word in ours[a:b]]
    return lost, [word for what, _, _, a, b in changes if what != "equal" for word in theirs[a:b]]
