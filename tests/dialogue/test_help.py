"""Help: half a sentence about each word where nothing is played, and more about any word that is named."""

import re
from pathlib import Path

import declared
import pytest
from helpers import ScriptedTerminal, kept_at_home, keyboard_of, told_at_home
from shown import menu_question, saved_question, settings_questions

import access
from access.answers.commands import Commanded, Has, Unclear, Where, command_names
from access.answers.helping import own_choices
from access.answers.words import Words
from access.cli.menu.menu import ENTRIES
from access.cli.menu.settings_asked import ask_all
from access.club.visit.accounts import WAYS
from access.club.visit.gathering import AccountDo, Between, Gathered, Lobby, WhatNextHere
from access.desk.desk import open_desk
from access.dialogue.asking import Confirm, yes_or_no
from access.dialogue.commands import AwayFromTables
from access.dialogue.drivers import Seating
from access.engine.table import Table
from access.language.phrases import Phrases
from access.play.at_table import AtTable, WhatNext
from access.play.new_game import TableReady
from access.settings.preferences import SETTINGS, Preferences, find_setting
from access.settings.wording import means, setting_title
from access.storage import catalogue
from access.system.environment import LANGUAGES
from access.testing import Script
from games.game import Sitting
from games.steps import Seat
from games.words.questions import Swap

SEAT = Seat(0)
HELP = {language: Phrases(language).words("loop-command-help")[0] for language in LANGUAGES}
LOBBY = AwayFromTables(where=Where.LOBBY, has=Has.NOTHING, own_commands=declared.in_club)


def agreed(game):
    """The options of a table of two."""
    return game.agreement.settle(game.agreement.with_defaults({}), Sitting(2, 0, "en"))


def in_language(question, language):
    """A question, asked in this language if it brings its own words."""
    return question(language) if callable(question) else question


def told(question, *typed, language="en", around=None, game=None):
    """The lines that are told when this is typed at a question."""
    question = in_language(question, language)
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
        (menu_question, None),
        (Lobby(SEAT), LOBBY),
        (Gathered(SEAT, "Ann"), LOBBY),
        (Between(SEAT), LOBBY),
        (AccountDo(SEAT, (*WAYS, "back")), LOBBY),
        (WhatNextHere(SEAT, True), LOBBY),
    ],
    ids=lambda each: getattr(each, "__name__", type(each).__name__),
)
def test_help_says_what_each_word_does(question, around, language):
    question = in_language(question, language)
    lines = told(question, HELP[language], language=language, around=around)
    phrases = Phrases(language)
    answers = [phrases.answer(offer) for offer in question.offers() if not offer.enter]
    named = [phrases.command(name) for name in getattr(question, "explains", ())]
    words = [phrases.words(name)[0] for name in (*answers, *named) if name != "loop-answer-begin"]
    words += [choice.words[0] for choice in own_choices(question)]
    assert len(words) > 1
    for word in words:
        line = next((line for line in lines if line.startswith(f"{word}: ")), "")
        assert len(line.split()) >= 3, (word, lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("question", "around"),
    [
        (menu_question, None),
        (saved_question, None),
        (Confirm(SEAT, "Really?", "Really?"), None),
        (WhatNext(SEAT, True), None),
        (TableReady(SEAT, "Kara", "Ann", "", ("names: who plays.", "bots: how many.")), None),
        (AccountDo(SEAT, (*WAYS, "back")), LOBBY),
        (Lobby(SEAT), LOBBY),
    ],
    ids=lambda each: getattr(each, "__name__", type(each).__name__),
)
def test_help_at_a_question_of_the_house_is_short_and_names_each_word_once(question, around, language):
    question = in_language(question, language)
    lines = told(question, HELP[language], language=language, around=around)
    phrases = Phrases(language)
    own = [offer for offer in question.offers() if not (offer.bare or offer.enter)] + [*own_choices(question)]
    explained = getattr(question, "explains", ())
    assert len(lines) <= len(own) + len(question.choices()) + len(explained) + 3, lines
    assert len(lines) <= 13, lines  # an account has the most
    assert lines[-1].startswith(phrases.text("loop-commands", slash="", words="|").partition("|")[0])
    named = lines[-1].partition(". ")[0].partition(": ")[2].split(", ")
    heads = [line.partition(": ")[0] for line in lines[:-1] if ": " in line]
    assert len({*named, *heads}) == len(named) + len(heads), lines
    for name in declared.names_at(around or AwayFromTables()):
        word = phrases.words(phrases.command(name))[0]
        without = ("help", "rate", "volume", *(("invite", "standin", "summary") if around is LOBBY else ()))
        assert name in without or word in named or word in heads, (word, lines)


