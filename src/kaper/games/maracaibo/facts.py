"""What one may know of Pirates of Maracaibo before its rules are read."""

from __future__ import annotations

from kaper.kernel.facts import Facts, Option

OFF_ON = ("off", "on")


class MaracaiboFacts(Facts):
    id = "maracaibo"
    package = "kaper.games.maracaibo"
    rules = 3
    seats = range(1, 5)
    options = (
        # Rule: setup.alternative-layouts
        Option("layout", ("main", "two-channels", "long-islands", "southern-passage")),
        Option("location-groups", ("as-dealt", "broken-up")),
        # Rule: setup.modules-optional
        Option("fog-locations", OFF_ON),
        Option("fog-improvements", OFF_ON),
        Option("skirmishes", OFF_ON),
        Option("adventure-hunters", OFF_ON),
        Option("rubies", OFF_ON),
        Option("retirement", OFF_ON),
        Option("residence-stop", ("build-only", "build-or-doubloons")),
        Option("rivers", ("crossed", "behind")),
        Option("difficulty", ("0", "1", "2", "3", "4", "5", "6")),
    )


FACTS = MaracaiboFacts()
