"""The commands that work at every question: history, help, the voice, settings, and those of the place."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import field, replace
from typing import Any, Generic, TypeVar

from access.answers.commands import AtLine, Command, Commanded, Declared, Has, Where, command_names, together
from access.dialogue.around import Around, Does, OwnCommands, Privacy, none_of_its_own
from access.dialogue.asking import Watched, yes_or_no
from access.dialogue.entries import Called, Happened, Shown, Talked, Verbatim
from access.dialogue.outbox import Outbox, Wait
from access.dialogue.requests import UNCLEAR, Change, Entry, Listener, Needed, OwnCommand, Wanted, everything
from access.language.line import Line
from access.language.output import Said, is_private, said_text
from access.language.phrases import Here, Phrases, behind, echo
from games.data import frozen
from games.refusals import Leave, Refused
from games.steps import Ask, Dice, Event, Query, Roll, Term

MINE, OTHERS, TALK, PRIVATE = Term("mine"), Term("others"), Term("talk"), Term("private")
"""The kinds of repeatable lines."""
OF_A_GAME = Where.TABLE | Where.OVER | Where.WATCHING
KNOWN = Where.EVERYWHERE & ~Where.DOOR
"""Where a person is known, with settings of their own."""
ASKED = Where.EVERYWHERE | Where.ARGUMENT
A = TypeVar("A", bound=Around)
COMMANDS: Declared[Does] = Declared()
"""The commands of the house. Help names them in this order."""


async def _quit_at_line(outbox: Outbox, at: Wait) -> None:
    raise Leave


async def _repeat_at_line(outbox: Outbox, at: Wait) -> Said:
    return outbox.back(at.history) or said_text(outbox.to.phrases.text("loop-no-earlier"))


async def _next_at_line(outbox: Outbox, at: Wait) -> Said | None:
    said = outbox.forward(at.history)
    if said is None:
        at.history.rewind()
        return said_text(outbox.to.phrases.text("loop-no-later")) if at.kind == "hand" else None
    return said


async def _help_at_line(outbox: Outbox, at: Wait) -> Said:
    """Return the words for a waiting line, and the way to switch waiting off."""
    text = outbox.to.phrases.text
    if at.kind != "line":
        return said_text(text("loop-hand-help" if at.kind == "hand" else "loop-reading-help"))
    ends = outbox.to.reach.more and "set" in outbox.commands()
    return said_text(f"{text('loop-wait-help')} {text('loop-wait-ends')}" if ends else text("loop-wait-help"))


async def _change_at_line(outbox: Outbox, at: Wait) -> Said:
    """Change the typed setting, or tell all settings; return the line to tell."""
    typed = behind(at.typed) if at.command == "set" else ""
    try:
        return said_text(" ".join((await Change(outbox.to, at.seat, typed)).lines))
    except Refused as refused:
        return said_text(outbox.to.phrases.text(refused.reason, **refused.facts))


class Commands(Generic[A]):
    """Carries out the commands of the asked player; the base of a conversation.

    With `hand_shown` the question shows the hand from now on; with `asks_again` it is asked in words once more.
    """

    def __init__(self, outbox: Outbox, privacy: Privacy, around: A) -> None:
        self.outbox, self.privacy, self.around = outbox, privacy, around
        self.hand_shown = False
        self.asks_again = False
        self._helped = False
        self._repeated: object = None
        self._usable: dict[bool, tuple[Where, Has, Sequence[Command], Mapping[str, Command]]] = {}
        """The commands that worked last out of turn, and at a question: of the house, of the place, and by name."""
        self._times: dict[str, tuple[Ask[Any], object, int]] = {}

    @property
    def phrases(self) -> Phrases:
        """The phrases of the player who is asked."""
        return self.outbox.to.phrases

    async def ask(self, question: Ask[Any]) -> Any:
        """Ask a question. Raises Leave."""

    async def ask_text(self, phrase: str, commands: Collection[str] = (), **facts: Any) -> Any:
        """Ask for any text; these commands work there. Raises Leave."""

    async def do(self, asked: Commanded, question: Ask[Any]) -> None:
        """Carry out a command at a question. Raises Leave, TakeBack and Refused."""
        self.hand_shown = self.asks_again = False
        do = self._method(asked.name)
        if asked.name in ("repeat", "next"):
            await do(self, asked, question)
            return
        history = self.outbox.history(question.seat)
        history.rewind()
        with self.outbox.replying(history):
            await do(self, asked, question)

    def _method(self, name: str) -> Does:
        """Return the function that carries out a command: of the place, of the house, or of the game."""
        if name in command_names(self._own_commands()):
            return Commands._own
        return self.around.method(name)

    def times(self, name: str, question: Ask[Any]) -> int:
        """Return the earlier uses of a command at this question, by the same settings, and count this one."""
        to = self.outbox.to
        before, hearing, times = self._times.get(name, (None, None, 0))
        times = times + 1 if before is question and hearing == (to.phrases, to.hearing) else 0
        self._times[name] = question, (to.phrases, to.hearing), times
        return times

    def usable(self, question: Ask[Any] | None = None) -> Mapping[str, Command]:
        """Return the commands that work here, at a question or at a line, by name."""
        where, has, is_asked = self.around.where, self.around.has, not isinstance(question, Watched)
        own = self.around.own_commands(where)
        *known, usable = self._usable.get(is_asked, (None, None, None, {}))
        if known[0] is not where or known[1] is not has or known[2] is not own:
            ours = self.around.commands.at(where, has | Has.ANSWER if is_asked else has)
            usable = {name: each.listed_with(has) for name, each in together(ours, own).items()}
            self._usable[is_asked] = where, has, own, usable
        return usable

    def _own_commands(self) -> Sequence[Command]:
        """Return the place's own commands."""
        return self.around.own_commands(self.around.where)

    def at_line(self) -> Mapping[str, AtLine]:
        """Return the commands at a waiting line, with their functions there."""
        return {name: each.at_line for name, each in self.usable().items() if each.at_line is not None}

    @COMMANDS.command("repeat", works=ASKED, takes="term", among=(MINE, OTHERS, TALK, PRIVATE), at_line=_repeat_at_line)
    async def _repeat(self, asked: Commanded, question: Ask[Any]) -> None:
        seat = question.seat
        if not asked.value and self.outbox.tell_reply_again(self.outbox.history(seat)):
            return
        kinds = {MINE: _mine(seat), OTHERS: _others(seat), TALK: _talk("table", "lobby"), PRIVATE: _talk("private")}
        wanted = kinds.get(asked.value, everything)
        if asked.value != self._repeated and {asked.value, self._repeated} & {TALK, PRIVATE}:
            self.outbox.history(seat).rewind()  # talk is gone back through apart from all else
        self._repeated = asked.value
        history = self.outbox.history(seat)
        if asked.value in (TALK, PRIVATE) and self.outbox.is_pending(wanted):
            return  # the newest line of this kind is told now
        if asked.value in (TALK, PRIVATE) and not any(map(wanted, history.entries)):
            self.outbox.add(Verbatim(self.phrases.text("club-nothing-said", kind=str(asked.value))))
            return
        said = self.outbox.back(history, wanted)
        self.outbox.add(Verbatim(self.phrases.text("loop-no-earlier")) if said is None else Shown(said))

    @COMMANDS.command("next", works=Where.EVERYWHERE, at_line=_next_at_line)
    async def _next(self, asked: Commanded, question: Ask[Any]) -> None:
        history = self.outbox.history(question.seat)
        said = self.outbox.forward(history)
        if said is not None:
            self.outbox.add(Shown(said))
        elif self.outbox.tell_reply_again(history, forward=True):
            return
        elif history.forward_to_question():
            self.asks_again = True
        else:
            self.outbox.add(Verbatim(self.phrases.text("loop-no-later")))

    @COMMANDS.command("help", works=ASKED, named=Has.NEVER, takes="text", at_line=_help_at_line)
    async def _help(self, asked: Commanded, question: Ask[Any]) -> None:
        """Tell the possible answers and their worth, then the commands; or explain one word. Raises Refused."""
        if asked.value:
            await self._explain(str(asked.value), question)
            return
        from access.answers.helping import names_all  # a prompt needs no help

        house = self.phrases.is_of_the_house(question)
        answers = self._answers(question)
        allowed = self.phrases.told(question, "help") or self.phrases.allowed(question)
        told = Verbatim(allowed, is_private(question))
        if house and not names_all(self.phrases, question):
            self.outbox.add(told)
        for event in question.choices():
            self.outbox.add(self.event(event, question.is_private()))
        if not house:
            self.outbox.add(told)
        again, known = self.times(asked.name, question), self._helped and not house
        if known and self.outbox.to.reach.more:
            return  # a long list is read only once if each line waits
        self._helped = True
        for line in answers.values():
            self.outbox.add(Verbatim(line))
        if known and not again:
            self.outbox.add(Verbatim(self.phrases.text("loop-commands-again")))
        else:
            self._tell_commands(question, answers)

    def _answers(self, question: Ask[Any]) -> Mapping[str, str]:
        """Return a line for each word that a question itself takes or names, by the word."""
        if self.phrases.told(question, "help"):
            return {}
        from access.answers.helping import lines

        return lines(self.phrases, question, getattr(question, "explains", ()))

    def _tell_commands(self, question: Ask[Any], told: Collection[str]) -> None:
        """Tell the commands here in one line, without the words already told."""
        found = (*self._useful(), *(query.name for query in self.around.queries if query.listed))
        among = getattr(question, "commands", ()) or found
        words = (self.phrases.words(self.phrases.command(name))[0] for name in found if name in among)
        slash, few = slash_at(question), getattr(question, "commands", ())
        named = ", ".join(word if few else f"{slash}{word}" for word in words if word not in told)
        phrase = "loop-commands-few" if few else "loop-commands"
        self.outbox.add(Verbatim(self.phrases.text(phrase, words=named, slash=slash)))

    def _useful(self) -> list[str]:
        """Return the useful commands here, without help."""
        reach, has = self.outbox.to.reach, self.around.has
        for means, there in ((Has.VOICE, reach.speaks), (Has.NO_GAME, self.phrases.game is None)):
            has |= means if there else Has.NOTHING
        return [command.name for command in self.usable().values() if command.listed and command.named in has]

    async def _explain(self, typed: str, question: Ask[Any]) -> None:
        """Explain one word; a setting also by its value and its possible values. Raises Refused."""
        from access.answers.helping import Glossary, is_setting

        games = Has.APP not in self.around.has
        usable, around = tuple(self.usable(question)), self.around
        known = Glossary(self.phrases, question, usable, around.queries, games, around.options)
        name = known.meant(typed)
        if (line := getattr(question, "line_about", lambda _: None)(typed)) is not None:
            self.outbox.add(Verbatim(line))
            return
        setting = self.phrases.words(name)[0] if isinstance(name, str) and is_setting(name) else ""
        if typed.isdecimal() and any(offer.among for offer in question.offers() if offer.takes == "text"):
            setting = typed  # at the list of settings a number is one of them
        if setting:
            with suppress(Refused):  # a club has not all of them
                if told := (await Change(self.outbox.to, question.seat, setting)).lines:
                    self.outbox.add(Verbatim(told[0]))
                    return
        found = known.explained(typed)
        if found is None:
            raise Refused("loop-help-unknown", typed=echo(typed), slash=slash_at(question))
        self.outbox.add(Verbatim(found))

    @COMMANDS.command("rate", "volume", works=Where.EVERYWHERE, needs=Has.HOME, named=Has.VOICE, takes="amount")
    async def _tune(self, asked: Commanded, question: Ask[Any]) -> None:
        """Tell the rate or the volume of the voice, or change it for good. Raises Refused."""
        typed = asked.name if asked.value is None else f"{asked.name} {asked.value}"
        await self._change(question, typed, f"loop-{asked.name}")

    @COMMANDS.command("settings", works=KNOWN, at_line=_change_at_line)
    async def _settings(self, asked: Commanded, question: Ask[Any]) -> None:
        """Tell all settings with their values; at a table say that the game goes on, and ask its question again."""
        await self._change(question, "")
        if self.around.where is Where.TABLE and not isinstance(question, Watched):
            self.outbox.add(Verbatim(self.phrases.text("loop-game-goes-on")))
            self.asks_again = True

    @COMMANDS.command("set", works=KNOWN, named=Has.NO_GAME, takes="word", at_line=_change_at_line)
    async def _set(self, asked: Commanded, question: Ask[Any]) -> None:
        """Change a setting for good and at once, or tell its value. Raises Refused."""
        if not asked.value:
            raise Refused("loop-set-how", slash=slash_at(question))
        await self._change(question, asked.value)

    async def _change(self, question: Ask[Any], typed: str, phrase: str = "") -> None:
        how = self.phrases.text("loop-set-how", slash="")
        for line in (await Change(self.outbox.to, question.seat, typed, phrase)).lines:
            here = self.phrases.text("loop-set-how", slash=slash_at(question)) if line == how else line
            self.outbox.add(Verbatim(here))

    @COMMANDS.command("quit", works=ASKED, at_line=_quit_at_line, whole=True)
    async def _quit(self, asked: Commanded, question: Ask[Any]) -> None:
        raise Leave

    async def _own(self, asked: Commanded, question: Ask[Any]) -> None:
        """Let the place carry out a command of its own, and ask for a missing argument. Raises Leave and Refused."""
        request = OwnCommand(self.outbox.to, question.seat, asked.name, asked.value or "")
        done = await request
        while done.asks is not None and (typed := await self._asked_for(done.lines, done.asks)):
            done = await replace(request, typed=f"{done.asks.given}{typed}")
        for line in () if done.asks is not None else done.lines:
            self.outbox.add(Verbatim(line))

    async def said_of(self, typed: str, question: Ask[Any]) -> bool:
        """Tell the hint of the place for unclear text; return whether there was one."""
        if not self._own_commands():
            return False
        lines = (await OwnCommand(self.outbox.to, question.seat, UNCLEAR, typed)).lines
        for line in lines:
            self.outbox.add(Verbatim(line))
        return bool(lines)

    async def _asked_for(self, lines: Sequence[str], needed: Needed) -> str:
        """Ask for the missing argument of a command, and return it; empty if the person gives up.

        At the question for a name, the place's own commands that list names work.
        """
        for line in lines:
            self.outbox.add(Verbatim(line))
        with suppress(Leave):
            if needed.kind == "yes":
                return "yes" if await self.ask(yes_or_no(self.phrases, needed.phrase, **needed.facts)) else ""
            own = self._own_commands() if needed.kind == "name" else ()
            among = together(COMMANDS.commands.values(), own).values()
            asked = command_names(command for command in among if Where.ARGUMENT in command.works)
            typed: str = await self.ask_text(needed.phrase, asked, among=needed.among, **needed.facts)
            return typed
        return ""

    def event(self, event: Event, private: bool = False) -> Entry:
        """Return a requested event, told at any verbosity."""
        return Happened(event, Here(), private, always=True)

    def privately(self, line: Line) -> None:
        """Tell a line to the player who asked alone."""
        self.outbox.add(Shown(Said(line, line, private=True, asked=True)))


