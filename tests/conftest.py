"""What all tests share: a home of their own, a known language, and the tools that some need."""

import gc
import os
import re
import shutil
import sys
import tempfile
from functools import cache

import pytest
from helpers import end_by_signals
from hypothesis import HealthCheck, settings
from in_process import runs_in_process
from pulse import COLLECTING

from access.outputs.braille.liblouis import louis
from access.system.files import settings_folder

NEEDED = {
    "heard": ("yasr",),
    "heard_by_orca": ("orca", "Xvfb", "openbox", "xdotool", "dbus-daemon", "mate-terminal"),
    "heard_by_fenrir": ("fenrir",),
    "felt": ("brltty", "tmux"),
    "connected": ("ssh", "ssh-keygen"),
    "in_database": ("pg_ctlcluster",),
    "listened": ("pulseaudio", "parec", "aplay", "espeak-ng"),
    "windowed": ("Xvfb", "openbox", "xdotool", "mate-terminal", "dbus-run-session", "xbrlapi"),
    "proxied": ("haproxy", "socat"),
    "certified": ("certbot", "pebble"),
    "behind_proxies": ("nginx", "caddy", "openssl"),
    "checked_by_vnu": ("java",),
    "read_in_text": ("w3m", "lynx", "tmux"),
    "scraped": ("prometheus", "promtool"),
    "spelled": ("hunspell", "apt-get", "dpkg-deb"),
    "dispatched": ("pulseaudio", "parec", "speech-dispatcher"),
}
ON_ANY_MACHINE = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
"""The settings of property tests: how long an example takes says nothing on a busy machine."""
COVERED = {"games", "wordlists"}
"""The folders whose tests cover every line of what they test."""
POSIX_FILE = re.compile(r"^pytestmark = (?:\[[^\]]*|.*)mark\.posix\(", re.MULTILINE)
"""A file that is POSIX as a whole."""
HOMES = ("HOME", "USERPROFILE", "WIN_PD_OVERRIDE_LOCAL_APPDATA")
"""The variables that name the folder of a user: all but the first are for Windows."""
FOLDERS = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME")
TAKE_LONG = ("long", "everything", "soak", *NEEDED)


def pytest_configure(config):
    end_by_signals()
    if not hasattr(config, "workerinput"):  # workers inherit the folder
        give_folder(config)
    settings.register_profile("on any machine", ON_ANY_MACHINE)
    settings.load_profile("on any machine")
    config.addinivalue_line("markers", "real: needs a screen reader, a braille display or sound, real ones")
    config.addinivalue_line("markers", "soak: for make soak, since it takes hours")
    config.addinivalue_line("markers", "windows: for make test-windows, since it needs Windows' Python under Wine")
    config.addinivalue_line("markers", "windows_too: starts processes, and make test-windows runs it, too")
    config.addinivalue_line("markers", "pretended: a stand-in of Windows, for what Wine does not show; not run there")
    config.addinivalue_line(
        "markers", "posix: needs what no Windows has, or is about Linux alone; its argument says what"
    )
    config.addinivalue_line("markers", "brailled: needs liblouis, which a Windows seldom has")
    config.addinivalue_line("markers", "everything: for make test-all, since there are many alike")
    config.addinivalue_line(
        "markers", "long: computes or waits for seconds: make quick leaves it out, and it covers no lines"
    )
    config.addinivalue_line(
        "markers", "quick: runs in this process alone; found by what a test names, never written down"
    )
    config.addinivalue_line("markers", "covered: the lines that it runs are counted; found by its folder")
    for name, tools in NEEDED.items():
        config.addinivalue_line("markers", f"{name}: needs {', '.join(tools)}")


