"""The list of programs of others that `taverne run` is measured by: it is whole, and says of each what must be told."""

import re

import pytest
from runs import KEYS, PROGRAMS

pytestmark = pytest.mark.posix("a pseudo-terminal, in which the programs run")
FIELDS = {"name", "source", "run", "text", "typed", "told", "also", "seen", "never", "whole", "exit", "report", "fails"}


def test_the_list_has_forty_programs_of_three_sources_and_those_of_public_reports():
    assert len({each["name"] for each in PROGRAMS}) == len(PROGRAMS) >= 40
    assert {each["source"].partition(" ")[0] for each in PROGRAMS} == {"PyPI", "npm", "Debian", "report"}
    assert all("report" in each for each in PROGRAMS if each["source"] == "report")
    assert sum("report" in each for each in PROGRAMS) >= 8
    assert len([each for each in PROGRAMS if "fails" in each]) <= 3


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program["name"])
def test_an_entry_can_be_run_and_says_what_is_told(program):
    assert program.keys() <= FIELDS
    assert isinstance(program["told"], list)
    assert program["run"] in ("python", "node", "sh", "stream")
    assert (program["run"] == "stream") == (program["source"] == "report")
    if program["run"] == "python":
        compile(program["text"], program["name"], "exec")
    if program["run"] == "stream":
        assert "¦" in program["text"]
    for typed in program.get("typed", ()):
        assert not typed.startswith("<") or typed in KEYS or typed.startswith("<esc>"), typed
    for also in (*program.get("also", ()), *program.get("seen", ())):
        assert re.compile(also).match("\0") is None, also  # it says something
    for never in program.get("never", ()):
        assert not any(never in told for told in program["told"]), never
