"""An evening from the menu in each language: a lesson, a game, advice, another game, a look back, statistics, and out.

The golden files hold what is printed, brailled and spoken. Written anew by `make golden`: read the difference.
"""

import os
import secrets
from pathlib import Path

import pytest
from evenings import TYPED, typed
from helpers import kept_at_home

from access.cli.group import main
from access.settings import file as settings
from access.system.environment import LANGUAGES
from access.testing import Script

HERE = Path(__file__).parent / "golden_evening"
SEED = 14
MISUNDERSTOOD = {"en": "Not understood", "de": "Nicht verstanden", "fr": "Pas compris"}


def evening(language):
    """What reaches somebody who has been here before: printed, with a braille line below each line, and spoken."""
    settings.settings_path().parent.mkdir(parents=True, exist_ok=True)
    settings.settings_path().touch()
    script = Script(*typed(language), environment=kept_at_home() | {"USER": "Kaja", "LOGNAME": "Kaja"})
    heard = script.run(main, "--lang", language, "--braille", "terminal", "--grade", "1", "--no-more")
    assert (heard.left, heard.unread) == (0, ()), heard.printed
    return "\n".join(["# Printed and brailled", *heard.printed, "", "# Spoken", *heard.spoken, ""])


def test_every_language_has_a_golden_evening():
    assert {path.stem for path in HERE.iterdir()} == {*LANGUAGES} == {*TYPED}


@pytest.mark.brailled
@pytest.mark.parametrize("language", sorted(TYPED))
def test_an_evening_reads_as_its_golden_evening(language, monkeypatch):
    monkeypatch.setattr(secrets, "randbits", lambda bits: SEED)
    now, path = evening(language), HERE / f"{language}.txt"
    assert MISUNDERSTOOD[language] not in now
    if os.environ.get("WRITE_GOLDEN"):
        path.write_text(now, encoding="utf-8")
    assert now == path.read_text(encoding="utf-8"), "a golden evening changed: make golden, and read the difference"
