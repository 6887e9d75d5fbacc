"""States, frames, effects and events as JSON, and the digest of a state.

Lists stay lists; what JSON cannot tell apart is tagged: `{"()": [...]}` is a tuple, `{"{}": [...]}`
a dict with keys that are no strings or look like a tag, `{"b": hex}` a bytearray, `{"!": text}` an
action, `{"$": "Name", ...}` a record of that class.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from hashlib import blake2b
from typing import TypeAlias

from kaper.kernel.actions import Action, Grammar
from kaper.kernel.state import State

_TAGS = frozenset({"()", "{}", "b", "!", "$"})

Json: TypeAlias = "int | str | float | bool | list[Json] | dict[str, Json] | None"


def encode(value: object) -> Json:
    """Plain data as JSON-ready data; `Codec.decode` gives it back."""
    match value:
        case None | bool() | int() | str():
            return value
        case list():
            return _encode_items(value)
        case tuple():
            return {"()": _encode_items(value)}
        case dict():
            if all(isinstance(key, str) and key not in _TAGS for key in value):
                return {str(key): encode(item) for key, item in value.items()}
            return {"{}": [[encode(key), encode(item)] for key, item in value.items()]}
        case bytearray():
            return {"b": value.hex()}
        case Action():
            return {"!": value.text}
        case _ if is_dataclass(value):
            return {"$": type(value).__name__} | encode_fields(value)
    raise TypeError(f"{type(value).__name__} cannot stand in a state: {value!r}")


def _encode_items(items: list[object] | tuple[object, ...]) -> list[Json]:
    # Piles of numbers are most of a state: a call for each number would double the time.
    return [item if type(item) is int else encode(item) for item in items]


def encode_fields(record: object) -> dict[str, Json]:
    """The fields of a dataclass, without its transient ones."""
    if not is_dataclass(record):
        raise TypeError(f"{record!r} is no record")
    skipped = record.transient if isinstance(record, State) else frozenset()
    return {
        field.name: encode(getattr(record, field.name))
        for field in fields(record)
        if field.name not in skipped
    }


def compact(data: object) -> str:
    """JSON in as few letters as it takes."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


class Codec:
    """Reads back what `encode` wrote, for the classes and actions of one game."""

    def __init__(self, records: tuple[type, ...], grammar: Grammar) -> None:
        self._records: Mapping[str, type] = {record.__name__: record for record in records}
        self._grammar = grammar

    def decode(self, data: Json) -> object:
        match data:
            case list():
                return self._items(data)
            case dict() if "$" in data:
                return self._record(str(data["$"]), data)
            case {"()": list(items)}:
                return tuple(self._items(items))
            case {"{}": list(pairs)}:
                return dict(self._pair(pair) for pair in pairs)
            case {"b": str(digits)}:
                return bytearray.fromhex(digits)
            case {"!": str(text)}:
                return self._action(text)
            case dict():
                return {key: self.decode(item) for key, item in data.items()}
        return data

    def decode_fields(self, data: Json) -> dict[str, object]:
        """The fields that `encode_fields` wrote."""
        if not isinstance(data, dict):
            raise TypeError("a record's fields are a JSON object")
        return {key: self.decode(item) for key, item in data.items() if key != "$"}

    def _items(self, items: list[Json]) -> list[object]:
        return [item if type(item) is int else self.decode(item) for item in items]

    def _pair(self, pair: Json) -> tuple[object, object]:
        if not isinstance(pair, list) or len(pair) != 2:
            raise TypeError("a dict is written as pairs")
        return self.decode(pair[0]), self.decode(pair[1])

    def _action(self, text: str) -> Action:
        action = self._grammar.parse(text)
        if action is None:
            raise TypeError(f"no action: {text}")
        return action

    def _record(self, name: str, data: dict[str, Json]) -> object:
        record = self._records.get(name)
        if record is None:
            raise TypeError(f"no record of this game: {name}")
        made: object = record(**self.decode_fields(data))
        return made


def saved_records(data: Json, name: str) -> Iterator[dict[str, Json]]:
    """Every record of this class in what was saved, the inner ones first: for upgrades."""
    if isinstance(data, (dict, list)):
        for item in data.values() if isinstance(data, dict) else data:
            yield from saved_records(item, name)
    if isinstance(data, dict) and data.get("$") == name:
        yield data


def digest(state: State) -> str:
    """A short fingerprint of the position. The generator is no part of it: a record that tells
    every outcome stays valid when the generator changes."""
    position = encode_fields(state)
    del position["rng"]
    text = json.dumps(position, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=8).hexdigest()
