"""The process in which bots compute: if it dies, one other computes the same steps, for all tables that waited."""

import asyncio
import os
import signal
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

import pytest
from foreign import faulty  # noqa: F401 - a fixture

from access.club.tables.bots import ENDED, TOO_SLOW, BotProcess, replica_of
from access.engine.journal import Header
from access.engine.table import Participant
from access.play.faults import GameFault
from access.storage import catalogue

TABLES = range(1, 4)


def replica(seed):
    game = catalogue.find("kaques")
    seats = tuple(Participant(name, "bot", "good") for name in ("Gustave", "Lazare"))
    header = Header("kaques", game.version, seats, game.agreement.with_defaults({}), seed, False, "en")
    return replica_of(header, game, bots_hear=False)


class Pools:
    """Starts processes, and notes them."""

    def __init__(self):
        self.started = []

    def __call__(self):
        self.started.append(ProcessPoolExecutor(1, get_context("spawn")))
        return self.started[-1]

    @property
    def process(self):
        return next(iter(self.started[-1]._processes))


@pytest.mark.long
def test_when_the_process_dies_one_other_computes_for_all_tables_that_waited(caplog):
    async def run():
        pools = Pools()
        bots = BotProcess(pools, pause=0)
        expected = [replica(number).follow() for number in TABLES]
        await bots.follow(9, replica(9))  # the process is there
        os.kill(pools.process, signal.SIGSTOP)
        copies = [replica(number) for number in TABLES]
        following = [asyncio.ensure_future(bots.follow(number, copies[number - 1])) for number in TABLES]
        while bots.waiting < len(TABLES):
            await asyncio.sleep(0)
        os.kill(pools.process, signal.SIGKILL)
        found = await asyncio.gather(*following)
        bots.close()
        assert [lines[0] for lines in found] == [batch.lines[0] for batch in expected]
        assert len(pools.started) == 2
        assert [record.message for record in caplog.records] == ["bot process died"]

    asyncio.run(run())


def replica_of_others(fault):
    """A table of the game of others at the answer at which its bot has this fault."""
    game = catalogue.find("faulty")
    seats = (Participant("Anna"), Participant("Gustave", "bot", "easy"))
    header = Header("faulty", 1, seats, game.agreement.with_defaults({"fault": fault}), 3, False, "en")
    found = replica_of(header, game, bots_hear=False)
    for turn in (1, 2, 3):
        if turn > 1:
            found.recorded(found.follow())
        found.recorded(found.answer(found.table.number, 1))
    return found


@pytest.mark.long
@pytest.mark.parametrize(
    ("fault", "what", "code"),
    [
        ("bot-counts", TOO_SLOW, "sum(range"),
        ("bot-loops", TOO_SLOW, 'while fault == "bot-loops"'),
        ("bot-dies", ENDED, ""),
    ],
)
def test_a_bot_that_hangs_ends_the_process_and_its_own_table_and_all_others_are_computed_again(
    faulty,  # noqa: F811
    fault,
    what,
    code,
):
    async def run():
        pools = Pools()
        bots = BotProcess(pools, pause=0, hangs=2)
        expected = [replica(number).follow().lines[0] for number in TABLES]
        hanging = asyncio.ensure_future(bots.follow(9, replica_of_others(fault)))
        while not bots.waiting:
            await asyncio.sleep(0)
        found = await asyncio.gather(*(bots.follow(number, replica(number)) for number in TABLES))
        with pytest.raises(GameFault) as error:
            await hanging
        bots.close()
        assert [lines[0] for lines in found] == expected
        assert (error.value.game, error.value.what) == ("faulty", what)
        lines = {number for number, text in enumerate(faulty.read_text().splitlines(), 1) if code and code in text}
        assert error.value.where.line in {each + after for each in lines for after in (0, 1)} or not code
        assert len(pools.started) > 1

    asyncio.run(run())


@pytest.mark.long
def test_a_table_of_others_for_which_the_process_was_killed_once_is_computed_again(faulty):  # noqa: F811
    async def run():
        pools = Pools()
        bots = BotProcess(pools, pause=0)
        await bots.follow(9, replica(9))  # the process is there
        following = asyncio.ensure_future(bots.follow(1, replica_of_others("slow")))
        while not bots._mark or not os.path.getsize(bots._mark):
            await asyncio.sleep(0.001)
        os.kill(pools.process, signal.SIGKILL)
        assert '"answer": 1' in (await following)[0]
        assert not os.path.getsize(bots._mark)
        bots.close()
        assert not os.path.exists(bots._mark)

    asyncio.run(run())


class Works:
    """A process whose results the test sets."""

    def __init__(self):
        self.works = []

    def submit(self, *work):
        self.works.append(Future())
        return self.works[-1]

    def shutdown(self, **options):
        pass


def test_a_table_that_hears_late_of_a_dead_process_leaves_the_new_one_to_the_others():
    async def run():
        started = []
        bots = BotProcess(lambda: started.append(Works()) or started[-1], pause=0)
        following = [asyncio.ensure_future(bots.follow(number, replica(number))) for number in (1, 2)]
        for works in (lambda: started[0].works[0], lambda: started[0].works[1]):
            while bots.waiting < 2:
                await asyncio.sleep(0)
            works().set_exception(BrokenProcessPool())
            await asyncio.sleep(0)
            while bots.waiting < 2:
                await asyncio.sleep(0)
        assert [len(works.works) for works in started] == [2, 2]
        for each in following:
            each.cancel()

    asyncio.run(run())


def test_a_closed_process_starts_no_other():
    async def run():
        pools = Pools()
        bots = BotProcess(pools)
        bots.close()
        with pytest.raises(asyncio.CancelledError):
            await bots.follow(1, replica(1))
        assert not pools.started

    asyncio.run(run())
