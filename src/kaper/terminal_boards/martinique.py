"""The island of Martinique, drawn from a seat's view."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text as Line

from kaper.text import Text
from kaper.words import Words

COLUMNS = "abcdefgh"
ROWS = "87654321"
ISLAND_WIDTH = 43
HOOK = frozenset({"d4", "e4", "d5", "e5"})
PIRATES = ("▲", "▼")
SEAT_STYLES = ("bold white on blue", "bold white on red")
SYMBOL_STYLES = {
    "swords": "cyan",
    "pistols": "magenta",
    "skull": "white",
    "chest": "yellow",
    "parrot": "green",
    "rum": "red",
    "map": "bold black on yellow",
}


def draw(view: Mapping[str, object], game: Text, words: Words) -> RenderableType:
    title = Line(game.message(f"martinique-stage-{view['stage']}"), style="bold")
    island = Table.grid(padding=(0, 4))
    # A narrow terminal wraps what stands beside the island, never the island.
    island.add_column(no_wrap=True, min_width=ISLAND_WIDTH)
    island.add_column(overflow="fold")
    island.add_row(_island(view, words), _beside(view, game, words))
    return Group(title, island, _legend(game, words), _seats(view, game, words))


def _island(view: Mapping[str, object], words: Words) -> Table:
    tokens, pirates = _dict(view["tokens"]), _dict(view["pirates"])
    table = Table.grid(padding=(0, 1))
    for width in (1, *(4 for _ in COLUMNS), 1):
        table.add_column(no_wrap=True, min_width=width)
    header = [Line(f" {column} ", style="dim") for column in COLUMNS]
    table.add_row("", *header)
    for row in ROWS:
        cells = [
            _square(column + row, tokens.get(column + row), pirates.get(column + row), view, words)
            for column in COLUMNS
        ]
        table.add_row(Line(row, style="dim"), *cells, Line(row, style="dim"))
    table.add_row("", *header)
    return table


def _square(
    square: str, token: object, pirate: object, view: Mapping[str, object], words: Words
) -> Line:
    cell = Line()
    if isinstance(pirate, int):
        cell.append(PIRATES[pirate], style=SEAT_STYLES[pirate])
    else:
        cell.append("$" if view["lost"] == square else " ", style="bold yellow")
    if isinstance(token, str):
        cell.append(_short(token, words), style=SYMBOL_STYLES[token.partition("-")[0]])
    else:
        cell.append("~~~" if square in HOOK else " · ", style="dim")
    return cell


def _short(token: str, words: Words) -> str:
    symbol, _, digit = token.partition("-")
    return words.say(f"martinique-{symbol}") + digit


def _beside(view: Mapping[str, object], game: Text, words: Words) -> Table:
    bar, book = _dict(view["bar"]), _dict(view["notebook"])
    lies = [str(place) for place, there in enumerate(_list(bar["maps"]), 1) if there]
    stools = Line()
    for seat in _list(view["stools"]):
        if isinstance(seat, int):
            stools.append(PIRATES[seat], style=SEAT_STYLES[seat])
    table = Table.grid(padding=(0, 2))
    for treasure in _list(view["treasures"]):
        size = str(_dict(treasure)["size"])
        name = game.message(f"martinique-treasure-{size}")
        table.add_row(name, _tokens(_dict(treasure)["tokens"], game))
    table.add_row(words.say("martinique-bag"), str(view["bag"]))
    table.add_row(words.say("martinique-bar-jokers"), str(bar["jokers"]))
    table.add_row(words.say("martinique-bar-maps"), " ".join(lies) or "-")
    table.add_row(words.say("martinique-stools"), stools or "-")
    table.add_row(words.say("martinique-possible"), _possible(book))
    return table


def _possible(book: dict[str, object]) -> str:
    return f"{_joined(book['letters'])} / {_joined(book['digits'])}"


def _joined(names: object) -> str:
    return "".join(str(name) for name in _list(names))


def _legend(game: Text, words: Words) -> Line:
    line = Line()
    for symbol, style in SYMBOL_STYLES.items():
        name = "" if symbol == "map" else game.message(f"martinique-symbol-{symbol}")
        line.append(_short(symbol, words), style=style)
        line.append(f" {name or words.say('martinique-map-token')}   ", style="dim")
    line.append("\n")
    return line


def _seats(view: Mapping[str, object], game: Text, words: Words) -> Table:
    table = Table(box=None, padding=(0, 2), pad_edge=False)
    table.add_column()
    seats = [_dict(seat) for seat in _list(view["seats"])]
    for seat in range(len(seats)):
        table.add_column(Line(f"{PIRATES[seat]} {game.name(seat)}", style=SEAT_STYLES[seat]))
    reserve = _list(view["reserve"])
    rows = {
        "reserve": [str(number) for number in reserve],
        "loot": [_tokens(seat["loot"], game) for seat in seats],
        "jokers": [str(seat["jokers"]) for seat in seats],
        "maps": [_maps(seat["maps"]) for seat in seats],
        "hold": [_hold(seat["hold"], game) for seat in seats],
        "points": [str(_dict(seat["points"])["total"]) for seat in seats],
    }
    for key, cells in rows.items():
        table.add_row(words.say(f"martinique-{key}"), *(escape(cell) for cell in cells))
    return table


def _maps(maps: object) -> str:
    """Numbered by place, as the action that turns one up calls them; open ones in brackets."""
    shown = []
    for place, item in enumerate(_list(maps), 1):
        token = _dict(item)
        name = str(token["coordinate"] or "?")
        shown.append(f"{place}:({name})" if token["open"] else f"{place}:{name}")
    return " ".join(shown) or "-"


def _hold(hold: object, game: Text) -> str:
    return " | ".join(_tokens(pile, game) for pile in _list(hold)) or "-"


def _tokens(tokens: object, game: Text) -> str:
    names = [game.message(f"martinique-token-{token}") for token in _list(tokens)]
    return ", ".join(names) or "-"


def _dict(value: object) -> dict[str, object]:
    assert isinstance(value, dict)
    return value


def _list(value: object) -> list[object]:
    assert isinstance(value, list)
    return value
