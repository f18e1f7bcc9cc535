"""How lines go out: collected, then printed, spoken and brailled together when something is asked.

With `more` each line waits for Enter, in pieces that a braille display shows whole: it follows the cursor. A display of
our own has a tape of its own, on which its keys go back and forth; there a line waits for Enter or for its keys.
"""

from __future__ import annotations

import textwrap
from collections import deque
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from access.answers import normal
from access.braille import Translator, pieces
from access.display import Display
from access.phrases import Line, Phrases, plain_line
from access.review import Review, Said
from access.tape import Mark
from access.terminal import NO_BREAK, Pressed, Terminal
from access.voice import MANNER, Manner, Voice

WAITING = ("repeat", "next", "help", "quit")
"""Commands that are done while a line waits."""


FINISH = 60.0
"""Seconds that the voice has for its last lines."""
LONGEST = 10_000
"""Cells that no line has."""
NARROW = 20
"""Cells below which dice are one number, and a question is asked with the least there can be to it."""


class Leave(Exception):
    """Who plays wants to leave; the game is saved."""


@dataclass(frozen=True, slots=True)
class Outlets:
    """Where lines go for one person: the terminal always, voice and braille where they are wanted.

    `cells` is the width that prompts must fit, answer included. `more` lets each line wait for Enter. `discreet` shows
    hands in braille alone. With a `display`, braille goes there; without one it is printed. `manner` is how the voice
    speaks, `mark` how a display tells that more is there, `widest` how many of its cells are wanted.
    """

    terminal: Terminal
    voice: Voice | None = None
    translator: Translator | None = None
    cells: int = 40
    more: bool = False
    discreet: bool = False
    display: Display | None = None
    manner: Manner = MANNER
    mark: Mark = "dots"
    widest: int | None = None

    @property
    def felt_cells(self) -> int:
        """Cells that a line of braille may have."""
        return self.cells if self.display is None else self.display.cells(self.cells)


