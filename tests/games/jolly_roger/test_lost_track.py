"""Who still knows what after cards have changed hands, some seen and some unseen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.jolly_roger.state import JollyRoger
from kaper.testing.scenario import Scenario
from tests.games.jolly_roger.memories import crew_adrift, loot_adrift

Arrange = Callable[..., Scenario]
GAME = "jolly-roger"
HIDDEN = {"loot": "hidden"}
NO_TRAITOR = ["traitor", "traitor"]


def give(giver: int, card: str, seat: int) -> tuple[str, str]:
    return f"p{giver} bribe p{seat} {card}", f"p{seat} accept"


def show(giver: int, card: str, seat: int) -> tuple[str, str]:
    return f"p{giver} bribe p{seat} {card}", f"p{seat} decline"


@pytest.mark.rule("jolly-roger:bribe.digital")
def test_who_gave_two_alike_knows_of_one_when_the_other_is_laid(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, crew_discards=NO_TRAITOR, p2={"hand": ["n1c2", "n1c2", "g1c1"]})
    s.play("p0 sail fort", *give(2, "n1c2", 1), *give(2, "n1c2", 1))
    assert s.seen(2, 1)["hand"] == ["n1c2", "n1c2"]
    s.pass_window().play("p1 add n1c2")
    assert s.seen(2, 1)["hand"] == ["n1c2"]
    assert crew_adrift(s) == [[], [], [], [], []]


@pytest.mark.rule("jolly-roger:bribe.digital")
def test_who_gave_two_of_three_alike_knows_of_one_somewhere(scenario: Arrange) -> None:
    """p1 lays one of them; p0 cannot tell whether it is one of those given by p0."""
    s = scenario(
        GAME,
        seats=4,
        crew_discards=NO_TRAITOR,
        p0={"hand": ["n1c2", "n1c2"]},
        p3={"hand": ["n1c2", "g1c1"]},
    )
    s.play("p0 sail fort", *give(0, "n1c2", 1), *give(0, "n1c2", 1), *give(3, "n1c2", 1))
    s.pass_window().play("p1 add n1c2")
    assert s.seen(0, 1)["hand"] == [None, None]
    assert crew_adrift(s) == [["n1c2"], [], [], [], []]


@pytest.mark.rule("jolly-roger:variant.hidden-loot-stays-hidden", "jolly-roger:bribe.digital")
def test_who_gets_loot_still_knows_what_was_shown_beside_it(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, options=HIDDEN, p2={"loot": ["gold-3", "hostage", "rum"]})
    s.play("p0 sail fort", *show(2, "gold-3", 1), *show(2, "hostage", 3))
    assert s.seen(1, 2)["loot"] == [None, None, "gold-3"]
    assert s.seen(3, 2)["loot"] == [None, None, "hostage"]
    s.play(*give(2, "rum", 1))
    # p3 does not know which card went away: it may have been the Hostage.
    assert s.seen(1, 2)["loot"] == [None, "gold-3"]
    assert s.seen(3, 2)["loot"] == [None, None]
    assert loot_adrift(s) == [[], [], [], ["hostage"], []]


@pytest.mark.rule("jolly-roger:variant.hidden-loot-stays-hidden", "jolly-roger:bribe.digital")
@pytest.mark.parametrize("seat", [0, 1, 3])
def test_loot_that_comes_back_is_adrift_no_more(scenario: Arrange, seat: int) -> None:
    """Shown, then lost track of when p2 gave another card away, then given to who had seen it."""
    other = (seat + 1) % 4 if seat != 1 else 0
    s = scenario(GAME, seats=4, options=HIDDEN, p2={"loot": ["gold-3", "hostage", "rum"]})
    s.play("p0 sail fort", *show(2, "gold-3", seat), *give(2, "rum", other))
    assert loot_adrift(s)[seat] == ["gold-3"]
    s.play(*give(2, "gold-3", seat))
    assert loot_adrift(s) == [[], [], [], [], []]


@pytest.mark.rule("jolly-roger:island.buried-known", "jolly-roger:variant.hidden-loot-mark-buried")
@pytest.mark.parametrize("loot", ["open", "hidden"])
def test_who_saw_the_only_card_sees_it_buried(scenario: Arrange, loot: str) -> None:
    s = scenario(
        GAME,
        seats=4,
        options={"loot": loot},
        crew_discards=NO_TRAITOR,
        p1={"hand": ["bloody-pirate", "n1c1"]},
        p2={"loot": ["gold-3"]},
    )
    s.play("p0 sail treasure-island", *show(2, "gold-3", 1)).pass_window()
    s.play("p1 play bloody-pirate").pass_on().play("p2 bury gold-3")
    known = ["gold-3"] if loot == "hidden" else [None]
    # Where loot lies open, the backs of buried cards are shown to all but their owner.
    assert [s.seen(viewer, 2)["buried"] for viewer in (0, 1, 2, None)] == [
        [None],
        known,
        ["gold-3"],
        [None],
    ]
    assert loot_adrift(s) == [[], [], [], [], []]


@pytest.mark.rule("jolly-roger:card.cabin-boy", "jolly-roger:variant.hidden-loot-unburied")
@pytest.mark.parametrize("dug_up", ["gold-3", "rum"])
def test_who_saw_a_buried_card_loses_track_when_one_is_dug_up(
    scenario: Arrange, dug_up: str
) -> None:
    s = scenario(
        GAME,
        seats=4,
        options=HIDDEN,
        crew_discards=NO_TRAITOR,
        p1={"hand": ["bloody-pirate", "n1c1"]},
        p2={"loot": ["gold-3"], "buried": ["rum"]},
        p3={"hand": ["cabin-boy"]},
        chance={"buried": [dug_up]},
    )
    s.play("p0 sail treasure-island", *show(2, "gold-3", 1), *show(2, "gold-3", 3)).pass_window()
    s.play("p1 play bloody-pirate").pass_on().play("p2 bury gold-3")
    assert [s.seen(viewer, 2)["buried"] for viewer in (0, 1, 3)] == [
        [None, None],
        [None, "gold-3"],
        [None, "gold-3"],
    ]
    s.play("p3 play cabin-boy", "p3 dig-up p2")
    # The Cabin Boy's player knows what is left there; p1 does not, and p2 knows what is gone.
    left = [None, "gold-3"] if dug_up == "rum" else [None]
    assert s.seen(3, 2)["buried"] == left[-1:]
    assert s.seen(1, 2)["buried"] == [None]
    assert s.seen(2, 3)["loot"] == [dug_up]
    assert loot_adrift(s) == [[], ["gold-3"], [], [], []]


@pytest.mark.rule("jolly-roger:card.surgeon-takes-over", "jolly-roger:variant.hidden-loot-share")
def test_the_quartermaster_before_knows_the_lot_that_another_shares(scenario: Arrange) -> None:
    enough = ["n2c1", "n2c1", "n2c2", "g2c1", "g1c1", "m2c1"]
    s = scenario(
        GAME,
        seats=4,
        options=HIDDEN,
        crew_discards=NO_TRAITOR,
        p1={"hand": enough},
        p2={"hand": ["surgeon"]},
        chance={
            "destination": ["merchant-ship-2"],
            "loot": ["gold-1", "gold-2", "gold-3", "rum", "hostage"],
        },
    )
    s.play("p0 sail merchant-ship").pass_window()
    s.play(*(f"p1 add {card}" for card in enough), "p1 reveal").pass_on()
    s.play("p0 take gold-3", "p1 share gold-1 p3", "p2 play surgeon").expect(asked="p2 share")
    # The Captain saw the lot before the first share.
    assert loot_adrift(s) == [["gold-1", "gold-2", "rum", "hostage"], [], [], [], []]
    s.play("p2 share gold-2 p1")
    # p1 has this one, and knows what else was there.
    assert loot_adrift(s)[1] == ["rum", "hostage"]


@pytest.mark.rule("jolly-roger:variant.hidden-loot-showing-digital")
@pytest.mark.parametrize("seats", [3, 4, 10])
def test_what_all_others_were_shown_need_not_be_shown_again(scenario: Arrange, seats: int) -> None:
    s = scenario(GAME, seats=seats, options=HIDDEN, p1={"loot": ["gold-3"]}).play("p0 sail fort")
    *others, last = (seat for seat in range(seats) if seat != 1)
    for seat in others:
        s.play(*show(1, "gold-3", seat))
    assert "show gold-3" in s.options(1)
    s.play(*show(1, "gold-3", last))
    assert "show gold-3" not in s.options(1)


@pytest.mark.rule("jolly-roger:variant.hidden-loot-showing-digital")
def test_in_samples_only_what_everybody_has_seen_is_remembered(scenario: Arrange) -> None:
    """p2 has shown gold to all and then given away a card that may have been it."""
    s = scenario(GAME, seats=4, options=HIDDEN, p2={"loot": ["gold-3", "hostage", "rum"]})
    s.play("p0 sail fort", *show(2, "hostage", 0), "p2 show gold-3", *give(2, "rum", 1))
    assert loot_adrift(s) == [["gold-3", "hostage"], [], [], ["gold-3"], ["gold-3"]]
    gold, hostage = (s.state(JollyRoger).tables.loot_number[n] for n in ("gold-3", "hostage"))
    for state in s.samples(JollyRoger, 0):
        assert state.loot_adrift == [(gold, hostage), (), (), (), (gold,)]
    for state in s.samples(JollyRoger, 3):
        assert state.loot_adrift == [(), (), (), (gold,), (gold,)]
    for state in s.samples(JollyRoger, None):
        assert state.loot_adrift == [(), (), (), (), (gold,)]
