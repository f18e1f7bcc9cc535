"""Prompts of prompt_toolkit: their keys, and completion of words."""

from __future__ import annotations

from collections.abc import Callable, Collection
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
