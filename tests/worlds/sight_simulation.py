"""Whole games at pages with pictures, in virtual time: what eyes see is what the game says.

A browser here knows what a script gets: events in JSON. Players of odd names, and somebody who watches, see two games
one after the other. What is held is listed in `Eyes`; it goes by the events and the state of the game, and uses nothing
that makes the page. Each of `DEFECTS` changes one line of the page, and must be found.
"""

import asyncio
import inspect
import json
import sys
import textwrap
from collections import deque
from contextlib import contextmanager
from itertools import combinations
from types import SimpleNamespace

import two_places
from club_players import YES
from pages import session_with
from two_places import typed_for
from world import World

from access.club.web import page as page_module
from access.club.web import stream
from access.club.web.page import Page, PageConsole
from access.club.web.pages import part
from access.dialogue.conversation import Conversation
from access.dialogue.drivers import run_async
from access.dialogue.entries import Happened, Joined
from access.dialogue.places import Place
from access.dialogue.requests import Listener, Read, Watching
from access.engine.chance import Seeded
from access.engine.table import Table, clean_names, drive_async, seat_bots
from access.language.output import Question
from access.language.phrases import Hearing, Phrases
from access.play.at_table import AtTable, BesideTable, WhatNext, table_seen
from access.storage import catalogue
from games.game import Sitting
from games.refusals import Illegal
from games.steps import Seat, Tell

OPTIONS = {
    "kaques": ({"target": 1500},),
    "kara": ({"rounds": 3}, {"rounds": 2, "house": "extra"}, {"rounds": 3, "chips": 12, "stake": 5}),
    "misericorde": ({"rounds": 3}, {"rounds": 2, "coppers": 1}),
    "verflixte6": ({"rounds": 2},),
    "words": ({"rounds": 4}, {"rounds": 3, "chips": 6}, {"rounds": 3, "check": "challenge"}),
}
"""The options of tables; few chips bring debts, and seats that are out."""
NAMES = clean_names(
    [
        *("Anna", "Gustave", "Out", "Points", "Leads 5", "raus", "Won", "J.-P. d'Or"),
        *("\u05d9\u05e2\u05dc 7", "Zoe\u0308 \u1e69\u0323", "\u738b" * 20, "\u0661\u0662", "W" * 20, "12"),
    ]
)
"""Names like headings, words of a legend and figures, of letters that run from right to left, of marks, wide ones."""
HEARS = [(verbosity, others) for verbosity in ("full", "normal", "brief") for others in ("line", "full", "off")]


# What eyes see must be -------------------------------------------------------------------------------------------------

COLUMNS = {
    "kaques": (lambda play, seat: play.scores[seat],),
    "kara": (lambda play, seat: play.chips[seat], lambda play, seat: play.wins[seat]),
    "misericorde": (
        lambda play, seat: play.chips[seat] + play.coppers[seat] * play.rate,
        lambda play, seat: play.chips[seat],
        lambda play, seat: play.coppers[seat],
    ),
    "verflixte6": (lambda play, seat: play.totals[seat], lambda play, seat: play.eyes[seat]),
    "words": (lambda play, seat: play.chips[seat],),
}
"""The figures of a seat in the first columns of each table, by the state of its game."""
LOSES = {"LeKaque", "GrandKaque", "Void", "Dropped", "Out", "OutBy", "Struck"}
"""The events with which the turn of a seat is lost, or its word."""
WINS = {"Won", "NoPoints", "games.purse.Tied"}
ROUNDS = {"Durchgang", "House", "HouseBy", "Starts", "Deals"}
SUMS = {"FreeThrow", "Thrown", "Brings", "Countered", "Spared", "Out", "OutBy"}
"""The events of throws with the points of the turn so far."""


def minus(figure):
    """A figure with its sign, as eyes read it."""
    return f"\u2212{-figure}" if figure < 0 else f"{figure}"


def figure_of(cell):
    """The figure with which a cell begins, told with a word if it is below 0."""
    words = cell.replace(",", " ").split()
    return -int(words[1]) if words[0] in ("minus", "moins") else int(words[0])


def stands_in(word, text):
    """Whether a word stands in a text, and is no part of another one."""
    ends = [at for at in range(len(text)) if text.startswith(word, at)]
    return any(not text[at - 1 : at].isalnum() and not text[at + len(word) :][:1].isalnum() for at in ends)


