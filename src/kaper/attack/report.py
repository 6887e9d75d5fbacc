"""The verdict: as data, and as tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kaper.attack.evidence import KINDS, Evidence
from kaper.kernel.codec import Json
from kaper.words import Words

if TYPE_CHECKING:
    from rich.console import RenderableType

# Megabytes that a server may have more after an attack than before: what Python does not give
# back, and bots that have been woken.
MOST_GROWN = 128


@dataclass
class Verdict:
    """What was seen, and what the server was like before and after."""

    evidence: Evidence
    seed: int
    before: int | None
    after: int | None
    seconds: float = 0.0

    @property
    def grown(self) -> int | None:
        return None if self.before is None or self.after is None else self.after - self.before

    def judge(self, *, answers: bool, alarms: Sequence[str]) -> None:
        """Look at the server itself, after everything."""
        if not answers:
            self.evidence.fault("silent", "the server no longer answers")
        for line in alarms:
            self.evidence.fault("exception", line)
        if self.grown is not None and self.grown > MOST_GROWN:
            self.evidence.fault("memory", f"{self.before} MB became {self.after} MB")

    def to_json(self) -> dict[str, Json]:
        evidence = self.evidence
        return {
            "sound": evidence.sound,
            "seed": self.seed,
            "sent": evidence.sent,
            "seconds": round(self.seconds, 1),
            "parts": {part.name: part.to_json() for part in evidence.parts if part.sent},
            "faults": {kind: evidence.counts[kind] for kind in KINDS},
            "memory": {"before": self.before, "after": self.after, "bound": MOST_GROWN},
            "found": [
                {"part": found.part, "kind": found.kind, "detail": found.detail}
                for found in evidence.found
            ],
        }


def tables(words: Words, verdict: Verdict) -> list[RenderableType]:
    from rich.table import Table  # noqa: PLC0415 - only where something is shown

    evidence = verdict.evidence
    parts = Table(box=None)
    for column in ("part", "sent", "answers", "seconds"):
        parts.add_column(words.say(f"attack-{column}"))
    for part in evidence.parts:
        if part.sent:
            answers = ", ".join(f"{name} {count}" for name, count in part.answers.most_common())
            name = words.say(f"attack-part-{part.name}")
            parts.add_row(name, str(part.sent), answers, f"{part.seconds:.1f}")
    faults = Table(box=None)
    for column in ("judged", "found"):
        faults.add_column(words.say(f"attack-{column}"))
    for kind in KINDS:
        faults.add_row(words.say(f"attack-kind-{kind}"), str(evidence.counts[kind]))
    details = [f"{found.part}, {found.kind}: {found.detail}" for found in evidence.found]
    return [parts, "", faults, *_lines(words, verdict), *details]


def _lines(words: Words, verdict: Verdict) -> list[str]:
    sound = verdict.evidence.sound
    before, after, grown = verdict.before, verdict.after, verdict.grown
    memory = words.say("attack-memory-unknown")
    if before is not None and after is not None and grown is not None:
        memory = words.say("attack-memory", before=before, after=after, most=MOST_GROWN)
    return ["", memory, words.say("attack-stood" if sound else "attack-fell")]
