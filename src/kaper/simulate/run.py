"""Playing all games of a plan, on several cores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import perf_counter, process_time

from kaper.kernel.errors import BadSetup
from kaper.machine import cores
from kaper.simulate.keeping import keeper_of
from kaper.simulate.plan import Plan
from kaper.simulate.table import Ended, Failure, play
from kaper.simulate.tally import Tally
from kaper.workers import shared_out

# Starting a process costs as much as some hundred games at random, or a few others.
GAMES_PER_WORKER = 400
SLOW_GAMES_PER_WORKER = 10
# A chunk of games at random takes long beside its way to another process and back.
MOST_IN_A_CHUNK = 100


@dataclass(frozen=True, slots=True)
class Chunk:
    """What came of some games, up to the first that failed, and the time it took a processor."""

    games: tuple[Ended, ...]
    failure: Failure | None
    processor: float


def simulate(
    plan: Plan, workers: int | None = None, resume: Path | None = None, ray: str | None = None
) -> Iterator[Tally]:
    """Play the games and yield the tally so far, again and again; the last one is the result.

    It ends early, with `failure` set, at the first fault. A file to resume keeps each game as it
    ends; those that it knows are not played again.
    """
    plan.prepare()
    if ray is not None and plan.record is not None:
        raise BadSetup("records are written where a game is played: use --record without --ray")
    total, start = Tally(), perf_counter()
    keeper = None if resume is None else keeper_of(plan, resume)
    if plan.record_folder is not None:
        plan.record_folder.mkdir(parents=True, exist_ok=True)
    known = {} if keeper is None else {game.seed: game for game in keeper.known}
    for seed in plan.seeds:
        if seed in known:
            total.count_known(known[seed])
    yield total
    left = [seed for seed in plan.seeds if seed not in known]
    if workers is None:
        workers = workers_for(plan, len(left)) if ray is None else cores()
    for chunk in _played(plan, left, workers, ray):
        for game in chunk.games:
            total.count(game)
        if keeper is not None:
            keeper.keep(chunk.games)
        total.processor += chunk.processor
        total.seconds = perf_counter() - start
        total.failure = chunk.failure
        yield total
        if total.failure is not None:
            return


def workers_for(plan: Plan, games: int) -> int:
    each = GAMES_PER_WORKER if plan.quick else SLOW_GAMES_PER_WORKER
    return max(1, min(cores(), games // each))


def _played(plan: Plan, seeds: Sequence[int], workers: int, ray: str | None) -> Iterator[Chunk]:
    chunks = _chunks(seeds, workers, MOST_IN_A_CHUNK if plan.quick else 1)
    played = shared_out(partial(play_chunk, plan), chunks, workers, ray)
    yield from (chunk for _, chunk in played)


def _chunks(seeds: Sequence[int], workers: int, most: int) -> list[Sequence[int]]:
    size = max(1, min(most, len(seeds) // (max(1, workers) * 8)))
    return [seeds[first : first + size] for first in range(0, len(seeds), size)]


def play_chunk(plan: Plan, seeds: Sequence[int]) -> Chunk:
    """Play the games of these seeds."""
    games: list[Ended] = []
    failure, start = None, process_time()
    for seed in seeds:
        ended = play(plan, seed)
        if isinstance(ended, Failure):
            failure = ended
            break
        games.append(ended)
    return Chunk(tuple(games), failure, process_time() - start)
