"""Into a private sound sink: which sound, when, how loud, under the voice; and a sound server that dies or hangs."""

import array
import os
import signal
import time
import wave

import pytest
from helpers import taverne, wait_until
from listen import Sink, find_segments
from terminal_game import PLAY, TerminalGame

from access.language.sounding import NAMES
from access.sound.player import FAILURES, Player
from access.sound.worker import FOLDER, RATE

pytestmark = pytest.mark.listened

LOUD = 60


@pytest.fixture(scope="module")
def sink():
    sink = Sink(RATE)
    yield sink
    sink.close()


@pytest.fixture
def player(sound):
    failed = []
    player = Player(failed.append)
    yield player
    player.close()
    assert failed == []


def file_of(name):
    with wave.open(str(FOLDER / f"{name}.wav")) as file:
        return array.array("h", file.readframes(file.getnframes()))


def now(sink):
    return len(sink.samples) // 2


def quiet(sink, seconds=0.4):
    assert wait_until(lambda: sink.quiet(seconds, LOUD))


def sounded(sink, first):
    """The sounds since then, each by what it is most like and how loud it is beside its file."""
    assert wait_until(lambda: not sink.quiet(0.2, LOUD))
    quiet(sink)
    pcm = sink.pcm(first)
    return [like(pcm[max(low - RATE // 100, 0) : high]) for low, high, _ in find_segments(pcm, RATE, LOUD, 0.25)]


def like(heard):
    """The name of the file that this is, found by how alike they begin, and its loudness."""
    found = []
    for name in NAMES:
        ours = file_of(name)[: RATE // 8]
        for shift in range(RATE // 50):
            pairs = list(zip(heard[shift : shift + len(ours)][::12], ours[::12], strict=False))
            both, one, other = (
                sum(a * b for a, b in pairs),
                sum(a * a for a, _ in pairs),
                sum(b * b for _, b in pairs),
            )
            if one and other:
                found.append((both / (one * other) ** 0.5, name))
    likeness, name = max(found)
    return (name if likeness > 0.9 else None), round(max(map(abs, heard)) / max(map(abs, file_of(name))), 1)


@pytest.mark.parametrize(
    ("name", "loudness"),
    [("bust", 0.5), *(pytest.param(name, 1.0, marks=pytest.mark.everything) for name in ("turn", "dice-3"))],
)
def test_a_sound_is_heard_as_its_file_and_as_loud_as_asked(sink, player, name, loudness):
    quiet(sink)
    first = now(sink)
    player.play([(name, loudness)])
    assert sounded(sink, first) == [(name, loudness)]


def test_the_last_sound_is_heard_to_its_end_when_the_program_ends(sound):
    quiet(sound)
    first = now(sound)
    player = Player(print)
    player.play([("loss", 1.0)])
    player.close()
    quiet(sound)
    low, high, peak = find_segments(sound.pcm(first), RATE, LOUD, 0.25)[0]
    assert (high - low) / RATE > 0.9 * len(file_of("loss")) / RATE
    assert peak == pytest.approx(max(file_of("loss")), rel=0.1)


def test_in_a_game_a_throw_and_a_mistake_sound_at_once(sink):
    """Without a voice, so that the sounds are alone."""
    game = TerminalGame(*PLAY, "--speech", "off", "--sounds", "some", env=sink.env)
    try:
        wait_until(lambda: not sink.quiet(0.2, LOUD), 5)  # the first throw, and whose turn it is
        quiet(sink, 0.8)
        first = now(sink)
        typed = time.time()
        game.type("4\r")
        game.wait_for(rb"No 4 in")
        assert sounded(sink, first) == [("refused", 1.0)]
        began = sink.when(first + find_segments(sink.pcm(first), RATE, LOUD, 0.25)[0][0])
        assert began - typed < 1  # make bench measures it
        first = now(sink)
        game.type("1\r")
        game.wait_for(rb"4 2 4 1 6, 100\?")
        assert sounded(sink, first) == [("dice-4", 1.0)]
    finally:
        game.hang_up()


def test_the_voice_speaks_over_the_sounds_as_soon_as_without_them(sink):
    """The sound lies under the voice: it peaks lower, and the voice is there before the sound has ended."""
    game = TerminalGame(*PLAY, "--speech", "on", "--sounds", "some", env=sink.env)
    try:
        quiet(sink, 1.0)
        first = now(sink)
        game.type("1\r")
        game.wait_for(rb"4 2 4 1 6, 100\?")
        assert wait_until(lambda: not sink.quiet(0.2, LOUD))
        quiet(sink, 0.7)
        segments = find_segments(sink.pcm(first), RATE, LOUD, 0.5)
        assert len(segments) == 1  # no pause between them
        assert segments[0][2] > 2 * max(file_of("dice-4"))
    finally:
        game.hang_up()


@pytest.mark.everything
def test_each_sound_is_introduced_by_its_name(sink):
    run = taverne("say", "--sounds", env={**sink.env, "ACCESSIBLE": "1"})
    assert run.returncode == 0, run.stderr
    assert run.stdout.splitlines()[0] == "your turn"
    assert len(run.stdout.splitlines()) == len(NAMES)


# Faults --------------------------------------------------------------------------------------------------------------


def test_a_player_that_was_killed_is_replaced_and_the_sound_is_heard(sink, player):
    player.play([("turn", 1.0)])
    quiet(sink)
    player._worker.kill()
    assert wait_until(lambda: player._worker.poll() is not None)
    first = now(sink)
    player.play([("turn", 1.0)])
    assert sounded(sink, first) == [("turn", 1.0)]


def own_sink(monkeypatch):
    sink = Sink(RATE)
    for name, value in sink.env.items():
        monkeypatch.setenv(name, value)
    return sink


def until_given_up(player, failed):
    def try_again():
        began = time.monotonic()
        player.play([("turn", 1.0)])
        assert time.monotonic() - began < 1  # nothing waits for the sound; a new process takes some milliseconds
        return failed

    assert wait_until(try_again, 60, 0.2)


def test_a_sound_server_that_dies_ends_the_sounds_alone(monkeypatch):
    sink, failed = own_sink(monkeypatch), []
    player = Player(failed.append)
    player.play([("turn", 1.0)])
    assert wait_until(lambda: not sink.quiet(0.2, LOUD))
    sink.close()
    until_given_up(player, failed)
    player.play([("turn", 1.0)])
    player.close()
    assert failed == ["loop-voice-soundless"]


@pytest.mark.everything
def test_a_sound_server_that_hangs_delays_nothing(monkeypatch):
    sink, failed = own_sink(monkeypatch), []
    server = sink._processes[0].pid
    player = Player(failed.append)
    player.play([("turn", 1.0)])
    assert wait_until(lambda: not sink.quiet(0.2, LOUD))
    os.kill(server, signal.SIGSTOP)
    try:
        until_given_up(player, failed)
        player.close()
        assert len(failed) == 1
    finally:
        os.kill(server, signal.SIGCONT)
        sink.close()


def test_without_the_library_it_is_said_and_not_tried_for_ever(monkeypatch):
    monkeypatch.setenv("PYTHONPATH", "")
    tried, failed = [], []

    def without():
        import subprocess
        import sys

        tried.append(True)
        code = "import sys; sys.modules['miniaudio'] = None; from access.sound.worker import main; main()"
        worker = subprocess.Popen(
            [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
        )
        os.set_blocking(worker.stdout.fileno(), False)
        return worker

    player = Player(failed.append, without)
    assert wait_until(lambda: player.play([("turn", 1.0)]) or failed, 20, 0.1)
    player.close()
    assert failed == ["loop-sounds-missing"]
    assert len(tried) == FAILURES
