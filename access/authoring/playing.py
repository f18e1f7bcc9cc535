"""Plays a game at random, from least to most seats and with each option, and its lessons to their ends.

Its questions and events are checked; its figures must be finite, each with a name. Lessons are played by their advice,
and their explanations are told in each language.

Apart from checking.py: what is declared and written is checked without play.
"""

from __future__ import annotations

import ast
import json
import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import cycle
from typing import Any, TypeVar, cast

from access.authoring import answering, secrecy
from access.authoring.answering import Advised
from access.authoring.limits import defined
from access.authoring.listening import PLAYERS, Ears
from access.authoring.package import Package, callee
from access.authoring.phrases import languages_in
from access.authoring.secrecy import Made
from access.engine import journal
from access.engine.chance import Guesser, Seeded, SeededLuck, Stuck
from access.engine.table import BotSeat, EventListener, Open, Table, place_of, seat_bots, spread
from access.language.phrases import Phrases
from access.play import lesson as lessons
from access.play.faults import SourceLine
from access.system.environment import FALLBACK
from games.data import frozen
from games.game import Figure, Game, Player, Sitting, Statistics
from games.lessons import Lesson
from games.options import Choice, Content, Number, Value
from games.refusals import Illegal, Refused
from games.steps import Ask, Chance, Deal, Event, Roll, Seat, Tell

T = TypeVar("T")


def check_figures(package: Package, statistics: Statistics, games: int) -> None:
    """Note figures without a name, and those that are no numbers."""
    where = package.of_class(type(statistics))
    try:
        figures = package.watch.call(statistics.figures, games)
    except Exception as error:
        package.add_error(error, "the statistics")
        return
    phrases = languages_in(package)
    for name, figure in figures.items():
        phrases.need(f"{package.game.id}-figure-{name.replace('_', '-')}", where, f"the figure {name}")
        if not all(isinstance(each, int | float) and math.isfinite(each) for each in _numbers(figure)):
            package.add(
                where, f"the figure {name} is {figure!r}. Give finite numbers, or None if there is nothing to count."
            )


class Tallies:
    """The tallies of a game for the players on its seats, as in its records."""

    def __init__(self, package: Package, ears: Ears, seats: int) -> None:
        self._package, self._ears, self._records = package, ears, package.game.records
        made = self._records.tally if self._records is not None else None
        self._each = {seat: package.watch.call(made, Seat(seat)) for seat in range(seats)} if made is not None else {}

    @property
    def ears(self) -> list[BotSeat]:
        """The tallies as listeners at their seats."""
        return [BotSeat(Seat(seat), tally) for seat, tally in self._each.items()]

    def end(self) -> None:
        """Note what cannot be kept; tell the figures of each seat, and of one without a game."""
        if self._records is None:
            return
        each = [self._package.watch.call(tally.counts) for tally in self._each.values()]
        for counts, tally in zip(each, self._each.values(), strict=True):
            for name, value in counts.items():
                if type(value) not in (int, str):
                    what = f"the figure {name} is {value!r}. Count by whole numbers, or keep a word."
                    self._package.add_once(f"record {name}", defined(tally.counts)[0], what)
            if type(counts.get(self._records.best, 0)) is not int:
                what = f"the best figure is {self._records.best}, which is no number of counts(). Name one."
                self._package.add_once("best", self._package.declared("records"), what)
        for told in ([], *([counts] for counts in each)):
            for event in self._package.watch.call(self._records.told, told):
                self._ears.tell(event)


def _numbers(figure: Figure) -> Iterator[object]:
    if isinstance(figure, list):
        yield from figure
    elif isinstance(figure, Mapping):
        yield from figure.values()
    elif figure is not None:
        yield figure


MOST_SEATS = 8
"""The most seats of a checked game, unless the game needs more; one of them has up to CROWD."""
CROWD = 20
LARGEST = 999_999_999
"""The largest number that an option can have: nine digits can be typed."""
MOST_STEPS = 3000
"""The most throws and answers of a checked game; one at random may go on for ever."""
TYPED: Mapping[str, tuple[Any, ...]] = {"amount": (1, 99), "seat": (0,), "word": ("x",)}
"""The typed values of commands of the game, by shape."""
TRIED = (None, "term", "face", *TYPED)
"""The shapes of the tried commands."""
LOOKS_BACK = 2
"""The games of each level in which bots play again alone, and advice is asked for."""
LOOKS = 60
"""The first questions of a game at which everything is looked at; later ones only every tenth time."""


