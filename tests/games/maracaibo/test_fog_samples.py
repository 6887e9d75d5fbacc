"""What lies in the fog nobody can know."""

from __future__ import annotations

from collections.abc import Callable

import kaper
from kaper.games.maracaibo.state import Maracaibo
from kaper.testing.scenario import Scenario
from tests.games.maracaibo.fog import OVER_BOTH, OVER_IMPROVEMENTS

Table = Callable[..., Scenario]


def test_samples_deal_other_cards_into_the_fog() -> None:
    match = kaper.new("maracaibo", seats=2, seed=3, options=OVER_BOTH)
    truth = match.state
    assert isinstance(truth, Maracaibo)
    seen: dict[int, set[int]] = {}
    for seed in range(40):
        other = match.sample(0, seed).state
        assert isinstance(other, Maracaibo)
        assert other.hidden == truth.hidden
        cards = other.tables.cards
        for place, card in enumerate(other.cards):
            seen.setdefault(place, set()).add(card)
            if not truth.hidden >> place & 1:
                assert card == truth.cards[place]
            else:
                assert cards.type[card] == cards.type[truth.cards[place]]
    for place, found in seen.items():
        hidden = truth.hidden >> place & 1
        assert len(found) > 4 if hidden else len(found) == 1
    # Improvements that were left in the box may lie in the fog as well.
    dealt = set(truth.cards)
    assert any(found - dealt for found in seen.values())


def test_a_sample_keeps_the_level_of_a_back(scenario: Table) -> None:
    s = scenario(
        "maracaibo", seats=2, options=OVER_IMPROVEMENTS, hidden=["d4"], cards={"d4": "coffee"}
    )
    found = set()
    for seed in range(30):
        other = s.match.sample(1, seed).state
        assert isinstance(other, Maracaibo)
        found.add(other.cards[other.chart().number["d4"]])
        assert sorted((*other.deck, other.cards[other.chart().number["d4"]])) == sorted(
            (*s.state(Maracaibo).deck, s.state(Maracaibo).cards[other.chart().number["d4"]])
        )
    assert len(found) > 10
    assert found <= set(s.state(Maracaibo).tables.cards.level_two)
