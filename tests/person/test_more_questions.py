"""Paths, several lines, the editor, forms with a way back, several tasks at once, and the log."""

import asyncio
import logging
import os
import subprocess
import sys
import threading
from datetime import date, datetime
from decimal import Decimal
from pathlib import Path

import pytest
from terminal_game import TerminalGame

import access
import games
from access import App, Choice, Invalid, PersonOptions
from access.testing import After, Script


def asked(ask, *typed, **given):
    """What a question returned, and what reached the person."""
    found = []

    def program():
        with App("trial").person() as person:
            found.append(ask(person))

    heard = Script(*typed, **given).run(program)
    return (found or [None])[0], heard


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder with two files and another folder, in which the program runs."""
    for name in ("anna.txt", "anton.txt", ".hidden"):
        (tmp_path / name).touch()
    (tmp_path / "book").mkdir()
    (tmp_path / "book" / "one.txt").touch()
    monkeypatch.chdir(tmp_path)
    return tmp_path


# Paths ------------------------------------------------------------------------------------------------------------------


def test_a_path_is_asked_for_until_there_is_one(folder):
    found, heard = asked(lambda person: person.path("Which file?", kind="file"), "nobody", "book", "anna.txt")
    assert found == Path("anna.txt")
    assert "The file nobody cannot be used: there is no such file." in heard.spoken
    assert "The file book cannot be used: it is a folder." in heard.spoken


@pytest.mark.parametrize(
    ("given", "typed", "expected"),
    [
        ({"kind": "folder"}, ("anna.txt", "book"), "book"),
        ({}, ("book/one.txt",), "book/one.txt"),
        ({"new": True}, ("none/new.txt", "book/new.txt"), "book/new.txt"),
        ({"new": True, "kind": "file"}, ("book", "anna.txt"), "anna.txt"),
        ({"default": Path("anton.txt")}, ("",), "anton.txt"),
        ({}, ("/help", "anna.txt"), "anna.txt"),
    ],
)
def test_a_path_fits_its_kind(folder, given, typed, expected):
    found, heard = asked(lambda person: person.path("Where?", **given), *typed)
    assert found == Path(expected)
    assert heard.unread == ()


def test_the_sign_of_the_home_is_understood(folder, monkeypatch):
    monkeypatch.setenv("HOME", str(folder / "book"))
    monkeypatch.setenv("USERPROFILE", str(folder / "book"))
    assert asked(lambda person: person.path("Where?"), "~/one.txt")[0] == folder / "book" / "one.txt"


def test_a_check_of_a_path_changes_it(folder):
    assert asked(lambda person: person.path("Where?", check=Path.resolve), "book")[0] == folder / "book"


COMPLETES = """
import sys
from access import App
with App("trial").person() as person:
    print(repr(str(person.path("Which?"))))
