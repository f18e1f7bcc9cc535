"""Times as people say them."""

from datetime import datetime

import pytest

from access.language.phrases import Phrases, when

NOW = datetime(2026, 3, 1, 12, 30).timestamp()
SAID = {
    datetime(2026, 3, 1, 9): ("today at 9", "heute um 9"),
    datetime(2026, 3, 1, 0, 5): ("today at 0:05", "heute um 0:05"),
    datetime(2026, 2, 28, 23, 59): ("yesterday at 23:59", "gestern um 23:59"),
    datetime(2026, 2, 26, 12): ("3 days ago", "vor 3 Tagen"),
    datetime(2026, 2, 23, 12): ("6 days ago", "vor 6 Tagen"),
    datetime(2026, 2, 22, 12): ("on 22 February 2026", "am 22. Februar 2026"),
    datetime(2025, 12, 3, 12): ("on 3 December 2025", "am 3. Dezember 2025"),
    datetime(2026, 3, 4, 12): ("on 4 March 2026", "am 4. März 2026"),
}


@pytest.mark.parametrize("moment", SAID)
def test_a_moment_is_told_as_people_say_it(moment):
    told = tuple(when(moment.timestamp(), Phrases(language), NOW) for language in ("en", "de"))
    assert told == SAID[moment]
