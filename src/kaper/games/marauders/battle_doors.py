"""The doors of a battle: its sides, what they declare, their dice, and what each has used up."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, get_args

from kaper.games.marauders.battle_events import (
    BattleBegan,
    ChasersFired,
    CrewCombatBegan,
    Declared,
    Located,
)
from kaper.games.marauders.components import names
from kaper.games.marauders.components.ids import CREW, NONE, Weapon
from kaper.games.marauders.doors import faces, successes, tell, throw, who
from kaper.games.marauders.events import Rerolled, Tested
from kaper.games.marauders.marks import CHASERS_READY, REROLLED, BattleMark
from kaper.games.marauders.records import Declaration
from kaper.games.marauders.ship_doors import turn_chasers_over, use_weapon
from kaper.games.marauders.state import FOE, NPC, PER_SHIP, Marauders

DECLARATION_NAMES: Final[tuple[names.Declaration, ...]] = get_args(names.Declaration)


# Beginning and end


def begin_battle(state: Marauders, attacker: int, defender: int) -> None:
    """Two ships; that of an NPC is undamaged."""
    _face_each_other(state, attacker, defender)
    state.battle.round = 0
    for side in (attacker, defender):
        if side >= NPC:
            # Rule: npccombat.cubes-and-repair
            state.battle.enemy = [state.full(side, location) for location in range(PER_SHIP)]
    tell(state, BattleBegan(who(attacker), who(defender)))


def begin_crew_fight(state: Marauders, seat: int, crew: int, leadership: int) -> None:
    """Against the foe of a card, of whom only Crew and Leadership count."""
    _face_each_other(state, seat, FOE)
    state.battle.enemy = [1] * PER_SHIP
    state.battle.enemy[CREW] = crew
    state.battle.foe_skill = leadership


def _face_each_other(state: Marauders, attacker: int, defender: int) -> None:
    battle = state.battle
    battle.sides = (attacker, defender)
    battle.used = 0
    battle.declared = [NONE, NONE]
    battle.dice = [(), ()]
    battle.hits = [(), ()]
    battle.shot = [NONE, NONE]


def begin_crew_combat(state: Marauders) -> None:
    attacker, defender = state.battle.sides
    tell(state, CrewCombatBegan(who(attacker), who(defender)))
    state.battle.round = 0


def take_out(state: Marauders, losers: Collection[int]) -> None:
    """Beaten sides have no part in what follows."""
    state.battle.sides = tuple(side for side in state.battle.sides if side not in losers)


def clear_battle(state: Marauders) -> None:
    """Nothing of it is left on the table."""
    battle = state.battle
    battle.sides = ()
    battle.round = battle.used = battle.foe_skill = 0
    battle.declared, battle.dice, battle.hits, battle.shot = [], [], [], []
    # Rule: damage.after-battle
    battle.enemy = [0] * PER_SHIP


# Rounds


def begin_round(state: Marauders) -> None:
    """Of a Naval Battle: new declarations and volleys, and a reroll of them for each Gunner."""
    battle = state.battle
    battle.round += 1
    battle.declared = [NONE, NONE]
    battle.shot = [NONE, NONE]
    battle.hits = [(), ()]
    battle.used &= ~(REROLLED | REROLLED << 1)


def begin_clash(state: Marauders) -> None:
    """A round of a Crew Combat."""
    state.battle.round += 1


def declare(state: Marauders, place: int, choice: Declaration) -> None:
    # Rule: combat.open-declarations
    state.battle.declared[place] = choice
    tell(state, Declared(who(state.battle.sides[place]), DECLARATION_NAMES[choice]))


# Dice


def roll(state: Marauders, place: int, skill: str, count: int) -> None:
    """A side rolls for a skill."""
    dice = throw(state, skill, count)
    state.battle.dice[place] = dice
    if state.trace is not None:
        side = who(state.battle.sides[place])
        state.trace.events.append(Tested(side, skill, faces(dice), successes(dice)))


def change_roll(state: Marauders, place: int, dice: Sequence[int]) -> None:
    """The dice of a side's roll are now these."""
    new = tuple(sorted(dice, reverse=True))
    state.battle.dice[place] = new
    tell(state, Rerolled(who(state.battle.sides[place]), faces(new), successes(new)))


def aim(state: Marauders, place: int, dice: Sequence[int]) -> None:
    """The location dice of a side's volley are now these."""
    new = tuple(sorted(dice, reverse=True))
    state.battle.hits[place] = new
    if state.trace is not None:
        state.trace.events.append(Located(who(state.battle.sides[place]), faces(new)))


# What is used up


def load_shot(state: Marauders, place: int, weapon: Weapon) -> None:
    """A side's volley is fired with a Special Weapon."""
    use_weapon(state, state.battle.sides[place], weapon)
    state.battle.shot[place] = weapon


def ready_chasers(state: Marauders, place: int) -> None:
    """A side's Chasers are about to fire."""
    turn_chasers_over(state, state.battle.sides[place])
    state.battle.used |= CHASERS_READY << place


def fire_chasers(state: Marauders, place: int) -> None:
    state.battle.used &= ~(CHASERS_READY << place)
    tell(state, ChasersFired(who(state.battle.sides[place])))


def note(state: Marauders, mark: BattleMark, place: int) -> None:
    """A side has done what it can do once: see `marks`."""
    state.battle.used |= mark << place
