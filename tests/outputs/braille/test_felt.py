"""Under a brltty that shows the terminal: the cells show the question, and typing does not move them."""

import os
import re
import sys
import time
from itertools import dropwhile, groupby, pairwise
from operator import itemgetter
from pathlib import Path

import pytest
from feel import Terminal, VirtualDisplay

pytestmark = [pytest.mark.felt, pytest.mark.posix("brltty reads a terminal of POSIX")]


def felt(cells, *arguments, size=(80, 25)):
    command = [sys.executable, "-m", "access", "play", "kaques", "Ann", "--seed", "3", "--braille", "off", *arguments]
    env = {"HOME": str(Path.home()), "LANG": "C.UTF-8", "PATH": os.environ["PATH"]}
    return VirtualDisplay(cells=cells, command=command, env=env, size=size)


def typed(display, text, question):
    """Type an answer, a key at a time: the question stands still before it all the while."""
    for n in range(1, len(text) + 1):
        display.type(text[n - 1])
        display.wait_for(lambda d, n=n: d.text().rstrip() == f"{question} {text[:n]}".rstrip())
    display.type("\r")


FELT = 0.1
"""Seconds that cells must stand to be felt. A terminal may show the end of a line before what was written with it."""


def never_blank(display):
    """Whether something stood there all the time once the game had begun."""
    stood = [(when, bool(text.strip())) for when, _, text in display.history]
    stood.append((time.monotonic() - display.began, True))
    changes = [next(same) for _, same in groupby(dropwhile(lambda entry: not entry[1], stood), key=itemgetter(1))]
    return all(something or after - when < FELT for (when, something), (after, _) in pairwise(changes))


def test_what_stands_blank_for_long_is_found_at_the_end_too():
    class History:
        began = time.monotonic() - 10
        history = ((0, "", ""), (1, "", "1 5?"), (2, "", ""), (2.05, "", "2 5?"))

    assert never_blank(History)
    History.history = (*History.history, (3, "", ""), (3.09, "\u2800", ""), (3.18, "", "3 5?"))
    assert not never_blank(History)
    History.history = (*History.history[:4], (3, "", ""))
    assert not never_blank(History)


def test_on_40_cells_each_question_shows_its_dice_and_typing_does_not_move_them():
    with felt(40) as display:
        display.wait_for("3 2 2 3 6 1. Keep or stop?")
        typed(display, "1", "3 2 2 3 6 1. Keep or stop?")
        display.wait_for("4 2 4 1 6, plus 100?")
        typed(display, "1 1 1 1 1 1", "4 2 4 1 6, plus 100?")
        display.wait_for(lambda d: d.text().rstrip() == "4 2 4 1 6, plus 100?")
        typed(display, "stop", "4 2 4 1 6, plus 100?")
        display.wait_for("p?")  # behind "Your throw:" a first Grandmère is longer than 40 cells
        assert never_blank(display)


def test_on_20_cells_the_dice_alone_leave_room_for_the_answer():
    with felt(20, "--cells", "20") as display:
        display.wait_for("3 2 2 3 6 1?")
        typed(display, "3223", "3 2 2 3 6 1?")
        display.wait_for(lambda d: d.text().rstrip() == "3 2 2 3 6 1?")
        typed(display, "1", "3 2 2 3 6 1?")
        display.wait_for("4 2 4 1 6?")
        assert never_blank(display)


def test_on_12_cells_the_dice_are_one_number():
    with felt(12, "--cells", "12") as display:
        display.wait_for("322361?")
        typed(display, "all", "322361?")
        display.wait_for(lambda d: d.text().strip() not in ("322361?", "322361? all"))


def read_on(display, last):
    """Go on with Enter at each line that waits, until this one stands there."""
    while (before := display.text().rstrip()) != last:
        display.type("\r")
        display.wait_for(lambda d, before=before: d.text().strip() and d.text().rstrip() != before)


def test_with_more_the_lines_of_others_are_felt_one_by_one():
    with felt(40, "--more") as display:
        display.wait_for("Jaques le Kaques. At the table: Ann,")
        display.type("\r")
        display.wait_for("Gustave.")
        display.type("\r")
        display.wait_for("The first to reach 10000 wins. A good")
        display.type("\r")
        display.wait_for("turn, 350 or more, is called a")
        display.type("\r")
        display.wait_for("Grandmère.")
        read_on(display, "3 2 2 3 6 1. Keep or stop?")
        display.type("stop\r")
        display.wait_for("100, fertisch: done! You have 100.")
        display.type("\r")
        display.wait_for("Gustave stops with 350 and has 350.")
        display.type("re\r")
        display.wait_for("100, fertisch: done! You have 100.")
        display.type("\r")
        display.wait_for("Gustave stops with 350 and has 350.")
        display.type("quit\r")
        display.wait_for("Saved. Go on with: taverne resume 1")


def test_braille_in_the_terminal_stands_on_the_display():
    with felt(40, "--braille", "brf", "--no-more") as display:
        display.wait_for("#C #B #B #C #F #A8")
        display.type("all\r")
        display.wait_for("#D #B #D #A #F1 #AJJ8")


