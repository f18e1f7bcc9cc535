"""A real speech-dispatcher, into a private sink: the person's own voice speaks, in order, and a key silences it."""

import os
import signal

import pytest
from dispatcher_here import Dispatcher as Server
from helpers import PATIENCE, taverne, wait_until
from listen import sounding
from terminal_game import TerminalGame

from access.language.output import Manner
from access.outputs.speech import dispatcher
from access.outputs.speech.dispatcher import Dispatcher, dispatcher_runs, rate
from access.outputs.speech.spoken import opener
from access.outputs.speech.voice import Voice

pytestmark = [
    pytest.mark.dispatched,
    # the client ends its own thread by SystemExit, which Python ignores and pytest does not
    pytest.mark.filterwarnings("ignore:Exception in thread SSIP client communication thread"),
]

RATE, LOUD = 22050, 100
ENGLISH = Manner("en")
LINE = "One thousand."
LONG = "This is a long line that nobody hears to its end, since it goes on and on and on, and on and on and on."


@pytest.fixture(scope="module")
def server(sink):
    with Server(sink) as found:
        yield found


@pytest.fixture
def here(server, monkeypatch):
    for name, value in server.env.items():
        monkeypatch.setenv(name, value)
    return server


@pytest.fixture
def speaker(here):
    failed = []
    found = Dispatcher("en", {"Kaque": "Cack"}, failed.append)
    found.failed = failed
    yield found
    found.close()


def now(sink):
    return len(sink.samples) // 2


def heard(sink, first):
    """The seconds of sound since then, without gaps."""
    return len(sounding(sink.pcm(first))) / RATE


def starts(sink, first):
    """Wait until something is heard since then."""
    assert wait_until(lambda: any(sink.pcm(first)))


def spoken(sink, speaker, *lines, manner=ENGLISH):
    """Speak lines; returns the seconds of sound."""
    sink.settle(LOUD)
    first = now(sink)
    for line in lines:
        speaker.say(line, manner)
    starts(sink, first)
    speaker.finish(PATIENCE)
    sink.settle(LOUD)
    return heard(sink, first)


def test_all_lines_sound_in_order_and_the_question_drops_none(sink, speaker):
    one = spoken(sink, speaker, LINE)
    three = spoken(sink, speaker, LINE, LINE, LINE)
    assert three > 2.4 * one > 0
    assert speaker.failed == []


def test_a_key_silences_it_and_drops_what_waits(sink, speaker):
    """The line that sounds is not heard to its end, and nothing of the next ones."""
    whole = spoken(sink, speaker, LONG)
    first = now(sink)
    for _ in range(3):
        speaker.say(LONG, ENGLISH)
    starts(sink, first)
    speaker.silence()
    sink.settle(LOUD)
    assert 0 < heard(sink, first) < 0.8 * whole
    assert spoken(sink, speaker, LINE)
    assert speaker.failed == []


def test_the_rate_is_the_persons_unless_another_one_was_chosen_here(sink, speaker):
    usual = spoken(sink, speaker, LINE)
    slow, quick = (spoken(sink, speaker, LINE, manner=Manner("en", rate=words)) for words in (90, 380))
    again = spoken(sink, speaker, LINE)
    assert slow > 1.4 * usual > 1.4 * quick
    assert again == pytest.approx(usual, rel=0.15)


def test_a_rate_of_words_a_minute_is_one_of_speech_dispatcher():
    assert [rate(words) for words in (80, 170, 390, 450)] == [-100, 0, 100, 100]


def test_it_speaks_on_when_speech_dispatcher_was_started_anew(sink, here, speaker):
    assert spoken(sink, speaker, LINE)
    here.stop()
    here.start()
    assert spoken(sink, speaker, LINE)
    assert speaker.failed == []


def test_it_gives_up_once_if_speech_dispatcher_does_not_come_back(sink, here, speaker):
    assert spoken(sink, speaker, LINE)
    here.stop()
    try:
        speaker.say(LINE)
        assert wait_until(lambda: speaker.failed == ["loop-speechd-silent"])
        speaker.say(LINE)
        speaker.finish(5)
        assert speaker.failed == ["loop-speechd-silent"]
    finally:
        here.start()


def test_a_hung_speech_dispatcher_is_never_in_the_way(here, speaker, monkeypatch):
    monkeypatch.setattr(dispatcher, "HUNG", 0.3)
    speaker.say(LINE)
    assert wait_until(lambda: speaker._sent)
    os.kill(here.process.pid, signal.SIGSTOP)
    try:
        speaker.say(LINE)  # this returns although nothing answers
        speaker.silence()

        def gave_up():
            speaker.say(LINE)
            return speaker.failed

        assert wait_until(gave_up, pause=0.1)
        assert speaker.failed == ["loop-speechd-silent"]
        speaker.close()
    finally:
        os.kill(here.process.pid, signal.SIGCONT)


def test_it_is_taken_by_itself_only_where_it_runs(here, monkeypatch):
    assert dispatcher_runs()
    assert opener("auto") is Dispatcher
    assert opener("own") is Voice
    monkeypatch.setenv("SPEECHD_ADDRESS", "unix_socket:/nowhere/at/all")
    assert not dispatcher_runs()
    assert opener("auto") is Voice
    failed = []
    opener("speech-dispatcher")("en", {}, failed.append).say(LINE, Manner("en"))
    assert wait_until(lambda: failed == ["loop-speechd-silent"])


def test_a_whole_game_speaks_by_it_and_a_key_silences_it(sink, here, speaker):
    whole = spoken(sink, speaker, "Jaques le Kaques. At the table: Ann, Gustave.")
    first = now(sink)
    game = TerminalGame(env=here.env)
    try:
        starts(sink, first)
        assert not list(game.workers()), "our own voice was started, too"
        game.type("1")
        sink.settle(LOUD)
        assert 0 < heard(sink, first) < whole
        first = now(sink)
        game.type("\r")
        game.wait_for(rb"4 2 4 1 6, plus 100\?")
        starts(sink, first)
    finally:
        game.hang_up()


def test_say_and_doctor_use_it(sink, here, home):
    first = now(sink)
    assert taverne("say", "Nothing scores here.", env={**os.environ, **here.env}).returncode == 0
    starts(sink, first)
    told = taverne("doctor", "--speech", "off", env={**os.environ, **here.env}).stdout
    assert "speech-dispatcher runs: Taverne speaks through it" in told
