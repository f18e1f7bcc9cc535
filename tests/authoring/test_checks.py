"""The check of a game: its source, its saved games, its figures, its secrets, its braille, and games that cannot be loaded."""

import gc
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from small_game import BOTS, ENGLISH, PROJECT, RULES, SmallGame

from access.authoring.checking import check_apart, check_entry
from access.authoring.limits import StepWatch
from access.storage import catalogue
from access.testing import check_game
from games.steps import Roll

OURS = ("kaques", "kara", "misericorde", "verflixte6", "words")


@pytest.fixture
def game(tmp_path):
    return SmallGame(tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("name", OURS)
def test_our_games_have_no_faults(name):
    assert check_game(catalogue.find(name), games=2) == ()


@pytest.mark.everything
@pytest.mark.parametrize("name", OURS)
def test_our_games_have_no_faults_in_many_games(name):
    assert check_game(catalogue.find(name), games=12) == ()


DECLARED = {
    "frozen": ("from games import frozen", "@frozen"),
    "without slots": ("from dataclasses import dataclass", "@dataclass(frozen=True)"),
    "by keywords": ("from dataclasses import dataclass", "@dataclass(slots=True, kw_only=False, frozen=True)"),
    "by a name of its own": (
        "from functools import partial\nfrom dataclasses import dataclass\nplain = partial(dataclass, frozen=True, slots=True)",
        "@plain()",
    ),
}


@pytest.mark.parametrize("declared", DECLARED)
@pytest.mark.parametrize("inherits", [False, True])
def test_a_game_plays_however_its_data_is_declared(tmp_path, inherits, declared):
    game = SmallGame(tmp_path)
    imported, above = DECLARED[declared]
    text = game.path(RULES).read_text(encoding="utf-8").replace("@dataclass(frozen=True, slots=True)", above)
    text = text.replace("from dataclasses import dataclass", imported)
    if inherits:
        text = text.replace("(Event):", "(_Fact):").replace(f"{above}\nclass", f"{above}{BASE}{above}\nclass", 1)
    game.path(RULES).write_text(text, encoding="utf-8")
    gc.disable()  # so that each class with slots is still there as it was before it got them
    try:
        with game.installed():
            found = catalogue.find(game.name)
    finally:
        gc.enable()
    assert found.id == game.name
    assert game.check(games=2) == ()


BASE = '\nclass _Fact(Event):\n    """What has happened."""\n\n\n'


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("import time", "import of time. Rules know no clock: a saved game must play the same again."),
        (
            "from pathlib import Path",
            "import of pathlib. Rules read and write nothing outside the game: a saved game must play the same again.",
        ),
        (
            'open("/dev/null").close()',
            "call of open. Rules read and write no files. Put data into a module of the game.",
        ),
        ('print("")', "call of print. Rules print nothing. Write await Tell(...) with an event."),
    ],
)
def test_rules_do_nothing_outside_the_game(game, line, told):
    game.change(RULES, "\nHAND = 3", f"\n{line}\nHAND = 3")
    assert game.check() == game.fault(RULES, line, told)


@pytest.mark.parametrize(
    "bad",
    [
        "self.target = [target] if seats > 15 else target",
        "self.target = None if target > 10**6 else target",
    ],
    ids=["the most seats", "the largest number of each option"],
)
def test_a_game_is_played_at_its_bounds(tmp_path, bad):
    game = SmallGame(tmp_path, "dice")
    game.change("__init__.py", "most_seats=6", "most_seats=16")
    target = '        self.target = int(options["target"])\n'
    game.change(RULES, target, f"{target.replace('self.', '')}        {bad}\n")
    (fault,) = game.check(games=4)
    assert "TypeError" in fault
    assert RULES in fault


def test_a_saved_game_must_play_the_same_again(game):
    game.change(RULES, "HAND = 3\n", "HAND = 3\nGAMES = []\n")
    game.change(
        RULES,
        "        most = max(self.tricks)",
        "        GAMES.append(1)\n        most = max(self.tricks) + len(GAMES)",
    )
    game.change(RULES, "if self.tricks[seat] == most)", "if self.tricks[seat] == max(self.tricks))")
    what = "a saved game that is played again tells something else. Let the rules depend on answers, throws and options alone."
    assert game.check() == game.fault(RULES, "class @Title@Rules", what)


def test_a_figure_has_a_name(game):
    game.change(BOTS, '{"tricks":', '{"stiche":')
    what = "the figure stiche has no phrase @name@-figure-stiche in {}.ftl. Add it."
    assert game.check() == game.faults(BOTS, "class Counted", what)


