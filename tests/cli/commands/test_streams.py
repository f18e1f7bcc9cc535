"""Standard streams that are closed, full, or terminals that obey escape sequences; and the first moments of the program."""

import json
import os
import signal
import subprocess
import sys
import time

import pytest
from helpers import PATIENCE, taverne

from access.storage.journals import folder
from access.system.files import settings_folder

ESCAPE = "\x1b]0;X\x07"


def shell(line, **env):
    """A command of a shell, in which `taverne` is ours."""
    return subprocess.run(
        ["sh", "-c", f'taverne() {{ "{sys.executable}" -m access "$@"; }}; {line}'],
        capture_output=True,
        text=True,
        env={**os.environ, **env},
        timeout=PATIENCE,
        check=False,
    )


def test_a_closed_input_is_an_empty_one():
    """Python then has None instead of standard input."""
    run = shell("taverne play kaques Ann --seed 3 <&-")
    assert run.returncode == 0, run.stderr
    assert run.stdout.endswith("Saved. Go on with: taverne resume 1\n")


@pytest.mark.parametrize("command", ["games", "play kaques Ann --seed 3 </dev/null", "word check HAT"])
def test_a_closed_output_is_told(command):
    run = shell(f"taverne {command} >&-")
    assert run.returncode == 1
    assert run.stderr == "Standard output cannot be written: it is closed.\n"


@pytest.mark.parametrize(
    "command", ["games", "play kaques Ann --seed 3 </dev/null", "word check HAT", "settings show", "--help", "doctor"]
)
def test_a_full_output_is_told(command):
    """Not the settings file, and not by Python's exit code 120."""
    run = shell(f"taverne {command} >/dev/full")
    assert run.returncode == 1
    assert run.stderr == "Standard output cannot be written: the disk is full.\n"


def test_an_answer_typed_before_the_output_filled_up_is_saved():
    shell("taverne play kaques Ann --seed 3 >/dev/full", LANG="C.UTF-8")
    assert json.loads(next(folder().iterdir()).read_text().splitlines()[0])["game"] == "kaques"


def tampered(**changes):
    """A journal of words with these changes in its head."""
    taverne("play", "words", "Ann", "Ben", "--seed", "3")
    path = next(folder().iterdir())
    head, *lines = path.read_text().splitlines()
    entry = json.loads(head)
    for name, value in changes.items():
        entry[name] = {**entry[name], **value} if isinstance(value, dict) else value
    path.write_text("\n".join([json.dumps(entry), *lines, ""]))
    return path


def with_escapes(tmp_path):
    """Each a command whose output names what a file, or its name, contains."""
    deck = tmp_path / "deck.toml"
    deck.write_text(
        '"cards"."A\\u001b]0;X\\u0007" = { count = 10, points = 2 }\ncards.B = { count = 90, points = 2 }\n'
    )
    yield "play", "words", "Ann", "--option", f"deck={deck}"
    yield "deck", str(deck)
    yield "replay", str(tmp_path / f"none{ESCAPE}.jsonl")
    yield "play", "words", "Ann", "--dictionary", f"none{ESCAPE}"
    yield "word", "check", f"HAT{ESCAPE}"
    yield "score", "kaques", f"1 5 {ESCAPE}"
    yield "rules", f"kaques{ESCAPE}"
    yield "tournament", "--players", str(tmp_path / f"none{ESCAPE}")
    yield "emboss", "rules", "kaques", "-o", str(tmp_path / f"r{ESCAPE}.brf")
    settings = settings_folder("taverne") / "settings.toml"
    settings.write_text('"a\\u001b]0;X\\u0007" = 1\nvoice = "\\u001b]0;X\\u0007"\n')
    yield ("settings", "show")
    yield ("play", "kaques", "Ann", "--seed", "3")


def test_no_escape_sequence_passes_from_a_file_to_the_terminal(tmp_path):
    for arguments in with_escapes(tmp_path):
        run = taverne(*arguments)
        assert "\x1b" not in run.stdout + run.stderr, arguments
        assert "\x07" not in run.stdout + run.stderr, arguments


@pytest.mark.parametrize(
    "changes", [{"game": ESCAPE}, {"options": {"dictionary": ESCAPE}}, {"options": {"deck": ESCAPE}}]
)
def test_no_escape_sequence_passes_from_a_journal(changes):
    path = tampered(**changes)
    for arguments in (("replay", str(path)), ("resume",), ("resume", "--list"), ("emboss", "score", "-o", "s.brf")):
        run = taverne(*arguments)
        assert "\x1b" not in run.stdout + run.stderr, arguments


def test_ctrl_c_is_quiet_from_the_first_moment():
    """While modules are imported, too. Before our first line runs, Python itself prints a traceback."""
    for number in range(12):
        run = subprocess.Popen(
            [sys.executable, "-X", "importtime", "-m", "access", "games"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        assert run.stderr is not None
        until = b"access.__main__" if number % 2 else b" access.cli.group"
        seen = b""
        for line in run.stderr:
            seen = line
            if until in line or b"games" in line or (number > 5 and b"click" in line):
                break
        time.sleep(number / 100)
        run.send_signal(signal.SIGINT)
        _, errors = run.communicate(timeout=PATIENCE)
        assert b"Traceback" not in errors, (seen, errors[-500:])
