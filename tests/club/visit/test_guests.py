"""Guests, who have no account: whoever of them comes in again is somebody else, so no seat waits for them."""

import pytest
from clubhouse import in_house, opened
from two_hosts import shown

from access.club.store import keeper
from access.club.visitor import Identity
from access.language.phrases import Phrases


async def guest(club, name, language="en"):
    """A guest in the lobby."""
    found = club.call(Identity("guest"), language)
    await found.says(name, "(Lobby|Salon): .*\\?")
    return found


async def table_of(club, *people):
    """These people at a table whose game has begun; return its number."""
    number = await opened(people[0])
    for person in people[1:]:
        await person.says(f"sit {number}", "At the table")
    await people[0].says("start", "At the table")
    for person in people[1:]:
        await person.until("The first to reach 10000 wins")
    return number


async def looked_at(club, seconds=0):
    """Close the tables to which nobody could come back for so long; return them."""
    await club.club.presence.close()
    await club.serving.cluster.hear_news()  # as once a second
    closed = await club.store.hosts.close_abandoned(seconds)
    await club.serving.cluster.hear_news()
    return list(closed)


def test_of_two_guests_who_take_one_name_at_once_one_is_asked_again(tmp_path):
    async def evening(club):
        both = [club.call(Identity("guest")) for _ in range(2)]
        for each in both:
            await each.until("Your name for this evening")
        for each in both:
            each.type("Gina")
        told = [(await each.until("Lobby: .*\\?|Gina is taken"))[0] for each in both]
        assert told.count("Gina is taken") == 1

    in_house(evening, tmp_path, allows_guests=True)


def test_a_table_of_guests_is_closed_once_all_have_gone_and_its_journal_stays(tmp_path):
    async def evening(club):
        anna, gina, hans = await club.member("Anna"), await guest(club, "Gina"), await guest(club, "Hans")
        number = await table_of(club, gina, hans)
        await gina.says("quit", "Lobby")
        assert await looked_at(club) == [], "Gina is in the lobby, and Hans at the table"
        await hans.lose()
        assert await looked_at(club) == [], "Gina can sit down again"
        await gina.lose()
        assert await looked_at(club, 600) == [], "not yet"
        assert await looked_at(club) == [number]
        assert number not in club.club.rooms
        await anna.says("", f"Table {number} is closed: nobody who sat there can come back\\.")
        await anna.says("tables", "No tables")
        assert (await keeper.journal(club.store, number))[0].startswith("{")

    in_house(evening, tmp_path, allows_guests=True)


def test_a_table_at_which_a_member_sits_waits_for_them_also_without_anybody_there(tmp_path):
    async def evening(club):
        anna, gina = await club.member("Anna"), await guest(club, "Gina")
        await table_of(club, anna, gina)
        await gina.lose()
        await anna.lose()
        assert await looked_at(club) == []

    in_house(evening, tmp_path, allows_guests=True)


def test_a_table_whose_members_have_deleted_their_accounts_is_closed(tmp_path):
    async def evening(club):
        anna = await club.member("Anna")
        number = await opened(anna)
        await anna.says("start", "At the table")
        await anna.lose()
        assert await looked_at(club) == []
        account = await club.store.people.by_name("Anna")
        await club.store.people.forget(account.id)
        assert await looked_at(club) == [number]

    in_house(evening, tmp_path)


def test_the_time_counts_anew_if_somebody_who_sits_there_was_seen_in_between(tmp_path):
    async def evening(club):
        gina = await guest(club, "Gina")
        await opened(gina)
        await gina.says("start", "At the table")
        await club.club.presence.close()
        await club.store.database.one("UPDATE hosts SET seen = seen - 16")  # its sign of life is late
        assert await looked_at(club, 600) == []
        await club.store.database.one("UPDATE tables SET abandoned = abandoned - 500")
        await club.serving.cluster.sign()
        assert await looked_at(club, 600) == []
        await gina.lose()
        assert await looked_at(club, 600) == []
        await club.store.database.one("UPDATE tables SET abandoned = abandoned - 500")
        assert await looked_at(club, 600) == []
        await club.store.database.one("UPDATE tables SET abandoned = abandoned - 100")
        assert await looked_at(club, 600) == [1]

    in_house(evening, tmp_path, allows_guests=True)


