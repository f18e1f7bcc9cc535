"""Order in a club: moderators, reports, bans and mutes, and those whom somebody ignores."""

import asyncio

import declared
import pytest
from clubhouse import in_house, opened, short_game
from helpers import PATIENCE, taverne

from access.answers.commands import command_names
from access.club.gate import stranger
from access.club.visitor import Identity
from games.refusals import Refused


def test_moderators_mute_kick_ban_and_read_reports_and_nobody_else_does(tmp_path):
    async def evening(club):
        mod, ben = await club.moderator(), await club.member("Ben")
        for command in ("mute Mod", "kick Mod", "ban Mod", "close 1", "reports"):
            await ben.says(command, "Not understood")
        carl = await club.member("Carl")
        await carl.says("say bad word", "Said")
        await ben.says("report Carl", "Report Carl, with what they said last\\? Enter for no: $")
        await ben.says("yes", "Carl is reported to the moderators")
        await ben.says("report Mod", "Report Mod, with what they said last\\? Enter for no: $")
        await ben.says("yes", "Mod is reported to the moderators")
        await mod.says("reports", "Ben reports Carl\\.(?s:.*)1: Ben reports Carl: bad word\\s+Lobby")
        assert "Ben reports Mod" not in mod.shown, "nobody hears of a report about themselves"
        await mod.says("reports 1", "Ben reports Carl: close report 1\\?")
        await mod.says("yes", "Report 1 is closed\\.")
        await mod.says("reports", "No open reports\\.")
        await mod.says("mute Ben", "Ben may not talk for an hour\\.")
        await ben.until("You may not talk for an hour\\.")
        await ben.says("say x", "You may not talk for (an hour|60 minutes)\\.")
        await mod.says("ban Mod", "That does not work with this person\\.")
        await mod.says("kick Ben", "Ben is disconnected, and may come in again\\.")
        await ben.until("A moderator has disconnected you\\. You may come in again")
        ben = await club.member("Ben")
        await mod.says("ban Ben", "Ban Ben for good\\? Only the keeper")
        await mod.says("no", "Lobby\\? $")
        assert not (await club.store.people.by_name("Ben")).banned
        await mod.says("ban Ben", "Ban Ben for good\\?")
        await mod.says("yes", "Ben is banned, until the keeper")
        await ben.until("You are banned from this club")
        assert (await club.store.people.by_name("Ben")).banned

    in_house(evening, tmp_path)


def test_a_report_is_closed_only_after_a_yes_and_one_that_is_not_there_is_refused_before(tmp_path):
    async def evening(club):
        mod, ben = await club.moderator(), await club.member("Ben")
        await club.account("Carl")
        for whom in ("Carl", "Mod"):
            await ben.says(f"report {whom}", f"Report {whom}, with what they said last\\? Enter for no: $")
            await ben.says("yes", f"{whom} is reported")
        for answer in ("no", "", "quit", "reports 1 yes", "people"):
            await mod.says("reports 1", "Ben reports Carl: close report 1\\? Enter for no: $")
            await mod.says(answer, "(?:\\?|Enter for no:) $")
            if answer not in ("no", "", "quit"):
                await mod.says("no", "Lobby\\? $")
        for number in (2, 3):  # of what is about themselves they hear nothing
            await mod.says(f"reports {number}", f"There is no open report {number}\\.\\s+Lobby\\? $")
        await mod.says("reports 1", "close report 1\\? Enter for no: $")
        await club.store.people.close_report(1)
        await mod.says("yes", "There is no open report 1\\.")
        assert [(each.by, each.about) for each in await club.store.people.reports()] == [("Ben", "Mod")]

    in_house(evening, tmp_path)


@pytest.mark.parametrize(
    ("language", "typed", "asked", "yes", "told"),
    [
        ("de", "Meldungen 1", "Ben meldet Carl: Meldung 1 schließen", "ja", "Meldung 1 ist geschlossen"),
        ("fr", "signalements 1", "Ben signale Carl: clore le signalement 1", "oui", "signalement 1 est clos"),
    ],
)
def test_each_language_asks_before_a_report_is_closed(tmp_path, language, typed, asked, yes, told):
    async def evening(club):
        ben, carl = await club.account("Ben"), await club.account("Carl")
        await club.store.people.report(ben, carl)
        mod = await club.moderator(language=language)
        await mod.says(typed, f"{asked}\\? (?:Enter für nein|Entrée pour non): $")
        await mod.says(yes, told)

    in_house(evening, tmp_path)


