"""Stored games: their rules and dictionaries, kept until the end, and their verification."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from typing import Any, Literal

from access.club.store.sql import Chair, Listed, StoredGame
from access.club.store.store import Store
from access.club.tables.course import limited
from access.engine.batches import Batch, begins
from access.engine.chance import Seeded
from access.engine.journal import STAND_IN, Header, answer_line, apply_line
from access.engine.table import Table
from access.language.texts import texts
from access.play.new_game import Setup
from access.settings.preferences import Preferences
from access.storage import catalogue
from access.system import environment
from access.system.environment import FALLBACK
from games.game import Game, Pinned, Sitting
from games.refusals import Failed, Refused
from games.steps import Deal, Roll


async def agreed_header(store: Store, setup: Setup, names: Sequence[str], language: str, seed: int) -> Header:
    """Return the header of a new game by the newest rules that all hosts know, and store the data that it needs."""
    game = await _known_to_all(store, setup.game)
    head = replace(setup, game=game, names=tuple(names)).header(Preferences(language=language), language, seed)
    await _pin(store, game, head)
    return replace(head, chosen=False)


async def _known_to_all(store: Store, game: Game) -> Game:
    """Return a game by the newest rules that all hosts alive know. Raises Refused if there are none."""
    if not store.shared:
        return game
    lowest = (await store.hosts.versions()).get(game.id, game.version)
    found = game.of_version(min(lowest, game.version))
    if found is None:
        raise Refused("club-version")
    return found


async def _pin(store: Store, game: Game, head: Header) -> None:
    """Store the data that a new game needs until its end."""
    pinned = await asyncio.to_thread(game.agreement.pinned, head.options)
    if pinned is not None:
        await store.keep_list(pinned.mark, pinned.text)
        with suppress(OSError):  # a copy here only saves reading the store
            await asyncio.to_thread(game.agreement.restore, pinned)


async def restore(store: Store, game: Game, head: Header) -> None:
    """Get the data of a game from the store if they are missing or different here."""
    mark = await asyncio.to_thread(game.agreement.lacks, head.options)
    text = await store.list_of(mark) if mark else None
    if text is not None:
        await asyncio.to_thread(game.agreement.restore, Pinned(mark, text))


async def warm_up(language: str = "") -> None:
    """Load a language in advance; without one, that of the host and English."""
    for each in (language,) if language else (FALLBACK, environment.system_language()):
        await asyncio.to_thread(_load, each)


@lru_cache(maxsize=64)
def _load(language: str) -> None:
    """Load all games with their phrases and dictionaries in a language, once."""
    for name in catalogue.names():
        with suppress(Exception):  # whoever opens a table for it hears of the error
            game = catalogue.find(name)
            texts(language, game)
            agreed = game.agreement.settle(game.agreement.with_defaults({}), Sitting(2, 0, language))
            game.agreement.prepare(agreed)


Fault = Literal["order", "digest", "game", "rules", "chance", "outcome"]
"""The faults of a stored game: a batch is missing, a batch was changed, the game is unknown here, its rules do not
allow an answer, a throw does not follow from the seed, or the stored result is not that of the game."""


async def first_fault(store: Store, listed: Listed) -> Fault | None:
    """Return the first fault of a stored game; None if it has none, or has not begun."""
    kept = await store.tables.kept(listed.id)
    if listed.header is None or kept is None:
        return None
    try:
        game = catalogue.by_header(listed.header)
        await restore(store, game, listed.header)
    except Failed:
        raise
    except Refused:
        return "game"
    found = _chain(kept.batches) or _replayed(game, listed.header, kept, listed.chairs)
    return found or (None if all(begins(first, listed.header) for _, first in kept.batches[:1]) else "digest")


def _chain(batches: Sequence[tuple[str, Batch]]) -> Fault | None:
    """Return the fault in the order of batches, or in their digests."""
    before = batches[0][1].after if batches else ""
    for place, (digest, batch) in enumerate(batches):
        if (batch.at, batch.after) != (place, before):
            return "order"
        if batch.digest != digest:
            return "digest"
        before = digest
    return None


def _replayed(game: Game, header: Header, kept: StoredGame, chairs: Sequence[Chair]) -> Fault | None:
    """Return the first fault of a game when it is replayed."""
    lines = [line for _, batch in kept.batches for line in batch.lines]
    try:
        with limited(game):
            table = Table(lambda: game.new(len(header.participants), header.options))
            fault = _played(table, Seeded(header.seed), lines)
    except Exception:
        return "rules"
    result = table.result if table.open is None else None
    return fault or (None if _ends_alike(kept, result, chairs) else "outcome")


def _played(table: Table, chance: Seeded, lines: Sequence[str]) -> Fault | None:
    for line in lines:
        entry: dict[str, Any] = json.loads(line)
        if entry.get("note") == STAND_IN:
            continue
        step = table.open
        if isinstance(step, (Roll, Deal)) and "answer" in entry:
            thrown = json.loads(answer_line(table.number, step, chance(table.number, step)))
            if thrown["answer"] != entry["answer"]:
                return "chance"
        if not apply_line(entry, table):
            return "rules"
    return None


def _ends_alike(kept: StoredGame, result: Any, chairs: Sequence[Chair]) -> bool:
    """Tell whether the stored result is that of the game."""
    last = kept.batches[-1][1].lines[-1] if kept.batches else "{}"
    if not kept.over or kept.outcome is None:
        return "over" not in json.loads(last)
    winners = result["winners"] if result else ()
    won = {chair.person: chair.seat in winners for chair in chairs}
    return json.loads(kept.outcome) == json.loads(json.dumps(result)) and kept.won.items() <= won.items()
