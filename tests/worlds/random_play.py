"""Whole games with random answers: what counts is the same after every answer, they end, and replay as they were."""

from access.engine import journal
from access.engine.chance import Seeded
from access.engine.journal import Header
from access.engine.table import Participant, Table
from access.language.phrases import Phrases
from access.play.at_table import retell
from access.storage import journals
from access.storage.journals import Journal, Reopened, new
from access.system.environment import LANGUAGES
from games.refusals import Illegal
from games.steps import Chance, Seat

MOST_ANSWERS = 20_000


def play_whole(path, game, seats, options, seed, answer_to, wrong, balanced):
    """Play a game to its end and again from its journal.

    `answer_to(question, turn)` is an allowed answer; those in `wrong` are tried first. `balanced(play)` holds at every
    step, and at the end.
    """
    participants = tuple(Participant(f"P{n}") for n in range(seats))
    head = Header(game.id, game.version, participants, options, seed, False, "en")
    table = Table(new(game, head), Journal.create(path, head))
    told, wrong = [], list(wrong)
    for turn in range(MOST_ANSWERS):
        told += table.take_told()
        step = table.open
        if step is None:
            break
        assert balanced(table.play)
        if isinstance(step, Chance):
            table.answer(table.number, Seeded(seed)(table.number, step))
        elif wrong:
            refused_or_legal(table, wrong.pop())
        else:
            table.answer(table.number, answer_to(step, turn))
    told += table.take_told()
    assert table.open is None
    assert balanced(table.play)
    table.record.over(table.number)
    table.record.close()
    saved = journals.read(path)
    again = Table(new(game, saved.header))
    journal.replay(saved, again, path.name)
    heard = list(again.told)
    assert (heard, again.play.standing(Seat(0))) == (told, table.play.standing(Seat(0)))
    for language in LANGUAGES:
        names, again.told = [participant.name for participant in participants], list(heard)
        lines = list(retell(Reopened(saved, game, again), Phrases(language, game, names), as_json=False))
        assert len(lines) == sum(not each.event.telling.summary for each in told)
    return table


def refused_or_legal(table, answer):
    """A blind answer is refused and changes nothing, or is no answer at all, or is legal."""
    before = table.number, table.open
    try:
        table.answer(table.number, answer)
    except (Illegal, TypeError, AttributeError, ValueError):
        assert (table.number, table.open) == before
