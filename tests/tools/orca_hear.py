#!/usr/bin/env python3
"""Run a terminal program under Orca and print what it speaks. No screen, sound device or desktop is needed.

    orca_hear.py [--script FILE] [--json] [--terminal mate-terminal] -- COMMAND...

Debian 12: apt-get install --no-install-recommends orca xvfb openbox xdotool at-spi2-core dbus mate-terminal
Starts Xvfb, a D-Bus, openbox, Orca and a terminal, all private, and ends them by their pids. Speech goes to
ssip_log.py, which stands for speech-dispatcher. The script is that of hear.py:
  some text      type the text, one key at a time, then Enter
  type:TEXT      the same without Enter
  key:NAME       a key by its X name (Return, Tab, BackSpace, F2, Up, KP_Insert ...), or ctrl+x
  expect:TEXT    wait until this was said
  end:           wait until the program has ended
  late:FILE      make this file while Orca stands still, until the program has ended: as on a machine that is busy
  pan:NAME [N]   a key of the braille display, by brltty's name (FWINRT, FWINLT, ROUTE 3 ...)
After a key the script goes on when nothing was said for --settle seconds; time in which something computes does not count.
Kinds printed: say, char, key (echoed keys), felt (the display), stop (Orca cuts
speech off; with --stops).
"""

import argparse
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress

from idle import TICK, Idle
from left_over import end_left_over, locked, mark
from ssip_log import Ssip

NAMES = {
    " ": "space",
    "?": "question",
    "/": "slash",
    ",": "comma",
    ".": "period",
    "-": "minus",
    "'": "apostrophe",
    "ä": "adiaeresis",
    "ö": "odiaeresis",
    "ü": "udiaeresis",
    "ß": "ssharp",
    ":": "colon",
    ";": "semicolon",
    '"': "quotedbl",
    "#": "numbersign",
    "$": "dollar",
    "(": "parenleft",
    ")": "parenright",
    "*": "asterisk",
    "+": "plus",
    "=": "equal",
    "{": "braceleft",
    "}": "braceright",
}
SAID = {"return", "space", "tab", "left", "right", "up", "down", "left shift", "insert", "asterisk", "star"}
"""Names of keys that Orca 48 says like text; letters it has spoken as keys. Orca 43 says all names with a space after them."""


class Spoken(Ssip):
    """What Orca says; a key that it names is of the kind key, whichever Orca it is."""

    def _heard(self, kind, text=""):
        is_key = kind == "key" or (kind == "say" and (text in SAID or re.fullmatch(r"(\S|[a-z]+|left shift) ", text)))
        super()._heard(*(("key", text.strip()) if is_key else (kind, text)))


def alone():
    """Wait until no other Orca of this user runs here, and keep the next one waiting; the lock ends with the process."""
    lock = locked("orca-hear")
    end_left_over()
    return lock


