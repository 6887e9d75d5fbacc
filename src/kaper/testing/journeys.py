"""Voyages led through without a server: every way, each step checked.

for way in every_way("martinique", "late-morning"):
    Journey("martinique", chapter).go(way)
"""

from __future__ import annotations

import random
from collections import defaultdict, deque
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice

import pytest

from kaper import registry
from kaper.kernel.state import State
from kaper.match import Match
from kaper.server.facts import AnyFact, KeptFact, Moved, Place, TableSetup, outcomes_of
from kaper.server.guides import Guide
from kaper.server.refusals import CommandRefused
from kaper.server.tables import Table
from kaper.voyages import LEARNER, Chapter, chapter_of

PERSON = "learner"
# A playout of the longest game takes a tenth of that.
ENDLESS = 20_000
MOST_WAYS = 400

# What the learner does at each step that waits for an action.
Way = tuple[str, ...]
Told = Callable[["Journey", str], None]


class Journey:
    """One learner on the way through a chapter; `told` is called when a step is done."""

    def __init__(self, game: str, chapter: Chapter, told: dict[str, Told] | None = None) -> None:
        self.chapter = chapter
        self._told = told or {}
        self.drawn: dict[str, list[str]] = defaultdict(list)
        names = (Place("bot", name, "greedy") for name in chapter.names[1:])
        places = [Place("person", "", "", [PERSON]), *names]
        options = registry.game(game).check_options(chapter.options)
        self.table = Table(
            TableSetup(
                "journey",
                game,
                options,
                chapter.seed,
                PERSON,
                places,
                0.0,
                arrangement=chapter.arrangement,
                voyage=chapter.id,
            )
        )
        self._record(self.table.start())

    @property
    def match(self) -> Match[State]:
        return self.table.playing()

    @property
    def guide(self) -> Guide:
        assert self.table.guide is not None, "the voyage is over"
        return self.table.guide

    def options(self) -> list[str]:
        """What the learner may do by the rules."""
        asked = self.table.pending.get(LEARNER)
        return [] if asked is None else [action.text for action in asked.options]

    def fitting(self) -> list[str]:
        """What the learner may do here by the rules and by the guide."""
        step, match = self.guide.step, self.match
        if step.free:
            return self.options()
        return [action for action in step.waits if match.refusal(LEARNER, action) is None]

    def go(self, way: Way) -> None:
        """Go on as far as these actions lead."""
        left = deque(way)
        while self.table.guide is not None and (left or not self.guide.awaited):
            self.step(left.popleft() if self.guide.awaited else "")

    def step(self, action: str) -> None:
        """Through the step that is told now; the action is empty where it waits for none."""
        guide, where = self.guide, f"{self.chapter.id}, step {self.guide.step.id}"
        self.drawn.clear()
        if guide.awaited:
            assert LEARNER in self.table.pending, f"{where}: not asked, but {self.table.waiting()}"
            decision = self.table.pending[LEARNER].id
            self._record(self.table.act(PERSON, LEARNER, decision, action))
        else:
            self._proceed()
        while self.table.guide is not None and self.guide.line is not None:
            line = self.guide.line
            fact = self.table.play_script()
            assert isinstance(fact, Moved), f"{where}: {line} cannot be played"
            self._record(fact)
        script = {source: list(values) for source, values in guide.step.chance.items()}
        assert dict(self.drawn) == script, f"{where}: chance gave {dict(self.drawn)}"
        if guide.step.id in self._told:
            self._told[guide.step.id](self, action)
        if self.table.guide is not None and self.guide.stage == "after":
            self._proceed()

    def _proceed(self) -> None:
        guide = self.guide
        self._record(self.table.proceed(PERSON, guide.number, guide.stage))

    def _record(self, fact: AnyFact) -> None:
        if isinstance(fact, Moved):
            for outcome in outcomes_of(fact.outcomes):
                self.drawn[outcome.source] += outcome.values
        entry = KeptFact(self.table.sequence + 1, fact, 0.0)
        self.table.record(entry, carried_out=isinstance(fact, Moved))
        assert self.table.match is not None
        assert self.table.match.problems() == []

    def refuse_others(self) -> None:
        """What the rules allow and the guide does not is refused, and changes nothing."""
        fitting = self.fitting()
        other = next((each for each in self.options() if each not in fitting), None)
        if other is None:
            return
        where = f"{self.chapter.id}, step {self.guide.step.id}"
        assert self.guide.step.otherwise is not None, f"{where}: nothing is said of {other}"
        before = self.match.digest()
        with pytest.raises(CommandRefused) as refused:
            self.table.act(PERSON, LEARNER, self.table.pending[LEARNER].id, other)
        assert refused.value.rule == "server:voyage-otherwise"
        assert self.match.digest() == before


@cache
def every_way(game: str, name: str) -> tuple[Way, ...]:
    """Every way through a chapter, or as many as can be tried."""
    chapter = chapter_of(game, name)
    assert chapter is not None, f"{game} has no chapter {name}"
    return tuple(islice(_ways(game, chapter), MOST_WAYS))


def _ways(game: str, chapter: Chapter) -> Iterator[Way]:
    begun: list[Way] = [()]
    while begun:
        way = begun.pop()
        journey = Journey(game, chapter)
        journey.go(way)
        if journey.table.guide is None:
            yield way
            continue
        fitting = journey.fitting()
        where = f"{chapter.id}, step {journey.guide.step.id}, after {way}"
        assert fitting, f"{where}: none of {journey.guide.awaited} is in {journey.options()}"
        journey.refuse_others()
        begun += [(*way, action) for action in reversed(fitting)]


def play_on(match: Match[State], seed: int) -> None:
    """Anybody does anything, until the game is over."""
    chooser = random.Random(seed)  # noqa: S311 - play, not secrets
    for _ in range(ENDLESS):
        if match.over:
            return
        asked = [decision for decision in match.pending().values() if decision.options]
        decision = chooser.choice(asked)
        match.play(decision.seat, chooser.choice(decision.options))
    raise AssertionError("the game has no end")
