"""A keeper who has nothing but the manual comes to a club on several hosts: the chapter is typed as it stands there."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from chapter import block, blocks

TOOLS = Path(__file__).parents[1] / "tools"
pytestmark = [
    pytest.mark.in_database,
    pytest.mark.proxied,
    pytest.mark.scraped,
    pytest.mark.certified,
    pytest.mark.everything,
    pytest.mark.posix("namespaces of Linux"),
]


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


def test_a_host_has_a_password_for_each_server_and_each_database_of_the_chapter():
    passwords = [line.split(":") for line in block("several-hosts", "db1.example.org:5432:taverne").splitlines()]
    wanted = set()
    for name in ("STORE=", "DRILL="):
        servers, database = re.search(r"@(\S+?)/(\w+)", block("several-hosts", name)).groups()
        wanted |= {(server, database) for server in servers.split(",")}
    assert len(wanted) == 4
    assert {(server, database) for server, _, database, *_ in passwords} == wanted
