"""The environment of the program: its languages, screen reader, remote login, sound.

Each language of Taverne has a file of facts beside the phrases of the house, such as `fr.toml`. A language is found by
this file, not listed. What a language lacks is told in English. Installed packages bring further languages by an entry
point of the group `taverne.languages`, such as `it = taverne_it`; they are never imported. A language that only the
words of any program are translated into has its file in `person`: other programs can speak it, Taverne does not.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any

from access.system import posix, windows
from access.system.files import packaged
from access.system.packages import entry_points, folders
from games.data import frozen
from wordlists import regular
from wordlists.folders import add as add_words

PACKAGE = "access.language"
"""The package of the files."""
FALLBACK = "en"
"""The language that all others fall back to."""
LANGUAGE_GROUP = "taverne.languages"
"""The group of entry points for languages."""
LARGEST = 1 << 22
"""The most bytes of a file of a language that a package brings. The largest of ours has 100 KB."""
_KEPT = r"`[^`]*`|\]\([^)]*\)"
"""The parts of prose that stay: typed text, and the address of a link."""
_NARROW = "\u202f"
"""A narrow no-break space."""
_CODE = "[a-z]{2,3}(?:_[A-Za-z0-9]{2,8})*"


@frozen
class Language:
    """The facts of a language.

    `name` is its name in itself, and `typed` are other words for it. `one` are the numbers that take the singular, and
    `millions` is the plural category of whole millions; without `one` the plurals are those of CLDR.
    `braille` are its liblouis tables: `exact` for dice, cards and numbers, `grade-0` to `grade-2` for prose, `computer`
    for eight dots. `manual` are the headings of the manual. `print` says how prose is set for eyes: `quotes` stand in
    place of straight ones, and a narrow no-break space before each sign of `spaced`, and within the quotes.
    """

    code: str
    name: str
    typed: tuple[str, ...]
    one: tuple[int, ...]
    millions: str
    braille: Mapping[str, str]
    manual: Mapping[str, str]
    print: Mapping[str, str]

    def in_print(self, text: str) -> str:
        """Return prose in the typography of this language. Text in backticks, addresses and times such as 10:30 stay.

        Never for what is answered or felt: on a display the space takes a cell, in grade 2 another for the sign.
        """
        quotes, spaced = self.print.get("quotes", '""'), self.print.get("spaced", "")
        opening, closing = quotes[0], quotes[-1]
        text = re.sub(rf'({_KEPT})|(?<![^\s(])(")|"', lambda at: at[1] or (opening if at[2] else closing), text)
        if not spaced:
            return text
        sign = rf"(?<=[^\s{spaced}])[{spaced}](?![^\s{spaced}{closing}).,])|(?<=\S){closing}"
        text = re.sub(rf"({_KEPT})|(?:{sign})", lambda at: at[1] or f"{_NARROW}{at[0]}", text)
        return re.sub(rf"({_KEPT})|{opening}(?=\S)", lambda at: at[1] or f"{at[0]}{_NARROW}", text)

    def table(self, use: str) -> str:
        """Return the liblouis table for a use, that of English where the language names none."""
        return self.braille.get(use) or facts(FALLBACK).braille[use]


@frozen
class Broken:
    """A language of an installed package that cannot be used, and why."""

    code: str
    package: str
    why: str


@lru_cache(maxsize=1)
def bundled() -> tuple[str, ...]:
    """Return the codes of our own languages, English first."""
    names = os.listdir(Path(__file__).parent.parent / "language")
    found = (name.removesuffix(".toml") for name in names if name.endswith(".toml"))
    return tuple(sorted(found, key=lambda code: (code != FALLBACK, code)))


def codes() -> tuple[str, ...]:
    """Return the codes of all languages: English, our others, then those of installed packages."""
    return (*bundled(), *sorted(brought()))


def brought() -> Mapping[str, Path]:
    """Return the folder of each language that an installed package brings."""
    return _brought()[0]


def broken_languages() -> tuple[Broken, ...]:
    """Return the languages of installed packages that cannot be used."""
    return _brought()[1]


@lru_cache(maxsize=1)
def _brought() -> tuple[dict[str, Path], tuple[Broken, ...]]:
    found: dict[str, Path] = {}
    broken = []
    for code, package in entry_points(LANGUAGE_GROUP).items():
        try:
            found[code] = _folder(code, package)
        except (OSError, ValueError) as error:
            broken.append(Broken(code, package, str(error) or type(error).__name__))
    return found, tuple(broken)


def bring(code: str, folder: Path) -> None:
    """Use a language that is not installed, from this folder, until the program ends. Raises OSError and ValueError."""
    _read(code, regular.content(folder / f"{code}.toml", LARGEST))
    _brought()[0][code] = folder


def is_code(code: str) -> bool:
    """Tell whether a text can be the code of a language, such as it or pt_BR."""
    return re.fullmatch(_CODE, code) is not None


def _folder(code: str, package: str) -> Path:
    """Return the folder of a package with a language. Raises OSError and ValueError."""
    if not is_code(code):
        raise ValueError(f"{code} is no code of a language")
    if code in bundled():
        raise ValueError(f"{code} comes with Taverne")
    folder = next((each for each in folders(package) if (each / f"{code}.toml").is_file()), None)
    if folder is None:
        raise ValueError(f"there is no {code}.toml in {package}")
    _read(code, regular.content(folder / f"{code}.toml", LARGEST))
    return folder


def package_text(code: str, path: str) -> str | None:
    """Return the text of a file in the package that brings a language, such as games/kaques/it.ftl; None without it."""
    folder = brought().get(code)
    if folder is not None:
        with suppress(OSError, UnicodeError):
            return regular.content(folder / path, LARGEST).decode().replace("\r\n", "\n")
    return None


def matching(wanted: str, known: Iterable[str]) -> str | None:
    """Return the longest of these codes that a locale or a tag of a browser means: of pt_BR.UTF-8 pt_BR, else pt."""
    parts = re.split("[-_]", re.split("[.@]", wanted.strip(), maxsplit=1)[0].casefold())
    codes = {code.casefold().replace("_", "-"): code for code in known}
    tried = ("-".join(parts[:count]) for count in range(len(parts), 0, -1))
    return next((codes[each] for each in tried if each in codes), None)


@lru_cache(maxsize=64)
def find_language(code: str) -> Language | None:
    """Return the facts of a language, of Taverne or of other programs only; None for one that has none."""
    for folder in ("", "person/"):
        with suppress(FileNotFoundError):
            return _read(code, packaged(PACKAGE, f"{folder}{code}.toml"))
    beside = brought().get(code)
    return None if beside is None else _read(code, regular.content(beside / f"{code}.toml", LARGEST))


def facts(code: str) -> Language:
    """Return the facts of a language. Raises LookupError for one that has none."""
    found = find_language(code)
    if found is None:
        raise LookupError(f"there are no facts of the language {code}")
    return found


def _read(code: str, data: bytes) -> Language:
    """Return the facts in a file. Raises ValueError for a file that has others, or is no TOML."""
    read = regular.toml(data.decode("utf-8"))
    try:
        one, typed = tuple(map(int, read.get("one", ()))), tuple(map(str, read.get("typed", ())))
        tables = (dict(read.get(table, {})) for table in ("braille", "manual", "print"))
        return Language(code, str(read["name"]), typed, one, str(read.get("millions", "other")), *tables)
    except (KeyError, TypeError) as error:
        raise ValueError(f"{code}.toml: {type(error).__name__} {error}") from None


LANGUAGES = codes()
"""The languages that Taverne speaks, English first."""
add_words(folder / "words" for folder in brought().values())
ORCA = "orca"
READERS = (ORCA, "brltty", "fenrir", "yasr", "espeakup")
"""Programs that speak or braille the screen themselves (Linux)."""
VOICE_OVER = "VoiceOver"
"""The screen reader of macOS, and the name of its process."""
PATIENCE = 0.5
"""Seconds that the system gets to tell about a screen reader."""
SWITCHED_OFF = ("", "0", "false", "no")
"""Values of the variable ACCESSIBLE that mean no."""
INSIDE = "ACCESS_RUN"
"""The variable by which a program of ours knows that it runs under `taverne run`: the options of that, a line each."""
SPEAKS_ITSELF, IS_DONE = "\x1b]7373;on\x07", "\x1b]7373;off\x07"
"""Begin and end of its output there, as sequences that reach no terminal: it is told by itself, and once."""
NAME = "taverne"
NARROWEST = 20
"""The fewest columns that a terminal is taken to have."""
IMPERSONAL = ("root", "admin", "administrator", "user", "guest", "ubuntu", "debian", "fedora", "pi", "vagrant")
"""Names of accounts that are no names of persons."""
NOBODY = 65534
"""The number of the account nobody. Those of services are below 1000, on macOS below 500."""
_STATUS = ("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status", "ScreenReaderEnabled")


def system_language(environment: Mapping[str, str] = os.environ, known: Sequence[str] = LANGUAGES) -> str:
    """Return the language of the system if it is one of these, else the first of them.

    As gettext has it, LANGUAGE lists the wanted ones where there is a locale: C and POSIX are none.
    """
    locale = next(filter(None, (environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    if locale:
        listed = environment.get("LANGUAGE", "").split(":") if locale not in ("C", "POSIX") else []
        return next(filter(None, (matching(each, known) for each in (*listed, locale))), known[0])
    spoken = (matching(each, known) for each in windows.languages())
    return next(filter(None, spoken), known[0])


def system() -> str:
    """Return the kind of the system, as phrases know it: windows, macos, or other."""
    return {"win32": "windows", "darwin": "macos"}.get(sys.platform, "other")


@lru_cache(maxsize=1)
def python_apart() -> str:
    """Return the path of the interpreter if it does not see the packages of the system; none if it does."""
    sees = sys.platform in ("win32", "darwin") or any(path.rstrip("/").endswith("dist-packages") for path in sys.path)
    return "none" if sees or not Path("/usr/lib/python3/dist-packages").is_dir() else sys.executable


def kind_of_terminal() -> str:
    """Return the kind of the terminal: dumb if none is named, but on Windows, where none is, that is the console."""
    return os.environ.get("TERM") or ("Windows" if sys.platform == "win32" else "dumb")


def is_terminal(stream: Any) -> bool:
    """Tell whether a stream is a terminal; closed ones are not, nor is NUL of Windows, which says so of itself."""
    with suppress(AttributeError, ValueError):
        return bool(stream.isatty()) and (sys.platform != "win32" or windows.is_console(stream.fileno()))
    return False


def width() -> int:
    """Return the columns of the terminal."""
    return max(shutil.get_terminal_size().columns, NARROWEST)


def wants_colours() -> bool:
    """Tell whether colours are printed: not where NO_COLOR is set to anything."""
    return not os.environ.get("NO_COLOR")


def is_inside() -> bool:
    """Tell whether the output goes to a terminal of `taverne run`."""
    return INSIDE in os.environ and os.isatty(1)


def inherited() -> Mapping[str, str]:
    """Return the options of the `taverne run` outside, by name."""
    return dict(line.split("=", 1) for line in os.environ.get(INSIDE, "").splitlines()) if is_inside() else {}


def program() -> str:
    """Return the command that starts this program: taverne, or its path where the shell does not find it."""
    typed = sys.argv[0] if sys.argv else ""
    if Path(typed).name != NAME or shutil.which(NAME):
        return NAME
    return typed


def user_name() -> str:
    """Return the user's name on the system; empty without one, and for service accounts such as root."""
    import getpass

    with suppress(Exception):  # getpass raises what the system raises: KeyError, OSError, ImportError
        name = getpass.getuser()
        return "" if _is_of_a_service(name) else name
    return ""


