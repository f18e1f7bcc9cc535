"""Whole games through a proxy that cuts the stream at every event: nothing is lost or doubled."""

import http.client
import random
import time

import pytest
from club_here import Here
from club_players import Watcher, play_out
from cutting_proxy import CuttingProxy
from pages import LOBBY
from ssh_club import PATIENCE
from streams import Scripted, without_codes

pytestmark = pytest.mark.connected


class Patient(Scripted):
    """A page whose script comes back after each cut, and sends again what may not have arrived, sometimes twice.

    `later` is a second tab, which reads all when it can. `stale` counts answers to questions before, which must not count.
    """

    def __init__(self, port, luck):
        self.luck, self.later, self.stale, self.sent = luck, None, 0, None
        super().__init__(port)

    def _patiently(self, do):
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return do()
            except (OSError, http.client.HTTPException):
                assert time.monotonic() < end
                time.sleep(0.01)

    def get(self, path, form=None, **headers):
        return self._patiently(lambda: super(Patient, self).get(path, form, **headers))

    def open(self, **headers):
        self._patiently(lambda: super(Patient, self).open(**headers))

    def load(self):
        return self._patiently(super().load)

    def send(self, form):
        if self.sent is not None and self.luck.random() < 0.5:
            late = {**self.sent, "name": f"late {self.stale}", "token": form["token"]}
            if late["number"] != form["number"]:
                self.stale += 1
                assert not self._patiently(lambda: super(Patient, self).send(late))
        self.sent = dict(form)
        taken = [self._patiently(lambda: super(Patient, self).send(form)) for _ in range(self.luck.choice((1, 1, 2)))]
        return all(taken)

    def read(self):
        try:
            super().read()
        except (OSError, http.client.HTTPException):
            self.open(**{"Last-Event-ID": self.last})

    def second(self):
        """A second tab of the same browser."""
        tab = Patient.__new__(Patient)
        tab.__dict__.update(self.__dict__, stream=None, numbers=[], shown="")
        return tab


def halved(luck):
    """Each event is cut somewhere; when it comes again it passes, and then the stream is cut behind it."""
    return lambda number: luck.random() if number % 2 else 1.0


def member(port, name, luck):
    return Patient(port, luck).join(name)


def told(events):
    """All that events tell, as a person at the stream reads it."""
    shown = ""
    for event in events:
        shown += "".join(f"{line}\n" for line in event.lines)
        shown += f"{event.asked.text} " if event.asked is not None and event.asked.text else ""
    return shown


def play(club, anna, ben):
    """Play a game to its end."""
    number = club.gather("Anna", "kaques", target=1000)
    anna.says(f"sit {number}", r"Start\? $")
    ben.says(f"sit {number}", r"Start\? $")
    ben.says("start", "At the table: Anna, Ben")
    play_out(Watcher(club.store, number), {0: anna, 1: ben}, {0: "en", 1: "en"})
    anna.until("Again")
    anna.says("quit", LOBBY)


def check(club, *tabs):
    """Every tab has read each event once, in order, and as it was told."""
    page = next(
        each.page
        for each in club.web.visits.sessions._sessions.values()
        if each.page.key == tabs[0].last.partition("-")[0]
    )
    for tab in tabs:
        while not tab.numbers or tab.numbers[-1] < page.number:
            tab.read()
        assert tab.numbers == list(range(tab.numbers[0], page.number + 1))
        kept = [event for event in page.events if event.number >= tab.numbers[0]]
        assert without_codes(tab.shown).endswith(without_codes(told(kept)))


def test_a_whole_game_is_played_although_the_stream_is_cut_in_and_behind_every_event():
    luck = random.Random(7)
    with Here() as club, CuttingProxy(club.page, halved(luck)) as proxy:
        anna, ben = member(proxy.port, "Anna", luck), club.member("Ben")
        tab = anna.second()
        tab.open()
        play(club, anna, ben)
        check(club, anna, tab)
        assert proxy.events > 2 * len(anna.numbers)
        assert anna.stale


@pytest.mark.everything
def test_five_hundred_cuts_and_outages_of_up_to_ten_seconds_lose_and_double_nothing():
    luck, cuts, outages = random.Random(11), 0, []
    with Here() as club, CuttingProxy(club.page) as proxy:

        def cut(number):
            nonlocal cuts
            if luck.random() < 0.3:
                return None
            cuts += 1
            if luck.random() < 0.2:
                outages.append(10 * luck.random() ** 4)
                proxy.down(outages[-1])
            return luck.choice((luck.random(), 1.0))

        proxy.cuts = cut
        anna, ben = member(proxy.port, "Anna", luck), club.member("Ben")
        tab = anna.second()
        tab.open()
        while cuts < 500:
            play(club, anna, ben)
            check(club, anna, tab)
            ben.until("Again")
            ben.says("quit", LOBBY)
        assert max(outages) > 5
