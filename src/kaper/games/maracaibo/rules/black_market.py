"""The black market: tiles placed on locations, and their effects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from kaper.games.maracaibo import doors
from kaper.games.maracaibo.actions import ACTIVATE, PLACE
from kaper.games.maracaibo.components.kinds import LOCATION, NONE
from kaper.games.maracaibo.events import TileActivated
from kaper.games.maracaibo.rules.acquiring import lies_face_up
from kaper.games.maracaibo.rules.asking import OR_NOT, Decide, too_dear
from kaper.games.maracaibo.rules.prospects import pays
from kaper.games.maracaibo.rules.words import Word, context_of, effect_brings
from kaper.games.maracaibo.state import NO_CARD, Maracaibo
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal
from kaper.kernel.effects import Context, run_effect
from kaper.kernel.prospects import Prospect


def free_locations(state: Maracaibo) -> list[int]:
    """Spaces with a location that lies face up and has no black market tile of anybody."""
    types, hidden = state.tables.cards.type, state.hidden
    # Rule: black-market.place
    return [
        space
        # Rule: black-market.not-on-board
        for space, card in enumerate(state.cards)
        if card != NO_CARD
        and types[card] == LOCATION
        and state.market_tiles[space] == NONE
        # Rule: fog-locations.no-black-market
        and not hidden >> space & 1
    ]


@dataclass(frozen=True, slots=True)
class PlaceTile(Word):
    """Pay, place one's own tile on a free location, and activate it."""

    doubloons: int

    def refusal(self, state: Maracaibo, context: Context) -> Refusal | None:
        # Rule: figurehead.no-discount
        dear = too_dear(state, context.seat, self.doubloons)
        if dear is not None:
            return dear
        if not state.players[context.seat].tiles:
            return Refusal("black-market.no-target", "no-tile-left")
        return None if free_locations(state) else Refusal("black-market.no-target")

    def start(self, state: Maracaibo, context: Context) -> None:
        state.stack.append(ChoosePlace(context.seat, self.doubloons))

    def brings(self, state: Maracaibo, context: Context) -> list[Prospect]:
        return [Prospect("gain", "place-tile", count=self.doubloons)]

    def label(self) -> str:
        return f"place-tile-{self.doubloons}"


@dataclass(frozen=True, slots=True)
class ChoosePlace(Decide):
    asks: ClassVar[str] = "black-market.place"
    doubloons: int

    def deeds(self) -> Deeds[ChoosePlace, Maracaibo]:
        return PLACING

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-place-tile", (("doubloons", self.doubloons),))


def places(asked: ChoosePlace, state: Maracaibo, seat: int) -> list[Action]:
    tables, tiles = state.tables, state.players[seat].tiles
    cards = [state.cards[space] for space in free_locations(state)]
    return [
        tables.actions.places[state.effect_of_tile(tile)][card]
        for tile in range(tables.market.size)
        if tiles >> tile & 1
        for card in cards
    ]


def why_not_placed(
    asked: ChoosePlace, state: Maracaibo, seat: int, action: Action
) -> Refusal | None:
    name, card = action.args
    refusal = why_not_that_tile(state, name)
    if refusal is not None:
        return refusal
    if not state.players[seat].tiles >> state.tables.market.number[name] // 2 & 1:
        return Refusal("black-market.place", "placed-already", tile=name)
    return why_not_there(state, card) or too_dear(state, seat, asked.doubloons)


