"""What business in port is said to cost and to bring, exact to the number and the word."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.testing.scenario import Scenario
from tests.games.marauders.prospects import prospects, told

Arrange = Callable[..., Scenario]
GAME = "marauders"
ENGLISH = "frances-wright"


@pytest.mark.rule(
    "marauders:yard.services", "marauders:yard.sale-value", "marauders:yard.special-weapons"
)
def test_the_services_of_a_yard(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "in": "bridgetown", "gold": 40, "weapons": ["chain-shot"]}
        | {"modifications": ["reinforced-hull"], "flipped": ["reinforced-hull"]}
        | {"ship": "galleon", "locations": {"hull": 3, "masts": 2, "crew": 1}},
        zones={"bridgetown": {"modification": "chasers", "open": True}},
    )
    s.play("p0 port", "p0 yard")
    assert prospects(s) == {
        "repair hull": ["cost: -2 Ducats"],
        "repair masts": ["cost: -2 Ducats"],
        "refit": ["cost: -3 Ducats"],
        "modify": ["cost: -3 Ducats", "Chasers"],
        "arm grappling-hooks": ["cost: -3 Ducats", "Grappling Hooks"],
        "disarm chain-shot": ["gain: +1 Ducat"],
        "arm grape-shot": ["cost: -3 Ducats", "Grape Shot"],
        "purchase sloop": ["cost: -2 Ducats", "Sloop"],
        "purchase flute": ["cost: -2 Ducats", "Flute"],
        "purchase frigate": ["cost: -27 Ducats", "Frigate"],
        "purchase galleon": ["cost: -27 Ducats", "Galleon"],
        "done": [],
    }


@pytest.mark.rule("marauders:yard.services")
def test_cheaper_services(scenario: Arrange) -> None:
    hurt = {"gold": 9, "locations": {"hull": 1}}
    s = scenario(GAME, p0=hurt | {"captain": "federico-de-silva", "in": "santo-domingo"})
    s.play("p0 port", "p0 yard")
    assert prospects(s, 0, "repair", "arm") == {
        "repair hull": ["cost: -1 Ducat"],
        "arm grappling-hooks": ["cost: -2 Ducats", "Grappling Hooks"],
        "arm chain-shot": ["cost: -2 Ducats", "Chain Shot"],
        "arm grape-shot": ["cost: -2 Ducats", "Grape Shot"],
    }
    s = scenario(
        GAME,
        p0=hurt | {"captain": "eleanor-ashcombe", "in": "st-maarten"},
        zones={"st-maarten": {"modification": "chasers", "open": True}},
    )
    s.play("p0 port", "p0 yard")
    assert prospects(s, 0, "repair", "arm", "modify") == {
        "repair hull": ["cost: -1 Ducat"],
        "modify": ["cost: -2 Ducats", "Chasers"],
        "arm grappling-hooks": ["cost: -3 Ducats", "Grappling Hooks"],
        "arm chain-shot": ["cost: -3 Ducats", "Chain Shot"],
        "arm grape-shot": ["cost: -3 Ducats", "Grape Shot"],
    }


@pytest.mark.rule("marauders:recruit.test", "marauders:recruit.pay")
def test_recruits(scenario: Arrange) -> None:
    hurt = {"captain": ENGLISH, "ship": "frigate", "locations": {"crew": 1}, "gold": 10}
    s = scenario(GAME, p0=hurt | {"in": "bridgetown"}, chance={"leadership": [1, 1, 1]})
    s.play("p0 port")
    assert told(s, "recruit") == ["Leadership: 3 dice, 70% for a skull"]
    s.play("p0 recruit")
    assert prospects(s) == {"hire-crew": ["cost: -2 Ducats"], "done": []}
    free = scenario(GAME, p0=hurt | {"in": "tortuga"}).play("p0 port")
    assert told(free, "recruit") == ["gain: free, without a test"]


def test_an_amnesty(scenario: Arrange) -> None:
    person = {"captain": ENGLISH, "in": "bridgetown", "bounties": {"spain": 2, "france": 1}}
    s = scenario(GAME, p0=person, event="royal-amnesty").play("p0 port")
    assert prospects(s, 0, "pardon") == {
        "pardon spain": ["cost: -3 Ducats"],
        "pardon france": ["cost: -3 Ducats"],
    }


@pytest.mark.rule("marauders:sell.price-3", "marauders:sell.price-demand-6")
def test_prices_of_other_ports_and_captains(scenario: Arrange) -> None:
    cargo = {"cargo": ["rum", "wood"]}
    s = scenario(
        GAME,
        p0={"captain": "baltasar-ruiz", "in": "curacao"} | cargo,
        zones={"curacao": {"demand": "rum"}},
    )
    s.play("p0 port", "p0 trade")
    assert prospects(s) == {
        "sell rum": ["gain: +7 Ducats"],
        "sell wood": ["gain: +4 Ducats"],
        "done": [],
    }
    s.play("p0 sell rum", "p0 sell wood")
    assert prospects(s) == {"done": ["gain: +11 Ducats"]}
