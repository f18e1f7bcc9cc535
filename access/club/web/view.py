"""The HTML of the page of a visit, which works without scripts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import groupby

from access.club.web.html import Element, Json, Piece, apart, as_json, document, element, form, hidden
from access.club.web.outside import about, to_passkeys
from access.club.web.page import Asked, PageEvent
from access.club.web.sessions import BrowserSession
from access.language.offered import Offered
from access.language.phrases import Phrases
from games.data import frozen

BREAK = element("br"), "\n"
SENTENCES = ("lost", "found", "late", "unsent", "kept", "notify", "notified", "unnotified")
"""The sentences of the script, as phrases after `club-web-`."""
MOST_NAMES = 12
"""The most names with buttons of their own; more are in a list."""


@frozen
class VisitView:
    """The contents of the page of a visit. Events after `seen` are new.

    `number` identifies the last event, `question` the question, and `name` the next answer. `late` is an answer that
    came too late, empty if it is secret, and None without one. `codes` stand in the log until they were read.
    `has_sounds` and `in_field` are settings: to play sounds, and to describe the field by the question instead of
    showing it in the log.
    """

    events: Iterable[PageEvent]
    asked: Asked
    number: str = ""
    question: str = ""
    has_sounds: bool = False
    in_field: bool = False
    seen: int = 0
    token: str = ""
    name: str = ""
    late: str | None = None
    has_passkeys: bool = False
    codes: Sequence[str] = ()


def view_of(session: BrowserSession, name: str = "", has_passkeys: bool = False) -> VisitView:
    """Return the contents of the page of a session; `name` identifies the next answer without a script."""
    page = session.page
    return VisitView(
        page.events,
        page.asked,
        page.numbered(page.number),
        page.numbered(page.asked.number),
        page.has_sounds,
        page.is_in_field,
        session.shown,
        session.token,
        name,
        session.late,
        has_passkeys,
        page.codes_shown,
    )


def visit(phrases: Phrases, club: str, shown: VisitView) -> str:
    """Return the page of a visit."""
    rest: list[Piece] = [_again(phrases)]
    if shown.asked.kind != "over":
        rest = [each(phrases, shown) for each in (_answering, _waiting, _talk, _more)]
        rest += [*[to_passkeys(phrases)] * shown.has_passkeys, about(phrases)]
    log = element("section", element("h2", phrases.text("club-web-log"), id="log-title"), _log(phrases, shown))
    main = element(
        "main",
        element("h1", shown.asked.place or club, id="place"),
        log,
        element("p", id="status", role="status"),
        element("div", *rest, id="rest"),
        **_data(phrases, shown),
    )
    return document(phrases.language, _title(phrases, club, shown.asked), main, script="script.js")


def part(phrases: Phrases, club: str, shown: VisitView) -> Json:
    """Return the changes of the page for a question, for the script: texts, fields and parts by their ids."""
    asked, language = shown.asked, phrases.language
    told = {"number": shown.number, "language": language, "title": _title(phrases, club, asked)}
    texts = {"place": asked.place or club}
    if asked.kind == "over":
        return as_json({**told, "texts": texts, "rest": [_again(phrases)]})
    texts["short"], texts["long"] = _forms(phrases, shown)
    texts["send"], words = _send(phrases, asked), _words(asked)
    return as_json(
        {
            **told,
            "texts": texts,
            "sent": {"token": shown.token, "number": shown.question, "kind": asked.kind},
            "field": _field_data(asked.kind == "secret", shown.in_field),
            "offers": _offers(phrases, asked),
            "talk": _talk_data(language) if _is_talk(asked) else [],
            "listed": LISTED if words else [],
            "commands": _commands_data(language, words) if words else [],
        }
    )


def _data(phrases: Phrases, shown: VisitView) -> dict[str, str | None]:
    """Return the attributes for the script: the last event, settings, codes in the log, and its sentences."""
    return {
        "data_number": shown.number,
        "data_sounds": "on" if shown.has_sounds else "",
        "data_in_field": "on" if shown.in_field else "",
        "data_codes": " ".join(shown.codes) or None,
        **{f"data_{name}": phrases.text(f"club-web-{name}") for name in SENTENCES},
    }


def _title(phrases: Phrases, club: str, asked: Asked) -> str:
    title = f"{asked.place}, {club}" if asked.place else club
    return _on_turn(phrases.language, title) if asked.is_turn else title


@lru_cache(1000)
def _on_turn(language: str, title: str) -> str:
    return Phrases(language).text("club-web-your-turn", club=title)


def _again(phrases: Phrases) -> Element:
    return element("p", element("a", phrases.text("club-web-again"), href="/"))


def _log(phrases: Phrases, shown: VisitView) -> Element:
    """Return the log, with a paragraph for each event, and a heading before the first new one.

    A line with a code is a paragraph of its own, which the script empties.
    """
    parts: list[Element] = []
    is_marked = False
    for event in (event for event in shown.events if event.lines):
        if event.number > shown.seen and not is_marked:
            is_marked = True
            parts.append(element("h3", phrases.text("club-web-news"), id="new"))
        language = event.language if event.language != phrases.language else None
        for _, some in groupby(event.lines, lambda line: any(code in line for code in shown.codes)):
            first, *others = some
            parts.append(element("p", first, *(part for line in others for part in (BREAK, line)), lang=language))
    return element("div", *parts, id="log", role="log", aria_labelledby="log-title")


def _answering(phrases: Phrases, shown: VisitView) -> Element:
    """Return the form of the question, with the field and the buttons for an answer."""
    asked = shown.asked
    kept = [phrases.text("club-web-kept")] if shown.late else []
    told = " ".join([phrases.text("club-web-late"), *kept])
    late = element("p", told, class_="wrong") if shown.late is not None else ""
    short, long = _forms(phrases, shown)
    field = _field(asked.kind == "secret", shown.in_field, shown.late or "")
    send = element("button", _send(phrases, asked), id="send")
    return form(
        "/answer",
        element("h2", phrases.text("club-web-answer"), id="answer", tabindex="-1"),
        late,
        element("p", element("span", short, id="short"), element("span", long, id="long"), id="question"),
        *_sent(shown),
        element("p", element("label", phrases.text("club-web-field"), for_="text"), " ", field, " ", send),
        element("div", *_offers(phrases, asked), id="offers"),
        id="answering",
    )


def _field(is_secret: bool, in_field: bool, typed: str = "") -> Element:
    """Return the field for an answer."""
    return element(
        "input",
        id="text",
        name="text",
        type="password" if is_secret else "text",
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


def _send(phrases: Phrases, asked: Asked) -> str:
    return phrases.text("club-web-read-on" if asked.kind == "waiting" else "club-web-send")


def _forms(phrases: Phrases, shown: VisitView) -> tuple[str, str]:
    """Return the short form of the question, which describes the field, and the rest."""
    asked = shown.asked
    long = asked.text or ("" if shown.in_field else phrases.text("club-web-nothing-asked"))
    short = (asked.short or asked.text) if shown.in_field else ""
    return short, long.removeprefix(short) if long.startswith(short) else f" {long}"


def _offers(phrases: Phrases, asked: Asked) -> tuple[Piece, ...]:
    """Return the dice, cards and buttons for an answer."""
    buttons = (button for offered in asked.offered.answers for button in _buttons(phrases, offered))
    return *_picks(asked), *apart(buttons)


def _picks(asked: Asked) -> tuple[Piece, ...]:
    """Return the checkboxes for dice or cards, if there are any."""
    if not asked.picks:
        return ()
    boxes = [_box(*pick) for pick in asked.picks]
    told = asked.offered.picks
    button = element("button", told, name="picked", value="yes")
    lead = hidden("lead", asked.lead)
    return (element("fieldset", element("legend", told), *apart(boxes), " ", lead, button),)


@lru_cache(1000)
def _box(printed: str, spoken: str, typed: str) -> Element:
    label = None if spoken == printed else spoken
    box = element("input", type="checkbox", name="pick", value=typed, aria_label=label)
    return element("label", box, element("span", printed))


def _buttons(phrases: Phrases, offered: Offered) -> list[Element]:
    """Return the buttons of an answer: for its word alone, with each name, or with an amount."""
    counted = offered.least is not None and offered.most is not None and offered.least < offered.most
    made = [_offer(offered.word)] if offered.alone and not counted else []
    if 0 < len(offered.among) <= MOST_NAMES:
        made += [_offer(f"{offered.word} {name}") for name in offered.among]
    elif offered.among:
        names = [element("option", name, value=f"{offered.word} {name}") for name in offered.among]
        label = element("label", offered.word, " ", element("select", *names, name=f"list {offered.word}"))
        made.append(element("p", label, " ", element("button", offered.word, name="listed", value=offered.word)))
    if counted:
        bounds = phrases.text("club-web-amount", word=offered.word, least=offered.least, most=offered.most)
        name = f"amount {offered.word}"
        number = element("input", type="number", name=name, min=offered.least, max=offered.most, inputmode="numeric")
        button = element("button", offered.word, name="counted", value=offered.word)
        made.append(element("p", element("label", bounds, " ", number), " ", button))
    return made


@lru_cache(2000)  # each page has all commands
def _offer(text: str) -> Element:
    return element("button", text, name="offer", value=text)


def _waiting(phrases: Phrases, shown: VisitView) -> Element:
    token = hidden("token", shown.token)
    return form("/wait", token, element("button", phrases.text("club-web-wait")), id="wait")


def _talk(phrases: Phrases, shown: VisitView) -> Element:
    return element("div", *(_talking(phrases, shown) if _is_talk(shown.asked) else ()), id="talk")


def _is_talk(asked: Asked) -> bool:
    """Tell whether people can talk at this question."""
    return bool(asked.place) and asked.kind not in ("text", "secret")


def _talking(phrases: Phrases, shown: VisitView) -> tuple[Piece, ...]:
    """Return the field for talk."""
    talking = form(
        "/answer",
        *_sent(shown),
        hidden("lead", phrases.words("loop-command-say")[0]),
        element("label", phrases.text("club-web-say"), for_="saying"),
        " ",
        element("input", id="saying", name="pick", autocomplete="off", enterkeyhint="send"),
        " ",
        element("button", phrases.text("club-web-say-button"), name="picked", value="yes"),
    )
    return element("h2", phrases.text("club-web-talk")), talking


@lru_cache
def _talk_data(language: str) -> Json:
    return as_json(_talking(Phrases(language), BLANK))


def _more(phrases: Phrases, shown: VisitView) -> Element:
    """Return the buttons for commands, and for leaving."""
    words = _words(shown.asked)
    listed = _listed(shown, *_commands(phrases, words)) if words else ()
    leave = form("/leave", hidden("token", shown.token), element("button", phrases.text("club-web-leave")))
    title = element("h2", phrases.text("club-web-more"))
    return element("section", title, element("div", *listed, id="listed"), leave, id="more")


def _words(asked: Asked) -> tuple[str, ...]:
    return tuple([offered.word for offered in asked.offered.commands])


def _listed(shown: VisitView, *commands: Piece) -> tuple[Piece, ...]:
    return (form("/answer", *_sent(shown), element("details", *commands, id="commands")),)


def _commands(phrases: Phrases, words: Iterable[str]) -> tuple[Piece, ...]:
    return element("summary", phrases.text("club-web-commands")), *apart(map(_offer, words))


@lru_cache(1000)  # most questions have the same ones
def _commands_data(language: str, words: tuple[str, ...]) -> Json:
    return as_json(_commands(Phrases(language), words))


def _sent(shown: VisitView) -> tuple[Piece, ...]:
    """Return the hidden fields of an answer: token, number and kind of the question, and its identifier."""
    fields = {"token": shown.token, "number": shown.question, "kind": shown.asked.kind, "name": shown.name}
    return tuple(hidden(name, value) for name, value in fields.items())


BLANK = VisitView((), Asked())
"""A page for the script, which fills in its hidden fields."""
LISTED = as_json(_listed(BLANK))
