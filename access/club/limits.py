"""The limits of a club, for about a hundred people; each is a setting of the command serve."""

from __future__ import annotations

import ipaddress
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

MINUTE = 60.0


@dataclass(frozen=True, slots=True)
class Limits:
    """What is allowed to one connection, one address, one person, and all."""

    connections: int = 200
    """Connections at once."""
    connections_an_address: int = 20
    connections_a_minute: int = 30
    """New connections of one address in a minute."""
    unknown: int = 20
    """Connections at once whose person is not known yet."""
    invitations_a_minute: int = 10
    """Invitations and reports of one person in a minute."""
    login_seconds: int = 120
    """Time to log in."""
    entrance_seconds: int = 1800
    """Time for a newcomer to say who they are."""
    attempts: int = 6
    """Names, keys and passphrases that are tried in one connection."""
    login_bytes: int = 200_000
    """Bytes of a connection before its person is known."""
    waiting_bytes: int = 1 << 18
    """Bytes that wait for a reader who does not read."""
    lines_a_second: int = 10
    bytes_a_second: int = 1 << 14
    tables: int = 5
    """Open tables of one person."""
    talk_a_minute: int = 30
    journal_days: int = 365
    """Days for which the journals of finished games are kept."""
    keepalive_seconds: int = 30
    keepalives: int = 4
    """Keepalives that may go unanswered."""


class Rate:
    """Counts events in a time that slides along. `clock` returns seconds."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float]) -> None:
        self._most, self._seconds, self._clock = most, seconds, clock
        self._times: deque[float] = deque()

    def allows(self) -> bool:
        """Count an event, and tell whether it is still allowed."""
        now = self._clock()
        while self._times and self._times[0] <= now - self._seconds:
            self._times.popleft()
        if len(self._times) >= self._most:
            return False
        self._times.append(now)
        return True

    @property
    def idle(self) -> bool:
        """Whether nothing counts any more."""
        return not self._times or self._times[-1] <= self._clock() - self._seconds


class Rates:
    """A rate for each of many who do something; those that are idle are forgotten now and then."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float]) -> None:
        self._most, self._seconds, self._clock = most, seconds, clock
        self._rates: dict[str, Rate] = {}
        self._forgot = clock()

    def allows(self, who: str) -> bool:
        """Count what somebody does, and tell whether it is still allowed."""
        rate = self._rates.get(who)
        if rate is None:
            self._forget()
            rate = self._rates[who] = Rate(self._most, self._seconds, self._clock)
        return rate.allows()

    def _forget(self) -> None:
        now = self._clock()
        if now - self._forgot > self._seconds:
            self._forgot = now
            self._rates = {who: rate for who, rate in self._rates.items() if not rate.idle}


def network_of(address: str) -> str:
    """Return what is counted as one address: of IPv6 the network of 64 bits, since one person has many addresses."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    return str(found) if found.version == 4 else str(ipaddress.ip_network((found, 64), strict=False))


class Gate:
    """Decides whether a connection may come in, before anything is computed for it."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self._limits = limits
        self._here: dict[str, int] = {}
        self._rates = Rates(limits.connections_a_minute, MINUTE, clock)
        self._unknown = 0

    def enter(self, given: str) -> bool:
        """Let a connection in, or not."""
        limits, address = self._limits, network_of(given)
        if not self._rates.allows(address) or self._here.get(address, 0) >= limits.connections_an_address:
            return False
        if sum(self._here.values()) >= limits.connections or self._unknown >= limits.unknown:
            return False
        self._here[address] = self._here.get(address, 0) + 1
        self._unknown += 1
        return True

    def known(self) -> None:
        """Take note that the person of a connection is known now."""
        self._unknown -= 1

    def leave(self, given: str, known: bool) -> None:
        """Take note that a connection has ended."""
        address = network_of(given)
        self._unknown -= not known
        self._here[address] -= 1
        if not self._here[address]:
            del self._here[address]
