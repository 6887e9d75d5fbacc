"""The action step: what the space where the ship stopped offers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaper.games.maracaibo import doors, rubies
from kaper.games.maracaibo.acquiring import (
    ChooseResidence,
    acquire,
    can_acquire,
    payable,
    price,
    residences_without,
)
from kaper.games.maracaibo.actions import LEAVES
from kaper.games.maracaibo.asking import Decide
from kaper.games.maracaibo.black_market import activate
from kaper.games.maracaibo.events import CardLeft
from kaper.games.maracaibo.fog import reveal_at_stop
from kaper.games.maracaibo.kinds import LOCATION, NONE, RESIDENCE
from kaper.games.maracaibo.layout import BAY, CARDS
from kaper.games.maracaibo.state import Maracaibo
from kaper.games.maracaibo.upgrades import Upgrade
from kaper.games.maracaibo.words import context_of
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.effects import run_effect
from kaper.kernel.frames import Frame

# For leaving an improvement where it is, and by an option for building no residence.
LEFT = 5
UPGRADE = Upgrade()


@dataclass(frozen=True, slots=True)
class Visit(Frame[Maracaibo]):
    """The action step, at whatever space the ship is."""

    seat: int

    def step(self, state: Maracaibo) -> bool:
        state.stack.pop()
        space = state.players[self.seat].ship
        if space >= CARDS:
            visit_board(state, self.seat, space)
            return False
        if state.hidden >> space & 1:
            reveal_at_stop(state, self.seat, space)
        kind = state.tables.cards.type[state.cards[space]]
        if kind == LOCATION:
            visit_location(state, self.seat, space)
        elif kind == RESIDENCE:
            visit_residence(state, self.seat, space)
        else:
            visit_improvement(state, self.seat, space)
        return False


def visit_improvement(state: Maracaibo, seat: int, space: int) -> None:
    """Acquire it or take doubloons; who cannot pay, and whoever finds a filler, takes doubloons."""
    if can_acquire(state, seat, space):
        state.stack.append(AcquireOrLeave(seat))
    else:
        leave(state, seat)


def leave(state: Maracaibo, seat: int) -> None:
    state.players[seat].doubloons += LEFT
    doors.tell(state, CardLeft(doors.who(state, seat), LEFT))


@dataclass(frozen=True, slots=True)
class AcquireOrLeave(Decide):
    def options(self, state: Maracaibo, seat: int) -> Sequence[Action]:
        card = state.cards[state.players[seat].ship]
        return (state.tables.actions.acquires[card], LEAVES)

    def answer(self, state: Maracaibo, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is LEAVES:
            leave(state, seat)
        else:
            acquire(state, seat, state.players[seat].ship)

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-improvement")


def visit_residence(state: Maracaibo, seat: int, space: int) -> None:
    """Build it, if it bears no own marker yet; who does not gets nothing, unless agreed."""
    if space in residences_without(state, seat) and payable(state, seat, (space,)):
        ask = BuildOrLeave(seat) if state.paid_at_residences else ChooseResidence(seat, space)
        state.stack.append(ask)
    elif state.paid_at_residences:
        leave(state, seat)


@dataclass(frozen=True, slots=True)
class BuildOrLeave(Decide):
    def options(self, state: Maracaibo, seat: int) -> Sequence[Action]:
        card = state.cards[state.players[seat].ship]
        return (state.tables.actions.builds[card], LEAVES)

    def answer(self, state: Maracaibo, seat: int, action: Action) -> None:
        state.stack.pop()
        space = state.players[seat].ship
        if action is LEAVES:
            leave(state, seat)
        else:
            doors.build(state, seat, space, price(state, seat, state.cards[space]))

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-residence")


def visit_location(state: Maracaibo, seat: int, space: int) -> None:
    """Four steps in order: value, black market, upgrade, actions. Of the last three, which ask,
    what comes later is pushed first."""
    rubies.deliver(state, seat, space)
    if state.value_tiles[space] != NONE:
        doors.add_cubes(state, seat, state.value_tiles[space], 1)
    context = context_of(seat, "location")
    run_effect(state, state.tables.cards.actions[state.cards[space]], context)
    run_effect(state, UPGRADE, context)
    size = state.tables.market.size
    if state.market_tiles[space] != NONE and state.market_tiles[space] // size == seat:
        activate(state, seat, state.market_tiles[space] % size)


def visit_board(state: Maracaibo, seat: int, space: int) -> None:
    """In the Bay an upgrade and then one of its actions; in Maracaibo what is shown there."""
    tables = state.tables
    if space == BAY:
        context = context_of(seat, "bay")
        if state.rubies:
            steps = (UPGRADE, tables.caribbean.bay)
            state.stack.append(rubies.VisitBay(seat, steps, sold=False, context=context))
            return
        run_effect(state, tables.caribbean.bay, context)
        run_effect(state, UPGRADE, context)
    else:
        run_effect(state, tables.caribbean.maracaibo, context_of(seat, "maracaibo"))
