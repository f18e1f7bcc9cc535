#!/usr/bin/env python3
"""Feel what a braille reader feels: a real brltty driving a virtual braille display.

    feel.py                                  # bare display with BrlAPI, until Ctrl-C
    feel.py -- python3 -m dice               # a terminal program, read by brltty
    feel.py -k 'r{wait:0.5}{FWINRT}{ROUTE:3}' -k '\\r' -- python3 -m dice

-k is typed into COMMAND; {NAME} or {NAME:N} presses a display key (any brltty command:
FWINRT, FWINLT, LNUP, LNDN, TOP_LEFT, HOME, ROUTE:N, PASSDOTS:N ...); {wait:S} waits,
{kill} and {restart} end and start brltty.  As a module:

    with VirtualDisplay(cells=40, command=["python3", "-m", "dice"]) as d:
        d.wait_for("Your roll"); d.type("r\\r"); d.press("FWINRT"); d.press("ROUTE", 3)
        cells, text = d.settle()

Without COMMAND, os.environ.update(d.env) lets BrlAPI clients find this brltty; the first
connection after a start takes about one second.  Needs brltty with its virtual driver
(6.5 tested; 6.9 dropped the driver); with COMMAND also tmux >= 3.2, which is the terminal:
its screen goes to brltty's "sc" driver, in Latin-1 (other characters arrive as '?').
"""

import argparse
import contextlib
import ctypes
import errno
import os
import re
import select
import shlex
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time
import unicodedata

from idle import TICK, Idle, descendants
from left_over import end_left_over, mark
from ports import free_port

PATIENCE = 120
"""Seconds after which what was waited for counts as lost, on the slowest machine."""
PREFS = "show-screen-cursor=yes,blinking-screen-cursor=no,braille-variant="
SBIN = os.pathsep.join(["", "/bin", "/sbin", "/usr/sbin"])
COLS_MAX, ROWS_MAX = 132, 66  # what the "sc" driver allots
SHM_SIZE = 4 + COLS_MAX * ROWS_MAX * 2 + 64
KEYS = 20
"""Folders that are tried: of 65,536 keys few are taken."""


def missing(terminal=True):
    """The programs this needs and the machine lacks (for pytest.mark.skipif)."""
    path = os.environ.get("PATH", "") + SBIN
    return [p for p in ["brltty"] + ["tmux"] * terminal if not shutil.which(p, path=path)]


def dots_to_cells(dots):
    """'134|24| ' (the driver's notation) -> braille characters."""
    return "".join(chr(0x2800 + sum(1 << (int(d) - 1) for d in c.strip())) for c in dots.split("|"))


def latin_columns(line, width):
    """One byte per terminal column, as brltty's "sc" driver wants it."""
    row = bytearray()
    for c in line:
        if unicodedata.category(c) not in ("Mn", "Me", "Cf"):
            row += c.encode("latin-1", "replace") * (1 + (unicodedata.east_asian_width(c) in "WF"))
    return bytes(row[:width].ljust(width))


def stop_process(process, patience=3):
    if process and process.poll() is None:
        process.terminate()
        try:
            process.wait(patience)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


