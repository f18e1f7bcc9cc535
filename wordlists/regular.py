"""Opens the files that people name. Nothing else in the program opens one.

Only regular files are opened, so that a pipe cannot make the program wait, nor a device fill its memory. What Windows
asks for, where other programs hold files and names are not free, is here, too.
"""

from __future__ import annotations

import errno
import os
import re
import stat
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

_FLAGS = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)
"""A pipe that takes the place of a file after it was checked does not make the program wait."""

_NO_NAME = r"""(?i)(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[1-9¹²³])\ *(\..*)?|.*([<>:"/\\|?*\0-\x1f].*|[.\ ])"""
"""The names that Windows cannot have: of a device, with a sign of its own, or with a dot or blank at the end."""
_NAME_ERROR = 123
"""The error of Windows for such a name."""
_LONG, ANY_LENGTH = 240, "\\\\?\\"
"""The letters from which a path on Windows is too long for a folder, and what begins one that may have 32767."""
_TRIES, _PAUSE = 200, 0.01
"""The attempts at renaming or deleting a file on Windows, and the seconds between two of them."""

_DEEP = r"""(?<![\w"'.-])(?:(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){100}"""
"""A key of so many parts: the parser of TOML would take minutes for one of thousands."""


def toml(text: str) -> dict[str, Any]:
    """Return the tables of a text in TOML. Raises ValueError for one that is none, or nested too deeply."""
    import tomllib  # its patterns take 3 ms

    if deep := re.search(_DEEP, text):
        raise ValueError(f"a key has too many parts (at line {text.count(chr(10), 0, deep.start()) + 1}, column 1)")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise ValueError("nested too deeply") from None


def check(path: Path, most: int | None = None) -> None:
    """Raise OSError unless this is a regular file: EISDIR for a folder, EINVAL for a pipe or a device.

    EFBIG for one of more than `most` bytes; ENOENT if there is none, or if none can have this name.
    """
    try:
        found = os.stat(path)
    except ValueError:
        raise _error(errno.ENOENT, path) from None
    _check(found, path, most)


def content(path: Path, most: int) -> bytes:
    """Return the bytes of a regular file. Raises OSError as `check` does."""
    with opened(path, most) as file:
        data = file.read(most + 1)
    if len(data) > most:  # files of /proc have no size, and others may have grown
        raise _error(errno.EFBIG, path)
    return data


def opened(path: Path, most: int | None = None, flags: int = os.O_RDONLY) -> IO[bytes]:
    """Return a regular file, open for reading; with other flags of `os.open` for reading and writing.

    Raises OSError as `check` does.
    """
    check(path, most)
    way, buffering = ("rb", -1) if flags == os.O_RDONLY else ("r+b", 0)
    file = open(os.open(path, flags | _FLAGS), way, buffering)  # noqa: SIM115 - whoever asked for it closes it
    try:
        _check(os.fstat(file.fileno()), path, most)
    except OSError:
        file.close()
        raise
    return file


def write(path: Path, data: bytes, mode: int = 0o666, replaces: bool = True) -> None:
    """Write a regular file.

    Raises OSError as `check` does; FileExistsError for a file that is there, unless it is replaced.
    """
    wanted = os.O_WRONLY | os.O_CREAT | (0 if replaces else os.O_EXCL)
    try:
        if replaces and os.path.lexists(path):
            check(path)
        with open(os.open(path, wanted | _FLAGS, mode), "wb") as file:
            _check(os.fstat(file.fileno()), path, None)
            file.truncate()
            file.write(data)
    except ValueError:
        raise _error(errno.ENOENT, path) from None


def path_of(text: str) -> Path:
    """Return the path that was typed; ~ is the home of a user. Raises OSError if there is no such user.

    On Windows also for a name that it cannot have: it would open a device, or leave out the end of the name. There a
    long path gets the form which every Windows takes.
    """
    try:
        path = Path(text).expanduser()
    except (RuntimeError, ValueError):
        raise _error(errno.ENOENT, Path(text.replace("\0", ""))) from None
    return _of_windows(path) if sys.platform == "win32" else path


def _of_windows(path: Path) -> Path:
    if not all(name == ".." or fits_windows(name) for name in path.parts[bool(path.anchor) :]):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path), _NAME_ERROR)
    whole = os.path.abspath(path)
    return Path(ANY_LENGTH + whole) if len(whole) > _LONG and not whole.startswith("\\\\") else path


def fits_windows(name: str) -> bool:
    """Tell whether a file or a folder can have this name on Windows."""
    return not re.fullmatch(_NO_NAME, name, re.DOTALL)


def patiently(change: Callable[[], object]) -> None:
    """Rename or delete something by this call. Raises OSError.

    Windows refuses that while another program has it open: one that starts, a scanner of viruses, one that copies it to
    a server. It is tried again for two seconds.
    """
    for _ in range(_TRIES if sys.platform == "win32" else 0):
        with suppress(PermissionError):
            change()
            return
        time.sleep(_PAUSE)
    change()


def there(path: Path) -> bool:
    """Tell whether a path exists; one that cannot be examined does not."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def _check(found: os.stat_result, path: Path, most: int | None) -> None:
    if stat.S_ISDIR(found.st_mode):
        raise _error(errno.EISDIR, path)
    if not stat.S_ISREG(found.st_mode):
        raise _error(errno.EINVAL, path)
    if most is not None and found.st_size > most:
        raise _error(errno.EFBIG, path)


def _error(number: int, path: Path) -> OSError:
    return OSError(number, os.strerror(number), str(path))
