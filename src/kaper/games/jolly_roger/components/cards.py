"""Names and numbers of the cards whose kind the rules know, and cards in somebody's keeping."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal, TypeAlias, get_args

Skill: TypeAlias = Literal["navigation", "gunnery", "melee"]
SKILLS: tuple[Skill, ...] = get_args(Skill)
ANY_SKILL = 3
NO_SKILL = 4

DestinationType: TypeAlias = Literal[
    "fort", "merchant-ship", "settlement", "pirate-port", "treasure-island"
]
TYPES: tuple[DestinationType, ...] = get_args(DestinationType)
PORT, ISLAND = 3, 4

SPECIALS = (
    "bloody-pirate",
    "traitor",
    "bosun",
    "second-mate",
    "stowaways",
    "lookout",
    "cook",
    "cabin-boy",
    "surgeon",
    "first-mate",
    "helmsman",
    "sharpshooter",
    "assassin",
    "ship-rats",
    "shipwright",
    "sea-wolf",
)
(
    BLOODY_PIRATE,
    TRAITOR,
    BOSUN,
    SECOND_MATE,
    STOWAWAYS,
    LOOKOUT,
    COOK,
    CABIN_BOY,
    SURGEON,
    FIRST_MATE,
    HELMSMAN,
    SHARPSHOOTER,
    ASSASSIN,
    SHIP_RATS,
    SHIPWRIGHT,
    SEA_WOLF,
) = range(len(SPECIALS))
# Not dealt out again after a mutiny.
SPENT_BY_MUTINY = (SHIP_RATS, ASSASSIN, SEA_WOLF)

# Rule: setup.filter-destinations, setup.flag-misprint
FLAGS: dict[str, Callable[[int], bool]] = {
    "": lambda seats: True,
    "5-": lambda seats: seats <= 5,
    "7-": lambda seats: seats <= 7,
    "6+": lambda seats: seats >= 6,
    "8+": lambda seats: seats >= 8,
}

# A card held face down is its kind, and above that a mask of the *other* seats that know of it:
# they gave it, lost it or were shown it. Most cards nobody knows, so most are just their kind.
# Spectators have a bit as well: they know only what was shown to everybody.
KINDS = 64
SPECTATORS = 16
_KIND = KINDS - 1


def kind_of(card: int) -> int:
    return card & _KIND


def kinds_of(cards: Iterable[int]) -> list[int]:
    return [card & _KIND for card in cards]


def knowers(card: int) -> int:
    """The mask of those who know a card besides its owner."""
    return card // KINDS


def known_to(card: int, mask: int) -> int:
    """The card, known to exactly these others."""
    return (card & _KIND) + mask * KINDS


def shown_to(card: int, seat: int) -> int:
    """The card, known to this seat as well."""
    return known_to(card, knowers(card) | 1 << seat)


def shown_to_all(card: int, seats: int) -> int:
    """The card, known to a mask of all other seats and to spectators."""
    return known_to(card, seats | 1 << SPECTATORS)


def known_by(mask: int, viewer: int | None) -> bool:
    return bool(mask >> (SPECTATORS if viewer is None else viewer) & 1)


def unknown(cards: tuple[int, ...]) -> bool:
    """Whether nobody but the owner knows any of these cards."""
    return not cards or max(cards) < KINDS


def may_be_special(cards: tuple[int, ...]) -> bool:
    """Whether a closer look at a hand may find a special card: most hands have none.

    Special kinds are the lowest numbers, and a card that others know of is above all others.
    """
    return bool(cards) and (cards[0] < len(SPECIALS) or cards[-1] >= KINDS)


def without_kind(cards: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """The cards after one of this kind was laid down openly.

    Whoever knew of one such card cannot tell whether it was this one: of several, the best known
    goes, and the others stay known only to those who knew it too.
    """
    gone = max(card for card in cards if card & _KIND == kind)
    place = cards.index(gone)
    rest = cards[:place] + cards[place + 1 :]
    if gone < KINDS:
        return rest
    mask = knowers(gone)
    return tuple(sorted(known_to(c, knowers(c) & mask) if c & _KIND == kind else c for c in rest))


def with_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple(sorted((*cards, card)))


def with_shown(cards: tuple[int, ...], kind: int, seat: int) -> tuple[int, ...]:
    """The cards after one of this kind was shown to another seat."""
    place = max(index for index, card in enumerate(cards) if card & _KIND == kind)
    card = shown_to(cards[place], seat)
    return tuple(sorted((*cards[:place], card, *cards[place + 1 :])))


def known_only_to(cards: tuple[int, ...], mask: int) -> tuple[int, ...]:
    """The cards after one of them went away unseen: only these seats still know the rest."""
    if unknown(cards):
        return cards
    return tuple(sorted(known_to(card, knowers(card) & mask) for card in cards))
