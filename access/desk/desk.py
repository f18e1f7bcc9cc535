"""The desk of a session: its persons, and its keyboard with all devices, opened and closed together.

Most people have no braille display or no voice of ours, so each device is loaded when it is opened. Settings that a
conversation changes are kept for good.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import replace
from functools import cached_property, partial
from typing import TYPE_CHECKING

import access.desk
from access.desk.console import Console, Outputs
from access.dialogue.conversation import Conversation
from access.dialogue.drivers import AT_NO_TABLE, Keyboard, Seating
from access.dialogue.requests import Change, Changed, Listener
from access.language.output import NOTHING, Output, SoundLevel
from access.language.phrases import Explained, Phrases, echo
from access.outputs.terminal.plain import Terminal
from access.outputs.terminal.printing import send_control
from access.outputs.terminal.screen import Bell, Looks, PrintedBraille, Screen
from access.outputs.terminal.terminal import choose
from access.settings.file import TAVERNE, ProgramSettings
from access.settings.preferences import Preferences, Setting, Value
from access.system import environment, windows
from access.system.signals import hang_up_is_leaving
from games.data import frozen
from games.refusals import Refused

if TYPE_CHECKING:
    from access.outputs.braille.display import Display
    from access.outputs.braille.translator import Translator
    from access.outputs.sound.player import SoundPlayer
    from access.outputs.speech.spoken import OpensVoice, Speaks


@frozen
class AtKeyboard:
    """A person at the keyboard: their preferences and their phrases."""

    preferences: Preferences
    phrases: Phrases


def phrases_for(preferences: Preferences, before: Phrases, otherwise: str) -> Phrases:
    """Return phrases for other preferences, in the language `otherwise` by default."""
    language, own = preferences.language or otherwise, () if before.you is None else (before.you,)
    return Phrases(language, before.game, before.names, own, preferences.games.sort, preferences.games.flavour)


def with_their_own(usual: AtKeyboard, seats: frozenset[int]) -> dict[int, AtKeyboard]:
    """Return the persons at a keyboard by seat: at a shared one, some may have settings of their own."""
    people = dict.fromkeys(sorted(seats) or [0], usual)
    for seat in seats if len(seats) > 1 else ():
        theirs = usual.preferences.of(usual.phrases.names[seat])
        if theirs is not usual.preferences:
            phrases = phrases_for(theirs, usual.phrases, usual.phrases.language)
            people[seat] = AtKeyboard(replace(theirs, plain=usual.preferences.plain), phrases)
    return people


def respelled(phrases: Phrases) -> Mapping[str, str]:
    """Return the respellings of words: those of the game that is played come before all others."""
    from access.storage import catalogue  # only a voice looks through all games

    return {**catalogue.respelled(phrases.language), **phrases.texts.respelled}


def _has_sounds() -> bool:
    from access.outputs.sound.player import is_installed

    return is_installed()


def _player(gave_up: Callable[[str], None]) -> SoundPlayer:
    from access.outputs.sound.player import SoundPlayer

    return SoundPlayer(gave_up)


@frozen
class Devices:
    """Openers of devices and queries of the environment; None for those of this computer."""

    terminal: Callable[[bool, Callable[[], None]], Terminal] = choose
    voice: OpensVoice | None = None
    player: Callable[[Callable[[str], None]], SoundPlayer] = _player
    display: Callable[..., Display] | None = None
    has_sound: Callable[[], bool] = environment.has_sound
    has_sounds: Callable[[], bool] = _has_sounds
    speech_is_wanted: Callable[[], bool] = environment.speech_is_wanted
    display_is_wanted: Callable[[], bool] = environment.display_is_wanted
    screen_reader: Callable[[], str | None] = environment.screen_reader
    has_dispatcher: Callable[[], bool] | None = None
    clock: Callable[[], float] = time.monotonic
    """The clock of progress, in seconds."""
    outputs: tuple[Callable[[AtKeyboard], Output], ...] = ()
    """Opens further outputs of a person, beside the terminal, the voice, the display and the sounds."""


DEVICES = Devices()
"""The devices of this computer."""


CELLS = 40
"""Cells of a braille display by default; questions fit them, answer included."""
FAILURES = "access.failures"
"""The key of the failures in click's context."""


