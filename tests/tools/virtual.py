"""An event loop in virtual time: nothing waits, and the clock moves to whatever comes next."""

import asyncio
import selectors
import sys


class _Selector(selectors.DefaultSelector):
    now = 0.0

    def select(self, timeout=None):
        if timeout:
            self.now += timeout
        return super().select(0)


class VirtualLoop(asyncio.SelectorEventLoop):
    """Sleeping takes no time."""

    def __init__(self):
        self._virtual = _Selector()
        super().__init__(self._virtual)

    def time(self):
        return self._virtual.now


def run(main):
    """Run a coroutine in virtual time."""
    loop = VirtualLoop()
    sys.setrecursionlimit(max(sys.getrecursionlimit(), 3000))  # bots look far ahead, and pytest stands deep already
    try:
        return loop.run_until_complete(main)
    finally:
        left = asyncio.all_tasks(loop)
        for task in left:
            task.cancel()
        if left:
            loop.run_until_complete(asyncio.wait(left))
        loop.close()
