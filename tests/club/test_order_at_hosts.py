"""What moderators decide at one host reaches people at another one."""

import pytest
from two_hosts import evening, shown

from access.club.gate import stranger
from access.club.visitor import Identity

pytestmark = pytest.mark.in_database


def test_orders_reach_members_and_guests_at_another_host(database, tmp_path):
    async def guest_at(host, name):
        guest = host.call(Identity("guest", origin=stranger("192.0.2.7")))
        await guest.says(name, "Lobby|from your address are banned")
        return guest

    async def spend(one, two):
        mod, ben = await one.moderator(), await two.member("Ben")
        gina = await guest_at(two, "Gina")
        await shown(mod, "people", "3 are here")
        await mod.says("mute Ben", "Ben may not talk for an hour")
        await ben.until("You may not talk for an hour")
        await mod.says("mute Gina", "may not talk this evening")
        await gina.until("You may not talk for 12 hours")
        hans = await guest_at(one, "Hans")
        await hans.says("say hello", "You may not talk for 12 hours")
        await mod.says("ban Gina", "Ban Gina and all guests")
        await mod.says("yes", "No guest comes in from there this evening")
        for person in (gina, hans):
            await person.until("Guests and newcomers from your address are banned for this evening\\.")
        for host in (one, two):
            await (await guest_at(host, "Ida")).until("this evening")
        await mod.says("kick Ben", "Ben is disconnected")
        await ben.until("A moderator has disconnected you")

    evening(database, tmp_path, spend, allows_guests=True)
