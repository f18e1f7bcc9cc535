"""Progress is told in a few lines, however often a program takes a step."""

import asyncio
import re
from itertools import pairwise

import click
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
    told = Told(100, least=lambda: 40)
    with told.progress:
        told.run(100, 50)
    assert [percent for _, percent in told.lines] == [2, 42, 82, None]


def slowly(now):
    """Ask, then take 100 steps in 100 seconds."""
    with App("trial").person() as person:
        person.clock = lambda: now[0]
        person.confirm("Begin?")
        with person.progress("Copying", 100) as copying:
            for now[0] in range(1, 101):
                copying.step()


async def slowly_in_a_loop(now):
    async with App("trial").async_person() as person:
        person.clock = lambda: now[0]
        await person.confirm("Begin?")
        async with person.progress("Copying", 100) as copying:
            for now[0] in range(1, 101):
                await copying.step()


@pytest.mark.parametrize("runs", [slowly, lambda now: asyncio.run(slowly_in_a_loop(now))])
def test_a_person_sets_how_far_lines_of_progress_are_apart(runs):
    heard = Script("set progress 20", "y").run(runs, [0.0])
    lines = [line for line in heard.printed if line.startswith("Copying")]
    assert lines == [f"Copying: {each} percent." for each in (1, 21, 41, 61, 81)] + ["Copying: done."]


def of_click(now):
    with click.progressbar(length=100, label="Copying", update_min_steps=1) as bar:
        for now[0] in range(1, 101):
            bar.update(1)


@pytest.mark.parametrize(("setting", "apart"), [("set progress 20", 20), ("rate", 10)])
def test_the_bars_of_a_program_go_by_the_setting(setting, apart):
    def run():
        with App("trial").print_and_input() as person:
            person.clock = lambda: now[0]
            click.confirm("Begin?")
            of_click(now)

    now = [0.0]
    heard = Script(setting, "y").run(run)
    found = [int(re.sub(r"\D", "", line) or 100) for line in heard.printed if line.startswith("Copying")]
    assert found[-1] == 100
    assert {after - before for before, after in pairwise(found[:-1])} == {apart}


@pytest.mark.brailled
def test_a_milestone_takes_the_place_of_the_one_before_on_a_display():
    def run():
        with App("trial").person() as person:
            person.clock = lambda: now[0]
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


@pytest.mark.brailled
def test_where_each_line_waits_until_it_was_read_a_task_goes_on_and_only_its_end_waits():
    now, done = [0.0], []

    def run():
        with App("trial").person(more=True) as person:
            person.clock = lambda: now[0]
            with person.progress("Copying", 40) as copying:
                for step in range(40):
                    now[0] += 0.5
                    copying.step()
                    done.append(step)

    heard = Script(lambda: done.append("waits"), "", cells=20).run(run)
    assert heard.left == 0
    assert heard.unread == ()
    assert done == [*range(40), "waits"]
    assert [line.split()[1] for line in heard.felt if line.startswith("Copying:")] == ["5", "30", "55", "80", "done."]
