"""Measures for how long nobody was served in an event loop."""

import asyncio
import gc
import time

COMPUTES, BLOCKED = 0.1, 2.0
"""Seconds between two moments in which everybody is served: of computing, and on a clock, which others slow down."""


COLLECTING = 10_000, 5
"""Thresholds of the garbage collector: it searches in small parts, since tests leave more behind than a club."""


class Pulse:
    """Measures for how long nobody was served."""

    def __init__(self):
        self.computed = self.waited = 0.0

    async def __aenter__(self):
        gc.collect(1)  # the garbage of earlier tests is not the club's
        self._collecting = gc.get_threshold()
        gc.set_threshold(*COLLECTING, 1_000_000)
        self._task = asyncio.ensure_future(self._beat())
        return self

    async def __aexit__(self, *raised):
        self._task.cancel()
        gc.set_threshold(*self._collecting)

    async def _beat(self):
        while True:
            computed, waited = time.thread_time(), time.monotonic()
            await asyncio.sleep(0.005)
            self.computed = max(self.computed, time.thread_time() - computed)
            self.waited = max(self.waited, time.monotonic() - waited)

    def check(self, blocked=BLOCKED, computes=COMPUTES):
        print(f"computed {self.computed:.3f} s, waited {self.waited:.3f} s")
        assert self.computed < computes, self.computed
        assert self.waited < blocked, self.waited
