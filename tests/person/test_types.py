"""What mypy says of programs of others: the types of the face are told, and a wrong argument is found."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]
RIGHT = """
import asyncio

import click

from access import App, AsyncPerson, Choice, Invalid, Left, Person, pass_person
from access.testing import Heard, Script, check_game

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
    name: str = person.text("Name?", check=has_digits, longest=40)
    word: str = person.secret("Password?", again=True)
    picked: list[str] = person.pick("Which?", ["x", "y"])
    person.pause()
    person.read("One.\\n\\nTwo.")
    person.table([("Anna", 1)], ("Name", "number"))
    with person.progress("Copying", 3) as copying:
        copying.step()
    print(what, sure, many, name, word, picked, person.language, person.t("found", count=1))


async def chat(person: AsyncPerson) -> str:
    await person.say("Hello.")
    async with person.progress("Copying", 4) as copying:
        await copying.step()
    said: str = await person.text("You:")
    return said


async def main() -> None:
    async with app.async_person() as person:
        print(await chat(person))


def plain() -> None:
    try:
        with app.person(lang="en") as person, app.click_prompts():
            person.say("Hello.")
    except Left as left:
        print(left.why)


heard: Heard = Script("find", cells=20).run(book)
asyncio.run(main())
print(heard.spoken, check_game)
"""
WRONG = {
    "person.say(5)": "Argument 1 has incompatible type",
    'person.choose("What?")': "Too few arguments",
    'person.text("Name?", longst=4)': 'did you mean "longest"',
    'person.number("How many?", "1", 2)': "Argument 2 has incompatible type",
    'person.ask("What?")': "has no attribute",
}
PROGRAM = "from access import App\nwith App('book').person() as person:\n    {}\n"


def checked(path, text):
    """What mypy says of a program, which finds access as an installed package is found."""
    path.write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file", os.devnull, "--no-error-summary", path.name]
    environment = {**os.environ, "MYPYPATH": str(TOP)}
    run = subprocess.run(command, cwd=path.parent, env=environment, capture_output=True, text=True, check=False)
    return [line for line in run.stdout.splitlines() if line.startswith(path.name)]


@pytest.mark.long
def test_a_program_of_the_face_passes_strict_mypy_and_a_wrong_argument_does_not(tmp_path):
    assert checked(tmp_path / "right.py", RIGHT) == []
    for code, what in WRONG.items():
        (found,) = checked(tmp_path / "wrong.py", PROGRAM.format(code))
        assert what in found, found
