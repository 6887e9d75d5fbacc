"""Whether data has the shape that a type declares: every key and no other, at every depth."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from kaper.kernel.shapes import SOME_KEYS, TWO_ITEMS

_PLAIN = (str, int, float, bool, NoneType)


def misfits(value: object, shape: object, where: str) -> Iterator[str]:
    """What about a value is not as its shape says, and where."""
    origin, args = _taken_apart(shape)
    if origin is Annotated:
        yield from _marked(value, args, where)
    elif origin in (Union, UnionType):
        if all(any(misfits(value, member, where)) for member in args):
            yield f"{where}: {value!r}"
    elif origin is Literal:
        if type(value) is not str or value not in args:
            yield f"{where}: {value!r}"
    elif is_typeddict(shape):
        yield from _record(value, shape, where)
    elif origin is list and isinstance(value, list):
        for index, item in enumerate(value):
            yield from misfits(item, args[0], f"{where}[{index}]")
    elif origin is dict and isinstance(value, dict):
        yield from _table(value, args, where)
        if get_origin(args[0]) is Literal and value.keys() != {*get_args(args[0])}:
            yield f"{where} has the keys {', '.join(map(str, value))}"
    elif shape not in _PLAIN or type(value) is not shape:
        yield f"{where}: {value!r}"


def _marked(value: object, args: tuple[object, ...], where: str) -> Iterator[str]:
    plain, mark = args
    if mark == SOME_KEYS and isinstance(value, dict):
        yield from _table(value, get_args(plain), where)
        return
    yield from misfits(value, plain, where)
    if mark == TWO_ITEMS and isinstance(value, list) and len(value) != 2:
        yield f"{where} has {len(value)} items"


def _record(value: object, shape: object, where: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{where}: {value!r}"
        return
    fields = _fields(shape)
    yield from (f"{where} has {key!r}" for key in value if key not in fields)
    for key, (kind, needed) in fields.items():
        if key in value:
            yield from misfits(value[key], kind, f"{where}.{key}")
        elif needed:
            yield f"{where} lacks {key!r}"


def _table(value: dict[object, object], args: tuple[object, ...], where: str) -> Iterator[str]:
    for key, item in value.items():
        yield from misfits(key, args[0], f"a key of {where}")
        yield from misfits(item, args[1], f"{where}.{key}")


@cache
def _taken_apart(shape: object) -> tuple[object, tuple[object, ...]]:
    return get_origin(shape), get_args(shape)


@cache
def _fields(shape: object) -> dict[str, tuple[object, bool]]:
    """The type of each field, and whether it is always there."""
    hints = get_type_hints(shape, include_extras=True)
    return {
        name: (get_args(kind)[0], False) if get_origin(kind) is NotRequired else (kind, True)
        for name, kind in hints.items()
    }
