"""Verifies a stored game: its digests, its rules, its throws by the seed, and its result."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Literal

from access.club.store.records import Chair, Listed, StoredGame
from access.club.store.store import Store
from access.club.tables.course import limited
from access.club.tables.pinned import restore
from access.engine.batches import Batch, begins
from access.engine.chance import Seeded
from access.engine.journal import STAND_IN, Header, answer_line, apply_line
from access.engine.table import Table
from access.storage import catalogue
from games.game import Game
from games.refusals import Failed, Refused
from games.steps import Deal, Roll

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
