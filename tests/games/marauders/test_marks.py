"""Marks that share a number: no two of them may be mixed up, and saved games know them all."""

from __future__ import annotations

from kaper.games.marauders import marks
from kaper.games.marauders.actions import SCOUT_SEATS
from kaper.games.marauders.components.ids import FLEETS
from kaper.games.marauders.rules.battle import (
    AIM,
    ANSWER,
    BEGIN,
    CHASE_FIRST,
    CHASE_SECOND,
    CHASERS,
    DECIDE,
    DECLARE,
    FIRE,
    MANEUVER,
)
from kaper.games.marauders.state import FOE, MOST_SEATS, NPC
from tests.games.marauders.second_set import TABLES


def test_what_is_done_once_a_turn() -> None:
    """Each has a bit of its own, and so has every Specialist who was tried."""
    bits = [
        marks.INSIDE,
        marks.VISITED,
        marks.SELLING_OVER,
        marks.BOUGHT,
        marks.YARD_VISITED,
        marks.RECRUITED,
        marks.RUMOR_SOUGHT,
        marks.MISSION_TRIED,
        marks.STASHED,
        marks.TALKED,
        marks.CALLED_OFF,
        marks.STORM_FACED,
        marks.ACTED,
        marks.SALVAGED,
        marks.CARDS_DRAWN,
        *(1 << marks.TRIED + kind for kind in range(len(TABLES.specialists))),
    ]
    assert bits == [1 << bit for bit in (*range(10), 11, *range(20, 24), *range(32, 32 + 16))]


def test_what_is_done_once_a_battle() -> None:
    """Each has a bit for either side."""
    names = (marks.MOVED_HIT, marks.CHASERS_READY, marks.REROLLED, marks.SURGERY)
    bits = [mark << place for mark in names for place in (0, 1)]
    assert bits == [1 << bit for bit in range(8)]


def test_what_has_been_looked_for() -> None:
    """Seats, independent captains, zones, cards, and those who have lost sight of a ship."""
    captains = range(len(TABLES.npc_names))
    zones = range(len(TABLES.zone_names))
    codes = [
        *range(MOST_SEATS),
        *(marks.SCOUTED_NPC + npc for npc in captains),
        *(marks.SCOUTED_MERCHANT + zone for zone in zones),
        marks.SCOUTED_RUMOR,
        *(marks.SCOUTED_MISSION + place for place in zones),
        *(marks.SHAKEN_OFF + npc for npc in captains),
    ]
    assert len(set(codes)) == len(codes)
    assert (marks.SCOUTED_NPC, marks.SCOUTED_MERCHANT) == (10, 50)
    assert (marks.SCOUTED_RUMOR, marks.SCOUTED_MISSION, marks.SHAKEN_OFF) == (80, 81, 200)


def test_the_sides_of_a_battle() -> None:
    sides = [*range(MOST_SEATS), *(NPC + fleet for fleet in range(len(FLEETS))), FOE]
    assert len(set(sides)) == len(sides)
    assert (NPC, FOE) == (8, 14)
    assert len(SCOUT_SEATS) == MOST_SEATS


def test_the_stages_of_a_battle_round() -> None:
    stages = [
        *(BEGIN, DECLARE, ANSWER, CHASE_FIRST, CHASE_SECOND),
        *(CHASERS, MANEUVER, AIM, FIRE, DECIDE),
    ]
    assert stages == list(range(10))
