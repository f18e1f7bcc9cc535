"""The tasks of a club: each has a name, what it raises is logged, and what happens then is known."""

import ast
import asyncio
from contextlib import suppress
from pathlib import Path

import pytest
import virtual
from helpers import PATIENCE

import access
from access.club.log import LineHandler, begin_logging
from access.club.tasks import LATE, MOST_FAILURES, Late, Tasks, called_after

CLUB = Path(access.__file__).parent / "club"
STARTS = {"ensure_future", "create_task", "gather", "TaskGroup", "run_coroutine_threadsafe"}


@pytest.fixture
def lines():
    found = []
    end = begin_logging(LineHandler(found.append))
    yield found
    end()


async def fails():
    raise ValueError("on purpose")


def starting_tasks(path):
    """The calls of a module that start a task."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == "asyncio":
            yield from STARTS & {alias.name for alias in node.names}
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in STARTS:
            owner = ast.unparse(node.func.value)
            if owner in ("asyncio", "loop") or owner.endswith("loop()"):
                yield node.func.attr


def test_all_tasks_of_a_club_are_started_in_one_place():
    assert {path.name for path in CLUB.rglob("*.py") if list(starting_tasks(path))} == {"tasks.py"}


def test_what_a_task_raises_is_logged_with_its_name_and_acted_upon(lines):
    failed = []

    async def run():
        tasks = Tasks()
        tasks.start("counting", fails(), failed.append)
        while not failed:
            await asyncio.sleep(0)

    asyncio.run(run())
    assert "ERROR task failed task=counting" in lines[0]
    assert "ValueError" in lines[0]
    assert [type(error) for error in failed] == [ValueError]


def test_a_task_that_is_kept_is_started_anew_when_it_fails_or_ends(lines):
    runs, enough = [], asyncio.Event()

    async def work():
        runs.append(None)
        if len(runs) == 4:
            enough.set()
            await asyncio.Event().wait()
        if len(runs) % 2:
            raise ValueError

    async def run():
        tasks = Tasks(pause=0)
        task = tasks.keep("listening", work)
        await asyncio.wait_for(enough.wait(), PATIENCE)
        assert not task.done()
        await tasks.close()
        assert task.cancelled()

    asyncio.run(run())
    assert sum("task failed task=listening" in line for line in lines) == 2


def test_a_task_that_fails_again_and_again_ends_the_host(lines):
    async def run():
        tasks = Tasks(pause=0)
        tasks.keep("heartbeat", fails)
        await asyncio.wait_for(tasks.ends.wait(), PATIENCE)
        assert tasks.gave_up == "heartbeat"

    asyncio.run(run())
    assert sum("task=heartbeat" in line for line in lines) == MOST_FAILURES + 1


def test_work_is_finished_even_if_nobody_waits_for_it_and_what_it_raises_then_is_logged(lines):
    done = []

    async def slow(error):
        await asyncio.sleep(0)
        done.append(error)
        raise error

    async def run():
        tasks = Tasks()
        for error in (ValueError(), KeyError()):
            waiting = asyncio.ensure_future(tasks.finished("answer", slow(error), (KeyError,)))
            await asyncio.sleep(0)
            waiting.cancel()
        while len(done) < 2 or not lines:
            await asyncio.sleep(0)
        with pytest.raises(ValueError, match="on purpose"):
            await tasks.finished("answer", slow(ValueError("on purpose")))

    asyncio.run(run())
    assert len(done) == 3
    assert ["ValueError" in line for line in lines] == [True]


def test_a_task_that_goes_on_although_it_was_cancelled_ends_with_the_club():
    """As a wait with a time limit does, if what it waits for comes at the same moment."""

    async def run():
        tasks, waits = Tasks(), asyncio.Event()

        async def goes_on_once():
            with suppress(asyncio.CancelledError):
                waits.set()
                await asyncio.sleep(PATIENCE)
            await asyncio.sleep(PATIENCE)

        tasks.start("going on", goes_on_once())
        await waits.wait()
        await asyncio.wait_for(tasks.close(), PATIENCE / 2)

    asyncio.run(run())


def test_a_task_that_another_one_starts_at_its_end_is_ended_too():
    async def run():
        tasks, ended = Tasks(), []

        async def waits(name):
            try:
                await asyncio.Event().wait()
            finally:
                ended.append(name)
                if name == "first":
                    tasks.start("second", waits("second"))
                    await asyncio.sleep(0)

        tasks.start("first", waits("first"))
        await asyncio.sleep(0)
        await tasks.close()
        assert ended == ["first", "second"]

    asyncio.run(run())


def test_a_function_is_called_once_if_a_block_takes_long_and_never_after_it_or_if_the_block_cancels_that():
    async def run():
        called = []
        for number, takes in enumerate((0.5, 1.5, 3.5)):
            with called_after(1, called.append, number):
                await asyncio.sleep(takes)
        with called_after(1, called.append, "cancelled") as call:
            call.cancel()
            await asyncio.sleep(2)
        with suppress(ValueError), called_after(1, called.append, "failed"):
            raise ValueError
        await asyncio.sleep(2)
        assert called == [1, 2]

    virtual.run(run())


def test_who_waits_again_is_told_by_the_newest_start_and_nobody_after_the_stop():
    async def run():
        told, loop = [], asyncio.get_running_loop()
        late, began = Late(lambda: told.append(loop.time())), loop.time()
        late.start()
        await asyncio.sleep(LATE / 2)
        late.start()
        await asyncio.sleep(3 * LATE)
        late.start()
        late.stop()
        await asyncio.sleep(2 * LATE)
        assert told == [pytest.approx(began + 1.5 * LATE)]

    virtual.run(run())
