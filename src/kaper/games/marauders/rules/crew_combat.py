"""Crew Combat: Leadership against Leadership, until one side has no Crew."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NewType

from kaper.games.marauders import battle_doors, doors, ship_doors
from kaper.games.marauders.battle_events import SwivelGunsFired
from kaper.games.marauders.components.ids import CREW
from kaper.games.marauders.marks import SURGERY
from kaper.games.marauders.rules.aftermath import settle, survivor
from kaper.games.marauders.rules.combat_dice import CREW_ROLL
from kaper.games.marauders.rules.damage import BY_SWIVEL_GUNS, PlaceHits
from kaper.games.marauders.rules.forces import (
    SWIVEL_DICE,
    better_roll,
    blow,
    clash_dice,
    strikes,
    surgeon_is_ready,
)
from kaper.games.marauders.rules.reactions import contest
from kaper.games.marauders.state import NPC, PLACES, Marauders
from kaper.kernel.frames import Frame

CombatStage = NewType("CombatStage", int)
CLASH, BLOWS = map(CombatStage, range(2))


def begin_crew_combat(state: Marauders) -> None:
    """A boarding: the Naval Battle is over, Swivel Guns of both sides fire first."""
    battle_doors.begin_crew_combat(state)
    # Rule: crew.start
    state.stack.append(CrewCombat(CLASH))
    _fire_swivel_guns(state)


def begin_crew_fight(state: Marauders, seat: int, crew: int, leadership: int) -> None:
    """The fight of a card, at sea, against a foe who is no NPC."""
    battle_doors.begin_crew_fight(state, seat, crew, leadership)
    begin_crew_combat(state)


def _fire_swivel_guns(state: Marauders) -> None:
    for place, side in enumerate(state.battle.sides):
        # Rule: mod.swivel-guns, mod.most-not-in-raids
        if not state.has_modification(side, "swivel"):
            continue
        dice = doors.throw(state, "swivel-guns", SWIVEL_DICE)
        hits = int(doors.successes(dice) > 0)
        doors.tell(state, SwivelGunsFired(side, doors.faces(dice), hits))
        target = state.battle.enemy_of(place)
        if hits and not _call_surgeon(state, 1 - place):
            # A captain may call the hit off; for an NPC or the foe of a card nobody is asked.
            seat = target if target < NPC else side
            state.stack.append(PlaceHits(seat, target, (CREW,), 0, BY_SWIVEL_GUNS, shield=CREW))


def _call_surgeon(state: Marauders, place: int) -> bool:
    """The first Crew damage of a Crew Combat is ignored: whether a surgeon could still do that."""
    ready = surgeon_is_ready(state, place)
    if ready:
        battle_doors.note(state, SURGERY, place)
    return ready


@dataclass(frozen=True, slots=True)
class CrewCombat(Frame[Marauders]):
    """Clash after clash: both sides roll and may answer, then the blows fall together."""

    stage: CombatStage

    def step(self, state: Marauders) -> bool:
        if self.stage == CLASH:
            self._clash(state)
        else:
            self._blows(state)
        return False

    def _clash(self, state: Marauders) -> None:
        # Rule: damage.crew, crew.details
        beaten = [place for place, side in enumerate(state.battle.sides) if state.crew(side) == 0]
        if beaten:
            state.stack.pop()
            # Rule: crew.lose
            settle(state, survivor(beaten), boarded=True)
            return
        battle_doors.begin_clash(state)
        state.stack[-1] = CrewCombat(BLOWS)
        dice = [clash_dice(state, side) + _onset_dice(state, side) for side in state.battle.sides]
        contest(state, CREW_ROLL, dice)

    def _blows(self, state: Marauders) -> None:
        """Each success hits one of the enemy's Crew, but no side strikes more often than it has
        Crew when it rolls."""
        # Reckoned for both before a surgeon is called or Crew lost.
        struck = [place for place in PLACES if strikes(state, 1 - place)]
        losses = [blow(state, 1 - place) for place in PLACES]
        for place in struck:
            _call_surgeon(state, place)
        for side, loss in zip(state.battle.sides, losses, strict=True):
            ship_doors.hit_crew(state, side, loss)
        # Rule: crew.double-loss, crew.winner-without-crew
        if all(state.crew(side) == 0 for side in state.battle.sides):
            state.stack.pop()
            settle(state, better_roll(state), boarded=True)
        else:
            state.stack[-1] = CrewCombat(CLASH)


def _onset_dice(state: Marauders, side: int) -> int:
    """What some captains roll more in the first clash alone."""
    first = side < NPC and state.battle.round == 1
    return state.ability(side, "first-clash-dice") if first else 0
