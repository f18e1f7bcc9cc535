"""The HTML of all pages: of a visit, which works without scripts, and outside one: the login, passkeys, refusals."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import groupby

from access.club.credentials import Passkey
from access.club.web.elements import (
    Element,
    Html,
    Json,
    Piece,
    apart,
    as_json,
    element,
    field,
    form,
    hidden,
    in_json,
    joined,
    written,
)
from access.club.web.files import address
from access.club.web.offers import FIRST, button, offer_button, offers
from access.club.web.page import Page, PageEvent, PageQuestion, newest, with_heads
from access.club.web.pictures import SVG, ForEyes, picture, picture_in_json
from access.club.web.seats import now_told, standing_table
from access.club.web.sessions import BrowserSession
from access.language.phrases import Phrases, ago, day
from access.storage import catalogue
from access.system.environment import LANGUAGES, facts
from games.data import frozen
from games.game import Game


def document(language: str, title: str, *parts: Html, script: str = "", goes_to: str = "") -> str:
    """Return a whole page, perhaps with a script; one that `goes_to` another address leads there at once."""
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("title", title),
        element("link", rel="stylesheet", href=address("style.css")),
        element("link", rel="icon", href="/icon.svg"),
        element("link", rel="manifest", href="/manifest.json"),
        element("meta", http_equiv="refresh", content=f"0; url={goes_to}") if goes_to else "",
        element("script", src=address(script), defer=True) if script else "",
    )
    return f"<!doctype html>\n{written(element('html', head, element('body', *parts), lang=language))}\n"


STATEMENT = (
    ("club-web-tested", ("orca", "no-scripts", "axe", "sight")),
    ("club-web-untested", ("readers", "displays")),
    ("club-web-report", ("keeper", "project")),
)
"""The headings of the accessibility statement, each with its paragraphs."""
PASSKEYS = "passkeys.js"
"""The script that asks a browser for a passkey."""
LABEL = {"autocomplete": "off", "maxlength": "40"}
"""The attributes of the field for the name of a passkey."""
MAIL = re.compile(r"[^\s@/?]+@[^\s@/?]+")
BY_CODE: Mapping[str, tuple[str, ...]] = {"recover": ("recover-name", "recover-code"), "link": ("link-code",)}
"""The ways back by a code, each with its fields; both are named by the words that newcomers type for them."""
STATES = ("asking", "stopped", "there", "elsewhere", "unable", "unsent")
"""The states of this script, whose phrases begin with `club-web-passkey-`."""


@frozen
class EntranceView:
    """The contents of the login page: the ways in, and a phrase with what is `wrong`.

    A passphrase may be sent if the page is `secret`. Passkeys work here, or only at another `place` if it is not empty.
    The phrase stands in the form whose kind has `failed`, if there is one: its fields are marked, and `name` is filled
    in. A proxy may leave it `untold` whose it is.
    """

    guests: bool
    secret: bool
    passkeys: bool = False
    place: str = ""
    wrong: str = ""
    name: str = ""
    failed: str = ""
    untold: bool = False
    language: str = ""
    """The language that was chosen here, by one of the links; empty for that of the browser."""

    def has(self, kind: str) -> bool:
        """Tell whether the page has the form of this kind."""
        return self.guests if kind == "guest" else self.passkeys if kind == "passkey" else self.secret and bool(kind)


def entrance(phrases: Phrases, club: str, shown: EntranceView) -> str:
    """Return the login page: guests and members come first, and ways that few need are folded."""
    wrong = shown.wrong
    told = _told(phrases.text(wrong), "wrong", "wrong") if wrong and not shown.has(shown.failed) else ""
    known = {"guests": "yes" if shown.guests else "no", "members": "yes" if shown.secret else "no"}
    ways: list[Html] = [_by_button(shown, phrases, "guest")] if shown.guests else []
    ways += [_member(phrases, shown), _by_button(shown, phrases, "new")] if shown.secret else [_closed(phrases, shown)]
    ways += [_with_passkey(shown, phrases)] if shown.passkeys else []
    ways += (
        [_folded(phrases, "club-web-with-passkey", *_elsewhere(phrases, "enter", shown.place))] if shown.place else []
    )
    ways += [_by_code(shown, phrases, kind) for kind in BY_CODE if shown.secret]
    intro, how = _prose(phrases, "club-web-intro"), _prose(phrases, "club-web-intro-how", **known)
    ways.insert(shown.guests, how)  # who comes as a guest need not read that
    to_rules = f"/rules?lang={shown.language}" if shown.language else "/rules"
    reading = [element("p", element("a", _rules(phrases.language, None), href=to_rules))] * shown.guests
    main = element("main", element("h1", club), told, _languages(phrases), intro, *ways, *reading, about(phrases))
    title = f"{phrases.text(wrong)} {club}" if wrong else club
    return document(phrases.language, title, main, script=PASSKEYS if shown.passkeys else "")


def _told(text: str, name: str, class_: str, has_focus: bool = False) -> Element:
    return element("p", text, id=name, tabindex="-1", class_=class_, autofocus=has_focus)


def _prose(phrases: Phrases, phrase: str, **told: str) -> Element:
    """Return a paragraph of prose in the typography of its language; lines of a visit stay plain, see `in_print`."""
    return element("p", facts(phrases.language).in_print(phrases.text(phrase, **told)))


def refusal(phrases: Phrases, club: str, status: int) -> str:
    """Return the error page of a refused request, with a link back."""
    told = element("p", phrases.text("club-web-refused", status=status), class_="wrong")
    main = element("main", element("h1", club), told, back(phrases))
    return document(phrases.language, club, main)


def arrival(phrases: Phrases, club: str) -> str:
    """Return the page for people from another site, which leads on: browsers send no cookie from there."""
    return document(phrases.language, club, element("main", element("h1", club), back(phrases)), goes_to="/")


def accessibility(phrases: Phrases, club: str, contact: str) -> str:
    """Return the accessibility statement, with the keeper's contact if there is one."""
    title = phrases.text("club-web-accessibility")
    parts = [
        part
        for heading, told in STATEMENT
        for part in (
            element("h2", phrases.text(heading)),
            *(_prose(phrases, f"{heading}-{each}") for each in told),
        )
    ]
    reached = element("p", phrases.text("club-web-report-contact"), " ", _linked(contact)) if contact else ""
    main = element("main", element("h1", title), *parts[:-1], reached, parts[-1], back(phrases))
    return document(phrases.language, f"{title}, {club}", main)


