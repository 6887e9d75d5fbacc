"""All that the view tells of a port: captains, zones, Events and cards change its numbers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.testing.scenario import Scenario
from tests.games.marauders.usual_port import USUAL_PORT

Arrange = Callable[..., Scenario]
GAME = "marauders"
ENGLISH = "frances-wright"


@pytest.mark.rule("marauders:board.zone-rules", "marauders:yard.services", "marauders:recruit.pay")
@pytest.mark.parametrize(
    ("captain", "zone", "unusual"),
    [
        (ENGLISH, "bridgetown", {}),
        (ENGLISH, "trinidad", {}),
        (ENGLISH, "nassau", {"sell": 2}),
        (ENGLISH, "curacao", {"sell": 4}),
        (ENGLISH, "tortuga", {"crew": 0}),
        (ENGLISH, "petit-goave", {"rumor": 0}),
        (ENGLISH, "santo-domingo", {"repair": 1}),
        (ENGLISH, "st-maarten", {"market_cards": 8}),
        (ENGLISH, "basse-terre", {"weapon": 2}),
        ("cornelis-baak", "bridgetown", {"crew": 0}),
        ("baltasar-ruiz", "bridgetown", {"sell_demanded": 7}),
        ("joost-verhagen", "bridgetown", {"market_cards": 7}),
        ("joost-verhagen", "st-maarten", {"market_cards": 9}),
        ("eleanor-ashcombe", "bridgetown", {"repair": 1, "modification": 2}),
        ("federico-de-silva", "bridgetown", {"weapon": 2}),
    ],
)
def test_prices(scenario: Arrange, captain: str, zone: str, unusual: dict[str, int]) -> None:
    s = scenario(GAME, p0={"captain": captain, "in": zone})
    for viewer in (0, 1, None):
        assert s.part(viewer, "port") == USUAL_PORT | {"zone": zone} | unusual


def test_prices_of_the_moment(scenario: Arrange) -> None:
    person = {"captain": ENGLISH, "in": "bridgetown"}
    s = scenario(GAME, p0=person | {"bought_at": "bridgetown"})
    assert s.part(0, "port")["market_cards"] == 3
    talk = scenario(GAME, p0=person, event="tavern-talk").part(0, "port")
    assert (talk["rumor"], talk["rumor_test"]) == (0, False)
    assert scenario(GAME, p0=person, event="royal-amnesty").part(0, "port")["pardon"] == 3
    treaty = scenario(GAME, options={"cards": "second"}, p0=person, event="peace-1")
    assert treaty.part(0, "port")["pardon"] == 2
    # It is the port of the captain whose turn it is.
    s = scenario(GAME, active="p1", p0={"captain": "baltasar-ruiz"}, p1={"captain": ENGLISH})
    assert s.part(0, "port")["seat"] == 1
    s = scenario(GAME, active="p1", p0=person, p1={"captain": "joost-verhagen", "at": "nassau"})
    assert s.match.view(0)["port"] is None


def test_a_sale_at_the_price_of_a_card(scenario: Arrange) -> None:
    person = {"captain": ENGLISH, "in": "bridgetown", "cargo": ["wood", "rum"]}
    s = scenario(
        GAME,
        options={"cards": "second"},
        p0=person | {"hand": ["lean-season"]},
        zones={"bridgetown": {"demand": "rum"}},
    )
    s.play("p0 port", "p0 trade", "p0 sell wood", "p0 sell rum")
    sale = {"demanded": 1, "glory": False}
    s.expect(port={"sell": 3, "sale": sale | {"gold": 9}})
    s.play("p0 play lean-season")
    assert s.part(1, "port")["sell"] == 5
    s.expect(port={"sale": sale | {"gold": 11}})
