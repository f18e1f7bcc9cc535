"""The devices of this computer, and how its environment is queried."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from access.braille.display import Display
from access.desk.persons import AtKeyboard
from access.language.output import Output
from access.sound.player import SoundPlayer, is_installed
from access.speech.engines import Opens, dispatcher_runs
from access.speech.voice import Voice
from access.system import environment
from access.terminal.terminal import Terminal, choose


@dataclass(frozen=True, slots=True)
class Devices:
    """The functions that open devices and query the environment."""

    terminal: Callable[[bool, Callable[[], None]], Terminal] = choose
    voice: Opens = Voice
    player: Callable[[Callable[[str], None]], SoundPlayer] = SoundPlayer
    display: Callable[..., Display] = Display
    has_sound: Callable[[], bool] = environment.has_sound
    has_sounds: Callable[[], bool] = is_installed
    speech_is_wanted: Callable[[], bool] = environment.speech_is_wanted
    display_is_wanted: Callable[[], bool] = environment.display_is_wanted
    screen_reader: Callable[[], str | None] = environment.screen_reader
    has_dispatcher: Callable[[], bool] = dispatcher_runs
    outputs: tuple[Callable[[AtKeyboard], Output], ...] = ()
    """Opens further outputs of a person, beside the terminal, the voice, the display and the sounds."""


DEVICES = Devices()
