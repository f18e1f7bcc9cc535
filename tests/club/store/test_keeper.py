"""What a keeper does with the file of a club that has no room on the disk."""

import asyncio
import resource
from pathlib import Path

import pytest

from access.club.store import keeper
from access.club.store.sqlite import sqlite_store
from games.refusals import Failed


@pytest.fixture
def club_file(tmp_path):
    """The file of a club."""

    async def made():
        store = sqlite_store(tmp_path / "club")
        await store.set_value("welcome", "Hello")
        await store.close()

    asyncio.run(made())
    return tmp_path / "club"


@pytest.fixture
def full_disk(club_file):
    """Files of this process may have 64 KiB: less than the copy of a club."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 16, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.usefixtures("full_disk")
@pytest.mark.parametrize("copied", [keeper.backup, lambda source, to: keeper.restore(str(to), Path(source))])
def test_a_copy_without_room_leaves_no_file(club_file, tmp_path, copied):
    copied_to = tmp_path / "copy"
    with pytest.raises(Failed):
        copied(str(club_file), copied_to)
    assert not copied_to.exists()
