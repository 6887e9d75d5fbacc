"""Cards played by and against any seat, and moments in which nothing is left to do."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.jolly_roger.state import JollyRoger
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "jolly-roger"
NO_TRAITOR = ["traitor", "traitor"]


@pytest.mark.rule("jolly-roger:card.second-mate")
@pytest.mark.parametrize("thief", [0, 1, 2, 3])
def test_the_second_mate_may_rob_anybody_else(scenario: Arrange, thief: int) -> None:
    cards = ["n1c1", "g1c1", "m1c1", "n1c4"]
    hands = {f"p{seat}": {"hand": [cards[seat]]} for seat in range(4) if seat != thief}
    s = scenario(
        GAME, seats=4, crew_discards=NO_TRAITOR, **hands, **{f"p{thief}": {"hand": ["second-mate"]}}
    )
    s.play("p0 sail fort", f"p{thief} play second-mate")
    others = [(thief + step) % 4 for step in (1, 2, 3)]
    assert s.options(thief) == [f"rob p{other}" for other in others]
    s.play(f"p{thief} rob p{others[2]}")
    assert s.options(thief) == [f"rob p{other}" for other in others[:2]]


@pytest.mark.rule("jolly-roger:card.traitor-window", "jolly-roger:card.traitor-details")
def test_who_plays_a_special_card_has_let_the_others_pass(scenario: Arrange) -> None:
    """As with a plain card: what lay there before can no longer be answered."""
    s = scenario(
        GAME,
        seats=4,
        p1={"hand": ["n1c1", "n1c2"]},
        p2={"hand": ["traitor", "stowaways"]},
        chance={"crew": ["g1c1", "m1c1"]},
    )
    s.play("p0 sail fort").pass_window().play("p1 add n1c1")
    assert "betray p1 n1c1" in s.options(2)
    s.play("p2 play stowaways").pass_window().expect(window="open")
    assert "betray p1 n1c1" not in s.options(2)
    s.play("p1 add n1c2")
    assert "betray p1 n1c1" not in s.options(2)
    assert "betray p1 n1c2" in s.options(2)


@pytest.mark.rule("jolly-roger:card.shipwright-demand", "jolly-roger:card.shipwright-details")
def test_nothing_is_claimed_from_officers_without_loot(scenario: Arrange) -> None:
    enough = ["n2c1", "n2c1", "n2c2", "g2c1", "g1c1", "m2c1"]
    s = scenario(
        GAME,
        seats=4,
        crew_discards=NO_TRAITOR,
        loot_pile=["gold-1", "gold-2"],
        p0={"hand": ["shipwright"]},
        p1={"hand": enough},
        p3={"hand": ["m1c1"], "loot": ["rum"]},
        chance={"destination": ["merchant-ship-1"], "loot": ["gold-1", "gold-2"]},
    )
    s.play("p0 sail merchant-ship").pass_window()
    s.play(*(f"p1 add {card}" for card in enough), "p1 reveal").pass_window().pass_window()
    s.play("p0 take gold-1", "p1 share gold-2 p3", "p0 play shipwright")
    assert list(s.match.pending()) == [3]
    # The Captain plays it himself, and the Quartermaster has nothing.
    s.play("p3 pass").expect(no_events=["loot-claimed"], p0={"loot": ["gold-1"]})
    assert not any("claim" in option for seat in range(4) for option in s.options(seat))


@pytest.mark.rule("jolly-roger:mutiny.then-destination", "jolly-roger:mutiny.in-phase-one-or-two")
def test_after_a_mutiny_against_the_appointment_the_destination_is_chosen(
    scenario: Arrange,
) -> None:
    """Nobody is asked about free cards again."""
    s = scenario(
        GAME,
        seats=4,
        stage="appoint",
        crew_discards=NO_TRAITOR,
        p0={"hand": ["g1c1"]},
        p1={"hand": ["g1c2"]},
        p2={"hand": ["n1c4"]},
    )
    s.play("p0 appoint p1").expect(asked="p3 recruit").play("p3 decline")
    s.play("p2 mutiny n1c4").pass_window().play("p2 appoint p1", "p1 extra p1")
    s.expect(asked="p2 sail", stage="phase-2", p2={"hand": []}, p3={"hand": []})
    assert list(s.match.pending()) == [2]


@pytest.mark.rule("jolly-roger:mutiny.share-loot")
def test_the_lot_of_several_losers_lies_in_order(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=4,
        crew_discards=NO_TRAITOR,
        p0={"loot": ["rum"]},
        p2={"hand": ["n1c4"]},
        p3={"hand": ["n1c1", "g1c1"], "loot": ["gold-1"]},
    )
    s.play("p0 sail fort", "p2 mutiny n1c4", "p3 support captain n1c1").pass_window()
    s.play("p2 appoint p1").expect(asked="p1 before-pick", lot=["gold-1", "rum"])
    lot = s.state(JollyRoger).lot
    assert lot == sorted(lot)
