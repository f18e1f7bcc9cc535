"""A club with a page for the tests of a module; streams are closed after each test."""

import pytest
from club_here import Seeded
from streams import Stream


@pytest.fixture(scope="module")
def club():
    with Seeded() as here:
        yield here


@pytest.fixture(autouse=True)
def no_stream_is_left_open():
    yield
    while Stream.open:
        Stream.open.pop().cut()
