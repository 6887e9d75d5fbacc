"""Upgrading the ship: cubes on the ship board, sector by sector."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from kaper.games.maracaibo import doors
from kaper.games.maracaibo.actions import UPGRADE
from kaper.games.maracaibo.components.kinds import NONE
from kaper.games.maracaibo.rules.asking import OR_NOT, Decide
from kaper.games.maracaibo.rules.prospects import powers_bring, score_change
from kaper.games.maracaibo.rules.raid import gain_powers
from kaper.games.maracaibo.rules.scoring import score
from kaper.games.maracaibo.rules.words import Word, context_of, effect_brings
from kaper.games.maracaibo.state import Maracaibo
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal
from kaper.kernel.effects import Context, run_effect
from kaper.kernel.prospects import Prospect


@dataclass(frozen=True, slots=True)
class Upgrade(Word):
    """A cube on an empty space of the ship board, whose effect works at once or from now on."""

    def refusal(self, state: Maracaibo, context: Context) -> Refusal | None:
        full = state.players[context.seat].upgrades == state.tables.ship.all
        return Refusal("upgrade.none-left") if full else None

    def start(self, state: Maracaibo, context: Context) -> None:
        # Rule: symbol.upgrade
        state.stack.append(ChooseUpgrade(context.seat))

    def brings(self, state: Maracaibo, context: Context) -> list[Prospect]:
        return [Prospect("gain", "upgrade")]

    def label(self) -> str:
        return "upgrade"


@dataclass(frozen=True, slots=True)
class ChooseUpgrade(Decide):
    asks: ClassVar[str] = "upgrade.place-cube"

    def deeds(self) -> Deeds[ChooseUpgrade, Maracaibo]:
        return UPGRADING

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-upgrade")


def open_spaces(asked: ChooseUpgrade, state: Maracaibo, seat: int) -> list[Action]:
    upgrades = state.players[seat].upgrades
    made = upgrades.bit_count()
    actions = state.tables.actions.upgrades
    return [
        actions[space]
        for space, needed in enumerate(state.tables.ship.needed)
        if needed <= made and not upgrades >> space & 1
    ]


def locked_spaces(state: Maracaibo, seat: int) -> list[int]:
    """The spaces behind lock lines that this player's upgrades have not opened yet."""
    made = state.players[seat].upgrades.bit_count()
    return [space for space, needed in enumerate(state.tables.ship.needed) if needed > made]


def why_no_upgrade(
    asked: ChooseUpgrade, state: Maracaibo, seat: int, action: Action
) -> Refusal | None:
    name, ship, upgrades = action.args[0], state.tables.ship, state.players[seat].upgrades
    space = ship.number.get(name, NONE)
    if space == NONE:
        return Refusal("upgrade.place-cube", "no-such-upgrade")
    if upgrades >> space & 1:
        return Refusal("upgrade.place-cube", upgrade=name)
    # Rule: upgrade.lock-values
    made, needed = upgrades.bit_count(), ship.needed[space]
    return None if made >= needed else Refusal("upgrade.lock-lines", have=made, need=needed)


def make_upgrade(asked: ChooseUpgrade, state: Maracaibo, seat: int, action: Action) -> None:
    state.stack.pop()
    upgrade(state, seat, state.tables.ship.number[action.args[0]])


def upgrading_brings(
    asked: ChooseUpgrade, state: Maracaibo, seat: int, action: Action
) -> list[Prospect]:
    ship, after = state.tables.ship, state.clone()
    space = ship.number[action.args[0]]
    doors.place_upgrade(after, seat, space)
    doors.add_powers(after, seat, ship.powers[space])
    return [
        *powers_bring(state, seat, ship.powers[space]),
        *effect_brings(after, ship.effects[space], context_of(seat, "ship")),
        *score_change(score(state, seat), score(after, seat)),
    ]


# Listed ahead as just what is legal: a ship board has many spaces, and most stops ask for one.
UPGRADING: Final = Deeds(
    Deed(
        UPGRADE,
        why_no_upgrade,
        make_upgrade,
        open_spaces,
        prepared=True,
        brings=upgrading_brings,
    ),
    OR_NOT,
)


def upgrade(state: Maracaibo, seat: int, space: int) -> None:
    # Rule: upgrade.effect-may-be-forgone
    doors.place_upgrade(state, seat, space)
    # Rule: upgrade.permanent-effect
    gain_powers(state, seat, state.tables.ship.powers[space])
    effect = state.tables.ship.effects[space]
    # Rule: upgrade.once-effect
    if effect is not None:
        run_effect(state, effect, context_of(seat, "ship"))
