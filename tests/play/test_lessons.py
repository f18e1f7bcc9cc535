"""Lessons: each as a golden transcript, and whatever is answered, it ends.

To write the transcripts anew after a change that is meant: WRITE_GOLDEN=1, and read the difference.
"""

import os
from pathlib import Path

import pytest
from helpers import ScriptedTerminal, keyboards, taverne
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from access.engine.chance import Seeded
from access.language.phrases import Phrases
from access.play.lesson import Fixed, learn
from access.play.session import Equipment
from access.settings.preferences import Preferences
from access.storage import catalogue, results
from access.storage.journals import folder
from access.system.environment import LANGUAGES
from games.lessons import Lesson
from games.steps import Deal, Roll, Seat

HERE = Path(__file__).parent / "golden_lessons"
LESSONS = [(name, number) for name in catalogue.names() for number in range(1, len(catalogue.find(name).lessons) + 1)]
SAID = {
    "en": {},
    "de": {
        "stop": "stopp",
        "none": "keine",
        "yes": "ja",
        "pay": "zahlen",
        "throw": "werfen",
        "retreat": "Retret",
        "call": "mitgehen",
    },
    "fr": {"none": "aucun", "yes": "oui", "pay": "payer", "throw": "lancer", "retreat": "retret", "call": "suivre"},
}
NOT_RAISED = {"en": "none", "de": "nein", "fr": "non"}
"""The words for no raise in Misericorde."""


class Learner(ScriptedTerminal):
    """Types these lines first, then something sensible, in the words of the language."""

    def __init__(self, game, language, lines=()):
        super().__init__(*lines)
        self.game, self.language, self.transcript, self.asked, self.before = game, language, [], 0, []

    def write(self, lines):
        self.transcript += [line.replace("\u00a0", " ") for line in lines]

    def read(self, prompt, seat=0, typed="", words=()):
        self.asked += 1
        assert self.asked < 600, "the lesson does not end"
        answer = self.typed.pop(0) if self.typed else self.sensible(prompt)
        self.transcript.append(f"{prompt}{answer}".rstrip())
        return answer

    def sensible(self, prompt):
        offers = {
            "kaques": ("stop",),
            "kara": ("stop", "", "no"),
            "misericorde": ("", "5", "none", "pay", "throw", "retreat"),
        }
        offers |= {"verflixte6": ("none", "stop", "yes"), "words": ("call", "1", "none", "2")}
        tried = ("yes",) if prompt.startswith(("Leave? The game ends", "Fold, and lose")) else offers[self.game]
        answer = tried[self.again(prompt) % len(tried)]
        if (self.game, answer) == ("misericorde", "none"):
            return NOT_RAISED[self.language]
        return SAID[self.language].get(answer, answer)

    def again(self, prompt):
        """How often this prompt was answered in a row: what was not understood is not typed again."""
        begins = prompt[:8]
        asked_again = begins in self.before[-2:]  # in words and without
        self.row = self.row + 1 if asked_again else 0
        self.before.append(begins)
        return self.row


def lesson(game, number, language, lines=()):
    terminal = Learner(game, language, lines)
    learn(
        Preferences(language=language, speech="off", braille="off", more=False),
        catalogue.find(game),
        number,
        "Ann",
        language,
        Equipment(keyboards(terminal)),
    )
    return "\n".join(terminal.transcript) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "number"), LESSONS)
def test_a_lesson_reads_as_its_golden_transcript(game, number, language):
    path = HERE / f"{game}-{number}.{language}.txt"
    shown = lesson(game, number, language)
    if os.environ.get("WRITE_GOLDEN"):
        path.write_text(shown, encoding="utf-8")
    assert shown == path.read_text(encoding="utf-8")


WORDS = ("stop", "all", "1", "5", "1 5", "6", "none", "yes", "no", "pony", "on", "fold", "call", "raise", "2", "buy 1")
WORDS += ("retreat", "help", "advice", "score", "run 6", "leave", "stay", "lay a", "swap a", "", "repeat")


@pytest.mark.parametrize(("game", "number"), LESSONS)
@given(lines=st.lists(st.sampled_from(WORDS), max_size=40))
@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
def test_whatever_is_answered_a_lesson_ends(game, number, lines):
    shown = lesson(game, number, "en", lines)
    assert f"That was the lesson. taverne play {game} plays a whole game." in shown


def test_every_game_of_ours_has_a_lesson_and_each_point_is_explained_in_every_language():
    for name, number in LESSONS:
        game = catalogue.find(name)
        for language in LANGUAGES:
            phrases = Phrases(language, game)
            for point in game.lessons[number - 1].points:
                assert phrases.has(f"{name}-lesson-{point.name}"), (name, point.name)
    assert {name for name, _ in LESSONS} == {"kaques", "kara", "misericorde", "verflixte6", "words"}


def test_a_point_is_explained_once_when_it_first_matters_and_the_others_at_the_end():
    shown = lesson("kaques", 1, "en", ["1 5", "stop"])
    before, _, after = shown.partition("What did not come up:")
    assert before.index("A 1 is worth 100") < before.index("1 5 2 3 4 6. Keep or stop? 1 5")
    assert before.index("It can happen to you, too.") > before.index("Le Kaque")
    assert before.count("A 1 is worth 100") == 1
    assert "If all six dice score, that is an Oh, Lálá" in after


