"""Exploring: the track, its forks, and what is given up on the way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from kaper.games.maracaibo import doors
from kaper.games.maracaibo.actions import DECLINES, TRADE
from kaper.games.maracaibo.asking import Decide
from kaper.games.maracaibo.events import MovementTraded
from kaper.games.maracaibo.retirement import Retire, without_tile
from kaper.games.maracaibo.state import Maracaibo
from kaper.games.maracaibo.words import Doubloons, Word, all_of, context_of, is_plain, parts_of
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.effects import CHOOSE, Context, run_effect

# The source of an effect that is resolved without moving the explorer.
HERE = "explorer-space"


@dataclass(frozen=True, slots=True)
class Explore(Word):
    """The explorer moves at least one space, at most so many and what permanent effects add."""

    spaces: int

    def can(self, state: Maracaibo, context: Context) -> str | None:
        seat = context.seat
        if ends(state, seat, 1) or open_trades(state, seat, self._spaces(state, seat)):
            return None
        return "explore.track-end"

    def start(self, state: Maracaibo, context: Context) -> None:
        spaces = self._spaces(state, context.seat)
        state.stack.append(MoveExplorer(context.seat, spaces, ()))

    def _spaces(self, state: Maracaibo, seat: int) -> int:
        return self.spaces + state.players[seat].powers.spaces

    def label(self) -> str:
        return f"explore-{self.spaces}"


def ends(state: Maracaibo, seat: int, spaces: int, more: int = 0) -> list[int]:
    """Where a player's explorer may stop within so many spaces, with so many more doubloons."""
    reach = _reach(state, seat, spaces)
    return without_tile(state, seat, reach, more) if state.retirement else reach


def _reach(state: Maracaibo, seat: int, spaces: int) -> list[int]:
    taken = 0
    for other, player in enumerate(state.players):
        if other != seat:
            taken |= 1 << player.explorer
    return state.track().reach(state.players[seat].explorer, spaces, taken)


def open_trades(
    state: Maracaibo, seat: int, spaces: int, traded: tuple[int, ...] = ()
) -> list[int]:
    """What movement may be given up for: after each of these the explorer can still move."""
    trades = state.tables.trades
    return [
        trade
        for trade in state.players[seat].powers.trades
        if trade not in traded
        and trades.spaces[trade] < spaces
        and ends(state, seat, spaces - trades.spaces[trade], doubloons_of(trades.effects[trade]))
    ]


def doubloons_of(effect: Word) -> int:
    """The doubloons that a trade pays as soon as it is made."""
    if not is_plain(effect):
        return 0
    return sum(part.doubloons for part in parts_of(effect) if isinstance(part, Doubloons))


@dataclass(frozen=True, slots=True)
class MoveExplorer(Decide):
    """Give up movement for what cards offer, each once; then move.

    What was traded for comes with the effect of the space. Doubloons and points come at once, and
    where the residence discount tile is in reach anything may: it may help to pay there.
    """

    spaces: int
    traded: tuple[int, ...]
    taken: tuple[int, ...] = ()  # of the trades, those that have brought what they bring

    def step(self, state: Maracaibo) -> bool:
        """Who has spent what the tile costs may have nowhere to go."""
        if self.traded and not self.options(state, self.seat):
            state.stack.pop()
            return False
        return True

    def options(self, state: Maracaibo, seat: int) -> Sequence[Action]:
        actions = state.tables.actions
        options = [actions.explores[space] for space in ends(state, seat, self.spaces)]
        options += [
            actions.trades[trade] for trade in open_trades(state, seat, self.spaces, self.traded)
        ]
        options += [CHOOSE(label) for label in self._before_the_move(state)]
        if not self.traded:
            options.append(DECLINES)
        return options

    def _before_the_move(self, state: Maracaibo) -> dict[str, int]:
        """The trades whose effects may be taken now, by their labels."""
        waiting = [trade for trade in self.traded if trade not in self.taken]
        if not waiting or not self._may_retire_later(state):
            return {}
        effects, context = state.tables.trades.effects, context_of(self.seat, "track")
        able = [trade for trade in waiting if effects[trade].can(state, context) is None]
        return {effects[trade].label(): trade for trade in able}

    def _may_retire_later(self, state: Maracaibo) -> bool:
        tile = state.track().discount
        retired = state.players[self.seat].retired
        return not retired and tile in _reach(state, self.seat, self.spaces)

    def answer(self, state: Maracaibo, seat: int, action: Action) -> None:
        if action is DECLINES:
            state.stack.pop()
        elif action.verb == TRADE.name:
            self._trade(state, state.tables.trades.number[action.args[0]])
        elif action.verb == CHOOSE.name:
            self._take(state, self._before_the_move(state)[action.args[0]])
        else:
            state.stack.pop()
            self._move(state, state.track().number[action.args[0]])

    def _trade(self, state: Maracaibo, trade: int) -> None:
        tables = state.tables
        spaces = tables.trades.spaces[trade]
        after = replace(self, spaces=self.spaces - spaces, traded=(*self.traded, trade))
        state.stack[-1] = after
        if state.trace is not None:
            name = tables.trades.names[trade]
            doors.tell(state, MovementTraded(self.seat, name, spaces))
        if is_plain(tables.trades.effects[trade]):
            after._take(state, trade)

    def _take(self, state: Maracaibo, trade: int) -> None:
        state.stack[-1] = replace(self, taken=(*self.taken, trade))
        effect = state.tables.trades.effects[trade]
        run_effect(state, effect, context_of(self.seat, "track"))

    def _move(self, state: Maracaibo, space: int) -> None:
        """The explorer moves first; then what was traded for and the space's own effect."""
        doors.move_explorer(state, self.seat, space)
        tables = state.tables
        effect = tables.track_effects[space]
        waiting = [trade for trade in self.traded if trade not in self.taken]
        effects = [tables.trades.effects[trade] for trade in waiting]
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
    return all_of([word for effect in effects for word in parts_of(effect)])


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
