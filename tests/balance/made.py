"""Games as a balance report reads them, made up."""

from __future__ import annotations

from kaper.balance.games import Job, Played, Seat, Setting, Thing, Wanted


def seat(score: int, share: float, *things: Thing, **points: float) -> Seat:
    return Seat(score, share, points, frozenset(things))


def played(
    *seats: Seat,
    setting: int = 0,
    seed: int = 0,
    asked: dict[Thing, int] | None = None,
    chosen: dict[Thing, int] | None = None,
    decisions: int = 10,
) -> Played:
    return Played(
        Job(setting, len(seats), seed),
        seats,
        (),
        decisions,
        {"rounds": 3.0 + seed},
        asked or {},
        chosen or {},
        {thing: f"{thing[0]} {thing[1]}" for thing in asked or {}},
    )


def wanted(games: int, settings: int = 1, game: str = "maracaibo") -> Wanted:
    names = tuple(Setting(f"set {number}") for number in range(settings))
    return Wanted(game, names, (2,), games)
