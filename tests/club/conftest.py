"""The stores of a club: what one keeps, the other keeps alike."""

import clubhouse
import pytest
from database import Database

AT_LENGTH = (
    "test_talk",
    "test_order",
    "test_at_tables",
    "test_coming_in",
    "test_the_keeper",
    "test_visits",
    "test_tournaments",
)
"""Modules that repeat what the tests of transactions and hosts do with PostgreSQL: in make test-all."""
BY_BOTH = (
    *AT_LENGTH,
    "test_transactions",
    "test_credentials",
    "test_together",
    "test_deleted",
)
"""Modules whose evenings are spent in a club of each store."""


def pytest_generate_tests(metafunc):
    module = metafunc.module.__name__.rpartition(".")[2]
    if module in BY_BOTH and "tmp_path" in metafunc.fixturenames:
        marks = [pytest.mark.in_database, *([pytest.mark.everything] if module in AT_LENGTH else [])]
        postgres = pytest.param("postgres", marks=marks)
        stores = [postgres] if "several_writers" in metafunc.fixturenames else ["sqlite", postgres]
        metafunc.parametrize("by_store", stores, indirect=True)


@pytest.fixture(scope="session")
def database():
    """A PostgreSQL for all tests of this process."""
    with Database() as found:
        yield found


@pytest.fixture(autouse=True)
def by_store(request):
    """Let clubs of this process have this store."""
    wanted = getattr(request, "param", "sqlite")
    clubhouse.DATABASE = request.getfixturevalue("database") if wanted == "postgres" else None
    yield wanted
    clubhouse.DATABASE = None


@pytest.fixture
def several_writers():
    """Asks for a store with several writers: a file has one."""
