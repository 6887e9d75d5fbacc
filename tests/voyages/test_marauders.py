"""What the texts of the voyage of Merchants & Marauders claim is so."""

from __future__ import annotations

from typing import cast

import pytest

from kaper.games.marauders.components.ids import NATIONS
from kaper.games.marauders.state import Marauders
from kaper.games.marauders.visibility.shapes import (
    BattleView,
    FleetView,
    MaraudersView,
    PortView,
    SeatView,
)
from kaper.kernel.chance import ScriptedFeed
from kaper.testing.journeys import Journey, Told, every_way
from kaper.voyages import LEARNER, Chapter, voyage

TRADE, RAID, BATTLE = voyage("marauders")


def seen(journey: Journey) -> MaraudersView:
    return cast("MaraudersView", journey.match.view(LEARNER))


def mine(journey: Journey) -> SeatView:
    return seen(journey)["seats"][LEARNER]


def asked(journey: Journey) -> str:
    return journey.table.pending[LEARNER].prompt.key.removeprefix("marauders-prompt-")


def demand(journey: Journey) -> dict[str, str | None]:
    return {zone["zone"]: zone["demand"] for zone in seen(journey)["zones"]}


def port(journey: Journey) -> PortView:
    found = seen(journey)["port"]
    assert found is not None
    return found


def battle(journey: Journey) -> BattleView:
    found = seen(journey)["battle"]
    assert found is not None
    return found


def fleet(journey: Journey) -> FleetView:
    """The only one at sea."""
    (found,) = [fleet for fleet in seen(journey)["npcs"] if fleet["zone"]]
    return found


# A hold full of Rum


def goal(journey: Journey, _: str) -> None:
    assert seen(journey)["target"] == 10
    assert [seat["glory"] for seat in seen(journey)["seats"]] == [0, 0]


def ship(journey: Journey, _: str) -> None:
    me = mine(journey)
    assert (me["ship"], me["locations"]["hold"]) == ("flute", 4)
    assert sorted(card or "" for card in me["cargo"]) == ["rum", "rum", "rum", "wood"]
    assert seen(journey)["turn"]["actions"] == 3


def sail(journey: Journey, _: str) -> None:
    assert seen(journey)["turn"]["actions"] == 2
    assert demand(journey)["san-juan"] == "rum"


def ashore(journey: Journey, _: str) -> None:
    assert seen(journey)["turn"]["actions"] == 0
    assert (port(journey)["sell"], port(journey)["sell_demanded"]) == (3, 6)


def sell(journey: Journey, _: str) -> None:
    sale = port(journey)["sale"]
    assert sale is not None
    assert (sale["gold"], sale["demanded"], sale["glory"]) == (18, 3, True)
    assert demand(journey)["basse-terre"] == "wood"
    # The deal is closed by choice: the Wood could be sold as well.
    assert journey.options() == ["sell wood", "done"]


def deal(journey: Journey, _: str) -> None:
    me = mine(journey)
    assert (me["gold"], me["glory"], me["hand"]) == (26, 1, ["following-wind"])
    assert demand(journey)["san-juan"] == "tobacco"


def market(journey: Journey, _: str) -> None:
    offer = port(journey)["offer"] or []
    prices = {ware["good"]: (ware["count"], ware["price"]) for ware in offer}
    assert prices == {"cocoa": (2, 2), "spices": (1, 3), "sugar": (3, 1)}
    assert demand(journey)["st-maarten"] == "sugar"


def buy(journey: Journey, _: str) -> None:
    assert mine(journey)["gold"] == 23
    assert mine(journey)["cargo"].count("sugar") == 3


def amount(journey: Journey, action: str) -> None:
    me = mine(journey)
    assert me["chest"] == int(action.split()[1])
    assert (me["glory"], me["chest_points"], me["total"]) == (1, 2, 3)
    assert cast("MaraudersView", journey.match.view(1))["seats"][LEARNER]["chest"] is None


def wind(journey: Journey, _: str) -> None:
    assert seen(journey)["turn"] == {"actions": 0, "moves": 1}


def leave(journey: Journey, _: str) -> None:
    assert not mine(journey)["in_port"]
    assert asked(journey) == "turn"


# A price on your head


def scout(journey: Journey, _: str) -> None:
    """Four points with the chest; either flag, and England has more ports."""
    assert mine(journey)["total"] == 4
    assert journey.options() == ["raid england", "raid netherlands", "release"]
    state = journey.match.state
    assert isinstance(state, Marauders)
    tables = state.tables
    nations = [NATIONS[tables.zones[port].nation] for port in tables.ports]
    assert (nations.count("england"), nations.count("netherlands")) == (5, 2)


