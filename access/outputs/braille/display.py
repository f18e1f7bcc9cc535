"""A real braille display, through BrlAPI and brltty.

One thread owns the connection: it writes the window of the buffer, and passes keys on. Nothing else waits for brltty;
what can be written without blocking is written at once. If the connection breaks, the thread tries to reconnect every
few seconds. brltty 6.5 reads and writes beyond its own buffer when a display grows under an open connection, so a new
size means a new connection, and so does a display that is plugged in or pulled out; brltty may notice that only when
cells change. Other programs keep the display as long as brltty gives it to them; what we write meanwhile waits there.
"""

from __future__ import annotations

import os
import select
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import count
from typing import Any, Protocol

from access.language.output import Mark
from access.outputs.braille.buffer import DOTS_7_8, Buffer, BufferLine, FittedQuestion, Strip, Window
from access.outputs.braille.page import DisplayPage, page_of
from access.outputs.braille.translator import BLANK, Cells
from access.system import environment, posix
from games.data import frozen

FIRST = 1.5
"""Seconds that the first connection may take: brltty accepts connections one second after its start."""

LOOK_AGAIN = 0.05
"""Seconds between two looks whether brltty has found a display."""


class NoDisplay(Exception):
    """No display can be reached here; the message names the phrase that says why."""


@frozen
class BrlttyReport:
    """The report of brltty: its driver's name, and columns and lines of the display, 0 if none is plugged in."""

    driver: str
    columns: int
    lines: int


def probe(seconds: float = FIRST) -> BrlttyReport | None:
    """Return the report of brltty, asked from anywhere; None if it refuses, or is too slow. Raises NoDisplay.

    brltty accepts connections before it has found its display, so this waits for a display until the time is over.
    """
    brlapi = binding()
    found: list[BrlttyReport] = []

    def ask() -> None:
        with suppress(Exception):  # whatever brlapi raises, brltty does not answer
            connection = brlapi.Connection()
            found.append(_found(brlapi, connection))
            until = time.monotonic() + seconds
            while not found[-1].columns and time.monotonic() < until:
                time.sleep(LOOK_AGAIN)
                found.append(_found(brlapi, connection))
            connection.closeConnection()

    asking = threading.Thread(target=ask, daemon=True)
    asking.start()
    asking.join(seconds)
    return found[-1] if found else None


def _found(brlapi: Any, connection: Any) -> BrlttyReport:
    return BrlttyReport(_text(connection.driverName), *size(brlapi, connection))


def size(brlapi: Any, connection: Any) -> tuple[int, int]:
    """Return columns and lines, 0 without a display; brltty 6.5 still reports those of a display pulled out."""
    online = connection.getParameter(brlapi.PARAM_DEVICE_ONLINE, 0, brlapi.PARAMF_GLOBAL)
    columns, lines = connection.displaySize
    return (columns, lines) if online else (0, 0)


def dots(brlapi: Any, connection: Any) -> int:
    """Return the dots of a cell: 6 or 8; 8 where brltty does not say."""
    parameter = getattr(brlapi, "PARAM_DEVICE_CELL_SIZE", None)
    return 8 if parameter is None else int(connection.getParameter(parameter, 0, brlapi.PARAMF_GLOBAL))


def close(connection: Any) -> None:
    """Give the display back to brltty, and close the connection."""
    with suppress(Exception):  # it may already be broken
        connection.leaveTtyMode()
    with suppress(Exception):
        connection.closeConnection()


def _text(name: bytes | str) -> str:
    return name.decode("utf-8", "replace") if isinstance(name, bytes) else str(name)


def binding() -> Any:
    """Return the Python binding that comes with brltty. Raises NoDisplay."""
    try:
        import brlapi
    except (ImportError, OSError):
        raise NoDisplay("loop-no-brlapi") from None
    if not hasattr(brlapi, "Connection"):
        raise NoDisplay("loop-no-brlapi")
    return brlapi


