"""Checks the adviser of a game: its advice is typed back, the costs of answers are told, and seats share nothing."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from typing import Any

from access.answers.meant import Answered, Unclear
from access.answers.words import Words
from access.checking.alone import is_shared
from access.checking.answering import commands_of
from access.checking.limits import defined
from access.checking.listening import Ears
from access.checking.package import Package
from access.language.phrases import Phrases
from access.play.faults import SourceLine
from access.storage import catalogue
from access.system.languages import FALLBACK
from games.advising import Adviser, Weighed
from games.refusals import Illegal, Refused
from games.steps import Ask, Chance, Event, Seat, Tell

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
                found = _typed(self.package, phrases, question, event)
                if found is not None:
                    meant.setdefault(event, {})[language] = found.value
        if told and not meant and not catalogue.is_ours(self.package.game):  # our own tests know which are hints
            self._note_phrase(question, told[0], self.ears.languages[0], NOT_ONE)
        for event, values in meant.items():
            self._compare(question, event, values)
        for event, values in meant.items():
            answer = values.get(FALLBACK, next(iter(values.values())))
            return answer if self._is_allowed(question, event, answer) else None
        return None

    def _compare(self, question: Ask[Any], event: Event, values: dict[str, Any]) -> None:
        """Note a language in which advice is not understood, or is another answer than in the first."""
        first = FALLBACK if FALLBACK in values else next(iter(values))
        answer = values[first]
        for language in self.ears.languages:
            if language not in values:
                self._note_phrase(question, event, language, NOT_ONE)
            elif values[language] != answer:
                what = f"is the answer {values[language]!r}, and in {first}.ftl {answer!r}. Write the same in both"
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
        self.package.add_untold(language, phrase, self.package.of_phrase(language, phrase), told)

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


def _typed(package: Package, phrases: Phrases, question: Ask[Any], event: Event) -> Answered | None:
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
