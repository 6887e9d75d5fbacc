"""The bot that searches: information-set Monte Carlo tree search within a budget.

Each pass takes a world that the seat cannot tell from the true one, follows the tree to where it
ends, goes on by the best first look until the seat is to move again, has the game judge the
position for every seat, and counts that along the way. Every seat is taken to play for itself
(max-n), so any number of players will do.
"""

from __future__ import annotations

import gc
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Generic

from kaper.bots.base import Bot, Position, S, Seen
from kaper.bots.clock import Clock, OutOfTime
from kaper.bots.tree import AT_ROOT, BELOW, Edge, Judgement, Manner, Node, promise, select
from kaper.kernel.actions import Action
from kaper.kernel.errors import BadSetup

_BUDGET = re.compile(r"(\d+(?:\.\d+)?)(ms|s)|(\d+)")


@dataclass(frozen=True, slots=True)
class Budget:
    """What one decision may cost: seconds, or passes where it must not hang on the machine."""

    seconds: float | None = None
    passes: int | None = None

    @classmethod
    def parse(cls, text: str) -> Budget:
        """`100ms`, `2s`, or a number of passes."""
        found = _BUDGET.fullmatch(text)
        number = float(found[1] or found[3]) if found else 0.0
        if found is None or number == 0:
            raise BadSetup(f"a search takes 100ms, 2s, or a number of passes, not {text!r}")
        if found[2] is None:
            return cls(passes=int(number))
        return cls(seconds=number / 1000 if found[2] == "ms" else number)


USUAL = Budget(seconds=0.5)
# So many worlds are looked at for each of the best options, before any pass.
WORLDS_AT_FIRST, BEST_AT_FIRST = 4, 12
# So many new options are looked at in one visit of a node, and so many nodes added in one pass.
MOST_LOOKS, MOST_NODES = 16, 4


class MctsBot(Bot):
    """Thinks as long as its budget lasts."""

    name = "mcts"

    def __init__(
        self, seed: int, budget: Budget = USUAL, name: str = name, style: str = ""
    ) -> None:
        self._random = Random(seed)  # noqa: S311 - play, not secrets
        self.budget = budget
        self._kept: Following | None = None
        self.name = name
        self._style = style

    def decide(self, seen: Seen[S]) -> Action:
        seen = seen.in_style(self._style)
        options = seen.options()
        if len(options) == 1:
            return options[0]
        with collecting_put_off():
            search = Search(seen, self._random, self._kept)
            search.spend(self.budget)
            self._kept = search.following()
            return search.best()


@contextmanager
def collecting_put_off() -> Iterator[None]:
    """Without collecting garbage, which now and then takes as long as a short search.

    A tree has no cycles: it goes without being collected, if it goes before this ends.
    """
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


@dataclass(frozen=True, slots=True)
class Following:
    """A part of a tree, and what its seat sees if the game comes to it as was foreseen."""

    node: Node
    view: Mapping[str, object]
    options: tuple[Action, ...]

    def is_at(self, seen: Seen[S]) -> bool:
        """Whether nothing new was learned since: no die fell and no card was turned over."""
        return self.options == tuple(seen.options()) and self.view == seen.view()


