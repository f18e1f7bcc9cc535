"""The folders of settings and data are those of platformdirs, without loading it."""

import sys
import threading
from pathlib import Path

import platformdirs
import pytest

from access.system import files
from wordlists import regular


@pytest.mark.parametrize("given", [None, "", "/tmp/elsewhere", "not/absolute"])
@pytest.mark.parametrize("name", ["taverne", "access"])
def test_the_folders_are_those_of_the_standard(monkeypatch, given, name):
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(variable, raising=False)
        if given is not None:
            monkeypatch.setenv(variable, given)
    assert files.settings_folder(name) == Path(platformdirs.user_config_dir(name, appauthor=False))
    assert files.data_folder() == Path(platformdirs.user_data_dir("taverne", appauthor=False))


def test_elsewhere_the_folders_are_those_of_the_system(monkeypatch):
    monkeypatch.setattr(files.sys, "platform", "darwin")
    assert files.settings_folder("access") == Path(platformdirs.user_config_dir("access", appauthor=False))
    assert files.data_folder() == Path(platformdirs.user_data_dir("taverne", appauthor=False))


@pytest.mark.windows_too
@pytest.mark.parametrize("reads_for", [0, 0.3])
def test_a_file_is_replaced_while_somebody_reads_it(tmp_path, reads_for):
    path = tmp_path / "settings.toml"
    path.write_bytes(b"old")
    with open(path, "rb") as reader:
        closing = threading.Timer(reads_for, reader.close)
        closing.start()
        files.replace(path, b"new")
        closing.join()
    assert path.read_bytes() == b"new"
    assert not list(tmp_path.glob(".settings*"))


@pytest.mark.windows_too
@pytest.mark.skipif(sys.platform != "win32", reason="only Windows holds a file that is read")
def test_a_file_that_somebody_reads_for_ever_is_not_waited_for_for_ever(tmp_path, monkeypatch):
    monkeypatch.setattr(regular, "_PAUSE", 0)
    path = tmp_path / "settings.toml"
    path.write_bytes(b"old")
    with open(path, "rb"), pytest.raises(PermissionError):
        files.replace(path, b"new")
    assert path.read_bytes() == b"old"
    assert not list(tmp_path.glob(".settings*"))


def test_a_folder_without_init_has_its_files_and_none_of_the_working_directory(tmp_path, monkeypatch):
    (tmp_path / "plain_texts").mkdir()
    (tmp_path / "plain_texts" / "en.ftl").write_bytes(b"found = Found.\n")
    (tmp_path / "fr.ftl").write_bytes(b"found = Elsewhere.\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.chdir(tmp_path)
    assert files.packaged("plain_texts", "en.ftl") == b"found = Found.\n"
    with pytest.raises(FileNotFoundError):
        files.packaged("plain_texts", "fr.ftl")
