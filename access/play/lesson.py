"""A lesson: a first game that explains each thing when it first matters. It is not saved, and counts nowhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from access.dialogue.conversation import Conversation
from access.engine.chance import Seeded
from access.engine.journal import Header
from access.engine.table import Participant, Table, bot_names
from access.language.phrases import Phrases
from access.play.session import Equipment, Session, unkept
from access.settings.preferences import Preferences
from access.storage.journals import new
from games.data import frozen
from games.game import Game, Sitting
from games.lessons import Lesson, Point, nothing
from games.refusals import Failed
from games.steps import Chance, Event, Roll, Tell


class Fixed:
    """Chance of a lesson: its own throws and deals first, then those of its seed."""

    def __init__(self, lesson: Lesson) -> None:
        self.throws, self.deals = list(lesson.throws), list(lesson.deals)
        self.seeded = Seeded(lesson.seed)

    def __call__(self, number: int, step: Chance) -> tuple[Any, ...]:
        """Return the dice or cards of this step."""
        left = self.throws if isinstance(step, Roll) else self.deals
        if not left:
            return self.seeded(number, step)
        given = left.pop(0)
        if isinstance(step, Roll):
            return given[: step.count] if len(given) >= step.count else self.seeded(number, step)
        fits = all(given.count(card) <= step.pile.count(card) for card in set(given))
        return given if fits and len(given) == step.count else self.seeded(number, step)


class LessonTeacher:
    """Explains each point of a lesson once, after its event or before its question; hears what the learner hears."""

    seats = frozenset({0})

    def __init__(self, game: Game, lesson: Lesson, over: str = "lesson-over") -> None:
        self.game = game
        self.over = over
        """The phrase for the end of the lesson."""
        self.left = list(lesson.points)
        self.also = lesson.also
        self.told: set[Event] = set()
        """The further events that were told."""
        self.conversation: Conversation | None = None

    def tell(self, told: Tell) -> None:
        """Explain an event that is the first of its kind."""
        self.explain(told.event)

    def explain(self, told: Any) -> None:
        """Explain an event or a question that is the first of its kind."""
        for point in self._reached(told):
            self.left = [other for other in self.left if other is not point and other.name not in point.settles]
            assert self.conversation is not None
            facts = {name.replace("_", "-"): value for name, value in _plain(told)}
            self.conversation.say(f"{self.game.id}-lesson-{point.name}", **facts)
        for event in self.also(told):
            if event not in self.told and self.conversation is not None:
                self.told.add(event)
                self.conversation.tell_all(event)

    def _reached(self, told: Any) -> list[Point]:
        return [point for point in self.left if isinstance(told, point.on) and point.when(told)]

    def end(self) -> None:
        """Explain no more: the learner wants just the game."""
        self.left.clear()
        self.also = nothing

    def tell_rest(self) -> None:
        """Tell the remaining points, and last the phrase `over`."""
        person = self.conversation
        assert person is not None
        if self.left:
            person.say("lesson-rest")
        for point in self.left:
            name = f"{self.game.id}-lesson-{point.name}"
            phrases = person.to.phrases
            form = "rest" if phrases.has(name, "rest") else ""
            person.say_text(phrases.line(name, form).text)
        person.say(self.over, game=self.game.id)


def _plain(told: Any) -> Iterator[tuple[str, Any]]:
    """Yield the names and values of the plain fields, for a phrase."""
    for name in type(told).__dataclass_fields__:
        value = getattr(told, name)
        if isinstance(value, int | str) or (isinstance(value, tuple) and all(type(each) is int for each in value)):
            yield name, value


def lesson_of(game: Game, number: int, language: str) -> Lesson:
    """Return a lesson of a game, the first by number 1. Raises Failed if there is none."""
    if not 1 <= number <= len(game.lessons):
        count, title = len(game.lessons), Phrases(language, game).text(game.id)
        raise Failed("lesson-none" if count == 0 else "lesson-number", game=title, count=count)
    return game.lessons[number - 1]


def header_of(game: Game, lesson: Lesson, name: str, language: str) -> Header:
    """Return the header of a lesson: the learner against one bot. Raises Refused."""
    participants = (Participant(name), Participant(bot_names(1, [name])[0], "bot", lesson.level))
    agreed = game.agreement.settle(game.agreement.with_defaults(lesson.options), Sitting(1, 1, language))
    return Header(game.id, game.version, participants, agreed, lesson.seed, False, language)


@frozen
class Begun:
    """A lesson at its beginning: its table, its teacher, and the chance of its throws."""

    header: Header
    table: Table
    teacher: LessonTeacher
    chance: Fixed


def begin_lesson(game: Game, lesson: Lesson, name: str, language: str, over: str = "lesson-over") -> Begun:
    """Return a lesson for a learner of this name; the phrase `over` tells its end. Raises Refused."""
    header = header_of(game, lesson, name, language)
    return Begun(header, Table(new(game, header)), LessonTeacher(game, lesson, over), Fixed(lesson))


def learn(
    preferences: Preferences,
    game: Game,
    number: int,
    name: str,
    language: str,
    equipment: Equipment,
    over: str = "lesson-over",
) -> None:
    """Play a lesson of a game, the first by number 1; the phrase `over` tells its end. Raises Refused."""
    lesson = lesson_of(game, number, language)
    begun = begin_lesson(game, lesson, name, preferences.of(name).language or language, over)
    taught = replace(equipment, chance=lambda seed: begun.chance, teacher=begun.teacher)
    Session(preferences, game, begun.header, begun.table, unkept, taught).play("lesson-table")
