"""Under a real screen reader (yasr): each event is heard once, each prompt once, and nothing again on Enter."""

import json
import os
import subprocess
import sys
from pathlib import Path
from textwrap import wrap

import pytest
import readers
from declared import in_help
from helpers import OURS

from access.answers.commands import Has, Where
from access.language.phrases import Phrases
from games.kaques import GAME

pytestmark = pytest.mark.heard

HEAR = Path(__file__).parents[1] / "tools" / "hear.py"
PLAY = ("play", "kaques", "Ann", "--seed", "3")


def heard(script, *arguments, columns=80, env=None):
    """All phrases that the screen reader says while the script is typed, each with the key that was pressed before."""
    command = [sys.executable, str(HEAR), "--json", "--script", "-", "--settle", "0.6", "--cols", str(columns)]
    for name, value in {"HOME": str(Path.home()), "LANG": "C.UTF-8", **(env or {})}.items():
        command += ["--env", f"{name}={value}"]
    run = subprocess.run(
        [*command, "--", sys.executable, "-m", "access", *arguments],
        input="\n".join(script),
        capture_output=True,
        text=True,
        env=dict(os.environ),  # not what readline, which pytest loads, puts into the real one: COLUMNS=80
        check=False,
    )
    assert run.returncode == 0, run.stderr
    events = [json.loads(line) for line in run.stdout.splitlines()]
    return [(event["key"], event["text"].strip()) for event in events if event["kind"] == "say"]


KEEP = (
    "It is your turn. Type the dice to keep and throw the others again, or stop and take the points. A 1 brings 100, a 5 "
    "brings 50, three alike more. If nothing scores, the points of the turn are lost."
)
"""What is told before the first question."""


def test_each_event_and_each_prompt_is_heard_once():
    assert heard(["1", "stop", "quit"], *PLAY) == [
        ("(start)", "Jaques le Kaques. At the table: Ann, Gustave."),
        ("(start)", "The first to reach 10000 wins. A good turn, 350 or more, is called a Grandmère."),
        *(("(start)", line) for line in wrap(KEEP, 79)),
        ("(start)", "3 2 2 3 6 1. Keep or stop?"),
        ("enter", "4 2 4 1 6, plus 100?"),
        ("enter", "200, fertisch: done! You have 200."),
        ("enter", "Gustave stops with 300 and has 300."),
        ("enter", "5 4 5 5 2 1: Grandmère, 600. Keep or stop?"),
        ("enter", "Saved. Go on with: taverne resume 1"),
    ]


def test_editing_sounds_exactly_like_plain_lines():
    script = ["1", "wrong", "sc", "key:enter", "stop", "di", "quit"]
    fancy = heard(script, *PLAY)
    plain = heard(script, *PLAY, "--plain")
    assert fancy[:-1] == plain[:-1]
    assert len(fancy) > 15


def test_repeat_goes_back_line_by_line():
    said = heard(["stop", "re", "re", "quit"], *PLAY)
    texts = [text for _, text in said]
    asked = texts.index("5 4 5 5 2 1: Grandmère, 600. Keep or stop?")
    assert texts[asked - 1] == "Gustave stops with 350 and has 350."
    assert texts[asked + 1 :] == [
        texts[asked - 1],
        "5 4 5 5 2 1: Grandmère, 600?",
        texts[asked - 2],
        "5 4 5 5 2 1: Grandmère, 600?",
        "Saved. Go on with: taverne resume 1",
    ]


def test_a_function_key_repeats_without_losing_what_was_typed():
    said = heard(["1", "key:pageup", "type:st", "key:f2", "type:op", "key:enter", "quit"], *PLAY)
    assert "blank" not in [text for _, text in said]
    assert ("pageup", "3 2 2 3 6 1?") in said
    assert said.count(("pageup", "4 2 4 1 6, plus 100?")) == 1
    assert ("f2", "4 2 4 1 6, plus 100? st") in said
    assert ("enter", "200, fertisch: done! You have 200.") in said


@pytest.mark.parametrize("key", ["ctrl-c", "ctrl-d"])
def test_leaving_by_a_key_is_one_line(key):
    said = heard(["1", f"key:{key}"], *PLAY)
    assert said[-2:] == [("enter", "4 2 4 1 6, plus 100?"), (key, "Saved. Go on with: taverne resume 1")]


def test_german_is_heard_in_german():
    said = [text for _, text in heard(["1", "fertisch", "en"], *PLAY, "--lang", "de")]
    assert said[:2] == [
        "Jaques le Kaques. Am Tisch: Ann, Gustave.",
        "Wer zuerst 10000 hat, gewinnt. Ein guter Zug, ab 350, heißt Grandmère.",
    ]
    assert said[2].startswith("Du bist dran. Tippe die Würfel, die du behältst, ")
    assert "3 2 2 3 6 1. Behalten oder fertisch?" in said
    assert "200, fertisch, das heißt fertig! Du hast 200." in said


