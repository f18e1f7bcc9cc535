"""The terminal over a connection: lines wait for their turn, and may all be printed at once when it ends."""

import asyncio

from access.club.lines.console import Remote


def test_a_terminal_may_end_while_lines_wait_for_their_turn():
    async def run():
        sent = []
        remote = Remote(sent.append, rows=4)
        remote.write(str(number) for number in range(12))
        flushing = asyncio.ensure_future(remote.flush())
        await asyncio.sleep(0)
        remote.end()
        await flushing
        assert "".join(sent).split() == [str(number) for number in range(12)]

    asyncio.run(run())


def test_a_chunk_takes_its_last_line_end_with_it_also_where_more_lines_come_meanwhile():
    """Orca 48 says the line in which new text begins from its start."""

    async def run():
        sent = []
        remote = Remote(sent.append, rows=7)
        remote.write(str(number) for number in range(8))
        remote.write(str(number) for number in range(8, 12))
        await remote.flush()
        remote.end()
        assert sent == ["0\r\n1\r\n2\r\n", "3\r\n4\r\n5\r\n", "6\r\n7\r\n", "8\r\n9\r\n10\r\n", "11\r\n"]

    asyncio.run(run())


def test_a_question_leaves_in_one_piece_with_the_lines_above_it_and_without_a_turn_of_the_event_loop():
    async def run():
        sent = []
        remote = Remote(sent.append, editing=False)
        remote.gather(True)
        remote.write(["Anna throws."])
        remote.ask("Stop?")
        assert not sent
        reading = remote.line()
        reading.send(None)  # it waits for a line now
        assert sent == ["Anna throws.\r\nStop?"]
        reading.close()

    asyncio.run(run())


def test_lines_without_a_question_leave_at_the_end_of_the_moment():
    async def run():
        sent = []
        remote = Remote(sent.append, editing=False)
        remote.gather(True)
        remote.write(["Anna throws."])
        remote.gather(False)
        remote.write(["Ben throws."])
        await asyncio.sleep(0)
        assert sent == ["Anna throws.\r\nBen throws.\r\n"]

    asyncio.run(run())


def test_text_that_comes_while_a_line_is_awaited_leaves_at_the_end_of_the_moment():
    async def run():
        sent = []
        remote = Remote(sent.append, editing=False)
        remote.gather(True)
        remote.ask("Stop?")
        reading = asyncio.ensure_future(remote.line())
        await asyncio.sleep(0)
        remote.write(["Ben is away."])
        await asyncio.sleep(0)
        assert "".join(sent) == "Stop?\r\nBen is away.\r\n"
        reading.cancel()

    asyncio.run(run())
