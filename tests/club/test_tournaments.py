"""A tournament of Die verflixte 6 in a club: several tables at once, ties, a final, cut lines, a restart, the keeper."""

import asyncio
import itertools
import re

from clubhouse import house, in_house
from tournament_players import play

from access.club.store.keeper import store_of
from access.club.store.sql import Statement
from access.club.tables.room import Entrants
from access.play.tournament import LEVEL, taking_part
from games.verflixte6.tournament import FINAL_NAME


async def gather(club, names, bots=0, setup=()):
    """Members at a tournament that gathers."""
    first, *others = [await club.member(name) for name in names]
    await first.says("tournament", r"Tournament: .*Open\?")
    for line in (*(("bots " + str(bots),) if bots else ()), *setup):
        await first.says(line, "Open\\?")
    await first.says("", "Tournament 1 is open")
    for other in others:
        await other.says("sit 1", r"In the tournament: [^?]*Start\?")
    return [first, *others]


def seeds():
    return itertools.count(5).__next__


def test_four_people_play_two_tables_and_a_final(tmp_path):
    async def evening(club):
        people = await gather(club, ("Anna", "Ben", "Cara", "Dora"), setup=("size 2", "advance 1"))
        people[0].type("start")
        await play(people)
        for person, table in zip(
            people, ("1 of 2: Anna, Ben", "1 of 2: Anna, Ben", "2 of 2: Cara, Dora", "2 of 2: Cara, Dora"), strict=True
        ):
            begins = (
                f"Stage 1, table {table}.\r\nThe best of this table goes on. The last stage is a single table, the final, "
                "which decides the tournament.\r\nDie verflixte 6. At the table"
            )
            assert begins in person.shown
            final = re.search(r"The final: (\w+), (\w+)\.", person.shown)
            assert len(re.findall("The final", person.shown)) == 2, "told when it begins, and with the standings"
            won = re.search(r"(\w+) wins the tournament\.", person.shown)[1]
            assert won in final.groups()
            assert re.search(
                f"The final: {final[1]}, {final[2]}\\.\\s+It decides .*\\s+Place 1: {won}, \\d+\\.\\s+Place 2: ",
                person.shown,
            )
        assert not club.club.rooms
        await people[0].says("statistics", "Die verflixte 6: \\d games?, \\d won")

    in_house(evening, tmp_path, seed=seeds())


def test_bots_play_at_tables_of_their_own_and_who_waits_hears_how_it_stands(tmp_path):
    async def evening(club):
        anna, ben = await gather(club, ("Anna", "Ben"), bots=4, setup=("size 3", "advance 1"))
        await ben.says("quit", "Leave the tournament\\?")
        await ben.says("yes", "Lobby\\?")
        await ben.says("sit 1", "In the tournament: Anna, Ben\\.")
        await anna.says("start", "Stage 1, table 1 of 2: Anna, Ben, Gustave\\.")
        await play([anna, ben], "Table 2 is decided\\. On to the next stage: (Karl|Ludwig|Hermine|Rosa|\\w+)\\.")
        await play([anna, ben])
        for person in (anna, ben):
            assert "wins the tournament." in person.shown

    in_house(evening, tmp_path, seed=seeds())


def test_whoever_was_cut_off_when_a_tournament_ended_hears_once_who_has_won_it(tmp_path):
    async def evening(club):
        anna, ben = await gather(club, ("Anna", "Ben"))
        anna.type("start")
        await ben.until("At the table: ")
        await anna.lose()
        await ben.says("standin Anna", "A bot plays for Anna")
        await play([ben], "wins the tournament")
        again = await club.member("Anna")
        won = re.search(r"\w+ wins the tournament\.", ben.shown)[0]
        assert f"Tournament 1 is over.\r\n{won}\r\n" in again.shown
        await again.lose()
        assert "Tournament 1" not in (await club.member("Anna")).shown

    in_house(evening, tmp_path, seed=seeds())


def test_two_share_the_first_place_and_play_one_more_durchgang(tmp_path):
    async def evening(club):
        anna, ben = await gather(club, ("Anna", "Ben"))
        anna.type("start")
        await play([anna, ben])
        return re.findall(r"Anna, Ben: one more round decides the tie\.", ben.shown)

    ties = []
    for seed in range(30, 70):  # the first of them has a tie as long as the games are the same
        folder = tmp_path / str(seed)
        folder.mkdir()
        in_house(lambda club: note(evening(club), ties), folder, seed=itertools.count(seed * 100).__next__)
        if ties[-1]:
            return
    raise AssertionError("no seed has a tie")


async def note(found, into):
    into.append(await found)


