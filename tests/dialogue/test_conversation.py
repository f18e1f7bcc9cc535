"""The command loop: one question, one answer, and the commands at every question."""

import dataclasses
import re
from dataclasses import dataclass
from typing import ClassVar

import pytest
from declared import in_help
from helpers import RecordingVoice, ScriptedTerminal, agreed, devices, is_heard, keyboard_of

from access.answers.commands import Has, Where
from access.desk.desk import open_desk
from access.dialogue import entries
from access.dialogue.asking import Confirm
from access.dialogue.drivers import run
from access.dialogue.requests import ASKED, Change, Typed, Watching
from access.engine.table import Table
from access.language.output import short_name
from access.language.phrases import Explained, Phrases
from access.language.texts import Texts, text_of
from access.outputs.braille.translator import Translator
from access.outputs.terminal.plain import Pressed
from access.play.at_table import AtTable, TypedDice
from access.settings.preferences import Preferences
from access.storage import catalogue
from access.system.environment import LANGUAGES
from games.kaques import GAME
from games.kaques.rules import GrandKaque, Keep, Kept, LeKaque, OhLala, Standing, Stopped, Threw, Won
from games.purse import Takes
from games.refusals import Leave, Refused, TakeBack
from games.steps import DETAIL, Ask, Event, Seat, SeatEvent, Tell, Telling
from games.verflixte6.events import TurnOver
from games.verflixte6.jokers import NAMES
from games.verflixte6.questions import Choose

ANN, BEN = Seat(0), Seat(1)
QUESTION = Keep(ANN, (1, 5, 2, 2, 2, 6), 300, 1000, 10000)


def seated(
    *typed,
    own=(0,),
    names=("Ann", "Gustave"),
    language="en",
    verbosity="normal",
    typed_dice=False,
    advises=False,
    **outlets,
):
    terminal = ScriptedTerminal(*typed)
    phrases = Phrases(language, GAME, names, own)
    table = Table(lambda: GAME.new(len(names), agreed(GAME)))
    around = AtTable(table, GAME, typed_dice, {0: GAME.adviser(ANN)} if advises else {})
    loop = keyboard_of(terminal, phrases, own, around, verbosity, **outlets)
    for known in (QUESTION, Stopped(BEN, 400, 400)):
        loop.conversation.to.explained.first(phrases, known)
    return loop, terminal


def test_the_prompt_is_the_state():
    loop, terminal = seated("1 5")
    assert loop.choose(0, QUESTION) == (1, 5)
    assert terminal.shown == ["1 5 2 2 2 6, plus 300? "]


@pytest.mark.parametrize("verbosity", ["brief", "normal"])
def test_what_a_question_needs_is_told_before_it_the_first_time(verbosity):
    loop, terminal = seated("stop", "re", "stop", verbosity=verbosity)
    loop.conversation.to.explained = Explained()
    loop.choose(0, QUESTION)
    loop.choose(0, dataclasses.replace(QUESTION, call="grandmere"))
    told = [line.partition(" Type the dice")[0] for line in terminal.shown if line not in terminal.prompts]
    assert told == [*["It is your turn."] * (verbosity == "normal"), "1 5 2 2 2 6, plus 300?"], "repeat: the question"


def test_at_a_shared_keyboard_the_name_comes_first():
    loop, terminal = seated("stop", own=(0, 1))
    loop.choose(0, QUESTION)
    assert terminal.prompts == ["Ann: 1 5 2 2 2 6, plus 300? "]


@pytest.mark.parametrize(
    ("cells", "prompt"),
    [
        (80, "1 5 2 2 2 6, plus 300? "),
        (40, "1 5 2 2 2 6, plus 300? "),
        (32, "1 5 2 2 2 6, plus 300? "),
        (20, "1 5 2 2 2 6? "),
        (12, "152226? "),
    ],
)
def test_a_narrow_display_gets_the_essential_part(cells, prompt):
    loop, terminal = seated("stop", cells=cells)
    loop.choose(0, QUESTION)
    assert terminal.prompts == [prompt]


@pytest.mark.parametrize(("cells", "prompt"), [(20, "2 5, 350? "), (16, "25? "), (12, "25? ")])
def test_a_question_is_shortened_only_as_far_as_it_must_be(cells, prompt):
    """On 20 cells the points aside stay, since all of it is 9 letters."""
    loop, terminal = seated("stop", cells=cells)
    loop.choose(0, Keep(ANN, (2, 5), 350, 0, 10000))
    assert terminal.prompts == [prompt]


