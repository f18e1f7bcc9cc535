"""A game that somebody else has written and that fails at home: a sentence says where, and the game is kept."""

import os
import subprocess
import sys

from foreign import install


def taverne(folder, *given, typed=""):
    env = {
        **os.environ,
        "PYTHONPATH": str(folder),
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder / "data"),
        "LANG": "C.UTF-8",
    }
    command = [sys.executable, "-m", "access", *given]
    return subprocess.run(command, env=env, input=typed, capture_output=True, text=True, check=False, timeout=100)


def test_the_game_ends_with_a_sentence_and_is_kept(tmp_path):
    rules = install(tmp_path)
    line = next(n for n, text in enumerate(rules.read_text().splitlines(), 1) if "raise ZeroDivisionError" in text)
    fault = f"The game Faulty has a fault, so it stops here: ZeroDivisionError in {rules}, line {line}."
    run = taverne(tmp_path, "play", "faulty", "Ann", "--bots", "1", "--option", "fault=raises", typed="1\n1\n1\n")
    assert run.returncode == 1, run
    assert "Number 3" in run.stdout
    assert "Saved. Go on with" in run.stdout
    assert run.stderr.strip().endswith(fault)
    again = taverne(tmp_path, "resume", "1")
    assert (again.returncode, again.stderr.strip()) == (1, fault)
    rules.write_text(rules.read_text().replace('if fault == "raises":', "if False:"))
    mended = taverne(tmp_path, "resume", "1", typed="1\n1\n")
    assert mended.returncode == 0, mended
    assert "Number 5" in mended.stdout


def test_the_sentence_is_german_where_german_is_spoken(tmp_path):
    install(tmp_path)
    run = taverne(tmp_path, "--lang", "de", "play", "faulty", "Ann", "--bots", "1", "--option", "fault=start-raises")
    assert run.returncode == 1
    assert "Im Spiel Faulty steckt ein Fehler, deshalb endet es hier: ValueError in " in run.stderr
