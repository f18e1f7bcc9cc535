"""Into a private sound sink: which sound, how loud, under the voice; and a sound server that dies or hangs."""

import array
import os
import signal
import sys
import wave

import pytest
from helpers import taverne, wait_until
from listen import Sink, sounding, synthesise
from terminal_game import PLAY, TerminalGame

from access.language.output import SOUND_NAMES
from access.outputs.sound.player import FAILURES, SoundPlayer, started
from access.outputs.sound.player_process import FOLDER, RATE

pytestmark = pytest.mark.listened

LOUD = 60


@pytest.fixture
def player(sound):
    failed = []
    player = SoundPlayer(failed.append, patient)
    is_open(sound)
    sound.settle(LOUD)
    yield player
    player.close()
    assert failed == []


def patient():
    """The process that plays, but on a machine so slow nothing comes too late."""
    code = "from access.outputs.sound import player_process; player_process.LATE = 1000; player_process.main()"
    return started((sys.executable, "-c", code))


def file_of(name):
    with wave.open(str(FOLDER / f"{name}.wav")) as file:
        return array.array("h", file.readframes(file.getnframes()))


def now(sink):
    return len(sink.samples) // 2


def is_open(sink):
    """Wait until the process that plays has opened the card: what comes before may come too late to be played."""
    assert wait_until(lambda: sink.streams() == 1, pause=0.1)


def hears(sink, first, *sounds):
    """Wait until these sounds were heard since then, each sample as loud as asked, and nothing else."""
    wanted = sounding([sample for sound in sounds for sample in samples(*sound)])
    if not wait_until(lambda: len(sounding(sink.pcm(first))) >= len(wanted)):
        return False
    sink.settle(LOUD)
    return sounding(sink.pcm(first)) == wanted


def samples(name, loudness=1.0):
    return [round(sample * loudness) for sample in file_of(name)]


@pytest.mark.parametrize(
    ("name", "loudness"),
    [("bust", 0.5), *(pytest.param(name, 1.0, marks=pytest.mark.everything) for name in ("turn", "dice-3"))],
)
def test_a_sound_is_heard_as_its_file_and_as_loud_as_asked(sink, player, name, loudness):
    first = now(sink)
    player.play([(name, loudness)])
    assert hears(sink, first, (name, loudness))


def test_the_last_sound_is_heard_to_its_end_when_the_program_ends(sound):
    player = SoundPlayer(print)
    is_open(sound)
    first = now(sound)
    player.play([("loss", 1.0)])
    player.close()
    assert hears(sound, first, ("loss",))


def test_in_a_game_a_throw_and_a_mistake_sound(sink):
    """Without a voice, so that the sounds are alone."""
    game = TerminalGame(*PLAY, "--speech", "off", "--sounds", "some", env=sink.env)
    try:
        is_open(sink)
        sink.settle(LOUD)  # the first throw, and whose turn it is
        first = now(sink)
        game.type("4\r")
        game.wait_for(rb"No 4 in")
        assert hears(sink, first, ("refused",))
        first = now(sink)
        game.type("1\r")
        game.wait_for(rb"4 2 4 1 6, plus 100\?")
        assert hears(sink, first, ("dice-4",))
    finally:
        game.hang_up()


def test_the_voice_speaks_over_the_sounds(sink):
    """The voice does not wait for the sound: both together are shorter than one after the other."""
    game = TerminalGame(*PLAY, "--speech", "on", "--sounds", "some", env=sink.env)
    try:
        is_open(sink)
        sink.settle(LOUD)
        first = now(sink)
        game.type("1\r")
        game.wait_for(rb"4 2 4 1 6, plus 100\?")
        assert wait_until(lambda: sounding(sink.pcm(first)))
        sink.settle(LOUD)
        heard = sounding(sink.pcm(first))
        voice = sounding(synthesise("4 2 4 1 6, plus 100?", "en", 200, RATE, 1))
        assert max(map(abs, heard)) > 2 * max(file_of("dice-4"))
        assert len(voice) < len(heard) < len(voice) + len(sounding(file_of("dice-4")))
    finally:
        game.hang_up()


@pytest.mark.everything
def test_each_sound_is_introduced_by_its_name(sink):
    run = taverne("say", "--sounds", env={**sink.env, "ACCESSIBLE": "1"})
    assert run.returncode == 0, run.stderr
    assert run.stdout.splitlines()[0] == "your turn"
    assert len(run.stdout.splitlines()) == len(SOUND_NAMES)


# Faults --------------------------------------------------------------------------------------------------------------


def test_a_player_that_was_killed_is_replaced_and_the_sound_is_heard(sink, player):
    player.play([("turn", 1.0)])
    assert wait_until(lambda: sounding(sink.pcm()))
    sink.settle(LOUD)
    player._worker.kill()
    assert wait_until(lambda: player._worker.poll() is not None)
    first = now(sink)
    player.play([("turn", 1.0)])
    assert hears(sink, first, ("turn",))


def own_sink(monkeypatch):
    sink = Sink(RATE)
    for name, value in sink.env.items():
        monkeypatch.setenv(name, value)
    return sink


def until_given_up(player, failed):
    def try_again():
        player.play([("turn", 1.0)])  # this returns although nothing can sound
        return failed

    assert wait_until(try_again, pause=0.2)


def test_a_sound_server_that_dies_ends_the_sounds_alone(monkeypatch):
    sink, failed = own_sink(monkeypatch), []
    player = SoundPlayer(failed.append)
    player.play([("turn", 1.0)])
    assert wait_until(lambda: sounding(sink.pcm()))
    sink.close()
    until_given_up(player, failed)
    player.play([("turn", 1.0)])
    player.close()
    assert failed == ["loop-voice-soundless"]


@pytest.mark.everything
def test_a_sound_server_that_hangs_delays_nothing(monkeypatch):
    sink, failed = own_sink(monkeypatch), []
    server = sink._processes[0].pid
    player = SoundPlayer(failed.append)
    player.play([("turn", 1.0)])
    assert wait_until(lambda: sounding(sink.pcm()))
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
        tried.append(True)
        code = (
            "import sys; sys.modules['miniaudio'] = None; from access.outputs.sound.player_process import main; main()"
        )
        return started((sys.executable, "-c", code))

    player = SoundPlayer(failed.append, without)
    assert wait_until(lambda: player.play([("turn", 1.0)]) or failed, pause=0.1)
    player.close()
    assert failed == ["loop-sounds-missing"]
    assert len(tried) == FAILURES
