"""liblouis is found on each system, gives the cells of its own binding, and is refused in a sentence if it is of no use."""

import ctypes
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from helpers import taverne

from access.cli.commands import doctor
from access.language.phrases import Phrases
from access.outputs.braille import liblouis
from access.outputs.braille.translator import NoBraille, cells, has_eight_dots, installed_tables, tables_of
from access.system import files
from access.system.environment import LANGUAGES

TEXTS = (
    "",
    "Ann throws 1 1 1 2 3 4.",
    "Größer Œuvre, naïve? [x] {y} (12.5) 100 %",
    "русский 漢字 ﬁ ẞ ŵ",
    "a😀b 𝐀𐐷",
    "⠁⠃⡁⣿",
    "\ud800y \x00\x01",
    "word " * 60,
)
GOLDEN = Path(__file__).parents[2] / "play" / "golden"


@pytest.fixture(autouse=True)
def looked_for_again():
    forget()
    yield
    forget()


def forget():
    """Look for the library once more."""
    liblouis.louis.cache_clear()
    liblouis._places.cache_clear()


def outcome(convert):
    """What a conversion returns, or that it failed."""
    try:
        return convert()
    except RuntimeError:
        return None


def compare(library, louis, table, texts):
    """Compare both bindings for some texts, and back."""
    mode = louis.dotsIO | louis.ucBrl | louis.noUndefined
    for text in texts:
        ours = outcome(lambda text=text: library.cells(text, table))
        assert ours == outcome(lambda text=text: louis.translateString([table], text, mode=mode)), (table, text)
        if ours is not None:
            back = outcome(lambda ours=ours: louis.backTranslateString([table], ours, mode=0))
            assert outcome(lambda ours=ours: library.text(ours, table)) == back, (table, text)


def test_cells_are_those_of_the_binding_of_liblouis():
    """For each table, whether it has a fault or not, and for a twelfth of what is told in games."""
    louis = pytest.importorskip("louis", reason="python3-louis is missing")
    louis.setLogLevel(louis.LOG_OFF)
    library = liblouis.louis()
    tables = [table.name for table in installed_tables()]
    assert len(tables) > 200
    for table in tables:
        assert library.has(table) is (outcome(lambda table=table: louis.checkTable([table]) or True) is True)
        if library.has(table):
            compare(library, louis, table, TEXTS)
    told = {line for path in GOLDEN.glob("*.txt") for line in path.read_text(encoding="utf-8").splitlines()}
    assert len(told) > 1000
    for table in {table for language in LANGUAGES for table in tables_of(language)}:
        compare(library, louis, table, sorted(told)[::12])


@pytest.mark.brailled
def test_threads_get_the_cells_of_their_own_tables():
    wanted = {table: cells("Ann throws 1 2 3", table) for language in LANGUAGES for table in tables_of(language)}
    forget()
    found = []

    def translate(table):
        found.extend((table, cells("Ann throws 1 2 3", table)) for _ in range(100))

    threads = [threading.Thread(target=translate, args=(table,)) for table in wanted]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(found) == set(wanted.items())


# A library of two bytes a character -----------------------------------------------------------------------------------


class OfTwoBytes:
    """A liblouis of Windows: UTF-16. Its tables turn each unit round, and it tells its path of data."""

    def __init__(self, file):
        self.lou_version = type("Function", (), {"__call__": lambda _: b"3.99.0 of a test", "restype": None})()
        self.data = None

    def lou_charSize(self):
        return 2

    def lou_setLogLevel(self, level):
        assert level == 60000

    def lou_setDataPath(self, path):
        type(self).data = path

    def lou_checkTable(self, table):
        return 1

    def lou_translateString(self, table, text, length, made, most, typeform, spacing, mode):
        assert (typeform, spacing, mode) in ((None, None, 4 | 64 | 128), (None, None, 0))
        assert len(text) == 2 * length._obj.value
        assert most._obj.value == 8 * length._obj.value
        turned = b"".join(text[at : at + 2] for at in reversed(range(0, len(text), 2)))
        ctypes.memmove(made, turned, len(turned))
        most._obj.value = length._obj.value
        return table != b"wrong.ctb"

    def lou_backTranslateString(self, *arguments):
        return self.lou_translateString(*arguments)


