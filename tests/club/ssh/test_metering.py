"""The timer of a connection that asks whether a silent client is still there."""

from types import SimpleNamespace

import pytest

from access.club.ssh.login import MeteredConnection

INTERVAL = 30


class Clock:
    """A loop whose time is set by hand, with the timers that were set."""

    def __init__(self):
        self.now, self.timers = 100.0, []

    def time(self):
        return self.now

    def call_at(self, due, call):
        self.timers.append((due, call))
        return SimpleNamespace(cancel=lambda: None)

    def call_later(self, seconds, call):
        return self.call_at(self.now + seconds, call)

    def ring(self):
        self.now, call = self.timers.pop()
        call()


@pytest.fixture
def connection():
    """A connection whose person is known; `asked` counts how often its client was asked."""
    made = MeteredConnection.__new__(MeteredConnection)
    vars(made).update(_loop=Clock(), _auth_complete=True, _keepalive_timer=None)
    vars(made).update(_keepalive_interval=INTERVAL, _keepalive_count=0, _keepalive_count_max=3)
    made.asked = 0

    def asks(request):
        request.close()
        made.asked += 1

    made.create_task = asks
    return made


def test_packets_of_a_client_set_one_timer_and_a_client_that_was_heard_is_not_asked(connection):
    for _ in range(5):
        connection._loop.now += 7
        connection._reset_keepalive_timer()
    assert len(connection._loop.timers) == 1
    heard = connection._loop.now
    connection._loop.ring()
    assert connection.asked == 0
    assert [due for due, _ in connection._loop.timers] == [heard + INTERVAL]


def test_a_client_that_is_silent_for_the_interval_is_asked_then_and_after_each_further_one(connection):
    connection._reset_keepalive_timer()
    for times in (1, 2, 3):
        connection._loop.ring()
        assert connection._loop.now == 100.0 + INTERVAL * times
        assert connection.asked == times
