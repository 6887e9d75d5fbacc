"""Deeds that Missions count: none is taken for another, and whoever does one is paid in time."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import pytest

from kaper.games.marauders.components.ids import NATION_NUMBER
from kaper.games.marauders.rules import deeds
from kaper.games.marauders.state import NPC, Marauders
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "marauders"
SKULL = 6
DUTCH = "pepijn-van-avezaath"
# Sinks a Sloop in the first round of shots, and is not hit itself.
MIGHTY = {"captain": DUTCH, "ship": "ship-of-the-line"}
QUIET_EVENTS = ["tavern-talk", "new-markets", "fair-winds"]
SELL_RUM = ("p0 port", "p0 trade", "p0 sell rum", "p0 sell rum", "p0 sell rum", "p0 done")


def sinking(foe_dice: int, *, found_by: int = 1, attacked: bool = False) -> dict[str, list[int]]:
    """The dice of a battle that the Dutch captain wins, as attacker or attacked."""
    own, foe = [SKULL] * 2, [1] * foe_dice
    rolls = [*foe, *own] if attacked else [*own, *foe]
    return {"scouting": [SKULL] * found_by, "seamanship": rolls * 2, "location": [4] * 10}


# Deeds of all kinds, in every order

Doing = Callable[[Marauders], None]
DOINGS: dict[str, Doing] = {
    "sale": lambda state: deeds.sold(state, 0),
    "raid on spain": lambda state: deeds.raided(state, 0, NATION_NUMBER["spain"]),
    "raid on france": lambda state: deeds.raided(state, 0, NATION_NUMBER["france"]),
    "flagship": lambda state: deeds.defeated(state, 0, NPC),
    "pirate": lambda state: deeds.defeated(state, 0, NPC + 4),
    "peaceful rival": lambda state: deeds.defeated(state, 0, 1),
}
# The one deed of these that a Mission asks for, and whether doing it once is all.
ASKED_FOR = {
    "hunters-commission": ("pirate", True),
    "bring-down-a-flagship": ("flagship", True),
    "letter-of-marque-england": ("raid on spain", True),
    "merchant-prince": ("sale", False),
    "survey-of-the-shoals": ("", False),
    "mapmakers-round": ("", False),
    "recover-the-ransom": ("", False),
    "sugar-contract": ("", False),
}


@pytest.mark.rule("marauders:mission.progress")
@pytest.mark.parametrize("mission", ASKED_FOR)
def test_only_what_a_mission_asks_for_counts(scenario: Arrange, mission: str) -> None:
    asked, once = ASKED_FOR[mission]
    s = scenario(GAME, p0={"in": "nassau", "mission": mission, "named": "spain"})
    for order in permutations(DOINGS):
        state = s.state(Marauders).clone()
        done = False
        for name in order:
            DOINGS[name](state)
            state.stack[-1].step(state)
            done |= name == asked
            assert len(state.captains[0].progress) == done
            assert deeds.achieved(state, 0) == (done and once)


@pytest.mark.rule("marauders:mission.progress")
def test_without_a_mission_nothing_is_counted(scenario: Arrange) -> None:
    state = scenario(GAME, p0={"in": "nassau"}).state(Marauders)
    for doing in DOINGS.values():
        doing(state)
        state.stack[-1].step(state)
    assert [captain.progress for captain in state.captains] == [(), ()]


@pytest.mark.rule("marauders:mission.progress", "marauders:mission.max-one")
def test_progress_ends_with_its_mission(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"in": "nassau", "mission": "mapmakers-round", "progress": ["spain"]},
        missions=["survey-of-the-shoals"],
    )
    s.play("p0 port").expect(p0={"progress": ["spain", "england"]})
    s.play("p0 claim survey-of-the-shoals").expect(p0={"progress": []})


@pytest.mark.rule("marauders:mission.progress")
def test_a_great_sale_is_no_nation(scenario: Arrange) -> None:
    """A sale, then a second nation, then a third: only that is the Mapmaker's Round."""
    s = scenario(
        GAME,
        p0={
            "captain": DUTCH,
            "in": "bridgetown",
            "mission": "mapmakers-round",
            "cargo": ["rum"] * 3,
        },
        p1={"in": "havana"},
        zones={"bridgetown": {"demand": "rum"}},
        chance={"event": QUIET_EVENTS},
    )
    s.play(*SELL_RUM).expect(p0={"glory": 1, "progress": ["england"]})
    s.play("p0 done", "p0 leave", "p0 sail basse-terre", "p0 end", "p1 end")
    s.play("p0 enter", "p0 port")
    s.expect(p0={"mission": "mapmakers-round", "progress": ["england", "france"]})
    s.play("p0 done", "p0 leave", "p0 end", "p1 end", "p0 sail caracas", "p0 enter", "p0 port")
    s.expect(p0={"mission": None, "glory": 2, "progress": []})


