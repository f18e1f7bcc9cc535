"""Every question of every game on a display: with its longest usual answer on 40 cells, its essential part on few."""

import re
from functools import cache, partial
from pathlib import Path

import pytest
from helpers import ScriptedTerminal, form_of, keyboard_of

from access.dialogue.asking import Confirm, yes_or_no
from access.engine.chance import Guesser, Seeded, SeededLuck
from access.engine.journal import Header
from access.engine.table import BotSeat, Participant, Table
from access.language.phrases import Phrases
from access.outputs.braille.translator import Translator, cuts, tables_for
from access.storage import catalogue
from access.storage.journals import new
from access.system.environment import LANGUAGES
from games.game import Sitting
from games.options import with_defaults
from games.steps import Ask, Chance, Seat

SHORT = {
    "kaques": {"target": 1000},
    "kara": {"rounds": 2},
    "misericorde": {"rounds": 3},
    "verflixte6": {"rounds": 2},
    "words": {"rounds": 2},
}
GAMES = 12
"""Games of each kind that are played at random to meet its questions."""
FEW = (12, 20)
"""Cells of short displays, on which a question leaves room for a blank and the cursor."""


@cache
def asked_in(name, language, seed):
    """All questions of a game whose first seat answers at random, against bots."""
    return tuple(_asked_in(catalogue.find(name), language, seed))


def _asked_in(game, language, seed):
    options = with_defaults(game.agreement.options, SHORT[game.id])
    options = game.agreement.settle(options, Sitting(1, 1, language))
    levels = list(game.bots)
    head = Header(game.id, game.version, (Participant("Ann"), Participant("Gustave")), options, seed, False, language)
    table = Table(new(game, head))
    guesser = Guesser(Seat(0), SeededLuck(seed, Seat(0)))
    bot = game.bots[levels[seed % len(levels)]](Seat(1), SeededLuck(seed, Seat(1)))
    heard = BotSeat(Seat(1), bot)
    while (step := table.open) is not None:
        for told in table.take_told():
            heard.tell(told)
        number = table.number
        if isinstance(step, Chance):
            table.answer(number, Seeded(seed)(number, step))
            continue
        assert isinstance(step, Ask)
        yield step
        table.answer(number, (guesser if step.seat == 0 else bot).choose(number, step))


@pytest.mark.brailled
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", catalogue.names())
def test_each_question_fits_40_cells_with_its_longest_answer_and_fewer_with_the_cursor(name, language):
    game, met = catalogue.find(name), set()
    phrases = Phrases(language, game, ("Ann", "Gustave"), (0,))
    translators = [Translator(language, tables_for(language, grade)) for grade in (0, 1, 2)]
    for seed in range(GAMES):
        for question in asked_in(name, language, seed):
            for translator in translators:
                loop = keyboard_of(ScriptedTerminal(), phrases, translator=translator)
                felt = partial(form_of(loop, question).brailled, show=translator.laid)
                wide, narrow = felt(40), felt(12)
                assert len(wide) + 1 + phrases.question(question).longest < 40, wide.words
                if phrases.hand(question) is None or not narrow.picks:
                    assert all(len(felt(cells)) + 1 < cells for cells in FEW), [felt(cells).words for cells in FEW]
                else:  # a hand goes on beyond the display, but no card is cut
                    ends = {end for _, end in cuts(narrow.shown, 12)}
                    assert all(not pick.start < end < pick.end for end in ends for pick in narrow.picks)
            met.add(type(question))
    assert len(met) >= {"kaques": 1, "kara": 2, "misericorde": 4, "verflixte6": 3, "words": 4}[name], met


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["misericorde", "words"])
def test_on_few_cells_a_question_for_a_number_says_what_it_asks_for(name, language):
    game, met = catalogue.find(name), set()
    phrases = Phrases(language, game, ("Ann", "Gustave"), (0,))
    for seed in range(GAMES):
        for question in asked_in(name, language, seed):
            if any(offer.takes == "amount" for offer in question.offers()):
                for cells in FEW:
                    asked = form_of(keyboard_of(ScriptedTerminal(), phrases), question).printed(cells)
                    assert re.sub(r"\b(to|bis|à|um)\b|[\d\W]", "", asked), asked
                met.add(type(question))
    assert len(met) >= {"misericorde": 4, "words": 2}[name], met


@pytest.mark.parametrize(
    ("language", "limits"), [("en", "Bet 1 to 5?"), ("de", "1 bis 5 setzen?"), ("fr", "Miser 1 à 5?")]
)
def test_the_first_bet_on_20_cells_tells_its_limits_and_later_ones_the_pot(language, limits):
    phrases = Phrases(language, catalogue.find("words"), ("Ann", "Gustave"), (0,))
    question = next(each for each in asked_in("words", language, 0) if type(each).__name__ == "Open")
    loop = keyboard_of(ScriptedTerminal(), phrases)
    assert form_of(loop, question).printed(20) == limits
    assert str(question.pot) in form_of(loop, question).printed(20)


@pytest.mark.brailled
@pytest.mark.parametrize("cells", [12, 16])
def test_below_20_cells_six_dice_are_one_number_of_seven_cells(cells):
    game = catalogue.find("kaques")
    question = asked_in("kaques", "en", 0)[0]
    translator = Translator("en")
    loop = keyboard_of(ScriptedTerminal(), Phrases("en", game), translator=translator)
    felt = partial(form_of(loop, question).brailled, show=translator.laid)
    assert [pick.end - pick.start for pick in felt(cells).picks] == [1] * 6
    assert felt(cells).picks[-1].end == 7


ACCESS = Path(__file__).parents[2] / "access"
ASKED = re.findall(r'yes_or_no\([^"()]*"([a-z-]+)"', "".join(path.read_text("utf-8") for path in ACCESS.rglob("*.py")))
"""The phrases of all questions that are answered by yes or no."""


def confirmations(phrases):
    """All yes-or-no questions: those of the house, and those that a game asks before something is given up."""
    yield from (yes_or_no(phrases, phrase, number=12, name="Gustave") for phrase in sorted(set(ASKED)))
    for game in map(catalogue.find, catalogue.names()):
        for question in asked_in(game.id, phrases.language, 0):
            of = Phrases(phrases.language, game, ("Ann", "Gustave"), (0,))
            for offer in question.offers():
                if offer.confirm and (what := of.told(question, offer.confirm)) is not None:
                    yield Confirm(Seat(0), what, of.told(question, f"{offer.confirm}-brief") or what)


@pytest.mark.brailled
@pytest.mark.parametrize("language", LANGUAGES)
def test_on_12_cells_a_yes_or_no_question_stands_whole_with_room_for_the_cursor(language):
    phrases, met = Phrases(language), set()
    for question in confirmations(phrases):
        met.add(question.what)
        for grade in (0, 1, 2):
            translator = Translator(language, tables_for(language, grade))
            loop = keyboard_of(ScriptedTerminal(), phrases, translator=translator)
            felt = form_of(loop, question).brailled(12, show=translator.laid)
            assert len(felt) + 1 < 12, felt.words
    assert len(met) > len(set(ASKED)) >= 4
