"""The door of a club: SSH. It finds out who somebody is, gives them one terminal, and refuses everything else.

Who somebody is counts only once the login is complete: a client may offer keys that it does not have, and change the
name or the method as often as it likes.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any, Literal

import asyncssh

from access.club.club import Club
from access.club.editor import END
from access.club.limits import Gate, Limits, network_of
from access.club.log import facts
from access.club.remote import Remote
from access.club.store import Account
from access.club.tasks import Tasks

log = logging.getLogger(__name__)
NEW, GUEST = ("new", "neu"), ("guest", "gast")
"""Login names that register, and that come in for an evening."""


@dataclass(frozen=True, slots=True)
class Identity:
    """Who has logged in: a member, or somebody who is new or a guest, with the key they have proven."""

    kind: Literal["member", "new", "guest"]
    account: Account | None = None
    fingerprint: str = ""
    origin: str = ""
    """The network from which they come: what guests do is counted by it, since they may come again as somebody else."""
    arrived: Callable[[], None] = lambda: None
    """To be called when the person is known: a member has logged in, or a newcomer has said who they are."""


Enter = Callable[[Identity, Remote, str], Awaitable[None]]
"""Leads somebody through the club; the text is the language that their terminal asks for."""


class Server(asyncssh.SSHServer):
    """One connection, until its person is known."""

    def __init__(self, club: Club, gate: Gate, enter: Enter, address: str) -> None:
        self._club, self._gate, self._enter, self._address = club, gate, enter, address
        self.limits: Limits = club.limits
        self._connection: Any = None
        self._attempts = 0
        self._name = ""
        self._candidate: Identity | None = None
        self.identity: Identity | None = None
        self.has_terminal = False
        """Whether the one terminal has begun: until then little may be sent."""
        self._sessions = 0
        self._arrived = False
        self._timer: asyncio.TimerHandle | None = None

    # The connection

    def connection_made(self, conn: Any) -> None:
        """Take note of the connection, which the gate has let in."""
        self._connection = conn
        Metered(conn, self).begin()
        self._timer = asyncio.get_running_loop().call_later(self.limits.login_seconds, self._too_late)

    def _too_late(self) -> None:
        """End a connection that says nothing: it has no identity, or no terminal."""
        if not self._arrived:
            log.info("too late", extra=facts(address=self._address))
            self._connection.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Take note that the connection has ended."""
        if self._timer is not None:
            self._timer.cancel()
        self._gate.leave(self._address, self._arrived)

    # Who it is

    def begin_auth(self, username: str) -> bool:
        """Begin anew with another name; too many attempts end the connection."""
        self._name, self._candidate = username, None
        self._count()
        return True

    def _count(self) -> None:
        self._attempts += 1
        if self._attempts > self.limits.attempts:
            log.info("too many attempts", extra=facts(address=self._address))
            self._connection.abort()

    def public_key_auth_supported(self) -> bool:
        """Return True: keys are the usual way in."""
        return True

    async def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """Tell whether a key that is offered, perhaps not proven yet, would let this name in."""
        self._candidate = None
        self._count()
        candidate = await self._by_key(username.casefold(), key.get_fingerprint())
        self._candidate = candidate
        return candidate is not None

    async def _by_key(self, name: str, fingerprint: str) -> Identity | None:
        account = await self._club.store.people.by_key(fingerprint)
        if name in GUEST and self._club.allows_guests:
            return Identity("guest")
        if account is None:
            return Identity("new", fingerprint=fingerprint) if name in NEW else None
        if account.banned:
            return None
        other = None if name in NEW else await self._club.store.people.by_name(name)
        return Identity("member", account, fingerprint) if other is None or other.id == account.id else None

    def password_auth_supported(self) -> bool:
        """Return whether this name may have a passphrase."""
        return self._name.casefold() not in (*NEW, *GUEST)

    async def validate_password(self, username: str, password: str) -> bool:
        """Tell whether a passphrase is right; it takes as long for a name that nobody has."""
        self._candidate = None
        self._count()
        account = await self._club.store.people.by_name(username)
        kept = await self._club.store.people.secret(account.id) if account is not None else None
        right = await self._club.passphrases.matches(kept, password)
        if not right or account is None or account.banned:
            log.info("wrong passphrase", extra=facts(address=self._address))
            return False
        self._candidate = Identity("member", account)
        return True

    def kbdint_auth_supported(self) -> bool:
        """Return whether somebody without a key may come in: newcomers, and guests where they are allowed."""
        name = self._name.casefold()
        return name in NEW or (name in GUEST and self._club.allows_guests)

    def get_kbdint_challenge(self, username: str, lang: str, submethods: str) -> bool | tuple[str, str, str, list[Any]]:
        """Ask nothing of a newcomer: the conversation does."""
        self._candidate = None
        self._count()
        return ("", "", "", []) if self.kbdint_auth_supported() else False

    def validate_kbdint_response(self, username: str, responses: Any) -> bool:
        """Let a newcomer without a key in, or a guest."""
        self._candidate = Identity("new" if username.casefold() in NEW else "guest")
        return self.kbdint_auth_supported()

    def auth_completed(self) -> None:
        """Take the identity that the last method has proven."""
        self.identity = self._candidate
        if self.identity is None:
            self._connection.abort()
            return
        self.identity = replace(self.identity, arrived=self._arrive, origin=network_of(self._address))
        if self._timer is not None and self.identity.account is None:
            self._timer.cancel()
            self._timer = asyncio.get_running_loop().call_later(self.limits.entrance_seconds, self._too_late)
        person = self.identity.account.id if self.identity.account else 0
        log.info("in", extra=facts(address=self._address, person=person))

    def _arrive(self) -> None:
        if not self._arrived:
            self._arrived = True
            self._gate.known()

    # What it may do

    def session_requested(self) -> Any:
        """Give the connection one terminal."""
        self._sessions += 1
        if self.identity is None or self._sessions > 1:
            return False
        return Session(self.identity, self.limits, self._enter, self._begun, self._club.tasks)

    def _begun(self) -> None:
        self.has_terminal = True


