"""A wrong use of the face is one error with one sentence, which says what to write."""

import ast
import asyncio
import gc
import re
import subprocess
import sys
import traceback
import warnings
from argparse import ArgumentParser
from datetime import date, datetime
from decimal import Decimal
from enum import Enum
from itertools import count, pairwise
from pathlib import Path

import click
import pytest
from helpers import kept_at_home

import access
import access.testing
from access import App, Choice, Invalid, Left, Wording, pass_person
from access.person.misused import ELSEWHERE
from access.person.progress import Progress
from access.settings.preferences import SETTINGS_OF_PERSONS
from access.system.files import settings_folder
from access.testing import After, Script, check_game, check_texts

COLOURS = ["red", "green", "blue"]

WRONG_QUESTIONS = {
    "choose: a text as choices": (lambda p: p.choose("Which?", "red"), TypeError, "'red'"),
    "choose: pairs as lists": (lambda p: p.choose("Which?", [["a", 1], ["b", 2]]), TypeError, "write ('a', 1)"),
    "choose: triples": (lambda p: p.choose("Which?", [("a", 1, 2), ("b", 3, 4)]), TypeError, "names=lambda"),
    "choose: rows as dicts": (lambda p: p.choose("Which?", [{"a": 1}]), TypeError, "names=lambda"),
    "choose: a name in two spellings": (
        lambda p: p.choose("Which?", ["K\u00f6ln", "Ko\u0308ln"]),
        ValueError,
        "means two choices",
    ),
    "pick: a name in two spellings": (
        lambda p: p.pick("Which?", ["K\u00f6ln", "Ko\u0308ln"]),
        ValueError,
        "means two choices",
    ),
    "decimal: a text as default": (lambda p: p.decimal("How?", default="2.5"), TypeError, "write Decimal('2.5')"),
    "choose: a number as choices": (lambda p: p.choose("Which?", 3), TypeError, "3"),
    "choose: nothing to choose": (lambda p: p.choose("Which?", []), ValueError, "nothing to choose"),
    "choose: the same word twice": (lambda p: p.choose("Which?", ["red", "Red"]), ValueError, "'Red'"),
    "choose: another word that another choice has": (
        lambda p: p.choose("Which?", [(("find", "f"), 1), (("forget", "f"), 2)]),
        ValueError,
        "'f'",
    ),
    "choose: a default that is no choice": (lambda p: p.choose("Which?", COLOURS, "black"), ValueError, "'black'"),
    "choose: the word of a Choice as a text": (
        lambda p: p.choose("Which?", [Choice("find", 1)]),
        TypeError,
        "('find',)",
    ),
    "choose: a question that is no text": (lambda p: p.choose(3, COLOURS), TypeError, "str"),
    "choose: a number as names": (lambda p: p.choose("Which?", [1, 2], names=3), TypeError, "names=str"),
    "choose: pairs without a word": (lambda p: p.choose("Which?", [(1, 2), (3, 4)]), TypeError, "word, not by 1"),
    "choose: a Choice without words": (lambda p: p.choose("Which?", [Choice((), 1)]), TypeError, "word, not by ()"),
    "choose: a Choice with a number as word": (
        lambda p: p.choose("Which?", [Choice((3,), 1)]),
        TypeError,
        "texts, not 3",
    ),
    "choose: help that is no text": (lambda p: p.choose("Which?", [Choice(("x",), 1, help=3)]), TypeError, "help"),
    "choose: a hint that is no text": (lambda p: p.choose("Which?", COLOURS, hint=3), TypeError, "hint"),
    "choose: braille that is no text": (lambda p: p.choose("Which?", COLOURS, braille=3), TypeError, "braille"),
    "choose: a word for yes": (lambda p: p.choose("Which?", COLOURS, listed="yes"), TypeError, "listed"),
    "confirm: a hint that is no text": (lambda p: p.confirm("Sure?", hint=3), TypeError, "hint"),
    "text: a hint that is no text": (lambda p: p.text("Name?", hint=3), TypeError, "hint"),
    "text: a word for yes": (lambda p: p.text("Name?", empty="yes"), TypeError, "empty"),
    "text: a text as commands": (lambda p: p.text("Name?", alone="quit"), TypeError, "['quit']"),
    "secret: a word for no": (lambda p: p.secret("Password?", empty="no"), TypeError, "empty"),
    "lines: a word for no": (lambda p: p.lines("Note?", empty="no"), TypeError, "empty"),
    "path: a word for yes": (lambda p: p.path("Where?", new="yes"), TypeError, "new"),
    "pick: braille that is no text": (lambda p: p.pick("Which?", COLOURS, braille=3), TypeError, "braille"),
    "pick: pairs without a word": (lambda p: p.pick("Which?", [(1, 2)]), TypeError, "word, not by 1"),
    "confirm: a default in words": (lambda p: p.confirm("Delete it?", "n"), TypeError, "True, False or None"),
    "confirm: a number as default": (lambda p: p.confirm("Delete it?", 0), TypeError, "True, False or None"),
    "number: bounds in words": (lambda p: p.number("How many?", "1", "6"), TypeError, "'1'"),
    "number: a broken default": (lambda p: p.number("How many?", 1, 6, 2.5), TypeError, "2.5"),
    "number: bounds that exclude each other": (lambda p: p.number("How many?", 6, 1), ValueError, "least 6"),
    "number: a default beyond the bounds": (lambda p: p.number("How many?", 1, 6, 7), ValueError, "default 7"),
    "number: a check that is none": (lambda p: p.number("How many?", 1, 6, check=3), TypeError, "check"),
    "decimal: a float as bound": (lambda p: p.decimal("How much?", 0.5), TypeError, "Decimal('0.5')"),
    "decimal: no number": (lambda p: p.decimal("How much?", Decimal("nan")), ValueError, "least"),
    "decimal: a default below the least": (lambda p: p.decimal("How much?", 1, default=0), ValueError, "default 0"),
    "number: a default above the most": (lambda p: p.number("How many?", most=3, default=4), ValueError, "default 4"),
    "pick: more than there are": (lambda p: p.pick("Which?", COLOURS, least=4), ValueError, "4 of 3"),
    "pick: a most in words": (lambda p: p.pick("Which?", COLOURS, most="two"), TypeError, "whole number, not 'two'"),
    "pick: at most none": (lambda p: p.pick("Which?", COLOURS, most=0), ValueError, "1 or more"),
    "pick: bounds that exclude each other": (lambda p: p.pick("Which?", COLOURS, least=2, most=1), ValueError, "2"),
    "pick: a default that is too short": (
        lambda p: p.pick("Which?", COLOURS, ["red"], least=2),
        ValueError,
        "1 values",
    ),
    "pick: a bound in words": (lambda p: p.pick("Which?", COLOURS, least="2"), TypeError, "'2'"),
    "date: a date in words": (lambda p: p.date("When?", "2026-11-27"), TypeError, "'2026-11-27'"),
    "date: a time as bound": (lambda p: p.date("When?", datetime(2026, 1, 1)), TypeError, "date(2026, 1, 1)"),
    "date: bounds that exclude each other": (
        lambda p: p.date("When?", date(2026, 2, 1), date(2026, 1, 1)),
        ValueError,
        "least 2026-02-01",
    ),
    "text: a check that is none": (lambda p: p.text("Name?", check="letters"), TypeError, "check"),
    "choose: a blank word": (lambda p: p.choose("Which?", ["", "red"]), TypeError, "not by ''"),
    "pick: a blank word": (lambda p: p.pick("Which?", ["red", " "]), TypeError, "not by ' '"),
    "pick: the same word twice": (lambda p: p.pick("Which?", ["red", "blue", "red"]), ValueError, "'red' means two"),
    "pick: the same word for two values": (lambda p: p.pick("Which?", [("a", 1), ("a", 2)]), ValueError, "'a'"),
    "text: a command that nobody has": (lambda p: p.text("Name?", alone=["quit", "halp"]), ValueError, "'halp'"),
    "text: numbers as known words": (lambda p: p.text("Which?", known=[1, 2]), TypeError, "not 1: write str(...)"),
    "text: a blank known word": (lambda p: p.text("Which?", known=["all", ""]), TypeError, "not by ''"),
    "text: a set of known words": (lambda p: p.text("Which?", known={"a", "b"}), TypeError, "sorted(...)"),
    "text: no length at all": (lambda p: p.text("Name?", longest=0), ValueError, "longest is 1 or more"),
    "text: a length below zero": (lambda p: p.text("Name?", longest=-1), ValueError, "longest"),
    "text: a length in words": (lambda p: p.text("Name?", longest="10"), TypeError, "'10'"),
    "text: a text as known words": (lambda p: p.text("Name?", known="Anna"), TypeError, "'Anna'"),
    "secret: a question that is no text": (lambda p: p.secret(None), TypeError, "str"),
    "secret: a number for the second time": (lambda p: p.secret("Password?", again=2), TypeError, "again"),
    "pick: a text as default": (
        lambda p: p.pick("Which?", COLOURS, "red"),
        TypeError,
        "default is a list, not 'red': write ['red']",
    ),
    "pick: a default that is no choice": (lambda p: p.pick("Which?", COLOURS, ["black"]), ValueError, "'black'"),
    "pick: a text as choices": (lambda p: p.pick("Which?", "red"), TypeError, "'red'"),
    "pick: nothing to choose": (lambda p: p.pick("Which?", []), ValueError, "nothing to choose"),
    "path: a default in words": (lambda p: p.path("Where?", "/tmp"), TypeError, "Path('/tmp')"),
    "path: an unknown kind": (lambda p: p.path("Where?", kind="dir"), ValueError, "'dir'"),
    "lines: a question that is no text": (lambda p: p.lines(3), TypeError, "str"),
    "lines: braille that is no text": (lambda p: p.lines("Note?", braille=3), TypeError, "braille"),
    "form: a list": (lambda p: p.form(["name"]), TypeError, "['name']"),
    "form: names that are no function": (
        lambda p: p.form({"a": lambda _: 1}, names={"a": "A"}),
        TypeError,
        "names=str",
    ),
    "form: names without an argument": (
        lambda p: p.form({"a": lambda _: 1}, names=lambda: "A"),
        TypeError,
        "with one value",
    ),
    "form: a question in the place of a function": (lambda p: p.form({"name": "Name?"}), TypeError, "lambda answers"),
    "form: two names with the same word": (
        lambda p: p.form({"a": lambda _: 1, "b": lambda _: 2}, names=lambda name: "K\u00f6ln"),
        ValueError,
        "'K\u00f6ln' means 'a' and 'b' in this form: give each a word of its own",
    ),
    "form: many names with the same word": (
        lambda p: p.form({name: lambda _: 1 for name in "abcdefgh"}, names=lambda name: "same"),
        ValueError,
        "'same' means 'a' and 'b'",
    ),
    "form: a name that is the word for yes": (
        lambda p: p.form({"Yes": lambda _: p.text("Name?")}),
        ValueError,
        "give 'Yes' another word by names=",
    ),
    "form: names that return nothing": (
        lambda p: p.form({"a": lambda _: 1}, names={}.get),
        TypeError,
        "what names returns for 'a' is a str",
    ),
    "form: names that return no word": (
        lambda p: p.form({"a": lambda _: 1}, names=lambda name: " "),
        ValueError,
        "'a'",
    ),
    "form: names without their texts": (
        lambda p: p.form({"a": lambda _: p.text("Name?")}, names=p.t),
        LookupError,
        "texts=",
    ),
    "form: nothing to ask": (lambda p: p.form({}), ValueError, "nothing to ask"),
    "choose: nothing as a choice": (lambda p: p.choose("Which?", [None, "red"]), TypeError, "(word, None)"),
    "choose: three in the place of a pair": (lambda p: p.choose("Which?", [("a", 1, 2)]), TypeError, "('a', 1, 2)"),
    "pick: a function": (lambda p: p.pick("Which?", lambda: COLOURS), TypeError, "list(...) around what it returns"),
    "pick: nothing as default": (lambda p: p.pick("Which?", COLOURS, None), TypeError, "write []"),
    "secret: no words for the second time": (lambda p: p.secret("Password?", again=" "), ValueError, "what is asked"),
    "edit: a suffix without a point": (lambda p: p.edit("x", suffix="md"), ValueError, "such as .md"),
    "edit: a path in the place of a text": (lambda p: p.edit(Path("x")), TypeError, "str"),
    "edit: no suffix": (lambda p: p.edit("x", suffix=None), TypeError, "suffix"),
    "pause: no text": (lambda p: p.pause(3), TypeError, "str"),
    "pause: several texts": (lambda p: p.pause(["Enter"]), TypeError, "str"),
    "read: a number": (lambda p: p.read(3), TypeError, "3"),
    "choose: bytes as choices": (lambda p: p.choose("Which?", [b"a", b"b"]), TypeError, ".decode()"),
    "pick: bytes": (lambda p: p.pick("Which?", b"ab"), TypeError, ".decode()"),
    "edit: a folder as suffix": (lambda p: p.edit("x", suffix="/../x"), ValueError, "'/../x'"),
    "text: a check that nobody awaits": (lambda p: p.text("Name?", check=main_of_nobody_with), TypeError, "`def`"),
    "choose: a dict": (lambda p: p.choose("Which?", {"red": 1}), TypeError, ".items()"),
    "choose: a set": (lambda p: p.choose("Which?", {"red", "green"}), TypeError, "sorted(...)"),
    "choose: no words in the question": (lambda p: p.choose(" ", COLOURS), ValueError, "what is asked"),
    "choose: a choice without words": (lambda p: p.choose("Which?", [("", 1), ("red", 2)]), TypeError, "not by ''"),
    "choose: names of two arguments": (
        lambda p: p.choose("Which?", [1, 2], names=lambda one, two: one),
        TypeError,
        "names=lambda value: ...",
    ),
    "pick: a blank choice": (lambda p: p.pick("Which?", [(" ", 1)]), TypeError, "not by ' '"),
    "pick: a dict": (lambda p: p.pick("Which?", {"red": 1}), TypeError, ".items()"),
    "confirm: no words": (lambda p: p.confirm(""), ValueError, "what is asked"),
    "number: no words": (lambda p: p.number(""), ValueError, "what is asked"),
    "decimal: no words": (lambda p: p.decimal(""), ValueError, "what is asked"),
    "date: no words": (lambda p: p.date(""), ValueError, "what is asked"),
    "text: no words": (lambda p: p.text(""), ValueError, "what is asked"),
    "text: a check without arguments": (lambda p: p.text("Name?", check=lambda: 1), TypeError, "lambda answer: ..."),
    "text: numbers as commands": (lambda p: p.text("Name?", alone=[1]), TypeError, "commands"),
    "number: a check of two arguments": (
        lambda p: p.number("How many?", check=lambda one, two: one),
        TypeError,
        "lambda answer: ...",
    ),
    "secret: no words": (lambda p: p.secret(""), ValueError, "what is asked"),
    "lines: no words": (lambda p: p.lines("\n"), ValueError, "what is asked"),
    "path: no words": (lambda p: p.path(""), ValueError, "what is asked"),
    "pause: no words": (lambda p: p.pause(" "), ValueError, "what is asked"),
    "form: a function without arguments": (
        lambda p: p.form({"name": lambda: p.text("Name?")}),
        TypeError,
        "lambda answers: ...",
    ),
    "form: a name without words": (lambda p: p.form({"": lambda answers: 1}), ValueError, "name"),
    "read: paragraphs that are no texts": (lambda p: p.read([1, 2]), TypeError, "str"),
}
WRONG_LINES = {
    "within: a limit in words": (lambda p: p.within("60").__enter__(), TypeError, "'60'"),
    "within: a limit of yes": (lambda p: p.within(True).__enter__(), TypeError, "True"),
    "within: no time": (lambda p: p.within(0).__enter__(), ValueError, "0"),
    "say: no text": (lambda p: p.say(3), TypeError, "str"),
    "say: a sound of its own": (lambda p: p.say("Hello", sound="bang"), ValueError, "'bang'"),
    "say: braille for several lines": (lambda p: p.say("One\nTwo", braille="1"), ValueError, "one line"),
    "say: another word for several lines": (lambda p: p.say("One\nTwo", spoken="1"), ValueError, "one line"),
    "say: braille that is no text": (lambda p: p.say("One", braille=1), TypeError, "braille"),
    "table: a text as a row": (lambda p: p.table(["ab"]), TypeError, "'ab'"),
    "table: a row that is too short": (lambda p: p.table([[1]], ["a", "b"]), ValueError, "columns"),
    "table: a dict as a row": (lambda p: p.table([{"a": 1, "b": 2}]), TypeError, "row.values()"),
    "table: a set as a row": (lambda p: p.table([{1, 2}]), TypeError, "in order"),
    "table: a text as header": (lambda p: p.table([[1, 2]], "ab"), TypeError, "'ab'"),
    "table: no rows": (lambda p: p.table(3), TypeError, "3"),
    "t: a number as name": (lambda p: p.t(3), TypeError, "int"),
    "t: no name": (lambda p: p.t(None), TypeError, "NoneType"),
    "tell_now: a number": (lambda p: p.tell_now(3), TypeError, "int"),
    "tell_now: nothing": (lambda p: p.tell_now(None), TypeError, "NoneType"),
    "say_progress: a number": (lambda p: p.say_progress(3), TypeError, "int"),
    "say_progress: nothing": (lambda p: p.say_progress(None), TypeError, "NoneType"),
    "within: a limit in words, without with": (lambda p: p.within("60"), TypeError, "'60'"),
    "over: a number, without a loop": (lambda p: p.progress("Copying", 4).over(4), TypeError, "range"),
    "progress: a loop over itself": (lambda p: list(p.progress("Copying", 4)), TypeError, ".over(items)"),
    "progress: no words": (lambda p: p.progress(" "), ValueError, "label"),
    "step: steps in words": (lambda p: p.progress("Copying", 4).step("2"), TypeError, "'2'"),
    "step: a part of a step": (lambda p: p.progress("Copying", 4).step(0.5), TypeError, "0.5"),
    "at: a step in words": (lambda p: p.progress("Copying", 4).at("2"), TypeError, "'2'"),
    "at: before the first step": (lambda p: p.progress("Copying", 4).at(-1), ValueError, "-1"),
    "over: a number": (lambda p: list(p.progress("Copying", 4).over(4)), TypeError, "range"),
    "over: nothing": (lambda p: list(p.progress("Copying").over(None)), TypeError, "range"),
    "progress: a total in words": (lambda p: p.progress("Copying", "40"), TypeError, "'40'"),
    "progress: a total below zero": (lambda p: p.progress("Copying", -1), ValueError, "-1"),
    "progress: no text": (lambda p: p.progress(3), TypeError, "str"),
}


