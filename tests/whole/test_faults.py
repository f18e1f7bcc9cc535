"""What goes wrong around a game does not go wrong for its players."""

import json
import os
import queue
import random
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from contextlib import contextmanager
from pathlib import Path

import pytest
from helpers import PATIENCE, taverne, wait_until
from idle import TICK, Idle
from terminal_game import TerminalGame

from access.storage import journals
from access.storage.journals import folder

PLAY = ("play", "kaques", "Ann", "--bots", "1", "--option", "target=2000")
LONG = (*PLAY, "--seed", "4", "--option", "target=8000")
KILLS = 10
FURTHER = () if sys.platform == "win32" else pytest.mark.everything
"""The marks of more kills: at Windows' Python all are run, where a kill is another one."""
ANSWERS_WITHIN = 0.3
"""Seconds that a game may sleep before the next question; what it computes takes longer on a slow machine."""
SILENT = 1.5
"""Seconds of sleep after which a voice has nothing to say."""


# Killed at any moment ------------------------------------------------------------------------------------------------


def answer(number, question):
    """What is answered to the question of this number, whenever it is asked."""
    return "all" if number % 3 else "stop"


def answer_cards(number, question):
    """the question and its number gives cards: what is answered follows The same."""
    for word, answered in (("Bet", "bet"), ("Call", "call"), ("Lay", "none")):
        if word in question:
            return answered
    return f"swap {question.split()[0].rstrip('.?')}" if number % 2 else "none"


class Piped:
    """A piped game that is fed by question number, so that nothing is read ahead."""

    def __init__(self, path, *arguments, answer=answer):
        self.path, self.answer = path, answer
        command = [sys.executable, "-m", "access", *arguments, "--journal", str(path)]
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        self.process = subprocess.Popen(command, text=True, **pipes)
        self.lines, self.began, self.took = queue.Queue(), time.monotonic(), 0
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            self.took = self.took or time.monotonic() - self.began
            self.lines.put(line)
        self.lines.put(None)

    def play(self, seconds):
        """Answer for so long; True when the game is over before."""
        end = time.monotonic() + seconds
        while True:
            try:
                line = self.lines.get(timeout=max(end - time.monotonic(), 0))
            except queue.Empty:
                return False
            if line is None:
                return True
            if line.startswith("Again, "):
                self.process.stdin.close()
            elif line.endswith(("?\n", "? Enter for no:\n")):
                number = len(self.path.read_bytes().splitlines()) - 1
                self.process.stdin.write(self.answer(number, line) + "\n")
                self.process.stdin.flush()

    def end(self, kill):
        if kill:
            self.process.kill()
        code = self.process.wait(PATIENCE)
        errors = self.process.stderr.read()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            pipe.close()
        assert kill or (code == 0 and errors == ""), errors


def started(path):
    """Whether the journal holds a game yet: before its head is whole there is nothing to resume."""
    return path.exists() and b"\n" in path.read_bytes()


def run_undisturbed(path, seed, play=PLAY, answer=answer):
    """Play a game to its end. Return its journal, and the seconds to its first line."""
    game = Piped(path, *play, "--seed", str(seed), answer=answer)
    assert game.play(PATIENCE)
    game.end(kill=False)
    return journals.read(path).entries, game.took


def kill_at_random(folder, first, kills):
    """Play games from this seed on, killed so many times in all; each must be as one that nobody disturbed."""
    chance, done, seed = random.Random(first), 0, first
    while done < kills:
        path, over = folder / f"{seed}.jsonl", False
        undisturbed, start = run_undisturbed(folder / f"{seed}-undisturbed.jsonl", seed)
        while not over:
            if not started(path):
                path.unlink(missing_ok=True)
                game = Piped(path, *PLAY, "--seed", str(seed))
            else:
                game = Piped(path, "resume")
            ended = game.play(chance.uniform(0.1, 1.6) * start if done < kills else PATIENCE)
            game.end(kill=not ended)
            done += not ended
            over = started(path) and journals.read(path).over
        assert journals.read(path).entries == undisturbed
        seed += 1


@pytest.mark.windows_too
@pytest.mark.parametrize("first", [1, *(pytest.param(1000 * more, marks=FURTHER) for more in range(1, 10))])
def test_killed_at_random_moments_a_game_is_the_same(tmp_path, first):
    kill_at_random(tmp_path, first, KILLS)


WORDS = ("play", "words", "Ann", "--bots", "1", "--option", "rounds=60", "--option", "chips=500")


