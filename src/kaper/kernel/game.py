"""What a game is to everything outside its folder."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Generic

from kaper.kernel.action_space import ActionSpace, Shape, action_space
from kaper.kernel.actions import Action, Grammar
from kaper.kernel.chance import seeded
from kaper.kernel.codec import Codec, Json
from kaper.kernel.components import Components, read_components
from kaper.kernel.decisions import Prompt
from kaper.kernel.driver import run
from kaper.kernel.effects import (
    ChooseEffect,
    Context,
    InOrder,
    OneOf,
    Run,
)
from kaper.kernel.errors import BadSetup
from kaper.kernel.events import Event
from kaper.kernel.facts import Facts, Option, Options
from kaper.kernel.frames import S
from kaper.kernel.piles import Pile, Segment
from kaper.kernel.planes import Plane
from kaper.kernel.state import Trace
from kaper.kernel.weights import Features, Weights

__all__ = ["Game", "Option", "Options", "Result", "ranking_of"]

KERNEL_RECORDS = (
    ChooseEffect,
    Context,
    InOrder,
    OneOf,
    Pile,
    Run,
    Segment,
)


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. `ranking` lists groups of equal seats, the best first."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    reason: str

    def returns(self) -> tuple[float, ...]:
        """What each seat has of it: 1 for winning alone, -1 for being last, and evenly spaced in
        between; equal seats share. Together they are 0, but for who plays alone."""
        seats = len(self.scores)
        if seats == 1:
            return (1.0 if self.winners else -1.0,)
        returns = [0.0] * seats
        better = 0
        for group in self.ranking:
            for seat in group:
                returns[seat] = 1 - (2 * better + len(group) - 1) / (seats - 1)
            better += len(group)
        return tuple(returns)


@dataclass(frozen=True, slots=True)
class Account:
    """What a finished game was like for one seat, for those who weigh a set of components.

    Points by their sources, of which one that brought nothing may be left out, and what it had: ids
    of components, or words of the game's own. The messages `GAME-score-SOURCE` and `GAME-had-WORD`
    name what is no component.
    """

    points: Mapping[str, float] = field(default_factory=dict)
    had: Sequence[str] = ()


class Game(Facts, ABC, Generic[S]):
    """The rules of one game. A game's folder defines one object of this kind."""

    grammar: Grammar
    records: tuple[type, ...]
    state: type
    # The `TypedDict` that `view` returns; None leaves its shape open.
    view_type: type | None = None
    # How the greedy bot looks at an option: in so many worlds, and so many decisions on. Where
    # turns are long, and `evaluate` knows what has been begun, it need not go on at all.
    look: tuple[int, int] = (3, 6)
    # The verbs that end the patience of whoever passes until something happens.
    stirring: frozenset[str] = frozenset()
    # By verb: the verbs of what it would take back, of the same thing where both name one. Whoever
    # advises a player never advises both in a turn.
    undoes: Mapping[str, tuple[str, ...]] = {}
    # By the last part of a prompt's key: a word for what is asked, where all may know it.
    topics: Mapping[str, str] = {}
    # Where `evaluate` can be learned: what `kaper train` weighs, and the weights that judge now.
    features: Features[S] | None = None
    weights: Weights | None = None
    # What a bot may have a liking for, by name, and what that adds to `evaluate`: little, so that
    # it still plays to win.
    styles: Mapping[str, Callable[[S, int], float]] = {}

    @abstractmethod
    def begin(self, seats: int, options: Options, components: Components, rng: int) -> S:
        """A state with the set-up still to do, as a frame on its stack."""

    @abstractmethod
    def tables(self, components: Components) -> dict[str, object]:
        """The state's transient fields that hold what the components say."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> Mapping[str, object]:
        """What a seat may know, and nothing else, ready for JSON; None is a spectator."""

    @abstractmethod
    def redact(self, event: Event, seat: int | None) -> Event | None:
        """An event as this seat may know it; None where it may not even know of it."""

    @abstractmethod
    def sample(self, state: S, seat: int | None, seed: int) -> S:
        """A state that this seat cannot tell from the true one: hidden things dealt anew."""

    @abstractmethod
    def result(self, state: S) -> Result:
        """The result of a finished game."""

    @abstractmethod
    def evaluate(self, state: S, seat: int) -> float:
        """How well this seat stands, between 0 (lost) and 1 (won), by what it can know."""

    @abstractmethod
    def problems(self, state: S) -> list[str]:
        """Everything that is wrong with a state: nothing, unless the rules have a fault."""

    def __reduce__(self) -> str:
        # The one object of its kind, under this name in its module: copies and pickles refer to it.
        return "GAME"

    def topic(self, prompt: Prompt) -> str:
        """What all may know of what somebody is asked; nothing where it would tell a secret."""
        return self.topics.get(prompt.key.removeprefix(f"{self.id}-prompt-"), "")

    def because(self, state: S, seat: int, action: Action) -> Prompt | None:
        """What a seat may say openly of why it is about to act; the state is only a sample."""
        return None

    def outlook(self, state: S, seat: int) -> Mapping[str, float]:
        """What `evaluate` counts for this seat, by the names of prospects, in points of its own."""
        return {}

    def shapes(self, components: Components) -> tuple[Shape, ...]:
        """Every action that there is with these components: see `action_space`."""
        raise NotImplementedError(f"{self.id} declares no action space")

    def action_space(self, components: Components) -> ActionSpace:
        return action_space(self.shapes(components))

    def planes(self, state: S) -> tuple[Plane, ...]:
        """What the numbers of `tensor` are, for as many seats as a state has."""
        raise NotImplementedError(f"{self.id} declares no planes")

    def tensor(self, state: S, seat: int) -> bytearray:
        """What a seat knows in numbers, by the planes: the same for all that it cannot tell
        apart. The question that is pending is not among them: see `observation`."""
        raise NotImplementedError(f"{self.id} declares no planes")

    def figures(self, state: S, events: Sequence[Event]) -> dict[str, float]:
        """What a finished game was like in numbers, by name, of which tournaments tell the mean."""
        return {}

    def account(self, state: S, events: Sequence[Event], seat: int) -> Account:
        """What a finished game was like for a seat, or for one of the `rivals`."""
        return Account()

    def rivals(self, state: S) -> Sequence[int]:
        """Who played against all without a seat, as numbers that `account` knows."""
        return ()

    def opener(self, state: S) -> int:
        """Who was the first in turn order at the beginning."""
        return 0

    @property
    def has_figures(self) -> bool:
        """Whether the game tells any, so that events are wanted."""
        return type(self).figures is not Game.figures

    def arrange(self, state: S, arrangement: Mapping[str, object]) -> None:
        """Make a freshly set-up state as it is described: for tests and puzzles."""
        raise BadSetup(f"{self.id} knows no arrangements")

    def codec(self, *more: type) -> Codec:
        """Reads states, frames and events of this game, and records of some more classes."""
        return Codec((*KERNEL_RECORDS, *self.records, *more), self.grammar)

    def components(self, options: Options | None = None) -> Components:
        """The built-in cards, boards and tokens, each with its source mark: the standard set, or
        the one that the options choose."""
        chosen = self.check_options(options or {})
        values = ((option, chosen[option.name]) for option in self.options)
        sets = tuple(value for option, value in values if value in option.sets)
        return read_components(self.package, sets)

    def upgrade(
        self, fields: dict[str, Json], rules: int, components: Components
    ) -> dict[str, Json]:
        """The fields of a state that was saved by older rules, as the rules of today save them.

        What it is given it may change.
        """
        return fields

    def upgrade_components(self, components: Components, rules: int) -> Components:
        """Components of players' own that a record of some rules tells, as they are written today.

        Those rules may be today's, where only the writing has changed.
        """
        return components

    def restore(self, data: Json, components: Components, rules: int) -> S:
        """A state from its saved fields, the rules that saved them, and its components."""
        if rules > self.rules:
            raise BadSetup(self.too_new(rules))
        if rules < self.rules and isinstance(data, dict):
            data = self.upgrade(deepcopy(data), rules, components)
        fields = self.codec().decode_fields(data)
        state: S = self.state(**fields, trace=None, **self.tables(components))
        return state

    def too_new(self, rules: int) -> str:
        """What is wrong with something that newer rules made."""
        return f"made by rules {rules} of {self.id}, and these are rules {self.rules}"

    def start(
        self,
        seats: int,
        seed: int | str,
        options: Options,
        components: Components | None = None,
        trace: Trace | None = None,
    ) -> S:
        """A game set up and waiting for its first decision."""
        if seats not in self.seats:
            span = f"{self.seats[0]} to {self.seats[-1]}" if len(self.seats) > 1 else self.seats[0]
            raise BadSetup(f"{self.id} is for {span} seats, not {seats}")
        components = components or self.components(options)
        state = self.begin(seats, self.check_options(options), components, seeded(seed))
        state.trace = trace
        run(state)
        state.trace = None
        return state


def ranking_of(keys: Sequence[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """Seats grouped by their keys, the highest first; equal keys share a place."""
    places = sorted(set(keys), reverse=True)
    return tuple(tuple(s for s, key in enumerate(keys) if key == place) for place in places)
