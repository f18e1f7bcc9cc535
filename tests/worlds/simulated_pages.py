"""Pages of simulated people: a browser goes from host to host, its stream is cut at any event, answers come late and twice.

Each of `PAGES` but `ShownPage` leaves one rule of pages out.
"""

import asyncio

from access.club.web.page import Page


class ShownPage(Page):
    """A page that remembers the lines that it has shown."""

    def __init__(self, random_bytes):
        super().__init__(random_bytes)
        self.lines = []

    def show(self, lines=(), cues=(), asked=None, again=False):
        lines = tuple(lines)
        self.lines += lines
        super().show(lines, cues, asked, again)


class KeylessPage(ShownPage):
    """A page whose numbers look like those of any other."""

    def __init__(self, random_bytes):
        super().__init__(random_bytes)
        self.key = "same"


class AnyNumberPage(ShownPage):
    """A page that takes an answer to whatever was asked before."""

    def answer(self, number, text, name):
        return super().answer(self.asked.number, text, name)


class NewestPage(ShownPage):
    """A page that sends the last event alone to a browser that comes back."""

    def after(self, number):
        return super().after(number)[-1:]


PAGES = {
    "": ShownPage,
    "page: numbers without a key": KeylessPage,
    "page: answers to any question": AnyNumberPage,
    "page: the last event alone": NewestPage,
}


class Tab:
    """The tab of somebody's browser. `heard` has the lines of each page that it was at, by the key."""

    def __init__(self, chance):
        self.chance, self.page, self.last, self.seen, self.heard = chance, None, "", {}, {}
        self.asked, self.sent, self.names = None, [], 0
        self.pages = []

    def go_to(self, page):
        """Come to the page of a host; its stream begins with the next look."""
        self.page = page
        if page not in self.pages:
            self.pages.append(page)

    async def live(self, answer):
        """Read, and answer what is asked by what `answer` returns for the text of a question."""
        while True:
            await asyncio.sleep(self.chance.random() * self.chance.choice((0.1, 1, 3)))
            if self.page is not None:
                self.read(self.chance.random() * 0.3)
                self._answer(answer)

    def read(self, cuts=0.0):
        """Read what is new, until the stream is cut: before any event as likely as `cuts`."""
        for event in self.page.after(max(0, self.page.number_of(self.last))):
            if self.chance.random() < cuts:
                return
            name = self.page.numbered(event.number)
            key = name.rpartition("-")[0]
            if event.number <= self.seen.get(key, 0):
                continue
            self.seen[key], self.last = event.number, name
            self.heard.setdefault(key, []).extend(event.lines)
            if event.asked is not None:
                asks = event.asked.kind == "question"
                self.asked = (self.page.numbered(event.asked.number), event.asked.text) if asks else None

    def _answer(self, answer):
        if self.sent and self.chance.random() < 0.3:  # one that was on its way for long
            self._send(*self.chance.choice(self.sent))
        if self.asked is not None and self.chance.random() < 0.5:
            number, text = self.asked
            self.sent.append((number, answer(text)))
            self._send(*self.sent[-1])

    def _send(self, number, text):
        self.names += 1
        for _ in range(self.chance.choice((1, 1, 2))):
            self.page.answer(self.page.number_of(number), text, f"{self.names}")

    def check(self):
        """Raise AssertionError unless each line of the last page was told once and in order, and no other doubled."""
        if self.page is None:
            return
        self.read()
        for page in self.pages:
            heard = self.heard.get(page.key, [])
            assert heard == page.lines[: len(heard)], "a page told a line twice, or not"
        assert self.heard.get(self.page.key, []) == self.page.lines, "a line of a page was lost"
