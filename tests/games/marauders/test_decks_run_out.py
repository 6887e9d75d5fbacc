"""Decks that run out: Missions, Glory cards, Rumors, Cargo; and tokens of which none is left."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.marauders.state import Marauders
from kaper.games.marauders.visibility.knowledge import laid_in
from kaper.testing.scenario import Scenario
from tests.games.marauders.second_set import OtherCards

Arrange = Callable[..., Scenario]
GAME = "marauders"
SKULL = 6
DUTCH = "pepijn-van-avezaath"


@pytest.mark.rule("marauders:decks.reshuffle", "marauders:mission.taken")
def test_the_last_mission_is_followed_by_the_discards(scenario: Arrange) -> None:
    """The Mission that makes way for the new one is among them."""
    person = {"captain": DUTCH, "in": "old-providence", "mission": "sugar-contract"}
    s = scenario(GAME, p0=person, missions=["mapmakers-round", "royal-dispatches"])
    state = s.state(Marauders)
    state.discards.mission, state.decks.mission = sorted(state.decks.mission), []
    others = len(state.discards.mission)
    s.play("p0 port", "p0 claim mapmakers-round")
    s.expect(events=["mission-dropped p0", "mission-taken p0", "reshuffled deck=mission"])
    assert len(state.offered) == len(s.rows(0, "missions")) == 2
    assert len(s.state(Marauders).decks.mission) == others
    assert s.state(Marauders).discards.mission == []


@pytest.mark.rule("marauders:mission.taken")
def test_without_missions_none_is_offered(scenario: Arrange) -> None:
    """All others are held or on offer: nothing comes in the place of the one that is taken."""
    s = scenario(GAME, p0={"captain": DUTCH, "in": "old-providence"}, missions=["mapmakers-round"])
    state = s.state(Marauders)
    state.offered += state.decks.mission
    state.decks.mission = []
    before = len(state.offered)
    s.play("p0 port", "p0 claim mapmakers-round")
    s.expect(no_events=["mission-offered", "reshuffled"], p0={"mission": "mapmakers-round"})
    assert len(s.state(Marauders).offered) == before - 1


@pytest.mark.rule("marauders:decks.reshuffle", "marauders:glory.point-and-card")
@pytest.mark.parametrize(("copies", "discards"), [(2, 0), (2, 1), (1, 2), (1, 0)])
def test_glory_cards_are_drawn_while_there_are_any(
    scenario: Arrange, copies: int, discards: int
) -> None:
    """A Ballad wants two cards; it is itself among the discards that make a new deck."""
    game = OtherCards(a_ballad_of_your_deeds=1, glut=copies, jury_rig=discards)
    s = scenario(game, p0={"in": "bridgetown", "hand": ["a-ballad-of-your-deeds"]})
    state = s.state(Marauders)
    specialists = [kind for kind in state.decks.glory if kind < len(state.tables.specialists)]
    rigs = [state.tables.glory_number["jury-rig"]] * discards
    state.decks.glory = [state.tables.glory_number["glut"]] * copies
    state.captains[1].hand = tuple(specialists)
    state.discards.glory = rigs
    s.match.play(0, "port")
    events = s.match.play(0, "play a-ballad-of-your-deeds")
    names = [type(event).__name__ for event in events]
    assert ("Reshuffled" in names) == (copies < 2)
    left = s.state(Marauders)
    held = [state.tables.glory_names[kind] for kind in left.captains[0].hand]
    assert len(held) == 2
    assert held.count("glut") == copies
    spent = discards + 1
    expected = (0, spent) if copies == 2 else (spent - 1, 0)
    assert (len(left.decks.glory), len(left.discards.glory)) == expected


@pytest.mark.rule("marauders:rumor.draw")
@pytest.mark.parametrize(("left", "asked"), [(2, "p0 keep-rumor"), (1, "p0 port"), (0, "p0 port")])
def test_of_the_last_rumors_fewer_are_drawn(scenario: Arrange, left: int, asked: str) -> None:
    """Percival Whitewood draws two where there are two."""
    s = scenario(
        GAME,
        p0={"captain": "percival-whitewood", "in": "bridgetown"},
        chance={"influence": [SKULL, 1, 1, 1, 1]},
    )
    state = s.state(Marauders)
    state.decks.rumor, away = state.decks.rumor[:left], state.decks.rumor[left:]
    state.captains[1].kept = tuple(away)
    s.match.play(0, "port")
    s.match.play(0, "ask-around")
    s.expect(asked=asked, p0={"gold": 8})
    assert len(s.state(Marauders).captains[0].rumors) == left
    assert s.state(Marauders).decks.rumor == []


@pytest.mark.rule("marauders:weapon.one-of-each")
def test_no_weapon_of_choice_where_all_kinds_are_held(scenario: Arrange) -> None:
    armed = ["grappling-hooks", "chain-shot", "grape-shot"]
    person = {"captain": DUTCH, "at": "tortuga", "rumor": "hermits-cache"}
    s = scenario(GAME, p0=person | {"weapons": armed}, chance={"scouting": [SKULL, 1]})
    s.play("p0 scout rumor").expect(
        p0={"gold": 18, "glory": 1, "weapons": dict.fromkeys(armed, 1)}, asked="p0 turn"
    )
    s = scenario(GAME, p0=person | {"weapons": armed[:2]}, chance={"scouting": [SKULL, 1]})
    s.play("p0 scout rumor").expect(asked="p0 choose-weapon")
    assert s.options(0) == ["arm grape-shot"]
    s.refuse("p0 arm chain-shot", "weapon.one-of-each")


@pytest.mark.rule("marauders:weapon.one-of-each")
def test_the_fifth_weapon_of_a_kind_is_not_there(scenario: Arrange) -> None:
    """Four tokens of each kind: with two captains who hold two of it, none is left."""
    armed = {"weapons": ["chain-shot", "chain-shot"]}
    s = scenario(
        GAME,
        seats=3,
        p0={"captain": "frances-wright", "in": "bridgetown"},
        p1={"captain": "federico-de-silva", **armed},
        p2={"captain": "nicolas-jaures", "weapons": ["chain-shot"]},
    )
    s.play("p0 port", "p0 yard")
    assert "arm chain-shot" in s.options(0)
    s.play("p0 arm chain-shot").refuse("p0 arm chain-shot", "components.tokens")
    s = scenario(
        GAME,
        seats=4,
        p0={"captain": "frances-wright", "in": "bridgetown"},
        p1={"captain": "federico-de-silva", **armed},
        p2={"captain": "nicolas-jaures", "weapons": ["chain-shot"]},
        p3={"captain": DUTCH, "weapons": ["chain-shot"]},
    )
    s.play("p0 port", "p0 yard").refuse("p0 arm chain-shot", "components.tokens")
    assert "arm grape-shot" in s.options(0)


@pytest.mark.rule("marauders:mod.return-ports")
def test_two_tokens_go_to_ports_of_the_owners_choice(scenario: Arrange) -> None:
    fitted = ["chasers", "swivel-guns", "long-guns"]
    s = scenario(
        GAME,
        p0={"in": "bridgetown", "gold": 60, "modifications": ["chasers", "long-guns"]},
        p1={"modifications": fitted},
        chance={"modification": ["long-guns", "chasers"]},
    )
    s.play("p0 port", "p0 yard", "p0 purchase frigate").expect(asked="p0 return")
    empty = s.options(0)
    assert len(empty) == 5
    assert s.match.pending()[0].prompt.args == (("count", 2),)
    full = next(z["zone"] for z in s.rows(0, "zones") if z["modification"] and z["demand"])
    s.refuse(f"p0 return {full}", "mod.return-ports")
    s.play(f"p0 {empty[3]}").expect(asked="p0 return")
    assert s.options(0) == [*empty[:3], empty[4]]
    s.play(f"p0 {empty[1]}").expect(p0={"modifications": []}, p1={"modifications": fitted})
    state = s.state(Marauders)
    names = state.tables.modification_names
    zones = [state.tables.zone_number[option.split()[1]] for option in (empty[3], empty[1])]
    assert [names[state.modifications[zone]] for zone in zones] == ["long-guns", "chasers"]
    # That they came together is all that anybody knows of them.
    assert [state.modifications_known[zone] for zone in zones] == [laid_in(1), laid_in(1)]
