"""The new Glory cards of the second set for one's own turn, port and trade: one test for each."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.marauders.state import Marauders
from kaper.testing.scenario import Scenario
from tests.games.marauders.second_set import GAME, TABLES, OtherCards
from tests.games.marauders.usual_port import prices

Arrange = Callable[..., Scenario]
SKULL = 6
DUTCH = "pepijn-van-avezaath"


def plays(s: Scenario, seat: int) -> list[str]:
    return [option for option in s.options(seat) if option.startswith("play")]


# Any moment of one's turn


@pytest.mark.rule("marauders:glory.house-beckon", "marauders:glory.house-no-effect")
def test_signal_fires_call_an_npc_two_zones_away(scenario: Arrange) -> None:
    wanted = {"at": "curacao", "bounties": {"spain": 1}, "hand": ["signal-fires"]}
    s = scenario(GAME, p0=wanted, npcs={"spain": "blas-de-lezo"})
    assert plays(s, 0) == ["play signal-fires fleet=spain"]
    s.play("p0 play signal-fires fleet=spain")
    s.expect(asked="p0 beckon", events=["fleet-beckoned p0 fleet=spain"])
    # From Cartagena, and to begin with it has to go somewhere.
    s.refuse("p0 send havana", "glory.house-beckon").refuse("p0 done", "glory.house-beckon")
    s.play("p0 send caribbean-sea").refuse("p0 send havana", "glory.house-beckon")
    s.play("p0 send curacao").expect(
        events=["npc-sailed fleet=spain zone=curacao"], no_events=["tested"], asked="p0 turn"
    )
    assert s.rows(0, "npcs")[0]["zone"] == "curacao"


@pytest.mark.rule("marauders:glory.house-beckon", "marauders:glory.house-no-effect")
def test_an_npc_may_stop_on_the_way(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"at": "nassau", "hand": ["signal-fires", "quick-learner"]},
        npcs={"pirate-sloop": "anne-bonny"},
    )
    s.play("p0 play signal-fires fleet=pirate-sloop", "p0 send petit-goave", "p0 done")
    s.expect(asked="p0 turn", no_events=["tested"])
    s.play("p0 play quick-learner fleet=pirate-sloop", "p0 send tortuga", "p0 done")
    assert s.rows(0, "npcs")[4]["zone"] == "tortuga"
    s = scenario(GAME, p0={"at": "nassau", "hand": ["signal-fires"]})
    s.refuse("p0 play signal-fires fleet=spain", "glory.house-no-effect")


@pytest.mark.rule("marauders:glory.house-slow", "marauders:glory.house-no-effect")
def test_a_fouled_anchor_costs_an_action(scenario: Arrange) -> None:
    hand = {"at": "havana", "hand": ["fouled-anchor", "quick-learner"]}
    s = scenario(GAME, p0=hand, p1={"in": "trinidad"}).play("p0 play fouled-anchor seat=p1")
    s.expect(events=["slowed p0 owner=1 count=1"])
    assert s.seen(None, 1)["slowed"] == 1
    # A second one would change nothing.
    assert plays(s, 0) == []
    s.play("p0 end").expect(asked="p1 turn", turn={"actions": 2, "moves": 0})
    assert s.seen(0, 1)["slowed"] == 0
    s.play("p1 end").pass_on().play("p0 end").expect(turn={"actions": 3})
    s = scenario(GAME, p0=hand, p1={"at": "trinidad"})
    s.refuse("p0 play fouled-anchor seat=p1", "glory.house-no-effect")


@pytest.mark.rule("marauders:glory.house-slow")
@pytest.mark.parametrize(("slowed", "actions"), [(0, 3), (1, 2), (2, 1), (3, 1)])
def test_one_action_always_remains(scenario: Arrange, slowed: int, actions: int) -> None:
    s = scenario(GAME, begin="turn", p0={"in": "nassau", "slowed": slowed})
    s.expect(turn={"actions": actions}, p0={"slowed": 0})


@pytest.mark.rule("marauders:glory.house-no-effect")
def test_the_armourers_gift(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"at": "nassau", "hand": ["armourers-gift"], "weapons": ["grape-shot"]})
    s.refuse("p0 play armourers-gift target=grape-shot", "weapon.one-of-each")
    s.play("p0 play armourers-gift target=chain-shot")
    s.expect(p0={"weapons": {"grappling-hooks": 0, "chain-shot": 1, "grape-shot": 1}, "gold": 10})


@pytest.mark.rule("marauders:glory.house-no-effect")
def test_flotsam(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"at": "nassau", "hand": ["flotsam"]},
        chance={"cargo": ["rum-1", "wood-8"]},
    )
    s.play("p0 play flotsam").expect(asked="p0 stow", table=["rum-1", "wood-8"])
    s.play("p0 stow rum", "p0 stow wood").expect(p0={"cargo": ["rum", "wood"], "gold": 10})
    for person in ({"in": "nassau"}, {"at": "nassau", "locations": {"hold": 0}}):
        s = scenario(GAME, p0={"hand": ["flotsam"], **person})
        s.refuse("p0 play flotsam", "glory.house-no-effect")


@pytest.mark.rule("marauders:glory.house-no-effect")
def test_the_fence_on_the_beach(scenario: Arrange) -> None:
    goods = {"ship": "flute", "cargo": ["rum", "rum", "wood"], "gold": 0}
    s = scenario(
        GAME,
        p0={"at": "tortuga", "hand": ["fence-on-the-beach"], **goods},
        zones={"tortuga": {"demand": "rum"}},
    )
    s.play("p0 play fence-on-the-beach", "p0 sell rum", "p0 sell rum")
    s.expect(p0={"gold": 10, "cargo": ["wood"], "glory": 0}, asked="p0 turn")
    s.expect(no_events=["new-demand"])
    for where in ({"at": "caribbean-sea"}, {"in": "tortuga"}, {"at": "tortuga", "cargo": []}):
        s = scenario(GAME, p0={"hand": ["fence-on-the-beach"], **goods, **where})
        s.refuse("p0 play fence-on-the-beach", "glory.house-no-effect")


@pytest.mark.rule("marauders:glory.house-once")
def test_waste_not_takes_a_card_from_the_discards(scenario: Arrange) -> None:
    hand = ["following-wind", "waste-not", "quick-learner"]
    s = scenario(GAME, p0={"at": "nassau", "hand": hand})
    s.refuse("p0 play waste-not", "glory.house-no-effect")
    s.play("p0 play following-wind", "p0 play waste-not").expect(asked="p0 salvage")
    assert s.options(0) == ["take following-wind"]
    s.refuse("p0 take waste-not", "glory.house-once")
    s.play("p0 take following-wind").expect(
        events=["glory-salvaged p0 card=following-wind"],
        p0={"hand": ["quick-learner", "following-wind"]},
        glory_discards=["waste-not"],
    )
    # Everybody knows it; and nobody can go on by copying it.
    for viewer in (1, None):
        assert s.seen(viewer, 0)["hand"] == ["following-wind", None]
    assert plays(s, 0) == ["play following-wind"]
    s.play("p0 play following-wind").expect(turn={"moves": 2})
    assert plays(s, 0) == ["play quick-learner"]


# Port actions


@pytest.mark.parametrize(("aboard", "left"), [(10, 7), (3, 0), (2, 0), (0, 0)])
def test_a_customs_search(scenario: Arrange, aboard: int, left: int) -> None:
    hand = {"in": "curacao", "hand": ["customs-search"], "gold": 1}
    s = scenario(GAME, seats=3, p0=hand, p1={"at": "trinidad", "gold": aboard})
    s.refuse("p0 play customs-search seat=p1", "glory.play-own-turn")
    s.play("p0 port").refuse("p0 play customs-search seat=p0", "glory.house-no-effect")
    s.play("p0 play customs-search seat=p1").expect(p0={"gold": 6}, p1={"gold": left})
    s.expect(p2={"gold": 10})


def test_nobody_is_searched_who_is_not_in_play(scenario: Arrange) -> None:
    hand = {"in": "curacao", "hand": ["customs-search"]}
    s = scenario(GAME, p0=hand, p1={"status": "waiting"}).play("p0 port")
    s.refuse("p0 play customs-search seat=p1", "glory.house-no-effect")


def test_a_friend_in_the_yard(scenario: Arrange) -> None:
    hand = {"in": "tortuga", "hand": ["a-friend-in-the-yard"]}
    token = {"tortuga": {"modification": "long-guns"}}
    s = scenario(GAME, p0=hand, zones=token).play("p0 port", "p0 play a-friend-in-the-yard")
    s.expect(p0={"modifications": ["long-guns"], "gold": 10})
    s = scenario(GAME, p0=hand | {"modifications": ["long-guns"]}, zones=token)
    s.play("p0 port", "p0 play a-friend-in-the-yard").expect(p0={"gold": 14})


@pytest.mark.rule("marauders:glory.house-sought-rumor")
def test_loose_talk(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"in": "tortuga", "hand": ["loose-talk"]},
        p1={"hand": ["harbour-gossip"]},
        chance={"rumor": ["castaway"]},
    )
    s.play("p0 port", "p0 play loose-talk").expect(
        p0={"rumors": ["castaway"], "gold": 10}, no_events=["tested"], asked="p0 port"
    )
    assert "ask-around" in s.options(0)


def test_loose_talk_with_a_rumor_in_hand(scenario: Arrange) -> None:
    person = {"in": "tortuga", "hand": ["loose-talk", "quick-learner"], "rumor": "hidden-careenage"}
    s = scenario(GAME, p0=person, chance={"rumor": ["castaway", "false-papers"]})
    s.play("p0 port", "p0 play loose-talk", "p0 take castaway").expect(p0={"rumors": ["castaway"]})
    s.play("p0 play quick-learner", "p0 take false-papers").expect(p0={"rumors": ["false-papers"]})


@pytest.mark.rule("marauders:glory.house-once", "marauders:glory.hand-limit")
def test_a_ballad_of_your_deeds(scenario: Arrange) -> None:
    hand = ["a-ballad-of-your-deeds", "glut", "fog-bank", "quick-learner"]
    s = scenario(
        GAME,
        p0={"in": "tortuga", "hand": hand},
        chance={"glory": ["jury-rig", "flotsam"]},
    )
    s.play("p0 port", "p0 play a-ballad-of-your-deeds").expect(
        events=["glory-drawn p0 count=2"], asked="p0 cut-hand"
    )
    s.play("p0 discard jury-rig").expect(
        p0={"hand": ["quick-learner", "glut", "fog-bank", "flotsam"]}, asked="p0 port"
    )
    # Once a turn, by a copy too.
    assert plays(s, 0) == []


@pytest.mark.rule("marauders:glory.house-once")
def test_a_second_ballad_has_to_wait_for_the_next_turn(scenario: Arrange) -> None:
    game = OtherCards(a_ballad_of_your_deeds=2, glut=52)
    s = scenario(
        game,
        p0={"in": "tortuga", "hand": ["a-ballad-of-your-deeds"] * 2},
        chance={"glory": ["glut", "glut"]},
    )
    s.play("p0 port", "p0 play a-ballad-of-your-deeds")
    s.refuse("p0 play a-ballad-of-your-deeds", "glory.house-once")
    s.play("p0 done", "p0 end", "p1 end").pass_on().play("p0 port")
    assert plays(s, 0) == ["play a-ballad-of-your-deeds"]


@pytest.mark.rule("marauders:glory.house-offer", "marauders:glory.house-no-effect")
def test_the_back_door(scenario: Arrange) -> None:
    hand = ["the-back-door", "glut", "full-warehouse"]
    s = scenario(
        GAME,
        p0={"captain": "joost-verhagen", "in": "st-maarten", "hand": hand, "gold": 3},
        zones={"st-maarten": {"demand": "rum"}},
        chance={"cargo": ["wood-1", "wood-2", "rum-1", "spices-1", "cocoa-1"]},
    )
    # Rum is in demand and replaced; neither the port nor the captain adds a card.
    s.play("p0 port", "p0 play the-back-door").expect(
        asked="p0 market", table=["cocoa-1", "spices-1", "wood-1", "wood-2"]
    )
    assert plays(s, 0) == []
    s.play("p0 buy wood", "p0 buy spices").expect(p0={"gold": 1})
    s.play("p0 done").expect(asked="p0 port").refuse("p0 trade", "port.sell-first")
    s.play("p0 market")
    assert len(s.state(Marauders).laid.cards) == 9
    s = scenario(GAME, p0={"in": "tortuga", "hand": ["the-back-door"], "gold": 0}).play("p0 port")
    s.refuse("p0 play the-back-door", "buy.pay-and-store")


# Sales and purchases


def test_a_market_day(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={
            "in": "bridgetown",
            "ship": "galleon",
            "cargo": ["rum", "wood", "wood", "cocoa"],
            "hand": ["market-day"],
            "gold": 0,
        },
        zones={"bridgetown": {"demand": "rum"}},
    )
    s.play("p0 port", "p0 trade", "p0 sell rum").refuse(
        "p0 play market-day", "glory.house-no-effect"
    )
    s.play("p0 sell wood", "p0 sell wood", "p0 sell cocoa", "p0 play market-day")
    s.expect(port={"sale": {"demanded": 3, "gold": 21, "glory": True}})
    s.play("p0 done").expect(p0={"gold": 21, "glory": 1}, events=["new-demand zone=bridgetown"])


def test_a_lean_season(scenario: Arrange) -> None:
    person = {
        "in": "bridgetown",
        "ship": "galleon",
        "cargo": ["rum", "wood", "wood"],
        "hand": ["lean-season", "eager-buyer", "quick-learner"],
        "gold": 0,
    }
    s = scenario(GAME, p0=person, zones={"bridgetown": {"demand": "rum"}})
    s.play("p0 port", "p0 trade", "p0 sell rum").refuse(
        "p0 play lean-season", "glory.house-no-effect"
    )
    s.play("p0 sell wood", "p0 sell wood", "p0 play lean-season")
    s.expect(port={"sell": 5, "sale": {"demanded": 1, "gold": 16, "glory": False}})
    # Copied, it would change nothing; a card made demanded brings the demand's price.
    assert plays(s, 0) == ["play eager-buyer"]
    s.play("p0 play eager-buyer", "p0 done").expect(p0={"gold": 17, "glory": 0})


def test_plain_goods_alone_leave_the_demand_as_it_is(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "in": "curacao", "cargo": ["wood"], "hand": ["lean-season"]}
    s = scenario(GAME, p0=person, zones={"curacao": {"demand": "rum"}})
    s.play("p0 port", "p0 trade", "p0 sell wood").expect(port={"sale": {"gold": 4, "demanded": 0}})
    s.play("p0 play lean-season", "p0 done").expect(p0={"gold": 15}, no_events=["new-demand"])


OFFER = ["wood-1", "rum-1", "cocoa-1", "fruit-1", "spices-1", "tobacco-1"]


@pytest.mark.rule("marauders:glory.house-offer")
def test_a_full_warehouse(scenario: Arrange) -> None:
    person = {"in": "bridgetown", "hand": ["full-warehouse", "glut"]}
    s = scenario(
        GAME,
        p0=person,
        zones={"bridgetown": {"demand": "sugar"}},
        chance={"cargo": [*OFFER, "wood-2", "sugar-1", "wood-3", "rum-2"]},
    )
    others = {"cocoa": 3, "fruit": 3, "spices": 3, "tobacco": 3}
    assert prices(s.play("p0 port", "p0 market")) == {"wood": 3, "rum": 3} | others
    assert prices(s.play("p0 play full-warehouse")) == {"wood": 1, "rum": 2} | others
    assert len(s.state(Marauders).laid.cards) == 9
    s.play("p0 buy wood").expect(p0={"gold": 9})
    assert plays(s, 0) == ["play glut"]
    s = scenario(GAME, p0=person).play("p0 port", "p0 market", "p0 play glut")
    s.play(f"p0 {next(o for o in s.options(0) if o.startswith('buy'))}")
    s.refuse("p0 play full-warehouse", "glory.house-offer")


@pytest.mark.rule("marauders:glory.house-offer")
def test_send_it_back(scenario: Arrange) -> None:
    again = ["wood-2", "sugar-1", "wood-3", "rum-2", "cocoa-2", "fruit-2", "spices-2"]
    person = {"in": "bridgetown", "hand": ["send-it-back", "full-warehouse"]}
    s = scenario(
        GAME,
        p0=person,
        zones={"bridgetown": {"demand": "sugar"}},
        chance={"cargo": [*OFFER, *again]},
    )
    s.play("p0 port", "p0 market", "p0 play send-it-back").expect(
        table=["cocoa-2", "fruit-2", "rum-2", "spices-2", "wood-2", "wood-3"],
    )
    assert prices(s) == {"cocoa": 3, "fruit": 3, "rum": 3, "spices": 3, "wood": 2}
    # The larger offer is drawn anew as a whole; once something is bought, it stays.
    s = scenario(GAME, p0=person).play("p0 port", "p0 market", "p0 play full-warehouse")
    s.play("p0 play send-it-back")
    assert len(s.state(Marauders).laid.cards) == 9
    s = scenario(GAME, p0=person).play("p0 port", "p0 market")
    s.play(f"p0 {next(o for o in s.options(0) if o.startswith('buy'))}")
    assert plays(s, 0) == []


# Tests


def test_an_eagle_eye(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "tortuga", "hand": ["eagle-eye"]},
        chance={"scouting": [1, 1]},
    )
    s.play("p0 scout merchant", "p0 play eagle-eye")
    s.expect(asked="p0 merchant", no_events=["rerolled"])


def test_another_clerk(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "in": "tortuga", "hand": ["another-clerk"]},
        chance={"influence": [1, 1, 1, SKULL, 1, 1]},
    )
    s.play("p0 port", "p0 ask-around", "p0 play another-clerk")
    s.expect(events=["rerolled p0 dice=skull,1,1", "rumor-drawn p0"])


def test_the_map_is_true(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"at": "st-johns", "rumor": "hidden-careenage", "hand": ["the-map-is-true"]},
    )
    s.play("p0 scout rumor", "p0 play the-map-is-true")
    s.expect(events=["rumor-proven p0"], no_events=["tested"], p0={"glory": 1})


@pytest.mark.rule("marauders:glory.house-sought-rumor", "marauders:rumor.max-one")
def test_a_round_for_the_house(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=3,
        p0={"captain": DUTCH, "in": "tortuga"},
        p1={"at": "trinidad", "hand": ["a-round-for-the-house"], "rumor": "hidden-careenage"},
        p2={"hand": ["quick-learner"]},
        chance={
            "influence": [SKULL, 1, 1],
            "rumor": ["secret-passage", "castaway", "friendly-governor"],
        },
    )
    s.play("p0 port", "p0 ask-around", "p1 play a-round-for-the-house")
    s.expect(events=["rumor-drawn p1 rumor=castaway"], asked="p1 keep-rumor")
    s.play("p1 take castaway", "p2 play quick-learner").expect(asked="p0 port")
    s.expect(p0={"rumors": ["secret-passage"]}, p1={"rumors": ["castaway"], "gold": 10})
    s.expect(p2={"rumors": ["friendly-governor"], "gold": 10})
    assert s.seen(0, 1)["rumors"] == [None]


@pytest.mark.rule("marauders:glory.house-no-effect")
def test_no_round_for_the_house_when_nothing_is_left_to_tell(scenario: Arrange) -> None:
    kept = [name for name in TABLES.rumor_names if name != "secret-passage"]
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "in": "tortuga"},
        p1={"hand": ["a-round-for-the-house"], "kept": kept},
        chance={"influence": [SKULL, 1, 1]},
    )
    s.play("p0 port", "p0 ask-around").expect(asked="p1 gossip")
    assert s.options(1) == ["pass"]


@pytest.mark.rule("marauders:glory.house-sought-rumor")
def test_a_rumor_that_was_bought_is_answered_no_more(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=3,
        p0={"captain": DUTCH, "in": "tortuga"},
        p1={"hand": ["harbour-gossip"]},
        p2={"hand": ["a-round-for-the-house"]},
        chance={"influence": [SKULL, 1, 1]},
    )
    s.play("p0 port", "p0 ask-around", "p1 play harbour-gossip", "p1 buy rumor")
    s.expect(asked="p0 port", p2={"hand": ["a-round-for-the-house"]})
