"""The new Glory cards of the second set for raids, battles and ships that are found."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from kaper.testing.scenario import Scenario
from tests.games.marauders.second_set import GAME

Arrange = Callable[..., Scenario]
Person = Mapping[str, object]
SKULL = 6
# Seamanship 2, Leadership 3; Seamanship 2, Leadership 2.
ENGLISH, DUTCH = "frances-wright", "pepijn-van-avezaath"


def plays(s: Scenario, seat: int) -> list[str]:
    return [option for option in s.options(seat) if option.startswith("play")]


def fight(
    scenario: Arrange, p0: Person, p1: Person, game: object = GAME, **chance: list[int]
) -> Scenario:
    """p0 attacks p1; whoever holds cards is asked before and after the first roll."""
    s = scenario(
        game,
        p0={"captain": ENGLISH, "at": "nassau", **p0},
        p1={"captain": DUTCH, "at": "nassau", **p1},
        chance={"scouting": [SKULL, 1, 1]} | chance,
    )
    return s.play("p0 scout p1")


def clash(scenario: Arrange, *hand: str, leadership: list[int]) -> Scenario:
    """p0 boards p1 in the second round; Leadership 3 against 2, two hands each."""
    s = fight(
        scenario,
        {"hand": hand},
        {},
        seamanship=[1, 1, 1, 1, SKULL, 1, 1, 1],
        leadership=leadership,
    )
    return s.play("p0 pass", "p0 board", "p1 shoot", "p0 pass").expect(asked="p0 crew-roll")


# Maneuvers


@pytest.mark.rule("marauders:glory.house-dice")
def test_a_sudden_gust(scenario: Arrange) -> None:
    s = fight(scenario, {"hand": ["sudden-gust"]}, {}, seamanship=[2, 1, 3, 1, 1], location=[3])
    s.play("p0 play sudden-gust").expect(
        events=["rerolled p0 dice=skull,2,1 successes=1", "maneuver-won p0", "located p0 dice=3"]
    )


@pytest.mark.rule("marauders:glory.house-dice")
def test_all_hands(scenario: Arrange) -> None:
    s = fight(
        scenario, {"hand": ["all-hands"]}, {}, seamanship=[1, 1, SKULL, 1, SKULL, 2], location=[3]
    )
    # Equal successes: the pips of the added dice count as well.
    s.play("p0 play all-hands").expect(
        events=["rerolled p0 dice=skull,2,1,1 successes=1", "maneuver-won p0"]
    )


@pytest.mark.rule("marauders:glory.house-dice", "marauders:glory.house-no-effect")
@pytest.mark.parametrize("card", ["sudden-gust", "all-hands", "smoke-on-the-water"])
def test_without_masts_a_roll_stays_one_die(scenario: Arrange, card: str) -> None:
    for masts, offered in ((0, []), (1, [f"play {card}"])):
        person = {"hand": [card], "locations": {"masts": masts}}
        s = fight(scenario, person, {}, seamanship=[1, 1, 1, 1])
        assert plays(s, 0) == offered


@pytest.mark.rule("marauders:glory.house-dice", "marauders:combatcards.chain")
def test_an_added_skull_may_be_rerolled(scenario: Arrange) -> None:
    s = fight(
        scenario,
        {"hand": ["sudden-gust"]},
        {"hand": ["weather-gauge"]},
        seamanship=[1, 1, SKULL, 1, 2],
        location=[1],
    )
    s.play("p1 pass", "p0 play sudden-gust", "p1 play weather-gauge", "p1 foes-dice")
    s.play("p1 reroll skull", "p1 done").expect(events=["rerolled p0 dice=2,1,1 successes=0"])


@pytest.mark.rule("marauders:glory.house-away")
def test_smoke_on_the_water(scenario: Arrange) -> None:
    hand = {"hand": ["smoke-on-the-water", "quick-learner"]}
    s = fight(scenario, {"hand": ["quick-learner"]}, hand, seamanship=[SKULL, SKULL, SKULL, 1])
    s.play("p1 pass", "p0 pass", "p1 play smoke-on-the-water").expect(
        events=["glory-played p1", "escaped p1"],
        no_events=["located", "maneuver-won"],
        battle=None,
        asked="p0 turn",
    )
    # The moment is over: nobody copies it.
    assert plays(s, 0) == []
    s.refuse("p0 scout p1", "scout.once-per-target")


@pytest.mark.rule("marauders:glory.house-away")
def test_smoke_hides_from_one_npc_but_not_from_the_next(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "havana", "hand": ["smoke-on-the-water"]}
        | {"bounties": {"spain": 1}},
        npcs={"spain": ["blas-de-lezo", "nassau"], "france": ["jean-du-casse", "nassau"]},
        chance={"npc": ["blas-de-lezo", "jean-du-casse"], "scouting": [SKULL, 1, 1, 1, 1]}
        | {"seamanship": [1, 1, 1, 1, 1, 1]},
    )
    s.play("p0 sail nassau", "p0 pass", "p0 play smoke-on-the-water")
    s.expect(events=["escaped p0", "missed seat=france"], asked="p0 turn")


# Location dice


@pytest.mark.rule("marauders:glory.house-aim", "marauders:glory.windows")
def test_whoever_is_fired_at_lays_them_again(scenario: Arrange) -> None:
    hand = {"hand": ["lay-them-again", "called-shot"]}
    s = fight(
        scenario,
        {"ship": "frigate"},
        hand,
        seamanship=[SKULL, 1, 1, 1],
        location=[1, 1, SKULL, 2, 4],
    )
    s.play("p1 pass", "p1 pass").expect(asked="p1 location-roll")
    # Called Shot sets one's own dice, and p1 has none.
    assert plays(s, 1) == ["play lay-them-again"]
    s.play("p1 play lay-them-again")
    assert s.options(1) == ["foes-dice", "decline"]
    s.play("p1 foes-dice", "p1 reroll 1")
    assert s.part(1, "battle")["rerolling"] == {"side": 0, "picked": ["1"], "locating": True}
    s.play("p1 reroll skull", "p1 done").expect(
        events=["located p0 dice=4,2,1"], asked="p1 location-roll"
    )


@pytest.mark.rule("marauders:glory.house-aim")
def test_ones_own_shots_are_laid_again(scenario: Arrange) -> None:
    s = fight(
        scenario, {"hand": ["lay-them-again"]}, {}, seamanship=[SKULL, 1, 1, 1], location=[1, 3]
    )
    s.play("p0 pass", "p0 play lay-them-again")
    assert s.options(0) == ["own-dice", "decline"]
    s.play("p0 own-dice", "p0 reroll 1").expect(p1={"locations": {"crew": 1, "hold": 2}})


@pytest.mark.rule("marauders:glory.house-aim")
def test_shots_with_a_special_weapon_are_not_laid_again(scenario: Arrange) -> None:
    s = fight(
        scenario,
        {"weapons": ["chain-shot"]},
        {"hand": ["lay-them-again"]},
        seamanship=[SKULL, 1, 1, 1],
        location=[SKULL],
    )
    s.play("p1 pass", "p1 pass", "p0 deploy chain-shot").expect(asked="p1 location-roll")
    assert s.options(1) == ["pass"]


@pytest.mark.rule("marauders:glory.house-aim", "marauders:glory.windows")
def test_without_such_a_card_in_the_deck_only_gunners_are_asked(scenario: Arrange) -> None:
    roll = {"seamanship": [SKULL, 1, 1, 1], "location": [1]}
    s = fight(scenario, {}, {"hand": ["glut"]}, **roll).play("p1 pass", "p1 pass")
    s.expect(asked="p1 location-roll")
    s = fight(scenario, {}, {"hand": ["glut"]}, "marauders", **roll).play("p1 pass", "p1 pass")
    s.expect(asked="p1 land-hits")


# Hits


def test_hard_over_in_a_battle(scenario: Arrange) -> None:
    s = fight(
        scenario,
        {},
        {"hand": ["hard-over"], "locations": {"masts": 0}},
        seamanship=[SKULL, 1, 1, 1],
        location=[4],
    )
    s.play("p1 pass", "p1 pass", "p1 pass").expect(asked="p1 land-hits")
    assert s.options(1) == ["play hard-over target=cannons", "pass"]
    s.play("p1 play hard-over target=cannons")
    s.expect(asked="p1 move-hit", events=["hit-chosen p1 location=cannons"])
    s.refuse("p1 shift cannons masts", "combatcards.participants")
    s.play("p1 shift cannons hull").expect(
        events=["hit-moved p1 location=cannons to=hull"],
        p1={"locations": {"cannons": 1, "hull": 1}},
    )


@pytest.mark.rule("marauders:glory.withhold", "marauders:glory.asked-in-turn")
def test_hard_over_is_held_back(scenario: Arrange) -> None:
    s = fight(scenario, {}, {"hand": ["hard-over"]}, seamanship=[SKULL, 1, 1, 1], location=[4])
    s.play("p1 pass", "p1 pass", "p1 pass", "p1 play hard-over target=cannons", "p1 decline")
    s.expect(
        events=["glory-held-back p1", "hit p1 location=cannons left=0"],
        p1={"hand": ["hard-over"]},
    )


def test_hard_over_saves_a_raid(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "tortuga", "hand": ["hard-over"]},
        chance={
            "scouting": [SKULL, 1],
            "seamanship": [1, 1],
            "cargo": ["rum-1", "rum-2", "cocoa-8"],
        },
    )
    s.play("p0 scout merchant", "p0 raid france", "p0 pass", "p0 play hard-over target=cannons")
    s.play("p0 shift cannons hold").expect(events=["raid-won p0 gold=8"])


# Crew Combat


@pytest.mark.rule("marauders:glory.house-dice", "marauders:crew.round")
def test_boarding_axes(scenario: Arrange) -> None:
    s = clash(scenario, "boarding-axes", leadership=[1, 2, 3, 4, 4, 1])
    s.play("p0 play boarding-axes").expect(
        events=["rerolled p0 dice=skull,3,2,1 successes=1", "crew-hit p1 count=1 left=1"]
    )


@pytest.mark.rule("marauders:glory.house-dice", "marauders:crew.round")
def test_marksmen_aloft(scenario: Arrange) -> None:
    s = clash(scenario, "marksmen-aloft", leadership=[1, 2, 3, 4, 4, SKULL, 4])
    s.play("p0 play marksmen-aloft").expect(
        events=["rerolled p0 dice=skull,4,3,2,1 successes=1", "crew-hit p1 count=1 left=1"]
    )


@pytest.mark.rule("marauders:glory.house-dice", "marauders:glory.house-no-effect")
def test_stand_fast(scenario: Arrange) -> None:
    s = clash(scenario, "stand-fast", leadership=[1, 2, 3, SKULL, SKULL])
    s.play("p0 play stand-fast").expect(
        events=["rerolled p1 dice=skull successes=1", "crew-hit p0 count=1 left=1"]
    )
    s = clash(scenario, "stand-fast", leadership=[SKULL, 2, 3, 1, 1])
    assert plays(s, 0) == []


@pytest.mark.rule("marauders:glory.house-dice", "marauders:crew.round")
def test_added_skulls_do_not_raise_the_cap(scenario: Arrange) -> None:
    s = fight(
        scenario,
        {"hand": ["boarding-axes"], "locations": {"crew": 1}},
        {},
        seamanship=[1, 1, 1, 1, SKULL, 1, 1, 1],
        leadership=[SKULL, 1, 1, 1, 1],
    )
    s.play("p0 pass", "p0 board", "p1 shoot", "p0 pass", "p0 play boarding-axes")
    s.expect(events=["crew-hit p1 count=1 left=1"])


# Held back in turn


@pytest.mark.rule("marauders:glory.asked-in-turn", "marauders:glory.withhold")
def test_a_window_closes_when_both_hold_a_card_back(scenario: Arrange) -> None:
    hand = {"hand": ["weather-gauge"]}
    s = fight(scenario, hand, hand, "marauders", seamanship=[1, 1, 1, 1])
    s.play("p1 pass", "p0 play weather-gauge", "p0 decline", "p1 play weather-gauge", "p1 decline")
    s.expect(events=["glory-held-back p1", "maneuver-tied"], asked="p0 declare")


# Raids

RAID = {"scouting": [SKULL, 1], "cargo": ["rum-1", "rum-2", "wood-1"]}


def raid(scenario: Arrange, card: str, *seamanship: int) -> Scenario:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "tortuga", "hand": [card]},
        chance=RAID | {"seamanship": list(seamanship)},
    )
    return s.play("p0 scout merchant", "p0 raid france").expect(asked="p0 raid-roll")


def test_false_colours(scenario: Arrange) -> None:
    s = raid(scenario, "false-colours", 1, 1, SKULL, 2).play("p0 play false-colours")
    s.expect(events=["rerolled p0 dice=skull,2,1,1 successes=1"], successes=1, asked="p0 raid")
    # Failed dice that were added can be turned by a Special Weapon too.
    s.expect(raid={"misses": 3})


@pytest.mark.rule("marauders:glory.house-no-effect")
def test_a_patient_chase(scenario: Arrange) -> None:
    s = raid(scenario, "patient-chase", SKULL, 1, SKULL).play("p0 play patient-chase")
    s.expect(events=["rerolled p0 dice=skull,skull successes=2"], successes=2)
    s = raid(scenario, "patient-chase", 1, 1, 4, 3).play("p0 play patient-chase")
    s.expect(events=["rerolled p0 dice=4,3 successes=0"])
    assert plays(raid(scenario, "patient-chase", SKULL, SKULL), 0) == []


# Ships that are found


@pytest.mark.rule("marauders:glory.house-away", "marauders:glory.play-other-turn")
def test_cut_and_run_from_a_player(scenario: Arrange) -> None:
    s = fight(scenario, {}, {"hand": ["cut-and-run"]})
    s.play("p1 play cut-and-run").expect(asked="p1 slip-away")
    assert s.options(1) == ["sail tortuga", "sail havana", "decline"]
    s.refuse("p1 sail port-royale", "move.adjacent-zone")
    s.play("p1 sail havana").expect(
        events=["sailed p1 zone=havana", "eluded p0 owner=1"],
        p0={"pirate": False},
        p1={"zone": "havana", "hand": []},
        asked="p0 turn",
    )
    s.play("p0 sail havana").refuse("p0 scout p1", "scout.once-per-target")


@pytest.mark.rule("marauders:glory.house-away")
def test_cut_and_run_from_npcs(scenario: Arrange) -> None:
    """The other NPC of the zone is left behind as well, and the one in the next does not scout."""
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "havana", "hand": ["cut-and-run"]} | {"bounties": {"spain": 1}},
        npcs={
            "spain": ["blas-de-lezo", "nassau"],
            "france": ["jean-du-casse", "nassau"],
            "england": ["john-benbow", "tortuga"],
        },
        chance={"npc": ["blas-de-lezo", "jean-du-casse"], "scouting": [SKULL, 1]},
    )
    s.play("p0 sail nassau").play("p0 play cut-and-run", "p0 sail tortuga").expect(
        events=["sailed p0 zone=tortuga", "eluded seat=spain owner=0"],
        no_events=["tested"],
        asked="p0 turn",
        turn={"actions": 2},
    )


@pytest.mark.rule("marauders:glory.house-away")
def test_an_npc_that_was_left_behind_does_not_look_again(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "havana", "hand": ["cut-and-run", "glut"]},
        npcs={"pirate-sloop": "jack-rackham"},
        chance={"scouting": [SKULL, 1, 1]},
    )
    s.play("p0 sail nassau", "p0 play cut-and-run", "p0 sail tortuga")
    s.play("p0 sail nassau").expect(no_events=["tested"], asked="p0 turn")


@pytest.mark.rule("marauders:glory.house-away")
def test_no_weather_strikes_who_cuts_and_runs(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"at": "nassau"},
        p1={"captain": DUTCH, "at": "nassau", "hand": ["cut-and-run"]},
        event="storm-1",
        chance={"scouting": [SKULL, 1, 1]},
    )
    s.play("p0 scout p1", "p1 play cut-and-run", "p1 sail havana")
    s.expect(no_events=["storm-faced"], p1={"zone": "havana"}, asked="p0 turn")


@pytest.mark.rule("marauders:glory.withhold", "marauders:glory.asked-in-turn")
def test_cut_and_run_is_held_back(scenario: Arrange) -> None:
    s = fight(scenario, {}, {"hand": ["cut-and-run"]}, seamanship=[1, 1, 1, 1])
    s.play("p1 play cut-and-run", "p1 decline")
    s.expect(events=["glory-held-back p1", "found p0", "battle-began p0 owner=1"])