def _linked(contact: str) -> Piece:
    """Return a contact; an address of mail or of a page becomes a link."""
    if contact.startswith(("https://", "http://")):
        return element("a", contact, href=contact)
    return element("a", contact, href=f"mailto:{contact}") if MAIL.fullmatch(contact) else contact


def about(phrases: Phrases) -> Element:
    """Return the link to the accessibility statement."""
    return element("p", element("a", phrases.text("club-web-accessibility"), href="/accessibility"))


def back(phrases: Phrases, query: str = "") -> Element:
    """Return the link back to the page, perhaps with a `query`."""
    return element("p", element("a", phrases.text("club-web-back"), href=f"/{query}"))


def _languages(phrases: Phrases) -> Element:
    """Return links to this page in the other languages: text browsers do not say which one their person reads."""
    others = [code for code in LANGUAGES if code != phrases.language]
    links = [element("a", facts(code).name, href=f"/?lang={code}", lang=code, hreflang=code) for code in others]
    parts = [part for link in links for part in (", ", link)]
    return element("p", *parts[1:])


def _by_button(shown: EntranceView, phrases: Phrases, kind: str) -> Element:
    """Return the form of a way in that needs nothing but a press."""
    return _way(shown, phrases, kind, _titled(phrases, f"club-web-{kind}"), _pressed(shown, phrases, kind))


def _closed(phrases: Phrases, shown: EntranceView) -> tuple[Piece, ...]:
    """Return the reason for which no member comes in by this page."""
    why = _prose(phrases, "club-web-proxy-silent" if shown.untold else "club-web-not-secret")
    return _titled(phrases, "club-web-member"), why


def _member(phrases: Phrases, shown: EntranceView) -> Element:
    marked = {"aria_invalid": "true", "aria_describedby": "wrong"} if shown.failed == "member" else {}
    secret = {"type": "password", "autocomplete": "current-password", **marked}
    return _way(
        shown,
        phrases,
        "member",
        _titled(phrases, "club-web-member"),
        field(
            phrases.text("club-web-name"), "name", autocomplete="username webauthn", value=shown.name or None, **marked
        ),
        field(phrases.text("club-web-passphrase"), "passphrase", **secret),
        _pressed(shown, phrases, "member"),
    )


