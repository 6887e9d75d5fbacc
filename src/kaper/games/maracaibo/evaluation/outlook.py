"""What a captain may still expect, in points: how the bots look beyond what lies on the table.

The weights were found by play: bots with one of them changed played those with the others.
"""

from __future__ import annotations

from kaper.games.maracaibo.components.layout import MARACAIBO
from kaper.games.maracaibo.rules.adventure_hunters import FACTOR, UNMET
from kaper.games.maracaibo.rules.counting import COUNTERS, SCORED_QUESTS, income
from kaper.games.maracaibo.rules.scoring import DOUBLOONS_PER_POINT
from kaper.games.maracaibo.state import REDBEARD, ROUNDS, Maracaibo, Player

# A round ends with the fastest ship: so many turns for each column that it has left.
TURNS_PER_COLUMN = 1.3
TURNS_IN_A_ROUND = 9.0
# With fewer turns than these left, less and less comes of what has been begun.
TURNS_TO_FINISH = 8.0
TURNS_TO_BURY = 12.0
TURNS_TO_SETTLE = 20.0

TURN = 5.0
DOUBLOON = 0.55
EXPLORED = 0.5
UPGRADED = 0.6
STORED = 0.12  # a treasure, for each turn in which it may be buried
BEGUN_QUEST = 0.7
RUBY = 4.0
UNFILLED_RESIDENCE = 0.5
# What each permanent effect is worth in a turn.
STRENGTH, DIE, SPACE, DISCOUNT = 0.35, 0.1, 0.35, 0.35
RAID_ACTION, TRADE, RANGE, REROLL = 0.3, 0.3, 0.1, 0.3


def prospects(state: Maracaibo, seat: int, quests: tuple[int, ...]) -> float:
    """Points to come for a captain who holds these quests."""
    if state.solo() and seat == REDBEARD:
        return 0.0
    player, later = state.players[seat], ROUNDS - state.round
    turns = _turns_left(state, player) + TURNS_IN_A_ROUND * later
    finished = min(turns / TURNS_TO_FINISH, 1.0)
    begun = DOUBLOON * player.doubloons + RUBY * player.rubies
    begun += UPGRADED * player.upgrades.bit_count() + EXPLORED * _explored(state, player)
    for quest in quests:
        begun += BEGUN_QUEST * _missing(state, player, quest)
    return (
        turns * _worth_of_a_turn(player)
        + begun * finished
        + _income_to_come(state, seat, later)
        + STORED * sum(player.stored) * min(turns, TURNS_TO_BURY)
        + UNFILLED_RESIDENCE * _unfilled(state, player) * min(turns / TURNS_TO_SETTLE, 1.0)
    )


def _turns_left(state: Maracaibo, player: Player) -> float:
    """Of this round: until the own ship arrives or the fastest of all ends it."""
    column = state.chart().column
    end = column[MARACAIBO]
    nearest = end - max([column[other.ship] for other in state.players])
    return min(end - column[player.ship], TURNS_PER_COLUMN * nearest)


def _explored(state: Maracaibo, player: Player) -> int:
    """Spaces of the track, with all those of the first time for who has retired."""
    return player.explorer + state.track().last * player.retired


def _worth_of_a_turn(player: Player) -> float:
    powers = player.powers
    return (
        TURN
        + STRENGTH * powers.strength
        + DIE * sum(powers.dice)
        + SPACE * powers.spaces
        + DISCOUNT * powers.discount
        + RAID_ACTION * len(powers.raid_actions)
        + TRADE * len(powers.trades)
        + RANGE * powers.more_range
        + REROLL * powers.rerolls
    )


def _income_to_come(state: Maracaibo, seat: int, later: int) -> float:
    """It is paid at the end of this round and of each that follows; only then can it be spent."""
    doubloons, vp = income(state, seat)
    return (vp + doubloons / DOUBLOONS_PER_POINT) * (later + 1) + DOUBLOON * doubloons * later


def _missing(state: Maracaibo, player: Player, quest: int) -> float:
    """What a quest may still bring, by how far it has got."""
    quests = state.tables.quests
    easier, harder = quests.lines[quest]
    easier_vp, harder_vp = quests.vp[quest]
    nearly = fully = 1.0
    for what, few, many in zip(quests.conditions[quest], easier, harder, strict=True):
        have = COUNTERS[what](state, player)
        nearly = min(nearly, have / few)
        fully = min(fully, have / many)
    if fully == 1.0:
        return 0.0
    if state.hunters:
        return (FACTOR * harder_vp - UNMET) * fully
    return (harder_vp - easier_vp) * fully + (easier_vp * nearly if nearly < 1.0 else 0.0)


def _unfilled(state: Maracaibo, player: Player) -> int:
    """What the own residences would bring beyond what they do, each at most."""
    missing, left = 0, player.residences
    while left:
        card = state.cards[(left & -left).bit_length() - 1]
        left &= left - 1
        what, each, most = state.tables.cards.residence_scores[card]
        have = 1 if what == SCORED_QUESTS else COUNTERS[what](state, player)
        missing += max(most - each * have, 0)
    return missing
