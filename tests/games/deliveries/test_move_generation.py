"""Legal actions against a second, naive telling of the rules.

The second telling reads nothing but the view of the seat that is asked, and shares no code with
the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from kaper.games.deliveries.events import EventPlayed
from kaper.games.deliveries.game import GAME
from kaper.games.deliveries.state import Deliveries
from kaper.match import Match
from kaper.testing.machines import sequences
from kaper.testing.scenario import Scenario
from kaper.testing.wander import wander

View = Mapping[str, Any]
CARGO = {"blue": "fish", "red": "barrels", "pink": "pigs", "yellow": "gold"}
HIT = {"rats": "blue", "mutiny": "red", "flu": "pink", "pirates": "yellow"}


def expected(view: View, seat: int, question: str, event: str) -> set[str]:
    """What a seat may answer to a question, by the rulebook alone."""
    me = view["seats"][seat]
    hand = me["hand"]
    if question == "turn":
        found = {"draw"} | {f"take {card}" for card in view["row"]}
        found |= {f"play {card}" if card in HIT else f"discard {card}" for card in hand}
        return found | ({"discard sea-wolf"} if me["wolves"] else set())
    if question == "deliver":
        done = {goods.split("-")[0] for _, goods in me["delivered"]}
        return {"done"} | {
            f"deliver {ship},{goods}"
            for ship in hand
            for goods in hand
            if CARGO.get(ship.split("-")[0]) == goods.split("-")[0]
            and goods.split("-")[0] not in done
        }
    if question == "hire":
        return {"hire", "decline"}
    assert question == "lose"
    colour = HIT[event]
    found = {f"lose {card}" for card in hand if card.split("-")[0] in (colour, CARGO[colour])}
    return (found or {"show"}) | ({"protect"} if me["wolves"] else set())


@pytest.mark.rule(
    "deliveries:turn.exactly-one-action",
    "deliveries:delivery.ship-and-good",
    "deliveries:delivery.each-kind-once",
    "deliveries:event.matching-colour",
    "deliveries:event.show-hand",
    "deliveries:wolf.protects",
)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_options_are_those_of_the_naive_rules(seats: int) -> None:
    questions = Counter[str]()
    for seed in range(40):
        options = {
            "visibility": ("clear", "poor")[seed % 2],
            "proof": ("shown", "vouched")[seed % 3 % 2],
        }
        match = Match.begin(GAME, seats, seed, options)
        for decision in wander(match, seed):
            question = decision.prompt.key.removeprefix("deliveries-prompt-")
            questions[question] += 1
            played = [event.event for event in match.events if isinstance(event, EventPlayed)]
            given = [action.text for action in decision.options]
            assert len(set(given)) == len(given)
            view = match.view(decision.seat)
            assert set(given) == expected(
                view, decision.seat, question, played[-1] if played else ""
            )
    assert min(questions[name] for name in ("turn", "deliver", "hire", "lose")) > 50


@pytest.mark.rule("deliveries:turn.exactly-one-action", "deliveries:turn.next-left")
def test_openings_are_counted() -> None:
    """Four open cards and the pile; from the second round on a discard as well."""
    state = Match.begin(GAME, 2, 1, {}).state
    assert sequences(state, 1) == 5
    assert sequences(state, 2) == 5 * 5
    assert sequences(state, 3) == 5 * 5 * 6
    # Whoever discards in the third turn leaves the fourth player's six.
    assert sequences(state, 4) == 5 * 5 * 6 * 6


@pytest.mark.rule("deliveries:delivery.several-different", "deliveries:delivery.optional")
def test_ways_to_deliver_are_counted(scenario: type[Scenario]) -> None:
    """Two ships and three goods of blue, one pair of red, and a lone pig."""
    hand = ["blue-1", "blue-2", "fish-1", "fish-2", "fish-3", "red-1", "barrels-1", "pigs-1"]
    s = scenario("deliveries", p0={"hand": hand}, pile=["delivery", 10, [10, 2]])
    state = s.match.state
    assert isinstance(state, Deliveries)
    assert sequences(state, 1) == 2 * 3 + 1 + 1
    # After a blue pair the red one or none; after the red pair a blue one or none; after none
    # the Sea Wolf or not.
    assert sequences(state, 2) == 6 * 2 + 1 * 7 + 2
