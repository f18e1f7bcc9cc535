"""A saved game whose rules have changed is told as that: with a version that was raised, and without."""

import pytest
from small_game import INIT, RULES, SmallGame

from access.engine.chance import Seeded
from access.engine.journal import BadJournal, Header
from access.engine.table import Participant, Table, drive
from access.storage import catalogue
from access.storage.journals import Journal, new, reopen


@pytest.fixture
def small(tmp_path):
    return SmallGame(tmp_path)


@pytest.fixture
def path(small, tmp_path):
    """The journal of a game between two bots."""
    path = tmp_path / "game.jsonl"
    with small.installed():
        game = catalogue.find(small.name)
        bots = tuple(Participant(name, "bot", "easy") for name in ("Gustave", "Odile"))
        head = Header(game.id, game.version, bots, game.agreement.with_defaults({}), 7, False, "en")
        record = Journal.create(path, head)
        players = {seat: game.bots["easy"](seat, None) for seat in (0, 1)}
        drive(Table(new(game, head), record), players, [], Seeded(7))
        record.close()
    return path


def refusal(small, path):
    """The refusal of a journal, by its reason and as a sentence."""
    with small.installed():
        with pytest.raises(BadJournal) as refused:
            reopen(path)
        return refused.value.reason, catalogue.sentence(refused.value, "en")


def test_rules_that_are_the_same_go_on(small, path):
    with small.installed():
        assert reopen(path).table.open is None


def test_rules_that_changed_with_their_version(small, path):
    small.change(INIT, "version=1", "version=2")
    assert refusal(small, path)[0] == "journal-version"


@pytest.mark.parametrize(
    ("file", "old", "new", "line"),
    [
        (RULES, "HAND = 3", "HAND = 2", 2),
        (RULES, "self.leader = Seat(0)", "self.leader = Seat(1)", 2),
        (RULES, 'Number("rounds", 3, least=1)', 'Number("rounds", 3, least=4)', 1),
        (INIT, 'bots={"easy":', 'bots={"good":', 1),
    ],
)
def test_rules_that_changed_without_it(small, path, file, old, new, line):
    small.change(file, old, new)
    reason, told = refusal(small, path)
    assert reason == "journal-rules"
    assert told.startswith(f"game.jsonl does not fit the rules of {small.name.capitalize()} from line {line} on. They")