def test_a_long_name_or_a_rich_turn_still_fits_40_cells_with_the_longest_answer():
    names = ("Maximiliane Theodora", "Gustave")
    loop, terminal = seated("1 5", own=(0, 1), names=names)
    loop.choose(0, Keep(ANN, (1, 5, 2, 2, 2, 6), 19850, 0, 10000))
    assert terminal.prompts == ["M: 1 5 2 2 2 6, plus 19850? "]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("points", [0, 19950])
def test_every_prompt_with_its_longest_answer_fits_40_cells(language, points):
    for own in ((0,), (0, 1)):
        question = Keep(ANN, (1, 5, 2, 2, 2, 6), points, 0, 10000)
        for asked in (question, TypedDice(ANN, 6)):
            loop, terminal = seated(own=own, language=language)
            with pytest.raises(EOFError):
                loop.ask(asked)
            assert len(terminal.prompts[0]) + loop.phrases.question(asked).longest <= 40


def test_what_was_told_is_printed_before_the_prompt_in_one_write():
    loop, terminal = seated("stop")
    writes = []
    terminal.write = lambda lines: writes.append(list(lines))
    loop.tell(Tell(Stopped(BEN, 400, 400)))
    loop.tell(Tell(OhLala(ANN, 600)))
    loop.choose(0, QUESTION)
    assert writes == [["Gustave stops with 400 and has 400.", "Oh, Lálá! All six again."]]


def test_an_event_that_joins_is_told_and_repeated_in_one_line_with_the_event_before_it():
    loop, terminal = seated("re", "stop")
    loop.tell(Tell(Won(BEN, 500)))
    loop.tell(Tell(Takes(BEN, 9, 20)))
    loop.tell(Tell(Takes(ANN, 8, 30)))
    loop.choose(0, QUESTION)
    line = "Gustave wins with 500. Gustave takes the pot of 9, now 20. You take 8, now 30."
    assert [each for each in terminal.shown if each not in terminal.prompts] == [line, line]


def test_an_event_that_joins_stands_alone_after_a_question_and_after_another_line():
    loop, terminal = seated("stop", "stop")
    loop.tell(Tell(Won(BEN, 500)))
    loop.choose(0, QUESTION)
    loop.tell(Tell(Takes(BEN, 9, 20)))
    loop.say("lesson-ended")
    loop.tell(Tell(Takes(BEN, 8, 28)))
    loop.choose(0, QUESTION)
    assert terminal.shown[2:-1] == [
        "Gustave takes the pot of 9, now 20.",
        "No more explanations: just the game.",
        "Gustave takes 8, now 28.",
    ]


def test_what_is_told_to_one_seat_alone_is_never_in_one_line_with_what_all_hear():
    loop, terminal = seated("stop")
    loop.tell(Tell(Won(BEN, 500), to=ANN))
    loop.tell(Tell(Takes(BEN, 9, 20)))
    loop.choose(0, QUESTION)
    assert terminal.shown[:2] == ["Gustave wins with 500.", "Gustave takes the pot of 9, now 20."]


@pytest.mark.parametrize(
    ("event", "own", "line", "steps"),
    [
        (Stopped, True, True, True),
        (LeKaque, True, True, True),
        (GrandKaque, True, True, True),
        (OhLala, True, False, True),
        (Threw, False, False, True),
        (Kept, False, False, True),
    ],
)
def test_the_turns_of_others_are_one_line_unless_each_step_is_wanted(event, own, line, steps):
    def heard(seat, others, verbosity="normal"):
        loop, terminal = seated("stop", verbosity=verbosity, others=others)
        names = [field.name for field in dataclasses.fields(event)]
        fields = {"seat": seat, "throw": (2, 3), "dice": (1,), "points": 100, "score": 100, "lost": 0, "looks": False}
        fields["best"] = False
        loop.tell(Tell(event(**{name: fields[name] for name in names})))
        loop.choose(0, QUESTION)
        return len(terminal.shown) > 1

    assert (heard(ANN, "line"), heard(BEN, "line"), heard(BEN, "line", "full")) == (own, line, line)
    assert [heard(BEN, others) for others in ("brief", "normal", "full")] == [steps] * 3
    assert heard(ANN, "off") is own
    assert not heard(BEN, "off")


def test_a_detail_of_ones_own_comes_with_full_wording_and_one_of_others_if_their_turns_are_wanted_in_full():
    @dataclass(frozen=True)
    class Detail(SeatEvent):
        telling: ClassVar[Telling] = DETAIL

    def heard(seat, verbosity, others):
        return is_heard(Detail(seat), {0}, verbosity, others)

    assert [heard(ANN, verbosity, "full") for verbosity in ("normal", "full")] == [False, True]
    assert [heard(BEN, "full", others) for others in ("line", "brief", "normal", "full")] == [False, False, False, True]


