"""What comes of a battle: Glory, rewards, plunder, captured ships, death."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, NewType

from kaper.games.marauders import (
    battle_doors,
    card_doors,
    cargo_doors,
    doors,
    rumor_doors,
    ship_doors,
)
from kaper.games.marauders.actions import CAPTURE, CLAIM_BOUNTY, CLAIMS
from kaper.games.marauders.battle_events import (
    CrewCombatWon,
    NobodyWon,
    NpcDefeated,
)
from kaper.games.marauders.components.ids import (
    CREW,
    EVERY_NATION,
    EVERY_WEAPON,
    FLEETS,
    HOLD,
    LOCATIONS,
    NATION_NUMBER,
    NATIONS,
    NONE,
    PIRATE_FRIGATE,
    PIRATE_SLOOP,
    SHIPS,
    Nation,
    is_flagship,
)
from kaper.games.marauders.rules import captains, deeds, hands, independent
from kaper.games.marauders.rules.captains import leave_ship
from kaper.games.marauders.rules.independent import is_enemy
from kaper.games.marauders.rules.moments import Asked
from kaper.games.marauders.rules.prospects import gained
from kaper.games.marauders.rules.rumor_slot import keep_one
from kaper.games.marauders.rules.specialists import employs
from kaper.games.marauders.rules.stowing import lay_out
from kaper.games.marauders.state import (
    FOE,
    IN_PLAY,
    NPC,
    PER_SHIP,
    Marauders,
)
from kaper.kernel.actions import Action
from kaper.kernel.chance import draw
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always, forgo
from kaper.kernel.frames import DECLINE, Frame, hand_back
from kaper.kernel.piles import EVERYBODY
from kaper.kernel.prospects import Prospect

BOUNTY_PER_LEVEL = 5
PIRATE_REWARDS = {PIRATE_SLOOP: 5, PIRATE_FRIGATE: 15}
FLAGSHIP_LOOT = 3

# The stages of the aftermath, and the one after each.
SpoilsStage = NewType("SpoilsStage", int)
STAGES: Final = tuple(map(SpoilsStage, range(6)))
GLORY, REWARD, PLUNDER, SHIP, CARGO, DEATH = STAGES
NEXT: Final = (*STAGES[1:], DEATH)
# What only a ship that was boarded leaves to the winner. Rule: plunder.only-crew-combat
IF_BOARDED: Final = (PLUNDER, SHIP, CARGO)


def clear_battle(state: Marauders) -> None:
    """After a battle: Chasers are turned back, and a surgeon has seen to the survivors.

    This alone where a battle has no winner and nobody died; an NPC then is repaired.
    """
    for side in state.battle.sides:
        if side < NPC and state.captains[side].status == IN_PLAY:
            ship_doors.turn_chasers_back(state, side)
            ship_doors.regain_crew(state, side, state.ability(side, "surgeon"))
    battle_doors.clear_battle(state)


def survivor(beaten: Sequence[int]) -> int:
    """The place of the side that is not among the beaten; NONE where both are."""
    return NONE if len(beaten) == 2 else 1 - beaten[0]


def settle(state: Marauders, winner: int, *, boarded: bool) -> None:
    """A battle is decided; `winner` is a place in it, or NONE where both lose."""
    if winner != NONE:
        side, other = state.battle.sides[winner], state.battle.enemy_of(winner)
        if boarded:
            doors.tell(state, CrewCombatWon(doors.who(side)))
        if side < NPC and other != FOE:
            state.stack.append(Aftermath(side, other, boarded, GLORY))
            return
        _end_without_spoils(state, [other])
        return
    # Rule: crew.no-winner-fate
    doors.tell(state, NobodyWon())
    _end_without_spoils(state, list(state.battle.sides))


def _end_without_spoils(state: Marauders, losers: list[int]) -> None:
    foe = FOE in state.battle.sides
    battle_doors.take_out(state, losers)
    clear_battle(state)
    if foe:
        hand_back(state, (int(losers == [FOE]),))
    for side in losers:
        if side < NPC:
            captains.die(state, side)
        elif side != FOE:
            independent.defeat(state, side - NPC)


@dataclass(frozen=True, slots=True)
class Aftermath(Frame[Marauders]):
    """A player has won; stage by stage the spoils are shared before the loser loses the rest."""

    winner: int
    loser: int
    boarded: bool
    stage: SpoilsStage

    def step(self, state: Marauders) -> bool:
        state.stack[-1] = replace(self, stage=NEXT[self.stage])
        stages = AGAINST_PLAYER if self.loser < NPC else AGAINST_NPC
        if self.stage in stages and (self.boarded or self.stage not in IF_BOARDED):
            stages[self.stage](self, state)
        return False


# A player was beaten


def win_glory(won: Aftermath, state: Marauders) -> None:
    deeds.defeated(state, won.winner, won.loser)
    # Rule: glory.defeat
    hands.gain_glory(state, won.winner, "defeat")


def beat_player(won: Aftermath, state: Marauders) -> None:
    win_glory(won, state)
    # Rule: plunder.player, plunder.only-crew-combat
    if won.boarded and state.captains[won.loser].hand:
        card_doors.take_hand(state, won.winner, won.loser)
        hands.cut_hand(state, won.winner)


def offer_reward(won: Aftermath, state: Marauders) -> None:
    # Rule: bounty.reward-details
    if has_reward(state, won.winner, won.loser):
        state.stack.append(ClaimBounty(won.winner, won.loser))


def take_plunder(won: Aftermath, state: Marauders) -> None:
    plunder(state, won.winner, won.loser)


def offer_ship(won: Aftermath, state: Marauders) -> None:
    state.stack.append(CaptureShip(won.winner, won.loser))


def take_cargo(won: Aftermath, state: Marauders) -> None:
    cargo = cargo_doors.search_hold(state, won.winner, won.loser)
    if cargo:
        lay_out(state, won.winner, cargo, 1 << won.winner | 1 << won.loser)


def end_in_death(won: Aftermath, state: Marauders) -> None:
    state.stack.pop()
    battle_doors.take_out(state, (won.loser,))
    clear_battle(state)
    captains.die(state, won.loser)


AGAINST_PLAYER: Final[Mapping[SpoilsStage, Callable[[Aftermath, Marauders], None]]] = {
    GLORY: beat_player,
    REWARD: offer_reward,
    PLUNDER: take_plunder,
    SHIP: offer_ship,
    CARGO: take_cargo,
    DEATH: end_in_death,
}


# An NPC was beaten


def beat_npc(won: Aftermath, state: Marauders) -> None:
    """A nation sets a bounty for its Flagship, or all are grateful for a pirate."""
    fleet = won.loser - NPC
    npc = state.tables.npc_names[state.commander(fleet)]
    doors.tell(state, NpcDefeated(won.winner, FLEETS[fleet], npc))
    if is_flagship(fleet):
        # Rule: bounty.defeat-flagship, bounty.example-misprint
        doors.set_bounty(state, won.winner, EVERY_NATION[fleet])
    elif not state.is_pirate(won.winner):
        # Rule: bounty.npc-reward
        doors.gain_gold(state, won.winner, PIRATE_REWARDS[fleet])
    win_glory(won, state)


def loot_flagship(won: Aftermath, state: Marauders) -> None:
    """Three Cargo cards: their loot in gold, then one lost for each damage to the hold."""
    # Rule: plunder.pirate-npc
    if not is_flagship(won.loser - NPC):
        return
    # Rule: plunder.flagship
    cards = cargo_doors.draw_cargo(state, FLAGSHIP_LOOT)
    # Rule: plunder.flagship-details
    doors.gain_gold(state, won.winner, sum(state.tables.cargo[card].loot for card in cards))
    damage = state.full(won.loser, HOLD) - state.cube(won.loser, HOLD)
    left = sorted(cards)
    cargo_doors.discard_cargo(
        state, won.winner, draw(state, "lost-cargo", left, min(damage, len(left)))
    )
    if left:
        lay_out(state, won.winner, left, EVERYBODY)


def end_in_defeat(won: Aftermath, state: Marauders) -> None:
    state.stack.pop()
    clear_battle(state)
    independent.defeat(state, won.loser - NPC)


AGAINST_NPC: Final[Mapping[SpoilsStage, Callable[[Aftermath, Marauders], None]]] = {
    GLORY: beat_npc,
    SHIP: offer_ship,
    CARGO: loot_flagship,
    DEATH: end_in_defeat,
}


# The reward for a pirate player


def has_reward(state: Marauders, seat: int, pirate: int) -> bool:
    """Whether any nation pays a victor for a pirate player."""
    return any(why_unpaid(state, seat, pirate, NATIONS[nation]) is None for nation in EVERY_NATION)


def why_unpaid(state: Marauders, seat: int, pirate: int, name: str) -> Refusal | None:
    """Why a nation pays a victor nothing for a pirate player."""
    nation = NATION_NUMBER.get(name)
    if nation is None or not state.captains[pirate].bounties[nation]:
        return Refusal("bounty.reward", owner=pirate, nation=name)
    level = state.captains[seat].bounties[nation]
    if level:
        return Refusal("bounty.reward-barred", nation=name, level=level)
    if is_enemy(state, nation, state.nation(seat)):
        return Refusal("bounty.reward-barred", "reward-at-war", nation=name)
    return None


@dataclass(frozen=True, slots=True)
class ClaimBounty(Asked):
    """The reward for a pirate player, from one nation of the victor's choice."""

    pirate: int

    def deeds(self) -> Deeds[ClaimBounty, Marauders]:
        return CLAIMING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-claim-bounty", (("owner", self.pirate),))


