"""Runs the command taverne on Windows, and writes down what its console shows, as a screen reader there reads it.

`shown_on_windows.py FILE ARGUMENTS`, or with a program in place of the first argument: each line of the file is JSON:
the process, the rows and the place of the cursor, whenever they have changed. A file of the same name that ends in
`-ctrl-c` presses Ctrl-C, and is gone then. With `--probe` in place of arguments it finds out what the console of this
Wine lacks.
"""

import ctypes
import json
import os
import runpy
import signal
import sys
import threading
import time
from contextlib import suppress
from ctypes import wintypes

from prompt_toolkit.win32_types import INPUT_RECORD

INPUT, OUTPUT = -10, -11
KEY, CONTROL = 1, 8
"""An event of a key, and the state in which Ctrl is held."""
OBEYS, SENDS = 7, 0x200
"""The modes of a console that obeys control sequences, and of one that sends them, and Ctrl-C as a key."""
LOOKS = 0.02
"""Seconds between two looks."""


class Info(ctypes.Structure):
    """The structure CONSOLE_SCREEN_BUFFER_INFO."""

    _fields_ = [("size", wintypes._COORD), ("cursor", wintypes._COORD), ("others", ctypes.c_short * 7)]


def shown(kernel=ctypes.windll.kernel32):
    """The rows of the console and the place of the cursor."""
    console, info, count = ctypes.c_void_p(kernel.GetStdHandle(OUTPUT)), Info(), wintypes.DWORD()
    kernel.GetConsoleScreenBufferInfo(console, ctypes.byref(info))
    width, height = info.size.X, info.size.Y
    text = ctypes.create_unicode_buffer(width * height)
    kernel.ReadConsoleOutputCharacterW(console, text, width * height, wintypes._COORD(0, 0), ctypes.byref(count))
    rows = [text[row * width : (row + 1) * width].rstrip() for row in range(height)]  # read at once: lines may come
    return {"process": os.getpid(), "rows": rows, "cursor": [info.cursor.Y, info.cursor.X]}


def press_ctrl_c(kernel=ctypes.windll.kernel32):
    """Press Ctrl-C: a key where the program reads keys, else a signal."""
    record, count = INPUT_RECORD(KEY), wintypes.DWORD()
    key = record.Event.KeyEvent
    key.KeyDown, key.RepeatCount, key.VirtualKeyCode, key.ControlKeyState = 1, 1, ord("C"), CONTROL
    key.uChar.UnicodeChar = "\x03"
    kernel.WriteConsoleInputW(ctypes.c_void_p(kernel.GetStdHandle(INPUT)), ctypes.byref(record), 1, ctypes.byref(count))


def watch(file):
    """Write down what is shown, as long as the program runs."""
    last, wanted = None, f"{file.name}-ctrl-c"
    while True:
        now = shown()
        if now != last:
            print(json.dumps(now), file=file, flush=True)
            last = now
        with suppress(FileNotFoundError):
            os.remove(wanted)
            press_ctrl_c()
        time.sleep(LOOKS)


def probe(kernel=ctypes.windll.kernel32):
    """Yield once the console reads keys, then its gaps: it obeys no control sequences or sends none, or drops Ctrl-C.

    An arrow, Ctrl-C and a full stop are typed meanwhile.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    keys, console = (ctypes.c_void_p(kernel.GetStdHandle(number)) for number in (INPUT, OUTPUT))
    kernel.SetConsoleMode(console, OBEYS)
    kernel.SetConsoleMode(keys, SENDS)
    before, typed, record, count = shown()["cursor"], "", INPUT_RECORD(), wintypes.DWORD()
    kernel.WriteConsoleW(console, "\x1b[9G", 4, ctypes.byref(count), None)
    obeys = shown()["cursor"] == [before[0], 8]
    yield {"rows": []}
    while "." not in typed:
        kernel.ReadConsoleInputW(keys, ctypes.byref(record), 1, ctypes.byref(count))
        if record.EventType == KEY and record.Event.KeyEvent.KeyDown:
            typed += record.Event.KeyEvent.uChar.UnicodeChar
    lacks = {"control sequences": not (obeys and "\x1b[A" in typed), "Ctrl-C": "\x03" not in typed}
    yield {"rows": [], "gaps": [name for name, lacking in lacks.items() if lacking]}


if __name__ == "__main__":
    file = open(sys.argv[1], "w", encoding="utf-8")
    if sys.argv[2:] == ["--probe"]:
        for found in probe():
            print(json.dumps(found), file=file, flush=True)
        sys.exit()
    threading.Thread(target=watch, args=[file], daemon=True).start()
    is_program = sys.argv[2:3] and sys.argv[2].endswith(".py")
    sys.argv[:] = sys.argv[2:] if is_program else ["taverne", *sys.argv[2:]]
    try:
        if is_program:
            runpy.run_path(sys.argv[0], run_name="__main__")
        else:
            runpy.run_module("access", run_name="__main__")
    finally:
        print(json.dumps(shown()), file=file, flush=True)
