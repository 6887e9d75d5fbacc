"""Treasures: their islands, taking them, and burying them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Final

from kaper.games.maracaibo import doors
from kaper.games.maracaibo.actions import (
    BURY,
    CUBE,
    CUBES,
    STORE,
    TREASURE,
    TREASURES,
    kind_of,
)
from kaper.games.maracaibo.components.kinds import ALL_KINDS, KINDS, NONE
from kaper.games.maracaibo.rules.asking import OR_NOT, Decide, other_kind
from kaper.games.maracaibo.rules.prospects import score_change
from kaper.games.maracaibo.rules.scoring import score, value
from kaper.games.maracaibo.rules.words import Word, context_of, effect_brings
from kaper.games.maracaibo.state import Maracaibo, Player
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always
from kaper.kernel.effects import Context, run_effect
from kaper.kernel.prospects import Prospect


def kinds_label(kinds: tuple[int, ...]) -> str:
    return KINDS[kinds[0]] if len(kinds) == 1 else "any"


# Cubes


@dataclass(frozen=True, slots=True)
class AddCubes(Word):
    """Cubes from the supply on one island, of one of these kinds."""

    kinds: tuple[int, ...]
    count: int

    def start(self, state: Maracaibo, context: Context) -> None:
        # Rule: symbol.cube-any
        state.stack.append(ChooseIsland(context.seat, self.kinds, self.count))

    def brings(self, state: Maracaibo, context: Context) -> list[Prospect]:
        if len(self.kinds) > 1:
            return [Prospect("gain", "cubes-any", count=self.count)]
        return [Prospect("gain", "cubes", kind=KINDS[self.kinds[0]], count=self.count)]

    def label(self) -> str:
        cubes = "cube" if self.count == 1 else f"cubes-{self.count}"
        return f"{cubes}-{kinds_label(self.kinds)}"


@dataclass(frozen=True, slots=True)
class ChooseIsland(Decide):
    asks: ClassVar[str] = "symbol.cube-any"
    kinds: tuple[int, ...]
    count: int

    def deeds(self) -> Deeds[ChooseIsland, Maracaibo]:
        return ISLANDS

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-cube", (("count", self.count),))


def islands(asked: ChooseIsland, state: Maracaibo, seat: int) -> list[Action]:
    return [CUBES[kind] for kind in asked.kinds]


def why_not_that_island(
    asked: ChooseIsland, state: Maracaibo, seat: int, action: Action
) -> Refusal | None:
    return other_kind(asked.kinds, action.args[0], asked.asks)


def add_cubes(asked: ChooseIsland, state: Maracaibo, seat: int, action: Action) -> None:
    state.stack.pop()
    doors.add_cubes(state, seat, kind_of(action), asked.count)  # Rule: symbol.cube-two


def adding_brings(
    asked: ChooseIsland, state: Maracaibo, seat: int, action: Action
) -> list[Prospect]:
    after, kind = state.clone(), kind_of(action)
    doors.add_cubes(after, seat, kind, asked.count)
    return [
        worth(state, after, kind),
        Prospect("note", "owned", count=state.players[seat].treasures(kind)),
        *score_change(score(state, seat), score(after, seat)),
    ]


def worth(state: Maracaibo, after: Maracaibo, kind: int) -> Prospect:
    """What becomes of an island, and of what its treasures are worth."""
    cubes, before, vp = after.islands[kind], value(state, kind), value(after, kind)
    if before == vp:
        return Prospect("note", "worth-still", cubes=cubes, vp=vp)
    return Prospect("note", "worth", cubes=cubes, before=before, vp=vp)


ISLANDS: Final = Deeds(
    Deed(CUBE, why_not_that_island, add_cubes, islands, prepared=True, brings=adding_brings), OR_NOT
)


# Taking treasures


@dataclass(frozen=True, slots=True)
class GainTreasures(Word):
    """So many treasures, all of one kind of these."""

    kinds: tuple[int, ...]
    count: int

    def start(self, state: Maracaibo, context: Context) -> None:
        # Rule: symbol.gain-treasure
        state.stack.append(ChooseTreasure(context.seat, self.kinds, self.count))

    def brings(self, state: Maracaibo, context: Context) -> list[Prospect]:
        if len(self.kinds) > 1:
            return [Prospect("gain", "treasures-any", count=self.count)]
        return [Prospect("gain", "treasures", kind=KINDS[self.kinds[0]], count=self.count)]

    def label(self) -> str:
        treasure = "treasure" if self.count == 1 else f"treasures-{self.count}"
        return f"{treasure}-{kinds_label(self.kinds)}"


@dataclass(frozen=True, slots=True)
class ChooseTreasure(Decide):
    asks: ClassVar[str] = "symbol.gain-treasure"
    kinds: tuple[int, ...]
    count: int

    def deeds(self) -> Deeds[ChooseTreasure, Maracaibo]:
        return TAKING

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-treasure", (("count", self.count),))


def treasures(asked: ChooseTreasure, state: Maracaibo, seat: int) -> list[Action]:
    return [TREASURES[kind] for kind in asked.kinds]


def why_not_that_treasure(
    asked: ChooseTreasure, state: Maracaibo, seat: int, action: Action
) -> Refusal | None:
    return other_kind(asked.kinds, action.args[0], asked.asks)


def take(asked: ChooseTreasure, state: Maracaibo, seat: int, action: Action) -> None:
    state.stack.pop()
    for _ in range(asked.count):
        gain_treasure(state, seat, kind_of(action))


def taking_brings(
    asked: ChooseTreasure, state: Maracaibo, seat: int, action: Action
) -> list[Prospect]:
    return gain_brings(state, seat, kind_of(action), asked.count)


TAKING: Final = Deeds(
    Deed(TREASURE, why_not_that_treasure, take, treasures, prepared=True, brings=taking_brings),
    OR_NOT,
)


@dataclass(frozen=True, slots=True)
class TakeOfDie(Word):
    """In a raid action: a treasure of the kind of the chosen die, already chosen by spending."""

    kind: int

    def start(self, state: Maracaibo, context: Context) -> None:
        gain_treasure(state, context.seat, self.kind)

    def brings(self, state: Maracaibo, context: Context) -> list[Prospect]:
        return gain_brings(state, context.seat, self.kind, 1)

    def label(self) -> str:
        return f"treasure-{KINDS[self.kind]}"


def gain_treasure(state: Maracaibo, seat: int, kind: int) -> None:
    """Take a treasure; on an empty bonus space of the storage it brings that bonus."""
    doors.take_treasure(state, seat, kind)
    # Rule: treasure.storage-bonus
    if state.players[seat].bonus >> kind & 1:
        return
    # Rule: effects.automatic
    if state.tables.hideout.storage_waits[kind]:
        state.stack.append(Store(seat, kind))
    else:
        use_storage_bonus(state, seat, kind)


def gain_brings(state: Maracaibo, seat: int, kind: int, count: int) -> list[Prospect]:
    """What treasures taken from an island bring: a cube less may lower what all of them count."""
    after = state.clone()
    for _ in range(count):
        doors.take_treasure(after, seat, kind)
    told = [Prospect("gain", "treasures", kind=KINDS[kind], count=count)]
    if not state.players[seat].bonus >> kind & 1:
        told += storage_brings(after, seat, kind)
    if value(after, kind) != value(state, kind):
        told.append(worth(state, after, kind))
    return [*told, *score_change(score(state, seat), score(after, seat))]


def storage_brings(state: Maracaibo, seat: int, kind: int) -> list[Prospect]:
    return effect_brings(state, state.tables.hideout.storage[kind], context_of(seat, "hideout"))


def use_storage_bonus(state: Maracaibo, seat: int, kind: int) -> None:
    bonus = state.tables.hideout.storage[kind]
    if bonus is not None:
        doors.cover_bonus(state, seat, kind)
        run_effect(state, bonus, context_of(seat, "hideout"))


@dataclass(frozen=True, slots=True)
class Store(Decide):
    """Whether to use the bonus space now; asked where its bonus may be worth more later."""

    asks: ClassVar[str] = "treasure.storage-bonus"
    kind: int

    def step(self, state: Maracaibo) -> bool:
        """Of several treasures taken together only the first finds the space empty."""
        if state.players[self.seat].bonus >> self.kind & 1:
            state.stack.pop()
            return False
        return True

    def deeds(self) -> Deeds[Store, Maracaibo]:
        return STORING

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-store", (("kind", KINDS[self.kind]),))


def store(asked: Store, state: Maracaibo, seat: int, action: Action) -> None:
    state.stack.pop()
    use_storage_bonus(state, seat, asked.kind)


def storing_brings(asked: Store, state: Maracaibo, seat: int, action: Action) -> list[Prospect]:
    return storage_brings(state, seat, asked.kind)


STORING: Final = Deeds(Deed(STORE, always, store, brings=storing_brings), OR_NOT)


# Burying


@dataclass(frozen=True, slots=True)
class Bury(Word):
    """One shovel: bury a treasure of one of these kinds."""

    # Rule: bury.mix-kinds
    kinds: tuple[int, ...] = ALL_KINDS

    def refusal(self, state: Maracaibo, context: Context) -> Refusal | None:
        player = state.players[context.seat]
        stored = [kind for kind in self.kinds if player.stored[kind]]
        if not stored:
            return none_stored(self.kinds)
        if any(spots_for(state, player, kind) for kind in stored):
            return None
        return Refusal("bury.no-space", "no-spot-left", kind=tuple(KINDS[kind] for kind in stored))

    def start(self, state: Maracaibo, context: Context) -> None:
        # Rule: symbol.bury
        state.stack.append(ChooseBurial(context.seat, self.kinds))

    def brings(self, state: Maracaibo, context: Context) -> list[Prospect]:
        return [Prospect("gain", "bury")]

    def label(self) -> str:
        return "bury"


@dataclass(frozen=True, slots=True)
class ChooseBurial(Decide):
    asks: ClassVar[str] = "bury.one-per-shovel"
    kinds: tuple[int, ...]

    def deeds(self) -> Deeds[ChooseBurial, Maracaibo]:
        return BURYING

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-bury")


def burials(asked: ChooseBurial, state: Maracaibo, seat: int) -> list[Action]:
    player, buries = state.players[seat], state.tables.actions.buries
    return [
        buries[kind][spot]
        for kind in asked.kinds
        if player.stored[kind]
        for spot in spots_for(state, player, kind)
    ]


def why_no_burial(
    asked: ChooseBurial, state: Maracaibo, seat: int, action: Action
) -> Refusal | None:
    word, name = action.args
    rule = "figurehead.k-colour" if len(asked.kinds) == 1 else "bury.one-per-shovel"
    refusal = other_kind(asked.kinds, word, rule)
    if refusal is not None:
        return refusal
    player, kind = state.players[seat], KINDS.index(word)
    if not player.stored[kind]:
        return none_stored((kind,))
    spot = state.tables.hideout.spot_number.get(name, NONE)
    if not has_spot(state, player, kind, spot):
        return Refusal("bury.one-per-shovel", "no-such-spot", kind=word, spot=name)
    if spot not in spots_for(state, player, kind):
        return Refusal("bury.no-space", kind=word, spot=name)
    return None


@cache
def none_stored(kinds: tuple[int, ...]) -> Refusal:
    """Made once for each set of kinds: every effect that buries looks for it."""
    names = tuple(KINDS[kind] for kind in kinds)
    return Refusal("bury.one-per-shovel", "none-stored", kind=names)


def has_spot(state: Maracaibo, player: Player, kind: int, spot: int) -> bool:
    """Whether a player has such a space for this kind, empty or not."""
    hideout = state.tables.hideout
    if spot < hideout.spots:
        return 0 <= spot < len(hideout.buried[kind])
    return spot - hideout.spots < len(player.on_figurehead)


def bury(asked: ChooseBurial, state: Maracaibo, seat: int, action: Action) -> None:
    state.stack.pop()
    kind, spot = kind_of(action), state.tables.hideout.spot_number[action.args[1]]
    doors.bury(state, seat, kind, spot)
    bonus = bonus_of(state, state.players[seat], kind, spot)
    # Rule: bury.bonus
    if bonus is not None:
        run_effect(state, bonus, context_of(seat, "hideout"))


def burying_brings(
    asked: ChooseBurial, state: Maracaibo, seat: int, action: Action
) -> list[Prospect]:
    after = state.clone()
    kind, spot = kind_of(action), state.tables.hideout.spot_number[action.args[1]]
    doors.bury(after, seat, kind, spot)
    bonus = bonus_of(after, after.players[seat], kind, spot)
    return [
        *effect_brings(after, bonus, context_of(seat, "hideout")),
        *score_change(score(state, seat), score(after, seat)),
    ]


# Listed ahead as just what is legal: there are up to nine spaces for each kind.
# Rule: bury.unused-shovels
BURYING: Final = Deeds(
    Deed(BURY, why_no_burial, bury, burials, prepared=True, brings=burying_brings), OR_NOT
)


def spots_for(state: Maracaibo, player: Player, kind: int) -> list[int]:
    """Empty spaces for a treasure of this kind, below the dig line and on the figurehead."""
    hideout, buried = state.tables.hideout, player.buried[kind]
    # Rule: bury.one-per-shovel, bury.no-space
    spots = [spot for spot in range(len(hideout.buried[kind])) if not buried >> spot & 1]
    # Rule: figurehead.g-poseidon, figurehead.g-details
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
