"""HTML as data: elements with attributes and parts, as text or as JSON for the script."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from html import escape
from json.encoder import JSONEncoder, encode_basestring_ascii
from typing import Any, NamedTuple


class Element(NamedTuple):
    """An element; in JSON, a list of its name, its attributes and its parts."""

    name: str
    attributes: dict[str, str]
    parts: tuple[Piece, ...]


class Kept(Element):
    """An element that recurs, with its JSON, which is made once."""

    json: str


Piece = Element | str
"""An element or a text node."""
Html = Piece | tuple[Piece, ...]
"""A part of an element, or several."""
VOID = ("br", "input", "link", "meta")
"""Elements without an end tag."""
BARE = re.compile(r"[^\s\"'=<>`&]+")
"""The values of attributes that need no quotes."""


def element(name: str, /, *parts: Html, **attributes: str | int | bool | None) -> Element:
    """Return an element. Attributes that are False or None are left out; `class_` and `for_` are class and for."""
    return Element(name, _given(attributes), joined(*parts))


def kept(name: str, /, *parts: Html, **attributes: str | int | bool | None) -> Kept:
    """Return an element that recurs."""
    made = Kept(name, _given(attributes) if attributes else {}, joined(*parts))
    made.json = _in_json(made)
    return made


def _given(attributes: dict[str, str | int | bool | None]) -> dict[str, str]:
    return {
        _attribute(key): "" if value is True else str(value)
        for key, value in attributes.items()
        if value is not None and value is not False
    }


def joined(*parts: Html) -> tuple[Piece, ...]:
    """Return parts as one tuple; empty texts are left out."""
    pieces: Any = [each for part in parts for each in (part if type(part) is tuple else (part,)) if each]
    return tuple(pieces)


def apart(parts: Iterable[Piece]) -> Iterator[Piece]:
    """Yield pieces with a space before each; without it, text browsers join words."""
    for part in parts:
        yield " "
        yield part


def form(action: str, *parts: Html, **attributes: str) -> Element:
    """Return a form for POST to an address."""
    return element("form", *parts, method="post", action=action, **attributes)


def hidden(name: str, value: str) -> Element:
    """Return a hidden field."""
    return element("input", type="hidden", name=name, value=value)


def field(label: str, name: str, required: bool = True, /, **attributes: str | None) -> Element:
    """Return a field with its label; a `required` one must be filled in."""
    filled = element("input", id=name, name=name, required=required, **attributes)
    return element("p", element("label", label, for_=name), " ", filled)


@lru_cache
def _attribute(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


_escaped = lru_cache(2000)(escape)  # pages repeat the same texts


@lru_cache(2000)
def _as_value(text: str) -> str:
    """Return the value of an attribute, in quotes if it needs them."""
    return text if BARE.fullmatch(text) else f'"{escape(text)}"'


def written(piece: Piece) -> str:
    """Return a piece as HTML, with escaped texts and attributes."""
    if isinstance(piece, str):
        return _escaped(piece)
    name, attributes, parts = piece
    tag = "".join([f" {key}={_as_value(value)}" for key, value in attributes.items()])
    if name in VOID:
        return f"<{name}{tag}>"
    return f"<{name}{tag} />" if name == "path" else f"<{name}{tag}>{''.join(map(written, parts))}</{name}>"


class Json(str):
    """A text in JSON, for use inside other JSON: of ASCII alone, for one other sign makes a whole event slow."""

    __slots__ = ()


def as_json(data: object) -> Json:
    """Return data as JSON; values of a dict may be JSON already."""
    if not isinstance(data, dict):
        return Json(_encoded(data))
    parts = [f'"{key}":{each}' for key, each in data.items() if type(each) is Json]
    others = {key: each for key, each in data.items() if type(each) is not Json}
    parts += [_encoded(others)[1:-1]] if others else []  # at once: a call costs more than a value
    return Json(f"{{{','.join(parts)}}}")


def in_json(pieces: Iterable[Piece]) -> Json:
    """Return pieces as JSON, for use inside other JSON."""
    return Json(_listed(pieces))


def _listed(pieces: Iterable[Piece]) -> str:
    written = [
        piece.json if type(piece) is Kept else quoted(piece) if isinstance(piece, str) else _in_json(piece)
        for piece in pieces
    ]
    return f"[{','.join(written)}]"


def written_in_json(name: str, parts: Iterable[str], attributes: str = "") -> Json:
    """Return an element in JSON, of its parts and attributes in JSON: for what changes with each answer."""
    return Json(f'["{name}",{{{attributes}}},[{",".join(parts)}]]')


def out_of_json(text: str) -> tuple[Piece, ...]:
    """Return pieces from their JSON."""
    return tuple(map(_piece, json.loads(text)))


def _piece(data: Any) -> Piece:
    return data if isinstance(data, str) else Element(data[0], data[1], tuple(map(_piece, data[2])))


def _in_json(made: Element) -> str:
    name, attributes, parts = made
    given = ",".join([f'"{key}":{quoted(value)}' for key, value in attributes.items()])
    return f'["{name}",{{{given}}},{_listed(parts)}]'


quoted = encode_basestring_ascii
"""Returns a text as JSON."""
_encoded = JSONEncoder(separators=(",", ":")).encode
