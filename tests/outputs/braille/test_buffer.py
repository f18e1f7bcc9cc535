"""The buffer under the fingers, without a display."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from access.language.line import Line, Span, plain_line
from access.language.output import KEPT
from access.language.phrases import dice, letter_cards
from access.outputs.braille.buffer import Buffer, BufferLine, Typing
from access.outputs.braille.translator import BLANK, BrailleTables, Cells, Pick, Translator, cuts, tables_for
from games.cards import Card


def plain(text):
    """Cells that are print, as for eight dots: a test can be read."""
    words, at = [], 0
    for word in text.split(" "):
        words.append((at, word))
        at += len(word) + 1
    return Cells(text, tuple(words))


def buffer(width=10, mark="off"):
    return Buffer(width, lambda text: text, mark)


def told(made, *texts):
    for text in texts:
        made.tell(BufferLine(plain(text)))
        made.window()


def stands(made):
    return made.window().text.rstrip()


def asked(text, *picks):
    found = [(text.index(word), word) for word in picks]
    return lambda width: Cells(text, plain(text).words, tuple(Pick(at, at + len(w), w.upper()) for at, w in found))


def test_a_line_is_read_in_pieces_cut_at_blanks():
    made = buffer()
    told(made, "one two three four")
    assert [stands(made), made.forward() and stands(made), made.forward() and stands(made)] == [
        "one two",
        "three four",
        "three four",
    ]


def test_new_lines_queue_while_one_is_read():
    made = buffer()
    told(made, "first", "second")
    assert stands(made) == "first"
    assert made.forward()
    assert stands(made) == "second"


def test_the_question_comes_at_once_and_what_was_not_read_comes_when_one_goes_on():
    made = buffer()
    made.tell(BufferLine(plain("first")))
    made.tell(BufferLine(plain("second")))
    made.ask(asked("1 5?"))
    read = [stands(made)]
    while made.forward() and stands(made) not in read:
        read.append(stands(made))
    assert read == ["1 5?", "first", "second"]
    assert stands(made) == "1 5?"


def test_a_line_that_comes_while_a_question_stands_there_waits_behind_the_mark():
    made = buffer(mark="dots")
    made.ask(asked("1 5?"))
    made.tell(BufferLine(plain("back")))
    assert stands(made) == "1 5?"
    assert 9 in made.window().raised
    made.forward()
    assert stands(made) == "back"
    made.forward()
    assert stands(made) == "1 5?"


def test_asked_again_the_line_that_was_asked_for_stands_first():
    made = buffer()
    made.ask(asked("1 5?"))
    made.window()
    made.answered()
    made.tell(BufferLine(plain("Ann 300")))
    made.ask(asked("1 5?"), again=True)
    assert stands(made) == "Ann 300"
    made.forward()
    assert stands(made) == "1 5?"


def test_asked_again_without_a_line_the_question_stands_there():
    made = buffer()
    told(made, "first")
    made.ask(asked("1 5?"))
    made.back()
    assert stands(made) == "first"
    made.answered()
    made.ask(asked("1 5?"), again=True)
    assert stands(made) == "1 5?"


def test_going_on_from_the_line_before_leads_to_the_beginning_of_the_question_and_home_to_what_is_typed_and_back():
    made = buffer(width=8)
    told(made, "first")
    made.ask(asked("322361?"))
    made.typed("2 6 3", 5)
    typed = stands(made)
    assert typed == "2 6 3"
    made.back()
    made.back()
    assert stands(made) == "first"
    made.forward()
    assert stands(made) == "322361?"
    made.home()
    assert stands(made) == typed
    made.home()
    assert stands(made) == "322361?"


def test_all_of_a_question_that_was_shortened_is_read_by_going_back():
    made = buffer()
    told(made, "first")
    made.ask(asked("1 5?"))
    made.keep_whole(BufferLine(plain("1 5, 350?"), seen=True))
    assert stands(made) == "1 5?"
    made.back()
    assert stands(made) == "1 5, 350?"
    made.forward()
    assert stands(made) == "1 5?"
    made.keep_whole(BufferLine(plain("1 5?"), seen=True))
    made.back()
    assert stands(made) == "1 5, 350?"


def test_a_question_that_was_shown_whole_can_be_read_again_once_it_is_answered():
    made = buffer()
    made.ask(lambda width: plain("1 5?"))
    made.keep_whole(BufferLine(plain("1 5?"), seen=True))
    made.back()
    assert stands(made) == "1 5?"
    made.answered()
    told(made, "one")
    made.ask(lambda width: plain("2 2?"))
    made.keep_whole(BufferLine(plain("2 2?"), seen=True))
    made.back()
    assert stands(made) == "one"
    made.back()
    assert stands(made) == "1 5?"


def test_a_question_that_is_asked_again_stands_among_the_lines_only_before_what_was_told_since():
    made = buffer()
    made.ask(lambda width: plain("1 5?"))
    made.keep_whole(BufferLine(plain("1 5?"), seen=True))
    made.answered()
    made.ask(lambda width: plain("1 5?"), again=True)
    assert not made.lines
    made.answered()
    told(made, "one")
    made.ask(lambda width: plain("1 5?"), again=True)
    assert [line.cells.shown for line in made.lines] == [plain("1 5?").shown, plain("one").shown]


def test_an_answered_question_that_shows_a_hand_is_gone_with_the_hand():
    made = buffer()
    made.ask(lambda width: plain("QU I?"))
    made.keep_whole(BufferLine(plain("QU I?"), private=True, seen=True))
    made.answered()
    made.forget_private()
    told(made, "one")
    assert [line.cells.shown for line in made.lines] == [plain("one").shown]


def test_going_on_from_the_end_of_a_line_that_waits_is_enter():
    made = buffer()
    told(made, "one two three four")
    made.wait()
    assert made.forward()
    assert not made.forward()
    assert not made.line_forward()


def test_a_line_that_waits_for_enter_alone_is_not_left_by_a_key():
    made = buffer()
    told(made, "Only Ann?")
    made.wait(by_enter=True)
    assert made.forward()
    made.wait()
    assert not made.forward()


def test_where_the_display_shows_print_by_its_own_table_what_is_typed_is_print_too():
    made = Buffer(20, lambda text: text)
    made.ask(lambda width: Cells("1 2 3?", ((0, "1"), (2, "2"), (4, "3?")), as_text=True))
    made.typed("\u2803", 1)
    assert made.window().as_text
    assert made.window().text == "1 2 3? \u2803".ljust(20)


def test_back_leads_through_the_whole_history_and_home_to_the_question():
    made = buffer()
    told(made, "first", "one two three", "last")
    made.ask(asked("1 5?"))
    read = []
    for _ in range(6):
        made.back()
        read.append(stands(made))
    assert read == ["last", "three", "one two", "first", "first", "first"]
    made.home()
    assert stands(made) == "1 5?"
    made.oldest()
    assert stands(made) == "first"
    made.line_forward()
    made.line_forward()
    assert stands(made) == "last"
    made.line_back()
    assert stands(made) == "one two"


def test_the_mark_tells_that_more_is_there():
    made = buffer(mark="dots")
    told(made, "one two three")
    assert 9 in made.window().raised
    made.forward()
    assert 9 not in made.window().raised
    made.tell(BufferLine(plain("more")))
    assert 9 in made.window().raised
    made.forward()
    assert 9 not in made.window().raised


def test_a_mark_with_a_cell_of_its_own_leaves_the_text_one_cell_less():
    made = buffer(mark="cell")
    told(made, "one two th")
    assert stands(made) == "one two"
    assert 9 in made.window().raised


def test_what_is_typed_stands_behind_the_question_and_the_cursor_where_typing_goes():
    made = buffer()
    made.ask(asked("1 5?"))
    assert made.window().cursor == 6
    made.typed("15", 1)
    assert (stands(made), made.window().cursor) == ("1 5? 15", 7)


def test_a_question_as_long_as_the_display_is_not_torn_apart_by_the_cursor():
    made = buffer(width=8)
    made.ask(asked("Bet 1-5?"))
    assert (stands(made), made.window().cursor) == ("Bet 1-5?", 0)
    made.typed("b", 1)
    assert (stands(made), made.window().cursor) == ("b", 2)


def test_what_is_typed_at_a_line_that_waits_stands_behind_it():
    made = buffer(width=20)
    told(made, "first")
    made.wait()
    assert made.window().cursor == 0
    made.typed("no", 2)
    assert (stands(made), made.window().cursor) == ("first no", 9)


def test_a_routing_key_chooses_a_die_and_takes_it_back():
    made = buffer()
    made.ask(asked("1 5 2?", "1", "5", "2"), lead="")
    first = made.route(2)
    assert first == Typing("5", 1)
    made.typed("5", 1)
    assert made.window().raised == {2}
    assert made.route(0) == Typing("5 1", 3)
    made.typed("5 1", 3)
    assert made.route(2) == Typing("1", 1)


def test_the_reader_stays_at_the_dice_while_choosing_them():
    made = buffer(width=8)
    made.ask(asked("1 5 2 2?", "1", "5"), lead="")
    typing = made.route(0)
    made.typed(typing.text, typing.cursor)
    made.typed(typing.text, typing.cursor)
    assert stands(made) == "1 5 2 2?"


def test_dice_in_one_number_are_typed_as_one():
    made = buffer(width=12)
    made.ask(lambda width: Cells("152?", ((0, "152?"),), tuple(Pick(n, n + 1, "152"[n]) for n in range(3))), lead="")
    made.typed("1", 1)
    assert made.route(1) == Typing("15", 2)


def test_cards_are_chosen_behind_their_word():
    made = buffer(width=20)
    made.ask(asked("a qu th?", "a", "qu", "th"), lead="swap")
    typing = made.route(2)
    assert typing == Typing("swap QU", 7)
    made.typed(typing.text, typing.cursor)
    assert made.route(5) == Typing("swap QU TH", 10)
    made.typed("swap qu", 7)
    assert made.route(2) == Typing("", 0)


def test_what_was_typed_by_hand_is_not_lost_by_a_routing_key():
    made = buffer(width=20)
    made.ask(asked("1 5 2?", "1", "5", "2"), lead="")
    made.typed("1", 1)
    assert made.route(2) == Typing("1 5", 3)


def test_a_routing_key_in_what_is_typed_moves_the_cursor():
    made = buffer(width=20)
    made.ask(asked("1 5?"))
    made.typed("stop", 4)
    assert made.route(6) == Typing("stop", 1)
    assert made.route(19) == Typing("stop", 4)


def test_a_routing_key_elsewhere_means_nothing():
    made = buffer(width=20)
    assert made.route(0) is None
    told(made, "first")
    assert made.route(0) is None
    made.ask(asked("1 5?", "1"))
    assert made.route(0) is None  # nothing can be chosen at this question
    made.back()
    assert made.route(0) is None


def test_private_lines_are_taken_off_with_an_open_question():
    made = buffer()
    told(made, "first")
    made.tell(BufferLine(plain("a qu th"), private=True))
    made.ask(asked("a qu th?"))
    made.forget_private()
    assert [strip.cells.shown for strip in made.lines] == ["first"]
    assert stands(made) == "first"


def test_after_an_answer_the_question_stays_until_something_is_told():
    made = buffer()
    made.ask(asked("1 5?"))
    made.typed("stop", 4)
    made.answered()
    assert stands(made) == "1 5? stop"
    made.tell(BufferLine(plain("first")))
    assert stands(made) == "first"


@pytest.mark.parametrize("width", [12, 20, 80])
def test_another_width_keeps_the_place(width):
    made = buffer(width=40)
    told(made, "one two three four five six seven eight nine ten eleven twelve")
    made.forward()
    first = stands(made).split()[0]
    made.resize(width)
    assert first in stands(made).split()


def test_a_question_is_asked_anew_for_another_width():
    made = buffer(width=40)
    made.ask(lambda width: plain("1 5 2?" if width >= 20 else "152?"))
    made.resize(12)
    assert stands(made) == "152?"


def test_the_tape_keeps_so_many_lines_and_no_more():
    made = buffer()
    told(made, *(f"line {n}" for n in range(KEPT + 5)))
    assert len(made.lines) == KEPT
    made.oldest()
    assert stands(made) == "line 5"


KEYS = ("forward", "back", "line_forward", "line_back", "oldest", "home")


@given(
    st.lists(
        st.one_of(
            st.sampled_from([*KEYS, "ask", "again", "wait", "answered", "forget", "typed", "question mark"]),
            st.integers(1, 45),
            st.text("ab ", max_size=30),
        ),
        max_size=60,
    ),
    st.sampled_from(["dots", "cell", "off"]),
)
def test_whatever_happens_a_window_is_as_wide_as_the_display(steps, mark):
    made = buffer(mark=mark)
    for step in steps:
        if step in KEYS:
            getattr(made, step)()
        elif step in ("ask", "again"):
            made.ask(asked("1 5 2?", "1", "5"), lead="", again=step == "again")
        elif step == "wait":
            made.wait()
        elif step == "answered":
            made.answered()
        elif step == "forget":
            made.forget_private()
        elif step == "typed":
            made.typed("stop now", 3)
        elif isinstance(step, int):
            made.resize(step)
            made.route(step % made.width)
        else:
            made.tell(BufferLine(plain(step), private=len(step) % 2 == 0))
        window = made.window()
        assert len(window.shown) == len(window.text) == made.width
        assert 0 <= window.cursor <= made.width
        assert all(0 <= place < made.width for place in window.raised)


def test_what_was_chosen_at_a_question_is_forgotten_when_a_line_waits():
    made = buffer(width=8)
    made.ask(asked("1 5 2?", "1", "5"), lead="")
    assert made.route(0) == Typing("1", 1)
    made.wait()
    assert made.window().raised == frozenset()
    made.typed("help", 4)
    assert made.window().raised == frozenset()


def test_a_routing_key_beyond_what_stands_there_means_nothing():
    made = buffer(width=8)
    made.ask(asked("aaa bbbbbb?", "aaa", "bbbbbb"), lead="lay")
    assert stands(made) == "aaa"
    assert made.route(6) is None
    assert made.route(12) is None
    assert made.route(1) == Typing("lay AAA", 7)


def test_two_keys_before_the_terminal_follows_choose_two_dice():
    made = buffer()
    made.ask(asked("1 5 2?", "1", "5", "2"), lead="")
    made.route(0)
    typing = made.route(2)
    assert sorted(typing.text.replace(" ", "")) == ["1", "5"]
    made.route(0)
    assert made.route(2).text == ""


def test_of_two_equal_dice_that_were_chosen_the_first_stays_when_one_is_deleted_by_hand():
    made = buffer()
    made.ask(asked("1 5 5?", "1"), lead="")
    made.ask(lambda width: Cells("1 5 5?", ((0, "1"),), (Pick(0, 1, "1"), Pick(2, 3, "5"), Pick(4, 5, "5"))), lead="")
    made.route(2)
    assert made.route(4) == Typing("5 5", 3)
    made.typed("5", 1)
    assert made.window().raised == {2}
    assert made.route(2) == Typing("", 0)


def test_a_die_that_was_typed_over_by_hand_is_chosen_anew_by_its_key():
    made = buffer()
    made.ask(asked("1 5 2?", "1", "5", "2"), lead="")
    made.route(0)
    made.typed("5", 1)
    assert made.route(0) == Typing("5 1", 3)


def test_typing_and_a_line_that_waits_lead_back_from_the_history():
    made = buffer(width=8)
    told(made, "first", "second")
    made.ask(asked("1 5?"))
    for _ in range(3):
        made.back()
    assert stands(made) == "first"
    assert made.window().cursor == 0
    made.typed("n", 1)
    assert (stands(made), made.window().cursor) == ("1 5? n", 7)
    for _ in range(2):
        made.back()
    assert stands(made) == "first"
    made.wait()
    assert stands(made) == "second"


def test_a_long_line_that_was_torn_away_by_the_question_is_not_read_yet():
    made = buffer()
    told(made, "one two three four")
    made.ask(asked("1 5?"))
    assert made.unread == 0
    made.forward()
    assert stands(made) == "one two"
    made.forward()
    made.window()
    assert made.unread == 1


def test_a_line_passed_with_enter_counts_as_read():
    made = buffer()
    told(made, "one two three four")
    made.wait()
    made.answered()
    assert made.unread == 1


def test_the_place_is_kept_where_the_line_that_was_read_is_no_longer_kept():
    made = buffer()
    told(made, "one two three four five")
    made.forward()
    told(made, *(f"line {n}" for n in range(KEPT + 5)))
    made.resize(20)
    assert stands(made).startswith("line")


# Cells ---------------------------------------------------------------------------------------------------------------


@pytest.mark.brailled
def test_each_die_and_card_is_found_on_its_cells():
    line = Line((dice((1, 5, 6)), Span("text", ", "), letter_cards([Card("TH", 9), Card("A", 2)]), Span("text", "?")))
    laid = Translator("en").laid(line)
    assert [(pick.word, laid.shown[pick.start : pick.end]) for pick in laid.picks] == [
        ("1", "⠼⠁"),
        ("5", "⠼⠑"),
        ("6", "⠼⠋⠂"),
        ("TH", "⠞⠓⠼⠊"),
        ("A", "⠁⠼⠃⠦"),
    ]
    assert laid.shown == Translator("en").line(line)


@pytest.mark.brailled
@pytest.mark.parametrize(
    ("tables", "before"),
    [(tables_for("de"), ""), (BrailleTables("fr-bfu-comp6.utb", "fr-bfu-comp6.utb"), ""), (tables_for("en"), "(")],
)
def test_each_of_the_dice_in_one_number_has_a_cell_of_its_own(tables, before):
    """The number sign is another one in each country, and in French a digit has no cell of a letter."""
    maker = Translator("en", tables)
    laid = maker.laid(Line((Span("text", before), dice((1, 5, 6)), Span("text", "?"))), closed_up=True)
    alone = {face: maker.typed(face)[-1] for face in "156"}
    assert [(pick.word, laid.shown[pick.start : pick.end]) for pick in laid.picks] == list(alone.items())


@pytest.mark.brailled
def test_dice_in_one_number_have_a_cell_each_behind_the_number_sign():
    laid = Translator("de").laid(Line((dice((1, 5, 6)), Span("text", "?"))), closed_up=True)
    assert [(pick.word, laid.shown[pick.start : pick.end]) for pick in laid.picks] == [
        ("1", "⠁"),
        ("5", "⠑"),
        ("6", "⠋"),
    ]


def test_a_word_longer_than_the_display_takes_some_of_its_letters_along():
    assert list(cuts("⠁" * 13 + "⠀⠃", 12)) == [(0, 10), (10, 15)]
    assert list(cuts("⠁" * 20, 12)) == [(0, 12), (12, 20)]


@pytest.mark.brailled
def test_print_stands_beside_the_cells_of_its_word():
    laid = Translator("en").laid(plain_line("Ann has 300"))
    assert laid.words == ((0, "Ann"), (5, "has"), (9, "300"))


@pytest.mark.brailled
def test_print_goes_on_with_a_word_that_is_longer_than_the_display():
    made = Buffer(8, str, "off")
    made.tell(BufferLine(Translator("en").laid(plain_line("go abcdefghijklmnop"))))
    read = [made.window().text.strip()]
    while made.piece + 1 < 4 and made.forward() and made.window().text.strip() not in read:
        read.append(made.window().text.strip())
    assert read == ["go", "abcdefgh", "ijklmnop"]


@given(st.text("ab ⠀", max_size=60), st.integers(1, 20))
def test_pieces_hold_all_that_is_there_in_its_order(text, width):
    shown = text.replace(" ", BLANK)
    found = list(cuts(shown, width))
    assert all(0 < end - start <= width for start, end in found)
    assert "".join(shown[start:end] for start, end in found).replace(BLANK, "") == shown.replace(BLANK, "")
