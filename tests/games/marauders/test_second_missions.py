"""The Missions of the second set: each of them played by one captain."""

from __future__ import annotations

import pytest

from kaper.games.marauders.state import Marauders
from tests.games.marauders.second_missions import (
    DUTCH,
    FOUND,
    GAME,
    MISSED,
    RAID,
    RUM,
    SKULL,
    Arrange,
    Person,
    raid,
    sell,
)


@pytest.fixture
def card_set() -> str:
    return "second"


# Taking one


@pytest.mark.rule("marauders:mission.card")
@pytest.mark.parametrize(
    ("mission", "port"),
    [
        ("the-governors-peace", "petit-goave"),
        ("articles-broken", "tortuga"),
        ("merchant-prince", "st-maarten"),
        ("eyes-on-the-squadron", "port-royale"),
    ],
)
@pytest.mark.parametrize("wanted", [{}, {"spain": 1}])
def test_missions_for_anybody(
    scenario: Arrange, mission: str, port: str, wanted: dict[str, int]
) -> None:
    """Neither a Bounty nor its lack matters, and nothing is tested."""
    person = {"captain": DUTCH, "in": port, "bounties": wanted}
    s = scenario(GAME, p0=person, missions=[mission])
    s.play("p0 port", f"p0 claim {mission}")
    s.expect(p0={"mission": mission}, no_events=["tested"])


@pytest.mark.rule("marauders:mission.card")
@pytest.mark.parametrize(
    ("mission", "captain", "barred"),
    [
        ("guarda-costa", "baltasar-ruiz", "spain"),
        ("hunters-commission", "federico-de-silva", "france"),
        ("silver-under-escort", "federico-de-silva", "spain"),
    ],
)
def test_missions_for_the_honest(
    scenario: Arrange, mission: str, captain: str, barred: str
) -> None:
    """In the captain's Home Port, which stays open to a pirate."""
    s = scenario(GAME, p0={"captain": captain}, missions=[mission]).play("p0 port")
    assert f"claim {mission}" in s.options(0)
    wanted = {"captain": captain, "bounties": {barred: 1}}
    s = scenario(GAME, p0=wanted, missions=[mission]).play("p0 port")
    s.refuse(f"p0 claim {mission}", "mission.card")


@pytest.mark.rule("marauders:mission.card")
def test_the_queens_cousin_asks_for_no_more_than_a_good_name(scenario: Arrange) -> None:
    mission = "the-queens-cousin"
    person = {"captain": DUTCH, "in": "caracas"}
    s = scenario(GAME, p0=person | {"bounties": {"france": 1}}, missions=[mission])
    s.play("p0 port", f"p0 claim {mission}")
    s.expect(p0={"mission": mission}, no_events=["tested"])
    # Of those with a Spanish Bounty only this captain may do business in Caracas at all.
    wanted = {"captain": "alexandre-villon", "in": "caracas", "bounties": {"spain": 1}}
    passed = {"influence": [SKULL, 1]}
    s = scenario(GAME, p0=wanted, missions=[mission], chance=passed).play("p0 port")
    s.refuse(f"p0 claim {mission}", "mission.card")


def test_a_mission_with_a_test(scenario: Arrange) -> None:
    mission = "silver-under-escort"
    for dice, taken in (([1, 1, 1], None), ([SKULL, 1, 1], mission)):
        person = {"captain": DUTCH, "in": "san-juan"}
        s = scenario(GAME, p0=person, missions=[mission], chance={"influence": dice})
        s.play("p0 port", f"p0 claim {mission}").expect(p0={"mission": taken})


# Ports and searches


