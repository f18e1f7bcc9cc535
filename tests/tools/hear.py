#!/usr/bin/env python3
"""Run a terminal program under a real screen reader and print what it says.

    hear.py [--reader yasr|fenrir|tdsr] [--script FILE] [--json] -- COMMAND...

No sound device is needed: the reader's speech channel ends in a FIFO, so each
line printed is a command that an independent screen reader really sent to its
synthesizer, in order. Linux only; nothing but the standard library is used.

Readers
  yasr    package "yasr", the default: speaks what is drawn. Assert on this one.
  fenrir  package "fenrir": speaks the difference of two screens. A second
          opinion only: it drops a line now and then, even of a plain print.
  tdsr    https://github.com/tspivey/tdsr, started with --tdsr COMMAND. The
          package of that name on PyPI is an unrelated program.
Readers reword symbols (yasr says ">" as "greater than") and may add "blank":
compare words, not punctuation.

Script: one directive a line; blank lines and lines starting with # are skipped.
  some text      type the text, one key at a time, then Enter
  type:TEXT      type the text, no Enter
  key:NAME       enter tab s-tab esc up down left right home end backspace
                 delete space f1 to f4 pageup pagedown, or ctrl-X, or alt-X
  wait:SECONDS   go on listening
  end:           wait until the program has ended
  expect:TEXT    wait until TEXT is spoken after the last match, else fail
  never:TEXT     fail if TEXT is spoken anywhere in the run
After typing, the script goes on when the reader was quiet for --settle seconds. Time in which the reader, the program,
or a process named by --beside computes does not count: so a slow or busy machine hears the same.

Output: seconds since the program started, milliseconds since the last key, the
key, the kind, the text. Kinds: "say" a phrase, "char" one echoed key, "stop"
the reader cutting off its own speech (in --json or with --stops).
Exit status: 0 heard as scripted, 1 an expect or never failed, 2 no such reader.
"""

import argparse
import configparser
import ctypes
import json
import os
import re
import select
import shlex
import shutil
import signal
import sys
import tempfile
import time

from idle import TICK, Idle, descendants
from terminals import started

KEYS = {
    "enter": "\r",
    "tab": "\t",
    "s-tab": "\x1b[Z",
    "esc": "\x1b",
    "up": "\x1b[A",
    "down": "\x1b[B",
    "right": "\x1b[C",
    "left": "\x1b[D",
    "home": "\x1b[H",
    "end": "\x1b[F",
    "delete": "\x1b[3~",
    "backspace": "\x7f",
    "space": " ",
    "f1": "\x1bOP",
    "f2": "\x1bOQ",
    "f3": "\x1bOR",
    "f4": "\x1bOS",
    "pageup": "\x1b[5~",
    "pagedown": "\x1b[6~",
}
YASR = {"synthesizer": "emacspeak server", "synthesizer port": "|{voice}", "key echo": "{keys}"}
FENRIR = {
    "sound": {"enabled": "False"},
    "keyboard": {"charEcho": "{echo}"},
    "remote": {"driver": "dummyDriver"},
    "speech": {"driver": "genericDriver", "genericSpeechCommand": '{voice} "fenrirText"'},
    "general": {"shell": "{run}", "autoSpellCheck": "False"},
}


def reader_program(opt):
    found = shlex.split(opt.tdsr or "") if opt.reader == "tdsr" else [shutil.which(opt.reader)]
    return found if found and found[0] and shutil.which(found[0]) else None


def reader_command(opt, tmp, run, voice):
    """Write the reader's settings into tmp, changing only what must be; return its command line."""
    fill = {"run": run, "voice": voice, "echo": not opt.no_echo, "keys": "off" if opt.no_echo else "keys"}
    program = reader_program(opt)
    settings = os.path.join(tmp, ".tdsr.cfg" if opt.reader == "tdsr" else "settings")
    with open(settings, "w") as f:
        if opt.reader == "tdsr":
            f.write("[speech]\nkey_echo = {echo}\n[symbols]\n32 = space\n".format(**fill))
            return program + ["-s", voice, run]
        if opt.reader == "fenrir":
            config = configparser.ConfigParser(interpolation=None, strict=False)
            config.optionxform = str
            with open("/etc/fenrirscreenreader/settings/settings.conf") as original:
                config.read_file(original)
            config.read_dict({s: {k: v.format(**fill) for k, v in new.items()} for s, new in FENRIR.items()})
            config.write(f)
            return program + ["-e", "-s", settings]
        with open("/etc/yasr/yasr.conf", encoding="latin-1") as original:
            for line in original:
                name = line.split("=")[0]
                f.write("%s=%s\n" % (name, YASR[name].format(**fill)) if name in YASR else line)
    return program + ["-C", settings, run]


