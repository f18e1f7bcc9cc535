"""A line that cannot be spoken costs that line, never the voice, the machine's time, or the truth of what is told."""

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from dispatcher_here import Dispatcher as Server
from helpers import wait_until

from access.language.output import MANNER
from access.outputs.speech.dispatcher import Dispatcher
from access.outputs.speech.spoken import Speech
from access.outputs.speech.voice import FAILURES, respelled_text

BAD = "caf\udce9"


class Picky:
    """Connections that refuse what `refuses` says. They note how many there were, and what was spoken."""

    def __init__(self, refuses):
        self.refuses = refuses
        self.connections, self.said = 0, []

    def __call__(self):
        self.connections += 1
        return self

    def speak(self, text, manner, ended):
        if self.refuses(text):
            raise ValueError(text)
        self.said.append(text)
        ended()

    def cancel(self):
        pass

    def close(self):
        pass


@pytest.fixture
def speaking():
    """Opens voices by such connections; returns a voice, the connections, and why it gave up."""
    voices = []

    def open_voice(refuses):
        failed, picky = [], Picky(refuses)
        voices.append(Dispatcher("en", {}, failed.append, picky))
        return voices[-1], picky, failed

    yield open_voice
    for voice in voices:
        voice.close()


def test_a_line_that_is_refused_is_dropped_and_those_after_it_are_spoken(speaking):
    voice, picky, failed = speaking(lambda text: text == "two")
    for line in ("one", "two", "three", "four"):
        voice.say(line)
    voice.finish(10)
    assert picky.said == ["one", "three", "four"]
    assert picky.connections == 3, "two was sent again by a fresh connection, once"
    assert (voice.missed, failed) == (1, [])


def test_a_first_line_that_is_refused_is_not_sent_again(speaking):
    voice, picky, failed = speaking(lambda text: text == "one")
    voice.say("one")
    voice.say("two")
    voice.finish(10)
    assert (picky.said, picky.connections, voice.missed, failed) == (["two"], 2, 1, [])


def test_after_three_failures_in_a_row_the_voice_gives_up_and_says_why(speaking):
    voice, picky, failed = speaking(lambda text: True)
    for line in ("one", "two", "three", "four"):
        voice.say(line)
    voice.finish(10)
    assert wait_until(lambda: failed)
    assert failed == ["loop-speechd-silent"]
    assert picky.connections == FAILURES
    assert voice.missed == 4


def test_all_lines_are_waited_for_however_long_they_take(monkeypatch):
    looked, clock, main = threading.Semaphore(0), [0.0], threading.current_thread()

    def now():
        if threading.current_thread() is main:
            looked.release()
        return clock[0]

    class Slow(Picky):
        def speak(self, text, manner, ended):
            looked.acquire(timeout=10)  # who waits has looked at the clock since the line before
            clock[0] += 5
            super().speak(text, manner, ended)

    slow, lines = Slow(lambda text: False), [f"line {number}" for number in range(30)]
    monkeypatch.setattr(time, "monotonic", now)
    speech = Speech(Dispatcher("en", {}, print, slow), MANNER)
    for line in lines:
        speech.say(line)
    speech.finish()
    monkeypatch.undo()
    assert slow.said == lines
    speech.close()


def test_controls_and_halves_of_characters_are_not_sent_to_a_synthesizer():
    said = respelled_text("one\x00two\x1b[31m \ud83c" + BAD, {})
    assert said == "one two [31m  caf "
    said.encode()


def say(text, **env):
    """Runs `taverne say` with a text that may hold any byte; returns the exit code and what it told."""
    program = str(Path(sys.executable).with_name("taverne"))
    done = subprocess.run(
        [program, "say", os.fsencode(text)], capture_output=True, env={**os.environ, **env}, timeout=60
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def test_a_text_without_anything_to_speak_is_refused_in_a_sentence():
    code, printed, told = say("... !")
    assert (code, printed) == (2, "")
    assert told == "There is nothing to say in this text: it has no letters and no digits.\n"


@pytest.mark.listened
def test_a_text_with_a_broken_byte_is_spoken_by_our_own_voice(sink):
    before = len(sink.samples)
    assert say(BAD, **sink.env) == (0, "", "")
    assert wait_until(lambda: any(map(abs, sink.pcm(before // 2))))


@pytest.mark.dispatched
def test_a_text_with_a_broken_byte_is_spoken_by_speech_dispatcher(sink):
    with Server(sink) as server:
        assert wait_until(lambda: sink.quiet(0.5, 100))
        before = len(sink.samples)
        assert say(BAD, **server.env) == (0, "", "")
        assert wait_until(lambda: any(map(abs, sink.pcm(before // 2))))
