"""Black market tiles: placing, activating, and their ten effects."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.testing.scenario import Scenario

Table = Callable[..., Scenario]

# Two locations near each other, and a third that no tile may share.
PLACES = {"d4": "barbados", "e4": "margarita"}


def placing(table: Table, **p0: object) -> Scenario:
    """The second space of the ship board: a tile for two doubloons."""
    arrangement = {key: p0.pop(key) for key in ("market", "p1") if key in p0}
    s = table(cards=PLACES, p0={"ship": "bay", "doubloons": 2, **p0}, **arrangement)
    return s.play("p0 upgrade u2")


@pytest.mark.rule("maracaibo:black-market.place")
@pytest.mark.rule("maracaibo:black-market.activate-on-placing")
def test_place_and_activate(table: Table) -> None:
    s = placing(table, quests=["gold", "rivers"]).expect(asked="p0 place-tile")
    # Five tiles on eight locations.
    assert len(s.options(0)) == 5 * 8 + 1
    s.play("p0 place 3a-quests barbados")
    s.expect(
        events=[
            "tile-placed p0 tile=3a-quests card=barbados",
            "tile-activated",
            "points-scored vp=2",
        ],
        p0={"doubloons": 0, "tiles": ["1a-bury", "2a-buried", "4a-rivers", "5a-vp-cube"]},
    )


@pytest.mark.rule("maracaibo:black-market.one-per-location")
def test_one_tile_on_a_location(table: Table) -> None:
    s = placing(table, market={"barbados": "p1 1a-bury"})
    s.refuse("p0 place 1a-bury barbados", "black-market.one-per-location")


@pytest.mark.rule("maracaibo:black-market.not-on-board")
@pytest.mark.rule("maracaibo:black-market.never-flip")
def test_only_on_locations_and_with_the_side_that_lies_up(table: Table) -> None:
    s = placing(table)
    s.refuse("p0 place 1a-bury hacienda", "black-market.place")
    s.refuse("p0 place 1b-equipment barbados", "black-market.never-flip")
    assert not any("bay" in option for option in s.options(0))


@pytest.mark.rule("maracaibo:black-market.no-target")
def test_without_a_tile_or_doubloons_nothing_is_paid(table: Table) -> None:
    placing(table, tiles=[]).expect(p0={"doubloons": 2}, asked="p1 sail")
    placing(table, doubloons=1).expect(p0={"doubloons": 1}, asked="p1 sail")


@pytest.mark.rule("maracaibo:black-market.no-target")
@pytest.mark.rule("maracaibo:upgrade.effect-may-be-forgone")
def test_without_a_free_location_the_upgrade_counts_but_places_nothing(table: Table) -> None:
    tiles = ("1a-bury", "2a-buried", "3a-quests", "4a-rivers")
    owned = [f"p1 {tile}" for tile in (*tiles, "5a-vp-cube")] + [f"p0 {tile}" for tile in tiles]
    locations = ("tobago", "trinidad", "bonaire", "curacao", "grenada", "barbados", "aruba",
                 "margarita")  # fmt: skip
    s = placing(table, market=dict(zip(locations, owned, strict=False)))
    s.expect(p0={"doubloons": 2, "upgrades": ["u2"]}, asked="p1 sail")


@pytest.mark.rule("maracaibo:black-market.placed-under-own-ship")
def test_a_tile_placed_where_the_ship_stands_works_once(table: Table) -> None:
    s = table(cards=PLACES, p0={"ship": "c4", "doubloons": 2, "quests": ["gold"]})
    s.play("p0 sail d4", "p0 upgrade u2", "p0 place 3a-quests barbados")
    s.expect(p0={"vp": 1})
    s.play("p0 decline").expect(p0={"vp": 1}, asked="p1 sail")


@pytest.mark.rule("maracaibo:symbol.activate-market")
def test_activating_a_placed_tile_from_afar(table: Table) -> None:
    s = table(
        cards={"c4": "fence", **PLACES},
        market={"barbados": "p0 3a-quests", "margarita": "p1 4a-rivers"},
        p0={"ship": "b4", "doubloons": 4, "quests": ["gold"]},
    )
    s.play("p0 sail c4", "p0 acquire fence")
    assert s.options(0) == ["activate 3a-quests", "decline"]
    s.play("p0 activate 3a-quests").expect(p0={"vp": 1})
    s = table(cards={"c4": "fence"}, p0={"ship": "b4", "doubloons": 4})
    s.play("p0 sail c4", "p0 acquire fence").expect(asked="p1 sail")


CREW = ["cook", "gunner", "scout", "quartermaster", "harpooner", "shantyman", "bosun"]
EQUIPMENT = ["tobacco", "rum", "sugar", "cocoa", "shovels", "golden-sabre", "emerald-dagger"]
BURIED = {"gold": ["1", "2", "3"], "emerald": ["1", "2"], "pearl": ["1", "2"]}


@pytest.mark.parametrize(
    ("tile", "has", "vp"),
    [
        pytest.param("2a-buried", {"buried": {"gold": ["1", "4"]}}, 2,
                     marks=pytest.mark.rule("maracaibo:market-tile.per-buried")),
        pytest.param("2a-buried", {"buried": BURIED}, 6,
                     marks=pytest.mark.rule("maracaibo:market-tile.per-buried")),
        pytest.param("3a-quests", {"quests": ["gold", "crew"]}, 2,
                     marks=pytest.mark.rule("maracaibo:market-tile.per-quest")),
        pytest.param("4a-rivers", {"rivers": 2}, 4,
                     marks=pytest.mark.rule("maracaibo:market-tile.per-river")),
        pytest.param("4a-rivers", {"rivers": 4}, 6,
                     marks=pytest.mark.rule("maracaibo:market-tile.per-river")),
        pytest.param("1b-equipment", {"improvements": EQUIPMENT[:3]}, 3,
                     marks=pytest.mark.rule("maracaibo:market-tile.per-equipment")),
        pytest.param("1b-equipment", {"improvements": EQUIPMENT}, 6,
                     marks=pytest.mark.rule("maracaibo:market-tile.per-equipment")),
        pytest.param("2b-crew", {"improvements": [*CREW[:2], "rum"]}, 2,
                     marks=pytest.mark.rule("maracaibo:market-tile.per-crew")),
        pytest.param("2b-crew", {"improvements": CREW}, 6,
                     marks=pytest.mark.rule("maracaibo:market-tile.per-crew")),
        pytest.param("3b-emeralds", {"stored": {"emerald": 2, "gold": 5}}, 2,
                     marks=pytest.mark.rule("maracaibo:market-tile.per-emerald")),
        pytest.param("4b-pearls", {"stored": {"pearl": 1}, "buried": BURIED}, 3,
                     marks=pytest.mark.rule("maracaibo:market-tile.per-pearl")),
        pytest.param("5b-gold", {"stored": {"gold": 9}}, 6,
                     marks=pytest.mark.rule("maracaibo:market-tile.per-gold")),
    ],
)  # fmt: skip
def test_points_of_a_tile(table: Table, tile: str, has: dict[str, object], vp: int) -> None:
    s = table(cards=PLACES, market={"barbados": f"p0 {tile}"}, p0={"ship": "c4", **has})
    s.play("p0 sail d4").expect(p0={"vp": vp}, asked="p0 upgrade")


@pytest.mark.rule("maracaibo:market-tile.bury")
@pytest.mark.rule("maracaibo:market-tile.vp-and-cube")
@pytest.mark.rule("maracaibo:market-tile.pairs")
def test_tiles_that_ask(table: Table) -> None:
    at = {"cards": PLACES, "p0": {"ship": "c4", "stored": {"gold": 1}}}
    s = table(market={"barbados": "p0 1a-bury"}, **at).play("p0 sail d4").expect(asked="p0 bury")
    s.play("p0 decline").expect(asked="p0 upgrade", p0={"stored": {"gold": 1}})
    s = table(market={"barbados": "p0 5a-vp-cube"}, **at).play("p0 sail d4")
    s.expect(p0={"vp": 2}, asked="p0 cube")
    s.play("p0 cube pearl").expect(islands={"pearl": {"cubes": 5}}, asked="p0 upgrade")


@pytest.mark.rule("maracaibo:black-market.place", "maracaibo:black-market.one-per-location")
def test_a_tile_lies_where_it_was_placed_and_is_its_owners(table: Table) -> None:
    s = table(cards=PLACES, turn="p1", p1={"ship": "bay", "doubloons": 2})
    s.play("p1 upgrade u2", "p1 place 4a-rivers margarita")
    lying = {row["square"]: row["market_tile"] for row in s.rows(0, "spaces")}
    assert lying["e4"] == {"seat": 1, "tile": "4a-rivers"}
    assert [square for square, tile in lying.items() if tile is not None] == ["e4"]
