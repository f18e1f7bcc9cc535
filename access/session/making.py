"""Makes the keyboard of a session: the devices that are there, and the outputs that each person wants."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field, replace

from access.braille.brltty import NoDisplay
from access.braille.display import Display
from access.braille.tables import tables_for
from access.braille.touch import Aside, Printed, Touch
from access.braille.translator import NoBraille, NoTable, Translator
from access.dialogue.around import Around
from access.dialogue.conversation import Conversation
from access.dialogue.listener import Listener
from access.dialogue.requests import Change, Changed
from access.language.output import NOTHING, NoOutput
from access.language.phrases import Explained, Phrases
from access.session.changing import all_told, checked_in_words, field_of, line_of, understood
from access.session.console import Console, Outputs
from access.session.keeping import KeepSetting, keep_for_all, keeper, kept_in_file
from access.session.keyboard import Keyboard
from access.settings import file
from access.settings.preferences import Fault, Preferences
from access.settings.schema import Setting, Value
from access.speech.spoken import Mute, Speech
from access.speech.voice import Voice
from access.system import environment
from access.system.signals import hang_up_is_leaving
from access.terminal.screen import NoBrailleHere, Screen
from access.terminal.terminal import Terminal, choose
from games.steps import Refused

CELLS = 40
"""Cells of a braille display by default; questions fit them, answer included."""


@dataclass(frozen=True, slots=True)
class Devices:
    """How devices are opened, and how the environment is queried."""

    terminal: Callable[[bool, Callable[[], None]], Terminal] = choose
    voice: Callable[[str, Mapping[str, str], Callable[[str], None]], Voice] = Voice
    display: Callable[..., Display] = Display
    has_sound: Callable[[], bool] = environment.has_sound
    speech_is_wanted: Callable[[], bool] = environment.speech_is_wanted
    display_is_wanted: Callable[[], bool] = environment.display_is_wanted


DEVICES = Devices()


@dataclass(frozen=True, slots=True)
class Person:
    """A person at the keyboard: their preferences and their phrases."""

    preferences: Preferences
    phrases: Phrases


def keyboard(
    preferences: Preferences,
    phrases: Phrases,
    seats: frozenset[int] = frozenset(),
    others: Mapping[int, Person] | None = None,
    around: Around | None = None,
    keep: KeepSetting | None = None,
    meanwhile: Callable[[], None] | None = None,
    devices: Devices = DEVICES,
) -> Keyboard:
    """Return a keyboard with its devices, which it closes at the end. Until then a hang-up raises HungUp.

    `others` have preferences of their own, by seat. Raises Refused if hands are wanted in braille alone but there is no
    braille, or if a braille table is missing.
    """
    usual = Person(preferences, phrases)
    people = {seat: (others or {}).get(seat, usual) for seat in sorted(seats) or [0]}
    with ExitStack() as opened:
        opened.enter_context(hang_up_is_leaving())
        made = _Making(usual, people, devices, opened, keep or keep_for_all)
        made.find_voice()
        made.find_display()
        outputs = made.outputs()
        console = Console(outputs, keeper(made.keep), meanwhile, made.change)
        conversation = Conversation(_listeners(people, outputs), seats, around)
        made.say_what_is_missing(conversation)
        made.opened = opened.pop_all()
        made.console, made.listeners = console, tuple(conversation.outbox.listeners.values())
        return Keyboard(conversation, console, made.opened, made.display, made.brailles)
    raise AssertionError


def _listeners(people: Mapping[int, Person], outputs: Mapping[int, Outputs]) -> list[Listener]:
    """Return a listener for each seat; those with the same preferences share what was explained to them."""
    stays, explained = environment.scrollback_stays(), dict[int, Explained]()
    return [
        Listener(
            seat,
            person.phrases,
            outputs[seat].reach(stays),
            person.preferences.verbosity,
            explained.setdefault(id(person.phrases), Explained()),
            others=person.preferences.others,
        )
        for seat, person in people.items()
    ]


@dataclass(slots=True)
class _Making:
    """Builds one keyboard: the devices that all share, and the outputs of each person; and changes it."""

    usual: Person
    people: Mapping[int, Person]
    devices: Devices
    opened: ExitStack
    keep: KeepSetting
    terminal: Terminal = field(init=False)
    voice: Voice | None = None
    display: Display | None = None
    without: str = ""
    """The phrase that says why there is no braille, or not the braille that was wanted."""
    brailles: bool = False
    notes: list[str] = field(default_factory=list)
    note: Callable[[str], None] = field(init=False)
    """Takes the reason why the voice gave up; at first there is no conversation to say it."""
    console: Console | None = None
    listeners: tuple[Listener, ...] = ()

    def __post_init__(self) -> None:
        self.note = self.notes.append
        self.terminal = self.devices.terminal(self.usual.preferences.plain, self._hush)

    def _end_terminal(self) -> None:
        with suppress(OSError):
            self.terminal.end()

    def _everybody(self) -> list[Person]:
        return [self.usual, *(person for person in self.people.values() if person is not self.usual)]

    # Voice

    def find_voice(self) -> None:
        """Start the voice if anybody wants it."""
        self._start_voice()
        self.opened.callback(self._end_terminal)  # before the voice ends, which may take a while

    def _start_voice(self) -> None:
        if self.voice is None and any(self._speaks(person.preferences) for person in self._everybody()):
            phrases = self.usual.phrases
            self.voice = self.devices.voice(phrases.language, phrases.texts.respelled, lambda why: self.note(why))
            self.opened.callback(self.voice.close)
            for person in self._everybody()[1:]:
                self.voice.respelled[person.phrases.language] = person.phrases.texts.respelled

    def _speaks(self, preferences: Preferences) -> bool:
        if preferences.speech != "auto":
            return preferences.speech == "on"
        return self.terminal.interactive and not preferences.plain and self.devices.speech_is_wanted()

    def _hush(self) -> None:
        """Silence the voice: a key was pressed."""
        if self.voice is not None:
            self.voice.silence()

    # Braille

    def find_display(self) -> None:
        """Connect to a display if one is wanted."""
        everybody = [person.preferences for person in self._everybody()]
        wanted = [preferences for preferences in everybody if preferences.braille == "display"]
        perhaps = [preferences for preferences in everybody if preferences.braille == "auto"]
        if not (wanted or (perhaps and self.devices.display_is_wanted())):
            return
        reader = self._made(self.usual, on_display=True)
        if reader is None:
            return
        chosen = (wanted or perhaps)[0]
        back = self.usual.phrases.line("loop-display-back")
        try:
            display = self.devices.display(
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

    def _on_display(self, preferences: Preferences) -> bool:
        return self.display is not None and preferences.braille in ("auto", "display")

    def _translator(self, person: Person) -> Translator | None:
        """Return the translator for a reader, or None if none is wanted or there is no liblouis."""
        on_display, braille = self._on_display(person.preferences), person.preferences.braille
        if braille == "off" or (braille == "auto" and not on_display):
            return None
        return self._made(person, on_display)

    def _made(self, person: Person, on_display: bool) -> Translator | None:
        """Return a translator with a reader's tables, None without liblouis. Raises Refused if a table is missing."""
        preferences, language = person.preferences, person.phrases.language
        tables = tables_for(language, preferences.grade, preferences.dots, preferences.table)
        as_text = on_display and preferences.dots == 8 and not preferences.table
        try:
            return Translator(language, tables, brf=preferences.braille == "brf", as_text=as_text)
        except NoBraille:
            self.without = "loop-no-braille"
            return None
        except NoTable as error:
            raise Refused(error.reason, table=str(error)[:40]) from None

    # Outputs

    def outputs(self) -> dict[int, Outputs]:
        """Return the outputs of each seat. Persons with the same preferences share them."""
        made: dict[int, Outputs] = {}
        for person in self.people.values():
            if id(person) not in made:
                made[id(person)] = self._outputs(person)
        return {seat: made[id(person)] for seat, person in self.people.items()}

    def _outputs(self, person: Person) -> Outputs:
        """Return the outputs of one person. Raises Refused."""
        preferences, translator = person.preferences, self._translator(person)
        self.brailles = self.brailles or translator is not None
        if preferences.private == "braille" and translator is None:
            raise Refused("error-private-braille")
        on_display = self._on_display(preferences) and translator is not None
        outputs = Outputs(
            self._screen(person, translator, on_display),
            self._speech(person),
            self._touch(preferences, translator if on_display else None),
            voice=self._speaks(preferences),
        )
        if not on_display or self.display is None:
            return outputs
        display = self.display
        return replace(outputs, display=True, news=display.news, connected=lambda: display.columns > 0)

    def _screen(self, person: Person, translator: Translator | None, on_display: bool) -> Screen:
        preferences = person.preferences
        more = preferences.more
        if more is None:
            more = translator is not None and preferences.braille != "auto"
        return Screen(
            self.terminal,
            self._cells(preferences, translator),
            Printed(translator) if translator is not None and not on_display else NoBrailleHere(),
            self.terminal.interactive and more,
            preferences.private == "braille",
            on_display,
            person.phrases.text("loop-on-display"),
            self._is_large(preferences, translator),
        )

    def _is_large(self, preferences: Preferences, translator: Translator | None) -> bool:
        """Tell whether questions are drawn in large print: beside a reader or a display only if always wanted."""
        if preferences.size != "large":
            return preferences.size == "always"
        return translator is None and environment.screen_reader() is None

    def _speech(self, person: Person) -> Speech | Mute:
        manner = person.preferences.manner(person.phrases.language)
        if self.voice is None or not self._speaks(person.preferences):
            return Mute(manner)
        return Speech(self.voice, manner, person.preferences.private == "braille")

    def _cells(self, preferences: Preferences, translator: Translator | None) -> int:
        """Return the columns that prompts must fit: those of a braille display if there is one, else all.

        With `more` they also fit a display that follows the cursor.
        """
        if preferences.cells is not None:
            return preferences.cells
        columns = self.terminal.columns()
        return min(CELLS, columns) if translator is not None or preferences.more else columns

    def _touch(self, preferences: Preferences, translator: Translator | None) -> Touch | Aside | NoOutput:
        if self.display is None:
            return NOTHING
        if translator is None:
            return Aside(self.display)
        cells = self._cells(preferences, translator)
        return Touch(self.display, translator, cells, preferences.mark, preferences.cells)

    # Changes

    def change(self, request: Change) -> Changed:
        """Change a setting of a seat as it was typed, or tell all of them. Raises Refused."""
        person = self.people[request.seat]
        phrases = person.phrases
        if not request.typed:
            return Changed(all_told(person.preferences, phrases))
        setting, value = understood(request.typed, phrases)
        if value is None:
            return Changed((line_of(setting, person.preferences, phrases),))
        chosen = checked_in_words(setting, value, phrases)
        self.apply(request.seat, setting, chosen)
        failure = kept_in_file(self.keep, request.seat, setting.name, chosen)
        phrases = self.people[request.seat].phrases
        failed = () if failure is None else (phrases.text(failure.phrase, **failure.facts),)
        return Changed((*failed, line_of(setting, self.people[request.seat].preferences, phrases)))

    def apply(self, seat: int, declared: Setting, value: Value | None) -> None:
        """Apply a changed setting of a seat, and of all who share its settings. Raises Refused, and changes nothing."""
        before = self.people[seat]
        changed = declared.resolved(declared.default if value is None else value)
        preferences = replace(before.preferences, **{field_of(declared): changed})
        after = Person(preferences, _phrases_for(preferences, before.phrases))
        old = self.usual, self.people
        self.people = {other: after if person is before else person for other, person in self.people.items()}
        self.usual = after if self.usual is before else self.usual
        try:
            self._start_voice()
            if self.display is None:
                self.find_display()
            outputs = self.outputs()
        except Refused:
            self.usual, self.people = old
            raise
        assert self.console is not None
        self.console.outputs = outputs
        for listener in self.listeners:
            person = self.people[listener.seat]
            listener.phrases, listener.reach = (
                person.phrases,
                outputs[listener.seat].reach(listener.reach.scrollback_stays),
            )
            listener.verbosity, listener.others = person.preferences.verbosity, person.preferences.others

    # First lines

    def say_what_is_missing(self, conversation: Conversation) -> None:
        """Say what is wrong with the settings, and which output is missing."""
        self.note = lambda why: conversation.note("loop-no-voice", why=conversation.to.phrases.text(why))
        for why in self.notes:
            self.note(why)
        phrases = self.usual.phrases
        for fault in self.usual.preferences.faults:
            conversation.say_text(fault_told(fault, phrases))
        if self.without:
            conversation.say(self.without)
        if any(person.preferences.speech == "on" for person in self._everybody()) and not self.devices.has_sound():
            conversation.say("loop-no-voice", why=phrases.text("loop-voice-soundless"))


