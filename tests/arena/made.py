"""Games that nobody played, for what is counted of games."""

from __future__ import annotations

from kaper.arena.play import Played


def game(*bots: str, winner: int | None, deal: int = 0, number: int = 0) -> Played:
    """A game that one seat won, or that all drew."""
    seats = range(len(bots))
    winners = tuple(seats) if winner is None else (winner,)
    rest = tuple(seat for seat in seats if seat not in winners)
    ranking = (winners, rest) if rest else (winners,)
    scores = tuple(10 if seat in winners else 4 for seat in seats)
    count = len(bots)
    return Played(
        deal,
        number,
        bots,
        winners,
        ranking,
        scores,
        (3,) * count,
        (0.006,) * count,
        (0.003,) * count,
    )
