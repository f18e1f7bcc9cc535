"""What is listed at home works: no command that help names, that is completed or has a button is refused there."""

import re

import pytest
from helpers import ScriptedTerminal, agreed, keyboard_of
from refused import refusals
from shown import Careless

from access.dialogue.asking import Confirm, Watched
from access.dialogue.commands import AwayFromTables
from access.engine.chance import Seeded, SeededLuck
from access.engine.table import BotSeat, Table, spread
from access.language.phrases import Phrases
from access.play.at_table import AtTable, BesideTable, WhatNext
from access.storage import catalogue
from games.game import Sitting
from games.refusals import Leave, TakeBack
from games.steps import Chance, Roll, Seat

NAMES = ["Ann", "Ben", "Gustave"]
LAST = {"quit", "undo", "rules"}
"""Commands after which nothing more is typed at the question."""
TABLES = [
    ("kaques", {"target": 500}, False),
    ("kaques", {"target": 500}, True),
    ("kara", {"rounds": 1}, False),
    ("kara", {"rounds": 1}, True),
    ("misericorde", {"rounds": 1}, False),
    ("misericorde", {"rounds": 1}, True),
    ("verflixte6", {"rounds": 1}, False),
    ("verflixte6", {"rounds": 1}, True),
    ("words", {"rounds": 1, "check": "challenge"}, False),
    ("words", {"rounds": 1, "check": "always"}, False),
    ("words", {"rounds": 1, "cards": "typed"}, True),
]
"""Games with their options, and whether persons throw real dice or hold real cards."""


def places(name, options, typed, advised):
    """Each question of a game of three with random answers, and where it is asked: at the table, beside it, after it."""
    game = catalogue.find(name)
    options = game.agreement.settle(agreed(game, **options), Sitting(3, 0, "en"))
    table, chance = Table(lambda: game.new(3, options)), Seeded(7)
    bots = [Careless(Seat(seat), SeededLuck(7, Seat(seat))) for seat in range(3)]
    advisers = {seat: game.adviser(Seat(seat)) for seat in range(3)}
    ears = [BotSeat(Seat(seat), hears) for seat in range(3) for hears in (bots[seat], advisers[seat])]
    around = AtTable(table, game, typed, advisers if advised else {})
    turn = 0
    while (step := table.open) is not None:
        spread(table.take_told(), ears)
        if isinstance(step, Chance):
            if typed and isinstance(step, Roll):
                yield around, around.throw(step)
            table.answer(table.number, chance(table.number, step))
            continue
        yield around, step
        table.answer(table.number, bots[step.seat].choose(turn, step))
        turn += 1
    yield around, WhatNext(Seat(0), True)
    yield (
        AtTable(Table(lambda: game.new(3, options)), game, end_lesson=lambda: None),
        Confirm(Seat(0), "Go on?", "Go on?"),
    )
    yield BesideTable(table, game), WhatNext(Seat(0), True)


def told(around, question, *typed):
    """What is shown to somebody who types these lines at a question."""
    game = getattr(around, "game", None)
    terminal = ScriptedTerminal(*typed)
    keyboard = keyboard_of(terminal, Phrases("en", game, NAMES), (question.seat,), around=around)
    with pytest.raises((EOFError, TakeBack, Leave)):
        keyboard.ask(question)
    assert not terminal.typed, terminal.typed
    return keyboard, "\n".join(terminal.shown)


def listed(around, question):
    """The words that are completed, that have a button, and that help names at a question, without its answers."""
    keyboard, shown = told(around, question, "help")
    conversation = keyboard.conversation
    words = conversation._words(question)()
    answers = {conversation.to.phrases.words(conversation.to.phrases.answer(each))[0] for each in question.offers()}
    named = re.search(r"At any time: ([^.]*)\.", shown)[1]
    buttons = {each.word for each in words.offered.commands}
    assert set(words.all()) - answers <= buttons
    assert set(named.split(", ")) - {""} <= buttons, "help names nothing that has no button"
    return buttons - answers


@pytest.mark.parametrize("advised", [True, False])
@pytest.mark.parametrize(("name", "options", "typed"), TABLES)
def test_no_question_of_a_game_lists_a_command_that_it_refuses(name, options, typed, advised):
    game, met = catalogue.find(name), set()
    for around, question in places(name, options, typed, advised):
        words = listed(around, question)
        met |= words
        pause = {"next"} if any(offer.enter for offer in question.offers()) else set()  # there it goes on
        for lines in (sorted(words - LAST - pause), *([word] for word in sorted(words & LAST))):
            shown = told(around, question, *lines)[1]
            assert not refusals(shown, game), (question, lines, shown)
    assert ("advice" in met) == advised
    assert ("undo" in met) == typed
    assert ("look" in met) == ("always" in options.values())


def test_the_menu_lists_no_command_that_it_refuses():
    around, question = AwayFromTables(), Confirm(Seat(0), "Go on?", "Go on?")
    words = listed(around, question)
    _, shown = told(around, question, *sorted(words - LAST - {"next"}))  # next is Enter: no
    assert not refusals(shown, None), shown
    assert not words & {"advice", "undo", "score"}


def test_what_may_be_typed_in_turn_and_out_of_turn_is_made_once():
    around, question = next(iter(places(*TABLES[0], advised=True)))
    conversation = told(around, question, "help")[0].conversation
    waits = Watched(question.seat)
    kept = conversation.usable(waits), conversation.usable(question)
    assert (conversation.usable(waits), conversation.usable(question)) == kept
    assert conversation.usable(waits) is kept[0]
    assert conversation.usable(question) is kept[1]
    words = conversation._words(waits)
    assert words().offered is words().offered