class Desk:
    """The persons at a keyboard, the devices that they share, and the outputs of each.

    `open_devices` opens the devices that anybody wants, `share_out` makes the outputs; both again after a change of a
    setting.
    """

    person: Keyboard
    """The keyboard of the persons, once all is opened."""

    def __init__(
        self,
        usual: AtKeyboard,
        seating: Seating,
        devices: Devices,
        store: ProgramSettings,
        opened: ExitStack,
    ) -> None:
        self.usual, self.people = usual, with_their_own(usual, seating.seats)
        self.devices, self.store, self.opened = devices, store, opened
        self.keep = seating.keep or store.keep
        self.listeners = _listeners(self.people)
        self.conversation = Conversation(self.listeners, seating.seats, seating.around)
        self.voice: Speaks | None = None
        self.player: SoundPlayer | None = None
        self.display: Display | None = None
        self.outputs: dict[int, Outputs] = {}
        """The outputs of each seat. Persons with the same preferences share them."""
        self.without = ""
        """The phrase that says why there is no braille, or not the braille that was wanted."""
        self.brailles = False
        """Whether lines are shown in braille anywhere."""
        self._failures = _told_failures()
        self._further: list[Output] = []
        self.terminal: Terminal = devices.terminal(self.usual.preferences.plain, self._hush)
        for close in (self._close_further, self._close_voice, self._end_terminal):
            opened.callback(close)  # the last one first: a voice may take a while to end

    def _end_terminal(self) -> None:
        with suppress(OSError):
            self.terminal.end()

    def _everybody(self) -> list[AtKeyboard]:
        return [self.usual, *(person for person in self.people.values() if person is not self.usual)]

    def _gave_up(self, phrase: str, why: str) -> None:
        if self._is_new(phrase):
            self.conversation.note(phrase, why=self.conversation.to.phrases.text(why))

    def _is_new(self, phrase: str) -> bool:
        """Tell whether a failure is not told yet, and count it as told. Any thread may call this."""
        told = object()
        return self._failures.setdefault(phrase, told) is told

    # Devices

    def open_devices(self) -> None:
        """Open the devices that anybody wants and that are not open yet. Raises Refused if a table is missing."""
        self._find_voice()
        self._find_sounds()
        if self.display is None:
            self._find_display()

    def _find_voice(self) -> None:
        if self.voice is None and any(self._speaks(person.preferences) for person in self._everybody()):
            from access.outputs.speech.spoken import opener

            phrases, gave_up = self.usual.phrases, partial(self._gave_up, "loop-no-voice")
            opens = opener(self.usual.preferences.engine, self.devices.voice, self.devices.has_dispatcher)
            self.voice = opens(phrases.language, respelled(phrases), gave_up)
            for person in self._everybody()[1:]:
                self.voice.respelled[person.phrases.language] = respelled(person.phrases)

    def _close_voice(self) -> None:
        if self.voice is not None:
            self.voice.close()
            self.voice = None

    def _speaks(self, preferences: Preferences) -> bool:
        if preferences.speech != "auto":
            return preferences.speech == "on"
        return self._speaks_by_default and not preferences.plain

    @cached_property
    def _speaks_by_default(self) -> bool:
        """Whether our own voice speaks by default; this looks through all processes."""
        return self.terminal.interactive and self.devices.speech_is_wanted()

    def _hush(self) -> None:
        """Silence the voice: a key was pressed."""
        if self.voice is not None:
            self.voice.silence()

    def _find_sounds(self) -> None:
        """Start the process that plays sounds, if anybody wants them and they can be played."""
        wanted = any(self._level(person.preferences) in ("some", "all") for person in self._everybody())
        if self.player is None and wanted and self.devices.has_sounds() and self.devices.has_sound():
            self.player = self.devices.player(partial(self._gave_up, "loop-no-sounds"))
            self.opened.callback(self.player.close)

    def _level(self, preferences: Preferences) -> SoundLevel:
        """Return the sounds that a person hears: by default only those beside our own voice."""
        if preferences.sounds != "auto":
            return preferences.sounds
        return "some" if self._speaks(preferences) and self.devices.has_sounds() else "off"

    def without_sounds(self) -> str:
        """Return the phrase that says why there are no sounds though somebody chose them; empty if there are."""
        if self.player is not None or not any(p.preferences.sounds in ("some", "all") for p in self._everybody()):
            return ""
        return "loop-sounds-missing" if self.devices.has_sound() else "loop-voice-soundless"

    def _find_display(self) -> None:
        """Connect to a display if one is wanted."""
        everybody = [person.preferences for person in self._everybody()]
        wanted = [preferences for preferences in everybody if preferences.braille == "display"]
        perhaps = [preferences for preferences in everybody if preferences.braille == "auto"]
        if not (wanted or (perhaps and self.devices.display_is_wanted())):
            return
        reader = self._made(self.usual, on_display=True)
        if reader is None:
            return
        from access.outputs.braille.display import Display, NoDisplay

        chosen = (wanted or perhaps)[0]
        back = self.usual.phrases.line("loop-display-back")
        try:
            display = (self.devices.display or Display)(
                self.terminal, reader.typed, chosen.mark, chosen.cells, self._hush, lambda: reader.laid(back)
            )
        except NoDisplay as why:
            self.without = str(why) if wanted else ""
            return
        self.opened.callback(display.close)
        if display.here() or wanted:
            self.without = "" if display.columns else "loop-no-brltty"
            self.display, self.terminal.follow = display, display.typed
        else:
            display.close()

    # Outputs

    def share_out(self) -> None:
        """Make the outputs of each person, and let the listeners know what they reach. Raises Refused.

        Further outputs are opened anew, and the old ones closed then: what they go by may have changed.
        """
        made: dict[int, Outputs] = {}
        old, self._further = self._further, []
        try:
            for person in self.people.values():
                if id(person) not in made:
                    made[id(person)] = self._outputs(person)
        except Refused:
            self._close_further()
            self._further = old
            raise
        for output in old:
            output.close()
        for listener in self.listeners:
            person = self.people[listener.seat]
            self.outputs[listener.seat] = made[id(person)]
            listener.phrases, listener.hearing = person.phrases, person.preferences.hearing
            listener.reach = made[id(person)].reach()

    def _close_further(self) -> None:
        for output in self._further:
            output.close()

    def _outputs(self, person: AtKeyboard) -> Outputs:
        """Return the outputs of one person. Raises Refused."""
        preferences, translator = person.preferences, self._translator(person)
        discreet = preferences.games.private == "braille"
        self.brailles = self.brailles or translator is not None
        if discreet and translator is None:
            raise Refused("error-private-braille")
        on_display = self._on_display(preferences) and translator is not None
        looks = self._looks(person, translator is not None, on_display)
        printed, touch = self._felt(preferences, translator, on_display, looks.cells)
        speech = NOTHING
        if self.voice is not None and self._speaks(preferences):
            from access.outputs.speech.spoken import Speech  # many have no voice of ours

            speech = Speech(self.voice, preferences.manner(person.phrases.language), discreet)
        further = [opens(person) for opens in self.devices.outputs]
        self._further += further
        return Outputs(Screen(self.terminal, looks, printed), (touch, self._sounds(preferences), *further, speech))

    def _looks(self, person: AtKeyboard, brailles: bool, on_display: bool) -> Looks:
        """Return the looks of a person's screen, by their settings and the outputs beside it.

        Prompts fit a braille display if there is one, and one that follows the cursor if lines wait. Large print and
        colours are for those who see.
        """
        wanted, columns, interactive = person.preferences, self.terminal.columns(), self.terminal.interactive

        def reads() -> bool:  # this looks through all processes
            return self.devices.screen_reader() is not None

        more = wanted.more
        if more is None:
            more = brailles and wanted.braille != "auto" and getattr(self.display, "rows", 1) == 1
        return Looks(
            wanted.cells or (min(CELLS, columns) if brailles or wanted.more else columns),
            interactive and more,
            wanted.games.private == "braille",
            on_display,
            person.phrases.text("loop-on-display"),
            wanted.size == "always" or (wanted.size == "large" and not brailles and not reads()),
            wanted.games.dots,
            lambda: not brailles and interactive and environment.wants_colours() and not reads(),
        )

    def _sounds(self, preferences: Preferences) -> Output:
        level = self._level(preferences)
        if level == "bell":
            return Bell(self.terminal.ring)
        if self.player is None or level == "off":
            return NOTHING
        from access.outputs.sound.player import Sounds

        return Sounds(self.player, level, preferences.sound_volume)

    def _felt(
        self, preferences: Preferences, translator: Translator | None, on_display: bool, cells: int
    ) -> tuple[PrintedBraille | None, Output]:
        """Return the braille that the terminal prints, and the display as an output."""
        if translator is None and self.display is None:
            return None, NOTHING
        from access.outputs.braille.touch import Aside, Printed, Touch

        if self.display is None or translator is None or not on_display:
            printed = None if translator is None else Printed(translator)
            return printed, NOTHING if self.display is None else Aside(self.display)
        return None, Touch(self.display, translator, cells, preferences.mark, preferences.cells)

    def _on_display(self, preferences: Preferences) -> bool:
        return self.display is not None and preferences.braille in ("auto", "display")

    def _translator(self, person: AtKeyboard) -> Translator | None:
        """Return the translator for a reader, or None if none is wanted or there is no liblouis."""
        on_display, braille = self._on_display(person.preferences), person.preferences.braille
        if braille == "off" or (braille == "auto" and not on_display):
            return None
        return self._made(person, on_display)

    def _made(self, person: AtKeyboard, on_display: bool) -> Translator | None:
        """Return a translator with a reader's tables, None without liblouis. Raises Refused if a table is missing."""
        from access.outputs.braille.translator import NoBraille, NoTable, Translator, tables_for

        preferences, language = person.preferences, person.phrases.language
        tables = tables_for(language, preferences.grade, preferences.dots, preferences.table)
        as_text = on_display and preferences.dots == 8 and not preferences.table
        try:
            return Translator(language, tables, brf=preferences.braille == "brf", as_text=as_text)
        except NoBraille:
            self.without = "error-no-braille"
            return None
        except NoTable as error:
            raise Refused(error.reason, table=echo(str(error), 40)) from None

    # Changes

    def change(self, request: Change) -> Changed:
        """Change a setting of a seat as it was typed, or tell all of them. Raises Refused."""
        from access.desk.checking import AtQuestion  # a prompt needs none

        return Changed(tuple(AtQuestion(self, request).change(request.typed)))

    def apply(self, seat: int, declared: Setting, value: Value | None) -> None:
        """Apply a changed setting of a seat, and of all who share its settings. Raises Refused, and changes nothing."""
        before = self.people[seat]
        changed = declared.resolved(declared.default if value is None else value)
        preferences, phrases = before.preferences.having(declared, changed), before.phrases
        wanted = preferences.language or self.store.language(), preferences.games.sort, preferences.games.flavour
        if wanted != (phrases.language, phrases.sort, phrases.flavour):
            phrases = phrases_for(preferences, phrases, wanted[0])
        after, old = AtKeyboard(preferences, phrases), (self.usual, self.people)
        self.people = {other: after if person is before else person for other, person in self.people.items()}
        self.usual = after if self.usual is before else self.usual
        try:
            if preferences.engine != before.preferences.engine:
                self._close_voice()
                self._failures.pop("loop-no-voice", None)  # the new one may fail for another reason
            self.open_devices()
            self.share_out()
        except Refused:
            self.usual, self.people = old
            raise

    # First lines

    def say_what_is_missing(self) -> None:
        """Report errors in the settings, and missing outputs."""
        phrases, conversation = self.usual.phrases, self.conversation
        for fault in self.usual.preferences.faults:
            from access.settings.wording import fault_told

            conversation.say_text(fault_told(fault, phrases))
        if self.without:
            conversation.say(self.without)
        speech_is_on = any(person.preferences.speech == "on" for person in self._everybody())
        if speech_is_on and not self.devices.has_sound() and self._is_new("loop-no-voice"):
            conversation.say("loop-no-voice", why=phrases.text("loop-voice-soundless"))
        missing = self.without_sounds()
        if missing and conversation.seats and self._is_new("loop-no-sounds"):  # the menu needs none
            conversation.say("loop-no-sounds", why=phrases.text(missing))


