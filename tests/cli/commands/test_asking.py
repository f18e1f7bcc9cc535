"""What cannot be undone is asked, and --yes answers it."""

import asyncio
import sqlite3
from contextlib import closing

import click
import pytest
from helpers import taverne

from access.cli.commands.club import with_store
from access.cli.group import main
from access.club.store.keeper import store_of, usual_path
from access.language.phrases import Phrases
from access.storage import journals, results
from access.system.environment import LANGUAGES
from wordlists import library

FINISHED = ("play", "kaques", "Ann", "Ben", "--dice", "typed", "--target", "500")
WIN = "1 1 1 2 3 4\nstop\n"
ASKS = {
    "statistics": ("statistics-clear", {"games": 1}),
    "resume": ("resume-delete", {"number": 1}),
    "dictionary": ("list-remove", {"name": "mine"}),
    "remove": ("club-remove", {"name": "Anna"}),
    "close": ("club-close", {"number": 1}),
    "reports": ("club-report-close-sure", {"name": "1", "by": "Anna", "whom": "Anna"}),
    "drain": ("club-drain", {"name": "one", "people": 0, "others": 0}),
}
"""The phrase that asks, and its facts."""
LOSES = {
    "statistics": ("statistics", "clear"),
    "resume": ("resume", "--delete", "1"),
    "dictionary": ("dictionary", "remove", "mine"),
    "remove": ("club", "remove", "anna"),
    "close": ("club", "close", "1"),
    "reports": ("club", "reports", "--close", "1"),
    "drain": ("club", "drain", "one"),
}
OF_CLUBS = ("remove", "close", "reports", "drain")


def is_there(what):
    """Whether what a command would delete is still there."""
    if what in OF_CLUBS:
        return with_store(None, IS_THERE[what])
    if what == "statistics":
        return bool(list(results.read()))
    return bool(journals.saves()) if what == "resume" else "mine" in library.names()


async def has_person(store):
    return bool(await store.people.everybody())


async def has_table(store):
    return bool(await store.tables.listed())


async def has_report(store):
    return bool(await store.people.reports())


async def goes_on(store):
    """Whether the host was not asked to close. It gives a sign of life, so that it serves for all who look next."""
    store.hosts.host, store.hosts.name = "1234abcd", "one"
    await store.hosts.alive({})
    with closing(sqlite3.connect(usual_path())) as kept:
        return kept.execute('SELECT count(*) FROM news WHERE what = \'{"drain": "1234abcd"}\'').fetchone() == (0,)


IS_THERE = {"remove": has_person, "close": has_table, "reports": has_report, "drain": goes_on}


async def furnish(store):
    """Register a person, who opens a table, and is reported."""
    anna = await store.people.register("Anna", "key", None, "code")
    await store.people.report(anna, anna)
    await store.tables.gather(anna, "anyone", "{}")
    await store.close()


@pytest.fixture
def kept(tmp_path, request):
    """What the command would delete: a person and a table of a club, or a finished game and a dictionary."""
    if request.node.callspec.params["what"] in OF_CLUBS:
        asyncio.run(furnish(store_of(None)))
        return
    taverne(*FINISHED, typed=WIN)
    (tmp_path / "list.txt").write_text("thin\nquite\n")
    taverne("dictionary", "add", "mine", tmp_path / "list.txt")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", LOSES)
def test_what_cannot_be_undone_is_asked(kept, what, language):
    def run(typed, *more):
        return taverne(*LOSES[what], "--lang", language, *more, typed=typed)

    phrases, (asks, facts) = Phrases(language), ASKS[what]
    yes, no = (f"{phrases.words(answer)[0]}\n" for answer in ("loop-answer-yes", "loop-answer-no"))
    for answer in (no,) if what in OF_CLUBS else ("", "\n", no):
        assert is_there(what)
        told = run(answer)
        assert phrases.text(asks, **facts) in told.stdout
        assert told.returncode == 1
        assert told.stderr.count("\n") == 1
        assert is_there(what)
    assert "--yes" in run("").stderr
    done = run(yes)
    assert (done.returncode, done.stderr) == (0, "")
    assert not is_there(what)


@pytest.mark.parametrize("what", LOSES)
def test_the_option_yes_answers_it(kept, what):
    assert is_there(what)
    done = taverne(*LOSES[what], "--yes")
    assert (done.returncode, done.stderr) == (0, "")
    assert "?" not in done.stdout
    assert not is_there(what)


def test_each_command_with_the_option_yes_is_tried_here():
    def asking(words, command):
        if isinstance(command, click.Group):
            context = click.Context(command)
            for name in command.list_commands(context):
                yield from asking((*words, name), command.get_command(context, name))
        elif any(option.name == "agreed" for option in command.params):
            yield words

    found = list(asking((), main))
    assert len(found) == len(LOSES)
    for words in found:
        assert any(tried[: len(words)] == words for tried in LOSES.values()), words


def test_nothing_is_asked_where_there_is_nothing_to_lose():
    assert taverne("statistics", "clear").stdout == "No game was deleted from the statistics.\n"
    assert "no saved game 7" in taverne("resume", "--delete", "7").stderr
    assert "no dictionary mine" in taverne("dictionary", "remove", "mine").stderr
    assert "comes with Taverne" in taverne("dictionary", "remove", "en").stderr