def beside(folder, library, tables):
    """Make a file for the library and a table, and return the file."""
    for path in (folder / library, folder / tables / "mine.ctb"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("#-display-name: Mine\n#+language: en\n#+dots: 8\nspace \\s 0\n")
    return folder / library


@pytest.mark.pretended
def test_a_library_of_two_bytes_a_character_gets_its_own_encoding(tmp_path, monkeypatch):
    file = beside(tmp_path, "liblouis.dll", "share/liblouis/tables")
    monkeypatch.setenv("LOUIS_LIBRARY", str(file))
    monkeypatch.setattr(ctypes, "WinDLL", OfTwoBytes, raising=False)
    library = liblouis.louis()
    assert (library.version, library.cells("ab", "any"), library.text("ab", "any")) == ("3.99.0", "ba", "ba")
    assert library.cells("a😀", "any") == "\ude00\ud83da"
    assert OfTwoBytes.data == os.fsencode(tmp_path / "share")
    with pytest.raises(RuntimeError):
        library.cells("a", "wrong.ctb")


# Where it is ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def computer(tmp_path, monkeypatch):
    """A computer of another system: Python, what is beside it, and the folder of our data."""
    monkeypatch.delenv("LOUIS_LIBRARY", raising=False)
    monkeypatch.delenv("LOUIS_TABLEPATH", raising=False)
    monkeypatch.setattr(sys, "prefix", str(tmp_path / "zip" / "python"))
    monkeypatch.setattr(files, "data_folder", lambda: tmp_path / "data")

    def be(system):
        monkeypatch.setattr(sys, "platform", system)
        forget()
        return [(os.path.relpath(each.file, tmp_path), each.tables) for each in liblouis.places()]

    yield be
    monkeypatch.undo()
    forget()


@pytest.mark.pretended
@pytest.mark.parametrize(
    ("library", "tables"),
    [
        ("data/liblouis/liblouis.dll", "data/liblouis/tables"),
        ("data/liblouis/liblouis.dll", "data/liblouis/share/liblouis/tables"),
        ("data/liblouis/bin/liblouis.dll", "data/liblouis/share/liblouis/tables"),
        (
            "data/liblouis/liblouis-3.38.0-win64/bin/liblouis.dll",
            "data/liblouis/liblouis-3.38.0-win64/share/liblouis/tables",
        ),
        ("zip/python/liblouis/bin/liblouis.dll", "zip/python/liblouis/share/liblouis/tables"),
    ],
)
def test_on_windows_it_is_found_in_a_folder_of_ours_with_its_tables(computer, tmp_path, library, tables):
    beside(tmp_path, library, tables)
    assert computer("win32") == [(library, tmp_path / tables)]
    assert [(table.name, table.title) for table in installed_tables()] == [("mine.ctb", "Mine")]
    assert has_eight_dots("mine.ctb")


@pytest.mark.pretended
def test_on_windows_it_is_found_beside_what_starts_the_zip_and_nowhere_above(computer, tmp_path):
    beside(tmp_path, "zip/liblouis/bin/liblouis.dll", "zip/liblouis/share/liblouis/tables")
    assert computer("win32") == []
    (tmp_path / "zip" / "taverne.cmd").touch()
    assert computer("win32") == [("zip/liblouis/bin/liblouis.dll", tmp_path / "zip/liblouis/share/liblouis/tables")]


@pytest.mark.pretended
def test_on_macos_it_is_homebrews_after_one_of_ours(computer, tmp_path, monkeypatch):
    monkeypatch.setattr(liblouis, "OF_MACOS", (str(tmp_path / "brew/lib"), str(tmp_path / "ports/lib")))
    beside(tmp_path, "brew/lib/liblouis.dylib", "brew/share/liblouis/tables")
    homebrews = ("brew/lib/liblouis.dylib", tmp_path / "brew/share/liblouis/tables")
    assert computer("darwin") == [homebrews]
    beside(tmp_path, "data/liblouis/liblouis.dylib", "data/liblouis/tables")
    assert computer("darwin") == [("data/liblouis/liblouis.dylib", tmp_path / "data/liblouis/tables"), homebrews]


@pytest.mark.posix("the loader of Linux")
def test_on_other_systems_the_loader_finds_it_after_one_of_ours(computer, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert [name for name, _ in computer("linux")] == [
        os.path.relpath(n, tmp_path) for n in ("liblouis.so.20", "liblouis.so")
    ]
    beside(tmp_path, "data/liblouis/liblouis.so.20", "data/liblouis/tables")
    assert computer("linux")[0] == ("data/liblouis/liblouis.so.20", tmp_path / "data/liblouis/tables")


@pytest.mark.posix("the loader of Linux")
def test_one_that_does_not_load_gives_way_to_the_next(computer, tmp_path):
    beside(tmp_path, "data/liblouis/liblouis.so.20", "data/liblouis/tables")
    computer("linux")
    assert liblouis.louis().cells("a", "en-ueb-g1.ctb") == "⠁"


# What is of no use ----------------------------------------------------------------------------------------------------


def wrong_libraries(folder):
    """Files that are no liblouis, each with the beginning of the reason."""
    (folder / "text.so").write_text("This is no library. " * 100)
    (folder / "empty.so").touch()
    os.mkfifo(folder / "pipe.so")
    import _ctypes

    return {
        folder / "gone.so": "No such file",
        folder: "Is a directory",
        folder / "text.so": "invalid ELF header",
        folder / "empty.so": "file too short",
        folder / "pipe.so": "Invalid argument",
        Path("/dev/zero"): "Invalid argument",
        Path(_ctypes.__file__): "undefined symbol: lou_version",
    }


@pytest.mark.skipif(sys.platform != "linux", reason="the reasons are those of Linux")
def test_the_doctor_says_why_a_library_is_of_no_use(tmp_path, monkeypatch):
    for file, reason in wrong_libraries(tmp_path).items():
        monkeypatch.setenv("LOUIS_LIBRARY", str(file))
        forget()
        well, needed, text = doctor.LOOKS["liblouis"](Phrases("en"))
        assert text.startswith(f"No braille: {file} cannot be used as liblouis: ")
        assert f"liblouis: {reason}" in text
        assert not well
        assert not needed


@pytest.mark.posix("the loader of Linux")
def test_the_place_of_its_tables_is_refused_if_it_cannot_hold_it(tmp_path, monkeypatch):
    """It would end the program, or look in two other folders."""
    real = next(Path("/usr/lib").glob("**/liblouis.so.20"), None)
    if real is None:
        pytest.skip("no library of Debian")
    for folder in (tmp_path / "a, b", tmp_path.joinpath(*["a" * 200] * 3)):
        file = beside(folder, "liblouis.so.20", "share/liblouis/tables")
        file.unlink()
        file.symlink_to(real)
        monkeypatch.setenv("LOUIS_LIBRARY", str(file))
        forget()
        with pytest.raises(NoBraille) as refused:
            cells("a", "en-ueb-g1.ctb")
        assert "too long, or has a comma" in refused.value.why


def test_without_it_each_command_says_where_to_ask(tmp_path):
    environ, to = {"LOUIS_LIBRARY": str(tmp_path / "gone.so")}, ["--output", tmp_path / "made.brf"]
    for command in (
        ["braille", "a"],
        ["emboss", "rules", "kaques", *to],
        ["emboss", "deck", *to],
        ["deck", "--braille"],
    ):
        run = taverne(*command, env=environ)
        assert (run.returncode, run.stderr) == (1, "Braille needs liblouis. taverne doctor says where to get it.\n")
    run = taverne("settings", "set", "braille.table", "en-ueb-g2.ctb", env=environ)
    assert "Braille needs liblouis" in run.stdout + run.stderr


def test_a_table_with_a_fault_is_refused_without_a_word_of_liblouis(tmp_path):
    (tmp_path / "mine.ctb").write_text("include gone.ctb\nnonsense x y\n")
    run = subprocess.run(
        [sys.executable, "-m", "access", "braille", "a", "--table", str(tmp_path / "mine.ctb")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.startswith("There is no braille table ")
    assert run.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("system", "said"),
    [
        ("win32", "Unpack its win64.zip from https://github.com/liblouis/liblouis/releases into the folder {folder}"),
        ("darwin", "Install it with: brew install liblouis"),
        ("linux", "Install the package liblouis, on Debian liblouis20"),
    ],
)
@pytest.mark.pretended
def test_the_doctor_says_where_to_get_it_on_each_system(computer, monkeypatch, system, said):
    monkeypatch.setattr(liblouis, "OF_MACOS", ())
    monkeypatch.setattr(liblouis, "BY_LOADER", ("no-liblouis.so",))
    computer(system)
    text = doctor.LOOKS["liblouis"](Phrases("en"))[2]
    assert text.startswith(f"No braille: liblouis is missing. {said.format(folder=files.data_folder() / 'liblouis')}")
