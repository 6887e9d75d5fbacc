"""The tree of a search: what was tried at each point, and how it went for every seat.

A node stands for the actions that lead to it, not for one state: each pass through the tree goes
through another world that the searching seat cannot rule out. So a node may meet different seats
and different options from pass to pass, and an edge counts how often it could have been taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt

from kaper.kernel.actions import Action

# At a node passed n times, so many edges are considered: the best at first look, then more.
WIDTH_AT_FIRST, WIDTH_GROWTH = 3.0, 1.0


class Edge:
    """One action of one seat at a node, with what the game says right after it: the look."""

    __slots__ = ("action", "available", "look", "squares", "total", "twin", "visits")

    def __init__(self, action: Action, look: float, *, twin: bool = False) -> None:
        self.action = action
        self.look = look
        self.twin = twin  # leads to the same position as another edge
        self.visits = 0
        self.available = 0  # how often it could have been taken
        self.total = 0.0  # what it was worth to its seat, added up; and squared
        self.squares = 0.0

    def count(self, worth: float) -> None:
        self.visits += 1
        self.total += worth
        self.squares += worth * worth


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


@dataclass(frozen=True, slots=True)
class Manner:
    """How edges are chosen."""

    exploration: float  # what trying more is worth, in standard deviations of what comes of it
    doubt: float  # how far off a first look is at least
    thorough: bool  # try every edge that is considered


# Deciding needs more trying than foreseeing what all will do, and its first look is more careful.
AT_ROOT = Manner(exploration=1.0, doubt=0.02, thorough=True)
BELOW = Manner(exploration=0.5, doubt=0.04, thorough=False)


# So many times what chance makes of an edge on average is still taken for chance.
_CHANCE = 3.0


class Judgement:
    """What is to be thought of some edges, by their looks and by what came of them.

    A look counts as much as the passes that would be needed to be as sure: few in a calm game or
    where looks were found wrong, many where chance rules. Looks and passes see different moments
    of the game, so only the differences between looks count.
    """

    __slots__ = ("_gain", "_trust", "spread")

    def __init__(self, edges: Sequence[Edge], doubt: float) -> None:
        passes, total, squares, looks = 0, 0.0, 0.0, 0.0
        tried = [edge for edge in edges if edge.visits]
        for edge in tried:
            passes += edge.visits
            total += edge.total
            squares += edge.squares
            looks += edge.visits * edge.look
        passes = passes or 1
        self._gain = gain = (total - looks) / passes
        self.spread = sqrt(max(0.0, squares / passes - (total / passes) ** 2)) + 0.01
        noise = self.spread * self.spread
        # How far looks were off, less what chance alone may well make of it.
        off = -_CHANCE * noise * len(tried)
        for edge in tried:
            error = edge.total / edge.visits - edge.look - gain
            off += edge.visits * error * error
        self._trust = max(1.0, noise / max(doubt * doubt, off / passes))

    def of(self, edge: Edge) -> float:
        trust = self._trust
        return (edge.total + trust * (edge.look + self._gain)) / (edge.visits + trust)

    def error(self, edge: Edge) -> float:
        """The standard error of what is thought of an edge."""
        return self.spread / sqrt(edge.visits + self._trust)


def select(edges: Sequence[Edge], manner: Manner) -> Edge:
    """The edge most worth another pass, of those that can be taken in this world (UCB1)."""
    passes = 0
    for edge in edges:
        edge.available += 1
        passes += edge.visits
    considered = sorted(edges, key=promise)[: int(WIDTH_AT_FIRST + WIDTH_GROWTH * sqrt(passes))]
    if not passes or manner.thorough:
        for edge in considered:
            if not edge.visits:
                return edge
    judgement = Judgement(edges, manner.doubt)
    scale = manner.exploration * judgement.spread
    return max(
        considered,
        key=lambda edge: (
            judgement.of(edge) + scale * sqrt(log(edge.available + 1) / (edge.visits + 1))
        ),
    )


def promise(edge: Edge) -> tuple[bool, float]:
    """The key that sorts edges by their first look, the best first and twins last."""
    return edge.twin, -edge.look
