"""The journal: a line an answer, on the disk before it is applied."""

import errno
import gc
import json
import os
import shutil
import threading

import pytest

from access.engine import journal
from access.engine.journal import BadJournal, Header
from access.engine.table import Participant, Table
from access.storage import journals
from access.storage.journals import Journal, Locked, checked_game, new
from games.kaques import GAME

HEAD = Header(
    "kaques",
    GAME.version,
    (Participant("Ann"), Participant("Gustave", "bot", "good")),
    GAME.agreement.with_defaults({}),
    7,
    True,
    "en",
)
ANSWERS = [(1, 5, 2, 2, 2, 6), (1, 5), (2, 2, 2, 3), (), (2, 3, 4, 6, 2, 3), (1, 2, 3, 4, 6, 6)]


def table_of(record=None):
    return Table(new(GAME, HEAD), record)


@pytest.fixture
def path(tmp_path):
    """A journal with some answers in it."""
    path = tmp_path / "game.jsonl"
    record = Journal.create(path, HEAD)
    table = table_of(record)
    for answer in ANSWERS:
        table.answer(table.number, answer)
    record.close()
    return path


def resumed(path):
    saved = journals.read(path)
    table = table_of()
    journal.replay(saved, table, path.name)
    return table


def refusal(path):
    with pytest.raises(BadJournal) as refused:
        checked_game(journals.read(path).header, path)
        resumed(path)
    return refused.value


def lines(path):
    return path.read_text().splitlines()


def test_the_head_names_all_that_the_game_needs(path):
    assert json.loads(lines(path)[0]) == {
        "taverne": 1,
        "game": "kaques",
        "rules": 1,
        "seats": [{"name": "Ann", "kind": "person"}, {"name": "Gustave", "kind": "bot", "level": "good"}],
        "options": {"target": 10000, "first": "seat"},
        "seed": 7,
        "dice": "typed",
        "language": "en",
    }
    assert journals.read(path).header == HEAD


def test_each_line_names_number_seat_question_and_answer(path):
    assert json.loads(lines(path)[2]) == {"n": 1, "seat": 0, "asked": "Keep", "answer": [1, 5]}


def test_an_answer_is_on_the_disk_before_it_is_applied(path, monkeypatch):
    synced = []
    monkeypatch.setattr(os, "fsync", lambda fd: synced.append(os.path.getsize(path)))
    saved = journals.read(path)
    record = Journal.go_on(path, saved)
    table = table_of()
    journal.replay(saved, table, path.name)
    table.record = record
    table.advance = lambda answer: synced.append("applied")
    table.answer(table.number, (1,))
    record.close()
    assert synced == [path.stat().st_size, "applied"]


def test_a_resumed_game_stands_at_the_same_question(path):
    table = table_of()
    for answer in ANSWERS:
        table.answer(table.number, answer)
    again = resumed(path)
    assert (again.open, again.number, again.told) == (table.open, table.number, table.told)


def test_garbage_is_still_searched_after_a_header_or_a_game_was_read_as_a_club_does_for_each_table(path):
    frozen = gc.get_freeze_count()
    resumed(path)
    journal.parse(f"{HEAD.line()}\n".encode(), "table")
    assert gc.get_freeze_count() <= frozen
    assert gc.isenabled()


