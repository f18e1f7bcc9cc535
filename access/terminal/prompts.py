"""Prompts of prompt_toolkit: their keys, completion of words, and painting that only appends."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import Any

from games.data import frozen

Words = Callable[[], Collection[str]]
"""Returns the words that can be completed. It is called only when completion is requested."""


@frozen
class Pressed:
    """A function key pressed instead of Enter: its command, and the text typed so far."""

    command: str
    typed: str


def completer(words: Words) -> Any:
    """Return a completer that completes unambiguous words only: a list would be read aloud in columns."""
    from prompt_toolkit.completion import Completer, Completion

    class OneWord(Completer):
        def get_completions(self, document: Any, complete_event: Any) -> Any:
            typed = document.text_before_cursor.casefold()
            found = [word for word in words() if word.casefold().startswith(typed)] if typed else []
            if len(found) == 1:
                yield Completion(found[0], start_position=-len(typed))

    return OneWord()


def new_session(skips: Callable[[], bool]) -> Any:
    """Return a session with the function keys; while `skips()` is true, Escape skips the lines that wait."""
    from prompt_toolkit import PromptSession
    from prompt_toolkit.filters import Condition
    from prompt_toolkit.key_binding import KeyBindings
    from prompt_toolkit.shortcuts import CompleteStyle

    keys = KeyBindings()

    @keys.add("f2")
    @keys.add("pageup")
    def _(event: Any) -> None:
        event.app.exit(result=Pressed("repeat", event.app.current_buffer.text))

    @keys.add("f3")
    @keys.add("pagedown")
    def _(event: Any) -> None:
        event.app.exit(result=Pressed("next", event.app.current_buffer.text))

    @keys.add("escape", filter=Condition(skips))
    def _(event: Any) -> None:
        event.app.exit(result=Pressed("skip", event.app.current_buffer.text))

    session = PromptSession[Any](
        key_bindings=keys,
        complete_style=CompleteStyle.READLINE_LIKE,
        complete_while_typing=False,
        validate_while_typing=False,
        enable_history_search=False,
        mouse_support=False,
        enable_suspend=True,
    )
    _leave_out_menus(session.app)
    return session


def _leave_out_menus(app: Any) -> None:
    """Take the menus and toolbars out of the layout of a session: none is shown, and each paint and key walks all."""
    from prompt_toolkit.layout import FloatContainer, Layout

    below_menus = next(each.content for each in app.layout.walk() if isinstance(each, FloatContainer))
    app.layout = Layout(below_menus, app.layout.current_window)


def append_only(session: Any, before: Callable[[], str]) -> Any:
    """Keep prompt_toolkit (3.0) from painting the line again on Enter, which a screen reader would read again.

    The text of `before` is written together with the prompt, in one write. prompt_toolkit does not paint the last blank
    of a prompt, so that Orca says the first letter typed there twice; it is written here. A reader takes each write for
    news and waits whether more comes. So Enter writes nothing where all letters stand there already: the end of the
    prompt is held for the write that follows (`release`). This touches private fields; tests with real screen readers
    cover it.
    """
    renderer = session.app.renderer
    output, paint = renderer.output, renderer.render
    painted: list[tuple[str, int]] = []

    def render(app: Any, layout: Any, is_done: bool = False) -> None:
        app.exit_style = ""  # with a style of its own each letter would be repainted
        shown = app.current_buffer.text, app.current_buffer.cursor_position
        if not is_done or painted != [shown] or renderer._last_screen is None:
            with _one_write(output):
                output.write_raw(before().replace("\n", "\r\n"))
                paint(app, layout)
                if not is_done and not app.current_buffer.text and renderer._cursor_pos.x:
                    output.write_raw("\b ")
        painted[:] = [] if is_done else [shown]
        if is_done:
            below = renderer._last_screen.height - 1 - renderer._cursor_pos.y
            if below > 0:
                output.cursor_down(below)
                output.flush()
            if app.is_done:  # not when the program is suspended
                output.flush = _nothing
            renderer.reset()

    renderer.render = render
    return session


def release(session: Any) -> None:
    """Write the held end of a prompt, before output that bypasses prompt_toolkit."""
    output = session.app.renderer.output
    if "flush" in vars(output):
        del output.flush
        output.flush()


@contextmanager
def _one_write(output: Any) -> Iterator[None]:
    """Send all writes in one piece: the output is not flushed before the end."""
    output.flush = _nothing
    try:
        yield
    finally:
        del output.flush
        output.flush()


def _nothing() -> None:
    """Do nothing."""
