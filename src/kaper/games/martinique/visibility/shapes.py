"""The shape of what a seat sees; `web/src/games/martinique/view.ts` is made from it."""

from __future__ import annotations

from typing import Literal, TypedDict


class MapToken(TypedDict):
    coordinate: str | None
    """Null where this viewer may not know it."""
    open: bool


class Points(TypedDict):
    loads: int
    digits: int
    pairs: int
    treasure: int
    """0 until the game is over."""
    total: int


class SeatView(TypedDict):
    loot: list[str]
    jokers: int
    maps: list[MapToken]
    hold: list[list[str]]
    hold_points: list[int]
    """Points of each load; the last may still be counted."""
    points: Points


class SmallTreasure(TypedDict):
    size: int
    tokens: list[str]
    points: int
    matched: list[list[bool]]
    """By seat, which of the tokens its loot matches."""


class Bar(TypedDict):
    jokers: int
    maps: list[bool]
    """By place: whether a map token still lies there."""


class Notebook(TypedDict):
    """What follows from the map tokens that this viewer has seen."""

    own: list[str]
    own_open: list[str]
    others_open: list[str]
    letters: list[str]
    """Columns in which the Lost Treasure may lie."""
    digits: list[str]
    """Rows in which it may lie."""
    squares: list[str]
    """Where it may lie."""


class Options(TypedDict):
    treasure_points: int
    enter_first: int


class MartiniqueView(TypedDict):
    stage: Literal["dawn", "dusk", "over"]
    tokens: dict[str, str]
    """By square: "map" or a loot token such as "skull-3"."""
    pirates: dict[str, int]
    """By square: whose pirate stands there."""
    reserve: list[int]
    map_steps: int
    """How far a pirate walks from a square with a map."""
    stools: list[int]
    """Whose pirates sit there."""
    all_stools: int
    """How many there are, taken or not."""
    digging: int | None
    """The stool whose pirate digs next, from 0; null outside Dusk."""
    bar: Bar
    treasures: list[SmallTreasure]
    bag: int
    seats: list[SeatView]
    notebook: Notebook
    lost: str | None
    """Where the Lost Treasure lies, once the game is over."""
    options: Options