@pytest.mark.rule("marauders:glory.mission")
@pytest.mark.parametrize(
    ("mission", "port", "gold"),
    [
        ("the-queens-cousin", "havana", 30),
        ("first-with-the-news", "havana", 26),
        ("the-salt-race", "bridgetown", 20),
        ("silver-under-escort", "cartagena", 30),
        ("raleighs-papers", "caracas", 19),
    ],
)
def test_visits(scenario: Arrange, mission: str, port: str, gold: int) -> None:
    person = {"captain": DUTCH, "in": port, "mission": mission, "turns": 0}
    s = scenario(GAME, p0=person, zones={"bridgetown": {"modification": "long-guns"}})
    s.play("p0 port").expect(events=["mission-done p0", "gold-gained p0"], p0={"gold": gold})
    if mission == "silver-under-escort":
        s.play("p0 arm chain-shot").expect(p0={"weapons": {"chain-shot": 1}})
    s.expect(p0={"glory": 1, "mission": None}, asked="p0 port")
    other = person | {"in": "old-providence"}
    scenario(GAME, p0=other).play("p0 port").expect(p0={"gold": 10, "mission": mission})


def test_silver_under_escort_is_prey_in_a_hurry(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "in": "san-juan"},
        missions=["silver-under-escort"],
        chance={"influence": [SKULL]},
    )
    s.play("p0 port", "p0 claim silver-under-escort")
    tables, state = s.state(Marauders).tables, s.state(Marauders)
    assert [captain.deadline for captain in state.captains] == [5, 0]
    assert tables.missions[tables.mission_number["silver-under-escort"]].lure
    s.play("p0 done", "p0 end", "p1 end").expect(p0={"turns_left": 4})


def test_the_salt_race_fits_out_the_ship(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "in": "bridgetown", "mission": "the-salt-race"}
    zones = {"bridgetown": {"modification": "long-guns"}}
    s = scenario(GAME, p0=person, zones=zones).play("p0 port")
    s.expect(p0={"gold": 20, "modifications": ["long-guns"]})
    s = scenario(GAME, p0=person | {"modifications": ["long-guns"]}, zones=zones).play("p0 port")
    s.expect(p0={"gold": 26, "glory": 1})


@pytest.mark.parametrize("at_sea", [False, True])
def test_raleighs_papers(scenario: Arrange, at_sea: bool) -> None:
    where = {"at": "caracas"} if at_sea else {"in": "caracas"}
    person = {"captain": DUTCH, "mission": "raleighs-papers", **where}
    s = scenario(GAME, p0=person, chance={**FOUND, "rumor": ["castaway"]})
    s.play("p0 scout mission" if at_sea else "p0 port")
    s.expect(p0={"gold": 19, "rumors": ["castaway"], "glory": 1})
    assert len(s.state(Marauders).captains[0].hand) == 2


@pytest.mark.parametrize("at_sea", [False, True])
def test_eyes_on_the_squadron(scenario: Arrange, at_sea: bool) -> None:
    where = {"at": "havana"} if at_sea else {"in": "havana"}
    look = "p0 scout mission" if at_sea else "p0 port"
    person: Person = {"captain": DUTCH, "mission": "eyes-on-the-squadron", **where}
    every = ("chain-shot", "grape-shot", "grappling-hooks")
    armed = {"weapons": dict.fromkeys(every, 1), "glory": 1, "mission": None}
    s = scenario(GAME, p0=person, chance=FOUND).play(look)
    s.expect(p0={"gold": 30, **armed})
    wanted = person | {"bounties": {"france": 3}}
    s = scenario(GAME, p0=wanted, chance=FOUND).play(look, "p0 pardon france")
    s.expect(p0={"gold": 22, "bounties": {"france": 0}, **armed})


def test_eyes_on_the_squadron_see_nothing(scenario: Arrange) -> None:
    mission = "eyes-on-the-squadron"
    person: Person = {"captain": DUTCH, "at": "havana", "mission": mission}
    s = scenario(GAME, p0=person, chance=MISSED).play("p0 scout mission")
    s.expect(p0={"gold": 10, "mission": mission, "glory": 0})
    s.refuse("p0 scout mission", "scout.once-per-target")
    elsewhere = person | {"at": "port-royale"}
    scenario(GAME, p0=elsewhere).refuse("p0 scout mission", "term.card-text-wins")


@pytest.mark.rule("marauders:mission.progress")
def test_mapmakers_round(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "in": "nassau", "mission": "mapmakers-round"}
    s = scenario(GAME, p0=person).play("p0 port")
    s.expect(p0={"progress": ["england"], "gold": 10})
    s = scenario(GAME, p0=person | {"progress": ["england"]}).play("p0 port")
    s.expect(p0={"mission": "mapmakers-round"})
    half = person | {"progress": ["france"]}
    s = scenario(GAME, p0=half, chance={"rumor": ["castaway"]}).play("p0 port")
    s.expect(p0={"gold": 24, "rumors": ["castaway"], "glory": 1})