def happened(entry):
    """The events of an entry."""
    if isinstance(entry, Joined):
        return [*happened(entry.first), *happened(entry.second)]
    return [entry] if isinstance(entry, Happened) else []


def kind(event):
    """The name of the class of an event; Jaques le Kaques has a tie of its own, at its first throw."""
    return f"{type(event).__module__}.Tied" if type(event).__name__ == "Tied" else type(event).__name__


# What a browser shows --------------------------------------------------------------------------------------------------


def text_of(piece):
    """The text of a piece of a page in JSON."""
    if isinstance(piece, str):
        return piece
    return "" if piece[0] == "svg" else "".join(map(text_of, piece[2]))


def within(pieces, name):
    """All elements of this name."""
    for each in pieces:
        if not isinstance(each, str):
            if each[0] == name:
                yield each
            yield from within(each[2], name)


class SeatsSeen:
    """The table of seats as it stands at a page."""

    def __init__(self, pieces):
        top, *rows = within(pieces, "tr")
        self.heads = [text_of(each) for each in top[2]][1:]
        self.rows = [[text_of(each).strip() for each in row[2]] for row in rows]
        self.marks = [row[1].get("class", "").split() for row in rows]
        below = [each for each in pieces if each[0] == "p"]
        self.notes = [text_of(each) for each in below if not each[1]]
        legend = [each for each in below if each[1].get("aria-hidden")]
        self.legend = [part for each in legend for part in each[2] if isinstance(part, str)]

    @property
    def firsts(self):
        return [row[1] if row[1] != "\u2013" else "" for row in self.rows]


class SeenPage(Page):
    """A page whose browser reads each event as it comes."""

    def show(self, *given, **named):
        super().show(*given, **named)
        self.eyes.read()


