"""Pictures for eyes alone: dice and cards, drawn as SVG from the spans that make the words, and the table of seats.

Readers and text browsers know nothing of them: all words stand beside them, or are told by a command. Shapes tell what
became of dice and cards: kept ones stand on a bar, robbed ones have a broken frame, laid cards a double one, void ones
are dark and lie askew, their pips hollow. Chips stand in stacks, those worth ten and those worth one.

Apart from pages.py: it knows dice, cards and seats, and no page.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import repeat
from operator import attrgetter
from typing import Any, Literal, NamedTuple

from access.club.web.elements import (
    Element,
    Json,
    Kept,
    Piece,
    element,
    in_json,
    kept,
    out_of_json,
    quoted,
    written_in_json,
)
from access.dialogue.entries import Happened, Joined
from access.dialogue.requests import Entry
from access.language.line import Item, Line, Span
from access.language.output import Said
from access.language.phrases import Phrases
from access.language.texts import Texts
from access.play.at_table import TableSeen
from games.cards import Row
from games.steps import Dice, Event, Faces, Scores, Seat, Seats, Term, Terms

PIPS: Mapping[str, tuple[int, ...]] = {
    "1": (4,),
    "2": (2, 6),
    "3": (2, 4, 6),
    "4": (0, 2, 6, 8),
    "5": (0, 2, 4, 6, 8),
    "6": (0, 2, 3, 5, 6, 8),
}
"""The pips of each face, by their places in three rows of three."""
SUITS = {
    name: sign
    for names, sign in zip(
        ("clubs kreuz trèfle", "spades pik pique", "hearts herz cœur", "diamonds karo carreau"), "♣♠♥♦", strict=True
    )
    for name in names.split()
}
"""The signs of suits by their names: four shapes, so that nobody needs colours."""
RANKS = frozenset(["jack", "queen", "king", "ace", "bube", "dame", "könig", "ass", "valet", "roi", "as"])
"""The ranks that have a letter, the first one of their names."""
BECAME = {"keep": "kept", "rob": "robbed", "bust": "void", "crash": "void"}
"""The fate of the dice or cards of an event with such a sound."""
LOST = ("lost", "minus")
"""The fields of an event for points lost by its dice."""
ROUND = ("number", "last")
"""The fields of the event of a new round."""
SVG = "http://www.w3.org/2000/svg"
"""The namespace of pictures, for the script."""
ENDED = re.compile(r"[.!?] ")
"""The end of a sentence before another one."""
MOST_BEFORE = 3
"""The most words that stand before dice and cards as a heading."""
SIDE = 40
"""The side of a die, and the height of a card."""


class LogMark(NamedTuple):
    """A mark in the log for eyes: a heading, an answer that was `said`, the winners, `won`, or a lost turn, `lost`.

    The heading of a round that the line below it says too, the `same`, is written once it is folded.
    The page of earlier lines has the headings for all. In the log readers know nothing of them: they would be words
    more in each round, and a part that is folded would be gone for who reads back. So headings are drawn by the style,
    and what is folded is out of sight alone.
    """

    kind: Literal["place", "round", "round same", "said", "won", "lost"]
    title: str = ""


class Drawn(NamedTuple):
    """The dice or cards of a span, and their fate: `kept`, `robbed`, `laid`, `void`, or nothing.

    `whose` is the name of their owner, or of a thing, such as the house. `then` are the later throws of a turn in one
    line, each with the points of the turn so far, its `sum`.
    """

    items: tuple[Item, ...]
    are_dice: bool
    became: str = ""
    whose: str = ""
    then: tuple[Drawn, ...] = ()
    sum: str = ""


class EventForm(NamedTuple):
    """The fields of a kind of events that matter to eyes.

    `lost` is the field for points lost by its dice, `sum` that for points of the turn so far, `term` that of a term,
    such as the joker of a throw, `other` that of the other player of a duel, `alone` that of its only player; each is
    empty without one. In an open one all see the dice or cards.
    """

    lost: str
    sum: str
    term: str
    other: str
    alone: str
    is_open: bool
    tells_round: bool


@lru_cache(maxsize=512)
def _event_form(texts: Texts, kind: Any) -> EventForm:
    form = texts.form(kind)
    fields = {field.attribute: field.hint for field in form.fields}
    seats = [field for field, hint in fields.items() if hint == Seat]
    return EventForm(
        next((field for field in fields if field in LOST), ""),
        "sum" if "sum" in fields else "",
        next((field for field, hint in fields.items() if hint == Term), ""),
        next((field for field in seats if field != "seat"), ""),
        seats[0] if len(seats) == 1 else "",
        any(field.hint in (Row, Faces, Dice) for field in form.items),
        fields.keys() >= {*ROUND},
    )


def drawn_of(
    told: Said, cues: Iterable[str], event: Event | None = None, to: Phrases | None = None
) -> tuple[Drawn, ...]:
    """Return the dice and cards of a line, with their fate by its sounds; those of a refusal tell nothing new.

    Open ones are drawn where the line has only the word that they make, or the points, too. With phrases `to` the
    listener, their own dice have the word for them.
    """
    spans = told.line.spans
    shown = [place for place, span in enumerate(spans) if span.items]
    kind: Any = type(event)
    form = None if event is None or to is None else _event_form(to.texts, kind)
    if not shown and form is not None and form.is_open and event is not None and to is not None:
        spans = *spans, *to.items(event)
        shown = [place for place, span in enumerate(spans) if span.items]
    if not shown or "refused" in cues:
        return ()
    you = ("", "") if to is None else _you(to.language)
    is_own = form is not None and form.alone and to is not None and getattr(event, form.alone) == to.you
    became, own = _fate(event, form, cues), you[1] if is_own else ""  # a duel is about two
    found = []
    for place in shown:
        span, whose = spans[place], _whose(tuple([(each.kind, each.text) for each in spans[:place]]), you) or own
        is_dice = span.kind == "dice"
        if is_dice or not told.private:  # a hand is drawn at the question alone
            found.append(Drawn(span.items, is_dice, became or ("" if is_dice else "laid"), whose))
    return tuple(found)


def _fate(event: Event | None, form: EventForm | None, cues: Iterable[str]) -> str:
    """Return the fate of the dice or cards of an event, by their lost points and its sounds."""
    if form is not None and form.lost and getattr(event, form.lost):
        return "void"
    return next((BECAME[cue] for cue in cues if cue in BECAME), "")


def own_drawn(asked: Iterable[Drawn], known: tuple[Item, ...], to: Phrases) -> list[Drawn]:
    """Return the dice of an answered question with the word for the listener, but for those `known`.

    Cards are still in the hand, and stand at the next question.
    """
    own = _you(to.language)[1]
    thrown = [each for each in asked if each.are_dice and each.items != known]
    return [Drawn(each.items, True, each.became, own) for each in thrown]


def own_items(drawn: Sequence[Drawn], to: Phrases) -> tuple[Item, ...]:
    """Return the last dice of the listener's own."""
    own = _you(to.language)[1]
    for each in reversed(drawn):
        if each.whose == own:
            return each.items
    return ()


