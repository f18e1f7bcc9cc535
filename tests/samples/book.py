"""An address book for ears, fingertips and eyes: the program of the page that teaches the face."""

import json
from pathlib import Path

import click

from access import App, Invalid, pass_person

app = App("book")


def has_digits(typed):
    """Check a number."""
    if not any(c.isdigit() for c in typed):
        raise Invalid("A number has digits.")


@click.command()
@click.option("--file", "store", default="book.json", type=click.Path(path_type=Path))
@app.options
@pass_person
def book(person, store):
    """Keep the numbers of people."""
    people = json.loads(store.read_text()) if store.exists() else {}
    try:
        while True:
            person.say(f"{len(people)} in the book.", braille=f"{len(people)} here")
            match person.choose("What?", ["find", "add", "list", "leave"], default="find"):
                case "leave":
                    return
                case "list":
                    person.table(sorted(people.items()), ("Name", "number"))
                case "find":
                    name = person.text("Whose number?", longest=40)
                    person.say(f"{name}: {people[name]}" if name in people else f"Nobody is called {name}.")
                case "add":
                    name = person.text("Whose name?", longest=40)
                    people[name] = person.text(f"Number of {name}?", people.get(name), check=has_digits)
                    person.say(f"{name}: {people[name]}", sound="saved")
    finally:
        store.write_text(json.dumps(people))
        person.say(f"{len(people)} in the book are kept.")


if __name__ == "__main__":
    book()
