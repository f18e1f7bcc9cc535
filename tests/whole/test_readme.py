"""The README tells the truth: its game was played so, its commands run, and it reads well line by line."""

import re
import shlex
from pathlib import Path

import pytest
from helpers import taverne

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^- (taverne[^:\n]*):", README, re.MULTILINE)


def test_the_game_in_the_readme_was_played_so():
    command = re.search(r"played with: taverne (.*)", README)[1]
    block = re.search(r"typed\.\n\n((?: {4}.*\n)+)", README)[1]
    lines = [line[4:] for line in block.splitlines()]
    typed = "".join(line.partition("? ")[2] + "\n" for line in lines if re.search(r"\? \w+$", line))
    shown = [re.sub(r"\? \w+$", "?", line) for line in lines]
    assert taverne(*shlex.split(command), typed=typed).stdout.splitlines() == shown


def test_every_command_is_in_the_readme():
    listed = set(re.findall(r"^  ([a-z]+) ", taverne("--help").stdout.partition("Commands:")[2], re.MULTILINE))
    assert {shlex.split(command)[1] for command in COMMANDS if " " in command} == listed


@pytest.mark.parametrize("command", [c for c in COMMANDS if "FILE" not in c and " say " not in c])
def test_the_commands_of_the_readme_run(command, tmp_path):
    if command.startswith(("taverne resume", "taverne emboss score")):
        taverne("play", "kaques")
    run = taverne(*shlex.split(command)[1:], typed="", cwd=tmp_path)
    assert (run.returncode, run.stderr) == (0, "")


def test_the_readme_reads_well_line_by_line():
    for line in README.splitlines():
        assert len(line) <= 120
        assert not re.search(r"[|<>*\[\]]|https?:", line), line


def test_the_chapter_for_braille_readers_fits_40_cells():
    chapter = README.partition("## For braille readers\n")[2].partition("\n## ")[0]
    assert len(chapter.splitlines()) > 50
    assert all(len(line) <= 40 for line in chapter.splitlines())


def test_the_settings_of_the_readme_are_settings(home):
    from access.settings import file as settings
    from access.settings.preferences import SETTINGS

    file = home / ".config" / "taverne" / "settings.toml"
    file.write_text(re.search(r"( {4}speech = .*\n(?: {4}.*\n)+)", README)[1].replace("    ", ""), encoding="utf-8")
    found = settings.read()
    assert found.faults == ()
    assert found.of("Ben") == {
        "speech": "off",
        "rate": 250,
        "braille.grade": 2,
        "language": "de",
        "braille.cells": 20,
    }
    told = README.partition("## For braille readers\n")[2]
    for setting in SETTINGS:
        assert setting.name in told, setting.name
