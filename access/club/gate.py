"""The gate of a club: it admits connections, and decides who gives way, before anything is computed for them."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Literal

from access.club.limits import DAY, Limits, Rates, Seldom, Share, Whom, stranger
from access.club.log import facts

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
            log.info("refused", extra=facts(address=address))

    def leave(self, entered: Pass) -> None:
        """Note the end of a connection."""
        if entered in self._here:
            self._here.remove(entered)


def at_once(share: Share, whom: Whom, among: list[Whom]) -> bool:
    """Tell whether somebody may have one more, besides those of all these."""
    return all(sum(each.is_of(group, share) for each in among) < most for group, most in whom.groups(share))
