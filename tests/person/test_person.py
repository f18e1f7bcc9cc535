"""What a program tells and asks, and how it is answered."""

from datetime import date, timedelta
from decimal import Decimal

import pytest
from helpers import kept_at_home

from access import App, Choice, Invalid, Left, Wording
from access.language.line import plain_line
from access.system.files import settings_folder
from access.testing import INTERRUPT, Script

GAMES = ["chess", "checkers", "go"]


def asked(program, *typed, **wants):
    """What a program heard as the answer, and what reached the person."""
    answers = []

    def run():
        with App("trial").person() as person:
            answers.append(program(person))

    heard = Script(*typed, **wants).run(run)
    if isinstance(heard.left, Exception) and not isinstance(heard.left, Left):
        raise heard.left
    return (answers[0] if answers else None), heard


def test_a_question_is_asked_in_words_once_and_bare_then():
    def twice(person):
        return [person.choose("Which game?", GAMES, "go") for _ in range(2)]

    found, heard = asked(twice, "", "chess")
    assert found == ["go", "chess"]
    assert heard.printed == ["Which game? chess, checkers or go. Enter: go. ", "Which game? chess"]


def test_enter_alone_without_a_default_says_the_words_again():
    found, heard = asked(
        lambda person: [person.choose("Which?", GAMES), person.choose("Which?", GAMES)], "go", "", "go"
    )
    assert found == ["go", "go"]
    assert heard.printed[-1] == "Which? chess, checkers or go. go"


@pytest.mark.parametrize(
    ("typed", "value"), [("chess", "chess"), ("Go", "go"), ("g", "go"), ("che", None), ("2", None), ("bridge", None)]
)
def test_a_choice_is_typed_by_its_name_or_a_beginning_that_means_one(typed, value):
    found, heard = asked(lambda person: person.choose("Which?", GAMES), typed, "go")
    assert found == (value or "go")
    assert heard.unread == (() if value is None else ("go",))


def test_many_choices_are_a_numbered_list_that_is_read_once():
    towns = ["Aachen", "Bonn", "Celle", "Dachau", "Essen", "Fulda", "Gera"]
    found, heard = asked(lambda person: [person.choose("Where?", towns) for _ in range(2)], "3", "fu")
    assert found == ["Celle", "Fulda"]
    assert heard.printed == [*(f"{n} {town}" for n, town in enumerate(towns, 1)), "Where? 1 to 7. 3", "Where? fu"]


def test_a_choice_may_have_other_words_that_are_not_told():
    choices = [(("Deutsch", "German", "de"), "de"), (("English", "en"), "en")]
    for typed, value in (("German", "de"), ("ger", "de"), ("en", "en"), ("de", "de")):
        found, heard = asked(lambda person: person.choose("Language?", choices), typed)
        assert found == value
        assert heard.printed == [f"Language? Deutsch or English. {typed}"]


def test_help_tells_about_each_choice_and_more_about_its_word():
    choices = [
        Choice(("find", "f"), 1, "looks up a number", "Type a name then."),
        Choice(("leave",), 2, "ends the book"),
    ]
    found, heard = asked(lambda person: person.choose("What?", choices), "help", "help fi", "f")
    assert found == 1
    assert heard.printed[1:3] == ["find: looks up a number", "leave: ends the book"]
    assert "find: looks up a number. Type a name then. Also: f." in heard.printed
    assert not any("Type find" in line for line in heard.printed)


def test_choices_that_were_told_before_are_not_told_with_the_question_but_after_enter_alone():
    def program(person):
        person.say("Menu: 1 find, 2 leave.")
        return person.choose("Menu?", [(("find", "1"), "find"), (("leave", "2"), "leave")], hint="")

    found, heard = asked(program, "", "", "2")
    assert found == "leave"
    assert heard.printed[1:] == [
        "Menu? ",
        "Enter alone is no answer here. Type one of: find, leave.",
        "Menu? ",
        "Menu? 2",
    ]
    found, heard = asked(lambda person: person.confirm("Delete it?", False, hint="No by default."), "")
    assert (found, heard.printed) == (False, ["Delete it? No by default. "])


