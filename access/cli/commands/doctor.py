"""The command doctor: checks the parts of the system, and says how to get missing ones.

A report that a player may send to us has its findings, and the last lines of the game played last.
"""

from __future__ import annotations

import json
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from ctypes.util import find_library
from dataclasses import asdict
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

import click

from access.cli.commands.languages import broken
from access.cli.options import common, language, outlets, phrases_of, preferences_of
from access.desk.desk import Desk, open_desk
from access.language.phrases import Explained, Phrases
from access.outputs.braille.display import NoDisplay, probe
from access.outputs.braille.liblouis import VARIABLE, own_folder
from access.outputs.braille.translator import NoBraille, NoTable, Translator, cells, louis_version, tables_of
from access.outputs.speech.dispatcher import dispatcher_runs
from access.settings import file as settings
from access.settings.wording import fault_told
from access.storage import journals
from access.storage.journals import reopen
from access.system import environment, files, packages
from access.system.environment import LANGUAGES, facts
from games.data import frozen
from games.refusals import Leave, Refused
from wordlists import regular

NEEDED = ("click", "fluent.syntax", "platformdirs", "prompt_toolkit")
"""The packages for every game."""
OLDEST = (3, 11)
SHORTLY = 0.3
"""Seconds that brltty gets to name its display when it was asked before."""
PATIENCE = 10.0
"""Seconds that the voice gets to name its languages."""


@click.command("doctor")
@click.option("--json", "as_json", is_flag=True)
@outlets()
@common
def command(as_json: bool, **given: Any) -> None:
    """Say what was found here, and what to do about what is missing."""
    phrases = phrases_of()
    found = list(findings(phrases))
    well = all(finding.ok for finding in found if finding.needed)
    if as_json:
        click.echo(json.dumps({"ok": well, "findings": [asdict(each) for each in found]}, ensure_ascii=False))
        sys.exit(int(not well))
    desk = open_desk(preferences_of(language(), given), phrases)
    with desk.person as person:
        for finding in found:
            person.say_text(finding.text)
        person.say("doctor-well" if well else "doctor-ill")
        _say_and_show_a_test(desk)
    sys.exit(int(not well))


def _say_and_show_a_test(desk: Desk) -> None:
    """Speak a test line, and show it in braille; on a display wait for one of its keys first."""
    person, display = desk.person, desk.display
    reach = person.conversation.to.reach
    if display is not None and reach.connected and reach.interactive:
        person.say("doctor-press")
        display.pressed = ""
        with suppress(Leave, EOFError):
            person.last_words()
        person.say("doctor-display-works" if display.pressed else "doctor-display-silent")
    person.say("doctor-test")
    person.last_words()
    if not desk.brailles:
        with suppress(NoBraille):
            person.console.write(Translator(person.phrases.language).line(person.phrases.line("doctor-test")))
    person.console.finish()


@frozen
class Finding:
    """The result of one check: passed or not, needed for play or not, and its line in the report."""

    name: str
    ok: bool
    needed: bool
    text: str


def findings(phrases: Phrases) -> Iterator[Finding]:
    """Yield all findings, in the order in which they are reported."""
    for name, look in LOOKS.items():
        if name in NOT_EVERYWHERE and environment.system() != "other":
            continue
        ok, needed, text = look(phrases)
        yield Finding(name, ok, needed, text)


Look = tuple[bool, bool, str]


def _python(phrases: Phrases) -> Look:
    ok = sys.version_info >= OLDEST
    return ok, True, phrases.text("doctor-python" if ok else "doctor-python-old", version=platform.python_version())


def _packages(phrases: Phrases) -> Look:
    found, missing = [], []
    for name in NEEDED:
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            missing.append(name)
    if missing:
        return False, True, phrases.text("doctor-packages-missing", names=", ".join(missing), advice=packages.advice())
    return True, True, phrases.text("doctor-packages", names=", ".join(found))


def _language_packages(phrases: Phrases) -> Look:
    if told := " ".join(broken(phrases)):
        return False, False, told
    return True, False, phrases.text("doctor-languages", names=", ".join(facts(code).name for code in LANGUAGES))