@pytest.mark.rule("marauders:mission.progress")
@pytest.mark.parametrize("first", ["pirate", "zone"])
def test_a_beaten_pirate_is_no_zone(scenario: Arrange, first: str) -> None:
    """Before and after the search: one zone is half of the Survey of the Shoals."""
    s = scenario(
        GAME,
        p0=MIGHTY | {"at": "trinidad", "mission": "survey-of-the-shoals"},
        npcs={"pirate-sloop": ["jack-rackham", "trinidad"]},
        chance=sinking(5, found_by=4),
    )
    deeds_done = ["p0 scout pirate-sloop", "p0 scout mission"]
    s.play(*deeds_done if first == "pirate" else reversed(deeds_done))
    s.expect(p0={"mission": "survey-of-the-shoals", "glory": 1, "progress": ["trinidad"]})


@pytest.mark.rule("marauders:mission.progress")
def test_the_survey_ends_whatever_else_was_done(scenario: Arrange) -> None:
    """A sale and a beaten pirate between the two zones do not stand in its way."""
    s = scenario(
        GAME,
        p0=MIGHTY
        | {
            "in": "old-providence",
            "mission": "survey-of-the-shoals",
            "progress": ["trinidad"],
            "cargo": ["rum"] * 3,
        },
        zones={"old-providence": {"demand": "rum"}},
        npcs={"pirate-sloop": "charles-vane"},
        chance=sinking(4, found_by=5, attacked=True),
    )
    s.play(*SELL_RUM).expect(p0={"progress": ["trinidad"], "glory": 1})
    s.play("p0 done", "p0 leave").pass_on()
    s.expect(p0={"progress": ["trinidad"], "glory": 2})
    s.play("p0 scout mission").expect(p0={"mission": None, "glory": 3})


# The numbers on the cards


@pytest.mark.rule("marauders:mission.progress")
def test_a_nation_counts_once(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "mission": "mapmakers-round", "progress": ["spain", "france"]}
    s = scenario(GAME, p0=person | {"in": "havana"})
    s.play("p0 port").expect(p0={"progress": ["spain", "france"]}, no_events=["mission-advanced"])
    s = scenario(GAME, p0=person | {"in": "nassau"})
    s.play("p0 port").expect(events=["mission-done p0"], no_events=["mission-advanced"])


@pytest.mark.rule("marauders:mission.deeds", "marauders:glory.demand-sale")
@pytest.mark.parametrize(
    ("cargo", "hand", "counts"),
    [
        (["rum"] * 3, [], True),
        (["rum"] * 4, [], True),
        (["rum", "rum", "wood"], [], False),
        (["rum", "rum", "wood"], ["eager-buyer"], True),
        (["rum", "wood", "wood"], ["eager-buyer"], False),
    ],
)
def test_three_cards_in_demand_make_a_great_sale(
    scenario: Arrange, cargo: list[str], hand: list[str], counts: bool
) -> None:
    s = scenario(
        GAME,
        p0={
            "captain": DUTCH,
            "in": "bridgetown",
            "mission": "merchant-prince",
            "cargo": cargo,
            "hand": hand,
        },
        zones={"bridgetown": {"demand": "rum"}},
    )
    s.play("p0 port", "p0 trade", *(f"p0 sell {good}" for good in cargo))
    s.play(*(f"p0 play {card}" for card in hand), "p0 done")
    s.expect(p0={"glory": int(counts), "progress": ["bridgetown"] if counts else []})
    s.expect(events=["mission-advanced p0"] if counts else [], p0={"mission": "merchant-prince"})


