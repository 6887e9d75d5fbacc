"""What the log tells a seat."""

from __future__ import annotations

from dataclasses import replace

from kaper.games.jolly_roger.card_events import (
    BribeOffered,
    BribeTaken,
    CrewStolen,
    LootDugUp,
    LootGiven,
)
from kaper.games.jolly_roger.events import (
    UNSEEN,
    Buried,
    CrewDrawn,
    CrewRedealt,
    LootPicked,
    LootShared,
    LootSold,
    LotSeen,
)
from kaper.kernel.events import Event


def redact(event: Event, seat: int | None) -> Event:
    """The names of cards that only the seats of an event know are taken out for all others."""
    if isinstance(event, (CrewDrawn, CrewRedealt, LotSeen)):
        return event if event.seat == seat else replace(event, cards=UNSEEN)
    if isinstance(event, (Buried, LootSold)):
        return replace(event, cards=UNSEEN) if event.hidden and event.seat != seat else event
    if isinstance(event, LootPicked):
        return replace(event, card="") if event.hidden and event.seat != seat else event
    if isinstance(event, CrewStolen):
        return event if seat in (event.seat, event.owner) else replace(event, card="")
    if isinstance(event, (LootShared, LootGiven, LootDugUp, BribeOffered, BribeTaken)):
        secret = event.hidden and seat not in (event.seat, event.owner)
        return replace(event, card="") if secret else event
    return event
