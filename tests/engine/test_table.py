"""The table runs any rules, one answer a question."""

import asyncio
import types
from dataclasses import dataclass

import pytest
from helpers import ScriptedPlayer

from access.engine.chance import Seeded, SeededLuck
from access.engine.table import BotFault, BrokenRules, Table, drive, drive_async, play_out
from games.refusals import Illegal, Leave, TakeBack
from games.steps import Ask, Event, Roll, Seat, Tell

ANN, BEN = Seat(0), Seat(1)


@dataclass(frozen=True, slots=True)
class Number(Ask[int]):
    def check(self, answer):
        if not 0 <= answer <= 9:
            raise Illegal("toy-digit", typed=answer)


@dataclass(frozen=True, slots=True)
class Said(Event):
    seat: Seat
    number: int


class Toy:
    """Each seat says a digit to all and hears a secret throw; the sum is the result."""

    def __init__(self, seats=2, foreign=None):
        self.seats, self.foreign, self.sum = seats, foreign, 0

    async def play(self):
        if self.foreign is not None:
            await self.foreign
        for n in range(self.seats):
            seat = Seat(n)
            dice = await Roll(seat, 2)
            await Tell(Said(seat, sum(dice)), to=seat)
            number = await Number(seat)
            self.sum += number
            await Tell(Said(seat, number))
        return {"winners": (), "sum": self.sum}


class Vain(Toy):
    """It ends without winners."""

    async def play(self):
        return {}


@types.coroutine
def foreign_step():
    yield "sleep"


def dice(*faces):
    each = iter(faces)
    return lambda number, roll: next(each)


def test_answers_are_checked_recorded_and_then_applied():
    happened = []

    class Record:
        def append(self, number, step, answer):
            happened.append((number, type(step).__name__, answer, table.play.sum))

    table = Table(Toy, Record())
    table.answer(0, (1, 2))
    with pytest.raises(Illegal):
        table.answer(1, 10)
    table.answer(1, 7)
    assert happened == [(0, "Roll", (1, 2), 0), (1, "Number", 7, 0)]
    assert table.play.sum == 7


def test_an_answer_sent_twice_counts_once():
    table = Table(Toy)
    assert table.answer(0, (1, 2)) is True
    assert table.answer(1, 3) is True
    assert table.answer(1, 3) is False
    assert table.play.sum == 3


def test_what_is_told_to_one_seat_reaches_no_other():
    players = [ScriptedPlayer(iter([1])), ScriptedPlayer(iter([2]))]
    listeners = [types.SimpleNamespace(seats=frozenset({n}), tell=player.tell) for n, player in enumerate(players)]
    result = drive(Table(Toy), players, listeners, dice((1, 2), (3, 3)))
    assert result["sum"] == 3
    assert [told.event for told in players[0].heard] == [Said(ANN, 3), Said(ANN, 1), Said(BEN, 2)]
    assert [told.event for told in players[1].heard] == [Said(ANN, 1), Said(BEN, 6), Said(BEN, 2)]


def test_a_game_that_nobody_records_is_the_same_game():
    heard, again = [], []
    seated = {seat: types.SimpleNamespace(choose=lambda number, question: number % 10) for seat in (ANN, BEN)}
    ears = [types.SimpleNamespace(seats=frozenset({0}), tell=hear.append) for hear in (heard, again)]
    assert play_out(Toy(), seated, ears[:1], Seeded(3)) == drive(Table(Toy), seated, ears[1:], Seeded(3))
    assert heard == again != []


def test_a_game_that_nobody_records_ends_at_an_illegal_answer_and_without_winners():
    bold = dict.fromkeys((ANN, BEN), types.SimpleNamespace(choose=lambda number, question: 77))
    with pytest.raises(BotFault, match="seat 0.*Number.*toy-digit"):
        play_out(Toy(), bold, [], Seeded(3))
    with pytest.raises(BrokenRules, match="who has won"):
        play_out(Vain(), {}, [], Seeded(3))


def test_an_error_of_a_listener_is_not_the_end_of_the_game():
    def hear(told):
        raise StopIteration

    with pytest.raises(StopIteration):
        play_out(Toy(), {}, [types.SimpleNamespace(seats=frozenset({0}), tell=hear)], Seeded(3))


