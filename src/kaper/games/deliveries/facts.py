"""What one may know of Deliveries before its rules are read."""

from __future__ import annotations

from kaper.kernel.facts import Facts, Option


class DeliveriesFacts(Facts):
    id = "deliveries"
    package = "kaper.games.deliveries"
    rules = 2
    seats = range(2, 6)  # Rule: components.player-count
    options = (
        Option("series", ("one", "100")),
        Option("visibility", ("clear", "poor")),
        Option("proof", ("shown", "vouched")),
        Option("first-player", ("random", "first-seat")),
    )


FACTS = DeliveriesFacts()