PUBLIC = {
    name
    for of in (access.Person, access.AsyncPerson, access.Progress)
    for name in dir(of)
    if not name.startswith("_") and callable(getattr(of, name))
}
WITHOUT_ARGUMENTS = {"close", "log_handler", "present"}
OF_THE_HOUSE = {"end", "wait_for"}
"""Methods whose arguments come from the face itself: whether a task has ended, and a coroutine of a conversation."""


@pytest.mark.parametrize(
    "check", [lambda answer: Invalid("No."), lambda answer: Invalid, lambda answer: ValueError("No.")]
)
def test_a_check_that_returns_an_error_is_told_to_raise_it(check):
    with pytest.raises(TypeError, match="raises Invalid"):
        Script("x").run(lambda: ask(lambda person: person.text("Name?", check=check)))


def test_the_members_of_an_enumeration_are_choices_and_with_names_any_values():
    colours = Enum("Colours", "red green")
    for choices, typed, chosen in ((colours, "Colours.green", colours.green), ([None, (1, 2, 3)], "None", None)):
        found = []
        choose = lambda person, of=choices: person.choose("Which?", of, names=lambda one: f"{one}")  # noqa: E731
        Script(typed).run(lambda choose=choose, found=found: found.append(ask(choose)))
        assert found == [chosen]


