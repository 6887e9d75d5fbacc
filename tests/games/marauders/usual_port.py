"""What a view tells of a port in which nothing is out of the ordinary, but for its place."""

from __future__ import annotations

from kaper.testing.scenario import Scenario

USUAL_PORT = {
    "seat": 0,
    "open": False,
    "sell": 3,
    "sell_demanded": 6,
    "market_cards": 6,
    "repair": 2,
    "repairs": ["hull", "hold", "masts", "cannons"],
    "refit": 3,
    "modification": 3,
    "weapon": 3,
    "weapon_value": 1,
    "ship_value": 5,
    "exchange": {"sloop": 5, "flute": 5, "frigate": 30, "galleon": 30},
    "crew": 2,
    "crew_missing": 0,
    "rumor": 2,
    "rumor_test": True,
    "pardon": 0,
    "sale": None,
    "offer": None,
}


def prices(s: Scenario, seat: int = 0) -> dict[object, object]:
    """What the goods on offer cost."""
    offer = s.part(seat, "port")["offer"]
    assert isinstance(offer, list)
    return {row["good"]: row["price"] for row in offer if isinstance(row, dict)}
