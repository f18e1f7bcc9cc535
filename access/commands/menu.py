"""The menu: what `taverne` does without a command. At the first start it asks for the few settings that matter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from access.commands.context import asked, chosen_language, language, phrases_of, preferences_of
from access.engine.table import Leave
from access.language.phrases import Phrases
from access.session import catalogue, first_start, menu, session
from access.session.failures import unwritable
from access.session.making import keyboard
from access.session.new_game import header

IN_MENU = session.Equipment(left="loop-saved-menu", asks_after=True)
"""A game that was left leads back to the menu."""


def run(given: Mapping[str, Any]) -> None:
    """Ask what to do, and do it, until the player leaves. `given` are options by name."""
    if not _first_start(given):
        return

    def play(game_id: str, names: list[str], options: tuple[str, ...]) -> None:
        game, preferences = catalogue.find(game_id), preferences_of(language(), given)
        head = header(game, names, preferences, language(), options)
        played = session.play(preferences.without_faults(), head, None, IN_MENU)
        session.evening(preferences, played, IN_MENU)

    def resume(number: int | None) -> None:
        preferences = preferences_of(chosen_language(), given).without_faults()
        session.evening(preferences, session.resume(preferences, number, None, IN_MENU), IN_MENU)

    menu.run(lambda: preferences_of(language(), given), play, resume)


def _first_start(given: Mapping[str, Any]) -> bool:
    """If there are no settings yet, ask for the few that matter. Return False if the player leaves."""
    if not first_start.is_first_start():
        return True
    try:
        with keyboard(preferences_of(language(), given), phrases_of()) as person:
            if not person.reach.interactive:
                return True
            chosen = language() if asked().language else first_start.ask_language(person)
        phrases = Phrases(chosen)
        with keyboard(preferences_of(chosen, given), phrases) as person:
            try:
                first_start.ask_outlets(person, chosen)
            except OSError as error:  # the answers cannot be kept, so the next start asks again
                refused = unwritable(phrases, error)
                person.say(refused.reason, **refused.facts)
            person.last_words()
    except (Leave, EOFError, KeyboardInterrupt):
        return False
    return True
