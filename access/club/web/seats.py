"""The table of seats for eyes: the events of a standing become rows with cells, in JSON, and few words for the bar.

Chips stand in stacks, those worth ten and those worth one. Readers have all of it by a command.

Apart from pictures.py: it knows events and phrases, and neither dice nor cards.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import chain, repeat
from operator import attrgetter
from typing import Any, NamedTuple, TypeVar
from unicodedata import bidirectional

from access.club.web.elements import (
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
from access.language.line import Line
from access.language.phrases import Phrases
from access.language.texts import Field, Texts, minus
from access.play.at_table import TableSeen
from games.steps import Event, Scores, Seat, Seats, Terms


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


T = TypeVar("T")
Key = tuple[Any, ...]
"""The values of an event, whether its seat is on turn, whether it is the listener's, and the names that it may tell."""
Worded = tuple[str, tuple[tuple[int, str], ...]]
"""The text of the cells of an event, with marks for its figures, and its legend."""
MARKS = "\ue010\ue011\ue012\ue013\ue014\ue015\ue016\ue017"
"""The signs that stand for figures in a text: no other text has them."""
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


NOBODY = Standing()
"""The table of seats away from tables."""


class SeatTable:
    """The table of seats for a listener."""

    def __init__(self) -> None:
        self._made = NOBODY
        self._told: tuple[object, ...] = ()
        """The events, the turn, the winners and the stage in `_made`."""
        self._players: tuple[object, ...] = ()
        """The phrases and the names behind `_shown`."""
        self._shown: tuple[str, ...] = ()

    def standing(self, seen: TableSeen, phrases: Phrases, stage: tuple[tuple[str, ...], ...] = ()) -> Standing:
        """Return the table of seats, with the lines of each table of the `stage` of a tournament."""
        players = phrases, tuple(phrases.names)
        if players != self._players:
            self._players, self._told = players, ()
            self._shown = tuple(map(phrases.fact, phrases.names))
        told = seen.turn, seen.standing, seen.beside, seen.winners, stage
        if told != self._told:
            self._told = told
            self._made = _arranged(self._shown, seen, phrases, stage)
        return self._made


