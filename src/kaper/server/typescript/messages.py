"""The types of what server and browser say: made from `messages` and `http_messages`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from types import ModuleType, UnionType
from typing import Literal, get_args, get_origin

import msgspec
from msgspec import inspect

from kaper.server import http_messages, messages
from kaper.server.typescript.notation import doc_comment, expanded

HEAD = """\
// What server and browser say to each other{where}. Made from src/kaper/server/{module}.py
// by `python -m kaper.server.typescript`: change it there.
"""

# What the browser sends; in these, a field with a default may be left out.
SENT = (
    *get_args(messages.ClientMessage),
    http_messages.NewTable,
    http_messages.Join,
    http_messages.ImportedRecord,
)


def generate_live() -> str:
    """The file of what goes over the socket, and of what messages are made of."""
    return "\n".join([HEAD.format(where="", module="messages"), *_declarations(messages)])


def generate_http() -> str:
    """The file of what goes over HTTP."""
    borrowed = {
        part.__name__
        for struct in _structs(http_messages)
        for part in _parts(struct)
        if part.__module__ == messages.__name__
    }
    head = HEAD.format(where=" over HTTP", module="http_messages")
    imports = f'import type {{ {", ".join(sorted(borrowed))} }} from "./messages";\n'
    return "\n".join([head, imports, *_declarations(http_messages)])


def _declarations(module: ModuleType) -> list[str]:
    sent = _reachable(SENT)
    aliases = [
        f"export type {name} = {expanded(value, {})};\n"
        for name, value in vars(module).items()
        if isinstance(value, UnionType) or get_origin(value) is Literal
        if module is messages or name not in vars(messages)
    ]
    return aliases + [_interface(struct, optional=struct in sent) for struct in _structs(module)]


def _structs(module: ModuleType) -> list[type[messages.Message]]:
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, messages.Message)
        and value is not messages.Message
        and value.__module__ == module.__name__
    ]


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


def _reachable(roots: Iterable[type]) -> set[type]:
    """These structs and all that they are made of."""
    found: set[type] = set()
    left = [*roots]
    while left:
        struct = left.pop()
        if struct not in found:
            found.add(struct)
            left += _parts(struct)
    return found


def _parts(struct: type) -> Iterator[type]:
    """The structs of which a struct's fields are made."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    left = [field.type for field in info.fields]
    while left:
        kind = left.pop()
        if isinstance(kind, inspect.StructType):
            yield kind.cls
        elif isinstance(kind, inspect.ListType):
            left.append(kind.item_type)
        elif isinstance(kind, inspect.UnionType):
            left += kind.types
