"""Games of a tournament kept in a file: its lines, and what decides how they go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from kaper import registry
from kaper.arena.play import Played
from kaper.arena.schedule import Pairing, Plan
from kaper.keeping import Keeper
from kaper.kernel.codec import Json
from kaper.version import version


@dataclass(frozen=True, slots=True)
class Line:
    """One game: how it went, or nothing where it was cut."""

    deal: int
    number: int
    played: Played | None


def keeper_of(plan: Plan, path: Path) -> Keeper[Line]:
    told: dict[str, Json] = {"kaper": version(), "rules": registry.facts(plan.game).rules}
    kept = {name: value for name, value in asdict(plan).items() if name != "games"}
    return Keeper(path, told | kept, _read, asdict)


def known_to(keeper: Keeper[Line], pairings: Sequence[Pairing]) -> dict[Pairing, Played | None]:
    """Those of these games that have been played."""
    known = {(line.deal, line.number): line.played for line in keeper.known}
    return {
        pairing: known[pairing.deal, pairing.number]
        for pairing in pairings
        if (pairing.deal, pairing.number) in known
    }


def _read(line: Json) -> Line:
    match line:
        case {"deal": int(deal), "number": int(number), "played": dict() | None as played}:
            return Line(deal, number, None if played is None else _played(played))
    raise ValueError("it does not tell deal, number and how it was played")


def _played(told: dict[str, Json]) -> Played:
    # mypy cannot know what stands in a file.
    make: type = Played
    try:
        played: Played = make(**{name: _frozen(value) for name, value in told.items()})
    except TypeError as error:
        raise ValueError(str(error)) from error
    return played


def _frozen(value: Json) -> object:
    """What was a tuple is a list in JSON."""
    return tuple(_frozen(item) for item in value) if isinstance(value, list) else value
