"""Nobody learns what they may not know, and nobody forgets what they have seen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.marauders.rules.buying import Market
from kaper.games.marauders.state import Marauders
from kaper.testing.samples import check_equal_samples
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "marauders"
SKULL = 6
DUTCH = "pepijn-van-avezaath"
# p0 boards p1 in the second round, and wins at once.
BOARDING = {
    "scouting": [SKULL, 1, 1],
    "seamanship": [1, 1, 1, 1, SKULL, 1, 1, 1],
    "leadership": [SKULL, SKULL, SKULL, 1, 1],
}


def hands_of(s: Scenario, viewer: int | None, owner: int) -> set[tuple[str, ...]]:
    """The hands that a viewer believes possible."""
    return {
        tuple(state.tables.glory_names[kind] for kind in state.captains[owner].hand)
        for state in s.samples(Marauders, viewer)
    }


def holds_of(s: Scenario, viewer: int | None, owner: int) -> set[tuple[str, ...]]:
    return {
        tuple(state.tables.cargo_names[card] for card in state.captains[owner].cargo)
        for state in s.samples(Marauders, viewer)
    }


def rumors_of(s: Scenario, viewer: int | None, owner: int) -> set[tuple[str, ...]]:
    return {
        tuple(state.tables.rumor_names[rumor] for rumor in state.captains[owner].rumors)
        for state in s.samples(Marauders, viewer)
    }


def chests_of(s: Scenario, viewer: int | None, owner: int) -> set[int]:
    return {state.captains[owner].chest for state in s.samples(Marauders, viewer)}


def test_the_fight_of_a_card_can_be_watched(scenario: Arrange) -> None:
    """The foe has no ship, only hands."""
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "caribbean-sea", "mission": "recover-the-ransom"}
        | {"hand": ["glut"]},
        chance={"scouting": [SKULL, 1], "leadership": [1, 1, 1, 1]},
    )
    s.play("p0 scout mission", "p0 fight")
    for viewer in (0, 1, None):
        battle = s.match.view(viewer)["battle"]
        assert isinstance(battle, dict)
        assert battle["sides"] == [0, "foe"]
        assert isinstance(battle["forces"], list)
        assert battle["forces"][1] == {"clash": 2}


def test_what_is_looked_for_is_open(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "tortuga", "hand": ["glut"]},
        chance={"scouting": [1, 2]},
    )
    assert s.match.view(1)["scouting"] is None
    s.play("p0 scout merchant").expect(asked="p0 test")
    for viewer in (0, 1, None):
        assert s.match.view(viewer)["scouting"] == "merchant"
    s.play("p0 pass")
    assert s.match.view(1)["scouting"] is None


# Glory cards


@pytest.mark.rule("marauders:plunder.player")
def test_the_loser_remembers_the_hand_that_was_plundered(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=3,
        p0={"at": "nassau"},
        p1={"captain": DUTCH, "at": "nassau", "hand": ["glut", "glut"]},
        chance=BOARDING | {"glory": ["jury-rig"]},
    )
    s.play("p0 scout p1", "p1 pass").pass_on().play("p0 board", "p1 shoot").pass_on()
    assert s.seen(1, 0)["hand"] == ["glut", "glut", None]
    assert s.seen(2, 0)["hand"] == s.seen(None, 0)["hand"] == [None] * 3
    assert all(hand.count("glut") >= 2 for hand in hands_of(s, 1, 0))
    assert len(hands_of(s, 1, 0)) > 1
    assert not all(hand.count("glut") >= 2 for hand in hands_of(s, 2, 0))


@pytest.mark.rule("marauders:glory.withhold", "marauders:glory.asked-in-turn")
def test_a_card_held_back_is_known_until_it_is_played(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=3,
        p0={"at": "nassau", "hand": ["weather-gauge", "weather-gauge", "jury-rig"]},
        p1={"captain": DUTCH, "at": "nassau"},
        chance={"scouting": [SKULL, 1, 1], "seamanship": [1, 2, 3, 4, 1, 2, 3, 4, 1, 2]},
    )
    s.play("p0 scout p1", "p0 play weather-gauge", "p0 decline")
    for viewer in (1, 2, None):
        assert s.seen(viewer, 0)["hand"] == ["weather-gauge", None, None]
        assert all("weather-gauge" in hand for hand in hands_of(s, viewer, 0))
        assert len(hands_of(s, viewer, 0)) > 1
    # Played in the next round, it may have been that very card.
    s.play("p0 shoot", "p1 shoot", "p0 play weather-gauge")
    assert s.seen(1, 0)["hand"] == [None, None]


@pytest.mark.rule("marauders:specialist.hire")
def test_a_specialist_who_refuses_has_been_seen(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "in": "bridgetown", "hand": ["gunner-b", "glut"]},
        chance={"influence": [1, 1, 1]},
    )
    s.play("p0 port", "p0 hire gunner-b", "p0 pass").expect(p0={"specialists": []})
    assert s.seen(1, 0)["hand"] == ["gunner-b", None]
    assert all("gunner-b" in hand for hand in hands_of(s, 1, 0))


def test_what_a_third_player_has_seen_moves_with_the_hand(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=3,
        active="p1",
        p0={"at": "nassau"},
        p1={"captain": DUTCH, "in": "nassau", "hand": ["gunner-b", "glut"]},
        chance=BOARDING | {"influence": [1, 1, 1], "glory": ["jury-rig"]},
    )
    s.play("p1 port", "p1 hire gunner-b", "p1 pass", "p1 done", "p1 leave", "p1 end", "p2 end")
    s.play("p0 scout p1", "p1 pass").pass_on().play("p0 board", "p1 shoot").pass_on()
    assert s.seen(2, 0)["hand"] == ["gunner-b", None, None]
    assert s.seen(1, 0)["hand"] == ["gunner-b", "glut", None]
    assert all("gunner-b" in hand for hand in hands_of(s, 2, 0))


# Cargo


@pytest.mark.rule("marauders:raid.keep-cargo", "marauders:cargo.hidden")
def test_cargo_kept_from_a_raid_is_known_to_all(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "tortuga", "cargo": ["wood"]},
        chance={
            "scouting": [SKULL, 1],
            "seamanship": [1, 1],
            "cargo": ["rum-1", "rum-2", "spices-1"],
        },
    )
    s.play("p0 scout merchant", "p0 raid france", "p0 stow rum")
    s.expect(events=["cargo-stowed p0 goods=rum"])
    s.play("p0 done")
    for viewer in (1, None):
        assert s.seen(viewer, 0)["cargo"] == ["rum", None]
        assert all("rum-1" in hold for hold in holds_of(s, viewer, 0))
        assert len(holds_of(s, viewer, 0)) > 1


@pytest.mark.rule("marauders:buy.prove-discount", "marauders:cargo.hidden")
def test_only_the_cheap_cards_are_shown_and_only_to_one(scenario: Arrange) -> None:
    market = ["spices-1", "cocoa-1", "cocoa-2", "rum-1", "rum-2", "rum-3"]
    s = scenario(
        GAME,
        seats=3,
        p0={"in": "bridgetown"},
        zones={"bridgetown": {"demand": "sugar"}},
        chance={"cargo": market},
    )
    s.play("p0 port", "p0 market", "p0 buy spices", "p0 buy rum", "p0 done", "p0 show p2")
    s.expect(events=["discount-shown p0 owner=2 goods=rum"])
    assert s.seen(2, 0)["cargo"] == ["rum", None]
    assert s.seen(1, 0)["cargo"] == [None, None]
    assert all("rum-1" in hold for hold in holds_of(s, 2, 0))
    assert not all("rum-1" in hold for hold in holds_of(s, 1, 0))


def test_a_purchase_is_dealt_anew_with_its_cards(scenario: Arrange) -> None:
    """In the middle of another's purchase a sample fits together, and is not the truth."""
    s = scenario(
        GAME,
        p0={"in": "bridgetown", "cargo": ["wood"]},
        zones={"bridgetown": {"demand": "sugar"}},
        chance={"cargo": ["spices-1", "cocoa-1", "cocoa-2", "rum-1", "rum-2", "rum-3"]},
    )
    s.play("p0 port", "p0 market", "p0 buy rum")
    bought = set()
    for state in s.samples(Marauders, 1):
        frame = state.stack[-1]
        assert isinstance(frame, Market)
        (card,) = frame.bought
        assert card in state.captains[0].cargo
        assert sum(state.laid.copies) == 6
        assert state.laid.copies[state.tables.cargo[card].good] >= 1
        bought.add(card)
    assert len(bought) > 1