def test_whoever_watches_a_table_of_guests_who_have_gone_hears_why_it_is_closed(tmp_path):
    async def evening(club):
        anna, gina = await club.member("Anna"), await guest(club, "Gina")
        number = await table_of(club, gina)
        await anna.says(f"watch {number}", "Gina")
        await gina.lose()
        assert await looked_at(club) == [number]
        await anna.until(f"Table {number} is closed: nobody who sat there can come back\\.\\s+Lobby\\?")
        (here,) = club.club.presence.visitors
        assert here.table == 0, "a page would name the table as the place"

    in_house(evening, tmp_path, allows_guests=True)


def test_a_tournament_of_guests_is_closed_with_its_tables(tmp_path):
    async def evening(club):
        gina, hans = await guest(club, "Gina"), await guest(club, "Hans")
        await gina.says("tournament", "Open\\?")
        await gina.says("", "is open")
        await hans.says("sit 1", "Start\\?")
        await gina.says("start", "At the table")
        await hans.until("At the table")
        for person in (gina, hans):
            await person.lose()
        assert await looked_at(club) == [1]
        assert not club.club.rooms
        assert not await club.store.tables.listed()

    in_house(evening, tmp_path, allows_guests=True)


@pytest.mark.parametrize(
    ("language", "told", "gone"),
    [
        ("en", "guests cannot come back to a seat", "Gina has gone, .* Type standin Gina for a bot\\."),
        ("de", "Gäste kommen nicht an ihren Platz zurück", "Gina ist gegangen, .* Vertretung Gina"),
        ("fr", "un invité ne retrouve pas sa place", "Gina a quitté le club, .* remplaçant Gina"),
    ],
)
def test_a_guest_who_is_sent_away_and_the_others_at_the_table_hear_that_no_seat_waits(tmp_path, language, told, gone):
    async def evening(club):
        mod, anna = await club.moderator(), await club.member("Anna")
        gina = await guest(club, "Gina", language)
        number = await opened(anna)
        await gina.says(f"sit {number}", "Anna")
        await anna.says("start", "At the table")
        await anna.says(f"set language {language}", "anguage|prache|angue")
        await mod.says("kick Gina", "Gina is disconnected")
        await gina.until(told)
        assert "your seat waits" not in gina.shown
        await shown(anna, "", gone)
        assert "seat waits" not in " ".join(anna.shown.split())

    in_house(evening, tmp_path, allows_guests=True)


def test_a_guest_who_goes_to_the_lobby_keeps_the_seat(tmp_path):
    async def evening(club):
        anna, gina = await club.member("Anna"), await guest(club, "Gina")
        number = await table_of(club, anna, gina)
        await gina.says("quit", "Your seat is kept until you leave the club\\.[^?]*Lobby")
        await shown(anna, "", "Gina is away; the seat waits until Gina leaves the club\\.")
        await gina.says(f"sit {number}", "At the table")

    in_house(evening, tmp_path, allows_guests=True)


def test_a_guest_hears_that_no_seat_waits_when_the_club_closes(tmp_path):
    async def evening(club):
        anna, gina = await club.member("Anna"), await guest(club, "Gina")
        await table_of(club, anna, gina)
        await club.close()
        await gina.until("The club closes now\\. Guests cannot come back to a seat\\.")
        await anna.until("your seats wait for you\\.")

    in_house(evening, tmp_path, allows_guests=True)


def test_why_a_table_ends_is_told_also_where_other_news_of_it_come_first(tmp_path):
    async def evening(club):
        anna, gina, ida = await club.member("Anna"), await guest(club, "Gina"), await club.member("Ida")
        number = await table_of(club, gina)
        await anna.says(f"watch {number}", "Gina")
        await gina.lose()
        await club.club.presence.close()
        await club.serving.cluster.hear_news()
        assert await club.store.hosts.close_abandoned(0) == [number]
        await club.club.refresh(number)
        await anna.until(f"Table {number} is closed: nobody who sat there can come back\\.\\s+Lobby\\?")
        await ida.says("", f"Table {number} is closed: nobody who sat there can come back\\.")

    in_house(evening, tmp_path, allows_guests=True)


