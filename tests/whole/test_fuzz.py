"""A small run of what make fuzz does at length."""

import fuzz


def test_random_lines_at_questions_raise_nothing():
    assert sum(count for count, _ in fuzz.fuzz_questions(3000, seed=5)) == 3000


def test_random_command_lines_raise_nothing(home, monkeypatch):
    monkeypatch.chdir(home)
    assert sum(count for count, _ in fuzz.fuzz_command_line(400, seed=5)) == 400
