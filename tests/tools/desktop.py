"""A desktop without a screen: an X server of its own, a window manager, terminals, and xbrlapi beside them."""

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress

from helpers import PATIENCE
from left_over import mark


class Desktop:
    """An X server whose windows xbrlapi tells brltty. `env` is for programs there; `display` is a virtual braille display."""

    def __init__(self, display, home):
        self.display, self.home, self.children = display, home, []
        reading, writing = os.pipe()
        server = ("Xvfb", "-displayfd", str(writing), "-screen", "0", "1024x768x24")
        self._spawn(*server, pass_fds=[writing], env={**os.environ, **mark()})
        os.close(writing)
        with os.fdopen(reading) as number:
            screen = f":{number.readline().strip()}"
        known = {name: value for name, value in display.env.items() if name != "CONTROLVT"}
        self.env = {**os.environ, **known, "DISPLAY": screen, "HOME": str(home), "LANG": "C.UTF-8", **mark()}
        for name in ("WINDOWID", "XDG_VTNR", "CONTROLVT", "DBUS_SESSION_BUS_ADDRESS"):
            self.env.pop(name, None)
        self._spawn("openbox", env=self.env)
        self._spawn("xbrlapi", "-n", "-b", display.host, "-a", "none", "-d", screen, env=self.env)

    def _spawn(self, *command, **options):
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "start_new_session": True}
        self.children.append(subprocess.Popen(command, **quiet, **options))

    def terminal(self, *arguments):
        """Open a terminal in which the program runs; returns the number of its window."""
        before = self.windows()
        path = self.home / f"run{len(self.children)}.sh"
        path.write_text("#!/bin/sh\nexec " + " ".join([sys.executable, "-m", "access", *arguments]) + "\n")
        path.chmod(0o755)
        self._spawn("dbus-run-session", "--", "mate-terminal", "--disable-factory", "-x", path, env=self.env)
        end = time.monotonic() + PATIENCE
        while not (new := [window for window in self.windows() if window not in before]):
            assert time.monotonic() < end, "no window"
            time.sleep(0.1)
        return new[0]

    def windows(self):
        """The numbers of the terminals' windows."""
        return self._do("search", "--onlyvisible", "--class", "mate-terminal").split()

    def _do(self, *arguments):
        done = subprocess.run(["xdotool", *arguments], env=self.env, capture_output=True, text=True, check=False)
        return done.stdout

    def __enter__(self):
        return self

    def __exit__(self, *raised):
        for child in reversed(self.children):
            with suppress(OSError):
                os.killpg(child.pid, signal.SIGKILL)
            child.wait()
