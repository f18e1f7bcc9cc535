"""The rows of the screen that stood told: what only moves, or is drawn again after a clear, is not told again.

Apart from teller.py: it compares rows before and after output, and tells nothing.
"""

from __future__ import annotations

from collections import Counter, deque

from access.person.child_screen import ChildScreen
from access.person.rows import is_own_change, without_figures

NEAR = 1_000
"""The most remembered rows, for programs that draw all of them anew."""
AGAIN = 0.3
"""Seconds after a clear in which a program draws its screen again."""


class StoodRows:
    """The essences of the rows that were told, or drawn again, since the screen was cleared."""

    def __init__(self, screen: ChildScreen) -> None:
        self._screen = screen
        self._before: list[str] | Counter[str] = []
        """The essences that stood told on the screen before this output; then how often each does not any more."""
        self._lives: dict[str, tuple[int, float]] = {}
        """By the essences of the rows that were drawn before this output: how often each was replaced, and when."""
        self._stood: deque[str] = deque(maxlen=NEAR)
        self._again = Counter[str]()
        """How often each essence may be drawn again after a clear."""
        self._cleared = -9.0
        """When the program has cleared the screen last, to draw it again."""

    def add(self, essence: str) -> None:
        """Note a row that is told."""
        self._stood.append(essence)

    def note_before(self) -> None:
        """Note the rows as they stand before output."""
        screen = self._screen
        self._before = [row.essence for row in screen.rows if row.essence and row.told == row.essence]
        rows = screen.rows if screen.hidden or screen.moved else ()
        self._lives = {row.essence: (row.changes, row.changed) for row in rows if row.essence}

    def take_moved(self) -> None:
        """Take rows as told that only moved: as many as are missing where they stood, or stood before a clear."""
        screen, is_again = self._screen, self._screen.now - self._cleared < AGAIN
        if not (screen.hidden or screen.moved or is_again):
            return
        rows = (*screen.gone, *screen.rows)
        self._before = before = Counter(self._before)
        before.subtract(row.essence for row in rows if not row.untold)
        missing = self._again if is_again else before
        for row in rows:
            if row.untold and missing[row.essence] > 0 and (screen.hidden or row is not screen.here):
                row.told = row.essence
                missing[row.essence] -= 1
                if is_again:
                    self.add(row.essence)
        self._take_figures()

    def _take_figures(self) -> None:
        """Let rows that have moved, and changed their figures at most, go on: they may be drawn again and again."""
        rows, before = (*self._screen.gone, *self._screen.rows), self._lives
        stand = Counter(row.essence for row in rows)
        gone = {without_figures(said): life for said, life in before.items() if said not in stand}
        for row in self._screen.rows if before else ():
            if not row.untold:
                continue
            if row.essence in before:
                row.changes = max(row.changes, before[row.essence][0])
            elif life := gone.pop(without_figures(row.essence), None):
                row.changes = max(row.changes, life[0] + is_own_change("", "", life[1], self._screen.key))

    def clear(self) -> None:
        """Begin anew after a clear: what stood may be drawn again."""
        is_first = self._screen.now - self._cleared >= AGAIN
        self._again = Counter(self._stood) if is_first else self._again + Counter(self._stood)
        self._stood.clear()
        self._cleared = self._screen.now

    def end_again(self) -> None:
        """Expect no row of before the clear any more."""
        self._again.clear()

    def still_spins(self, words: str) -> bool:
        """Tell whether the spinner with these words was told, and no end of it since: it has moved."""
        told = next((said for said in reversed(self._stood) if said.endswith(words)), "")
        return told == words
