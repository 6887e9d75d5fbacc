"""Captains, dice and actions with which the Missions of the second set are carried out."""

from __future__ import annotations

from collections.abc import Callable

from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
Person = dict[str, object]
GAME = "marauders"
SKULL = 6
DUTCH = "pepijn-van-avezaath"
SPANISH = "felipe-arriaga"
ENGLISH = "frances-wright"
# Sinks a Sloop in the first round of shots, and is not hit itself.
MIGHTY: Person = {"captain": DUTCH, "ship": "ship-of-the-line"}
FOUND = {"scouting": [SKULL]}
MISSED = {"scouting": [1, 1]}
# A raid that brings 4 Ducats.
RAID = {**FOUND, "seamanship": [1, 1], "cargo": ["rum-1", "rum-2", "fruit-1"]}
RUM = {"bridgetown": {"demand": "rum"}, "curacao": {"demand": "rum"}}


def sell(seat: int, cards: int = 3) -> tuple[str, ...]:
    return (f"p{seat} port", f"p{seat} trade", *[f"p{seat} sell rum"] * cards, f"p{seat} done")


def raid(seat: int) -> tuple[str, ...]:
    return (f"p{seat} scout merchant", f"p{seat} raid spain", f"p{seat} done")


def sinking(foe_dice: int) -> dict[str, list[int]]:
    """The dice of a battle that the Dutch captain begins and wins."""
    rolls = [SKULL, SKULL, *[1] * foe_dice] * 2
    return {"scouting": [SKULL], "seamanship": rolls, "location": [4] * 10}
