"""What the view tells of business in port, of closed ports and of hunters."""

from __future__ import annotations

from collections.abc import Callable

from kaper.testing.scenario import Scenario
from tests.games.marauders.usual_port import prices

Arrange = Callable[..., Scenario]
GAME = "marauders"


def test_a_port_tells_its_prices_to_all(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"in": "santo-domingo", "captain": "frances-wright"})
    port = s.part(None, "port")
    assert port["zone"] == "santo-domingo"
    assert not port["open"]
    assert (port["repair"], port["refit"], port["weapon"], port["modification"]) == (1, 3, 3, 3)
    assert (port["sell"], port["sell_demanded"], port["market_cards"]) == (3, 6, 6)
    s.play("p0 port")
    assert s.part(1, "port")["open"]


def test_a_port_tells_how_many_hands_are_missing(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"in": "santo-domingo", "ship": "frigate", "locations": {"crew": 1}})
    assert s.part(None, "port")["crew_missing"] == 2


def test_at_sea_there_is_no_port(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"at": "nassau"})
    assert s.match.view(0)["port"] is None


def test_a_sale_is_reckoned_for_the_seller_alone(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"in": "santo-domingo", "cargo": ["rum", "rum", "rum", "wood"]},
        zones={"santo-domingo": {"demand": "rum"}},
    )
    s.play("p0 port", "p0 trade", "p0 sell rum", "p0 sell wood")
    rum = {"good": "rum", "demanded": True, "gold": 6}
    wood = {"good": "wood", "demanded": False, "gold": 3}
    assert s.part(0, "port")["sale"] == {
        "laid": [rum, wood],
        "demanded": 1,
        "gold": 9,
        "glory": False,
    }
    s.play("p0 sell rum", "p0 sell rum")
    assert s.part(0, "port")["sale"] == {
        "laid": [rum, wood, rum, rum],
        "demanded": 3,
        "gold": 21,
        "glory": True,
    }
    assert s.part(1, "port")["sale"] is None


def test_a_card_makes_the_first_plain_goods_demanded(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        options={"cards": "second"},
        p0={"in": "santo-domingo", "cargo": ["rum", "wood", "fruit"], "hand": ["eager-buyer"]},
        zones={"santo-domingo": {"demand": "rum"}},
    )
    s.play("p0 port", "p0 trade", "p0 sell fruit", "p0 sell rum", "p0 sell wood")
    s.play("p0 play eager-buyer")
    assert s.part(0, "port")["sale"] == {
        "laid": [
            {"good": "fruit", "demanded": True, "gold": 6},
            {"good": "rum", "demanded": True, "gold": 6},
            {"good": "wood", "demanded": False, "gold": 3},
        ],
        "demanded": 2,
        "gold": 15,
        "glory": False,
    }


def test_the_offer_of_a_market_is_the_buyers_secret(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"in": "santo-domingo", "gold": 10},
        zones={
            **{zone: {"demand": "rum"} for zone in ("santo-domingo", "havana")},
            "nassau": {"demand": "wood"},
            "tortuga": {"demand": "wood"},
        },
        chance={"cargo": ["wood-1", "wood-2", "wood-3", "fruit-1", "fruit-2", "cocoa-1"]},
    )
    s.play("p0 port", "p0 market")
    assert prices(s) == {"cocoa": 3, "fruit": 2, "wood": 1}
    offer = s.part(0, "port")["offer"]
    assert isinstance(offer, list)
    assert offer[-1] == {
        "good": "wood",
        "count": 3,
        "price": 1,
        "wanted_in": ["nassau", "tortuga"],
    }
    for viewer in (1, None):
        assert s.part(viewer, "port")["offer"] is None


def test_bounties_close_ports_but_never_the_home_port(scenario: Arrange) -> None:
    s = scenario(
        GAME, p0={"captain": "frances-wright", "at": "nassau", "bounties": {"england": 1}}, p1={}
    )
    barred = s.seen(None, 0)["barred"]
    assert isinstance(barred, list)
    assert "bridgetown" in barred
    assert "nassau" not in barred
    assert s.seen(None, 1)["barred"] == []


def test_flagships_hunt_pirates_and_pirates_hunt_the_honest(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"at": "nassau", "bounties": {"spain": 1}},
        p1={"at": "nassau"},
        npcs={"spain": "blas-de-lezo", "pirate-sloop": "anne-bonny"},
    )
    fleets = {fleet["fleet"]: fleet["hunts"] for fleet in s.rows(None, "npcs")}
    assert fleets["spain"] == [0]
    assert fleets["pirate-sloop"] == [1]
