"""What the log tells a seat."""

from __future__ import annotations

from dataclasses import replace

from kaper.games.deliveries.events import Drew
from kaper.kernel.events import Event


def redact(event: Event, seat: int | None) -> Event:
    """Which card somebody drew, only that player knows."""
    if isinstance(event, Drew) and event.seat != seat:
        return replace(event, card="")
    return event
