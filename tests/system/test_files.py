"""The folders of settings and data are those of platformdirs, without loading it."""

from pathlib import Path

import platformdirs
import pytest

from access.system import files


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
