"""The HTML of pages that are read beside a visit: the rules of games, and the earlier lines of a long evening.

Apart from app.py: it writes HTML, and knows no request.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, groupby

from access.club.web.elements import Element, Html, element
from access.club.web.page import PageEvent, newest, with_heads
from access.club.web.pages import back, document, in_lines, link_to_rules
from access.club.web.pictures import LogMark
from access.language.phrases import Phrases
from access.language.texts import HEADING, ITEM, MissingPhrase, headed_guide
from access.storage import catalogue
from access.system.environment import facts
from games.game import Game
from games.options import Value


def rules(phrases: Phrases, club: str, game: Game, options: Mapping[str, Value], query: str = "") -> str:
    """Return the rules of a game with the figures of a table, as its guide tells them, if it has one.

    `query` is for links to other pages: the language, if it was chosen.
    """
    try:
        language, told = headed_guide(game, phrases.language, options)
    except MissingPhrase:
        language, told = phrases.language, (phrases.text("loop-no-guide"),)
    title = link_to_rules(phrases.language, game.id)
    told = tuple(each for each in told if not SHELL.search(each))
    guide = element("div", *_parts(told, language), lang=language)
    others = [name for name in catalogue.names() if name != game.id]
    more = element("h2", phrases.text("club-web-rules-others"))
    main = [
        back(phrases, query),
        element("h1", title),
        element("p", phrases.text("club-web-rules-here")),
        *_contents(told, language),
        guide,
        more,
        _listed(phrases, others, query),
        back(phrases, query),
    ]
    return document(phrases.language, f"{title}, {club}", element("main", *main))


SHELL = re.compile(r"\btaverne (play|tournament)\b")
"""The words of paragraphs on how to begin a game at a shell: somebody at a page has forms and buttons."""


def _contents(told: Iterable[str], language: str) -> Iterator[Element]:
    """Yield links to the headings of a guide, if it has some."""
    heads = [facts(language).in_print(each.removeprefix(HEADING)) for each in told if each.startswith(HEADING)]
    links = [element("li", element("a", head, href=f"#part-{place}")) for place, head in enumerate(heads, 1)]
    if links:
        yield element("ul", *links, lang=language)


def _parts(told: Iterable[str], language: str) -> Iterator[Element]:
    """Yield the headings, paragraphs and lists of a guide, in the typography of its language."""
    in_print, heads = facts(language).in_print, 0
    for is_item, lines in groupby(chain.from_iterable(map(str.splitlines, told)), lambda line: line.startswith(ITEM)):
        if is_item:
            yield element("ul", *[element("li", in_print(line.removeprefix(ITEM))) for line in lines])
            continue
        for line in lines:
            is_head = line.startswith(HEADING)
            heads += is_head
            text = in_print(line.removeprefix(HEADING))
            yield element("h2", text, id=f"part-{heads}") if is_head else element("p", text)


def all_rules(phrases: Phrases, club: str, query: str = "") -> str:
    """Return links to the rules of all games."""
    title = link_to_rules(phrases.language, "")
    listed = _listed(phrases, catalogue.names(), query)
    main = element("main", element("h1", title), listed, back(phrases, query))
    return document(phrases.language, f"{title}, {club}", main)


def _listed(phrases: Phrases, names: Sequence[str], query: str) -> Element:
    titled = sorted((catalogue.title_or_name(name, phrases.language), name) for name in names)
    links = (element("a", title, href=f"/rules/{name}{query}") for title, name in titled)
    return element("ul", *[element("li", link) for link in links])


def earlier(phrases: Phrases, club: str, events: Iterable[PageEvent], shown: int) -> str:
    """Return the lines before the newest events, with a heading for each place and each round.

    A heading stands before the first of those that came after the `shown` one.
    """
    title = phrases.text("club-web-earlier")
    lines, _ = with_heads(events)
    before = lines[: len(lines) - len(newest(lines, shown))]
    main = element("main", back(phrases), element("h1", title), *_parted(phrases, before, shown), back(phrases))
    return document(phrases.language, f"{title}, {club}", main)


def _parted(phrases: Phrases, events: Sequence[PageEvent], shown: int) -> Iterator[Html]:
    """Yield paragraphs of events, with their headings of places and rounds between the lines."""
    is_marked = False
    for event in events:
        if event.number > shown and not is_marked:
            is_marked = True
            yield element("h2", phrases.text("club-web-news"), id="new")
        language = event.language if event.language != phrases.language else None
        begin, marks = 0, [(at, each) for at, each in event.drawn if isinstance(each, LogMark) and each.title]
        for at, mark in (*marks, (len(event.lines), None)):
            if lines := event.lines[begin:at]:
                yield element("p", in_lines(lines), lang=language)
            if mark is not None:
                yield element("h2" if mark.kind == "place" else "h3", mark.title, lang=language)
            begin = at
