"""The shipyard, recruiting, and the chest."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.marauders.state import Marauders
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "marauders"
SKULL = 6
PORT = {"bridgetown": {"modification": "long-guns"}}


@pytest.mark.rule("marauders:yard.repair", "marauders:yard.services", "marauders:yard.visit-order")
def test_repairs(scenario: Arrange) -> None:
    damage = {"hull": 1, "masts": 1, "crew": 1}
    s = scenario(GAME, p0={"in": "bridgetown", "locations": damage, "gold": 5})
    s.play("p0 port", "p0 yard").refuse("p0 repair crew", "recruit.test")
    s.play("p0 repair hull", "p0 arm chain-shot").refuse("p0 repair masts", "yard.repair")
    s.expect(p0={"gold": 0, "locations": {"hull": 2, "masts": 1, "crew": 1}})


@pytest.mark.rule(
    "marauders:yard.special-weapons", "marauders:weapon.one-of-each", "marauders:components.splits"
)
def test_special_weapons(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"in": "bridgetown", "gold": 10})
    s.play("p0 port", "p0 yard", "p0 arm chain-shot").expect(p0={"gold": 7})
    s.refuse("p0 arm chain-shot", "weapon.one-of-each")
    s.play("p0 disarm chain-shot").expect(p0={"gold": 8, "weapons": {"chain-shot": 0}})


@pytest.mark.rule("marauders:mod.price", "marauders:mod.local-only", "marauders:mod.revealed")
def test_a_modification(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"in": "bridgetown"}, zones=PORT)
    assert s.rows(1, "zones")[15]["modification"] == "unknown"
    s.play("p0 port")
    assert s.rows(1, "zones")[15]["modification"] == "long-guns"
    s.play("p0 yard", "p0 modify").expect(p0={"gold": 7, "modifications": ["long-guns"]})
    assert s.rows(1, "zones")[15]["modification"] is None
    s.refuse("p0 modify", "mod.local-only")


@pytest.mark.rule("marauders:mod.one-per-type")
def test_one_modification_of_a_type(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"in": "bridgetown", "modifications": ["long-guns"]}, zones=PORT)
    s.play("p0 port", "p0 yard").refuse("p0 modify", "mod.one-per-type")


@pytest.mark.rule(
    "marauders:mod.hammocks",
    "marauders:mod.rigging",
    "marauders:mod.hold",
    "marauders:mod.battery",
)
@pytest.mark.parametrize(
    ("name", "location", "value", "most"),
    [
        ("extra-hammocks", "crew", 2, 3),
        ("spacious-hold", "hold", 3, 3),
        ("extra-gun-battery", "cannons", 2, 2),
    ],
)
def test_modifications_raise_values(
    scenario: Arrange, name: str, location: str, value: int, most: int
) -> None:
    s = scenario(GAME, p0={"in": "bridgetown"}, zones={"bridgetown": {"modification": name}})
    s.play("p0 port", "p0 yard", "p0 modify").expect(p0={"locations": {location: value}})
    state = s.state(Marauders)
    assert state.full(0, ["hull", "hold", "masts", "crew", "cannons"].index(location)) == most
    s = scenario(GAME, p0={"modifications": ["sails-and-rigging"]})
    assert s.state(Marauders).maneuverability(0) == 5


@pytest.mark.rule("marauders:ship.maneuverability-undamaged")
def test_damage_leaves_maneuverability_as_it_is(scenario: Arrange) -> None:
    wreck = {"locations": {"hull": 1, "hold": 0, "masts": 0, "crew": 1, "cannons": 0}}
    s = scenario(GAME, p0=wreck, p1={"ship": "galleon", **wreck})
    state = s.state(Marauders)
    assert (state.maneuverability(0), state.maneuverability(1)) == (4, 1)


@pytest.mark.rule(
    "marauders:ship.cap-5", "marauders:mod.hold", "marauders:mod.hammocks", "marauders:mod.battery"
)
def test_no_value_above_five(scenario: Arrange) -> None:
    fittings = ["spacious-hold", "extra-hammocks", "extra-gun-battery", "sails-and-rigging"]
    s = scenario(GAME, p0={"ship": "galleon", "modifications": fittings})
    s.expect(p0={"locations": {"hold": 5, "crew": 4, "cannons": 3}})
    s = scenario(GAME, p0={"ship": "ship-of-the-line", "modifications": fittings})
    s.expect(p0={"locations": {"hold": 4, "crew": 5, "cannons": 5}})


@pytest.mark.rule(
    "marauders:yard.ship-prices",
    "marauders:yard.sell-before-buy",
    "marauders:yard.sale-value",
    "marauders:yard.crew-and-weapons-move",
    "marauders:yard.new-ship-state",
    "marauders:yard.trade-in-details",
    "marauders:ship.only-one",
    "marauders:glory.buy-ship",
    "marauders:mod.lost-with-ship",
    "marauders:mod.return-ports",
    "marauders:mod.no-transfer",
)
def test_another_ship(scenario: Arrange) -> None:
    old = {
        "in": "bridgetown",
        "gold": 31,
        "locations": {"masts": 1, "crew": 1},
        "modifications": ["long-guns", "chasers"],
        "weapons": ["chain-shot"],
        "cargo": ["rum"],
    }
    s = scenario(GAME, p0=old)
    # 5 for the Sloop, 2 for the Modifications, 1 less for the Masts; lost Crew does not count.
    s.play("p0 port", "p0 yard", "p0 purchase frigate").expect(
        events=["ship-sold p0 ship=sloop gold=6", "ship-bought p0 ship=frigate gold=35"],
        p0={
            "gold": 2,
            "ship": "frigate",
            "glory": 1,
            "modifications": [],
            "cargo": ["rum"],
            "weapons": {"chain-shot": 1},
            "locations": {"hull": 3, "hold": 3, "masts": 3, "crew": 1, "cannons": 3},
        },
    )
    # Two ports have lost no token yet have none: those lay on the ship. The owner picks them.
    s.expect(asked="p0 yard")
    assert s.match.problems() == []


@pytest.mark.rule("marauders:mod.return-ports", "marauders:mod.returned-waits")
def test_the_owner_picks_ports_for_lost_tokens(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"in": "bridgetown", "gold": 60}, zones=PORT)
    s.play("p0 port", "p0 yard", "p0 modify", "p0 purchase frigate")
    # Only Bridgetown is without a token: nothing to choose.
    s.expect(events=["modification-returned p0 zone=bridgetown"])
    s.refuse("p0 modify", "mod.returned-waits")
    s = scenario(
        GAME,
        p0={"in": "bridgetown", "gold": 60, "modifications": ["chasers"]},
        p1={"modifications": ["chasers"]},
    )
    s.play("p0 port", "p0 yard", "p0 purchase frigate").expect(asked="p0 return")
    (first, second) = s.options(0)
    s.play(f"p0 {second}")
    zone = second.split()[1]
    shown = {z["zone"]: z["modification"] for z in s.rows(0, "zones")}
    assert shown[zone] == "unknown"
    assert shown[first.split()[1]] is None


@pytest.mark.rule("marauders:yard.never-shipless", "marauders:yard.no-ship-of-line")
def test_what_cannot_be_bought(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"in": "bridgetown", "gold": 4})
    s.play("p0 port", "p0 yard").refuse("p0 purchase flute", "yard.never-shipless")
    s.refuse("p0 purchase ship-of-the-line", "yard.no-ship-of-line")
    s = scenario(GAME, p0={"in": "bridgetown", "gold": 10, "ship": "ship-of-the-line"})
    s.play("p0 port", "p0 yard", "p0 purchase sloop").expect(p0={"gold": 0, "ship": "sloop"})
    # Not even its Modifications bring anything.
    person = {"in": "bridgetown", "gold": 9, "ship": "ship-of-the-line"}
    s = scenario(GAME, p0={**person, "modifications": ["long-guns"]})
    s.play("p0 port", "p0 yard").refuse("p0 purchase sloop", "yard.never-shipless")


@pytest.mark.rule("marauders:yard.sale-value", "marauders:yard.never-shipless")
def test_modifications_may_make_up_the_price_of_a_ship(scenario: Arrange) -> None:
    person = {"in": "bridgetown", "modifications": ["long-guns", "chasers"]}
    s = scenario(GAME, p0=person | {"gold": 3})
    s.play("p0 port", "p0 yard", "p0 purchase flute").expect(p0={"gold": 0, "ship": "flute"})
    s = scenario(GAME, p0=person | {"gold": 2})
    s.play("p0 port", "p0 yard").refuse("p0 purchase flute", "yard.never-shipless")


@pytest.mark.rule("marauders:glory.buy-ship", "marauders:yard.visit-order")
def test_glory_for_one_ship_a_captain(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"in": "bridgetown", "gold": 99},
        p1={"in": "trinidad"},
        chance={"event": ["tavern-talk"]},
    )
    s.play("p0 port", "p0 yard", "p0 purchase galleon").expect(p0={"glory": 1})
    s.refuse("p0 purchase frigate", "yard.visit-order")
    s.play("p0 done", "p0 done", "p0 end", "p1 end", "p0 port", "p0 yard", "p0 purchase frigate")
    s.expect(p0={"ship": "frigate", "glory": 1})


@pytest.mark.rule("marauders:mod.no-transfer")
def test_st_johns_lets_modifications_come_along(scenario: Arrange) -> None:
    fitted = ["spacious-hold", "reinforced-hull"]
    s = scenario(
        GAME,
        p0={"in": "st-johns", "gold": 40, "modifications": fitted, "flipped": ["reinforced-hull"]},
    )
    s.play("p0 port", "p0 yard", "p0 purchase flute")
    s.expect(asked="p0 carry", events=["ship-chosen p0 ship=flute"])
    s.play("p0 carry spacious-hold", "p0 done")
    # Only the one left behind has raised the price of the old ship.
    s.expect(p0={"gold": 36, "modifications": ["spacious-hold"], "locations": {"hold": 5}})


@pytest.mark.rule("marauders:mod.reinforced-hull")
def test_the_reinforced_hull_is_restored_for_three(scenario: Arrange) -> None:
    hull = ["reinforced-hull"]
    s = scenario(GAME, p0={"in": "santo-domingo", "modifications": hull, "flipped": hull})
    s.play("p0 port", "p0 yard", "p0 refit").expect(p0={"gold": 7, "flipped": []})


@pytest.mark.rule("marauders:recruit.test", "marauders:recruit.pay", "marauders:recruit.max")
def test_recruiting(scenario: Arrange) -> None:
    sick = {"in": "bridgetown", "ship": "frigate", "locations": {"crew": 1}}
    s = scenario(GAME, p0=sick, chance={"leadership": [SKULL, 1, 1]})
    s.play("p0 port", "p0 recruit").expect(p0={"gold": 10, "locations": {"crew": 3}})
    s = scenario(GAME, p0=sick, chance={"leadership": [1, 1, 1]})
    s.play("p0 port", "p0 recruit", "p0 hire-crew").expect(p0={"gold": 8, "locations": {"crew": 2}})
    s.play("p0 hire-crew").expect(p0={"gold": 6, "locations": {"crew": 3}}, asked="p0 port")
    s = scenario(GAME, p0={"in": "bridgetown"})
    s.play("p0 port").refuse("p0 recruit", "recruit.max")


@pytest.mark.rule(
    "marauders:stash.home-port-only", "marauders:stash.withdraw", "marauders:stash.details"
)
def test_the_chest(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"in": "havana"})
    s.play("p0 port").refuse("p0 stash", "stash.home-port-only")
    s = scenario(GAME, p0={"in": "nassau", "gold": 25})
    s.play("p0 port", "p0 stash").refuse("p0 amount 26", "stash.details")
    s.play("p0 amount 20").expect(p0={"gold": 5, "chest": 20, "glory": 0, "total": 2})
    s.refuse("p0 stash", "port.each-once")
    s.play("p0 withdraw", "p0 amount 7").expect(p0={"gold": 12, "chest": 13})
    # What is stashed may be spent as well.
    s.play("p0 yard", "p0 arm chain-shot", "p0 purchase flute").expect(p0={"gold": 4, "chest": 13})


@pytest.mark.rule("marauders:stash.withdraw")
def test_the_chest_pays_at_home(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"in": "nassau", "gold": 1, "chest": 9})
    s.play("p0 port", "p0 yard", "p0 arm chain-shot").expect(p0={"gold": 0, "chest": 7})


@pytest.mark.rule("marauders:stash.withdraw", "marauders:stash.details")
def test_a_withdrawal_called_off_is_not_asked_for_again(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"in": "nassau", "captain": "frances-wright", "chest": 20})
    s.play("p0 port", "p0 withdraw", "p0 amount 5", "p0 withdraw", "p0 decline")
    s.refuse("p0 withdraw", "stash.details")


@pytest.mark.rule("marauders:stash.secret", "marauders:gold.secrecy")
def test_amounts_are_secret(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"in": "nassau", "gold": 25})
    s.play("p0 port", "p0 stash", "p0 amount 17")
    assert "17" in s.match.log(0)[-1]
    assert "17" not in s.match.log(1)[-1]
    seat = s.seen(1, 0)
    assert (seat["gold"], seat["chest"], seat["total"]) == (None, None, None)
    assert seat["stashed"] is True


@pytest.mark.rule("marauders:stash.value", "marauders:stash.scored-at-end")
@pytest.mark.parametrize(("chest", "points"), [(9, 0), (10, 1), (39, 3), (50, 5), (80, 5)])
def test_points_of_the_chest(scenario: Arrange, chest: int, points: int) -> None:
    s = scenario(GAME, p0={"chest": chest, "glory": 2})
    s.expect(p0={"glory": 2, "total": 2 + points})