@pytest.mark.parametrize("games", [1, pytest.param(3, marks=pytest.mark.everything)])
def test_a_game_of_cards_that_is_killed_at_any_moment_is_the_same(tmp_path, games):
    """Between deal, bets, exchange and showdown: the hand, the pot and the question are those that stood there."""
    chance, kills, questions = random.Random(20261120), 0, set()
    for seed in range(1, games + 1):
        path, over = tmp_path / f"{seed}.jsonl", False
        while not over:
            begun = started(path)
            if not begun:
                path.unlink(missing_ok=True)
            arguments = ("resume",) if begun else (*WORDS, "--seed", str(seed))
            game = Piped(path, *arguments, answer=answer_cards)
            ended = game.play(chance.uniform(0.2, 0.45) if kills < 12 * seed else PATIENCE)
            game.end(kill=not ended)
            kills += not ended
            over = started(path) and journals.read(path).over
            questions |= {entry.get("asked") for entry in journals.read(path).entries} if started(path) else set()
        undisturbed, _ = run_undisturbed(tmp_path / f"{seed}-undisturbed.jsonl", seed, WORDS, answer_cards)
        assert journals.read(path).entries == undisturbed
    assert kills > 4 * games
    assert questions >= {"Deal", "Open", "Call", "Swap", "Lay"}


# The voice -----------------------------------------------------------------------------------------------------------


@contextmanager
def sound():
    from listen import Sink

    sink = Sink(16000)
    try:
        yield sink
    finally:
        for process in sink._processes:
            signalled(process.pid, signal.SIGCONT)
        sink.close()


def signalled(process, number):
    try:
        os.kill(process, number)
    except ProcessLookupError:
        return


def until_it_sounds(sink, game):
    """Until the voice speaks, or there is none any more."""
    first, asleep = len(sink.samples) // 2, Idle(os.getpid(), spare=sink.pids)
    while not any(sink.pcm(first)) and list(game.workers()) and asleep.seconds < SILENT:
        time.sleep(TICK)
        asleep.look()


@pytest.mark.listened
@pytest.mark.parametrize(("faults", "servers"), [(4, 1), pytest.param(80, 10, marks=pytest.mark.everything)])
def test_whatever_happens_to_the_voice_the_next_question_does_not_wait_for_it(faults, servers):
    slow, given_up = [], 0

    def measured(game, fault):
        took = game.ask()
        if took > ANSWERS_WITHIN:
            slow.append((fault, round(took, 3)))

    with sound() as sink:
        game = TerminalGame(env=sink.env)
        server = sink._processes[0].pid
        for n in range(faults):
            if not list(game.workers()):  # it gave up after failures in a row: the next game has a new one
                game.quit()
                game, given_up = TerminalGame(env=sink.env), given_up + 1
            game.ask()
            until_it_sounds(sink, game)
            if n % 4 == 3:
                signalled(server, signal.SIGSTOP)
                measured(game, "the sound server stands still")
                signalled(server, signal.SIGCONT)
                continue
            for worker in game.workers():
                signalled(worker, signal.SIGSTOP if n % 4 == 2 else signal.SIGKILL)
            measured(game, "the worker stands still" if n % 4 == 2 else "the worker is killed")
        game.quit()
        assert given_up <= faults // 2, "there was hardly a voice that could fail"
    for _ in range(servers):
        with sound() as sink:
            game = TerminalGame(env=sink.env)
            until_it_sounds(sink, game)
            signalled(sink._processes[0].pid, signal.SIGKILL)
            measured(game, "the sound server is killed")
            game.quit()
    assert slow == []


@pytest.mark.listened
@pytest.mark.parametrize("games", [1, pytest.param(10, marks=pytest.mark.everything)])
def test_without_the_speech_library_it_is_said_once_and_played_on(tmp_path, games):
    (tmp_path / "pyttsx3.py").write_text("raise ImportError('no speech here')\n")
    for _ in range(games):
        game = TerminalGame(env={"PYTHONPATH": str(tmp_path), "PULSE_SERVER": "unix:/nowhere"})
        assert game.ask() < ANSWERS_WITHIN
        end = time.monotonic() + PATIENCE
        while b"The voice does not work" not in game.shown and time.monotonic() < end:
            assert game.ask() < ANSWERS_WITHIN
        game.ask()
        assert game.shown.count(b"The voice does not work: pyttsx3 or its speech engine is missing.") == 1
        game.quit()


