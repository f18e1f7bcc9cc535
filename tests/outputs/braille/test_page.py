"""A display of several rows, without a display: where things stand, what moves when, and what the keys do."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from access.language.output import KEPT
from access.outputs.braille.buffer import Buffer, BufferLine, Strip
from access.outputs.braille.page import page_of
from access.outputs.braille.translator import BLANK, Cells, Pick


def plain(text, *picks):
    words, at = [], 0
    for word in text.split(" "):
        words.append((at, word))
        at += len(word) + 1
    found = tuple(Pick(at, at + len(word), word.upper()) for word, at in picks)
    return Cells(text.replace(" ", BLANK), tuple(words), found)


def page(rows=6, width=10, columns=None, mark="dots"):
    return resized(Buffer(width, lambda text: text, mark), width, rows, columns or width)


def resized(buffer, width, rows, columns):
    buffer.resize(width)
    return page_of(buffer, rows, columns)


def tell(made, *texts):
    for text in texts:
        made.tell(BufferLine(plain(text)))


def ask(made, text="throw?", *picks, again=False, scene=(), lead=""):
    made.ask(lambda width: plain(text, *picks), lead=lead, again=again, scene=scene)


def strip(text, rows=1, picks=()):
    return Strip([lambda: plain(text, *picks)], rows)


def stands(made):
    window = made.window()
    return [window.text[at : at + made.columns].rstrip() for at in range(0, made.rows * made.columns, made.columns)]


def is_marked(made):
    return made.rows * made.columns - 1 in made.window().raised


def test_the_question_stands_last_its_scene_above_it_and_what_happened_above_that():
    made = page()
    tell(made, "one", "two")
    ask(made, scene=[strip("pot 4"), strip("1 5 2")])
    assert stands(made) == ["", "one", "two", "pot 4", "1 5 2", "throw?"]
    assert not is_marked(made)


def test_a_line_is_cut_at_spaces_and_goes_on_in_the_next_row():
    made = page()
    tell(made, "Anna throws a six")
    ask(made, scene=[strip("Anna 4, Ben 12", 2)])
    assert stands(made) == ["", "Anna", "throws a", "six", "Anna 4,", "Ben 12", "throw?"][1:]


def test_a_strip_that_leaves_no_room_for_what_happened_is_left_out():
    made = page(rows=4)
    tell(made, "one")
    ask(made, scene=[strip("turn"), strip("pot 4"), strip("1 5 2")])
    assert stands(made)[-2:] == ["1 5 2", "throw?"]
    assert "one" in stands(made)


def test_a_part_of_the_scene_that_has_no_room_is_told_shorter():
    made = page(rows=4)
    forms = [lambda: plain("house 21: 6 5 3 1 2"), lambda: plain("21: 65312")]
    ask(made, scene=[Strip(forms, 1)])
    assert stands(made)[-2:] == ["21: 65312", "throw?"]
    assert not made.window().raised


def test_a_part_of_the_scene_that_is_cut_all_the_same_says_so_in_its_last_cell():
    made = page(rows=4)
    ask(made, scene=[strip("1 5 2 6 3 4 1"), strip("pot 4")])
    assert stands(made)[-3:] == ["1 5 2 6 3", "pot 4", "throw?"]
    assert made.window().raised == {2 * made.columns - 1}
    unmarked = page(rows=4, mark="off")
    ask(unmarked, scene=[strip("1 5 2 6 3 4 1"), strip("pot 4")])
    assert not unmarked.window().raised


def test_a_question_that_was_answered_takes_no_row_from_what_happened_but_can_be_read_going_back():
    made = page(rows=4)
    tell(made, "one")
    ask(made, "throw?")
    made.keep_whole(BufferLine(plain("throw?")))
    made.buffer.answered()
    tell(made, "two")
    ask(made, "stop?")
    assert stands(made) == ["", "one", "two", "stop?"]
    assert not is_marked(made)
    made.oldest()
    tell(made, "three", "four")
    made.home()
    assert stands(made) == ["two", "three", "four", "stop?"]
    made.line_back()
    assert stands(made) == ["throw?", "two", "three", "stop?"]


def test_what_was_not_read_is_marked_and_comes_when_the_reader_goes_on():
    made = page(rows=4)
    tell(made, "one", "two", "three", "four", "five")
    ask(made)
    assert stands(made) == ["three", "four", "five", "throw?"]
    assert is_marked(made)
    assert made.forward()
    assert stands(made) == ["one", "two", "three", "throw?"]
    assert not is_marked(made)
    assert made.forward()
    assert stands(made) == ["three", "four", "five", "throw?"]
    assert made.forward()  # only Enter goes on: at a question the key does nothing


def test_nothing_moves_while_it_is_read():
    made = page(rows=4)
    tell(made, "one")
    ask(made)
    before = stands(made)
    tell(made, "two", "three")
    assert stands(made) == before
    assert is_marked(made)
    made.forward()
    assert stands(made) == ["one", "two", "three", "throw?"]


def test_the_answer_brings_what_came_meanwhile():
    made = page(rows=4)
    tell(made, "one")
    ask(made)
    made.window()
    tell(made, "two")
    made.buffer.answered()
    tell(made, "three")
    assert stands(made)[-1] == "three"
    ask(made, "again?")
    assert stands(made) == ["one", "two", "three", "again?"]


def test_keys_page_and_scroll_and_come_home():
    made = page(rows=4)
    tell(made, *"abcdefgh")
    ask(made)
    made.back()
    assert stands(made) == ["c", "d", "e", "throw?"]
    made.line_back()
    assert stands(made) == ["b", "c", "d", "throw?"]
    made.line_forward()
    assert stands(made) == ["c", "d", "e", "throw?"]
    made.oldest()
    assert stands(made) == ["a", "b", "c", "throw?"]
    made.home()
    assert stands(made) == ["f", "g", "h", "throw?"]


def test_lines_that_were_asked_for_are_shown_from_their_first_on():
    made = page(rows=4)
    tell(made, "one")
    ask(made)
    made.window()
    made.buffer.answered()
    tell(made, *"abcdef")
    ask(made, again=True)
    assert stands(made) == ["a", "b", "c", "throw?"]


def test_typing_goes_on_in_the_next_row_with_the_cursor():
    made = page(rows=4)
    tell(made, "one")
    ask(made)
    made.buffer.typed("123456", 6)
    assert stands(made) == ["", "one", "throw?", "123456"]
    assert made.window().cursor == 3 * 10 + 7


def test_routing_keys_choose_dice_in_the_question_and_above_it_and_move_the_cursor():
    made = page(rows=4, columns=12)
    tell(made, "one")
    dice = (("5", 0), ("2", 2), ("5", 4))
    ask(made, "5 2 5?", *dice, scene=[strip("5 2 5", picks=dice)])
    assert stands(made)[2:] == ["5 2 5", "5 2 5?"]
    assert made.route(3 * 12 + 2).text == "2"
    assert 3 * 12 + 2 in made.window().raised
    assert made.route(2 * 12 + 4).text == "2 5"
    assert made.route(2 * 12 + 2).text == "5"
    assert made.route(0) is None
    assert made.route(2 * 12 + 1) is None
    assert made.route(3 * 12 + 7).cursor == 0


def test_who_waits_feels_the_newest_line_last():
    made = page(rows=4)
    tell(made, "one", "two", "three")
    made.wait()
    assert stands(made) == ["", "one", "two", "three"]
    assert made.forward() is False


def test_what_only_one_seat_may_know_is_gone_from_every_row():
    made = page()
    made.tell(BufferLine(plain("secret"), private=True))
    ask(made, "secret?", scene=[strip("secret")])
    made.forget_private()
    assert not any("secret" in row for row in stands(made))


def test_another_size_shows_the_same_again():
    made = page(rows=6)
    tell(made, "one", "two")
    ask(made, scene=[strip("pot 4"), strip("1 5 2")])
    made = resized(made.buffer, 20, 3, 20)
    assert stands(made) == ["two", "1 5 2", "throw?"]
    made = resized(made.buffer, 10, 1, 10)
    assert made.window().text.rstrip() == "throw?"


@given(
    st.lists(
        st.sampled_from(["tell", "ask", "type", "again", "answer", "forward", "back", "line_back", "home", "oldest"])
    ),
    st.integers(1, 7),
)
def test_whatever_is_done_every_line_can_be_read_and_the_page_has_its_size(done, rows):
    made, count = page(rows=rows, width=10), 0
    buffer = getattr(made, "buffer", made)
    for what in done:
        if what == "tell":
            tell(made, f"line {count} is long")
            count += 1
        elif what in ("ask", "again"):
            ask(made, again=what == "again", scene=[strip("pot 4"), strip("1 5 2")])
        elif what == "type":
            buffer.typed("a long answer", 13)
        elif what == "answer":
            buffer.answered()
        else:
            getattr(made, what)()
        window = made.window()
        assert len(window.shown) == len(window.text) == 10 * rows
    ask(made)
    for _ in range(3 * count + 3):
        made.forward()
        made.window()
    assert all(line.seen for line in buffer.lines)


@pytest.mark.parametrize("rows", [4, 9])
def test_lines_that_are_not_kept_any_more_move_nothing(rows):
    made = page(rows=rows)
    for number in range(KEPT + 20):
        tell(made, f"{number}")
    ask(made)
    assert stands(made)[-2:] == [f"{KEPT + 19}", "throw?"]
    made.oldest()
    assert stands(made)[0] == "20"


def test_a_line_that_came_while_others_were_read_stands_there_when_the_reader_goes_on():
    made = page(rows=3)
    tell(made, "one", "two", "three")
    ask(made)
    made.buffer.answered()
    tell(made, "four", "five")
    made.oldest()
    assert stands(made) == ["one", "two", "four"]
    assert made.forward()
    assert stands(made) == ["two", "three", "four"]
    assert made.forward()
    assert stands(made) == ["three", "four", "five"]
