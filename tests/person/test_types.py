"""What mypy says of programs of others: the types of the face are told, and a wrong argument is found."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]
RIGHT = """
import asyncio
import logging
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

import click

from datetime import date
from decimal import Decimal
from fractions import Fraction

from access import App, AsyncPerson, Choice, Invalid, Left, Person, PersonOptions, Progress, Wording, pass_person
from access.testing import After, Heard, Script, check_game, check_texts

app = App("book", languages=["en"])


def has_digits(typed: str) -> None:
    if not any(letter.isdigit() for letter in typed):
        raise Invalid("A number has digits.")


@click.command()
@app.options
@pass_person
def book(person: Person) -> None:
    person.say("3 here.", braille="3", spoken="Three here.", sound="saved")
    what: str = person.choose("What?", ["find", Choice(("leave", "l"), "leave", help="ends")], "find")
    sure: bool = person.confirm("Sure?", False)
    many: int = person.number("How many?", 1, 5, 2)
    price: Decimal = person.decimal("How much?", 0, default=Decimal("2.5"))
    when: date = person.date("When?", default=date(2026, 11, 27))
    progress: Progress[str] = person.progress("Copying", 3)
    welcome: Wording = person.t("welcome")
    name: str = person.text("Name?", check=has_digits, longest=40)
    ratio: Fraction = person.text("Which?", Fraction(1), check=Fraction)
    none: str | None = person.text("Which?", empty=True)
    usual: str | int = person.text("Which?", 3)
    word: str = person.secret("Password?", again=True)
    picked: list[str] = person.pick("Which?", ["x", "y"], ["x"], least=1)
    count: int = person.choose("Which?", [("one", 1), (("two", "2"), 2)], 1)
    later: str = person.choose("Which?", lambda: ["x", "y"], listed=True)
    path: Path = person.path("Where?", kind="folder")
    answers: dict[str, Any] = person.form({"note": lambda answers: person.lines("Note?")})
    edited: str | None = person.edit("old")
    logging.getLogger().addHandler(person.log_handler())
    print(count, later, path, answers, edited)
    with person.within(60):
        person.pause()
    person.read("One.\\n\\nTwo.")
    person.table([("Anna", 1)], ("Name", "number"))
    with person.progress("Copying", 3) as copying:
        copying.step()
    print(price, when, progress, welcome, ratio, none, usual)
    print(what, sure, many, name, word, picked, person.language, person.t("found", count=1))


async def chat(person: AsyncPerson) -> str:
    await person.say("Hello.")
    async with person.progress("Copying", 4) as copying:
        await copying.step()
    said: str = await person.text("You:")
    ratio: Fraction = await person.text("Which?", check=Fraction)
    colour: str = await person.choose("Which?", ["red", "blue"])
    numbers: list[int] = await person.pick("Which?", [("one", 1)])
    print(colour, numbers, ratio)
    return said


async def main() -> None:
    async with app.async_person() as person:
        print(await chat(person))


@click.command()
@app.options(only=["lang"], prefix="p-")
def chosen() -> None:
    options: PersonOptions
    options, rest = app.read_options()
    with app.person(**options) as person:
        person.say(str(rest))
    read: Namespace
    options, read = app.read_options(["x"], parser=ArgumentParser())
    print(read)


def plain() -> None:
    try:
        with app.person(lang="en") as person, app.print_and_input():
            person.say("Hello.")
    except Left as left:
        print(left.why)


heard: Heard = Script("find", After(60), cells=20).run(book)
asyncio.run(main())
print(heard.spoken, check_game, check_texts)


def greet(arguments: list[str] | None = None) -> None:
    app.read_options(arguments, parser=ArgumentParser())


left: Heard = Script("Anna").run(greet, ["--cells", "20"])
assert left.left.why == "interrupt" or left.left == 0
"""
WRONG = {
    "person.say(5)": "Argument 1 has incompatible type",
    'person.choose("What?")': "No overload variant",
    'number: int = person.choose("What?", ["red", "blue"])': "Incompatible types in assignment",
    'text: str = person.choose("What?", [("red", 1), ("blue", 2)])': "Incompatible types in assignment",
    'numbers: list[int] = person.pick("What?", ["red", "blue"])': "Incompatible types in assignment",
    'person.form({"name": "Name?"})': "Dict entry 0 has incompatible type",
    'person.text("Name?", longst=4)': 'Unexpected keyword argument "longst"',
    'person.secret("Password?", agan=True)': 'did you mean "again"',
    'number: int = person.text("How many?", check=str.title)': "Incompatible types in assignment",
    'person.number("How many?", "1", 2)': "Argument 2 has incompatible type",
    'person.ask("What?")': "has no attribute",
}
PROGRAM = "from access import App\nwith App('book').person() as person:\n    {}\n"


def checked(folder, texts):
    """What mypy says of each of these programs, which find access as an installed package is found."""
    names = [f"program{number}.py" for number in range(len(texts))]
    for name, text in zip(names, texts, strict=True):
        (folder / name).write_text(text, encoding="utf-8")
    known = TOP / ".mypy_cache" / "face"  # checking all of access anew takes twenty seconds
    options = ["--strict", "--config-file", os.devnull, "--no-error-summary", "--cache-dir", str(known)]
    environment = {**os.environ, "MYPYPATH": str(TOP)}
    command = [sys.executable, "-m", "mypy", *options, *names]
    run = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode in (0, 1), run.stderr
    lines = run.stdout.splitlines()
    return [[line for line in lines if line.startswith(f"{name}:")] for name in names]


@pytest.mark.long
def test_a_program_of_the_face_passes_strict_mypy_and_a_wrong_argument_does_not(tmp_path):
    right, *wrong = checked(tmp_path, [RIGHT, *map(PROGRAM.format, WRONG)])
    assert right == []
    for found, what in zip(wrong, WRONG.values(), strict=True):
        errors = [line for line in found if "error:" in line]
        assert len({line.split(":")[1] for line in errors}) == 1, found
        assert what in errors[0]
