"""The lot while it is shared: what each has got of it, and who has no share in the rest."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "jolly-roger"
ENOUGH = ["n2c1", "n2c1", "n2c2", "g2c1", "g1c1", "m2c1"]
NO_TRAITOR = ["traitor", "traitor"]


def won(scenario: Arrange, loot: list[str], **more: object) -> Scenario:
    """p1's cards take a Merchant Ship; the window before the first pick is open."""
    s = scenario(
        GAME,
        seats=4,
        chance={"destination": ["merchant-ship-2"], "loot": loot},
        **{"p1": {"hand": ENOUGH}, "p3": {"hand": ["m1c1"]}, "crew_discards": NO_TRAITOR, **more},
    )
    s.play("p0 sail merchant-ship").pass_window()
    return s.play(*(f"p1 add {card}" for card in ENOUGH), "p1 reveal").pass_window()


def overthrown(scenario: Arrange, loot: list[str]) -> Scenario:
    """p2 has overthrown the Captain p0, whose loot is shared; before the pick a window is open."""
    s = scenario(
        GAME,
        seats=4,
        crew_discards=NO_TRAITOR,
        p0={"hand": ["g1c1"], "loot": loot},
        p2={"hand": ["n1c4"]},
    )
    return s.play("p0 sail fort", "p2 mutiny n1c4").pass_window().play("p2 appoint p3")


@pytest.mark.rule("jolly-roger:loot.even-share", "jolly-roger:loot.no-second-before-first")
def test_every_card_of_the_lot_counts_once_for_whoever_got_it(scenario: Arrange) -> None:
    s = won(scenario, ["gold-1", "gold-1", "gold-2", "gold-3", "rum"])
    s.expect(got=[0, 0, 0, 0]).pass_window().play("p0 take gold-3").expect(got=[1, 0, 0, 0])
    s.play("p1 share gold-1 p3").expect(got=[1, 0, 0, 1])
    s.play("p1 share gold-1 p1", "p1 share gold-2 p2").expect(got=[1, 1, 1, 1])
    s.play("p1 share rum p3").expect(got=[1, 1, 1, 2], lot=[])


@pytest.mark.rule("jolly-roger:loot.even-share")
def test_a_new_lot_is_counted_from_nothing(scenario: Arrange) -> None:
    s = won(scenario, ["gold-1", "gold-1", "gold-2", "gold-3", "rum"], p2={"hand": ["n1c4"]})
    s.pass_window().play("p0 take gold-3", "p1 share gold-1 p3", "p1 share gold-1 p1")
    s.play("p1 share gold-2 p2", "p1 share rum p0").pass_on().expect(asked="p0 punishment")
    # p0 loses what the attack brought: two cards, one for p2 and one for somebody else but p2.
    s.play("p0 waive", "p2 mutiny n1c4").pass_window().play("p2 appoint p1")
    s.expect(lot=["gold-3", "rum"], got=[0, 0, 0, 0])
    s.pass_on().play("p2 take gold-3").expect(got=[0, 0, 1, 0], asked="p1 share")
    assert s.options(1) == ["share rum p0", "share rum p1", "share rum p3"]


@pytest.mark.rule("jolly-roger:loot.qm-shares-rest", "jolly-roger:loot.captain-first")
def test_after_an_attack_the_captain_has_a_share_in_the_rest(scenario: Arrange) -> None:
    s = won(scenario, ["gold-1", "gold-1", "gold-2", "gold-3", "rum"])
    s.expect(asked="p1 before-pick", left_out=None)
    s.pass_window().expect(asked="p0 pick", left_out=None)
    s.play("p0 take gold-3").expect(asked="p1 share", left_out=None)


@pytest.mark.rule("jolly-roger:mutiny.share-loot-others")
def test_after_a_mutiny_the_pick_is_all_that_the_captain_gets(scenario: Arrange) -> None:
    s = overthrown(scenario, ["gold-1", "gold-2", "gold-3", "rum", "rum", "rum"])
    s.expect(asked="p3 before-pick", left_out=2)
    s.pass_window().expect(asked="p2 pick", left_out=2)
    s.play("p2 take gold-3").expect(asked="p3 share", left_out=2)
    s.refuse("p3 share rum p2", "mutiny.share-loot-others")
    s.play("p3 share rum p0", "p3 share rum p1", "p3 share rum p3")
    # Not even when all others have one.
    s.expect(got=[1, 1, 1, 1])
    assert {option.split()[-1] for option in s.options(3)} == {"p0", "p1", "p3"}
    s.play("p3 share gold-1 p1", "p3 share gold-2 p0").expect(left_out=None, lot=[])


def test_nobody_is_left_out_where_nothing_is_shared(scenario: Arrange) -> None:
    scenario(GAME, seats=4).expect(left_out=None, lot=[], got=[0, 0, 0, 0])
