"""What brltty reports about its display. A real one is on a display in `test_display.py`; here its binding is played."""

from types import SimpleNamespace

import pytest

from access.outputs.braille import display


def binding(online):
    """brlapi as it answers: one of these values of `online` at each look."""
    looks = iter(online)

    connection = SimpleNamespace(
        driverName=b"Virtual",
        displaySize=(40, 1),
        getParameter=lambda *_: next(looks),
        closeConnection=lambda: None,
    )
    return SimpleNamespace(Connection=lambda: connection, PARAM_DEVICE_ONLINE=0, PARAMF_GLOBAL=0)


@pytest.mark.parametrize("late", [0, 1, 3])
def test_a_display_that_brltty_finds_a_moment_later_is_found(monkeypatch, late):
    played = binding([False] * late + [True])
    monkeypatch.setattr(display, "binding", lambda: played)
    assert display.probe(60) == display.BrlttyReport("Virtual", 40, 1)


def test_without_a_display_brltty_is_named_all_the_same(monkeypatch):
    played = binding([False] * 10000)
    monkeypatch.setattr(display, "binding", lambda: played)
    assert display.probe(0.2) == display.BrlttyReport("Virtual", 0, 0)
