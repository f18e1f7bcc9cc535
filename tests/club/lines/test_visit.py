"""The visit at a line: who types too fast is read later, and who does not read is dropped."""

import asyncio
from types import SimpleNamespace

import virtual

from access.club.lines.console import LineVisit


def test_only_who_types_more_lines_in_a_second_is_read_more_slowly():
    paused, heard = [], []
    channel = SimpleNamespace(pause_reading=lambda: paused.append(1), resume_reading=lambda: paused.append(-1))

    async def typed():
        visit = LineVisit(SimpleNamespace(feed=lambda data: None), channel, 10, lambda: heard.append(1))
        for _ in range(100):
            visit.feed("x\r")
            await asyncio.sleep(0.2)
        assert paused == []
        visit.feed("x\r" * 11)
        assert paused == [1]
        await asyncio.sleep(2)
        assert paused == [1, -1]

    virtual.run(typed())
    assert len(heard) == 101
