"""Games that others have written: whatever they do ends their own table, with a sentence, and nobody else waits."""

import asyncio
import re
import sys
import time
from contextlib import suppress

import pytest
from clubhouse import House, in_house
from foreign import faulty  # noqa: F401 - a fixture
from helpers import PATIENCE
from pulse import Pulse

from access.club.tables.bots import BotProcess
from access.club.visitor import Identity
from access.storage import catalogue
from games.kaques import rules as kaques
from games.kaques.rules import Kaques
from games.steps import Tell

pytestmark = pytest.mark.long

HANGS = 3.0
"""Seconds after which a bot has hung here; in a club it has more."""
COMPUTES, LASTS = 0.25, 4.0
"""The most seconds for which nobody is served: of computing, and on the clock, where a step may last two."""
CLOSED = r"Table 1 is closed: its game has a fault\. The keeper finds it in the log\.\s+(Lobby.*\? )?"
GONE = "Table 1 is closed: its game has a fault|There is no table 1"
"""What is told of it before, and once it has been removed."""


def in_club(evening, path):
    """Run an evening in a club whose bots compute in a process, as they do where one is kept."""
    in_house(evening, path, worker=BotProcess(hangs=HANGS))


async def begun(club, fault, seats=2):
    """Anna and Ben at table 1, a game with this fault, and Cara at one of ours."""
    names = ("Anna", "Ben")[:seats]
    people = [await club.member(name) for name in names]
    await people[0].says("open faulty", "Open\\?")
    await people[0].says(f"fault {fault}", "Open\\?")
    await people[0].says("advice yes", "Open\\?")
    await people[0].says("bots 1", "Open\\?")
    await people[0].says("", "is open")
    for other in people[1:]:
        await other.says("sit 1", "At the table")
    await people[0].says("start", "Number 1")
    return people


async def rounds(people, first, last):
    """Answer until the question of this round is open, from that of the round before the first."""
    for number in range(first, last + 1):
        for person in people:
            await asked(person, number - 1)
            person.type("1")
            await person.until(r"says 1\.")
        await asked(people[0], number)


async def asked(person, number):
    """Wait until the question of a round stands where this person types."""
    end = time.monotonic() + PATIENCE
    while not re.search(rf"Number {number}\?\s*$", person.shown):
        assert time.monotonic() < end, person.shown[-300:]
        person.heard.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(person.heard.wait(), 1)


async def third(people):
    await rounds(people, 2, 3)


async def cara_at_table(club):
    cara = await club.member("Cara")
    await cara.says("open kaques", "Open\\?")
    await cara.says("", "Table \\d is open")
    await cara.says("start", "At the table")
    await cara.until(r"(stop|\d)\? $")
    return cara


async def cara_plays(cara, over):
    """Cara types until it is over, and is answered each time."""
    while not over.is_set():
        cara.type("score")
        await cara.until(r"Gustave: \d+")


@pytest.mark.parametrize(
    ("fault", "what", "code"),
    [
        ("raises", "ZeroDivisionError", "raise ZeroDivisionError"),
        ("loops", "took too long", 'while fault == "loops"'),
        ("sleeps", "took too long", "time.sleep"),
        ("catches", "took too long", "while time.process_time() < end"),
        ("never-ends", "took too long", "while time.process_time() < end"),
        ("awaits", "BrokenRules", "yield self"),
        ("exits", "SystemExit", "raise SystemExit"),
        ("cancels", "CancelledError", "raise asyncio.CancelledError"),
        ("bot-raises", "KeyError", 'raise KeyError("of the bot")'),
        ("bot-exits", "SystemExit", "raise SystemExit"),
        ("bot-illegal", "seat 2 gave an answer", "def choose"),
        ("bot-loops", "took too long", 'while fault == "bot-loops"'),
        ("bot-counts", "took too long", "sum(range"),
        ("bot-dies", "ended its process", ""),
        ("result", "BrokenRules", ""),
    ],
)
def test_a_game_that_fails_ends_its_table_for_all_and_nobody_else_waits(faulty, tmp_path, fault, what, code):  # noqa: F811
    async def evening(club):
        club.expected = ("game failed",)
        people = await begun(club, fault)
        cara = await cara_at_table(club)
        await third(people)
        async with Pulse() as pulse:
            over = asyncio.Event()
            playing = asyncio.ensure_future(cara_plays(cara, over))
            if fault == "result":
                await rounds(people, 4, 5)
                people[0].type("1")
                await people[1].until(r"Number 5\? ")
                people[1].type("1")
            else:
                people[0].type("1")
                if "bot" in fault:
                    await people[1].until(r"Number 3\? ")
                    people[1].type("1")
            for person in people:
                await person.until(r"Lobby[^?]*\? $", 40)
                assert person.shown.count("its game has a fault") == 1
            over.set()
            await playing
        pulse.check(LASTS, COMPUTES)
        assert await club.store.tables.closed([1, 2]) == {1}
        (line,) = club.errors
        assert f"game=faulty what={what}" in line
        if code:
            lines = enumerate(faulty.read_text().splitlines(), 1)
            near = {number + after for number, text in lines if code in text for after in (0, 1, 2)}
            assert f"file={faulty} " in line
            assert int(re.search(r" line=(\d+)", line)[1]) in near, line
        await people[0].says("sit 1", GONE)

    in_club(evening, tmp_path)


