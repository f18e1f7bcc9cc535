"""What players type: bare words, answers at lines that wait, words beside a hand, names of saved games."""

import re

import declared
import pytest
from helpers import ScriptedTerminal, agreed, keyboard_of, taverne

from access.answers.commands import Answered, Commanded, Unclear
from access.answers.words import Words
from access.engine.table import Table
from access.language.phrases import Phrases
from access.outputs.terminal.plain import Pressed
from access.play.at_table import AtTable
from access.storage import catalogue
from access.system.environment import LANGUAGES
from games.cards import Card
from games.game import Sitting
from games.kaques.rules import Keep, Standing
from games.kara.questions import RunOrStop
from games.refusals import Illegal, Refused
from games.steps import Seat, Tell
from games.verflixte6.questions import Choose
from games.words.questions import Call, Lay, Swap

ANN, BEN = Seat(0), Seat(1)
HAND = tuple(
    Card(letters, points)
    for letters, points in (("A", 2), ("I", 2), ("R", 5), ("IN", 7), ("G", 6), ("TH", 9), ("W", 10))
)


def place(game, *typed, own=(0,), names=("Ann", "Ben"), language="en", **outlets):
    """A keyboard at a table of this game, at which these lines are typed."""
    found = catalogue.find(game)
    terminal = ScriptedTerminal(*typed)
    phrases = Phrases(language, found, names, own)
    table = Table(lambda: found.new(len(names), settled(found)))
    return keyboard_of(terminal, phrases, own, AtTable(table, found, False), "normal", **outlets), terminal


def settled(game):
    """The usual agreement of two persons."""
    return game.agreement.settle(agreed(game), Sitting(2, 0, "en"))


def lexicon_of(game):
    return game.new(2, settled(game)).agreed


@pytest.fixture
def words():
    """What may be typed at a question of Choose Your Words."""
    game = catalogue.find("words")
    lexicon = lexicon_of(game)

    def made(kind, language="en", **more):
        question = {
            Swap: lambda: Swap(ANN, HAND, 4, lexicon),
            Lay: lambda: Lay(ANN, HAND, 4, lexicon),
            Call: lambda: Call(ANN, HAND, 2, 4, 3, 5, 1, lexicon),
        }[kind]()
        commands = declared.some("repeat", "score", "hand", "help", "quit")
        return Words(Phrases(language, game, ("Ann", "Ben"), (0,)), question, commands, game.queries)

    return made


# Bare words ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "typed", "meant"),
    [
        (Swap, "A I", ("A", "I")),
        (Swap, "a,th", ("A", "TH")),
        (Swap, "swap,A,TH", ("A", "TH")),
        (Swap, "swap a th", ("A", "TH")),
        (Call, "raise,4", ("raise", 4)),
        (Call, "r4", ("raise", 4)),
        (Call, "c", ("call",)),
    ],
)
def test_bare_words_that_the_context_explains_are_understood(words, kind, typed, meant):
    assert words(kind).read(typed) == Answered(meant)


def test_a_word_alone_is_laid(words):
    alone, named = words(Lay).read("ring"), words(Lay).read("lay ring")
    assert isinstance(alone, Answered)
    assert alone == named == words(Lay).read("lay,ring")


@pytest.mark.parametrize(
    ("typed", "command"), [("hand", "hand"), ("quit", "quit"), ("help", "help"), ("he", "help"), ("score", "score")]
)
def test_a_command_word_is_always_the_command(words, typed, command):
    """They are listed words, too; `lay hand` lays it."""
    assert words(Lay).read(typed) == Commanded(command)
    assert words(Swap).read(typed) == Commanded(command)


@pytest.mark.parametrize("typed", ["1", "4", "5"])
def test_a_number_that_could_be_two_bets_is_refused_and_never_bet(words, typed):
    """At "2 to pay", when one may raise to 4, a 4 could be the bet that others made."""
    with pytest.raises(Illegal) as refused:
        words(Call).read(typed)
    assert refused.value.reason == "words-call-or-raise"


def test_the_price_alone_pays_it_unless_one_may_raise_to_as_much(words):
    assert words(Call).read("2") == Answered(("call",))
    lexicon = lexicon_of(catalogue.find("words"))
    both = Words(
        Phrases("en", catalogue.find("words"), ("Ann", "Ben"), (0,)), Call(ANN, HAND, 4, 4, 4, 5, 1, lexicon), ()
    )
    with pytest.raises(Illegal):
        both.read("4")


def test_what_the_hand_cannot_lay_is_no_word(words):
    with pytest.raises((Unclear, Refused)):
        words(Lay).read("zebra")


# Lines that wait -----------------------------------------------------------------------------------------------------

