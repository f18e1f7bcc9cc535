"""The setup of a table, or of a tournament, as text for the store."""

from __future__ import annotations

import json
from typing import Any

from access.club.tables.rooms import Contest
from access.play.setup import Setup
from access.storage import catalogue


def kept(setup: Setup, contest: Contest | None) -> str:
    """Return the text of a setup."""
    found = {"game": setup.game.id, "bots": setup.bots, "level": setup.level, "options": setup.options}
    return json.dumps({**found, "tournament": contest and [contest.size, contest.advance]})


def setup_of(text: str) -> tuple[Setup, Contest | None]:
    """Return the setup of a text. Raises Refused if its game is missing."""
    found: dict[str, Any] = json.loads(text)
    contest = Contest(*found["tournament"]) if found.get("tournament") else None
    return Setup(catalogue.find(found["game"]), (), found["bots"], found["level"], dict(found["options"])), contest
