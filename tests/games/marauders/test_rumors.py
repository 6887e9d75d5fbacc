"""Rumors: how they are got and checked, and what each of them brings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pytest

from kaper.games.marauders.state import Marauders
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "marauders"
SKULL = 6
DUTCH = "pepijn-van-avezaath"


def check(
    scenario: Arrange,
    rumor: str,
    where: Mapping[str, str],
    p0: Mapping[str, object] | None = None,
    chance: Mapping[str, Sequence[str | int]] | None = None,
    **more: object,
) -> Scenario:
    """A Rumor proven true; other chances and means as given."""
    person = {"captain": DUTCH, "rumor": rumor, **where, **(p0 or {})}
    rolls = {"scouting": [SKULL], "influence": [SKULL], **(chance or {})}
    s = scenario(GAME, p0=person, chance=rolls, **more)
    return s.play(*(["p0 scout rumor"] if "at" in where else ["p0 port", "p0 check"]))


@pytest.mark.rule("marauders:rumor.pay-and-test", "marauders:rumor.draw")
def test_seeking(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "in": "tortuga"}
    s = scenario(GAME, p0=person, chance={"influence": [1, 1, 1]})
    s.play("p0 port", "p0 ask-around").expect(p0={"gold": 8, "rumors": []})
    s = scenario(GAME, p0=person, chance={"influence": [SKULL], "rumor": ["castaway"]})
    s.play("p0 port", "p0 ask-around").expect(p0={"gold": 8, "rumors": ["castaway"]})
    assert s.seen(1, 0)["rumors"] == [None]
    assert "Castaway" not in s.match.log(1)[-1]
    s = scenario(GAME, p0=person | {"gold": 1})
    s.play("p0 port").refuse("p0 ask-around", "rumor.pay-and-test")


@pytest.mark.rule("marauders:rumor.max-one")
def test_a_second_rumor(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "in": "tortuga", "rumor": "pearl-beds"}
    s = scenario(GAME, p0=person, chance={"influence": [SKULL], "rumor": ["castaway"]})
    s.play("p0 port", "p0 ask-around", "p0 take castaway").expect(p0={"rumors": ["castaway"]})
    assert len(s.state(Marauders).decks.rumor) == 24


@pytest.mark.rule(
    "marauders:rumor.place-and-test",
    "marauders:rumor.check-timing",
    "marauders:rumor.reveal",
    "marauders:rumor.outcome",
    "marauders:glory.rumor",
)
def test_checking(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"at": "havana", "rumor": "sunken-galleon"})
    s.refuse("p0 scout rumor", "rumor.place-and-test")
    s = scenario(GAME, p0={"in": "havana", "rumor": "widows-fortune"})
    s.play("p0 port").refuse("p0 check", "rumor.place-and-test")
    s = check(scenario, "sunken-galleon", {"at": "nassau"})
    s.expect(
        events=[
            "rumor-shown p0",
            "tested p0",
            "rumor-proven p0",
            "gold-gained p0",
            "glory-gained p0",
        ],
        p0={"gold": 22, "glory": 1, "rumors": []},
        turn={"actions": 2},
    )
    assert len(s.state(Marauders).captains[0].hand) == 1
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "nassau", "rumor": "sunken-galleon"},
        chance={"scouting": [1, 1]},
    )
    s.play("p0 scout rumor").expect(events=["rumor-false p0"], p0={"rumors": [], "glory": 0})
    s = check(scenario, "widows-fortune", {"in": "bridgetown"})
    s.expect(p0={"gold": 20, "glory": 1}, asked="p0 port")


@pytest.mark.rule("marauders:rumor.place-and-test", "marauders:test.dice-count")
def test_the_lookout_helps_with_a_rumor(scenario: Arrange) -> None:
    rolls = {"scouting": [1, 1, SKULL]}
    lookout = {"specialists": ["lookout-a"]}
    s = check(scenario, "sunken-galleon", {"at": "nassau"}, p0=lookout, chance=rolls)
    s.expect(events=["tested p0 skill=scouting dice=skull,1,1", "rumor-proven p0"])
    s = check(scenario, "sunken-galleon", {"at": "nassau"}, chance=rolls)
    s.expect(events=["tested p0 skill=scouting dice=1,1", "rumor-false p0"])
    # He is of no use in port.
    rolls = {"influence": [1, 1, 1, SKULL]}
    s = check(scenario, "deserters", {"in": "tortuga"}, p0=lookout, chance=rolls)
    s.expect(events=["tested p0 skill=influence dice=1,1,1", "rumor-false p0"])


@pytest.mark.rule("marauders:rumor.place-and-test", "marauders:board.zone-rules")
def test_bridgetown_helps_with_a_rumor(scenario: Arrange) -> None:
    rolls = {"influence": [1, 1, 1, SKULL]}
    s = check(scenario, "widows-fortune", {"in": "bridgetown"}, chance=rolls)
    s.expect(events=["tested p0 skill=influence dice=skull,1,1,1", "rumor-proven p0"])


@pytest.mark.parametrize(
    ("rumor", "where", "gold"),
    [
        ("sunken-galleon", {"at": "nassau"}, 22),
        ("pearl-beds", {"at": "trinidad"}, 20),
        ("the-quartermasters-chest", {"at": "port-royale"}, 22),
        ("widows-fortune", {"in": "bridgetown"}, 20),
        ("idol-of-the-main", {"in": "caracas"}, 22),
        ("deserters", {"in": "tortuga"}, 16),
        ("ruins-in-the-jungle", {"at": "cartagena"}, 25),
        ("spanish-paymaster", {"at": "havana"}, 24),
        ("hidden-careenage", {"at": "st-johns"}, 15),
        ("powder-store", {"in": "st-maarten"}, 15),
        ("friendly-governor", {"in": "curacao"}, 18),
    ],
)
def test_gold(scenario: Arrange, rumor: str, where: dict[str, str], gold: int) -> None:
    s = check(scenario, rumor, where)
    s.expect(p0={"gold": gold, "glory": 1})


def test_side_effects_of_rumors(scenario: Arrange) -> None:
    check(scenario, "spanish-paymaster", {"at": "havana"}).expect(p0={"bounties": {"spain": 1}})
    hurt = {"locations": {"hull": 1, "masts": 0, "crew": 1}}
    s = check(
        scenario,
        "hidden-careenage",
        {"at": "st-johns"},
        p0=hurt | {"modifications": ["reinforced-hull"], "flipped": ["reinforced-hull"]},
    )
    s.expect(p0={"locations": {"hull": 2, "masts": 2, "crew": 2}, "flipped": []})
    check(scenario, "ruins-in-the-jungle", {"at": "cartagena"}).expect(
        p0={"locations": {"crew": 1}}
    )
    s = check(scenario, "ruins-in-the-jungle", {"at": "cartagena"}, p0={"locations": {"crew": 1}})
    s.expect(p0={"locations": {"crew": 1}})
    s = check(scenario, "deserters", {"in": "tortuga"}, p0={"locations": {"crew": 1}})
    s.expect(p0={"locations": {"crew": 2}})
    s = check(scenario, "powder-store", {"in": "st-maarten"}, p0={"weapons": ["chain-shot"]})
    s.expect(p0={"weapons": {"chain-shot": 1, "grape-shot": 1, "grappling-hooks": 1}})


def test_friendly_governor(scenario: Arrange) -> None:
    s = check(scenario, "friendly-governor", {"in": "curacao"}, p0={"bounties": {"spain": 3}})
    s.play("p0 pardon spain").expect(p0={"gold": 10, "pirate": False, "glory": 1})


def test_hermits_cache(scenario: Arrange) -> None:
    s = check(scenario, "hermits-cache", {"at": "tortuga"}, p0={"weapons": ["chain-shot"]})
    s.refuse("p0 arm chain-shot", "weapon.one-of-each")
    s.play("p0 arm grape-shot").expect(p0={"gold": 18, "weapons": {"grape-shot": 1}, "glory": 1})


@pytest.mark.parametrize(
    ("rumor", "where", "kind"),
    [
        ("out-of-work-shipwright", {"in": "san-juan"}, "craftsman"),
        ("marooned-gunner", {"at": "old-providence"}, "gunner"),
        ("renowned-helmsman", {"in": "bridgetown"}, "helmsman"),
    ],
)
def test_specialists(scenario: Arrange, rumor: str, where: dict[str, str], kind: str) -> None:
    check(scenario, rumor, where).expect(p0={"specialists": [f"{kind}-a"], "gold": 10, "glory": 1})
    s = check(scenario, rumor, where, p0={"specialists": [f"{kind}-b"]})
    s.expect(p0={"specialists": [f"{kind}-b"], "gold": 18})


def test_a_myriad_of_goods_and_drifting_wreck(scenario: Arrange) -> None:
    cards = ["rum-1", "rum-2", "wood-1", "wood-2", "fruit-1", "sugar-1"]
    s = check(
        scenario,
        "a-myriad-of-goods",
        {"at": "caribbean-sea"},
        chance={"cargo": cards},
        p0={"ship": "flute"},
    )
    s.play("p0 stow rum", "p0 stow rum", "p0 stow wood", "p0 stow wood", "p0 stow fruit", "p0 done")
    s.expect(p0={"cargo": ["fruit", "rum", "rum", "wood", "wood"], "gold": 10, "glory": 1})
    s = check(
        scenario,
        "drifting-wreck",
        {"at": "basse-terre"},
        chance={"cargo": ["rum-8", "wood-8", "fruit-8"]},
    )
    s.play("p0 stow rum", "p0 done").expect(p0={"gold": 25, "glory": 1, "cargo": ["rum"]})


def test_smugglers_cove(scenario: Arrange) -> None:
    goods = {"ship": "galleon", "cargo": ["rum", "wood", "wood", "fruit"]}
    s = check(scenario, "smugglers-cove", {"at": "petit-goave"}, p0=goods)
    s.play("p0 sell rum", "p0 sell wood", "p0 sell wood")
    s.expect(p0={"gold": 28, "cargo": ["fruit"], "glory": 1}, asked="p0 turn")


def test_corrupt_harbourmaster(scenario: Arrange) -> None:
    s = check(
        scenario,
        "corrupt-harbourmaster",
        {"in": "caracas"},
        zones={"caracas": {"demand": "sugar"}},
        chance={"cargo": ["rum-1", "wood-1", "fruit-1", "cocoa-1", "spices-1", "tobacco-1"]},
    )
    s.play("p0 buy rum", "p0 buy wood", "p0 done").expect(p0={"gold": 8, "glory": 1})
    assert "market" in s.options(0)


def test_castaway(scenario: Arrange) -> None:
    s = check(scenario, "castaway", {"at": "caribbean-sea"}, p0={"hand": ["glut", "jury-rig"]})
    s.play("p0 pass")
    # Three cards come together; then the hand is cut to four.
    assert len(s.state(Marauders).captains[0].hand) == 5
    s.expect(asked="p0 cut-hand", p0={"glory": 1})


def test_compromising_letters(scenario: Arrange) -> None:
    s = check(scenario, "compromising-letters", {"in": "santo-domingo"}, p1={"gold": 4})
    s.play("p0 show p1").expect(p0={"gold": 18, "glory": 1}, p1={"gold": 0})
    s.expect(events=["gold-stolen p0 owner=1 gold=4", "gold-gained p0 gold=4"])
    s = check(scenario, "compromising-letters", {"in": "santo-domingo"}, p1={"gold": 40})
    s.play("p0 show p1").expect(p0={"gold": 18}, p1={"gold": 34})


@pytest.mark.rule("marauders:rumor.outcome", "marauders:term.card-text-wins")
def test_compromising_letters_are_about_another_captain_in_play(scenario: Arrange) -> None:
    waiting = {"status": "waiting"}
    s = check(scenario, "compromising-letters", {"in": "santo-domingo"}, seats=3, p2=waiting)
    assert s.options(0) == ["show p1"]
    s = check(scenario, "compromising-letters", {"in": "santo-domingo"}, seats=3, p1=waiting)
    assert s.options(0) == ["show p2"]
    # Where there is none the bank pays all of it.
    s = check(scenario, "compromising-letters", {"in": "santo-domingo"}, p1=waiting)
    s.expect(p0={"gold": 18, "glory": 1}, no_events=["gold-stolen"])


def test_false_papers(scenario: Arrange) -> None:
    s = check(scenario, "false-papers", {"in": "port-royale"})
    s.expect(p0={"kept": ["false-papers"], "rumors": [], "glory": 1})
    wanted = {"at": "havana", "kept": ["false-papers"], "bounties": {"spain": 3}}
    s = scenario(GAME, p0=wanted)
    s.play("p0 enter").expect(p0={"in_port": True, "bounties": {"spain": 1}, "kept": []})
    s.play("p0 port").expect(asked="p0 port")
    s = scenario(
        GAME, p0=wanted | {"at": "port-royale", "bounties": {"england": 2}, "captain": DUTCH}
    )
    s.play("p0 enter", "p0 papers").expect(p0={"in_port": True, "pirate": False})


def test_false_papers_serve_for_one_stay(scenario: Arrange) -> None:
    wanted = {"at": "havana", "kept": ["false-papers"], "bounties": {"spain": 3}}
    s = scenario(GAME, p0=wanted, actions=3)
    s.play("p0 enter", "p0 leave").refuse("p0 enter", "access.ports-closed")


def test_secret_passage(scenario: Arrange) -> None:
    check(scenario, "secret-passage", {"at": "curacao"}).expect(p0={"kept": ["secret-passage"]})
    s = scenario(GAME, p0={"at": "nassau", "kept": ["secret-passage"]}, begin="turn")
    s.play("p0 decline").expect(p0={"kept": ["secret-passage"]}, turn={"moves": 0})


def test_old_admirals_plans(scenario: Arrange) -> None:
    s = check(
        scenario,
        "old-admirals-plans",
        {"in": "havana"},
        p0={"modifications": ["chasers"]},
        zones={"trinidad": {"modification": "long-guns"}, "nassau": {"modification": "chasers"}},
    )
    assert "unknown" not in [zone["modification"] for zone in s.rows(0, "zones")]
    assert [zone["modification"] for zone in s.rows(1, "zones")].count("unknown") == 14
    s.refuse("p0 take nassau", "mod.one-per-type")
    s.play("p0 take trinidad").expect(p0={"modifications": ["chasers", "long-guns"], "gold": 10})


@pytest.mark.rule("marauders:rumor.glory-needs-effect", "marauders:crew.start")
def test_mutinous_frigate(scenario: Arrange) -> None:
    at = {"at": "santo-domingo"}
    s = check(scenario, "mutinous-frigate", at).play("p0 decline")
    s.expect(p0={"gold": 16, "glory": 1})
    win = {"leadership": [SKULL, SKULL, 1, 1] * 2}
    s = check(scenario, "mutinous-frigate", at, chance=win).play("p0 fight")
    s.expect(asked="p0 frigate-won", no_events=["glory-gained"])
    s.play("p0 capture").expect(
        p0={"ship": "frigate", "gold": 10, "glory": 1, "locations": {"hull": 3, "crew": 2}}
    )
    s = check(scenario, "mutinous-frigate", at, chance=win).play("p0 fight", "p0 decline")
    s.expect(p0={"ship": "sloop", "gold": 22, "glory": 1})
    lose = {"leadership": [1, 1, SKULL, SKULL]}
    s = check(scenario, "mutinous-frigate", at, chance=lose).play("p0 fight")
    s.expect(events=["captain-died p0"], no_events=["glory-gained"], active=1)


@pytest.mark.rule("marauders:crew.start", "marauders:crew.round")
def test_three_mutineers_stand_on_the_frigate(scenario: Arrange) -> None:
    at = {"at": "santo-domingo"}
    # Two of them fall at once; the third strikes back, one blow at a time.
    lose = {"leadership": [SKULL, SKULL, 1, 1, *[1, 1, SKULL, SKULL] * 2]}
    s = check(scenario, "mutinous-frigate", at, chance=lose).play("p0 fight")
    s.expect(events=["crew-hit count=2 left=1", "crew-hit p0 count=1 left=1", "captain-died p0"])
    win = {"leadership": [SKULL, SKULL, 1, 1, SKULL, 1, 1, 1]}
    s = check(scenario, "mutinous-frigate", at, chance=win).play("p0 fight")
    s.expect(asked="p0 frigate-won")
