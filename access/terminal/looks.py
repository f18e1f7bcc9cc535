"""How lines and questions look on a screen, by a person's settings and by the other outputs beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from access.system import environment
from games.frozen import frozen

CELLS = 40
"""Cells of a braille display by default; questions fit them, answer included."""


class Preferred(Protocol):
    """The preferences of a person that a screen goes by."""

    @property
    def cells(self) -> int | None:
        """The columns that prompts must fit; None for as many as there are."""

    @property
    def more(self) -> bool | None:
        """Whether each line waits; None for where braille is shown."""

    @property
    def size(self) -> str:
        """Whether questions are drawn in large print: normal, large or always."""

    @property
    def braille(self) -> str:
        """Where braille is shown: auto, off, display, terminal or brf."""


@frozen
class Surroundings:
    """The surroundings of a screen: its terminal, the braille of its person, and a screen reader."""

    columns: int
    interactive: bool
    brailles: bool
    on_display: bool
    rows: int
    """The rows of the braille display; 1 without one."""
    reads: Callable[[], bool]
    """Looks, through all processes, whether a screen reader runs."""


@frozen
class Looks:
    """How a screen shows lines and questions.

    Prompts fit `cells` columns, answer included. With `more` each line waits for Enter. With `discreet` hands are shown
    in braille alone; `elsewhere` is printed for a line that is shown on a display only. With `on_display` lines are
    printed whole. With `large` the dice, cards and numbers of each question are drawn before it. A line that fits is
    printed in its colours if `colours()` is true.
    """

    cells: int
    more: bool = False
    discreet: bool = False
    on_display: bool = False
    elsewhere: str = ""
    large: bool = False
    colours: Callable[[], bool] = bool

    @classmethod
    def of(cls, wanted: Preferred, beside: Surroundings, discreet: bool, elsewhere: str) -> Looks:
        """Return the looks of a screen at home."""
        return cls(
            _cells(wanted, beside),
            beside.interactive and _waits(wanted, beside),
            discreet,
            beside.on_display,
            elsewhere,
            _is_large(wanted, beside),
            lambda: _has_colours(beside),
        )


def _cells(wanted: Preferred, beside: Surroundings) -> int:
    """Return the columns that prompts must fit: those of a braille display if there is one, else all.

    With `more` they also fit a display that follows the cursor.
    """
    if wanted.cells is not None:
        return wanted.cells
    return min(CELLS, beside.columns) if beside.brailles or wanted.more else beside.columns


def _waits(wanted: Preferred, beside: Surroundings) -> bool:
    if wanted.more is not None:
        return wanted.more
    return beside.brailles and wanted.braille != "auto" and beside.rows < 2


def _is_large(wanted: Preferred, beside: Surroundings) -> bool:
    """Tell whether questions are drawn in large print: beside a reader or a display only if always wanted."""
    if wanted.size != "large":
        return wanted.size == "always"
    return not beside.brailles and not beside.reads()


def _has_colours(beside: Surroundings) -> bool:
    """Tell whether lines are printed in their colours: for those who see, unless NO_COLOR is set."""
    seen = not beside.brailles and beside.interactive and environment.wants_colours()
    return seen and not beside.reads()
