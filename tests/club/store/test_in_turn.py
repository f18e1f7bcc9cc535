"""The thread that works for the event loop of a club with a file."""

import asyncio
import threading

import pytest

from access.club.store.sqlite import InTurn


def test_works_are_done_one_after_the_other_and_return_what_they_found_or_raise():
    async def main():
        thread, done = InTurn("store"), []
        first, second = thread.do(lambda: done.append(1)), thread.do(lambda: 1 / 0)
        third = thread.do(lambda: (done.append(3), threading.current_thread().name)[1])
        await first
        with pytest.raises(ZeroDivisionError):
            await second
        assert await third == "store"
        assert done == [1, 3]
        thread.close()

    asyncio.run(main())


def test_work_that_nobody_awaits_any_more_is_left_out():
    async def main():
        thread, goes_on, done = InTurn("store"), threading.Event(), []
        first = thread.do(goes_on.wait)
        thread.do(lambda: done.append(2)).cancel()
        last = thread.do(lambda: done.append(3))
        goes_on.set()
        await asyncio.gather(first, last)
        assert done == [3]
        thread.close()

    asyncio.run(main())


def test_a_closed_thread_has_done_all_and_takes_no_more():
    async def main():
        thread, done = InTurn("store"), []
        works = [thread.do(lambda at=at: done.append(at)) for at in range(20)]
        await asyncio.to_thread(thread.close)
        await asyncio.gather(*works)
        assert done == list(range(20))
        with pytest.raises(RuntimeError):
            thread.do(int)

    asyncio.run(main())
