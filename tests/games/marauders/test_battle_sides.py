"""Battles seen from the other side: the defender's card, the shot that misses, what is over."""

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
BOARD = [1, 1, 1, 1, SKULL, 1, 1, 1]


def fight(
    scenario: Arrange, p0: Person, p1: Person, cards: str = "first", **chance: list[int]
) -> Scenario:
    s = scenario(
        GAME,
        options={"cards": cards},
        p0={"captain": ENGLISH, "at": "nassau", **p0},
        p1={"captain": DUTCH, "at": "nassau", **p1},
        chance={"scouting": [SKULL, 1, 1]}
        | {name.replace("_", "-"): dice for name, dice in chance.items()},
    )
    return s.play("p0 scout p1")


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
    guns: Person = {"modifications": ["swivel-guns"]}
    s = fight(scenario, guns, {}, seamanship=BOARD, leadership=[1] * 10, swivel_guns=dice)
    s.play("p0 board", "p1 shoot")
    s.expect(events=[f"swivel-guns-fired p0 hits={2 - left}"])
    hits = [event for event in s.events if type(event).__name__ == "Hit"]
    assert len(hits) == 2 - left


@pytest.mark.rule("marauders:mod.swivel-guns", "marauders:crew.start")
def test_swivel_guns_of_both_sides(scenario: Arrange) -> None:
    guns: Person = {"modifications": ["swivel-guns"], "locations": {"crew": 1}}
    s = fight(scenario, guns, guns, seamanship=BOARD, swivel_guns=[SKULL, 1, 1, SKULL])
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
        people[0],
        people[1],
        seamanship=BOARD,
        leadership=[SKULL, SKULL, 1, SKULL, SKULL, *[1] * 5],
        swivel_guns=[SKULL, 1],
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
    guns: Person = {"modifications": ["long-guns"], "ship": "frigate"}
    s = fight(scenario, guns, {}, long_guns=[SKULL, 1, 1], location=[SKULL])
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


@pytest.mark.rule("marauders:weapon.one-shot-per-volley")
def test_a_shot_serves_for_one_volley(scenario: Arrange) -> None:
    s = fight(
        scenario,
        {"weapons": ["chain-shot", "grape-shot"]},
        {"ship": "galleon"},
        seamanship=[SKULL, 1, 1, 1, 1, SKULL, 1, 1, 1, 1],
        location=[SKULL, SKULL],
    )
    s.play("p0 deploy chain-shot").expect(events=["hit p1 location=masts left=3"])
    s.play("p0 shoot", "p1 shoot").expect(asked="p0 location-roll")
    assert s.options(0) == ["deploy grape-shot", "pass"]
    s.play("p0 pass").expect(asked="p1 place-hit")


@pytest.mark.rule("marauders:combatcards.chain", "marauders:glory.windows")
def test_a_card_against_one_volley_is_not_copied_against_the_other(scenario: Arrange) -> None:
    s = fight(
        scenario,
        {"hand": ["quick-learner"]},
        {"hand": ["glancing-blow"]},
        seamanship=[SKULL, 1, SKULL, 1],
        location=[2, 2],
    )
    s.play("p1 pass", "p0 pass", "p1 pass", "p0 pass").pass_window()
    while "play glancing-blow target=masts" not in s.options(1):
        s.pass_window()
    s.play("p1 play glancing-blow target=masts").expect(asked="p0 land-hits")
    assert s.options(0) == ["pass"]


@pytest.mark.rule("marauders:combat.actions", "marauders:mod.chasers-details")
def test_what_is_no_declaration(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau"},
        npcs={"pirate-sloop": "jack-rackham"},
        chance={"scouting": [SKULL, 1, 1], "seamanship": [1] * 6},
    )
    s.play("p0 scout pirate-sloop").refuse("p0 chase", "mod.chasers-details")
    assert s.options(0) == ["shoot", "board", "flee"]
    s.play("p0 shoot").refuse("p1 chase", "mod.chasers-details")
    s.refuse("p1 flee", "npccombat.flee-limit")


@pytest.mark.rule("marauders:plunder.player", "marauders:rumor.max-one")
def test_a_rumor_that_is_taken_is_known_to_the_two(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=3,
        p0={"captain": ENGLISH, "at": "nassau"},
        p1={"captain": DUTCH, "at": "nassau", "rumor": "castaway"},
        chance={
            "scouting": [SKULL, 1, 1],
            "seamanship": [1, 1, 1, 1, SKULL, 1, 1, 1],
            "leadership": [SKULL, SKULL, SKULL, 1, 1],
        },
    )
    s.play("p0 scout p1", "p0 board", "p1 shoot", "p0 decline")
    s.expect(p0={"rumors": ["castaway"]})
    assert s.seen(2, 0)["rumors"] == s.seen(None, 0)["rumors"] == [None]
    rumor = s.state(Marauders).tables.rumor_number["castaway"]
    assert s.state(Marauders).rumors_known[rumor] & 0b111 == 0b001


@pytest.mark.rule("marauders:combatcards.chain", "marauders:npcscout.many")
def test_a_fog_that_has_lifted_is_not_copied(scenario: Arrange) -> None:
    """Another NPC of the zone finds the ship next: that is another moment."""
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "havana", "bounties": {"spain": 1}}
        | {"hand": ["fog-bank", "quick-learner"]},
        npcs={"spain": ["blas-de-lezo", "nassau"], "france": ["jean-du-casse", "nassau"]},
        chance={"npc": ["blas-de-lezo", "jean-du-casse"], "scouting": [SKULL, 1, SKULL, 1, 1]},
    )
    s.play("p0 sail nassau").expect(asked="p0 found")
    assert s.options(0) == ["play fog-bank", "pass"]
    s.play("p0 play fog-bank").expect(events=["lost-in-fog seat=spain"], asked="p0 found")
    assert s.options(0) == ["pass"]


@pytest.mark.rule("marauders:combatcards.chain")
def test_a_card_of_one_roll_is_not_copied_in_the_next(scenario: Arrange) -> None:
    s = fight(
        scenario,
        {"hand": ["weather-gauge", "quick-learner"]},
        {},
        seamanship=[2, 1, 1, 1, 3, 1, 1, 1, 1],
    )
    s.play("p0 play weather-gauge", "p0 own-dice", "p0 reroll 2", "p0 done")
    assert s.options(0) == ["play quick-learner", "pass"]
    s.play("p0 pass").expect(asked="p0 declare")
    s.play("p0 shoot", "p1 shoot").expect(asked="p0 maneuver-roll")
    assert s.options(0) == ["pass"]
