"""What a choice leads to, told with the option: tokens, stools, loads, points."""

from __future__ import annotations

from functools import lru_cache

from kaper.games.martinique import doors
from kaper.games.martinique.actions import Loading, Walk, square_of
from kaper.games.martinique.components.geography import IN_HOOK, SIZE
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
    bundle,
    covers,
    lacks,
)
from kaper.games.martinique.rules.notebook import Notebook, notebook
from kaper.games.martinique.rules.scoring import digits_of, score
from kaper.games.martinique.state import STOOLS, Martinique
from kaper.kernel.actions import Action
from kaper.kernel.prospects import Prospect, signed


def entering_brings(
    turn: object, state: Martinique, seat: int, action: Action
) -> tuple[Prospect, ...]:
    token = state.tokens[square_of(action)]
    return _steps_from(token) if token != EMPTY else _stool(_next_stool(state))


def moving_brings(
    turn: object, state: Martinique, seat: int, action: Action
) -> tuple[Prospect, ...]:
    assert isinstance(action, Walk)
    token, bonus, stool = state.tokens[action.start], False, 0
    passed, enemy = 0, 2 - seat
    for square in action.through:
        if state.standing[square] == enemy:
            passed += 1
    if state.tokens[action.end] == EMPTY:
        stool = _next_stool(state)
        bonus = IN_HOOK[action.end] and bool(state.bar_jokers or state.bar_places())
    reveals = min(passed, len(state.face_down(1 - seat))) if passed else 0
    have = state.bundles[seat]
    if FIRST_LOOT <= token < FIRST_MAP:
        have += ONE_OF[SYMBOL_OF[token - FIRST_LOOT]]
    loads = _loads_with(have, state.jokers[seat], tuple(state.treasures))
    return _on_the_way(token, reveals, stool, bonus) + loads


# Of a turn's many options most bring the same as others: each kind is put together once.


@lru_cache
def _steps_from(token: int) -> tuple[Prospect, ...]:
    return (Prospect("note", "steps", steps=STEPS[token], token=FACES[token]),)


@lru_cache
def _stool(number: int) -> tuple[Prospect, ...]:
    return (Prospect("note", "stool", number=number),)


@lru_cache(maxsize=4096)
def _on_the_way(token: int, reveals: int, stool: int, bonus: bool) -> tuple[Prospect, ...]:
    """What a walk brings that leaves this token, turns up so many maps, and ends on a stool, or
    on none (0)."""
    found = [Prospect("gain", "token", token=FACES[token])]
    if token >= FIRST_MAP:
        found = [Prospect("gain", "map")]
    if reveals:
        found.append(Prospect("gain", "reveal", count=reveals))
    if stool:
        found += _stool(stool)
    if bonus:
        found.append(Prospect("gain", "bonus"))
    return tuple(found)


@lru_cache(maxsize=4096)
def _loads_with(
    have: int, jokers: int, treasures: tuple[tuple[int, ...], ...]
) -> tuple[Prospect, ...]:
    """The Small Treasures that this bundle of loot matches, alone or with the help of jokers."""
    needs = [(place, _need(kinds)) for place, kinds in enumerate(treasures) if kinds]
    matched = [place for place, need in needs if covers(have, need)]
    if matched:
        return tuple([_load(place, treasures[place]) for place in matched])
    if not jokers:
        return ()
    helped = [digits_of(treasures[place]) for place, need in needs if lacks(have, need) <= jokers]
    return (Prospect("note", "with-jokers", points=max(helped)),) if helped else ()


@lru_cache(maxsize=1024)
def _need(treasure: tuple[int, ...]) -> int:
    return bundle(treasure)


def _load(place: int, treasure: tuple[int, ...]) -> Prospect:
    return Prospect("gain", "load", treasure=TREASURE_SIZES[place], points=digits_of(treasure))


def _next_stool(state: Martinique) -> int:
    return min(len(state.stools) + 1, STOOLS)


def loading_brings(asked: object, state: Martinique, seat: int, action: Action) -> list[Prospect]:
    assert isinstance(action, Loading)
    after = state.clone()
    doors.load(after, seat, action.treasure, action.jokers)
    found = [_load(action.treasure, state.treasures[action.treasure])]
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


def sitting_brings(
    asked: object, state: Martinique, seat: int, action: Action
) -> tuple[Prospect, ...]:
    return _stool(_next_stool(state))


def digging_brings(
    asked: object, state: Martinique, seat: int, action: Action
) -> tuple[Prospect, ...]:
    row, column = divmod(square_of(action), SIZE)
    return _found_at(notebook(state, seat), column, row)


@lru_cache(maxsize=4096)
def _found_at(book: Notebook, column: int, row: int) -> tuple[Prospect, ...]:
    letters, digits = book.candidates()
    if column in letters and row in digits:
        return (Prospect("gain", "dig-possible"),)
    return (Prospect("cost", "dig-excluded"),)
