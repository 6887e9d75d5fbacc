"""Exploring: the track, its forks, and what is given up on the way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from kaper.games.maracaibo import doors
from kaper.games.maracaibo.actions import EXPLORE, TRADE
from kaper.games.maracaibo.components.kinds import NONE
from kaper.games.maracaibo.components.track import START
from kaper.games.maracaibo.events import MovementTraded
from kaper.games.maracaibo.rules.asking import Decide
from kaper.games.maracaibo.rules.prospects import score_change
from kaper.games.maracaibo.rules.retirement import (
    Retire,
    half_price,
    why_no_retiring,
    within_means,
    without_tile,
)
from kaper.games.maracaibo.rules.scoring import score
from kaper.games.maracaibo.rules.words import (
    Doubloons,
    Word,
    all_of,
    context_of,
    effect_brings,
    is_plain,
    parts_of,
)
from kaper.games.maracaibo.state import Maracaibo
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, forgo
from kaper.kernel.effects import CHOOSE, Context, run_effect
from kaper.kernel.frames import DECLINE
from kaper.kernel.prospects import Prospect

# The source of an effect that is resolved without moving the explorer.
HERE = "explorer-space"


@dataclass(frozen=True, slots=True)
class Explore(Word):
    """The explorer moves at least one space, at most so many and what permanent effects add."""

    spaces: int

    def refusal(self, state: Maracaibo, context: Context) -> Refusal | None:
        seat = context.seat
        if ends(state, seat, 1) or open_trades(state, seat, self._spaces(state, seat)):
            return None
        return Refusal("explore.track-end")

    def start(self, state: Maracaibo, context: Context) -> None:
        # Rule: symbol.explore-now
        spaces = self._spaces(state, context.seat)
        state.stack.append(MoveExplorer(context.seat, spaces, ()))

    def _spaces(self, state: Maracaibo, seat: int) -> int:
        # Rule: symbol.explore-bonus, figurehead.b-dragon
        return self.spaces + state.players[seat].powers.spaces

    def brings(self, state: Maracaibo, context: Context) -> list[Prospect]:
        return [Prospect("gain", "explore", count=self._spaces(state, context.seat))]

    def label(self) -> str:
        return f"explore-{self.spaces}"


def ends(state: Maracaibo, seat: int, spaces: int, more: int = 0) -> list[int]:
    """Where a player's explorer may stop within so many spaces, with so many more doubloons."""
    # Rule: explore.up-to-value
    within = reach(state, seat, spaces)
    # Rule: retirement.cannot-pay
    return without_tile(state, seat, within, more) if state.retirement else within


def reach(state: Maracaibo, seat: int, spaces: int) -> list[int]:
    """The spaces within so many steps, whether the explorer may stop there or not."""
    return state.track().reach(state.players[seat].explorer, spaces, taken_by_others(state, seat))


def taken_by_others(state: Maracaibo, seat: int) -> int:
    """The mask of the spaces where other explorers stand."""
    taken = 0
    for other, player in enumerate(state.players):
        if other != seat:
            # Rule: explore.skip-occupied
            taken |= 1 << player.explorer
    return taken


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

    asks: ClassVar[str] = "explore.up-to-value"
    spaces: int
    traded: tuple[int, ...]
    taken: tuple[int, ...] = ()  # of the trades, those that have brought what they bring

    def step(self, state: Maracaibo) -> bool:
        """Who has spent what the tile costs may have nowhere to go."""
        if self.traded and not self.options(state, self.seat):
            state.stack.pop()
            return False
        return True

    def deeds(self) -> Deeds[MoveExplorer, Maracaibo]:
        return EXPLORING

    def waiting_trades(self) -> list[int]:
        """What movement was given up for and has brought nothing yet."""
        return [trade for trade in self.traded if trade not in self.taken]

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-explore", (("spaces", self.spaces),))


# Moving


def stops(move: MoveExplorer, state: Maracaibo, seat: int) -> list[Action]:
    explores = state.tables.actions.explores
    return [explores[space] for space in ends(state, seat, move.spaces)]


