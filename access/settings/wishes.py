"""How who plays wants to be told and asked: from the command line, a person's settings, the settings for all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, cast

from access.braille.tape import Mark
from access.language.phrases import Verbosity
from access.settings.settings import BY_NAME, Fault, Settings, folded
from access.speech.voice import Manner
from access.system import surroundings
from games.cards import Sort

OPTIONS = {
    "speech": "speech",
    "braille": "braille.outlet",
    "grade": "braille.grade",
    "braille_table": "braille.table",
    "cells": "braille.cells",
    "more": "braille.more",
    "verbosity": "verbosity",
    "sort": "sort",
    "private": "private",
}
"""Options of the command line, and the settings that serve without them."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """How who plays wants to be told and asked. `people` are those who have settings of their own, by folded name."""

    language: str | None = None
    speech: str = "auto"
    braille: str = "off"
    cells: int | None = None
    verbosity: Verbosity = "normal"
    plain: bool = False
    more: bool | None = None
    sort: Sort = "vowels"
    private: str = "all"
    grade: int = 1
    dots: int = 6
    table: str | None = None
    mark: Mark = "dots"
    voice: str = ""
    rate: int = 200
    volume: int = 100
    dictionary: str | None = None
    people: Mapping[str, Wishes] = field(default_factory=dict)
    faults: tuple[Fault, ...] = ()

    def of(self, name: str) -> Wishes:
        """The wishes of a person of this name."""
        return self.people.get(folded(name), self)

    def without_faults(self) -> Wishes:
        """The same, where what is wrong with the file was told before."""
        people = {name: replace(wishes, faults=()) for name, wishes in self.people.items()}
        return replace(self, faults=(), people=people)

    def manner(self, language: str) -> Manner:
        """How a voice speaks lines of this language."""
        return Manner(language, self.voice, self.rate, self.volume)


def resolved(language: str | None, given: Mapping[str, Any], settings: Settings, asked: str | None) -> Wishes:
    """The wishes from options that were given, then from settings. `asked` is a language that was asked for."""
    people = {
        folded(name): _wishes(
            _language(asked, settings.own(name), language), given, settings.of(name), faults=settings.faults
        )
        for name in settings.people
    }
    return _wishes(language, given, settings.of(), people, settings.faults)


def _language(asked: str | None, own: Mapping[str, Any], otherwise: str | None) -> str | None:
    """A language that was asked for, else a person's own, where auto is that of the system, else that of all."""
    if asked or "language" not in own:
        return asked or otherwise
    return surroundings.language() if own["language"] == "auto" else str(own["language"])


def _wishes(
    language: str | None,
    given: Mapping[str, Any],
    values: Mapping[str, Any],
    people: Mapping[str, Wishes] | None = None,
    faults: tuple[Fault, ...] = (),
) -> Wishes:
    def chosen(name: str) -> Any:
        return values.get(name, BY_NAME[name].default)

    def wanted(option: str) -> Any:
        return given[option] if given.get(option) is not None else chosen(OPTIONS[option])

    cells, more = wanted("cells"), wanted("more")
    return Wishes(
        language=language,
        speech=wanted("speech"),
        braille=wanted("braille"),
        cells=None if cells == "auto" else cells,
        verbosity=wanted("verbosity"),
        plain=bool(given.get("plain")),
        more=more if isinstance(more, bool) else {"auto": None, "yes": True, "no": False}[more],
        sort=wanted("sort"),
        private=wanted("private"),
        grade=int(wanted("grade")),
        dots=chosen("braille.dots"),
        table=wanted("braille_table") or None,
        mark=cast(Mark, chosen("braille.mark")),
        voice=chosen("voice"),
        rate=chosen("rate"),
        volume=chosen("volume"),
        dictionary=chosen("dictionary") or None,
        people=people or {},
        faults=faults,
    )