def _by_code(shown: EntranceView, phrases: Phrases, kind: str) -> Element:
    """Return the form of a member who comes back by a code."""
    fields = (field(phrases.text(f"club-web-{name}"), name, autocomplete="off") for name in BY_CODE[kind])
    about_code = _prose(phrases, f"club-web-{kind}-how")
    way = _way(shown, phrases, kind, about_code, *fields, _pressed(shown, phrases, kind))
    return _folded(phrases, f"club-web-{kind}", way, is_open=shown.failed == kind)


def _folded(phrases: Phrases, title: str, *parts: Html, is_open: bool = False) -> Element:
    """Return parts below a title that is shown alone until it is pressed; browsers of text show all."""
    return element("details", element("summary", _titled(phrases, title)), *parts, open=is_open)


def _titled(phrases: Phrases, title: str) -> Element:
    return element("h2", phrases.text(title))


def _pressed(shown: EntranceView, phrases: Phrases, kind: str) -> Element:
    """Return the button of a way in; that for guests, or else for members, is the first to catch the eye."""
    is_first = kind == ("guest" if shown.guests else "member")
    return element("button", phrases.text(f"club-web-{kind}-button"), class_=FIRST if is_first else None)


def _way(shown: EntranceView, phrases: Phrases, kind: str, *parts: Html, **attributes: str) -> Element:
    """Return the form of a way in; after a failure it begins with the error."""
    where = f"/enter?lang={shown.language}" if shown.language else "/enter"
    told = _told(phrases.text(shown.wrong), "wrong", "wrong", True) if shown.wrong and shown.failed == kind else ""
    return form(where, told, hidden("kind", kind), *parts, **attributes)


# Passkeys


TOLD = {"added": False, "removed": False, "wrong": True, "taken": True, "late": True, "last": True, "none": True}
"""The outcomes on the page of passkeys, and whether each is a refusal."""


def to_passkeys(phrases: Phrases) -> Element:
    """Return the link to the page of passkeys."""
    return element("p", element("a", phrases.text("club-web-passkeys"), href="/passkeys"))


def no_passkeys(phrases: Phrases, club: str) -> str:
    """Return the page of passkeys for people who are no members."""
    title = phrases.text("club-web-passkeys")
    told = _prose(phrases, "club-web-passkeys-of-members")
    return document(phrases.language, f"{title}, {club}", element("main", element("h1", title), told, back(phrases)))


def passkeys(
    phrases: Phrases, club: str, session: BrowserSession, own: Sequence[Passkey], now: float, place: str, outcome: str
) -> str:
    """Return the page of a member's `own` passkeys; `now` is the time in seconds since 1970.

    A new one can be made here, or only at another `place` if it is not empty. `outcome` is one of `TOLD`, or empty.
    """
    title = phrases.text("club-web-passkeys")
    sentence = phrases.text(f"club-web-passkey-{outcome}") if outcome in TOLD else ""
    told = _told(sentence, "told", "wrong" if TOLD[outcome] else "done") if sentence else ""
    listed = [_listed_passkey(phrases, session.token, now, each) for each in own]
    every = element("ul", *listed) if listed else element("p", phrases.text("club-web-passkeys-none"))
    main = element(
        "main",
        element("h1", title),
        told,
        _prose(phrases, "club-web-passkeys-intro"),
        element("h2", phrases.text("club-web-passkeys-own")),
        every,
        (_titled(phrases, "club-web-passkey-new"), *_elsewhere(phrases, "add", place))
        if place
        else _adding(phrases, session),
        back(phrases),
    )
    name = " ".join(filter(None, [sentence, f"{title}, {club}"]))
    return document(phrases.language, name, main, script="" if place else PASSKEYS)


def _listed_passkey(phrases: Phrases, token: str, now: float, passkey: Passkey) -> Element:
    times = {"added": day(passkey.added, phrases), "used": ago(now - passkey.used, phrases)}
    name = passkey.name or "none"
    removing = form(
        "/passkeys/remove",
        hidden("token", token),
        hidden("passkey", passkey.id),
        element("button", phrases.text("club-web-passkey-remove", name=name)),
    )
    return element("li", element("p", phrases.text("club-web-passkey", name=name, **times)), removing)


