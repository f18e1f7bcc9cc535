"""Menus and lists of any program under `taverne run`: which row is chosen, and each end of a task, once."""

import pytest
from runs import Person

pytestmark = pytest.mark.posix("a pseudo-terminal")


def test_each_end_of_a_task_in_a_list_is_told_once():
    person, before = Person(), "\x1b[?25l"
    for first, second in (
        "\u280b\u25fc",
        "\u2819\u25fc",
        "\u2714\u2819",
        "\u2714\u2839",
        "\u2714\u2716",
        "\u2714\u2716",
    ):
        person.feed(f"{before}{first} Build\r\n{second} Test\r\n", 0.4)
        before = "\x1b[2K\x1b[1A" * 2
    person.feed("\x1b[?25hdone\r\n", 1)
    assert person.texts == ["Build", "Test", "\u2714 Build", "\u2716 Test", "done"]


def test_a_square_without_a_running_task_is_told():
    person = Person()
    person.feed("\x1b[?25l\u25fc a square\r\n", 1)
    assert person.texts == ["\u25fc a square"]


def test_the_end_of_a_task_is_told_though_its_row_is_erased_before():
    person = Person()
    for part in ("\x1b[?25l\u280b Build", "\r\u2819 Build", "\r\u2839 Build", "\r\x1b[K\x1b[?25h", "\u2714 Build\r\n"):
        person.feed(part, 0.2)
    assert person.texts == ["Build", "\u2714 Build"]


def test_a_row_that_goes_on_in_the_middle_of_a_word_is_told_from_the_beginning_of_that():
    person = Person()
    person.feed("\x1b[?25lAll parts install", 1)
    person.feed("ed: 12", 1)
    assert person.texts == ["All parts install", "installed: 12"]


def listed(typed, *rows):
    chosen, *others = rows
    back = f"\x1b[{len(rows)}A\x1b[{len(typed) + 3}G"
    return "\r\x1b[J" + "\r\n".join((f"? {typed}", f"\x1b[4m{chosen}\x1b[24m", *others)) + back


def test_the_chosen_one_of_rows_below_a_prompt_is_told_at_once_and_while_one_types():
    person = Person(reads=lambda edits: True)
    person.feed(listed("", "Apple", "Banana", "Cherry"), 1)
    assert person.told[0] == ("prompt", "?")
    assert person.told[-1] == ("highlight", "Apple")
    person.key("b", listed("b", "Banana"), 1)
    person.key("\x7f", listed("", "Apple", "Banana", "Cherry"), 1)
    person.key("\x1b[B", "\r\x1b[J" + listed("", "Banana", "Cherry"), 1)
    assert person.told[4:] == [("highlight", "Apple"), *(("highlight", each) for each in ("Banana", "Apple", "Banana"))]
    person.key("n", listed("n", "Banana"), 1)
    assert person.printed.endswith("\r\n? n")


def test_a_remark_on_an_answer_is_told_once_and_is_no_menu():
    person = Person(reads=lambda edits: True)
    person.feed("? Name? ", 0.3)
    person.key("a", "a")
    person.key("\r", "\r\x1b[2K? Name? a\r\n\x1b[31m> Too short\x1b[39m\x1b[1A\x1b[10G", 1)
    assert person.told == [("prompt", "? Name?"), ("line", "> Too short"), ("prompt", "? Name? a")]


def test_of_two_answers_below_a_pointed_question_the_full_mark_is_the_chosen_one():
    person = Person()
    person.feed("\x1b[?25l\r\n\u276f Deploy?\r\n\u25cf Yes / \u25cb No\r\n", 1)
    assert person.told == [("line", "Deploy?"), ("line", "Yes / No"), ("highlight", "Yes")]
    person.key("\x1b[C", "\x1b[1A\r\x1b[2K\u25cb Yes / \u25cf No\r\n", 1)
    assert person.told[-1] == ("highlight", "No")


def lit(*rows, at):
    each = (f"\x1b[{n};1H" + (f"\x1b[7m {row}  \x1b[27m" if n == at else f" {row}  ") for n, row in enumerate(rows, 5))
    return "".join(each) + f"\x1b[{at};1H"


