"""The person at this computer, whom Taverne tells and asks by the face for any program."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from access.desk.desk import keyboard
from access.dialogue.drivers import AT_NO_TABLE, Seating
from access.language.phrases import Phrases
from access.person.person import Person
from access.person.sitting import Sitting
from access.settings.preferences import Preferences


@contextmanager
def at_home(preferences: Preferences, language: str, seating: Seating = AT_NO_TABLE) -> Iterator[Person]:
    """Yield the person at this computer, in this language. Raises Refused at the first word, as `desk` does.

    What is said waits for the next question, and the texts are those of Taverne.
    """
    found = Person(Sitting(lambda: keyboard(preferences, Phrases(language), seating), Phrases), together=True)
    try:
        yield found
    finally:
        found.close()
