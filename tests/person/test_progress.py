"""Progress is told in a few lines, however often a program takes a step."""

import pytest

from access import App
from access.person.progress import Progress
from access.testing import Script


class Told:
    """A progress on a clock of its own, and the lines that it tells."""

    def __init__(self, total, **wants):
        self.now, self.lines = 0.0, []
        self.progress = Progress(self.tell, "Copying", total, clock=lambda: self.now, **wants)

    def tell(self, phrase, last, **facts):
        self.lines.append((phrase.removeprefix("face-"), facts.get("percent", facts.get("done"))))

    def run(self, steps, seconds):
        for _ in range(steps):
            self.now += seconds / steps
            self.progress.step()


def test_what_is_done_within_a_second_is_not_told():
    told = Told(1000)
    with told.progress:
        told.run(1000, 0.9)
    assert told.lines == []


def test_lines_are_five_seconds_and_ten_percent_apart():
    told = Told(1000)
    with told.progress:
        told.run(1000, 20)
    assert told.lines == [("percent", 5), ("percent", 30), ("percent", 55), ("percent", 80), ("done", None)]
    slow = Told(1000)
    with slow.progress:
        slow.run(1000, 100)
    assert [percent for _, percent in slow.lines] == [1, 11, 21, 31, 41, 51, 61, 71, 81, 91, None]


def test_what_hardly_goes_on_says_every_half_minute_that_it_does():
    told = Told(None)
    with told.progress:
        told.run(90, 90)
    assert told.lines == [("begun", None), ("count", 31), ("count", 61), ("done", None)]


def test_what_is_broken_off_says_where():
    told = Told(100)
    with pytest.raises(OSError, match="disk"), told.progress:
        told.run(40, 8)
        raise OSError("disk full")
    assert told.lines[-1] == ("stopped", 40)


def test_a_setting_says_how_far_lines_are_apart():
    told = Told(100, least=40)
    with told.progress:
        told.run(100, 50)
    assert [percent for _, percent in told.lines] == [2, 42, 82, None]


def test_a_milestone_takes_the_place_of_the_one_before_on_a_display():
    def run():
        with App("trial").person() as person:
            person._clock = lambda: now[0]
            progress = person.progress("Copying", 100)
            for now[0] in (2.0, 20.0, 40.0):
                progress.step(30)
            progress.end()
            person.confirm("More?")

    now = [0.0]
    heard = Script("y", cells=20).run(run)
    assert heard.printed == [
        "Copying: 30 percent.",
        "Copying: 60 percent.",
        "Copying: 90 percent.",
        "Copying: done.",
        "More? yes or no. y",
    ]
    felt = [" ".join(felt.split()) for felt in heard.felt if "Copying" in felt]
    assert felt == ["Copying: 30", "Copying: 60", "Copying: 90", "Copying: done."]
    assert heard.felt[-1].startswith("More?")