def _used(phrases: Phrases) -> tuple[str, ...]:
    """Return the languages in use: that of the program, and those in the settings."""
    found = settings.read_settings()
    named = [values.get("language") for values in (found.values, *found.people.values())]
    return tuple(code for code in LANGUAGES if code in (phrases.language, *named))


def _voice(phrases: Phrases) -> Look:
    used = _used(phrases)
    command = [sys.executable, "-m", "access.outputs.speech.voice_process", phrases.language, "voices", *used]
    try:
        run = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=PATIENCE, check=False)
        kind, _, said = run.stdout.strip().partition(" ")
    except subprocess.TimeoutExpired:
        kind, said = "failed", "loop-voice-died"
    if kind != "voices":
        why = phrases.text(said if phrases.has(said) else "loop-voice-missing")
        return (
            False,
            False,
            phrases.text("doctor-voice-missing", why=why, clone=packages.is_clone(), advice=packages.advice()),
        )
    engine, *languages = said.split()
    silent = [language for language in used if language not in languages]
    told = ", ".join(phrases.language_name(language) for language in silent or languages)
    phrase = "doctor-voice-silent" if silent else "doctor-voice"
    return not silent, False, phrases.text(phrase, engine=engine, languages=told)


def _dispatcher(phrases: Phrases) -> Look:
    speaks = "yes" if environment.has_sound() else "no"
    return (
        True,
        False,
        phrases.text("doctor-dispatcher" if dispatcher_runs() else "doctor-dispatcher-none", sound=speaks),
    )


def _sound(phrases: Phrases) -> Look:
    ok = environment.has_sound()
    return ok, False, phrases.text("doctor-sound" if ok else "doctor-sound-missing", dispatcher=dispatcher_runs())


def _sounds(phrases: Phrases) -> Look:
    try:
        return True, False, phrases.text("doctor-sounds", version=version("miniaudio"))
    except PackageNotFoundError:
        return False, False, phrases.text("doctor-sounds-missing", advice=packages.advice("sound"))


def _liblouis(phrases: Phrases) -> Look:
    try:
        for table in {table for code in _used(phrases) for table in tables_of(code)}:
            cells("a", table)
    except NoBraille as error:
        if error.file:
            told = phrases.text("doctor-liblouis-broken", file=error.file, why=error.why, variable=VARIABLE)
        else:
            told = phrases.text("doctor-liblouis-missing", folder=str(own_folder()), clone=packages.is_clone())
        return False, False, told
    except NoTable as error:
        return False, False, phrases.text("doctor-table-missing", table=str(error))
    return True, False, phrases.text("doctor-liblouis", version=louis_version(), languages=_languages(phrases))


def _languages(phrases: Phrases) -> str:
    *first, last = (phrases.language_name(code) for code in _used(phrases))
    return phrases.text("doctor-and", first=", ".join(first), last=last) if first else last


def _screen_reader(phrases: Phrases) -> Look:
    name = environment.screen_reader()
    if name is None:
        return True, False, phrases.text("doctor-reader-none")
    told, suits = phrases.text("doctor-reader", name=name), f"doctor-reader-{name}"
    if name == "brltty" and _is_without_display():
        suits = "doctor-reader-brltty-alone"
    return True, False, f"{told} {phrases.text(suits)}" if phrases.has(suits) else told


def _is_without_display() -> bool:
    """Tell whether brltty says that it has no display."""
    try:
        found = probe(SHORTLY)
    except NoDisplay:
        return False
    return found is not None and not found.columns * found.lines


def _brltty(phrases: Phrases) -> Look:
    try:
        found = probe()
    except NoDisplay:
        running = "doctor-brlapi-missing-only" if environment.program_runs("brltty") else "doctor-brlapi-missing"
        return True, False, phrases.text(running)
    if found is None:
        why = "doctor-brltty-shut" if environment.program_runs("brltty") else "doctor-brltty-none"
        return True, False, phrases.text(why, installed=shutil.which("brltty") is not None)
    if not found.columns * found.lines:
        return True, False, phrases.text("doctor-brltty-no-display")
    told = phrases.text("doctor-brltty", driver=found.driver, columns=found.columns, lines=found.lines)
    return True, False, f"{told} {phrases.text(f'doctor-way-{environment.way_to_display()}')}"


