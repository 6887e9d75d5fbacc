"""The browser's types, made from `messages` and `http_messages`.

`python -m kaper.server.typescript` writes them.
"""

from __future__ import annotations

import inspect as python_inspect
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from types import UnionType
from typing import Literal, get_args, get_origin

import msgspec
from msgspec import inspect

from kaper.server import http_messages, messages

FILE = Path(__file__).parents[3] / "web" / "src" / "lib" / "messages.ts"

HEAD = """\
// What server and browser say to each other. Made from messages.py and http_messages.py of
// src/kaper/server by `python -m kaper.server.typescript`: change it there.
"""

# What the browser sends; in these, a field with a default may be left out.
SENT = (
    *get_args(messages.ClientMessage),
    http_messages.NewTable,
    http_messages.Join,
    http_messages.ImportedRecord,
)


def generate() -> str:
    """The whole file."""
    named = vars(messages) | vars(http_messages)
    aliases = {
        name: value
        for name, value in named.items()
        if isinstance(value, UnionType) or get_origin(value) is Literal
    }
    structs = [
        value
        for value in named.values()
        if isinstance(value, type)
        and issubclass(value, messages.Message)
        and value is not messages.Message
    ]
    sent = {info.cls for info in _reachable(SENT)}
    parts = [HEAD]
    parts += [f"export type {name} = {_alias(value)};\n" for name, value in aliases.items()]
    parts += [_interface(struct, optional=struct in sent) for struct in structs]
    return "\n".join(parts)


def _alias(value: object) -> str:
    members = get_args(value)
    if all(isinstance(m, type) and issubclass(m, messages.Message) for m in members):
        return " | ".join(member.__name__ for member in members)
    if get_origin(value) is Literal:
        # As written: inspection would sort them.
        return " | ".join(json.dumps(member) for member in members)
    return _type(inspect.type_info(value))


def _interface(struct: type[msgspec.Struct], *, optional: bool) -> str:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    lines = [*_comment(struct), f"export interface {struct.__name__} {{"]
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: {json.dumps(info.tag)};")
    for field in info.fields:
        mark = "?" if optional and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(field.type)};")
    return "\n".join([*lines, "}", ""])


def _comment(struct: type[msgspec.Struct]) -> list[str]:
    text = struct.__dict__.get("__doc__")
    if not text:
        return []
    lines = [line.rstrip() for line in python_inspect.cleandoc(text).splitlines()]
    if len(lines) == 1:
        return [f"/** {lines[0]} */"]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


_PLAIN: dict[type[inspect.Type], str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.CustomType: "unknown",
}


def _type(info: inspect.Type) -> str:
    match info:
        case inspect.StructType():
            return info.cls.__name__
        case inspect.ListType():
            item = _type(info.item_type)
            return f"({item})[]" if " " in item else f"{item}[]"
        case inspect.DictType():
            return f"Record<string, {_type(info.value_type)}>"
        case inspect.LiteralType():
            return " | ".join(json.dumps(value) for value in info.values)
        case inspect.UnionType():
            return " | ".join(_type(kind) for kind in info.types)
    return _PLAIN[type(info)]


def _reachable(roots: Iterable[type[msgspec.Struct]]) -> list[inspect.StructType]:
    """These structs and all that they are made of."""
    found: dict[type, inspect.StructType] = {}
    left = [inspect.type_info(root) for root in roots]
    while left:
        info = left.pop()
        if isinstance(info, inspect.StructType) and info.cls not in found:
            found[info.cls] = info
            left += [field.type for field in info.fields]
        elif isinstance(info, inspect.ListType):
            left.append(info.item_type)
        elif isinstance(info, inspect.UnionType):
            left += info.types
    return list(found.values())


def main() -> int:
    FILE.write_text(generate(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
