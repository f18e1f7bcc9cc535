"""What commands say about themselves and about wrong usage, in both languages."""

import re
from importlib import import_module
from pathlib import Path

import click
import pytest
from helpers import taverne

from access.cli.group import COMMANDS, main, module_of
from access.cli.types import Shared
from access.language.phrases import Phrases
from access.language.texts import plain_text, texts_of
from access.settings.preferences import SETTINGS
from access.settings.wording import means
from access.storage import catalogue
from access.system.environment import LANGUAGES

OF_SETTINGS = {each.flag: each for each in SETTINGS if each.flags}
FOREIGN = re.compile(
    r"\b(the|and|with|which|your|Show|Usage|Options|Commands|range|Error|Try|No such|Missing|Invalid|is not)\b"
)
"""Words that no German text has."""
METAVARS = re.compile(r"\[[a-z|]+\]")


def every():
    """All commands, by what is typed for them."""
    yield (), main
    for name in COMMANDS:
        command = import_module(module_of(name)).command
        yield (name,), command
        if isinstance(command, click.Group):
            for inner in command.commands.values():
                yield (name, inner.name), inner


PATHS = [path for path, _ in every()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_option_has_its_text(language):
    texts = texts_of("access.cli.commands", language)
    used = set()
    for path, command in every():
        name = "-".join(path) or "taverne"
        assert texts.has(f"help-{name}"), name
        used.add(f"help-{name}")
        for param in command.params:
            if isinstance(param, click.Option):
                option = max(param.opts, key=len).lstrip("-")
                names = [f"help-{name}-option-{option}", f"help-option-{option}"]
                assert any(map(texts.has, names)) or option in OF_SETTINGS, names
                used |= set(names)
            used |= {f"help-metavar-{name}" for name in (param.name, max(param.opts, key=len).lstrip("-"))}
    ours = {each for each in texts.names if each.startswith("help-")}
    other = (
        "help-kind-",
        "help-range",
        "help-usage",
        "help-options",
        "help-commands",
        "help-command-",
        "help-positional",
        "help-shared",
    )
    assert not {each for each in ours - used if not each.startswith(other)}, "nothing says these"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_of_a_setting_without_a_text_of_its_own_is_told_as_the_setting(language):
    texts, told = (
        texts_of("access.cli.commands", language),
        " ".join(taverne("--lang", language, "help", "options").stdout.split()),
    )
    without = [each for name, each in OF_SETTINGS.items() if not texts.has(f"help-option-{name}")]
    assert without
    for setting in without:
        assert f"{means(setting, Phrases(language))}" in told


@pytest.mark.parametrize("path", PATHS)
def test_help_is_german_where_german_is_spoken_and_is_not_cut(path):
    for run in (taverne(*path, "--help", env={"LANG": "de_DE.UTF-8"}), taverne("--lang", "de", *path, "--help")):
        assert run.returncode == 0
        assert run.stderr == ""
        assert not FOREIGN.search(METAVARS.sub("", run.stdout)), run.stdout
        assert "Aufruf: taverne" in run.stdout
        assert "..." not in re.sub(r"\[?[A-ZÄÖÜ]+\]? ?\.\.\.", "", run.stdout), "nothing is cut"
        assert "<=" not in run.stdout


@pytest.mark.parametrize("path", PATHS)
def test_help_tells_the_options_of_the_command_first_and_names_the_others_in_one_paragraph(path):
    said = taverne(*path, "--help").stdout
    own, shared = said.strip().rsplit("\n\n", 1)
    assert shared.startswith("Options of many commands: --")
    assert " ".join(shared.split()).endswith("--help. To hear what they do: taverne help options")
    assert "--lang" in shared
    assert not re.search(r"^ +--(lang|debug|speech|help|plain)\b", own, re.MULTILINE)
    assert path == ("say",) or not re.search(r"^ +--sounds\b", own, re.MULTILINE), (
        "say has an option --sounds of its own"
    )
    command = dict(every())[path]
    for param in command.params:
        if isinstance(param, click.Option) and not param.hidden:
            assert (max(param.opts, key=len) in shared) == isinstance(param, Shared)
            assert bool(
                re.search(rf"^  (?:-\w, )?{max(param.opts, key=len)}\b.*: \S", own, re.MULTILINE)
            ) != isinstance(param, Shared)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_options_of_many_commands_are_told_by_the_manual(language):
    topic = Phrases(language).text("manual-options").casefold()
    lines = taverne("help", topic, "--lang", language).stdout.splitlines()
    assert lines[0] == topic.capitalize() + "."
    named = [max(param.opts, key=len) for param in main.params if isinstance(param, Shared)]
    assert len(lines) == len(named) + 1 > 15
    for name, line in zip(named, lines[1:], strict=True):
        assert re.search(rf"{name}\b.*: \S", line), line
    assert taverne("help", "--lang", language).stdout.casefold().count(topic) == 1


@pytest.mark.parametrize("path", PATHS)
def test_what_is_in_capitals_stands_in_the_line_of_usage(path):
    """In German, too: what a text calls DATEI is not FILE in the line above."""
    for language in LANGUAGES:
        said = taverne(*path, "--help", "--lang", language).stdout
        usage, _, about = said.partition("\n\n")
        about = about.partition("\n\n")[0]
        if "COMMAND" in usage or "BEFEHL" in usage:
            continue
        for word in re.findall(r"\b[A-ZÄÖÜ]{4,}\b", about):
            assert word in usage, (word, usage)


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_words_mean_options_and_commands_that_exist(language):
    known = {path[-1] for path in PATHS if path}
    flags = {opt.lstrip("-") for _, command in every() for param in command.params for opt in param.opts}
    flags |= {option.name for game in catalogue.working() for option in game.agreement.options} | {"house"}
    commands = texts_of("access.cli.commands", language).format("words-command", "", {}).text
    for text, names in ((commands, known), (plain_text(language, "words-option"), flags)):
        for pair in text.split(";"):
            assert pair.partition(":")[0].strip() in names


def test_the_language_may_stand_behind_help():
    assert "Aufruf:" in taverne("play", "--help", "--lang", "de").stdout
    assert "Usage:" in taverne("play", "--help", "--lang=en", env={"LANG": "de_DE.UTF-8"}).stdout


WRONG = {
    ("play", "kaques", "--levl", "good"): ("There is no option --levl. Did you mean --level?", "Meintest du --level?"),
    ("play", "kaques", "--bots", "30"): (
        "--bots takes a number from 0 to 20, not 30.",
        "--bots muss eine Zahl von 0 bis 20 sein, nicht 30.",
    ),
    ("play", "kaques", "--bots", "x"): ("not x.", "nicht x."),
    ("play", "kaques", "--level", "god"): ("--level takes one of easy, good, best, not god.", "nicht god sein."),
    ("play", "kaques", "--level"): ("The option --level needs a value.", "Die Option --level braucht einen Wert."),
    ("play", "kaques", "--plain=yes"): ("The option --plain takes no value.", "hat keinen Wert."),
    ("play",): ("There are: kaques, kara, misericorde, verflixte6, words.", "Welches Spiel?"),
    ("rules",): ("Type for instance: taverne rules kaques.", "Tippe zum Beispiel: taverne rules kaques."),
    ("spiel",): ("Did you mean: taverne play?", "Meintest du: taverne play?"),
    ("plya", "kaques"): ("Did you mean: taverne play?", "Meintest du: taverne play?"),
    ("hilfe",): ("Did you mean: taverne help?", "Meintest du: taverne help?"),
    ("einstellungen",): ("taverne settings?", "taverne settings?"),
    ("kaqes",): ("Did you mean: taverne play kaques?", "Meintest du: taverne play kaques?"),
    ("club", "leute"): ("Did you mean: taverne club people?", "taverne club people?"),
    ("--hilfe",): ("Did you mean --help?", "Meintest du --help?"),
    ("play", "kaques", "--sprache", "de"): ("Did you mean --lang?", "Meintest du --lang?"),
    ("play", "kaques", "--ziel", "500"): ("Did you mean --target?", "Meintest du --target?"),
    ("play", "kaques", "--targt", "500"): ("Did you mean --target?", "Meintest du --target?"),
    ("play", "kaques", "--rounds", "5"): (
        "Jaques le Kaques has no option --rounds. Its rules are chosen by --target, --first, --advice.",
        "Jaques le Kaques hat keine Option --rounds.",
    ),
    ("play", "kaques", "--qwertz"): ("To hear the options: taverne play --help", "Die Optionen nennt:"),
    ("play", "kaques", "--seed", "x"): ("--seed takes a whole number", "--seed muss eine ganze Zahl"),
    ("simulate", "kaques", "--seed", "x"): ("--seed takes a whole number", "--seed muss eine ganze Zahl"),
    ("halma",): ("There is no command halma.", "Den Befehl halma gibt es nicht."),
    ("kara",): ("kara is a game. To play it: taverne play kara", "kara ist ein Spiel."),
    ("games", "x"): ("That is too much: x.", "Das ist zu viel: x."),
    ("emboss", "--lang", "en"): ("Say what to do: taverne emboss --help lists the commands.", ""),
    ("--journal", "x", "games"): ("There is no option --journal.", "gibt es nicht."),
    ("--cells", "40", "games"): (
        "The command games has no option --cells.",
        "Der Befehl games hat keine Option --cells.",
    ),
    ("play", "kaques", "--seed", "-1"): ("--seed takes a whole number from 0 on, not minus 1.", "eine ganze Zahl ab 0"),
    ("resume", "--delete"): ("Name the saved game to delete", "Nenne das gespeicherte Spiel"),
    ("say",): ("TEXT is missing.", "Es fehlt: TEXT."),
}


@pytest.mark.parametrize("arguments", WRONG)
def test_wrong_usage_is_a_sentence_in_both_languages(arguments):
    english, german = WRONG[arguments]
    run = taverne(*arguments)
    assert (run.returncode, run.stdout) == (2, "")
    assert english in run.stderr
    assert run.stderr.count("\n") == 1
    if german:
        run = taverne(*arguments, env={"LANG": "de_DE.UTF-8"})
        assert (run.returncode, run.stdout) == (2, "")
        assert german in run.stderr
        assert not FOREIGN.search(run.stderr), run.stderr


def test_a_group_alone_says_what_it_can_do():
    run = taverne("emboss", env={"LANG": "de_DE.UTF-8"})
    assert (run.returncode, run.stdout) == (2, "")
    assert "Befehle:" in run.stderr


def test_texts_of_help_are_not_in_the_code():
    for path in Path(import_module("access.cli.commands").__file__).parent.glob("*.py"):
        assert "help=" not in path.read_text(encoding="utf-8"), path.name