QUESTION = Keep(ANN, (1, 5, 2, 2, 2, 6), 300, 1000, 10000)


def test_an_answer_to_the_next_question_is_taken_at_a_waiting_line():
    loop, terminal = place("kaques", "1 5", more=True)
    loop.tell(Tell(Standing(BEN, 400)))
    assert loop.choose(0, QUESTION) == (1, 5)
    assert terminal.prompts == ["Ben: 400. "]


@pytest.mark.parametrize("typed", ["yes", "all", "more", ""])
def test_what_says_yes_to_more_goes_on(typed):
    loop, terminal = place("kaques", "rules", typed, "no", "stop")
    loop.choose(0, QUESTION)
    assert terminal.prompts[1:3] == ["More? Enter reads on, no ends it. ", "More? "]


@pytest.mark.parametrize("typed", ["skip", Pressed("skip", ""), Pressed("skip", "half")])
def test_a_word_of_its_own_and_escape_skip_the_rest(typed):
    loop, terminal = place("kaques", typed, "stop", more=True)
    for points in (100, 200, 300):
        loop.tell(Tell(Standing(BEN, points)))
    loop.choose(0, QUESTION)
    assert [prompt for prompt in terminal.prompts if prompt.startswith("Ben")] == ["Ben: 100. "]


def test_no_skips_nothing():
    loop, terminal = place("kaques", "no", "", "", "", "", "stop", more=True)
    for points in (100, 200):
        loop.tell(Tell(Standing(BEN, points)))
    loop.choose(0, QUESTION)
    assert "Ben: 200. " in terminal.prompts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", catalogue.names())
def test_the_word_for_skipping_answers_nothing_anywhere(game, language):
    """Whoever types it at the wrong line must not answer a question by it."""
    phrases = Phrases(language, catalogue.find(game))
    skips = phrases.words("loop-more-skip")
    listed = re.compile(rf"(loop|{game})-(answer|command)-")
    names = [name for name in sorted(phrases.texts.names) if listed.match(name)]
    assert len(names) > 20
    for name in names:
        assert not {word.casefold() for word in skips} & {word.casefold() for word in phrases.words(name)}, name


@pytest.mark.parametrize(("language", "typed"), [("en", "none"), ("de", "keine"), ("fr", "aucun"), ("en", "no")])
def test_a_turn_without_jokers_is_taken_at_once(language, typed):
    loop, terminal = place("verflixte6", typed, language=language)
    question = Choose(ANN, ("fumo", "pony"), 2, False, 1, 3)
    assert loop.choose(0, question) == ()
    assert len(terminal.prompts) == 1


# Heard again ---------------------------------------------------------------------------------------------------------


def test_of_mistakes_the_newest_alone_is_heard_again():
    """After three mistakes two presses lead to the event, not four."""
    loop, terminal = place("kaques", "what", "9", "x", "re", "re", "stop")
    loop.conversation.to.explained.first(loop.phrases, QUESTION)
    loop.tell(Tell(Standing(BEN, 400)))
    loop.choose(0, QUESTION)
    again, before = [line for line in terminal.shown if not line.endswith("? ")][-2:]
    assert again.startswith("Not understood: x.")
    assert before == "Ben: 400."


def test_enter_alone_repeats_the_question_in_words():
    loop, terminal = place("kaques", "", "stop", cells=80)
    loop.conversation.to.explained.first(loop.phrases, QUESTION)
    loop.choose(0, QUESTION)
    assert terminal.prompts == ["1 5 2 2 2 6, plus 300? ", "1 5 2 2 2 6, plus 300. Keep or stop? "]


# Hands ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "no"), ("en", "skip"), ("en", "2"), ("en", "yes"), ("en", "stop"), ("de", "nein"), ("de", "überspringen")],
)
@pytest.mark.parametrize("more", [False, True])
def test_only_enter_opens_a_hand(language, typed, more):
    """Any other word may be meant for a question; it must not open the hand of the next player."""
    loop, terminal = place("words", typed, typed, None, own=(0, 1), language=language, more=more)
    with pytest.raises(KeyboardInterrupt):
        loop.choose(0, Swap(BEN, HAND, 4, lexicon_of(catalogue.find("words"))))
    assert loop.conversation.privacy.holder is None
    assert not [line for line in terminal.shown if "A I R" in line]


# Small stumbling blocks ----------------------------------------------------------------------------------------------


def says(*arguments, typed=""):
    run = taverne(*arguments, typed=typed)
    return run.stdout + run.stderr


@pytest.mark.parametrize("word", ["exit", "bye", "menu", "quit"])
def test_words_for_leaving_leave(word):
    assert says("play", "kaques", "Ann", "--seed", "3", typed=f"{word}\n").endswith(
        "Saved. Go on with: taverne resume 1\n"
    )


