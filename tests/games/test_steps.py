"""Steps, dice and options, which all games share."""

import pytest

from games.dice import missing, throws
from games.options import BadOption, Choice, Number, with_defaults
from games.refusals import Illegal
from games.steps import NEWS, Ask, Event, Roll, Rules, Seat, Tell

OPTIONS = (Number("target", 100, least=50, step=10), Choice("first", ("seat", "throw")))


def test_a_roll_wants_its_number_of_faces_from_1_to_6():
    roll = Roll(Seat(0), 2)
    roll.check((1, 6))
    with pytest.raises(Illegal) as refused:
        roll.check((1,))
    assert refused.value.facts == {"count": 2, "typed": 1}
    with pytest.raises(Illegal) as refused:
        roll.check((1, 7))
    assert refused.value.facts == {"face": 7}


def test_steps_are_awaited():
    async def rules():
        await Tell(Event())
        return await Roll(Seat(0), 1), await Ask(Seat(0))

    running = rules()
    assert isinstance(running.send(None), Tell)
    assert isinstance(running.send(None), Roll)
    assert isinstance(running.send((3,)), Ask)
    with pytest.raises(StopIteration) as end:
        running.send("yes")
    assert end.value.value == ((3,), "yes")


def test_a_question_has_no_choices_and_no_words_of_its_own_and_an_event_is_news():
    assert Ask(Seat(0)).choices() == ()
    assert Ask(Seat(0)).wordings is Ask(Seat(0)).reader is None  # the phrases of its game ask it
    assert Event.telling is NEWS


def test_missing_dice_are_named():
    assert missing((1, 2, 2), (2, 2)) == ()
    assert missing((1, 2, 2), (5, 2, 2, 2)) == (2, 5)


@pytest.mark.parametrize("count", range(1, 7))
def test_the_ways_of_all_throws_add_up(count):
    assert sum(ways for _, ways in throws(count)) == 6**count


def test_options_have_defaults_and_take_what_is_within_bounds():
    assert with_defaults(OPTIONS, {}) == {"target": 100, "first": "seat"}
    assert with_defaults(OPTIONS, {"target": 60, "first": "throw"}) == {"target": 60, "first": "throw"}
    assert Number("n", 0).read("7") == 7
    assert Choice("first", ("seat", "throw")).read("throw") == "throw"


@pytest.mark.parametrize(
    "given",
    [{"target": 40}, {"target": 55}, {"target": "60"}, {"target": True}, {"first": "last"}, {"first": 3}, {"goal": 1}],
)
def test_options_refuse_what_is_not(given):
    with pytest.raises(BadOption):
        with_defaults(OPTIONS, given)


@pytest.mark.parametrize("text", ["", "-5", "1e3", "٣", "9" * 10, "12.5", "ten"])
def test_a_number_is_typed_in_digits(text):
    with pytest.raises(BadOption):
        Number("n", 0).read(text)


def test_rules_refuse_no_query_unless_they_say_so():
    assert Rules().refuses("look") == ""
