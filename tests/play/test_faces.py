"""A game with playing cards, written by others: typed, told, felt, picked and spelled by their faces, and private (T-4)."""

import os
import re

import maumau as package
import pytest
from fingers import Fingers
from foreign import maumau  # noqa: F401 - a fixture
from helpers import RecordingVoice, ScriptedTerminal, keyboards
from maumau.rules import FACES, Holding, Play

from access.answers.commands import Unclear
from access.answers.words import Words
from access.engine.journal import Header
from access.engine.table import Participant, Table
from access.language.line import How, Line
from access.language.output import in_all_forms
from access.language.phrases import Phrases, faces
from access.outputs.braille.translator import Translator
from access.outputs.terminal.large import drawn
from access.play.at_table import code_words
from access.play.session import Equipment, Session, unkept
from access.settings.preferences import OfGames, Preferences
from access.system.environment import LANGUAGES
from games import Face, FaceHand, Seat, Term

GAME = package.GAME
HAND = FaceHand(tuple(map(Face, ("c8", "s10", "sj", "h7", "da"))))
QUESTION = Play(Seat(0), HAND, Face("h9"), Term("hearts"), True)
DEALT = {"Ann": FACES[:5], "Ben": FACES[5:10]}


def phrases(language="en"):
    return Phrases(language, GAME, ("Ann", "Ben"), (0,))


@pytest.mark.parametrize(
    ("language", "typed", "face"),
    [
        *(("en", typed, "h7") for typed in ("h7", "hearts 7", "H7", "play hearts 7", "p h7", "hearts")),
        *(("en", typed, "sj") for typed in ("sj", "spades jack", "play sj")),
        *(("de", typed, "h7") for typed in ("h7", "Herz 7", "spielen herz 7", "sp h7", "Herz")),
        *(("de", typed, "sj") for typed in ("pb", "Pik Bube")),
    ],
)
def test_a_card_is_typed_by_each_of_its_names_or_a_beginning(language, typed, face):
    assert Words(phrases(language), QUESTION, ()).read(typed).value == face


def test_a_beginning_of_several_cards_is_not_understood():
    with pytest.raises(Unclear):
        Words(phrases(), QUESTION, ()).read("spades")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_every_card_means_that_card(language):
    question, words = Play(Seat(0), FaceHand(FACES), Face("h9"), Term("hearts"), True), phrases(language)
    for face in FACES:
        for name in words.words(words.name_phrase(face, "face")):
            assert Words(words, question, ()).read(name).value == face


@pytest.mark.brailled
def test_cards_are_spoken_and_printed_by_name_and_in_braille_in_short():
    spoken, braille = phrases().event(Holding(HAND))
    braille = braille()
    assert spoken.text == spoken.spoken == "clubs 8, spades 10, spades jack, hearts 7, diamonds ace."
    translator = Translator("en")
    cells = [translator.typed(short) for short in ("c8", "s10", "sj", "h7", "da")]
    assert translator.line(braille) == "\u2800".join(cells)
    assert braille.unbroken == "clubs\u00a08, spades\u00a010, spades\u00a0jack, hearts\u00a07, diamonds\u00a0ace"


@pytest.mark.brailled
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cells", [12, 20, 40, 80])
def test_a_question_about_cards_fits_the_display_and_names_the_top_card(language, cells):
    question = in_all_forms(phrases(language), QUESTION, How(new=True))
    translator = Translator(language)
    felt = question.brailled(cells, translator.laid)
    assert len(felt) < cells
    assert felt.shown.startswith(translator.typed("h9"))
    assert len(question.printed(cells)) < cells


@pytest.mark.brailled
def test_each_card_is_found_on_its_cells_with_the_name_that_is_typed():
    laid = Translator("en").laid(Line((faces(HAND, phrases().face),)))
    assert [pick.word for pick in laid.picks] == ["c8", "s10", "sj", "h7", "da"]


def test_cards_are_spelled_and_drawn_large_by_their_short_names():
    shown = faces(HAND, phrases().face)
    assert code_words(phrases(), shown.only(3)) == "spades jack: Sierra Juliett"
    assert drawn(Line((shown.only(4),)), 80) == drawn(Line((shown.shortened().only(4),)), 80) != []


# At one keyboard ------------------------------------------------------------------------------------------------------


def in_turn(seed):
    """Chance that deals the first cards of the pile, in order."""
    return lambda number, step: step.pile[: step.count]