def _phrases_for(preferences: Preferences, before: Phrases) -> Phrases:
    """Return phrases for changed preferences; the same ones if nothing about them has changed."""
    language = preferences.language or environment.language()
    wanted = language, preferences.sort, preferences.flavour
    if wanted == (before.language, before.sort, before.flavour):
        return before
    own = () if before.you is None else (before.you,)
    return Phrases(language, before.game, before.names, own, preferences.sort, preferences.flavour)


def fault_told(fault: Fault, phrases: Phrases) -> str:
    """Return what is wrong with the settings file, in one line."""
    why = phrases.text(fault.reason, **fault.facts)
    if fault.line:
        return phrases.text("settings-fault-line", file=str(file.path()), line=fault.line, why=why)
    return phrases.text("settings-fault", file=str(file.path()), why=why)


def with_their_own(
    preferences: Preferences, phrases: Phrases, names: Sequence[str], own: frozenset[int]
) -> dict[int, Person]:
    """Return the persons at a shared keyboard who have settings of their own, by seat."""
    found = {}
    for seat in own:
        theirs = preferences.of(names[seat])
        if theirs is not preferences:
            language = theirs.language or phrases.language
            spoken = Phrases(language, phrases.game, names, own, theirs.sort, theirs.flavour)
            found[seat] = Person(replace(theirs, plain=preferences.plain), spoken)
    return found
