"""Libraries that are only there for hosting."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

from kaper.kernel.errors import BadSetup


@contextmanager
def _libraries(extra: str, command: str) -> Iterator[None]:
    """Say how to get them where one is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise BadSetup(
            f"this needs {error.name}: install kaper[{extra}], or start with {command}"
        ) from error


def hosting_libraries() -> AbstractContextManager[None]:
    return _libraries("hosting", "python3 play.py serve")


def telemetry_libraries() -> AbstractContextManager[None]:
    return _libraries("telemetry", "python3 play.py serve --telemetry URL")
