"""The whole contest, and its numbers."""

from __future__ import annotations

import platform
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from kaper.bench.contest import Contender, Times, contest
from kaper.bench.ours import CLONES, PLAYOUTS, as_written, form, our_clones, ours
from kaper.bench.peers import peer_clones, peers
from kaper.kernel.codec import Json

NOTE = "These are different games: a ratio is a scale, not a race over the same distance."


@dataclass(slots=True)
class Report:
    """Times of ours and of the peers, for a random decision and for a copy of a position."""

    seconds: float
    rounds: int
    ours: dict[str, Times] = field(default_factory=dict)
    # Those of ours that run compiled, as they are written.
    pure: dict[str, Times] = field(default_factory=dict)
    peers: dict[str, Times] = field(default_factory=dict)
    absent: list[str] = field(default_factory=list)
    clones: dict[str, Times] = field(default_factory=dict)
    pure_clones: dict[str, Times] = field(default_factory=dict)
    peer_clones: dict[str, Times] = field(default_factory=dict)

    def to_json(self) -> dict[str, Json]:
        return {
            "note": NOTE,
            "python": platform.python_version(),
            "clock": "process_time",
            "seconds": self.seconds,
            "rounds": self.rounds,
            "forms": {name: form(name) for name in self.ours},
            "ours": {name: times.to_json() for name, times in self.ours.items()},
            "pure": {name: times.to_json() for name, times in self.pure.items()},
            "peers": {name: times.to_json() for name, times in self.peers.items()},
            "absent": list(self.absent),
            "ratios": _json(ratios(self.ours, self.peers)),
            "pure_ratios": _json(ratios(self.pure, self.peers)),
            "clone": {
                "ours": {name: times.to_json() for name, times in self.clones.items()},
                "pure": {name: times.to_json() for name, times in self.pure_clones.items()},
                "peers": {name: times.to_json() for name, times in self.peer_clones.items()},
                "ratios": _json(ratios(self.clones, self.peer_clones)),
                "pure_ratios": _json(ratios(self.pure_clones, self.peer_clones)),
            },
        }


def ratios(ours: dict[str, Times], peers: dict[str, Times]) -> dict[str, dict[str, float]]:
    """How many times as long a peer takes."""
    return {
        name: {peer: round(theirs.median / times.median, 2) for peer, theirs in peers.items()}
        for name, times in ours.items()
    }


def _json(numbers: dict[str, dict[str, float]]) -> dict[str, Json]:
    return {name: dict(row) for name, row in numbers.items()}


def measure(seconds: float, rounds: int, *, with_peers: bool = True) -> Iterator[Report]:
    """Run the contest, yielding the report as it fills; the last one is whole."""
    report = Report(seconds, rounds)
    others, report.absent = peers() if with_peers else ([], [])
    with as_written(PLAYOUTS) as pure:
        for found in _by_kind([ours(), pure, others], seconds, rounds):
            report.ours, report.pure, report.peers = found
            yield report
    other_copiers = peer_clones() if with_peers else []
    with as_written(CLONES) as pure:
        for found in _by_kind([our_clones(), pure, other_copiers], seconds / 4, rounds):
            report.clones, report.pure_clones, report.peer_clones = found
            yield report


def _by_kind(
    kinds: Sequence[Sequence[Contender]], seconds: float, rounds: int
) -> Iterator[list[dict[str, Times]]]:
    """The contest of all, and after each turn the times of each kind by name."""
    for times in contest([contender for kind in kinds for contender in kind], seconds, rounds):
        left = iter(times)
        yield [{contender.name: next(left) for contender in kind} for kind in kinds]
