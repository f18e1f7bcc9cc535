"""The door by SSH, and its login: it identifies people, gives them one terminal, and refuses everything else.

An identity counts only once the login is complete: a client may offer keys that it does not have, and change the name
or the method. Connections count their bytes, and know whether a key is proven or only offered.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Coroutine, Iterator
from contextvars import ContextVar
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

import asyncssh
from asyncssh.constants import MSG_IGNORE
from asyncssh.packet import SSHPacketLogger

from access.club.club import Club
from access.club.gate import Gate, Limits, Pass, Seldom, TooManyTries
from access.club.lines.console import LineVisit, Remote
from access.club.lines.editor import END
from access.club.log import extra
from access.club.port import NoHeader, Port, client_address
from access.club.server import Door, Serving
from access.club.understood import words_of_club
from access.club.visitor import Enter, Identity, Passage
from access.language.phrases import Phrases, normal
from access.system.environment import LANGUAGES, matching
from games.refusals import Failed


class MeteredConnection(asyncssh.SSHServerConnection):
    """A connection that tells its login which keys are proven, with a cheap timer for keepalives.

    Its received bytes are limited: in all before its terminal begins, and always in a second. asyncssh itself accepts
    any number of ignored messages.
    """

    _heard_at = _since = 0.0
    _received = _second = 0

    def data_received(self, data: bytes, datatype: Any = None) -> None:
        """Count received bytes, and handle them."""
        server: Any = self._owner
        if server is None:
            return  # the connection is lost
        now = self._loop.time()
        if now - self._since > 1:
            self._since, self._second = now, 0
        self._received += len(data)
        self._second += len(data)
        if not server.has_terminal:
            if self._received > server.limits.login_bytes:
                self.abort()
                return
            server.heard()
        super().data_received(data, datatype)
        if self._second > server.limits.bytes_a_second:
            self._pause()

    def _pause(self) -> None:
        """Stop reading for a second."""
        transport = self._transport
        if transport is not None and not transport.is_closing() and transport.is_reading():
            transport.pause_reading()
            self._loop.call_later(1, self._resume, transport)

    def _resume(self, transport: Any) -> None:
        if not transport.is_closing():
            transport.resume_reading()

    def send_packet(self, pkttype: int, *args: bytes, handler: SSHPacketLogger | None = None) -> None:
        """Send a packet, unless it is to be ignored: such packets only protect CBC ciphers (RFC 4251, 9.3.1).

        It is not logged: even where nobody reads that, asyncssh words a line for each packet.
        """
        if pkttype != MSG_IGNORE:
            super().send_packet(pkttype, *args, handler=_UNLOGGED)

    def _reset_keepalive_timer(self) -> None:
        """Note activity. A running timer stays: a new one for each packet would cost more."""
        self._heard_at = self._loop.time()
        if self._keepalive_timer is None:
            super()._reset_keepalive_timer()

    def _keepalive_timer_callback(self) -> None:
        """Send a keepalive after a long silence."""
        due = self._heard_at + self._keepalive_interval
        if self._loop.time() < due:
            self._keepalive_timer = self._loop.call_at(due, self._keepalive_timer_callback)
        else:
            super()._keepalive_timer_callback()

    async def validate_public_key(self, username: str, key_data: bytes, msg: bytes, signature: bytes) -> bool:
        """Tell whether a key lets somebody in; without a message, it is only offered."""
        server: Any = self._owner
        server.proves = bool(msg)
        return bool(await super().validate_public_key(username, key_data, msg, signature))


class _Unlogged(SSHPacketLogger):
    """Logs no packet."""

    def log_sent_packet(self, *_: Any) -> None:
        """Log nothing."""


_UNLOGGED = _Unlogged()


T = TypeVar("T")
log = logging.getLogger(__name__)
LOOKS = 3.0
"""The most seconds for looking somebody up: nothing can be told to them meanwhile."""
CLOSES = 2.0
"""Seconds for sending the last lines."""


def is_new(username: str) -> bool:
    """Tell whether this is a login name of newcomers."""
    return normal(username) in words_of_club("club-login-new")


def is_guest(username: str) -> bool:
    """Tell whether this is a login name of guests."""
    return normal(username) in words_of_club("club-login-guest")


class Server(asyncssh.SSHServer):
    """The login of one connection."""

    def __init__(self, club: Club, gate: Gate, enter: Enter, address: str, entered: Pass) -> None:
        self.club, self._gate, self.enter, self._address = club, gate, enter, address
        self._pass, self._origin = entered, entered.whom
        entered.give_way = self._give_way
        self.proves = True
        """Whether the current key comes with a signature, and is not only offered."""
        self.limits: Limits = club.limits
        self._connection: Any = None
        self._attempts = 0
        self._name = ""
        self._candidate: Identity | None = None
        self.identity: Identity | None = None
        self.has_terminal = False
        """Whether the terminal session has begun; the bytes before it are limited."""
        self._sessions = 0
        self._passage = Passage(self._arrive)
        self._timer: asyncio.TimerHandle | None = None
        self._silent = self._heard_at = 0.0
        """The most seconds of silence, and when something was heard last."""

    # The connection

    def connection_made(self, conn: Any) -> None:
        """Note the connection, and begin its time limits."""
        self._connection = conn
        if self._pass.gone:  # it gave way before it was ready
            asyncio.get_running_loop().call_soon(conn.abort)
        self._look_soon(self.limits.silent_seconds, self.limits.login_seconds)

    def _look_soon(self, silent: float, most: float) -> None:
        """End the connection if it is silent for so long, or if its person is not known in time."""
        if self._timer is not None:
            self._timer.cancel()
        loop = asyncio.get_running_loop()
        self._silent, self._heard_at, end = silent, loop.time(), loop.time() + most

        def look() -> None:
            due = min(self._heard_at + self._silent, end)
            if loop.time() >= due:
                log.info("too late", extra=extra(address=self._address))
                self._give_way("club-too-late")
            else:
                self._timer = loop.call_at(due, look)

        self._timer = loop.call_at(min(self._heard_at + silent, end), look)

    def heard(self) -> None:
        """Note activity. From the first bytes on the whole time to log in counts: fingerprints are compared by ear."""
        self._heard_at = asyncio.get_running_loop().time()
        if self.identity is None:
            self._silent = self.limits.login_seconds
        self._gate.hears(self._pass)

    def _give_way(self, phrase: str) -> None:
        """End the connection; a person with a visit hears why."""
        if self._passage.dismiss is not None:
            self._passage.dismiss(phrase)
            self.end_soon()
        elif self._connection is not None:
            self._connection.abort()

    def end_soon(self) -> None:
        """End a connection after its terminal."""
        asyncio.get_running_loop().call_later(CLOSES, self._connection.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Note the end of the connection."""
        if self._timer is not None:
            self._timer.cancel()
        self._gate.leave(self._pass)

    # The identity

    def begin_auth(self, username: str) -> bool:
        """Begin with another name; too many attempts end the connection."""
        self._name, self._candidate = username, None
        self._count()
        return True

    def _count(self) -> None:
        self._attempts += 1
        if self._attempts > self.limits.attempts:
            log.info("too many attempts", extra=extra(address=self._address))
            self._connection.abort()

    def public_key_auth_supported(self) -> bool:
        """Return True: keys are the usual way in."""
        return True

    async def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """Tell whether a key, perhaps only offered, lets this name in."""
        self._candidate = None
        if self.club.invite_only and not self.proves:
            return True  # somebody with only a public key must not learn whether it is a member's
        self._count()
        candidate = await self._in_time(self._by_key(username.casefold(), key.get_fingerprint()))
        self._candidate = candidate
        return candidate is not None

    async def _in_time(self, looked_up: Coroutine[Any, Any, T]) -> T | None:
        """Return the result of a look-up; if it fails or is late, end the connection: another host may succeed."""
        try:
            async with asyncio.timeout(LOOKS):
                return await self.club.tasks.finished("login", looked_up, (Failed, TooManyTries))
        except (TimeoutError, Failed):
            log.warning("not looked up", extra=extra(address=self._address))
            self._connection.abort()
            return None

    async def _by_key(self, name: str, fingerprint: str) -> Identity | None:
        account = await self.club.store.people.by_key(fingerprint)
        if is_guest(name) and self.club.allows_guests:
            return Identity("guest")
        if account is None:
            return Identity("new", fingerprint=fingerprint) if is_new(name) else None
        other = None if is_new(name) else await self.club.store.people.by_name(name)
        return Identity("member", account, fingerprint) if other is None or other.id == account.id else None

    def password_auth_supported(self) -> bool:
        """Tell whether this name may have a passphrase."""
        return not (is_new(self._name) or is_guest(self._name))

    async def validate_password(self, username: str, password: str) -> bool:
        """Tell whether a passphrase is right; it takes as long for a name that nobody has."""
        self._candidate = None
        self._count()
        try:
            account = await self._in_time(self.club.by_passphrase(self._gate, self._pass, username, password))
        except TooManyTries:
            self._connection.send_auth_banner(Phrases(self.club.language).text("club-passphrases-later") + "\r\n")
            return False
        if account is None:
            log.info("wrong passphrase", extra=extra(address=self._address))
            return False
        self._candidate = Identity("member", account)
        return True

    def kbdint_auth_supported(self) -> bool:
        """Tell whether this name needs no key: those of newcomers, and of guests where they are allowed."""
        return is_new(self._name) or (is_guest(self._name) and self.club.allows_guests)

    def get_kbdint_challenge(self, username: str, lang: str, submethods: str) -> bool | tuple[str, str, str, list[Any]]:
        """Ask newcomers nothing: the conversation does."""
        self._candidate = None
        self._count()
        return ("", "", "", []) if self.kbdint_auth_supported() else False

    def validate_kbdint_response(self, username: str, responses: Any) -> bool:
        """Let a newcomer without a key in, or a guest."""
        self._candidate = Identity("new" if is_new(username) else "guest")
        return self.kbdint_auth_supported()

    def auth_completed(self) -> None:
        """Take the identity that the last method has proven."""
        self.identity = self._candidate
        if self.identity is None:
            self._connection.abort()
            return
        self.identity = replace(self.identity, passage=self._passage, origin=self._origin)
        if self.identity.account is None:
            self._look_soon(self.limits.entrance_silent_seconds, self.limits.entrance_seconds)
        else:
            self._look_soon(self.limits.login_seconds, self.limits.login_seconds)
        log.info(
            "in", extra=extra(address=self._address, person=self.identity.account.id if self.identity.account else 0)
        )

    def _arrive(self, member: int) -> str:
        """Note that the person is known; return the reason to turn them away, if any."""
        why = self._gate.knows(self._pass, member)
        if not why and self._timer is not None:
            self._timer.cancel()
        return why

    # The terminal

    def session_requested(self) -> Any:
        """Give the connection one terminal."""
        self._sessions += 1
        if self.identity is None or self._sessions > 1:
            return False
        return SSHSession(self)


