"""Components of a player's own: what is refused, and what the rules make of the rest."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.marauders.components.tables import tables_of
from kaper.games.marauders.game import GAME as RULES
from kaper.games.marauders.game import MaraudersGame
from kaper.games.marauders.state import Marauders
from kaper.kernel.codec import Json
from kaper.kernel.components import Components
from kaper.kernel.errors import BadSetup
from kaper.kernel.game import Options
from kaper.testing.scenario import Scenario
from tests.games.marauders.second_set import SECOND

Arrange = Callable[..., Scenario]
FIRST = RULES.components({"cards": "first"})
SKULL = 6
DUTCH = "pepijn-van-avezaath"


def changed(base: Components, table: str, row: str, **fields: Json) -> Components:
    """The components with other fields in one row, or in all rows of a table."""
    rows = base.tables[table]
    assert not row or any(each["id"] == row for each in rows)
    new = tuple({**each, **fields} if row in ("", each["id"]) else each for each in rows)
    return Components({**base.tables, table: new})


class Own(MaraudersGame):
    def __init__(self, components: Components) -> None:
        self._own = components

    def components(self, options: Options | None = None) -> Components:
        return self._own


# Faults


@pytest.mark.parametrize(
    ("table", "row", "field", "value", "complaint"),
    [
        ("captain", "frances-wright", "home", "paris", "captain frances-wright: home: 'paris'"),
        ("captain", "frances-wright", "home", "caribbean-sea", "home: there is no port in"),
        ("captain", "josiah-crake", "abilities", ["fly"], "unknown word 'fly'"),
        ("captain", "josiah-crake", "abilities", ["elusive"], "elusive takes 1 arguments, not 0"),
        ("cargo", "rum", "loot", [1, 2], "cargo rum: field 'loot' needs 8 entries"),
        ("cargo", "rum", "symbols", ["hull"], "cargo rum: field 'symbols' needs 8 entries"),
        ("cargo", "rum", "symbols", ["keel"] * 8, "cargo rum: symbols: 'keel'"),
        ("ship", "sloop", "id", "yawl", "ship: the rows are sloop, flute"),
        ("nation", "spain", "id", "portugal", "nation: the rows are spain, england"),
        ("weapon", "chain-shot", "id", "bar-shot", "weapon: the rows are grappling-hooks"),
        ("npc", "edward-teach", "fleet", "galley", "npc edward-teach: fleet: 'galley'"),
        ("event", "storm", "icons", ["spain up"] * 2, "event storm: icons: 'up'"),
        ("event", "storm", "icons", ["russia n"] * 2, "event storm: icons: 'russia'"),
        ("specialist", "gunner-a", "kind", "cook", "specialist gunner-a: kind: 'cook'"),
        ("specialist", "gunner-a", "hire", "gold", "specialist gunner-a: hire: 'gold'"),
        ("specialist", "gunner-a", "hire", "gold some", "specialist gunner-a: hire: 'gold'"),
        ("specialist", "gunner-a", "hire", "gold 1 2", "specialist gunner-a: hire: 'gold'"),
        ("glory", "glut", "when", "never", "glory glut: field 'when' is one of turn"),
        ("glory", "glut", "effect", "reroll", "glory glut: at market a card does one of price"),
        ("rumor", "castaway", "zone", "atlantis", "rumor castaway: zone: 'atlantis'"),
        ("rumor", "castaway", "test", "luck", "rumor castaway: test: 'luck'"),
        ("rumor", "castaway", "reward", ["special wish"], "rumor castaway: unknown special 'wish'"),
        ("rumor", "castaway", "reward", ["gold x"], "gold takes a number, not 'x'"),
        ("rumor", "castaway", "reward", ["bounty rome"], "bounty takes one of spain, .*'rome'"),
        ("rumor", "castaway", "reward", ["gold 1", "or"], "alternatives of a reward are different"),
        (
            "rumor",
            "castaway",
            "reward",
            ["gold 1", "or", "gold 1"],
            "alternatives of a reward are different",
        ),
        ("rumor", "castaway", "reward", ["fight 1 1"], "always an alternative without a fight"),
        (
            "rumor",
            "widows-fortune",
            "reward",
            ["fight 1 1", "or", "gold 1"],
            "only a Rumor tested by Scouting has a fight",
        ),
        ("mission", "sugar-contract", "goal", "deliver bridgetown silk 3", "deliver takes one of"),
        ("mission", "sugar-contract", "goal", "wager dance 3", "wager takes one of sale, raid"),
        ("mission", "sugar-contract", "goal", "rival kiss", "rival takes one of find, meet, beat"),
    ],
)
def test_faults_are_told_by_row_and_field(
    table: str, row: str, field: str, value: Json, complaint: str
) -> None:
    with pytest.raises(BadSetup, match=complaint):
        tables_of(changed(FIRST, table, row, **{field: value}))


def test_two_alternatives_one_of_them_a_fight_are_no_fault() -> None:
    reward: list[Json] = ["fight 1 1", "or", "gold 1"]
    tables = tables_of(changed(FIRST, "rumor", "castaway", reward=reward))
    assert tables.rumors[tables.rumor_number["castaway"]].reward[0].args == (1, 1)


def test_every_zone_can_be_reached() -> None:
    """Trinidad and Bridgetown lead only to each other."""
    components = FIRST
    for zone, borders in (
        ("trinidad", ["ne bridgetown"]),
        ("bridgetown", ["sw trinidad"]),
        ("basse-terre", ["n st-maarten", "ne st-johns", "sw caracas", "w caribbean-sea"]),
        ("st-johns", ["sw basse-terre", "w st-maarten"]),
        ("caracas", ["ne basse-terre", "w curacao", "nw caribbean-sea"]),
        ("san-juan", ["e st-maarten", "sw caribbean-sea", "w santo-domingo"]),
    ):
        components = changed(components, "zone", zone, borders=list(borders))
    with pytest.raises(BadSetup, match="some zones cannot be reached"):
        tables_of(components)


# Tables of another size


def test_the_last_demand_token_of_the_pool_comes_back(scenario: Arrange) -> None:
    """With a token for each port and none besides, a sale turns up the same good."""
    game = Own(changed(FIRST, "cargo", "", demand=2))
    person = {"in": "bridgetown", "cargo": ["rum"]}
    s = scenario(game, p0=person, zones={"bridgetown": {"demand": "rum"}})
    assert s.state(Marauders).demand_pool == []
    s.play("p0 port", "p0 trade", "p0 sell rum", "p0 done")
    s.expect(events=["new-demand zone=bridgetown good=rum"], p0={"gold": 16})
    assert s.state(Marauders).demand_pool == []


def test_a_market_offers_what_is_left_of_the_deck(scenario: Arrange) -> None:
    game = Own(changed(FIRST, "cargo", "", copies=1, loot=[1], symbols=["escape"]))
    s = scenario(
        game,
        p0={"in": "bridgetown", "cargo": ["rum", "wood"]},
        p1={"in": "nassau", "cargo": ["cocoa", "spices"]},
        zones={"bridgetown": {"demand": "rum"}},
    )
    s.play("p0 port", "p0 market").expect(
        events=["market-drawn p0 count=4"],
        table=["fruit-1", "sugar-1", "textiles-1", "tobacco-1"],
        asked="p0 market",
    )


def test_a_deck_gives_all_that_it_has(scenario: Arrange) -> None:
    """Six cards are wanted of a deck of four and of two discards."""
    game = Own(changed(FIRST, "cargo", "", copies=1, loot=[1], symbols=["escape"]))
    s = scenario(
        game,
        p0={"captain": DUTCH, "at": "caribbean-sea", "rumor": "a-myriad-of-goods"}
        | {"ship": "galleon", "cargo": ["rum", "wood"]},
        p1={"in": "nassau", "cargo": ["cocoa", "spices"]},
        chance={"scouting": [SKULL, 1]},
    )
    s.play("p0 jettison rum", "p0 jettison wood")
    s.play("p0 scout rumor").expect(
        events=["reshuffled deck=cargo"],
        table=["fruit-1", "rum-1", "sugar-1", "textiles-1", "tobacco-1", "wood-1"],
        decks={"cargo": 0},
        cargo_discards=[],
    )


# Words that no card of the box uses in this way


def test_a_ship_may_sink_in_the_middle_of_a_port_action(scenario: Arrange) -> None:
    """A Rumor checked in port brings a gale: the turn ends with the captain."""
    game = Own(changed(FIRST, "rumor", "widows-fortune", reward=["gale 2", "gold 5"]))
    person = {"captain": DUTCH, "in": "bridgetown", "rumor": "widows-fortune"}
    weak = {"locations": {"hull": 1, "hold": 0}, "cargo": ["rum", "wood", "fruit"]}
    chance = {"influence": [SKULL, 1, 1, 1], "seamanship": [1, 1], "location": [1, 2]}
    for captains, over in ((["josiah-crake"], False), ([], True)):
        s = scenario(game, p0=person | weak, captains=captains, chance=chance)
        s.play("p0 port", "p0 check")
        s.expect(events=["sunk p0", "captain-died p0"], no_events=["gold-gained", "glory-gained"])
        assert s.match.over == over
        if not over:
            s.expect(asked="p1 turn", p0={"status": "waiting", "chest": 0})


def test_a_gale_in_port_leaves_the_warehouse_alone(scenario: Arrange) -> None:
    """In port six cards are kept, however small the hold is."""
    game = Own(changed(FIRST, "rumor", "widows-fortune", reward=["gale 2", "gold 5"]))
    person = {"captain": DUTCH, "in": "bridgetown", "rumor": "widows-fortune"}
    hold = {"cargo": ["rum", "wood", "fruit", "sugar", "cocoa"], "mission": "medicine-for-tortuga"}
    chance = {"influence": [SKULL, 1, 1, 1], "seamanship": [1, 1], "location": [1, 1]}
    s = scenario(game, p0=person | hold, chance=chance).play("p0 port", "p0 check")
    s.expect(p0={"locations": {"hold": 0}, "gold": 15, "mission": "medicine-for-tortuga"})
    assert len(s.state(Marauders).captains[0].cargo) == 5


@pytest.mark.rule("marauders:mission.pirate", "marauders:mission.card")
def test_a_mission_for_pirates(scenario: Arrange) -> None:
    """Whoever takes it is a pirate; whoever carries it out need not be one any more."""
    mission = "the-governors-peace"
    game = Own(changed(SECOND, "mission", mission, requires=["pirate"]))
    person = {"captain": DUTCH, "in": "petit-goave"}
    s = scenario(game, p0=person, missions=[mission]).play("p0 port")
    s.refuse(f"p0 claim {mission}", "mission.pirate")
    s = scenario(game, p0=person | {"bounties": {"spain": 1}}, missions=[mission])
    s.play("p0 port", f"p0 claim {mission}").expect(p0={"mission": mission})
    honest = person | {"mission": mission, "cargo": ["rum", "wood"]}
    s = scenario(game, p0=honest).play("p0 port", "p0 deliver any")
    s.play("p0 deliver rum", "p0 deliver wood").expect(p0={"gold": 28, "glory": 1})


def test_a_ship_that_was_found_may_sail_on_and_on(scenario: Arrange) -> None:
    game = Own(changed(SECOND, "glory", "cut-and-run", effect="moves 3"))
    s = scenario(
        game,
        p0={"captain": DUTCH, "at": "nassau"},
        p1={"captain": "frances-wright", "at": "nassau", "hand": ["cut-and-run"]},
        chance={"scouting": [SKULL, 1]},
    )
    s.play("p0 scout p1", "p1 play cut-and-run").expect(asked="p1 slip-away")
    assert "decline" in s.options(1)
    s.play("p1 sail havana").expect(asked="p1 slip-away", p1={"zone": "havana"})
    assert s.match.pending()[1].prompt.args == (("count", 2),)
    assert "decline" not in s.options(1)
    s.play("p1 sail tortuga", "p1 done").expect(
        events=["eluded p0"], p1={"zone": "tortuga"}, asked="p0 turn"
    )
    s = scenario(
        game,
        p0={"captain": DUTCH, "at": "nassau"},
        p1={"captain": "frances-wright", "at": "nassau", "hand": ["cut-and-run"]},
        chance={"scouting": [SKULL, 1]},
    )
    s.play("p0 scout p1", "p1 play cut-and-run", "p1 sail havana", "p1 sail tortuga")
    # The third zone is the last.
    s.play("p1 sail nassau").expect(events=["eluded p0"], p1={"zone": "nassau"}, asked="p0 turn")


@pytest.mark.rule("marauders:test.dice-count")
def test_an_elusive_captain_is_looked_for_with_one_die_at_least(scenario: Arrange) -> None:
    game = Own(changed(FIRST, "npc", "jack-rackham", scouting=1))
    s = scenario(
        game,
        p0={"captain": "hendrik-roosdaal", "at": "havana"},
        npcs={"pirate-sloop": "jack-rackham"},
        chance={"scouting": [1]},
    )
    s.play("p0 sail nassau").expect(events=["tested seat=pirate-sloop dice=1", "missed"])


def test_papers_and_a_passage_that_bring_more(scenario: Arrange) -> None:
    """What a kept Rumor is good for is told by the first word of its reward."""
    game = Own(
        changed(
            changed(FIRST, "rumor", "false-papers", reward=["papers 1", "gold 3"]),
            "rumor",
            "secret-passage",
            reward=["passage 3", "gold 2"],
        )
    )
    person = {"captain": DUTCH, "bounties": {"spain": 3}}
    s = scenario(game, p0=person | {"at": "havana", "kept": ["false-papers"]})
    s.play("p0 enter").expect(p0={"in_port": True, "kept": [], "bounties": {"spain": 2}})
    s = scenario(game, p0=person | {"at": "nassau", "kept": ["secret-passage"]}, begin="turn")
    s.play("p0 passage").expect(turn={"moves": 3}, p0={"kept": []})


@pytest.mark.rule("marauders:yard.ship-prices")
def test_a_ship_for_one_ducat(scenario: Arrange) -> None:
    game = Own(changed(FIRST, "ship", "flute", price=1))
    person = {"captain": DUTCH, "in": "bridgetown", "ship": "ship-of-the-line"}
    s = scenario(game, p0=person | {"gold": 1}).play("p0 port", "p0 yard")
    assert "purchase flute" in s.options(0)
    assert "purchase ship-of-the-line" not in s.options(0)
    s.play("p0 purchase flute").expect(p0={"ship": "flute", "gold": 0})


@pytest.mark.rule("marauders:mission.race")
def test_two_races_to_one_port_are_lost_clockwise(scenario: Arrange) -> None:
    game = Own(changed(SECOND, "mission", "the-salt-race", goal="race havana"))
    s = scenario(
        game,
        seats=3,
        active="p1",
        p0={"captain": DUTCH, "at": "nassau", "mission": "first-with-the-news"},
        p1={"captain": "felipe-arriaga", "in": "havana"},
        p2={"captain": "frances-wright", "at": "nassau", "mission": "the-salt-race"},
    )
    s.play("p1 port").expect(
        events=[
            "overtook p1 owner=2",
            "gold-gained p1 gold=5",
            "overtook p1 owner=0",
            "gold-gained p1 gold=6",
        ],
        p1={"gold": 21},
        p0={"mission": None},
        p2={"mission": None},
    )
