"""How lines go out: collected, then printed, spoken and brailled together when something is asked.

With `more` each line waits for Enter, in pieces that a braille display shows whole: it follows the cursor. A display of
our own has a tape of its own, on which its keys go back and forth; there a line waits for Enter or for its keys.

At a shared keyboard lines are told as whoever is asked next wants it. Where that person has no display or no voice, and
another one has, what is for all goes there as well, as the other one wants it.
"""

from __future__ import annotations

import textwrap
from collections import deque
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from access.braille.display import Display
from access.braille.tape import Mark
from access.braille.translator import Translator, pieces
from access.dialogue.review import Review, Said
from access.language.answers import normal
from access.language.line import Line, plain_line
from access.language.phrases import Explained, Phrases, Verbosity
from access.speech.voice import MANNER, Manner, Voice
from access.terminal.terminal import NO_BREAK, ON, Pressed, Terminal

WAITING = ("repeat", "next", "help", "quit")
"""Commands that are done while a line waits."""


FINISH = 60.0
"""Seconds that the voice has for its last lines."""
LONGEST = 10_000
"""Cells that no line has."""
NARROW = 20
"""Cells below which dice are one number, and a question is asked with the least there can be to it."""


class Leave(Exception):
    """Who plays wants to leave; the game is saved."""


@dataclass(frozen=True, slots=True)
class Outlets:
    """Where lines go for one person: the terminal always, voice and braille where they are wanted.

    `cells` is the width that prompts must fit, answer included. `more` lets each line wait for Enter. `discreet` shows
    hands in braille alone. With a `display`, braille goes there; without one it is printed. `manner` is how the voice
    speaks, `mark` how a display tells that more is there, `widest` how many of its cells are wanted.
    """

    terminal: Terminal
    voice: Voice | None = None
    translator: Translator | None = None
    cells: int = 40
    more: bool = False
    discreet: bool = False
    display: Display | None = None
    manner: Manner = MANNER
    mark: Mark = "dots"
    widest: int | None = None

    @property
    def felt_cells(self) -> int:
        """Cells that a line of braille may have."""
        return self.cells if self.display is None else self.display.cells(self.cells)


@dataclass(frozen=True, slots=True)
class Profile:
    """How one person is told and asked."""

    phrases: Phrases
    outlets: Outlets
    verbosity: Verbosity


Make = Callable[[Profile], Said | None]
"""Makes a line for one person; None where that person does not want it."""


