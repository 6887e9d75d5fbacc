"""Libraries that are only there for hosting."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from kaper.kernel.errors import BadSetup


@contextmanager
def hosting_libraries() -> Iterator[None]:
    """Say how to get them where one is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise BadSetup(
            f"this needs {error.name}: install kaper[hosting], or start with python3 play.py serve"
        ) from error
