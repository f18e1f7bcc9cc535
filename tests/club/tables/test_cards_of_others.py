"""A game with cards that others have written, in a club: played by two, and nobody is sent a card of somebody else."""

import re

import pytest
from club_here import Here
from club_players import Watcher, play_out
from foreign import installed, maumau  # noqa: F401 - a fixture

from access.engine.table import Table
from access.language.phrases import Phrases

pytestmark = pytest.mark.connected
CURIOUS = ("hand", "score", "repeat others", "spell", "help")
"""What is typed where a card of somebody else could be had."""


def named(game, language, text):
    """The faces of all cards that a text names."""
    phrases = Phrases(language, game)
    text = " ".join(re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text).split())
    names = {face: phrases.words(phrases.name_phrase(face, "face")) for face in game.faces}
    return {face for face, each in names.items() if re.search(rf"\b({'|'.join(each)})\b", text)}


def held(table):
    """The faces that each seat has held, and those that lay on the table."""
    again, hands, played = Table(table._new), [set(), set()], set()
    for _, _, answer in table._answers:
        again.apply(answer)
        played |= set(again.play.played)
        for seat, hand in enumerate(again.play.hands):
            hands[seat] |= set(hand)
    return hands, played


class Alike(Here):
    """A club in which every game is dealt alike: chance must not hide what is looked for."""

    seed = staticmethod(lambda: 3)


def played_in_club(game):
    """Play a game between two over ssh, watched by a third; return what each was sent that only others may know."""
    with Alike() as club:
        anna, ben, carl = club.member("Anna"), club.member("Ben", "-T"), club.member("Carl")
        club.gather("Anna", game.id)
        begins = [len(client.shown) for client in (anna, ben, carl)]
        anna.says("sit 1", r"Start\? $")
        ben.says("sit 1", r"Start\? $")
        ben.says("start", "At the table: Anna, Ben")
        carl.says("watch 1", "At the table: Anna, Ben")
        curious = iter(CURIOUS * 100)
        watcher = Watcher(club.store)
        play_out(watcher, {0: anna, 1: ben}, {0: "en", 1: "en"}, lambda seat, at: None if at % 4 else next(curious))
        for client in (anna, ben):
            client.until("Again")
            client.says("quit", r"Lobby\? $")
        carl.until(r"Lobby\? $")
        hands, played = held(watcher.replica.table)
        may = (hands[0] | played, hands[1] | played, played)
        sent = [
            named(game, "en", client.shown[begin:]) for client, begin in zip((anna, ben, carl), begins, strict=True)
        ]
        assert sent[0] & sent[1] >= played, "the search finds what is shown"
        return [found - allowed for found, allowed in zip(sent, may, strict=True)]


def test_two_play_to_the_end_and_neither_they_nor_a_watcher_learn_a_card_of_others(maumau):  # noqa: F811
    assert played_in_club(maumau) == [set(), set(), set()]


def test_a_card_that_is_told_to_all_is_found(tmp_path, monkeypatch):
    with installed(
        "maumau", tmp_path, monkeypatch, "await Tell(Got(drawn), to=seat)", "await Tell(Got(drawn))"
    ) as game:
        assert any(played_in_club(game))
