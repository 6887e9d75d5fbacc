"""What is known and what is not: bounds of chests, hands that were seen, samples that fit."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.marauders import cargo_doors
from kaper.games.marauders.game import GAME as RULES
from kaper.games.marauders.state import Marauders
from kaper.games.marauders.visibility.knowledge import hand_as_seen
from kaper.kernel.piles import EVERYBODY, knows
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "marauders"
SKULL = 6
DUTCH, ENGLISH, SPANISH = "pepijn-van-avezaath", "frances-wright", "felipe-arriaga"
BOARDING = {
    "scouting": [SKULL, 1, 1],
    "seamanship": [1, 1, 1, 1, SKULL, 1, 1, 1],
    "leadership": [SKULL, SKULL, SKULL, 1, 1],
}


def samples(s: Scenario, viewer: int | None, count: int = 40) -> list[Marauders]:
    found = [s.match.sample(viewer, seed).state for seed in range(count)]
    return [state for state in found if isinstance(state, Marauders)]


# Whole tables


def full_table(scenario: Arrange) -> Scenario:
    """Everybody holds something of everything; p2 has seen a card of p0's purchase."""
    s = scenario(
        GAME,
        seats=3,
        p0={"captain": DUTCH, "in": "bridgetown", "cargo": ["fruit"], "hand": ["glut", "jury-rig"]}
        | {"rumor": "castaway", "gold": 9, "chest": 4},
        p1={"captain": ENGLISH, "cargo": ["rum", "rum"], "hand": ["fog-bank"]}
        | {"rumor": "pearl-beds"},
        p2={"captain": SPANISH, "cargo": ["wood"], "hand": ["cutpurse", "glut", "press-gang"]},
        zones={"bridgetown": {"demand": "sugar"}, "nassau": {"modification": None}}
        | {"havana": {"merchant": None, "modification": "chasers", "open": True}},
        chance={"cargo": ["spices-1", "cocoa-1", "cocoa-2", "rum-5", "rum-6", "rum-7"]},
    )
    return s.play("p0 port", "p0 market", "p0 buy cocoa", "p0 buy spices", "p0 done", "p0 show p2")


def test_a_sample_is_a_whole_table_that_its_viewer_cannot_tell_from_the_truth(
    scenario: Arrange,
) -> None:
    s = full_table(scenario)
    for viewer in (0, 1, 2, None):
        truth = RULES.view(s.state(Marauders), viewer)
        for state in samples(s, viewer, 10):
            assert RULES.problems(state) == []
            assert RULES.view(state, viewer) == truth


def test_all_that_is_hidden_varies_and_nothing_else_does(scenario: Arrange) -> None:
    s = full_table(scenario)
    truth = s.state(Marauders)
    for viewer in (0, 1, 2, None):
        found = samples(s, viewer)
        for owner in range(3):
            own = owner == viewer
            for name in ("hand", "cargo", "chest", "gold"):
                values = {getattr(state.captains[owner], name) for state in found}
                if own or (name in ("chest", "gold") and owner != 0):
                    assert values == {getattr(truth.captains[owner], name)}, (viewer, owner, name)
                else:
                    assert len(values) > 1, (viewer, owner, name)
            if owner != 2:
                rumors = {state.captains[owner].rumors for state in found}
                assert (len(rumors) == 1) == own
        for zone in range(len(truth.tables.zone_names)):
            for name in ("modifications", "merchants"):
                values = {getattr(state, name)[zone] for state in found}
                token, known = getattr(truth, name)[zone], getattr(truth, f"{name}_known")[zone]
                if token < 0 or known == EVERYBODY:
                    assert values == {token}
                else:
                    assert len(values) > 1
        assert {tuple(captain.card for captain in state.captains) for state in found} == {
            tuple(captain.card for captain in truth.captains)
        }


def test_a_sample_remembers_what_its_viewer_has_seen(scenario: Arrange) -> None:
    s = full_table(scenario)
    cocoa = s.state(Marauders).tables.cargo_number["cocoa-1"]
    for state in samples(s, 2, 10):
        assert cocoa in state.captains[0].cargo
        assert state.cargo_known[cocoa] == 1 << 2
    # What p2 has seen is nothing to p1.
    assert not all(cocoa in state.captains[0].cargo for state in samples(s, 1))
    for state in samples(s, 1, 10):
        assert all(mask in (0, 1 << 1, EVERYBODY) for mask in state.cargo_known)


