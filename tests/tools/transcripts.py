"""What a player of a club was told, and what the script driver tells the same person at home."""

import re
from itertools import product
from types import SimpleNamespace

from club_players import AT_TABLE
from scripted import ScriptedConsole

from access.dialogue.conversation import Conversation
from access.dialogue.drivers import run
from access.dialogue.requests import Listener
from access.engine.table import Table, spread
from access.language.phrases import Phrases
from access.play.at_table import AtTable
from access.system.environment import LANGUAGES
from games.steps import Ask


def over_the_line(client):
    """The words that stood in a client's terminal from the beginning of the game to its end, with what was typed."""
    shown = client.shown.replace("\r", "")
    begin = re.search(rf"\n[^\n]*{AT_TABLE}\s+Anna,\s+Ben,\s+Gustave\.", shown).start()
    end = re.search(r"(Noch einmal|Again|Encore)[^\n]*\? $", shown).start()
    return _without_waiting(shown[begin:end].split())


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
    return _without_waiting(" ".join(script.transcript).split())


def _without_waiting(words):
    """The words without the lines of a club that say for whom everybody waits."""
    text = " ".join(words)
    for language, name in product(LANGUAGES, ("Anna", "Ben")):
        text = text.replace(Phrases(language).text("club-awaits", name=name), "")
    return text.split()


def talk_of(talk):
    return SimpleNamespace(seats=talk.seats, tell=talk.tell)
