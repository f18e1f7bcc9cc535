"""The pages outside a visit: the login, passkeys, the accessibility statement, and refusals."""

from __future__ import annotations

import re
from collections.abc import Sequence

from access.club.credentials.records import Passkey
from access.club.web.html import Element, Piece, document, element, field, form, hidden, joined
from access.language.phrases import Phrases
from access.language.times import ago, day
from games.data import frozen

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
STATES = ("asking", "stopped", "there", "elsewhere", "unable", "unsent")
"""The states of this script, whose phrases begin with `club-web-passkey-`."""


@frozen
class EntranceView:
    """The contents of the login page: the ways in, and a phrase with what is `wrong`.

    A passphrase may be sent if the page is `secret`. Passkeys work here, or only at another `place` if it is not empty.
    After a `failed` login the fields are marked, and `name` is filled in. A proxy may leave it `untold` whose it is.
    """

    guests: bool
    secret: bool
    passkeys: bool = False
    place: str = ""
    wrong: str = ""
    name: str = ""
    failed: bool = False
    untold: bool = False


def entrance(phrases: Phrases, club: str, shown: EntranceView) -> str:
    """Return the login page."""
    wrong = shown.wrong
    told = _told(phrases.text(wrong), "wrong", "wrong") if wrong else ""
    intro = element("p", phrases.text("club-web-intro"))
    why_not = phrases.text("club-web-proxy-silent" if shown.untold else "club-web-not-secret")
    ways: list[Piece] = [_member(phrases, shown) if shown.secret else element("p", why_not)]
    ways += [_with_passkey(phrases)] if shown.passkeys else []
    ways += _elsewhere(phrases, "club-web-with-passkey", "enter", shown.place) if shown.place else ()
    ways += [_way(phrases, "new", "club-web-new", "club-web-new-button")] if shown.secret else []
    ways += [_way(phrases, "guest", "club-web-guest", "club-web-guest-button")] if shown.guests else []
    main = element("main", element("h1", club), told, intro, *ways, about(phrases))
    title = f"{phrases.text(wrong)} {club}" if wrong else club
    return document(phrases.language, title, main, script=PASSKEYS if shown.passkeys else "")


def _told(text: str, name: str, class_: str) -> Element:
    return element("p", text, id=name, tabindex="-1", class_=class_)


def refusal(phrases: Phrases, club: str, status: int) -> str:
    """Return the error page of a refused request, with a link back."""
    told = element("p", phrases.text("club-web-refused", status=status), class_="wrong")
    main = element("main", element("h1", club), told, _back(phrases))
    return document(phrases.language, club, main)


def arrival(phrases: Phrases, club: str) -> str:
    """Return the page for people from another site, which leads on: browsers send no cookie from there."""
    return document(phrases.language, club, element("main", element("h1", club), _back(phrases)), goes_to="/")


def accessibility(phrases: Phrases, club: str, contact: str) -> str:
    """Return the accessibility statement, with the keeper's contact if there is one."""
    title = phrases.text("club-web-accessibility")
    parts = [
        part
        for heading, told in STATEMENT
        for part in (
            element("h2", phrases.text(heading)),
            *(element("p", phrases.text(f"{heading}-{each}")) for each in told),
        )
    ]
    reached = element("p", phrases.text("club-web-report-contact"), " ", _linked(contact)) if contact else ""
    main = element("main", element("h1", title), *parts[:-1], reached, parts[-1], _back(phrases))
    return document(phrases.language, f"{title}, {club}", main)


def _linked(contact: str) -> Piece:
    """Return a contact; an address of mail or of a page becomes a link."""
    if contact.startswith(("https://", "http://")):
        return element("a", contact, href=contact)
    return element("a", contact, href=f"mailto:{contact}") if MAIL.fullmatch(contact) else contact


def about(phrases: Phrases) -> Element:
    """Return the link to the accessibility statement."""
    return element("p", element("a", phrases.text("club-web-accessibility"), href="/accessibility"))


def _back(phrases: Phrases) -> Element:
    return element("p", element("a", phrases.text("club-web-back"), href="/"))


