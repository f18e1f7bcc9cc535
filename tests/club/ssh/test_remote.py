"""The terminal over a connection: lines wait for their turn, and may all be printed at once when it ends."""

import asyncio

from access.club.ssh.remote import Remote


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