def test_a_tournament_goes_on_after_the_club_was_killed_and_after_a_line_was_cut(tmp_path):
    names = ("Anna", "Ben", "Cara", "Dora")

    async def evening():
        async with house(tmp_path, seed=seeds()) as club:
            people = await gather(club, names, setup=("size 2", "advance 1"))
            people[0].type("start")
            await play(people, "Table 1 is decided")
            await people[1].lose()
            people[1] = await club.member("Ben")
            await play(people, "Table 2 is decided")
        async with house(tmp_path, seed=seeds()) as club:
            people = [await club.member(name) for name in names]  # who are led back
            await play(people, "wins the tournament")
            assert sum("wins the tournament" in person.shown for person in people)
            for person in people:
                await person.until("Lobby")

    asyncio.run(evening())


def test_who_waits_for_other_tables_is_told_what_is_decided_and_not_asked_again_without_news(tmp_path):
    async def evening(club):
        people = await gather(club, ("Anna", "Ben", "Cara", "Dora"), setup=("size 2", "advance 1"))
        people[0].type("start")
        await play(people)
        for person in people:
            again = re.findall(r"stand\? \s*\n[^\n]*stand\? ", person.shown)
            assert not again, person.shown
            assert "Table 2 is decided" in person.shown

    in_house(evening, tmp_path, seed=seeds())


def test_a_new_name_in_a_tournament_tells_no_decided_table_again(tmp_path):
    async def evening(club):
        people = await gather(club, ("Anna", "Ben", "Cara", "Dora"), setup=("size 2", "advance 1"))
        people[0].type("start")
        await play(people, "Table 1 is decided")
        decided = next(
            person for person in people[:2] if re.search(r"stand\? $", person.shown) or "Lobby" in person.shown
        )
        await decided.says("quit", "Lobby")
        await decided.says("account", "Account")
        await decided.says("name", "Your new name")
        await decided.says("Olga", "Right")
        await decided.says("yes", "You are called Olga now")
        await decided.says("back", "Lobby")
        await decided.says("sit 1", "stand|At the table")
        await play(people)
        for person in people:
            assert person.shown.count("Table 1 is decided") == 1

    in_house(evening, tmp_path, seed=seeds())


def test_a_final_whose_player_has_a_new_name_when_it_is_opened_is_opened_at_once(tmp_path):
    async def evening(club):
        open_round, people = club.store.tables.open_round, await gather(club, ("Anna", "Ben"), 2, ("size 2",))

        async def opens(tournament, name, header, chairs):
            if name.startswith(FINAL_NAME) and (visitor := club.club.presence.here("Anna")) is not None:
                club.store.tables.open_round = open_round
                await club.store.people.rename(visitor.account.id, "Olga", visitor.stamps)
            return await open_round(tournament, name, header, chairs)

        club.store.tables.open_round = opens
        people[0].type("start")
        await play(people)
        assert all(person.shown.count("wins the tournament") == 1 for person in people)

    in_house(evening, tmp_path, seed=seeds())


def test_the_keeper_closes_a_tournament_by_one_of_its_tables_also_while_it_is_played(tmp_path):
    async def evening(club):
        people = await gather(club, ("Anna", "Ben", "Cara", "Dora"), setup=("size 2", "advance 1"))
        people[0].type("start")
        await play(people, "Round 1 of")
        listed = await club.store.tables.listed()
        assert [each.tournament for each in listed] == [0, 1, 1]
        keeper = store_of(club.url)
        await keeper.tables.close(2)
        await keeper.close()
        await club.serving.cluster.poll()
        for person in people[:2]:
            await person.until("Table 2 is closed\\.[^?]*Lobby\\?")
        for person in people[2:]:
            await person.until("The tournament is closed, because one of its tables was closed\\.[^?]*Lobby\\?")
        assert not await club.store.tables.listed()

    in_house(evening, tmp_path)


def test_who_plays_at_a_table_of_a_tournament_hears_that_a_moderator_has_closed_it(tmp_path):
    async def evening(club):
        people = await gather(club, ("Anna", "Ben", "Cara", "Dora"), setup=("size 2", "advance 1"))
        people[0].type("start")
        await play(people, "Round 1 of")
        mod = await club.moderator()
        await mod.says("close 1", "without a result\\?")
        await mod.says("yes", "Table 1 is closed\\.")
        for person in people:
            await person.until("Table 1 is closed\\.[^?]*Lobby\\?")
            assert person.shown.count("is closed") == 1

    in_house(evening, tmp_path)


