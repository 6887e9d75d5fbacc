"""Libraries that only an extra of the package brings."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

from kaper.kernel.errors import BadSetup


@contextmanager
def _libraries(what: str, extra: str, otherwise: str) -> Iterator[None]:
    """Say how to get them where one is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise BadSetup(
            f"{what} needs {error.name}: pip install 'kaper[{extra}]', or {otherwise}"
        ) from error


def play_libraries() -> AbstractContextManager[None]:
    otherwise = "play here: kaper play --terminal"
    return _libraries("the table in the browser", "play", otherwise)


def hosting_libraries() -> AbstractContextManager[None]:
    return _libraries("this", "hosting", "start with python3 play.py serve")


def telemetry_libraries() -> AbstractContextManager[None]:
    otherwise = "start with python3 play.py serve --telemetry URL"
    return _libraries("this", "telemetry", otherwise)


def plot_libraries(command: str) -> AbstractContextManager[None]:
    return _libraries("a plot", "arena", f"start with python3 play.py {command}")


def data_libraries() -> AbstractContextManager[None]:
    otherwise = "start with python3 play.py dataset; --format jsonl needs nothing"
    return _libraries("Parquet", "data", otherwise)


def ray_libraries() -> AbstractContextManager[None]:
    return _libraries("--ray", "ray", "start with python3 play.py, which installs it")
