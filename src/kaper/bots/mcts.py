"""The bot that searches: information-set Monte Carlo tree search within a budget.

Each pass deals a new world that the seat cannot tell from the true one, follows the tree to where
it ends, has the game judge the position there for every seat, and counts that along the way. Every
seat is taken to play for itself (max-n), so any number of players will do. No pass plays on by
chance below the tree: where that was tried, it gained nothing for the time that it takes.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Generic

from kaper.bots.base import Bot, Position, S, Seen
from kaper.bots.tree import Edge, Node, select
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


class MctsBot(Bot):
    """Thinks as long as its budget lasts."""

    name = "mcts"

    def __init__(self, seed: int, budget: Budget = USUAL) -> None:
        self._random = Random(seed)  # noqa: S311 - play, not secrets
        self._budget = budget

    def decide(self, seen: Seen[S]) -> Action:
        options = seen.options()
        if len(options) == 1:
            return options[0]
        search = Search(seen, self._random)
        search.spend(self._budget)
        return search.best()


class Search(Generic[S]):
    """The tree of one decision."""

    def __init__(self, seen: Seen[S], random: Random) -> None:
        self._seen = seen
        self._random = random
        self._root = Node()
        self.passes = 0

    def spend(self, budget: Budget) -> None:
        """Pass through the tree until the budget is used up, once at least."""
        end = None if budget.seconds is None else perf_counter() + budget.seconds
        self.run_once()
        while self.passes != budget.passes and (end is None or perf_counter() < end):
            self.run_once()

    def best(self) -> Action:
        """What was tried most often: it has the best means, and the surest."""
        edges = self._root.edges_of(self._seen.seat).values()
        return max(edges, key=lambda edge: (edge.visits, edge.mean())).action

    def run_once(self) -> None:
        """One pass through one world."""
        self.passes += 1
        world = self._seen.sample(self._random.getrandbits(64))
        node, path = self._root, list[tuple[int, Edge]]()
        while not world.over and (node is self._root or node.visits):
            node.visits += 1
            # All choose before anybody acts: sealed answers must not know of each other.
            taken = [(seat, self._choose(node, world, seat)) for seat in self._movers(world, node)]
            for seat, edge in taken:
                world.apply(seat, edge.action)
            path += taken
            node = node.follow(tuple(edge for _, edge in taken))
        node.visits += 1
        worths = world.worths()
        for seat, edge in path:
            edge.count(worths[seat])

    def _movers(self, world: Position[S], node: Node) -> Sequence[int]:
        """Who chooses now: all of a sealed decision, else one; in a window, whoever is first."""
        seats = world.waiting()
        if len(seats) == 1 or world.sealed:
            return seats
        return (self._seen.seat if node is self._root else self._random.choice(seats),)

    def _choose(self, node: Node, world: Position[S], seat: int) -> Edge:
        edges = node.edges_of(seat)
        options = world.options(seat)
        new = [option for option in options if option not in edges]
        if new:
            self._look(world, seat, new, edges)
        return select([edges[option] for option in options])

    def _look(
        self, world: Position[S], seat: int, options: list[Action], edges: dict[Action, Edge]
    ) -> None:
        """Add edges for new options in the order in which they are to be tried.

        The best at first look come first. Twins come last: options that lead to the same position
        as another one, such as two ways to the same square.
        """
        # Equal options are not to be preferred by their place in the list.
        self._random.shuffle(options)
        found: dict[float, list[Position[S]]] = {}
        looks: list[tuple[bool, float, Action]] = []
        for option in options:
            after = world.clone()
            after.apply(seat, option)
            worth = after.worths()[seat]
            alike = found.setdefault(worth, [])
            twin = any(after.same_as(other) for other in alike)
            alike.append(after)
            looks.append((twin, -worth, option))
        looks.sort(key=lambda look: look[:2])
        for order, (_, cost, option) in enumerate(looks, len(edges)):
            edges[option] = Edge(option, -cost, order)
