"""The components: counts of the box, marks, and files of a player's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from kaper.games.marauders.tables import (
    ESCAPE,
    FRIGATE,
    NATIONS,
    SHIPS,
    SLOOP,
    built_in,
    tables_of,
)
from kaper.kernel.components import Components
from kaper.kernel.errors import BadSetup

# Views and states are looked into freely.
Played: TypeAlias = Any
Arrange = Callable[..., Played]
GAME = "marauders"
TABLES = tables_of(built_in())


def copies(table: str) -> int:
    return sum(int(str(row["copies"])) for row in built_in().tables[table])


@pytest.mark.rule("marauders:components.cards", "marauders:term.npc")
def test_cards() -> None:
    assert copies("npc") + copies("event") == len(TABLES.event_names) == 34
    assert copies("glory") + copies("specialist") == len(TABLES.glory_deck) == 70
    assert copies("captain") == 16
    assert copies("cargo") == len(TABLES.cargo_names) == 64
    assert copies("ship") == 20
    assert copies("rumor") == 25
    assert copies("mission") == 25
    fleets = Counter(TABLES.npc_fleet[: TABLES.nameless])
    assert fleets == dict.fromkeys(range(6), 3)
    with_icons = [icons for icons in TABLES.event_icons if icons]
    assert len(with_icons) == 17
    assert all(len(icons) == 3 for icons in with_icons)


@pytest.mark.rule("marauders:components.tokens", "marauders:components.splits")
def test_tokens() -> None:
    assert len(TABLES.demand) == 24
    assert Counter(TABLES.merchants) == {0: 5, 1: 4, 2: 4, 3: 4}
    assert len(TABLES.modification_bag) == 16
    assert sum(TABLES.weapon_supply) == 12
    assert len(TABLES.ports) == 16


@pytest.mark.rule(
    "marauders:ship.types", "marauders:ship.parameters", "marauders:ship.known-values"
)
def test_ships() -> None:
    assert SHIPS == ("sloop", "flute", "frigate", "galleon", "ship-of-the-line")
    assert TABLES.ship_values[SLOOP] == (2, 2, 2, 2, 1)
    assert TABLES.maneuverability[SLOOP] == 4
    assert TABLES.ship_values[FRIGATE] == (3, 3, 3, 3, 3)
    assert TABLES.maneuverability[FRIGATE] == 3
    for values, maneuverability in zip(TABLES.ship_values, TABLES.maneuverability, strict=True):
        assert all(1 <= value <= 5 for value in (*values, maneuverability))


@pytest.mark.rule("marauders:components.ships")
def test_every_color_has_each_ship_once(scenario: Arrange) -> None:
    # Four players can sail the same type at once: figures are no limit of any type.
    state = scenario(GAME, seats=4, **{f"p{n}": {"ship": "galleon"} for n in range(4)}).match.state
    assert state.ships == [3, 3, 3, 3]


@pytest.mark.rule("marauders:captain.skills", "marauders:captain.role")
def test_captains() -> None:
    for skills, abilities in zip(TABLES.skills, TABLES.abilities, strict=True):
        assert len(skills) == 4
        assert all(1 <= value <= 4 for value in skills)
        assert abilities
    nations = Counter(NATIONS[TABLES.zone_nation[home]] for home in TABLES.home)
    assert set(nations.values()) == {4}
    words = [tuple(sorted(ability)) for ability in TABLES.abilities]
    assert len(set(words)) == 16


@pytest.mark.rule("marauders:raid.card-symbols")
def test_cargo() -> None:
    assert TABLES.symbol.count(ESCAPE) == 32
    assert Counter(TABLES.loot).most_common(1) == [(3, 32)]
    assert set(TABLES.loot) == {1, 2, 3, 4, 5}


@pytest.mark.rule("marauders:components.coins", "marauders:components.coins-unlimited")
def test_the_bank_never_runs_out(scenario: Arrange) -> None:
    # The box has 510 Ducats; payments go on beyond.
    s = scenario(
        GAME,
        p0={"in": "nassau", "gold": 300, "chest": 300, "cargo": ["rum"]},
        p1={"gold": 200},
        zones={"nassau": {"demand": "rum"}},
    )
    s.play("p0 port", "p0 trade", "p0 sell rum", "p0 done").expect(p0={"gold": 306})


@pytest.mark.rule("marauders:components.cubes-and-boards", "marauders:board.glory-track")
def test_boards_and_cubes(scenario: Arrange) -> None:
    # Five location cubes and one on the Glory track for each of four players, five brown ones.
    s = scenario(GAME, seats=4, p0={"glory": 9})
    state = s.match.state
    assert (len(state.cubes), len(state.glory), len(state.enemy)) == (20, 4, 5)
    assert [seat["glory"] for seat in s.match.view(None)["seats"]] == [9, 0, 0, 0]
    assert len(state.chest) == 4


@pytest.mark.rule("marauders:captain.skill-uses")
def test_which_skill_serves_what(scenario: Arrange) -> None:
    person = {"captain": "nicolas-jaures", "in": "havana", "locations": {"crew": 1}}
    s = scenario(GAME, p0=person, p1={"in": "trinidad"}, missions=["rum-for-the-fleet"])
    s.play("p0 port", "p0 ask-around").expect(events=["tested p0 skill=influence"])
    s.pass_on()
    s = scenario(GAME, p0=person, missions=["rum-for-the-fleet"])
    s.play("p0 port", "p0 claim rum-for-the-fleet").expect(events=["tested p0 skill=influence"])
    s = scenario(GAME, p0=person)
    s.play("p0 port", "p0 recruit").expect(events=["tested p0 skill=leadership"])
    s = scenario(GAME, p0=person | {"in": "havana"}, chance={"scouting": [6, 1]})
    s.play("p0 leave", "p0 scout merchant").expect(events=["tested p0 skill=scouting"])
    s.play("p0 raid spain").expect(events=["tested p0 skill=seamanship"])


@pytest.mark.rule("marauders:term.card-text-wins", "marauders:term.turn-and-round")
def test_texts_of_cards_win(scenario: Arrange) -> None:
    # The reduced offer of 3 gives way to the captain's one card more, for his own turn's market.
    person = {"captain": "joost-verhagen", "in": "st-maarten", "bought_at": "st-maarten"}
    s = scenario(GAME, p0=person).play("p0 port", "p0 market")
    assert len(s.match.state.table) == 4


def test_at_most_15_percent_are_specials() -> None:
    rewards = [*TABLES.rumor_reward, *TABLES.mission_reward]
    special = [words for words in rewards if any(word.name == "special" for word in words)]
    assert len(special) / len(rewards) <= 0.15


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('rule = "draw 8"', 'rule = "draws 8"', "zone st-maarten: rule: unknown word 'draws'"),
        ('rule = "draw 8"', 'rule = "draw many"', "zone st-maarten: rule: draw takes a number"),
        ('"sw havana"', '"w havana"', "zone havana: field 'borders': nassau does not lead back"),
    ],
)
def test_faults_are_told_by_row_and_field(old: str, new: str, complaint: str) -> None:
    rows = built_in().tables["zone"]
    changed = []
    for row in rows:
        fields = dict(row)
        if f'rule = "{fields["rule"]}"' == old:
            fields["rule"] = new.removeprefix('rule = "').removesuffix('"')
        borders = fields["borders"]
        assert isinstance(borders, list)
        fields["borders"] = [new.strip('"') if f'"{b}"' == old else b for b in borders]
        changed.append(fields)
    components = Components({**built_in().tables, "zone": tuple(changed)}, built_in=False)
    with pytest.raises(BadSetup, match=complaint.replace("(", r"\(")):
        tables_of(components)
