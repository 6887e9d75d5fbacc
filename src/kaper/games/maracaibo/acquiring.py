"""Improvements and residences: what they cost, acquiring and building them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaper.games.maracaibo import doors
from kaper.games.maracaibo.actions import DECLINES
from kaper.games.maracaibo.asking import Decide
from kaper.games.maracaibo.kinds import IMPROVEMENT, NONE, RESIDENCE, SHIP, TYPES
from kaper.games.maracaibo.raid import gain_powers
from kaper.games.maracaibo.state import NO_CARD, Maracaibo
from kaper.games.maracaibo.words import Word, context_of
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.effects import Context, run_effect
from kaper.kernel.frames import Frame

# For crew and equipment acquired from afar.
SURCHARGE = 3


def price(state: Maracaibo, seat: int, card: int, surcharge: int = 0) -> int:
    """The printed cost and any surcharge, less all discounts, but never below 0."""
    cost = state.tables.cards.costs[card] + surcharge - state.players[seat].powers.discount
    return max(cost, 0)


# Improvements


def acquire(state: Maracaibo, seat: int, space: int, surcharge: int = 0) -> None:
    """Pay and take; then its lightning, and last of all a new card in its place."""
    cost = price(state, seat, state.cards[space], surcharge)
    card = doors.acquire(state, seat, space, cost)
    gain_powers(state, seat, state.tables.cards.powers[card])
    state.stack.append(Refill(space))
    lightning = state.tables.cards.now[card]
    if lightning is not None:
        run_effect(state, lightning, context_of(seat, "improvement"))


@dataclass(frozen=True, slots=True)
class Refill(Frame[Maracaibo]):
    """A new card where one was acquired, under the ships that stand there."""

    space: int

    def step(self, state: Maracaibo) -> bool:
        state.stack.pop()
        doors.refill(state, self.space)
        return False


@dataclass(frozen=True, slots=True)
class AcquireFromAfar(Word):
    """Any improvement of this type in the Caribbean; only a ship costs no surcharge."""

    type: int

    def can(self, state: Maracaibo, context: Context) -> str | None:
        some = affordable_from_afar(state, context.seat, self.type)
        return None if some else "doubloons.pay-in-full"

    def start(self, state: Maracaibo, context: Context) -> None:
        state.stack.append(ChooseAfar(context.seat, self.type))

    def label(self) -> str:
        return f"acquire-{TYPES[self.type]}"


def surcharge_for(kind: int) -> int:
    return 0 if kind == SHIP else SURCHARGE


def affordable_from_afar(state: Maracaibo, seat: int, kind: int) -> list[int]:
    """The improvements of a type that lie face up and can be paid, in the order of the spaces."""
    tables, hidden = state.tables, state.hidden
    types, costs = tables.cards.symbol, tables.cards.costs
    player = state.players[seat]
    most = player.doubloons + player.powers.discount - surcharge_for(kind)
    return [
        card
        for space, card in enumerate(state.cards)
        if card != NO_CARD
        and types[card] == kind
        and costs[card] <= most
        and not hidden >> space & 1
    ]


@dataclass(frozen=True, slots=True)
class ChooseAfar(Decide):
    type: int

    def options(self, state: Maracaibo, seat: int) -> Sequence[Action]:
        acquires = state.tables.actions.acquires
        options = [acquires[card] for card in affordable_from_afar(state, seat, self.type)]
        options.append(DECLINES)
        return options

    def answer(self, state: Maracaibo, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is not DECLINES:
            space = state.cards.index(state.tables.cards.number[action.args[0]])
            acquire(state, seat, space, surcharge_for(self.type))

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-acquire", (("type", TYPES[self.type]),))


def can_acquire(state: Maracaibo, seat: int, space: int) -> bool:
    """Whether the card of a space is an improvement that a visitor can pay."""
    card = state.cards[space]
    if state.tables.cards.type[card] != IMPROVEMENT:
        return False
    return state.players[seat].doubloons >= price(state, seat, card)


# Residences


@dataclass(frozen=True, slots=True)
class BuildResidence(Word):
    """Any residence of the Caribbean without one's own marker."""

    def can(self, state: Maracaibo, context: Context) -> str | None:
        spaces = residences_without(state, context.seat)
        if not spaces:
            return "residence.one-per-player"
        return None if payable(state, context.seat, spaces) else "doubloons.pay-in-full"

    def start(self, state: Maracaibo, context: Context) -> None:
        state.stack.append(ChooseResidence(context.seat))

    def label(self) -> str:
        return "build"


def residences_without(state: Maracaibo, seat: int) -> list[int]:
    """The spaces of the residences that bear no marker of a seat."""
    types, own = state.tables.cards.type, state.players[seat].residences
    return [
        space
        for space, card in enumerate(state.cards)
        if card != NO_CARD and types[card] == RESIDENCE and not own >> space & 1
    ]


def payable(state: Maracaibo, seat: int, spaces: Sequence[int]) -> list[int]:
    """Those of some residences that a player can pay."""
    doubloons, cards = state.players[seat].doubloons, state.cards
    return [space for space in spaces if price(state, seat, cards[space]) <= doubloons]


@dataclass(frozen=True, slots=True)
class ChooseResidence(Decide):
    """Which residence to build: any, or on a visit the one where the ship stands."""

    only: int = NONE

    def spaces(self, state: Maracaibo) -> Sequence[int]:
        return residences_without(state, self.seat) if self.only == NONE else (self.only,)

    def options(self, state: Maracaibo, seat: int) -> Sequence[Action]:
        builds = state.tables.actions.builds
        spaces = payable(state, seat, self.spaces(state))
        return [*(builds[state.cards[space]] for space in spaces), DECLINES]

    def answer(self, state: Maracaibo, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is not DECLINES:
            card = state.tables.cards.number[action.args[0]]
            space = state.cards.index(card)
            doors.build(state, seat, space, price(state, seat, card))

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-build")
