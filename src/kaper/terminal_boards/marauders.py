"""The Caribbean of Merchants & Marauders, as two tables: the sea zones and the captains."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from kaper.text import Text
from kaper.words import Words

SEAT_STYLES = ("bold red", "bold blue", "bold yellow", "bold green")
LOCATIONS = ("hull", "masts", "hold", "crew", "cannons")
HIDDEN = "?"
NOTHING = "-"


def draw(view: Mapping[str, object], game: Text, words: Words) -> RenderableType:
    title = Line(_title(view, game, words), style="bold")
    return Group(title, _zones(view, game, words), _captains(view, game, words))


def _title(view: Mapping[str, object], game: Text, words: Words) -> str:
    parts = [
        game.message(f"marauders-stage-{view['stage']}"),
        f"{words.say('marauders-round')} {view['round']}",
        f"{words.say('marauders-events-left')} {view['events_left']}",
    ]
    if view["event"] is not None:
        parts.append(_name(game, "event", view["event"]))
    if view["war"]:
        parts.append(f"{_name(game, 'event', 'war')} {_names(game, 'nation', view['war'])}")
    return " · ".join(parts)


def _zones(view: Mapping[str, object], game: Text, words: Words) -> Table:
    table = Table(box=None, padding=(0, 2), pad_edge=False)
    for column in ("zone", "demand", "modification", "merchant", "mission", "ships"):
        table.add_column(words.say(f"marauders-{column}"), overflow="fold")
    plague, struck = _list(view["plague"]), _list(view["struck"])
    for row in _rows(view["zones"]):
        zone = row["zone"]
        warning = " ✗" if zone in plague else " ↯" if zone in struck else ""
        missions = [m["mission"] for m in _rows(view["missions"]) if m["zone"] == zone]
        table.add_row(
            _name(game, "zone", zone) + warning,
            _name(game, "good", row["demand"]),
            _name(game, "modification", row["modification"]),
            _name(game, "nation", row["merchant"]),
            _names(game, "mission", missions),
            _ships(view, game, zone),
        )
    return table


def _ships(view: Mapping[str, object], game: Text, zone: object) -> Line:
    """Players in their colours, in port in brackets, then the independent captains."""
    line = Line()
    for seat, row in enumerate(_rows(view["seats"])):
        if row["zone"] == zone:
            name = game.name(seat)
            line.append(f"({name}) " if row["in_port"] else f"{name} ", style=SEAT_STYLES[seat])
    for npc in _rows(view["npcs"]):
        if npc["zone"] == zone:
            line.append(_name(game, "fleet", npc["fleet"]) + " ")
    return line


def _captains(view: Mapping[str, object], game: Text, words: Words) -> Table:
    seats = _rows(view["seats"])
    table = Table(box=None, padding=(0, 2), pad_edge=False)
    table.add_column()
    for seat in range(len(seats)):
        table.add_column(game.name(seat), header_style=SEAT_STYLES[seat], overflow="fold")
    lines: dict[str, list[str]] = {
        "captain": [_name(game, "captain", seat["captain"]) for seat in seats],
        "glory": [_points(seat) for seat in seats],
        "gold": [_known(seat["gold"]) for seat in seats],
        "chest": [_known(seat["chest"]) if seat["stashed"] else NOTHING for seat in seats],
        "ship": [_name(game, "ship", seat["ship"]) for seat in seats],
        "locations": [_locations(seat, game) for seat in seats],
        "fitted": [_names(game, "modification", seat["modifications"]) for seat in seats],
        "weapons": [_counted(game, "weapon", seat["weapons"]) for seat in seats],
        "cargo": [_names(game, "good", seat["cargo"]) for seat in seats],
        "hand": [_names(game, "card", seat["hand"]) for seat in seats],
        "specialists": [_names(game, "card", seat["specialists"]) for seat in seats],
        "rumors": [
            _names(game, "rumor", [*_list(seat["rumors"]), *_list(seat["kept"])]) for seat in seats
        ],
        "mission": [_name(game, "mission", seat["mission"]) for seat in seats],
        "bounties": [_counted(game, "nation", seat["bounties"]) for seat in seats],
    }
    for key, cells in lines.items():
        table.add_row(words.say(f"marauders-{key}"), *cells)
    return table


def _points(seat: dict[str, object]) -> str:
    """Points on the track; with those of the chest in brackets, where that is known."""
    total = seat["total"]
    return str(seat["glory"]) if total is None else f"{seat['glory']} ({total})"


def _locations(seat: dict[str, object], game: Text) -> str:
    left, full = seat["locations"], seat["full"]
    if not isinstance(left, dict) or not isinstance(full, dict):
        return NOTHING
    return ", ".join(
        f"{_name(game, 'location', location)} {left[location]}/{full[location]}"
        for location in LOCATIONS
    )


def _known(value: object) -> str:
    return HIDDEN if value is None else str(value)


def _name(game: Text, kind: str, word: object) -> str:
    if word is None:
        return NOTHING
    return HIDDEN if word == "unknown" else game.message(f"marauders-{kind}-{word}")


def _names(game: Text, kind: str, words: object) -> str:
    """A list of cards; those that are not seen are question marks."""
    found = list(words) if isinstance(words, Iterable) else []
    shown = [_name(game, kind, "unknown" if word is None else word) for word in found]
    return ", ".join(shown) or NOTHING


def _counted(game: Text, kind: str, counts: object) -> str:
    assert isinstance(counts, dict)
    shown = [f"{_name(game, kind, word)} {count}" for word, count in counts.items() if count]
    return ", ".join(shown) or NOTHING


def _rows(value: object) -> list[dict[str, object]]:
    return [row for row in _list(value) if isinstance(row, dict)]


def _list(value: object) -> list[object]:
    assert isinstance(value, list)
    return value