def test_an_article_may_stand_before_a_choice():
    assert asked(lambda person: person.choose("Which?", GAMES), "the chess")[0] == "chess"


def test_where_some_words_are_known_commands_need_no_slash_and_help_tells_about_the_words():
    def due(typed):
        if typed not in ("never", "today") and not typed.isdigit():
            raise Invalid("A day is a number.")

    known = [Choice(("never", "quit"), None, "keeps it"), "today"]
    ask = lambda person: person.text("Which day?", check=due, known=known)  # noqa: E731
    found, heard = asked(ask, "help", "rate", "help rate", "x", "12")
    assert found == "12"
    assert "never: keeps it" in heard.printed
    assert "A day is a number." in heard.printed
    assert any(line.startswith("The voice speaks") for line in heard.printed)
    assert asked(ask, "today")[0] == "today"
    assert asked(ask, "/quit")[1].left.why == "quit"


def test_at_a_text_some_commands_may_work_without_a_slash_typed_alone():
    ask = lambda person: person.text("Who?", alone=("quit", "help"))  # noqa: E731
    found, heard = asked(ask, "help", "/rate", "repeat")
    assert found == "repeat"
    assert any(line.startswith("The voice speaks") for line in heard.printed)
    assert asked(ask, "quit")[1].left.why == asked(ask, "Ende")[1].left.why == "quit"
    assert asked(ask, "quit smoking")[0] == "quit smoking"
    found, heard = asked(lambda person: person.text("Who?", alone=()), "set rate 210", "Set Meyer")
    assert found == "Set Meyer"
    assert "rate: 210." in heard.printed


def test_a_few_choices_are_a_numbered_list_if_they_are_to_be_listed():
    found, heard = asked(lambda person: person.choose("Which?", GAMES, listed=True), "2")
    assert found == "checkers"
    assert heard.printed == ["1 chess", "2 checkers", "3 go", "Which? 1 to 3. 2"]


@pytest.mark.parametrize("typed", ["ja", "j", "no", "00000000013", "4", "0"])
def test_neither_a_plain_yes_or_no_nor_another_number_is_one_of_a_list(typed):
    found, heard = asked(lambda person: person.choose("Which?", ["Jazz", "Noise", "Notes"], listed=True), typed, "3")
    assert found == "Notes"
    assert f"Not understood: {typed}. Type a number from 1 to 3, or the beginning of a line." in heard.printed


def test_pairs_and_names_stand_for_values():
    assert asked(lambda person: person.choose("Size?", [("small", 1), ("large", 2)], 2), "")[0] == 2
    assert asked(lambda person: person.choose("Size?", [1, 2], names=lambda n: f"size {n}"), "size 2")[0] == 2


@pytest.mark.parametrize(("typed", "value"), [("yes", True), ("n", False), ("ja", True), ("nein", False), ("", True)])
def test_yes_and_no_are_understood_in_all_languages(typed, value):
    assert asked(lambda person: person.confirm("Keep it?", True), typed)[0] is value


def test_a_number_is_asked_until_it_fits():
    found, heard = asked(lambda person: person.number("How many?", -3, 12, 4), "13", "x", "-2")
    assert found == -2
    assert heard.printed[:3] == [
        "How many? Minus 3 to 12. Enter: 4. 13",
        "Type a number from minus 3 to 12.",
        "How many? x",
    ]


def test_a_text_is_what_is_typed_and_commands_begin_with_a_slash():
    def texts(person):
        return [person.text("Name?") for _ in range(4)]

    found, heard = asked(texts, "Quit", "help me", "/etc/hosts", "//help", "/help", "/quit")
    assert found == ["Quit", "help me", "/etc/hosts", "/help"]
    assert heard.unread == ("/help", "/quit")
    _, heard = asked(texts, "/help", "/quit")
    assert "Type any text. Commands begin with a slash: /help." in heard.printed
    assert str(heard.left) == "quit"


def test_a_check_says_what_is_wrong_or_changes_the_answer():
    def even(number):
        if number % 2:
            raise Invalid("Odd.")
        return number // 2

    found, heard = asked(lambda person: person.number("How many?", 0, 9, check=even), "3", "4")
    assert found == 2
    assert "Odd." in heard.printed


