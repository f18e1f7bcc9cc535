"""Tells a played game again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from access.language.phrases import Phrases
from access.language.telling import Explained
from access.language.texts import phrase_name
from access.storage.reopening import Reopened
from games.steps import Tell


def retell(found: Reopened, phrases: Phrases, as_json: bool, hidden: bool = False) -> Iterator[str]:
    """Yield the told events of a game in full wording, a line each.

    Private lines are left out until the game is over, unless `hidden` asks for it.
    """
    explained = Explained()
    for told in found.table.take_told():
        if told.to is not None and not found.saved.over and not hidden:
            continue
        if as_json:
            yield json.dumps(_facts(told), ensure_ascii=False)
            continue
        if told.event.telling.summary:
            continue
        line = phrases.event(told.event, "full", explained.first(phrases, told.event))[0].text
        yield line if told.to is None else f"{phrases.names[told.to]}: {line}"


def _facts(told: Tell) -> dict[str, object]:
    """Return the event as plain facts; `to` is the seat of its only hearer, null for all."""
    event: Any = told.event
    return {"event": phrase_name(type(event)), "to": told.to, **asdict(event)}
