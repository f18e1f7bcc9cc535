"""Setting up a table or a tournament in a club, and waiting there: for its game to begin, or for other tables.

The questions of the lobby and of gathering people stand here, too.

Apart from visit.py: a table that gathers has questions, a clock and people of its own.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping
from contextlib import nullcontext
from dataclasses import field, replace
from functools import cached_property, lru_cache, partial
from itertools import islice
from typing import Any, ClassVar, TypeVar

from access.answers.commands import Answered, Command, Commanded, Has, Unclear
from access.answers.offering import all_offered, command_offered
from access.answers.options import level_told, option_help, option_title, value_told
from access.answers.shapes import amount, is_word, typed_sentences
from access.answers.words import Words
from access.club.club import Club
from access.club.store.sql import Access
from access.club.tables.course import limited
from access.club.tables.room import MOST_CLUB_BOTS, MOST_PLAYERS, Contest, Room
from access.club.tasks import Tasks
from access.club.understood import BREAK, MOST_CHANGES, changes, games_by_number, titles, word_in, words_of_club
from access.club.visitor import Visitor
from access.dialogue.asking import Unchecked, yes_or_no
from access.dialogue.drivers import run_async
from access.language.line import AllOffered, Offered
from access.language.phrases import Phrases, echo, normal
from access.language.texts import guide, help_about
from access.play.at_table import MENU, STATISTICS, WhatNext
from access.play.new_game import (
    LENGTHS,
    START,
    Setup,
    TableReady,
    joined_changes,
    length_told,
    question_of,
    understands,
    until_right,
    usual_level,
)
from access.play.tournament import GAME, LEVEL
from access.settings.preferences import Preferences
from access.storage import catalogue
from access.system.environment import LANGUAGES
from games.data import frozen
from games.game import Game
from games.options import Choice, Content, Name, Number, Option, Value
from games.refusals import Leave, Refused
from games.steps import Ask, Offer, Query, Seat
from wordlists import library

OPEN, TOURNAMENT, SIT, WATCH, LEARN, RULES, ACCOUNT, LINK = (
    *("open", "tournament", "sit", "watch", "learn", "rules", "account", "link"),
)
LOBBY = (OPEN, TOURNAMENT, SIT, WATCH, LEARN, RULES, ACCOUNT, LINK)
"""The words that lead from the lobby to another place."""
OF_MEMBERS = ACCOUNT, LINK
"""The commands that need an account."""


def _way(name: str) -> Offer[str]:
    return Offer(f"club-{name}", f"{name}{BREAK}", takes="text", make=lambda typed: f"{name}{BREAK}{typed}")


class LobbyWords(Words):
    """The words of the lobby, also those of other languages that mean nothing in this one."""

    question: Lobby

    def __init__(
        self, phrases: Phrases, question: Ask[Any], commands: Iterable[Command], queries: Iterable[Query] = ()
    ) -> None:
        self._declared = tuple(commands)
        super().__init__(phrases, question, self._declared, queries)

    def read(self, typed: str) -> Answered | Commanded:
        """Return the typed answer or command. Raises Unclear, and Refused for words that are known but useless here."""
        if seat := self._seat(normal(typed)):
            return super().read(seat)
        try:
            return super().read(typed)
        except Unclear:
            if self.question.is_guest and word_in(typed, OF_MEMBERS):
                raise Refused("club-guest-account") from None
            if normal(typed) in words_of_club("loop-answer-lobby"):
                raise Refused("club-in-lobby") from None
            if normal(typed.partition(" ")[0]) in words_of_club("loop-answer-play"):
                raise Refused("club-play-is-open") from None
            if (other := self._in_another_language(normal(typed).partition(" ")[0])) is None:
                raise
        return other.read(typed)

    def _seat(self, text: str) -> str:
        """Return the plain words for sitting down at a table, if a sentence means that: `sit at 2`; else nothing.

        In German, settings and people are set by one word: with a number alone it means a chair here.
        """
        sentence, _, number = text.rpartition(" ")
        name = self.phrases.answer(_way(SIT))
        is_meant = number.isdecimal() and sentence in typed_sentences(self.phrases, name)
        return f"{self.phrases.words(name)[0]} {number}" if is_meant else ""

    @property
    def offered(self) -> AllOffered:  # tables come and go while it is asked
        """The ways from the lobby, and the commands. Eyes see the games and the tables, too."""
        found = self._ways
        for way in (SIT, WATCH):
            tables = self.question.tables(way)
            if not tables:
                continue
            word = self.phrases.words(self.phrases.answer(_way(way)))[0]
            among, told = tuple(tables), tuple(tables.values())
            answers = [replace(each, among=among, told=told) if each.word == word else each for each in found.answers]
            found = replace(found, answers=tuple(answers))
        return found

    @cached_property
    def _ways(self) -> AllOffered:
        """The ways from the lobby, after all that the question names, in its order, and the commands."""
        found, named = all_offered(self), Lobby.named
        ways = dict(zip(LOBBY, found.answers, strict=False))
        ways[OPEN] = replace(ways[OPEN], among=titles(self.phrases.language), told=_each_game(self.phrases.language))
        known = {name: ways.get(name) or self._named(name) for name in named if name in ways or name in self.takes}
        return replace(found, answers=(*known.values(), *(each for name, each in ways.items() if name not in known)))

    def _named(self, name: str) -> Offered:
        """Return a command that the question names, as one of its answers."""
        does = self.phrases.line(self.phrases.command(name), "help").text
        return replace(command_offered(self, name), does=does)

    def _in_another_language(self, word: str) -> Words | None:
        """Return the words of a language that has this one, unshortened; None if no language has it."""
        every = (Words(Phrases(each), self.question, self._declared) for each in LANGUAGES)
        return next((words for words in every if word in words.answers or word in words.commands), None)


@lru_cache(maxsize=16)
def _each_game(language: str) -> tuple[str, ...]:
    """Return a few words on each game."""
    phrases, games = Phrases(language), games_by_number(language).values()
    return tuple(
        [
            phrases.text("club-open-game", help=help_about(game, language) or "none", minutes=game.minutes)
            for game in games
        ]
    )


@frozen
class Lobby(Unchecked[str]):
    """Asks what to do in the lobby; guests are not offered an account.

    `tables` returns the free tables for the way `sit`, or those to watch for `watch`: by number, each with its game and
    its people.
    """

    is_guest: bool = False
    tables: Callable[[str], Mapping[str, str]] = field(default=lambda way: {}, compare=False)

    @property
    def reader(self) -> type[LobbyWords]:
        """The words of all languages."""
        return LobbyWords

    named: ClassVar[tuple[str, ...]] = ("tables", OPEN, SIT, "here", "say", "help")
    """The ways and commands that the question names."""
    explains: ClassVar[tuple[str, ...]] = ("tables", "here", "say")
    """The commands among them that help explains; it only names the others."""

    def offers(self) -> tuple[Offer[str], ...]:
        """Return the offers that lead to another place; all others are commands."""
        return tuple(_way(name) for name in LOBBY if not (self.is_guest and name in OF_MEMBERS))


class ReadyWords(Words):
    """The words at the question whether a table is right."""

    question: ClubTableReady

    @cached_property
    def offered(self) -> AllOffered:
        """The answers, and the changes of the table, the less usual ones folded under a word for them."""
        found = super().offered
        change, start = (self.phrases.words(f"loop-answer-{name}")[0] for name in ("change", "start-now"))
        more = self.phrases.text("club-setup-more")
        ways = [each for each in found.answers if each.alone and each.word != change]
        answers = [replace(each, main=each.word == start) for each in ways]
        further = Offered(more, parts=self.question.further)
        return replace(found, answers=(*answers, *self.question.changes, further))


@frozen
class ClubTableReady(TableReady):
    """Asks whether a table is right as it is; Enter opens it.

    `changes` are the usual changes of the table as data, `further` the others. It `has_bots`, or none as yet. To eyes
    the start stands out, though Enter opens the table for others.
    """

    changes: tuple[Offered, ...] = field(default=(), compare=False)
    further: tuple[Offered, ...] = field(default=(), compare=False)
    has_bots: bool = field(default=False, compare=False)

    @property
    def reader(self) -> type[ReadyWords]:
        """The words at this question."""
        return ReadyWords

    def offers(self) -> tuple[Offer[str], ...]:
        """Return the offers to open it for others, to begin at once, and to change it."""
        opens = Offer("open-it", START, enter=True, says="yes")
        return opens, Offer("start-now", BEGIN), *TableReady.offers(self)[2:]


@frozen
class Gathered(Unchecked[str]):
    """Asks people at a gathering table whether to start.

    `names`, `told` and `alone` become text when the question is told: the names of the people there, and "yes" or "no"
    for whether these names were just told, and whether bots will play with the only one.
    """

    names: object
    told: object = "no"
    alone: object = "no"

    def offers(self) -> tuple[Offer[str], ...]:
        """Return the offers to start, to wait, and to read the rules."""
        start, wait = Offer("start-gathered", "start", says="yes"), Offer("wait", "wait", says="no")
        return start, wait, Offer(f"club-{RULES}", RULES)


@frozen
class WhatNextHere(WhatNext):
    """Asks what to do after a game in a club."""

    def offers(self) -> tuple[Offer[str], ...]:
        """Return the offers of another game, of a review, and of the lobby; statistics are a command here.

        Words of the lobby are understood, too.
        """
        offers = (offer for offer in WhatNext.offers(self) if offer.answer not in (STATISTICS, MENU))
        ways = (replace(_way(name), hidden=True) for name in (OPEN, TOURNAMENT, SIT, WATCH, LEARN))
        return (*offers, Offer("lobby", MENU), *ways)


@frozen
class KeepWay(Unchecked[bool]):
    """Asks whether a way into an account, which was just told, stays; Enter takes it away."""

    def offers(self) -> tuple[Offer[bool], ...]:
        """Offer yes and no, also by Enter."""
        return Offer("yes", True), Offer("no", False), Offer("keep-enter", False, enter=True)


class AccountWords(Words):
    """The words at the question of the account."""

    def read(self, typed: str) -> Answered | Commanded:
        """Return the typed answer or command. Raises Unclear, and Refused for the word that leads here."""
        if normal(typed) in words_of_club(f"loop-answer-club-{ACCOUNT}"):
            raise Refused("club-in-account")
        return super().read(typed)


@frozen
class AccountDo(Unchecked[str]):
    """Asks what to do with an account: one of the things with these `names`."""

    names: tuple[str, ...]

    @property
    def reader(self) -> type[AccountWords]:
        """The words at this question."""
        return AccountWords

    def offers(self) -> tuple[Offer[str], ...]:
        """Return all offers; Enter means going back."""
        return (*(Offer(f"account-{name}", name) for name in self.names), Offer("account-enter", "back", enter=True))


BEGIN = "\n\n\n"
"""The answer for opening a table and beginning at once; it cannot be typed."""
T = TypeVar("T")
Starts = Callable[[Room, str], Awaitable[None]]
"""Begins a game, or a tournament, in a language for its bots and lists. Raises Refused."""
ACCESS: tuple[Access, ...] = ("anyone", "friends", "invited")
FEW = (0, 1, 2, 3, 5, 10)
"""The values that are offered of an option whose default is small; of others those near the default."""


class WhenTold:
    """A fact of a phrase, which becomes text when it is told."""

    def __init__(self, text: Callable[[], str]) -> None:
        self._text = text

    def __str__(self) -> str:
        return self._text()


async def ask_setup(visitor: Visitor, game: Game, wanted: Iterable[str] = ()) -> tuple[Setup, Access, bool]:
    """Ask until a table is right; return it, its access, and whether its game begins at once.

    `wanted` are changes that were typed already.

    Raises Leave and Refused.
    """

    def question(setup: Setup, access: str, phrases: Phrases) -> ClubTableReady:
        head = setup.header(Preferences(language=visitor.language), visitor.language)
        found, length = question_of(setup, head, phrases), length_told(setup, head, phrases)
        bots = phrases.text("setup-help-bots", most=min(MOST_CLUB_BOTS, setup.most_bots), bots=setup.bots or 0)
        return ClubTableReady(
            found.seat,
            found.game,
            found.players if setup.bots else visitor.name,
            f"{length}{found.agreed}, {access}",
            (bots, *found.lines[2:], phrases.text("club-help-access")),
            *_changes(setup, access, phrases),
            bool(setup.bots),
        )

    table, options = Setup(game, (visitor.name,)), partial(agreed, visitor)
    change = partial(_changed, visitor.language)
    return await ask_access(visitor, game, table, question, change, options, wanted)


async def ask_access(
    visitor: Visitor,
    game: Game,
    table: T,
    question: Callable[[T, str, Phrases], TableReady],
    change: Callable[[T, str, Phrases], T],
    options: Callable[[T], Mapping[str, Value]],
    wanted: Iterable[str],
) -> tuple[T, Access, bool]:
    """Ask until a table or a tournament is right; return it, its access, and whether it begins at once.

    `question` gets the access as text. Rules are read with the `options` of the table. Raises Leave and Refused.
    """
    at_once = False

    async def asked(found: tuple[T, Access]) -> str:
        nonlocal at_once
        phrases = Phrases(visitor.language, game)
        answer: str = await ask_ready(visitor, question(found[0], phrases.text(f"club-access-{found[1]}"), phrases))
        at_once = answer == BEGIN
        return START if at_once else answer

    async def changed(found: tuple[T, Access], typed: str) -> tuple[T, Access]:
        phrases = Phrases(visitor.language, game)
        if is_word(typed, "loop-command-rules", phrases):
            await read_rules(visitor, game, options(found[0]))
            return found
        access = access_typed(typed, phrases)
        return (found[0], access) if access is not None else (change(found[0], typed, phrases), found[1])

    def is_change(typed: str) -> bool:
        phrases = Phrases(visitor.language, game)
        return access_typed(typed, phrases) is not None or understands(lambda: change(table, typed, phrases))

    def parts(typed: str) -> list[str]:
        return _single(changes(typed), is_change)

    wanted = _single(wanted, is_change)
    return *await until_right((table, ACCESS[0]), asked, changed, visitor.refuse, wanted, parts), at_once


def _changes(setup: Setup, access: str, phrases: Phrases) -> tuple[tuple[Offered, ...], tuple[Offered, ...]]:
    """Return the usual changes of a table as data, and the others: its options that a club allows."""
    kept, key, game = phrases.texts.offered, (("options",),), setup.game
    options = [each for each in game.agreement.options if not each.hidden]
    if key not in kept:
        kept[key] = tuple(_option(each, Setup(game, setup.names), phrases) for each in options)
    values = (setup.options.get(each.name, each.default) for each in options)
    each_told = [
        replace(offered, chosen=value_told(option, value, game, phrases))
        for option, offered, value in zip(options, kept[key], values, strict=True)
    ]
    lengths = {option_title(each, game, phrases) for each in options if each.name in LENGTHS}
    most, does = min(MOST_CLUB_BOTS, setup.most_bots), phrases.text("club-setup-bots-do")
    word, chosen = phrases.words("setup-bots")[0], str(setup.bots or 0)
    bots = Offered(word, "amount", alone=False, least=0, most=most, does=does, chosen=chosen)
    usual = (bots, _level(setup, phrases), *(each for each in each_told if each.word in lengths))
    return usual, (*(each for each in each_told if each.word not in lengths), *_access(access, phrases))


def _level(setup: Setup, phrases: Phrases) -> Offered:
    """Return the levels of the bots of a game as data."""
    levels = tuple(level_told(each, phrases) for each in setup.game.bots)
    chosen = level_told(setup.level or usual_level(setup.game), phrases)
    does = phrases.line("setup-level", "help").text
    return Offered(phrases.words("setup-level")[0], "text", alone=False, among=levels, does=does, chosen=chosen)


def _access(access: str, phrases: Phrases) -> Iterable[Offered]:
    """Yield the words for who may sit down, as data; the `access` now is a text."""
    for each in ACCESS:
        word, does = phrases.words(f"club-access-words-{each}")[0], phrases.text(f"club-access-{each}")
        yield Offered(word, does=does, chosen=word * (does == access))


def _option(option: Option, setup: Setup, phrases: Phrases) -> Offered:
    """Return an option as data, with its values that a club allows; of a number the usual ones."""
    game, title = setup.game, option_title(option, setup.game, phrases)
    values: Iterable[object] = option.values if isinstance(option, Choice | Content) else ("auto", *library.names())
    if isinstance(option, Number):
        default = option.default
        near = (default // 4, default // 2, default, 2 * default) if default > max(FEW) // 2 else FEW
        values = sorted({max(each - each % option.step, option.least) for each in near})
    told = (value_told(option, value, game, phrases) for value in values)
    allowed = tuple([each for each in told if _is_possible(setup, f"{title} {each}", phrases)])
    name = f"{game.id}-option-{option.name}"
    does = phrases.line(name, "shown").text if phrases.has(name, "shown") else option_help(option, game, phrases)
    forms = [(each, f"shown-{each}") for each in allowed]  # what a value means, for eyes
    shown = [phrases.line(name, form).text if phrases.has(name, form) else each for each, form in forms]
    return Offered(title, "text", alone=False, among=allowed, does=does, told=tuple(shown))


def _is_possible(setup: Setup, typed: str, phrases: Phrases) -> bool:
    """Tell whether a club takes a change of a table."""
    try:
        _changed(phrases.language, setup, typed, phrases)
    except Refused:
        return False
    return True


def _single(parts: Iterable[str], is_change: Callable[[str], bool]) -> list[str]:
    """Return the changes of these parts, also those that `and` joins; if there are too many, the rest as one text."""
    found = list(islice((each for part in parts for each in joined_changes(part, is_change)), MOST_CHANGES + 2))
    rest = ", ".join(found[MOST_CHANGES:])
    return [*found[:MOST_CHANGES], rest] if rest else found


def agreed(visitor: Visitor, setup: Setup) -> Mapping[str, Value]:
    """Return the options chosen so far for a table. Raises Refused."""
    return setup.header(Preferences(language=visitor.language), visitor.language).options


async def read_rules(visitor: Visitor, game: Game, options: Mapping[str, Value] | None = None) -> None:
    """Read the rules of a game to somebody, with the options of a table, or say where they stand.

    Raises Leave and EOFError.
    """
    if visitor.console.reach.rules_beside:
        visitor.say("loop-rules-beside")
        return
    paragraphs = guide(game, visitor.language, options or {})
    await run_async(visitor.conversation.read_aloud(paragraphs), visitor.serve)


async def ask_ready(visitor: Visitor, question: TableReady) -> Any:
    """Ask whether a table is right; if the question does not fit into one line, tell the table before it."""
    forms = visitor.phrases.question(question)
    if not visitor.console.fits(forms.brief.text, forms.longest):
        visitor.say("club-table-is", game=question.game, players=question.players, agreed=question.agreed)
    return await visitor.ask(question)


def access_typed(typed: str, phrases: Phrases) -> Access | None:
    """Return the typed access to a table; None for other text."""
    return next((a for a in ACCESS if normal(typed) in map(normal, phrases.words(f"club-access-words-{a}"))), None)


def _changed(language: str, setup: Setup, typed: str, phrases: Phrases) -> Setup:
    """Return a table with one change. Raises Refused, also for one that would read files of the club's computer."""
    changed = setup.changed(typed, phrases)
    if changed.names != setup.names:
        raise Refused("club-setup-names")
    changed = replace(changed, bots=changed.bots or None)  # alone one plays with a bot, as at home
    if (changed.bots or 0) > MOST_CLUB_BOTS:
        raise Refused("club-setup-bots", most=MOST_CLUB_BOTS)
    check_names(changed)
    head = changed.header(Preferences(language=language), language)
    if head.typed:
        raise Refused("club-no-typed")
    return changed