@pytest.mark.parametrize("others", ["off", "line", "brief", "normal", "full"])
def test_what_concerns_the_whole_table_is_told_whatever_is_wanted_of_others(others):
    assert is_heard(Won(BEN, 1000), {0}, "brief", others)


def test_what_is_told_of_others_has_its_own_wording():
    for others, shown in (("brief", "Gustave stops with 400: 400."), ("normal", "Gustave stops with 400 and has 400.")):
        loop, terminal = seated("stop", verbosity="normal" if others == "brief" else "brief", others=others)
        loop.tell(Tell(Stopped(BEN, 400, 400)))
        loop.choose(0, QUESTION)
        assert terminal.shown[0] == shown


def test_it_is_decided_once_whom_an_event_is_about_and_how_it_is_heard(monkeypatch):
    decided = []
    for name in ("touches", "is_told", "wording"):
        decide = getattr(entries, name)
        monkeypatch.setattr(entries, name, lambda *given, n=name, does=decide: decided.append(n) or does(*given))
    terminal = ScriptedTerminal("stop")
    loop = keyboard_of(terminal, Phrases("en", GAME, ("Ann", "Gustave"), (0,)))
    loop.tell(Tell(Won(BEN, 1000)))
    loop.choose(0, QUESTION)
    assert terminal.shown[0].startswith("Gustave")
    assert sorted(decided) == ["is_told", "touches", "wording"]


def test_a_summary_is_told_only_where_the_steps_are_not():
    told = TurnOver(BEN, "kept", 17, 0, False, ())
    assert [is_heard(told, {0}, "normal", others) for others in ("off", "line", "brief", "normal", "full")] == [
        *(False, True, False, False, False)
    ]


def test_without_flavour_calls_are_not_explained_and_looks_are_not_told():
    told = LeKaque(BEN, (2, 3), 100, True)
    for flavour, line in (
        (True, "Knowing looks: a lost Grandmère."),
        (False, "2 3: Le Kaque! Gustave loses 100."),
    ):
        phrases = Phrases("en", GAME, ("Ann", "Gustave"), {0}, flavour=flavour)
        assert phrases.event(told, "normal", new=True)[0].text.endswith(line)
    assert "nothing scores" not in phrases.event(told, "normal", new=True)[0].text


def test_who_moves_the_dice_of_others_on_a_real_table_hears_what_they_keep():
    loop, terminal = seated("stop", typed_dice=True)
    loop.tell(Tell(Threw(BEN, (1, 5, 3))))
    loop.tell(Tell(Kept(BEN, (1, 5), 150)))
    loop.tell(Tell(Kept(ANN, (1, 5), 150)))
    loop.choose(0, QUESTION)
    assert terminal.shown == ["Gustave keeps 1 5, 150 aside.", "1 5 2 2 2 6, plus 300? "]


def test_brief_says_less():
    loop, terminal = seated("stop", verbosity="brief")
    loop.tell(Tell(Stopped(BEN, 400, 1400)))
    loop.choose(0, QUESTION)
    assert terminal.shown[0] == "Gustave stops with 400: 1400."


def test_what_is_not_understood_is_said_back_with_what_is_allowed():
    loop, terminal = seated("foo\x1b[31m bar" + "x" * 500, "stop")
    loop.choose(0, QUESTION)
    assert terminal.shown[1] == "Not understood: foo barxxxxxxxxxxxxx... Type the dice to keep, or all, or stop."
    assert terminal.prompts == ["1 5 2 2 2 6, plus 300? "] * 2


def test_what_the_rules_refuse_is_said_with_the_reason():
    loop, terminal = seated("2 2", "3", "7", "stop")
    loop.choose(0, QUESTION)
    assert [line for line in terminal.shown if line not in terminal.prompts] == [
        "No points for 2 2. These score: 1 5 2 2 2.",
        "No 3 in 1 5 2 2 2 6.",
        "No die shows 7: type 1 to 6.",
    ]


def test_enter_alone_repeats_the_question():
    loop, terminal = seated("", "  ", "stop")
    loop.choose(0, QUESTION)
    assert len(terminal.prompts) == 3


