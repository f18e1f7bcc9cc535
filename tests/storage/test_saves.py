"""Saved games: what cannot be resumed hides no other, nobody else reads them, and nothing half written stays."""

import json
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from helpers import PATIENCE, taverne

from access.play import tournament
from access.storage.journals import folder

PLAY = ("play", "kaques", "Ann", "--seed", "3")


def saved():
    """A game of kaques that was left, as number 1."""
    taverne(*PLAY)
    return folder() / "1-kaques.jsonl"


def beside(name, **changes):
    """A saved game with another number, played later, whose head has these changes, as JSON text."""
    head, *lines = saved().read_text().splitlines()
    entry = json.loads(head)
    texts = {name: json.dumps(value) for name, value in entry.items()} | changes
    path = folder() / name
    path.write_text("\n".join(["{" + ", ".join(f'"{k}": {v}' for k, v in texts.items()) + "}", *lines, ""]))
    os.utime(path, (2**31 - 10, 2**31 - 10))
    return path


def files_in(folder):
    return sorted(path for path in folder.rglob("*") if path.is_file())


HEADS = {
    "an endless seed": {"seed": "1e999"},
    "rules beyond all numbers": {"rules": "1" + "0" * 30},
    "an option beyond all numbers": {"options": '{"target": 1' + "0" * 30 + ', "first": "throw"}'},
    "an option that is a list": {"options": '{"target": [[[]]]}'},
    "other rules": {"rules": "7"},
    "a game that is not here": {"game": '"halma"'},
    "no seed": {"seed": '"x"'},
}


@pytest.mark.parametrize("head", HEADS)
def test_a_head_that_does_not_fit_is_skipped_and_named(head):
    """It must not block the saved games behind it."""
    path = beside("2-kaques.jsonl", **HEADS[head])
    run = taverne("resume")
    assert (run.returncode, run.stderr) == (0, "")
    assert "Saved game 2 cannot be resumed and was skipped." in run.stdout
    assert "goes on. At the table: Ann, Gustave." in run.stdout
    for arguments in (("resume", "2"), ("replay", str(path)), ("emboss", "score", "2", "-o", "s.brf")):
        run = taverne(*arguments)
        assert run.returncode == 1, arguments
        assert run.stderr.count("\n") == 1, run.stderr
        assert "Something went wrong" not in run.stderr, run.stderr
    listed = taverne("resume", "--list").stdout.splitlines()
    assert listed[0].startswith("2: cannot be resumed.")
    assert listed[1].startswith("1: Jaques le Kaques")


@pytest.mark.parametrize("command", [("replay",), ("resume", "--journal")])
def test_a_pipe_or_a_device_is_no_saved_game(command, tmp_path):
    """A pipe would be waited for without end, and a device would fill the memory."""
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", "/dev/zero", tmp_path):
        run = taverne(*command, path)
        assert run.returncode == 1
        assert run.stderr.count("\n") == 1, run.stderr


def test_a_pipe_among_the_saved_games_is_skipped():
    saved()
    os.mkfifo(folder() / "2-kaques.jsonl")
    listed = taverne("resume", "--list").stdout
    assert "2: cannot be resumed. 2-kaques.jsonl cannot be read: it is not an ordinary file." in listed
    assert "goes on" in taverne("resume").stdout


