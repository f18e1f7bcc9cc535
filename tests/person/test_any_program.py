"""Any program under `taverne run`: each line once, prompts, secrets, bars, menus, whole screens, signals."""

import re
import subprocess
import sys
from itertools import pairwise

import pytest
import runs
from runs import PATH, PROGRAMS, Person, command_of, compared, replayed

from access.person.rows import EMPTY, share, told_form
from access.person.teller import CUT
from access.person.told_lines import KEPT_LINES

STREAMS = [each for each in PROGRAMS if each["run"] == "stream"]
REAL = [each for each in PROGRAMS if each["run"] != "stream"]
pytestmark = pytest.mark.posix("a pseudo-terminal")


def check(program, lines):
    """All that must be told is told, in order and once, and nothing of what must not be; return what is beyond."""
    found = compared(program, lines)
    assert (found.lost, found.doubled) == ([], []), lines
    for never in program.get("never", ()):
        assert not any(never in line for line in lines), lines
    return found


@pytest.mark.parametrize("program", STREAMS, ids=lambda each: each["name"])
def test_a_stream_of_a_report_is_told(program):
    assert check(program, replayed(program["text"])).beyond == []


def test_lines_are_told_once_and_in_their_colours_nowhere_but_in_the_terminal():
    person = Person()
    person.out._colours = True
    person.feed("\x1b[31mred\x1b[0m and plain\r\n")
    person.feed("next\r\n")
    assert person.told == [("line", "red and plain"), ("line", "next")]
    assert person.printed == "\x1b[0;31mred\x1b[0m and plain\r\nnext\r\n"


def test_a_prompt_is_told_when_the_program_waits_and_its_answer_is_not():
    person = Person(reads=lambda edits: True)
    person.feed("Name: ", 0.02)
    assert person.told == [("prompt", "Name:")]
    person.key("A", "A")
    person.key("\r", "\r\nHello A\r\n")
    assert person.texts == ["Name:", "Hello A"]
    assert person.printed == "Name: A\r\nHello A\r\n"


def test_without_knowledge_of_waiting_a_prompt_is_told_after_silence():
    person = Person()
    person.feed("Name: ", 0.09)
    assert person.told == []
    person.wait(0.02)
    assert person.texts == ["Name:"]


@pytest.mark.parametrize(
    "question", ["What is the name?\r\n   ", "\x1b[?25l\x1b[1mWhat is the name?\x1b[0m\r\r\n  \x1b[?25h"]
)
def test_a_question_above_an_empty_row_in_which_is_answered_is_a_prompt(question):
    person = Person(reads=lambda edits: True)
    person.feed("ready\r\n" + question, 0.3)
    assert person.told == [("line", "ready"), ("prompt", "What is the name?")]
    person.key("A", "A")
    person.key("\r", "\r\nHello A\r\n")
    assert person.texts == ["ready", "What is the name?", "Hello A"]
    assert re.sub(r"\x1b\[[^A-Z]*[A-Z]|\r", "", person.printed) in (
        "ready\nWhat is the name?\n" + each + "A\nHello A\n" for each in ("  ", "   ")
    )


def test_a_question_that_goes_on_in_the_row_of_the_cursor_is_one_prompt():
    for reads in (True, False):
        person = Person(columns=30, reads=lambda edits, reads=reads: reads)
        person.feed("? Do you want to enable the\r\nRendering)? (y/N) ", 1)
        person.key("y", "y")
        person.key("\r", "\x1b[1A\r\x1b[J\u2714 Do you want to enable the\r\nRendering)? Yes\r\n", 1)
        person.feed("? Which of these\r\nName: ", 1)
        asked = ["? Do you want to enable the Rendering)? yes or no. Enter: no.", "? Which of these", "Name:"]
        assert [text for text in person.texts if text != "Yes"] == asked
        assert person.printed.startswith("? Do you want to enable the\r\nRendering)? (y/N) y\r")


def test_a_question_above_a_drawn_cursor_in_an_empty_field_is_a_prompt():
    person = Person()
    person.feed("\x1b[?25l\u25c6  Password?\r\n\u2502  \x1b[7m\x1b[8m_\x1b[28m\x1b[27m\r\n\u2514\r\n", 1)
    assert person.told == [("prompt", "Password?")]


def test_a_prompt_that_fills_its_row_is_told_and_a_line_that_pauses_there_is_one():
    for reads in (True, False):
        person = Person(columns=10, reads=lambda edits, reads=reads: reads)
        person.feed("Why is it so late? Why? ", 0.02)
        person.feed("Because.\r\n", 1)
        person.feed("0123456789 ", 0.02)
        assert person.texts == (
            ["Why is it so late? Why?", "Because.", "0123456789"] if reads else ["Why is it so late? Why? Because."]
        )
        person.feed("and on\r\n", 1)
        assert person.texts[-1] == ("and on" if reads else "0123456789 and on")


def test_a_line_above_blanks_is_no_question_unless_the_program_waits():
    person = Person()
    person.feed("Title\r\n  ", 0.3)
    person.feed("text", 0.02)
    person.feed(" of it\r\nend\r\n")
    person.feed("Title\r\n  ", 0.02)
    person.feed("".join(f"{number}\r\n" for number in range(30)))
    assert person.told[:3] == [("line", each) for each in ("Title", "  text of it", "end")]
    assert person.texts[3:5] == ["Title", "  0"]
    assert len(person.texts) == 34


def test_a_prompt_that_stays_open_after_a_remark_on_the_answer_is_told_again_with_it():
    person, drawn = Person(reads=lambda edits: True), "\x1b[2K\x1b[G? Age? {}"
    person.feed("? Age? ", 0.3)
    person.key("1", drawn.format("1"))
    person.key("\r", drawn.format("1") + "\r\n> At least 3\x1b[1A\x1b[9G", 1)
    assert person.told == [("prompt", "? Age?"), ("line", "> At least 3"), ("prompt", "? Age? 1")]
    person.key("5", "\x1b[1B\x1b[2K\x1b[1A" + drawn.format("15"))
    person.key("\r", "\x1b[2K\x1b[G\u2714 Age? 15\r\nold\r\n", 1)
    assert person.texts[3:] == ["old"]


def test_a_line_below_an_open_prompt_stands_in_a_row_of_its_own_in_the_terminal():
    person = Person(reads=lambda edits: True)
    person.feed("? Name? ", 0.3)
    person.key("a", "a")
    person.key("\r", "\r\n> Too short\x1b[1A\x1b[10G", 1)
    assert person.printed == "? Name? a\r\n> Too short\r\n? Name? a"