def test_repeat_goes_back_line_by_line_and_next_comes_forward():
    loop, terminal = seated("re", "re", "re", "ne", "ne", "ne", "stop")
    loop.tell(Tell(Stopped(BEN, 400, 400)))
    loop.tell(Tell(Stopped(BEN, 500, 900)))
    loop.choose(0, QUESTION)
    said = [line for line in terminal.shown if line not in terminal.prompts][2:]
    assert said == [
        "Gustave stops with 500 and has 900.",
        "Gustave stops with 400 and has 400.",
        "There is nothing earlier.",
        "Gustave stops with 500 and has 900.",
        "That was the newest line.",
    ]
    assert terminal.shown[-3] == terminal.shown[-1] == terminal.prompts[0], "at first the open question comes alone"


def test_next_comes_forward_to_the_last_reply_and_to_the_open_question():
    loop, terminal = seated("score", "re", "re", "re", "ne", "ne", "ne", "ne", "stop")
    loop.tell(Tell(Stopped(BEN, 400, 400)))
    loop.tell(Tell(Stopped(BEN, 500, 900)))
    loop.choose(0, QUESTION)
    said = [line for line in terminal.shown if line not in terminal.prompts][2:]
    score = [
        "You: 0.",
        "Gustave: 0.",
        "The first to reach 10000 wins. A good turn, 350 or more, is called a Grandmère.",
    ]
    older, newer = "Gustave stops with 400 and has 400.", "Gustave stops with 500 and has 900."
    assert said == [*score, *score, newer, older, newer, *score, "That was the newest line."]


def test_an_error_is_repeated_and_not_the_help_before_it():
    loop, terminal = seated("help", "12", "re", "re", "stop")
    loop.tell(Tell(Stopped(BEN, 400, 400)))
    loop.choose(0, QUESTION)
    said = [line for line in terminal.shown if line not in terminal.prompts]
    error, again, earlier = said[-3:]
    assert error == again
    assert earlier == "Gustave stops with 400 and has 400."


def test_ones_own_turns_and_those_of_the_others_can_be_gone_back_to_apart():
    loop, terminal = seated("repeat others", "re others", "repeat mine", "re my", "stop")
    loop.tell(Tell(Stopped(ANN, 100, 100)))
    loop.tell(Tell(Stopped(BEN, 400, 400)))
    loop.tell(Tell(Stopped(ANN, 50, 150)))
    loop.tell(Tell(Stopped(BEN, 500, 900)))
    loop.choose(0, QUESTION)
    said = [line for line in terminal.shown if line not in terminal.prompts][4:]
    assert said == [
        "Gustave stops with 500 and has 900.",
        "Gustave stops with 400 and has 400.",
        "You stop with 100 and have 100.",
        "There is nothing earlier.",
    ]


def test_after_an_answer_repeat_starts_with_the_line_before_the_new_question():
    loop, terminal = seated("1", "re", "stop")
    loop.choose(0, QUESTION)
    loop.choose(1, Keep(ANN, (2, 3, 5), 400, 1000, 10000))
    assert terminal.shown == [
        "1 5 2 2 2 6, plus 300? ",
        "2 3 5, plus 400? ",
        "1 5 2 2 2 6, plus 300?",
        "2 3 5, plus 400? ",
    ]


def test_after_another_command_repeat_says_its_reply_again_and_then_the_newest_line():
    loop, terminal = seated("re", "tu", "re", "re", "re", "stop")
    loop.tell(Tell(Stopped(BEN, 400, 400)))
    loop.tell(Tell(Stopped(BEN, 50, 450)))
    loop.choose(0, QUESTION)
    first, second = "Gustave stops with 400 and has 400.", "Gustave stops with 50 and has 450."
    said = [line for line in terminal.shown if line not in terminal.prompts]
    assert said == [first, second, second, "It is your turn.", "It is your turn.", second, first]


def test_at_a_confirmation_repeat_says_no_refusal_of_the_question_before():
    terminal = ScriptedTerminal("grignou", "none", "repeat", "yes")
    loop = keyboard_of(terminal, Phrases("en", catalogue.find("verflixte6"), ("Ann", "Gustave"), (0,)))
    assert loop.choose(0, Choose(ANN, NAMES, len(NAMES), False, 1, 3)) == ()
    refusals = [line for line in terminal.shown if line.startswith("Not understood: grignou")]
    assert len(refusals) == 1


def test_a_reply_of_several_lines_is_said_again_as_a_whole_before_the_question():
    loop, terminal = seated("score", "repeat", "stop")
    loop.choose(0, QUESTION)
    score = [
        "You: 0.",
        "Gustave: 0.",
        "The first to reach 10000 wins. A good turn, 350 or more, is called a Grandmère.",
    ]
    assert terminal.shown == [terminal.prompts[0], *score, terminal.prompts[0], *score, terminal.prompts[0]]


