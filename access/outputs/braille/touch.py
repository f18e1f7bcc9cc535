"""A braille display as an output, and braille that is printed in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from access.language.line import Line
from access.language.output import NARROW, Mark, Output, OutputKind, Question, Said, WaitingLine
from access.outputs.braille.buffer import Strip
from access.outputs.braille.display import Display
from access.outputs.braille.translator import Cells, Translator, pieces

SCENES: Sequence[tuple[int, Sequence[tuple[str, int]]]] = (
    (8, (("turn", 1), ("points", 2), ("state", 2), ("hand", 2))),
    (5, (("points", 1), ("state", 1), ("hand", 1))),
    (2, (("state", 1), ("hand", 1))),
)
"""The parts of a scene from the top, each with its most rows, by the least rows of the display."""
LONGEST = 10_000
"""More cells than any line has."""
DISPLAY = OutputKind("display", holds=True)
WIDEST = 200
"""Cells of the widest display: any question fits them."""


class Touch(Output):
    """Shows lines and questions to one reader on a display.

    Questions fit `cells` if no display answers. `mark` tells how a display shows that there is more, `widest` how many
    of its cells the reader wants.
    """

    kind = DISPLAY

    def __init__(
        self, display: Display, translator: Translator, cells: int, mark: Mark = "dots", widest: int | None = None
    ) -> None:
        self.display = display
        self.translator = translator
        self.cells = cells
        self.mark: Mark = mark
        self.widest = widest
        self._known: dict[tuple[Line, bool], Cells] = {}
        self._known_before: dict[tuple[Line, bool], Cells] = {}
        """The cells of the last two questions and their scenes: most of a scene stays as it is."""

    def connected(self) -> bool:
        """Tell whether the display answers now."""
        return self.display.columns > 0

    def news(self) -> str | None:
        """Return, once, the phrase that says that the display was lost or came back."""
        return self.display.news()

    def take(self) -> None:
        """Use the typed cells, mark and width of this reader from now on."""
        self.display.read_by(self.translator.typed, self.mark, self.widest)

    def present(self, lines: Sequence[Said]) -> None:
        """Add lines. Their cells are made when they are read."""
        width = self.display.cells(self.cells)
        for said in lines:
            counted = any(span.kind == "number" for span in said.braille.spans)  # then its points are its message
            cells = partial(self._laid, said.braille, LONGEST if counted else width, width)
            self.display.tell(cells, said.private, said.replaces)

    def settle(self) -> None:
        """Show the lines that were told: no question follows now."""
        self.display.stand()

    def unread(self) -> bool:
        """Tell whether the display has lines that were not read."""
        return self.connected() and self.display.has_unread()

    def _laid(self, line: Line, fits: int, width: int) -> Cells:
        return self.translator.laid_to_fit(line, fits, width < NARROW)

    def ask(self, question: Question, typed: str = "", again: bool = False) -> None:
        """Show a question at once. If it was shortened, the line before it is the whole question."""
        question.make_felt()
        self._known, self._known_before = {}, self._known
        self.display.ask(
            lambda cells: self._fitting(question, cells), typed, question.lead, again, self._scene(question)
        )
        self._type(typed)
        if not again and not question.hand_shown:
            self.display.keep_whole(self._fitting(question, WIDEST), question.private)

    def _scene(self, question: Question) -> Sequence[Strip]:
        """Return the scene above a question, for a display of several rows."""
        strips = next((strips for least, strips in SCENES if self.display.rows >= least), ())
        parts = question.scene() if strips else {}
        return [Strip(self._forms(parts[what]()), rows) for what, rows in strips if what in parts]

    def _forms(self, line: Line) -> Sequence[Callable[[], Cells]]:
        """Return the forms of a line as functions: whole, dice as one number, and, of cards, without their points."""
        lines = (line, line.shortened()) if line.has_cards else (line,)
        return [partial(self._cells, each, closed_up) for each in lines for closed_up in (False, True)]

    def _fitting(self, question: Question, cells: int) -> Cells:
        return question.brailled(cells, self._cells)

    def _cells(self, line: Line, closed_up: bool) -> Cells:
        found = self._known.get((line, closed_up)) or self._known_before.get((line, closed_up))
        if found is None:
            found = self.translator.laid(line, closed_up)
        self._known[line, closed_up] = found
        return found

    def ask_text(self, prompt: Line, typed: str = "") -> None:
        """Show a prompt."""
        self.display.ask(lambda width: self.translator.laid(prompt))
        self._type(typed)

    def stand(self, line: WaitingLine, typed: str = "") -> None:
        """Show a line that waits for Enter or for a key of the display."""
        if (line.fresh or line.covered) and line.kind != "prompt":
            self.present((line.said,))
        self.display.wait(line.kind == "hand")
        self._type(typed)

    def _type(self, typed: str) -> None:
        if typed:
            self.display.typed(typed, len(typed))

    def typed(self, text: str, cursor: int) -> None:
        """Show the line being typed after a change."""
        self.display.typed(text, cursor)

    def answered(self) -> None:
        """Close the question; the window stays until the next line."""
        self.display.answered()

    def forget(self, seat: int) -> None:
        """Remove private lines."""
        self._known, self._known_before = {}, {}
        self.display.forget_private()

    def close(self) -> None:
        """Give the display back to brltty."""
        self.display.close()


class Aside(Output):
    """The output of a listener without a display while somebody else at the keyboard reads one."""

    def __init__(self, display: Display) -> None:
        self.display = display

    def ask(self, question: Question, typed: str = "", again: bool = False) -> None:
        """Show the lines that were told meanwhile to the reader of the display."""
        self.display.stand()


class Printed:
    """Prints braille under each line of the terminal."""

    def __init__(self, translator: Translator) -> None:
        self.translator = translator

    def pieces(self, said: Said, width: int, closed_up: bool) -> Sequence[str]:
        """Return a line in pieces of at most `width` cells; cards lose their points if they do not fit."""
        return list(pieces(self.translator.fitting(said.braille, width, closed_up), width))

    def prompt(self, question: Question, cells: int) -> str:
        """Return a question that fits so many cells."""
        return question.brailled(cells, self.translator.line, points=False)
