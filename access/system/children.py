"""Processes that we start end when we do, however that happens: also by SIGKILL, which nobody can handle."""

from __future__ import annotations

import os
import signal
import sys
import threading
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess

_DEATH = 1
"""The option of Linux' prctl that sends a signal to a child whose parent has died."""


def end_with_parent() -> None:
    """Let this process end when its parent does. Call it first thing in a child.

    Ctrl-C and a closed terminal reach all processes of a program: what they mean is left to the parent.
    """
    for name in ("SIGINT", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(_DEATH, signal.SIGKILL, 0, 0, 0)
    parent = parent_process()
    if parent is not None:  # started by multiprocessing: a pipe says on every system when the parent is gone
        threading.Thread(target=_end_after, args=(parent,), daemon=True).start()


def _end_after(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)