def add_drawn(found: list[ForEyes], at: int, drawn: Iterable[Drawn]) -> None:
    """Add the dice and cards of a line at its place; those of the picture before have their new fate there."""
    for each in drawn:
        place, before = found[-1] if found else (at, None)
        if isinstance(before, Drawn) and (before.items, before.whose) == (each.items, each.whose):
            found[-1] = place, each
        else:
            found.append((at, each))


def with_untold(drawn: list[Drawn], entry: Entry | None, cues: Iterable[str], to: Phrases) -> None:
    """Add the open dice and cards of an untold entry of another player: one line sums up the whole turn.

    Those of one turn stand in one row, in the order of the throws, each after its term, such as a joker.
    """
    if isinstance(entry, Joined):
        for each in (entry.first, entry.second):
            with_untold(drawn, each, [cue.name for cue in each.cues], to)
    if not isinstance(entry, Happened) or entry.private:
        return
    event = entry.event
    kind: Any = type(event)
    form, seat = _event_form(to.texts, kind), getattr(event, "seat", None)
    if not form.is_open or seat in (None, to.you):
        return
    name, fate = to.fact(to.names[seat]), _fate(event, form, cues)
    term, points = _after(event, form, to), f"{getattr(event, form.sum)}".replace("-", "−") if form.sum else ""
    for span in to.items(event):
        then = drawn.pop().then if drawn and drawn[-1].then and drawn[-1].whose == name else ()
        thrown = Drawn(span.items, span.kind == "dice", fate, term, (), points)
        drawn.append(Drawn((), True, "", name, (*then, thrown)))


