"""Merchants and raids."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from kaper.games.marauders.state import Marauders
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "marauders"
SKULL = 6
FEDERICO = {"captain": "federico-de-silva", "at": "santo-domingo"}
FIND = [SKULL, 1, 1]


def raid(
    scenario: Arrange,
    cards: list[str],
    dice: list[int],
    p0: Mapping[str, object] | None = None,
    **more: object,
) -> Scenario:
    """Federico (Seamanship 3, Scouting 3) finds a Dutch merchant off Santo Domingo and raids it."""
    person = {**FEDERICO, **(p0 or {})}
    chance = {"scouting": FIND, "seamanship": dice, "cargo": cards}
    zones = {"santo-domingo": {"merchant": "netherlands"}}
    s = scenario(GAME, p0=person, zones=zones, chance=chance, **more)
    return s.play("p0 scout merchant", "p0 raid netherlands")


@pytest.mark.rule(
    "marauders:example.merchant-santo-domingo",
    "marauders:merchant.nationality",
    "marauders:merchant.attack-or-release",
    "marauders:merchant.box",
)
def test_two_flags_to_choose_from(scenario: Arrange) -> None:
    zones = {"santo-domingo": {"merchant": "netherlands"}}
    s = scenario(GAME, p0=FEDERICO, zones=zones, chance={"scouting": FIND})
    s.play("p0 scout merchant").expect(events=["merchant-found p0 nation=netherlands"])
    assert s.options(0) == ["raid netherlands", "raid spain", "release"]
    s.refuse("p0 raid france", "merchant.nationality")
    s.play("p0 release").expect(merchant_box=["netherlands"], p0={"pirate": False})
    assert s.rows(0, "zones")[7]["merchant"] is None


@pytest.mark.rule("marauders:merchant.nationality-no-port")
def test_only_the_token_counts_without_a_port(scenario: Arrange) -> None:
    zones = {"caribbean-sea": {"merchant": "france"}}
    s = scenario(GAME, p0={"at": "caribbean-sea"}, zones=zones, chance={"scouting": FIND})
    s.play("p0 scout merchant")
    assert s.options(0) == ["raid france", "release"]


@pytest.mark.rule(
    "marauders:example.raid-1", "marauders:raid.draw-and-test", "marauders:raid.spend-successes"
)
def test_the_raid_of_the_book(scenario: Arrange) -> None:
    s = raid(scenario, ["rum-2", "tobacco-6", "fruit-5"], [SKULL, 1, 1])
    s.expect(successes=1, table=["fruit-5", "rum-2", "tobacco-6"], asked="p0 raid")
    assert {"draw", "throw tobacco-6", "exchange tobacco-6", "done"} <= set(s.options(0))
    # Keeping the cards would destroy his only Cannon.
    s.play("p0 done").expect(
        events=["hit p0 location=cannons left=0", "raid-lost p0 outcome=damage"],
        p0={"gold": 10, "cargo": [], "locations": {"masts": 1, "cannons": 0}},
    )


@pytest.mark.rule(
    "marauders:example.raid-2",
    "marauders:raid.hits",
    "marauders:raid.success",
    "marauders:raid.keep-cargo",
    "marauders:raid.order-of-steps",
)
def test_the_card_is_exchanged(scenario: Arrange) -> None:
    cards = ["rum-2", "tobacco-6", "fruit-5", "fruit-8"]
    s = raid(scenario, cards, [SKULL, 1, 1])
    s.play("p0 exchange tobacco-6").expect(
        events=["raid-won p0 gold=10"],
        p0={"gold": 20, "glory": 0, "locations": {"masts": 1, "hold": 1, "cannons": 1}},
        asked="p0 stow",
    )
    s.play("p0 stow rum").refuse("p0 stow fruit", "ship.hold")
    s.play("p0 done").expect(p0={"cargo": ["rum"]}, asked="p0 turn")


@pytest.mark.rule("marauders:raid.spend-successes", "marauders:raid.card-symbols")
def test_drawing_and_throwing(scenario: Arrange) -> None:
    s = raid(scenario, ["rum-2", "rum-3", "fruit-5", "wood-5"], [SKULL, SKULL, 1])
    s.play("p0 draw", "p0 throw wood-5")
    s.expect(events=["raid-drawn p0 cards=wood-5", "raid-won p0 gold=8"])


@pytest.mark.rule("marauders:raid.weapons")
def test_weapons_turn_dice_into_successes(scenario: Arrange) -> None:
    armed = {"weapons": ["chain-shot", "grappling-hooks"]}
    s = raid(scenario, ["rum-2", "rum-3", "fruit-5"], [SKULL, SKULL, 1], p0=armed)
    s.play("p0 spend chain-shot").expect(successes=3, p0={"weapons": {"chain-shot": 0}})
    # Only one die had failed.
    s.refuse("p0 spend grappling-hooks", "raid.weapons")


@pytest.mark.rule("marauders:raid.escape")
def test_a_merchant_escapes(scenario: Arrange) -> None:
    cards = ["rum-1", "rum-2", "wood-5"]
    s = raid(scenario, cards, [1, 1, 1], p0={"ship": "flute"})
    s.expect(
        events=["hit p0 location=cannons left=0", "raid-lost p0"],
        p0={"gold": 10, "cargo": []},
    )
    s = raid(scenario, ["rum-1", "rum-2", "rum-5"], [1, 1, 1], p0={"ship": "flute"})
    # The gunfire is taken all the same; the Flute has but one Crew.
    s.expect(p0={"gold": 10, "locations": {"crew": 0}})
    s = raid(scenario, ["rum-1", "rum-2", "rum-3"], [1, 1, 1], p0={"ship": "flute"})
    s.expect(events=["raid-lost p0 outcome=escape"], p0={"gold": 10})


@pytest.mark.rule("marauders:raid.sunk", "marauders:death.discard")
def test_a_raider_sinks(scenario: Arrange) -> None:
    weak = {"locations": {"hull": 1}}
    s = raid(scenario, ["sugar-8", "rum-2", "rum-3"], [1, 1, 1], p0=weak)
    s.expect(events=["raid-lost p0 outcome=sunk", "sunk p0", "captain-died p0"], active=1)


@pytest.mark.rule("marauders:raid.location-destroyed")
def test_a_destroyed_location_ends_the_raid(scenario: Arrange) -> None:
    s = raid(scenario, ["rum-5", "sugar-7", "rum-3"], [1, 1, 1])
    s.expect(events=["raid-lost p0 outcome=damage"], p0={"gold": 10, "locations": {"crew": 0}})


@pytest.mark.rule("marauders:raid.no-destroyed-location", "marauders:raid.crippled-ship")
def test_a_crippled_ship_cannot_raid(scenario: Arrange) -> None:
    person = FEDERICO | {"locations": {"cannons": 0}}
    s = scenario(GAME, p0=person, chance={"scouting": FIND})
    s.play("p0 scout merchant")
    assert s.options(0) == ["release"]
    s.refuse("p0 raid spain", "raid.no-destroyed-location")


@pytest.mark.rule("marauders:glory.raid-12")
@pytest.mark.parametrize(("cards", "glory"), [(["rum-8", "fruit-8", "wood-1"], 0), (None, 1)])
def test_glory_for_twelve(scenario: Arrange, cards: list[str] | None, glory: int) -> None:
    drawn = cards or ["rum-8", "fruit-8", "wood-2"]
    s = raid(scenario, drawn, [1, 1, 1], p0={"ship": "frigate"})
    s.expect(p0={"gold": 21 + glory, "glory": glory})


@pytest.mark.rule("marauders:merchant.refill", "marauders:merchant.refill-details")
@pytest.mark.parametrize(("box", "left"), [(7, 7), (8, 0), (9, 0)])
def test_merchants_return(scenario: Arrange, box: int, left: int) -> None:
    zones = [
        "havana", "nassau", "tortuga", "port-royale", "old-providence", "petit-goave",
        "cartagena", "santo-domingo", "trinidad",
    ]  # fmt: skip
    empty = {zone: {"merchant": None} for zone in zones[:box]}
    s = scenario(GAME, zones=empty, begin="round", events=["peace-1"])
    assert len(s.state(Marauders).merchant_box) == left
    s.expect(events=["round-began round=2", "event-drawn p0 event=peace"])


@pytest.mark.rule("marauders:mod.most-not-in-raids", "marauders:mod.rigging")
def test_rigging_counts_in_raids(scenario: Arrange) -> None:
    rigged = {"ship": "flute", "modifications": ["sails-and-rigging", "long-guns", "chasers"]}
    s = raid(scenario, ["rum-1", "wood-1", "rum-7"], [1, 1, 1], p0=rigged)
    s.expect(events=["raid-won p0 gold=6"], no_events=["long-guns-fired", "chasers-fired"])


@pytest.mark.rule("marauders:mod.reinforced-hull-scope", "marauders:mod.reinforced-hull")
def test_the_reinforced_hull_serves_in_raids(scenario: Arrange) -> None:
    s = raid(
        scenario,
        ["tobacco-6", "wood-1", "rum-3"],
        [1, 1, 1],
        p0={"modifications": ["reinforced-hull"]},
    )
    s.play("p0 absorb cannons").expect(
        events=["hit-absorbed p0 location=cannons", "raid-won p0 gold=7"],
        p0={"flipped": ["reinforced-hull"], "locations": {"cannons": 1}},
    )


@pytest.mark.rule("marauders:raid.glory-cards")
def test_only_raid_cards_fit(scenario: Arrange) -> None:
    hand = {"hand": ["weather-gauge", "crew-combat-reroll", "bold-approach"]}
    s = raid(scenario, ["wood-1", "rum-2", "rum-3"], [1, 1, 1], p0=hand)
    assert s.options(0) == ["play bold-approach", "pass"]
    s.refuse("p0 play weather-gauge", "raid.glory-cards")