@pytest.mark.rule("marauders:mission.deeds", "marauders:raid.success")
@pytest.mark.parametrize(("kept", "counts"), [(["rum-1"], True), ([], False)])
def test_a_raid_has_to_bring_a_ducat(scenario: Arrange, kept: list[str], counts: bool) -> None:
    s = scenario(
        GAME,
        p0={
            "captain": "felipe-arriaga",
            "at": "tortuga",
            "mission": "letter-of-marque-france",
            "named": "spain",
        },
        p1={"captain": DUTCH},
        zones={"tortuga": {"merchant": "spain"}},
        chance={
            "scouting": [SKULL, 1],
            "seamanship": [SKULL] * 3,
            "cargo": ["rum-1", "rum-2", "fruit-1"],
        },
    )
    s.play("p0 scout merchant", "p0 raid spain")
    s.play(*(f"p0 throw {card}" for card in ("rum-2", "fruit-1", "rum-1") if card not in kept))
    while "done" in s.options(0):
        s.play("p0 done")
    s.expect(p0={"mission": None if counts else "letter-of-marque-france"})
    s.expect(p0={"gold": 19 if counts else 10, "glory": int(counts)})


@pytest.mark.rule("marauders:mission.deeds")
@pytest.mark.parametrize(
    ("mission", "fleet", "counts"),
    [
        ("hunters-commission", "spain", False),
        ("bring-down-a-flagship", "spain", True),
        ("hunters-commission", "pirate-sloop", True),
        ("bring-down-a-flagship", "pirate-sloop", False),
    ],
)
def test_flagships_and_pirates_are_told_apart(
    scenario: Arrange, mission: str, fleet: str, counts: bool
) -> None:
    npc = "blas-de-lezo" if fleet == "spain" else "jack-rackham"
    s = scenario(
        GAME,
        p0=MIGHTY | {"at": "nassau", "mission": mission},
        npcs={fleet: [npc, "nassau"]},
        chance=sinking(4 if fleet == "spain" else 5),
    )
    s.play(f"p0 scout {fleet}")
    if "shoot" in s.options(0):
        s.play("p0 shoot", "p1 shoot")
    s.expect(p0={"mission": None if counts else mission, "glory": 1 + counts})


@pytest.mark.rule("marauders:mission.deeds")
@pytest.mark.parametrize("levels", [0, 1])
def test_a_player_is_a_pirate_by_a_bounty(scenario: Arrange, levels: int) -> None:
    s = scenario(
        GAME,
        p0=MIGHTY | {"at": "nassau", "mission": "hunters-commission"},
        p1={"captain": "percival-whitewood", "at": "nassau", "bounties": {"spain": levels}},
        chance=sinking(2),
    )
    s.play("p0 scout p1")
    if levels:
        s.play("p0 decline")
    s.expect(
        events=["captain-died p1"],
        p0={"mission": None if levels else "hunters-commission", "glory": 1 + levels},
    )


@pytest.mark.rule("marauders:mission.card")
@pytest.mark.parametrize(
    ("mission", "port", "word", "cargo"),
    [
        ("sugar-contract", "bridgetown", "sugar", ["sugar"] * 3),
        ("timber-for-the-yard", "st-johns", "wood", ["wood"] * 2),
        ("cloth-for-the-garrison", "santo-domingo", "textiles", ["textiles"] * 2),
        ("through-the-blockade", "petit-goave", "any", ["rum", "wood"]),
        ("collectors-curios", "curacao", "different", ["rum", "wood", "fruit", "sugar"]),
        ("rum-for-the-fleet", "havana", "rum", ["rum"] * 3),
    ],
)
def test_enough_and_one_too_few_to_deliver(
    scenario: Arrange, mission: str, port: str, word: str, cargo: list[str]
) -> None:
    person = {"captain": DUTCH, "in": port, "mission": mission}
    s = scenario(GAME, p0=person | {"cargo": cargo}).play("p0 port")
    assert f"deliver {word}" in s.options(0)
    # A second card of the same makes up for none that is missing, unless any card will do.
    short = cargo[1:] if word == "any" else [*cargo[1:], "cocoa" if word != "different" else "wood"]
    s = scenario(GAME, p0=person | {"cargo": short}).play("p0 port")
    assert f"deliver {word}" not in s.options(0)


@pytest.mark.rule("marauders:mission.card", "marauders:crew.round")
@pytest.mark.parametrize(
    ("mission", "zone", "crew", "leadership"),
    [
        ("recover-the-ransom", "caribbean-sea", 2, 2),
        ("mutineers-at-large", "trinidad", 3, 1),
    ],
)
def test_the_foes_of_missions(
    scenario: Arrange, mission: str, zone: str, crew: int, leadership: int
) -> None:
    """One blow a clash: as many clashes as the foe has Crew, and so many dice against it."""
    clash = [SKULL, 1, *[1] * leadership]
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": zone, "mission": mission},
        chance={"scouting": [SKULL], "leadership": clash * crew},
    )
    s.play("p0 scout mission")
    if "fight" in s.options(0):
        s.play("p0 fight")
    left = [f"crew-hit seat=foe left={crew - clashes}" for clashes in range(1, crew + 1)]
    s.expect(events=[*left, "mission-done p0"])