def _after(event: Event, form: EventForm, to: Phrases) -> str:
    """Return the term of an event, such as the joker of a throw, or the other player of a duel; empty without one."""
    if form.term:
        return to.term(getattr(event, form.term))[0]
    if not form.other:
        return ""
    other = Seat(getattr(event, form.other))
    return _you(to.language)[1] if other == to.you else to.fact(to.names[other])


def round_of(event: Event, to: Phrases) -> int:
    """Return the number of the round that an event may tell; 0 without one.

    Such an event has the fields `number` and `last`, as the phrases for rounds.
    """
    kind: Any = type(event)
    return getattr(event, ROUND[0]) or 0 if _event_form(to.texts, kind).tells_round else 0


def round_heading(event: Event, told: Said | None, to: Phrases) -> LogMark:
    """Return the heading of the round that an event tells, by the first words of its line."""
    number, last = (getattr(event, field) for field in ROUND)
    words = "" if told is None or told.line.spans[0].kind == "seat" else re.split(r"[.,:;!?]", told.line.text)[0]
    if re.search(rf"\b{number}\b", words):  # no part of the sum of a house, and no name
        return LogMark("round same", words)
    return LogMark("round", to.text("loop-round-of", number=number, last=last).rstrip("."))


@lru_cache(maxsize=64)
def _you(language: str) -> tuple[str, str]:
    """Return the words for the listener: at the beginning of a sentence, and alone."""
    phrases = Phrases(language, own=[Seat(0)])
    return phrases.text("club-web-you"), phrases.text("loop-who", seat=Seat(0))


@lru_cache(maxsize=1024)
def _whose(before: tuple[tuple[str, str], ...], you: tuple[str, str]) -> str:
    """Return the owner of the dice or cards after spans of these kinds and texts.

    It is the player right before them, or whose sentence it is. Without one it is the listener, by the words for `you`,
    or the heading before them, such as `House 16`.
    """
    text, whose = "", ""
    if before and before[-1][1].casefold().split()[-1:] == [you[1].casefold()]:
        return you[1]
    if len(before) > 1 and before[-2][0] == "seat" and not before[-1][1].strip():
        return before[-2][1]
    for kind, told in before:
        if kind == "seat" and (not text or text.rstrip()[-1:] in ".!?"):
            whose = told
        elif kind == "text" and ENDED.search(told):
            whose = ""
        text += told
    return whose or _headed(text, you)


def _headed(before: str, you: tuple[str, str]) -> str:
    """Return the few words with a colon before dice or cards; those behind a comma only explain them.

    Where they begin with the first word of `you`, it is the second one.
    """
    words = ENDED.split(before)[-1].partition(",")[0].split()
    if words and words[0] == you[0]:
        return you[1]
    is_heading = len(words) <= MOST_BEFORE and before.rstrip().endswith(":")
    return " ".join(words).rstrip(" :") if is_heading else ""


def drawn_at(spans: Iterable[Span], picks: tuple[str, ...]) -> tuple[tuple[Drawn, ...], Drawn | None]:
    """Return the dice and cards of a question, and apart from them its picks, by their typed forms.

    The picks are drawn at their boxes, with their points if one of the spans shows them.
    """
    found: dict[tuple[str, ...], Drawn] = {}
    for span in [span for span in spans if span.items]:
        typed = tuple([item.typed for item in span.items])
        before = found.get(typed)
        if before is None or len(before.items[0].printed) < len(span.items[0].printed):
            found[typed] = Drawn(span.items, span.kind == "dice")
    picked = found.pop(picks, None)
    return tuple(found.values()), picked


class Cell(tuple[str, int | None]):
    """A text about a seat, and the number of chips in it, if there are some; with its JSON, which is made once."""

    json: str


class Column(tuple[Cell, ...]):
    """The cells of a seat in one column, with their JSON, which is made once."""

    json: str


class EventCells(NamedTuple):
    """The cells of an event by the headings of their columns, and as notes, for an event of no seat.

    The heading is empty if the texts of a game have none. `legend` has the meanings of their words, by places.
    """

    by_head: Mapping[str, Column]
    notes: tuple[Cell, ...]
    legend: tuple[tuple[int, str], ...]


