"""The commands that work at every question: history, dice and hands, the standing, the rules, the voice."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Protocol

from access.dialogue.around import Around
from access.dialogue.asking import Watched
from access.dialogue.entries import Called, Entry, Happened, Here, Shown, Talked, Text
from access.dialogue.hands import Hands
from access.dialogue.history import Wanted, everything
from access.dialogue.outbox import Outbox
from access.dialogue.reading import read_aloud
from access.dialogue.requests import UNCLEAR, Change, Changed, Keep, OwnCommand
from access.engine.table import Leave, TakeBack
from access.language.answers import Commanded
from access.language.command import Command, Declared, Has, Where, names, together
from access.language.forms import is_private
from access.language.helping import explained, is_of_the_house, is_setting, lines, meant, names_all
from access.language.line import Line
from access.language.output import Said
from access.language.phrases import Phrases
from access.language.shapes import echo
from access.language.texts import guide
from games.cards import Hand, Row
from games.refusals import Refused
from games.steps import Ask, Event, Term

MINE, OTHERS, TALK, PRIVATE = Term("mine"), Term("others"), Term("talk"), Term("private")
"""The kinds of lines that can be repeated."""
OF_A_GAME = Where.TABLE | Where.OVER | Where.WATCHING
KNOWN = Where.EVERYWHERE & ~Where.DOOR
"""Where a person is known, with settings of their own."""
ASKED = Where.EVERYWHERE | Where.ARGUMENT
Does = Callable[["Commands", Commanded, Ask[Any]], Awaitable[None]]
COMMANDS: Declared[Does] = Declared()
"""The commands of the house. Help names them in this order."""


class AsksText(Protocol):
    """Asks for any text."""

    def __call__(self, phrase: str, commands: Collection[str] = ()) -> Coroutine[Any, Any, str]:
        """Return typed text; these commands work there. Raises Leave."""


class Commands:
    """Carries out commands for the player who is asked. With `hand_shown` the question shows the hand from now on."""

    def __init__(self, outbox: Outbox, hands: Hands, around: Around, ask_text: AsksText) -> None:
        self.outbox, self.hands, self.around, self._ask_text = outbox, hands, around, ask_text
        self.hand_shown = False
        self._helped = False
        self._repeated: object = None
        self._advised: tuple[Ask[Any] | None, int] = (None, 0)

    @property
    def _phrases(self) -> Phrases:
        return self.outbox.to.phrases

    async def do(self, asked: Commanded, question: Ask[Any]) -> None:
        """Carry out a command at a question. Raises Leave, TakeBack and Refused."""
        self.hand_shown = False
        do = self._method(asked.name)
        if asked.name in ("repeat", "next"):
            await do(self, asked, question)
            return
        history = self.outbox.history(question.seat)
        history.rewind()
        with self.outbox.replying(history):
            await do(self, asked, question)

    def _method(self, name: str) -> Does:
        """Return the method that carries out a command: of the place, of the house, or of the game."""
        if name in names(self.around.own_commands()):
            return Commands._own
        known = COMMANDS.method(name)
        if known is None and name not in (query.name for query in self.around.queries):
            raise LookupError(f"nobody has declared the command {name}")
        return known or Commands._query

    def usable(self, question: Ask[Any] | None = None) -> Mapping[str, Command]:
        """Return the commands that work here, at a question or at a line, by name."""
        has = self.around.has if isinstance(question, Watched) else self.around.has | Has.ANSWER
        return together(COMMANDS.at(self.around.where, has), self.around.own_commands())

    def at_line(self) -> tuple[str, ...]:
        """Return the names of the commands that work at a line that waits."""
        return names(command for command in self.usable().values() if Where.LINE in command.works)

    @COMMANDS.command("game", works=Where.TABLE, needs=Has.LESSON)
    async def _game(self, asked: Commanded, question: Ask[Any]) -> None:
        """End the explanations of a lesson."""
        if self.around.end_lesson is not None:
            self.around.end_lesson()
        self.outbox.say("lesson-ended")

    @COMMANDS.command("repeat", works=ASKED | Where.LINE, takes="term", among=(MINE, OTHERS, TALK, PRIVATE))
    async def _repeat(self, asked: Commanded, question: Ask[Any]) -> None:
        seat = question.seat
        if not asked.value and self.outbox.tell_reply_again(self.outbox.history(seat)):
            return
        kinds = {MINE: _mine(seat), OTHERS: _others(seat), TALK: _talk("table", "lobby"), PRIVATE: _talk("private")}
        wanted = kinds.get(asked.value, everything)
        if asked.value != self._repeated and {asked.value, self._repeated} & {TALK, PRIVATE}:
            self.outbox.history(seat).rewind()  # talk is gone back through apart from all else
        self._repeated = asked.value
        self._again(self.outbox.back(self.outbox.history(question.seat), wanted), "loop-no-earlier")

    @COMMANDS.command("next", works=Where.EVERYWHERE | Where.LINE)
    async def _next(self, asked: Commanded, question: Ask[Any]) -> None:
        self._again(self.outbox.forward(self.outbox.history(question.seat)), "loop-no-later")

    def _again(self, said: Said | None, none: str) -> None:
        self.outbox.add(Text(self._phrases.text(none)) if said is None else Shown(said))

    @COMMANDS.command("score", works=OF_A_GAME)
    async def _score(self, asked: Commanded, question: Ask[Any]) -> None:
        await self._tell(question.seat, self.around.standing(question.seat))

    @COMMANDS.command("hand", "spell", works=Where.TABLE, needs=Has.HAND, takes="amount")
    async def _hand(self, asked: Commanded, question: Ask[Any]) -> None:
        """Show the hand in the question from now on; or tell one card of it, or code words for its letters."""
        hand = self._phrases.hand(question)
        if hand is None:
            told = self.around.holding(question.seat)
            hand = self._phrases.hand(told[0]) if told else None
            if hand is None or (asked.name == "hand" and asked.value is None):
                await self._tell(question.seat, told, self.around.hides_holding)
                return
            await self.hands.only(question.seat)
        cards = hand if asked.value is None else hand[asked.value - 1 : asked.value]
        if asked.value is not None and not 1 <= asked.value <= len(hand):
            self.outbox.say("loop-no-such-card", count=len(hand))
        elif asked.name == "spell":
            self._privately(self._phrases.line("loop-spelled", words=code_words(self._phrases, cards)))
        elif asked.value is not None:
            self._privately(self._phrases.line("loop-one-card", card=Row(cards)))
        else:
            self.hand_shown = self._phrases.has(self._phrases.name(type(question)), "hand")

    @COMMANDS.command("dice", works=Where.TABLE, needs=Has.DICE)
    async def _dice(self, asked: Commanded, question: Ask[Any]) -> None:
        await self._tell(question.seat, self.around.holding(question.seat), self.around.hides_holding)

    @COMMANDS.command("turn", works=Where.TABLE | Where.WATCHING)
    async def _turn(self, asked: Commanded, question: Ask[Any]) -> None:
        self.outbox.add(Text(self._phrases.text("loop-turn", seat=self.around.turn(question.seat))))

    @COMMANDS.command("help", works=ASKED | Where.LINE, named=Has.NEVER, takes="text")
    async def _help(self, asked: Commanded, question: Ask[Any]) -> None:
        """Tell the possible answers and their worth, then the commands; or explain one word. Raises Refused."""
        if asked.value:
            await self._explain(str(asked.value), question)
            return
        house = is_of_the_house(self._phrases, question)
        answers = self._answers(question)
        allowed = self._phrases.told(question, "help") or self._phrases.allowed(question)
        told = Text(allowed, is_private(question))
        if house and not names_all(self._phrases, question):
            self.outbox.add(told)
        for event in question.choices():
            self.outbox.add(self._event(event, question.is_private()))
        if not house:
            self.outbox.add(told)
        if self._helped and self.outbox.to.reach.more and not house:
            return  # a long list is read only once if each line waits
        self._helped = True
        for line in answers.values():
            self.outbox.add(Text(line))
        self._tell_commands(question, answers)

    def _answers(self, question: Ask[Any]) -> Mapping[str, str]:
        """Return a line for each word that a question itself takes or names, by the word."""
        if self._phrases.told(question, "help"):
            return {}
        return lines(self._phrases, question, getattr(question, "explains", ()))

    def _tell_commands(self, question: Ask[Any], told: Collection[str]) -> None:
        """Tell in one line the commands that work here, but those whose words were told."""
        found = (*self._useful(), *(query.name for query in self.around.queries))
        among = getattr(question, "commands", ()) or found
        words = (self._phrases.words(self._phrases.command(name))[0] for name in found if name in among)
        named = ", ".join(word for word in words if word not in told)
        few = getattr(question, "commands", ())
        self.outbox.add(Text(self._phrases.text("loop-commands-few" if few else "loop-commands", words=named)))

    def _useful(self) -> list[str]:
        """Return the commands that do something here, but help."""
        reach, has = self.outbox.to.reach, Has.NOTHING
        for means, there in (
            (Has.TYPED, self.around.typed),
            (Has.VOICE, reach.speaks),
            (Has.ADVICE, self.around.advises),
            (Has.NO_GAME, self._phrases.game is None),
        ):
            has |= means if there else Has.NOTHING
        return [command.name for command in self.usable().values() if command.named in has]

    async def _explain(self, typed: str, question: Ask[Any]) -> None:
        """Tell what is known about one word; about a setting also its value, and what it may be. Raises Refused."""
        known = (self._phrases, question, tuple(self.usable(question)), self.around.queries, typed)
        name = meant(*known)
        setting = self._phrases.words(name)[0] if name is not None and is_setting(name) else ""
        if typed.isdecimal() and any(offer.among for offer in question.offers() if offer.takes == "text"):
            setting = typed  # at the list of settings a number is one of them
        if setting:
            with suppress(Refused):  # a club has not all of them
                if told := (await Change(self.outbox.to, question.seat, setting)).lines:
                    self.outbox.add(Text(told[0]))
                    return
        found = explained(*known)
        if found is None:
            raise Refused("loop-help-unknown", typed=echo(typed))
        self.outbox.add(Text(found))

    @COMMANDS.command("advice", works=Where.TABLE, named=Has.ADVICE)
    async def _advice(self, asked: Commanded, question: Ask[Any]) -> None:
        """Tell the choice of the best bot with its reason. Raises Refused where the table plays without advice."""
        before, times = self._advised
        times = times + 1 if before is question else 0
        told = self.around.advice(question, times)
        self._advised = question, times
        for event in told:
            self.outbox.add(self._event(event, question.is_private()))
        if not told:
            self.outbox.say("loop-nothing-to-advise")

    @COMMANDS.command("rules", works=OF_A_GAME)
    async def _rules(self, asked: Commanded, question: Ask[Any]) -> None:
        if self._phrases.game is not None:
            await read_aloud(self.outbox, guide(self._phrases.game, self._phrases.language))

    @COMMANDS.command("undo", works=Where.TABLE, needs=Has.HOME | Has.ANSWER, named=Has.TYPED)
    async def _undo(self, asked: Commanded, question: Ask[Any]) -> None:
        if self.around.typed:
            raise TakeBack
        self.outbox.say("loop-undo-seeded")

    @COMMANDS.command("rate", "volume", works=Where.EVERYWHERE, needs=Has.HOME, named=Has.VOICE, takes="amount")
    async def _tune(self, asked: Commanded, question: Ask[Any]) -> None:
        """Tell the rate or the volume of the voice, or change it for good. Raises Refused."""
        kept = await Keep(self.outbox.to, question.seat, asked.name, asked.value)
        if kept.failure is not None:
            self.outbox.say(kept.failure.phrase, **kept.failure.facts)
        self.outbox.say(f"loop-{asked.name}", value=kept.value)

    @COMMANDS.command("settings", works=KNOWN | Where.LINE)
    async def _settings(self, asked: Commanded, question: Ask[Any]) -> None:
        """Tell all settings with their values."""
        await self._change(question, "")

    @COMMANDS.command("set", works=KNOWN | Where.LINE, named=Has.NO_GAME, takes="word")
    async def _set(self, asked: Commanded, question: Ask[Any]) -> None:
        """Change a setting for good and at once, or tell its value. Raises Refused."""
        if not asked.value:
            raise Refused("loop-set-how")
        await self._change(question, asked.value)

    async def _change(self, question: Ask[Any], typed: str) -> None:
        for line in (await Change(self.outbox.to, question.seat, typed)).lines:
            self.outbox.add(Text(line))

    @COMMANDS.command("quit", works=ASKED | Where.LINE)
    async def _quit(self, asked: Commanded, question: Ask[Any]) -> None:
        raise Leave

    async def _own(self, asked: Commanded, question: Ask[Any]) -> None:
        """Let the place carry out a command of its own, and ask for what it lacks. Raises Leave and Refused."""
        request = OwnCommand(self.outbox.to, question.seat, asked.name, asked.value or "")
        done = await request
        if done.asks and (typed := await self._asked_for(done)):
            done = await replace(request, typed=typed)
        for line in done.lines:
            self.outbox.add(Text(line))

    async def said_of(self, typed: str, question: Ask[Any]) -> bool:
        """Tell the hint of the place for text that was not understood; return whether there was one."""
        if not self.around.own_commands():
            return False
        lines = (await OwnCommand(self.outbox.to, question.seat, UNCLEAR, typed)).lines
        for line in lines:
            self.outbox.add(Text(line))
        return bool(lines)

    async def _asked_for(self, done: Changed) -> str:
        """Return the argument that a command lacks; empty if the person does not want it any more."""
        for line in done.lines:
            self.outbox.add(Text(line))
        with suppress(Leave):
            asked = names(command for command in COMMANDS.commands.values() if Where.ARGUMENT in command.works)
            return await self._ask_text(done.asks, asked)
        return ""

    async def _query(self, asked: Commanded, question: Ask[Any]) -> None:
        """Ask the game. A query at a private question reveals the hand, so its answer is private."""
        told = self.around.asked(question.seat, asked.name, asked.value)
        if asked.value is not None and question.is_private():
            self.outbox.add(self._event(told[0], private=True))
        else:
            await self._tell(question.seat, told)

    async def _tell(self, seat: int, told: Sequence[Event], held: bool = False) -> None:
        """Tell events to the player who asked. If they are private, the others at the keyboard look away first."""
        private = any(self._phrases.is_private(event, held) for event in told)
        if private:
            await self.hands.only(seat)
        for event in told:
            self.outbox.add(self._event(event, private))

    def _event(self, event: Event, private: bool = False) -> Entry:
        return Happened(event, Here(), private, always=True)

    def _privately(self, line: Line) -> None:
        self.outbox.add(Shown(Said(line, line, private=True)))


def _mine(seat: int) -> Wanted:
    return lambda entry: seat in entry.seats


def _others(seat: int) -> Wanted:
    return lambda entry: bool(entry.seats) and seat not in entry.seats


def _talk(*kinds: str) -> Wanted:
    return lambda entry: isinstance(entry, Talked | Called) and entry.kind in kinds


def code_words(phrases: Phrases, hand: Hand) -> str:
    """Return the letters of each card in code words, such as "T H: Tango Hotel"."""
    words = dict(pair.split(" ", 1) for pair in phrases.words("loop-alphabet"))
    return ". ".join(
        f"{' '.join(card.letters)}: {' '.join(words.get(letter, letter) for letter in card.letters)}" for card in hand
    )
