"""Looking for words that a viewer must not find."""

from __future__ import annotations

from collections.abc import Iterator


def texts_in(data: object) -> Iterator[str]:
    """All texts in JSON data, but for the names of its records."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            if key != "$":
                yield from texts_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from texts_in(value)
