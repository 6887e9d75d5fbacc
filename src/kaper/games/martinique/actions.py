"""What a player can do, every action made once and for all."""

from __future__ import annotations

from itertools import combinations_with_replacement

from kaper.games.martinique.components.geography import MOST_STEPS, SQUARES, walks
from kaper.games.martinique.components.tokens import JOKERS, MAP_NAMES, SYMBOLS, TREASURE_SIZES
from kaper.kernel.actions import Action, Grammar, Verb
from kaper.kernel.frames import DECLINE

ENTER = Verb("enter", "square")
MOVE = Verb("move", "path")
REVEAL = Verb("reveal", "slot")
TAKE = Verb("take", "bonus")
LOAD = Verb("load", "treasure", "jokers=")
SKIP = Verb("skip")
SIT = Verb("sit", "square")
DIG = Verb("dig", "square")

GRAMMAR = Grammar(ENTER, MOVE, REVEAL, DECLINE, TAKE, LOAD, SKIP, SIT, DIG)


class Place(Action):
    """An action on one square: enter, sit, dig."""

    __slots__ = ("square",)

    def __init__(self, verb: Verb, square: int) -> None:
        super().__init__(verb.name, (SQUARES[square],), verb.text([SQUARES[square]]))
        self.square = square


def square_of(action: Action) -> int:
    """The square of an action that names one."""
    assert isinstance(action, Place)
    return action.square


class Walk(Action):
    """A pirate's move along a whole path; `through` is what lies strictly between its ends."""

    __slots__ = ("end", "start", "through")

    def __init__(self, path: tuple[int, ...]) -> None:
        text = "-".join(SQUARES[square] for square in path)
        super().__init__(MOVE.name, (text,), MOVE.text([text]))
        self.start = path[0]
        self.end = path[-1]
        self.through = path[1:-1]


class Numbered(Action):
    """A choice by place: a face-down map token of the opponent or of the bar, from 0."""

    __slots__ = ("index",)

    def __init__(self, verb: Verb, word: str, index: int) -> None:
        super().__init__(verb.name, (word,), verb.text([word]))
        self.index = index


class Loading(Action):
    """Loading a Small Treasure, jokers standing in for these symbols (sorted)."""

    __slots__ = ("jokers", "treasure")

    def __init__(self, treasure: int, jokers: tuple[int, ...]) -> None:
        words = (str(TREASURE_SIZES[treasure]), ",".join(SYMBOLS[symbol] for symbol in jokers))
        super().__init__(LOAD.name, words, LOAD.text(words))
        self.treasure = treasure
        self.jokers = jokers


ENTERS = tuple(Place(ENTER, square) for square in range(64))
SITS = tuple(Place(SIT, square) for square in range(64))
DIGS = tuple(Place(DIG, square) for square in range(64))
REVEALS = tuple(Numbered(REVEAL, str(slot + 1), slot) for slot in range(len(MAP_NAMES)))
TAKE_JOKER = Numbered(TAKE, "joker", -1)
TAKE_MAPS = tuple(Numbered(TAKE, f"map-{place + 1}", place) for place in range(2))
LOADS = {
    (treasure, jokers): Loading(treasure, jokers)
    for treasure in range(len(TREASURE_SIZES))
    for number in range(JOKERS + 1)
    for jokers in combinations_with_replacement(range(len(SYMBOLS)), number)
}


def _reach(square: int, steps: int) -> tuple[tuple[int, tuple[Walk, ...]], ...]:
    """Where a pirate can get in so many steps: (end, the walks that end there), by end."""
    by_end: dict[int, list[Walk]] = {}
    for path in walks(square, steps):
        by_end.setdefault(path[-1], []).append(Walk(path))
    return tuple((end, tuple(by_end[end])) for end in sorted(by_end))


# REACH[square][steps], made ahead: the hot path only looks up which ends are free.
REACH = tuple(
    tuple(_reach(square, steps) if steps else () for steps in range(MOST_STEPS + 1))
    for square in range(64)
)

ENTER.intern(ENTERS)
SIT.intern(SITS)
DIG.intern(DIGS)
REVEAL.intern(REVEALS)
TAKE.intern([TAKE_JOKER, *TAKE_MAPS])
LOAD.intern(LOADS.values())
MOVE.intern(
    walk for by_steps in REACH for by_end in by_steps for _, found in by_end for walk in found
)
