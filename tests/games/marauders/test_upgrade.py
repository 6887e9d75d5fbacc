"""States that older rules have saved are taken over."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.marauders.game import GAME as RULES
from kaper.games.marauders.rules.missions import MissionCheck
from kaper.games.marauders.state import Marauders
from kaper.kernel import driver
from kaper.kernel.codec import encode, encode_fields
from kaper.testing.scenario import Scenario
from tests.games.marauders.flat_states import flat_fields

Arrange = Callable[..., Scenario]
GAME = "marauders"
FIRST = RULES.components({"cards": "first"})
SALE_IN_NASSAU, SALE_IN_HAVANA = 1 << 13, 1 << 12
FLAGSHIP, PIRATE, RAID = 1 << 8, 1 << 9, 1 << 10
OTHERS = FLAGSHIP | PIRATE | SALE_IN_HAVANA


def saved_by_rules_1(scenario: Arrange, mission: str | None, mask: int) -> Marauders:
    """A state with a Mission and its progress in bits, restored by the rules of today."""
    person = {"in": "nassau", "mission": mission, "named": "spain"}
    state = scenario(GAME, p0=person, p1={"in": "trinidad"}).state(Marauders)
    fields = flat_fields(state)
    fields["progress"] = [mask, 0]
    del fields["slowed"]
    return RULES.restore(fields, FIRST, 1)


@pytest.mark.rule("marauders:mission.progress")
@pytest.mark.parametrize(
    ("mission", "mask", "progress"),
    [
        (None, 0, ()),
        ("mapmakers-round", 0b0101 | OTHERS, ("spain", "france")),
        ("survey-of-the-shoals", 0b10 | OTHERS, ("trinidad",)),
        ("survey-of-the-shoals", 0b11 | OTHERS, ("old-providence", "trinidad")),
        ("recover-the-ransom", 1 | OTHERS, ("caribbean-sea",)),
        ("recover-the-ransom", OTHERS, ()),
        ("mutineers-at-large", 1, ("trinidad",)),
        ("merchant-prince", SALE_IN_NASSAU | PIRATE, ("nassau",)),
        ("merchant-prince", SALE_IN_NASSAU | SALE_IN_HAVANA, ("havana", "nassau")),
        ("hunters-commission", OTHERS, ("pirate",)),
        ("hunters-commission", FLAGSHIP | SALE_IN_HAVANA, ()),
        ("bring-down-a-flagship", OTHERS, ("flagship",)),
        ("bring-down-a-flagship", PIRATE | SALE_IN_HAVANA, ()),
        ("letter-of-marque-england", OTHERS | RAID, ("spain",)),
        ("letter-of-marque-england", OTHERS, ()),
        ("spy-aboard", OTHERS, ()),
    ],
)
def test_progress_in_bits_is_named_by_the_mission(
    scenario: Arrange, mission: str | None, mask: int, progress: tuple[str, ...]
) -> None:
    state = saved_by_rules_1(scenario, mission, mask)
    assert [captain.progress for captain in state.captains] == [progress, ()]
    assert [captain.slowed for captain in state.captains] == [0, 0]
    assert RULES.problems(state) == []


@pytest.mark.rule("marauders:mission.deeds")
def test_a_mission_that_was_never_paid_is_paid_after_the_turn(scenario: Arrange) -> None:
    state = saved_by_rules_1(scenario, "hunters-commission", PIRATE)
    assert state.stack[1] == MissionCheck()
    (end,) = [action for action in driver.options(state, 0) if action.verb == "end"]
    driver.apply(state, 0, end)
    assert [captain.glory for captain in state.captains] == [1, 0]
    assert [captain.progress for captain in state.captains] == [(), ()]
    assert driver.waiting(state) == (1,)


@pytest.mark.rule("marauders:mission.deeds")
@pytest.mark.parametrize(
    ("action", "before", "now"),
    [
        ("leave", ["NpcScouting", "Naval", "Declare"], "NpcScouting MissionCheck Naval Declare"),
        ("scout p1", ["MissionCheck", "FoundShip"], "FoundShip"),
        ("scout merchant", ["MissionCheck", "FoundMerchant"], "FoundMerchant"),
    ],
)
def test_a_battle_goes_on_as_if_begun_today(
    scenario: Arrange, action: str, before: list[str], now: str
) -> None:
    """The same frames as a record has that is played again: it leads to the saved position."""
    person = {"in": "nassau"} if action == "leave" else {"at": "havana"}
    s = scenario(
        GAME,
        p0=person | {"ship": "frigate"},
        p1={"at": "havana", "hand": ["fog-bank"]},
        npcs={"pirate-frigate": ["edward-teach", "nassau"]},
        chance={"scouting": [6], "seamanship": [1] * 5},
    )
    state = s.play(f"p0 {action}").state(Marauders)
    fields = flat_fields(state)
    fields["progress"] = [0, 0]
    others = [frame for frame in state.stack if frame != MissionCheck()]
    frames = {type(frame).__name__: encode(frame) for frame in (*others, MissionCheck())}
    fields["stack"] = [frames[name] for name in ("Round", "Turn", *before)]
    upgraded = RULES.restore(fields, FIRST, 1)
    assert [type(frame).__name__ for frame in upgraded.stack] == ["Round", "Turn", *now.split()]
    assert upgraded == state


@pytest.mark.rule("marauders:mission.deeds")
def test_what_is_not_done_changes_nothing_else(scenario: Arrange) -> None:
    """So an old record that is played again comes to the same position."""
    state = saved_by_rules_1(scenario, "merchant-prince", SALE_IN_NASSAU | PIRATE)
    assert MissionCheck() not in state.stack


def test_a_flat_state_is_put_into_records(scenario: Arrange) -> None:
    """In the middle of a battle, with a Mission, cargo, weapons and bounties."""
    s = scenario(
        GAME,
        p0={
            "at": "havana",
            "ship": "frigate",
            "weapons": ["chain-shot", "grape-shot"],
            "bounties": {"spain": 2, "france": 1},
            "cargo": ["rum", "sugar"],
            "hand": ["fog-bank"],
            "mission": "mapmakers-round",
            "progress": ["spain"],
            "chest": 15,
        },
        p1={"at": "havana", "locations": {"masts": 1}},
        npcs={"pirate-frigate": ["edward-teach", "nassau"]},
        chance={"scouting": [6]},
    )
    state = s.play("p0 scout p1").state(Marauders)
    assert state.battle.sides == (0, 1)
    assert RULES.restore(flat_fields(state), FIRST, 4) == state


def test_a_state_of_today_stays_as_it_is(scenario: Arrange) -> None:
    person = {"in": "nassau", "mission": "mapmakers-round", "progress": ["spain"]}
    fields = encode_fields(scenario(GAME, p0=person).state(Marauders))
    assert RULES.upgrade(dict(fields), RULES.rules, FIRST) == fields