@pytest.mark.parametrize(
    ("language", "kick", "ban", "yes", "told"),
    [
        ("de", "hinaus Ben", "sperren Ben", "ja", ("darf wieder herein", "auf Dauer sperren", "Ben ist gesperrt, bis")),
        ("fr", "expulser Ben", "bannir Ben", "oui", ("de revenir", "pour de bon", "Ben ne peut plus entrer")),
    ],
)
def test_each_language_says_what_a_kick_is_and_asks_before_a_ban(tmp_path, language, kick, ban, yes, told):
    async def evening(club):
        mod = await club.moderator(language=language)
        ben = await club.member("Ben")
        await mod.says(kick, told[0])
        await ben.until("You may come in again")
        await mod.says(ban, told[1])
        await mod.says(yes, told[2])

    in_house(evening, tmp_path)


def test_the_last_line_before_a_connection_is_closed_has_its_end(tmp_path):
    async def evening(club):
        mod, ben = await club.moderator(), await club.member("Ben", editing=True)
        await mod.says("kick Ben", "Ben is disconnected")
        await ben.until("your seat waits\\.\\r\\n$")
        await asyncio.wait_for(ben.visit, PATIENCE)
        carl = await club.member("Carl", editing=True)
        await club.close()
        await carl.until("your seats wait for you\\.\\r\\n$")

    in_house(evening, tmp_path)


def test_whom_the_keeper_bans_while_the_club_serves_has_to_go(tmp_path):
    async def evening(club):
        ben = await club.member("Ben")
        await asyncio.to_thread(taverne, "club", "ban", "ben", "--store", club.url)
        await club.serving.cluster.poll()
        await ben.until("You are banned from this club\\. Only its keeper")

    in_house(evening, tmp_path)


def test_a_report_holds_only_what_its_reporter_has_heard(tmp_path):
    async def evening(club):
        mod = await club.moderator()
        anna, ben, carl = [await club.member(name) for name in ("Anna", "Ben", "Carl")]
        await carl.says("tell Anna a secret", "Told")
        await carl.says("tell Ben psst", "Told")
        await carl.says("say to all", "Said")
        await opened(anna)
        await carl.says("sit 1", "At the table")
        await carl.says("say at the table", "Said")
        await ben.says("report Carl", "Report Carl, with what they said last\\? Enter for no: $")
        await ben.says("yes", "Carl is reported")
        await mod.says("reports", "1: Ben reports Carl: psst / to all\\s+Lobby")
        await anna.says("report Carl", "Report Carl, with what they said last\\? Enter for no: $")
        await anna.says("yes", "Carl is reported")
        await mod.says("reports", "2: Anna reports Carl: a secret / to all / at the table\\s+Lobby")

    in_house(evening, tmp_path)


def test_nobody_hears_that_somebody_whom_they_ignore_comes_or_goes(tmp_path):
    async def evening(club):
        people, number = await short_game(club, "Anna", "Ben")
        anna, ben = people
        eve = await club.member("Eve")
        await anna.says("ignore Eve", "You no longer hear")
        await anna.says("set arrivals on", "arrivals: all")
        for _ in range(2):
            await eve.says(f"watch {number}", "goes on")
            await eve.says("quit", "Lobby")
        await eve.lose()
        for person in (ben, anna):
            await person.says("people", "At the table")
        assert ben.shown.count("Eve watches.") == 2
        assert "Eve" not in anna.shown[anna.shown.index("You no longer hear what Eve says") + 40 :]

    in_house(evening, tmp_path)


def test_who_comes_and_goes_again_and_again_is_told_only_so_often(tmp_path):
    async def evening(club):
        people, number = await short_game(club, "Anna", "Ben")
        eve = await club.member("Eve")
        for _ in range(10):
            await eve.says(f"watch {number}", "goes on")
            await eve.says("quit", "Lobby")
        await people[0].says("people", "At the table")
        await people[1].says("people", "At the table")
        assert people[0].shown.count("Eve watches") + people[0].shown.count("Eve comes") == 5

    in_house(evening, tmp_path)