class Eyes:
    """Somebody at a page, as a player or beside the table, who holds what they see against the game.

    - The table has each seat in its row, its figures, whose turn it is, and in the end who has won.
    - The bar has the turn, the own figure and each one that has changed since the last answer, with the difference.
    - The legend has the words that stand in the table, and no others.
    - The log has a mark at each turn that they lose and at who has won, a heading for each round, and each own answer.
    - Beside each throw that no line tells stand the points of its turn.
    - Picked dice show the points that they bring, and picked cards those of their word.
    """

    def __init__(self, seat, language, hears, name):
        self.seat, self.language, self.hearing = seat, language, Hearing(*hears)
        self.page = self.page_of(name)
        self.person = SimpleNamespace(table=1, options={}, stage=tuple, seen=self._seen, is_in_game=True)
        self.console = PageConsole(self.page, self.person)
        self.session = session_with(self.page.asked)
        self.session.page = self.page
        self.at, self.table_shown, self.now, self.before, self.is_answered = 0, None, "", None, False
        self.offers, self.laid = (), None
        self.typed = deque()
        self.looks = 0
        """How often something was held against the game."""

    def page_of(self, name):
        page = SeenPage(bytes)
        page.eyes, page.has_pictures = self, True
        return page

    def sit(self, game, table, names, own):
        """Come to a table; with `own` as a player."""
        self.game, self.table, self.names, self.own = game, table, names, own
        self.phrases = Phrases(self.language, game, names, [self.seat] if own else [])
        self.page.language = self.language
        self.around = AtTable(table, game) if own else BesideTable(table, game)
        self.person.is_in_game, self.person.table = True, self.person.table + 1
        listener = Listener(Seat(self.seat), self.phrases, self.console.reach, self.hearing)
        talk = Conversation([listener], {self.seat} if own else frozenset(), self.around)
        self.place = Place(talk, self.serve, self.console.interrupt)
        self.before = None
        self.marked = {"loses": ([], []), "wins": ([], []), "round": ([], []), "said": ([], []), "sums": ([], [])}
        """What is marked in the log, and what should be, by kind."""
        self.untold, self.rounds, self.due = [], set(), 0

    def _seen(self):
        return table_seen(self.table, Seat(self.seat) if self.own else None)

    async def choose(self, number, question):
        """Answer as a bot decides."""
        two_places.NAMES = self.names
        self.asked, self.answer = question, self.decides(number, question)
        self.typed.append(typed_for(self.phrases, question, self.around, self.answer))
        answer = await self.place.choose(number, question)
        self.place.watch(self.seat)
        return answer

    async def serve(self, request):
        """Serve a request of the conversation as a browser does."""
        assert isinstance(request, Read), request
        self.expect(request)
        serving = asyncio.ensure_future(self.console.read(request))
        try:
            while not (serving.done() or self.page.is_read):
                await asyncio.sleep(0)
            if not (serving.done() or isinstance(request.stop, Watching)):
                self.look()
                self.type(self.typed.popleft() if self.typed else YES[self.language])
            return await serving
        finally:
            serving.cancel()

    def type(self, line):
        if self.page.asked.is_turn:
            self.marked["said"][1].append(self.titles(line))
        self.is_answered = True
        assert self.page.answer(self.page.asked.number, line, f"{self.looks} {self.at}") == "taken"

    def titles(self, line):
        """The texts that may stand in the log for an answer: the typed one, or that of its button."""
        ways = [each for each in within(self.offers, "span") if "way" in each[1].get("class", "").split()]
        texts = [
            (next(within([way], "input"))[1]["value"], text_of(small))
            for way in ways
            for small in within([way], "small")
        ]
        return {line or "\u23ce", *(text for value, text in texts if value == line)}

    def expect(self, request):
        """Note what eyes should find in the log of what is told now."""
        asks = isinstance(request.stop, Question) and not self.page.is_in_field
        if asks or any(told.own is not None for told in request.lines):
            self.due = len(self.marked["said"][1])
        for told in request.lines:
            events = happened(told.sounds)
            for each in events:
                self._expect_round(each.event)
                is_others = getattr(each.event, "seat", self.seat if self.own else None) not in (
                    None,
                    self.seat if self.own else None,
                )
                if told.own is None and kind(each.event) in SUMS and not each.private and is_others:
                    self.untold.append((self.names[each.event.seat], f"= {each.event.sum}"))
            if told.own is not None:
                self.marked["sums"][1].extend(self.untold)
                self.untold.clear()
                line = told.own.line.text
                lost = [
                    each for each in events if kind(each.event) in LOSES and self.own and each.event.seat == self.seat
                ]
                self.marked["loses"][1].extend([line] if lost else [])
                self.marked["wins"][1].extend([line] if any(kind(each.event) in WINS for each in events) else [])

    def _expect_round(self, event):
        number = event.number if kind(event) in ROUNDS else 0
        if number and number not in self.rounds:
            self.rounds.add(number)
            self.marked["round"][1].append(number)

    async def ends(self):
        """See the end of the game, at the question that follows."""
        self.person.is_in_game, self.answer = False, None
        self.typed.append("menu" if self.language == "en" else {"de": "menü", "fr": "menu"}[self.language])
        await run_async(self.place.conversation.ask(WhatNext(Seat(0), False)), self.serve)

    # What comes from the server

    def read(self):
        """Read the new events, as a script does."""
        for event in self.page.after(self.at):
            self.at = event.number
            sent = stream.told(event, self.page, lambda: part(self.phrases, "Club", self.session))
            data = json.loads(sent.partition("data: ")[2])
            self._read_log(data)
            self.offers = data["part"]["offers"] if "part" in data else self.offers
            if "standing" in data:
                if self.is_answered and self.table_shown is not None:
                    self.before = self.before_answer()
                    self.is_answered = False
                self.table_shown, self.now = SeatsSeen(data["standing"]), data["now"]
                self.check_table()

    def before_answer(self):
        """The figures that stood there, of this game alone."""
        return self.table_shown.firsts if self.table_of == (self.table, False) else None

    def _read_log(self, data):
        marks = {at: [] for at in range(len(data["lines"]) + 1)}
        for at, each in data.get("drawn", ()):
            marks[at].append(each)
        for at, line in enumerate([*data["lines"], ""]):
            for _, attributes, parts in marks[at]:
                names, title = attributes["class"].split(), attributes.get("data-title", "")
                for name in {"loses", "wins"} & {*names}:
                    self.marked[name][0].append(line)
                if "said" in names:
                    self.marked["said"][0].append(title)
                if "round" in names:
                    self.marked["round"][0].append(title)
                self.marked["sums"][0].extend(self._sums(parts) if names[0] == "drawn" else ())

    def _sums(self, parts):
        """The name and the sum of each throw of a turn that no line tells."""
        name = next((text_of(each) for each in parts if each[0] == "b"), "")
        return [
            (name, text_of(each)) for throw in parts if throw[0] == "span" for each in throw[2] if each[0] == "small"
        ]

    # What is held

    def look(self):
        """Hold all that is seen at a question against the game."""
        self.check_table()
        for name, (seen, meant) in self.marked.items():
            if name == "round":
                assert len(seen) == len(meant), (seen, meant)
                assert all(stands_in(str(number), title) for number, title in zip(meant, seen, strict=True)), seen
            elif name == "said":
                assert len(seen) == self.due, (seen, meant)
                assert all(title in titles for title, titles in zip(seen, meant, strict=False)), (seen, meant)
            else:
                assert seen == meant, (name, seen, meant)
        if self.own and self.table.open is not None:
            self.check_worths()

    def check_table(self):
        self.looks += 1
        shown, play, step = self.table_shown, self.table.play, self.table.open
        winners = (self.table.result or {}).get("winners", ()) if step is None else ()
        winners = winners if len(winners) < len(self.names) else ()
        self.table_of = self.table, bool(winners)
        assert len(shown.rows) == len(self.names)
        figures = []
        for seat, (row, marks) in enumerate(zip(shown.rows, shown.marks, strict=True)):
            sign = "\u25b6\u00a0" * (step is not None and step.seat == seat) + "\u2605\u00a0" * (seat in winners)
            assert row[0] == sign + self.names[seat], (row, step, winners)
            assert [name in marks for name in ("turn", "won", "own")] == [
                "\u25b6" in sign,
                "\u2605" in sign,
                self.own and seat == self.seat,
            ], (marks, sign)
            meant = [figure(play, seat) for figure in COLUMNS[self.game.id]]
            assert [figure_of(cell) for cell in row[1 : len(meant) + 1]] == meant, (shown.heads, row, meant)
            figures.append(column_of(self.game, play, seat))
        self.check_bar(figures, step, winners)
        self.check_legend()

    def check_bar(self, figures, step, winners):
        told, turn = [], None if step is None else step.seat
        head = self.table_shown.heads[0]
        if winners:
            names = [self.names[seat] for seat in winners if not (self.own and seat == self.seat)]
            assert self.now.endswith(f", {figures[winners[0]]}"), self.now
            assert all(name in self.now for name in names), self.now
            return
        for seat, name in enumerate(self.names):
            differs = figures[seat] - int(self.before[seat]) if self.before is not None else 0
            is_head, sign = seat == turn or (self.own and seat == self.seat), "\u25b6 " * (seat == turn)
            text = (
                f"{figures[seat]} ({'+' * (differs > 0)}{minus(differs)})"
                if differs
                else f"{head} {figures[seat]}"
                if is_head
                else f"{figures[seat]}"
            )
            if is_head or differs or len(self.names) == 2:
                told.insert(0 if seat == turn else len(told), f"{sign}{name}: {text}")
        assert self.now == " \u00b7 ".join(told), (self.now, told)

    def check_legend(self):
        shown = self.table_shown
        text = " ; ".join([*shown.heads, *shown.notes, *(cell for row in shown.rows for cell in row[1:])])
        name = f"{self.game.id}-legend"
        lines = self.phrases.text(name).split("; ") if self.phrases.has(name) else []
        meant = [line for line in lines if stands_in(line.partition(":")[0], text)]
        assert shown.legend == meant, (shown.legend, meant, text)

    def check_worths(self):
        """Picked dice or cards show what they bring."""
        (word,) = [each for each in within(self.offers, "b") if each[1].get("id") == "word"] or [None]
        if self.game.id == "kaques":
            worths, question = json.loads(word[1]["data-worths"]), self.table.open
            sets = {
                each
                for count in range(1, len(question.throw) + 1)
                for each in combinations(sorted(question.throw), count)
            }
            meant = {
                " ".join(map(str, dice)): points for dice in sets if (points := brought(self.table, dice)) is not None
            }
            assert worths == meant, (question, worths, meant)
        elif self.game.id == "words" and kind(self.table.open).startswith("Lay") and self.answer and word is not None:
            assert "data-worths" not in word[1]
            left = [
                (label[2][0][1]["value"], [text_of(each) for each in within(label[2][1][2], "text")])
                for label in within(self.offers, "label")
                if len(label[2]) > 2
            ]
            points = 0
            for letters in self.answer[1:]:
                at = next(at for at, (value, _) in enumerate(left) if value.casefold() == str(letters).casefold())
                points += int(left.pop(at)[1][1])
            self.laid = points
        elif word is not None:
            assert word[1].get("data-worths", "") == "", word


