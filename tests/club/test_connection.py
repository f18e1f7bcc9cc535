"""Calls that are due later: each delay keeps them in order, and most are cancelled before."""

import asyncio
import gc
from weakref import ref

from access.club.connection import delayed


class Clock(asyncio.SelectorEventLoop):
    """An event loop whose time passes as soon as everybody waits."""

    def __init__(self):
        super().__init__()
        self.now, self.timers = 0.0, 0

    def time(self):
        return self.now

    def call_at(self, when, callback, *args, context=None):
        self.timers += 1
        return super().call_at(when, callback, *args, context=context)

    def _run_once(self):
        if not self._ready and self._scheduled:
            self.now = max(self.now, self._scheduled[0].when())
        super()._run_once()


def run(work):
    with asyncio.Runner(loop_factory=Clock) as runner:
        return runner.run(work())


def test_a_delayed_call_is_made_once_when_it_is_due():
    async def work():
        loop, made = asyncio.get_running_loop(), []
        delayed(1, lambda: made.append(loop.time()))
        await asyncio.sleep(0.5)
        delayed(1, lambda: made.append(loop.time()))
        await asyncio.sleep(5)
        assert made == [1.0, 1.5]

    run(work)


def test_a_cancelled_call_is_not_made_and_keeps_no_other_from_it():
    async def work():
        made = []
        calls = [delayed(1, made.append, number) for number in range(4)]
        for number in (0, 2):
            calls[number].cancel()
        await asyncio.sleep(2)
        calls[1].cancel()  # it was made: too late
        assert made == [1, 3]

    run(work)


def test_a_call_that_is_due_can_still_be_cancelled_by_the_one_before_it():
    async def work():
        made, calls = [], []
        calls.append(delayed(1, lambda: calls[1].cancel()))
        calls.append(delayed(1, made.append, "cancelled"))
        await asyncio.sleep(2)
        assert made == []

    run(work)


def test_calls_of_a_long_and_a_short_delay_do_not_wait_for_each_other():
    async def work():
        made = []
        delayed(3, made.append, "long")
        delayed(1, made.append, "short")
        await asyncio.sleep(2)
        assert made == ["short"]
        await asyncio.sleep(2)
        assert made == ["short", "long"]

    run(work)


def test_a_call_that_fails_keeps_no_later_one_from_its_time():
    async def work():
        loop, made, failed = asyncio.get_running_loop(), [], []
        loop.set_exception_handler(lambda loop, context: failed.append(context["exception"]))
        delayed(1, lambda: 1 / 0)
        delayed(1, made.append, "next")
        await asyncio.sleep(2)
        assert made == ["next"]
        assert [type(error) for error in failed] == [ZeroDivisionError]

    run(work)


def test_calls_that_were_never_made_keep_no_event_loop():
    async def work():
        loop = asyncio.get_running_loop()
        delayed(1, loop.stop)
        return ref(loop)

    left = [run(work) for _ in range(3)]
    gc.collect()
    assert [loop() for loop in left[:2]] == [None, None]


def test_a_thousand_cancelled_calls_cost_one_timer():
    async def work():
        loop = asyncio.get_running_loop()
        for _ in range(1000):
            delayed(1, print).cancel()
        assert loop.timers == 1

    run(work)
