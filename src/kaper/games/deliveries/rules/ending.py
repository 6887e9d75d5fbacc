"""The end of a game: hands are shown and points counted."""

from __future__ import annotations

from kaper.games.deliveries import doors
from kaper.games.deliveries.events import GameEnded, Scored, Totalled
from kaper.games.deliveries.rules.scoring import score
from kaper.games.deliveries.state import Deliveries


def end_game(state: Deliveries, cause: str) -> None:
    """Count this game; what follows it, the frame at the bottom of the stack decides."""
    del state.stack[1:]
    trace = state.trace
    if trace is not None:
        trace.events.append(GameEnded(cause))
    for seat in range(state.seats):
        points = score(state, seat)
        state.totals[seat] += points.total
        doors.reveal_hand(state, seat)
        if trace is not None:
            trace.events.append(
                Scored(
                    seat,
                    points.total,
                    points.deliveries,
                    points.hand,
                    points.wolves,
                    points.events,
                )
            )
    if trace is not None and state.target:
        trace.events += [Totalled(seat, total) for seat, total in enumerate(state.totals)]
