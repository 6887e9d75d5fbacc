"""Dig for gold as long as you dare: a curse costs all that was dug up in this turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final

from kaper.kernel.actions import Action, Grammar, Verb
from kaper.kernel.chance import draw, seeded
from kaper.kernel.components import Component, Components
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always
from kaper.kernel.events import Event
from kaper.kernel.frames import Ask, Frame
from kaper.kernel.game import Game, Option, Options, Result, ranking_of
from kaper.kernel.state import State

# What the components say


@dataclass(frozen=True, slots=True)
class Token(Component):
    """A row of the table `token`; a curse is worth nothing."""

    gold: int


@dataclass(frozen=True, slots=True)
class Tokens:
    names: tuple[str, ...]
    gold: tuple[int, ...]
    bag: tuple[int, ...]  # all tokens, by their numbers


@lru_cache(maxsize=8)
def tokens_of(components: Components) -> Tokens:
    rows = components.rows("token", Token)
    return Tokens(
        tuple(row.id for row in rows),
        tuple(row.gold for row in rows),
        tuple(number for number, row in enumerate(rows) for _ in range(row.copies)),
    )


# What happens


@dataclass(frozen=True, slots=True)
class DugUp(Event):
    # It showed what nobody knew: nobody can take it back.
    reveals: ClassVar[bool] = True
    seat: int
    token: str


@dataclass(frozen=True, slots=True)
class HeapLost(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class HeapKept(Event):
    seat: int
    gold: int


# What lies on the table, and the doors that change it


@dataclass(slots=True)
class Digging(State):
    transient: ClassVar[frozenset[str]] = State.transient | {"tokens"}
    stack: list[Frame[Digging]]
    tokens: Tokens
    bag: list[int]
    heap: list[int]  # dug up in this turn
    lost: list[int]
    kept: list[list[int]]  # by seat

    def clone(self) -> Digging:
        return Digging(
            self.seats,
            self.stack[:],
            self.rng,
            None,
            self.tokens,
            self.bag[:],
            self.heap[:],
            self.lost[:],
            [kept[:] for kept in self.kept],
        )

    def item_names(self, pile: str) -> Sequence[str]:
        return self.tokens.names

    def worth(self, tokens: list[int]) -> int:
        return sum(self.tokens.gold[token] for token in tokens)

    def tell(self, event: Event) -> None:
        if self.trace is not None:
            self.trace.events.append(event)

    def dig_up(self, seat: int) -> int:
        [token] = draw(self, "bag", self.bag)
        self.heap.append(token)
        self.tell(DugUp(seat, self.tokens.names[token]))
        return token

    def lose_heap(self, seat: int) -> None:
        self.lost += self.heap
        self.heap = []
        self.tell(HeapLost(seat))

    def keep_heap(self, seat: int) -> None:
        self.tell(HeapKept(seat, self.worth(self.heap)))
        self.kept[seat] += self.heap
        self.heap = []


# What can be done

DIG = Verb("dig")
KEEP = Verb("keep")


@dataclass(frozen=True, slots=True)
class Turn(Ask[Digging]):
    """Dig, or keep what was dug up: one player after the other, until the bag is empty."""

    def step(self, state: Digging) -> bool:
        # Rule: end.empty-bag
        if state.bag:
            return True
        state.stack.pop()
        state.keep_heap(self.seat)
        return False

    def deeds(self) -> Deeds[Turn, Digging]:
        return TURN

    def prompt(self, state: Digging, seat: int) -> Prompt:
        return Prompt("new-game-prompt-dig", (("gold", state.worth(state.heap)),))

    def in_the_open(self, state: Digging, seat: int) -> bool:
        return True

    def not_asked(self, state: Digging, seat: int) -> str:
        return "turn.in-order"


def next_turn(state: Digging, seat: int) -> None:
    # Rule: turn.in-order
    state.stack[-1] = Turn((seat + 1) % state.seats)


def dig(turn: Turn, state: Digging, seat: int, action: Action) -> None:
    # Rule: turn.dig
    token = state.dig_up(seat)
    if state.tokens.gold[token] == 0:
        # Rule: turn.curse
        state.lose_heap(seat)
        next_turn(state, seat)


def why_not_kept(turn: Turn, state: Digging, seat: int, action: Action) -> Refusal | None:
    return None if state.heap else Refusal("turn.keep")


def keep(turn: Turn, state: Digging, seat: int, action: Action) -> None:
    state.keep_heap(seat)
    next_turn(state, seat)


TURN: Final = Deeds(Deed(DIG, always, dig), Deed(KEEP, why_not_kept, keep))


# What it is to everything outside this folder


class NewGame(Game[Digging]):
    id = "new-game"
    package = "new_game"
    seats = range(2, 5)
    rules = 1
    options: tuple[Option, ...] = ()
    grammar = Grammar(DIG, KEEP)
    state = Digging
    records = (Turn, DugUp, HeapLost, HeapKept)

    def begin(self, seats: int, options: Options, components: Components, rng: int) -> Digging:
        tokens = tokens_of(components)
        # Rule: setup.bag
        kept: list[list[int]] = [[] for _ in range(seats)]
        return Digging(seats, [Turn(0)], rng, None, tokens, list(tokens.bag), [], [], kept)

    def tables(self, components: Components) -> dict[str, object]:
        return {"tokens": tokens_of(components)}

    def view(self, state: Digging, seat: int | None) -> Mapping[str, object]:
        names = state.tokens.names
        return {
            "bag": len(state.bag),
            "heap": [names[token] for token in state.heap],
            "seats": [{"gold": state.worth(kept)} for kept in state.kept],
        }

    def redact(self, event: Event, seat: int | None) -> Event:
        """Everybody sees everything."""
        return event

    def sample(self, state: Digging, seat: int | None, seed: int) -> Digging:
        """Nothing is hidden but what chance will bring."""
        other = state.clone()
        other.rng = seeded(seed)
        return other

    def result(self, state: Digging) -> Result:
        # Rule: end.most-gold
        scores = tuple(state.worth(kept) for kept in state.kept)
        ranking = ranking_of([(score,) for score in scores])
        return Result(scores, ranking[0], ranking, "gold")

    def evaluate(self, state: Digging, seat: int) -> float:
        """The share of the gold, with half of what lies on one's own heap."""
        gold = [float(state.worth(kept)) for kept in state.kept]
        top = state.stack[-1] if state.stack else None
        if isinstance(top, Turn):
            gold[top.seat] += state.worth(state.heap) / 2
        return (1 + gold[seat]) / (state.seats + sum(gold))

    def problems(self, state: Digging) -> list[str]:
        kept = [token for tokens in state.kept for token in tokens]
        tokens = Counter([*state.bag, *state.heap, *state.lost, *kept])
        return [] if tokens == Counter(state.tokens.bag) else [f"the tokens are {tokens}"]


GAME = NewGame()