class Nothing(dict[Any, Any]):
    """The environment of a session that has begun: asyncssh would keep any number of variables."""

    def __setitem__(self, name: Any, value: Any) -> None:
        """Keep nothing."""


class SSHSession(asyncssh.SSHServerSession[str]):
    """The one terminal of a connection."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._channel: Any = None
        self.visit: LineVisit | None = None
        self._terminal = False

    def connection_made(self, chan: Any) -> None:
        """Limit the output that waits for a reader."""
        self._channel = chan
        chan.set_write_buffer_limits(high=self._server.limits.waiting_bytes)

    def pty_requested(self, term_type: str, term_size: tuple[int, int, int, int], term_modes: Any) -> bool:
        """Edit lines for a terminal, unless it is dumb."""
        self._terminal = term_type not in ("", "dumb")
        self._size = term_size[:2]
        return True

    def shell_requested(self) -> bool:
        """Return True: the club is the shell."""
        return True

    def exec_requested(self, command: str) -> bool:
        """Return False: the club runs no commands."""
        return False

    def subsystem_requested(self, subsystem: str) -> bool:
        """Return False: the club has no files."""
        return False

    def session_started(self) -> None:
        """Begin the visit."""
        self._server.has_terminal = True
        remote = Remote(self._send, self._terminal, *(self._size if self._terminal else (0, 0)))
        self.visit = LineVisit(remote, self._channel, self._server.limits.lines_a_second, self._server.heard)
        language = matching(str(self._channel.get_environment().get("LANG", "")), LANGUAGES) or ""
        self._channel._env = Nothing()
        _ = self._server.club.tasks.start("visit", self._lead(self.visit, language))

    def _send(self, text: str) -> None:
        """Send text; if the channel is closing, end the visit."""
        try:
            self._channel.write(text)
        except OSError:
            self.connection_lost(None)

    async def _lead(self, visit: LineVisit, language: str) -> None:
        try:
            assert self._server.identity is not None
            await visit.lead(self._server.enter, self._server.identity, language)
        finally:
            self._channel.exit(0)
            self._channel.close()
            self._server.end_soon()

    def terminal_size_changed(self, width: int, height: int, pixwidth: int, pixheight: int) -> None:
        """Note the size of the window."""
        if self.visit is not None:
            self.visit.remote.resize(width, height)

    def data_received(self, data: str, datatype: Any) -> None:
        """Take typed text."""
        if self.visit is not None:
            self.visit.feed(data)

    def eof_received(self) -> bool:
        """Treat the end of the input as Ctrl-D."""
        if self.visit is not None:
            self.visit.remote.feed(END)
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        """Let the visit end."""
        if self.visit is not None:
            self.visit.remote.lose()

    def pause_writing(self) -> None:
        """Drop a slow reader: the output buffer is full."""
        if self.visit is not None:
            self.visit.drop()


CIPHERS = ("aes256-gcm@openssh.com", "aes128-gcm@openssh.com", "aes256-ctr", "aes192-ctr", "aes128-ctr")
"""Ciphers with hardware support; every client knows one of them. A packet of chacha20 costs seven times as much."""
MACS = ("hmac-sha2-256-etm@openssh.com", "hmac-sha2-512-etm@openssh.com", "hmac-sha2-256", "hmac-sha2-512", "hmac-sha1")
"""The codes that authenticate packets of ctr ciphers. OpenSSH prefers umac, which doubles the cost of a packet."""


async def host_key(club: Club) -> str:
    """Return the key of the club, which all hosts share; the first host makes it."""
    made = asyncssh.generate_private_key("ssh-ed25519").export_private_key().decode()
    return await club.store.first_value("host-key", made)


def options(club: Club, key: asyncssh.SSHKey) -> dict[str, Any]:
    """Return the options of the server, for SSHServerConnectionOptions."""
    limits = club.limits
    return {
        "server_host_keys": [key],
        "kex_algs": ["curve25519-sha256", "curve25519-sha256@libssh.org", "ecdh-sha2-nistp256"],
        "encryption_algs": CIPHERS,
        "mac_algs": MACS,
        "encoding": "utf-8",
        "errors": "replace",
        "line_editor": False,
        "allow_scp": False,
        "sftp_factory": None,
        "agent_forwarding": False,
        "x11_forwarding": False,
        "compression_algs": None,
        "rdns_lookup": False,
        "gss_host": None,
        "login_timeout": limits.login_seconds,
        "keepalive_interval": limits.keepalive_seconds,
        "keepalive_count_max": limits.keepalives,
        "server_version": "Taverne",
    }


_came: ContextVar[tuple[str, Pass]] = ContextVar("came")


class SSHDoor(Door):
    """The door by SSH, at a port. If it is `proxied`, each connection begins with a PROXY header."""

    _options: asyncssh.SSHServerConnectionOptions

    def __init__(self, serving: Serving, host: str, number: int, proxied: bool = False) -> None:
        self._serving, self._proxied, self._logs = serving, proxied, Seldom(serving.clock)
        self.port = Port(host, number, serving.club.tasks, self._taken, leaves_files=True)
        self.fingerprint = ""
        """That of the key of the club."""
        self._openings: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Let people in from now on. Raises Failed."""
        club, gate, enter = self._serving.club, self._serving.gate, self._serving.enter
        key = asyncssh.import_private_key(await host_key(club))
        self._options = await asyncssh.SSHServerConnectionOptions.construct(
            server_factory=lambda: Server(club, gate, enter, *_came.get()), **options(club, key)
        )
        self.fingerprint = key.get_fingerprint()
        await super().open()

    def begin_closing(self) -> None:
        """Let nobody in from now on."""
        super().begin_closing()
        for opening in tuple(self._openings):
            opening.cancel()

    def told(self, phrases: Phrases) -> Iterator[str]:
        """Yield how to come in, and the fingerprint."""
        club, port = self._serving.club, str(self.port.number)
        yield phrases.text("club-listens", club=club.name, host=self.port.host, port=port)
        if self._proxied:
            yield phrases.text("club-come-in-proxied")
        else:
            for line in ("club-come-in", "club-come-as-guest") if club.allows_guests else ("club-come-in",):
                yield phrases.text(line, host=self.port.named, port=port)
        yield phrases.text("club-fingerprint", fingerprint=self.fingerprint)

    def _taken(self, connection: socket.socket, address: str) -> None:
        opening = self._serving.club.tasks.start("connection", self._connect(connection, address))
        self._openings.add(opening)
        opening.add_done_callback(self._openings.discard)
        opening.add_done_callback(lambda done: connection.close() if done.cancelled() else None)  # before it began, too

    async def _connect(self, connection: socket.socket, address: str) -> None:
        """Let a connection in; behind a proxy, read its PROXY header first."""
        loop, gate, entered = asyncio.get_running_loop(), self._serving.gate, None
        try:
            connection.setblocking(False)
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            if self._proxied:
                receive = partial(loop.sock_recv, connection)
                async with asyncio.timeout(self._serving.club.limits.silent_seconds):
                    address = await client_address(receive, address)
            entered = gate.enter(address)
            if entered is None:
                gate.say_refused(address)
                connection.close()
                return
            _came.set((address, entered))
            await loop.connect_accepted_socket(lambda: MeteredConnection(loop, self._options), connection)
        except (NoHeader, TimeoutError, OSError, asyncio.CancelledError) as error:
            connection.close()
            if isinstance(error, NoHeader) and error.begun and self._logs.allows():
                log.warning("refused: no PROXY header", extra=extra(address=address))
            if entered is not None:
                gate.leave(entered)
            if isinstance(error, asyncio.CancelledError):
                raise
