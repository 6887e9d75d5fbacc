"""Waiting for a moment that was noted by a clock which may be set meanwhile."""

from __future__ import annotations

# Seconds by which the clocks of two machines may differ.
DIFFERENCE = 2.0


def seconds_until(moment: float, longest: float, now: float) -> float:
    """How long to wait from now for a moment that is so many seconds away at most.

    One that is further away was noted before the clock was set back: nobody waits for that.
    """
    left = moment - now
    return left if 0.0 < left <= longest + DIFFERENCE else 0.0
