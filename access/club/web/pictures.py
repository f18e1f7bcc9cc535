"""Pictures for eyes alone: dice and cards, drawn as SVG from the spans that make the words.

Readers and text browsers know nothing of them: all words stand beside them, or are told by a command. Shapes tell what
became of dice and cards: kept ones stand on a bar, robbed ones have a broken frame, laid cards a double one, void ones
are dark and lie askew, their pips hollow.

Apart from pages.py: it knows dice and cards, and no page.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import repeat
from typing import Any, Literal, NamedTuple

from access.club.web.elements import (
    Element,
    Json,
    Kept,
    element,
    kept,
    out_of_json,
    quoted,
    written_in_json,
)
from access.dialogue.entries import Happened, Joined
from access.dialogue.requests import Entry
from access.language.line import Item, Span
from access.language.output import Said
from access.language.phrases import Phrases
from access.language.texts import Texts
from games.cards import Row
from games.steps import Dice, Event, Faces, Seat, Term

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
WIDE = ("M", "W")
"""The letters whose points need more room beside them."""


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


ForEyes = tuple[int, Drawn | LogMark]
"""A picture or a mark before a line, or the mark of winners around it, with the place of the line in its event."""


class EventForm(NamedTuple):
    """The fields of a kind of events that matter to eyes.

    `lost` is the field for points lost by its dice, `sum` that for points of the turn so far, `term` that of a term,
    such as the joker of a throw, `other` that of the other player of a duel, `alone` that of its only player, who threw
    its dice; each is empty without one. In an open one all see the dice or cards.
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
        seats[0] if len(seats) == 1 and kind.dice_of == "own" else "",
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
    form = None if event is None or to is None else _form_of(event, to)
    adds = not shown and form is not None and form.is_open
    if adds and event is not None and to is not None:
        spans = *spans, *to.items(event)
        shown = [place for place, span in enumerate(spans) if span.items]
    if not shown or "refused" in cues:
        return ()
    you, became, owner = ("", "") if to is None else _you(to.language), _fate(event, form, cues), ""
    if to is not None and form is not None and form.alone:  # a duel is about two
        owner = _named(getattr(event, form.alone), to)
    found = []
    for place in shown:
        before = tuple([(each.kind, each.text) for each in spans[:place]])
        span, whose = spans[place], (owner if adds else "") or _whose(before, you) or owner
        is_dice = span.kind == "dice"
        if is_dice or not told.private:  # a hand is drawn at the question alone
            found.append(Drawn(span.items, is_dice, became or _usual(is_dice), whose))
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
    return [Drawn(each.items, True, each.became, own) for each in asked if each.are_dice and each.items != known]


def own_items(drawn: Sequence[Drawn], to: Phrases, event: Event | None = None) -> tuple[Item, ...]:
    """Return the last dice of the listener's own: those with the word for them, or of an `event` about them alone."""
    own = _you(to.language)[1]
    for each in reversed(drawn):
        if each.whose == own:
            return each.items
    alone = _form_of(event, to).alone if event is not None and drawn and drawn[-1].are_dice else ""
    return drawn[-1].items if alone and to.you is not None and getattr(event, alone) == to.you else ()


def add_drawn(found: list[ForEyes], at: int, drawn: Iterable[Drawn]) -> None:
    """Add the dice and cards of a line at its place; those of the picture before have their new fate there."""
    for each in drawn:
        place, before = found[-1] if found else (at, None)
        if isinstance(before, Drawn) and (before.items, before.whose) == (each.items, each.whose):
            found[-1] = place, each
        else:
            found.append((at, each))


def with_untold(drawn: list[Drawn], entry: Entry | None, to: Phrases) -> None:
    """Add the open dice and cards of an untold entry of another player: one line sums up the whole turn.

    Those of one turn stand in one row, in the order of the throws, each after its term, such as a joker.
    """
    for seat, event in _open_events(entry, to):
        if seat == to.you:
            continue
        form = _form_of(event, to)
        name, fate = _named(seat, to), _fate(event, form, event.sounds)
        term = _after(event, form, to) if form.term or form.other else ""
        points = f"{getattr(event, form.sum)}".replace("-", "−") if form.sum else ""
        for span in to.items(event):
            then = drawn.pop().then if drawn and drawn[-1].then and drawn[-1].whose == name else ()
            thrown = Drawn(span.items, span.kind == "dice", fate, term, (), points)
            drawn.append(Drawn((), True, "", name, (*then, thrown)))


