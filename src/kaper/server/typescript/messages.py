"""The types of what server and browser say: made from the modules of messages."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import is_dataclass
from types import ModuleType, UnionType
from typing import Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect

from kaper.analysis import report
from kaper.server import (
    analysis_messages,
    client_messages,
    http_messages,
    messages,
    pace,
    person_messages,
    puzzle_messages,
)
from kaper.server.typescript.notation import doc_comment, expanded

HEAD = """\
// What server and browser say to each other{where}. Made from src/kaper/server/{module}.py
// by `python -m kaper.server.typescript`: change it there.
"""

# What the browser sends; in these, a field with a default may be left out.
SENT = (
    *get_args(client_messages.ClientMessage),
    http_messages.NewTable,
    http_messages.Join,
    http_messages.ImportedRecord,
    analysis_messages.TryMove,
    puzzle_messages.PlayPuzzle,
    person_messages.CarriedSettings,
)


# What goes over the socket, and what it is made of: each module knows those before it.
LIVE = (pace, messages, client_messages)


def generate_live() -> str:
    """The file of what goes over the socket, and of what messages are made of."""
    head = HEAD.format(where="", module="{pace,messages,client_messages}")
    return "\n".join([head, *(line for module in LIVE for line in _declarations(module))])


def generate_http() -> str:
    """The file of what goes over HTTP."""
    head = HEAD.format(where=" over HTTP", module="http_messages")
    imports = _imports(http_messages, LIVE, "messages")
    return "\n".join([head, imports, *_declarations(http_messages)])


def generate_person() -> str:
    """The file of what is said about whoever asks."""
    head = HEAD.format(where=" about whoever asks", module="person_messages")
    imports = _imports(person_messages, (http_messages,), "httpMessages")
    imports += _imports(person_messages, LIVE, "messages")
    return "\n".join([head, imports, *_declarations(person_messages)])


def generate_analysis() -> str:
    """The file of what is said about analyses."""
    head = HEAD.format(where=" about analyses", module="analysis_messages")
    return "\n".join([head, *_declarations(report), *_declarations(analysis_messages)])


def generate_puzzles() -> str:
    """The file of what is said about puzzles."""
    head = HEAD.format(where=" about puzzles", module="puzzle_messages")
    imports = _imports(puzzle_messages, LIVE, "messages")
    return "\n".join([head, imports, *_declarations(puzzle_messages)])


def _imports(module: ModuleType, sources: tuple[ModuleType, ...], file: str) -> str:
    borrowed = {
        part.__name__
        for struct in _structs(module)
        for part in _parts(struct)
        if part.__module__ in {source.__name__ for source in sources}
    }
    return f'import type {{ {", ".join(sorted(borrowed))} }} from "./{file}";\n'


def _declarations(module: ModuleType) -> list[str]:
    sent = _reachable(SENT)
    aliases = [
        f"export type {name} = {expanded(value, {})};\n"
        for name, value in vars(module).items()
        if isinstance(value, UnionType) or get_origin(value) is Literal
        if not any(name in vars(known) for known in _before(module))
    ]
    return aliases + [_interface(struct, optional=struct in sent) for struct in _structs(module)]


def _before(module: ModuleType) -> tuple[ModuleType, ...]:
    """The modules whose types a module may borrow."""
    return LIVE[: LIVE.index(module)] if module in LIVE else LIVE


def _structs(module: ModuleType) -> list[type]:
    """What a module says: structs, or dataclasses where it is a module of the library."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type)
        and (issubclass(value, msgspec.Struct) or is_dataclass(value))
        and value is not messages.Message
        and value.__module__ == module.__name__
        and not value.__name__.startswith("_")
    ]


def _interface(struct: type, *, optional: bool) -> str:
    lines = [*doc_comment(struct.__dict__.get("__doc__")), f"export interface {struct.__name__} {{"]
    info = inspect.type_info(struct)
    if isinstance(info, inspect.StructType) and info.tag is not None:
        lines.append(f"  {info.tag_field}: {json.dumps(info.tag)};")
    lines += [f"  {name}: {kind};" for name, kind in _fields(struct, optional=optional).items()]
    return "\n".join([*lines, "}", ""])


def _fields(struct: type, *, optional: bool) -> Mapping[str, str]:
    """The types of what it tells, by name; `name?` may be left out."""
    if not issubclass(struct, msgspec.Struct):
        return {name: expanded(kind, {}) for name, kind in get_type_hints(struct).items()}
    fields = msgspec.structs.fields(struct)
    return {_marked(field, optional=optional): expanded(field.type, {}) for field in fields}


def _marked(field: msgspec.structs.FieldInfo, *, optional: bool) -> str:
    left_out = field.default is msgspec.UNSET or (optional and not field.required)
    return f"{field.encode_name}{'?' if left_out else ''}"


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
