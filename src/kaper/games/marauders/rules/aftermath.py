"""What comes of a battle: Glory, rewards, plunder, captured ships, death."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

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
from kaper.games.marauders.components.tables import (
    CREW,
    FLEETS,
    HOLD,
    LOCATIONS,
    NATIONS,
    NONE,
    PIRATE_FRIGATE,
    SHIPS,
)
from kaper.games.marauders.rules import captains, deeds, hands, independent
from kaper.games.marauders.rules.independent import is_enemy
from kaper.games.marauders.rules.moments import Asked
from kaper.games.marauders.rules.prospects import gained
from kaper.games.marauders.rules.rumor_slot import keep_one
from kaper.games.marauders.rules.stowing import ShedCargo, lay_out
from kaper.games.marauders.state import (
    BOUNTIES,
    FOE,
    IN_PLAY,
    KINDS_OF_WEAPONS,
    NPC,
    PER_SHIP,
    Marauders,
)
from kaper.kernel.actions import Action
from kaper.kernel.chance import draw
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Prospect, Refusal, always
from kaper.kernel.frames import DECLINE, Frame, hand_back
from kaper.kernel.piles import EVERYBODY

BOUNTY_PER_LEVEL = 5
PIRATE_REWARDS = {4: 5, PIRATE_FRIGATE: 15}
FLAGSHIP_LOOT = 3

SPOILS, REWARD, PLUNDER, SHIP, CARGO, DEATH = range(6)


def clear_battle(state: Marauders) -> None:
    """After a battle: Chasers are turned back, and a surgeon has seen to the survivors."""
    for side in state.battle.sides:
        if side < NPC and state.captains[side].status == IN_PLAY:
            ship_doors.turn_chasers_back(state, side)
            ship_doors.regain_crew(state, side, state.ability(side, "surgeon"))
    battle_doors.clear_battle(state)


def break_off(state: Marauders) -> None:
    """A battle without a winner in which nobody died; an NPC is repaired."""
    clear_battle(state)


def settle(state: Marauders, winner: int, *, boarded: bool) -> None:
    """A battle is decided; `winner` is a place in it, or NONE where both lose."""
    if winner != NONE:
        side, other = state.battle.sides[winner], state.battle.sides[1 - winner]
        if boarded:
            doors.tell(state, CrewCombatWon(doors.who(side)))
        if side < NPC and other != FOE:
            state.stack.append(Aftermath(side, other, boarded, SPOILS))
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
    stage: int

    def step(self, state: Marauders) -> bool:
        state.stack[-1] = replace(self, stage=self.stage + 1)
        if self.loser < NPC:
            self._against_player(state)
        else:
            self._against_npc(state)
        return False

    def _against_player(self, state: Marauders) -> None:
        if self.stage == SPOILS:
            deeds.defeated(state, self.winner, self.loser)
            # Rule: glory.defeat
            hands.gain_glory(state, self.winner, "defeat")
            # Rule: plunder.player, plunder.only-crew-combat
            if self.boarded and state.captains[self.loser].hand:
                card_doors.take_hand(state, self.winner, self.loser)
                hands.cut_hand(state, self.winner)
        elif self.stage == REWARD:
            # Rule: bounty.reward-details
            if has_reward(state, self.winner, self.loser):
                state.stack.append(ClaimBounty(self.winner, self.loser))
        elif self.stage == PLUNDER and self.boarded:
            plunder(state, self.winner, self.loser)
        elif self.stage == SHIP and self.boarded:
            state.stack.append(CaptureShip(self.winner, self.loser))
        elif self.stage == CARGO and self.boarded:
            cargo = cargo_doors.search_hold(state, self.winner, self.loser)
            if cargo:
                lay_out(state, self.winner, cargo, 1 << self.winner | 1 << self.loser)
        elif self.stage == DEATH:
            state.stack.pop()
            battle_doors.take_out(state, (self.loser,))
            clear_battle(state)
            captains.die(state, self.loser)

    def _against_npc(self, state: Marauders) -> None:
        fleet = self.loser - NPC
        if self.stage == SPOILS:
            self._spoils_of_npc(state, fleet)
        elif self.stage == SHIP and self.boarded:
            state.stack.append(CaptureShip(self.winner, self.loser))
        # Rule: plunder.pirate-npc
        elif self.stage == CARGO and self.boarded and fleet < BOUNTIES:
            self._flagship_loot(state)
        elif self.stage == DEATH:
            state.stack.pop()
            clear_battle(state)
            independent.defeat(state, fleet)

    def _spoils_of_npc(self, state: Marauders, fleet: int) -> None:
        npc = state.tables.npc_names[state.commander(fleet)]
        doors.tell(state, NpcDefeated(self.winner, FLEETS[fleet], npc))
        if fleet < BOUNTIES:
            # Rule: bounty.defeat-flagship, bounty.example-misprint
            doors.set_bounty(state, self.winner, fleet)
        elif not state.is_pirate(self.winner):
            # Rule: bounty.npc-reward
            doors.gain_gold(state, self.winner, PIRATE_REWARDS[fleet])
        deeds.defeated(state, self.winner, self.loser)
        # Rule: glory.defeat
        hands.gain_glory(state, self.winner, "defeat")

    def _flagship_loot(self, state: Marauders) -> None:
        """Three Cargo cards: their loot in gold, then one lost for each damage to the hold."""
        # Rule: plunder.flagship
        cards = cargo_doors.draw_cargo(state, FLAGSHIP_LOOT)
        # Rule: plunder.flagship-details
        doors.gain_gold(state, self.winner, sum(state.tables.loot[card] for card in cards))
        damage = state.full(self.loser, HOLD) - state.cube(self.loser, HOLD)
        left = sorted(cards)
        cargo_doors.discard_cargo(
            state, self.winner, draw(state, "lost-cargo", left, min(damage, len(left)))
        )
        if left:
            lay_out(state, self.winner, left, EVERYBODY)


def has_reward(state: Marauders, seat: int, pirate: int) -> bool:
    """Whether any nation pays a victor for a pirate player."""
    return any(
        why_unpaid(state, seat, pirate, NATIONS[nation]) is None for nation in range(BOUNTIES)
    )


def why_unpaid(state: Marauders, seat: int, pirate: int, name: str) -> Refusal | None:
    """Why a nation pays a victor nothing for a pirate player."""
    nation = NATIONS.index(name) if name in NATIONS else NONE
    if nation == NONE or not state.captains[pirate].bounties[nation]:
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
    nation = NATIONS.index(action.args[0])
    # Rule: bounty.reward
    gold = reward(state, claim.pirate, nation)
    doors.collect_reward(state, seat, claim.pirate, NATIONS[nation], gold)


def waive(claim: ClaimBounty, state: Marauders, seat: int, action: Action) -> None:
    state.stack.pop()


def reward(state: Marauders, pirate: int, nation: int) -> int:
    return BOUNTY_PER_LEVEL * state.captains[pirate].bounties[nation]


def claiming_brings(
    claim: ClaimBounty, state: Marauders, seat: int, action: Action
) -> list[Prospect]:
    return [gained(reward(state, claim.pirate, NATIONS.index(action.args[0])))]


CLAIMING: Final = Deeds(
    Deed(CLAIM_BOUNTY, why_no_reward, claim_bounty, paying_nations, brings=claiming_brings),
    Deed(DECLINE, always, waive),
)


def plunder(state: Marauders, seat: int, loser: int) -> None:
    """Gold, Special Weapons, Specialists and Rumors, within the winner's own limits."""
    # Rule: plunder.player, stash.safe
    doors.plunder_gold(state, seat, loser)
    beaten = state.captains[loser]
    for weapon in range(KINDS_OF_WEAPONS):
        while beaten.weapons[weapon]:
            # The token goes to the supply first, from which the winner may take it.
            ship_doors.give_back_weapon(state, loser, weapon)
            # Rule: plunder.limits
            if ship_doors.can_hold_weapon(state, seat, weapon):
                ship_doors.gain_weapon(state, seat, weapon)
    for kind in range(state.tables.specialists):
        # Rule: plunder.not-taken, plunder.limits
        if beaten.specialists >> kind & 1 and not employs(state, seat, kind):
            card_doors.take_specialist(state, seat, loser, kind)
    rumor_doors.plunder_rumors(state, seat, loser)
    keep_one(state, seat)


