"""What a storm came to: as data, and as tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kaper.kernel.codec import Json
from kaper.storm.faults import KILLS
from kaper.storm.wrongs import Wrong
from kaper.words import Words

if TYPE_CHECKING:
    from rich.console import RenderableType

_MOST_TOLD = 20


@dataclass(frozen=True, slots=True)
class Report:
    """Faults by kind, figures of play, and all that was wrong; `missing` has reasons."""

    seed: int
    struck: Mapping[str, int]
    missing: Mapping[str, str]
    tables: int
    facts: int
    situations: int
    counts: Mapping[str, int]
    longest: float
    seconds: float
    wrongs: Sequence[Wrong]

    @property
    def kills(self) -> int:
        return sum(count for kind, count in self.struck.items() if kind in KILLS)

    def to_json(self) -> dict[str, Json]:
        return {
            "seed": self.seed,
            "strikes": sum(self.struck.values()),
            "kills": self.kills,
            "struck": dict(self.struck),
            "left_out": dict(self.missing),
            "tables": self.tables,
            "facts": self.facts,
            "acknowledged": self.counts.get("acknowledged", 0),
            "refused": self.counts.get("refused", 0),
            "sent_again": self.counts.get("sent again", 0),
            "reconnections": self.counts.get("reconnections", 0),
            "situations_compared": self.situations,
            "longest_strike_seconds": round(self.longest, 1),
            "seconds": round(self.seconds, 1),
            "wrong": [wrong._asdict() for wrong in self.wrongs],
        }


def listing(words: Words, report: Report) -> list[RenderableType]:
    """The figures, then the verdict."""
    from kaper.listings import table  # noqa: PLC0415 - `rich` takes a while to import

    rows = [(words.say(f"storm-kind-{kind}"), count) for kind, count in report.struck.items()]
    figures = words.say(
        "storm-figures",
        tables=report.tables,
        facts=report.facts,
        acknowledged=report.counts.get("acknowledged", 0),
        again=report.counts.get("sent again", 0),
        reconnections=report.counts.get("reconnections", 0),
        situations=report.situations,
    )
    took = words.say(
        "storm-took",
        strikes=sum(report.struck.values()),
        kills=report.kills,
        seed=str(report.seed),
        seconds=f"{report.seconds:.0f}",
        longest=f"{report.longest:.1f}",
    )
    shown: list[RenderableType] = [table(words, ("strike", "strikes"), rows, "strikes"), ""]
    shown += [took, figures]
    for wrong in report.wrongs[:_MOST_TOLD]:
        shown.append(words.say(f"storm-wrong-{wrong.kind}", table=wrong.table, detail=wrong.detail))
    return [*shown, words.say("storm-verdict", wrong=len(report.wrongs))]


def left_out(words: Words, missing: Mapping[str, str]) -> list[str]:
    """Which kinds of faults there are none of here, and why."""
    return [
        words.say(
            "storm-left-out", kind=words.say(f"storm-kind-{kind}"), why=words.say(f"storm-{why}")
        )
        for kind, why in missing.items()
    ]