def give_folder(config):
    """Make one folder for the temporary files of clubs, databases and displays, and delete it after the run.

    It is also the home outside of tests: nothing reaches the folders of whoever runs them. The folders of `tmp_path`
    stay in their usual place, for a look after a failure.
    """
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", tempfile.gettempdir())
    tempfile.tempdir = os.environ["TMPDIR"] = folder = tempfile.mkdtemp(prefix="taverne-")
    os.chmod(folder, 0o711)  # PostgreSQL runs as another user
    os.environ.update(dict.fromkeys(HOMES, folder))
    for name in (*FOLDERS, "LANGUAGE"):
        os.environ.pop(name, None)
    config.add_cleanup(lambda: shutil.rmtree(folder, ignore_errors=True))


def pytest_ignore_collect(collection_path):
    """Windows does not even import a file that is POSIX as a whole: it may import what only POSIX has."""
    is_test = sys.platform == "win32" and collection_path.match("test_*.py")
    return (is_test and bool(POSIX_FILE.search(collection_path.read_text(encoding="utf-8")))) or None


@cache
def has_liblouis():
    """Whether liblouis can be loaded."""
    try:
        return bool(louis().version)
    except OSError:
        return False


def pytest_collection_modifyitems(config, items):
    """Tests whose tools are missing skip by name; where CI is set they fail."""
    items[:] = [item for item in items if not any(item.get_closest_marker(name) for name in left_out(item))]
    quick = "quick" in config.getoption("markexpr")
    path = os.environ["PATH"] + ":/usr/sbin:/sbin"
    missing = {
        name: [tool for tool in tools if shutil.which(tool, path=path) is None] for name, tools in NEEDED.items()
    }
    for item in items:
        marked = {mark.name for mark in item.iter_markers()}
        if quick and marked.isdisjoint(TAKE_LONG) and runs_in_process(item):
            item.add_marker(pytest.mark.quick)
        if marked.isdisjoint(("long", "everything", "soak")) and not COVERED.isdisjoint(item.path.parts):
            item.add_marker(pytest.mark.covered)
        if "brailled" in marked and not has_liblouis() and not os.environ.get("CI"):
            item.add_marker(pytest.mark.skip(reason="not installed: liblouis"))
        for name in sorted(marked & NEEDED.keys()):
            item.add_marker(pytest.mark.real)
            if missing[name] and not os.environ.get("CI"):
                item.add_marker(pytest.mark.skip(reason=f"not installed: {', '.join(missing[name])}"))


def pytest_collection_finish():
    """Search for garbage in small parts, and leave out the collected tests and their shared data."""
    gc.freeze()
    gc.set_threshold(*COLLECTING, 20)


def left_out(item):
    """The marks of tests that this run leaves out."""
    soaks = os.environ.get("SOAK") or item.get_closest_marker("everything")
    wanted = {"soak": soaks, "windows": os.environ.get("WINDOWS"), "pretended": sys.platform != "win32"}
    return [name for name, is_wanted in wanted.items() if not is_wanted]


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """A home of its own for each test, English, and no screen reader but what the test starts."""
    for name in (*FOLDERS, "LC_ALL", "LC_MESSAGES", "ACCESSIBLE", "STY", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    for name in ("CONTROLVT", "WINDOWID", "XDG_VTNR", "WINDOWPATH"):
        monkeypatch.delenv(name, raising=False)
    for name in HOMES:
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path}/no-speech-dispatcher")
    settings = settings_folder("taverne") / "settings.toml"  # it is there: this is no first start
    settings.parent.mkdir(parents=True)
    settings.touch()
    monkeypatch.setenv("LANG", "C.UTF-8")
    return tmp_path


@pytest.fixture(scope="module")
def sink(request):
    """A sound card of software for all tests of a module, with the module's RATE if it has one."""
    from listen import Sink

    sink = Sink(getattr(request.module, "RATE", 16000))
    yield sink
    sink.close()


@pytest.fixture
def sound(sink, monkeypatch):
    """The sink, for what this process starts, too."""
    for name, value in sink.env.items():
        monkeypatch.setenv(name, value)
    return sink


@pytest.fixture(scope="module")
def wine():
    """Wine for the tests of a module; nothing of it runs on after them."""
    yield
    import windows

    windows.stop()