def _is_of_a_service(name: str) -> bool:
    """Tell whether an account belongs to no person: by its number, or by a name that images of systems give."""
    number, least = posix.account(name), 500 if sys.platform == "darwin" else 1000
    return name.lower() in IMPERSONAL or (number is not None and (number < least or number == NOBODY))


def speech_is_wanted(environment: Mapping[str, str] = os.environ) -> bool:
    """Tell whether `--speech auto` speaks: not beside a screen reader, not over SSH, not without sound."""
    if environment.get("SSH_CONNECTION") or environment.get("SSH_TTY"):
        return False
    return screen_reader(environment) is None and has_sound(environment)


def screen_reader(environment: Mapping[str, str] = os.environ) -> str | None:
    """Return the running screen reader, as far as it can be detected; None if there is none."""
    if environment.get("ACCESSIBLE", "").strip().lower() not in SWITCHED_OFF:
        return "ACCESSIBLE"
    if sys.platform == "win32":
        return windows.screen_reader()
    if sys.platform == "darwin":
        return VOICE_OVER if _voice_over_runs() else None
    if not sys.platform.startswith("linux"):
        return None
    running = next((name for name in _programs() if name in READERS), None)
    return running or ("D-Bus" if _announced(environment) else None)


def _voice_over_runs() -> bool:
    """Tell whether this user's VoiceOver runs: a folder of processes, as on Linux, is not there."""
    import subprocess

    with suppress(OSError, subprocess.SubprocessError):
        command = ["pgrep", "-x", "-U", str(posix.user()), VOICE_OVER]
        return not subprocess.run(command, capture_output=True, timeout=PATIENCE, check=False).returncode
    return False