def stands(journey: Journey) -> dict[str, dict[str, int | str | list[str]]]:
    """What the open cards of the raid come to."""
    raid = seen(journey)["raid"]
    assert raid is not None
    return {each["name"]: each["args"] for each in raid["stands"]}


def flag(journey: Journey, _: str) -> None:
    """The Wood would shoot away the only Cannon, and with it all loot."""
    assert seen(journey)["successes"] == 2
    assert mine(journey)["locations"]["cannons"] == 1
    assert set(mine(journey)["barred"]) == {"curacao", "st-maarten"}
    assert stands(journey)["hits"] == {"locations": ["crew", "cannons"]}
    assert "raid-damage" in stands(journey)


def exchange(journey: Journey, _: str) -> None:
    assert mine(journey)["maneuverability"] == 4
    assert stands(journey) == {
        "gold": {"gold": 10},
        "escapes": {"count": 2, "needed": 4},
        "hits": {"locations": ["crew"]},
    }


def draw(journey: Journey, _: str) -> None:
    me = mine(journey)
    assert (me["gold"], me["glory"], me["hand"]) == (4 + 15, 3, ["kings-pardon"])
    assert (me["locations"]["masts"], me["locations"]["crew"]) == (1, 1)
    assert me["locations"]["hold"] == 2


def stow(journey: Journey, _: str) -> None:
    assert sorted(card or "" for card in mine(journey)["cargo"]) == ["rum", "sugar"]
    assert demand(journey)["santo-domingo"] == "rum"


def hunter(journey: Journey, _: str) -> None:
    assert mine(journey)["pirate"]
    assert fleet(journey)["npc"] == "philips-van-almonde"
    assert fleet(journey)["hunts"] == [LEARNER]
    assert "enter" not in journey.options()


def home(journey: Journey, _: str) -> None:
    assert "enter" in journey.options()


def end(journey: Journey, _: str) -> None:
    assert seen(journey)["event"] == "hungry-garrison"
    assert fleet(journey)["zone"] == "caribbean-sea"
    assert seen(journey)["turn"]["actions"] == 3


def repair(journey: Journey, _: str) -> None:
    assert port(journey)["repair"] == 2
    assert (mine(journey)["gold"], mine(journey)["locations"]["masts"]) == (17, 2)


def recruit(journey: Journey, _: str) -> None:
    assert (mine(journey)["gold"], mine(journey)["locations"]["crew"]) == (17, 2)


def pardon(journey: Journey, _: str) -> None:
    me = mine(journey)
    assert (me["gold"], me["pirate"], me["barred"]) == (13, False, [])
    assert fleet(journey)["hunts"] == []


# A pirate off San Juan


def six_points(journey: Journey, _: str) -> None:
    me = mine(journey)
    assert (me["ship"], me["glory"], me["total"]) == ("frigate", 5, 6)


def rumor(journey: Journey, _: str) -> None:
    assert mine(journey)["gold"] == 4
    assert mine(journey)["rumors"] == ["out-of-work-shipwright"]


def check(journey: Journey, _: str) -> None:
    me = mine(journey)
    assert (me["glory"], me["hand"], me["rumors"]) == (6, ["boarding-axes"], [])
    assert me["specialists"] == ["craftsman-a"]


def mission(journey: Journey, _: str) -> None:
    assert mine(journey)["goals"] == ["san-juan"]
    assert seen(journey)["turn"]["actions"] == 2


def errand(journey: Journey, _: str) -> None:
    """Nobody rolled a skull, and one is enough."""
    assert battle(journey)["dice"] == [["2"], ["3"]]
    assert battle(journey)["enemy"]["crew"] == 1


def axes(journey: Journey, _: str) -> None:
    me = mine(journey)
    assert (me["gold"], me["glory"], me["hand"]) == (4 + 14, 7, ["armourers-gift"])
    assert "lookout-a" in me["specialists"]
    assert seen(journey)["turn"]["actions"] == 0


def pirate(journey: Journey, _: str) -> None:
    """He hunts honest captains, and comes without looking for anybody."""
    assert (fleet(journey)["npc"], fleet(journey)["zone"]) == ("benjamin-hornigold", "san-juan")
    assert fleet(journey)["ship"] == "frigate"
    assert fleet(journey)["hunts"] == [LEARNER, 1]
    assert asked(journey) == "turn"


