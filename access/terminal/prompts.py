"""Prompts of prompt_toolkit: their keys, completion of words, and painting that only appends."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

Words = Callable[[], Collection[str]]
"""Returns the words that can be completed. It is called only when completion is requested."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """A function key pressed instead of Enter: its command, and what was typed so far."""

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
    """Return a session with the function keys; while `skips()` is true, Escape skips what waits."""
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

    return PromptSession[Any](
        key_bindings=keys,
        complete_style=CompleteStyle.READLINE_LIKE,
        complete_while_typing=False,
        validate_while_typing=False,
        enable_history_search=False,
        mouse_support=False,
        enable_suspend=True,
    )


def append_only(session: Any, line_end: Callable[[], str]) -> Any:
    """Keep prompt_toolkit (3.0) from painting the line again on Enter, which a screen reader would read again.

    The end of the previous line is written together with the prompt. prompt_toolkit does not paint the last blank of a
    prompt, so that Orca says the first letter typed there twice (X2); it is written here. This touches private fields;
    tests with real screen readers cover it.
    """
    renderer = session.app.renderer
    paint = renderer.render

    def render(app: Any, layout: Any, is_done: bool = False) -> None:
        app.exit_style = ""  # with a style of its own each letter would be repainted
        if line_end():
            renderer.output.write_raw("\r\n")
        paint(app, layout)
        if not is_done and not app.current_buffer.text and renderer._cursor_pos.x:
            renderer.output.write_raw("\b ")
            renderer.output.flush()
        if is_done:
            below = renderer._last_screen.height - 1 - renderer._cursor_pos.y
            if below > 0:
                renderer.output.cursor_down(below)
            renderer.output.flush()
            renderer.reset()

    renderer.render = render
    return session