def test_fever_ship(scenario: Arrange) -> None:
    person: Person = {"captain": DUTCH, "at": "caribbean-sea", "mission": "fever-ship"}
    s = scenario(GAME, p0=person, chance=FOUND).play("p0 scout mission")
    healed = {"specialists": ["sawbones-a"], "locations": {"crew": 1}}
    s.expect(p0={"gold": 20, "glory": 1, **healed})
    more: Person = {"locations": {"crew": 1}, "specialists": ["sawbones-b"]}
    s = scenario(GAME, p0=person | more, chance=FOUND).play("p0 scout mission")
    s.expect(p0={"gold": 28, "locations": {"crew": 1}})
    s = scenario(GAME, p0=person, chance=MISSED).play("p0 scout mission")
    s.expect(p0={"gold": 10, "mission": "fever-ship"})
    scenario(GAME, p0=person | {"at": "curacao"}).refuse("p0 scout mission", "term.card-text-wins")


def test_wrecks_of_the_plate_fleet(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "mission": "wrecks-of-the-plate-fleet"}
    s = scenario(GAME, p0=person | {"at": "nassau"}, chance=FOUND).play("p0 scout mission")
    s.expect(p0={"progress": ["nassau"], "gold": 10}).refuse("p0 scout mission", "mission.progress")
    cargo = {"cargo": ["rum-8", "wood-8", "fruit-8", "cocoa-8"]}
    half = person | {"at": "havana", "progress": ["nassau"]}
    s = scenario(GAME, p0=half, chance={**FOUND, **cargo})
    s.play("p0 scout mission", "p0 stow rum", "p0 done")
    s.expect(p0={"gold": 30, "cargo": ["rum"], "glory": 1})


@pytest.mark.parametrize(
    ("picked", "gold", "specialists"),
    [("gold-20", 30, []), ("specialist-gunner,gold-8,weapon", 18, ["gunner-a"])],
)
@pytest.mark.rule("marauders:rumor.alternatives", "marauders:crew.start")
def test_recover_the_ransom(
    scenario: Arrange, picked: str, gold: int, specialists: list[str]
) -> None:
    person = {"captain": DUTCH, "at": "caribbean-sea", "mission": "recover-the-ransom"}
    # One Crew with Leadership 2: one success is enough.
    dice = {**FOUND, "leadership": [SKULL, 1, 1, 1]}
    s = scenario(GAME, p0=person, chance=dice)
    s.play("p0 scout mission").expect(asked="p0 crew-fight")
    s.play("p0 fight").expect(asked="p0 mission-reward")
    assert s.options(0) == ["pick gold-20", "pick specialist-gunner,gold-8,weapon"]
    s.play(f"p0 pick {picked}")
    if specialists:
        s.play("p0 arm grape-shot").expect(p0={"weapons": {"grape-shot": 1}})
    s.expect(p0={"gold": gold, "specialists": specialists, "glory": 1})


@pytest.mark.rule("marauders:mission.card")
def test_the_ransom_is_fought_for(scenario: Arrange) -> None:
    """Two dice against the captain, who may put it off and may die of it."""
    person: Person = {"captain": DUTCH, "at": "caribbean-sea", "mission": "recover-the-ransom"}
    s = scenario(GAME, p0=person, chance=FOUND).play("p0 scout mission", "p0 decline")
    s.expect(p0={"mission": "recover-the-ransom", "progress": ["caribbean-sea"], "gold": 10})
    lose = {**FOUND, "leadership": [1, 1, 1, SKULL]}
    s = scenario(GAME, p0=person | {"locations": {"crew": 1}}, chance=lose)
    s.play("p0 scout mission", "p0 fight")
    s.expect(events=["captain-died p0"], no_events=["glory-gained"])