def test_the_row_in_reverse_video_at_the_cursor_is_told_before_any_key():
    person = Person(reads=lambda edits: True)
    person.feed("Pick:\r\n" + lit("one", "two", at=5), 1)
    assert person.told == [("line", "Pick:"), ("line", "one"), ("line", "two"), ("highlight", "one")]
    person.key("\x1b[B", lit("one", "two", at=6), 1)
    assert person.told[4:] == [("highlight", "two")]


def test_an_answer_in_the_place_of_an_example_is_not_told_though_a_menu_follows():
    person = Person()
    person.feed("\x1b[?25l\u25c6  Name:\r\n\u2502  \x1b[7mv\x1b[27m\x1b[2mue\x1b[22m\r\n\u2514\r\n", 1)
    person.key("x", "\x1b[2A\r\x1b[2K\u2502  x\u2588\x1b[2B")
    person.key(
        "\r", "\r\x1b[3A\x1b[J\u25c7  Name:\r\n\u2502  x\r\n\u25c6  Sure?\r\n\u2502  \u25cf Yes / \u25cb No\r\n", 1
    )
    assert person.texts == ["Name: vue", "Sure?", "Yes / No", "Yes"]


def test_the_prompt_of_a_shell_above_a_drawn_row_is_no_pointer():
    person = Person()
    person.feed("\x1b[?25l\x1b[5;1H>>> \x1b[6;1HPress F1 for help.\x1b[5;5H\x1b[?25h", 1)
    assert person.told == [("prompt", ">>>"), ("line", "Press F1 for help.")]


@pytest.mark.parametrize(("sign", "answer"), [("\u2714", "\u00b7 yes"), ("\u2713", "yes")])
def test_a_question_for_one_key_is_a_prompt_and_of_its_answer_is_told_what_was_not_typed(sign, answer):
    person = Person()
    person.feed("\x1b[?25l? Shall I go on? [y/n]\r\n", 1)
    again = f"\x1b[1A\r\x1b[J{sign} Shall I go on? {answer}\r\n\x1b[?25h"
    person.key("y", again, 1)
    assert person.told == [("prompt", "? Shall I go on? yes or no.")]
    person.feed("\x1b[?25l? Shall I go on? (Y/n)\r\n", 1)
    person.key("\r", again, 1)
    assert person.texts[1:] == ["? Shall I go on? yes or no. Enter: yes.", "yes"]


def test_rows_of_a_menu_that_are_cut_at_the_edge_are_rows_each_and_an_answer_that_goes_on_is_not_told():
    person = Person(columns=20)
    rows = ("? Which of them", " > tests: all the te", "   docs: what people", "   code: the code", "   more")
    person.feed("\x1b[?25l" + "\r\n".join(rows), 1)
    told = ["? Which of them", "tests: all the te", "docs: what people", "code: the code", "more", "tests: all the te"]
    assert person.texts == told
    person.key("\r", "\x1b[4A\r\x1b[J? Which of them test\r\ns: all the te\r\n\x1b[?25h", 1)
    person.feed("done\r\n", 1)
    assert person.texts == [*told, "done"]


GROUP = "\u2502  {} Lint\r\n\u2502  \u2514 {} ESLint\r\n"


def test_a_mark_of_a_line_above_is_none_of_a_menu_and_a_group_is_told_by_its_rows():
    dim, lit, person = "\x1b[2m\u25fb", "\x1b[22m\u25fb", Person()
    person.feed("\u25cf  An info\r\n\r\n")
    person.feed("\x1b[?25l" + GROUP.format(lit, dim), 1)
    person.key("\x1b[B", "\x1b[22m\r\x1b[2A\x1b[J" + GROUP.format(dim, lit), 1)
    rows = ["Lint, not checked", "ESLint, not checked"]
    assert person.texts == ["\u25cf  An info", *rows, *rows]
    assert [kind for kind, _ in person.told] == ["line"] * 3 + ["highlight"] * 2


def test_the_last_row_that_is_left_of_a_menu_is_its_chosen_one():
    person = Person()
    person.feed("\x1b[?25lWhich?\r\n\u25cf one\r\n\u25cb two\r\n", 1)
    person.key("t", "\x1b[2A\r\x1b[J\u25cf two\r\n", 1)
    assert person.told[-2:] == [("highlight", "one"), ("highlight", "two")]


def explained(first, second, more):
    return f"? Which\r\n{first} one\r\n{second} two\r\n\r\n{more}\r\nEnter: select"


