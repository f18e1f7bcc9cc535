"""Runs the command taverne in forks of one process that has imported it: most of a short run is imports.

A fork gets its arguments, environment, folder and streams as a new process does, and ends as one does. What is about
starting itself (imports, signals, streams that are closed, variables that Python reads) takes a new process.
"""

import atexit
import gc
import json
import locale
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from contextlib import ExitStack, suppress
from functools import cache
from importlib import import_module
from pkgutil import walk_packages

LONGEST = 1 << 17
"""The most bytes of a request: arguments and environment."""
FITS_A_PIPE = 1 << 16
CHARSET = ("LC_ALL", "LC_CTYPE", "LANG")
"""The variables that tell the encoding of streams, the first that is set."""
STARTED_WITH = dict(os.environ)


# In the tests ---------------------------------------------------------------------------------------------------------


def can_fork(typed, environment):
    """Whether a fork does what a new process does: its streams are UTF-8, and Python reads nothing at its start."""
    charset = next(filter(None, map(environment.get, CHARSET)), "")
    return (
        hasattr(os, "pidfd_open")
        and charset.endswith(".UTF-8")
        and len(typed.encode()) <= FITS_A_PIPE
        and read_at_start(environment) == read_at_start(STARTED_WITH)
    )


def read_at_start(environment):
    """The variables that the linker and Python itself read."""
    return {name: value for name, value in environment.items() if name.startswith(("PYTHON", "LD_"))}


@cache
def server():
    """The server of this process, started when it is first needed."""
    return Server()


class Server:
    """The process that forks, seen from the tests."""

    def __init__(self):
        self.control, other = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with other:
            self.process = subprocess.Popen(
                [sys.executable, "-P", __file__, str(other.fileno())],
                pass_fds=[other.fileno()],
                stdin=subprocess.DEVNULL,
                env=STARTED_WITH,
            )
        atexit.register(self.close)

    def close(self):
        """End the process."""
        self.control.close()
        self.process.wait()

    def run(self, arguments, typed, environment, folder, seconds):
        """Run a command with lines piped in. Returns and raises what subprocess.run does."""
        request = json.dumps({"arguments": arguments, "environment": environment, "folder": folder}).encode()
        (stdin, typing), (reading, stdout), (reading_errors, stderr) = os.pipe(), os.pipe(), os.pipe()
        connection, other = socket.socketpair()
        handed = [other.detach(), stdin, stdout, stderr]
        with connection, open(reading, "rb", 0) as shown, open(reading_errors, "rb", 0) as errors:
            with open(typing, "wb", 0) as pipe, closing(handed):
                socket.send_fds(self.control, [request], handed)
                pipe.write(typed.encode())
            number = int.from_bytes(connection.recv(4), "little")
            texts = read_all(shown, errors, time.monotonic() + seconds)
            if texts is None:
                os.kill(number, signal.SIGKILL)
            status = int.from_bytes(connection.recv(4), "little", signed=True)
        if texts is None:
            raise subprocess.TimeoutExpired(arguments, seconds)
        return subprocess.CompletedProcess(arguments, status, *texts)


def closing(descriptors):
    """A context that closes these descriptors at its end."""
    stack = ExitStack()
    for descriptor in descriptors:
        stack.callback(os.close, descriptor)
    return stack


def read_all(shown, errors, end):
    """What comes from both until they are closed, as text; None if that takes until this time."""
    texts, poll = {shown.fileno(): b"", errors.fileno(): b""}, select.poll()
    for descriptor in texts:
        poll.register(descriptor, select.POLLIN)
    left = len(texts)
    while left:
        ready = poll.poll(max(end - time.monotonic(), 0) * 1000)
        if not ready:
            return None
        for descriptor, _ in ready:
            got = os.read(descriptor, 1 << 16)
            texts[descriptor] += got
            if not got:
                poll.unregister(descriptor)
                left -= 1
    return [text.decode().replace("\r\n", "\n").replace("\r", "\n") for text in texts.values()]


# In the server --------------------------------------------------------------------------------------------------------


def preload():
    """Import what commands import, also late, and read what is the same in each run."""
    import access.cli.commands
    import access.cli.group
    import games
    from access.language.texts import texts
    from access.system.environment import LANGUAGES

    for room in (access.cli.commands, games):
        for module in walk_packages(room.__path__, room.__name__ + "."):
            import_module(module.name)
    for language in LANGUAGES:
        for phrase in texts(language).names:
            texts(language).parse(phrase)


def serve(control):
    """Fork for each request, and tell how the forks end. In a fork: returns the request and its descriptors."""
    running, poll = {}, select.poll()
    poll.register(control, select.POLLIN)
    while True:
        for ready, _ in poll.poll():
            if ready in running:
                number, connection = running.pop(ready)
                poll.unregister(ready)
                status = os.waitstatus_to_exitcode(os.waitpid(number, 0)[1])
                with suppress(BrokenPipeError):
                    os.write(connection, status.to_bytes(4, "little", signed=True))
                os.close(connection)
                os.close(ready)
                continue
            message, descriptors, _, _ = socket.recv_fds(control, LONGEST, 4)
            if not message:
                sys.exit()
            connection, *streams = descriptors
            number = os.fork()
            if number == 0:
                control.detach()
                return json.loads(message), streams
            os.write(connection, number.to_bytes(4, "little"))
            for descriptor in streams:
                os.close(descriptor)
            watched = os.pidfd_open(number)
            running[watched] = number, connection
            poll.register(watched, select.POLLIN)


def become(request, streams):
    """Let this fork be a new process: its streams, its environment and its folder, and nothing else open."""
    for descriptor, stream in enumerate(streams):
        os.dup2(stream, descriptor)
    os.closerange(3, os.sysconf("SC_OPEN_MAX"))
    os.environ.clear()
    os.environ.update(request["environment"])
    os.chdir(request["folder"])
    with suppress(locale.Error):
        locale.setlocale(locale.LC_CTYPE, "")
    usual = locale.setlocale(locale.LC_CTYPE) in ("C", "POSIX", "C.UTF-8", "C.utf8")
    lenient = "surrogateescape" if usual else "strict"
    sys.stdin = sys.__stdin__ = open(0, encoding="utf-8", errors=lenient, closefd=False)
    sys.stdout = sys.__stdout__ = open(1, "w", encoding="utf-8", errors=lenient, closefd=False)
    sys.stderr = sys.__stderr__ = open(2, "w", 1, encoding="utf-8", errors="backslashreplace", closefd=False)
    sys.path.insert(0, request["folder"])
    sys.argv[1:] = request["arguments"]


def run():
    """Run the command, and end as Python does, but without freeing each object: in a fork that takes 35 ms.

    Where a stream cannot be written any more Python itself has to say so.
    """
    try:
        runpy.run_module("access", run_name="__main__", alter_sys=True)
        status = 0
    except SystemExit as ended:
        if not isinstance(ended.code, int | None):
            raise
        status = ended.code or 0
    threading._shutdown()
    atexit._run_exitfuncs()
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except (OSError, ValueError):
        sys.exit(status)
    os._exit(status & 0xFF)


if __name__ == "__main__":
    gc.disable()
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    preload()
    gc.freeze()
    become(*serve(socket.socket(fileno=int(sys.argv[1]))))
    gc.enable()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    run()
