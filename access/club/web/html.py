"""HTML as data: elements whose texts are escaped, whatever they say."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape


class Html(str):
    """A piece of HTML; any other text is escaped when it becomes part of one."""

    __slots__ = ()


VOID = ("input", "link", "meta")
"""Elements without an end tag."""


def element(name: str, /, *parts: str, **attributes: str | int | bool | None) -> Html:
    """Return an element. An attribute that is False or None is left out; `class_` and `for_` are class and for."""
    written = "".join(_attribute(key.rstrip("_").replace("_", "-"), value) for key, value in attributes.items())
    return Html(f"<{name}{written}>" if name in VOID else f"<{name}{written}>{joined(*parts)}</{name}>")


def joined(*parts: str) -> Html:
    """Return joined pieces."""
    return Html("".join(part if isinstance(part, Html) else escape(part) for part in parts))


def apart(parts: Iterable[Html]) -> Iterator[str]:
    """Yield pieces with a space before each: text browsers would join their words."""
    for part in parts:
        yield " "
        yield part


def _attribute(name: str, value: str | int | bool | None) -> str:
    if value is None or value is False:
        return ""
    return f" {name}" if value is True else f' {name}="{escape(str(value))}"'


def document(language: str, title: str, *parts: str, script: bool = False, goes_to: str = "") -> str:
    """Return a whole page, with the script or without; one that goes to another address is seen for a moment."""
    head = joined(
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("title", title),
        element("link", rel="stylesheet", href="/style.css"),
        element("link", rel="icon", href="/icon.svg"),
        element("meta", http_equiv="refresh", content=f"0; url={goes_to}") if goes_to else "",
        element("script", src="/script.js", defer=True) if script else "",
    )
    return f"<!doctype html>\n{element('html', element('head', head), element('body', *parts), lang=language)}\n"
