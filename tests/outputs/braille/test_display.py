"""On a real brltty with a virtual display: games are read by its keys, answered by its routing keys, and never wait."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from feel import VirtualDisplay
from fingers import CURSOR, PATIENCE, Fingers
from helpers import taverne, wait_until
from serial_display import SerialDisplay
from terminal_game import TerminalGame

from access.system.environment import program_runs

pytestmark = [pytest.mark.felt, pytest.mark.posix("brltty reads a terminal of POSIX")]

ON_DISPLAY = ("--braille", "display", "--speech", "off")
KAQUES = ("play", "kaques", "Ann", "--seed", "3", *ON_DISPLAY)


def test_the_question_stands_there_at_once_and_what_was_told_before_is_read_on_and_back():
    with Fingers(*KAQUES, "--no-more", cells=40) as fingers:
        fingers.stands("3 2 2 3 6 1 ?".replace(" ?", "?"))
        first = fingers.cells
        assert first.rstrip("\u2800")[-1] == CURSOR
        assert fingers.press("FWINRT")
        assert fingers.text == "Jaques le Kaques. At the table: Ann,"
        assert [fingers.press("FWINRT") and fingers.text for _ in range(2)] == ["Gustave.", "To 10000"]
        read = [fingers.text for _ in range(6) if fingers.press("FWINRT")]
        assert read[0] == "It is your turn. Type the dice to keep"
        assert read[-1] == "are lost."
        assert fingers.press("FWINRT")
        assert fingers.text == "3 2 2 3 6 1?"
        assert fingers.press("FWINLT")
        assert fingers.text == read[-1]
        for _ in range(2):
            fingers.press("LNUP")
        assert fingers.text == "Jaques le Kaques. At the table: Ann,"
        fingers.press("HOME")
        assert fingers.text == "3 2 2 3 6 1?"
        assert not fingers.press("FWINRT")


def test_that_lines_were_not_read_is_told_by_dots_7_and_8_in_the_last_cell():
    with Fingers(*KAQUES, "--no-more", cells=40) as fingers:
        fingers.stands("3 2 2 3 6 1?")
        assert fingers.cells[-1] == CURSOR
        for _ in range(10):
            assert fingers.press("FWINRT"), fingers.display.history
        assert fingers.text == "3 2 2 3 6 1?", fingers.display.history
        assert fingers.cells[-1] == "\u2800"


def test_where_the_dice_do_not_fit_a_question_all_of_it_is_the_line_before():
    with Fingers("play", "misericorde", "Ann", "--seed", "5", *ON_DISPLAY) as fingers:
        fingers.begin()
        for answer in ("", "6"):
            assert fingers.read_on()
            fingers.type(f"{answer}\r")
        assert fingers.read_on()
        assert fingers.text == "16, up?"
        assert [fingers.press("FWINLT") and fingers.text for _ in range(2)] == ["16, raise 3?", "1 2 3 3 3 4,"]
        fingers.press("HOME")
        assert fingers.asked


def test_with_more_each_line_waits_for_the_key_that_goes_on_or_for_enter():
    with Fingers(*KAQUES) as fingers:
        fingers.stands("Jaques le Kaques.")
        fingers.press("FWINRT")
        fingers.press("FWINRT")
        assert fingers.text == "Gustave."
        fingers.type("\r")
        assert fingers.text == "To 10000"
        fingers.press("FWINRT")
        assert fingers.text == "It is your turn."
        fingers.pan_to("322361?")
        fingers.type("stop\r")
        fingers.stands("100 Ann, 100")


def test_without_editing_the_key_that_goes_on_is_enter_too():
    with Fingers(*KAQUES, "--plain") as fingers:
        fingers.stands("Jaques le Kaques.")
        fingers.pan_to("322361?")
        fingers.type("1\r")
        fingers.stands("42416?")


def test_a_word_that_means_nothing_at_a_waiting_line_is_told_once_and_the_line_stands_again():
    with Fingers(*KAQUES, cells=40) as fingers:
        fingers.stands("Jaques le Kaques. At the table: Ann,")
        fingers.type("xyz\r")
        fingers.stands("xyz does not answer the next question.")
        fingers.press("FWINRT")
        assert fingers.text == "Enter goes on, help says more."
        fingers.press("FWINRT")
        assert fingers.text == "Jaques le Kaques. At the table: Ann,"
        fingers.press("FWINRT")
        fingers.press("FWINRT")
        assert fingers.text == "To 10000"


def test_in_the_rules_repeat_goes_back_a_paragraph_and_the_keys_go_on_from_where_one_was():
    with Fingers("rules", "kaques", *ON_DISPLAY, cells=80) as fingers:
        fingers.begin()
        assert fingers.text.startswith("Jaques")
        first = fingers.text
        while not fingers.text.startswith("The aim"):
            fingers.press("FWINRT")
        second = fingers.text
        fingers.type("repeat\r")
        assert fingers.text == first
        while not fingers.text.startswith("The aim"):
            assert fingers.press("FWINRT")
        assert fingers.text == second
        fingers.press("FWINRT")
        assert fingers.text.startswith("Your turn") or fingers.press("FWINRT")


def test_routing_keys_choose_dice_and_enter_keeps_them():
    with Fingers(*KAQUES, "--no-more") as fingers:
        fingers.stands("322361?")
        fingers.route("1")
        assert fingers.cells.startswith("\u283c\u2809\u2803\u2803\u2809\u280b\u28c1")  # the 1 has dots 7 and 8, too
        assert fingers.text.split() == ["322361?", "1"]
        fingers.route("6")
        assert fingers.text.split() == ["322361?", "16"]
        fingers.route("6")
        assert fingers.text.split() == ["322361?", "1"]
        fingers.type("\r")
        fingers.display.wait_for("42416?", PATIENCE)


def test_what_is_typed_stands_behind_the_question_and_routing_moves_the_cursor():
    with Fingers(*KAQUES, "--no-more", cells=40) as fingers:
        fingers.stands("3 2 2 3 6 1?")
        fingers.type("11")
        begun = fingers.cells.index(CURSOR) - 3
        assert fingers.cells[begun : begun + 4] == "\u283c\u2801\u2801" + CURSOR
        fingers.press("ROUTE", begun + 1)
        fingers.type("5")
        assert fingers.display.terminal.screen.rstrip().endswith("Keep or stop? 511")


def test_cards_are_chosen_by_routing_keys_and_a_long_hand_is_read_piece_by_piece():
    play = ("play", "words", "Ann", "--seed", "3", *ON_DISPLAY, "--no-more")
    with Fingers(*play, cells=12) as fingers:
        fingers.stands("Bet?")
        fingers.type("hand\r")
        assert fingers.text == "a i i u qu"
        fingers.press("FWINRT")
        assert fingers.text == "th w?"
        fingers.type("bet\r")
        fingers.display.wait_for(lambda d: d.text().startswith("a i i u"), PATIENCE)
        fingers.route("qu")
        fingers.press("FWINRT")
        fingers.route("w")
        assert fingers.text.split()[0] == "th"
        fingers.type("\r")
        fingers.display.wait_for(lambda d: "Ann" in d.terminal.screen or "You" in d.terminal.screen, PATIENCE)
        assert "swap QU W" in fingers.display.terminal.screen


def test_what_is_typed_on_a_braille_keyboard_goes_through_the_terminal():
    with Fingers(*KAQUES, "--no-more", cells=40) as fingers:
        fingers.stands("3 2 2 3 6 1?")
        for dots in (0x0E, 0x1E, 0x15, 0x0F):  # s t o p
            fingers.press("PASSDOTS", dots)
        fingers.display.wait_for(lambda d: "Keep or stop? stop" in d.terminal.screen, PATIENCE)


def test_brltty_is_killed_and_started_again_and_the_game_goes_on():
    with Fingers(*KAQUES, "--no-more", cells=40) as fingers:
        display = fingers.display
        fingers.stands("3 2 2 3 6 1?")
        display.stop(kill=True)
        display.type("1\r")
        assert wait_screen(display, "4 2 4 1 6, plus 100?")
        display.start()
        display.wait_for("4  2  4  1  6,", PATIENCE)  # by us again, and not brltty's view of the terminal
        fingers.press("FWINLT")
        assert fingers.text == "The braille display is back."
        display.type("1\r")
        assert wait_screen(display, "The braille display is back.")
        assert display.terminal.screen.count("display is back") == 1


def wait_screen(display, text):
    """Whether the terminal shows this."""
    return wait_until(lambda: text in display.terminal.screen)


def test_a_display_that_is_pulled_out_is_told_once_and_found_when_it_is_plugged_in():
    command = [sys.executable, "-m", "access", *KAQUES, "--no-more"]
    env = {"HOME": str(Path.home()), "LANG": "C.UTF-8", "PATH": os.environ["PATH"]}
    with SerialDisplay(command=command, env=env) as display:
        display.wait_for("⠼⠉⠀⠼⠃⠀⠼⠃⠀⠼⠉⠀⠼⠋⠀⠼⠁", PATIENCE)
        display.pull()
        display.type("1\r")
        assert wait_screen(display, "4 2 4 1 6, plus 100?")

        def told():
            display.type("sc\r")
            return "The braille display is gone." in display.terminal.screen

        assert wait_until(told, pause=0.5)
        missing = "brltty is running, but finds no braille display"
        assert taverne("doctor", env=display.env).stdout.startswith(missing)
        display.plug()
        display.wait_for("⠠⠁⠝⠝⠀⠼⠚", PATIENCE)
        display.type("1\r")
        assert wait_screen(display, "The braille display is back.")
        assert display.terminal.screen.count("The braille display is") == 2
        assert display.brltty.poll() is None


def test_a_display_that_is_plugged_in_later_is_found():
    with SerialDisplay(plugged=False) as display:
        game = TerminalGame(*KAQUES, "--no-more", env=display.env)
        display.plug()
        display.wait_for("⠼⠉⠀⠼⠃⠀⠼⠃⠀⠼⠉⠀⠼⠋⠀⠼⠁", PATIENCE)
        game.quit()


def test_a_brltty_that_hangs_keeps_nobody_from_play():
    with Fingers(*KAQUES, "--no-more", cells=40) as fingers:
        display = fingers.display
        fingers.stands("3 2 2 3 6 1?")
        display.brltty.send_signal(signal.SIGSTOP)
        try:
            display.type("1\r")
            assert wait_screen(display, "4 2 4 1 6, plus 100?")
            display.type("stop\r")
            assert wait_screen(display, "200, fertisch: done!")
        finally:
            display.brltty.send_signal(signal.SIGCONT)
        display.wait_for(lambda d: "4 2 4 1 6" not in " ".join(d.text().split()), PATIENCE)


@pytest.mark.parametrize(("cells", "question"), [(12, "322361?"), (80, "3 2 2 3 6 1?")])
def test_a_display_of_another_size_gets_the_question_as_it_fits(cells, question):
    with Fingers(*KAQUES, "--no-more", cells=40) as fingers:
        fingers.stands("3 2 2 3 6 1?")
        fingers.display.columns = cells
        fingers.display.send(f"Cells {cells}")
        fingers.display.wait_for(lambda d: len(d.text()) == cells and d.text().split("?")[0].strip(), PATIENCE)
        fingers.display.wait_for(lambda d: " ".join(d.text().split()) == question, PATIENCE)
        assert fingers.display.brltty.poll() is None


OTHER = """
import sys, brlapi
other = brlapi.Connection()
other.enterTtyMode()
other.writeText("another program")
sys.stdin.readline()
other.leaveTtyMode()
other.closeConnection()
"""


def test_another_program_on_the_display_has_it_until_it_leaves():
    with Fingers(*KAQUES, "--no-more", cells=40) as fingers:
        display = fingers.display
        fingers.stands("3 2 2 3 6 1?")
        environment = {**os.environ, **display.env}
        other = subprocess.Popen([sys.executable, "-c", OTHER], env=environment, stdin=subprocess.PIPE, text=True)
        display.wait_for("another program", PATIENCE)
        display.type("1\r")
        assert wait_screen(display, "4 2 4 1 6, plus 100?")
        assert display.text().startswith("another program")
        other.communicate("\n", timeout=PATIENCE)
        display.wait_for(lambda d: "4 2 4 1 6" in " ".join(d.text().split()), PATIENCE)


def test_many_keys_at_once_are_one_enter_a_line():
    with Fingers(*KAQUES) as fingers:
        fingers.stands("Jaques le Kaques.")
        while fingers.text != "322361?":
            fingers.display.press("FWINRT")
            fingers.press("FWINRT")
        fingers.type("stop\r")
        fingers.stands("100 Ann, 100")


def test_without_brltty_it_is_said_once_and_played_on():
    game = TerminalGame(*KAQUES, "--no-more", env={"CONTROLVT": "1", "BRLAPI_HOST": "127.0.0.1:1"})
    game.type("1\r")
    game.wait_for(rb"4 2 4 1 6, plus 100\?")
    game.quit()
    assert game.shown.count(b"No braille display answers") == 1


def test_brltty_that_comes_later_is_found():
    with VirtualDisplay(cells=40) as display:
        display.stop(kill=True)
        game = TerminalGame(*KAQUES, "--no-more", env=display.env)
        display.start()
        display.wait_for(lambda d: "3 2 2 3 6 1?" in " ".join(d.text().split()), PATIENCE)
        game.quit()


def test_away_from_a_console_it_is_said_once_and_braille_stands_in_the_terminal():
    game = TerminalGame(*KAQUES, "--no-more")
    game.type("1\r")
    game.wait_for("⠼⠙".encode())
    game.quit()
    assert game.shown.count(b"A braille display needs a console") == 1


def test_auto_takes_the_display_on_a_console_and_lines_do_not_wait():
    assert wait_until(lambda: not program_runs("orca"))  # that of a test beside this one
    with Fingers("play", "kaques", "Ann", "--seed", "3", cells=40) as fingers:
        fingers.stands("3 2 2 3 6 1?")
        assert "needs" not in fingers.display.terminal.screen


def test_auto_leaves_the_display_alone_where_orca_runs(tmp_path):
    orca = tmp_path / "orca"
    orca.symlink_to(sys.executable)
    running = subprocess.Popen([str(orca), "-c", "print(flush=True); input()"], stdin=subprocess.PIPE, stdout=-1)
    running.stdout.readline()
    try:
        with Fingers("play", "kaques", "Ann", "--seed", "3", cells=40) as fingers:
            fingers.stands("3 2 2 3 6 1. Keep or stop?")  # as brltty shows the terminal
    finally:
        running.communicate(b"\n", timeout=PATIENCE)


def test_eight_dots_go_out_as_text_which_the_table_of_brltty_shows(tmp_path):
    settings(tmp_path, "[braille]\ndots = 8\n")
    with Fingers(*KAQUES, "--no-more", cells=40) as fingers:
        fingers.stands("3 2 2 3 6 1?")
        assert fingers.cells.startswith("\u2812\u2800\u2806")  # 3 and 2 in NABCC


def settings(home, text):
    (home / ".config" / "taverne" / "settings.toml").write_text(text, encoding="utf-8")


def test_the_mark_may_have_a_cell_of_its_own_or_be_off(tmp_path):
    for mark, last in (("cell", CURSOR), ("off", "\u2800")):
        settings(tmp_path, f'[braille]\nmark = "{mark}"\n')
        with Fingers(*KAQUES, "--no-more", cells=40) as fingers:
            fingers.stands("3 2 2 3 6 1?")
            assert fingers.becomes(lambda display, last=last: display.cells()[-1] == last)


def test_a_hand_is_taken_off_the_display_when_the_keyboard_is_passed_on():
    play = ("play", "words", "Ann", "Ben", "--seed", "3", *ON_DISPLAY)
    with Fingers(*play, cells=40) as fingers:
        fingers.begin()
        while fingers.text != "Pass to Ann, then Enter:":
            fingers.press("FWINRT")
        fingers.type("\r")
        hand = fingers.text
        assert re.search("a2|e2|i2|th9|u4", hand), hand
        fingers.press("FWINRT")
        fingers.read_on()
        fingers.type("bet\r")
        while not fingers.text.startswith("Pass to Ben"):
            fingers.press("FWINRT")
        seen = [fingers.text]
        while fingers.press("FWINLT"):
            seen.append(fingers.text)
        assert hand not in seen
        assert len(seen) > 3


def test_the_key_that_goes_on_answers_nothing_and_keeps_what_is_typed():
    with Fingers(*KAQUES, cells=40) as fingers:
        fingers.begin()
        while fingers.text != "3 2 2 3 6 1?":
            fingers.press("FWINRT")
        fingers.type("fly\r")
        assert fingers.text.startswith("Not understood")
        fingers.type("1")
        while not fingers.text.startswith("3 2 2 3 6 1?"):
            assert fingers.press("FWINRT")
        fingers.stands("3 2 2 3 6 1? 1")
        fingers.type("\r")
        fingers.stands("4 2 4 1 6, 100?")


def test_before_a_hand_is_opened_an_earlier_line_is_read_and_then_the_warning_again():
    with Fingers("play", "words", "Ann", "Ben", "--seed", "3", *ON_DISPLAY, cells=40) as fingers:
        fingers.begin()
        fingers.pan_to("Pass to Ann, then Enter:")
        fingers.type("repeat\r")
        assert fingers.text != "Pass to Ann, then Enter:"
        fingers.press("FWINRT")
        fingers.stands("Pass to Ann, then Enter:")
        assert not fingers.press("FWINRT")


def test_only_enter_opens_a_hand_and_no_key_that_goes_on():
    with Fingers("play", "words", "Ann", "Ben", "--seed", "3", *ON_DISPLAY, cells=40) as fingers:
        fingers.begin()
        fingers.pan_to("Pass to Ann, then Enter:")
        assert not fingers.press("FWINRT")
        assert not fingers.press("LNDN")
        fingers.type("\r")
        assert fingers.text != "Pass to Ann, then Enter:"


def with_sections(text):
    """Settings of those at a shared keyboard."""
    file = Path.home() / ".config" / "taverne" / "settings.toml"
    file.write_text(text, encoding="utf-8")


TWO = ("play", "kaques", "Ann", "Ben", "--seed", "3", "--speech", "off", "--option", "target=500")


def test_who_reads_beside_others_gets_what_is_told_while_they_are_asked():
    with_sections('braille = "off"\n[person.Ben]\nlanguage = "de"\nbraille = "display"\n')
    with Fingers(*TWO, "--no-more", cells=40) as fingers:
        assert wait_screen(fingers.display, "Ann: 3 2 2 3 6 1")
        fingers.stands("Jaques le Kaques. Am Tisch: Ann, Ben.")
        fingers.display.type("stop\r")
        fingers.display.wait_for(lambda d: " ".join(d.text().split()).startswith("Ben: "), PATIENCE)
        fingers.display.type("fertisch\r")
        fingers.stands("50 Ben, 50")
        assert "Ann: " in fingers.display.terminal.screen.rstrip().split("\n")[-1]
        assert not fingers.asked


def test_who_reads_beside_others_reads_the_end_before_the_program_ends():
    with_sections('braille = "off"\n[person.Ben]\nbraille = "display"\n')
    with Fingers(*TWO, "--no-more", cells=40) as fingers:
        assert wait_screen(fingers.display, "Ann: 3 2 2 3 6 1")
        for _ in range(20):
            fingers.display.type("stop\r")
            fingers.display.settle(0.5)
            if not fingers.display.terminal.screen.rstrip().endswith("?"):
                break
        seen = [fingers.text]
        while not fingers.gone and fingers.press("FWINRT"):
            seen.append(fingers.text)
        assert any(re.search("(Ann|Ben) wins", text) for text in seen), seen


def test_a_reader_of_fewer_cells_has_nothing_of_others_beside_the_own_line():
    with_sections('[person.Ben]\nbraille = { outlet = "display", cells = 12 }\n')
    with Fingers(*TWO, "--braille", "display", "--no-more", cells=40) as fingers:
        fingers.display.wait_for(lambda d: "Ann: 3 2 2 3 6 1" in " ".join(d.text().split()), PATIENCE)
        fingers.type("stop\r")
        fingers.display.wait_for(lambda d: " ".join(d.text().split()).startswith("B: "), PATIENCE)
        assert fingers.display.text()[12:].strip() == ""
        assert set(fingers.cells[12:]) == {"\u2800"}


def test_in_a_pipe_no_line_waits_for_a_display():
    with VirtualDisplay(cells=40) as display:
        display.wait_for(lambda d: d.columns == 40, PATIENCE)
        said = subprocess.run(
            [sys.executable, "-m", "access", *KAQUES, "--option", "target=500"],
            env={**os.environ, **display.env},
            input="stop\n" * 9,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=True,
        ).stdout
    assert re.search(r"You win with \d+\.\nGustave: \d+\.\nAgain, review, menu or quit\?\n", said), said


def test_an_answer_at_a_line_that_waits_before_a_known_question_is_the_answer():
    with Fingers(*KAQUES) as fingers:
        fingers.stands("Jaques le Kaques.")
        while fingers.text != "322361?":
            fingers.press("FWINRT")
        fingers.type("fly\r")
        assert fingers.text.startswith("Not understood")
        fingers.type("stop\r")
        fingers.stands("100 Ann, 100")


def test_hands_in_braille_alone_stand_on_the_display_and_nowhere_else():
    play = ("play", "words", "Ann", "--seed", "3", *ON_DISPLAY, "--private", "braille")
    with Fingers(*play, cells=40) as fingers:
        fingers.begin()
        while not fingers.text.startswith("a2 i2"):
            fingers.press("FWINRT")
        screen = fingers.display.terminal.screen
        assert "On the display:" in screen
        assert "A, 2" not in screen


def test_the_doctor_lets_a_key_of_the_display_confirm_its_test_line():
    with Fingers("doctor", *ON_DISPLAY, "--no-more", cells=40) as fingers:
        fingers.begin()
        while "pan-forward" not in fingers.text:
            fingers.press("FWINRT")
        fingers.press("FWINRT")
        fingers.press("FWINRT")
        assert wait_screen(fingers.display, "The display and its keys work.")
        assert "40 cells, one line, driver Virtual" in " ".join(fingers.display.terminal.screen.split())


def test_settings_are_asked_and_answered_on_the_display():
    with Fingers("settings", *ON_DISPLAY, cells=40) as fingers:
        fingers.begin()
        fingers.display.wait_for(lambda d: "setting?" in " ".join(d.text().split()), PATIENCE)
        fingers.type("braille grade\r")
        fingers.display.wait_for(lambda d: "How much of the braille" in " ".join(d.text().split()), PATIENCE)
        fingers.type("skip\r")
        fingers.display.wait_for(lambda d: "braille grade, 1" in " ".join(d.text().split()), PATIENCE)
        fingers.type("2\r")
        fingers.read_on()
        fingers.type("\r")
        assert wait_screen(fingers.display, "The settings are in")
    file = Path.home() / ".config" / "taverne" / "settings.toml"
    assert "grade = 2" in file.read_text(encoding="utf-8")
