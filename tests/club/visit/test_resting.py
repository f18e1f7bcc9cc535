"""Tables at which nobody is who is here: a host gives their memory back, and reads them when somebody comes."""

import re

import pytest
from clubhouse import in_house

from access.club.tables.bots import BotProcess

ASKED = r"(stop|\d)\? $"
"""The question of Jaques le Kaques, spelled out or short."""


@pytest.fixture
def worker():
    """A process in which bots compute."""
    found = BotProcess()
    yield found
    found.close()


async def opened(club, *lines):
    """Anna plays alone at table 1."""
    anna = await club.member("Anna")
    await anna.says("open kaques", "Open\\?")
    for line in lines:
        await anna.says(line, "Open\\?")
    await anna.says("", "Table 1 is open")
    await anna.says("start", "At the table")
    await anna.until(ASKED)
    return anna


def test_a_club_that_is_opened_again_reads_a_table_when_its_person_comes(tmp_path):
    stood = []

    async def first(club):
        anna = await opened(club)
        await anna.says("stop", "You have \\d+")
        stood.append((await anna.says("score", r"You: (\d+)")).group(1))

    async def second(club):
        table = club.club.rooms[1].table
        assert table.rests
        await club.member("Ben")
        assert table.rests
        anna = await club.member("Anna")
        assert not table.rests
        await anna.says("score", f"You: {stood[0]}")

    in_house(first, tmp_path)
    in_house(second, tmp_path)


def test_a_table_rests_when_its_persons_are_gone_and_goes_on_when_they_come_back(tmp_path):
    async def evening(club):
        anna = await opened(club)
        table = club.club.rooms[1].table
        await anna.says("quit", "Lobby")
        club.serving.cluster.rest()
        assert not table.rests, "Anna is in the lobby, and may ask where she is to play"
        before = table.replica.at
        await anna.lose()
        club.serving.cluster.rest()
        assert (table.rests, table.replica.at) == (True, 0)
        anna = await club.member("Anna")
        assert "It is your turn; sit 1." in anna.shown
        await anna.says("sit", ASKED)
        assert table.replica.at == before
        await anna.says("stop", "You have \\d+")

    in_house(evening, tmp_path)


def test_bots_go_on_at_a_table_that_has_rested(tmp_path, worker):
    async def evening(club):
        anna = await opened(club)
        await anna.says("stop", "You have")
        await anna.until(ASKED)
        await anna.lose()
        club.serving.cluster.rest()
        anna = await club.member("Anna")
        await anna.says("sit", ASKED)
        await anna.says("stop", "Gustave")
        await anna.until(ASKED)

    in_house(evening, tmp_path, worker=worker)


def test_bots_play_on_from_what_the_database_has_left(tmp_path, worker):
    async def evening(club):
        anna = await opened(club)
        for _ in range(2):
            await anna.says("stop", "Gustave")
            await anna.until(ASKED)
        await club.store.database.one("DELETE FROM batches WHERE at >= (SELECT max(at) - 3 FROM batches)")
        anna.type("stop")
        await anna.until("The database has lost (one step|\\d+ steps) of this game\\. It goes on from just before\\.")
        await anna.until(ASKED)
        await anna.says("stop", "Gustave")
        await anna.until(ASKED)

    in_house(evening, tmp_path, worker=worker)


def test_who_watches_a_table_that_rests_hears_how_it_stands(tmp_path):
    async def evening(club):
        anna = await opened(club)
        await anna.says("stop", "You have \\d+")
        stands = re.search(r"You have (\d+)", anna.shown).group(1)
        await anna.lose()
        club.serving.cluster.rest()
        ben = await club.member("Ben")
        await ben.says("watch 1", f"Anna: {stands}")

    in_house(evening, tmp_path)


def test_a_table_whose_journal_cannot_be_read_is_closed_and_says_so(tmp_path):
    async def first(club):
        anna = await opened(club)
        await anna.says("stop", "You have")
        await club.store.database.one("UPDATE batches SET lines = replace(lines, ?, ?)", r"\"n\": 1", r"\"n\": 7")

    async def second(club):
        club.expected = ("table closed",)
        anna = await club.member("Anna")
        await anna.says("sit 1", "Table 1 cannot be opened now\\. The keeper finds the reason in the log\\.")
        await anna.says("tables", "No tables")
        assert any("table closed" in line for line in club.log), club.log

    in_house(first, tmp_path)
    in_house(second, tmp_path)


def test_an_answer_to_a_question_that_was_lost_does_not_count(tmp_path):
    async def evening(club):
        anna = await opened(club)
        table = club.club.rooms[1].table
        question, number = table.asked, table.replica.table.number
        await anna.says("stop", "You have")
        await anna.until(ASKED)
        token = table.present[0].token
        other, later = table.asked, table.replica.table.number
        assert later != number
        answer = next(offer.answer for offer in other.offers() if offer.answer is not None)
        assert not await table.answer(token, later, question, answer)
        assert table.asked == other
        assert await table.answer(token, later, other, answer)

    in_house(evening, tmp_path)


async def played_to_the_end(club):
    """Anna plays alone at table 1 until the game is over."""
    anna = await opened(club, "target 300")
    while "Again" not in anna.shown:
        await anna.says("stop", r"(stop|\d|lobby)\? $")
    return anna


def test_whoever_is_asked_what_next_sees_the_end_of_the_game_however_long_they_think(tmp_path):
    async def evening(club):
        anna = await played_to_the_end(club)
        stood = (await anna.says("score", r"You: (\d+)")).group(1)
        await club.serving.cluster.poll()
        await anna.says("score", f"You: {stood}")
        ben = await club.member("Ben")
        await ben.says("tables", "No tables")

    in_house(evening, tmp_path)


def test_a_game_that_is_over_is_no_table_any_more_however_long_somebody_was_asked_what_next(tmp_path):
    async def evening(club):
        anna = await played_to_the_end(club)
        await club.serving.cluster.poll()
        await anna.says("lobby", "Lobby")
        assert not club.club.rooms
        await anna.says("tables", "No tables")

    in_house(evening, tmp_path)
