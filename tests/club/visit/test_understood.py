"""What is typed after `open`: a game and changes to its table."""

from access.club.understood import MOST_CHANGES, changes, game_and_changes


def test_changes_are_taken_apart_at_commas_and_dashes():
    assert changes("--target 1000 --bots=2, level hard") == ["target 1000", "bots 2", "level hard"]


def test_of_too_many_changes_the_others_stay_one_text():
    typed = ",".join(["bots 2"] * (MOST_CHANGES + 300))
    assert changes(typed) == ["bots 2"] * MOST_CHANGES + [",".join(["bots 2"] * 300)]


def test_a_game_is_found_before_its_changes():
    game, wanted = game_and_changes("kaques --bots=2, level hard", "en")
    assert (game.id, wanted) == ("kaques", ["bots 2", "level hard"])
