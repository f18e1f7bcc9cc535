"""Each command line that our texts and manuals quote works as it stands there, and so does each setting."""

import re
from contextlib import suppress
from itertools import takewhile
from pathlib import Path

import click
import pytest
from helpers import taverne

from access.cli.group import main
from access.cli.manual import found as found_page
from access.cli.menu.settings_asked import checked
from access.cli.options import CommonOptions
from access.club.visitor import CLUB_SETTINGS as IN_CLUBS
from access.language.phrases import Phrases
from access.settings.preferences import SETTINGS, BadSetting
from access.settings.wording import for_all_programs, meant, setting_named
from access.storage import catalogue
from access.system.environment import LANGUAGES
from games.refusals import Refused

ROOT = Path(__file__).parents[2]
TEXTS = [*sorted(ROOT.glob("access/**/*.ftl")), *sorted(ROOT.glob("games/**/*.ftl"))]
PAGES = [
    *sorted(ROOT.glob("access/manual/*/*.md")),
    *sorted(ROOT.glob("games/*/guide.*.md")),
    ROOT / "README.md",
    ROOT / "CHANGELOG.md",
]
VALUES = {
    "number": "3",
    "game": "kaques",
    "file": "x.jsonl",
    "program": "taverne",
    "port": "2222",
    "host": "localhost",
    "subcommand": "set",
}
"""What stands for the variables of a text."""
WORDS = {
    **dict.fromkeys(("FILE", "DATEI", "FICHIER"), "x.jsonl"),
    **dict.fromkeys(("COMMAND", "BEFEHL", "COMMANDE"), "play"),
    **dict.fromkeys(("GAME", "SPIEL", "JEU"), "kaques"),
    **dict.fromkeys(("SETTING", "EINSTELLUNG", "RÉGLAGE"), "rate"),
    **dict.fromkeys(("NUMBER", "NUMMER", "NUMÉRO", "TABLE", "TISCH"), "3"),
    **dict.fromkeys(("voice NAME", "Stimme NAME", "voice NOM"), "rate 200"),
}
"""What stands for the words in capitals of a manual."""


class BadLine(AssertionError):
    """A command line that is not understood."""


def parsed(words):
    """Parse a command line without carrying it out. Raises what the command line raises."""
    ctx = main.make_context("taverne", list(words), obj=CommonOptions())
    command, left = main, [*ctx._protected_args, *ctx.args]
    while isinstance(command, click.Group) and left:
        name, command, rest = command.resolve_command(ctx, left)
        ctx = command.make_context(name, list(rest), parent=ctx)
        left = [*ctx._protected_args, *ctx.args] if isinstance(command, click.Group) else []
    if isinstance(command, click.Group) and not command.invoke_without_command:
        raise BadLine(f"{words}: a command is missing")
    _looked_at(command.name, ctx.params)


def _looked_at(name, params):
    """Look at what a command looks at first: the game, the topic, the setting."""
    if isinstance(params.get("game"), str) and (name, params["game"]) != ("statistics", "clear"):
        catalogue.find(params["game"])
    if name == "help" and params["topic"] and " ".join(params["topic"]).lower() not in ("options", "optionen"):
        assert any(found_page(" ".join(params["topic"]), each) for each in LANGUAGES), params
    if name == "set":
        is_set(" ".join((params["key"], *params["value"])))


def is_set(typed, language=None):
    """Whether this is a setting, with a value that it takes or without one. Raises BadLine."""
    for each in (language,) if language else LANGUAGES:
        phrases = Phrases(each)
        setting = setting_named(for_all_programs(typed, phrases)[0], phrases, (*SETTINGS, *IN_CLUBS))
        if setting is None:
            continue
        with suppress(BadSetting):
            if setting[1]:
                checked(setting[0], meant(setting[0], setting[1], phrases))
            return
    raise BadLine(f"set {typed}: there is no such setting, or it does not take that")


def works(words, named_only=False):
    """Whether a command line is understood; with `named_only` also a command whose arguments are left out."""
    try:
        parsed(words)
    except (click.exceptions.Exit, SystemExit):
        return True
    except (click.MissingParameter, click.exceptions.NoArgsIsHelpError):
        return named_only and not any(word.startswith("-") for word in words)
    except (click.ClickException, Refused, AssertionError):
        return False
    return True


def split(line):
    """The words of a command line after the program, a text in quotation marks as one."""
    return [word.strip('"') for word in re.findall(r'"[^"]*"|\S+', line)][1:]


def quoted_in(page):
    """The command lines that a page quotes between marks of code, one at a time."""
    for line in re.findall(r"`(taverne[^`]*)`", re.sub(r"\s*\n\s*", " ", page.read_text(encoding="utf-8"))):
        yield re.sub(r"\b(?:voice |Stimme )?[A-ZÄÖÜÉ]{3,}\b", lambda word: WORDS.get(word[0], word[0]), line)


def told_in(text):
    """The command lines in the sentences of a file of texts, with what follows in the sentence."""
    for line in text.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        filled = re.sub(r"\{ \$([a-z-]+) \}", lambda fact: VALUES.get(fact[1], "\0"), line)
        for begin in re.finditer(r"(?<![\w/.])taverne (?=[a-z-])", filled):
            yield re.split(r"[.;:,]? ?(?:\s\{|\}|$)|[.;,](?= |$)", filled[begin.start() :])[0]


