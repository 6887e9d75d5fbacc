"""What events tell to whom, what the view shows of raids and battles, and samples of both."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.marauders.battle_events import CardsTaken, HoldSearched, MerchantSpied
from kaper.games.marauders.events import ALL, UNSEEN, CaptainDealt
from kaper.games.marauders.game import GAME as RULES
from kaper.games.marauders.glory_events import GloryDrawn, Stashed, Withdrew
from kaper.games.marauders.port_events import (
    CargoBought,
    CargoGained,
    DiscountShown,
    MarketDrawn,
    RumorBought,
    RumorDrawn,
    RumorDropped,
    RumorSeen,
)
from kaper.games.marauders.rules.buying import ProveDiscount
from kaper.games.marauders.rules.scoring import decided_by
from kaper.games.marauders.state import Marauders
from kaper.kernel.codec import Json
from kaper.kernel.events import Event
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "marauders"
SKULL = 6
DUTCH, ENGLISH = "pepijn-van-avezaath", "frances-wright"

# Events

# By which somebody learns what was hidden, so that nobody may undo past them.
REVEALING = """
    BelongingsLost CaptainDealt CardsTaken CargoBought CargoDiscarded CargoGained CargoLost
    CargoSold Delivered DiscountShown GloryCopied GloryDiscarded GloryDrawn GloryPlayed GoldStolen
    HoldSearched MarketDrawn MerchantFound MerchantSpied ModificationReturned ModificationShown
    PlansSeen Plundered RaidDrawn RumorBought RumorDrawn RumorDropped RumorSeen RumorShown
    StartingGold TargetReached
"""
# What is in a chest may be told from these, together with all that came before.
PUBLIC = """
    BelongingsLost GoldGained GoldPaid GoldStolen Plundered StartingGold TargetReached