def slash_at(question: Ask[Any]) -> str:
    """Return the sign before a command: a slash where any text answers, unless all commands work without it."""
    own = question.wordings
    return "/" if own is not None and own.free and (own.commands or not own.alone) else ""


def _mine(seat: int) -> Wanted:
    return lambda entry: seat in entry.seats


def _others(seat: int) -> Wanted:
    return lambda entry: bool(entry.seats) and seat not in entry.seats


def _talk(*kinds: str) -> Wanted:
    return lambda entry: isinstance(entry, (Talked, Called)) and entry.kind in kinds


@frozen
class AwayFromTables:
    """A menu, or a lobby."""

    where: Where = Where.MENU
    has: Has = Has.HOME
    own_commands: OwnCommands = none_of_its_own
    queries: Sequence[Query] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    commands: Declared[Does] = COMMANDS

    def method(self, name: str) -> Does:
        """Return the function for a command of the house. Raises LookupError."""
        return self.commands.method(name)

    def privacy(self, outbox: Outbox, here: Here) -> Privacy:
        """Return the null object: nothing is private."""
        return Privacy(outbox, here)

    def scene(self, here: Here, to: Listener, question: Ask[Any]) -> Mapping[str, Callable[[], Line]]:
        """Return nothing."""
        return {}

    def throw(self, step: Roll) -> Ask[Dice]:
        """Raise LookupError: nobody throws dice here."""
        raise LookupError("dice are thrown at a table")