def test_advice_is_said_again_by_repeat():
    loop, terminal = seated("advice", "repeat", "stop", advises=True)
    table = loop.conversation.around.table
    while not isinstance(table.open, Keep):
        table.answer(table.number, (1, 5, 2, 2, 3, 6)[: table.open.count])
    loop.choose(0, table.open)
    advice = terminal.shown[1]
    assert advice.startswith(("Keep ", "Stop"))
    assert terminal.shown[3] == advice


def test_what_was_told_after_a_reply_is_heard_first():
    loop, terminal = seated("turn", "stop", "re", "re", "stop")
    loop.tell(Tell(Stopped(BEN, 400, 400)))
    loop.choose(0, QUESTION)
    loop.tell(Tell(Stopped(BEN, 50, 450)))
    loop.choose(0, QUESTION)
    said = [line for line in terminal.shown if line not in terminal.prompts]
    assert said[-2:] == ["Gustave stops with 50 and has 450.", "1 5 2 2 2 6, plus 300?"]


def test_in_a_menu_what_was_told_is_heard_again_too():
    terminal = ScriptedTerminal("re", "yes")
    person = keyboard_of(terminal, Phrases("en"), ())
    person.say("lesson-ended")
    person.ask(Confirm(ANN, "Go on?", "Go on?"))
    assert terminal.shown.count("No more explanations: just the game.") == 2


def test_function_keys_do_it_without_losing_what_was_typed():
    loop, terminal = seated(Pressed("repeat", "1 5"), Pressed("next", "1 5"), "1 5")
    loop.tell(Tell(Stopped(BEN, 400, 400)))
    assert loop.choose(0, QUESTION) == (1, 5)
    assert terminal.prefilled == ["", "1 5", "1 5"]
    assert terminal.shown[2] == "Gustave stops with 400 and has 400."
    assert len(terminal.shown) == 5, "forward the open question comes again, alone"


def test_state_can_be_asked_for_at_any_question():
    loop, terminal = seated("score", "dice", "turn", "stop")
    loop.choose(0, QUESTION)
    said = [line for line in terminal.shown if line not in terminal.prompts]
    assert said == [
        "You: 0.",
        "Gustave: 0.",
        "The first to reach 10000 wins. A good turn, 350 or more, is called a Grandmère.",
        "Nothing thrown yet.",
        "It is your turn.",
    ]


def test_help_says_each_choice_with_its_worth_and_the_commands():
    loop, terminal = seated("?", "stop")
    loop.choose(0, Keep(ANN, (1, 5, 4), 300, 1000, 10000))
    assert terminal.shown[1:-1] == [
        "Stop: 450, then you have 1450.",
        "1 5: 150, then one die.",
        "1: 100, then 2 dice.",
        "5: 50, then 2 dice.",
        "Type the dice to keep, or all, or stop.",
        Phrases("en").text(
            "loop-commands", slash="", words=", ".join(in_help(Phrases("en", GAME), Where.TABLE, Has.DICE))
        ),
    ]


def test_the_rules_are_read_a_paragraph_at_a_time_until_it_is_enough():
    loop, terminal = seated("rules", "", "no", "stop")
    loop.choose(0, QUESTION)
    assert terminal.prompts[1:3] == ["More? Enter reads on, no ends it. ", "More? "]
    assert terminal.shown[1].startswith("Jaques le Kaques, a dice game")


def test_undo_is_refused_with_seeded_dice_and_asked_for_with_typed_ones():
    loop, terminal = seated("un", "stop")
    loop.choose(0, QUESTION)
    assert terminal.shown[1].startswith("Undo works with your own dice or cards")
    loop, terminal = seated("un", typed_dice=True)
    with pytest.raises(TakeBack):
        loop.choose(0, QUESTION)


def test_quit_leaves():
    loop, _ = seated("quit")
    with pytest.raises(Leave):
        loop.choose(0, QUESTION)


def test_typed_dice_are_checked():
    loop, terminal = seated("1 2", "1 2 3 4 5 7", "123456", own=(0, 1))
    assert loop.throw(0, GAME_ROLL) == (1, 2, 3, 4, 5, 6)
    assert terminal.shown == [
        "Ann, type 6 dice: ",
        "Type 6 dice, not 2.",
        "Ann, type 6 dice: ",
        "No die shows 7: type 1 to 6.",
        "Ann, type 6 dice: ",
    ]


