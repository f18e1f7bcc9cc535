"""liblouis: its places on each system, and a binding by ctypes of the functions that we use.

Apart from the translator: the tables beside the library are looked for without loading it.

It is not thread-safe, so whoever calls it holds a lock.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from access.system import files, windows
from games.data import frozen
from wordlists import regular

VARIABLE = "LOUIS_LIBRARY"
"""The variable that names the library's file."""
FOLDER = "liblouis"
"""The folder beside the program, and in the folder of its data, that may hold the library and its tables."""
LAUNCHER = "taverne.cmd"
"""The file beside the folder of a Python of the program's own."""
PACKED = ("", "bin/", "*/bin/")
"""Where the library is in such a folder: the zip of a release has it in `bin`."""
FILES = {"win32": "liblouis.dll", "darwin": "liblouis.dylib"}
BY_LOADER = ("liblouis.so.20", "liblouis.so")
"""The names for the loader of Linux and other systems, which knows the folders."""
OF_MACOS = ("/opt/homebrew/lib", "/usr/local/lib", "/opt/local/lib")
"""The folders of Homebrew on both kinds of Mac, and of MacPorts."""
LONGEST_DATA = 400
"""The most bytes of the folder of the tables: liblouis holds 2,048 with LOUIS_TABLEPATH and its own folder."""
ENCODINGS = {size: f"utf-{8 * size}-{sys.byteorder[0]}e" for size in (2, 4)}
"""The encodings of its texts, by the bytes of a character: it is built for either."""
_SILENT = 60000
"""The log level of silence."""
_CELLS, _UNICODE, _KNOWN = 4, 64, 128
"""The modes of a translation: to cells, in Unicode, without signs unknown to the table."""


@frozen
class LibraryFile:
    """A file of the library, or its name for the loader; and the folder of its data, where one is beside it."""

    file: str
    data: Path | None

    @property
    def tables(self) -> Path | None:
        """The folder of the tables; None where the library alone knows it."""
        return self.data and self.data / "liblouis" / "tables"


class Liblouis:
    """The library, loaded."""

    def __init__(self, place: LibraryFile) -> None:
        """Load it. Raises OSError if it does not load, or is another library."""
        import ctypes

        self._c = ctypes
        if os.path.isabs(place.file):
            regular.check(Path(place.file))
        try:
            library: Any = getattr(ctypes, "WinDLL", ctypes.CDLL)(place.file)
            library.lou_version.restype = ctypes.c_char_p
            self.version: str = library.lou_version().decode("ascii", "replace").partition(" ")[0]
            self._size = library.lou_charSize()
            self._encoding = ENCODINGS[self._size]
            self._check, self._forward = library.lou_checkTable, library.lou_translateString
            self._back = library.lou_backTranslateString
            library.lou_setLogLevel(_SILENT)
            if place.data is not None:
                library.lou_setDataPath(_data(place.data))
        except (AttributeError, KeyError, OSError) as error:
            raise OSError(errno.ENOEXEC, str(error).removeprefix(f"{place.file}: "), place.file) from None

    def has(self, table: str) -> bool:
        """Tell whether a table is there, and without a fault."""
        path = windows.narrow(table)
        return path is not None and bool(self._check(path))

    def cells(self, text: str, table: str) -> str:
        """Return the text in Unicode braille. Raises RuntimeError."""
        return self._converted(self._forward, text, table, _CELLS | _UNICODE | _KNOWN)

    def text(self, braille: str, table: str) -> str:
        """Return the text of cells in Unicode braille. Raises RuntimeError."""
        return self._converted(self._back, braille, table, 0)

    def _converted(self, convert: Any, given: str, table: str, mode: int) -> str:
        """Return a converted text. There is as much room for it as in liblouis' own binding."""
        data = given.encode(self._encoding, "surrogatepass")
        length = len(data) // self._size
        most = length * (4 + 2 * self._size)
        given_length, made_length = self._c.c_int(length), self._c.c_int(most)
        made = self._c.create_string_buffer(most * self._size)
        lengths = self._c.byref(given_length), self._c.byref(made_length)
        if not convert(windows.narrow(table), data, lengths[0], made, lengths[1], None, None, mode):
            raise RuntimeError(f"liblouis cannot convert {given!r} by {table}")
        return self._c.string_at(made, made_length.value * self._size).decode(self._encoding, "surrogatepass")


@lru_cache(maxsize=1)
def louis() -> Liblouis:
    """Return the library. Raises OSError, with the name of its file if it is here but of no use."""
    first: OSError | None = None
    for place in places():
        try:
            return Liblouis(place)
        except OSError as error:
            first = first or (error if os.path.isabs(place.file) else None)
    raise first or OSError(errno.ENOENT, os.strerror(errno.ENOENT))


def places() -> tuple[LibraryFile, ...]:
    """Return the possible places of the library, the best first: of LOUIS_LIBRARY, beside us, of the system."""
    return _places(os.environ.get(VARIABLE, ""))


@lru_cache(maxsize=1)
def _places(named: str) -> tuple[LibraryFile, ...]:
    if named:
        return (_place(Path(named).absolute()),)
    file = FILES.get(sys.platform, BY_LOADER[0])
    found = [path for folder in _folders() for packed in PACKED for path in sorted(folder.glob(f"{packed}{file}"))]
    if sys.platform == "darwin":
        found += (Path(folder, file) for folder in OF_MACOS)
    by_loader = () if sys.platform in FILES else BY_LOADER
    return (*(_place(path) for path in found if regular.there(path)), *(LibraryFile(name, None) for name in by_loader))


def _folders() -> Iterator[Path]:
    """Yield our own folders for the library."""
    python = Path(sys.prefix)
    yield python / FOLDER
    if (python.parent / LAUNCHER).is_file():
        yield python.parent / FOLDER
    yield own_folder()


def own_folder() -> Path:
    """Return the folder for the library of one user."""
    return files.data_folder() / FOLDER


def _place(file: Path) -> LibraryFile:
    """Return the place of a file, with its data: in the folder above, in its own, in `share` there or above."""
    folder = file.parent
    known = (
        LibraryFile(str(file), each) for each in (folder.parent, folder, folder / "share", folder.parent / "share")
    )
    return next((place for place in known if place.tables and place.tables.is_dir()), LibraryFile(str(file), None))


def _data(folder: Path) -> bytes:
    """Return the folder of the data as the library takes it. Raises OSError for one that it cannot hold."""
    path = windows.narrow(str(folder)) or b""
    if not 0 < len(path) <= LONGEST_DATA or b"," in path:
        raise OSError(f"the path of its tables is too long, or has a comma: {folder}")
    return path
