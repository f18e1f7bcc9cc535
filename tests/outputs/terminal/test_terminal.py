"""What is painted on a terminal, which a screen reader reads as it comes."""

import io
import re
import textwrap

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from prompt_toolkit import PromptSession
from prompt_toolkit.application import create_app_session
from prompt_toolkit.data_structures import Size
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput
from prompt_toolkit.output.vt100 import Vt100_Output

from access.outputs.terminal.plain import new_session
from access.outputs.terminal.printing import wrapped
from access.outputs.terminal.terminal import Editing, choose
from access.system import environment


def test_a_question_is_painted_once_where_an_answer_comes_faster_than_it_is_shown(monkeypatch):
    shown = io.StringIO()
    output = Vt100_Output(shown, lambda: Size(rows=24, columns=80), term="xterm")
    with create_pipe_input() as typed, create_app_session(input=typed, output=output):
        terminal = Editing(lambda: None)
        monkeypatch.setattr(
            terminal._appending(0).session.app, "max_render_postpone_time", 0
        )  # as on a machine that is busy
        for _ in range(10):
            typed.send_text("stop\r")
            assert terminal.read("1 5 2. Keep or stop? ") == "stop"
        terminal.end()
    assert shown.getvalue().count("1 5 2. Keep or stop?") == 10


def test_ctrl_c_leaves_a_prompt_also_where_keys_are_waited_for_in_a_thread():
    """As on Windows: the loop then has a thread to wait for."""
    output = Vt100_Output(io.StringIO(), lambda: Size(rows=24, columns=80), term="xterm")
    with create_pipe_input() as typed, create_app_session(input=typed, output=output):
        terminal = Editing(lambda: None)
        loop = terminal._appending(0)._runner.get_loop()
        loop.run_until_complete(loop.run_in_executor(None, list))
        typed.send_text("\x03")
        with pytest.raises(KeyboardInterrupt):
            terminal.read("1 5 2. Keep or stop? ")
        terminal.end()


def test_a_secret_is_asked_for_below_the_lines_before_it(monkeypatch):
    asked = []
    output = Vt100_Output(io.StringIO(), lambda: Size(rows=24, columns=80), term="xterm")
    monkeypatch.setattr("access.outputs.terminal.terminal.read_secret", lambda lines, text: asked.append(text) or b"\n")
    with create_pipe_input() as typed, create_app_session(input=typed, output=output):
        terminal = Editing(lambda: None)
        typed.send_text("Ann\r")
        terminal.read("Name? ")
        terminal.write(["Hello, Ann."])
        terminal.read_secret("Word? ")
        terminal.end()
    assert asked == ["\nHello, Ann.\nWord? "]


@pytest.mark.parametrize("beside_orca", [True, False])
def test_beside_orca_the_line_of_an_answer_ends_a_moment_before_the_reply(monkeypatch, beside_orca):
    shown, ended = io.StringIO(), []
    output = Vt100_Output(shown, lambda: Size(rows=24, columns=80), term="xterm")
    monkeypatch.setattr("access.outputs.terminal.terminal.end_apart", lambda: ended.append(shown.getvalue()))
    with create_pipe_input() as typed, create_app_session(input=typed, output=output):
        terminal = Editing(lambda: None, beside_orca=beside_orca)
        for answer in ("Ann", "stop"):
            typed.send_text(f"{answer}\r")
            terminal.read("Name? ")
            terminal.write([f"Hello, {answer}.", "A second line."])
        typed.send_text("\r")
        terminal.read("Stop? ")
        terminal.end()
    each = shown.getvalue()
    assert [text.count("Hello") for text in ended] == [0, 1, 2] * beside_orca
    assert each.count("\r\nHello") == 2 * (not beside_orca)
    assert each.count(".\r\nA second") == 2


class InTheMiddle(Vt100_Output):
    """An output that knows where the cursor stands, as a console of Windows does."""

    def get_rows_below_cursor_position(self):
        return 20


def test_a_prompt_takes_no_rows_below_it():
    shown = io.StringIO()
    output = InTheMiddle(shown, lambda: Size(rows=24, columns=80), term="xterm")
    with create_pipe_input() as typed, create_app_session(input=typed, output=output):
        terminal = Editing(lambda: None)
        typed.send_text("stop\r")
        assert terminal.read("1 5 2. Keep or stop? ") == "stop"
        terminal.end()
    assert shown.getvalue().count("\n") <= 1


def test_the_lines_of_a_paste_stay_apart():
    with create_pipe_input() as typed, create_app_session(input=typed, output=DummyOutput()):
        terminal = Editing(lambda: None)
        typed.send_text("\x1b[200~all\nfertisch\x1b[201~\r")
        assert terminal.read("1 5 2. Keep or stop? ") == "all fertisch"
        terminal.end()


def test_keys_of_vi_are_left_out_of_our_prompts_and_stay_in_those_of_a_program():
    def handlers(session):
        return {each.handler.__module__ for each in session.app._default_bindings.bindings}

    with create_pipe_input() as typed, create_app_session(input=typed, output=DummyOutput()):
        ours, theirs = handlers(new_session(lambda: False)), handlers(PromptSession(vi_mode=True))
    assert theirs - ours == {"prompt_toolkit.key_binding.bindings.vi"}


@pytest.mark.parametrize(
    ("bold", "prompt"), [(True, "\x1b[0;1m1 5 2. Keep or stop?"), (False, "\x1b[0m1 5 2. Keep or stop?")]
)
def test_the_question_can_be_bold_and_what_is_typed_never_is(bold, prompt):
    shown = io.StringIO()
    output = Vt100_Output(shown, lambda: Size(rows=24, columns=80), term="xterm")
    with create_pipe_input() as typed, create_app_session(input=typed, output=output):
        terminal = Editing(lambda: None, bold)
        typed.send_text("stop\r")
        terminal.read("1 5 2. Keep or stop? ")
        terminal.end()
    assert prompt in shown.getvalue()
    assert "stop" in re.split(r"\x1b\[[0-9;]*1m", shown.getvalue())[-1].partition("\x1b[0m")[2]


@pytest.mark.parametrize("reader", ["", "1"])
def test_beside_a_screen_reader_it_is_not_bold(monkeypatch, reader):
    monkeypatch.setattr(environment, "screen_reader", lambda: reader or None)
    monkeypatch.setattr("access.system.environment.is_terminal", lambda stream: True)
    monkeypatch.setenv("TERM", "xterm")
    with create_pipe_input() as typed, create_app_session(input=typed, output=DummyOutput()):
        assert choose(False, lambda: None)._style == ("" if reader else "bold")


@given(st.text(st.sampled_from("ab \u00a0\t\n\r\v-")), st.integers(3, 30))
@example("a a", 3)
def test_a_line_is_wrapped_alike_whether_it_fits_or_not(line, columns):
    as_wrapped = "\n".join(textwrap.wrap(line, columns - 1, break_on_hyphens=False)) or line
    is_full = len(line) == columns and textwrap.wrap(line, columns, break_on_hyphens=False) == [line.rstrip()] == [line]
    assert wrapped(line, columns) == (line if is_full else as_wrapped)


@pytest.mark.parametrize("line", ["╭──────╮", "\x1b[31m╭──────╮\x1b[0m", "\x1b[1;34m│\x1b[0m one  \x1b[1;34m│\x1b[0m"])
def test_a_line_as_wide_as_the_terminal_stays_whole_whatever_its_colours(line):
    assert wrapped(line, 8) == line
    assert "\n" in wrapped(line, 7)