# Journals ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def played(tmp_path):
    path = tmp_path / "game.jsonl"
    taverne(*PLAY, "--seed", "4", "--journal", path, typed="all\nstop\nstop\n")
    return path


def head_with(**changes):
    def change(lines):
        return [json.dumps(json.loads(lines[0]) | changes), *lines[1:]]

    return change


SPOILED = {
    "a line doubled": (lambda lines: [*lines[:3], lines[2], *lines[3:]], "is damaged at line 4"),
    "two lines swapped": (lambda lines: [*lines[:2], lines[3], lines[2], *lines[4:]], "is damaged at line 3"),
    "a line lost": (lambda lines: [*lines[:2], *lines[3:]], "is damaged at line 3"),
    "another game": (head_with(game="skat"), "is a game of skat, which is not installed here"),
    "other rules": (
        head_with(rules=7),
        "was played with version 7 of the rules of Jaques le Kaques; this is version 1",
    ),
    "a letter": (lambda lines: ["Dear Ann,", "how are you?"], "is not a saved game of Taverne"),
    "a newer format": (head_with(taverne=9), "was saved by a newer version of Taverne"),
    "no format": (head_with(taverne=None), "is not a saved game of Taverne"),
    "an object too deep": (lambda lines: [lines[0], "[" * 50_000], "is damaged at line 2"),
    "names that are none": (head_with(seats=[{"name": "\x1b[2J", "kind": "person"}]), "is not a saved game"),
}


@pytest.mark.parametrize("command", [("replay",), ("resume", "--journal")])
@pytest.mark.parametrize("spoiled", SPOILED)
def test_a_spoiled_journal_is_named_in_a_sentence_and_left_as_it_is(played, command, spoiled):
    change, says = SPOILED[spoiled]
    played.write_text("\n".join(change(played.read_text().splitlines())) + "\n")
    before = played.read_bytes()
    run = taverne(*command, played)
    assert (run.returncode, run.stdout) == (1, "")
    assert says in run.stderr
    assert run.stderr.count("\n") == 1
    assert played.read_bytes() == before


def test_a_journal_that_is_too_large_is_not_read(played):
    os.truncate(played, 1 << 40)  # no memory could hold it
    run = taverne("resume", "--journal", played)
    assert run.returncode == 1
    assert "too large" in run.stderr


# The disk ------------------------------------------------------------------------------------------------------------


@contextmanager
def mounted(where, options):
    """A small file system of its own, which only root can make."""
    where.mkdir()
    made = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(where)], check=False, capture_output=True
    )
    if made.returncode:
        assert not os.environ.get("CI"), made.stderr
        pytest.skip("only root can mount")
    try:
        yield where
    finally:
        subprocess.run(["umount", str(where)], check=True)


def goes_on_unsaved(run, why):
    assert run.stdout.count(f": {why}. You can play on.") == run.stdout.count("This game cannot be saved in /") == 1
    assert re.search(r"(You win|Gustave wins) with", run.stdout)
    assert (run.returncode, run.stderr) == (0, "")


def test_on_a_full_disk_play_goes_on_and_what_was_saved_is_whole(tmp_path):
    with mounted(tmp_path / "full", "size=4k") as disk:
        path = disk / "game.jsonl"
        goes_on_unsaved(taverne(*LONG, "--journal", path, typed="stop\n" * 200), "the disk is full")
        assert path.read_bytes().endswith(b"\n")
        assert "goes on. At the table" in taverne("resume", "--journal", path).stdout


def test_in_a_directory_that_cannot_be_written_play_goes_on(tmp_path):
    with mounted(tmp_path / "readonly", "ro") as disk:
        run = taverne(*PLAY, "--seed", "4", typed="stop\n" * 200, env={"XDG_DATA_HOME": str(disk)})
        goes_on_unsaved(run, "nothing can be written there")
        run = taverne(*PLAY, "--seed", "4", "--journal", disk / "game.jsonl", typed="stop\n" * 200)
        goes_on_unsaved(run, "nothing can be written there")


def test_a_game_resumed_where_nothing_can_be_written_goes_on_unsaved(tmp_path, played):
    with mounted(tmp_path / "readonly", "size=64k") as disk:
        shutil.copy(played, disk / "game.jsonl")
        subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
        run = taverne("resume", "--journal", disk / "game.jsonl", typed="stop\n" * 200)
        goes_on_unsaved(run, "nothing can be written there")