def at_one_keyboard(typed, **preferences):
    """What was printed and spoken while Ann and Ben typed this at one keyboard. Ann has clubs, and spades 9 lies on top."""
    terminal, voice = ScriptedTerminal(*typed), RecordingVoice()
    head = Header("maumau", 1, tuple(map(Participant, DEALT)), {}, 3, False, "en")
    wanted = Preferences(language="en", speech="on", braille="terminal", more=False, **preferences)
    table, equipment = Table(lambda: GAME.new(2, {})), Equipment(keyboards(terminal, voice), in_turn)
    Session(wanted, GAME, head, table, unkept, equipment).play("loop-table")
    return terminal, voice


def cards_in(lines):
    """The faces that printed or spoken lines name."""
    text = re.sub("[\u2800-\u28ff]+", "", "\n".join(lines))
    names = {face: phrases().words(phrases().name_phrase(face, "face")) for face in FACES}
    return {face for face, words in names.items() if any(re.search(rf"\b{word}\b", text) for word in words)}


CURIOUS = ["hand", "spell", "help", "what", "re", "re"]


def test_after_a_hand_was_passed_on_nothing_of_it_is_left_for_the_other():
    terminal, _ = at_one_keyboard(["", *CURIOUS, "c9", "", *CURIOUS, "quit"])
    passed = next(n for n, line in enumerate(terminal.shown) if line.startswith("Pass to Ben"))
    assert cards_in(terminal.shown[:passed]) >= set(DEALT["Ann"])
    assert not cards_in(terminal.shown[passed:]) & (set(DEALT["Ann"]) - {"c9"})
    assert "(cleared after seat 0)" in terminal.shown[:passed]


@pytest.mark.brailled
def test_with_hands_in_braille_alone_nothing_of_a_hand_is_printed_or_spoken():
    terminal, voice = at_one_keyboard(["", *CURIOUS, "c9", "", *CURIOUS, "quit"], games=OfGames(private="braille"))
    assert cards_in(terminal.shown) == cards_in(voice.said) == {"c9", "s9"}


# On a display, and in a club ------------------------------------------------------------------------------------------


def on_display(tmp_path, cells):
    """A game of Mau-Mau on a display of so many cells."""
    env = {"PYTHONPATH": os.environ["PYTHONPATH"], "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    typed = ("play", "maumau", "Ann", "--seed", "6", "--braille", "display", "--speech", "off", "--no-more")
    return Fingers(*typed, cells=cells, env=env)


@pytest.mark.felt
def test_a_card_is_played_by_its_routing_key_on_a_display_of_40_cells(maumau, tmp_path):  # noqa: F811
    with on_display(tmp_path, 40) as fingers:
        fingers.begin()
        assert fingers.read_on()
        top, hand = fingers.text.rstrip("?").split(":")
        fits = next(card for card in hand.split() if card[0] == top[0] or card[1:] == top[1:])
        fingers.route(fits)
        fingers.type("\r")
        assert any(fits in text for _, text in fingers.felt)


CARD = re.compile(r"\b[cshd](?:7|8|9|10|[jqka])\b")


@pytest.mark.felt
@pytest.mark.everything
def test_a_whole_game_is_played_on_20_cells(maumau, tmp_path):  # noqa: F811
    with on_display(tmp_path, 20) as fingers:
        looked = []

        def answer(question, number):
            """Ask for the hand where only the top card has room, and play what fits."""
            top = CARD.match(question)
            if question == "Again?" or looked:  # what was told before the question lies behind it
                for _ in range(4):
                    fingers.press("FWINLT")
            if question == "Again?":
                return "quit"
            if top is None or "play" in question:
                return "hearts" if "suit" in question else "yes"
            if ":" not in question and not looked:
                looked.append(len(fingers.felt))
                return "hand"
            felt = " ".join(text for _, text in fingers.felt[looked.pop() :]) if looked else question.partition(":")[2]
            suit = re.search(r", ([cshd])", question)
            wished = suit[1] if suit else top[0][0]
            return next((card for card in CARD.findall(felt) if card[0] == wished and card != top[0]), "draw")

        fingers.begin()
        questions = fingers.play(answer)
        assert sum(CARD.match(question) is not None for _, question in questions) > 3
        assert any("wins" in text or "win!" in text for _, text in fingers.felt)