GAME_ROLL = Table(lambda: GAME.new(2, agreed(GAME))).open


# Voice and braille


def test_the_voice_says_what_is_printed_and_a_line_typed_silences_it():
    voice = RecordingVoice()
    loop, _ = seated("stop", voice=voice)
    loop.tell(Tell(Stopped(BEN, 400, 400)))
    loop.choose(0, QUESTION)
    assert voice.said == ["Gustave stops with 400 and has 400.", "Your throw: 1 5 2 2 2 6, plus 300?"]
    assert voice.silenced == 1


def test_the_voice_says_the_whole_state_where_the_prompt_is_cut():
    voice = RecordingVoice()
    loop, _ = seated("stop", voice=voice, cells=12)
    loop.choose(0, QUESTION)
    assert voice.said == ["1 5 2 2 2 6, plus 300?"]


@pytest.mark.brailled
def test_braille_stands_under_each_line_and_the_prompt_ends_in_braille():
    loop, terminal = seated("stop", translator=Translator("en"))
    loop.tell(Tell(Standing(BEN, 400)))
    loop.choose(0, QUESTION)
    assert terminal.shown == [
        "Gustave: 400.",
        "⠠⠛⠥⠎⠞⠁⠧⠑⠀⠼⠙⠚⠚",
        "1 5 2 2 2 6, plus 300?\n⠼⠁⠀⠼⠑⠀⠼⠃⠀⠼⠃⠀⠼⠃⠀⠼⠋⠂⠀⠼⠉⠚⠚⠦ ",
    ]


@pytest.mark.brailled
@pytest.mark.parametrize(("cells", "braille"), [(20, "⠼⠁⠑⠃⠃⠃⠋⠦"), (12, "⠼⠁⠑⠃⠃⠃⠋⠦")])
def test_on_few_cells_the_dice_are_one_number(cells, braille):
    loop, terminal = seated("stop", translator=Translator("en"), cells=cells)
    loop.choose(0, QUESTION)
    assert terminal.prompts[0].split("\n")[1] == braille + " "


def test_with_more_each_line_waits_for_enter():
    loop, terminal = seated("", "", "stop", more=True)
    loop.tell(Tell(Stopped(BEN, 400, 400)))
    loop.tell(Tell(Standing(BEN, 400)))
    loop.choose(0, QUESTION)
    assert terminal.prompts == ["Gustave stops with 400 and has 400. ", "Gustave: 400. ", "1 5 2 2 2 6, plus 300? "]


def test_at_a_waiting_line_one_can_go_back_and_forward_and_skip():
    keys = ("", "re", "re", "ne", "what", "", "", Pressed("repeat", ""), "skip", "stop")
    loop, terminal = seated(*keys, more=True, cells=80)
    for points in (100, 200, 300):
        loop.tell(Tell(Stopped(BEN, points, points)))
    loop.choose(0, QUESTION)
    first, second = "Gustave stops with 100 and has 100.", "Gustave stops with 200 and has 200."
    assert terminal.shown == [
        *(first + " ", second + " ", first + " ", "There is nothing earlier. ", second + " "),
        "what does not answer the next question. Enter goes on, help says more. ",
        *(second + " ", "Gustave stops with 300 and has 300. ", second + " "),
        "Your throw: 1 5 2 2 2 6, plus 300? ",
    ]


@pytest.mark.brailled
@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "set braille more no", "braille more: no."),
        ("en", "set verbosity brief", "verbosity: brief."),
        ("de", "setze Enter je Zeile nein", "Enter je Zeile: nein."),
        (
            "en",
            "help",
            "Press Enter to go on, or type repeat, skip or quit. Or set braille more no: then no line waits.",
        ),
        ("en", "set colour red", "There is no setting colour red. settings names them all."),
    ],
)
def test_at_a_waiting_line_settings_are_changed_and_what_was_set_is_said(home, language, typed, told):
    terminal = ScriptedTerminal(typed, *[""] * 9)
    preferences = Preferences(braille="terminal", language=language)
    with open_desk(preferences, Phrases(language), devices=devices(terminal)).person as person:
        for number in range(3):
            person.say_text(f"line {number}")
        assert person.ask(Confirm(ANN, "Go on?", "Go on?")) is False, "Enter is no"
    assert told in re.sub("[\u2800-\u28ff]+", "", "".join(terminal.shown))
    assert ("Go on?" in terminal.prompts[1]) == (typed.endswith(("no", "nein")))


