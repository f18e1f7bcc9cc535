"""What a keeper hears of a club's file: no room on the disk, a backup that others have changed, a damaged log."""

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from access.club.store import keeper
from access.club.store.keeper import store_of
from access.club.store.sql import newest
from access.club.store.sqlite import FRAME_HEADER, LOG_HEADER, definitions, sqlite_store, tell_lost
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
    import resource

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 16, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.posix("limits of processes")
@pytest.mark.usefixtures("full_disk")
@pytest.mark.parametrize("copied", [keeper.backup, lambda source, to: keeper.restore(str(to), Path(source))])
def test_a_copy_without_room_leaves_no_file(club_file, tmp_path, copied):
    copied_to = tmp_path / "copy"
    with pytest.raises(Failed):
        copied(str(club_file), copied_to)
    assert not copied_to.exists()


CHANGED = {
    "trigger": "CREATE TRIGGER steal AFTER UPDATE ON people BEGIN UPDATE people SET role = 'moderator' WHERE id = 1; END",
    "view": "CREATE VIEW passphrases AS SELECT name, secret FROM people",
    "table": "CREATE TABLE copied (secret TEXT)",
    "index": "CREATE UNIQUE INDEX only_one ON people (role)",
    "column": "ALTER TABLE keys ADD COLUMN mine TEXT",
    "lacking index": "DROP INDEX news_by_change",
    "generated column": "ALTER TABLE people ADD COLUMN twice INTEGER GENERATED ALWAYS AS (2 * seen)",
}
"""Statements that make something of a file that a club has not, or has otherwise."""


@pytest.mark.parametrize("changed", CHANGED.values(), ids=CHANGED)
def test_a_backup_whose_tables_are_not_those_of_a_club_is_refused_and_named(club_file, tmp_path, changed):
    with closing(sqlite3.connect(club_file)) as connection:
        connection.execute(changed)
        connection.commit()
    with pytest.raises(Failed, match="club-store-schema") as refused:
        keeper.restore(str(tmp_path / "restored"), club_file)
    assert refused.value.facts["name"] in changed
    assert not (tmp_path / "restored").exists()
    with pytest.raises(Failed, match="club-store-schema"):
        keeper.check_store(club_file)


def test_a_trigger_under_a_name_of_sqlite_itself_is_refused(club_file):
    text = "CREATE TRIGGER sqlite_stat1 AFTER INSERT ON people BEGIN DELETE FROM keys; END"
    with closing(sqlite3.connect(club_file)) as connection:
        connection.execute("PRAGMA writable_schema=ON")
        into = "INSERT INTO sqlite_master VALUES ('trigger', 'sqlite_stat1', 'people', 0, ?)"
        connection.execute(into, [text])
        connection.commit()
    with pytest.raises(Failed, match="club-store-schema"):
        keeper.check_store(club_file)


SINCE_16 = {"people": ("stamp",), "chairs": ("away", "bot", "end_heard")}
"""The columns that are newer than version 16."""


def test_a_backup_that_was_analyzed_and_one_of_an_earlier_version_are_restored(club_file, tmp_path):
    with closing(sqlite3.connect(club_file)) as connection:
        connection.execute("ANALYZE")
        connection.execute("DROP INDEX chairs_unheard")
        for table, columns in SINCE_16.items():
            for column in columns:
                connection.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
        connection.execute("PRAGMA user_version=16")
        connection.commit()
    keeper.restore(str(tmp_path / "restored"), club_file)

    async def opened():
        store = sqlite_store(tmp_path / "restored")
        found = await store.value("welcome")
        await store.close()
        return found

    assert asyncio.run(opened()) == "Hello"


