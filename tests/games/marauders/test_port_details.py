"""Business in port seen from the other side: empty sales, gossips, gold that goes so far."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "marauders"
SKULL = 6
ENGLISH = "frances-wright"
DUTCH = "pepijn-van-avezaath"
SPANISH = "felipe-arriaga"


@pytest.mark.rule("marauders:sell.one-batch")
def test_an_empty_sale_is_no_sale(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "in": "bridgetown", "cargo": ["rum"]}
    s = scenario(GAME, p0=person, zones={"bridgetown": {"demand": "rum"}})
    s.play("p0 port", "p0 trade", "p0 done")
    s.expect(no_events=["cargo-sold", "new-demand"], p0={"gold": 10, "cargo": ["rum"]})
    s.refuse("p0 trade", "port.sell-first")


@pytest.mark.rule("marauders:cargo.hidden")
def test_goods_laid_out_for_sale_or_delivery_are_hidden(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "in": "petit-goave", "mission": "through-the-blockade"}
    for actions in (("p0 trade", "p0 sell rum"), ("p0 deliver any", "p0 deliver rum")):
        s = scenario(GAME, p0=person | {"cargo": ["rum-1", "wood-1"]}).play("p0 port", *actions)
        assert s.match.view(0)["table"] == ["rum-1"]
        assert s.match.view(1)["table"] == s.match.view(None)["table"] == [None]


@pytest.mark.rule("marauders:mod.no-transfer", "marauders:yard.sale-value")
@pytest.mark.parametrize(("gold", "carried"), [(3, 0), (4, 1), (5, 2)])
def test_modifications_are_carried_as_far_as_the_gold_goes(
    scenario: Arrange, gold: int, carried: int
) -> None:
    """Each that is carried lowers the value of the old Sloop: 5 with none left aboard."""
    fitted = ["chasers", "long-guns"]
    person = {"captain": DUTCH, "in": "st-johns", "gold": gold, "modifications": fitted}
    s = scenario(GAME, p0=person, zones={"st-johns": {"modification": None}})
    s.play("p0 port", "p0 yard", "p0 purchase flute")
    for kind in fitted[:carried]:
        s.expect(asked="p0 carry").play(f"p0 carry {kind}")
    s.expect(p0={"ship": "flute", "gold": 0, "modifications": fitted[:carried]})


@pytest.mark.rule("marauders:glory.windows", "marauders:glory.play-other-turn")
def test_gossips_without_cards_are_passed_over(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=4,
        p0={"captain": DUTCH, "in": "tortuga"},
        p1={"captain": ENGLISH},
        p2={"captain": SPANISH, "hand": ["harbour-gossip"], "gold": 1},
        p3={"captain": "nicolas-jaures", "hand": ["glut"]},
        chance={"influence": [SKULL, 1, 1], "rumor": ["castaway"]},
    )
    s.play("p0 port", "p0 ask-around").expect(asked="p2 gossip")
    s.play("p2 play harbour-gossip").expect(asked="p2 buy-rumor")
    # One Ducat is not enough.
    assert s.options(2) == ["decline"]
    s.play("p2 decline").expect(asked="p3 gossip")
    s.play("p3 pass").expect(asked="p0 port")


@pytest.mark.rule("marauders:glory.house-no-effect")
@pytest.mark.parametrize(("gold", "able"), [(0, False), (1, True)])
def test_the_back_door_needs_a_ducat(scenario: Arrange, gold: int, able: bool) -> None:
    person = {"captain": DUTCH, "in": "bridgetown", "hand": ["the-back-door"], "gold": gold}
    s = scenario(GAME, options={"cards": "second"}, p0=person).play("p0 port")
    assert ("play the-back-door" in s.options(0)) == able


@pytest.mark.rule("marauders:glory.house-sought-rumor")
def test_a_round_for_the_house_goes_on_to_the_next(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        options={"cards": "second"},
        seats=3,
        p0={"captain": DUTCH, "in": "tortuga"},
        p1={"captain": ENGLISH, "hand": ["a-round-for-the-house", "glut"]},
        p2={"captain": SPANISH, "hand": ["harbour-gossip"]},
        chance={"influence": [SKULL, 1, 1], "rumor": ["castaway", "deserters"]},
    )
    s.play("p0 port", "p0 ask-around", "p1 play a-round-for-the-house")
    s.expect(p1={"rumors": ["deserters"]}, asked="p2 gossip")
    s.play("p2 play harbour-gossip").expect(events=["rumor-seen p2 owner=0 rumor=castaway"])
    s.play("p2 buy rumor").expect(p2={"rumors": ["castaway"], "gold": 8}, p0={"gold": 10})
    s.expect(asked="p0 port", p0={"rumors": []})
    s.play("p0 done", "p0 end").expect(asked="p1 turn")
