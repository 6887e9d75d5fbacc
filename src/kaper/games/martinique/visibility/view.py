"""What a seat sees, ready for JSON."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from kaper.games.martinique.components.geography import SIZE, SQUARES
from kaper.games.martinique.components.tokens import (
    FACES,
    LETTERS,
    LOOT_NAMES,
    MAP_NAMES,
    MAP_STEPS,
    TREASURE_SIZES,
    matched,
)
from kaper.games.martinique.rules.notebook import Notebook as Seen
from kaper.games.martinique.rules.notebook import notebook, tokens_of
from kaper.games.martinique.rules.scoring import digits_of, lost_square, score
from kaper.games.martinique.state import GONE, SEATS, STOOLS, Martinique
from kaper.games.martinique.visibility.knowledge import may_see_map
from kaper.games.martinique.visibility.shapes import (
    MartiniqueView,
    Notebook,
    SeatView,
    SmallTreasure,
)


def view(state: Martinique, seat: int | None) -> MartiniqueView:
    over = not state.stack
    return {
        "stage": "over" if over else _stage(state),
        "tokens": _tokens(bytes(state.tokens)),
        "pirates": {
            SQUARES[square]: owner for owner in range(SEATS) for square in state.pirates[owner]
        },
        "reserve": list(state.reserve),
        "map_steps": MAP_STEPS,
        "stools": list(state.stools),
        "all_stools": STOOLS,
        "digging": _digging(state),
        "bar": {"jokers": state.bar_jokers, "maps": [t != GONE for t in state.bar_maps]},
        # Rule: setup.small-treasures-open
        "treasures": _treasures(tuple(state.treasures), tuple(state.loot)),
        "bag": len(state.bag),
        "seats": [_seat(state, owner, seat, over=over) for owner in range(SEATS)],
        # Rule: dusk.use-all-information
        "notebook": _notes(notebook(state, seat)),
        "lost": SQUARES[lost_square(state)] if over else None,
        "options": {
            "treasure_points": state.treasure_points,
            "enter_first": state.enter_first,
        },
    }


def _stage(state: Martinique) -> Literal["dawn", "dusk"]:
    return "dusk" if type(state.stack[-1]).__name__ == "Dig" else "dawn"


def _digging(state: Martinique) -> int | None:
    # Rule: dusk.stool-order
    dug = sum(map(len, state.pirates))
    return dug if state.stack and _stage(state) == "dusk" else None


# What all viewers of a position have in common is made for the first of them, and then shared.


@lru_cache(maxsize=256)
def _tokens(tokens: bytes) -> dict[str, str]:
    return {SQUARES[square]: FACES[token] for square, token in enumerate(tokens) if token}


@lru_cache(maxsize=256)
def _treasures(
    treasures: tuple[tuple[int, ...], ...], loot: tuple[tuple[int, ...], ...]
) -> list[SmallTreasure]:
    return [
        {
            "size": size,
            "tokens": [LOOT_NAMES[kind] for kind in kinds],
            "points": digits_of(kinds),
            "matched": [matched(kinds, own) for own in loot],
        }
        for size, kinds in zip(TREASURE_SIZES, treasures, strict=True)
    ]


def _seat(state: Martinique, owner: int, viewer: int | None, *, over: bool) -> SeatView:
    points = score(state, owner)
    return {
        "loot": [LOOT_NAMES[kind] for kind in state.loot[owner]],
        "jokers": state.jokers[owner],
        "maps": [
            {
                "coordinate": MAP_NAMES[token]
                if over or may_see_map(state, viewer, owner, slot)
                else None,
                "open": bool(state.turned_up[owner] >> slot & 1),
            }
            for slot, token in enumerate(state.maps[owner])
        ],
        "hold": [[LOOT_NAMES[kind] for kind in pile] for pile in state.hold[owner]],
        "hold_points": [digits_of(pile) for pile in state.hold[owner]],
        # Rule: score.track
        "points": {
            "loads": points.loads,
            "digits": points.digits,
            "pairs": points.pairs,
            # Before the end this would tell where the treasure lies.
            "treasure": points.treasure if over else 0,
            "total": points.total - (0 if over else points.treasure),
        },
    }


@lru_cache(maxsize=256)
def _notes(book: Seen) -> Notebook:
    letters, digits = book.candidates()
    return {
        "own": [MAP_NAMES[token] for token in tokens_of(book.own)],
        "own_open": [MAP_NAMES[token] for token in tokens_of(book.own_open)],
        "others_open": [MAP_NAMES[token] for token in tokens_of(book.others_open)],
        "letters": [MAP_NAMES[letter] for letter in letters],
        "digits": [MAP_NAMES[LETTERS + digit] for digit in digits],
        "squares": [SQUARES[letter + digit * SIZE] for digit in digits for letter in letters],
    }
