"""Who sits at one terminal: a command loop with the outlets that each of them wants."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace

from access.braille.display import Display, NoDisplay
from access.braille.tables import tables_for
from access.braille.translator import NoBraille, NoTable, Translator
from access.dialogue.loop import Loop
from access.dialogue.teller import Outlets, Profile
from access.language.phrases import Phrases
from access.settings import settings
from access.settings.wishes import Wishes
from access.speech.voice import Voice
from access.system import surroundings
from access.terminal.terminal import Terminal, choose
from games.steps import Refused

CELLS = 40
"""Cells of a braille display where nobody says how many; questions fit that, answer included."""


@contextmanager
def loop(
    wishes: Wishes,
    phrases: Phrases,
    seats: frozenset[int] = frozenset(),
    others: Mapping[int, tuple[Wishes, Phrases]] | None = None,
) -> Iterator[Loop]:
    """A command loop with its outlets, closed at the end. `others` have wishes of their own, by seat."""
    made = _Making(wishes, phrases, others or {})
    made.begin(seats)
    try:
        yield made.loop
    finally:
        if made.display is not None:
            made.display.close()
        with suppress(OSError):
            made.terminal.end()
        if made.voice is not None:
            made.voice.close()


class _Making:
    """The making of one loop: what all at the terminal share, and what each has apart."""

    loop: Loop
    display: Display | None = None
    voice: Voice | None = None
    without: str = ""
    """The phrase that says why there is no braille, or not as it was wanted."""

    def __init__(self, wishes: Wishes, phrases: Phrases, others: Mapping[int, tuple[Wishes, Phrases]]) -> None:
        self.wishes, self.phrases, self.others = wishes, phrases, others
        self.all = [wishes, *(own for own, _ in others.values())]
        self.made = False
        self.early: list[str] = []
        """Why the voice gave up, where that was before there was a loop to say it."""
        self.terminal: Terminal = choose(wishes.plain, self._hush)
        self.voice = self._voice()

    def begin(self, seats: frozenset[int]) -> None:
        """Raises Refused where hands are wanted in braille alone and there is no braille."""
        try:
            self._begin(seats)
        except BaseException:
            for outlet in (self.display, self.voice):
                if outlet is not None:
                    outlet.close()
            raise

    def _begin(self, seats: frozenset[int]) -> None:
        self._find_display()
        outlets = self._outlets(self.wishes, self.phrases)
        self.loop = Loop(self.phrases, outlets, seats, verbosity=self.wishes.verbosity)
        for seat, (own, phrases) in self.others.items():
            mine = self._outlets(own, phrases)
            self.loop.profiles[seat] = Profile(phrases, mine, own.verbosity)
        if self.others:
            usual = Profile(self.phrases, outlets, self.wishes.verbosity)
            self.loop.profiles.update({seat: usual for seat in seats if seat not in self.others})
        self.made = True
        for why in self.early:
            self._voice_gave_up(why)
        self._say_what_is_missing()

    # Voice

    def _voice(self) -> Voice | None:
        if not any(map(self._speaks, self.all)):
            return None
        voice = Voice(self.phrases.language, self.phrases.texts.respelled, self._voice_gave_up)
        for _, phrases in self.others.values():
            voice.respelled[phrases.language] = phrases.texts.respelled
        return voice

    def _speaks(self, wishes: Wishes) -> bool:
        if wishes.speech != "auto":
            return wishes.speech == "on"
        return self.terminal.interactive and not wishes.plain and surroundings.speech_is_wanted()

    def _hush(self) -> None:
        """A key was pressed."""
        if self.voice is not None:
            self.voice.silence()

    def _voice_gave_up(self, why: str) -> None:
        if not self.made:
            self.early.append(why)
            return
        self.loop.note("loop-no-voice", why=self.loop.phrases.text(why))

    # Braille

    def _find_display(self) -> None:
        """Reach for a display where one is wanted."""
        wanted = [wishes for wishes in self.all if wishes.braille == "display"]
        perhaps = [wishes for wishes in self.all if wishes.braille == "auto"]
        if not (wanted or (perhaps and surroundings.display_is_wanted())):
            return
        reader = self._made(self.wishes, self.phrases, on_display=True)
        if reader is None:
            return
        chosen = (wanted or perhaps)[0]
        try:
            self.display = Display(
                self.terminal,
                reader.typed,
                chosen.mark,
                chosen.cells,
                self._hush,
                lambda: reader.laid(self.phrases.line("loop-display-back")),
            )
        except NoDisplay as why:
            self.without = str(why) if wanted else ""
            return
        if self.display.here() or wanted:
            self.without = "" if self.display.columns else "loop-no-brltty"
            self.terminal.follow = self.display.typed
        else:
            self.display.close()
            self.display = None

    def _translator(self, wishes: Wishes, phrases: Phrases) -> Translator | None:
        """The translator for this reader, or None where none is wanted or there is no liblouis."""
        on_display = self.display is not None and wishes.braille in ("auto", "display")
        if wishes.braille == "off" or (wishes.braille == "auto" and not on_display):
            return None
        return self._made(wishes, phrases, on_display)

    def _made(self, wishes: Wishes, phrases: Phrases, on_display: bool) -> Translator | None:
        """A translator by the tables of this reader. Raises Refused where one that was named is not there."""
        tables = tables_for(phrases.language, wishes.grade, wishes.dots, wishes.table)
        as_text = on_display and wishes.dots == 8 and not wishes.table
        try:
            return Translator(phrases.language, tables, brf=wishes.braille == "brf", as_text=as_text)
        except NoBraille:
            self.without = "loop-no-braille"
            return None
        except NoTable as error:
            raise Refused(error.reason, table=str(error)[:40]) from None

    def _outlets(self, wishes: Wishes, phrases: Phrases) -> Outlets:
        """What one person is told by."""
        translator = self._translator(wishes, phrases)
        on_display = self.display is not None and wishes.braille in ("auto", "display") and translator is not None
        chosen = wishes.more if wishes.more is not None else translator is not None and wishes.braille != "auto"
        if wishes.private == "braille" and translator is None:
            raise Refused("error-private-braille")
        return Outlets(
            self.terminal,
            self.voice if self._speaks(wishes) else None,
            translator,
            wishes.cells or min(CELLS, self.terminal.columns()),
            self.terminal.interactive and chosen,
            wishes.private == "braille",
            self.display if on_display else None,
            wishes.manner(phrases.language),
            wishes.mark,
            wishes.cells,
        )

    def _say_what_is_missing(self) -> None:
        for fault in self.wishes.faults:
            self.loop.say_text(fault_told(fault, self.phrases))
        if self.without:
            self.loop.say(self.without)
        if any(wishes.speech == "on" for wishes in self.all) and not surroundings.has_sound():
            self.loop.say("loop-no-voice", why=self.phrases.text("loop-voice-soundless"))


def fault_told(fault: settings.Fault, phrases: Phrases) -> str:
    """What is wrong with the file of settings, in one line."""
    why = phrases.text(fault.reason, **fault.facts)
    if fault.line:
        return phrases.text("settings-fault-line", file=str(settings.path()), line=fault.line, why=why)
    return phrases.text("settings-fault", file=str(settings.path()), why=why)


def with_their_own(
    wishes: Wishes, phrases: Phrases, names: Sequence[str], own: frozenset[int]
) -> dict[int, tuple[Wishes, Phrases]]:
    """Wishes and phrases of those at a shared keyboard who have settings of their own."""
    found = {}
    for seat in own:
        theirs = wishes.of(names[seat])
        if theirs is not wishes:
            spoken = Phrases(theirs.language or phrases.language, phrases.game, names, own, theirs.sort)
            found[seat] = (replace(theirs, plain=wishes.plain), spoken)
    return found
