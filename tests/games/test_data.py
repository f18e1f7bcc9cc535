"""What `frozen` declares behaves like a frozen dataclass with slots, whichever of the two inherits from the other."""

import copy
import pickle
from dataclasses import FrozenInstanceError, asdict, dataclass, field, fields, is_dataclass, replace
from typing import ClassVar, Generic, TypeVar

import pytest

from games.data import frozen

A = TypeVar("A")


@frozen
class Ours(Generic[A]):
    """Fields, a default and a class variable."""

    seat: int
    kind: ClassVar[str] = "ours"
    name: A | None = None


@dataclass(frozen=True, slots=True)
class Theirs(Generic[A]):
    """Fields, a default and a class variable."""

    seat: int
    kind: ClassVar[str] = "theirs"
    name: A | None = None


@frozen
class OursOfOurs(Ours[str]):
    points: int = 5


@frozen
class OursOfTheirs(Theirs[str]):
    points: int = 5


@dataclass(frozen=True, slots=True)
class TheirsOfOurs(Ours[str]):
    points: int = 5


@frozen
class Nothing:
    """No fields."""


@frozen
class One:
    only: int


@pytest.mark.parametrize("of", [Ours, Theirs])
def test_it_is_made_read_and_compared(of):
    one, same, other = of(1, "Ann"), of(name="Ann", seat=1), of(1)
    assert one == same != other
    assert hash(one) == hash(same)
    assert (one.seat, one.name, other.name) == (1, "Ann", None)
    assert one != (1, "Ann")
    assert repr(one) == f"{of.__name__}(seat=1, name='Ann')"
    assert [each.name for each in fields(one)] == ["seat", "name"]
    assert asdict(one) == {"seat": 1, "name": "Ann"}
    assert replace(one, seat=2) == of(2, "Ann")
    assert pickle.loads(pickle.dumps(one)) == copy.copy(one) == copy.deepcopy(one) == one
    assert of.__slots__ == ("seat", "name")
    assert not hasattr(one, "__dict__")
    match one:
        case of(seat, name):
            assert (seat, name) == (1, "Ann")


@pytest.mark.parametrize("of", [Ours, Theirs])
def test_it_cannot_be_changed(of):
    one = of(1)
    with pytest.raises(FrozenInstanceError, match="cannot assign to field 'seat'"):
        one.seat = 2
    with pytest.raises(FrozenInstanceError, match="cannot delete field 'seat'"):
        del one.seat
    with pytest.raises((AttributeError, TypeError)):  # no slot; of a class made anew the standard library raises either
        one.other = 2
    assert one == of(1)


@pytest.mark.parametrize("of", [OursOfOurs, OursOfTheirs, TheirsOfOurs])
def test_it_inherits_in_both_directions(of):
    one = of(1, "Ann")
    assert is_dataclass(of)
    assert one == of(1, "Ann", 5) != of(1, "Ann", 6)
    assert one != of.__mro__[1](1, "Ann")
    assert asdict(replace(one, points=7)) == {"seat": 1, "name": "Ann", "points": 7}
    assert pickle.loads(pickle.dumps(one)) == one
    assert of.__slots__ == ("points",)
    with pytest.raises(FrozenInstanceError):
        one.seat = 2


def test_it_may_have_one_field_or_none():
    assert Nothing() == Nothing()
    assert repr(Nothing()) == "Nothing()"
    assert One(1) == One(1) != One(2)
    assert hash(One(1)) == hash(One(1))


def test_methods_of_a_class_itself_stay():
    @frozen
    class Named:
        name: str

        def __repr__(self):
            return self.name

    assert repr(Named("Ann")) == "Ann"


def test_arguments_are_checked():
    with pytest.raises(TypeError, match="seat"):
        Ours()
    with pytest.raises(TypeError, match="colour"):
        Ours(1, colour="red")


@pytest.mark.parametrize(
    "given", [field(default_factory=list), field(default=0, compare=False), field(default=0, repr=False)]
)
def test_a_field_with_rules_of_its_own_is_refused(given):
    class Ruled:
        __annotations__ = {"rows": "list"}
        rows = given

    with pytest.raises(TypeError, match="write a dataclass"):
        frozen(Ruled)


def test_a_rule_of_an_inherited_field_is_refused_too():
    @dataclass(frozen=True, slots=True)
    class Ruled:
        rows: tuple = field(default=(), compare=False)

    with pytest.raises(TypeError, match="write a dataclass"):

        @frozen
        class Inherits(Ruled):
            more: int = 0


@dataclass(frozen=True)
class Loose:
    """A dataclass without slots: its fields, and anything else, stand in a dictionary."""

    seat: int = 1


@frozen
class Tight(Loose):
    """Inherits a field that has no slot."""

    name: str = ""


def test_a_field_without_a_slot_is_filled_and_what_is_no_field_can_be_set_and_deleted():
    made = Tight(3, "Ann")
    assert (made.seat, made.name) == (3, "Ann")
    made.note = "x"
    del made.note
    assert not hasattr(made, "note")
    with pytest.raises(FrozenInstanceError):
        del made.seat
