"""The Sea Wolf: hiring him, and his help."""

from __future__ import annotations

import pytest

from kaper.testing.scenario import Scenario

NOW = ["delivery", 15, "delivery", [15, 1]]
LATER = [10, "delivery", [15, 1]]


@pytest.mark.rule(
    "deliveries:wolf.flip", "deliveries:wolf.first-refusal", "deliveries:wolf.to-hand"
)
def test_the_first_to_choose_hires_him(scenario: type[Scenario]) -> None:
    s = scenario("deliveries", seats=3, turn="p1", p0={"hand": ["blue-1", "fish-1"]}, pile=NOW)
    # Only when the deliveries are done.
    s.expect(asked="p0 deliver").refuse("p0 hire", "delivery.moment")
    s.play("p0 done").expect(asked="p1 hire", stage="wolf")
    s.refuse("p0 hire", "wolf.passes-left").refuse("p2 hire", "wolf.passes-left")
    s.refuse("p1 draw", "wolf.flip").refuse("p1 deliver blue-1,fish-1", "delivery.optional")
    s.play("p1 hire")
    s.expect(events=["wolf-hired p1"], p1={"wolves": 1, "cards": 1}, asked="p2 turn", deliveries=1)
    pile = s.match.view(0)["pile"]
    assert isinstance(pile, dict)
    assert pile["cards"] == 15 + 1 + 15 + 1


@pytest.mark.rule("deliveries:wolf.flip", "deliveries:delivery.consecutive")
def test_another_delivery_card_may_lie_right_under_him(scenario: type[Scenario]) -> None:
    s = scenario(
        "deliveries",
        options={"visibility": "poor"},
        p0={"hand": ["blue-1", "fish-1"]},
        pile=[[0, 2]],
    )
    s.play("p0 done", "p0 hire")
    s.expect(
        events=["wolf-hired p0", "delivery-came p0 number=3"],
        pile={"cards": 1, "parts": [{"cards": 0, "deliveries": 1}]},
        asked="p0 deliver",
    )


@pytest.mark.rule("deliveries:wolf.passes-left")
def test_who_declines_passes_him_left(scenario: type[Scenario]) -> None:
    s = scenario("deliveries", seats=3, turn="p1", pile=NOW)
    s.play("p1 decline").expect(asked="p2 hire")
    s.play("p2 decline").expect(asked="p0 hire")
    s.play("p0 hire").expect(p0={"wolves": 1}, asked="p2 turn")


@pytest.mark.rule("deliveries:wolf.nobody-discard")
def test_unwanted_he_is_discarded(scenario: type[Scenario]) -> None:
    s = scenario("deliveries", seats=4, pile=NOW)
    s.play("p0 decline", "p1 decline", "p2 decline", "p3 decline")
    s.expect(events=["wolf-declined p3", "wolf-discarded"], asked="p1 turn")
    discards = s.match.view(0)["discards"]
    assert isinstance(discards, list)
    assert discards[-1] == "sea-wolf"


@pytest.mark.rule(
    "deliveries:wolf.protects",
    "deliveries:wolf.announce-and-discard",
    "deliveries:wolf.single-use",
)
@pytest.mark.parametrize(
    ("event", "ship", "goods"),
    [
        ("rats", "blue-6", "fish-6"),
        ("mutiny", "red-6", "barrels-6"),
        ("flu", "pink-6", "pigs-6"),
        ("pirates", "yellow-6", "gold-6"),
    ],
)
def test_he_averts_one_event_of_any_colour(
    scenario: type[Scenario], event: str, ship: str, goods: str
) -> None:
    s = scenario(
        "deliveries",
        p0={"hand": [event]},
        p1={"hand": [ship, goods], "wolves": 1},
        pile=LATER,
    )
    s.play(f"p0 play {event}")
    assert s.options(1) == [f"lose {ship}", f"lose {goods}", "protect"]
    s.play("p1 protect")
    s.expect(events=["wolf-used p1"], p1={"hand": [ship, goods], "wolves": 0}, asked="p1 turn")
    discards = s.match.view(0)["discards"]
    assert isinstance(discards, list)
    assert discards[-2:] == [event, "sea-wolf"]


@pytest.mark.rule("deliveries:wolf.single-use")
def test_he_helps_once(scenario: type[Scenario]) -> None:
    s = scenario(
        "deliveries",
        p0={"hand": ["rats", "flu"]},
        p1={"hand": ["blue-6", "pink-6"], "wolves": 1},
        pile=LATER,
    )
    s.play("p0 play rats", "p0 show", "p1 protect", "p1 draw", "p0 play flu")
    s.refuse("p1 protect", "wolf.protects")


@pytest.mark.rule("deliveries:wolf.without-matching-card")
def test_he_also_saves_from_showing_the_hand(scenario: type[Scenario]) -> None:
    s = scenario(
        "deliveries", p0={"hand": ["rats"]}, p1={"hand": ["gold-6"], "wolves": 1}, pile=LATER
    )
    s.play("p0 play rats")
    assert s.options(1) == ["show", "protect"]
    s.play("p1 protect").expect(no_events=["hand-shown"], p1={"known": [], "wolves": 0})


@pytest.mark.rule("deliveries:wolf.protects")
def test_who_has_him_need_not_use_him(scenario: type[Scenario]) -> None:
    s = scenario(
        "deliveries", p0={"hand": ["rats"]}, p1={"hand": ["blue-1"], "wolves": 1}, pile=LATER
    )
    s.play("p0 play rats", "p1 lose blue-1").expect(p1={"hand": [], "wolves": 1})