def test_a_secret_that_was_wrong_is_not_told_with_its_prompt():
    person = Person(reads=lambda edits: True)
    person.feed("? Pin? ", 0.3)
    person.key("1", "*")
    person.key("\r", "\r\n> Too short\x1b[1A\x1b[9G", 1)
    assert person.texts == ["? Pin?", "> Too short", "? Pin?"]


def test_an_enter_while_a_line_stands_open_ends_it():
    person = Person()
    person.feed("Working", 0.05)
    person.key("\r", "\r\n", 0.1)
    person.feed("done\r\n")
    assert person.texts == ["Working", "done"]


def test_an_enter_that_nobody_asked_for_moves_no_block_that_is_drawn_again():
    person, again = Person(), "\r\x1b[2K\x1b[1A\x1b[2Kone\r\ntwo"
    person.feed("\x1b[?25lone\r\ntwo", 0.5)
    person.key("\r", "\r\n", 0.1)
    person.feed(again, 0.5)
    person.feed(f"{again}\r\n\x1b[?25hend\r\n", 1)
    assert person.texts == ["one", "two", "end"]


def test_a_secret_is_told_and_kept_nowhere():
    person = Person(reads=lambda edits: True, modes=lambda: (True, False))
    person.feed("Pin: ")
    assert person.told == [("secret", "Pin:")]
    person.key("hunter2")
    person.key("\r", "\r\n")
    person.feed("done\r\n")
    assert person.texts == ["Pin:", "done"]
    assert "hunter2" not in person.printed + repr((vars(person.teller), vars(person.teller.keys)))


def test_signs_for_yes_and_no_are_words():
    for signs, words in (
        ("[y/N]", "yes or no. Enter: no."),
        ("[Y/n]", "yes or no. Enter: yes."),
        ("[y/n]", "yes or no."),
    ):
        person = Person()
        person.feed(f"Sure? {signs}: ", 0.2)
        person.feed(f"\r\n  {signs}? ", 0.2)
        assert person.texts == [f"Sure? {words}", f"? {words}"]


@pytest.mark.parametrize("ends", ["\t[C]: in ?", "Is it so?", "Values:"])
def test_the_prompt_of_a_shell_is_its_own_below_a_line_that_ends_like_a_question(ends):
    person = Person(reads=lambda edits: True)
    person.feed("Lua 5.4.4\r\n> ", 0.2)
    person.key("x\r", f"x\r\n{ends}\r\n> ", 0.2)
    assert person.told[1:] == [("prompt", ">"), ("line", told_form(ends.expandtabs())), ("prompt", ">")]


PLOT = (
    "  0.2 |*+           *        *            *        *           *        *  |",
    "    0 |-*          *          *          *         *          *          *-|",
    " -0.2 |-+*         *          *         *           *         *          +*|",
)


def test_a_plot_of_letters_is_lines_and_no_bar():
    person = Person()
    person.feed("\r\n".join([*PLOT, ""]))
    assert person.texts == list(PLOT)
    person.feed("[=====>    ] one\r\ntwo\r\n", 1)
    assert person.texts[3:] == ["one", "two"]


def test_a_bar_of_signs_before_its_share_is_told_by_that_like_progress():
    person = Person()
    for percent in range(0, 101, 2):
        person.feed(f"\r{'#' * (percent // 2):52} {percent}.0%", 0.1)
    person.feed("\r\n# Title\r\n", 1)
    assert person.told == [("progress", "22.0%"), ("line", "100.0%"), ("line", "# Title")]


@pytest.mark.parametrize("first", ["  0     0    0 --:--:-- --:--:--     0", "  32,768   0%    0.00kB/s    0:00:00"])
def test_a_row_of_figures_that_rests_for_a_moment_is_no_prompt(first):
    for reads in (True, False):
        person = Person(reads=lambda edits, reads=reads: reads)
        person.feed(first, 1.5)
        asked = person.texts
        person.feed("\r100 57.2M  100 0:00:02  0:00:02 20.2M   \r\n", 1)
        assert (bool(asked), person.texts[-1]) == (reads, "100 57.2M  100 0:00:02  0:00:02 20.2M")


def test_rows_of_signs_that_grow_while_a_program_works_are_never_told():
    person = Person()
    for part in ("." * 40, "++\r\n", "####\r\n", "Ready. ...\r\n"):
        person.feed(part, 1)
    assert person.texts == ["Ready. ..."]


def test_a_bar_is_told_after_a_second_then_seldom_and_at_its_end():
    person = Person()
    for percent in range(101):
        person.feed(f"\r{percent:3}% |{'#' * (percent // 10):10}|", 0.1)
    person.feed("\r\nready\r\n")
    kinds = [kind for kind, _ in person.told]
    assert kinds == ["progress", "progress", "line", "line"]
    assert person.texts[-2:] == ["100%,", "ready"] or person.texts[-2].startswith("100%")


def test_a_spinner_is_told_by_its_words_once():
    person = Person()
    person.feed("\x1b[?25l")
    for turn in range(40):
        person.feed("\r" + "\u280b\u2819\u2839\u2838"[turn % 4] + " Working")
    person.feed("\r\x1b[K\x1b[?25hReady.\r\n")
    assert person.texts == ["Working", "Ready."]


@pytest.mark.parametrize("blank", ["", "\r\n", "  \r\n"])
def test_many_lines_are_told_in_part_and_kept_whole(blank):
    person = Person()
    person.feed("".join(f"{number}\r\n" for number in range(1, 10_001)) + blank, 0)
    person.wait(1)
    assert person.texts[:40] == [str(number) for number in range(1, 41)]
    assert person.texts[40:] == ["9955 more lines; the last ones:", *map(str, range(9996, 10_001))]
    assert len(person.out.history) == 10_000
    assert person.printed.count("\r\n") == 10_000 + bool(blank)


def test_frames_of_many_lines_stay_in_the_terminal_alone():
    person = Person()
    for start in range(0, 600, 150):
        person.feed("".join(f"\u2502 {number} \u2502 ten \u2502\r\n" for number in range(start, start + 150)), 0.01)
    person.wait(1)
    assert person.texts[-6:] == ["555 more lines; the last ones:", *(f"{number}, ten" for number in range(595, 600))]
    assert list(person.out.history) == [f"{number}, ten" for number in range(600)]
    assert "\u2502 599 \u2502 ten \u2502\r\n" in person.printed