def test_a_figure_is_a_finite_number(game):
    game.change(BOTS, "self.tricks / games", 'float("inf")')
    what = "the figure tricks is inf. Give finite numbers, or None if there is nothing to count."
    assert game.check() == game.fault(BOTS, "class Counted", what)


def test_the_standing_shows_no_hand(game):
    game.change(RULES, "    def standing(self, seat: Seat) -> tuple[Event, ...]:\n        return", HELD_BY_ALL)
    what = (
        "Holds shows others what a seat holds. Tell it with to=seat, or write private = False in Holds if the rules "
        "lay these cards open."
    )
    assert game.check() == game.fault(RULES, "class Holds", what)


HELD_BY_ALL = "    def standing(self, seat: Seat) -> tuple[Event, ...]:\n        return tuple(map(Holds, self.hands)) +"


def test_an_event_may_lay_a_hand_open(game):
    game.change(RULES, "    def standing(self, seat: Seat) -> tuple[Event, ...]:\n        return", HELD_BY_ALL)
    game.change(RULES, "    hand: FaceHand\n", "    hand: FaceHand\n    private: ClassVar[bool | None] = False\n")
    assert game.check() == ()


def test_a_question_shows_no_hand_of_others(game):
    game.change(
        RULES,
        "    private: ClassVar[bool] = True\n    hand: FaceHand\n",
        "    hand: FaceHand\n    others: tuple[FaceHand, ...]\n",
    )
    game.change(RULES, "Play(seat, self.hands[seat])", "Play(seat, self.hands[seat], tuple(self.hands))")
    what = "Play shows the seat that is asked what another seat holds. Take it out of its fields."
    assert game.check() == game.fault(RULES, "class Play(", what)


@pytest.mark.brailled
def test_a_question_stands_on_each_display(tmp_path):
    game = SmallGame(tmp_path, "dice")
    game.change(ENGLISH, "so far?\n    .brief =", "so far. Do you throw again?\n    .brief = Do you throw again:")
    what = "@name@-again needs 30 cells of braille with a blank and the cursor, and a display has 20. Give it a shorter .brief."
    assert game.check() == game.fault(ENGLISH, "@name@-again =", what)


def asked_shortly(tmp_path, *short):
    """A game with dice whose question needs a short form on each display."""
    game = SmallGame(tmp_path, "dice")
    long = "The die shows { $die }, and you have { $points } so far. Do you go on, or do you stop?"
    game.change(ENGLISH, "{ $die }, { $points } so far?", long)
    forms = (f"    .{form} = {text}" for form, text in zip(("brief", "least"), short, strict=False))
    game.change(ENGLISH, "    .brief = { $die }, { $points }?", "\n".join(forms))
    return game


@pytest.mark.brailled
@pytest.mark.parametrize(
    ("display", "needed", "short"),
    [
        (40, 41, ("do you want to go on, or stop the turn?",)),
        (20, 22, ("go on, or stop here?",)),
        (20, 21, ("go on, or stop now?",)),
        (12, 14, ("more, or stop?", "go on again?")),
        (12, 13, ("more, or stop?", "throw more?")),
    ],
)
def test_a_question_leaves_room_for_a_blank_and_the_cursor(tmp_path, display, needed, short):
    game = asked_shortly(tmp_path, *short)
    shorter = "least" if display == 12 else "brief"
    what = f"@name@-again needs {needed} cells of braille with a blank and the cursor, and a display has {display}. Give it a shorter .{shorter}."
    assert game.check() == game.fault(ENGLISH, "@name@-again =", what)


def test_a_question_may_fill_a_display_up_to_a_blank_and_the_cursor(tmp_path):
    assert asked_shortly(tmp_path, "go on or stop now?", "go on now?").check() == ()


@pytest.mark.brailled
def test_a_hand_stands_at_the_beginning_of_a_display(game):
    game.change(ENGLISH, "    .brief = Card?", "    .brief = The cards in your hand are { $hand-short }?")
    what = "@name@-play shows its first card after 31 cells of braille, and a display has 12. Give it a shorter .least."
    assert game.check() == game.fault(ENGLISH, "@name@-play =", what)


def test_the_default_of_an_option_is_allowed(game):
    game.change(RULES, 'Number("rounds", 3, least=1)', 'Number("rounds", 3, least=5)')
    what = "the default of the option rounds is 3, which it refuses."
    assert game.check() == game.fault(RULES, 'Number("rounds"', what)


def test_a_phrase_that_is_no_fluent_is_told_with_its_line(game):
    game.change(ENGLISH, "@name@-takes = { $you ->", "@name@-takes = { $you")
    what = "this is no Fluent: '@name@-takes = { $you'. Write name = text."
    assert game.check() == game.fault(ENGLISH, "@name@-takes =", what)


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        ("no_such_package:GAME", "games: ModuleNotFoundError: No module named 'no_such_package'"),
        ("access.testing:Script", "games: access.testing:Script is a type. Write GAME = Game(...)."),
    ],
)
def test_an_entry_point_names_a_game(entry, told):
    assert check_entry("games", entry) == (told,)


