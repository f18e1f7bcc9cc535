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


SIGNS = {
    *("black", "circle", "bullet", "heavy", "check", "mark", "up", "down", "arrow"),
    *("at", "backslash", "bar", "blank", "bracket", "carat", "caret", "dash", "dollar", "dot", "equals"),
    *("greater", "grave", "hash", "left", "less", "middle", "paren", "plus", "quote", "right"),
    *("semicolon", "slash", "space", "star", "than", "tilde", "underscore", "y", "n", "Y", "N", "yes"),
    *("or", "no", "Enter"),
}
"""Words by which readers say signs, and those of the signs for yes and no, which a voice of ours gets in words."""


def but_signs(text):
    """The words of a text, without those of signs."""
    return [word for word in re.findall(r"[^\W_]+", text) if word not in SIGNS]


def of_command(name, script, command, home, path):
    """What the reader of this name says while keys are typed into a command of any kind."""
    if name == "orca":
        python, harness, options = "/usr/bin/python3", "orca_hear.py", ()
    else:
        options = ("--reader", name, "--no-echo", "--settle", "0.6")
        python, harness = sys.executable, "hear.py"
    run = ["sh", "-c", 'cd "$1" && shift && exec "$@"', "sh", str(home / "work"), *command]
    said = _heard(python, harness, script, run, home, *options, "--env", f"PATH={path}", program=())
    said = [event for event in said if event["kind"] == "say" and event["key"] not in ("(setup)", "(reader)")]
    # on a busy machine a reader may take a typed letter for news
    return " ".join(event["text"] for event in said if len(event["key"]) > 1 or len(event["text"].strip()) > 1)


def _beside(processes):
    """Options that name servers, which may be at work while nothing is heard."""
    return [option for process in processes for option in ("--beside", str(process))]


def _heard(python, harness, script, arguments, home, *options, program=(sys.executable,)):
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
        [*command, "--", *program, *arguments],
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