def test_a_long_journal_is_read_without_the_collector_which_goes_on_after_it():
    searched, before = [], gc.get_threshold()
    lines = [HEAD.line(), *(json.dumps({"n": n}) for n in range(journal.LONG + 1)), ""]
    found = "\n".join(lines).encode()

    def note(phase, info):
        searched.append(phase)

    gc.collect(0)
    gc.callbacks.append(note)
    gc.set_threshold(journal.LONG // 2)
    try:
        journal.parse(found, "long")
    finally:
        gc.set_threshold(*before)
        gc.callbacks.remove(note)
    assert not searched
    assert gc.isenabled()


def test_cut_at_any_byte_a_journal_goes_on_at_its_last_whole_line_or_says_that_it_is_none(path):
    data = path.read_bytes()
    head = data.index(b"\n") + 1
    for cut in range(len(data)):
        path.write_bytes(data[:cut])
        if cut < head:
            assert refusal(path).reason == "journal-empty"
        else:
            assert resumed(path).number == data[:cut].count(b"\n") - 1
        assert path.read_bytes() == data[:cut]


def test_going_on_drops_a_torn_line_and_writes_behind_the_last_whole_one(path):
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"n": 6, "se')
    saved = journals.read(path)
    table = table_of()
    journal.replay(saved, table, path.name)
    table.record = Journal.go_on(path, saved)
    table.answer(table.number, (1,))
    table.record.close()
    assert path.read_bytes().startswith(whole)
    assert len(lines(path)) == len(ANSWERS) + 2
    assert resumed(path).number == 7


def damaged(path, change):
    before = lines(path)
    change(before)
    path.write_text("\n".join(before) + "\n")
    data = path.read_bytes()
    refused = refusal(path)
    assert path.read_bytes() == data
    return refused


def test_a_doubled_a_swapped_and_a_lost_line_are_named(path):
    whole = path.read_text()
    assert damaged(path, lambda every: every.insert(3, every[2])).facts["line"] == 4
    path.write_text(whole)
    assert damaged(path, lambda every: every.insert(2, every.pop(3))).facts["line"] == 3
    path.write_text(whole)
    assert damaged(path, lambda every: every.pop(2)).facts["line"] == 3


@pytest.mark.parametrize(
    "entry",
    [
        '{"n": 1, "seat": 0, "asked": "Keep", "answer": [2, 2]}',
        '{"n": 1, "seat": 1, "asked": "Keep", "answer": [1]}',
        '{"n": 1, "seat": 0, "asked": "Roll", "answer": [1]}',
        '{"n": 1, "seat": 0, "asked": "Keep", "answer": [1.0]}',
        '{"n": 1, "seat": 0, "asked": "Keep", "answer": [true]}',
        '{"n": 1, "seat": 0, "asked": "Keep", "answer": {"a": 1}}',
        '{"n": 1, "seat": 0, "asked": "Keep", "answer": 5}',
        '{"n": 1, "seat": 0, "asked": "Keep"}',
        '{"n": 1, "undo": 5}',
        '{"n": 1, "over": true}',
        "[1, 2]",
        "not json",
        "[" * 100_000,
    ],
)
def test_a_line_that_does_not_fit_is_named_and_the_file_left_as_it_is(path, entry):
    refused = damaged(path, lambda every: every.__setitem__(2, entry))
    assert (refused.reason, refused.facts["line"]) == ("journal-line", 3)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"taverne": 2}, "journal-newer"),
        ({"taverne": "1"}, "journal-no-head"),
        ({"game": "skat"}, "journal-game"),
        ({"rules": 99}, "journal-version"),
        ({"seats": []}, "journal-no-head"),
        ({"seats": [{"name": "Ann", "kind": "person"}] * 2}, "journal-no-head"),
        (
            {"seats": [{"name": "Ann", "kind": "person"}, {"name": "Bo", "kind": "bot", "level": "god"}]},
            "journal-no-head",
        ),
        ({"options": {"target": 7, "first": "seat"}}, "journal-no-head"),
        ({"options": {}}, "journal-no-head"),
        ({"options": 3}, "journal-no-head"),
        ({"dice": "loaded"}, "journal-no-head"),
        ({"seed": "x"}, "journal-no-head"),
    ],
)
def test_a_head_that_does_not_fit_is_refused(path, change, reason):
    def changed(every):
        every[0] = json.dumps(json.loads(every[0]) | change)

    assert damaged(path, changed).reason == reason


def test_an_undo_is_a_line_of_its_own_and_nothing_is_cut(path):
    before = path.read_bytes()
    saved = journals.read(path)
    table = table_of()
    journal.replay(saved, table, path.name)
    table.record = Journal.go_on(path, saved)
    table.undo(lambda step: True)
    table.answer(table.number, (5, 2, 3, 4, 6, 6))
    table.record.close()
    assert path.read_bytes().startswith(before)
    assert [json.loads(line) for line in lines(path)[-2:]] == [
        {"n": 6, "undo": 5},
        {"n": 7, "seat": 0, "asked": "Roll", "answer": [5, 2, 3, 4, 6, 6]},
    ]
    assert resumed(path).open == table.open


