"""Whether a sample fits all that its viewer has seen since the match began.

The view shows the present; the log has told more: which card went under the deck, or into whose
hand. A witness is one viewer who listens from the beginning and forgets nothing. Each game with
hidden things has a reader of its own, written from what its events tell and from nothing else: it
must not ask the game's own memory, or it would prove nothing. A reader may use what chance or a
rule cannot change, and has to be silent where it is not sure: first it is held against the truth,
where it must find nothing wrong.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Generic, TypeAlias

from kaper.kernel.events import Event
from kaper.kernel.frames import S
from kaper.match import Match, TookBack
from kaper.testing.checks import answers
from kaper.testing.faults import name, require

# So many samples of a position are held against what a witness knows.
SAMPLES = 2
# How often somebody breaks in who may.
INTERRUPTS = 0.3


class Witness(ABC, Generic[S]):
    """What one viewer remembers of what was shown; None is a spectator."""

    def __init__(self, match: Match[S], viewer: int | None) -> None:
        """The match is there for its seats, options and components, which everybody knows."""
        self.viewer = viewer

    @abstractmethod
    def read(self, event: Event) -> None:
        """Learn from an event, as this viewer is told it."""

    def look(self, view: Mapping[str, object]) -> None:
        """Learn from what lies on the table at a decision, after the events that led there."""

    @abstractmethod
    def doubts(self, state: S) -> Iterable[str]:
        """What cannot be in a state, after all that was read; nothing, if it can be the truth."""


Reader: TypeAlias = Callable[[Match[S], int | None], Witness[S]]


class Witnesses(Generic[S]):
    """Everybody at one table, each with their own memory; for matches that have just begun."""

    def __init__(self, match: Match[S], reader: Reader[S], seed: int = 0) -> None:
        self._match = match
        self._reader = reader
        self._random = Random(seed)  # noqa: S311 - play, not secrets
        self._begin()

    def _begin(self) -> None:
        viewers = (*range(self._match.seats), None)
        self._witnesses = [self._reader(self._match, viewer) for viewer in viewers]
        self._read = 0
        self._undone = _undone(self._match)

    def step(self) -> None:
        """Let all read on, and one of them look at the truth and at some samples."""
        match = self._match
        if _undone(match) != self._undone:
            # What was taken back is no longer told: the story is read anew.
            self._begin()
        for witness in self._witnesses:
            for event in match.redacted(witness.viewer, self._read):
                witness.read(event)
            witness.look(match.view(witness.viewer))
        self._read = len(match.events)
        if match.over:
            return
        check_witness(match, self._random.choice(self._witnesses), self._random)


def _undone(match: Match[S]) -> int:
    return sum(isinstance(event, TookBack) for event in match.events)


def check_witness(match: Match[S], witness: Witness[S], random: Random) -> None:
    """Neither the truth nor a sample is at odds with what a viewer has seen."""
    who = name(witness.viewer)
    _require_none(witness, match, "reader", f"what {who} has seen is not the truth")
    for _ in range(SAMPLES):
        sample = match.sample(witness.viewer, random.getrandbits(64))
        _require_none(witness, sample, "witness", f"a sample of {who} forgets what was seen")


def _require_none(witness: Witness[S], match: Match[S], check: str, what: str) -> None:
    found = list(witness.doubts(match.state))
    require(not found, check, f"{what}: {'; '.join(found)}")


def attend(match: Match[S], reader: Reader[S], seed: int, longest: int = 1_000) -> None:
    """Play a match at random, so many decisions at most, with witnesses all the way."""
    random = Random(seed)  # noqa: S311 - play, not secrets
    witnesses = Witnesses(match, reader, random.getrandbits(64))
    for _ in range(longest):
        if match.over:
            break
        witnesses.step()
        decisions, breaking = match.pending(), match.interruptions()
        interrupts = bool(breaking) and random.random() < INTERRUPTS
        decision = random.choice(list((breaking if interrupts else decisions).values()))
        match.play(decision.seat, random.choice(answers(decision)))