def test_the_history_keeps_the_last_lines_of_very_many_and_no_blank_ones():
    person, count = Person(), 81 * 1300
    for start in range(0, count, 1300):
        person.feed("".join(f"{number}\r\n \r\n\r\n" for number in range(start, start + 1300)), 0.01)
    person.wait(1)
    person.feed("And one.\r\n")
    assert list(person.out.history) == [*map(str, range(count - KEPT_LINES + 1, count)), "And one."]
    assert f"{count - 45} more lines; the last ones:" in person.texts


@pytest.mark.parametrize("colour", ["", "\x1b[32m"])
def test_many_lines_that_end_by_two_returns_are_told(colour):
    person = Person()
    person.feed("".join(f"{colour}{number}\r\r\n" for number in range(1000)))
    person.wait(1)
    assert person.texts[38:] == ["38", "39", "955 more lines; the last ones:", *map(str, range(995, 1000))]
    assert person.printed.count("\r\n") == 1000
    assert "\r\r" not in person.printed


def test_a_line_that_is_drawn_over_among_many_is_told_as_it_stands():
    person = Person()
    lines = [f"line {number} of many that come in the same moment" for number in range(30)]
    person.feed("\r\n".join([*lines, "10 %\r100 %", *lines[:5], ""]))
    assert person.texts == [*lines, "100 %", *lines[:5]]


def entered(person, echo):
    person.key("\r", echo, 0.01)
    person.wait(1)


@pytest.mark.parametrize("chosen", ["red", "green"])
@pytest.mark.parametrize("ends", ["\x1b[?25h", "\x1b[?25l\x1b[?25h"])
def test_what_was_chosen_is_told_when_the_program_prints_it_as_its_result(chosen, ends):
    person, erased = Person(), "\r\x1b[2K\x1b[1A\x1b[2K"
    person.feed("Colour?\r\n\x1b[?25l> red\r\n  green", 1)
    if chosen == "green":
        person.key("\x1b[B", f"{erased}  red\r\n> green", 1)
    before = len(person.told)
    entered(person, f"{erased}{ends}{chosen}\r\n\x1b[?25lSure?\r\n> yes\r\n  no")
    assert person.texts[before:] == [chosen, "Sure?", "yes", "no", "yes"]


def test_what_was_chosen_is_not_told_again_where_it_is_drawn_as_the_answer():
    person = Person()
    person.feed("Colour?\r\n\x1b[?25l> red\r\n  green", 1)
    before = len(person.told)
    entered(person, "\r\x1b[2K\x1b[1A\x1b[2K  red\r\n\x1b[?25h")
    assert person.texts[before:] == []


@pytest.mark.parametrize("lit", ["\x1b[36m\x1b[4m{}\x1b[39m\x1b[24m", "\x1b[7m{}\x1b[27m"])
def test_of_two_answers_in_a_row_the_one_that_looks_chosen_is_told(lit):
    def drawn(no, yes):
        return f"\x1b[2K\x1b[G\x1b[36m?\x1b[39m \x1b[1mOK?\x1b[22m \x1b[90m›\x1b[39m {no} \x1b[90m/\x1b[39m {yes}"

    person = Person()
    person.feed("\x1b[?25l" + drawn("no", lit.format("yes")), 1)
    person.key("\x1b[D", drawn(lit.format("no"), "yes"), 1)
    assert person.told == [("line", "? OK? › no / yes"), ("highlight", "yes"), ("highlight", "no")]
    person.feed("\x1b[2K\x1b[G\x1b[4mone\x1b[24m \x1b[4mtwo\x1b[24m / three", 1)
    person.feed("\x1b[2K\x1b[G\x1b[4mhttp:\x1b[24m a/b", 1)
    assert len([kind for kind, _ in person.told if kind == "highlight"]) == 2


def test_an_answered_menu_that_stays_above_is_not_the_next_one():
    person, erased = Person(), "\x1b[A" * 3 + "\r\x1b[J"
    person.feed("Size?\r\n > Jumbo\r\n   Large\r\n", 1)
    person.key("\x1b[B", f"{erased}Size?\r\n   Jumbo\r\n > Large\r\n", 1)
    assert person.texts[-1] == "Large"
    person.key("\r", "\r\nColour?\r\n > Red\r\n   Blue\r\n", 1)
    assert person.told[-1] == ("highlight", "Red")
    person.key("\x1b[B", f"{erased}Colour?\r\n   Red\r\n > Blue\r\n", 1)
    assert person.told[-1] == ("highlight", "Blue")
    before = len(person.told)
    person.key("\r", "Go on? (y/N): ", 1)
    person.key("y", "y", 1)
    assert person.told[before:] == [("prompt", "Go on? yes or no. Enter: no.")]


def ticks(*rows, at):
    drawn = (f"{mark}✔\x1b[0m {f'{chr(27)}[4m{name}{chr(27)}[24m' if name == at else name}" for mark, name in rows)
    return "\r\x1b[JPick\r\n" + "\r\n".join(drawn) + "\x1b[2A\r"


def test_ticks_are_told_by_their_colour_and_the_row_by_its_underline():
    person, off, on = Person(), "\x1b[2;90m", "\x1b[32m"
    person.feed("\x1b[?25l" + ticks((off, "aqua"), (off, "blue"), at="aqua"), 1)
    assert person.texts == ["Pick", "aqua, not checked", "blue, not checked", "aqua, not checked"]
    person.key(" ", ticks((on, "aqua"), (off, "blue"), at="aqua"), 1)
    person.key("\x1b[B", ticks((on, "aqua"), (off, "blue"), at="blue"), 1)
    assert person.told[4:] == [("highlight", "aqua, checked"), ("highlight", "blue, not checked")]


def test_ticks_that_are_all_set_are_results_and_no_menu():
    person = Person()
    person.feed("\x1b[?25l" + ticks(("\x1b[32m", "built"), ("\x1b[32m", "tested"), at="built"), 1)
    assert person.texts == ["Pick", "\u2714 built", "\u2714 tested"]


def test_a_pointer_below_a_spinner_is_no_menu():
    person = Person()
    for turn in "\u280b\u2819":
        person.feed(f"\x1b[?25l\r\x1b[J{turn} Test\r\n\x1b[2m  \u203a running 3 tests\x1b[22m\r\n\x1b[2A", 1)
    assert [kind for kind, _ in person.told] == ["line", "line"]


@pytest.mark.parametrize("answer", ["· *******", "… hunter2"])
def test_an_answer_behind_a_sign_of_its_own_is_not_told(answer):
    person = Person(reads=lambda edits: True)
    person.feed("? Password? ‣ ")
    for letter in "hunter2":
        person.key(letter, "*", 0.02)
    person.key("\r", f"\r\x1b[2K✔ Password? {answer}\r\ndone\r\n", 1)
    assert person.texts == ["? Password? ‣", "done"]