"""


def test_events_that_tell_a_secret() -> None:
    assert {event.__name__ for event in ALL if event.reveals} == set(REVEALING.split())
    assert {event.__name__ for event in ALL if event.public} == set(PUBLIC.split())


@pytest.mark.rule("marauders:cargo.hidden", "marauders:stash.secret")
@pytest.mark.parametrize(
    ("event", "knowing", "field", "hidden"),
    [
        (CaptainDealt(0, "josiah-crake"), (0,), "captain", ""),
        (GloryDrawn(0, 1, ("glut",)), (0,), "cards", UNSEEN),
        (MarketDrawn(0, 1, ("rum",)), (0,), "cards", UNSEEN),
        (CargoBought(0, 1, ("rum",), 3), (0,), "goods", UNSEEN),
        (CargoGained(0, ("rum",)), (0,), "goods", UNSEEN),
        (Stashed(0, 5), (0,), "gold", 0),
        (Withdrew(0, 5), (0,), "gold", 0),
        (RumorDrawn(0, "castaway"), (0,), "rumor", ""),
        (RumorDropped(0, "castaway"), (0,), "rumor", ""),
        (RumorSeen(0, 1, "castaway"), (0, 1), "rumor", ""),
        (RumorBought(0, 1, "castaway"), (0, 1), "rumor", ""),
        (DiscountShown(0, 1, ("rum",)), (0, 1), "goods", UNSEEN),
        (HoldSearched(0, 1, ("rum",)), (0, 1), "goods", UNSEEN),
        (CardsTaken(0, 1, 1, ("glut",)), (0, 1), "cards", UNSEEN),
        (MerchantSpied(0, "nassau", "spain"), (0,), "nation", ""),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Event) else None,
)
def test_who_reads_an_event(
    event: Event, knowing: tuple[int, ...], field: str, hidden: object
) -> None:
    for viewer in (0, 1, 2, None):
        seen = RULES.redact(event, viewer)
        assert type(seen) is type(event)
        if viewer in knowing:
            assert seen == event
        else:
            assert getattr(seen, field) == hidden
            assert getattr(seen, "seat", None) == 0


# Battles and raids in the view


def battle_of(s: Scenario) -> dict[str, Json]:
    return s.part(None, "battle")


def test_the_stages_of_a_battle(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau", "hand": ["glut"]},
        p1={"captain": DUTCH, "at": "nassau"},
        chance={
            "scouting": [SKULL, 1, 1],
            "seamanship": [1, 1, 1, 1, SKULL, 1, 1, 1],
            "leadership": [SKULL, SKULL, 1, SKULL, 1, SKULL, 1, 1, 1, 1],
        },
    )
    assert s.match.view(0)["battle"] is None
    s.play("p0 scout p1")
    assert (battle_of(s)["stage"], battle_of(s)["round"]) == ("naval", 1)
    assert battle_of(s)["declared"] == ["shoot", "shoot"]
    s.play("p0 pass").expect(asked="p0 declare")
    assert battle_of(s)["declared"] == [None, None]
    s.play("p0 board")
    assert battle_of(s)["declared"] == ["board", None]
    s.play("p1 shoot")
    assert battle_of(s)["declared"] == ["board", "shoot"]
    assert battle_of(s)["winner"] == 0
    s.play("p0 pass").expect(asked="p0 crew-roll")
    assert (battle_of(s)["stage"], battle_of(s)["round"]) == ("crew", 1)
    assert battle_of(s)["dice"] == [["skull", "skull", "1"], ["skull", "1"]]
    s.play("p0 pass").expect(events=["crew-combat-won p0"])
    assert battle_of(s)["stage"] == "spoils"


def test_the_forces_of_a_battle(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=3,
        p0={"captain": "margaux-tessier", "at": "nassau", "ship": "galleon"}
        | {"locations": {"cannons": 1, "hull": 2}, "modifications": ["sails-and-rigging"]},
        npcs={"pirate-sloop": "jack-rackham"},
        chance={"scouting": [SKULL, 1], "seamanship": [2, 1, 1, 1, SKULL, 1, 1, 1, 1]}
        | {"location": [2]},
    )
    s.play("p0 scout pirate-sloop")
    assert battle_of(s) == {
        "sides": [0, "pirate-sloop"],
        "stage": "naval",
        "round": 2,
        "declared": [None, None],
        "dice": [["2", "1", "1", "1"], ["skull", "1", "1", "1", "1"]],
        "winner": "pirate-sloop",
        "hits": [[], []],
        "enemy": {"hull": 2, "hold": 2, "masts": 2, "crew": 2, "cannons": 1},
        "forces": [
            {
                "ship": "galleon",
                "full": {"hull": 4, "hold": 5, "masts": 4, "crew": 3, "cannons": 2},
                "maneuverability": 2,
                "maneuver": 4,
                "clash": 2,
                "guns": 1,
                "slips": 1,
                "controller": 0,
            },
            {
                "ship": "sloop",
                "full": {"hull": 2, "hold": 2, "masts": 2, "crew": 2, "cannons": 1},
                "maneuverability": 4,
                "maneuver": 5,
                "clash": 2,
                "guns": 1,
                "slips": 0,
                "controller": 1,
            },
        ],
        "rerolling": None,
    }


def test_the_foe_of_a_card_has_no_ship(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "trinidad", "mission": "mutineers-at-large"}
        | {"hand": ["glut"], "specialists": ["veteran-a"]},
        chance={"scouting": [SKULL, 1], "leadership": [1, 1, 1, 1]},
    )
    s.play("p0 scout mission")
    battle = battle_of(s)
    own, foe = battle["forces"] if isinstance(battle["forces"], list) else [None, None]
    assert foe == {"clash": 1}
    assert isinstance(own, dict)
    assert (own["maneuver"], own["clash"], own["guns"], own["controller"]) == (0, 3, 1, 0)
    assert battle["enemy"] == {"hull": 1, "hold": 1, "masts": 1, "crew": 3, "cannons": 1}
    assert (battle["sides"], battle["stage"], battle["round"]) == ([0, "foe"], "crew", 1)
    assert (battle["declared"], battle["hits"]) == ([None, None], [[], []])


@pytest.mark.rule("marauders:raid.order-of-steps")
def test_the_stages_of_a_raid(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "nassau", "hand": ["bold-approach", "glancing-blow"]},
        zones={"nassau": {"merchant": "spain"}},
        chance={
            "scouting": [SKULL, 1],
            "seamanship": [SKULL, 2],
            "cargo": ["rum-5", "wood-1", "fruit-1"],
        },
    )
    assert s.match.view(0)["raid"] is None
    s.play("p0 scout merchant", "p0 raid spain")
    # What it would come to does not change: no card is drawn or thrown away.
    about = {"seat": 0, "nation": "spain", "stands": s.part(1, "raid")["stands"]}
    rolled = {"dice": ["skull", "2"], "added": 0, "misses": 0}
    assert s.part(1, "raid") == about | rolled
    s.play("p0 play bold-approach")
    assert s.part(1, "raid") == about | rolled | {"added": 1}
    s.play("p0 pass").expect(asked="p0 raid", successes=2)
    assert s.part(1, "raid") == about | {"dice": [], "added": 0, "misses": 1}
    s.play("p0 done").expect(asked="p0 land-hits", successes=0)
    assert s.part(1, "raid") == about | {"dice": [], "added": 0, "misses": 0}
    assert s.part(1, "incoming") == {
        "owner": 0,
        "seat": 0,
        "located": ["crew"],
        "skulls": 0,
        "source": "merchant",
    }
    s.play("p0 pass")
    assert s.match.view(1)["incoming"] is None


@pytest.mark.parametrize(
    ("people", "over", "deciding"),
    [
        (({"glory": 10}, {"glory": 9}), "target", "target"),
        (({"glory": 11}, {"glory": 10}), "target", "track"),
        (({"glory": 10, "chest": 19}, {"glory": 10, "chest": 11}), "target", "chest"),
        (({"glory": 10, "chest": 15}, {"glory": 10, "chest": 15}), "target", "shared"),
        (({"glory": 3}, {"glory": 4}), "no-events", "points"),
        (({"glory": 3, "chest": 10}, {"glory": 4}), "no-events", "track"),
        (({"glory": 3, "chest": 8}, {"glory": 3, "chest": 9}), "no-events", "chest"),
        (({"glory": 3}, {"glory": 3}), "no-events", "shared"),
    ],
)
def test_what_decides_the_game(
    scenario: Arrange, people: tuple[dict[str, object], ...], over: str, deciding: str
) -> None:
    at_sea = {"at": "nassau"}
    first, second = people
    s = scenario(GAME, active="p1", p0=first | at_sea, p1=second | at_sea, events=[])
    state = s.state(Marauders)
    if over == "target":
        state.announced = 1
    s.play("p1 end").expect(events=[f"game-ended reason={over}"])
    assert decided_by(s.state(Marauders)) == deciding
    # There is nothing to hide any more, and nothing to deal anew.
    (sampled, *_) = s.samples(Marauders, None)
    assert [captain.chest for captain in sampled.captains] == [
        captain.chest for captain in state.captains
    ]
    assert [captain.hand for captain in sampled.captains] == [
        captain.hand for captain in s.state(Marauders).captains
    ]


# Samples


def test_captains_that_nobody_has_shown_are_dealt_anew() -> None:
    s = Scenario(GAME, seats=3, seed=5)
    truth = s.state(Marauders)
    own = {state.captains[0].card for state in s.samples(Marauders, 0)}
    assert own == {truth.captains[0].card}
    others = {
        tuple(captain.card for captain in state.captains[1:]) for state in s.samples(Marauders, 0)
    }
    assert len(others) > 1
    for state in s.samples(Marauders, 0):
        assert (
            len({*(captain.card for captain in state.captains), *state.decks.captain})
            == len(truth.decks.captain) + 3
        )
    assert (
        len(
            {
                tuple(captain.card for captain in state.captains)
                for state in s.samples(Marauders, None)
            }
        )
        > 1
    )


def test_a_purchase_that_is_to_be_proven_is_dealt_anew(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=3,
        p0={"in": "bridgetown"},
        zones={"bridgetown": {"demand": "sugar"}},
        chance={"cargo": ["spices-1", "cocoa-1", "cocoa-2", "rum-1", "rum-2", "rum-3"]},
    )
    s.play("p0 port", "p0 market", "p0 buy rum", "p0 buy spices", "p0 done")
    s.expect(asked="p0 prove-discount")
    shown = set()
    for state in s.samples(Marauders, 1):
        frame = state.stack[-1]
        assert isinstance(frame, ProveDiscount)
        (card,) = frame.cards
        assert card in state.captains[0].cargo
        shown.add(card)
    assert len(shown) > 1
    for state in s.samples(Marauders, 0):
        assert state.stack[-1] == s.state(Marauders).stack[-1]


@pytest.mark.rule("marauders:end.announce-details", "marauders:stash.secret")
@pytest.mark.parametrize(("glory", "most"), [(9, 9), (8, 19), (5, 49), (4, 60)])
def test_a_chest_that_would_win_has_been_announced(
    scenario: Arrange, glory: int, most: int
) -> None:
    """Of ten points five may lie in the chest: whoever lacks fewer has not stashed them."""
    s = scenario(GAME, p0={"in": "nassau", "gold": 52, "chest": 8, "glory": glory})
    found = set()
    for seed in range(300):
        state = s.match.sample(1, seed).state
        assert isinstance(state, Marauders)
        assert state.captains[0].gold + state.captains[0].chest == 60
        found.add(state.captains[0].chest)
    assert min(found) <= 3
    assert max(found) == most


@pytest.mark.rule("marauders:stash.withdraw")
def test_what_a_chest_may_hold_to_others_may_be_nothing(scenario: Arrange) -> None:
    """Where there would be nothing to take out, the withdrawal can only be called off."""
    s = scenario(GAME, p0={"in": "nassau", "gold": 1, "chest": 2})
    s.play("p0 port", "p0 withdraw")
    kinds = set()
    for seed in range(40):
        sample = s.match.sample(1, seed)
        state = sample.state
        assert isinstance(state, Marauders)
        pending = sample.pending()[0]
        assert [action.text for action in pending.options] == ["decline"]
        kinds.add(state.captains[0].chest)
        assert (pending.form is None) == (state.captains[0].chest == 0)
        suggested = [action.text for action in state.stack[-1].suggestions(state, 0, 8)]
        assert suggested == [f"amount {state.captains[0].chest}"] * (state.captains[0].chest > 0)
    assert 0 in kinds
    assert len(kinds) > 1
