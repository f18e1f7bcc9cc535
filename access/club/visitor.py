"""A connected person, whichever door they came in by: their console, account, settings, and conversation.

Some settings of an account are also settings of the program at home.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any, Literal, Protocol

from access.answers.commands import Command, Has, Where
from access.club.gate import UNKNOWN_ADDRESS, Whom
from access.club.log import extra
from access.club.store.names import DELETED
from access.club.store.sql import Account, Relation
from access.club.tasks import Late
from access.club.understood import NeedsMore
from access.dialogue.around import Around
from access.dialogue.commands import AwayFromTables
from access.dialogue.conversation import Conversation
from access.dialogue.drivers import run_async
from access.dialogue.entries import Called, Phrase, Talked, Verbatim
from access.dialogue.places import Place
from access.dialogue.requests import Change, Changed, Entry, Listener, OwnCommand, Reach, Read, Reply, Request, Typed
from access.language.phrases import Explained, Hearing, Phrases, time_left
from access.play.at_table import TableSeen
from access.play.tournament import Note
from access.settings.preferences import BY_NAME, BadSetting, Setting, Value
from access.settings.wording import Changing
from access.storage import catalogue
from access.system.environment import FALLBACK
from games.data import frozen
from games.game import Game
from games.refusals import Failed, Refused
from games.steps import Ask

log = logging.getLogger(__name__)
KeepsSettings = Callable[[Account, Mapping[str, Value]], Awaitable[None]]
"""Stores the settings of an account."""


Channel = Literal["table", "lobby", "private"]
"""The audience of talk."""
MOST_WAITING = 50
"""The most lines of talk that wait for somebody who is busy; older ones are dropped."""


class ClubPhrases(Phrases):
    """Phrases that call deleted accounts in the language of the listener."""

    __slots__ = ()

    def fact(self, text: str) -> str:
        """Return a text of a fact, with the names of deleted accounts in this language."""
        return DELETED.sub(lambda found: f"{self.text('club-deleted-member')} {found[1]}", super().fact(text))


class UsableCommands(Protocol):
    """The commands of a club, for one person at a time."""

    def usable(self, account: Account, where: Where, has: Has = Has.NOTHING) -> Sequence[Command]:
        """Return the commands that a person may use at a place, with the means that they have there."""

    async def do(self, visitor: Visitor, name: str, typed: str) -> Sequence[str]:
        """Carry out a command, and return its lines. Raises Refused, Leave and NeedsMore."""


@dataclass
class Stay:
    """The stay of a connection at a table: its token, and the losses that it has heard of."""

    token: int = 0
    """The newest token of a table to which it has come and which it has not left; 0 without one."""
    table: int = 0
    """The number of the table at whose game it sits, or sat last."""
    losses: set[str] = field(default_factory=set)
    """The marks of the losses of which it has heard."""


class Visitor:
    """One connection of a person, with their present conversation, and their `place` while they play or watch.

    `seen` returns the table of that conversation for eyes, and `stage` lines about their tournament.
    """

    def __init__(
        self,
        identity: Identity,
        opens: OpensConsole,
        language: str,
        keep: KeepsSettings,
        commands: UsableCommands,
        usual_language: str = FALLBACK,
    ) -> None:
        self.account = identity.account or Account(0, "")
        self._keep, self._commands, self.origin = keep, commands, identity.origin
        self.login, self.fingerprint = identity.passage.login, identity.fingerprint
        """The mark of their browser's login, and the fingerprint of their key; empty without one."""
        self.stamps = identity.passage.stamps
        """The valid security stamps of the visit."""
        if identity.account is not None:
            self.stamps.add(identity.account.stamp)
        self.usual_language, self.chooses_language = language or usual_language, not language
        self.settings: AccountSettings = stored_settings(self.account.settings)
        self.relations: dict[int, Relation] = {}
        self.session = 0
        """The number of this connection at its host."""
        self.look = 0
        """The number of the newest read of their account; an earlier one that comes late is ignored."""
        self.console = opens(self)
        self.explained, self.stay = Explained(), Stay()
        self.place: Place | None = None
        self.table = 0
        """The number of their table; 0 away from tables."""
        self.known_talk: set[tuple[int, str]] = set()
        """The lines of talk that they have heard at their table, by number and text."""
        self.held_talk: list[Mapping[str, Any]] | None = None
        """New talk of their table, held back while earlier talk is read; else None."""
        self.is_in_game = False
        """Whether a game or lesson is being played: only then is a question a turn."""
        self.seen: Callable[[], TableSeen | None] = lambda: None
        self.stage: Callable[[], Sequence[Note]] = tuple
        self.conversation = self.converse(self.lobby())
        self.console.arrange(self.settings, self.phrases)
        self.late = Late(lambda: self.console.print([self.phrases.text("club-takes-longer")]))

    def become(self, account: Account) -> None:
        """Become the person of this account, with its settings."""
        self.account, self.settings = account, stored_settings(account.settings)
        pending, self.conversation = self.conversation, self.converse(self.lobby())
        self.conversation.outbox.add_pending(pending.outbox)
        self.console.arrange(self.settings, self.phrases)

    def speak(self, language: str) -> None:
        """Speak another language from now on."""
        self.usual_language = language
        self.conversation.to.phrases = self._phrases()
        self.console.arrange(self.settings, self.phrases)

    # Conversations

    @property
    def name(self) -> str:
        """Their name."""
        return self.account.name

    @property
    def counted(self) -> Whom:
        """The key for rate limits: the number of a member, the address of a guest."""
        return Whom(member=self.account.id) if self.account.id > 0 else self.origin

    @property
    def phrases(self) -> Phrases:
        """The phrases of their conversation."""
        return self.conversation.to.phrases

    @property
    def language(self) -> str:
        """Their language."""
        return str(self.settings.of("language") or self.usual_language)

    @property
    def options(self) -> Mapping[str, Any]:
        """The agreed options of their table; none away from tables."""
        return self.conversation.around.options

    def call_players(self, names: Sequence[str]) -> None:
        """Use these names of players from now on."""
        self._names = names
        self.conversation.to.phrases = self._phrases()

    def decided(self, account: Account, now: float) -> None:
        """Apply a decision of a moderator or the keeper about this person, and tell them."""
        before, muted_until = self.account, account.muted_until
        self.account = replace(self.account, name=account.name, role=account.role, muted_until=muted_until)
        if account.muted_until > now and account.muted_until != before.muted_until:
            self.call("club-muted", **time_left(account.muted_until, now))
        elif before.muted_until > now >= account.muted_until:
            self.call("club-may-talk")
        if before.keeps != account.keeps:
            self.call("club-role-now", role="moderator" if account.keeps else "member")

    def lobby(self, has: Has = Has.NOTHING) -> AwayFromTables:
        """Return the commands of the lobby, for somebody who `has` these means; at the door, none of the club's."""
        if self.account.id == 0:
            return AwayFromTables(where=Where.DOOR, has=Has.NOTHING)
        return AwayFromTables(where=Where.LOBBY, has=has, own_commands=self.commands)

    def commands(self, where: Where, has: Has = Has.NOTHING) -> Sequence[Command]:
        """Return the club's commands that they may use at a place, with the means that they have there."""
        return self._commands.usable(self.account, where, has)

    def converse(
        self, around: Around, game: Game | None = None, names: Sequence[str] = (), seats: Collection[int] = ()
    ) -> Conversation:
        """Return a new conversation with this person's settings, at a table or in the lobby."""
        seat = min(seats, default=0)
        self._game, self._names, self._seats = game, names, seats
        listener = Listener(
            seat,
            self._phrases(),
            self.console.reach,
            self.settings.hearing,
            self.explained,
        )
        return Conversation([listener], seats, around)

    def _phrases(self) -> Phrases:
        sort, flavour = self.settings.of("sort"), self.settings.of("flavour")
        return ClubPhrases(self.language, self._game, self._names, self._seats, sort, flavour)

    def enter(
        self,
        conversation: Conversation,
        place: Place | None = None,
        seen: Callable[[], TableSeen | None] = lambda: None,
    ) -> None:
        """Switch to another conversation, which takes the untold lines of the old one; `seen` returns its table."""
        before, self.conversation, self.place, self.seen = self.conversation, conversation, place, seen
        self.is_in_game = conversation.to.phrases.game is not None
        conversation.outbox.add_pending(before.outbox)

    async def serve(self, request: Request) -> Reply:
        """Serve a request of the conversation; if the reply or the next request is late, the person is told.

        At a table they are not told after an answer: others may be asked next, and the table tells of late records.
        """
        self.late.stop()
        if isinstance(request, Read):
            typed = await self.console.read(request)
            if request.stop is not None and self.place is None:
                self.late.start()
            return typed
        self.late.start()
        try:
            return await (self._change(request) if isinstance(request, Change) else self._do(request))
        finally:
            self.late.stop()

    async def ask(self, question: Ask[Any]) -> Any:
        """Ask a question in the present conversation. Raises Leave and EOFError."""
        return await run_async(self.conversation.ask(question), self.serve)

    async def ask_text(
        self,
        phrase: str,
        commands: Collection[str] = (),
        secret: bool = False,
        among: tuple[str, ...] = (),
        **facts: object,
    ) -> str:
        """Ask for a text, perhaps one `among` some; a `secret` one is hidden. Raises Leave and EOFError."""
        return await run_async(self.conversation.ask_text(phrase, commands, secret, among, **facts), self.serve)

    async def last_words(self) -> None:
        """Tell the last lines."""
        await run_async(self.conversation.last_words(), self.serve)

    # Hearing

    def hears(self, other: int) -> bool:
        """Tell whether this person neither ignores nor blocks another one."""
        return self.relations.get(other) not in ("ignore", "block")

    def relate(self, person: int, kind: Relation | None) -> None:
        """Set the relation of this person to another one; None for no relation."""
        self.relations.pop(person, None)
        if kind is not None:
            self.relations[person] = kind

    def tell(self, entry: Entry, now: bool = False) -> None:
        """Tell an entry: at once to a watcher, if it is for `now` or the settings say so; else with the next line."""
        self.conversation.outbox.add(entry, frozenset({min(self.conversation.seats, default=0)}))
        if self.place is not None:
            self.place.news()
        self.console.tell_news(now or self.settings.of("club.talk") == "now")

    def dismiss(self, phrase: str) -> None:
        """Tell a phrase at once, and close the connection."""
        form = "guest" if self.account.id < 0 and self.phrases.has(phrase, "guest") else ""
        self.console.print([self.phrases.line(phrase, form).text])
        self.console.lose()

    def say(self, phrase: str, **facts: object) -> None:
        """Tell a phrase. A fact that is a `code` lets people in: it is shown once, where what was told stays."""
        if "code" in facts:
            self.console.show_once(str(facts["code"]), self.phrases.text("club-web-code-gone"))
        self.tell(Phrase(phrase, facts))

    def refuse(self, refused: Refused) -> None:
        """Tell a refusal, of the club or of a game."""
        self.tell(Verbatim(catalogue.sentence(tellable(refused), self.phrases.language)))

    @property
    def is_free(self) -> bool:
        """Whether they hear at once what others say, and who comes: in no game, unless the settings say otherwise."""
        return self.settings.of("club.talk") == "now" or (
            self.settings.of("club.talk") == "auto" and not self.is_in_game
        )

    def call(self, phrase: str, **facts: object) -> None:
        """Tell a phrase at once: the person waits for it."""
        self.tell(Phrase(phrase, facts), now=True)

    def invite(self, phrase: str, **facts: object) -> None:
        """Tell a private phrase at once, such as an invitation; `repeat private` tells it again."""
        self.tell(Called(phrase, facts, time.monotonic(), time.monotonic), now=True)

    def talked(self, kind: Channel, speaker: int, name: str, text: str) -> None:
        """Tell a line of talk, unless its speaker is ignored."""
        if self.hears(speaker):
            self.tell(Talked(kind, name, text, time.monotonic(), time.monotonic), now=self.is_free)
            self.conversation.outbox.bound(MOST_WAITING)

    def recall(self, name: str, text: str, age: int) -> None:
        """Add talk of the table from so many seconds ago to the history, for the command repeat."""
        now = time.monotonic()
        self.conversation.to.history.add(Talked("table", name, text, now - age, time.monotonic))

    # Requests of the conversation

    async def _change(self, request: Change) -> Changed:
        """Change a setting as it was typed, or return all of them. Raises Refused."""
        before = dict(self.settings.values)
        changing = InClub(self.settings, lambda: self.phrases, self.console.has_bell, self._apply)
        lines = changing.change(request.typed)
        if self.settings.values != before:
            with for_people():
                await self._keep(self.account, self.settings.values)
        return Changed(tuple(lines))

    def _apply(self) -> None:
        """Apply changed settings."""
        listener = self.conversation.to
        listener.phrases = self._phrases()
        listener.hearing = self.settings.hearing
        self.console.arrange(self.settings, listener.phrases)
        listener.reach = self.console.reach

    async def _do(self, request: OwnCommand) -> Changed:
        """Carry out a command of the club. Raises Refused."""
        try:
            with for_people():
                return Changed(tuple(await self._commands.do(self, request.name, request.typed)))
        except NeedsMore as more:
            return Changed(more.lines, more.needed)