# Hands


@pytest.mark.rule("marauders:specialist.hire")
def test_all_have_seen_a_specialist_who_refused(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "in": "bridgetown", "hand": ["gunner-b", "glut"]}
    s = scenario(GAME, seats=3, p0=person, chance={"influence": [1, 1, 1]})
    s.play("p0 port", "p0 hire gunner-b", "p0 pass")
    for viewer in (1, 2, None):
        assert s.seen(viewer, 0)["hand"] == ["gunner-b", None]
    state = s.state(Marauders)
    assert hand_as_seen(state, 0, 0) == ()
    for owner in (1, 2):
        assert all(hand_as_seen(state, owner, viewer) == () for viewer in (0, 1, 2, None))


@pytest.mark.parametrize(("winner", "loser"), [(0, 1), (1, 2), (2, 0)])
def test_the_others_forget_in_a_sample_what_they_alone_have_seen(
    scenario: Arrange, winner: int, loser: int
) -> None:
    """Two cards change hands: the loser knows them, and in samples nobody else remembers."""
    people = {
        f"p{winner}": {"captain": ENGLISH, "at": "nassau"},
        f"p{loser}": {"captain": DUTCH, "at": "nassau", "hand": ["glut", "jury-rig"]},
    }
    s = scenario(
        GAME,
        seats=3,
        active=f"p{winner}",
        **{"p0": {"captain": SPANISH}, "p1": {"captain": SPANISH}, "p2": {"captain": SPANISH}}
        | people,
        chance=BOARDING | {"glory": ["press-gang"]},
    )
    s.play(f"p{winner} scout p{loser}").pass_on()
    s.play(f"p{winner} board", f"p{loser} shoot").pass_on()
    truth = s.state(Marauders)
    glut, rig = (truth.tables.glory_number[name] for name in ("glut", "jury-rig"))
    assert hand_as_seen(truth, winner, loser) == tuple(sorted((glut, rig)))
    for viewer in (0, 1, 2, None):
        for state in samples(s, viewer, 6):
            for owner in range(3):
                for other in (0, 1, 2, None):
                    knows = other in (viewer, owner)
                    expected = hand_as_seen(truth, owner, other) if knows else ()
                    assert hand_as_seen(state, owner, other) == expected


def test_a_card_held_back_is_remembered_by_all_in_a_sample(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=3,
        p0={"captain": ENGLISH, "at": "nassau", "hand": ["weather-gauge", "glut"]},
        p1={"captain": DUTCH, "at": "nassau", "hand": ["quick-learner"]},
        chance={"scouting": [SKULL, 1, 1], "seamanship": [1, 2, 3, 4]},
    )
    s.play("p0 scout p1", "p1 pass", "p0 play weather-gauge", "p0 decline")
    # A card that is held back has not been played: nobody copies it.
    s.expect(asked="p1 maneuver-roll")
    assert s.options(1) == ["pass"]
    gauge = s.state(Marauders).tables.glory_number["weather-gauge"]
    for viewer in (0, 1, 2, None):
        for state in samples(s, viewer, 6):
            assert all(hand_as_seen(state, 0, other) == (gauge,) for other in (1, 2, None))


# Cargo


@pytest.mark.rule("marauders:decks.reshuffle", "marauders:cargo.hidden")
def test_a_card_that_was_seen_is_unknown_when_it_is_drawn_again(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=3,
        p0={"captain": DUTCH, "in": "bridgetown"},
        zones={"bridgetown": {"demand": "sugar"}},
        chance={"cargo": ["rum-1", "rum-2", "rum-3", "wood-1", "wood-2", "fruit-1"]},
    )
    state = s.state(Marauders)
    state.cargo_known = [EVERYBODY] * len(state.cargo_known)
    s.play("p0 port", "p0 market", "p0 buy fruit", "p0 done")
    assert s.seen(0, 0)["cargo"] == ["fruit"]
    assert s.seen(1, 0)["cargo"] == s.seen(None, 0)["cargo"] == [None]


@pytest.mark.rule("marauders:plunder.player", "marauders:cargo.hidden")
def test_the_two_captains_see_what_is_taken_from_a_hold(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=3,
        p0={"captain": ENGLISH, "at": "nassau"},
        p1={"captain": DUTCH, "at": "nassau", "cargo": ["rum-1"]},
        chance=BOARDING,
    )
    s.play("p0 scout p1", "p0 board", "p1 shoot", "p0 decline").expect(asked="p0 stow")
    assert s.match.view(0)["table"] == s.match.view(1)["table"] == ["rum-1"]
    assert s.match.view(2)["table"] == s.match.view(None)["table"] == [None]