def program_runs(program: str) -> bool:
    """Tell whether a program of this name runs (Linux only; elsewhere False)."""
    return sys.platform.startswith("linux") and program in _programs()


def console_number() -> int | None:
    """Return the number of the Linux virtual console that the user types on; None elsewhere."""
    with suppress(OSError):
        device, _, number = posix.terminal_name().rpartition("tty")
        return int(number) if device == "/dev/" and number.isdecimal() else None
    return None


def is_console(environment: Mapping[str, str] = os.environ) -> bool:
    """Tell whether this is a Linux virtual console, or something that calls itself one (CONTROLVT)."""
    return sys.platform.startswith("linux") and (console_number() is not None or bool(environment.get("CONTROLVT")))


def display_can_be_had(environment: Mapping[str, str] = os.environ) -> bool:
    """Tell whether brltty can know when the player looks here: on a console, or in a window with a number."""
    if is_console(environment) or environment.get("WINDOWID"):
        return True
    graphical = environment.get("XDG_SESSION_TYPE") in ("x11", "wayland", "mir")
    return bool(environment.get("XDG_VTNR")) and not graphical


def way_to_display(environment: Mapping[str, str] = os.environ) -> str:
    """Return the way to the display of brltty: a console or a window; or the reason why there is none."""
    if is_console(environment) or not environment.get("WINDOWID"):
        return "console" if display_can_be_had(environment) else "terminal"
    if program_runs("orca"):
        return "orca"
    return "window" if program_runs("xbrlapi") else "no-xbrlapi"


