"""A page without a network: events that can be had again, and answers that count once, at their question."""

import asyncio
import json
import random
import re
from functools import partial
from itertools import count

import pytest
from clubhouse import PATIENCE, in_house, opened
from hypothesis import given
from hypothesis import strategies as st
from sight_simulation import Seats, SeatsSeen

from access.club.visitor import ClubPhrases, Identity, Lost
from access.club.web.page import KEPT_EVENTS, LONGEST, Page, PageConsole, PageQuestion
from access.club.web.pictures import LogMark
from access.club.web.seats import now_told, standing_in_json

QUESTION = PageQuestion("question", "Keep what?")


def asked(page, question=QUESTION, again=False):
    """Ask, and return the task that waits for the answer."""
    page.show(asked=question, again=again)
    return asyncio.ensure_future(page.line(gives_way=True))


def run(work):
    return asyncio.run(work())


def test_an_answer_that_is_sent_twice_is_taken_once():
    async def work():
        page = Page()
        first = asked(page)
        await asyncio.sleep(0)
        assert page.answer(1, "1", "a") == "taken"
        assert page.answer(1, "1", "a") == "taken"
        assert await first == "1"
        second = asked(page)
        await asyncio.sleep(0)
        assert page.answer(1, "1", "a") == "taken"
        assert not second.done()
        assert page.answer(2, "2", "b") == "taken"
        assert await second == "2"

    run(work)


def test_a_second_answer_is_never_read_at_the_next_question():
    async def work():
        page = Page()
        first = asked(page)
        await asyncio.sleep(0)
        assert [page.answer(1, "1", "a"), page.answer(1, "stop", "b")] == ["taken", "stale"]
        assert await first == "1"
        assert page.answer(1, "stop", "c") == "stale"
        second = asked(page)
        await asyncio.sleep(0)
        assert page.answer(1, "stop", "d") == "stale"
        assert not second.done()
        second.cancel()

    run(work)


def test_a_question_that_is_asked_again_keeps_its_number_and_is_told_once():
    async def work():
        page = Page()
        first = asked(page)
        await asyncio.sleep(0)
        page.interrupt()
        assert await first is None
        page.show(["Ben sits down."])
        second = asked(page, again=True)
        await asyncio.sleep(0)
        assert [event.asked is not None for event in page.after(0)] == [True, False]
        assert page.answer(1, "1", "a") == "taken"
        assert await second == "1"

    run(work)


def test_the_same_question_asked_twice_is_told_twice():
    async def work():
        page = Page()
        first = asked(page)
        await asyncio.sleep(0)
        page.answer(1, "1", "a")
        await first
        second = asked(page)
        await asyncio.sleep(0)
        assert [event.asked.number for event in page.after(0)] == [1, 2]
        second.cancel()

    run(work)


def test_a_question_that_is_given_up_takes_no_answer_and_leaves_none_for_the_next_one():
    async def work():
        page = Page()
        first = asked(page)
        await asyncio.sleep(0)
        assert page.answer(1, "start", "a") == "taken"
        first.cancel()  # before it has read the answer
        await asyncio.sleep(0)
        second = asked(page)
        await asyncio.sleep(0)
        assert not second.done()
        second.cancel()
        await asyncio.sleep(0)
        assert page.answer(2, "start", "b") == "stale"
        third = asked(page)
        await asyncio.sleep(0)
        assert not third.done()
        assert page.answer(3, "1 5", "c") == "taken"
        assert await third == "1 5"

    run(work)


def test_a_question_that_is_asked_again_after_another_has_a_new_number():
    async def work():
        page = Page()
        for question, again in ((QUESTION, False), (PageQuestion("waiting", "More"), False), (QUESTION, True)):
            waits = asked(page, question, again)
            await asyncio.sleep(0)
            page.answer(page.asked.number, "", f"{page.asked.number}")
            await waits
        waits = asked(page, QUESTION, again=True)
        await asyncio.sleep(0)
        assert page.answer(2, "", "read on in another tab") == "stale"
        assert page.asked.number == 3
        waits.cancel()

    run(work)


def test_who_watches_is_told_so_once():
    page = Page()
    for line in ("one", "two"):
        page.show([line], asked=PageQuestion())
    page.show(asked=QUESTION)
    page.show(asked=PageQuestion())
    page.show(["three"], asked=PageQuestion())
    assert [event.asked and event.asked.kind for event in page.after(0)] == [None, None, "question", "watching", None]