def toolbar(text):
    return f"\x1b[?25l\r\n\r\n\x1b[0;48;5;235m{text:80}\x1b[0m\r\x1b[2A\x1b[2C\x1b[?25h"


@pytest.mark.parametrize("later", [False, True])
def test_a_toolbar_below_a_prompt_is_told_once_and_is_no_row_of_a_menu(later):
    person, drawn = Person(reads=lambda edits: True), toolbar("[F3] Multiline: off")
    person.key("\r", "", 0.3)  # as after an answer
    for part in ("> ", drawn) if later else (f"> {drawn}",):
        person.feed(part, 0.3)
    for _ in range(2):
        person.key("\t", drawn, 0.5)
    assert person.told == [("prompt", ">"), ("line", "[F3] Multiline: off")]
    person.key("\t", f"\x1b[?25l\r\n\x1b[0;48;5;30m abort \x1b[0m{drawn[6:].replace('[2A', '[3A')}", 0.5)
    assert person.told[-1] == ("highlight", "abort")


def test_arrows_have_the_form_that_the_program_asked_for():
    person = Person()
    person.feed("\x1b[?1h\x1b=menu\r\n")
    assert [person.teller.wanted(key) for key in (b"\x1b[A", b"\x1b[H", b"\x1b[3~", b"A")] == [
        b"\x1bOA",
        b"\x1bOH",
        b"\x1b[3~",
        b"A",
    ]
    person.feed("\x1b[?1l\x1b>")
    assert person.teller.wanted(b"\x1b[A") == b"\x1b[A"


def test_a_whole_screen_passes_through_between_two_sentences():
    person = Person()
    person.feed("before\r\n\x1b[?1049h\x1b[Hpicture\x1b[?1049lafter\r\n")
    assert person.texts == ["before", "A program draws the whole screen.", "The screen is back.", "after"]
    assert "\x1b[?1049h\x1b[Hpicture\x1b[?1049l" in person.printed


def test_a_program_of_ours_inside_speaks_itself():
    person = Person()
    person.feed("before\r\n\x1b]7373;on\x07its line\r\n\x1b]7373;off\x07after\r\n")
    assert person.texts == ["before", "after"]
    assert person.printed == "before\r\nits line\r\nafter\r\n"


def test_a_sequence_that_comes_in_two_parts_is_one():
    person = Person()
    person.feed("a\x1b[3", 0.01)
    person.feed("1mb\x1b[0m\r\n")
    assert person.texts == ["ab"]


def test_a_long_line_that_the_terminal_wraps_is_one():
    person = Person(columns=20)
    person.feed("word " * 10 + "\r\n")
    assert person.texts == [("word " * 10).strip()]


def test_a_long_answer_that_wraps_is_not_told():
    person = Person(columns=20, reads=lambda edits: True)
    person.feed("Why: ")
    for letter in "because it was late, and so dark":
        person.key(letter, letter, 0.02)
    person.key("\r", "\r\nI see.\r\nWhere: ")
    person.key("at home, as always, with you\r", "at home, as always, with you\r\ngood\r\n")
    assert person.texts == ["Why:", "I see.", "Where:", "good"]


def test_what_goes_on_behind_a_prompt_and_wraps_is_one_line():
    person = Person(columns=20, reads=lambda edits: True)
    person.feed("Waiting for it: ")
    person.feed("error: nobody is there\r\nnext\r\n")
    assert person.texts == ["Waiting for it:", "error: nobody is there", "next"]


def test_a_refused_answer_that_is_gone_on_with_is_not_told():
    person = Person()
    person.feed("\x1b[?25l\u25c6  Name?\r\n\u2502  \x1b[7mv\x1b[27mue\r\n\u2514\r\n", 1)
    person.key("a", "\x1b[2A\r\x1b[2K\u2502  a\u2588\x1b[2B", 1)
    person.key("\r", "\r\x1b[3A\x1b[J\u25b2  Name?\r\n\u2502  a\u2588\r\n\u2514  Too short\r\n", 1)
    person.key("b", "\r\x1b[3A\x1b[J\u25c6  Name?\r\n\u2502  ab\u2588\r\n\u2514\r\n", 1)
    person.key("\r", "\r\x1b[3A\x1b[J\u25c7  Name?\r\n\u2502  ab\r\n\x1b[?25hdone\r\n", 1)
    assert person.texts == ["Name? vue", "Too short", "done"]


def test_a_cursor_that_is_a_single_letter_on_a_background_is_that_of_a_prompt():
    person = Person()
    person.feed("\x1b[?25l? Name? \u203a \x1b[46m \x1b[49m\x1b[1D", 1)
    assert person.told == [("prompt", "? Name? \u203a")]
    person.key("A", "\r\x1b[2K? Name? \u203a A\x1b[46m \x1b[49m")
    person.key("\r", "\r\x1b[2K\u2714 Name? \xb7 A\r\n\x1b[?25h", 1)
    assert person.texts == ["? Name? \u203a"]
    person.feed("\x1b[?25l \x1b[46mA title\x1b[49m\x1b[3D", 1)
    assert [kind for kind, _ in person.told].count("prompt") == 1


@pytest.mark.parametrize("open_row", ["Bot: Here is an", "Loading", "Waiting...", "It is so."])
def test_words_that_come_with_pauses_are_no_prompt(open_row):
    person = Person()
    for part in (open_row, " and", " on\r\n"):
        person.feed(part, 0.4)
    assert person.told == [("line", f"{open_row} and on")]
    person.feed("Press any key", 1)
    assert person.told[-1] == ("prompt", "Press any key")


def test_letters_of_an_answer_that_come_late_are_no_prompt():
    person = Person(reads=lambda edits: True)
    person.feed("Which one\r\n  ", 0.5)
    person.key("a bee", "a", 0.2)
    person.feed(" bee", 0.2)
    person.key("\r", "\r\n", 1)
    assert person.texts == ["Which one"]


def test_a_whole_screen_that_is_given_up_for_another_is_one():
    person = Person()
    person.feed("\x1b[?1049h\x1b[H\x1b[2J\x1b[?1049l\x1b[23;0;0t\x1b[H\x1b[2J\x1b[?1h\x1b=menu")
    person.feed("\x1b[24;1H\x1b[?1049l\r\x1b[?1l\x1b>chosen\r\n")
    assert person.texts == ["A program draws the whole screen.", "The screen is back.", "chosen"]
    person.feed("\x1b[?1049hone\x1b[?1049lbetween\r\n\x1b[?1049htwo\x1b[?1049l")
    assert person.texts[3:].count("The screen is back.") == 2


