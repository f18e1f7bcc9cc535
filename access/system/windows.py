"""Calls that only Windows has, each with what happens elsewhere."""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

_LONGEST_PATH = 32768
"""The most characters of a path."""
_BY_NAME = 8
"""The flag that asks for languages by their names, such as de-DE."""
_SCREEN_READER = 70
"""The number of the setting that screen readers switch on."""
_OUTPUT = -11
"""The number of standard output."""
_OBEYS = 4
"""The mode of a console that obeys control sequences."""
_NEVER_WAITS = 1
"""The mode of a pipe that never waits."""
_ALONE, _AT_ONCE = 2, 1
"""The flags of a lock for one process, and of one that does not wait."""
_BEYOND = 1 << 31
"""The place of the locked byte, in units of 4 GB: no file goes so far, and nobody can read what is locked."""
_IS_LOCKED = 33
"""The error of a byte that another process has locked."""


def languages() -> tuple[str, ...]:
    """Return the languages that the user wants programs to speak, such as de-DE, the best first; none elsewhere."""
    if sys.platform != "win32":
        return ()
    import ctypes

    kernel, number, size = ctypes.windll.kernel32, ctypes.c_ulong(), ctypes.c_ulong()
    kernel.GetUserPreferredUILanguages(_BY_NAME, ctypes.byref(number), None, ctypes.byref(size))
    names = ctypes.create_unicode_buffer(size.value)
    kernel.GetUserPreferredUILanguages(_BY_NAME, ctypes.byref(number), names, ctypes.byref(size))
    return tuple(filter(None, "".join(names).split("\0")))


def screen_reader() -> bool:
    """Tell whether a screen reader has announced itself; False elsewhere."""
    if sys.platform != "win32":
        return False
    import ctypes

    on = ctypes.c_int(0)
    ctypes.windll.user32.SystemParametersInfoW(_SCREEN_READER, 0, ctypes.byref(on), 0)
    return bool(on.value)


def narrow(path: str) -> bytes | None:
    """Return a path for a library that knows no Unicode, and separates paths by commas; elsewhere as usual.

    That is the short name of Windows where the path has a comma, or what its code page lacks. None if there is none.
    """
    if sys.platform != "win32":
        return os.fsencode(path)
    import ctypes

    short = ctypes.create_unicode_buffer(_LONGEST_PATH)
    for each in (path, short):
        with suppress(UnicodeEncodeError):
            found = str(getattr(each, "value", each)).encode("mbcs")
            if found and b"," not in found:
                return found
        ctypes.windll.kernel32.GetShortPathNameW(path, short, _LONGEST_PATH)
    return None


def lock(descriptor: int, wait: bool) -> bool:
    """Lock a file for one process, and return True; False if another has it and we do not wait, and elsewhere.

    Raises OSError.
    """
    if sys.platform != "win32":
        return False
    import ctypes
    import msvcrt

    kernel = ctypes.WinDLL("kernel32", use_last_error=True)
    place = ctypes.create_string_buffer(struct.pack("PPIIP", 0, 0, 0, _BEYOND, 0))  # the structure OVERLAPPED
    file, how = ctypes.c_void_p(msvcrt.get_osfhandle(descriptor)), _ALONE | (0 if wait else _AT_ONCE)
    if kernel.LockFileEx(file, how, 0, 1, 0, place):
        return True
    if ctypes.get_last_error() == _IS_LOCKED:
        return False
    raise ctypes.WinError(ctypes.get_last_error())


def never_block(descriptor: int) -> None:
    """Let reading and writing of a pipe return at once; nothing elsewhere. Raises OSError.

    Python does so from 3.12 on.
    """
    if sys.platform == "win32":
        import ctypes
        import msvcrt

        pipe, mode = ctypes.c_void_p(msvcrt.get_osfhandle(descriptor)), ctypes.c_ulong(_NEVER_WAITS)
        if not ctypes.windll.kernel32.SetNamedPipeHandleState(pipe, ctypes.byref(mode), None, None):
            raise ctypes.WinError()


# The console ----------------------------------------------------------------------------------------------------------


@contextmanager
def obeying() -> Iterator[None]:
    """Let the console obey control sequences within the context, if it can; elsewhere terminals always do."""
    before = _mode()
    if before is None:
        yield
        return
    _set_mode(before | _OBEYS)
    try:
        yield
    finally:
        _set_mode(before)


def clear_console() -> bool:
    """Clear a console that does not obey control sequences, and return True; False for all others, and elsewhere."""
    mode = _mode()
    if mode is None or mode & _OBEYS:
        return False
    import subprocess

    subprocess.run(["cmd", "/c", "cls"], check=False)
    return True


def _mode() -> int | None:
    """Return the mode of the console at standard output; None if there is none, and elsewhere."""
    if sys.platform != "win32":
        return None
    import ctypes

    kernel, mode = ctypes.windll.kernel32, ctypes.c_ulong()
    has_console = kernel.GetConsoleMode(ctypes.c_void_p(kernel.GetStdHandle(_OUTPUT)), ctypes.byref(mode))
    return mode.value if has_console else None


def _set_mode(mode: int) -> None:
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.SetConsoleMode(ctypes.c_void_p(kernel.GetStdHandle(_OUTPUT)), mode)
