"""Asks for a path, several lines, a text in an editor and a form, and tells two tasks at once."""

import os
import sys
import time
from pathlib import Path

from access import App, Left

os.environ.update(EDITOR="sed -i s/old/new/", VISUAL="")
os.chdir(Path(__file__).parent)
given, _ = App("asks").read_options()


def main():
    with App("asks").person(**given) as person:
        person.say(f"It is {person.path('Which file?', kind='file').name}.")
        note = person.lines("Note?")
        person.say(f"{len(note.splitlines())} lines.")
        person.say(person.edit("old", suffix=".txt") or "Nothing.")
        answers = person.form(
            {"name": lambda _: person.text("Name?"), "colour": lambda _: person.choose("Colour?", ["red", "blue"])}
        )
        person.say(f"{answers['name']} likes {answers['colour']}.")
        with person.progress("Copying", 60) as copying, person.progress("Sorting") as sorting:
            for _ in range(60):
                time.sleep(0.1)
                copying.step()
                sorting.step()
        person.say("All is done.")


try:
    main()
except Left as left:
    sys.exit(left.exit_code)
