"""Numbers for Prometheus, at an address of their own: none that visitors reach.

Several processes write theirs into a folder, and their supervisor tells the sums.
"""

from __future__ import annotations

import os
from functools import cache

from prometheus_client import (
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    start_http_server,
)
from prometheus_client.multiprocess import MultiProcessCollector

from kaper.kernel.errors import BadSetup
from kaper.server.metrics import METRICS_FOLDER, Metrics


class Counting(Metrics):
    """Counts; of each number there is one in a process."""

    def __init__(self) -> None:
        self._facts = Counter("kaper_facts", "Facts kept")
        self._commits = Histogram("kaper_commit_seconds", "Until what happened was kept")
        self._conflicts = Counter("kaper_conflicts", "Facts whose place another process took")
        self._thoughts = Histogram("kaper_thought_seconds", "Until a bot had chosen")
        self._answers = Counter("kaper_answers", "Answers over HTTP", ["status"])
        self._tables = Gauge("kaper_tables", "Live tables", multiprocess_mode="livesum")
        self._sockets = Gauge("kaper_sockets", "Browsers", multiprocess_mode="livesum")

    def kept(self, facts: int, seconds: float) -> None:
        self._facts.inc(facts)
        self._commits.observe(seconds)

    def conflict(self) -> None:
        self._conflicts.inc()

    def thought(self, seconds: float) -> None:
        self._thoughts.observe(seconds)

    def answered(self, status: int) -> None:
        self._answers.labels(str(status)).inc()

    def tables(self, count: int) -> None:
        self._tables.set(count)

    def sockets(self, change: int) -> None:
        self._sockets.inc(change)


@cache
def counting() -> Counting:
    return Counting()


def tell(address: str) -> None:
    """Answer at HOST:PORT, or at a port of this machine alone."""
    host, _, port = address.rpartition(":")
    registry = REGISTRY
    if METRICS_FOLDER in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    try:
        start_http_server(int(port), host.strip("[]") or "127.0.0.1", registry)
    except (OSError, OverflowError, ValueError) as error:
        raise BadSetup(f"metrics cannot be told at {address}: {error}") from error