def _adding(phrases: Phrases, session: BrowserSession) -> Element:
    """Return the form for a new passkey. The script adds its button."""
    return form(
        "/passkeys/add",
        element("h2", phrases.text("club-web-passkey-new")),
        hidden("token", session.token),
        field(phrases.text("club-web-passkey-name"), "label", False, value=session.browser or None, **LABEL),
        *_asked(phrases, "add"),
        data_ask="/passkeys/question",
        **_sentences(phrases, "add"),
    )


def _elsewhere(phrases: Phrases, way: str, place: str) -> tuple[Element, ...]:
    """Return the address at which passkeys work."""
    link = element("a", place, href=place)
    return _prose(phrases, "club-web-passkey-there-only", way=way), element("p", link)


def _with_passkey(shown: EntranceView, phrases: Phrases) -> Element:
    """Return the login form for passkeys."""
    asked, sentences = _asked(phrases, "enter"), _sentences(phrases, "enter")
    way = _way(shown, phrases, "passkey", asked, data_ask="/passkey", **sentences)
    return _folded(phrases, "club-web-with-passkey", way, is_open=shown.failed == "passkey")


def _asked(phrases: Phrases, way: str) -> tuple[Element, ...]:
    """Return the parts for the script: the field of the answer, and the places of its button and of its sentences."""
    return (
        hidden("answer", ""),
        element("p", phrases.text(f"club-web-passkey-{way}-no-script"), id="press"),
        element("p", id="status", role="status"),
    )


def _sentences(phrases: Phrases, way: str) -> dict[str, str]:
    told = {f"data_{state}": phrases.text(f"club-web-passkey-{state}", way=way) for state in STATES}
    return {"id": "passkey", "data_press": phrases.text(f"club-web-passkey-{way}"), **told}


BREAK = element("br"), "\n"
SENTENCES = ("lost", "found", "late", "unsent", "kept", "notify", "notified", "unnotified")
"""The sentences of the script, as phrases after `club-web-`."""


MOST_DRAWN = 2000
"""The most letters of the pictures in the log when the page is loaded."""


def visit(phrases: Phrases, club: str, session: BrowserSession, name: str = "", has_passkeys: bool = False) -> str:
    """Return the page of a visit, which shows new events after a heading; `name` identifies the next answer."""
    asked = session.page.asked
    rest: list[Piece] = [_again(phrases)]
    if asked.kind != "over":
        seats = standing_table(phrases.language, session.page.standing)
        standing = element("div", *seats, id="standing", aria_hidden="true")
        rest = [_answering(phrases, session, name), standing, _waiting(phrases, session)]
        rest += [
            _talk(phrases, session, name),
            _more(phrases, session, name),
            *[to_passkeys(phrases)] * has_passkeys,
            about(phrases),
        ]
    told_events, heads = with_heads(session.page.events)
    log = _log(phrases, session, told_events, heads if session.page.has_pictures else ())
    has_title = log.parts or session.page.is_graphical  # the style hides it above nothing
    title = element("h2", phrases.text("club-web-log"), id="log-title") if has_title else ""
    quiet = element("p", phrases.text("club-web-no-news"), id="new") if session.in_vain else ""
    main = element(
        "main",
        element("h1", asked.place or club, id="place"),
        element("div", title, _earlier(phrases, session, told_events), log),
        quiet,
        element("p", id="status", role="status"),
        element("div", *rest, id="rest"),
        **_data(phrases, session.page),
    )
    return document(phrases.language, _title(phrases, club, asked), main, script="script.js")