def test_what_a_tournament_cannot_be_is_said_in_a_sentence(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        await anna.says("tournament", "Open\\?")
        await anna.says("size 1", "size: a number from 2 to 20\\.")
        await anna.says("advance many", "Type advance and a number\\.")
        await anna.says("rounds 3", "Not understood")
        await anna.says("", "Tournament 1 is open")
        await anna.says("start", "A tournament needs two players\\.")
        await anna.says("help", "start: begins")
        ben = await club.member("Ben")
        await ben.says("tables", "1: Tournament of Die verflixte 6\\. Anna\\. Not begun; sit 1 to join\\.")
        await ben.says("watch 1", "There is nothing to watch at table 1 yet\\.")

    in_house(evening, tmp_path)


def test_how_many_go_on_is_told_before_the_game_and_who_is_out_hears_it(tmp_path):
    async def evening(club):
        people = await gather(club, ("Anna", "Ben", "Cara", "Dora", "Emil"), setup=("size 4", "advance 2"))
        people[0].type("start")
        await play(people)
        final = re.search(r"The final: (\w+), (\w+)\.", people[0].shown).groups()
        for person, name in zip(people, ("Anna", "Ben", "Cara", "Dora", "Emil"), strict=True):
            assert "The best of this table goes on." in person.shown, "the smaller table has two"
            out = re.findall(r"You are out, place \d at your table", person.shown)
            assert len(out) == (name not in final), (name, final, person.shown)
            after = person.shown.partition("wins the tournament.")[2]
            assert "Hear how they stand?" not in after, "nothing is asked any more"
            others = {"Anna", "Ben", "Cara", "Dora", "Emil"} - {*final}
            assert {*re.search(r"Out in stage 1: (.*)\.", after).group(1).split(", ")} == others

    in_house(evening, tmp_path, seed=seeds())


BEGINNING_LOST = "lost the beginning of tournament 1\\. Type sit 1 to play it from the start[^?]*Lobby\\?"


def lose_beginning():
    """The transaction after which the store is as that of a standby that lacks the beginning of all tournaments."""
    yield Statement("DELETE FROM tables WHERE tournament IS NOT NULL")
    yield Statement("UPDATE tables SET plan = NULL")


async def asked_first(people):
    """The one of these who is asked first in their game."""
    waits = {asyncio.ensure_future(person.until("[?:] $")): person for person in people}
    asked, others = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    for other in others:
        other.cancel()
    return waits[asked.pop()]


async def fail_over(club):
    """Let this host see that a standby has taken over."""
    club.store.hosts._server = "another"
    await club.serving.cluster.hear_news()


def test_a_tournament_that_was_begun_elsewhere_before_a_failover_goes_on(tmp_path):
    async def evening(club):
        anna, ben = await gather(club, ("Anna", "Ben"))
        people = {chair.name: chair.person for chair in club.club.rooms[1].chairs}
        plan = Entrants(taking_part(list(people), 0, LEVEL), people, "en").line()
        await club.store.database.one("UPDATE tables SET plan = ?", plan)
        await fail_over(club)
        for person in (anna, ben):
            await person.until("At the table: ")
        await play([anna, ben], "wins the tournament")

    in_house(evening, tmp_path, seed=seeds())


def test_a_tournament_whose_beginning_a_standby_has_lost_is_played_from_the_start(tmp_path):
    async def evening(club):
        people = await gather(club, ("Anna", "Ben", "Cara", "Dora"), setup=("size 2", "advance 1"))
        people[0].type("start")
        await play(people[:2], "Table 1 is decided")
        await club.store.database.run(lose_beginning)
        await fail_over(club)
        for person in people:
            await person.until(BEGINNING_LOST)
        for person in people:
            await person.says("sit 1", r"In the tournament: [^?]*Start\?")
            person.shown, person.at = "", 0
        people[0].type("start")
        await play(people, "Table 1 is decided")
        await play(people, "wins the tournament")

    in_house(evening, tmp_path, seed=seeds())


def test_who_answers_at_a_table_that_was_lost_with_the_beginning_of_its_tournament_is_told_so(tmp_path):
    async def evening(club):
        people = await gather(club, ("Anna", "Ben", "Cara", "Dora"), setup=("size 2", "advance 1"))
        people[0].type("start")
        for person in people:
            await person.until("At the table: ")
        asked = await asked_first(people[2:])
        await club.store.database.run(lose_beginning)
        asked.type("none")  # before this host hears that a standby has taken over
        for person in people:
            await person.until(BEGINNING_LOST)
            assert "closed" not in person.shown
        await fail_over(club)
        for person in people:
            await person.says("sit 1", r"In the tournament: [^?]*Start\?")
            assert person.shown.count("lost the beginning") == 1

    in_house(evening, tmp_path, seed=seeds())
