"""Stall: goods to take, out of one box or another. Shows components, and sets of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from kaper.kernel.actions import Action, Grammar, Verb
from kaper.kernel.chance import seeded
from kaper.kernel.codec import Json
from kaper.kernel.components import Component, Components
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal
from kaper.kernel.events import Event
from kaper.kernel.frames import Ask, Frame
from kaper.kernel.game import Game, Option, Options, Result, ranking_of
from kaper.kernel.state import State

TAKE = Verb("take", "good")


@dataclass(frozen=True, slots=True)
class Good(Component):
    """A row of the table `good`."""

    value: int


@dataclass(frozen=True, slots=True)
class Goods:
    """What the components say, by the numbers of the goods."""

    names: tuple[str, ...]
    values: tuple[int, ...]
    lots: tuple[int, ...]  # all that are on the stall at first


@lru_cache(maxsize=8)
def goods_of(components: Components) -> Goods:
    rows = components.rows("good", Good)
    return Goods(
        tuple(row.id for row in rows),
        tuple(row.value for row in rows),
        tuple(number for number, row in enumerate(rows) for _ in range(row.copies)),
    )


@dataclass(frozen=True, slots=True)
class Taken(Event):
    seat: int
    good: str


@dataclass(slots=True)
class Stall(State):
    transient: ClassVar[frozenset[str]] = State.transient | {"goods"}
    stack: list[Frame[Stall]]
    goods: Goods
    left: list[int]
    points: list[int]

    def clone(self) -> Stall:
        return Stall(
            self.seats, self.stack[:], self.rng, None, self.goods, self.left[:], self.points[:]
        )


@dataclass(frozen=True, slots=True)
class Turn(Ask[Stall]):
    """Take anything; the game ends with the last good."""

    def step(self, state: Stall) -> bool:
        if not state.left:
            state.stack.pop()
        return bool(state.left)

    def deeds(self) -> Deeds[Turn, Stall]:
        return TURN

    def prompt(self, state: Stall, seat: int) -> Prompt:
        return Prompt("stall-prompt-take")


def on_sale(turn: Turn, state: Stall, seat: int) -> list[Action]:
    return [TAKE(state.goods.names[good]) for good in sorted(set(state.left))]


def why_not_taken(turn: Turn, state: Stall, seat: int, action: Action) -> Refusal | None:
    left = [state.goods.names[good] for good in state.left]
    return None if action.args[0] in left else Refusal("take-one", good=action.args[0])


def take(turn: Turn, state: Stall, seat: int, action: Action) -> None:
    state.stack[-1] = Turn((seat + 1) % state.seats)
    good = state.goods.names.index(action.args[0])
    state.left.remove(good)
    state.points[seat] += state.goods.values[good]
    if state.trace is not None:
        state.trace.events.append(Taken(seat, action.args[0]))


TURN = Deeds(Deed(TAKE, why_not_taken, take, on_sale))


class StallGame(Game[Stall]):
    id = "stall"
    package = "kaper.testing.toys.stall"
    rules = 1
    seats = range(2, 4)
    options: tuple[Option, ...] = (
        Option("goods", ("second", "first"), before="first", sets=("second",)),
    )
    grammar = Grammar(TAKE)
    state = Stall
    records = (Turn, Taken)

    def begin(self, seats: int, options: Options, components: Components, rng: int) -> Stall:
        goods = goods_of(components)
        return Stall(seats, [Turn(0)], rng, None, goods, list(goods.lots), [0] * seats)

    def tables(self, components: Components) -> dict[str, object]:
        return {"goods": goods_of(components)}

    def view(self, state: Stall, seat: int | None) -> dict[str, Json]:
        left: list[Json] = [state.goods.names[good] for good in state.left]
        return {"left": left, "points": list(state.points)}

    def redact(self, event: Event, seat: int | None) -> Event:
        return event

    def sample(self, state: Stall, seat: int | None, seed: int) -> Stall:
        other = state.clone()
        other.rng = seeded(seed)
        return other

    def result(self, state: Stall) -> Result:
        ranking = ranking_of([(points,) for points in state.points])
        return Result(tuple(state.points), ranking[0], ranking, "sold-out")

    def evaluate(self, state: Stall, seat: int) -> float:
        return (1 + state.points[seat]) / (state.seats + sum(state.points))

    def problems(self, state: Stall) -> list[str]:
        worth = sum(state.points) + sum(state.goods.values[good] for good in state.left)
        total = sum(state.goods.values[good] for good in state.goods.lots)
        return [] if worth == total else [f"{worth} points, not {total}"]