def test_german_questions_fit_too():
    with felt(40, "--lang", "de", "--cells", "40") as display:
        display.wait_for("3 2 2 3 6 1?")
        typed(display, "fertisch", "3 2 2 3 6 1?")
        display.wait_for("?")


# Choose Your Words ---------------------------------------------------------------------------------------------------


def felt_game(game, seed, cells, *arguments):
    play = ["play", game, "Ann", "--seed", str(seed), "--cells", str(cells), "--braille", "off", *arguments]
    env = {"HOME": str(Path.home()), "LANG": "C.UTF-8", "PATH": os.environ["PATH"]}
    return VirtualDisplay(cells=cells, command=[sys.executable, "-m", "access", *play], env=env, size=(80, 25))


def felt_words(cells, *arguments):
    return felt_game("words", 3, cells, *arguments)


@pytest.mark.parametrize("cells", [20, 40])
def test_the_hand_is_under_the_finger_where_cards_are_chosen_and_where_it_is_asked_for(cells):
    with felt_words(cells) as display:
        bet = "Bet 1 to 5 or fold, pot 2?" if cells == 40 else "Bet 1 to 5?"
        hand = "A I I U QU TH W. Bet?" if cells == 40 else "A I I U QU TH W?"
        display.wait_for(bet)
        typed(display, "hand", bet)
        display.wait_for(lambda d: d.text().strip() == hand)
        typed(display, "b", hand)
        swap = "A I I U QU TH W. Swap?" if cells == 40 else "A I I U QU TH W?"
        display.wait_for(lambda d: d.text().strip() == swap)
        typed(display, "n", swap)
        call = r"Call \d, raise, fold, pot \d+\?" if cells == 40 else r"\d to call\?"
        display.wait_for(lambda d: re.fullmatch(call, d.text().strip()))
        assert never_blank(display)


def test_with_more_the_hand_is_felt_in_pieces_of_whole_cards():
    with felt_words(16, "--more") as display:
        pieces = []
        while not pieces or pieces[-1] != "Bet?":
            assert len(pieces) < 60, pieces
            display.type("\r" * bool(pieces))
            display.wait_for(lambda d: d.text().strip() not in ("", *pieces[-1:]))
            pieces.append(display.text().strip())
        hand = " ".join(pieces[next(n for n, piece in enumerate(pieces) if piece.startswith("Your hand")) : -1])
        assert hand == "Your hand: A, 2. I, 2. I, 2. U, 4. Q U, 9. T H, 9. W, 10."


# Chips ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cells", "questions"),
    [
        (40, ("1 under, 2 3 5 1 5: which?", "Next round? Enter, or leave:")),
        (20, ("2 3 5 1 5?", "Next round?")),
        (12, ("23515?", "Next?")),
    ],
)
def test_in_kara_the_own_dice_stand_under_the_finger(cells, questions):
    with felt_game("kara", 9, cells) as display:
        for question, answer in zip(questions, ("1" if cells == 12 else "run 1", ""), strict=True):
            display.wait_for(lambda d, question=question: d.text().strip() == question)
            typed(display, answer, question)
        assert never_blank(display)


@pytest.mark.parametrize(
    ("cells", "questions"),
    [
        (40, ("0 chips, 5 coppers. Buy?", "Round 1. How many dice?", "2 Misericordes. Raise 1 to 3?")),
        (20, ("0 chips. Buy?", "Dice, 1 to 9?", "2M, up?")),
        (12, ("Buy?", "Dice?", "2M, up?")),
    ],
)
def test_in_misericorde_what_must_be_weighed_stands_under_the_finger(cells, questions):
    with felt_game("misericorde", 3, cells) as display:
        for question, answer in zip(questions, ("", "6", "3"), strict=True):
            display.wait_for(lambda d, question=question: d.text().strip() == question)
            typed(display, answer, question)
        after = "Next round?" if cells > 12 else "Next?"
        display.wait_for(lambda d: d.text().strip() == after)
        assert never_blank(display)


@pytest.mark.parametrize("cells", [40, 20, 12])
def test_in_die_verflixte_6_the_sum_stands_under_the_finger(cells):
    with felt_game("verflixte6", 4, cells) as display:
        wide = cells == 40
        for question, answer in (
            ("15 jokers, which?" if wide else "Jokers?", "fu po"),
            ("6 points. On, stop, or a joker?" if wide else "6, on?" if cells > 12 else "6?", "o"),
            ("11, on?" if cells > 12 else "11?", "fumo"),
            ("17, on?" if cells > 12 else "17?", "pony"),
            ("12, on?" if cells > 12 else "12?", "stop"),
        ):
            display.wait_for(lambda d, question=question: d.text().strip() == question)
            if cells > 12:
                typed(display, answer, question)
            else:
                display.type(f"{answer}\r")
        assert never_blank(display)


def test_a_screen_whose_key_is_taken_gets_memory_of_its_own(tmp_path):
    (tmp_path / "state").mkdir()
    first = Terminal([], str(tmp_path), (80, 25), {})
    second = Terminal([], str(tmp_path), (80, 25), {})
    try:
        assert second.shm != first.shm
    finally:
        first.close()
        second.close()
