"""Simulated games kept in a file: its lines, and what decides how they go."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

from kaper import registry
from kaper.keeping import Keeper
from kaper.kernel.codec import Json
from kaper.simulate.plan import Plan
from kaper.simulate.table import Ended
from kaper.version import version


def keeper_of(plan: Plan, path: Path) -> Keeper[Ended]:
    told: dict[str, Json] = {"kaper": version(), "rules": registry.facts(plan.game).rules}
    kept = {name: value for name, value in asdict(plan).items() if name not in {"games", "record"}}
    return Keeper(path, told | kept, _read, _tell)


def _tell(game: Ended) -> Json:
    return {
        "seed": game.seed,
        "decisions": game.decisions,
        "reason": game.reason,
        "winners": list(game.winners),
        "scores": list(game.scores),
    }


def _read(line: Json) -> Ended:
    match line:
        case {
            "seed": int(seed),
            "decisions": int(decisions),
            "reason": (str() | None) as reason,
            "winners": [*winners],
            "scores": [*scores],
        }:
            return Ended(seed, decisions, reason, _numbers(winners), _numbers(scores))
    raise ValueError("it needs a seed, decisions, a reason, winners and scores")


def _numbers(values: list[Json]) -> tuple[int, ...]:
    numbers = tuple(value for value in values if isinstance(value, int))
    if len(numbers) < len(values):
        raise ValueError("seats and scores are whole numbers")
    return numbers