@pytest.mark.parametrize(
    ("language", "typed", "begins", "ends"),
    [
        ("en", "help advice", "advice: what the best bot would do", "It works while a game is played."),
        ("de", "Hilfe Tipp", "Tipp: was der beste Bot tun würde", "Das geht, während ein Spiel läuft."),
        ("en", "help say", "say: says something", "It works in a club."),
        ("en", "help repeat", "repeat: says", "Also: re."),
    ],
)
def test_help_about_a_command_that_works_elsewhere_says_where(language, typed, begins, ends):
    (line,) = told(menu_question, typed, language=language)
    assert line.startswith(begins)
    assert line.endswith(ends)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_at_the_settings_is_short_and_its_example_says_what_a_setting_is_for(home, language):
    phrases = Phrases(language)
    _, help_, _ = told(settings_questions(language)[0], HELP[language], language=language)
    assert f"{HELP[language]} {setting_title(find_setting('verbosity'), phrases)}" in help_
    for each in SETTINGS:
        typed = f"{HELP[language]} {setting_title(each, phrases)}"
        heard = told_at_home(lambda person: ask_all(person, "", Preferences()), typed, "", language=language)
        assert f"{setting_title(each, phrases)}: " in heard.printed[1]
        assert means(each, phrases) in heard.printed[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_can_be_asked_about_in_every_game(language):
    for name in catalogue.names():
        game = catalogue.find(name)
        table = Table(lambda game=game: game.new(2, agreed(game)))
        around = AtTable(table, game)
        phrases = Phrases(language, game)
        commands = command_names(declared.of_table(game))
        for command in (*commands, *(query.name for query in game.queries)):
            word = phrases.words(phrases.command(command))[0]
            lines = told(Gathered(SEAT, ""), f"{HELP[language]} {word}", language=language, around=around, game=game)
            assert lines[0].startswith(f"{word}: "), (word, lines)
            assert len(lines[0].split()) > 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_entry_and_command_of_a_club_can_be_asked_about(language):
    phrases = Phrases(language)
    words = [setting_title(setting, phrases) for setting in SETTINGS]
    words += [phrases.words(f"loop-command-{name}")[0] for name in declared.OF_CLUBS]
    for word in words:
        lines = told(Lobby(SEAT), f"{HELP[language]} {word}", language=language, around=LOBBY)
        assert lines[0].startswith(f"{word}: "), (word, lines)
    for name in ENTRIES:
        word = phrases.words(f"loop-answer-{name}")[0]
        assert told(menu_question, f"{HELP[language]} {word}", language=language)[0].startswith(f"{word}: ")


@pytest.mark.parametrize(
    ("game", "language", "word", "says"),
    [
        ("verflixte6", "de", "Pony", "Pony"),
        ("verflixte6", "de", "rattenl", "Rattenlord"),
        ("kaques", "en", "Grandmère", "Grandmère"),
        ("kaques", "en", "grandmere", "Grandmère"),
        ("kaques", "de", "grandmere", "Grandmère"),
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
    lines = told(menu_question, "help Blümchen")
    assert lines == ["There is no help about Blümchen. Type help alone to hear what can be typed here."]


def test_a_short_form_of_help_before_other_letters_is_no_question_about_them():
    question = Swap(SEAT, (), 3, None)
    words = Words(Phrases("de", catalogue.find("words")), question, declared.HAND)
    with pytest.raises(Unclear):
        words.read("h d n")
    assert words.read("hilfe tauschen") == Commanded("help", "tauschen")
    assert words.read("? tauschen") == Commanded("help", "tauschen")
    assert words.read("hi") == Commanded("help")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_where_any_text_is_asked_for_says_what_a_good_answer_is(language):
    """Each phrase by which the program asks for a text, wherever it does."""
    root = Path(access.__file__).parent
    calls = r"(?:ask_text|_unseen|_typed|\btext\(person\.t)\(\s*\"([a-z-]+)\"(?: if [^\"]+ else \"([a-z-]+)\")?"
    sources = [path.read_text(encoding="utf-8") for path in root.rglob("*.py")]
    asked = {name for text in sources for found in re.findall(calls, text) for name in found if name}
    assert {"loop-tournament-who", "loop-which-word", "club-guest-name", "club-passphrase-new"} <= asked
    phrases = Phrases(language)
    assert [name for name in sorted(asked) if not phrases.has(name, "help")] == []


@pytest.mark.parametrize(("language", "typed", "says"), [("en", "help", "Ann Marie"), ("de", "Hilfe", "Anna Marie")])
def test_help_at_a_name_question_gives_an_example_and_names_the_commands(language, typed, says):
    def ask(person):
        assert person.text(person.t("loop-tournament-who", name="ann"), alone=()) == "Ann"

    help_, commands = told_at_home(ask, typed, "Ann", language=language).printed[1:3]
    assert says in help_
    assert commands.startswith({"en": "At any time: repeat, ", "de": "Jederzeit: wiederholen, "}[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_time_enter_alone_is_answered_by_what_can_be_typed(language):
    lines = told(menu_question, "", "", language=language)
    assert lines == [Phrases(language).text("loop-enter-nothing", allowed=menu_question(language).allowed)]


@pytest.mark.parametrize(
    ("language", "typed", "begins"),
    [("en", "help 9", "verbosity: normal. "), ("de", "Hilfe 9", "Ausführlichkeit: normal. ")],
)
def test_at_the_settings_help_and_a_number_says_what_the_setting_is_for(home, language, typed, begins):
    heard = told_at_home(lambda person: ask_all(person, "", Preferences()), typed, "", language=language)
    assert heard.printed[1].startswith(begins)


@pytest.mark.parametrize(
    ("language", "typed", "ends"),
    [
        ("en", "help verbosity", "It takes: brief, normal, full."),
        ("de", "Hilfe Ausführlichkeit", "kurz, normal, voll."),
    ],
)
def test_help_about_a_setting_in_a_game_tells_its_value_and_what_it_takes(home, language, typed, ends):
    game = catalogue.find("kaques")
    around = AtTable(Table(lambda: game.new(2, agreed(game))), game)
    phrases, question = Phrases(language, game, ("Ann", "Ben"), {0}), menu_question(language)
    with (
        Script(typed, speech=False, environment=kept_at_home()) as heard,
        open_desk(Preferences(), phrases, Seating(frozenset({0}), around)).person as person,
        pytest.raises(EOFError),
    ):
        person.ask(question)
    assert heard.printed[1].endswith(ends)
    assert ": normal. " in heard.printed[1]


@pytest.mark.parametrize(
    ("language", "typed", "says"),
    [
        ("en", "rules", "first to reach 2000 points"),
        ("de", "Regeln", "als Erster 2000 Punkte"),
        ("fr", "règles", "atteindre 2000 points"),
        ("en", "help Tableau", "first to reach 2000 points"),
    ],
)
def test_the_rules_read_at_a_table_tell_its_own_figures(language, typed, says):
    game = catalogue.find("kaques")
    options = {**agreed(game), "target": 2000}
    around = AtTable(Table(lambda: game.new(2, options)), game, options=options)
    sure = yes_or_no(Phrases(language), "club-tournament-leave")
    reads_on = [""] * (not typed.startswith("help"))
    lines = told(sure, typed, *reads_on, language=language, around=around, game=game)
    assert any(says in line for line in lines), lines