class Metered:
    """Counts the bytes of a connection: few before its person is known, and not too many a second after that."""

    def __init__(self, connection: Any, server: Server) -> None:
        self._connection, self._server = connection, server
        self._received, self._second, self._since = 0, 0, 0.0
        self._take = connection.data_received

    def begin(self) -> None:
        """Count from now on: asyncssh takes any number of messages that it ignores."""
        self._connection.data_received = self._data_received

    def _data_received(self, data: bytes, datatype: Any = None) -> None:
        limits = self._server.limits
        now = asyncio.get_running_loop().time()
        if now - self._since > 1:
            self._since, self._second = now, 0
        self._received += len(data)
        self._second += len(data)
        if not self._server.has_terminal and self._received > limits.login_bytes:
            self._connection.abort()
            return
        self._take(data, datatype)
        if self._second > limits.bytes_a_second:
            self._pause()

    def _pause(self) -> None:
        """Read nothing from this connection for a second."""
        transport = self._connection._transport
        if transport is not None and not transport.is_closing() and transport.is_reading():
            transport.pause_reading()
            asyncio.get_running_loop().call_later(1, self._resume, transport)

    def _resume(self, transport: Any) -> None:
        if not transport.is_closing():
            transport.resume_reading()


class Nothing(dict[Any, Any]):
    """The environment of a session that has begun: asyncssh would keep any number of variables."""

    def __setitem__(self, name: Any, value: Any) -> None:
        """Keep nothing."""


class Session(asyncssh.SSHServerSession[str]):
    """The one terminal of a connection."""

    def __init__(
        self, identity: Identity, limits: Limits, enter: Enter, begun: Callable[[], None], tasks: Tasks
    ) -> None:
        self._identity, self._limits, self._enter, self._begun, self._tasks = identity, limits, enter, begun, tasks
        self._channel: Any = None
        self.remote: Remote | None = None
        self._terminal = False
        self._task: asyncio.Task[None] | None = None
        self._lines, self._since = 0, 0.0
        self._slowed = False

    def connection_made(self, chan: Any) -> None:
        """Bound what waits for a reader who does not read."""
        self._channel = chan
        chan.set_write_buffer_limits(high=self._limits.waiting_bytes)

    def pty_requested(self, term_type: str, term_size: tuple[int, int, int, int], term_modes: Any) -> bool:
        """Edit lines for a terminal, unless it can do nothing."""
        self._terminal = term_type not in ("", "dumb")
        self._size = term_size[:2]
        return True

    def shell_requested(self) -> bool:
        """Return True: the shell is the club."""
        return True

    def exec_requested(self, command: str) -> bool:
        """Return False: the club runs no commands."""
        return False

    def subsystem_requested(self, subsystem: str) -> bool:
        """Return False: the club has no files."""
        return False

    def session_started(self) -> None:
        """Begin the visit."""
        self._begun()
        columns, rows = self._size if self._terminal else (0, 0)
        self.remote = Remote(self._send, self._terminal, columns, rows)
        language = str(self._channel.get_environment().get("LANG", ""))[:2]
        self._channel._env = Nothing()
        self._task = self._tasks.start("visit", self._visit(self.remote, language))

    def _send(self, text: str) -> None:
        """Send text; a channel that is closing loses it, and its visit ends."""
        try:
            self._channel.write(text)
        except OSError:
            self._lose()

    async def _visit(self, remote: Remote, language: str) -> None:
        try:
            await self._enter(self._identity, remote, language)
        finally:
            if not remote.is_lost:
                remote.end()
            self._channel.exit(0)
            self._channel.close()

    def terminal_size_changed(self, width: int, height: int, pixwidth: int, pixheight: int) -> None:
        """Take note of the size of the window."""
        if self.remote is not None:
            self.remote.resize(width, height)

    def data_received(self, data: str, datatype: Any) -> None:
        """Take what was typed; somebody who types too many lines is read more slowly."""
        if self.remote is None:
            return
        self.remote.feed(data)
        now = asyncio.get_running_loop().time()
        if now - self._since > 1:
            self._since, self._lines = now, 0
        self._lines += data.count("\r") + data.count("\n")
        if self._lines > self._limits.lines_a_second and not self._slowed:
            self._slowed = True
            self._channel.pause_reading()
            asyncio.get_running_loop().call_later(1, self._read_again)

    def _read_again(self) -> None:
        self._lines, self._slowed = 0, False
        self._channel.resume_reading()

    def eof_received(self) -> bool:
        """Take the end of the input for Ctrl-D, after what was typed before it."""
        if self.remote is not None:
            self.remote.feed(END)
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        """Let the visit end."""
        self._lose()

    def _lose(self) -> None:
        if self.remote is not None:
            self.remote.lose()

    def pause_writing(self) -> None:
        """Drop a reader who does not read."""
        self._lose()
        self._channel.abort()