AIMS = {
    "kaques": "The aim: collect points with six dice",
    "kara": "The aim: your five dice are your Kara",
    "misericorde": "The aim: ",
    "verflixte6": "The aim: the most points in all rounds together.",
    "words": "The aim: ",
}


@pytest.mark.parametrize(("game", "number"), LESSONS)
def test_a_lesson_tells_the_aim_before_its_first_question(game, number):
    first = lesson(game, number, "en", ["help"]).partition("?")[0]
    assert first.count(AIMS[game]) == 1


HEART = {"misericorde": ("retreat", "tie", "nobody", "spiessgesellen"), "verflixte6": ("used",)}
"""The points of a lesson that are told at its end if they did not come up: all others are reached by whoever plays."""
PLAYED = {
    "follows the lesson": {
        "misericorde": ["", "5", "raise 2", "", "pay", "", "5", "none", "", "retreat"],
        "verflixte6": ["cupcake monocle beetroot", "monocle", "yes", "on", "yes", "stop", "none", "none", "stop"],
    },
    "does the contrary": {
        "misericorde": ["", "9", "none", "", "retreat", "", "1", "none", "", "less 1"],
        "verflixte6": ["none", "none", "on", "on", "stop", "none", "none", "stop"],
    },
}


@pytest.mark.parametrize("game", HEART)
@pytest.mark.parametrize("way", PLAYED)
def test_a_lesson_leads_to_the_heart_of_its_game_whatever_the_learner_does(game, way):
    number = len(catalogue.find(game).lessons)
    shown = lesson(game, number, "en", PLAYED[way][game])
    reached, _, rest = shown.partition("What did not come up:")
    if game == "misericorde":
        for told in (
            "Pairs, triples and straights let you raise",
            "Somebody raised, so you choose.",
            "The best throw takes the pot,",
        ):
            assert told in reached
        assert "Pay, pay less, buy or retreat?" in reached
        assert len(rest.splitlines()) <= 1 + len(HEART[game]) + 2
    elif way == "follows the lesson":
        for told in (
            "Cupcake: by itself,",
            "Monocle: two throws.",
            "Beetroot: after a 6,",
            "That was what the joker brought.",
        ):
            assert reached.count(told) == 1, told
        assert "the Beetroot saves you" in reached
    assert "The others have the same jokers. What those just played do:" in reached or game == "misericorde"


def test_jokers_that_are_met_are_explained_once_each():
    first = lesson("verflixte6", 1, "en")
    assert first.count("Pony: three throws.") == first.count("Troll: one throw.") == 1
    silent = lesson("verflixte6", 1, "en", ["game"])
    assert silent.count("Pony: three throws.") == 1  # it was told before the question at which the learner wants none


def test_a_six_that_came_up_is_not_among_what_did_not():
    shown = lesson("verflixte6", 1, "en", ["none", "yes", *["on", "none"] * 30])
    assert "That was the cursed 6" in shown
    assert "A 6 ends a turn with nothing." not in shown


def test_who_took_no_jokers_is_not_told_that_they_are_gone():
    shown = lesson("verflixte6", 2, "en")
    assert "no longer among them" not in shown
    assert "A joker can be taken once in a game." in shown


def test_who_wants_just_the_game_is_told_no_more():
    shown = lesson("kaques", 1, "en", ["game"])
    rest = shown.partition("No more explanations: just the game.")[2]
    assert "What did not come up" not in rest
    assert "It can happen to you, too." not in rest


def test_a_lesson_is_neither_saved_nor_counted():
    run = taverne("learn", "kaques", typed="stop\n" * 30)
    assert run.returncode == 0
    assert run.stdout.endswith("That was the lesson. taverne play kaques plays a whole game.\n")
    assert not list(results.read())
    assert not folder().exists() or not list(folder().iterdir())


def test_a_lesson_that_is_left_says_that_it_was_not_saved():
    assert taverne("learn", "kaques", typed="quit\n").stdout.endswith("You leave the lesson. It was not saved.\n")


def test_a_game_without_such_a_lesson_says_so():
    run = taverne("learn", "kaques", "2")
    assert (run.returncode, run.stderr) == (1, "Jaques le Kaques has one lesson.\n")


def test_thrown_faces_are_fixed_by_throw_and_follow_the_seed_after_that():
    chance = Fixed(Lesson((), throws=((1, 2, 3, 4, 5, 6), (6, 5)), deals=(("A", "B"), ("Z",))))
    assert chance(7, Roll(Seat(0), 4)) == (1, 2, 3, 4)
    assert chance(8, Roll(Seat(0), 3)) == Seeded(1)(8, Roll(Seat(0), 3)), "too few faces are given for this throw"
    assert chance(9, Roll(Seat(0), 2)) == Seeded(1)(9, Roll(Seat(0), 2))
    assert chance(1, Deal(Seat(0), 2, ("B", "A", "C"))) == ("A", "B")
    assert chance(2, Deal(Seat(0), 1, ("B", "A"))) in (("A",), ("B",)), "there is no such card"


def test_the_second_lesson_has_all_jokers():
    assert "15 jokers" in lesson("verflixte6", 2, "en")
    assert "2 jokers. Which" in lesson("verflixte6", 1, "en")


def test_the_menu_leads_to_a_lesson():
    run = taverne(typed="learn\nkaques\n" + "stop\n" * 30 + "quit\n")
    assert "That was the lesson." in run.stdout
    assert run.stdout.endswith("Menu?\nGoodbye.\n")
