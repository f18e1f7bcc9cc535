"""Choosing from a list in the menu: a game, a value, a saved game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from access.answers.shapes import amount, echo, normal
from access.dialogue.asking import yes_or_no
from access.dialogue.keyboard import Keyboard
from access.engine.journal import Saved
from access.engine.table import Leave
from access.language.texts import title
from access.play.people_named import begins_with_command
from access.storage import catalogue, saves
from games.game import Game
from games.options import Unavailable
from games.refusals import Illegal, Refused
from games.steps import Ask, Offer, Seat


@dataclass(frozen=True, slots=True)
class Pick(Ask[str]):
    """Asks for one of these, by number or by the beginning of its name; `ids` are other names, to be typed in full."""

    unknown: ClassVar[str] = "loop-pick-unknown"
    titles: tuple[str, ...]
    ids: tuple[str, ...] = ()

    def offers(self) -> tuple[Offer[str], ...]:
        """Return one offer, which takes any text."""
        return (Offer("pick", takes="word", bare=True),)

    def check(self, answer: str) -> None:
        """Raise Illegal unless the answer means one of them."""
        if self.meant(answer) is None:
            raise Illegal(self.unknown, typed=echo(answer))

    def meant(self, answer: str) -> int | None:
        """Return the place in the list, or None."""
        place = amount(answer)
        if place is not None:
            return place - 1 if 1 <= place <= len(self.titles) else None
        if normal(answer) in self.ids:
            return self.ids.index(normal(answer))
        found = [place for place, title in enumerate(self.titles) if normal(title).startswith(normal(answer))]
        return found[0] if len(found) == 1 else None


@dataclass(frozen=True, slots=True)
class PickValue(Pick):
    """Asks for another value of an option if one is unavailable, by number or by the beginning of its name."""

    option: str = ""

    def check(self, answer: str) -> None:
        """Raise Illegal unless the answer means one of them."""
        if self.meant(answer) is None:
            raise Illegal("loop-pick-no-value", typed=echo(answer), option=self.option)


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
    """Whether there is only one."""

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
    for number, name in enumerate(refused.instead, 1):
        person.say("loop-pick-line", number=number, name=name)
    question = PickValue(Seat(0), refused.instead, option=refused.option)
    meant = question.meant(person.ask(question))
    assert meant is not None
    return refused.option, refused.instead[meant]


def game(person: Keyboard) -> Game:
    """Ask for a game, short ones first; if there is only one, return it without asking. Raises Refused."""
    games, titles = [], []
    for name in catalogue.names():
        try:
            found = catalogue.find(name)
            called = title(found, person.phrases.language)
        except Refused as error:  # a broken game must not hide the others
            person.say(error.reason, **error.facts)
            continue
        games.append((found.minutes, called, found))
    games.sort(key=lambda entry: entry[:2])
    titles = [called for _, called, _ in games]
    if len(games) == 1:
        return games[0][2]
    for number, each in enumerate(titles, 1):
        person.say("loop-pick-line", number=number, name=each)
    question = Pick(Seat(0), tuple(titles), tuple(found.id for _, _, found in games))
    meant = question.meant(person.ask(question))
    assert meant is not None
    return games[meant][2]