Told = tuple[Any, EventCells]
"""The seat of an event, or another subject of it, and its cells."""
TOLD = ("bet", "pot", "front", "chips")
"""The fields of an event that count chips; the first of them is drawn."""
MOST_CHIPS = 600
"""The most chips in a picture."""
MOST_LISTED = 5
"""The most names of one kind in a cell, such as jokers; more are counted."""
NAMES = (Seat, Seats, Scores)
"""The kinds of fields with names of players."""
SIGNS = "▶★"
"""The signs of a turn and of a win, before a name."""
MOST_CELLS = 1000
"""The most events of a kind that are kept as cells."""


class SeatRow(NamedTuple):
    """A row of the table of seats: a name, whether it is their turn or they have won, and their texts by columns."""

    name: str
    is_turn: bool
    cells: tuple[Column, ...]
    has_won: bool = False
    is_own: bool = False

    @property
    def marked(self) -> str:
        """The name with the sign of a turn or a win."""
        return f"{SIGNS[0]} {self.name}" if self.is_turn else f"{SIGNS[1]} {self.name}" if self.has_won else self.name

    @property
    def first(self) -> str:
        """The text of the first column, which may be empty."""
        return self.cells[0][0][0] if self.cells and self.cells[0] else ""


class Standing(NamedTuple):
    """The table of seats, notes about no seat, such as the pot, and the lines of each table of a tournament.

    `heads` are the headings of its columns but the names, `legend` the meanings of its words.
    """

    rows: tuple[SeatRow, ...] = ()
    notes: tuple[Cell, ...] = ()
    stage: tuple[tuple[str, ...], ...] = ()
    heads: tuple[str, ...] = ()
    legend: tuple[str, ...] = ()


ForEyes = tuple[int, Drawn | LogMark]
"""A picture or a mark before a line, or the mark of winners around it, with the place of the line in its event."""
NOBODY = Standing()
"""The table of seats away from tables."""


class SeatTable:
    """The table of seats for a listener."""

    def __init__(self) -> None:
        self._made = NOBODY
        self._told: tuple[object, ...] = ()
        """The cells of each seat, the turn, the winners and the stage in `_made`."""
        self._players: tuple[object, ...] = ()
        """The phrases and the names behind `_shown`."""
        self._shown: tuple[str, ...] = ()

    def standing(self, seen: TableSeen, phrases: Phrases, stage: tuple[tuple[str, ...], ...] = ()) -> Standing:
        """Return the table of seats, with the lines of each table of the `stage` of a tournament."""
        players = phrases, tuple(phrases.names)
        if players != self._players:
            self._players, self._told = players, ()
            self._shown = tuple(map(phrases.fact, phrases.names))
        cells = _cells((*seen.standing, *seen.beside), seen.turn, phrases)
        told = cells, seen.turn, seen.winners, stage
        if told != self._told:
            self._told = told
            self._made = _arranged(self._shown, cells, seen, phrases, stage)
        return self._made


def _arranged(
    names: Sequence[str], told: Iterable[Told], seen: TableSeen, phrases: Phrases, stage: tuple[tuple[str, ...], ...]
) -> Standing:
    """Return the cells in the rows of their seats and the columns of their headings; those of no seat are notes."""
    rows: dict[Any, dict[str, Column]] = {seat: {} for seat in range(len(names))}
    heads: dict[str, Column] = {}
    notes: list[Cell] = []
    legend: set[tuple[int, str]] = set()
    for seat, cells in told:
        if cells.legend:
            legend.update(cells.legend)
        row = rows.get(seat)
        if row is None:
            notes += cells.notes
            continue
        added = cells.by_head
        if "" in added:
            added = {_unheaded(phrases.language, bool(row)): added[""]}
        heads.update(added)
        if row.keys().isdisjoint(added):
            row.update(added)
        else:
            row.update({head: column(*row.get(head, ()), *more) for head, more in added.items()})
    winners = seen.winners if len(seen.winners) < len(names) else ()
    each = []
    for seat, row in rows.items():
        columns = tuple(map(row.get, heads, repeat(NONE)))
        each.append(SeatRow(names[seat], seat == seen.turn, columns, seat in winners, seat == phrases.you))
    return Standing(tuple(each), tuple(notes), stage, tuple(heads), tuple([line for _, line in sorted(legend)]))


def _legend(told: str, phrases: Phrases) -> tuple[tuple[int, str], ...]:
    """Return the meanings of the words in this text by the legend of a game, each after its place there."""
    name = f"{phrases.game.id}-legend" if phrases.game is not None else ""
    each = enumerate(phrases.text(name).split("; ")) if name and phrases.has(name) else ()
    return tuple([(at, line) for at, line in each if re.search(rf"\b{re.escape(line.partition(':')[0])}\b", told)])


