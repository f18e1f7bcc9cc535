"""From Enter to the first speech request of a real screen reader, beside a program that uses input() alone."""

import json
import os
import select
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from terminal_game import TerminalGame

HEAR = Path(__file__).parents[1] / "tools" / "hear.py"
GAME = ("-m", "access", "play", "kaques", "Ann", "--seed", "3", "--speech", "off", "--sounds", "off")
BARE = """
while True:
    input("3 2 2 3 6 1? ")
    print("You: 0.\\nGustave: 0.\\nThe first to reach 10000 wins.")
"""
PLAIN = BARE.replace("input(", "import readline; input(")
"""The same with a line that is edited: at once after Enter the kernel would echo it."""
ASKS = "sc"
"""What asks for the score."""
QUIET = 0.02
"""Seconds in which the program goes to rest."""
ASKED = 5
"""How often each run asks for the score."""
GOALS = {
    "fenrir": ("at most twice", lambda value, other: value <= 2 * other),
    "yasr": ("3 ms", lambda value, _: value <= 3),
}


ANSWER = "You: 0"
"""Part of the answer. Bare, fenrir says first that the line after Enter is blank."""
APART = 0.3
"""Seconds between two presses of Enter, at least: figures of one press differ by rounding."""


def requests(reader, *program):
    """Milliseconds from each Enter to what the reader says first, and to what it says of the answer."""
    with tempfile.TemporaryDirectory() as home:
        command = [
            sys.executable,
            HEAR,
            "--reader",
            reader,
            "--script",
            "-",
            "--json",
            "--no-echo",
            "--env",
            f"HOME={home}",
        ]
        script = "\n".join(["wait:1", *["sc"] * ASKED])
        run = subprocess.run(
            [*command, "--", sys.executable, *program], input=script, capture_output=True, text=True, check=True
        )
    firsts, answers, last = [], [], -APART
    for event in map(json.loads, run.stdout.splitlines()):
        if event.get("key") == "enter" and event["kind"] == "say":
            pressed = event["t"] - event["since_key_ms"] / 1000
            if pressed > last + APART:
                firsts.append(event["since_key_ms"])
            if ANSWER in event["text"]:
                answers.append(event["since_key_ms"])
            last = pressed
    assert len(firsts) == len(answers) == ASKED, run.stdout
    return list(zip(firsts, answers, strict=True))


def writes(rounds, *program):
    """Milliseconds from each Enter to the first write to the terminal; the letters before it stand there."""
    with tempfile.TemporaryDirectory() as home:
        game = TerminalGame(*program, first=rb"stop\?|1\?", program=(), env={"HOME": home})
        took = []
        for _ in range(rounds):
            for letter in ASKS:
                since = len(game.shown)
                game.type(letter)
                game.wait_for(letter.encode(), since)
                time.sleep(QUIET)
            since, pressed = len(game.shown), time.perf_counter()
            game.type("\r")
            select.select([game.terminal], [], [])
            took.append((time.perf_counter() - pressed) * 1000)
            game.wait_for(rb"(?s)Gustave.*1\?", since)
            time.sleep(QUIET)
        os.close(game.terminal)
        os.waitpid(game.child, 0)
    return took


def enter_to_write(figure, rounds):
    ours, bare = writes(2 * rounds, *GAME), writes(2 * rounds, "-c", PLAIN)
    value, other = statistics.median(ours), statistics.median(bare)
    yield figure("Enter to the first write", value, "ms", "input()", other, "2 ms", value <= 2)


def enter_to_speech(figure, rounds):
    for reader, (goal, met) in GOALS.items():
        ours, bare = [], []
        for _ in range(max(rounds // 4, 2)):  # in turn
            ours += requests(reader, *GAME)
            bare += requests(reader, "-c", BARE)
        (value, answer), (other, plain) = (map(statistics.median, zip(*each, strict=True)) for each in (ours, bare))
        name = f"Enter to the first speech request of {reader}"
        yield figure(name, value, "ms", "input()", other, goal, met(value, other))
        yield figure(f"Enter to that with the answer, {reader}", answer, "ms", "input()", plain)
