"""Settings that a conversation changes are kept for good."""

from __future__ import annotations

from pathlib import Path

from access.desk.console import Keeper, Outputs
from access.dialogue.drivers import KeepSetting
from access.dialogue.requests import Failure, Kept
from access.settings.file import ProgramSettings
from access.settings.preferences import Value, find


def keeper(keep: KeepSetting, store: ProgramSettings) -> Keeper:
    """Return a keeper that tunes the outputs of a seat and keeps the setting for good."""

    def kept(seat: int, name: str, value: int, outputs: Outputs) -> Kept:
        number = int(find(name).read(value))
        outputs.tune(name, number)
        return Kept(number, kept_in_file(keep, seat, name, number, store.path()))

    return kept


def kept_in_file(keep: KeepSetting, seat: int, name: str, value: Value | None, file: Path) -> Failure | None:
    """Keep a setting, and return the failure of its file, if any."""
    try:
        keep(seat, name, value)
    except OSError as error:
        return Failure("settings-unwritable", {"file": str(file), "why": error})
    return None