def test_rebels_in_the_cane(scenario: Arrange) -> None:
    person: Person = {"captain": DUTCH, "at": "bridgetown", "mission": "rebels-in-the-cane"}
    win = {**FOUND, "leadership": [SKULL, 1, 1]}
    s = scenario(GAME, p0=person, chance=win).play("p0 scout mission")
    s.expect(p0={"gold": 22, "specialists": ["veteran-a"], "bounties": {"england": 1}, "glory": 1})
    weak = person | {"locations": {"crew": 1}, "specialists": ["veteran-b"]}
    win = {**FOUND, "leadership": [SKULL, 1, 1, 1]}
    s = scenario(GAME, p0=weak, chance=win).play("p0 scout mission")
    s.expect(p0={"gold": 30, "locations": {"crew": 2}})
    lose = {**FOUND, "leadership": [1, 1, 1, SKULL]}
    s = scenario(GAME, p0=weak, chance=lose).play("p0 scout mission")
    s.expect(events=["captain-died p0"], no_events=["glory-gained", "bounty-set"])


@pytest.mark.rule("marauders:mission.card", "marauders:crew.round")
@pytest.mark.parametrize(
    ("mission", "zone", "leadership"),
    [
        ("recover-the-ransom", "caribbean-sea", 2),
        ("rebels-in-the-cane", "bridgetown", 1),
        ("hunters-commission", "san-juan", 1),
    ],
)
def test_the_foes_of_missions_fall_at_the_first_blow(
    scenario: Arrange, mission: str, zone: str, leadership: int
) -> None:
    """The captain's two dice, then the foe's: only a second one of these shows a skull."""
    person = {"captain": DUTCH, "at": zone, "mission": mission}
    dice = {**FOUND, "leadership": [SKULL, 1, 1, SKULL]}
    s = scenario(GAME, p0=person, chance=dice).play("p0 scout mission")
    if leadership == 2:
        s.play("p0 fight").expect(events=["crew-hit p0 left=1"])
    else:
        s.expect(no_events=["crew-hit p0"])
    s.expect(events=["crew-hit seat=foe left=0"], no_events=["crew-hit seat=foe left=1"])


def test_hunters_commission(scenario: Arrange) -> None:
    person: Person = {"captain": DUTCH, "at": "san-juan", "mission": "hunters-commission"}
    win = {**FOUND, "leadership": [SKULL, 1, 1]}
    s = scenario(GAME, p0=person, chance=win).play("p0 scout mission")
    s.expect(p0={"gold": 24, "specialists": ["lookout-a"], "glory": 1, "mission": None})
    hired = person | {"specialists": ["lookout-b"]}
    s = scenario(GAME, p0=hired, chance=win).play("p0 scout mission")
    s.expect(p0={"gold": 32, "specialists": ["lookout-b"], "glory": 1})
    s = scenario(GAME, p0=person, chance=MISSED).play("p0 scout mission")
    s.expect(p0={"gold": 10, "mission": "hunters-commission", "glory": 0})
    weak = person | {"locations": {"crew": 1}}
    lose = {**FOUND, "leadership": [1, 1, SKULL]}
    s = scenario(GAME, p0=weak, chance=lose).play("p0 scout mission")
    s.expect(events=["captain-died p0"], no_events=["glory-gained", "gold-gained"])
    elsewhere = person | {"at": "nassau"}
    scenario(GAME, p0=elsewhere).refuse("p0 scout mission", "term.card-text-wins")