class Desktop:
    """A private screen and D-Bus with Orca. `opt` has the options of the command line."""

    def __init__(self, opt):
        self.opt, self.children = opt, []
        self.lock = alone()
        self.idle = Idle(os.getpid(), *opt.beside)
        self.tmp = tmp = tempfile.mkdtemp(prefix="orca-hear-")
        self.ssip = Spoken(tmp + "/ssip")
        for folder in ("run", "config", "data", "cache", "orca"):
            os.mkdir(f"{tmp}/{folder}", 0o700)
        self.env = {
            "PATH": "/usr/local/bin:/usr/bin:/bin",
            "HOME": tmp,
            "LANG": opt.lang,
            "XDG_RUNTIME_DIR": tmp + "/run",
            "XDG_CONFIG_HOME": tmp + "/config",
            "XDG_DATA_HOME": tmp + "/data",
            "XDG_CACHE_HOME": tmp + "/cache",
            "GSETTINGS_BACKEND": "memory",
            "SPEECHD_ADDRESS": "unix_socket:" + tmp + "/ssip",
            "DBUS_SESSION_BUS_ADDRESS": "unix:path=" + tmp + "/run/bus",
            "GTK_MODULES": "gail:atk-bridge",
            "LIBGL_ALWAYS_SOFTWARE": "1",
            **mark(),
        }
        self.log = open(tmp + "/log", "w+b")
        try:
            self._start()
            self._start_program()
        except BaseException:
            self.close()
            raise

    def _start_program(self):
        """Start what is read, if it is not started later."""

    def spawn(self, *argv, **more):
        child = subprocess.Popen(
            argv,
            env=self.env,
            stdout=more.pop("stdout", self.log),
            stderr=self.log,
            start_new_session=True,
            cwd=self.tmp,
            **more,
        )
        self.children.append(child)
        return child

    def until(self, what, predicate, seconds=20.0):
        """Wait for this; give up when nothing was at work for so long."""
        self.idle.restart()
        while not predicate():
            if self.idle.seconds > seconds:
                self.log.seek(0)
                raise SystemExit(
                    f"orca_hear: {what} did not come\n" + self.log.read().decode("utf-8", "replace")[-2000:]
                )
            time.sleep(TICK)
            self.idle.look()

    def _start(self):
        self.began = time.monotonic()
        opt, tmp = self.opt, self.tmp
        ours, theirs = os.pipe()
        self.spawn(
            "Xvfb",
            "-displayfd",
            str(theirs),
            "-screen",
            "0",
            "1600x1000x24",
            "-nolisten",
            "tcp",
            "-r",
            pass_fds=[theirs],
        )
        os.close(theirs)
        with os.fdopen(ours) as number:
            self.env["DISPLAY"] = ":" + number.readline().strip()
        self.spawn("dbus-daemon", "--session", "--nofork", "--address=" + self.env["DBUS_SESSION_BUS_ADDRESS"])
        self.until("D-Bus", lambda: os.path.exists(tmp + "/run/bus"))
        self.spawn("openbox")
        self.idle.wait(0.3)
        self.spawn("/usr/libexec/at-spi-bus-launcher", "--launch-immediately")
        orca = ["orca", "--user-prefs", tmp + "/orca"]
        if not opt.braille:
            orca += ["--disable", "braille"]
        if opt.debug:
            orca += ["--debug", "--debug-file", opt.debug]
        self.display, self.felt = None, []
        if opt.braille:
            import feel

            self.display = feel.VirtualDisplay(
                cells=opt.braille, on_change=lambda _, cells, text: self.felt.append((time.monotonic(), "felt", text))
            )
            self.display.__enter__()
            self.env.update({n: v for n, v in self.display.env.items() if n != "CONTROLVT"})
        self.orca = self.spawn(*orca)
        self.until(
            "Orca's greeting",
            lambda: any("screen" in e[2].lower() or "bildschirm" in e[2].lower() for e in self.ssip.events),
        )
        self.keys = [(time.monotonic(), "(setup)")]
        self.xdo = self.spawn("xdotool", "-", stdin=subprocess.PIPE)

    def x(self, *argv):
        return subprocess.run(argv, env=self.env, capture_output=True, text=True).stdout

    def press(self, name, called=""):
        """Press a key, held as by a finger: Orca echoes at the release what stands there by then. Wait for the echo."""
        before = len(self.ssip.events)
        self.keys.append((time.monotonic(), called or name))
        for way in ("keydown", "keyup"):
            self.xdo.stdin.write(f"{way} {name}\n".encode())
            self.xdo.stdin.flush()
            self.idle.wait(self.opt.hold)
        while len(self.ssip.events) == before and self.idle.seconds < self.opt.settle:  # not every key is echoed
            time.sleep(TICK)
            self.idle.look()

    def chord(self, held, name):
        """Press a key while another one is held."""
        self.keys += [(time.monotonic(), held), (time.monotonic(), name)]
        for way in (f"keydown {held}", f"keydown {name}", f"keyup {name}", f"keyup {held}"):
            self.xdo.stdin.write(f"{way}\n".encode())
            self.xdo.stdin.flush()
            self.idle.wait(self.opt.hold)

    def quiet(self, least=0.0):
        """Wait until Orca said nothing for --settle seconds or this long, while nothing was at work."""
        before = None
        self.idle.restart()
        while self.idle.seconds < max(self.opt.settle, least):
            time.sleep(TICK)
            self.idle.look()
            if len(self.ssip.events) != before:
                before = len(self.ssip.events)
                self.idle.restart()

    def close(self):
        self.ended = time.monotonic()
        if getattr(self, "display", None):
            self.display.close()
        for sig in (signal.SIGTERM, signal.SIGKILL):
            for child in reversed(self.children):
                try:
                    os.killpg(child.pid, sig)
                except OSError:
                    pass
            time.sleep(0.3)
            for child in self.children:
                child.poll()
        for child in self.children:
            child.wait()
            if child.stdin is not None:
                with suppress(BrokenPipeError):
                    child.stdin.close()
        self.ssip.close()
        self.log.close()
        self.lock.close()
        shutil.rmtree(self.tmp, ignore_errors=True)