def after_waiting_lines(ask, *typed):
    """The answer to a question after two lines that wait for Enter, and what reached the person."""
    answers = []

    def run():
        with App("trial").person(more=True) as person:
            person.say("Welcome.")
            person.say("Three games.")
            answers.append(ask(person))

    heard = Script(*typed, cells=20).run(run)
    return answers, heard


@pytest.mark.brailled
def test_what_is_typed_at_a_waiting_line_is_kept_for_the_next_question():
    answers, heard = after_waiting_lines(lambda person: person.choose("Which?", GAMES), "che", "repeat", "", "", "ss")
    assert answers == ["chess"]
    assert heard.printed[-1] == "Which? chess, checkers or go. chess"
    assert not any("works once you have gone on" in line for line in heard.printed)


@pytest.mark.brailled
def test_what_is_typed_at_a_waiting_line_begins_a_text_but_no_secret():
    assert after_waiting_lines(lambda person: person.text("Name?"), "An", "", "na")[0] == ["Anna"]
    secret, _ = after_waiting_lines(lambda person: [person.secret("Password?"), person.text("?")], "x", "", "y", "z")
    assert secret == [["y", "z"]]


@pytest.mark.brailled
def test_a_secret_is_told_nowhere():
    found, heard = asked(
        lambda person: person.secret("Password?", again=True), "one", "two", "three", "three", cells=20
    )
    assert found == "three"
    assert heard.printed == [
        "Password?",
        "Once more:",
        "The entries differ. Type it again.",
        "Password?",
        "Once more:",
    ]
    for word in ("one ", "two", "three"):
        assert not any(word in line for line in (*heard.spoken, *heard.felt))


def test_several_are_picked_by_numbers_or_names():
    def picked(person):
        return person.pick("Which games?", GAMES, ["go"])

    assert asked(picked, "3, che")[0] is None
    assert asked(picked, "go, chess")[0] == ["chess", "go"]
    assert asked(picked, "1 2")[0] == ["chess", "checkers"]
    assert asked(picked, "")[0] == ["go"]


def test_a_pause_waits_for_enter():
    found, heard = asked(lambda person: person.pause(), "")
    assert found is None
    assert heard.printed == ["Press Enter to go on. "]


def test_at_a_pause_commands_work_and_anything_else_goes_on():
    found, heard = asked(lambda person: person.pause(), "help rate", "settings", "what")
    assert found is None
    assert heard.unread == ()
    assert heard.printed[1].startswith("rate: ")
    assert isinstance(asked(lambda person: person.pause(), "quit")[1].left, Left)


def test_a_setting_that_is_none_is_refused_after_a_slash_wherever_any_text_is_asked_for():
    for given in ({}, {"alone": ()}, {"alone": ("quit", "help")}):
        found, heard = asked(lambda person, given=given: person.text("Who?", **given), "/set colour red", "Ann")
        assert found == "Ann", given
        assert any("no setting colour" in line for line in heard.printed), heard.printed


@pytest.mark.parametrize(("typed", "why"), [(("quit",), "quit"), ((), "end"), ((INTERRUPT,), "interrupt")])
def test_one_exception_for_whoever_leaves(typed, why):
    found, heard = asked(lambda person: person.confirm("Go on?"), *typed)
    assert found is None
    assert isinstance(heard.left, Left)
    assert heard.left.why == why


@pytest.mark.brailled
def test_a_line_has_other_words_for_speech_and_braille_and_no_colours_there():
    def run(person):
        person.say("\x1b[31mDisk\x1b[0m 98 % full\x07", braille="disk 98%", spoken="The disk is nearly full.")
        person.confirm("More?")

    _, heard = asked(run, "back", "y", cells=20)
    assert heard.printed[0] == "Disk 98 % full"
    assert heard.spoken[0] == "The disk is nearly full."


def test_a_table_is_a_line_for_each_row():
    def run(person):
        person.table([("Anna", 3, "Bonn"), ("Ben", 4, "Celle")], ("Name", "age", "town"))

    _, heard = asked(run)
    assert heard.printed == ["Anna: age 3, town Bonn.", "Ben: age 4, town Celle."]


