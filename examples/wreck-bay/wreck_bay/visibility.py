"""Who may know what: charts are secret until the end, and so are sailors until all are chosen."""

from __future__ import annotations

from dataclasses import replace
from typing import TypedDict

from kaper.kernel.chance import seeded, shuffled
from kaper.kernel.events import Event
from kaper.kernel.frames import reseal
from wreck_bay.rules import Sending
from wreck_bay.state import ROUNDS, SAILORS, Bay, ChartDealt, points


class CaptainView(TypedDict):
    finds: list[str]
    crew: list[int]
    """The sailors who have not been sent."""
    sent: int | None
    """Who was sent last; in secret, only one's own."""
    chosen: bool
    """Whether the captain has chosen a sailor that nobody else may see yet."""
    chart: str | None
    """Null where this viewer may not know it."""
    points: int
    """Without the chart where it is hidden."""


class BayView(TypedDict):
    round: int
    rounds: int
    finds: list[str]
    """What has come to light and is not yet taken."""
    wreck: int
    """How many finds the wreck still hides."""
    seats: list[CaptainView]


def view(state: Bay, seat: int | None) -> BayView:
    return {
        "round": state.round,
        "rounds": ROUNDS,
        "finds": [state.tables.find_names[find] for find in state.light],
        "wreck": len(state.wreck),
        "seats": [_captain(state, other, seat) for other in range(state.seats)],
    }


def _captain(state: Bay, seat: int, viewer: int | None) -> CaptainView:
    known = viewer == seat or not state.stack
    frame = state.stack[-1] if state.stack else None
    chosen = frame.given()[seat] if isinstance(frame, Sending) else None
    sent = state.sent[seat][-1] if state.sent[seat] else None
    if chosen is not None and known:
        sent = int(chosen.args[0])
    return {
        "finds": [state.tables.find_names[find] for find in state.finds[seat]],
        "crew": [sailor for sailor in range(1, SAILORS + 1) if sailor not in state.sent[seat]],
        "sent": sent,
        "chosen": chosen is not None,
        "chart": state.tables.chart_names[state.charts[seat]] if known else None,
        "points": points(state, seat) if known else points(state, seat, ""),
    }


def redact(event: Event, seat: int | None) -> Event:
    if isinstance(event, ChartDealt) and event.seat != seat:
        return replace(event, chart="")
    return event


def sample(state: Bay, seat: int | None, seed: int) -> Bay:
    """Charts that this seat cannot know are dealt anew, and sailors chosen in secret as well."""
    other = state.clone()
    other.rng = seeded(seed)
    if state.stack:
        hidden = [each for each in range(state.seats) if each != seat]
        mixed = shuffled(other, sorted([*state.spare, *(state.charts[each] for each in hidden)]))
        for each in hidden:
            other.charts[each] = mixed.pop()
        other.spare = sorted(mixed)
    reseal(other, seat)
    return other
