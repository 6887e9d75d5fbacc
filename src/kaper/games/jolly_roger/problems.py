"""Everything that could be wrong with a state: cards lost or doubled, limits and offices."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from kaper.games.jolly_roger.components.cards import kinds_of
from kaper.games.jolly_roger.rules.hands import Discard
from kaper.games.jolly_roger.state import (
    APPOINTING,
    CAPTAIN,
    MUTINEER,
    NEUTRAL,
    NOBODY,
    NONE,
    JollyRoger,
)
from kaper.games.jolly_roger.visibility.memory import adrift_problems


def problems(state: JollyRoger) -> list[str]:
    cards = [*_crew(state), *_loot(state), *_destinations(state), *_hands(state)]
    return [*cards, *_offices(state), *adrift_problems(state)]


def _crew(state: JollyRoger) -> Iterator[str]:
    held = [kind for hand in state.hands for kind in kinds_of(hand)]
    piles = (*state.crew_pile, *state.crew_discards)
    out = (*state.table, *state.played, *kinds_of(state.laid))
    if sorted((*held, *piles, *out)) != list(state.tables.crew_deck):
        yield f"crew cards are not those of the game: {len(held) + len(piles) + len(out)}"
    if Counter(state.held) - Counter(held):
        yield "a card that everybody knows to be in a hand is in none"
    if state.crew_pile != sorted(state.crew_pile):
        yield "the crew pile is not in its canonical order"
    if any(hand != tuple(sorted(hand)) for hand in state.hands):
        yield "a hand is not in its canonical order"


def _loot(state: JollyRoger) -> Iterator[str]:
    held = [kind for cards in (*state.loot, *state.buried) for kind in kinds_of(cards)]
    rest = (*state.loot_pile, *state.loot_discards, *kinds_of(state.lot))
    if sorted((*held, *rest)) != list(state.tables.loot_deck):
        yield f"loot cards are not those of the game: {len(held) + len(rest)}"
    if state.loot_pile != sorted(state.loot_pile):
        yield "the loot pile is not in its canonical order"


def _destinations(state: JollyRoger) -> Iterator[str]:
    shown = [state.destination] if state.destination != NONE else []
    left = sorted((*(kind for pile in state.piles for kind in pile), *state.used, *shown))
    if left != sorted(kind for pile in state.tables.piles(state.seats) for kind in pile):
        yield f"destinations are not those of the game: {left}"
    if state.destination != NONE and state.chosen == NONE:
        yield "a destination lies open without a voyage"
    for top, pile in zip(state.tops, state.piles, strict=True):
        if top != NONE and top not in pile:
            yield "the top of a pile is not in it"


def _offices(state: JollyRoger) -> Iterator[str]:
    first = not state.used and state.stage == APPOINTING + 1
    if state.captain == NOBODY:
        yield "there is no Captain"
    if state.has_quartermaster():
        if state.quartermaster == NOBODY and not first:
            yield "there is no Quartermaster"
    elif state.quartermaster != state.captain:
        yield "with three players the Captain is his own Quartermaster"
    if state.mutineer != NOBODY:
        if state.sides[state.captain] != CAPTAIN or state.sides[state.mutineer] != MUTINEER:
            yield "a leader is not on his own side"
    elif any(side != NEUTRAL for side in state.sides):
        yield "somebody takes sides without a mutiny"


def _hands(state: JollyRoger) -> Iterator[str]:
    """A hand may be over the limit only while its discarding is still to come."""
    seats = [frame.seat for frame in state.stack if isinstance(frame, Discard)]
    for seat, hand in enumerate(state.hands):
        if len(hand) > state.hand_limit() and seat not in seats:
            yield f"seat {seat} holds {len(hand)} cards"
