"""What a refusal tells: the rule that forbids, and the facts that make it true now."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.testing.scenario import Scenario
from kaper.text import Text

Arrange = Callable[..., Scenario]
GAME = "jolly-roger"
NAMES = ("Anne", "Bart", "Calico", "Drake")


def told(s: Scenario, seat: int, action: str) -> tuple[str, str]:
    """The rule and the facts, in English."""
    refusal = s.match.refusal(seat, action)
    assert refusal is not None
    text = Text(GAME, "en", NAMES)
    assert Text(GAME, "pl", NAMES).refusal(refusal)
    return refusal.rule.removeprefix(f"{GAME}:"), text.refusal(refusal)


@pytest.mark.rule("jolly-roger:voyage.captain-chooses", "jolly-roger:mutiny.call-window")
def test_who_chooses_and_what_the_others_may_do(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, p0={"hand": ["n1c1"]}, p1={"hand": ["n1c2"]})
    rule, facts = told(s, 1, "sail fort")
    assert rule == "voyage.captain-chooses"
    assert "Anne" in facts
    s.play("p0 sail fort")
    rule, facts = told(s, 1, "sail fort")
    assert rule == "voyage.captain-chooses"
    assert facts == "Now you may: call a mutiny, pass."


@pytest.mark.rule("jolly-roger:special.any-time-digital")
def test_who_breaks_in_is_told_what_is_possible(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, p0={"hand": ["n1c1"]}, p2={"hand": ["stowaways"]})
    assert told(s, 2, "sail fort") == (
        "voyage.captain-chooses",
        "Anne decides now; you may: play a special card.",
    )


@pytest.mark.rule("jolly-roger:special.timing", "jolly-roger:card.first-mate")
def test_special_cards_that_cannot_act(scenario: Arrange) -> None:
    hand = ["n1c1", "first-mate", "surgeon"]
    s = scenario(GAME, seats=4, p0={"hand": hand}, p1={"hand": ["n1c2"]})
    assert told(s, 0, "play cook") == ("special.timing", "You do not hold this card: Cook.")
    assert told(s, 0, "play surgeon") == ("card.surgeon-not-captain", "You are the Captain.")
    assert told(s, 0, "play first-mate") == (
        "card.first-mate",
        "This is not the time for this card: First Mate.",
    )
    rule, facts = told(s, 0, "play n1c1")
    assert rule == "special.timing"
    assert facts.startswith("This card has no effect of its own")


@pytest.mark.rule("jolly-roger:bribe.digital", "jolly-roger:bribe.cards")
def test_gifts_that_cannot_be_offered(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, p0={"hand": ["n1c1"]}, p1={"hand": ["n1c2"]})
    assert told(s, 0, "bribe p0 n1c1") == (
        "bribe.digital",
        "Choose another player, not yourself.",
    )
    assert told(s, 0, "bribe p7 n1c1") == (
        "bribe.digital",
        "There is no player p7 at this table.",
    )
    assert told(s, 0, "bribe p1 rum") == ("bribe.cards", "You have no such card to give: Rum.")


@pytest.mark.rule("jolly-roger:mutiny.role-cards-side")
def test_only_the_quartermaster_mutinies_by_office(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, quartermaster="p1", p0={"hand": ["n1c1"]}, p2={"hand": ["n1c2"]})
    s.play("p0 sail fort")
    assert told(s, 2, "mutiny quartermaster") == (
        "mutiny.role-cards-side",
        "You are not the Quartermaster.",
    )
    assert told(s, 0, "mutiny n1c1")[0] == "mutiny.not-the-captain"