def attack(journey: Journey, _: str) -> None:
    now = battle(journey)
    assert now["declared"] == ["shoot", "shoot"]
    assert now["dice"] == [["skull", "skull", "2"], ["skull", "1", "1"]]
    assert [len(hits) for hits in now["hits"]] == [3, 1]
    assert not mine(journey)["pirate"]


def grape_shot(journey: Journey, _: str) -> None:
    assert battle(journey)["enemy"]["crew"] == 1
    assert battle(journey)["hits"][1] == ["skull"]
    assert mine(journey)["cargo"] == []
    assert asked(journey) == "place-hit"


def place(journey: Journey, _: str) -> None:
    assert battle(journey)["round"] == 2
    assert journey.options() == ["shoot", "board", "flee"]


def board(journey: Journey, _: str) -> None:
    assert (mine(journey)["gold"], mine(journey)["glory"]) == (18 + 15, 8)


def prize(journey: Journey, _: str) -> None:
    assert (mine(journey)["glory"], mine(journey)["total"]) == (8, 9)
    assert seen(journey)["turn"]["actions"] == 2


CLAIMS: dict[str, dict[str, Told]] = {
    TRADE.id: {
        "goal": goal,
        "ship": ship,
        "sail": sail,
        "ashore": ashore,
        "sell": sell,
        "deal": deal,
        "market": market,
        "buy": buy,
        "amount": amount,
        "wind": wind,
        "leave": leave,
    },
    RAID.id: {
        "scout": scout,
        "flag": flag,
        "exchange": exchange,
        "draw": draw,
        "stow": stow,
        "hunter": hunter,
        "home": home,
        "end": end,
        "repair": repair,
        "recruit": recruit,
        "pardon": pardon,
    },
    BATTLE.id: {
        "goal": six_points,
        "rumor": rumor,
        "check": check,
        "mission": mission,
        "errand": errand,
        "axes": axes,
        "end": pirate,
        "attack": attack,
        "grape-shot": grape_shot,
        "place": place,
        "board": board,
        "prize": prize,
    },
}
EVERY_CHAPTER = pytest.mark.parametrize("chapter", [TRADE, RAID, BATTLE], ids=lambda each: each.id)


@EVERY_CHAPTER
def test_what_the_guide_says_is_so_on_every_way(chapter: Chapter) -> None:
    for way in every_way("marauders", chapter.id):
        Journey("marauders", chapter, CLAIMS[chapter.id]).go(way)


@EVERY_CHAPTER
def test_all_claims_are_of_a_step(chapter: Chapter) -> None:
    assert set(CLAIMS[chapter.id]) <= {step.id for step in chapter.steps}


@EVERY_CHAPTER
def test_the_learner_always_has_a_choice(chapter: Chapter) -> None:
    """What has only one answer teaches nothing."""
    (way, *_) = every_way("marauders", chapter.id)
    for count in range(len(way)):
        journey = Journey("marauders", chapter)
        journey.go(way[:count])
        asked_now = journey.table.pending[LEARNER]
        assert asked_now.form is not None or len(asked_now.options) > 1, asked_now.prompt


def test_the_sugar_is_sold_next_door_for_a_second_point() -> None:
    journey = Journey("marauders", TRADE)
    journey.go(every_way("marauders", TRADE.id)[0])
    match = journey.match
    script = {"event": ["hungry-garrison"], "glory": ["fog-bank"], "demand": ["cocoa"]}
    feed = ScriptedFeed(script)
    lines = ["p0 end", "p1 end", "p0 sail st-maarten", "p0 enter", "p0 port", "p0 trade"]
    for line in [*lines, *["p0 sell sugar"] * 3, "p0 done"]:
        match.play(int(line[1]), line[3:], feed)
    # The Event adds a prize of its own.
    assert (mine(journey)["gold"], mine(journey)["glory"]) == (3 + 18 + 8, 2)


def test_whoever_plays_on_after_the_battle_can_win_in_the_same_turn() -> None:
    for way in every_way("marauders", BATTLE.id):
        journey = Journey("marauders", BATTLE)
        journey.go(way)
        match = journey.match
        for action in ("enter", "port", "stash", "amount 10"):
            match.play(LEARNER, action)
        assert mine(journey)["total"] == 10
        for seat, action in ((LEARNER, "done"), (LEARNER, "end"), (1, "end")):
            match.play(seat, action)
        assert match.result is not None
        assert match.result.winners == (LEARNER,)
