"""The black market: tiles placed on locations, and their effects."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaper.games.maracaibo import doors
from kaper.games.maracaibo.actions import DECLINES
from kaper.games.maracaibo.asking import Decide
from kaper.games.maracaibo.events import TileActivated
from kaper.games.maracaibo.kinds import LOCATION, NONE
from kaper.games.maracaibo.state import NO_CARD, Maracaibo
from kaper.games.maracaibo.words import Word, context_of
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.effects import Context, run_effect


def free_locations(state: Maracaibo) -> list[int]:
    """Spaces with a location that lies face up and has no black market tile of anybody."""
    types, hidden = state.tables.cards.type, state.hidden
    return [
        space
        for space, card in enumerate(state.cards)
        if card != NO_CARD
        and types[card] == LOCATION
        and state.market_tiles[space] == NONE
        and not hidden >> space & 1
    ]


@dataclass(frozen=True, slots=True)
class PlaceTile(Word):
    """Pay, place one's own tile on a free location, and activate it."""

    doubloons: int

    def can(self, state: Maracaibo, context: Context) -> str | None:
        player = state.players[context.seat]
        if player.doubloons < self.doubloons:
            return "doubloons.pay-in-full"
        return None if player.tiles and free_locations(state) else "black-market.no-target"

    def start(self, state: Maracaibo, context: Context) -> None:
        state.stack.append(ChoosePlace(context.seat, self.doubloons))

    def label(self) -> str:
        return f"place-tile-{self.doubloons}"


@dataclass(frozen=True, slots=True)
class ChoosePlace(Decide):
    doubloons: int

    def options(self, state: Maracaibo, seat: int) -> Sequence[Action]:
        tables = state.tables
        tiles = state.players[seat].tiles
        cards = [state.cards[space] for space in free_locations(state)]
        options = [
            tables.actions.places[state.effect_of_tile(tile)][card]
            for tile in range(tables.market.size)
            if tiles >> tile & 1
            for card in cards
        ]
        options.append(DECLINES)
        return options

    def answer(self, state: Maracaibo, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is DECLINES:
            return
        name, card = action.args
        tile = state.tables.market.number[name] // 2
        space = state.cards.index(state.tables.cards.number[card])
        doors.place_tile(state, seat, tile, space, self.doubloons)
        activate(state, seat, tile)

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-place-tile", (("doubloons", self.doubloons),))


@dataclass(frozen=True, slots=True)
class ActivateTile(Word):
    """Any one of the own tiles that lie on locations."""

    def can(self, state: Maracaibo, context: Context) -> str | None:
        placed = state.players[context.seat].tiles != state.tables.market.all
        return None if placed else "symbol.activate-market"

    def start(self, state: Maracaibo, context: Context) -> None:
        state.stack.append(ChooseTile(context.seat))

    def label(self) -> str:
        return "activate-tile"


@dataclass(frozen=True, slots=True)
class ChooseTile(Decide):
    def options(self, state: Maracaibo, seat: int) -> Sequence[Action]:
        tables, tiles = state.tables, state.players[seat].tiles
        options = [
            tables.actions.activates[state.effect_of_tile(tile)]
            for tile in range(tables.market.size)
            if not tiles >> tile & 1
        ]
        options.append(DECLINES)
        return options

    def answer(self, state: Maracaibo, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is not DECLINES:
            activate(state, seat, state.tables.market.number[action.args[0]] // 2)

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-activate-tile")


def activate(state: Maracaibo, seat: int, tile: int) -> None:
    """The effect of the side that lies up; each part of it may be declined as it is asked."""
    number = state.effect_of_tile(tile)
    if state.trace is not None:
        doors.tell(state, TileActivated(doors.who(state, seat), state.tables.market.names[number]))
    run_effect(state, state.tables.market.effects[number], context_of(seat, "market-tile"))