@dataclass(slots=True)
class Teller:
    """Tells the persons at one terminal; `seats` are theirs."""

    phrases: Phrases
    outlets: Outlets
    seats: frozenset[int] = frozenset()
    _pending: deque[tuple[Callable[[], Said | None], frozenset[int]]] = field(default_factory=deque)
    _notes: deque[tuple[str, dict[str, Any]]] = field(default_factory=deque)
    _reviews: dict[int, Review] = field(default_factory=dict)

    def say(self, phrase: str, **facts: Any) -> None:
        """Say a phrase of the house."""
        line = self.phrases.line(phrase, **facts)
        self.add(Said(line, line), self.seats)

    def say_text(self, text: str) -> None:
        """Say a text."""
        self.add(said_text(text), self.seats)

    def note(self, phrase: str, **facts: Any) -> None:
        """Say a phrase before the next question. Any thread may call this."""
        self._notes.append((phrase, facts))

    def add(self, said: Said, kept: frozenset[int] = frozenset()) -> None:
        """Tell a line with the next question; the seats in `kept` can ask for it again later."""
        self._pending.append((lambda: said, kept))

    def later(self, make: Callable[[], Said | None], kept: frozenset[int]) -> None:
        """Tell a line that is made when it is told, for whoever is asked then; None is no line."""
        self._pending.append((make, kept))

    def review(self, seat: int) -> Review:
        """What a seat can ask for again."""
        return self._reviews.setdefault(seat, Review())

    def flush(self, seat: int = 0) -> None:
        """Print and speak all that waits, in one write; with `more` line by line. Raises Leave."""
        self._say_notes()
        waiting = [(said, kept) for make, kept in self._pending if (said := make()) is not None]
        self._pending.clear()
        if self.outlets.more:
            self._one_by_one(waiting, seat)
            return
        if waiting:
            self.outlets.terminal.write(part for said, _ in waiting for part in self._shown(said))
        for said, kept in waiting:
            self._feel(said)
            self.speak_out(said)
            self._keep(said, kept)

    def _say_notes(self) -> None:
        news = self.outlets.display.news() if self.outlets.display is not None else None
        if news is not None:  # for eyes and ears: on the display it stands by itself, if it can
            said = said_text(self.phrases.text(news))
            self.outlets.terminal.write([said.line.text])
            self.speak_out(said)
        while self._notes:
            phrase, facts = self._notes.popleft()
            self.say(phrase, **facts)

    def _one_by_one(self, waiting: list[tuple[Said, frozenset[int]]], seat: int) -> None:
        told = True
        for said, kept in waiting:
            if told:
                told = self._piece_by_piece(said, seat)
            self._keep(said, kept)

    def _keep(self, said: Said, seats: frozenset[int]) -> None:
        for seat in seats:
            self.review(seat).add(said)

    def _piece_by_piece(self, said: Said, seat: int, review: Review | None = None) -> bool:
        """Show a line in pieces that fit, each until Enter. False when the rest is to be skipped.

        On a display it stands until Enter, or until the display's keys go on from its end.
        """
        review = review or self.review(seat)
        self.speak_out(said)
        if self.outlets.display is not None:
            self._feel(said)
            return self.wait(self._beside_display(said), review, seat, said)
        return all(self.wait(piece, review, seat) for piece in self._pieces(said))

    def _beside_display(self, said: Said) -> str:
        """What is printed of a line that stands on the display."""
        return self.phrases.text("loop-on-display") if self.hides(said) else said.line.text

    def _pieces(self, said: Said) -> list[str]:
        """A line as the display takes it, cursor included; where it is braille, the print goes out at once."""
        text, *braille = self._lines(said)
        if braille and not self.hides(said):
            self.outlets.terminal.write([text])
        pieces = textwrap.wrap(text, self.outlets.cells - 2, break_on_hyphens=False)
        return braille or [piece.replace(NO_BREAK, " ") for piece in pieces]

    def wait(self, shown: str, review: Review, seat: int = 0, said: Said | None = None) -> bool:
        """Wait for Enter at a line. False when the rest is to be skipped. Raises Leave.

        Lines that are asked for stand in its place until Enter where each line waits, else they go out before it. Then
        the line that was interrupted, `said`, stands on the display again.
        """
        asked_for: deque[str] = deque()
        while True:
            standing = asked_for[0] if asked_for else shown
            typed = self._read_line(standing, seat)
            self.hush()
            word = normal(typed) if isinstance(typed, str) else ""
            if word in map(normal, self.phrases.words("loop-more-no")):
                return False
            command = typed.command if isinstance(typed, Pressed) else self._meant(word)
            if command:
                asked_for = self._while_waiting(command, review)
            elif not asked_for:
                return True
            else:
                asked_for.popleft()
                if said is not None and not asked_for:
                    self._feel(said)

    def _read_line(self, shown: str, seat: int) -> str | Pressed:
        """What is typed at a line that waits."""
        if self.outlets.display is not None:
            self.outlets.display.wait()
        return self._typed(shown, seat)

    def _typed(self, shown: str, seat: int = 0, typed: str = "", words: Iterable[str] = ()) -> str | Pressed:
        """What is typed behind a prompt; then nothing is asked on the display any more."""
        try:
            return self.outlets.terminal.read(shown + " ", seat, typed, words)
        finally:
            if self.outlets.display is not None:
                self.outlets.display.answered()

    def _meant(self, word: str) -> str:
        """The command that a word stands for at a waiting line; help for what means nothing."""
        for command in WAITING:
            if word.lstrip("/") in map(normal, self.phrases.words(f"loop-command-{command}")):
                return command
        return "help" if word else ""

    def _while_waiting(self, command: str, review: Review) -> deque[str]:
        """What a command says while a line waits, in pieces where each line waits. Raises Leave."""
        if command == "quit":
            raise Leave
        found = None
        if command != "help":
            found = review.back() if command == "repeat" else review.forward()
        none = {"repeat": "loop-no-earlier", "next": "loop-no-later", "help": "loop-wait-help"}[command]
        said = found or said_text(self.phrases.text(none))
        self.speak_out(said)
        self._feel(said)
        if self.outlets.more:
            return deque(self._pieces(said) if self.outlets.display is None else [self._beside_display(said)])
        self.outlets.terminal.write(self._shown(said))
        return deque()

    def hides(self, said: Said) -> bool:
        """Whether a line is for the fingers alone."""
        return self.outlets.discreet and said.private and self.outlets.translator is not None

    def _shown(self, said: Said) -> list[str]:
        """A line as printed, and under it its braille; or that alone."""
        lines = self._lines(said)
        return lines[1:] if self.hides(said) else lines

    def _feel(self, said: Said) -> None:
        """A line on the display."""
        translator, display = self.outlets.translator, self.outlets.display
        if translator is not None and display is not None:
            width = self.outlets.felt_cells
            counted = any(span.kind == "number" for span in said.braille.spans)  # then its points are what it tells
            fits = LONGEST if counted else width
            display.tell(lambda: translator.laid_to_fit(said.braille, fits, width < NARROW), said.private)

    def _lines(self, said: Said) -> list[str]:
        narrow = self.outlets.cells < NARROW
        text = said.line.closed_up if narrow and not said.line.has_cards else said.line.unbroken
        return [text, *self._brailled(said.braille, narrow)]

    def _brailled(self, line: Line, closed_up: bool) -> Iterable[str]:
        if self.outlets.translator is None or self.outlets.display is not None:
            return ()
        width = self.outlets.cells - 2 if self.outlets.more else self.outlets.cells
        return pieces(self.outlets.translator.fitting(line, width, closed_up), width)

    def speak_out(self, said: Said) -> None:
        """Let the voice say a line, unless it is for the fingers alone."""
        if not self.hides(said):
            self.speak(said.line.spoken)

    def speak(self, text: str) -> None:
        """Let the voice say a text after what it is saying."""
        if self.outlets.voice is not None:
            self.outlets.voice.say(text, self.outlets.manner)

    def hush(self) -> None:
        """Stop the voice: somebody pressed a key."""
        if self.outlets.voice is not None:
            self.outlets.voice.silence()

    def finish_speaking(self) -> None:
        """Let the voice come to its end."""
        if self.outlets.voice is not None:
            self.outlets.voice.finish(FINISH)

    def ask_text(self, phrase: str, **facts: Any) -> str:
        """Whatever is typed at this phrase, nothing included."""
        self.flush()
        prompt = self.phrases.line(phrase, **facts)
        self.speak(prompt.spoken)
        translator, display = self.outlets.translator, self.outlets.display
        if translator is not None and display is not None:
            display.ask(lambda width: translator.laid(prompt))
        typed = self._typed(prompt.text)
        self.hush()
        return typed.strip() if isinstance(typed, str) else ""

    def read_aloud(self, paragraphs: Collection[str]) -> None:
        """Read paragraphs, one at a time, until who listens has had enough: quit ends the reading only."""
        self.flush()
        with suppress(Leave):
            self._paragraphs(paragraphs, Review())

    def _paragraphs(self, paragraphs: Collection[str], heard: Review) -> None:
        for number, paragraph in enumerate(paragraphs, 1):
            said = said_text(paragraph)
            if self.outlets.more:
                if not self._piece_by_piece(said, 0, heard):
                    return
                heard.add(said)
                continue
            self.outlets.terminal.write(self._shown(said))
            self._feel(said)
            self.speak(paragraph)
            heard.add(said)
            last = number == len(paragraphs)
            if self.outlets.terminal.interactive and not last and not self._more(heard):
                return

    def _more(self, heard: Review) -> bool:
        more = self.phrases.text("loop-more")
        self.speak(more)
        return self.wait(more, heard)  # on a display the paragraph stands until its keys, or Enter, go on


def said_text(text: str) -> Said:
    """A text, the same for ear and finger."""
    line = plain_line(text)
    return Said(line, line)
