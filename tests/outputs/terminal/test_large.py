"""Large print: dice, cards and points in solid signs."""

import string

import pytest
from helpers import ScriptedTerminal, taverne

from access.desk.desk import Devices, Keyboards
from access.language.line import Line, Span, plain_line
from access.language.phrases import dice, letter_cards
from access.outputs.terminal.large import ROWS, drawn, shows_table_dice, sign, table_dice, words
from access.play import session
from access.play.new_game import header
from access.play.session import Equipment
from access.settings.preferences import Preferences
from access.storage import catalogue
from games.cards import Card

THROW = Line((dice((1, 5, 2, 2, 2, 6)), Span("text", ", "), Span("number", "300"), Span("text", "?")))
HOUSE = Line(
    (*plain_line("Round 2 of 9. House 16: ").spans, dice((3, 2, 2, 3, 6)), Span("text", ", by "), Span("seat", "Bo"))
)


LETTERS = string.digits + string.ascii_uppercase + "ÄÖÜẞ"


@pytest.mark.parametrize("letter", LETTERS)
def test_every_sign_has_five_rows_of_equal_width_and_no_two_are_alike(letter):
    rows = sign(letter)
    assert len(rows) == ROWS
    assert len({len(row) for row in rows}) == 1
    assert [other for other in LETTERS if sign(other) == rows] in ([letter], ["0", "O"])


def test_dice_and_points_of_a_question_are_drawn_side_by_side():
    rows = drawn(THROW, 80)
    assert rows[0] == rows[-1] == ""
    assert rows[1] == " █    ███   ███   ███   ███   ███      ███ ███ ███"
    assert len(rows) == ROWS + 2


@pytest.mark.parametrize("columns", [20, 30, 40, 80])
def test_what_does_not_fit_goes_below_and_no_number_is_broken(columns):
    rows = drawn(THROW, columns)
    assert max(map(len, rows)) < columns
    assert len(rows) % (ROWS + 1) == 1
    assert any(row.endswith("███ ███ ███") for row in rows)


def test_what_just_fits_stays_in_its_row_and_a_column_less_sends_it_below():
    width = max(map(len, drawn(THROW, 200)))
    assert len(drawn(THROW, width + 1)) == ROWS + 2
    assert len(drawn(THROW, width)) == 2 * ROWS + 3


def test_of_cards_the_letters_are_drawn():
    cards = Line((letter_cards([Card("TH", 9), Card("A", 2)]),))
    assert drawn(cards, 80) == drawn(cards.shortened(), 80)
    assert drawn(plain_line("Start?"), 80) == []


@pytest.mark.parametrize(("card", "like"), [("É", "E"), ("Ñ", "N"), ("ä", "Ä"), ("ß", "ẞ")])
def test_a_letter_with_a_sign_above_it_is_drawn_as_its_own_or_its_base_letter(card, like):
    assert drawn(Line((letter_cards([Card(card, 5)]),)), 80)[1:-1] == [row.rstrip() for row in sign(like)]


def test_a_letter_that_the_font_lacks_stands_there_as_it_is():
    assert drawn(Line((letter_cards([Card("Ж", 5)]),)), 80)[1:-1] == ["", "", "Ж", "", ""]


def drawn_words(line):
    return [word for _, word, _ in words(line)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("12 points?", "12 points"),
        ("12?", "12"),
        ("You: 45 chips, no round won.", "45 chips"),
        ("Round 2 of 9.", "Round 2 of 9"),
        ("You buy 10 chips, now 10, 4 coppers left.", "You buy 10 chips now 10 4 coppers left"),
        ("Um bis zu 2?", "zu 2"),
        ("0 aus allen anderen früheren Runden", "0 aus"),
        ("2 de moins, 1 d'avance", "2 de moins 1 d'avance"),
    ],
)
def test_a_number_never_stands_without_its_unit(text, expected):
    assert " ".join(drawn_words(plain_line(text))) == expected


def test_words_beside_a_number_that_need_more_than_two_rows_are_left_to_the_line_below_them():
    line = Line((Span("seat", "Bo"), *plain_line(": 0 from earlier rounds.").spans))
    assert len(drawn(line, 40, asked=True)) == 1 + 1 * (ROWS + 1), "the name and the number"
    assert len(drawn(line, 80, asked=True)) == 1 + 2 * (ROWS + 1)
    assert len(drawn(Line((Span("seat", "Bo"), *plain_line(": 0 points.").spans)), 40, asked=True)) == 1 + 2 * (
        ROWS + 1
    )


@pytest.mark.parametrize(
    ("text", "drawn"), [(", 9. Raise by up to 2?", "=9"), (", 8. Raise by up to 2?", "8"), (", 9 points?", "9 points")]
)
def test_the_sum_of_the_dice_before_it_is_drawn_with_its_sign(text, drawn):
    shown = drawn_words(Line((dice((4, 3, 2)), *plain_line(text).spans)))
    assert " ".join(shown[3:]).startswith(drawn)
    assert drawn_words(Line((dice((4,)), *plain_line(", 4?").spans))) == ["4", "4"]


def test_the_sign_of_a_sum_is_drawn():
    rows = drawn(Line((dice((4, 3, 2)), *plain_line(", 9.").spans)), 80)
    assert rows[2].endswith("███ █ █")
    assert rows[3].endswith("███")


def test_the_numbers_of_ones_own_standing_are_drawn_when_they_are_asked_for():
    line = plain_line("You: 9 chips, 4 coppers.")
    assert drawn(line, 80) == []
    rows = drawn(line, 200, asked=True)
    assert len(rows) == ROWS + 2
    assert len(drawn(line, 40, asked=True)) > 2 * (ROWS + 1) + 1
    name = drawn(Line((Span("seat", "You"), *plain_line(": 9 chips, 4 coppers.").spans)), 200, asked=True)
    assert rows == name, "one's own row has a name, as those of others have"
    assert drawn(plain_line("It: 9."), 80) != drawn(plain_line("It: 9."), 80, asked=True)
    throw = Line((*plain_line("Dice: ").spans, dice((4, 3))))
    assert drawn(throw, 80) == drawn(throw, 80, asked=True)