def paying_nations(claim: ClaimBounty, state: Marauders, seat: int) -> Sequence[Action]:
    return CLAIMS


def why_no_reward(
    claim: ClaimBounty, state: Marauders, seat: int, action: Action
) -> Refusal | None:
    return why_unpaid(state, seat, claim.pirate, action.args[0])


def claim_bounty(claim: ClaimBounty, state: Marauders, seat: int, action: Action) -> None:
    state.stack.pop()
    nation = NATION_NUMBER[action.args[0]]
    # Rule: bounty.reward
    gold = reward(state, claim.pirate, nation)
    doors.collect_reward(state, seat, claim.pirate, NATIONS[nation], gold)


def reward(state: Marauders, pirate: int, nation: Nation) -> int:
    return BOUNTY_PER_LEVEL * state.captains[pirate].bounties[nation]


def claiming_brings(
    claim: ClaimBounty, state: Marauders, seat: int, action: Action
) -> list[Prospect]:
    return [gained(reward(state, claim.pirate, NATION_NUMBER[action.args[0]]))]


CLAIMING: Final = Deeds(
    Deed(CLAIM_BOUNTY, why_no_reward, claim_bounty, paying_nations, brings=claiming_brings),
    Deed(DECLINE, always, forgo),
)


# Plunder


