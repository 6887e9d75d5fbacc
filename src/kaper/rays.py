"""Work that the machines of a Ray cluster share."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from socket import create_connection
from typing import TypeVar

from kaper.extras import ray_libraries
from kaper.kernel.errors import BadSetup
from kaper.machine import cores

Job = TypeVar("Job")
Done = TypeVar("Done")

LOCAL = "local"
# How often a job is begun again whose worker died: one that kills each must come to an end.
_TRIES_MORE = 5
# So many jobs for each core are under way or wait for it: enough that none is idle, and few enough
# that a million games are not all told to the cluster at once.
_AHEAD = 4
# In seconds.
_PATIENCE = 5.0
_KEEPS_DYING = (
    f"a worker died {_TRIES_MORE + 1} times at the same games: memory may be short; look into the"
    " logs of Ray there, or play here without --ray"
)
_QUIET = {"log_to_driver": False, "logging_level": "ERROR"}


def shared_by_ray(
    work: Callable[[Job], Done], jobs: Sequence[Job], address: str, workers: int | None = None
) -> Iterator[tuple[Job, Done]]:
    """Each job with what came of it, in the order in which they end.

    The work and the jobs go to other machines: both have to be importable there.
    """
    with cluster(address, workers):
        import ray  # noqa: PLC0415 - part of an extra, and it takes a second

        def plain(job: Job) -> Done:
            return work(job)

        # Ray takes no other callables, such as partial ones.
        do = ray.remote(max_retries=_TRIES_MORE)(plain)
        most = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        left = iter(jobs)
        under_way = {do.remote(job): job for job in islice(left, most)}
        while under_way:
            (reference, *_), _ = ray.wait(list(under_way))
            job = under_way.pop(reference)
            under_way |= {do.remote(following): following for following in islice(left, 1)}
            try:
                done: Done = ray.get(reference)
            except ray.exceptions.WorkerCrashedError as error:
                raise BadSetup(_KEEPS_DYING) from error
            yield job, done


@contextmanager
def cluster(address: str, workers: int | None) -> Iterator[None]:
    """A Ray to work on: one that this process has, one that is started for now, or another's."""
    # Ray reads these when it is imported.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if address == LOCAL:
        # Whoever reaches a Ray can run anything there: on loopback that is this machine alone.
        os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
    else:
        _check_that_somebody_answers(address)
    with ray_libraries():
        import ray  # noqa: PLC0415
    if ray.is_initialized():
        yield
        return
    if address == LOCAL:
        count = cores() if workers is None else workers
        # An address of the environment is for those who name one.
        ray.init(LOCAL, num_cpus=count, include_dashboard=False, **_QUIET)
    else:
        ray.init(address, **_QUIET)
    try:
        yield
    finally:
        ray.shutdown()


def _check_that_somebody_answers(address: str) -> None:
    """Ray itself tries for minutes before it says so."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        raise BadSetup(f"a Ray is HOST:PORT or {LOCAL}, not {address!r}")
    try:
        create_connection((host, int(port)), timeout=_PATIENCE).close()
    except OSError as error:
        raise BadSetup(
            f"no Ray answers at {address}: start one there (ray start --head), or say --ray {LOCAL}"
        ) from error
