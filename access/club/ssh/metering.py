"""SSH connections that count their bytes, and know whether a key is proven or only offered."""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

import asyncssh
from asyncssh.constants import MSG_IGNORE
from asyncssh.packet import SSHPacketLogger

from access.club.limits import Limits


class Metering(Protocol):
    """The login of a connection."""

    limits: Limits
    has_terminal: bool

    def heard(self) -> None:
        """Note activity."""


class MeteredConnection(asyncssh.SSHServerConnection):
    """A connection that tells its login which keys are proven, with a cheap timer for keepalives."""

    _heard_at = 0.0

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


class Metered:
    """Limits the received bytes of a connection: in all before its terminal begins, and always in a second."""

    def __init__(self, connection: Any, server: Metering) -> None:
        self._connection, self._server = connection, server
        self._received, self._second, self._since = 0, 0, 0.0
        self._take = connection.data_received

    def begin(self) -> None:
        """Count from now on: asyncssh itself accepts any number of ignored messages."""
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
        if not self._server.has_terminal:
            self._server.heard()
        self._take(data, datatype)
        if self._second > limits.bytes_a_second:
            self._pause()

    def _pause(self) -> None:
        """Stop reading for a second."""
        transport = self._connection._transport
        if transport is not None and not transport.is_closing() and transport.is_reading():
            transport.pause_reading()
            asyncio.get_running_loop().call_later(1, self._resume, transport)

    def _resume(self, transport: Any) -> None:
        if not transport.is_closing():
            transport.resume_reading()