@frozen
class Trial:
    """A game to be played: its seats and options, its seed, and the level of its bots; at random without one.

    In a `large` one a number has nine digits: no small display has room for its questions.
    """

    seats: int
    options: Mapping[str, Value]
    seed: int
    level: str | None
    large: bool = False


def trials(game: Game, games: int) -> Iterator[Trial]:
    """Yield so many trials: all numbers of seats, options and levels take turns; a few are at the bounds instead."""
    most = max(game.least_seats, min(game.most_seats, MOST_SEATS))
    seats = cycle([game.least_seats, *range(most, game.least_seats, -1)])
    levels = cycle([None, *game.bots])
    options = cycle(list(_variations(game)))
    extremes = dict(enumerate(_extremes(game, most), 2))
    for seed, count, level, given in zip(range(games), seats, levels, options, strict=False):
        yield extremes.get(seed) or Trial(count, given, seed, level)


def _extremes(game: Game, most: int) -> Iterator[Trial]:
    """Yield games at the bounds, played at random: the most seats, and each number at its largest."""
    numbers = [option for option in game.agreement.options if isinstance(option, Number) and not option.hidden]
    crowds = [Trial(min(game.most_seats, CROWD), {}, 0, None)] if most < game.most_seats else []
    large = [Trial(most, {option.name: LARGEST // option.step * option.step}, 0, None, True) for option in numbers]
    for seed, trial in enumerate((*crowds, *large), 1):
        yield replace(trial, seed=seed)


def _variations(game: Game) -> Iterator[Mapping[str, Value]]:
    """Yield options: all at their defaults, then each at each of its other values, as far as they can be listed."""
    yield {}
    for option in game.agreement.options:
        if option.hidden:
            continue
        if isinstance(option, Number):
            least = -(-option.least // option.step) * option.step
            yield from ({option.name: value} for value in (least, option.default + option.step))
        elif isinstance(option, Choice | Content):
            yield from ({option.name: value} for value in option.values[1:])


class Play:
    """One game in play, with its checks."""

    def __init__(
        self, package: Package, trial: Trial, ears: Ears, statistics: Statistics | None, looks_back: bool
    ) -> None:
        self.package, self.watch, self.game = package, package.watch, package.game
        self.trial, self.ears, self.statistics, self.looks_back = trial, ears, statistics, looks_back
        self.lines: list[str] = []
        self.told: list[Tell] = []
        self.made: list[Made] = []
        self.chance = Seeded(trial.seed)
        self.slow: set[int] = set()
        """The slow steps of the rules, by number; -1 for their beginning."""
        self.ended: bool | None = None
        """Whether the game came to its end in MOST_STEPS; None if it could not be played on."""
        self.queried: Counter[str] = Counter()
        """How often each command of the game was tried."""
        self.replied: set[str] = set()
        """The commands of the game with a reply."""
        self.advised: dict[int, Advised] = {}
        """The advisers by their seats, in a game of which some is looked at closely."""
        self.tallies: Tallies | None = None
        """The tallies for players, in such a game."""
        self.listeners: list[EventListener] = []
        """All that hear the events of their seats: bots, advisers and tallies."""

    def append(self, number: int, step: Open, answer: Any) -> None:
        """Record an answer, as a journal does."""
        self.lines.append(journal.answer_line(number, step, answer))
        self.made.append(Made(step, answer))

    def take_back(self, number: int, to: int) -> None:
        """Do nothing: no answer is undone here."""

    def new(self) -> Any:
        """Return new rules."""
        return self.game.new(self.trial.seats, self.options)

    def run(self) -> None:
        """Play to the end, and check the result, the replay, and secrecy."""
        game, trial = self.game, self.trial
        try:
            agreed = game.agreement.with_defaults(trial.options)
            self.options = game.agreement.settle(agreed, Sitting(1, trial.seats - 1, FALLBACK))
        except Refused as refused:
            self.ears.refuse(refused, "refusing options")
            return
        if not game.agreement.is_typed(self.options) and self._to_the_end():
            self._replay()
            secrecy.check(self.package, self.new, self.trial.seats, self.made)
            if self.looks_back and trial.level is not None:
                answering.check_alone(self.package, trial.level, trial.seed, self.new, self.made)

    def _to_the_end(self) -> bool:
        """Play, and tell whether the game came to its end."""
        table = self._step(-1, Table, self.new, self)
        levels = [self.trial.level or next(iter(self.game.bots))] * self.trial.seats
        bots = seat_bots(self.game, levels, self.trial.seed)
        players: dict[int, Player] = dict(bots.players)
        if self.trial.level is None:
            players = {seat: Guesser(Seat(seat), SeededLuck(self.trial.seed, Seat(seat))) for seat in players}
        if self.looks_back and self.game.adviser is not None:
            seats = map(Seat, range(self.trial.seats))
            self.advised = {seat: Advised(self.package, self.ears, seat) for seat in seats}
        if self.looks_back:
            self.tallies = Tallies(self.package, self.ears, self.trial.seats)
        advisers = [BotSeat(Seat(seat), adviser) for seat, adviser in self.advised.items()]
        self.listeners = [*bots.listeners, *advisers, *(self.tallies.ears if self.tallies is not None else ())]
        while table.open is not None and table.number < MOST_STEPS:
            self._hear(table.take_told())
            try:
                answer = self._answer(table, players)
            except Stuck:
                return False  # its own bots know words, cards or long answers
            self._step(table.number, table.answer, table.number, answer)
        self._hear(table.take_told())
        self.ended = table.open is None
        if self.ended:
            self._check_end(table)
        for adviser in self.advised.values():
            adviser.end()
        if self.tallies is not None:
            self.tallies.end()
        return self.ended

    def _step(self, number: int, step: Callable[..., T], *given: Any) -> T:
        """Let the rules take a step, and note whether it is slow."""
        found = self.watch.call(step, *given)
        if self.watch.was_slow:
            self.slow.add(number)
        return found

    def _hear(self, told: list[Tell]) -> None:
        self.told += told
        for tell in told:
            self.ears.tell(tell.event)
            self.watch.call(spread, [tell], self.listeners)
            if self.statistics is not None and tell.to is None:
                self.watch.call(self.statistics.tell, tell)

    def _answer(self, table: Table, players: Mapping[int, Player]) -> Any:
        step, number = table.open, table.number
        if not isinstance(step, Ask):
            assert step is not None
            found = self.chance(number, step)
            if step.seat in self.advised:
                self.advised[step.seat].threw(step, found)
            return found
        if number < LOOKS or number % 10 == 0:
            self._look(table, step)
        answer = self.watch.call(players[step.seat].choose, number, step)
        try:
            self.watch.call(step.check, answer)
        except Illegal as illegal:
            bot = type(players[step.seat])
            what = f"{bot.__name__} answers {answer!r} to {type(step).__name__}, which is refused: {illegal.reason}."
            self.package.add(self.package.of_class(bot), what)
            raise Unplayable from illegal
        if not answering.is_plain(self.package, step, answer):
            raise Unplayable
        if step.seat in self.advised and type(step) not in self.package.unclear:
            self.advised[step.seat].at(step)
            self.advised[step.seat].weigh(step, answer)
        return answer

    def _look(self, table: Table, question: Ask[Any]) -> None:
        """Check a question, and the answers of the game to commands at it."""
        if self.ears.is_new(question):
            self.ears.ask(question)
            before = len(self.package.faults)
            answering.check_question(self.package, self.ears, question)
            if len(self.package.faults) > before:
                self.package.unclear.add(type(question))
            for event in self.watch.small(question.choices):
                self.ears.tell(event)
        rules, small = table.play, self.watch.small
        for event in small(rules.resumed):
            self.ears.tell(event)
        for seat in map(Seat, range(self.trial.seats)):
            for event in (*small(rules.standing, seat), *small(rules.holding, seat)):
                self.ears.tell(event)
            small(rules.out, seat)
            self._query(table, seat)

    def _query(self, table: Table, seat: Seat) -> None:
        for query in self.game.queries:
            self.queried[query.name] += 1
            if refusal := self.watch.small(table.play.refuses, query.name):
                self.replied.add(query.name)
                self.ears.refuse(Refused(refusal), f"refusing the command {query.name}")
                continue
            values: tuple[Any, ...] = TYPED.get(query.takes or "", ())
            for value in (None, *values, *(query.among if query.takes in ("term", "face") else ())):
                try:
                    for event in self.watch.small(table.play.asked, seat, query.name, value):
                        self.replied.add(query.name)
                        self.ears.tell(event)
                except Refused as refused:
                    self.replied.add(query.name)
                    self.ears.refuse(refused, f"refusing the command {query.name}")

    def _check_end(self, table: Table) -> None:
        winners = table.result.get("winners") if isinstance(table.result, Mapping) else None
        seats = winners if isinstance(winners, tuple) else ()
        if not seats or not all(isinstance(seat, int) and 0 <= seat < self.trial.seats for seat in seats):
            what = f"the game ended with the winners {winners!r}. Return {{'winners': (seat,)}}, with one seat or more."
            _, file, line = place_of(type(table.play).play)
            self.package.add(SourceLine(file, line), what)

    def _replay(self) -> None:
        """Play the saved answers again. The same must be told."""
        call, again = self.watch.call, self.watch.again
        table = (again if -1 in self.slow else call)(Table, self.new)
        for number, line in enumerate(self.lines):
            if not (again if number in self.slow else call)(journal.apply_line, json.loads(line), table):
                step = self.made[number].step
                what = f"after {number} answers a saved game asks for something else than {type(step).__name__}."
                self.package.add(self.package.of_class(type(table.play)), f"{what} {AGAIN}")
                return
        if table.take_told() != self.told:
            what = f"a saved game that is played again tells something else. {AGAIN}"
            self.package.add(self.package.of_class(type(table.play)), what)


AGAIN = "Let the rules depend on answers, throws and options alone."


class Unplayable(Exception):
    """A game cannot go on, and its fault is noted."""


def check(package: Package, languages: Sequence[str], games: int) -> None:
    """Play so many games, tell them in these languages, and note all faults."""
    game = package.game
    statistics = package.watch.call(game.statistics) if game.statistics is not None else None
    ears: dict[tuple[int, bool], Ears] = {}
    plays: list[Play] = []
    looked_back = Counter[str | None]()
    for trial in trials(game, games):
        heard = ears.get((trial.seats, trial.large))
        if heard is None:
            before = next((each for (_, large), each in ears.items() if large == trial.large), None)
            heard = ears[trial.seats, trial.large] = Ears(package, languages, trial.seats, not trial.large, before)
        looked_back[trial.level] += 1
        play = Play(package, trial, heard, statistics, looked_back[trial.level] <= LOOKS_BACK)
        plays.append(play)
        package.seats = trial.seats
        try:
            play.run()
        except Unplayable:
            continue
        except Exception as error:
            package.add_error(error, "the game")
    package.seats = 0
    _check_endless(package, [play.ended for play in plays])
    _check_replies(package, plays)
    if statistics is not None:
        check_figures(package, statistics, games)


def _check_endless(package: Package, ended: Sequence[bool | None]) -> None:
    """Note that no game came to its end. One at random may go on for ever, so a single other one is enough."""
    if False in ended and True not in ended:
        what = f"none of {len(ended)} games ended within {MOST_STEPS} throws and answers."
        package.add(package.declared("new"), f"{what} Let play return {{'winners': (seat,)}} at some time.")


def _check_replies(package: Package, plays: Sequence[Play]) -> None:
    """Note commands of the game that never tell anything, as all do without a method `asked`."""
    for query in package.game.queries:
        tried = sum(play.queried[query.name] for play in plays)
        if tried and query.takes in TRIED and not any(query.name in play.replied for play in plays):
            what = f"the command {query.name} tells nothing. Return events for it from the method asked of the rules."
            package.add(package.named(query.name, "Query"), what)


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


def check_lessons(package: Package, languages: Sequence[str]) -> None:
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
