"""A connection to a person, whichever door they came in by: its console, their identity, the settings of their account.

Some of these are also settings of the program at home.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from access.club.gate import UNKNOWN_ADDRESS, Whom
from access.club.store.records import Account
from access.dialogue.requests import Reach, Read, Typed
from access.language.phrases import Hearing, Phrases
from access.play.at_table import TableSeen
from access.play.tournament import Note
from access.settings.preferences import BY_NAME, BadSetting, Setting, Value
from access.settings.wording import Changing
from games.data import frozen
from games.refusals import Refused

AT_HOME = ("language", "verbosity", "others", "flavour", "braille.cells", "braille.more", "sort")
"""The settings that mean the same at home."""
BELL = "club.bell"
CLUB_SETTINGS = (
    *(BY_NAME[name] for name in AT_HOME),
    Setting(BELL, "off", ("off", "on")),
    Setting("club.talk", "later", ("later", "now")),
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
        """Withdraw an open question to tell news, if they are for `now` or the settings say so."""

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
