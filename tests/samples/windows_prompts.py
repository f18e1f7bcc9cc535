"""Programs of others at a console of Windows: `prompts`, `form` and editor, `news` while a question is open, and `click`."""

import asyncio
import getpass
import os
import sys
from pathlib import Path

import click

from access import App

PLAIN = "--plain" in sys.argv
app = App("hello")


def prompts():
    with app.person(plain=PLAIN) as person:
        for answer in (
            lambda: person.text("Name?"),
            lambda: person.secret("Secret?"),
            lambda: person.choose("What?", ["find", "add", "leave"], "find"),
            lambda: person.confirm("Delete?", False),
            lambda: person.number("How many?", 1, 12),
            lambda: person.pick("Which?", ["red", "green", "blue"]),
            lambda: person.pause(),
            lambda: person.decimal("Price?"),
            lambda: person.date("Day?"),
            lambda: str(person.path("File?")),
            lambda: person.lines("Note?"),
        ):
            person.say(f"Got {answer()!r}.")


def form():
    editor = "import sys; path = sys.argv[1]; open(path, 'ab').write('und Grüße'.encode())"
    Path(sys.argv[1]).write_text(editor, encoding="utf-8")
    os.environ["EDITOR"] = f'"{sys.executable}" "{sys.argv[1]}"'
    with app.person(plain=PLAIN) as person:
        asked = {"name": lambda answers: person.text("Name?"), "age": lambda answers: person.number("Age?", 1, 120)}
        person.say(f"Got {person.form(asked)!r}.")
        person.say(f"Got {person.edit('Hallo')!r}.")


async def news():
    async with app.async_person(plain=PLAIN) as person:

        async def tell():
            while not Path(sys.argv[1]).exists():
                await asyncio.sleep(0.05)
            await person.say("Some news.")

        telling = asyncio.create_task(tell())
        await person.say(f"Hello, {await person.text('Your name?')}.")
        await telling
        for ask in (lambda: person.text("Quick?"), lambda: person.secret("Word?"), lambda: person.pause()):
            try:
                await person.say(f"Got {await asyncio.wait_for(ask(), 2)}.")
            except TimeoutError:
                await person.say("Too late.")
        await person.say(f"Got {await person.text('Next?')}.")


@click.command()
def clicked():
    with app.print_and_input():
        click.echo(f"Hello, {click.prompt('Name')}.")
        click.secho("red", fg="red")
        click.echo(click.confirm("Sure?"))
        click.echo(len(click.prompt("Word", hide_input=True)))
        print("Got", input("Raw: "))
        print(len(getpass.getpass("Again: ")))
        with click.progressbar(range(3)) as bar:
            list(bar)
        click.pause()


if __name__ == "__main__":
    wanted = sys.argv.pop(1)
    if wanted == "prompts":
        prompts()
    elif wanted == "form":
        form()
    elif wanted == "news":
        asyncio.run(news())
    else:
        clicked([])
