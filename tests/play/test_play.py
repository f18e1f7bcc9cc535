"""Whole games with random answers, legal and illegal: they end, a replay is the same, nothing is raised."""

import io
import json
import sys

import pytest
from helpers import ScriptedTerminal, keyboards
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from access.engine import journal
from access.engine.chance import Seeded
from access.engine.journal import Header
from access.engine.table import Participant, Table
from access.language.phrases import Phrases, normal
from access.play import session
from access.play.at_table import retell
from access.play.session import Equipment
from access.settings.preferences import Preferences
from access.storage import catalogue, journals
from access.storage.journals import Journal, checked_game, new, reopen
from access.system.environment import LANGUAGES
from games.kaques.rules import STOP, Keep
from games.kaques.scoring import keepable
from games.options import with_defaults
from games.refusals import Illegal
from games.steps import Roll

KAQUES = catalogue.find("kaques")
SHORT = with_defaults(KAQUES.agreement.options, {"target": 500, "first": "throw"})
WHOLE = settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
LINES = ("stop", "all", "1", "5", "1 5", "2 2 2", "7", "", "re", "ne", "sc", "di", "tu", "help", "un", "x", "\x00", "ä")


def head(seats, seed, bots=0, typed=False):
    participants = [Participant(f"P{n}") for n in range(seats - bots)]
    participants += [Participant(f"B{n}", "bot", ("easy", "good", "best")[n % 3]) for n in range(bots)]
    return Header("kaques", KAQUES.version, tuple(participants), SHORT, seed, typed, "en")


@WHOLE
@given(
    seats=st.integers(2, 5),
    seed=st.integers(0, 2**32),
    choices=st.lists(st.integers(0, 40), max_size=60),
    wrong=st.lists(st.lists(st.integers(-1, 8), max_size=7), max_size=20),
)
def test_a_game_of_random_answers_ends_and_its_replay_is_the_same(tmp_path_factory, seats, seed, choices, wrong):
    path = tmp_path_factory.mktemp("play") / "game.jsonl"
    record = Journal.create(path, head(seats, seed))
    table = Table(new(KAQUES, head(seats, seed)), record)
    told = []
    for _ in range(5000):
        told += table.take_told()
        step = table.open
        if step is None:
            break
        if isinstance(step, Roll):
            table.answer(table.number, Seeded(seed)(table.number, step))
            continue
        assert isinstance(step, Keep)
        if wrong:
            refused_or_legal(table, tuple(wrong.pop()))
            continue
        legal = [*keepable(step.throw), STOP]
        table.answer(table.number, legal[choices.pop() % len(legal)] if choices else STOP)
    told += table.take_told()
    record.over(table.number)
    record.close()
    assert table.open is None
    assert max(table.play.scores) >= 500
    saved = journals.read(path)
    again = Table(new(KAQUES, saved.header))
    journal.replay(saved, again, path.name)
    assert again.told == told
    assert again.play.scores == table.play.scores


def refused_or_legal(table, answer):
    """An answer that is drawn blindly is refused and changes nothing, or it is legal."""
    before = table.number, table.open
    try:
        table.answer(table.number, answer)
    except Illegal:
        assert (table.number, table.open) == before


def stays(text):
    """Whether somebody who types this stays in the game: a beginning of quit leaves it."""
    leaves = {word for language in LANGUAGES for word in Phrases(language).words("loop-command-quit")}
    typed = normal(text).removeprefix("/").split()
    return not typed or not any(normal(word).startswith(typed[0]) for word in leaves)


@pytest.mark.long
@WHOLE
@given(
    seed=st.integers(0, 2**32),
    typed=st.lists(st.sampled_from(LINES) | st.text(max_size=12).filter(stays), max_size=40),
    language=st.sampled_from(LANGUAGES),
    verbosity=st.sampled_from(["brief", "normal", "full"]),
    cells=st.sampled_from([8, 12, 20, 40, 80]),
    persons=st.integers(1, 3),
)
def test_whatever_is_typed_a_game_goes_on_and_is_saved(
    tmp_path_factory, seed, typed, language, verbosity, cells, persons
):
    path = tmp_path_factory.mktemp("typed") / "game.jsonl"
    words = Phrases(language, catalogue.find("kaques")).words
    ends = words("kaques-answer-stop")[0], words("loop-answer-no")[0]  # a turn, and the rules if they are being read
    terminal = ScriptedTerminal(*typed, *ends * 300)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdout", io.StringIO())
        preferences = Preferences(
            language=language, speech="off", braille="terminal", cells=cells, verbosity=verbosity, more=False
        )
        session.play(preferences, head(persons + 2, seed, bots=2), path, Equipment(keyboards(terminal)))
    saved = journals.read(path)
    assert saved.over
    game = checked_game(saved.header, path)
    names = [participant.name for participant in saved.header.participants]
    told = list(retell(reopen(path), Phrases(language, game, names), as_json=True))
    assert json.loads(told[-1])["event"] in ("won", "standing", "placed")
    for line in terminal.shown:
        assert all(c.isprintable() or c == "\n" for c in line), line