def column_of(game, play, seat):
    return COLUMNS[game.id][0](play, seat)


def brought(table, dice):
    """The points that the rules give for these dice at the open question; None if they are refused."""
    question = table.open
    try:
        question.check(dice)
    except Illegal:
        return None
    again = Table(table._new)
    for step, answer in table.answers():
        again.answer(again.number, answer)
    again.take_told()
    assert again.answer(again.number, dice)
    kept = next(told.event for told in again.take_told() if kind(told.event) == "Kept")
    return kept.points - question.points


# Lines of the page that are others -------------------------------------------------------------------------------------

SEATS = sys.modules[page_module.SeatTable.__module__]
DEFECTS = {
    "the sign is turned": (page_module, "_change", "int(now) - int(before)", "int(before) - int(now)"),
    "differences without a sign": (page_module, "_change", ":+}", "}"),
    "before each change": (Page, "show", "if self._is_answered:", "if True:"),
    "before the last change but one": (Page, "show", "self.standing, False", "self.standing_before, False"),
    "since the first answer": (
        Page,
        "show",
        "self._is_answered = self.standing, False",
        "self._is_answered = self.standing_before or self.standing, False",
    ),
    "since another game": (PageConsole, "_at_game", "self.page.forget_changes()", "pass"),
    "heads for all": (stream, "now_told", 'if row.is_turn or row.is_own else ("",)', ""),
    "only what has changed": (stream, "now_told", "row.is_turn or row.is_own or changed", "row.is_turn or changed"),
    "the turn in its seat": (stream, "now_told", "0 if row.is_turn else len(shown)", "len(shown)"),
    "the points of the first seat": (page_module, "_who_won", "won[0].first", "next(iter(rows)).first"),
    "all winners of a tie": (SEATS, "_arranged", "if len(seen.winners) < len(names) else ()", ""),
    "the turn of the next seat": (SEATS, "_arranged", "seat == seen.turn", "seat == (seen.turn or 0) + 1"),
    "cells of the seat beside": (
        SEATS,
        "_arranged",
        "row = rows.get(seat)",
        "row = rows.get(seat if seat is None else len(names) - 1 - seat)",
    ),
    "own cells for all": (SEATS, "_cells", "form.values(event), form", "form.chips, form"),
    "a table that stays": (
        page_module.SeatTable,
        "standing",
        "cells, seen.turn, seen.winners, stage",
        "cells, seen.winners, stage",
    ),
    "the turn of others is lost": (
        PageConsole,
        "_drawn",
        'getattr(event, "seat", None) == phrases.you',
        "event is not None",
    ),
    "a crash is no loss": (page_module, "_is_lost", '"bust" in cues or', '"bust" in cues and'),
    "each crash is a loss": (page_module, "_is_lost", ' and any(cue.startswith("dice") for cue in cues)', ""),
    "voids are lost turns": (PageConsole, "_drawn", "_is_lost(names)", "bool(drawn) and drawn[0].became == 'void'"),
    "only winners see who has won": (PageConsole, "_drawn", '"win" in names or "loss" in names', '"win" in names'),
    "no event of two in a line": (page_module, "_event_of", "isinstance(entry, Joined)", "False"),
    "a round in any number": (page_module, "round_heading", r'rf"\b{number}\b"', 'f"{number}"'),
    "rounds that are told alone": (
        PageConsole,
        "_drawn",
        "if event is not None and (number",
        "if told.own is not None and event is not None and (number",
    ),
    "the whole legend": (SEATS, "_legend", "if re.search", "if True or re.search"),
    "legends without headings": (SEATS, "_worded", 'f"{head}: {told}" for head', "told for head"),
    "sums without losses": (page_module, "with_untold", "if form.sum else", "if form.sum and not fate else"),
    "sums of dice": (
        page_module,
        "with_untold",
        "str(getattr(event, form.sum))",
        "str(sum(int(item.typed) for span in to.items(event) for item in span.items))",
    ),
    "throws of all in one turn": (page_module, "with_untold", "and drawn[-1].whose == name", ""),
    "the last answer alone": (
        PageConsole,
        "_echo",
        "said, self._said = self._said, []",
        "said, self._said = self._said[-1:], []",
    ),
    "answers once more": (PageConsole, "_echo", "said, self._said = self._said, []", "said = self._said"),
}
"""Each with the class or module of a function of the page, and the words there in place of which others stand."""


