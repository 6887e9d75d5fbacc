"""Missions: how they are taken and completed, and what each of them brings."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from kaper.games.marauders.rules.independent import degrees
from kaper.games.marauders.state import Marauders
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
Person = Mapping[str, object]
GAME = "marauders"
SKULL = 6
DUTCH = "pepijn-van-avezaath"


@pytest.mark.rule("marauders:mission.card", "marauders:mission.taken")
def test_taking_a_mission(scenario: Arrange) -> None:
    offered = ["sugar-contract", "spy-aboard"]
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "in": "bridgetown"},
        missions=offered,
        chance={"influence": [SKULL], "mission": ["royal-dispatches"]},
    )
    s.play("p0 port").refuse("p0 claim spy-aboard", "mission.card")
    s.play("p0 claim sugar-contract").expect(p0={"mission": "sugar-contract"})
    shown = [each["mission"] for each in s.rows(1, "missions")]
    assert shown == ["spy-aboard", "royal-dispatches"]
    assert s.seen(1, 0)["mission"] == "sugar-contract"


@pytest.mark.rule("marauders:mission.failed-attempt", "marauders:mission.one-attempt")
def test_a_failed_attempt(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "in": "bridgetown"},
        missions=["sugar-contract", "mutineers-at-large"],
        chance={"influence": [1, 1, 1, 1]},
    )
    s.play("p0 port", "p0 claim sugar-contract").expect(p0={"mission": None})
    s.refuse("p0 claim mutineers-at-large", "mission.one-attempt")
    assert len(s.rows(0, "missions")) == 2


@pytest.mark.rule("marauders:mission.max-one")
def test_the_old_mission_is_dropped(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"in": "nassau", "mission": "spy-aboard"},
        missions=["survey-of-the-shoals"],
    )
    s.play("p0 port", "p0 claim survey-of-the-shoals").expect(
        p0={"mission": "survey-of-the-shoals"}
    )
    number = s.state(Marauders).tables.mission_number["spy-aboard"]
    assert s.state(Marauders).discards.mission == [number]


@pytest.mark.rule("marauders:mission.card")
@pytest.mark.parametrize(
    ("mission", "captain", "nation", "other"),
    [
        ("rum-for-the-fleet", "baltasar-ruiz", "spain", "france"),
        ("hunters-commission", "federico-de-silva", "france", ""),
    ],
)
def test_requirements(
    scenario: Arrange, mission: str, captain: str, nation: str, other: str
) -> None:
    """In the captain's Home Port, which stays open to a pirate."""
    s = scenario(GAME, p0={"captain": captain}, missions=[mission]).play("p0 port")
    assert f"claim {mission}" in s.options(0)
    wanted = {"captain": captain, "bounties": {nation: 1}}
    s = scenario(GAME, p0=wanted, missions=[mission]).play("p0 port")
    s.refuse(f"p0 claim {mission}", "mission.card")
    if other:
        wanted = {"captain": captain, "bounties": {other: 1}}
        s = scenario(GAME, p0=wanted, missions=[mission]).play("p0 port")
        assert f"claim {mission}" in s.options(0)


def test_freight_needs_room(scenario: Arrange) -> None:
    full = {"in": "tortuga", "cargo": ["rum"] * 6}
    s = scenario(GAME, p0=full, missions=["smuggled-muskets"])
    s.play("p0 port").refuse("p0 claim smuggled-muskets", "mission.freight")
    s.play("p0 jettison rum", "p0 claim smuggled-muskets", "p0 done", "p0 leave")
    # The freight fills a space of its own: one card may stay.
    s.play("p0 jettison rum", "p0 jettison rum", "p0 jettison rum", "p0 jettison rum")
    s.expect(asked="p0 turn", p0={"cargo": ["rum"]})


@pytest.mark.rule("marauders:damage.hold")
def test_freight_is_lost_only_with_the_whole_hold(scenario: Arrange) -> None:
    laden = {"mission": "medicine-for-tortuga", "cargo": ["rum"]}
    s = scenario(
        GAME,
        p0={"captain": "frances-wright", "at": "nassau", "ship": "frigate"},
        p1={"captain": DUTCH, "at": "nassau", "ship": "galleon", "locations": {"hold": 2}, **laden},
        chance={
            "scouting": [SKULL, 1, 1],
            "seamanship": [1, 1, 1, 1, 1, SKULL, 1, 1, 1, 1],
            "location": [1, 1, 1],
        },
    )
    # Pepijn carries one more: with the hold at 0 there is room for the freight alone.
    s.play("p0 scout p1", "p0 shoot", "p1 shoot")
    s.expect(
        p1={"cargo": [], "mission": "medicine-for-tortuga"}, events=["cargo-lost p1 goods=rum"]
    )


