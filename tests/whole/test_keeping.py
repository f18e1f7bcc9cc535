"""A keeper who has nothing but the manual comes to a club on several hosts: the chapter is typed as it stands there."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from chapter import blocks

TOOLS = Path(__file__).parents[1] / "tools"
pytestmark = [pytest.mark.in_database, pytest.mark.proxied, pytest.mark.scraped, pytest.mark.everything]


@pytest.mark.skipif(os.geteuid() != 0, reason="only root makes namespaces")
@pytest.mark.timeout(300)
def test_the_chapter_can_be_typed_from_an_empty_machine():
    alone = ["unshare", "--mount", "--pid", "--net", "--uts", "--fork", "--kill-child", "--mount-proc"]
    taverne = Path(sys.executable).with_name("taverne")
    typed = subprocess.run(
        ["setsid", "--wait", *alone, sys.executable, str(TOOLS / "typed_chapter.py"), str(taverne)],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    assert typed.returncode == 0, typed.stderr[-4000:]
    assert typed.stdout.endswith("typed\n")


@pytest.mark.parametrize("topic", ["several-hosts", "keeping-a-club"])
def test_all_languages_have_the_same_files_and_commands(topic):
    english, *others = [[each.replace("DATEI", "FILE") for each in blocks(topic, each)] for each in ("en", "de", "fr")]
    assert others == [english, english]