def test_a_game_that_has_failed_at_another_host_is_told_as_the_reason(tmp_path):
    async def evening(club):
        anna, ben = await club.member("Anna"), await club.member("Ben")
        number = await table_of(club, anna)
        await ben.says(f"watch {number}", "Anna")
        await club.store.tables.close(number, why="club-game-fault")
        await club.serving.cluster.hear_news()
        await ben.until(Phrases("en").text("club-game-fault", number=number)[:30])

    in_house(evening, tmp_path)


def test_a_guest_who_has_to_play_and_has_left_for_good_is_not_told_as_away(tmp_path):
    async def evening(club):
        gina, anna = await guest(club, "Gina"), await club.member("Anna")
        await table_of(club, gina, anna)
        await gina.until("\\? $")
        await gina.says("quit", "Lobby")
        await anna.until("Gina has to play, but is away\\.")
        await gina.lose()
        await anna.until("Gina has to play, but has left the club for good\\. Type standin Gina for a bot\\.")
        assert anna.shown.count("has to play, but is away") == 1

    in_house(evening, tmp_path, allows_guests=True)


def test_a_member_who_has_to_play_and_has_deleted_the_account_is_told_as_gone_for_good(tmp_path):
    async def evening(club):
        ben, anna = await club.member("Ben"), await club.member("Anna")
        await table_of(club, ben, anna)
        await ben.until("\\? $")
        await ben.says("quit", "Lobby")
        await anna.until("Ben has to play, but is away\\.")
        await ben.says("account", "Account")
        await ben.says("delete", "\\?")
        ben.type("yes")
        told = "(Deleted member \\d+) has to play, but has left the club for good\\. Type standin \\1 for a bot\\."
        called = (await anna.until(told))[1]
        await anna.says(f"standin {called}", f"A bot plays for {called}")

    in_house(evening, tmp_path)


@pytest.mark.parametrize(
    ("language", "gone"),
    [
        (
            "en",
            "Ben has left the club for good, and is called (Deleted member \\d+) now\\. Type standin \\1 for a bot\\.",
        ),
        (
            "de",
            "Ben hat den Club für immer verlassen und heißt jetzt (Gelöschtes Mitglied \\d+)\\. Tippe Vertretung \\1",
        ),
        ("fr", "Ben a quitté le club pour de bon et s'appelle désormais (Membre supprimé \\d+)\\. Tape remplaçant \\1"),
    ],
)
def test_a_member_who_is_removed_at_the_table_is_told_as_gone_for_good(tmp_path, language, gone):
    async def evening(club):
        anna, ben = await club.member("Anna"), await club.member("Ben")
        await table_of(club, anna, ben)
        await anna.says(f"set language {language}", "anguage|prache|angue")
        account = await club.store.people.by_name("Ben")
        await club.store.people.forget(account.id)
        await club.serving.cluster.hear_news()
        await ben.until("Your account is not in this club any more")
        await shown(anna, "", gone.replace(" ", "\\s+"))
        assert "seat waits" not in " ".join(anna.shown.split())

    in_house(evening, tmp_path)


def test_a_tournament_goes_on_without_a_table_that_all_its_guests_have_left(tmp_path):
    async def evening(club):
        anna, ben = await club.member("Anna"), await club.member("Ben")
        gina, hans = await guest(club, "Gina"), await guest(club, "Hans")
        await anna.says("tournament", "Open\\?")
        await anna.says("size 2", "Open\\?")
        await anna.says("", "is open")
        for person in (ben, gina, hans):
            await person.says("sit 1", "Start\\?")
        await anna.says("start", "At the table")
        for person in (ben, gina, hans):
            await person.until("At the table")
        await gina.lose()
        await hans.lose()
        (left,) = [room for room in club.club.rooms.values() if "Gina" in room.names() and room.contest is None]
        assert await looked_at(club) == [left.number]
        await anna.says("tables", "Everybody has left table 2\\. On to the next stage: nobody from there\\.")
        assert "Everybody has left table 2." in ben.shown, "he waits, and hears it at once"
        assert not club.club.rooms[1].finished
        (table,) = club.club.rooms.of(club.club.rooms[1])
        assert set(table.names()) == {"Anna", "Ben"}

    in_house(evening, tmp_path, allows_guests=True)