def test_the_driver_for_asyncio_plays_the_same_game():
    class Far(ScriptedPlayer):
        async def choose(self, number, question):
            await asyncio.sleep(0)
            return next(self.answers)

    async def throw(number, roll):
        return (1, 2)

    players = [Far(iter([1])), Far(iter([2]))]
    listeners = [types.SimpleNamespace(seats=frozenset({n}), tell=player.tell) for n, player in enumerate(players)]
    assert asyncio.run(drive_async(Table(Toy), players, listeners, throw))["sum"] == 3
    assert [told.event for told in players[1].heard] == [Said(ANN, 1), Said(BEN, 3), Said(BEN, 2)]


def test_an_illegal_answer_of_a_bot_is_a_fault():
    async def throw(number, roll):
        return (1, 2)

    class Far(ScriptedPlayer):
        async def choose(self, number, question):
            return 77

    with pytest.raises(BotFault, match="seat 0.*Number.*toy-digit"):
        drive(Table(Toy), [ScriptedPlayer(iter([77]))], [], dice((1, 2)))
    with pytest.raises(BotFault):
        asyncio.run(drive_async(Table(Toy), [Far(iter([]))], [], throw))


def test_rules_that_await_anything_else_are_broken():
    with pytest.raises(BrokenRules, match="str"):
        Table(lambda: Toy(foreign=foreign_step()))


def test_undo_takes_back_the_last_typed_answer_and_what_came_after():
    table = Table(Toy)
    for answer in ((1, 2), 3, (5, 6)):
        table.answer(table.number, answer)
    assert table.undo(lambda step: isinstance(step, Ask))
    assert table.open == Number(ANN)
    assert table.number == 4
    assert table.play.sum == 0
    assert [told.event for told in table.take_told()] == [Said(ANN, 3)]
    assert not table.holds(1)
    assert table.holds(0)
    table.answer(4, 9)
    assert table.play.sum == 9


def test_undo_where_nothing_was_typed_changes_nothing():
    table = Table(Toy)
    table.answer(0, (1, 2))
    assert not table.undo(lambda step: isinstance(step, Ask))
    assert table.number == 1


def test_who_wants_something_taken_back_is_heard_only_where_it_can_be():
    def choose(number, question):
        raise TakeBack

    player = types.SimpleNamespace(choose=choose)
    with pytest.raises(TakeBack):
        drive(Table(Toy), [player], [], dice((1, 2)))


def test_a_game_left_early_is_closed():
    ended = []

    class Careful(Toy):
        async def play(self):
            try:
                return await super().play()
            finally:
                ended.append(True)

    table = Table(Careful)
    table.close()
    assert ended == [True]


def test_t2_seeded_dice_are_a_function_of_seed_seat_and_number():
    def throw(seed, number, seat):
        return Seeded(seed)(number, Roll(Seat(seat), 6))

    assert throw(1, 2, 0) == throw(1, 2, 0)
    assert len({throw(1, 2, 0), throw(2, 2, 0), throw(1, 3, 0), throw(1, 2, 1)}) == 4


def test_t2_seeded_dice_fall_evenly():
    faces = [face for number in range(10_000) for face in Seeded(7)(number, Roll(ANN, 6))]
    counts = [faces.count(face) for face in range(1, 7)]
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 20.5  # chi square, 5 degrees, one in a thousand


def test_many_dice_can_be_thrown_at_once():
    assert len(Seeded(1)(0, Roll(ANN, 200))) == 200


def test_luck_is_even_and_repeats():
    draws = [SeededLuck(3, ANN)(number, 3) for number in range(3000)]
    assert draws == [SeededLuck(3, ANN)(number, 3) for number in range(3000)]
    assert all(900 < draws.count(way) < 1100 for way in range(3))


def test_in_an_event_loop_a_game_ends_with_whoever_leaves():
    with pytest.raises(Leave):
        asyncio.run(drive_async(Table(Toy), {ANN: types.SimpleNamespace(choose=leave)}, [], dice((1, 2))))


def leave(number, question):
    raise Leave


def test_in_an_event_loop_whoever_watches_hears_what_is_public_and_nobody_is_waited_for():
    heard = []
    watcher = types.SimpleNamespace(seats=frozenset(), tell=heard.append)
    players = {ANN: ScriptedPlayer(iter([1])), BEN: ScriptedPlayer(iter([2]))}
    asyncio.run(drive_async(Table(Toy), players, [watcher], dice((1, 2), (3, 3))))
    assert [told.event for told in heard] == [Said(ANN, 1), Said(BEN, 2)]
    assert all(told.to is None for told in heard)
