"""Moderators of a club on several hosts hear of new reports, wherever they are, and of open ones when they come in."""

import pytest
from two_hosts import evening, shown

pytestmark = pytest.mark.in_database


async def reports(person, whom):
    """Report somebody."""
    await person.says(f"report {whom}", "\\?")
    await person.says("yes", "reported|moderators")


def test_a_moderator_at_another_host_hears_of_a_new_report_once(database, tmp_path):
    async def spend(one, two):
        await one.member("Clara")
        ben, moderator, other = await one.member("Ben"), await two.moderator(), await one.moderator("Nora")
        await reports(ben, "Clara")
        for each in (moderator, other):
            await shown(each, "", "Ben reports Clara\\.")
        await ben.says("say that was all", "Said")
        for each in (moderator, other):
            await shown(each, "", "that was all")
            assert each.shown.count("Ben reports Clara") == 1
        assert "reports" not in ben.shown

    evening(database, tmp_path, spend)


def test_a_moderator_who_is_reported_does_not_hear_it(database, tmp_path):
    async def spend(one, two):
        ben, moderator = await one.member("Ben"), await two.moderator()
        await reports(ben, "Mod")
        await ben.says("say that was all", "Said")
        await shown(moderator, "", "that was all")
        assert "Ben reports" not in moderator.shown

    evening(database, tmp_path, spend)


def test_a_moderator_who_comes_in_hears_how_many_reports_are_open(database, tmp_path):
    async def spend(one, two):
        ben, clara = await one.member("Ben"), await one.member("Clara")
        await reports(ben, "Clara")
        moderator = await two.moderator()
        assert "One open report. Type reports to hear it." in moderator.shown
        await reports(clara, "Ben")
        await moderator.lose()
        again = await one.member("Mod")
        assert "2 open reports. Type reports to hear them." in again.shown
        assert "open report" not in ben.shown

    evening(database, tmp_path, spend)


@pytest.mark.parametrize("decided", ["muted_until", "banned"])
def test_no_line_comes_through_from_a_host_that_has_not_heard_yet_of_a_mute_or_a_ban(database, tmp_path, decided):
    async def spend(one):
        anna, ben = await one.member("Anna"), await one.member("Ben")
        account = await one.store.people.by_name("Ben")
        until = int(await one.store.now()) + 60
        await one.store.people.change(account.id, **{decided: until if decided == "muted_until" else 1})
        await ben.says("say one more", "You may not talk")
        await ben.says("tell Anna one more", "You may not talk")
        await anna.says("repeat talk", "\\?")
        assert "one more" not in anna.shown

    evening(database, tmp_path, spend, count=1, listen=False)