def part(phrases: Phrases, club: str, session: BrowserSession) -> Json:
    """Return the changes of the page for a question, for the script: texts, fields and parts by their ids."""
    page, asked, language = session.page, session.page.asked, phrases.language
    told = {"number": page.numbered(page.number), "language": language, "title": _title(phrases, club, asked)}
    texts = {"place": asked.place or club}
    if asked.kind == "over":
        return as_json({**told, "texts": texts, "rest": [_again(phrases)]})
    texts["short"], texts["long"] = _forms(phrases, page)
    texts["figure"], texts["brief"] = asked.figure, asked.brief
    texts["rules"] = _rules(language, page.game)
    texts["label"], texts["send"], words = _label(phrases, asked), _send(phrases, asked), _words(asked)
    return as_json(
        {
            **told,
            "texts": texts,
            "sent": {"token": session.token, "number": page.numbered(asked.number), "kind": asked.kind},
            "field": _field_data(asked.kind == "secret", page.is_in_field),
            "offers": in_json(offers(phrases, asked)),
            "drawn": Json(f"[{','.join(map(picture_in_json, asked.drawn))}]"),
            "talk": _talk_data(language) if _is_talk(asked) else [],
            "listed": LISTED if words else [],
            "commands": _commands_data(language, words) if words else [],
        }
    )


def _data(phrases: Phrases, page: Page) -> dict[str, str | None]:
    """Return the attributes for the script: the last event, settings, codes, the namespace of SVG, its sentences."""
    return {
        "data_number": page.numbered(page.number),
        "data_sounds": "on" if page.has_sounds else None,
        "data_in_field": "on" if page.is_in_field else None,
        "data_new": None if page.has_come_in else "",
        "data_codes": " ".join(page.codes_shown) or None,
        "data_svg": SVG,
        **{f"data_{name}": phrases.text(f"club-web-{name}") for name in SENTENCES},
    }


def _title(phrases: Phrases, club: str, asked: PageQuestion) -> str:
    title = f"{asked.place}, {club}" if asked.place else club
    return _on_turn(phrases.language, title) if asked.is_turn else title


@lru_cache(1000)
def _on_turn(language: str, title: str) -> str:
    return Phrases(language).text("club-web-your-turn", club=title)


def _again(phrases: Phrases) -> Element:
    return element("p", element("a", phrases.text("club-web-again"), href="/"))


@lru_cache
def link_to_rules(language: str, game: str) -> str:
    """Return the text of the link to the rules of a game; without one, to those of all games."""
    return Phrases(language).text("club-web-rules", game=catalogue.title_or_name(game, language) if game else "none")


def _rules(language: str, game: Game | None) -> str:
    return link_to_rules(language, game.id if game is not None else "")


def _earlier(phrases: Phrases, session: BrowserSession, told: Sequence[PageEvent]) -> Html:
    """Return the link to the lines before the newest events; if some of those are new, to the first new one."""
    carried = newest(told, session.shown)
    if told == carried:
        return ""
    first = carried[0].number
    query = f"?after={session.shown}#new" if first > session.shown + 1 else ""
    return element("p", element("a", phrases.text("club-web-earlier"), href=f"/earlier{query}"))


def in_lines(lines: Iterable[str]) -> tuple[Piece, ...]:
    """Return lines with breaks between them."""
    first, *others = lines
    return joined(first, *[part for line in others for part in (BREAK, line)])


def _log(phrases: Phrases, session: BrowserSession, told: Sequence[PageEvent], heads: Sequence[ForEyes]) -> Element:
    """Return the log, with a paragraph for each event, and a heading before the first new one; last stand `heads`.

    A line with a code is a paragraph of its own, which the script empties.
    """
    parts: list[Element] = []
    is_marked, page, carried = False, session.page, newest(told, session.shown)
    codes, shows, drawn = page.codes_shown, page.has_pictures, _newest_drawn(carried)
    asked = _answered(page) if shows else {}
    for event in carried:
        if event.number > session.shown and not is_marked:
            is_marked = True
            parts.append(element("h3", phrases.text("club-web-news"), id="new"))
        language = event.language if event.language != phrases.language else None
        for _, some in groupby(enumerate(event.lines), lambda line: any(code in line[1] for code in codes)):
            lines = tuple(some)
            ends = asked.get(event.number, ()) if lines[-1][0] == len(event.lines) - 1 else ()
            said = _seen(event, lines, drawn, ends) if shows else in_lines([line for _, line in lines])
            parts.append(element("p", said, lang=language))
    parts += [picture(each) for _, each in heads]
    return element("div", *parts, id="log", role="log", aria_label=phrases.text("club-web-log"))


