"""Into a private sound sink: the right line sounds, a key silences it, and the voice is never in the way."""

import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import contextmanager
from pathlib import Path

import pytest
from helpers import taverne, wait_until
from idle import TICK, Idle
from listen import closest, sounding, spectrum, synthesise
from terminal_game import TerminalGame

from access.language.output import MANNER, Manner
from access.language.phrases import Phrases
from access.outputs.speech import voice
from access.outputs.speech.voice import FOLDER, PATIENCE, Voice, longest
from access.outputs.speech.voice_process import TunedEngine
from games.cards import Card, Row
from games.kaques import GAME
from games.words import GAME as WORDS

pytestmark = pytest.mark.listened

RATE = 22050
"""That of espeak-ng: so each sample is heard as it was made."""
LOUD = 100
FRAME = RATE * 16 // 1000
"""Samples from one row of a spectrum to the next."""


@contextmanager
def game(sink):
    """A game that speaks into the sink."""
    game = TerminalGame(env=sink.env)
    try:
        yield game
    finally:
        game.hang_up()


def wait_for(what, why=lambda: "waited in vain"):
    assert wait_until(what), why()


def heard_since(sink, first):
    """What was heard since then, without the gaps that a busy machine leaves between the samples."""
    return sounding(sink.pcm(first))


def made(text, language="en"):
    """What espeak-ng itself makes of a text."""
    return sounding(synthesise(text, language, 200, RATE, 1))


def starts(sink, first, player=None):
    """Wait until something is heard since then."""
    wait_for(lambda: any(sink.pcm(first)), lambda: (now(sink) - first, player and player.snapshot()))


def spoken_since(sink, first, lines, language="en"):
    """Which of the lines was heard since then; None if it was none of them."""
    references = {line: spectrum(made(line, language), RATE) for line in lines}
    pcm = heard_since(sink, first)
    # where a frame of the spectrum begins is chance, and makes up to half of the distance
    tries = (closest(pcm[shift:], RATE, references)[0] for shift in range(0, FRAME, 64))
    return next((line for distance, line in tries if distance < 0.8), None)


def now(sink):
    return len(sink.samples) // 2


def quiet(sink):
    sink.settle(LOUD)


def test_the_line_that_is_printed_is_the_line_that_sounds(sink):
    lines = ["3 2 2 3 6 1. Keep or stop?", "4 2 4 1 6, plus 100?", "3 5 4 3 5 5?", "You: 0."]
    with game(sink) as player:
        player.type("1")
        quiet(sink)
        first = now(sink)
        player.type("\r")
        player.wait_for(rb"4 2 4 1 6, plus 100\?")
        starts(sink, first)
        quiet(sink)
        assert spoken_since(sink, first, lines) == "4 2 4 1 6, plus 100?"


def test_a_key_silences_it(sink):
    """Nothing of what waits is heard any more, and the line that sounds is not heard to its end."""
    first = now(sink)
    with game(sink) as player:
        starts(sink, first)
        player.type("1")
        quiet(sink)
        assert len(heard_since(sink, first)) < len(made("Jaques le Kaques. At the table: Ann, Gustave."))
        first = now(sink)
        player.type("\r")
        starts(sink, first)


def test_the_calls_are_respelled_for_each_voice():
    said = {
        language: voice.respelled_text("Le Kaque! Jaques, Oh, Lálá!", Phrases(language, GAME).texts.respelled)
        for language in ("en", "de")
    }
    assert said == {"en": "Le Cack! Zhack, Oh, la-la!", "de": "Lö Kack! Schack, Oh, lala!"}


@pytest.fixture
def with_voice(sound):
    """Hires voices:  throws which end with the test, whatever becomes of it; what their workers answered is shown where it, which fails.."""
    hired = []

    class Worker(voice.SpeakingProcess):
        def answer(self, seconds):
            answers = super().answer(seconds)
            print(f"{time.monotonic():.3f} worker {self.process.pid} answers {answers!r} within {seconds} s")
            return answers

    def hire(language="en"):
        failed = []
        hired.append(Voice(language, {}, failed.append, Worker))
        return hired[-1], failed

    yield hire
    for each in hired:
        each.close()


@pytest.mark.parametrize(("language", "line"), [("en", "Nothing scores here."), ("de", "Wer zuerst kommt, gewinnt.")])
def test_both_languages_have_their_voice(sink, with_voice, language, line):
    first = now(sink)
    speaker, failed = with_voice(language)
    speaker.say(line)
    speaker.finish(20)
    quiet(sink)
    speaker.close()
    assert spoken_since(sink, first, [line, "Something else."], language) == line
    assert failed == []


def test_each_line_has_its_rate_its_volume_and_its_language(sink, with_voice):
    speaker, failed = with_voice()
    line = "Gustave has one thousand."

    def sounded(text, manner):
        first = now(sink)
        speaker.say(text, manner)
        speaker.finish(20)
        quiet(sink)
        pcm = heard_since(sink, first)
        return len(pcm), max(map(abs, pcm)), first

    usual, slow, quick = (sounded(line, Manner(rate=rate)) for rate in (200, 100, 400))
    assert slow[0] > 1.5 * usual[0] > 2 * quick[0]
    soft = sounded(line, Manner(volume=30))
    assert soft[1] < usual[1] / 2
    german = "Wer zuerst kommt, gewinnt."
    first = sounded(german, Manner("de"))[2]
    speaker.close()
    assert spoken_since(sink, first, [german, line], "de") == german
    assert failed == []