def check_names(setup: Setup) -> None:
    """Raise Refused for an option that names a file: lists and decks are chosen by name only."""
    for option in setup.game.agreement.options:
        value = setup.options.get(option.name)
        if value is None:
            continue
        if isinstance(option, Content) and value not in option.values:
            raise Refused("club-no-file", names=", ".join(option.values))
        known = ("auto", *library.names())
        if isinstance(option, Name) and (option.hidden or not re.fullmatch(r"[\w-]+", value) or value not in known):
            raise Refused("club-no-file", names=", ".join(known))


def to_lobby(visitor: Visitor, has: Has = Has.NOTHING) -> None:
    """Let somebody type in the lobby from now on; what a game has not told them yet is worded under its limits.

    Raises GameFault.
    """
    game = visitor.phrases.game
    with limited(game) if game is not None else nullcontext():
        visitor.enter(visitor.converse(visitor.lobby(has)))


async def gathered(club: Club, visitor: Visitor, room: Room, start: Starts, at_once: bool = False) -> bool:
    """Wait at a table until its game or tournament begins, perhaps `at_once`; return False if it is closed.

    Everybody there may start it. Raises Leave, Refused and EOFError.
    """
    if room.begun.is_set():
        return not room.finished
    to_lobby(visitor, Has.CHAIR)
    club.presence.announce(room, "club-sits-down", visitor, now=True)
    opened = room.listed.opener == visitor.account.id and len(room.chairs) == 1
    names = ", ".join(room.names())
    if not at_once:
        kind = "club" if room.contest is None else "club-tournament"
        visitor.say(f"{kind}-opened" if opened else f"{kind}-sits", number=room.number, names=names)
    club.presence.tell_missed(visitor, await club.presence.recall(visitor, room.number))
    told = "" if opened else names
    try:
        if at_once:
            await _started(visitor, room, start)
        while not room.begun.is_set():
            try:
                await _waited(club, visitor, room, start, told)
            except Leave:
                sure = yes_or_no(visitor.phrases, "club-tournament-leave", leaves=True)
                if room.contest is None or await unless(club.tasks, room.begun.wait(), visitor.ask(sure)):
                    raise
            told = ""
    except (Leave, EOFError):
        lost = visitor.console.is_lost and visitor.account.id > 0  # members come back, guests cannot
        gets_up = not lost and await club.get_up(room, visitor)
        if gets_up and not room.finished:
            club.presence.announce(room, "club-gets-up", visitor, now=True)
        elif not (lost or room.finished) and room.seat_of(visitor.account.id) is not None:
            visitor.say("club-began-meanwhile", number=room.number)
        raise
    return not room.finished


