"""Files of our own: replaced as a whole, so that a killed program leaves no half of one."""

from __future__ import annotations

import errno
import os
import re
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path

from access.system import posix
from wordlists import regular

PRIVATE_FILE = 0o600
PRIVATE_FOLDER = 0o700


def packaged(package: str, name: str) -> bytes:
    """Return the content of a file in a package, which may be an archive, or a folder without `__init__.py`.

    Raises OSError.
    """
    module = import_module(package)
    get_data = getattr(module.__loader__, "get_data", None)
    if module.__file__ is None:
        for folder in getattr(module, "__path__", ()):
            if (path := Path(folder, name)).exists():
                return path.read_bytes()
    if get_data is None or module.__file__ is None:
        raise FileNotFoundError(f"{package} has no {name}")
    content: bytes = get_data(os.path.join(os.path.dirname(module.__file__), *name.split("/")))
    return content


def data_folder() -> Path:
    """Return the user's folder for the data of the program: games, results, tables."""
    found = _folder("XDG_DATA_HOME", ".local/share", "taverne")
    if found is None:
        import platformdirs

        return Path(platformdirs.user_data_dir("taverne", appauthor=False))
    return found


def settings_folder(name: str) -> Path:
    """Return the user's folder for the settings of a program."""
    found = _folder("XDG_CONFIG_HOME", ".config", name)
    if found is None:
        import platformdirs

        return Path(platformdirs.user_config_dir(name, appauthor=False))
    return found


def _folder(variable: str, usual: str, name: str) -> Path | None:
    """Return the folder of a program on Linux, by the rules of XDG; None elsewhere. It loads no library."""
    if sys.platform != "linux":
        return None
    given = os.environ.get(variable, "")
    return Path(given if os.path.isabs(given) else os.path.expanduser(f"~/{usual}")) / name


def replace(path: Path, data: bytes) -> None:
    """Write a file as a whole: a reader sees the old content or the new one. Raises OSError."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with open(beside, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            shutil.copymode(path, beside)
        regular.patiently(lambda: os.replace(beside, path))
    finally:
        leave_no(beside)


def leave_no(beside: Path) -> None:
    """Delete a temporary file of ours, if possible."""
    with suppress(OSError):
        regular.patiently(lambda: beside.unlink(missing_ok=True))


def privately(path: str, flags: int) -> int:
    """Open a file that only its owner can read, if it is made: the opener for `open`."""
    return os.open(path, flags, PRIVATE_FILE)


def make_private(folder: Path) -> None:
    """Make a folder that only its owner can look into. Raises OSError, NotADirectoryError if a file is in the way."""
    make(folder, PRIVATE_FOLDER)
    with suppress(OSError):  # somebody else's, such as a link to a shared folder
        folder.chmod(PRIVATE_FOLDER)


def make(folder: Path, mode: int = 0o777) -> None:
    """Make a folder. Raises OSError, NotADirectoryError if a file is in the way."""
    try:
        folder.mkdir(mode, parents=True, exist_ok=True)
    except FileExistsError:
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR)) from None


def key_lines(text: str) -> dict[str, int]:
    """Return the first line of each key and table in a text of TOML, by their dotted names without quotation marks.

    A key may be in a section, dotted, or quoted.
    """
    lines: dict[str, int] = {}
    section: tuple[str, ...] = ()
    for number, line in enumerate(text.split("\n"), 1):
        header = re.match(r"\s*\[+\s*([^\]]+?)\s*\]", line)
        if header:
            place = section = _parts(header[1])
        elif "=" in line:
            place = (*section, *_parts(line.partition("=")[0]))
        else:
            continue
        for length in range(1, len(place) + 1):
            lines.setdefault(".".join(place[:length]), number)
    return lines


def _parts(key: str) -> tuple[str, ...]:
    """Return the parts of a dotted key, without quotation marks."""
    return tuple(part.strip().strip("\"'") for part in re.findall(r"\"[^\"]*\"|'[^']*'|[^.]+", key) if part.strip())


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Let one process at a time change the folder of this file, so that no change is lost. Raises OSError."""
    make(path.parent)
    with open(path.with_name(f".{path.name}.lock"), "ab") as file:
        posix.lock(file)
        yield
