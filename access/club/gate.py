"""The gate of a club: it admits connections, and decides who gives way, before anything is computed for them.

Its limits are for about a hundred people; each is a setting of the command serve. Members are counted by their account
alone, so they never wait behind strangers. Everybody else is counted by address, by network, and all together: one
address cannot use up the share of the others. Bans and mutes of guests hold for an address until the evening is over.
Members who are banned are refused in server.py.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections import Counter, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields, replace
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Literal

from access.club.log import extra
from games.data import frozen

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600


@frozen
class Share:
    """A limit: the number of events in so many `seconds`, or with 0 the number at once."""

    member: int
    address: int
    network: int
    strangers: int
    """All strangers together."""
    seconds: int = 0


@frozen
class Limits:
    """The limits, with their reasons. The numbers of a share are the fields of Share."""

    handshakes: Share = Share(30, 30, 90, 600, MINUTE)
    """New connections: each costs about 5 ms. Strangers elsewhere do not count for an address of a recent member."""
    doors: Share = Share(4, 4, 12, 60)
    """Connections of people who are not known yet. If a share is full, the longest silent one gives way."""
    guests: Share = Share(0, 4, 12, 60)
    """Guests at once: a school has one address."""
    pages: Share = Share(0, 60, 180, 1000)
    """Connections of browsers at once: each page holds one, and a few more for a moment. If a share is full, the
    longest idle one gives way. Strangers elsewhere do not count for an address of a recent member."""
    entrances: Share = Share(0, 120, 360, 1200, MINUTE)
    """Pages for people who are not in yet."""
    passphrases: Share = Share(3, 3, 6, 30, 10)
    """Wrong passphrases: each takes 30 ms of one thread. A limit by account would let others shut its owner out; a
    member has a share of their own at an address from which they came within a day."""
    accounts: Share = Share(0, 5, 20, 60, HOUR)
    """New members without an invitation: an account is for good."""
    recoveries: Share = Share(0, 10, 30, 100, HOUR)
    """Recovery codes and invitations that are tried."""
    talk: Share = Share(30, 30, 60, 200, MINUTE)
    """Lines of talk: nobody can follow more."""
    invitations: Share = Share(10, 10, 20, 60, MINUTE)
    """Invitations and reports: each calls somebody."""
    comings: Share = Share(6, 6, 12, 60, MINUTE)
    """Announced arrivals and departures, in the club and at tables."""
    tables: Share = Share(5, 5, 10, 50)
    """Open tables."""
    connections: int = 200
    """Members at once: as many as a small computer can serve."""
    connections_of_a_member: int = 5
    """Beyond it the oldest one gives way: it may be a line that was cut without a sign."""
    silent_seconds: int = 10
    """Time until a connection sends its first bytes."""
    login_seconds: int = 120
    """Time to log in: the fingerprint of the club is compared by ear, and a passphrase typed."""
    entrance_silent_seconds: int = 120
    """Time in which a newcomer must type something."""
    entrance_seconds: int = 1800
    """Time for a newcomer to say who they are."""
    attempts: int = 12
    """Names, keys and passphrases that one connection may try: programs offer all keys of their person."""
    login_bytes: int = 200_000
    """Bytes of a connection before its person is known."""
    waiting_bytes: int = 1 << 18
    """Bytes that wait for a reader; one who lets more wait is dropped."""
    lines_a_second: int = 10
    bytes_a_second: int = 1 << 14
    journal_days: int = 365
    """Days for which the journals of finished games are kept."""
    keepalive_seconds: int = 30
    keepalives: int = 4
    """Keepalives that may go unanswered."""


PARTS = tuple(field.name for field in fields(Share))


def limit_names() -> Iterator[str]:
    """Yield the names of all limits as they are typed, such as journal-days, or talk.address for a part of a share."""
    for each in fields(Limits):
        name = each.name.replace("_", "-")
        yield from (f"{name}.{part}" for part in PARTS) if isinstance(each.default, Share) else [name]


def changed(limits: Limits, name: str, number: int) -> Limits:
    """Return the limits with one changed. Raises KeyError for an unknown name."""
    if name not in limit_names():
        raise KeyError(name)
    field, _, part = name.replace("-", "_").partition(".")
    value: Any = replace(getattr(limits, field), **{part: number}) if part else number
    return replace(limits, **{field: value})


@frozen
class Whom:
    """A person for limits: a member by number, anybody else by address."""

    address: str = ""
    network: str = ""
    member: int = 0
    familiar: bool = False
    """Whether a member came from this address lately: then its network and all strangers do not count for it."""

    def groups(self, share: Share) -> tuple[tuple[str, int], ...]:
        """Return the groups to which it belongs, each with its limit."""
        if self.member:
            return ((f"member {self.member}", share.member),)
        own = (f"address {self.address}", share.address)
        if self.familiar:
            return (own,)
        return own, (f"network {self.network}", share.network), ("strangers", share.strangers)

    def is_of(self, group: str, share: Share) -> bool:
        """Tell whether it belongs to a group of a share."""
        return any(group == own for own, _ in self.groups(share))


UNKNOWN_ADDRESS = Whom()
"""Somebody whose address is unknown."""


@lru_cache(maxsize=4096)  # a browser asks often, and a proxy for many browsers
def stranger(address: str) -> Whom:
    """Return the stranger at this address; in IPv6, the first 64 bits are one person's."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return Whom(address, address)
    if found.version == 6 and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    own, around = (32, 24) if found.version == 4 else (64, 48)
    address, network = (str(ipaddress.ip_network((found, bits), strict=False)) for bits in (own, around))
    return Whom(address, network)