def test_next_at_the_newest_waiting_line_goes_on():
    loop, terminal = seated("next", "ne", "stop", more=True)
    for points in (100, 200):
        loop.tell(Tell(Stopped(BEN, points, points)))
    loop.choose(0, QUESTION)
    assert [line.split()[3] for line in terminal.shown[:-1]] == ["100", "200"]


def test_with_more_the_rules_come_in_pieces_that_fit():
    loop, terminal = seated("rules", "", "", "skip", "stop", more=True, cells=20)
    loop.choose(0, QUESTION)
    assert terminal.prompts[1:4] == ["Jaques le Kaques, ", "a dice game from ", "Tlamana, for two "]


def test_quit_at_the_rules_ends_the_reading_only():
    loop, terminal = seated("rules", "quit", "stop")
    assert loop.choose(0, QUESTION) == ()
    assert terminal.prompts[1:] == ["More? Enter reads on, no ends it. ", "1 5 2 2 2 6, plus 300? "]


def test_help_and_score_are_not_among_the_lines_to_go_back_through():
    loop, terminal = seated("help", "sc", "di", "tu", "re", "re", "stop")
    loop.tell(Tell(Stopped(BEN, 400, 400)))
    loop.choose(0, QUESTION)
    assert terminal.shown[-2] == "Gustave stops with 400 and has 400."


def test_what_can_mean_several_words_is_said():
    loop, terminal = seated("r", "stop")
    loop.choose(0, QUESTION)
    assert terminal.shown[1] == "r can mean rate, repeat, rules."


@pytest.mark.parametrize(
    ("name", "others", "short"),
    [
        ("Ann", ("Ann", "Ben"), "A"),
        ("Ann", ("Ann", "Anna"), "Ann"),
        ("Anna", ("Ann", "Anna"), "Anna"),
        ("Bo", ("Bo", "Bea"), "Bo"),
    ],
)
def test_a_name_is_shortened_as_far_as_it_differs(name, others, short):
    assert short_name(name, others) == short


def test_on_few_cells_a_name_is_shortened_before_it_goes():
    for cells, prompt in ((40, "Ann: 1 5 2 2 2 6, plus 300? "), (20, "Ann: 152226? "), (12, "A: 152226? ")):
        loop, terminal = seated("stop", own=(0, 1), cells=cells)
        loop.choose(0, QUESTION)
        assert terminal.prompts == [prompt]


def test_with_more_one_can_leave_at_any_line():
    loop, _ = seated("quit", more=True)
    loop.tell(Tell(Stopped(BEN, 400, 400)))
    with pytest.raises(Leave):
        loop.choose(0, QUESTION)


def test_a_note_from_elsewhere_waits_for_the_next_question():
    loop, terminal = seated("re", "stop")
    loop.conversation.note("loop-no-voice", why="gone")
    assert terminal.shown == []
    loop.choose(0, QUESTION)
    assert terminal.shown[0] == "The voice does not work: gone. All else goes on without it."


# Hands that only their owner may know


@dataclass(frozen=True, slots=True)
class Hand(Event):
    """Cards that only one seat may see; told by the phrase of a throw."""

    seat: Seat
    score: int


@dataclass(frozen=True, slots=True)
class Secret(Keep):
    """A question that shows a hand."""

    private: ClassVar[bool] = True


def hidden(*typed, own=(0, 1)):
    loop, terminal = seated(*typed, own=own, names=("Ann", "Gustave"))
    texts = loop.conversation.to.phrases.texts = Texts("en", GAME.id, text_of(GAME.package, "en.ftl"))
    name = texts.name
    texts.name = lambda event: {Hand: "kaques-standing", Secret: "kaques-keep"}.get(event) or name(event)
    return loop, terminal


ANNS, BENS = Secret(ANN, (1, 1), 0, 0, 500), Secret(BEN, (5, 5), 0, 0, 500)


def test_a_hand_is_shown_after_the_hand_over_and_cleared_before_the_next():
    loop, terminal = hidden("", "stop", "", "re", "stop")
    loop.tell(Tell(Hand(ANN, 111), to=ANN))
    loop.tell(Tell(Hand(BEN, 222), to=BEN))
    loop.choose(0, ANNS)
    loop.tell(Tell(Stopped(ANN, 50, 50)))
    loop.choose(1, BENS)
    assert terminal.shown == [
        "Pass to Ann, then Enter: ",
        "Ann: 111.",
        "Ann: 1 1? ",
        "(cleared after seat 0)",
        "Ann stops with 50 and has 50.",
        "Pass to Gustave, then Enter: ",
        "Gustave: 222.",
        loop.phrases.told(BENS, "first"),
        "Gustave: 5 5. Keep or stop? ",
        loop.phrases.told(BENS, "first"),
        "Gustave: 5 5? ",
    ]


