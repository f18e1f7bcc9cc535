"""From Enter to the first speech request of a real screen reader, beside a program that uses input() alone."""

import json
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

HEAR = Path(__file__).with_name("hear.py")
GAME = ("-m", "access", "play", "kaques", "Ann", "--seed", "3", "--speech", "off", "--sounds", "off")
BARE = """
while True:
    input("3 2 2 3 6 1? ")
    print("You: 0.\\nGustave: 0.\\nThe first to reach 10000 wins.")
"""
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
