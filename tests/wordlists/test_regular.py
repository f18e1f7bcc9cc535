"""The one module that opens files which people name: regular ones only."""

import errno
import os

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