def test_commands_work_at_each_question():
    def run(person):
        person.say("Welcome.")
        return person.choose("Which?", GAMES)

    found, heard = asked(run, "repeat", "set verbosity brief", "set sort points", "go")
    assert found == "go"
    assert heard.printed[2:4] == ["Welcome.", "Which? set verbosity brief"]
    assert any("brief" in line for line in heard.printed[4:5])
    assert any("sort points" in line for line in heard.printed[5:]), "settings of games are none of a program"


def test_settings_of_a_program_stand_in_its_own_file_above_those_for_all(home):
    common, own = settings_folder("access") / "settings.toml", settings_folder("trial") / "access.toml"
    common.parent.mkdir(parents=True)
    common.write_text('language = "de"\n')
    assert asked(lambda person: person.language, environment=kept_at_home())[0] == "de"
    asked(lambda person: person.confirm("Weiter?"), "setze sprache en", "y", environment=kept_at_home())
    assert own.read_text() == 'language = "en"\n'
    assert asked(lambda person: person.language, environment=kept_at_home())[0] == "en"
    assert common.read_text() == 'language = "de"\n'
    assert not (settings_folder("taverne") / "settings.toml").read_text()


def test_the_words_of_the_face_are_german_where_german_is_spoken():
    def run(person):
        return person.choose("Was?", ["los", "halt"], "los"), person.confirm("Sicher?", False)

    found, heard = asked(run, "l", "ja", environment={"LC_ALL": "de_DE.UTF-8"})
    assert found == ("los", True)
    assert heard.printed == ["Was? los oder halt. Enter: los. l", "Sicher? ja oder nein. Enter: nein. ja"]


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (lambda person: person.choose("Which?", []), "nothing to choose at 'Which[?]'"),
        (lambda person: person.choose("Which?", list), "nothing to choose"),
        (lambda person: person.number("How many?", 5, 1), "no number fits at 'How many[?]': least 5, most 1"),
        (lambda person: person.number("How many?", 1, 5, 9), "default 9"),
        (lambda person: person.say("Saved.", sound="save"), "no sound 'save'; write one of: turn, .*, saved, "),
        (lambda person: person.table([("Anna", 3), ("Ben",)], ("Name", "age")), r"not as \['Ben'\]"),
        (lambda person: person.table([()]), "one or more"),
    ],
)
def test_what_nobody_can_answer_or_hear_is_an_error_of_the_program(wrong, why):
    with pytest.raises(ValueError, match=why):
        asked(wrong)


@pytest.mark.parametrize("text", [5, None, b"bytes"])
def test_a_text_that_is_none_is_an_error_that_says_what_to_write(text):
    with pytest.raises(TypeError, match=f"not {type(text).__name__}: write str"):
        asked(lambda person: person.say(text))
    with pytest.raises(TypeError, match=f"not {type(text).__name__}: write str"):
        asked(lambda person: person.confirm(text))


def test_a_number_may_have_one_bound_or_none():
    found, heard = asked(
        lambda person: [person.number("How many?", 1), person.number("Degrees?", most=40)], "0", "1000000", "41", "-3"
    )
    assert found == [1000000, -3]
    assert heard.printed == [
        "How many? 1 or more. 0",
        "Type a whole number. 1 or more.",
        "How many? 1000000",
        "Degrees? 40 or less. 41",
        "Type a whole number. 40 or less.",
        "Degrees? -3",
    ]
    found, heard = asked(lambda person: person.number("Year?"), "x", "2026")
    assert (found, heard.printed[1]) == (2026, "Not understood: x. Type a whole number.")


@pytest.mark.parametrize(
    ("language", "typed", "value"),
    [
        ("en", "2.5", "2.5"),
        ("en", "2,5", "2.5"),
        ("en", "1,000", None),
        ("en", "1.000", "1.000"),
        ("de", "1.000", None),
        ("de", "2,50", "2.50"),
        ("fr", "-0,125", "-0.125"),
        ("en", "seven", "7"),
        ("en", "nan", None),
        ("en", "1e3", None),
        ("en", "1,000.5", None),
    ],
)
def test_a_decimal_number_is_taken_as_it_was_typed_or_refused(language, typed, value):
    ask = lambda person: person.decimal("How much?", -1, Decimal("10.5"))  # noqa: E731
    found, heard = asked(ask, typed, "3", environment={"LC_ALL": f"{language}_XX.UTF-8"})
    assert found == Decimal(value or "3")
    assert str(found) == (value or "3")
    assert heard.unread == ("3",) * (value is not None)


