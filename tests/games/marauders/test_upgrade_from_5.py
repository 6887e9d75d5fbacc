"""States and components of rules 5: battles kept old declarations, Modifications had numbers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from kaper.games.marauders.components.ids import NONE
from kaper.games.marauders.components.tables import tables_of
from kaper.games.marauders.game import GAME as RULES
from kaper.games.marauders.rules.rolls import AfterTest
from kaper.games.marauders.state import Marauders
from kaper.games.marauders.upgrade import _WAIT_FOR_TESTS
from kaper.kernel.codec import Json, encode_fields, saved_records
from kaper.kernel.components import Components
from kaper.kernel.errors import BadSetup
from kaper.kernel.record import Record, parse
from kaper.match import Match
from kaper.replay import replay
from kaper.testing.scenario import Scenario
from kaper.testing.wander import wander

Arrange = Callable[..., Scenario]
GAME = "marauders"
FIRST = RULES.components({"cards": "first"})
SKULL = 6
# Seamanship 2 and Leadership 3; 2 and 2.
ENGLISH, DUTCH = "frances-wright", "pepijn-van-avezaath"


def saved_by_rules_5(state: Marauders) -> dict[str, Json]:
    """The fields of a state: Shoot where nothing is declared, and -1 where nothing is rolled."""
    fields = encode_fields(state)
    (battle,) = saved_records(fields, "Battle")
    if isinstance(battle["declared"], list):
        battle["declared"] = [0 if choice == NONE else choice for choice in battle["declared"]]
    for name in _WAIT_FOR_TESTS:
        for frame in saved_records(fields, name):
            frame["successes"] = frame["successes"] or NONE
    if any(saved_records(fields, "TalkIn")):
        (turn,) = saved_records(fields, "CurrentTurn")
        turn["actions"] = state.turn.actions - 1
    return fields


def check_upgrade(s: Scenario) -> Marauders:
    state = s.state(Marauders)
    fields = saved_by_rules_5(state)
    assert fields != encode_fields(state)
    assert RULES.restore(fields, FIRST, 5) == state
    return state


def test_only_declarations_of_this_round_are_kept(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau", "hand": ["glut"]},
        p1={"captain": DUTCH, "at": "nassau"},
        chance={"scouting": [SKULL, 1, 1], "seamanship": [1] * 8},
    )
    s.play("p0 scout p1", "p0 pass").expect(asked="p0 declare")
    assert check_upgrade(s).battle.declared == [NONE, NONE]
    s.play("p0 board").expect(asked="p1 declare")
    assert check_upgrade(s).battle.declared == [1, NONE]
    state = s.play("p1 flee").expect(asked="p0 maneuver-roll").state(Marauders)
    assert RULES.restore(encode_fields(state), FIRST, 5) == state


def test_nothing_is_declared_before_the_long_guns_have_fired(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau", "modifications": ["long-guns"]},
        p1={"captain": DUTCH, "at": "nassau"},
        chance={"scouting": [SKULL, 1, 1], "long-guns": [SKULL], "location": [SKULL]},
    )
    check_upgrade(s.play("p0 scout p1").expect(asked="p1 place-hit"))


def test_nothing_is_declared_where_they_have_ended_the_battle(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau", "modifications": ["long-guns"]}
        | {"hand": ["glut", "glut", "fog-bank", "bold-approach"]},
        p1={"captain": DUTCH, "at": "nassau", "locations": {"hull": 1}},
        chance={"scouting": [SKULL, 1, 1], "long-guns": [SKULL], "location": [SKULL]}
        | {"glory": ["glancing-blow"]},
    )
    s.play("p0 scout p1", "p1 place hull").expect(events=["sunk p1"], asked="p0 cut-hand")
    assert check_upgrade(s).battle.sides == (0, 1)


def test_nothing_is_declared_against_the_foe_of_a_card(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "trinidad", "mission": "mutineers-at-large", "hand": ["glut"]},
        chance={"scouting": [SKULL, 1], "leadership": [1, 1, 1]},
    )
    check_upgrade(s.play("p0 scout mission").expect(asked="p0 crew-roll"))


def test_a_test_that_is_not_judged_has_no_successes_yet(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau", "hand": ["glut"]},
        p1={"captain": DUTCH, "at": "nassau"},
        chance={"scouting": [1, 1, 1]},
    )
    check_upgrade(s.play("p0 scout p1").expect(asked="p0 failed-test"))


def test_the_action_of_a_port_is_spent_once_it_opens(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": "alexandre-villon", "in": "havana", "bounties": {"spain": 2}}
        | {"hand": ["glut"]},
        chance={"influence": [1, 1]},
    )
    assert check_upgrade(s.play("p0 port").expect(asked="p0 failed-test")).turn.actions == 3


def test_every_frame_that_waits_for_a_test_is_known() -> None:
    waiting = {kind.__name__ for kind in RULES.records if issubclass(kind, AfterTest)}
    assert waiting | {"Recruiting"} == set(_WAIT_FOR_TESTS)


# Components


def with_powers(*words: str) -> Components:
    rows = FIRST.tables["modification"]
    powers = (*words, *(row["power"] for row in rows[len(words) :]))
    new = tuple({**row, "power": power} for row, power in zip(rows, powers, strict=True))
    return Components({**FIRST.tables, "modification": new})


def test_a_number_of_a_modification_is_refused() -> None:
    with pytest.raises(BadSetup, match="crew takes 0 arguments, not 1"):
        tables_of(with_powers("crew 1"))


def test_a_record_with_such_numbers_is_read_as_before() -> None:
    """They never meant anything."""
    own = with_powers("hold", "maneuverability", "absorb", "crew")
    match = Match.begin(RULES, 2, 1, {"cards": "first"}, components=own)
    for _ in wander(match, 1):
        pass
    header, setup, numbered = parse(match.record())
    told = header.components.replace('"power":"hold"', '"power":"hold 2"')
    assert told != header.components
    before = replace(header, rules=5, components=told)
    entries = [each.entry for each in numbered]
    again = replay(str(Record(before, setup, entries)))
    assert again.components == own
    assert again.state == match.state
