"""What bots may like beyond what wins: some are quick to mutiny, others stand by the Captain."""

from __future__ import annotations

from kaper.games.jolly_roger.state import CAPTAIN, MUTINEER, JollyRoger

SIDE = 0.04  # while a mutiny lasts
MUTINIED = 0.02  # for the rest of a round that has had one


def mutineer(state: JollyRoger, seat: int) -> float:
    leads = state.mutineer == seat
    return SIDE * (leads or state.sides[seat] == MUTINEER) + MUTINIED * state.mutinied


def loyal(state: JollyRoger, seat: int) -> float:
    if state.mutineer == seat:
        return -SIDE
    stands = {CAPTAIN: SIDE, MUTINEER: -SIDE}.get(state.sides[seat], 0.0)
    return stands - MUTINIED * state.mutinied


STYLES = {"mutineer": mutineer, "loyal": loyal}