def _terminal(phrases: Phrases) -> Look:
    if not (environment.is_terminal(sys.stdin) and environment.is_terminal(sys.stdout)):
        return True, False, phrases.text("doctor-terminal-none")
    return (
        True,
        False,
        phrases.text("doctor-terminal", kind=environment.kind_of_terminal(), columns=environment.width()),
    )


def _saves(phrases: Phrases) -> Look:
    folder = journals.folder()
    standing = next(parent for parent in (folder, *folder.parents) if parent.exists())
    try:
        with TemporaryFile(dir=standing):  # Windows says of every folder that it can be written
            ok = True
    except OSError:
        ok = False
    return ok, False, phrases.text("doctor-saves" if ok else "doctor-saves-unwritable", folder=str(folder))


def _settings(phrases: Phrases) -> Look:
    found = settings.read_settings()
    if found.faults:
        return False, False, phrases.text("doctor-settings-wrong", why=fault_told(found.faults[0], phrases))
    file = settings.settings_path()
    return True, False, phrases.text("doctor-settings", file=str(file), there=file.exists())


def _system(phrases: Phrases) -> Look:
    """Name the packages of Debian that are missing, with the line that installs them."""
    missing = [package for package, there in SYSTEM.items() if not there()]
    hidden = [package for package in missing if (DEBIAN / package.removeprefix("python3-")).exists() or _has(package)]
    if hidden:
        return False, False, phrases.text("doctor-system-hidden", names=" ".join(hidden))
    if missing:
        return False, False, phrases.text("doctor-system-missing", names=" ".join(missing))
    return True, False, phrases.text("doctor-system")


def _has(package: str) -> bool:
    """Tell whether Debian's Python has the module of a package of this name."""
    module = package.removeprefix("python3-")
    return package.startswith("python3-") and any(DEBIAN.glob(f"{module}.*"))


def _has_liblouis() -> bool:
    with suppress(NoBraille):
        return bool(louis_version())
    return False


DEBIAN = Path("/usr/lib/python3/dist-packages")
"""Where Debian's Python packages are; an environment sees them only if it was made with --system-site-packages."""
SYSTEM: Mapping[str, Callable[[], bool]] = {
    "liblouis20": _has_liblouis,
    "python3-brlapi": lambda: find_spec("brlapi") is not None,
    "espeak-ng": lambda: find_library("espeak-ng") is not None,
    "alsa-utils": lambda: shutil.which("aplay") is not None,
}
"""Optional packages of Debian, each with its check."""
NOT_EVERYWHERE = ("brltty", "speech-dispatcher")
"""The parts of Linux alone: Windows and macOS have screen readers and voices of their own."""
LOOKS: dict[str, Callable[[Phrases], Look]] = {
    "brltty": _brltty,
    "liblouis": _liblouis,
    "voice": _voice,
    "speech-dispatcher": _dispatcher,
    "sound": _sound,
    "sounds": _sounds,
    "screen-reader": _screen_reader,
    "terminal": _terminal,
    "settings": _settings,
    "saves": _saves,
    "python": _python,
    "packages": _packages,
    "languages": _language_packages,
    **({"system": _system} if shutil.which("apt-get") else {}),
}


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
    for fault in settings.read_settings().faults if finding.name == "settings" else ():
        if fault.reason in ("settings-person-name", "settings-person-twice"):
            text = text.replace(str(fault.facts["name"]), "...")
    return text


def _last_lines(phrases: Phrases) -> Iterator[str]:
    """Yield the last lines of the game that was played last, or why it cannot be read."""
    found = journals.saves()
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


def write_report(text: str, path: Path | None) -> Path:
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
            return write_report(text, named)
        except FileExistsError:
            number += 1