class Terminal:
    """COMMAND in a private tmux; its screen copied to where brltty looks for GNU screen's."""

    def __init__(self, command, home, size, env, poll=0.02):
        self.columns, self.rows = size
        if not (0 < self.columns <= COLS_MAX and 0 < self.rows <= ROWS_MAX):
            raise ValueError("terminal size beyond %dx%d" % (COLS_MAX, ROWS_MAX))
        self.command, self.home, self.env = command, home, env
        self.poll, self.lock, self.closing = poll, threading.Lock(), False
        self.server = self.tmux = self.address = None
        self.last, self.screen, self.cursor = None, "", (0, 0)
        self.libc = ctypes.CDLL(None, use_errno=True)
        self.libc.shmat.restype = ctypes.c_void_p
        self.libc.shmat.argtypes = [ctypes.c_int, ctypes.c_void_p, ctypes.c_int]
        self.libc.shmdt.argtypes = [ctypes.c_void_p]
        self.shm = self.shared(os.path.join(home, "state"))
        self.address = self.libc.shmat(self.shm, None, 0)
        self.show([], 0, 0)

    def shared(self, state):
        """New shared memory under the key of this folder. Other folders can have the same key: then it is made anew."""
        for attempt in range(KEYS):
            key = self.libc.ftok(os.fsencode(state), ord("b"))
            shm = self.libc.shmget(key, SHM_SIZE, 0o3700)  # IPC_CREAT | IPC_EXCL, rwx
            if shm >= 0:
                return shm
            if ctypes.get_errno() != errno.EEXIST:
                break
            os.rename(state, "%s.%d" % (state, attempt))
            os.mkdir(state)
        raise OSError(ctypes.get_errno(), "no shared memory for the screen")

    def start(self):
        """Start COMMAND; brltty can already be there."""
        home = self.home
        tmux = ["tmux", "-S", os.path.join(home, "tmux"), "-f", os.devnull, "-u"]
        with open(os.path.join(home, "screen"), "w") as stub:  # brltty: screen -p N -X stuff KEYS
            stub.write(
                '#!/bin/sh\n[ "$4" = stuff ] && exec %s send-keys -l -- "$(printf %%b "$5")"\n' % shlex.join(tmux)
            )
        os.chmod(stub.name, 0o755)
        pipes = dict(
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=dict(os.environ, TMUX="", LC_ALL="C.UTF-8", TERM="screen-256color", **mark()),
        )
        try:
            self.server = subprocess.Popen(tmux + ["-D"], **pipes)
            while not os.path.exists(tmux[2]) and self.server.poll() is None:
                time.sleep(0.005)
            start = ["-C", "new-session", "-x", str(self.columns), "-y", str(self.rows)]
            start += ["-e%s=%s" % item for item in self.env.items()] + [shlex.join(self.command)]
            self.tmux = subprocess.Popen(tmux + start, **pipes)
            self.ask("set status off")
            self.ask("refresh-client -C %dx%d" % (self.columns, self.rows))
            threading.Thread(target=self.watch, daemon=True).start()
        except BaseException:
            self.close()
            raise

    def ask(self, command):
        """A control-mode command -> the lines it answers, or None when tmux has gone."""
        with self.lock, contextlib.suppress(OSError, ValueError):
            self.tmux.stdin.write(command.encode() + b"\n")
            self.tmux.stdin.flush()
            lines = None
            for line in self.tmux.stdout:
                if re.match(rb"(\x1bP1000p)?%begin \d+ \d+ 1\n", line):
                    lines = []
                elif lines is not None and re.match(rb"%(end|error) \d+ \d+ 1\n", line):
                    return lines
                elif lines is not None:
                    lines.append(line.rstrip(b"\n").decode("utf-8", "replace"))
        return None

    def watch(self):
        while not self.closing:
            where = self.ask("display-message -p '#{cursor_x} #{cursor_y}'")
            lines = self.ask("capture-pane -p")
            if not where or lines is None:
                return
            cursor = where[0].split()  # empty or cut off while the pane is not there yet
            if len(cursor) == 2 and all(map(str.isdigit, cursor)) and (where, lines) != self.last and not self.closing:
                self.last = (where, lines)
                self.show(lines, *map(int, cursor))
            time.sleep(self.poll)

    def show(self, lines, x, y):
        self.screen, self.cursor = "\n".join(lines), (x, y)
        rows = (lines + [""] * self.rows)[: self.rows]
        page = b"".join(latin_columns(row, self.columns) for row in rows)
        image = struct.pack("4B", self.columns, self.rows, min(x, self.columns - 1), y)
        image += page + b"\7" * len(page) + b"\1\0"  # text, attributes, screen number, flags
        ctypes.memmove(self.address, image, len(image))

    def type(self, text):
        self.ask('send-keys -l "%s"' % "".join("\\U%08x" % ord(c) for c in text))

    def close(self):
        self.closing = True
        if self.tmux:
            self.ask("kill-server")
        with self.lock:
            for process in (self.tmux, self.server):
                stop_process(process)
                for pipe in (process and process.stdin, process and process.stdout):
                    if pipe:
                        with contextlib.suppress(OSError):
                            pipe.close()
            self.libc.shmdt(self.address)
            self.libc.shmctl(self.shm, 0, None)  # IPC_RMID


