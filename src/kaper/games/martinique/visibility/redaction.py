"""What the log tells a seat."""

from __future__ import annotations

from dataclasses import replace

from kaper.games.martinique.events import BarMapTaken, MapTaken
from kaper.kernel.events import Event


def redact(event: Event, seat: int | None) -> Event:
    """Which map token somebody took, only that player knows."""
    if isinstance(event, (MapTaken, BarMapTaken)) and event.seat != seat:
        return replace(event, coordinate="")
    return event
