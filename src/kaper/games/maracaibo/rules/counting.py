"""What players have, counted: for quests, residences, tiles and symbols alike."""

from __future__ import annotations

from collections.abc import Callable

from kaper.games.maracaibo.components.kinds import ALL_KINDS, KIND_LETTERS, TYPES
from kaper.games.maracaibo.state import Maracaibo, Player

# The words of the components for what can be counted of a player.
QUESTS_HELD = "quest"
QUESTS_SCORED = "quests"
RIVERS = "rivers"

Counter = Callable[[Maracaibo, Player], int]


# Rule: income.current-value
def income(state: Maracaibo, seat: int) -> tuple[int, int]:
    """Doubloons and points of the green scrolls, by what a player has at this moment."""
    return _income_of(state.players[seat])


def _income_of(player: Player) -> tuple[int, int]:
    powers = player.powers
    return powers.doubloons + powers.doubloons_per_quest * len(player.quests), powers.vp


def count(state: Maracaibo, seat: int, what: str) -> int:
    """How many of something a player has; scored quests are counted in `scoring`."""
    return COUNTERS[what](state, state.players[seat])


# Rule: improvement.three-kinds
def improvements_of(state: Maracaibo, player: Player, kind: int) -> int:
    """Acquired improvements with the symbol of this kind."""
    types = state.tables.cards.symbol
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


COUNTERS: dict[str, Counter] = {
    "incD": lambda state, player: _income_of(player)[0],
    "incV": lambda state, player: _income_of(player)[1],
    RIVERS: lambda state, player: player.rivers,
    "set:gep": lambda state, player: min(player.treasures(kind) for kind in ALL_KINDS),
    "treasure:any": lambda state, player: sum(player.treasures(kind) for kind in ALL_KINDS),
    "buried:any": lambda state, player: player.all_buried(),
    "residences": lambda state, player: player.residences.bit_count(),
    "improvements+residences": lambda state, player: (
        len(player.improvements) + player.residences.bit_count()
    ),
    "upgrades": lambda state, player: player.upgrades.bit_count(),
    "lightning": _lightning,
    QUESTS_HELD: lambda state, player: len(player.quests),
    **{name: _of_type(kind) for kind, name in enumerate(TYPES)},
    **{f"treasure:{letter}": _treasure(kind) for letter, kind in KIND_LETTERS.items()},
    **{f"buried:{letter}": _buried(kind) for letter, kind in KIND_LETTERS.items()},
}
