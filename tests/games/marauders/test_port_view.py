"""What the view tells of business in port, of closed ports and of hunters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

# Views are looked into freely.
Played: TypeAlias = Any
Arrange = Callable[..., Played]
GAME = "marauders"


def test_a_port_tells_its_prices_to_all(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"in": "santo-domingo", "captain": "frances-wright"})
    port = s.match.view(None)["port"]
    assert port["zone"] == "santo-domingo"
    assert not port["open"]
    assert (port["repair"], port["refit"], port["weapon"], port["modification"]) == (1, 3, 3, 3)
    assert (port["sell"], port["sell_demanded"], port["market_cards"]) == (3, 6, 6)
    s.play("p0 port")
    assert s.match.view(1)["port"]["open"]


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
    assert s.match.view(0)["port"]["sale"] == {"demanded": 1, "gold": 9}
    s.play("p0 sell rum", "p0 sell rum")
    assert s.match.view(0)["port"]["sale"] == {"demanded": 3, "gold": 21}
    assert s.match.view(1)["port"]["sale"] is None


def test_the_offer_of_a_market_is_the_buyers_secret(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"in": "santo-domingo", "gold": 10},
        zones={"santo-domingo": {"demand": "rum"}},
        chance={"cargo": ["wood-1", "wood-2", "wood-3", "fruit-1", "fruit-2", "cocoa-1"]},
    )
    s.play("p0 port", "p0 market")
    assert s.match.view(0)["port"]["offer"] == {"cocoa": 3, "fruit": 2, "wood": 1}
    for viewer in (1, None):
        assert s.match.view(viewer)["port"]["offer"] is None


def test_bounties_close_ports_but_never_the_home_port(scenario: Arrange) -> None:
    s = scenario(
        GAME, p0={"captain": "frances-wright", "at": "nassau", "bounties": {"england": 1}}, p1={}
    )
    barred = s.match.view(None)["seats"][0]["barred"]
    assert "bridgetown" in barred
    assert "nassau" not in barred
    assert s.match.view(None)["seats"][1]["barred"] == []


def test_flagships_hunt_pirates_and_pirates_hunt_the_honest(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"at": "nassau", "bounties": {"spain": 1}},
        p1={"at": "nassau"},
        npcs={"spain": "blas-de-lezo", "pirate-sloop": "anne-bonny"},
    )
    fleets = {fleet["fleet"]: fleet["hunts"] for fleet in s.match.view(None)["npcs"]}
    assert fleets["spain"] == [0]
    assert fleets["pirate-sloop"] == [1]