def test_an_entry_point_to_nothing_is_named_at_its_line(game):
    game.change(PROJECT, '"@name@:GAME"', '"@name@.rules:GAME"')
    with game.installed():
        faults = check_entry(game.name, f"{game.name}.rules:GAME")
    what = "AttributeError: module '@name@.rules' has no attribute 'GAME'"
    assert faults == game.fault(PROJECT, "@name@ =", what)


COMPUTES = "            points += die[0]"
FOR_EVER = "            while points >= 0:\n                points += die[0]"


def hangs(tmp_path):
    game = SmallGame(tmp_path, "taught")
    game.change(RULES, COMPUTES, FOR_EVER)
    what = "turn computes for more than 2 seconds, where each step of a game must come back. Let it end sooner."
    return game, game.fault(RULES, "while points >= 0:", what)


@pytest.mark.long
def test_what_hangs_is_ended_and_nothing_of_it_runs_on(tmp_path):
    game, faults = hangs(tmp_path)
    assert game.check(games=2) == faults
    assert "check" not in {each.name for each in threading.enumerate()}
    assert Roll.__await__.__module__ == "games.steps", "what the check put around the steps is gone"


@pytest.mark.long
def test_what_hangs_is_ended_in_a_thread_without_an_alarm(tmp_path):
    game, faults = hangs(tmp_path)
    with ThreadPoolExecutor(1) as other:
        assert other.submit(game.check, 2).result() == faults


def test_nothing_is_collected_during_a_look_at_a_step():
    began, leave, looks, collecting = threading.Event(), threading.Event(), [], []

    class Watch(StepWatch):
        def runs(self, frame):
            collecting.append(gc.isenabled())
            return super().runs(frame)

    watch = Watch(__name__)

    def step():
        began.set()
        leave.wait()

    def look():
        began.wait()
        looks.extend(watch._looked())
        leave.set()

    looking = threading.Thread(target=look)
    looking.start()
    watch.run(step)
    looking.join()
    assert [[frame.f_code.co_name for frame, _ in each] for each in looks] == [["step"]]
    assert not any(collecting), "Python 3.11 crashes if the other thread goes on meanwhile"
    assert gc.isenabled()


def computing(seconds):
    """An expression that computes for about so long here: computers differ tenfold."""
    written = "sum(number % 7 for number in range({}))"
    goes = eval(f"lambda: {written.format(1_000_000)}")
    began = time.thread_time()
    goes()
    return written.format(int(1_000_000 * seconds / (time.thread_time() - began)))


@pytest.mark.long
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # Python drops errors in callbacks
@pytest.mark.parametrize(
    ("file", "before", "seconds"),
    [
        (RULES, "        return (Offer(", 0.006),
        (BOTS, "        assert isinstance(question, Again)\n", 0.045),
    ],
    ids=["offers", "a bot"],
)
def test_a_check_ends_though_each_step_is_quick_enough(tmp_path, monkeypatch, file, before, seconds):
    monkeypatch.setattr("access.authoring.checking.AT_MOST", 4.0)
    monkeypatch.setattr("access.authoring.checking.A_GAME", 0.1)
    game = SmallGame(tmp_path, "taught")
    game.change(file, before, f"        number = {computing(seconds)}\n" + before)
    (fault,) = game.check(games=40)
    function = "offers" if file == RULES else "choose"
    what = f"to check the game takes more than 4 seconds, and {function} computes most often. Let it be quicker."
    assert (fault,) == game.fault(file, "number = sum(", what)


STOPS = "Nothing interrupts this, so that a whole club would stop. Compute less at once."


@pytest.mark.long
def test_a_step_of_the_rules_for_which_a_club_would_end_the_table_is_named(tmp_path):
    game = SmallGame(tmp_path, "taught")
    game.change(RULES, COMPUTES, f"            {computing(0.3)}\n{COMPUTES}")
    what = "turn computes for more than 0.08 seconds, where each step of a game must come back. Let it end sooner."
    assert game.check(games=1) == game.fault(RULES, "sum(number", what)