def _newest_drawn(events: Sequence[PageEvent]) -> int:
    """Return the number of the first event with dice and cards: the page stays small."""
    told = 0
    for event in reversed(events):
        told += sum([len(picture_in_json(each)) for _, each in event.drawn])
        if told > MOST_DRAWN:
            return event.number + 1
    return 0


def _answered(page: Page) -> Mapping[int, Sequence[str]]:
    """Return the answered questions of turns after the lines of each event, by its number."""
    found: dict[int, list[str]] = {}
    for event in page.events:
        here = event.number if event.lines else next(reversed(found), event.number)
        questions, asked = found.setdefault(here, []), event.asked
        if asked is not None and asked.is_turn and asked.number != page.asked.number:
            questions.append(asked.text)
    return found


def _seen(
    event: PageEvent, lines: Sequence[tuple[int, str]], drawn: int, questions: Sequence[str]
) -> tuple[Piece, ...]:
    """Return numbered lines of an event with their pictures and marks, and at the end answered questions.

    Before the event `drawn` there are no dice and cards. The parts between headings are apart: the script folds them.
    """
    made: list[Piece] = []
    part: list[Piece] = []
    for at, line in lines:
        text: Piece = line
        for each in [picture(each) for place, each in event.drawn if place == at]:
            kind = each.attributes["class"]
            if kind.startswith("head "):
                made += [element("span", *part, class_="part"), each] if part else [each]
                part = []
            elif kind in ("wins", "loses"):
                text = element("span", line, **each.attributes)
            elif event.number >= drawn or kind == "said":
                part.append(each)
        part += [text] if at == lines[-1][0] else [text, *BREAK]
    part += [element("span", class_="ask", data_title=text, aria_hidden="true") for text in questions]
    return *made, element("span", *part, class_="part")


def _answering(phrases: Phrases, session: BrowserSession, name: str) -> Element:
    """Return the form of the question, with the field and the buttons for an answer."""
    page, asked = session.page, session.page.asked
    kept = [phrases.text("club-web-kept")] if session.late else []
    told = " ".join([phrases.text("club-web-late"), *kept])
    late = element("p", told, class_="wrong") if session.late is not None else ""
    short, long = _forms(phrases, page)
    now = now_told(phrases.language, page.standing, page.standing_before)
    field = _field(asked.kind == "secret", page.is_in_field, session.late or "")
    send = element("button", _send(phrases, asked), id="send")
    return form(
        "/answer",
        element(  # its text is drawn by the style: browsers of text say no word more
            "a",
            href="#standing",
            id="seats",
            data_title=phrases.text("club-web-standing"),
            tabindex="-1",
            aria_hidden="true",
        ),
        element("h2", phrases.text("club-web-answer"), id="answer", tabindex="-1"),
        late,
        element("div", *map(picture, asked.drawn), id="drawn"),
        *_sent(session, name),
        element(  # what stays in sight in a magnified window
            "div",
            element("p", element("span", short, id="short"), element("span", long, id="long"), id="question"),
            element("span", asked.brief, id="brief", aria_hidden="true"),
            element("span", asked.figure, id="figure", aria_hidden="true"),
            element("span", now, id="turn", aria_hidden="true"),
            element("p", element("label", _label(phrases, asked), for_="text", id="label"), " ", field, " ", send),
            id="asking",
        ),
        element("div", *offers(phrases, asked), id="offers"),
        id="answering",
    )


def _field(is_secret: bool, in_field: bool, typed: str = "") -> Element:
    """Return the field for an answer."""
    return element(
        "input",
        id="text",
        name="text",
        type="password" if is_secret else None,
        value=typed or None,
        autocomplete="new-password" if is_secret else "off",
        autocapitalize="off",
        autocorrect="off",
        spellcheck="false",
        enterkeyhint="send",
        aria_describedby="short" if in_field else "question",
    )


@lru_cache
def _field_data(is_secret: bool, in_field: bool) -> Json:
    return as_json(_field(is_secret, in_field))


def _label(phrases: Phrases, asked: PageQuestion) -> str:
    """Return the label of the field: a name or a passphrase is no command."""
    return phrases.text("club-web-field", free="yes" if asked.kind in ("text", "secret") else "no")


def _send(phrases: Phrases, asked: PageQuestion) -> str:
    return phrases.text("club-web-read-on" if asked.kind == "waiting" else "club-web-send")


