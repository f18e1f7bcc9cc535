"""A name that changes, wherever the store has it: with the person, at tables, in journals, tournaments and reports."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from access.club.store.names import ear
from access.club.store.sql import Conflict, Statement, Work


def renamed(person: int, before: str, name: str, note: Callable[..., Statement]) -> Work[list[int]]:
    """Change the name of a person at all tables and in reports; return the tables that are not over.

    Raises Conflict if somebody else at one of the tables has this name, such as a bot.
    """
    found = yield Statement(
        'SELECT id, header, plan, ended, seat, chairs.name FROM chairs JOIN tables ON id = "table" WHERE person = ?',
        [person],
    )
    open_ones = []
    for table, header, plan, ended, seat, known in found.rows:
        changed = [_header(header, seat, name), _plan(plan, known, name), table]
        yield Statement("UPDATE tables SET header = ?, plan = ? WHERE id = ?", changed)
        yield Statement('UPDATE chairs SET name = ? WHERE "table" = ? AND person = ?', [name, table, person])
        if ended is None:
            open_ones.append(int(table))
            yield note(room=table)
    for column in ("by", "about"):
        yield Statement(f"UPDATE reports SET {column} = ? WHERE {column} = ?", [name, before])
    return open_ones


def _header(kept: str | None, seat: int | None, name: str) -> str | None:
    """Return the header of a journal with another name on this seat. Raises Conflict."""
    if kept is None or seat is None:
        return kept
    header: dict[str, Any] = json.loads(kept)
    _only(name, [each["name"] for number, each in enumerate(header["seats"]) if number != seat])
    header["seats"][seat]["name"] = name
    return json.dumps(header, ensure_ascii=False)


def _plan(kept: str | None, before: str, name: str) -> str | None:
    """Return the plan of a tournament with another name. Raises Conflict."""
    if not kept:
        return kept
    plan: dict[str, Any] = json.loads(kept)
    _only(name, [each["name"] for each in plan["players"] if each["name"] != before])
    for player in plan["players"]:
        player["name"] = name if player["name"] == before else player["name"]
    plan["people"] = {name if known == before else known: number for known, number in plan["people"].items()}
    return json.dumps(plan)


def _only(name: str, others: list[str]) -> None:
    """Raise Conflict if one of these has the name already."""
    if ear(name) in map(ear, others):
        raise Conflict
