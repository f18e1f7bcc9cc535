"""The commands of a club, which work at every question: people, talk, tables, relations, figures, and moderation."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace

from access.answers.commands import Command, Declared, Has, Where
from access.answers.own import SHORTEST_COMMAND
from access.club.club import Club
from access.club.gate import Sanction
from access.club.presence import MOST_WORDS, begun_by, cleaned, split_name
from access.club.store.names import as_stored
from access.club.store.sql import CLOSED, Account, Chair, Relation
from access.club.tables.room import Room
from access.club.tables.table import ClubTable
from access.club.understood import BREAK, NeedsMore, game_called, table_number, titles, word_in, words_of_club
from access.club.visit.gathering import LOBBY, SIT
from access.club.visitor import Channel, Visitor
from access.dialogue.requests import UNCLEAR
from access.engine.table import NAME_LETTERS
from access.language.phrases import echo, normal, time_left
from access.language.texts import game_title
from access.storage import catalogue
from games.refusals import Failed, Refused

MUTED = 3600
"""The duration of a mute in seconds."""

SHOWN = 10
"""The most tables, or people, of one answer."""
LEADERS = 10

ANYWHERE = Where.EVERYWHERE & ~Where.DOOR
MODERATES = Has.MODERATOR | Has.MEMBER
Method = Callable[["ClubCommands", Visitor, str], Awaitable[Sequence[str]]]
COMMANDS: Declared[Method] = Declared()
"""The commands of a club, in the order of help; those of moderators are the last."""


class ClubCommands:
    """Carries out commands. Each returns the lines for its person; others are told directly."""

    def __init__(self, club: Club) -> None:
        self.club, self._presence = club, club.presence

    def usable(self, account: Account, where: Where, has: Has = Has.NOTHING) -> Sequence[Command]:
        """Return the commands that a person may use at a place, with the means that they have there."""
        rights = MODERATES if account.keeps else Has.MEMBER if account.id >= 0 else Has.NOTHING
        return COMMANDS.at(where, rights if has is Has.NOTHING else has | rights)

    async def do(self, visitor: Visitor, name: str, typed: str) -> Sequence[str]:
        """Carry out a command, and return its lines. Raises Refused and NeedsMore."""
        if name == UNCLEAR:
            return await self._unclear(visitor, typed)
        if Has.MODERATOR in COMMANDS.commands[name].needs and not visitor.account.keeps:
            raise Refused("club-moderators-only")
        return await COMMANDS.method(name)(self, visitor, typed)

    def _text(self, visitor: Visitor, phrase: str, **facts: object) -> tuple[str, ...]:
        return (visitor.phrases.text(phrase, **facts),)

    # Talk

    def _may_talk(self, visitor: Visitor) -> None:
        """Raise Refused for somebody who is muted, or talks too often."""
        if visitor.account.muted_until > self.club.now():
            raise Refused("club-muted", **time_left(visitor.account.muted_until, self.club.now()))
        if not self.club.counts.talk.allows(visitor.counted):
            raise Refused("club-talk-slower")

    def _may_call(self, visitor: Visitor) -> None:
        """Raise Refused for somebody who invites or reports too often."""
        if not self.club.counts.invitations.allows(visitor.counted):
            raise Refused("club-talk-slower")

    @COMMANDS.command("say", works=ANYWHERE, takes="text")
    async def _say(self, visitor: Visitor, typed: str) -> Sequence[str]:
        """Say something to everybody at the table, or in the lobby."""
        said = cleaned(typed)
        if not said:
            raise NeedsMore("club-say-what", kind="text")
        self._may_talk(visitor)
        room = self._presence.room_of(visitor)
        kind: Channel = "table" if room is not None else "lobby"
        number = room.number if room is not None else 0
        hearers = {other.account.id for other in self._presence.hearers(kind, number, 0)}
        hearers |= self._presence.at_elsewhere(number)
        await self._presence.say(kind, number, visitor.account, 0, said)
        others = [name for name in self._presence.names_here() if name != visitor.name]
        if hearers - {visitor.account.id} or not others:
            return self._text(visitor, "club-said" if others else "club-said-to-nobody")
        return self._text(visitor, "club-said-elsewhere", where=kind, count=len(others), name=others[0])

    @COMMANDS.command("tell", works=ANYWHERE, takes="text")
    async def _tell(self, visitor: Visitor, typed: str) -> Sequence[str]:
        """Say something to one person."""
        if not typed:
            raise NeedsMore("club-tell-what")
        name, rest = await self._whom(visitor, typed)
        other, said = self._presence.anybody(name), cleaned(rest)
        if other is None or other.person == visitor.account.id:
            raise Refused("club-not-here", name=echo(name))
        if not said:
            raise NeedsMore("club-tell-text", kind="text", about=other.name)
        self._may_talk(visitor)
        if await self._presence.blocks(other.person, visitor.account.id):
            raise Refused("club-not-here", name=echo(name))
        await self._presence.say("private", 0, visitor.account, other.person, said)
        return self._text(visitor, "club-told", name=other.name)

    async def _whom(self, visitor: Visitor, typed: str) -> tuple[str, str]:
        """Return the name at the beginning of typed text, and the rest.

        The beginning of the name of somebody here will do, if it is of one person only, and no member's name.
        """
        if BREAK in typed:
            name, _, rest = typed.partition(BREAK)
            return name, rest
        names = self._presence.names_here()
        name, rest = split_name(typed, names)
        if name in names:
            return name, rest
        words = typed.split()
        for count in range(min(len(words), MOST_WORDS), 0, -1):
            known = " ".join(words[:count])
            if len(known) <= NAME_LETTERS and await self.club.store.people.by_name(known) is not None:
                return known, " ".join(words[count:])
        return begun_by(name, (each for each in names if each != visitor.name)) or name, rest

    async def _named(self, visitor: Visitor, typed: str) -> tuple[Account, str]:
        """Return the account of the name at the beginning of typed text, and the rest. Raises Refused."""
        name, rest = await self._whom(visitor, typed)
        try:
            return await self._presence.named(name), rest
        except Failed:
            raise
        except Refused:
            raise Refused("club-nobody", name=echo(typed)) from None

    # People and tables

    @COMMANDS.command("here", works=ANYWHERE | Where.ARGUMENT, takes="text")
    async def _who(self, visitor: Visitor, typed: str) -> Sequence[str]:
        """Tell the people at the table, or in the club; with a name, the place of that person."""
        room = self._presence.room_of(visitor)
        if typed:
            whom = visitor.name if normal(typed) in words_of_club("club-who-me") else typed
            return self._text(visitor, "club-where", **await self._where(visitor, whom))
        if room is not None and room.table is not None:
            present = {other.account.id for other in room.visitors} | self._presence.at_elsewhere(room.number)
            here = ", ".join(chair.name for chair in room.chairs if chair.person in present)
            away = ", ".join(chair.name for chair in room.chairs if chair.person not in present)
            watch = ", ".join(other.name for other in room.visitors if not room.has(other.account.id))
            return self._text(visitor, "club-who-table", here=here or "-", away=away or "none", watch=watch or "none")
        names = self._presence.names_here()
        shown = ", ".join(names[:SHOWN])
        return self._text(visitor, "club-who", count=len(names), names=shown, more=max(len(names) - SHOWN, 0))

    async def _where(self, visitor: Visitor, typed: str) -> dict[str, object]:
        """Return the name and table of somebody; 0 for a table that the visitor cannot see. Raises Refused."""
        name, _ = await self._whom(visitor, typed)
        other = self._presence.anybody(name)
        if other is None:
            raise Refused("club-not-here", name=echo(name))
        room = await self.club.found(other.table, visitor)
        return {"name": other.name, "number": room.number if room is not None else 0}

    @COMMANDS.command("tables", works=ANYWHERE | Where.ARGUMENT, takes="text")
    async def _tables(self, visitor: Visitor, typed: str) -> Sequence[str]:
        """Tell the tables, ten at a time."""
        rooms = await self.club.seen_by(visitor)
        page = int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 4 else 1
        shown = rooms[(page - 1) * SHOWN : page * SHOWN]
        if not shown:
            return self._text(visitor, "club-no-tables")
        left = len(rooms) - page * SHOWN
        more = self._text(visitor, "club-more-tables", count=left, page=page + 1) if left > 0 else ()
        return (*(self.table_line(room, visitor) for room in shown), *more)

    def table_line(self, room: Room, visitor: Visitor) -> str:
        """Return the line of a table: its number, its game, its players, and its state for this person."""
        phrases = visitor.phrases
        if room is self._presence.room_of(visitor):
            state = "here" if room.has(visitor.account.id) else "watched"
        elif not room.begun.is_set():
            state = "gathers"
        elif room.has(visitor.account.id):
            state = "asked" if room.asks(visitor.account.id) else "mine"
        else:
            state = "plays" if room.contest is None else "contest"
        game = game_title(room.setup.game, visitor.language)
        if room.contest is not None or room.listed.tournament:
            number = room.listed.tournament
            game = phrases.text("club-tournament-game", game=game, number=number)
        return phrases.text("club-table", number=room.number, game=game, names=", ".join(room.names()), state=state)

    # Relations

    @COMMANDS.command("invite", works=ANYWHERE, named=Has.CHAIR, takes="text")
    async def _invite(self, visitor: Visitor, typed: str) -> Sequence[str]:
        """Invite somebody to the table."""
        room = self._presence.room_of(visitor)
        if room is None or not room.has(visitor.account.id):
            raise Refused("club-invite-where")
        if not typed:
            raise NeedsMore("club-invite-whom")
        self._may_call(visitor)
        account, _ = await self._named(visitor, typed)
        await self.club.invite(room, account.id)
        here = self._presence.anybody(account.name) is not None
        facts = {"name": visitor.name, "game": room.setup.game.id, "number": room.number}
        self._presence.call(account.id, visitor.account.id, "club-invited-you", **facts)
        return self._text(visitor, "club-invited", name=account.name, here="yes" if here else "no")

    @COMMANDS.command("friend", works=ANYWHERE, takes="text")
    async def _befriend(self, visitor: Visitor, typed: str) -> Sequence[str]:
        return await self._relate(visitor, typed, "friend")

    @COMMANDS.command("ignore", works=ANYWHERE, takes="text")
    async def _ignore(self, visitor: Visitor, typed: str) -> Sequence[str]:
        return await self._relate(visitor, typed, "ignore")

    @COMMANDS.command("block", works=ANYWHERE, takes="text")
    async def _block(self, visitor: Visitor, typed: str) -> Sequence[str]:
        return await self._relate(visitor, typed, "block")

    async def _relate(self, visitor: Visitor, typed: str, kind: Relation) -> Sequence[str]:
        """Make somebody a friend, ignore or block them; the same again undoes it. Without a name, list them."""
        if not typed:
            names = [name for name, other in await self._related(visitor) if other == kind]
            return self._text(visitor, f"club-{kind}s", names=", ".join(names) or "none")
        account, _ = await self._named(visitor, typed)
        if account.id == visitor.account.id:
            raise Refused("club-not-that-one")
        new = None if visitor.relations.get(account.id) == kind else kind
        await self._presence.relate(visitor, account.id, new)
        return self._text(visitor, f"club-{kind}", name=account.name, now="no" if new is None else "yes")

    async def _related(self, visitor: Visitor) -> list[tuple[str, Relation]]:
        people = {account.id: account.name for account in await self.club.store.people.everybody()}
        return sorted((people[other], kind) for other, kind in visitor.relations.items() if other in people)

    @COMMANDS.command("report", works=ANYWHERE, takes="text")
    async def _report(self, visitor: Visitor, typed: str) -> Sequence[str]:
        """Report somebody to the moderators, with their last lines that the reporter heard, after a question."""
        if not typed:
            raise NeedsMore("club-report-whom")
        account, sure = await self._named(visitor, typed)
        if BREAK not in typed or sure != "yes":
            raise NeedsMore("club-report-sure", kind="yes", about=account.name)
        self._may_call(visitor)
        await self._presence.heard.store()
        await self.club.store.people.report(visitor.account, account)
        self._presence.tell_moderators("club-reported-to-you", account.id, name=visitor.name, about=account.name)
        return self._text(visitor, "club-reported", name=account.name)

    @COMMANDS.command("standin", works=ANYWHERE, named=Has.CLUB_GAME | Has.CHAIR, takes="text")
    async def _stand_in(self, visitor: Visitor, typed: str) -> Sequence[str]:
        """Agree that a bot stands in for somebody who is away."""
        room = self._presence.room_of(visitor)
        seat = None if room is None else room.seat_of(visitor.account.id)
        if room is None or room.table is None or seat is None or room.table.over:
            raise Refused("club-standin-where")
        away = self._away(room, room.table, as_stored(typed))
        assert away.seat is not None
        await self._presence.settled()  # they may have gone just now
        minutes = await room.table.minutes_until_bot(away.seat)
        if minutes is None:
            raise Refused("club-standin-here", name=away.name)
        if minutes:
            raise Refused("club-standin-soon", name=away.name, minutes=minutes)
        wanted = room.setup.level or "good"
        level = wanted if wanted in room.setup.game.bots else "easy"
        self.club.post({"agree": [room.number, seat, away.seat, level]})
        if await room.table.agree(seat, away.seat, level):
            return ()
        if away.seat not in room.table.agreed:
            raise Refused("club-standin-here", name=away.name)  # they have come back just now
        room.say("club-agrees", besides=visitor, name=visitor.name, away=away.name)
        return self._text(visitor, "club-agreed", name=away.name)

    def _away(self, room: Room, table: ClubTable, typed: str) -> Chair:
        """Return the chair of somebody away: of a name, or of the only one. Raises Refused and NeedsMore."""
        seated = [chair for chair in room.chairs if chair.seat is not None]
        away = [chair for chair in seated if chair.seat not in table.here]
        if not typed and not away:
            raise Refused("club-all-here")
        if not typed and len(away) > 1:
            raise NeedsMore("club-standin-whom")
        if not typed:
            return away[0]
        name, _ = split_name(typed, room.names())
        name = name if name in room.names() else begun_by(name, room.names()) or name
        found = next((chair for chair in seated if chair.name == name), None)
        if found is None:
            raise Refused("club-standin-bot" if name in room.names() else "club-standin-nobody", name=echo(name))
        if found not in away:
            raise Refused("club-standin-here", name=found.name)
        return found

    async def _unclear(self, visitor: Visitor, typed: str) -> Sequence[str]:
        """Answer a word of the lobby at a table: it works in the lobby only, or one sits there already."""
        room, word = self._presence.room_of(visitor), word_in(typed, LOBBY)
        if word == SIT and room is not None and room.has(visitor.account.id):
            number = table_number(typed) or room.number
            if number in (room.number, room.listed.tournament):
                return self._text(visitor, "club-sits-already", number=number)
        if word:
            return self._text(visitor, "club-lobby-only", word=echo(typed.split()[0]))
        return self._text(visitor, "club-to-lobby") if normal(typed) in words_of_club("loop-answer-lobby") else ()

    @COMMANDS.command("summary", works=ANYWHERE, named=Has.CLUB_GAME, takes="text")
    async def _summary(self, visitor: Visitor, typed: str) -> Sequence[str]:
        """Tell the person only the end of the game from now on."""
        room = self._presence.room_of(visitor)
        if room is None or room.table is None:
            raise Refused("club-summary-where")
        listener = visitor.conversation.to
        listener.hearing = replace(listener.hearing, others="off")
        return self._text(visitor, "club-summary")

    @COMMANDS.command("advice", works=Where.TABLE, needs=Has.PROCESS)
    async def _advice(self, visitor: Visitor, typed: str) -> Sequence[str]:
        """Tell advice for a game that is not ours, computed in the worker."""
        room = self._presence.room_of(visitor)
        seat = None if room is None else room.seat_of(visitor.account.id)
        if room is None or room.table is None or seat is None or not room.table.advises_apart:
            raise Refused("loop-no-advice")
        asked = room.table.asked
        told = await room.table.advise(seat) if asked is not None and asked.seat == seat else ()
        phrases = visitor.phrases
        return [phrases.event(event)[0].text for event in told] or self._text(visitor, "loop-nothing-to-advise")

    # Figures

    @COMMANDS.command("leaders", works=ANYWHERE, takes="text")
    async def _leaders(self, visitor: Visitor, typed: str) -> Sequence[str]:
        """Tell the best rated players of a game."""
        room = self._presence.room_of(visitor)
        if room is None and not typed:
            raise NeedsMore("club-open-which", among=titles(visitor.language))
        game = game_called(typed, visitor.language) if typed or room is None else room.setup.game
        found = await self.club.store.people.leaders(game.id, LEADERS)
        name = game_title(game, visitor.language)
        if not found:
            return self._text(visitor, "club-no-leaders", game=name)
        ratings = [each.rating for each in found]
        told = ", ".join(f"{ratings.index(each.rating) + 1} {each.name} {each.rating:.0f}" for each in found)
        return self._text(visitor, "club-leaders", game=name, names=told)

    @COMMANDS.command("statistics", works=ANYWHERE, named=Has.MEMBER, takes="text")
    async def _statistics(self, visitor: Visitor, typed: str) -> Sequence[str]:
        """Tell the numbers of played and won games. Raises Refused for a guest."""
        if visitor.account.id < 0:
            raise Refused("club-guest-statistics")
        counts = await self.club.store.people.counts(visitor.account.id)
        if not counts:
            return self._text(visitor, "club-no-games")
        return [
            visitor.phrases.text(
                "club-games", game=catalogue.title_or_name(game, visitor.language), games=games, won=won
            )
            for game, games, won in counts
        ]

    @COMMANDS.command("welcome", works=ANYWHERE, takes="text")
    async def _welcome(self, visitor: Visitor, typed: str) -> Sequence[str]:
        """Tell the welcome text of the club."""
        text = await self.club.store.value("welcome")
        return (text,) if text else self._text(visitor, "club-welcome", club=self.club.name, name=visitor.name)

    # Moderation

    async def _meant(self, visitor: Visitor, typed: str) -> Account:
        """Return the account of a typed name. Raises Refused; also if it is a moderator's."""
        if not typed:
            raise NeedsMore("club-whom")
        account = await self._presence.named(split_name(typed, self._presence.names_here())[0])
        if account.keeps:
            raise Refused("club-not-that-one")
        return account

    @COMMANDS.command("mute", works=Where.EVERYWHERE, needs=Has.MODERATOR, takes="text")
    async def mute(self, visitor: Visitor, typed: str) -> Sequence[str]:
        """Mute a member for an hour, or the guests of an address for the evening."""
        account = await self._meant(visitor, typed)
        if account.id < 0:
            return await self._decided(visitor, "mute", account)
        await self.club.store.people.change(account.id, muted_until=int(self.club.now()) + MUTED)
        await self._presence.look_again([account.id])
        return (visitor.phrases.text("club-muted-now", name=account.name),)

    @COMMANDS.command("kick", works=Where.EVERYWHERE, needs=Has.MODERATOR, takes="text")
    async def kick(self, visitor: Visitor, typed: str) -> Sequence[str]:
        """Close the connections of somebody; their seats stay theirs."""
        account = await self._meant(visitor, typed)
        self._presence.dismiss(account.id)
        await self._tell_hosts({"dismiss": account.id})
        return (visitor.phrases.text("club-kicked", name=account.name),)

    @COMMANDS.command("ban", works=Where.EVERYWHERE, needs=Has.MODERATOR, takes="text")
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
        await self.club.store.people.change(account.id, banned=1)
        self._presence.dismiss(account.id, "club-out-banned")
        return (visitor.phrases.text("club-banned-now", name=account.name),)

    async def _decided(self, visitor: Visitor, order: Sanction, account: Account) -> Sequence[str]:
        """Ban or mute a guest, at all hosts."""
        await self._presence.decide(order, account.id)
        await self._tell_hosts({"decide": [order, account.id]})
        return (visitor.phrases.text(f"club-guest-{order}", name=account.name),)

    async def _tell_hosts(self, what: Mapping[str, object]) -> None:
        """Record an order for other hosts, before the moderator is told that it is done. Raises Failed."""
        if self.club.store.shared:
            hosts = self.club.store.hosts
            await hosts.post([hosts.marked(what)])
            self.club.post(None)

    @COMMANDS.command("close", works=Where.EVERYWHERE, needs=Has.MODERATOR, takes="text")
    async def close(self, visitor: Visitor, typed: str) -> Sequence[str]:
        """End a table without a result, or a tournament, after a question."""
        chosen, _, sure = typed.partition(BREAK)
        word = chosen.partition(" ")[0]
        number = int(word) if word.isascii() and word.isdigit() and len(word) < 10 else 0
        reports = words_of_club("loop-command-report") | words_of_club("loop-command-reports")
        if len(word) >= SHORTEST_COMMAND and any(each.startswith(normal(word)) for each in reports):
            raise Refused("club-close-report")
        if number not in self.club.rooms:
            await self.club.read_again([number] if number else None)
        room = self.club.rooms.get(number)
        if room is None and self.club.rooms and not typed:
            every = [f"{each.number}: {', '.join(each.names())}" for each in self.club.rooms.values()]
            raise NeedsMore("club-which-table", every)
        if room is None:
            raise Refused("club-no-table", typed=echo(chosen) or "?")
        if sure != "yes":
            raise NeedsMore("club-close-sure", kind="yes", about=str(number), names=", ".join(room.names()))
        await self.club.close_table(room, besides=visitor)
        return (visitor.phrases.text(CLOSED, number=number),)

    @COMMANDS.command("reports", works=Where.EVERYWHERE, needs=Has.MODERATOR, takes="text")
    async def reports(self, visitor: Visitor, typed: str) -> Sequence[str]:
        """Tell the open reports with their lines of talk; with a number, close one after a question."""
        people = self.club.store.people
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