class Search(Generic[S]):
    """The tree of one decision; it goes on with an earlier one where nothing new was learned."""

    def __init__(self, seen: Seen[S], random: Random, kept: Following | None = None) -> None:
        self._seen = seen
        self._random = random
        self._root = Node()
        if kept is not None and kept.is_at(seen):
            self._root = kept.node
        edges = self._root.edges_of(seen.seat)
        # In other worlds there may have been other options.
        self._root.edges = {seen.seat: {o: edges[o] for o in seen.options() if o in edges}}
        self._before = {edge: edge.visits for edge in edges.values()}
        self._worlds: list[Position[S]] = []
        self._clock = Clock(None)
        self.passes = 0

    def spend(self, budget: Budget) -> None:
        """Look at all options, then pass through the tree until the budget is used up."""
        self._clock = Clock(budget.seconds)
        try:
            self._look_at_all()
            while self.passes != budget.passes:
                self.run_once()
                self.passes += 1
        except OutOfTime:
            return

    @property
    def root(self) -> Node:
        """The decision itself."""
        return self._root

    def compare(self, actions: Sequence[Action], budget: Budget) -> None:
        """After `spend`: pass through these options too, each as often as the others, until one
        more budget is used up."""
        edges = [self.edges[action] for action in actions if action in self.edges]
        self._clock = Clock(budget.seconds)
        last = None if budget.passes is None else self.passes + budget.passes
        try:
            while edges and self.passes != last:
                self.run_once(min(edges, key=lambda edge: edge.visits))
                self.passes += 1
        except OutOfTime:
            return

    @property
    def edges(self) -> dict[Action, Edge]:
        """What is known of each option of the decision."""
        return self._root.edges_of(self._seen.seat)

    def best(self) -> Action:
        """What is thought best of all that was tried, or looked at where time was short."""
        edges = list(self._root.edges_of(self._seen.seat).values())
        if not edges:
            return self._random.choice(self._seen.options())
        return _best_of(edges, AT_ROOT).action

    def plan(self) -> tuple[Action, ...]:
        """What the seat would do from here to the end of its turn, as far as it was tried.

        Where chance decides, the plan is for one way that it may go.
        """
        seat, world, node = self._seen.seat, self._world(0).clone(), self._root
        line = [self.best()]
        while line[-1] in node.edges_of(seat):
            world.apply(seat, line[-1])
            following = node.after.get((node.edges_of(seat)[line[-1]],))
            if following is None or not world.goes_on(seat):
                break
            node, edges = following, following.edges_of(seat)
            tried = [edges[option] for option in world.options(seat) if option in edges]
            if not any(edge.visits for edge in tried):
                break
            line.append(_best_of(tried, BELOW).action)
        return tuple(line)

    def following(self) -> Following | None:
        """What is known of the next decision of this turn, if there is one after the best action.

        That is so in one world; in the true one chance may make another.
        """
        seat, world, node = self._seen.seat, self._world(0).clone(), self._root
        options: Sequence[Action] = (self.best(),)
        # Where there is only one option nobody thinks.
        while len(options) == 1:
            edge = node.edges_of(seat).get(options[0])
            following = node.after.get((edge,)) if edge is not None else None
            if following is None:
                return None
            world.apply(seat, options[0])
            if not world.goes_on(seat):
                return None
            node, options = following, world.options(seat)
        return Following(node, world.view(seat), tuple(options))

    def _look_at_all(self) -> None:
        """The first look at the options of the decision: at the best of them in several worlds."""
        seat, edges = self._seen.seat, self._root.edges_of(self._seen.seat)
        new = [option for option in self._seen.options() if option not in edges]
        self._look(self._world(0), seat, new, edges)
        best = sorted(edges.values(), key=promise)[:BEST_AT_FIRST]
        for number in range(1, WORLDS_AT_FIRST):
            for edge in best:
                after = self._after(self._world(number), seat, edge.action)
                edge.look += (after.evaluate(seat) - edge.look) / (number + 1)

    def run_once(self, first: Edge | None = None) -> None:
        """One pass through one world, which counts for nothing where the time is up before.

        It begins with an option that is named, or with the one most worth it.
        """
        node, seat = self._root, self._seen.seat
        first = first or select(list(node.edges_of(seat).values()), AT_ROOT)
        # Options are compared in the same worlds: luck must not look like skill.
        world = self._world(first.visits - self._before.get(first, 0)).clone()
        path = [(seat, first)]
        if world.sealed:
            others = (other for other in world.waiting() if other != seat)
            path += [(other, self._choose(node, world, other)) for other in others]
        taken, added, answered = tuple(path), 0, False
        while True:
            self._clock.check()
            # All have chosen before anybody acts: sealed answers must not know of each other.
            for mover, edge in taken:
                world.apply(mover, edge.action)
                answered = answered or mover != seat
            node = node.follow(tuple(edge for _, edge in taken))
            if world.over:
                break
            added += not node.visits
            node.visits += 1
            movers = self._movers(world)
            if added and (added > MOST_NODES or (answered and seat in movers)):
                break
            taken = tuple((mover, self._choose(node, world, mover)) for mover in movers)
            path += taken
        worths = dict[int, float]()
        for mover in dict(path):
            self._clock.check()
            worths[mover] = world.evaluate(mover)
        for mover, edge in path:
            edge.count(worths[mover])

    def _world(self, number: int) -> Position[S]:
        while len(self._worlds) <= number:
            self._worlds.append(self._seen.sample(self._random.getrandbits(64)))
        return self._worlds[number]

    def _movers(self, world: Position[S]) -> Sequence[int]:
        """Who chooses now: all of a sealed decision, else one; in a window, whoever is first."""
        seats = world.waiting()
        return seats if len(seats) == 1 or world.sealed else (self._random.choice(seats),)

    def _choose(self, node: Node, world: Position[S], seat: int) -> Edge:
        edges = node.edges_of(seat)
        options = world.options(seat)
        new = [option for option in options if option not in edges]
        if new:
            self._random.shuffle(new)
            self._look(world, seat, new[:MOST_LOOKS], edges)
        return select([edges[option] for option in options if option in edges], BELOW)

    def _look(
        self, world: Position[S], seat: int, options: list[Action], edges: dict[Action, Edge]
    ) -> None:
        """Add edges for new options, each with what the game says right after it.

        Twins are marked: options that lead to the same position as another one, such as two ways
        to the same square.
        """
        # Equal options are not to be preferred by their place in the list.
        self._random.shuffle(options)
        found: dict[float, list[Position[S]]] = {}
        for option in options:
            after = self._after(world, seat, option)
            worth = after.evaluate(seat)
            alike = found.setdefault(worth, [])
            twin = any(after.same_as(other) for other in alike)
            alike.append(after)
            edges[option] = Edge(option, worth, twin=twin)

    def _after(self, world: Position[S], seat: int, option: Action) -> Position[S]:
        self._clock.check()
        after = world.clone()
        after.apply(seat, option)
        return after


def _best_of(edges: Sequence[Edge], manner: Manner) -> Edge:
    """The edge thought best of those that were tried, or looked at where none was."""
    judgement = Judgement(edges, manner.doubt)
    return max([edge for edge in edges if edge.visits] or edges, key=judgement.of)
