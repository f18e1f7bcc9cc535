"""Declares data that does not change: `@frozen` does what `@dataclass(frozen=True, slots=True)` does, but faster.

The standard library compiles six methods for each class. A start declares 100 classes, and that took a quarter of it.
Here only `__init__` is compiled, and only for a class of several objects. The other methods are shared by all classes,
and the fields of a class are made when somebody asks for them. `fields`, `replace`, `asdict`, patterns, copies and
dataclasses that inherit work as ever. A class with a field that is not told, or not given, is a dataclass.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field
from operator import attrgetter
from types import MemberDescriptorType
from typing import TYPE_CHECKING, Any, TypeVar, dataclass_transform

T = TypeVar("T")
Defaults = dict[str, Any]
"""The default of each field by its name: a value, a `Field`, or MISSING if there is none."""
NO_FIELDS = ("InitVar", "KW_ONLY", "typing.")
"""Words in annotations that the standard library reads."""


@dataclass(frozen=True, init=False, repr=False, eq=False)
class _Frozen:
    """Lends its parameters to all frozen classes: dataclasses read them when they inherit."""


class _Fields:
    """The fields of a frozen class, made when somebody asks for them: to declare a class takes a third of the time."""

    def __init__(self, names: Defaults, annotations: Mapping[str, Any]) -> None:
        self.names, self.annotations = names, annotations
        self.made: Any = None

    def __get__(self, _: object, of: type[Any]) -> Mapping[str, Field[Any]]:
        fields: dict[str, Field[Any]] = {}
        for base in reversed(self.made.__mro__[1:]):
            if "__dataclass_fields__" in vars(base):
                fields |= {each.name: each for each in dataclasses.fields(base)}
        fields |= _read(self.made, {name: self.annotations[name] for name in self.names}, self.names)
        self.made.__dataclass_fields__ = fields
        return fields


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(declared: type[T]) -> type[T]:
    """Return the class with a slot for each annotated field, and with the methods of a frozen dataclass.

    A field may have a `default_factory` and `metadata`, and be left out of comparisons. Raises TypeError if it has
    another rule of its own.
    """
    annotations = _annotations(declared)
    own = _declared(declared, annotations)
    inherited: Defaults = {}
    for base in reversed(declared.__mro__[1:]):
        inherited |= rules(base)
    defaults = inherited | own
    if not all(_is_plain(default) for default in defaults.values() if isinstance(default, Field)):
        raise TypeError(f"{declared.__name__} has a field with rules of its own: write a dataclass")
    not_ours = {"__dict__", "__weakref__", *own}  # the first two are of the class as declared, which had no slots
    fields = _Fields(own, annotations)
    names, compared = tuple(defaults), tuple(name for name, rule in defaults.items() if _is_compared(rule))
    values = staticmethod(_values(names))
    namespace = {
        **METHODS,
        **{name: value for name, value in vars(declared).items() if name not in not_ours},
        "__slots__": tuple(name for name in own if name not in inherited),
        "__match_args__": names,
        "__dataclass_fields__": fields,
        "__dataclass_params__": vars(_Frozen)["__dataclass_params__"],
        "_values": values,
        "_compared": values if compared == names else staticmethod(_values(compared)),
        "_defaults": defaults,
    }
    metaclass: Any = type(declared)
    made: type[T] = metaclass(declared.__name__, declared.__bases__, namespace)
    made.__qualname__ = declared.__qualname__
    made.__init__ = _first_init(made, defaults)  # type: ignore[method-assign]
    fields.made = made
    return made


def _annotations(of: type[Any]) -> Mapping[str, Any]:
    """Return the annotations that a class declares itself.

    Since Python 3.14 those that are not strings are made when somebody asks; the standard library knows how.
    """
    stored: Mapping[str, Any] = vars(of).get("__annotations__", {})
    annotate = None if stored else getattr(of, "__annotate__", None)
    return stored if annotate is None else _asked_for(of, annotate)


def _asked_for(of: type[Any], annotate: object) -> Mapping[str, Any]:  # pragma: no cover - from Python 3.14 on
    lazy: Any = type(of.__name__, (), {"__module__": of.__module__})
    lazy.__annotate__ = annotate
    return {each.name: each.type for each in dataclasses.fields(dataclass(init=False, repr=False, eq=False)(lazy))}


def rules(of: type[Any]) -> Defaults:
    """Return the default of each field of a class, inherited ones too, if it is a dataclass by its own declaration."""
    if "_defaults" in vars(of):
        return dict(vars(of)["_defaults"])
    return {each.name: each for each in dataclasses.fields(of)} if "__dataclass_fields__" in vars(of) else {}


def _declared(of: type[Any], annotations: Mapping[str, Any]) -> Defaults:
    """Return the defaults of the fields that a class declares itself. Raises ValueError for one that can change."""
    if any(not isinstance(kind, str) or any(word in kind for word in NO_FIELDS) for kind in annotations.values()):
        return _read(of, annotations, vars(of))
    named = [name for name, kind in annotations.items() if not kind.startswith("ClassVar")]
    found = {name: vars(of).get(name, MISSING) for name in named}
    for name, default in found.items():
        if type(default).__hash__ is None:
            raise ValueError(f"mutable default {type(default)} for field {name} is not allowed: use default_factory")
    return found


def _read(of: type[Any], annotations: Mapping[str, Any], defaults: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields among these annotations as the standard library reads them."""
    given = {name: defaults[name] for name in annotations if defaults.get(name, MISSING) is not MISSING}
    namespace = {**given, "__annotations__": annotations, "__module__": of.__module__, "__doc__": of.__name__}
    read: Any = dataclass(init=False, repr=False, eq=False)(type(of.__name__, (), namespace))
    return {each.name: each for each in dataclasses.fields(read)}


