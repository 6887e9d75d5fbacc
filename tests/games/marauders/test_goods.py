"""Selling and buying goods."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.marauders.components.ids import NONE
from kaper.games.marauders.state import Marauders
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "marauders"
MARKET = ["spices-1", "cocoa-1", "cocoa-2", "rum-1", "rum-2", "rum-3"]


@pytest.mark.rule(
    "marauders:sell.price-3",
    "marauders:sell.price-demand-6",
    "marauders:sell.demand-replaced",
    "marauders:sell.one-batch",
    "marauders:sell.loot-value-ignored",
)
def test_a_sale(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"in": "bridgetown", "cargo": ["rum-5", "rum-1", "wood-8"], "gold": 0},
        zones={"bridgetown": {"demand": "rum"}},
        chance={"demand": ["wood"]},
    )
    s.play("p0 port", "p0 trade", "p0 sell rum", "p0 sell wood", "p0 sell rum", "p0 done")
    s.expect(p0={"gold": 15, "cargo": []}, cargo_discards=["rum-1", "wood-8", "rum-5"])
    assert s.rows(0, "zones")[15]["demand"] == "wood"
    assert s.state(Marauders).demand_pool.count(s.state(Marauders).tables.good_number["rum"]) == 1


@pytest.mark.rule("marauders:sell.demand-pool")
def test_the_old_token_cannot_come_straight_back(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"in": "bridgetown", "cargo": ["rum"]},
        zones={"bridgetown": {"demand": "rum"}},
    )
    before = list(s.state(Marauders).demand_pool)
    s.play("p0 port", "p0 trade", "p0 sell rum", "p0 done")
    state = s.state(Marauders)
    new = state.demand[15]
    assert new != NONE
    before.remove(new)
    assert state.demand_pool == sorted([*before, state.tables.good_number["rum"]])


@pytest.mark.rule("marauders:sell.none-after-swap", "marauders:port.sell-first")
def test_selling_comes_first_and_once(scenario: Arrange) -> None:
    held = {"in": "bridgetown", "cargo": ["rum", "wood"]}
    zones = {"bridgetown": {"demand": "rum"}}
    s = scenario(GAME, p0=held, zones=zones)
    s.play("p0 port", "p0 trade", "p0 sell rum", "p0 done").refuse("p0 trade", "port.sell-first")
    s = scenario(GAME, p0=held, zones=zones)
    s.play("p0 port", "p0 yard", "p0 done").refuse("p0 trade", "port.sell-first")


@pytest.mark.rule("marauders:port.sell-first")
def test_goods_for_a_mission_are_handed_over_first_too(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"in": "bridgetown", "mission": "sugar-contract", "cargo": ["sugar"] * 3})
    assert "deliver sugar" in s.play("p0 port").options(0)
    s.play("p0 yard", "p0 done").refuse("p0 deliver sugar", "port.sell-first")


@pytest.mark.rule("marauders:port.cards-before-selling", "marauders:glory.play-own-turn")
@pytest.mark.parametrize(
    "card", ["play press-gang", "play kings-pardon target=spain", "hire steward-a"]
)
def test_a_glory_card_may_come_before_the_sale(scenario: Arrange, card: str) -> None:
    s = scenario(
        GAME,
        p0={
            "captain": "percival-whitewood",
            "in": "bridgetown",
            "gold": 30,
            "locations": {"crew": 1},
            "bounties": {"spain": 1},
            "hand": ["press-gang", "kings-pardon", "steward-a"],
            "cargo": ["rum"],
        },
        zones={"bridgetown": {"demand": "rum"}},
    )
    s.play("p0 port", f"p0 {card}", "p0 trade", "p0 sell rum", "p0 done")
    s.expect(events=["cargo-sold p0 gold=6"]).refuse("p0 trade", "port.sell-first")


@pytest.mark.rule("marauders:port.cards-before-selling")
def test_a_glory_card_may_come_before_a_delivery(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={
            "in": "bridgetown",
            "mission": "sugar-contract",
            "cargo": ["sugar"] * 3,
            "hand": ["press-gang"],
            "locations": {"crew": 1},
        },
    )
    s.play("p0 port", "p0 play press-gang", "p0 deliver sugar").expect(p0={"mission": None})


@pytest.mark.rule("marauders:port.activities")
def test_all_activities_in_one_port_action(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": "frances-wright", "in": "nassau", "cargo": ["rum"], "gold": 30}
        | {"locations": {"crew": 1}},
        missions=["survey-of-the-shoals"],
        zones={"nassau": {"demand": "rum"}},
        chance={"influence": [1] * 4},
    )
    s.play("p0 port", "p0 trade", "p0 sell rum", "p0 done", "p0 claim survey-of-the-shoals")
    s.play("p0 stash", "p0 amount 10", "p0 recruit", "p0 ask-around")
    s.play("p0 yard", "p0 done", "p0 market", "p0 done").expect(asked="p0 port")
    s.expect(p0={"chest": 10, "mission": "survey-of-the-shoals"}, turn={"actions": 2})


@pytest.mark.rule("marauders:port.each-once")
def test_each_activity_once(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"in": "tortuga", "locations": {"crew": 1}, "gold": 30})
    s.play("p0 port")
    assert {"market", "yard", "recruit", "ask-around", "done"} <= set(s.options(0))
    s.play("p0 market", "p0 done", "p0 yard", "p0 done", "p0 recruit", "p0 ask-around")
    s.refuse("p0 market", "port.each-once").refuse("p0 yard", "port.each-once")
    s.refuse("p0 ask-around", "port.each-once").refuse("p0 recruit", "recruit.max")


@pytest.mark.rule("marauders:glory.demand-sale", "marauders:glory.demand-sale-details")
@pytest.mark.parametrize(
    ("cargo", "glory"),
    [(["rum"] * 3, 1), (["rum"] * 6, 1), (["rum", "rum", "wood"], 0)],
)
def test_glory_for_a_great_sale(scenario: Arrange, cargo: list[str], glory: int) -> None:
    s = scenario(
        GAME, p0={"in": "bridgetown", "cargo": cargo}, zones={"bridgetown": {"demand": "rum"}}
    )
    s.play("p0 port", "p0 trade", *(f"p0 sell {good}" for good in cargo), "p0 done")
    s.expect(p0={"glory": glory, "hand": s.seen(0, 0)["hand"]})
    assert len(s.state(Marauders).captains[0].hand) == glory


@pytest.mark.rule(
    "marauders:example.buy-market",
    "marauders:buy.draw-six",
    "marauders:buy.prices",
    "marauders:buy.pay-and-store",
    "marauders:buy.price-details",
)
def test_the_market_of_the_book(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"in": "bridgetown", "gold": 10},
        zones={"bridgetown": {"demand": "wood"}},
        chance={"cargo": MARKET},
    )
    s.play("p0 port", "p0 market")
    s.play("p0 buy spices").expect(p0={"gold": 7})
    s.play("p0 buy cocoa").expect(p0={"gold": 5})
    # The price hangs on the cards drawn, not on those left or bought.
    s.play("p0 buy cocoa", "p0 buy rum", "p0 buy rum", "p0 buy rum")
    s.expect(p0={"gold": 0, "cargo": ["cocoa", "cocoa", "rum", "rum", "rum", "spices"]})


@pytest.mark.rule("marauders:buy.redraw-demanded", "marauders:buy.demand-details")
def test_what_the_port_wants_is_not_on_offer(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"in": "bridgetown"},
        zones={"bridgetown": {"demand": "rum"}},
        chance={"cargo": [*MARKET, "rum-4", "wood-1", "fruit-1", "sugar-1"]},
    )
    s.play("p0 port", "p0 market")
    s.expect(table=["cocoa-1", "cocoa-2", "fruit-1", "spices-1", "sugar-1", "wood-1"])
    s.expect(cargo_discards=["rum-1", "rum-2", "rum-3", "rum-4"])


@pytest.mark.rule("marauders:buy.same-port-three", "marauders:buy.same-port-meaning")
def test_the_second_offer_in_a_row_is_small(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"in": "bridgetown"}, p1={"in": "trinidad"}, events=["becalmed"])
    s.play("p0 port", "p0 market")
    assert len(s.state(Marauders).laid.cards) == 6
    s.play("p0 done", "p0 done", "p0 end", "p1 end")
    s.play("p0 port", "p0 market")
    assert len(s.state(Marauders).laid.cards) == 3
    s = scenario(GAME, p0={"in": "bridgetown", "bought_at": "nassau"})
    s.play("p0 port", "p0 market")
    assert len(s.state(Marauders).laid.cards) == 6


@pytest.mark.rule("marauders:cargo.port-limit-6", "marauders:cargo.limit-details")
def test_six_cards_in_port(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"in": "bridgetown", "cargo": ["wood"] * 5, "gold": 20},
        zones={"bridgetown": {"demand": "sugar"}},
        chance={"cargo": MARKET},
    )
    s.play("p0 port", "p0 market", "p0 buy rum").refuse("p0 buy rum", "cargo.port-limit-6")
    s.play("p0 jettison wood", "p0 buy rum")
    assert len(s.state(Marauders).captains[0].cargo) == 6


@pytest.mark.rule("marauders:buy.unbought-discard", "marauders:cargo.hidden")
def test_the_offer_is_hidden_and_its_rest_open(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"in": "bridgetown"},
        zones={"bridgetown": {"demand": "sugar"}},
        chance={"cargo": MARKET},
    )
    s.play("p0 port", "p0 market")
    assert s.match.view(1)["table"] == [None] * 6
    s.play("p0 buy spices", "p0 done")
    assert s.seen(1, 0)["cargo"] == [None]
    assert s.match.view(1)["cargo_discards"] == ["cocoa-1", "cocoa-2", "rum-1", "rum-2", "rum-3"]


@pytest.mark.rule("marauders:buy.prove-discount-digital")
def test_where_the_engine_vouches_nobody_is_asked_and_nobody_sees(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=3,
        options={"proof": "vouched"},
        p0={"in": "bridgetown"},
        zones={"bridgetown": {"demand": "sugar"}},
        chance={"cargo": MARKET},
    )
    s.play("p0 port", "p0 market", "p0 buy rum", "p0 done")
    s.expect(asked="p0 port")
    assert s.seen(1, 0)["cargo"] == s.seen(2, 0)["cargo"] == [None]


@pytest.mark.rule("marauders:buy.prove-discount")
def test_a_low_price_is_proven_to_one_player(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=3,
        p0={"in": "bridgetown"},
        zones={"bridgetown": {"demand": "sugar"}},
        chance={"cargo": MARKET},
    )
    s.play("p0 port", "p0 market", "p0 buy rum", "p0 done", "p0 show p2")
    s.expect(events=["discount-shown p0 owner=2 goods=rum"])
    assert any("rum" in line.lower() for line in s.match.log(2)[-2:])
    assert not any("rum" in line.lower() for line in s.match.log(1)[-1:])
    s = scenario(
        GAME,
        p0={"in": "bridgetown"},
        zones={"bridgetown": {"demand": "sugar"}},
        chance={"cargo": MARKET},
    )
    s.play("p0 port", "p0 market", "p0 buy spices", "p0 done").expect(no_events=["discount-shown"])


@pytest.mark.rule("marauders:decks.reshuffle")
def test_the_cargo_deck_is_made_anew(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"in": "bridgetown"}, zones={"bridgetown": {"demand": "sugar"}})
    state = s.state(Marauders)
    state.discards.cargo, state.decks.cargo = state.decks.cargo[:62], state.decks.cargo[62:]
    s.play("p0 port", "p0 market").expect(events=["reshuffled deck=cargo", "market-drawn p0"])
    assert len(state.laid.cards) == 6
