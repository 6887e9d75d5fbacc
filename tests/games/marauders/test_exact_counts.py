"""One hand, one die, one card: neither more nor fewer, and nothing to tell of none."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.marauders.components.ids import CANNONS, CREW, MASTS, NATIONS
from kaper.games.marauders.records import Fleet
from kaper.games.marauders.rules import battle, independent
from kaper.games.marauders.rules.npc_scouting import scouting_dice
from kaper.games.marauders.rules.scoring import decided_by
from kaper.games.marauders.state import Marauders
from kaper.games.marauders.upgrade import from_rules_1
from kaper.games.marauders.visibility.knowledge import laid_in
from kaper.kernel.codec import Json
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
Person = dict[str, object]
GAME = "marauders"
SKULL = 6
ENGLISH, DUTCH, SPANISH = "frances-wright", "pepijn-van-avezaath", "felipe-arriaga"
BOARDING = {
    "scouting": [SKULL, 1, 1],
    "seamanship": [1, 1, 1, 1, SKULL, 1, 1, 1],
    "leadership": [SKULL, SKULL, SKULL, 1, 1],
}


@pytest.mark.rule("marauders:ship.hold", "marauders:mission.card")
def test_only_freight_takes_a_place(scenario: Arrange) -> None:
    person = {"captain": "cornelis-baak", "in": "nassau", "cargo": ["rum", "wood"]}
    s = scenario(GAME, p0=person | {"mission": "sugar-contract"}).play("p0 leave")
    s.expect(asked="p0 turn", p0={"mission": "sugar-contract"})
    assert len(s.state(Marauders).captains[0].cargo) == 2


@pytest.mark.rule("marauders:event.timing")
@pytest.mark.parametrize("course", ["havana", "tortuga"])
def test_a_flagship_draws_its_way(scenario: Arrange, course: str) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "in": "port-royale", "bounties": {"spain": 1}},
        p1={"captain": ENGLISH, "in": "bridgetown"},
        npcs={"england": ["john-benbow", "nassau"]},
        begin="round",
        chance={"event": ["pirate-hunt"], "course": [course]},
    )
    s.expect(events=[f"npc-sailed fleet=england zone={course}"])


@pytest.mark.rule("marauders:event.timing")
@pytest.mark.parametrize(("crew", "left"), [(3, 2), (2, 1), (1, 1)])
def test_the_plague_takes_one_hand(scenario: Arrange, crew: int, left: int) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "in": "nassau", "ship": "frigate", "locations": {"crew": crew}},
        p1={"in": "trinidad"},
        begin="round",
        chance={"event": ["plague"], "port": ["nassau", "havana"]},
    )
    s.expect(p0={"locations": {"crew": left}})
    lost = [event for event in s.events if type(event).__name__ == "CrewLost"]
    assert len(lost) == crew - left


def test_a_full_hold_has_no_room(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "caribbean-sea", "rumor": "a-myriad-of-goods"}
        | {"cargo": ["rum", "rum"]},
        chance={"scouting": [SKULL, 1, 1]},
    )
    s.play("p0 scout rumor").expect(asked="p0 stow")
    assert dict(s.match.pending()[0].prompt.args)["count"] == 0
    assert not any(option.startswith("stow") for option in s.options(0))


@pytest.mark.rule("marauders:term.card-text-wins", "marauders:mission.progress")
@pytest.mark.parametrize(
    ("mission", "zone"), [("the-queens-cousin", "havana"), ("survey-of-the-shoals", "nassau")]
)
def test_no_search_where_none_is_asked_for(scenario: Arrange, mission: str, zone: str) -> None:
    s = scenario(GAME, p0={"captain": DUTCH, "at": zone, "mission": mission})
    s.refuse("p0 scout mission", "term.card-text-wins")


@pytest.mark.rule("marauders:npcscout.flag-symbol", "marauders:event.timing")
def test_only_flagships_have_a_die_more_in_a_pirate_hunt(scenario: Arrange) -> None:
    npcs = {"spain": "blas-de-lezo", "netherlands": "jacob-binckes"}
    pirates = {"pirate-sloop": "anne-bonny", "pirate-frigate": "edward-teach"}
    s = scenario(GAME, p0={"captain": DUTCH}, npcs=npcs | pirates, event="pirate-hunt")
    assert [scouting_dice(s.state(Marauders), fleet, 0) for fleet in (0, 3, 4, 5)] == [3, 4, 2, 2]


@pytest.mark.rule("marauders:rumor.gale", "marauders:test.dice-count")
def test_dice_in_a_gale(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        options={"cards": "second"},
        p0={"captain": DUTCH, "at": "nassau", "rumor": "sunken-galleon"},
        chance={"scouting": [SKULL, 1], "seamanship": [SKULL, SKULL]},
    )
    s.play("p0 scout rumor", "p0 pick gale-2,gold-18")
    s.expect(events=["tested p0 skill=seamanship dice=skull,skull successes=2"])


@pytest.mark.rule("marauders:glory.house-no-effect")
@pytest.mark.parametrize("left", [0, 1])
def test_loose_talk_needs_a_rumor(scenario: Arrange, left: int) -> None:
    person = {"captain": DUTCH, "in": "bridgetown", "hand": ["loose-talk"]}
    s = scenario(GAME, options={"cards": "second"}, p0=person)
    state = s.state(Marauders)
    state.captains[1].kept, state.decks.rumor = (
        tuple(state.decks.rumor[left:]),
        state.decks.rumor[:left],
    )
    s.match.play(0, "port")
    assert ("play loose-talk" in s.options(0)) == (left > 0)


@pytest.mark.rule("marauders:glory.play-other-turn")
def test_gossip_for_the_last_ducats(scenario: Arrange) -> None:
    """Of two Rumors one was kept; its seller knows who has it now."""
    s = scenario(
        GAME,
        seats=3,
        p0={"captain": "percival-whitewood", "in": "tortuga"},
        p1={"captain": DUTCH, "hand": ["harbour-gossip"], "gold": 2},
        chance={"influence": [SKULL, 1, 1, 1], "rumor": ["castaway", "deserters"]},
    )
    s.play("p0 port", "p0 ask-around", "p0 take castaway", "p1 play harbour-gossip")
    assert s.options(1) == ["buy rumor", "decline"]
    s.play("p1 buy rumor").expect(p1={"gold": 0, "rumors": ["castaway"]}, asked="p0 port")
    assert s.seen(0, 1)["rumors"] == ["castaway"]
    assert s.seen(2, 1)["rumors"] == [None]


# Specialists, hands and Rumors that change hands


@pytest.mark.rule("marauders:specialist.one-per-kind")
@pytest.mark.parametrize(
    ("aboard", "card", "able"),
    [
        ("gunner-a", "gunner-b", False),
        ("gunner-b", "gunner-a", False),
        ("boatswain-b", "gunner-a", True),
        ("sawbones-a", "gunner-b", True),
    ],
)
def test_one_of_a_kind_is_hired(scenario: Arrange, aboard: str, card: str, able: bool) -> None:
    person = {"captain": DUTCH, "in": "bridgetown", "specialists": [aboard], "hand": [card]}
    s = scenario(GAME, p0=person).play("p0 port")
    assert (f"hire {card}" in s.options(0)) == able
    if not able:
        s.refuse(f"p0 hire {card}", "specialist.one-per-kind")


@pytest.mark.rule("marauders:plunder.player")
def test_kept_rumors_are_plundered(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau", "kept": ["secret-passage"]},
        p1={"captain": DUTCH, "at": "nassau", "kept": ["false-papers"]},
        chance=BOARDING,
    )
    s.play("p0 scout p1", "p0 board", "p1 shoot", "p0 decline")
    s.expect(p0={"kept": ["secret-passage", "false-papers"]}, p1={"kept": []})


@pytest.mark.rule("marauders:plunder.player", "marauders:glory.withhold")
def test_spectators_follow_a_card_they_have_seen(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=3,
        p0={"captain": ENGLISH, "at": "nassau"},
        p1={"captain": DUTCH, "at": "nassau", "hand": ["weather-gauge", "glut"]},
        chance=BOARDING | {"glory": ["jury-rig"]},
    )
    s.play("p0 scout p1", "p1 pass", "p1 play weather-gauge", "p1 decline")
    s.play("p0 board", "p1 shoot").pass_on()
    for viewer in (2, None):
        assert s.seen(viewer, 0)["hand"] == ["weather-gauge", None, None]


@pytest.mark.rule("marauders:specialist.hire")
def test_a_card_that_is_shown_twice_is_one_card(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "in": "bridgetown", "hand": ["gunner-b", "glut"]},
        p1={"captain": ENGLISH, "in": "nassau"},
        events=["fair-winds"],
        chance={"influence": [1] * 6},
    )
    s.play("p0 port", "p0 hire gunner-b", "p0 pass", "p0 done", "p0 end", "p1 end")
    s.play("p0 port", "p0 hire gunner-b", "p0 pass")
    assert s.seen(1, 0)["hand"] == s.seen(None, 0)["hand"] == ["gunner-b", None]


@pytest.mark.rule("marauders:mod.return-ports", "marauders:mod.returned-waits")
def test_a_token_that_comes_back_is_unknown_to_all(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "in": "bridgetown", "gold": 40, "modifications": ["chasers"]}
    s = scenario(GAME, p0=person)
    state = s.state(Marauders)
    (empty,) = [zone for zone in state.tables.ports if state.modifications[zone] < 0]
    state.modifications_known[empty] = 0b11
    s.play("p0 port", "p0 yard", "p0 purchase flute")
    assert s.state(Marauders).modifications[empty] >= 0
    assert s.state(Marauders).modifications_known[empty] == laid_in(1)


# Battles


@pytest.mark.rule("marauders:glory.house-away")
@pytest.mark.parametrize(
    ("fleet", "npc"), [("spain", "blas-de-lezo"), ("pirate-sloop", "jack-rackham")]
)
def test_whoever_has_lost_sight_looks_no_more(scenario: Arrange, fleet: str, npc: str) -> None:
    person: Person = {"captain": DUTCH, "at": "havana", "hand": ["fog-bank"]}
    if fleet == "spain":
        person["bounties"] = {"spain": 1}
    s = scenario(GAME, p0=person, npcs={fleet: [npc, "nassau"]}, chance={"scouting": [SKULL, 1, 1]})
    s.play("p0 sail nassau", "p0 play fog-bank").expect(events=[f"lost-in-fog seat={fleet}"])
    s.play("p0 sail havana", "p0 sail nassau").expect(no_events=["tested"], asked="p0 turn")


@pytest.mark.rule("marauders:glory.house-aim")
def test_the_defenders_shots_alone_are_laid_again(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        options={"cards": "second"},
        p0={"captain": ENGLISH, "at": "nassau"},
        p1={"captain": DUTCH, "at": "nassau", "hand": ["lay-them-again"]},
        chance={"scouting": [SKULL, 1, 1], "seamanship": [1, 1, SKULL, 1], "location": [1, 3]},
    )
    s.play("p0 scout p1", "p1 pass", "p1 pass").expect(asked="p1 location-roll")
    assert s.options(1) == ["play lay-them-again", "pass"]


@pytest.mark.rule("marauders:combat.stalemate")
@pytest.mark.parametrize(("masts", "able"), [(0, False), (1, True)])
def test_the_last_mast_carries_a_boarder(scenario: Arrange, masts: int, able: bool) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau"},
        npcs={"pirate-sloop": "jack-rackham"},
        chance={"scouting": [SKULL, 1, 1], "seamanship": [1] * 6},
    )
    state = s.play("p0 scout pirate-sloop").state(Marauders)
    state.battle.enemy[CANNONS], state.battle.enemy[CREW], state.battle.enemy[MASTS] = 0, 2, masts
    assert battle.can_go_on(state, 1) == able


@pytest.mark.rule("marauders:npc.details")
@pytest.mark.parametrize("nation", range(4))
def test_a_nameless_admiral_is_no_card(scenario: Arrange, nation: int) -> None:
    state = scenario(GAME, p0={"captain": DUTCH}).state(Marauders)
    admiral = state.tables.npc_number[f"admiral-{NATIONS[nation]}"]
    state.fleets[nation] = Fleet(state.tables.zone_number["nassau"], (admiral,))
    independent.defeat(state, nation)
    assert (state.discards.event, state.fleets[nation].cards) == ([], ())


# The end, samples and saved games


@pytest.mark.parametrize(
    ("chests", "glory", "deciding"),
    [((9, 8, 0), (4, 4, 1), "chest"), ((0, 0, 0), (5, 4, 4), "points")],
)
def test_the_two_best_are_compared(
    scenario: Arrange, chests: tuple[int, ...], glory: tuple[int, ...], deciding: str
) -> None:
    people = {
        f"p{seat}": {"at": "nassau", "chest": chests[seat], "glory": glory[seat]}
        for seat in range(3)
    }
    s = scenario(GAME, seats=3, active="p2", **people, events=[]).play("p2 end")
    assert decided_by(s.state(Marauders)) == deciding


@pytest.mark.rule("marauders:cargo.hidden")
def test_the_cards_of_a_raid_are_the_same_in_every_sample(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=3,
        p0={"captain": DUTCH, "at": "nassau"},
        p1={"captain": ENGLISH, "cargo": ["rum"]},
        p2={"captain": SPANISH, "cargo": ["wood"]},
        zones={"nassau": {"merchant": "spain"}},
        chance={"scouting": [SKULL, 1], "seamanship": [SKULL, 1]}
        | {"cargo": ["cocoa-1", "fruit-1", "fruit-2"]},
    )
    s.play("p0 scout merchant", "p0 raid spain").expect(asked="p0 raid")
    for viewer in (0, 1, 2, None):
        for state in s.samples(Marauders, viewer):
            assert state.laid.cards == s.state(Marauders).laid.cards


def test_what_older_rules_did_not_know(scenario: Arrange) -> None:
    tables = scenario(GAME).state(Marauders).tables
    saved: dict[str, Json] = {
        "missions": [-1, -1, -1],
        "named": [-1, -1, -1],
        "progress": [0, 0, 0],
        "stack": [],
    }
    from_rules_1(saved, tables)
    assert saved["rivals"] == [-1] * 3
    assert saved["prizewinner"] == -1
    assert saved["slowed"] == [0] * 3
