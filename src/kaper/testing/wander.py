"""Aimless play: the way to many positions that no test thought of."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from kaper.kernel.decisions import Decision
from kaper.kernel.frames import S
from kaper.match import Match


def wander(match: Match[S], seed: int) -> Iterator[Decision]:
    """Play anything legal until the match is over; stop before each action with its decision."""
    random = Random(seed)  # noqa: S311 - play, not secrets
    while not match.over:
        decision = random.choice(list(match.pending().values()))
        yield decision
        match.play(decision.seat, random.choice(decision.options))