def display_is_wanted(environment: Mapping[str, str] = os.environ) -> bool:
    """Tell whether `--braille auto` takes a display: on a console where brltty runs and Orca does not."""
    return is_console(environment) and program_runs("brltty") and not program_runs("orca")


def _programs() -> Iterator[str]:
    """Yield the names of running programs, and for Python scripts those of the scripts."""
    for process in _processes():
        try:
            name = beginning_of(f"/proc/{process}/comm").strip()
            yield name.decode("utf-8", "replace")
            if name.startswith(b"python"):
                arguments = beginning_of(f"/proc/{process}/cmdline").split(b"\0")[1:2]
                yield from (os.path.basename(argument).decode("utf-8", "replace") for argument in arguments)
        except OSError:  # it has ended
            continue


def _processes() -> Iterator[str]:
    """Yield the numbers of processes, without those of the kernel, which may be half of all."""
    kernel: set[str] = set()
    with suppress(OSError):
        if beginning_of("/proc/2/comm") == b"kthreadd\n":
            kernel = set(beginning_of("/proc/2/task/2/children").decode().rpartition(" ")[0].split())
    yield from (name for name in os.listdir("/proc") if name.isdecimal() and name not in kernel)


def beginning_of(path: str) -> bytes:
    """Return the beginning of a file. There may be hundreds to look through, so no stream is made of each."""
    file = os.open(path, os.O_RDONLY)
    try:
        return os.read(file, 4096)
    finally:
        os.close(file)


def _announced(environment: Mapping[str, str]) -> bool:
    """Tell whether the desktop reports that a screen reader is on."""
    ask = shutil.which("busctl")
    if ask is None or not environment.get("DBUS_SESSION_BUS_ADDRESS"):
        return False
    import subprocess  # only where there is a desktop

    with suppress(OSError, subprocess.SubprocessError):
        command = [ask, "--user", "--auto-start=no", "get-property", *_STATUS]
        answer = subprocess.run(command, capture_output=True, timeout=PATIENCE, check=False)
        return answer.stdout.strip() == b"b true"
    return False


def has_sound(environment: Mapping[str, str] = os.environ) -> bool:
    """Tell whether there is a sound device or a sound server; on systems other than Linux it is assumed."""
    if not sys.platform.startswith("linux"):
        return True
    if environment.get("PULSE_SERVER"):
        return True
    runtime = environment.get("XDG_RUNTIME_DIR", "")
    servers = (Path(runtime, "pulse", "native"), Path(runtime, "pipewire-0")) if runtime else ()
    return any(server.exists() for server in servers) or any(Path("/dev/snd").glob("pcm*p"))


def scrollback_stays(environment: Mapping[str, str] = os.environ) -> bool:
    """Tell whether the terminal keeps cleared text in its scrollback, as GNU screen does."""
    return "STY" in environment
