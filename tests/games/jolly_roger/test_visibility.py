"""Nobody learns what they may not know: not from views, questions, logs or samples."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from kaper.games.jolly_roger.card_events import CrewStolen
from kaper.games.jolly_roger.components.cards import (
    kinds_of,
)
from kaper.games.jolly_roger.components.tables import tables_of
from kaper.games.jolly_roger.game import GAME
from kaper.games.jolly_roger.state import JollyRoger
from kaper.match import Match
from kaper.testing.checks import check_sample, viewers
from kaper.testing.samples import check_equal_samples
from kaper.testing.scenario import Scenario
from kaper.testing.wander import wander
from tests.games.jolly_roger.hands_seen import hand_seen

Arrange = Callable[..., Scenario]
TABLES = tables_of(GAME.components())
NO_TRAITOR = ["traitor", "traitor"]


def games(each: int) -> Iterator[Match[JollyRoger]]:
    """Random games, bribes included, at every so many decisions."""
    for seed, seats in enumerate((3, 4, 6, 10)):
        options = {"loot": "hidden" if seed % 2 else "open"}
        match = Match.begin(GAME, seats, seed, options)
        for number, _ in enumerate(wander(match, seed)):
            if number % each == 0:
                yield match


def sampled_hands(s: Scenario, viewer: int | None, owner: int) -> set[tuple[int, ...]]:
    hands = set()
    for seed in range(12):
        state = s.match.sample(viewer, seed).state
        assert isinstance(state, JollyRoger)
        hands.add(tuple(sorted(kinds_of(state.hands[owner]))))
    return hands


def test_a_seat_cannot_tell_a_sample_from_the_truth() -> None:
    for number, match in enumerate(games(9)):
        pending = match.pending()
        for viewer in viewers(match):
            sample = match.sample(viewer, number)
            check_sample(match, sample, viewer, match.view(viewer), pending)


def test_equal_seeds_give_equal_samples_whatever_the_truth() -> None:
    for number, match in enumerate(games(23)):
        for viewer in viewers(match):
            other = match.sample(viewer, 1000 + number)
            check_equal_samples(match, other, viewer, number)


def test_a_stolen_card_is_known_to_thief_and_victim(scenario: Arrange) -> None:
    s = scenario(
        "jolly-roger",
        seats=4,
        crew_discards=NO_TRAITOR,
        p0={"hand": ["second-mate", "n1c1"]},
        p1={"hand": ["g1c1", "g1c2"]},
        chance={"hand": ["g1c2"]},
    )
    s.play("p0 play second-mate", "p0 rob p1")
    assert hand_seen(s, 1, 0) == [None, "g1c2"]
    assert hand_seen(s, 2, 0) == [None, None]
    for viewer, card in ((0, "g1c2"), (1, "g1c2"), (2, ""), (None, "")):
        told = [e.card for e in s.match.redacted(viewer) if isinstance(e, CrewStolen)]
        assert told == [card]
    # The victim's samples keep the card where it went; others' do not.
    stolen = TABLES.crew_number["g1c2"]
    assert all(stolen in hand for hand in sampled_hands(s, 1, 0))
    assert not all(stolen in hand for hand in sampled_hands(s, 2, 0))


@pytest.mark.rule("jolly-roger:bribe.digital")
def test_a_refused_gift_stays_known_to_whom_it_was_shown(scenario: Arrange) -> None:
    s = scenario("jolly-roger", seats=4, p0={"hand": ["n1c1", "g1c4"]}, p2={"hand": ["m1c1"]})
    s.play("p0 bribe p2 g1c4", "p2 decline")
    assert hand_seen(s, 2, 0) == [None, "g1c4"]
    assert hand_seen(s, 1, 0) == [None, None]
    # Played openly, it is nobody's secret any more; a card that leaves unseen takes all along.
    s.play("p0 bribe p1 n1c1", "p1 accept")
    assert hand_seen(s, 2, 0) == [None]
    assert hand_seen(s, 0, 1) == ["n1c1"]


def test_two_alike_and_one_of_them_known(scenario: Arrange) -> None:
    """Whoever knew of one of two equal cards cannot tell which was laid."""
    s = scenario("jolly-roger", seats=4, p1={"hand": ["n1c2", "n1c2"]}, p2={"hand": ["m1c1"]})
    s.play("p0 sail fort", "p1 bribe p2 n1c2", "p2 decline")
    assert hand_seen(s, 2, 1) == [None, "n1c2"]
    s.pass_window().play("p1 add n1c2")
    assert hand_seen(s, 2, 1) == [None]


@pytest.mark.rule("jolly-roger:special.windows", "jolly-roger:card.traitor-window")
def test_who_is_asked_hangs_on_no_hand(scenario: Arrange) -> None:
    """The same cards in sight, other hands: the same seats are asked, in the same order."""
    asked = []
    for hands in (["traitor", "cook"], ["n1c1", "n1c2"], ["assassin", "surgeon"]):
        s = scenario("jolly-roger", seats=4, p0={"hand": ["stowaways"]}, p2={"hand": hands})
        s.play("p0 play stowaways")
        first = list(s.match.pending())
        s.pass_window().play("p0 sail fort")
        asked.append((first, list(s.match.pending())))
        assert s.match.view(2)["passed"] == []
    assert asked[0] == asked[1] == asked[2]


def test_cards_of_a_mutiny_are_in_hands_and_not_in_the_pile(scenario: Arrange) -> None:
    """Everybody saw them, and saw them dealt out again: only who has which is a secret."""
    s = scenario(
        "jolly-roger",
        seats=4,
        crew_discards=NO_TRAITOR,
        p1={"hand": ["n1c1"]},
        p2={"hand": ["n1c4", "g1c4"]},
        p3={"hand": ["m1c4", "m1c3"]},
    )
    s.play("p0 sail fort", "p2 mutiny n1c4", "p2 support mutineer g1c4")
    s.play("p3 support mutineer m1c4", "p3 support mutineer m1c3").pass_window()
    s.play("p2 appoint p3").pass_window()
    laid = [TABLES.crew_number[name] for name in ("n1c4", "g1c4", "m1c4", "m1c3")]
    holders = set()
    for viewer in (0, 1, 2, 3, None):
        for seed in range(8):
            state = s.match.sample(viewer, seed).state
            assert isinstance(state, JollyRoger)
            hands = [kinds_of(hand) for hand in state.hands]
            assert set(laid) <= {kind for hand in hands for kind in hand}
            holders.add(next(seat for seat, hand in enumerate(hands) if laid[0] in hand))
    assert len(holders) > 1


def test_when_the_discards_become_the_pile_the_hands_are_known_together(
    scenario: Arrange,
) -> None:
    s = scenario(
        "jolly-roger",
        seats=4,
        crew_pile=["n1c1"],
        p0={"hand": ["stowaways", "n1c4"]},
        p1={"hand": ["g1c4"]},
        p3={"hand": ["m1c4"]},
    )
    s.play("p0 play stowaways").pass_window()
    state = s.match.state
    assert isinstance(state, JollyRoger)
    # The pile was empty after the first card, so the second came from the discards.
    assert {"n1c1", "n1c4", "g1c4", "m1c4"} <= {TABLES.crew_names[kind] for kind in state.held}
    for seed in range(8):
        sample = s.match.sample(0, seed).state
        assert isinstance(sample, JollyRoger)
        assert not set(state.held) - {k for hand in sample.hands for k in kinds_of(hand)}


@pytest.mark.rule("jolly-roger:card.second-mate")
@pytest.mark.parametrize("stolen", ["n1c1", "bloody-pirate"])
def test_a_theft_hides_a_card_that_was_known(scenario: Arrange, stolen: str) -> None:
    """The giver of the lowest card cannot tell whether that one was stolen."""
    s = scenario(
        "jolly-roger",
        seats=4,
        crew_discards=NO_TRAITOR,
        p0={"hand": ["bloody-pirate"]},
        p1={"hand": ["n1c1"]},
        p2={"hand": ["second-mate"]},
        chance={"hand": [stolen]},
    )
    s.play("p0 bribe p1 bloody-pirate", "p1 accept", "p0 sail fort")
    assert "bloody-pirate" in hand_seen(s, 0, 1)
    s.play("p2 play second-mate", "p2 rob p1")
    assert hand_seen(s, 0, 1) == [None]
    assert hand_seen(s, 0, 2) == [None]
