"""Read word lists from the user's files: decompressed, as text in many encodings."""

from __future__ import annotations

import errno
import gzip
import io
import os
import re
import zlib
from pathlib import Path
from typing import Any

from wordlists import regular

LARGEST = 64 * 1024 * 1024
"""The largest size of a file that is read, decompressed, in bytes."""
_CONTROL = re.compile(r"[\x00-\x08\x0e-\x1f\x7f]")


class BadList(ValueError):
    """A file that is not a list of words, or cannot be read. `reason` names a phrase, `facts` are its arguments."""

    def __init__(self, reason: str, **facts: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts = facts


def content(path: Path) -> bytes:
    """Return the bytes of a file, decompressed. Raises BadList."""
    try:
        data = regular.content(path, LARGEST)
    except OSError as error:
        name = path.name or str(path)
        if error.errno == errno.ENOENT:
            raise BadList("list-missing", file=str(path)[:200]) from None
        if error.errno == errno.EFBIG:
            raise BadList("list-huge", file=name, most=LARGEST >> 20) from None
        known = {errno.EISDIR: "list-folder", errno.EINVAL: "list-device"}.get(error.errno or 0)
        if known is not None:
            raise BadList(known, file=name) from None
        raise BadList("list-unreadable", file=name[:80], why=error) from None
    return _unpacked(data, path.name) if data[:2] == b"\x1f\x8b" else data


def _unpacked(data: bytes, name: str) -> bytes:
    try:
        with gzip.GzipFile(fileobj=io.BytesIO(data)) as packed:
            found = packed.read(LARGEST + 1)
    except (OSError, EOFError, zlib.error):
        raise BadList("list-gzip", file=name) from None
    if len(found) > LARGEST:
        raise BadList("list-huge", file=name, most=LARGEST >> 20)
    return found


def decoded(data: bytes, name: str) -> tuple[str, tuple[str, ...]]:
    """Return the text, and notes about it. Raises BadList if it is not text."""
    encoding = _encoding(data)
    notes: tuple[str, ...] = ()
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as error:
        if encoding != "utf-8-sig":
            raise BadList("list-binary", file=name) from None
        text, notes = _western(data, name, error), ("list-note-cp1252",)
    if _CONTROL.search(text[: 1 << 16]):
        raise BadList("list-binary", file=name)
    return text, notes


def _encoding(data: bytes) -> str:
    """Return the encoding: UTF-16 if there is a byte order mark or many zeros, else UTF-8."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return "utf-16"
    head = data[:1000]
    if len(head) > 3 and head[1::2].count(0) > len(head) // 3:
        return "utf-16-le"
    return "utf-16-be" if len(head) > 3 and head[::2].count(0) > len(head) // 3 else "utf-8-sig"


def _western(data: bytes, name: str, error: UnicodeDecodeError) -> str:
    """Return text of an old Windows (cp1252). Raises BadList, with the line that is neither that nor UTF-8."""
    if _CONTROL.search(data[: 1 << 16].decode("latin-1")):
        raise BadList("list-binary", file=name)
    try:
        return data.decode("cp1252")
    except UnicodeDecodeError as worse:
        line = data.count(b"\n", 0, worse.start) + 1
        raise BadList("list-encoding", file=name, line=line) from error


def path_of(text: str) -> Path:
    """Return the path that was typed. Raises BadList if it cannot be one."""
    try:
        return regular.path_of(text)
    except OSError:
        raise BadList("list-missing", file=text[:80]) from None


def stamp(path: Path) -> tuple[int, int]:
    """Return time and size of a file, which change when it does; zeros if the file is missing."""
    try:
        status = os.stat(path)
    except (OSError, ValueError):
        return 0, 0
    return status.st_mtime_ns, status.st_size
