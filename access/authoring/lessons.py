"""Plays the lessons of a game to their ends by their advice, and tells their explanations in each language.

Apart from checking.py: lessons are played by their own text, games at random.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, cast

from access.authoring.answering import Advised
from access.authoring.listening import PLAYERS, Ears
from access.authoring.package import Package, callee
from access.engine.table import BotSeat, Table, seat_bots, spread
from access.language.phrases import Phrases
from access.play import lesson as lessons
from access.play.faults import SourceLine
from access.system.environment import FALLBACK
from games.data import frozen
from games.game import Game, Sitting
from games.lessons import Lesson
from games.refusals import Illegal, Refused
from games.steps import Ask, Chance, Deal, Event, Roll, Seat

MOST_ANSWERS = 1000
"""The answers and throws of a lesson; longer ones teach nobody."""
LEARNERS = 2
"""The seats of a lesson: the learner's and a bot's."""
FACES = range(1, 7)


@frozen
class LessonSource:
    """Where a lesson is declared."""

    call: ast.Call | None
    where: SourceLine

    def of(self, argument: str) -> SourceLine:
        """Return the place of an argument of the lesson, or that of the lesson."""
        given = self.call.keywords if self.call is not None else ()
        found = next((each for each in given if each.arg == argument), None)
        return self.where if found is None else SourceLine(self.where.file, found.value.lineno)


def check(package: Package, languages: Sequence[str]) -> None:
    """Note the faults of each lesson: in its declaration, its explanations, and its end."""
    game = package.game
    if game.lessons and not game.least_seats <= LEARNERS <= game.most_seats:
        seats = f"least_seats is {game.least_seats} and most_seats is {game.most_seats}"
        what = f"a lesson is played by one person and one bot, and {seats}. Let two play, or leave the lessons out."
        package.add(package.declared("lessons"), what)
        return
    for number, lesson in enumerate(game.lessons, 1):
        place = _place(package, number)
        if _is_declared(package, lesson, place):
            try:
                _Taught(package, languages, lesson, place).play()
            except Exception as error:
                package.add_error(error, f"lesson {number}")


def _place(package: Package, number: int) -> LessonSource:
    """Return the place of a lesson: the calls of Lesson are taken to stand in the order of the lessons."""
    calls = [(where, node) for where, node in package.calls("Lesson") if callee(node) == "Lesson"]
    if len(calls) >= number:
        where, call = calls[number - 1]
        return LessonSource(call, where)
    return LessonSource(None, package.declared("lessons"))


def _is_declared(package: Package, lesson: Lesson, place: LessonSource) -> bool:
    """Tell whether a lesson can be begun; note why it cannot."""
    game, before = package.game, len(package.faults)
    if lesson.level not in game.bots:
        there = ", ".join(game.bots)
        what = f"the level of the lesson is {lesson.level!r}, and the bots are {there}. Write one of these."
        package.add(place.of("level"), what)
    try:
        game.agreement.settle(game.agreement.with_defaults(lesson.options), Sitting(1, 1, FALLBACK))
    except Refused as refused:
        why = f"{type(refused).__name__}: {refused.reason}"
        with suppress(LookupError):
            why = Phrases(FALLBACK, game).text(refused.reason, **refused.facts)
        what = f"the options of the lesson are refused: {why} Write options that a table can have."
        package.add(place.of("options"), what)
    throws: tuple[object, ...] = lesson.throws
    for throw in throws:
        if not isinstance(throw, tuple) or not throw or any(face not in FACES for face in throw):
            what = f"the lesson throws {throw!r}. Write a tuple of faces from 1 to 6 for each, such as (4,) or (1, 5)."
            package.add(place.of("throws"), what)
    names = {point.name for point in lesson.points}
    for point in lesson.points:
        for other in sorted({*point.settles} - names):
            what = f"the point {point.name} settles {other}, which is no point of the lesson."
            package.add(package.named(point.name, "Point"), what)
    return len(package.faults) == before


class _Heard:
    """A learner who hears what a teacher explains, in one language."""

    def __init__(self, ears: Ears, phrases: Phrases) -> None:
        self._ears, self.phrases = ears, phrases

    @property
    def to(self) -> _Heard:
        """The learner, with the phrases."""
        return self

    def say(self, phrase: str, **facts: Any) -> None:
        """Tell a phrase."""
        self._ears.say(self.phrases, phrase, facts)

    def say_text(self, text: str) -> None:
        """Hear a text that was already made of a phrase."""

    def tell_all(self, event: Event) -> None:
        """Hear an event that is told besides."""
        self._ears.tell(event)


class _Taught:
    """A lesson in play."""

    def __init__(self, package: Package, languages: Sequence[str], lesson: Lesson, place: LessonSource) -> None:
        self.package, self.watch, self.lesson, self.place = package, package.watch, lesson, place
        self.game: Game = package.game
        self.ears = Ears(package, languages, LEARNERS, lays_out=False)
        self.answered = False
        """Whether anybody has answered: later throws and deals may depend on it."""
        self.dealt: set[str] = set()
        """The cards of all piles so far."""
        self.header = lessons.header_of(self.game, lesson, PLAYERS[0], FALLBACK)
        self.teachers: list[lessons.LessonTeacher] = []
        for _, phrases in self.ears.of_seat(Seat(0)):
            teacher = lessons.LessonTeacher(self.game, lesson)
            teacher.conversation = cast(Any, _Heard(self.ears, phrases))
            self.teachers.append(teacher)

    def play(self) -> None:
        """Play to the end, as the learner is advised; whom nobody advises plays as the best bot."""
        game, watch = self.game, self.watch
        best, level = [*game.bots][-1], self.lesson.level
        bots = seat_bots(game, (best, level), self.lesson.seed)
        advised = Advised(self.package, self.ears, Seat(0)) if game.adviser is not None else None
        table = watch.call(Table, lambda: game.new(LEARNERS, self.header.options))
        chance = lessons.Fixed(self.lesson)
        advisers = [] if advised is None else [BotSeat(Seat(0), advised)]
        listeners = [*bots.listeners, *(BotSeat(Seat(0), teacher) for teacher in self.teachers), *advisers]
        while (step := table.open) is not None and table.number < MOST_ANSWERS:
            watch.call(spread, table.take_told(), listeners)
            if not isinstance(step, Ask):
                answer = self._chance(chance, table.number, step)
                if advised is not None and step.seat == 0:
                    advised.threw(step, answer)
            else:
                answer = self._answer(step, table.number, bots.players, advised)
                self.answered = True
            watch.call(table.answer, table.number, answer)
        watch.call(spread, table.take_told(), listeners)
        if table.open is not None:
            what = (
                f"the lesson does not end within {MOST_ANSWERS} throws and answers. Give it options for a short game."
            )
            self.package.add(self.place.where, what)
        for teacher in self.teachers:
            self._rest(teacher)

    def _answer(self, question: Ask[Any], number: int, bots: Mapping[int, Any], advised: Advised | None) -> Any:
        """Return the answer that is advised to the learner, else that of a bot, if it is allowed."""
        if question.seat != 0:
            return self.watch.call(bots[question.seat].choose, number, question)
        for teacher in self.teachers:
            self.watch.call(teacher.explain, question)
        chosen = self.watch.call(bots[0].choose, number, question)
        answer = advised.at(question) if advised is not None else None
        if answer is None:
            return chosen
        try:
            self.watch.call(question.check, answer)
        except Illegal:
            return chosen
        return answer

    def _chance(self, chance: lessons.Fixed, number: int, step: Chance) -> tuple[Any, ...]:
        """Return the dice or cards of a step; note those of the lesson that do not fit."""
        name, left = ("throws", chance.throws) if isinstance(step, Roll) else ("deals", chance.deals)
        wanted = left[0] if left else None
        if isinstance(step, Deal):
            self.dealt |= {*step.pile}
        found: tuple[Any, ...] = self.watch.call(chance, number, step)
        misses = wanted is not None and found != wanted[: step.count]
        if misses and (not self.answered or (isinstance(step, Deal) and not self.dealt.issuperset(wanted or ()))):
            does = "deals" if isinstance(step, Deal) else "throws"
            there = ", all of the pile" if isinstance(step, Deal) else ", or more"
            what = f"the lesson {does} {wanted!r}, where the rules want {step.count}{there}."
            self.package.add(self.place.of(name), f"{what} Write what there is.")
        return found

    def _rest(self, teacher: lessons.LessonTeacher) -> None:
        """Tell each point that never came up, alone, so that each missing phrase is named."""
        person = teacher.conversation
        assert person is not None
        for point in teacher.left:
            name = f"{self.game.id}-lesson-{point.name}"
            phrases = person.to.phrases
            self.ears.say(phrases, name, {}, "rest" if phrases.has(name, "rest") else "")
