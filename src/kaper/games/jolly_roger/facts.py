"""What one may know of Jolly Roger before its rules are read."""

from __future__ import annotations

from kaper.kernel.facts import Facts, Option


class JollyRogerFacts(Facts):
    id = "jolly-roger"
    package = "kaper.games.jolly_roger"
    rules = 5
    seats = range(3, 11)
    options = (
        Option("loot", ("open", "hidden")),
        Option("captains-gold", ("off", "on")),
    )


FACTS = JollyRogerFacts()
