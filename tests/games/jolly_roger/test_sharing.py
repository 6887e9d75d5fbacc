"""Sharing loot after an attack: first picks, even shares, Cook and Shipwright."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.jolly_roger.state import JollyRoger
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "jolly-roger"
ENOUGH = ["n2c1", "n2c1", "n2c2", "g2c1", "g1c1", "m2c1"]
NO_TRAITOR = ["traitor", "traitor"]


def state(s: Scenario) -> JollyRoger:
    found = s.match.state
    assert isinstance(found, JollyRoger)
    return found


def won(
    scenario: Arrange, loot: list[str], target: str = "merchant-ship-1", **more: object
) -> Scenario:
    """A Merchant Ship is taken by p1's cards; the loot waits for the Cook's window."""
    chance = {"destination": [target], "loot": loot}
    hands: dict[str, object] = {
        "p1": {"hand": ENOUGH},
        "p3": {"hand": ["m1c1"]},
        "crew_discards": NO_TRAITOR,
        **more,
    }
    s = scenario(GAME, seats=4, chance=chance, **hands)
    s.play("p0 sail merchant-ship").pass_window()
    s.play(*(f"p1 add {card}" for card in ENOUGH), "p1 reveal").pass_window()
    return s


@pytest.mark.rule(
    "jolly-roger:loot.draw",
    "jolly-roger:loot.captain-first",
    "jolly-roger:loot.kept-open",
    "jolly-roger:loot.three-for-four-example",
)
def test_example_three_cards_for_four(scenario: Arrange) -> None:
    """b-R5."""
    s = won(scenario, ["gold-1", "gold-3", "rum"])
    s.expect(lot=["gold-1", "gold-3", "rum"], events=["attack-won", "loot-drawn count=3"])
    s.refuse("p0 take gold-3", "loot.captain-first")
    s.pass_window().expect(asked="p0 pick")
    s.refuse("p1 share gold-1 p1", "loot.captain-first")
    s.play("p0 take gold-3").expect(asked="p1 share")
    s.refuse("p1 share rum p0", "loot.no-second-before-first")
    s.play("p1 share gold-1 p1", "p1 share rum p3").pass_on()
    for viewer in (0, 2, None):
        seats = s.match.view(viewer)["seats"]
        assert isinstance(seats, list)
        assert [seat["loot"] for seat in seats if isinstance(seat, dict)] == [
            ["gold-3"],
            ["gold-1"],
            [],
            ["rum"],
        ]


@pytest.mark.rule(
    "jolly-roger:loot.five-for-four-example",
    "jolly-roger:loot.qm-shares-rest",
    "jolly-roger:loot.no-second-before-first",
    "jolly-roger:loot.even-share",
)
def test_example_five_cards_for_four(scenario: Arrange) -> None:
    """b-R4."""
    s = won(scenario, ["gold-1", "gold-1", "gold-2", "gold-3", "rum"], target="merchant-ship-2")
    if "attack-lost" in str(s.events):
        pytest.fail("the attack should succeed")
    s.pass_window().play("p0 take gold-3")
    # Everybody else comes before anybody's second card; the Quartermaster may help himself.
    assert {option.split()[-1] for option in s.options(1)} == {"p1", "p2", "p3"}
    s.play("p1 share gold-2 p1", "p1 share gold-1 p2")
    s.refuse("p1 share rum p2", "loot.no-second-before-first")
    s.play("p1 share gold-1 p3")
    assert s.options(1) == [f"share rum p{seat}" for seat in range(4)]
    s.play("p1 share rum p1").pass_on()
    assert [len(cards) for cards in state(s).loot] == [1, 2, 1, 1]


@pytest.mark.rule("jolly-roger:card.cook", "jolly-roger:card.cook-details")
def test_the_cook_picks_before_the_captain(scenario: Arrange) -> None:
    s = won(scenario, ["gold-1", "gold-3", "rum"], p2={"hand": ["cook"]})
    s.play("p2 play cook").expect(events=["cook-first p2"]).pass_window().expect(asked="p2 pick")
    s.play("p2 take gold-3").expect(asked="p0 pick").play("p0 take gold-1")
    # Both picks count: p1 and p3 have none yet.
    assert s.options(1) == ["share rum p1", "share rum p3"]
    assert "cook" in str(s.match.view(0)["crew_discards"])


@pytest.mark.rule("jolly-roger:card.cook-details", "jolly-roger:special.impossible-effect")
def test_the_captain_cannot_use_the_cook(scenario: Arrange) -> None:
    s = won(scenario, ["gold-1", "gold-3", "rum"], p0={"hand": ["cook"]})
    s.refuse("p0 play cook", "card.cook-details")
    assert s.options(0) == ["pass"]
    early = scenario(GAME, seats=4, p2={"hand": ["cook"]}).play("p0 sail fort")
    early.refuse("p2 play cook", "card.cook-details")


@pytest.mark.rule("jolly-roger:card.cook-details", "jolly-roger:end.loot-short")
def test_a_single_card_goes_to_the_cook(scenario: Arrange) -> None:
    s = won(scenario, ["gold-2"], p2={"hand": ["cook"]}, loot_pile=["gold-2"])
    s.expect(lot=["gold-2"])
    s.play("p2 play cook").pass_on().expect(p2={"loot": ["gold-2"]}, p0={"loot": []})


def test_an_attack_is_not_measured_any_more_once_its_loot_is_shared(scenario: Arrange) -> None:
    """Its cards are gone: the rest would look like too little."""
    s = won(scenario, ["gold-1", "gold-3", "rum"], p2={"hand": ["shipwright"]})
    assert s.part(0, "voyage")["tally"] is not None
    s.pass_window().play("p0 take gold-3", "p1 share gold-1 p1", "p1 share rum p3")
    assert s.part(0, "voyage")["tally"] is None


@pytest.mark.rule("jolly-roger:card.shipwright-ask", "jolly-roger:card.shipwright-details")
def test_the_first_gift_repairs_the_ship(scenario: Arrange) -> None:
    s = won(scenario, ["gold-1", "gold-3", "rum"], p2={"hand": ["shipwright"]})
    s.refuse("p2 play shipwright", "card.shipwright-ask")
    s.pass_window().play(
        "p0 take gold-3", "p1 share gold-1 p1", "p1 share rum p3", "p2 play shipwright"
    )
    # Everybody with face-up loot is asked at the same time, clockwise from the left of p2.
    assert list(s.match.pending()) == [3, 0, 1]
    assert s.options(3) == ["give rum", "pass"]
    s.play("p0 pass", "p3 give rum").expect(
        events=["loot-given p2 owner=3 card=rum"], p2={"loot": ["rum"]}, p3={"loot": []}
    )
    assert "shipwright" in str(s.match.view(0)["crew_discards"])


@pytest.mark.rule("jolly-roger:card.shipwright-demand", "jolly-roger:card.shipwright-details")
def test_an_officer_must_give_if_nobody_will(scenario: Arrange) -> None:
    s = won(
        scenario, ["gold-1", "gold-3", "rum"], p0={"loot": ["gold-2"]}, p2={"hand": ["shipwright"]}
    )
    s.pass_window().play(
        "p0 take gold-3", "p1 share gold-1 p1", "p1 share rum p3", "p2 play shipwright"
    )
    s.play("p3 pass", "p0 pass", "p1 pass").expect(asked="p2 claim")
    assert s.options(2) == ["claim p0", "claim p1", "decline"]
    s.refuse("p2 claim p3", "card.shipwright-demand")
    s.play("p2 claim p0").expect(asked="p0 hand-over")
    assert s.options(0) == ["give gold-2", "give gold-3"]
    s.play("p0 give gold-2").expect(p2={"loot": ["gold-2"]}, p0={"loot": ["gold-3"]})


@pytest.mark.rule("jolly-roger:card.shipwright-details", "jolly-roger:special.impossible-effect")
def test_no_repairs_without_loot_of_others(scenario: Arrange) -> None:
    s = won(scenario, ["gold-1"], loot_pile=["gold-1"], captain="p0", p0={"hand": ["shipwright"]})
    s.pass_window()
    assert "play shipwright" not in s.options(0)
    s.refuse("p0 play shipwright", "card.shipwright-details")
