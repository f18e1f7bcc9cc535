"""Real OpenSSH clients in a club on loopback: registering, playing to the end, and what each of them is told."""

import re
from types import SimpleNamespace

import pytest
from club_players import Watcher, play_out
from ssh_club import Served

from access.dialogue.conversation import Conversation
from access.dialogue.drivers import ScriptedConsole, run
from access.dialogue.listener import Listener
from access.engine.drivers import spread
from access.engine.table import Table
from access.language.phrases import Phrases
from access.table.around import AtTable
from games.steps import Ask

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


def over_the_line(client):
    """The words that stood in a client's terminal from the beginning of the game to its end, with what was typed."""
    shown = client.shown.replace("\r", "")
    begin = re.search(r"\n[^\n]*(At\s+the\s+table|Am\s+Tisch):\s+Anna,\s+Ben,\s+Gustave\.", shown).start()
    end = re.search(r"(Noch einmal|Again)[^\n]*\? $", shown).start()
    return shown[begin:end].split()


def at_home(watcher, seat, language, cells, typed):
    """The words of the same game for the same person at home: by the script driver, from the same journal."""
    header, game = watcher.header, watcher.game
    watcher.look()
    table = Table(lambda: game.new(len(header.participants), header.options))
    phrases = Phrases(language, game, header.names, (seat,))
    talk = Conversation([Listener(seat, phrases)], {seat}, AtTable(table, game))
    talk.say("loop-table", game=phrases.text(header.game), names=", ".join(header.names))
    for phrase, facts in game.agreement.remarks(header.options):
        talk.say(phrase, **facts)
    script = ScriptedConsole.of(typed, cells)
    for step, answer in watcher.replica.table.answers():
        spread(table.take_told(), [talk_of(talk)])
        if isinstance(step, Ask) and step.seat == seat:
            assert run(talk.choose(table.open), script) == answer
        table.apply(answer)
    spread(table.take_told(), [talk_of(talk)])
    run(talk.show(), script)
    return " ".join(script.transcript).split()


def talk_of(talk):
    return SimpleNamespace(seats=talk.seats, tell=talk.tell)


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
        watcher = Watcher(club.store)
        typed = play_out(watcher, {0: anna, 1: ben}, {0: "de", 1: "en"})
        anna.until("Noch einmal")
        ben.until("Again|again")
        for seat, client, language, cells in ((0, anna, "de", 40), (1, ben, "en", 80)):
            assert over_the_line(client) == at_home(watcher, seat, language, cells, typed[seat])
        anna.says("Ende", "Lobby\\?")
        ben.says("quit", "Lobby\\?")
        ben.says("leaders " + game, "1 (Anna|Ben) \\d+, 2 (Anna|Ben) \\d+")
        for client in (anna, ben):
            client.type("quit" if client is ben else "Ende")
            assert client.ends() == 0
        assert re.search(r"\x1b", anna.shown) is None
        assert "\r\n" in ben.shown
