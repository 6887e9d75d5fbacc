"""The components: counts of the box, marks, and files of a player's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from kaper.games.marauders.components.ids import ESCAPE, FRIGATE, NATIONS, SHIPS, SLOOP
from kaper.games.marauders.components.tables import tables_of
from kaper.games.marauders.game import GAME as RULES
from kaper.games.marauders.state import Marauders
from kaper.kernel.components import Components
from kaper.kernel.errors import BadSetup
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "marauders"
TABLES = tables_of(RULES.components())


def copies(table: str) -> int:
    return sum(int(str(row["copies"])) for row in RULES.components().tables[table])


@pytest.mark.rule("marauders:components.cards", "marauders:term.npc")
def test_cards() -> None:
    assert copies("npc") + copies("event") == len(TABLES.event_names) == 34
    assert copies("glory") + copies("specialist") == len(TABLES.glory_deck) == 70
    assert copies("captain") == 16
    assert copies("cargo") == len(TABLES.cargo_names) == 64
    assert copies("ship") == 20
    assert copies("rumor") == 25
    assert copies("mission") == 25
    fleets = Counter(npc.fleet for npc in [*TABLES.npcs][: TABLES.nameless])
    assert fleets == dict.fromkeys(range(6), 3)
    with_icons = [event.icons for event in TABLES.events if event.icons]
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
    assert TABLES.ships[SLOOP].values == (2, 2, 2, 2, 1)
    assert TABLES.ships[SLOOP].maneuverability == 4
    assert TABLES.ships[FRIGATE].values == (3, 3, 3, 3, 3)
    assert TABLES.ships[FRIGATE].maneuverability == 3
    for ship in TABLES.ships:
        assert all(1 <= value <= 5 for value in (*ship.values, ship.maneuverability))


FIGURES = {"sloop": 5, "flute": 4, "frigate": 9, "galleon": 8}
ALL_NPCS = {
    "spain": "blas-de-lezo",
    "england": "john-benbow",
    "france": "jean-du-casse",
    "netherlands": "jacob-binckes",
    "pirate-sloop": "jack-rackham",
    "pirate-frigate": "edward-teach",
}


def figures(s: Scenario) -> Counter[str]:
    """The figures on the board by their kind; Ships of the Line use that of the Galleon."""
    ships = [str(row["ship"]) for key in ("seats", "npcs") for row in s.rows(None, key)]
    return Counter("galleon" if ship == "ship-of-the-line" else ship for ship in ships)


@pytest.mark.rule("marauders:components.ships", "marauders:components.splits")
@pytest.mark.parametrize("ship", ["sloop", "flute", "frigate", "galleon"])
def test_the_figures_of_the_box_are_enough_and_none_is_idle(scenario: Arrange, ship: str) -> None:
    """Four captains in ships of one type, with every NPC at sea."""
    people = {f"p{n}": {"ship": ship, "in": "bridgetown"} for n in range(4)}
    s = scenario(GAME, seats=4, **people, npcs=ALL_NPCS)
    assert figures(s) <= Counter(FIGURES)
    if ship != "galleon":
        assert figures(s)[ship] == FIGURES[ship]
    s = scenario(GAME, seats=4, **people, npcs=ALL_NPCS, war=["spain", "france"])
    assert figures(s) <= Counter(FIGURES)
    assert figures(s)["galleon"] == (6 if ship == "galleon" else 2)


@pytest.mark.rule("marauders:captain.skills", "marauders:captain.role")
def test_captains() -> None:
    for captain in TABLES.captains:
        assert len(captain.skills) == 4
        assert all(1 <= value <= 4 for value in captain.skills)
        assert captain.abilities
    nations = Counter(NATIONS[TABLES.zones[captain.home].nation] for captain in TABLES.captains)
    assert set(nations.values()) == {4}
    words = [tuple(sorted(captain.abilities)) for captain in TABLES.captains]
    assert len(set(words)) == 16


@pytest.mark.rule("marauders:raid.card-symbols")
def test_cargo() -> None:
    assert sum(card.symbol == ESCAPE for card in TABLES.cargo) == 32
    assert Counter(card.loot for card in TABLES.cargo).most_common(1) == [(3, 32)]
    assert {card.loot for card in TABLES.cargo} == {1, 2, 3, 4, 5}


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
    """Of six cubes five stand on locations, one on the Glory track; the brown ones are an NPC's."""
    s = scenario(
        GAME,
        seats=4,
        p0={"at": "curacao", "glory": 9},
        npcs={"netherlands": "philips-van-almonde"},
        chance={"scouting": [6, 1, 1], "seamanship": [1] * 5},
    )
    s.play("p0 scout netherlands")
    places = ["hull", "hold", "masts", "crew", "cannons"]
    assert len(s.rows(None, "seats")) == 4
    for seat, glory in zip(s.rows(None, "seats"), (9, 0, 0, 0), strict=True):
        assert isinstance(seat["locations"], dict)
        assert list(seat["locations"]) == places
        assert (seat["glory"], seat["stashed"]) == (glory, False)
    battle = s.match.view(None)["battle"]
    assert isinstance(battle, dict)
    assert battle["enemy"] == dict.fromkeys(places, 3)


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


@pytest.mark.rule("marauders:term.turn-and-round", "marauders:npc.placed-at-end")
def test_turn_and_round(scenario: Arrange) -> None:
    """Limits hold for one captain's turn; what waits for the end waits for that of the round."""
    s = scenario(
        GAME,
        begin="round",
        p0={"in": "nassau"},
        p1={"in": "nassau"},
        events=["jack-rackham", "tavern-talk"],
        chance={"event": ["jack-rackham", "tavern-talk"]},
    )
    s.play("p0 port", "p0 done").refuse("p0 port", "port.once-per-turn")
    s.play("p0 end", "p1 port", "p1 done").expect(entering=["jack-rackham"])
    s.refuse("p1 port", "port.once-per-turn")
    s.play("p1 end").expect(events=["npc-entered fleet=pirate-sloop zone=nassau", "round-began"])
    s.play("p0 port").expect(entering=[], asked="p0 port")


@pytest.mark.rule("marauders:term.card-text-wins")
def test_texts_of_cards_win(scenario: Arrange) -> None:
    # The reduced offer of 3 gives way to the captain's one card more, for his own turn's market.
    person = {"captain": "joost-verhagen", "in": "st-maarten", "bought_at": "st-maarten"}
    s = scenario(GAME, p0=person).play("p0 port", "p0 market")
    assert len(s.state(Marauders).laid.cards) == 4


def test_at_most_15_percent_are_specials() -> None:
    rewards = [
        *(rumor.reward for rumor in TABLES.rumors),
        *(card.reward for card in TABLES.missions),
    ]
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
    rows = RULES.components().tables["zone"]
    changed = []
    for row in rows:
        fields = dict(row)
        if f'rule = "{fields["rule"]}"' == old:
            fields["rule"] = new.removeprefix('rule = "').removesuffix('"')
        borders = fields["borders"]
        assert isinstance(borders, list)
        fields["borders"] = [new.strip('"') if f'"{b}"' == old else b for b in borders]
        changed.append(fields)
    components = Components({**RULES.components().tables, "zone": tuple(changed)})
    with pytest.raises(BadSetup, match=complaint.replace("(", r"\(")):
        tables_of(components)
