"""What the box holds, and a player's own components in its place."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

import kaper
from kaper.games.martinique.components.tables import Board, LootToken, tables_of
from kaper.games.martinique.game import GAME
from kaper.kernel.components import SOURCES, Component
from kaper.kernel.errors import BadSetup
from kaper.match import Match
from kaper.testing.wander import wander

BUILT_IN = files("kaper.games.martinique").joinpath("components.toml").read_text("utf-8")
TABLES = {"loot": 6, "map": 1, "joker": 1, "tavern": 1, "treasure": 3, "board": 1}
SYMBOLS = ["swords", "pistols", "skull", "chest", "parrot", "rum"]
MAP_SQUARES = {"b3", "b5", "c4", "c7", "d2", "d6", "e3", "e7", "f2", "f5", "g4", "g6"}


def table(name: str, **changes: object) -> str:
    """A built-in table as TOML, with fields of its first row changed."""
    rows = [dict(row) for row in tomllib.loads(BUILT_IN)[name]]
    for field, value in changes.items():
        if value is None:
            del rows[0][field]
        else:
            rows[0][field] = value
    return "\n".join(
        "\n".join([f"[[{name}]]", *(f"{field} = {value!r}" for field, value in row.items())])
        for row in rows
    )


@pytest.mark.rule("martinique:components.pieces")
def test_the_pieces() -> None:
    components = GAME.components()
    assert sum(row.copies for row in components.rows("loot", LootToken)) == 96
    assert [row.copies for row in components.rows("map", Component)] == [16]
    assert [row.copies for row in components.rows("joker", Component)] == [3]
    assert [row.copies for row in components.rows("board", Board)] == [1]
    match = Match.begin(GAME, 2, 1, {})
    assert len(match.state.tables.bag) == 96
    drawn = [
        name
        for outcome in match.setup
        if outcome.source in {"letters", "digits", "maps"}
        for name in outcome.values
    ]
    assert sorted(name for name in drawn if name.isalpha()) == list("ABCDEFGH")
    assert sorted(name for name in drawn if name.isdecimal()) == list("12345678")
    view = match.view(None)
    assert view["reserve"] == [4, 4]
    assert view["bar"] == {"jokers": 3, "maps": [True, True]}


@pytest.mark.rule("martinique:components.pieces")
@pytest.mark.parametrize("seats", [1, 3])
def test_a_game_for_two(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 seats"):
        kaper.new("martinique", seats, 1)


@pytest.mark.rule("martinique:components.board-areas")
def test_the_areas_of_the_board() -> None:
    match = Match.begin(GAME, 2, 1, {})
    view = match.view(0)
    assert isinstance(view["tokens"], dict)
    assert {square[0] for square in view["tokens"]} == set("abcdefgh")
    assert {square[1] for square in view["tokens"]} == set("12345678")
    assert (view["stools"], view["lost"]) == ([], None)
    assert isinstance(view["treasures"], list)
    assert len(view["treasures"]) == 3
    assert isinstance(view["seats"], list)
    for seat in view["seats"]:
        assert isinstance(seat, dict)
        assert seat["hold"] == []
        assert isinstance(seat["points"], dict)
        assert seat["points"]["total"] == 0
    for _ in wander(match, 1):
        pass
    assert isinstance(match.view(0)["stools"], list)
    assert len(str(match.view(0)["lost"])) == 2
    stools = match.view(0)["stools"]
    assert isinstance(stools, list)
    assert sorted(map(str, stools)) == ["0"] * 4 + ["1"] * 4


@pytest.mark.rule("martinique:components.island-grid")
def test_the_tavern_is_the_four_centre_squares() -> None:
    laid = Match.begin(GAME, 2, 1, {}).view(0)["tokens"]
    assert isinstance(laid, dict)
    island = {column + row for column in "abcdefgh" for row in "12345678"}
    assert len(island) == 64
    assert island - set(laid) == {"d4", "d5", "e4", "e5"}


@pytest.mark.rule("martinique:components.map-squares-layout")
def test_the_layout_of_the_map_squares() -> None:
    laid = Match.begin(GAME, 2, 1, {}).view(0)["tokens"]
    assert isinstance(laid, dict)
    marked = {square for square, token in laid.items() if token == "map"}
    assert marked == MAP_SQUARES
    places = {("abcdefgh".index(name[0]), int(name[1]) - 1) for name in marked}
    assert {(y, 7 - x) for x, y in places} == places
    assert all(0 < x < 7 and 0 < y < 7 for x, y in places)
    assert not any(_beside(one, two) for one in places for two in places)
    for hook in ((3, 3), (3, 4), (4, 3), (4, 4)):
        assert sum(_beside(hook, place) for place in places) == 1
    assert GAME.components().row("board", Board).source == "house"


def _beside(one: tuple[int, int], two: tuple[int, int]) -> bool:
    return abs(one[0] - two[0]) + abs(one[1] - two[1]) == 1


@pytest.mark.rule("martinique:components.loot-distribution")
def test_the_loot_tokens() -> None:
    rows = GAME.components().rows("loot", LootToken)
    assert [row.id for row in rows] == [f"token-{symbol}" for symbol in SYMBOLS]
    assert {(row.copies, row.digits, row.source) for row in rows} == {(16, (5, 6, 5), "house")}
    match = Match.begin(GAME, 2, 1, {})
    names = match.state.item_names("loot")
    bag = [names[kind] for kind in match.state.tables.bag]
    for symbol in SYMBOLS:
        assert [bag.count(f"{symbol}-{digit}") for digit in (1, 2, 3)] == [5, 6, 5]


def test_every_component_says_how_well_it_is_known() -> None:
    components = GAME.components()
    assert {name: len(rows) for name, rows in components.tables.items()} == TABLES
    marks = {name: {row["source"] for row in rows} for name, rows in components.tables.items()}
    assert all(mark <= set(SOURCES) for mark in marks.values())
    assert marks == {
        "loot": {"house"},
        "map": {"found"},
        "joker": {"rulebook"},
        "tavern": {"rulebook"},
        "treasure": {"rulebook"},
        "board": {"house"},
    }
    for name, rows in components.tables.items():
        for row in rows:
            texts = [row[field] for field in ("name_en", "name_pl", "text_en", "text_pl")]
            assert all(texts), f"{name} {row['id']}"


@pytest.mark.rule("martinique:components.loot-distribution", "martinique:setup.loot-bag")
def test_own_loot_tokens_are_played_and_recorded() -> None:
    components = GAME.components().replaced_by(table("loot", digits=[0, 0, 16]))
    match = kaper.new("martinique", 2, 5, components=components)
    for _ in wander(match, 5):
        assert match.problems() == []
    told = " ".join(str(outcome) for outcome in match.setup)
    assert "swords-3" in told
    assert "swords-1" not in told
    again = kaper.replay(match.record())
    assert again.result == match.result
    assert again.components == components
    assert "components {" in match.record()
    assert "components {" not in kaper.new("martinique", 2, 5).record()


@pytest.mark.rule("martinique:components.map-squares-layout", "martinique:setup.map-squares")
def test_own_map_squares_are_laid_out() -> None:
    squares = [f"{column}{row}" for column in "bg" for row in "234567"]
    components = GAME.components().replaced_by(table("board", map_squares=squares))
    view = kaper.new("martinique", 2, 5, components=components).view(0)
    assert isinstance(view["tokens"], dict)
    assert {name for name, token in view["tokens"].items() if token == "map"} == set(squares)
    assert len(view["tokens"]) == 60


NAMED_FAULTS = [
    ("loot", {"digits": [5, 6]}, "loot token-swords: field 'digits' needs three counts"),
    ("loot", {"digits": [-1, 6, 11]}, "loot token-swords: field 'digits' needs three counts"),
    ("loot", {"digits": [5, 6, 6]}, "loot token-swords: field 'digits' adds up to 17"),
    ("loot", {"digits": "many"}, "loot token-swords: field 'digits' must be a list of whole"),
    ("loot", {"copies": "16"}, "loot token-swords: field 'copies' must be a whole number"),
    ("loot", {"copies": 40, "digits": [0, 0, 40]}, "loot token-swords: field 'copies' must be 1"),
    ("loot", {"copies": 32, "digits": [0, 0, 32]}, "loot token-swords: field 'copies' must be 1"),
    ("loot", {"copies": 31, "digits": [0, 0, 31]}, None),
    ("loot", {"copies": 0, "digits": [0, 0, 0]}, "loot token-swords: field 'copies' must be 1"),
    ("loot", {"source": "rumour"}, "loot token-swords: field 'source' is one of rulebook"),
    ("loot", {"name_pl": None}, "loot token-swords: field 'name_pl' is missing"),
    ("loot", {"colour": "red"}, "loot token-swords: unknown field 'colour'"),
    ("loot", {"id": "token-sabres"}, "loot: the rows are token-swords, token-pistols"),
    ("loot", {"digits": [0, 0, 1], "copies": 1}, None),
    ("map", {"copies": 15}, "map token-map: field 'copies' must be 16"),
    ("joker", {"copies": 4}, "joker token-joker: field 'copies' must be 3"),
    ("treasure", {"id": "small-treasure-5"}, "treasure: the rows are small-treasure-2"),
    ("board", {"map_squares": ["b3"]}, "board island: field 'map_squares' needs 12"),
    ("board", {"map_squares": ["d4"]}, "board island: field 'map_squares' has no square 'd4'"),
    ("board", {"map_squares": ["z9"]}, "board island: field 'map_squares' has no square 'z9'"),
    ("board", {"map_squares": [3]}, "board island: field 'map_squares' must be a list of texts"),
    ("board", {"map_squares": ["b3"] * 12}, "board island: field 'map_squares' needs 12 different"),
]


@pytest.mark.parametrize(("name", "changes", "fault"), NAMED_FAULTS)
def test_faults_name_row_and_field(
    name: str, changes: dict[str, object], fault: str | None
) -> None:
    components = GAME.components().replaced_by(table(name, **changes))
    if fault is None:
        tables_of(components)
        return
    with pytest.raises(BadSetup) as error:
        kaper.new("martinique", 2, 1, components=components)
    assert str(error.value).startswith(fault)


def loot_tokens(swords: int, of_each_other: int) -> str:
    rows = {"swords": swords} | dict.fromkeys(SYMBOLS[1:], of_each_other)
    return "\n".join(
        f"[[loot]]\nid = 'token-{symbol}'\ncopies = {copies}\ndigits = [0, 0, {copies}]\n"
        "source = 'house'\nname_en = 'x'\nname_pl = 'x'\ntext_en = 'x'\ntext_pl = 'x'"
        for symbol, copies in rows.items()
    )


@pytest.mark.rule("martinique:setup.loot-bag")
def test_too_little_loot_for_the_set_up() -> None:
    few, enough = loot_tokens(6, 10), loot_tokens(7, 10)
    with pytest.raises(BadSetup, match="loot: the set-up needs 57 tokens, these are 56"):
        kaper.new("martinique", 2, 1, components=GAME.components().replaced_by(few))
    match = kaper.new("martinique", 2, 1, components=GAME.components().replaced_by(enough))
    assert match.view(0)["bag"] == 0


def test_a_file_with_an_unknown_table_or_no_toml_is_refused() -> None:
    with pytest.raises(BadSetup, match="unknown table 'cards'; the tables are loot, map"):
        GAME.components().replaced_by("[[cards]]\nid = 'x'")
    with pytest.raises(BadSetup, match="no TOML"):
        GAME.components().replaced_by("loot = [")
    with pytest.raises(BadSetup, match=r"loot must be an array of rows, written \[\[loot\]\]"):
        GAME.components().replaced_by("loot = 3")
