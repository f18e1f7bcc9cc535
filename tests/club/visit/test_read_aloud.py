"""A club over ssh under real screen readers, and on a braille display: heard and felt as the program at home."""

import re
from pathlib import Path

import pytest
import readers
from fingers import PATIENCE, Fingers
from ssh_club import Served

pytestmark = pytest.mark.posix("yasr reads a terminal of POSIX")

SCRIPT = ("open kaques", "", "start", "stop", "score", "stop", "quit", "quit")
LOGGED = str(Path(readers.TOOLS) / "ssh_logged.py")


def heard_in_a_club(reader, tmp_path):
    """What a reader says in a club while the script is typed, and what ssh printed, without what was typed."""
    home = tmp_path / "read"
    home.mkdir()
    with Served() as club:
        first = club.member("Anna")
        first.type("quit")
        first.ends()
        command = [str(part) for part in club.ssh("anna", key="Anna")]
        heard = reader(SCRIPT, *command, home=home, program=(LOGGED, str(tmp_path / "log")), beside=[club.process.pid])
    shown = (tmp_path / "log").read_text(encoding="utf-8").replace("\r", "")
    for typed in SCRIPT:
        if typed:
            assert re.search(rf"\? {typed}\n", shown), (typed, shown)
            shown = re.sub(rf"\? {typed}\n", "?\n", shown, count=1)
    return heard, readers.spaced(shown)


@pytest.mark.heard
def test_under_yasr_everything_is_heard_once(tmp_path):
    heard, printed = heard_in_a_club(readers.yasr, tmp_path)
    assert readers.lost_and_doubled(printed, heard.words) == ([], [])


@pytest.mark.everything
@pytest.mark.heard_by_orca
def test_under_orca_everything_is_heard_once(tmp_path):
    heard, printed = heard_in_a_club(readers.orca, tmp_path)
    assert readers.lost_and_doubled(printed, heard.words) == ([], [])


@pytest.mark.felt
@pytest.mark.parametrize("cells", [20, 40])
def test_the_cursor_line_of_a_display_shows_the_question_with_room_for_the_answer(cells):
    with Served() as club:
        first = club.member("Anna")
        first.says(f"set braille.cells {cells}", "\\?")
        first.type("quit")
        first.ends()
        command = [str(part) for part in club.ssh("anna", key="Anna")]
        with Fingers(cells=cells, command=command) as fingers:
            fingers.display.wait_for(lambda d: "Lobby?" in d.text(), PATIENCE)
            for typed in ("open kaques", "", "start"):
                fingers.type(f"{typed}\r")
                fingers.display.wait_for(lambda d: re.search(r"\?\s*$", d.text().rstrip()), PATIENCE)
            fingers.display.wait_for(lambda d: re.match(r"\d( ?\d){5}", d.text()), PATIENCE)
            assert fingers.text.endswith("?")
            assert len(fingers.text) + 1 + 6 <= cells, "the longest usual answer has room"
