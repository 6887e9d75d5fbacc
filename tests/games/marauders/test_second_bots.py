"""How the bots judge the cards of the second set."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.bots import Seen, make_bot
from kaper.games.marauders.evaluation.prizes import prize
from kaper.games.marauders.evaluation.voyage import Voyage
from kaper.games.marauders.game import GAME as MARAUDERS
from kaper.games.marauders.marks import MISSION_TRIED
from kaper.games.marauders.state import Marauders
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "marauders"
SKULL = 6
DUTCH = "pepijn-van-avezaath"


@pytest.fixture
def card_set() -> str:
    return "second"


def rumor_worth(scenario: Arrange, rumor: str, **person: object) -> float:
    state = scenario(GAME, p0={"captain": DUTCH, "at": "nassau", **person}).state(Marauders)
    words = state.tables.rumors[state.tables.rumor_number[rumor]].reward
    return prize(Voyage(state, 0), words)


def test_of_alternatives_the_best_counts_and_costs_are_costs(scenario: Arrange) -> None:
    state = scenario(GAME, p0={"captain": DUTCH, "at": "nassau"}).state(Marauders)
    ducat = Voyage(state, 0).ducat
    # 10 Ducats for certain, or 18 for two hits.
    assert 10 * ducat <= rumor_worth(scenario, "sunken-galleon") < 18 * ducat
    # A lone hand does not fight for 20 Ducats where 8 are given.
    timid = rumor_worth(scenario, "spanish-paymaster", locations={"crew": 1})
    assert timid == pytest.approx(8 * ducat)


def test_no_mission_frightens(scenario: Arrange) -> None:
    tables = scenario(GAME, p0={"at": "nassau"}).state(Marauders).tables
    plain = MARAUDERS.evaluate(scenario(GAME, p0={"at": "nassau"}).state(Marauders), 0)
    for name, mission in zip(tables.mission_names, tables.missions, strict=True):
        held = {"at": "nassau", "mission": name, "named": "spain"}
        if mission.goal.name in ("rival", "wager"):
            held["rival"] = "p1"
        state = scenario(GAME, p0=held).state(Marauders)
        assert MARAUDERS.evaluate(state, 0) >= plain - 0.01, name


def test_a_race_is_run_to_its_port(scenario: Arrange) -> None:
    near, far = (
        scenario(GAME, p0={"at": zone, "mission": "first-with-the-news"}).state(Marauders)
        for zone in ("havana", "trinidad")
    )
    assert MARAUDERS.evaluate(near, 0) > MARAUDERS.evaluate(far, 0)


def test_greedy_refuses_a_fight_that_it_would_lose(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "at": "havana", "rumor": "spanish-paymaster", "gold": 30}
    s = scenario(GAME, p0=person | {"locations": {"crew": 1}}, chance={"scouting": [SKULL]})
    s.play("p0 scout rumor")
    assert make_bot("greedy", 1).decide(Seen(s.match, 0)).text == "pick gold-8"


def worth(scenario: Arrange, **arrangement: object) -> float:
    return MARAUDERS.evaluate(scenario(GAME, **arrangement).state(Marauders), 0)


@pytest.mark.parametrize(
    ("person", "asked"),
    [
        ({"at": "cartagena", "rumor": "ruins-in-the-jungle"}, "rumor-reward"),
        ({"at": "petit-goave", "rumor": "smugglers-cove", "cargo": ["rum"] * 3}, "smuggle"),
        ({"at": "old-providence", "rumor": "marooned-gunner"}, "rumor-reward"),
        ({"at": "bridgetown", "mission": "through-the-blockade", "cargo": ["rum"] * 2}, "deliver"),
        ({"at": "caribbean-sea", "mission": "recover-the-ransom"}, "crew-fight"),
    ],
)
def test_a_search_that_succeeds_is_worth_more_than_one_to_come(
    scenario: Arrange, person: dict[str, object], asked: str
) -> None:
    """Though something is still to be chosen: else the bots would wait for ever."""
    target = "rumor" if "rumor" in person else "mission"
    arrangement = {"p0": {"captain": DUTCH, "gold": 5} | person, "chance": {"scouting": [SKULL]}}
    s = scenario(GAME, **arrangement).play(f"p0 scout {target}").expect(asked=f"p0 {asked}")
    assert MARAUDERS.evaluate(s.state(Marauders), 0) > worth(scenario, **arrangement)


def test_a_claim_in_one_port_brings_no_other_port_nearer(scenario: Arrange) -> None:
    """After a try for the Mission of this port, those of other ports are as far as before."""
    person = {"captain": DUTCH, "in": "st-maarten", "gold": 5}
    arrangement = {"p0": person, "missions": ["silver-under-escort", "the-queens-cousin"]}
    s = scenario(GAME, **arrangement).play("p0 port")
    state = s.state(Marauders)
    before = MARAUDERS.evaluate(state, 0)
    state.turn.done |= MISSION_TRIED
    assert MARAUDERS.evaluate(state, 0) <= before


def test_goods_are_not_thrown_away_for_room(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "at": "trinidad", "gold": 12, "rumor": "castaway"}
    laden = worth(scenario, p0=person | {"cargo": ["rum", "wood"]})
    assert laden > worth(scenario, p0=person | {"cargo": ["rum"]}) > worth(scenario, p0=person)
