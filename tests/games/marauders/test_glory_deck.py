"""The Glory deck, when it runs out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from kaper.games.marauders.events import Reshuffled
from kaper.games.marauders.rules import hands
from kaper.games.marauders.state import Marauders
from kaper.kernel.state import Trace
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "marauders"


@pytest.mark.rule("marauders:decks.reshuffle", "marauders:glory.point-and-card")
@pytest.mark.parametrize(
    ("deck", "discards", "count", "drawn"),
    [(2, 3, 2, 2), (2, 3, 3, 3), (0, 3, 1, 1), (1, 2, 9, 3), (2, 0, 4, 2), (0, 0, 1, 0)],
)
def test_the_glory_deck_is_shuffled_anew(
    scenario: Arrange, deck: int, discards: int, count: int, drawn: int
) -> None:
    state = scenario(GAME, p0={"at": "nassau"}).state(Marauders)
    cards = state.decks.glory[: deck + discards]
    state.decks.glory, state.discards.glory = cards[:deck], cards[deck:]
    state.trace = Trace()
    hands.draw_glory(state, 0, count, cut=False)
    assert len(state.captains[0].hand) == drawn
    # All of the deck is drawn before any of the discards, and no card is lost or doubled.
    assert not Counter(cards[: min(deck, count)]) - Counter(state.captains[0].hand)
    assert sorted((*state.captains[0].hand, *state.decks.glory, *state.discards.glory)) == sorted(
        cards
    )
    told = [event.deck for event in state.trace.events if isinstance(event, Reshuffled)]
    assert told == (["glory"] if drawn > deck else [])
    assert len(state.discards.glory) == (0 if told else discards)
