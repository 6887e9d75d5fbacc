"""The course of play: taking an open card, the top card, or discarding."""

from __future__ import annotations

import pytest

from kaper.games.deliveries.game import GAME
from kaper.match import Match
from kaper.testing.scenario import Scenario
from kaper.testing.wander import wander

ROW = ["blue-1", "fish-2", "gold-3", "pink-4"]


@pytest.mark.rule("deliveries:turn.take-open", "deliveries:turn.next-left")
def test_an_open_card_is_taken_and_replaced(scenario: type[Scenario]) -> None:
    s = scenario(
        "deliveries", seats=3, turn="p2", p2={"hand": ["red-2"]}, row=ROW, chance={"pile": ["rats"]}
    )
    s.play("p2 take fish-2")
    s.expect(
        events=["took-open p2 card=fish-2", "row-filled card=rats"],
        row=["blue-1", "rats", "gold-3", "pink-4"],
        p2={"hand": ["red-2", "fish-2"], "known": ["fish-2"]},
        asked="p0 turn",
    )
    s.refuse("p0 take fish-2", "turn.take-open")


@pytest.mark.rule("deliveries:turn.take-top")
def test_the_top_card_is_taken_unseen(scenario: type[Scenario]) -> None:
    s = scenario("deliveries", row=ROW, chance={"pile": ["gold-6"]})
    before = s.match.view(None)["pile"]
    s.play("p0 draw")
    s.expect(row=ROW, p0={"hand": ["gold-6"], "known": [], "unseen": [[]]}, asked="p1 turn")
    after = s.match.view(None)["pile"]
    assert isinstance(before, dict)
    assert isinstance(after, dict)
    assert int(str(before["cards"])) - int(str(after["cards"])) == 1
    for viewer in (1, None):
        seats = s.match.view(viewer)["seats"]
        assert isinstance(seats, list)
        assert isinstance(seats[0], dict)
        assert (seats[0]["cards"], seats[0]["hand"]) == (1, [])
        assert "gold-6" not in str(s.match.redacted(viewer))
    assert "gold-6" in str(s.match.redacted(0))


@pytest.mark.rule("deliveries:turn.discard")
def test_a_hand_card_is_discarded_face_up(scenario: type[Scenario]) -> None:
    s = scenario("deliveries", p0={"hand": ["red-2", "fish-5"]}, row=ROW)
    s.play("p0 discard fish-5")
    s.expect(
        events=["discarded p0 card=fish-5"],
        p0={"hand": ["red-2"]},
        discards=["fish-5"],
        row=ROW,
        asked="p1 turn",
    )
    s.refuse("p1 discard red-2", "turn.discard-any-card")


@pytest.mark.rule("deliveries:turn.discard", "deliveries:event.to-hand")
def test_an_event_takes_effect_when_it_is_put_down_not_when_it_is_taken(
    scenario: type[Scenario],
) -> None:
    s = scenario(
        "deliveries", p0={"hand": ["blue-1"]}, p1={"hand": ["fish-6"]}, row=["rats", *ROW[1:]]
    )
    s.play("p0 take rats")
    s.expect(p0={"hand": ["blue-1", "rats"]}, p1={"hand": ["fish-6"]}, asked="p1 turn")
    s.refuse("p1 play rats", "event.to-hand")
    s.play("p1 draw")
    s.refuse("p0 discard rats", "turn.discard")
    # Any later turn of its owner will do.
    s.play("p0 draw", "p1 draw", "p0 play rats")
    s.expect(events=["event-played p0 event=rats colour=blue"], asked="p0 lose")


@pytest.mark.rule("deliveries:turn.exactly-one-action", "deliveries:turn.next-left")
@pytest.mark.parametrize("action", ["take gold-3", "draw", "discard red-2"])
def test_one_action_ends_the_turn(scenario: type[Scenario], action: str) -> None:
    s = scenario("deliveries", seats=4, turn="p3", p3={"hand": ["red-2", "rats"]}, row=ROW)
    expected = [*(f"take {card}" for card in ROW), "draw", "discard red-2", "play rats"]
    assert s.options(3) == expected
    s.play(f"p3 {action}").expect(asked="p0 turn")
    s.refuse("p3 draw", "turn.next-left")


