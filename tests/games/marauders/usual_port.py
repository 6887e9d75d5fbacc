"""What a view tells of a port in which nothing is out of the ordinary, but for its place."""

from __future__ import annotations

USUAL_PORT = {
    "seat": 0,
    "open": False,
    "sell": 3,
    "sell_demanded": 6,
    "market_cards": 6,
    "repair": 2,
    "refit": 3,
    "modification": 3,
    "weapon": 3,
    "weapon_value": 1,
    "ship_value": 5,
    "exchange": {"sloop": 5, "flute": 5, "frigate": 30, "galleon": 30},
    "crew": 2,
    "rumor": 2,
    "pardon": 0,
    "sale": None,
    "offer": None,
}
