"""What a captain has done in this turn: the marks of `state.done`, each a bit of its own.

Saved games hold them, so that none may change its bit. That of weather faced is `weather`'s.
"""

from __future__ import annotations

from typing import Final

INSIDE: Final = 1  # a Port action is under way
VISITED: Final = 1 << 1  # a Port action was begun
SELLING_OVER: Final = 1 << 2  # goods were sold, or something was begun that comes after that
BOUGHT: Final = 1 << 3
REPAIRED: Final = 1 << 4
RECRUITED: Final = 1 << 5
RUMOR_SOUGHT: Final = 1 << 6
MISSION_TRIED: Final = 1 << 7
STASHED: Final = 1 << 8
TALKED: Final = 1 << 9  # a captain whom every port lets in has tried to talk his way in
# A withdrawal was called off. It is not asked for again in this Port action, so that nobody can go
# on for ever.
CALLED_OFF: Final = 1 << 11
ACTED: Final = 1 << 21  # an action was taken
# Rule: glory.house-once
SALVAGED: Final = 1 << 22
CARDS_DRAWN: Final = 1 << 23
# From this bit on: one for every Specialist who was tried to be hired.
TRIED: Final = 32