@pytest.mark.parametrize(
    ("written", "what"),
    [
        ("sum(range(10**12))", "sum goes through more than 10000000 things."),
        ("max(*range(0, 5 * 10**9))", "max goes through more than 10000000 things."),
        ("sorted(range(-(10**9), 0))", "sorted goes through more than 10000000 things."),
        ("sum(itertools.cycle(die))", "sum goes through more than 10000000 things."),
        ("list(count(points))", "list goes through more than 10000000 things."),
        ("len([0] * 10**9)", "this makes a series of more than 10000000 things."),
        ("len(bytes(10**10))", "bytes goes through more than 10000000 things."),
        ("3 ** 10**8", "this computes a number of more than 1000000 digits."),
        ("pow(points, 10**8)", "pow computes a number of more than 1000000 digits."),
        ("math.factorial(10**7)", "factorial computes a number of more than 1000000 digits."),
        (r're.match(r"(\w+)*x", "a")', r"the pattern '(\\w+)*x' repeats a part that is repeated in itself."),
    ],
)
def test_one_call_that_nothing_interrupts_is_named_where_the_source_shows_it(tmp_path, written, what):
    game = SmallGame(tmp_path, "taught")
    game.change(RULES, COMPUTES, f"            points += die[0] if points >= 0 else {written}")
    imports = "import itertools\nimport math\nimport re\nfrom itertools import count\nfrom collections.abc"
    game.change(RULES, "from collections.abc", imports)
    assert game.check(games=1) == game.fault(RULES, written, f"{what} {STOPS}")


@pytest.mark.parametrize(
    "written",
    [
        "sum(range(10**3))",
        "max(10**9, points)",
        "min(die.count(1), points)",
        "next(number for number in range(10**12))",
        "dict(zip(itertools.count(), die))[0]",
        "2 ** 100 % 7",
        "pow(points, 10**9, 7)",
        r'len(re.findall(r"(\w+,)*(\*)+[+*]", "a"))',
    ],
)
def test_a_call_that_ends_soon_is_no_fault(tmp_path, written):
    game = SmallGame(tmp_path, "taught")
    game.change(RULES, COMPUTES, f"            points += die[0] if points >= 0 else {written}")
    game.change(RULES, "from collections.abc", "import itertools\nimport re\nfrom collections.abc")
    assert game.check(games=1) == ()


@pytest.mark.long
def test_one_call_that_never_comes_back_is_named_with_its_line(tmp_path):
    """Where the source does not show it, the process of the check says where it stood, and ends."""
    game = SmallGame(tmp_path, "taught")
    game.change(RULES, COMPUTES, '            points += die[0] + sum(range(10 ** int("12")))')
    what = (
        "one call takes more than 5 seconds, and nothing interrupts it: it would stop a whole club. Let it end sooner."
    )
    with game.installed():
        assert check_apart(game.name, f"{game.name}:GAME", 1) == game.fault(RULES, "sum(range", what)


@pytest.mark.long
@pytest.mark.parametrize(
    ("written", "what"),
    [
        ('__import__("os")._exit(3)', "the game ended the process of the check. Let it end nothing but itself."),
        ('__import__("time").sleep(9)', "the check took longer than 2 seconds. Let it end sooner."),
    ],
)
def test_a_check_that_comes_to_no_end_is_a_fault(tmp_path, written, what):
    game = SmallGame(tmp_path, "taught")
    game.change("__init__.py", "from", f"{written}\nfrom")
    with game.installed():
        assert check_apart(game.name, f"{game.name}:GAME", 1, 2) == (f"{game.name}: {what}",)


def test_what_is_prepared_once_is_not_slow(tmp_path):
    game = SmallGame(tmp_path, "taught")
    game.change(RULES, "from collections.abc", "from functools import cache\nfrom collections.abc")
    prepared = "@cache\ndef table() -> int:\n    return sum(number % 7 for number in range(3_000_000))\n\n\nclass @Title@Rules("
    game.change(RULES, "class @Title@Rules(", prepared)
    game.change(RULES, "        return tuple(Score(", "        table()\n        return tuple(Score(")
    assert game.check(games=2) == ()


def test_a_test_of_a_game_may_stand_in_its_package(tmp_path):
    game = SmallGame(tmp_path, "dice")
    game.change("tests/test_it.py", None, "from access.testing import check_game\n")
    assert game.check(games=1) == ()


def test_a_game_comes_to_its_end(tmp_path):
    game = SmallGame(tmp_path, "dice")
    game.change(RULES, "if self.scores[seat] >= self.target:", "if self.scores[seat] < 0:")
    what = "none of 2 games ended within 3000 throws and answers. Let play return {'winners': (seat,)} at some time."
    assert game.check(games=2) == game.fault("__init__.py", "new=", what)


def test_a_command_of_the_game_tells_something(game):
    game.change(RULES, "    def asked(", "    def answered(")
    what = "the command left tells nothing. Return events for it from the method asked of the rules."
    assert game.check() == game.fault("__init__.py", 'Query("left")', what)
