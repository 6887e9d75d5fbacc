"""A table that a seat cannot tell from the true one."""

from __future__ import annotations

from kaper.games.martinique.components.tokens import FIRST_MAP, LETTERS, MAP_NAMES
from kaper.games.martinique.state import GONE, Martinique
from kaper.games.martinique.visibility.knowledge import seen_maps
from kaper.kernel.chance import seeded, shuffled


def sample(state: Martinique, seat: int | None, seed: int) -> Martinique:
    """Deal anew every map token that this seat has not seen.

    The deal keeps what the set-up fixes: a letter and a digit are lost, a letter and a digit
    lay in the bar. The same seed gives the same deal in all states that this seat cannot tell
    apart: nothing here may hang on the truth.
    """
    other = state.clone()
    other.rng = seeded(seed)
    seen = seen_maps(state, seat)
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
    island = [token - FIRST_MAP for token in bytes(state.tokens) if token >= FIRST_MAP]
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


def _rename_maps(state: Martinique, new: dict[int, int]) -> None:
    for square, token in enumerate(bytes(state.tokens)):
        if token >= FIRST_MAP:
            state.tokens[square] = FIRST_MAP + new[token - FIRST_MAP]
    state.maps = [tuple(new[token] for token in tokens) for tokens in state.maps]
    state.bar_maps = [token if token == GONE else new[token] for token in state.bar_maps]
    state.from_bar = tuple(sorted(new[token] for token in state.from_bar))
    state.lost = tuple(new[token] for token in state.lost)
    state.discarded_maps = sorted(new[token] for token in state.discarded_maps)
