"""Random lines at the questions of a game and on the command line: no traceback, no hang.

python tests/tools/fuzz.py [--lines 100000] [--seed 1]
"""

import argparse
import io
import os
import random
import subprocess
import sys
import tempfile
import time

CARDS = [
    "bet",
    "call",
    "raise",
    "fold",
    "swap",
    "lay",
    "doubt",
    "none",
    "hand",
    "spell",
    "pot",
    "who",
    "points",
    "look",
    "setzen",
    "mitgehen",
    "erhöhen",
    "aussteigen",
    "tauschen",
    "legen",
    "zweifeln",
    "keine",
    "karten",
    "buchstabieren",
    "wer",
    "wert",
    "prüfen",
    "a",
    "e",
    "th",
    "qu",
    "in",
    "s",
    "t",
    "thin",
    "nicht",
]
CHIPS = [
    *("run", "run all", "laufen", "house", "haus", "leave", "join", "gehen", "einsteigen", "stay", "bleiben"),
    *(
        "pay",
        "short",
        "short 1",
        "buy",
        "buy 2",
        "retreat",
        "throw",
        "cash",
        "cash 1",
        "give",
        "out",
        "dropped",
        "debts",
    ),
    *("teils", "teils 1", "kaufen", "kaufen 2", "retret", "werfen", "einlösen 1", "schenken", "aussetzen", "gefallen"),
    *("schulden", "nein", "ben", "6", "9"),
]
JOKERS = [
    *("on", "weiter", "fumo", "fu", "pony", "hös", "elas ventil", "all in", "joker", "joker fumo", "mine", "meine"),
    *("standing", "stand", "yes", "ja", "no", "free", "frei", "sekante", "monokel", "anaconda ratten", "on with fumo"),
]
WORDS = [
    *CARDS,
    *JOKERS,
    *CHIPS,
    "all",
    "a",
    "stop",
    "s",
    "fertisch",
    "f",
    "keep",
    "k",
    "1",
    "5",
    "1",
    "5",
    "2",
    "2",
    "2",
    "222",
    "repeat",
    "re",
    "next",
    "ne",
    "score",
    "sc",
    "dice",
    "di",
    "turn",
    "tu",
    "help",
    "he",
    "?",
    "rules",
    "ru",
    "undo",
    "un",
    "/",
    "/re",
    "//",
    "alle",
    "behalten",
    "wiederholen",
    "wi",
    "vor",
    "punkte",
    "pu",
    "würfel",
    "wü",
    "dran",
    "dr",
    "hilfe",
    "hi",
    "regeln",
    "zurücknehmen",
    "zu",
    "7",
    "0",
    "-1",
    "1e9",
]
ARGUMENTS = [
    "play",
    "resume",
    "games",
    "rules",
    "score",
    "simulate",
    "say-no",
    "braille",
    "replay",
    "doctor",
    "kaques",
    "kara",
    "misericorde",
    "verflixte6",
    "tournament",
    "skat",
    "Ann",
    "Ben",
    "--lang",
    "de",
    "en",
    "--debug-no",
    "--seed",
    "--bots",
    "--level",
    "easy",
    "good",
    "best",
    "--dice",
    "typed",
    "seeded",
    "--option",
    "target=500",
    "words",
    "word",
    "check",
    "best",
    "dictionary",
    "list",
    "info",
    "add",
    "remove",
    "allow",
    "block",
    "deck",
    "emboss",
    "--dictionary",
    "--deck",
    "--hand",
    "--count",
    "--umlauts",
    "plain",
    "--cards",
    "typed",
    "--private",
    "--sort",
    "points",
    "-o",
    "deck=/dev/null",
    "dictionary=/dev/zero",
    "deck=/dev/zero",
    "/dev/zero",
    "rounds=1",
    "chips=5",
    "de",
    "target=x",
    "first=throw",
    "--journal",
    "--speech",
    "off",
    "auto",
    "--braille",
    "terminal",
    "brf",
    "--cells",
    "20",
    "--verbosity",
    "full",
    "brief",
    "--plain",
    "--more",
    "--json",
    "--list",
    "--table",
    "de-g0.utb",
    "--brf",
    "--games",
    "3",
    "1",
    "2",
    "5",
    "6",
    "-",
    "--",
    "--help",
    "--version",
    "1",
    "5",
    "2",
    "2",
    "2",
    "6",
    "\x1b[2J",
    "ä",
    "😀",
    "/dev/null",
    "/nonexistent",
    ".",
    "�",
]
CHUNK = 4000
PER_LINE = 0.05
"""Seconds that a line may take on average before it counts as a hang."""