def test_nothing_of_a_hand_can_be_heard_again_after_the_hand_over():
    loop, terminal = hidden("", "stop", "", "re", "re", "stop", "", "re", "stop")
    loop.tell(Tell(Hand(ANN, 111), to=ANN))
    loop.choose(0, ANNS)
    loop.choose(1, BENS)
    loop.choose(2, ANNS)
    assert sum("111" in line for line in terminal.shown) == 1
    assert terminal.forgotten == [0, 1]


def test_who_is_asked_again_is_not_asked_to_look_away_again():
    loop, terminal = hidden("", "stop", "stop")
    loop.choose(0, ANNS)
    loop.choose(1, ANNS)
    assert terminal.prompts == ["Pass to Ann, then Enter: ", "Ann: 1 1? ", "Ann: 1 1? "]


def test_a_hand_is_put_away_before_the_players_at_one_keyboard_watch():
    loop, _ = hidden("", "stop")
    loop.tell(Tell(Hand(ANN, 111), to=ANN))
    loop.choose(0, ANNS)
    replies = iter([Typed("re"), Typed("history"), Typed(key=ASKED)])
    requests = []

    def serve(request):
        if isinstance(request, Change):
            raise Refused("settings-none-here", typed="history")
        requests.append(request)
        return next(replies) if isinstance(request.stop, Watching) else Typed("q")

    run(loop.conversation.watch(), serve)
    assert [request.forget for request in requests if request.forget is not None] == [0]
    told = [line.own.line.text for request in requests for line in request.lines]
    assert told
    assert not any("111" in line for line in told)


def test_alone_a_hand_is_told_at_once():
    loop, terminal = hidden("stop", own=(0,))
    loop.tell(Tell(Hand(ANN, 111), to=ANN))
    loop.choose(0, ANNS)
    assert terminal.shown == ["You: 111.", "1 1? "]


def test_gnu_screen_keeps_its_scrollback_and_that_is_said(monkeypatch):
    monkeypatch.setenv("STY", "1.tavern")
    loop, terminal = hidden("", "stop", "", "stop")
    loop.choose(0, ANNS)
    loop.choose(1, BENS)
    assert any("GNU screen" in line for line in terminal.shown)


def test_a_question_is_a_question():
    with pytest.raises(NotImplementedError):
        Ask(ANN).offers()


def test_a_question_says_whose_throw_it_shows_when_a_line_about_somebody_else_came_last():
    loop, terminal = seated("1 5", "stop", cells=80)
    loop.tell(Tell(Stopped(BEN, 400, 400)))
    loop.choose(0, QUESTION)
    assert terminal.prompts == ["Your throw: 1 5 2 2 2 6, plus 300? "]
    loop.choose(0, QUESTION)
    assert terminal.prompts[1:] == ["1 5 2 2 2 6, plus 300? "]


def test_whose_throw_it_is_is_said_once_and_not_after_a_line_of_ones_own_or_at_a_shared_keyboard():
    loop, terminal = seated("what", "stop", cells=80)
    loop.tell(Tell(Stopped(BEN, 400, 400)))
    loop.tell(Tell(OhLala(ANN, 400)))
    loop.choose(0, QUESTION)
    assert terminal.prompts == ["1 5 2 2 2 6, plus 300? "] * 2
    shared, terminal = seated("stop", own=(0, 1))
    shared.tell(Tell(Stopped(BEN, 400, 400)))
    shared.choose(0, QUESTION)
    assert terminal.prompts == ["Ann: 1 5 2 2 2 6, plus 300? "]


@pytest.mark.parametrize(
    ("language", "asked"),
    [("en", "Go on? Enter for {}: "), ("de", "Go on? Enter für {}: "), ("fr", "Go on? Entrée pour {}: ")],
)
def test_enter_gives_the_harmless_answer_to_a_yes_or_no_and_the_question_names_it(language, asked):
    words = {"en": ("no", "yes"), "de": ("nein", "ja"), "fr": ("non", "oui")}[language]
    for enter, word in zip((False, True), words, strict=True):
        terminal = ScriptedTerminal("")
        person = keyboard_of(terminal, Phrases(language))
        assert person.ask(Confirm(ANN, "Go on?", "Go on?", enter=enter)) is enter
        assert terminal.prompts[0].replace("\N{NARROW NO-BREAK SPACE}", "").replace("\xa0", "") == asked.format(word)