def test_a_decimal_number_is_told_in_the_language_of_the_person():
    ask = lambda person: person.decimal("Wie viel?", 0, default=Decimal("2.50"))  # noqa: E731
    found, heard = asked(ask, "-1", "", environment={"LC_ALL": "de_DE.UTF-8"})
    assert found == Decimal("2.50")
    assert heard.printed[:2] == [
        "Wie viel? 0 oder mehr. Enter: 2,50. -1",
        "Gib eine Zahl ein, zum Beispiel 2,5. 0 oder mehr.",
    ]


COLOURS = ["red", "green", "blue", "black"]


@pytest.mark.parametrize(
    ("typed", "picked"),
    [
        ("1 to 3", COLOURS[:3]),
        ("3-1", COLOURS[:3]),
        ("2 bis 3, black", COLOURS[1:]),
        ("1 \u00e0 2 and 4", ["red", "green", "black"]),
        ("1 2", ["red", "green"]),
    ],
)
def test_a_range_of_numbers_is_picked(typed, picked):
    assert asked(lambda person: person.pick("Which?", COLOURS), typed)[0] == picked


@pytest.mark.parametrize("typed", ["0 to 2", "3 to 5", "1 to", "to 3"])
def test_a_range_beyond_the_list_is_refused(typed):
    found, heard = asked(lambda person: person.pick("Which?", COLOURS), typed, "2")
    assert found == ["green"]
    assert any(line.startswith("Not understood: ") for line in heard.printed)


def test_a_choice_that_reads_like_a_range_is_meant_first():
    assert asked(lambda person: person.pick("When?", ["8 to 9", "9 to 10", "10 to 11"]), "8 to 9")[0] == ["8 to 9"]


@pytest.mark.parametrize(
    ("bounds", "told", "wrong"),
    [
        ({"least": 2}, "Pick 2 or more.", "1"),
        ({"most": 2}, "Pick 2 or less.", "1 to 3"),
        ({"least": 2, "most": 3}, "Pick 2 to 3.", "1 to 4"),
        ({"least": 2, "most": 2}, "Pick 2.", "1"),
    ],
)
def test_so_many_are_picked_as_are_wanted(bounds, told, wrong):
    found, heard = asked(lambda person: person.pick("Which?", COLOURS, **bounds), wrong, "2, 4")
    assert found == ["green", "black"]
    assert told in "".join(heard.printed[4:6])
    assert heard.printed.count(told) == 1
    assert ("Enter: nothing." in "".join(heard.printed[4:6])) == ("least" not in bounds)


def test_of_a_long_list_the_beginning_is_read_and_the_rest_is_found_by_a_part():
    names = [f"town {n:03}" for n in range(1, 10_001)]
    found, heard = asked(lambda person: person.choose("Where?", names), "wn 123", "own 55", "xyz", "9999")
    assert found == "town 9999"
    assert heard.printed[9:11] == ["10 town 010", "And 9990 more: type more, or a part of a name."]
    assert heard.printed[12].startswith("11 fit: 123 town 123, 1230 town 1230, ")
    assert heard.printed[12].endswith(", 1238 town 1238, and 1 more.")
    found, heard = asked(lambda person: person.pick("Where?", names), "xyz", "own 5678, 3 to 4")
    assert found is None
    assert "1 fit: 5678 town 5678." in heard.printed


DONE = "What shall be done with all that?"
BRIEF = Wording(plain_line(DONE), plain_line("With that?"), lambda form: plain_line("Do?") if form == "brief" else None)


@pytest.mark.brailled
@pytest.mark.parametrize(("cells", "felt"), [(20, "Do?"), (40, "Do?"), (80, "With that? find or leave. Enter: find.")])
def test_the_screen_beside_a_display_has_the_full_text(cells, felt):
    _, heard = asked(lambda person: person.choose(BRIEF, ["find", "leave"], "find"), "f", cells=cells)
    assert heard.printed == [f"{DONE} find or leave. Enter: find. f"]
    assert heard.felt[0] == felt


