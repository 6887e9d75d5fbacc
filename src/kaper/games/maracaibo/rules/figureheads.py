"""Figureheads: one for each player, bought once for the whole game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from kaper.games.maracaibo import doors
from kaper.games.maracaibo.actions import FIGUREHEAD
from kaper.games.maracaibo.components.kinds import NONE
from kaper.games.maracaibo.rules.asking import OR_NOT, Decide, too_dear
from kaper.games.maracaibo.rules.prospects import pays, powers_bring, score_change
from kaper.games.maracaibo.rules.raid import gain_powers
from kaper.games.maracaibo.rules.scoring import score
from kaper.games.maracaibo.rules.words import Word, context_of, effect_brings
from kaper.games.maracaibo.state import Maracaibo
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal
from kaper.kernel.effects import Context, run_effect
from kaper.kernel.prospects import Prospect

COST = 3  # Rule: symbol.figurehead


@dataclass(frozen=True, slots=True)
class BuyFigurehead(Word):
    """Pay for one tile of the figurehead market; discounts do not count."""

    def refusal(self, state: Maracaibo, context: Context) -> Refusal | None:
        return why_no_purchase(state, context.seat)

    def start(self, state: Maracaibo, context: Context) -> None:
        # Rule: symbol.figurehead
        state.stack.append(ChooseFigurehead(context.seat))

    def brings(self, state: Maracaibo, context: Context) -> list[Prospect]:
        return [Prospect("gain", "figurehead", count=COST)]

    def label(self) -> str:
        return "figurehead"


def why_no_purchase(state: Maracaibo, seat: int) -> Refusal | None:
    owned = state.players[seat].figurehead
    if owned != NONE:
        return Refusal("figurehead.only-one", figurehead=state.tables.figureheads.names[owned])
    # Rule: figurehead.no-discount
    return too_dear(state, seat, COST)


@dataclass(frozen=True, slots=True)
class ChooseFigurehead(Decide):
    asks: ClassVar[str] = "figurehead.acquire"

    def deeds(self) -> Deeds[ChooseFigurehead, Maracaibo]:
        return PURCHASE

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-figurehead")


def market(asked: ChooseFigurehead, state: Maracaibo, seat: int) -> list[Action]:
    actions = state.tables.actions.figureheads
    return [actions[tile] for tile in state.figureheads]


def why_no_figurehead(
    asked: ChooseFigurehead, state: Maracaibo, seat: int, action: Action
) -> Refusal | None:
    name = action.args[0]
    if state.tables.figureheads.number.get(name, NONE) not in state.figureheads:
        return Refusal("figurehead.acquire", figurehead=name)
    return why_no_purchase(state, seat)


def buy(asked: ChooseFigurehead, state: Maracaibo, seat: int, action: Action) -> None:
    state.stack.pop()
    tables = state.tables
    tile = tables.figureheads.number[action.args[0]]
    # Rule: figurehead.acquire
    doors.take_figurehead(state, seat, tile, COST)
    # Rule: figurehead.effects-start
    gain_powers(state, seat, tables.figureheads.powers[tile])
    effect = tables.figureheads.now[tile]
    # Rule: figurehead.effects-start
    if effect is not None:
        run_effect(state, effect, context_of(seat, "figurehead"))


def buying_brings(
    asked: ChooseFigurehead, state: Maracaibo, seat: int, action: Action
) -> list[Prospect]:
    table, after = state.tables.figureheads, state.clone()
    tile = table.number[action.args[0]]
    doors.take_figurehead(after, seat, tile, COST)
    doors.add_powers(after, seat, table.powers[tile])
    context = context_of(seat, "figurehead")
    told = [
        pays(state, seat, COST),
        *powers_bring(state, seat, table.powers[tile]),
        *effect_brings(after, table.now[tile], context),
    ]
    for spot in table.spots[tile]:
        told.append(Prospect("gain", "bury-here"))
        if spot is not None:
            told += spot.brings(after, context)
    return [*told, *score_change(score(state, seat), score(after, seat))]


PURCHASE: Final = Deeds(
    Deed(FIGUREHEAD, why_no_figurehead, buy, market, brings=buying_brings), OR_NOT
)