class Session:
    def __init__(self, opt):
        self.opt, self.events, self.seen, self.partial, self.drawn, self.row = opt, [], 0, b"", b"", 1
        self.shown = 0
        self.tmp = tempfile.mkdtemp(prefix="hear-")
        path = {n: os.path.join(self.tmp, n) for n in ("fifo", "go", "voice", "run", "ready", "status")}
        self.ready, self.status = path["ready"], path["status"]
        self.idle = Idle(os.getpid(), *opt.beside)
        os.mkfifo(path["fifo"])
        os.mkfifo(path["go"])
        self.voice = os.open(path["fifo"], os.O_RDWR | os.O_NONBLOCK)
        self.go = os.open(path["go"], os.O_RDWR)
        say = "printf '%s\\0' \"$1\"" if opt.reader == "fenrir" else "exec cat"
        env = {"TERM": opt.term, "HOME": os.environ.get("HOME", "/"), **dict(e.split("=", 1) for e in opt.env)}
        env["READ_BY"] = str(os.getpid())
        run = ["export %s=%s" % (k, shlex.quote(v)) for k, v in env.items()] + [
            ": > " + self.ready,
            "read go < " + path["go"],
            shlex.join(opt.command),
            "echo $? > " + self.status,
            "exec sleep %s" % opt.timeout,
        ]  # stay, as a shell would: readers drop text when their child ends
        for name, lines in (("voice", ["%s > %s" % (say, path["fifo"])]), ("run", run)):
            with open(path[name], "w") as f:
                f.write("\n".join(["#!/bin/sh"] + lines) + "\n")
            os.chmod(path[name], 0o755)
        argv = reader_command(opt, self.tmp, path["run"], path["voice"])
        ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)  # PR_SET_CHILD_SUBREAPER: orphans come back to us, none is lost
        self.start, self.open = time.monotonic(), True
        every = {**os.environ, "HOME": self.tmp, "TERM": opt.term, "SHELL": "/bin/sh"}
        self.pid, self.fd = started(argv, every, opt.rows, opt.cols)
        self.mark("(reader)")

    def mark(self, key):
        self.key, self.key_time = key, time.monotonic()
        self.idle.restart()

    def pump(self, until):
        """Move bytes until the predicate holds or time is up. `idle` counts since the last key or sign of life."""
        while not until() and time.monotonic() - self.start < self.opt.timeout:
            ready = select.select([self.voice] + [self.fd] * self.open, [], [], TICK)[0]
            self.idle.restart() if ready else self.idle.look()
            if self.voice in ready:
                self.heard(os.read(self.voice, 65536))
            if self.fd in ready:
                try:
                    data = os.read(self.fd, 65536)
                except OSError:
                    data = b""
                self.open, self.drawn = bool(data), (self.drawn + data)[-2000:]
                self.shown += len(data)
                self.row = min(self.row + data.count(b"\n"), self.opt.rows)
                if b"\x1b[6n" in data and not self.opt.no_cpr:  # "where is the cursor?"; the row is what is wanted
                    os.write(self.fd, b"\x1b[%d;1R" % self.row)

    def heard(self, data):
        *lines, self.partial = (self.partial + data).split(b"\0" if self.opt.reader == "fenrir" else b"\n")
        for line in (raw.decode("utf-8", "replace") for raw in lines):
            kind, text = "say", line
            if self.opt.reader == "tdsr":
                kind, text = {"s": "say", "l": "char", "x": "stop"}.get(line[:1]), line[1:]
            elif self.opt.reader == "yasr":
                m = re.match(r"(q|l|s|tts_say)(?: \{(.*)\})?$", line, re.S)
                kind, text = (m and {"s": "stop", "l": "char"}.get(m[1], "say")), (m and m[2]) or ""
            if kind and (text.strip() or kind != "say"):
                now = time.monotonic()
                self.events.append(
                    {
                        "t": round(now - self.start, 3),
                        "key": self.key,
                        "kind": kind,
                        "text": text,
                        "since_key_ms": round((now - self.key_time) * 1000, 1),
                    }
                )

    def sleep(self, seconds):
        end = time.monotonic() + seconds
        self.pump(lambda: time.monotonic() > end)

    def quiet(self, seconds):
        """Until nothing has come for so long, and nothing was at work."""
        self.pump(lambda: self.idle.seconds > seconds)

    def press(self, name, data):
        """Press a key, and wait until its letter is drawn: yasr takes the letter for news if the next key comes first."""
        self.mark(name)
        before = self.shown
        if self.open:
            os.write(self.fd, data.encode())
        if data.isprintable():
            self.pump(lambda: self.shown > before or self.idle.seconds > self.opt.echo)
        self.quiet(self.opt.pace)

    def spoken(self, since=0):
        return " ".join(e["text"] for e in self.events[since:] if e["kind"] != "stop")

    def play(self, script):
        failed = []
        self.pump(lambda: os.path.exists(self.ready) or not self.open)
        if not os.path.exists(self.ready):
            raise SystemExit("hear: the reader ended: " + self.drawn.decode("utf-8", "replace"))
        self.quiet(self.opt.lead)  # the reader greets
        self.mark("(start)")
        self.start, base, self.seen = self.key_time, self.start, len(self.events)
        for e in self.events:
            e["t"] = round(e["t"] - (self.start - base), 3)
        os.write(self.go, b"\n")
        self.quiet(self.opt.settle)
        for line in script:
            word, _, rest = line.partition(":")
            if word == "wait":
                self.sleep(float(rest))
            elif word == "end":
                self.pump(lambda: os.path.exists(self.status) or not self.open)
                self.quiet(self.opt.settle)
            elif word == "expect":
                self.pump(lambda: rest in self.spoken(self.seen) or self.idle.seconds > self.opt.patience)
                failed += [] if rest in self.spoken(self.seen) else [line]
                self.seen = len(self.events)
            elif word != "never":
                if word == "key":
                    if rest not in KEYS and rest[:5] != "ctrl-" and rest[:4] != "alt-":
                        raise SystemExit(f"hear: no key called {rest!r}")
                    self.press(
                        rest,
                        KEYS.get(rest)
                        or ("\x1b" if rest[:4] == "alt-" else "")
                        + (chr(ord(rest[5:6].upper() or "@") & 31) if rest[:5] == "ctrl-" else rest[4:]),
                    )
                else:
                    for c in rest if word == "type" else line:
                        self.press(c, c)
                    if word != "type":
                        self.press("enter", "\r")
                self.quiet(self.opt.settle)
        self.quiet(self.opt.linger)
        return failed + [s for s in script if s.startswith("never:") and s[6:] in self.spoken()]

    def close(self):
        """End the reader and all below it, and nothing else."""
        for sig in (signal.SIGHUP, signal.SIGTERM, signal.SIGKILL):
            for _ in range(25):
                for pid in descendants(os.getpid()):
                    try:
                        os.kill(pid, sig)
                        os.waitpid(pid, os.WNOHANG)
                    except OSError:
                        pass
                if not descendants(os.getpid()):
                    break
                time.sleep(0.02)
        status = None
        if os.path.exists(self.status):
            with open(self.status) as f:
                status = int(f.read() or -1)
        shutil.rmtree(self.tmp, ignore_errors=True)
        return status


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--reader", choices=("yasr", "fenrir", "tdsr"), default="yasr")
    p.add_argument("--tdsr", metavar="COMMAND", help="how tdsr is started, for --reader tdsr")
    p.add_argument("--script", metavar="FILE", help="what to type; - is standard input")
    p.add_argument("--json", action="store_true", help="one JSON object a line, the last with the exit status")
    p.add_argument("--stops", action="store_true", help="also print where the reader cuts off its speech")
    p.add_argument("--no-echo", action="store_true", help="turn the reader's key echo off")
    p.add_argument("--no-cpr", action="store_true", help="be a terminal that cannot report its cursor")
    p.add_argument("--term", default="xterm-256color", help="TERM of the program (default %(default)s)")
    p.add_argument("--env", action="append", default=[], metavar="NAME=VALUE", help="set for the program")
    p.add_argument(
        "--beside", action="append", default=[], type=int, metavar="PID", help="a server that is at work, too"
    )
    for name, value, text in (
        ("cols", 80, "columns"),
        ("rows", 24, "rows"),
        ("lead", 0.6, "quiet seconds before the program starts"),
        ("pace", 0.12, "quiet seconds after each key"),
        ("echo", 1.0, "quiet seconds a letter has to be drawn"),
        ("settle", 0.4, "quiet seconds that end a turn"),
        ("linger", 0.5, "quiet seconds at the end"),
        ("patience", 5.0, "quiet seconds an expect waits"),
        ("timeout", 600.0, "seconds for all"),
    ):
        p.add_argument("--" + name, type=type(value), default=value, help=text + " (default %(default)s)")
    p.add_argument("command", nargs="+", metavar="COMMAND")
    opt = p.parse_args()
    if not reader_program(opt):
        print("hear: %s: not found (see --help)" % opt.reader, file=sys.stderr)
        return 2
    text = "" if not opt.script else sys.stdin.read() if opt.script == "-" else open(opt.script).read()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    session = Session(opt)
    try:
        failed = session.play([s for s in text.splitlines() if s.strip() and not s.startswith("#")])
    finally:
        status = session.close()
    for e in session.events:
        if opt.json:
            print(json.dumps(e, ensure_ascii=False))
        elif e["kind"] != "stop" or opt.stops:
            print("%7.3f %6.0f ms  %-9s %-4s %s" % (e["t"], e["since_key_ms"], e["key"], e["kind"], e["text"]))
    if opt.json:
        print(json.dumps({"kind": "end", "status": status, "failed": failed}))
    if not session.events:
        print(
            "hear: nothing was spoken; the terminal shows:", session.drawn.decode("utf-8", "replace"), file=sys.stderr
        )
    for line in failed:
        print("hear: not as scripted: " + line, file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
