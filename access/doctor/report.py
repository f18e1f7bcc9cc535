"""A report that a player may send to us: the findings of the doctor, and the last lines of the game played last."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

from access.doctor.findings import Finding, findings
from access.language.phrases import Phrases
from access.language.telling import Explained
from access.settings import file as settings
from access.storage import saves
from access.storage.journals import reopen
from access.system import files
from games.refusals import Refused
from wordlists import regular

LINES = 20
"""The number of lines of the game in a report."""


def report(phrases: Phrases) -> str:
    """Return the report. It names no player and nobody's home, and shows no hand but that of who played alone."""
    lines = [
        f"taverne {version('taverne')}, Python {platform.python_version()}, {platform.system()} {platform.release()}",
        "",
        *(_nameless(finding) for finding in findings(phrases)),
        "",
        *_last_lines(phrases),
    ]
    home = str(Path.home())
    return "".join(f"{line.replace(home, '~') if len(home) > 1 else line}\n" for line in lines)


def _nameless(finding: Finding) -> str:
    """Return the text of a finding, without names of players in wrong settings."""
    text = finding.text
    for fault in settings.read().faults if finding.name == "settings" else ():
        if fault.reason in ("settings-person-name", "settings-person-twice"):
            text = text.replace(str(fault.facts["name"]), "...")
    return text


def _last_lines(phrases: Phrases) -> Iterator[str]:
    """Yield the last lines of the game that was played last, or why it cannot be read."""
    found = saves.saves()
    if not found:
        yield phrases.text("report-no-game")
        return
    try:
        played = reopen(found[0].path)
    except Refused as refused:
        yield phrases.text("report-unreadable", file=found[0].path.name, reason=refused.reason)
        return
    header = played.saved.header
    own = header.persons
    names = tuple(
        phrases.text("report-player", number=seat + 1) if seat in own else name
        for seat, name in enumerate(header.names)
    )
    spoken = Phrases(phrases.language, played.game, names)
    yield phrases.text("report-game", game=spoken.text(played.game.id), number=found[0].number)
    explained = Explained()
    told = [told for told in played.table.take_told() if told.to is None or own == {told.to}]
    for each in told[-LINES:]:
        yield spoken.event(each.event, "full", explained.first(spoken, each.event))[0].text
    if played.table.open is not None:
        yield f"{type(played.table.open).__name__}?"


def write(text: str, path: Path | None) -> Path:
    """Write a report into a new file that only its owner may read, and return its path.

    Raises OSError, FileExistsError if the path is taken.
    """
    if path is not None:
        regular.write(path, text.encode(), files.PRIVATE_FILE, replaces=False)
        return path
    number = 1
    while True:
        named = Path(f"taverne-report-{number}.txt")
        try:
            return write(text, named)
        except FileExistsError:
            number += 1