@pytest.mark.rule("deliveries:turn.no-pass")
def test_nobody_may_pass(scenario: type[Scenario]) -> None:
    s = scenario("deliveries", row=ROW)
    for words in ("done", "decline"):
        s.refuse(f"p0 {words}", "turn.no-pass")
    for seed in range(10):
        match = Match.begin(GAME, 2, seed, {})
        for decision in wander(match, seed):
            if decision.prompt.key == "deliveries-prompt-turn":
                texts = [action.text for action in decision.options]
                assert "draw" in texts
                assert sum(text.startswith("take ") for text in texts) == 4


@pytest.mark.rule("deliveries:turn.discard-any-card")
def test_an_empty_hand_is_not_asked_for_a_discard() -> None:
    match = Match.begin(GAME, 2, 1, {})
    seen = set()
    for decision in wander(match, 1):
        if decision.prompt.key == "deliveries-prompt-turn":
            held = dict(decision.prompt.args)["held"]
            texts = [action.text for action in decision.options]
            offered = any(not text.startswith(("take ", "draw")) for text in texts)
            assert offered == (held != 0), texts
            seen.add(offered)
    assert seen == {True, False}


@pytest.mark.rule("deliveries:turn.discard-any-card")
def test_a_sea_wolf_may_be_discarded_and_protects_nobody(scenario: type[Scenario]) -> None:
    s = scenario(
        "deliveries",
        p0={"hand": ["red-2"], "wolves": 1},
        p1={"hand": ["mutiny"]},
        pile=[10, "delivery", [17, 1]],
    )
    s.play("p0 discard sea-wolf")
    s.expect(events=["discarded p0 card=sea-wolf"], p0={"wolves": 0}, asked="p1 turn")
    discards = s.match.view(0)["discards"]
    assert isinstance(discards, list)
    assert discards[-1] == "sea-wolf"
    s.play("p1 play mutiny").refuse("p0 protect", "wolf.protects")
    s.play("p0 lose red-2").expect(p0={"hand": []})


@pytest.mark.rule("deliveries:turn.no-hand-limit")
def test_there_is_no_hand_limit(scenario: type[Scenario]) -> None:
    many = [f"{name}-{value}" for name in ("blue", "red", "fish") for value in range(1, 7)]
    s = scenario("deliveries", p0={"hand": many}, row=["gold-1"], pile=[5, [12, 3]])
    s.play("p0 take gold-1")
    s.expect(p0={"cards": 19}, asked="p1 turn")


@pytest.mark.rule("deliveries:delivery.delivered-kinds-still-takeable")
def test_cards_of_a_delivered_kind_may_be_taken_and_serve_as_a_loss(
    scenario: type[Scenario],
) -> None:
    s = scenario(
        "deliveries",
        p0={"delivered": [["yellow-1", "gold-5"]]},
        p1={"hand": ["pirates"]},
        row=["gold-3", "blue-1", "blue-2", "blue-3"],
        pile=[10, "delivery", [17, 1]],
    )
    s.play("p0 take gold-3", "p1 play pirates", "p0 lose gold-3")
    s.expect(p0={"hand": [], "delivered": [["yellow-1", "gold-5"]]})


def test_unknown_cards_are_refused(scenario: type[Scenario]) -> None:
    s = scenario("deliveries", row=ROW)
    s.refuse("p0 take green-9", "components.cards")
    s.refuse("p0 deliver blue-1,fish-1", "delivery.trigger")
    s.refuse("p0 hire", "wolf.flip")
    s.refuse("p0 show", "event.everyone-loses-one")
    s.refuse("p0 lose blue-1", "event.everyone-loses-one")
