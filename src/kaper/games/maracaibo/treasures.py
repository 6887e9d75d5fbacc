"""Treasures: their islands, taking them, and burying them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaper.games.maracaibo import doors
from kaper.games.maracaibo.actions import CUBES, DECLINES, STORES, TREASURES, kind_of
from kaper.games.maracaibo.asking import Decide
from kaper.games.maracaibo.kinds import ALL_KINDS, KINDS, NONE
from kaper.games.maracaibo.state import Maracaibo, Player
from kaper.games.maracaibo.words import Word, context_of
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.effects import Context, run_effect


def kinds_label(kinds: tuple[int, ...]) -> str:
    return KINDS[kinds[0]] if len(kinds) == 1 else "any"


# Cubes


@dataclass(frozen=True, slots=True)
class AddCubes(Word):
    """Cubes from the supply on one island, of one of these kinds."""

    kinds: tuple[int, ...]
    count: int

    def start(self, state: Maracaibo, context: Context) -> None:
        state.stack.append(ChooseIsland(context.seat, self.kinds, self.count))

    def label(self) -> str:
        cubes = "cube" if self.count == 1 else f"cubes-{self.count}"
        return f"{cubes}-{kinds_label(self.kinds)}"


@dataclass(frozen=True, slots=True)
class ChooseIsland(Decide):
    kinds: tuple[int, ...]
    count: int

    def options(self, state: Maracaibo, seat: int) -> Sequence[Action]:
        return [*(CUBES[kind] for kind in self.kinds), DECLINES]

    def answer(self, state: Maracaibo, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is not DECLINES:
            doors.add_cubes(state, seat, kind_of(action), self.count)

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-cube", (("count", self.count),))


# Taking treasures


@dataclass(frozen=True, slots=True)
class GainTreasures(Word):
    """So many treasures, all of one kind of these."""

    kinds: tuple[int, ...]
    count: int

    def start(self, state: Maracaibo, context: Context) -> None:
        state.stack.append(ChooseTreasure(context.seat, self.kinds, self.count))

    def label(self) -> str:
        treasure = "treasure" if self.count == 1 else f"treasures-{self.count}"
        return f"{treasure}-{kinds_label(self.kinds)}"


@dataclass(frozen=True, slots=True)
class ChooseTreasure(Decide):
    kinds: tuple[int, ...]
    count: int

    def options(self, state: Maracaibo, seat: int) -> Sequence[Action]:
        return [*(TREASURES[kind] for kind in self.kinds), DECLINES]

    def answer(self, state: Maracaibo, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is not DECLINES:
            for _ in range(self.count):
                gain_treasure(state, seat, kind_of(action))

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-treasure", (("count", self.count),))


@dataclass(frozen=True, slots=True)
class TakeOfDie(Word):
    """In a raid action: a treasure of the kind of the chosen die, already chosen by spending."""

    kind: int

    def start(self, state: Maracaibo, context: Context) -> None:
        gain_treasure(state, context.seat, self.kind)

    def label(self) -> str:
        return f"treasure-{KINDS[self.kind]}"


def gain_treasure(state: Maracaibo, seat: int, kind: int) -> None:
    """Take a treasure; on an empty bonus space of the storage it brings that bonus."""
    doors.take_treasure(state, seat, kind)
    if state.players[seat].bonus >> kind & 1:
        return
    if state.tables.hideout.storage_waits[kind]:
        state.stack.append(Store(seat, kind))
    else:
        use_storage_bonus(state, seat, kind)


def use_storage_bonus(state: Maracaibo, seat: int, kind: int) -> None:
    bonus = state.tables.hideout.storage[kind]
    if bonus is not None:
        doors.cover_bonus(state, seat, kind)
        run_effect(state, bonus, context_of(seat, "hideout"))


@dataclass(frozen=True, slots=True)
class Store(Decide):
    """Whether to use the bonus space now; asked where its bonus may be worth more later."""

    kind: int

    def step(self, state: Maracaibo) -> bool:
        """Of several treasures taken together only the first finds the space empty."""
        if state.players[self.seat].bonus >> self.kind & 1:
            state.stack.pop()
            return False
        return True

    def options(self, state: Maracaibo, seat: int) -> Sequence[Action]:
        return (STORES, DECLINES)

    def answer(self, state: Maracaibo, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is STORES:
            use_storage_bonus(state, seat, self.kind)

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-store", (("kind", KINDS[self.kind]),))


# Burying


@dataclass(frozen=True, slots=True)
class Bury(Word):
    """One shovel: bury a treasure of one of these kinds."""

    kinds: tuple[int, ...] = ALL_KINDS

    def can(self, state: Maracaibo, context: Context) -> str | None:
        player = state.players[context.seat]
        stored = [kind for kind in self.kinds if player.stored[kind]]
        if not stored:
            return "bury.one-per-shovel"
        if any(spots_for(state, player, kind) for kind in stored):
            return None
        return "bury.no-space"

    def start(self, state: Maracaibo, context: Context) -> None:
        state.stack.append(ChooseBurial(context.seat, self.kinds))

    def label(self) -> str:
        return "bury"


@dataclass(frozen=True, slots=True)
class ChooseBurial(Decide):
    kinds: tuple[int, ...]

    def options(self, state: Maracaibo, seat: int) -> Sequence[Action]:
        player, buries = state.players[seat], state.tables.actions.buries
        options = [
            buries[kind][spot]
            for kind in self.kinds
            if player.stored[kind]
            for spot in spots_for(state, player, kind)
        ]
        options.append(DECLINES)
        return options

    def answer(self, state: Maracaibo, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is DECLINES:
            return
        kind, spot = kind_of(action), state.tables.hideout.spot_number[action.args[1]]
        doors.bury(state, seat, kind, spot)
        bonus = bonus_of(state, state.players[seat], kind, spot)
        if bonus is not None:
            run_effect(state, bonus, context_of(seat, "hideout"))

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-bury")


def spots_for(state: Maracaibo, player: Player, kind: int) -> list[int]:
    """Empty spaces for a treasure of this kind, below the dig line and on the figurehead."""
    hideout, buried = state.tables.hideout, player.buried[kind]
    spots = [spot for spot in range(len(hideout.buried[kind])) if not buried >> spot & 1]
    spots += [
        hideout.spots + spot for spot, held in enumerate(player.on_figurehead) if held == NONE
    ]
    return spots


def bonus_of(state: Maracaibo, player: Player, kind: int, spot: int) -> Word | None:
    """What burying on a space of the hideout or of the figurehead gives."""
    tables = state.tables
    if spot < tables.hideout.spots:
        return tables.hideout.buried[kind][spot]
    return tables.figureheads.spots[player.figurehead][spot - tables.hideout.spots]
