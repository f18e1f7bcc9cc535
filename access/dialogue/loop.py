"""The command loop: one question, one answer, and the commands that work at every question.

The prompt is the state itself, so that who feels one line of cells has all that matters under the finger. Everything
can be asked for again, at any question.
"""

from __future__ import annotations

import os
import threading
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from access.braille.tape import Asked
from access.dialogue.review import Said
from access.dialogue.teller import NARROW, Leave, Profile, Teller, said_text
from access.engine.table import Table, TakeBack
from access.language.answers import COMMANDS, HAND_COMMANDS, Commanded, Unclear, Words, echo
from access.language.line import Line
from access.language.phrases import Phrases, Verbosity
from access.language.prompt import fitting, short_name
from access.language.telling import is_told, is_typed_by
from access.language.texts import guide
from access.settings import settings
from access.terminal.terminal import WIDEST, Pressed
from games.cards import Hand, Row
from games.game import Game
from games.steps import DROPPED, Ask, Chance, Dice, Event, Offer, Query, Refused, Roll, Tell


@dataclass(frozen=True, slots=True)
class TypedDice(Ask[Dice]):
    """What the dice of the table show (T-2)."""

    count: int
    may_fall: bool = False

    def offers(self) -> tuple[Offer[Dice], ...]:
        """The dice, or that one fell off the table."""
        dice: Offer[Dice] = Offer("dice", takes="dice", bare=True)
        return (dice, Offer("dropped", DROPPED)) if self.may_fall else (dice,)

    def check(self, answer: Dice) -> None:
        """Raise Illegal unless the throw can be this."""
        Roll(self.seat, self.count, self.may_fall).check(answer)


@dataclass(frozen=True, slots=True)
class Forms:
    """A question in all its forms: in full, brief, in braille, with `fewer` things in it, with the least there can be.

    `names` are of who is asked, in full and in short, empty where only one could be. `longest` are the letters of the
    longest usual answer. `private` ones show cards.
    """

    question: Ask[Any]
    names: tuple[str, str]
    full: Line
    brief: Line
    braille: Line
    fewer: tuple[Line, ...]
    least: Line
    longest: int
    private: bool

    def shortest(self, cells: int) -> Line:
        """The form for displays on which nothing else fits."""
        return self.least if cells < NARROW else self.brief


