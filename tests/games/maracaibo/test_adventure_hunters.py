"""Adventure hunters: more quests, of which only the harder conditions count."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import kaper
from kaper.games.maracaibo.rules.scoring import score
from kaper.games.maracaibo.state import REDBEARD, Maracaibo
from kaper.testing.scenario import Scenario

Table = Callable[..., Scenario]

ON = {"adventure-hunters": "on"}


def state_of(s: Scenario) -> Maracaibo:
    state = s.match.state
    assert isinstance(state, Maracaibo)
    return state


@pytest.mark.rule("maracaibo:hunters.setup")
def test_two_of_three_quests_are_kept_and_three_lie_open() -> None:
    match = kaper.new("maracaibo", seats=3, seed=5, options=ON)
    for seat in range(3):
        decision = match.pending()[seat]
        assert len(decision.options) == 3
        assert all(action.text.count(",") == 1 for action in decision.options)
        match.play(seat, decision.options[0])
    state = match.state
    assert isinstance(state, Maracaibo)
    assert [len(player.quests) for player in state.players] == [2, 2, 2]
    assert len(state.quest_market) == 3
    assert len(state.quest_deck) == 25 - 6 - 3


@pytest.mark.rule("maracaibo:hunters.setup")
def test_the_market_is_filled_to_three_again(scenario: Table) -> None:
    s = scenario(
        "maracaibo", seats=2, options=ON, cards={"d4": "aruba"}, p0={"ship": "c4"},
        quest_market=["gold", "pearls", "crew"],
    )  # fmt: skip
    s.play("p0 sail d4", "p0 decline", "p0 take pearls")
    market = s.match.view(0)["quest_market"]
    assert isinstance(market, list)
    assert len(market) == 3
    assert (market[0], market[2]) == ("gold", "crew")


@pytest.mark.rule("maracaibo:hunters.scoring")
@pytest.mark.parametrize(("gold", "vp"), [(2, -5), (3, -5), (4, -5), (5, 14)])
def test_only_the_harder_condition_counts_and_double(scenario: Table, gold: int, vp: int) -> None:
    s = scenario(
        "maracaibo", seats=2, options=ON, p0={"quests": ["gold"], "stored": {"gold": gold}}
    )
    assert score(state_of(s), 0).quests == vp
    s.expect(p0={"score": {"quests": vp}})


def test_without_the_module_the_easier_condition_counts(scenario: Table) -> None:
    s = scenario("maracaibo", seats=2, p0={"quests": ["gold", "crew"], "stored": {"gold": 3}})
    assert score(state_of(s), 0).quests == 3


@pytest.mark.rule("maracaibo:hunters.scoring")
def test_every_unmet_quest_costs_points(scenario: Table) -> None:
    s = scenario("maracaibo", seats=2, options=ON, p0={"quests": ["gold", "crew"], "doubloons": 0})
    assert score(state_of(s), 0).total == -10


@pytest.mark.rule("maracaibo:hunters.gaps")
def test_only_met_quests_count_for_what_counts_scored_quests(scenario: Table) -> None:
    # With the Estate and the Adventuress: 4 VP a scored quest, 5 VP for every 3 of them.
    rich = {
        "stored": {"gold": 5, "emerald": 5, "pearl": 5}, "doubloons": 0,
        "quests": ["gold", "emeralds", "pearls", "treasures"], "improvements": ["adventuress"],
        "residences": ["estate"],
    }  # fmt: skip
    s = scenario("maracaibo", seats=2, options=ON, cards={"d4": "estate"}, p0=rich)
    points = score(state_of(s), 0)
    assert (points.quests, points.residences, points.conditions) == (4 * 14, 16, 5)
    poorer = rich | {"stored": {"gold": 5, "emerald": 4, "pearl": 2}}
    s = scenario("maracaibo", seats=2, options=ON, cards={"d4": "estate"}, p0=poorer)
    points = score(state_of(s), 0)
    # The easier condition would be met for emeralds too, and for all treasures on the whole.
    assert (points.quests, points.residences, points.conditions) == (14 - 5 - 5 + 14, 8, 0)


@pytest.mark.rule("maracaibo:hunters.gaps")
def test_six_met_quests_bring_the_bonus_but_not_six_easy_ones(scenario: Table) -> None:
    quests = ["gold", "emeralds", "pearls", "treasures", "rivers", "upgrades"]
    upgrades = [f"u{number}" for number in range(1, 17)]
    rich = {
        "stored": {"gold": 5, "emerald": 5, "pearl": 5}, "quests": quests, "rivers": 4,
        "upgrades": upgrades,
    }  # fmt: skip
    s = scenario("maracaibo", seats=2, options=ON, p0=rich)
    assert score(state_of(s), 0).six_quests == 10
    s = scenario("maracaibo", seats=2, options=ON, p0=rich | {"rivers": 2})
    assert score(state_of(s), 0).six_quests == 0
    s = scenario("maracaibo", seats=2, p0=rich | {"rivers": 2})
    assert score(state_of(s), 0).six_quests == 10


@pytest.mark.rule("maracaibo:hunters.gaps")
def test_the_whale_replaces_all_three_cards(scenario: Table) -> None:
    s = scenario(
        "maracaibo", seats=2, options=ON, cards={"d4": "aruba"},
        p0={"ship": "c4", "figurehead": "d-whale"}, quest_market=["gold", "pearls", "crew"],
        chance={"quests": ["rivers", "upgrades", "emeralds"]},
    )  # fmt: skip
    s.play("p0 sail d4", "p0 decline", "p0 refresh").expect(
        quest_market=["rivers", "upgrades", "emeralds"]
    )


@pytest.mark.rule("maracaibo:hunters.gaps")
def test_redbeard_keeps_one_quest_and_his_own_scoring(scenario: Table) -> None:
    match = kaper.new("maracaibo", seats=1, seed=5, options=ON)
    match.play(0, match.pending()[0].options[0])
    state = match.state
    assert isinstance(state, Maracaibo)
    assert [len(player.quests) for player in state.players] == [2, 1]
    assert len(state.quest_market) == 3
    s = scenario("maracaibo", seats=1, options=ON, redbeard={"quests": ["gold", "crew"]})
    assert score(state_of(s), REDBEARD).quests == 10