@lru_cache(maxsize=64)
def _unheaded(language: str, is_further: bool) -> str:
    """Return the heading for the first cell of a seat, or for a further one, where a game has none."""
    return Phrases(language).text("club-web-besides" if is_further else "club-web-total")


class CellForm(NamedTuple):
    """The form of the cells of a kind of events: the told fields, as `values`, and other influences.

    `chips` is the field that counts chips, if there is one. `heads` tells whether cells have headings, `names` whether
    they name players. `known` are the cells by figures, listener and turn, which recur at all tables.
    """

    values: Callable[[Event], object]
    chips: str
    heads: bool
    turn: bool
    you: bool
    names: bool
    known: dict[tuple[Any, ...], EventCells]


@lru_cache(maxsize=512)
def _cell_form(texts: Texts, kind: Any, flavour: bool) -> CellForm:
    """Return the form of the cells of a kind of events, told with `flavour` or without."""
    name, fields = texts.name(kind), texts.form(kind).fields
    form = next((form for form in ("cells", "braille") if texts.has(name, form)), "")
    named = texts.variables(name, form)
    chips = next((told for told in TOLD if any(told == field.attribute for field in fields)), "")
    told = [field for field in fields if any(f"{each}-".startswith(f"{field.variable}-") for each in named)]
    used = {field.attribute for field in fields if field in told or field.hint == Terms} | {chips} - {""}
    names = any(field.hint in NAMES for field in told)
    values = attrgetter(*sorted(used)) if used else type
    return CellForm(values, chips, form == "cells", "turn" in named, "you" in named, names, {})


def _cells(events: Iterable[Event], turn: Seat | None, phrases: Phrases) -> tuple[Told, ...]:
    """Return the seat of each event, and its cells."""
    found: list[Told] = []
    texts, own, flavour = phrases.texts, phrases.you, phrases.flavour
    for event in events:
        kind: Any = type(event)
        form, seat = _cell_form(texts, kind, flavour), getattr(event, "seat", None)
        on_turn = form.turn and turn is not None and seat == turn
        key: tuple[Any, ...] = form.values(event), form.you and own == seat, on_turn
        if form.names:
            key = *key, own, tuple(phrases.names)
        try:
            cells = form.known.get(key)
        except TypeError:  # an event of a game of others may hold a list
            cells = _worded(event, on_turn, phrases, form)
        if cells is None:
            if len(form.known) >= MOST_CELLS:
                form.known.clear()
            cells = form.known[key] = _worded(event, on_turn, phrases, form)
        found.append((seat, cells))
    return tuple(found)


def _worded(event: Event, on_turn: bool, phrases: Phrases, form: CellForm) -> EventCells:
    """Return the cells of an event: without the name with which it begins, with its chips."""
    first, *rest = phrases.event_in_cells(event, on_turn).spans
    text = Line(tuple(rest)).text.lstrip(" :") if first.kind == "seat" else Line((first, *rest)).text
    chips = getattr(event, form.chips) if form.chips else None
    for field in phrases.texts.form(type(event)).fields:
        if field.hint == Terms and len(listed := getattr(event, field.attribute)) > MOST_LISTED:
            text = text.replace(", ".join([phrases.term(name)[0] for name in listed]), str(len(listed)))
    cells = _headed_cells(text) if form.heads else [("", text)]
    drawn = next((place for place, (_, told) in enumerate(cells) if told == str(chips)), -1 if form.heads else 0)
    found: dict[str, Column] = {}
    notes = []
    for place, (head, told) in enumerate(cells):
        count = chips if place == drawn else None
        found[head] = column(*found.get(head, ()), *([cell(told, count)] if told else []))
        notes += [cell(f"{head} {told}".lstrip(), count)] if told else []
    shown = "; ".join([f"{head}: {told}" for head, told in cells if told or hasattr(event, "seat")])
    return EventCells(found, tuple(notes), _legend(shown, phrases))


def _headed_cells(text: str) -> list[tuple[str, str]]:
    """Return the headings and the texts of cells, as phrases write them."""
    parts = [part.partition(":") for part in text.split(";")]
    return [(head.strip(), told.strip()) for head, _, told in parts]


