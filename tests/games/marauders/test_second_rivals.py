"""The Missions of the second set that set players against each other: rivals, races, wagers."""

from __future__ import annotations

import pytest

from kaper.games.marauders.state import Marauders
from tests.games.marauders.second_missions import (
    DUTCH,
    ENGLISH,
    FOUND,
    GAME,
    MIGHTY,
    RAID,
    RUM,
    SKULL,
    SPANISH,
    Arrange,
    Person,
    raid,
    sell,
    sinking,
)


@pytest.fixture
def card_set() -> str:
    return "second"


# Naming one


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


# Found, met and beaten


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
@pytest.mark.parametrize("mission", ["guarda-costa", "articles-broken"])
def test_to_meet_the_rival_in_port_is_not_always_enough(scenario: Arrange, mission: str) -> None:
    person = {"captain": DUTCH, "in": "nassau", "mission": mission, "rival": "p1"}
    s = scenario(GAME, p0=person, p1={"captain": SPANISH, "in": "nassau"}).play("p0 port")
    s.expect(p0={"mission": mission, "gold": 10, "glory": 0}, asked="p0 port")


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
    s.expect(p0={"gold": 30, "glory": 2, "bounties": {"england": 0}, "mission": None})


@pytest.mark.rule("marauders:mission.rival")
def test_articles_broken_pays_where_there_is_no_bounty(scenario: Arrange) -> None:
    person = {"at": "nassau", "mission": "articles-broken", "rival": "p1"}
    pirate = {"captain": ENGLISH, "at": "nassau", "bounties": {"france": 1}}
    s = scenario(GAME, p0=MIGHTY | person, p1=pirate, chance=sinking(3))
    s.play("p0 scout p1", "p0 decline")
    s.expect(p0={"gold": 36, "glory": 2, "mission": None})


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
    assert len(s.state(Marauders).captains[0].hand) == 2


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