@contextmanager
def changed(owner, name, old, new):
    """Let a function of the page have other words meanwhile."""
    function = getattr(owner, name)
    source = textwrap.dedent(inspect.getsource(function))
    assert old in source, f"{name} has no {old}: which line is it now?"
    made = {}
    head = "from __future__ import annotations\n"
    exec(head + source.replace(old, new, 1), inspect.unwrap(function).__globals__, made)
    SEATS._cell_form.cache_clear()
    setattr(owner, name, made[name])
    try:
        yield
    finally:
        setattr(owner, name, function)
        SEATS._cell_form.cache_clear()


# Two games -------------------------------------------------------------------------------------------------------------


class Keeper:
    """Keeps dice of Jaques le Kaques by chance as long as it can, so that turns are lost, also great ones."""

    def __init__(self, chance):
        self.chance = chance

    def tell(self, told):
        pass

    def choose(self, number, question):
        ways = [dice for dice, _ in question.worths()]
        return ways[0] if self.chance.random() < 0.5 else self.chance.choice([*ways, ()])


class Decider:
    """Lets a bot decide after a while, for watchers see the table meanwhile."""

    def __init__(self, world, bot):
        self.world, self.bot = world, bot

    async def choose(self, number, question):
        await asyncio.sleep(self.world.chance.choice((0, 0.5, 3)))
        return self.bot.choose(number, question)


