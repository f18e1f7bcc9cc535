"""An event loop in virtual time: nothing waits, and the clock moves to whatever comes next."""

import asyncio
import selectors
import sys
from concurrent.futures import Future, ThreadPoolExecutor


class _Selector(selectors.DefaultSelector):
    now = 0.0

    def select(self, timeout=None):
        if timeout:
            self.now += timeout
        return super().select(0)


class AtOnce(ThreadPoolExecutor):
    """Does everything where it is asked for."""

    def submit(self, work, /, *given, **named):
        done = Future()
        try:
            done.set_result(work(*given, **named))
        except BaseException as error:
            done.set_exception(error)
        return done


class VirtualLoop(asyncio.SelectorEventLoop):
    """Sleeping takes no time, and waits for no thread: what is to be computed in one is computed at once."""

    def __init__(self):
        self._virtual = _Selector()
        super().__init__(self._virtual)
        self.set_default_executor(AtOnce(1))

    def time(self):
        return self._virtual.now


def run(main):
    """Run a coroutine in virtual time."""
    loop = VirtualLoop()
    sys.setrecursionlimit(max(sys.getrecursionlimit(), 3000))  # bots look far ahead, and pytest stands deep already
    try:
        return loop.run_until_complete(main)
    finally:
        while left := asyncio.all_tasks(loop):  # whoever is cancelled may begin another one
            for task in left:
                task.cancel()
            loop.run_until_complete(asyncio.wait(left))
        loop.close()
