"""Work that several processes share."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TypeVar

from kaper.machine import cores
from kaper.rays import shared_by_ray

Job = TypeVar("Job")
Done = TypeVar("Done")


def shared_out(
    work: Callable[[Job], Done],
    jobs: Sequence[Job],
    workers: int | None = None,
    ray: str | None = None,
) -> Iterator[tuple[Job, Done]]:
    """Each job with what came of it, in the order in which they end; `ray` names a cluster."""
    if ray is not None:
        yield from shared_by_ray(work, jobs, ray, workers)
        return
    workers = min(cores(), len(jobs)) if workers is None else workers
    if workers <= 1:
        yield from ((job, work(job)) for job in jobs)
        return
    # Spawned, not forked: the same on every system, and safe beside threads.
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        try:
            working = {pool.submit(work, job): job for job in jobs}
            for done in as_completed(working):
                # What has been told is let go of: there may be many.
                yield working.pop(done), done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
