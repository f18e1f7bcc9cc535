"""The one module that opens files which people name: regular ones only."""

import errno
import os
import sys
from pathlib import Path

import pytest

from wordlists import regular


@pytest.fixture
def list_(tmp_path):
    path = tmp_path / "list.txt"
    path.write_bytes(b"haus\nthin\n")
    return path


def number(work):
    """The number of the error that some work raises."""
    with pytest.raises(OSError, match=r".") as found:
        work()
    return found.value.errno


def test_a_name_that_no_file_can_have_is_one_that_is_not_there(tmp_path):
    assert number(lambda: regular.check("a\0b")) == errno.ENOENT
    assert number(lambda: regular.write(tmp_path / "a\0b", b"haus")) == errno.ENOENT


@pytest.mark.posix("a pipe in a folder")
def test_what_takes_the_place_of_a_file_after_it_was_looked_at_is_not_read(tmp_path, list_):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)

    found = [str(list_), str(pipe)]

    class Swapped(os.PathLike):
        def __fspath__(self):
            return found.pop(0)

    assert number(lambda: regular.opened(Swapped())) == errno.EINVAL


def test_a_file_is_written_and_overwritten_only_if_it_may_be(tmp_path, list_):
    regular.write(list_, b"ob")
    assert list_.read_bytes() == b"ob"
    assert number(lambda: regular.write(list_, b"haus", replaces=False)) == errno.EEXIST
    assert number(lambda: regular.write(tmp_path, b"haus")) == errno.EISDIR
    regular.write(tmp_path / "new", b"haus", replaces=False)
    assert (tmp_path / "new").read_bytes() == b"haus"


def test_a_file_that_hides_its_size_is_not_read_beyond_the_limit():
    assert number(lambda: regular.content("/proc/self/status", 1)) == errno.EFBIG


NONE_ON_WINDOWS = (
    "con",
    "NUL",
    "aux.txt",
    "Com1",
    "lpt².tar.gz",
    "con .txt",
    "a.",
    "a ",
    "what?",
    "a:b",
    "a|b",
    "CONIN$",
)
SOME_ON_WINDOWS = ("icon", "con_EC", "com10", "com0.txt", "aux-1.jsonl", ".hidden", "a b", "a.b", "Jürgen", "nullen")


def test_names_of_devices_and_those_whose_end_is_left_out_are_none_on_windows():
    assert [name for name in (*NONE_ON_WINDOWS, *SOME_ON_WINDOWS) if regular.fits_windows(name)] == [*SOME_ON_WINDOWS]


def test_on_windows_a_name_that_cannot_be_is_refused_before_a_device_is_opened(monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "platform", "win32")
    for name in ("con", "games/nul.jsonl", "a. ", "con/a"):
        assert number(lambda name=name: regular.path_of(name)) == errno.EINVAL
    for path in (Path("..", "games", "a.jsonl"), tmp_path, Path()):
        assert regular.path_of(str(path)) == path


def test_a_path_that_is_long_for_windows_is_read_and_written_there(monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "platform", "win32")
    folder = tmp_path.joinpath(*["n" * 50] * 5)
    path = regular.path_of(str(folder / "a.jsonl"))
    assert str(path) == f"\\\\?\\{folder / 'a.jsonl'}"
    monkeypatch.undo()
    if sys.platform == "win32":
        assert regular.path_of(str(path)) == path
        path.parent.mkdir(parents=True)
        regular.write(path, b"haus")
        assert regular.content(path, 9) == b"haus"
    else:
        assert regular.path_of(str(folder)) == folder


class Held:
    """A change of a file that others hold at so many attempts, and the seconds that were waited for them."""

    def __init__(self, times):
        self.times, self.waited = times, 0

    def __call__(self):
        self.times -= 1
        if self.times >= 0:
            raise PermissionError(errno.EACCES, "held")

    def sleep(self, seconds):
        self.waited += seconds


@pytest.mark.parametrize(
    ("system", "times", "waited", "is_changed"),
    [("win32", 0, 0, True), ("win32", 5, 0.05, True), ("win32", 999, 2, False), ("linux", 1, 0, False)],
)
def test_on_windows_a_file_that_others_hold_is_waited_for_for_two_seconds(
    monkeypatch, system, times, waited, is_changed
):
    held = Held(times)
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(regular, "time", held)
    if is_changed:
        regular.patiently(held)
    else:
        assert number(lambda: regular.patiently(held)) == errno.EACCES
    assert held.waited == pytest.approx(waited)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a = 1\n" + ".".join(["a"] * 50_000) + " = 1\n", "line 2"),
        ("[" + "'.b' . " * 50_000 + "a]\n", "line 1"),
        ("x = { " + '"#".' * 50_000 + "a = 1 }\n", "line 1"),
        ("x = " + "[" * 50_000 + "\n", "too deeply"),
        ("x = \n", "line 1"),
    ],
)
def test_toml_that_would_take_minutes_or_is_none_is_refused(text, line):
    with pytest.raises(ValueError, match=line):
        regular.toml(text)


def test_dots_in_values_and_comments_are_no_keys():
    assert regular.toml(f"# {'.' * 500}\nx = '{'.' * 500}'\n{'a.' * 90}b = 1\n")["x"] == "." * 500
    for text in ("'" + "a" * 200_000, '"a ' * 60_000, "a " * 100_000, "a . " * 90 + "' ."):
        with pytest.raises(ValueError, match="line 1|end of document"):
            regular.toml(f"x = {text}\n")