def test_settings_in_a_game_are_told_with_their_values():
    shown = says("play", "kaques", "Ann", "--seed", "3", typed="settings\n")
    assert "rate, 200" in shown
    assert "verbosity, normal" in shown


def test_the_word_that_was_not_understood_is_named():
    told = says("play", "verflixte6", "Ann", "--seed", "3", typed="fumo pony horse\n")
    assert "Not understood: horse." in told


def test_a_saved_game_is_replayed_by_its_number():
    says("play", "kaques", "Ann", "--seed", "3")
    assert says("replay", "1").startswith("Jaques le Kaques.")


def test_cards_without_spaces_are_explained():
    assert "Type the cards with spaces between" in says("word", "best", "QUITES")


def test_an_empty_word_is_refused_with_what_to_type():
    run = taverne("word", "check", "")
    assert (run.returncode, run.stdout, run.stderr) == (2, "", "Type a word.\n")


def test_undo_says_what_it_took_back():
    typed = "1 5 2 2 2 6\n1 5\nundo\nundo\nquit\n"
    shown = says("play", "kaques", "Ann", "Ben", "--dice", "typed", typed=typed)
    assert "Taken back: 1 5." in shown
    assert "Taken back: 1 5 2 2 2 6." in shown


@pytest.mark.parametrize(
    ("language", "typed", "what"), [("en", "run", "run needs more."), ("de", "laufen", "laufen allein reicht nicht.")]
)
def test_a_word_that_needs_more_says_so(language, typed, what):
    assert what in says("play", "kara", "Ann", "--seed", "9", "--lang", language, typed=f"{typed}\n")


def test_deutsch_is_a_language():
    assert says("settings", "set", "language", "Deutsch") == "Language: de.\n" or "de" in says("settings", "show")


def test_hand_is_understood_in_german():
    shown = says("play", "words", "Ann", "--seed", "3", "--lang", "de", "--option", "rounds=1", typed="hand\n")
    assert "Setzen?" in shown
    assert "Nicht verstanden" not in shown


# Saved games ---------------------------------------------------------------------------------------------------------


def games(count):
    for seed in range(count):
        taverne("play", "kaques", "Ann", "--seed", str(seed))


def test_a_saved_game_can_be_deleted():
    games(2)
    assert says("resume", "--delete", "1", "--yes") == "Saved game 1 was deleted.\n"
    assert "1: " not in says("resume", "--list")
    assert taverne("resume", "--delete", "1").returncode == 1


def test_the_menu_names_ten_saved_games_and_deletes_one():
    """All of them would be read aloud for too long."""
    games(12)
    shown = says(typed="resume\nmore\ndelete 12\nyes\nquit\nquit\n")
    assert shown.index("2 more. Type more") < shown.index("\n2: Jaques")
    assert "Delete saved game 12?" in shown
    assert "Saved game 12 was deleted." in shown
    assert "12: " not in says("resume", "--list")


def test_leaving_a_game_of_the_menu_leads_back_to_it_and_says_so():
    """`taverne resume 1` is a command of the shell, not of the menu."""
    shown = says(typed="play\nkaques\n\nquit\nquit\n")
    assert "Saved. To go on, type resume in the menu." in shown
    assert "taverne resume" not in shown


def test_quit_at_the_table_that_is_set_up_leads_to_the_menu():
    shown = says(typed="play\nkaques\nquit\nquit\n")
    assert shown.count("Menu?") == 2


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "set 5"),
        ("en", "set 5 aside"),
        ("en", "put the 5 aside"),
        ("de", "setze 5"),
        ("de", "lege die 5 beiseite"),
    ],
)
def test_dice_can_be_set_aside_by_that_word(language, typed):
    loop, _ = place("kaques", typed, language=language)
    assert loop.choose(0, QUESTION) == (5,)


def test_more_dice_than_any_throw_has_are_not_set_aside():
    loop, terminal = place("kaques", "set " + "1" * 500, "5", cells=80)
    assert loop.choose(0, QUESTION) == (5,)
    assert len(terminal.prompts) == 2, "it is asked again"


@pytest.mark.parametrize(
    ("language", "typed", "says"), [("en", "set 3", "set changes"), ("de", "setze 3", "setze ändert")]
)
def test_where_no_dice_are_set_aside_it_is_said_how_dice_are_thrown(language, typed, says):
    loop, terminal = place("kara", typed, "stop", language=language, cells=80)
    loop.choose(0, RunOrStop(ANN, (1, 2, 3, 4, 6), 5, "over", (1, 2, 3, 4, 1), False))
    (line,) = [line for line in terminal.shown if line.startswith(says)]
    assert "stop" in line