PROSE = {
    "en": "names says goes tells creates shows plays lists opens forgets without for to may sets prints reads is deletes ends keeps writes begins removes",
    "de": "nennt sagt legt zeigt spielt öffnet an löscht vergisst geht gibt setzt liest beendet schreibt behält beginnt entfernt",
    "fr": "nomme dit le la les en énumère joue liste lit montre ouvre crée continue supprime écrit oublie règle efface termine commence enlève",
}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}/{page.name}")
def test_each_command_line_that_a_page_quotes_is_understood(page):
    assert [line for line in quoted_in(page) if not works(split(line), named_only=True)] == []


@pytest.mark.parametrize("text", TEXTS, ids=lambda text: f"{text.parent.name}/{text.name}")
def test_each_command_line_in_a_sentence_is_understood(text):
    verbs = {verb for verbs in PROSE.values() for verb in verbs.split()}
    for line in told_in(text):
        words = [*takewhile(lambda word: word not in verbs, split(line))]
        assert "\0" in line or works(words, named_only=True), line


def test_the_search_finds_the_command_lines():
    assert sum(len([*quoted_in(page)]) for page in PAGES) > 150
    assert sum(len([*told_in(text)]) for text in TEXTS) > 40


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}/{page.name}")
def test_each_setting_that_a_page_sets_can_be_set(page):
    text = re.sub(r"\s*\n\s*", " ", page.read_text(encoding="utf-8"))
    for typed in re.findall(r"`(?:set|setze|changer) ([^`]+)`", text):
        is_set(typed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_setting_that_a_sentence_sets_can_be_set(language):
    word = {"en": "set", "de": "setze", "fr": "changer"}[language]
    rooms = ("", "person/", "club/")
    text = "".join((ROOT / f"access/language/{room}{language}.ftl").read_text(encoding="utf-8") for room in rooms)
    found = re.findall(
        rf"(?::|\b(?:Or|Oder|Ou)(?: type| tippe| tape)?) {word} ([^.:,{{]+?)(?:[.:,]|$)", text, re.MULTILINE
    )
    assert len(found) >= 3
    for typed in found:
        is_set(typed, language)


@pytest.mark.parametrize(
    "line",
    [
        "taverne set verbosity full",
        "taverne settings verbosity full",
        "taverne settings Ausführlichkeit voll",
        "taverne settings set rate 250",
        "taverne set sounds volume 50",
        "taverne resume misericorde",
        "taverne resume 3",
    ],
)
def test_what_people_try_after_what_they_have_read_is_understood(line):
    assert works(split(line))


@pytest.mark.parametrize(
    "line",
    [
        "taverne settings colour red",
        "taverne set verbosity loud",
        "taverne resume chess",
        "taverne plya",
        "taverne club",
    ],
)
def test_the_search_notices_what_does_not_work(line):
    assert not works(split(line))


def test_all_settings_can_be_named_as_they_are_titled():
    for setting in SETTINGS:
        is_set(Phrases("en").text(setting.phrase), "en")


FILLED_IN = ("advice", "start")
"""Pages that quote sentences put together of many pieces."""
OF_OTHERS = ("windows-and-macos",)
"""Pages that quote Windows."""


def sentences_of(page, language):
    """What a page quotes of the program: without titles, headings, pictures, commands and lines to be typed."""
    text = re.sub(r"!\[[^\]]*\]|^    .*$|`[^`]*`", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    titles = [line for each in page.parent.glob("*.md") for line in re.findall("^# (.+)", each.read_text("utf-8"))]
    headings = re.findall("^## (.+)", text, re.MULTILINE)
    marks = "„([^“]*)“" if language == "de" else '"([^"]*)"'
    found = re.findall(marks, " ".join(text.split()))
    return [each for each in found if each not in (*titles, *headings, "Focus mode")]


def not_said(sentence, texts):
    """The pieces of a quoted sentence, apart from what is filled in, that no text has."""
    pieces = re.split(r"…|FILE|FICHIER|\d+|\b(?:Anna?|stopp?)\b|[:;,?]", sentence)
    return [each.strip(" .") for each in pieces if each.strip(" .") not in texts]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_sentence_that_a_page_quotes_is_one_of_the_program(language):
    told = "\n".join(" ".join(each.read_text(encoding="utf-8").split()) for each in TEXTS if each.stem == language)
    pages = [each for each in PAGES if each.parent.name == language and each.stem not in (*FILLED_IN, *OF_OTHERS)]
    quoted = [(page.stem, each) for page in pages for each in sentences_of(page, language)]
    assert len(quoted) > 20
    assert [(page, each) for page, each in quoted if not_said(each, told)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_game_of_the_manual_asks_what_the_page_quotes(language):
    everything, stop = {"en": ("all", "stop"), "de": ("alle", "fertisch"), "fr": ("tout", "stop")}[language]
    game = taverne("play", "kaques", "--seed", "14", "--lang", language, typed=f"1\n{everything}\n{stop}\n").stdout
    page = " ".join((ROOT / f"access/manual/{language}/start.md").read_text(encoding="utf-8").split())
    asked = re.findall(r'[„"](\d[^“"]*\?)[“"]', page)
    assert len(asked) == 2
    assert [each for each in asked if each not in game.splitlines()] == []
