"""What is refused ashore: by the rule that forbids it, with the facts that make it so."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.kernel.deeds import Refusal
from kaper.testing.scenario import Scenario
from kaper.text import Text

Arrange = Callable[..., Scenario]
GAME = "marauders"
ENGLISH = "frances-wright"
HOME = {"captain": ENGLISH, "in": "nassau"}


def _refusal(s: Scenario, action: str) -> Refusal:
    refusal = s.match.refusal(0, action)
    assert refusal is not None
    return refusal


def _facts(s: Scenario, action: str, lang: str = "en") -> str:
    return Text(GAME, lang).refusal(_refusal(s, action))


@pytest.mark.rule("marauders:turn.nothing-there")
@pytest.mark.parametrize(
    ("action", "facts"),
    [
        ("stash", "You have no Ducats aboard."),
        ("withdraw", "Your chest is empty."),
        ("trade", "You have no Cargo aboard."),
        ("jettison rum", "You do not carry this: Rum."),
    ],
)
def test_what_there_is_nothing_for(scenario: Arrange, action: str, facts: str) -> None:
    s = scenario(GAME, p0=HOME | {"gold": 0, "chest": 0, "cargo": []})
    s.play("p0 port").refuse(f"p0 {action}", "turn.nothing-there")
    assert _facts(s, action) == facts


@pytest.mark.rule("marauders:turn.nothing-there")
def test_what_was_left_out_is_not_used_up(scenario: Arrange) -> None:
    """Once there is something, it can be done in the same Port action."""
    s = scenario(GAME, p0=HOME | {"gold": 0, "chest": 5})
    s.play("p0 port").refuse("p0 stash", "turn.nothing-there")
    s.play("p0 withdraw", "p0 amount 3", "p0 stash", "p0 amount 3").expect(p0={"chest": 5})
    s.refuse("p0 stash", "port.each-once")


def test_cargo_that_is_not_aboard_is_not_thrown_out_in_the_turn(scenario: Arrange) -> None:
    s = scenario(GAME, p0=HOME | {"cargo": ["wood"]})
    s.refuse("p0 jettison rum", "turn.nothing-there").play("p0 jettison wood")


@pytest.mark.rule("marauders:mission.card")
def test_goods_are_delivered_for_a_mission_alone(scenario: Arrange) -> None:
    s = scenario(GAME, p0=HOME | {"cargo": []})
    s.play("p0 port").refuse("p0 deliver rum", "mission.card")
    assert _facts(s, "deliver rum") == "You have no Mission that asks you to deliver this: Rum."


def test_a_price_that_is_too_high_is_told_with_what_is_there(scenario: Arrange) -> None:
    s = scenario(GAME, p0=HOME | {"gold": 1, "chest": 0})
    s.play("p0 port").refuse("p0 ask-around", "rumor.pay-and-test")
    assert _facts(s, "ask-around") == "You can pay 1 Ducat; it costs 2."
    assert _facts(s, "ask-around", "pl") == "Możesz zapłacić 1 Dukata, a kosztuje to 2."


def test_words_that_mean_nothing_are_refused_as_well(scenario: Arrange) -> None:
    s = scenario(GAME, p0=HOME)
    s.refuse("p0 sail nowhere", "move.no-shortcut").refuse("p0 play nothing", "glory.play-own-turn")
    s.play("p0 port")
    s.refuse("p0 claim nothing", "mission.card").refuse("p0 hire nobody", "specialist.hire")
    s.refuse("p0 jettison gold", "turn.nothing-there").refuse("p0 pardon mars", "bounty.stays")
    s.play("p0 yard")
    s.refuse("p0 repair keel", "yard.repair").refuse("p0 arm club", "yard.special-weapons")
    s.refuse("p0 disarm club", "yard.special-weapons")
    s.refuse("p0 purchase raft", "yard.no-ship-of-line")
