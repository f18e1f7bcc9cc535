"""The dice, cards, lists and buttons of a page with which a question is answered.

Readers have the plain controls of a form. Eyes get more where pictures are drawn: a button for each of few amounts, a
few words on what an answer does, the word of the cards that are picked. Readers and text browsers know nothing of it.

Apart from pages.py: it knows the answers to one question, and no page.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from access.club.web.elements import Element, Piece, apart, element, hidden, kept
from access.club.web.page import PageQuestion
from access.club.web.pictures import Drawn, picture_of
from access.language.line import Item, Offered
from access.language.phrases import Phrases

MOST_NAMES = 12
"""The most names with buttons of their own; more are in a list."""
MOST_VALUES = 10
"""The most amounts with buttons of their own, for eyes."""


def offers(phrases: Phrases, asked: PageQuestion) -> tuple[Piece, ...]:
    """Return the dice, cards and buttons for an answer."""
    answers, shows = asked.offered.answers, asked.is_drawn
    ways = (way for offered in answers for way in _ways(phrases.language, offered, shows, bool(asked.picks)))
    return *_picks(asked), *apart(ways)


def _picks(asked: PageQuestion) -> tuple[Piece, ...]:
    """Return the checkboxes for dice or cards, if there are any."""
    if not asked.picks:
        return ()
    is_word = any(offered.takes == "word" and offered.word == asked.lead for offered in asked.offered.answers)
    return (_fieldset(asked.picks, asked.drawn_picks, asked.offered.picks, asked.lead, is_word),)


@lru_cache(maxsize=512)
def _fieldset(
    picks: tuple[tuple[str, str, str], ...], drawn: Drawn | None, told: str, lead: str, is_word: bool
) -> Element:
    items = drawn.items if drawn else [None] * len(picks)
    boxes = [_box(*pick, item, drawn is not None and drawn.are_dice) for pick, item in zip(picks, items, strict=True)]
    word = element("b", id="word", aria_hidden="true") if is_word and drawn else ""  # the script fills it
    return kept("fieldset", element("legend", told), *apart(boxes), " ", word, *_sending(lead, told))


@lru_cache(maxsize=2048)
def _box(printed: str, spoken: str, typed: str, item: Item | None, is_die: bool) -> Element:
    """Return the checkbox of a die or card: a touch of its picture checks it, too."""
    label = None if spoken == printed else spoken
    svg = picture_of(item, is_die) if item else ""
    box = element("input", type="checkbox", name="pick", value=typed, aria_label=label)
    return kept("label", box, svg, element("span", printed), class_="picture" if svg else None)


@lru_cache(2048)  # the same answers recur
def _ways(language: str, offered: Offered, shows: bool, has_picks: bool) -> Sequence[Element]:
    """Return the ways to give an answer: its word alone, with each name, with several of them, or with an amount.

    To eyes it also `shows` what the answers do. Where dice or cards can be picked, no names can.
    """
    word, names = offered.word, offered.among
    if offered.parts:
        parts = (way for part in offered.parts for way in _ways(language, part, shows, has_picks))
        return [kept("details", element("summary", word), *apart(parts))]
    told = offered.told if shows and offered.told else [""] * len(names)
    if offered.least is not None and offered.most is not None and offered.least < offered.most:
        return _counted(Phrases(language), offered, offered.least, offered.most, shows)
    made = [_told_button(word, offered.does if shows else "", offered.default)] if offered.alone else []
    if offered.takes in ("terms", "faces") and names and not has_picks:
        return [*made, _names(word, names, told)]
    if len(names) <= MOST_NAMES:
        buttons = apart(_told_button(f"{word} {name}", does) for name, does in zip(names, told, strict=True))
        return [*made, *[kept("span", *buttons, class_="ways")] * bool(names)]
    options = [element("option", name, value=f"{word} {name}") for name in names]
    label = element("label", word, " ", element("select", *options, name=f"list {word}"))
    return [*made, kept("p", label, " ", button("listed", word))]


def _told_button(word: str, does: str, is_first: bool = False) -> Element:
    """Return the button of an answer, for eyes with a few words on what it does."""
    made = offer_button(word, is_first)
    return kept("span", made, " ", _aside(does), class_="way") if does else made


def _aside(text: str) -> Piece:
    """Return a text for eyes beside what it is about."""
    return element("small", text, aria_hidden="true") if text else ""


def _names(word: str, names: Sequence[str], told: Sequence[str]) -> Element:
    """Return the checkboxes of a multiple choice of names."""
    boxes = [
        element("label", element("input", type="checkbox", name="pick", value=name), " ", name, " ", _aside(does))
        for name, does in zip(names, told, strict=True)
    ]
    return kept("fieldset", element("legend", word), *apart(boxes), " ", *_sending(word, word), class_="names")


def _sending(lead: str, told: str) -> tuple[Piece, ...]:
    """Return the button of checked names, with their leading word."""
    return hidden("lead", lead), button("picked", told)


def _counted(phrases: Phrases, offered: Offered, least: int, most: int, shows: bool) -> Sequence[Element]:
    """Return the field of an amount with its button; eyes get a button for each of few amounts instead."""
    word, is_few = offered.word, shows and most - least < MOST_VALUES
    bounds = phrases.text("club-web-amount", word=word, least=least, most=most)
    number = element("input", type="number", name=f"amount {word}", min=least, max=most, inputmode="numeric")
    label = element("label", bounds, " ", number)
    sends = button("counted", word)
    if not is_few:
        return [kept("p", label, " ", sends, " ", _aside(offered.does if shows else ""))]
    made = kept("p", label, " ", sends, class_="spoken")
    each = (element("button", str(n), name="offer", value=f"{word} {n}", tabindex=-1) for n in range(least, most + 1))
    told = element("b", offered.does or word)
    return [made, kept("span", told, *apart(each), class_="eyes", aria_hidden="true")]


@lru_cache(2000)  # each page has all commands
def offer_button(text: str, is_first: bool = False) -> Element:
    """Return the button that gives an answer, or a command, of this text."""
    return button("offer", text, is_first)


@lru_cache(512)
def button(name: str, text: str, is_first: bool = False) -> Element:
    """Return a button with its value as its text: of a `button` element lynx shows both.

    The answer that Enter gives stands out, as it `is_first`.
    """
    return kept("input", type="submit", name=name, value=text, class_="first" if is_first else None)
