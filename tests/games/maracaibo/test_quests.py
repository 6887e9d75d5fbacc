"""Quests: gaining, selling, and who knows them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.maracaibo.state import Maracaibo
from kaper.kernel.piles import Pile
from kaper.testing.scenario import Scenario

Table = Callable[..., Scenario]

ALL = [
    "treasures", "gold", "emeralds", "pearls", "ships", "equipment", "crew", "doubloon-income",
    "vp-income", "improvements-residences", "rivers", "residences", "each-kind", "buried",
    "buried-gold", "buried-emeralds", "buried-pearls", "buried-vp-income", "lightning", "upgrades",
    "crew-rivers", "equipment-rivers", "equipment-crew", "ship-residences", "buried-rivers",
]  # fmt: skip


def quest_deck(s: Scenario) -> Pile:
    state = s.match.state
    assert isinstance(state, Maracaibo)
    return state.quest_deck


def at_aruba(table: Table, p0: dict[str, object] | None = None, **arrangement: object) -> Scenario:
    s = table(
        cards={"d4": "aruba"},
        p0={"ship": "c4", **(p0 or {})},
        **{"quest_market": ["gold", "pearls"], **arrangement},
    )
    return s.play("p0 sail d4", "p0 decline")


@pytest.mark.rule("maracaibo:quest.gain")
@pytest.mark.rule("maracaibo:quest.refill-market")
def test_from_the_market(table: Table) -> None:
    s = at_aruba(table, chance={"quests": ["rivers"]})
    assert s.options(0) == ["take gold", "take pearls", "draw", "decline"]
    s.play("p0 take gold")
    s.expect(
        events=["quest-taken p0 quest=gold", "quest-turned-up quest=rivers"],
        quest_market=["rivers", "pearls"],
        p0={"quests": ["gold"]},
    )


@pytest.mark.rule("maracaibo:quest.gain")
@pytest.mark.rule("maracaibo:quest.secret")
def test_from_the_deck(table: Table) -> None:
    s = at_aruba(table, chance={"quests": ["rivers"]}).play("p0 draw")
    s.expect(events=["quest-drawn p0 quest=rivers"])
    s.expect(quest_market=["gold", "pearls"], p0={"quests": ["rivers"]})
    seats = s.match.view(1)["seats"]
    assert isinstance(seats, list)
    assert isinstance(seats[0], dict)
    assert seats[0]["quests"] == [None]
    assert s.match.log(0)[-1] == "Player 1 draws a quest: Beyond the Rivers."
    assert s.match.log(1)[-1] == s.match.log(None)[-1] == "Player 1 draws a quest."


@pytest.mark.rule("maracaibo:quest.deck-empty")
def test_without_a_deck_only_the_market_is_left(table: Table) -> None:
    others = [name for name in ALL if name not in ("gold", "pearls")]
    s = at_aruba(table, p1={"quests": others})
    assert s.options(0) == ["take gold", "take pearls", "decline"]
    s.play("p0 take gold").expect(quest_market=["pearls"])
    # With nothing at all the action does nothing.
    at_aruba(table, p1={"quests": ALL}, quest_market=[]).expect(asked="p1 sail")


@pytest.mark.rule("maracaibo:quest.no-hand-limit")
def test_any_number_of_quests(table: Table) -> None:
    held = ALL[4:20]
    s = at_aruba(table, {"quests": held}).play("p0 take gold")
    s.expect(p0={"quests": [*held, "gold"]})


@pytest.mark.rule("maracaibo:symbol.sell-quest")
def test_selling_a_quest(table: Table) -> None:
    s = table(
        cards={"d4": "puerto-rico"},
        p0={"ship": "c4", "doubloons": 0, "quests": ["gold", "rivers"], "explorer": "27"},
    )
    s.play("p0 sail d4", "p0 decline")
    assert s.options(0) == ["sell gold", "sell rivers", "decline"]
    s.play("p0 sell rivers").expect(
        events=["quest-sold p0 quest=rivers doubloons=8"], p0={"doubloons": 8, "quests": ["gold"]}
    )
    # It lies at the very bottom, where only its seller knows it.
    deck = quest_deck(s)
    rivers = ALL.index("rivers")
    assert deck.seen_by(0)[-1] == rivers
    assert deck.seen_by(1)[-1] is None


@pytest.mark.rule("maracaibo:figurehead.d-whale")
@pytest.mark.rule("maracaibo:figurehead.d-discards-bottom")
def test_the_whale_refreshes_the_market_once(table: Table) -> None:
    s = at_aruba(
        table,
        {"figurehead": "d-whale", "quests": ["crew"]},
        chance={"quests": ["rivers", "upgrades"]},
    )
    s.play("p0 refresh").expect(
        events=["market-refreshed p0 quests=rivers,upgrades"], quest_market=["rivers", "upgrades"]
    )
    s.refuse("p0 refresh", "figurehead.d-discards-bottom")
    s.play("p0 take rivers")
    s.expect(p0={"quests": ["crew", "rivers"], "income": {"doubloons": 2, "vp": 0}})
    deck = quest_deck(s)
    assert deck.seen_by(None)[-2:] == [ALL.index("gold"), ALL.index("pearls")]
    at_aruba(table).refuse("p0 refresh", "figurehead.d-whale")


@pytest.mark.rule("maracaibo:figurehead.d-whale")
@pytest.mark.rule("maracaibo:quest.deck-empty")
def test_the_whale_fills_a_market_that_had_run_short(table: Table) -> None:
    """The deck was empty when the market lost a card; since then a quest was sold."""
    others = [name for name in ALL if name not in ("gold", "rivers")]
    s = at_aruba(table, {"figurehead": "d-whale"}, p1={"quests": others}, quest_market=["gold"])
    s.play("p0 refresh")
    s.expect(quest_market=["rivers", "gold"])
