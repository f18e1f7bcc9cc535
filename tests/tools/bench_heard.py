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


def first_requests(reader, *program):
    """Milliseconds from each Enter to what the reader says first."""
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
    first = {}
    for event in map(json.loads, run.stdout.splitlines()):
        if event.get("key") == "enter" and event["kind"] == "say":
            pressed = round(event["t"] - event["since_key_ms"] / 1000, 2)
            first.setdefault(pressed, event["since_key_ms"])
    assert len(first) == ASKED, run.stdout
    return list(first.values())


def enter_to_speech(figure, rounds):
    for reader, (goal, met) in GOALS.items():
        ours, bare = [], []
        for _ in range(max(rounds // 4, 2)):  # in turn
            ours += first_requests(reader, *GAME)
            bare += first_requests(reader, "-c", BARE)
        value, other = statistics.median(ours), statistics.median(bare)
        yield figure(
            f"Enter to the first speech request of {reader}", value, "ms", "input()", other, goal, met(value, other)
        )
