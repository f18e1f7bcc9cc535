"""The process that speaks, as the program sees it: whether it takes a line, computes, or hangs."""

import sys

import pytest

from access.language.manner import MANNER
from access.speech.voice import SpeakingProcess

READY = "import sys, time; print('ready', flush=True); sys.stdin.readline()"


@pytest.mark.parametrize(
    ("does", "accepted"),
    [
        ("end = time.process_time() + 0.5\nwhile time.process_time() < end: pass\nprint('begun', flush=True)", True),
        ("time.sleep(600)", False),
        ("print('failed', flush=True)", False),
    ],
    ids=["computes", "sleeps", "fails"],
)
def test_a_process_that_computes_before_it_speaks_is_waited_for_and_one_that_sleeps_hangs(does, accepted):
    worker = SpeakingProcess("en", (sys.executable, "-c", f"{READY}\n{does}"))
    try:
        assert worker.ready() == ""
        worker.send("hello", MANNER)
        assert worker.accepts() == accepted
    finally:
        worker.bury()