@pytest.mark.brailled
@pytest.mark.parametrize(("columns", "above"), [(80, []), (60, ["find or leave. Enter: find."])])
def test_what_may_be_answered_is_lost_neither_in_print_nor_in_braille(columns, above):
    def run():
        with App("trial").person(braille="brf", more=False, cells=40) as person:
            person.choose(BRIEF, ["find", "leave"], "find")
            person.choose(BRIEF, ["find", "leave"], "find")

    printed = Script("f", "f", columns=columns).run(run).printed
    first = DONE if above else f"{DONE} find or leave. Enter: find."
    assert printed == [*above, f"{first}\nFIND OR LEAVE4 ,ENTER3 FIND4\n,DO8 f", f"{DONE}\n,WITH THAT8 f"]


TOWNS = [f"town {n}" for n in range(1, 31)]


@pytest.mark.parametrize("ask", ["choose", "pick"])
def test_more_tells_the_next_lines_of_a_long_list_and_begins_anew_after_the_last_one(ask):
    _, heard = asked(lambda person: getattr(person, ask)("Where?", TOWNS), "more", "the next ten", "more", "30")
    lines = [f"{n} {town}" for n, town in enumerate(TOWNS, 1)]
    told = [line for line in heard.printed if not line.startswith("Where?")]
    assert told == [
        *(*lines[:10], "And 20 more: type more, or a part of a name."),
        *(*lines[10:20], "And 10 more: type more, or a part of a name."),
        *(*lines[20:], "That was the last one. Type more to begin again, or a part of a name."),
        *(*lines[:10], "And 20 more: type more, or a part of a name."),
    ]
    assert heard.spoken.count("30 town 30") == 1


def test_more_goes_on_with_the_lines_that_a_part_has_found():
    found, heard = asked(lambda person: person.choose("Where?", TOWNS), "own 1", "more", "19")
    assert found == "town 19"
    assert heard.printed[12].endswith("18 town 18, and 1 more.")
    assert heard.printed[14:16] == [
        "19 town 19",
        "That was the last one. Type more to begin again, or a part of a name.",
    ]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (("25",), ["25 town 25"]),
        (("own 25",), ["25 town 25"]),
        (("town 25",), []),
        (("7",), []),
        (("more", "more", "25"), []),
        (("own 2", "25"), []),
    ],
)
def test_what_was_chosen_unheard_is_told_once(typed, told):
    def ask(person):
        return person.choose("Where?", TOWNS), person.choose("Where?", TOWNS)

    found, heard = asked(ask, *typed, typed[-1])
    assert found[0] == found[1] == ("town 7" if typed == ("7",) else "town 25")
    answered = max(n for n, line in enumerate(heard.printed) if line == f"Where? {typed[-1]}")
    first = next(
        n for n, line in enumerate(heard.printed) if line.endswith(f" {typed[-1]}") and line.startswith("Where")
    )
    assert heard.printed[first + 1 : answered] == told


def test_of_several_that_are_picked_unheard_each_is_told():
    found, heard = asked(lambda person: person.pick("Where?", TOWNS, least=2), "12", "1, 12, town 13, 14 to 15")
    assert found == ["town 1", "town 12", "town 13", "town 14", "town 15"]
    assert heard.printed[12] == "Pick 2 or more.", "12 is told once it is picked"
    assert heard.printed[14:] == ["12 town 12", "14 town 14", "15 town 15"]


def test_what_was_typed_beside_something_unknown_is_not_told():
    found, heard = asked(lambda person: person.pick("Where?", TOWNS), "25, xyz", "town 13")
    assert found == ["town 13"]
    assert heard.printed[-1] == "Where? town 13"


def test_a_choice_that_is_called_more_is_chosen():
    found, _ = asked(lambda person: person.choose("Which?", [*TOWNS, "more"]), "more")
    assert found == "more"


