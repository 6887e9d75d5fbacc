"""Processes for tests, several at a time, each ended when it takes too long."""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext, SpawnContext
from threading import Event
from time import monotonic
from typing import TypeVar

from kaper.testing.mutation.child import Failed, Lived, Loading, Message, Running
from kaper.testing.mutation.memory import Measured

J = TypeVar("J")
R = TypeVar("R")

# Seconds for importing tests, and how often it is asked whether all is to stop.
LOADING = 120.0
GLANCE = 0.5

# Imported once, where processes can begin as copies of one; no game is among these.
PRELOADED = [
    "kaper.testing.conformance",
    "kaper.testing.golden",
    "kaper.testing.machines",
    "kaper.testing.mutation.child",
    "kaper.testing.plugin",
]


@dataclass(frozen=True, slots=True)
class Hung:
    """A test took too long, or importing a file of tests did."""

    test: str


@dataclass(frozen=True, slots=True)
class Crashed:
    """The process ended without an answer."""

    test: str


Answer = Failed | Lived | Measured | Hung | Crashed


def _context() -> SpawnContext | ForkServerContext:
    if sys.platform == "win32":
        return multiprocessing.get_context("spawn")
    return multiprocessing.get_context("forkserver")


class Workers:
    """So many processes at a time; leaving the context ends them."""

    def __init__(self, number: int) -> None:
        self._context = _context()
        self._context.set_forkserver_preload(PRELOADED)
        self._threads = ThreadPoolExecutor(number)
        self._stopping = Event()

    def __enter__(self) -> Workers:
        return self

    def __exit__(self, *_: object) -> None:
        self._stopping.set()
        self._threads.shutdown(cancel_futures=True)

    def each(self, work: Callable[[J], R], jobs: Sequence[J]) -> Iterator[R]:
        """What became of each job, in the order in which they are done."""
        for done in as_completed([self._threads.submit(work, job) for job in jobs]):
            yield done.result()

    def ask(
        self,
        target: Callable[..., None],
        *arguments: object,
        patience: Callable[[str], float],
    ) -> Answer:
        """Have `target` run in a new process, and listen; `patience` is what a test may take."""
        receiver, sender = self._context.Pipe(duplex=False)
        process = self._context.Process(target=target, args=(*arguments, sender))
        process.start()
        sender.close()
        try:
            return self._listen(receiver, patience)
        finally:
            process.kill()
            process.join()
            receiver.close()

    def _listen(
        self, receiver: Connection[object, Message], patience: Callable[[str], float]
    ) -> Answer:
        test, seconds = "", LOADING
        while self._is_there(receiver, seconds):
            try:
                message = receiver.recv()
            except EOFError:
                if test:
                    return Crashed(test)
                raise RuntimeError("a process for tests could not begin") from None
            match message:
                case Loading(test):
                    seconds = LOADING
                case Running(test):
                    seconds = patience(test)
                case _:
                    return message
        return Hung(test)

    def _is_there(self, receiver: Connection[object, Message], seconds: float) -> bool:
        end = monotonic() + seconds
        while monotonic() < end and not self._stopping.is_set():
            if receiver.poll(GLANCE):
                return True
        return False
