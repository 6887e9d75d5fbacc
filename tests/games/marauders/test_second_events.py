"""The Events of the second set: peace that sells pardons, and prizes for whoever is first."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
Person = dict[str, object]
GAME = "marauders"
SKULL = 6
DUTCH = "pepijn-van-avezaath"
SPANISH = "felipe-arriaga"
MIGHTY: Person = {"captain": DUTCH, "ship": "ship-of-the-line"}
RUM = {"bridgetown": {"demand": "rum"}, "curacao": {"demand": "rum"}}
TRADE = ("port", "trade", "sell rum", "sell rum", "sell rum", "done")
QUIET = ["tavern-talk", "new-markets", "pirate-hunt"]


@pytest.fixture
def card_set() -> str:
    return "second"


def sell(seat: int, cards: int = 3) -> list[str]:
    return [f"p{seat} {step}" for step in (*TRADE[: 2 + cards], "done")]


def raiding(cargo: list[str], dice: int = 2) -> dict[str, list[object]]:
    return {"scouting": [SKULL], "seamanship": [1] * dice, "cargo": [*cargo]}


# Peace


@pytest.mark.rule("marauders:event.treaty")
@pytest.mark.parametrize("war", [["spain", "france"], []])
def test_peace_ends_a_war_and_sells_pardons(scenario: Arrange, war: list[str]) -> None:
    wanted = {"captain": DUTCH, "in": "curacao", "bounties": {"spain": 2, "france": 1}, "gold": 5}
    s = scenario(
        GAME,
        p0=wanted,
        npcs={"spain": "blas-de-lezo"},
        war=war,
        begin="round",
        events=["peace-1", *QUIET],
        chance={"event": ["peace-1"]},
    )
    s.expect(war=[], events=["peace-made"] if war else [], no_events=[] if war else ["peace-made"])
    s.play("p0 port").expect(p0={"gold": 5})
    s.play("p0 pardon spain", "p0 pardon france")
    s.expect(p0={"gold": 1, "bounties": {"spain": 1, "france": 0}})
    # Two Ducats each: one is not enough.
    assert "pardon spain" not in s.options(0)
    assert s.part(0, "port")["pardon"] == 2


@pytest.mark.rule("marauders:event.treaty")
def test_the_next_round_sells_no_more_pardons(scenario: Arrange) -> None:
    wanted = {"captain": DUTCH, "in": "curacao", "bounties": {"spain": 2}}
    table = {"events": QUIET, "chance": {"event": ["tavern-talk"]}}
    s = scenario(GAME, p0=wanted, p1={"in": "nassau"}, event="peace-2", **table)
    s.play("p0 end", "p1 end", "p0 port")
    s.refuse("p0 pardon spain", "bounty.stays")


# Prizes


@pytest.mark.rule("marauders:event.prize")
def test_hungry_garrison(scenario: Arrange) -> None:
    seller = {"captain": DUTCH, "in": "bridgetown", "cargo": ["rum"] * 3}
    late = {"captain": SPANISH, "in": "curacao", "cargo": ["rum"] * 3}
    s = scenario(GAME, p0=seller, p1=late, zones=RUM, event="hungry-garrison")
    s.play(*sell(0)).expect(
        events=["glory-gained p0 deed=sale", "prize-taken p0 gold=8"],
        p0={"gold": 36, "glory": 1},
        prizewinner=0,
    )
    assert s.match.view(1)["prizewinner"] == s.match.view(None)["prizewinner"] == 0
    # Once, and to the first alone.
    s.play("p0 done", "p0 end", *sell(1))
    s.expect(p1={"gold": 28, "glory": 1}, no_events=["prize-taken"])


@pytest.mark.rule("marauders:event.prize")
def test_two_cards_feed_no_garrison(scenario: Arrange) -> None:
    seller = {"captain": DUTCH, "in": "bridgetown", "cargo": ["rum"] * 2}
    s = scenario(GAME, p0=seller, zones=RUM, event="hungry-garrison").play(*sell(0, 2))
    s.expect(p0={"gold": 22}, prizewinner=None)


@pytest.mark.rule("marauders:event.prize")
@pytest.mark.parametrize(
    ("cargo", "gold", "glory"),
    [
        (["rum-1", "rum-2", "fruit-1"], 20, 0),
        # Six more make no raid glorious: 11 are not 12.
        (["rum-8", "rum-7", "fruit-2"], 27, 0),
    ],
)
def test_prize_court(scenario: Arrange, cargo: list[str], gold: int, glory: int) -> None:
    pirate = {"captain": DUTCH, "at": "tortuga", "bounties": {"france": 3}}
    zones = {"tortuga": {"merchant": "spain"}}
    s = scenario(GAME, p0=pirate, zones=zones, event="prize-court", chance=raiding(cargo))
    s.play("p0 scout merchant", "p0 raid spain", "p0 done")
    s.expect(events=["prize-taken p0 gold=6"], p0={"gold": gold, "glory": glory}, prizewinner=0)


@pytest.mark.rule("marauders:event.prize")
def test_a_merchant_who_escapes_wins_no_prize(scenario: Arrange) -> None:
    lame = {"captain": DUTCH, "ship": "galleon", "at": "tortuga"}
    zones = {"tortuga": {"merchant": "spain"}}
    dice = raiding(["rum-1", "wood-1", "fruit-1"])
    s = scenario(GAME, p0=lame, zones=zones, event="prize-court", chance=dice)
    s.play("p0 scout merchant", "p0 raid spain")
    s.expect(events=["raid-lost p0"], p0={"gold": 10}, prizewinner=None)


@pytest.mark.rule("marauders:event.prize")
@pytest.mark.parametrize("foe", ["pirate-frigate", "player"])
def test_head_money(scenario: Arrange, foe: str) -> None:
    hunter = MIGHTY | {"at": "nassau"}
    dice = {"scouting": [SKULL], "seamanship": [SKULL, SKULL, 1, 1, 1] * 2, "location": [4] * 10}
    table: Person = {"event": "head-money", "chance": dice}
    if foe == "player":
        s = scenario(GAME, p0=hunter, p1={"captain": "frances-wright", "at": "nassau"}, **table)
        s.play("p0 scout p1").expect(p0={"gold": 20})
    else:
        s = scenario(GAME, p0=hunter, npcs={foe: ["edward-teach", "nassau"]}, **table)
        # On top of the 15 that a pirate's Frigate is worth.
        s.play(f"p0 scout {foe}", "p0 shoot", "p1 shoot").expect(p0={"gold": 35})
    s.expect(events=["glory-gained p0", "prize-taken p0 gold=10"], prizewinner=0, p0={"glory": 1})


@pytest.mark.rule("marauders:event.prize")
def test_a_new_round_has_a_new_prize(scenario: Arrange) -> None:
    table = {"events": ["hungry-garrison", *QUIET], "chance": {"event": ["hungry-garrison"]}}
    seller = {"captain": DUTCH, "in": "bridgetown", "cargo": ["rum"] * 3}
    event = {"event": "prize-court", "prizewinner": "p0"}
    s = scenario(GAME, p0=seller, p1={"in": "nassau"}, zones=RUM, **event, **table)
    s.expect(prizewinner=0).play("p0 end", "p1 end").expect(prizewinner=None)
    s.play(*sell(0)).expect(p0={"gold": 36}, prizewinner=0)


@pytest.mark.rule("marauders:event.prize", "marauders:mission.wager")
def test_the_prize_then_the_wager_then_the_mission(scenario: Arrange) -> None:
    seller = {"captain": DUTCH, "in": "bridgetown", "cargo": ["rum"] * 3}
    bet = {"mission": "a-bet-at-the-exchange", "rival": "p1"}
    s = scenario(GAME, p0={**seller, **bet}, zones=RUM, event="hungry-garrison").play(*sell(0))
    s.expect(
        events=[
            "cargo-sold p0",
            "glory-gained p0 deed=sale",
            "prize-taken p0 gold=8",
            "wager-won p0 owner=1",
            "gold-stolen p0 gold=5",
            "mission-done p0",
            "gold-gained p0 gold=12",
            "glory-gained p0 deed=mission",
        ],
        p0={"gold": 53, "glory": 2},
        p1={"gold": 5},
    )
