"""Loose ends: what costs nothing is not paid, what is sold is told, who is killed forgets."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.marauders.components.ids import CANNONS, CREW
from kaper.games.marauders.rules import battle
from kaper.games.marauders.state import Marauders
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
Person = dict[str, object]
GAME = "marauders"
SKULL = 6
ENGLISH, DUTCH = "frances-wright", "pepijn-van-avezaath"


@pytest.mark.rule("marauders:rumor.pay-and-test", "marauders:board.zone-rules")
def test_what_costs_nothing_is_not_paid(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "in": "petit-goave", "gold": 0}
    s = scenario(GAME, p0=person, chance={"influence": [1, 1, 1]})
    s.play("p0 port", "p0 ask-around").expect(
        events=["tested p0 skill=influence"], no_events=["gold-paid"], p0={"gold": 0}
    )


@pytest.mark.rule("marauders:death.discard", "marauders:buy.same-port-meaning")
def test_a_captain_killed_in_anothers_turn_leaves_no_market_behind(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau"},
        p1={"captain": DUTCH, "at": "nassau", "bought_at": "curacao"}
        | {"locations": {"hull": 1, "hold": 0}},
        chance={"scouting": [SKULL, 1, 1], "seamanship": [SKULL, 1, 1, 1], "location": [1]},
    )
    s.play("p0 scout p1").expect(events=["captain-died p1"])
    assert s.state(Marauders).captains[1].market_before == -1


@pytest.mark.rule("marauders:specialist.one-per-kind")
@pytest.mark.parametrize(
    ("aboard", "hired"),
    [("craftsman-a", False), ("craftsman-b", False), ("boatswain-a", True), ("helmsman-b", True)],
)
def test_a_specialist_of_the_kind_is_aboard(scenario: Arrange, aboard: str, hired: bool) -> None:
    person = {"captain": DUTCH, "in": "san-juan", "rumor": "out-of-work-shipwright"}
    s = scenario(
        GAME,
        p0=person | {"specialists": [aboard]},
        chance={"influence": [SKULL, 1, 1], "glory": ["glut"]},
    )
    s.play("p0 port", "p0 check").expect(p0={"gold": 10 if hired else 18})
    assert ("craftsman-a" in str(s.seen(0, 0)["specialists"])) == (hired or aboard == "craftsman-a")


@pytest.mark.rule("marauders:mod.reinforced-hull")
def test_a_careenage_restores_the_hull(scenario: Arrange) -> None:
    person: Person = {"captain": DUTCH, "at": "st-johns", "rumor": "hidden-careenage"}
    damage = {"locations": {"masts": 0, "hull": 1, "crew": 1}, "modifications": ["reinforced-hull"]}
    for flipped in ([], ["reinforced-hull"]):
        s = scenario(
            GAME, p0=person | damage | {"flipped": flipped}, chance={"scouting": [SKULL, 1]}
        )
        s.play("p0 scout rumor").expect(
            events=["repaired p0 location=hull count=1", "repaired p0 location=masts count=2"]
            + ["refitted p0"] * len(flipped),
            p0={"flipped": [], "locations": {"masts": 2, "hull": 2, "crew": 2}, "gold": 15},
        )
        if not flipped:
            s.expect(no_events=["refitted"])


@pytest.mark.rule("marauders:rumor.alternatives", "marauders:sell.loot-value-ignored")
def test_smuggled_goods_are_told(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "petit-goave", "rumor": "smugglers-cove", "cargo": ["rum-8"]},
        chance={"scouting": [SKULL, 1]},
    )
    s.play("p0 scout rumor", "p0 sell rum").expect(
        events=["cargo-sold p0 goods=rum gold=6", "glory-gained p0 deed=rumor"],
        p0={"gold": 16, "cargo": []},
        cargo_discards=["rum-8"],
    )


@pytest.mark.rule("marauders:merchant.box", "marauders:merchant.attack-or-release")
@pytest.mark.parametrize(
    ("action", "box"), [("release", ["france"]), ("raid france", ["france"]), ("put-back", [])]
)
def test_the_token_of_a_merchant_that_one_captain_looks_at(
    scenario: Arrange, action: str, box: list[str]
) -> None:
    s = scenario(
        GAME,
        p0={"captain": "josiah-crake", "at": "nassau"},
        zones={"nassau": {"merchant": "france"}},
        chance={"scouting": [SKULL, 1, 1, 1], "seamanship": [1, 1, 1]}
        | {"cargo": ["rum-1", "rum-2", "fruit-5"]},
    )
    s.play("p0 scout merchant").expect(merchant_box=[])
    s.play(f"p0 {action}").expect(merchant_box=box)
    zones = {row["zone"]: row["merchant"] for row in s.rows(0, "zones")}
    assert zones["nassau"] == (None if box else "france")
    assert s.state(Marauders).merchants_known[1] == (0 if box else 1)


@pytest.mark.rule("marauders:combat.stalemate")
@pytest.mark.parametrize(("crew", "able"), [(0, False), (1, True), (2, True)])
def test_the_last_hand_of_an_npc_can_still_board(scenario: Arrange, crew: int, able: bool) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau", "locations": {"cannons": 0, "crew": crew}},
        npcs={"pirate-sloop": "jack-rackham"},
        chance={"scouting": [SKULL, 1, 1], "seamanship": [1] * 6},
    )
    state = s.play("p0 scout pirate-sloop").state(Marauders)
    state.battle.enemy[CANNONS], state.battle.enemy[CREW] = 0, crew
    assert battle.can_go_on(state, 1) == able