def test_what_explains_the_chosen_row_below_a_menu_is_told_when_it_changes():
    person, again = Person(), "\r\x1b[5A\x1b[J"
    person.feed("\x1b[?25l" + explained("\u276f", " ", "The first."), 1)
    person.key("\x1b[B", again + explained(" ", "\u276f", "The second."), 1)
    assert person.told[-3:] == [("highlight", "one"), ("highlight", "two"), ("line", "The second.")]


def test_lines_that_begin_like_rows_of_a_menu_each_are_none():
    person = Person()
    person.feed("\x1b[?25lInstall?\r\n> Yes\r\n  No\r\n", 1)
    person.key("\r", "\r\x1b[3A\x1b[J\r\n> demo@1.0 dev\r\n> vite\r\n", 1)
    assert person.told[-2:] == [("line", "> demo@1.0 dev"), ("line", "> vite")]


def test_of_several_answers_in_the_place_of_the_chosen_row_all_are_told():
    person = Person()
    person.feed("\x1b[?25lTools?\r\n\u25fb ESLint\r\n\u25fc Prettier\r\n", 1)
    person.key("\r", "\x1b[2A\r\x1b[JESLint, Prettier\r\n\x1b[?25h", 1)
    assert person.texts[-1] == "ESLint, Prettier"


def test_the_end_of_a_task_is_told_though_its_title_has_a_share():
    person = Person()
    for sign in "\u280b\u2819\u2839\u2838\u283c\u2834":
        person.feed(f"\x1b[?25l{sign} Copy [50%]\r\n\x1b[1A", 0.3)
    person.feed("\u2714 Copy [50%]\r\n\x1b[1A", 1)
    person.feed("\x1b[Jend\r\n", 1)
    assert person.texts[-2:] == ["\u2714 Copy [50%]", "end"]


def test_an_answered_row_of_two_answers_is_no_menu():
    person = Person()
    person.feed("\x1b[?25l? On? no / \x1b[4myes\x1b[24m", 1)
    person.key("\r", "\r\x1b[2K\u2714 On? no / \x1b[4myes\x1b[24m\r\n? When? 2026\r\n", 1)
    assert [text for kind, text in person.told if kind == "highlight"] == ["yes"]


def test_the_only_row_in_a_colour_is_the_chosen_one_of_rows_with_marks():
    person, lit = Person(), "\x1b[38;5;218m{}\x1b[39m\r\n"
    person.feed("\x1b[?25l" + lit.format("[ ] red") + "[ ] green\r\n", 1)
    person.key(" ", "\x1b[2A\x1b[J" + lit.format("[\u2713] red") + "[ ] green\r\n", 1)
    person.key("\x1b[B", "\x1b[2A\x1b[J[\u2713] red\r\n" + lit.format("[ ] green"), 1)
    chosen = ["red, not checked", "red, checked", "green, not checked"]
    assert [text for kind, text in person.told if kind == "highlight"] == chosen


@pytest.mark.parametrize("reads", [True, False])
def test_a_question_above_a_field_with_its_default_is_one_prompt(reads):
    person, again = Person(reads=lambda edits: reads), "\x1b[?25l\x1b[A\x1b[6D\x1b[J{}\x1b[6D\r\r\n\x1b[J\x1b[?25h"
    field = "\U0001f3a4 What is your name?\r\r\n   Ann"
    person.feed(f"\x1b[?25l\x1b[J{field}\x1b[6D\x1b[6C\x1b[?25h", 0.005)
    person.feed("\x1b[?25l\x1b[6D   Ann\r\r\n\r\r\n \b\x1b[2A\x1b[6C\x1b[?25h", 1)
    assert person.told == [("prompt", "\U0001f3a4 What is your name? Ann")]
    person.key("\r", again.format(field), 1)
    person.feed("\x1b[?25l\U0001f3a4 Sure?\r\r\n   (Y/n)\x1b[?25h", 1)
    person.key("\r", "\r\n", 1)
    person.feed("\x1b[?25l\U0001f575 Password?\r\r\n   ***\x1b[?25h", 1)
    assert person.told[1:] == [
        ("prompt", "\U0001f3a4 Sure? yes or no. Enter: yes."),
        ("prompt", "\U0001f575 Password?"),
    ]


