"""A speech-dispatcher of our own: its own socket, its own settings, and a sound sink instead of a card."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from helpers import PATIENCE

CONF = """
LogLevel 3
AudioOutputMethod "pulse"
DefaultRate {rate}
DefaultLanguage "{language}"
DefaultModule espeak-ng
AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
Timeout 0
"""
SYSTEM = Path("/etc/speech-dispatcher")


class Dispatcher:
    """A server that speaks into a sink; `env` lets programs find it. It can be stopped and started again."""

    def __init__(self, sink, rate=0, language="en"):
        self.folder = Path(tempfile.mkdtemp(prefix="dispatcher-"))
        self.socket = self.folder / "speechd.sock"
        self.env = {**sink.env, "SPEECHD_ADDRESS": f"unix_socket:{self.socket}"}
        conf = self.folder / "conf"
        shutil.copytree(SYSTEM / "modules", conf / "modules")
        (conf / "speechd.conf").write_text(CONF.format(rate=rate, language=language), encoding="utf-8")
        (conf / "clients").mkdir()
        self.process = None
        self.start()

    def start(self):
        """Start the server, and wait until it answers."""
        log = self.folder / "log"
        log.mkdir(exist_ok=True)
        self.socket.unlink(missing_ok=True)
        command = ["speech-dispatcher", "-s", "-t", "0", "-c", "unix_socket", "-S", self.socket]
        command += ["-C", self.folder / "conf", "-P", self.folder / "pid", "-L", log]
        every = {**os.environ, **self.env}
        self.process = subprocess.Popen(
            [*map(str, command)],
            env=every,
            start_new_session=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        end = time.monotonic() + PATIENCE
        while not self.socket.exists():
            assert time.monotonic() < end, "\n".join(
                path.read_text()[-500:] for path in log.iterdir() if path.is_file()
            )
            time.sleep(0.02)

    def stop(self):
        """End it, with the modules that it started."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def close(self):
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *raised):
        self.close()