def test_a_long_answer_is_cut():
    async def work():
        page = Page()
        first = asked(page)
        await asyncio.sleep(0)
        page.answer(1, "x" * 5000, "a")
        assert len(await first) == LONGEST

    run(work)


def test_a_page_that_nobody_looks_at_ends_its_visit_and_serves_the_next_one():
    async def work():
        page = Page()
        first = asked(page)
        await asyncio.sleep(0)
        page.lose()
        with pytest.raises(Lost):
            await first
        assert page.answer(1, "1", "a") == "stale"
        page.begin()
        second = asked(page)
        await asyncio.sleep(0)
        assert page.answer(2, "1", "a") == "taken"
        assert await second == "1"

    run(work)


def test_events_that_are_not_kept_any_more_are_told_as_that():
    page = Page()
    for number in range(KEPT_EVENTS + 5):
        page.show([str(number)])
    assert page.after(4) is None
    assert [event.lines for event in page.after(5)][:1] == [("5",)]
    assert page.after(KEPT_EVENTS + 6) is None


def test_news_are_waited_for_until_they_come_or_the_visit_is_over():
    async def work():
        page = Page()
        waits = asyncio.ensure_future(page.wait_for_news(0))
        await asyncio.sleep(0)
        assert not waits.done()
        page.show(["one"])
        await waits
        waits = asyncio.ensure_future(page.wait_for_news(1))
        await asyncio.sleep(0)
        page.lose()
        await waits

    run(work)


class Browser:
    """Reads events with cuts, and answers, sometimes twice or late."""

    def __init__(self, page, luck):
        self.page, self.luck, self.at, self.lines, self.asked = page, luck, 0, [], None
        self.sent = []

    def read(self):
        """Read what has come; a cut loses all behind some event, which is read again later."""
        found = self.page.after(self.at)
        for event in found[: self.luck.randint(0, len(found))]:
            self.at = event.number
            self.lines += event.lines
            self.asked = event.asked or self.asked

    def answer(self):
        if self.asked is None or self.asked.number in self.sent:
            return
        name = f"{id(self)} {self.asked.number}"
        for _ in range(self.luck.choice((1, 1, 2))):
            if self.page.answer(self.asked.number, f"answer {self.asked.number}", name) == "stale":
                return
        self.sent.append(self.asked.number)


async def given_up_or_answered(page, luck):
    """Ask, give way to news a few times, and perhaps give the question up, as for a game that begins.

    Returns its number, and the answer or None.
    """
    page.show(asked=QUESTION)
    while True:
        asking = asyncio.ensure_future(page.line(gives_way=True))
        for _ in range(luck.randint(0, 8)):
            await asyncio.sleep(0)
        if (way := luck.random()) < 0.2:
            asking.cancel()
            await asyncio.wait((asking,))
            return page.asked.number, None
        if way < 0.5:
            page.interrupt()
        if (answer := await asking) is not None:
            return page.asked.number, answer
        page.show(["news"], asked=QUESTION, again=True)


@given(st.integers(0, 10**6))
def test_an_answer_is_read_at_its_own_question_alone_whatever_gives_way_or_is_given_up(seed):
    luck = random.Random(seed)

    async def work():
        page, read = Page(), []
        browsers = [Browser(page, luck), Browser(page, luck)]

        async def conversation():
            read.extend([await given_up_or_answered(page, luck) for _ in range(12)])

        talk = asyncio.ensure_future(conversation())
        while not talk.done():
            await asyncio.sleep(0)
            browser = luck.choice(browsers)
            browser.read()
            if luck.random() < 0.5:
                browser.answer()
        await talk
        assert len(read) == len({number for number, _ in read}) == 12
        assert all(answer in (None, f"answer {number}") for number, answer in read), read

    run(work)


@given(st.integers(0, 10**6))
def test_whatever_is_cut_or_sent_twice_nothing_is_lost_or_doubled(seed):
    luck = random.Random(seed)

    async def work():
        page, told, read = Page(), [], []
        browsers = [Browser(page, luck), Browser(page, luck)]

        async def conversation():
            for number in range(1, 20):
                told.append(f"line {number}")
                page.show([told[-1]], asked=QUESTION)
                read.append(await page.line(gives_way=False))

        talk = asyncio.ensure_future(conversation())
        while not talk.done():
            await asyncio.sleep(0)
            browser = luck.choice(browsers)
            browser.read()
            if luck.random() < 0.6:
                browser.answer()
        for browser in browsers:
            while browser.at < page.number:
                browser.read()
            assert browser.lines == told
        assert read == [f"answer {number}" for number in range(1, 20)]
        assert sorted(browsers[0].sent + browsers[1].sent) == list(range(1, 20))

    asyncio.run(work())


