"""What one may know of Merchants & Marauders before its rules are read."""

from __future__ import annotations

from kaper.kernel.facts import Facts, Option


class MaraudersFacts(Facts):
    id = "marauders"
    package = "kaper.games.marauders"
    rules = 6
    # Rule: components.player-count
    seats = range(2, 5)
    options = (
        # Rule: variant.game-length
        Option("length", ("10", "8", "12", "15")),
        Option("cards", ("second", "first"), before="first", sets=("second",)),
        # Rule: buy.prove-discount-digital
        Option("proof", ("vouched", "shown"), before="shown"),
    )


FACTS = MaraudersFacts()
