"""A PostgreSQL of our own: its own folder, its own port, an unprivileged user, and nothing left behind."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from helpers import PATIENCE
from ports import free_port


def programs():
    """The folder of PostgreSQL's programs; None if it is not installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    return found[-1] if found else None


def _children(process):
    return map(int, Path(f"/proc/{process}/task/{process}/children").read_text().split())


class Database:
    """A server; `url` names its database. It can be stopped, killed and started again. `options` are settings of it."""

    def __init__(self, of=None, **options):
        self.folder = Path(tempfile.mkdtemp(prefix="postgres-"))
        self.data = self.folder / "data"
        self.port = free_port()
        self.user = "nobody" if os.geteuid() == 0 else None
        if self.user:
            shutil.chown(self.folder, self.user)
        self.process, self.places = None, {}
        if of is not None:
            self._copy(of)
            return
        self._call("initdb", "-D", self.data, "-U", "taverne", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C")
        usual = {
            "port": self.port,
            "listen_addresses": "'127.0.0.1'",
            "unix_socket_directories": f"'{self.folder}'",
            "fsync": "off",
            "shared_buffers": "'32MB'",
            "max_connections": 100,
        }
        with open(self.data / "postgresql.conf", "a", encoding="utf-8") as conf:
            conf.writelines(f"{name} = {value}\n" for name, value in {**usual, **options}.items())
        self.start()

    def _copy(self, primary):
        """Become a standby of another server."""
        source = f"host=127.0.0.1 port={primary.port} user=taverne application_name=standby"
        self._call("pg_basebackup", "-d", source, "-D", self.data, "-R", "-X", "stream", "-c", "fast", "--no-sync")
        with open(self.data / "postgresql.conf", "a", encoding="utf-8") as conf:
            conf.write(f"port = {self.port}\nunix_socket_directories = '{self.folder}'\n")
        self.start()

    def standby(self, synchronous):
        """A server that follows this one; if it is synchronous, nothing counts here before it is there."""
        found = Database(of=self)
        if synchronous:
            self.tell("ALTER SYSTEM SET synchronous_standby_names = 'standby'", "SELECT pg_reload_conf()")
        return found

    def tell(self, *statements):
        """Run statements as the keeper of the server does."""
        import psycopg

        with psycopg.connect(self.url, autocommit=True) as connection:
            for statement in statements:
                connection.execute(statement)

    @property
    def url(self):
        return f"postgresql://taverne@127.0.0.1:{self.port}/postgres"

    def _command(self, name, *arguments):
        return [str(programs() / name), *map(str, arguments)]

    def _call(self, name, *arguments):
        done = subprocess.run(self._command(name, *arguments), user=self.user, capture_output=True, text=True, cwd="/")
        assert done.returncode == 0, done.stderr

    def start(self):
        """Start the server, and wait until it answers."""
        self.log = open(self.folder / "log", "a", encoding="utf-8")
        command = self._command("postgres", "-D", self.data)
        self.process = subprocess.Popen(command, user=self.user, stdout=self.log, stderr=self.log, cwd="/")
        end = time.monotonic() + PATIENCE
        ready = self._command("pg_isready", "-h", "127.0.0.1", "-p", self.port, "-q")
        while subprocess.run(ready, cwd="/", check=False).returncode:
            assert time.monotonic() < end, (self.folder / "log").read_text()
            time.sleep(0.02)

    def stop(self, how=signal.SIGINT):
        """Stop the server: SIGINT ends its connections in an orderly way, SIGQUIT at once, as a crash does."""
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        self.log.close()

    def freeze(self):
        """Stop all processes of the server where they stand: connections stay open, and nothing answers."""
        self._frozen = [self.process.pid, *_children(self.process.pid)]
        for process in self._frozen:
            os.kill(process, signal.SIGSTOP)

    def thaw(self):
        """Let the server go on."""
        for process in self._frozen:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)

    def take_all(self):
        """Take every connection that the server has left; returns them, to be closed."""
        import psycopg

        taken = []
        with suppress(psycopg.OperationalError):
            while True:
                taken.append(psycopg.connect(self.url, connect_timeout=2))
        return taken

    def read_only(self, only=True):
        """Let nothing be written from now on, or let it again."""
        change = "SET default_transaction_read_only = on" if only else "RESET default_transaction_read_only"
        self.tell("SET default_transaction_read_only = off", f"ALTER SYSTEM {change}", "SELECT pg_reload_conf()")

    def fresh(self, name):
        """The URL of a new database."""
        import psycopg

        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE template0")
        return self.url.replace("/postgres", f"/{name}")

    def of(self, place):
        """The URL of the database of this place: the same one for the same place."""
        if place not in self.places:
            self.places[place] = self.fresh(f"club{len(self.places)}")
        return self.places[place]

    def close(self):
        if self.process.poll() is None:
            self.stop()
        with suppress(OSError):
            shutil.rmtree(self.folder)

    def __enter__(self):
        return self

    def __exit__(self, *raised):
        self.close()