def test_a_line_recalled_by_an_arrow_key_is_told():
    person = Person(reads=lambda edits: True)
    person.feed("$ ")
    person.key("\x1b[A", "ls -l")
    assert person.told[-1] == ("edit", "ls -l")


def test_a_result_is_told_though_it_was_offered_below_the_typed_text():
    person = Person(reads=lambda edits: True)
    person.feed("> ", 0.2)
    for key in "2+":
        person.key(key, key)
    person.key("3", "3\r\n\x1b[90m5\x1b[39m\x1b[6G\x1b[1A", 2)
    assert person.texts == [">"]
    person.key("\r")
    person.feed("\x1b[1B\x1b[2K\x1b[1A\r\r\n\x1b[33m5\x1b[39m\r\n\x1b[1G\x1b[0J> \x1b[3G")
    assert person.texts == [">", "5", ">"]


def test_what_is_offered_below_the_typed_text_prints_nothing_though_it_comes_in_parts():
    person = Person(reads=lambda edits: True)
    person.feed("> ", 0.2)
    person.key("3", "3", 0.001)
    for part in ("\r\n\x1b[90m5\x1b[39m", "\x1b[4G", "\x1b[1A"):
        person.feed(part, 0.001)
    person.wait(2)
    assert (person.texts, person.printed) == ([">"], "> 3")


def test_what_a_key_alone_does_is_told_in_a_moment():
    person = Person(reads=lambda edits: True)
    person.feed("Go on? ", 0.2)
    person.key("y", "y\r\n", 0.001)
    assert person.teller.tick(person.now) <= CUT
    person.feed("yes\r\n", 0.001)
    assert person.told == [("prompt", "Go on?"), ("line", "yes")]
    person.feed("No more? ", 0.2)
    person.key("n", "n\r\n", 0.1)
    assert person.printed == "Go on? y\r\nyes\r\nNo more? n\r\n"


def test_what_is_offered_below_typed_words_is_not_told_while_a_blank_is_typed():
    person = Person(reads=lambda edits: True)
    person.feed("> ", 0.2)
    offered = "\x1b[1B\x1b[3G\x1b[46mdefine\x1b[0m\x1b[1B\x1b[3G\x1b[46mdefined?\x1b[0m\x1b[2A\x1b[{}G"
    for key in "de":
        person.key(key, f"{key}{offered.format(4 if key == 'd' else 5)}", 0.5)
    person.key(" ", "\x1b[1G> de \x1b[K", 0.5)
    person.feed("\x1b[1B\x1b[2K\x1b[1B\x1b[2K\x1b[2A\x1b[6G", 0.5)
    assert person.told == [("prompt", ">")]


def test_what_is_offered_behind_the_cursor_is_not_printed():
    person = Person(reads=lambda edits: True)
    person.feed("> ", 0.2)
    person.key("e", "e\x1b[90mxit\x1b[39m\x1b[4G")
    assert person.printed == "> e"
    person.key("x", "\x1b[Kx\x1b[38;5;240mit\x1b[39m\x1b[5G")
    assert person.printed == "> ex"


def test_each_row_chosen_in_a_menu_is_a_line_of_its_own():
    person = Person()
    person.feed("\x1b[?25lWhich?\r\n\u276f red\r\n  green", 0.5)
    person.key("\x1b[B", "\x1b[1A\r  red\r\n\u276f green", 0.5)
    assert person.texts == ["Which?", "red", "green", "red", "green"]
    assert person.printed == "Which?\r\nred\r\ngreen\r\n> red\r\n> green"


def test_a_line_is_told_once_as_it_stands_in_the_end():
    person = Person()
    for part in ("\r10 %", "\r20 %", "\x1b[2K\r100 %\r\n", "Name  Age\r\n", "a\r\n", "one ", "two\r\nthree\r\n"):
        person.feed(part, 0.05)
    assert person.texts == ["100 %", "Name  Age", "a", "one two", "three"]
    person.feed("\x1b[2K  ━━━━━ 6.0/12.0 MB\r", 0.05)
    person.feed("\x1b[2K  ━━━━━━━━━━ \x1b[32m12.0/12.0 MB\x1b[0m eta 0:00\r\n")
    assert person.texts[5:] == ["12.0/12.0 MB eta 0:00"]


def frame(*lines, begins=False):
    """A block of lines that is drawn, again unless it begins."""
    up = "\x1b[1A\x1b[2K" * (len(lines) - 1)
    return ("" if begins else f"\r\x1b[2K{up}") + "\r\n".join(lines)


def test_a_block_that_is_drawn_again_is_told_like_progress():
    person = Person()
    person.feed("\x1b[?25l" + frame("Copying ━━ 0%", "Packing ━━ 0%", begins=True))
    for percent in range(1, 101):
        person.feed(frame(f"Copying ━━ {percent}%", f"Packing ━━ {percent // 2}%"), 0.125)
    person.feed(frame("Copying ━━ 100%", "Packing ━━ 50%") + "\r\n\x1b[?25h", 0.125)
    person.feed("Ready.\r\n", 1)
    bars = [text for kind, text in person.told if kind == "progress"]
    assert [text.split(",")[0] for text in bars] == ["Copying", "Packing"] * 3
    assert [text for kind, text in person.told if kind == "line"] == ["Copying, 100%", "Packing, 50%", "Ready."]


def test_bars_that_are_full_are_told_before_what_is_drawn_below_them():
    person = Person()
    person.feed("\x1b[?25l" + frame("Down \u2501\u2501 0%", "Up \u2501\u2501 0%", begins=True), 0.1)
    for percent in range(0, 101, 5):
        person.feed(frame(f"Down \u2501\u2501 {percent}%", f"Up \u2501\u2501 {percent}%"), 0.1)
    person.feed("\r\n\x1b[?25h", 0.05)
    person.feed("\x1b[?25la: ok", 0.5)
    person.feed("\ra: ok\r\nb: ok", 0.5)
    person.feed("\r\n\x1b[?25h", 1)
    assert [text for kind, text in person.told if kind == "line"] == ["Down, 100%", "Up, 100%", "a: ok", "b: ok"]


def test_a_bar_that_rests_above_a_line_is_still_a_bar():
    person = Person()
    person.feed("\x1b[?25l" + frame("Down \u2501\u2501 50%", "waits", begins=True), 0.5)
    assert person.told == [("line", "waits")]


