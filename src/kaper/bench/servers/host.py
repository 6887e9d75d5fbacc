"""A server in a process of its own: it tells its addresses, then when asked its CPU time.

Servers run on one core and the generator on another, where the system lets us choose: then neither
takes time from the other.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Timer
from typing import IO

from kaper.kernel.errors import KaperError

START_WITHIN = 60.0
END_WITHIN = 10.0

Cores = frozenset[int]


class Host:
    """A running server."""

    def __init__(self, process: subprocess.Popen[str], complaints: IO[str]) -> None:
        self._process = process
        self._complaints = complaints
        self.addresses = [word.rstrip("/") for word in self._line().split()]

    def cpu(self) -> float:
        """Seconds of CPU time used so far, by all threads of the server."""
        assert self._process.stdin is not None
        self._process.stdin.write("?\n")
        self._process.stdin.flush()
        return float(self._line())

    def _line(self) -> str:
        assert self._process.stdout is not None
        # A server that hangs is ended, so that there is an end to its output.
        timer = Timer(START_WITHIN, self._process.kill)
        timer.start()
        try:
            line = self._process.stdout.readline().strip()
        finally:
            timer.cancel()
        if not line:
            self._complaints.seek(0)
            said = self._complaints.read().strip().splitlines()
            raise KaperError(f"a server ended: {said[-1] if said else 'it did not say why'}")
        return line


@contextmanager
def hosted(
    command: Sequence[str | Path],
    environment: Mapping[str, str] | None = None,
    *,
    on_one_core: bool = True,
) -> Iterator[Host]:
    """Start a server, and end it at the end."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as complaints:
        with _on(_cores()[0] if on_one_core else frozenset()):
            process = subprocess.Popen(  # noqa: S603 - the servers we measure
                command,
                env={**os.environ, **(environment or {})},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=complaints,
                encoding="utf-8",
            )
        try:
            with process:
                try:
                    yield Host(process, complaints)
                finally:
                    _end(process)
        except BrokenPipeError as error:
            raise KaperError("a server ended by itself") from error


def _end(process: subprocess.Popen[str]) -> None:
    """End of input asks it to tidy up and go; one that does not is made to."""
    assert process.stdin is not None
    with suppress(BrokenPipeError):
        process.stdin.close()
    try:
        process.wait(END_WITHIN)
    except subprocess.TimeoutExpired:
        process.kill()


@contextmanager
def generator_core() -> Iterator[bool]:
    """Keep this process to the cores that servers do not run on; says whether that works."""
    cores = _cores()[1]
    with _on(cores):
        yield bool(cores)


def _cores() -> tuple[Cores, Cores]:
    """For a server, and for the generator; empty where we cannot choose."""
    if sys.platform != "linux":
        return frozenset(), frozenset()
    first, *others = sorted(_allowed)
    return (frozenset({first}), frozenset(others)) if others else (frozenset(), frozenset())


@contextmanager
def _on(cores: Cores) -> Iterator[None]:
    """What starts in here runs on these cores."""
    if sys.platform != "linux" or not cores:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


_allowed = os.sched_getaffinity(0) if sys.platform == "linux" else set[int]()
