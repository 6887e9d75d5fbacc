"""Playing the games of a tournament, on several cores."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context
from random import Random
from time import perf_counter

from kaper import registry
from kaper.arena.schedule import LineUp, Pairing, Plan
from kaper.bots import Seen, make_bot
from kaper.kernel import driver
from kaper.kernel.chance import seeded
from kaper.match import Match


@dataclass(frozen=True, slots=True)
class Played:
    """How one game went. All tuples go by seat; figures are the game's own."""

    deal: int
    number: int
    bots: LineUp
    winners: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    figures: Mapping[str, float] = field(default_factory=dict)

    @property
    def length(self) -> int:
        return sum(self.decisions)

    def share(self, seat: int) -> float:
        """A win counts 1, shared by all who won together."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def place(self, seat: int) -> int:
        return next(place for place, group in enumerate(self.ranking) if seat in group)


def play_all(plan: Plan, workers: int) -> Iterator[Played | None]:
    """Play all games of the plan and yield each as it ends, or None for one that was cut."""
    pairings = plan.pairings()
    if workers <= 1:
        yield from (play_game(plan, pairing) for pairing in pairings)
        return
    # Spawned, not forked: the same on every system, and safe beside threads.
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        try:
            for done in as_completed([pool.submit(play_game, plan, p) for p in pairings]):
                yield done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def play_game(plan: Plan, pairing: Pairing) -> Played | None:
    """One game; None where it is not over in time.

    Chance comes from the deal; each bot's whims from the deal, line-up and seat.
    """
    game, seats = registry.game(plan.game), range(plan.seats)
    match = Match.begin(
        game, plan.seats, pairing.deal, dict(plan.options), components=plan.tables()
    )
    whims = f"{pairing.deal} {pairing.number}"
    bots = [make_bot(name, seeded(f"{whims} bot {seat}")) for seat, name in enumerate(pairing.bots)]
    # Where several seats may act, any may be the first.
    order = Random(seeded(f"{pairing.deal} order"))  # noqa: S311 - play, not secrets
    decisions, seconds = [0] * plan.seats, [0.0] * plan.seats
    while not match.over:
        if sum(decisions) == plan.longest:
            return None
        waiting = driver.waiting(match.state)
        seat = waiting[0] if len(waiting) == 1 else order.choice(waiting)
        start = perf_counter()
        action = bots[seat].decide(Seen(match, seat))
        seconds[seat] += perf_counter() - start
        decisions[seat] += 1
        match.play(seat, action)
    result = game.result(match.state)
    assert len(result.scores) >= len(seats)
    return Played(
        pairing.deal,
        pairing.number,
        pairing.bots,
        result.winners,
        result.ranking,
        result.scores,
        tuple(decisions),
        tuple(seconds),
        game.figures(match.state, match.events),
    )
