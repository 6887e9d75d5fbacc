"""The Rumors of the second set: what is chosen, dared and won."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from kaper.games.marauders.state import Marauders
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "marauders"
SKULL = 6
DUTCH = "pepijn-van-avezaath"
WEAPONS = ("chain-shot", "grape-shot", "grappling-hooks")


@pytest.fixture
def card_set() -> str:
    return "second"


def check(
    scenario: Arrange,
    rumor: str,
    chance: Mapping[str, list[object]] | None = None,
    **person: object,
) -> Scenario:
    """A Dutch captain in a Sloop, with 10 Ducats, proves a Rumor where it leads."""
    at_sea = "at" in person
    dice: dict[str, list[object]] = {"scouting" if at_sea else "influence": [SKULL]}
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "rumor": rumor, **person},
        zones={"st-maarten": {"modification": "long-guns"}},
        chance={**dice, **(chance or {})},
    )
    return s.play("p0 scout rumor") if at_sea else s.play("p0 port", "p0 check")


PLACES: dict[str, dict[str, Any]] = {
    "sunken-galleon": {"at": "nassau"},
    "hermits-cache": {"at": "tortuga"},
    "marooned-gunner": {"at": "old-providence"},
    "widows-fortune": {"in": "bridgetown"},
    "deserters": {"in": "tortuga"},
    "pearl-fishers-of-margarita": {"at": "trinidad"},
    "ruins-in-the-jungle": {"at": "cartagena"},
    "idol-of-the-main": {"in": "caracas"},
    "powder-store": {"in": "st-maarten"},
    "spanish-paymaster": {"at": "havana"},
    "the-drowned-street": {"at": "port-royale"},
}


@pytest.mark.rule("marauders:rumor.alternatives", "marauders:glory.rumor")
@pytest.mark.parametrize(
    ("rumor", "picked", "gold"),
    [
        ("sunken-galleon", "gold-10", 20),
        ("hermits-cache", "weapons", 10),
        ("hermits-cache", "glory-cards-1,gold-8", 18),
        ("marooned-gunner", "specialist-gunner", 10),
        ("marooned-gunner", "crew,gold-5", 15),
        ("widows-fortune", "specialist-steward", 10),
        ("widows-fortune", "gold-11", 21),
        ("deserters", "crew,gold-7", 17),
        ("deserters", "specialist-veteran", 10),
        ("ruins-in-the-jungle", "gold-10", 20),
        ("ruins-in-the-jungle", "lose-crew-1,gold-16", 26),
        ("idol-of-the-main", "gold-15,bounty-spain", 25),
        ("idol-of-the-main", "gold-6,pardon-level-spain-2", 16),
        ("powder-store", "weapons,gold-6", 16),
        ("powder-store", "modification-6", 10),
        ("spanish-paymaster", "gold-8", 18),
    ],
)
def test_what_is_picked_is_paid(scenario: Arrange, rumor: str, picked: str, gold: int) -> None:
    s = check(scenario, rumor, **PLACES[rumor])
    s.expect(asked="p0 rumor-reward", p0={"gold": 10, "glory": 0})
    assert f"pick {picked}" in s.options(0)
    assert len(s.options(0)) == 2
    s.refuse("p0 pick gold-99", "rumor.alternatives")
    s.play(f"p0 pick {picked}").expect(
        events=["reward-chosen p0", "glory-gained p0 deed=rumor"],
        p0={"gold": gold, "glory": 1, "rumors": []},
    )
    assert len(s.state(Marauders).captains[0].hand) == (2 if "glory-cards" in picked else 1)


@pytest.mark.rule("marauders:rumor.outcome")
@pytest.mark.parametrize("rumor", PLACES)
def test_nothing_is_picked_after_a_failed_test(scenario: Arrange, rumor: str) -> None:
    dice: list[object] = [1] * 5
    s = check(scenario, rumor, {"scouting": dice, "influence": dice}, **PLACES[rumor])
    s.expect(events=["rumor-false p0"], p0={"gold": 10, "glory": 0, "rumors": []})


@pytest.mark.parametrize(
    ("rumor", "kind"),
    [("marooned-gunner", "gunner"), ("widows-fortune", "steward"), ("deserters", "veteran")],
)
def test_specialists(scenario: Arrange, rumor: str, kind: str) -> None:
    s = check(scenario, rumor, **PLACES[rumor]).play(f"p0 pick specialist-{kind}")
    s.expect(p0={"specialists": [f"{kind}-a"], "gold": 10})
    s = check(scenario, rumor, specialists=[f"{kind}-b"], **PLACES[rumor])
    s.play(f"p0 pick specialist-{kind}").expect(p0={"specialists": [f"{kind}-b"], "gold": 18})


@pytest.mark.parametrize(
    ("rumor", "picked"), [("marooned-gunner", "crew,gold-5"), ("deserters", "crew,gold-7")]
)
def test_hands_are_signed_on(scenario: Arrange, rumor: str, picked: str) -> None:
    s = check(scenario, rumor, locations={"crew": 1}, **PLACES[rumor]).play(f"p0 pick {picked}")
    s.expect(p0={"locations": {"crew": 2}})


@pytest.mark.rule("marauders:rumor.alternatives")
@pytest.mark.parametrize(
    ("rumor", "picked"), [("hermits-cache", "weapons"), ("powder-store", "weapons,gold-6")]
)
def test_weapons(scenario: Arrange, rumor: str, picked: str) -> None:
    for owned in ([], ["chain-shot"], list(WEAPONS)):
        # Also where there is none to be had.
        s = check(scenario, rumor, weapons=owned, **PLACES[rumor]).play(f"p0 pick {picked}")
        s.expect(p0={"weapons": dict.fromkeys(WEAPONS, 1), "glory": 1})


def test_the_powder_stores_modification(scenario: Arrange) -> None:
    s = check(scenario, "powder-store", **PLACES["powder-store"]).play("p0 pick modification-6")
    s.expect(p0={"modifications": ["long-guns"], "gold": 10})
    s = check(scenario, "powder-store", modifications=["long-guns"], **PLACES["powder-store"])
    s.play("p0 pick modification-6").expect(p0={"modifications": ["long-guns"], "gold": 16})


@pytest.mark.parametrize(("level", "higher", "lower"), [(0, 1, 0), (1, 2, 0), (3, 4, 1), (5, 5, 3)])
def test_the_idol_and_the_spanish(scenario: Arrange, level: int, higher: int, lower: int) -> None:
    for picked, after in (
        ("gold-15,bounty-spain", higher),
        ("gold-6,pardon-level-spain-2", lower),
    ):
        # Villon talks his way into a closed port.
        villon = {"captain": "alexandre-villon", "in": "caracas", "bounties": {"spain": level}}
        s = check(scenario, "idol-of-the-main", {"influence": [SKULL, 1] * 2}, **villon)
        s.play(f"p0 pick {picked}").expect(p0={"bounties": {"spain": after}})


@pytest.mark.parametrize(("crew", "left"), [(2, 1), (1, 1)])
def test_ruins_never_cost_the_last_hand(scenario: Arrange, crew: int, left: int) -> None:
    where = PLACES["ruins-in-the-jungle"]
    s = check(scenario, "ruins-in-the-jungle", locations={"crew": crew}, **where)
    s.play("p0 pick lose-crew-1,gold-16").expect(p0={"locations": {"crew": left}, "gold": 26})


def test_the_drowned_street(scenario: Arrange) -> None:
    cargo: dict[str, list[object]] = {"cargo": ["rum-8", "wood-8", "fruit-8"]}
    s = check(scenario, "the-drowned-street", cargo, **PLACES["the-drowned-street"])
    s.play("p0 stow rum", "p0 done", "p0 arm grape-shot")
    s.expect(p0={"gold": 25, "cargo": ["rum"], "weapons": {"grape-shot": 1}, "glory": 1})


def test_the_pearls_that_are_given(scenario: Arrange) -> None:
    cargo: dict[str, list[object]] = {"cargo": ["rum-1", "wood-1"]}
    where = PLACES["pearl-fishers-of-margarita"]
    s = check(scenario, "pearl-fishers-of-margarita", cargo, **where)
    s.play("p0 pick gold-8,cargo-2", "p0 stow rum", "p0 stow wood")
    s.expect(p0={"gold": 18, "cargo": ["rum", "wood"], "glory": 1}, asked="p0 turn")


# Fights

FIGHTS = [
    ("pearl-fishers-of-margarita", "fight-2-1,gold-18", 1, {"gold": 28, "pirate": False}),
    ("spanish-paymaster", "fight-2-2,gold-20,bounty-spain", 2, {"gold": 30, "pirate": True}),
]


@pytest.mark.rule("marauders:rumor.fight", "marauders:crew.start")
@pytest.mark.parametrize(("rumor", "picked", "foe", "paid"), FIGHTS)
def test_a_fight_is_won(
    scenario: Arrange, rumor: str, picked: str, foe: int, paid: dict[str, int]
) -> None:
    """The foe has two Crew: one success does not end it, two do."""
    once: list[object] = [SKULL, 1, *[1] * foe]
    s = check(scenario, rumor, {"leadership": [*once, *once]}, **PLACES[rumor])
    s.play(f"p0 pick {picked}").expect(
        events=["crew-hit seat=foe", "crew-hit seat=foe", "crew-combat-won p0", "gold-gained p0"],
        p0={**paid, "glory": 1, "rumors": []},
        no_events=["npc-defeated"],
        asked="p0 turn",
    )


@pytest.mark.rule("marauders:rumor.fight", "marauders:rumor.glory-needs-effect")
@pytest.mark.parametrize(
    ("rumor", "picked", "rolls"),
    [
        ("pearl-fishers-of-margarita", "fight-2-1,gold-18", [1, 1, SKULL]),
        ("spanish-paymaster", "fight-2-2,gold-20,bounty-spain", [1, 1, SKULL, 1]),
        # Both lose their last hand with equal rolls: nobody wins.
        (
            "spanish-paymaster",
            "fight-2-2,gold-20,bounty-spain",
            [SKULL, 1, 1, 1, SKULL, 1, SKULL, 1],
        ),
    ],
)
def test_a_fight_is_lost_or_has_no_winner(
    scenario: Arrange, rumor: str, picked: str, rolls: list[object]
) -> None:
    chance = {"leadership": rolls}
    s = check(scenario, rumor, chance, locations={"crew": 1}, **PLACES[rumor])
    s.play(f"p0 pick {picked}").expect(
        events=["captain-died p0"], no_events=["glory-gained", "gold-gained", "bounty-set"]
    )
    state = s.state(Marauders)
    assert state.captains[0].gold == 0
    assert state.tables.rumor_number[rumor] in state.decks.rumor


# Gales


@pytest.mark.rule("marauders:rumor.gale")
@pytest.mark.parametrize(("dice", "hits"), [([1, 1], 2), ([SKULL, 1], 1), ([SKULL, SKULL], 0)])
def test_the_gale_off_the_wreck(scenario: Arrange, dice: list[object], hits: int) -> None:
    chance: dict[str, list[object]] = {"seamanship": dice, "location": [2, 2]}
    s = check(scenario, "sunken-galleon", chance, at="nassau")
    s.play("p0 pick gale-2,gold-18").expect(
        events=[f"storm-faced p0 hits={hits}", "gold-gained p0 gold=18"],
        p0={"gold": 28, "glory": 1, "locations": {"masts": 2 - hits}},
    )


@pytest.mark.rule("marauders:rumor.gale", "marauders:damage.skull")
def test_a_skull_of_the_gale_is_placed_and_absorbed(scenario: Arrange) -> None:
    chance: dict[str, list[object]] = {"seamanship": [SKULL, 1], "location": [SKULL]}
    hull = {"modifications": ["reinforced-hull"]}
    s = check(scenario, "sunken-galleon", chance, at="nassau", **hull)
    s.play("p0 pick gale-2,gold-18", "p0 place crew", "p0 absorb crew")
    s.expect(p0={"locations": {"crew": 2}, "gold": 28, "glory": 1, "flipped": ["reinforced-hull"]})


@pytest.mark.rule("marauders:rumor.gale")
def test_without_masts_a_single_die_is_rolled(scenario: Arrange) -> None:
    # Only one die is there to be rolled; the script has no more.
    chance: dict[str, list[object]] = {"seamanship": [SKULL], "location": [3]}
    s = check(scenario, "sunken-galleon", chance, at="nassau", locations={"masts": 0})
    s.play("p0 pick gale-2,gold-18").expect(
        events=["tested p0 skill=seamanship dice=skull", "storm-faced p0 hits=1"],
        p0={"locations": {"crew": 1}, "gold": 28},
    )


@pytest.mark.rule("marauders:rumor.gale", "marauders:rumor.glory-needs-effect")
def test_a_ship_sinks_in_the_gale(scenario: Arrange) -> None:
    chance: dict[str, list[object]] = {"seamanship": [1, 1], "location": [2, 2]}
    s = check(scenario, "sunken-galleon", chance, at="nassau", locations={"hull": 1, "masts": 1})
    s.play("p0 pick gale-2,gold-18").expect(
        events=["sunk p0", "captain-died p0"], no_events=["gold-gained", "glory-gained"]
    )


@pytest.mark.rule("marauders:rumor.gale")
def test_a_gale_is_not_the_storm_of_the_turn(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "nassau", "rumor": "sunken-galleon", "ship": "galleon"},
        event="storm-1",
        chance={"scouting": [SKULL], "seamanship": [SKULL, SKULL, SKULL, SKULL], "location": [1]},
    )
    s.play("p0 scout rumor", "p0 pick gale-2,gold-18", "p0 sail havana")
    s.expect(events=["storm-faced p0 hits=1"])