def test_each_public_method_has_two_wrong_uses_or_more():
    uses = [name.partition(":")[0] for name in WRONG_QUESTIONS | WRONG_LINES]
    assert {*uses, *WITHOUT_ARGUMENTS, *OF_THE_HOUSE} <= PUBLIC
    assert {name for name in PUBLIC if uses.count(name) < 2} == WITHOUT_ARGUMENTS | OF_THE_HOUSE


def refuses_without_words(typed):
    raise Invalid


@pytest.mark.parametrize("check", [int, float, refuses_without_words])
def test_a_refusal_without_words_for_the_person_is_told_as_what_does_not_fit(check):
    heard = Script("x").run(lambda: ask(lambda person: person.text("Name?", check=check)))
    assert heard.printed[1] == "x does not fit. Type something else."


def one_sentence(raised):
    """Its text, if it is a sentence in one line; raised by few frames, so that one sees where."""
    text = str(raised)
    assert text, "without a word"
    assert "\n" not in text, text
    return text


@pytest.mark.parametrize("name", [*WRONG_QUESTIONS, *WRONG_LINES])
def test_a_wrong_use_is_one_sentence_before_anything_is_asked(name):
    wrong, kind, told = (WRONG_QUESTIONS | WRONG_LINES)[name]
    frames = []

    def program():
        with App("trial").person() as person:
            try:
                wrong(person)
            except (TypeError, ValueError) as raised:
                frames.extend(traceback.extract_tb(raised.__traceback__))
                raise

    script = Script("red", "red")
    with pytest.raises(kind) as raised:
        script.run(program)
    assert told in one_sentence(raised.value)
    assert len(frames) <= 7, [f"{frame.filename}:{frame.lineno}" for frame in frames]
    assert script.heard.printed == []


@pytest.mark.parametrize("name", WRONG_QUESTIONS)
def test_a_wrong_use_is_the_same_sentence_in_an_event_loop(name):
    wrong, kind, told = WRONG_QUESTIONS[name]

    async def program():
        async with App("trial").async_person() as person:
            await wrong(person)

    with pytest.raises(kind) as raised:
        Script("red", "red").run(program)
    assert told in one_sentence(raised.value)


def test_the_words_of_a_dict_are_choices_in_its_order():
    words = {"on": 1, "off": 0}
    for view, found in ((words.items(), 0), (words.keys(), "off"), ({0: "on", 1: "off"}.values(), "off")):
        heard = []
        script = Script("off", "off, on")
        script.run(
            lambda view=view, heard=heard: ask(
                lambda person: heard.extend((person.choose("Which?", view), person.pick("Which?", view)))
            )
        )
        assert heard[0] == found
        assert script.heard.printed[0] == "Which? on or off. off"


def until_collected(use):
    use()
    gc.collect()


def test_a_progress_in_an_event_loop_is_awaited():
    async def program(use):
        async with App("trial").async_person() as person:
            await use(person.progress("Copying", 3))

    async def enters(progress):
        with progress:
            pass

    async def steps(progress):
        await progress.step()

    with pytest.raises(TypeError, match=r"write `async with person\.progress"):
        Script().run(program, enters)
    with pytest.warns(RuntimeWarning, match=r"write `async with person\.progress"):
        until_collected(lambda: Script().run(program, steps))


def test_a_progress_without_its_end_is_told_as_such():
    told, seconds = [], iter(range(0, 900, 9))

    def steps():
        Progress(lambda phrase, last, **facts: told.append(phrase), "Copying", 3, clock=lambda: next(seconds)).step()

    with pytest.warns(RuntimeWarning, match="the end of this progress is not told"):
        until_collected(steps)
    assert told == ["face-percent"]


def test_choices_of_a_function_are_checked_when_they_are_made():
    with pytest.raises(TypeError, match="'red'"):
        Script("red").run(lambda: ask(lambda person: person.choose("Which?", lambda: "red")))


def test_names_that_are_no_words_are_told_when_they_are_made():
    with pytest.raises(TypeError, match="names returns a word or several, not 1") as raised:
        Script("1").run(lambda: ask(lambda person: person.choose("Which?", [1], names=lambda one: one)))
    one_sentence(raised.value)


async def main_of_nobody():
    """Nothing that runs where nobody awaits."""


async def main_of_nobody_with(answer):
    """The same, of an answer."""
    return answer


async def yields():
    yield 1


class Awaited:
    async def __call__(self, answers):
        return answers


def test_what_nobody_awaits_is_no_answer():
    for ask_for in (
        lambda person: person.text("Name?", check=Awaited()),
        lambda person: person.form({"name": main_of_nobody_with}),
    ):
        with pytest.raises(TypeError, match="check returns the answer|'name' of a form") as raised:
            Script("Anna").run(lambda ask_for=ask_for: ask(ask_for))
        one_sentence(raised.value)


