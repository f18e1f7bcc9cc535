"""The log of a club, by `logging`: without names, addresses or talk unless its keeper asks for them.

Every module has its own logger; records of psycopg and asyncssh get the same form. A record may have facts:
`log.info("in", extra=facts(person=3))`.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from hashlib import blake2b
from typing import Any

log = logging.getLogger(__name__)
QUIET = ("asyncssh", "psycopg", "psycopg.pool", "asyncio")
"""Loggers of libraries, limited to warnings and errors."""
_SERVER = "- host: "
"""The beginning of psycopg's line for a failed server."""
_ADDRESS = re.compile(r"\b\d{1,3}(?:\.\d{1,3}){3}\b|(?<![\w:])[0-9a-fA-F]{0,4}(?::[0-9a-fA-F]{0,4}){2,7}(?![\w:])")
_OBJECT = re.compile(r":? ?<[\w.]+ [^<>]*at 0x[0-9a-f]+>")
"""Objects that libraries name by their places in memory."""
_PLAIN = (OSError, ImportError)
"""Errors whose messages never quote a person."""


def extra(**found: str | int) -> dict[str, Any]:
    """Return facts for the `extra` of a record."""
    return {"facts": found}


def unlogged(name: str) -> logging.Logger:
    """Return a logger that drops its records, such as those of malformed requests: anybody could fill the log."""
    found = logging.getLogger(f"{name}.heads")
    found.addFilter(lambda record: False)
    return found


class LineHandler(logging.Handler):
    """Passes each record to `write` as one line: a text, or with `as_json` an object.

    Addresses are hashed with a key that is new at each start, unless `addresses` are asked for. The messages of errors
    may quote what somebody typed, so only their types and places are written, unless `details` are asked for.
    """

    def __init__(
        self, write: Callable[[str], None], as_json: bool = False, addresses: bool = False, details: bool = False
    ) -> None:
        super().__init__()
        self._write, self._as_json, self._addresses, self._details = write, as_json, addresses, details
        self._key = secrets.token_bytes(16)

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record."""
        try:
            self._write(self.format(record))
        except Exception:
            self.handleError(record)

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as one line."""
        time = datetime.fromtimestamp(record.created, UTC)
        found = {name: self._fact(name, value) for name, value in getattr(record, "facts", {}).items()}
        event = self._event(record)
        trace = self._trace(record)
        if self._as_json:
            what = {"time": time.isoformat(timespec="milliseconds"), "level": record.levelname.lower()}
            told = {**what, "logger": record.name, "event": event, **found}
            return json.dumps({**told, "trace": trace} if trace else told, ensure_ascii=False)
        words = [f"{time:%Y-%m-%d %H:%M:%S}", record.levelname, event]
        return _one_line(" ".join([*words, *(f"{name}={value}" for name, value in found.items())]), trace)

    def _fact(self, name: str, value: str | int) -> str | int:
        return self._hashed(str(value)) if name == "address" and not self._addresses else value

    def _hashed(self, address: str) -> str:
        return blake2b(address.encode(), key=self._key, digest_size=4).hexdigest()

    def _event(self, record: logging.LogRecord) -> str:
        """Return the message; of a library its first line and those of failed servers, without addresses of people."""
        message = record.getMessage()
        if record.name.startswith("access."):
            return message
        first, *others = message.split("\n")
        message = _OBJECT.sub("", " ".join([first, *(line for line in others if line.startswith(_SERVER))]))
        if self._addresses or record.name.startswith("psycopg"):
            return message
        return _ADDRESS.sub(lambda found: self._hashed(found.group()), message)

    def _trace(self, record: logging.LogRecord) -> str:
        error = record.exc_info[1] if record.exc_info else None
        if error is None:
            return ""
        if self._details:
            return "".join(traceback.format_exception(error)).rstrip()
        return "\n".join(_places(error))


def _one_line(*texts: str) -> str:
    """Return texts as one line without control characters."""
    lines = [line.strip() for text in texts for line in text.splitlines()]
    return "".join(sign if sign.isprintable() else "?" for sign in " | ".join(filter(None, lines)))


def _places(error: BaseException) -> list[str]:
    """Return the places of an error and its causes, without messages that may quote a person."""
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    lines = [*_places(cause), "then:"] if cause is not None else []
    frames = traceback.extract_tb(error.__traceback__)
    lines += [f"  {frame.filename}:{frame.lineno} in {frame.name}" for frame in frames]
    return [*lines, f"{type(error).__name__}: {error}" if isinstance(error, _PLAIN) else type(error).__name__]


def begin_logging(handler: logging.Handler) -> Callable[[], None]:
    """Add a handler for the log of the club and its libraries; return a function that removes it."""
    root, ours = logging.getLogger(), logging.getLogger("access")
    root.addHandler(handler)
    ours.setLevel(logging.INFO)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
    return lambda: root.removeHandler(handler)


@contextmanager
def caught_all() -> Iterator[None]:
    """Log warnings and unhandled errors of Python within the context."""
    hooks = threading.excepthook, sys.unraisablehook
    logging.captureWarnings(True)
    threading.excepthook = lambda failed: log.error("thread failed", exc_info=failed.exc_value)
    sys.unraisablehook = lambda failed: log.error("error reached nobody", exc_info=failed.exc_value)
    try:
        yield
    finally:
        logging.captureWarnings(False)
        threading.excepthook, sys.unraisablehook = hooks
