"""The menu, which `taverne` opens without a command. At the first start it asks for the few settings that matter."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

from access.cli.menu import first_start, menu
from access.cli.menu.picking import at_home
from access.cli.options import CommandLine, asked, language, preferences_of
from access.desk.desk import HERE
from access.engine.journal import Header
from access.person.person import Person
from access.person.raised import Left
from access.play import session
from access.play.new_game import own_name
from access.storage.results import unwritable
from games.game import Game
from games.refusals import Refused

IN_MENU = session.Equipment(HERE, left="loop-saved-menu", asks_after=True, from_menu=True)
"""A game that was left leads back to the menu."""


class _Leads:
    """The destinations of the menu, with the options of the command line."""

    def __init__(self, line: CommandLine) -> None:
        self._line = line
        self.preferences, self.keep = line.preferences, line.keep
        self._in_menu = replace(IN_MENU, changed=line.changed)

    def own_name(self) -> str:
        """Return the name of the system's user."""
        return own_name(language())

    def play(self, header: Header) -> None:
        """Play a new game, and again as long as its players want. Raises Refused."""
        played = session.play(self.preferences().without_faults(), header, None, self._in_menu)
        session.evening(self.preferences, played, self._in_menu)

    def learn(self, game: Game, number: int) -> None:
        """Play a lesson of a game. Raises Refused."""
        from access.play.lesson import learn

        preferences, equipment = self.preferences().without_faults(), session.Equipment(HERE)
        learn(preferences, game, number, self.own_name(), language(), equipment, "lesson-over-menu")

    def resume(self, number: int | None) -> None:
        """Go on with a saved game. Raises Refused."""
        preferences = self._line.preferences_of_saved
        played = session.resume(preferences().without_faults(), number, None, self._in_menu)
        session.evening(preferences, played, self._in_menu)

    def tournament(self, names: tuple[str, ...], bots: int) -> None:
        """Play a new tournament with these names, or go on with the last one. Raises Refused."""
        from access.play.tournament import ADVANCE, LEVEL, SIZE, Stopped, Tournament, planned, wanted

        preferences = self.preferences().without_faults()
        new = bool(names)
        agreed = planned([*names], bots, LEVEL, SIZE, ADVANCE, None, False, language()) if new else wanted(None)
        played = Tournament(agreed, preferences, HERE, has_begun=not new, left="tournament-left-menu")
        with suppress(Stopped):
            played.play()

    def look_up(self, person: Person) -> None:
        """Look words up until the player has finished. Raises Left and Refused."""
        from access.cli.commands import word

        word.ask_words(person)

    def has_tournament(self) -> bool:
        """Tell whether there is a tournament that is not over."""
        from access.play.tournament import wanted

        try:
            wanted(None)
        except Refused:
            return False
        return True


def run(line: CommandLine) -> None:
    """Ask what to do, and do it, until the player leaves."""
    if _first_start(line.options()):
        menu.run(_Leads(line))


def _first_start(given: Mapping[str, Any]) -> bool:
    """If there are no settings yet, ask for the few that matter. Return False if the player leaves."""
    if not first_start.is_first_start():
        return True
    is_answered = False
    try:
        while not is_answered:
            with at_home(preferences_of(language(), given), language()) as person:
                if not person.sitting.keyboard.conversation.to.reach.interactive:
                    return True
                chosen = language() if asked().language else first_start.ask_language(person)
            is_answered = _outlets_answered(chosen, given)
    except Left:
        return False
    return True


def _outlets_answered(chosen: str, given: Mapping[str, Any]) -> bool:
    """Ask the questions after that for the language; return False if the player goes back to it. Raises Left."""
    with at_home(preferences_of(chosen, given), chosen) as person:
        try:
            return first_start.ask_outlets(person, chosen, is_first=bool(asked().language))
        except OSError as error:  # the answers cannot be kept, so the next start asks again
            refused = unwritable(error)
            person.say(person.t(refused.reason, **refused.facts))
    return True