def _forms(phrases: Phrases, page: Page) -> tuple[str, str]:
    """Return the short form of the question, which describes the field, and the rest."""
    asked = page.asked
    long = asked.text or ("" if page.is_in_field else phrases.text("club-web-nothing-asked"))
    short = (asked.short or asked.text) if page.is_in_field else ""
    return short, long.removeprefix(short) if long.startswith(short) else f" {long}"


def _waiting(phrases: Phrases, session: BrowserSession) -> Element:
    token = hidden("token", session.token)
    return form("/wait", token, element("button", phrases.text("club-web-wait")), id="wait")


def _talk(phrases: Phrases, session: BrowserSession, name: str) -> Element:
    return element("div", *(_talking(phrases, session, name) if _is_talk(session.page.asked) else ()), id="talk")


def _is_talk(asked: PageQuestion) -> bool:
    """Tell whether people can talk at this question."""
    return bool(asked.place) and asked.kind not in ("text", "secret")


def _talking(phrases: Phrases, session: BrowserSession | None = None, name: str = "") -> tuple[Piece, ...]:
    """Return the field for talk."""
    talking = form(
        "/answer",
        *_sent(session, name),
        hidden("lead", phrases.words("loop-command-say")[0]),
        element("label", phrases.text("club-web-say"), for_="saying"),
        " ",
        element("input", id="saying", name="pick", autocomplete="off"),
        " ",
        button("picked", phrases.text("club-web-say-button")),
    )
    return element("h2", phrases.text("club-web-talk")), talking


@lru_cache
def _talk_data(language: str) -> Json:
    return as_json(_talking(Phrases(language)))


def _more(phrases: Phrases, session: BrowserSession, name: str) -> Element:
    """Return the buttons for commands, and for leaving."""
    words = _words(session.page.asked)
    listed = _listed(_sent(session, name), *_commands(phrases, words)) if words else ()
    leave = form("/leave", hidden("token", session.token), element("button", phrases.text("club-web-leave")))
    title = element("h2", phrases.text("club-web-more"))
    rules = element("a", _rules(phrases.language, session.page.game), id="rules", href="/rules")
    page = session.page
    out = _to_first_page(phrases, session) if page.has_pictures and not page.has_come_in else ""
    return element("section", title, element("p", rules), element("div", *listed, id="listed"), leave, out, id="more")


def _to_first_page(phrases: Phrases, session: BrowserSession) -> Element:
    """Return the way back of a newcomer, for eyes, until they have come in."""
    press = element("button", phrases.text("club-web-first-page"), tabindex=-1)
    return form("/leave", hidden("token", session.token), press, class_="eyes", aria_hidden="true")


Listed = tuple[tuple[str, str], ...]
"""Commands by their words, each with what it is of: the house, the club, or the game."""


def _words(asked: PageQuestion) -> Listed:
    """Return the commands that are listed: those without a button at the question."""
    answers = [offered.word for offered in asked.offered.answers]
    return tuple([(each.word, each.of) for each in asked.offered.commands if each.word not in answers])


def _listed(sent: tuple[Piece, ...], *commands: Piece) -> tuple[Piece, ...]:
    return (form("/answer", *sent, element("details", *commands, id="commands")),)


def _commands(phrases: Phrases, words: Listed) -> tuple[Piece, ...]:
    groups = (apart(offer_button(word) for word, _ in group) for _, group in groupby(words, lambda each: each[1]))
    parts = (element("span", *group, class_="group") for group in groups)
    return element("summary", phrases.text("club-web-commands")), *apart(parts)


@lru_cache(1000)  # most questions have the same ones
def _commands_data(language: str, words: Listed) -> Json:
    return as_json(_commands(Phrases(language), words))


def _sent(session: BrowserSession | None = None, name: str = "") -> tuple[Piece, ...]:
    """Return the hidden fields of an answer: token, number and kind of the question, and its identifier.

    Without a session, the script fills them in.
    """
    fields = {"token": "", "number": "", "kind": "watching", "name": name}
    if session is not None:
        page, asked = session.page, session.page.asked
        fields |= {"token": session.token, "number": page.numbered(asked.number), "kind": asked.kind}
    return tuple(hidden(name, value) for name, value in fields.items())


LISTED = as_json(_listed(_sent()))
