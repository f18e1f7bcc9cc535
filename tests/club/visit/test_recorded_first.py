"""What is applied, but not recorded yet, is seen by nobody; and what comes at once comes in one piece."""

import asyncio
import re

from clubhouse import in_house, opened

from access.club.tables import table as module

ASKED = r"(stop|\d)\? $"


class Gated:
    """The tables of a store, which record nothing while the gate is closed."""

    def __init__(self, store):
        self.store, self.gate, self.waits = store, asyncio.Event(), asyncio.Event()

    def __getattr__(self, name):
        return getattr(self.store, name)

    async def append(self, *given):
        self.waits.set()
        await self.gate.wait()
        return await self.store.append(*given)


async def seated(club):
    """Anna, who is asked, and Ben at a table; and the table."""
    anna, ben = [await club.member(name) for name in ("Anna", "Ben")]
    number = await opened(anna)
    await ben.says(f"sit {number}", "At the table")
    await anna.says("start", ASKED)
    await ben.until("Waiting for Anna\\.")
    return anna, ben, club.club.rooms[number].table


async def held(anna, table):
    """Let Anna stop, which is not recorded while the gate is closed."""
    gated = table.store = Gated(table.store)
    anna.type("stop")
    await gated.waits.wait()
    return gated.gate


def test_a_command_typed_while_an_answer_is_recorded_tells_how_the_table_stands_then(tmp_path, monkeypatch):
    monkeypatch.setattr(module, "HOLDS", 60)

    async def evening(club):
        anna, ben, table = await seated(club)
        gate = await held(anna, table)
        shown = ben.shown
        ben.type("score")
        await asyncio.sleep(0)
        assert ben.shown == shown
        gate.set()
        await ben.until(r"Anna: [1-9]\d+")

    in_house(evening, tmp_path)


def test_enter_alone_out_of_turn_tells_whose_turn_it_is_while_nothing_can_be_recorded_too(tmp_path, monkeypatch):
    monkeypatch.setattr(module, "HOLDS", 0.01)

    async def evening(club):
        anna, ben, table = await seated(club)
        await ben.says("", "It is Anna's turn\\.")
        gate = await held(anna, table)
        await ben.says("", "It is Anna's turn\\.")
        gate.set()
        await ben.until(r"Anna: \d+, fertisch")

    in_house(evening, tmp_path)


def test_the_table_for_eyes_shows_nothing_that_is_not_recorded(tmp_path):
    async def evening(club):
        anna, ben, table = await seated(club)
        gate = await held(anna, table)
        assert table.replica.is_ahead
        assert table.seen(1) is None
        gate.set()
        await ben.until(r"Anna: \d+, fertisch")
        assert table.seen(1).standing[0].score > 0
        assert table.seen(None).held == ()

    in_house(evening, tmp_path)


def test_an_answer_that_takes_long_to_record_is_taken_back_until_it_is(tmp_path, monkeypatch):
    monkeypatch.setattr(module, "HOLDS", 0.01)

    async def evening(club):
        anna, ben, table = await seated(club)
        gate = await held(anna, table)
        before = table.replica.at
        await ben.says("score", "Anna: 0")
        assert not table.replica.is_ahead
        gate.set()
        await ben.until(r"Anna: \d+, fertisch")
        assert table.replica.at == before + 1  # the answer and the dice that follow
        await ben.says("score", r"Anna: [1-9]\d+")

    in_house(evening, tmp_path)


def test_who_is_asked_next_gets_what_happened_and_the_question_in_one_piece(tmp_path):
    async def evening(club):
        anna, ben, _ = await seated(club)
        del ben.sent[:]
        await anna.says("stop", "You have")
        await ben.until(ASKED)
        assert [bool(re.search(r"Anna: \d+, fertisch.*\? $", text, re.DOTALL)) for text in ben.sent] == [True]

    in_house(evening, tmp_path)


def test_who_is_asked_is_asked_no_more_when_they_sit_down_from_elsewhere(tmp_path):
    async def evening(club):
        anna, ben, _ = await seated(club)
        again = await club.member("Anna")
        again.type("sit")
        await anna.until("You now play this seat from another connection")
        await again.until(ASKED)
        await again.says("stop", "You have")
        await ben.until(r"Anna: \d+, fertisch")

    in_house(evening, tmp_path)
