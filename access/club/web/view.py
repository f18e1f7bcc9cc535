"""The pages of a club as HTML: the way in, and the page of a visit. Everything works without scripts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from access.club.web.html import Html, apart, document, element, joined
from access.club.web.page import Asked, PageEvent
from access.language.offered import Offered
from access.language.phrases import Phrases

BREAK = Html("<br>\n")
SENTENCES = ("lost", "found", "late", "unsent", "notify", "notified")
"""The sentences of the script, whose phrases begin with `club-web-`."""
MOST_NAMES = 12
"""Names that are offered as buttons of their own; more are chosen from a list."""


@dataclass(frozen=True, slots=True)
class VisitView:
    """The contents of the page of a visit. Events after `seen` are new; `late` is an answer that came too late.

    `number` is that of the last event, `question` that of what is asked. `has_sounds` and `in_field` are
    settings: whether sounds are played, and whether the question describes the field instead of standing in the log.
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


def entrance(phrases: Phrases, club: str, guests: bool, secret: bool, wrong: str = "") -> str:
    """Return the login page; `secret` where a passphrase may be sent."""
    told = element("p", phrases.text(wrong), role="alert") if wrong else ""
    ways = [_member(phrases) if secret else element("p", phrases.text("club-web-not-secret"))]
    ways += [_way(phrases, "new", "club-web-new", "club-web-new-button")] if secret else []
    ways += [_way(phrases, "guest", "club-web-guest", "club-web-guest-button")] if guests else []
    main = element("main", element("h1", club), told, *ways)
    return document(phrases.language, club, main)


def refusal(phrases: Phrases, club: str, status: int) -> str:
    """Return the error page of a refused request, with a link back."""
    told = element("p", phrases.text("club-web-refused", status=status), role="alert")
    back = element("p", element("a", phrases.text("club-web-back"), href="/"))
    return document(phrases.language, club, element("main", element("h1", club), told, back))


def arrival(phrases: Phrases, club: str) -> str:
    """Return the page for somebody whom another site has led here: browsers send no cookie, until it leads on."""
    onward = element("p", element("a", phrases.text("club-web-back"), href="/"))
    return document(phrases.language, club, element("main", element("h1", club), onward), goes_to="/")


def _member(phrases: Phrases) -> Html:
    return _form(
        "/enter",
        element("h2", phrases.text("club-web-member")),
        _hidden("kind", "member"),
        _field(phrases.text("club-web-name"), "name", autocomplete="username"),
        _field(phrases.text("club-web-passphrase"), "passphrase", type="password", autocomplete="current-password"),
        element("button", phrases.text("club-web-member-button")),
    )


def _way(phrases: Phrases, kind: str, title: str, button: str) -> Html:
    return _form(
        "/enter",
        element("h2", phrases.text(title)),
        _hidden("kind", kind),
        element("button", phrases.text(button)),
    )


def visit(phrases: Phrases, club: str, shown: VisitView) -> str:
    """Return the page of a visit."""
    asked = shown.asked
    is_asked = asked.kind not in ("watching", "over")
    title = phrases.text("club-web-your-turn", club=club) if is_asked else club
    if asked.kind == "over":
        parts = [element("p", element("a", phrases.text("club-web-again"), href="/"))]
    else:
        parts = [_answering(phrases, shown), _waiting(phrases, shown), _more(phrases, shown)]
    log = element("section", element("h2", phrases.text("club-web-log"), id="log-title"), _log(phrases, shown))
    rest = element("div", *parts, id="rest")
    status = element("p", id="status", role="status")
    main = element("main", element("h1", club), log, status, rest, **_data(phrases, shown))
    return document(phrases.language, title, main, script=True)


def _data(phrases: Phrases, shown: VisitView) -> dict[str, str]:
    """Return the attributes that the script reads: settings, and its own sentences."""
    told = {f"data_{name}": phrases.text(f"club-web-{name}") for name in SENTENCES}
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
        parts.append(element("p", event.lines[0], *(part for line in event.lines[1:] for part in (BREAK, line))))
    return element("div", *parts, id="log", role="log", aria_labelledby="log-title")


