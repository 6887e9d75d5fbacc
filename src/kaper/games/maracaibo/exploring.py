"""Exploring: the track, its forks, and what is given up on the way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaper.games.maracaibo import doors
from kaper.games.maracaibo.actions import DECLINES, TRADE
from kaper.games.maracaibo.asking import Decide
from kaper.games.maracaibo.events import MovementTraded
from kaper.games.maracaibo.retirement import Retire, without_tile
from kaper.games.maracaibo.state import Maracaibo
from kaper.games.maracaibo.words import AnyOrder, Word, all_of, context_of
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.effects import Context, run_effect

# The source of an effect that is resolved without moving the explorer.
HERE = "explorer-space"


@dataclass(frozen=True, slots=True)
class Explore(Word):
    """The explorer moves at least one space, at most so many and what permanent effects add."""

    spaces: int

    def can(self, state: Maracaibo, context: Context) -> str | None:
        return None if ends(state, context.seat, 1) else "explore.track-end"

    def start(self, state: Maracaibo, context: Context) -> None:
        spaces = self.spaces + state.players[context.seat].powers.spaces
        state.stack.append(MoveExplorer(context.seat, spaces, ()))

    def label(self) -> str:
        return f"explore-{self.spaces}"


def ends(state: Maracaibo, seat: int, spaces: int) -> list[int]:
    """Where a player's explorer may stop within so many spaces."""
    taken = 0
    for other, player in enumerate(state.players):
        if other != seat:
            taken |= 1 << player.explorer
    reach = state.track().reach(state.players[seat].explorer, spaces, taken)
    return without_tile(state, seat, reach) if state.retirement else reach


@dataclass(frozen=True, slots=True)
class MoveExplorer(Decide):
    """Give up movement for what cards offer, each once; then move."""

    spaces: int
    traded: tuple[int, ...]

    def options(self, state: Maracaibo, seat: int) -> Sequence[Action]:
        actions = state.tables.actions
        options = [actions.explores[space] for space in ends(state, seat, self.spaces)]
        costs = state.tables.trades.spaces
        # At least one space must be left, and moved.
        options += [
            actions.trades[trade]
            for trade in state.players[seat].powers.trades
            if trade not in self.traded and costs[trade] < self.spaces
        ]
        if not self.traded:
            options.append(DECLINES)
        return options

    def answer(self, state: Maracaibo, seat: int, action: Action) -> None:
        if action is DECLINES:
            state.stack.pop()
        elif action.verb == TRADE.name:
            self._trade(state, state.tables.trades.number[action.args[0]])
        else:
            state.stack.pop()
            self._move(state, state.track().number[action.args[0]])

    def _trade(self, state: Maracaibo, trade: int) -> None:
        tables = state.tables
        spaces = tables.trades.spaces[trade]
        state.stack[-1] = MoveExplorer(self.seat, self.spaces - spaces, (*self.traded, trade))
        if state.trace is not None:
            name = tables.trades.names[trade]
            doors.tell(state, MovementTraded(self.seat, name, spaces))

    def _move(self, state: Maracaibo, space: int) -> None:
        """The explorer moves first; then what was traded for and the space's own effect."""
        doors.move_explorer(state, self.seat, space)
        tables = state.tables
        effect = tables.track_effects[space]
        effects = [tables.trades.effects[trade] for trade in self.traded]
        if effect is not None:
            effects.append(effect)
        if effects:
            run_effect(state, joined(effects), context_of(self.seat, "track"))
        if space == state.track().discount:
            state.stack.append(Retire(self.seat))

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-explore", (("spaces", self.spaces),))


def joined(effects: Sequence[Word]) -> Word:
    """Several effects in any order, each of which may already be such a list."""
    words = [
        word
        for effect in effects
        for word in (effect.words() if isinstance(effect, AnyOrder) else (effect,))
    ]
    return all_of(words)


@dataclass(frozen=True, slots=True)
class ExploreHere(Word):
    """The effect of the space where the explorer stands, once more; never by itself again."""

    def can(self, state: Maracaibo, context: Context) -> str | None:
        effect = state.tables.track_effects[state.players[context.seat].explorer]
        if effect is None or context.source == HERE:
            return "symbol.explore-here-limits"
        return effect.can(state, context_of(context.seat, HERE))

    def start(self, state: Maracaibo, context: Context) -> None:
        effect = state.tables.track_effects[state.players[context.seat].explorer]
        if effect is not None:
            run_effect(state, effect, context_of(context.seat, HERE))

    def label(self) -> str:
        return "explorer-space"
