"""The types of what server and browser say: made from `messages` and `http_messages`."""

from __future__ import annotations

import json
from collections.abc import Iterable
from types import UnionType
from typing import Literal, get_args, get_origin

import msgspec
from msgspec import inspect

from kaper.server import http_messages, messages
from kaper.server.typescript.notation import doc_comment, expanded

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
    parts += [f"export type {name} = {expanded(value, {})};\n" for name, value in aliases.items()]
    parts += [_interface(struct, optional=struct in sent) for struct in structs]
    return "\n".join(parts)


def _interface(struct: type[msgspec.Struct], *, optional: bool) -> str:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    lines = [*doc_comment(struct.__dict__.get("__doc__")), f"export interface {struct.__name__} {{"]
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: {json.dumps(info.tag)};")
    for field in msgspec.structs.fields(struct):
        mark = "?" if optional and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {expanded(field.type, {})};")
    return "\n".join([*lines, "}", ""])


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