def test_lines_above_a_prompt_that_asks_itself_are_lines():
    person = Person(reads=lambda edits: True)
    person.feed("What to do?\r\n  1 go\r\n  2 stay\r\n  choice: ", 1)
    assert person.told == [*(("line", text) for text in ("What to do?", "  1 go", "  2 stay")), ("prompt", "choice:")]
    person.feed("\r\nWhat to do?\r\n  choice: ", 1)
    assert person.told[4:] == [("line", "What to do?"), ("prompt", "choice:")]
    person.feed("\r\nA title\r\n  text", 1)
    assert person.told[6:] == [("line", "A title"), ("prompt", "text")]


def test_an_example_with_slashes_below_a_question_is_no_row_of_two_answers():
    person = Person()
    person.feed(
        "\x1b[?25l\u25c6  Which project?\r\n\u2502  \x1b[7m.\x1b[27m\x1b[2m/sparkling-solid\x1b[22m\r\n\u2514\r\n", 1
    )
    assert person.told == [("prompt", "Which project? ./sparkling-solid")]
    person.key("a", "\x1b[2A\r\x1b[2K\u2502  a\u2588\x1b[2B")
    person.key("\r", "\r\x1b[3A\x1b[J\u25c7  Which project?\r\n\u2502  a\r\n\x1b[?25hdone\r\n", 1)
    assert person.texts[1:] == ["done"]


def test_a_block_behind_a_default_is_the_cursor_of_its_field():
    person, again = Person(), "\x1b[2A\r\x1b[2K\u2502  {}\x1b[2B"
    person.feed("\x1b[?25l\u25c6  Which project?\r\n\u2502  old\u2588\r\n\u2514\r\n", 1)
    assert person.told == [("prompt", "Which project? old")]
    person.key("x", again.format("oldx\u2588"))
    person.key("\r", "\r\x1b[3A\x1b[J\u25c7  Which project?\r\n\u2502  oldx\r\n\x1b[?25hdone\r\n", 1)
    assert person.texts[1:] == ["done"]
    person.feed("\x1b[?25lCopying \u2588\u2588\r\nPacking \u2588\r\n", 1)
    assert "prompt" not in [kind for kind, _ in person.told[1:]]


def test_a_question_above_an_empty_field_behind_a_sign_is_one_prompt():
    person = Person()
    person.feed("\x1b[?25lName?\r\n> \x1b[30;47m \x1b[0m", 1)
    assert person.told == [("prompt", "Name?")]


def test_yes_and_no_before_their_usual_answer_are_words():
    person = Person()
    person.feed("Build it? \x1b[1;35m[y/n]\x1b[0m \x1b[1;36m(n)\x1b[0m: ", 0.2)
    person.feed("\r\nPush it? [y/n] (y): ", 0.2)
    assert person.texts == ["Build it? yes or no. Enter: no.", "Push it? yes or no. Enter: yes."]


LONG = "a choice with so many words, that goes on"


def wrapped(*rows, mark="", end=""):
    """Choices in a terminal of 30 columns, each over two rows, of which the first has the pointer."""
    lines = [f"{sign} {row} {LONG}" for sign, row in zip(("\u276f" + mark, " " + mark), rows, strict=True)]
    return "? Which?\r\n" + "\r\n".join(f"{line[:30]}\r\n{line[30:]}" for line in lines) + f"{end}\r\n"


@pytest.mark.parametrize(("mark", "state"), [("", ""), ("\u25ef", ", not checked")])
def test_choices_that_go_on_in_the_next_row_are_told_whole_and_their_answer_is_not(mark, state):
    person, again = Person(columns=30), "\r\x1b[5A\x1b[J"
    person.feed("\x1b[?25l" + wrapped("one", "two", mark=mark), 1)
    told = [f"one {LONG}{state}", f"two {LONG}{state}"]
    assert person.texts == ["? Which?", *told, told[0]]
    person.key(
        "\x1b[B",
        again
        + wrapped("one", "two", mark=mark)
        .replace("\u276f", " ")
        .replace("  two", "\u276f two")
        .replace(f" {mark} two", f"\u276f{mark} two"),
        1,
    )
    assert person.told[4:] == [("highlight", told[1])]
    person.key("\r", f"{again}\u2714 Which? two a choice with so\r\nmany words, that goes on\r\n\x1b[?25h", 1)
    person.feed("done\r\n", 1)
    assert person.texts[5:] == ["done"]


