"""Help: half a sentence about each word where nothing is played, and more about any word that is named."""

import pytest
from helpers import ScriptedTerminal, keyboard_of

from access.club.visit.competing import Between
from access.club.visit.questions import AccountDo, Gathered, Lobby, WhatNextHere
from access.dialogue.around import AtTable, Menu
from access.engine.table import Table
from access.language.answers import COMMANDS, ERRANDS, HAND_COMMANDS, Commanded, Unclear, Words
from access.language.phrases import Phrases
from access.menu.menu import ENTRIES
from access.menu.menu import Menu as MenuQuestion
from access.menu.settings_asked import WhichSetting
from access.settings.preferences import SETTINGS
from access.settings.wording import title
from access.storage import catalogue
from games.game import Sitting
from games.steps import Seat
from games.words.questions import Swap

LANGUAGES = ("en", "de")
SEAT = Seat(0)
HELP = {"en": "help", "de": "Hilfe"}
LOBBY = Menu(commands=("repeat", "next", "help", "settings", "set", "quit", *ERRANDS), errands=ERRANDS)


def agreed(game):
    """The options of a table of two."""
    return game.agreement.settle(game.agreement.with_defaults({}), Sitting(2, 0, "en"))


def told(question, *typed, language="en", around=None, game=None):
    """The lines that are told when this is typed at a question."""
    terminal = ScriptedTerminal(*typed)
    phrases = Phrases(language, game, ("Ann", "Ben"), {0})
    person = keyboard_of(terminal, phrases, (0,) if game else (), around=around)
    with pytest.raises(EOFError):
        person.ask(question)
    return [line for line in terminal.shown if line not in terminal.prompts]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("question", "around"),
    [
        (MenuQuestion(SEAT), None),
        (Lobby(SEAT), LOBBY),
        (Gathered(SEAT, "Ann"), LOBBY),
        (Between(SEAT), LOBBY),
        (AccountDo(SEAT), LOBBY),
        (WhatNextHere(SEAT, True), LOBBY),
    ],
    ids=lambda each: type(each).__name__,
)
def test_help_says_what_each_word_does(question, around, language):
    lines = told(question, HELP[language], language=language, around=around)
    phrases = Phrases(language)
    answers = [phrases.answer(offer) for offer in question.offers() if not offer.enter]
    commands = [phrases.command(name) for name in (around or Menu()).commands]
    for name in (*answers, *commands):
        if name in ("loop-command-rate", "loop-command-volume", "loop-command-set", "loop-answer-begin"):
            continue
        word = phrases.words(name)[0]
        line = next((line for line in lines if line.startswith(f"{word}: ")), "")
        assert len(line.split()) >= 3, (word, lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_at_the_settings_says_what_each_setting_is_for(language):
    phrases = Phrases(language)
    titles = tuple(title(setting, phrases) for setting in SETTINGS)
    lines = told(WhichSetting(SEAT, titles), HELP[language], language=language)
    for each in titles:
        assert any(line.startswith(f"{each}: ") and len(line.split()) > 3 for line in lines), each


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_can_be_asked_about_in_every_game(language):
    for name in catalogue.names():
        game = catalogue.find(name)
        table = Table(lambda game=game: game.new(2, agreed(game)))
        around = AtTable(table, game)
        phrases = Phrases(language, game)
        commands = HAND_COMMANDS if game.holds == "hand" else COMMANDS
        for command in (*commands, *(query.name for query in game.queries)):
            word = phrases.words(phrases.command(command))[0]
            lines = told(Gathered(SEAT, ""), f"{HELP[language]} {word}", language=language, around=around, game=game)
            assert lines[0].startswith(f"{word}: "), (word, lines)
            assert len(lines[0].split()) > 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_entry_and_errand_can_be_asked_about(language):
    phrases = Phrases(language)
    words = [title(setting, phrases) for setting in SETTINGS]
    words += [phrases.words(f"loop-command-{name}")[0] for name in ERRANDS]
    for word in words:
        lines = told(Lobby(SEAT), f"{HELP[language]} {word}", language=language, around=LOBBY)
        assert lines[0].startswith(f"{word}: "), (word, lines)
    for name in ENTRIES:
        word = phrases.words(f"loop-answer-{name}")[0]
        assert told(MenuQuestion(SEAT), f"{HELP[language]} {word}", language=language)[0].startswith(f"{word}: ")


@pytest.mark.parametrize(
    ("game", "language", "word", "says"),
    [
        ("verflixte6", "de", "Pony", "Pony"),
        ("verflixte6", "de", "rattenl", "Rattenlord"),
        ("kaques", "en", "Grandmère", "Grandmère"),
        ("kaques", "de", "fertisch", "fertisch"),
        ("kaques", "en", "target", "score that wins"),
        ("words", "en", "advice", "best bot"),
    ],
)
def test_terms_calls_and_options_of_a_game_can_be_asked_about(game, language, word, says):
    found = catalogue.find(game)
    table = Table(lambda: found.new(2, agreed(found)))
    typed = f"{HELP[language]} {word}"
    lines = told(Gathered(SEAT, ""), typed, language=language, around=AtTable(table, found), game=found)
    assert says.casefold() in lines[0].casefold()


def test_a_word_that_nobody_knows_is_refused_as_it_was_typed():
    lines = told(MenuQuestion(SEAT), "help Blümchen")
    assert lines == ["There is no help about Blümchen. Type help alone to hear what can be typed here."]


def test_a_short_form_of_help_before_other_letters_is_no_question_about_them():
    question = Swap(SEAT, (), 3, None)
    words = Words(Phrases("de", catalogue.find("words")), question, HAND_COMMANDS)
    with pytest.raises(Unclear):
        words.read("h d n")
    assert words.read("hilfe tauschen") == Commanded("help", "tauschen")
    assert words.read("? tauschen") == Commanded("help", "tauschen")
    assert words.read("hi") == Commanded("help")