def a_line(chance):
    kind = chance.randrange(8)
    if kind == 0:
        return bytes(chance.randrange(256) for _ in range(chance.randrange(40)))
    if kind == 1:
        return "".join(chr(chance.randrange(32, 0x2FFF)) for _ in range(chance.randrange(30))).encode()
    if kind == 2:
        return "".join(chance.choice("1234567890 ,") for _ in range(chance.randrange(20))).encode()
    if kind == 3 and chance.randrange(50) == 0:
        return bytes([chance.randrange(32, 127)]) * chance.randrange(100_000)
    text = " ".join(chance.choice(WORDS) for _ in range(chance.randrange(1, 4)))
    if kind == 4 and text:
        at = chance.randrange(len(text))
        text = text[:at] + chr(chance.randrange(1, 0x500)) + text[at + 1 :]
    return text.encode("utf-8", "replace")


def leaves(line, language):
    """Whether a line would end the game, and with it what is to be fuzzed."""
    from access.answers.words import normal
    from access.language.phrases import Phrases

    word = normal(line.decode("utf-8", "replace")).lstrip("/").strip()
    return word[:1] in {each[0] for each in Phrases(language).words("loop-command-quit")[:2]} | {"q"}


def table_of(chance):
    """A game that does not end soon."""
    kind = chance.randrange(6)
    if kind == 5:
        return ["play", "verflixte6", "Ann", "Ben", "--option", "rounds=999999"]
    if kind == 4:
        return ["play", "misericorde", "Ann", "Ben", "--dice", "typed", "--option", "rounds=999999"]
    if kind == 3:
        return ["play", "kara", "Ann", "--option", "rounds=999999", "--option", "stake=0"]
    if kind == 0:
        return ["play", "words", "Ann", "--option", "chips=9999999", "--level", "easy"]
    if kind == 1:
        return ["play", "kaques", "Ann", "Ben", "--dice", "typed", "--option", "target=999999950"]
    return ["play", "kaques", "Ann", "--option", "target=999999950"]


def fuzz_questions(lines, seed):
    """So many random lines at the questions of games, all of them read."""
    from access.system.environment import LANGUAGES

    chance = random.Random(seed)
    while lines > 0:
        count = min(lines, CHUNK)
        language = chance.choice(LANGUAGES)
        arguments = [*table_of(chance), "--lang", language, "--seed", str(seed)]
        arguments += ["--verbosity", chance.choice(("brief", "normal", "full"))]
        drawn = (a_line(chance).replace(b"\n", b" ") for _ in range(count))
        data = b"\n".join(line for line in drawn if not leaves(line, language)) + b"\n"
        began = time.monotonic()
        run = subprocess.run(
            [sys.executable, "-m", "access", *arguments],
            input=data,
            capture_output=True,
            check=False,
            timeout=30 + count * PER_LINE,
        )
        assert run.returncode == 0, (arguments, run.stderr[-2000:])
        assert run.stderr == b"", run.stderr[-2000:]
        assert run.stdout.count(b"?\n") >= data.count(b"\n") - data.count(b"\nru"), "not all lines were read"
        assert b"\x1b" not in run.stdout
        lines -= count
        yield count, time.monotonic() - began


def fuzz_command_line(lines, seed):
    """So many random command lines. Faults are shown whole, as with --debug."""

    chance = random.Random(seed)
    for _ in range(lines):
        arguments = [chance.choice(ARGUMENTS) for _ in range(chance.randrange(7))]
        if chance.random() < 0.3:
            arguments.append(a_line(chance).decode("utf-8", "surrogateescape").replace("\x00", "")[:300])
        typed = b"\n".join(a_line(chance) for _ in range(3)) + b"\n"
        began = time.monotonic()
        code = in_process(arguments, typed)
        assert code in (0, 1, 2), (arguments, code)
        assert time.monotonic() - began < 20, arguments
        yield 1, time.monotonic() - began


def in_process(arguments, typed):
    from access.cli import group

    before = sys.stdin, sys.stdout, sys.stderr
    sys.stdin = io.TextIOWrapper(io.BytesIO(typed), "utf-8", errors="replace")
    sys.stdout = io.TextIOWrapper(io.BytesIO(), "utf-8")
    sys.stderr = io.TextIOWrapper(io.BytesIO(), "utf-8", errors="backslashreplace")
    try:
        group.main(["--debug", *arguments], prog_name="taverne")
    except SystemExit as end:
        return end.code or 0
    finally:
        sys.stdin, sys.stdout, sys.stderr = before
    return 0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--lines", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        os.environ.update(HOME=home, LANG="C.UTF-8")
        os.chdir(home)
        done, said = 0, time.monotonic()
        at_questions = asked.lines * 9 // 10
        for count, _ in fuzz_questions(at_questions, asked.seed):
            done += count
            if time.monotonic() - said > 5:
                said = time.monotonic()
                print(f"{done} of {asked.lines} lines.", flush=True)
        for count, _ in fuzz_command_line(asked.lines - at_questions, asked.seed):
            done += count
            if time.monotonic() - said > 5:
                said = time.monotonic()
                print(f"{done} of {asked.lines} lines.", flush=True)
        print(f"{done} lines: no traceback, no hang.")


if __name__ == "__main__":
    main()