class Rates:
    """Counts recent events by group, against a share. `clock` counts seconds."""

    def __init__(self, share: Share, clock: Callable[[], float]) -> None:
        self._share, self._clock = share, clock
        self._times: dict[str, deque[float]] = {}
        self._forgot = clock()

    def allows(self, whom: Whom) -> bool:
        """Count an event, and tell whether it is allowed; a refused one does not count."""
        allowed = self.would_allow(whom)
        if allowed:
            self.count(whom)
        return allowed

    def would_allow(self, whom: Whom) -> bool:
        """Tell whether an event is allowed now."""
        self._forget()
        return all(len(self._lately(group)) < most for group, most in whom.groups(self._share))

    def count(self, whom: Whom) -> None:
        """Count an event."""
        for group, _ in whom.groups(self._share):
            self._lately(group).append(self._clock())

    def _lately(self, group: str) -> deque[float]:
        times = self._times.setdefault(group, deque())
        while times and times[0] <= self._clock() - self._share.seconds:
            times.popleft()
        return times

    def _forget(self) -> None:
        """Drop the groups without recent events."""
        now = self._clock()
        if now - self._forgot > self._share.seconds:
            self._forgot = now
            self._times = {group: times for group in list(self._times) if (times := self._lately(group))}


class Seldom:
    """Allows an event once a minute, such as a line of the log that strangers can cause. `clock` counts seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock, self._since = clock, -float("inf")

    def allows(self) -> bool:
        """Count an event, and tell whether it is allowed."""
        allowed = self._clock() - self._since >= MINUTE
        if allowed:
            self._since = self._clock()
        return allowed


class Bucket:
    """Allows so many events a second, and as many at once; as many more wait. `clock` counts seconds."""

    def __init__(self, rate: int, clock: Callable[[], float]) -> None:
        self._rate, self._clock, self._left, self._at = rate, clock, float(rate), clock()

    def waits(self) -> float | None:
        """Count an event, and return the seconds until it may happen; None for one too many, which does not count."""
        now = self._clock()
        self._left = min(self._rate, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1 - self._rate:
            return None
        self._left -= 1
        return max(0.0, -self._left / self._rate)


class Counts:
    """Counts the events of a club that are limited."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self.talk = Rates(limits.talk, clock)
        self.invitations = Rates(limits.invitations, clock)
        self.comings = Rates(limits.comings, clock)
        self.accounts = Rates(limits.accounts, clock)
        self.recoveries = Rates(limits.recoveries, clock)


log = logging.getLogger(__name__)
MOST_FAMILIAR = 2000
"""The most addresses that are remembered, alone and with their members."""


@dataclass(eq=False)
class Pass:
    """An admitted connection. `give_way` ends it, with a phrase for its person if they can hear one."""

    whom: Whom
    heard: float
    """The time of its last activity."""
    give_way: Callable[[str], None] = field(default=lambda phrase: None)
    kind: Literal["door", "guest", "member"] = "door"
    gone: bool = False
    """Whether it was told to give way, perhaps before `give_way` was set."""
    address: str = ""
    """The address from which it came, also after its person is known."""


class TooManyTries(Exception):
    """Too many wrong passphrases came from this address lately, so this one was not checked."""