"""


@pytest.mark.posix("a terminal of POSIX")
def test_the_tab_key_completes_a_path_and_tells_what_fits(folder):
    (folder / "asks.py").write_text(COMPLETES)
    env = {"TERM": "xterm-256color", "ACCESSIBLE": "1"}
    game = TerminalGame("", first=rb"Which\?", program=("asks.py",), env=env)
    game.type("an\t")
    game.wait_for(rb"2 fit: anna\.txt, anton\.txt\.(?s:.*)Which\?.*an")
    game.type("n\t")
    game.wait_for(rb"Which\?.* an\x1b(?s:.*)na\.txt")
    game.type("\x15zz\t")
    game.wait_for(rb"Nothing begins with zz\.")
    game.type("\x15bo\t\t")
    game.wait_for(rb"book/one\.txt")
    game.type("\r")
    game.wait_for(rb"'book/one\.txt'")
    os.close(game.terminal)
    os.waitpid(game.child, 0)


@pytest.mark.parametrize(
    ("bounds", "told"),
    [
        ({"least": date(2026, 11, 27)}, "27 November 2026 or later."),
        ({"most": date(2026, 11, 27)}, "27 November 2026 or earlier."),
        ({"least": date(2026, 1, 1), "most": date(2026, 2, 1)}, "1 January 2026 to 1 February 2026."),
    ],
)
def test_the_bounds_of_a_date_are_told_as_days(bounds, told):
    heard = asked(lambda person: person.date("When?", **bounds), "quit")[1]
    assert heard.printed == [f"When? Day, month and year. {told} quit"]


@pytest.mark.parametrize(
    ("language", "without", "within"),
    [
        ("en", "such as 27 November 2026, 2026-11-27 or today.", "such as {:%Y-%m-%d} or today. {} "),
        (
            "de",
            "zum Beispiel 27. November 2026, 27.11.2026 oder heute.",
            "zum Beispiel {:%d.%m.%Y} oder heute. {}. ",
        ),
        (
            "fr",
            "par exemple 27 novembre 2026, 27/11/2026 ou aujourd'hui.",
            "par exemple {:%d/%m/%Y} ou aujourd'hui. {} ",
        ),
    ],
)
def test_the_examples_of_a_date_are_answers(language, without, within):
    today = date.today()
    for bounds in ({}, {"least": today, "most": today}):
        told = asked(lambda person, bounds=bounds: person.date("?", **bounds), "x", lang=language)[1].printed[1]
        assert (within.format(today, today.day) if bounds else without) in told, (bounds, told)
    for bounds in ({"least": date(2040, 5, 3)}, {"most": date(2020, 5, 3)}):
        ask, (end,) = (lambda person, bounds=bounds: person.date("?", **bounds)), bounds.values()
        told = asked(ask, "x", lang=language)[1].printed[1]
        example = next(word.rstrip(".") for word in told.split() if str(end.year) in word and len(word) > len("2040."))
        assert asked(ask, example, lang=language)[0] == end
        assert not {"today", "heute", "aujourd'hui"} & set(told.replace(".", "").split())


# Lines and the editor ---------------------------------------------------------------------------------------------------


def test_several_lines_end_with_an_empty_one():
    found, heard = asked(lambda person: person.lines("Note?"), "Dear Anna,", "  all is well.", "")
    assert found == "Dear Anna,\n  all is well."
    assert heard.printed == [
        "Note? Several lines; Enter alone ends. Dear Anna,",
        "Line 2:   all is well.",
        "Line 3: ",
    ]


def test_a_slash_alone_is_an_empty_line_as_help_says():
    found, heard = asked(lambda person: person.lines("Note?"), "Dear Anna,", "/help", "/", "//", "/x", "")
    assert found == "Dear Anna,\n\n/\n/x"
    assert any("A slash alone is an empty line, Enter alone ends." in line for line in heard.printed)


def test_no_line_at_all_is_an_answer_only_where_it_may_be():
    assert asked(lambda person: person.lines("Note?", empty=True), "")[0] == ""
    assert asked(lambda person: person.lines("Note?"), "", "x", "")[0] == "x"


@pytest.mark.posix("an editor of POSIX")
def test_a_text_is_written_in_an_editor_which_is_told():
    editor = {"EDITOR": "sed -i s/old/new/", "VISUAL": ""}
    found, heard = asked(lambda person: person.edit("old text\n"), environment=editor)
    assert found == "new text\n"
    assert heard.spoken == ["The editor opens. Save and close it to go on."]


@pytest.mark.posix("an editor of POSIX")
@pytest.mark.parametrize("editor", ["false", "no-such-editor"])
@pytest.mark.parametrize("of", ["person", "async_person"])
def test_an_editor_that_fails_is_told_in_one_sentence_and_nothing_is_saved(editor, of):
    async def later():
        async with App("trial").async_person() as person:
            found.append(await person.edit("text"))
            await person.say("On.")

    found = []
    environment = {"EDITOR": editor, "VISUAL": ""}
    if of == "person":
        answer, heard = asked(lambda person: (person.edit("text"), person.say("On."))[0], environment=environment)
        found.append(answer)
    else:
        heard = Script(environment=environment).run(later)
    assert found == [None]
    assert heard.spoken[1:] == [f"{editor} has failed. Nothing is saved.", "On."]


# Forms ------------------------------------------------------------------------------------------------------------------

FORM = {
    "name": lambda person, answers: person.text("Name?", answers.get("name")),
    "colour": lambda person, answers: person.choose("Colour?", ["red", "blue"]),
    "sure": lambda person, answers: person.confirm("Sure?"),
}


def form(person):
    return person.form({name: lambda answers, ask=ask: ask(person, answers) for name, ask in FORM.items()})


def test_a_form_keeps_its_answers_and_tells_them_at_the_end():
    found, heard = asked(form, "Anna", "red", "y", "")
    assert found == {"name": "Anna", "colour": "red", "sure": True}
    assert heard.printed[-4:] == [
        "name: Anna.",
        "colour: red.",
        "sure: yes.",
        "Is that right? yes, name, colour or sure. Enter: yes. ",
    ]


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        (("Anna", "back", "Ben", "red", "y", ""), {"name": "Ben", "colour": "red", "sure": True}),
        (("Anna", "red", "back", "blue", "y", ""), {"name": "Anna", "colour": "blue", "sure": True}),
        (("/back", "Anna", "red", "y", "yes"), {"name": "Anna", "colour": "red", "sure": True}),
        (("back", "red", "y", ""), {"name": "back", "colour": "red", "sure": True}),
        (("Anna", "red", "y", "colour", "blue", ""), {"name": "Anna", "colour": "blue", "sure": True}),
        (("Anna", "red", "y", "name", "", ""), {"name": "Anna", "colour": "red", "sure": True}),
        (("Anna", "red", "y", "back", "n", ""), {"name": "Anna", "colour": "red", "sure": False}),
    ],
)
def test_one_answer_of_a_form_is_changed(typed, expected):
    found, heard = asked(form, *typed)
    assert found == expected
    assert heard.unread == ()


def packed(person, read=lambda answers, name: answers[name]):
    """A parcel, whose later questions follow from the first one; the last one from none."""
    return person.form(
        {
            "kind": lambda answers: person.choose("Kind?", [("a tin", "tin"), ("a box", "box")]),
            "size": lambda answers: person.number("Size?", 1, 9) if read(answers, "kind") == "box" else None,
            "count": lambda answers: person.number("Count?", 0, read(answers, "size") or 99),
            "note": lambda answers: person.text("Note?"),
        }
    )


@pytest.mark.parametrize(
    "read",
    [
        lambda answers, name: answers[name],
        lambda answers, name: answers.get(name),
        lambda answers, name: {**answers}[name],
        lambda answers, name: dict(answers.items())[name],
        lambda answers, name: {key: answers[key] for key in answers}[name],
        lambda answers, name: list(answers.values())[["kind", "size"].index(name)],
    ],
)
def test_of_a_changed_answer_those_that_follow_from_it_are_asked_for_again(read):
    ask = lambda person: packed(person, read)  # noqa: E731
    found, heard = asked(ask, "a box", "5", "4", "x", "size", "2", "3", "1", "")
    assert found == {"kind": "box", "size": 2, "count": 1, "note": "x"}
    assert [*found] == ["kind", "size", "count", "note"]
    assert "Count? 0 to 2. 3" in heard.printed
    assert [line for line in heard.printed if line.startswith("Note?")] == ["Note? x"]


def test_a_question_that_another_answer_makes_needless_is_not_asked_and_not_told():
    found, heard = asked(packed, "a tin", "50", "x", "")
    assert found == {"kind": "tin", "size": None, "count": 50, "note": "x"}
    assert heard.printed[-4:] == [
        "kind: a tin.",
        "count: 50.",
        "note: x.",
        "Is that right? yes, kind, count or note. Enter: yes. ",
    ]
    assert asked(packed, "a tin", "50", "x", "kind", "a box", "6", "5", "")[0]["size"] == 6
    assert asked(packed, "a box", "6", "5", "x", "kind", "a tin", "9", "")[0] == {**found, "count": 9}


def test_an_answer_that_stays_asks_for_none_again_and_back_goes_over_what_was_not_asked():
    assert asked(packed, "a box", "6", "5", "x", "kind", "a box", "")[0]["count"] == 5
    assert asked(packed, "a tin", "back", "a box", "6", "5", "x", "")[0]["size"] == 6


@pytest.mark.parametrize("is_long", [False, True])
def test_a_form_tells_the_words_of_its_choices(is_long):
    rows = [("Anna", 7), ("Ben", 8), *((f"No {n}", n) for n in range(30 if is_long else 0))]
    ask = {
        "who": lambda answers: person.choose("Who?", rows, names=lambda row: row[0]),
        "which": lambda answers: person.pick("Which?", [("red", 1), ("green", 2)]),
        "sound": lambda answers: person.choose("Sound?", [("none", None), ("bell", 1)]),
    }

    def program(of):
        nonlocal person
        person = of
        return person.form(ask)

    person = None
    found, heard = asked(program, "Ben", "1, 2", "none", "")
    assert found == {"who": ("Ben", 8), "which": [1, 2], "sound": None}
    assert heard.printed[-4:-1] == ["who: Ben.", "which: red, green.", "sound: none."]


def test_the_names_of_a_form_are_told_in_the_language_of_the_person(fees):
    def program():
        with fees.person() as person:
            found.append(person.form({"fee-name": lambda answers: person.number("?")}, names=person.t))

    for code, word in (("en_GB", "fee"), ("de_DE", "Preis")):
        found = []
        heard = Script("3", word, "4", "", environment={"LANG": f"{code}.UTF-8"}).run(program)
        assert found == [{"fee-name": 4}]
        assert f"{word}: 4." in heard.printed


def test_a_question_of_a_form_is_skipped_in_an_event_loop_too():
    found = []

    async def program():
        async with App("trial").async_person() as person:
            sizes = {"size": lambda answers: person.number("Size?") if answers["kind"] == "box" else None}
            kinds = {"kind": lambda answers: person.choose("Kind?", ["tin", "box"])}
            found.append(await person.form(kinds | sizes))

    heard = Script("tin", "kind", "box", "3", "").run(program)
    assert found == [{"kind": "box", "size": 3}]
    assert heard.printed[2:4] == ["kind: tin.", "Is that right? yes or kind. Enter: yes. kind"]


def test_a_secret_of_a_form_is_not_told():
    def ask(person):
        return person.form({"password": lambda answers: person.secret("Password?"), "n": lambda _: person.number("n?")})

    found, heard = asked(ask, "hunter2", "3", "")
    assert found == {"password": "hunter2", "n": 3}
    assert "password: secret." in heard.printed
    assert not any("hunter2" in line for line in (*heard.printed, *heard.spoken))


def test_behind_a_form_back_is_a_text_again():
    def ask(person):
        form(person)
        return person.text("Which?")

    assert asked(ask, "Anna", "red", "y", "", "/back")[0] == "/back"


def test_a_form_goes_back_in_an_event_loop_too():
    found = []

    async def program():
        async with App("trial").async_person() as person:
            colours = {"colour": lambda answers: person.choose("Colour?", ["red", "blue"])}
            found.append(await person.form({"name": lambda answers: person.text("Name?"), **colours}))
            found.append(await person.lines("Note?"))
            found.append(await person.path("Where?", kind="folder"))

    Script("Anna", "back", "Ben", "red", "", "one", "", ".").run(program)
    assert found == [{"name": "Ben", "colour": "red"}, "one", Path()]


# Several tasks ----------------------------------------------------------------------------------------------------------


def test_tasks_that_run_at_once_are_told_in_one_line():
    now = [0.0]

    def program():
        with (
            App("trial").person() as person,
            person.progress("Copying", 100) as first,
            person.progress("Sorting") as second,
        ):
            for _ in range(30):
                now[0] += 0.5
                first.step()
                second.step(2)

    heard = Script(clock=lambda: now[0]).run(program)
    assert heard.printed == [
        "Copying: 2 percent.",
        "Copying: 12 percent. Sorting.",
        "Copying: 22 percent. Sorting: 42.",
        "Sorting: done.",
        "Copying: done.",
    ]


# The log ----------------------------------------------------------------------------------------------------------------


def logged(person, *lines):
    """Log lines through a person."""
    log, handler = logging.getLogger("trial"), person.log_handler()
    log.setLevel(logging.INFO)
    log.propagate = False
    log.addHandler(handler)
    for line in lines:
        log.info(line)
    return log, handler


def test_a_log_is_told_also_while_a_question_is_open_and_printed_after_the_end(capsys):
    kept = []

    def program():
        with App("trial").person() as person:
            kept.extend(logged(person, "Begun."))
            person.text("Name?")
        kept[0].info("After the end.")

    def log_in_a_thread():
        working = threading.Thread(target=logging.getLogger("trial").info, args=("Half done.",))
        working.start()
        working.join()

    try:
        heard = Script(log_in_a_thread, "Anna").run(program)
    finally:
        kept[0].removeHandler(kept[1])
    assert heard.spoken == ["Begun.", "Name?", "Half done."]
    assert capsys.readouterr().err == "After the end.\n"


def test_a_log_is_told_in_an_event_loop():
    kept = []

    async def program():
        async with App("trial").async_person() as person:
            kept.extend(logged(person, "Begun."))
            await asyncio.sleep(0)
            kept[0].info("Done.")

    try:
        heard = Script().run(program)
    finally:
        kept[0].removeHandler(kept[1])
    assert heard.printed == ["Begun.", "Done."]


# Time -------------------------------------------------------------------------------------------------------------------


def asked_within(person, seconds):
    try:
        with person.within(seconds):
            return person.text("Name?")
    except TimeoutError:
        person.say("Too late.")
    return person.text("Then?")


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ((After(61), "Anna"), ["Name?", "Too late.", "Then? Anna"]),
        ((After(40), After(30.5), "Anna"), ["Name?", "Too late.", "Then? Anna"]),
        ((After(40), "Anna"), ["Name? Anna"]),
        (("Anna",), ["Name? Anna"]),
    ],
)
def test_a_script_lets_time_pass_without_waiting(typed, printed):
    found, heard = asked(lambda person: asked_within(person, 60), *typed)
    assert heard.printed == printed
    assert found == "Anna"


def test_time_that_passes_ends_the_limit_around_it_alone():
    def ask(person):
        with person.within(1000):
            first = asked_within(person, 60)
        return first, person.text("Last?")

    found, heard = asked(ask, After(100), After(100), "Anna", After(5000), "Ben")
    assert found == ("Anna", "Ben")
    assert heard.printed == ["Name?", "Too late.", "Then? Anna", "Last? Ben"]


def test_a_secret_ends_within_its_time_too():
    def ask(person):
        with pytest.raises(TimeoutError), person.within(60):
            person.secret("Password?")
        return person.secret("Again?")

    assert asked(ask, After(60), "hunter2")[0] == "hunter2"


def test_progress_goes_by_the_time_that_a_script_lets_pass():
    def copy(person):
        with person.progress("Copying", 4) as copying:
            for _ in range(4):
                person.text("Next?", empty=True)
                copying.step()

    _, heard = asked(copy, After(10), "", After(10), "", "", "")
    assert heard.printed == [
        *("Next? ", "Copying: 25 percent.", "Next? ", "Copying: 50 percent.", "Next? ", "Next? ", "Copying: done.")
    ]


@pytest.mark.parametrize(("seconds", "printed"), [(61, ["Name?", "Too late.", "Then? Anna"]), (40, ["Name? Anna"])])
@pytest.mark.parametrize("way", ["wait_for", "timeout"])
@pytest.mark.parametrize("runs_itself", [False, True])
def test_a_script_lets_time_pass_in_an_event_loop(seconds, printed, way, runs_itself):
    async def limited(person):
        if way == "wait_for":
            return await asyncio.wait_for(person.text("Name?"), 60)
        async with asyncio.timeout(60):
            return await person.text("Name?")

    async def program():
        async with App("trial").async_person() as person:
            try:
                await limited(person)
            except TimeoutError:
                await person.say("Too late.")
                await person.text("Then?")

    started = (lambda: asyncio.run(program())) if runs_itself else program
    assert Script(After(seconds), "Anna").run(started).printed == printed


def test_time_passes_only_when_the_tasks_of_the_loop_wait():
    clock, asked, seen = Script(clock=lambda: 0).clock, threading.Event(), []

    async def program():
        loop = clock.kept_by(asyncio.get_running_loop())
        call = loop.call_soon_threadsafe
        loop.call_soon_threadsafe = lambda *given, **named: (call(*given, **named), asked.set())[0]
        passing = threading.Thread(target=clock.let_pass, args=(9,))
        passing.start()
        asked.wait()  # the loop has not gone on
        seen.append(clock())
        await asyncio.to_thread(passing.join)
        seen.append(clock())

    asyncio.run(program())
    assert seen == [0, 9]


# Names ------------------------------------------------------------------------------------------------------------------


def test_the_names_that_users_need_are_exported():
    options: PersonOptions = {"lang": "de", "cells": 20}
    assert options["lang"] == "de"
    assert {"Progress", "Wording", "PersonOptions"} <= set(access.__all__)
    assert games.Adviser.__name__ == "Adviser"
    assert games.Number in games.Option.__args__


@pytest.mark.parametrize("name", access.__all__)
def test_each_exported_name_can_be_imported(name):
    subprocess.run([sys.executable, "-c", f"from access import {name}"], check=True)


# Names, numbers and defaults that could mean something else ------------------------------------------------------------


@pytest.mark.parametrize(
    ("choices", "typed", "expected"),
    [
        (["Brighton and Hove", "Hove", "Leeds"], "Brighton and Hove", ["Brighton and Hove"]),
        (["Brighton and Hove", "Hove", "Leeds"], "leeds, brighton and hove", ["Brighton and Hove", "Leeds"]),
        (["Brighton and Hove", "Hove", "Leeds"], "Hove and Brighton and Hove", ["Brighton and Hove", "Hove"]),
        (["Brighton and Hove", "Hove", "Leeds"], "Leeds and Hove", ["Hove", "Leeds"]),
        (["Rot und Weiss", "Weiss", "Rot"], "Rot und Weiss", ["Rot und Weiss"]),
        (["Rot und Weiss", "Weiss", "Rot"], "Weiss und Rot", ["Weiss", "Rot"]),
        (["Rouge et Noir", "Noir"], "rouge et noir et noir", ["Rouge et Noir", "Noir"]),
        (["Smith, Ann", "Ann"], "Smith, Ann", ["Smith, Ann"]),
        (["1 to 3", "2", "x"], "1 to 3", ["1 to 3"]),
        (["and", "plus"], "and", ["and"]),
    ],
)
def test_a_name_is_picked_with_the_words_between_names_that_it_has(choices, typed, expected):
    found, heard = asked(lambda person: person.pick("Which?", choices), typed)
    assert found == expected
    assert "Not understood" not in "".join(heard.printed)


CLUBS = ["1860", "1 FC", "2"]


def test_a_list_whose_names_are_the_numbers_of_other_lines_has_no_numbers():
    found, heard = asked(lambda person: person.choose("Which?", CLUBS, listed=True), "3", "2")
    assert found == "2"
    assert heard.printed[:4] == ["1860", "1 FC", "2", "Which? Type a name. 3"]
    assert heard.printed[4] == "Not understood: 3. Type a name, or the beginning of a line."
    found, heard = asked(lambda person: person.pick("Which?", CLUBS), "1 to 3", "2, 1860")
    assert found == ["1860", "2"]
    assert heard.printed[3] == "Which? Type names, with commas between them. Enter: nothing. 1 to 3"
    assert heard.printed[4].startswith("Not understood: 1 to 3.")
    swapped, heard = asked(lambda person: person.choose("Which?", ["3", "1", "2"], listed=True), "1")
    assert (swapped, heard.printed[1]) == ("1", "1")


def test_a_long_list_of_numbers_has_only_these():
    sizes = [str(size) for size in range(40)]
    found, heard = asked(lambda person: person.choose("Which size?", sizes), "more", "27")
    assert found == "27"
    assert heard.printed[0] == "0"
    assert "20 20" not in heard.printed
    assert asked(lambda person: person.choose("Which?", ["0 x", *sizes[1:], "seven"]), "sev")[0] == "seven"
    in_order, heard = asked(lambda person: person.choose("Which?", sizes[1:]), "27")
    assert (in_order, heard.printed[0]) == ("27", "1 1")


def test_a_default_is_checked_like_what_is_typed():
    found, heard = asked(lambda person: person.text("T?", "abcdef", longest=3), "", "abc")
    assert found == "abc"
    assert heard.printed[1] == "That is too long: 6 letters, and the most is 3."
    assert asked(lambda person: person.text("T?", "12", check=int), "")[0] == 12
    found, heard = asked(lambda person: person.text("T?", "zz", check=int), "", "7")
    assert (found, heard.printed[1]) == (7, "zz does not fit. Type something else.")

    def even(number):
        if number % 2:
            raise Invalid("Only even ones.")

    found, heard = asked(lambda person: person.number("N?", default=3, check=even), "", "4")
    assert (found, heard.printed[1]) == (4, "Only even ones.")
    assert asked(lambda person: person.text("T?", 5, check=int), "")[0] == 5, "a value is not a text"


def test_nothing_is_picked_by_a_word_where_enter_means_some():
    found, heard = asked(lambda person: person.pick("Which?", ["red", "green"], ["red"]), "none")
    assert found == []
    assert heard.printed[2].endswith("Enter: red. none: nothing.")
    named, heard = asked(lambda person: person.pick("Which?", ["none", "red"], ["red"]), "none")
    assert named == ["none"]
    assert "none of them: nothing." in heard.printed[2]
    assert asked(lambda person: person.pick("Which?", ["red"], ["red"], least=1), "none", "")[0] == ["red"]


def test_a_missing_folder_is_told_as_one_and_a_new_file_that_is_there_is_told(folder):
    found, heard = asked(lambda person: person.path("Where?", kind="file", new=True), "nix/x.json", "anna.txt")
    assert found == Path("anna.txt")
    assert heard.printed[1] == "There is no folder nix."
    assert heard.printed[-1] == "anna.txt is there already."
    assert asked(lambda person: person.path("Where?", kind="folder"), "nix")[1].printed[1] == "There is no folder nix."
    assert len(asked(lambda person: person.path("Where?", new=True), "fresh.txt")[1].printed) == 1


# Values and texts of the program ----------------------------------------------------------------------------------------


@pytest.fixture
def fees(tmp_path, monkeypatch):
    """An app with texts in two languages."""
    (tmp_path / "fee_texts").mkdir()
    (tmp_path / "fee_texts" / "__init__.py").touch()
    for language in ("en", "de"):
        name = "fee" if language == "en" else "Preis"
        text = f"fee = Fee {{ $f }}.\nfee-name = {name}\nred = red\ngreen = green\nhelps = stops\n"
        (tmp_path / "fee_texts" / f"{language}.ftl").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "fee_texts", raising=False)
    return App("fees", texts="fee_texts")


@pytest.mark.parametrize(
    ("fact", "english", "german"),
    [
        (1234.5, "1234.5", "1234,5"),
        (999.75, "999.75", "999,75"),
        (3.14159, "3.14159", "3,14159"),
        (12345.678, "12345.678", "12345,678"),
        (Decimal("2.50"), "2.50", "2,50"),
        (date(2026, 5, 3), "3 May 2026", "3. Mai 2026"),
        (datetime(2026, 5, 3, 18, 5), "3 May 2026, 18:05", "3. Mai 2026, 18:05"),
        (7, "7", "7"),
    ],
)
def test_a_fact_is_told_exactly_and_as_the_language_writes_it(fees, fact, english, german):
    def program():
        with fees.person() as person:
            person.say(person.t("fee", f=fact))
            person.table([("fee", fact)])

    for code, told in (("en_GB", english), ("de_DE", german)):
        heard = Script(environment={"LANG": f"{code}.UTF-8"}).run(program)
        assert heard.printed == [f"Fee {told}.", f"fee: {told}."]


def test_a_form_tells_its_answers_as_its_questions_do():
    ask = {
        "fee": lambda answers: Decimal("2.50"),
        "day": lambda answers: date(2027, 5, 3),
        "note": lambda answers: "",
    }
    heard = asked(lambda person: person.form(ask), "", environment={"LANG": "de_DE.UTF-8"})[1]
    assert heard.printed[1:4] == ["fee: 2,50.", "day: 3. Mai 2027.", "note: leer."]


def test_the_texts_of_a_program_are_the_words_of_choices(fees):
    def program():
        with fees.person() as person:
            red, green = person.t("red"), person.t("green")
            found = person.choose("Which?", [(red, 1), ((green, "g"), 2)])
            found = found, person.choose("Which?", [red, green]) == green
            third = person.choose("Which?", [Choice((red,), 1, help=person.t("helps")), (green, 2)])
            person.say(f"{found} {third} {person.pick('Which?', [(red, 1), (green, 2)])}")

    heard = Script("g", "green", "help", "red", "1").run(program)
    assert heard.printed[-1] == "(2, True) 1 [1]"
    assert "red: stops" in heard.printed


def test_a_text_that_is_chosen_equals_its_word(fees):
    found = []

    def program():
        with fees.person() as person:
            red, green = person.t("red"), person.t("green")
            found.extend([person.choose("Which?", [red, green], "green"), *person.pick("Which?", [red, green])])
            assert (green, {"green": 3}[green], green == red, green == 3) == ("green", 3, False, False)

    Script("", "1, 2").run(program)
    assert found == ["green", "red", "green"]


def test_an_error_names_a_text_of_a_program_by_its_words(fees):
    def program():
        with fees.person() as person:
            red, green = person.t("red"), person.t("green")
            person.choose("Which?", [("r", red), ("g", green)], "blue")

    with pytest.raises(ValueError, match="blue") as raised:
        Script("").run(program)
    assert str(raised.value).endswith("write one of [Wording('red'), Wording('green')]")


def test_several_lines_that_are_pasted_stay_several_where_lines_are_asked_for():
    found, heard = asked(lambda person: person.lines("Note?"), "one\ntwo\n\nfour\n", "five", "")
    assert found == "one\ntwo\n\nfour\nfive"
    assert heard.printed[1].startswith("Line 5:")
    assert asked(lambda person: person.text("Name?"), "Anna\nBen")[0] == "Anna Ben"


@pytest.mark.posix("a locale without letters")
@pytest.mark.parametrize("stdin", [b"K\xc3\xb6ln\n"])
def test_letters_are_kept_where_the_locale_knows_none(tmp_path, stdin):
    code = (
        "from access import App\nwith App('trial').person() as person:\n"
        "    name = person.text('Name?')\n    person.say(f'{name!a} {name}')\n"
    )
    strict = {"LC_ALL": "C", "LANG": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    run = subprocess.run(
        [sys.executable, "-c", code],
        input=stdin,
        capture_output=True,
        check=True,
        env={**{k: v for k, v in os.environ.items() if k != "PYTHONIOENCODING"}, **strict},
    )
    assert "'K\\xf6ln' Köln" in run.stdout.decode()


PASTED = """
from access import App
with App("trial").person() as person:
    print(repr(person.lines("Note?")))
    print(ascii(person.text("Name?")))
