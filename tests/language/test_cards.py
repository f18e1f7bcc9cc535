"""Cards and hands for ear and finger: how they are said, and which cells stand for them."""

import os
from pathlib import Path

import pytest

from access.language.line import How
from access.language.output import fitting
from access.language.phrases import Phrases, letter_cards
from access.outputs.braille.translator import Translator, exact, pieces
from access.play.at_table import code_words
from access.system.environment import LANGUAGES
from games.cards import Card, Row
from games.steps import Seat
from games.words import GAME, events
from games.words.decks import deck
from games.words.options import Sitting, agreement, settle
from games.words.questions import CALL, Call, Doubt, Lay, LayUnseen, Open, ShowHighest, Swap, SwapCount, WhoDeals
from games.words.rules import Words

GOLDEN = Path(__file__).parent / "cards"
WIDTHS = (12, 20, 32, 40, 80)
HANDS = {
    "en": ("QU IN TH E R S A", "Q U I T E S T", "CL ER IN QU TH Z X", "A A A A A A A", "W J Z Q X V V"),
    "de": ("CH ER QU E N S A", "N I CH T S U E", "CH CH ER ER QU Z Y", "A A A A A A A", "J Q X Y Z V W"),
    "fr": ("CH ER QU E N S A", "QU A I T S U E", "CH ER ON OU QU Z Y", "A A A A A A A", "J Q X Y Z V W"),
}


def kept(name, now):
    """The golden file of this name, written anew where that is wanted."""
    path = GOLDEN / name
    if os.environ.get("WRITE_GOLDEN"):
        GOLDEN.mkdir(exist_ok=True)
        path.write_text(now, encoding="utf-8")
    return path.read_text(encoding="utf-8")


def agreed(language="en"):
    options = {option.name: option.default for option in GAME.agreement.options}
    return agreement(settle(options, Sitting(2, 0, language)))


def translator(language, table):
    made = Translator(language)
    made.exact = table
    return made


@pytest.mark.brailled
@pytest.mark.parametrize("table", ["de-g0.utb", "en-ueb-g1.ctb", "fr-bfu-comp6.utb"])
@pytest.mark.parametrize("name", LANGUAGES)
def test_all_cards_of_all_decks_are_the_cells_of_the_golden_list(name, table):
    cards, phrases, made = deck(name), Phrases("en", GAME), translator("en", table)
    lines = []
    for letters in cards.kinds:
        line = phrases.event(events.Holding((cards.card(letters),)))[1]()
        lines.append(f"{letters}{cards.kinds[letters].points} {made.line(line)}")
    assert "\n".join(lines) + "\n" == kept(f"cards.{name}.{table}.txt", "\n".join(lines) + "\n")


@pytest.mark.brailled
def test_a_card_is_its_small_letters_number_sign_and_points():
    line = Phrases("en", GAME).event(events.Holding((Card("TH", 9),)))[1]()
    assert translator("en", "de-g0.utb").line(line) == translator("en", "en-ueb-g1.ctb").line(line) == "⠞⠓⠼⠊"


@pytest.mark.brailled
@pytest.mark.parametrize("language", HANDS)
def test_hands_fit_the_line_with_points_else_letters_else_whole_cards(language):
    cards, made, lines = deck(language), Translator(language), []
    for sort in ("vowels", "points", "alphabet"):
        phrases = Phrases(language, GAME, sort=sort)
        for typed in HANDS[language]:
            line = phrases.event(events.Holding(cards.hand(typed.split())))[1]()
            with_points, letters = made.line(line), made.line(line.shortened())
            for width in WIDTHS:
                shown = list(pieces(made.fitting(line, width), width))
                wanted = with_points if len(with_points) <= width else letters
                assert "⠀".join(shown) == wanted
                assert all(len(piece) <= width for piece in shown)
                assert [cell for piece in shown for cell in piece.split("⠀")] == wanted.split("⠀")
                lines.append(f"{sort} {typed}, {width}: {' | '.join(shown)}")
    now = "\n".join(lines) + "\n"
    assert now == kept(f"hands.{language}.txt", now)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_said_as_letters_apart_and_a_double_card_as_one(language):
    phrases = Phrases(language, GAME, own=(0,), names=("Ann", "Ben"))
    hand = deck("en").hand(("TH", "IN", "A"))
    assert phrases.event(events.Holding(hand))[0].spoken == "A, 2. I N, 7. T H, 9."
    assert phrases.event(events.Holding(hand), "brief")[0].spoken == "A, I N, T H."
    question = Lay(Seat(0), hand, 3, agreed(language))
    assert phrases.question(question).full.spoken.startswith("A, I N, T H")
    assert phrases.question(question).full.text.startswith("A IN TH")


