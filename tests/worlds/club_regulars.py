"""Members of a club in this process who play one game after the other, as bots would decide, and in tournaments."""

import asyncio
import itertools
import re
import time

import declared
import two_places
from clubhouse import PATIENCE
from tournament_players import play

from access.engine.chance import SeededLuck
from access.language.phrases import Phrases
from access.play.at_table import AtTable
from games.steps import Seat

SHORT = {
    "kaques": ("target 1000",),
    "kara": ("rounds 2",),
    "misericorde": ("rounds 1",),
    "verflixte6": ("rounds 1",),
    "words": ("rounds 2",),
}
PROMPT = r"[?:] $"


class Regular:
    """A member at the lobby who answers as a bot decides."""

    def __init__(self, club, caller, level="easy"):
        self.club, self.caller, self.level = club, caller, level

    async def gather(self, game, *lines):
        """Open a table; return its number."""
        await self.caller.says(f"open {game}", "Open\\?")
        for line in (*SHORT[game], *lines):
            await self.caller.says(line, "Open\\?")
        return int((await self.caller.says("", r"Table (\d+) is open"))[1])

    async def play(self, number):
        """Play at a table until its game is over, and go back to the lobby."""
        table = self.club.rooms[number].table
        seat = self.club.rooms[number].seat_of(self._account.id)
        bot = table.game.bots[self.level](Seat(seat), SeededLuck(number, Seat(seat)))
        around = AtTable(table.replica.table, table.game, own_commands=declared.in_club)
        heard, answered, length = 0, -1, 0
        phrases = Phrases("en", table.game, table.header.names, (seat,))
        moved, at_last = time.monotonic(), -1
        while not re.search("Again.*\\? $", self._asked):
            assert time.monotonic() - moved < PATIENCE, (self.caller.shown[-300:], table.asked)
            question, at, shown = table.asked, table.replica.table.number, self.caller.shown
            if table.replica.at != at_last:
                moved, at_last = time.monotonic(), table.replica.at
            waits = len(shown) == length or not re.search(PROMPT, self._asked)
            if waits or question is None or question.seat != seat:
                await asyncio.sleep(0.001)
                continue
            for told in table.replica.heard[heard:]:
                if told.to in (None, seat):
                    bot.tell(told)
            heard, length = len(table.replica.heard), len(shown)
            if at != answered:
                answers = itertools.cycle([self._typed(phrases, question, around, bot, at), "yes"])
            answered = at
            self.caller.type(next(answers))
        await self.caller.says("lobby", "Lobby\\? $")

    def _typed(self, phrases, question, around, bot, number):
        two_places.NAMES = phrases.names
        return two_places.typed_for(phrases, question, around, bot.choose(number, question))

    @property
    def _asked(self):
        return self.caller.shown.rpartition("\n")[2]

    @property
    def _account(self):
        return next(g.account for g in self.club.presence.visitors if g.console.remote is self.caller.remote)


async def play_games(house, names, games):
    """Let these members play these games, together with a bot; the first one opens each table."""
    regulars = [Regular(house.club, await house.member(name)) for name in names]
    for game in games:
        number = await regulars[0].gather(game, "bots 1")
        for other in regulars[1:]:
            await other.caller.says(f"sit {number}", "At the table|table")
        regulars[0].caller.type("start")
        await house.club.rooms[number].begun.wait()
        await asyncio.gather(*(regular.play(number) for regular in regulars))
    for regular in regulars:
        await regular.caller.says("quit", "")


async def play_tournaments(house, name, count, *lines):
    """Let a member open tournaments with bots, one after the other, and play in them to their ends."""
    caller = await house.member(name)
    for _ in range(count):
        await caller.says("tournament", "Open\\?")
        for line in lines:
            await caller.says(line, "Open\\?")
        await caller.says("", "Tournament \\d+ is open")
        caller.type("start")
        await play([caller])
    await caller.says("quit", "")