@dataclass(slots=True)
class Teller:
    """Tells the persons at one terminal; `seats` are theirs.

    `phrases`, `outlets` and `verbosity` are those of who is asked next. `profiles` are by seat, where persons at a
    shared keyboard want different things.
    """

    phrases: Phrases
    outlets: Outlets
    seats: frozenset[int] = frozenset()
    verbosity: Verbosity = "normal"
    profiles: dict[int, Profile] = field(default_factory=dict)
    _pending: deque[tuple[Make, frozenset[int]]] = field(default_factory=deque)
    _notes: deque[tuple[str, dict[str, Any]]] = field(default_factory=deque)
    _reviews: dict[int, Review] = field(default_factory=dict)
    _explained: dict[int, Explained] = field(default_factory=dict)
    _foreseen: Callable[[str], bool] | None = None
    """Whether something typed is an answer to the question that comes next, where who reads what waits knows it."""
    _ahead: str | None = None
    """The answer to that question, where it was typed at a line that waited."""
    _half: str = ""
    """What was typed at a line that was left by a key of the display."""

    @property
    def profile(self) -> Profile:
        """Who is asked next."""
        return Profile(self.phrases, self.outlets, self.verbosity)

    def _explained_to(self, phrases: Phrases) -> Explained:
        """What was explained to those who listen by these phrases."""
        return self._explained.setdefault(id(phrases), Explained())

    def take(self, profile: Profile) -> None:
        """From now on lines are for this person."""
        self.phrases, self.outlets, self.verbosity = profile.phrases, profile.outlets, profile.verbosity
        outlets = self.outlets
        if outlets.display is not None and outlets.translator is not None:
            outlets.display.read_by(outlets.translator.typed, outlets.mark, outlets.widest)

    def say(self, phrase: str, **facts: Any) -> None:
        """Say a phrase of the house, to each in their own language."""

        def made(profile: Profile) -> Said:
            line = profile.phrases.line(phrase, **facts)
            return Said(line, line)

        self.later(made, self.seats)

    def say_text(self, text: str) -> None:
        """Say a text."""
        self.add(said_text(text), self.seats)

    def note(self, phrase: str, **facts: Any) -> None:
        """Say a phrase before the next question. Any thread may call this."""
        self._notes.append((phrase, facts))

    def add(self, said: Said, kept: frozenset[int] = frozenset()) -> None:
        """Tell a line with the next question; the seats in `kept` can ask for it again later."""
        self.later(lambda profile: said, kept)

    def later(self, make: Make, kept: frozenset[int]) -> None:
        """Tell a line that is made when it is told, for whoever is asked then."""
        self._pending.append((make, kept))

    def review(self, seat: int) -> Review:
        """What a seat can ask for again."""
        return self._reviews.setdefault(seat, Review())

    def flush(self, seat: int = 0) -> None:
        """Print and speak all that waits, in one write; with `more` line by line. Raises Leave."""
        self._say_notes()
        waiting = [(make(self.profile), make, kept) for make, kept in self._pending]
        self._pending.clear()
        for _, make, kept in waiting:
            self._tell_beside(make, kept)
        if self.outlets.more:
            self._one_by_one(waiting, seat)
            return
        own = [said for said, _, _ in waiting if said is not None]
        if own:
            self.outlets.terminal.write(part for said in own for part in self._shown(said))
        for said in own:
            self._feel(said)
            self.speak_out(said)
        for told in waiting:
            self._keep(*told)

    def _tell_beside(self, make: Make, kept: frozenset[int]) -> None:
        """What is for all goes to a display and a voice that who is asked next does not have, but another one here."""
        if kept != self.seats:
            return
        feels, hears = self._first_with("display"), self._first_with("voice")
        felt = make(feels) if feels is not None else None
        heard = felt if hears is feels else make(hears) if hears is not None else None
        if feels is not None and felt is not None and not felt.private:
            _lay(felt, feels.outlets)
        if hears is not None and hears.outlets.voice is not None and heard is not None and not heard.private:
            hears.outlets.voice.say(heard.line.spoken, hears.outlets.manner)

    def _first_with(self, outlet: str) -> Profile | None:
        """The first who has an outlet that who is asked next does not have."""
        if getattr(self.outlets, outlet) is not None:
            return None
        return next((each for each in self.profiles.values() if getattr(each.outlets, outlet) is not None), None)

    def _say_notes(self) -> None:
        news = self.outlets.display.news() if self.outlets.display is not None else None
        if news is not None:  # for eyes and ears: on the display it stands by itself, if it can
            said = said_text(self.phrases.text(news))
            self.outlets.terminal.write([said.line.text])
            self.speak_out(said)
        while self._notes:
            phrase, facts = self._notes.popleft()
            self.say(phrase, **facts)

    def _one_by_one(self, waiting: list[tuple[Said | None, Make, frozenset[int]]], seat: int) -> None:
        goes_on = True
        for told in waiting:
            if goes_on and told[0] is not None:
                goes_on = self._piece_by_piece(told[0], seat)
            self._keep(*told)

    def _keep(self, said: Said | None, make: Make, seats: frozenset[int]) -> None:
        """Each seat can ask for a line again as it wants it."""
        for seat in seats:
            theirs = self.profiles.get(seat)
            if theirs is not None and theirs.phrases is not self.phrases:
                self.review(seat).add(partial(make, theirs))
            elif said is not None:
                self.review(seat).add(said)

    def _piece_by_piece(self, said: Said, seat: int, review: Review | None = None) -> bool:
        """Show a line in pieces that fit, each until Enter. False when the rest is to be skipped.

        On a display it stands until Enter, or until the display's keys go on from its end.
        """
        review = review or self.review(seat)
        self.speak_out(said)
        if self.outlets.display is not None:
            self._feel(said)
            return self.wait(self._beside_display(said), review, seat, said)
        return all(self.wait(piece, review, seat) for piece in self._pieces(said))

    def _beside_display(self, said: Said) -> str:
        """What is printed of a line that stands on the display."""
        return self.phrases.text("loop-on-display") if self.hides(said) else said.line.text

    def _pieces(self, said: Said) -> list[str]:
        """A line as the display takes it, cursor included; where it is braille, the print goes out at once."""
        text, *braille = self._lines(said)
        if braille and not self.hides(said):
            self.outlets.terminal.write([text])
        pieces = textwrap.wrap(text, self.outlets.cells - 2, break_on_hyphens=False)
        return braille or [piece.replace(NO_BREAK, " ") for piece in pieces]

    def wait(self, shown: str, review: Review, seat: int = 0, said: Said | None = None, by_enter: bool = False) -> bool:
        """Wait for Enter at a line. False when the rest is to be skipped. Raises Leave.

        Lines that are asked for stand in its place until Enter where each line waits, else they go out before it. Then
        the line that was interrupted, `said`, stands on the display again. `by_enter` lines wait for Enter alone, not
        for the keys of a display. An answer to a question that is foreseen counts before words for a waiting line, but
        for no, and so does what is no word at all.
        """
        asked_for: deque[str] = deque()
        while True:
            standing = asked_for[0] if asked_for else shown
            typed = self._read_line(standing, seat, by_enter and not asked_for)
            self.hush()
            if isinstance(typed, Pressed) and typed.command == ON:
                self._half, typed = typed.typed, ""
            word = normal(typed) if isinstance(typed, str) else ""
            if word in map(normal, self.phrases.words("loop-more-no")):
                return False
            command = typed.command if isinstance(typed, Pressed) else self._meant(word)
            if word and self._foreseen is not None and (self._foreseen(word) or not (command or self._skips(word))):
                self._ahead = str(typed)
                return False
            if self._skips(word):
                return False
            if word or command:
                stands = self.outlets.more or (by_enter and self.outlets.display is not None)
                asked_for = self._while_waiting(command or "help", review, stands)
            elif not asked_for:
                return True
            else:
                asked_for.popleft()
                if said is not None and not asked_for:
                    self._feel(said)

    def _skips(self, word: str) -> bool:
        return word in map(normal, self.phrases.words("loop-more-stop"))

    def _read_line(self, shown: str, seat: int, by_enter: bool) -> str | Pressed:
        """What is typed at a line that waits."""
        if self.outlets.display is not None:
            self.outlets.display.wait(by_enter)
        return self._typed(shown, seat)

    def _typed(self, shown: str, seat: int = 0, typed: str = "", words: Iterable[str] = ()) -> str | Pressed:
        """What is typed behind a prompt; then nothing is asked on the display any more."""
        typed, self._half = typed or self._half, ""
        if typed and self.outlets.display is not None:
            self.outlets.display.typed(typed, len(typed))
        try:
            return self.outlets.terminal.read(shown + " ", seat, typed, words)
        finally:
            if self.outlets.display is not None:
                self.outlets.display.answered()

    def _meant(self, word: str) -> str:
        """The command that a word stands for at a waiting line, or nothing."""
        for command in WAITING:
            if word.lstrip("/") in map(normal, self.phrases.words(f"loop-command-{command}")):
                return command
        return ""

    def _while_waiting(self, command: str, review: Review, stands: bool) -> deque[str]:
        """What a command says while a line waits, in pieces where it stands there until Enter. Raises Leave."""
        if command == "quit":
            raise Leave
        found = None
        if command != "help":
            found = review.back() if command == "repeat" else review.forward()
        none = {"repeat": "loop-no-earlier", "next": "loop-no-later", "help": "loop-wait-help"}[command]
        said = found or said_text(self.phrases.text(none))
        self.speak_out(said)
        self._feel(said)
        if stands:
            return deque(self._pieces(said) if self.outlets.display is None else [self._beside_display(said)])
        self.outlets.terminal.write(self._shown(said))
        return deque()

    def hides(self, said: Said) -> bool:
        """Whether a line is for the fingers alone."""
        return self.outlets.discreet and said.private and self.outlets.translator is not None

    def _shown(self, said: Said) -> list[str]:
        """A line as printed, and under it its braille; or that alone."""
        lines = self._lines(said)
        return lines[1:] if self.hides(said) else lines

    def _feel(self, said: Said) -> None:
        """A line on the display."""
        _lay(said, self.outlets)

    def _lines(self, said: Said) -> list[str]:
        narrow = self.outlets.cells < NARROW
        text = said.line.closed_up if narrow and not said.line.has_cards else said.line.unbroken
        return [text, *self._brailled(said.braille, narrow)]

    def _brailled(self, line: Line, closed_up: bool) -> Iterable[str]:
        if self.outlets.translator is None or self.outlets.display is not None:
            return ()
        width = self.outlets.cells - 2 if self.outlets.more else self.outlets.cells
        return pieces(self.outlets.translator.fitting(line, width, closed_up), width)

    def speak_out(self, said: Said) -> None:
        """Let the voice say a line, unless it is for the fingers alone."""
        if not self.hides(said):
            self.speak(said.line.spoken)

    def speak(self, text: str) -> None:
        """Let the voice say a text after what it is saying."""
        if self.outlets.voice is not None:
            self.outlets.voice.say(text, self.outlets.manner)

    def hush(self) -> None:
        """Stop the voice: somebody pressed a key."""
        if self.outlets.voice is not None:
            self.outlets.voice.silence()

    def finish_speaking(self) -> None:
        """Let the voice come to its end."""
        if self.outlets.voice is not None:
            self.outlets.voice.finish(FINISH)

    def ask_text(self, phrase: str, **facts: Any) -> str:
        """Whatever is typed at this phrase, nothing included."""
        self.flush()
        prompt = self.phrases.line(phrase, **facts)
        self.speak(prompt.spoken)
        translator, display = self.outlets.translator, self.outlets.display
        if translator is not None and display is not None:
            display.ask(lambda width: translator.laid(prompt))
        typed = self._typed(prompt.text)
        self.hush()
        return typed.strip() if isinstance(typed, str) else ""

    def read_aloud(self, paragraphs: Collection[str]) -> None:
        """Read paragraphs, one at a time, until who listens has had enough: quit ends the reading only."""
        self.flush()
        with suppress(Leave):
            self._paragraphs(paragraphs, Review())

    def _paragraphs(self, paragraphs: Collection[str], heard: Review) -> None:
        for number, paragraph in enumerate(paragraphs, 1):
            said = said_text(paragraph)
            if self.outlets.more:
                if not self._piece_by_piece(said, 0, heard):
                    return
                heard.add(said)
                continue
            self.outlets.terminal.write(self._shown(said))
            self._feel(said)
            self.speak(paragraph)
            heard.add(said)
            last = number == len(paragraphs)
            if self.outlets.terminal.interactive and not last and not self._more(heard):
                return

    def _more(self, heard: Review) -> bool:
        more = self.phrases.text("loop-more")
        self.speak(more)
        return self.wait(more, heard)  # on a display the paragraph stands until its keys, or Enter, go on


def _lay(said: Said, outlets: Outlets) -> None:
    """A line on the display of these outlets, where they have one."""
    translator, display = outlets.translator, outlets.display
    if translator is not None and display is not None:
        width = outlets.felt_cells
        counted = any(span.kind == "number" for span in said.braille.spans)  # then its points are what it tells
        fits = LONGEST if counted else width
        display.tell(lambda: translator.laid_to_fit(said.braille, fits, width < NARROW), said.private)


def said_text(text: str) -> Said:
    """A text, the same for ear and finger."""
    line = plain_line(text)
    return Said(line, line)
