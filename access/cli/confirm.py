"""Asks before something is done that cannot be undone. The option --yes answers it."""

from __future__ import annotations

from typing import Any

import click

from access.cli.menu.picking import at_home
from access.cli.options import language, preferences_of
from access.person.raised import Left
from games.refusals import Failed

yes_option = click.option("--yes", "agreed", is_flag=True)
"""Answers the question with yes."""


def confirm(agreed: bool, phrase: str, **facts: Any) -> None:
    """Ask whether something is really to be done. Raises Failed if not, or if nobody answers."""
    if agreed:
        return
    with at_home(preferences_of(language(), {}), language()) as person:
        try:
            wanted = person.confirm(person.t(phrase, **facts), hint="")
        except Left as left:
            if left.why == "end":
                raise Failed("error-not-confirmed") from None
            if left.why == "interrupt":
                raise KeyboardInterrupt from None
            wanted = False
    if not wanted:
        raise Failed("error-nothing-done")
