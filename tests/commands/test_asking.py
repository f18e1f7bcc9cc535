"""What cannot be undone is asked, and --yes answers it."""

import pytest
from helpers import taverne

from access.storage import results, saves
from wordlists import library

FINISHED = ("play", "kaques", "Ann", "Ben", "--dice", "typed", "--target", "500")
WIN = "1 1 1 2 3 4\nstop\n"
YES, NO = {"en": "yes", "de": "ja"}, {"en": "no", "de": "nein"}
ASKS = {
    "en": {"statistics": "Really delete", "resume": "Delete saved game 1?", "dictionary": "Really remove"},
    "de": {
        "statistics": "Wirklich die Statistik",
        "resume": "Gespeichertes Spiel 1 löschen?",
        "dictionary": "Wirklich das Wörterbuch",
    },
}
LOSES = {
    "statistics": ("statistics", "clear"),
    "resume": ("resume", "--delete", "1"),
    "dictionary": ("dictionary", "remove", "mine"),
}


def is_there(what):
    """Whether what a command would delete is still there."""
    if what == "statistics":
        return bool(list(results.read()))
    return bool(saves.saves()) if what == "resume" else "mine" in library.names()


@pytest.fixture
def kept(tmp_path):
    """A finished game, and a dictionary."""
    taverne(*FINISHED, typed=WIN)
    (tmp_path / "list.txt").write_text("thin\nquite\n")
    taverne("dictionary", "add", "mine", tmp_path / "list.txt")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("what", LOSES)
def test_what_cannot_be_undone_is_asked(kept, what, language):
    def run(typed, *more):
        return taverne(*LOSES[what], "--lang", language, *more, typed=typed)

    for answer in ("", "\n", f"{NO[language]}\n"):
        assert is_there(what)
        told = run(answer)
        assert ASKS[language][what] in told.stdout
        assert told.returncode == 1
        assert told.stderr.count("\n") == 1
        assert is_there(what)
    assert "--yes" in run("").stderr
    done = run(f"{YES[language]}\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert not is_there(what)


@pytest.mark.parametrize("what", LOSES)
def test_the_option_yes_answers_it(kept, what):
    done = taverne(*LOSES[what], "--yes")
    assert (done.returncode, done.stderr) == (0, "")
    assert "?" not in done.stdout
    assert not is_there(what)


def test_nothing_is_asked_where_there_is_nothing_to_lose():
    assert taverne("statistics", "clear").stdout == "No game was deleted from the statistics.\n"
    assert "no saved game 7" in taverne("resume", "--delete", "7").stderr
    assert "no dictionary mine" in taverne("dictionary", "remove", "mine").stderr
    assert "comes with Taverne" in taverne("dictionary", "remove", "en").stderr