def test_on_a_narrow_terminal_no_word_is_broken():
    said = [text for _, text in heard(["help", "quit"], *PLAY, columns=40)]
    assert not [text for text in said if len(text) >= 40]
    words = ", ".join(in_help(Phrases("en", GAME), Where.TABLE, Has.DICE | Has.ADVICE))
    assert Phrases("en").text("loop-commands", slash="", words=words) in " ".join(said)


SHORT_FIRST = ("Jaques le Kaques", "Die verflixte 6", "Bring den Kara ins Haus", "Misericorde", "Choose Your Words")


def test_the_menu_is_heard_once_and_leads_to_a_game():
    said = heard(["play", "1", "key:enter", "quit", "9"], env={"LOGNAME": "ann"})
    assert said[: 6 + len(OURS)] == [
        ("(start)", "Menu: 1 play, 2 learn, 3 resume, 4 tournament, 5 statistics, 6 rules, 7"),
        ("(start)", "dictionary, 8 settings, 9 quit."),
        ("(start)", "Menu?"),
        *(("enter", f"{number} {title}") for number, title in enumerate(SHORT_FIRST, 1)),
        ("enter", "Which game? 1 to 5."),
        ("enter", "Jaques le Kaques: ann against Gustave, level good. Start?"),
        ("enter", "Jaques le Kaques. At the table: ann, Gustave."),
    ]
    assert said[-3:] == [
        ("enter", "Saved. To go on, type resume in the menu."),
        ("enter", "Menu?"),
        ("enter", "Goodbye."),
    ]


def test_the_rules_wait_after_each_paragraph():
    said = [text for _, text in heard(["key:enter", "no"], "rules", "kaques")]
    assert [line for line in said if line.startswith("More?")] == ["More? Enter reads on, no ends it.", "More?"]
    assert said[0].startswith("Jaques le Kaques, a dice game")
    assert sum("Tableau" in text for text in said) == 1


def heard_as_printed(script, *arguments):
    """Hear a game; what is heard must be what a pipe prints, once and in order. Returns its words."""
    typed = ["" if line == "key:enter" else line for line in script]
    wanted = readers.printed(typed, *arguments, home=Path.home() / "piped")
    found = readers.spaced(" ".join(text for _, text in heard(script, *arguments)))
    assert readers.lost_and_doubled(wanted, found) == ([], [])
    return found


def test_dice_typed_from_a_real_table_are_heard_once():
    script = ["1 5 2 2 2 6", "stop", "un", "9", "quit"]
    said = heard_as_printed(script, "play", "kaques", "Ann", "Ben", "--dice", "typed")
    assert "Ann: 1 5 2 2 2 6: Grandmère, 350. Keep or stop?" in said


# Choose Your Words ---------------------------------------------------------------------------------------------------

WORDS = ("play", "words", "Ann", "--seed", "3", "--option", "rounds=1")


def test_a_round_with_cards_is_heard_once():
    script = ["hand", "hand 5", "spell 6", "bet 1", "swap w", "call", "lay hat", "lay thai", "none", "quit"]
    said = heard_as_printed(script, *WORDS)
    assert "Bet 1 to 5 or fold, pot 2? A I I U QU TH W. Bet? Q U, 9." in said


def test_a_hand_is_heard_in_german():
    said = [text for _, text in heard(["karten", "bu 1", "setzen 1", "en"], *WORDS, "--lang", "de")]
    assert said[1] == "Deutsches Wörterbuch, 106931 Wörter, jedes wird vor dem Legen nachgeschlagen."
    hand = " ".join(said).partition("Deine Karten: ")[2].partition("1 bis 5")[0]  # yasr reads so long a burst in parts
    assert hand.count(", ") == 7
    assert any(text.startswith("A: Anton") or ": " in text for text in said)


VERFLIXTE = ("play", "verflixte6", "Ann", "--seed", "4")

# Chips ---------------------------------------------------------------------------------------------------------------


def test_a_round_of_kara_is_heard_once():
    script = ["house", "run 1", "who", "quit"]
    assert "Round 1 of 10. House 17, the sum to reach; its dice: 3 2 3 6 3." in heard_as_printed(
        script, "play", "kara", "Ann", "--seed", "9"
    )


def test_a_round_of_misericorde_is_heard_once():
    script = ["key:enter", "6", "help", "raise 3", "quit"]
    said = heard_as_printed(script, "play", "misericorde", "Ann", "--seed", "3")
    assert "2 Misericordes, pair, triple: 4 4 4 5 6 6" in said


def test_a_turn_with_jokers_is_heard_once():
    said = heard_as_printed(["fumo pony hirten", "joker fu", "on", "fumo", "pony", "stop", "quit"], *VERFLIXTE)
    assert "Pony, 3 4 3, less than 11: minus 5." in said
