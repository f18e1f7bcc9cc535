"""Moderation: muting, kicking and banning people, closing tables, reports."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

from access.answers.commands import Declared, Has, Where
from access.answers.own import SHORTEST
from access.answers.shapes import echo, normal
from access.club.club import Club
from access.club.evening import Sanction
from access.club.store.records import CLOSED, Account
from access.club.talk import split_name
from access.club.understood import BREAK, NeedsMore, words_of_club
from access.club.visitor import Visitor
from games.refusals import Refused

MUTED = 3600
"""The duration of a mute in seconds."""

Method = Callable[["Moderation", Visitor, str], Awaitable[Sequence[str]]]
MODERATION: Declared[Method] = Declared()
"""The commands of moderators, in the order of help."""


class Moderation:
    """Carries out the commands of moderators."""

    def __init__(self, club: Club) -> None:
        self._club = club

    async def _meant(self, visitor: Visitor, typed: str) -> Account:
        """Return the account of a typed name. Raises Refused; also if it is a moderator's, or the caller is none."""
        if not visitor.account.keeps:
            raise Refused("club-moderators-only")
        if not typed:
            raise NeedsMore("club-whom")
        account = await self._club.presence.named(split_name(typed, self._club.presence.names_here())[0])
        if account.keeps:
            raise Refused("club-not-that-one")
        return account

    @MODERATION.command("mute", works=Where.EVERYWHERE, needs=Has.MODERATOR, takes="text")
    async def mute(self, visitor: Visitor, typed: str) -> Sequence[str]:
        """Mute a member for an hour, or the guests of an address for the evening."""
        account = await self._meant(visitor, typed)
        if account.id < 0:
            return await self._decided(visitor, "mute", account)
        await self._club.store.people.change(account.id, muted_until=int(self._club.now()) + MUTED)
        await self._club.presence.look_again([account.id])
        return (visitor.phrases.text("club-muted-now", name=account.name),)

    @MODERATION.command("kick", works=Where.EVERYWHERE, needs=Has.MODERATOR, takes="text")
    async def kick(self, visitor: Visitor, typed: str) -> Sequence[str]:
        """Close the connections of somebody; their seats stay theirs."""
        account = await self._meant(visitor, typed)
        self._club.presence.dismiss(account.id)
        await self._tell_hosts({"dismiss": account.id})
        return (visitor.phrases.text("club-kicked", name=account.name),)

    @MODERATION.command("ban", works=Where.EVERYWHERE, needs=Has.MODERATOR, takes="text")
    async def ban(self, visitor: Visitor, typed: str) -> Sequence[str]:
        """Ban a member for good, or the guests of an address for the evening, after a question.

        Their connections are closed. Only the keeper can undo it.
        """
        chosen, _, sure = typed.partition(BREAK)
        account = await self._meant(visitor, chosen)
        if sure != "yes":
            who = "guest" if account.id < 0 else "member"
            raise NeedsMore("club-ban-sure", kind="yes", about=account.name, who=who)
        if account.id < 0:
            return await self._decided(visitor, "ban", account)
        await self._club.store.people.change(account.id, banned=1)
        self._club.presence.dismiss(account.id, "club-out-banned")
        return (visitor.phrases.text("club-banned-now", name=account.name),)

    async def _decided(self, visitor: Visitor, order: Sanction, account: Account) -> Sequence[str]:
        """Ban or mute a guest, at all hosts."""
        await self._club.presence.decide(order, account.id)
        await self._tell_hosts({"decide": [order, account.id]})
        return (visitor.phrases.text(f"club-guest-{order}", name=account.name),)

    async def _tell_hosts(self, what: Mapping[str, object]) -> None:
        """Record an order for other hosts, before the moderator is told that it is done. Raises Failed."""
        if self._club.store.shared:
            hosts = self._club.store.hosts
            await hosts.post([hosts.marked(what)])
            self._club.post(None)

    @MODERATION.command("close", works=Where.EVERYWHERE, needs=Has.MODERATOR, takes="text")
    async def close(self, visitor: Visitor, typed: str) -> Sequence[str]:
        """End a table without a result, or a tournament, after a question."""
        if not visitor.account.keeps:
            raise Refused("club-moderators-only")
        chosen, _, sure = typed.partition(BREAK)
        word = chosen.partition(" ")[0]
        number = int(word) if word.isascii() and word.isdigit() and len(word) < 10 else 0
        reports = words_of_club("loop-command-report") | words_of_club("loop-command-reports")
        if len(word) >= SHORTEST and any(each.startswith(normal(word)) for each in reports):
            raise Refused("club-close-report")
        if number not in self._club.rooms:
            await self._club.read_again([number] if number else None)
        room = self._club.rooms.get(number)
        if room is None and self._club.rooms and not typed:
            every = [f"{each.number}: {', '.join(each.names())}" for each in self._club.rooms.values()]
            raise NeedsMore("club-which-table", every)
        if room is None:
            raise Refused("club-no-table", typed=echo(chosen) or "?")
        if sure != "yes":
            raise NeedsMore("club-close-sure", kind="yes", about=str(number), names=", ".join(room.names()))
        await self._club.close_table(room, besides=visitor)
        return (visitor.phrases.text(CLOSED, number=number),)

    @MODERATION.command("reports", works=Where.EVERYWHERE, needs=Has.MODERATOR, takes="text")
    async def reports(self, visitor: Visitor, typed: str) -> Sequence[str]:
        """Tell the open reports with their lines of talk; with a number, close one after a question."""
        if not visitor.account.keeps:
            raise Refused("club-moderators-only")
        people = self._club.store.people
        chosen, _, sure = typed.partition(BREAK)
        if not (chosen.isascii() and chosen.isdigit() and len(chosen) < 10):
            found = await people.reports(without=visitor.name)
            told = [visitor.phrases.text("club-report-line", **report.facts) for report in found]
            return told or (visitor.phrases.text("club-no-reports"),)
        number = int(chosen)
        report = await people.open_report(number, without=visitor.name)
        if sure != "yes":
            facts = {"by": report.by, "whom": report.about}
            raise NeedsMore("club-report-close-sure", kind="yes", about=str(number), **facts)
        if not await people.close_report(number):
            raise Refused("club-report-none", number=number)
        return (visitor.phrases.text("club-report-closed", number=number),)
