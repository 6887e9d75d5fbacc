"""What a search would do for a player, told: what, why, how sure, and the rest of the turn.

Everything is found out in worlds that the seat cannot tell from the true one.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from math import hypot
from random import Random
from typing import Generic, Literal, TypeAlias

from kaper.bots.base import S, Seen
from kaper.bots.mcts import Budget, Search, collecting_put_off
from kaper.bots.reasons import reasons
from kaper.bots.tree import AT_ROOT, Judgement, Node
from kaper.kernel import driver
from kaper.kernel.actions import Action
from kaper.kernel.frames import DECLINE, DONE
from kaper.kernel.game import Game
from kaper.kernel.prospects import Prospect
from kaper.match import Match

# How the advised option stands beside the next one; the only one needs no comparison.
Sureness: TypeAlias = Literal["clear", "slight", "even", "only"]

# A lead of so many standard errors is clear, and one of so many is more than chance.
CLEAR, SLIGHT = 2.0, 1.0
# In so many worlds the plan is played: where they come to differ, something is learned.
WORLDS = 3
# So many of the next best options are told.
OTHERS = 2
# By these a question is left as it is.
LEAVING = {DONE.name, DECLINE.name}
# The later actions of a plan are searched for with this part of the budget, up to so many.
# Where the search for those before has passed at least so often, its tree will do.
LATER, LONGEST, ENOUGH = 5, 12, 12


@dataclass(frozen=True, slots=True)
class Opinion:
    """What a search thinks of an option, on the scale of `evaluate`, after so many passes."""

    action: Action
    worth: float
    error: float
    passes: int


@dataclass(frozen=True, slots=True)
class Step:
    """An action of the plan, the next best ones, and what speaks for it.

    `known` tells by a hash when it is meant: what the seat then sees, and is asked.
    """

    known: str
    best: Opinion
    others: tuple[Opinion, ...]
    options: int
    sure: Sureness
    reasons: tuple[Prospect, ...]


@dataclass(frozen=True, slots=True)
class Advice:
    """A line of own actions to the end of the turn.

    It is `open` where it breaks off before: how to go on hangs on what the last action reveals.
    """

    steps: tuple[Step, ...]
    open: bool


def advise(seen: Seen[S], random: Random, budget: Budget, taken: Sequence[Action] = ()) -> Advice:
    """What to do now and in the rest of the turn, in which these actions have been taken."""
    with collecting_put_off():
        return _advise(seen, random, budget, list(taken))


def _advise(seen: Seen[S], random: Random, budget: Budget, taken: list[Action]) -> Advice:
    worlds = [seen.imagine(random.getrandbits(64)) for _ in range(WORLDS)]
    thinking = Thinking(seen, random, budget)
    idle: set[Action] = set()
    while True:
        planned = _plan(thinking, [world.clone() for world in worlds], [*taken], idle)
        if isinstance(planned, Advice):
            return planned
        idle.add(planned)
        thinking.start_again()


def _plan(
    thinking: Thinking[S], worlds: Sequence[Match[S]], taken: list[Action], idle: set[Action]
) -> Advice | Action:
    """A line of actions without the idle ones, or one more that would be idle: it only opens what
    the next one closes again."""
    seat, (first, *others) = thinking.seat, worlds
    steps: list[Step] = []
    depths: list[int] = []
    while True:
        step = _step(Seen(first, seat), first, thinking, taken, idle)
        steps.append(step)
        depths.append(len(first.state.stack))
        action = step.best.action
        for world in worlds:
            world.play(seat, action)
        if _closes(action, depths) and steps[-2].best.action not in idle:
            return steps[-2].best.action
        taken.append(action)
        if not _goes_on(first, seat):
            return Advice(tuple(steps), open=False)
        if _differ(first, others, seat) or len(steps) == LONGEST:
            return Advice(tuple(steps), open=True)
        thinking.go_on(Seen(first, seat), action)


def _closes(action: Action, depths: Sequence[int]) -> bool:
    """Whether it only leaves what the action before it entered."""
    return action.verb in LEAVING and len(depths) > 1 and depths[-1] > depths[-2]


def _differ(first: Match[S], others: Sequence[Match[S]], seat: int) -> bool:
    """Whether the seat would by now know in which of these worlds it is."""
    if any(driver.waiting(world.state) != (seat,) for world in others):
        return True
    return {known(world, seat) for world in others} != {known(first, seat)}


class Thinking(Generic[S]):
    """A search for each step of a plan: that of the one before, where it went deep enough."""

    def __init__(self, seen: Seen[S], random: Random, budget: Budget) -> None:
        self.random = random
        self.seat = seen.seat
        self._seen = self._start = seen
        self._budget = _part(budget)
        self._root, passes = self._search(budget)
        self._node = self._root
        self._enough = max(ENOUGH, passes / LATER)

    def start_again(self) -> None:
        """Think of the first action once more, with what is known of it."""
        self._seen, self._node = self._start, self._root

    def go_on(self, seen: Seen[S], action: Action) -> None:
        """Think about what follows on an action."""
        self._seen = seen
        edge = self._node.edges_of(seen.seat)[action]
        self._node = self._node.follow((edge,))
        known = self._node.edges_of(seen.seat)
        if self._node.visits < self._enough or known.keys().isdisjoint(seen.options()):
            self._node, _ = self._search(self._budget)

    def _search(self, budget: Budget) -> tuple[Node, int]:
        """The root of the tree, and how many passes there were."""
        search = Search(self._seen, self.random)
        search.spend(budget if len(self._seen.options()) > 1 else Budget(passes=1))
        if not search.root.edges_of(self._seen.seat):
            # There was no time for a single look.
            search = Search(self._seen, self.random)
            search.spend(Budget(passes=1))
        return search.root, search.passes

    def opinions(self) -> list[Opinion]:
        """What is thought of the options, those that were tried and the best first; of two ways to
        the same position, one."""
        edges = list(self._node.edges_of(self._seen.seat).values())
        judgement = Judgement(edges, AT_ROOT.doubt)
        opinions = [
            Opinion(edge.action, judgement.of(edge), judgement.error(edge), edge.visits)
            for edge in edges
            if not edge.twin
        ]
        return sorted(opinions, key=lambda opinion: (not opinion.passes, -opinion.worth))


def _step(
    seen: Seen[S],
    match: Match[S],
    thinking: Thinking[S],
    taken: Sequence[Action],
    idle: Collection[Action],
) -> Step:
    options = seen.options()
    opinions = [one for one in thinking.opinions() if one.action in options]
    kept = [
        one
        for one in opinions
        if one.action not in idle and not takes_back(match.game, one.action, taken)
    ] or opinions
    best = rather(match, seen.seat, kept)
    rest = [one for one in kept if one is not best] or [one for one in opinions if one is not best]
    others = [one for one in rest if one.passes] or rest
    second = others[0] if others else None
    return Step(
        known(match, seen.seat),
        best,
        tuple(others[:OTHERS]),
        len(options),
        sureness(best, second) if second else "only",
        reasons(seen, match, thinking.random, best.action, second.action if second else None),
    )


def rather(match: Match[S], seat: int, kept: Sequence[Opinion]) -> Opinion:
    """The best, or rather than to decline a gift what is as good as that."""
    best = kept[0]
    if best.action.verb != DECLINE.name:
        return best
    for one in kept[1:]:
        brought = [prospect.kind for prospect in match.brings(seat, one.action)]
        if one.passes and sureness(best, one) == "even" and brought and "cost" not in brought:
            return one
    return best


def known(match: Match[S], seat: int) -> str:
    """What a waiting seat sees and is asked, as a hash: the same in all worlds until it learns
    something."""
    decision = match.decision(seat)
    told = (match.view(seat), decision.prompt.key, [option.text for option in decision.options])
    return blake2b(json.dumps(told).encode(), digest_size=16).hexdigest()


def sureness(best: Opinion, second: Opinion) -> Sureness:
    """How far the lead of an option is beyond chance."""
    gap, error = best.worth - second.worth, hypot(best.error, second.error)
    if gap >= CLEAR * error:
        return "clear"
    return "slight" if gap >= SLIGHT * error else "even"


def _goes_on(match: Match[S], seat: int) -> bool:
    """Whether the same turn goes on, and only this seat is asked."""
    if match.over or driver.waiting(match.state) != (seat,):
        return False
    return not match.state.stack[-1].begins_turn(match.state)


def _part(budget: Budget) -> Budget:
    if budget.seconds is not None:
        return Budget(seconds=budget.seconds / LATER)
    return Budget(passes=max(1, (budget.passes or 0) // LATER))


class Adviser:
    """Advises one seat through a match, and stands by its plan until something new is known."""

    def __init__(self, seat: int, seed: int, budget: Budget) -> None:
        self._seat = seat
        self._random = Random(seed)  # noqa: S311 - play, not secrets
        self._budget = budget
        self._plan = Advice((), open=False)

    def advise(self, match: Match[S]) -> Advice:
        """What the seat, which is asked, should do now and later."""
        now, steps = known(match, self._seat), self._plan.steps
        for place, step in enumerate(steps):
            if step.known == now:
                return Advice(steps[place:], self._plan.open)
        seen, taken = Seen(match, self._seat), own_turn(match, self._seat)
        self._plan = advise(seen, self._random, self._budget, taken)
        return self._plan


def own_turn(match: Match[S], seat: int) -> list[Action]:
    """What a seat has done in its turn so far, whatever others were asked meanwhile."""
    actions: list[Action] = []
    for played in reversed(match.history):
        if played.step.seat == seat:
            actions.append(played.action)
        if played.before.stack[-1].begins_turn(played.before):
            break
    return actions[::-1]


def takes_back(game: Game[S], action: Action, taken: Sequence[Action]) -> bool:
    """Whether an action would undo one of those, by what the game says of their verbs."""
    undone = game.undoes.get(action.verb, ())
    return any(earlier.verb in undone and _same_thing(game, action, earlier) for earlier in taken)


def _same_thing(game: Game[S], one: Action, other: Action) -> bool:
    verbs = game.grammar.verbs
    named = dict(zip(verbs[one.verb].parameters, one.args, strict=True))
    others = zip(verbs[other.verb].parameters, other.args, strict=True)
    return all(named.get(name, word) == word for name, word in others)