EARLIER = Path(__file__).parents[2] / "whole" / "earlier"
KEPT = {3: EARLIER / "e4ffc68" / "club.sql", 16: EARLIER / "9d60150" / "club.sql"}
"""Clubs by the version of their tables, as e4ffc68 and 9d601509 have made them, in a file of SQLite."""
SCHEMA = """
SELECT table_name, column_name, ordinal_position, data_type, column_default, is_nullable FROM information_schema.columns
WHERE table_schema = 'public' UNION ALL SELECT tablename, indexname, 0, indexdef, '', '' FROM pg_indexes
WHERE schemaname = 'public' UNION ALL SELECT conrelid::regclass::text, conname, 0, pg_get_constraintdef(oid), '', ''
FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2, 3, 4
"""
"""The columns, indexes and keys of a database."""


async def names_in(url):
    """The names of the people of a club, which is opened for it."""
    store = store_of(url)
    found = [person.name for person in await store.people.everybody()]
    await store.close()
    return found


@pytest.mark.parametrize("version", KEPT)
def test_a_kept_club_opens_and_has_the_tables_of_a_new_one_also_as_a_backup(version, tmp_path):
    with closing(sqlite3.connect(tmp_path / "kept")) as connection:
        connection.executescript(KEPT[version].read_text(encoding="utf-8"))
    keeper.restore(str(tmp_path / "restored"), tmp_path / "kept")
    found = [asyncio.run(names_in(str(tmp_path / name))) for name in ("kept", "restored", "new")]
    assert found[0] == found[1] > found[2] == []
    for name in ("kept", "restored"):
        keeper.check_store(tmp_path / name)
        with closing(sqlite3.connect(tmp_path / name)) as connection:
            assert connection.execute("PRAGMA user_version").fetchone()[0] == newest() > version
            with closing(sqlite3.connect(tmp_path / "new")) as new:
                assert definitions(connection) == definitions(new)


@pytest.mark.in_database
def test_a_kept_database_opens_and_has_the_tables_of_a_new_one(tmp_path, database):
    kept, new = (database.of(tmp_path / name) for name in ("kept", "new"))
    with psycopg.connect(kept) as connection:
        connection.execute((EARLIER / "9d60150" / "club.postgres.sql").read_text(encoding="utf-8"))
    assert [bool(asyncio.run(names_in(url))) for url in (kept, new)] == [True, False]
    schemas = []
    for url in (kept, new):
        with psycopg.connect(url) as connection:
            schemas.append(connection.execute(SCHEMA).fetchall())
    assert schemas[0] == schemas[1]


# A damaged log ---------------------------------------------------------------------------------------------------------

WRITES, PAGE = 10, 4096
FRAME = FRAME_HEADER + PAGE


