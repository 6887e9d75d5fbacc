"""Loading the hold: Small Treasures for matching loot."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from kaper.games.martinique import doors
from kaper.games.martinique.actions import LOAD, LOADS, SKIP, Loading
from kaper.games.martinique.components.tokens import (
    ONE_OF,
    SYMBOL_OF,
    SYMBOLS,
    TREASURE_SIZES,
    covers,
)
from kaper.games.martinique.events import LoadSkipped
from kaper.games.martinique.rules.prospects import loading_brings
from kaper.games.martinique.state import Martinique
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal
from kaper.kernel.frames import Ask

SIZES: Final = tuple(str(size) for size in TREASURE_SIZES)
SKIP_LOADING: Final = SKIP()
SYMBOL_NUMBER: Final = {name: number for number, name in enumerate(SYMBOLS)}


@dataclass(frozen=True, slots=True)
class Load(Ask[Martinique]):
    """The end of a move action. A match without jokers must be loaded; jokers never have to."""

    def step(self, state: Martinique) -> bool:
        seat = self.seat
        have = state.bundles[seat]
        first, second, third = state.needs
        if not state.jokers[seat] and not (
            (first and covers(have, first))
            or (second and covers(have, second))
            or (third and covers(have, third))
        ):
            state.stack.pop()
            return False
        options = self.options(state, seat)
        if len(options) > 1:
            return True
        # A single match without jokers is compulsory, and a lone "skip" is no choice.
        state.stack.pop()
        if isinstance(options[0], Loading):
            doors.load(state, seat, options[0].treasure, ())
        return False

    def deeds(self) -> Deeds[Load, Martinique]:
        return LOADING

    def prompt(self, state: Martinique, seat: int) -> Prompt:
        if matches(state, seat):
            return Prompt("martinique-prompt-load")
        return Prompt("martinique-prompt-load-with-jokers", (("jokers", state.jokers[seat]),))

    def not_now(self, state: Martinique, seat: int, action: Action) -> str:
        return "load.check-after-move"

    def not_asked(self, state: Martinique, seat: int) -> str:
        return "dawn.alternate-turns"


def matches(state: Martinique, seat: int) -> list[int]:
    """The Small Treasures that the loot matches by itself; an empty one is closed."""
    have = state.bundles[seat]
    return [t for t, need in enumerate(state.needs) if need and covers(have, need)]


def matches_with_jokers(state: Martinique, seat: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Every way to load with the help of jokers, each for one symbol, owned or not."""
    have = state.bundles[seat]
    for treasure, need in enumerate(state.needs):
        symbols = [SYMBOL_OF[kind] for kind in state.treasures[treasure]]
        for number in range(1, min(state.jokers[seat], len(symbols)) + 1):
            for jokers in sorted(set(combinations(symbols, number))):
                if covers(have, need - sum(ONE_OF[symbol] for symbol in jokers)):
                    yield treasure, jokers


def every_choice(asked: Load, state: Martinique, seat: int) -> list[Action]:
    """All that is legal: nobody may skip what matches without jokers."""
    # Rule: load.choose-if-several, load.joker-optional
    plain = [LOADS[treasure, ()] for treasure in matches(state, seat)]
    helped = [LOADS[option] for option in matches_with_jokers(state, seat)]
    return [*plain, *helped] if plain else [*helped, SKIP_LOADING]


def why_no_load(asked: Load, state: Martinique, seat: int, action: Action) -> Refusal | None:
    size, words = action.args
    symbols = [SYMBOL_NUMBER.get(word, -1) for word in words.split(",")] if words else []
    if size not in SIZES:
        return Refusal("setup.small-treasures")
    treasure = SIZES.index(size)
    need = state.needs[treasure]
    if not need:
        return Refusal("load.bag-runs-short", treasure=size)
    if len(symbols) > state.jokers[seat]:
        return Refusal("load.joker-substitutes", have=state.jokers[seat], need=len(symbols))
    asked_for = [SYMBOL_OF[kind] for kind in state.treasures[treasure]]
    if any(symbols.count(symbol) > asked_for.count(symbol) for symbol in symbols):
        return Refusal("load.joker-substitutes", "no-such-symbol", treasure=size)
    if covers(state.bundles[seat], need - sum(ONE_OF[symbol] for symbol in symbols)):
        return None
    return Refusal("load.symbols-only", treasure=size)


def load(asked: Load, state: Martinique, seat: int, action: Action) -> None:
    assert isinstance(action, Loading)
    state.stack.pop()
    doors.load(state, seat, action.treasure, action.jokers)


def why_no_skipping(asked: Load, state: Martinique, seat: int, action: Action) -> Refusal | None:
    matched = matches(state, seat)
    if not matched:
        return None
    sizes = tuple(SIZES[treasure] for treasure in matched)
    return Refusal("load.compulsory-without-joker", treasure=sizes)


def skip(asked: Load, state: Martinique, seat: int, action: Action) -> None:
    state.stack.pop()
    if state.trace is not None:
        state.trace.events.append(LoadSkipped(seat))


# Listed at once: with jokers there are hundreds of loads to ask about.
LOADING: Final = Deeds(
    Deed(LOAD, why_no_load, load, brings=loading_brings),
    Deed(SKIP, why_no_skipping, skip),
    listing=every_choice,
)
