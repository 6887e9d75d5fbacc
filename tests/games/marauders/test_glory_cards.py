"""Glory cards and Specialists: one test for each."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.marauders.state import Marauders
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "marauders"
SKULL = 6
DUTCH = "pepijn-van-avezaath"


@pytest.mark.rule("marauders:glory.hand-limit", "marauders:glory.point-and-card")
def test_a_fifth_card_is_discarded_first(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={
            "in": "bridgetown",
            "cargo": ["rum"] * 3,
            "hand": ["glut", "fog-bank", "jury-rig", "cutpurse"],
        },
        zones={"bridgetown": {"demand": "rum"}},
        chance={"glory": ["press-gang"]},
    )
    s.play("p0 port", "p0 trade", "p0 sell rum", "p0 sell rum", "p0 sell rum", "p0 done")
    s.expect(asked="p0 cut-hand", p0={"glory": 1}).refuse(
        "p0 play cutpurse seat=p1", "glory.hand-limit"
    )
    s.play("p0 discard glut").expect(
        p0={"hand": ["jury-rig", "press-gang", "fog-bank", "cutpurse"]}, glory_discards=["glut"]
    )


@pytest.mark.rule("marauders:glory.play-own-turn")
def test_combat_cards_stay_in_hand_outside_combat(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"at": "nassau", "hand": ["weather-gauge", "following-wind"]})
    s.refuse("p0 play weather-gauge", "glory.play-own-turn")
    s.play("p0 play following-wind").expect(turn={"actions": 3, "moves": 1})


def test_crew_combat_reroll_and_quick_learner_are_in_the_long_battle(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"at": "nassau", "hand": ["quick-learner", "following-wind"]})
    s.refuse("p0 play quick-learner", "glory.play-own-turn")
    s.play("p0 play following-wind", "p0 play quick-learner").expect(turn={"moves": 2})
    s = scenario(GAME, p0={"at": "nassau", "hand": ["quick-learner", "following-wind"]})
    s.play("p0 play following-wind", "p0 sail havana").refuse(
        "p0 play quick-learner", "glory.play-own-turn"
    )


@pytest.mark.rule("marauders:glory.windows", "marauders:combatcards.order")
def test_weather_gauge(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"at": "nassau", "hand": ["weather-gauge"]},
        p1={"captain": DUTCH, "at": "nassau", "hand": ["glut"]},
        chance={
            "scouting": [SKULL, 1, 1],
            "seamanship": [1, 1, SKULL, SKULL, 1, 1],
            "location": [1],
        },
    )
    # Whoever might hold a card is asked, the one found first.
    s.play("p0 scout p1", "p1 pass").expect(asked="p0 maneuver-roll")
    s.play("p0 play weather-gauge", "p0 foes-dice", "p0 reroll skull", "p0 reroll skull")
    s.expect(events=["rerolled p1 dice=1,1 successes=0"], asked="p1 maneuver-roll")
    s.play("p1 pass").expect(events=["maneuver-tied"])


@pytest.mark.rule("marauders:glory.withhold", "marauders:glory.asked-in-turn")
def test_a_card_shown_is_held_back(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"at": "nassau", "hand": ["weather-gauge"]},
        p1={"captain": DUTCH, "at": "nassau"},
        chance={"scouting": [SKULL, 1, 1], "seamanship": [1, 1, 1, 1]},
    )
    s.play("p0 scout p1", "p0 play weather-gauge", "p0 decline")
    # Everybody has seen it; it counts as a pass.
    s.expect(events=["glory-played p0 card=weather-gauge", "glory-held-back p0", "maneuver-tied"])
    s.expect(p0={"hand": ["weather-gauge"]}, glory_discards=[], asked="p0 declare")


def test_second_look(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "tortuga", "hand": ["second-look"]},
        chance={"scouting": [1, 1, SKULL, 1]},
    )
    s.play("p0 scout merchant", "p0 play second-look").expect(asked="p0 merchant")


def test_silver_tongue(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "in": "tortuga", "hand": ["silver-tongue"]},
        chance={"influence": [1, 1, 1]},
    )
    s.play("p0 port", "p0 ask-around", "p0 play silver-tongue").expect(events=["rumor-drawn p0"])


def test_called_shot(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"at": "nassau", "hand": ["called-shot"]},
        p1={"captain": DUTCH, "at": "nassau"},
        chance={"scouting": [SKULL, 1, 1], "seamanship": [SKULL, 1, 1, 1], "location": [1]},
    )
    s.play("p0 scout p1", "p0 pass").expect(asked="p0 location-roll")
    s.play("p0 play called-shot")
    assert "set 1 hull" not in s.options(0)
    s.play("p0 set 1 crew").expect(p1={"locations": {"crew": 1, "hold": 2}})


def test_jury_rig(scenario: Arrange) -> None:
    damage = {"masts": 0, "hull": 1, "crew": 1}
    s = scenario(GAME, p0={"at": "nassau", "hand": ["jury-rig"], "locations": damage})
    s.play("p0 play jury-rig", "p0 repair masts", "p0 repair hull")
    s.expect(p0={"locations": {"masts": 1, "hull": 2, "crew": 1}}, asked="p0 turn")
    s = scenario(GAME, p0={"at": "nassau", "hand": ["jury-rig"]})
    s.refuse("p0 play jury-rig", "glory.house-no-effect")


def test_press_gang(scenario: Arrange) -> None:
    person = {"at": "nassau", "ship": "frigate", "hand": ["press-gang"], "locations": {"crew": 0}}
    s = scenario(GAME, p0=person)
    s.play("p0 play press-gang").expect(p0={"locations": {"crew": 2}})


@pytest.mark.rule("marauders:glory.play-own-turn")
def test_press_gang_finds_no_place_in_a_full_crew(scenario: Arrange) -> None:
    person = {"at": "nassau", "ship": "frigate", "hand": ["press-gang"]}
    s = scenario(GAME, p0=person)
    s.refuse("p0 play press-gang", "glory.house-no-effect")
    s = scenario(GAME, p0=person | {"locations": {"crew": 2}})
    s.play("p0 play press-gang").expect(p0={"locations": {"crew": 3}})


def test_eager_buyer(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={
            "in": "bridgetown",
            "ship": "galleon",
            "cargo": ["rum", "rum", "wood", "wood"],
            "hand": ["eager-buyer"],
            "gold": 0,
        },
        zones={"bridgetown": {"demand": "rum"}},
    )
    s.play("p0 port", "p0 trade", "p0 sell rum", "p0 sell rum", "p0 sell wood", "p0 sell wood")
    s.play("p0 play eager-buyer", "p0 done").expect(p0={"gold": 21, "glory": 1})


def test_glut(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"in": "bridgetown", "hand": ["glut"]},
        zones={"bridgetown": {"demand": "sugar"}},
        chance={"cargo": ["wood-1", "rum-1", "cocoa-1", "fruit-1", "spices-1", "tobacco-1"]},
    )
    s.play("p0 port", "p0 market", "p0 play glut", "p0 buy wood", "p0 buy rum")
    s.expect(p0={"gold": 8})


def test_kings_pardon(scenario: Arrange) -> None:
    wanted = {"in": "curacao", "bounties": {"spain": 2, "france": 3}, "hand": ["kings-pardon"]}
    s = scenario(GAME, p0=wanted)
    s.play("p0 port").refuse("p0 play kings-pardon target=france", "bounty.stays")
    s.play("p0 play kings-pardon target=spain")
    s.expect(p0={"gold": 2, "bounties": {"spain": 0, "france": 3}})


@pytest.mark.rule("marauders:glory.play-own-turn")
def test_kings_pardon_for_the_last_ducat(scenario: Arrange) -> None:
    wanted = {"in": "curacao", "bounties": {"spain": 3}, "hand": ["kings-pardon"]}
    s = scenario(GAME, p0=wanted | {"gold": 12})
    s.play("p0 port", "p0 play kings-pardon target=spain")
    s.expect(p0={"gold": 0, "pirate": False})
    s = scenario(GAME, p0=wanted | {"gold": 11})
    s.play("p0 port").refuse("p0 play kings-pardon target=spain", "bounty.stays")


@pytest.mark.rule("marauders:glory.play-other-turn")
def test_fog_bank(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"at": "nassau"},
        p1={"captain": DUTCH, "at": "nassau", "hand": ["fog-bank"]},
        chance={"scouting": [SKULL, 1, 1]},
    )
    s.play("p0 scout p1", "p1 play fog-bank")
    s.expect(events=["lost-in-fog p0"], p0={"pirate": False}, asked="p0 turn")
    s.refuse("p0 scout p1", "scout.once-per-target")


def test_fog_shakes_an_npc_off_for_the_turn(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "havana", "hand": ["fog-bank", "glut"]},
        npcs={"pirate-sloop": "jack-rackham"},
        chance={"scouting": [SKULL, 1, 1]},
    )
    s.play("p0 sail nassau", "p0 play fog-bank").expect(events=["lost-in-fog owner=0"])
    s.play("p0 sail havana", "p0 sail nassau").expect(no_events=["tested"], asked="p0 turn")


@pytest.mark.rule("marauders:glory.play-other-turn", "marauders:glory.resolve-order")
def test_harbour_gossip(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=3,
        p0={"captain": DUTCH, "in": "tortuga"},
        p1={"hand": ["glut"]},
        p2={"hand": ["harbour-gossip"]},
        chance={"influence": [SKULL, 1, 1], "rumor": ["pearl-beds"]},
    )
    s.play("p0 port", "p0 ask-around").expect(asked="p1 gossip")
    s.play("p1 pass", "p2 play harbour-gossip").expect(asked="p2 buy-rumor")
    assert "pearl" in s.match.log(2)[-1].lower()
    assert "pearl" not in s.match.log(1)[-1].lower()
    s.play("p2 buy rumor").expect(p2={"rumors": ["pearl-beds"], "gold": 8}, p0={"gold": 10})
    assert "ask-around" in s.options(0)


def test_quick_learner_copies_a_card_at_its_own_moment(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "in": "curacao", "hand": ["kings-pardon", "quick-learner"]}
    s = scenario(GAME, p0={**person, "bounties": {"spain": 1, "france": 1}}).play("p0 port")
    assert not any("quick-learner" in option for option in s.options(0))
    s.play("p0 play kings-pardon target=spain")
    learner = [option for option in s.options(0) if "quick-learner" in option]
    assert learner == ["play quick-learner target=france"]
    s.play(*(f"p0 {option}" for option in learner)).expect(p0={"gold": 2, "pirate": False})


def test_cutpurse(scenario: Arrange) -> None:
    hand = {"at": "nassau", "hand": ["cutpurse"]}
    for aboard, taken in ((2, 2), (10, 3)):
        s = scenario(GAME, p0=hand, p1={"in": "trinidad", "gold": aboard})
        s.play("p0 play cutpurse seat=p1")
        s.expect(p0={"gold": 10 + taken}, p1={"gold": aboard - taken})
    s = scenario(GAME, p0=hand, p1={"at": "trinidad"})
    s.refuse("p0 play cutpurse seat=p1", "glory.house-no-effect")


def test_bold_approach(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "tortuga", "hand": ["bold-approach"]},
        chance={
            "scouting": [SKULL, 1],
            "seamanship": [1, 1],
            "cargo": ["rum-1", "rum-2", "wood-1"],
        },
    )
    s.play(
        "p0 scout merchant",
        "p0 raid france",
        "p0 play bold-approach",
    ).expect(successes=1)


def test_glancing_blow(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"at": "nassau"},
        p1={"captain": DUTCH, "at": "nassau", "hand": ["glancing-blow"]},
        chance={"scouting": [SKULL, 1, 1], "seamanship": [SKULL, 1, 1, 1], "location": [4]},
    )
    s.play("p0 scout p1", "p1 pass", "p1 pass", "p1 play glancing-blow target=cannons")
    s.expect(events=["hit-ignored p1"], p1={"locations": {"cannons": 1}})


def test_treasure_sense(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={
            "captain": DUTCH,
            "at": "nassau",
            "rumor": "sunken-galleon",
            "hand": ["treasure-sense"],
        },
        chance={"scouting": [1, 1, 1, SKULL]},
    )
    s.play("p0 scout rumor", "p0 play treasure-sense").expect(events=["rumor-proven p0"])


# Specialists


@pytest.mark.rule(
    "marauders:specialist.hire", "marauders:specialist.not-in-hand", "marauders:specialist.kinds"
)
def test_hiring(scenario: Arrange) -> None:
    hand = {"in": "tortuga", "hand": ["lookout-a", "veteran-b", "lookout-b"]}
    s = scenario(GAME, p0=hand, chance={"leadership": [1, 1, 1]})
    s.play("p0 port").refuse("p0 hire veteran-b", "specialist.hire")
    s.play("p0 hire lookout-b").refuse("p0 hire lookout-b", "specialist.hire")
    s.play("p0 hire lookout-a")
    s.expect(p0={"gold": 4, "specialists": ["lookout-a"], "hand": ["lookout-b", "veteran-b"]})
    assert s.seen(1, 0)["specialists"] == ["lookout-a"]


@pytest.mark.rule("marauders:specialist.one-per-kind")
def test_one_specialist_of_a_kind(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"in": "tortuga", "hand": ["lookout-a"], "specialists": ["lookout-b"]})
    s.play("p0 port").refuse("p0 hire lookout-a", "specialist.one-per-kind")


@pytest.mark.parametrize(
    ("card", "port", "skill"),
    [
        ("craftsman-b", "curacao", "leadership"),
        ("boatswain-b", "nassau", "leadership"),
        ("gunner-b", "bridgetown", "influence"),
        ("sawbones-b", "tortuga", "influence"),
        ("lookout-b", "port-royale", "leadership"),
        ("veteran-b", "havana", "leadership"),
        ("steward-b", "st-maarten", "influence"),
        ("helmsman-b", "basse-terre", "leadership"),
    ],
)
def test_hiring_by_a_test(scenario: Arrange, card: str, port: str, skill: str) -> None:
    s = scenario(GAME, p0={"in": port, "hand": [card]}, chance={skill: [SKULL]})
    s.play("p0 port", f"p0 hire {card}").expect(p0={"specialists": [card], "gold": 10})
    s = scenario(GAME, p0={"in": "santo-domingo" if port != "havana" else "nassau", "hand": [card]})
    s.play("p0 port").refuse(f"p0 hire {card}", "specialist.hire")


@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("craftsman-a", 5),
        ("boatswain-a", 4),
        ("gunner-a", 5),
        ("sawbones-a", 4),
        ("lookout-a", 6),
        ("veteran-a", 5),
        ("steward-a", 4),
        ("helmsman-a", 6),
    ],
)
def test_hiring_for_gold(scenario: Arrange, card: str, price: int) -> None:
    s = scenario(GAME, p0={"in": "trinidad", "hand": [card]})
    s.play("p0 port", f"p0 hire {card}").expect(p0={"gold": 10 - price, "specialists": [card]})


def test_the_boatswain_rerolls_in_raids(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "tortuga", "specialists": ["boatswain-a"]},
        chance={
            "scouting": [SKULL, 1],
            "seamanship": [1, 1, SKULL],
            "cargo": ["rum-1", "rum-2", "wood-1"],
        },
    )
    s.play("p0 scout merchant", "p0 raid france", "p0 reroll 1").expect(successes=1)


def test_the_gunner_rerolls_a_location(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"at": "nassau", "specialists": ["gunner-a"]},
        p1={"captain": DUTCH, "at": "nassau"},
        chance={"scouting": [SKULL, 1, 1], "seamanship": [SKULL, 1, 1, 1], "location": [1, 3]},
    )
    s.play("p0 scout p1", "p0 reroll 1").expect(p1={"locations": {"crew": 1, "hold": 2}})


def test_the_gunner_rerolls_once_in_each_round(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"at": "nassau", "ship": "frigate", "specialists": ["gunner-a"]},
        p1={"captain": DUTCH, "at": "nassau", "ship": "galleon"},
        chance={
            "scouting": [SKULL, 1, 1],
            "seamanship": [SKULL, 1, 1, 1, 1, SKULL, 1, 1, 1, 1],
            "location": [1, 1, 1, 3, 1, 1, 1, 3],
        },
    )
    s.play("p0 scout p1", "p0 reroll 1").expect(p1={"locations": {"crew": 2, "hold": 3}})
    s.play("p0 shoot", "p1 shoot", "p0 reroll 1")
    s.expect(p1={"locations": {"crew": 1, "hold": 1}}, asked="p0 declare")


def test_the_gunner_of_the_one_attacked_rerolls_in_each_round(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "nassau", "ship": "galleon"},
        p1={"at": "nassau", "ship": "frigate", "specialists": ["gunner-a"]},
        chance={
            "scouting": [SKULL, 1],
            "seamanship": [1, 1, SKULL, 1, 1, 1] * 2,
            "location": [1, 1, 1, 3, 1, 1, 1, 3],
        },
    )
    s.play("p0 scout p1", "p1 reroll 1").expect(p0={"locations": {"crew": 2, "hold": 3}})
    s.play("p0 shoot", "p1 shoot", "p1 reroll 1")
    s.expect(p0={"locations": {"crew": 1, "hold": 1}}, asked="p0 declare")


def test_sawbones_saves_hands(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"at": "nassau", "specialists": ["sawbones-a"]},
        p1={"captain": DUTCH, "at": "nassau"},
        chance={
            "scouting": [SKULL, 1, 1],
            "seamanship": [1, 1, 1, 1, SKULL, 1, 1, 1],
            "leadership": [SKULL, SKULL, 1, SKULL, SKULL],
        },
    )
    s.play("p0 scout p1", "p0 board", "p1 shoot").expect(events=["crew-hit p0 count=1 left=1"])
    s.play("p0 claim-bounty england" if "claim-bounty england" in s.options(0) else "p0 decline")
    s.expect(events=["crew-recruited p0 count=1"])


def test_lookout_veteran_helmsman_and_steward_add(scenario: Arrange) -> None:
    hired = ["lookout-a", "veteran-a", "helmsman-a"]
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "nassau", "specialists": hired},
        p1={"captain": "cornelis-baak", "at": "nassau"},
        chance={
            "scouting": [1, 1, SKULL],
            "seamanship": [1, 1, 1, 1, 1, 1, 1, SKULL, 1, 1],
            "leadership": [1] * 7,
        },
    )
    s.play("p0 scout p1").expect(events=["tested p0 dice=skull,1,1", "tested p0 dice=1,1,1"])
    s.play("p0 board", "p1 shoot").expect(events=["tested p0 skill=leadership dice=1,1,1"])
    s = scenario(GAME, p0={"in": "tortuga", "specialists": ["steward-a"]})
    s.play("p0 port", "p0 market")
    assert len(s.state(Marauders).laid.cards) == 7