@pytest.mark.rule("marauders:glory.mission")
@pytest.mark.parametrize(
    ("mission", "port", "gold"),
    [
        ("the-queens-cousin", "havana", 30),
        ("medicine-for-tortuga", "tortuga", 22),
        ("the-governors-family", "basse-terre", 26),
        ("spy-aboard", "cartagena", 25),
        ("royal-dispatches", "san-juan", 25),
    ],
)
def test_visits(scenario: Arrange, mission: str, port: str, gold: int) -> None:
    s = scenario(GAME, p0={"captain": DUTCH, "in": port, "mission": mission})
    s.play("p0 port").expect(
        events=["mission-done p0", "gold-gained p0", "glory-gained p0 deed=mission"],
        p0={"gold": gold, "glory": 1, "mission": None},
        asked="p0 port",
    )


@pytest.mark.parametrize(
    ("mission", "port", "cargo", "gold"),
    [
        ("sugar-contract", "bridgetown", ["sugar"] * 3, 32),
        ("cloth-for-the-garrison", "santo-domingo", ["textiles"] * 2, 25),
        ("rum-for-the-fleet", "havana", ["rum"] * 3, 32),
    ],
)
def test_deliveries(
    scenario: Arrange, mission: str, port: str, cargo: list[str], gold: int
) -> None:
    person = {"captain": DUTCH, "in": port, "mission": mission}
    s = scenario(GAME, p0=person | {"cargo": [*cargo, "wood"]})
    before = list(s.state(Marauders).demand)
    s.play("p0 port", f"p0 deliver {cargo[0]}")
    s.expect(p0={"gold": gold, "glory": 1, "cargo": ["wood"]}, no_events=["cargo-sold"])
    assert s.state(Marauders).demand == before
    s = scenario(GAME, p0=person | {"cargo": cargo[1:]})
    s.play("p0 port")
    assert f"deliver {cargo[0]}" not in s.options(0)


def test_timber_for_the_yard(scenario: Arrange) -> None:
    person: Person = {"captain": DUTCH, "in": "st-johns", "mission": "timber-for-the-yard"}
    zones = {"st-johns": {"modification": "long-guns"}}
    s = scenario(GAME, p0={**person, "cargo": ["wood", "wood"]}, zones=zones)
    s.play("p0 port", "p0 deliver wood").expect(p0={"gold": 20, "modifications": ["long-guns"]})
    fitted = {**person, "cargo": ["wood", "wood"], "modifications": ["long-guns"]}
    s = scenario(GAME, p0=fitted, zones=zones)
    s.play("p0 port", "p0 deliver wood").expect(p0={"gold": 25, "glory": 1})


def test_through_the_blockade_and_collectors_curios(scenario: Arrange) -> None:
    person = {"in": "petit-goave", "mission": "through-the-blockade", "captain": "nicolas-jaures"}
    s = scenario(GAME, p0=person | {"cargo": ["rum", "wood", "rum"]})
    s.play("p0 port", "p0 deliver any", "p0 deliver rum", "p0 deliver wood")
    s.expect(p0={"gold": 24, "cargo": ["rum"], "glory": 1})
    person = {"captain": DUTCH, "in": "curacao", "mission": "collectors-curios"}
    s = scenario(GAME, p0=person | {"cargo": ["rum", "wood", "rum", "fruit", "sugar"]})
    s.play("p0 port", "p0 deliver different", "p0 deliver rum")
    assert "deliver rum" not in s.options(0)
    s.play("p0 deliver wood", "p0 deliver fruit", "p0 deliver sugar")
    s.expect(p0={"gold": 34, "cargo": ["rum"], "glory": 1})


