"""What captains and zones can do: one test for each."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.marauders.components.ids import Zone
from kaper.games.marauders.events import Tested as SkillRolled
from kaper.games.marauders.rules.buying import purchase_price
from kaper.games.marauders.rules.independent import scouts
from kaper.games.marauders.rules.npc_scouting import scouting_dice
from kaper.games.marauders.rules.selling import sale_price
from kaper.games.marauders.state import Marauders
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "marauders"
SKULL = 6
OLD_PROVIDENCE, SAN_JUAN = Zone(4), Zone(10)
WARES = ["spices-1", "cocoa-1", "cocoa-2", "rum-1", "rum-2", "rum-3"]


# Captains


def test_frances_wright_rerolls_a_scouting_die(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": "frances-wright", "at": "tortuga"},
        chance={"scouting": [1, 2, 3, SKULL]},
    )
    s.play("p0 scout merchant", "p0 reroll 1").expect(asked="p0 merchant")
    s = scenario(
        GAME, p0={"captain": "frances-wright", "at": "tortuga"}, chance={"scouting": [1, 2, 3, 4]}
    )
    s.play("p0 scout merchant", "p0 reroll 1").expect(events=["missed p0"], asked="p0 turn")


def test_percival_whitewood_chooses_among_two_rumors(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": "percival-whitewood", "in": "tortuga"},
        chance={"influence": [SKULL, 1, 1, 1], "rumor": ["pearl-beds", "castaway"]},
    )
    s.play("p0 port", "p0 ask-around").expect(asked="p0 keep-rumor")
    s.play("p0 take castaway").expect(p0={"rumors": ["castaway"], "gold": 8})


def test_eleanor_ashcombe_pays_less(scenario: Arrange) -> None:
    person = {"captain": "eleanor-ashcombe", "in": "tortuga", "locations": {"masts": 1}}
    s = scenario(GAME, p0=person)
    s.play("p0 port", "p0 yard", "p0 repair masts").expect(p0={"gold": 9})
    s.play("p0 modify").expect(p0={"gold": 7})


def test_josiah_crake_looks_alone(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": "josiah-crake", "at": "tortuga"},
        zones={"tortuga": {"merchant": "spain"}},
        chance={"scouting": [SKULL, 1, 1, 1]},
    )
    s.play("p0 scout merchant")
    assert s.options(0) == ["raid spain", "raid france", "release", "put-back"]
    assert s.rows(0, "zones")[2]["merchant"] == "spain"
    assert s.rows(1, "zones")[2]["merchant"] == "unknown"
    s.play("p0 put-back").expect(merchant_box=[]).refuse(
        "p0 scout merchant", "scout.once-per-target"
    )
    assert s.rows(1, "zones")[2]["merchant"] == "unknown"


def test_alexandre_villon_enters_any_port(scenario: Arrange) -> None:
    wanted = {"captain": "alexandre-villon", "at": "havana", "bounties": {"spain": 2}}
    s = scenario(GAME, p0=wanted, plague=["havana"], chance={"influence": [1, 1]})
    s.play("p0 enter").expect(p0={"in_port": True, "gold": 10})
    s.play("p0 port").expect(asked="p0 turn", turn={"actions": 2}, events=["turned-away p0"])
    s.refuse("p0 port", "captain.role")
    s = scenario(GAME, p0=wanted, chance={"influence": [SKULL, 1]})
    s.play("p0 enter", "p0 port").expect(asked="p0 port", turn={"actions": 1})


@pytest.mark.rule("marauders:retire.condition")
def test_alexandre_villon_may_retire_when_no_port_lets_him_in(scenario: Arrange) -> None:
    """To talk his way in was no action."""
    wanted = {"captain": "alexandre-villon", "in": "havana", "bounties": {"spain": 2}}
    s = scenario(GAME, p0=wanted, chance={"influence": [1, 1]}).play("p0 port")
    s.expect(turn={"actions": 3}, events=["turned-away p0"])
    assert s.options(0) == ["leave", "end", "retire"]
    s = scenario(GAME, p0=wanted, chance={"influence": [SKULL, 1]})
    s.play("p0 port", "p0 done").expect(turn={"actions": 2}).refuse("p0 retire", "retire.condition")


def test_nicolas_jaures_has_a_die_more_for_missions(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": "nicolas-jaures", "in": "curacao"},
        missions=["medicine-for-tortuga"],
        chance={"influence": [1, 1, 1, SKULL]},
    )
    s.play("p0 port", "p0 claim medicine-for-tortuga").expect(
        p0={"mission": "medicine-for-tortuga"}
    )


def test_dominique_de_richery_starts_with_two_cards(scenario: Arrange) -> None:
    person = {"captain": "dominique-de-richery", "status": "waiting", "gold": 0}
    s = scenario(GAME, p0=person, begin="turn").play("p0 ship sloop")
    assert len(s.state(Marauders).captains[0].hand) == 2


def test_margaux_tessier_slips_past_one_success(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": "margaux-tessier", "at": "nassau"},
        p1={"captain": "pepijn-van-avezaath", "at": "nassau"},
        chance={"scouting": [SKULL, 1], "seamanship": [1] * 6 + [SKULL, SKULL, 1, 1, SKULL, 1]},
    )
    s.play("p0 scout p1", "p0 flee", "p1 board").expect(events=["escaped p0"])


def test_federico_de_silva_is_well_armed(scenario: Arrange) -> None:
    weapon = "chain-shot"
    s = scenario(GAME, p0={"captain": "federico-de-silva", "in": "havana"})
    s.play("p0 port", "p0 yard", f"p0 arm {weapon}", f"p0 arm {weapon}")
    s.expect(p0={"gold": 6, "weapons": {weapon: 2}}).refuse(
        f"p0 arm {weapon}", "weapon.one-of-each"
    )


def test_tomas_berenguer_fires_one_cannon_more(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": "tomas-berenguer", "at": "nassau"},
        p1={"captain": "pepijn-van-avezaath", "at": "nassau"},
        chance={
            "scouting": [SKULL, 1],
            "seamanship": [SKULL, 1, 1, 1, 1, SKULL, 1, 1, 1, 1],
            "location": [1, 1, 2],
        },
    )
    s.play("p0 scout p1").expect(events=["located p0 dice=1,1"])
    s.play("p0 shoot", "p1 shoot").expect(events=["located p0 dice=2"])


def test_baltasar_ruiz_sells_dearly(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"captain": "baltasar-ruiz", "in": "nassau"})
    assert sale_price(s.state(Marauders), 0, demanded=True) == 7
    assert sale_price(s.state(Marauders), 0, demanded=False) == 2


def test_pepijn_van_avezaath_finds_room(scenario: Arrange) -> None:
    person = {"captain": "pepijn-van-avezaath", "at": "nassau", "ship": "galleon"}
    s = scenario(GAME, p0=person | {"cargo": ["rum"] * 6})
    assert s.match.problems() == []
    s = scenario(GAME, p0=person | {"cargo": ["rum"], "locations": {"hold": 0}})
    assert s.state(Marauders).capacity(0) == 1


def test_joost_verhagen_sees_more(scenario: Arrange) -> None:
    for bought, count in ((None, 7), ("tortuga", 4)):
        person = {"captain": "joost-verhagen", "in": "tortuga", "bought_at": bought}
        s = scenario(GAME, p0=person).play("p0 port", "p0 market")
        assert len(s.state(Marauders).laid.cards) == count


def test_cornelis_baak_leads(scenario: Arrange) -> None:
    person = {"captain": "cornelis-baak", "in": "havana", "locations": {"crew": 1}}
    s = scenario(GAME, p0=person).play("p0 port", "p0 recruit")
    s.expect(p0={"gold": 10, "locations": {"crew": 2}}, no_events=["tested"])
    s = scenario(
        GAME,
        p0={"captain": "cornelis-baak", "at": "nassau", "ship": "frigate"},
        p1={"captain": "pepijn-van-avezaath", "at": "nassau", "ship": "galleon"},
        chance={
            "scouting": [SKULL, 1],
            "seamanship": [1, 1, 1, 1, 1, SKULL, 1, 1, 1, 1],
            "leadership": [1] * 12,
        },
    )
    s.play("p0 scout p1", "p0 board", "p1 shoot")
    tested = [event for event in s.events if isinstance(event, SkillRolled)]
    rolled = [len(e.dice) for e in tested if (e.skill, e.seat) == ("leadership", 0)]
    assert rolled[:2] == [4, 3]


def test_hendrik_roosdaal_is_hard_to_find(scenario: Arrange) -> None:
    npcs = {"netherlands": "jacob-binckes"}
    s = scenario(GAME, p0={"captain": "hendrik-roosdaal", "bounties": {"spain": 1}}, npcs=npcs)
    assert scouting_dice(s.state(Marauders), 3, 0) == 2


def test_felipe_arriaga_moves_no_hit_to_a_destroyed_location(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": "frances-wright", "at": "nassau"},
        p1={"captain": "felipe-arriaga", "at": "nassau", "locations": {"masts": 0}},
        chance={"scouting": [SKULL, 1, 1], "seamanship": [SKULL, 1, 1], "location": [3]},
    )
    s.play("p0 scout p1")
    places = ("hull", "hold", "cannons")
    assert s.options(1) == [*(f"shift crew {place}" for place in places), "pass"]


# Zones


def test_havana_has_a_fourth_card(scenario: Arrange) -> None:
    for card, laid in (("wood-5", 4), ("wood-1", 3)):
        s = scenario(
            GAME,
            p0={"captain": "frances-wright", "at": "havana", "ship": "frigate"},
            chance={
                "scouting": [SKULL, 1, 1],
                "seamanship": [SKULL, 1],
                "cargo": ["rum-1", "rum-2", "fruit-5", card],
            },
        )
        s.play("p0 scout merchant", "p0 raid spain")
        assert len(s.state(Marauders).laid.cards) == laid


def test_nassau_trades_cheaply(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"in": "nassau"},
        zones={"nassau": {"demand": "wood"}},
        chance={"cargo": WARES},
    )
    s.play("p0 port", "p0 market")
    goods = s.state(Marauders).tables.good_number
    prices = [purchase_price(s.state(Marauders), 0, goods[g]) for g in ("spices", "cocoa", "rum")]
    assert prices == [2, 1, 1]
    assert sale_price(s.state(Marauders), 0, demanded=False) == 2
    assert sale_price(s.state(Marauders), 0, demanded=True) == 6


def test_tortuga_fills_crews(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"in": "tortuga", "locations": {"crew": 1}})
    s.play("p0 port", "p0 recruit").expect(p0={"locations": {"crew": 2}}, no_events=["tested"])


def test_old_providence_and_san_juan_hide_ships(scenario: Arrange) -> None:
    npcs: dict[str, object] = {"spain": ["blas-de-lezo", "old-providence"]}
    assert scouts(scenario(GAME, npcs=npcs).state(Marauders), OLD_PROVIDENCE) == []
    npcs = {"pirate-sloop": "charles-vane"}
    assert scouts(scenario(GAME, npcs=npcs).state(Marauders), OLD_PROVIDENCE) == [4]
    npcs = {
        "pirate-sloop": ["charles-vane", "san-juan"],
    }
    assert scouts(scenario(GAME, npcs=npcs).state(Marauders), SAN_JUAN) == []
    npcs = {"spain": "manuel-de-velasco"}
    assert scouts(scenario(GAME, npcs=npcs).state(Marauders), SAN_JUAN) == [0]


def test_rumors_are_free_in_petit_goave(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"in": "petit-goave"}, chance={"influence": [1]})
    s.play("p0 port", "p0 ask-around").expect(events=["tested p0"], p0={"gold": 10})


def test_cartagena_has_a_sure_merchant(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"at": "cartagena"}, zones={"cartagena": {"merchant": "france"}})
    s.play("p0 scout spanish-merchant").expect(no_events=["tested"], merchant_box=["france"])
    assert s.options(0) == ["raid spain", "release"]
    s = scenario(GAME, p0={"at": "cartagena"}, zones={"cartagena": {"merchant": None}})
    s.refuse("p0 scout spanish-merchant", "scout.targets")


def test_santo_domingo_repairs_for_one(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"in": "santo-domingo", "locations": {"masts": 1}})
    s.play("p0 port", "p0 yard", "p0 repair masts").expect(p0={"gold": 9})


def test_curacao_pays_four(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"in": "curacao"})
    assert sale_price(s.state(Marauders), 0, demanded=False) == 4


def test_caracas_redraws_two(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"in": "caracas"},
        zones={"caracas": {"demand": "wood"}},
        chance={"cargo": [*WARES, "rum-4", "wood-1", "rum-5"]},
    )
    s.play("p0 port", "p0 market").play("p0 replace spices")
    # Nothing is drawn before it is settled what goes.
    s.expect(no_events=["market-drawn"], asked="p0 redraw").refuse("p0 buy rum", "board.zone-rules")
    s.play("p0 replace cocoa").expect(events=["market-drawn p0 count=6"], asked="p0 market")
    assert not any(option.startswith("replace") for option in s.options(0))
    goods = s.state(Marauders).tables.good_number
    assert s.state(Marauders).laid.copies[goods["rum"]] == 5
    assert purchase_price(s.state(Marauders), 0, goods["cocoa"]) == 3


def test_caracas_redraws_none_or_one(scenario: Arrange) -> None:
    for played, count in ((["done"], 3), (["replace spices", "done"], 4)):
        s = scenario(
            GAME,
            p0={"in": "caracas"},
            zones={"caracas": {"demand": "wood"}},
            chance={"cargo": [*WARES, "rum-4"]},
        )
        s.play("p0 port", "p0 market", *(f"p0 {action}" for action in played))
        s.expect(asked="p0 market")
        assert s.state(Marauders).laid.copies[s.state(Marauders).tables.good_number["rum"]] == count


def test_st_maarten_offers_eight(scenario: Arrange) -> None:
    for bought, count in ((None, 8), ("st-maarten", 3)):
        s = scenario(GAME, p0={"in": "st-maarten", "bought_at": bought})
        s.play("p0 port", "p0 market")
        assert len(s.state(Marauders).laid.cards) == count


def test_basse_terre_arms_for_two(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"in": "basse-terre"})
    s.play("p0 port", "p0 yard", "p0 arm chain-shot").expect(p0={"gold": 8})


def test_bridgetown_listens(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"in": "bridgetown"}, chance={"influence": [1, SKULL]})
    s.play("p0 port", "p0 ask-around").expect(events=["tested p0 dice=skull,1", "rumor-drawn p0"])


def test_trinidad_shows_merchants(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"at": "trinidad"}, chance={"scouting": [1, 1, 1, SKULL]})
    s.play("p0 scout merchant").expect(asked="p0 merchant")


def test_the_caribbean_sea_has_no_port(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"at": "caribbean-sea"})
    s.refuse("p0 enter", "board.zones")
