"""The command loop: one question, one answer, and the commands that work at every question.

The prompt is the state itself, so that who feels one line of cells has all that matters under the finger. Everything
can be asked for again, at any question.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from access.answers import COMMANDS, Commanded, Unclear, Words, echo
from access.phrases import Verbosity, guide
from access.prompt import fitting, short_name
from access.review import Review, Said
from access.table import Table, TakeBack
from access.teller import Leave, Teller, said_text
from access.terminal import Pressed
from games.steps import Ask, Dice, Event, Illegal, Offer, Roll, Tell, Telling


@dataclass(frozen=True, slots=True)
class TypedDice(Ask[Dice]):
    """What the dice of the table show (T-2)."""

    count: int

    def offers(self) -> tuple[Offer[Dice], ...]:
        """The dice."""
        return (Offer("dice", takes="dice", bare=True),)

    def check(self, answer: Dice) -> None:
        """Raise Illegal unless it is this number of faces."""
        Roll(self.seat, self.count).check(answer)


@dataclass(slots=True)
class Loop(Teller):
    """One terminal with one or more persons at it. `commands` are those that can be asked for."""

    verbosity: Verbosity = "normal"
    commands: Sequence[str] = COMMANDS
    table: Table | None = None
    typed: bool = False
    _private: dict[int, list[Said]] = field(default_factory=dict)
    _holder: int | None = None
    _helped: bool = False

    # What is told

    def tell(self, told: Tell) -> None:
        """Hear an event; it is printed and spoken with the next question."""
        if not self._wanted(told.event):
            return
        said = self._said(told.event)
        if told.to is not None and len(self.seats) > 1:
            self._private.setdefault(told.to, []).append(said)
        else:
            self.add(said, self.seats)

    def _wanted(self, event: Event) -> bool:
        """Others' turns are one line, unless they are wanted in full."""
        if event.telling is Telling.NEWS:
            return True
        if getattr(event, "seat", None) in self.seats:
            return event.telling is Telling.CALL
        return self.verbosity == "full" or (self.typed and event.telling is Telling.CHOICE)

    def _said(self, event: Event) -> Said:
        return Said(*self.phrases.event(event, self.verbosity))

    def tell_one(self, event: Event) -> None:
        """Tell an event to who asked for it, at this question only."""
        self.add(self._said(event))

    # What is asked

    def choose(self, number: int, question: Ask[Any]) -> Any:
        """Ask the person on this seat until the answer is allowed. Raises Leave and TakeBack."""
        self._hand_over(question)
        return self.ask(question)

    def throw(self, number: int, roll: Roll) -> Dice:
        """Ask what the dice of the table show."""
        answer: Dice = self.ask(TypedDice(roll.seat, roll.count))
        return answer

    def ask(self, question: Ask[Any]) -> Any:
        """Ask until the answer is allowed; commands are done in between. Raises Leave and TakeBack."""
        words = Words(self.phrases, question, self.commands)
        typed = ""
        while True:
            raw = self._read(question, typed, words)
            typed = ""
            try:
                if isinstance(raw, Pressed):
                    typed = raw.typed
                    self._do(raw.command, question)
                elif raw.strip():
                    meant = words.read(raw)
                    if not isinstance(meant, Commanded):
                        question.check(meant.value)
                        self._answered(question)
                        return meant.value
                    self._do(meant.name, question)
            except Unclear as unclear:
                if unclear.words:
                    self.say("loop-ambiguous", typed=_echo(raw), words=", ".join(unclear.words))
                else:
                    self.say("loop-not-understood", typed=_echo(raw), allowed=self.phrases.allowed(question))
            except Illegal as refused:
                self.say(refused.reason, **refused.facts)

    def _read(self, question: Ask[Any], typed: str, words: Words) -> str | Pressed:
        self.flush(question.seat)
        shown, spoken = self._prompt(question)
        self.speak(spoken)
        raw = self.outlets.terminal.read(shown + " ", question.seat, typed, words.all())
        self.hush()
        return raw

    def _prompt(self, question: Ask[Any]) -> tuple[str, str]:
        """What stands at the prompt, as much of it as fits; and what is spoken."""
        full, brief, braille = self.phrases.question(question, self.verbosity)
        names, longest, cells = self._names(question), self.phrases.longest(question), self.outlets.cells
        shown = [fitting(names, full, brief, cells, longest, lambda line, closed_up: line.printed(closed_up))]
        translator = self.outlets.translator
        if translator is not None:
            shown.append(fitting(names, braille, brief, cells, longest, translator.line))
        return "\n".join(shown), names[0] + full.text

    def _names(self, question: Ask[Any]) -> tuple[str, str]:
        """At a shared keyboard the name of who is asked comes first; the second is as short as can be."""
        names = self.phrases.names
        if len(self.seats) < 2 or isinstance(question, TypedDice) or not names:
            return "", ""
        name = names[question.seat]
        return f"{name}: ", f"{short_name(name, [names[seat] for seat in self.seats])}: "

    def _answered(self, question: Ask[Any]) -> None:
        """An answered question can be heard again, too."""
        full, _, braille = self.phrases.question(question, "brief")
        self.review(question.seat).add(Said(full, braille))

    def _hand_over(self, question: Ask[Any]) -> None:
        """Before a hand is shown at a shared keyboard, the others look away; after it nothing of it is left (T-4)."""
        seat = question.seat
        waiting = self._private.pop(seat, [])
        if len(self.seats) > 1 and seat != self._holder:
            if self._holder is not None:
                self._take_from(self._holder)
            if question.private or waiting:
                self._give_to(seat)
        for said in waiting:
            self.add(said, frozenset({seat}))

    def _take_from(self, seat: int) -> None:
        self.hush()
        self.outlets.terminal.forget(seat)
        self._reviews[seat] = Review()
        self._holder = None
        if "STY" in os.environ:
            self.say("loop-screen")

    def _give_to(self, seat: int) -> None:
        self.flush()
        only = self.phrases.text("loop-only", seat=seat)
        self.speak(only)
        self._reviews[seat] = Review()
        self.wait(only, self.review(seat), seat)
        self._holder = seat

    # Commands

    def _do(self, command: str, question: Ask[Any]) -> None:
        if command == "repeat":
            self._again(self.review(question.seat).back(), "loop-no-earlier")
        elif command == "next":
            self._again(self.review(question.seat).forward(), "loop-no-later")
        elif command == "help":
            self._help(question)
        elif command == "undo":
            self._undo()
        elif command == "quit":
            raise Leave
        else:
            self._tell_state(command, question)

    def _again(self, said: Said | None, none: str) -> None:
        if said is None:
            said = said_text(self.phrases.text(none))
        self.add(said)

    def _help(self, question: Ask[Any]) -> None:
        """What may be answered with what it is worth, then the commands."""
        for event in question.choices():
            self.tell_one(event)
        self.add(said_text(self.phrases.allowed(question)))
        if self._helped and self.outlets.more:
            return  # long lists are read once by finger
        self._helped = True
        words = (self.phrases.words(f"loop-command-{name}")[0] for name in self.commands)
        self.add(said_text(self.phrases.text("loop-commands", words=", ".join(words))))

    def _undo(self) -> None:
        if not self.typed:
            self.say("loop-undo-seeded")
            return
        raise TakeBack

    def _tell_state(self, command: str, question: Ask[Any]) -> None:
        seat = question.seat
        if command == "rules" and self.phrases.game is not None:
            self.read_aloud(guide(self.phrases.game, self.phrases.language))
        elif command == "turn":
            self.add(said_text(self.phrases.text("loop-turn", seat=seat)))
        elif self.table is not None:
            play = self.table.play
            for event in play.standing(seat) if command == "score" else play.holding(seat):
                self.tell_one(event)


def _echo(raw: str | Pressed) -> str:
    """What was typed, or a sign that stands for nothing that could be said."""
    return echo(raw if isinstance(raw, str) else raw.typed) or "?"