def why_not_that_tile(state: Maracaibo, name: str) -> Refusal | None:
    tile = state.tables.market.number.get(name, NONE)
    if tile == NONE:
        return Refusal("black-market.place", "no-such-tile")
    up = state.effect_of_tile(tile // 2)
    if tile == up:
        return None
    return Refusal("black-market.never-flip", tile=state.tables.market.names[up])


def why_not_there(state: Maracaibo, name: str) -> Refusal | None:
    """Why no tile comes on what is called so."""
    tables = state.tables
    card = tables.cards.number.get(name, NONE)
    if card == NONE or tables.cards.type[card] != LOCATION:
        return Refusal("black-market.place", card=name)
    if not lies_face_up(state, card):
        fog = state.fog_locations or state.fog_improvements
        rule = "fog-locations.no-black-market" if fog else "black-market.place"
        return Refusal(rule, "not-face-up", card=name)
    tile = state.market_tiles[state.cards.index(card)]
    if tile == NONE:
        return None
    owner = doors.who(state, tile // tables.market.size)
    return Refusal("black-market.one-per-location", card=name, seat=owner)


def place(asked: ChoosePlace, state: Maracaibo, seat: int, action: Action) -> None:
    state.stack.pop()
    name, card = action.args
    tile = state.tables.market.number[name] // 2
    space = state.cards.index(state.tables.cards.number[card])
    doors.place_tile(state, seat, tile, space, asked.doubloons)
    activate(state, seat, tile)  # Rule: black-market.activate-on-placing


def placing_brings(
    asked: ChoosePlace, state: Maracaibo, seat: int, action: Action
) -> list[Prospect]:
    cost = [pays(state, seat, asked.doubloons)] if asked.doubloons else []
    return [*cost, *tile_brings(state, seat, action.args[0])]


# Listed ahead as just what is legal: tiles and locations make many pairs.
PLACING: Final = Deeds(
    Deed(PLACE, why_not_placed, place, places, prepared=True, brings=placing_brings), OR_NOT
)


@dataclass(frozen=True, slots=True)
class ActivateTile(Word):
    """Any one of the own tiles that lie on locations."""

    def refusal(self, state: Maracaibo, context: Context) -> Refusal | None:
        placed = state.players[context.seat].tiles != state.tables.market.all
        return None if placed else Refusal("symbol.activate-market", "no-tile-placed")

    def start(self, state: Maracaibo, context: Context) -> None:
        state.stack.append(ChooseTile(context.seat))

    def brings(self, state: Maracaibo, context: Context) -> list[Prospect]:
        return [Prospect("gain", "activate-tile")]

    def label(self) -> str:
        return "activate-tile"


@dataclass(frozen=True, slots=True)
class ChooseTile(Decide):
    asks: ClassVar[str] = "symbol.activate-market"

    def deeds(self) -> Deeds[ChooseTile, Maracaibo]:
        return ACTIVATING

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-activate-tile")


def tiles(asked: ChooseTile, state: Maracaibo, seat: int) -> list[Action]:
    activates = state.tables.actions.activates
    return [activates[state.effect_of_tile(tile)] for tile in range(state.tables.market.size)]


def why_not_activated(
    asked: ChooseTile, state: Maracaibo, seat: int, action: Action
) -> Refusal | None:
    refusal = why_not_that_tile(state, action.args[0])
    if refusal is not None:
        return refusal
    tile = state.tables.market.number[action.args[0]] // 2
    unplaced = state.players[seat].tiles >> tile & 1
    return Refusal("symbol.activate-market", tile=action.args[0]) if unplaced else None


def activate_again(asked: ChooseTile, state: Maracaibo, seat: int, action: Action) -> None:
    state.stack.pop()
    activate(state, seat, state.tables.market.number[action.args[0]] // 2)


def activating_brings(
    asked: ChooseTile, state: Maracaibo, seat: int, action: Action
) -> list[Prospect]:
    return tile_brings(state, seat, action.args[0])


ACTIVATING: Final = Deeds(
    Deed(ACTIVATE, why_not_activated, activate_again, tiles, brings=activating_brings), OR_NOT
)


def tile_brings(state: Maracaibo, seat: int, name: str) -> list[Prospect]:
    market = state.tables.market
    effect = market.effects[market.number[name]]
    return effect_brings(state, effect, context_of(seat, "market-tile"))


def activate(state: Maracaibo, seat: int, tile: int) -> None:
    """The effect of the side that lies up; each part of it may be declined as it is asked."""
    number = state.effect_of_tile(tile)
    if state.trace is not None:
        doors.tell(state, TileActivated(doors.who(state, seat), state.tables.market.names[number]))
    run_effect(state, state.tables.market.effects[number], context_of(seat, "market-tile"))
