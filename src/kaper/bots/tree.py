"""The tree of a search: what was tried at each point, and how it went for every seat.

A node stands for the actions that lead to it, not for one state: each pass through the tree goes
through another world that the searching seat cannot rule out. So a node may meet different seats
and different options from pass to pass, and an edge counts how often it could have been taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt

from kaper.kernel.actions import Action

# How much trying rarely tried edges is worth, in standard deviations of what comes of them.
EXPLORATION = 1.0
# At a node passed n times, so many edges are considered: the best at first look, then more.
WIDTH_AT_FIRST, WIDTH_GROWTH = 3.0, 1.0


class Edge:
    """One action of one seat at a node. The first look at what follows counts as one pass."""

    __slots__ = ("action", "available", "order", "squares", "total", "visits")

    def __init__(self, action: Action, look: float, order: int) -> None:
        self.action = action
        self.order = order  # among the edges of the node and seat, the best at first look first
        self.visits = 0
        self.available = 0  # how often it could have been taken
        self.total = look  # what it was worth to its seat, added up; and squared
        self.squares = look * look

    def count(self, worth: float) -> None:
        self.visits += 1
        self.total += worth
        self.squares += worth * worth

    def mean(self) -> float:
        return self.total / (self.visits + 1)


class Node:
    """A point of the tree: edges by seat, and what follows where they were taken."""

    __slots__ = ("after", "edges", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[int, dict[Action, Edge]] = {}
        self.after: dict[tuple[Edge, ...], Node] = {}

    def edges_of(self, seat: int) -> dict[Action, Edge]:
        edges = self.edges.get(seat)
        if edges is None:
            edges = self.edges[seat] = {}
        return edges

    def follow(self, taken: tuple[Edge, ...]) -> Node:
        """The node after some seats' edges were taken here."""
        node = self.after.get(taken)
        if node is None:
            node = self.after[taken] = Node()
        return node


def select(edges: Sequence[Edge]) -> Edge:
    """The edge most worth another pass, of those that can be taken in this world (UCB1)."""
    passes = 0
    for edge in edges:
        edge.available += 1
        passes += edge.visits
    considered = edges
    width = int(WIDTH_AT_FIRST + WIDTH_GROWTH * sqrt(passes))
    if width < len(edges):
        considered = sorted(edges, key=_order)[:width]
    scale = EXPLORATION * spread(considered)
    best, best_worth = considered[0], -1.0
    for edge in considered:
        tried = edge.visits + 1
        worth = edge.total / tried + scale * sqrt(log(edge.available + 1) / tried)
        if worth > best_worth:
            best, best_worth = edge, worth
    return best


def _order(edge: Edge) -> int:
    return edge.order


def spread(edges: Sequence[Edge]) -> float:
    """The standard deviation of all that came of these edges, by chance or by choice.

    And a little more: where all came out equal, trying goes on.
    """
    count, total, squares = 0, 0.0, 0.0
    for edge in edges:
        count += edge.visits + 1
        total += edge.total
        squares += edge.squares
    return sqrt(max(0.0, squares / count - (total / count) ** 2)) + 0.01
