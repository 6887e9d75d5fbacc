"""What a captain lacks: Ducats, goods, weapons, a card that fits. Refusals that deeds share."""

from __future__ import annotations

from kaper.games.marauders import ship_doors
from kaper.games.marauders.components.ids import (
    NATION_NUMBER,
    NATIONS,
    NONE,
    WEAPON_NUMBER,
    WEAPONS,
    Modification,
)
from kaper.games.marauders.components.vocabulary import Word
from kaper.games.marauders.rules import hands
from kaper.games.marauders.state import IN_PLAY, MOST_SEATS, Marauders
from kaper.kernel.deeds import Refusal

SEATS = tuple(f"p{seat}" for seat in range(MOST_SEATS))


def too_dear(state: Marauders, seat: int, cost: int, rule: str) -> Refusal | None:
    """What is in the chest counts where it lies open."""
    have = state.wealth(seat)
    return None if have >= cost else Refusal(rule, "gold", have=have, cost=cost)


def not_aboard(state: Marauders, seat: int, word: str) -> Refusal | None:
    wanted = state.tables.good_number.get(word, NONE)
    for card in state.captains[seat].cargo:
        if state.tables.cargo[card].good == wanted:
            return None
    return Refusal("turn.nothing-there", "not-aboard", good=word)


def not_laid(state: Marauders, word: str, rule: str) -> Refusal | None:
    """The good is not among the cards that lie on the table."""
    wanted = state.tables.good_number.get(word, NONE)
    for card in state.laid.cards:
        if state.tables.cargo[card].good == wanted:
            return None
    return Refusal(rule, "not-laid", good=word)


def not_wanted(state: Marauders, seat: int, word: str) -> Refusal | None:
    """The captain has no bounty of this nation that could be lifted."""
    if word in NATIONS and state.captains[seat].bounties[NATION_NUMBER[word]]:
        return None
    return Refusal("bounty.stays", "not-wanted", nation=word)


def fitted_already(state: Marauders, seat: int, kind: Modification) -> Refusal | None:
    """A ship has no two Modifications of a type."""
    if not state.captains[seat].fitted >> kind & 1:
        return None
    return Refusal("mod.one-per-type", modification=state.tables.modification_names[kind])


def no_such_weapon(state: Marauders, seat: int, word: str, rule: str) -> Refusal | None:
    """The captain has no Special Weapon of this kind that could be used."""
    if word in WEAPONS and ship_doors.has_weapon(state, seat, WEAPON_NUMBER[word]):
        return None
    return Refusal(rule, "weapon-not-aboard", weapon=word)


def why_no_weapon(state: Marauders, seat: int, word: str) -> Refusal | None:
    """Why a captain cannot get this Special Weapon, whatever it costs."""
    if word not in WEAPONS:
        return Refusal("yard.special-weapons", "no-such-weapon")
    weapon = WEAPON_NUMBER[word]
    if ship_doors.can_hold_weapon(state, seat, weapon):
        return None
    if ship_doors.weapons_left(state, weapon):
        return Refusal("weapon.one-of-each", weapon=word)
    return Refusal("components.tokens", "no-weapons-left", weapon=word)


# Other players


def seat_named(state: Marauders, word: str) -> int:
    """The player that p0, p1 and so on is; NONE where nobody is written so."""
    return SEATS.index(word) if word in SEATS[: state.seats] else NONE


def others_in_play(state: Marauders, seat: int) -> list[int]:
    """The other players who have a captain in play."""
    return [s for s in range(state.seats) if s != seat and state.captains[s].status == IN_PLAY]


def not_another(state: Marauders, seat: int, word: str, rule: str) -> Refusal | None:
    if seat_named(state, word) in (NONE, seat):
        return Refusal(rule, "another-player")
    return None


# Glory cards


def word_of(state: Marauders, seat: int, card: str, moment: str) -> Word | None:
    """What a card in hand does at a moment; None where it does nothing then."""
    for name, word in hands.fitting(state, seat, moment):
        if name == card:
            return word
    return None
