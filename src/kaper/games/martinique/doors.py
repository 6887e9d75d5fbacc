"""The only writers of the board: each changes the state and tells what happened."""

from __future__ import annotations

from kaper.games.martinique.actions import Walk
from kaper.games.martinique.components.geography import SQUARES
from kaper.games.martinique.components.tokens import (
    DIGIT_OF,
    EMPTY,
    FIRST_LOOT,
    FIRST_MAP,
    LOOT_NAMES,
    MAP_NAMES,
    ONE_OF,
    SYMBOL_OF,
    TREASURE_SIZES,
    bundle,
)
from kaper.games.martinique.events import (
    BarMapTaken,
    Entered,
    JokerTaken,
    Loaded,
    LootTaken,
    MapTaken,
    MapTurnedUp,
    Moved,
    Refilled,
    Sat,
)
from kaper.games.martinique.state import GONE, Martinique
from kaper.kernel.chance import draw


def enter(state: Martinique, seat: int, square: int) -> None:
    state.reserve[seat] -= 1
    stand(state, seat, square)
    if state.trace is not None:
        state.trace.events.append(Entered(seat, SQUARES[square]))


def stand(state: Martinique, seat: int, square: int) -> None:
    """Put a pirate on a free square."""
    state.standing[square] = 1 + seat
    state.pirates[seat] = tuple(sorted((*state.pirates[seat], square)))


def lift(state: Martinique, seat: int, square: int) -> None:
    """Take a pirate from its square."""
    state.standing[square] = 0
    state.pirates[seat] = tuple([s for s in state.pirates[seat] if s != square])


def tell_walk(state: Martinique, seat: int, walk: Walk) -> None:
    if state.trace is not None:
        path = (walk.start, *walk.through, walk.end)
        state.trace.events.append(Moved(seat, tuple(SQUARES[square] for square in path)))


def take_token(state: Martinique, seat: int, square: int) -> None:
    """Take the token of a square before oneself: loot face up, a map face down."""
    token = state.tokens[square]
    state.tokens[square] = EMPTY
    if token >= FIRST_MAP:
        state.maps[seat] += (token - FIRST_MAP,)
        if state.trace is not None:
            name = MAP_NAMES[token - FIRST_MAP]
            state.trace.events.append(MapTaken(seat, SQUARES[square], name))
        return
    kind = token - FIRST_LOOT
    # Rule: loot.loot-tokens-open
    state.loot[seat] += (kind,)
    state.bundles[seat] += ONE_OF[SYMBOL_OF[kind]]
    if state.trace is not None:
        state.trace.events.append(LootTaken(seat, SQUARES[square], LOOT_NAMES[kind]))


def sit(state: Martinique, seat: int, square: int) -> None:
    """Seat a pirate that came to this square on the first free stool."""
    # Rule: land.stool-order
    state.stools.append(seat)
    if state.trace is not None:
        state.trace.events.append(Sat(seat, SQUARES[square], len(state.stools)))


def turn_up_map(state: Martinique, seat: int, slot: int) -> None:
    """Turn up a map token of the opponent."""
    owner = 1 - seat
    state.turned_up[owner] |= 1 << slot
    if state.trace is not None:
        name = MAP_NAMES[state.maps[owner][slot]]
        state.trace.events.append(MapTurnedUp(seat, owner, slot + 1, name))


def take_joker(state: Martinique, seat: int) -> None:
    state.bar_jokers -= 1
    state.jokers[seat] += 1
    if state.trace is not None:
        state.trace.events.append(JokerTaken(seat))


def take_bar_map(state: Martinique, seat: int, place: int) -> None:
    token = state.bar_maps[place]
    state.bar_maps[place] = GONE
    state.maps[seat] += (token,)
    if state.trace is not None:
        state.trace.events.append(BarMapTaken(seat, place + 1, MAP_NAMES[token]))


def load(state: Martinique, seat: int, treasure: int, jokers: tuple[int, ...]) -> None:
    """Give up matching loot and jokers for a Small Treasure, and fill its space again."""
    tokens = state.treasures[treasure]
    # Rule: load.discard-matching
    spent = _give_up_loot(state, seat, tokens, jokers)
    # Rule: load.joker-details
    state.jokers[seat] -= len(jokers)
    # Rule: load.pile-in-hold, load.hold-unlimited
    state.hold[seat] += (tokens,)
    if state.trace is not None:
        state.trace.events.append(
            Loaded(
                seat,
                TREASURE_SIZES[treasure],
                tuple(LOOT_NAMES[kind] for kind in tokens),
                tuple(LOOT_NAMES[kind] for kind in spent),
                len(jokers),
                sum(DIGIT_OF[kind] for kind in tokens),
            )
        )
    # Rule: load.refill
    refill(state, treasure)


def _give_up_loot(
    state: Martinique, seat: int, tokens: tuple[int, ...], jokers: tuple[int, ...]
) -> list[int]:
    symbols = [SYMBOL_OF[kind] for kind in tokens]
    for symbol in jokers:
        symbols.remove(symbol)
    loot, spent = list(state.loot[seat]), []
    for symbol in symbols:
        # Digits in the loot never matter, so any token of the symbol will do: the lowest.
        kind = min(kind for kind in loot if SYMBOL_OF[kind] == symbol)
        loot.remove(kind)
        spent.append(kind)
    state.loot[seat] = tuple(loot)
    state.bundles[seat] -= bundle(spent)
    # Rule: load.discards-out-of-game
    state.spent += spent
    return spent


def refill(state: Martinique, treasure: int) -> None:
    """Fill a Small Treasure from the bag, as far as the bag goes."""
    number = min(TREASURE_SIZES[treasure], len(state.bag))
    tokens = tuple(sorted(draw(state, "loot", state.bag, number))) if number else ()
    state.treasures[treasure] = tokens
    state.needs[treasure] = bundle(tokens)
    if state.trace is not None:
        names = tuple(LOOT_NAMES[kind] for kind in tokens)
        state.trace.events.append(Refilled(TREASURE_SIZES[treasure], names))


# At dusk


def clear_island(state: Martinique) -> int:
    """Discard all tokens left on the island, unseen; gives how many."""
    discarded = 0
    # Rule: dusk.discard-island-tokens
    for square, token in enumerate(bytes(state.tokens)):
        if token == EMPTY:
            continue
        discarded += 1
        if token >= FIRST_MAP:
            state.discarded_maps.append(token - FIRST_MAP)
        else:
            state.spent.append(token - FIRST_LOOT)
        state.tokens[square] = EMPTY
    return discarded


def clear_bar(state: Martinique) -> None:
    # Rule: dusk.bar-tokens
    for place in state.bar_places():
        state.discarded_maps.append(state.bar_maps[place])
        state.bar_maps[place] = GONE
    state.discarded_maps.sort()
    state.bar_jokers = 0
