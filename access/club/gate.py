"""The gate of a club: it admits connections, and decides who gives way, before anything is computed for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Literal

from access.club.limits import DAY, Limits, Rates, Share, Whom, stranger

MOST_FAMILIAR = 1000
"""The most addresses of members that are remembered."""


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


class Gate:
    """Admits connections. `clock` counts seconds. Addresses are kept for a day, in memory only."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self._limits, self._clock = limits, clock
        self._handshakes = Rates(limits.handshakes, clock)
        self._passphrases, self._questions = (Rates(limits.passphrases, clock) for _ in range(2))
        self._here: list[Pass] = []
        self._familiar: dict[str, float] = {}

    def enter(self, address: str) -> Pass | None:
        """Admit a connection, or return None. If too many wait at the door, the longest silent one gives way."""
        whom = self._whom(address)
        if not self._handshakes.allows(whom):
            return None
        for group, most in whom.groups(self._limits.doors):
            doors = (each for each in self._here if each.kind == "door")
            waiting = [each for each in doors if each.whom.is_of(group, self._limits.doors)]
            if len(waiting) >= most and not self._make_room(waiting):
                return None
        entered = Pass(whom, self._clock())
        self._here.append(entered)
        return entered

    def _whom(self, address: str) -> Whom:
        whom = stranger(address)
        since = self._familiar.get(whom.address, -DAY)
        return replace(whom, familiar=self._clock() - since < DAY)

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

    def may_try(self, entered: Pass) -> bool:
        """Count a try of a passphrase or passkey, and tell whether to check it."""
        return self._passphrases.allows(entered.whom)

    def may_ask(self, entered: Pass) -> bool:
        """Count a question for a passkey, and tell whether to ask it; the limit is that of passphrases."""
        return self._questions.allows(entered.whom)

    def knows(self, entered: Pass, member: int = 0) -> str:
        """Note the person of a connection: a member by number, or a guest. Return the reason to turn them away."""
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
        self._familiar.pop(entered.whom.address, None)
        self._familiar[entered.whom.address] = self._clock()
        if len(self._familiar) > MOST_FAMILIAR:
            del self._familiar[next(iter(self._familiar))]
        entered.kind, entered.whom = "member", Whom(member=member)
        return ""

    def leave(self, entered: Pass) -> None:
        """Note the end of a connection."""
        if entered in self._here:
            self._here.remove(entered)


def at_once(share: Share, whom: Whom, among: list[Whom]) -> bool:
    """Tell whether somebody may have one more, besides those of all these."""
    return all(sum(each.is_of(group, share) for each in among) < most for group, most in whom.groups(share))
