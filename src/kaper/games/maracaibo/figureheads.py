"""Figureheads: one for each player, bought once for the whole game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaper.games.maracaibo import doors
from kaper.games.maracaibo.actions import DECLINES
from kaper.games.maracaibo.asking import Decide
from kaper.games.maracaibo.kinds import NONE
from kaper.games.maracaibo.raid import gain_powers
from kaper.games.maracaibo.state import Maracaibo
from kaper.games.maracaibo.words import Word, context_of
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.effects import Context, run_effect

COST = 3


@dataclass(frozen=True, slots=True)
class BuyFigurehead(Word):
    """Pay for one tile of the figurehead market; discounts do not count."""

    def can(self, state: Maracaibo, context: Context) -> str | None:
        player = state.players[context.seat]
        if player.figurehead != NONE:
            return "figurehead.only-one"
        return None if player.doubloons >= COST else "doubloons.pay-in-full"

    def start(self, state: Maracaibo, context: Context) -> None:
        state.stack.append(ChooseFigurehead(context.seat))

    def label(self) -> str:
        return "figurehead"


@dataclass(frozen=True, slots=True)
class ChooseFigurehead(Decide):
    def options(self, state: Maracaibo, seat: int) -> Sequence[Action]:
        actions = state.tables.actions.figureheads
        return [*(actions[tile] for tile in state.figureheads), DECLINES]

    def answer(self, state: Maracaibo, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is DECLINES:
            return
        tables = state.tables
        tile = tables.figureheads.number[action.args[0]]
        doors.take_figurehead(state, seat, tile, COST)
        gain_powers(state, seat, tables.figureheads.powers[tile])
        effect = tables.figureheads.now[tile]
        if effect is not None:
            run_effect(state, effect, context_of(seat, "figurehead"))

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-figurehead")
