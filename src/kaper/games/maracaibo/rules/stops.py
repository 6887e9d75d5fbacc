"""The action step: what the space where the ship stopped offers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from kaper.games.maracaibo import doors
from kaper.games.maracaibo.actions import ACQUIRE, BUILD, LEAVE
from kaper.games.maracaibo.components.kinds import LOCATION, NONE, RESIDENCE
from kaper.games.maracaibo.components.layout import BAY, CARDS
from kaper.games.maracaibo.rules import rubies
from kaper.games.maracaibo.rules.acquiring import (
    ChooseResidence,
    acquire,
    acquisition_brings,
    build,
    building_brings,
    can_acquire,
    no_residence,
    not_here,
    payable,
    price,
    residences_without,
)
from kaper.games.maracaibo.rules.asking import Decide, too_dear
from kaper.games.maracaibo.rules.black_market import activate
from kaper.games.maracaibo.rules.fog import doubloons_on, reveal_at_stop
from kaper.games.maracaibo.rules.upgrades import Upgrade
from kaper.games.maracaibo.rules.words import context_of
from kaper.games.maracaibo.state import Maracaibo
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always
from kaper.kernel.effects import run_effect
from kaper.kernel.frames import Frame
from kaper.kernel.prospects import Prospect

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
        # Rule: action.five-space-kinds
        if space >= CARDS:
            visit_board(state, self.seat, space)
            return False
        # Rule: fog-locations.passing
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


def doubloons_at(state: Maracaibo, space: int) -> int:
    """The doubloons that wait for whoever stops here: on a card in the fog, or on a filler."""
    # Rule: improvement.filler-card
    return LEFT if state.cards[space] == state.tables.cards.filler else doubloons_on(state, space)


def visit_improvement(state: Maracaibo, seat: int, space: int) -> None:
    """Acquire it or take doubloons; who cannot pay, and whoever finds a filler, takes doubloons."""
    # Rule: improvement.choose-one
    if can_acquire(state, seat, space):
        state.stack.append(AcquireOrLeave(seat))
    else:
        # Rule: improvement.filler-card
        leave(state, seat)


def leave(state: Maracaibo, seat: int) -> None:
    doors.leave_card(state, seat, LEFT)


@dataclass(frozen=True, slots=True)
class AcquireOrLeave(Decide):
    asks: ClassVar[str] = "improvement.choose-one"

    def deeds(self) -> Deeds[AcquireOrLeave, Maracaibo]:
        return IMPROVEMENT_CARD

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-improvement")


def improvement_here(asked: AcquireOrLeave, state: Maracaibo, seat: int) -> tuple[Action]:
    return (state.tables.actions.acquires[state.cards[state.players[seat].ship]],)


def why_not_acquired(
    asked: AcquireOrLeave, state: Maracaibo, seat: int, action: Action
) -> Refusal | None:
    space = state.players[seat].ship
    refusal = not_here(state, space, action.args[0], asked.asks)
    return refusal or too_dear(state, seat, price(state, seat, state.cards[space]))


def acquire_here(asked: AcquireOrLeave, state: Maracaibo, seat: int, action: Action) -> None:
    state.stack.pop()
    acquire(state, seat, state.players[seat].ship)


def take_doubloons(asked: Decide, state: Maracaibo, seat: int, action: Action) -> None:
    state.stack.pop()
    leave(state, seat)


def acquiring_brings(
    asked: AcquireOrLeave, state: Maracaibo, seat: int, action: Action
) -> list[Prospect]:
    return acquisition_brings(state, seat, state.players[seat].ship)


def leaving_brings(asked: Decide, state: Maracaibo, seat: int, action: Action) -> list[Prospect]:
    return [Prospect("gain", "doubloons", count=LEFT)]


# Listed ahead as just what is legal: who cannot pay is not asked.
IMPROVEMENT_CARD: Final = Deeds(
    Deed(
        ACQUIRE,
        why_not_acquired,
        acquire_here,
        improvement_here,
        prepared=True,
        brings=acquiring_brings,
    ),
    Deed(LEAVE, always, take_doubloons, brings=leaving_brings),
)


def visit_residence(state: Maracaibo, seat: int, space: int) -> None:
    """Build it, if it bears no own marker yet; who does not gets nothing, unless agreed."""
    if space in residences_without(state, seat) and payable(state, seat, (space,)):
        ask = BuildOrLeave(seat) if state.paid_at_residences else ChooseResidence(seat, space)
        state.stack.append(ask)
    # Rule: residence.no-five-doubloons, residence.five-doubloons-option
    elif state.paid_at_residences:
        leave(state, seat)


@dataclass(frozen=True, slots=True)
class BuildOrLeave(Decide):
    asks: ClassVar[str] = "residence.five-doubloons-option"

    def deeds(self) -> Deeds[BuildOrLeave, Maracaibo]:
        return RESIDENCE_CARD

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-residence")


def residence_here(asked: BuildOrLeave, state: Maracaibo, seat: int) -> tuple[Action]:
    return (state.tables.actions.builds[state.cards[state.players[seat].ship]],)


def why_not_built(
    asked: BuildOrLeave, state: Maracaibo, seat: int, action: Action
) -> Refusal | None:
    space, name = state.players[seat].ship, action.args[0]
    return (
        not_here(state, space, name, "residence.build")
        or no_residence(state, seat, name)
        or too_dear(state, seat, price(state, seat, state.cards[space]))
    )


RESIDENCE_CARD: Final = Deeds(
    Deed(BUILD, why_not_built, build, residence_here, brings=building_brings),
    Deed(LEAVE, always, take_doubloons, brings=leaving_brings),
)


def visit_location(state: Maracaibo, seat: int, space: int) -> None:
    """Four steps in order: value, black market, upgrade, actions. Of the last three, which ask,
    what comes later is pushed first."""
    # Rule: rubies.timing
    rubies.deliver(state, seat, space)
    # Rule: location.raise-value
    if state.value_tiles[space] != NONE:
        doors.add_cubes(state, seat, state.value_tiles[space], 1)
    context = context_of(seat, "location")
    # Rule: location.ordered-steps
    run_effect(state, state.tables.cards.actions[state.cards[space]], context)
    # Rule: location.upgrade
    run_effect(state, UPGRADE, context)
    size = state.tables.market.size
    # Rule: black-market.placed-under-own-ship, location.black-market
    if state.market_tiles[space] != NONE and state.market_tiles[space] // size == seat:
        activate(state, seat, state.market_tiles[space] % size)


def visit_board(state: Maracaibo, seat: int, space: int) -> None:
    """In the Bay an upgrade and then one of its actions; in Maracaibo what is shown there."""
    tables = state.tables
    if space == BAY:
        context = context_of(seat, "bay")
        if state.rubies:
            # Rule: bay.upgrade-first
            steps = (UPGRADE, tables.caribbean.bay)
            # Rule: rubies.timing
            state.stack.append(rubies.VisitBay(seat, steps, sold=False, context=context))
            return
        # Rule: bay.upgrade-first
        run_effect(state, tables.caribbean.bay, context)
        run_effect(state, UPGRADE, context)
    else:
        # Rule: maracaibo.reward
        run_effect(state, tables.caribbean.maracaibo, context_of(seat, "maracaibo"))