def test_rows_deeper_than_a_choice_belong_to_it_and_those_of_another_choice_do_not():
    person = Person()
    person.feed("\x1b[?25l? Which?\r\n\u276f CSS [ https://css.example\r\n   ]\r\n  Sass\r\n", 1)
    assert person.texts == ["? Which?", "CSS [ https://css.example ]", "Sass", "CSS [ https://css.example ]"]


def test_the_answer_without_the_hint_of_its_choice_is_not_told():
    person = Person()
    person.feed("\x1b[?25l\u25c6  Type?\r\n\u2502  \u25cf JavaScript (old)\r\n\u2502  \u25cb Rust\r\n", 1)
    person.key("\r", "\r\x1b[3A\x1b[J\u25c7  Type?\r\n\u2502  JavaScript\r\n\x1b[?25h", 1)
    person.feed("done\r\n", 1)
    assert person.texts[-2:] == ["JavaScript (old)", "done"]


def test_a_question_up_to_the_edge_whose_answer_goes_to_the_next_row_is_told_once():
    asked, again = "? What name would you like?", "\x1b[2K\x1b[1A\x1b[2K\x1b[G"
    person = Person(columns=31, reads=lambda edits: True)
    person.feed(f"{asked}\x1b[28G", 1)
    for key, echo in (("d", ""), ("e", f"{asked} d"), ("m", ""), ("o", f"{asked} de"), ("\r", f"{asked} dem\r\n")):
        person.key(key, f"\x1b[2K\x1b[G{echo}" if echo else "\x1b[30G", 0.001)
    person.feed(f"{again}{asked}\r\ndemo\x1b[5G", 0.01)
    person.feed(f"{again}\u2714{asked[1:]}\r\ndemo\r\n\x1b[?25h", 1)
    person.feed("done\r\n", 1)
    assert person.texts == [asked, "done"]


def framed(*rows, title="Which?"):
    """A menu in a frame: of its rows the chosen one alone is bright, and what explains it is dim."""
    return "\x1b[36m\u25c6\x1b[39m  " + "".join(f"{row}\r\n" for row in (title, *rows, "\u2514"))


def in_frame(mark, text, more=""):
    dim = "" if more else "\x1b[2m"
    colour = "\x1b[36m" if more else dim
    explained = f" \x1b[2m{more}\x1b[22m" if more else ""
    return f"\x1b[36m\u2502\x1b[39m  {colour}{mark}\x1b[22m\x1b[39m {dim}{text}\x1b[22m{explained}"


def test_a_choice_in_a_frame_is_told_with_the_row_in_which_its_explanation_goes_on():
    person = Person(columns=50)
    one = in_frame("\u25cf", "minimal", "(almost nothing)")
    person.feed("\x1b[?25l" + framed(one, in_frame("\u25cb", "demo")), 1)
    rest = "\x1b[36m\u2502\x1b[39m  \x1b[2m without more)\x1b[22m"
    two = in_frame("\u25cf", "demo", "(a game with words that works")
    person.key("\x1b[B", "\x1b[4A\x1b[J" + framed(in_frame("\u25cb", "minimal"), two, rest), 1)
    said = "demo (a game with words that works without more)"
    assert person.told[3:] == [("highlight", "minimal (almost nothing)"), ("highlight", said)]


def test_the_chosen_box_is_the_one_whose_words_are_bright_though_most_of_its_row_explains_it():
    person = Person()
    one = in_frame("\u25fb", "prettier", "(formatter - https://prettier.io)")
    person.feed("\x1b[?25l" + framed(one, in_frame("\u25fb", "eslint"), title="Add / what?"), 1)
    assert person.texts[-1] == "prettier (formatter - https://prettier.io), not checked"
    two = in_frame("\u25fb", "eslint", "(linter)")
    person.key("\x1b[B", "\x1b[4A\x1b[J" + framed(in_frame("\u25fb", "prettier"), two, title="Add / what?"), 1)
    assert person.told[-1] == ("highlight", "eslint (linter), not checked")