@pytest.mark.parametrize(
    ("language", "word", "own"), [("en", "score", "YOU"), ("de", "Punkte", "DU"), ("fr", "score", "TOI")]
)
@pytest.mark.parametrize("game", catalogue.names())
def test_ones_own_row_of_the_standing_is_drawn_with_its_word(game, language, word, own):
    play = ("play", game, "Ann", "--seed", "3", "--lang", language, "--print", "always")
    shown = taverne(*play, typed=f"{word}\nquit\n").stdout.splitlines()
    drawn_word = [" ".join(parts) for parts in zip(*map(sign, own), strict=True)]
    begins = [at for at in range(len(shown)) if all(map(str.startswith, shown[at : at + ROWS], drawn_word))]
    told = next(at for at, row in enumerate(shown) if row.casefold().startswith(f"{own}: ".casefold()))
    assert [at for at in begins if at < told]


def test_the_dice_of_the_table_are_drawn_as_they_are_told_with_their_sum():
    assert shows_table_dice(HOUSE)
    assert drawn_words(table_dice(HOUSE)) == ["House", "16", "3", "2", "2", "3", "6"]
    for spans in ((Span("seat", "Bo"), Span("number", "3"), dice((3,))), (dice((3,)), Span("number", "3"))):
        assert not shows_table_dice(Line(spans))
    assert not shows_table_dice(plain_line("Round 2."))
    large = taverne("play", "kara", "Ann", "--seed", "3", "--print", "always", typed="quit\n").stdout
    assert large.index("█") < large.index("House 16, the sum to reach; its dice: 3 2 2 3 6") < large.rindex("█")


def test_a_number_is_drawn_alone_and_several_only_beside_dice_or_cards():
    assert drawn(plain_line("Bet 1 to 5, pot 2?"), 80) == []


def test_large_print_is_drawn_above_each_question_if_it_is_asked_for():
    play = ("play", "kaques", "Ann", "--seed", "14")
    large = taverne(*play, "--print", "always", typed="help\nquit\n").stdout
    assert large.count("███") > 5
    assert large.index("███") < large.index("5 2 4 1 3 5. Keep or stop?")
    assert "█" not in taverne(*play, typed="quit\n").stdout


@pytest.mark.brailled
@pytest.mark.parametrize(
    ("size", "braille", "reader", "drawn"),
    [
        ("large", "off", None, True),
        ("large", "off", "yasr", False),
        ("large", "terminal", None, False),
        ("always", "terminal", "yasr", True),
        ("normal", "off", None, False),
    ],
)
def test_beside_a_reader_or_braille_large_print_is_drawn_only_if_it_is_always_wanted(
    size, braille, reader, drawn, tmp_path
):
    terminal = ScriptedTerminal("quit")
    devices = Devices(lambda plain, key: terminal, has_sound=lambda: False, screen_reader=lambda: reader)
    preferences = Preferences(language="en", speech="off", size=size, braille=braille, more=False)
    head = header(catalogue.find("kaques"), ["Ann"], preferences, "en", ())
    session.play(preferences, head, tmp_path / "game.jsonl", Equipment(Keyboards(devices)))
    assert ("█" in "".join(terminal.shown)) == drawn


def test_no_line_is_broken_within_a_throw():
    line = Line((Span("text", "Ann threw "), dice((1, 5, 2, 2, 2, 6)), Span("text", ", and keeps 1 5.")))
    assert "1\u00a05\u00a02\u00a02\u00a02\u00a06" in line.unbroken


def test_a_letter_card_has_its_braille_below_it_for_those_who_learn_it():
    rows = drawn(Line((letter_cards([Card("TH", 9), Card("A", 2)]), Span("number", "30"))), 80, dots=True)
    assert rows[6] == ""
    assert rows[7].split() == ["·●", "●·", "·●", "·●", "●·", "·●", "●·"]
    assert len({len(row) for row in rows[1:6]}) <= 2
    assert len(rows) == 1 + ROWS + 4 + 1
    assert drawn(THROW, 80, dots=True) == drawn(THROW, 80), "dice have none"


def test_a_line_that_was_asked_for_is_drawn_with_the_name_of_its_player():
    line = Line(
        (Span("seat", "Bo"), Span("text", ": "), Span("number", "13"), Span("text", " chips, "), Span("number", "4"))
    )
    assert drawn(line, 80) == []
    rows = drawn(line, 80, asked=True)
    assert rows[1].startswith(f"{sign('B')[0]} {sign('O')[0]} ")
    assert len(rows) == ROWS + 2
    assert len(drawn(line, 20, asked=True)) > len(rows)
    assert drawn(plain_line("Nobody."), 80, asked=True) == []


def test_the_hand_the_dice_and_the_standing_are_drawn_when_they_are_asked_for():
    play = ("play", "words", "Ann", "--seed", "3", "--print", "always", "--cells", "60")
    _, hand, score, _ = taverne(*play, "--dots", typed="hand\nscore\nquit\n").stdout.split("Bet")
    assert hand.count("█") > 50
    assert hand.count("●") > 20
    assert "█" in score[: score.index("You: 49.")]
    assert score.count("●") == 0, "the hand is drawn once"


def test_of_two_letters_in_one_each_is_drawn():
    assert drawn(Line((letter_cards([Card("Œ", 5)]),)), 80) == drawn(Line((letter_cards([Card("OE", 5)]),)), 80)
