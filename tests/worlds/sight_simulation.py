"""Whole games at pages with pictures, in virtual time: what eyes see is what the game says.

A browser here knows what a script gets: events in JSON. Players of odd names, and somebody who watches, see two games
one after the other. What is held is listed in `Seats` and `Eyes`; it goes by the events and the state of the game, and
uses nothing that makes the page. Each of `DEFECTS` changes one line of the page, and must be found.
"""

import asyncio
import inspect
import json
import re
import textwrap
from collections import deque
from contextlib import contextmanager, suppress
from itertools import combinations
from types import SimpleNamespace

import two_places
from club_players import YES
from pages import parsed, session_with
from two_places import typed_for
from world import World

from access.club.web import page as page_module
from access.club.web import pages, seats, stream
from access.club.web.page import Page, PageConsole
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
from games import missing
from games.game import Sitting
from games.kaques import rules as kaques_rules
from games.kara import rules as kara_rules
from games.refusals import Illegal
from games.steps import Seat

OPTIONS = {
    "kaques": ({"target": 1500},),
    "kara": (
        {"rounds": 3},
        {"rounds": 3, "stake": 0},
        {"rounds": 2, "house": "extra"},
        {"rounds": 3, "chips": 12, "stake": 5},
    ),
    "misericorde": ({"rounds": 3}, {"rounds": 2, "coppers": 1}),
    "verflixte6": ({"rounds": 2},),
    "words": ({"rounds": 4}, {"rounds": 3, "chips": 6}, {"rounds": 3, "check": "challenge"}),
}
"""The options of tables; few chips bring debts, and seats that are out, and games without a stake are for honour."""
NAMES = clean_names(
    [
        *("Anna", "Gustave", "Out", "Points", "Round 2", "Leads 5", "raus", "Won", "J.-P. d'Or"),
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
POTS = {
    "kara": lambda play: play.round.pot + play.stays,
    "misericorde": lambda play: play.round.pot + play.stays,
    "words": lambda play: play.pot(),
}
"""The chips in the pot of each game that has one, by its state."""
LOSES = {"LeKaque", "GrandKaque", "Void", "Dropped", "Out", "OutBy", "Struck"}
"""The events with which the turn of a seat is lost, or its word."""
WINS = {"Won", "NoPoints", "games.purse.Tied"}
ROUNDS = {"Durchgang", "House", "HouseBy", "Starts", "Deals", "RoundOf"}
THROWS = {"FreeThrow", "Thrown", "Brings", "Countered", "Spared", "Out", "OutBy"}
"""The events of throws with the points of the turn so far."""
ROUND = r"(Round|Runde|Manche|Durchgang) {}( (of|von|sur) \d+)?"
"""The heading of a round by its number; neither the sum of a house nor a name is one."""
ISOLATES = {0x2068: None, 0x2069: None}
"""The signs around names that run from right to left, without which figures stand before them."""
MARKS = ("loses", "wins", "round", "said", "throws", "laid")


ALONE = re.compile(r"(minus |moins )?\d+")
"""A figure without words but that for its sign."""


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


def kind_of(event):
    """The name of the class of an event; Jaques le Kaques has a tie of its own, at its first throw."""
    return f"{type(event).__module__}.Tied" if type(event).__name__ == "Tied" else type(event).__name__


# What a browser shows --------------------------------------------------------------------------------------------------


def text_of(piece):
    """The text of a piece of a page in JSON."""
    if isinstance(piece, str):
        return piece
    return "" if piece[0] == "svg" else "".join(map(text_of, piece[2]))


def piece_of(node):
    """A node of a page as a piece in JSON."""
    parts = [node.text, *(part for each in node for part in (piece_of(each), each.tail))]
    return [node.tag, dict(node.attrib), list(filter(None, parts))]


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
        below = [each for each in pieces if not isinstance(each, str) and each[0] == "p"]
        self.notes = [text_of(each) for each in below if not each[1]]
        self.pots = [text_of(each).strip() for each in below if list(within([each], "svg"))]
        legend = [each for each in below if each[1].get("aria-hidden")]
        self.legend = [part for each in legend for part in each[2] if isinstance(part, str)]

    @property
    def text(self):
        """All that stands there but the names."""
        return " ; ".join([*self.heads, *self.notes, *(cell for row in self.rows for cell in row[1:])])

    @property
    def firsts(self):
        return [row[1] for row in self.rows]


class Seats:
    """The table of seats and the bar of a game, as somebody must see them: a player at a seat, or beside the table.

    - The table has each seat in its row, its figures, whose turn it is, and in the end who has won.
    - The bar has the turn, the own figure and each one that has changed since the last answer, with the difference, and
      what is in the pot.
    - The legend has the words that stand in the table, and no others.
    """

    def __init__(self, game, table, phrases, seat):
        self.game, self.table, self.phrases, self.seat = game, table, phrases, seat
        self.names = [phrases.fact(name) for name in phrases.names]
        self._shown, self._before, self._since = None, None, 0

    @property
    def winners(self):
        """The winners of a game that is over."""
        return (self.table.result or {}).get("winners", ()) if self.table.open is None else ()

    @property
    def turn(self):
        return None if self.table.open is None else self.table.open.seat

    def figures(self, seat):
        """The first figures of a seat."""
        play = self.table.play
        columns = COLUMNS[self.game.id]
        return [figure(play, seat) for figure in columns] if getattr(play, "stake", 1) else [columns[1](play, seat)]

    def check(self, shown, now, before):
        """Raise AssertionError unless a page shows this table and bar, after figures `before` the last answer."""
        assert len(shown.rows) == len(self.names)
        for seat, (row, marks) in enumerate(zip(shown.rows, shown.marks, strict=True)):
            is_turn, has_won = seat == self.turn, seat in self.winners
            assert row[0] == "\u25b6\u00a0" * is_turn + "\u2605\u00a0" * has_won + self.names[seat], (row, self.turn)
            is_marked = [name in marks for name in ("turn", "won", "own")]
            assert is_marked == [is_turn, has_won, seat == self.seat], (marks, seat, self.turn, self.winners)
            meant = self.figures(seat)
            assert list(map(figure_of, row[1 : len(meant) + 1])) == meant, (shown.heads, row, meant)
        meant, now = self.bar(shown, before), now.translate(ISOLATES)
        assert now == meant if isinstance(meant, str) else all(part in now for part in meant), (now, meant)
        assert shown.legend == self.legend(shown), (shown.legend, shown.text)

    def look(self, shown, now, since):
        """Hold a page against the game at a question; its table became as it is with the event of this number."""
        if self._shown is not None and since > self._since:
            self._before = self._shown.firsts
        self._shown, self._since = shown, since
        self.check(shown, now, self._before)

    def bar(self, shown, before):
        """The text of the bar, or the parts of its sentence on the winners. Shared rounds have no differences."""
        if self.winners:
            others = [self.names[seat] for seat in self.winners if seat != self.seat]
            return [*others, f", {self.figures(self.winners[0])[0]}"]
        told = {}
        for seat, name in enumerate(self.names):
            figure, is_headed = shown.firsts[seat], seat in (self.turn, self.seat)
            known = before is not None and ALONE.fullmatch(figure) and ALONE.fullmatch(before[seat])
            differs = figure_of(figure) - figure_of(before[seat]) if known else 0
            if is_headed or differs or len(self.names) == 2:
                sign = "+" if differs > 0 else "\u2212"
                text = (
                    f"{figure} ({sign}{abs(differs)})"
                    if differs
                    else f"{shown.heads[0]} {figure}"
                    if is_headed
                    else figure
                )
                told[seat] = f"{name}: {text}"
        first = [f"\u25b6 {told.pop(self.turn)}"] if self.turn is not None else []
        assert all(figure_of(pot.split()[-1]) == POTS[self.game.id](self.table.play) > 0 for pot in shown.pots), (
            shown.pots
        )
        return " \u00b7 ".join([*first, *told.values(), *shown.pots])

    def legend(self, shown):
        """The lines whose words stand in the table."""
        name = f"{self.game.id}-legend"
        lines = self.phrases.text(name).split("; ") if self.phrases.has(name) else []
        return [line for line in lines if stands_in(line.partition(":")[0], shown.text)]


def started(name, work):
    """A task whose error is taken as read: the first one that is found ends the evening."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return task


class SeenPage(Page):
    """A page whose browser reads each event as it comes."""

    def show(self, *given, **named):
        super().show(*given, **named)
        self.eyes.read()


class Eyes:
    """Somebody at a page, as a player or beside the table, who holds what they see against the game.

    - The table of seats and the bar are as `Seats` says.
    - The log has a mark at each turn that they lose and at who has won, a heading for each round, and each own answer.
    - The throws that no line tells stand there in order, each with the points of its turn, and lost ones are void.
    - The large figure beside a question is what is at stake.
    - Picked dice show the points that they bring, and picked cards those of their word.
    - At the end of a game, a page that is loaded anew has the same table and bar.
    """

    def __init__(self, seat, language, hears):
        self.seat, self.language, self.hearing = seat, language, Hearing(*hears)
        self.page = SeenPage(bytes)
        self.page.eyes, self.page.has_pictures, self.page.language = self, True, language
        self.person = SimpleNamespace(table=1, options={}, stage=tuple, seen=self._seen)
        self.console = PageConsole(self.page, self.person)
        self.session = session_with(self.page.asked)
        self.session.page = self.page
        self.at, self.shown, self.now, self.offers, self.is_answered = 0, None, "", (), False
        self.looks = 0
        """How often something was held against the game."""

    def sit(self, game, table, names, own, decides=None):
        """Come to a table; with `own` as a player whose answers a bot `decides`."""
        seats = [self.seat] if own else []
        self.own, self.decides, self.typed = self.seat if own else None, decides, deque()
        self.phrases = Phrases(self.language, game, names, seats)
        self.seats, self.before, self.laid = Seats(game, table, self.phrases, self.own), None, None
        self.around = AtTable(table, game) if own else BesideTable(table, game)
        self.person.is_in_game, self.person.table = True, self.person.table + 1
        listener = Listener(Seat(self.seat), self.phrases, self.console.reach, self.hearing)
        talk = Conversation([listener], frozenset(seats), self.around)
        self.place = Place(talk, self.serve, self.console.interrupt, starts=started)
        self.marked, self.meant = ({kind: [] for kind in MARKS} for _ in range(2))
        """The marks in the log, and the expected ones, by kind."""
        self.untold, self.due, self.is_answered = [], 0, False
        self.stayed, self.words = (None, ()), []
        """The round and the dice of the own Kara that were not thrown again, and the words that were laid."""

    def _seen(self):
        return table_seen(self.seats.table, self.own)

    async def choose(self, number, question):
        """Answer as a bot decides."""
        two_places.NAMES = self.phrases.names
        self.answer, around = self.decides(number, question), self.seats.table.play
        if number % 5 == 3:
            self.typed.append(self.phrases.words(f"loop-command-{('score', 'repeat', 'help')[number % 3]}")[0])
        self.typed.append(typed_for(self.phrases, question, self.around, self.answer))
        answer = await self.place.choose(number, question)
        if kind_of(question) == "RunOrStop" and self.answer:
            self.stayed = around.round, missing(self.answer, question.dice)
        self.place.watch(self.seat)
        return answer

    async def ends(self):
        """See the end of the game, at the question that follows."""
        await self.place.stop()
        self.person.is_in_game = False
        self.typed.append(self.phrases.words(self.phrases.answer(WhatNext(Seat(0), False).offers()[-1]))[0])
        await run_async(self.place.conversation.ask(WhatNext(Seat(0), False)), self.serve)

    def load(self):
        """Load the page anew: it has the same table and bar."""
        page = parsed(pages.visit(self.phrases, "Club", self.session))
        table, bar = (page.find(f".//*[@id='{name}']") for name in ("standing", "turn"))
        self.seats.check(SeatsSeen(piece_of(table)[2]), bar.text or "", self.before)

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
                if not self.person.is_in_game:
                    self.load()
                self.type(self.typed.popleft() if self.typed else YES[self.language])
            return await serving
        finally:
            serving.cancel()

    def type(self, line):
        if self.page.asked.is_turn:
            self.meant["said"].append(self.titles(line))
        self.is_answered |= self.page.asked.is_turn
        assert self.page.answer(self.page.asked.number, line, f"{self.looks} {self.at}") == "taken"

    def titles(self, line):
        """The texts that may stand in the log for an answer: the typed one, or that of its button."""
        ways = [each for each in within(self.offers, "span") if "way" in each[1].get("class", "").split()]
        texts = [text_of(each) for way in ways if values(way) == [line] for each in within([way], "small")]
        return {line or "\u23ce", *texts}

    # What comes from the server

    def read(self):
        """Read the new events, as a script does."""
        for event in self.page.after(self.at):
            self.at = event.number
            sent = stream.told(event, self.page, lambda: pages.part(self.phrases, "Club", self.session))
            data = json.loads(sent.partition("data: ")[2])
            for at, line in enumerate([*data["lines"], ""]):
                for _, attributes, parts in [each for place, each in data.get("drawn", ()) if place == at]:
                    self._read_mark(attributes, parts, line)
            if "part" in data:
                self.offers, self.figure = data["part"]["offers"], data["part"]["texts"]["figure"]
            if "standing" in data:
                if self.is_answered:
                    self.before, self.is_answered = self.shown.firsts, False
                self.shown, self.now = SeatsSeen(data["standing"]), data["now"]
                self.check_seats()

    def _read_mark(self, attributes, parts, line):
        names = attributes["class"].split()
        for name in {"loses", "wins"} & {*names}:
            self.marked[name].append(line)
        for name in {"said", "round"} & {*names}:
            self.marked[name].append(attributes["data-title"])
        owner = "".join(text_of(each) for each in parts if each[0] == "b")
        if "laid" in names:
            self.marked["laid"].append(
                (owner, [text_of(next(within([each], "text"))) for each in within(parts, "svg")])
            )
        throws = [each for each in parts if each[0] == "span" and list(within([each], "small"))]
        for throw in throws:
            faces = [each[2][0][1]["d"].count("M") for each in within([throw], "svg")]
            (points,) = within([throw], "small")
            self.marked["throws"].append((owner, faces, "void" in throw[1].get("class", ""), text_of(points)))

    # What is held

    def expect(self, request):
        """Note the marks that the lines of a request must have in the log."""
        asks = isinstance(request.stop, Question) and not self.page.is_in_field
        if asks or any(told.own is not None for told in request.lines):
            self.due = len(self.meant["said"])
        for told in request.lines:
            for each in happened(told.sounds):
                self._expect(each.event, told.own and told.own.line.text, each.private)
            if told.own is not None:
                self.meant["throws"] += self.untold
                self.untold.clear()

    def _expect(self, event, line, private):
        name, seat = kind_of(event), getattr(event, "seat", None)
        if name in ROUNDS and event.number not in (0, *self.meant["round"]):
            self.meant["round"].append(event.number)
        if line is None:
            if name in THROWS and seat != self.own and not private:
                dice = [*(event.die if hasattr(event, "die") else event.dice)]
                is_void = name in LOSES or getattr(event, "minus", 0) > 0
                self.untold.append((self.phrases.names[seat], dice, is_void, f"= {event.sum}".replace("-", "\u2212")))
        elif name in WINS:
            self.meant["wins"] += [line] * (line not in self.meant["wins"][-1:])  # two may stand in one line
        elif name in LOSES and self.own is not None and seat == self.own:
            self.meant["loses"].append(line)
        if name == "Laid" and line is not None and not private:
            owner = Phrases(self.language, own=[Seat(0)]).text("loop-who", seat=Seat(0)) if seat == self.own else ""
            self.words.append(
                (owner or self.phrases.fact(self.phrases.names[seat]), [card.letters for card in event.cards])
            )
        if name == "Laid" and seat == self.own and self.laid is not None:
            assert event.points == self.laid, (event, self.laid)

    def look(self):
        """Hold all that is seen at a question against the game."""
        self.check_seats()
        for name in ("loses", "wins", "throws"):
            assert self.marked[name] == self.meant[name], (name, self.marked[name], self.meant[name])
        seen = iter(self.marked["laid"])
        assert all(word in seen for word in self.words), (self.words, self.marked["laid"])
        titles, numbers = self.marked["round"], self.meant["round"]
        assert len(titles) == len(numbers), (titles, numbers)
        assert all(re.fullmatch(ROUND.format(number), title) for number, title in zip(numbers, titles, strict=True)), (
            titles
        )
        said, answers = self.marked["said"], self.meant["said"]
        assert len(said) == self.due, (said, answers)
        assert all(title in titles for title, titles in zip(said, answers, strict=False)), (said, answers)
        if self.own is not None and self.seats.turn == self.own:
            self.check_picks()
            self.check_figure()

    def check_seats(self):
        self.looks += 1
        self.seats.check(self.shown, self.now, self.before)

    def check_picks(self):
        """Picked dice or cards show what they bring; those that bring no points show nothing."""
        question, words = self.seats.table.open, [each[1] for each in within(self.offers, "b") if "id" in each[1]]
        worths = [each.get("data-worths") for each in words if each["id"] == "word"]
        kept = [values(each)[0] for each in within(self.offers, "label") if "kept" in each[1].get("class", "").split()]
        around, stayed = self.stayed
        is_here = kind_of(question) == "RunOrStop" and around is self.seats.table.play.round
        assert sorted(kept) == sorted(map(str, stayed if is_here else ())), (kept, stayed, question)
        if self.seats.game.id == "kaques":
            assert json.loads(worths[0]) == brought(question), question
        elif kind_of(question) == "Lay":
            assert worths == [None], worths
            cards = [label for label in within(self.offers, "label") if list(within([label], "svg"))]
            left = [(values(card), [text_of(each) for each in within(card[2][1][2], "text")]) for card in cards]
            picked = [
                left.pop(next(at for at, card in enumerate(left) if card[0] == [named.upper()]))
                for named in self.answer[1:]
            ]
            points = [card[-1][-1] for card in picked]
            assert all(each.isdecimal() for each in points), picked
            self.laid = sum(map(int, points)) if picked else None
        else:
            assert worths in ([], [""]), worths

    def check_figure(self):
        """Hold the large figure against the points of the turn, or the distance of the Kara from the house."""
        table, found = self.seats.table, [int(each) for each in re.findall(r"\d+", self.figure)]
        name, play = self.seats.game.id, table.play
        if found and name == "kaques":
            assert found == [play.turn.points + max(brought(table.open).values())], (self.figure, table.open)
        elif found and name == "kara":
            house = sum(play.round.house)
            assert found == [abs(sum(play.round.karas[self.own]) - house), house], (self.figure, table.open)
        elif found and name == "verflixte6":
            safe = [play.turn.level] if play.turn.level else []
            assert found == [abs(play.eyes[self.own]), *safe], (self.figure, table.open)


def values(piece):
    """The values of the controls in a part of a page."""
    return [each[1]["value"] for each in within([piece], "input")]


def brought(question):
    """The points of all dice that the rules let somebody keep at a question of Jaques le Kaques, by the dice in order."""
    throw, found = question.throw, {}
    for dice in {each for count in range(1, len(throw) + 1) for each in combinations(sorted(throw), count)}:
        with suppress(Illegal):
            question.check(dice)
            turn = kaques_rules.Turn(question.seat, throw=throw)
            turn.set_aside(dice)
            found[" ".join(map(str, dice))] = turn.points
    return found


# Lines of the page that are others -------------------------------------------------------------------------------------

DEFECTS = {
    "the sign is turned": (seats, "_change", "figure - was", "was - figure"),
    "differences without a sign": (seats, "_change", ":+}", "}"),
    "before each change": (Page, "show", "self._is_answered and (is_new", "(is_new"),
    "before the last change but one": (Page, "show", "self.standing, False", "self.standing_before, False"),
    "since the first answer": (
        Page,
        "show",
        "self._is_answered = self.standing, False",
        "self._is_answered = self.standing_before or self.standing, False",
    ),
    "since another game": (PageConsole, "_at_game", "self.page.forget_changes()", "pass"),
    "heads for all": (stream, "now_told", "if first and leads else", "if first else"),
    "only what has changed": (stream, "now_told", "if leads or changed", "if row.is_turn or changed"),
    "no pot": (stream, "now_told", "if chips]", "if False]"),
    "an empty pot": (stream, "now_told", "if chips]", "if chips is not None]"),
    "the turn in its seat": (stream, "now_told", "0 if row.is_turn else len(shown)", "len(shown)"),
    "the points of the first seat": (seats, "_who_won", "won[0].first", "next(iter(rows)).first"),
    "nobody of a tie": (seats, "_arranged", "seat in seen.winners", "[seat] == [*seen.winners]"),
    "the turn of the next seat": (seats, "_arranged", "seat == seen.turn", "seat == (seen.turn or 0) + 1"),
    "cells of the seat beside": (
        seats,
        "_arranged",
        "row = rows.get(seat)",
        "row = rows.get(seat if seat is None else len(names) - 1 - seat)",
    ),
    "own cells for all": (seats, "_cells", "form.values(event), on_turn", "form.chips, on_turn"),
    "a table that stays": (
        page_module.SeatTable,
        "standing",
        "seen.turn, seen.standing, seen.beside, seen.winners, stage",
        "seen.standing, seen.beside, seen.winners, stage",
    ),
    "the turn of others is lost": (
        PageConsole,
        "_drawn",
        'getattr(event, "seat", None) == phrases.you',
        "event is not None",
    ),
    "a crash is no loss": (page_module, "_is_lost", '"bust" in cues or', '"bust" in cues and'),
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
    "the whole legend": (seats, "_legend", "if re.search", "if True or re.search"),
    "legends without headings": (seats, "_worded", 'f"{head}: {told}" for head', "told for head"),
    "losses stand like others": (page_module, "with_untold", "_fate(event, form, event.sounds)", '""'),
    "sums without losses": (page_module, "with_untold", "if form.sum else", "if form.sum and not fate else"),
    "sums of dice": (
        page_module,
        "with_untold",
        'f"{getattr(event, form.sum)}"',
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
    "the points aside alone": (
        kaques_rules.Kaques,
        "take_turn",
        "turn.points, self.scores[seat], self.target, brings",
        "turn.points, self.scores[seat], self.target, turn.points",
    ),
    "an earlier table when it is loaded": (pages, "visit", "session.page.standing)", "session.page.standing_before)"),
    "the last word of a line alone": (
        page_module,
        "drawn_of_each",
        "_open_events(joined, to)",
        "_open_events(joined.second, to)",
    ),
    "thrown dice stay": (kara_rules.Kara, "turn", "tuple(missing(chosen, before))", "tuple(chosen)"),
    "chips in a game for honour": (kara_rules.Kara, "standing_of", "not self.stake", "False"),
    "worths by count": (kaques_rules, "worths", "each.points", "len(each.dice)"),
    "worths of all dice": (kaques_rules, "worths", "can_keep(throw)", "can_keep(throw)[:1]"),
    "cards without points": (
        page_module,
        "drawn_at",
        "len(before.items[0].printed) < len(",
        "len(before.items[0].printed) > len(",
    ),
}
"""Mutants of the page by their names: class or module, function, code, and its replacement."""


@contextmanager
def changed(owner, name, old, new):
    """Let a function of the page have other words meanwhile, also where it stands if that is another module."""
    function = getattr(owner, name)
    source = textwrap.dedent(inspect.getsource(function))
    if old not in source:
        raise LookupError(f"{name} has no {old}: which line is it now?")
    made, known = {}, inspect.unwrap(function).__globals__
    exec("from __future__ import annotations\n" + source.replace(old, new, 1), known, made)
    before = known.get(name)
    seats._cell_form.cache_clear()
    setattr(owner, name, made[name])
    if before is not None:
        known[name] = made[name]
    try:
        yield
    finally:
        setattr(owner, name, function)
        if before is not None:
            known[name] = before
        seats._cell_form.cache_clear()


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
        eyes = {seat: Eyes(seat, language, self.chance.choice(HEARS)) for seat in persons}
        for each in eyes.values():
            each.page.is_in_field = self.chance.random() < 0.3
        watcher = Eyes(count, language, ("normal", "line"))
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
            each.sit(game, table, names, own=True, decides=bots.players[seat].choose)
        watcher.sit(game, table, names, own=False)
        watcher.place.watch(0)
        players = {seat: eyes.get(seat, Decider(self, bot)) for seat, bot in bots.players.items()}
        places = [each.place for each in (*eyes.values(), watcher)]
        await drive_async(table, players, [*places, *bots.listeners], Seeded(self.seed))
        await asyncio.sleep(3)
        for each in (*eyes.values(), watcher):
            await each.ends()