def why_no_exploring(
    move: MoveExplorer, state: Maracaibo, seat: int, action: Action
) -> Refusal | None:
    name, track = action.args[0], state.track()
    space = track.number.get(name, NONE)
    if space == NONE:
        return Refusal("explore.direction", "no-such-space")
    for other, player in enumerate(state.players):
        if other != seat and player.explorer == space and not track.shared >> space & 1:
            return Refusal("explore.skip-occupied", space=name, seat=doors.who(state, other))
    if space not in reach(state, seat, len(track.names)):
        here = track.names[state.players[seat].explorer]
        return Refusal("explore.direction", space=here)
    if space not in reach(state, seat, move.spaces):
        return Refusal("explore.up-to-value", space=name, count=move.spaces)
    return why_no_retiring(state, seat) if space == track.discount else None


def explore(move: MoveExplorer, state: Maracaibo, seat: int, action: Action) -> None:
    """The explorer moves first; then what was traded for and the space's own effect."""
    state.stack.pop()
    tables, space = state.tables, state.track().number[action.args[0]]
    doors.move_explorer(state, seat, space)
    # Rule: explore.resolve-space
    effect = tables.track_effects[space]
    effects = [tables.trades.effects[trade] for trade in move.waiting_trades()]
    if effect is not None:
        effects.append(effect)
    if effects:
        run_effect(state, joined(effects), context_of(seat, "track"))
    # Rule: retirement.build-half-price
    if space == state.track().discount:
        state.stack.append(Retire(seat))


def exploring_brings(
    move: MoveExplorer, state: Maracaibo, seat: int, action: Action
) -> list[Prospect]:
    track, after = state.track(), state.clone()
    start, end = state.players[seat].explorer, track.number[action.args[0]]
    doors.move_explorer(after, seat, end)
    effects = [state.tables.trades.effects[trade] for trade in move.waiting_trades()]
    own = state.tables.track_effects[end]
    taken = taken_by_others(state, seat)
    way = track.way(start, end, taken)
    names = tuple(track.names[at] for at in way)
    told = [Prospect("note", "spaces", count=track.steps(way, taken), way=names)]
    for effect in (*effects, own):
        told += effect_brings(after, effect, context_of(seat, "track"))
    if end == track.discount:
        least = min(half_price(state, seat, state.cards[at]) for at in within_means(state, seat))
        told.append(Prospect("gain", "retire", count=least))
        # From the tile the explorer goes back to the start.
        doors.move_explorer(after, seat, START)
    return [*told, *score_change(score(state, seat), score(after, seat))]


# Giving up movement


def trades(move: MoveExplorer, state: Maracaibo, seat: int) -> list[Action]:
    actions = state.tables.actions.trades
    return [actions[trade] for trade in open_trades(state, seat, move.spaces, move.traded)]


def why_no_trade(move: MoveExplorer, state: Maracaibo, seat: int, action: Action) -> Refusal | None:
    table = state.tables.trades
    trade = table.number.get(action.args[0], NONE)
    if trade not in state.players[seat].powers.trades:
        return Refusal("symbol.explore-trade")
    if trade in move.traded:
        return Refusal("symbol.explore-trade", "traded", trade=action.args[0])
    if table.spaces[trade] >= move.spaces:
        need = table.spaces[trade] + 1
        return Refusal("symbol.explore-trade-limit", have=move.spaces, need=need)
    if trade in open_trades(state, seat, move.spaces, move.traded):
        return None
    return Refusal("retirement.trades" if state.retirement else "explore.track-end", "no-way-on")


def give_up(move: MoveExplorer, state: Maracaibo, seat: int, action: Action) -> None:
    """What brings nothing but doubloons and points is taken at once."""
    table = state.tables.trades
    trade = table.number[action.args[0]]
    spaces = table.spaces[trade]
    after = replace(move, spaces=move.spaces - spaces, traded=(*move.traded, trade))
    state.stack[-1] = after
    if state.trace is not None:
        doors.tell(state, MovementTraded(seat, table.names[trade], spaces))
    if is_plain(table.effects[trade]):
        take(after, state, trade)


def take(move: MoveExplorer, state: Maracaibo, trade: int) -> None:
    state.stack[-1] = replace(move, taken=(*move.taken, trade))
    run_effect(state, state.tables.trades.effects[trade], context_of(move.seat, "track"))