class VirtualDisplay:
    def __init__(
        self,
        cells=40,
        command=None,
        size=(80, 25),
        text_table="en-nabcc",
        contraction_table=None,
        env=None,
        extra=(),
        on_change=None,
        rows=1,
        api=False,
    ):
        """extra: more brltty arguments; on_change(seconds, cells, text) is called at each change."""
        self.columns, self.rows, self.command, self.size = cells, rows, command, size
        self.text_table, self.contraction_table = text_table, contraction_table
        self.program_env, self.extra, self.on_change = env or {}, list(extra), on_change
        self.api = api  # whether COMMAND begins only when BrlAPI answers and has a display, a second later
        self.brltty = self.terminal = self.socket = self.home = None
        self.history, self.reports, self.changed = [], 0, threading.Condition()
        self._cells, self._text = "\u2800" * cells * rows, " " * cells * rows

    def __enter__(self):
        self.began = time.monotonic()
        end_left_over()
        self.home = tempfile.mkdtemp(prefix="feel-")
        try:
            os.mkdir(os.path.join(self.home, "state"))
            self.host = "127.0.0.1:%d" % (free_port() - 4101)  # BrlAPI adds 4101
            self.env = {"BRLAPI_HOST": self.host, "BRLAPI_AUTH": "none", "WINDOWPATH": "", "CONTROLVT": "1"}
            if self.command:
                self.terminal = Terminal(self.command, self.home, self.size, dict(self.env, **self.program_env))
            self.connect()
            if self.api:
                self.await_api()
            if self.terminal:
                self.terminal.start()
            self.await_report()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, *_):
        self.close()

    def at(self, name):
        return os.path.join(self.home, name)

    def launch(self, driver, device):
        """Start brltty (again) for a display of this driver."""
        at = self.at
        open(at("conf"), "a").close()
        run = [
            "brltty",
            "-n",
            "-e",
            "-q",
            "-M",
            "100",
            "-l",
            "notice",
            "-f",
            at("conf"),
            "-F",
            at("prefs"),
            "-P",
            at("pid"),
            "-W",
            at("state"),
            "-U",
            at("state"),
            "--privilege-parameters=path=%s:/usr/bin:/bin" % self.home,
            "-b",
            driver,
            "-d",
            device,
            "-s",
            "no",
            "-x",
            "sc" if self.terminal else "no",
            "-t",
            self.text_table,
            "-c",
            self.contraction_table or "none",
            "-A",
            "Auth=none,Host=" + self.host,
            "-o",
            PREFS + ("contracted6" if self.contraction_table else "computer8"),
        ]
        env = {"PATH": os.environ.get("PATH", "") + SBIN, "HOME": at("state"), "LC_ALL": "C", **mark()}
        with open(at("log"), "ab") as log:
            self.brltty = subprocess.Popen(run + self.extra, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=env)

    def start(self):
        """Start brltty (again), and wait until something stands on the display."""
        self.connect()
        self.await_report()

    def await_report(self):
        with contextlib.suppress(TimeoutError):  # a blank screen is not reported at all
            self.wait_for(lambda d: d.reports, 1)

    def await_api(self, seconds=PATIENCE):
        """Wait until BrlAPI answers, and has found the display, which may come later."""
        import brlapi

        end = time.monotonic() + seconds
        while True:
            try:
                connection = brlapi.Connection(host=self.host.encode(), auth=b"none")
            except (brlapi.ConnectionError, OSError):
                if time.monotonic() > end:
                    raise
            else:
                online = connection.getParameter(brlapi.PARAM_DEVICE_ONLINE, 0, brlapi.PARAMF_GLOBAL)
                connection.closeConnection()
                if online:
                    return
                assert time.monotonic() < end, "brltty found no display"
            time.sleep(0.05)

    def connect(self):
        """Start brltty (again) and connect the display to it."""
        with contextlib.suppress(FileNotFoundError):
            os.unlink(self.at("vr"))
        self.launch("vr", "server:" + self.at("vr"))
        deadline, self.reports = time.monotonic() + PATIENCE, 0
        while True:
            self.socket = socket.socket(socket.AF_UNIX)
            try:
                self.socket.connect(self.at("vr"))
                break
            except OSError:
                self.socket.close()
                if time.monotonic() > deadline or self.brltty.poll() is not None:
                    raise RuntimeError("brltty did not start:\n" + self.log())
                time.sleep(0.005)
        self.send("Cells %d %d" % (self.columns, self.rows) if self.rows > 1 else "Cells %d" % self.columns)
        threading.Thread(target=self.read, args=(self.socket,), daemon=True).start()

    def stop(self, kill=False):
        """End brltty; the display keeps its last cells, as a real one does."""
        if kill and self.brltty.poll() is None:
            self.brltty.kill()
            self.brltty.wait()
        stop_process(self.brltty)
        self.socket.close()

    def close(self):
        if self.socket:
            self.socket.close()
        stop_process(self.brltty)
        if self.terminal:
            self.terminal.close()
        shutil.rmtree(self.home, ignore_errors=True)

    def read(self, source):
        data, when = b"", None
        with contextlib.suppress(OSError, ValueError):
            while True:
                more = source.recv(65536)
                if not more:
                    return
                when, data = when or time.monotonic(), data + more
                if select.select([source], [], [], 0.005)[0] and len(data) < 1 << 20:
                    continue  # text and cells come as two lines: gather them
                *lines, data = data.split(b"\n")
                for line in lines:
                    word, _, rest = line.decode("utf-8", "replace").partition(" ")
                    if word == "Visual":
                        self._text = re.sub(r"\\(.)", r"\1", rest[1:-1])
                    elif word == "Braille":
                        self._cells = dots_to_cells(rest[1:-1])
                if lines:
                    self.record(when - self.began)
                    when = None

    def record(self, when):
        with self.changed:
            self.reports += 1
            entry = (when, self._cells, self._text)
            new = not self.history or entry[1:] != self.history[-1][1:]
            if new:
                self.history.append(entry)
            self.changed.notify_all()
        if new and self.on_change:
            self.on_change(*entry)

    def send(self, line):
        self.socket.sendall(line.encode() + b"\n")

    def cells(self):
        return self._cells

    def text(self):
        """The text brltty gives with the cells (with a contraction table: braille again)."""
        return self._text

    def page(self):
        """The rows of text."""
        text = self._text.ljust(self.columns * self.rows)
        return [text[at : at + self.columns].rstrip() for at in range(0, self.columns * self.rows, self.columns)]

    def log(self):
        with open(os.path.join(self.home, "log"), errors="replace") as f:
            return f.read()

    def press(self, key, number=None):
        """A display key, by brltty command name.  ROUTE counts cells from 1, but the driver, off
        by one against its own README, has no way to press the key of cell 1.

        brltty types by a process each time, and drops a key that is pressed before that has ended."""
        while self.terminal and descendants(self.brltty.pid):
            time.sleep(TICK)
        if key.upper() == "ROUTE":
            if number < 2:
                raise ValueError("the virtual driver cannot press the routing key of cell 1")
            number -= 1
        self.send(key if number is None else "%s %d" % (key, number))

    def type(self, text):
        self.terminal.type(text)

    def wait_for(self, what, timeout=PATIENCE):
        """Until text or cells contain the string, match the compiled pattern, or what(self)."""

        def test():
            if callable(what):
                return what(self)
            found = what.search if hasattr(what, "search") else lambda text: what in text
            return found(self._text) or found(self._cells)

        with self.changed:
            if not self.changed.wait_for(test, timeout):
                raise TimeoutError("not felt: %r; display: %r %s" % (what, self._text, self._cells))
        return self._cells

    def settle(self, quiet=0.25):
        """Until nothing has changed for `quiet` seconds, in which nothing was at work -> (cells, text)."""
        clock, reports = Idle(os.getpid()), self.reports
        while clock.seconds < quiet:
            time.sleep(TICK)
            clock.look()
            if self.reports != reports:
                reports = self.reports
                clock.restart()
        return self._cells, self._text


