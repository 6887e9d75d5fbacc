"""Loading the hold: Small Treasures for matching loot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from kaper.games.martinique import doors
from kaper.games.martinique.actions import LOADS, SKIP, Loading
from kaper.games.martinique.events import LoadSkipped
from kaper.games.martinique.reasons import why_no_load
from kaper.games.martinique.state import Martinique
from kaper.games.martinique.tokens import ONE_OF, SYMBOL_OF, covers
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.frames import Ask


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

    def options(self, state: Martinique, seat: int) -> Sequence[Action]:
        plain = [LOADS[treasure, ()] for treasure in matches(state, seat)]
        helped = [LOADS[option] for option in matches_with_jokers(state, seat)]
        return [*plain, *helped] if plain else [*helped, SKIP()]

    def answer(self, state: Martinique, seat: int, action: Action) -> None:
        state.stack.pop()
        if isinstance(action, Loading):
            doors.load(state, seat, action.treasure, action.jokers)
        elif state.trace is not None:
            state.trace.events.append(LoadSkipped(seat))

    def prompt(self, state: Martinique, seat: int) -> Prompt:
        if matches(state, seat):
            return Prompt("martinique-prompt-load")
        return Prompt("martinique-prompt-load-with-jokers", (("jokers", state.jokers[seat]),))

    def why_not(self, state: Martinique, seat: int, action: Action) -> str:
        return why_no_load(state, seat, action)

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
