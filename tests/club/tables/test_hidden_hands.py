"""Hands reach their owner alone: every line that leaves for each seat, and for somebody who watches, is searched."""

from contextlib import suppress

import declared
import pytest
from club_here import Here
from club_players import Watcher, play_out
from hands import cards_in, known, marked_deck
from scripted import ScriptedConsole

from access.dialogue.conversation import Conversation
from access.dialogue.drivers import run
from access.dialogue.requests import Listener, Read, Typed, Watching
from access.engine.chance import Seeded, SeededLuck
from access.engine.table import Table, drive
from access.language.phrases import Hearing, Phrases
from access.play.at_table import AtTable, BesideTable, table_seen
from games.game import Sitting
from games.options import with_defaults
from games.refusals import Leave
from games.steps import Seat
from games.words import GAME

NAMES = ("Person 1", "Person 2", "Person 3")
CURIOUS = ("hand", "score", "repeat others", "turn", "pot", "help")
"""What is typed where a hand of somebody else could be had."""


class Line:
    """The connection of a seat, or of somebody who watches: all that leaves for it, and what it asks for."""

    def __init__(self, table, seat, bot):
        self.seats = frozenset() if seat is None else frozenset({seat})
        around = BesideTable(table, GAME, own_commands=declared.in_club)
        if seat is not None:
            around = AtTable(table, GAME, own_commands=declared.in_club)
        phrases = Phrases("en", GAME, NAMES, self.seats)
        self.conversation = Conversation([Listener(seat or 0, phrases, hearing=Hearing("full"))], self.seats, around)
        self.bot, self.sent = bot, []
        self.sees = lambda: table_seen(table, seat)
        self.tell = self.conversation.tell

    def serve(self, typed):
        left, script = iter(typed), ScriptedConsole.of(())

        def one(request):
            if isinstance(request, Read) and isinstance(request.stop, Watching):
                self.sent.extend(told.own.line.text for told in request.lines if told.own is not None)
                word = next(left, None)
                if word is None:
                    raise EOFError
                return Typed(word)
            try:
                return script(request)
            finally:
                self.sent += script.transcript
                script.transcript = []

        return one

    def look(self, seat):
        with suppress(EOFError, Leave):
            run(self.conversation.watch(seat), self.serve(CURIOUS))
        seen = self.sees()
        told = (*seen.standing, *seen.beside, *seen.held)
        self.sent += [self.conversation.to.phrases.event(event)[0].text for event in told]

    def choose(self, number, question):
        with pytest.raises(EOFError):
            run(self.conversation.choose(question), self.serve(()))
        return self.bot.choose(number, question)


class Hears:
    def __init__(self, line, others):
        self.line, self.others, self.seats, self.bot = line, others, line.seats, line.bot

    def tell(self, told):
        self.line.tell(told)
        self.bot.tell(told)

    def choose(self, number, question):
        for other in self.others if number % 5 == 0 else ():
            other.look(min(other.seats, default=0))
        return self.line.choose(number, question)


class Nobody:
    def tell(self, told):
        pass


@pytest.mark.parametrize("rounds", [100, pytest.param(1000, marks=pytest.mark.everything)])
@pytest.mark.long
def test_in_many_rounds_no_connection_is_sent_a_card_it_must_not_know(rounds):
    deck, shown = marked_deck(), 0
    options = with_defaults(
        GAME.agreement.options, {"deck": deck.told(), "rounds": 1, "chips": 9, "check": "challenge"}
    )
    options = GAME.agreement.settle(options, Sitting(3, 0, "en"))
    for seed in range(rounds):
        table = Table(lambda: GAME.new(3, options))
        levels = enumerate(("easy", "good", "best"))
        lines = [Line(table, n, GAME.bots[level](Seat(n), SeededLuck(seed, Seat(n)))) for n, level in levels]
        beside = Line(table, None, Nobody())
        every = [*lines, beside]
        seats = [Hears(line, [each for each in every if each is not line]) for line in lines]
        drive(table, seats, [*seats, Hears(beside, [])], Seeded(seed))
        may = known(table)
        public = set.intersection(*may)
        for n, line in enumerate(every):
            run(line.conversation.show(), line.serve(()))
            found = cards_in("\n".join(line.sent))
            allowed = may[n] if n < 3 else public
            assert found <= allowed, (seed, n, found - allowed)
            shown += len(found) if n < 3 else 0
    assert shown > 3 * 3 * rounds, "the search finds what is shown"


@pytest.mark.connected
def test_in_twenty_games_over_ssh_no_byte_shows_a_card_to_somebody_who_must_not_know_it(tmp_path):
    deck = tmp_path / "deck.toml"
    lines = [
        f"{name} = {{ count = {kind.count}, points = {kind.points} }}" for name, kind in marked_deck().kinds.items()
    ]
    deck.write_text("\n".join(["[cards]", *lines]))
    options = {"deck": str(deck), "rounds": "1", "chips": "9", "check": "challenge"}
    shown = 0
    with Here() as club:
        anna, ben, carl = club.member("Anna"), club.member("Ben", "-T"), club.member("Carl")
        for number in range(1, 21):
            club.gather("Anna", "words", bots=1, **options)
            begins = [len(client.shown) for client in (anna, ben, carl)]
            anna.says(f"sit {number}", r"Start\? $")
            ben.says(f"sit {number}", r"Start\? $")
            ben.says("start", "At the table: Anna, Ben, Gustave")
            carl.says(f"watch {number}", "At the table: Anna, Ben, Gustave")
            curious = iter(CURIOUS * 100)
            watcher = Watcher(club.store, number)
            play_out(
                watcher, {0: anna, 1: ben}, {0: "en", 1: "en"}, lambda seat, at, c=curious: None if at % 4 else next(c)
            )
            for client in (anna, ben):
                client.until("Again")
                client.says("quit", r"Lobby\? $")
            carl.until(r"Lobby\? $")
            may = known(watcher.replica.table)
            allowed = (may[0], may[1], set.intersection(*may))
            for client, begin, cards in zip((anna, ben, carl), begins, allowed, strict=True):
                found = cards_in(client.shown[begin:])
                assert found <= cards, (number, found - cards)
                shown += len(found) if client is not carl else 0
    assert shown > 20 * 2 * 3, "the search finds what is shown"
