"""What forbids a ship's course: refusals that moves share, in the fog and out of it."""

from __future__ import annotations

from kaper.games.maracaibo.components.kinds import KINDS, NONE
from kaper.games.maracaibo.components.layout import BAY, CARDS, START, Layout
from kaper.kernel.deeds import Refusal


def no_course(chart: Layout, square: str) -> Refusal | None:
    """Why no ship sails to what is called so, wherever it comes from."""
    end = chart.number.get(square, NONE)
    if end == NONE:
        island = chart.island_at(square)
        if island != NONE:
            return Refusal("move.islands-blocked", square=square, kind=KINDS[island])
        return Refusal("move.spaces", square=square)
    # The Bay has a verb of its own, and nobody is asked for the way from there to Maracaibo.
    return Refusal("bay.must-stop") if CARDS <= end < START else None


def no_advance(chart: Layout, start: int, end: int) -> Refusal | None:
    """A move ends in a column nearer to Maracaibo than the one where it began."""
    if chart.column[end] > chart.column[start]:
        return None
    if end == start:
        return Refusal("move.must-advance", "not-moved")
    return Refusal("move.must-advance", square=chart.names[end])


def too_far(chart: Layout, here: int, end: int, steps: int) -> Refusal | None:
    """A ship makes so many steps, each to a space that touches the last."""
    need = chart.distance[here][end]
    if need <= steps:
        return None
    if end == BAY:
        return Refusal("bay.reached-from-last-column", have=steps, need=need)
    return Refusal("move.one-to-three", square=chart.names[end], have=steps, need=need)
