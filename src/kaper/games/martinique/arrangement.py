"""Arrangements: states described in words, for tests and puzzles.

    turn="p0"                                whose turn it is (p0)
    p0={"at": ["a1", "b2"],                  pirates on the island (none)
        "reserve": 1,                        pirates not yet entered (0)
        "loot": ["skull-1", "rum-2"], "jokers": 1, "maps": ["A", "7"], "open": ["A"],
        "hold": [["rum-1", "rum-3"]]}
    stools=["p0", "p1"]                      who sits (all pirates that are nowhere else)
    tokens={"a1": "skull-2", "h2": None}     what lies on squares (as the set-up laid it)
    treasures={"2": ["skull-3", "rum-2"]}    loot on Small Treasures (likewise)
    bag=["rum-1"]                            the bag; the rest is out of the game (all the rest)
    bar={"jokers": 2, "maps": ["B"]}         what is left in the bar (3 and 2)
    lost="c5"                                where the Lost Treasure lies (likewise)
    stage="dusk", dug={"p0": ["a1"]}         Dusk, and the pirates already placed

Everything else stays complete: tokens that the description moves are made up for elsewhere.
"""

from __future__ import annotations

from kaper.games.martinique.components.geography import NUMBER, SIZE
from kaper.games.martinique.components.tokens import (
    EMPTY,
    FIRST_LOOT,
    FIRST_MAP,
    JOKERS,
    LETTERS,
    LOOT_NAMES,
    MAP_NAMES,
    TREASURE_SIZES,
    bundle,
)
from kaper.games.martinique.rules.dawn import Dawn
from kaper.games.martinique.rules.dusk import Dig, begin_dusk
from kaper.games.martinique.state import GONE, PIRATES, SEATS, Martinique
from kaper.kernel.arrangement import (
    Arrangement,
    read_list,
    read_number,
    read_seat,
    read_table,
    read_words,
    refuse_unknown,
    take,
)
from kaper.kernel.errors import BadSetup

_KNOWN = {
    "turn", "p0", "p1", "stools", "tokens", "treasures", "bag", "bar", "lost", "stage", "dug",
}  # fmt: skip
_LOOT = {name: kind for kind, name in enumerate(LOOT_NAMES)}
_PERSON = {"at", "reserve", "maps", "open", "hold", "loot", "jokers"}


def arrange(state: Martinique, arrangement: Arrangement) -> None:
    people = [read_table(arrangement.get(f"p{seat}", {})) for seat in range(SEATS)]
    refuse_unknown(arrangement, _KNOWN, "an arrangement")
    for seat, person in enumerate(people):
        refuse_unknown(person, _PERSON, f"p{seat}")
    _place_pirates(state, people, arrangement)
    _place_maps(state, people, arrangement)
    _place_loot(state, people, arrangement)
    for seat, person in enumerate(people):
        state.jokers[seat] = read_number(person.get("jokers", 0))
    state.bar_jokers = read_number(read_table(arrangement.get("bar", {})).get("jokers", JOKERS))
    state.bar_jokers = min(state.bar_jokers, JOKERS - sum(state.jokers))
    state.stack[-1] = Dawn(read_seat(arrangement.get("turn", "p0"), SEATS))
    if arrangement.get("stage") == "dusk":
        _fall_dusk(state, read_table(arrangement.get("dug", {})))


def _place_pirates(state: Martinique, people: list[Arrangement], arrangement: Arrangement) -> None:
    state.standing = bytearray(64)
    for seat, person in enumerate(people):
        squares = tuple(sorted(NUMBER[name] for name in read_words(person.get("at", ()))))
        state.pirates[seat] = squares
        state.reserve[seat] = read_number(person.get("reserve", 0))
        for square in squares:
            state.standing[square] = 1 + seat
    state.stools = [read_seat(word, SEATS) for word in read_words(arrangement.get("stools", ()))]
    for seat in range(SEATS):
        placed = len(state.pirates[seat]) + state.reserve[seat] + state.stools.count(seat)
        state.stools += [seat] * (PIRATES - placed)