def tellable(refused: Refused) -> Refused:
    """Return a refusal for people: of an error of the store, whose facts go to the log, a general one."""
    if refused.reason not in ("club-store-broken", "club-store-newer", "club-database", "club-database-waits"):
        return refused
    log.error("the store has failed", extra=extra(why=str(refused.facts.get("why", ""))))
    return Failed("club-cannot-keep")


@contextmanager
def for_people() -> Iterator[None]:
    """Replace errors of the store by refusals for people."""
    try:
        yield
    except Refused as refused:
        raise tellable(refused) from refused


AT_HOME = ("language", "verbosity", "others", "flavour", "braille.cells", "braille.more", "sort")
"""The settings that mean the same at home."""
BELL = "club.bell"
CLUB_SETTINGS = (
    *(BY_NAME[name] for name in AT_HOME),
    Setting(BELL, "off", ("off", "on")),
    Setting("club.talk", "auto", ("auto", "later", "now")),
    Setting("club.arrivals", "off", ("off", "friends", "on")),
    Setting("club.rating", "on", ("off", "on")),
    Setting("club.sounds", "off", ("off", "on")),
    Setting("club.question", "log", ("log", "field")),
    Setting("club.pictures", "auto", ("auto", "on", "off")),
)
_BY_NAME = {setting.name: setting for setting in CLUB_SETTINGS}