def test_a_spinner_without_words_is_never_told():
    for end, told in (("", []), ("\n", []), ("\r \r", []), ("\rDone.\r\n", ["Done."])):
        for hides in ("", "\x1b[?25l"):
            person = Person()
            person.feed(f"Loading\r\n{hides}")
            for sign in "|/-\\" * 6:
                person.feed(f"\r{sign}", 0.12)
            person.feed(end, 1)
            person.teller.flush()
            assert person.texts == ["Loading", *told]


@pytest.mark.parametrize("frame", ["Loading {}", "{} Loading"])
def test_a_spinner_beside_its_words_is_a_line_with_braille_of_its_own(frame):
    person = Person()
    person.out._around = lambda text, asks: ((), (f"<{text}>",))
    for sign in "|/-\\" * 6:
        person.feed(f"\r{frame.format(sign)}", 0.2)
    person.feed("\r\x1b[KReady.\r\n", 1)
    assert person.told == [("line", "Loading"), ("line", "Ready.")]
    assert person.printed == "Loading\r\n<Loading>\r\nReady.\r\n<Ready.>\r\n"


def test_a_sign_alone_is_told_if_it_stays():
    person = Person()
    person.feed("-\r\n|\r\n/", 1)
    assert person.texts == ["-", "|", "/"]


@pytest.mark.parametrize("cursor", ["\x1b[?25l", ""])
def test_a_spinner_that_moves_below_a_line_is_told_once(cursor):
    person = Person(reads=lambda edits: False)
    for lines in ("", "one\r\n", "two\r\n", "\u2714 Load\r\n", "end\r\n"):
        person.feed(f"{cursor}\r\x1b[K{lines}", 0.02)
        for turn in "\u280b\u2819\u2839\u2838" if "end" not in lines else "":
            person.feed(f"\r\x1b[K{turn} Load", 0.1)
    person.wait(1)
    assert person.texts == ["Load", "one", "two", "\u2714 Load", *([] if cursor else ["Load"]), "end"]


def test_the_end_of_a_task_is_told_before_what_begins_below_it():
    person = Person()
    for text in (
        "\u280b Load",
        "\u2819 Load",
        "\u2839 Load",
        "\u2714 Load\r\n",
        "\u280b Send",
        "\u2819 Send",
        "\u2839 Send",
    ):
        person.feed(f"\x1b[?25l\r\x1b[K{text}", 0.1)
    person.feed("\r\x1b[K\x1b[?25hend\r\n", 1)
    assert person.texts == ["Load", "\u2714 Load", "Send", "end"]


def test_a_line_in_the_place_of_an_erased_bar_is_a_line():
    person = Person()
    for percent in range(10, 60, 10):
        person.feed(f"\x1b[?25l\r\x1b[K{percent}% |####  | Copy", 0.1)
    person.feed("\r\x1b[K", 0.01)
    person.feed("half\r\n60% |####  | Copy", 0.5)
    assert ("line", "half") in person.told


def test_lines_above_a_spinner_are_told_and_what_is_erased_at_its_end_is_not():
    person = Person()
    person.feed("\x1b[?25l⠋ Working")
    for part in ("⠙ Working", "first file\r\n⠹ Working", "⠸ Working", "⠼ Working"):
        person.feed(f"\r\x1b[2K{part}")
    person.feed("\r\x1b[2K⠼ Working\r\n\x1b[?25h\r\x1b[1A\x1b[2K", 0.5)
    person.feed("after\r\n", 1)
    assert [text for text in person.texts if text != "Working"] == ["first file", "after"]
    assert person.texts.count("Working") <= 1


def timed(number, *above, rows=2):
    drawn = "".join(f"{row}\r\n" for row in (*above, "ask", f"{number} tokens"))
    return "\x1b[2K\x1b[1A" * rows + f"\x1b[2K\x1b[G{drawn}"


def test_figures_that_change_are_told_like_progress_though_their_row_moves_and_somebody_types():
    person = Person()
    person.feed("\x1b[?25l" + timed(0, rows=0), 0.4)
    for number in range(1, 20):
        person.feed(timed(number), 0.05)
        person.feed(timed(number, f"file {number % 3}") if number < 4 else timed(number), 0.2)
        person.key("x", "", 0.2)
    person.feed("\x1b[?25h", 1)
    assert person.texts.count("ask") == 1
    assert [text for text in person.texts if text.startswith("file")] == ["file 1", "file 2", "file 0"]
    assert len([text for text in person.texts if text.endswith("tokens")]) <= 4


def test_figures_that_change_while_a_line_is_added_above_are_told_like_progress():
    person = Person()
    person.feed("\x1b[?25l" + timed(0, rows=0), 0.4)
    for number, name in enumerate("abcdefgh", 1):
        person.feed(timed(number, name), 0.4)
    assert [text for text in person.texts if len(text) == 1] == [*"abcdefgh"]
    assert len([text for text in person.texts if text.endswith("tokens")]) <= 3


def test_what_a_program_draws_at_once_is_one_though_it_comes_in_parts():
    person, erased = Person(), "\x1b[2K\x1b[1A" * 2
    person.feed("\x1b[?25lone\r\ntwo\r\n", 1)
    for part in (f"\x1b[?2026h{erased}\x1b[2K\x1b[G", "new\r\n", "one\r\ntwo\r\n\x1b[?2026l"):
        person.feed(part, 0.01)
    person.wait(1)
    assert person.texts == ["one", "two", "new"]
    person.feed("\x1b[?2026hlast\r\n", 1)
    assert person.texts[3:] == ["last"]


def test_nested_bars_without_a_hidden_cursor_end_too():
    person = Person()
    person.feed("\rOuter: 1/2")
    for inner in (1, 2, 3):
        for part in ("\r\n", f"\rInner: {inner}/3", "\x1b[A"):
            person.feed(part, 0.05)
    for part in ("\rOuter: 2/2", "\r\n", "\r\x1b[K", "done\r\n"):
        person.feed(part, 0.05)
    person.feed("and on\r\n", 1)
    assert person.texts[-2:] == ["done", "and on"]
    assert "Outer: 2/2" in person.texts