def test_cargo_from_a_beaten_ship_is_known_to_both_captains(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=3,
        p0={"at": "nassau"},
        p1={"captain": DUTCH, "at": "nassau", "cargo": ["rum-1"]},
        chance=BOARDING,
    )
    s.play("p0 scout p1").pass_on().play("p0 board", "p1 shoot").pass_on()
    s.play("p0 decline", "p0 stow rum").expect(events=["cargo-gained p0 goods=rum"])
    assert s.seen(1, 0)["cargo"] == ["rum"]
    assert s.seen(2, 0)["cargo"] == [None]
    assert holds_of(s, 1, 0) == {("rum-1",)}
    assert len(holds_of(s, 2, 0)) > 1


# Rumors


@pytest.mark.rule("marauders:glory.gossip-kept-rumor")
def test_whoever_has_overheard_a_rumor_remembers_it(scenario: Arrange) -> None:
    arrangement = {
        "p0": {"captain": DUTCH, "in": "tortuga", "rumor": "castaway"},
        "p1": {"hand": ["harbour-gossip"]},
    }
    chance = {"influence": [SKULL, 1, 1], "rumor": ["pearl-beds"]}
    s = scenario(GAME, seats=3, **arrangement, chance=chance)
    s.play("p0 port", "p0 ask-around").expect(asked="p0 keep-rumor")
    # The one kept is offered, which nobody else can tell from the one drawn.
    s.play("p0 take castaway", "p1 play harbour-gossip")
    s.expect(events=["rumor-seen p1 owner=0 rumor=castaway"], asked="p1 buy-rumor")
    s.play("p1 decline")
    assert s.seen(1, 0)["rumors"] == ["castaway"]
    assert s.seen(2, 0)["rumors"] == [None]
    assert rumors_of(s, 1, 0) == {("castaway",)}
    assert len(rumors_of(s, 2, 0)) > 1


