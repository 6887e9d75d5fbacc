"""Plunder, captured ships, death, new captains, retirement."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from kaper.games.marauders.state import Marauders
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
Person = Mapping[str, object]
GAME = "marauders"
SKULL = 6
ENGLISH, DUTCH = "frances-wright", "pepijn-van-avezaath"
# A first round without effect, then p0 boards and wins.
BOARDING = {
    "scouting": [SKULL, 1, 1, 1],
    "seamanship": [1, 1, 1, 1, SKULL, 1, 1, 1],
    "leadership": [SKULL, SKULL, SKULL, 1, 1],
}
PRIZE = {
    "captain": DUTCH,
    "at": "nassau",
    "ship": "sloop",
    "gold": 13,
    "cargo": ["rum"],
    "hand": [],
    "weapons": ["chain-shot", "grape-shot"],
    "specialists": ["gunner-a", "steward-a"],
    "rumor": "sunken-galleon",
    "mission": "sugar-contract",
    "bounties": {"spain": 1},
}


def board(scenario: Arrange, p0: Person, p1: Person) -> Scenario:
    person = {"captain": ENGLISH, "at": "nassau", **p0}
    s = scenario(GAME, p0=person, p1={**PRIZE, **p1}, chance=BOARDING)
    return s.play("p0 scout p1", "p0 board", "p1 shoot")


@pytest.mark.rule(
    "marauders:plunder.player",
    "marauders:plunder.not-taken",
    "marauders:plunder.limits",
    "marauders:death.discard",
    "marauders:death.keeps",
    "marauders:stash.safe",
)
def test_plunder(scenario: Arrange) -> None:
    own = {"weapons": ["chain-shot"], "specialists": ["gunner-b"]}
    s = board(scenario, own, {"glory": 4, "chest": 12})
    s.play("p0 decline").expect(events=["plundered p0 owner=1 gold=13"], asked="p0 capture")
    s.play("p0 decline").expect(asked="p0 stow", events=["hold-searched p0 goods=rum"])
    s.play("p0 stow rum")
    s.expect(
        p0={
            "gold": 23,
            "cargo": ["rum"],
            "weapons": {"chain-shot": 1, "grape-shot": 1},
            "specialists": ["gunner-b", "steward-a"],
            "rumors": ["sunken-galleon"],
            "mission": None,
            "glory": 1,
        },
        p1={
            "status": "waiting",
            "gold": 0,
            "chest": 12,
            "glory": 4,
            "cargo": [],
            "specialists": [],
            "mission": None,
            "pirate": False,
            "ship": None,
        },
    )
    state = s.state(Marauders)
    assert state.tables.glory_number["gunner-a"] in state.discards.glory
    assert state.tables.mission_number["sugar-contract"] in state.discards.mission


@pytest.mark.rule("marauders:plunder.limits", "marauders:rumor.max-one")
def test_one_rumor_is_kept(scenario: Arrange) -> None:
    s = board(scenario, {"rumor": "pearl-beds"}, {})
    s.play("p0 decline").expect(asked="p0 keep-rumor")
    s.play("p0 take pearl-beds").expect(p0={"rumors": ["pearl-beds"]})
    assert (
        s.state(Marauders).tables.rumor_number["sunken-galleon"] in s.state(Marauders).decks.rumor
    )


@pytest.mark.rule("marauders:plunder.limits", "marauders:glory.hand-limit")
def test_taken_cards_count_to_the_limit(scenario: Arrange) -> None:
    chance = BOARDING | {"glory": ["fog-bank"]}
    person = {"captain": ENGLISH, "at": "nassau", "hand": []}
    s = scenario(GAME, p0=person, p1=PRIZE | {"hand": ["glut", "cutpurse"]}, chance=chance)
    s.play("p0 scout p1").pass_on()
    s.play("p0 board", "p1 shoot").pass_on()
    assert len(s.state(Marauders).captains[0].hand) == 3
    assert s.state(Marauders).captains[1].hand == ()


@pytest.mark.rule(
    "marauders:take.ship", "marauders:take.no-modifications", "marauders:take.captured-state"
)
def test_a_captured_ship(scenario: Arrange) -> None:
    s = board(
        scenario,
        {"modifications": ["long-guns"], "cargo": ["wood", "wood"]},
        {
            "ship": "frigate",
            "modifications": ["chasers"],
            "locations": {"masts": 2, "crew": 2, "hold": 1},
        },
    )
    s.play("p0 decline", "p0 capture")
    s.expect(asked="p0 shed-cargo")
    s.play("p0 jettison wood")
    s.expect(
        p0={
            "ship": "frigate",
            "modifications": ["chasers"],
            "locations": {"hull": 3, "hold": 1, "masts": 2, "crew": 2, "cannons": 3},
            "glory": 1,
        }
    )
    assert s.state(Marauders).captains[0].ship_bought == 0


@pytest.mark.rule("marauders:plunder.flagship", "marauders:plunder.flagship-details")
def test_a_flagships_loot(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "curacao"},
        npcs={"netherlands": "philips-van-almonde"},
        chance={
            "scouting": [SKULL, 1, 1],
            "seamanship": [SKULL, 1, 1, 1, 1, SKULL, 1, 1, 1, 1],
            "location": [1],
            "leadership": [SKULL, SKULL, SKULL, 1, 1] * 2,
            "cargo": ["rum-8", "fruit-8", "wood-7"],
            "lost-cargo": ["rum-8"],
        },
    )
    s.play("p0 scout netherlands", "p0 board", "p1 shoot").expect(asked="p0 capture")
    s.play("p0 decline").expect(
        events=["gold-gained p0 gold=14", "cargo-discarded p0 goods=rum"],
        p0={"gold": 24, "glory": 1},
        asked="p0 stow",
    )
    s.play("p0 stow wood", "p0 stow fruit")
    s.expect(p0={"cargo": ["fruit", "wood"], "bounties": {"netherlands": 2}}, battle=None)


@pytest.mark.rule("marauders:plunder.only-crew-combat")
def test_an_npc_takes_nothing(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau", "gold": 9, "chest": 7},
        npcs={"pirate-frigate": ["edward-teach", "havana"]},
        chance={
            "scouting": [SKULL, 1],
            "seamanship": [1, 1, 1, 1, 1, SKULL, 1, 1, 1, 1],
            "leadership": [SKULL] * 4 + [1] * 3,
        },
    )
    s.play("p0 sail havana", "p1 board", "p0 shoot")
    s.expect(events=["crew-combat-won seat=pirate-frigate", "captain-died p0"], active=1)
    s.expect(p0={"gold": 0, "chest": 7})


@pytest.mark.rule("marauders:death.new-captain", "marauders:death.timing")
def test_a_death_in_anothers_turn(scenario: Arrange) -> None:
    s = board(scenario, {}, {"chest": 0}).play("p0 decline", "p0 decline", "p0 stow rum")
    s.expect(events=["captain-died p1", "captain-drawn p1"], p1={"zone": None})
    s.refuse("p0 scout p1", "scout.targets")
    s.play("p0 end").expect(asked="p1 ship")
    s.refuse("p1 ship frigate", "setup.starting-ship")
    s.play("p1 ship flute")
    captain = s.state(Marauders).captains[1].card
    home = s.state(Marauders).tables.zone_names[s.state(Marauders).tables.captains[captain].home]
    s.expect(p1={"status": "in-play", "zone": home, "in_port": True, "gold": 10, "ship": "flute"})


@pytest.mark.rule(
    "marauders:death.ducats", "marauders:death.ducats-ten-or-more", "marauders:death.setup-again"
)
@pytest.mark.parametrize(
    ("chest", "gold", "left"), [(0, 10, 0), (7, 10, 0), (10, 0, 10), (34, 0, 34)]
)
def test_starting_gold_of_a_new_captain(
    scenario: Arrange, chest: int, gold: int, left: int
) -> None:
    s = scenario(GAME, p0={"status": "waiting", "chest": chest, "gold": 0}, begin="turn")
    s.play("p0 ship sloop").expect(
        p0={
            "gold": gold,
            "chest": left,
            "locations": {"hull": 2, "hold": 2, "masts": 2, "crew": 2, "cannons": 1},
        }
    )
    assert len(s.state(Marauders).captains[0].hand) == 1


@pytest.mark.rule("marauders:take.captured-state")
def test_freight_finds_no_room_in_a_prize_without_a_hold(scenario: Arrange) -> None:
    for hold, mission in ((0, None), (1, "medicine-for-tortuga")):
        prize = {"ship": "frigate", "locations": {"hold": hold}, "cargo": []}
        s = board(scenario, {"mission": "medicine-for-tortuga"}, prize)
        s.play("p0 decline", "p0 capture").expect(p0={"ship": "frigate", "mission": mission})


@pytest.mark.rule("marauders:death.redraw", "marauders:death.timing")
def test_a_captain_may_be_refused(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "status": "waiting", "gold": 0},
        npcs={"pirate-sloop": "jack-rackham"},
        begin="turn",
        chance={"captain": ["josiah-crake"]},
    )
    s.expect(asked="p0 new-captain")
    s.play("p0 redraw").expect(p0={"captain": "josiah-crake"}, asked="p0 ship")
    assert s.state(Marauders).tables.captain_number[ENGLISH] in s.state(Marauders).decks.captain


@pytest.mark.rule("marauders:death.timing")
def test_the_last_captain_cannot_be_refused(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "status": "waiting", "gold": 0},
        npcs={"pirate-sloop": "jack-rackham"},
        begin="turn",
        captains=[],
    )
    s.expect(asked="p0 ship", p0={"captain": ENGLISH})


@pytest.mark.rule(
    "marauders:retire.condition", "marauders:retire.next-turn", "marauders:retire.details"
)
def test_retirement(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"in": "havana", "bounties": {"france": 2}, "glory": 3, "chest": 4},
        p1={"in": "st-maarten"},
        begin="turn",
        events=["becalmed"],
    )
    s.play("p0 retire").expect(active=1, p0={"status": "retired", "zone": "havana"})
    s.play("p1 end").expect(asked="p0 ship", p0={"glory": 3, "chest": 4})
    s.play("p0 ship sloop").expect(p0={"pirate": False, "gold": 10, "chest": 0})
    s = scenario(GAME, p0={"at": "havana"}, begin="turn")
    s.refuse("p0 retire", "retire.condition")
    s = scenario(GAME, p0={"in": "havana"})
    s.play("p0 port", "p0 done").refuse("p0 retire", "retire.condition")


@pytest.mark.rule("marauders:turn.start-sequence")
def test_how_a_turn_opens(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={
            "at": "nassau",
            "specialists": ["craftsman-a"],
            "kept": ["secret-passage"],
            "locations": {"masts": 1},
        },
        npcs={"pirate-sloop": "jack-rackham"},
        event="storm-1",
        begin="turn",
        chance={"seamanship": [SKULL, SKULL], "location": [2], "scouting": [1, 1, 1]},
    )
    # The Event first, then the Craftsman and the passage, then those who lie in wait.
    s.expect(events=["storm-faced p0 hits=1", "hit p0 location=masts left=0"], asked="p0 craft")
    s.play("p0 repair masts").expect(asked="p0 passage")
    s.play("p0 passage").expect(
        events=["passage-used p0", "missed seat=pirate-sloop"], asked="p0 turn"
    )
    s.expect(turn={"actions": 3, "moves": 2})