RETRY = 2.0
"""Seconds between two attempts to reach brltty."""
REFRESH = 2.0
"""Seconds after which the window is written again, in case another program has left the display."""
LAST = 0.5
"""Seconds that leaving the display may take."""
QUICK = 0.0001
"""Seconds after which a busy thread yields to another, such as the one that writes to the display."""
BLOCK = b"\x28"
"""The upper byte of Unicode braille in UTF-16."""
SIX = 6
DOTS_3_6 = 0x24
KEYS = {
    "FWINRT": "forward",
    "FWINLT": "back",
    "FWINRTSKIP": "forward",
    "FWINLTSKIP": "back",
    "WINDN": "forward",
    "WINUP": "back",
    "LNDN": "line_forward",
    "LNUP": "line_back",
    "TOP": "oldest",
    "TOP_LEFT": "oldest",
    "BOT": "home",
    "BOT_LEFT": "home",
    "HOME": "home",
}
"""Commands of brltty that move the window, and the methods of the page that do it. Besides them we take routing keys;
brltty keeps all others, so that what is typed on a braille keyboard reaches the terminal."""


class Typist(Protocol):
    """The line being typed, as keys of the display change it. Calls are ignored once `still()` is false."""

    def put(self, text: str, cursor: int, still: Callable[[], bool]) -> None:
        """Replace the line being typed."""

    def enter(self, still: Callable[[], bool]) -> None:
        """Press Enter."""


