"""Who may know what: the one answer behind views, logs and samples.

Hidden are the Lost Treasure, face-down maps on the island and in the bar, maps discarded unseen,
and the other player's face-down maps. All else lies open to everybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from kaper.games.martinique.components.geography import SIZE, SQUARES
from kaper.games.martinique.components.tokens import (
    FACES,
    FIRST_MAP,
    LETTERS,
    LOOT_NAMES,
    MAP_NAMES,
    TREASURE_SIZES,
    matched,
)
from kaper.games.martinique.events import BarMapTaken, MapTaken
from kaper.games.martinique.rules.notebook import notebook, tokens_of
from kaper.games.martinique.rules.scoring import digits_of, lost_square, score
from kaper.games.martinique.state import GONE, SEATS, Martinique
from kaper.kernel.chance import seeded, shuffled
from kaper.kernel.codec import Json
from kaper.kernel.events import Event


def may_see_map(state: Martinique, viewer: int | None, owner: int, slot: int) -> bool:
    """A player's map tokens are seen by the player, and by all once they are turned up."""
    # Rule: loot.map-tokens-hidden, loot.map-look-anytime
    return viewer == owner or bool(state.turned_up[owner] >> slot & 1)


def redact(event: Event, seat: int | None) -> Event:
    """Which map token somebody took, only that player knows."""
    if isinstance(event, (MapTaken, BarMapTaken)) and event.seat != seat:
        return replace(event, coordinate="")
    return event


def view(state: Martinique, seat: int | None) -> dict[str, Json]:
    over = not state.stack
    return {
        "stage": "over" if over else _stage(state),
        "tokens": {
            SQUARES[square]: FACES[token] for square, token in enumerate(state.tokens) if token
        },
        "pirates": {
            SQUARES[square]: owner for owner in range(SEATS) for square in state.pirates[owner]
        },
        "reserve": list(state.reserve),
        "stools": list(state.stools),
        # The stool whose pirate digs next, from 0.
        "digging": _digging(state),
        "bar": {"jokers": state.bar_jokers, "maps": [t != GONE for t in state.bar_maps]},
        # Rule: setup.small-treasures-open
        "treasures": [
            _treasure(state, size, state.treasures[treasure])
            for treasure, size in enumerate(TREASURE_SIZES)
        ],
        "bag": len(state.bag),
        "seats": [_seat(state, owner, seat, over=over) for owner in range(SEATS)],
        # Rule: dusk.use-all-information
        "notebook": _notebook(state, seat),
        "lost": SQUARES[lost_square(state)] if over else None,
        "options": {
            "treasure_points": state.treasure_points,
            "enter_first": state.enter_first,
        },
    }


def _stage(state: Martinique) -> str:
    return "dusk" if type(state.stack[-1]).__name__ == "Dig" else "dawn"


def _digging(state: Martinique) -> int | None:
    # Rule: dusk.stool-order
    dug = sum(map(len, state.pirates))
    return dug if state.stack and _stage(state) == "dusk" else None


def _treasure(state: Martinique, size: int, kinds: Sequence[int]) -> dict[str, Json]:
    return {
        "size": size,
        "tokens": [LOOT_NAMES[kind] for kind in kinds],
        "points": digits_of(kinds),
        # By seat, which of the tokens its loot matches.
        "matched": [[*matched(kinds, loot)] for loot in state.loot],
    }


def _seat(state: Martinique, owner: int, viewer: int | None, *, over: bool) -> dict[str, Json]:
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


def _notebook(state: Martinique, seat: int | None) -> dict[str, Json]:
    book = notebook(state, seat)
    letters, digits = book.candidates()
    return {
        "own": [MAP_NAMES[token] for token in tokens_of(book.own)],
        "own_open": [MAP_NAMES[token] for token in tokens_of(book.own_open)],
        "others_open": [MAP_NAMES[token] for token in tokens_of(book.others_open)],
        "letters": [MAP_NAMES[letter] for letter in letters],
        "digits": [MAP_NAMES[LETTERS + digit] for digit in digits],
        # Where the Lost Treasure may lie.
        "squares": [SQUARES[letter + digit * SIZE] for digit in digits for letter in letters],
    }


def sample(state: Martinique, seat: int | None, seed: int) -> Martinique:
    """Deal anew every map token that this seat has not seen.

    The deal keeps what the set-up fixes: a letter and a digit are lost, a letter and a digit
    lay in the bar. The same seed gives the same deal in all states that this seat cannot tell
    apart: nothing here may hang on the truth.
    """
    other = state.clone()
    other.rng = seeded(seed)
    seen = _seen(state, seat)
    unseen = shuffled(other, (t for t in range(len(MAP_NAMES)) if not seen >> t & 1))
    letters = [token for token in unseen if token < LETTERS]
    digits = [token for token in unseen if token >= LETTERS]
    new = {token: token for token in range(len(MAP_NAMES)) if seen >> token & 1}
    if not seen >> state.lost[0] & 1:
        new |= zip(state.lost, (letters.pop(), digits.pop()), strict=True)
    hidden = [token for token in _by_place(state) if token not in new]
    from_bar = [token for token in hidden if token in state.from_bar]
    new |= zip(from_bar, _deal_bar(other, from_bar, letters, digits), strict=True)
    rest = [token for token in hidden if token not in new]
    new |= zip(rest, shuffled(other, letters + digits), strict=True)
    _rename_maps(other, new)
    return other


def _by_place(state: Martinique) -> list[int]:
    """All map tokens but the lost ones, by where they lie: an order that everybody sees."""
    island = [token - FIRST_MAP for token in state.tokens if token >= FIRST_MAP]
    bar = [token for token in state.bar_maps if token != GONE]
    # Those discarded are one heap without places: they come last, for whatever is left over.
    return [*bar, *state.maps[0], *state.maps[1], *island, *state.discarded_maps]


def _deal_bar(
    other: Martinique, unseen: list[int], letters: list[int], digits: list[int]
) -> list[int]:
    """New tokens for those from the bar: a letter and a digit, or what the seen one is not."""
    if len(unseen) == 2:
        pair = [letters.pop(), digits.pop()]
        return [pair[place] for place in shuffled(other, (0, 1))]
    return [(letters if token < LETTERS else digits).pop() for token in unseen]


def _seen(state: Martinique, seat: int | None) -> int:
    if not state.stack:
        return (1 << len(MAP_NAMES)) - 1
    return notebook(state, seat).excluded


def _rename_maps(state: Martinique, new: dict[int, int]) -> None:
    for square, token in enumerate(state.tokens):
        if token >= FIRST_MAP:
            state.tokens[square] = FIRST_MAP + new[token - FIRST_MAP]
    state.maps = [tuple(new[token] for token in tokens) for tokens in state.maps]
    state.bar_maps = [token if token == GONE else new[token] for token in state.bar_maps]
    state.from_bar = tuple(sorted(new[token] for token in state.from_bar))
    state.lost = tuple(new[token] for token in state.lost)
    state.discarded_maps = sorted(new[token] for token in state.discarded_maps)
