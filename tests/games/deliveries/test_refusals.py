"""What a refusal tells: the rule that forbids, and the facts that make it true now."""

from __future__ import annotations

import pytest

from kaper.testing.scenario import Scenario
from kaper.text import Text


def told(s: Scenario, seat: int, action: str) -> tuple[str, str]:
    """The rule and the facts, in English."""
    refusal = s.match.refusal(seat, action)
    assert refusal is not None
    assert Text("deliveries", "pl").refusal(refusal)
    return refusal.rule.removeprefix("deliveries:"), Text("deliveries", "en").refusal(refusal)


@pytest.mark.rule("deliveries:turn.take-open", "deliveries:turn.discard")
def test_a_turn_tells_what_is_missing(scenario: type[Scenario]) -> None:
    row = ["fish-1", "fish-2", "gold-1", "gold-2"]
    s = scenario("deliveries", seats=3, turn="p0", row=row, p0={"hand": ["rats", "red-1"]})
    assert told(s, 0, "take pigs-1") == ("turn.take-open", "Not among the open cards: pigs 1.")
    assert told(s, 0, "discard sea-wolf") == (
        "turn.discard-any-card",
        "You do not hold a Sea Wolf.",
    )
    assert told(s, 0, "discard rats") == (
        "turn.discard",
        "Events are not discarded but played: “Rats!”.",
    )
    assert told(s, 0, "play red-1")[0] == "event.to-hand"
    assert told(s, 0, "play flu") == ("event.to-hand", "You do not hold “Swine flu”.")


@pytest.mark.rule("deliveries:event.show-hand", "deliveries:event.matching-colour")
def test_an_event_tells_what_it_strikes(scenario: type[Scenario]) -> None:
    s = scenario("deliveries", seats=2, turn="p0", p0={"hand": ["rats", "blue-3", "red-1"]})
    s.play("p0 play rats")
    assert told(s, 0, "show") == ("event.show-hand", "You hold a card of the colour: blue ship 3.")
    assert told(s, 0, "lose red-1")[0] == "event.matching-colour"
    assert told(s, 0, "protect") == ("wolf.protects", "You do not hold a Sea Wolf.")
    assert told(s, 0, "lose blue-4") == ("event.own-choice", "You do not hold blue ship 4.")
