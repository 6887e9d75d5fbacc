"""What one may know of Martinique before its rules are read."""

from __future__ import annotations

from kaper.kernel.facts import Facts, Option


class MartiniqueFacts(Facts):
    id = "martinique"
    package = "kaper.games.martinique"
    rules = 2
    seats = range(2, 3)
    options = (
        Option("lost-treasure", ("wins", "points")),
        # Rule: variant.entry-number-range
        Option("enter-first", ("3", "1", "2", "4")),
    )


FACTS = MartiniqueFacts()
