"""What the rewards of Rumors and Missions are worth to a captain: one line for each word."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias, get_args

from kaper.games.marauders import ship_doors
from kaper.games.marauders.components.tables import CREW, SEAMANSHIP
from kaper.games.marauders.components.vocabulary import Word, alternatives
from kaper.games.marauders.evaluation.battle_odds import boarders
from kaper.games.marauders.evaluation.fighters import ship_of_player
from kaper.games.marauders.evaluation.means import (
    CARGO_CARD,
    CUBE,
    HAND_CARD,
    LOST_LOCATION,
    MODIFICATION,
    SPECIALIST,
    WEAPON,
    bounty,
)
from kaper.games.marauders.evaluation.voyage import Voyage
from kaper.games.marauders.evaluation.wares import free_space
from kaper.games.marauders.rules.missions import MissionGlory
from kaper.games.marauders.rules.odds import Boarders, storming
from kaper.games.marauders.rules.reward_choices import (
    DECLINED_GOLD,
    FRIGATE_GOLD,
    ChooseModification,
    ChoosePardon,
    ChooseVictim,
    ChooseWeapon,
    MutinousFrigate,
    Smuggle,
)
from kaper.games.marauders.rules.rewards import SPECIALIST_GOLD, ChooseReward, Reward
from kaper.games.marauders.rules.rumors import ProvenRumor
from kaper.games.marauders.state import HAND_LIMIT, KINDS_OF_WEAPONS
from kaper.kernel.effects import Run

Worth: TypeAlias = Callable[[Voyage, Word], float]

# Frames that wait for a part of a reward.
_Asked: TypeAlias = (
    MissionGlory
    | ProvenRumor
    | ChooseReward
    | ChooseModification
    | ChoosePardon
    | ChooseVictim
    | ChooseWeapon
    | MutinousFrigate
    | Smuggle
)
_ASKED = get_args(_Asked)

# The Glory Point of a Rumor or a Mission, with its card.
GLORY = 1 + HAND_CARD
# The mean loot of a Cargo card, in Ducats.
LOOT = 3.4
# A Rumor that is still to be checked; papers, passages and plans that may be of use one day.
RUMOR, KEPT = 0.5, 0.25
# A captain who dies in a fight for a reward.
LOST_CAPTAIN = 4.0


def prize(voyage: Voyage, words: Sequence[Word]) -> float:
    """What a reward brings besides the Glory; of alternatives the best."""
    return max(
        sum(_WORTH[word.name](voyage, word) for word in part) for part in alternatives(words)
    )


def promised(voyage: Voyage) -> float:
    """What a captain is about to get for a Rumor or a Mission while something is still asked."""
    worth = 0.0
    for frame in voyage.state.stack:
        if isinstance(frame, Run) and frame.context.seat == voyage.seat:
            words = [effect.word for effect in frame.effects if isinstance(effect, Reward)]
            worth += prize(voyage, words)
        elif isinstance(frame, _ASKED) and frame.seat == voyage.seat:
            worth += _asked(voyage, frame)
    return worth


def _asked(voyage: Voyage, frame: _Asked) -> float:
    """What is to come of a part of a reward that is being chosen."""
    match frame:
        case ChooseReward(parts=parts):
            return max(prize(voyage, part) for part in parts)
        case Smuggle(count=count, price=price):
            return _sold(voyage, count, price)
        case ChooseVictim(total=total):
            return voyage.ducat * total
        case MutinousFrigate(won=won):
            return voyage.ducat * (FRIGATE_GOLD if won else DECLINED_GOLD)
        case ChoosePardon():
            return _whole_pardon(voyage)
        case ChooseWeapon():
            return WEAPON
        case ChooseModification():
            return MODIFICATION
    return GLORY


def _weapon(voyage: Voyage, word: Word) -> float:
    kinds = range(KINDS_OF_WEAPONS)
    room = any(ship_doors.can_hold_weapon(voyage.state, voyage.seat, weapon) for weapon in kinds)
    return WEAPON * room


def _weapons(voyage: Voyage, word: Word) -> float:
    state, seat = voyage.state, voyage.seat
    held = state.captains[seat].weapons
    return WEAPON * held.count(0)


def _specialist(voyage: Voyage, word: Word) -> float:
    state = voyage.state
    for kind, each in enumerate(state.tables.specialist_kind):
        if each == word.value and state.captains[voyage.seat].specialists >> kind & 1:
            return voyage.ducat * SPECIALIST_GOLD
    return SPECIALIST


def _cards(voyage: Voyage, count: int) -> float:
    return CARGO_CARD * max(0, min(count, free_space(voyage)))


def _smuggle(voyage: Voyage, word: Word) -> float:
    return _sold(voyage, *word.args)


def _sold(voyage: Voyage, count: int, price: int) -> float:
    return min(count, len(voyage.state.captains[voyage.seat].cargo)) * (
        voyage.ducat * price - CARGO_CARD
    )


def _purchase(voyage: Voyage, word: Word) -> float:
    count, price = word.args
    return _cards(voyage, count) - voyage.ducat * price * max(0, min(count, free_space(voyage)))


def _pardon(voyage: Voyage, word: Word) -> float:
    return _whole_pardon(voyage) or voyage.ducat * word.value


def _whole_pardon(voyage: Voyage) -> float:
    """All that the nation which offers most has against the captain."""
    return bounty(max(voyage.state.captains[voyage.seat].bounties))


def _pardon_level(voyage: Voyage, word: Word) -> float:
    nation, levels = word.args
    now = voyage.state.captains[voyage.seat].bounties[nation]
    return bounty(now) - bounty(max(0, now - levels))


def _bounty(voyage: Voyage, word: Word) -> float:
    now = voyage.state.captains[voyage.seat].bounties[word.value]
    return bounty(now) - bounty(now + 1)


def _crew(voyage: Voyage, word: Word) -> float:
    state, seat = voyage.state, voyage.seat
    return CUBE * (state.full(seat, CREW) - state.crew(seat))


def _lose_crew(voyage: Voyage, word: Word) -> float:
    return -CUBE * min(word.value, max(0, voyage.state.crew(voyage.seat) - 1))


def _repair(voyage: Voyage, word: Word) -> float:
    state, seat = voyage.state, voyage.seat
    worth = 0.0
    for location in ship_doors.damaged(state, seat):
        left = state.cube(seat, location)
        worth += CUBE * (state.full(seat, location) - left) + LOST_LOCATION * (not left)
    return worth


def _glory_cards(voyage: Voyage, word: Word) -> float:
    # The card of the Glory Point comes besides.
    room = HAND_LIMIT - 1 - len(voyage.state.captains[voyage.seat].hand)
    return HAND_CARD * max(0, min(word.value, room))


def _modification(voyage: Voyage, word: Word) -> float:
    return max(MODIFICATION, voyage.ducat * word.value)


def _fight(voyage: Voyage, word: Word) -> float:
    ship = ship_of_player(voyage.state, voyage.seat)
    foe = Boarders(*word.args)
    return -LOST_CAPTAIN * (1 - storming(boarders(ship, ship.cubes[CREW]), foe))


def _gale(voyage: Voyage, word: Word) -> float:
    """A success of Seamanship takes a hit away."""
    expected = voyage.state.skill(voyage.seat, SEAMANSHIP) / 3
    return -CUBE * max(0.0, word.value - expected)


_WORTH: dict[str, Worth] = {
    "gold": lambda voyage, word: voyage.ducat * word.value,
    "weapon": _weapon,
    "weapons": _weapons,
    "specialist": _specialist,
    "cargo": lambda voyage, word: _cards(voyage, word.value),
    "loot": lambda voyage, word: voyage.ducat * LOOT * word.value + _cards(voyage, word.value),
    "smuggle": _smuggle,
    "purchase": _purchase,
    "pardon": _pardon,
    "pardon-level": _pardon_level,
    "bounty": _bounty,
    "crew": _crew,
    "lose-crew": _lose_crew,
    "repair": _repair,
    "fight": _fight,
    "gale": _gale,
    "glory-cards": _glory_cards,
    "levy": lambda voyage, word: voyage.ducat * word.args[1],
    "rumor": lambda voyage, word: RUMOR,
    "modification": _modification,
    "papers": lambda voyage, word: KEPT,
    "passage": lambda voyage, word: KEPT,
    "special": lambda voyage, word: KEPT,
}
