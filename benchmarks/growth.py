"""Does a second process carry more moves? The same load on one process and on several, by turns.

    .venv/bin/python -m benchmarks.growth --workers 2 --rounds 3

All keep their tables in one PostgreSQL and hear of each other by one Redis, both started here. The
processes share one socket, so that the four browsers at a table are spread among them by chance:
each process that serves one of them has to read, carry out and tell every move. It tells moves a
second, and microseconds of CPU time a move of all processes of the server together.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from threading import Thread

from kaper.bench.servers.heats import Score
from kaper.bench.servers.host import hosted
from kaper.bench.servers.ours import Ours
from kaper.server import run
from kaper.server.hosting.workers import supervise
from kaper.server.settings import Limits, Settings, database_address
from kaper.testing.services import postgres, redis

FREE = Limits(1_000_000, 1_000_000)


# The server


def serve(workers: int, database: str, link: str) -> None:
    """Tells its address, then for every line that is read how much CPU time it has used."""
    settings = Settings(
        database=database_address(database),
        redis=link,
        bot_workers=0,
        message_limit=FREE,
        make_limit=FREE,
        join_limit=FREE,
    )
    listening = run.listen("127.0.0.1", 0)
    listening.listen(1024)
    Thread(target=_answer, daemon=True).start()
    supervise(settings, workers, listening, lambda: print(run.address(listening), flush=True))


def _answer() -> None:
    for _ in sys.stdin:
        print(sum(map(_used, multiprocessing.active_children())), flush=True)
    os.kill(os.getpid(), 15)


def _used(process: multiprocessing.process.BaseProcess) -> float:
    """Seconds of CPU time, as Linux tells them."""
    words = Path(f"/proc/{process.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def served(workers: int, database: str, link: str) -> Iterator[Ours]:
    words = ["--serve", str(workers), "--database", database, "--redis", link]
    with hosted([sys.executable, "-m", "benchmarks.growth", *words], on_one_core=False) as host:
        side = Ours(host)
        side.name = f"{workers} process{'es' if workers > 1 else ''}"
        yield side


# The load


def measure(counts: list[int], rounds: int, tables: int, seconds: float) -> dict[str, Score]:
    scores: dict[str, Score] = {}
    with ExitStack() as stack:
        database, link = stack.enter_context(postgres()), stack.enter_context(redis())
        sides = [stack.enter_context(served(count, database, link)) for count in counts]
        runner = stack.enter_context(asyncio.Runner())
        # The first turn is for caches, and is not counted.
        for turn in range(rounds + 1):
            for side in sides:
                score = runner.run(side.round(tables, seconds))
                if turn:
                    scores.setdefault(side.name, Score()).add(score)
                    print(
                        f"{side.name}: {score.moves / score.seconds:.0f} moves a second", flush=True
                    )
    return scores


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--serve", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--database", help=argparse.SUPPRESS)
    parser.add_argument("--redis", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.serve:
        serve(wanted.serve, wanted.database, wanted.redis)
        return 0
    began = time.monotonic()
    scores = measure([1, wanted.workers], wanted.rounds, wanted.tables, wanted.seconds)
    for name, score in scores.items():
        waits = f"p50 {score.wait_ms(50):.0f} ms, p99 {score.wait_ms(99):.0f} ms"
        print(
            f"{name}: {score.moves_per_second:.0f} moves a second, {waits}, "
            f"{score.cpu_per_move:.0f} us of CPU time a move"
        )
    one, several = scores.values()
    ratios = [more / less for less, more in zip(one.rounds, several.rounds, strict=True)]
    took = time.monotonic() - began
    print(f"growth: {median(ratios):.2f} (the median of the rounds), in {took:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