@dataclass(slots=True)
class AccountSettings:
    """A person's settings by name; missing ones have their defaults."""

    values: dict[str, Value] = field(default_factory=dict)

    def of(self, name: str) -> Any:
        """Return the value of a setting as the program uses it."""
        setting = _BY_NAME[name]
        return setting.resolved(self.values.get(name, setting.default))

    @property
    def hearing(self) -> Hearing:
        """The settings of a listener."""
        return Hearing(self.of("verbosity"), self.of("others"))


class InClub(Changing):
    """Changes the settings of an account in a club; `applied` is called when one has another value."""

    settings = CLUB_SETTINGS

    def __init__(
        self, account: AccountSettings, phrases: Callable[[], Phrases], has_bell: bool, applied: Callable[[], None]
    ) -> None:
        self._account, self._phrases, self._has_bell, self._applied = account, phrases, has_bell, applied

    @property
    def phrases(self) -> Phrases:
        """The phrases of the person, now."""
        return self._phrases()

    def value_of(self, setting: Setting) -> Value | None:
        """Return the value of a setting, None for its default."""
        return self._account.values.get(setting.name)

    def listed(self) -> Sequence[str]:
        """Return the lines of all settings, and how to change one; the bell only if there is one."""
        every, bell = super().listed(), CLUB_SETTINGS.index(_BY_NAME[BELL])
        return every if self._has_bell else (*every[:bell], *every[bell + 1 :])

    def named(self, typed: str) -> tuple[Setting, str]:
        """Return the setting that was typed, and the rest. Raises Refused, also for a bell where there is none."""
        found = super().named(typed)
        if found[0].name == BELL and not self._has_bell:
            raise Refused("club-web-no-bell")
        return found

    def apply(self, setting: Setting, value: Value | None) -> None:
        """Let a value hold at once."""
        self._account.values.pop(setting.name, None)
        if value is not None:
            self._account.values[setting.name] = value
        self._applied()


