"""Starts a program on a pseudo-terminal of its own. Linux only; nothing but the standard library is used."""

import os
import struct
import sys

if sys.platform != "win32":  # tests that need no terminal are collected there, too
    import fcntl
    import pty
    import termios


def started(command, environment, rows=24, columns=80):
    """Start a command in a session of its own, on a new terminal of this size. Returns its number and our end.

    Not by pty.fork: Python warns of a fork beside other threads.
    """
    ours, its = pty.openpty()
    fcntl.ioctl(ours, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    try:
        # The first terminal that a session opens is its own.
        actions = [(os.POSIX_SPAWN_OPEN, 0, os.ttyname(its), os.O_RDWR, 0)]
        actions += [(os.POSIX_SPAWN_DUP2, 0, stream) for stream in (1, 2)]
        return os.posix_spawnp(command[0], command, environment, file_actions=actions, setsid=True), ours
    finally:
        os.close(its)