@pytest.mark.parametrize("fault", ["offers-raise", "offers-loop"])
def test_a_question_that_cannot_be_asked_ends_the_table(faulty, tmp_path, fault):  # noqa: F811
    async def evening(club):
        club.expected = ("game failed",)
        (anna,) = await begun(club, fault, seats=1)
        async with Pulse() as pulse:
            await anna.says("1", "Number 2")
            anna.type("1")
            await anna.until(CLOSED, 40)
        pulse.check(LASTS, COMPUTES)

    in_club(evening, tmp_path)


@pytest.mark.parametrize(
    ("fault", "typed"),
    [
        ("check-raises", "7"),
        ("check-loops", "7"),
        ("standing-raises", "score"),
        ("standing-loops", "score"),
        ("advice-raises", "advice"),
        ("advice-loops", "advice"),
    ],
)
def test_a_command_or_check_that_fails_ends_the_table_and_nobody_else_waits(faulty, tmp_path, fault, typed):  # noqa: F811
    async def evening(club):
        club.expected = ("game failed",)
        (anna,) = await begun(club, fault, seats=1)
        await third([anna])
        async with Pulse() as pulse:
            anna.type(typed)
            await anna.until(CLOSED, 40)
        pulse.check(LASTS, COMPUTES)

    in_club(evening, tmp_path)


def test_a_game_without_faults_is_played_to_its_end_with_advice_and_review(faulty, tmp_path):  # noqa: F811
    async def evening(club):
        (anna,) = await begun(club, "slow", seats=1)
        await anna.says("advice", "Anna says 41")
        await anna.says("advice", "Anna says 42")
        async with Pulse() as pulse:
            for number in (2, 3, 4, 5):
                anna.type("1")
                await anna.until(f"Number {number}", 40)
            await anna.says("1", "Again, review or lobby")
            await anna.says("review", r"\? $")
        pulse.check(LASTS, COMPUTES)
        kept = (await club.store.database.one("SELECT outcome FROM tables")).one[0]
        assert kept == '{"winners": [0]}'

    in_club(evening, tmp_path)


def test_a_review_that_hangs_leads_to_the_lobby(faulty, tmp_path):  # noqa: F811
    async def evening(club):
        club.expected = ("game failed",)
        (anna,) = await begun(club, "review-loops", seats=1)
        for number in (2, 3, 4, 5):
            await anna.says("1", f"Number {number}")
        await anna.says("1", "Again, review or lobby")
        async with Pulse() as pulse:
            anna.type("review")
            await anna.until(r"Lobby[^?]*\? $", 40)
        pulse.check(LASTS, COMPUTES)

    in_club(evening, tmp_path)


def test_an_event_that_hangs_on_the_way_to_the_lobby_ends_its_table(faulty, tmp_path):  # noqa: F811
    """It came when its person was leaving already, so that it is worded in the lobby."""

    async def evening(club):
        club.expected = ("game failed",)
        (anna,) = await begun(club, "none", seats=1)
        (visitor,) = club.club.presence.visitors
        event = sys.modules["faulty.rules"].Hangs([])
        visitor.conversation.tell(Tell(event))
        event.now.append(True)
        async with Pulse() as pulse:
            anna.type("quit")
            await anna.until(r"Lobby[^?]*\? $", 40)
        pulse.check(LASTS, COMPUTES)
        (line,) = club.errors
        assert "game=faulty what=took too long" in line
        assert f"file={faulty} " in line
        await anna.says("sit 1", GONE)

    in_club(evening, tmp_path)


