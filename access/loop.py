"""The command loop: one question, one answer, and the commands that work at every question.

What is told is collected and leaves in one write when the next question comes. The prompt is the state itself, so that
who feels one line of cells has all that matters under the finger. Everything can be asked for again, at any question.
"""

from __future__ import annotations

import os
import textwrap
from collections import deque
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from access.answers import COMMANDS, Commanded, Unclear, Words, normal
from access.braille import Translator, pieces
from access.phrases import Line, Phrases, Verbosity, guide, plain_line
from access.review import Review, Said
from access.table import Table, TakeBack
from access.terminal import Pressed, Terminal
from access.voice import Voice
from games.steps import Ask, Dice, Event, Illegal, Offer, Roll, Tell, Telling

ECHOED = 20
"""Letters of what was not understood that are said back."""


class Leave(Exception):
    """Who plays wants to leave; the game is saved."""


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


@dataclass(frozen=True, slots=True)
class Outlets:
    """Where lines go: the terminal always, voice and braille where they are wanted.

    `cells` is the width that prompts must fit, answer included. `more` lets each line wait for Enter.
    """

    terminal: Terminal
    voice: Voice | None = None
    translator: Translator | None = None
    cells: int = 40
    more: bool = False


@dataclass(slots=True)
class Loop:
    """One terminal with one or more persons at it. `seats` are theirs; `commands` are those that can be asked for."""

    phrases: Phrases
    outlets: Outlets
    seats: frozenset[int] = frozenset()
    verbosity: Verbosity = "normal"
    commands: Sequence[str] = COMMANDS
    table: Table | None = None
    typed: bool = False
    _pending: deque[Said] = field(default_factory=deque)
    _notes: deque[tuple[str, dict[str, Any]]] = field(default_factory=deque)
    _private: dict[int, list[Said]] = field(default_factory=dict)
    _reviews: dict[int, Review] = field(default_factory=dict)
    _holder: int | None = None

    # What is told

    def tell(self, told: Tell) -> None:
        """Hear an event; it is printed and spoken with the next question."""
        if not self._wanted(told.event):
            return
        said = Said(*self.phrases.event(told.event, self.verbosity))
        if told.to is not None and len(self.seats) > 1:
            self._private.setdefault(told.to, []).append(said)
        else:
            self._say(said)

    def _wanted(self, event: Event) -> bool:
        """Others' turns are one line, unless they are wanted in full."""
        if event.telling is Telling.NEWS:
            return True
        if getattr(event, "seat", None) in self.seats:
            return event.telling is Telling.CALL
        return self.verbosity == "full"

    def say(self, phrase: str, **facts: Any) -> None:
        """Say a phrase of the house."""
        line = self.phrases.line(phrase, **facts)
        self._say(Said(line, line))

    def say_text(self, text: str) -> None:
        """Say a text, for instance a paragraph of the rules."""
        line = plain_line(text)
        self._say(Said(line, line))

    def note(self, phrase: str, **facts: Any) -> None:
        """Say a phrase before the next question. Any thread may call this."""
        self._notes.append((phrase, facts))

    def _say(self, said: Said, again: bool = False) -> None:
        self._pending.append(said)
        if not again:
            for seat in self.seats:
                self._review(seat).add(said)

    def _review(self, seat: int) -> Review:
        return self._reviews.setdefault(seat, Review())

    def flush(self, waiting: bool = True) -> None:
        """Print and speak all that waits, in one write; with `more` each line waits for Enter."""
        while self._notes:
            phrase, facts = self._notes.popleft()
            self.say(phrase, **facts)
        said, self._pending = list(self._pending), deque()
        if self.outlets.more and waiting:
            for each in said:
                self._speak(each.line.text)
                self._show_piece_by_piece(each)
        elif said:
            self.outlets.terminal.write(part for each in said for part in self._shown(each))
            for each in said:
                self._speak(each.line.text)

    def _show_piece_by_piece(self, said: Said) -> None:
        """Pieces that a display shows whole, cursor included: it follows the cursor, so each waits for Enter."""
        text, *braille = self._shown(said)
        if braille:
            self.outlets.terminal.write([text])
        for piece in braille or textwrap.wrap(text, self.outlets.cells - 2, break_on_hyphens=False):
            typed = self.outlets.terminal.read(piece + " ", self._holder or 0)
            self.hush()
            if isinstance(typed, str) and normal(typed) in map(normal, self.phrases.words("loop-command-quit")):
                raise Leave

    def _shown(self, said: Said) -> list[str]:
        """A line as printed, and under it its braille."""
        narrow = self.outlets.cells < 20
        text = said.line.closed_up if narrow else said.line.text
        return [text, *self._brailled(said.braille, narrow)]

    def _brailled(self, line: Line, closed_up: bool) -> Iterable[str]:
        if self.outlets.translator is None:
            return ()
        width = self.outlets.cells - 2 if self.outlets.more else self.outlets.cells
        return pieces(self.outlets.translator.line(line, closed_up), width)

    def _speak(self, text: str) -> None:
        if self.outlets.voice is not None:
            self.outlets.voice.say(text)

    def hush(self) -> None:
        """Stop the voice: somebody pressed a key."""
        if self.outlets.voice is not None:
            self.outlets.voice.silence()

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
            except Unclear:
                self.say("loop-not-understood", typed=_echo(raw), allowed=self.phrases.allowed(question))
            except Illegal as refused:
                self.say(refused.reason, **refused.facts)

    def ask_text(self, phrase: str, **facts: Any) -> str:
        """Whatever is typed at this phrase, nothing included."""
        self.flush()
        prompt = self.phrases.text(phrase, **facts)
        self._speak(prompt)
        typed = self.outlets.terminal.read(prompt + " ")
        self.hush()
        return typed.strip() if isinstance(typed, str) else ""

    def _read(self, question: Ask[Any], typed: str, words: Words) -> str | Pressed:
        self.flush()
        shown, spoken = self._prompt(question)
        self._speak(spoken)
        raw = self.outlets.terminal.read(shown + " ", question.seat, typed, words.all())
        self.hush()
        return raw

    def _prompt(self, question: Ask[Any]) -> tuple[str, str]:
        """What stands at the prompt, as much of it as fits; and what is spoken."""
        full, brief, braille = self.phrases.question(question, self.verbosity)
        who = plain_line(f"{self.phrases.names[question.seat]}: ").spans if self._named(question) else ()
        named, named_brief = Line(who + full.spans), Line(who + brief.spans)
        longest = self.phrases.longest(question)
        forms = [(named, False), (named_brief, False), (named_brief, True), (brief, True)]
        shown = [fitting([(_printed(*form), form[1]) for form in forms], self.outlets.cells, longest)]
        translator = self.outlets.translator
        if translator is not None:
            forms[0] = (Line(who + braille.spans), False)
            shown.append(fitting([(translator.line(*form), form[1]) for form in forms], self.outlets.cells, longest))
        return "\n".join(shown), named.text

    def _named(self, question: Ask[Any]) -> bool:
        """At a shared keyboard the name of who is asked comes first."""
        return len(self.seats) > 1 and not isinstance(question, TypedDice) and bool(self.phrases.names)

    def _answered(self, question: Ask[Any]) -> None:
        """An answered question can be heard again, too."""
        full, _, braille = self.phrases.question(question, "brief")
        self._review(question.seat).add(Said(full, braille))

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
            self._pending.append(said)
            self._review(seat).add(said)

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
        self._speak(only)
        self.outlets.terminal.read(only + " ", seat)
        self.hush()
        self._reviews[seat] = Review()
        self._holder = seat

    # Commands

    def _do(self, command: str, question: Ask[Any]) -> None:
        if command == "repeat":
            self._again(self._review(question.seat).back(), "loop-no-earlier")
        elif command == "next":
            self._again(self._review(question.seat).forward(), "loop-no-later")
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
            line = self.phrases.line(none)
            said = Said(line, line)
        self._say(said, again=True)

    def _help(self, question: Ask[Any]) -> None:
        """What may be answered with what it is worth, then the commands."""
        for event in question.choices():
            self.tell_one(event)
        self.say_text(self.phrases.allowed(question))
        words = (self.phrases.words(f"loop-command-{name}")[0] for name in self.commands)
        self.say("loop-commands", words=", ".join(words))

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
            self.say("loop-turn", seat=seat)
        elif self.table is not None:
            play = self.table.play
            for event in play.standing(seat) if command == "score" else play.holding(seat):
                self.tell_one(event)

    def tell_one(self, event: Event) -> None:
        """Tell an event to who asked, at this question."""
        self._say(Said(*self.phrases.event(event, self.verbosity)))

    def read_aloud(self, paragraphs: Collection[str]) -> None:
        """Read paragraphs, one at a time; whoever has heard enough says no."""
        for number, paragraph in enumerate(paragraphs, 1):
            self.say_text(paragraph)
            self.flush(waiting=False)
            if not self.outlets.terminal.interactive or number == len(paragraphs):
                continue
            if normal(self.ask_text("loop-more")) in map(normal, self.phrases.words("loop-more-no")):
                return


def _printed(line: Line, closed_up: bool) -> str:
    return line.closed_up if closed_up else line.text


def fitting(forms: Sequence[tuple[str, bool]], cells: int, longest: int) -> str:
    """The first form of a prompt, fullest first, that leaves room for the longest usual answer (cells).

    The flag of a form says whether its dice are closed up; then they are answered closed up, too. Below 32 cells the
    fullest form is left out and below 20 only closed up dice are shown, so that a display always reads alike.
    """
    for place, (text, closed_up) in enumerate(forms):
        if (cells < 32 and place == 0) or (cells < 20 and not closed_up):
            continue
        answer = min(longest, 6) if closed_up or cells < 40 else longest
        if len(text) + 1 + answer < cells:  # the cursor takes a cell, too
            return text
    return forms[-1][0]


def _echo(raw: str | Pressed) -> str:
    """What was typed, as it can be said back: no control characters, not too long."""
    text = raw if isinstance(raw, str) else raw.typed
    shown = "".join(c for c in text if c.isprintable()).strip()
    return shown[:ECHOED].strip() or "?"