def _is_plain(rule: Field[Any]) -> bool:
    return rule.init and rule.repr and rule.kw_only in (False, MISSING) and rule.hash is None


def _is_compared(rule: Any) -> bool:
    return not isinstance(rule, Field) or rule.compare


if TYPE_CHECKING:
    from dataclasses import replace as replace  # so that types are checked
else:

    def replace(given, /, **changes):
        """Return a copy of an object with other values of some fields, without making the fields of its class."""
        return type(given)(**{name: getattr(given, name) for name in given.__match_args__} | changes)


FEW = 5
"""The objects that are made without a compiled __init__: to compile one takes as long as to make thirty."""


def _first_init(made: Any, defaults: Defaults) -> Callable[..., None]:
    """Return the __init__ of the first objects; then it puts a compiled one in its place, if it is not wrapped."""
    compiled: Callable[..., None] | None = None
    few = FEW

    def __init__(self: Any, *given: Any, **named: Any) -> None:  # noqa: N807 - the method of a class
        nonlocal compiled, few
        usual = {name: rule.default if isinstance(rule, Field) else rule for name, rule in defaults.items()}
        makes = {name: rule.default_factory for name, rule in defaults.items() if isinstance(rule, Field)}
        first = dict(zip(defaults, given, strict=False))
        values = usual | first | named
        for name, make in makes.items():
            if values[name] is MISSING is not make:
                values[name] = make()
        few -= 1
        is_wrong = len(given) > len(first) or len(values) > len(usual) or not named.keys().isdisjoint(first)
        if few >= 0 and not is_wrong and all(value is not MISSING for value in values.values()):
            for name, value in values.items():
                object.__setattr__(self, name, value)
            return
        if compiled is None:
            compiled = _init(made, defaults)
        if made.__init__ is __init__:
            made.__init__ = compiled
        compiled(self, *given, **named)

    return __init__


def _init(made: type[Any], defaults: Defaults) -> Callable[..., None]:
    """Return the __init__ that takes the fields in their order."""
    scope: dict[str, Any] = {"_missing": MISSING}
    given, lines = ["self"], []
    for name, rule in defaults.items():
        default, make = (rule.default, rule.default_factory) if isinstance(rule, Field) else (rule, MISSING)
        scope[f"_set_{name}"], scope[f"_default_{name}"], scope[f"_make_{name}"] = _setter(made, name), default, make
        given.append(name if default is make is MISSING else f"{name}=_default_{name}")
        value = name if make is MISSING else f"_make_{name}() if {name} is _missing else {name}"
        lines.append(f" _set_{name}(self, {value})")
    exec("\n".join([f"def __init__({', '.join(given)}):", *(lines or [" pass"])]), scope)  # noqa: S102 - names of fields
    init: Callable[..., None] = scope["__init__"]
    init.__qualname__ = f"{made.__qualname__}.__init__"
    return init


def _setter(made: type[Any], name: str) -> Callable[[Any, object], None]:
    """Return a function that fills a field: that of its slot, which is faster than object.__setattr__."""
    slot = getattr(made, name, None)
    if isinstance(slot, MemberDescriptorType):
        return slot.__set__
    return lambda frozen, value: object.__setattr__(frozen, name, value)


def _values(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    """Return a getter of the values of all fields."""
    if len(names) > 1:
        return attrgetter(*names)
    if names:
        only = attrgetter(*names)
        return lambda frozen: (only(frozen),)
    return lambda frozen: ()


# The methods that all frozen classes share ----------------------------------------------------------------------------


def _repr(self: Any) -> str:
    told = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__match_args__)
    return f"{type(self).__qualname__}({told})"


def _eq(self: Any, other: Any) -> Any:
    return self._compared(self) == self._compared(other) if type(other) is type(self) else NotImplemented


def _hash(self: Any) -> int:
    return hash(self._compared(self))


def _reduce(self: Any) -> tuple[type[Any], tuple[Any, ...]]:
    return type(self), self._values(self)


def _setattr(self: Any, name: str, value: object) -> None:
    if name in self.__dataclass_fields__:
        raise FrozenInstanceError(f"cannot assign to field {name!r}")
    object.__setattr__(self, name, value)


def _delattr(self: Any, name: str) -> None:
    if name in self.__dataclass_fields__:
        raise FrozenInstanceError(f"cannot delete field {name!r}")
    object.__delattr__(self, name)


METHODS = {
    "__repr__": _repr,
    "__eq__": _eq,
    "__hash__": _hash,
    "__reduce__": _reduce,
    "__setattr__": _setattr,
    "__delattr__": _delattr,
}
