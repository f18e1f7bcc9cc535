"""A deafblind player at a display of several rows: knows what stands in each, and that the question stands last."""

import re

from fingers import BLANK, CURSOR, QUESTION, Fingers

MOST_KEYS = 256
"""The virtual driver numbers its keys by a byte."""


class PageFingers(Fingers):
    """A game on so many cells by so many rows. `felt` is each page: its rows of cells, and their print."""

    def __init__(self, *arguments, cells, rows, **options):
        super().__init__(*arguments, cells=cells, rows=rows, **options)

    @property
    def page(self):
        """What stands there, row by row."""
        return [" ".join(row.split()) for row in self.display.page()]

    @property
    def text(self):
        """The question, which may go on from the row before: its first row begins below the scene."""
        return self.page[-1]

    @property
    def asked(self):
        last = self.cells.rstrip(BLANK)
        return CURSOR in last[-2:] and QUESTION.match(self.text) is not None

    def _feel(self):
        self.display.settle(0.1)
        columns = self.display.columns
        rows = [self.cells[at : at + columns] for at in range(0, len(self.cells), columns)]
        self.felt.append(list(zip(rows, self.display.page(), strict=True)))

    @property
    def over(self):
        """The number of pages that stood there before the program ended."""
        return max(n for n, page in enumerate(self.felt) if "?" in page[-1][1]) + 1

    def route(self, word):
        """Press the routing key of a die or a card of the question; type it where the virtual driver has no such key."""
        if self.display.columns * self.display.rows > MOST_KEYS:
            return self.type(f"{word} ")
        wanted = re.escape(word) if word.isdigit() else rf"(?<!\w){word}(?!\w)"
        rows = self.display.page()
        number = max(n for n, row in enumerate(rows) if re.search(wanted, row))
        at = re.search(wanted, rows[number]).start()
        closed_up = re.search(rf"[0-9]{word}|{word}[0-9]", rows[number]) is not None
        return self.press("ROUTE", self.display.columns * number + at + 1 + (closed_up and word.isdigit()))