class Gate:
    """Admits connections. `clock` counts seconds. Addresses are kept for a day, in memory only."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self._limits, self._clock = limits, clock
        self._handshakes, self._passphrases = Rates(limits.handshakes, clock), Rates(limits.passphrases, clock)
        self._here: list[Pass] = []
        self._familiar: dict[tuple[str, int], float] = {}
        """When members came last from an address, by address and member, and by address alone with 0."""
        self._logs = Seldom(clock)
        self.one_by_one = asyncio.Lock()
        """Held while a passphrase is checked, so that none is checked before a wrong one has counted."""

    def enter(self, address: str) -> Pass | None:
        """Admit a connection, or return None. If too many wait at the door, the longest silent one gives way."""
        whom = self.whom(address)
        if not self._handshakes.allows(whom):
            return None
        for group, most in whom.groups(self._limits.doors):
            doors = (each for each in self._here if each.kind == "door")
            waiting = [each for each in doors if each.whom.is_of(group, self._limits.doors)]
            if len(waiting) >= most and not self._make_room(waiting):
                return None
        entered = Pass(whom, self._clock(), address=whom.address)
        self._here.append(entered)
        return entered

    def whom(self, address: str) -> Whom:
        """Return the person at an address, before they are known."""
        return self.as_now(stranger(address))

    def as_now(self, whom: Whom) -> Whom:
        """Return the same person; a member may have come from their address meanwhile."""
        return replace(whom, familiar=self._is_familiar(whom.address))

    def _is_familiar(self, address: str, member: int = 0) -> bool:
        """Tell whether a member, or any, came from this address within a day."""
        return self._clock() - self._familiar.get((address, member), -DAY) < DAY

    def _make_room(self, waiting: list[Pass]) -> bool:
        """End the longest silent connection of the network that has most; tell whether there was one."""
        networks = Counter(each.whom.network for each in waiting)
        found = max(waiting, key=lambda each: (networks[each.whom.network], -each.heard), default=None)
        if found is not None:
            self._send_away(found, "club-gives-way")
        return found is not None

    def _send_away(self, found: Pass, phrase: str) -> None:
        self.leave(found)
        found.gone = True
        found.give_way(phrase)

    def hears(self, entered: Pass) -> None:
        """Note the activity of a connection."""
        entered.heard = self._clock()
        if entered.kind == "member":
            self._remember(entered)

    def may_try(self, entered: Pass, member: int = 0) -> bool:
        """Tell whether to check a passphrase or passkey, perhaps of a member: wrong ones count, right ones do not."""
        return self._passphrases.would_allow(self._trying(entered, member))

    def failed(self, entered: Pass, member: int = 0) -> None:
        """Count a wrong passphrase or passkey."""
        self._passphrases.count(self._trying(entered, member))

    def _trying(self, entered: Pass, member: int) -> Whom:
        """Return the person for the share of a try: a member has their own where they came from lately."""
        if member and self._is_familiar(entered.address, member):
            return Whom(f"{entered.address} {member}", familiar=True)
        return entered.whom

    def knows(self, entered: Pass, member: int = 0) -> str:
        """Note the person of a connection: a member by number, or a guest. Return the reason to turn them away.

        One that had to give way, or has ended, counts nowhere any more, so nobody may come in by it.
        """
        if entered not in self._here:
            return "club-gives-way"
        if member:
            return self._member(entered, member)
        guests = [each.whom for each in self._here if each.kind == "guest"]
        if not at_once(self._limits.guests, entered.whom, guests):
            return "club-guests-full"
        entered.kind = "guest"
        return ""

    def _member(self, entered: Pass, member: int) -> str:
        members = [each for each in self._here if each.kind == "member" and each is not entered]
        own = [each for each in members if each.whom.member == member]
        if len(members) >= self._limits.connections and not own:
            return "club-is-full"
        if len(own) >= self._limits.connections_of_a_member:
            self._send_away(own[0], "club-came-too-often")
        entered.kind, entered.whom = "member", Whom(member=member)
        self._remember(entered)
        return ""

    def _remember(self, entered: Pass) -> None:
        """Remember the address of a member for a day."""
        for key in ((entered.address, 0), (entered.address, entered.whom.member)):
            self._familiar.pop(key, None)
            self._familiar[key] = self._clock()
        while len(self._familiar) > MOST_FAMILIAR:
            del self._familiar[next(iter(self._familiar))]

    def say_refused(self, address: str) -> None:
        """Log that a connection was refused; only now and then, since strangers could fill the log."""
        if self._logs.allows():
            log.info("refused", extra=extra(address=address))

    def leave(self, entered: Pass) -> None:
        """Note the end of a connection."""
        if entered in self._here:
            self._here.remove(entered)


def at_once(share: Share, whom: Whom, among: list[Whom]) -> bool:
    """Tell whether somebody may have one more, besides those of all these."""
    return all(sum(each.is_of(group, share) for each in among) < most for group, most in whom.groups(share))


LASTS = 12 * HOUR
"""The seconds of an evening."""
Sanction = Literal["ban", "mute"]


class Evening:
    """Addresses whose guests are banned or muted. `clock` returns seconds since 1970.

    Only hashes of addresses are kept, with a key that all hosts share.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.key = ""
        self._until: dict[tuple[str, Sanction], int] = {}

    def mark(self, origin: Whom) -> str:
        """Return the hash of an address; empty if the address is unknown."""
        if not origin.address:
            return ""
        return blake2b(origin.address.encode(), key=self.key.encode()[:64], digest_size=12).hexdigest()

    def decide(self, order: Sanction, mark: str, until: int = 0) -> int:
        """Record a ban or mute of an address, and return its end."""
        now = self._clock()
        self._until = {found: end for found, end in self._until.items() if end > now}
        until = until or int(now) + LASTS
        if mark:
            self._until[mark, order] = until
        return until

    def until(self, order: Sanction, origin: Whom) -> int:
        """Return the end of a ban or mute of an address; 0 if there is none."""
        until = self._until.get((self.mark(origin), order), 0)
        return until if until > self._clock() else 0