def trading_brings(
    move: MoveExplorer, state: Maracaibo, seat: int, action: Action
) -> list[Prospect]:
    table = state.tables.trades
    trade = table.number[action.args[0]]
    left = Prospect("cost", "spaces-left", count=move.spaces - table.spaces[trade])
    return [left, *effect_brings(state, table.effects[trade], context_of(seat, "track"))]


# What movement was given up for may help to pay at the tile


def before_the_move(move: MoveExplorer, state: Maracaibo) -> dict[str, int]:
    """The trades whose effects may be taken now, by their labels."""
    waiting = move.waiting_trades()
    if not waiting or not may_retire_later(move, state):
        return {}
    effects, context = state.tables.trades.effects, context_of(move.seat, "track")
    able = [trade for trade in waiting if effects[trade].refusal(state, context) is None]
    return {effects[trade].label(): trade for trade in able}


def may_retire_later(move: MoveExplorer, state: Maracaibo) -> bool:
    tile = state.track().discount
    retired = state.players[move.seat].retired
    return not retired and tile in reach(state, move.seat, move.spaces)


def effects_now(move: MoveExplorer, state: Maracaibo, seat: int) -> list[Action]:
    return [CHOOSE(label) for label in before_the_move(move, state)]


def why_not_taken_now(
    move: MoveExplorer, state: Maracaibo, seat: int, action: Action
) -> Refusal | None:
    (label,) = action.args
    if label in before_the_move(move, state):
        return None
    effects = state.tables.trades.effects
    paid_for = [effects[trade].label() for trade in move.waiting_trades()]
    fact = "" if label in paid_for else "nothing-given-up"
    return Refusal("retirement.trades", fact)


def take_now(move: MoveExplorer, state: Maracaibo, seat: int, action: Action) -> None:
    take(move, state, before_the_move(move, state)[action.args[0]])


def taking_brings(
    move: MoveExplorer, state: Maracaibo, seat: int, action: Action
) -> list[Prospect]:
    effect = state.tables.trades.effects[before_the_move(move, state)[action.args[0]]]
    return effect_brings(state, effect, context_of(seat, "track"))


def why_no_staying(
    move: MoveExplorer, state: Maracaibo, seat: int, action: Action
) -> Refusal | None:
    return Refusal("symbol.explore-trade-limit", "must-move") if move.traded else None


# Listed ahead as just what is legal: spaces and trades are found together, not one by one.
EXPLORING: Final = Deeds(
    Deed(EXPLORE, why_no_exploring, explore, stops, prepared=True, brings=exploring_brings),
    Deed(TRADE, why_no_trade, give_up, trades, prepared=True, brings=trading_brings),
    Deed(CHOOSE, why_not_taken_now, take_now, effects_now, prepared=True, brings=taking_brings),
    Deed(DECLINE, why_no_staying, forgo),
)


def joined(effects: Sequence[Word]) -> Word:
    """Several effects in any order, each of which may already be such a list."""
    return all_of([word for effect in effects for word in parts_of(effect)])


@dataclass(frozen=True, slots=True)
class ExploreHere(Word):
    """The effect of the space where the explorer stands, once more; never by itself again."""

    def refusal(self, state: Maracaibo, context: Context) -> Refusal | None:
        effect = state.tables.track_effects[state.players[context.seat].explorer]
        if effect is None or context.source == HERE:
            return Refusal("symbol.explore-here-limits")
        return effect.refusal(state, context_of(context.seat, HERE))

    def start(self, state: Maracaibo, context: Context) -> None:
        effect = state.tables.track_effects[state.players[context.seat].explorer]
        if effect is not None:
            # Rule: symbol.explore-here
            run_effect(state, effect, context_of(context.seat, HERE))

    def brings(self, state: Maracaibo, context: Context) -> list[Prospect]:
        here = state.players[context.seat].explorer
        effect, told = state.tables.track_effects[here], Prospect("gain", "here")
        if effect is None or context.source == HERE:
            return [told]
        return [told, *effect.brings(state, context_of(context.seat, HERE))]

    def label(self) -> str:
        return "explorer-space"
