"""The cards of the second set, read to the letter: what they say is what they do."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

import pytest

from kaper.testing.scenario import Scenario
from tests.games.marauders.second_set import SECOND

Arrange = Callable[..., Scenario]
Person = dict[str, object]
Row = Mapping[str, object]
GAME = "marauders"
SKULL = 6
DUTCH = "pepijn-van-avezaath"
SPANISH = "felipe-arriaga"
ENGLISH = "frances-wright"
WRECKS: Person = {"captain": DUTCH, "at": "nassau", "mission": "wrecks-of-the-plate-fleet"}
ALL_CARDS = [
    pytest.param(row, id=f"{table}-{row['id']}")
    for table in ("captain", "glory", "event", "rumor", "mission")
    for row in SECOND.tables[table]
]


@pytest.fixture
def card_set() -> str:
    return "second"


# The words


@pytest.mark.parametrize("row", ALL_CARDS)
def test_both_languages_name_the_same_numbers(row: Row) -> None:
    english, polish = (set(re.findall(r"\d+", str(row[f"text_{lang}"]))) for lang in ("en", "pl"))
    assert english == polish


@pytest.mark.parametrize(
    ("word", "english", "polish"),
    [
        ("duel", "never the last", "nigdy ostatni"),
        ("lose-crew", "never the last", "nigdy ostatni"),
        ("repair'", "Reinforced Hull", "Kadłub"),
        ("'hit'", "Not against Swivel Guns or Leadership dice", "Folgerze"),
    ],
)
def test_a_limit_stands_on_every_card_that_has_it(word: str, english: str, polish: str) -> None:
    rows = [
        row
        for table in ("glory", "rumor", "mission")
        for row in SECOND.tables[table]
        if word in str([row.get(field) for field in ("when", "goal", "reward")])
    ]
    assert rows
    for row in rows:
        assert english in str(row["text_en"])
        assert polish in str(row["text_pl"])


# Missions


@pytest.mark.rule("marauders:scout.target-identity", "marauders:scout.once-per-target")
def test_wrecks_in_two_zones_are_two_targets(scenario: Arrange) -> None:
    cargo = ["rum-8", "wood-8", "fruit-8", "cocoa-8"]
    s = scenario(GAME, p0=WRECKS, chance={"scouting": [SKULL, 1] * 2, "cargo": cargo})
    s.play("p0 scout mission", "p0 sail havana", "p0 scout mission", "p0 done")
    s.expect(p0={"gold": 30, "glory": 1, "mission": None})
    # Each of them only once a turn.
    s = scenario(GAME, p0=WRECKS, chance={"scouting": [1, 1]}).play("p0 scout mission")
    s.refuse("p0 scout mission", "scout.once-per-target")
    near = WRECKS | {"at": "havana"}
    s = scenario(GAME, p0=near, chance={"scouting": [1, 1]}).play("p0 scout mission")
    s.refuse("p0 scout mission", "scout.once-per-target")


@pytest.mark.rule("marauders:mission.either-way", "marauders:glory.mission")
@pytest.mark.parametrize(("die", "gold", "wanted"), [(SKULL, 25, 0), (1, 16, 1)])
def test_muskets_are_delivered_either_way(
    scenario: Arrange, die: int, gold: int, wanted: int
) -> None:
    person = {"captain": DUTCH, "in": "santo-domingo", "mission": "muskets-for-the-maroons"}
    s = scenario(GAME, p0=person, chance={"influence": [die, 1, 1]}).play("p0 port")
    s.expect(p0={"gold": gold, "glory": 1, "mission": None, "bounties": {"spain": wanted}})


@pytest.mark.rule("marauders:specialist.promised")
def test_eight_ducats_for_a_gunner_who_cannot_be_had(scenario: Arrange) -> None:
    """Though this card has no room to say so."""
    person = {"captain": DUTCH, "at": "caribbean-sea", "mission": "recover-the-ransom"}
    dice = {"scouting": [SKULL, 1], "leadership": [SKULL, 1, 1, 1]}
    s = scenario(GAME, p0=person | {"specialists": ["gunner-b"]}, chance=dice)
    s.play("p0 scout mission", "p0 fight", "p0 pick specialist-gunner,gold-8,weapon")
    s.play("p0 arm grape-shot").expect(p0={"gold": 26, "specialists": ["gunner-b"], "glory": 1})


def test_a_duel_never_costs_the_last_hand(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "in": "santo-domingo", "ship": "flute"}
    lost = {"leadership": [1, 1], "foe": [1, SKULL]}
    s = scenario(GAME, p0=person, missions=["affair-of-honour"], chance=lost)
    s.play("p0 port", "p0 claim affair-of-honour")
    s.expect(p0={"locations": {"crew": 1}, "mission": None}, no_events=["crew-lost"])


@pytest.mark.rule("marauders:mission.time-limit")
def test_the_turn_of_taking_silver_does_not_count(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "in": "san-juan"},
        p1={"captain": SPANISH, "in": "havana"},
        missions=["silver-under-escort"],
        events=["tavern-talk", "treasure-convoy", "prize-court", "hungry-garrison"],
        chance={"influence": [SKULL, 1, 1]},
    )
    s.play("p0 port", "p0 claim silver-under-escort", "p0 done", "p0 end", "p1 end")
    for left in (4, 3, 2):
        s.expect(p0={"turns_left": left}).play("p0 end", "p1 end")
    s.expect(p0={"turns_left": 1, "mission": "silver-under-escort"}).play("p0 end")
    s.expect(p0={"mission": None, "glory": 0}, events=["mission-dropped p0"])


@pytest.mark.rule("marauders:mission.freight")
def test_freight_needs_a_space_and_keeps_it(scenario: Arrange) -> None:
    mission = "muskets-for-the-maroons"
    for person, free in (
        ({"cargo": ["rum"] * 5}, True),
        ({"cargo": ["rum"] * 6}, False),
        ({"locations": {"hold": 0}}, False),
    ):
        smuggler = {"captain": ENGLISH, "in": "tortuga", **person}
        s = scenario(GAME, p0=smuggler, missions=[mission]).play("p0 port")
        assert (f"claim {mission}" in s.options(0)) == free
    # At sea a Sloop has room for the freight and one card.
    laden = {"captain": ENGLISH, "in": "tortuga", "mission": mission, "cargo": ["rum", "wood"]}
    s = scenario(GAME, p0=laden).play("p0 leave").expect(asked="p0 shed-cargo")
    s.play("p0 jettison wood").expect(p0={"cargo": ["rum"], "mission": mission})
    s = scenario(GAME, p0=laden | {"locations": {"hold": 0}, "cargo": []}).play("p0 leave")
    s.expect(p0={"mission": None}, events=["mission-dropped p0"])


# In port


@pytest.mark.rule("marauders:port.cards-before-selling", "marauders:event.treaty")
def test_a_pardon_of_the_peace_may_come_before_the_sale(scenario: Arrange) -> None:
    wanted = {"captain": DUTCH, "in": "curacao", "bounties": {"spain": 1}, "cargo": ["rum"]}
    zones = {"curacao": {"demand": "rum"}}
    s = scenario(GAME, p0=wanted, zones=zones, event="peace-1")
    s.play("p0 port", "p0 pardon spain", "p0 trade", "p0 sell rum", "p0 done")
    s.expect(p0={"gold": 14, "cargo": []})


@pytest.mark.rule("marauders:stash.details")
def test_goods_are_sold_before_the_chest_is_opened(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "in": "curacao", "chest": 5, "cargo": ["rum"]}
    s = scenario(GAME, p0=person).play("p0 port", "p0 withdraw", "p0 amount 5")
    s.refuse("p0 trade", "port.sell-first")


# Cards of others


@pytest.mark.rule("marauders:retire.details")
@pytest.mark.parametrize(
    ("card", "after"),
    [("cutpurse", {"gold": 7}), ("fouled-anchor", {"slowed": 1}), ("customs-search", {"gold": 7})],
)
def test_the_ship_of_a_retired_captain_still_lies_in_port(
    scenario: Arrange, card: str, after: Person
) -> None:
    s = scenario(
        GAME,
        p0={"captain": SPANISH, "in": "havana"},
        p1={"captain": DUTCH, "in": "nassau", "hand": [card]},
        begin="turn",
    )
    s.play("p0 retire", "p1 port", f"p1 play {card} seat=p0").expect(p0=after)
