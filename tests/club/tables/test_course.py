"""The limits for a game that others have written, where it computes in the club: for each step, and again if it catches them."""

import signal
import threading
import time
from types import SimpleNamespace

import pytest
from helpers import wait_until

from access.club.tables import course
from access.club.tables.bots import TOO_SLOW, Copies, Order
from access.club.tables.course import COMPUTES, limited
from access.engine.journal import Header
from access.engine.table import Participant
from access.play.faults import GameFault
from access.storage import catalogue

GAME = SimpleNamespace(package="faulty", id="faulty")
RULES = """
import time

def compute(seconds):
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass

def catch(seconds):
    try:
        compute(seconds)
    except BaseException:
        return

def never():
    while True:
        try:
            while True:
                pass
        except BaseException:
            pass

def deeper():
    try:
        never()
    except BaseException:
        deeper()

def sleep(seconds):
    time.sleep(seconds)

def drops(make):
    while True:
        make()
        compute(0.0002)

def calls(other):
    other(60)

def steps(count, seconds, number):
    for number[0] in range(count):
        compute(seconds)
"""


@pytest.fixture
def rules():
    """The functions of a game."""
    found = {"__name__": "faulty.rules"}
    exec(compile(RULES, "faulty/rules.py", "exec"), found)
    return SimpleNamespace(**found)


def line(text):
    return next(number for number, each in enumerate(RULES.splitlines(), 1) if text in each)


def ended(work, *given):
    """The place at which a step was ended."""
    with pytest.raises(GameFault) as fault, limited(GAME):
        work(*given)
    assert (fault.value.what, fault.value.where.file) == (TOO_SLOW, "faulty/rules.py")
    return fault.value.where.line


@pytest.mark.posix("an alarm interrupts a step")
def test_a_step_that_computes_or_sleeps_for_too_long_ends_at_its_line(rules, monkeypatch):
    assert ended(rules.compute, 60) - line("while time.thread_time()") in (0, 1)
    monkeypatch.setattr(course, "LASTS", 0.2)
    assert ended(rules.sleep, 60) == line("time.sleep")


@pytest.mark.long
@pytest.mark.posix("an alarm interrupts a step")
def test_a_step_that_sleeps_is_ended_after_two_seconds(rules):
    began = time.monotonic()
    ended(rules.sleep, 20)
    assert 2 <= time.monotonic() - began < 15


@pytest.mark.posix("an alarm interrupts a step")
def test_a_step_ends_before_it_has_computed_for_a_tenth_of_a_second(rules):
    """Others compute meanwhile on the same computer: that counts for nothing."""
    began = time.thread_time()
    ended(rules.compute, 60)
    assert COMPUTES <= time.thread_time() - began < 0.15


@pytest.mark.posix("an alarm interrupts a step")
def test_who_catches_the_alarm_once_and_goes_on_is_ended(rules):
    def work():
        rules.catch(60)
        rules.compute(3)

    ended(work)


@pytest.mark.posix("an alarm interrupts a step")
@pytest.mark.parametrize("work", ["never", "deeper"])
def test_who_catches_the_alarm_meets_it_again_until_nothing_is_caught(rules, work):
    assert ended(getattr(rules, work)) - line("while True:") in range(4)


class Finalized:
    """An object of other code that computes for a moment when it goes."""

    def __del__(self):
        end = time.thread_time() + 0.0005
        while time.thread_time() < end:
            pass


@pytest.mark.posix("an alarm interrupts a step")
def test_a_step_does_not_end_in_a_finalizer_where_the_error_would_be_lost(rules):
    assert ended(rules.drops, Finalized) in range(line("def compute"), line("compute(0.0002)") + 1)


def slow(seconds):
    """Code of others that a game calls."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


@pytest.mark.posix("an alarm interrupts a step")
def test_a_step_that_calls_slow_code_of_others_ends_at_the_line_of_the_call(rules):
    assert ended(lambda: rules.calls(slow)) == line("other(60)")


def test_a_step_that_is_quick_or_waits_a_little_is_left_alone(rules):
    with limited(GAME):
        rules.sleep(0.3)
        rules.compute(0.03)


@pytest.mark.posix("an alarm interrupts a step")
def test_each_step_has_its_time_also_when_many_are_played_again(rules):
    number = [0]
    with limited(GAME, lambda: number[0]):
        rules.steps(10, 0.03, number)


@pytest.mark.long
@pytest.mark.posix("an alarm interrupts a step")
def test_time_in_which_the_game_does_not_run_is_not_its_own(rules, monkeypatch):
    end = time.thread_time() + 0.3
    with limited(GAME):
        while time.thread_time() < end:
            pass
        rules.compute(0.01)
    monkeypatch.setattr(course, "LASTS", 1.0)
    with limited(GAME):
        time.sleep(2)
        rules.sleep(0.1)


@pytest.mark.parametrize("raised", [SystemExit, KeyboardInterrupt, GeneratorExit])
def test_what_would_end_more_than_a_table_becomes_a_fault_of_the_game(rules, raised):
    with pytest.raises(GameFault) as fault, limited(GAME):
        eval("raises(error)", {"raises": raising("faulty"), "error": raised})
    assert fault.value.what == raised.__name__


def test_what_others_raise_stays_what_it_is(rules):
    with pytest.raises(SystemExit), limited(GAME):
        eval("raises(error)", {"raises": raising("other"), "error": SystemExit})


def raising(package):
    """A function of a package that raises an error."""
    found = {"__name__": package}
    exec(compile("def raises(error):\n    raise error", f"{package}.py", "exec"), found)
    return found["raises"]


@pytest.mark.posix("an alarm interrupts a step")
def test_a_timer_of_somebody_else_goes_on_afterwards(rules):
    rang = []
    before = signal.signal(signal.SIGALRM, lambda *given: rang.append(1))
    kept = signal.setitimer(signal.ITIMER_REAL, 0.2)
    try:
        with limited(GAME):
            rules.sleep(0.1)
        assert not rang
        assert wait_until(lambda: rang, 10)
    finally:
        signal.signal(signal.SIGALRM, before)
        signal.setitimer(signal.ITIMER_REAL, *kept)


def test_in_another_thread_there_is_no_alarm_and_a_game_of_ours_has_no_limit(rules):
    def work():
        with limited(GAME):
            rules.compute(0.3)
        done.append(1)

    done = []
    other = threading.Thread(target=work)
    other.start()
    other.join()
    assert done
    with limited(SimpleNamespace(package="games.faulty", id="faulty")):
        rules.compute(0.3)


def test_a_table_that_another_host_has_begun_first_is_computed_from_that_beginning():
    game, copies = catalogue.find("kaques"), Copies(lambda: 0.0)
    seats = tuple(Participant(name, "bot", "good") for name in ("Gustave", "Lazare"))

    def lines(seed, copies):
        header = Header("kaques", game.version, seats, game.agreement.with_defaults({}), seed, False, "en")
        return copies.carry_out(Order(1, header.line(), 0, [], "follow")).found

    own, theirs = lines(1, copies), lines(2, copies)
    assert theirs == lines(2, Copies(lambda: 0.0)) != own
