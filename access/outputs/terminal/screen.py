"""The terminal as an output: lines are printed in one write, and a prompt waits for one typed line.

Its bell stands for sounds.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from typing import Generic, Protocol, TypeVar

from access.language.line import NO_BREAK, Line
from access.language.output import NARROW, Cue, Output, Question, Said, WaitingLine, said_text
from access.outputs.terminal.plain import Printing
from access.outputs.terminal.printing import WIDEST
from games.data import frozen


@frozen
class Looks:
    """How a screen shows lines and questions.

    Prompts fit `cells` columns, answer included. With `more` each line waits for Enter. With `discreet` hands are shown
    in braille alone; `elsewhere` is printed for a line that is shown on a display only. With `on_display` lines are
    printed whole. With `large` the dice, cards and numbers of each question are drawn before it, and of each line that
    was asked for; with `dots` letter cards have their braille cells below them. A line that fits is printed in its
    colours if `colours()` is true.
    """

    cells: int
    more: bool = False
    discreet: bool = False
    on_display: bool = False
    elsewhere: str = ""
    large: bool = False
    dots: bool = False
    colours: Callable[[], bool] = bool


T = TypeVar("T", bound=Printing)


class PrintedBraille(Protocol):
    """Braille that is printed under each line. The wall: an output knows no other."""

    def pieces(self, said: Said, width: int, closed_up: bool) -> Sequence[str]:
        """Return a line in pieces of at most `width` cells; cards lose their points if they do not fit."""

    def prompt(self, question: Question, cells: int) -> str:
        """Return a question that fits so many cells."""


class Screen(Output, Generic[T]):
    """Prints for one listener, on a terminal from which prompts are read elsewhere; see Looks for how."""

    def __init__(self, terminal: T, looks: Looks, braille: PrintedBraille | None = None) -> None:
        self.terminal, self.looks, self.braille = terminal, looks, braille
        self._prompts: Sequence[str] = ()
        self._words: Callable[[], Collection[str]] = tuple
        self._rows: Sequence[str] = ()
        """The large print of the question."""

    @property
    def more(self) -> bool:
        """Whether each line waits for Enter."""
        return self.looks.more

    def beside_display(self) -> Screen[T]:
        """Return the screen of a listener whose lines are also shown on a display."""
        looks = replace(self.looks, more=True, on_display=True, colours=bool)
        return Screen(self.terminal, looks)

    # Output

    def present(self, lines: Sequence[Said]) -> None:
        """Print lines in one write, each with its braille under it; private lines in braille alone if `discreet`."""
        self.terminal.write(part for said in lines for part in self._shown(said))

    def ask(self, question: Question, typed: str = "", again: bool = False) -> None:
        """Set the prompt of a question."""
        self.terminal.skips = False
        brailled = self.braille is not None or self.looks.on_display  # then nobody feels what is printed
        columns = self.terminal.columns() if brailled and question.is_own else self.looks.cells
        shown = [question.printed(columns)]
        if more := question.left_out(columns):
            self.terminal.write([more])
        if self.braille is not None:
            prompt = self.braille.prompt(question, self.looks.cells)
            is_short = question.more and prompt != self.braille.prompt(question, WIDEST)
            shown += [*(self._brailled(said_text(question.more)) if is_short else ()), prompt]
        if self.looks.discreet and question.private:
            shown = shown[1:] or [self.looks.elsewhere]
        self._prompts, self._words = ["\n".join(shown)], question.words
        if self.looks.large and not (self.looks.discreet and question.private):
            before, self._rows = self._rows, self._drawn(question.full)
            is_new = not again or (self._rows != before and any(span.items for span in question.full.spans))
            self.terminal.write(self._rows if is_new else ())  # a command may show the hand in the same question

    def ask_text(self, prompt: Line, typed: str = "") -> None:
        """Set a prompt at which any text may be typed."""
        self.terminal.skips = False
        self._prompts, self._words = [prompt.text], tuple

    def stand(self, line: WaitingLine, typed: str = "") -> None:
        """Set the prompts of a line that waits, one for each piece."""
        self.terminal.skips = line.kind != "hand"
        self._prompts, self._words = self._cut(line), tuple

    def forget(self, seat: int) -> None:
        """Clear the screen and the input history of this seat."""
        self.terminal.forget(seat)

    def around(self, text: str, asks: bool) -> tuple[Sequence[str], Sequence[str]]:
        """Return the large print above a text of others, and the braille below it.

        A number is drawn if it `asks`, or is all of a line.
        """
        if not self.looks.large and self.braille is None:
            return (), ()
        said = said_text(text)
        is_drawn = self.looks.large and (asks or all(span.kind == "number" for span in said.line.spans))
        return self._drawn(said.line) if is_drawn else (), self._brailled(said)

    def close(self) -> None:
        """End a line that is still open."""
        self.terminal.end()

    # Input

    @property
    def pieces(self) -> int:
        """The number of prompts to read, one after the other."""
        return len(self._prompts)

    def prompt(self, piece: int) -> str:
        """Return a prompt, with the blank that follows it."""
        return f"{self._prompts[piece]} "

    @property
    def words(self) -> Callable[[], Collection[str]]:
        """The function that returns the words for completion at this prompt."""
        return self._words

    # Helpers

    def _hides(self, said: Said) -> bool:
        """Tell whether a line is for braille alone."""
        return self.looks.discreet and said.private

    def _shown(self, said: Said) -> list[str]:
        lines = self._lines(said)
        if self._hides(said):
            return lines[1:]
        return [*self._large(said), *lines] if self.looks.large else lines

    def _large(self, said: Said) -> list[str]:
        """Return the rows of large print above a line: of one that was asked for, and of the dice of the table."""
        from access.outputs.terminal.large import shows_table_dice, table_dice

        if said.asked:
            return self._drawn(said.line, asked=True)
        return self._drawn(table_dice(said.line)) if shows_table_dice(said.line) else []

    def _drawn(self, line: Line, asked: bool = False) -> list[str]:
        """Return the rows of large print."""
        from access.outputs.terminal.large import drawn

        return drawn(line, min(self.looks.cells, self.terminal.columns()), self.looks.dots, asked)

    def _lines(self, said: Said) -> list[str]:
        narrow = self.looks.cells < NARROW
        text = said.line.closed_up if narrow and not said.line.has_cards else said.line.unbroken
        if said.line.is_styled and len(text) <= self.terminal.columns() and self.looks.colours():
            text = said.line.styled
        return [text, *self._brailled(said)]

    def _brailled(self, said: Said) -> Sequence[str]:
        width = self.looks.cells - 2 if self.more else self.looks.cells
        return () if self.braille is None else self.braille.pieces(said, width, self.looks.cells < NARROW)

    def _cut(self, line: WaitingLine) -> list[str]:
        """Return the pieces of a line that waits, with room for the cursor; if in braille, print the text first."""
        if line.kind == "prompt":
            return [line.said.line.text]
        if line.kind == "hand":
            return ["\n".join(self._lines(line.said))]
        if self.looks.on_display:
            return [self.looks.elsewhere if self._hides(line.said) else line.said.line.text]
        text, *braille = self._lines(line.said)
        if braille and line.fresh and not self._hides(line.said):
            self.terminal.write([text])
        cut = textwrap.wrap(text, self.looks.cells - 2, break_on_hyphens=False)
        return braille or [piece.replace(NO_BREAK, " ") for piece in cut] or [text]


class Bell(Output):
    """Rings the terminal's bell at the listener's turn: over SSH it sounds where they sit."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring

    def play(self, cues: Iterable[Cue]) -> None:
        """Ring if it is the listener's turn."""
        if any(cue.name == "turn" for cue in cues):
            self._ring()
