"""What is over when it is over: ships that are given up, refusals, neighbours at the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.marauders.components.ids import NATION_NUMBER, NATIONS, WEAPONS
from kaper.games.marauders.rules import independent
from kaper.games.marauders.rules.npc_scouting import scouting_dice
from kaper.games.marauders.state import Marauders
from kaper.games.marauders.upgrade import from_rules_1
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
Person = dict[str, object]
GAME = "marauders"
SKULL = 6
ENGLISH = "frances-wright"
DUTCH = "pepijn-van-avezaath"
SPANISH = "felipe-arriaga"


def fight(
    scenario: Arrange, p0: Person, p1: Person, cards: str = "first", **chance: list[int]
) -> Scenario:
    s = scenario(
        GAME,
        options={"cards": cards},
        p0={"captain": ENGLISH, "at": "nassau", **p0},
        p1={"captain": DUTCH, "at": "nassau", **p1},
        chance={"scouting": [SKULL, 1, 1]} | chance,
    )
    return s.play("p0 scout p1")


# Ships that are given up


@pytest.mark.rule("marauders:yard.new-ship-state", "marauders:mod.lost-with-ship")
def test_a_new_ship_has_nothing_of_the_old_one(scenario: Arrange) -> None:
    hull = {"modifications": ["reinforced-hull"], "flipped": ["reinforced-hull"]}
    person = {"captain": DUTCH, "in": "bridgetown", "gold": 40, **hull}
    s = scenario(GAME, p0=person | {"locations": {"masts": 1}})
    s.play("p0 port", "p0 yard", "p0 purchase flute")
    s.expect(p0={"modifications": [], "flipped": [], "locations": {"masts": 3, "crew": 1}})
    assert s.state(Marauders).captains[0].flipped == 0


@pytest.mark.rule("marauders:take.ship", "marauders:mod.lost-with-ship")
def test_a_captured_frigate_has_no_modifications(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "santo-domingo", "rumor": "mutinous-frigate"}
        | {"modifications": ["long-guns"], "locations": {"masts": 1}, "cargo": ["rum"] * 3},
        zones={"nassau": {"modification": None}},
        chance={"scouting": [SKULL, 1], "leadership": [SKULL, SKULL, 1, 1, SKULL, 1, 1, 1]},
    )
    s.play("p0 scout rumor", "p0 fight", "p0 capture")
    s.expect(
        events=["ship-taken p0 ship=frigate", "modification-returned p0"],
        p0={"ship": "frigate", "modifications": [], "locations": {"masts": 3, "crew": 2}},
    )


@pytest.mark.rule("marauders:take.captured-state", "marauders:cargo.leave-port-discard")
@pytest.mark.parametrize(("cards", "shed"), [(4, False), (5, True)])
def test_a_captured_frigate_may_be_too_small(scenario: Arrange, cards: int, shed: bool) -> None:
    """A hold of 3, and the one card more that its captain always finds room for."""
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "santo-domingo", "rumor": "mutinous-frigate"}
        | {"ship": "galleon", "cargo": ["rum"] * cards},
        chance={"scouting": [SKULL, 1], "leadership": [SKULL, SKULL, 1, 1, SKULL, 1, 1, 1]},
    )
    s.play("p0 scout rumor", "p0 fight", "p0 capture")
    s.expect(asked="p0 shed-cargo" if shed else "p0 turn", p0={"locations": {"crew": 3}})


@pytest.mark.rule("marauders:rumor.fight")
@pytest.mark.parametrize(("actions", "gold"), [(("decline",), 16), (("fight", "decline"), 22)])
def test_mutineers_who_keep_their_frigate(
    scenario: Arrange, actions: tuple[str, ...], gold: int
) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "santo-domingo", "rumor": "mutinous-frigate"},
        chance={"scouting": [SKULL, 1], "leadership": [SKULL, SKULL, 1, 1, SKULL, 1, 1, 1]},
    )
    s.play("p0 scout rumor", *(f"p0 {action}" for action in actions))
    s.expect(p0={"ship": "sloop", "gold": gold, "glory": 1}, asked="p0 turn")


@pytest.mark.rule("marauders:rumor.fight")
def test_mutineers_who_win(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "santo-domingo", "rumor": "mutinous-frigate"},
        chance={"scouting": [SKULL, 1], "leadership": [1, 1, SKULL, SKULL]},
    )
    s.play("p0 scout rumor", "p0 fight").expect(
        events=["crew-combat-won seat=foe", "captain-died p0"],
        no_events=["glory-gained", "gold-gained", "ship-taken", "nobody-won"],
        asked="p1 turn",
        battle=None,
    )


# Refusals


@pytest.mark.rule("marauders:specialist.hire")
def test_only_specialists_are_hired(scenario: Arrange) -> None:
    """The first card after the Specialists is none of them."""
    person = {"captain": DUTCH, "in": "bridgetown", "hand": ["crew-combat-reroll", "helmsman-b"]}
    s = scenario(GAME, p0=person).play("p0 port")
    s.refuse("p0 hire crew-combat-reroll", "specialist.hire")
    # His test is made in French ports.
    s.refuse("p0 hire helmsman-b", "specialist.hire")


def test_saved_states_that_are_none(scenario: Arrange) -> None:
    s = scenario(GAME)
    tables = s.state(Marauders).tables
    with pytest.raises(TypeError, match="no list: 5"):
        from_rules_1({"missions": 5, "stack": []}, tables)
    with pytest.raises(TypeError, match="no list: 'x'"):
        from_rules_1({"missions": [], "stack": "x"}, tables)


# Neighbours at the table


@pytest.mark.rule("marauders:term.pirate", "marauders:term.non-pirate", "marauders:bounty.track")
@pytest.mark.parametrize("wanted", [0, 1, 2])
def test_what_one_has_done_is_not_held_against_another(scenario: Arrange, wanted: int) -> None:
    """Bounties, damage, weapons: each seat has its own."""
    captains = (DUTCH, ENGLISH, SPANISH)
    people: dict[str, dict[str, object]] = {
        f"p{seat}": {"captain": name, "at": "nassau"} for seat, name in enumerate(captains)
    }
    people[f"p{wanted}"] |= {
        "bounties": dict.fromkeys(("spain", "england", "france", "netherlands"), 5),
        "locations": {"cannons": 0, "hold": 0},
        "weapons": ["chain-shot"],
    }
    s = scenario(GAME, seats=3, **people, npcs={"spain": ["blas-de-lezo", "nassau"]})
    state = s.state(Marauders)
    for seat in range(3):
        guilty = seat == wanted
        seen = s.seen(None, seat)
        assert state.is_pirate(seat) == state.crippled(seat) == guilty
        assert seen["pirate"] == guilty
        assert seen["bounties"] == dict.fromkeys(NATIONS, 5 * guilty)
        assert seen["weapons"] == dict.fromkeys(WEAPONS, 0) | {"chain-shot": int(guilty)}
        assert seen["locations"] == {
            "hull": 2,
            "hold": 2 * (not guilty),
            "masts": 2,
            "crew": 2,
            "cannons": int(not guilty),
        }
        assert scouting_dice(state, 0, seat) == (5 if guilty else 2)
        assert independent.degrees(state, 0, seat) == ((5, 15, 0) if guilty else None)
        assert (independent.degrees(state, 4, seat) is None) == guilty


@pytest.mark.rule("marauders:death.redraw")
def test_a_captain_is_kept_despite_pirates(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": "percival-whitewood", "status": "waiting"},
        begin="turn",
        npcs={"pirate-sloop": ["jack-rackham", "bridgetown"]},
    )
    s.expect(asked="p0 new-captain").refuse("p0 ship sloop", "death.redraw")
    s.play("p0 keep").expect(
        asked="p0 ship", p0={"captain": "percival-whitewood"}, no_events=["captain-refused"]
    )
    s.refuse("p0 ship galleon", "setup.starting-ship")
    s.play("p0 ship sloop").expect(p0={"zone": "bridgetown", "in_port": True}, asked="p0 turn")
    s.play("p0 end").expect(asked="p1 turn")


@pytest.mark.rule("marauders:damage.crew", "marauders:mod.chasers-details")
def test_why_a_ship_without_crew_declares_nothing_else(scenario: Arrange) -> None:
    s = fight(scenario, {"locations": {"crew": 0}}, {}, seamanship=[1, 1, 1, 1])
    s.refuse("p0 board", "damage.crew").refuse("p0 chase", "mod.chasers-details")
    s.play("p0 shoot").refuse("p1 chase", "mod.chasers-details")


@pytest.mark.rule("marauders:stash.details")
def test_the_form_for_an_amount(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "in": "curacao", "gold": 7, "chest": 4}
    for action, most in (("stash", 7), ("withdraw", 4)):
        s = scenario(GAME, p0=person).play("p0 port", f"p0 {action}")
        form = s.match.pending()[0].form
        assert form is not None
        (field,) = form.fields
        assert (field.least, field.most) == (1, most)
        assert s.match.why_not(0, f"amount {most}") is None
        s.refuse(f"p0 amount {most + 1}", "stash.details")


@pytest.mark.rule("marauders:event.treaty", "marauders:npc.details")
@pytest.mark.parametrize("fleet", ["spain", "netherlands"])
def test_a_nameless_admiral_leaves_nothing_behind(scenario: Arrange, fleet: str) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "in": "nassau"},
        p1={"captain": DUTCH, "in": "nassau"},
        npcs={"england": "john-benbow", "france": "jean-du-casse"},
        begin="round",
        chance={"event": ["war-1", "peace-2"], "nation": [fleet, "england"]},
    )
    s.expect(entering=[f"admiral-{fleet}"], war=sorted([fleet, "england"], key=NATIONS.index))
    s.play("p0 end", "p1 end").expect(
        events=["peace-made", f"npc-left fleet={fleet} npc=admiral-{fleet}"], war=[]
    )
    held = {row["fleet"]: (row["npc"], row["beneath"]) for row in s.rows(0, "npcs")}
    assert held[fleet] == (None, [])
    assert held["england"] == ("john-benbow", [])
    assert held["france"] == ("jean-du-casse", [])
    assert s.state(Marauders).fleets[NATION_NUMBER[fleet]].cards == ()


def test_a_ship_that_was_chosen_in_secret_is_chosen_anew_in_samples() -> None:
    s = Scenario(GAME, seats=3, seed=5).play("p1 ship flute")
    for viewer in (0, 2, None):
        chosen = {repr(state.stack[-1]) for state in s.samples(Marauders, viewer)}
        assert len(chosen) > 1
    for state in s.samples(Marauders, 1):
        assert state.stack[-1] == s.state(Marauders).stack[-1]
