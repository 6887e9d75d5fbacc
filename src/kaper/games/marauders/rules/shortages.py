"""What a captain lacks: Ducats, goods, a card that fits. Refusals that many deeds share."""

from __future__ import annotations

from kaper.games.marauders import ship_doors
from kaper.games.marauders.components.tables import NONE, WEAPONS
from kaper.games.marauders.components.vocabulary import Word
from kaper.games.marauders.rules import hands
from kaper.games.marauders.state import MOST_SEATS, Marauders
from kaper.kernel.deeds import Refusal

SEATS = tuple(f"p{seat}" for seat in range(MOST_SEATS))


def too_dear(state: Marauders, seat: int, cost: int, rule: str) -> Refusal | None:
    """What is in the chest counts where it lies open."""
    have = state.wealth(seat)
    return None if have >= cost else Refusal(rule, "gold", have=have, cost=cost)


def not_aboard(state: Marauders, seat: int, word: str) -> Refusal | None:
    wanted = state.tables.good_number.get(word, NONE)
    for card in state.captains[seat].cargo:
        if state.tables.good[card] == wanted:
            return None
    return Refusal("turn.nothing-there", "not-aboard", good=word)


def not_laid(state: Marauders, word: str, rule: str) -> Refusal | None:
    """The good is not among the cards that lie on the table."""
    wanted = state.tables.good_number.get(word, NONE)
    for card in state.laid.cards:
        if state.tables.good[card] == wanted:
            return None
    return Refusal(rule, "not-laid", good=word)


def why_no_weapon(state: Marauders, seat: int, word: str) -> Refusal | None:
    """Why a captain cannot get this Special Weapon, whatever it costs."""
    if word not in WEAPONS:
        return Refusal("yard.special-weapons", "no-such-weapon")
    weapon = WEAPONS.index(word)
    if ship_doors.can_hold_weapon(state, seat, weapon):
        return None
    if ship_doors.weapons_left(state, weapon):
        return Refusal("weapon.one-of-each", weapon=word)
    return Refusal("components.tokens", "no-weapons-left", weapon=word)


# Other players


def seat_named(state: Marauders, word: str) -> int:
    """The player that p0, p1 and so on is; NONE where nobody is written so."""
    return SEATS.index(word) if word in SEATS[: state.seats] else NONE


def not_another(state: Marauders, seat: int, word: str, rule: str) -> Refusal | None:
    if seat_named(state, word) in (NONE, seat):
        return Refusal(rule, "another-player")
    return None


# Glory cards


def word_of(state: Marauders, seat: int, card: str, *moments: str) -> Word | None:
    """What a card in hand does at one of these moments; None where it does nothing then."""
    for moment in moments:
        for name, word in hands.fitting(state, seat, moment):
            if name == card:
                return word
    return None