def stored_settings(kept: Mapping[str, Value]) -> AccountSettings:
    """Return the settings of an account from the store; invalid ones get their defaults."""
    values: dict[str, Value] = {}
    for name, value in kept.items():
        if name in _BY_NAME:
            try:
                values[name] = _BY_NAME[name].read(value)
            except BadSetting:
                continue
    return AccountSettings(values)


class Lost(EOFError):
    """The connection is lost, or its person has hung up."""


class AtConsole(Protocol):
    """The person at a console: the wall between consoles, which know no club, and the visitor, who opens theirs."""

    table: int
    """The number of the person's table; 0 away from tables."""

    is_in_game: bool
    """Whether its game is being played: only then is a question a turn."""

    seen: Callable[[], TableSeen | None]
    """Returns their table for eyes; None away from tables, and while its state is not recorded."""

    @property
    def options(self) -> Mapping[str, Any]:
        """The agreed options of their table; none away from tables."""

    stage: Callable[[], Sequence[Note]]
    """Returns lines about the tables of their tournament; none in no tournament."""

    def say(self, phrase: str, **facts: object) -> None:
        """Tell the person a phrase."""


class VisitorConsole(Protocol):
    """Shows lines to the person at the other end, and reads what they type."""

    @property
    def reach(self) -> Reach:
        """The abilities of its outputs."""

    @property
    def can_hide(self) -> bool:
        """Whether typed text can be hidden."""

    @property
    def has_bell(self) -> bool:
        """Whether it has a bell."""

    @property
    def is_lost(self) -> bool:
        """Whether the connection is lost."""

    @property
    def is_idle(self) -> bool:
        """Whether the prompt is still empty."""

    def arrange(self, settings: AccountSettings, phrases: Phrases | None) -> None:
        """Apply a person's settings."""

    def fits(self, text: str, answer: int) -> bool:
        """Tell whether a question fits into one line, together with an answer of so many letters."""

    def tell_news(self, now: bool = False) -> None:
        """Withdraw an open question to tell news, if they are for `now`."""

    def print(self, lines: Iterable[str]) -> None:
        """Show lines at once."""

    def show_once(self, code: str, later: str) -> None:
        """Let a line with this code be another one `later`, when its person has answered."""

    def interrupt(self) -> None:
        """Wake somebody who watches."""

    def lose(self) -> None:
        """Close the connection."""

    async def read(self, request: Read) -> Typed:
        """Show the lines of a request, and read until its stop is answered. Raises EOFError."""