@pytest.mark.brailled
def test_more_at_a_line_of_a_long_list_that_waits_goes_on():
    def run():
        with App("trial").person(braille="display", more=True) as person:
            found.append(person.choose("Where?", TOWNS))

    found = []
    heard = Script(*["more"] * 11, "more", *[""] * 11, "12", cells=20).run(run)
    lines = [f"{n} {town}" for n, town in enumerate(TOWNS, 1)]
    assert found == ["town 12"]
    assert heard.unread == ()
    assert heard.printed == [
        *(f"{line} more" for line in (*lines[:10], "And 20 more: type more, or a part of a name.")),
        "Where? 1 to 30. more",
        *(f"{line} " for line in (*lines[10:20], "And 10 more: type more, or a part of a name.")),
        "Where? 12",
    ]


@pytest.mark.parametrize(
    ("ask", "told"),
    [
        (lambda person: person.confirm("x" * 70, False), "yes or no. Enter: no."),
        (lambda person: person.choose("x" * 70, ["a", "b"], "a"), "a or b. Enter: a."),
        (lambda person: person.number("x" * 70, 1, 12, 3), "1 to 12. Enter: 3."),
        (lambda person: person.text("x" * 75, "Anna"), "Enter: Anna."),
    ],
)
def test_the_choices_of_a_question_that_fills_its_line_stand_above_it(ask, told):
    _, heard = asked(lambda person: [ask(person), ask(person)], "", "")
    assert heard.printed[0] == told
    assert heard.printed[1].startswith("xxx")
    assert heard.printed[2].startswith("xxx"), "told once"
    assert len(heard.spoken) == 2


@pytest.mark.parametrize(
    ("language", "typed", "value"),
    [
        ("en", "2027-05-03", date(2027, 5, 3)),
        ("en", "3 May 2027", date(2027, 5, 3)),
        ("en", "May 3rd, 2027", date(2027, 5, 3)),
        ("en", "3rd of may 2027", date(2027, 5, 3)),
        ("en", "1 sept. 2027", date(2027, 9, 1)),
        ("en", "13/5/2027", date(2027, 5, 13)),
        ("en", "5/13/2027", date(2027, 5, 13)),
        ("en", "3/4/2027", None),
        ("en", "31 June 2027", None),
        ("en", "1 Ju 2027", None),
        ("en", "1 jun 2027", date(2027, 6, 1)),
        ("en", "3 May 27", None),
        ("de", "3.4.2027", date(2027, 4, 3)),
        ("de", "3. M\u00e4rz 2027", date(2027, 3, 3)),
        ("de", "3/4/2027", date(2027, 4, 3)),
        ("fr", "1er ao\u00fbt 2027", date(2027, 8, 1)),
        ("fr", "3/4/2027", date(2027, 4, 3)),
    ],
)
def test_a_date_is_understood_or_refused(language, typed, value):
    ask = lambda person: person.date("When?")  # noqa: E731
    found, _ = asked(ask, typed, "2030-01-02", environment={"LC_ALL": f"{language}_XX.UTF-8"})
    assert found == (value or date(2030, 1, 2))


def test_a_day_beside_today_is_a_date():
    for typed, days in (("yesterday", -1), ("today", 0), ("tomorrow", 1)):
        before = date.today()
        assert asked(lambda person: person.date("When?"), typed)[0] - timedelta(days) in (before, date.today())


def test_a_date_has_bounds_that_are_told():
    ask = lambda person: person.date("Wann?", date(2026, 1, 1), date(2026, 12, 31), date(2026, 5, 3))  # noqa: E731
    found, heard = asked(ask, "1.1.2027", "", environment={"LC_ALL": "de_DE.UTF-8"})
    assert found == date(2026, 5, 3)
    assert heard.printed[0] == "Tag, Monat und Jahr. 1. Januar 2026 bis 31. Dezember 2026. Enter: 3. Mai 2026."
    assert heard.printed[2] == "1. Januar 2026 bis 31. Dezember 2026."


def test_blanks_at_the_ends_of_a_text_stay():
    found = []

    def program():
        with App("trial").person() as person:
            found.append(person.text("Line?"))
            found.append(person.text("Word?", known=["x"]))

    Script("  two  blanks ", " y ").run(program)
    assert found == ["  two  blanks ", "y"]