def test_a_line_is_not_cancelled_where_espeak_is_still_taking_what_was_set(sound, monkeypatch):
    """Then it is done too early, so that no key silences it, or now and then does not sound at all."""
    from pyttsx3.drivers import _espeak

    busy, cancelled = [True], []
    rest = _espeak.Synchronize
    monkeypatch.setattr(_espeak, "IsPlaying", lambda: busy[0])  # by itself it is so for microseconds, now and then

    def synchronized():
        busy[0] = False
        return rest()

    monkeypatch.setattr(_espeak, "Synchronize", synchronized)
    monkeypatch.setattr(_espeak, "Cancel", lambda: cancelled.append(True))
    speak = TunedEngine("en", lambda seconds: None)
    assert not cancelled
    busy[0] = True
    speak("One.", "", "", 200, 100)
    assert not cancelled


def heard_after(sink, with_voice, trouble):
    """A line is cut off by some trouble; the next one must sound whole, and the voice must not have given up."""
    speaker, failed = with_voice()
    first = now(sink)
    speaker.say("This is a long line that nobody hears to its end, since it goes on and on and on.")
    starts(sink, first)
    trouble(speaker)
    quiet(sink)
    first = now(sink)
    speaker.say("Nothing scores here.")
    speaker.finish(20)
    quiet(sink)
    speaker.close()
    assert failed == []
    return spoken_since(sink, first, ["Nothing scores here.", "This is a long line."])


def test_after_silence_the_next_line_sounds_whole(sink, with_voice):
    assert heard_after(sink, with_voice, lambda speaker: speaker.silence()) == "Nothing scores here."


def test_a_dead_worker_is_replaced_and_the_line_after_it_sounds(sink, with_voice):
    def dies(speaker):
        os.killpg(speaker._speaking.process.pid, signal.SIGKILL)

    assert heard_after(sink, with_voice, dies) == "Nothing scores here."


def test_a_worker_that_hangs_is_replaced_and_no_line_is_lost(sink, with_voice):
    speaker, failed = with_voice()
    speaker.say("One.")
    speaker.finish(20)
    workers = [thread for thread in os.listdir("/proc") if thread.isdigit() and child_worker(thread)]
    os.kill(int(workers[0]), signal.SIGSTOP)
    first = now(sink)
    lines = ["Two is what he throws.", "Nothing scores here."]
    for line in lines:
        speaker.say(line)
    speaker.finish(20)
    quiet(sink)
    speaker.close()
    assert spoken_since(sink, first, [*lines, " ".join(lines)]) == " ".join(lines)
    assert failed == []


def test_a_worker_that_hangs_when_the_voice_is_closed_is_not_left_behind(sink, with_voice):
    speaker, _ = with_voice()
    wait_for(lambda: any(child_worker(each) for each in os.listdir("/proc") if each.isdigit()))
    for worker in [each for each in os.listdir("/proc") if each.isdigit() and child_worker(each)]:
        os.kill(int(worker), signal.SIGSTOP)
    speaker.close()
    assert not [process for process in os.listdir("/proc") if process.isdigit() and child_worker(process)]


def child_worker(process):
    try:
        command = Path(f"/proc/{process}/cmdline").read_bytes()
        parent = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1]
    except OSError:
        return False
    return b"access.outputs.speech.voice_process" in command and int(parent) == os.getpid()


