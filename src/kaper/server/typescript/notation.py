"""How a type of Python is written in TypeScript."""

from __future__ import annotations

import json
from collections.abc import Mapping
from inspect import cleandoc
from types import NoneType, UnionType
from typing import Annotated, Literal, Union, get_args, get_origin

from msgspec import Meta, UnsetType

from kaper.kernel.shapes import SOME_KEYS, TWO_ITEMS

_PLAIN: dict[object, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    object: "unknown",
}


def type_text(kind: object, names: Mapping[object, str]) -> str:
    """A type, by its name where it is one of those that have a name."""
    return names.get(kind) or expanded(kind, names)


def expanded(kind: object, names: Mapping[object, str]) -> str:
    """A type as what it consists of, of which parts may have names."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in args)
    if origin in (Union, UnionType):
        return _union(args, names)
    if origin is list:
        item = type_text(args[0], names)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is dict:
        return f"Record<{type_text(args[0], names)}, {type_text(args[1], names)}>"
    if origin is Annotated:
        return _annotated(args, names)
    if kind in _PLAIN:
        return _PLAIN[kind]
    assert isinstance(kind, type), f"{kind} has no notation in TypeScript"
    return kind.__name__


def _union(members: tuple[object, ...], names: Mapping[object, str]) -> str:
    """`X | null` where X has a name, though Python takes it apart into its members."""
    # What may be left out is marked with its name.
    members = tuple(member for member in members if member is not UnsetType)
    some = [member for member in members if member is not NoneType]
    for kind, name in names.items():
        if len(some) < len(members) and set(get_args(kind)) == set(some):
            return f"{name} | null"
    return " | ".join(type_text(member, names) for member in members)


def _annotated(args: tuple[object, ...], names: Mapping[object, str]) -> str:
    plain, mark = args
    if isinstance(mark, Meta):
        # A bound of the value, not of its kind.
        return type_text(plain, names)
    if mark == TWO_ITEMS:
        item = type_text(get_args(plain)[0], names)
        return f"[{item}, {item}]"
    assert mark == SOME_KEYS, mark
    return f"Partial<{type_text(plain, names)}>"


def doc_comment(text: str | None, indent: str = "") -> list[str]:
    """A docstring as the lines of a comment."""
    lines = cleandoc(text).splitlines() if text else []
    if len(lines) > 1:
        lines = ["/**", *(f" * {line}".rstrip() for line in lines), " */"]
    elif lines:
        lines = [f"/** {lines[0]} */"]
    return [indent + line for line in lines]
