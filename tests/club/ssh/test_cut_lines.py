"""Cut lines and a killed server: the journal is that of an undisturbed game, and everybody stands at their question."""

import random
import re

import pytest
from club_players import PROMPT, Watcher
from ssh_club import Served, free

from access.club.tables.bots import replica_of
from access.storage import catalogue
from games.steps import Ask

pytestmark = pytest.mark.connected
MANY = free("handshakes", lines_a_second=1000, connections_of_a_member=100)


def undisturbed(watcher):
    """The journal of the same game without any disturbance: the persons' answers, and what follows from the seed."""
    watcher.look()
    answers = iter(
        answer
        for step, answer in watcher.replica.table.answers()
        if isinstance(step, Ask) and step.seat in watcher.header.persons
    )
    replica = replica_of(watcher.header, catalogue.find(watcher.header.game))
    lines = []
    while not replica.over:
        batch = replica.follow() or replica.answer(replica.table.number, next(answers))
        lines += batch.lines
        replica.recorded(batch)
    return lines


def journal(watcher):
    return [line for batch in watcher.replica._recorded for line in batch.lines]


class Player:
    """Plays a table over a line that is cut, at a server that is killed."""

    def __init__(self, club, chance):
        self.club, self.chance = club, chance
        self.client = club.member("Anna")
        self.disturbed = 0

    def open(self, game, setup):
        self.client.says(f"open {game}", "Open\\?")
        self.client.says(setup, "Open\\?")
        self.client.says("", "Table 1")
        self.client.says("start", "At the table")
        return Watcher(self.club.store)

    def back(self):
        """Connect again, and stand at the question."""
        self.client = self.club.call("anna", key="Anna")
        if self.client.until("Lobby.*\\?|goes on").group().startswith("Lobby"):
            self.client.says("sit 1", "At the table")

    def disturb(self, kill):
        """Cut the line, or kill the server, in the middle of whatever happens."""
        self.client._read(self.chance.random() * 0.05)
        if kill:
            self.club.kill()
            self.client.ends()
            self.club.start()
        else:
            self.client.kill()
        self.disturbed += 1
        self.back()

    def play(self, watcher, disturbances, kills):
        """Play to the end; return how many of the disturbances came."""
        while True:
            question = watcher.look()
            if watcher.over:
                return
            number = watcher.replica.table.number
            if question is None:
                self.client._read(0.02)
                continue
            self.client.until(PROMPT)
            line, _ = watcher.typed(question, "en")
            if self.disturbed < disturbances and self.chance.random() < 0.7:
                half = self.chance.random() < 0.4
                self.client.type(line[:-1] if half else line, end="" if half else "\r")
                self.disturb(kills)
                continue
            self.client.type(line)
            while watcher.look() is not None and watcher.replica.table.number == number and not watcher.over:
                self.client._read(0.02)
                if re.search(PROMPT, self.client.shown[self.client.at :]):
                    break


@pytest.mark.parametrize(
    ("kills", "times"),
    [
        (False, 3),
        (True, 2),
        pytest.param(False, 50, marks=pytest.mark.everything),
        pytest.param(True, 20, marks=pytest.mark.everything),
    ],
)
def test_cut_lines_and_killed_servers_lose_and_double_nothing(kills, times):
    with Served(*MANY) as club:
        player = Player(club, random.Random(times))
        watcher = player.open("kaques", "target 20000" if times > 5 else "target 6000")
        player.play(watcher, times, kills)
        assert player.disturbed == times
        assert journal(watcher) == undisturbed(watcher)


def test_a_closing_club_tells_everybody_and_ends_well():
    club = Served()
    anna, ben = club.member("Anna"), club.member("Ben", "-T")
    anna.says("open kaques", "Open\\?")
    anna.says("", "Table 1")
    anna.says("start", "At the table")
    assert club.close() == 0
    for client in (anna, ben):
        client.until("The club closes now. Your games are saved; your seats\\s+wait for you.")
        client.ends()