def main():
    parser = argparse.ArgumentParser(
        description=__doc__,
        usage="%(prog)s [options] [-- COMMAND ...]",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("-c", "--cells", type=int, default=40)
    parser.add_argument("-s", "--size", default="80x25", help="terminal, COLUMNSxROWS")
    parser.add_argument("-t", "--text-table", default="en-nabcc", help="brltty's: de, en-nabcc ...")
    parser.add_argument("-g", "--contraction-table", help="read contracted: de-g2, en-ueb-g2 ...")
    parser.add_argument("-k", "--keys", action="append", default=[], help="keys, see above")
    parser.add_argument("-w", "--wait", type=float, default=0.4, help="seconds after each key")
    parser.add_argument("-e", "--end", type=float, help="seconds to stay after the last key")
    parser.add_argument("command", nargs="*")
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))

    def show(when, cells, text):
        print("%8.3f  %s\n          %s" % (when, cells, text.rstrip()), flush=True)

    with VirtualDisplay(
        args.cells,
        args.command,
        tuple(map(int, args.size.split("x"))),
        args.text_table,
        args.contraction_table,
        on_change=show,
    ) as display:
        if not args.command:
            print("\n".join("%s=%s" % item for item in display.env.items()), flush=True)
        time.sleep(args.wait)
        with contextlib.suppress(KeyboardInterrupt):
            for token in re.findall(r"\{[^}]*\}|[^{]+", "".join(args.keys)):
                print("%8.3f  > %s" % (time.monotonic() - display.began, token), flush=True)
                name, _, value = token[1:-1].partition(":")
                if token[0] != "{":
                    display.type(token.replace("\\r", "\r").replace("\\t", "\t").replace("\\e", "\x1b"))
                elif name == "kill":
                    display.stop(kill=True)
                elif name == "restart":
                    display.start()
                elif name != "wait":
                    display.press(name, int(value) if value else None)
                time.sleep(float(value) if name == "wait" else args.wait)
            time.sleep(args.end if args.end is not None else 0.5 if args.keys else 1e8)


if __name__ == "__main__":
    main()