def _place_maps(state: Martinique, people: list[Arrangement], arrangement: Arrangement) -> None:
    """Fix what the description says of map tokens; deal the others where they may lie."""
    held = [[_map(name) for name in read_words(person.get("maps", ()))] for person in people]
    board = {
        NUMBER[square]: MAP_NAMES.index(token)
        for square, token in read_table(arrangement.get("tokens", {})).items()
        if token in MAP_NAMES
    }
    bar_names = read_table(arrangement.get("bar", {})).get("maps")
    in_bar = [_map(name) for name in read_words(bar_names)] if bar_names is not None else None
    used = {*held[0], *held[1], *board.values(), *(in_bar or ())}
    lost_name = arrangement.get("lost")
    if isinstance(lost_name, str):
        square = NUMBER[lost_name]
        state.lost = (square % SIZE, LETTERS + square // SIZE)
    elif used & set(state.lost):
        state.lost = _letter_and_digit(used)
    used |= set(state.lost)
    bar = in_bar if in_bar is not None else list(_letter_and_digit(used))
    used |= set(bar)
    taken = [token for tokens in held for token in tokens if len(bar) < 2]
    state.from_bar = _from_bar(bar, taken)
    state.bar_maps = [*bar, *[GONE] * (2 - len(bar))]
    described = {NUMBER[square] for square in read_table(arrangement.get("tokens", {}))}
    free = [square for square in state.tables.map_squares if square not in described]
    _lay_maps(state, board, free, [t for t in range(len(MAP_NAMES)) if t not in used])
    for seat, person in enumerate(people):
        state.maps[seat] = tuple(held[seat])
        opened = {_map(name) for name in read_words(person.get("open", ()))}
        state.turned_up[seat] = sum(
            1 << slot for slot, token in enumerate(held[seat]) if token in opened
        )


def _lay_maps(state: Martinique, board: dict[int, int], free: list[int], rest: list[int]) -> None:
    for square in state.tables.map_squares:
        state.tokens[square] = EMPTY
    for square, token in board.items():
        state.tokens[square] = FIRST_MAP + token
    for square, token in zip(free, rest, strict=False):
        state.tokens[square] = FIRST_MAP + token
    state.discarded_maps = sorted(rest[len(free) :])


def _from_bar(bar: list[int], taken: list[int]) -> tuple[int, ...]:
    """The bar's first two tokens: those still there, then tokens that players hold."""
    letters = [token for token in (*bar, *taken) if token < LETTERS]
    digits = [token for token in (*bar, *taken) if token >= LETTERS]
    if not letters or not digits:
        raise BadSetup("map tokens missing in the bar must be before a player")
    return letters[0], digits[0]


def _letter_and_digit(used: set[int]) -> tuple[int, int]:
    letter = next(token for token in range(LETTERS) if token not in used)
    return letter, next(t for t in range(LETTERS, len(MAP_NAMES)) if t not in used)


def _place_loot(state: Martinique, people: list[Arrangement], arrangement: Arrangement) -> None:
    """Take described tokens from the whole; fill up the rest as the set-up laid it out."""
    left = list(state.tables.bag)
    tokens = read_table(arrangement.get("tokens", {}))
    for seat, person in enumerate(people):
        state.loot[seat] = tuple(take(left, _LOOT, person.get("loot", ())))
        state.bundles[seat] = bundle(state.loot[seat])
        piles = person.get("hold", ())
        state.hold[seat] = tuple(tuple(take(left, _LOOT, pile)) for pile in read_list(piles))
    for name, token in tokens.items():
        if token is None:
            state.tokens[NUMBER[name]] = EMPTY
        elif token not in MAP_NAMES:
            state.tokens[NUMBER[name]] = FIRST_LOOT + take(left, _LOOT, [token])[0]
    described = read_table(arrangement.get("treasures", {}))
    fixed = {size: sorted(take(left, _LOOT, names)) for size, names in described.items()}
    for square in state.tables.loot_squares:
        if not any(NUMBER[name] == square for name in tokens):
            state.tokens[square] = FIRST_LOOT + _like(left, state.tokens[square] - FIRST_LOOT)
    for treasure, size in enumerate(TREASURE_SIZES):
        kinds = fixed.get(str(size))
        if kinds is None:
            kinds = sorted(_like(left, kind) for kind in state.treasures[treasure])
        state.treasures[treasure] = tuple(kinds)
        state.needs[treasure] = bundle(kinds)
    bag = arrangement.get("bag")
    state.bag = sorted(take(left, _LOOT, bag)) if bag is not None else left
    state.spent = left if bag is not None else []


def _like(left: list[int], kind: int) -> int:
    found = kind if kind in left else left[0]
    left.remove(found)
    return found


def _fall_dusk(state: Martinique, dug: Arrangement) -> None:
    if len(state.stools) != SEATS * PIRATES:
        raise BadSetup("at Dusk all pirates sit")
    begin_dusk(state)
    number = 0
    for word, squares in dug.items():
        seat = read_seat(word, SEATS)
        for name in read_words(squares):
            square = NUMBER[name]
            state.standing[square] = 1 + seat
            state.pirates[seat] = tuple(sorted((*state.pirates[seat], square)))
            number += 1
    state.stack[-1] = Dig(state.stools[number], number)


def _map(name: str) -> int:
    if name not in MAP_NAMES:
        raise BadSetup(f"{name!r} is no map token: A-H or 1-8")
    return MAP_NAMES.index(name)