def _answering(phrases: Phrases, shown: VisitView) -> Html:
    """Return the question, the field for its answer, and buttons beside it."""
    asked = shown.asked
    late = element("p", phrases.text("club-web-late"), role="alert") if shown.late else ""
    question = asked.text or phrases.text("club-web-nothing-asked")
    field = element(
        "input",
        id="text",
        name="text",
        type="password" if asked.kind == "secret" else "text",
        value=shown.late or None,
        autocomplete="new-password" if asked.kind == "secret" else "off",
        autocapitalize="off",
        spellcheck="false",
        aria_describedby="question",
    )
    is_waiting = asked.kind == "waiting"
    send = element("button", phrases.text("club-web-read-on" if is_waiting else "club-web-send"), id="send")
    return _form(
        "/answer",
        element("h2", phrases.text("club-web-answer"), id="answer", tabindex="-1"),
        late,
        element("p", question, id="question"),
        element("div", _sent(shown), id="sent"),
        element("p", element("label", phrases.text("club-web-field"), for_="text"), " ", field, " ", send),
        element(
            "div",
            _picks(phrases, asked),
            *apart(button for offered in asked.offered.answers for button in _buttons(phrases, offered)),
            id="offers",
        ),
        id="answering",
    )


def _picks(phrases: Phrases, asked: Asked) -> Html:
    """Return dice or cards as checkboxes, or nothing."""
    boxes = [
        element("label", element("input", type="checkbox", name="pick", value=typed), element("span", printed))
        for printed, _, typed in asked.picks
    ]
    button = joined(
        _hidden("lead", asked.lead), element("button", phrases.text("club-web-picked"), name="picked", value="yes")
    )
    legend = element("legend", phrases.text("club-web-pick"))
    return element("fieldset", legend, *apart(boxes), *apart([button])) if boxes else Html()


def _buttons(phrases: Phrases, offered: Offered) -> list[Html]:
    """Return the buttons of an answer: its word alone, with each name, or with an amount."""
    made = [element("button", offered.word, name="offer", value=offered.word)] if offered.alone else []
    if 0 < len(offered.among) <= MOST_NAMES:
        made += [_offer(f"{offered.word} {name}") for name in offered.among]
    elif offered.among:
        names = [element("option", name, value=f"{offered.word} {name}") for name in offered.among]
        label = element("label", offered.word, " ", element("select", *names, name=f"list {offered.word}"))
        made.append(element("p", label, " ", element("button", offered.word, name="listed", value=offered.word)))
    if offered.least is not None and offered.most is not None:
        bounds = phrases.text("club-web-amount", word=offered.word, least=offered.least, most=offered.most)
        name = f"amount {offered.word}"
        number = element("input", type="number", name=name, min=offered.least, max=offered.most, inputmode="numeric")
        button = element("button", offered.word, name="counted", value=offered.word)
        made.append(element("p", element("label", bounds, " ", number), " ", button))
    return made


def _offer(text: str) -> Html:
    return element("button", text, name="offer", value=text)


def _waiting(phrases: Phrases, shown: VisitView) -> Html:
    token = _hidden("token", shown.token)
    return _form("/wait", token, element("button", phrases.text("club-web-wait")), id="wait")


def _more(phrases: Phrases, shown: VisitView) -> Html:
    """Return the commands, which can be typed into the field, too, and the way out."""
    commands = [_offer(offered.word) for offered in shown.asked.offered.commands]
    summary = element("summary", phrases.text("club-web-commands"))
    listed = _form("/answer", _sent(shown), element("details", summary, *apart(commands))) if commands else ""
    leave = _form("/leave", _hidden("token", shown.token), element("button", phrases.text("club-web-leave")))
    return element("section", element("h2", phrases.text("club-web-more")), listed, leave, id="more")


def _sent(shown: VisitView) -> Html:
    """Return the fields that every answer has: whose it is, to which question of which kind, and its own name."""
    return joined(
        _hidden("token", shown.token),
        _hidden("number", shown.question),
        _hidden("kind", shown.asked.kind),
        _hidden("name", shown.name),
    )


def _form(action: str, *parts: str, **attributes: str) -> Html:
    return element("form", *parts, method="post", action=action, **attributes)


def _hidden(name: str, value: str) -> Html:
    return element("input", type="hidden", name=name, value=value)


def _field(label: str, name: str, **attributes: str) -> Html:
    field = element("input", id=name, name=name, required=True, **attributes)
    return element("p", element("label", label, for_=name), " ", field)
