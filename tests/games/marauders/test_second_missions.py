"""The Missions of the second set: each of them played, and the goals that set rivals apart."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.marauders.state import Marauders
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
Person = dict[str, object]
GAME = "marauders"
SKULL = 6
DUTCH = "pepijn-van-avezaath"
SPANISH = "felipe-arriaga"
ENGLISH = "frances-wright"
# Sinks a Sloop in the first round of shots, and is not hit itself.
MIGHTY: Person = {"captain": DUTCH, "ship": "ship-of-the-line"}
FOUND = {"scouting": [SKULL]}
MISSED = {"scouting": [1, 1]}
# A raid that brings 4 Ducats.
RAID = {**FOUND, "seamanship": [1, 1], "cargo": ["rum-1", "rum-2", "fruit-1"]}
RUM = {"bridgetown": {"demand": "rum"}, "curacao": {"demand": "rum"}}


@pytest.fixture
def card_set() -> str:
    return "second"


def sell(seat: int, cards: int = 3) -> tuple[str, ...]:
    return (f"p{seat} port", f"p{seat} trade", *[f"p{seat} sell rum"] * cards, f"p{seat} done")


def raid(seat: int) -> tuple[str, ...]:
    return (f"p{seat} scout merchant", f"p{seat} raid spain", f"p{seat} done")


def sinking(foe_dice: int) -> dict[str, list[int]]:
    """The dice of a battle that the Dutch captain begins and wins."""
    rolls = [SKULL, SKULL, *[1] * foe_dice] * 2
    return {"scouting": [SKULL], "seamanship": rolls, "location": [4] * 10}


# Taking one


@pytest.mark.rule("marauders:mission.pirate", "marauders:mission.card")
@pytest.mark.parametrize(
    ("mission", "port"), [("the-governors-peace", "petit-goave"), ("articles-broken", "tortuga")]
)
def test_missions_for_pirates(scenario: Arrange, mission: str, port: str) -> None:
    person = {"captain": DUTCH, "in": port}
    s = scenario(GAME, p0=person, missions=[mission]).play("p0 port")
    s.refuse(f"p0 claim {mission}", "mission.card")
    s = scenario(GAME, p0=person | {"bounties": {"spain": 1}}, missions=[mission])
    s.play("p0 port", f"p0 claim {mission}").expect(p0={"mission": mission})


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


@pytest.mark.parametrize(
    ("mission", "place"), [("merchant-prince", "st-maarten"), ("silver-under-escort", "san-juan")]
)
def test_missions_with_a_test(scenario: Arrange, mission: str, place: str) -> None:
    for dice, taken in (([1, 1, 1], None), ([SKULL, 1, 1], mission)):
        person = {"captain": DUTCH, "in": place}
        s = scenario(GAME, p0=person, missions=[mission], chance={"influence": dice})
        s.play("p0 port", f"p0 claim {mission}").expect(p0={"mission": taken})


@pytest.mark.rule("marauders:mission.rival")
@pytest.mark.parametrize(
    ("mission", "place"),
    [
        ("the-captains-cup", "bridgetown"),
        ("a-bet-at-the-exchange", "curacao"),
        ("an-old-debt", "nassau"),
        ("guarda-costa", "havana"),
    ],
)
def test_a_rival_is_named(scenario: Arrange, mission: str, place: str) -> None:
    person = {"captain": DUTCH, "in": place}
    s = scenario(GAME, seats=3, p0=person, missions=[mission])
    s.play("p0 port", f"p0 claim {mission}").expect(asked="p0 name-rival")
    assert s.options(0) == ["challenge p1", "challenge p2"]
    s.refuse("p0 challenge p0", "mission.rival")
    s.play("p0 challenge p2").expect(events=["rival-named p0 owner=2"], asked="p0 port")
    assert [s.seen(viewer, 0)["rival"] for viewer in (0, 1, 2, None)] == [2] * 4
    # Of two players there is only one to name, and none while that one has no captain.
    s = scenario(GAME, seats=3, p0=person, p2={"status": "waiting"}, missions=[mission])
    s.play("p0 port", f"p0 claim {mission}").expect(p0={"rival": 1}, asked="p0 port")
    s = scenario(GAME, p0=person, p1={"status": "waiting"}, missions=[mission])
    s.play("p0 port").refuse(f"p0 claim {mission}", "mission.rival")


def test_the_rival_goes_with_the_mission(scenario: Arrange) -> None:
    holder = {"in": "nassau", "mission": "an-old-debt", "rival": "p1"}
    s = scenario(GAME, p0=holder, missions=["wrecks-of-the-plate-fleet"])
    s.play("p0 port", "p0 claim wrecks-of-the-plate-fleet").expect(p0={"rival": None})


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
    assert state.deadline == [5, 0]
    assert tables.mission_prey[tables.mission_number["silver-under-escort"]]
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
    assert len(s.state(Marauders).hands[0]) == 2


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
    scenario(GAME, p0=person | {"at": "curacao"}).refuse("p0 scout mission", "scout.targets")


def test_wrecks_of_the_plate_fleet(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "mission": "wrecks-of-the-plate-fleet"}
    s = scenario(GAME, p0=person | {"at": "nassau"}, chance=FOUND).play("p0 scout mission")
    s.expect(p0={"progress": ["nassau"], "gold": 10}).refuse("p0 scout mission", "scout.targets")
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
    # Two Crew with Leadership 2: two successes are enough, one die fewer is not asked for.
    dice = {**FOUND, "leadership": [SKULL, SKULL, 1, 1]}
    s = scenario(GAME, p0=person, chance=dice)
    s.play("p0 scout mission").expect(asked="p0 crew-fight")
    s.play("p0 fight").expect(asked="p0 mission-reward")
    assert s.options(0) == ["pick gold-20", "pick specialist-gunner,gold-8,weapon"]
    s.play(f"p0 pick {picked}")
    if specialists:
        s.play("p0 arm grape-shot").expect(p0={"weapons": {"grape-shot": 1}})
    s.expect(p0={"gold": gold, "specialists": specialists, "glory": 1})


def test_rebels_in_the_cane(scenario: Arrange) -> None:
    person: Person = {"captain": DUTCH, "at": "bridgetown", "mission": "rebels-in-the-cane"}
    win = {**FOUND, "leadership": [SKULL, SKULL, 1]}
    s = scenario(GAME, p0=person, chance=win).play("p0 scout mission")
    s.expect(p0={"gold": 22, "specialists": ["veteran-a"], "bounties": {"england": 1}, "glory": 1})
    weak = person | {"locations": {"crew": 1}, "specialists": ["veteran-b"]}
    win = {**FOUND, "leadership": [SKULL, 1, 1, 1, SKULL, 1, 1, 1]}
    s = scenario(GAME, p0=weak, chance=win).play("p0 scout mission")
    s.expect(p0={"gold": 30, "locations": {"crew": 2}})
    lose = {**FOUND, "leadership": [1, 1, 1, SKULL]}
    s = scenario(GAME, p0=weak, chance=lose).play("p0 scout mission")
    s.expect(events=["captain-died p0"], no_events=["glory-gained", "bounty-set"])


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
    scenario(GAME, p0=person).refuse("p0 scout mission", "scout.targets")
    laden = person | {"at": "trinidad", "cargo": ["tobacco", "tobacco"]}
    scenario(GAME, p0=laden).refuse("p0 scout mission", "scout.targets")


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


@pytest.mark.rule("marauders:mission.pirate")
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
    assert len(s.state(Marauders).hands[0]) == 2
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
    s.refuse("p0 claim muskets-for-the-maroons", "mission.card")


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


@pytest.mark.parametrize(
    ("mission", "fleet", "npc", "gold"),
    [
        ("bring-down-a-flagship", "spain", "blas-de-lezo", 22),
        ("hunters-commission", "pirate-frigate", "edward-teach", 39),
    ],
)
def test_defeats(scenario: Arrange, mission: str, fleet: str, npc: str, gold: int) -> None:
    person = MIGHTY | {"at": "nassau", "mission": mission}
    table: Person = {
        "npcs": {fleet: [npc, "nassau"]},
        "chance": sinking(4 if fleet == "spain" else 3),
    }
    fight = (f"p0 scout {fleet}", "p0 shoot", "p1 shoot")
    s = scenario(GAME, p0=person, **table).play(*fight)
    if fleet == "spain":
        # The Bounty for the battle itself may be the one that is lifted.
        s.play("p0 pardon spain").expect(p0={"weapons": {"chain-shot": 1, "grape-shot": 1}})
    else:
        s.expect(p0={"specialists": ["lookout-a"]})
    s.expect(p0={"gold": gold, "glory": 2, "mission": None, "pirate": False})
    if fleet != "spain":
        s = scenario(GAME, p0=person | {"specialists": ["lookout-b"]}, **table).play(*fight)
        s.expect(p0={"gold": gold + 8})


def test_merchant_prince(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "in": "bridgetown", "mission": "merchant-prince"}
    s = scenario(GAME, p0=person | {"cargo": ["rum"] * 3}, zones=RUM).play(*sell(0))
    s.expect(p0={"gold": 40, "specialists": ["steward-a"], "glory": 2})
    hired = person | {"cargo": ["rum"] * 3, "specialists": ["steward-b"]}
    scenario(GAME, p0=hired, zones=RUM).play(*sell(0)).expect(p0={"gold": 48})
    s = scenario(GAME, p0=person | {"cargo": ["rum"] * 2}, zones=RUM).play(*sell(0, 2))
    s.expect(p0={"gold": 22, "mission": "merchant-prince", "glory": 0})


# Rivals


@pytest.mark.rule("marauders:mission.rival-found", "marauders:mission.rival")
@pytest.mark.parametrize("attacks", [False, True])
def test_guarda_costa(scenario: Arrange, attacks: bool) -> None:
    hunter = MIGHTY | {"at": "nassau", "mission": "guarda-costa", "rival": "p1"}
    s = scenario(GAME, p0=hunter, p1={"captain": SPANISH, "at": "nassau"}, chance=FOUND)
    s.play("p0 scout p1", "p0 arm chain-shot")
    s.expect(p0={"gold": 24, "weapons": {"chain-shot": 1}, "glory": 1}, asked="p0 rival-found")
    s.play("p0 fight" if attacks else "p0 decline")
    s.expect(p0={"pirate": attacks}, asked="p0 turn" if not attacks else None)
    assert bool(s.match.view(0)["battle"]) == attacks


@pytest.mark.rule("marauders:mission.rival")
def test_only_a_find_that_stands_counts(scenario: Arrange) -> None:
    hunter = MIGHTY | {"at": "nassau", "mission": "guarda-costa", "rival": "p1"}
    hidden = {"captain": SPANISH, "at": "nassau", "hand": ["fog-bank"]}
    s = scenario(GAME, p0=hunter, p1=hidden, chance=FOUND)
    s.play("p0 scout p1", "p1 play fog-bank").expect(p0={"mission": "guarda-costa", "glory": 0})
    # Another than the rival is found as always: for a battle.
    table: Person = {"p1": {"at": "havana"}, "p2": {"captain": ENGLISH, "at": "nassau"}}
    s = scenario(GAME, seats=3, p0=hunter, **table, chance=sinking(3)).play("p0 scout p2")
    s.expect(events=["battle-began p0"], p0={"mission": "guarda-costa"}, p2={"status": "waiting"})


@pytest.mark.rule("marauders:mission.rival")
def test_it_is_not_enough_to_be_found_by_the_rival(scenario: Arrange) -> None:
    hunter = MIGHTY | {"at": "nassau", "mission": "guarda-costa", "rival": "p1"}
    finder = {"captain": ENGLISH, "at": "nassau", "hand": []}
    dice = {"scouting": [SKULL], "seamanship": [1, 1, 1, SKULL, SKULL], "location": [4] * 5}
    s = scenario(GAME, active="p1", p0=hunter, p1=finder, chance=dice).play("p1 scout p0")
    s.expect(events=["found p1", "battle-began p1"], p0={"mission": "guarda-costa"})


@pytest.mark.rule("marauders:mission.rival")
@pytest.mark.parametrize(("aboard", "taken"), [(40, 6), (6, 6), (4, 4), (0, 0)])
def test_an_old_debt(scenario: Arrange, aboard: int, taken: int) -> None:
    person = {"captain": DUTCH, "in": "cartagena", "mission": "an-old-debt", "rival": "p1"}
    s = scenario(GAME, seats=3, p0=person, p1={"in": "cartagena", "gold": aboard})
    s.play("p0 port").expect(
        events=[f"gold-stolen p0 owner=1 gold={taken}", f"gold-gained p0 gold={12 - taken}"],
        p0={"gold": 22, "glory": 1},
        p1={"gold": aboard - taken},
        asked="p0 port",
    )


@pytest.mark.rule("marauders:mission.rival")
@pytest.mark.parametrize("rival", [{"at": "cartagena"}, {"in": "havana"}, {"status": "waiting"}])
def test_an_old_debt_wants_the_rival_in_the_same_port(scenario: Arrange, rival: Person) -> None:
    person = {"captain": DUTCH, "in": "cartagena", "mission": "an-old-debt", "rival": "p1"}
    s = scenario(GAME, seats=3, p0=person, p1=rival, p2={"in": "cartagena"}).play("p0 port")
    s.expect(p0={"mission": "an-old-debt", "gold": 10}, asked="p0 port")


@pytest.mark.rule("marauders:mission.rival")
def test_the_ship_of_a_rival_who_retires_still_lies_in_port(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "in": "cartagena", "mission": "an-old-debt", "rival": "p1"}
    s = scenario(GAME, active="p1", first="p1", p0=person, p1={"in": "cartagena"})
    s.play("p1 retire", "p0 port").expect(p0={"gold": 22, "glory": 1}, p1={"gold": 4})


@pytest.mark.rule("marauders:mission.rival", "marauders:mission.deeds")
@pytest.mark.parametrize("wanted", [{"spain": 2}, {}])
def test_articles_broken(scenario: Arrange, wanted: dict[str, int]) -> None:
    person = {"at": "nassau", "mission": "articles-broken", "rival": "p1", "bounties": wanted}
    dice = sinking(3)
    s = scenario(GAME, p0=MIGHTY | person, p1={"captain": ENGLISH, "at": "nassau"}, chance=dice)
    s.play("p0 scout p1")
    # The attack itself brings a Bounty.
    s.expect(asked="p0 choose-pardon").play("p0 pardon england")
    s.expect(p0={"gold": 28, "glory": 2, "bounties": {"england": 0}, "mission": None})


@pytest.mark.rule("marauders:mission.rival")
def test_articles_broken_pays_where_there_is_no_bounty(scenario: Arrange) -> None:
    person = {"at": "nassau", "mission": "articles-broken", "rival": "p1"}
    pirate = {"captain": ENGLISH, "at": "nassau", "bounties": {"france": 1}}
    s = scenario(GAME, p0=MIGHTY | person, p1=pirate, chance=sinking(3))
    s.play("p0 scout p1", "p0 decline")
    s.expect(p0={"gold": 33, "glory": 2, "mission": None})


@pytest.mark.rule("marauders:mission.rival")
def test_another_than_the_rival_is_beaten_for_nothing(scenario: Arrange) -> None:
    person = MIGHTY | {"at": "nassau", "mission": "articles-broken", "rival": "p2"}
    s = scenario(
        GAME, seats=3, p0=person, p1={"captain": ENGLISH, "at": "nassau"}, chance=sinking(3)
    )
    s.play("p0 scout p1")
    s.expect(p0={"mission": "articles-broken", "rival": 2, "glory": 1, "gold": 10})


@pytest.mark.rule("marauders:mission.rival")
def test_the_rival_is_the_player_not_the_captain(scenario: Arrange) -> None:
    """Somebody else sinks the rival; the card still names the same player."""
    holder = {"in": "havana", "mission": "articles-broken", "rival": "p1"}
    killer = MIGHTY | {"at": "nassau"}
    dice = sinking(3)
    s = scenario(
        GAME,
        seats=3,
        active="p2",
        p0={"captain": SPANISH, **holder},
        p1={"captain": ENGLISH, "at": "nassau"},
        p2=killer,
        chance=dice,
    )
    s.play("p2 scout p1").expect(p1={"status": "waiting"})
    s.expect(p0={"mission": "articles-broken", "rival": 1})


# Races


@pytest.mark.rule("marauders:mission.race")
@pytest.mark.parametrize(
    ("mission", "port", "gold"),
    [("first-with-the-news", "havana", 6), ("the-salt-race", "bridgetown", 5)],
)
def test_a_race_is_lost_to_any_other(scenario: Arrange, mission: str, port: str, gold: int) -> None:
    holder = {"captain": DUTCH, "at": port, "mission": mission}
    s = scenario(GAME, seats=3, active="p1", p0=holder, p1={"captain": SPANISH, "in": port})
    # To lie in the port is not enough.
    s.expect(p0={"mission": mission})
    s.play("p1 port").expect(
        events=["overtook p1 owner=0", "mission-dropped p0", f"gold-gained p1 gold={gold}"],
        no_events=["glory-gained", "mission-done"],
        p0={"mission": None, "gold": 10, "glory": 0},
        p1={"gold": 10 + gold, "glory": 0},
        asked="p1 port",
    )
    elsewhere = {"captain": SPANISH, "in": "old-providence"}
    s = scenario(GAME, seats=3, active="p1", p0=holder, p1=elsewhere).play("p1 port")
    s.expect(p0={"mission": mission}, p1={"gold": 10})


@pytest.mark.rule("marauders:mission.race")
def test_ones_own_mission_is_paid_before_the_race_of_another(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        active="p1",
        p0={"captain": DUTCH, "in": "nassau", "mission": "first-with-the-news"},
        p1={"captain": "frances-wright", "in": "havana", "mission": "the-queens-cousin"},
    )
    s.play("p1 port").expect(
        events=[
            "mission-done p1",
            "gold-gained p1 gold=20",
            "glory-gained p1",
            "overtook p1 owner=0",
            "gold-gained p1 gold=6",
        ]
    )


@pytest.mark.rule("marauders:mission.race")
def test_the_race_begins_as_soon_as_it_is_taken(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "in": "santo-domingo"},
        p1={"captain": SPANISH, "in": "havana"},
        missions=["first-with-the-news"],
    )
    s.play("p0 port", "p0 claim first-with-the-news", "p0 done", "p0 end", "p1 port")
    s.expect(p0={"mission": None}, p1={"gold": 16})


# Wagers

CUP: Person = {"captain": DUTCH, "at": "tortuga", "mission": "the-captains-cup", "rival": "p1"}
BET: Person = {
    "captain": DUTCH,
    "in": "bridgetown",
    "mission": "a-bet-at-the-exchange",
    "rival": "p1",
}
TORTUGA = {"tortuga": {"merchant": "spain"}}


@pytest.mark.rule("marauders:mission.wager")
@pytest.mark.parametrize(("aboard", "stake"), [(9, 5), (5, 5), (3, 3), (0, 0)])
def test_the_captains_cup_is_won(scenario: Arrange, aboard: int, stake: int) -> None:
    rival = {"gold": aboard, "chest": 30}
    s = scenario(GAME, seats=3, p0=CUP, p1=rival, zones=TORTUGA, chance=RAID).play(*raid(0))
    s.expect(
        events=["wager-won p0 owner=1", f"gold-stolen p0 gold={stake}", "mission-done p0"],
        p0={"gold": 24 + stake, "glory": 1, "mission": None},
        p1={"gold": aboard - stake, "chest": 30},
    )
    assert len(s.state(Marauders).hands[0]) == 2


@pytest.mark.rule("marauders:mission.wager")
@pytest.mark.parametrize(("aboard", "stake"), [(9, 5), (3, 3)])
def test_the_captains_cup_is_lost(scenario: Arrange, aboard: int, stake: int) -> None:
    rival = {"captain": SPANISH, "at": "tortuga"}
    dice = {**RAID, "seamanship": [1, 1, 1]}
    s = scenario(GAME, active="p1", p0=CUP | {"gold": aboard}, p1=rival, zones=TORTUGA, chance=dice)
    s.play("p1 scout merchant", "p1 raid spain", "p1 done")
    s.expect(
        events=["wager-won p1 owner=0", f"gold-stolen p1 gold={stake}", "mission-dropped p0"],
        no_events=["glory-gained", "mission-done"],
        p0={"gold": aboard - stake, "mission": None, "rival": None},
        p1={"gold": 14 + stake, "glory": 0},
    )


@pytest.mark.rule("marauders:mission.wager")
def test_others_and_other_deeds_settle_no_wager(scenario: Arrange) -> None:
    third = {"captain": SPANISH, "at": "tortuga"}
    dice = {**RAID, "seamanship": [1, 1, 1]}
    table: Person = {"p0": CUP, "p1": {"captain": ENGLISH}, "p2": third}
    s = scenario(GAME, seats=3, active="p2", **table, zones=TORTUGA, chance=dice)
    s.play("p2 scout merchant", "p2 raid spain", "p2 done").expect(p0={"mission": CUP["mission"]})
    seller = CUP | {"in": "bridgetown", "cargo": ["rum"] * 3}
    del seller["at"]
    s = scenario(GAME, p0=seller, zones=RUM).play(*sell(0)).expect(p0={"rival": 1, "glory": 1})
    # A merchant who escapes makes no raid.
    away = {**RAID, "cargo": ["rum-1", "wood-1", "fruit-1"]}
    lame = CUP | {"ship": "galleon"}
    s = scenario(GAME, p0=lame, zones=TORTUGA, chance=away).play(*raid(0)[:2])
    s.expect(events=["raid-lost p0"], p0={"mission": CUP["mission"]})


@pytest.mark.rule("marauders:mission.wager", "marauders:mission.deeds")
def test_a_bet_at_the_exchange_is_won(scenario: Arrange) -> None:
    s = scenario(GAME, p0=BET | {"cargo": ["rum"] * 3}, zones=RUM).play(*sell(0))
    s.expect(
        events=[
            "glory-gained p0 deed=sale",
            "wager-won p0 owner=1",
            "glory-gained p0 deed=mission",
        ],
        p0={"gold": 45, "glory": 2},
        p1={"gold": 5},
    )
    s = scenario(GAME, p0=BET | {"cargo": ["rum"] * 2}, zones=RUM).play(*sell(0, 2))
    s.expect(p0={"mission": BET["mission"], "glory": 0}, p1={"gold": 10})


@pytest.mark.rule("marauders:mission.wager")
def test_a_bet_at_the_exchange_is_lost_to_the_rivals_next_captain(scenario: Arrange) -> None:
    """His first captain is dead when the bet is made good by his second."""
    late = {"captain": "percival-whitewood", "status": "waiting", "gold": 0}
    s = scenario(GAME, active="p1", p0=BET, p1=late, begin="turn")
    s.play("p1 ship flute").expect(p0={"rival": 1, "mission": BET["mission"]})
    seller = {"captain": SPANISH, "in": "curacao", "cargo": ["rum"] * 3}
    s = scenario(GAME, active="p1", p0=BET, p1=seller, zones=RUM).play(*sell(1))
    s.expect(p0={"mission": None, "gold": 5}, p1={"gold": 33, "glory": 1})


@pytest.mark.rule("marauders:mission.wager")
def test_a_wager_goes_with_its_holders_captain(scenario: Arrange) -> None:
    """The holder dies: the rival's deed wins nothing any more."""
    killer = MIGHTY | {"at": "nassau"}
    holder = CUP | {"captain": ENGLISH, "at": "nassau", "rival": "p0"}
    s = scenario(GAME, p0=killer, p1=holder, chance=sinking(3))
    s.play("p0 scout p1")
    s.expect(p1={"mission": None, "rival": None, "status": "waiting"})


@pytest.mark.rule("marauders:mission.wager")
def test_a_holder_who_has_retired_still_pays(scenario: Arrange) -> None:
    seller = {"captain": SPANISH, "in": "curacao", "cargo": ["rum"] * 3}
    s = scenario(GAME, p0=BET, p1=seller, zones=RUM).play("p0 retire", *sell(1))
    s.expect(p0={"gold": 5, "mission": None}, p1={"gold": 33})
