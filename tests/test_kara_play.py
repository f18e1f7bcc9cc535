"""Whole games of Kara with random answers: chips balance after every answer, they end, a kill loses nothing; prompts fit."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from access import host, journal
from access.braille import Translator
from access.journal import Head, Journal
from access.phrases import LANGUAGES, Phrases
from access.prompt import fitting
from access.replay import retell
from access.seats import Seeded, Sitter
from access.table import Table
from games.kara import GAME
from games.kara.rules import STOP, RunOrStop, StayOrGo
from games.options import with_defaults
from games.steps import Illegal, Roll, Seat

WHOLE = settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
OPTIONS = st.fixed_dictionaries(
    {
        "stake": st.integers(0, 9),
        "chips": st.integers(0, 30),
        "rounds": st.integers(1, 5),
        "drink": st.integers(0, 4),
        "house": st.sampled_from(["player", "extra", "neutral"]),
    }
)
WRONG = [(7,), (1,) * 6, "x", -1, "join", ("stop",)]


def answer_to(question, pick):
    if isinstance(question, StayOrGo):
        return ("stay", "stay", "leave" if question.inside else "join")[pick % 3]
    return (question.dice[: pick % 6], STOP)[pick % 2]


@WHOLE
@given(
    seats=st.integers(2, 9),
    options=OPTIONS,
    seed=st.integers(0, 2**32),
    picks=st.lists(st.integers(0, 11), min_size=1, max_size=40),
    wrong=st.lists(st.sampled_from(WRONG), max_size=10),
)
def test_chips_balance_after_every_answer_and_games_end(tmp_path_factory, seats, options, seed, picks, wrong):
    head = Head(
        "kara", 1, tuple(Sitter(f"P{n}") for n in range(seats)), with_defaults(GAME.options, options), seed, False, "en"
    )
    path = tmp_path_factory.mktemp("kara") / "game.jsonl"
    table = Table(host.new(GAME, head), Journal.create(path, head))
    told = []
    for turn in range(20_000):
        told += table.take_told()
        step = table.open
        if step is None:
            break
        assert table.play.total() == seats * options["chips"]
        assert min(table.play.chips) >= 0
        if isinstance(step, Roll):
            table.answer(table.number, Seeded(seed)(table.number, step))
        elif wrong:
            refused(table, wrong.pop())
        else:
            table.answer(table.number, answer_to(step, picks[turn % len(picks)]))
    told += table.take_told()
    assert table.open is None
    assert table.play.total() == sum(table.play.chips) + table.play.wirt == seats * options["chips"]
    table.record.over(table.number)
    table.record.close()
    saved = journal.read(path)
    again = Table(host.new(GAME, saved.head))
    journal.replay(saved, again, path)
    assert (again.told, again.play.chips) == (told, table.play.chips)
    for language in LANGUAGES:
        names = [sitter.name for sitter in head.sitters]
        assert len(list(retell(saved, GAME, path, Phrases(language, GAME, names), as_json=False))) == len(told)


def refused(table, answer):
    before = table.number, table.open
    try:
        table.answer(table.number, answer)
    except (Illegal, TypeError, ValueError):
        assert (table.number, table.open) == before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("far", [2, 15])
def test_each_question_with_its_longest_usual_answer_fits_40_cells_and_keeps_the_distance(language, far):
    made = Translator(language)
    for question in (
        RunOrStop(Seat(0), (6, 6, 6, 5, 5), far, "over", (1, 2, 3, 4, 5), False),
        RunOrStop(Seat(0), (6, 6, 6, 5, 5), far, "under", (1, 2, 3, 4, 5), True),
        StayOrGo(Seat(0), True, 50),
        StayOrGo(Seat(0), False, 50),
    ):
        phrases = Phrases(language, GAME, ("Ann", "Gustave"), (0,))
        for _ in range(2):
            full, brief, braille = phrases.question(question)
            bare = phrases.question(question, "brief")[0]
            longest = phrases.longest(question)
            printed = fitting(("", ""), (full, bare), brief, 40, longest, lambda line, closed: line.printed(closed))
            cells = fitting(("", ""), (braille,), brief, 40, longest, made.line)
            assert max(len(printed), len(cells)) + 1 + longest < 40, (printed, cells)
            assert not isinstance(question, RunOrStop) or str(far) in printed
