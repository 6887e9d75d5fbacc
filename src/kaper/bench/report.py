"""The whole contest, and its numbers."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from dataclasses import dataclass, field

from kaper.bench.contest import Times, contest
from kaper.bench.ours import our_clones, ours
from kaper.bench.peers import peer_clones, peers
from kaper.kernel.codec import Json

NOTE = "These are different games: a ratio is a scale, not a race over the same distance."


@dataclass(slots=True)
class Report:
    """Times of ours and of the peers, for a random decision and for a copy of a position."""

    seconds: float
    rounds: int
    ours: dict[str, Times] = field(default_factory=dict)
    peers: dict[str, Times] = field(default_factory=dict)
    absent: list[str] = field(default_factory=list)
    clones: dict[str, Times] = field(default_factory=dict)
    peer_clones: dict[str, Times] = field(default_factory=dict)

    def to_json(self) -> dict[str, Json]:
        return {
            "note": NOTE,
            "python": platform.python_version(),
            "clock": "process_time",
            "seconds": self.seconds,
            "rounds": self.rounds,
            "ours": {name: times.to_json() for name, times in self.ours.items()},
            "peers": {name: times.to_json() for name, times in self.peers.items()},
            "absent": list(self.absent),
            "ratios": _json(ratios(self.ours, self.peers)),
            "clone": {
                "ours": {name: times.to_json() for name, times in self.clones.items()},
                "peers": {name: times.to_json() for name, times in self.peer_clones.items()},
                "ratios": _json(ratios(self.clones, self.peer_clones)),
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
    our_games = ours()
    names = [contender.name for contender in our_games]
    for times in contest([*our_games, *others], seconds, rounds):
        report.ours = {name: times[name] for name in names}
        report.peers = {name: t for name, t in times.items() if name not in names}
        yield report
    copiers, other_copiers = our_clones(), peer_clones() if with_peers else []
    for times in contest([*copiers, *other_copiers], seconds / 4, rounds):
        report.clones = {c.name: times[c.name] for c in copiers}
        report.peer_clones = {c.name: times[c.name] for c in other_copiers}
        yield report
