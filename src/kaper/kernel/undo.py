"""When an action may be taken back.

An undo goes back past no point at which somebody learned something (chance decided, an event
revealed, a sealed answer or a hidden card was turned up) and past no other seat's action; with
everybody's consent it may cross others' actions, never a reveal. The engine decides, not the
client.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaper.kernel.state import Trace

NOTHING_TO_UNDO = "kernel:undo-nothing"
ANOTHER_ACTED = "kernel:undo-another-acted"
SOMEBODY_LEARNED = "kernel:undo-learned"


@dataclass(frozen=True, slots=True)
class Step:
    """What an undo must know of an action."""

    seat: int
    learned: bool

    @classmethod
    def of(cls, seat: int, trace: Trace) -> Step:
        learned = trace.learned or bool(trace.outcomes)
        return cls(seat, learned or any(event.reveals for event in trace.events))


def why_no_undo(steps: Sequence[Step], seat: int, count: int, *, consent: bool) -> str | None:
    """None where a seat may take back the last `count` actions, else the rule against it."""
    if count < 1 or count > len(steps):
        # Rule: kernel:undo-nothing
        return NOTHING_TO_UNDO
    for step in reversed(steps[-count:]):
        if step.learned:
            # Rule: kernel:undo-learned
            return SOMEBODY_LEARNED
        if step.seat != seat and not consent:
            # Rule: kernel:undo-another-acted
            return ANOTHER_ACTED
    return None
