"""Asks before something is done that cannot be undone. The option --yes answers it."""

from __future__ import annotations

from typing import Any

import click

from access.commands.context import language, phrases_of, preferences_of
from access.desk.desk import keyboard
from access.dialogue.asking import yes_or_no
from access.engine.table import Leave
from games.refusals import Failed

agreed = click.option("--yes", "agreed", is_flag=True)
"""Answers the question with yes."""


def confirm(agreed: bool, phrase: str, **facts: Any) -> None:
    """Ask whether something is really to be done. Raises Failed if not, or if nobody answers."""
    if agreed:
        return
    phrases = phrases_of()
    with keyboard(preferences_of(language(), {}), phrases) as person:
        try:
            wanted = person.ask(yes_or_no(phrases, phrase, **facts))
        except EOFError:
            raise Failed("error-not-confirmed") from None
        except Leave:
            wanted = False
    if not wanted:
        raise Failed("error-nothing-done")