@pytest.mark.parametrize("fault", ["start-raises", "start-loops"])
def test_a_game_that_fails_at_its_start_does_not_begin(faulty, tmp_path, fault):  # noqa: F811
    async def evening(club):
        club.expected = ("game failed",)
        anna = await club.member("Anna")
        await anna.says("open faulty", "Open\\?")
        await anna.says(f"fault {fault}", "Open\\?")
        await anna.says("bots 1", "Open\\?")
        await anna.says("", "is open")
        async with Pulse() as pulse:
            anna.type("start")
            await anna.until("This game has a fault and cannot begin", 40)
        pulse.check(LASTS, COMPUTES)
        await anna.says("quit", "Lobby")

    in_club(evening, tmp_path)


def test_a_journal_that_its_game_cannot_replay_shuts_out_nobody(faulty, tmp_path):  # noqa: F811
    async def first(club):
        people = await begun(club, "none")
        await third(people)
        for person in people:
            await asked(person, 3)
            person.type("1")
            await person.until(r"says 1\.")
        faulty.write_text(faulty.read_text().replace("fault = self.fault", 'fault = "loops"'))
        for name in ("faulty.rules", "faulty"):
            del sys.modules[name]
        catalogue.find.cache_clear()

    async def second(club):
        club.expected = ("game failed",)
        for name in ("Anna", "Ben"):
            person = club.call(Identity("member", await club.store.people.by_name(name)))
            await person.until(r"Lobby[^?]*\? $", 40)
        assert await club.store.tables.closed([1]) == {1}

    in_club(first, tmp_path)
    in_club(second, tmp_path)


def test_a_game_that_begins_no_more_keeps_its_own_table_closed_and_lets_the_club_open(faulty, tmp_path):  # noqa: F811
    async def first(club):
        await begun(club, "none", seats=1)
        faulty.write_text(faulty.read_text().replace('if self.fault == "start-raises":', "if seats:"))
        for name in ("faulty.rules", "faulty"):
            del sys.modules[name]
        catalogue.find.cache_clear()

    async def second():
        club = House(tmp_path / "club.sqlite")
        club.expected = ("game failed", "table closed")
        club.make()
        try:
            await club.serving.open()
            await club.serving.cluster.register()
            assert club.club.rooms.closed == {1}
            await club.member("Cara")
        finally:
            await club.close()
            club.check_log()

    in_club(first, tmp_path)
    asyncio.run(second())


def test_a_table_is_closed_while_its_bot_computes(faulty, tmp_path):  # noqa: F811
    async def evening(club):
        club.expected = ("game failed",)
        people = await begun(club, "bot-loops", seats=1)
        await third(people)
        people[0].type("1")
        while not club.club.worker.waiting:
            await asyncio.sleep(0.01)
        await club.club.close_table(club.club.rooms[1])
        await people[0].until("Lobby")
        await people[0].says("tables", "No tables")

    in_club(evening, tmp_path)


def test_a_game_of_ours_that_fails_ends_its_table_and_shuts_out_nobody(tmp_path, monkeypatch):
    async def evening(club):
        club.expected = ("game failed",)
        cara = await cara_at_table(club)
        ben = await club.member("Ben")
        await ben.says("watch 1", "At the table")
        broken = {**vars(kaques)}
        exec("def standing(self, seat): return 1 / 0", broken)
        monkeypatch.setattr(Kaques, "standing", broken["standing"])
        await cara.says("score", CLOSED)
        await ben.until(CLOSED)
        await cara.says("open kaques", "Open\\?")
        assert "what=ZeroDivisionError" in club.errors[0]

    in_club(evening, tmp_path)


def test_an_error_that_is_none_of_a_game_leads_to_the_lobby(tmp_path, monkeypatch):
    async def evening(club):
        club.expected = ("visit failed",)
        anna = await club.member("Anna")
        monkeypatch.setattr(club.club.store.people, "leaders", lambda *given: 1 / 0)
        await anna.says("open kaques", "Open\\?")
        await anna.says("leaders kaques", r"Something went wrong there, so you are back in the lobby\.[^?]*Lobby")
        await anna.says("tables", "No tables")

    in_club(evening, tmp_path)


def test_a_package_that_is_broken_does_not_keep_a_club_from_opening(faulty, tmp_path):  # noqa: F811
    faulty.write_text("1 / 0")

    async def run():
        house = House(tmp_path / "club.sqlite")
        await house.open()
        await house.member("Anna")
        await house.close()

    asyncio.run(run())
