"""Whether samples and logs are honest: a viewer gets no more from them than the viewer may know.

A sample has to hang on the seed and on what its viewer knows, and on nothing else of the truth.
So wherever a viewer cannot tell two positions apart, samples with equal seeds have to be equal.
Pairs of such positions are found in three ways: a position and its own sample (drawn with another
seed); both of them after the same action; and a position after two actions, or after one with two
outcomes of chance, where the viewer reads and sees the same of either.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Generic

from kaper.kernel import driver
from kaper.kernel.actions import Action
from kaper.kernel.chance import Among, Outcome, RecordedFeed, WrongOutcome
from kaper.kernel.events import Event
from kaper.kernel.frames import S
from kaper.kernel.state import Trace
from kaper.kernel.undo import Step
from kaper.match import Match
from kaper.testing.faults import name, require, require_same


class Scene(Generic[S]):
    """A position, and what was told on the way to it."""

    def __init__(self, match: Match[S], events: Sequence[Event]) -> None:
        self.match = match
        self.events = events
        self._views: dict[int | None, Mapping[str, object]] = {}
        self._samples: dict[tuple[int | None, int], S] = {}

    def view(self, viewer: int | None) -> Mapping[str, object]:
        if viewer not in self._views:
            self._views[viewer] = self.match.view(viewer)
        return self._views[viewer]

    def sample(self, viewer: int | None, seed: int) -> S:
        if (viewer, seed) not in self._samples:
            self._samples[viewer, seed] = sampled(self.match, viewer, seed)
        return self._samples[viewer, seed]

    def looks_like(self, other: Scene[S], viewer: int | None) -> bool:
        """Whether a viewer reads and sees the same, and the same seats are asked the same.

        What others are asked is open to all, though no event may tell it yet: somebody who turns
        to the shipyard does so before everybody's eyes.
        """
        one, two = self.match, other.match
        own = () if viewer is None else (viewer,)
        return (
            driver.seen_waiting(one.state, own) == driver.seen_waiting(two.state, own)
            and [type(frame) for frame in one.state.stack] == [type(f) for f in two.state.stack]
            and one.redact(self.events, viewer) == two.redact(other.events, viewer)
            and self.view(viewer) == other.view(viewer)
        )


def _actions_of(match: Match[S], seat: int) -> Sequence[Action]:
    """What a seat may do, asked or not."""
    if seat in driver.waiting(match.state):
        return driver.options(match.state, seat)
    breaking = match.interruption(seat)
    return () if breaking is None else breaking.options


class Branch(Scene[S]):
    """A copy of a match in which one action was played, and what it brought."""

    def __init__(
        self, match: Match[S], seat: int, action: Action, feed: RecordedFeed | None = None
    ) -> None:
        self.seat = seat
        self.action = action
        self.trace = Trace(feed=feed)
        match.state.trace = self.trace
        driver.apply(match.state, seat, action)
        match.state.trace = None
        super().__init__(match, self.trace.events)

    def followed_by(self, sample: Match[S]) -> Branch[S] | None:
        """A sample after the same action, chance deciding alike; None if that cannot be."""
        if self.action not in _actions_of(sample, self.seat):
            return None
        try:
            return Branch(sample, self.seat, self.action, RecordedFeed(self.trace.outcomes))
        except WrongOutcome:
            return None

    def looks_like(self, other: Scene[S], viewer: int | None) -> bool:
        # Who acted knows what they did, seen or not.
        if viewer == self.seat and isinstance(other, Branch) and other.action != self.action:
            return False
        return super().looks_like(other, viewer)

    def told(self, viewer: int | None) -> list[Event]:
        """What the viewer reads of it, without what was shown to everybody."""
        return [event for event in self.match.redact(self.events, viewer) if not event.public]

    @property
    def silent(self) -> bool:
        """Whether nobody learned anything: chance decided nothing, and nothing was revealed."""
        return not Step.of(self.seat, self.trace).learned


def check_equal_samples(one: Match[S], other: Match[S], viewer: int | None, seed: int) -> None:
    """Of two positions that a viewer cannot tell apart, equal seeds give equal samples.

    Else a bot that samples would play on what it cannot know.
    """
    _require_equal(viewer, sampled(one, viewer, seed), sampled(other, viewer, seed))


def _require_equal(viewer: int | None, one: S, other: S) -> None:
    require_same("equal samples", f"a sample of {name(viewer)} betrays the truth: it", one, other)


def sampled(match: Match[S], viewer: int | None, seed: int) -> S:
    """The state of a sample, where nobody is asked anything in it."""
    return match.game.sample(match.state, viewer, seed)


def check_alike(one: Scene[S], other: Scene[S], viewer: int | None, seed: int) -> None:
    """The same for two scenes that look alike; once a game is over there are no secrets."""
    if not one.match.over and not other.match.over and one.looks_like(other, viewer):
        _require_equal(viewer, one.sample(viewer, seed), other.sample(viewer, seed))


def check_log(true: Branch[S], there: Branch[S], viewer: int | None) -> None:
    """The viewer's log tells no more than the viewer may know.

    The same action was played in a sample. What the viewer then reads in the log may differ from
    the truth only where the viewer's view differs as well; and after an action by which nobody
    learned anything, neither may.
    """
    told, told_there = true.told(viewer), there.told(viewer)
    if told == told_there and not true.silent:
        return
    same_view = true.view(viewer) == there.view(viewer)
    after = f"after {true.action} of p{true.seat}"
    if told != told_there:
        detail = f"the log of {name(viewer)} {after} tells what the view hides: {told}"
        require(not same_view, "log", detail)
        require(not true.silent, "log", f"the log of {name(viewer)} {after} reveals: {told}")
    elif not true.match.over:
        detail = f"{name(viewer)} learned by the view {after}, and no event reveals anything"
        require(same_view, "log", detail)


class _Otherwise(RecordedFeed):
    """The outcomes of a record, but for one that chance decides anew."""

    def __init__(self, outcomes: Sequence[Outcome], place: int) -> None:
        super().__init__(outcomes)
        self._before = place

    def take(self, kind: str, source: str, count: int, among: Among) -> Sequence[str | None]:
        recorded = super().take(kind, source, count, among)
        self._before -= 1
        return [None] * count if self._before == -1 else recorded


def check_setup_samples(match: Match[S], seed: int) -> None:
    """What chance decides in the set-up and a viewer does not see, no sample tells."""
    random = Random(seed)  # noqa: S311 - play, not secrets
    scene = Scene(match, match.events)
    for feed in _other_setups(match.setup):
        options = dict(match.header.options)
        chance = random.getrandbits(64)
        try:
            other = Match.begin(
                match.game, match.seats, chance, options, components=match.components, feed=feed
            )
        except WrongOutcome:
            continue
        for viewer in (*range(match.seats), None):
            check_alike(scene, Scene(other, other.events), viewer, random.getrandbits(64))


def _other_setups(outcomes: Sequence[Outcome]) -> Iterator[RecordedFeed]:
    """One outcome other than it was, or exchanged with the next of its kind."""
    for place, outcome in enumerate(outcomes):
        yield _Otherwise(outcomes, place)
        for later in range(place + 1, len(outcomes)):
            if outcomes[later].source == outcome.source:
                swapped = [*outcomes]
                swapped[place], swapped[later] = outcomes[later], outcome
                yield RecordedFeed(swapped)
                break