@pytest.mark.rule("marauders:mission.land")
@pytest.mark.parametrize(
    ("mission", "zone", "nation", "reward"),
    [
        ("through-the-blockade", "bridgetown", "england", ()),
        ("the-tobacco-monopoly", "nassau", "england", ("p0 pick gold-15",)),
    ],
)
def test_landing_goods(
    scenario: Arrange, mission: str, zone: str, nation: str, reward: tuple[str, ...]
) -> None:
    """Neither a Bounty nor war nor plague keeps anybody from the open coast."""
    hold = {"ship": "galleon", "cargo": ["tobacco", "tobacco", "rum"]}
    person = {"captain": DUTCH, "at": zone, "mission": mission, "bounties": {nation: 2}, **hold}
    table = {"plague": [zone], "war": ["netherlands", nation]}
    s = scenario(GAME, p0=person, **table, chance=FOUND)
    before = list(s.state(Marauders).demand)
    s.play("p0 scout mission")
    if mission == "through-the-blockade":
        s.expect(asked="p0 deliver").play("p0 deliver rum", "p0 deliver tobacco")
        s.expect(p0={"cargo": ["tobacco"], "gold": 26})
    else:
        s.play(*reward).expect(p0={"cargo": ["rum"], "gold": 25})
    s.expect(p0={"glory": 1, "mission": None}, no_events=["cargo-sold"])
    assert s.state(Marauders).demand == before
    # Nothing is lost by a failed test, and there is one try a turn.
    s = scenario(GAME, p0=person, **table, chance=MISSED).play("p0 scout mission")
    s.expect(p0={"cargo": ["rum", "tobacco", "tobacco"], "mission": mission, "gold": 10})
    s.refuse("p0 scout mission", "scout.once-per-target")


@pytest.mark.rule("marauders:mission.land")
@pytest.mark.parametrize(
    ("mission", "zone", "short"),
    [
        ("through-the-blockade", "bridgetown", ["rum"]),
        ("the-tobacco-monopoly", "nassau", ["tobacco", "rum"]),
    ],
)
def test_landing_needs_all_the_goods(
    scenario: Arrange, mission: str, zone: str, short: list[str]
) -> None:
    person = {"captain": DUTCH, "at": zone, "mission": mission, "cargo": short}
    scenario(GAME, p0=person).refuse("p0 scout mission", "turn.nothing-there")
    laden = person | {"at": "trinidad", "cargo": ["tobacco", "tobacco"]}
    scenario(GAME, p0=laden).refuse("p0 scout mission", "term.card-text-wins")


def test_through_the_blockade_clears_a_french_level(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "at": "bridgetown", "mission": "through-the-blockade"}
    wanted = person | {"cargo": ["rum", "rum"], "bounties": {"france": 2}}
    s = scenario(GAME, p0=wanted, chance=FOUND)
    s.play("p0 scout mission", "p0 deliver rum", "p0 deliver rum")
    s.expect(p0={"gold": 26, "bounties": {"france": 1}})


@pytest.mark.rule("marauders:rumor.alternatives")
def test_the_tobacco_monopoly_offers_more_for_a_bounty(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "at": "nassau", "mission": "the-tobacco-monopoly"}
    for level in (0, 5):
        wanted = person | {"cargo": ["tobacco"] * 2, "bounties": {"spain": level}}
        s = scenario(GAME, p0=wanted, chance=FOUND)
        s.play("p0 scout mission", "p0 pick gold-20,bounty-spain")
        s.expect(p0={"gold": 30, "bounties": {"spain": min(5, level + 1)}, "glory": 1})


# Deliveries, duels and deeds


def test_timber_for_the_yard(scenario: Arrange) -> None:
    person: Person = {"captain": DUTCH, "in": "st-johns", "mission": "timber-for-the-yard"}
    zones = {"st-johns": {"modification": "reinforced-hull"}}
    hurt = person | {"cargo": ["wood", "wood"], "locations": {"hull": 1, "masts": 0, "crew": 1}}
    s = scenario(GAME, p0=hurt, zones=zones).play("p0 port", "p0 deliver wood")
    s.expect(p0={"gold": 20, "modifications": ["reinforced-hull"], "glory": 1})
    s.expect(p0={"locations": {"hull": 2, "masts": 2, "crew": 1}})
    fitted = {"modifications": ["reinforced-hull"], "flipped": ["reinforced-hull"]}
    s = scenario(GAME, p0=hurt | fitted, zones=zones).play("p0 port", "p0 deliver wood")
    s.expect(p0={"gold": 26, "flipped": []})
    s = scenario(GAME, p0=person | {"cargo": ["wood", "rum"]}).play("p0 port")
    assert "deliver wood" not in s.options(0)


