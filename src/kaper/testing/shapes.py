"""Whether data has the shape that a type declares: every key and no other, at every depth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Final,
    Literal,
    NotRequired,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from kaper.kernel.shapes import SOME_KEYS, TWO_ITEMS

_PLAIN = (str, int, float, bool, NoneType)

# Holds a value against a shape, and tells what is wrong by what follows the value's place.
Check: TypeAlias = Callable[[object], Sequence[str]]
FITS: Final = ()


def misfits(value: object, shape: object, where: str) -> list[str]:
    """What about a value is not as its shape says, and where."""
    return [f"{where}{misfit}" for misfit in _check_of(shape)(value)]


@cache
def _check_of(shape: object) -> Check:
    """The check of a shape, made once: a match has thousands of views."""
    origin, args = get_origin(shape), get_args(shape)
    if origin is Annotated:
        return _marked(*args)
    if origin in (Union, UnionType):
        return _any_of([_check_of(member) for member in args])
    if origin is Literal:
        return _word_of(args)
    if origin is list:
        return _list_of(_check_of(args[0]))
    if origin is dict:
        return _table_of(*args, all_keys=get_origin(args[0]) is Literal)
    if is_typeddict(shape):
        return _record_of(shape)
    if shape in _PLAIN:
        return lambda value: FITS if type(value) is shape else _wrong(value)
    raise TypeError(f"{shape} is no shape of a view")


def _wrong(value: object) -> Sequence[str]:
    return (f": {value!r}",)


def _marked(plain: object, mark: object) -> Check:
    if mark == SOME_KEYS:
        return _table_of(*get_args(plain), all_keys=False)
    check = _check_of(plain)

    def check_pair(value: object) -> Sequence[str]:
        if isinstance(value, list) and len(value) != 2:
            return (*check(value), f" has {len(value)} items")
        return check(value)

    return check_pair if mark == TWO_ITEMS else check


def _any_of(checks: Sequence[Check]) -> Check:
    def check(value: object) -> Sequence[str]:
        for each in checks:
            if not each(value):
                return FITS
        return _wrong(value)

    return check


def _word_of(words: Sequence[object]) -> Check:
    known = frozenset(words)
    return lambda value: FITS if type(value) is str and value in known else _wrong(value)


def _list_of(check_item: Check) -> Check:
    def check(value: object) -> Sequence[str]:
        if not isinstance(value, list):
            return _wrong(value)
        return [
            f"[{index}]{misfit}" for index, item in enumerate(value) for misfit in check_item(item)
        ]

    return check


def _table_of(keys: object, items: object, *, all_keys: bool) -> Check:
    check_key, check_item = _check_of(keys), _check_of(items)
    needed = frozenset(get_args(keys)) if all_keys else None

    def check(value: object) -> Sequence[str]:
        if not isinstance(value, dict):
            return _wrong(value)
        found = [f" has a key{misfit}" for key in value for misfit in check_key(key)]
        found += [f".{key}{misfit}" for key in value for misfit in check_item(value[key])]
        if needed is not None and value.keys() != needed:
            found.append(f" has the keys {', '.join(map(str, value))}")
        return found

    return check


def _record_of(shape: object) -> Check:
    hints = get_type_hints(shape, include_extras=True)
    fields = {
        name: _check_of(get_args(kind)[0] if get_origin(kind) is NotRequired else kind)
        for name, kind in hints.items()
    }
    needed = [name for name, kind in hints.items() if get_origin(kind) is not NotRequired]

    def check(value: object) -> Sequence[str]:
        if not isinstance(value, dict):
            return _wrong(value)
        found = [f" has {key!r}" for key in value if key not in fields]
        found += [f" lacks {key!r}" for key in needed if key not in value]
        found += [
            f".{key}{misfit}"
            for key, check_field in fields.items()
            if key in value
            for misfit in check_field(value[key])
        ]
        return found

    return check
