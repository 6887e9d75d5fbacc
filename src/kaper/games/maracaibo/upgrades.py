"""Upgrading the ship: cubes on the ship board, sector by sector."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaper.games.maracaibo import doors
from kaper.games.maracaibo.actions import DECLINES
from kaper.games.maracaibo.asking import Decide
from kaper.games.maracaibo.raid import gain_powers
from kaper.games.maracaibo.state import Maracaibo
from kaper.games.maracaibo.words import Word, context_of
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.effects import Context, run_effect


@dataclass(frozen=True, slots=True)
class Upgrade(Word):
    """A cube on an empty space of the ship board, whose effect works at once or from now on."""

    def can(self, state: Maracaibo, context: Context) -> str | None:
        full = state.players[context.seat].upgrades == state.tables.ship.all
        return "upgrade.none-left" if full else None

    def start(self, state: Maracaibo, context: Context) -> None:
        state.stack.append(ChooseUpgrade(context.seat))

    def label(self) -> str:
        return "upgrade"


@dataclass(frozen=True, slots=True)
class ChooseUpgrade(Decide):
    def options(self, state: Maracaibo, seat: int) -> Sequence[Action]:
        upgrades = state.players[seat].upgrades
        made = upgrades.bit_count()
        actions = state.tables.actions.upgrades
        options = [
            actions[space]
            for space, needed in enumerate(state.tables.ship.needed)
            if needed <= made and not upgrades >> space & 1
        ]
        options.append(DECLINES)
        return options

    def answer(self, state: Maracaibo, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is not DECLINES:
            upgrade(state, seat, state.tables.ship.number[action.args[0]])

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-upgrade")


def upgrade(state: Maracaibo, seat: int, space: int) -> None:
    doors.place_upgrade(state, seat, space)
    gain_powers(state, seat, state.tables.ship.powers[space])
    effect = state.tables.ship.effects[space]
    if effect is not None:
        run_effect(state, effect, context_of(seat, "ship"))
