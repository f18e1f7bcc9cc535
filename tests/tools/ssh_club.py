"""A club that serves on loopback, and real OpenSSH clients."""

import os
import re
import select
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from helpers import PATIENCE
from ports import free_port
from terminals import started

QUIETLY = (
    *("-o", "LogLevel=ERROR", "-o", "StrictHostKeyChecking=no", "-o", "UserKnownHostsFile=/dev/null"),
    *("-o", "IdentitiesOnly=yes", "-o", "IdentityAgent=none", "-o", "NumberOfPasswordPrompts=1"),
)


PARTS = ("member", "address", "network", "strangers")


def free(*shares, **numbers):
    """Options for a club that does not limit these shares, and has these numbers for other limits."""
    limits = {f"{name}.{part}": 100_000 for name in shares for part in PARTS} | numbers
    return tuple(
        option for name, number in limits.items() for option in ("--limit", f"{name.replace('_', '-')}={number}")
    )


class Served:
    """`taverne serve` with a store of its own, until it is closed. `log` is what it wrote."""

    def __init__(self, *options, home=None, env=None):
        self.home, self.env = Path(home or tempfile.mkdtemp(prefix="club-")), env or {}
        self.options, self.port, self.addresses = options, free_port(), {}  # it starts at the same port again
        self.door = 0
        """The port of a proxy by which people come in; without one they come to the host itself."""
        self.start()

    def start(self):
        env = {
            **os.environ,
            "HOME": str(self.home),
            "LANG": "C.UTF-8",
            "XDG_DATA_HOME": str(self.home / "data"),
            **self.env,
        }
        taverne = str(Path(sys.executable).with_name("taverne"))  # as people start it
        command = [taverne, "serve", "--listen", f"127.0.0.1:{self.port}", *self.options]
        self.errors = open(self.home / "log", "a", encoding="utf-8")
        self.process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=self.errors, text=True)
        said = ""
        while "SHA256" not in said and (line := self.process.stdout.readline()):
            said += line
        found = re.search(r"[Pp]ort (\d+)\.\s.*(SHA256:\S+)", said, re.DOTALL)
        assert found, (said, self.log)
        self.port, self.fingerprint = int(found[1]), found[2]

    def start_again(self):
        """Start it as systemd does: again while it cannot reach its database."""
        while True:
            try:
                return self.start()
            except AssertionError:
                self.process.wait()
                assert "cannot reach its database" in self.log
                time.sleep(2)

    @property
    def log(self):
        return (self.home / "log").read_text(encoding="utf-8")

    @property
    def store(self):
        return self.home / "data" / "taverne" / "club" / "club.sqlite"

    def key(self, name):
        """The file of somebody's key."""
        path = self.home / f"key-{name}"
        if not path.exists():
            subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", path], check=True)
        return path

    def ssh(self, user, *options, key=""):
        with_key = ("-i", self.key(key)) if key else ("-o", "PubkeyAuthentication=no")
        where = ("-b", self.address(key or user), "-p", str(self.door or self.port))
        return ["ssh", *QUIETLY, *map(str, with_key), *where, *options, f"{user}@127.0.0.1"]

    def address(self, name):
        """The address from which somebody comes: each person has a network of their own."""
        known = self.addresses.setdefault(name, len(self.addresses) + 1)
        return f"127.{1 + known // 250}.{known % 250}.1"

    def call(self, user, *options, key="", **more):
        return Ssh(self.ssh(user, *options, key=key), **more)

    def member(self, name, *options, **more):
        """A new member at the lobby, registered by a key."""
        client = self.call("new", *options, key=name, **more)
        client.until("Your name.*\\?|Dein Name.*\\?")
        client.says(name, "Right\\? |Richtig\\? ")
        client.says("y" if "Right" in client.shown else "j", "Lobby.*\\?")
        return client

    def kill(self):
        """End it at once, as a power cut does."""
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        self.errors.close()

    def close(self):
        """End it by TERM, as systemd does; returns its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        self.process.stdout.close()
        self.errors.close()
        return code

    def __enter__(self):
        return self

    def __exit__(self, *raised):
        self.close()
        assert " ERROR " not in self.log, self.log


class Ssh:
    """One ssh client under a pseudo-terminal; `shown` is what it printed."""

    def __init__(self, command, columns=80, lang="en_US.UTF-8", env=None):
        every = {**os.environ, "TERM": "xterm", "LANG": lang, **(env or {})}
        self.child, self.terminal = started([str(part) for part in command], every, columns=columns)
        self.shown, self.at = "", 0
        self._bytes = b""
        self.over = False

    def _read(self, seconds):
        if not self.over and select.select([self.terminal], [], [], seconds)[0]:
            try:
                data = os.read(self.terminal, 1 << 16)
            except OSError:
                data = b""
            self.over = not data
            self._bytes += data
            self.shown = self._bytes.decode("utf-8", "replace")

    def type(self, line, end="\r"):
        self.at = len(self.shown)
        os.write(self.terminal, (line + end).encode())

    def until(self, pattern, seconds=PATIENCE):
        """Wait until this stands after what was typed last, and go on after it."""
        end = time.monotonic() + seconds
        while not (found := re.search(pattern, self.shown[self.at :])):
            waits = time.monotonic() < end and not self.over
            assert waits, f"{pattern!r} is not in {self.shown[self.at :]!r}"
            self._read(0.5)
        self.at += found.end()
        return found

    def says(self, line, pattern):
        self.type(line)
        return self.until(pattern)

    def ends(self, seconds=PATIENCE):
        """Wait until the client has ended; returns its exit code."""
        end = time.monotonic() + seconds
        while not self.over:
            assert time.monotonic() < end, self.shown
            self._read(0.5)
        os.close(self.terminal)
        return os.waitstatus_to_exitcode(os.waitpid(self.child, 0)[1])

    def kill(self):
        """Lose the connection, as a cut line does."""
        os.kill(self.child, signal.SIGKILL)
        os.close(self.terminal)
        os.waitpid(self.child, 0)
