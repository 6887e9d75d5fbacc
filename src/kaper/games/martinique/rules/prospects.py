"""What a choice leads to, told with the option: tokens, stools, loads, points."""

from __future__ import annotations

from kaper.games.martinique import doors
from kaper.games.martinique.actions import Loading, Walk, square_of
from kaper.games.martinique.components.geography import IN_HOOK
from kaper.games.martinique.components.tokens import (
    EMPTY,
    FACES,
    FIRST_LOOT,
    FIRST_MAP,
    LOOT_NAMES,
    ONE_OF,
    STEPS,
    SYMBOL_OF,
    TREASURE_SIZES,
    covers,
    lacks,
)
from kaper.games.martinique.rules.notebook import notebook
from kaper.games.martinique.rules.scoring import digits_of, score
from kaper.games.martinique.state import STOOLS, Martinique
from kaper.kernel.actions import Action
from kaper.kernel.deeds import Prospect, signed


def entering_brings(turn: object, state: Martinique, seat: int, action: Action) -> list[Prospect]:
    token = state.tokens[square_of(action)]
    if token == EMPTY:
        return [_stool(state)]
    return [Prospect("note", "steps", steps=STEPS[token], token=FACES[token])]


def moving_brings(turn: object, state: Martinique, seat: int, action: Action) -> list[Prospect]:
    assert isinstance(action, Walk)
    token = state.tokens[action.start]
    found = [Prospect("gain", "token", token=FACES[token])]
    if token >= FIRST_MAP:
        found = [Prospect("gain", "map")]
    passed = sum(state.standing[square] == 2 - seat for square in action.through)
    reveals = min(passed, len(state.face_down(1 - seat)))
    if reveals:
        found.append(Prospect("gain", "reveal", count=reveals))
    if state.tokens[action.end] == EMPTY:
        found.append(_stool(state))
        if IN_HOOK[action.end] and (state.bar_jokers or state.bar_places()):
            found.append(Prospect("gain", "bonus"))
    return found + _loads_after(state, seat, token)


def _stool(state: Martinique) -> Prospect:
    return Prospect("note", "stool", number=min(len(state.stools) + 1, STOOLS))


def _loads_after(state: Martinique, seat: int, token: int) -> list[Prospect]:
    """The Small Treasures that the loot matches once this token belongs to it."""
    have = state.bundles[seat]
    if FIRST_LOOT <= token < FIRST_MAP:
        have += ONE_OF[SYMBOL_OF[token - FIRST_LOOT]]
    treasures = [(treasure, need) for treasure, need in enumerate(state.needs) if need]
    matched = [treasure for treasure, need in treasures if covers(have, need)]
    if matched:
        return [_load(state, treasure) for treasure in matched]
    helped = [
        digits_of(state.treasures[treasure])
        for treasure, need in treasures
        if lacks(have, need) <= state.jokers[seat]
    ]
    return [Prospect("note", "with-jokers", points=max(helped))] if helped else []


def _load(state: Martinique, treasure: int) -> Prospect:
    points = digits_of(state.treasures[treasure])
    return Prospect("gain", "load", treasure=TREASURE_SIZES[treasure], points=points)


def loading_brings(asked: object, state: Martinique, seat: int, action: Action) -> list[Prospect]:
    assert isinstance(action, Loading)
    after = state.clone()
    doors.load(after, seat, action.treasure, action.jokers)
    found = [_load(state, action.treasure)]
    spent = after.spent[len(state.spent) :]
    if spent:
        found.append(Prospect("cost", "spent", tokens=tuple(LOOT_NAMES[kind] for kind in spent)))
    if action.jokers:
        found.append(Prospect("cost", "jokers", count=len(action.jokers)))
    gain = score(after, seat).total - score(state, seat).total
    if gain != digits_of(state.treasures[action.treasure]):
        # Pairs are broken up, and the most loads count.
        found.append(Prospect("note", "total", gain=signed(gain)))
    return found


def sitting_brings(asked: object, state: Martinique, seat: int, action: Action) -> list[Prospect]:
    return [_stool(state)]


def digging_brings(asked: object, state: Martinique, seat: int, action: Action) -> list[Prospect]:
    letters, digits = notebook(state, seat).candidates()
    row, column = divmod(square_of(action), 8)
    if column in letters and row in digits:
        return [Prospect("gain", "dig-possible")]
    return [Prospect("cost", "dig-excluded")]
