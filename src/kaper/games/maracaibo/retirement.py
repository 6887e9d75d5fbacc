"""Retirement: behind the end of the track a residence for half its cost, and back to the start."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaper.games.maracaibo import doors
from kaper.games.maracaibo.acquiring import price, residences_without
from kaper.games.maracaibo.actions import DECLINES
from kaper.games.maracaibo.asking import Decide
from kaper.games.maracaibo.state import Maracaibo
from kaper.games.maracaibo.track import START
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt


def half_price(state: Maracaibo, seat: int, card: int) -> int:
    """All discounts first, then half of the rest, rounded up."""
    return (price(state, seat, card) + 1) // 2


def within_means(state: Maracaibo, seat: int, more: int = 0) -> list[int]:
    """The spaces of the residences that a player with so many more doubloons could build there."""
    doubloons, cards = state.players[seat].doubloons + more, state.cards
    return [
        space
        for space in residences_without(state, seat)
        if half_price(state, seat, cards[space]) <= doubloons
    ]


def may_retire(state: Maracaibo, seat: int, more: int) -> bool:
    """The tile is used once, and entered only by who can build: building there is compulsory."""
    return not state.players[seat].retired and bool(within_means(state, seat, more))


def without_tile(state: Maracaibo, seat: int, spaces: list[int], more: int) -> list[int]:
    """Of some spaces of the track, those where a player's explorer may stop."""
    tile = state.track().discount
    if tile in spaces and not may_retire(state, seat, more):
        spaces.remove(tile)
    return spaces


@dataclass(frozen=True, slots=True)
class Retire(Decide):
    """The explorer is on the tile: which residence to build."""

    def options(self, state: Maracaibo, seat: int) -> Sequence[Action]:
        builds = state.tables.actions.builds
        return [builds[state.cards[space]] for space in within_means(state, seat)]

    def answer(self, state: Maracaibo, seat: int, action: Action) -> None:
        state.stack.pop()
        card = state.tables.cards.number[action.args[0]]
        state.players[seat].retired = True
        doors.build(state, seat, state.cards.index(card), half_price(state, seat, card))
        doors.move_explorer(state, seat, START)

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-retire")

    def why_not(self, state: Maracaibo, seat: int, action: Action) -> str:
        if action is DECLINES:
            return "retirement.build-half-price"
        return Decide.why_not(self, state, seat, action)
