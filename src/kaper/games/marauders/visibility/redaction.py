"""The redaction of events: what each seat may know of them."""

from __future__ import annotations

from dataclasses import replace

from kaper.games.marauders.battle_events import CardsTaken, HoldSearched, MerchantSpied
from kaper.games.marauders.events import UNSEEN as NOT_SEEN
from kaper.games.marauders.events import CaptainDealt
from kaper.games.marauders.glory_events import GloryDrawn, Stashed, Withdrew
from kaper.games.marauders.port_events import (
    CargoBought,
    CargoGained,
    DiscountShown,
    MarketDrawn,
    RumorBought,
    RumorDrawn,
    RumorDropped,
    RumorSeen,
)
from kaper.kernel.events import Event


def redact(event: Event, seat: int | None) -> Event | None:
    """Cards and amounts that only the seats of an event know are taken out for all others."""
    if isinstance(event, CaptainDealt):
        return event if event.seat == seat else replace(event, captain="")
    if isinstance(event, (GloryDrawn, MarketDrawn)):
        return event if event.seat == seat else replace(event, cards=NOT_SEEN)
    # Rule: cargo.hidden
    if isinstance(event, (CargoBought, CargoGained)):
        return event if event.seat == seat else replace(event, goods=NOT_SEEN)
    # Rule: stash.secret
    if isinstance(event, (Stashed, Withdrew)):
        return event if event.seat == seat else replace(event, gold=0)
    if isinstance(event, (RumorDrawn, RumorDropped)):
        return event if event.seat == seat else replace(event, rumor="")
    if isinstance(event, (RumorSeen, RumorBought)):
        return event if seat in (event.seat, event.owner) else replace(event, rumor="")
    if isinstance(event, (DiscountShown, HoldSearched)):
        return event if seat in (event.seat, event.owner) else replace(event, goods=NOT_SEEN)
    if isinstance(event, CardsTaken):
        return event if seat in (event.seat, event.owner) else replace(event, cards=NOT_SEEN)
    if isinstance(event, MerchantSpied):
        return event if event.seat == seat else replace(event, nation="")
    return event