def test_what_cannot_be_awaited_is_no_question_of_a_form_in_an_event_loop():
    async def program():
        async with App("trial").async_person() as person:
            await person.form({"name": lambda answers: "Anna"})

    with pytest.raises(TypeError, match=r"'name' of a form.*person.text") as raised:
        Script().run(program)
    one_sentence(raised.value)


@pytest.mark.parametrize("is_async", [False, True])
def test_a_loop_of_the_other_kind_over_a_progress_is_told(is_async):
    def program():
        with App("trial").person() as person:
            anext(person.progress("Copying", 2).over([1, 2]))

    async def in_loop():
        async with App("trial").async_person() as person:
            for _ in person.progress("Copying", 2).over([1, 2]):
                pass

    with pytest.raises(TypeError, match="async for" if is_async else "`for ") as raised:
        Script().run(in_loop if is_async else program)
    one_sentence(raised.value)


@pytest.mark.parametrize("seconds", [1e300, float("inf")])
def test_a_limit_that_no_clock_reaches_is_none(seconds, capsys):
    def program(person):
        with person.within(seconds):
            return person.text("Name?")

    found = []
    Script("Anna").run(lambda: found.append(ask(program)))
    assert (found, capsys.readouterr().err) == (["Anna"], "")


def test_languages_that_come_one_by_one_count_once_each():
    assert App("trial", languages=(code for code in ("de", "fr", "de"))).languages == ("de", "fr")


def test_a_refusal_of_two_lines_keeps_its_words_apart():
    def check(typed):
        if typed == "x":
            raise Invalid("Too short.\nWrite more.")

    heard = Script("x", "y").run(lambda: ask(lambda person: person.text("Name?", check=check)))
    assert heard.printed[1] == "Too short. Write more."


def ask(program):
    with App("trial").person() as person:
        return program(person)


@pytest.mark.parametrize("typed", ["7", "seven"])
def test_a_check_that_answers_true_or_false_is_told(typed):
    with pytest.raises(TypeError, match="isdigit") as raised:
        Script(typed).run(lambda: ask(lambda person: person.text("Which?", check=str.isdigit)))
    one_sentence(raised.value)


def too_short(typed):
    if len(typed) < 3:
        return "Too short"
    return None


def too_short_or_true(typed):
    if typed == "" or len(typed) < 3:
        return "Too short"
    return True


SENTENCES = {
    "a lambda of questionary": ("text", lambda typed: len(typed) > 2 or "Too short", "Too short"),
    "a lambda with a negation": ("text", lambda typed: not typed.isdigit() or "No digits", "No digits"),
    "a function of questionary": ("text", too_short, "Too short"),
    "a function that returns True": ("text", too_short_or_true, "Too short"),
    "a sentence made of parts": (
        "text",
        lambda typed: None if len(typed) > 2 else f"Type {3 - len(typed)} more.",
        "Type 2 more.",
    ),
    "of a number": ("number", lambda number: f"{number} is odd" if number % 2 else None, "7 is odd"),
    "of a decimal number": ("decimal", lambda number: number % 2 == 0 or "must be even", "must be even"),
    "of a path": ("path", lambda path: None if path.is_dir() else f"no folder at {path}", "no folder at 7"),
}


