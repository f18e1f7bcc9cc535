"""Declares data that does not change: `@frozen` does what `@dataclass(frozen=True, slots=True)` does, but faster.

The standard library compiles six methods for each class. A start declares 150 classes, and that took a quarter of it.
Here only `__init__` is compiled, and the other methods are shared by all classes. `fields`, `replace`, `asdict`,
patterns, copies and dataclasses that inherit work as ever. A class that needs `field` is a dataclass.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass
from operator import attrgetter
from types import MemberDescriptorType
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")
Fields = dict[str, Field[Any]]


@dataclass(frozen=True)
class _Frozen:
    """Lends its parameters to all frozen classes: dataclasses read them when they inherit."""


@dataclass_transform(frozen_default=True)
def frozen(declared: type[T]) -> type[T]:
    """Return the class with a slot for each annotated field, and with the methods of a frozen dataclass.

    Raises TypeError if a field has a rule of its own, such as a default that is made anew for each object.
    """
    own = _declared(declared)
    inherited: Fields = {}
    for base in reversed(declared.__mro__[1:]):
        inherited |= _fields(base)
    fields = inherited | own
    if not all(_is_plain(field) for field in fields.values()):
        raise TypeError(f"{declared.__name__} has a field with rules of its own: write a dataclass")
    not_ours = {"__dict__", "__weakref__", *own}  # the first two are of the class as declared, which had no slots
    namespace = {
        **METHODS,
        **{name: value for name, value in vars(declared).items() if name not in not_ours},
        "__slots__": tuple(name for name in own if name not in inherited),
        "__match_args__": tuple(fields),
        "__dataclass_fields__": fields,
        "__dataclass_params__": vars(_Frozen)["__dataclass_params__"],
        "_values": staticmethod(_values(tuple(fields))),
    }
    metaclass: Any = type(declared)
    made: type[T] = metaclass(declared.__name__, declared.__bases__, namespace)
    made.__qualname__ = declared.__qualname__
    made.__init__ = _init(made, fields)  # type: ignore[method-assign]
    return made


def _fields(of: type[Any]) -> Fields:
    """Return the fields of a class, inherited ones too, if it is a dataclass by its own declaration."""
    if "__dataclass_fields__" not in vars(of):
        return {}
    return {field.name: field for field in dataclasses.fields(of)}


def _declared(of: type[Any]) -> Fields:
    """Return the fields that a class declares itself, as the standard library reads them."""
    annotations = vars(of).get("__annotations__", {})
    namespace = {name: vars(of)[name] for name in annotations if name in vars(of)}
    namespace |= {"__annotations__": annotations, "__module__": of.__module__, "__doc__": of.__name__}
    return _fields(dataclass(init=False, repr=False, eq=False)(type(of.__name__, (), namespace)))


def _is_plain(field: Field[Any]) -> bool:
    return field.default_factory is MISSING and field.init and field.repr and field.compare and not field.kw_only


def _init(made: type[Any], fields: Fields) -> Callable[..., None]:
    """Return the __init__ that takes the fields in their order."""
    given = [name if field.default is MISSING else f"{name}=_of[{name!r}].default" for name, field in fields.items()]
    lines = [f" _set_{name}(self, {name})" for name in fields] or [" pass"]
    scope: dict[str, Any] = {"_of": fields, **{f"_set_{name}": _setter(made, name) for name in fields}}
    exec("\n".join([f"def __init__({', '.join(['self', *given])}):", *lines]), scope)  # noqa: S102 - names of fields
    init: Callable[..., None] = scope["__init__"]
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
    return lambda frozen: tuple(getattr(frozen, name) for name in names)


# The methods that all frozen classes share ----------------------------------------------------------------------------


def _repr(self: Any) -> str:
    told = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__match_args__)
    return f"{type(self).__qualname__}({told})"


def _eq(self: Any, other: Any) -> Any:
    return self._values(self) == self._values(other) if type(other) is type(self) else NotImplemented


def _hash(self: Any) -> int:
    return hash(self._values(self))


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
