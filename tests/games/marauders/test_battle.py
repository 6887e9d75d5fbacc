"""Naval battles and Crew Combat, rule by rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from kaper.games.marauders.rules import declaring
from kaper.games.marauders.state import Marauders
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
Person = Mapping[str, object]
GAME = "marauders"
SKULL = 6
# Seamanship 2, Leadership 3; Seamanship 2, Leadership 2.
ENGLISH, DUTCH = "frances-wright", "pepijn-van-avezaath"


def fight(
    scenario: Arrange,
    p0: Person,
    p1: Person,
    **chance: list[int],
) -> Scenario:
    """p0 attacks p1; the first round is rolled as given."""
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau", **p0},
        p1={"captain": DUTCH, "at": "nassau", **p1},
        chance={"scouting": [SKULL, 1, 1, 1]} | chance,
    )
    return s.play("p0 scout p1")


NOTHING = [1, 1, 1, 1]


@pytest.mark.rule(
    "marauders:example.combat-short-1", "marauders:shoot.winner", "marauders:shoot.loser"
)
def test_a_frigate_against_a_sloop(scenario: Arrange) -> None:
    s = fight(
        scenario,
        {"captain": "federico-de-silva", "ship": "frigate"},
        {},
        seamanship=[SKULL, SKULL, SKULL, SKULL, SKULL],
        location=[2, 1, 3, 1],
    )
    # The loser's two successes are worth one hit: the Sloop has one Cannon.
    s.expect(events=["maneuver-won p0", "located p0 dice=3,2,1", "located p1 dice=1"])


@pytest.mark.rule("marauders:shoot.loser", "marauders:maneuver.full-tie")
def test_a_tie_makes_both_shoot_by_their_successes(scenario: Arrange) -> None:
    s = fight(scenario, {"ship": "frigate"}, {}, seamanship=[SKULL, 1, SKULL, 1], location=[2, 3])
    # One success each, though the Frigate has three Cannons.
    s.expect(events=["located p0 dice=2", "located p1 dice=3"], no_events=["maneuver-won"])


@pytest.mark.rule(
    "marauders:example.combat-short-2",
    "marauders:boarding.after-shots",
    "marauders:damage.masts-exactly-one",
)
def test_masts_lost_do_not_undo_a_boarding(scenario: Arrange) -> None:
    s = fight(
        scenario,
        {"ship": "frigate"},
        {"locations": {"masts": 1}},
        seamanship=[*NOTHING, SKULL, 4, SKULL, SKULL],
        location=[2],
        leadership=[1] * 10,
    )
    s.play("p0 shoot", "p1 board").expect(
        events=["hit p1 location=masts left=0", "crew-combat-began p0"], no_events=["sunk"]
    )


@pytest.mark.rule("marauders:boarding.after-shots", "marauders:damage.crew")
def test_a_boarder_without_crew_stays_away(scenario: Arrange) -> None:
    s = fight(
        scenario,
        {"ship": "frigate"},
        {"locations": {"crew": 1}},
        seamanship=[*NOTHING, SKULL, 4, SKULL, SKULL],
        location=[3],
    )
    s.play("p0 shoot", "p1 board").expect(
        events=["hit p1 location=crew left=0"], no_events=["crew-combat-began"], asked="p0 declare"
    )
    s.play("p0 shoot").refuse("p1 board", "damage.crew")


@pytest.mark.rule(
    "marauders:example.grape-shot",
    "marauders:weapon.grape-shot",
    "marauders:weapon.one-shot-per-volley",
    "marauders:damage.skull",
)
def test_grape_shot(scenario: Arrange) -> None:
    s = fight(
        scenario,
        {"ship": "frigate", "weapons": ["grape-shot", "chain-shot"]},
        {},
        seamanship=[SKULL, 1, 1, 1],
        location=[3, SKULL, SKULL],
    )
    s.play("p0 deploy grape-shot").expect(
        p0={"weapons": {"grape-shot": 0, "chain-shot": 1}},
        p1={"locations": {"hull": 2, "crew": 0}},
    )


@pytest.mark.rule("marauders:weapon.one-shot-per-volley")
def test_no_shot_without_a_skull(scenario: Arrange) -> None:
    s = fight(
        scenario,
        {"ship": "frigate", "weapons": ["grape-shot"], "hand": ["jury-rig"]},
        {},
        seamanship=[SKULL, 1, 1, 1],
        location=[3, 2, 1],
    )
    s.play("p0 pass").refuse("p0 deploy grape-shot", "weapon.one-shot-per-volley")


@pytest.mark.rule(
    "marauders:example.damage-two-twos",
    "marauders:damage.location-roll",
    "marauders:damage.location-numbers",
    "marauders:damage.cube",
)
def test_two_twos(scenario: Arrange) -> None:
    s = fight(
        scenario,
        {"ship": "frigate"},
        {"ship": "flute"},
        seamanship=[SKULL, 1, 1, 1],
        location=[2, 2, 1],
    )
    s.expect(p1={"locations": {"hull": 3, "masts": 1, "hold": 3, "crew": 1, "cannons": 1}})


@pytest.mark.rule("marauders:damage.skull", "marauders:damage.skull-free-choice")
def test_skulls_are_placed_by_the_one_hit(scenario: Arrange) -> None:
    s = fight(
        scenario,
        {"ship": "frigate"},
        {"ship": "galleon"},
        seamanship=[SKULL, SKULL, 1, 1],
        location=[SKULL, SKULL, 3],
    )
    s.expect(asked="p1 place-hit")
    assert s.options(1) == [f"place {x}" for x in ("hull", "hold", "masts", "crew", "cannons")]
    s.play("p1 place hull", "p1 place hold")
    s.expect(p1={"locations": {"hull": 3, "hold": 4, "crew": 2}})


@pytest.mark.rule("marauders:damage.answers-together")
def test_a_volley_is_answered_as_a_whole(scenario: Arrange) -> None:
    s = fight(
        scenario,
        {"ship": "frigate"},
        {"ship": "galleon", "modifications": ["reinforced-hull"]},
        seamanship=[SKULL, 1, 1, 1],
        location=[2, 3, SKULL],
    )
    s.play("p1 place hull").expect(asked="p1 land-hits", no_events=["hit"])
    assert s.options(1) == ["absorb crew", "absorb masts", "absorb hull", "pass"]
    s.play("p1 absorb hull").expect(p1={"locations": {"hull": 4, "masts": 3, "crew": 2}})


@pytest.mark.rule("marauders:damage.overflow", "marauders:damage.hull")
def test_overflow_sinks(scenario: Arrange) -> None:
    s = fight(
        scenario,
        {"ship": "frigate"},
        {"locations": {"cannons": 0, "hull": 2}},
        seamanship=[SKULL, 1, 1, 1],
        location=[4, 4, 1],
    )
    s.expect(events=["hit location=hull left=1", "hit location=hull left=0", "sunk p1"])
    s.expect(events=["glory-gained p0 deed=defeat", "captain-died p1"])


@pytest.mark.rule("marauders:damage.hold")
def test_a_hit_hold_loses_cargo(scenario: Arrange) -> None:
    s = fight(
        scenario,
        {"ship": "frigate"},
        {"ship": "flute", "captain": "cornelis-baak", "cargo": ["rum", "wood", "fruit", "sugar"]},
        seamanship=[SKULL, 1, 1, 1],
        location=[1, 1, 2],
    )
    assert len(s.state(Marauders).captains[1].cargo) == 2
    assert len(s.state(Marauders).discards.cargo) == 2


@pytest.mark.rule("marauders:damage.masts", "marauders:damage.masts-exactly-one")
def test_without_masts(scenario: Arrange) -> None:
    crippled = {"locations": {"masts": 0}, "specialists": ["helmsman-a"]}
    s = fight(scenario, crippled, {"ship": "galleon"}, seamanship=[1, 1, 1])
    # One die and no choice: only p1 is asked.
    s.expect(events=["tested p0 dice=1", "tested p1 dice=1,1"], asked="p1 declare")


@pytest.mark.rule("marauders:damage.crew")
def test_without_crew(scenario: Arrange) -> None:
    s = fight(scenario, {"locations": {"crew": 0}}, {}, seamanship=NOTHING)
    s.refuse("p0 board", "damage.crew")
    s = fight(
        scenario,
        {"locations": {"crew": 0}},
        {"ship": "frigate"},
        seamanship=[*NOTHING, 1, 1, SKULL, 1],
    )
    s.play("p0 flee", "p1 board").expect(
        events=["crew-combat-began", "crew-combat-won p1"], no_events=["crew-hit"]
    )


@pytest.mark.rule("marauders:damage.cannons")
def test_without_cannons(scenario: Arrange) -> None:
    s = fight(
        scenario,
        {"ship": "frigate", "locations": {"cannons": 2}},
        {"locations": {"cannons": 0}},
        seamanship=[SKULL, 1, SKULL, 1],
        location=[1],
    )
    s.expect(events=["maneuver-tied", "located p0 dice=1"], no_events=["located p1"])


@pytest.mark.rule("marauders:damage.simultaneous", "marauders:combat.both-sink")
def test_both_ships_sink(scenario: Arrange) -> None:
    s = fight(
        scenario,
        {"locations": {"hull": 1, "hold": 0}},
        {"locations": {"hull": 1, "hold": 0}},
        seamanship=[SKULL, 1, SKULL, 2],
        location=[1, 1],
    )
    s.expect(
        events=["sunk p0", "sunk p1", "nobody-won", "captain-died p0", "captain-died p1"],
        no_events=["glory-gained", "plundered"],
    )


@pytest.mark.rule("marauders:damage.after-battle")
def test_damage_stays(scenario: Arrange) -> None:
    s = fight(
        scenario,
        {"ship": "frigate"},
        {},
        seamanship=[SKULL, 1, 1, 1, 1, 1, SKULL, 1],
        location=[2, 2, 4],
    )
    # Without Masts p1 can only declare Shoot; nobody is hit again, p0 gets away in the end.
    s.play("p0 flee").expect(p1={"locations": {"masts": 0, "cannons": 0}})
    assert declaring.declarations(s.state(Marauders), 1) == [0]


@pytest.mark.rule("marauders:maneuver.test", "marauders:combat.until-decided")
def test_the_better_sailor_acts(scenario: Arrange) -> None:
    s = fight(scenario, {}, {}, seamanship=[*NOTHING, 1, 1, SKULL, 1])
    s.play("p0 flee", "p1 flee").expect(events=["maneuver-won p1", "escaped p1"], asked="p0 turn")


@pytest.mark.rule(
    "marauders:combat.attacker-declares-first",
    "marauders:combat.actions",
    "marauders:combat.open-declarations",
    "marauders:combat.first-round-shoot",
)
def test_declarations(scenario: Arrange) -> None:
    s = fight(scenario, {}, {}, seamanship=NOTHING)
    s.expect(events=["declared p0 declaration=shoot", "declared p1 declaration=shoot"])
    s.expect(asked="p0 declare")
    assert s.options(1) == []
    assert s.options(0) == ["shoot", "board", "flee"]
    s.play("p0 board")
    assert any("Board" in line for line in s.match.log(1, lang="en")[-1:])
    assert s.options(1) == ["shoot", "board", "flee"]


@pytest.mark.rule("marauders:maneuver.no-success")
def test_no_success_no_action(scenario: Arrange) -> None:
    s = fight(scenario, {}, {}, seamanship=[4, 4, 1, 1])
    s.expect(events=["maneuver-tied"], no_events=["located", "maneuver-won"], asked="p0 declare")


@pytest.mark.rule("marauders:maneuver.full-tie")
def test_a_full_tie(scenario: Arrange) -> None:
    s = fight(scenario, {"ship": "frigate"}, {}, seamanship=[SKULL, 2, SKULL, 2], location=[1, 1])
    s.expect(events=["maneuver-tied", "located p0 dice=1", "located p1 dice=1"])


@pytest.mark.rule("marauders:flee.winner", "marauders:flee.aftermath")
def test_fleeing(scenario: Arrange) -> None:
    leaking, torn = {"locations": {"hold": 1}}, {"locations": {"masts": 1}}
    s = fight(scenario, leaking, torn, seamanship=[*NOTHING, SKULL, 1, 1, 1])
    s.play("p0 flee", "p1 board").expect(events=["escaped p0"], no_events=["glory-gained"])
    s.expect(turn={"actions": 2}, battle=None)
    s.expect(p0={"zone": "nassau", **leaking}, p1={"zone": "nassau", **torn})
    s = fight(scenario, {}, {}, seamanship=[*NOTHING, SKULL, SKULL, SKULL, 1])
    s.play("p0 flee", "p1 board").expect(no_events=["escaped"], asked="p0 declare")


@pytest.mark.rule("marauders:combat.loser-board-flee")
def test_the_loser_neither_boards_nor_flees(scenario: Arrange) -> None:
    s = fight(scenario, {}, {}, seamanship=[*NOTHING, SKULL, SKULL, SKULL, 1])
    s.play("p0 board", "p1 board").expect(events=["crew-combat-began p0"])
    s = fight(scenario, {}, {}, seamanship=[*NOTHING, SKULL, SKULL, SKULL, 1], location=[1])
    s.play("p0 flee", "p1 shoot").expect(events=["located p1 dice=1"], asked="p0 declare")


@pytest.mark.rule("marauders:combat.stalemate")
def test_a_stalemate(scenario: Arrange) -> None:
    wreck = {"locations": {"masts": 0, "cannons": 0}}
    s = fight(scenario, wreck, wreck)
    s.expect(events=["battle-broken-off"], asked="p0 turn", battle=None)


@pytest.mark.rule("marauders:combat.two-ships", "marauders:combatcards.participants")
def test_others_take_no_part(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=3,
        p0={"at": "nassau"},
        p1={"captain": DUTCH, "at": "nassau"},
        p2={"at": "nassau", "hand": ["weather-gauge", "crew-combat-reroll"]},
        chance={"scouting": [SKULL, 1, 1], "seamanship": [SKULL, 1, 1, 1], "location": [1]},
    )
    s.play("p0 scout p1")
    assert s.options(2) == []
    s.expect(asked="p0 declare")


@pytest.mark.rule("marauders:mod.long-guns", "marauders:mod.long-guns-details")
def test_long_guns(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau", "ship": "frigate", "modifications": ["long-guns"]},
        p1={"captain": DUTCH, "at": "nassau", "ship": "galleon", "modifications": ["long-guns"]},
        chance={
            "scouting": [SKULL, 1, 1],
            "long-guns": [SKULL, SKULL, 1, SKULL, 1],
            "location": [4, 2, 2],
            "seamanship": NOTHING,
        },
    )
    s.play("p0 scout p1")
    s.expect(events=["long-guns-fired p0 hits=2", "long-guns-fired p1 hits=1", "declared p0"])
    lost = 16 + 17 - sum(sum(captain.cubes) for captain in s.state(Marauders).captains)
    assert lost == 3


@pytest.mark.rule("marauders:mod.chasers", "marauders:mod.chasers-details")
def test_chasers(scenario: Arrange) -> None:
    s = fight(
        scenario,
        {"modifications": ["chasers"]},
        {"ship": "galleon"},
        seamanship=[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, SKULL, 1, 1],
        location=[2],
    )
    s.play("p0 shoot", "p1 flee").expect(asked="p0 chase")
    s.play("p0 chase").expect(
        events=["chasers-fired p0", "located p0 dice=2", "tested p0"],
        p1={"locations": {"masts": 3}},
        p0={"flipped": ["chasers"]},
    )
    # Once a battle; they are turned back when it is over.
    s.play("p0 flee", "p1 shoot")
    while s.state(Marauders).battle.sides:
        seat = next(iter(s.match.pending()))
        s.play(f"p{seat} {'flee' if 'flee' in s.options(seat) else s.options(seat)[0]}")
    assert s.state(Marauders).captains[0].flipped == 0


@pytest.mark.rule("marauders:mod.swivel-guns", "marauders:crew.details")
def test_swivel_guns_end_it_before_it_begins(scenario: Arrange) -> None:
    s = fight(
        scenario,
        {"modifications": ["swivel-guns"]},
        {"ship": "flute"},
        seamanship=[1, 1, 1, 1, 1, SKULL, 1, 1, 1],
        **{"swivel-guns": [SKULL, SKULL]},
    )
    s.play("p0 board", "p1 board").expect(
        events=["swivel-guns-fired p0 hits=1", "hit p1 location=crew left=0", "crew-combat-won p0"],
        no_events=["tested skill=leadership"],
    )


@pytest.mark.rule("marauders:mod.swivel-guns", "marauders:combatcards.participants")
def test_no_card_calls_off_swivel_guns(scenario: Arrange) -> None:
    s = fight(
        scenario,
        {"modifications": ["swivel-guns"]},
        {"hand": ["glancing-blow"]},
        seamanship=[1, 1, 1, 1, SKULL, 1, 1, 1],
        **{"swivel-guns": [SKULL, 1]},
    )
    s.play("p1 pass", "p1 pass", "p0 board", "p1 board", "p1 pass")
    s.expect(events=["hit p1 location=crew left=1"], asked="p1 crew-roll")


BOARD = [1, 1, 1, 1, SKULL, 1, 1, 1]


@pytest.mark.rule("marauders:crew.round", "marauders:crew.lose", "marauders:glory.defeat")
def test_crew_combat(scenario: Arrange) -> None:
    s = fight(scenario, {}, {}, seamanship=BOARD, leadership=[SKULL, SKULL, SKULL, SKULL, 1])
    s.play("p0 board", "p1 shoot").expect(
        events=["crew-hit p0 count=1 left=1", "crew-hit p1 count=2 left=0", "crew-combat-won p0"],
        p0={"glory": 1},
        asked="p0 capture",
    )


@pytest.mark.rule("marauders:crew.double-loss", "marauders:crew.no-winner-fate")
def test_nobody_wins(scenario: Arrange) -> None:
    one = {"locations": {"crew": 1}}
    s = fight(
        scenario,
        {"captain": "federico-de-silva", **one},
        one,
        seamanship=[1, 1, 1, 1, 1, SKULL, 1, 1, 1, 1],
        leadership=[SKULL, 2, SKULL, 2],
    )
    s.play("p0 board", "p1 shoot").expect(
        events=["nobody-won", "captain-died p0", "captain-died p1"],
        no_events=["glory-gained", "plundered"],
    )


@pytest.mark.rule("marauders:crew.details")
def test_both_without_crew(scenario: Arrange) -> None:
    s = fight(scenario, {}, {"locations": {"crew": 0}}, seamanship=BOARD)
    s.play("p0 board", "p1 shoot").expect(events=["crew-combat-won p0"], no_events=["crew-hit"])