class Display:
    """Shows lines and questions on a braille display, and acts on its keys.

    Any thread may call it; no call waits for brltty. `typed_cells` translates the line being typed. `width` limits the
    cells that are used; without it all are. `at_each_key` is called at each key, `back` makes the line that says
    that the display came back. `columns` is 0 while no display answers; `pressed` is the last key. Raises NoDisplay if
    none can ever be reached.
    """

    def __init__(
        self,
        typist: Typist,
        typed_cells: Callable[[str], str],
        mark: Mark = "dots",
        width: int | None = None,
        at_each_key: Callable[[], None] = lambda: None,
        back: Callable[[], Cells] | None = None,
    ) -> None:
        if not environment.display_can_be_had():
            raise NoDisplay("loop-no-console")
        self._brlapi = binding()
        sys.setswitchinterval(QUICK)
        self._typist, self._at_each_key, self._most, self._back = typist, at_each_key, width, back
        self.buffer = Buffer(width or 40, typed_cells, mark)
        self.page: Buffer | DisplayPage = self.buffer
        self.rows = 1
        self._dots = 8
        self.columns = 0
        self._connection: Any = None
        self._lock = threading.RLock()
        self._asked = 0
        self._news: str | None = None
        self._missed = False
        self._stale = False
        self._closing = self._changed = False
        self._woken, self._wake = os.pipe()
        posix.never_block(self._wake)
        self._tried = threading.Event()
        self.pressed = ""
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    # Output

    def here(self, seconds: float = FIRST) -> bool:
        """Tell whether a display answers. The first call waits for it, so many seconds at most."""
        self._tried.wait(seconds)
        with self._lock:
            self._missed = self._missed or not self.columns
            return self.columns > 0

    def cells(self, otherwise: int) -> int:
        """Return how many cells a question may have: those of the display, or `otherwise` if there is none now."""
        return self.buffer.usable if self.columns else otherwise

    def tell(self, cells: Callable[[], Cells], private: bool = False, replaces: bool = False) -> None:
        """Add a line, or replace the newest one of its kind.

        It is displayed with the question or wait that comes next, or by `stand`: by itself it would only flicker.
        """
        with self._lock:
            self.page.tell(BufferLine(cells, private, replaces=replaces))

    def ask(
        self,
        asked: FittedQuestion,
        typed: str = "",
        lead: str | None = None,
        again: bool = False,
        scene: Sequence[Strip] = (),
    ) -> None:
        """Show a question, on several rows below its scene; see `Buffer.ask`."""
        with self._shown():
            self._asked += 1
            self.page.ask(asked, typed, lead, again, scene)

    def keep_whole(self, whole: Cells, private: bool = False) -> None:
        """Keep the whole question, to be read by going back if only a part of it is shown."""
        with self._lock:
            self.page.keep_whole(BufferLine(whole, private, seen=True))

    def wait(self, by_enter: bool = False) -> None:
        """Show the newest line until Enter or a key that goes on; with `by_enter` until Enter alone."""
        with self._shown():
            self._asked += 1
            self.page.wait(by_enter)

    def stand(self) -> None:
        """Show the lines that were told, while this reader is not asked."""
        with self._shown():
            pass

    def has_unread(self) -> bool:
        """Tell whether some lines were never shown."""
        with self._lock:
            return self.buffer.unread < len(self.buffer.lines)

    def answered(self) -> None:
        """Close the question."""
        with self._lock:
            self._asked += 1
            self.buffer.answered()

    def typed(self, text: str, cursor: int) -> None:
        """Show the line being typed after a change."""
        with self._shown() as buffer:
            buffer.typed(text, cursor)

    def forget_private(self) -> None:
        """Remove private lines."""
        with self._shown():
            self.page.forget_private()

    def read_by(self, typed_cells: Callable[[str], str], mark: Mark, width: int | None) -> None:
        """Adopt the typed cells, mark and width of another reader."""
        with self._lock:
            self.buffer.typed_cells, self.buffer.mark, self._most = typed_cells, mark, width
            self._fit()

    def news(self) -> str | None:
        """Return the phrase that says that the display was lost or came back, once; None without news."""
        with self._lock:
            news, self._news = self._news, None
            return news

    def close(self) -> None:
        """Give the display back to brltty. It may be called twice."""
        if self._closing:
            return
        self._closing = True
        self._rouse()
        self._thread.join(LAST)
        if not self._thread.is_alive():
            os.close(self._wake)
            os.close(self._woken)

    @contextmanager
    def _shown(self) -> Iterator[Buffer]:
        """Yield the buffer for a change that the display shows at once."""
        with self._lock:
            yield self.buffer
            self._stale = True
            self._write_at_once()
            late = self._stale
        if late:
            self._rouse()

    def _write_at_once(self) -> None:
        """Write from the calling thread if that cannot block: it is faster. Errors are left to the display's thread."""
        connection = self._connection
        with suppress(Exception):  # whatever brlapi raises, the thread meets it, too
            if connection is not None and self._can_write(connection):
                self._write(connection, self.page.window())
                self._stale = False

    def _rouse(self) -> None:
        with suppress(BlockingIOError):
            os.write(self._wake, b"!")

    # The thread

    def _run(self) -> None:
        while not self._closing:
            connection = None
            try:
                self._changed = False
                connection = self._connection = self._connected()
                self._tried.set()
                while self._good():
                    self._serve(connection)
            except Exception:  # whatever brlapi raises, the connection is broken
                self._lost()
            finally:
                self._tried.set()
                with self._lock:
                    self._connection = None
                if connection is not None:
                    close(connection)
            if not self._changed:
                self._pause()

    def _good(self) -> bool:
        """Tell whether the connection can still be used."""
        return not (self._closing or self._changed)

    def _connected(self) -> Any:
        """Return a connection that has taken the display, if one is plugged in. Raises what brlapi raises."""
        connection = self._brlapi.Connection()
        try:
            self._take_display(connection)
        except BaseException:
            close(connection)
            raise
        return connection

    def _take_display(self, connection: Any) -> None:
        """Take the display, if one is plugged in, and its keys. Raises what brlapi raises."""
        brlapi = self._brlapi
        for parameter in (brlapi.PARAM_DISPLAY_SIZE, brlapi.PARAM_DEVICE_ONLINE):
            connection.watchParameter(parameter, 0, brlapi.PARAMF_GLOBAL, self._told())
        columns, lines = size(brlapi, connection)
        self._dots = dots(brlapi, connection)
        usable = columns if lines else 0
        if usable:
            console = environment.console_number()
            connection.enterTtyMode(*([] if console is None else [console]))
            connection.ignoreKeys(brlapi.rangeType_all, [0])
            commands = [getattr(brlapi, f"KEY_CMD_{name}") for name in (*KEYS, "ROUTE")]
            connection.acceptKeys(brlapi.rangeType_command, [brlapi.KEY_TYPE_CMD | command for command in commands])
        else:
            self._lost()
        with self._lock:
            self.columns, self.rows = usable, max(lines, 1)
            if self.columns and self._missed:
                self._news, self._missed = "loop-display-back", False
                if self._back is not None:
                    self.page.tell(BufferLine(self._back))
            self._fit()
            self._stale = self.columns > 0

    def _fit(self) -> None:
        """Show the page on the display that is there, in the cells that the reader wants."""
        if self.columns:
            self.buffer.resize(min(self.columns, self._most or self.columns))
            self.page = page_of(self.buffer, self.rows, self.columns)

    def _told(self) -> Callable[..., None]:
        """Return a callback for a parameter: its first call tells the value, each further one makes us reconnect."""
        times = count()

        def told(*_: Any) -> None:
            self._changed = next(times) > 0 or self._changed

        return told

    def _lost(self) -> None:
        with self._lock:
            if self.columns:
                self.columns = 0
                self._news, self._missed = "loop-display-gone", True

    def _pause(self) -> None:
        """Wait until the next attempt is due, or the display is closed."""
        end = time.monotonic() + RETRY
        while not self._closing and (left := end - time.monotonic()) > 0:
            if select.select([self._woken], [], [], left)[0]:
                os.read(self._woken, 4096)

    def _serve(self, connection: Any) -> None:
        """Wait for a key or for something to write, and handle it. Raises what brlapi raises."""
        descriptor = connection.fileDescriptor
        wanted = [descriptor] if self._stale and self.columns else []
        ready, free, _ = select.select([descriptor, self._woken], wanted, [], REFRESH)
        if self._woken in ready:
            os.read(self._woken, 4096)
        if descriptor in ready:
            self._take_keys(connection)
        with self._lock:  # an old window must not be written after a new one
            self._stale = self._stale or not (ready or free)
            if self._stale and self._can_write(connection):
                self._write(connection, self.page.window())
                self._stale = False

    def _can_write(self, connection: Any) -> bool:
        """Tell whether there is a display and a write to it would not block."""
        if self._changed or not self.columns:
            return False
        return bool(select.select([], [connection.fileDescriptor], [], 0)[1])

    def _take_keys(self, connection: Any) -> None:
        code = connection.readKey(False)
        while code is not None and not self._changed:
            self._press(self._brlapi.expandKeyCode(code))
            code = connection.readKey(False)

    def _write(self, connection: Any, window: Window) -> None:
        """Write dots together with their print, or print alone if this reader wants that.

        The whole display is written; cells that this reader does not use are blank.
        """
        size = max(self.columns * self.rows, len(window.text))
        added = bytearray(size) if window.as_text else bytearray(dots_of(window.shown.ljust(size, BLANK)))
        for cell in window.raised:
            added[cell] |= self._mark(window.shown, cell)
        keep = bytes([0xFF if window.as_text else 0]) * size
        text = _printable(window.text.ljust(size))
        connection.write(
            regionBegin=1, regionSize=size, text=text, andMask=keep, orMask=bytes(added), cursor=window.cursor
        )

    def _mark(self, shown: str, cell: int) -> int:
        """Return the dots that mark a cell: 7 and 8, or on a display of six dots 3 and 6 where nothing stands."""
        if self._dots > SIX:
            return DOTS_7_8
        return DOTS_3_6 if shown[cell : cell + 1] in ("", BLANK) else 0

    # Keys

    def _press(self, key: dict[str, int]) -> None:
        """Act on a key of the display."""
        names = {getattr(self._brlapi, f"KEY_CMD_{name}"): name for name in KEYS}
        command = key["command"]
        route = command == self._brlapi.KEY_CMD_ROUTE
        if not route and command not in names:
            return
        self._at_each_key()
        with self._lock:
            self.pressed = "ROUTE" if route else names[command]
            if route:
                typing = self.page.route(key["argument"])
                if typing is not None:
                    self._typist.put(typing.text, typing.cursor, self._still(self._asked))
            elif getattr(self.page, KEYS[names[command]])() is False:
                self._asked += 1  # only one Enter for each line
                self._typist.enter(self._still(self._asked))
            self._stale = True

    def _still(self, asked: int) -> Callable[[], bool]:
        """Return a function that tells whether the question at which a key was pressed is still open."""
        return lambda: self._asked == asked


def dots_of(shown: str) -> bytes:
    """Return the dot patterns of cells, the low bytes of Unicode braille characters; 0 for other characters."""
    encoded = shown.encode("utf-16-le", "replace")
    if encoded[1::2] == BLOCK * len(shown):
        return encoded[::2]
    return bytes(ord(cell) - 0x2800 if BLANK <= cell <= "\u28ff" else 0 for cell in shown)


def _printable(text: str) -> str:
    return text if text.isprintable() else "".join(c if c.isprintable() else " " for c in text)