def test_one_writer_at_a_time(path):
    saved = journals.read(path)
    first = Journal.go_on(path, saved)
    with pytest.raises(Locked):
        Journal.go_on(path, saved)
    first.close()
    Journal.go_on(path, saved).close()


def test_a_journal_is_read_while_it_is_played(path):
    before = path.read_bytes()
    record = Journal.go_on(path, journals.read(path))
    record.note_advice(0)
    assert path.read_bytes().startswith(before)
    assert journals.read(path).advised == {0}
    record.close()


def test_who_goes_on_with_a_new_journal_at_once_has_it_and_its_number_is_taken(home, monkeypatch):
    appear, first = journals._appear, []

    def appears(beside, path):
        appear(beside, path)
        if not first:
            first.append(Journal.go_on(path, journals.read(path)))

    monkeypatch.setattr(journals, "_appear", appears)
    number, record = journals.create(HEAD)
    assert number == 2
    for each in (record, *first):
        each.close()
    assert [path.name for path in sorted(journals.folder().iterdir())] == ["1-kaques.jsonl", "2-kaques.jsonl"]


def test_who_comes_late_does_not_write_over_what_another_wrote(path):
    saved = journals.read(path)
    other = Journal.go_on(path, saved)
    other.take_back(6, 5)
    other.close()
    with pytest.raises(Locked):
        Journal.go_on(path, saved)


def test_a_new_journal_never_replaces_a_file(path):
    with pytest.raises(FileExistsError):
        Journal.create(path, HEAD)


def test_a_journal_that_another_program_has_open_for_a_moment_is_made_and_deleted(tmp_path, monkeypatch):
    """As a scanner of viruses opens each new file."""
    path, appear, closing = tmp_path / "game.jsonl", journals._appear, []

    def open_for_a_moment(path):
        closing.append(threading.Timer(0.2, open(path, "rb").close))  # noqa: SIM115 - it is closed later
        closing[-1].start()

    def scanned(beside, path):
        open_for_a_moment(beside)
        appear(beside, path)

    monkeypatch.setattr(journals, "_appear", scanned)
    Journal.create(path, HEAD).close()
    assert [each.name for each in tmp_path.iterdir() if each.is_file()] == ["game.jsonl"]
    open_for_a_moment(path)
    journals._delete_file(path)
    assert not path.exists()
    for each in closing:
        each.join()


def test_a_disk_that_fails_is_told_once_and_leaves_no_half_line(path):
    saved = journals.read(path)
    record = Journal.go_on(path, saved)
    whole = path.read_bytes()
    failures = []
    record.failed = failures.append
    real = record._file

    class Full:
        def write(self, data):
            real.write(data[:5])
            raise OSError(28, "No space left on device")

        def __getattr__(self, name):
            return getattr(real, name)

    record._file = Full()
    table = table_of()
    journal.replay(saved, table, path.name)
    table.record = record
    table.answer(table.number, (1,))
    assert table.answer(table.number, (2, 2, 3, 4, 6)) is True
    record.close()
    assert [error.errno for error in failures] == [28]
    assert path.read_bytes() == whole


def test_a_file_too_large_for_a_game_is_not_read(path):
    with open(path, "r+b") as file:
        file.truncate(journals.LARGEST + 1)
    refused = refusal(path)
    assert (refused.reason, refused.facts["why"].errno) == ("journal-unreadable", errno.EFBIG)


def test_what_is_no_file_says_so(tmp_path):
    assert refusal(tmp_path / "none").reason == "journal-unreadable"
    assert refusal(tmp_path).reason == "journal-unreadable"


def test_saves_are_numbered_and_the_last_played_comes_first(home):
    numbers = []
    for _ in range(3):
        number, record = journals.create(HEAD)
        numbers.append(number)
        record.close()
    assert numbers == [1, 2, 3]
    first = journals.find(1)
    os.utime(first.path, (4e9, 4e9))
    assert [save.number for save in journals.saves()] == [1, 3, 2]
    assert journals.last()[0].number == 1
    shutil.rmtree(journals.folder())
    assert journals.saves() == []


def test_a_game_that_is_over_is_no_game_to_resume(home):
    number, record = journals.create(HEAD)
    record.over(0)
    record.close()
    assert list(journals.open_games()) == []
    with pytest.raises(Exception, match="resume-none"):
        journals.last()
    assert journals.find(number).number == number