OpensConsole = Callable[[AtConsole], VisitorConsole]
"""Opens the console of a visitor."""


async def stays() -> None:
    """Do nothing: the door has no logins."""


@dataclass(slots=True)
class Passage:
    """The calls between a door and a visit."""

    arrived: Callable[[int], str] = lambda member: ""
    """Called with the number of a member, or 0 for a guest. Returns the reason to turn them away, if any."""
    dismiss: Callable[[str], None] | None = None
    """Tells the person a phrase and closes the connection; None until the visit begins."""
    login: str = ""
    """The mark of the login of a browser."""
    stamps: set[str] = field(default_factory=set)
    """The valid security stamps of the visit: that of the login, and its own newer ones."""
    leaves: Callable[[], Awaitable[None]] = stays
    """Ends the login of a browser, before its person hears that they have left. Raises Failed."""


@frozen
class Identity:
    """The identity of a login: a member, a newcomer or a guest, and the fingerprint of their key.

    `answers` are the first answers of a newcomer, sent with the login: a word such as recover, and a code.
    """

    kind: Literal["member", "new", "guest"]
    account: Account | None = None
    fingerprint: str = ""
    origin: Whom = UNKNOWN_ADDRESS
    """Their address: the limits of guests go by it, since they may come again as somebody else."""
    passage: Passage = field(default_factory=Passage)
    answers: tuple[str, ...] = ()


Enter = Callable[[Identity, OpensConsole, str], Awaitable[None]]
"""Leads somebody through the club, in the language of their terminal; empty if it is unknown."""
