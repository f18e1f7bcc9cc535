"""What an answer costs at a table whose rules run in a process of their own, beside the same game as one of ours."""

import asyncio
import time

from bench_hosts import _header

from access.club.tables.copies import replica_of
from access.club.tables.isolated import LONGEST, Isolated
from access.engine.chance import SeededLuck
from access.engine.seats import BotSeat
from access.engine.table import spread
from access.storage import catalogue
from access.system.posix import computed
from games.steps import Ask, Seat

ANSWERS = 1000


async def _played(isolated=None):
    """Play a game between two persons who answer like bots; return the processor's milliseconds for an answer.

    With a process of its own each batch is tried there first, and what follows an answer is computed there.
    """
    header = _header()
    game = catalogue.by_header(header)
    replica = replica_of(header, game)
    players = {seat: game.bots["good"](Seat(seat), SeededLuck(1, Seat(seat))) for seat in header.persons}
    ears = [BotSeat(Seat(seat), player) for seat, player in players.items()]
    spread(replica.opening(), ears)
    answers, began = 0, _processor(isolated)
    while answers < ANSWERS:
        step = replica.open
        if isinstance(step, Ask):
            batch = replica.answer(replica.table.number, players[step.seat].choose(answers, step))
            answers += 1
            if isolated is not None:
                await isolated.rehearse(replica, [batch])
        else:
            batch = replica.follow() if isolated is None else replica.ahead(await isolated.follow(replica))
        spread(replica.recorded(batch), ears)
    return (_processor(isolated) - began) / answers * 1000


def _processor(isolated):
    """Seconds of the processor that this process has taken, and that of the table, if it has one."""
    return time.process_time() + (computed(isolated._process.pid).seconds if isolated is not None else 0)


async def _in_its_process():
    header = _header()
    isolated = Isolated(header, catalogue.by_header(header), LONGEST, lambda: None)
    await isolated.begin()
    try:
        return await _played(isolated)
    finally:
        isolated.close()


def isolated(figure, rounds):
    """An answer, with what follows it, computed in both ways in turn."""
    from bench import side_by_side

    value, other = side_by_side(lambda: asyncio.run(_in_its_process()), lambda: asyncio.run(_played()), rounds)
    yield figure("processor time for an answer to rules in a process of their own", value, "ms", "in the club's", other)


ALL = (isolated,)
