"""What everybody sees of a raid, of a battle, and of hits that are about to land."""

from __future__ import annotations

from typing import Final

from kaper.games.marauders.battle_doors import DECLARATION_NAMES
from kaper.games.marauders.components.ids import LOCATIONS, NATIONS, NONE, SHIPS
from kaper.games.marauders.components.names import Declaration, Face
from kaper.games.marauders.doors import SKULL, faces, who
from kaper.games.marauders.rules.aftermath import Aftermath
from kaper.games.marauders.rules.combat_dice import LOCATION_ROLL, PickDice
from kaper.games.marauders.rules.crew_combat import CrewCombat
from kaper.games.marauders.rules.damage import LandHits, PlaceHits
from kaper.games.marauders.rules.declaring import controller
from kaper.games.marauders.rules.forces import (
    clash_dice,
    guns,
    maneuver_dice,
    maneuver_winner,
    slips_past,
)
from kaper.games.marauders.rules.prospects_hits import raid_brings
from kaper.games.marauders.rules.raid_course import RaidEnd, RaidRoll, RaidSpend
from kaper.games.marauders.state import FOE, PER_SHIP, PLACES, Marauders
from kaper.games.marauders.visibility.shapes import (
    BattleStage,
    BattleView,
    ForceView,
    HitSource,
    HitsView,
    Locations,
    ProspectView,
    RaidView,
    Rerolling,
)
from kaper.kernel.prospects import Prospect

_SOURCES: tuple[HitSource, ...] = ("guns", "merchant", "weather", "swivel")
# Rule: damage.location-numbers
LOCATION_DICE: Final = dict(zip(faces(range(1, SKULL)), LOCATIONS[1:], strict=True))


def raid_view(state: Marauders) -> RaidView | None:
    """The raid that goes on: its flag, the roll, and what is left of it to spend."""
    for frame in reversed(state.stack):
        if isinstance(frame, RaidRoll):
            return _raid(state, frame.seat, [*faces(frame.dice)], frame.added, 0)
        if isinstance(frame, RaidSpend):
            return _raid(state, frame.seat, [], 0, frame.fails)
        if isinstance(frame, RaidEnd):
            return _raid(state, frame.seat, [], 0, 0)
    return None


def _raid(state: Marauders, seat: int, dice: list[Face], added: int, misses: int) -> RaidView:
    return {
        "seat": seat,
        "nation": NATIONS[state.laid.prize],
        "dice": dice,
        "added": added,
        "misses": misses,
        "stands": [_told(each) for each in raid_brings(state, seat, state.laid.cards)],
    }


def _told(prospect: Prospect) -> ProspectView:
    args = {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in prospect.args.items()
    }
    key = f"marauders-brings-{prospect.name}"
    return {"kind": prospect.kind, "name": prospect.name, "key": key, "args": args}


def battle_view(state: Marauders) -> BattleView | None:
    if not state.battle.sides:
        return None
    winner = maneuver_winner(state)
    return {
        "sides": [who(side) for side in state.battle.sides],
        "stage": _stage(state),
        "round": state.battle.round,
        "declared": _declared(state),
        "dice": [[*faces(dice)] for dice in state.battle.dice],
        "winner": None if winner == NONE else who(state.battle.sides[winner]),
        "hits": [[*faces(dice)] for dice in state.battle.hits],
        "enemy": dict(zip(LOCATIONS, state.battle.enemy, strict=True)),
        "forces": [_force(state, place) for place in PLACES],
        "rerolling": _rerolling(state),
    }


def _stage(state: Marauders) -> BattleStage:
    for frame in reversed(state.stack):
        if isinstance(frame, Aftermath):
            return "spoils"
        if isinstance(frame, CrewCombat):
            return "crew"
    return "naval"


def _declared(state: Marauders) -> list[Declaration | None]:
    """What each side has declared for this round, None where it has not yet."""
    return [
        None if choice == NONE else DECLARATION_NAMES[choice] for choice in state.battle.declared
    ]


def _rerolling(state: Marauders) -> Rerolling | None:
    """The dice that are being picked for a reroll, and whose they are."""
    for frame in state.stack:
        if isinstance(frame, PickDice):
            side = state.battle.sides[frame.place]
            locating = frame.moment == LOCATION_ROLL
            return {"side": who(side), "picked": [*faces(frame.picked)], "locating": locating}
    return None


def _force(state: Marauders, place: int) -> ForceView:
    """What a side fights with: its dice, the hits of a won Shoot, and who decides for it."""
    side = state.battle.sides[place]
    if side == FOE:
        return {"clash": clash_dice(state, side)}
    return {
        "ship": SHIPS[state.ship_of(side)],
        "full": full_view(state, side),
        "maneuverability": state.maneuverability(side),
        # The foe of a card has no ship to outmaneuver.
        "maneuver": 0 if FOE in state.battle.sides else maneuver_dice(state, place),
        "clash": clash_dice(state, side),
        "guns": guns(state, place),
        "slips": slips_past(state, place),
        "controller": controller(state, side),
    }


def full_view(state: Marauders, side: int) -> Locations:
    """The locations undamaged."""
    return {LOCATIONS[location]: state.full(side, location) for location in range(PER_SHIP)}


def hits_view(state: Marauders) -> HitsView | None:
    """Hits of which at least one is still to be placed or called off."""
    for frame in reversed(state.stack):
        if isinstance(frame, (PlaceHits, LandHits)):
            return {
                "owner": who(frame.side),
                "seat": frame.seat,
                "located": [LOCATIONS[location] for location in frame.located],
                "skulls": frame.skulls if isinstance(frame, PlaceHits) else 0,
                "source": _SOURCES[frame.source],
            }
    return None