def test_code_words_spell_each_card():
    hand = letter_cards(deck("en").hand(("TH", "A")))
    assert code_words(Phrases("de"), hand) == "T H: Theodor Heinrich. A: Anton"
    assert code_words(Phrases("en"), hand) == "T H: Tango Hotel. A: Alfa"
    for language in LANGUAGES:
        words = [pair.split(" ") for pair in Phrases(language).words("loop-alphabet")]
        assert [pair[0] for pair in words] == list("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        assert all(pair[1][0] == pair[0] for pair in words)


# Prompts -------------------------------------------------------------------------------------------------------------


def questions(language, hand):
    """All questions at a table of cards, with numbers as long as they usually are."""
    ready = agreed(language)
    shown = deck(language).hand(hand.split())
    doubtful = (events.CanDoubt(Seat(1), "antiquary", 44),)
    yield Open(Seat(0), shown, 1, 5, 140, 1, ready)
    yield Call(Seat(0), shown, 5, 140, 2, 5, 1, ready)
    yield Call(Seat(0), shown, 5, 140, 0, 0, 1, ready)
    yield Swap(Seat(0), shown, 140, ready)
    yield SwapCount(Seat(0))
    yield Lay(Seat(0), shown, 140, ready)
    yield LayUnseen(Seat(0), 140, ready)
    yield ShowHighest(Seat(0), ready)
    yield WhoDeals(Seat(0), 2)
    yield Doubt(Seat(0), Seat(1), "antiquary", 44, Row(()), doubtful, ready)


def each(*lines):
    """A function that returns these lines."""
    return lambda: lines


@pytest.mark.brailled
@pytest.mark.parametrize("language", HANDS)
@pytest.mark.parametrize("place", [0, 1, 2])
def test_each_question_with_its_longest_usual_answer_fits_40_cells(language, place):
    made = Translator(language)
    for question in questions(language, HANDS[language][place]):
        phrases = Phrases(language, GAME, ("Ann", "Gustave"), (0,))
        for new in (True, False):  # the first time in words, then bare
            forms = phrases.question(question, How(new=new))
            full, brief, braille, longest = forms.full, forms.brief, forms.braille, forms.longest
            printed = fitting(("", ""), each(full), each(brief), 40, longest, lambda line, closed: line.printed(closed))
            assert len(printed) + 1 + longest < 40, printed
            cells = fitting(("", ""), each(braille), each(brief), 40, longest, made.line)
            assert len(cells) + 1 + longest < 40, cells
            assert printed[-1] in "?:"


@pytest.mark.brailled
def test_the_hand_stands_in_the_question_of_a_bet_when_it_is_asked_for():
    phrases = Phrases("en", GAME, ("Ann", "Ben"), (0,))
    hand = deck("en").hand(("TH", "IN", "A"))
    question = Call(Seat(0), hand, 3, 12, 4, 5, 1, agreed())
    assert phrases.question(question, How(new=True)).full.text == "Call 3, raise, fold, pot 12?"
    assert phrases.question(question).full.text == "Call 3, pot 12?"
    held = phrases.question(question, How(hand=True))
    assert (held.full.text, held.brief.text) == ("A IN TH. Call?", "A IN TH?")
    assert held.full.spoken == "A, I N, T H. Call?"
    assert Translator("en").line(held.braille) == "⠁⠼⠃⠀⠊⠝⠼⠛⠀⠞⠓⠼⠊⠲⠀⠠⠉⠁⠇⠇⠦"
    assert phrases.hand(question) == letter_cards(deck("en").hand(("A", "IN", "TH")))
    assert phrases.hand(SwapCount(Seat(0))) is None
    assert CALL == ("call",)
    assert all(exact(language) for language in LANGUAGES)
    assert Words.__name__ == "Words"