@pytest.mark.parametrize("issuer", ["spain", "england", "france", "netherlands"])
def test_letters_of_marque(scenario: Arrange, issuer: str) -> None:
    ports = {"spain": "havana", "england": "port-royale", "france": "petit-goave"}
    mission = f"letter-of-marque-{issuer}"
    named = "france" if issuer == "spain" else "spain"
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "in": ports.get(issuer, "st-maarten")},
        missions=[mission],
        chance={"influence": [SKULL]},
    )
    s.play("p0 port", f"p0 claim {mission}").refuse(f"p0 name {issuer}", "mission.card")
    s.play(f"p0 name {named}").expect(p0={"named": named})
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "tortuga", "mission": mission, "named": named},
        zones={"tortuga": {"merchant": named}},
        chance={
            "scouting": [SKULL],
            "seamanship": [1, 1],
            "cargo": ["rum-1", "rum-2", "fruit-1"],
        },
    )
    s.play("p0 scout merchant", f"p0 raid {named}", "p0 done")
    s.expect(p0={"pirate": False, "gold": 22, "glory": 1, "mission": None})


def test_a_letter_of_marque_covers_one_nation_alone(scenario: Arrange) -> None:
    letter = {"mission": "letter-of-marque-spain", "named": "england"}
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "tortuga", **letter},
        zones={"tortuga": {"merchant": "france"}},
        chance={
            "scouting": [SKULL],
            "seamanship": [1, 1],
            "cargo": ["rum-1", "rum-2", "fruit-1"],
        },
    )
    s.play("p0 scout merchant", "p0 raid france", "p0 done")
    s.expect(p0={"bounties": {"france": 1}, "gold": 14, "mission": "letter-of-marque-spain"})


def test_survey_of_the_shoals(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "mission": "survey-of-the-shoals"}
    s = scenario(GAME, p0=person | {"at": "trinidad"}, chance={"scouting": [SKULL]})
    s.play("p0 scout mission").expect(
        p0={"mission": "survey-of-the-shoals", "progress": ["trinidad"]}
    )
    s = scenario(
        GAME,
        p0=person | {"at": "old-providence", "progress": ["trinidad"]},
        chance={"scouting": [SKULL]},
    )
    s.play("p0 scout mission").expect(p0={"gold": 28, "glory": 1})


def test_missing_convoy_and_spy_aboard_at_sea(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "st-maarten", "mission": "missing-convoy"},
        chance={"scouting": [SKULL], "cargo": ["rum-1", "wood-1", "fruit-1"]},
    )
    s.play("p0 scout mission", "p0 stow rum", "p0 done")
    s.expect(p0={"gold": 18, "cargo": ["rum"], "glory": 1})
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "cartagena", "mission": "spy-aboard"},
        chance={"scouting": [1, 1]},
    )
    s.play("p0 scout mission").expect(p0={"mission": "spy-aboard"})
    s.refuse("p0 scout mission", "scout.once-per-target")


@pytest.mark.rule("marauders:crew.start")
def test_recover_the_ransom_and_mutineers(scenario: Arrange) -> None:
    win = {"scouting": [SKULL], "leadership": [SKULL, SKULL, 1, 1] * 3}
    person = {"captain": DUTCH, "at": "caribbean-sea", "mission": "recover-the-ransom"}
    s = scenario(GAME, p0=person, chance=win)
    s.play("p0 scout mission").expect(asked="p0 crew-fight")
    s.play("p0 decline").expect(p0={"progress": ["caribbean-sea"], "mission": "recover-the-ransom"})
    s = scenario(GAME, p0=person | {"progress": ["caribbean-sea"]}, chance=win)
    s.play("p0 scout mission", "p0 fight").expect(p0={"gold": 30, "glory": 1}, no_events=["missed"])
    person = {"captain": DUTCH, "at": "trinidad", "mission": "mutineers-at-large"}
    s = scenario(GAME, p0=person, chance={"scouting": [SKULL], "leadership": [SKULL, SKULL, 1] * 3})
    s.play("p0 scout mission").expect(p0={"gold": 28, "glory": 1})
    s = scenario(
        GAME,
        p0=person | {"locations": {"crew": 1}},
        chance={"scouting": [SKULL], "leadership": [1, 1, SKULL]},
    )
    s.play("p0 scout mission").expect(events=["captain-died p0"], no_events=["glory-gained"])