@dataclass(slots=True)
class Loop(Teller):
    """One terminal with one or more persons at it.

    `commands` and `queries` are what can be asked for. `meanwhile` is started when the first question stands. `keep`
    keeps a setting that a seat has changed; without it, it is kept for everybody.
    """

    commands: Sequence[str] = COMMANDS
    queries: Sequence[Query] = ()
    meanwhile: Callable[[], None] | None = None
    table: Table | None = None
    typed: bool = False
    keep: Callable[[int, str, int], None] | None = None
    _private: dict[int, dict[type[Event], Event]] = field(default_factory=dict)
    _news: bool = False
    _holder: int | None = None
    _helped: bool = False
    _hand_shown: bool = False

    def play_at(self, table: Table, game: Game, typed: bool) -> None:
        """Sit down to a game: its commands are those of its dice or hands, and its own."""
        self.table, self.typed, self.queries = table, typed, game.queries
        self.commands = HAND_COMMANDS if game.holds == "hand" else COMMANDS

    # What is told

    def tell(self, told: Tell) -> None:
        """Hear an event; it is printed and spoken with the next question."""
        if told.to is not None and len(self.seats) > 1:
            self._keep_for(told.to, told.event)
            return
        if not is_typed_by(told.event, self._holder):
            self._news = self._news or self._wanted(told.event, self.verbosity)
        private = told.to is not None
        self.later(lambda profile: self._said_to(profile, told.event, private), self.seats)

    def _keep_for(self, seat: int, event: Event) -> None:
        """A private line waits for its seat; the next one of its kind, such as a new hand, makes the others stale."""
        waiting = self._private.setdefault(seat, {})
        if type(event) in waiting:
            waiting.clear()
        waiting[type(event)] = event

    def _wanted(self, event: Event, verbosity: Verbosity) -> bool:
        """Whether who listens at this terminal is told an event."""
        return is_told(event, verbosity, self.seats, self.typed)

    def _said_to(self, profile: Profile, event: Event, private: bool = False) -> Said | None:
        """An event as this person is told of it; None where it is not wanted."""
        return self._said(profile, event, private) if self._wanted(event, profile.verbosity) else None

    def _said(self, profile: Profile, event: Event, private: bool) -> Said:
        new = self._explained_to(profile.phrases).first(profile.phrases, event)
        return Said(*profile.phrases.event(event, profile.verbosity, new), private=private)

    def tell_one(self, event: Event, private: bool = False, kept: frozenset[int] = frozenset()) -> None:
        """Tell an event, wanted or not: to who asked for it, at this question only, or to the seats in `kept`."""
        self.later(lambda profile: self._said(profile, event, private), kept)

    # What is asked

    def choose(self, number: int, question: Ask[Any]) -> Any:
        """Ask the person on this seat until the answer is allowed. Raises Leave and TakeBack."""
        self._hand_over(question)
        return self.ask(question)

    def throw(self, number: int, step: Chance) -> Dice:
        """Ask what the dice of the table show."""
        assert isinstance(step, Roll), "real cards are never dealt by the program"
        answer: Dice = self.ask(TypedDice(step.seat, step.count, step.may_fall))
        return answer

    def ask(self, question: Ask[Any]) -> Any:
        """Ask until the answer is allowed; commands are done in between. Raises Leave and TakeBack."""
        self._hand_shown = False
        typed, again = "", False
        words = cache(lambda: Words(self.phrases, question, self.commands, self.queries))  # the display does not wait
        while True:
            if again or self.table is None:
                self._foreseen = lambda word: words().has(word)
            forms = self._stand(question, typed, again)
            raw = self._typed_ahead() or self._read(forms, typed, words())
            typed, again = "", True
            try:
                if isinstance(raw, Pressed):
                    typed = raw.typed
                    self._do(Commanded(raw.command), question)
                elif meant := words().read(raw) if raw.strip() else words().entered():
                    if not isinstance(meant, Commanded):
                        question.check(meant.value)
                        self._answered(question)
                        return meant.value
                    self._do(meant, question)
            except Unclear as unclear:
                if unclear.words:
                    self._refuse(question, "loop-ambiguous", typed=_echo(raw), words=", ".join(unclear.words))
                else:
                    allowed = self.phrases.allowed(question)
                    self._refuse(question, "loop-not-understood", typed=_echo(raw), allowed=allowed)
            except Refused as refused:
                self._refuse(question, refused.reason, **refused.facts)

    def _refuse(self, question: Ask[Any], phrase: str, **facts: Any) -> None:
        """Say what cannot be taken. At a private question it may name cards, so it is for its seat alone."""
        line = self.phrases.line(phrase, **facts)
        self.add(Said(line, line, question.is_private()), frozenset({question.seat}))

    def _stand(self, question: Ask[Any], typed: str, again: bool) -> Forms:
        """Tell what waits; then a question stands on the display, where there is one: the finger waits for no more."""
        try:
            self.flush(question.seat)
        finally:
            self._foreseen = None
        forms, display = self._forms(question), self.outlets.display
        if display is not None and self.outlets.translator is not None:
            display.ask(self.felt(forms), typed, self._lead(question), again)
            if not again:
                self._keep_whole(forms)
        elif (reads := self._first_with("display")) is not None and reads.outlets.display is not None:
            reads.outlets.display.stand()
        return forms

    def _typed_ahead(self) -> str | None:
        """The answer that was typed at a line that waited, once."""
        ahead, self._ahead = self._ahead, None
        if ahead is not None and self.outlets.display is not None:
            self.outlets.display.answered()
        return ahead

    def _read(self, forms: Forms, typed: str, words: Words) -> str | Pressed:
        """What is typed at a question."""
        shown, spoken = self._prompt(forms)
        self.speak(spoken)
        if self.meanwhile is not None:
            threading.Thread(target=_quietly, args=[self.meanwhile], daemon=True).start()
            self.meanwhile = None
        try:
            return self._typed(shown, forms.question.seat, typed, words.all())
        finally:
            self.hush()

    def _forms(self, question: Ask[Any]) -> Forms:
        new = self._explained_to(self.phrases).first(self.phrases, question)
        full, brief, braille = self.phrases.question(question, self.verbosity, self._hand_shown, new)
        less = None if self._hand_shown else self.phrases.less(question)
        least = None if self._hand_shown else self.phrases.less(question, "least")
        fewer = () if less is None else (less,)
        longest, private = self.phrases.longest(question), question.is_private() and full.has_cards
        return Forms(question, self._names(question), full, brief, braille, fewer, least or brief, longest, private)

    def felt(self, forms: Forms) -> Asked:
        """A question on a display, as much of it as fits so many cells."""
        translator = self.outlets.translator
        assert translator is not None
        bare = (forms.braille.without_points(),) if forms.braille.has_cards else ()
        fulls = (forms.braille, *bare, *forms.fewer)
        return lambda cells: fitting(forms.names, fulls, forms.shortest(cells), cells, forms.longest, translator.laid)

    def _keep_whole(self, forms: Forms) -> None:
        """Where a question was shortened for the display, all of it can be read by going back; nobody is kept by it."""
        if self.outlets.display is not None and not self._hand_shown:
            self.outlets.display.keep_whole(self.felt(forms)(WIDEST), forms.private)

    def _prompt(self, forms: Forms) -> tuple[str, str]:
        """What stands at the prompt, as much of it as fits; and what is spoken."""
        bare = self.phrases.question(forms.question, "brief", self._hand_shown)[0]
        names, fewer, cells = forms.names, forms.fewer, self.outlets.cells
        shortest, longest, translator = forms.shortest(cells), forms.longest, self.outlets.translator
        shown = [fitting(names, (forms.full, bare, *fewer), shortest, cells, longest, Line.printed)]
        if translator is not None and self.outlets.display is None:
            shown.append(fitting(names, (forms.braille, *fewer), shortest, cells, longest, translator.line))
        spoken = names[0] + forms.full.spoken
        if self.hides(Said(forms.full, forms.braille, forms.private)):
            spoken = names[0]
            shown = shown[1:] or [self.phrases.text("loop-on-display")]
        return "\n".join(shown), spoken

    def _lead(self, question: Ask[Any]) -> str | None:
        """The word that dice or cards of a question are typed behind; None where it takes none."""
        held = self.phrases.hand(question) is not None
        for offer in question.offers():
            if offer.takes in ("dice", "cards") or (held and offer.takes == "word"):
                return "" if offer.bare else self.phrases.words(self.phrases.answer(offer))[0]
        return None

    def _names(self, question: Ask[Any]) -> tuple[str, str]:
        """At a shared keyboard the name of who is asked comes first; the second is as short as can be."""
        names = self.phrases.names
        if len(self.seats) < 2 or isinstance(question, TypedDice) or not names:
            return "", ""
        name = names[question.seat]
        return f"{name}: ", f"{short_name(name, [names[seat] for seat in self.seats])}: "

    def _answered(self, question: Ask[Any]) -> None:
        """An answered question can be heard again, too."""
        full, _, braille = self.phrases.question(question, "brief")
        self.review(question.seat).add(Said(full, braille, question.is_private() and full.has_cards))

    def _hand_over(self, question: Ask[Any]) -> None:
        """Before a hand is shown at a shared keyboard the others look away; before anything else it is put away (T-4).

        That holds for one player's next hand, too, where the others have news to read first.
        """
        seat = question.seat
        if len(self.seats) > 1:
            private = question.is_private() or seat in self._private
            if self._holder is not None and (seat != self._holder or not private or self._news):
                self._last_look()
                self.put_away()
            self._sit_down(seat)
            if private and self._holder is None:
                self._give_to(seat)
        self._news = False
        for event in self._private.pop(seat, {}).values():
            said = self._said_to(self.profile, event, True)
            if said is not None:
                self.add(said, frozenset({seat}))

    def _sit_down(self, seat: int) -> None:
        """From now on lines are for who sits on this seat."""
        if seat in self.profiles:
            self.take(self.profiles[seat])

    def _last_look(self) -> None:
        """What came of the holder's own answer, such as the cards drawn, is shown before the keyboard is passed on."""
        holder = self._holder
        if holder is None or self._news:
            return
        for event in self._private.pop(holder, {}).values():
            self.flush(holder)
            said = self._said_to(self.profile, event, True)
            if said is not None:
                self._piece_by_piece(said, holder)

    def put_away(self) -> None:
        """Leave nothing of the hand shown last at a shared keyboard: on the screen, in typed lines, in review."""
        if self._holder is None:
            return
        self.hush()
        self.outlets.terminal.forget(self._holder)
        if self.outlets.display is not None:
            self.outlets.display.forget_private()
        self.review(self._holder).forget_private()
        self._holder = None
        if "STY" in os.environ:
            self.say("loop-screen")

    def last_words(self) -> None:
        """Tell what is still to be told, even to somebody who wants to leave; nobody could ask for it later.

        At a shared keyboard it is told once in each language, to the display and the voice of whoever has one.
        """
        self.put_away()
        waiting, listeners = list(self._pending), self._last_listeners()
        self.profiles = {}  # each is told in turn, and nothing goes beside
        for number, profile in enumerate(listeners, 1):
            display, terminal = profile.outlets.display, profile.outlets.terminal
            if display is not None and display.columns and terminal.interactive:
                profile = replace(profile, outlets=replace(profile.outlets, more=True))
            self.take(profile)
            terminal.closing = number == len(listeners) and not profile.outlets.more
            self._pending = deque(waiting)
            with suppress(Leave, EOFError, KeyboardInterrupt):
                self.flush()
            if number < len(listeners):
                self.finish_speaking()

    def _last_listeners(self) -> list[Profile]:
        """Who was asked last, and one for each other language, each with a display and a voice where one here has."""
        found: dict[str, Profile] = {}
        for profile in (self.profile, *self.profiles.values()):
            known = found.get(profile.phrases.language, profile)
            outlets, theirs = known.outlets, profile.outlets
            if outlets.display is None and theirs.display is not None:
                outlets = replace(
                    outlets,
                    display=theirs.display,
                    translator=theirs.translator,
                    mark=theirs.mark,
                    widest=theirs.widest,
                )
            if outlets.voice is None and theirs.voice is not None:
                outlets = replace(outlets, voice=theirs.voice, manner=theirs.manner)
            found[profile.phrases.language] = replace(known, outlets=outlets)
        return list(found.values())

    def _give_to(self, seat: int) -> None:
        self.flush()
        only = said_text(self.phrases.text("loop-only", seat=seat))
        self.speak_out(only)
        self._feel(only)
        self.wait("\n".join(self._lines(only)), self.review(seat), seat, only, by_enter=True)
        self._holder = seat

    # Commands

    def _do(self, asked: Commanded, question: Ask[Any]) -> None:
        command = asked.name
        self._hand_shown = False
        if command not in ("repeat", "next"):
            self.review(question.seat).rewind()
        if command == "repeat":
            self._again(self.review(question.seat).back(), "loop-no-earlier")
        elif command == "next":
            self._again(self.review(question.seat).forward(), "loop-no-later")
        elif command == "help":
            self._help(question)
        elif command == "undo":
            self._undo()
        elif command == "quit":
            raise Leave
        elif command in ("hand", "spell"):
            self._tell_hand(asked, question)
        elif command in ("rate", "volume"):
            self._tune(command, asked.value, question.seat)
        else:
            self._tell_state(asked, question)

    def _again(self, said: Said | None, none: str) -> None:
        if said is None:
            said = said_text(self.phrases.text(none))
        self.add(said)

    def _help(self, question: Ask[Any]) -> None:
        """What may be answered with what it is worth, then the commands."""
        for event in question.choices():
            self.tell_one(event)
        self.add(said_text(self.phrases.allowed(question)))
        if self._helped and self.outlets.more:
            return  # long lists are read once by finger
        self._helped = True
        useless = [] if self.typed else ["undo"]
        useless += [] if self.outlets.voice is not None else ["rate", "volume"]
        commands = (name for name in self.commands if name not in useless)
        names = (*commands, *(query.name for query in self.queries))
        words = (self.phrases.words(self.phrases.command(name))[0] for name in names)
        self.add(said_text(self.phrases.text("loop-commands", words=", ".join(words))))

    def _tune(self, name: str, value: int | None, seat: int) -> None:
        """Say how fast or how loud the voice speaks; or change that, from now on and for good. Raises Refused."""
        if value is not None:
            checked = settings.setting(name).read(value)
            changed: dict[str, Any] = {name: checked}
            manner = replace(self.outlets.manner, **changed)
            self.outlets = replace(self.outlets, manner=manner)
            for each, profile in self.profiles.items():
                if each == seat or profile.phrases is self.phrases:  # all who have the settings for all
                    self.profiles[each] = replace(profile, outlets=self.outlets)
            self._keep_setting(seat, name, value)
        self.say(f"loop-{name}", value=getattr(self.outlets.manner, name))

    def _keep_setting(self, seat: int, name: str, value: int) -> None:
        try:
            if self.keep is not None:
                self.keep(seat, name, value)
            else:
                settings.write(name, value)
        except OSError as error:
            self.say("settings-unwritable", file=str(settings.path()), why=error.strerror or "")

    def _undo(self) -> None:
        if not self.typed:
            self.say("loop-undo-seeded")
            return
        raise TakeBack

    def _tell_hand(self, asked: Commanded, question: Ask[Any]) -> None:
        """The hand stands in the question from now on; or one card of it, or code words for its letters."""
        hand = self.phrases.hand(question)
        if hand is None and self.table is not None:
            told = self.table.play.holding(question.seat)
            hand = self.phrases.hand(told[0])
            if hand is None or (asked.name == "hand" and asked.value is None):
                self._tell_seat(question.seat, told)
                return
            self._only(question.seat)
        if hand is None:
            return
        if asked.value is not None and not 1 <= asked.value <= len(hand):
            self.say("loop-no-such-card", count=len(hand))
        elif asked.name == "spell":
            cards = hand if asked.value is None else hand[asked.value - 1 : asked.value]
            self._tell_privately(self.phrases.line("loop-spelled", words=code_words(self.phrases, cards)))
        elif asked.value is not None:
            self._tell_privately(self.phrases.line("loop-one-card", card=Row(hand[asked.value - 1 : asked.value])))
        else:
            self._hand_shown = self.phrases.has(self.phrases.name(type(question)), "hand")

    def _tell_privately(self, line: Line) -> None:
        self.add(Said(line, line, private=True))

    def _tell_seat(self, seat: int, told: Sequence[Event]) -> None:
        """Answer who asks. Where that shows a hand, the others at the keyboard look away first."""
        private = any(self.phrases.shows_hand(event) for event in told)
        if private:
            self._only(seat)
        for event in told:
            self.tell_one(event, private)

    def _only(self, seat: int) -> None:
        """The others at the keyboard look away."""
        if len(self.seats) > 1 and seat != self._holder:
            self._give_to(seat)

    def _tell_state(self, asked: Commanded, question: Ask[Any]) -> None:
        command, seat = asked.name, question.seat
        if command == "rules" and self.phrases.game is not None:
            self.read_aloud(guide(self.phrases.game, self.phrases.language))
        elif command == "turn":
            self.add(said_text(self.phrases.text("loop-turn", seat=seat)))
        elif self.table is not None:
            play: Any = self.table.play
            if any(query.name == command for query in self.queries):
                told = play.asked(seat, command, asked.value)
                if asked.value is not None and question.is_private():
                    self.tell_one(told[0], private=True)  # what is looked up says what is held
                else:
                    self._tell_seat(seat, told)
            else:
                self._tell_seat(seat, play.standing(seat) if command == "score" else play.holding(seat))


def _quietly(make: Callable[[], None]) -> None:
    """Make something beforehand; what goes wrong is said where it is needed."""
    with suppress(Exception):
        make()


def code_words(phrases: Phrases, hand: Hand) -> str:
    """The letters of each card in code words, such as "T H: Tango Hotel"."""
    words = dict(pair.split(" ", 1) for pair in phrases.words("loop-alphabet"))
    return ". ".join(
        f"{' '.join(card.letters)}: {' '.join(words.get(letter, letter) for letter in card.letters)}" for card in hand
    )


def _echo(raw: str | Pressed) -> str:
    """What was typed, or a sign that stands for nothing that could be said."""
    return echo(raw if isinstance(raw, str) else raw.typed) or "?"
