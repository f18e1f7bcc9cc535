"""HTML as data: elements whose texts are escaped, whatever they say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from html import escape

from access.club.web.files import address


class Html(str):
    """A piece of HTML; any other text is escaped when it becomes part of one."""

    __slots__ = ()


VOID = ("input", "link", "meta")
"""Elements without an end tag."""


def element(name: str, /, *parts: str, **attributes: str | int | bool | None) -> Html:
    """Return an element. An attribute that is False or None is left out; `class_` and `for_` are class and for."""
    written = "".join([_attribute(key, value) for key, value in attributes.items()])
    return Html(f"<{name}{written}>" if name in VOID else f"<{name}{written}>{joined(*parts)}</{name}>")


def joined(*parts: str) -> Html:
    """Return joined pieces."""
    return Html("".join([part if isinstance(part, Html) else escape(part) for part in parts]))


def apart(parts: Iterable[Html]) -> Iterator[str]:
    """Yield pieces with a space before each: text browsers would join their words."""
    for part in parts:
        yield " "
        yield part


def form(action: str, *parts: str, **attributes: str) -> Html:
    """Return a form that is posted to an address."""
    return element("form", *parts, method="post", action=action, **attributes)


def hidden(name: str, value: str) -> Html:
    """Return a field that is sent, and not shown."""
    return element("input", type="hidden", name=name, value=value)


def field(label: str, name: str, required: bool = True, /, **attributes: str | None) -> Html:
    """Return a field behind its label; it has to be filled in if it is `required`."""
    filled = element("input", id=name, name=name, required=required, **attributes)
    return element("p", element("label", label, for_=name), " ", filled)


@lru_cache(2000, typed=True)  # pages are made of the same ones again and again
def _attribute(key: str, value: str | int | bool | None) -> str:
    if value is None or value is False:
        return ""
    name = key.rstrip("_").replace("_", "-")
    return f" {name}" if value is True else f' {name}="{escape(str(value))}"'


def document(language: str, title: str, *parts: str, script: str = "", goes_to: str = "") -> str:
    """Return a whole page, with a script or without; one that goes to another address is seen for a moment."""
    head = joined(
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("title", title),
        element("link", rel="stylesheet", href=address("style.css")),
        element("link", rel="icon", href="/icon.svg"),
        element("link", rel="manifest", href="/manifest.json"),
        element("meta", http_equiv="refresh", content=f"0; url={goes_to}") if goes_to else "",
        element("script", src=address(script), defer=True) if script else "",
    )
    return f"<!doctype html>\n{element('html', element('head', head), element('body', *parts), lang=language)}\n"