@pytest.mark.rule("marauders:glory.gossip-kept-rumor", "marauders:rumor.max-one")
def test_a_rumor_sold_is_known_to_the_seller_unless_another_was_kept(scenario: Arrange) -> None:
    chance = {"influence": [SKULL, 1, 1], "rumor": ["pearl-beds"]}
    p0 = {"captain": DUTCH, "in": "tortuga"}
    s = scenario(GAME, p0=p0, p1={"hand": ["harbour-gossip"]}, chance=chance)
    s.play("p0 port", "p0 ask-around", "p1 play harbour-gossip", "p1 buy rumor")
    assert s.seen(0, 1)["rumors"] == ["pearl-beds"]
    assert rumors_of(s, 0, 1) == {("pearl-beds",)}
    hand = {"hand": ["harbour-gossip"], "rumor": "castaway"}
    s = scenario(GAME, p0=p0, p1=hand, chance=chance)
    s.play("p0 port", "p0 ask-around", "p1 play harbour-gossip", "p1 buy rumor")
    s.play("p1 take pearl-beds")
    assert s.seen(0, 1)["rumors"] == [None]
    assert len(rumors_of(s, 0, 1)) > 1


@pytest.mark.rule("marauders:glory.gossip-kept-rumor")
@pytest.mark.parametrize("hidden", ["false-papers", "castaway"])
def test_the_order_of_rumors_tells_nothing(scenario: Arrange, hidden: str) -> None:
    """One stands before the Pearl Beds in the deck, the other behind."""
    chance = {"influence": [SKULL, 1, 1], "rumor": ["pearl-beds"]}
    p0 = {"captain": DUTCH, "in": "tortuga"}
    hand = {"hand": ["harbour-gossip"], "rumor": hidden}
    s = scenario(GAME, p0=p0, p1=hand, chance=chance)
    s.play("p0 port", "p0 ask-around", "p1 play harbour-gossip", "p1 buy rumor")
    s.expect(asked="p1 keep-rumor")
    assert s.seen(0, 1)["rumors"] == ["pearl-beds", None]


# Chests


@pytest.mark.rule("marauders:stash.secret", "marauders:gold.secrecy")
def test_of_a_chest_all_know_only_its_bounds(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"in": "nassau", "gold": 6})
    s.play("p0 port", "p0 stash", "p0 amount 2")
    assert chests_of(s, 1, 0) <= set(range(1, 7))
    assert len(chests_of(s, 1, 0)) > 2
    assert chests_of(s, 0, 0) == {2}
    assert {
        state.captains[0].gold + state.captains[0].chest for state in s.samples(Marauders, 1)
    } == {6}
    s.play("p0 withdraw", "p0 amount 1")
    assert chests_of(s, 1, 0) <= set(range(6))
    assert s.seen(1, 0)["chest"] is None
    assert s.seen(1, 0)["stashed"] is True


