"""The key and the options of the SSH server of a club."""

from __future__ import annotations

from typing import Any

import asyncssh

from access.club.club import Club

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