def test_affair_of_honour(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "in": "santo-domingo"}
    offered = ["affair-of-honour"]
    s = scenario(
        GAME,
        p0=person,
        missions=offered,
        chance={"leadership": [SKULL, 1, SKULL, SKULL], "foe": [SKULL, 1, SKULL, 1]},
    )
    # The first rolls tie.
    s.play("p0 port", "p0 claim affair-of-honour")
    s.expect(p0={"gold": 16, "specialists": ["veteran-a"], "glory": 1, "mission": None})
    s = scenario(
        GAME, p0=person, missions=offered, chance={"leadership": [1, 1], "foe": [SKULL, 1]}
    )
    s.play("p0 port", "p0 claim affair-of-honour")
    s.expect(p0={"gold": 10, "locations": {"crew": 1}, "glory": 0, "mission": None})


def test_smuggled_muskets(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "in": "caracas", "mission": "smuggled-muskets"}
    s = scenario(GAME, p0=person, chance={"influence": [SKULL]})
    s.play("p0 port").expect(p0={"gold": 28, "glory": 1, "pirate": False})
    s = scenario(GAME, p0=person, chance={"influence": [1, 1, 1]})
    s.play("p0 port").expect(p0={"gold": 20, "glory": 1, "bounties": {"spain": 1}}, asked="p0 port")


@pytest.mark.parametrize(
    ("mission", "fleet", "npc", "gold"),
    [
        ("bring-down-a-flagship", "spain", "blas-de-lezo", 30),
        ("hunters-commission", "pirate-frigate", "edward-teach", 40),
    ],
)
def test_defeats(scenario: Arrange, mission: str, fleet: str, npc: str, gold: int) -> None:
    ship = {"captain": DUTCH, "at": "nassau", "ship": "ship-of-the-line", "mission": mission}
    foe = 4 if fleet == "spain" else 3
    s = scenario(
        GAME,
        p0=ship,
        npcs={fleet: [npc, "nassau"]},
        chance={
            "scouting": [SKULL],
            "seamanship": [SKULL, SKULL, *[1] * foe] * 2,
            "location": [4] * 10,
        },
    )
    s.play(f"p0 scout {fleet}", "p0 shoot", "p1 shoot")
    s.expect(p0={"gold": gold, "glory": 2, "mission": None})


def test_merchant_prince(scenario: Arrange) -> None:
    # One great sale in Nassau has been made; another there would not count again.
    for port, done in (("bridgetown", True), ("nassau", False)):
        s = scenario(
            GAME,
            p0={
                "captain": DUTCH,
                "in": port,
                "mission": "merchant-prince",
                "progress": ["nassau"],
                "cargo": ["rum"] * 3,
                "gold": 0,
            },
            zones={port: {"demand": "rum"}},
        )
        s.play("p0 port", "p0 trade", "p0 sell rum", "p0 sell rum", "p0 sell rum", "p0 done")
        s.expect(p0={"gold": 28 if done else 18, "glory": 2 if done else 1})
        assert len(s.state(Marauders).captains[0].hand) == (3 if done else 1)


def test_mapmakers_round(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "mission": "mapmakers-round"}
    s = scenario(GAME, p0=person | {"in": "tortuga", "progress": ["spain"]})
    s.play("p0 port").expect(p0={"progress": ["spain", "france"], "mission": "mapmakers-round"})
    s = scenario(GAME, p0=person | {"in": "curacao", "progress": ["spain", "france"]})
    s.play("p0 port").expect(p0={"gold": 25, "glory": 1, "mission": None})
    assert len(s.state(Marauders).captains[0].rumors) == 1


def test_royal_dispatches_run_out(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "in": "trinidad", "mission": "royal-dispatches", "turns": 1},
    )
    s.play("p0 end").expect(events=["mission-dropped p0"], p0={"mission": None})


def test_the_three_turns_of_royal_dispatches_follow_the_claim(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "in": "trinidad"},
        missions=["royal-dispatches"],
        chance={
            "influence": [SKULL],
            "event": ["tavern-talk", "new-markets", "fair-winds", "royal-amnesty"],
        },
    )
    s.play("p0 port", "p0 claim royal-dispatches", "p0 done", "p0 end", "p1 end")
    s.play("p0 end", "p1 end", "p0 end", "p1 end").expect(p0={"mission": "royal-dispatches"})
    s.play("p0 end").expect(events=["mission-dropped p0"], p0={"mission": None})


def test_the_queens_cousin_draws_pirates(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"gold": 1, "mission": "the-queens-cousin"}, p1={"gold": 50})
    laden, rich = (degrees(s.state(Marauders), 4, seat) for seat in (0, 1))
    assert laden is not None
    assert rich is not None
    assert laden > rich