@pytest.mark.rule("marauders:gold.lost-is-counted", "marauders:stash.secret")
def test_a_death_tells_what_is_in_the_chest(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": "frances-wright", "at": "nassau", "gold": 7, "chest": 12}
        | {"locations": {"hull": 1}},
        zones={"nassau": {"merchant": "spain"}},
        chance={
            "scouting": [SKULL, 1, 1],
            "seamanship": [1, 1],
            "cargo": ["sugar-8", "rum-1", "rum-2"],
        },
    )
    assert len(chests_of(s, 1, 0)) > 1
    s.play("p0 scout merchant", "p0 raid spain").expect(events=["belongings-lost p0 gold=7"])
    assert chests_of(s, 1, 0) == {12}
    assert {state.captains[0].gold for state in s.samples(Marauders, 1)} == {0}


def test_an_empty_purse_tells_what_is_in_the_chest(scenario: Arrange) -> None:
    p1 = {"in": "trinidad", "gold": 2, "chest": 5}
    s = scenario(GAME, seats=3, p0={"at": "nassau", "hand": ["cutpurse"]}, p1=p1)
    s.play("p0 play cutpurse seat=p1")
    assert chests_of(s, 2, 1) == {5}
    p1 = {"in": "trinidad", "gold": 4, "chest": 5}
    s = scenario(GAME, seats=3, p0={"at": "nassau", "hand": ["cutpurse"]}, p1=p1)
    s.play("p0 play cutpurse seat=p1")
    assert chests_of(s, 2, 1) <= set(range(7))
    assert len(chests_of(s, 2, 1)) > 1


@pytest.mark.rule("marauders:end.announce-details")
def test_the_chest_of_a_claimant_is_open(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"in": "nassau", "gold": 31, "glory": 7})
    s.play("p0 port", "p0 stash", "p0 amount 30")
    assert s.seen(1, 0)["chest"] == 30
    assert chests_of(s, 1, 0) == {30}


# Samples


def bought(scenario: Arrange, good: str) -> Scenario:
    market = ["spices-1", "cocoa-1", "rum-1", "rum-2", "rum-3", "wood-1"]
    s = scenario(
        GAME,
        seats=3,
        p0={"in": "bridgetown", "cargo": ["fruit"]},
        zones={"bridgetown": {"demand": "sugar"}},
        chance={"cargo": market},
    )
    return s.play("p0 port", "p0 market", f"p0 buy {good}")


def heard(scenario: Arrange, rumor: str) -> Scenario:
    chance = {"influence": [SKULL, 1, 1], "rumor": [rumor]}
    s = scenario(GAME, seats=3, p0={"captain": DUTCH, "in": "tortuga"}, chance=chance)
    return s.play("p0 port", "p0 ask-around")


def plundered(scenario: Arrange, card: str) -> Scenario:
    """p0 takes a card of p1 and plays a Cutpurse: only p1 can tell whether it was that card."""
    s = scenario(
        GAME,
        seats=3,
        p0={"at": "nassau", "hand": ["cutpurse"]},
        p1={"captain": DUTCH, "at": "nassau", "hand": [card]},
        chance=BOARDING | {"glory": ["jury-rig"]},
    )
    s.play("p0 scout p1").pass_on().play("p0 board", "p1 shoot").pass_on()
    return s.play("p0 decline", "p0 play cutpurse seat=p2")


@pytest.mark.rule("marauders:cargo.hidden")
@pytest.mark.parametrize(
    ("play", "one", "other"),
    [
        (bought, "spices", "cocoa"),
        (heard, "pearl-beds", "castaway"),
        (plundered, "cutpurse", "glut"),
    ],
)
def test_who_cannot_tell_two_truths_apart_gets_the_same_samples(
    scenario: Arrange, play: Callable[[Arrange, str], Scenario], one: str, other: str
) -> None:
    truth, other_truth = (play(scenario, secret).match for secret in (one, other))
    for viewer in (2, None):
        assert truth.view(viewer) == other_truth.view(viewer)
        for seed in range(6):
            check_equal_samples(truth, other_truth, viewer, seed)
    assert truth.sample(0, 1).state != other_truth.sample(0, 1).state


def test_a_seat_knows_which_cards_justified_a_price(scenario: Arrange) -> None:
    s = bought(scenario, "rum").play("p0 done", "p0 show p2")
    assert s.seen(2, 0)["cargo_cards"] == ["rum-1"]
    assert s.seen(1, 0)["cargo_cards"] == s.seen(None, 0)["cargo_cards"] == []
    assert s.seen(0, 0)["cargo_cards"] == ["fruit-1", "rum-1"]


@pytest.mark.rule("marauders:event.npc-icons-first")
def test_all_can_read_which_copy_of_an_event_lies_there(scenario: Arrange) -> None:
    """Copies have icons of their own."""
    s = scenario(GAME, event="war-2")
    assert [s.match.view(viewer)["event_copy"] for viewer in (None, 0, 1)] == ["war-2"] * 3
    s.expect(event="war")
