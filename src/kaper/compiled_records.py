"""What compiled modules need beside what they say: see `compiling.records`, which writes them.

A compiled record has its fields and a constructor, all of them native. Whatever else a dataclass
has, so that it can be compared, printed, matched, listed, copied and extended by an interpreted
class, is given to it here, once it is there.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

T = TypeVar("T")

if TYPE_CHECKING:
    # Only the compiler reads it.
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(*_names: str, **_values: bool) -> Callable[[type[T]], type[T]]:
        return lambda kind: kind


GIVEN = (
    "__dataclass_fields__",
    "__dataclass_params__",
    "__match_args__",
    "__repr__",
    "__eq__",
    "__hash__",
    "__setattr__",
    "__delattr__",
)


class _NativeFields(tuple[str, ...]):
    """Names of fields that Python keeps in no slots: dataclasses ask for each of them, but a
    compiled class is not made below one that has any."""

    __slots__ = ()

    def __bool__(self) -> bool:
        return False


def field(**words: Any) -> Any:
    made: Any = dataclasses.field(**words)
    return made


def record(kind: Any, frozen: bool, own: Mapping[str, tuple[Any, ...]]) -> None:
    """Make a dataclass of a compiled class. Of its own fields the types are told, and what is
    written as their defaults."""
    all_fields = {
        field.name: (field.name, field.type, _copy(field))
        for base in reversed(kind.__mro__[1:])
        for field in getattr(base, "__dataclass_fields__", {}).values()
    }
    for name, (annotation, *written) in own.items():
        default = written[0] if written else dataclasses.field()
        if not isinstance(default, dataclasses.Field):
            default = dataclasses.field(default=default)
        all_fields[name] = (name, annotation, default)
    twin = dataclasses.make_dataclass(kind.__name__, all_fields.values(), frozen=frozen, init=False)
    for name in GIVEN:
        # A method that the class was written with stays; Python gives every class some hash.
        if name in vars(twin) and (name == "__hash__" or name not in vars(kind)):
            setattr(kind, name, vars(twin)[name])
    # An interpreted class below would else give the inherited fields slots of its own.
    kind.__slots__ = _NativeFields(own)
    kind.__reduce__ = _reduce

    def init_subclass(below: type, /, **words: Any) -> None:
        super(kind, below).__init_subclass__(**words)
        _forget_inherited(below, all_fields)

    kind.__init_subclass__ = classmethod(init_subclass)


def _forget_inherited(below: type, names: Iterable[str]) -> None:
    """A field that an interpreted class declares once more, for its type, stays the inherited one:
    what a compiled class keeps it in would else be taken for its default."""
    own = vars(below)
    for name in names:
        if name not in own:
            own.get("__annotations__", {}).pop(name, None)


def _copy(field: dataclasses.Field[Any]) -> Any:
    default: Any = dataclasses.field(
        default=field.default,
        default_factory=field.default_factory,
        kw_only=field.kw_only,
        compare=field.compare,
    )
    return default


def _reduce(self: Any) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    values = {field.name: getattr(self, field.name) for field in dataclasses.fields(self)}
    return _made, (type(self), values)


def _made(kind: Callable[..., T], values: Mapping[str, Any]) -> T:
    return kind(**values)


def replace(changed: T, /, **changes: Any) -> T:
    """As in `dataclasses`, for records that the compiler does not know to be some."""
    made: T = dataclasses.replace(changed, **changes)  # type: ignore[type-var]
    return made


def default(kind: Any, name: str) -> Any:
    """The default of an inherited field."""
    return kind.__dataclass_fields__[name].default
