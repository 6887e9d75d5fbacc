"""What bots may like beyond what wins: each has another way to its points."""

from __future__ import annotations

from kaper.games.maracaibo.state import Maracaibo

# For each of what a style likes; a point of the score is worth about 0.0017.
STRENGTH, TREASURE = 0.005, 0.004
IMPROVEMENT, RESIDENCE = 0.005, 0.006
EXPLORED = 0.004


def raider(state: Maracaibo, seat: int) -> float:
    player = state.players[seat]
    treasures = sum(player.treasures(kind) for kind in range(len(player.stored)))
    return STRENGTH * player.powers.strength + TREASURE * treasures


def builder(state: Maracaibo, seat: int) -> float:
    player = state.players[seat]
    residences = player.residences.bit_count()
    return IMPROVEMENT * len(player.improvements) + RESIDENCE * residences


def explorer(state: Maracaibo, seat: int) -> float:
    return EXPLORED * state.players[seat].explorer


STYLES = {"raider": raider, "builder": builder, "explorer": explorer}
