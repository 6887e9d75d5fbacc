"""Missions, deeds and prizes: one die more, one turn too late, the deed that was not asked for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.marauders.state import Marauders
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
Person = dict[str, object]
GAME = "marauders"
SKULL = 6
ENGLISH = "frances-wright"
DUTCH = "pepijn-van-avezaath"
SPANISH = "felipe-arriaga"


# Missions and deeds


@pytest.mark.rule("marauders:mission.progress")
def test_each_part_of_a_survey_is_tested_for(scenario: Arrange) -> None:
    half: Person = {"captain": DUTCH, "at": "trinidad", "mission": "survey-of-the-shoals"}
    half |= {"progress": ["old-providence"]}
    s = scenario(GAME, p0=half, chance={"scouting": [1, 1]}).play("p0 scout mission")
    s.expect(events=["tested p0 skill=scouting"], p0={"mission": "survey-of-the-shoals"})
    s = scenario(GAME, p0=half, chance={"scouting": [SKULL, 1]}).play("p0 scout mission")
    s.expect(events=["tested p0 skill=scouting"], p0={"mission": None, "gold": 28})


@pytest.mark.rule("marauders:mission.progress")
def test_a_foe_who_was_found_is_not_looked_for_again(scenario: Arrange) -> None:
    person: Person = {"captain": DUTCH, "at": "caribbean-sea", "mission": "recover-the-ransom"}
    s = scenario(GAME, p0=person | {"progress": ["caribbean-sea"]}).play("p0 scout mission")
    s.expect(no_events=["tested"], asked="p0 crew-fight", turn={"actions": 2})
    s = scenario(GAME, p0=person, chance={"scouting": [SKULL, 1]}).play("p0 scout mission")
    s.expect(events=["tested p0 skill=scouting"], p0={"progress": ["caribbean-sea"]})


@pytest.mark.rule("marauders:test.dice-count")
@pytest.mark.parametrize(
    ("captain", "specialists", "dice"),
    [
        (DUTCH, [], 2),
        (DUTCH, ["lookout-a"], 3),
        ("nicolas-jaures", [], 3),
        ("nicolas-jaures", ["lookout-a"], 4),
    ],
)
def test_dice_for_the_search_of_a_mission(
    scenario: Arrange, captain: str, specialists: list[str], dice: int
) -> None:
    person = {"captain": captain, "at": "st-maarten", "mission": "missing-convoy"}
    s = scenario(
        GAME, p0=person | {"specialists": specialists}, chance={"scouting": [1] * dice}
    ).play("p0 scout mission")
    s.expect(events=[f"tested p0 dice={','.join(['1'] * dice)} successes=0"])


@pytest.mark.rule("marauders:mission.progress", "marauders:mission.deeds")
def test_progress_is_named_after_the_beaten(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau", "mission": "hunters-commission"},
        npcs={"pirate-sloop": "jack-rackham"},
        chance={
            "scouting": [SKULL, 1, 1],
            "seamanship": [1, 1, 1, 1, 1, 1, SKULL, SKULL, 1, 1, 1, 1],
            "leadership": [SKULL, SKULL, SKULL, 1, 1],
        },
    )
    s.play("p0 scout pirate-sloop", "p0 board", "p1 shoot").expect(
        asked="p0 capture", p0={"progress": ["pirate-sloop"], "mission": "hunters-commission"}
    )
    s.play("p0 decline").expect(p0={"mission": None, "progress": [], "gold": 30, "glory": 2})


@pytest.mark.rule("marauders:specialist.kinds")
@pytest.mark.parametrize("place", ["deck", "discards", "hand", "hired"])
def test_a_specialist_for_a_rumor(scenario: Arrange, place: str) -> None:
    """From the deck or the discards; 8 Ducats where there is none, or the kind is aboard."""
    person: Person = {"captain": DUTCH, "in": "san-juan", "rumor": "out-of-work-shipwright"}
    other: Person = {}
    if place == "hand":
        other = {"hand": ["craftsman-a", "craftsman-b"]}
    elif place == "hired":
        person |= {"specialists": ["craftsman-b"]}
    s = scenario(GAME, p0=person, p1=other, chance={"influence": [SKULL, 1, 1], "glory": ["glut"]})
    state = s.state(Marauders)
    if place == "discards":
        kinds = [state.tables.glory_number[name] for name in ("craftsman-a", "craftsman-b")]
        state.decks.glory = [kind for kind in state.decks.glory if kind not in kinds]
        state.discards.glory = kinds
    s.play("p0 port", "p0 check")
    if place in ("deck", "discards"):
        s.expect(events=["hired p0 card=craftsman-a"], no_events=["gold-gained"], p0={"gold": 10})
        s.expect(p0={"specialists": ["craftsman-a"]})
    else:
        s.expect(events=["gold-gained p0 gold=8"], no_events=["hired"])


# Time and duels


@pytest.mark.rule("marauders:mission.progress")
def test_a_mission_that_is_done_has_no_time_left(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "in": "san-juan", "mission": "royal-dispatches", "turns": 3}
    s = scenario(GAME, p0=person).play("p0 port")
    s.expect(p0={"mission": None, "turns_left": 0, "gold": 25})
    assert s.state(Marauders).discards.mission != []


@pytest.mark.rule("marauders:mission.card")
@pytest.mark.parametrize(("turns", "left", "kept"), [(3, 2, True), (2, 1, True), (1, 0, False)])
def test_a_mission_runs_out_of_time(scenario: Arrange, turns: int, left: int, kept: bool) -> None:
    person = {"captain": DUTCH, "in": "nassau", "mission": "royal-dispatches", "turns": turns}
    s = scenario(GAME, p0=person, p1={"captain": ENGLISH}).play("p0 end")
    mission = "royal-dispatches" if kept else None
    s.expect(p0={"mission": mission, "turns_left": left})
    if not kept:
        s.expect(events=["mission-dropped p0 mission=royal-dispatches"])


@pytest.mark.rule("marauders:mission.card", "marauders:crew.round")
@pytest.mark.parametrize(("crew", "left"), [(3, 2), (2, 1), (1, 1)])
def test_a_duel_is_lost(scenario: Arrange, crew: int, left: int) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "in": "santo-domingo", "ship": "frigate"}
        | {"locations": {"crew": crew}},
        missions=["affair-of-honour"],
        chance={"leadership": [SKULL, 1, 2, 1], "foe": [SKULL, 2, SKULL, 1]},
    )
    s.play("p0 port", "p0 claim affair-of-honour").expect(
        events=[
            "tested p0 skill=leadership dice=skull,1 successes=1",
            "tested seat=foe skill=leadership dice=skull,2 successes=1",
            "tested p0 skill=leadership dice=2,1 successes=0",
            "tested seat=foe skill=leadership dice=skull,1 successes=1",
            "mission-dropped p0",
        ],
        no_events=["mission-done"],
        p0={"mission": None, "locations": {"crew": left}, "glory": 0},
        asked="p0 port",
    )


@pytest.mark.rule("marauders:test.dice-count")
def test_dice_of_a_duel(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": "nicolas-jaures", "in": "santo-domingo"},
        missions=["affair-of-honour"],
        chance={"leadership": [SKULL, 1, 1], "foe": [2, 1]},
    )
    s.play("p0 port", "p0 claim affair-of-honour").expect(
        events=["tested p0 dice=skull,1,1", "tested seat=foe dice=2,1", "mission-done p0"]
    )


@pytest.mark.rule("marauders:raid.success", "marauders:glory.raid-12")
def test_a_raid_that_brings_nothing(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": "federico-de-silva", "at": "nassau"},
        zones={"nassau": {"merchant": "spain"}},
        chance={
            "scouting": [SKULL, 1, 1],
            "seamanship": [SKULL, SKULL, SKULL],
            "cargo": ["rum-1", "rum-2", "rum-3"],
        },
    )
    s.play("p0 scout merchant", "p0 raid spain", "p0 throw rum-1", "p0 throw rum-2")
    s.play("p0 throw rum-3").expect(
        events=["raid-won p0 gold=0"], asked="p0 turn", p0={"gold": 10, "glory": 0}, raid=None
    )


@pytest.mark.rule("marauders:recruit.max")
def test_a_full_crew_takes_nobody_on(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "in": "tortuga", "rumor": "deserters"},
        chance={"influence": [SKULL, 1, 1]},
    )
    s.play("p0 port", "p0 check").expect(no_events=["crew-recruited"], p0={"gold": 16})


# Prizes, and what a new captain does not inherit


DEEDS: dict[str, tuple[Person, tuple[str, ...], dict[str, list[object]]]] = {
    "sale": (
        {"in": "bridgetown", "cargo": ["rum"] * 3},
        ("port", "trade", "sell rum", "sell rum", "sell rum", "done"),
        {},
    ),
    "raid": (
        {"at": "tortuga"},
        ("scout merchant", "raid spain", "done"),
        {"scouting": [SKULL, 1], "seamanship": [1, 1], "cargo": ["rum-1", "rum-2", "fruit-1"]},
    ),
    "defeat": (
        {"at": "nassau", "ship": "ship-of-the-line"},
        ("scout p1",),
        {"scouting": [SKULL, 1], "seamanship": [SKULL, SKULL, 1, 1, 1], "location": [4] * 5},
    ),
}
# What the first three Ducats, the raid and the battle themselves bring.
USUALLY = {"sale": 18, "raid": 4, "defeat": 0}


@pytest.mark.rule("marauders:event.prize")
@pytest.mark.parametrize("deed", list(DEEDS))
@pytest.mark.parametrize(
    ("event", "wanted", "gold"),
    [
        ("head-money", "defeat", 10),
        ("prize-court", "raid", 6),
        ("hungry-garrison", "sale", 8),
        ("new-markets", "", 0),
        (None, "", 0),
    ],
)
def test_a_prize_is_for_one_kind_of_deed(
    scenario: Arrange, deed: str, event: str | None, wanted: str, gold: int
) -> None:
    person, actions, chance = DEEDS[deed]
    for winner in (None, "p1"):
        s = scenario(
            GAME,
            options={"cards": "second"},
            p0={"captain": DUTCH, **person},
            p1={"captain": ENGLISH, "at": "nassau"},
            event=event,
            prizewinner=winner,
            zones={"bridgetown": {"demand": "rum"}, "tortuga": {"merchant": "spain"}},
            chance=chance,
        )
        s.play(*(f"p0 {action}" for action in actions))
        won = deed == wanted and winner is None
        s.expect(p0={"gold": 10 + USUALLY[deed] + gold * won})
        if won:
            s.expect(events=[f"prize-taken p0 gold={gold}"], prizewinner=0)
        else:
            s.expect(no_events=["prize-taken"], prizewinner=None if winner is None else 1)


@pytest.mark.rule("marauders:death.setup-again", "marauders:glory.buy-ship")
def test_a_new_captain_begins_anew(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "in": "nassau", "chest": 45, "bought_at": "nassau"},
        p1={"captain": DUTCH},
        captains=["cornelis-baak"],
        events=["becalmed"],
    )
    state = s.state(Marauders)
    captain = state.captains[0]
    captain.ship_bought = captain.legal_stay = True
    s.play("p0 retire", "p1 end").expect(asked="p0 ship", p0={"in_port": False, "zone": None})
    assert (captain.ship_bought, captain.legal_stay, captain.market_before) == (False, False, -1)
    s.play("p0 ship sloop", "p0 port", "p0 withdraw", "p0 amount 45", "p0 yard")
    s.play("p0 purchase galleon").expect(events=["glory-gained p0 deed=ship"], p0={"glory": 1})


@pytest.mark.rule("marauders:end.announce-details", "marauders:end.several-at-target")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_each_player_announces_once(scenario: Arrange, seat: int) -> None:
    """Whoever else has announced makes no difference."""
    seller: Person = {"captain": DUTCH, "in": "bridgetown", "cargo": ["rum"] * 3, "glory": 9}
    others = {"p0": ENGLISH, "p1": SPANISH, "p2": "nicolas-jaures"}
    people: dict[str, Person] = {name: {"captain": captain} for name, captain in others.items()}
    people[f"p{seat}"] = seller
    for before in range(8):
        s = scenario(
            GAME,
            seats=3,
            active=f"p{seat}",
            **people,
            zones={"bridgetown": {"demand": "rum"}},
        )
        s.state(Marauders).announced = before
        s.play(*(f"p{seat} {action}" for action in DEEDS["sale"][1]))
        told = [type(event).__name__ for event in s.events].count("TargetReached")
        assert told == (not before >> seat & 1)
        assert s.state(Marauders).announced == before | 1 << seat