def plunder(state: Marauders, seat: int, loser: int) -> None:
    """Gold, Special Weapons, Specialists and Rumors, within the winner's own limits."""
    # Rule: plunder.player, stash.safe
    doors.plunder_gold(state, seat, loser)
    beaten = state.captains[loser]
    for weapon in EVERY_WEAPON:
        while beaten.weapons[weapon]:
            # The token goes to the supply first, from which the winner may take it.
            ship_doors.give_back_weapon(state, loser, weapon)
            # Rule: plunder.limits
            if ship_doors.can_hold_weapon(state, seat, weapon):
                ship_doors.gain_weapon(state, seat, weapon)
    for card in state.tables.every_specialist:
        kind = state.tables.specialists[card].kind
        # Rule: plunder.not-taken, plunder.limits
        if beaten.specialists >> card & 1 and not employs(state, seat, kind):
            card_doors.take_specialist(state, seat, loser, card)
    rumor_doors.plunder_rumors(state, seat, loser)
    keep_one(state, seat)


# The beaten ship


@dataclass(frozen=True, slots=True)
class CaptureShip(Asked):
    """The winner of a Crew Combat may give up the old ship for the beaten one."""

    loser: int

    def deeds(self) -> Deeds[CaptureShip, Marauders]:
        return CAPTURING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        ship = SHIPS[state.ship_of(self.loser)]
        return Prompt("marauders-prompt-capture", (("ship", ship),))


def take_ship(asked: CaptureShip, state: Marauders, seat: int, action: Action) -> None:
    state.stack.pop()
    # Rule: take.ship
    leave_ship(state, seat)
    ship_doors.board_captured(state, seat, asked.loser)


def capture_brings(
    asked: CaptureShip, state: Marauders, seat: int, action: Action
) -> list[Prospect]:
    loser = asked.loser
    left = {LOCATIONS[at]: state.cube(loser, at) for at in range(PER_SHIP)}
    left[LOCATIONS[CREW]] = min(state.crew(seat), state.full(loser, CREW))
    told = [Prospect("note", "prize", **left, turns=state.maneuverability(loser))]
    lost = state.captains[seat].fitted.bit_count()
    return [*told, Prospect("cost", "lost-modifications", count=lost)] if lost else told


CAPTURING: Final = Deeds(
    Deed(CAPTURE, always, take_ship, brings=capture_brings),
    Deed(DECLINE, always, forgo),
)