@lru_cache(maxsize=256)
def _head(language: str, heads: tuple[str, ...]) -> str:
    say = Phrases(language).text
    titles = [element("th", head, scope="col") for head in (say("club-web-player"), *heads)]
    return in_json([element("caption", say("club-web-standing-how")), element("tr", *titles)])[1:-1]


def cell(text: str, chips: int | None = None) -> Cell:
    """Return a cell with its JSON."""
    made = Cell((text, chips))
    made.json = f'{quoted(text)}," ",{stacks(chips).json}' if isinstance(chips, int) and chips else quoted(text)
    return made


def column(*cells: Cell) -> Column:
    """Return the cells of a column with their JSON; a sign stands for none."""
    made = Column(cells)
    made.json = f'["td",{{}},[{",".join([each.json for each in cells]) or quoted("–")}]]'
    return made


NONE = column()


def _row(row: SeatRow) -> str:
    begun = _begun(row.name, row.is_turn, row.has_won, row.is_own)
    return f"{','.join([begun, *[each.json for each in row.cells]])}]]"


@lru_cache(maxsize=2048)
def _begun(name: str, is_turn: bool, has_won: bool, is_own: bool) -> str:
    """Return the beginning of a row in JSON, with its name."""
    kind = f"{'turn ' * is_turn}{'won ' * has_won}{'own ' * is_own}".rstrip()
    marked = SeatRow(name, is_turn, (), has_won).marked
    whole = marked.replace(" ", "\N{NO-BREAK SPACE}", 1) if marked[0] in SIGNS else marked
    attributes = f'"class":"{kind}"' if kind else ""
    return f'["tr",{{{attributes}}},[["th",{{"scope":"row"}},[{quoted(whole)}]]'


def standing_in_json(language: str, standing: Standing) -> Json:
    """Return the table of seats under its heading, in JSON; nothing away from tables and tournaments."""
    if standing == NOBODY:
        return Json("[]")
    parts: list[str] = [_title(language), *[f'["p",{{}},[{each.json}]]' for each in standing.notes]]
    if standing.rows:
        parts.append(written_in_json("table", (_head(language, standing.heads), *map(_row, standing.rows))))
    parts += [_of_stage(standing.legend, "true")] if standing.legend else []
    parts += [out(language).json] if standing.rows else []
    return Json(f"[{','.join([*parts, *map(_of_stage, standing.stage)])}]")


def standing_table(language: str, standing: Standing) -> tuple[Piece, ...]:
    """Return the table of seats under its heading; nothing away from tables and tournaments."""
    return out_of_json(standing_in_json(language, standing))


@lru_cache(maxsize=64)
def out(language: str) -> Kept:
    """Return the button that leads to the lobby, for eyes: readers have the command."""
    say, word = Phrases(language).text, Phrases(language).words("loop-command-quit")[0]
    leads = element("button", say("club-web-to-lobby"), form="answering", name="offer", value=word, tabindex=-1)
    return kept("span", leads, class_="ways", aria_hidden="true")


@lru_cache(maxsize=64)
def _title(language: str) -> Json:
    return written_in_json("h2", [quoted(Phrases(language).text("club-web-standing"))], '"tabindex":"-1"')


@lru_cache(maxsize=1024)
def _of_stage(lines: tuple[str, ...], is_hidden: str | None = None) -> Json:
    """Return the lines of a table of a tournament, apart from those of the others, or those of a legend."""
    first, *others = lines
    parts = [first, *(part for line in others for part in (element("br"), line))]
    return Json(kept("p", *parts, class_="stage", aria_hidden=is_hidden).json)