def drawn_of_each(joined: Joined, to: Phrases) -> tuple[Drawn, ...]:
    """Return the open dice and cards of the events in one line, each with its owner."""
    found: list[Drawn] = []
    for seat, event in _open_events(joined, to):
        fate, whose = _fate(event, _form_of(event, to), event.sounds), _named(seat, to)
        for span in to.items(event):
            is_dice = span.kind == "dice"
            found.append(Drawn(span.items, is_dice, fate or _usual(is_dice), whose))
    return tuple(found)


def _open_events(entry: Entry | None, to: Phrases) -> Iterator[tuple[Seat, Event]]:
    """Yield the events of an entry that show dice or cards to all, each with its seat."""
    if isinstance(entry, Joined):
        yield from _open_events(entry.first, to)
        yield from _open_events(entry.second, to)
    elif isinstance(entry, Happened) and not entry.private:
        seat: Seat | None = getattr(entry.event, "seat", None)
        if seat is not None and _form_of(entry.event, to).is_open:
            yield seat, entry.event


def _form_of(event: Event, to: Phrases) -> EventForm:
    kind: Any = type(event)
    return _event_form(to.texts, kind)


def _named(seat: Seat, to: Phrases) -> str:
    """Return the name of a seat, or the word for the listener."""
    return _you(to.language)[1] if seat == to.you else to.fact(to.names[seat])


def _usual(is_dice: bool) -> str:
    """Return the fate of dice or cards without one of their own: cards that are shown are laid."""
    return "" if is_dice else "laid"


def _after(event: Event, form: EventForm, to: Phrases) -> str:
    """Return the term of an event, such as the joker of a throw, or the other player of a duel."""
    if form.term:
        return to.term(getattr(event, form.term))[0]
    return _named(Seat(getattr(event, form.other)), to)


def round_of(event: Event, to: Phrases) -> int:
    """Return the number of the round that an event may tell; 0 without one.

    Such an event has the fields `number` and `last`, as the phrases for rounds.
    """
    return getattr(event, ROUND[0]) or 0 if _form_of(event, to).tells_round else 0


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
    for span in spans:
        if not span.items:
            continue
        typed = tuple([item.typed for item in span.items])
        before = found.get(typed)
        if before is None or len(before.items[0].printed) < len(span.items[0].printed):
            found[typed] = Drawn(span.items, span.kind == "dice")
    picked = found.pop(picks, None)
    return tuple(found.values()), picked


def picture_in_json(drawn: Drawn | LogMark) -> Json:
    """Return the picture of dice or cards in JSON, each throw of a whole turn in a part of its own, or a mark."""
    if isinstance(drawn, LogMark):
        return _mark_in_json(drawn)
    parts, known = _parts(drawn, ""), ""
    for each in drawn.then:
        kind = f'"class":"{each.became}"' if each.became else ""
        parts.append(f'["span",{{{kind}}},[{",".join(_parts(each, known))}]]')
        known = each.whose
    kind = f"drawn {drawn.became}" if drawn.became else "drawn"
    return written_in_json("span", parts, f'"class":"{kind}","aria-hidden":"true"')


@lru_cache(maxsize=512)
def _mark_in_json(mark: LogMark) -> Json:
    if mark.kind in ("won", "lost"):
        return written_in_json("span", (), f'"class":"{"wins" if mark.kind == "won" else "loses"}"')
    kind = mark.kind if mark.kind == "said" else f"head {mark.kind}"
    return written_in_json("span", (), f'"class":"{kind}","data-title":{quoted(mark.title)},"aria-hidden":"true"')


def picture(drawn: Drawn | LogMark) -> Element:
    """Return the picture of dice or cards, or a mark."""
    (made,) = out_of_json(f"[{picture_in_json(drawn)}]")
    assert isinstance(made, Element)
    return made


def _parts(drawn: Drawn, known: str) -> list[str]:
    """Return the dice or cards after the name of their owner, unless that is `known`."""
    parts = [] if drawn.whose in ("", known) else [f'["b",{{}},[{quoted(drawn.whose)}]]']
    parts += map(_item_in_json, drawn.items, repeat(drawn.are_dice), repeat(drawn.became == "void"))
    if drawn.sum:
        parts.append(f'["small",{{}},[{quoted("= " + drawn.sum)}]]')
    return parts


@lru_cache(maxsize=1024)
def _item_in_json(item: Item, is_die: bool, is_void: bool) -> str:
    return picture_of(item, is_die, is_void, False).json


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
        wide = 6 if letters in WIDE else 4 * (len(letters) > 1)
        width = max(SIDE, 20 + 20 * len(letters)) + wide + (15 if len(points or "") > 1 else 0)
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