def test_a_pipe_is_no_list_of_players(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    run = taverne("tournament", "--players", tmp_path / "pipe")
    assert (run.returncode, run.stderr.count("\n")) == (1, 1)


def test_only_their_owner_reads_saved_games():
    """They hold seeds and hands."""
    assert stat.S_IMODE(saved().stat().st_mode) == 0o600
    assert stat.S_IMODE(folder().stat().st_mode) == 0o700
    taverne("tournament", "--bots", "3", "--seed", "3")
    assert stat.S_IMODE(tournament.home().stat().st_mode) == 0o700
    assert stat.S_IMODE((tournament.home() / "1" / "final.jsonl").stat().st_mode) == 0o600


def test_a_folder_of_saved_games_that_all_could_read_is_closed():
    """An older version made it so."""
    saved()
    folder().chmod(0o755)
    taverne(*PLAY)
    assert stat.S_IMODE(folder().stat().st_mode) == 0o700


@pytest.mark.parametrize("start", [("play", "words"), ("tournament", "Ben"), ("play", "words", "--journal", "game")])
@pytest.mark.parametrize("wants", [("--private", "braille", "--braille", "off"), ("--braille-table", "nosuch.tbl")])
def test_a_start_that_is_refused_leaves_no_game(home, start, wants):
    braille, before = () if "--private" in wants else ("--braille", "terminal"), files_in(home)
    run = taverne(*start, "Ann", *wants, *braille, cwd=home)
    assert run.returncode == 2, run.stdout
    assert files_in(home) == before


def test_an_empty_journal_is_a_game_that_has_not_begun():
    """A program that was killed may have left it."""
    saved()
    (folder() / "2-kaques.jsonl").touch()
    run = taverne("resume")
    assert "skipped" not in run.stdout
    assert "goes on" in run.stdout


KILLED = """
import os, sys

EVENTS = ("open", "os.mkdir", "os.rename", "os.link", "os.remove")
from pathlib import Path

def stop(event, arguments):
    if event in EVENTS and any(name in str(arguments) for name in NAMES):
        stop.left -= 1
        if stop.left == 0:
            os.kill(os.getpid(), 9)

NAMES, stop.left = sys.argv[1].split(","), int(sys.argv[2])
sys.argv[1:] = sys.argv[3:]
sys.addaudithook(stop)
from access.cli.group import main
main(prog_name="taverne")
"""
"""Kills the program right before the n-th time that it touches a file with one of these names."""


@pytest.mark.windows_too
@pytest.mark.parametrize("at", [n if n == 5 else pytest.param(n, marks=pytest.mark.everything) for n in range(1, 9)])
@pytest.mark.parametrize("name", ["tournament.json", "round1-table1.jsonl", "standings"])
def test_a_tournament_that_is_killed_at_any_moment_goes_on(name, at):
    """Also between making a file and writing it."""
    taverne("tournament", "--bots", "4", "--seed", "5")
    arguments = [sys.executable, "-c", KILLED, name, str(at), "tournament", "Ann", "--bots", "7", "--seed", "5"]
    run = subprocess.run(arguments, input="quit\n", capture_output=True, text=True, timeout=PATIENCE, check=False)
    killed = 9 if sys.platform == "win32" else -9
    assert run.returncode in (0, killed), run.stderr
    again = taverne("tournament", typed="none\nyes\nstop\n" * 40)
    assert again.returncode == 0, again.stderr
    assert "wins the tournament." in again.stdout
    if run.returncode == killed and name == "tournament.json":
        assert "Ann" not in again.stdout, "nothing had begun: the older one is told"
    else:
        assert "Ann" in again.stdout


def test_a_damaged_tournament_hides_no_older_one():
    taverne("tournament", "--bots", "4", "--seed", "5")
    (tournament.home() / "2").mkdir()
    assert "wins the tournament." in taverne("tournament").stdout
    assert taverne("tournament", "--number", "2").returncode == 1


@pytest.mark.parametrize(("players", "size"), [(3, 2), (5, 2), (9, 2), (7, 3), (4, 3), (13, 6)])
def test_nobody_sits_alone_at_a_table(players, size):
    """A table of one could not be played."""
    run = taverne("tournament", "--bots", players, "--table", size, "--advance", "1", "--seed", "3")
    assert (run.returncode, run.stderr) == (0, "")
    tables = [line.partition(": ")[2] for line in run.stdout.splitlines() if line.startswith(("Round", "The final"))]
    assert min(table.count(",") for table in tables) >= 1
    assert "wins the tournament." in run.stdout


def test_a_tournament_on_a_full_disk_is_played_and_says_so(tmp_path):
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4k", "tmpfs", str(tmp_path)], check=False)
    if made.returncode:
        assert not os.environ.get("CI")
        pytest.skip("only root can mount")
    try:
        for arguments in (("Ann",), ()):
            run = taverne(
                *("tournament", *arguments, "--bots", "7", "--seed", "5"),
                typed="none\nyes\nstop\n" * 60,
                env={"XDG_DATA_HOME": str(tmp_path)},
            )
            assert (run.returncode, run.stderr) == (0, "")
            assert run.stdout.count("This tournament cannot be saved in") == 1
            assert "the disk is full. You can play on." in run.stdout
            assert "wins the tournament." in run.stdout
            assert "The standings are in" not in run.stdout
    finally:
        subprocess.run(["umount", str(tmp_path)], check=True)


def test_nothing_half_written_stays():
    saved()
    taverne("tournament", "--bots", "3", "--seed", "3")
    assert [path.name for path in Path.home().rglob(".*") if path.name.startswith(".") and path.is_file()] == []
