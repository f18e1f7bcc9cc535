"""Choosing from a list in the menu: a game, a value, a saved game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from access.dialogue.asking import yes_or_no
from access.dialogue.keyboard import Keyboard
from access.engine.journal import Saved
from access.engine.table import Leave
from access.language.texts import title
from access.person.questions import ListedQuestion, choice
from access.play.people_named import begins_with_command
from access.storage import catalogue, saves
from games.game import Game
from games.options import Unavailable
from games.refusals import Illegal, Refused
from games.steps import Ask, Offer, Seat


def ask(person: Keyboard, question: ListedQuestion) -> Any:
    """Return the answer to a question, after the list that is read before it. Raises Leave."""
    for line in question.listed:
        person.say_text(line)
    return person.ask(question.own)


Saying = tuple[Literal["go-on", "delete"], int] | tuple[Literal["more"]]
"""Answers at the list of saved games: to go on with one, or to delete it, by its number; or to hear more of them."""
MORE: Saying = ("more",)
SHOWN = 10
"""Saved games that are named at once: more would be read aloud for too long."""


@dataclass(frozen=True, slots=True)
class PickSaved(Ask[Saying]):
    """Asks for a saved game by its number, one of `numbers`; Enter means the first, which was played last."""

    numbers: tuple[int, ...]
    alone: bool = False
    """Whether there is only one choice."""

    def offers(self) -> tuple[Offer[Saying], ...]:
        """Return an offer that takes a number, Enter for the first, more of them, and one to delete."""
        only: Saying | None = ("delete", self.numbers[0]) if self.alone else None
        return (
            Offer("pick", takes="amount", make=lambda number: ("go-on", number), bare=True),
            Offer("last", ("go-on", self.numbers[0]), enter=True, says="yes"),
            *(() if self.alone else (Offer("more", MORE),)),
            Offer("delete", only, takes="amount", make=lambda number: ("delete", number)),
        )

    def check(self, answer: Saying) -> None:
        """Raise Illegal unless there is a saved game of this number."""
        if answer[0] != "more" and answer[1] not in self.numbers:
            raise Illegal("loop-pick-no-saved", typed=answer[1])


def saved_game(person: Keyboard) -> int | None:
    """Ask for a saved game, and return its number; None if there is none to choose from. Raises Leave."""
    shown, deleted = 0, False
    while True:
        found = list(saves.open_games())
        numbers = tuple(save.number for save, saved in found if isinstance(saved, Saved))
        if not numbers and deleted:
            raise Leave
        if not numbers:
            return None
        for save, saved in found[shown : shown + SHOWN]:
            person.say_text(saves.line(save, saved, person.phrases))
        if len(found) > shown + SHOWN:
            person.say("loop-more-saved", count=len(found) - shown - SHOWN)
        answer: Saying = person.ask(PickSaved(Seat(0), numbers, len(found) == 1))
        if answer[0] == "go-on":
            return answer[1]
        shown = (shown + SHOWN) * (shown + SHOWN < len(found)) if answer[0] == "more" else 0
        if answer[0] == "delete":
            _delete(person, answer[1])
            deleted = True


def _delete(person: Keyboard, number: int) -> None:
    """Delete a saved game, if that is really meant."""
    if person.ask(yes_or_no(person.phrases, "resume-delete", number=number)):
        saves.delete(number)
        person.say("resume-deleted", number=number)


def are_meant(person: Keyboard, names: Sequence[str]) -> bool:
    """Ask about names that begin with a word for a command; return False if one was no name. Raises Leave."""
    doubtful = (name for name in names if begins_with_command(name))
    return all(person.ask(yes_or_no(person.phrases, "name-sure", name=name)) for name in doubtful)


def instead(person: Keyboard, refused: Unavailable) -> tuple[str, str]:
    """Ask for another value if one is unavailable, since the game needs one. Return the option and its value."""
    phrases = person.phrases
    which = phrases.text("loop-pick-value", option=refused.option)
    return refused.option, str(ask(person, choice(phrases, which, refused.instead, listed=True)))


def game(person: Keyboard) -> Game:
    """Ask for a game, short ones first; if there is only one, return it without asking. Raises Refused."""
    games = []
    for name in catalogue.names():
        try:
            found = catalogue.find(name)
            called = title(found, person.phrases.language)
        except Refused as error:  # a broken game must not hide the others
            person.say(error.reason, **error.facts)
            continue
        games.append((found.minutes, called, found))
    games.sort(key=lambda entry: entry[:2])
    if len(games) == 1:
        return games[0][2]
    choices = [((called, found.id), found) for _, called, found in games]
    chosen: Game = ask(person, choice(person.phrases, person.phrases.text("loop-pick"), choices, listed=True))
    return chosen
