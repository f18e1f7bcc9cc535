"""The dice, cards, lists and buttons of a page with which a question is answered.

Readers have the plain controls of a form. Eyes get more where pictures are drawn: a button for each of few amounts, a
few words on what an answer does, the word of the cards that are picked. Readers and text browsers know nothing of it.

Apart from pages.py: it knows the answers to one question, and no page.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache

from access.club.web.elements import Element, Piece, apart, element, hidden, kept
from access.club.web.page import ENTER, PageQuestion
from access.club.web.pictures import Drawn, picture_of
from access.club.web.seats import out
from access.language.line import Item, Offered
from access.language.phrases import Phrases
from access.language.texts import game_title
from access.storage import catalogue

MOST_NAMES = 12
"""The most names with buttons of their own; more are in a list."""
MOST_VALUES = 10
"""The most amounts with buttons of their own, for eyes."""
FIRST, CHOSEN = "first", "chosen"
"""The looks of the first button, as a rule that of Enter, and of the present choice."""


def offers(phrases: Phrases, asked: PageQuestion) -> tuple[Piece, ...]:
    """Return the dice, cards and buttons for an answer."""
    answers, shows = asked.offered.answers, asked.is_drawn
    is_named = shows and "seat" in [offered.takes for offered in answers if len(offered.among) == 1]
    ways: list[Element] = []
    unmarked = [offered.nothing for offered in answers] if shows else []
    for offered in answers:
        made = _ways(phrases.language, offered, shows, bool(asked.picks))
        # A name, or the button of terms, says it to eyes
        is_twin = offered.word in unmarked or (is_named and offered.mere and not offered.does)
        ways += [kept("span", *apart(made), class_="spoken")] if is_twin else made
    forms = [offered for offered in answers if offered.parts] if shows else []
    return *([out(phrases.language)] if forms else ()), *_picks(phrases, asked), *apart(ways)


def _picks(phrases: Phrases, asked: PageQuestion) -> tuple[Piece, ...]:
    """Return the checkboxes for dice or cards, if there are any."""
    if not asked.picks:
        return ()
    does = ""
    is_word = False
    for offered in asked.offered.answers:
        is_word |= offered.takes == "word" and offered.word == asked.lead
        does = offered.does if offered.takes == "dice" else does
    told, worths, drawn = asked.offered.picks, asked.offered.worths, asked.drawn_picks
    does, stayed = does if drawn else "", asked.offered.stayed
    return (_fieldset(phrases.language, asked.picks, drawn, stayed, told, asked.lead, is_word, worths, does),)


@lru_cache(maxsize=512)
def _fieldset(
    language: str,
    picks: tuple[tuple[str, str, str], ...],
    drawn: Drawn | None,
    stayed: tuple[str, ...],
    told: str,
    lead: str,
    is_word: bool,
    worths: tuple[tuple[str, int], ...],
    does: str,
) -> Element:
    how = ""
    if drawn:
        has_dots = not (is_word or drawn.are_dice) and any(item.cells for item in drawn.items)
        how = "club-web-mark-dice" if drawn.are_dice else "club-web-dots" if has_dots else "club-web-mark-cards"
    items = drawn.items if drawn else [None] * len(picks)
    are_dice = drawn is not None and drawn.are_dice
    left, boxes = Counter(stayed), []
    for pick, item in zip(picks, items, strict=True):
        boxes.append(_box(*pick, item, are_dice, left[pick[2]] > 0))
        left[pick[2]] -= 1
    word = _word(worths, is_word) if drawn else ""
    return kept("fieldset", element("legend", told), word, *apart(boxes), " ", _sends(language, lead, told, how, does))


@lru_cache(maxsize=512)
def _word(worths: tuple[tuple[str, int], ...], is_word: bool) -> Element:
    """Return the place of the picked word, its points, or a refusal; the script fills it."""
    known = json.dumps(dict(worths)) if worths else None if is_word else ""
    return kept("b", id="word", data_worths=known, aria_hidden="true")


@lru_cache(maxsize=256)
def _sends(language: str, lead: str, told: str, how: str, does: str) -> Element:
    """Return the button of checked dice or cards, beside the phrase on `how` they are checked."""
    return _sending(lead, told, _aside(Phrases(language).text(how) if how else ""), does)


@lru_cache(maxsize=2048)
def _box(printed: str, spoken: str, typed: str, item: Item | None, is_die: bool, is_old: bool) -> Element:
    """Return the checkbox of a die or card: a touch of its picture checks it, too. An old die was not thrown again."""
    label = None if spoken == printed else spoken
    svg = picture_of(item, is_die) if item else ""
    box = element("input", type="checkbox", name="pick", value=typed, aria_label=label)
    looks = f"picture{' kept' * is_old}" if svg else None
    return kept("label", box, svg, element("span", printed), class_=looks)


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
    if shows and offered.chosen and names:
        spoken = (offer_button(f"{word} {name}", CHOSEN * (name == offered.chosen)) for name in names)
        return [kept("span", *apart(spoken), class_="ways spoken"), _each_by_button(offered, names)]
    if shows and offered.alone and offered.takes == "text" and names:
        unseen = kept("span", offer_button(word), class_="spoken")  # eyes have the cards
        return [unseen, _cards(Phrases(language), word, names, offered.told)]
    looks = FIRST if offered.main else CHOSEN * (shows and offered.chosen == word)
    does = _by_enter(offered.does, offered.default) if shows else ""
    kind = " apart" * (offered.leaves and shows) or " does" * bool(offered.does and (offered.mere or has_picks))
    made = [_told_button(word, does, looks, kind)] if offered.alone else []
    if offered.takes in ("terms", "faces") and names and not has_picks:
        return [*made, _names(Phrases(language), offered, told, shows)]
    if offered.alone and offered.takes == "text":
        return made  # what follows is asked for
    if len(names) <= MOST_NAMES:
        buttons = apart(_told_button(f"{word} {name}", does) for name, does in zip(names, told, strict=True))
        return [*made, *[kept("span", *buttons, class_="ways")] * bool(names)]
    options = [element("option", name, value=f"{word} {name}") for name in names]
    label = element("label", word, " ", element("select", *options, name=f"list {word}"))
    return [*made, kept("p", label, " ", button("listed", word))]


def _each_by_button(offered: Offered, values: Iterable[object]) -> Element:
    """Return a button for each value of an answer, for eyes, with a mark on the present one."""
    word, chosen, names = offered.word, offered.chosen, [str(value) for value in values]
    each = (
        _for_eyes(
            f"{word} {name}",
            _by_enter(shown, name == str(offered.usual)),
            looks=CHOSEN * (name == chosen) or FIRST * (name == str(offered.usual)),
        )
        for name, shown in zip(names, offered.told or names, strict=True)
    )
    told = (
        (element("b", word), " ", element("small", offered.does)) if chosen else (element("b", offered.does or word),)
    )
    return kept("span", *told, *apart(each), class_="eyes", aria_hidden="true")


def _cards(phrases: Phrases, word: str, names: Sequence[str], told: Sequence[str]) -> Element:
    """Return a large button for each game or numbered table, for eyes, with a few words about it.

    Games have a picture, a heading and a link to their rules, too.
    """
    are_games = not names[0].isdecimal()
    signs = {game_title(game, phrases.language): game.sign for game in catalogue.working()} if are_games else {}
    each = (
        _for_eyes(
            f"{word} {name}",
            element("b", name if are_games else f"{word} {name}"),
            *(" ", element("small", about)),
            *_sign(signs.get(name, ())),
        )
        for name, about in zip(names, told, strict=True)
    )
    rules = element("a", phrases.text("club-web-rules", game="none"), href="/rules", tabindex=-1)
    which = phrases.text("club-open-which") if are_games else None
    more = (" ", rules) if are_games else ()
    return kept("span", *apart(each), *more, class_="eyes cards", aria_hidden="true", data_title=which)


def _sign(faces: Sequence[str]) -> Sequence[Element]:
    """Return the picture of a game: dice, or cards with a letter."""
    drawn = [picture_of(Item(face, face, "", face * face.isdigit()), face.isdigit(), False, False) for face in faces]
    return [element("span", *drawn)] if drawn else []


def _by_enter(told: str, is_default: bool) -> str:
    """Return a text for eyes, with the sign of Enter where Enter alone means the answer."""
    return f"{ENTER} {told}".rstrip() if is_default else told


def _for_eyes(value: str, *shown: Piece, looks: str = "") -> Element:
    """Return a button that gives an answer, for eyes: readers have another one."""
    return element("button", *shown, name="offer", value=value, tabindex=-1, class_=looks or None)


def _told_button(word: str, does: str, looks: str = "", kind: str = "") -> Element:
    """Return the button of an answer, for eyes with a few words on what it does.

    The `kind` ` apart` sets it apart from the others; the kind ` does` writes the words in it, instead of its own.
    """
    made = offer_button(word, looks)
    return kept("span", made, " ", _aside(does), class_=f"way{kind}") if does else made


def _aside(text: str) -> Piece:
    """Return a text for eyes beside what it is about."""
    return element("small", text, aria_hidden="true") if text else ""


def _names(phrases: Phrases, offered: Offered, told: Sequence[str], shows: bool) -> Element:
    """Return the checkboxes of a multiple choice of names, for eyes with a count and its limit."""
    word, most = offered.word, offered.most if shows else None
    boxes = [
        element("label", element("input", type="checkbox", name="pick", value=name), " ", name, " ", _aside(does))
        for name, does in zip(offered.among, told, strict=True)
    ]
    full = phrases.text("club-web-most", most=most) if most else ""
    count = element("b", id="count", data_most=most, data_full=full, aria_hidden="true") if most else ""
    unmarked = hidden("nothing", offered.nothing) if offered.nothing else ""
    shown: Piece = ""
    if offered.nothing and shows:
        parts = element("b", phrases.text("club-web-nothing", word=word)), element("span", word)
        shown = element("button", *parts, name="picked", tabindex=-1, aria_hidden="true")
    sends = _sending(word, word, count, shown=shown)
    return kept("fieldset", element("legend", word), *apart(boxes), " ", unmarked, sends, class_="names")


def _sending(lead: str, told: str, beside: Piece, does: str = "", shown: Piece = "") -> Element:
    """Return the button of checked names, with their leading word, a text beside it, and what it does for eyes.

    Eyes may have another button that is `shown`.
    """
    sends = button("picked", told)
    made: list[Piece] = [element("span", sends, class_="spoken"), shown] if shown else [sends]
    if does:
        made = [element("span", sends, " ", _aside(does), class_="way does")]
    return kept("span", beside, hidden("lead", lead), *made, class_="sends")


def _counted(phrases: Phrases, offered: Offered, least: int, most: int, shows: bool) -> Sequence[Element]:
    """Return the field of an amount with its button; eyes get a button for each of few amounts instead."""
    word, is_few = offered.word, shows and most - least < MOST_VALUES
    bounds = phrases.text("club-web-amount", word=word, least=least, most=most)
    number = element("input", type="number", name=f"amount {word}", min=least, max=most, inputmode="numeric")
    label = element("label", bounds, " ", number)
    sends = button("counted", word)
    if not is_few:
        return [kept("p", label, " ", sends, " ", _aside(offered.does if shows else ""))]
    return [kept("p", label, " ", sends, class_="spoken"), _each_by_button(offered, range(least, most + 1))]


@lru_cache(2000)  # each page has all commands
def offer_button(text: str, looks: str = "") -> Element:
    """Return the button that gives an answer, or a command, of this text."""
    return button("offer", text, looks)


@lru_cache(512)
def button(name: str, text: str, looks: str = "") -> Element:
    """Return a button with its value as its text: of a `button` element lynx shows both.

    It `looks` like any other, like the first button, or like the present choice.
    """
    return kept("input", type="submit", name=name, value=text, class_=looks or None)
