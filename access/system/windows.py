"""Calls that only Windows has, each with what happens elsewhere."""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TextIO

from wordlists import regular

_LONGEST_PATH = 32768
"""The most characters of a path."""
_BY_NAME = 8
"""The flag that asks for languages by their names, such as de-DE."""
_SCREEN_READER = 70
"""The number of the setting that screen readers switch on."""
_MAY_WAIT, _MAY_LOOK = 0x100000, 0x1000
"""The rights to wait for something, and to look at a process."""
_IS_NO_PROCESS = 87
"""The error of an unused number of a process."""
_STILL_RUNS = 259
"""The status of a process that has not ended."""
_MOMENT = 0.1
"""Seconds in which a process that computes shows it: its times are counted in 64ths of a second."""
OWN_GROUP = 0x200
"""The flag of a new process out of reach of the console's Ctrl-C."""
_INPUT, _OUTPUT = -10, -11
"""The numbers of standard input and output."""
_RECORD = struct.Struct("<HxxiHHHHI")
"""An event at the console: its kind, whether a key is down, how often, its number and place, its letter, others."""
_KEY, _ALT = 1, 18
"""The kind of events of keys, and the number of Alt: a letter typed by its number comes when that is released."""
_A_LOOK = 20
"""Milliseconds of one wait for a key."""
_LOOKS = 0.01
"""Seconds between two looks into a pipe."""
_OBEYS = 4
"""The mode of a console that obeys control sequences."""
_NEVER_WAITS = 1
"""The mode of a pipe that never waits."""
_ALONE, _AT_ONCE = 2, 1
"""The flags of a lock for one process, and of one that does not wait."""
_BEYOND = 1 << 31
"""The place of the locked byte, in units of 4 GB: no file goes so far, and nobody can read what is locked."""
_OTHERS = ("\\\\", "UNC\\")
"""The beginnings of a path to another computer, the second after that."""
_OF_NETWORK = 4
"""The kind of a drive that is a folder of another computer."""
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


def screen_reader() -> str | None:
    """Return Narrator, or Windows for another screen reader that has announced itself; None without, and elsewhere."""
    if sys.platform != "win32":
        return None
    import ctypes

    on = ctypes.c_int(0)
    ctypes.windll.user32.SystemParametersInfoW(_SCREEN_READER, 0, ctypes.byref(on), 0)
    return "Narrator" if _narrator_runs() else "Windows" if on.value else None


def _narrator_runs() -> bool:
    """Tell whether Narrator runs, which announces itself to nobody: it holds a mutex, or says so in the registry."""
    if sys.platform != "win32":
        return False
    import ctypes
    import winreg

    kernel = ctypes.windll.kernel32
    if mutex := kernel.OpenMutexW(_MAY_WAIT, False, "NarratorRunning"):
        kernel.CloseHandle(ctypes.c_void_p(mutex))
        return True
    with suppress(OSError), winreg.OpenKey(winreg.HKEY_CURRENT_USER, r"Software\Microsoft\Narrator\NoRoam") as key:
        return bool(winreg.QueryValueEx(key, "RunningState")[0] == 1)
    return False


def process_runs(process: int) -> bool:
    """Tell whether a process runs; one that may not be asked does. Elsewhere True."""
    if sys.platform != "win32":
        return True
    import ctypes

    kernel, status = ctypes.WinDLL("kernel32", use_last_error=True), ctypes.c_ulong()
    number = kernel.OpenProcess(_MAY_LOOK, False, process)
    if not number:
        return ctypes.get_last_error() != _IS_NO_PROCESS
    found = ctypes.c_void_p(number)
    kernel.GetExitCodeProcess(found, ctypes.byref(status))
    kernel.CloseHandle(found)
    return status.value == _STILL_RUNS


def sleeps(process: int) -> bool:
    """Tell whether a process of ours computes nothing for a moment; elsewhere True."""
    if sys.platform != "win32":
        return True
    import time

    before = _computed(process)
    time.sleep(_MOMENT)
    return _computed(process) == before


def _computed(process: int) -> bytes:
    """Return the times for which a process has computed, in the system and outside of it; nothing if it is gone."""
    if sys.platform != "win32":
        return b""
    import ctypes

    kernel, times = ctypes.windll.kernel32, (ctypes.c_uint64 * 4)()
    found = ctypes.c_void_p(kernel.OpenProcess(_MAY_LOOK, False, process))
    kernel.GetProcessTimes(found, *(ctypes.byref(times, 8 * number) for number in range(4)))
    kernel.CloseHandle(found)
    return bytes(times)[16:]


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


