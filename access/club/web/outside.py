"""The pages outside a visit as HTML: the entrance, the accessibility statement, and refusals."""

from __future__ import annotations

from access.club.web.html import Html, document, element, field, form, hidden
from access.language.phrases import Phrases

STATEMENT = (
    ("club-web-tested", ("orca", "no-scripts", "axe", "sight")),
    ("club-web-untested", ("readers", "displays")),
    ("club-web-report", ("keeper", "project")),
)
"""The headings of the accessibility statement, each with its paragraphs."""


def entrance(
    phrases: Phrases, club: str, guests: bool, secret: bool, wrong: str = "", name: str = "", failed: bool = False
) -> str:
    """Return the login page; `secret` where a passphrase may be sent.

    `wrong` is a phrase to tell first. After a login that `failed` the fields are marked, and `name` is filled in.
    """
    told = element("p", phrases.text(wrong), id="wrong", tabindex="-1", class_="wrong") if wrong else ""
    intro = element("p", phrases.text("club-web-intro"))
    ways = [_member(phrases, name, failed) if secret else element("p", phrases.text("club-web-not-secret"))]
    ways += [_way(phrases, "new", "club-web-new", "club-web-new-button")] if secret else []
    ways += [_way(phrases, "guest", "club-web-guest", "club-web-guest-button")] if guests else []
    main = element("main", element("h1", club), told, intro, *ways, about(phrases))
    title = f"{phrases.text(wrong)} {club}" if wrong else club
    return document(phrases.language, title, main)


def refusal(phrases: Phrases, club: str, status: int) -> str:
    """Return the error page of a refused request, with a link back."""
    told = element("p", phrases.text("club-web-refused", status=status), class_="wrong")
    main = element("main", element("h1", club), told, _back(phrases))
    return document(phrases.language, club, main)


def arrival(phrases: Phrases, club: str) -> str:
    """Return the page for visitors from another site: it leads on, since browsers send no cookie at first."""
    return document(phrases.language, club, element("main", element("h1", club), _back(phrases)), goes_to="/")


def accessibility(phrases: Phrases, club: str) -> str:
    """Return the accessibility statement."""
    title = phrases.text("club-web-accessibility")
    parts = [
        part
        for heading, told in STATEMENT
        for part in (
            element("h2", phrases.text(heading)),
            *(element("p", phrases.text(f"{heading}-{each}")) for each in told),
        )
    ]
    main = element("main", element("h1", title), *parts, _back(phrases))
    return document(phrases.language, f"{title}, {club}", main)


def about(phrases: Phrases) -> Html:
    """Return the link to the accessibility statement."""
    return element("p", element("a", phrases.text("club-web-accessibility"), href="/accessibility"))


def _back(phrases: Phrases) -> Html:
    return element("p", element("a", phrases.text("club-web-back"), href="/"))


def _member(phrases: Phrases, name: str, failed: bool) -> Html:
    marked = {"aria_invalid": "true", "aria_describedby": "wrong"} if failed else {}
    secret = {"type": "password", "autocomplete": "current-password", **marked}
    return form(
        "/enter",
        element("h2", phrases.text("club-web-member")),
        hidden("kind", "member"),
        field(phrases.text("club-web-name"), "name", autocomplete="username", value=name or None, **marked),
        field(phrases.text("club-web-passphrase"), "passphrase", **secret),
        element("button", phrases.text("club-web-member-button")),
        element("p", phrases.text("club-web-forgotten")),
    )


def _way(phrases: Phrases, kind: str, title: str, button: str) -> Html:
    return form(
        "/enter",
        element("h2", phrases.text(title)),
        hidden("kind", kind),
        element("button", phrases.text(button)),
    )