class SightWorld(World):
    """Two games one after the other, at the same pages."""

    defects = DEFECTS

    def __init__(self, seed, defect=""):
        super().__init__(seed, defect)
        self.seed, self.looks = seed, 0

    @property
    def found(self):
        return self.looks

    def spend(self):
        if not self.defect:
            return super().spend()
        with changed(*DEFECTS[self.defect]):
            return super().spend()

    async def evening(self):
        games = sorted(OPTIONS)
        language, count = self.chance.choice(sorted(YES)), self.chance.choice((2, 2, 3, 4))
        names = self.chance.sample(NAMES, count)
        persons = self.chance.sample(range(count), self.chance.choice((1, 1, 2)))
        eyes = {seat: Eyes(seat, language, self.chance.choice(HEARS), f"{seat}") for seat in persons}
        for each in eyes.values():
            each.page.is_in_field = self.chance.random() < 0.3
        watcher = Eyes(count, language, ("normal", "line"), "watcher")
        for game in (games[self.seed % len(games)], self.chance.choice(games)):
            await self.game(catalogue.find(game), names, eyes, watcher)
        self.looks = sum(each.looks for each in (*eyes.values(), watcher))

    async def game(self, game, names, eyes, watcher):
        chance, count = self.chance, len(names)
        options = game.agreement.settle(
            game.agreement.with_defaults(chance.choice(OPTIONS[game.id])), Sitting(count, 0, "en")
        )
        table = Table(lambda: game.new(count, options))
        bots = seat_bots(game, [chance.choice(("easy", "good")) for _ in range(count)], self.seed)
        if game.id == "kaques":
            bots.players.update({seat: Keeper(chance) for seat in range(count) if chance.random() < 0.5})
        for seat, each in eyes.items():
            each.sit(game, table, names, own=True)
            each.decides = bots.players[seat].choose
        watcher.sit(game, table, names, own=False)
        watcher.place.watch(0)
        players = {seat: eyes.get(seat, Decider(self, bot)) for seat, bot in bots.players.items()}
        places = [each.place for each in (*eyes.values(), watcher)]
        await drive_async(table, players, [*places, *bots.listeners], Seeded(self.seed))
        await asyncio.sleep(3)
        for each in (*eyes.values(), watcher):
            await each.place.stop()
            await each.ends()
