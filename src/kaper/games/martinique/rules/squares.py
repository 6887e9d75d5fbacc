"""What forbids a square: refusals that several deeds share."""

from __future__ import annotations

from kaper.games.martinique.components.geography import SQUARES
from kaper.games.martinique.state import Martinique
from kaper.kernel.deeds import Refusal


def no_square(name: str) -> Refusal:
    return Refusal("components.island-grid", square=name)


def no_pirate(name: str) -> Refusal:
    return Refusal("move.one-own-pirate", square=name)


def occupied(state: Martinique, square: int, rule: str) -> Refusal | None:
    """Where a pirate of either colour stands, none may come to stand."""
    standing = state.standing[square]
    if not standing:
        return None
    return Refusal(rule, "occupied", square=SQUARES[square], owner=standing - 1)
