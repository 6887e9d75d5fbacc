"""What somebody has seen and lost track of is in no pile."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.jolly_roger import doors, loot_doors
from kaper.games.jolly_roger.components.cards import kinds_of
from kaper.games.jolly_roger.game import GAME as RULES
from kaper.games.jolly_roger.rules import sharing
from kaper.games.jolly_roger.state import JollyRoger
from kaper.kernel.codec import encode_fields
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "jolly-roger"
HIDDEN = {"loot": "hidden"}


def crew_in_hands(s: Scenario, viewer: int | None, card: str) -> set[int]:
    """How many cards of a kind a viewer believes to be in hands."""
    kind = s.state(JollyRoger).tables.crew_number[card]
    return {
        sum(kinds_of(hand).count(kind) for hand in sample.hands)
        for sample in s.samples(JollyRoger, viewer)
    }


def loot_out_of_the_pile(s: Scenario, viewer: int | None, card: str) -> set[int]:
    kind = s.state(JollyRoger).tables.loot_number[card]
    return {
        sum(kinds_of(cards).count(kind) for cards in (*sample.loot, *sample.buried, sample.lot))
        for sample in s.samples(JollyRoger, viewer)
    }


@pytest.fixture
def table(scenario: Arrange) -> Scenario:
    """p1 has given the only Assassin to p2, from whom p3 takes a card unseen by the others."""
    s = scenario(
        GAME,
        seats=5,
        p1={"hand": ["assassin", "n2c1"]},
        p2={"hand": ["g2c1", "m2c1"]},
        p3={"hand": ["n2c1"]},
    )
    state = s.state(JollyRoger)
    number = state.tables.crew_number
    doors.pass_crew(state, 1, number["assassin"], 2)
    doors.pass_crew(state, 2, number["m2c1"], 3)
    return s


@pytest.mark.rule("jolly-roger:bribe.digital")
def test_a_card_that_was_given_away_and_perhaps_stolen_is_still_in_a_hand(table: Scenario) -> None:
    assert crew_in_hands(table, 1, "assassin") == {1}
    # The others have never seen it.
    assert 0 in crew_in_hands(table, 0, "assassin")
    assert 0 in crew_in_hands(table, None, "assassin")


@pytest.mark.rule("jolly-roger:bribe.digital")
def test_a_card_that_is_laid_down_is_adrift_no_more(table: Scenario) -> None:
    state = table.state(JollyRoger)
    assassin = state.tables.crew_number["assassin"]
    assert state.crew_adrift[1] == (assassin,)
    doors.lay_down(state, 2, assassin)
    assert not any(state.crew_adrift)


@pytest.mark.rule("jolly-roger:bribe.digital")
def test_a_card_that_comes_back_is_adrift_no_more(table: Scenario) -> None:
    state = table.state(JollyRoger)
    assassin = state.tables.crew_number["assassin"]
    doors.show_crew(state, 2, assassin, 1)
    assert not any(state.crew_adrift)
    doors.pass_crew(state, 2, state.tables.crew_number["g2c1"], 3)
    assert state.crew_adrift[1] == (assassin,)
    doors.pass_crew(state, 2, assassin, 1)
    assert not state.crew_adrift[1]


@pytest.mark.rule("jolly-roger:variant.hidden-loot-stays-hidden")
def test_who_has_seen_the_lot_knows_that_it_is_in_no_pile(scenario: Arrange) -> None:
    """The Captain picks a card; which of the others each gets, only the Quartermaster knows."""
    s = scenario(GAME, seats=4, options=HIDDEN, p2={"loot": ["hostage"]})
    state = s.state(JollyRoger)
    rum, gold = (state.tables.loot_number[name] for name in ("rum", "gold-3"))
    for kind in (rum, gold, gold):
        state.loot_pile.remove(kind)
    state.lot = sorted([rum, gold, gold])
    sharing.look(state, 0)
    loot_doors.take_from_lot(state, 0, rum, 0)
    sharing.look(state, 1)
    loot_doors.take_from_lot(state, 2, gold, 1)
    loot_doors.take_from_lot(state, 3, gold, 1)
    for viewer in (0, 1):
        assert min(loot_out_of_the_pile(s, viewer, "gold-3")) == 2
    assert min(loot_out_of_the_pile(s, None, "gold-3")) < 2


@pytest.mark.rule("jolly-roger:variant.hidden-loot-showing-digital")
def test_loot_that_was_shown_and_perhaps_buried_is_in_no_pile(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, options=HIDDEN, p2={"loot": ["gold-3", "hostage"]})
    s.play("p0 sail fort", "p2 show gold-3")
    state = s.state(JollyRoger)
    loot_doors.bury(state, 2, state.tables.loot_number["hostage"])
    for viewer in (0, 1, 3, None):
        assert min(loot_out_of_the_pile(s, viewer, "gold-3")) == 1


@pytest.mark.rule("jolly-roger:variant.hidden-loot-showing-digital")
def test_the_only_loot_card_is_known_when_it_is_buried(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4, options=HIDDEN, p2={"loot": ["gold-3"]})
    s.play("p0 sail fort", "p2 show gold-3")
    state = s.state(JollyRoger)
    gold = state.tables.loot_number["gold-3"]
    loot_doors.bury(state, 2, gold)
    for viewer in (0, 1, 3, None):
        buried = {(*kinds_of(sample.buried[2]),) for sample in s.samples(JollyRoger, viewer)}
        assert buried == {(gold,)}


def test_a_state_of_older_rules_has_nothing_adrift(scenario: Arrange) -> None:
    s = scenario(GAME, seats=4)
    fields = encode_fields(s.state(JollyRoger))
    del fields["crew_adrift"], fields["loot_adrift"]
    state = RULES.restore(fields, s.match.components, 3)
    assert state.crew_adrift == state.loot_adrift == [()] * 5


def test_memories_came_with_the_fourth_rules() -> None:
    """A record tells by which rules it was made; later ones have to say how to go on with it."""
    assert RULES.rules >= 4
