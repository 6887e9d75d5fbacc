"""Why something is refused at sea: the rule, and the facts as they are told to who tried it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.testing.scenario import Scenario
from kaper.text import LANGUAGES, Text
from tests.games.marauders.test_battle import NOTHING, SKULL, fight

Arrange = Callable[..., Scenario]


def told(s: Scenario, line: str) -> tuple[str, str]:
    """The rule and the facts in English; in each language they are a sentence."""
    seat, action = int(line[1]), line[3:]
    refusal = s.match.refusal(seat, action)
    assert refusal is not None, line
    facts = [Text("marauders", lang).refusal(refusal) for lang in LANGUAGES]
    assert all(fact.endswith(".") for fact in facts)
    return refusal.rule.removeprefix("marauders:"), facts[0]


@pytest.mark.rule("marauders:damage.crew")
def test_declarations(scenario: Arrange) -> None:
    s = fight(scenario, {"locations": {"crew": 0}}, {}, seamanship=NOTHING)
    rule = ("damage.crew", "The ship you command has no Crew left.")
    assert told(s, "p0 board") == rule


@pytest.mark.rule("marauders:combatcards.participants")
def test_cards_in_a_battle(scenario: Arrange) -> None:
    s = fight(scenario, {"hand": ["jury-rig", "quick-learner"]}, {}, seamanship=NOTHING)
    s.expect(asked="p0 maneuver-roll")
    rule = "combatcards.participants"
    assert told(s, "p0 play jury-rig") == (rule, "Jury Rig is not for this moment.")
    assert told(s, "p0 play glut")[0] == rule
    assert told(s, "p0 play glut")[1].startswith("You do not hold this card")
    assert told(s, "p0 play no-such-card")[0] == rule
    copied = "Quick Learner copies the card played before it, and there is none now."
    assert told(s, "p0 play quick-learner") == (rule, copied)


@pytest.mark.rule("marauders:weapon.hooks", "marauders:weapon.one-shot-per-volley")
def test_weapons_in_a_battle(scenario: Arrange) -> None:
    armed = {"weapons": ["grappling-hooks", "chain-shot"], "hand": ["jury-rig"], "ship": "frigate"}
    s = fight(scenario, armed, {}, seamanship=[SKULL, 1, 1, 1], location=[3, 2, 1])
    undeclared = "You have not declared Board in this round."
    assert told(s, "p0 deploy grappling-hooks") == ("weapon.hooks", undeclared)
    assert told(s, "p0 deploy chain-shot")[0] == "weapon.chain-shot"
    assert told(s, "p0 deploy grape-shot")[0] == "weapon.one-of-each"
    assert told(s, "p0 deploy anything")[0] == "weapon.one-of-each"
    s.play("p0 pass").expect(asked="p0 location-roll")
    assert told(s, "p0 deploy grappling-hooks")[0] == "weapon.hooks"
    skulls = "None of your location dice shows a skull."
    assert told(s, "p0 deploy chain-shot") == ("weapon.one-shot-per-volley", skulls)
    assert told(s, "p0 reroll 3")[0] == "specialist.kinds"


@pytest.mark.rule("marauders:combat.attacker-declares-first", "marauders:turn.action-types")
def test_other_things_have_moments_of_their_own(scenario: Arrange) -> None:
    s = fight(scenario, {"hand": ["jury-rig"]}, {}, seamanship=NOTHING)
    for verb, rule in {
        "shoot": "combat.attacker-declares-first",
        "chase": "mod.chasers-details",
        "sail havana": "turn.action-types",
        "sell rum": "port.in-port-only",
        "place hull": "damage.skull",
    }.items():
        s.refuse(f"p0 {verb}", rule)