def test_the_governors_peace(scenario: Arrange) -> None:
    person: Person = {"captain": DUTCH, "in": "petit-goave", "mission": "the-governors-peace"}
    laden = person | {"cargo": ["rum", "wood", "wood"]}
    deliver = ("p0 port", "p0 deliver any", "p0 deliver rum", "p0 deliver wood")
    s = scenario(GAME, p0=laden | {"bounties": {"spain": 3}}).play(*deliver, "p0 pardon spain")
    s.expect(p0={"gold": 22, "bounties": {"spain": 0}, "cargo": ["wood"], "glory": 1})
    scenario(GAME, p0=laden).play(*deliver).expect(p0={"gold": 28, "glory": 1})
    s = scenario(GAME, p0=person | {"cargo": ["rum"]}).play("p0 port")
    assert "deliver any" not in s.options(0)


def test_affair_of_honour(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "in": "santo-domingo"}
    offered = ["affair-of-honour"]
    win = {"leadership": [SKULL, 1], "foe": [1, 1]}
    s = scenario(GAME, p0=person, missions=offered, chance=win)
    s.play("p0 port", "p0 claim affair-of-honour", "p0 arm chain-shot")
    s.expect(p0={"gold": 18, "weapons": {"chain-shot": 1}, "glory": 1})
    assert len(s.state(Marauders).captains[0].hand) == 2
    lose = {"leadership": [1, 1], "foe": [1, SKULL]}
    s = scenario(GAME, p0=person, missions=offered, chance=lose)
    s.play("p0 port", "p0 claim affair-of-honour")
    s.expect(p0={"gold": 10, "locations": {"crew": 1}, "glory": 0, "mission": None})


def test_muskets_for_the_maroons(scenario: Arrange) -> None:
    person: Person = {"captain": DUTCH, "in": "santo-domingo", "mission": "muskets-for-the-maroons"}
    weak = person | {"locations": {"crew": 1}}
    s = scenario(GAME, p0=weak, chance={"influence": [SKULL, 1, 1]}).play("p0 port")
    s.expect(p0={"gold": 25, "locations": {"crew": 2}, "glory": 1, "pirate": False})
    s = scenario(GAME, p0=weak, chance={"influence": [1, 1, 1]}).play("p0 port")
    s.expect(p0={"gold": 16, "locations": {"crew": 1}, "glory": 1, "bounties": {"spain": 1}})
    full = {"in": "tortuga", "cargo": ["rum"] * 6}
    s = scenario(GAME, p0=full, missions=["muskets-for-the-maroons"]).play("p0 port")
    s.refuse("p0 claim muskets-for-the-maroons", "mission.freight")


def test_letter_of_marque(scenario: Arrange) -> None:
    mission = "letter-of-marque-england"
    s = scenario(GAME, p0={"captain": DUTCH, "in": "port-royale"}, missions=[mission])
    s.play("p0 port", f"p0 claim {mission}").refuse("p0 name england", "mission.card")
    s.play("p0 name spain")
    person = {"captain": DUTCH, "at": "tortuga", "mission": mission, "named": "spain"}
    zones = {"tortuga": {"merchant": "spain"}}
    s = scenario(GAME, p0=person, zones=zones, chance=RAID).play(*raid(0))
    s.expect(p0={"gold": 24, "specialists": ["boatswain-a"], "pirate": False, "glory": 1})
    hired = person | {"specialists": ["boatswain-b"]}
    s = scenario(GAME, p0=hired, zones=zones, chance=RAID).play(*raid(0)[:2])
    s.play(*["p0 pass"] * ("pass" in s.options(0)), "p0 done").expect(p0={"gold": 32, "glory": 1})


def test_merchant_prince(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "in": "bridgetown", "mission": "merchant-prince"}
    s = scenario(GAME, p0=person | {"cargo": ["rum"] * 3}, zones=RUM).play(*sell(0))
    s.expect(p0={"gold": 40, "specialists": ["steward-a"], "glory": 2})
    hired = person | {"cargo": ["rum"] * 3, "specialists": ["steward-b"]}
    scenario(GAME, p0=hired, zones=RUM).play(*sell(0)).expect(p0={"gold": 48})
    s = scenario(GAME, p0=person | {"cargo": ["rum"] * 2}, zones=RUM).play(*sell(0, 2))
    s.expect(p0={"gold": 22, "mission": "merchant-prince", "glory": 0})