def is_on_network(path: os.PathLike[str]) -> bool:
    """Tell whether a path leads to another computer: by its name, or by a drive that stands for it; elsewhere False."""
    if sys.platform != "win32":
        return False
    import ctypes

    drive = os.path.splitdrive(os.path.realpath(path))[0].removeprefix(regular.ANY_LENGTH)
    if drive.startswith(_OTHERS):
        return True
    return bool(ctypes.windll.kernel32.GetDriveTypeW(f"{drive}\\") == _OF_NETWORK)


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


def readable(*descriptors: int) -> list[int]:
    """Wait until some of these can be read, and return them: pipes. All else can be; a console waits for its line."""
    import time

    while not (found := [each for each in descriptors if _has_more(each)]):
        time.sleep(_LOOKS)
    return found


def _has_more(descriptor: int) -> bool:
    """Tell whether a pipe has something to read; True for all else."""
    if sys.platform != "win32":
        return True
    import ctypes
    import msvcrt

    pipe, more = ctypes.c_void_p(msvcrt.get_osfhandle(descriptor)), ctypes.c_ulong()
    is_pipe = ctypes.windll.kernel32.PeekNamedPipe(pipe, None, 0, None, ctypes.byref(more), None)
    return not is_pipe or bool(more.value)


def encoding(stream: TextIO) -> str | None:
    """Return the encoding of a redirected standard stream; None for a console, where it is set, and elsewhere.

    Other programs at a console, such as more, read and write pipes in its code page. In files UTF-8 is usual.
    """
    named = "PYTHONIOENCODING" in os.environ and not sys.flags.ignore_environment
    if sys.platform != "win32" or named or sys.flags.utf8_mode or stream.isatty():
        return None
    import codecs
    import ctypes
    import stat

    kernel, page = ctypes.windll.kernel32, 0
    try:
        if stat.S_ISFIFO(os.fstat(stream.fileno()).st_mode):
            page = kernel.GetConsoleCP() if stream.readable() else kernel.GetConsoleOutputCP()
    except OSError:
        return None  # no file, but text
    try:
        return codecs.lookup(f"cp{page}").name
    except LookupError:
        return "utf-8"


# The console ----------------------------------------------------------------------------------------------------------


def is_console(descriptor: int = 0) -> bool:
    """Tell whether standard input is the console, or another standard stream by its descriptor; elsewhere False."""
    return _mode(_INPUT - descriptor) is not None


def typed_line(show: Callable[[str, str], None], meanwhile: Callable[[], bytes | None]) -> bytes:
    """Return a line typed at the console, with its end.

    `show` gets the typed text and the sign of each key. `meanwhile` is called now and then: what it returns takes the
    place of the line, and it may raise. Raises KeyboardInterrupt; nothing is returned at Ctrl-Z.
    """
    typed = ""
    while (found := meanwhile()) is None:
        for key in _keys():
            if key == "\r":
                show("", "\n")
                return f"{typed}\n".encode("utf-8", "replace")
            if key == "\x03":
                raise KeyboardInterrupt
            if key == "\x1a" and not typed:
                return b""
            if key == "\b" and typed:
                typed = typed[:-1]
                show(typed, "\b \b")
            elif key.isprintable():
                typed += key
                show(typed, key)
    return found


def _keys() -> Iterator[str]:
    """Wait a moment for a key at the console, and yield its letters; one beyond the basic plane comes in two halves."""
    if sys.platform != "win32":
        return
    import ctypes

    kernel, record, count = ctypes.windll.kernel32, ctypes.create_string_buffer(_RECORD.size), ctypes.c_ulong()
    console, half = ctypes.c_void_p(kernel.GetStdHandle(_INPUT)), b""
    while not kernel.WaitForSingleObject(console, _A_LOOK):
        kernel.ReadConsoleInputW(console, record, 1, ctypes.byref(count))
        kind, is_down, times, key, _, letter, _ = _RECORD.unpack(record.raw)
        if kind != _KEY or not letter or not (is_down or key == _ALT):
            continue
        half += struct.pack("<H", letter)
        if not 0xD800 <= letter < 0xDC00:
            yield from half.decode("utf-16-le", "replace") * times
            return


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


def _mode(stream: int = _OUTPUT) -> int | None:
    """Return the mode of the console at standard output, or input; None if there is none, and elsewhere."""
    if sys.platform != "win32":
        return None
    import ctypes

    kernel, mode = ctypes.windll.kernel32, ctypes.c_ulong()
    has_console = kernel.GetConsoleMode(ctypes.c_void_p(kernel.GetStdHandle(stream)), ctypes.byref(mode))
    return mode.value if has_console else None


def _set_mode(mode: int) -> None:
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.SetConsoleMode(ctypes.c_void_p(kernel.GetStdHandle(_OUTPUT)), mode)