def _told_failures() -> dict[str, object]:
    """Return the failures of devices that the running command has told, by phrase: each keyboard opens them anew."""
    click = sys.modules.get("click")  # a program that has not loaded it runs no command
    context = None if click is None else click.get_current_context(silent=True)
    failures: dict[str, object] = {} if context is None else context.meta.setdefault(FAILURES, {})
    return failures


def open_desk(
    preferences: Preferences,
    phrases: Phrases,
    seating: Seating = AT_NO_TABLE,
    devices: Devices | None = None,
    store: ProgramSettings = TAVERNE,
) -> Desk:
    """Return a desk whose devices its keyboard closes at the end. Until then a hang-up raises HungUp.

    Without `devices` they are those of the script that runs, else of this computer. The `store` has the settings that
    can be changed meanwhile.

    Persons who share it have settings of their own, by their names. Raises Refused if hands are wanted in braille alone
    but there is no braille, or if a braille table is missing.
    """
    with ExitStack() as opened:
        opened.enter_context(hang_up_is_leaving())
        opened.enter_context(windows.obeying())
        if devices is None and access.desk.served is None and environment.is_inside():
            send_control(environment.SPEAKS_ITSELF.encode())
            opened.callback(send_control, environment.IS_DONE.encode())
        desk = Desk(AtKeyboard(preferences, phrases), seating, devices or access.desk.served or DEVICES, store, opened)
        desk.open_devices()
        desk.share_out()
        desk.say_what_is_missing()
        desk.opened = opened.pop_all()
    console = Console(desk.outputs, seating.meanwhile, desk.change, desk.apply)
    desk.person = Keyboard(desk.conversation, console, desk.opened)
    return desk


def _listeners(people: Mapping[int, AtKeyboard]) -> list[Listener]:
    """Return a listener for each seat; those with the same preferences share explanations."""
    explained = dict[int, Explained]()
    return [
        Listener(seat, person.phrases, explained=explained.setdefault(id(person.phrases), Explained()))
        for seat, person in people.items()
    ]


@frozen
class Keyboards:
    """Opens keyboards with these devices, else with those of this computer."""

    devices: Devices | None = None

    def keyboard(self, preferences: Preferences, phrases: Phrases, seating: Seating = AT_NO_TABLE) -> Keyboard:
        """Return a keyboard. Raises Refused."""
        return open_desk(preferences, phrases, seating, self.devices).person

    def embossed(self, lines: Sequence[str], language: str, preferences: Preferences) -> bytes | None:
        """Return lines as pages for an embosser (BRF); None without liblouis."""
        from access.outputs.braille.brf import embossed  # needs braille

        return embossed(lines, language, preferences.grade)


HERE = Keyboards()
"""Keyboards with the devices of this computer."""
