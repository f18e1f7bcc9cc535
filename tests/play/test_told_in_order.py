"""What is told of one's own throw comes with the throw or after it: no figure refers to dice that are told later."""

import re
from collections import Counter

import pytest
from helpers import is_heard

from access.engine.chance import Seeded
from access.engine.table import Table, drive, seat_bots
from access.language.phrases import Phrases
from access.storage import catalogue
from games.game import Sitting
from games.kaques.rules import Grandmere
from games.steps import NEWS, Placed, Roll, Seat

ME, NAMES = Seat(0), ("Ann", "Ben")
WITH_DICE = [name for name in catalogue.names() if name != "words"]


def heard_in_order(name, seed, verbosity):
    """The throws of the first seat, and the lines and questions that it is told, in the order in which they come."""
    game, order = catalogue.find(name), []
    options = game.agreement.settle(game.agreement.with_defaults({}), Sitting(1, 1, "en"))
    phrases = Phrases("en", game, NAMES, (ME,))
    bots = seat_bots(game, ["good", "good"], seed, NAMES)

    class Ears:
        seats = frozenset({ME})

        def tell(self, told):
            if told.to in (None, ME) and is_heard(told.event, {ME}, verbosity, "line"):
                mine = ME in [getattr(told.event, seat) for seat in told.event.about]
                order.append((phrases.event(told.event, verbosity)[0].text, mine))

    class Mine:
        def choose(self, number, question):
            order.append((phrases.question(question).full.text, True))
            return bots.players[ME].choose(number, question)

    class Noted(Seeded):
        def __call__(self, number, step):
            answer = super().__call__(number, step)
            if isinstance(step, Roll) and step.seat == ME:
                order.append(answer)
            return answer

    drive(Table(lambda: game.new(2, options)), [Mine(), bots.players[1]], [Ears(), *bots.listeners], Noted(seed))
    return order


def too_early(order):
    """Lines with a figure about a throw that no line has shown yet."""
    unseen, found = Counter(), []
    for each in order:
        if isinstance(each[0], int):
            unseen = Counter(each)
            continue
        text, mine = each
        if any(unseen <= Counter(map(int, run.split())) for run in re.findall(r"(?<!\d)[1-6](?: [1-6])*(?!\d)", text)):
            unseen = Counter()
        elif mine and unseen and re.search(r"\d", text):
            found.append(text)
    return found


@pytest.mark.parametrize("verbosity", ["normal", "full"])
@pytest.mark.parametrize("name", WITH_DICE)
def test_no_figure_of_an_own_turn_refers_to_dice_that_are_told_later(name, verbosity):
    for seed in range(1, 7):
        order = heard_in_order(name, seed, verbosity)
        assert sum(isinstance(each[0], int) for each in order) > 3
        assert too_early(order) == []


def test_a_call_that_is_told_before_its_throw_is_found(monkeypatch):
    monkeypatch.setattr(Grandmere, "telling", NEWS)
    found = [line for seed in range(1, 7) for line in too_early(heard_in_order("kaques", seed, "normal"))]
    assert found
    assert all(line.startswith("Your turn: Grandmère, ") for line in found)


@pytest.mark.parametrize("name", catalogue.names())
def test_every_game_of_three_tells_each_who_has_not_won_their_place_last_in_the_line_of_their_score(name):
    game, told = catalogue.find(name), []
    options = game.agreement.settle(game.agreement.with_defaults({}), Sitting(3, 0, "en"))
    bots = seat_bots(game, ["easy"] * 3, 5)

    class Ears:
        seats = frozenset()

        def tell(self, step):
            told.append(step.event)

    table = Table(lambda: game.new(3, options))
    drive(table, [bots.players[Seat(seat)] for seat in range(3)], [Ears(), *bots.listeners], Seeded(5))
    assert table.result is not None
    places = [event for event in told if isinstance(event, Placed)]
    assert {*table.result["winners"]} | {event.seat for event in places} == {0, 1, 2}
    if name != "verflixte6":  # where the round has told all scores
        assert all(told[told.index(event) - 1].seat == event.seat for event in places)