@pytest.mark.parametrize(
    ("row", "told"),
    [
        ("┏━━━┳━━━┓", ""),
        ("│ Ben │      │ Celle │", "Ben, empty, Celle"),
        ("│     │ Ann  │     │", "empty, Ann"),
        ("│ a note │", "a note"),
        ("a  b", "a  b"),
        ("========= test session starts =========", "test session starts"),
        ("-- Formal Name -----------", "Formal Name"),
        ("PLAY RECAP ***************", "PLAY RECAP"),
        ("TASK [Say] ***************", "TASK [Say]"),
        ("# a comment -- of mine ===", "# a comment -- of mine ==="),
        ("-----BEGIN CERTIFICATE-----", "-----BEGIN CERTIFICATE-----"),
        ("Password: *************", "Password: *************"),
        ("Copying:  45%|████▌     | 9/20 [00:01<00:01]", "Copying:  45%, 9/20 [00:01<00:01]"),
        (" ========-------- | a.txt | 11/20", "a.txt, 11/20"),
        ("progress [====------] 40% | ETA: 2s | 16/40", "progress, 40%, ETA: 2s, 16/40"),
    ],
)
def test_columns_have_commas_and_an_empty_cell_keeps_its_place(row, told):
    assert told_form(row).replace(EMPTY, "empty") == told


@pytest.mark.parametrize(("text", "found"), [("45.5 %", 45), ("9/20", 45), ("1 / 0", None), ("working", None)])
def test_the_share_of_a_text(text, found):
    assert share(text) == found


@pytest.mark.parametrize(("setting", "apart"), [(20, 20), (10, 10)])
def test_bars_go_by_the_setting(setting, apart):
    person = Person()
    person.teller._least = lambda: setting
    for percent in range(1, 101):
        person.feed(f"\rCopying: {percent} %", 0.5)
    person.feed("\r\n")
    found = [int(re.sub(r"\D", "", text)) for text in person.texts]
    assert found[-1] == 100
    assert {after - before for before, after in pairwise(found[:-1])} == {apart}


def test_a_real_program_asks_and_its_exit_code_is_ours(tmp_path):
    run = runs.Run(["sh", "-c", "printf 'Name: '; read name; echo Hello $name; exit 3"], tmp_path, ["Anna"])
    assert (run.lines, run.code) == (["Name:", "Hello Anna"], 3)
    assert b"\x1b[A" not in run.terminal


def test_the_signal_that_ends_a_program_ends_us(tmp_path):
    run = runs.Run(["sh", "-c", "echo before; kill -TERM $$"], tmp_path)
    assert (run.lines, run.code) == (["before"], -15)


def test_what_goes_into_a_pipe_is_as_bare_and_a_missing_program_is_one_sentence(tmp_path):
    ours = [sys.executable, "-m", "access", "run", "--"]
    ran = subprocess.run([*ours, "printf", "a\\0\\033[31mb"], capture_output=True, check=False)
    assert (ran.stdout, ran.returncode) == (b"a\0\x1b[31mb", 0)
    ran = subprocess.run([*ours, "no-such-program"], capture_output=True, check=False, text=True)
    assert ran.returncode == 127
    assert ran.stderr == "no-such-program does not start: there is no such file.\n"


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_file_that_is_no_command_is_told_with_what_to_type(tmp_path, language):
    ours = [sys.executable, "-m", "access", "run", "--lang", language, "--"]
    (tmp_path / "old.py").write_text("print('old')")
    (tmp_path / "new").write_text("#!/bin/sh\necho new\n")
    (tmp_path / "new").chmod(0o755)
    for name, right in (("old.py", "python3 old.py"), ("./old.py", "python3 ./old.py"), ("new", "./new")):
        ran = subprocess.run([*ours, name], capture_output=True, check=False, text=True, cwd=tmp_path)
        assert ran.returncode in (126, 127)
        assert ran.stderr.startswith(name)
        assert ran.stderr.endswith(f"taverne run -- {right}\n")
        assert "No such file" not in ran.stderr


OURS = """
from access import App
with App("inner").person(speech="off", braille="off") as person:
    person.say("told inside")
    person.text("Name?")
print("after")
"""


def test_a_real_program_of_ours_inside_is_told_once_and_no_sequence_leaks(tmp_path):
    (tmp_path / "inner.py").write_text(OURS, encoding="utf-8")
    run = runs.Run([sys.executable, str(tmp_path / "inner.py")], tmp_path, ["Anna"])
    assert (run.lines, run.code) == (["after"], 0)
    assert run.terminal.count(b"told inside") == run.terminal.count(b"Name?") == 1
    assert b"7373" not in run.terminal


def shown_with(tmp_path, *options):
    """What stands in the terminal after a prompt with these options, as rows."""
    program = "echo Hello there; echo 5; printf 'Pick 1 of them: '; read x; echo got $x"
    ours = ("-m", "access", "run", "--speech", "off", *options, "--")
    run = runs.Run(["sh", "-c", program], tmp_path, ["7"], program=ours)
    assert run.code == 0
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", run.terminal.decode()).split("\r\n")


@pytest.mark.brailled
def test_each_line_and_prompt_has_its_braille_under_it_and_is_answered_there(tmp_path):
    assert shown_with(tmp_path, "--braille", "terminal") == [
        *("Hello there", "⠠⠓⠑⠇⠇⠕⠀⠞⠓⠑⠗⠑", "5", "⠼⠑"),
        "Pick 1 of them:",
        "⠠⠏⠊⠉⠅⠀⠼⠁⠀⠕⠋⠀⠞⠓⠑⠍⠒ 7",
        *("got 7", "⠛⠕⠞⠀⠼⠛", ""),
    ]


def test_a_number_alone_and_that_of_a_prompt_are_drawn_in_large_print(tmp_path):
    five = ["", "███", "█", "███", "  █", "███", ""]
    found = shown_with(tmp_path, "--print", "always")
    assert found[:9] == ["Hello there", *five, "5"]
    assert found[-3:] == ["Pick 1 of them: 7", "got 7", ""]
    (first, *_) = drawn = [line for line in found[9:-3] if line]
    assert len(drawn) % 5 == 0
    assert first.startswith("███ ███ ███ █ █    █    ███"), "PICK, and the 1 behind it"


FRAME = "one\r\ntwo\r\nthree\r\n"


def test_what_is_drawn_anew_after_a_clear_is_told_once():
    person = Person()
    person.feed(FRAME)
    person.feed("\x1b[2J\x1b[3J\x1b[H")
    person.feed(FRAME + "four\r\n", 1)
    assert person.texts == ["one", "two", "three", "four"]


