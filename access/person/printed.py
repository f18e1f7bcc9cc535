"""Standard streams of a program, with its lines told instead of printed.

Apart from clicked.py: only a program that prints beside its prompts needs it.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from access.person.sitting import PRINTING, Passing

Takes = Callable[[str], None]


class StandardStream(Passing):
    """A stream that tells a program's text, and prints ours. Several threads may print."""

    def __init__(self, name: str, stream: Any, takes: Takes) -> None:
        super().__init__(stream)
        self.name_of_stream = name
        self._takes, self._lock = takes, threading.RLock()

    def write(self, text: str) -> int:
        """Tell text of the program, or print our own."""
        if PRINTING.get():
            return super().write(text)
        with self._lock:
            self._takes(text)
        return len(text)


@contextmanager
def passing(streams: Mapping[str, Takes]) -> Iterator[None]:
    """Pass the output on the standard streams of these names to these functions, within the context.

    Earlier handlers of logging hold the streams themselves.
    """
    before = {name: getattr(sys, name) for name in streams}
    ours = {name: StandardStream(name, before[name], takes) for name, takes in streams.items()}
    for name, stream in ours.items():
        setattr(sys, name, stream)
    _log_to({id(before[name]): stream for name, stream in ours.items()})
    try:
        yield
    finally:
        for name, stream in before.items():
            setattr(sys, name, stream)
        _log_to({id(stream): before[name] for name, stream in ours.items()})


def _log_to(streams: Mapping[int, Any]) -> None:
    """Let handlers of logging write to other streams, by the ids of their present ones."""
    logging: Any = sys.modules.get("logging")
    for known in list(logging._handlerList) if logging is not None else ():
        handler = known()
        if handler is not None and id(getattr(handler, "stream", None)) in streams:
            handler.setStream(streams[id(handler.stream)])
