"""Dice have six sides, each of which comes up."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.maracaibo.components.kinds import ALL_KINDS, GOLD
from kaper.games.maracaibo.events import DieRolled, RaidRolled
from kaper.games.maracaibo.module_events import SkirmishRolled
from kaper.games.maracaibo.redbeard_doors import roll_die
from kaper.games.maracaibo.rules.raid import RollDice
from kaper.games.maracaibo.rules.skirmishes import Fight
from kaper.games.maracaibo.state import Maracaibo
from kaper.kernel.frames import Frame
from kaper.kernel.state import Trace
from kaper.testing.scenario import Scenario

Table = Callable[..., Scenario]
SIDES = {1, 2, 3, 4, 5, 6}


def rolled(table: Table, frame: Frame[Maracaibo]) -> Trace:
    """What is told of a hundred rolls."""
    state, trace = table(turn="p0").state(Maracaibo), Trace()
    state.trace = trace
    for _ in range(100):
        state.stack.append(frame)
        frame.step(state)
    return trace


@pytest.mark.rule("maracaibo:raid.roll-all")
def test_the_dice_of_a_raid(table: Table) -> None:
    events = rolled(table, RollDice(0, ALL_KINDS, 0, 1)).events
    rolls = [event for event in events if isinstance(event, RaidRolled)]
    assert len(rolls) == 100
    for dice in zip(*((roll.gold, roll.emerald, roll.pearl) for roll in rolls), strict=True):
        assert set(dice) == SIDES
    events = rolled(table, RollDice(0, (GOLD,), 0, 1)).events
    assert {event.pips for event in events if isinstance(event, DieRolled)} == SIDES


@pytest.mark.rule("maracaibo:skirmish.roll")
def test_the_dice_of_a_skirmish(table: Table) -> None:
    events = rolled(table, Fight((0, 1))).events
    pips = [event.pips for event in events if isinstance(event, SkirmishRolled)]
    assert len(pips) == 200
    assert set(pips) == SIDES


@pytest.mark.rule("maracaibo:solo.raid.die-high", "maracaibo:solo.raid.die-low")
def test_redbeards_die(table: Table) -> None:
    state = table(seats=1, turn="p0").state(Maracaibo)
    assert {roll_die(state) for _ in range(100)} == SIDES
