"""Turns: three actions, moves, scouting."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.marauders.events import Tested as SkillRolled
from kaper.games.marauders.state import Marauders
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "marauders"
SKULL = 6


@pytest.mark.rule(
    "marauders:example.move-havana-nassau",
    "marauders:move.port",
    "marauders:move.adjacent-zone",
    "marauders:move.no-shortcut",
    "marauders:turn.three-actions",
)
def test_from_havana_to_nassau(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"captain": "frances-wright", "in": "havana"})
    s.refuse("p0 sail nassau", "move.no-shortcut")
    s.play("p0 leave").expect(p0={"zone": "havana", "in_port": False}, turn={"actions": 2})
    s.refuse("p0 sail trinidad", "move.adjacent-zone")
    s.play("p0 sail nassau").expect(p0={"zone": "nassau", "in_port": False}, turn={"actions": 1})
    s.play("p0 enter").expect(p0={"zone": "nassau", "in_port": True}, turn={"actions": 0})
    s.refuse("p0 port", "turn.three-actions").refuse("p0 leave", "turn.three-actions")


@pytest.mark.rule("marauders:move.same-speed")
@pytest.mark.parametrize("ship", ["sloop", "flute", "frigate", "galleon", "ship-of-the-line"])
def test_all_ships_sail_alike(scenario: Arrange, ship: str) -> None:
    s = scenario(GAME, p0={"at": "nassau", "ship": ship})
    s.play("p0 sail tortuga", "p0 sail havana", "p0 sail port-royale")
    s.expect(p0={"zone": "port-royale"}, turn={"actions": 0})


@pytest.mark.rule("marauders:example.turn-mix", "marauders:turn.action-types")
def test_moves_and_scouting_mix(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"at": "nassau"}, chance={"scouting": [1, 1, 1]})
    s.play("p0 sail havana", "p0 sail tortuga", "p0 scout merchant")
    s.play("p0 pass").expect(turn={"actions": 0}, asked="p0 turn")
    assert s.options(0) == ["end"]


@pytest.mark.rule("marauders:turn.three-actions", "marauders:setup.turn-order-fixed")
def test_a_turn_may_end_early(scenario: Arrange) -> None:
    s = scenario(GAME, seats=3, p0={"at": "nassau"}, p1={"at": "trinidad"}, active="p0")
    s.play("p0 end").expect(active=1, turn={"actions": 3}, asked="p1 turn")
    s.play("p1 end").expect(active=2)


@pytest.mark.rule(
    "marauders:example.scout-second-target",
    "marauders:scout.targets",
    "marauders:scout.test",
    "marauders:scout.once-per-target",
    "marauders:merchant.reveal",
)
def test_a_target_is_looked_for_once(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": "josiah-crake", "at": "tortuga"},
        p1={"at": "tortuga"},
        chance={"scouting": [1, 2, 3, 4, 1, 2, 3, SKULL]},
    )
    s.play("p0 scout p1").expect(events=["tested p0 skill=scouting", "missed p0 owner=p1"])
    s.refuse("p0 scout p1", "scout.once-per-target")
    s.refuse("p0 scout spain", "scout.targets")
    assert "scout merchant" in s.options(0)
    s.play("p0 scout merchant").expect(asked="p0 merchant")


@pytest.mark.rule("marauders:scout.target-identity")
def test_the_ban_follows_the_target(scenario: Arrange) -> None:
    s = scenario(
        GAME, p0={"at": "tortuga"}, p1={"at": "tortuga"}, moves=2, chance={"scouting": [1, 1, 1, 1]}
    )
    s.play("p0 scout p1", "p0 pass", "p0 sail havana", "p0 sail tortuga")
    # Meeting again does not make the same captain another target.
    s.refuse("p0 scout p1", "scout.once-per-target")
    assert "scout merchant" in s.options(0)


@pytest.mark.rule("marauders:scout.not-in-port", "marauders:scout.at-sea-only")
def test_ports_hide_ships(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"at": "nassau"}, p1={"in": "nassau"})
    s.refuse("p0 scout p1", "scout.not-in-port")
    s = scenario(GAME, p0={"in": "nassau"}, p1={"at": "nassau"})
    s.refuse("p0 scout p1", "scout.at-sea-only").refuse("p0 scout merchant", "scout.at-sea-only")


@pytest.mark.rule("marauders:scout.combat-at-once", "marauders:scout.no-backing-out")
def test_a_found_ship_fights_at_once(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"at": "nassau"},
        p1={"at": "nassau"},
        chance={"scouting": [SKULL, 1, 1], "seamanship": [1, 1, 1, 1, 1, 1]},
    )
    s.play("p0 scout p1")
    # The first round, which nobody won, has been fought without a choice.
    s.expect(events=["found p0 owner=1", "battle-began p0", "maneuver-tied"], asked="p0 declare")


@pytest.mark.rule(
    "marauders:example.test-influence",
    "marauders:test.dice-count",
    "marauders:test.success",
    "marauders:dice.faces",
)
@pytest.mark.parametrize(("dice", "found"), [([1, 2, 4], 0), ([1, 5, 4], 1), ([6, 5, 1], 2)])
def test_an_influence_test(scenario: Arrange, dice: list[int], found: int) -> None:
    # Nicolas Jaurès has Influence 3; Tortuga is no place for extra dice.
    s = scenario(
        GAME, p0={"captain": "nicolas-jaures", "in": "tortuga"}, chance={"influence": dice}
    )
    s.play("p0 port", "p0 ask-around")
    (tested,) = [event for event in s.events if isinstance(event, SkillRolled)]
    assert (len(tested.dice), tested.successes) == (3, found)
    assert len(s.state(Marauders).captains[0].rumors) == (found > 0)


@pytest.mark.rule("marauders:cargo.jettison-and-trade", "marauders:buy.unbought-discard")
def test_cargo_goes_overboard(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"at": "nassau", "cargo": ["rum-1"]})
    s.play("p0 jettison rum").expect(p0={"cargo": []}, cargo_discards=["rum-1"])


@pytest.mark.rule("marauders:cargo.leave-port-discard", "marauders:cargo.limit-details")
def test_cargo_beyond_the_hold_stays_behind(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"in": "nassau", "cargo": ["rum", "wood", "sugar", "fruit"]})
    s.play("p0 leave").expect(asked="p0 shed-cargo")
    s.refuse("p0 done", "ship.hold")
    s.play("p0 jettison wood", "p0 jettison fruit")
    s.expect(p0={"cargo": ["rum", "sugar"]}, asked="p0 turn")


@pytest.mark.rule("marauders:ship.hold")
def test_a_full_hold_fits(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"in": "nassau", "ship": "flute", "cargo": ["rum"] * 4})
    s.play("p0 leave").expect(p0={"cargo": ["rum"] * 4}, asked="p0 turn")


@pytest.mark.rule("marauders:access.ports-closed", "marauders:access.home-port")
def test_bounties_close_ports(scenario: Arrange) -> None:
    wanted = {"captain": "frances-wright", "bounties": {"spain": 1, "england": 2}}
    s = scenario(GAME, p0=wanted | {"at": "havana"})
    s.refuse("p0 enter", "access.ports-closed")
    s = scenario(GAME, p0=wanted | {"at": "nassau"})
    s.play("p0 enter").expect(p0={"in_port": True})


@pytest.mark.rule("marauders:access.port-royale", "marauders:access.port-royale-details")
def test_port_royale_lets_pirates_in(scenario: Arrange) -> None:
    wanted = {"captain": "frances-wright", "at": "port-royale", "bounties": {"england": 1}}
    s = scenario(GAME, p0=wanted, chance={"influence": [SKULL]})
    s.play("p0 enter", "p0 persuade").expect(p0={"in_port": True, "gold": 10})
    s = scenario(GAME, p0=wanted, chance={"influence": [1]})
    s.play("p0 enter", "p0 persuade").refuse("p0 persuade", "access.port-royale-details")
    s.play("p0 toll").expect(p0={"in_port": True, "gold": 8}, turn={"actions": 2})
    s = scenario(GAME, p0=wanted)
    s.play("p0 enter", "p0 decline").expect(p0={"in_port": False}, turn={"actions": 2})
    # Nobody asks a captain whom nothing bars.
    s = scenario(GAME, p0=wanted | {"bounties": {"spain": 1}})
    s.play("p0 enter").expect(p0={"in_port": True}, asked="p0 turn")


@pytest.mark.rule("marauders:access.caught-in-port")
def test_a_wanted_captain_does_no_business(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"in": "havana", "bounties": {"spain": 1}})
    s.refuse("p0 port", "access.caught-in-port")
    s.play("p0 leave")
    s = scenario(GAME, p0={"in": "nassau", "bounties": {"england": 1}})
    s.play("p0 port").expect(asked="p0 port")
    s = scenario(GAME, p0={"in": "port-royale", "bounties": {"england": 1}})
    s.play("p0 port").expect(asked="p0 port")


@pytest.mark.rule("marauders:port.once-per-turn", "marauders:port.in-port-only")
def test_one_port_action_a_turn(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"in": "nassau"})
    s.play("p0 port", "p0 done").refuse("p0 port", "port.once-per-turn")
    s = scenario(GAME, p0={"at": "nassau"})
    s.refuse("p0 port", "port.in-port-only")