class Session(Desktop):
    """A terminal with a program."""

    status = None

    def _start_program(self):
        opt, tmp = self.opt, self.tmp
        run = [f"export {n}={shlex.quote(v)}" for n, v in (e.split("=", 1) for e in opt.env)]
        run += [
            f"export READ_BY={os.getpid()}",
            "printf '$ '",
            "read go",
            ": > " + tmp + "/started",
            shlex.join(opt.command),
            "echo $? > " + tmp + "/status",
            "exec sleep 1000",
        ]
        with open(tmp + "/run.sh", "w") as f:
            f.write("\n".join(["#!/bin/sh", *run]) + "\n")
        os.chmod(tmp + "/run.sh", 0o755)
        geometry = f"{opt.cols}x{opt.rows}"
        self.spawn(
            *{
                "mate-terminal": ("mate-terminal", "--disable-factory", "--geometry", geometry, "-x", tmp + "/run.sh"),
                "xfce4-terminal": ("xfce4-terminal", "--disable-server", "--geometry", geometry, "-x", tmp + "/run.sh"),
                "lxterminal": ("lxterminal", "--no-remote", "--geometry", geometry, "-e", tmp + "/run.sh"),
                "sakura": ("sakura", "-c", str(opt.cols), "-r", str(opt.rows), "-x", tmp + "/run.sh"),
            }[opt.terminal]
        )
        self.focus()
        self.setup = time.monotonic() - self.began
        self.press("Return", "(start)")  # as at a shell: Orca goes by the last key
        self.until("the program", lambda: os.path.exists(tmp + "/started"))
        self.start = self.keys[-1][0]

    def focus(self):
        """Until Orca speaks of the terminal: the window may have got the focus before Orca listened."""
        before = len(self.ssip.events)

        def heard():
            return any(e[1] == "say" for e in self.ssip.events[before:])

        window = ""
        for self.tries in range(1, 11):
            self.idle.restart()
            while not heard() and self.idle.seconds < 1.5:
                time.sleep(TICK)
                self.idle.look()
            window = window or self.x("xdotool", "search", "--onlyvisible", "--class", self.opt.terminal).split("\n")[0]
            if heard():
                break
            if window:
                self.x("xdotool", "getactivewindow", "windowminimize", "--sync")
                self.idle.wait(0.2)
                self.x("xdotool", "windowactivate", "--sync", window)
        else:
            raise SystemExit("orca_hear: Orca never spoke of the terminal")
        self.quiet()

    def play(self, script):
        self.quiet(self.opt.first)
        for line in script:
            word, _, rest = line.partition(":")
            if word == "expect":
                self.until(f"“{rest}”", lambda rest=rest: rest in self.said())
            elif word == "end":
                self.until("the end of the program", lambda: os.path.exists(self.tmp + "/status"))
            elif word == "late":
                os.kill(self.orca.pid, signal.SIGSTOP)
                open(rest, "w").close()
                self.until("the end of the program", lambda: os.path.exists(self.tmp + "/status"))
                self.idle.wait(self.opt.settle)  # until the terminal has drawn
                os.kill(self.orca.pid, signal.SIGCONT)
            elif word == "pan":
                self.keys.append((time.monotonic(), "pan:" + rest))
                self.display.press(*(int(r) if r.isdigit() else r for r in rest.split()))
            elif word == "key":
                self.press(rest)
            else:
                for c in rest if word == "type" else line:
                    self.press(NAMES.get(c, c))
                if word != "type":
                    self.press("Return")
            self.quiet()
        self.idle.wait(self.opt.linger)

    def said(self):
        """All that was said, as words with one space between."""
        return " ".join(" ".join(text for _, kind, text in self.ssip.events if kind == "say").split())

    def told(self):
        keys = list(self.keys)
        presses = [(t, "press", "") for t, _ in keys]
        for t, kind, text in sorted(self.ssip.events + presses + self.felt, key=lambda e: e[0]):
            if t > self.ended:
                return  # Orca says that it is switched off
            key = next((k for k in reversed(keys) if k[0] <= t), (t, "(setup)"))
            yield {
                "t": round(t - self.start, 3),
                "ms": round((t - key[0]) * 1000),
                "key": key[1],
                "kind": kind,
                "text": text,
            }

    def close(self):
        if os.path.exists(self.tmp + "/status"):
            self.status = open(self.tmp + "/status").read().strip()
        super().close()


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--script")
    p.add_argument("--json", action="store_true")
    p.add_argument("--stops", action="store_true")
    p.add_argument(
        "--braille",
        type=int,
        default=0,
        metavar="CELLS",
        help="also a braille display, driven by Orca through brltty (needs feel.py)",
    )
    p.add_argument("--debug", metavar="FILE")
    p.add_argument("--terminal", default="mate-terminal")
    p.add_argument("--lang", default="C.UTF-8")
    p.add_argument("--env", action="append", default=[])
    p.add_argument("--beside", action="append", default=[], type=int, metavar="PID", help="at work, too: a server")
    for name, value in (
        ("cols", 80),
        ("rows", 24),
        ("first", 2.0),
        ("hold", 0.08),
        ("settle", 0.8),
        ("linger", 0.5),
    ):
        p.add_argument("--" + name, type=type(value), default=value)
    p.add_argument("command", nargs="+")
    opt = p.parse_args()
    text = "" if not opt.script else sys.stdin.read() if opt.script == "-" else open(opt.script).read()
    session = Session(opt)
    try:
        session.play([s for s in text.splitlines() if s and not s.startswith("#")])
    finally:
        session.close()
    for e in session.told():
        if e["kind"] in ("stop", "press") and not (opt.stops or opt.json):
            continue
        print(
            json.dumps(e, ensure_ascii=False)
            if opt.json
            else "%8.3f %6d ms  %-10s %-4s %r" % (e["t"], e["ms"], e["key"], e["kind"], e["text"])
        )
    print(
        "# ready after %.1f s, focus tries %d, exit status %s" % (session.setup, session.tries, session.status),
        file=sys.stderr,
    )


if __name__ == "__main__":
    main()