async def _waited(club: Club, visitor: Visitor, room: Room, start: Starts, told: str) -> None:
    """Ask once whether to start, and carry out the answer; the names are left out if they are the `told` ones.

    Raises Leave and EOFError.
    """
    names = WhenTold(lambda: ", ".join(room.names()))
    just_told = WhenTold(lambda: "yes" if str(names) == told else "no")
    alone = WhenTold(lambda: "yes" if room.contest is None and len(room.chairs) == 1 else "no")
    answer = await unless(club.tasks, room.begun.wait(), visitor.ask(Gathered(Seat(0), names, just_told, alone)))
    if answer == "start":
        await _started(visitor, room, start)
    elif answer == RULES:
        await unless(club.tasks, room.begun.wait(), read_rules(visitor, room.setup.game, agreed(visitor, room.setup)))
    elif answer is not None:
        visitor.say("club-you-wait")


async def _started(visitor: Visitor, room: Room, start: Starts) -> None:
    """Begin the game, or tell why it does not begin."""
    try:
        await start(room, visitor.language)
    except Refused as refused:
        visitor.refuse(refused)


async def unless(tasks: Tasks, event: Coroutine[Any, Any, object], asked: Coroutine[Any, Any, Any]) -> Any:
    """Return the answer to a question; None if the event comes first. Raises Leave and EOFError."""
    asking, beginning = tasks.part("question", asked), tasks.part("waiting", event)
    try:
        await asyncio.wait((asking, beginning), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (asking, beginning):
            task.cancel()
        await asyncio.wait((asking, beginning))
    return None if asking.cancelled() else asking.result()


MOST_SIZE = 20
"""The most players at a table of a tournament."""


@frozen
class TournamentReady(ClubTableReady):
    """Asks whether to open a tournament or to change it."""


@frozen
class Between(Unchecked[str]):
    """Asks somebody who waits for other tables of a tournament; `out` if they were eliminated."""

    out: bool = False

    def offers(self) -> tuple[Offer[str], ...]:
        """Return the offers of standings, also by Enter, and of waiting."""
        standings = Offer("standings", "standings", says="yes")
        return standings, Offer("standings", "standings", enter=True), Offer("wait-table", "wait", says="no")


async def ask_contest(visitor: Visitor, wanted: Iterable[str] = ()) -> tuple[Setup, Contest, Access, bool]:
    """Ask until a tournament is right; return it, its access, and whether it begins at once.

    `wanted` are changes that were typed already. Raises Leave and EOFError.
    """
    game = catalogue.find(GAME)
    table = Setup(game, (visitor.name,), level=LEVEL), Contest()
    (setup, contest), access, at_once = await ask_access(
        visitor, game, table, _question, _contest_changed, lambda table: {}, wanted
    )
    return setup, contest, access, at_once


def _question(tournament: tuple[Setup, Contest], access: str, phrases: Phrases) -> TournamentReady:
    setup, contest = tournament
    bots = setup.bots or 0
    facts: Mapping[str, Any] = {"size": contest.size, "advance": contest.advance, "bots": bots}
    agreed = phrases.text("club-tournament-agreed", **facts, level=level_told(setup.level or LEVEL, phrases))
    lines = tuple(phrases.text(f"club-tournament-help-{name}") for name in ("size", "advance", "bots", "access"))
    bounds = {"size": (2, MOST_SIZE), "advance": (1, contest.size - 1), "bots": (0, MOST_PLAYERS - 1)}
    words = {name: phrases.words(f"club-tournament-{name}")[0] for name in bounds}
    changes = tuple(
        Offered(words[each], "amount", least=least, most=most, chosen=str(facts[each]))
        for each, (least, most) in bounds.items()
    )
    usual, further = (*changes, _level(setup, phrases)), tuple(_access(access, phrases))
    agreed, names = f"{agreed}, {access}", setup.names[0]
    return TournamentReady(Seat(0), phrases.text(GAME), names, agreed, lines, usual, further, bool(bots))


def _contest_changed(tournament: tuple[Setup, Contest], typed: str, phrases: Phrases) -> tuple[Setup, Contest]:
    """Return a tournament with one change. Raises Refused."""
    setup, contest = tournament
    word, _, rest = normal(typed).partition(" ")
    known = {each: name for name in ("size", "advance", "bots") for each in _words(f"club-tournament-{name}", phrases)}
    name = known.get(word, "")
    if not name:
        changed = setup.changed(typed, phrases)
        if changed.names != setup.names or changed.options:
            raise Refused("setup-not-understood", typed=echo(typed))
        return changed, contest
    word, number = phrases.words(f"club-tournament-{name}")[0], amount(rest)
    if number is None:
        raise Refused("club-tournament-number", word=word)
    least, most = {"size": (2, MOST_SIZE), "advance": (1, contest.size - 1), "bots": (0, MOST_PLAYERS - 1)}[name]
    if not least <= number <= most:
        raise Refused("club-tournament-range", word=word, least=least, most=most)
    if name == "bots":
        return replace(setup, bots=number), contest
    if name == "advance":
        return setup, replace(contest, advance=number)
    return setup, Contest(number, min(contest.advance, number - 1))  # somebody is out at each table


def _words(phrase: str, phrases: Phrases) -> list[str]:
    return [normal(word) for word in phrases.words(phrase)]