class AtPage:
    """A member at a page with pictures, in a club of this process."""

    def __init__(self, club, account):
        self.club, self.account, self.page, self.names = club, account, Page(), count()
        self.page.is_graphical = True
        self.come()

    def come(self):
        """Come into the club, or again, in the same browser."""
        self.page.begin()
        identity = Identity("member", self.account)
        self.visit = asyncio.ensure_future(self.club.serving.enter(identity, partial(PageConsole, self.page), "en"))

    async def lose(self):
        self.page.lose()
        await asyncio.wait_for(self.visit, PATIENCE)

    def type(self, line):
        assert self.page.answer(self.page.asked.number, line, f"{next(self.names)}") == "taken"

    async def until(self, reached):
        """Wait until something holds, and the person is asked."""

        async def wait():
            while not (self.page._is_open and reached()):
                await asyncio.sleep(0.001)  # the question is read some turns of the loop after it was shown

        await asyncio.wait_for(wait(), PATIENCE)

    def seats(self, number):
        """What must be seen of a table."""
        table = self.club.club.rooms[number].table
        seat = self.club.club.rooms[number].seat_of(self.account.id)
        return Seats(table.game, table.replica.table, ClubPhrases("en", table.game, table.header.names, [seat]), seat)

    def look(self, seats):
        shown = SeatsSeen(json.loads(standing_in_json("en", self.page.standing)))
        now = now_told("en", self.page.standing, self.page.standing_before)
        seats.look(shown, now, self.page.standing_since)


async def own_turn(anna, ben=None):
    """Stop for Ben until Anna is asked."""
    async with asyncio.timeout(PATIENCE):
        while not (anna.page._is_open and anna.page.asked.is_turn):
            if ben is not None and re.search(r"(\d|stop)\? $", ben.shown):
                ben.type("stop")
            await asyncio.sleep(0.01)


async def long_game(club):
    """Anna at a page and Ben by ssh, and the number of the table at which they have begun a game."""
    ben, account = await club.member("Ben"), await club.account("Anna")
    number = await opened(ben, "target 10000")
    anna = AtPage(club, account)
    await anna.until(lambda: anna.page.asked.place == "Lobby")
    anna.type(f"sit {number}")
    await ben.until("Anna")
    await ben.says("start", "At the table")
    return anna, ben, number


def test_eyes_see_the_figures_of_a_game_when_they_come_back_and_when_a_bot_plays_for_somebody_who_is_no_more(tmp_path):
    async def evening(club):
        anna, ben, number = await long_game(club)
        await own_turn(anna, ben)
        seats = anna.seats(number)
        for _ in range(4):
            anna.look(seats)
            anna.type("stop")
            await own_turn(anna, ben)
        await anna.lose()
        anna.come()
        await own_turn(anna)
        seats = anna.seats(number)
        anna.look(seats)
        for line, shown in (
            ("quit", "Lobby\\?"),
            ("account", "Account"),
            ("delete", "for good\\?"),
            ("yes", "deleted"),
        ):
            await ben.says(line, shown)
        await own_turn(anna)
        anna.type("standin deleted member 1")
        await own_turn(anna)
        seats = anna.seats(number)
        assert seats.names[0] == "Deleted member 1"
        for _ in range(3):
            anna.look(seats)
            anna.type("stop")
            await own_turn(anna)

    in_house(evening, tmp_path)


def test_a_setting_that_is_changed_begins_no_game_anew_for_eyes(tmp_path):
    async def evening(club):
        anna, ben, number = await long_game(club)
        seats = None
        for line in ("stop", "stop", "set verbosity brief", "stop"):
            await own_turn(anna, ben)
            seats = seats or anna.seats(number)
            anna.look(seats)
            anna.type(line)
        await own_turn(anna, ben)
        marks = [mark for event in anna.page.events for _, mark in event.drawn if isinstance(mark, LogMark)]
        places = [mark.title for mark in marks if mark.kind == "place"]
        assert places == ["Lobby", f"Table {number}", f"Jaques le Kaques, table {number}"]

    in_house(evening, tmp_path)
