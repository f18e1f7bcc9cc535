"""Real OpenSSH clients in a club on loopback: registering, playing to the end, and what each of them is told."""

import os
import re
from pathlib import Path

import pytest
from club_players import Watcher, play_out
from foreign import kniffel, maumau  # noqa: F401 - fixtures
from ssh_club import Served
from transcripts import at_home, over_the_line

pytestmark = pytest.mark.connected
SHORT = {
    "words": "rounds 2",
    "verflixte6": "rounds 1",
    "kaques": "target 1000",
    "kara": "rounds 2",
    "misericorde": "rounds 2",
}


def table_of_two(club, game, setup):
    """Anna (German, 40 cells) opens a table with a bot; Ben (English, whole lines) sits down."""
    anna = club.member("Anna", lang="de_DE.UTF-8", columns=40)
    ben = club.member("Ben", "-T", lang="en_US.UTF-8")
    anna.says(f"öffnen {game}", "Öffnen\\?")
    for line in (setup, "bots 1"):
        anna.says(line, "Öffnen\\?")
    anna.says("", "Tisch 1 ist offen")
    ben.says("sit 1", "At the table: Anna, Ben\\.")
    anna.says("los", r"Anna,\s+Ben,\s+Gustave\.")
    ben.until(r"Anna,\s+Ben,\s+Gustave\.")
    return anna, ben


def played_out(club, anna, ben):
    """Play to the end; each was told what stands in the game, in their own words and for their own width."""
    watcher = Watcher(club.store)
    typed = play_out(watcher, {0: anna, 1: ben}, {0: "de", 1: "en"})
    anna.until("Noch einmal")
    ben.until("Again|again")
    for seat, client, language, cells in ((0, anna, "de", 40), (1, ben, "en", 80)):
        assert over_the_line(client) == at_home(watcher, seat, language, cells, typed[seat])


@pytest.mark.parametrize(
    "game",
    [
        "words",
        "verflixte6",
        *(pytest.param(name, marks=pytest.mark.everything) for name in ("kaques", "kara", "misericorde")),
    ],
)
def test_two_clients_play_to_the_end_beside_a_bot(game):
    with Served() as club:
        anna, ben = table_of_two(club, game, SHORT[game])
        played_out(club, anna, ben)
        anna.says("Ende", "Lobby\\?")
        ben.says("quit", "Lobby\\?")
        found = ben.says("leaders " + game, "1 (?:Anna|Ben) (\\d+), ([12]) (?:Anna|Ben) (\\d+)")
        first, place, second = (int(figure) for figure in found.groups())
        # Where the bot is last, both can have won.
        assert place == (1 if first == second else 2)
        for client in (anna, ben):
            client.type("quit" if client is ben else "Ende")
            assert client.ends() == 0
        assert re.search(r"\x1b", anna.shown) is None
        assert "\r\n" in ben.shown


@pytest.mark.everything
@pytest.mark.parametrize(("game", "setup"), [("kniffel", "bots 1"), ("maumau", "bots 1")])
def test_games_that_others_have_written_are_played_by_two_to_the_end(game, setup, request):
    """The club finds the package where it is installed, and checks it first."""
    request.getfixturevalue(game)
    with Served() as club:
        played_out(club, *table_of_two(club, game, setup))


def test_a_club_opens_no_game_of_others_that_failed_its_check_and_opens_without_it(maumau, tmp_path):  # noqa: F811
    rules = Path(os.environ["PYTHONPATH"], "maumau", "rules.py")  # where it is installed for this test
    club = Served(home=tmp_path)
    anna = club.member("Anna")
    for line, shown in (("open maumau", r"Open\?"), ("bots 1", r"Open\?"), ("", "is open"), ("start", r"\? $")):
        anna.says(line, shown)
    club.close()
    assert "maumau" not in club.log, "it has no faults"
    rules.write_text("import time\n" + rules.read_text(encoding="utf-8"), encoding="utf-8")
    club.start()
    assert f"maumau: rules.py:{text_at(rules, 'import time')}: import of time. Rules know no clock" in club.log
    assert "The club goes on without the game maumau, which failed its check." in club.log
    anna = club.call("club", key="Anna")
    anna.until(r"Lobby[^?]*\? $")
    anna.says("sit 1", "There is no table 1|Table 1 is closed|cannot")
    anna.says("open maumau", r"There is no game maumau\. There are kaques, kara, misericorde, verflixte6,\s+words\.")
    anna.says("open kaques", r"Open\?")
    club.close()


def text_at(file, text):
    """The number of the first line of a file that contains a text."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if text in line)
