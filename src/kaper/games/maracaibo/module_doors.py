"""The doors of the modules: fog, rubies and retirement."""

from __future__ import annotations

from kaper.games.maracaibo import doors
from kaper.games.maracaibo.components.kinds import KINDS
from kaper.games.maracaibo.module_events import (
    CardRevealed,
    RubyExchanged,
    RubyGained,
    RubySold,
    ValueTilePlaced,
)
from kaper.games.maracaibo.state import Maracaibo
from kaper.kernel.chance import draw

# Fog


def lay_face_down(state: Maracaibo, space: int) -> None:
    state.hidden |= 1 << space


def reveal(state: Maracaibo, space: int) -> None:
    """Face up for the rest of the game."""
    state.hidden &= ~(1 << space)
    card = state.tables.cards.names[state.cards[space]]
    doors.tell(state, CardRevealed(state.chart().names[space], card))


def place_value_tile(state: Maracaibo, space: int) -> None:
    (kind,) = draw(state, "value-tiles", state.value_tiles_left)
    state.value_tiles[space] = kind
    card = state.tables.cards.names[state.cards[space]]
    doors.tell(state, ValueTilePlaced(card, KINDS[kind]))


# Rubies


def gain_ruby(state: Maracaibo, seat: int) -> None:
    player = state.players[seat]
    # Rule: rubies.not-treasure
    player.rubies += 1
    doors.tell(state, RubyGained(doors.who(state, seat), player.rubies))


def sell_ruby(state: Maracaibo, seat: int, space: int) -> None:
    """To a space of the market, which is taken from now on."""
    state.players[seat].rubies -= 1
    state.ruby_market |= 1 << space
    doors.tell(state, RubySold(doors.who(state, seat), state.tables.rubies.names[space]))


def exchange_ruby(state: Maracaibo, seat: int) -> None:
    state.players[seat].rubies -= 1
    doors.tell(state, RubyExchanged(seat))


# Retirement


def retire(state: Maracaibo, seat: int) -> None:
    state.players[seat].retired = True
