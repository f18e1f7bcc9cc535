"""The page of a visit as HTML. Everything works without scripts."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from access.club.web.html import Html, apart, document, element, form, hidden, joined
from access.club.web.outside import about, to_passkeys
from access.club.web.page import Asked, PageEvent
from access.language.offered import Offered
from access.language.phrases import Phrases
from games.data import frozen

BREAK = Html("<br>\n")
SENTENCES = ("lost", "found", "late", "unsent", "notify", "notified", "unnotified")
"""The sentences of the script, whose phrases begin with `club-web-`."""
MOST_NAMES = 12
"""Names that are offered as buttons of their own; more are chosen from a list."""


@frozen
class VisitView:
    """The contents of the page of a visit. Events after `seen` are new; `late` is an answer that came too late.

    `number` is that of the last event, `question` that of what is asked. `has_sounds` and `in_field` are
    settings: whether sounds are played, and whether the question describes the field instead of standing in the log.
    With `is_part` the sentences of the script are left out: it has them.
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
    late: str = ""
    has_passkeys: bool = False
    is_part: bool = False


def visit(phrases: Phrases, club: str, shown: VisitView) -> str:
    """Return the page of a visit."""
    asked = shown.asked
    title = f"{asked.place}, {club}" if asked.place else club
    if asked.is_turn:
        title = phrases.text("club-web-your-turn", club=title)
    if asked.kind == "over":
        parts = [element("p", element("a", phrases.text("club-web-again"), href="/"))]
    else:
        parts = [each(phrases, shown) for each in (_answering, _waiting, _talk, _more)]
        parts += [to_passkeys(phrases)] * shown.has_passkeys
        parts.append(about(phrases))
    log = element("section", element("h2", phrases.text("club-web-log"), id="log-title"), _log(phrases, shown))
    rest = element("div", *parts, id="rest")
    status = element("p", id="status", role="status")
    main = element("main", element("h1", asked.place or club), log, status, rest, **_data(phrases, shown))
    return document(phrases.language, title, main, script="script.js")


def _data(phrases: Phrases, shown: VisitView) -> dict[str, str]:
    """Return the attributes that the script reads: settings, and its own sentences."""
    told = {f"data_{name}": phrases.text(f"club-web-{name}") for name in (() if shown.is_part else SENTENCES)}
    return {
        "data_number": shown.number,
        "data_sounds": "on" if shown.has_sounds else "",
        "data_in_field": "on" if shown.in_field else "",
        **told,
    }


def _log(phrases: Phrases, shown: VisitView) -> Html:
    """Return the log: a paragraph for each event. The first that is new has a heading, to jump to."""
    parts: list[Html] = []
    is_marked = False
    for event in (event for event in shown.events if event.lines):
        if event.number > shown.seen and not is_marked:
            is_marked = True
            parts.append(element("h3", phrases.text("club-web-news"), id="new"))
        language = event.language if event.language != phrases.language else None
        lines = (part for line in event.lines[1:] for part in (BREAK, line))
        parts.append(element("p", event.lines[0], *lines, lang=language))
    return element("div", *parts, id="log", role="log", aria_labelledby="log-title")


def _answering(phrases: Phrases, shown: VisitView) -> Html:
    """Return the question, the field for its answer, and buttons beside it."""
    asked = shown.asked
    late = element("p", phrases.text("club-web-late"), class_="wrong") if shown.late else ""
    field = element(
        "input",
        id="text",
        name="text",
        type="password" if asked.kind == "secret" else "text",
        value=shown.late or None,
        autocomplete="new-password" if asked.kind == "secret" else "off",
        autocapitalize="off",
        autocorrect="off",
        spellcheck="false",
        enterkeyhint="send",
        aria_describedby="short" if shown.in_field else "question",
    )
    is_waiting = asked.kind == "waiting"
    send = element("button", phrases.text("club-web-read-on" if is_waiting else "club-web-send"), id="send")
    return form(
        "/answer",
        element("h2", phrases.text("club-web-answer"), id="answer", tabindex="-1"),
        late,
        _question(phrases, shown),
        element("div", _sent(shown), id="sent"),
        element("p", element("label", phrases.text("club-web-field"), for_="text"), " ", field, " ", send),
        element(
            "div",
            _picks(asked),
            *apart(button for offered in asked.offered.answers for button in _buttons(phrases, offered)),
            id="offers",
        ),
        id="answering",
    )


def _question(phrases: Phrases, shown: VisitView) -> Html:
    """Return the question. Where it describes the field its short form comes first, and "nobody asks" is left out."""
    asked = shown.asked
    long = asked.text or ("" if shown.in_field else phrases.text("club-web-nothing-asked"))
    short = (asked.short or asked.text) if shown.in_field else ""
    long = long.removeprefix(short) if long.startswith(short) else f" {long}"
    return element("p", element("span", short, id="short"), element("span", long, id="long"), id="question")


def _picks(asked: Asked) -> Html:
    """Return dice or cards as checkboxes, or nothing."""
    boxes = [
        element("label", _box(typed, None if spoken == printed else spoken), element("span", printed))
        for printed, spoken, typed in asked.picks
    ]
    told = asked.offered.picks
    button = joined(hidden("lead", asked.lead), element("button", told, name="picked", value="yes"))
    return element("fieldset", element("legend", told), *apart(boxes), *apart([button])) if boxes else Html()


def _box(typed: str, spoken: str | None) -> Html:
    return element("input", type="checkbox", name="pick", value=typed, aria_label=spoken)


def _buttons(phrases: Phrases, offered: Offered) -> list[Html]:
    """Return the buttons of an answer: its word alone, with each name, or with an amount where there are several."""
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
def _offer(text: str) -> Html:
    return element("button", text, name="offer", value=text)


def _waiting(phrases: Phrases, shown: VisitView) -> Html:
    token = hidden("token", shown.token)
    return form("/wait", token, element("button", phrases.text("club-web-wait")), id="wait")


def _talk(phrases: Phrases, shown: VisitView) -> Html:
    """Return the field for talk to the table or the lobby; elsewhere nothing."""
    asked = shown.asked
    if not asked.place or asked.kind in ("text", "secret"):
        return element("div", id="talk")
    talking = form(
        "/answer",
        element("div", _sent(shown), id="talk-sent"),
        hidden("lead", phrases.words("loop-command-say")[0]),
        element("label", phrases.text("club-web-say"), for_="saying"),
        " ",
        element("input", id="saying", name="pick", autocomplete="off", enterkeyhint="send"),
        " ",
        element("button", phrases.text("club-web-say-button"), name="picked", value="yes"),
    )
    return element("div", element("h2", phrases.text("club-web-talk")), talking, id="talk")


def _more(phrases: Phrases, shown: VisitView) -> Html:
    """Return the commands, which can be typed into the field, too, and the way out."""
    commands = [_offer(offered.word) for offered in shown.asked.offered.commands]
    summary = element("summary", phrases.text("club-web-commands"))
    sent = element("div", _sent(shown), id="more-sent")
    listed = form("/answer", sent, element("details", summary, *apart(commands), id="commands")) if commands else ""
    leave = form("/leave", hidden("token", shown.token), element("button", phrases.text("club-web-leave")))
    return element("section", element("h2", phrases.text("club-web-more")), listed, leave, id="more")


def _sent(shown: VisitView) -> Html:
    """Return the fields that every answer has: whose it is, to which question of which kind, and its own name."""
    return joined(
        hidden("token", shown.token),
        hidden("number", shown.question),
        hidden("kind", shown.asked.kind),
        hidden("name", shown.name),
    )
