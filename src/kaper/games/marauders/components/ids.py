"""What there is in every set of components, by number: ships, locations, nations, skills.

Zones, cards and tokens are numbers too, but which there are is for the components to say.
"""

from __future__ import annotations

NONE = -1
# Locations by the pips that hit them; the Hull has none of its own.
LOCATIONS = ("hull", "hold", "masts", "crew", "cannons")  # Rule: ship.maneuverability-undamaged
HULL, HOLD, MASTS, CREW, CANNONS = range(5)
ESCAPE = -1
SHIPS = ("sloop", "flute", "frigate", "galleon", "ship-of-the-line")  # Rule: ship.types
SLOOP, FLUTE, FRIGATE, GALLEON, SHIP_OF_THE_LINE = range(5)
WEAPONS = ("grappling-hooks", "chain-shot", "grape-shot")
HOOKS, CHAIN_SHOT, GRAPE_SHOT = range(3)
NATIONS = ("spain", "england", "france", "netherlands")
SPAIN, ENGLAND, FRANCE, NETHERLANDS = range(4)
# Independent captains: a Flagship for each nation, and two kinds of pirates.
FLEETS = (*NATIONS, "pirate-sloop", "pirate-frigate")  # Rule: term.npc
PIRATE_SLOOP, PIRATE_FRIGATE = 4, 5
SKILLS = ("seamanship", "scouting", "leadership", "influence")
SEAMANSHIP, SCOUTING, LEADERSHIP, INFLUENCE = range(4)
SPECIALIST_KINDS = (  # Rule: specialist.kinds
    "craftsman",
    "boatswain",
    "gunner",
    "sawbones",
    "lookout",
    "veteran",
    "steward",
    "helmsman",
)
