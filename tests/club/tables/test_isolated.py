"""The process of a table whose game others have written: what is late on a busy computer is not taken for a fault."""

import asyncio
from multiprocessing import Pipe
from types import SimpleNamespace

import pytest
from foreign import faulty  # noqa: F401 - a fixture

from access.club.tables import isolated
from access.club.tables.isolated import TOO_SLOW, Isolated, Isolation
from access.play.faults import GameFault, SourceLine
from access.play.setup import Setup
from access.settings.preferences import Preferences
from access.storage import catalogue
from access.system.posix import Computed
from games.kaques import GAME

DONE = ("done", 7)


class Late(Isolated):
    """A table whose process is looked at instead of run: `looks` are called one after the other, each for one look."""

    def __init__(self, monkeypatch, longest, looks):
        super().__init__(None, GAME, longest, lambda: None)
        self._process = SimpleNamespace(pid=0)
        self._orders, self.theirs = Pipe()
        looks = iter(looks)
        monkeypatch.setattr(isolated, "computed", lambda number: next(looks)(self))

    def _place(self):
        return SourceLine("", 0)

    def step(self):
        return asyncio.run(self._step())


def sees(seconds, sleeps, replies=False):
    """A look at a process that has computed for so long; meanwhile it replies, or not."""

    def look(late):
        if replies:
            late.theirs.send(DONE)
        return Computed(seconds, sleeps)

    return look


def test_a_reply_that_comes_while_the_process_is_looked_at_counts(monkeypatch):
    """Whoever has just replied sleeps until the next order."""
    late = Late(monkeypatch, 0.05, [sees(0, False), sees(0.01, True, replies=True)])
    assert late.step() == DONE


def test_a_process_that_waits_for_the_processor_is_waited_for(monkeypatch):
    looks = [sees(0, False), sees(0, False), sees(0.01, True), sees(0.02, False), sees(0.03, True, replies=True)]
    assert Late(monkeypatch, 0.05, looks).step() == DONE


@pytest.mark.parametrize("looks", [[(0, True), (0, True)], [(0.01, False), (0.06, False)]])
def test_a_process_that_sleeps_at_two_looks_or_computes_for_too_long_is_ended(monkeypatch, looks):
    late = Late(monkeypatch, 0.05, [sees(0, False), *(sees(*look) for look in looks)])
    with pytest.raises(GameFault) as fault:
        late.step()
    assert fault.value.what == TOO_SLOW


def test_a_table_that_another_host_has_begun_first_gets_the_process_of_that_beginning(faulty):  # noqa: F811
    setup = Setup(catalogue.find("faulty"), ("Anna", "Ben"))
    own, theirs = (setup.header(Preferences(), "en", seed) for seed in (1, 2))

    async def run():
        isolation = Isolation()
        try:
            for head in (own, theirs, theirs):
                await isolation.begun(1, head)
            return (await isolation.begun(1, theirs)).header
        finally:
            isolation.close()

    assert asyncio.run(run()) == theirs
