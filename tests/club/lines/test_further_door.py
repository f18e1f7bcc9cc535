"""A door that the club does not know: it is added to its list, and people play there with those at other doors."""

import socket

import pytest
from club_here import Seeded
from club_players import Watcher, play_out
from socket_door import AtSocket, SocketDoor
from transcripts import at_home, over_the_line

from access.language.phrases import Phrases

pytestmark = pytest.mark.connected


class WithSocket(Seeded):
    """A club with a third door."""

    def further(self):
        self.local = SocketDoor(self.serving, self.home / "door")
        return (self.local,)


def test_a_whole_game_is_played_by_somebody_at_a_third_door_and_somebody_by_ssh():
    with WithSocket() as club:
        anna = AtSocket(club.home / "door")
        anna.until("Your name.*\\? $")
        anna.says("Anna", "Right\\? ")
        anna.says("yes", "Lobby.*\\? ")
        ben = club.member("Ben", "-T", lang="en_US.UTF-8")
        anna.says("open kaques", "Open\\?")
        for line in ("target 1000", "bots 1"):
            anna.says(line, "Open\\?")
        anna.says("", "Table 1 is open")
        ben.says("sit 1", "At the table: Anna, Ben\\.")
        anna.until("Ben sits down.[^?]*Start\\? ")
        anna.says("start", "Anna, Ben, Gustave\\.")
        ben.until("Anna, Ben, Gustave\\.")
        watcher = Watcher(club.store)
        typed = play_out(watcher, {0: anna, 1: ben}, {0: "en", 1: "en"})
        for seat, client in ((0, anna), (1, ben)):
            client.until("Again|again")
            assert over_the_line(client) == at_home(watcher, seat, "en", 80, typed[seat])
            client.says("quit", "Lobby\\?")
        anna.says("quit", "Goodbye")
        anna.closed()
        again = AtSocket(club.home / "door")
        again.until("Welcome to Taverne, Anna\\.")
        again.until("Lobby.*\\? ")
        assert club.local.told(Phrases("en")) is not None
    again.until("The club closes now")
    again.closed()
    assert_nobody_listens(club)


def assert_nobody_listens(club):
    """Python 3.13 also removes the file of a socket that is closed."""
    with socket.socket(socket.AF_UNIX) as refused, pytest.raises((ConnectionRefusedError, FileNotFoundError)):
        refused.connect(str(club.home / "door"))


def test_a_host_in_trouble_closes_a_third_door_with_the_others():
    with WithSocket() as club:
        assert club.do(club.serving.trouble()) == ""
        club._loop.call_soon_threadsafe(club.local.keep, "cannot record")
        while club.local.is_open:
            pass
        assert club.do(club.serving.trouble()) == "port closed"
        assert_nobody_listens(club)
        club._loop.call_soon_threadsafe(club.local.keep, "")
        while not club.local.is_open:
            pass
        anna = AtSocket(club.home / "door")
        anna.until("Your name.*\\? $")
        assert club.do(club.serving.trouble()) == ""
        anna.socket.close()
