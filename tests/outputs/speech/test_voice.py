"""The process that speaks, as the program sees it: whether it takes a line, computes, or hangs."""

import sys

import pytest
from helpers import wait_until

from access.language.output import MANNER
from access.outputs.speech.voice import SpeakingProcess, Voice

READY = "import sys, time; print('ready', flush=True); sys.stdin.readline()"


@pytest.mark.long
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


ECHO = """import json, sys
print("ready", flush=True)
for line in sys.stdin:
    print("begun\\ndone", flush=True)
    with open({path!r}, "a") as file:
        file.write(json.loads(line)["text"] + "\\n")
"""


def test_a_line_after_one_that_is_silenced_in_its_last_moment_is_spoken(tmp_path):
    said = tmp_path / "said"
    silenced = []

    class Worker(SpeakingProcess):
        """A process that is silenced between its "done" and the voice's next step."""

        def __init__(self, language):
            super().__init__(language, (sys.executable, "-c", ECHO.format(path=str(said))))

        def answer(self, seconds):
            answer = super().answer(seconds)
            if answer == "done" and not silenced:
                silenced.append(True)
                voice.silence()
            return answer

    voice = Voice("en", {}, pytest.fail, Worker)
    try:
        voice.say("Nine hundred.")
        assert wait_until(lambda: silenced)
        voice.say("Keep or stop?")
        assert wait_until(lambda: said.exists() and "Keep or stop?" in said.read_text())
        assert voice.missed == 0
    finally:
        voice.close()
