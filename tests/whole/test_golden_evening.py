"""An evening from the menu in each language: a lesson, a game, advice, another game, a look back, statistics, and out.

The golden files hold what a pipe prints, each line with its braille. Written anew by `make golden`: read the difference.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest
import readers

from access.system.environment import LANGUAGES

HERE = Path(__file__).parent / "golden_evening"
TYPED = {
    "en": """\
learn, kaques, stop, stop, stop, stop, play, kaques, names Ann, target 500, start, advice, stop, stop,
again, stop, review, menu, statistics, quit""",
    "de": """\
lernen, kaques, fertisch, fertisch, fertisch, fertisch, spielen, kaques, namen Ann, ziel 500, los, tipp,
fertisch, fertisch, nochmal, fertisch, rückblick, menü, statistik, ende""",
    "fr": """\
apprendre, kaques, stop, stop, stop, stop, jouer, kaques, noms Ann, but 500, commencer, conseil, stop, stop,
encore, stop, revue, menu, statistiques, quitter""",
}
MISUNDERSTOOD = {"en": "Not understood", "de": "Nicht verstanden", "fr": "Pas compris"}


def printed(language, home):
    """What a pipe prints, in the home of somebody who has been here before."""
    settings = home / readers.SETTINGS
    settings.parent.mkdir(parents=True)
    settings.touch()
    run = subprocess.run(
        [sys.executable, *readers.EVENING, "--lang", language, "--braille", "terminal"],
        input="\n".join([*TYPED[language].replace("\n", " ").split(", "), ""]),
        capture_output=True,
        text=True,
        env={**os.environ, "HOME": str(home), "LANG": "C.UTF-8", "USER": "Kaja", "LOGNAME": "Kaja"},
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, "")
    return run.stdout


def test_every_language_has_a_golden_evening():
    assert {path.stem for path in HERE.iterdir()} == {*LANGUAGES} == {*TYPED}


@pytest.mark.parametrize("language", sorted(TYPED))
def test_an_evening_reads_as_its_golden_evening(language, tmp_path):
    now, path = printed(language, tmp_path / "home"), HERE / f"{language}.txt"
    assert MISUNDERSTOOD[language] not in now
    if os.environ.get("WRITE_GOLDEN"):
        path.write_text(now, encoding="utf-8")
    assert now == path.read_text(encoding="utf-8"), "a golden evening changed: make golden, and read the difference"
