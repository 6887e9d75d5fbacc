"""What the box holds, and a player's own cards in its place."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

import kaper
from kaper.games.deliveries.components.cards import NAMES
from kaper.games.deliveries.components.tables import Coloured, Valued, tables_of
from kaper.games.deliveries.game import GAME
from kaper.kernel.components import SOURCES, Component, Components
from kaper.kernel.errors import BadSetup
from kaper.match import Match
from kaper.testing.wander import wander

BUILT_IN = files("kaper.games.deliveries").joinpath("components.toml").read_text("utf-8")


def changed(table: str, number: int = 0, **changes: object) -> Components:
    """The built-in components with fields of one row changed; None takes a field away."""
    rows = [dict(row) for row in tomllib.loads(BUILT_IN)[table]]
    for field, value in changes.items():
        if value is None:
            del rows[number][field]
        else:
            rows[number][field] = value
    return GAME.components().replaced_by(toml(table, rows))


def toml(table: str, rows: list[dict[str, object]]) -> str:
    return "\n".join(
        "\n".join([f"[[{table}]]", *(f"{field} = {value!r}" for field, value in row.items())])
        for row in rows
    )


@pytest.mark.rule("deliveries:components.cards")
def test_the_cards() -> None:
    components = GAME.components()
    ships = components.rows("ship", Valued)
    goods = components.rows("goods", Valued)
    events = components.rows("event", Coloured)
    assert [row.copies for row in ships] == [6, 6, 6, 6]
    assert len({row.colour for row in ships}) == 4
    assert [(row.name_en, row.copies) for row in goods] == [
        ("Fish", 6),
        ("Barrels", 6),
        ("Pigs", 6),
        ("Gold", 6),
    ]
    names = ["Rats!", "Crew mutiny!", "Swine flu", "Pirate attack!"]
    assert [(row.name_en, row.copies) for row in events] == [(name, 1) for name in names]
    assert components.row("delivery", Component).copies == 3
    assert components.row("wolf", Component).copies == 3
    match = Match.begin(GAME, 2, 1, {})
    parts = match.state.parts
    assert len(match.state.tables.cards) + sum(deliveries for _, deliveries in parts) == 55


@pytest.mark.rule("deliveries:components.values-and-colours")
def test_the_values_and_colours() -> None:
    components = GAME.components()
    for row in (*components.rows("ship", Valued), *components.rows("goods", Valued)):
        assert row.values == (1, 2, 3, 4, 5, 6)
    colours = ["blue", "red", "pink", "yellow"]
    for table in ("ship", "goods"):
        assert [row.colour for row in components.rows(table, Valued)] == colours
    assert [row.colour for row in components.rows("event", Coloured)] == colours
    deck = [NAMES[card] for card in tables_of(components).cards]
    assert len(set(deck)) == 52
    assert {"blue-1", "yellow-6", "fish-1", "gold-6", "rats", "pirates"} <= set(deck)


def test_every_card_has_a_slot_of_a_full_set() -> None:
    """A ship and a good of each colour take eight; an event fits nowhere."""
    slot = dict(zip(NAMES, tables_of(GAME.components()).slot, strict=True))
    for number, colour in enumerate(("blue", "red", "pink", "yellow")):
        goods = ("fish", "barrels", "pigs", "gold")[number]
        assert {slot[f"{colour}-{value}"] for value in range(1, 7)} == {2 * number}
        assert {slot[f"{goods}-{value}"] for value in range(1, 7)} == {2 * number + 1}
    assert {slot[event] for event in ("rats", "mutiny", "flu", "pirates")} == {8}


@pytest.mark.rule("deliveries:components.player-count")
def test_two_to_five_players() -> None:
    for seats in (2, 3, 4, 5):
        assert kaper.new("deliveries", seats, 1).seats == seats
    for seats in (1, 6):
        with pytest.raises(BadSetup, match="2 to 5 seats"):
            kaper.new("deliveries", seats, 1)


def test_every_component_says_how_well_it_is_known() -> None:
    for table in GAME.components().tables:
        kind = Valued if table in ("ship", "goods") else Coloured if table == "event" else Component
        for row in GAME.components().rows(table, kind):
            assert row.source in SOURCES
            assert row.name_en
            assert row.name_pl
            assert row.text_en
            assert row.text_pl


def test_other_values_are_played() -> None:
    """A box with two fours and no six of fish; equal cards make one option."""
    components = changed("goods", values=[1, 2, 3, 4, 4, 5])
    deck = [NAMES[card] for card in tables_of(components).cards]
    assert deck.count("fish-4") == 2
    assert "fish-6" not in deck
    for seed in range(20):
        match = Match.begin(GAME, 3, seed, {}, components=components)
        for decision in wander(match, seed):
            assert len(set(decision.options)) == len(decision.options)
            assert match.problems() == []
        assert kaper.replay(match.record()).digest() == match.digest()


def test_other_colours_are_played() -> None:
    """A box in which fish are red and barrels blue, and so are their events."""
    rows = {
        name: [dict(row) for row in tomllib.loads(BUILT_IN)[name]] for name in ("goods", "event")
    }
    for table in rows.values():
        table[0]["colour"], table[1]["colour"] = "red", "blue"
    text = "\n".join(toml(name, table) for name, table in rows.items())
    components = GAME.components().replaced_by(text)
    match = Match.begin(GAME, 2, 1, {}, components=components)
    GAME.arrange(
        match.state,
        {"p0": {"hand": ["red-1", "blue-2", "fish-3"]}, "pile": [1, "delivery", 17, [17, 2]]},
    )
    match.play(0, "draw")
    assert "deliver red-1,fish-3" in [action.text for action in match.pending()[0].options]
    assert match.why_not(0, "deliver blue-2,fish-3") == "deliveries:delivery.ship-and-good"


@pytest.mark.parametrize(
    ("table", "number", "changes", "fault"),
    [
        ("ship", 0, {"values": [1, 2, 3]}, "ship ship-blue: field 'values' needs 6 numbers"),
        ("goods", 1, {"values": [1, 2, 3, 4, 5, 7]}, "goods goods-barrels: field 'values'"),
        ("goods", 2, {"copies": 5}, "goods goods-pigs: field 'copies' must be 6"),
        ("goods", 0, {"colour": "red"}, "goods goods-barrels: field 'colour' must be another"),
        ("event", 3, {"colour": "green"}, "event event-pirates: field 'colour' must be another"),
        ("event", 0, {"copies": 2}, "event event-rats: field 'copies' must be 1"),
        ("ship", 0, {"id": "ship-green"}, "ship: the rows are ship-blue, ship-red"),
        ("delivery", 0, {"copies": 4}, "delivery delivery-card: field 'copies' must be 3"),
        ("event", 0, {"source": "guess"}, "event event-rats: field 'source' is one of"),
        ("goods", 0, {"values": None}, "goods goods-fish: field 'values' is missing"),
        ("ship", 0, {"value": 3}, "ship ship-blue: unknown field 'value'"),
    ],
)
def test_faults_are_told_by_card_and_field(
    table: str, number: int, changes: dict[str, object], fault: str
) -> None:
    with pytest.raises(BadSetup, match=fault):
        kaper.new("deliveries", 2, 1, components=changed(table, number, **changes))


def test_the_colours_of_ships_are_their_names() -> None:
    rows = [dict(row) for row in tomllib.loads(BUILT_IN)["ship"]]
    rows[0]["colour"], rows[1]["colour"] = "red", "blue"
    components = GAME.components().replaced_by(toml("ship", rows))
    with pytest.raises(BadSetup, match="ship ship-blue: field 'colour' cannot be 'red'"):
        kaper.new("deliveries", 2, 1, components=components)
