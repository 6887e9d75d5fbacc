"""What a search for breaks found: as data, and as tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kaper.kernel.codec import Json
from kaper.testing.mutation.search import Result
from kaper.words import Words

if TYPE_CHECKING:
    from rich.console import RenderableType


@dataclass(frozen=True, slots=True)
class Report:
    """The results, in the order of modules and lines; `reasons` are those of harmless breaks."""

    game: str
    seed: int
    possible: int
    results: Sequence[Result]
    reasons: dict[str, str]
    stale: Sequence[str]
    seconds: float

    @property
    def by_rules(self) -> list[Result]:
        """A test of rules noticed these."""
        return self._of(("rule",))

    @property
    def by_play(self) -> list[Result]:
        """Only whole games noticed these, and no test of a rule."""
        return self._of(("play", "conformance"))

    @property
    def lived(self) -> list[Result]:
        return [result for result in self._survivors if result.name not in self.reasons]

    @property
    def harmless(self) -> list[Result]:
        return [result for result in self._survivors if result.name in self.reasons]

    @property
    def not_harmless(self) -> list[Result]:
        """Listed as harmless, and yet a test noticed it."""
        return [r for r in (*self.by_rules, *self.by_play) if r.name in self.reasons]

    @property
    def is_sound(self) -> bool:
        return not (self.lived or self.not_harmless or self.stale)

    @property
    def _survivors(self) -> list[Result]:
        return self._of(("lived", "never-run"))

    def _of(self, fates: tuple[str, ...]) -> list[Result]:
        return [result for result in self.results if result.verdict.fate in fates]

    def to_json(self) -> dict[str, Json]:
        return {
            "game": self.game,
            "seed": self.seed,
            "possible": self.possible,
            "tried": len(self.results),
            "killed_by_rules": len(self.by_rules),
            "killed_by_play": [_told(result) for result in self.by_play],
            "lived": [_told(result) for result in self.lived],
            "harmless": [
                {**_told(result), "reason": self.reasons[result.name]} for result in self.harmless
            ],
            "not_harmless": [_told(result) for result in self.not_harmless],
            "stale": list(self.stale),
            "seconds": round(self.seconds, 1),
        }


def _told(result: Result) -> dict[str, Json]:
    name, verdict = result.broken.name, result.verdict
    return {
        "module": name.module,
        "line": result.broken.first_line,
        "function": name.function,
        "kind": name.kind,
        "before": name.before,
        "after": name.after,
        "nth": name.nth,
        "fate": verdict.fate,
        "test": verdict.test,
        "how": verdict.how if verdict.test else None,
    }


def tables(words: Words, report: Report) -> list[RenderableType]:
    """What to look at, the most important last, then the numbers."""
    shown: list[RenderableType] = []
    for key, results, column, cells in (
        ("harmless", report.harmless, "why", [report.reasons[r.name] for r in report.harmless]),
        ("by-play", report.by_play, "test", [r.verdict.test for r in report.by_play]),
        ("wrong", report.not_harmless, "test", [r.verdict.test for r in report.not_harmless]),
        ("lived", report.lived, "run", [_run(words, result) for result in report.lived]),
    ):
        if results:
            rows = _table(words, results, column, cells)
            shown += [words.say(f"mutate-{key}", count=len(results)), rows, ""]
    for name in report.stale:
        shown.append(words.say("mutate-stale", name=name))
    tried = words.say(
        "mutate-tried",
        tried=len(report.results),
        possible=report.possible,
        seed=str(report.seed),
        seconds=f"{report.seconds:.0f}",
    )
    counts = words.say(
        "mutate-counts",
        rules=len(report.by_rules),
        play=len(report.by_play),
        harmless=len(report.harmless),
        lived=len(report.lived),
    )
    return [*shown, tried, counts]


def _run(words: Words, result: Result) -> str:
    return words.say("mutate-never-run" if result.verdict.fate == "never-run" else "mutate-run")


def _table(
    words: Words, results: Iterable[Result], column: str, cells: Iterable[str]
) -> RenderableType:
    from kaper.listings import table  # noqa: PLC0415 - `rich` takes a while to import

    rows = []
    for result, cell in zip(results, cells, strict=True):
        name = result.broken.name
        where = f"{name.module.replace('.', '/')}.py:{result.broken.first_line}"
        rows.append((where, name.function, name.kind, name.before, name.after, cell))
    return table(words, ("where", "function", "break", "before", "after", column), rows)
