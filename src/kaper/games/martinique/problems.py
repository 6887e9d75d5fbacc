"""Everything that could be wrong with a state: components lost or doubled, counts that differ."""

from __future__ import annotations

from collections.abc import Iterator

from kaper.games.martinique.components.tokens import (
    FIRST_LOOT,
    FIRST_MAP,
    JOKERS,
    LETTERS,
    MAP_NAMES,
    TREASURE_SIZES,
    bundle,
)
from kaper.games.martinique.state import GONE, PIRATES, SEATS, STOOLS, Martinique


def problems(state: Martinique) -> list[str]:
    return [*_pirates(state), *_loot(state), *_maps(state), *_treasures(state), *_jokers(state)]


def _pirates(state: Martinique) -> Iterator[str]:
    for seat in range(SEATS):
        squares = state.pirates[seat]
        standing = tuple(s for s, owner in enumerate(state.standing) if owner == 1 + seat)
        if squares != standing:
            yield f"pirates of seat {seat}: {squares} but {standing} on the board"
        dug = len(squares) if _is_dusk(state) else 0
        number = state.reserve[seat] + len(squares) + state.stools.count(seat) - dug
        if number != PIRATES or state.reserve[seat] < 0:
            yield f"seat {seat} has {number} pirates"
        if not _is_dusk(state) and any(not state.tokens[square] for square in squares):
            yield f"a pirate of seat {seat} stands on an empty square"
    if len(state.stools) > STOOLS:
        yield f"{len(state.stools)} pirates sit on {STOOLS} stools"


def _is_dusk(state: Martinique) -> bool:
    return len(state.stools) == STOOLS and not any(state.tokens)


def _loot(state: Martinique) -> Iterator[str]:
    island = [t - FIRST_LOOT for t in state.tokens if FIRST_LOOT <= t < FIRST_MAP]
    held = [kind for loot in state.loot for kind in loot]
    treasures = [kind for tokens in state.treasures for kind in tokens]
    stowed = [kind for piles in state.hold for pile in piles for kind in pile]
    everything = sorted((*island, *held, *treasures, *stowed, *state.spent, *state.bag))
    if tuple(everything) != state.tables.bag:
        yield f"loot tokens are not those of the game: {len(everything)}"
    if list(state.bag) != sorted(state.bag):
        yield "the bag is not in its canonical order"
    for seat in range(SEATS):
        if state.bundles[seat] != bundle(state.loot[seat]):
            yield f"the bundle of seat {seat} does not fit its loot"


def _maps(state: Martinique) -> Iterator[str]:
    island = [t - FIRST_MAP for t in state.tokens if t >= FIRST_MAP]
    held = [token for tokens in state.maps for token in tokens]
    bar = [token for token in state.bar_maps if token != GONE]
    everything = sorted((*island, *held, *bar, *state.lost, *state.discarded_maps))
    if everything != list(range(len(MAP_NAMES))):
        yield f"map tokens are not A-H and 1-8: {everything}"
    for name, pair in (("lost", state.lost), ("bar", state.from_bar)):
        if len(pair) != 2 or not pair[0] < LETTERS <= pair[1]:
            yield f"{name}: not a letter and a digit"
    for seat in range(SEATS):
        if state.turned_up[seat] >> len(state.maps[seat]):
            yield f"seat {seat} has more maps turned up than maps"


def _treasures(state: Martinique) -> Iterator[str]:
    for tokens, need, size in zip(state.treasures, state.needs, TREASURE_SIZES, strict=True):
        if need != bundle(tokens):
            yield f"the bundle of Small Treasure {size} does not fit its tokens"
        if len(tokens) > size or (len(tokens) < size and state.bag):
            yield f"Small Treasure {size} holds {len(tokens)}"


def _jokers(state: Martinique) -> Iterator[str]:
    if min(*state.jokers, state.bar_jokers) < 0 or sum(state.jokers) + state.bar_jokers > JOKERS:
        yield f"jokers: {state.jokers} and {state.bar_jokers} in the bar"
