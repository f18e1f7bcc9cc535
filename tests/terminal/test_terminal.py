"""What is painted on a terminal, which a screen reader reads as it comes."""

import io

from prompt_toolkit.application import create_app_session
from prompt_toolkit.data_structures import Size
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output.vt100 import Vt100_Output

from access.terminal.terminal import Editing


def test_a_question_is_painted_once_where_an_answer_comes_faster_than_it_is_shown(monkeypatch):
    shown = io.StringIO()
    output = Vt100_Output(shown, lambda: Size(rows=24, columns=80), term="xterm")
    with create_pipe_input() as typed, create_app_session(input=typed, output=output):
        terminal = Editing(lambda: None)
        monkeypatch.setattr(terminal._session(0).app, "max_render_postpone_time", 0)  # as on a machine that is busy
        for _ in range(10):
            typed.send_text("stop\r")
            assert terminal.read("1 5 2. Keep or stop? ") == "stop"
    assert shown.getvalue().count("1 5 2. Keep or stop?") == 10