# Chests


def bounds(s: Scenario, seat: int) -> tuple[int, int]:
    state = s.state(Marauders)
    return state.captains[seat].chest_least, state.captains[seat].chest_most


@pytest.mark.rule("marauders:stash.secret", "marauders:gold.secrecy")
def test_the_bounds_of_a_chest(scenario: Arrange) -> None:
    s = scenario(GAME, seats=3, p0={"captain": DUTCH, "in": "curacao", "gold": 12})
    assert bounds(s, 0) == (0, 0)
    s.play("p0 port", "p0 stash", "p0 amount 4")
    assert bounds(s, 0) == (1, 12)
    s.play("p0 withdraw", "p0 amount 2")
    assert bounds(s, 0) == (0, 11)
    s.play("p0 yard", "p0 arm chain-shot")
    assert bounds(s, 0) == (0, 9)
    s.play("p0 disarm chain-shot")
    assert bounds(s, 0) == (0, 9)


@pytest.mark.rule("marauders:stash.secret", "marauders:gold.lost-is-counted")
def test_bounds_after_a_theft(scenario: Arrange) -> None:
    thief = {"captain": ENGLISH, "at": "nassau", "hand": ["cutpurse"]}
    for gold, chest, expected in ((10, 5, (0, 12)), (3, 5, (0, 5)), (2, 5, (5, 5)), (9, 0, (0, 0))):
        victim = {"captain": DUTCH, "in": "trinidad", "gold": gold, "chest": chest}
        s = scenario(GAME, p0=thief, p1=victim).play("p0 play cutpurse seat=p1")
        assert bounds(s, 1) == expected


@pytest.mark.rule("marauders:stash.secret", "marauders:gold.secrecy")
def test_bounds_after_a_rumor_was_bought(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "in": "tortuga"},
        p1={"captain": ENGLISH, "hand": ["harbour-gossip"], "gold": 6, "chest": 4},
        chance={"influence": [SKULL, 1, 1], "rumor": ["castaway"]},
    )
    s.play("p0 port", "p0 ask-around", "p1 play harbour-gossip", "p1 buy rumor")
    assert bounds(s, 1) == (0, 8)


@pytest.mark.rule("marauders:stash.secret")
def test_a_payment_never_tells_that_a_chest_is_empty(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"captain": DUTCH, "in": "curacao", "gold": 2, "chest": 1})
    s.play("p0 port", "p0 yard", "p0 arm chain-shot").expect(p0={"gold": 0, "chest": 0})
    assert bounds(s, 0) == (0, 1)
    assert s.seen(1, 0)["stashed"] is True


@pytest.mark.rule("marauders:stash.secret")
def test_every_amount_within_the_bounds_may_lie_in_a_chest(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"captain": DUTCH, "in": "curacao", "gold": 2, "chest": 1})
    assert {state.captains[0].chest for state in samples(s, 1, 60)} == {0, 1, 2, 3}
    s = scenario(GAME, p0={"captain": DUTCH, "in": "curacao", "gold": 4})
    s.play("p0 port", "p0 stash", "p0 amount 2")
    assert {state.captains[0].chest for state in samples(s, 1, 60)} == {1, 2, 3, 4}
    s = scenario(GAME, p0={"captain": DUTCH, "in": "curacao", "gold": 4})
    assert {state.captains[0].chest for state in samples(s, 1)} == {0}


@pytest.mark.rule("marauders:cargo.hidden")
def test_goods_taken_out_of_a_hold_are_known_to_who_saw_them_taken(scenario: Arrange) -> None:
    """All knew who carried the card; now a captured hold lies before its owner and the victor."""
    s = scenario(GAME, seats=3, p2={"cargo": ["rum", "wood"]})
    state = s.state(Marauders)
    card, left = state.captains[2].cargo
    state.cargo_known[card] = state.cargo_known[left] = EVERYBODY
    state.captains[2].cargo, state.laid.cards, state.laid.known = (), [left], 0b101
    cargo_doors.load(state, 0, [card])
    for either in (card, left):
        known = [seat for seat in (None, 0, 1, 2) if knows(state.cargo_known[either], seat)]
        assert known == [0, 2]
