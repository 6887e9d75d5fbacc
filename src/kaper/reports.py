"""What commands tell about games, matches and components, as data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from kaper import registry
from kaper.kernel.codec import Json
from kaper.kernel.components import SOURCES, Components
from kaper.kernel.game import Result
from kaper.kernel.ledger import read_titles
from kaper.kernel.record import Move
from kaper.kernel.state import State
from kaper.match import Match


def describe_game(name: str) -> dict[str, Json]:
    game = registry.facts(name)
    titles = read_titles(game.package)
    return {
        "id": name,
        "title_en": titles["en"],
        "title_pl": titles["pl"],
        "seats": list(game.seats),
        "rules": game.rules,
        "options": {option.name: list(option.values) for option in game.options},
    }


def list_games(headings: Sequence[str], lang: str) -> str:
    """The games as a table. Plain text: this is the first thing people type, it must be quick."""
    rows = [tuple(headings)]
    for name in registry.games():
        game = registry.facts(name)
        title = read_titles(game.package)[lang]
        seats = f"{game.seats[0]}-{game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])
        options = [f"{option.name}={'|'.join(option.values)}" for option in game.options] or [""]
        rows.append((name, title, seats, options[0]))
        rows += [("", "", "", option) for option in options[1:]]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]
    return "\n".join(lines)


def decisions_in(match: Match[State]) -> int:
    """How many actions the record tells, those taken back included."""
    return sum(isinstance(entry, Move) for entry in match.entries)


def describe_match(match: Match[State]) -> dict[str, Json]:
    header = match.header
    return {
        "game": header.game,
        "rules": header.rules,
        "seats": header.seats,
        "seed": header.seed,
        "options": dict(header.options),
        "built_in_components": not header.components,
        "decisions": decisions_in(match),
        "digest": match.digest(),
        "over": match.over,
        "result": None if match.result is None else _describe_result(match.result),
    }


def _describe_result(result: Result) -> dict[str, Json]:
    return {
        "scores": list(result.scores),
        "winners": list(result.winners),
        "ranking": [list(group) for group in result.ranking],
        "reason": result.reason,
    }


def describe_components(components: Components) -> dict[str, Json]:
    rows: list[Json] = [
        {"table": table, **row} for table, found in components.tables.items() for row in found
    ]
    return {"summary": summary(components), "components": rows}


def summary(components: Components) -> dict[str, Json]:
    """Kinds and copies in all, and by how well the printed ones are known."""
    kinds: Counter[str] = Counter()
    copies: Counter[str] = Counter()
    for rows in components.tables.values():
        for row in rows:
            number = row["copies"]
            kinds[str(row["source"])] += 1
            copies[str(row["source"])] += number if isinstance(number, int) else 0
    sources: dict[str, Json] = {
        source: {"kinds": kinds[source], "copies": copies[source]} for source in SOURCES
    }
    return {"kinds": kinds.total(), "copies": copies.total(), "sources": sources}
