"""The memory of explanations: a listener gets one for each term and each question (T-5)."""

from __future__ import annotations

from typing import Any

from access.language.phrases import Phrases
from games.steps import Ask, Event


class Explained:
    """The terms, by the event that used them, and the questions that were explained to one listener (T-5)."""

    __slots__ = ("_met",)

    def __init__(self) -> None:
        self._met: set[tuple[object, ...]] = set()

    def first(self, phrases: Phrases, told: Event | Ask[Any]) -> bool:
        """Tell whether this is the first event or question of its kind, and remember it."""
        if isinstance(told, Ask):
            return self._first(phrases.wordings(told).met)
        form = phrases.texts.form(type(told))
        return self._first((form.name, *(getattr(told, name) for name in form.kinds)))

    def _first(self, met: tuple[object, ...]) -> bool:
        if met in self._met:
            return False
        self._met.add(met)
        return True
