"""Retirement: behind the end of the track a residence for half its cost, and back to the start."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from kaper.games.maracaibo import doors, module_doors
from kaper.games.maracaibo.actions import BUILD
from kaper.games.maracaibo.components.track import START
from kaper.games.maracaibo.rules.acquiring import (
    card_of,
    no_residence,
    price,
    residence_brings,
    residences_without,
)
from kaper.games.maracaibo.rules.asking import Decide, too_dear
from kaper.games.maracaibo.rules.prospects import score_change
from kaper.games.maracaibo.rules.scoring import score
from kaper.games.maracaibo.state import Maracaibo
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal
from kaper.kernel.prospects import Prospect


def half_price(state: Maracaibo, seat: int, card: int) -> int:
    """All discounts first, then half of the rest, rounded up."""
    # Rule: retirement.discounts-before-half
    return (price(state, seat, card) + 1) // 2


def within_means(state: Maracaibo, seat: int, more: int = 0) -> list[int]:
    """The spaces of the residences that a player with so many more doubloons could build there."""
    doubloons, cards = state.players[seat].doubloons + more, state.cards
    return [
        space
        for space in residences_without(state, seat)
        if half_price(state, seat, cards[space]) <= doubloons
    ]


def why_no_retiring(state: Maracaibo, seat: int, more: int = 0) -> Refusal | None:
    """The tile is used once, and entered only by who can build: building there is compulsory."""
    if state.players[seat].retired:
        return Refusal("retirement.once")
    return None if within_means(state, seat, more) else Refusal("retirement.cannot-pay")


def without_tile(state: Maracaibo, seat: int, spaces: list[int], more: int) -> list[int]:
    """Of some spaces of the track, those where a player's explorer may stop."""
    tile = state.track().discount
    if tile in spaces and why_no_retiring(state, seat, more) is not None:
        spaces.remove(tile)
    return spaces


@dataclass(frozen=True, slots=True)
class Retire(Decide):
    """The explorer is on the tile: which residence to build."""

    asks: ClassVar[str] = "retirement.build-half-price"

    def deeds(self) -> Deeds[Retire, Maracaibo]:
        return RETIREMENT

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-retire")


def residences(asked: Retire, state: Maracaibo, seat: int) -> list[Action]:
    builds = state.tables.actions.builds
    return [builds[state.cards[space]] for space in residences_without(state, seat)]


def why_not_retired_to(
    asked: Retire, state: Maracaibo, seat: int, action: Action
) -> Refusal | None:
    refusal = no_residence(state, seat, action.args[0])
    return refusal or too_dear(state, seat, half_price(state, seat, card_of(state, action)))


def retire(asked: Retire, state: Maracaibo, seat: int, action: Action) -> None:
    state.stack.pop()
    card = card_of(state, action)
    module_doors.retire(state, seat)
    # Rule: retirement.build-half-price
    doors.build(state, seat, state.cards.index(card), half_price(state, seat, card))
    # Rule: retirement.explorer-back
    doors.move_explorer(state, seat, START)


def retiring_brings(asked: Retire, state: Maracaibo, seat: int, action: Action) -> list[Prospect]:
    """By an option the rivers behind the explorer no longer count."""
    card, after = card_of(state, action), state.clone()
    doors.move_explorer(after, seat, START)
    return [
        *residence_brings(state, seat, card, half_price(state, seat, card)),
        *score_change(score(state, seat), score(after, seat)),
    ]


RETIREMENT: Final = Deeds(
    Deed(BUILD, why_not_retired_to, retire, residences, brings=retiring_brings)
)
