"""Whole games of bots, the same with the same seed."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import kaper
from kaper.bots import Seen, make_bot
from kaper.kernel.driver import LONGEST
from kaper.kernel.state import State
from kaper.match import Match


def played(game: str, bots: Sequence[str], seed: int, most: int = LONGEST) -> Match[State]:
    """A game to its end, or so many decisions far; of several who may act any is the first."""
    match = kaper.new(game, len(bots), seed)
    order = Random(seed)  # noqa: S311 - play, not secrets
    players = [make_bot(name, 10 * seed + seat) for seat, name in enumerate(bots)]
    while not match.over and len(match.history) < most:
        seat = order.choice(list(match.pending()))
        match.play(seat, players[seat].decide(Seen(match, seat)))
    return match


def wins(game: str, better: str, worse: str, seeds: range, seats: int = 2) -> float:
    """How many games one bot wins among others, by turns in every seat; shared wins are parts."""
    total = 0.0
    for seed in seeds:
        own = seed % seats
        bots = [better if seat == own else worse for seat in range(seats)]
        result = played(game, bots, seed).result
        assert result is not None
        total += (own in result.winners) / len(result.winners)
    return total