def employs(state: Marauders, seat: int, kind: int) -> bool:
    """Whether a captain has a Specialist of the same kind as this card."""
    kinds = state.tables.specialist_kind
    return any(
        state.captains[seat].specialists >> other & 1 and kinds[other] == kinds[kind]
        for other in range(state.tables.specialists)
    )


@dataclass(frozen=True, slots=True)
class CaptureShip(Asked):
    """The winner of a Crew Combat may give up the old ship for the beaten one."""

    loser: int

    def deeds(self) -> Deeds[CaptureShip, Marauders]:
        return CAPTURING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        ship = SHIPS[state.ship_of(self.loser)]
        return Prompt("marauders-prompt-capture", (("ship", ship),))


def take_ship(prize: CaptureShip, state: Marauders, seat: int, action: Action) -> None:
    state.stack.pop()
    # Rule: take.ship
    capture(state, seat, prize.loser)


def leave_ship(prize: CaptureShip, state: Marauders, seat: int, action: Action) -> None:
    # Rule: take.ship
    state.stack.pop()


def capture_brings(
    prize: CaptureShip, state: Marauders, seat: int, action: Action
) -> list[Prospect]:
    loser = prize.loser
    left = {LOCATIONS[at]: state.cube(loser, at) for at in range(PER_SHIP)}
    left[LOCATIONS[CREW]] = min(state.crew(seat), state.full(loser, CREW))
    told = [Prospect("note", "prize", **left, turns=state.maneuverability(loser))]
    lost = state.captains[seat].fitted.bit_count()
    return [*told, Prospect("cost", "lost-modifications", count=lost)] if lost else told


CAPTURING: Final = Deeds(
    Deed(CAPTURE, always, take_ship, brings=capture_brings),
    Deed(DECLINE, always, leave_ship),
)


def capture(state: Marauders, seat: int, loser: int) -> None:
    """The prize keeps its damage and its Modifications; the winner's Crew moves over."""
    # Rule: take.no-modifications, mod.lost-with-ship
    captains.lose_modifications(state, seat)
    ship_doors.board_prize(state, seat, loser)
    state.stack.append(ShedCargo(seat))