def _member(phrases: Phrases, shown: EntranceView) -> Element:
    marked = {"aria_invalid": "true", "aria_describedby": "wrong"} if shown.failed else {}
    secret = {"type": "password", "autocomplete": "current-password", **marked}
    return form(
        "/enter",
        element("h2", phrases.text("club-web-member")),
        hidden("kind", "member"),
        field(phrases.text("club-web-name"), "name", autocomplete="username", value=shown.name or None, **marked),
        field(phrases.text("club-web-passphrase"), "passphrase", **secret),
        element("button", phrases.text("club-web-member-button")),
        element("p", phrases.text("club-web-forgotten")),
        element("p", phrases.text("club-web-linked")),
    )


def _way(phrases: Phrases, kind: str, title: str, button: str) -> Element:
    return form(
        "/enter",
        element("h2", phrases.text(title)),
        hidden("kind", kind),
        element("button", phrases.text(button)),
    )


# Passkeys


@frozen
class PasskeysView:
    """The contents of the page of passkeys: those of the member, and the usual `name` of a new one.

    A new one can be made here, or only at another `place` if it is not empty. `told` is a phrase with an outcome, which
    is a refusal if it is `wrong`. `now` is the time in seconds since 1970.
    """

    passkeys: Sequence[Passkey]
    token: str
    name: str
    now: float
    place: str = ""
    told: str = ""
    wrong: bool = False


def to_passkeys(phrases: Phrases) -> Element:
    """Return the link to the page of passkeys."""
    return element("p", element("a", phrases.text("club-web-passkeys"), href="/passkeys"))


def no_passkeys(phrases: Phrases, club: str) -> str:
    """Return the page of passkeys for people who are no members."""
    title = phrases.text("club-web-passkeys")
    told = element("p", phrases.text("club-web-passkeys-of-members"))
    return document(phrases.language, f"{title}, {club}", element("main", element("h1", title), told, _back(phrases)))


def passkeys(phrases: Phrases, club: str, shown: PasskeysView) -> str:
    """Return the page of passkeys of a member."""
    title = phrases.text("club-web-passkeys")
    told = _told(phrases.text(shown.told), "told", "wrong" if shown.wrong else "done") if shown.told else ""
    listed = [_listed(phrases, shown, each) for each in shown.passkeys]
    own = element("ul", *listed) if listed else element("p", phrases.text("club-web-passkeys-none"))
    main = element(
        "main",
        element("h1", title),
        told,
        element("p", phrases.text("club-web-passkeys-intro")),
        element("h2", phrases.text("club-web-passkeys-own")),
        own,
        _elsewhere(phrases, "club-web-passkey-new", "add", shown.place) if shown.place else _adding(phrases, shown),
        _back(phrases),
    )
    name = f"{phrases.text(shown.told)} {title}, {club}" if shown.told else f"{title}, {club}"
    return document(phrases.language, name, main, script="" if shown.place else PASSKEYS)


def _listed(phrases: Phrases, shown: PasskeysView, passkey: Passkey) -> Element:
    facts = {"added": day(passkey.added, phrases), "used": ago(shown.now - passkey.used, phrases)}
    name = passkey.name or "none"
    removing = form(
        "/passkeys/remove",
        hidden("token", shown.token),
        hidden("passkey", passkey.id),
        element("button", phrases.text("club-web-passkey-remove", name=name)),
    )
    return element("li", element("p", phrases.text("club-web-passkey", name=name, **facts)), removing)


def _adding(phrases: Phrases, shown: PasskeysView) -> Element:
    """Return the form for a new passkey. The script adds its button."""
    return form(
        "/passkeys/add",
        element("h2", phrases.text("club-web-passkey-new")),
        hidden("token", shown.token),
        field(phrases.text("club-web-passkey-name"), "label", False, value=shown.name or None, **LABEL),
        *_asked(phrases, "add"),
        data_ask="/passkeys/question",
        **_sentences(phrases, "add"),
    )


def _elsewhere(phrases: Phrases, title: str, way: str, place: str) -> tuple[Piece, ...]:
    """Return the address at which passkeys work."""
    return joined(
        element("h2", phrases.text(title)),
        element("p", phrases.text("club-web-passkey-there-only", way=way)),
        element("p", element("a", place, href=place)),
    )


def _with_passkey(phrases: Phrases) -> Element:
    """Return the login form for passkeys."""
    return form(
        "/enter",
        element("h2", phrases.text("club-web-with-passkey")),
        hidden("kind", "passkey"),
        *_asked(phrases, "enter"),
        data_ask="/passkey",
        **_sentences(phrases, "enter"),
    )


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