def _arranged(names: Sequence[str], seen: TableSeen, phrases: Phrases, stage: tuple[tuple[str, ...], ...]) -> Standing:
    """Return the cells in the rows of their seats and the columns of their headings; those of no seat are notes."""
    rows: dict[Any, dict[str, Column]] = {seat: {} for seat in range(len(names))}
    heads: dict[str, Column] = {}
    notes: list[Cell] = []
    legend: set[tuple[int, str]] = set()
    for seat, cells in _cells((*seen.standing, *seen.beside), seen.turn, phrases):
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
    each = []
    for seat, row in rows.items():
        columns = tuple(map(row.get, heads, repeat(NONE)))
        each.append(SeatRow(names[seat], seat == seen.turn, columns, seat in seen.winners, seat == phrases.you))
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

    `printed` are the told fields that no text depends on, `others` the rest. `chips` is the field that counts chips, if
    there is one. `heads` tells whether cells have headings, `names` whether they name players, `turn` and `you` whether
    they depend on the turn or the listener. `known` are the cells by their values, which recur at all tables; `worded`
    are the texts without the printed ones.
    """

    values: Callable[[Event], object]
    printed: tuple[Field, ...]
    others: Callable[[Event], object]
    chips: str
    heads: bool
    turn: bool
    you: bool
    names: bool
    known: dict[Key, EventCells]
    worded: dict[Key, Worded]


@lru_cache(maxsize=512)
def _cell_form(texts: Texts, kind: Any, flavour: bool) -> CellForm:
    """Return the form of the cells of a kind of events, told with `flavour` or without."""
    name, fields = texts.name(kind), texts.form(kind).fields
    form = next((form for form in ("cells", "braille") if texts.has(name, form)), "")
    named, mere = texts.variables(name, form), texts.printed(name, form).difference(kind.flavour)
    chips = next((told for told in TOLD if any(told == field.attribute for field in fields)), "")
    told = [field for field in fields if any(f"{each}-".startswith(f"{field.variable}-") for each in named)]
    names = any(field.hint in NAMES for field in told)
    printed = [field for field in told if field.hint in (int, Terms) and field.variable in mere][: len(MARKS)]
    used = {field.attribute for field in told} | {chips} - {""}
    others = used.difference([field.attribute for field in printed])
    has_turn, has_you = "turn" in named, "you" in named
    values, rest = _getter(used), _getter(others)
    return CellForm(values, (*printed,), rest, chips, form == "cells", has_turn, has_you, names, {}, {})


def _getter(fields: Collection[str]) -> Callable[[Event], object]:
    return attrgetter(*sorted(fields)) if fields else type


def _cells(events: Iterable[Event], turn: Seat | None, phrases: Phrases) -> list[tuple[Any, EventCells]]:
    """Return the seat of each event, and its cells."""
    found: list[tuple[Any, EventCells]] = []
    texts, own, flavour = phrases.texts, phrases.you, phrases.flavour
    for event in events:
        kind: Any = type(event)
        form, seat = _cell_form(texts, kind, flavour), getattr(event, "seat", None)
        on_turn = form.turn and turn is not None and seat == turn
        key: Key = form.values(event), on_turn, form.you and own == seat
        if form.names:
            key = *key, own, tuple(phrases.names)
        try:
            cells = form.known.get(key)
        except TypeError:  # an event of a game of others may hold a list
            cells = _filled(event, form, _worded(event, on_turn, phrases, form, {}), {})
        if cells is None:
            cells = _made(event, key, phrases, form)
            _keep(form.known, key, cells)
        found.append((seat, cells))
    return found


def _made(event: Event, key: Key, phrases: Phrases, form: CellForm) -> EventCells:
    """Return the cells of an event. Its text is made once for all figures that it only prints; many terms are one."""
    figures: dict[str, str] = {}
    others = [form.others(event), *key[1:]]
    for field in form.printed:
        value = getattr(event, field.attribute)
        if field.hint == Terms and len(value) > MOST_LISTED:
            value = len(value)
        if type(value) is int:
            figures[field.variable] = str(value) if value >= 0 else phrases.texts.number_line(value).text
        others.append(None if type(value) is int else value)
    known = tuple(others)
    if (worded := form.worded.get(known)) is None:
        worded = _worded(event, key[1], phrases, form, dict(zip(figures, MARKS, strict=False)))
        _keep(form.worded, known, worded)
    return _filled(event, form, worded, dict(zip(MARKS, figures.values(), strict=False)))


def _keep(known: dict[Key, T], key: Key, made: T) -> None:
    """Keep a value under its key; a full memory is emptied first."""
    if len(known) >= MOST_CELLS:
        known.clear()
    known[key] = made


def _worded(event: Event, on_turn: bool, phrases: Phrases, form: CellForm, marks: Mapping[str, str]) -> Worded:
    """Return the text of the cells of an event, with `marks` for figures: without the name with which it begins."""
    first, *rest = phrases.event_in_cells(event, on_turn, marks).spans
    text = Line(tuple(rest)).text.lstrip(" :") if first.kind == "seat" else Line((first, *rest)).text
    cells = _headed_cells(text) if form.heads else [("", text)]
    shown = "; ".join([f"{head}: {told}" for head, told in cells if told or hasattr(event, "seat")])
    return text, _legend(shown, phrases)


def _filled(event: Event, form: CellForm, worded: Worded, figures: Mapping[str, str]) -> EventCells:
    """Return the cells of an event with its `figures` at their marks, and with its chips."""
    text, legend = worded
    for mark, figure in figures.items():
        text = text.replace(mark, figure)
    cells = _headed_cells(text) if form.heads else [("", text)]
    chips = getattr(event, form.chips) if form.chips else None
    drawn = next((place for place, (_, told) in enumerate(cells) if told == str(chips)), -1 if form.heads else 0)
    counted = [(head, told, chips if place == drawn else None) for place, (head, told) in enumerate(cells)]
    notes = [cell(f"{head} {told}".lstrip(), count) for head, told, count in counted if told]
    found: dict[str, Column] = {}
    for head, told, count in counted:
        found[head] = column(*found.get(head, ()), *([cell(told, count)] if told else []))
    return EventCells(found, tuple(notes), legend)


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


def now_told(language: str, standing: Standing, before: Standing) -> str:
    """Return the turn and the standing of the listener, with the pot, or the winners, in few words for eyes.

    Figures that changed since the standing `before` have their difference: `Anna: 12 (+5) · Gustave: 7 (−3) · Pot 8`.
    """
    shown: list[str] = []
    for row, old in zip(standing.rows, chain(before.rows, repeat(None)), strict=False):
        if row.has_won:
            return _who_won(language, standing.rows)
        first, leads = row.first, row.is_turn or row.is_own
        changed = "" if old is None or old.first == first else _change(language, old.first, first)
        if leads or changed or (first and len(standing.rows) == 2):
            marked = row.marked if row.name.isascii() else row._replace(name=_apart(row.name)).marked
            told = f"{first} ({changed})" if changed else f"{standing.heads[0]} {first}" if first and leads else first
            shown.insert(0 if row.is_turn else len(shown), f"{marked}: {told}" if told else marked)
    return " · ".join(shown + [told for told, chips in standing.notes if chips])


@lru_cache(maxsize=1024)
def _apart(name: str) -> str:
    """Return a name so that figures behind it stand there, also if its letters run from right to left."""
    is_turned = any(bidirectional(letter) in ("R", "AL") for letter in name)
    return f"\N{FIRST STRONG ISOLATE}{name}\N{POP DIRECTIONAL ISOLATE}" if is_turned else name


def _change(language: str, before: str, now: str) -> str:
    """Return the difference of two figures with its sign, such as `+5`; empty without one."""
    was, figure = _figure(language, before), _figure(language, now)
    return "" if was is None or figure is None else f"{figure - was:+}".replace("-", "−")


def _figure(language: str, text: str) -> int | None:
    """Return a figure that stands alone, perhaps after the word for its sign; None if other words stand there."""
    digits = text.removeprefix(f"{minus(language)} ")
    return None if not digits.isdecimal() else int(digits) if digits == text else -int(digits)


def _who_won(language: str, rows: Iterable[SeatRow]) -> str:
    won = [row for row in rows if row.has_won]
    return Phrases(language).text(
        "club-web-won",
        own="yes" if any(row.is_own for row in won) else "no",
        names=", ".join([_apart(row.name) for row in won if not row.is_own]) or "none",
        count=len(won),
        points=won[0].first or "none",
    )
