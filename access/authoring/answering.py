"""Answers questions of a game as people do: with each word in each language, and with illegal answers.

The advice of its adviser is typed back, the costs of answers are told, and seats share nothing. Bots play again alone:
the same events must lead to the same answers, whatever the other seats do.

Apart from playing.py: that plays a game, this one looks at a single question.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

from access.answers.commands import Answered, Command, Has, Unclear, Where
from access.answers.shapes import NAMED
from access.answers.words import Words, normal
from access.authoring.declared import SHAPES
from access.authoring.limits import defined
from access.authoring.listening import Ears
from access.authoring.package import Package, is_frozen
from access.authoring.secrecy import Made
from access.engine import journal
from access.engine.chance import SeededLuck, values
from access.engine.table import Table
from access.language.phrases import Phrases
from access.play.at_table import COMMANDS
from access.play.faults import SourceLine
from access.storage import catalogue
from access.system.environment import FALLBACK
from games.advising import Adviser, Weighed
from games.game import Game
from games.refusals import Illegal, Refused
from games.steps import Ask, Chance, Event, Offer, Rules, Seat, Shape, Tell

WRONG: dict[str, tuple[Any, ...]] = {
    "amount": (0, 1, 7, 100, 10**9 - 1),
    "seat": (0, 1),
    "dice": ((1,), (6, 6), (1, 2, 3, 4, 5, 6), (6,) * 20),
    "cards": (("A",), ("ZZZ",), ("A",) * 20),
    "word": ("x", "A" * 60),
    "text": ("x",),
}
"""Values of each shape that may be typed, mostly where they are not allowed."""
ONE = ("term", "face")
"""The shapes of a single thing with a name."""
SAMPLES = 3
"""The allowed values of an offer that are typed."""


def commands_of(game: Game) -> tuple[Command, ...]:
    """Return the commands that work at a question of a game."""
    return COMMANDS.at(Where.TABLE, Has.HOME | Has.ANSWER | (Has.HAND if game.holds == "hand" else Has.DICE))


def check_question(package: Package, ears: Ears, question: Ask[Any]) -> None:
    """Note the faults of the offers, the check and the words of a question."""
    name, where = type(question).__name__, package.of_class(type(question))
    package.watch.small(question.offers)
    for offer in question.offers():
        if offer.takes is not None and offer.takes not in SHAPES:
            package.add(
                where, f"{name}: the offer {offer.name} takes {offer.takes!r}. Write one of: {', '.join(SHAPES)}."
            )
            return
    for language, phrases in ears.each.items():
        try:
            words = Words(phrases, question, commands_of(package.game), package.game.queries)
        except LookupError as error:
            package.add_error(error, f"asking {name}")
            continue
        for offer in question.offers():
            package.watch.begin()
            try:
                _read_back(package, language, words, offer)
            except LookupError as error:
                package.add_error(error, f"typing answers to {name}")
    for answer in _wrong(question):
        if is_plain(package, question, answer):
            _refuse(package, ears, question, answer)


def is_plain(package: Package, question: Ask[Any], answer: Any) -> bool:
    """Tell whether an answer can be saved and read again as it is; note it otherwise."""
    try:
        saved = journal.answer_from_json(json.loads(json.dumps(answer)))
    except (TypeError, ValueError):
        saved = None
    if saved != answer or type(saved) is not type(answer):
        name = type(question).__name__
        what = f"the answer {answer!r} to {name} cannot be saved. Use a number, a word, or a tuple of these."
        package.add_once(name, package.of_class(type(question)), what)
        return False
    return True


def _refuse(package: Package, ears: Ears, question: Ask[Any], answer: Any) -> None:
    doing = f"refusing {answer!r} at {type(question).__name__}"
    try:
        package.watch.small(question.check, answer)
    except Illegal as illegal:
        ears.refuse(illegal, doing)
    except Exception as error:
        package.add_error(
            error, f"check of {type(question).__name__} with {answer!r}, where it must refuse by Illegal,"
        )


def _wrong(question: Ask[Any]) -> Iterator[Any]:
    for offer in question.offers():
        if offer.answer is not None:
            yield offer.answer
        for value in _tried(offer):
            try:
                yield _made(offer, value)
            except Refused:
                continue


def _tried(offer: Offer[Any]) -> Sequence[Any]:
    if offer.takes in ONE:
        return offer.among
    if offer.takes in NAMED:
        return [*((name,) for name in offer.among), offer.among, (*offer.among[:1], *offer.among[:1])]
    return WRONG.get(offer.takes or "", ())


# Words ---------------------------------------------------------------------------------------------------------------


def _read_back(package: Package, language: str, words: Words, offer: Offer[Any]) -> None:
    """Type each word of an offer, alone or with values that the question allows; and each name of a term or card."""
    phrase = words.phrases.answer(offer)
    every = words.phrases.words(phrase)
    for word in every:
        command = words.commands.get(normal(word))
        if command is not None and (offer.takes is None or words.takes[command] is None):
            _note(package, language, phrase, f"{word} is also the command {command}")
        if normal(word) in words.plain:
            continue  # a plain yes or no comes first
        if offer.takes is None or (offer.answer is not None and command is None):
            _type(package, language, words, phrase, word, offer.answer)
        for text, answer in islice(_typed(words.phrases, words.question, offer), SAMPLES):
            _type(package, language, words, phrase, f"{word} {text}", answer)
    for each in offer.among if offer.takes in NAMED else ():
        answer, names = (
            _made(offer, each if offer.takes in ONE else (each,)),
            words.phrases.name_phrase(each, offer.takes),
        )
        for name in words.phrases.words(names):
            _type(package, language, words, names, f"{every[0]} {name}", answer)


def _typed(phrases: Phrases, question: Ask[Any], offer: Offer[Any]) -> Iterator[tuple[str, Any]]:
    """Yield allowed values as they are typed after the word of an offer, each with the answer that it means."""
    for value in values(offer.takes, question, offer.among) if offer.takes else ():
        try:
            answer = _made(offer, value)
            question.check(answer)
        except Refused:
            continue
        yield _text(phrases, offer.takes, value), answer


def _text(phrases: Phrases, shape: Shape | None, value: Any) -> str:
    """Return the typed form of a value."""
    if shape == "seat":
        return str(phrases.names[value])
    if shape in NAMED:
        names = (value,) if shape in ONE else value
        return ", ".join(phrases.words(phrases.name_phrase(name, shape))[0] for name in names)
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _made(offer: Offer[Any], value: Any) -> Any:
    return value if offer.make is None else offer.make(value)


def _type(package: Package, language: str, words: Words, phrase: str, typed: str, answer: Any) -> None:
    try:
        meant = words.read(typed)
    except (Unclear, Refused):
        _note(package, language, phrase, f"{typed} is not understood at {type(words.question).__name__}")
        return
    if not isinstance(meant, Answered):
        _note(package, language, phrase, f"{typed} is also the command {meant.name}")
    elif meant.value != answer:
        _note(package, language, phrase, f"{typed} is understood as {meant.value!r}, not as {answer!r}")


def _note(package: Package, language: str, phrase: str, what: str) -> None:
    package.add_untold(language, phrase, f"{phrase}: {what}. Choose another word.")


def check_alone(package: Package, level: str, seed: int, new: Callable[[], Rules], made: Sequence[Made]) -> None:
    """Note that a bot of this level answers otherwise than in a game that was `made` by bots of this level."""
    new_bot = package.game.bots[level]
    seats = sorted({each.step.seat for each in made if isinstance(each.step, Ask)})
    bots = {seat: package.watch.call(new_bot, Seat(seat), SeededLuck(seed, Seat(seat))) for seat in seats}
    if is_shared([*bots.values()]):
        kind = type(bots[seats[0]])
        package.add(package.of_class(kind), f"one {kind.__name__} plays for all seats. Make a new one for each.")
        return
    for seat, bot in bots.items():
        table = package.watch.call(Table, new)
        for number, each in enumerate(made):
            for told in table.take_told():
                if told.to in (None, seat):
                    package.watch.call(bot.tell, told)
            if isinstance(each.step, Ask) and each.step.seat == seat:
                answer = package.watch.call(bot.choose, number, each.step)
                if answer != each.answer:
                    name, question = type(bot).__name__, type(each.step).__name__
                    what = f"{name} answered {each.answer!r} to {question}, a new one that heard the same {answer!r}."
                    package.add(package.of_class(type(bot)), f"{what} {ALONE_BY_LUCK}")
                    return
            package.watch.call(table.apply, each.answer)


def is_shared(made: Sequence[object]) -> bool:
    """Tell whether several seats have one and the same thing, which can remember what each of them heard."""
    return len({id(each) for each in made}) < len(made) and not is_frozen(type(made[0]))


ALONE_BY_LUCK = "Keep what it knows in self, not in its class or module, and draw lots by its luck."


ASKED = 12
"""The number of advised questions of one kind in one game."""
LEAST = -1e-6
"""The least cost of an answer; the best one may cost less than nothing by an error of rounding."""


class Advised:
    """The adviser of one seat in a game, as a player asks it, and another one that weighs the answers afterwards."""

    def __init__(self, package: Package, ears: Ears, seat: Seat) -> None:
        new = package.game.adviser
        assert new is not None
        self.package, self.watch, self.ears, self.seat = package, package.watch, ears, seat
        self._new: Callable[[Seat], Adviser] = new
        self.adviser, self._weighing = self.watch.call(new, seat), self.watch.call(new, seat)
        if is_shared((self.adviser, self._weighing)):
            where = package.of_class(type(self.adviser))
            self.note("shared", where, f"one {self.name} advises all seats. Make a new one for each.")
        self._heard: list[tuple[str, tuple[Any, ...]]] = []
        self._asked: dict[type[Any], int] = {}

    @property
    def name(self) -> str:
        """The name of the class of advisers."""
        return type(self.adviser).__name__

    def tell(self, told: Tell) -> None:
        """Pass on an event that the seat hears."""
        self._pass("tell", told)

    def threw(self, step: Chance, result: tuple[Any, ...]) -> None:
        """Pass on a throw or a deal of the seat."""
        self._pass("threw", step, result)

    def _pass(self, name: str, *given: Any) -> None:
        self._heard.append((name, given))
        for adviser in (self.adviser, self._weighing):
            self.watch.call(getattr(adviser, name), *given)

    def note(self, kind: str, where: SourceLine, what: str) -> None:
        """Note a fault of the adviser, once of its kind."""
        self.package.add_once(f"{self.name} {kind}", where, what)

    # Advice

    def at(self, question: Ask[Any]) -> Any:
        """Return the answer that is advised at a question, typed as it is told; None for no advice. Note faults."""
        kind = type(question)
        self._asked[kind] = self._asked.get(kind, 0) + 1
        if self._asked[kind] > ASKED:
            return None
        told = self._advice(self.adviser, question)
        if self._asked[kind] <= 2 and not self._is_alone(question, told):
            what = f"{self.name} gives other advice at {kind.__name__} when a new one has heard the same. {ALONE}"
            self.note("shares", self.package.of_class(type(self.adviser)), what)
        return self._answer(question, told)

    def _advice(self, adviser: Adviser, question: Ask[Any]) -> tuple[Event, ...]:
        """Return the lines of advice, the first time and if it is asked for again."""
        lines: list[Event] = []
        for times in range(2):
            told: object = self.watch.call(adviser.advise, question, times)
            if not isinstance(told, tuple | list) or not all(isinstance(each, Event) for each in told):
                what = f"{self.name} advises {told!r}. Return a tuple of events from advise, such as (event,)."
                self.note("advise", defined(adviser.advise)[0], what)
                return ()
            lines += [event for event in told if event not in lines]
        return tuple(lines)

    def _is_alone(self, question: Ask[Any], told: tuple[Event, ...]) -> bool:
        """Tell whether a new adviser that has heard the same says the same."""
        other = self._new(self.seat)
        for name, given in self._heard:
            self.watch.call(getattr(other, name), *given)
        return self._advice(other, question) == told

    def _answer(self, question: Ask[Any], told: Sequence[Event]) -> Any:
        """Return the answer that is advised, as it is typed; note lines that are no answer, or not the same one."""
        meant: dict[Event, dict[str, Any]] = {}
        for event in told:
            self.ears.tell(event)
            for language, phrases in self.ears.of_seat(self.seat):
                found = _typed_advice(self.package, phrases, question, event)
                if found is not None:
                    meant.setdefault(event, {})[language] = found.value
        if told and not meant and not catalogue.is_ours(self.package.game):  # our own tests know which are hints
            self._note_phrase(question, told[0], self.ears.languages[0], NOT_ONE)
        for event, meanings in meant.items():
            self._compare(question, event, meanings)
        for event, meanings in meant.items():
            answer = meanings.get(FALLBACK, next(iter(meanings.values())))
            return answer if self._is_allowed(question, event, answer) else None
        return None

    def _compare(self, question: Ask[Any], event: Event, meanings: dict[str, Any]) -> None:
        """Note a language in which advice is not understood, or is another answer than in the first."""
        first = FALLBACK if FALLBACK in meanings else next(iter(meanings))
        answer = meanings[first]
        for language in self.ears.languages:
            if language not in meanings:
                self._note_phrase(question, event, language, NOT_ONE)
            elif meanings[language] != answer:
                what = f"is the answer {meanings[language]!r}, and in {first}.ftl {answer!r}. Write the same in both"
                self._note_phrase(question, event, language, what)

    def _is_allowed(self, question: Ask[Any], event: Event, answer: Any) -> bool:
        try:
            self.watch.call(question.check, answer)
        except Illegal as illegal:
            what = f"{self.name} advises {answer!r} at {type(question).__name__}, which is refused: {illegal.reason}."
            self.note("refused", self.package.made.get(type(event)) or defined(self.adviser.advise)[0], what)
            return False
        return True

    def _note_phrase(self, question: Ask[Any], event: Event, language: str, what: str) -> None:
        phrases = self.ears.each[language]
        phrase = phrases.name(type(event))
        said = phrases.event(event)[0].text
        told = f"{phrase}: {said!r}, typed as it stands at {type(question).__name__}, {what}."
        self.package.add_untold(language, phrase, told)

    # Weighing

    def weigh(self, question: Ask[Any], answer: Any) -> None:
        """Let an answer be weighed, and tell what it cost."""
        weighed: object = self.watch.call(self._weighing.weigh, question, answer)
        if weighed is None:
            return
        cost, event = (weighed.cost, weighed.event) if isinstance(weighed, Weighed) else (None, None)
        if not isinstance(event, Event) or not isinstance(cost, int | float):
            what = f"{self.name} weighs {answer!r} as {weighed!r}. Return Weighed(cost, event) from weigh, or None."
            self.note("weigh", defined(self._weighing.weigh)[0], what)
        elif not math.isfinite(cost) or cost < LEAST:
            what = f"the answer {answer!r} costs {cost!r} by {self.name}. The best answer costs 0, each other one more."
            self.note("cost", defined(self._weighing.weigh)[0], what)
        else:
            self.ears.tell(event)

    def end(self) -> None:
        """Let the luck of the game be told."""
        for event in self.watch.call(self._weighing.luck):
            self.ears.tell(event)


ALONE = "Keep what it knows in self, not in its class or module."
NOT_ONE = "is no answer. Begin the phrase with the word of the answer, such as { $name }"


def _typed_advice(package: Package, phrases: Phrases, question: Ask[Any], event: Event) -> Answered | None:
    """Return the answer that a line of advice is when it is typed as it stands, or the part of it before its reason."""
    words = Words(phrases, question, commands_of(package.game), package.game.queries)
    for text in (phrases.event(event)[0].text, phrases.event(event, "brief")[0].text):
        head = text.partition(":")[0]
        for typed in (text, head, re.split(r"[,.] ", head)[0]):
            try:
                found = words.read(typed)
            except (Unclear, Refused):
                continue
            if isinstance(found, Answered):
                return found
    return None
