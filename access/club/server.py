"""The server of a club: its doors let people in, it leads them to their visits, and closes without losing anything."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Callable, Collection, Iterator
from contextlib import suppress
from typing import Any

from access.club.club import Club
from access.club.cluster import Cluster
from access.club.gate import Gate
from access.club.log import extra
from access.club.port import Port
from access.club.store.sql import Account
from access.club.tables.stored import warm_up
from access.club.tournaments import Tournaments
from access.club.visit.commands import ClubCommands
from access.club.visit.entrance import Entrance
from access.club.visit.visit import Visit
from access.club.visitor import Identity, Lost, OpensConsole, Visitor
from access.language.phrases import Phrases
from access.system import posix
from games.refusals import Failed, Leave, Refused

log = logging.getLogger(__name__)
AWAY = 3.0
"""Seconds without the database after which nobody is let in: another host may have it."""
HOUR = 3600
LOOKS = 1.0
"""Seconds between two checks for changes by the keeper."""
SIGNS_ALONE = 4.0
"""Seconds between two signs of life of a host that is alone with its file: they are written to the disk."""
PATIENCE = 5.0
"""The most seconds for telling everybody that the club closes."""
DRAINS = 60.0
"""The most seconds for which a draining host waits for half-typed lines."""
DRAIN_LOOKS = 0.1


class Door:
    """A way into the club at a port. It admits connections by the gate, and leads their people by `Serving.enter`."""

    port: Port

    @property
    def is_open(self) -> bool:
        """Whether connections are accepted."""
        return self.port.is_open

    async def open(self) -> None:
        """Let people in from now on. Raises Failed."""
        self.port.open()

    def keep(self, trouble: str) -> None:
        """Let nobody in while there is trouble, else let people in."""
        self.port.keep(trouble)

    def begin_closing(self) -> None:
        """Let nobody in from now on; those who are here stay until they are dismissed."""
        self.port.close()

    async def close(self) -> None:
        """Close the connections that are left after the last visit."""

    def told(self, phrases: Phrases) -> Iterator[str]:
        """Yield how to come in, a line for each thing that somebody may copy."""
        yield from ()


class Serving:
    """A club that serves by its `doors`. `clock` counts seconds.

    A host that `drains` lets each person finish their line before it stops.
    """

    def __init__(self, club: Club, clock: Callable[[], float], drains: bool = False) -> None:
        self.club, self.clock, self.drains = club, clock, drains
        self.gate = Gate(club.limits, clock)
        self.doors: list[Door] = []
        self.commands = ClubCommands(club)
        self.tournaments = Tournaments(club)
        self.cluster = Cluster(club, self.tournaments, self.drain)
        self._visits: dict[asyncio.Task[Any], Visitor] = {}
        self._works: list[asyncio.Task[None]] = []
        """The tasks that go on until the last visit has ended."""
        self._closing = club.tasks.ends
        self.drain_seconds = DRAINS
        self.goes_on = False
        """Whether other hosts still served when this one closed."""

    async def open(self) -> None:
        """Load the open tables and tournaments; those that cannot be loaded are logged."""
        await self.cluster.begin()  # first: changes made while the tables are read come as news
        await self.club.load()
        await self.tournaments.load()

    # Doors

    async def add(self, door: Door) -> None:
        """Let people in by this door, too. Raises Failed."""
        await door.open()
        self.doors.append(door)

    @property
    def is_closing(self) -> bool:
        """Whether this host lets nobody in any more, and waits for its people."""
        return self._closing.is_set()

    async def mind_doors(self) -> None:
        """Close the doors while the database, which other hosts share, is away; open them when it is back."""
        while True:
            trouble = "" if self.cluster.away < AWAY else f"cannot record: {self.cluster.reason}"
            for door in self.doors:
                door.keep(trouble)
            await asyncio.sleep(LOOKS)

    async def trouble(self) -> str:
        """Return why this host cannot let people in or record now; empty if it can, or closes and can still record.

        Hosts of a shared database write to it all the time; a host with a file writes to it now.
        """
        if not self.club.store.shared:
            with suppress(TimeoutError):
                async with asyncio.timeout(AWAY):
                    await self.cluster.sign()
        failure, away = self.cluster.failure, self.cluster.away
        if away >= AWAY or (failure is not None and not self.club.store.shared):
            return f"cannot record: {self.cluster.reason}"
        is_open = [door.is_open for door in self.doors]
        return "" if (is_open and all(is_open)) or self.is_closing else "port closed"

    # Visits

    async def enter(self, identity: Identity, opens: OpensConsole, language: str) -> None:
        """Lead somebody through the club, in their language; without one, in that of the club."""
        task = asyncio.current_task()
        assert task is not None
        club = self.club
        visitor = Visitor(identity, opens, language, club.keep_settings, self.commands, club.language)
        identity.passage.dismiss = visitor.dismiss
        self._visits[task] = visitor
        task.add_done_callback(self._visits.pop)
        visit = Visit(club, visitor, self.commands, self.tournaments, identity.passage.leaves)
        visitor.late.start()
        try:
            visitor.become(await self._known(identity, visitor))
            _ = self.club.tasks.start("warm up", warm_up(visitor.language))
            if why := identity.passage.arrived(max(visitor.account.id, 0)):
                raise Refused(why)
            await visit.run()
        except Refused as refused:
            visitor.refuse(refused)
            await visitor.last_words()
        except Lost:
            return
        except (Leave, EOFError):
            await visitor.last_words()
        except Exception:
            log.exception("visit failed")
            visitor.console.print([visitor.phrases.text("club-error")])
        finally:
            visitor.late.stop()

    async def _known(self, identity: Identity, visitor: Visitor) -> Account:
        """Return the account of a login; newcomers and guests are asked. Raises Leave and Refused."""
        stamps = identity.passage.stamps
        if identity.account is not None:
            return await self._present_account(identity.account, stamps)
        self._refuse_banned_address(identity)
        entrance = Entrance(self.club, visitor, identity.fingerprint, identity.answers)
        account = await (entrance.register() if identity.kind == "new" else entrance.for_an_evening())
        self._refuse_banned_address(identity)
        return await self._present_account(account, stamps) if account.id > 0 else account

    async def _present_account(self, account: Account, stamps: Collection[str]) -> Account:
        """Return the present state of an account: its login may be long ago.

        Raises Refused if it is banned or deleted, or has to log in anew.
        """
        found = (await self.club.store.people.by_numbers([account.id])).get(account.id)
        if found is None or found.banned:
            raise Refused("club-out-gone" if found is None else "club-out-banned")
        if found.stamp not in stamps:
            raise Refused("club-out-anew")
        return found

    def _refuse_banned_address(self, identity: Identity) -> None:
        """Raise Refused for a newcomer or guest from an address that was banned this evening."""
        if self.club.presence.evening.until("ban", identity.origin):
            raise Refused("club-out-evening")

    # Closing

    def stop(self) -> None:
        """Close the club soon, after a signal."""
        self._closing.set()

    def drain(self) -> None:
        """Close the club soon, but let each person finish their line first."""
        self.drains = True
        self._closing.set()

    async def _look_after(self) -> None:
        """Apply the keeper's changes; once an hour delete old journals and talk."""
        since = 0.0
        while True:
            try:
                since = await self._look(since)
            except Failed as error:  # the database is away, or the disk full: it is tried again
                log.warning("store not reached", extra=extra(why=error.reason))
            await asyncio.sleep(LOOKS)

    async def _look(self, since: float) -> float:
        """Do this once; return the time of the last deletion."""
        now = self.club.now()
        if not self.club.store.shared:
            await self.cluster.hear_news()
            if self.cluster.away > SIGNS_ALONE:
                await self.cluster.sign()
                await self.cluster.compare()
        if now - since < HOUR:
            return since
        await self.club.store.people.forget_talk()
        await self.club.store.tables.purge(self.club.limits.journal_days)
        await self.club.store.hosts.forget()
        return now

    def mind_signals(self) -> None:
        """Close the club at a signal, from now on."""
        loop = asyncio.get_running_loop()
        for wanted in posix.CLOSES:
            if signal.getsignal(wanted) is not signal.SIG_IGN:  # nohup ignores a closed terminal
                posix.at_signal(wanted, loop, self.stop)

    async def run(self) -> None:
        """Serve until a signal asks to stop; then tell everybody, and lose nothing."""
        self.mind_signals()
        posix.notify("READY=1")
        self._works.append(self.club.tasks.keep("looking after", self._look_after))
        self._works.append(self.club.tasks.keep("abandoned tables", self.club.close_abandoned))
        if self.club.store.shared:
            self.cluster.run()
            self._works.append(self.club.tasks.keep("doors", self.mind_doors))
        await self._closing.wait()
        posix.notify("STOPPING=1")
        await self.close()

    async def close(self) -> None:
        """Tell everybody that this host closes, end all visits, and close the store."""
        for door in self.doors:
            door.begin_closing()
        await self.cluster.begin_closing()
        await self._end_visits()
        for work in self._works:
            work.cancel()
        for door in self.doors:
            await door.close()
        self.tournaments.close()
        await self.club.presence.close()
        await self.club.returning.close()
        await self.club.meanwhile.close()
        self.goes_on = await self.cluster.goes_on()
        await self.cluster.close()
        await self.club.tasks.close()
        self.club.passphrases.close()
        if self.club.worker is not None:
            await asyncio.to_thread(self.club.worker.close)
        await self.club.store.close()

    async def _end_visits(self) -> None:
        """Dismiss everybody; a host that drains dismisses each person when their line is finished, for a while."""
        loop = asyncio.get_running_loop()
        end = loop.time() + (self.drain_seconds if self.drains else 0)
        while self._visits and loop.time() < end:
            await self._dismiss(_has_finished)
            await asyncio.sleep(DRAIN_LOOKS)
        await self._dismiss(lambda visitor: True)
        if self._visits:
            await asyncio.wait(tuple(self._visits), timeout=PATIENCE)

    async def _dismiss(self, ends: Callable[[Visitor], bool]) -> None:
        """End the visits for which this holds; their people hear whether other hosts may take them in."""
        if any(map(ends, self._visits.values())):
            last_words = "club-moves" if await self.cluster.goes_on() else "club-closes"
            for visitor in filter(ends, tuple(self._visits.values())):
                visitor.dismiss(last_words)


def _has_finished(visitor: Visitor) -> bool:
    """Tell whether somebody is connected and has no half-typed line."""
    return visitor.console.is_idle and not visitor.console.is_lost