# In time, whoever began it


@pytest.mark.rule("marauders:mission.deeds", "marauders:end.target")
@pytest.mark.parametrize("way", ["leave port", "start at sea"])
def test_a_battle_that_an_independent_captain_began(scenario: Arrange, way: str) -> None:
    """The pirate attacks and is sunk: the Mission is done, and with it the game."""
    place = {"in": "nassau"} if way == "leave port" else {"at": "nassau"}
    s = scenario(
        GAME,
        p0=MIGHTY | place | {"mission": "hunters-commission", "glory": 8},
        npcs={"pirate-sloop": "jack-rackham"},
        begin="turn",
        chance=sinking(5, found_by=3, attacked=True),
    )
    if way == "leave port":
        s.play("p0 leave")
    s.expect(
        events=[
            "glory-gained p0 deed=defeat glory=9",
            "npc-left npc=jack-rackham",
            "mission-done p0",
            "glory-gained p0 deed=mission glory=10",
            "target-reached p0",
        ],
        p0={"mission": None},
        asked="p0 turn",
    )


@pytest.mark.rule("marauders:mission.deeds")
def test_a_battle_that_another_player_began(scenario: Arrange) -> None:
    """The attack makes the attacker a pirate; whom he attacked has a commission to hunt such."""
    s = scenario(
        GAME,
        p0={"captain": "frances-wright", "at": "nassau"},
        p1=MIGHTY | {"at": "nassau", "mission": "hunters-commission"},
        chance=sinking(3, found_by=3, attacked=True),
    )
    s.play("p0 scout p1")
    s.play("p1 decline")
    s.expect(events=["captain-died p0", "mission-done p1"], p1={"glory": 2, "mission": None})


@pytest.mark.rule("marauders:mission.deeds", "marauders:end.most-points-details")
def test_a_mission_done_in_the_last_battle(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0=MIGHTY | {"at": "nassau", "mission": "hunters-commission"},
        p1={"at": "nassau", "captain": "percival-whitewood", "glory": 1, "bounties": {"spain": 1}},
        captains=[],
        chance=sinking(2),
    )
    s.play("p0 scout p1", "p0 decline")
    s.expect(winners=[0], events=["mission-done p0", "game-ended reason=no-captains"])


@pytest.mark.rule("marauders:mission.deeds", "marauders:glory.hand-limit")
def test_the_glory_of_the_deed_comes_before_the_mission(scenario: Arrange) -> None:
    """Its card may have to be discarded for; only then is the Mission done."""
    s = scenario(
        GAME,
        p0={
            "captain": DUTCH,
            "in": "bridgetown",
            "mission": "merchant-prince",
            "progress": ["nassau"],
            "cargo": ["rum"] * 3,
            "hand": ["fog-bank", "fog-bank", "second-look", "second-look"],
        },
        zones={"bridgetown": {"demand": "rum"}},
    )
    s.play(*SELL_RUM).expect(asked="p0 cut-hand", p0={"mission": "merchant-prince", "glory": 1})
    s.play("p0 discard fog-bank").expect(events=["mission-done p0"], p0={"glory": 2})


@pytest.mark.rule("marauders:mission.deeds")
def test_several_missions_are_done_from_the_active_player_on(scenario: Arrange) -> None:
    hunter = {"in": "nassau", "mission": "hunters-commission"}
    breaker = {"in": "nassau", "mission": "bring-down-a-flagship"}
    trader = {"captain": DUTCH, "in": "bridgetown", "cargo": ["rum"]}
    s = scenario(
        GAME,
        seats=3,
        active="p1",
        p0=hunter,
        p1=trader,
        p2=breaker,
        zones={"bridgetown": {"demand": "rum"}},
    )
    s.play("p1 port", "p1 trade", "p1 sell rum")
    s.state(Marauders).captains[0].progress = ("pirate-sloop",)
    s.state(Marauders).captains[2].progress = ("spain",)
    s.play("p1 done").expect(
        events=[
            "mission-done p2",
            "glory-gained p2 deed=mission",
            "mission-done p0",
            "glory-gained p0 deed=mission",
        ]
    )
