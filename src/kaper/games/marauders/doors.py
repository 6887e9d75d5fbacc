"""The only writers of what players see change: each changes the state and tells what happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, get_args

from kaper.games.marauders.battle_events import BountyLifted, BountyPaid, BountySet, Plundered
from kaper.games.marauders.components.ids import FLEETS, NATIONS, CargoCard, Nation
from kaper.games.marauders.components.names import Face, Side
from kaper.games.marauders.events import StartingGold
from kaper.games.marauders.glory_events import (
    GloryGained,
    GoldGained,
    GoldPaid,
    GoldStolen,
    Stashed,
    TargetReached,
    Withdrew,
)
from kaper.games.marauders.port_events import PrizeTaken
from kaper.games.marauders.records import with_item
from kaper.games.marauders.state import CAP, FOE, NPC, Marauders
from kaper.games.marauders.visibility.knowledge import (
    gold_counted,
    gold_spent,
    gold_stashed,
    gold_withdrawn,
)
from kaper.kernel.chance import roll
from kaper.kernel.events import Event

# Rule: dice.faces
SKULL = 5
_FACES: Final[tuple[Face, ...]] = get_args(Face)
DUCATS_A_POINT = 10  # in the chest


def tell(state: Marauders, event: Event) -> None:
    if state.trace is not None:
        state.trace.events.append(event)


def who(side: int) -> Side:
    """A side of a battle as events and views name it."""
    if side < NPC:
        return side
    return "foe" if side == FOE else FLEETS[side - NPC]


def spelled(side: int) -> str:
    """A side of a battle as prompts name it: p0, or a fleet."""
    name = who(side)
    return f"p{name}" if isinstance(name, int) else name


def goods(state: Marauders, cards: Iterable[CargoCard]) -> tuple[str, ...]:
    tables = state.tables
    return tuple(tables.good_names[tables.cargo[card].good] for card in cards)


# Dice


def throw(state: Marauders, die: str, count: int) -> tuple[int, ...]:
    """Dice with four faces of pips and two skulls, the highest first; skulls count as 5."""
    # Rule: dice.faces
    return tuple(sorted((min(face, SKULL) for face in roll(state, die, 6, count)), reverse=True))


def successes(dice: Sequence[int]) -> int:
    # Rule: test.success
    return dice.count(SKULL)


def pips(dice: Sequence[int]) -> int:
    return sum(face for face in dice if face != SKULL)


def faces(dice: Sequence[int]) -> tuple[Face, ...]:
    return tuple(_FACES[face - 1] for face in dice)


def shown(dice: Sequence[int]) -> str:
    """Dice as a prompt shows them, in any language."""
    return " ".join("☠" if face == SKULL else str(face) for face in dice)


# Gold


def gain_gold(state: Marauders, seat: int, gold: int) -> None:
    if gold:
        # Rule: components.coins-unlimited, gold.secrecy
        state.captains[seat].gold += gold
        tell(state, GoldGained(seat, gold))


def pay(state: Marauders, seat: int, gold: int) -> None:
    """Pay the bank, from the chest too where it lies open."""
    if not gold:
        return
    captain = state.captains[seat]
    aboard = min(gold, captain.gold)
    captain.gold -= aboard
    captain.chest -= gold - aboard
    gold_spent(state, seat)
    tell(state, GoldPaid(seat, gold))


def take_gold(state: Marauders, seat: int, owner: int, most: int) -> int:
    """Take gold from another's ship, as far as there is; returns how much it was."""
    captain = state.captains[owner]
    # Rule: stash.safe
    gold = min(most, captain.gold)
    captain.gold -= gold
    state.captains[seat].gold += gold
    gold_spent(state, owner)
    if gold < most:
        gold_counted(state, owner)
    tell(state, GoldStolen(seat, owner, gold))
    return gold


def plunder_gold(state: Marauders, seat: int, loser: int) -> None:
    """All that a beaten captain has aboard; the chest is safe."""
    beaten = state.captains[loser]
    gold, beaten.gold = beaten.gold, 0
    state.captains[seat].gold += gold
    # Rule: gold.lost-is-counted
    gold_counted(state, loser)
    tell(state, Plundered(seat, loser, gold))


def win_prize(state: Marauders, seat: int, gold: int) -> None:
    """The prize of the Event in force, which nobody else can take now."""
    state.prizewinner = seat
    state.captains[seat].gold += gold
    tell(state, PrizeTaken(seat, gold))


def collect_reward(state: Marauders, seat: int, pirate: int, nation: str, gold: int) -> None:
    """A nation pays the victor over a pirate player."""
    state.captains[seat].gold += gold
    tell(state, BountyPaid(seat, pirate, nation, gold))


def count_starting_gold(state: Marauders, seat: int, least: int) -> None:
    """A new captain starts with the chest as it is or, where it holds too little, anew."""
    captain = state.captains[seat]
    # Rule: death.ducats, death.ducats-ten-or-more
    if captain.chest < least:
        captain.chest = 0
        captain.gold = least
    # Rule: gold.lost-is-counted
    gold_counted(state, seat)
    tell(state, StartingGold(seat, captain.gold))


# The chest, Glory Points, and the target that both count for


def stash(state: Marauders, seat: int, gold: int) -> None:
    captain = state.captains[seat]
    captain.gold -= gold
    captain.chest += gold
    gold_stashed(state, seat)
    tell(state, Stashed(seat, gold))
    announce(state, seat)


def withdraw(state: Marauders, seat: int, gold: int) -> None:
    captain = state.captains[seat]
    captain.chest -= gold
    captain.gold += gold
    gold_withdrawn(state, seat)
    tell(state, Withdrew(seat, gold))


def score(state: Marauders, seat: int, deed: str) -> None:
    """A Glory Point for a deed."""
    captain = state.captains[seat]
    # Rule: board.glory-track, board.glory-track-overflow
    captain.glory += 1
    tell(state, GloryGained(seat, deed, captain.glory))
    announce(state, seat)


def stash_points(state: Marauders, seat: int) -> int:
    return points_for(state, state.captains[seat].chest)


def points_for(state: Marauders, stashed: int) -> int:
    """One point for every full ten Ducats stashed, up to half of the target."""
    # Rule: stash.value, variant.stash-cap
    return min(stashed // DUCATS_A_POINT, state.target // 2)


def announce(state: Marauders, seat: int) -> None:
    """The app announces for a player the moment the target is reached."""
    captain = state.captains[seat]
    # Rule: stash.scored-at-end
    total = captain.glory + stash_points(state, seat)
    # Rule: end.target, end.announce-details
    if total >= state.target and not state.announced >> seat & 1:
        state.announced |= 1 << seat
        tell(state, TargetReached(seat, total, captain.chest))


# Bounties


def set_bounty(state: Marauders, seat: int, nation: Nation) -> None:
    level = state.captains[seat].bounties[nation]
    # Rule: bounty.track
    if level < CAP:
        _mark_bounty(state, seat, nation, level + 1)
        tell(state, BountySet(seat, NATIONS[nation], level + 1))


def lift_bounty(state: Marauders, seat: int, nation: Nation, levels: int) -> None:
    level = state.captains[seat].bounties[nation]
    # Rule: bounty.stays, bounty.zero
    lifted = min(levels, level)
    if lifted:
        _mark_bounty(state, seat, nation, level - lifted)
        tell(state, BountyLifted(seat, NATIONS[nation], level - lifted))


def _mark_bounty(state: Marauders, seat: int, nation: Nation, level: int) -> None:
    captain = state.captains[seat]
    captain.bounties = with_item(captain.bounties, nation, level)
