"""The devices of this computer, and how its environment is queried.

Most people have no braille display or no voice of ours, so each device is loaded when it is opened.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from access.desk.persons import AtKeyboard
from access.language.output import Output
from access.system import environment
from access.terminal.terminal import Terminal, choose
from games.data import frozen

if TYPE_CHECKING:
    from access.braille.display import Display
    from access.sound.player import SoundPlayer
    from access.speech.engines import GaveUp, Opens, Speaks


def _voice(language: str, respelled: Mapping[str, str], gave_up: GaveUp) -> Speaks:
    from access.speech.voice import Voice

    return Voice(language, respelled, gave_up)


def _has_dispatcher() -> bool:
    from access.speech.dispatcher import runs

    return runs()


def _player(gave_up: Callable[[str], None]) -> SoundPlayer:
    from access.sound.player import SoundPlayer

    return SoundPlayer(gave_up)


def _has_sounds() -> bool:
    from access.sound.player import is_installed

    return is_installed()


def _display(*given: Any) -> Display:
    from access.braille.display import Display

    return Display(*given)


@frozen
class Devices:
    """The functions that open devices and query the environment."""

    terminal: Callable[[bool, Callable[[], None]], Terminal] = choose
    voice: Opens = _voice
    player: Callable[[Callable[[str], None]], SoundPlayer] = _player
    display: Callable[..., Display] = _display
    has_sound: Callable[[], bool] = environment.has_sound
    has_sounds: Callable[[], bool] = _has_sounds
    speech_is_wanted: Callable[[], bool] = environment.speech_is_wanted
    display_is_wanted: Callable[[], bool] = environment.display_is_wanted
    screen_reader: Callable[[], str | None] = environment.screen_reader
    has_dispatcher: Callable[[], bool] = _has_dispatcher
    outputs: tuple[Callable[[AtKeyboard], Output], ...] = ()
    """Opens further outputs of a person, beside the terminal, the voice, the display and the sounds."""


DEVICES = Devices()
"""The devices of this computer."""