def test_what_is_decided_about_a_member_reaches_them_where_they_are(tmp_path):
    async def evening(club):
        ben, carl = await club.member("Ben"), await club.member("Carl")
        await asyncio.to_thread(taverne, "club", "role", "ben", "moderator", "--store", club.url)
        await club.serving.cluster.poll()
        await ben.until("You are a moderator now: mute")
        await ben.says("mute Carl", "Carl may not talk for an hour\\.")
        await carl.until("You may not talk for an hour\\.")
        await asyncio.to_thread(taverne, "club", "mute", "carl", "--hours", "0", "--store", club.url)
        await asyncio.to_thread(taverne, "club", "role", "ben", "member", "--store", club.url)
        await club.serving.cluster.poll()
        await carl.until("You may talk again\\.")
        await ben.until("You are no longer a moderator\\.")
        await ben.says("mute Carl", "Not understood")
        await carl.says("say hello", "Said")

    in_house(evening, tmp_path)


def test_who_is_banned_between_the_login_and_the_terminal_does_not_come_in(tmp_path):
    async def evening(club):
        account = await club.store.people.register("Ben", "SHA256:Ben", None, "x")
        await club.store.people.change(account.id, banned=1)
        ben = club.call(Identity("member", account))
        await ben.until("You are banned from this club\\.")
        await asyncio.wait_for(ben.visit, PATIENCE)
        await club.store.people.change(account.id, banned=0, role="moderator")
        ben = club.call(Identity("member", account))
        await ben.says("reports", "No open reports")
        eve = await club.store.people.register("Eve", "SHA256:Eve", None, "x")
        await club.store.people.forget(eve.id)
        gone = club.call(Identity("member", eve))
        await gone.until("Your account is not in this club any more\\.")

    in_house(evening, tmp_path)


def test_a_decision_that_was_read_earlier_and_comes_late_does_not_undo_a_newer_one(tmp_path):
    async def evening(club):
        mod, ben = await club.moderator(), await club.member("Ben")
        number, people, held = (await club.store.people.by_name("Ben")).id, club.store.people, asyncio.Event()
        by_numbers = people.by_numbers

        async def held_up(numbers):
            people.by_numbers, found = by_numbers, await by_numbers(numbers)
            await held.wait()
            return found

        people.by_numbers = held_up
        late = asyncio.ensure_future(club.club.presence.look_again([number]))
        while people.by_numbers is held_up:
            await asyncio.sleep(0)
        await mod.says("mute Ben", "Ben may not talk for an hour")
        await ben.until("You may not talk for")
        held.set()
        await late
        await ben.says("say hello", "Said\\.|You may not talk for")
        assert "Said." not in ben.shown

    in_house(evening, tmp_path)


@pytest.mark.parametrize("order", ["ban", "mute"])
def test_a_ban_or_mute_of_a_guest_holds_for_the_address_until_the_evening_is_over(tmp_path, order):
    now = [10.0**9]

    async def evening(club):
        async def comes(name, address):
            guest = club.call(Identity("guest", origin=stranger(address)))
            return await guest.says(name, "Lobby|from your address are banned") and guest

        mod, gina = await club.moderator(), await comes("Gina", "192.0.2.7")
        near = await comes("Hans", "192.0.2.7")
        told = {"ban": "No guest comes in from there this evening", "mute": "may not talk this evening"}[order]
        if order == "ban":
            await mod.says("ban Gina", "Ban Gina and all guests from the same address")
        await mod.says("yes" if order == "ban" else "mute Gina", told)
        again, other = await comes("Ida", "192.0.2.7"), await comes("Olaf", "192.0.2.8")
        await other.says("say hello", "Said")
        if order == "ban":
            await near.until("Guests and newcomers from your address")
            new = club.call(Identity("new", fingerprint="SHA256:new", origin=stranger("192.0.2.7")))
            for person in (again, new):
                await person.until("for this evening\\. A member comes in as usual\\.")
        else:
            for person in (gina, near, again):
                await person.says("say hello", "You may not talk for")
        now[0] += 13 * 3600
        later = await comes("Kai", "192.0.2.7")
        await later.says("say hello", "Said")

    in_house(evening, tmp_path, allows_guests=True, clock=lambda: now[0])


def test_orders_of_moderators_are_refused_to_everybody_else_also_if_they_get_that_far(tmp_path):
    """As if somebody had been a moderator when their question was asked."""

    async def evening(club):
        await club.member("Anna")
        (visitor,) = club.club.presence.visitors
        for name in command_names(declared.MODERATORS):
            with pytest.raises(Refused, match="club-moderators-only"):
                await club.serving.commands.do(visitor, name, "Anna")

    in_house(evening, tmp_path)
