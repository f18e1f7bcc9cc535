"""Numbers in words, where numbers are taken, and answers of several parts."""

import declared
import pytest
from helpers import taverne

from access.answers.commands import Answered, Unclear
from access.answers.shapes import amount
from access.answers.words import Words
from access.language.phrases import Phrases
from access.storage import catalogue
from games.cards import Card
from games.kara.questions import RunOrStop
from games.misericorde.questions import Between
from games.refusals import Illegal
from games.steps import Seat
from games.verflixte6.jokers import NAMES as JOKERS
from games.verflixte6.questions import Choose
from games.words.questions import Swap

SEAT = Seat(0)
SPELLED = {
    "tausend": 1000,
    "zweitausendfünfhundert": 2500,
    "einundzwanzig": 21,
    "zwei hundert": 200,
    "hunderteins": 101,
    "neunundneunzig": 99,
    "twenty-one": 21,
    "two hundred and fifty": 250,
    "one thousand five hundred": 1500,
    "quatre-vingt-dix-sept": 97,
    "vingt et un": 21,
    "deux mille": 2000,
    "soixante-quinze": 75,
}


@pytest.mark.parametrize(("typed", "number"), SPELLED.items())
def test_a_number_above_twenty_is_understood_in_words(typed, number):
    assert amount(typed) == number


@pytest.mark.parametrize(
    "typed", ["eins fünf", "one and five", "fünf zwanzig", "hundred hundred", "tausend tausend", "cats"]
)
def test_several_numbers_or_other_words_are_no_number(typed):
    assert amount(typed) is None


@pytest.mark.parametrize(
    ("language", "typed"),
    [("de", "eins"), ("en", "one"), ("fr", "un"), ("de", "1"), ("en", "1"), ("fr", "1")],
)
def test_a_number_in_words_is_the_beginning_of_no_word(language, typed):
    question = Between(SEAT, True, 0, 5, 2, 2)
    game = catalogue.find("misericorde")
    words = Words(Phrases(language, game), question, declared.of_table(game), game.queries)
    with pytest.raises(Unclear) as unclear:
        words.read(typed)
    assert not unclear.value.words


@pytest.mark.parametrize(
    ("language", "typed", "opens"),
    [("de", "eins", "Welches Spiel?"), ("en", "one", "Which game?"), ("fr", "un", "Quel jeu")],
)
def test_a_number_in_words_opens_its_entry_of_the_menu(language, typed, opens):
    assert opens in taverne("--lang", language, typed=f"{typed}\n").stdout


@pytest.mark.parametrize(
    ("language", "play", "target", "rate", "table", "told"),
    [
        ("de", "Spiel", "Ziel tausend", "setze Tempo zweihundert", "Ziel 1000", "Tempo: 200."),
        ("en", "play", "target one thousand", "set rate two hundred", "target 1000", "rate: 200."),
        ("fr", "jouer", "but mille", "changer vitesse deux cents", "en 1000 points", "vitesse: 200."),
    ],
)
def test_options_and_settings_take_numbers_in_words(language, play, target, rate, table, told):
    run = taverne("--lang", language, typed=f"{play}\nkaques\n{target}\n{rate}\n")
    assert table in run.stdout, run.stdout
    assert told in run.stdout, run.stdout


# Several parts --------------------------------------------------------------------------------------------------------

AND = {"de": "und", "en": "and", "fr": "et"}
ONE_FIVE = {"de": ("eins", "fünf"), "en": ("one", "five"), "fr": ("un", "cinq")}


@pytest.mark.parametrize("language", AND)
def test_and_between_the_parts_of_an_answer_is_left_out(language):
    joined = AND[language]
    one, five = ONE_FIVE[language]
    run = RunOrStop(SEAT, (1, 1, 5, 5, 6), 3, "over", (3, 3, 3, 3, 3), False)
    words = Words(Phrases(language, catalogue.find("kara")), run, ())
    for typed in (f"1 {joined} 5", f"1, {joined} 5", f"{one} {joined} {five}", f"{one}, {five}"):
        assert words.read(typed) == Answered((1, 5)), typed
    phrases = Phrases(language, catalogue.find("verflixte6"))
    names = [phrases.term(JOKERS[at])[0] for at in (0, 1, 2)]
    choose = Choose(SEAT, JOKERS, len(JOKERS), False, 3, 3)
    meant = Words(phrases, choose, ()).read(f"{names[0]}, {names[1]} {joined} {names[2]}")
    assert meant == Answered(JOKERS[:3])


def hand(*names):
    return tuple(Card(name, 5) for name in names)


@pytest.mark.parametrize("language", AND)
def test_cards_take_and_between_them_and_one_card_in_its_letters(language):
    game = catalogue.find("words")

    def swapped(typed, held):
        question = Swap(SEAT, hand(*held), 5, None)
        meant = Words(Phrases(language, game), question, ()).read(typed)
        question.check(meant.value)
        return meant.value

    word = Phrases(language, game).words("words-answer-swap")[0]
    assert swapped(f"{word} c h {AND[language]} z", ("C", "H", "Z", "A")) == ("C", "H", "Z")
    for typed in ("c h y", f"{word} c h y", f"{word} ch {AND[language]} y"):
        assert swapped(typed, ("CH", "Y", "A")) == ("CH", "Y")
    assert swapped(f"{word} c h", ("C", "H", "CH")) == ("C", "H")
    with pytest.raises(Illegal):
        swapped(f"{word} c h y", ("C", "Y", "A"))