@pytest.mark.parametrize("name", SENTENCES)
def test_a_check_that_returns_a_sentence_is_told_to_raise_it(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("7").touch()
    method, check, said = SENTENCES[name]
    with pytest.raises(TypeError) as raised:
        Script("7").run(lambda: ask(lambda person: getattr(person, method)("Which?", check=check)))
    right = f"write raise Invalid({said!r}), not return"
    assert one_sentence(raised.value) == f"a check raises what it says of a wrong answer: {right}"


@pytest.mark.parametrize(
    ("typed", "check", "found"),
    [
        ("anna smith", str.title, "Anna Smith"),
        ("Acme", lambda typed: f"{typed} Ltd.", "Acme Ltd."),
        ("UK", lambda typed: "United Kingdom" if typed.lower() == "uk" else typed, "United Kingdom"),
        ("uk", lambda typed: {"uk": "United Kingdom", "us": "United States"}[typed], "United Kingdom"),
        ("a", {"a": "St. Ives, Cornwall"}.get, "St. Ives, Cornwall"),
        ("Too short", lambda typed: typed or "Too short", "Too short"),
        ("x", lambda typed: typed if len(typed) > 1 else "other", "other"),
        ("-", lambda typed: typed if typed.strip("- ") else "not given", "not given"),
        ("nyc", lambda typed: "New York" if typed.startswith("ny") else None, "New York"),
        ("big", lambda typed: "New York" if "big apple".startswith(typed) else None, "New York"),
        ("x", lambda typed: None if len(typed) > 9 else typed.title() if len(typed) > 1 else "not known", "not known"),
        ("us", lambda typed: "The United States" if typed in {"us", "usa"} else None, "The United States"),
        ("xs", lambda typed: "very small" if len(typed) > 1 else "not so small", "very small"),
        ("7", {"7": "Is it so late?"}.get, "Is it so late?"),
        ("7", lambda typed: ["Who is there?"][int(typed) - 7], "Who is there?"),
        ("Ann", lambda typed: f"{typed} Lee." if len(typed) < 4 else None, "Ann Lee."),
    ],
)
def test_a_check_may_return_an_answer_of_several_words(typed, check, found):
    answers = []
    Script(typed).run(lambda: answers.append(ask(lambda person: person.text("Which?", check=check))))
    assert answers == [found]


@pytest.mark.parametrize(
    "check", [lambda number: f"{number} kg", lambda number: "the 7 dwarfs"[:number], {7: "a lot of them"}.get]
)
def test_a_check_may_make_words_of_a_number(check):
    answers = []
    Script("7").run(lambda: answers.append(ask(lambda person: person.number("How many?", 1, 9, check=check))))
    assert answers == [check(7)]


def test_a_check_may_give_a_number_a_name():
    answers = []
    check = lambda number: "the last one" if number == 9 else None  # noqa: E731
    Script("9").run(lambda: answers.append(ask(lambda person: person.number("Which?", 1, 9, check=check))))
    assert answers == ["the last one"]


@pytest.mark.parametrize("talk", [lambda p: p.say("Late"), lambda p: p.text("Late?"), lambda p: p.progress("Late")])
def test_what_is_said_or_asked_after_the_end_is_told_as_an_error(talk):
    kept = []

    def program():
        with App("trial").person() as person:
            person.say("Hello.")
            kept.append(person)
        talk(kept[0])

    with pytest.raises(ValueError, match="with app.person") as raised:
        Script("x").run(program)
    one_sentence(raised.value)


@pytest.mark.parametrize(
    "talk", [lambda p: p.say("Hello."), lambda p: p.text("Name?"), lambda p: p.progress("Copying")]
)
def test_a_person_without_its_context_is_told_what_to_write(talk):
    with pytest.raises(TypeError, match=r"write `with app\.person\(\) as person:`") as raised:
        talk(App("trial").person())
    one_sentence(raised.value)

    async def program():
        made = talk(App("trial").async_person())
        await (made.__aenter__() if hasattr(made, "__aenter__") else made)

    with pytest.raises(TypeError, match=r"write `async with app\.async_person\(\) as person:`") as raised:
        Script().run(program)
    one_sentence(raised.value)


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("name", ["person", "print_and_input"])
def test_a_context_that_nobody_enters_is_told(name):
    with pytest.warns(RuntimeWarning, match=rf"nothing was done: .*write `with app\.{name}\(\) as person:`"):
        getattr(App("trial"), name)()


@pytest.mark.filterwarnings("error")
def test_a_time_limit_that_nobody_enters_is_told():
    def program(person):
        with pytest.warns(RuntimeWarning, match=r"nothing is limited: write `with person\.within\(3\):` around"):
            person.within(3)
        with person.within(60):
            return person.text("Name?")

    assert Script("Anna").run(ask, program).printed == ["Name? Anna"]


def test_items_that_nobody_loops_over_are_told():
    def program(person):
        with pytest.warns(RuntimeWarning, match=r"nothing is done: write `for item in progress\.over\(items\):`"):
            person.progress("Copying", 3).over(range(3))
        return list(person.progress("Copying", 3).over(range(3)))

    answers = []
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        Script().run(lambda: answers.append(ask(program)))
    assert answers == [[0, 1, 2]]


def test_items_that_nobody_loops_over_in_an_event_loop_are_told():
    async def program():
        async with App("trial").async_person() as person:
            with pytest.raises(TypeError, match="range"):
                person.progress("Copying", 3).over(3)
            with pytest.warns(RuntimeWarning, match=r"write `async for item in progress\.over\(items\):`"):
                person.progress("Copying", 3).over(range(3))
            return [item async for item in person.progress("Copying", 3).over(range(3))]

    answers = []
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        Script().run(lambda: answers.append(asyncio.run(program())))
    assert answers == [[0, 1, 2]]


@pytest.mark.parametrize(("name", "value"), [("speech", "off"), ("say", print), ("language", "de"), ("rate", 300)])
@pytest.mark.parametrize("of", ["person", "async_person"])
def test_an_attribute_of_a_person_that_is_set_is_one_sentence(of, name, value):
    wrong = []

    def program(person):
        with pytest.raises(TypeError, match=rf"{name!r} of a person cannot be set: .*speech='off'") as raised:
            setattr(person, name, value)
        wrong.append(one_sentence(raised.value))

    async def later():
        async with App("trial").async_person() as person:
            program(person)

    Script().run(later if of == "async_person" else lambda: ask(program))
    assert len(wrong) == 1


def test_a_question_that_would_hold_up_an_event_loop_is_told_what_to_write():
    async def program():
        with App("trial").person() as person:
            person.say("Hello.")
            person.text("Name?")

    script = Script("Anna")
    with pytest.raises(
        TypeError, match=r"`async with app\.async_person\(\) as person:` and `await person\.text"
    ) as raised:
        script.run(program)
    one_sentence(raised.value)
    assert script.heard.printed == ["Hello."]


def test_a_context_of_the_other_kind_is_told():
    async def wrong():
        async with App("trial").person():
            pass

    with pytest.raises(TypeError, match="async_person") as raised:
        Script().run(wrong)
    one_sentence(raised.value)
    with pytest.raises(TypeError, match="async with") as raised, App("trial").async_person():
        pass
    one_sentence(raised.value)


def test_a_function_may_run_in_the_context_each_time():
    @App("trial").print_and_input()
    def program(*names):
        print(*names)

    for _ in range(2):
        assert Script().run(program, "Anna").printed == ["Anna"]


WRONG_BESIDE = {
    "App: a path as name": (lambda: App("../evil"), ValueError, "'../evil'"),
    "App: no name": (lambda: App(""), ValueError, "''"),
    "App: a drive as name": (lambda: App("C:evil"), ValueError, "'C:evil'"),
    "App: nothing as name": (lambda: App(None), TypeError, "None"),
    "App: a text as languages": (lambda: App("trial", languages="fr"), TypeError, "['fr']"),
    "App: a language that nobody speaks": (lambda: App("trial", languages=["xx"]), ValueError, "'xx'"),
    "App: a number as texts": (lambda: App("trial", texts=3), TypeError, "3"),
    "App: texts that are nowhere": (lambda: App("trial", texts="no.such.package"), ValueError, "'no.such.package'"),
    "options: a class": (lambda: App("trial").options(App), TypeError, "App"),
    "options: twice": (lambda: App("trial").options(App("trial").options(lambda: 0)), ValueError, "once"),
    "options: twice on a command": (
        lambda: App("trial").options(App("trial").options(click.Command("trial"))),
        ValueError,
        "once",
    ),
    "options: one with a prefix of its own and all the others twice": (
        lambda: App("b").options(prefix="p-")(App("b").options(only=["lang"], prefix="p-")(lambda: 0)),
        ValueError,
        "--p-lang is there already",
    ),
    "pass_person: a class": (lambda: pass_person(App), TypeError, "@pass_person"),
    "run: a program that yields": (lambda: Script().run(lambda: (each for each in "ab")), TypeError, "`yield`"),
    "run: a program that yields in an event loop": (lambda: Script().run(yields), TypeError, "`yield`"),
    "options: a word": (lambda: App("trial").options("lang"), TypeError, "'lang'"),
    "options: a text as options": (lambda: App("trial").options(only="lang"), TypeError, "['lang']"),
    "options: an unknown one": (lambda: App("trial").options(only=["langs"])(print), ValueError, "'langs'"),
    "options: dashes as prefix": (lambda: App("trial").options(prefix="--p"), ValueError, "'--p'"),
    "options: a number as prefix": (lambda: App("trial").options(prefix=3), ValueError, "3"),
    "read_options: a line": (lambda: App("trial").read_options("--lang de"), TypeError, "['--lang', 'de']"),
    "read_options: a parser without its name": (
        lambda: App("trial").read_options(ArgumentParser("trial")),
        TypeError,
        "write parser=",
    ),
    "read_options: a number": (lambda: App("trial").read_options([1]), TypeError, "int"),
    "read_options: an unknown one": (lambda: App("trial").read_options([], only=["langs"]), ValueError, "'langs'"),
    "read_options: a word as parser": (
        lambda: App("trial").read_options([], parser="book"),
        TypeError,
        "parser=ArgumentParser()",
    ),
    "pass_person: a word": (lambda: pass_person("book"), TypeError, "@pass_person"),
    "pass_person: nothing": (lambda: pass_person(None), TypeError, "@pass_person"),
    "pass_person: without a command": (lambda: pass_person(print)(), TypeError, "@click.command()"),
    "pass_person: a coroutine function": (lambda: pass_person(main_of_nobody), TypeError, "asyncio.run"),
    "within: in an event loop": (lambda: App("trial").async_person().within(3), TypeError, "asyncio.timeout"),
    "Left: a word": (lambda: Left("bye"), ValueError, "'bye'"),
    "Left: a number": (lambda: Left(3), ValueError, "3"),
    "Wording: two texts": (
        lambda: Script().run(ask, lambda person: person.say(Wording("One", "Two"))),
        TypeError,
        "person.t",
    ),
    "Wording: two numbers": (
        lambda: Script().run(ask, lambda person: person.text(Wording(3, 4))),
        TypeError,
        "person.t",
    ),
    "Choice: a word as words": (
        lambda: Script().run(ask, lambda person: person.choose("Which?", [Choice("find", 1)])),
        TypeError,
        "('find',)",
    ),
    "Choice: a number as word": (
        lambda: Script().run(ask, lambda person: person.pick("Which?", [Choice((3,), 1)])),
        TypeError,
        "texts, not 3",
    ),
    "Choice: help that is no text": (
        lambda: Script().run(ask, lambda person: person.text("Which?", known=[Choice(("x",), 1, help=3)])),
        TypeError,
        "help",
    ),
    "Script: a coroutine function": (lambda: Script(main_of_nobody), TypeError, "`def`"),
    "Script: a number": (lambda: Script(3), TypeError, "3"),
    "Script: a list": (lambda: Script(["Anna"]), TypeError, "['Anna']"),
    "Script: no cells": (lambda: Script(cells=0), ValueError, "0"),
    "Script: columns in words": (lambda: Script(columns="80"), TypeError, "'80'"),
    "Script: a number as folder": (lambda: Script(folder=3), TypeError, "3"),
    "Script: a list as environment": (lambda: Script(environment=["A"]), TypeError, "['A']"),
    "Script: a number in the environment": (lambda: Script(environment={"A": 1}), TypeError, "('A', 1)"),
    "Script: a number as clock": (lambda: Script(clock=3), TypeError, "3"),
    "Script: a word for no": (lambda: Script(speech="off"), TypeError, "'off'"),
    "run: nothing": (lambda: Script().run(None), TypeError, "None"),
    "run: a word": (lambda: Script().run("program"), TypeError, "'program'"),
    "run: a number as argument": (lambda: Script().run(click.Command("trial"), 3), TypeError, "int"),
    "After: a word": (lambda: After("60"), TypeError, "'60'"),
    "Script: no language": (lambda: Script(lang="German"), ValueError, "write lang='en'"),
    "Script: a number as language": (lambda: Script(lang=3), TypeError, "lang"),
    "Script: its own arguments given to a command": (
        lambda: Script("x").run(click.Command("c"), cells=20),
        TypeError,
        "write Script(..., cells=20)",
    ),
    "After: no time": (lambda: After(0), ValueError, "0"),
    "check_texts: a number": (lambda: check_texts(3), TypeError, "book_texts"),
    "check_texts: nothing": (lambda: check_texts(None), TypeError, "None"),
    "check_texts: no name": (lambda: check_texts(""), TypeError, "''"),
    "check_texts: a package that is nowhere": (lambda: check_texts("no.such"), ValueError, "'no.such'"),
    "check_texts: a package beside": (lambda: check_texts(".beside"), ValueError, "'.beside'"),
    "check_texts: a module": (lambda: check_texts("sys"), ValueError, "'sys'"),
    "check_texts: a folder": (lambda: check_texts("book_texts/"), ValueError, "'book_texts/'"),
    "check_game: a word": (lambda: check_game("pig"), TypeError, "'pig'"),
    "check_game: a number": (lambda: check_game(3), TypeError, "3"),
    **{
        f"{name}: {what}": (lambda name=name, given=given: opened(name, given), kind, told)
        for name in ("person", "async_person", "print_and_input")
        for what, given, kind, told in (
            ("an option that was mistyped", {"spech": "on"}, TypeError, "'spech'"),
            ("a wrong value", {"speech": "loud"}, ValueError, "'loud'"),
            ("a word for a number", {"cells": "many"}, ValueError, "'many'"),
        )
    },
}


def opened(name, given):
    """Open a person with these options."""
    with getattr(App("trial"), name)(**given):
        pass


NEVER_MADE = {"AsyncPerson", "Heard", "Person", "PersonOptions", "Progress"}
"""Public classes that a program is given, and does not make."""
WITHOUT_WRONG_USE = {"CELLS", "INTERRUPT", "Invalid"}
"""Constants, and an exception that takes any words, or none."""


def test_each_public_name_beside_a_person_has_two_wrong_uses_or_more():
    page = (Path(access.__file__).parent / "README.md").read_text(encoding="utf-8")
    of_apps = {name for name in re.findall(r"\bapp\.(\w+)", page, re.IGNORECASE) if callable(getattr(App, name, None))}
    public = {*access.__all__, *access.testing.__all__, *of_apps, "run"} - NEVER_MADE - WITHOUT_WRONG_USE
    uses = [name.partition(":")[0] for name in WRONG_BESIDE]
    assert {*uses} - {"within"} == public
    assert [name for name in public if uses.count(name) < 2] == []


@pytest.mark.parametrize("name", WRONG_BESIDE)
def test_a_wrong_use_of_what_stands_beside_a_person_is_one_sentence(name):
    use, kind, told = WRONG_BESIDE[name]
    with pytest.raises(kind) as raised:
        use()
    assert told in one_sentence(raised.value)


@pytest.mark.parametrize("name", ["person", "async_person", "print_and_input"])
def test_an_unknown_option_of_a_person_is_told_with_the_one_that_was_meant(name):
    def program():
        with getattr(App("trial"), name)(spech="on"):
            pass

    with pytest.raises(TypeError, match="'spech'.*speech") as raised:
        Script().run(program)
    one_sentence(raised.value)


@pytest.mark.parametrize(
    "given", [{"speech": "loud"}, {"cells": "many"}, {"cells": "20"}, {"lang": "xx"}, {"cells": -1}]
)
def test_a_wrong_value_of_an_option_is_told(given):
    ((name, value),) = given.items()
    with pytest.raises(ValueError, match=f"{name}.*{value!r}") as raised:
        Script("x").run(lambda: ask_with(given))
    one_sentence(raised.value)


@pytest.mark.parametrize("given", [{"plain": "no"}, {"screen_reader": "no"}])
def test_an_option_of_a_person_that_is_yes_or_no_is_no_text(given):
    with pytest.raises(TypeError, match=r"True, False or None, not 'no'") as raised:
        Script().run(lambda: ask_with(given))
    one_sentence(raised.value)


@pytest.mark.parametrize(
    "given", [{"plain": True}, {"screen_reader": True}, {"lang": "de"}, {"cells": 20, "more": True}]
)
def test_the_options_of_a_person_are_taken(given):
    assert Script().run(lambda: ask_with(given)).printed == ["Hello."]


def test_the_options_that_are_typed_are_those_of_the_settings():
    source = ast.parse((Path(access.__file__).parent / "person" / "given.py").read_text(encoding="utf-8"))
    (declared,) = (each for each in ast.walk(source) if isinstance(each, ast.ClassDef) and each.name == "PersonOptions")
    names = {each.target.id for each in declared.body if isinstance(each, ast.AnnAssign)}
    assert names == {"lang", "screen_reader", "plain", *(each.option for each in SETTINGS_OF_PERSONS if each.flags)}


def ask_with(given):
    with App("trial").person(**given) as person:
        person.say("Hello.")


# Scripts ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("is_async", [False, True])
def test_a_script_in_a_running_event_loop_says_how_a_test_is_written(is_async):
    async def program():
        async with App("trial").async_person() as person:
            await person.say("Hello.")

    async def test():
        Script().run(program if is_async else lambda: asyncio.run(program()))

    with pytest.raises(TypeError) as raised:
        asyncio.run(test())
    assert "write `def`" in one_sentence(raised.value)


def test_a_script_raises_the_errors_of_its_program():
    def program():
        raise AssertionError("wrong")

    with pytest.raises(AssertionError, match="wrong"):
        Script().run(program)


def test_what_was_heard_before_an_error_is_kept_around_a_call():
    def program():
        raise AssertionError(ask(lambda person: person.text("Name?")))

    with pytest.raises(AssertionError, match="Anna"), Script("Anna", "more") as heard:
        program()
    assert (heard.printed, heard.unread) == (["Name? Anna"], ("more",))


def test_a_script_runs_a_coroutine_function():
    async def program():
        async with App("trial").async_person() as person:
            return await person.text("Name?")

    assert Script("Anna").run(program).printed == ["Name? Anna"]


def test_a_script_does_not_read_the_settings_of_whoever_tests(home):
    kept = settings_folder("trial") / "access.toml"
    kept.parent.mkdir(parents=True)
    kept.write_text('speech.play = "off"\n')
    heard = Script().run(lambda: ask(lambda person: person.say("Hello.")))
    assert heard.spoken == ["Hello."]
    heard = Script(environment=kept_at_home()).run(lambda: ask(lambda person: person.say("Hello.")))
    assert heard.spoken == []


def test_a_script_keeps_the_settings_of_its_person_in_its_folder_alone(home, tmp_path):
    typed = "/set verbosity brief", "x"
    for folder in (None, tmp_path / "kept"):
        Script(*typed, folder=folder).run(lambda: ask(lambda person: person.text("Name?")))
    assert not settings_folder("trial").exists()
    assert (tmp_path / "kept" / "trial" / "access.toml").read_text() == 'verbosity = "brief"\n'


@pytest.mark.parametrize(("apart", "seconds", "count"), [(60, 600, 10), (30, 1500, 50), (90, 60, 0), (60, 60, 1)])
def test_what_is_due_while_time_passes_happens_each_in_its_time(apart, seconds, count):
    async def program():
        async with App("trial").async_person() as person:
            ticking = asyncio.create_task(ticks())
            await person.text("Now?")
            found.append(len(times))
            ticking.cancel()

    async def ticks():
        while True:
            await asyncio.sleep(apart)
            times.append(asyncio.get_running_loop().time())

    found, times = [], []
    Script(After(seconds), "x").run(program)
    assert found == [count]
    assert [later - earlier for earlier, later in pairwise(times)] == pytest.approx([apart] * max(count - 1, 0))


@pytest.mark.brailled
def test_all_that_a_person_can_feel_is_brailled_whole_and_once():
    def program():
        with App("trial").person() as person:
            person.say("A line of more words than there are cells", braille="a line of so many words")
            person.table([("Anna", "030 12"), ("Ben", "040 7")], ("Name", "number"))
            person.choose("What?", ["find", "leave"], "find")
            person.secret("Password?")
            person.say("Good.")

    lines = ["a line of so many words", "Anna 030 12", "Ben 040 7", "What? find or leave. Enter: find.", "Password?"]
    for cells in (20, 80):
        assert Script("l", "pw", cells=cells).run(program).brailled == [*lines, "Good."]
    assert Script("l", "pw").run(program).brailled == []


def test_a_script_speaks_the_language_of_its_system():
    for lang, word in (("de", "Enter: nein."), ("fr", "Entrée: non."), (None, "Enter: no.")):
        heard = Script("", lang=lang).run(lambda: ask(lambda person: person.confirm("?", False)))
        assert heard.spoken[0].endswith(word)


def test_a_script_has_the_time_of_its_clock():
    times = iter(range(0, 1000, 10))

    def program():
        with App("trial").person() as person, person.progress("Copying", 4) as copying:
            for _ in range(4):
                copying.step()

    heard = Script(clock=lambda: float(next(times))).run(program)
    assert heard.printed[0] == "Copying: 25 percent."
    assert heard.printed[-1] == "Copying: done."


# Texts of a program ------------------------------------------------------------------------------------------------------

FOUND = "found = Found { $count }.\n"
PACKAGES = count()
"""Each package has a name of its own: what was read of one is kept."""


@pytest.fixture
def texts(tmp_path, monkeypatch):
    """Makes a package of texts: the content of each language."""

    def make(**content):
        name = f"trial_texts_{next(PACKAGES)}"
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").touch()
        for language, text in content.items():
            (tmp_path / name / f"{language}.ftl").write_text(text, encoding="utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))
        return name

    return make


def told(package, text, lang=None, /, **facts):
    """What a text of a program is printed as."""

    def program():
        with App("trial", texts=package).person(lang=lang) as person:
            person.say(person.t(text, **facts))

    return Script().run(program).printed


def test_a_phrase_that_a_language_lacks_is_told_in_the_first_language_of_the_program(texts):
    package = texts(de="gruss = Hallo { $name }.\n", fr="autre = Autre.\n")
    assert told(package, "gruss", "fr", name="Anna") == ["Hallo Anna."]
    assert told(package, "autre", "fr") == ["Autre."]


def test_a_text_of_a_program_comes_before_one_of_the_house_of_the_same_name(texts):
    assert told(texts(en="face-nothing = Mine.\n"), "face-nothing") == ["Mine."]


@pytest.mark.parametrize(
    ("content", "names"),
    [
        ({"en": FOUND, "fr": FOUND}, ("'missing'", ".ftl file of {package}")),
        ({"en": FOUND + "missing Nothing\n"}, ("{package} in en", "'missing Nothing'")),
    ],
)
def test_a_missing_or_broken_phrase_names_the_files_of_the_program(texts, content, names):
    package = texts(**content)
    with pytest.raises(LookupError) as raised:
        told(package, "missing")
    assert all(name.format(package=package) in one_sentence(raised.value) for name in names)


def test_texts_without_a_file_and_a_text_without_a_package_are_told(texts):
    with pytest.raises(ValueError, match="en.ftl") as raised:
        told(texts(), "found")
    one_sentence(raised.value)
    with pytest.raises(LookupError, match="texts=") as missing:
        told("", "found")
    one_sentence(missing.value)


def test_a_long_fact_of_a_program_is_told_whole_and_its_line_ends_separate_words(texts):
    package = texts(en="hello = Hello { $name }.\n")
    assert "".join(told(package, "hello", name="y" * 3000)).count("y") == 3000
    assert told(package, "hello", name="one\ntwo") == ["Hello one two."]


def test_a_long_refusal_of_a_check_is_told_whole():
    def check(typed):
        if typed == "x":
            raise Invalid("no " * 500 + "end.")

    heard = Script("x", "y").run(lambda: ask(lambda person: person.text("Name?", check=check)))
    assert " ".join(heard.printed).count("no ") == 500


@pytest.mark.parametrize(
    ("content", "faults"),
    [
        ({"en": FOUND, "fr": "found = Trouvé { $count }.\n"}, []),
        ({"en": FOUND + "more = More.\n", "fr": "found = Trouvé { $count }.\n"}, ["fr.ftl has no phrase more"]),
        ({"en": FOUND, "fr": "found = Trouvé.\n"}, ["found leaves out $count"]),
        ({"en": "found Nothing\n"}, ["en.ftl:1: this is no Fluent"]),
        ({"en": "found = { other }\n"}, ["refers to the phrase other"]),
        ({"en": FOUND + "odd = O\u202edd.\n"}, ["U+202E"]),
        ({}, ["Add en.ftl"]),
    ],
)
def test_the_texts_of_a_program_are_checked(texts, content, faults):
    found = check_texts(texts(**content))
    assert len(found) == len(faults), found
    assert all(fault in line for fault, line in zip(faults, found, strict=True))


@pytest.mark.parametrize("content", ["games.py", "games/nothing.txt", "wordlists.py"])
@pytest.mark.parametrize("way", ["import access.testing", "from access import App; App('trial')"])
def test_a_file_that_hides_a_package_of_the_house_is_named(tmp_path, content, way):
    (tmp_path / content).parent.mkdir(exist_ok=True)
    (tmp_path / content).write_text("raise SystemExit('it ran')")
    run = subprocess.run([sys.executable, "-c", way], cwd=tmp_path, capture_output=True, text=True, check=False)
    last = run.stderr.splitlines()[-1]
    assert last.startswith(f"ImportError: access needs its own package {content.partition('.')[0].partition('/')[0]}")
    assert last.endswith("give that another name")
    assert len(run.stderr.splitlines()) <= 20


# Text that was lost in silence --------------------------------------------------------------------------------------------


def test_long_cells_of_a_table_are_told_whole():
    long = "long " * 400
    heard = Script().run(lambda: ask(lambda person: person.table([["first", long, "last"]], ["a", "b", "c"])))
    assert " ".join("".join(heard.printed).split()).count("long") == 400
    assert heard.printed[-1].endswith("c last.")


def test_a_line_end_in_a_cell_separates_words():
    heard = Script().run(lambda: ask(lambda person: person.table([["Anna", "one\ntwo"]])))
    assert heard.printed == ["Anna: one two."]


def test_a_table_of_one_column_keeps_its_colours():
    colours = {"FORCE_COLOR": "1", "TERM": "xterm", "NO_COLOR": ""}
    red = "\x1b[31mred\x1b[0m"
    heard = Script(environment=colours).run(lambda: ask(lambda person: person.table([[red]])))
    assert heard.printed == [red]


@pytest.mark.parametrize("typed", ["1" * 30, "-" + "9" * 25])
def test_a_long_number_is_refused_and_not_cut(typed):
    found = []
    Script(typed, "5").run(lambda: found.append(ask(lambda person: person.number("How many?", -(10**24), 10**24))))
    assert found == [5]


def test_a_long_number_in_the_bounds_is_taken_whole():
    found = []
    Script("1" * 30).run(lambda: found.append(ask(lambda person: person.number("How many?", 0, 10**40))))
    assert found == [int("1" * 30)]


@pytest.mark.parametrize("ask_for", ["text", "secret"])
def test_a_line_that_is_too_long_is_refused_and_not_cut(ask_for):
    found = []
    heard = Script("x" * 10_001, "y" * 10_000).run(
        lambda: found.append(ask(lambda person: getattr(person, ask_for)("What?")))
    )
    assert found == ["y" * 10_000]
    assert any("too long" in line for line in heard.printed)


def test_print_and_input_has_a_name_for_programs_with_click():
    def program():
        with App("trial").click_prompts():
            print("Hello.")

    assert Script().run(program).spoken == ["Hello."]


def test_a_wrong_argument_is_one_of_a_person():
    for wrong in (lambda p: p.choose("Which?", COLOURS, defualt="red"), lambda p: p.say("a", "b")):
        with pytest.raises(TypeError, match=r"^Person\.(choose|say)\(\) "):
            Script().run(lambda wrong=wrong: ask(wrong))


def test_an_app_is_no_person():
    with pytest.raises(TypeError, match=r"with app.person\(\) as person"), App("trial"):
        pass


@pytest.mark.parametrize("use", [lambda progress: None, lambda progress: progress.step(2)])
def test_a_progress_outside_its_context_is_warned_of(use):
    def program():
        with App("trial").person() as person:
            use(person.progress("Work", 3))

    with pytest.warns(RuntimeWarning, match="write `with person.progress"):
        Script().run(program)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with App("trial").person() as person:
            list(person.progress("Work", 3).over("abc"))
            person.progress("Work").end()


def test_rows_with_names_are_values_of_any_length():
    rows = [("Anna", "x"), ("Ben", "y")]
    found = []
    Script("Ben").run(lambda: ask(lambda p: found.append(p.choose("Who?", rows, names=lambda row: row[0]))))
    assert found == [("Ben", "y")]


def test_a_default_path_is_looked_for_like_a_typed_one(tmp_path):
    found = []
    heard = Script("", str(tmp_path)).run(
        lambda: ask(lambda p: found.append(p.path("Where?", tmp_path / "none", kind="folder")))
    )
    assert found == [tmp_path]
    assert any(line.startswith("There is no folder ") for line in heard.printed)


def test_what_fluent_has_and_we_do_not_is_a_fault_of_the_texts(tmp_path, monkeypatch):
    (tmp_path / "odd_texts").mkdir()
    (tmp_path / "odd_texts" / "__init__.py").touch()
    (tmp_path / "odd_texts" / "en.ftl").write_text("-name = Ann\nfee = { NUMBER($fee) } for { -name }.\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    faults = "\n".join(check_texts("odd_texts"))
    assert "fee uses the function NUMBER, which does not exist here. Write it without." in faults
    assert "this is no Fluent: '-name = Ann'. Write name = text." in faults
    (tmp_path / "odd_texts" / "en.ftl").write_text("fee = The fee of { -name }.\n")
    assert "fee uses the term -name, which does not exist here." in "\n".join(check_texts("odd_texts"))


# An answer that nobody awaits ---------------------------------------------------------------------------------------------

WORDS = "confirm", "date", "decimal", "lines", "number", "path", "secret", "text"
ASKED_LATER = dict.fromkeys(WORDS, ("Which?",)) | {
    "choose": ("Which?", COLOURS),
    "pick": ("Which?", COLOURS),
    "pause": (),
    "read": ("One.",),
    "edit": (),
    "form": ({"name": lambda answers: None},),
}
"""The questions of an event loop, with what each is asked with."""
TAKEN = {
    "truth": bool,
    "a text": lambda answer: f"Hello, {answer}.",
    "a comparison": lambda answer: answer == "red",
    "one of several": lambda answer: answer in COLOURS,
    "an order": lambda answer: answer > 3,
    "items": list,
    "one item": lambda answer: answer[0],
    "a sum": lambda answer: 1 + answer,
    "a folder": lambda answer: Path("a") / answer,
}
"""Ways to take a coroutine for its answer."""


def in_an_event_loop(use, *typed):
    """Let a coroutine function use a person; return what a person heard."""

    async def program():
        async with App("trial").async_person() as person:
            await use(person)

    return Script(*typed).run(program)


def test_all_questions_of_an_event_loop_are_listed_here():
    coroutines = {"say", "table", "say_progress", "present", "wait_for"}
    others = {"within", "progress", "t", "tell_now", "log_handler"}
    of_the_loop = {name for name in dir(access.AsyncPerson) if not name.startswith("_") and name != "language"}
    assert of_the_loop - coroutines - others == set(ASKED_LATER)


@pytest.mark.parametrize("way", TAKEN)
@pytest.mark.parametrize("name", ASKED_LATER)
def test_what_nobody_awaits_cannot_be_taken_for_the_answer(name, way):
    async def use(person):
        with warnings.catch_warnings(), pytest.raises(TypeError) as raised:
            warnings.simplefilter("error")  # one sentence is enough
            TAKEN[way](getattr(person, name)(*ASKED_LATER[name]))
        assert one_sentence(raised.value) == f"this is no answer yet: write `await person.{name}(...)`"

    assert in_an_event_loop(use).printed == []


@pytest.mark.parametrize(
    ("wrong", "kind", "told"),
    [
        (lambda person: person.text("Name?").strip(), AttributeError, r"write `await person.text\(...\)`"),
        (lambda person: person.say(person.text("Name?")), TypeError, "nobody has awaited here: write `await`"),
        (lambda person: person.number("?", default=person.number("?")), TypeError, r"write `await person.number\("),
    ],
)
def test_a_method_of_an_answer_that_nobody_awaits_is_told_and_so_is_saying_it(wrong, kind, told):
    async def use(person):
        await wrong(person)

    with pytest.raises(kind, match=told) as raised:
        in_an_event_loop(use)
    del raised
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)  # what its frames kept
        gc.collect()


FORGOTTEN = ASKED_LATER | {"say": ("Hello.",), "table": ([("Anna", "030")],)}


def forgotten(call):
    return f"{call}(...) was not awaited, so it has done nothing: write `await {call}(...)`"


@pytest.mark.parametrize("name", FORGOTTEN)
@pytest.mark.parametrize("goes_on", [True, False])
def test_a_forgotten_await_is_an_error_at_the_next_call_or_at_the_end(name, goes_on):
    async def use(person):
        getattr(person, name)(*FORGOTTEN[name])
        if goes_on:
            await person.say("Goodbye.")

    script = Script()
    with pytest.raises(TypeError) as raised, script as heard:
        asyncio.run(within_a_person(use))
    assert one_sentence(raised.value) == forgotten(f"person.{name}")
    assert heard.printed == []


async def within_a_person(use):
    async with App("trial").async_person() as person:
        await use(person)


def test_a_forgotten_await_of_a_step_is_an_error():
    async def use(person):
        async with person.progress("Copying", 2) as copying:
            copying.step()

    with pytest.raises(TypeError) as raised:
        in_an_event_loop(use)
    assert one_sentence(raised.value) == forgotten("progress.step")


def test_another_error_is_not_hidden_by_a_forgotten_await_and_after_the_end_it_is_a_warning():
    async def use(person):
        person.say("Hello.")
        raise KeyError("other")

    with pytest.raises(KeyError):
        in_an_event_loop(use)
    kept = list[object]()

    async def keeps(person):
        kept.append(person.say("Hello."))

    in_an_event_loop(keeps)
    with pytest.warns(RuntimeWarning, match=re.escape(forgotten("person.say"))):
        until_collected(kept.clear)


def test_a_task_that_is_cancelled_before_it_begins_is_no_forgotten_await():
    async def use(person):
        task = asyncio.create_task(person.say("Hello."))
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        del task
        await person.say("Goodbye.")

    assert in_an_event_loop(use).printed == ["Goodbye."]


def test_a_question_of_an_event_loop_is_awaited_in_all_ways_of_asyncio():
    found = []

    async def use(person):
        found.append(await asyncio.create_task(person.confirm("Sure?")))
        found.append(await asyncio.wait_for(person.text("Name?"), 60))
        found.extend(await asyncio.gather(person.text("Town?"), person.number("Age?")))
        async with asyncio.TaskGroup() as group:
            later = group.create_task(person.choose("Which?", COLOURS))
        found.append(later.result())

    in_an_event_loop(use, "no", "Anna", "Ulm", "3", "red")
    assert found == [False, "Anna", "Ulm", 3, "red"]


def test_a_question_that_has_begun_goes_on_though_it_is_taken_for_its_answer():
    found = []

    async def use(person):
        asked = person.text("Name?")
        task = asyncio.create_task(asked)
        await asyncio.sleep(0)
        with pytest.raises(TypeError):
            bool(asked)
        found.append(await task)

    in_an_event_loop(use, "Anna")
    assert found == ["Anna"]


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("select", "choose"),
        ("checkbox", "pick"),
        ("password", "secret"),
        ("ask", "text"),
        ("print", "say"),
        ("chose", "choose"),
        ("tabel", "table"),
    ],
)
def test_the_method_of_another_library_is_answered_by_ours(name, meant):
    told = f"a person has no {name!r}: write person.{meant}"
    with pytest.raises(AttributeError) as raised:
        ask(lambda person: getattr(person, name)("Which?"))
    assert one_sentence(raised.value) == told

    async def use(person):
        await getattr(person, name)("Which?")

    with pytest.raises(AttributeError) as raised:
        in_an_event_loop(use)
    assert one_sentence(raised.value) == told


def test_a_name_that_means_no_method_is_told_alone():
    with pytest.raises(AttributeError, match="^a person has no 'nothing_like_it'$"):
        ask(lambda person: person.nothing_like_it)
    assert not ask(lambda person: hasattr(person, "__len__") or hasattr(person, "_own"))


@pytest.mark.parametrize("other", ELSEWHERE)
def test_what_other_libraries_call_a_method_is_none_of_ours(other):
    own = {name for of in (access.Person, access.AsyncPerson) for name in dir(of)}
    assert other in own
    assert not own & set(ELSEWHERE[other].split())


@pytest.mark.parametrize(("value", "right"), [("40", "not '40': write 40"), ("wide", "not 'wide'")])
def test_a_number_in_words_is_told_with_the_number(value, right):
    with pytest.raises(ValueError, match=right) as raised, App("trial").person(cells=value):
        pass
    assert one_sentence(raised.value).endswith(right)