def killed(path, to, spoils):
    """Copy a club after ten writes, as a power cut leaves it, with a write-ahead log that was spoiled."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        for number in range(WRITES):
            connection.execute("INSERT INTO club VALUES (?, ?)", [f"number {number}", "x" * 50])
        shutil.copy(path, to)
        log = bytearray(Path(f"{path}-wal").read_bytes())
    spoils(log)
    Path(f"{to}-wal").write_bytes(log)


def told(path, caplog):
    """Open a club; return the transactions that the log says are lost, or None, and how many are there."""

    async def opened():
        store = sqlite_store(path)
        found = await store.database.one("SELECT count(*) FROM club WHERE name LIKE 'number %'")
        await store.close()
        return found.one[0]

    caplog.clear()
    there = asyncio.run(opened())
    records = [record for record in caplog.records if "write-ahead log was damaged" in record.message]
    return (records[0].facts["transactions"] if records else None), there


def flipped(at):
    def spoil(log):
        log[at] ^= 1

    return spoil


PLACES = {
    "a page": LOG_HEADER + 2 * FRAME + 1000,
    "the salt of a frame": LOG_HEADER + 4 * FRAME + 9,
    "the size in a frame": LOG_HEADER + 3 * FRAME + 7,
    "the last frame": LOG_HEADER + 2 * WRITES * FRAME - 10,
    "the first frame": LOG_HEADER + 100,
    "the salt of the header": 17,
    "the kind of the header": 1,
}


@pytest.mark.parametrize("at", PLACES.values(), ids=PLACES)
def test_what_follows_a_damaged_frame_of_the_log_is_lost_and_the_log_of_the_club_says_so_once(
    club_file, tmp_path, caplog, at
):
    killed(club_file, tmp_path / "cut", flipped(at))
    lost, there = told(tmp_path / "cut", caplog)
    assert lost == WRITES - there > 0
    assert told(tmp_path / "cut", caplog) == (None, there)


@pytest.mark.parametrize("cut", [0, 1, 2000, FRAME, FRAME + 7, FRAME * 2 * WRITES])
def test_a_log_whose_end_was_never_written_is_no_damage(club_file, tmp_path, caplog, cut):
    killed(club_file, tmp_path / "cut", lambda log: log.__delitem__(slice(len(log) - cut, None)))
    assert told(tmp_path / "cut", caplog)[0] is None


def test_frames_that_an_earlier_round_of_the_log_has_left_are_no_damage(club_file, tmp_path, caplog):
    with closing(sqlite3.connect(club_file, isolation_level=None)) as connection:
        for number in range(30):
            connection.execute("INSERT INTO club VALUES (?, 'x')", [f"earlier {number}"])
        connection.execute("PRAGMA wal_checkpoint(RESTART)")
        connection.execute("INSERT INTO club VALUES ('number 1', 'x')")
        for ending in ("", "-wal"):
            shutil.copy(f"{club_file}{ending}", tmp_path / f"cut{ending}")
    assert told(tmp_path / "cut", caplog) == (None, 1)


def test_a_club_that_writes_meanwhile_has_no_damage(club_file, caplog):
    async def both():
        one = sqlite_store(club_file)
        for number in range(20):
            await one.set_value(f"number {number}", "x")
            other = sqlite_store(club_file)
            await other.value("welcome")
            await other.close()
        await one.close()

    asyncio.run(both())
    assert not caplog.records


IN_DATABASE = {
    "function": "CREATE FUNCTION steal() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'",
    "view": "CREATE VIEW passphrases AS SELECT name, secret FROM people",
    "rule": "CREATE RULE kept AS ON DELETE TO people DO INSTEAD NOTHING",
    "policy": "CREATE POLICY all_alike ON people USING (true)",
    "table copied": "CREATE TABLE copied (secret TEXT)",
    "table invited": "DROP TABLE invited",
    "table keys": "ALTER TABLE keys ADD COLUMN mine TEXT",
    "table passkeys": "ALTER TABLE passkeys DROP COLUMN counter",
    "table people": "ALTER TABLE people ALTER COLUMN role SET DEFAULT 'moderator'",
    "table reports": "ALTER TABLE reports ALTER COLUMN lines DROP NOT NULL",
    "table challenges": "ALTER TABLE challenges ALTER COLUMN mark TYPE varchar(9)",
    "table hosts": "ALTER TABLE hosts ADD COLUMN twice BIGINT GENERATED ALWAYS AS (2 * seen) STORED",
    "table relations": "ALTER TABLE relations ADD CHECK (kind = 'friend')",
    "table logins": "ALTER TABLE logins DROP CONSTRAINT logins_person_fkey, ADD FOREIGN KEY (person) REFERENCES people",
    "table talk": "ALTER SEQUENCE talk_id_seq INCREMENT BY 2",
    "table news": "ALTER TABLE news ALTER COLUMN change SET DEFAULT 0",
    "index only_one": "CREATE UNIQUE INDEX only_one ON people (role)",
    "index news_by_change": "DROP INDEX news_by_change",
    "index tables_that_go_on": "DROP INDEX tables_that_go_on; CREATE INDEX tables_that_go_on ON tables (id)",
}
"""Statements that make something of a database that a club has not, or has otherwise, by its kind and name."""


@pytest.fixture
def in_database(database, tmp_path):
    """The database of a club, and a backup of it."""

    async def made():
        store = store_of(database.of(tmp_path))
        await store.set_value("welcome", "Hello")
        await store.close()

    asyncio.run(made())
    keeper.backup(database.of(tmp_path), tmp_path / "sound")
    return database.of(tmp_path), tmp_path / "sound"


@pytest.mark.in_database
@pytest.mark.parametrize(("named", "statement"), IN_DATABASE.items(), ids=IN_DATABASE)
def test_a_backup_of_a_database_is_refused_too_if_its_tables_are_not_those_of_a_club(
    tmp_path, database, in_database, named, statement
):
    with psycopg.connect(in_database[0], autocommit=True) as connection:
        connection.execute(statement)
    keeper.backup(in_database[0], tmp_path / "changed")
    with pytest.raises(Failed, match="club-store-schema") as refused:
        keeper.restore(database.of(tmp_path / "other"), tmp_path / "changed")
    kind, _, name = named.partition(" ")
    assert refused.value.facts["kind"] == kind
    assert name in ("", refused.value.facts["name"])


@pytest.mark.in_database
def test_a_sound_backup_of_a_database_and_one_of_an_earlier_version_are_restored(tmp_path, database, in_database):
    url, sound = in_database
    keeper.restore(database.of(tmp_path / "restored"), sound)
    with psycopg.connect(url, autocommit=True) as connection:
        for table, columns in SINCE_16.items():
            for column in columns:
                connection.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
        connection.execute("DELETE FROM migrated WHERE number > 16")
    keeper.backup(url, tmp_path / "earlier")
    keeper.restore(database.of(tmp_path / "earlier one"), tmp_path / "earlier")

    async def opened(url):
        store = store_of(url)
        found = await store.value("welcome")
        await store.people.register("Anna", "key", None, "code")
        await store.close()
        return found

    assert [asyncio.run(opened(database.of(tmp_path / each))) for each in ("restored", "earlier one")] == ["Hello"] * 2


@pytest.mark.in_database
def test_a_backup_of_a_newer_version_is_not_restored(tmp_path, database, in_database):
    with psycopg.connect(in_database[0], autocommit=True) as connection:
        connection.execute("INSERT INTO migrated VALUES (1000)")
    keeper.backup(in_database[0], tmp_path / "newer")
    with pytest.raises(Failed, match="club-store-newer"):
        keeper.restore(database.of(tmp_path / "other"), tmp_path / "newer")


def test_a_look_at_the_log_gives_up_no_lock_of_the_open_club(club_file, tmp_path):
    """Else another program that opens the club would cut off the index of the log, and the host would crash."""
    killed(club_file, tmp_path / "cut", lambda log: None)

    async def takes_the_lock_of_the_index():
        store = sqlite_store(tmp_path / "cut")
        await store.value("welcome")
        code = f"import fcntl; fcntl.lockf(open({str(tmp_path / 'cut-shm')!r}, 'r+b'), fcntl.LOCK_EX | fcntl.LOCK_NB, 1, 128)"
        ran = await asyncio.to_thread(subprocess.run, [sys.executable, "-c", code], capture_output=True, check=False)
        await store.close()
        return ran

    ran = asyncio.run(takes_the_lock_of_the_index())
    assert ran.returncode == 1, "another program took the lock that a host holds"
    assert b"BlockingIOError" in ran.stderr


def test_a_log_that_another_host_empties_meanwhile_has_lost_nothing(tmp_path, caplog):
    path = tmp_path / "club.sqlite"
    with closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA journal_mode=WAL")
        other.execute("CREATE TABLE one (id)")

        class Late(sqlite3.Connection):
            def execute(self, text):
                if text.startswith("BEGIN"):
                    other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                return super().execute(text)

        with closing(sqlite3.connect(path, factory=Late)) as late:
            assert Path(f"{path}-wal").stat().st_size
            tell_lost(late, path)
    assert not caplog.records