def test_beyond_a_quota_play_goes_on():
    def limited():
        import resource

        resource.setrlimit(resource.RLIMIT_FSIZE, (1500, 1500))

    goes_on_unsaved(taverne(*LONG, typed="stop\n" * 200, preexec_fn=limited), "the disk is full")


# Around the program --------------------------------------------------------------------------------------------------


def test_without_a_home_play_goes_on():
    run = taverne(*PLAY, "--seed", "4", typed="stop\n" * 200, env={"HOME": "/dev/null/nobody"})
    goes_on_unsaved(run, "part of the path is not a folder")


def without(*names):
    return {name: value for name, value in os.environ.items() if name not in names}


def test_without_the_variables_that_a_login_sets_a_game_is_played(tmp_path):
    env = {"PATH": os.environ["PATH"]}
    command = [sys.executable, "-m", "access", *PLAY, "--journal", str(tmp_path / "game.jsonl"), "--seed", "4"]
    run = subprocess.run(command, input="stop\n" * 200, capture_output=True, text=True, env=env, check=False)
    assert re.search(r"(You win|Gustave wins) with", run.stdout)
    assert (run.returncode, run.stderr) == (0, "")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_a_terminal_that_has_not_our_letters_gets_what_it_has(encoding):
    env = {"PYTHONIOENCODING": encoding}
    command = [sys.executable, "-m", "access", *PLAY, "--seed", "3", "--braille", "terminal"]
    run = subprocess.run(
        command,
        input="stop\nstop\nstop\n".encode(encoding),
        capture_output=True,
        env={**os.environ, **env},
        check=False,
    )
    assert run.stderr == b""
    assert "fertisch" in run.stdout.decode(encoding)


def test_in_a_terminal_of_20_columns_no_line_is_wider():
    game = TerminalGame(columns=20, env={"PATH": "/nowhere"})
    before = len(game.shown)
    game.type("help\r")
    game.wait_for(rb"3 2 2 3 6 1\?", before)
    plain = re.sub(rb"\x1b(\[[?0-9;]*([a-zA-Z]|$)|$)", b"", game.shown).decode(errors="ignore")  # the last may be half
    assert [line for line in re.split(r"\r*\n", plain) if len(line.rpartition("\r")[2]) > 20] == []
    game.quit()


def test_a_closed_terminal_ends_the_game_and_it_goes_on_later():
    game = TerminalGame(env={"PATH": "/nowhere"})
    game.type("1\r")
    game.wait_for(rb"4 2 4 1 6, plus 100\?")
    assert game.hang_up() == 1
    assert "4 2 4 1 6, plus 100" in taverne("resume").stdout


@pytest.mark.parametrize("times", [3, pytest.param(20, marks=pytest.mark.everything)])
def test_closed_at_any_moment_a_terminal_leaves_nothing_running(times):
    chance = random.Random(3)
    for n in range(times):
        game = TerminalGame(env={"PULSE_SERVER": "unix:/nowhere"} if n % 2 else {"PATH": "/nowhere"})
        time.sleep(chance.uniform(0, 0.1))
        workers = list(game.workers())
        assert game.hang_up() == 1
        gone = wait_until(lambda workers=workers: not any(Path(f"/proc/{worker}").exists() for worker in workers))
        assert gone, "a voice is left behind"


NAMES = {
    "\x1b[31mAnn\x07": 0,
    "\x1b]0;title\x07": 0,
    "A\u202enn\u2066": 0,
    "a" + "\u0301" * 500: 0,
    "x" * 10_000: 2,
    "😀😀": 2,
    "   ": 2,
    b"\xff\xfe": 2,
    "Ann\nBen": 0,
    "A\u0308nn": 0,
}


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_cleaned_or_refused_with_a_sentence(name):
    run = subprocess.run(
        [sys.executable, "-m", "access", "play", "kaques", name, "--bots", "1"],
        input=b"",
        capture_output=True,
        check=False,
    )
    assert run.returncode == NAMES[name]
    assert run.stderr.count(b"\n") == (1 if run.returncode else 0)
    for stream in (run.stdout, run.stderr):
        assert not re.search("[\x00-\x09\x0b-\x1f\x7f\u202a-\u202e\u2066-\u2069]", stream.decode())


def test_what_is_typed_is_never_printed_as_an_escape_sequence():
    run = taverne(*PLAY, "--seed", "4", typed="\x1b[2J\x1b]0;x\x07\n\u202eabc\n\x9b31m\n")
    assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]", run.stdout)
    assert folder().exists()
