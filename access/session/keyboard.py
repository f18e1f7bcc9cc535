"""The persons at one keyboard: a conversation and a console. Blocking calls run the conversation to its next answer."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import ExitStack
from typing import Any

from access.braille.display import Display
from access.dialogue.conversation import Conversation
from access.dialogue.drivers import run
from access.dialogue.listener import Reach
from access.language.phrases import Phrases
from access.session.console import Console
from games.steps import Ask, Chance, Dice, Roll, Tell


class Keyboard:
    """Whoever sits here, as a player and a listener of a table, and as whoever answers menus and settings.

    `devices` are closed with it. `display` is the braille display, where there is one; `brailles` tells whether lines
    are brailled, there or in the terminal.
    """

    def __init__(
        self,
        conversation: Conversation,
        console: Console,
        devices: ExitStack,
        display: Display | None = None,
        brailles: bool = False,
    ) -> None:
        self.conversation = conversation
        self.console = console
        self.devices = devices
        self.display = display
        self.brailles = brailles
        self.seats = conversation.seats
        self.tell_all = conversation.tell_all
        self.say = conversation.say
        self.say_text = conversation.say_text
        self.note = conversation.note

    @property
    def phrases(self) -> Phrases:
        """The phrases of whoever is asked next."""
        return self.conversation.to.phrases

    @property
    def reach(self) -> Reach:
        """What is known of the outputs of whoever is asked next."""
        return self.conversation.to.reach

    def tell(self, told: Tell) -> None:
        """Hear an event."""
        self.conversation.tell(told)

    def choose(self, number: int, question: Ask[Any]) -> Any:
        """Answer a question of the table. Raises Leave and TakeBack."""
        return run(self.conversation.choose(question), self.console.serve)

    def throw(self, number: int, step: Chance) -> Dice:
        """Type what the dice of the table show. Raises Leave and TakeBack."""
        assert isinstance(step, Roll), "real cards are never dealt by the program"
        return run(self.conversation.throw(step), self.console.serve)

    def ask(self, question: Ask[Any]) -> Any:
        """Answer a question that no table asks. Raises Leave."""
        return run(self.conversation.ask(question), self.console.serve)

    def ask_text(self, phrase: str, **facts: Any) -> str:
        """Type any text at this phrase. Raises Leave."""
        return run(self.conversation.ask_text(phrase, **facts), self.console.serve)

    def read_aloud(self, paragraphs: Collection[str]) -> None:
        """Read paragraphs, one at a time."""
        run(self.conversation.read_aloud(paragraphs), self.console.serve)

    def show(self) -> None:
        """Present what waits."""
        run(self.conversation.show(), self.console.serve)

    def last_words(self) -> None:
        """Present what is still to be told, and wait until it is spoken."""
        run(self.conversation.last_words(), self.console.serve)

    def write(self, line: str) -> None:
        """Print a line for the eyes alone."""
        self.console.write(line)

    def finish_speaking(self) -> None:
        """Wait until all is spoken."""
        self.console.finish()

    def __enter__(self) -> Keyboard:
        return self

    def __exit__(self, *raised: object) -> None:
        self.devices.close()