def test_a_voice_that_cannot_work_gives_up_once_and_says_why(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    failed = []
    speaker = Voice("en", {}, failed.append)
    speaker.say("Nothing scores here.")
    speaker.finish(20)
    wait_for(lambda: failed)
    speaker.say("Nor here.")
    speaker.finish(1)
    speaker.close()
    assert failed == ["loop-voice-aplay"]


def test_a_voice_that_dies_again_and_again_is_given_up(monkeypatch):
    monkeypatch.setattr(sys, "executable", "/bin/false")
    failed = []
    speaker = Voice("en", {}, failed.append)
    wait_for(lambda: failed)
    speaker.close()
    assert failed == ["loop-voice-died"]


def test_nothing_is_left_behind(with_voice, monkeypatch, tmp_path):
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setenv("TMPDIR", str(folder))
    monkeypatch.setattr("tempfile.tempdir", None)
    speaker, _ = with_voice()
    speaker.say("Nothing scores here.")
    speaker.finish(20)
    speaker.close()
    assert list(folder.iterdir()) == []
    assert not [process for process in os.listdir("/proc") if process.isdigit() and child_worker(process)]


def test_a_card_sounds_as_its_letters(sink, with_voice):
    lines = ["Q U, 9. A, 2.", "quack, 9. uh, 2.", "kf, 9. a two."]
    player, failed = with_voice()
    quiet(sink)
    first = now(sink)
    hand = (Card("QU", 9), Card("A", 2))
    player.say(Phrases("en", WORDS).line("loop-one-card", card=Row(hand)).spoken)
    starts(sink, first)
    quiet(sink)
    references = {line: spectrum(made(line), RATE) for line in lines}
    assert closest(heard_since(sink, first), RATE, references)[0][1] == lines[0]
    assert failed == []


@pytest.mark.parametrize(
    ("play", "opening", "steps"),
    [
        (
            ("words", "3", rb"Bet 1 to 5 or fold, pot 2\?"),
            ("Bet or fold, pot 2?", "Gustave raises to 4. Call 3, raise, fold, pot 7?"),
            (
                ("hand", rb"A I I U QU TH W\. Bet\?", "A, I, I, U, Q U, T H, W. Bet?"),
                # two lines, hardly a pause between
                ("bet 1", rb"Swap cards\?", "Gustave calls. A, I, I, U, Q U, T H, W. Swap cards?"),
            ),
        ),
        pytest.param(
            ("kara", "9", rb"Run or stop\?"),
            ("1 under, 2 3 5 1 5: which?",),
            (
                ("house", rb"which\?", "House 17: 3 2 3 6 3. 1 under, 2 3 5 1 5: which?"),
                ("dice", rb"which\?", "1 under: 2 3 5 1 5. 1 under, 2 3 5 1 5: which?"),
            ),
            marks=pytest.mark.everything,
        ),
        pytest.param(
            ("misericorde", "3", rb"buys 10:"),
            ("0 chips, 5 coppers. Buy?",),
            (
                ("pot", rb"Buy\?", "Pot 0. 0 chips, 5 coppers. Buy?"),
                ("who", rb"Buy\?", "No round yet. 0 chips, 5 coppers. Buy?"),
            ),
            marks=pytest.mark.everything,
        ),
        pytest.param(
            ("verflixte6", "4", rb"or none\?"),
            ("15 jokers. Which?",),
            (
                ("none", rb"or stop\?", "Your free throw: 6. In it even a 6 is harmless. 6 points. On or stop?"),
                ("mine", rb"6, on\?", "No joker left in this turn. 6, on?"),
            ),
            marks=pytest.mark.everything,
        ),
    ],
)
def test_a_round_sounds_as_it_stands_there(sink, play, opening, steps):
    name, seed, first_question = play
    arguments = ("play", name, "Ann", "--seed", seed, "--speech", "on", "--sounds", "off")
    lines = [*opening, *(wanted for _, _, wanted in steps)]
    player = TerminalGame(*arguments, env=sink.env, first=first_question)
    try:
        for typed, shown, wanted in steps:
            player.type(typed or " \x08")  # any key stops the voice
            quiet(sink)
            first, since = now(sink), len(player.shown)
            player.type("\r")
            player.wait_for(shown, since)
            starts(sink, first, player)
            quiet(sink)
            assert spoken_since(sink, first, lines) == wanted
    finally:
        player.hang_up()


def test_where_nothing_can_be_played_it_is_said(tmp_path):
    """The sound server is gone, but its address is still set: silence with exit code 0 would hide that."""
    (tmp_path / "asound.conf").write_text("pcm.!default pulse\nctl.!default pulse\n")
    gone = {"PULSE_SERVER": f"unix:{tmp_path}/gone", "ALSA_CONFIG_PATH": str(tmp_path / "asound.conf")}
    run = taverne("say", "Hello.", env=gone)
    assert (run.returncode, run.stdout) == (1, "")
    assert "there is no sound device or sound server" in run.stderr


def test_leaving_waits_two_seconds_for_a_voice_that_hangs(sink, with_voice):
    speaker, _ = with_voice()
    speaker.say("One.")
    speaker.finish(20)
    speaker.say("This is a long line, and it is stopped before it is over.")
    wait_for(lambda: speaker._speaking)
    for process in filter(str.isdigit, os.listdir("/proc")):
        if child_worker(process):
            os.kill(int(process), signal.SIGSTOP)
    asleep = Idle(os.getpid(), spare=sink.pids)
    leaving = threading.Thread(target=lambda: (speaker.finish(60), speaker.close()))
    leaving.start()
    while leaving.is_alive():
        leaving.join(TICK)
        asleep.look()
    assert asleep.seconds < longest("This is a long line, and it is stopped before it is over.", MANNER) + 2 * PATIENCE


def test_folders_that_a_killed_program_left_behind_are_removed(with_voice, monkeypatch, tmp_path):
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setenv("TMPDIR", str(folder))
    monkeypatch.setattr("tempfile.tempdir", None)
    ended = subprocess.Popen(["true"])
    ended.wait()
    others = [f"{FOLDER}{os.getpid()}-x", f"{FOLDER}1-x", f"{FOLDER}notes", "other"]
    for name in (f"{FOLDER}{ended.pid}-x", *others):
        (folder / name).mkdir()
    speaker, _ = with_voice()
    wait_for(lambda: not (folder / f"{FOLDER}{ended.pid}-x").exists())
    speaker.close()
    assert sorted(path.name for path in folder.iterdir()) == sorted(others)