@lru_cache(maxsize=256)
def stacks(chips: int) -> Kept:
    """Return the picture of chips: stacks of wide pieces worth ten, then one of those worth one."""
    tens, ones = divmod(min(chips, MOST_CHIPS), 10)
    high, wide = max(5 * min(tens, 10), 3 * ones), 32 * -(-tens // 10)
    path = "".join([f"M{16 + 3.2 * at:g} {high}v-{5 * min(10, tens - at)}" for at in range(0, tens, 10)])
    drawn = [element("path", d=path, class_="tens")] if tens else []
    if ones:
        drawn.append(element("path", d=f"M{wide + 5} {high}v-{3 * ones}"))
        wide += 10
    size = {"viewBox": f"0 0 {wide} {high}", "width": f"{wide / 16:.2g}rem".lstrip("0")}
    return kept("svg", *drawn, **size, class_="chips", aria_hidden="true")


def picture_in_json(drawn: Drawn | LogMark) -> Json:
    """Return the picture of dice or cards in JSON, each throw of a whole turn in a part of its own, or a mark."""
    if isinstance(drawn, LogMark) or not drawn.then:
        return _kept_in_json(drawn)
    throws = map(_kept_in_json, drawn.then, ["", *[each.whose for each in drawn.then]])  # they recur, turns do not
    return written_in_json("span", [*_parts(drawn), *throws], '"class":"drawn","aria-hidden":"true"')


@lru_cache(maxsize=4096)
def _kept_in_json(drawn: Drawn | LogMark, before: str | None = None) -> Json:
    """Return a mark, dice or cards, or a throw after one of the owner `before`."""
    if isinstance(drawn, LogMark):
        if drawn.kind in ("won", "lost"):
            return written_in_json("span", (), f'"class":"{"wins" if drawn.kind == "won" else "loses"}"')
        kind = drawn.kind if drawn.kind == "said" else f"head {drawn.kind}"
        named = f'"class":"{kind}","data-title":{quoted(drawn.title)}'
        return written_in_json("span", (), f'{named},"aria-hidden":"true"')
    if before is not None:
        return written_in_json("span", _parts(drawn, before), f'"class":"{drawn.became}"' if drawn.became else "")
    kind = f"drawn {drawn.became}".rstrip()
    return written_in_json("span", _parts(drawn), f'"class":"{kind}","aria-hidden":"true"')


def picture(drawn: Drawn | LogMark) -> Element:
    """Return the picture of dice or cards, or a mark."""
    (made,) = out_of_json(f"[{picture_in_json(drawn)}]")
    assert isinstance(made, Element)
    return made


def _parts(drawn: Drawn, known: str = "") -> list[str]:
    """Return the dice or cards after the name of their owner, unless that is `known`."""
    items = [picture_of(item, drawn.are_dice, drawn.became == "void", False).json for item in drawn.items]
    if drawn.sum:
        items.append(written_in_json("small", [quoted(f"= {drawn.sum}")]))
    return items if drawn.whose in ("", known) else [written_in_json("b", [quoted(drawn.whose)]), *items]


@lru_cache(maxsize=1024)
def picture_of(item: Item, is_die: bool, is_void: bool = False, is_alone: bool = True) -> Kept:
    """Return the picture of one die or card. In a picture of several, readers skip it with those."""
    if is_die and item.typed in PIPS:
        width = SIDE
        pip, kind = ("m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0", "hollow") if is_void else ("h0", None)
        path = "".join(f"M{10 + 10 * (at % 3)} {10 + 10 * (at // 3)}{pip}" for at in PIPS[item.typed])
        parts = [element("path", d=path, class_=kind)]
    elif face := _face(item):
        width = SIDE
        parts = [_text(face[0], 5, -7), _text(face[1], 35, 23, "suit")]
    else:
        letters, points = item.letters
        width = max(SIDE, 20 + 20 * len(letters)) + (15 if len(points or "") > 1 else 0)
        parts = [_text(letters, 11 if points is None else 3)]
        if points is not None:
            parts += [_text(points, width - 2), element("path", d=_dots(item.cells))]
    return kept("svg", *parts, viewBox=f"0 0 {width} {SIDE}", aria_hidden="true" if is_alone else None)


def _face(item: Item) -> tuple[str, str] | None:
    """Return the rank and the sign of a playing card; None for another card, or one with a name that we do not know."""
    words = item.spoken.casefold().split()
    suit = next((word for word in words if word in SUITS), "")
    rank = next((word for word in words if word.isdigit() or word in RANKS), "")
    return (rank if rank.isdigit() else rank[0].upper(), SUITS[suit]) if suit and rank else None


def _text(text: str, across: int, down: int | None = None, class_: str | None = None) -> Element:
    return element("text", text, x=across, y=down, class_=class_)  # the style has its usual height


def _dots(cells: str) -> str:
    """Return the dots of braille cells."""
    on = [(place, dot) for place, cell in enumerate(cells) for dot in range(6) if (ord(cell) - 0x2800) >> dot & 1]
    dots = [(6 + 7 * place + 3 * (dot // 3), 30 + 3 * (dot % 3)) for place, dot in on]
    steps = zip(dots, [(0, 0), *dots], strict=False)  # steps are shorter than places
    return "".join(f"m{x - from_x}{y - from_y:+}h0" for (x, y), (from_x, from_y) in steps)