"""


@pytest.mark.posix("a terminal of POSIX")
@pytest.mark.parametrize("locale", [{}, {"LC_ALL": "C", "LANG": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}])
def test_a_paste_of_a_terminal_has_lines_and_a_strict_locale_all_letters(folder, locale):
    (folder / "pasted.py").write_text(PASTED)
    env = {"TERM": "xterm-256color", "ACCESSIBLE": "1", **locale}
    game = TerminalGame("", first=rb"Note\?", program=("pasted.py",), env=env)
    game.type("\x1b[200~one\ntwo\n\nfour\x1b[201~\r")
    game.wait_for(rb"Line 5:")
    game.type("\r")
    game.wait_for(rb"'one\\ntwo\\n\\nfour'(?s:.*)Name\?")
    game.type("K\u00f6ln\r")
    game.wait_for(rb"'K\\xf6ln'")
    os.close(game.terminal)
    os.waitpid(game.child, 0)


def test_no_line_is_lost_where_the_input_ends_at_a_line_that_waits():
    teams = [f"Team {number}" for number in range(40)]
    found, heard = asked(lambda person: person.pick("Which?", teams), "20 to 22", cells=40)
    assert found == ["Team 19", "Team 20", "Team 21"]
    assert heard.printed[-3:] == ["20 Team 19", "21 Team 20", "22 Team 21"]


PEOPLE = [("Anna", "030 12"), ("Ben", "040 7")]


def test_rows_are_picked_and_chosen_by_their_names_and_one_of_them_is_the_default():
    def name(row):
        return row[0]

    found, heard = asked(lambda person: person.pick("Whom?", PEOPLE, PEOPLE[:1], names=name), "Ben, Anna")
    assert (found, heard.printed[:2]) == (PEOPLE, ["1 Anna", "2 Ben"])
    assert asked(lambda person: person.pick("Whom?", PEOPLE, PEOPLE[:1], names=name), "")[0] == PEOPLE[:1]
    assert asked(lambda person: person.choose("Whom?", PEOPLE, PEOPLE[1], names=name), "")[0] == PEOPLE[1]
    for wrong in ({"default": [PEOPLE[0][1]]}, {"names": lambda row: "x"}):
        with pytest.raises(ValueError, match="none of the choices|means two choices"):
            asked(lambda person, wrong=wrong: person.pick("Whom?", PEOPLE, **({"names": name} | wrong)), "Ben")


@pytest.mark.parametrize("typed", ["-0", "-0,00", "\u22120"])
def test_a_decimal_zero_has_no_sign(typed):
    found = asked(lambda person: person.decimal("How much?", 0), typed)[0]
    assert (found, found.is_signed()) == (0, False)
