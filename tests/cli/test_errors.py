"""Errors of the command line: spoken, brailled and printed."""

import pytest

from access.cli.group import main
from access.testing import Script
from games.refusals import Refused

FAULTS = {
    "no such command": (["plya"], 2, "There is no command plya"),
    "a wrong option": (["play", "kaques", "--nothing"], 2, "--nothing"),
    "a missing file": (["replay", "nothing.json"], 1, "nothing.json"),
}


@pytest.mark.brailled
@pytest.mark.parametrize(("typed", "code", "told"), FAULTS.values(), ids=FAULTS)
def test_an_error_is_heard_and_felt(typed, code, told, capsys):
    heard = Script(cells=40).run(main, *typed)
    assert heard.left == code
    for lines in (heard.printed, heard.spoken, [" ".join(heard.felt)]):
        assert sum(told in line for line in lines) == 1, lines
    assert heard.sounds == ["refused"]
    assert capsys.readouterr().err == ""


def test_what_was_typed_of_voice_and_language_holds_for_an_error_too():
    heard = Script().run(main, "--lang", "de", "--speech", "off", "plya")
    assert heard.spoken == []
    assert "Befehl" in heard.printed[0]
    assert Script().run(main, "plya", "--", "--speech", "off").spoken != []


def test_ctrl_c_ends_the_voice_of_an_error_and_changes_no_exit_code(monkeypatch):
    def interrupted(console):
        raise KeyboardInterrupt

    monkeypatch.setattr("access.desk.console.Console.finish", interrupted)
    assert Script().run(main, "plya").left == 2


def test_an_error_is_printed_where_no_output_can_be_opened(capsys, monkeypatch):
    def refuse(*given):
        raise Refused("error-no-braille-private")

    monkeypatch.setattr("access.desk.desk.open_desk", refuse)
    heard = Script().run(main, "plya")
    assert (heard.left, heard.printed) == (2, [])
    assert "plya" in capsys.readouterr().err


@pytest.mark.posix("a pseudo-terminal")
def test_a_program_that_does_not_start_is_told_by_run(monkeypatch):
    monkeypatch.setattr("access.cli.commands.run.os.isatty", lambda number: True)
    monkeypatch.setattr("access.cli.commands.run.run_program", _not_found)
    heard = Script(speech=False).run(main, "run", "--speech", "on", "--", "nothing-of-this-name")
    assert heard.left == 127
    assert ["nothing-of-this-name" in line for line in heard.spoken] == [True]


def _not_found(*given):
    raise FileNotFoundError(2, "No such file or directory")
