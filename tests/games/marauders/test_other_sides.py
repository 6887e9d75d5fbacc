"""Rules seen from the other side: the defender's card, the shot that misses, one die more."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.marauders import independent
from kaper.games.marauders.state import Marauders
from kaper.games.marauders.tables import NATIONS
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
Person = dict[str, object]
GAME = "marauders"
SKULL = 6
# Seamanship 2, Leadership 3; Seamanship 2, Leadership 2; Seamanship 3, Leadership 2.
ENGLISH, DUTCH, SPANISH = "frances-wright", "pepijn-van-avezaath", "felipe-arriaga"
BOARD = [1, 1, 1, 1, SKULL, 1, 1, 1]


def fight(
    scenario: Arrange, p0: Person, p1: Person, cards: str = "first", **chance: list[int]
) -> Scenario:
    s = scenario(
        GAME,
        options={"cards": cards},
        p0={"captain": ENGLISH, "at": "nassau", **p0},
        p1={"captain": DUTCH, "at": "nassau", **p1},
        chance={"scouting": [SKULL, 1, 1]} | chance,
    )
    return s.play("p0 scout p1")


# Battles


@pytest.mark.rule("marauders:glory.house-dice")
def test_the_defender_stands_fast(scenario: Arrange) -> None:
    s = fight(
        scenario,
        {},
        {"hand": ["stand-fast"]},
        "second",
        seamanship=BOARD,
        leadership=[SKULL, SKULL, 3, 1, 1],
    )
    s.play("p1 pass", "p1 pass", "p0 board", "p1 shoot", "p1 pass").expect(asked="p1 crew-roll")
    s.play("p1 play stand-fast").expect(
        events=["rerolled p0 dice=skull,3 successes=1", "crew-hit p1 count=1 left=1"]
    )


@pytest.mark.rule("marauders:glory.house-dice")
def test_the_defender_adds_dice(scenario: Arrange) -> None:
    s = fight(
        scenario,
        {},
        {"hand": ["sudden-gust", "all-hands"]},
        "second",
        seamanship=[1, 1, 2, 2, 3, 4],
        location=[3],
    )
    s.play("p1 pass", "p1 play sudden-gust").expect(events=["rerolled p1 dice=skull,2,2"])
    s.play("p1 play all-hands").expect(
        events=["rerolled p1 dice=skull,4,3,2,2 successes=1", "maneuver-won p1", "located p1"]
    )


@pytest.mark.rule("marauders:mod.swivel-guns")
@pytest.mark.parametrize(("dice", "left"), [([1, 4], 2), ([SKULL, 1], 1), ([SKULL, SKULL], 1)])
def test_swivel_guns_hit_once_at_most(scenario: Arrange, dice: list[int], left: int) -> None:
    guns = {"modifications": ["swivel-guns"]}
    s = fight(scenario, guns, {}, seamanship=BOARD, leadership=[1] * 10, **{"swivel-guns": dice})
    s.play("p0 board", "p1 shoot")
    s.expect(events=[f"swivel-guns-fired p0 hits={2 - left}"])
    hits = [event for event in s.events if type(event).__name__ == "Hit"]
    assert len(hits) == 2 - left


@pytest.mark.rule("marauders:mod.swivel-guns", "marauders:crew.start")
def test_swivel_guns_of_both_sides(scenario: Arrange) -> None:
    guns = {"modifications": ["swivel-guns"], "locations": {"crew": 1}}
    s = fight(scenario, guns, guns, seamanship=BOARD, **{"swivel-guns": [SKULL, 1, 1, SKULL]})
    s.play("p0 board", "p1 shoot").expect(
        events=["swivel-guns-fired p0", "swivel-guns-fired p1", "nobody-won"],
        no_events=["tested skill=leadership"],
    )


@pytest.mark.rule("marauders:specialist.kinds", "marauders:mod.swivel-guns")
@pytest.mark.parametrize("surgeon", [0, 1])
def test_a_surgeon_ignores_the_first_damage(scenario: Arrange, surgeon: int) -> None:
    """Of Swivel Guns or of a clash, on either side; afterwards one hand is back on deck."""
    people: list[Person] = [{"ship": "frigate"}, {"ship": "frigate"}]
    people[surgeon] |= {"specialists": ["sawbones-a"]}
    people[1 - surgeon] |= {"modifications": ["swivel-guns"]}
    s = fight(
        scenario,
        *people,
        seamanship=BOARD,
        leadership=[SKULL, SKULL, 1, SKULL, SKULL, *[1] * 5],
        **{"swivel-guns": [SKULL, 1]},
    )
    s.play("p0 board", "p1 shoot")
    # The shot is ignored, the clash is not.
    s.expect(events=[f"swivel-guns-fired p{1 - surgeon} hits=1", "crew-hit p0 count=2 left=1"])
    s.expect(events=["crew-hit p1 count=2 left=1"], no_events=[f"hit p{surgeon} location=crew"])


@pytest.mark.rule("marauders:specialist.kinds", "marauders:crew.round")
def test_a_surgeon_ignores_one_damage_of_a_clash(scenario: Arrange) -> None:
    s = fight(
        scenario,
        {"ship": "frigate", "specialists": ["sawbones-a"]},
        {"ship": "frigate"},
        seamanship=BOARD,
        leadership=[SKULL, 1, 1, SKULL, SKULL, SKULL, 1, 1, SKULL, 1, SKULL, 1, 1, 1, 1],
    )
    s.play("p0 board", "p1 shoot")
    s.expect(
        events=[
            "crew-hit p0 count=1 left=2",
            "crew-hit p1 count=1 left=2",
            "crew-hit p0 count=1 left=1",
            "crew-hit p1 count=1 left=1",
            "crew-hit p1 count=1 left=0",
            "crew-combat-won p0",
        ]
    )
    # He sees to the survivors when all is over.
    s.play("p0 decline").expect(events=["crew-recruited p0 count=1"])
    s.expect(p0={"locations": {"crew": 2}})


@pytest.mark.rule("marauders:glory.house-no-effect", "marauders:combatcards.participants")
@pytest.mark.parametrize("card", ["glancing-blow", "hard-over"])
def test_a_hit_that_cannot_be_moved_can_be_ignored(scenario: Arrange, card: str) -> None:
    """All but the Hull is destroyed."""
    wreck = {"hold": 0, "masts": 0, "crew": 0, "cannons": 0, "hull": 2}
    s = fight(
        scenario,
        {},
        {"hand": [card], "locations": wreck},
        "second",
        seamanship=[SKULL, 1, 1],
        location=[SKULL],
    )
    s.play("p1 pass", "p1 pass", "p1 pass", "p1 place hull").expect(asked="p1 land-hits")
    plays = [option for option in s.options(1) if option.startswith("play")]
    assert plays == ["play glancing-blow target=hull"] * (card == "glancing-blow")


def test_nothing_is_declared_while_long_guns_fire(scenario: Arrange) -> None:
    guns = {"modifications": ["long-guns"], "ship": "frigate"}
    s = fight(scenario, guns, {}, **{"long-guns": [SKULL, 1, 1], "location": [SKULL]})
    s.expect(asked="p1 place-hit")
    assert s.part(0, "battle")["declared"] == [None, None]
    assert s.part(0, "battle")["round"] == 1


@pytest.mark.rule("marauders:npcscout.triggers")
@pytest.mark.parametrize(("dice", "hits"), [([SKULL] * 4, 0), ([SKULL, SKULL, 1, 1], 1)])
def test_a_storm_that_is_weathered(scenario: Arrange, dice: list[int], hits: int) -> None:
    """More successes than hits are as good as enough."""
    s = scenario(
        GAME,
        p0={"captain": "margaux-tessier", "at": "nassau"},
        event="storm-1",
        begin="turn",
        chance={"seamanship": dice, "location": [2] * hits},
    )
    s.expect(events=[f"storm-faced p0 hits={hits}"], asked="p0 turn")
    s.expect(p0={"locations": {"hull": 2, "masts": 2 - hits, "hold": 2}})


@pytest.mark.rule("marauders:specialist.kinds", "marauders:death.discard")
def test_a_surgeon_goes_down_with_his_ship(scenario: Arrange) -> None:
    s = fight(
        scenario,
        {},
        {"specialists": ["sawbones-a"], "locations": {"crew": 1, "hull": 1, "hold": 0}},
        seamanship=[SKULL, 1, 1, 1],
        location=[1],
    )
    s.expect(events=["sunk p1", "captain-died p1"], no_events=["crew-recruited"])


@pytest.mark.rule("marauders:specialist.kinds", "marauders:combat.both-sink")
def test_surgeons_go_down_with_both_ships(scenario: Arrange) -> None:
    wreck: Person = {"specialists": ["sawbones-a"], "locations": {"crew": 1, "hull": 1, "hold": 0}}
    other = wreck | {"specialists": ["sawbones-b"]}
    s = fight(scenario, wreck, other, seamanship=[SKULL, 1, SKULL, 1], location=[1, 1])
    s.expect(events=["nobody-won"], no_events=["crew-recruited"])


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
        state.glory_deck = [kind for kind in state.glory_deck if kind not in kinds]
        state.glory_discards = kinds
    s.play("p0 port", "p0 check")
    if place in ("deck", "discards"):
        s.expect(events=["hired p0 card=craftsman-a"], no_events=["gold-gained"], p0={"gold": 10})
        s.expect(p0={"specialists": ["craftsman-a"]})
    else:
        s.expect(events=["gold-gained p0 gold=8"], no_events=["hired"])


# Independent captains


@pytest.mark.rule("marauders:pursuit.flagships", "marauders:npcmove.degree")
def test_how_far_captains_are_hunted(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=3,
        p0={"captain": DUTCH, "bounties": {"spain": 2, "france": 1, "england": 4}},
        p1={"captain": "nicolas-jaures", "gold": 7, "cargo": ["rum", "rum"]}
        | {"mission": "the-queens-cousin"},
        p2={"captain": SPANISH, "gold": 3},
        war=["spain", "france"],
    )
    state = s.state(Marauders)
    assert [independent.degrees(state, fleet, 0) for fleet in range(4)] == [
        (2, 5, 0),
        (4, 3, 0),
        (1, 6, 0),
        (0, 7, 0),
    ]
    assert [independent.degrees(state, fleet, 1) for fleet in range(4)] == [
        (0, 0, 1),
        None,
        None,
        None,
    ]
    for fleet in (4, 5):
        assert independent.degrees(state, fleet, 0) is None
        assert independent.degrees(state, fleet, 1) == (1, 7, 2)
        assert independent.degrees(state, fleet, 2) == (0, 3, 0)


@pytest.mark.rule("marauders:pursuit.hostile", "marauders:retire.details")
def test_nobody_hunts_who_is_not_in_play(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=3,
        p0={"captain": ENGLISH, "in": "nassau"},
        p1={"captain": DUTCH, "status": "waiting"},
        npcs={"pirate-sloop": "jack-rackham"},
    )
    (pirates,) = [row for row in s.rows(0, "npcs") if row["fleet"] == "pirate-sloop"]
    assert pirates["hunts"] == [0, 2]
    s.play("p0 retire")
    (pirates,) = [row for row in s.rows(0, "npcs") if row["fleet"] == "pirate-sloop"]
    assert pirates["hunts"] == [2]


@pytest.mark.rule("marauders:npc.replacement", "marauders:npc.details")
@pytest.mark.parametrize(
    ("fleet", "npc"),
    [
        ("spain", "blas-de-lezo"),
        ("england", "john-benbow"),
        ("france", "jean-du-casse"),
        ("netherlands", "jacob-binckes"),
    ],
)
def test_a_nameless_admiral_makes_way_for_a_named_one(
    scenario: Arrange, fleet: str, npc: str
) -> None:
    other = "france" if fleet == "spain" else "spain"
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "in": "nassau"},
        p1={"captain": DUTCH, "in": "nassau"},
        begin="round",
        chance={"event": ["war-1", npc, "fair-winds"], "nation": [fleet, other]},
    )
    s.play("p0 end", "p1 end").expect(events=[f"npc-entered fleet={fleet} npc=admiral-{fleet}"])
    s.play("p0 end", "p1 end").expect(events=[f"npc-entered fleet={fleet} npc={npc}"])
    (row,) = [row for row in s.rows(0, "npcs") if row["fleet"] == fleet]
    assert (row["npc"], row["beneath"]) == (npc, [])
    # The next admiral is laid on top of this one.
    number = s.state(Marauders).tables.npc_number[npc]
    assert s.state(Marauders).npc_cards[NATIONS.index(fleet)] == (number,)


# Ports


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
