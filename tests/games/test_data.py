"""What `frozen` declares behaves like a frozen dataclass with slots, whichever of the two inherits from the other."""

import copy
import pickle
import sys
from dataclasses import FrozenInstanceError, asdict, dataclass, field, fields, is_dataclass, replace
from typing import ClassVar, Generic, TypeVar

import pytest

from games import data
from games.data import FEW, frozen

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
    ("given", "named"),
    [((), {}), ((1, "Ann", 3), {}), ((1,), {"colour": "red"}), ((1,), {"seat": 2}), ((), {"name": "Ann"})],
)
def test_arguments_are_checked_at_the_first_object_as_at_the_last(given, named):
    @frozen
    class Fresh:
        seat: int
        name: str = ""

    errors = []
    for number in range(FEW + 2):
        with pytest.raises(TypeError) as raised:
            Fresh(*given, **named)
        errors.append(str(raised.value).replace("<locals>.", ""))
        assert Fresh(number, name="Ann") == Fresh(number, "Ann") != Fresh(number)
    assert len(set(errors)) == 1


@frozen
class Listed:
    """A list that is made anew, a note that is not compared, and a default with something known about it."""

    rows: list[int] = field(default_factory=list)
    note: str = field(default="", compare=False)
    seat: int = field(default=1, metadata={"of": "table"})


def test_a_default_may_be_made_anew_and_a_field_may_not_be_compared():
    one, other = Listed(), Listed(note="x")
    assert one.rows == other.rows == []
    assert one.rows is not other.rows
    assert one == other != Listed([1])
    assert Listed(seat=2) != one
    assert pickle.loads(pickle.dumps(other)).note == replace(other, rows=[]).note == "x"
    assert repr(other) == "Listed(rows=[], note='x', seat=1)"
    assert dict(fields(Listed)[2].metadata) == {"of": "table"}
    assert fields(Listed)[2].default == fields(Listed())[2].default == 1


def test_fields_of_a_class_that_inherits_twice_are_in_order():
    @frozen
    class More(OursOfOurs):
        rows: list[int] = field(default_factory=list)

    assert [each.name for each in fields(More)] == ["seat", "name", "points", "rows"]
    assert asdict(More(1)) == {"seat": 1, "name": None, "points": 5, "rows": []}
    assert [each.name for each in fields(OursOfOurs)] == ["seat", "name", "points"]


@pytest.mark.parametrize("given", [field(default=0, repr=False), field(default=0, kw_only=True), field(init=False)])
def test_a_field_with_rules_of_its_own_is_refused(given):
    class Ruled:
        __annotations__ = {"rows": "list"}
        rows = given

    with pytest.raises(TypeError, match="write a dataclass"):
        frozen(Ruled)


@pytest.mark.parametrize("kind", ["list", list])
def test_a_default_that_can_change_is_refused(kind):
    class Ruled:
        __annotations__ = {"rows": kind}
        rows = []  # noqa: RUF012 - it is refused

    with pytest.raises(ValueError, match="mutable default .* for field rows is not allowed"):
        frozen(Ruled)


def test_a_rule_of_an_inherited_field_is_refused_too():
    @dataclass(frozen=True, slots=True)
    class Ruled:
        rows: tuple = field(default=(), repr=False)

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
    every = [Tight(number, "Ann") for number in range(FEW + 2)]
    assert [(each.seat, each.name) for each in every] == [(number, "Ann") for number in range(FEW + 2)]
    made = every[-1]
    made.note = "x"
    del made.note
    assert not hasattr(made, "note")
    with pytest.raises(FrozenInstanceError):
        del made.seat


def test_an_init_that_is_wrapped_is_compiled_once():
    @frozen
    class Wrapped:
        one: int

    original = Wrapped.__init__
    Wrapped.__init__ = lambda self, *given: original(self, *given)
    compiled = []

    def note(frame, event, _):
        if event == "call" and frame.f_code.co_filename == "<string>" and frame.f_code.co_name == "<module>":
            compiled.append(frame.f_code)

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        made = [Wrapped(number).one for number in range(FEW + 3)]
    finally:
        sys.setprofile(before)
    assert made == list(range(FEW + 3))
    assert len(compiled) == 1


def test_an_init_that_is_wrapped_before_the_first_object_stays_wrapped():
    @frozen
    class Wrapped:
        seat: int

    calls, original = [], Wrapped.__init__

    def init(self, *given):
        calls.append(given)
        original(self, *given)

    Wrapped.__init__ = init
    assert (Wrapped(1).seat, Wrapped(2).seat) == (1, 2)
    assert calls == [(1,), (2,)]
    with pytest.raises(TypeError, match=r"Wrapped\.__init__\(\) missing 1 required"):
        Wrapped()


def test_a_copy_with_other_values_makes_no_fields():
    @frozen
    class Copied:
        kept: int
        changed: int = 1

    assert data.replace(Copied(3), changed=2) == Copied(3, 2)
    assert vars(Copied)["__dataclass_fields__"] is not Copied.__dataclass_fields__, "they were made before"
    with pytest.raises(TypeError, match="other"):
        data.replace(Copied(3), other=2)