def test_an_empty_answer_behind_a_sign_is_not_told():
    person = Person(reads=lambda edits: True)
    person.feed("? Summary \u2023 ", 0.3)
    person.key("\r", "\r\x1b[2K\u2714 Summary \xb7 \r\ndone\r\n", 1)
    assert person.texts == ["? Summary \u2023", "done"]


def upward(*rows, at):
    """A list above its field, whose first choice is the lowest row, as fzf draws it."""
    drawn = (f"{'> ' if row == at else '  '}{row}".ljust(40) for row in reversed(rows))
    return "\x1b[?25l" + "".join(f"{row}\r\n" for row in (*drawn, f"  {len(rows)}/{len(rows)}")) + "> \x1b[?25h"


def test_a_list_that_is_drawn_upwards_is_told_from_its_chosen_row_on():
    person = Person(columns=40)
    person.feed("\x1b[2A\x1b[1B" + upward("red", "green apple", "blue", at="red"), 1)
    assert [text for text in person.texts if text not in (">", "3/3")] == ["red", "green apple", "blue", "red"]
    person.key("\x1b[A", "\r\x1b[4A" + upward("red", "green apple", "blue", at="green apple"), 1)
    assert person.told[-1] == ("highlight", "green apple")


def test_a_list_above_a_field_whose_chosen_row_is_not_the_last_is_told_downwards():
    person = Person(columns=40)
    person.feed("\x1b[2A\x1b[1B" + upward("red", "green apple", "blue", at="blue"), 1)
    assert [text for text in person.texts if text not in (">", "3/3")] == ["blue", "green apple", "red", "blue"]


def test_a_question_of_a_menu_that_goes_on_with_a_blank_keeps_it():
    person = Person(columns=20)
    person.feed("? Which? [arrows, type to filter]  \r\n\x1b[?25l> red\r\n  green\r\n", 1)
    assert person.texts[0] == "? Which? [arrows, type to filter]"
    person = Person(columns=21)
    person.feed("\x1b[?25l? Which? [arrows type to filter]\r\n> red\r\n  green\r\n", 1)
    assert person.texts[0] == "? Which? [arrows type to filter]"


def test_a_remark_below_the_rows_of_an_open_question_is_no_menu():
    person, drawn = Person(reads=lambda edits: True), "? Raw? {}\r\n  1) one\r\n  2) two"
    person.feed(drawn.format("") + "\x1b[2A\x1b[8G", 1)
    erased = "\x1b[2B\x1b[2K\x1b[1A\x1b[2K\x1b[1A\x1b[2K\x1b[G"
    before = len(person.told)
    person.key("\r", f"{erased}{drawn.format('')}\r\n\x1b[31m> Please input a value\x1b[39m\x1b[3A\x1b[8G", 1)
    assert person.told[before:] == [("line", "> Please input a value"), ("prompt", "? Raw?")]


def test_a_menu_that_follows_another_is_told_though_a_row_of_it_stood_there():
    person = Person()
    person.feed("\x1b[?25lWhich?\r\n> red\r\n  green\r\n", 1)
    person.key("\r", "\x1b[2A\r\x1b[J> blue\r\n  green\r\n", 1)
    assert person.told[-1] == ("highlight", "blue")


def test_a_menu_in_the_place_of_an_erased_prompt_is_one():
    """The stream of Inquirer.js 8: a rawlist, and a list whose chosen row stands where the prompt was."""
    person, erased = Person(), "\x1b[2K\x1b[1A" * 3 + "\x1b[2K\x1b[G"
    person.feed("? Size?\r\n  1) Small\r\n  2) Large\r\n  Answer: ", 1)
    person.key("2", f"{erased}? Size?\r\n  1) Small\r\n  2) Large\r\n  Answer: 2", 0.5)
    person.key("\r", f"{erased}? Size? Large\r\n\x1b[?25l", 0)
    person.feed("? Bread?\r\n  Rye\r\n> Wheat\r\n  Spelt ", 1)
    assert person.texts == ["? Size?", "  1) Small", "  2) Large", "Answer:", "Large", *MENU_OF_BREAD]
    person.key("\x1b[B", f"{erased}? Bread?\r\n  Rye\r\n  Wheat\r\n> Spelt ", 1)
    assert person.told[-2:] == [("highlight", "Wheat"), ("highlight", "Spelt")]


MENU_OF_BREAD = ["? Bread?", "Rye", "Wheat", "Spelt", "Wheat"]