@pytest.mark.parametrize("ends", ["ok\r\n", "ok\r\nnext\r\n", "\x1b[36mok\x1b[0m\r\n"])
def test_a_line_equal_to_one_that_still_stands_after_a_drawn_row_is_told(ends):
    person = Person()
    person.feed("ok\r\nwait\r\n")
    person.feed("\x1b[1A\x1b[2Kdone\r\n")
    person.feed(ends)
    person.feed("ok\r\n")
    person.wait(1)
    assert [text for text in person.texts if text == "ok"] == ["ok"] * 3


def test_a_row_that_a_frame_moves_down_is_told_once():
    person = Person()
    person.feed("ok\r\nwait\r\n")
    person.feed("\x1b[2A\x1b[2Knew\r\n\x1b[2Kok\r\n\x1b[2Kwait\r\n")
    person.wait(1)
    assert sorted(person.texts) == ["new", "ok", "wait"]


def test_of_two_equal_rows_that_are_drawn_where_one_stood_one_is_new():
    person = Person()
    person.feed("ok\r\nwait\r\n")
    person.feed("\x1b[2A\x1b[2Knew\r\n\x1b[2Kok\r\n\x1b[2Kok\r\n")
    person.wait(1)
    assert sorted(person.texts) == ["new", "ok", "ok", "wait"]


CLEAR = "\x1b[2J\x1b[3J\x1b[H"


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        (["ok\r\n", CLEAR, "ok\r\nok\r\n"], "ok ok"),
        (["ok\r\n", CLEAR, "ok\r\n", "ok\r\n"], "ok ok"),
        (["ok\r\n", CLEAR + "ok\r\nok\r\n"], "ok ok"),
        (["ok\r\nx\r\n", f"\x1b[1A\x1b[2Kok\r\n{CLEAR}ok\r\nok\r\nok\r\n"], "ok x ok ok"),
        (["ok\r\n", "\x1b[?25l" + "b\r\n" * 30, f"ok\r\n{CLEAR}new\r\n"], "ok " + "b " * 30 + "ok new"),
        (["\x1b[?25l", f"{'b%s ' * 30}{CLEAR}new\r\n".replace(" ", "\r\n") % (*range(30),)], None),
        (["ok\r\na\r\n", CLEAR, "ok\r\n", CLEAR, "ok\r\na\r\nok\r\n", CLEAR, "ok\r\na\r\nok\r\n"], "ok a ok"),
        (["ok\r\na\r\n", f"{CLEAR}ok\r\na\r\n{CLEAR}ok\r\na\r\nb\r\n"], "ok a b"),
        (["ok\r\na\r\n", f"\x1b[2A\x1b[2Kb\r\n\x1b[2Kok\r\n\x1b[2Ka\r\n{CLEAR}"], "ok a b"),
        (["ok\r\n", CLEAR, "ok\r\n", *[""] * 9, CLEAR, *[""] * 9, CLEAR, "ok\r\n"], "ok ok"),
    ],
)
def test_equal_lines_are_counted_over_a_clear(parts, told):
    person = Person()
    for part in parts:
        person.feed(part)
    person.wait(1)
    person.teller.flush()
    assert " ".join(person.texts) == (told or " ".join([*(f"b{number}" for number in range(30)), "new"]))


def test_a_field_with_a_sign_is_no_menu():
    person = Person()
    person.feed("\x1b[?25l+------+\r\n| > ask |\r\n+------+\r\n", 1)
    assert person.told == [("line", "> ask")]


def test_a_drawn_line_that_fills_its_row_goes_on_in_the_next():
    person = Person(columns=10)
    person.feed("\x1b[?25l\x1b[1;1H0123456789\x1b[2;1Habc", 1)
    assert person.texts == ["0123456789abc"]


def test_a_drawn_row_whose_end_is_at_the_edge_does_not_go_on_in_the_next():
    person = Person(columns=30)
    person.feed(f"\x1b[?25l[21:55] step{'a.py:8':>18}\r\n[21:56] next{'a.py:9':>18}\r\n", 1)
    assert person.texts == [f"[21:55] step{'a.py:8':>18}", f"[21:56] next{'a.py:9':>18}"]


def test_a_menu_and_a_corrected_prompt_keep_their_braille():
    """The braille is what stands in the row: a letter that is taken back changes what follows it alone."""
    person = Person(reads=lambda edits: True)
    person.out._around = lambda text, asks: ((), (f"<{text}>",))
    person.feed("Name: ", 0.02)
    person.key("A", "A")
    person.key("\x7f", "\b \b")
    person.key("B", "B")
    person.key("\r", "\r\nHello\r\n")
    assert person.texts == ["Name:", "Hello"]
    assert person.printed == "Name:\r\n<Name:> A\r<Name:> \x1b[K\x1b[9GB\r\nHello\r\n<Hello>\r\n"
    person.feed("\x1b[?25l> red\r\n  green\r\n", 1)
    assert person.printed.endswith("> red\r\n<red>")
    person.feed("\x1b[2A\x1b[J\x1b[?25hdone\r\n", 1)
    assert person.printed.endswith("> red\r\n<red>\r\ndone\r\n<done>\r\n")


INHERITS = """
from access import App
with App("inner").person() as person:
    to = person.sitting.conversation.to
    person.confirm(f"{to.hearing.verbosity} {person.sitting.keyboard.console.outputs[0].screen.looks.cells + 1}?")
"""


def test_a_real_program_of_ours_inside_has_the_options_and_the_language_of_the_run_outside(tmp_path):
    (tmp_path / "inner.py").write_text(INHERITS, encoding="utf-8")
    options = ("--lang", "de", "--verbosity", "full", "--cells", "33", "--speech", "off", "--")
    command = [sys.executable, str(tmp_path / "inner.py")]
    run = runs.Run(command, tmp_path, ["ja"], program=("-m", "access", "run", *options))
    shown = re.sub(rb"\x1b\[[0-9;?]*[a-zA-Z]", b"", bytes(run.terminal))
    assert b"full 34? ja oder nein." in shown
    assert run.code == 0


@pytest.mark.everything
@pytest.mark.parametrize("program", REAL, ids=lambda each: each["name"])
def test_a_program_of_others_is_told(program, tmp_path, request):
    """Those of PyPI and npm need SUITE, a folder with bin/ of a venv and node_modules/."""
    if "fails" in program:
        request.applymarker(pytest.mark.xfail(reason=program["fails"], strict=True))
    run = runs.Run(command_of(program, tmp_path), tmp_path, program.get("typed", ()), environment={"PATH": PATH})
    assert check(program, run.lines).beyond == []
    assert not any(never.encode() in run.terminal for never in program.get("never", ()))
    assert run.code == program.get("exit", 0)
