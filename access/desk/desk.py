"""The desk of a session: its keyboard with all devices, opened and closed together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from typing import TYPE_CHECKING

from access.desk.console import Console, Outputs
from access.desk.devices import DEVICES, Devices
from access.desk.kept_settings import keeper
from access.desk.making import Making
from access.desk.persons import AtKeyboard, with_their_own
from access.desk.serving import served
from access.dialogue.conversation import Conversation
from access.dialogue.drivers import AT_NO_TABLE, Keyboard, Seating
from access.dialogue.requests import Listener
from access.language.phrases import Phrases
from access.language.telling import Explained
from access.settings.file import TAVERNE, ProgramSettings
from access.settings.preferences import Preferences
from access.system import environment, windows
from access.system.signals import hang_up_is_leaving
from games.data import frozen

if TYPE_CHECKING:
    from access.braille.display import Display


@frozen
class Desk:
    """A keyboard, its braille display, if there is one, and whether its lines are shown in braille anywhere."""

    person: Keyboard
    display: Display | None
    brailles: bool


def keyboard(
    preferences: Preferences,
    phrases: Phrases,
    seating: Seating = AT_NO_TABLE,
    devices: Devices | None = None,
    store: ProgramSettings = TAVERNE,
) -> Keyboard:
    """Return the keyboard of a desk; see `desk`."""
    return desk(preferences, phrases, seating, devices, store).person


def desk(
    preferences: Preferences,
    phrases: Phrases,
    seating: Seating = AT_NO_TABLE,
    devices: Devices | None = None,
    store: ProgramSettings = TAVERNE,
) -> Desk:
    """Return a keyboard with its devices, which it closes at the end. Until then a hang-up raises HungUp.

    Without `devices` they are those of the script that runs, else of this computer. The `store` has the settings that
    can be changed meanwhile.

    Persons who share it have settings of their own, by their names. Raises Refused if hands are wanted in braille alone
    but there is no braille, or if a braille table is missing.
    """
    seats = seating.seats
    usual = AtKeyboard(preferences, phrases)
    others = with_their_own(preferences, phrases, phrases.names, seats) if len(seats) > 1 else {}
    people = {seat: others.get(seat, usual) for seat in sorted(seats) or [0]}
    with ExitStack() as opened:
        opened.enter_context(hang_up_is_leaving())
        opened.enter_context(windows.obeying())
        made = Making(usual, people, devices or served() or DEVICES, opened, seating.keep or store.keep, store)
        made.find_voice()
        made.find_sounds()
        made.find_display()
        outputs = made.outputs()
        console = Console(outputs, keeper(made.keep, store), seating.meanwhile, made.change, made.apply)
        conversation = Conversation(_listeners(people, outputs), seats, seating.around)
        made.say_what_is_missing(conversation)
        made.opened = opened.pop_all()
        made.console, made.listeners = console, tuple(conversation.outbox.listeners.values())
        return Desk(Keyboard(conversation, console, made.opened), made.display, made.brailles)
    raise AssertionError


def _listeners(people: Mapping[int, AtKeyboard], outputs: Mapping[int, Outputs]) -> list[Listener]:
    """Return a listener for each seat; those with the same preferences share explanations."""
    stays, explained = environment.scrollback_stays(), dict[int, Explained]()
    return [
        Listener(
            seat,
            person.phrases,
            outputs[seat].reach(stays),
            person.preferences.verbosity,
            explained.setdefault(id(person.phrases), Explained()),
            others=person.preferences.games.others,
            progress=person.preferences.progress,
        )
        for seat, person in people.items()
    ]


@frozen
class Keyboards:
    """Opens keyboards with these devices, else with those of this computer."""

    devices: Devices | None = None

    def keyboard(self, preferences: Preferences, phrases: Phrases, seating: Seating = AT_NO_TABLE) -> Keyboard:
        """Return a keyboard. Raises Refused."""
        return keyboard(preferences, phrases, seating, self.devices)

    def embossed(self, lines: Sequence[str], language: str, preferences: Preferences) -> bytes | None:
        """Return lines as pages for an embosser (BRF); None without liblouis."""
        from access.desk.paper import embossed  # needs braille

        return embossed(lines, language, preferences.grade)


HERE = Keyboards()
"""Keyboards with the devices of this computer."""
