"""What players have, counted: for quests, residences, tiles and symbols alike."""

from __future__ import annotations

from collections.abc import Callable

from kaper.games.maracaibo.components.kinds import ALL_KINDS, KINDS, TYPES
from kaper.games.maracaibo.state import Maracaibo, Player

# Words of the components for what can be counted of a player.
RIVERS = "rivers"
HELD_QUESTS = "held-quests"
SCORED_QUESTS = "scored-quests"
# What saved games call them, where it is something else.
SAVED_NAMES = {
    HELD_QUESTS: "quest",
    "buried": "buried:any",
    "gold-treasures": "treasure:g",
    "emerald-treasures": "treasure:e",
    "pearl-treasures": "treasure:p",
}

Counter = Callable[[Maracaibo, Player], int]


def income(state: Maracaibo, seat: int) -> tuple[int, int]:
    """Doubloons and points of the green scrolls, by what a player has at this moment."""
    return _income_of(state.players[seat])


def _income_of(player: Player) -> tuple[int, int]:
    powers = player.powers
    # Rule: income.current-value
    return powers.doubloons + powers.doubloons_per_quest * len(player.quests), powers.vp


def count(state: Maracaibo, seat: int, what: str) -> int:
    """How many a player has of something by its saved name."""
    return _BY_SAVED_NAME[what](state, state.players[seat])


def improvements_of(state: Maracaibo, player: Player, kind: int) -> int:
    """Acquired improvements with the symbol of this kind."""
    types = state.tables.cards.symbol
    # Rule: improvement.three-kinds
    return [types[card] for card in player.improvements].count(kind)


def _of_type(kind: int) -> Counter:
    return lambda state, player: improvements_of(state, player, kind)


def _treasure(kind: int) -> Counter:
    return lambda state, player: player.treasures(kind)


def _buried(kind: int) -> Counter:
    return lambda state, player: player.buried_of(kind)


def _lightning(state: Maracaibo, player: Player) -> int:
    now = state.tables.cards.now
    return sum(now[card] is not None for card in player.improvements)


# Scored quests are counted in `scoring`.
COUNTERS: dict[str, Counter] = {
    # Rule: quest-type.doubloon-income
    "doubloon-income": lambda state, player: _income_of(player)[0],
    # Rule: quest-type.vp-income
    "point-income": lambda state, player: _income_of(player)[1],
    # Rule: quest-type.rivers
    RIVERS: lambda state, player: player.rivers,
    "treasure-sets": lambda state, player: min(player.treasures(kind) for kind in ALL_KINDS),
    # Rule: quest-type.any-kind
    "treasures": lambda state, player: sum(player.treasures(kind) for kind in ALL_KINDS),
    # Rule: quest-type.any-kind
    "buried": lambda state, player: player.all_buried(),
    # Rule: quest-type.residences
    "residences": lambda state, player: player.residences.bit_count(),
    # Rule: quest-type.improvements-and-residences
    "improvements-and-residences": lambda state, player: (
        len(player.improvements) + player.residences.bit_count()
    ),
    # Rule: quest-type.upgrades
    "upgrades": lambda state, player: player.upgrades.bit_count(),
    # Rule: quest-type.lightning
    "lightning": _lightning,
    HELD_QUESTS: lambda state, player: len(player.quests),
    # Rule: quest-type.improvements-of-kind
    **{name: _of_type(kind) for kind, name in enumerate(TYPES)},
    # Rule: quest-type.treasures
    **{f"{name}-treasures": _treasure(kind) for kind, name in enumerate(KINDS)},
    # Rule: quest-type.buried
    **{f"buried-{name}": _buried(kind) for kind, name in enumerate(KINDS)},
}
_BY_SAVED_NAME = {SAVED_NAMES.get(what, what): counter for what, counter in COUNTERS.items()}
