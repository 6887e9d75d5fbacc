"""Games kept in a file as they end, so that a long tournament can be stopped and taken up again.

The first line tells which tournament it is, each other line one game, as JSON.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from os import truncate
from pathlib import Path

from kaper import registry
from kaper.arena.play import Played
from kaper.arena.schedule import Pairing, Plan
from kaper.kernel.codec import Json
from kaper.kernel.errors import BadSetup
from kaper.version import version


@dataclass(frozen=True, slots=True)
class Line:
    """One game: how it went, or nothing where it was cut."""

    deal: int
    number: int
    played: Played | None


class Keeper:
    """A file of games, read whole at first and then written to."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self._path = path
        self._known: dict[tuple[int, int], Played | None] = {}
        heading = _heading(plan)
        data = path.read_bytes() if path.exists() else b""
        if not data:
            path.write_text(json.dumps(heading) + "\n", "utf-8")
            return
        # Whoever was stopped in the middle of a line did not finish that game.
        whole = data.rfind(b"\n") + 1
        first, *games = data[:whole].splitlines() or [b""]
        self._check(first, heading)
        for number, line in enumerate(games, 2):
            game = self._read(line, number)
            self._known[game.deal, game.number] = game.played
        if whole < len(data):
            truncate(path, whole)

    def known(self, pairings: Sequence[Pairing]) -> dict[Pairing, Played | None]:
        """Those of these games that have been played."""
        return {
            pairing: self._known[pairing.deal, pairing.number]
            for pairing in pairings
            if (pairing.deal, pairing.number) in self._known
        }

    def keep(self, pairing: Pairing, played: Played | None) -> None:
        line = Line(pairing.deal, pairing.number, played)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(line)) + "\n")

    def _check(self, line: bytes, heading: dict[str, Json]) -> None:
        try:
            kept: Json = json.loads(line)
        except ValueError:
            kept = None
        if not isinstance(kept, dict):
            raise BadSetup(f"{self._path} is no file of an arena: name another one")
        for name, value in heading.items():
            before = json.dumps(kept[name]) if name in kept else "nothing"
            now = json.dumps(value)
            if before != now:
                raise BadSetup(
                    f"{self._path} keeps games of another arena: {name} was {before} and is now"
                    f" {now}. Use the words of that time, or name another file"
                )

    def _read(self, line: bytes, number: int) -> Line:
        try:
            data = json.loads(line)
            told = data["played"]
            return Line(data["deal"], data["number"], None if told is None else _played(told))
        except (ValueError, KeyError, TypeError) as error:
            raise BadSetup(f"{self._path}: line {number} is no game: {error}") from error


def _played(told: dict[str, Json]) -> Played:
    # mypy cannot know what stands in a file.
    make: type = Played
    played: Played = make(**{name: _frozen(value) for name, value in told.items()})
    return played


def _frozen(value: object) -> object:
    """What was a tuple is a list in JSON."""
    return tuple(_frozen(item) for item in value) if isinstance(value, list) else value


def _heading(plan: Plan) -> dict[str, Json]:
    """All that decides how a game of this deal and number goes; how many are wanted does not."""
    told: dict[str, Json] = {"kaper": version(), "rules": registry.game(plan.game).rules}
    kept = {name: value for name, value in asdict(plan).items() if name != "games"}
    return told | kept
