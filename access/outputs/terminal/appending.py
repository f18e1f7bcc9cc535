"""A session of prompt_toolkit (3.0) that only appends to the terminal, and lets no reply wait.

On Enter, prompt_toolkit paints the line again, which a screen reader would read again; then it takes its application
apart, and puts it together for the next prompt, which takes longer than the reply itself. So Enter writes nothing where
all typed letters are painted already. The reply and the next prompt are written at once; the application is taken apart
and put together after that. This touches private fields; tests with real screen readers cover it.

Apart from outputs/terminal.py: only an editor of lines needs prompt_toolkit, a pipe does without it.
"""

from __future__ import annotations

import asyncio
import io
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from typing import Any, cast

from access.system.signals import hang_up_ends, interrupts_call


class Appending:
    """A PromptSession; `before` returns the text that is written together with a prompt, in one write.

    A reader takes each write for news and waits whether more comes. So the end of a prompt is held for the write that
    follows, or for `release`.
    """

    def __init__(self, session: Any, before: Callable[[], str]) -> None:
        self.session = session
        self._before = before
        self._renderer = session.app.renderer
        self._output = self._renderer.output
        self._renderer.request_absolute_cursor_position = _nothing  # on Windows it would take all rows below the prompt
        if hasattr(session.app.input, "console_input_reader"):  # there what is typed ahead with Enter is no paste
            session.app.input.console_input_reader.recognize_paste = False
        self._paint, self._renderer.render = self._renderer.render, self._render
        self._exit, session.app.exit = session.app.exit, self._exit_and_stop
        self._runner = asyncio.Runner()
        """It has the loop of one prompt: what prompt_toolkit still plans there would paint the next one again."""
        self._run: asyncio.Task[Any] | None = None
        """The application, from its prompt until it is taken apart."""
        self._is_released = False
        """Whether the end of the prompt was written, though the application still stands."""
        self._thread = 0
        """The thread that reads."""
        self._typed: asyncio.Future[Any] | None = None
        """The typed line."""
        self._painted: tuple[str, int] | None = None
        """The typed text that is painted, and its cursor."""
        self._stands = False
        """Whether the prompt was written before prompt_toolkit paints it."""

    def read(self, prompt: str, style: str, typed: str, completer: Any, begin: Callable[[], None]) -> Any:
        """Return a typed line or the value of a key; `begin` is called first. Raises EOFError and KeyboardInterrupt."""
        self._thread = threading.get_ident()
        terminal = self.session.app.input
        with terminal.raw_mode():
            terminal.raw_mode = nullcontext  # it is raw from the reply on, so that no key is echoed twice
            try:
                self._write_ahead(prompt, style, typed)
                self._begin(prompt, style, typed, completer, begin)
                with interrupts_call(self._interrupt):
                    self._runner.get_loop().run_forever()
                return self._result()
            finally:
                del terminal.raw_mode

    def release(self) -> None:
        """Write the held end of a prompt, before output that bypasses prompt_toolkit."""
        if self._run is None or self._can_run():
            self._take_apart()
            if "flush" in vars(self._output):
                del self._output.flush
                self._output.flush()
        elif not self._is_released:
            self._is_released = True
            self._output.disable_bracketed_paste()
            self._output.flush()

    def _can_run(self) -> bool:
        """Tell whether this thread may run the loop: it has read the line, and runs no loop of the program."""
        with suppress(RuntimeError):
            return asyncio.get_running_loop() is None
        return self._thread == threading.get_ident()

    # Running

    def _begin(self, prompt: str, style: str, typed: str, completer: Any, begin: Callable[[], None]) -> None:
        loop = self._runner.get_loop()

        def begun() -> None:
            self._typed = self.session.app.future
            if self._stands:
                loop.call_soon(begin)  # after the prompt is painted
            else:
                begin()

        self._typed, self._is_released = None, False
        self._run = loop.create_task(
            self.session.prompt_async(
                [(style, prompt)], default=typed, completer=completer, pre_run=begun, handle_sigint=False
            )
        )
        self._run.add_done_callback(_stop)

    def _exit_and_stop(self, **result: Any) -> None:
        """Exit the application, and return from the loop before it is taken apart."""
        self._exit(**result)
        self._runner.get_loop().stop()

    def _interrupt(self) -> None:
        self._runner.get_loop().call_soon_threadsafe(self.session.app.key_processor.send_sigint)

    def _result(self) -> Any:
        """Return the typed line; the application is left for later if all of it is painted."""
        typed, run = self._typed, self._run
        if typed is None or not typed.done() or typed.exception() is not None or not self._is_painted():
            self._take_apart()
        return (typed or cast("asyncio.Task[Any]", run)).result()

    def _is_painted(self) -> bool:
        """Tell whether the typed text is painted, and the cursor is in its last row."""
        buffer, screen = self.session.default_buffer, self._renderer._last_screen
        shown = buffer.text, buffer.cursor_position
        return self._painted == shown and screen is not None and screen.height - 1 == self._renderer._cursor_pos.y

    def _take_apart(self) -> None:
        """Take the application of the last line apart; then raise what a signal raises."""
        run, self._run, interrupts = self._run, None, []
        if run is not None:
            raised = suppress(EOFError, KeyboardInterrupt)  # by `read`
            with hang_up_ends(_nothing), interrupts_call(lambda: interrupts.append(True)), self._runner, raised:
                self._runner.get_loop().run_until_complete(run)
            self._runner = asyncio.Runner()
            if interrupts:
                raise KeyboardInterrupt

    # Painting

    def _write_ahead(self, prompt: str, style: str, typed: str) -> None:
        """Write what comes before a prompt, and the prompt, while the application of the line before still stands."""
        stands = self._run is not None and not self._is_released and not typed and self._fits(prompt)
        if stands:
            shown = f"\x1b[0;1m{prompt}\x1b[0m" if style else prompt
            self._output.write_raw((self._before() + shown).replace("\n", "\r\n"))
            self._output.flush()
            with _unseen(self._output):
                self._take_apart()
        else:
            self._take_apart()
        self._stands = stands

    def _fits(self, prompt: str) -> bool:
        """Tell whether a prompt is one row, and nothing is typed ahead."""
        from prompt_toolkit.output.vt100 import Vt100_Output
        from prompt_toolkit.utils import get_cwidth

        app = self.session.app
        return (
            isinstance(self._output, Vt100_Output)
            and not app.key_processor.input_queue
            and "\n" not in prompt
            and get_cwidth(prompt) < self._output.get_size().columns
        )

    def _render(self, app: Any, layout: Any, is_done: bool = False) -> None:
        app.exit_style = ""  # with a style of its own each letter would be repainted
        shown = app.current_buffer.text, app.current_buffer.cursor_position
        if not is_done or self._painted != shown or self._renderer._last_screen is None:
            with _unseen(self._output) if self._stands else _one_write(self._output):
                self._output.write_raw(self._before().replace("\n", "\r\n"))
                self._paint(app, layout)
                if not is_done and not app.current_buffer.text and self._renderer._cursor_pos.x:
                    self._output.write_raw("\b ")  # the last blank, or Orca says the first letter typed there twice
        self._stands, self._painted = False, None if is_done else shown
        if is_done:
            self._end_of_prompt(app)

    def _end_of_prompt(self, app: Any) -> None:
        below = self._renderer._last_screen.height - 1 - self._renderer._cursor_pos.y
        if below > 0:
            self._output.cursor_down(below)
            self._output.flush()
        if app.is_done and not _flushes_itself(self._output):  # not when the program is suspended
            self._output.flush = _nothing
        self._renderer.reset()


@contextmanager
def _one_write(output: Any) -> Iterator[None]:
    """Send all writes in one piece: the output is not flushed before the end."""
    if not _flushes_itself(output):
        output.flush = _nothing
    try:
        yield
    finally:
        vars(output).pop("flush", None)
        output.flush()


def _flushes_itself(output: Any) -> bool:
    """Tell whether an output flushes before it moves the cursor, which it does by calls: a console of old Windows."""
    if sys.platform == "win32":
        from prompt_toolkit.output.win32 import Win32Output

        return isinstance(output, Win32Output)
    return False


@contextmanager
def _unseen(output: Any) -> Iterator[None]:
    """Write nothing: all of it stands there already."""
    shown, output.stdout = output.stdout, io.StringIO()
    try:
        yield
    finally:
        vars(output).pop("flush", None)
        output.flush()
        output.stdout = shown


def _stop(run: asyncio.Task[Any]) -> None:
    """Return from the loop of an application that has ended; Ctrl-C and an exit have left it already."""
    if run.cancelled() or not isinstance(run.exception(), KeyboardInterrupt | SystemExit):
        run.get_loop().stop()


def _nothing() -> None:
    """Do nothing."""
